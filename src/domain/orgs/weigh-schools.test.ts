import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readShortForm } from './acronyms.ts';
import { compareCompanies } from './compare-companies.ts';
import { compareByRules, compareSchools } from './compare-schools.ts';
import { SCHOOL_WEIGHTS } from './data/school-weights.ts';
import { parentOf, schoolsNamed } from './known-schools.ts';
import { gatherEvidence } from './school-evidence.ts';
import { likelihoodOf } from './weigh-schools.ts';

/** Below this a `partial` comparison bears out no claim. */
const BEARS_OUT = 0.45;

function likely(left: string, right: string) {
  const gathered = gatherEvidence(left, right, compareByRules(left, right));
  assert.ok(gathered !== null, `nothing meets in ${left} / ${right}`);
  return likelihoodOf(gathered);
}

describe('weights of names of schools', () => {
  it('every weight has two numbers and an example', () => {
    const rows = SCHOOL_WEIGHTS.trim().split('\n');
    assert.ok(rows.length > 80);
    for (const row of rows) {
      const [key = '', same, part, example = ''] = row.split('|').map((cell) => cell.trim());
      assert.match(key, /^[a-z-]+(?::[a-z-]+)?$/);
      assert.ok(Number.isFinite(Number(same)) && Number.isFinite(Number(part)), key);
      assert.ok(example.length > 8, `${key} has no example`);
    }
  });

  it('a guess names its relation and bears out no claim', () => {
    const guess = compareSchools('Quillon Academy of Management', 'Quillon Academy of Management and Technology');
    assert.equal(guess.relation, 'same');
    assert.equal(guess.outcome, 'partial');
    assert.ok(guess.score < BEARS_OUT, `${guess.score}`);
    assert.match(guess.reason, /probably one school/);
  });

  it('a word more in common speaks for one school, a word more apart against it', () => {
    const near = likely('Quillon Eastmere College of Music', 'Quillon Eastmere Academy of Music');
    const far = likely('Quillon Eastmere College of Music', 'Quillon Nordhaven Academy of Law');
    assert.ok(near.same > far.same);
    const chances = near.same + near.part + near.different;
    assert.ok(Math.abs(chances - 1) < 1e-9);
  });

  it('two words that schools or maps know are two, however alike', () => {
    const two = compareSchools('Henan University of Chinese Medicine', 'Hunan University of Chinese Medicine');
    assert.ok(two.outcome === 'different' || two.score < BEARS_OUT);
  });

  it('names that share only a kind of school are left to the rules', () => {
    const left = 'Quillon University';
    const right = 'Eastmere University';
    assert.equal(gatherEvidence(left, right, compareByRules(left, right)), null);
    assert.equal(compareSchools(left, right).outcome, 'different');
  });

  it('a bare place is no school', () => {
    assert.notEqual(compareSchools('Bavaria', 'University of Bavaria').relation, 'same');
  });

  it('the sides may be exchanged', () => {
    for (const [left, right] of [
      ['Lindby College of Art', 'University of Lindby'],
      ['ESQ Norte', 'Escola Superior Quillon Norte'],
      ['Universität Quillon', 'Quillon University of Technology'],
      ['KMH', 'Royal College of Music in Stockholm'],
    ] as const) {
      const [one, other] = [compareSchools(left, right), compareSchools(right, left)];
      assert.deepEqual([one.outcome, one.relation, one.score], [other.outcome, other.relation, other.score], left);
    }
  });
});

describe('short forms', () => {
  it('are read from first letters, from letters inside and from the name at home', () => {
    const music = 'royal college of music in stockholm'.split(' ');
    assert.equal(readShortForm('BNU', ['brightwater', 'national', 'university']), 1);
    assert.ok(readShortForm('KMH', music) > readShortForm('XQZ', music));
    assert.ok(readShortForm('XQZ', music) < 0);
    assert.equal(readShortForm('A', music), 0);
  });

  it('that can only be read in part are guesses', () => {
    const guess = compareSchools('ITESQUIL', 'Instituto Tecnológico Superior de Quillon');
    assert.equal(guess.relation, 'same');
  });
});

describe('tables of schools', () => {
  it('rows of one name are one school', () => {
    assert.equal(schoolsNamed('Islamic Azad University').length, 1);
    assert.ok(schoolsNamed('University of the Air').some((school) => school.name === 'Open University of Japan'));
    assert.equal(compareSchools('The Open University of Japan', 'University of the Air').outcome, 'same');
  });
  it('know what a school belongs to', () => {
    const [school] = schoolsNamed('Salisbury University');
    assert.equal(school === undefined ? undefined : parentOf(school)?.name, 'University System of Maryland');
    assert.equal(compareSchools('Salisbury University', 'University System of Maryland').relation, 'part_of');
  });
  it('a branch of a school with many places is a part of it', () => {
    const branch = compareSchools('Islamic Azad University of Zanjan', 'Islamic Azad University, Tehran');
    assert.equal(branch.relation, 'part_of');
  });
});

describe('guesses about companies', () => {
  it('one house under two laws is two bodies, yet one employer', () => {
    const two = compareCompanies('Quillon Instruments GmbH', 'Quillon Instruments Pty Ltd');
    assert.deepEqual([two.outcome, two.relation], ['same', 'part_of']);
    assert.equal(compareCompanies('Quillon Instruments', 'Quillon Instruments Pty Ltd').relation, 'same');
  });
  it('a brand inside a longer name is likely the same, and bears out no claim', () => {
    const guess = compareCompanies('Quillonia', 'Nordhaven Quillonia Lindqvist');
    assert.equal(guess.relation, 'same');
    assert.ok(guess.outcome === 'partial' && guess.score < BEARS_OUT);
  });
  it('vowels differ where another script has none', () => {
    assert.equal(compareCompanies('Mahdavi Trading', 'Mehdavy Trading').relation, 'same');
  });
  it('a general word alone is no tie', () => {
    assert.notEqual(compareCompanies('Quillon Genomics', 'Genomics').relation, 'same');
  });
});
