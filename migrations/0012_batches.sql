-- People verified together: the rows of a request in their order, each with its job or with what was wrong with it.
create table batches (
  id text primary key,
  project_id text not null,
  created_at timestamptz(3) not null,
  -- When the last job of it ended.
  ended_at timestamptz(3),
  foreign key (project_id) references projects (id) on delete cascade
);
create index batches_newest on batches (project_id, created_at desc, id desc);

create table batch_rows (
  project_id text not null,
  batch_id text not null references batches (id) on delete cascade,
  row integer not null,
  -- Null when the row was refused, and after its job was erased.
  job_id text references jobs (id) on delete set null,
  faults jsonb,
  primary key (batch_id, row)
);
create index batch_rows_of_job on batch_rows (job_id) where job_id is not null;

alter table batches enable row level security;
alter table batches force row level security;
create policy owner_everything on batches to current_user using (true) with check (true);
create policy own_project on batches using (project_id = (select current_setting('bonafide.project', true)));
alter table batch_rows enable row level security;
alter table batch_rows force row level security;
create policy owner_everything on batch_rows to current_user using (true) with check (true);
create policy own_project on batch_rows using (project_id = (select current_setting('bonafide.project', true)));
