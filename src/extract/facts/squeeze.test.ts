import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mayHold, maySpell, squeeze } from './squeeze.ts';

test('texts are squeezed to what an address would spell', () => {
  assert.equal(squeeze('Acme & Søn-Widgets'), 'acmeandsønwidgets');
  assert.equal(squeeze('Pérez, Inc.'), 'perezinc');
  assert.equal(squeeze('Acme & Sons'), 'acmeandsons');
});

/** The slow way that the quick looks must never rule out. */
const spells = (text: string, label: string): boolean => {
  const words = text.split(/\s+/);
  return words.some((_, first) =>
    words.some((_, last) => {
      const name = words
        .slice(first, last + 1)
        .join(' ')
        .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
      return /^\p{Lu}/u.test(name) && squeeze(name) === label;
    }),
  );
};

const TEXTS = [
  'Welcome to Acme Widgets, makers of widgets',
  'the acmewidgets shop',
  'ACME-WIDGETS',
  '“Acme” — Widgets',
  'Écoles & Lycées',
  'Smith & Sons Ltd',
  'Ｋｅｌｖｉｎ Works',
  'Kelvin works',
  'Ångström Laboratory',
  'Северный Дом',
  'nothing to see',
  'A c m e W i d g e t s',
];
const LABELS = [
  'acmewidgets',
  'acme',
  'widgets',
  'ecolesandlycees',
  'ecoles',
  'smithandsons',
  'andsons',
  'kelvin',
  'kelvinworks',
  'angstrom',
  'nothing',
  'северныйдом',
  '3com',
];

test('the quick looks never rule out what the slow way finds', () => {
  let spelled = 0;
  let held = 0;
  for (const text of TEXTS) {
    for (const label of LABELS) {
      if (spells(text, label)) {
        spelled += 1;
        assert.ok(maySpell(text, label), `${text} spells ${label}`);
      }
      if (squeeze(text).includes(label)) {
        held += 1;
        assert.ok(mayHold(text, label), `${text} holds ${label}`);
      }
    }
  }
  assert.ok(spelled >= 10 && held >= 12, `${spelled} spelled, ${held} held`);
});

test('the quick looks rule out ordinary text', () => {
  const text = 'She has worked with several agencies and teaches at a college in the north.';
  assert.equal(maySpell(text, 'acmewidgets'), false);
  assert.equal(mayHold(text, 'acmewidgets'), false);
});
