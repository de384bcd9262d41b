import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Block, Page } from '../../domain/model/page.ts';
import { wordGate } from '../word-gates.ts';
import { headGates } from './page-heads.ts';

const GATE = wordGate('lighthouses');

interface Line {
  text: string;
  headingLevel?: number;
  tag?: string;
}

function pageOf(over: Partial<Page>, lines: readonly Line[] = []): Page {
  let start = 0;
  const all: Line[] = [...['one', 'two', 'three', 'four'].map((text) => ({ text })), ...lines];
  const blocks = all.map((line, index) => {
    const block = { index, start, tag: 'p', zone: 'main', heading: null, ...line };
    start += line.text.length + 1;
    return block as unknown as Block;
  });
  const text = all.map((line) => line.text).join('\n');
  return { url: 'https://lighthouses.example/a', title: null, siteName: null, text, blocks, ...over } as Page;
}

const isOpen = (page: Page): boolean => (headGates(page) & GATE) !== 0;

test('the word in the title, the site name, the path, a heading or a caption opens the gate', () => {
  assert.ok(isOpen(pageOf({ title: 'Our Lighthouses' })));
  assert.ok(isOpen(pageOf({ siteName: 'LIGHTHOUSES' })));
  assert.ok(isOpen(pageOf({ url: 'https://a.example/old-lighthouses/3' })));
  assert.ok(isOpen(pageOf({}, [{ text: 'The lighthouses', headingLevel: 4 }])));
  assert.ok(isOpen(pageOf({}, [{ text: 'The lighthouses', tag: 'caption' }])));
  assert.ok(
    isOpen(pageOf({ blocks: [{ index: 0, start: 0, text: 'lighthouses', tag: 'p' } as Block], text: 'lighthouses' })),
  );
});

test('the word in the host or in a later line does not', () => {
  assert.ok(!isOpen(pageOf({})));
  assert.ok(!isOpen(pageOf({}, [{ text: 'The lighthouses' }])));
});

test('an address that must be decoded and a title of any length open every gate', () => {
  assert.ok(isOpen(pageOf({ url: 'https://a.example/%6Cighthouses' })));
  assert.ok(isOpen(pageOf({ title: 'x '.repeat(300) })));
});

test('a word that a cut makes of a longer one opens the gate', () => {
  for (const cut of [80, 100, 120, 160, 200]) {
    const title = `${'x'.repeat(cut - 12)} lighthousesque`;
    assert.equal(title.slice(0, cut).endsWith(' lighthouses'), true);
    assert.ok(isOpen(pageOf({}, [{ text: title, headingLevel: 2 }])), String(cut));
  }
});
