-- The second wall: docs/decisions/0002-tenancy.md. A role other than the owner sees only the project that its
-- transaction names; no project named means no rows.

do $$
declare
  guarded text;
begin
  for guarded in
    select c.table_name
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and c.column_name = 'project_id' and t.table_type = 'BASE TABLE'
  loop
    execute format('alter table %I enable row level security', guarded);
    execute format('alter table %I force row level security', guarded);
    execute format('create policy owner_everything on %I to current_user using (true) with check (true)', guarded);
    execute format(
      'create policy own_project on %I using (project_id = (select current_setting(''bonafide.project'', true)))',
      guarded
    );
  end loop;
end
$$;
