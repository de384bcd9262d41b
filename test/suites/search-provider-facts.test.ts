// Nothing more comes out of a register than it said: own answers in the shapes of the live services, whole jobs included.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Claim } from '../../src/domain/model/claim.ts';
import type { Person } from '../../src/domain/model/person.ts';
import { openPageReader } from '../../src/extract/page-reader.ts';
import { activate, jumpingClock, runInProcess } from '../support/pipeline.ts';
import { askLoopback, loopbackSettings } from '../support/providers/ask-loopback.ts';
import { startLoopbackProvider } from '../support/providers/loopback-provider.ts';
import { openTestOutbound } from '../support/test-outbound.ts';

const outbound = openTestOutbound({ allowNetworks: ['127.0.0.0/8'] });
after(() => outbound.close());
const reader = openPageReader({ workers: 1, timeoutMs: 60_000 });
after(() => reader.close());
const clock = jumpingClock('2026-06-01T00:00:00Z');

function work(year: number, author: object): object {
  return {
    DOI: `10.5555/${year}`,
    title: ['The <i>norvane</i> effect &amp; others'],
    author: [{ given: 'Otto', family: 'Brandt', affiliation: [] }, author],
    issued: { 'date-parts': [[year, 5]] },
    'container-title': ['Journal of Fiction'],
  };
}

const AT_NORVANE = {
  given: 'Ilse',
  family: 'Varga',
  affiliation: [{ name: 'Department of Chemistry, Policy, &amp; Management Norvane University Norvane Norway' }],
};

async function judged(id: string, routes: Record<string, unknown>, person: Person, claim: Claim, settings = {}) {
  const server = await startLoopbackProvider(routes);
  const provider = activate(id, loopbackSettings(id, server.base, settings), clock);
  try {
    const parts = { providers: [provider], fetch: outbound.fetch, reader, clock };
    return (await runInProcess(parts, { person, claims: [claim] })).report.claims[0]!;
  } finally {
    await server.close();
  }
}

const CURRENT_POST: Claim = {
  claim_key: 'post',
  claim_type: 'employment',
  expected: { employer: 'Norvane University', title: 'Professor', start_date: '2015', is_current: true },
};

for (const company of [undefined, 'Norvane University']) {
  test(`papers of earlier years do not end a current post (${company ?? 'no current company'})`, async () => {
    const routes = { 'GET /works': { message: { items: [2016, 2018, 2022].map((year) => work(year, AT_NORVANE)) } } };
    const person = { full_name: 'Ilse Varga', ...(company ? { current_company: company } : {}) };
    const result = await judged('crossref', routes, person, CURRENT_POST);
    assert.notEqual(result.status, 'contradiction', result.explanation);
    assert.doesNotMatch(result.explanation, /over|otherwise|apart/);
  });
}

test('a post that ended after the last paper is not said to have ended with it', async () => {
  const routes = { 'GET /works': { message: { items: [work(2016, AT_NORVANE)] } } };
  const claim = { ...CURRENT_POST, expected: { employer: 'Norvane University', start_date: '2015', end_date: '2024' } };
  const result = await judged('crossref', routes, { full_name: 'Ilse Varga' }, claim);
  assert.doesNotMatch(JSON.stringify(result), /8 years apart/);
  assert.notEqual(result.status, 'contradiction');
});

test('years of papers in OpenAlex are no term of office', async () => {
  const author = {
    id: 'https://openalex.org/A1',
    display_name: 'Ilse Varga',
    affiliations: [{ institution: { display_name: 'Norvane University' }, years: [2015, 2019, 2025] }],
  };
  const routes = { 'GET /authors': { results: [author] } };
  const result = await judged('openalex', routes, { full_name: 'Ilse Varga' }, CURRENT_POST, {
    OPENALEX_API_KEY: 'openalex-secret-key',
  });
  assert.notEqual(result.status, 'contradiction', result.explanation);
});

test('markup and entities of Crossref are read as a reader sees them', async () => {
  const { hits } = await askLoopback(outbound.fetch, 'crossref', {
    'GET /works': { message: { items: [work(2020, AT_NORVANE)] } },
  });
  assert.equal(hits[0]!.title, 'The norvane effect & others');
  assert.match(hits[0]!.record!.text, /Chemistry, Policy, & Management Norvane University.*stated in a paper of 2020/);
});

for (const [asked, given, family] of [
  ['Perry de Valpine', 'Perry', 'de Valpine'],
  ['Jeroen van der Meer', 'J.', 'van der Meer'],
  ['María José Fernández López', 'M. J.', 'Fernández'],
  ['Mohammed bin Rashid', 'Mohammed', 'bin Rashid'],
]) {
  test(`${asked} is found as ${given} ${family}`, async () => {
    const routes = { 'GET /works': { message: { items: [work(2020, { given, family, affiliation: [] })] } } };
    const { hits } = await askLoopback(outbound.fetch, 'crossref', routes, { names: [asked!] });
    assert.equal(hits.length, 1);
  });
}

test('a namesake of the family alone is not the person', async () => {
  const routes = { 'GET /works': { message: { items: [work(2020, { given: 'Hanna', family: 'Varga' })] } } };
  assert.deepEqual((await askLoopback(outbound.fetch, 'crossref', routes)).hits, []);
});

const FORM_4 = {
  hits: {
    hits: [
      {
        _id: '0001234567-22-003603:form4.xml',
        _source: {
          ciks: ['0001612571', '0000001800'],
          display_names: ['Varga Ilse B  (CIK 0001612571)', 'NORVANE LABORATORIES  (NVL)  (CIK 0000001800)'],
          file_type: '4',
          file_date: '2022-04-01',
        },
      },
    ],
  },
};

for (const names of [['Ilse Varga'], ['Ilse B. Varga', 'Ilse Varga']]) {
  test(`an insider's form is found by ${names[0]}, in the order in which forms write names`, async () => {
    const { facts, requests, base } = await askLoopback(
      outbound.fetch,
      'sec',
      { 'GET /LATEST/search-index': FORM_4 },
      { names },
    );
    assert.deepEqual(facts, ['business NORVANE LABORATORIES | insider']);
    const asked = new URL(requests[0]!.url, base).searchParams;
    assert.equal(asked.get('q'), 'Varga Ilse');
    assert.equal(asked.get('forms'), '3,4,5');
  });
}

test('the proxy statement of a claimed company that names the person is a page to read', async () => {
  const filing = structuredClone(FORM_4);
  Object.assign(filing.hits.hits[0]!, { _id: '0001234567-22-000009:proxy.htm' });
  Object.assign(filing.hits.hits[0]!._source, {
    file_type: 'DEF 14A',
    display_names: ['NORVANE LABORATORIES (CIK 1)'],
  });
  const { hits, requests, base } = await askLoopback(
    outbound.fetch,
    'sec',
    { 'GET /LATEST/search-index': filing },
    { kind: 'organisation', organisation: 'Norvane Laboratories' },
  );
  assert.deepEqual(
    hits.map((hit) => [hit.url, hit.record]),
    [['https://www.sec.gov/Archives/edgar/data/1612571/000123456722000009/proxy.htm', undefined]],
  );
  assert.equal(new URL(requests[0]!.url, base).searchParams.get('q'), '"Ilse Varga" Norvane Laboratories');
});

const entity = (name: string, claims: object = {}) => ({ labels: { en: { value: name } }, claims });
const statement = (id: string, more: object = {}) => ({ mainsnak: { datavalue: { value: { id } } }, ...more });

test('founders and heads are read from the entry of the company', async () => {
  const since = { P580: [{ datavalue: { value: { time: '+2019-00-00T00:00:00Z', precision: 9 } } }] };
  const company = entity('Nordlicht Robotics', {
    P112: [statement('Q71', { references: [{}] }), statement('Q72')],
    P169: [statement('Q71', { qualifiers: since })],
  });
  const { facts, hits } = await askLoopback(
    outbound.fetch,
    'wikidata',
    {
      'GET /w/api.php?action=wbsearchentities': { search: [{ id: 'Q7' }] },
      'GET /w/api.php?action=wbgetentities&ids=Q7&': { entities: { Q7: company } },
      'GET /w/api.php?action=wbgetentities': { entities: { Q71: entity('Ilse Varga'), Q72: entity('Otto Brandt') } },
    },
    { kind: 'organisation', organisation: 'Nordlicht Robotics' },
  );
  assert.deepEqual(facts, [
    'business Nordlicht Robotics | Founder',
    'business Nordlicht Robotics | Chief executive officer | 2019 to ?',
  ]);
  assert.deepEqual(
    hits.map((hit) => hit.record!.asserter),
    ['knowledge_base', 'knowledge_base_unreferenced'],
  );
});

test('a point in time is the date of an award and a moment of a post', async () => {
  const point = { P585: [{ datavalue: { value: { time: '+2013-00-00T00:00:00Z', precision: 9 } } }] };
  const person = entity('Ilse Varga', {
    P31: [statement('Q5')],
    P166: [statement('Q81', { qualifiers: point })],
    P108: [statement('Q82', { qualifiers: point })],
  });
  const { hits, facts } = await askLoopback(outbound.fetch, 'wikidata', {
    'GET /w/api.php?action=wbsearchentities': { search: [{ id: 'Q1' }] },
    'GET /w/api.php?action=wbgetentities&ids=Q1&': { entities: { Q1: person } },
    'GET /w/api.php?action=wbgetentities': {
      entities: { Q81: entity('Norvane Prize'), Q82: entity('Norvane University') },
    },
  });
  assert.deepEqual(facts, ['employment Norvane University', 'award | Norvane Prize | ? to 2013']);
  assert.match(hits[0]!.record!.text, /Award received Norvane Prize, in 2013/);
});

test('a company that is dissolved has no present directors', async () => {
  const routes = {
    'GET /search/officers': { items: [{ title: 'Ilse Clara VARGA', links: { self: '/officers/a1/appointments' } }] },
    'GET /officers/a1/appointments': {
      name: 'Ilse Clara VARGA',
      items: ['dissolved', 'active', 'converted-closed'].map((company_status) => ({
        officer_role: 'director',
        appointed_on: '2010-03-22',
        appointed_to: { company_name: `NORVANE ${company_status.toUpperCase()} LIMITED`, company_status },
      })),
    },
  };
  const { facts, hits } = await askLoopback(outbound.fetch, 'companies_house', routes);
  assert.deepEqual(facts, [
    'business NORVANE DISSOLVED LIMITED | director | 2010 to ? | over',
    'business NORVANE ACTIVE LIMITED | director | 2010 to present | current',
    'business NORVANE CONVERTED-CLOSED LIMITED | director | 2010 to ?',
  ]);
  assert.equal(hits[0]!.record!.people[0]!.name, 'Ilse Clara Varga');
});

test('an archived page is decoded by the charset it was served in, else by the one the crawler found', async () => {
  const page = (header: string): Buffer =>
    gzipSync(
      Buffer.from(
        `WARC/1.0\r\nWARC-Type: response\r\n\r\nHTTP/1.1 200 OK\r\n${header}\r\n\r\n<p>Jürgen Müller</p>`,
        'latin1',
      ),
    );
  for (const [header, encoding] of [
    ['Content-Type: text/html; charset=ISO-8859-1', undefined],
    ['Content-Type: text/html', 'windows-1252'],
    ['Content-Type: text/html; charset=unheard-of', 'ISO-8859-1'],
  ] as const) {
    const member = page(header);
    const line = {
      timestamp: '20100301120000',
      url: 'https://gone.example/mueller',
      length: String(member.length),
      offset: '0',
      filename: 'x.warc.gz',
      encoding,
    };
    const { hits } = await askLoopback(
      outbound.fetch,
      'commoncrawl',
      {
        'GET /collinfo.json': [{ id: 'CC-MAIN-2010-10' }],
        'GET /CC-MAIN-2010-10-index': `${JSON.stringify(line)}\n`,
        'GET /x.warc.gz': member,
      },
      { kind: 'archive', text: 'https://gone.example/mueller' },
    );
    assert.match(hits[0]!.content!.body, /Jürgen Müller/, header);
  }
});
