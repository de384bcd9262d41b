// Settling must look its rows up by key however large the log is, and however small it was when the plan was made.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { openTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { insertSampleJob } from '../../../test/support/store-samples.ts';
import type { LeasedDelivery, NextDelivery } from '../../ports/store.ts';
import type { Connection } from '../database/database.ts';
import { type Finished, OUTCOMES_OPENING, writeOutcomes } from './delivery-outcomes.ts';

const PROJECT = 'prj_outcomes';
const LOGGED = 20_000;
const GROUP = 64;

let database: TestDatabase;
let client: pg.Client;
before(async () => {
  database = await openTestDatabase();
  client = new pg.Client({ connectionString: database.databaseUrl });
  await client.connect();
  const job = await insertSampleJob(database.store, PROJECT);
  await database.sql(
    `insert into deliveries (id, project_id, endpoint_id, event_id, event_type, job_id, status, created_at)
     select 'del_' || n, $1, 'we_' || n % 7, 'evt_' || n, 'job.started', $2,
            case when n % 4 = 0 then 'pending' else 'success' end, now() from generate_series(1, $3::int) n`,
    [PROJECT, job, LOGGED],
  );
});
after(async () => {
  await client.end();
  await database.close();
});

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

/** Rows that a plan took from each of the two large tables, those it threw away included. */
function rowsRead(plan: Plan, read: Map<string, number>): Map<string, number> {
  const table = plan['Relation Name'];
  if (table !== undefined && /Scan/.test(plan['Node Type'])) {
    const rows = (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'];
    read.set(table, (read.get(table) ?? 0) + rows);
  }
  for (const part of plan.Plans ?? []) rowsRead(part, read);
  return read;
}

/** Runs every statement for good, and keeps what the server says it did. */
function explained(plans: Plan[]): Connection {
  return {
    async query<Row>({ text, values }: { text: string; values: unknown[] }): Promise<Row[]> {
      if (!/^\s*with /.test(text)) return (await client.query(text, values)).rows as Row[];
      const { rows } = await client.query(`explain (analyze, format json) ${text}`, values);
      plans.push((rows[0] as { 'QUERY PLAN': { Plan: Plan }[] })['QUERY PLAN'][0]!.Plan);
      return [];
    },
  } as Connection;
}

function settled(from: number, next: NextDelivery): Finished[] {
  return Array.from({ length: GROUP }, (_, index) => {
    const delivery = { id: `del_${(from + index) * 4}`, endpointId: `we_${((from + index) * 4) % 7}`, attempt: 0 };
    const attempt = { number: 1, startedAt: new Date(1_772_359_205_000), latencyMs: 3, responseCode: 200, error: null };
    return { delivery: delivery as LeasedDelivery, attempt: { ...attempt, responseBody: 'ok' }, next };
  });
}

const KINDS: [string, NextDelivery, string][] = [
  ['what arrived', { kind: 'success' }, 'success'],
  ['what is tried again', { kind: 'retry', at: new Date(1_772_359_265_000) }, 'pending'],
];

for (const [index, [what, next, status]] of KINDS.entries()) {
  test(`${what} is settled by key: no more rows are read than the group has, twice over`, async () => {
    const items = settled(1 + index * GROUP, next);
    const plans: Plan[] = [];
    await client.query(OUTCOMES_OPENING);
    await writeOutcomes(explained(plans), items);
    await client.query('commit');
    const written = await database.sql<{ done: number }>(
      'select count(*)::int as done from deliveries where id = any ($1) and status = $2 and attempt = 1',
      [items.map(({ delivery }) => delivery.id), status],
    );
    assert.deepEqual(written, [{ done: GROUP }]);
    assert.equal(plans.length, 1);
    const read = rowsRead(plans[0]!, new Map());
    for (const table of ['deliveries', 'delivery_queue']) {
      const rows = read.get(table) ?? 0;
      assert.ok(rows >= GROUP && rows <= 2 * GROUP, `${rows} rows of ${table} read: ${JSON.stringify(plans[0])}`);
    }
  });
}
