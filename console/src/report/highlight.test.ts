import assert from 'node:assert/strict';
import { test } from 'node:test';
import { safeHref, shownAddress } from '../controls/safe-link.ts';
import { markQuotes, quoteInContext } from './highlight.ts';

test('runs add up to the text, whatever is quoted', () => {
  const text = 'She took her PhD in 2014. In 2019 she joined Halden.';
  for (const quotes of [[], ['PhD in 2014'], ['PhD in 2014', 'her PhD'], ['not there'], [''], [text]]) {
    const runs = markQuotes(text, quotes);
    assert.equal(runs.map((run) => run.text).join(''), text);
  }
});

test('the quote is marked where it stands', () => {
  const runs = markQuotes('abc def ghi', ['ghi', 'def']);
  assert.deepEqual(runs, [
    { text: 'abc ', quote: null },
    { text: 'def', quote: 1 },
    { text: ' ', quote: null },
    { text: 'ghi', quote: 0 },
  ]);
});

test('context stops at whole words', () => {
  assert.deepEqual(quoteInContext('one two three four five', 'three', 6), { before: 'two ', after: ' four' });
  assert.equal(quoteInContext('one', 'two'), null);
});

test('only web addresses become links', () => {
  assert.equal(safeHref('https://a.example/x'), 'https://a.example/x');
  for (const address of ['javascript:alert(1)', 'data:text/html,x', ' JaVaScRiPt:x', 'ftp://a', 'nothing', ''])
    assert.equal(safeHref(address), null, address);
  assert.equal(shownAddress('https://www.a.example/'), 'a.example');
  assert.equal(shownAddress(`https://a.example/${'x'.repeat(200)}`, 30).length, 30);
});
