-- Why a person is looked up and what allows it, as the client states it.
alter table jobs add column purpose text, add column legal_basis text;
