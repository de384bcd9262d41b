// An engine that fills its list whatever it is asked must not take the places of registers, nor keep a claim from its question.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Hit, Query } from '../../src/domain/model/query.ts';
import { openPageReader } from '../../src/extract/page-reader.ts';
import type { SearchProvider } from '../../src/ports/search.ts';
import { RecordWriter } from '../../src/search/record-writer.ts';
import { REQUESTS } from '../planning/requests.ts';
import { activate, jumpingClock, runInProcess } from '../support/pipeline.ts';

const clock = jumpingClock();
const reader = openPageReader({ workers: 1, timeoutMs: 60_000 });
after(() => reader.close());

function scripted(id: string, kinds: SearchProvider['kinds'], answer: (query: Query) => Hit[], engine = false) {
  const asked: Query[] = [];
  const provider: SearchProvider = {
    id,
    kinds,
    variables: [],
    enabled: () => true,
    hosts: [],
    costUsd: () => 0.007,
    limits: { concurrency: 5, perSecond: 0, timeoutMs: 1000 },
    cacheSeconds: 0,
    ...(engine ? { phrase: (query: Query) => query.text } : {}),
    search: async (query) => {
      asked.push(query);
      return { hits: answer(query), costUsd: 0.007, warnings: [] };
    },
  };
  return { provider, asked };
}

const noPages = async (): Promise<never> => {
  throw new Error('nothing is fetched');
};

let serial = 0;
/** Ten results of the site asked for, nine of them product pages that name nobody. */
function tenResults({ site = 'web.example', names, limit }: Query): Hit[] {
  return Array.from({ length: Math.min(10, limit) }, (_, rank): Hit => {
    const body = rank === 4 ? `${names[0]} works here.` : 'Payments, prices and products for everybody.';
    serial += 1;
    const url = `https://${site}/page-${serial}`;
    return { url, title: null, snippet: '', publishedDate: null, content: { type: 'text', body, complete: true } };
  });
}

function registerEntry({ names }: Query): Hit[] {
  const writer = new RecordWriter(names[0]!, 'Register');
  writer.fact('Location: Norvane', { kind: 'location', value: 'Norvane' });
  return [writer.hit({ url: 'https://register.example/1', title: 'Entry', asserter: 'register' })];
}

for (const { who, person, claims } of REQUESTS) {
  test(`${who}: every register is asked, and every claim gets its question`, async () => {
    const engine = scripted('engine', ['web'], tenResults, true);
    const people = scripted('people', ['person'], registerEntry);
    const organisations = scripted('organisations', ['organisation'], () => []);
    const providers = [engine, people, organisations].map(({ provider }) => activate(provider, {}, clock));
    const ran = await runInProcess({ providers, fetch: noPages, reader, clock }, { person, claims });
    assert.equal(people.asked.length, 1);
    assert.ok(organisations.asked.length >= 1);
    const asked = new Set(engine.asked.flatMap((query) => query.claimKeys));
    for (const { claim_key: key } of claims) assert.ok(asked.has(key), key);
    assert.ok(engine.asked.some((query) => query.purpose === 'document'));
    assert.ok(ran.sources.length <= 30);
    for (const source of ran.sources.filter((entry) => entry.asserter === null))
      assert.match(source.text, /works here/);
    assert.ok(ran.sources.some((source) => source.url === 'https://register.example/1'));
  });
}

test('a second engine is asked about open claims only, after the first', async () => {
  const { person, claims } = REQUESTS[0]!;
  const first = scripted('first', ['web'], () => [], true);
  const second = scripted('second', ['web'], () => [], true);
  const providers = [first, second].map(({ provider }) => activate(provider, {}, clock));
  const { report } = await runInProcess({ providers, fetch: noPages, reader, clock }, { person, claims });
  const engines = report.coverage!.map((item) => item.provider);
  assert.equal(engines.lastIndexOf('first') < engines.indexOf('second'), true);
  assert.ok(second.asked.length > 0);
});

test('a job that allows few sources keeps places for later rounds', async () => {
  const { person, claims } = REQUESTS[0]!;
  const named = (query: Query): Hit[] =>
    tenResults(query).map((hit) => ({
      ...hit,
      content: { type: 'text', body: `${query.names[0]} ${hit.url}`, complete: true },
    }));
  const engine = scripted('engine', ['web'], named, true);
  const options = { max_sources: 10 };
  const providers = [activate(engine.provider, {}, clock)];
  const { sources } = await runInProcess({ providers, fetch: noPages, reader, clock }, { person, claims, options });
  const later = engine.asked.filter((query) => query.purpose === 'name_and_organisation');
  assert.ok(later.length >= 3);
  assert.equal(sources.length, 10);
  assert.ok(sources.some((source) => source.url.startsWith('https://web.example/')));
});
