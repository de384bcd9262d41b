// One behaviour suite for every evidence provider, on a loopback server that speaks its documented shapes.
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Finding } from '../../src/domain/model/finding.ts';
import { type Hit, OFFICIAL_WEBSITE, type Query } from '../../src/domain/model/query.ts';
import { openPageReader } from '../../src/extract/page-reader.ts';
import { makeIds } from '../../src/main/system-ids.ts';
import { type ActiveProvider, type Asked, askProvider } from '../../src/pipeline/ask-provider.ts';
import { Budget } from '../../src/pipeline/budget.ts';
import { ProviderGate } from '../../src/pipeline/provider-gate.ts';
import type { SearchProvider } from '../../src/ports/search.ts';
import type { AnswerCache } from '../../src/ports/store.ts';
import { PROVIDERS } from '../../src/search/registry.generated.ts';
import { activate, jumpingClock, memoryCache, runInProcess } from '../support/pipeline.ts';
import { FIXTURES, type ProviderFixture } from '../support/providers/fixtures.ts';
import {
  type LoopbackProvider,
  type Misbehaviour,
  startLoopbackProvider,
} from '../support/providers/loopback-provider.ts';
import { openTestOutbound } from '../support/test-outbound.ts';

const outbound = openTestOutbound({ allowNetworks: ['127.0.0.0/8'] });
after(() => outbound.close());

const clock = jumpingClock();
const reader = openPageReader({ workers: 1, timeoutMs: 60_000 });
after(() => reader.close());
const lines: string[] = [];
const write = (message: string, fields?: object): void => void lines.push(`${message} ${JSON.stringify(fields ?? {})}`);

const QUERY: Query = {
  kind: 'web',
  text: '"Ilse Varga" Norvane University',
  names: ['Ilse Varga'],
  person: { full_name: 'Ilse Varga' },
  claimKeys: ['c1'],
  category: 'auto',
  limit: 10,
  allowDomains: [],
  denyDomains: [],
  purpose: 'neutral',
};

function fixtureOf({ id }: SearchProvider): ProviderFixture {
  const fixture = FIXTURES[id];
  if (fixture === undefined)
    throw new Error(`${id} has no fixture: write what its interface answers into test/support/providers/fixtures.ts`);
  return fixture;
}

interface Bench {
  server: LoopbackProvider;
  ask(options?: { budget?: Budget; cache?: AnswerCache; query?: Partial<Query> }): Promise<Asked>;
}

async function bench(provider: SearchProvider, timeoutMs = 2000): Promise<Bench> {
  const fixture = fixtureOf(provider);
  const server = await startLoopbackProvider(structuredClone(fixture.routes) as Record<string, unknown>);
  // structuredClone turns a Buffer into a plain byte array; the archive file must stay bytes.
  for (const [path, body] of Object.entries(fixture.routes)) if (Buffer.isBuffer(body)) server.routes[path] = body;
  const settings = Object.fromEntries(
    Object.entries(fixture.settings).map(([name, value]) => [name, value.replace('BASE', server.base)]),
  );
  return {
    server,
    ask: ({ budget = new Budget(1), cache = memoryCache(clock), query = {} } = {}) => {
      const patient: SearchProvider = { ...provider, limits: { ...provider.limits, timeoutMs } };
      const active: ActiveProvider = { provider: patient, settings, gate: new ProviderGate(provider.limits, clock) };
      return askProvider(
        active,
        { ...QUERY, ...fixture.query, ...query },
        {
          jobId: 'job_1',
          projectId: 'prj_1',
          budget,
          signal: new AbortController().signal,
          tools: {
            fetch: outbound.fetch,
            corpus: { search: async () => [], get: async () => null },
            answers: cache,
            clock,
            ids: makeIds(clock),
            log: { info: write, warn: write, error: write },
            metrics: { count: () => {}, observe: () => {}, gauge: () => {} },
          },
        },
      );
    },
  };
}

function told(finding: Finding): string {
  const end = finding.end === 'present' ? 'present' : finding.end?.year;
  return [
    finding.kind,
    finding.organisation?.name,
    finding.degree?.code,
    finding.title,
    finding.value && finding.kind !== 'business' && finding.kind !== 'publication' ? finding.value : null,
    finding.start?.year,
    end,
  ]
    .filter((part) => part !== undefined && part !== null)
    .join(' ');
}

function findingsOf(hits: Hit[]): Finding[] {
  return hits.flatMap((hit) => hit.record?.findings ?? []);
}

const BILLED: readonly Misbehaviour[] = ['html', 'half_body', 'hang'];
/** Their key only raises a limit. */
const WORKS_WITHOUT_KEY = new Set(['github', 'ror', 'ny_attorneys', 'wa_health']);
const REMOTE = PROVIDERS.filter((provider) => !['corpus', 'profile'].includes(provider.id));

test('every provider has a fixture, and every fixture a provider', () => {
  assert.deepEqual(Object.keys(FIXTURES).toSorted(), REMOTE.map((provider) => provider.id).toSorted());
  assert.equal(new Set(PROVIDERS.map((provider) => provider.id)).size, PROVIDERS.length);
});

for (const provider of REMOTE) {
  const fixture = fixtureOf(provider);
  describe(provider.id, () => {
    test('reads its documented answer', async () => {
      const { server, ask } = await bench(provider);
      const asked = await ask();
      await server.close();
      assert.equal(asked.outcome, 'found');
      assert.deepEqual(
        asked.hits.map((hit) => hit.url),
        fixture.expect.urls,
      );
      assert.deepEqual(findingsOf(asked.hits).map(told), fixture.expect.facts);
      assert.ok(Math.abs(asked.costUsd - fixture.expect.costUsd) < 1e-9, `cost ${asked.costUsd}`);
      assert.deepEqual(
        asked.hits.flatMap((hit) => hit.record?.asserter ?? []),
        fixture.expect.asserters ?? [],
      );
    });

    test('every quote stands in its record', async () => {
      const { server, ask } = await bench(provider);
      const { hits } = await ask();
      await server.close();
      for (const { record } of hits.filter((hit) => hit.record)) {
        for (const finding of record!.findings)
          assert.equal(record!.text.slice(finding.from, finding.to), finding.quote);
      }
    });

    test('the same question again costs nothing and says so', async () => {
      const { server, ask } = await bench(provider);
      const cache = memoryCache(clock);
      const first = await ask({ cache });
      const calls = server.requests.length;
      const second = await ask({ cache });
      await server.close();
      assert.equal(server.requests.length, calls);
      assert.equal(second.cached, true);
      assert.equal(second.costUsd, 0);
      assert.deepEqual(
        second.hits.map((hit) => hit.url),
        first.hits.map((hit) => hit.url),
      );
    });

    test('without its key it is off; with it, the key travels where documented', async () => {
      const { credential } = fixture;
      const secrets = provider.variables.filter((variable) => variable.secret).map((variable) => variable.name);
      if (secrets.length === 0) return;
      assert.ok(credential, `${secrets.join(', ')} is secret: \`credential\` of the fixture says where it travels`);
      for (const name of secrets) assert.ok(fixture.settings[name], `\`settings\` of the fixture must give ${name}`);
      const keyless = Object.fromEntries(Object.entries(fixture.settings).filter(([, value]) => value === 'BASE'));
      const asked = { ...QUERY, ...fixture.query };
      const isOn = provider.enabled(keyless) && provider.asks?.(asked, keyless) !== false;
      if (!WORKS_WITHOUT_KEY.has(provider.id)) assert.equal(isOn, false);
      const { server, ask } = await bench(provider);
      await ask();
      await server.close();
      const [request] = server.requests;
      const sent = credential.header
        ? request!.headers[credential.header]
        : new URL(request!.url, server.base).searchParams.get(credential.parameter!);
      assert.equal(sent, credential.value);
    });

    const expected: Record<Misbehaviour, string[]> = {
      html: ['failed'],
      half_body: ['failed'],
      wrong_types: ['empty', 'failed'],
      error_in_200: ['empty', 'failed'],
      refused_key: ['failed'],
      rate_limited: ['failed'],
      server_error: ['failed'],
      out_of_credit: ['failed'],
      echoed_key: ['failed'],
      asks_for_patience: ['failed'],
      redirect_to_itself: ['failed'],
      hang: ['failed'],
    };
    for (const [how, outcomes] of Object.entries(expected) as [Misbehaviour, string[]][]) {
      // The archive's index answers lines of text, so a page of HTML reads as no capture at all.
      test(`survives ${how}`, async () => {
        const { server, ask } = await bench(provider, how === 'hang' ? 150 : 2000);
        server.misbehave = how;
        const budget = new Budget(1);
        const asked = await ask({ budget });
        await server.close();
        assert.ok(outcomes.includes(asked.outcome), asked.outcome);
        assert.deepEqual(asked.hits, []);
        if (asked.outcome === 'failed') {
          // Whoever broke off or wrote nonsense may have done, and billed, the work.
          const price = BILLED.includes(how) ? provider.costUsd({ ...QUERY, ...fixture.query }) : 0;
          assert.ok(Math.abs(budget.spentUsd - price) < 1e-9, `${budget.spentUsd} spent`);
          assert.equal(asked.costUsd, budget.spentUsd);
          assert.equal(asked.warnings.length, 1);
          assert.match(asked.warnings[0]!, new RegExp(`:${provider.id}$`));
        }
        const refused = fixture.credential ? 'provider_key_refused' : 'provider_caller_refused';
        if (how === 'refused_key') assert.deepEqual(asked.warnings, [`${refused}:${provider.id}`]);
        if (how === 'out_of_credit') assert.deepEqual(asked.warnings, [`provider_credit_exhausted:${provider.id}`]);
        // A named pause that is longer than a job's patience is not waited for, and not asked into.
        if (how === 'asks_for_patience') assert.equal(server.requests.length, 1);
        if (how === 'server_error') assert.equal(server.requests.length, 3);
        if (how === 'rate_limited') assert.deepEqual(asked.warnings, [`provider_rate_limited:${provider.id}`]);
      });
    }

    test('ten thousand results and a result without an http address are cut to what can be used', async () => {
      if (fixture.results === null) return;
      const { server, ask } = await bench(provider);
      for (const body of Object.values(server.routes)) grow(body, fixture.results, fixture.resultAddress);
      const asked = await ask();
      await server.close();
      assert.ok(asked.hits.length <= 100, String(asked.hits.length));
      for (const hit of asked.hits) assert.match(hit.url, /^https?:\/\//);
    });
  });
}

const WEB = REMOTE.filter((provider) => provider.kinds.includes('web'));

for (const provider of WEB) {
  test(`${provider.id}: a result with a private address is never called and never a source`, async () => {
    const fixture = fixtureOf(provider);
    const { server } = await bench(provider);
    const settings = Object.fromEntries(
      Object.entries(fixture.settings).map(([name, value]) => [name, value.replace('BASE', server.base)]),
    );
    for (const body of Object.values(server.routes)) {
      for (const result of resultsOf(body, fixture.results!)) {
        result[fixture.resultAddress!] = 'http://10.11.12.13/people/varga';
        delete result.entities;
      }
    }
    const ran = await runInProcess(
      { providers: [activate(provider, settings, clock)], fetch: outbound.fetch, reader, clock },
      {
        person: { full_name: 'Ilse Varga' },
        claims: [{ claim_key: 'job', claim_type: 'employment', expected: { employer: 'Norvane University' } }],
      },
    );
    await server.close();
    assert.deepEqual(ran.sources, []);
    assert.ok(ran.report.warnings?.includes('address_refused:10.11.12.13'), ran.report.warnings?.join(' '));
  });
}

test('wikidata and ror name the website of an organisation, so that its pages can be asked for', async () => {
  const asOrganisation = async (id: string): Promise<Hit[]> => {
    const provider = PROVIDERS.find((entry) => entry.id === id)!;
    const { server, ask } = await bench(provider);
    if (id === 'wikidata') {
      const website = { mainsnak: { datavalue: { value: 'https://www.norvane.example/' } }, rank: 'normal' };
      const body = { labels: { en: { value: 'Norvane University' } }, claims: { P856: [website] } };
      server.routes = {
        'GET /w/api.php?action=wbsearchentities': { search: [{ id: 'Q7' }] },
        'GET /w/api.php?action=wbgetentities': { entities: { Q7: body } },
      };
    }
    const { hits } = await ask({ query: { kind: 'organisation', organisation: 'Norvane University' } });
    await server.close();
    return hits;
  };
  for (const id of ['wikidata', 'ror']) {
    const links = (await asOrganisation(id)).flatMap((hit) => hit.record?.links ?? []);
    assert.deepEqual([...new Set(links.map((link) => link.text))], [OFFICIAL_WEBSITE], id);
    assert.ok(
      links.every((link) => new URL(link.href).hostname.endsWith('norvane.example')),
      JSON.stringify(links),
    );
  }
});

test('the archive is asked for the crawl nearest to the year, and within a site for addresses that bear the name', async () => {
  const provider = PROVIDERS.find((entry) => entry.id === 'commoncrawl')!;
  const { server, ask } = await bench(provider);
  const crawls = ['CC-MAIN-2026-40', 'CC-MAIN-2019-22', 'CC-MAIN-2014-10'].map((id) => ({ id }));
  server.routes = { 'GET /collinfo.json': crawls, 'GET /CC-MAIN-2014-10-index': '' };
  await ask({ query: { kind: 'archive', text: 'norvane.example', site: 'norvane.example', near: '2015' } });
  await server.close();
  const [, nearest, newest] = server.requests.map((request) => new URL(request.url, server.base));
  assert.equal(nearest!.pathname, '/CC-MAIN-2014-10-index');
  assert.equal(newest!.pathname, '/CC-MAIN-2026-40-index');
  assert.deepEqual(nearest!.searchParams.getAll('filter'), ['=status:200', '~url:.*varga.*']);
  assert.equal(nearest!.searchParams.get('url'), '*.norvane.example');
});

test('a key that comes back inside a result is struck out before anything keeps it', async () => {
  const exa = PROVIDERS.find((provider) => provider.id === 'exa')!;
  const { server, ask } = await bench(exa);
  const [result] = (server.routes['POST /search'] as { results: Record<string, unknown>[] }).results;
  result!.text = 'Ilse Varga. Debug: x-api-key=exa-secret-key';
  const cache = memoryCache(clock);
  const [first, again] = [await ask({ cache }), await ask({ cache })];
  await server.close();
  assert.equal(again.cached, true);
  for (const asked of [first, again]) {
    assert.doesNotMatch(JSON.stringify(asked), /exa-secret-key/);
    assert.match(JSON.stringify(asked), /x-api-key=\*{14}/);
  }
});

function resultsOf(body: unknown, path: string[]): Record<string, unknown>[] {
  const list = path.reduce<unknown>((here, name) => (here as Record<string, unknown> | null)?.[name], body);
  return Array.isArray(list) ? (list as Record<string, unknown>[]) : [];
}

function grow(body: unknown, path: string[], addressMember: string | null): void {
  let here = body as Record<string, unknown>;
  for (const name of path.slice(0, -1)) here = (here?.[name] ?? {}) as Record<string, unknown>;
  const list = here?.[path.at(-1)!];
  if (!Array.isArray(list) || list.length === 0) return;
  const copies = Array.from({ length: 10_000 }, (_, index) => ({
    ...list[0],
    ...(addressMember
      ? { [addressMember]: index % 2 === 0 ? 'javascript:alert(1)' : `https://norvane.example/${index}` }
      : {}),
  }));
  here[path.at(-1)!] = [null, 7, ...copies];
}

/** Where each provider that states its cost states it. */
const STATED_COST: Record<string, (body: Record<string, unknown>, lie: unknown) => void> = {
  exa: (body, lie) => void (body.costDollars = { total: lie }),
  tavily: (body, lie) => void (body.usage = { credits: lie }),
  serper: (body, lie) => void (body.credits = lie),
};

for (const [id, state] of Object.entries(STATED_COST)) {
  test(`${id}: a provider that lies about its cost never takes more than the cap`, async () => {
    const provider = PROVIDERS.find((entry) => entry.id === id)!;
    for (const lie of [500_000, -3, 'free', null, Number.MAX_VALUE]) {
      const { server, ask } = await bench(provider);
      for (const body of Object.values(server.routes)) state(body as Record<string, unknown>, lie);
      const budget = new Budget(0.05);
      const asked = await ask({ budget });
      assert.ok(budget.spentUsd <= 0.05 + 1e-9 && asked.costUsd >= 0, `${lie}: ${budget.spentUsd}`);
      assert.equal(asked.costUsd, budget.spentUsd);
      if (typeof lie === 'number' && lie > 0) {
        const refused = await ask({ budget });
        assert.equal(refused.outcome, 'skipped');
        assert.deepEqual(refused.warnings, ['max_cost_reached']);
      } else assert.ok(Math.abs(asked.costUsd - provider.costUsd({ ...QUERY, limit: 10 })) < 1e-9, String(lie));
      await server.close();
    }
  });
}

test('no key ever reaches a log line', () => {
  assert.ok(lines.length > 20);
  for (const line of lines) assert.doesNotMatch(line, /secret/);
  for (const line of outbound.lines) assert.doesNotMatch(line, /secret/);
});
