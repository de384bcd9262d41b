import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makePhraseFinder } from './phrase-finder.ts';

const finder = makePhraseFinder([
  { form: 'Geschäftsführer', value: 'managing director' },
  { form: 'head of sales', value: 'sales' },
  { form: 'head', value: 'head' },
  { form: '准教授', value: 'associate professor' },
  { form: '教授', value: 'professor' },
]);

test('whole words, the longest phrase, without regard to case and accents', () => {
  assert.deepEqual(
    finder.find('GESCHAFTSFUHRER, Head of Sales, headless').map(({ text, value }) => [text, value]),
    [
      ['GESCHAFTSFUHRER', 'managing director'],
      ['Head of Sales', 'sales'],
    ],
  );
});

test('anywhere in a script without spaces, the longest first', () => {
  assert.deepEqual(
    finder.find('工学部准教授').map(({ from, to, value }) => [from, to, value]),
    [[3, 6, 'associate professor']],
  );
});

test('a text that is a phrase and nothing else', () => {
  assert.equal(finder.whole(' Head of sales '), 'sales');
  assert.equal(finder.whole('head of sales and marketing'), undefined);
  assert.equal(finder.whole('教授'), 'professor');
});

test('initials with a comma between them are of two abbreviations', () => {
  const initials = makePhraseFinder([
    { form: 'м.н.с.', value: 'junior' },
    { form: 'с.н.с.', value: 'senior' },
  ]);
  assert.deepEqual(
    initials.find('к.ф.-м.н., с.н.с. института').map(({ value }) => value),
    ['senior'],
  );
});
