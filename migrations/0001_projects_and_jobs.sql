-- Projects, their keys, and jobs with everything that belongs to one job.
-- timestamptz(3): a cursor goes through a JavaScript Date, which has milliseconds; finer times would skip rows.

create table projects (
  id text primary key,
  name text not null unique,
  created_at timestamptz(3) not null,
  retention_days integer check (retention_days is null or retention_days >= 0)
);

create table api_keys (
  id text primary key,
  project_id text not null references projects (id) on delete cascade,
  name text not null,
  hint text not null,
  hash bytea not null unique,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  revoked_at timestamptz(3)
);
create index api_keys_of_project on api_keys (project_id, created_at);

-- No foreign key to projects on hot tables: each insert would lock the one project row in share mode,
-- and hundreds of concurrent sharers of one row cost more than the rest of the insert.
create table jobs (
  id text primary key,
  project_id text not null,
  status text not null check (status in ('created', 'queued', 'running', 'completed', 'failed', 'canceled')),
  progress smallint not null default 0 check (progress between 0 and 100),
  template_id text,
  created_at timestamptz(3) not null,
  started_at timestamptz(3),
  completed_at timestamptz(3),
  error text,
  person jsonb not null,
  claims jsonb not null,
  options jsonb,
  metadata jsonb,
  warnings jsonb not null default '[]',
  -- Folded for erasure by person.
  person_name text not null,
  person_email text,
  fence integer not null default 0,
  attempt integer not null default 0,
  lease_owner text,
  lease_until timestamptz(3),
  -- The live entry in the queue; a job without one is found and queued again.
  queue_entry uuid not null default gen_random_uuid(),
  last_sequence integer not null default 0,
  source_count integer not null default 0
) with (fillfactor = 80);
create index jobs_newest on jobs (project_id, created_at desc, id desc);
create index jobs_newest_by_status on jobs (project_id, status, created_at desc, id desc);
create index jobs_of_person on jobs (project_id, person_name);
create index jobs_of_email on jobs (project_id, person_email) where person_email is not null;
create index jobs_leased on jobs (lease_until) where lease_until is not null;
create index jobs_waiting on jobs (created_at) where status in ('queued', 'running') and lease_until is null;
create index jobs_ended on jobs (project_id, completed_at) where completed_at is not null;

create table job_stages (
  job_id text not null references jobs (id) on delete cascade,
  stage text not null,
  output jsonb,
  saved_at timestamptz(3) not null default now(),
  primary key (job_id, stage)
);

-- An id is derived from the address, so that the same pages give the same report in every job.
create table sources (
  id text not null,
  project_id text not null,
  job_id text not null references jobs (id) on delete cascade,
  ordinal integer not null,
  url text not null,
  wire jsonb not null,
  reading jsonb not null,
  primary key (job_id, id),
  unique (job_id, ordinal)
);
-- Over a digest: an address may be longer than an index entry.
create unique index sources_once_per_address on sources (job_id, md5(url));

create table page_texts (
  project_id text not null,
  job_id text not null,
  ordinal integer not null,
  text text not null,
  primary key (job_id, ordinal),
  foreign key (job_id, ordinal) references sources (job_id, ordinal) on delete cascade
);

create table reports (
  job_id text primary key references jobs (id) on delete cascade,
  project_id text not null,
  score smallint not null,
  body jsonb not null
);

create table events (
  id text primary key,
  project_id text not null,
  job_id text not null references jobs (id) on delete cascade,
  sequence integer not null,
  type text not null,
  created_at timestamptz(3) not null,
  body text not null,
  unique (job_id, sequence)
);
-- A job ends once.
create unique index events_one_end on events (job_id)
  where type in ('job.completed', 'job.failed', 'job.canceled');

create table usage (
  job_id text not null references jobs (id) on delete cascade,
  project_id text not null,
  step text not null,
  provider text not null,
  calls integer not null,
  cached integer not null,
  cost_usd double precision not null,
  milliseconds double precision not null,
  primary key (job_id, step, provider)
);

create table idempotency_keys (
  project_id text not null,
  route text not null,
  key text not null,
  fingerprint text not null,
  created_at timestamptz(3) not null,
  status smallint,
  resource_id text,
  -- Encrypted.
  once bytea,
  primary key (project_id, route, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
create index idempotency_keys_by_resource on idempotency_keys (resource_id) where once is not null;
