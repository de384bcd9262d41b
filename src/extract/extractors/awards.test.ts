import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PRIZE_WORDS } from '../../domain/languages/words.ts';
import type { Finding } from '../../domain/model/finding.ts';
import { findAwards } from '../achievements/award-words.ts';
import { readDocument } from '../reading/read-document.ts';
import awards from './awards.ts';

function read(html: string, url = 'https://people.example/orla'): Finding[] {
  const page = readDocument({
    url,
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body: new TextEncoder().encode(html),
  });
  const findings = awards.extract(page);
  for (const finding of findings) {
    assert.ok(finding.quote.length > 0);
    assert.equal(page.text.slice(finding.from, finding.to), finding.quote);
  }
  return findings;
}

const says = (finding: Finding): string =>
  `${finding.person.name} | ${finding.title} | ${finding.start?.year ?? ''} | ${finding.status}`;

test('a list of winners gives each year its own person', () => {
  const html =
    '<title>The Lantern Prize</title><p>2015 Peter Castermole (Ghent) — 2017 Orla Vantreight (Duna University, Budapest) — 2019 not awarded</p>';
  assert.deepEqual(read(html, 'https://lantern.example/').map(says), [
    'Peter Castermole | Lantern Prize | 2015 | stated',
    'Orla Vantreight | Lantern Prize | 2017 | stated',
  ]);
});

test('a table of winners, with the prize named beside "Hall of fame"', () => {
  const html =
    '<title>Copper Kettle - Hall of fame</title><table><tr><td>2021</td><td>Orla Vantreight, Cork</td><td>for tea</td></tr><tr><td>2022</td><td>team Walrus</td><td>for fish</td></tr></table>';
  assert.deepEqual(read(html, 'https://kettle.example/fame').map(says), [
    'Orla Vantreight | Copper Kettle | 2021 | stated',
  ]);
});

test('prizes of a meeting and places in a contest', () => {
  const meeting =
    '<title>TalkFest 2023 prizes</title><h1>TalkFest 2023, Dublin: prizes</h1><p>Best paper: Peter Miles and Laura Stone. Lifetime contribution: Orla Vantreight (Duna University).</p>';
  const found = read(meeting, 'https://talkfest.example/2023');
  assert.ok(
    found.some(
      (finding) =>
        finding.person.name === 'Orla Vantreight' &&
        finding.title === 'Lifetime contribution' &&
        finding.start?.year === 2023 &&
        finding.organisation?.name === 'TalkFest',
    ),
  );
  const contest =
    '<p>HARBOUR PIE TRIALS 2022 -- RESULTS</p><p>Class 4, Fruit GOLD O. Vantreight (Vantreight Pies, Cork)</p><p>SILVER Abbey Press</p>';
  assert.deepEqual(read(contest, 'https://pies.example/2022').map(says), [
    'O. Vantreight | Gold, Class 4, Fruit | 2022 | stated',
  ]);
});

test('sentences: who got it, and who did not', () => {
  const html = `<title>Orla Vantreight</title><h1>Orla Vantreight</h1>
    <p>In 2018 she received the Lantern Prize for Poetry. Her adviser, Peter Castermole, won the Golden Compass Award in 1994.</p>
    <p>She was shortlisted for the Copper Kettle Award in 2019. Her film won the Silver Reel Award. She never won the Norvane Medal.</p>
    <p>She was named Citizen of the Year in 2020. The Harbour Medal was awarded to Laura Stone in 2021.</p>`;
  assert.deepEqual(read(html).map(says).sort(), [
    'Laura Stone | Harbour Medal | 2021 | stated',
    'Orla Vantreight | Citizen of the Year | 2020 | stated',
    'Orla Vantreight | Lantern Prize for Poetry | 2018 | stated',
    'Peter Castermole | Golden Compass Award | 1994 | stated',
  ]);
});

test('an honorary degree is an honour', () => {
  const html =
    '<title>Honorary graduates 2019</title><h1>Honorary graduates 2019</h1><p>Orla Vantreight (Doctor of Laws honoris causa), founder of a school.</p>';
  assert.deepEqual(read(html, 'https://duna.example/news').map(says), [
    'Orla Vantreight | Honorary Doctor of Laws | 2019 | honorary',
  ]);
});

test('lines under "Awards" of a CV; offices and bare dates among them are none', () => {
  const html =
    '<title>Orla Vantreight</title><h1>Orla Vantreight</h1><h2>Awards</h2><ul><li>Lantern Prize, Duna University, 2017</li><li>Editor of "Lamps", 2018-</li><li>Fall 2012</li><li>Silver Spoon, 2014</li></ul>';
  assert.deepEqual(
    read(html).map((finding) => [finding.title, finding.organisation?.name, finding.start?.year]),
    [
      ['Lantern Prize', 'Duna University', 2017],
      ['Silver Spoon', undefined, 2014],
    ],
  );
});

test('a prize is found by each of its nouns, alone, many or in a compound', () => {
  const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);
  for (const noun of PRIZE_WORDS)
    for (const word of [capital(noun), `${capital(noun)}s`, capital(noun).toUpperCase()])
      assert.equal(findAwards(`She got the Alpha ${word}.`).length, 1, word);
  for (const word of ['Leibnizpreis', 'Alphamedaille', 'Verdienstorden'])
    assert.equal(findAwards(`Sie bekam den ${word}.`).length, 1, word);
});
