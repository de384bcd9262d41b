// Sentences of Polish, Czech, Russian and Ukrainian: clauses with a verb and a name of their own, titles in the genitive behind
// the word for a post, names in their cases, what only seems to be a post.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readForClaim } from '../../../test/support/claim-sentences.ts';

const POSTS: readonly (readonly [language: string, sentence: string, employer: string, title: string])[] = [
  ['pl', 'W latach 2008–2014 pełniła funkcję zastępcy dyrektora Szpitala Marlowskiego.', 'Szpital Marlowski', 'zastępcy dyrektora'],
  ['pl', 'Wcześniej przez pięć lat pracowała jako analityczka danych w Tallowie.', 'Tallow', 'analityczka danych'],
  ['cs', 'V roce 2018 byla jmenována předsedkyní představenstva společnosti Marlov, a.s.', 'Marlov', 'předsedkyní představenstva'],
  ['ru', 'Была назначена на должность главного редактора «Марловской газеты».', 'Марловская газета', 'главного редактора'],
  ['uk', 'Раніше працювала лікаркою-терапевткою в Марлівській лікарні.', 'Марлівська лікарня', 'лікаркою-терапевткою'],
]; // biome-ignore format: one sentence a line reads best

test('a post is found with its title and its name in any case', () => {
  for (const [language, sentence, employer, title] of POSTS)
    assert.ok(
      readForClaim(language, sentence, 'employment', { employer, title }).some((finding) => finding.title === title),
      sentence,
    );
});

test('a degree of the next clause is not the school before it', () => {
  for (const [language, sentence, school, degree] of [
    ['pl', 'Ukończyła prawo na Uniwersytecie Marlowskim, a w 2012 r. uzyskała stopień doktora na Uniwersytecie Tallowskim.', 'Uniwersytet Marlowski', 'doktor'],
    ['ru', 'Окончила Марловский университет, а в 2012 году защитила кандидатскую диссертацию в Талловском университете.', 'Марловский университет', 'кандидат наук'],
  ] as const) // biome-ignore format: one sentence a line reads best
    assert.ok(
      readForClaim(language, sentence, 'education', { school, degree }).every(
        (finding) => finding.degree?.level !== 'doctoral',
      ),
      sentence,
    );
});

test('what was left is told from what goes on, each in its clause', () => {
  const sentence = 'Dziennikarka „Gazety Marlowskiej”, wcześniej związana z Radiem Tallow.';
  const [post] = readForClaim('pl', sentence, 'employment', { employer: 'Gazeta Marlowska', title: 'Dziennikarka' });
  assert.notEqual(post?.current, false);
});

test('an office to come and an order are no posts', () => {
  for (const [language, sentence, employer] of [
    ['pl', 'Ubiega się o stanowisko rektora Uniwersytetu Marlowskiego.', 'Uniwersytet Marlowski'],
    ['ru', 'Баллотируется на пост ректора Марловского университета.', 'Марловский университет'],
    ['uk', 'Вчене звання професора присвоєно наказом Міністерства Марлу.', 'Міністерство Марлу'],
  ] as const)
    assert.deepEqual(readForClaim(language, sentence, 'employment', { employer }), [], sentence);
});
