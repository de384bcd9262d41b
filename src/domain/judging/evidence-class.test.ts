import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Person } from '../model/person.ts';
import type { ReadSource } from '../model/source.ts';
import { CALIBRATION } from './calibration.ts';
import type { EvidenceClass } from './evidence-class.ts';
import { trustWith } from './fixtures.ts';
import { findVoices } from './voices.ts';

const trust = trustWith({
  'norvane-university.example': ['Norvane University'],
  'harvard.edu': ['Harvard University'],
});

function classOf(source: ReadSource, school: string): EvidenceClass {
  const claims = [{ claim_key: 'degree', claim_type: 'education', expected: { school } }];
  return findVoices({ sources: [source], person, claims, trust, calibration: CALIBRATION }).classFor(
    source,
    claims[0]!,
  );
}

const person: Person = { full_name: 'Jonas Quellhorst' };

function page(url: string, siteName: string | null = null): ReadSource {
  return {
    sourceId: 'src_1',
    url,
    domain: new URL(url).hostname,
    provider: 'corpus',
    retrievedAt: '2026-01-01T00:00:00.000Z',
    title: null,
    publishedDate: null,
    siteName,
    language: 'en',
    text: 'Jonas Quellhorst took his doctorate here.',
    links: [],
    people: [{ name: 'Jonas Quellhorst', subject: true }],
    findings: [],
    notEvidence: null,
    asserter: null,
  };
}

const CASES: [string, ReadSource, string, string][] = [
  ['the school on its own domain', page('https://www.harvard.edu/people/jq'), 'Harvard University', 'issuer'],
  ['a department of it', page('https://physics.harvard.edu/people/jq'), 'Harvard University', 'issuer'],
  [
    'a look-alike that bears its name',
    page('https://harvard-university.example/jq'),
    'Harvard University',
    'claimed_site',
  ],
  [
    'a stranger that calls itself so',
    page('https://degrees.example/jq', 'Harvard University'),
    'Harvard University',
    'claimed_site',
  ],
  ['a school that a corpus declares', page('https://norvane-university.example/jq'), 'Norvane University', 'issuer'],
  [
    'a list of a class is the school’s',
    page('https://norvane-university.example/students/cohort-2027'),
    'Norvane University',
    'issuer',
  ],
  [
    'the folder of a student is the student’s',
    page('https://norvane-university.example/students/quellhorst'),
    'Norvane University',
    'self',
  ],
  [
    'a school nobody lists, on a site that bears its name',
    page('https://kellbridge-institute.example/jq'),
    'Kellbridge Institute',
    'claimed_site',
  ],
  ['so is a tilde page', page('https://norvane-university.example/~jq/'), 'Norvane University', 'self'],
];

for (const [name, source, organisation, expected] of CASES) {
  test(name, () => assert.equal(classOf(source, organisation), expected));
}
