// A sentence is searched for what the marks of its words promise: a mark that is missing would be a fact that is missed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseDates } from '../../domain/dates/parse-dates.ts';
import { MONTHS, SEASONS } from '../../domain/dates/vocabulary.ts';
import { withBareSubjects } from './annotated-people.ts';
import { findDegrees } from './find-degrees.ts';
import { findPeople } from './find-people.ts';
import { tokenise } from './tokens.ts';
import { WORD_MARK, wordFacts } from './word-facts.ts';

test('numbers differ from one another in their figures alone', () => {
  const rest = ({ lower, bare, degreeKey, ...others }: ReturnType<typeof wordFacts>): unknown => others;
  // Written with the figures of another script, they go the way of every word.
  const asWord = wordFacts('٧٠');
  for (const number of ['10', '007', '1999', '20240117', '70']) {
    const facts = wordFacts(number);
    assert.deepEqual([facts.lower, facts.bare, facts.degreeKey], [number, number, number]);
    assert.deepEqual(rest(facts), rest(wordFacts('42')), number);
    assert.equal(facts.number, asWord.number);
    assert.notEqual(facts.marks & WORD_MARK.figures, 0, number);
  }
  assert.equal(wordFacts('7').marks & WORD_MARK.figures, 0);
});

const word = fc.constantFrom(
  ...'in the at by from she he director B. A. B.A M.Sc Ph.D - . Ph D B M degree bachelor Bachelor of Science master’s Diplom-Ingenieur doctorate studied joined was Roe Jane J.R May march March 3 12 1990 ’98 Dr. Prof University MIT École Stone later and , ; ( ) "'.split(
    ' ',
  ),
  ...[...MONTHS.keys(), ...SEASONS.keys()].slice(0, 40),
);
const gap = fc.constantFrom(' ', ' ', ' ', '', '-');

test('where no word has the mark there is nothing to find', () => {
  const found = { degree: 0, name: 0, verb: 0, month: 0 };
  fc.assert(
    fc.property(fc.array(fc.tuple(word, gap), { minLength: 1, maxLength: 12 }), (pieces) => {
      const text = pieces
        .map((piece) => piece.join(''))
        .join('')
        .trim();
      const tokens = tokenise(text);
      const has = (mark: number): boolean => tokens.some(({ facts }) => (facts.marks & mark) !== 0);
      const joined = tokens.some(
        ({ glued, facts }, at) => at > 0 && glued && (facts.marks & WORD_MARK.joint) !== 0 && tokens[at - 1]!.capital,
      );
      if (findDegrees(text, tokens).length > 0) {
        found.degree += 1;
        assert.ok(has(WORD_MARK.degree) || joined, text);
      }
      if (findPeople(text, tokens, new Set(['roe', 'stone'])).length > 0) {
        found.name += 1;
        assert.ok(has(WORD_MARK.name), text);
      }
      if (withBareSubjects(tokens, [], []).length > 0) {
        found.verb += 1;
        assert.ok(has(WORD_MARK.verb), text);
      }
      if (has(WORD_MARK.month)) found.month += 1;
      else assert.deepEqual(parseDates(text, false), parseDates(text), text);
    }),
    { numRuns: 20_000, seed: 11 },
  );
  for (const [mark, times] of Object.entries(found)) assert.ok(times > 100, `${mark} ${times}`);
});
