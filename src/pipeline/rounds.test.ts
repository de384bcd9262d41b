// The order of a job's questions: when it stops, what follows from pages already read, and what a cap or a fault leaves out.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { activate, jumpingClock, type RanJob, runInProcess } from '../../test/support/pipeline.ts';
import type { Claim } from '../domain/model/claim.ts';
import { Fault } from '../domain/model/fault.ts';
import { type Hit, OFFICIAL_WEBSITE, type Query } from '../domain/model/query.ts';
import { openPageReader } from '../extract/page-reader.ts';
import type { GuardedFetch } from '../ports/fetch.ts';
import type { SearchProvider } from '../ports/search.ts';
import type { TemplateRecord } from '../ports/store.ts';
import { RecordWriter } from '../search/record-writer.ts';

const reader = openPageReader({ workers: 1, timeoutMs: 60_000 });
after(() => reader.close());
const clock = jumpingClock('2026-01-01T00:00:00Z');

const PERSON = { full_name: 'Ilse Varga', personal_website: 'https://ilse-varga.example/' };
const CLAIM: Claim = {
  claim_key: 'job',
  claim_type: 'employment',
  expected: { employer: 'Norvane Robotics', title: 'Engineer' },
};
const OWN = `<html><head><title>Ilse Varga</title></head><body><h1>Ilse Varga</h1>
  <p>I am an engineer at Norvane Robotics.</p><a href="/cv">CV</a></body></html>`;

interface Script {
  kinds: SearchProvider['kinds'];
  answer(query: Query): Hit[];
  costUsd?: number;
}

function scripted(id: string, { kinds, answer, costUsd = 0 }: Script): SearchProvider & { asked: Query[] } {
  const asked: Query[] = [];
  return {
    asked,
    id,
    kinds,
    variables: [],
    enabled: () => true,
    hosts: [],
    costUsd: () => costUsd,
    limits: { concurrency: 4, perSecond: 0, timeoutMs: 5000 },
    cacheSeconds: 0,
    search: async (query) => {
      asked.push(query);
      return { hits: answer(query), costUsd, warnings: [] };
    },
  };
}

const pages = (known: Record<string, string>): GuardedFetch => {
  return async ({ url }) => {
    const html = known[url];
    if (html === undefined) throw new Fault('fetch_failed', 'x', { retry: 'later' });
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    const [status, body] = html === '404' ? [404, 'Not found'] : [200, html];
    return { url, status, headers, body: new TextEncoder().encode(body), truncated: false, elapsedMs: 1 };
  };
};

function run(
  providers: SearchProvider[],
  fetch: GuardedFetch,
  options = {},
  claims = [CLAIM],
  template?: TemplateRecord,
): Promise<RanJob> {
  const active = [activate('profile', {}, clock), ...providers.map((provider) => activate(provider, {}, clock))];
  const parts = { providers: active, fetch, reader, clock, ...(template ? { template } : {}) };
  return runInProcess(parts, { person: PERSON, claims, options });
}

function templateOf(searchPlan: TemplateRecord['searchPlan']): TemplateRecord {
  const schemas = { inputSchema: {}, extractionSchema: {}, scoringRubric: {}, metadata: {} };
  const dates = { createdAt: clock.now(), deprecatedAt: null };
  return { id: 'tpl_1', name: 'sample', version: 1, description: null, ...dates, ...schemas, searchPlan };
}

const purposes = (asked: Query[]): string[] => [...new Set(asked.map((query) => query.purpose))];

const EVERY_PURPOSE = ['register', 'neutral', 'people', 'name_and_organisation', 'document'];
/** What is asked in any case: the registers, and the questions that carry no claim. */
const ALWAYS = ['register', 'neutral', 'people'];

/** Enough to decide the claim of the job. */
function registerEntry(): Hit {
  const writer = new RecordWriter('Ilse Varga', 'Register of engineers');
  writer.fact('Engineer at Norvane Robotics', {
    kind: 'employment',
    organisation: 'Norvane Robotics',
    title: 'Engineer',
    current: true,
  });
  return writer.hit({ url: 'https://register.example/varga', title: 'Ilse Varga', asserter: 'register' });
}

test('when every claim is decided, later rounds are not asked', async () => {
  const record = registerEntry();
  const identity: Claim = { claim_key: 'who', claim_type: 'identity', expected: { full_name: 'Ilse Varga' } };
  const plain = scripted('plain', { kinds: ['web', 'person'], answer: () => [] });
  await run([plain], pages({ 'https://ilse-varga.example/': OWN }), {}, [CLAIM, identity]);
  assert.deepEqual(purposes(plain.asked), EVERY_PURPOSE);
  const sure = scripted('sure', { kinds: ['web', 'person'], answer: () => [record] });
  const { report } = await run([sure], pages({ 'https://ilse-varga.example/': OWN }));
  assert.deepEqual(
    report.claims.map((claim) => [claim.status, claim.confidence >= 4]),
    [['verified', true]],
  );
  assert.deepEqual(purposes(sure.asked), ALWAYS);
});

test("a template's stop_when moves the confidence at which later rounds are left out", async () => {
  const record = registerEntry();
  const own = pages({ 'https://ilse-varga.example/': OWN });
  const ran = async (stop: number | undefined, answer: Hit[]) => {
    const web = scripted('web', { kinds: ['web', 'person'], answer: () => answer });
    const template = templateOf(stop === undefined ? {} : { stop_when: { all_claims_confidence: stop } });
    const { report } = await run([web], own, {}, [CLAIM], template);
    return { purposes: purposes(web.asked), claim: report.claims[0]! };
  };
  const usual = await ran(undefined, [record]);
  assert.deepEqual(usual.purposes, ALWAYS, 'without it the usual measure holds');
  const { confidence } = usual.claim;
  assert.ok(usual.claim.status === 'verified' && confidence < 5, `${usual.claim.status} ${confidence}`);
  // Just reached is enough; a hair more is not, and the job goes on to the questions that it would have left out.
  assert.deepEqual((await ran(confidence, [record])).purposes, ALWAYS);
  const strict = await ran(Math.min(5, confidence + 0.01), [record]);
  assert.deepEqual(strict.purposes, EVERY_PURPOSE);
  // However low, it never calls an open claim decided.
  const open = await ran(0, []);
  assert.notEqual(open.claim.status, 'verified');
  assert.deepEqual(open.purposes, EVERY_PURPOSE);
});

test('stop_when asks for every claim: one that is open keeps the job going', async () => {
  const record = registerEntry();
  const school: Claim = { claim_key: 'school', claim_type: 'education', expected: { school: 'Halden University' } };
  const web = scripted('web', { kinds: ['web', 'person'], answer: () => [record] });
  const template = templateOf({ stop_when: { all_claims_confidence: 1 } });
  const { report } = await run([web], pages({ 'https://ilse-varga.example/': OWN }), {}, [CLAIM, school], template);
  assert.deepEqual(
    report.claims.map((claim) => claim.status === 'verified'),
    [true, false],
  );
  assert.ok(purposes(web.asked).includes('name_and_organisation'), purposes(web.asked).join());
});

test('a website that a register names is asked for the person', async () => {
  const web = scripted('web', { kinds: ['web'], answer: () => [] });
  const register = scripted('register', {
    kinds: ['organisation'],
    answer: ({ organisation }) => {
      const writer = new RecordWriter(organisation!, organisation!);
      const links = [{ href: 'https://www.norvane.example/', text: OFFICIAL_WEBSITE }];
      return [writer.hit({ url: 'https://register.example/norvane', title: 'Norvane', asserter: 'register', links })];
    },
  });
  await run([web, register], pages({}));
  const issuer = web.asked.filter((query) => query.purpose === 'issuer_site');
  assert.deepEqual(
    issuer.map((query) => [query.text, query.site, query.claimKeys]),
    [['"Ilse Varga" site:norvane.example', 'norvane.example', ['job']]],
  );
});

test("deep: the links of the person's own page are followed, and pages that are gone are sought in the archive", async () => {
  const lost = 'https://norvane.example/team/varga';
  const dead = 'https://dead.example/varga';
  const hits = [lost, dead].map((url): Hit => ({ url, title: null, snippet: '', publishedDate: null }));
  const web = scripted('web', { kinds: ['web'], answer: () => hits });
  const archive = scripted('commoncrawl', {
    kinds: ['archive'],
    answer: ({ text }) =>
      text === lost
        ? [
            {
              url: lost,
              title: null,
              snippet: '',
              publishedDate: '2019-05-01',
              content: {
                type: 'html',
                body: '<h1>Ilse Varga</h1><p>Ilse Varga is an engineer at Norvane Robotics.</p>',
              },
            },
          ]
        : [],
  });
  const known = { 'https://ilse-varga.example/': OWN, [lost]: '404', 'https://ilse-varga.example/cv': OWN };
  const { sources } = await run([web, archive], pages(known), { depth: 'deep' });
  const asked = archive.asked.map((query) => query.text);
  assert.ok(asked.includes(lost) && asked.includes(dead), asked.join(' '));
  const source = sources.find((entry) => entry.url === lost);
  assert.equal(source?.notEvidence, null);
  assert.equal(source?.provider, 'commoncrawl');
  assert.equal(sources.filter((entry) => entry.url === lost).length, 1);
  assert.ok(sources.some((entry) => entry.url === 'https://ilse-varga.example/cv'));
  const shallow = await run([web, archive], pages(known), { depth: 'standard' });
  assert.ok(!shallow.sources.some((entry) => entry.url === 'https://ilse-varga.example/cv'));
});

test('the cost cap completes the job with a warning, and the usage adds up', async () => {
  const paid = scripted('paid', { kinds: ['web'], answer: () => [], costUsd: 0.02 });
  const { report, usage } = await run([paid], pages({}), { max_cost_usd: 0.05 });
  assert.equal(paid.asked.length, 2);
  assert.ok(
    report.warnings?.some((warning) => warning.startsWith('max_cost_reached')),
    report.warnings?.join(' '),
  );
  const search = usage.find((item) => item.step === 'search' && item.provider === 'paid')!;
  assert.deepEqual([search.calls, Math.round(search.costUsd * 100)], [2, 4]);
});

test('a provider that fails costs its answer, never the job', async () => {
  const broken = scripted('broken', {
    kinds: ['web'],
    answer: () => {
      throw new Error('secret-in-a-stack');
    },
  });
  const { report } = await run([broken], pages({ 'https://ilse-varga.example/': OWN }));
  assert.ok(report.warnings?.includes('provider_unavailable:broken'));
  assert.ok(report.sources.length > 0);
  assert.doesNotMatch(JSON.stringify(report), /secret-in-a-stack/);
});

test('a stage that has used up its time leaves the rest out and says so', async () => {
  const slow: SearchProvider = {
    ...scripted('slow', { kinds: ['web'], answer: () => [] }),
    search: async () => {
      await clock.sleep(130_000);
      return { hits: [], costUsd: 0, warnings: [] };
    },
  };
  const claims = Array.from({ length: 14 }, (_, index): Claim => {
    const employer = `${['Alder', 'Birch', 'Cedar', 'Damson', 'Elm', 'Fir', 'Gorse'][index % 7]}field Works ${index}`;
    return { claim_key: `c${index}`, claim_type: 'employment', expected: { employer } };
  });
  const { report } = await run([slow], pages({ 'https://ilse-varga.example/': OWN }), {}, claims);
  assert.ok(report.warnings?.includes('stage_time_reached:search'), report.warnings?.join(' '));
  assert.ok(report.coverage?.some((item) => item.provider === 'slow' && item.outcome === 'skipped'));
});
