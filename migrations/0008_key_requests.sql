-- Requests made with a key in all processes together: how they share one limit.
alter table api_keys add column requests bigint not null default 0;
