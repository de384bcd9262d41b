import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '../../domain/languages/index.ts';
import { PARTICLES, TITLES } from '../../domain/names/name-words.ts';
import { lexiconFor } from '../lexicon/language-words.ts';
import { headName } from './head-name.ts';
import { makeNameFinder } from './name-finder.ts';

const found = (full_name: string, text: string, aliases: string[] = []): string[] =>
  makeNameFinder({ full_name, aliases })
    .find(text)
    .map(({ from, to }) => text.slice(from, to));

test('the usual forms of a name', () => {
  assert.deepEqual(found('Orla Vantreight', 'Dr. Orla M. Vantreight, PhD'), ['Orla M. Vantreight']);
  assert.deepEqual(found('Orla Vantreight', 'Vantreight, Orla'), ['Vantreight, Orla']);
  assert.deepEqual(found('William Harrow', 'Bill Harrow joined.'), ['Bill Harrow']);
  assert.deepEqual(found('Orla Vantreight', 'O. Vantreight and P. Maas'), ['O. Vantreight']);
  assert.deepEqual(found('Hans-Jürgen Engström', 'HANS-JÜRGEN ENGSTRÖM'), ['HANS-JÜRGEN ENGSTRÖM']);
  assert.deepEqual(found('Piet van der Maas', 'Piet van der Maas'), ['Piet van der Maas']);
});

test('a given name that is a form of address elsewhere', () => {
  assert.deepEqual(found('Don Vantreight', 'Don E. Vantreight and Piet Vantreight'), ['Don E. Vantreight']);
  assert.deepEqual(found('Dean Harrow', 'Dean Harrow met Anna Harrow.'), ['Dean Harrow']);
  assert.deepEqual(found('Prof. Orla Vantreight', 'Orla Vantreight'), ['Orla Vantreight']);
});

test('scripts without spaces, and either of two names', () => {
  assert.deepEqual(found('山本 花子', '院長 山本花子 先生'), ['山本花子']);
  assert.deepEqual(found('Hanako Yamamoto', '山本　花子 (Hanako Yamamoto)', ['山本花子']), [
    '山本　花子',
    'Hanako Yamamoto',
  ]);
});

test('names of the father, and two initials', () => {
  assert.deepEqual(found('Пётр Марлов', 'Марлов Пётр Ильич Главный врач'), ['Марлов Пётр Ильич']);
  assert.deepEqual(found('Пётр Марлов', 'П.И. Марлов; Марлов П. И.'), ['П.И. Марлов', 'Марлов П. И.']);
  assert.equal(headName('д.т.н., профессор Марлов Пётр Ильич', lexiconFor('ru')), 'Марлов Пётр Ильич');
  assert.equal(headName('2. Mgr. et Mgr. Petr Marlov, Ph.D.', lexiconFor('cs')), 'Petr Marlov');
});

test('a firm of two families is none of those who have both names', () => {
  assert.deepEqual(found('Juan Roca Vidal', 'Equipo - Roca y Vidal Auditores'), []);
  assert.deepEqual(found('Juan Roca Vidal', 'Juan Roca y Vidal, socio'), ['Juan Roca y Vidal']);
});

test('another person is not found', () => {
  assert.deepEqual(found('Orla Vantreight', 'Nils Vantreight'), []);
  assert.deepEqual(found('Orla Vantreight', 'Orla Brand, then N. Vantreight of Oslo'), []);
});

test('one word of the name is known as such', () => {
  const finder = makeNameFinder({ full_name: 'Orla Vantreight' });
  assert.ok(finder.hasPart('Orla holds'));
  assert.ok(finder.hasPart('Dr. Vantreight'));
  assert.ok(!finder.hasPart('Nils'));
});

test('a family name that is a degree, a particle or a form of address elsewhere', () => {
  const families = [...LANGUAGES.flatMap(({ postNominals }) => postNominals), ...PARTICLES, ...TITLES]
    .filter((word) => /^[a-z]{2,}$/i.test(word))
    .map((word) => word[0]!.toUpperCase() + word.slice(1).toLowerCase());
  assert.ok(families.includes('Ma') && families.includes('Le') && families.includes('Dean'));
  for (const family of families) {
    assert.deepEqual(found(`Orla ${family}`, `Orla Maas met Orla ${family}.`), [`Orla ${family}`]);
  }
  assert.deepEqual(found('Orla Minh Vi', 'Orla Minh Vi'), ['Orla Minh Vi']);
  assert.deepEqual(found('Orla Minh KC', 'Orla Minh KC'), ['Orla Minh KC']);
  assert.deepEqual(found('Orla Maas III', 'Orla Maas'), ['Orla Maas']);
  assert.deepEqual(found('Orla MA', 'Orla Maas met Orla Ma.'), ['Orla Ma']);
  assert.deepEqual(found('Orla Ma, PhD', 'Orla Maas met Orla Ma.'), ['Orla Ma']);
  assert.deepEqual(found('Orla Maas FRICS', 'Orla Maas and Piet Vantreight'), ['Orla Maas']);
});

test('Slavic titles before a name are none of it, be they another person’s', () => {
  for (const titles of ['Prof. dr hab. inż.', 'dr n. med.', 'adw. dr', 'doc. PaedDr.'])
    assert.deepEqual(found(`${titles} Jan Kowalczyk`, `${titles} Anna Marl, then ${titles} Jan Kowalczyk`), [
      'Jan Kowalczyk',
    ]);
});

test('a name known in Latin letters only is found in its own writing', () => {
  assert.deepEqual(found('Seiichi Kawada', '代表取締役社長 川田誠一は1990年入社。川田誠は別人。'), ['川田誠一']);
  assert.deepEqual(found('Seiichi Kawada', '川田 誠一'), ['川田 誠一']);
  assert.deepEqual(found('Eun-sang Cho', '조은상 변호사는 조은재 변호사와 함께'), ['조은상']);
  assert.deepEqual(found('Guowen Zeng', '曾国文先生毕业于'), ['曾国文']);
  // Of two signs a third may follow: 曾文东 is another name than 曾文.
  assert.deepEqual(found('Wen Zeng', '曾文东先生，曾文'), ['曾文']);
  assert.deepEqual(found('Orla Maas', '曾国文先生毕业于'), []);
});

test('a name known in its own writing only is found in Latin letters', () => {
  assert.deepEqual(found('川田誠一', 'Professor Seiichi Kawada met KAWADA Seiichi and Koichi Kawada.'), [
    'Seiichi Kawada',
    'KAWADA Seiichi',
  ]);
  assert.deepEqual(found('조은상', 'Before, Eun-sang Cho was a partner.'), ['Eun-sang Cho']);
  assert.deepEqual(found('曾国文', 'Guo Wen Zeng'), ['Guo Wen Zeng']);
});
