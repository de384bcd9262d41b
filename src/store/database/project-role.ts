// The role of project transactions (docs/decisions/0002-tenancy.md): created and granted once per database.
import type pg from 'pg';
import { Fault } from '../../domain/model/fault.ts';
import type { Log } from '../../ports/log.ts';
import { codeOf } from './database.ts';

export const PROJECT_ROLE = 'bonafide_project';
const QUEUE_TABLE = 'pgboss.job_common';

/** What an API request may touch; keys, stages, corpus and cache are not among them. */
const PROJECT_TABLES = [
  'jobs',
  'batches',
  'batch_rows',
  'monitors',
  'monitor_runs',
  'sources',
  'page_texts',
  'reports',
  'events',
  'usage',
  'idempotency_keys',
  'templates',
  'webhook_endpoints',
  'webhook_secrets',
  'deliveries',
  'delivery_queue',
  'delivery_attempts',
];

/** Written and read, never changed. */
const APPENDED_TABLES = ['audit_records'];

async function createRole(client: pg.Client): Promise<void> {
  const found = await client.query('select 1 from pg_roles where rolname = $1', [PROJECT_ROLE]);
  if (found.rowCount !== 0) return;
  try {
    await client.query(`create role ${PROJECT_ROLE} nologin`);
  } catch (error) {
    // Roles belong to the whole server, so another database's process may have been first.
    if (codeOf(error) !== '42710' && codeOf(error) !== '23505') throw error;
  }
}

async function mayTakeRole(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(`select pg_has_role(current_user, $1, 'SET') as may`, [
    PROJECT_ROLE,
  ]);
  return rows[0]?.may === true;
}

/** To anyone but the owner the tables would look empty; better said at start than found out later. */
export async function requireOwner(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ owner: string; own: boolean }>(
    `select relowner::regrole::text as owner, pg_has_role(current_user, relowner, 'USAGE') as own
     from pg_class where oid = 'jobs'::regclass`,
  );
  if (rows[0]?.own === true) return;
  throw new Fault(
    'database_user_invalid',
    `DATABASE_URL must name the owner of the tables, ${rows[0]?.owner}, or a member of it.`,
  );
}

/** Called under the migration lock, after the queue's tables exist. Null when this user may not make roles. */
export async function ensureProjectRole(client: pg.Client, log?: Log): Promise<string | null> {
  try {
    await createRole(client);
    if (!(await mayTakeRole(client))) await client.query(`grant ${PROJECT_ROLE} to current_user`);
    const wanted = [...PROJECT_TABLES, ...APPENDED_TABLES, QUEUE_TABLE];
    const granted = await client.query<{ done: boolean }>(
      `select bool_and(has_table_privilege($1, name, 'insert')) as done from unnest($2::text[]) as name`,
      [PROJECT_ROLE, wanted],
    );
    if (granted.rows[0]?.done !== true) {
      const { rows } = await client.query<{ name: string }>('select quote_ident(current_schema()) as name');
      await client.query(
        `grant usage on schema ${rows[0]?.name}, pgboss to ${PROJECT_ROLE};
         grant select, insert, update, delete on ${PROJECT_TABLES.join(', ')} to ${PROJECT_ROLE};
         grant select, insert on ${APPENDED_TABLES.join(', ')} to ${PROJECT_ROLE};
         grant insert on ${QUEUE_TABLE} to ${PROJECT_ROLE}`,
      );
    }
    return PROJECT_ROLE;
  } catch (error) {
    if (codeOf(error) !== '42501') throw error;
    log?.warn('project transactions run without their own role', { code: 'tenancy_role_missing' });
    return null;
  }
}
