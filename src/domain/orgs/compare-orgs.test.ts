import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { compareCompanies } from './companies/compare-companies.ts';
import { compareOrganisations } from './compare-organisations.ts';
import { compareSchools } from './schools/compare-schools.ts';
import { allKnownCompanies, parentOfCompany } from './companies/known-companies.ts';
import {
  allKnownSchools,
  domainsOfSchool,
  isKnownSchool,
  parentOf,
  schoolOfDomain,
  schoolsNamed,
} from './schools/known-schools.ts';
import { splitCsvLine } from './registry-import.ts';

const rows = readFileSync(new URL('../../../bench/orgs.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map(splitCsvLine);

describe('frozen pairs of organisations', () => {
  assert.ok(rows.length >= 40);
  for (const [kind, left = '', right = '', expected, relation, habit] of rows) {
    it(`${habit}: ${left} / ${right}`, () => {
      const compare = kind === 'school' ? compareSchools : compareCompanies;
      const found = compare(left, right);
      const back = compare(right, left);
      assert.equal(found.relation ?? '', relation, found.reason);
      assert.equal(found.outcome, expected, `${found.score} ${found.reason}`);
      assert.equal(back.outcome, expected, 'the sides may be exchanged');
    });
  }
});

describe('known schools', () => {
  it('finds a school by its domain and below it', () => {
    assert.equal(schoolOfDomain('cs.stanford.edu')?.name, 'Stanford University');
    assert.equal(schoolOfDomain('www.univie.ac.at')?.name, 'University of Vienna');
    assert.equal(schoolOfDomain('brightwater.example'), undefined);
  });
  it('lists the domains of a school under any of its names', () => {
    assert.ok(domainsOfSchool('MIT').includes('mit.edu'));
    assert.ok(domainsOfSchool('Universität Wien').includes('univie.ac.at'));
    assert.deepEqual(domainsOfSchool('Brightwater Academy of Nothing'), []);
  });
  it('knows that a name can be shared', () => {
    assert.ok(schoolsNamed('USC').length >= 2);
    assert.ok(isKnownSchool('Boston College'));
  });
  it('lets the domain decide about a shared acronym', () => {
    assert.equal(compareSchools('USC', 'University of Southern California', { domain: 'usc.edu' }).outcome, 'same');
    assert.equal(compareSchools('USC', 'University of Southern California', { domain: 'sc.edu' }).outcome, 'different');
  });
});

describe('hand-written tables', () => {
  it('hold a school once, whatever name a later table gives it', () => {
    for (const name of [
      'Pontificia Universidad Católica Argentina',
      'University of Wisconsin–Madison',
      'Óbuda University',
    ])
      assert.equal(schoolsNamed(name).length, 1, name);
  });
  it('keep two schools apart that once shared a name', () => {
    assert.deepEqual(
      schoolsNamed('Columbia University').map((school) => school.name),
      ['Columbia University'],
    );
    assert.equal(compareSchools('Simmons University', 'Simmons College of Kentucky').outcome === 'same', false);
  });
  it('leave the name of the whole to the whole', () => {
    assert.deepEqual(
      schoolsNamed('University of Illinois').map((school) => school.name),
      ['University of Illinois System'],
    );
    assert.equal(compareSchools('University of Illinois', 'UIUC').relation, 'part_of');
  });
  it('do not take a navy for its academy', () => {
    const compared = compareSchools('United States Naval Academy', 'United States Navy');
    assert.equal(compared.relation, 'part_of');
    assert.ok(compared.score < 0.45, `${compared.score}`);
  });
  it('name only parents that they know', () => {
    for (const company of allKnownCompanies()) {
      if (company.parent !== undefined)
        assert.ok(parentOfCompany(company) !== undefined, `${company.name} -> ${company.parent}`);
    }
    for (const school of allKnownSchools()) {
      if (school.parent !== undefined) assert.ok(parentOf(school) !== undefined, `${school.name} -> ${school.parent}`);
    }
  });
});

describe('properties of comparing organisations', () => {
  const part = fc.constantFrom(
    'Brightwater',
    'University',
    'of',
    'Institute',
    'Technology',
    'Vienna',
    'National',
    'College',
    'Inc.',
    'Group',
    'constructor',
    'Wien',
    'MIT',
    '(USA)',
    '-',
    ',',
  );
  const name = fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(' '));
  it('a name is itself, and the sides may be exchanged', () => {
    fc.assert(
      fc.property(name, name, (one, other) => {
        for (const compare of [compareSchools, compareCompanies, compareOrganisations]) {
          if (/[a-z]/i.test(one)) assert.equal(compare(one, one).outcome, 'same');
          assert.equal(compare(one, other).outcome, compare(other, one).outcome, `${one} / ${other}`);
        }
      }),
    );
  });
  it('takes any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        (text) => compareOrganisations(text, 'Brightwater College').score <= 1,
      ),
    );
    assert.ok(compareSchools('University of '.repeat(5000), 'Brightwater College').score <= 1);
  });
});
