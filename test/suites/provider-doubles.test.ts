// Doubles of the providers with their real limits: no job is throttled at the default settings, and two workers of one database
// together stay within what the services allow.
import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { openPageReader } from '../../src/extract/page-reader.ts';
import { buildUserAgent } from '../../src/net/request-headers.ts';
import type { ActiveProvider } from '../../src/pipeline/ask-provider.ts';
import { ProviderGate } from '../../src/pipeline/provider-gate.ts';
import { CONTACT } from '../../src/ports/search.ts';
import type { ProviderTurns } from '../../src/ports/turns.ts';
import { PROVIDERS } from '../../src/search/registry.generated.ts';
import { providerTurns } from '../../src/store/records/turns-repository.ts';
import { openTestDatabase, type TestDatabase } from '../support/database.ts';
import { type JobInput, type RanJob, runInProcess } from '../support/pipeline.ts';
import { type DocumentedLimit, type LimitedDouble, startLimitedDouble } from '../support/providers/limited-double.ts';
import { openTestOutbound, type TestOutbound } from '../support/test-outbound.ts';
import { type VirtualClock, virtualClock } from '../support/virtual-clock.ts';

const OPERATOR = 'ops@operator.example';
const agentOf = (request: IncomingMessage): string => request.headers['user-agent'] ?? '';

/** A product with a version, and in brackets whom to write to. */
const namesContact = (request: IncomingMessage): string | null =>
  /^Bonafide\/[\d.]+ \(\+(?:mailto:|https?:)/.test(agentOf(request)) ? null : `agent ${agentOf(request)}`;
const namesProduct = (request: IncomingMessage): string | null =>
  /^Bonafide\/[\d.]+/.test(agentOf(request)) ? null : `agent ${agentOf(request)}`;
const carries =
  (header: string, value: string) =>
  (request: IncomingMessage): string | null =>
    request.headers[header] === value ? null : `${header} is missing`;

/** As the services document them; those without a row document none. */
function limits({ contact }: { contact: boolean }): DocumentedLimit[] {
  return [
    contact
      ? { providers: ['crossref'], requests: 3, seconds: 1, atOnce: 3, demands: namesContact }
      : { providers: ['crossref'], requests: 1, seconds: 1, atOnce: 1, demands: namesProduct },
    { providers: ['wikidata', 'wikipedia'], requests: contact ? 200 : 10, seconds: 60, demands: namesProduct },
    { providers: ['datacite'], requests: contact ? 1000 : 500, seconds: 300 },
    { providers: ['ror'], requests: 50, seconds: 300 },
    { providers: ['sec'], requests: 10, seconds: 1, demands: namesContact },
    { providers: ['github'], requests: 60, seconds: 3600, demands: namesProduct },
    { providers: ['gleif', 'krs'], requests: 60, seconds: 60 },
    { providers: ['orcid'], requests: 24, seconds: 1 },
    { providers: ['openalex'], requests: 10, seconds: 1 },
    { providers: ['openaire'], requests: 60, seconds: 3600 },
    { providers: ['europepmc'], requests: 10, seconds: 1 },
    { providers: ['ares'], requests: 500, seconds: 60 },
    { providers: ['annuaire_entreprises'], requests: 7, seconds: 1 },
    { providers: ['brave'], requests: 1, seconds: 1, demands: carries('x-subscription-token', 'brave-key') },
    { providers: ['tavily'], requests: 100, seconds: 60, demands: carries('authorization', 'Bearer tavily-key') },
    { providers: ['companies_house'], requests: 600, seconds: 300 },
    { providers: ['exa'], requests: 10, seconds: 1, demands: carries('x-api-key', 'exa-key') },
    { providers: ['serper'], requests: 50, seconds: 1, demands: carries('x-api-key', 'serper-key') },
    { providers: ['commoncrawl'], requests: 1, seconds: 1, atOnce: 1 },
    { providers: ['wayback'], requests: 1, seconds: 1, atOnce: 1 },
  ];
}

const JOB: JobInput = {
  person: {
    full_name: 'Ilse Varga',
    location: 'Berlin, Germany',
    current_company: 'Halden Robotics',
    github_url: 'https://github.com/ivarga',
  },
  claims: [
    { claim_key: 'phd', claim_type: 'education', expected: { school: 'Norvane University', degree: 'PhD' } },
    { claim_key: 'post', claim_type: 'employment', expected: { employer: 'Halden Robotics', is_current: true } },
    { claim_key: 'licence', claim_type: 'credential', expected: { name: 'Registered Nurse' } },
  ],
};

let database: TestDatabase;
const reader = openPageReader({ workers: 1, timeoutMs: 60_000 });
before(async () => {
  database = await openTestDatabase();
});
after(async () => {
  await reader.close();
  await database.close();
});

interface Bench {
  clock: VirtualClock;
  double: LimitedDouble;
  outbound: TestOutbound;
  contact: string | null;
  settings: Record<string, string>;
}

async function openBench(contact: string | null, settings: Record<string, string> = {}): Promise<Bench> {
  const clock = virtualClock();
  const double = await startLimitedDouble(limits({ contact: contact !== null }), clock);
  const userAgent = buildUserAgent('0.1.0', contact);
  // It waits by a clock of its own: time stands still here while it works.
  const outbound = openTestOutbound({ allowNetworks: ['127.0.0.0/8'], userAgent, ignoreRobots: true });
  return { clock, double, outbound, contact, settings };
}

async function closeBench({ clock, double, outbound }: Bench): Promise<void> {
  clock.stop();
  await outbound.close();
  await double.close();
}

/** As the service switches them on: all that these settings enable, every address pointing at its double. */
function workerOf({ clock, double, contact, settings }: Bench, turns: ProviderTurns): ActiveProvider[] {
  const patient: ProviderTurns = {
    take: (pool, rule) => clock.working(() => turns.take(pool, rule)),
    leave: (pool) => clock.working(() => turns.leave(pool)),
    pause: (pool, milliseconds) => clock.working(() => turns.pause(pool, milliseconds)),
  };
  return PROVIDERS.filter(({ id }) => !['corpus', 'profile'].includes(id)).flatMap((provider) => {
    const own = Object.fromEntries(
      provider.variables.flatMap(({ name, fallback }) => {
        if (name.endsWith('_URL') && (fallback ?? settings[name]) !== undefined)
          return [[name, double.base(provider.id)]];
        return settings[name] === undefined ? [] : [[name, settings[name]]];
      }),
    );
    if (contact !== null) own[CONTACT] = contact;
    if (!provider.enabled(own)) return [];
    const limits = { ...provider.limits, ...provider.limitsWith?.(own) };
    const shared = { turns: patient, pool: limits.pool ?? provider.id };
    return [{ provider: { ...provider, limits }, settings: own, gate: new ProviderGate(limits, clock, shared) }];
  });
}

function work(bench: Bench, providers: ActiveProvider[], input: JobInput = JOB): Promise<RanJob> {
  const { clock, outbound } = bench;
  return runInProcess(
    {
      providers,
      fetch: (request) => clock.working(() => outbound.fetch(request)),
      reader: { ...reader, read: (...asked) => clock.working(() => reader.read(...asked)) },
      clock,
    },
    input,
  );
}

async function withTurns<T>(bench: Bench, act: (turns: ProviderTurns[]) => Promise<T>): Promise<T> {
  await database.sql('delete from provider_turns');
  const processes = [1, 2].map(() => new pg.Pool({ connectionString: database.databaseUrl, max: 4 }));
  try {
    return await act(
      processes.map((pool) =>
        providerTurns({ query: async ({ text, values }) => (await pool.query(text, [...(values ?? [])])).rows }, () =>
          bench.clock.now(),
        ),
      ),
    );
  } finally {
    await Promise.all(processes.map((pool) => pool.end()));
  }
}

const TROUBLE = /^(?:provider_|stage_time)/;

for (const contact of [null, OPERATOR]) {
  test(`a job at the default settings ${contact ? 'with' : 'without'} a contact is not throttled by anybody`, async () => {
    const bench = await openBench(contact);
    const { report } = await withTurns(bench, ([turns]) => work(bench, workerOf(bench, turns!)));
    await closeBench(bench);
    assert.deepEqual(bench.double.refusals, []);
    assert.deepEqual(
      report.warnings!.filter((warning) => TROUBLE.test(warning)),
      [],
    );
    const asked = [...bench.double.counts.keys()].toSorted();
    for (const id of [
      'ares',
      'crossref',
      'datacite',
      'dnb',
      'gleif',
      'openaire',
      'orcid',
      'ror',
      'theses_fr',
      'wikidata',
    ])
      assert.ok(asked.includes(id), `${id} was not asked: ${asked.join(' ')}`);
    assert.equal(asked.includes('sec'), contact !== null, 'SEC EDGAR is asked only by whoever names a contact');
    assert.ok(bench.clock.passed() < 300_000, `${bench.clock.passed()} ms`);
  });
}

test('two workers of one database with six jobs stay within every limit, and no job is throttled', async () => {
  const bench = await openBench(OPERATOR, { BRAVE_API_KEY: 'brave-key', COMPANIES_HOUSE_API_KEY: 'house-key' });
  const reports = await withTurns(bench, (turns) => {
    const workers = turns.map((own) => workerOf(bench, own));
    return Promise.all(Array.from({ length: 6 }, (_, job) => work(bench, workers[job % 2]!)));
  });
  await closeBench(bench);
  assert.deepEqual(bench.double.refusals, []);
  for (const { report } of reports)
    assert.deepEqual(
      report.warnings!.filter((warning) => TROUBLE.test(warning)),
      [],
    );
  assert.ok((bench.double.counts.get('brave') ?? 0) > 20);
  assert.equal(bench.double.peaks.get('brave'), 1);
});

test('without a contact two workers still stay within what the services allow strangers', async () => {
  const bench = await openBench(null);
  await withTurns(bench, (turns) => {
    const workers = turns.map((own) => workerOf(bench, own));
    return Promise.all(Array.from({ length: 4 }, (_, job) => work(bench, workers[job % 2]!)));
  });
  await closeBench(bench);
  assert.deepEqual(bench.double.refusals, []);
  assert.ok(bench.double.peaks.get('wikidata and wikipedia')! <= 10);
});

const ENGINES: Record<string, Record<string, string>> = {
  exa: { EXA_API_KEY: 'exa-key' },
  brave: { BRAVE_API_KEY: 'brave-key' },
  tavily: { TAVILY_API_KEY: 'tavily-key' },
  serper: { SERPER_API_KEY: 'serper-key' },
  searxng: { SEARXNG_URL: 'BASE' },
};

for (const [engine, keys] of Object.entries(ENGINES)) {
  test(`${engine}: deep jobs of two workers stay within the limits of the engine and of the archives`, async () => {
    const bench = await openBench(OPERATOR, keys);
    const deep: JobInput = {
      ...JOB,
      person: { ...JOB.person, personal_website: 'https://gone.example/varga' },
      options: { depth: 'deep' },
    };
    const ran = await withTurns(bench, (turns) =>
      Promise.all(turns.map((own) => work(bench, workerOf(bench, own), deep))),
    );
    await closeBench(bench);
    assert.deepEqual(bench.double.refusals, []);
    for (const { report } of ran)
      assert.deepEqual(
        report.warnings!.filter((warning) => /^provider_/.test(warning)),
        [],
      );
    for (const id of [engine, 'wayback', 'commoncrawl']) assert.ok((bench.double.counts.get(id) ?? 0) > 0, id);
  });
}

test('the doubles do refuse: a caller without manners is written down', async () => {
  const bench = await openBench(null);
  const free: ProviderTurns = { take: async () => 0, leave: async () => {}, pause: async () => {} };
  await Promise.all([work(bench, workerOf(bench, free)), work(bench, workerOf(bench, free))]);
  await closeBench(bench);
  assert.ok(bench.double.refusals.some((line) => line.startsWith('wikidata')));
});
