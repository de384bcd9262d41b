// How many rows a project has in a table that the operator limits.
import type { Connection } from './database.ts';

/** Two rows that are made at the same moment are counted one after the other, until the transaction ends. */
export async function countOfProject(
  connection: Connection,
  projectId: string,
  table: 'webhook_endpoints' | 'monitors',
): Promise<number> {
  await connection.query({ text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))', values: [projectId] });
  const [row] = await connection.query<{ count: number }>({
    text: `select count(*)::int as count from ${table} where project_id = $1`,
    values: [projectId],
  });
  return row?.count ?? 0;
}
