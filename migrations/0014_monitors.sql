-- The job that a job repeats, so that the two can be compared.
alter table jobs add column rerun_of text references jobs (id) on delete set null;
create index jobs_reruns on jobs (rerun_of) where rerun_of is not null;

-- A request that is run again and again, and tells what changed.
create table monitors (
  id text primary key,
  project_id text not null references projects (id) on delete cascade,
  created_at timestamptz(3) not null,
  status text not null check (status in ('active', 'paused')),
  -- Why the service paused it; null when somebody did.
  paused_reason text,
  cadence text not null,
  person jsonb not null,
  claims jsonb not null,
  template_id text,
  options jsonb,
  metadata jsonb,
  purpose text,
  legal_basis text,
  -- Null while it is paused.
  next_run_at timestamptz(3)
);
create index monitors_newest on monitors (project_id, created_at desc, id desc);
create index monitors_due on monitors (next_run_at) where next_run_at is not null;

create table monitor_runs (
  project_id text not null,
  monitor_id text not null references monitors (id) on delete cascade,
  job_id text not null references jobs (id) on delete cascade,
  created_at timestamptz(3) not null,
  -- The job whose report this one's is compared with; null at the first run, and when that job was erased.
  compared_with text references jobs (id) on delete set null,
  -- Null until it is compared, or when there was nothing to compare with.
  changed boolean,
  primary key (monitor_id, job_id)
);
create index monitor_runs_of_job on monitor_runs (job_id);
create index monitor_runs_newest on monitor_runs (monitor_id, created_at desc, job_id desc);
create index monitor_runs_compared on monitor_runs (compared_with) where compared_with is not null;

alter table monitors enable row level security;
alter table monitors force row level security;
create policy owner_everything on monitors to current_user using (true) with check (true);
create policy own_project on monitors using (project_id = (select current_setting('bonafide.project', true)));
alter table monitor_runs enable row level security;
alter table monitor_runs force row level security;
create policy owner_everything on monitor_runs to current_user using (true) with check (true);
create policy own_project on monitor_runs using (project_id = (select current_setting('bonafide.project', true)));
