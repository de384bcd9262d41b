import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { splitCsvLine } from '../orgs/registers/gleif.ts';
import { comparePersonNames } from './compare-names.ts';
import { nameRarity, nameWeight } from './name-rarity.ts';

const rows = readFileSync(new URL('../../../bench/names.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map(splitCsvLine);

describe('frozen pairs of names', () => {
  assert.ok(rows.length >= 50);
  for (const [left = '', right = '', expected, habit] of rows) {
    it(`${habit}: ${left} / ${right}`, () => {
      const found = comparePersonNames(left, right);
      assert.equal(found.outcome, expected, found.reason);
      assert.notEqual(found.reason, '');
    });
  }
});

describe('reasons', () => {
  const REASONS: [left: string, right: string, reason: string][] = [
    ['Zhang Wei', 'Zhang Wen', 'the given names differ: "wei" and "wen"'],
    ['Zhang Wei', 'Wen Zhang', 'the given names differ: "wei" and "wen"'],
    ['Wei Zhang', 'Wei Zhao', 'the family names differ: "zhang" and "zhao"'],
    ['Li Na', 'Li Nan', 'the given names differ: "na" and "nan"'],
    ['Jane Roe', 'Jane Doe', 'the family names differ: "roe" and "doe"'],
    ['Samir Al-Farouqi', 'Samir Faruqi', '"farouqi" is another spelling of "faruqi"'],
  ];
  for (const [left, right, reason] of REASONS) {
    it(`${left} / ${right}`, () => {
      assert.equal(comparePersonNames(left, right).reason, reason);
      assert.equal(comparePersonNames(right, left).outcome, comparePersonNames(left, right).outcome);
    });
  }
});

const given = fc.constantFrom(
  'Jane',
  'Bill',
  'William',
  'Xiaoming',
  'José',
  'Dmitry',
  'Mohammed',
  'J.',
  'Fei-Fei',
  'Angela',
  'Søren',
  'Min-Jun',
  'Leila',
  'Abd al-Rahman',
);
const middle = fc.constantFrom('', 'K.', 'Marie', 'R.', 'Ivanovich', 'van', 'de la');
const family = fc.constantFrom(
  'Roe',
  'Müller',
  'Wang',
  'García Quintanilla',
  'Al-Harbi',
  'ElFarouqi',
  'Zhang',
  'Orlov',
  'Kim',
  "O'Brandt",
  'Nguyen',
);
const name = fc.tuple(given, middle, family).map((parts) => parts.filter((part) => part !== '').join(' '));

describe('properties of comparing names', () => {
  it('a name is itself', () => {
    fc.assert(fc.property(name, (one) => comparePersonNames(one, one).outcome === 'same'));
  });
  it('the sides may be exchanged', () => {
    fc.assert(
      fc.property(name, name, (one, other) => {
        const there = comparePersonNames(one, other);
        const back = comparePersonNames(other, one);
        assert.equal(there.outcome, back.outcome, `${one} / ${other}: ${there.reason} / ${back.reason}`);
        assert.equal(there.score.toFixed(6), back.score.toFixed(6));
      }),
    );
  });
  it('leaving the middle out never makes a conflict', () => {
    fc.assert(
      fc.property(given, middle, family, (first, second, last) => {
        const found = comparePersonNames([first, second, last].join(' '), `${first} ${last}`);
        assert.ok(found.outcome === 'same' || found.outcome === 'compatible', found.reason);
      }),
    );
  });
  it('takes any text without failing, and an empty one as no data', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        name,
        (text, other) => comparePersonNames(text, other).score <= 1,
      ),
    );
    assert.equal(comparePersonNames('', 'Jane Roe').outcome, 'no_data');
    assert.equal(comparePersonNames('…', 'Jane Roe').outcome, 'no_data');
  });
  it('stays quick on long input', () => {
    const long = 'a-'.repeat(50_000);
    assert.ok(comparePersonNames(long, 'Jane Roe').score <= 1);
  });
});

describe('rarity of names', () => {
  it('ranks common below rare', () => {
    assert.ok(nameWeight('John Smith') < nameWeight('Kyle Hawkins'));
    assert.ok(nameWeight('Wei Wang') < nameWeight('Voula Quintanaroo'));
    assert.ok(nameRarity('John Smith') < 0.1);
    assert.ok(nameRarity('Voula Quintanaroo') > 0.9);
  });
  it('knows the commonest family names of Japan by their signs', () => {
    assert.ok(nameRarity('田中 太郎') < nameRarity('御厨 太郎'));
    assert.equal(nameRarity('田中太郎'), nameRarity('田中 太郎'));
  });
  it('reads no middle part as the family name', () => {
    assert.ok(nameRarity('Thomas F. Quintanaroo') >= nameRarity('Thomas Quintanaroo'));
  });
  it('a middle name makes a name rarer', () => {
    assert.ok(nameRarity('John Thaddeus Smith') > nameRarity('John Smith'));
  });
});
