-- Processes that work on jobs, as they say themselves every few seconds. A queue without any is a queue that stands still.
create table workers (
  owner text primary key,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  providers jsonb not null
);
