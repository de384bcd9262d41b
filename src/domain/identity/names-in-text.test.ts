import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameInText } from './names-in-text.ts';

const inText = (name: string, text: string, language: string) =>
  nameInText({ full_name: name }, { text, language })?.name ?? null;

test('the name in its own writing stands for the one in Latin letters', () => {
  assert.equal(inText('Seiichi Kawada', '新任教授は川田誠一氏。', 'ja'), '川田誠一');
  assert.equal(inText('Koichi Kawada', '新任教授は川田誠一氏。', 'ja'), null);
  assert.equal(inText('川田誠一', 'The chair went to Seiichi Kawada.', 'en'), 'Seiichi Kawada');
});

test('a name in another case is the same name', () => {
  assert.equal(inText('Jana Lindská', 'Kniha Jany Lindské vyšla.', 'cs'), 'Jany Lindské');
});
