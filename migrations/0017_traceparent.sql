-- The W3C trace context of the request that made a job; it goes out with the webhooks of its events.
alter table jobs add column traceparent text;
alter table events add column traceparent text;
