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

test('a name with its title needs no verb, and neither does since when', () => {
  for (const [language, sentence, employer, more] of [
    ['pl', '– mówi Orla Vantreight, prezes zarządu Marlodruk S.A.', 'Marlodruk S.A.', { is_current: true }],
    ['ru', 'В Марловском банке с 2011 года, председателем правления избрана в 2016 году.', 'Марловский банк', { start_date: '2011' }],
  ] as const) // biome-ignore format: one sentence a line reads best
    assert.equal(readForClaim(language, sentence, 'employment', { employer, ...more }).length, 1, sentence);
  const others = '„Cieszę się” – mówi Anna Marlowska, prezes zarządu Marlodruk S.A.';
  assert.deepEqual(readForClaim('pl', others, 'employment', { employer: 'Marlodruk S.A.' }), []);
});

test('a faculty of several subjects is one, and a degree taken there is of the same school', () => {
  const faculty = 'Absolwentka Wydziału Prawa, Administracji i Ekonomii Uniwersytetu Marlowskiego na kierunku Prawo.';
  assert.equal(readForClaim('pl', faculty, 'education', { school: 'Uniwersytet Marlowski' }).length, 1);
  const there = 'Fakultu práv Marlovské univerzity absolvovala v roce 2004, doktorát získala tamtéž v roce 2010.';
  const degrees = readForClaim('cs', there, 'education', { school: 'Marlovská univerzita', degree: 'Ph.D.' });
  assert.ok(
    degrees.some(({ degree, end }) => degree?.level === 'doctoral' && (end as { year: number })?.year === 2010),
  );
});

test('a degree with its subject in quotes leads to the school behind it', () => {
  const sentence =
    'Orla Vantreight je absolventkou fakulty vztahů na VŠM v Marlově, obdržela titul M.A. „Economics of Trade“ na Tallow Univerzitě ve Wexu v roce 1997.';
  const [study] = readForClaim('cs', sentence, 'education', { school: 'Tallow University', degree: 'MA' });
  assert.deepEqual([study?.degree?.surface, study?.end], ['M.A.', { year: 1997 }]);
});

test('whom a hospital is named after is nobody else, and its name goes on behind their rank', () => {
  for (const [language, sentence, employer] of [
    ['pl', 'Pracuje w Szpitalu Marlowskim im. Jana Talowskiego oraz w Centrum Tallow.', 'Centrum Tallow'],
    ['ru', 'Работает в больнице имени академика Ивана Петрова и в клинике «Таллов».', 'Таллов'],
    ['uk', 'Працює в лікарні ім. проф. Івана Франка та в клініці «Таллов».', 'Таллов'],
  ] as const)
    assert.deepEqual(
      readForClaim(language, sentence, 'employment', { employer, is_current: true }).map(({ current }) => current),
      [true],
      sentence,
    );
});

test('a degree behind a comma is what else the head of a department is', () => {
  const line = (head: string, degree: string) =>
    `Orla Vantreight – ${head} кафедри теорії припливів, прибережного аналізу та статистики Марлівського університету, ${degree}`;
  const claim = { school: 'Марлівський університет', degree: 'доктор фізико-математичних наук' };
  assert.deepEqual(
    readForClaim('uk', line('завідувач', 'доктор фізико-математичних наук, професор;'), 'education', claim),
    [],
  );
  assert.equal(readForClaim('uk', 'Марлівський університет, доктор філософії, 2010', 'education', claim).length, 1);
});
