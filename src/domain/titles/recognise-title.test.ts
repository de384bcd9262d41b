import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findTitles, isBusinessRole, recogniseTitle } from './recognise-title.ts';

const titles = (text: string): string[] => findTitles(text).map((span) => span.text);

test('titles with their qualifiers and functions', () => {
  assert.deepEqual(titles('She is Professor of Social History at Northfield University.'), [
    'Professor of Social History',
  ]);
  assert.deepEqual(titles('Executive Vice President for Public Policy'), [
    'Executive Vice President for Public Policy',
  ]);
  assert.deepEqual(titles('Senior Data Scientist at Acme'), ['Senior Data Scientist']);
  assert.deepEqual(titles('Chairman and Chief Executive Officer of Acme'), ['Chairman', 'Chief Executive Officer']);
  assert.deepEqual(titles('the Secretary-General of the League'), ['Secretary-General']);
});

test('titles of other languages', () => {
  for (const [text, wanted] of [
    ['Geschäftsführerin der Beispiel GmbH', 'Geschäftsführerin'],
    ['Directeur général chez Exemple', 'Directeur général'],
    ['Profesora titular en Ejemplo', 'Profesora titular'],
    ['Engenheira de software', 'Engenheira de software'],
    ['sviluppatore web presso Esempio', 'sviluppatore web'],
    ['hoogleraar natuurkunde', 'hoogleraar'],
  ] as const)
    assert.equal(recogniseTitle(text)?.text, wanted, text);
});

test('everyday words alone are weak', () => {
  assert.equal(findTitles('in general he was right')[0]?.weak, true);
  assert.equal(findTitles('a member')[0]?.weak, true);
  assert.equal(findTitles('the chief financial officer')[0]?.weak, false);
  assert.deepEqual(titles('nothing of the kind'), []);
});

test('business roles', () => {
  assert.equal(isBusinessRole('Founder & CEO'), true);
  assert.equal(isBusinessRole('Lecturer'), false);
});

test('offsets are exact', () => {
  const text = 'Jane Roe, associate professor of physics, said so.';
  const [span] = findTitles(text);
  assert.equal(text.slice(span!.from, span!.to), span!.text);
});

test('two words of one rank', () => {
  assert.deepEqual(
    findTitles('named major general of the realm, later attorney general').map((title) => title.text),
    ['major general', 'attorney general'],
  );
});

test('a grade belongs to the title', () => {
  assert.deepEqual(titles('She is an Associate Professor III at Marl College.'), ['Associate Professor III']);
  assert.deepEqual(titles('Systems Analyst II, City of Tallow'), ['Systems Analyst II']);
});

test('a subject of study and an adjective are no titles', () => {
  assert.deepEqual(titles('a master in Physician Assistant Studies'), []);
  assert.deepEqual(titles('She has staged major productions.'), []);
  assert.deepEqual(titles('a degree with a major in Biology'), []);
  assert.deepEqual(titles('a major in the Marl Rifles'), ['major']);
});

test('a direction is no player, and fellows before their doctorate are fellows', () => {
  assert.deepEqual(titles('She drives the sector forward.'), []);
  assert.deepEqual(titles('A tall (2 m) forward from Marl College'), ['forward']);
  assert.deepEqual(titles('He is a Pre-Doctoral Fellow at Marl College.'), ['Pre-Doctoral Fellow']);
});
