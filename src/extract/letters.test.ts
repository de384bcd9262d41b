import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Page } from '../domain/model/page.ts';
import { contextOf } from './facts/page-context.ts';
import { Letters, lettersOf, nextIn } from './letters.ts';
import { readDocument } from './reading/read-document.ts';

const codesOf = (text: string): number[] => Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
const pageOf = (text: string): Page => ({ text }) as Page;

test('the letters are those of the text, half pairs and all, whatever its length', () => {
  const letters = new Letters(16);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 }), (codes) => {
      const text = String.fromCharCode(...codes);
      assert.deepEqual([...letters.of(text).subarray(0, text.length + 1)], [...codesOf(text), 0]);
    }),
  );
});

test('a letter is found where it stands, near and far', () => {
  for (const length of [0, 1, 62, 63, 64, 65, 66, 500])
    for (const text of [`${'x'.repeat(length)}<b`, 'x'.repeat(length), `${'ü'.repeat(length)}–<`])
      for (const from of [0, 1, 40, length, length + 1, text.length])
        assert.equal(nextIn(text, new Letters().of(text), '<', from), text.indexOf('<', from), `${text} from ${from}`);
});

test('a page asked about again after another one has its own letters', () => {
  const [one, two] = [pageOf('first page'), pageOf('the second')];
  const read = (page: Page): string => String.fromCharCode(...lettersOf(page).subarray(0, page.text.length));
  assert.deepEqual(
    [read(one), read(two), read(one), read(one)],
    ['first page', 'the second', 'first page', 'first page'],
  );
  const long = pageOf('x'.repeat(70_000));
  assert.equal(lettersOf(long).length >= 70_000, true);
  assert.equal(read(two), 'the second');
});

test('a sentence stands among the letters of its page where it says it does', () => {
  const html =
    '<title>Jane Roe</title><h1>Jane Roe</h1><p>Jane Roe studied law. B.A., Oakham College, 1976; M.A., Eastvale, 1978; lawyer.</p><p>  She “left” in 1980!  </p>';
  const page = readDocument({
    url: 'https://roe.example/',
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body: new TextEncoder().encode(html),
  });
  const context = contextOf(page);
  const sentences = page.blocks.flatMap((block) => context.sentencesOf(block));
  assert.equal(sentences.length >= 5, true);
  for (const { text, base } of sentences)
    assert.equal(String.fromCharCode(...lettersOf(page).subarray(base, base + text.length)), text);
});
