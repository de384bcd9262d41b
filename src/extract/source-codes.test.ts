import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codesOf, nextIn } from './source-codes.ts';

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

test('a letter is found where it stands, near and far', () => {
  for (const length of [0, 1, 62, 63, 64, 65, 66, 500]) {
    for (const text of [`${'x'.repeat(length)}<b`, 'x'.repeat(length), `${'ü'.repeat(length)}–<`]) {
      const codes = codesOf(text);
      for (const from of [0, 1, 40, length, length + 1, text.length]) {
        assert.equal(nextIn(text, codes, '<', from), text.indexOf('<', from), `${text} from ${from}`);
      }
    }
  }
});
