import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitSentences } from './sentences.ts';

const cases: [string, string[]][] = [
  ['Окончил МГУ им. Орлова в 2001 г. Доцент с 2005 г.', ['Окончил МГУ им. Орлова в 2001 г.', 'Доцент с 2005 г.']],
  ['В 1999 г. Орлова защитила диссертацию. Замужем.', ['В 1999 г. Орлова защитила диссертацию.', 'Замужем.']],
  ['А. С. Орлов живёт в г. Марл на ул. Садовая.', ['А. С. Орлов живёт в г. Марл на ул. Садовая.']],
  ['Працює у м. Марл. Доц. Орел викладає.', ['Працює у м. Марл.', 'Доц. Орел викладає.']],
  [
    'Absolwentka Uniwersytetu im. Adama Orła. Pracuje u lek. dent. Anny Lis i dr hab. Jana Kota.',
    ['Absolwentka Uniwersytetu im. Adama Orła.', 'Pracuje u lek. dent. Anny Lis i dr hab. Jana Kota.'],
  ],
  [
    'Je koncipientem u JUDr. Bc. Jana Orla, Ph.D. Ve své praxi se věnuje právu (titul Ph.D.). Absolvent Marlu.',
    ['Je koncipientem u JUDr. Bc. Jana Orla, Ph.D.', 'Ve své praxi se věnuje právu (titul Ph.D.).', 'Absolvent Marlu.'],
  ],
  ['Pracował w Marl Sp. z o.o. Obecnie jest prezesem.', ['Pracował w Marl Sp. z o.o.', 'Obecnie jest prezesem.']],
  [
    'Dr. iur. Orla Vant, geb. 1979 in Marl, lehrt. Avv. Ada Lis no.',
    ['Dr. iur. Orla Vant, geb. 1979 in Marl, lehrt.', 'Avv. Ada Lis no.'],
  ],
  ['She has a B.A. from Marl. He does not.', ['She has a B.A. from Marl.', 'He does not.']],
];

for (const [text, sentences] of cases)
  test(text, () => {
    assert.deepEqual(
      splitSentences(text).map((one) => one.text),
      sentences,
    );
  });
