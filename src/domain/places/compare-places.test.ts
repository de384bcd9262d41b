import assert from 'node:assert/strict';
import { it } from 'node:test';
import { comparePlaces, parsePlace } from './compare-places.ts';

const cases: [string, string, string][] = [
  ['Munich, Germany', 'München', 'same'],
  ['Palo Alto, CA', 'Palo Alto, California', 'same'],
  ['USA', 'United States', 'same'],
  ['Vienna', 'Wien, Österreich', 'same'],
  ['Germany', 'Berlin', 'compatible'],
  ['California', 'San Francisco', 'compatible'],
  ['Cambridge, MA', 'Cambridge, UK', 'different'],
  ['Paris, France', 'Paris, Texas', 'different'],
  ['Portland, Oregon', 'Portland, Maine', 'different'],
  ['Berlin', 'Hamburg', 'different'],
  ['Asunción, Paraguay', 'Paraguai', 'compatible'],
  ['Luanda, Angola', 'Moçambique', 'different'],
  ['Nordhaven', 'Germany', 'no_data'],
  ['', 'Berlin', 'no_data'],
];
for (const [left, right, outcome] of cases) {
  it(`${left || '(nothing)'} / ${right}: ${outcome}`, () => {
    assert.equal(
      comparePlaces(left, right).outcome,
      outcome,
      `${comparePlaces(left, right).reason} ${JSON.stringify([parsePlace(left), parsePlace(right)])}`,
    );
    assert.equal(comparePlaces(right, left).outcome, outcome, 'the sides may be exchanged');
  });
}
