import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Phrases } from './phrases.ts';

const PHRASES = ['lorem ipsum', 'albert einstein', 'your name here', 'one or none'];
const finder = new Phrases(PHRASES);

test('a phrase is found wherever it stands', () => {
  for (const phrase of PHRASES) {
    for (let before = 0; before < 40; before += 1) {
      for (const after of ['', '.', ' and more of the same text']) {
        const text = `${'words before it, and some more of them, '.slice(0, before)}${phrase}${after}`;
        assert.equal(finder.mayBeIn(text), true, text);
        assert.equal(finder.mayBeIn(text.toUpperCase()), true, text);
      }
    }
  }
});

test('parts of phrases are none', () => {
  for (const phrase of PHRASES) {
    for (let before = 0; before < 20; before += 1) {
      const lead = 'x'.repeat(before);
      assert.equal(finder.mayBeIn(lead + phrase.slice(1)), false);
      assert.equal(finder.mayBeIn(lead + phrase.slice(0, -1)), false);
    }
  }
  assert.equal(finder.mayBeIn(''), false);
});

test('whatever lower case turns into a phrase is let through', () => {
  for (let code = 128; code < 0xffff; code += 1) {
    const letter = String.fromCharCode(code);
    if (!/[ -~]/.test(letter.toLowerCase())) continue;
    assert.equal(finder.mayBeIn(`some words and ${letter} among them`), true, code.toString(16));
  }
});

test('a phrase that leaps could miss is refused', () => {
  assert.throws(() => new Phrases(['ten letter']), /too short/);
});
