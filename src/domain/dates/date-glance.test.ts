// A glance may send one to look closer in vain; it may never pass over what the patterns of dates would find.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { glanceAtFigure, mayBeOneSided, mayGoOn } from './date-glance.ts';
import { DATE_PATTERNS, parseDates } from './parse-dates.ts';
import { MONTHS, RANGE_WORDS, SEASONS, SINCE_WORDS, UNTIL_WORDS } from './vocabulary.ts';

const PIECES = [
  ..." |-|–|—|/|.|,|\u00a0|\t|’|'|(|)|年|月|º|%|s|the |mid-|about |early |de |of |and |st|th|x|é|\u017f|\u212a|$|#|€".split(
    '|',
  ),
  ...'1985|2001|1799|1450|3010|85|7|12|31|05|’87|2010s|199|20015|19|entre |between |März|9/11|\u017fept'.split('|'),
  ...RANGE_WORDS,
  ...SINCE_WORDS,
  ...UNTIL_WORDS,
  ...MONTHS.keys(),
  ...SEASONS.keys(),
];
const texts = fc
  .array(fc.tuple(fc.constantFrom(...PIECES), fc.constantFrom('', ' ', '')), { minLength: 1, maxLength: 10 })
  .map((pieces) => pieces.map((piece) => piece.join('')).join(''));

test('no date is passed over, and a bare year is the one that the pattern reads', () => {
  let found = 0;
  fc.assert(
    fc.property(texts, (text) => {
      for (let at = 0; at < text.length; at += 1) {
        if (!/\d/.test(text[at]!)) continue;
        DATE_PATTERNS.point.lastIndex = at;
        const match = DATE_PATTERNS.point.exec(text);
        const glance = glanceAtFigure(text, at);
        if (match !== null) {
          found += 1;
          assert.ok(glance >= 0, `${text} at ${at}`);
        }
        if (glance > 0) assert.equal(match?.groups?.bareYear, String(glance), `${text} at ${at}`);
      }
    }),
    { numRuns: 20_000, seed: 3 },
  );
  assert.ok(found > 800, `${found} found`);
});

test('what goes on behind a date or makes it one-sided is looked at', () => {
  const { behind, before } = DATE_PATTERNS;
  let found = 0;
  fc.assert(
    fc.property(texts, texts, (lead, tail) => {
      const text = `${lead}1985${tail}`;
      const to = lead.length + 4;
      if (behind.some((pattern) => pattern.test(tail.slice(0, 40)))) {
        found += 1;
        assert.ok(mayGoOn(text, to), `behind: ${text}`);
      }
      if (before.some((pattern) => pattern.test(lead.slice(-24)))) {
        found += 1;
        assert.ok(mayBeOneSided(text, lead.length), `before: ${text}`);
      }
    }),
    { numRuns: 20_000, seed: 5 },
  );
  assert.ok(found > 2_000, `${found} found`);
});

test('years beside other signs are read as before', () => {
  assert.deepEqual(parseDates('in 1985, since 2001; (1999) 1990s 2010年 7/2004'), [
    { from: 3, to: 7, kind: 'point', end: { year: 1985 } },
    { from: 15, to: 19, kind: 'since', start: { year: 2001 } },
    { from: 22, to: 26, kind: 'point', end: { year: 1999 } },
    { from: 34, to: 39, kind: 'point', end: { year: 2010 } },
    { from: 40, to: 46, kind: 'point', end: { year: 2004, month: 7 } },
  ]);
});
