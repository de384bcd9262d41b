import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Block } from '../../domain/model/page.ts';
import { mayHoldMailbox } from '../extractors/contacts.ts';
import { gatesIn } from '../word-gates.ts';
import { cardName, LEAD, mayLead } from './ownership.ts';
import { authorNames, BYLINE, BYLINE_INITIALS, INVERTED, invertedIn, leadingName } from './person-lines.ts';
import { bareName, couldBeName, mayBeName, speaks } from './subject.ts';

const NAMES = [
  'Jane Roe',
  'Jean-Luc Roe',
  'Dr. Jane Roe',
  'Prof Jane A. Roe',
  'Jan van der Roe',
  'Élodie Roe',
  'Ángel de la Roe',
  'J. R. Roe',
  'Abu al Roe',
  "Mary O'Roe",
];
const TEXTS = [
  ...NAMES,
  'Roe',
  'Jane\u00a0Roe',
  'Jane Roe, phd',
  'Section 3',
  'about us',
  'Jane & Co',
  'Roe [1]',
  'Who is Jane Roe?',
  'Jane von Roe md',
  '',
  ' ',
];

test('one look refuses what the three looks of a name refuse, and nothing else', () => {
  for (const text of TEXTS)
    assert.equal(
      mayBeName(text),
      couldBeName(text) && !/[&\d@/\\[\]{}<>=+?!]/.test(text) && !speaks(text),
      JSON.stringify(text),
    );
  assert.equal(NAMES.filter((name) => bareName(name) !== null).length >= 8, true);
});

test('a card keeps what only its bracket or its letters would refuse', () => {
  const card = (text: string): string | null => cardName({ text } as Block);
  assert.equal(card('Jane Roe (1950-1999)'), 'Jane Roe');
  assert.equal(card('Jane Roe, phd'), 'Jane Roe');
  assert.equal(card('Dr. Jane Roe, Ph.D.'), 'Jane Roe');
  assert.equal(card('Senior Engineer in charge'), null);
});

test('whatever opens with a name and a sign gets past the look at its first words', () => {
  let matched = 0;
  for (const name of NAMES)
    for (const sign of [', ', ' – ', ' — ', ': ', ' | ', ' - ', ' -- ', ' (b. 1970), ', ', Ph.D., ', ' (x): '])
      if (LEAD.test(`${name}${sign}Director`)) {
        matched += 1;
        assert.ok(mayLead(`${name}${sign}Director`), `${name}${sign}`);
      }
  assert.ok(matched > 80, String(matched));
  for (const text of ['In project 3, the group', 'From 1990 on', 'Laboratory 3, 1985', 'jane Roe, x'])
    assert.ok(!mayLead(text));
});

test('a lone word is no author, with or without a number', () => {
  for (const text of ['Section 3', 'Education', 'by Roe', 'author:Jane', '3']) assert.deepEqual(authorNames(text), []);
  assert.deepEqual(
    authorNames('Jane Roe, John Doe and Zhang, W.').map(({ name }) => name),
    ['Jane Roe', 'John Doe', 'W. Zhang'],
  );
  assert.deepEqual(
    authorNames('by Jane Roe (X, Y); John Doe').map(({ name }) => name),
    ['Jane Roe', 'John Doe'],
  );
});

test('letters behind a name are no given name, and a name turned round is', () => {
  assert.equal(leadingName('STONE, BCom, Leeds')?.name ?? null, null);
  assert.equal(leadingName('STONE, Jane, director')?.name, 'Jane STONE');
});

test('every way to spell the sign of a mailbox gets past its gate', () => {
  for (const text of [
    'jane@roe.example',
    'jane (at) roe.example',
    'jane[at]roe.example',
    'jane at roe.example',
    'jane {at} roe dot example',
    'jane(arroba)roe.example',
    'jane AT roe DOT example',
  ])
    assert.ok(mayHoldMailbox(text, gatesIn(text)), text);
  for (const text of ['She works at Roe', 'nothing here']) assert.ok(!mayHoldMailbox(text, gatesIn(text)), text);
});

test('a turned name is found wherever its pattern finds one', () => {
  const piece = fc.constantFrom(
    ...'Roe|van|de la|Dalen|Österby|O’Neil|Jane|J.|J.-P.|McK|, |,| |(1970)|1970|director'.split('|'),
  );
  let found = 0;
  fc.assert(
    fc.property(fc.array(piece, { minLength: 3, maxLength: 9 }), (pieces) => {
      const text = pieces.join('');
      const match = INVERTED.exec(text);
      if (match !== null) found += 1;
      assert.deepEqual(invertedIn(text)?.[0], match?.[0], text);
    }),
    { numRuns: 8_000, seed: 7 },
  );
  assert.ok(found > 50, `${found} found`);
});

test('a byline opens with one of its initials', () => {
  for (const word of 'author authors by von par por di door edited autor autoren autores auteur auteurs autori'.split(
    ' ',
  ))
    for (const text of [`${word}: Jane Roe`, `${word.toUpperCase()}: Jane Roe`, `${word} by: Jane Roe`])
      if (BYLINE.test(text)) assert.ok(BYLINE_INITIALS.includes(text[0]!), text);
  assert.ok(
    BYLINE.source.startsWith('^(?:(?:authors?|by|von|par|por|di|door|edited by|autor(?:en|es)?|auteurs?|autori?)'),
  );
});
