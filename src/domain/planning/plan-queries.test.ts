// The questions of a job: their order, their bounds, templates and the second step.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resolveIdentity } from '../identity/resolve.ts';
import { makeSource } from '../judging/fixtures.ts';
import type { Claim } from '../model/claim.ts';
import { effectiveOptions } from '../model/options.ts';
import type { Person } from '../model/person.ts';
import { nameForms } from './name-forms.ts';
import { fillPlaceholders } from './placeholders.ts';
import { planQueries, withScheme } from './plan-queries.ts';
import { planSecondHop } from './second-hop.ts';

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
  planQueries({ person: PERSON, claims: CLAIMS, options: effectiveOptions({ depth }), template: null, ...more });

test('own addresses come first, then the site of the issuer', () => {
  const queries = plan('standard');
  assert.deepEqual(
    queries.slice(0, 2).map((query) => [query.kind, query.text]),
    [
      ['address', 'https://maren-tollefsen.example'],
      ['address', 'https://codeharbor.example/maren'],
    ],
  );
  const site = queries[2]!;
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
    (depth) => plan(depth).filter((query) => query.kind !== 'address').length,
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
  assert.ok(plan('standard', { claims: many }).filter((query) => query.kind !== 'address').length <= 24);
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
  assert.deepEqual(fillPlaceholders('{{person.constructor}}', PERSON, CLAIMS, {}), []);
});

test('forms of a name', () => {
  assert.deepEqual(nameForms({ full_name: 'Tollefsen, Maren' }), ['Maren Tollefsen']);
  assert.ok(nameForms({ full_name: 'Łukasz Żółć' }).includes('Lukasz Zolc'));
  assert.ok(nameForms({ full_name: 'Maren Anne Tollefsen' }).includes('Maren Tollefsen'));
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
