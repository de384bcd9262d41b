// Which pages are one voice, and what a page is as evidence.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { domainResembles } from '../trust/claimed-site.ts';
import { CALIBRATION } from './calibration.ts';
import type { EvidenceClass } from './evidence-class.ts';
import { makeSource, type SourceSketch, trustWith } from './fixtures.ts';
import { clusterSources } from './independence.ts';
import { findPrivate } from './private-details.ts';
import { showableQuote } from './quotes.ts';
import { findVoices } from './voices.ts';

const trust = trustWith({
  'norvane-university.example': ['Norvane University'],
  'mit.edu': ['Massachusetts Institute of Technology'],
});

const JANE = {
  full_name: 'Jane Doe',
  personal_website: 'https://jd.example/',
  linkedin_url: 'linkmate.example/in/jane',
};

const page = (url: string, sketch: Partial<SourceSketch> = {}) =>
  makeSource({ id: url, url, name: 'Jane Doe', facts: [], ...sketch });

const CLASSES: [string, string[], EvidenceClass, Partial<SourceSketch>?][] = [
  ['https://www.norvane-university.example/people/doe', ['Norvane University'], 'issuer'],
  ['https://www.norvane-university.example/~doe/', ['Norvane University'], 'self'],
  ['https://www.norvane-university.example/people/doe/cv.pdf', ['Norvane University'], 'self'],
  ['https://www.norvane-university.example/people/doe', ['Kellbridge Institute'], 'third_party'],
  ['https://web.mit.edu/physics/people', ['Massachusetts Institute of Technology'], 'issuer'],
  ['https://jd.example/about', [], 'self'],
  ['https://www.linkmate.example/in/jane', [], 'self'],
  ['https://linkedin.com/in/jane', [], 'self'],
  ['https://janedoe.example/', [], 'self'],
  ['https://en.wikipedia.org/wiki/Jane_Doe', [], 'knowledge_base'],
  ['https://rocketreach.co/jane', [], 'mirror'],
  ['https://hub.example/p/jane', [], 'mirror', { opening: 'Data compiled automatically from public sources.' }],
  ['https://find-and-update.company-information.service.gov.uk/officers/1', [], 'register'],
  ['https://reddit.com/r/jane', [], 'ugc'],
  ['https://harbour-times.example/2020/ropes', [], 'editorial'],
  ['https://portdays.example/2022/speakers/doe', [], 'editorial'],
  ['https://orbital-freight.example/team', [], 'third_party'],
  ['https://anything.example/', [], 'institution', { asserter: 'institution' }],
];

for (const [url, organisations, expected, sketch] of CLASSES) {
  test(`${url} for ${organisations.join() || 'nobody'} is ${expected}`, () => {
    const source = page(url, sketch);
    const claims = organisations.map((school) => ({
      claim_key: school,
      claim_type: 'education',
      expected: { school },
    }));
    const voices = findVoices({ sources: [source], person: JANE, claims, trust, calibration: CALIBRATION });
    assert.equal(voices.shownClass(source), expected);
  });
}

test('a domain carries the name of its organisation', () => {
  assert.equal(domainResembles('https://www.tanglin-tech.example/', 'Tanglin Institute of Technology'), true);
  assert.equal(domainResembles('https://halden-robotics.example/', 'Halden Robotics'), true);
  assert.equal(domainResembles('https://clearplate.example/', 'Clearplate Pte Ltd'), true);
  assert.equal(domainResembles('https://university.example/', 'Norvane University'), false);
  assert.equal(domainResembles('https://robotics-news.example/', 'Halden Robotics'), false);
});

const BIO =
  'Jane Doe leads the mooring group at Halden Robotics in Rotterdam and took her doctorate in mechanical engineering at Norvane University in 2014 before she joined the port.';

function voices(items: [string, EvidenceClass, string][]) {
  const sources = items.map(([url, evidenceClass, text]) => ({ source: page(url, { opening: text }), evidenceClass }));
  const origins = clusterSources(sources, CALIBRATION.classWeight);
  return { count: new Set([...origins.values()].map((origin) => origin.clusterId)).size, origins };
}

test('pages of one domain, of one person, and of one text are one voice', () => {
  assert.equal(
    voices([
      ['https://a.example/1', 'editorial', 'One text about this and that.'],
      ['https://b.example/2', 'editorial', 'Quite another thing altogether.'],
    ]).count,
    2,
  );
  assert.equal(
    voices([
      ['https://a.example/1', 'editorial', 'One.'],
      ['https://www.a.example/2', 'editorial', 'Two.'],
    ]).count,
    1,
  );
  assert.equal(
    voices([
      ['https://jd.example/', 'self', 'Mine.'],
      ['https://linkedin.com/in/jane', 'self', 'Also mine.'],
    ]).count,
    1,
  );
  assert.equal(
    voices([
      ['https://a.example/1', 'editorial', BIO],
      ['https://b.example/2', 'third_party', `News. ${BIO} More.`],
    ]).count,
    1,
  );
  assert.equal(
    voices([
      ['https://en.wikipedia.org/wiki/X', 'knowledge_base', 'X.'],
      ['https://www.wikidata.org/wiki/Q1', 'knowledge_base', 'Y.'],
    ]).count,
    1,
  );
});

test('a copy of what the person wrote is the person speaking', () => {
  const { origins } = voices([
    ['https://jd.example/', 'self', BIO],
    ['https://conf.example/speakers', 'editorial', BIO],
  ]);
  assert.equal(origins.get('https://conf.example/speakers')!.classBySource['https://conf.example/speakers'], 'self');
});

test('what the issuer prints stays the issuer, and a forum copy does not drag a newspaper down', () => {
  const issuer = voices([
    ['https://norvane.example/x', 'issuer', BIO],
    ['https://jd.example/', 'self', BIO],
  ]).origins;
  assert.equal(issuer.get('https://norvane.example/x')!.classBySource['https://norvane.example/x'], 'issuer');
  const news = voices([
    ['https://times.example/x', 'editorial', BIO],
    ['https://reddit.com/r/x', 'ugc', BIO],
  ]).origins;
  assert.equal(news.get('https://times.example/x')!.classBySource['https://times.example/x'], 'editorial');
});

test('phones, addresses, e-mails and dates of birth are found, years are not', () => {
  const kinds = (text: string) => findPrivate(text).map((span) => span[2]);
  assert.deepEqual(kinds('Call +31 10 555 0199 now'), ['phone']);
  assert.deepEqual(kinds('Tel. (010) 555-0199'), ['phone']);
  assert.deepEqual(kinds('jane@halden.example'), ['email']);
  assert.deepEqual(kinds('Born on 12 March 1985 in Bergen'), ['birth']);
  assert.deepEqual(kinds('lives at 12 Harbour View Street'), ['address']);
  assert.deepEqual(kinds('B.A. 1998, M.A. 2002, 2004-2008, 1998 2002 2006'), []);
});

test('a quote is cut to its clean part and stays verbatim', () => {
  const quote = 'Jane Doe, born on 12 March 1985, took her PhD at Norvane University in 2014';
  const shown = showableQuote(quote);
  assert.ok(quote.includes(shown) && shown.includes('Norvane University'));
  assert.ok(!shown.includes('1985'));
});
