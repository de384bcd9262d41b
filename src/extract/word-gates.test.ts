import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Block, Page } from '../domain/model/page.ts';
import { AWARD_CUE } from './extractors/awards.ts';
import { LOCATION_CUE } from './extractors/locations.ts';
import { PUBLICATION_CUE } from './extractors/publications.ts';
import { CREDENTIAL_CUE } from './facts/credential-phrases.ts';
import { EVERY_GATE, gatesOf, wordGate } from './word-gates.ts';

function pageOf(...texts: string[]): Page {
  let start = 0;
  const blocks = texts.map((text, index) => {
    const block = { index, text, start, tag: 'p', path: 'p', parent: 0, element: index, zone: 'main', heading: null };
    start += text.length + 1;
    return block as Block;
  });
  return { text: texts.join('\n'), blocks } as unknown as Page;
}

/** Every text that a pattern of plain letters, groups, classes and "?" stands for. */
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
      } else line = join(line, optional(atom()));
    }
    return [...found, ...line];
  }
  function optional(texts: string[]): string[] {
    if (source[at] !== '?') return texts;
    at += 1;
    return ['', ...texts];
  }
  function atom(): string[] {
    if (source[at] === '(') {
      const look = /^\(\?<?[!=]/.test(source.slice(at));
      at += look ? source.slice(at).search(/[!=]/) + 1 : 3;
      const inside = alternatives();
      at += 1;
      return look ? [''] : inside;
    }
    if (source[at] === '[') {
      const end = source.indexOf(']', at);
      const signs = source.slice(at + 1, end);
      at = end + 1;
      return signs.startsWith('\\p') ? ['x'] : [...signs];
    }
    if (source.startsWith('\\p{L}', at)) {
      at += 5;
      return ['x'];
    }
    if (source[at] === '\\') {
      at += 2;
      return [''];
    }
    at += 1;
    return [source[at - 1]!];
  }
  return alternatives();
}

test('the gate of every cue opens wherever its pattern matches', () => {
  for (const [name, { pattern, gate }] of Object.entries({
    CREDENTIAL_CUE,
    AWARD_CUE,
    PUBLICATION_CUE,
    LOCATION_CUE,
  })) {
    const texts = spellings(pattern.source);
    assert.ok(texts.length > 20, `${name} has ${texts.length} spellings`);
    let matched = 0;
    for (const text of texts) {
      // A compound such as "Leibnizpreis" is asked for apart.
      if (!pattern.test(text) || /\Spreis/.test(text)) continue;
      matched += 1;
      for (const spelled of pattern.ignoreCase ? [text, text.toUpperCase()] : [text])
        assert.notEqual(gatesOf(pageOf(`(${spelled})`)).page & gate, 0, `${name}: ${spelled}`);
    }
    assert.ok(matched > texts.length * 0.8, `${name} matched ${matched} of ${texts.length}`);
  }
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
