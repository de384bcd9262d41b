import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codesOf } from './source-codes.ts';

test('the numbers are those of the letters, in short pages and in long ones, one behind the other', () => {
  for (const piece of [
    '',
    '<p>plain</p>',
    'Zoë – Łódź 日本 \u{1f600}',
    'half \ud83d of a letter',
    'x'.repeat(70_000),
  ]) {
    for (const html of [piece, piece.repeat(5), piece]) {
      const codes = codesOf(html);
      for (let at = 0; at < html.length; at += 1) assert.equal(codes[at], html.charCodeAt(at));
      assert.equal(codes[html.length], 0);
    }
  }
});
