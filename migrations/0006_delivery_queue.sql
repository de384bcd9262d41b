-- What waits to be sent, apart from the log of what was sent: docs/decisions/0004-delivery-queue.md.
-- Taking a delivery up and settling it write narrow rows here, and the row of the log is written once, touching no index.

create table delivery_queue (
  delivery_id text primary key,
  project_id text not null,
  endpoint_id text not null,
  event_id text not null,
  -- Attempts made. Whoever settles an attempt names it, so a worker that slept through its lease changes nothing.
  attempt integer not null,
  due_at timestamptz(3) not null,
  leased_until timestamptz(3)
  -- No foreign keys: the triggers below keep it in step with the log and cost less.
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 2000);

-- With the id, so that the order of an endpoint's queue does not change when a row is rewritten: what is under way stands
-- at its head and can be counted there.
create index delivery_queue_of_endpoint on delivery_queue (endpoint_id, due_at, delivery_id);

alter table delivery_queue enable row level security;
alter table delivery_queue force row level security;
create policy owner_everything on delivery_queue to current_user using (true) with check (true);
create policy own_project on delivery_queue using (project_id = (select current_setting('bonafide.project', true)));

insert into delivery_queue (delivery_id, project_id, endpoint_id, event_id, attempt, due_at, leased_until)
select id, project_id, endpoint_id, event_id, attempt, coalesce(next_attempt_at, created_at), leased_until
from deliveries where status = 'pending';

-- Whoever writes a delivery, it waits in the queue from the same moment, and it leaves with its row.
create function queue_delivery() returns trigger language plpgsql as $$
begin
  insert into delivery_queue (delivery_id, project_id, endpoint_id, event_id, attempt, due_at)
  values (new.id, new.project_id, new.endpoint_id, new.event_id, new.attempt, coalesce(new.next_attempt_at, new.created_at));
  return null;
end
$$;
create trigger deliveries_queued after insert on deliveries
  for each row when (new.status = 'pending') execute function queue_delivery();

create function unqueue_delivery() returns trigger language plpgsql as $$
begin
  delete from delivery_queue where delivery_id = old.id;
  return null;
end
$$;
create trigger deliveries_unqueued after delete on deliveries
  for each row when (old.status = 'pending') execute function unqueue_delivery();

-- No index of the log knows a column that changes when a delivery is settled, and its pages keep room for the settled row.
drop index deliveries_due_by_endpoint;
drop index deliveries_due;
alter table deliveries drop column leased_until;
alter table deliveries set (fillfactor = 45);

-- The last attempt stands in the log's own row; delivery_attempts keeps those before it. Most deliveries need one.
alter table deliveries
  add column last_started_at timestamptz(3),
  add column last_latency_ms double precision,
  -- `error` says why the delivery ended, which may come later than its last attempt.
  add column last_error text,
  add column last_response_body text;
