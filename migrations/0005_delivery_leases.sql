-- Taking a delivery up writes `leased_until` and nothing else. While no index knows that column and its page has room, such
-- a write touches no index at all; it was the dearest part of a delivery.

drop index deliveries_leased;
alter table deliveries set (fillfactor = 70);

-- With the id, so that the order of an endpoint's queue does not change when a row is rewritten: what is under way stands
-- at its head and can be counted there.
drop index deliveries_due_by_endpoint;
create index deliveries_due_by_endpoint on deliveries (endpoint_id, next_attempt_at, id) where status = 'pending';

-- Only the sweep asks for age, and rows lie in the order they were written: page ranges are enough.
drop index deliveries_by_age;
create index deliveries_by_age on deliveries using brin (created_at);
