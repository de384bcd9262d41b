-- Attempts that a stopped process cost a job; they do not count against it, up to a limit.
alter table jobs add column interruptions integer not null default 0;
