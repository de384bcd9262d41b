// What can be done about an open claim: checks that need a contract or consent, by the country of the school.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Claim } from '../model/claim.ts';
import type { Person } from '../model/person.ts';
import type { ClaimResult } from '../model/verdict.ts';
import { NO_ORGANISATIONS, type Organisation, type OrganisationIndex } from '../orgs/organisation-index.ts';
import { parsePlace } from '../places/compare-places.ts';
import { nextSteps } from './next-steps.ts';
import { OFFICIAL_CHECKS } from './official-checks.ts';

const OPEN = { claim_key: 'degree', claim_type: 'education', status: 'not_verified' } as ClaimResult;

function school(name: string, country: string): Organisation {
  return {
    id: `bonafide:${country}`,
    kind: 'school',
    country,
    names: [{ value: name, kind: 'official' }],
    domains: [],
    relations: [],
  };
}

const SCHOOLS = [
  school('Norvane University', 'NL'),
  school('Halden College', 'GB'),
  school('Twin University', 'US'),
  school('Twin University', 'IN'),
];
const ORGANISATIONS: OrganisationIndex = {
  ...NO_ORGANISATIONS,
  named: (name) => SCHOOLS.filter((row) => row.names[0]!.value === name),
};

function official(expected: Record<string, unknown>, person: Partial<Person> = {}): string | undefined {
  const claim: Claim = { claim_key: 'degree', claim_type: 'education', expected };
  const steps = nextSteps(claim, OPEN, { full_name: 'Ilse Varga', ...person }, ORGANISATIONS);
  return steps.find(({ code }) => code === 'official_check')?.sentence;
}

test('the country of the school goes before that of the person', () => {
  assert.equal(
    official({ school: 'Norvane University' }, { location: 'Austin, Texas' }),
    'A degree of a school in the Netherlands can be checked with the diploma register of DUO, by an extract that the person orders.',
  );
  assert.match(official({ school: 'Halden College' })!, /with Hedd, for a fee and with the consent of the person\.$/);
});

test('where schools of one name are in two countries, or none is known, the person tells', () => {
  const inTexas = { location: 'Austin, Texas' };
  assert.match(official({ school: 'Twin University' }, inTexas)!, /^If the school is in the United States, .*Clearing/);
  assert.match(official({ school: 'Nowhere School' }, inTexas)!, /under a contract and with the consent of the person/);
  assert.equal(official({ school: 'Twin University' }), undefined);
  assert.equal(official({ school: 'Nowhere School' }, { location: 'Berlin, Germany' }), undefined);
});

test('a verified degree needs no further step', () => {
  const claim: Claim = { claim_key: 'degree', claim_type: 'education', expected: { school: 'Norvane University' } };
  assert.deepEqual(nextSteps(claim, { ...OPEN, status: 'verified' }, { full_name: 'Ilse Varga' }, ORGANISATIONS), []);
});

test('every row is named as places name its country, has a code of its own and a secure address', () => {
  const rows = Object.entries(OFFICIAL_CHECKS);
  assert.equal(new Set(rows.map(([, row]) => row.code)).size, rows.length);
  for (const [name, row] of rows) {
    assert.equal(parsePlace(name).country, name);
    assert.match(row.code, /^[A-Z]{2}$/);
    for (const check of [row.degrees, row.companies]) if (check) assert.match(check.url, /^https:\/\//);
  }
});
