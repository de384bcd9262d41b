// Places, organisations and names in the cases of the Slavic languages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasInAnyCase, isInflected, writtenInAnyCase } from './inflected.ts';

const THERE: readonly (readonly [string, string])[] = [
  ['mieszka w Krakowie', 'Kraków'],
  ['absolwent Politechniki Warszawskiej', 'Warszawa'],
  ['pracuje w Katowicach', 'Katowice'],
  ['ordinace v Praze', 'Praha'],
  ['žije v Plzni', 'Plzeň'],
  ['v Hradci Králové', 'Hradec Králové'],
  ['работает в Москве', 'Москва'],
  ['працює у Києві', 'Київ'],
  ['директор художественной школы', 'художественная школа'],
  ['Životopis Markéty Sedmíkové', 'Markéta Sedmíková'],
];
for (const [text, name] of THERE) {
  test(`"${text}" names ${name}`, () => assert.ok(hasInAnyCase(text, name)));
}

const NOT_THERE: readonly (readonly [string, string])[] = [
  ['pragnie tego', 'Praga'],
  ['krakanie', 'Kraków'],
  ['школьный врач', 'Школково'],
];
for (const [text, name] of NOT_THERE) {
  test(`"${text}" does not name ${name}`, () => assert.equal(hasInAnyCase(text, name), false));
}

test('the name is given as the text writes it', () => {
  assert.equal(writtenInAnyCase('Kurs 3…\nCV Anny Sikorowej, 2020', 'Anna Sikorowa'), 'Anny Sikorowej');
  assert.equal(writtenInAnyCase('Kurs 3', 'Anna Sikorowa'), null);
});

test('only languages with cases have them', () => {
  assert.ok(isInflected('pl-PL', 'Kraków'));
  assert.ok(isInflected(null, 'Харьков'));
  assert.equal(isInflected('de', 'Tirol'), false);
});
