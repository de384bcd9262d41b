import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Block, Page } from '../domain/model/page.ts';
import { AWARD_CUE } from './extractors/awards.ts';
import { DECLINED_CUES } from './extractors/declined-posts.ts';
import { LOCATION_CUE, OFFICE_CUE, SAID_CUE } from './extractors/locations.ts';
import { BOARD_CUE, PUBLICATION_CUE } from './extractors/publications.ts';
import { AWARD_NOUNS } from './facts/award-words.ts';
import { CREDENTIAL_CUE } from './facts/credential-phrases.ts';
import { LIST_CUES } from './facts/list-scope.ts';
import { NUMBERED_CUE } from './facts/register-pages.ts';
import { WINNER_CUES } from './facts/winner-lists.ts';
import { Letters } from './letters.ts';
import { type Cue, EVERY_GATE, gatesBetween, gatesIn, gatesOf, wordGate } from './word-gates.ts';

function pageOf(...texts: string[]): Page {
  let start = 0;
  const blocks = texts.map((text, index) => {
    const block = { index, text, start, tag: 'p', path: 'p', parent: 0, element: index, zone: 'main', heading: null };
    start += text.length + 1;
    return block as Block;
  });
  return { text: texts.join('\n'), blocks } as unknown as Page;
}

/** Every text that a pattern stands for; a class of letters stands for one of them, a repeated part for as few as may be and one more. */
function spellings(source: string): string[] {
  let at = 0;
  const join = (left: string[], right: string[]): string[] => left.flatMap((one) => right.map((two) => one + two));
  function alternatives(): string[] {
    const found: string[] = [];
    let line = [''];
    while (at < source.length && source[at] !== ')') {
      if (source[at] === '|') {
        at += 1;
        found.push(...line);
        line = [''];
      } else line = join(line, repeated(atom()));
    }
    return [...found, ...line];
  }
  function repeated(texts: string[]): string[] {
    const [all, least] = /^(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/.exec(source.slice(at)) ?? [''];
    at += all.length;
    if (all === '' || all.startsWith('+')) return texts;
    if (all.startsWith('{') && Number(least) > 0) return texts.map((text) => text.repeat(Number(least)));
    return ['', ...texts];
  }
  function atom(): string[] {
    if (source[at] === '(') {
      const opening = /^\((\?<?[!=]|\?:|)/.exec(source.slice(at))!;
      at += opening[0].length;
      const inside = alternatives();
      at += 1;
      return /[!<]/.test(opening[1]!) ? [''] : inside;
    }
    if (source[at] === '[') {
      const end = source.indexOf(']', at);
      const signs = source.slice(at + 1, end);
      at = end + 1;
      return signs.startsWith('\\p') ? ['x'] : signs.startsWith('^') ? ['name'] : [...signs];
    }
    if (source[at] === '\\') {
      const sign = /^\\(?:p\{\w+\}|.)/.exec(source.slice(at))![0];
      at += sign.length;
      return [({ '\\b': '', '\\s': ' ', '\\d': '1', '\\p{L}': 'x' } as Record<string, string>)[sign] ?? sign.slice(1)];
    }
    at += 1;
    return source[at - 1] === '^' ? [''] : [source[at - 1]!];
  }
  return alternatives();
}

const CUES: readonly [string, Cue, number][] = [
  ['credentials', CREDENTIAL_CUE, 20],
  ['awards', AWARD_CUE, 20],
  ['publications', PUBLICATION_CUE, 20],
  ['locations', LOCATION_CUE, 20],
  ['places said', SAID_CUE, 20],
  ['offices', OFFICE_CUE, 9],
  ['boards', BOARD_CUE, 5],
  ['numbered companies', NUMBERED_CUE, 4],
  ...WINNER_CUES.map((cue): [string, Cue, number] => ['winners', cue, 10]),
  ...DECLINED_CUES.map((cue): [string, Cue, number] => ['declined posts', cue, 20]),
  ...LIST_CUES.map((cue): [string, Cue, number] => ['lists', cue, 5]),
];

test('the gate of every cue opens wherever its pattern matches', () => {
  for (const [name, { pattern, gate }, least] of CUES) {
    const texts = spellings(pattern.source);
    assert.ok(texts.length > least, `${name} has ${texts.length} spellings`);
    let matched = 0;
    for (const text of texts) {
      // A compound such as "Leibnizpreis" is asked for apart.
      if (!pattern.test(text) || /\Spreis/.test(text)) continue;
      matched += 1;
      for (const spelled of pattern.ignoreCase ? [text, text.toUpperCase()] : [text])
        if (pattern.test(spelled)) assert.notEqual(gatesIn(`(${spelled})`) & gate, 0, `${name}: ${spelled}`);
    }
    assert.ok(matched > texts.length * 0.7, `${name} matched ${matched} of ${texts.length}`);
  }
});

test('every noun of a prize opens the gate of winners', () => {
  for (const noun of AWARD_NOUNS) assert.notEqual(gatesIn(`The ${noun} 2019`) & WINNER_CUES[0]!.gate, 0, noun);
});

test('a gate is open in the block that holds the word, and in no other', () => {
  const gate = wordGate('lighthouse');
  const page = pageOf('The old Lighthouse.', 'lighthouses', 'light-house', 'a LIGHTHOUSE');
  const { blocks, page: whole } = gatesOf(page);
  assert.deepEqual(
    [...blocks].map((open) => (open & gate) !== 0),
    [true, false, false, true],
  );
  assert.notEqual(whole & gate, 0);
});

test('of a word with letters beyond A to Z the longest plain run is looked for', () => {
  const gate = wordGate('Wächterin');
  assert.notEqual(gatesOf(pageOf('die Wächterin ruht')).page & gate, 0);
});

test('a page that was read before a gate was made is read again', () => {
  const page = pageOf('the windmill turns');
  gatesOf(page);
  const gate = wordGate('windmill');
  assert.notEqual(gatesOf(page).page & gate, 0);
});

test('letters that only ignoring capitals makes plain open every gate', () => {
  assert.equal(gatesOf(pageOf('the long ſ')).page, EVERY_GATE);
});

test('a word without a plain letter is taken to stand wherever its script does', () => {
  const gate = wordGate('маяк');
  assert.notEqual(gatesIn('старый маяк') & gate, 0);
  assert.notEqual(gatesIn('старый дом') & gate, 0);
  assert.equal(gatesIn('the old café – “lighthouse”') & gate, 0);
});

test('a stretch of a text opens what stands in it', () => {
  const gate = wordGate('breakwater');
  const codes = new Letters().of('A pier. The breakwater. A quay.');
  assert.equal(gatesBetween(codes, 0, 7) & gate, 0);
  assert.notEqual(gatesBetween(codes, 8, 23) & gate, 0);
});
