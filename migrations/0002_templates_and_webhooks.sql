-- Templates, webhook endpoints with their secrets, and the outbox of deliveries.

create table templates (
  id text primary key,
  project_id text not null,
  name text not null,
  version integer not null,
  description text,
  created_at timestamptz(3) not null,
  deprecated_at timestamptz(3),
  input_schema jsonb not null,
  extraction_schema jsonb not null,
  search_plan jsonb not null,
  scoring_rubric jsonb not null,
  metadata jsonb not null,
  unique (project_id, name, version)
);
create index templates_newest on templates (project_id, created_at desc, id desc);

create table webhook_endpoints (
  id text primary key,
  project_id text not null,
  url text not null,
  events text[] not null,
  enabled boolean not null,
  description text,
  created_at timestamptz(3) not null,
  disabled_reason text,
  failing_since timestamptz(3)
);
create index webhook_endpoints_newest on webhook_endpoints (project_id, created_at desc, id desc);

create table webhook_secrets (
  id bigint generated always as identity primary key,
  project_id text not null,
  endpoint_id text not null references webhook_endpoints (id) on delete cascade,
  -- AES-256-GCM, bound to the endpoint.
  sealed bytea not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3)
);
create index webhook_secrets_of_endpoint on webhook_secrets (endpoint_id);
create unique index webhook_secrets_one_current on webhook_secrets (endpoint_id) where expires_at is null;

create table deliveries (
  id text primary key,
  project_id text not null,
  -- No foreign key: the log of a deleted endpoint stays readable until it is 30 days old.
  endpoint_id text not null,
  event_id text not null,
  event_type text not null,
  job_id text references jobs (id) on delete cascade,
  -- Null when the event's own body is sent, which is nearly always.
  body text,
  status text not null default 'pending' check (status in ('pending', 'success', 'failure', 'discarded')),
  attempt integer not null default 0,
  next_attempt_at timestamptz(3),
  leased_until timestamptz(3),
  response_code integer,
  error text,
  created_at timestamptz(3) not null,
  completed_at timestamptz(3),
  -- Set on replays; the first delivery of an event reaches an endpoint once.
  replay_of text
);
create unique index deliveries_once on deliveries (event_id, endpoint_id) where replay_of is null;
create index deliveries_newest on deliveries (project_id, created_at desc, id desc);
create index deliveries_of_job on deliveries (job_id);
create index deliveries_due_by_endpoint on deliveries (endpoint_id, next_attempt_at) where status = 'pending';
create index deliveries_due on deliveries (next_attempt_at) where status = 'pending';
create index deliveries_leased on deliveries (leased_until) where status = 'pending' and leased_until is not null;
create index deliveries_by_age on deliveries (created_at);

create table delivery_attempts (
  delivery_id text not null references deliveries (id) on delete cascade,
  project_id text not null,
  number integer not null,
  started_at timestamptz(3) not null,
  latency_ms double precision not null,
  response_code integer,
  error text,
  response_body text not null,
  primary key (delivery_id, number)
);

-- `del_` + ULID of this time. The outbox rows of an event are made in the event's own statement, so their ids are too.
create function bonafide_id(prefix text, at timestamptz) returns text
language sql volatile parallel safe
set search_path = pg_catalog
as $$
  with material as (
    select floor(extract(epoch from at) * 1000)::bigint as milliseconds,
           sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) as random
  )
  select prefix || '_' || (
    select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + ((milliseconds >> (45 - 5 * i)) & 31)::int, 1), '' order by i)
    from generate_series(0, 9) i
  ) || (
    select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (get_byte(random, i) & 31), 1), '' order by i)
    from generate_series(0, 15) i
  )
  from material
$$;
