import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tellByFunctionWords } from './function-words.ts';

const TOLD: readonly [string, string][] = [
  ['en', 'She was born in the north of the country and has worked for the museum since it was founded by her father.'],
  ['de', 'Sie wurde im Norden des Landes geboren und ist seit der Gründung für das Museum tätig, auch als Leiterin.'],
  ['fr', 'Elle est née dans le nord du pays et travaille pour le musée depuis que son père en est le directeur.'],
  [
    'es',
    'Nació en el norte del país y trabaja para el museo desde que su padre lo fundó con los amigos de la escuela.',
  ],
  ['it', 'È nata nel nord del paese e lavora per il museo che il padre ha fondato con gli amici della scuola.'],
  ['pt', 'Nasceu no norte do país e trabalha para o museu que o seu pai fundou com os amigos da escola em uma aldeia.'],
  ['nl', 'Zij is geboren in het noorden van het land en werkt voor het museum dat door haar vader werd opgericht.'],
];

test('sentences full of the small words of one language are told', () => {
  for (const [language, text] of TOLD) assert.equal(tellByFunctionWords(text), language, text);
});

test('neighbours of those languages, names and headings are left to the detector', () => {
  for (const text of [
    'Hun er født i den nordlige del af landet og har arbejdet for museet, som hendes far var med til at grundlægge.',
    'Hon är född i norra delen av landet och har arbetat för museet som hennes far var med om att grunda.',
    'Va néixer al nord del país i treballa per al museu que el seu pare va fundar amb els amics de la escola.',
    'Orla Vantreight, Tomas Ellery, Ingrid Marlowe, Pavel Sandoz',
    'Contact us',
    '',
  ])
    assert.equal(tellByFunctionWords(text), null, text);
});
