-- What a model read for a job: facts that were taken, and those that the quote check dropped. Null for all other steps.
alter table usage add column facts integer;
alter table usage add column dropped integer;
