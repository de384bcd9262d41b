-- Imported pages with their full-text index, and cached answers of providers. Neither belongs to a project.

create table corpus_collections (
  name text primary key,
  fingerprint text,
  imported_at timestamptz(3) not null default now()
);

create table corpus_pages (
  id bigint generated always as identity primary key,
  collection text not null references corpus_collections (name) on delete cascade,
  url text not null,
  -- Without `www.`, lower case.
  host text not null,
  title text,
  text text not null,
  body bytea not null,
  content_type text not null,
  published_date text,
  -- Of text that the store has folded (accents, case, punctuation), under `simple`. Folding here would depend on
  -- the server's locale: under C, typographic quotes and dashes count as letters and glue words together.
  search tsvector not null
);
create unique index corpus_pages_once on corpus_pages (md5(url));
create index corpus_pages_words on corpus_pages using gin (search);
create index corpus_pages_of_collection on corpus_pages (collection);

create table cached_answers (
  key text primary key,
  value jsonb not null,
  stored_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  -- Erased with the job that asked.
  job_id text not null references jobs (id) on delete cascade
);
create index cached_answers_by_age on cached_answers (expires_at);
create index cached_answers_of_job on cached_answers (job_id);
