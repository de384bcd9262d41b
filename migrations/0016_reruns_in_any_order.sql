-- A restore fills the table in any order: the job that a job repeats may come after it.
alter table jobs alter constraint jobs_rerun_of_fkey deferrable initially deferred;
