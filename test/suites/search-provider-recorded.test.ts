// Answers recorded from the live services, each through its provider. The folder is not part of the project: where it is absent
// (RECORDED_ANSWERS names it), these tests are passed over, and search-provider-facts.test.ts holds the same shapes.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { openPageReader } from '../../src/extract/page-reader.ts';
import { activate, jumpingClock, runInProcess } from '../support/pipeline.ts';
import { askLoopback, loopbackSettings } from '../support/providers/ask-loopback.ts';
import { startLoopbackProvider } from '../support/providers/loopback-provider.ts';
import { openTestOutbound } from '../support/test-outbound.ts';

const beside = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'shared', 'data', 'providers');
const folder = process.env.RECORDED_ANSWERS ?? beside;
const options = { skip: existsSync(folder) ? false : 'the recorded answers are not here' };
const recorded = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8'));

const outbound = openTestOutbound({ allowNetworks: ['127.0.0.0/8'] });
after(() => outbound.close());

test('crossref: twenty works, each found, none of them the end of a post', options, async () => {
  const routes = { 'GET /works': recorded('crossref/habanero-query.author-carl-boettiger.json') };
  const found = await askLoopback(outbound.fetch, 'crossref', routes, { names: ['Carl Boettiger'], limit: 20 });
  assert.equal(found.hits.length, 20);
  const posts = found.hits.flatMap((hit) => hit.record!.findings).filter(({ kind }) => kind === 'employment');
  assert.ok(posts.length >= 14);
  for (const post of posts) assert.deepEqual([post.start, post.end, post.current], [undefined, undefined, null]);
  assert.doesNotMatch(found.hits.map((hit) => hit.record!.text).join('\n'), /&amp;|<scp>|<\/?i>/);
  assert.equal((await askLoopback(outbound.fetch, 'crossref', routes, { names: ['Perry de Valpine'] })).hits.length, 1);
});

test('crossref: a true current post is not contradicted by any of its papers', options, async (context) => {
  const clock = jumpingClock('2026-06-01T00:00:00Z');
  const reader = openPageReader({ workers: 1, timeoutMs: 60_000 });
  const server = await startLoopbackProvider({
    'GET /works': recorded('crossref/habanero-query.author-carl-boettiger.json'),
  });
  context.after(() => Promise.all([server.close(), reader.close()]));
  for (const [expected, person] of [
    [{ start_date: '2015', is_current: true }, {}],
    [{ start_date: '2015', end_date: '2024' }, {}],
    [{ start_date: '2015', is_current: true }, { current_company: 'University of California, Berkeley' }],
  ] as const) {
    const ran = await runInProcess(
      {
        providers: [activate('crossref', loopbackSettings('crossref', server.base), clock)],
        fetch: outbound.fetch,
        reader,
        clock,
      },
      {
        person: { full_name: 'Carl Boettiger', ...person },
        claims: [
          {
            claim_key: 'post',
            claim_type: 'employment',
            expected: { employer: 'University of California, Berkeley', title: 'Associate Professor', ...expected },
          },
        ],
      },
    );
    const [result] = ran.report.claims;
    assert.notEqual(result!.status, 'contradiction', result!.explanation);
    assert.doesNotMatch(JSON.stringify(result), /is over|as over|years apart/);
  }
});

test('sec: the form of 2022 by both ways to write the name', options, async () => {
  const routes = { 'GET /LATEST/search-index': recorded('sec/efts-form4-ford-abbott.json') };
  for (const names of [['Robert Ford'], ['Robert B. Ford', 'Robert Ford']]) {
    const { facts } = await askLoopback(outbound.fetch, 'sec', routes, { names });
    assert.deepEqual(facts, ['business ABBOTT LABORATORIES | insider']);
  }
});

test('companies house: a dissolved company has no present director', options, async () => {
  const routes = {
    'GET /search/officers': {
      items: [{ title: 'Allan David HORLEY', links: { self: '/officers/BUzLMub_QilQ_HNnIUxLkZrs5KM/appointments' } }],
    },
    'GET /officers/': recorded('companies_house/appointments_allan_david_horley.json'),
  };
  const { facts } = await askLoopback(outbound.fetch, 'companies_house', routes, { names: ['Allan Horley'] });
  assert.deepEqual(facts, [
    'business WCR VEHICLE HIRE LIMITED | director | 2010 to ? | over',
    'business BEESTON PROPERTY LIMITED | director | 2011 to 2017 | over',
    'business PFB HIRE LIMITED | director | 2010 to 2011 | over',
  ]);
});

test('orcid: an employment that the person wrote is the word of the person', options, async () => {
  const routes = {
    'GET /v3.0/expanded-search/': {
      'expanded-result': [{ 'orcid-id': '0000-0002-1825-0097', 'given-names': 'Josiah', 'family-names': 'Carberry' }],
    },
    'GET /v3.0/0000-0002-1825-0097/record': {
      'activities-summary': { employments: recorded('orcid/carberry-employments.json') },
    },
  };
  const { facts, hits } = await askLoopback(outbound.fetch, 'orcid', routes, { names: ['Josiah Carberry'] });
  assert.deepEqual(facts, ['employment Wesleyan University | Professor | 1930 to ? | current']);
  assert.equal(hits[0]!.record!.asserter, 'person');
});

test('ror: only the match it stands by', options, async () => {
  const { hits } = recorded('ror/ror-api-test_data_search_es7_v2.json').hits;
  const items = hits
    .slice(0, 3)
    .map((hit: { _source: object }, rank: number) => ({ score: 1, chosen: rank === 0, organization: hit._source }));
  const question = { kind: 'organisation', organisation: 'Monash University' } as const;
  const found = await askLoopback(outbound.fetch, 'ror', { 'GET /v2/organizations': { items } }, question);
  assert.deepEqual(
    found.hits.map((hit) => hit.title),
    ['Monash University (ROR)'],
  );
  const unsure = { items: items.map((item: object) => ({ ...item, chosen: false })) };
  assert.deepEqual((await askLoopback(outbound.fetch, 'ror', { 'GET /v2/organizations': unsure }, question)).hits, []);
});

test('gleif: the names and the state of a company', options, async () => {
  const data = ['549300LBI3LRIZ2V8V66_lapsed', '9845001B2AD43E664E58_issued', 'sparse_record'].map(
    (name) => recorded(`gleif/${name}.json`).data,
  );
  const question = { kind: 'organisation', organisation: 'Matrix Power & Automation' } as const;
  const { hits } = await askLoopback(outbound.fetch, 'gleif', { 'GET /api/v1/lei-records': { data } }, question);
  assert.ok(hits.length > 0);
  for (const hit of hits) assert.deepEqual(hit.record!.findings, []);
});

for (const [file, id, given, family] of [
  ['orcid_person_jayne_raw', '0000-0003-4634-4047', 'Jayne', 'Carberry'],
  ['orcid_person_raw', '0009-0004-3041-5706', 'John', 'Doe'],
] as const) {
  test(
    `orcid: the record of ${given} ${family} by its number, with nothing in it that was not there`,
    options,
    async () => {
      const routes = { [`GET /v3.0/${id}/record`]: recorded(`orcid/${file}.json`) };
      const question = { kind: 'orcid', text: id, names: [`${given} ${family}`] } as const;
      const { hits, facts } = await askLoopback(outbound.fetch, 'orcid', routes, {
        ...question,
        names: [...question.names],
      });
      assert.deepEqual(facts, []);
      assert.deepEqual(
        hits.map((hit) => hit.title),
        [`${given} ${family} (ORCID)`],
      );
      assert.deepEqual(
        (await askLoopback(outbound.fetch, 'orcid', routes, { ...question, names: ['Otto Brandt'] })).hits,
        [],
      );
    },
  );
}

test('orcid: the answer of the plain search, which names nobody, gives nobody', options, async () => {
  const routes = { 'GET /v3.0/expanded-search/': recorded('orcid/orcid_multiple_matches.json') };
  const { hits, requests } = await askLoopback(outbound.fetch, 'orcid', routes, { names: ['Josiah Carberry'] });
  assert.deepEqual([hits.length, requests.length], [0, 1]);
});

for (const [id, name, facts] of [
  ['Q42', 'Douglas Adams', 4],
  ['Q328212', 'Veronica Roth', 3],
  ['Q646148', 'Henning Christophersen', 20],
] as const) {
  test(`wikidata: the statements of ${name}, none of them more than it says`, options, async () => {
    const entity =
      id === 'Q42'
        ? recorded('wikidata/wbgetentities-Douglas-Adams.json').entities.Q42
        : recorded(`wikidata/${id}.json`);
    const targets: Record<string, object> = {};
    for (const statement of Object.values(entity.claims).flat() as {
      mainsnak: { datavalue?: { value?: { id?: string; 'numeric-id'?: number } } };
    }[]) {
      const value = statement.mainsnak.datavalue?.value;
      const target = value?.id ?? (value?.['numeric-id'] ? `Q${value['numeric-id']}` : undefined);
      if (target) targets[target] = { labels: { en: { value: `Item ${target}` } } };
    }
    const found = await askLoopback(
      outbound.fetch,
      'wikidata',
      {
        'GET /w/api.php?action=wbsearchentities': { search: [{ id }] },
        [`GET /w/api.php?action=wbgetentities&ids=${id}&`]: { entities: { [id]: entity } },
        'GET /w/api.php?action=wbgetentities': { entities: targets },
      },
      { names: [name] },
    );
    assert.equal(found.facts.length, facts);
    for (const finding of found.hits.flatMap((hit) => hit.record!.findings)) {
      if (finding.current === false) assert.ok(finding.end, finding.quote);
    }
  });
}

test('common crawl: index line and archive member of a page', options, async () => {
  const line = recorded('commoncrawl/test_capture_object_1.json');
  const member = recorded('commoncrawl/test_capture_object_2.json');
  const { hits } = await askLoopback(
    outbound.fetch,
    'commoncrawl',
    {
      'GET /collinfo.json': [{ id: 'CC-MAIN-2025-33' }],
      'GET /CC-MAIN-2025-33-index': line.response_text,
      'GET /crawl-data/': Buffer.from(member.response_text, 'base64'),
    },
    { kind: 'archive', text: 'http://www.example.com/' },
  );
  assert.match(hits[0]!.content!.body, /Example Domain/);
  assert.equal(hits[0]!.publishedDate, '2025-08-02');
});

test('common crawl: captures of a whole site by the real list of crawls; redirects give no page', options, async () => {
  const [index, page, redirect] = [0, 1, 2].map((part) => recorded(`commoncrawl/test_warc_prefix_1_${part}.json`));
  const path = (member: { url: string }) => new URL(member.url).pathname;
  const routes = {
    'GET /collinfo.json': recorded('commoncrawl/collinfo.json'),
    'GET /CC-MAIN-2025-33-index': index.response_text,
    [`GET ${path(page)}`]: Buffer.from(page.response_text, 'base64'),
    [`GET ${path(redirect)}`]: Buffer.from(redirect.response_text, 'base64'),
  };
  const question = { kind: 'archive', text: 'commoncrawl.org', site: 'commoncrawl.org', near: '2025' } as const;
  const { hits } = await askLoopback(outbound.fetch, 'commoncrawl', routes, question);
  const whole = hits.find((hit) => hit.url === 'https://www.commoncrawl.org/')!;
  assert.match(whole.content!.body, /Common Crawl/);
  assert.equal(whole.publishedDate, '2025-08-04');
  const basics = recorded('commoncrawl/test_basics_0.json');
  const again = {
    ...routes,
    'GET /CC-MAIN-2025-33-index': basics.response_text,
    'GET /crawl-data/': routes[`GET ${path(page)}`],
  };
  const more = await askLoopback(outbound.fetch, 'commoncrawl', again, question);
  const urls = more.hits.map((hit) => hit.url);
  assert.equal(new Set(urls).size, urls.length, 'one copy an address');
  assert.deepEqual(urls.toSorted(), ['https://commoncrawl.org/', 'https://www.commoncrawl.org/']);
});

test('wayback: the line of a capture, and the copy with its day', options, async () => {
  const { response_text: lines } = recorded('commoncrawl/test_capture_object_0.json');
  const routes = {
    'GET /cdx/search/cdx': JSON.parse(lines),
    'GET /web/20020120142510id_/http://example.com/': { html: '<h1>Example</h1>' },
  };
  const { hits } = await askLoopback(outbound.fetch, 'wayback', routes, {
    kind: 'archive',
    text: 'http://example.com/',
  });
  assert.deepEqual(
    hits.map((hit) => [hit.url, hit.publishedDate]),
    [['http://example.com/', '2002-01-20']],
  );
});
