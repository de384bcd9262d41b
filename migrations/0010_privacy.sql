-- What was done with data about people, without saying about whom: an act, an object's id, a count.
create table audit_records (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null default now(),
  project_id text not null,
  act text not null,
  object_ids text[] not null
);
create index audit_records_of_project on audit_records (project_id, id desc);
alter table audit_records enable row level security;
alter table audit_records force row level security;
create policy owner_everything on audit_records to current_user using (true) with check (true);
create policy own_project on audit_records using (project_id = (select current_setting('bonafide.project', true)));

-- Erasing a job takes the memory of the request that made it.
drop index idempotency_keys_by_resource;
create index idempotency_keys_by_resource on idempotency_keys (resource_id);
