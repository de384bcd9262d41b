// Titles and degrees that stand in one block with the claimed organisation, where no rule reads the sentence.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Finding } from '../../domain/model/finding.ts';
import { NO_ORGANISATIONS } from '../../domain/orgs/organisation-index.ts';
import { readPage } from '../read-page.ts';
import { readDocument } from '../reading/read-document.ts';
import { scoreOf } from './link-claims.ts';
import { LINK_SIGNS, type LinkSigns } from './link-signs.ts';
import { LINKED } from './link-weights.ts';

interface Reading {
  linked: Finding[];
  signs: LinkSigns[];
}

function read(text: string, expected: Record<string, unknown>, language = 'en'): Reading {
  const html = `<!doctype html><html lang="${language}"><head><title>Orla Vantreight</title></head>
    <body><h1>Orla Vantreight</h1><p>${text}</p></body></html>`;
  const page = readDocument({
    url: 'https://vantreight.example/about',
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body: new TextEncoder().encode(html),
  });
  page.notEvidence = null;
  const claim_type = expected.school === undefined ? ('employment' as const) : ('education' as const);
  const asked = { person: { full_name: 'Orla Vantreight' }, claims: [{ claim_key: 'c', claim_type, expected }] };
  const signs: LinkSigns[] = [];
  const { findings } = readPage(page, asked, NO_ORGANISATIONS, { onSigns: (one) => signs.push(one) });
  for (const finding of findings) assert.equal(page.text.slice(finding.from, finding.to), finding.quote);
  return { linked: findings.filter(({ via }) => via === 'linked'), signs };
}

const DIRECTOR = { employer: 'Marl Strategies', title: 'Corporate Director' };
const LED = 'As Corporate Director at Marl Strategies, Ms Vantreight oversees the tide tables of three harbours.';
const NAMED =
  'As Corporate Director at Tallow Savings Bank, Ms Vantreight oversees contracts that support Marl Strategies.';

test('a title that leads to the organisation is linked to it, in the words of the page', () => {
  const [finding] = read(LED, DIRECTOR).linked;
  assert.deepEqual(
    [finding?.kind, finding?.title, finding?.organisation?.name, finding?.quote],
    ['employment', 'Corporate Director', 'Marl Strategies', LED],
  );
});

test('what stands among courses is no post', () => {
  const course = 'Cloud Architect (Marl Academy, 2025, 21h), head of design at Norvane as lecturer';
  const claim = { employer: 'Marl Academy', title: 'Cloud Architect' };
  assert.equal(read(`</p><h2>Projects</h2><p>${course}`, claim).signs.length > 0, true);
  assert.deepEqual(read(`</p><h2>Courses</h2><p>${course}`, claim).signs, []);
});

test('a title that leads to another organisation is not', () => {
  assert.deepEqual(read(NAMED, DIRECTOR).linked, []);
});

test('what is seen between the two', () => {
  const [led] = read(LED, DIRECTOR).signs;
  const [apart] = read('Marl Strategies sold its boats. Ms Vantreight, a corporate director, left.', DIRECTOR).signs;
  assert.deepEqual([led?.led_to, led?.item_first, led?.sentence_between], [1, 1, 0]);
  assert.deepEqual([apart?.led_to, apart?.item_first, apart?.sentence_between], [0, 0, 1]);
  assert.ok(apart!.words_between > led!.words_between);
  assert.ok(scoreOf(led!) > scoreOf(apart!));
  assert.ok(scoreOf(led!) > LINKED);
});

test('a claim of other years, or of a post that is over, is not borne out', () => {
  const until = 'As Corporate Director at Marl Strategies from 2004 to 2009, Ms Vantreight oversaw the tide tables.';
  assert.deepEqual(read(until, { ...DIRECTOR, start_date: '2015' }).linked, []);
  assert.ok(read(until, { ...DIRECTOR, is_current: true }).linked.every(({ current }) => current === false));
});

test('without a pair of the claimed members there is nothing to weigh', () => {
  assert.deepEqual(read('Ms Vantreight keeps bees behind the harbour wall of Tallow.', DIRECTOR).signs, []);
});

test('every sign has a number', () => {
  const { signs } = read(LED, DIRECTOR);
  assert.ok(signs.every((one) => LINK_SIGNS.every((sign) => one[sign] >= 0 && one[sign] <= 1)));
});

test('in a sentence nobody can read, the name of an organisation alone is no post', () => {
  const finnish = 'Kerrotaan, että vuodesta 2014 hän on johtanut kokeita Marl Strategies -yhtiön palkkalistoilla.';
  assert.deepEqual(read(finnish, { employer: 'Marl Strategies' }, 'fi').linked, []);
});

test('each of two titles, or degrees, leads to a name of its own', () => {
  const row = 'Ms Vantreight was an editor at Marl Strategies and later clerk at Ung Help.';
  assert.deepEqual(read(row, { employer: 'Marl Strategies', title: 'Clerk' }).linked, []);
  const taken = 'Ms Vantreight received her Ph.D. in Tidal Science from Tallow College and trained at Marl University.';
  assert.deepEqual(read(taken, { school: 'Marl University', degree: 'PhD' }).linked, []);
  const part = 'Ms Vantreight took her Ph.D. in Tidal Science from the Institute of Tides at Marl University.';
  assert.equal(read(part, { school: 'Marl University', degree: 'PhD' }).linked.length, 1);
});

test('who bought the firm is no employer, and a study in the next sentence no post', () => {
  const bought = 'Ms Vantreight oversaw, as Corporate Director, the works of Tallow (acquired by Marl Strategies).';
  assert.deepEqual(read(bought, DIRECTOR).linked, []);
  const studied = 'Ms Vantreight is a Corporate Director. Since 2023 she studies tides at Marl Strategies.';
  assert.deepEqual(read(studied, DIRECTOR).linked, []);
});

test('a title before somebody else’s name is theirs, and what a sentence gives to a name of its own stays there', () => {
  const judge = 'After her studies, Ms Vantreight wrote for Judge Jane M. Doe of Marl Strategies about the tides.';
  assert.deepEqual(read(judge, { employer: 'Marl Strategies', title: 'Judge' }).linked, []);
  const apart =
    'Ms Vantreight has done her graduation (MBBS) from TLWM, Tallow. She also has to her credit a fellowship from the prestigious Marl University.';
  assert.deepEqual(read(apart, { school: 'Marl University', degree: 'MBBS' }).linked, []);
  const two =
    'Orla Vantreight es Ingeniera en informática por la Universidad Politécnica de Talo y PDD por Marlo Business School.';
  assert.deepEqual(read(two, { school: 'Marlo Business School', degree: 'Ingeniera' }, 'es').linked, []);
});
