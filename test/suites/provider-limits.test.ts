// The limits that the services themselves name, held by two workers that share their turns: in no window are there more requests.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { memoryTurns } from '../../src/pipeline/memory-turns.ts';
import { ProviderGate } from '../../src/pipeline/provider-gate.ts';
import { CONTACT } from '../../src/ports/search.ts';
import type { ProviderTurns } from '../../src/ports/turns.ts';
import { PROVIDERS } from '../../src/search/registry.generated.ts';
import { openTestDatabase, type TestDatabase } from '../support/database.ts';
import { jumpingClock } from '../support/pipeline.ts';

/** Requests within seconds, as documented; `alone` where one at a time is allowed. Pools count together. */
const DOCUMENTED: { providers: string[]; settings: Record<string, string>; requests: number; seconds: number }[] = [
  { providers: ['crossref'], settings: {}, requests: 1, seconds: 1 },
  { providers: ['crossref'], settings: { [CONTACT]: 'ops@operator.example' }, requests: 3, seconds: 1 },
  { providers: ['wikidata', 'wikipedia'], settings: {}, requests: 10, seconds: 60 },
  { providers: ['wikidata', 'wikipedia'], settings: { [CONTACT]: 'ops@operator.example' }, requests: 200, seconds: 60 },
  { providers: ['ror'], settings: {}, requests: 50, seconds: 300 },
  { providers: ['ror'], settings: { ROR_CLIENT_ID: 'id' }, requests: 2000, seconds: 300 },
  { providers: ['sec'], settings: { [CONTACT]: 'ops@operator.example' }, requests: 10, seconds: 1 },
  { providers: ['github'], settings: {}, requests: 60, seconds: 3600 },
  { providers: ['github'], settings: { GITHUB_TOKEN: 'token' }, requests: 5000, seconds: 3600 },
  { providers: ['gleif', 'krs'], settings: {}, requests: 60, seconds: 60 },
  { providers: ['datacite'], settings: {}, requests: 500, seconds: 300 },
  { providers: ['datacite'], settings: { [CONTACT]: 'ops@operator.example' }, requests: 1000, seconds: 300 },
  { providers: ['openaire'], settings: {}, requests: 60, seconds: 3600 },
  { providers: ['ares'], settings: {}, requests: 500, seconds: 60 },
  { providers: ['annuaire_entreprises'], settings: {}, requests: 7, seconds: 1 },
  { providers: ['openalex'], settings: {}, requests: 10, seconds: 1 },
  { providers: ['ny_attorneys', 'wa_health'], settings: { SOCRATA_APP_TOKEN: 'token' }, requests: 1000, seconds: 3600 },
  { providers: ['orcid'], settings: {}, requests: 24, seconds: 1 },
  { providers: ['companies_house'], settings: {}, requests: 600, seconds: 300 },
  { providers: ['commoncrawl'], settings: {}, requests: 1, seconds: 1 },
  { providers: ['brave'], settings: {}, requests: 1, seconds: 1 },
  { providers: ['tavily'], settings: {}, requests: 100, seconds: 60 },
];

for (const { providers, settings, requests, seconds } of DOCUMENTED) {
  const named = Object.keys(settings).join(' and ') || 'nothing set';
  test(`${providers.join(' and ')} with ${named}: at most ${requests} in ${seconds} s by two workers`, async () => {
    const clock = jumpingClock();
    const turns = memoryTurns(clock);
    const gates = [1, 2].flatMap(() =>
      providers.map((id) => {
        const provider = PROVIDERS.find((entry) => entry.id === id)!;
        const limits = { ...provider.limits, ...provider.limitsWith?.(settings) };
        return new ProviderGate(limits, clock, { turns, pool: limits.pool ?? id });
      }),
    );
    const starts: number[] = [];
    let refused = 0;
    for (let request = 0; request < 3 * requests + 10 && refused < 3; request += 1) {
      const signal = new AbortController().signal;
      const start = async (): Promise<number> => starts.push(clock.now().getTime());
      await gates[request % gates.length]!.paced(start, signal).catch(() => (refused += 1));
    }
    assert.ok(starts.length >= Math.min(requests / 2, 20), `${starts.length} requests`);
    for (const first of starts) {
      const within = starts.filter((start) => start >= first && start < first + seconds * 1000);
      assert.ok(within.length <= requests, `${within.length} in ${seconds} s`);
    }
  });
}

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase();
});
after(() => database.close());

test('two processes of one database take turns', async () => {
  const processes: ProviderTurns[] = [database.store.turns, database.store.turns];
  const rule = { spacingMs: 1000, burst: 2, aloneMs: 0 };
  const waits: (number | null)[] = [];
  for (let turn = 0; turn < 5; turn += 1) waits.push(await processes[turn % 2]!.take('one', rule));
  assert.deepEqual(waits.slice(0, 2), [0, 0]);
  assert.ok(waits[2]! > 500 && waits[2]! <= 1000, String(waits[2]));
  assert.ok(waits[3]! > 1500 && waits[3]! <= 2000, String(waits[3]));
  assert.equal(waits[4], null, 'a turn that is far away is not handed out');
});

test('a provider that wants one at a time is held, left and paused for all', async () => {
  const [one, other] = [database.store.turns, database.store.turns];
  const rule = { spacingMs: 0, burst: 1, aloneMs: 60_000 };
  assert.equal(await one.take('two', rule), 0);
  assert.equal(await other.take('two', rule), null);
  await one.leave('two');
  assert.equal(await other.take('two', rule), 0);
  await other.leave('two');
  await other.pause('two', 60_000);
  assert.equal(await one.take('two', rule), null);
});
