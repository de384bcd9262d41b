// The questions of a job: their order, their bounds, templates and the second step.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openOrganisations } from '../../main/organisation-data.ts';
import { resolveIdentity } from '../identity/resolve.ts';
import { makeSource } from '../judging/fixtures.ts';
import type { Claim } from '../model/claim.ts';
import { effectiveOptions } from '../model/options.ts';
import type { Person } from '../model/person.ts';
import { domainsOf, issuerDomains } from './issuer-domains.ts';
import { initialForms, nameForms } from './name-forms.ts';
import { fillPlaceholders } from './placeholders.ts';
import { planLearntIssuers, planQueries, withScheme } from './plan-queries.ts';
import { planSecondHop } from './second-hop.ts';

const ORGANISATIONS = openOrganisations().index;
const PERSON: Person = {
  full_name: 'Maren Tollefsen',
  location: 'Rotterdam',
  personal_website: 'maren-tollefsen.example',
  github_url: 'https://codeharbor.example/maren',
  current_company: 'Halden Robotics',
};
const CLAIMS: Claim[] = [
  { claim_key: 'phd', claim_type: 'education', expected: { school: 'Stanford University', degree: 'PhD' } },
  { claim_key: 'msc', claim_type: 'education', expected: { school: 'Stanford University', degree: 'MSc' } },
  { claim_key: 'job', claim_type: 'employment', expected: { employer: 'Halden Robotics' } },
];

const plan = (depth: 'light' | 'standard' | 'deep', more: Partial<Parameters<typeof planQueries>[0]> = {}) =>
  planQueries({
    person: PERSON,
    claims: CLAIMS,
    options: effectiveOptions({ depth }),
    template: null,
    organisations: ORGANISATIONS,
    ...more,
  });

test('own addresses come first, then the registers, then the site of the issuer', () => {
  const queries = plan('standard');
  assert.deepEqual(
    queries.slice(0, 2).map((query) => [query.kind, query.text]),
    [
      ['address', 'https://maren-tollefsen.example'],
      ['address', 'https://codeharbor.example/maren'],
    ],
  );
  assert.deepEqual(
    queries.slice(2, 5).map((query) => [query.kind, query.text]),
    [
      ['person', 'Maren Tollefsen'],
      ['organisation', 'Stanford University'],
      ['organisation', 'Halden Robotics'],
    ],
  );
  const site = queries[5]!;
  assert.equal(site.purpose, 'issuer_site');
  assert.equal(site.site, 'stanford.edu');
  assert.equal(site.text, '"Maren Tollefsen" site:stanford.edu');
  assert.deepEqual(site.claimKeys, ['phd', 'msc']);
});

test('one question carries none of the claimed values', () => {
  for (const depth of ['light', 'standard', 'deep'] as const) {
    const neutral = plan(depth).filter((query) => query.purpose === 'neutral');
    assert.ok(neutral.length >= 1);
    for (const query of neutral) assert.ok(!/Stanford|Halden/.test(query.text));
  }
});

test('depth bounds the questions, and deeper asks all that lighter asks of registers', () => {
  const sizes = (['light', 'standard', 'deep'] as const).map(
    (depth) => plan(depth).filter((query) => query.kind === 'web').length,
  );
  assert.ok(sizes[0]! <= 6 && sizes[0]! < sizes[1]! && sizes[1]! <= sizes[2]!);
  const many = Array.from(
    { length: 50 },
    (_, index): Claim => ({
      claim_key: `c${index}`,
      claim_type: 'employment',
      expected: { employer: `Works ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[index % 26]}${index} Harbour` },
    }),
  );
  assert.ok(plan('standard', { claims: many }).filter((query) => query.kind === 'web').length <= 20);
  assert.ok(plan('standard', { claims: many }).filter((query) => query.purpose === 'register').length <= 8);
  assert.ok(plan('deep').some((query) => query.kind === 'archive'));
  assert.ok(plan('light').some((query) => query.kind === 'person'));
});

test('the limit of a question never exceeds the cap of the job', () => {
  const queries = planQueries({
    person: PERSON,
    claims: CLAIMS,
    options: effectiveOptions({ max_sources: 3 }),
    template: null,
  });
  for (const query of queries) assert.ok(query.limit <= 3);
});

test('domains, category and names travel with every question', () => {
  const options = effectiveOptions({
    allow_domains: ['stanford.edu'],
    deny_domains: ['x.example'],
    search_category: 'people',
  });
  for (const query of planQueries({ person: PERSON, claims: CLAIMS, options, template: null })) {
    assert.deepEqual(query.allowDomains, ['stanford.edu']);
    assert.deepEqual(query.denyDomains, ['x.example']);
    assert.equal(query.category, 'people');
    assert.ok(query.names.includes('Maren Tollefsen'));
  }
});

test('the questions of a template are filled, once per claim where they speak of expected', () => {
  const template = {
    searchPlan: {
      queries: [
        '"{{person.full_name}}" {{expected.school}} alumni',
        '{{metadata.case}} {{person.full_name}}',
        'https://register.example/{{metadata.case}}',
      ],
      per_claim_type: { employment: ['{{person.full_name}} {{expected.employer}} team'] },
    },
  };
  const texts = plan('standard', { template, metadata: { case: 'A-7' } }).filter(
    (query) => query.purpose === 'template',
  );
  assert.deepEqual(
    texts.map((query) => [query.kind, query.text, query.claimKeys]),
    [
      ['web', '"Maren Tollefsen" Stanford University alumni', ['phd', 'msc']],
      ['web', 'A-7 Maren Tollefsen', []],
      ['address', 'https://register.example/A-7', []],
      ['web', 'Maren Tollefsen Halden Robotics team', ['job']],
    ],
  );
});

test('a placeholder without a value leaves the question out', () => {
  assert.deepEqual(fillPlaceholders('{{metadata.none}} x', PERSON, CLAIMS, {}), []);
  const dashed = fillPlaceholders('{{      metadata.cost-centre }} x', PERSON, CLAIMS, { 'cost-centre': 'A7' });
  assert.deepEqual(
    dashed.map((question) => question.text),
    ['A7 x'],
  );
  assert.deepEqual(fillPlaceholders('{{person.constructor}}', PERSON, CLAIMS, {}), []);
});

const FORMS: [string, string[]][] = [
  ['Tollefsen, Maren', ['Maren Tollefsen']],
  ['Dr. Anna K. Schmidt', ['Anna K. Schmidt', 'Anna Schmidt']],
  ['William H. Gates III', ['William H. Gates', 'William Gates', 'Bill Gates']],
  ['Jeroen van der Meer', ['Jeroen van der Meer']],
  ['María José Fernández López', ['María José Fernández López', 'María Fernández López', 'María José Fernández']],
  ['Gabriel García Márquez', ['Gabriel García Márquez', 'Gabriel García', 'Gabriel Márquez', 'Gabriel Garcia Marquez']],
  ['Nguyen Thi Minh Khai', ['Nguyen Thi Minh Khai', 'Thi Minh Khai Nguyen', 'Minh Khai Nguyen']],
  ['张伟', ['张伟', 'Wei Zhang', 'Zhang Wei']],
  ['山田太郎', ['山田太郎']],
  ['김민준', ['김민준', 'Minjun Kim', 'Kim Minjun']],
  ['Jürgen Müller', ['Jürgen Müller', 'Juergen Mueller', 'Jurgen Muller']],
  ['Robert "Bob" Smith', ['Robert Smith', 'Bob Smith']],
  ['Иван Сергеевич Петров', ['Иван Сергеевич Петров', 'Иван Петров', 'Ivan Sergeevich Petrov', 'Ivan Petrov']],
  ['Zhang Wei', ['Zhang Wei', 'Wei Zhang']],
  ['Łukasz Żółć', ['Łukasz Żółć', 'Lukasz Zolc']],
];

for (const [name, forms] of FORMS) {
  test(`${name} is asked as ${forms.join(', ')}`, () => {
    assert.deepEqual(nameForms({ full_name: name }).slice(0, forms.length), forms);
  });
}

test('papers and theses are asked by initials', () => {
  assert.deepEqual(initialForms({ full_name: 'Jeroen van der Meer' }), ['J. van der Meer']);
  assert.deepEqual(initialForms({ full_name: 'Robert B. Ford' }), ['R. Ford', 'R.B. Ford']);
  assert.deepEqual(initialForms({ full_name: '张伟' }), []);
  assert.equal(withScheme('linkedin.com/in/x'), 'https://linkedin.com/in/x');
});

test('the second step follows labelled links of pages tied to the person, for deep jobs only', () => {
  const own = makeSource({ id: 'own', url: 'https://maren-tollefsen.example/', name: 'Maren Tollefsen', facts: [] });
  own.links = [
    { href: 'https://maren-tollefsen.example/cv.pdf', text: 'Curriculum Vitae (PDF)', rel: '', block: 0 },
    { href: 'https://maren-tollefsen.example/shop', text: 'Shop', rel: '', block: 0 },
    { href: 'javascript:alert(1)', text: 'CV', rel: '', block: 0 },
  ];
  const identity = resolveIdentity({ person: PERSON, claims: CLAIMS, sources: [own] });
  const hop = (depth: 'deep' | 'standard') =>
    planSecondHop({ person: PERSON, sources: [own], identity, options: effectiveOptions({ depth }) });
  assert.deepEqual(
    hop('deep').map((query) => query.text),
    ['https://maren-tollefsen.example/cv.pdf'],
  );
  assert.deepEqual(hop('standard'), []);
});

test('however many claims, the neutral question and the registers of people are asked', () => {
  const many = Array.from(
    { length: 40 },
    (_, index): Claim => ({
      claim_key: `c${index}`,
      claim_type: 'employment',
      expected: {
        employer: `Works ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[index % 26]}${index} Harbour`,
        domain: `w${index}.example`,
      },
    }),
  );
  for (const depth of ['light', 'standard', 'deep'] as const) {
    const queries = plan(depth, { claims: many });
    assert.equal(queries.filter((query) => query.purpose === 'neutral').length, 1, depth);
    assert.equal(queries.filter((query) => query.kind === 'person').length, 1, depth);
  }
});

test('other forms of the name stand beside it in quotes', () => {
  const [issuer] = plan('standard', {
    person: { full_name: 'Łukasz Żółć', aliases: ['Lucas Zolc'] },
  }).filter((query) => query.purpose === 'issuer_site');
  assert.equal(issuer!.text, '("Łukasz Żółć" OR "Lucas Zolc" OR "Lukasz Zolc") site:stanford.edu');
});

test('a site that could never pass the domains of the job is not asked', () => {
  const sites = (options: Parameters<typeof effectiveOptions>[0]): (string | undefined)[] =>
    planQueries({
      person: PERSON,
      claims: CLAIMS,
      options: effectiveOptions(options),
      template: null,
      organisations: ORGANISATIONS,
    })
      .filter((query) => query.purpose === 'issuer_site')
      .map((query) => query.site);
  assert.deepEqual(sites({}), ['stanford.edu']);
  assert.deepEqual(sites({ allow_domains: ['halden.example'] }), []);
  assert.deepEqual(sites({ allow_domains: ['cs.stanford.edu'] }), ['stanford.edu']);
  assert.deepEqual(sites({ deny_domains: ['stanford.edu'] }), []);
});

test('domains of employers come from the request, from addresses that bear the name, and from the table', () => {
  const claim = (expected: Record<string, unknown>): Claim => ({ claim_key: 'j', claim_type: 'employment', expected });
  const of = (name: string, expected = {}, person: Partial<Person> = {}): string[] =>
    issuerDomains({ name, claims: [claim(expected)] }, { full_name: 'Maren Tollefsen', ...person }, ORGANISATIONS);
  assert.deepEqual(of('Halden Robotics', { website: 'https://www.halden.example/about' }), ['halden.example']);
  assert.deepEqual(of('Halden Robotics', {}, { email: 'maren@haldenrobotics.example' }), ['haldenrobotics.example']);
  assert.deepEqual(of('Halden Robotics', {}, { email: 'maren@gmail.com' }), []);
  assert.deepEqual(of('Halden Robotics', {}, { email: 'maren@other.example' }), []);
  assert.deepEqual(of('Halden Robotics', { url: 'https://www.linkedin.com/in/halden' }), []);
  assert.deepEqual(domainsOf('Goldman Sachs Group, Inc.', ORGANISATIONS), ['goldmansachs.com']);
  assert.deepEqual(domainsOf('AWS', ORGANISATIONS), ['aws.amazon.com']);
  assert.deepEqual(domainsOf('Stripe, Inc.', ORGANISATIONS), ['stripe.com']);
  assert.deepEqual(domainsOf('Some Unknown Workshop', ORGANISATIONS), []);
});

test('a domain that a register named is asked where none was known', () => {
  const input = {
    person: PERSON,
    claims: CLAIMS,
    options: effectiveOptions({}),
    template: null,
    organisations: ORGANISATIONS,
  };
  const learnt = [
    { organisation: 'Halden Robotics AS', sites: ['halden.example'] },
    { organisation: 'Stanford University', sites: ['elsewhere.example'] },
  ];
  assert.deepEqual(
    planLearntIssuers(input, learnt).map((query) => [query.text, query.claimKeys]),
    [['"Maren Tollefsen" site:halden.example', ['job']]],
  );
});

test('archives are asked near the end of what is claimed', () => {
  const claims: Claim[] = [
    { claim_key: 'job', claim_type: 'employment', expected: { employer: 'Google', end_date: '2014-06' } },
  ];
  const archived = plan('deep', { claims }).filter((query) => query.kind === 'archive');
  assert.deepEqual(
    archived.map((query) => [query.text, query.site, query.near]),
    [
      ['https://maren-tollefsen.example', undefined, '2014'],
      ['research.google', 'research.google', '2014'],
    ],
  );
});

test("an address marked as the owner's own is followed, whatever its label", () => {
  const own = makeSource({ id: 'own', url: 'https://maren-tollefsen.example/', name: 'Maren Tollefsen', facts: [] });
  own.links = [
    { href: 'https://social.example/@maren', text: '', rel: 'me noopener', block: 0 },
    { href: 'https://social.example/@friend', text: 'a friend', rel: '', block: 0 },
    { href: 'https://maren-tollefsen.example/ueber', text: 'Über mich', rel: '', block: 0 },
  ];
  const identity = resolveIdentity({ person: PERSON, claims: CLAIMS, sources: [own] });
  const options = effectiveOptions({ depth: 'deep' });
  assert.deepEqual(
    planSecondHop({ person: PERSON, sources: [own], identity, options }).map((query) => query.text),
    ['https://social.example/@maren', 'https://maren-tollefsen.example/ueber'],
  );
});
