// What a build does with the patterns of modules: made where they are first used, the same one each time, and left alone where
// their name is more than a pattern.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseAst } from 'vite';
import { withPatternsOnFirstUse } from '../scripts/patterns-on-first-use.ts';

const built = (code: string): string => withPatternsOnFirstUse(code, parseAst(code));

test('a pattern is made where it is used', () => {
  assert.equal(
    built('var WORD = /\\p{L}+"\\//gu;\nconst find = (text) => text.match(WORD);'),
    `var WORD;\nconst find = (text) => text.match((WORD ??= new RegExp("\\\\p{L}+\\"\\\\/", 'gu')));`,
  );
});

for (const kept of [
  'var A = /a/;\nexport { A };',
  'var A = /a/;\nconst tell = (A) => A.test("a");',
  'var A = /a/;\nA = /b/;',
  'var A = /a/, b = { A };',
  'var B = { A: 1 }.A;',
])
  test(`"${kept.replace('\n', ' ')}" stays as it is`, () => assert.equal(built(kept), kept));

test('a member of the same name is no pattern', () => {
  assert.equal(built('var A = /a/;\nconst b = c.A;'), 'var A;\nconst b = c.A;');
});
