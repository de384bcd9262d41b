// A provider that repeats the key it was sent, in an error and in a result: the key is found nowhere a user, an operator's log or
// the database can show it.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { type Fleet, openFleet } from '../support/fleet.ts';

const KEY = 'exa-key-7f3a9c1e5b';
let fleet: Fleet;
let base = '';
let mode: 'refuses' | 'fails' | 'answers' = 'refuses';
const keysSeen = new Set<string | undefined>();

const careless = createServer((request, response) => {
  request.resume();
  keysSeen.add(request.headers['x-api-key']?.toString());
  const sent = `sent with x-api-key ${request.headers['x-api-key']}`;
  response.setHeader('content-type', 'application/json');
  if (mode === 'refuses') response.writeHead(401).end(JSON.stringify({ error: sent }));
  else if (mode === 'fails') response.writeHead(400).end(JSON.stringify({ error: sent, stack: sent }));
  else {
    const text = `# Ilse Varga\n\nIlse Varga is a professor at Norvane University. ${sent}`;
    const results = [
      { id: 'a', url: 'https://norvane.example/v', title: `Ilse Varga ${sent}`, text, highlights: [sent] },
    ];
    response.end(JSON.stringify({ requestId: KEY, results, costDollars: { total: 0.007 } }));
  }
});

before(async () => {
  await new Promise<void>((resolve) => careless.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(careless.address() as AddressInfo).port}`;
  fleet = await openFleet({ BONAFIDE_PROVIDERS: 'exa', EXA_API_KEY: KEY, EXA_URL: base, BONAFIDE_LOG_LEVEL: 'debug' });
});
after(async () => {
  await fleet.close();
  careless.closeAllConnections();
  await new Promise((resolve) => careless.close(resolve));
});

test('the key is in no report, event, log line or row', async () => {
  const service = await fleet.serve();
  const warnings: string[] = [];
  for (const way of ['refuses', 'fails', 'answers'] as const) {
    mode = way;
    const { id } = await service.client.jobs.create({
      person: { full_name: `Ilse ${way} Varga` },
      claims: [{ claim_key: 'a', claim_type: 'employment', expected: { employer: 'Norvane University' } }],
    });
    const job = await service.client.jobs.waitFor(id);
    assert.equal(job.status, 'completed');
    const report = await service.client.jobs.report(id);
    warnings.push(...(report.warnings ?? []));
    const shown = JSON.stringify([job, report, await service.client.jobs.usage(id)]);
    assert.doesNotMatch(shown, new RegExp(KEY));
    if (way === 'answers') assert.equal(report.sources.length, 1);
  }
  assert.deepEqual([...keysSeen], [KEY]);
  assert.ok(warnings.includes('provider_key_refused:exa') && warnings.includes('provider_unavailable:exa'));
  assert.match(service.printed(), /a provider failed/);
  assert.doesNotMatch(service.printed(), new RegExp(KEY));
  const tables = await fleet.database.sql<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  assert.ok(tables.length > 10);
  for (const { name } of tables) {
    const [row] = await fleet.database.sql<{ found: number }>(
      `select count(*)::int as found from ${name} as t where t::text like $1`,
      [`%${KEY}%`],
    );
    assert.equal(row?.found, 0, name);
  }
});
