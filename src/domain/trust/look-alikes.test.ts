// Sites that are not what they seem: none of them verifies a claim alone, through the whole judgement. And the reverse: the real
// sites do.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resolveIdentity } from '../identity/resolve.ts';
import { type FactSketch, makeSource, type SourceSketch } from '../judging/fixtures.ts';
import { judgeClaims } from '../judging/judge-claims.ts';
import type { Claim } from '../model/claim.ts';
import type { Person } from '../model/person.ts';
import { OFFICIAL_WEBSITE } from '../model/query.ts';
import type { ReadSource } from '../model/source.ts';
import type { ClaimStatus } from '../model/verdict.ts';
import type { Organisation } from '../orgs/organisation-index.ts';
import { foldWords } from '../text/fold.ts';
import { NO_ORGANISATIONS, type SiteIndex } from './site-index.ts';
import type { TrustData } from './trust-facts.ts';

function organisation(id: string, names: string[], domains: string[], more: Partial<Organisation> = {}): Organisation {
  return {
    id,
    kind: 'other',
    country: null,
    names: names.map((value, place) => ({ value, kind: place === 0 ? 'official' : 'short' })),
    domains,
    relations: [],
    ...more,
  };
}

const ROWS = [
  organisation('o1', ['University of Gothenburg', 'Göteborgs universitet'], ['gu.se']),
  organisation('o2', ['Sahlgrenska Academy'], ['sahlgrenska.gu.se'], { relations: [{ kind: 'part_of', id: 'o1' }] }),
  organisation('o3', ['Siemens Healthineers', 'Siemens Healthcare'], ['siemens-healthineers.com']),
  organisation('o4', ['Google'], ['google.com', 'about.google']),
  organisation('o5', ['University of Leeds'], ['leeds.ac.uk']),
  // A row as careless importers make it: the whole of a blog host, a suffix.
  organisation('o6', ['Institute of Careless Rows'], ['wordpress.com', 'github.io', 'co.uk']),
  organisation('o7', ['Stanford University'], ['stanford.edu']),
  organisation('o8', ['University of York'], ['york.ac.uk']),
  organisation('o9', ['York University'], ['yorku.ca']),
];

const INDEX: SiteIndex = {
  ...NO_ORGANISATIONS,
  named: (name) => ROWS.filter((row) => row.names.some(({ value }) => foldWords(value) === foldWords(name))),
  byId: (id) => ROWS.find((row) => row.id === id),
  ofHost: (host) => ROWS.find((row) => row.domains.some((domain) => host === domain || host.endsWith(`.${domain}`))),
};
const TRUST: TrustData = { organisations: INDEX, declaredKinds: new Map() };

const MAREN: Person = { full_name: 'Maren Tollefsen', location: 'Bergen', current_company: 'Halden Robotics' };
const UNIVERSITY = 'University of Gothenburg';

function claimOf(school: string): Claim {
  return { claim_key: 'phd', claim_type: 'education', expected: { school, degree: 'PhD', end_year: 2014 } };
}

function factsAbout(name: string, school: string, how: FactSketch['how'] = 'text'): FactSketch[] {
  return [
    {
      kind: 'education',
      says: `${name} took a PhD at ${school} in 2014.`,
      organisation: school,
      how,
      degree: 'PhD',
      end: { year: 2014 },
    },
    {
      kind: 'employment',
      says: `${name} is an engineer at Halden Robotics in Bergen.`,
      organisation: 'Halden Robotics',
      title: 'engineer',
      current: true,
    },
  ];
}

interface Try {
  school?: string;
  person?: Person;
  claim?: Claim;
  sketch?: Partial<SourceSketch>;
  beside?: ReadSource[];
  how?: FactSketch['how'];
}

function judge(url: string, { school = UNIVERSITY, person = MAREN, sketch = {}, beside = [], how, claim }: Try = {}) {
  const name = person.full_name;
  const page = makeSource({ id: 'page', url, name, facts: factsAbout(name, school, how), ...sketch });
  const claims = [claim ?? claimOf(school)];
  const sources = [page, ...beside];
  const identity = resolveIdentity({ person, claims, sources, trust: TRUST });
  return judgeClaims({ person, claims, sources, identity, rubric: null, today: '2026-01-01', trust: TRUST })[0]!;
}

function status(url: string, more: Try = {}): ClaimStatus {
  return judge(url, more).result.status;
}

const LOOK_ALIKES: [string, string, Try?][] = [
  ['a blog', 'https://some-blog.net/maren'],
  ['a blog with the name as og:site_name', 'https://some-blog.net/maren', { sketch: { siteName: UNIVERSITY } }],
  [
    'a blog that the reader takes for the organisation (JSON-LD)',
    'https://some-blog.net/maren',
    { how: 'page_organisation' },
  ],
  ['a title with the name', 'https://some-blog.net/maren', { sketch: { title: `${UNIVERSITY}: alumni` } }],
  ['a bought domain', 'https://gothenburg-university.com/alumni/maren'],
  ['a bought domain without the hyphen', 'https://gothenburguniversity.com/alumni/maren'],
  ['a bought domain in the order of the name', 'https://universityofgothenburg.org/alumni/maren'],
  ['more hyphens', 'https://university-of-gothenburg-alumni.com/maren'],
  ['the same label under another ending', 'https://gu.com/alumni/maren'],
  ['another ending of the country', 'https://gu.se.net/alumni/maren'],
  ['the real domain as a subdomain', 'https://www.gu.se.alumni-pages.com/maren'],
  ['the real domain with hyphens', 'https://gu-se.alumni-pages.com/maren'],
  ['the real domain inside a label', 'https://www-gu-se.com/maren'],
  ['the real domain as a user name', 'https://gu.se@alumni-pages.com/maren'],
  ['the real domain in the path', 'https://alumni-pages.com/www.gu.se/maren'],
  ['the real domain as the end of another', 'https://fakegu.se/maren'],
  ['a letter from another alphabet', 'https://gothenburg-univеrsity.com/maren'],
  [
    'a domain that the university gave up and somebody bought',
    'https://handels-gu.se/maren',
    { sketch: { siteName: UNIVERSITY } },
  ],
  ['"register" in the name', 'https://people-register.com/maren'],
  ['a newspaper called register', 'https://register-herald.com/maren'],
  ['"registry" in the name', 'https://the-registry-review.com/maren'],
  ['"Ärzteregister" in the name', 'https://aerzteregister-nord.de/maren'],
  ['"registrar" before the domain', 'https://registrar.gothenburg-university.com/maren'],
  ['a code host', 'https://gu.github.io/maren', { sketch: { siteName: UNIVERSITY } }],
  ['a blog host', 'https://universityofgothenburg.wordpress.com/maren', { sketch: { siteName: UNIVERSITY } }],
  ['a site builder', 'https://gothenburg-university.wixsite.com/alumni', { sketch: { siteName: UNIVERSITY } }],
  ['a free host', 'https://sites.google.com/view/gothenburg-university', { sketch: { siteName: UNIVERSITY } }],
  ['a news path on a bought domain', 'https://gothenburg-university.com/news/maren'],
  ['an open host of the claimed employer itself', 'https://sites.google.com/view/maren', { school: 'Google' }],
  ['a bought domain of an employer', 'https://siemens-healthcare-team.com/maren', { school: 'Siemens Healthcare' }],
  ['a new ending with the name', 'https://google-research.xyz/maren', { school: 'Google Research' }],
  ['a careless row: a blog host', 'https://maren.wordpress.com/', { school: 'Institute of Careless Rows' }],
  ['a careless row: a code host', 'https://other.github.io/maren', { school: 'Institute of Careless Rows' }],
  ['a careless row: a suffix', 'https://anything.co.uk/maren', { school: 'Institute of Careless Rows' }],
  [
    'an unknown school on a domain with its name',
    'https://quellmark-college.edu/maren',
    { school: 'Quellmark College' },
  ],
  ['a personal folder of the real site', 'https://www.gu.se/~maren/cv'],
  ['a blog server of the real site', 'https://blogs.gu.se/maren-tollefsen'],
  ['a known organisation of nearly the same name', 'https://www.yorku.ca/maren', { school: 'University of York' }],
  ['another known organisation', 'https://www.leeds.ac.uk/people/maren'],
];

for (const [name, url, more] of LOOK_ALIKES) {
  test(`not verified: ${name}`, () => {
    const { result } = judge(url, more);
    assert.notEqual(result.status, 'verified', result.explanation);
    assert.equal(result.status, 'inconclusive', result.explanation);
  });
}

const REAL: [string, string, Try?][] = [
  ['the site itself', 'https://www.gu.se/en/alumni/maren'],
  ['a part of it', 'https://physics.gu.se/people/maren'],
  ['by its name at home', 'https://www.gu.se/alumni/maren', { school: 'Göteborgs universitet' }],
  ['the whole speaks for its part', 'https://www.gu.se/alumni/maren', { school: 'Sahlgrenska Academy' }],
  ['an unknown form of the name', 'https://www.gu.se/alumni/maren', { school: 'Gothenburg University' }],
  ['a second domain', 'https://about.google/people/maren', { school: 'Google' }],
  ['an employer', 'https://www.siemens-healthineers.com/team', { school: 'Siemens Healthcare' }],
  ['an official register', 'https://find-and-update.company-information.service.gov.uk/officers/1'],
];

for (const [name, url, more] of REAL) test(`verified: ${name}`, () => assert.equal(status(url, more), 'verified'));

test('three look-alikes of one organisation are one voice, and not an independent one', () => {
  const words = ['took', 'earned', 'was awarded'];
  const beside = ['https://gothenburguniversity.org/a', 'https://gothenburg-university.net/b'].map((url, index) =>
    makeSource({
      id: `more${index}`,
      url,
      name: 'Maren Tollefsen',
      opening: `${words[index]} other words here that nobody copied, page ${index}.`,
      facts: factsAbout('Maren Tollefsen', UNIVERSITY),
    }),
  );
  const { result } = judge('https://gothenburg-university.com/alumni/maren', { beside });
  assert.equal(result.status, 'inconclusive');
  assert.equal(result.independent_sources, 0);
  assert.equal(result.reason_code, 'claimed_site_only');
  assert.match(result.explanation, /Nothing shows that this is the site of University of Gothenburg/);
});

test('a look-alike refutes nothing either', () => {
  const denial: FactSketch = {
    kind: 'education',
    says: 'Maren Tollefsen attended the University of Gothenburg but did not graduate.',
    organisation: UNIVERSITY,
    status: 'not_conferred',
    degree: 'PhD',
  };
  const facts = [denial, ...factsAbout('Maren Tollefsen', UNIVERSITY).slice(1)];
  assert.notEqual(status('https://gothenburg-university.com/alumni/maren', { sketch: { facts } }), 'contradiction');
  assert.equal(status('https://www.gu.se/alumni/maren', { sketch: { facts } }), 'contradiction');
});

test('the request may state a site, and only a site that can belong to one organisation counts', () => {
  const stated = (domains: string[]): Person => ({ ...MAREN, organisations: [{ name: 'Quellmark College', domains }] });
  const quellmark = { school: 'Quellmark College' };
  assert.equal(
    status('https://www.quellmark.edu/maren', { ...quellmark, person: stated(['quellmark.edu']) }),
    'verified',
  );
  assert.equal(
    status('https://www.quellmark.edu/maren', { ...quellmark, person: stated(['https://www.quellmark.edu/about']) }),
    'verified',
  );
  assert.equal(
    status('https://quellmark.com/maren', { ...quellmark, person: stated(['quellmark.edu']) }),
    'inconclusive',
  );
  assert.equal(
    status('https://quellmark.github.io/maren', { ...quellmark, person: stated(['quellmark.github.io', 'github.io']) }),
    'inconclusive',
  );
  const claim = claimOf('Quellmark College');
  const withDomain = { ...claim, expected: { ...claim.expected, organisation_domain: 'quellmark.edu' } };
  assert.equal(status('https://quellmark.edu/maren', { ...quellmark, claim: withDomain }), 'verified');
});

test('what the claim asserts of a business is no statement of whose site it is', () => {
  const claim: Claim = {
    claim_key: 'firm',
    claim_type: 'business',
    expected: { business_name: 'Halden Robotics', domain: 'halden-robotics-group.com' },
  };
  assert.notEqual(status('https://halden-robotics-group.com/team', { claim }), 'verified');
});

function record(provider: string, asserter: ReadSource['asserter'], name: string, href: string): ReadSource {
  const source = makeSource({ id: provider, url: `https://${provider}.example/record`, name, facts: [], asserter });
  return { ...source, provider, links: [{ href, text: OFFICIAL_WEBSITE, rel: '', block: 0 }] };
}

test('a record of an official website counts; one that anybody may edit only where the data knows no domain', () => {
  const page = 'https://www.quellmark.edu/maren';
  const school = 'Quellmark College';
  const found = (asserter: ReadSource['asserter']) => [record('ror', asserter, school, 'https://quellmark.edu/')];
  assert.equal(status(page, { school, beside: found('register') }), 'verified');
  assert.equal(status(page, { school, beside: found('knowledge_base') }), 'verified');
  assert.equal(status(page, { school, beside: found('person') }), 'inconclusive');
  const forged = record('wikidata', 'knowledge_base', UNIVERSITY, 'https://gothenburg-university.com/');
  assert.equal(status('https://gothenburg-university.com/maren', { beside: [forged] }), 'inconclusive');
  const free = record('ror', 'register', school, 'https://quellmark.wordpress.com/');
  assert.equal(status('https://quellmark.wordpress.com/maren', { school, beside: [free] }), 'inconclusive');
});

function linking(id: string, url: string, text: string, href: string): ReadSource {
  const source = makeSource({ id, url, name: 'Somebody Else', facts: [] });
  return { ...source, links: [{ href, text, rel: '', block: 0 }] };
}

test('two known sites that link to a site as the organisation’s make it so; one, or unknown ones, do not', () => {
  const page = 'https://www.quellmark.edu/maren';
  const school = 'Quellmark College';
  const site = 'https://www.quellmark.edu/';
  const leeds = linking('leeds', 'https://www.leeds.ac.uk/partners', school, site);
  const wikipedia = linking('wikipedia', 'https://en.wikipedia.org/wiki/Quellmark', school, site);
  const blogs = ['https://one-blog.net/', 'https://two-blog.net/', 'https://quellmark-news.com/'].map((url, index) =>
    linking(`blog${index}`, url, school, site),
  );
  const own = linking('own', 'https://www.stanford.edu/~maren/links', school, site);
  const other = linking('other', 'https://www.stanford.edu/partners', 'our partner school', site);
  const deep = linking('deep', 'https://www.stanford.edu/partners', school, `${site}people/maren`);
  assert.equal(status(page, { school, beside: [leeds, wikipedia] }), 'verified');
  assert.equal(status(page, { school, beside: [leeds] }), 'inconclusive');
  assert.equal(status(page, { school, beside: blogs }), 'inconclusive');
  for (const weak of [own, other, deep]) assert.equal(status(page, { school, beside: [leeds, weak] }), 'inconclusive');
  // Where the data knows the domains, links add none.
  const forged = ['https://www.leeds.ac.uk/p', 'https://en.wikipedia.org/wiki/G'].map((url, index) =>
    linking(`forged${index}`, url, UNIVERSITY, 'https://gothenburg-university.com/'),
  );
  assert.equal(status('https://gothenburg-university.com/maren', { beside: forged }), 'inconclusive');
});

const OWN_SITES: [string, string, string[]?][] = [
  ['Jane Hallwright', 'janehallwright.com'],
  ['Jane Hallwright', 'drjanehallwright.org'],
  ['Søren Sørensen', 'sorensorensen.dk'],
  ['Søren Sørensen', 'soerensoerensen.dk'],
  ['Łukasz Żółć', 'lukaszzolc.pl'],
  ['Jürgen Müller', 'juergen-mueller.de'],
  ['José Pérez', 'joseperez.es'],
  ['Иван Петров', 'ivanpetrov.ru'],
  ['Иван Петров', 'иванпетров.рф'],
  ['Дмитрий Щербаков', 'dmitryshcherbakov.com'],
  ['Γιώργος Παπαδόπουλος', 'giorgospapadopoulos.gr'],
  ['محمد صلاح', 'mohamedsalah.com'],
  ['أحمد الفهيم', 'ahmedalfahim.com'],
  ['יוסי כהן', 'yosicohen.co.il', ['Yosi Cohen']],
  ['张伟', 'zhangwei.cn'],
  ['张伟', 'wei-zhang.com'],
  ['김민준', 'kimminjun.kr'],
  ['山田太郎', 'taroyamada.jp'],
  ['川田誠一', 'kawada-seiichi.jp'],
  ['अमित शर्मा', 'amitsharma.in'],
  ['สมชาย ใจดี', 'somchaijaidee.com', ['Somchai Jaidee']],
  ['Գևորգ Պետրոսյան', 'gevorgpetrosyan.am'],
  ['გიორგი ბერიძე', 'giorgiberidze.ge'],
];

for (const [name, host, aliases] of OWN_SITES) {
  test(`an own site is the person's own word: ${name} on ${host}`, () => {
    const person: Person = { ...MAREN, full_name: name, ...(aliases ? { aliases } : {}) };
    const { result } = judge(`https://${host}/`, { person });
    assert.notEqual(result.status, 'verified');
    assert.equal(result.independent_sources, 0, `${host} counted as an independent voice`);
  });
}

test('a site that bears other words is not taken for an own site', () => {
  const others: [string, string][] = [
    ['Jane Hallwright', 'janeaustensociety.org'],
    ['Иван Петров', 'petersburg-courier.ru'],
    ['张伟', 'chinapost.cn'],
    ['محمد صلاح', 'cairogazette.com'],
    ['김민준', 'koreatimes.kr'],
    ['川田誠一', 'kawasaki-seikei.jp'],
  ];
  for (const [name, host] of others) {
    const { result } = judge(`https://${host}/2020/a`, { person: { ...MAREN, full_name: name } });
    assert.equal(result.independent_sources, 1, host);
  }
});

test('a person who bears the name of a known organisation does not own its site', () => {
  const person = { ...MAREN, full_name: 'Jane Stanford' };
  assert.equal(status('https://www.stanford.edu/people/jane', { person, school: 'Stanford University' }), 'verified');
});
