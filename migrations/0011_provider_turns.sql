-- When the next request to a provider may start, for all processes together: the theoretical arrival of a leaky bucket, a pause
-- that the provider asked for, and until when one request holds it for itself.
create table provider_turns (
  pool text primary key,
  arrival timestamptz not null,
  paused_until timestamptz not null default '-infinity',
  held_until timestamptz not null default '-infinity'
);
