// Registers that ask for nothing: what is sent to them, and that nothing more comes out than they said.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Claim } from '../../src/domain/model/claim.ts';
import type { Query } from '../../src/domain/model/query.ts';
import { openPageReader } from '../../src/extract/page-reader.ts';
import { PROVIDERS } from '../../src/search/registry.generated.ts';
import { activate, jumpingClock, runInProcess } from '../support/pipeline.ts';
import { askLoopback, loopbackSettings } from '../support/providers/ask-loopback.ts';
import { FIXTURES } from '../support/providers/fixtures.ts';
import { startLoopbackProvider } from '../support/providers/loopback-provider.ts';
import { openTestOutbound } from '../support/test-outbound.ts';

const outbound = openTestOutbound({ allowNetworks: ['127.0.0.0/8'] });
after(() => outbound.close());
const reader = openPageReader({ workers: 1, timeoutMs: 60_000 });
after(() => reader.close());
const clock = jumpingClock('2026-06-01T00:00:00Z');
const provider = (id: string) => PROVIDERS.find((entry) => entry.id === id)!;

function asked(url: string): URLSearchParams {
  return new URL(url, 'http://x.example').searchParams;
}

const ILSE: Partial<Query> = { kind: 'person', names: ['Ilse Varga'] };

test('theses.fr is asked by the words of the name, not by a phrase', async () => {
  const { requests } = await askLoopback(outbound.fetch, 'theses_fr', FIXTURES.theses_fr!.routes, {
    ...ILSE,
    names: ['Ilse (Ili) van der Varga'],
  });
  assert.equal(asked(requests[0]!.url).get('q'), 'auteursNP:(Ilse AND Ili AND van AND der AND Varga)');
});

test('a thesis in preparation is no degree', async () => {
  const { hits } = await askLoopback(outbound.fetch, 'theses_fr', FIXTURES.theses_fr!.routes, ILSE);
  const [done, preparing] = hits.map((hit) => hit.record!.findings.find(({ kind }) => kind === 'education')!);
  assert.deepEqual([done!.status, done!.end, done!.field], ['stated', { year: 2004 }, 'Chimie']);
  assert.deepEqual([preparing!.status, preparing!.end, preparing!.current], ['in_progress', undefined, true]);
  assert.ok(!hits[1]!.record!.findings.some(({ kind }) => kind === 'publication'));
});

test('the German library is asked for dissertations of the author, family name first', async () => {
  const { requests, facts } = await askLoopback(outbound.fetch, 'dnb', FIXTURES.dnb!.routes, ILSE);
  assert.equal(asked(requests[0]!.url).get('query'), 'catalog=dnb.hss and per="Varga, Ilse" and hss=diss*');
  assert.equal(facts.filter((fact) => fact.startsWith('education')).length, 2);
  const refused =
    '<searchRetrieveResponse><diagnostics>info:srw/diagnostic/1/10</diagnostics></searchRetrieveResponse>';
  await assert.rejects(askLoopback(outbound.fetch, 'dnb', { 'GET /sru/dnb': refused }, ILSE), /no list of records/);
});

test('catalogues of theses and licence data are asked only where a claim is about such things', () => {
  const about = (types: string[]) => ({ ...ILSE, claimTypes: types }) as Query;
  for (const id of ['theses_fr', 'dnb', 'openaire', 'datacite']) {
    assert.equal(provider(id).asks?.(about(['education']), {}), true, id);
    assert.equal(provider(id).asks?.(about(['employment']), {}), false, id);
  }
  for (const id of ['ny_attorneys', 'wa_health']) {
    assert.equal(provider(id).asks?.(about(['credential']), {}), true, id);
    assert.equal(provider(id).asks?.(about(['award']), {}), false, id);
  }
});

test('licence data: only the columns that are read, quotes doubled, a token in its header', async () => {
  const settings = { SOCRATA_APP_TOKEN: 'socrata-token' };
  const names = ["Ilse O'Varga"];
  for (const id of ['ny_attorneys', 'wa_health']) {
    const { requests } = await askLoopback(outbound.fetch, id, FIXTURES[id]!.routes, { ...ILSE, names }, settings);
    const sent = asked(requests[0]!.url);
    assert.match(sent.get('$where')!, /='O''VARGA' AND starts_with\(upper\(\w+\),'ILSE'\)$/);
    assert.doesNotMatch(sent.get('$select')!, /birth|street|phone|email|zip/);
    assert.equal(requests[0]!.headers['x-app-token'], 'socrata-token');
  }
  const alone = await askLoopback(outbound.fetch, 'wa_health', FIXTURES.wa_health!.routes, {
    ...ILSE,
    names: ['Varga'],
  });
  assert.deepEqual([alone.hits, alone.requests], [[], []]);
});

test('a licence that was taken away is not one that is held', async () => {
  const row = { registration_number: '5463856', first_name: 'ILSE', last_name: 'VARGA', year_admitted: 2006 };
  const current = async (status: string) => {
    const routes = { 'GET /resource/eqw2-r5nb.json': [{ ...row, status }] };
    const { hits } = await askLoopback(outbound.fetch, 'ny_attorneys', routes, ILSE);
    const [finding] = hits[0]!.record!.findings;
    return [finding!.status, finding!.current];
  };
  assert.deepEqual(await current('Currently registered'), ['stated', true]);
  assert.deepEqual(await current('Disbarred'), ['revoked', false]);
  assert.deepEqual(await current('Retired'), ['stated', null]);
});

test('a dissolved Czech company has no present directors, and an entry written anew is one term', async () => {
  const routes = structuredClone(FIXTURES.ares!.routes) as Record<string, { ekonomickeSubjekty?: object[] }>;
  const query: Partial<Query> = { ...ILSE, kind: 'organisation', organisation: 'Halden Robotics' };
  const alive = await askLoopback(outbound.fetch, 'ares', routes, query);
  assert.deepEqual(alive.facts, [
    'business Halden Robotics s.r.o. | Managing director | 2015 to ? | current',
    'business Halden Robotics s.r.o. | Member of the supervisory board | 2012 to 2014 | over',
    'business Halden Robotics s.r.o. | Partner | current',
  ]);
  assert.doesNotMatch(alive.hits[0]!.record!.text, /1975/);
  for (const company of Object.values(routes).flatMap((body) => body.ekonomickeSubjekty ?? []))
    Object.assign(company, { datumZaniku: '2020-01-01' });
  const gone = await askLoopback(outbound.fetch, 'ares', routes, query);
  assert.ok(gone.facts.every((fact) => fact.endsWith('over')));
  assert.match(gone.hits[0]!.record!.text, /the company is dissolved/);
});

test('the Polish register masks names, so it says nothing of a person', async () => {
  const query: Partial<Query> = { ...ILSE, kind: 'organisation', organisation: 'Halden Robotics' };
  const { hits, facts, requests } = await askLoopback(outbound.fetch, 'krs', FIXTURES.krs!.routes, query);
  assert.deepEqual(facts, []);
  assert.match(hits[0]!.record!.text, /Members of the board: 1, their names masked/);
  assert.equal(asked(requests[0]!.url).get('filter[entity.legalAddress.country]'), 'PL');
});

const AUTHOR = {
  id: 'https://openalex.org/A1',
  orcid: 'https://orcid.org/0000-0002-1825-0097',
  display_name: 'Ilse Varga',
  affiliations: [{ institution: { display_name: 'Norvane University' }, years: [2012] }],
};

test('OpenAlex without a key answers by ORCID alone, and costs nothing', async () => {
  const openalex = provider('openalex');
  const byOrcid = { ...ILSE, kind: 'orcid', text: '0000-0002-1825-0097' } as Query;
  assert.ok(openalex.enabled({}));
  assert.equal(openalex.asks?.({ ...ILSE } as Query, {}), false);
  assert.equal(openalex.asks?.({ ...ILSE } as Query, { OPENALEX_API_KEY: 'key' }), true);
  assert.equal(openalex.asks?.(byOrcid, {}), true);
  assert.equal(openalex.costUsd(byOrcid), 0);
  const routes = { 'GET /authors/orcid:0000-0002-1825-0097': AUTHOR };
  const { facts, requests } = await askLoopback(outbound.fetch, 'openalex', routes, byOrcid);
  assert.deepEqual(facts, ['employment Norvane University']);
  assert.equal(requests[0]!.url, '/authors/orcid:0000-0002-1825-0097');
  const other = await askLoopback(outbound.fetch, 'openalex', routes, { ...byOrcid, names: ['Otto Brandt'] });
  assert.deepEqual(other.hits, []);
});

test('an ORCID that the request names is read at once; one with another name in it is left', async () => {
  const whole = {
    person: { name: { 'given-names': { value: 'Ilse' }, 'family-name': { value: 'Varga' }, 'credit-name': null } },
    'activities-summary': {
      educations: {
        'affiliation-group': [
          {
            summaries: [
              {
                'education-summary': {
                  organization: { name: 'Norvane University' },
                  'role-title': 'PhD',
                  'end-date': { year: { value: '2004' } },
                },
              },
            ],
          },
        ],
      },
    },
  };
  const routes = { 'GET /v3.0/0000-0002-1825-0097/record': whole };
  const query: Partial<Query> = { ...ILSE, kind: 'orcid', text: '0000-0002-1825-0097' };
  const found = await askLoopback(outbound.fetch, 'orcid', routes, query);
  assert.deepEqual(found.facts, ['education Norvane University | PhD | ? to 2004 | over']);
  assert.equal(found.requests.length, 1);
  assert.deepEqual((await askLoopback(outbound.fetch, 'orcid', routes, { ...query, names: ['Otto Brandt'] })).hits, []);
});

const CLAIM: Claim = { claim_key: 'post', claim_type: 'employment', expected: { employer: 'Norvane University' } };

test('an ORCID of the request leads to ORCID and OpenAlex; a GitHub account that nobody named is not asked about', async () => {
  const server = await startLoopbackProvider({
    'GET /v3.0/0000-0002-1825-0097/record': {},
    'GET /v3.0/expanded-search': { 'expanded-result': [] },
    'GET /authors/orcid:0000-0002-1825-0097': AUTHOR,
  });
  const ids = ['orcid', 'openalex', 'github'];
  const { report } = await runInProcess(
    {
      providers: ids.map((id) => activate(id, loopbackSettings(id, server.base), clock)),
      fetch: outbound.fetch,
      reader,
      clock,
    },
    {
      person: { full_name: 'Ilse Varga', personal_website: 'https://orcid.org/0000-0002-1825-0097' },
      claims: [CLAIM],
    },
  );
  await server.close();
  assert.deepEqual(
    report.coverage!.map((item) => `${item.provider} ${item.query} ${item.outcome}`),
    ['orcid Ilse Varga empty', 'openalex 0000-0002-1825-0097 found', 'orcid 0000-0002-1825-0097 empty'].toSorted(
      (left, right) => order(left) - order(right),
    ),
  );
  assert.ok(report.sources.some((source) => source.url === 'https://openalex.org/A1'));
});

/** In the order of the plan, then of the providers. */
function order(line: string): number {
  return line.includes('Ilse') ? 0 : line.startsWith('orcid') ? 1 : 2;
}

test('Wikipedia is asked in English and in one more language of the person', async () => {
  const page = (language: string) => ({
    query: {
      pages: [
        {
          pageid: 1,
          index: 1,
          title: 'Ilse Varga',
          fullurl: `https://${language}.wikipedia.org/wiki/Ilse_Varga`,
          extract: 'Ilse Varga ist eine erfundene Chemikerin.',
        },
      ],
    },
  });
  const routes = { 'GET /en/w/api.php': { query: { pages: [] } }, 'GET /de/w/api.php': page('de') };
  const server = await startLoopbackProvider(routes);
  const { hits } = await provider('wikipedia').search({ ...ILSE, text: '', languages: ['en', 'de', 'fr'] } as Query, {
    fetch: outbound.fetch,
    signal: new AbortController().signal,
    settings: { WIKIPEDIA_URL: `${server.base}/{language}` },
    corpus: { search: async () => [], get: async () => null },
    now: new Date('2026-01-01T00:00:00Z'),
  });
  await server.close();
  assert.deepEqual(
    hits.map((hit) => hit.url),
    ['https://de.wikipedia.org/wiki/Ilse_Varga'],
  );
  assert.deepEqual(
    server.requests.map((request) => request.url.slice(0, 4)),
    ['/en/', '/de/'],
  );
  const own = await askLoopback(outbound.fetch, 'wikipedia', FIXTURES.wikipedia!.routes, {
    ...ILSE,
    languages: ['en', 'de'],
  });
  assert.equal(own.requests.filter((request) => request.url.includes('generator=search')).length, 1);
});
