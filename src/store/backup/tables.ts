// Which tables a backup holds, parents before children.
import type pg from 'pg';

/** What only matters to running processes, and what migrations write themselves. The queue is written anew from the jobs. */
const LEFT_OUT = new Set(['schema_migrations', 'workers', 'provider_turns']);

export async function tablesInOrder(client: pg.Client): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`,
  );
  const { rows: links } = await client.query<{ child: string; parent: string }>(
    `select child.relname as child, parent.relname as parent
     from pg_constraint link
     join pg_class child on child.oid = link.conrelid
     join pg_class parent on parent.oid = link.confrelid
     where link.contype = 'f' and child.oid <> parent.oid`,
  );
  const waiting = tables.map(({ name }) => name).filter((name) => !LEFT_OUT.has(name));
  const ordered: string[] = [];
  while (waiting.length > 0) {
    const next = waiting.find((name) =>
      links.every(({ child, parent }) => child !== name || LEFT_OUT.has(parent) || ordered.includes(parent)),
    );
    if (next === undefined) throw new Error(`Tables refer to each other in a circle: ${waiting.join(', ')}`);
    ordered.push(next);
    waiting.splice(waiting.indexOf(next), 1);
  }
  return ordered;
}
