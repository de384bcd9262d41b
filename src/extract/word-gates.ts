// Which cue words stand in which block, found in one pass over a page. A gate tells an extractor that a block cannot hold
// any of its cues; it may let a block through that holds none, never the other way round.
import type { Page } from '../domain/model/page.ts';

/** Runs of A to Z are compared by their hash: two words with one hash only open a gate that could stay shut. */
const SIZE = 32_768;
const MASK = SIZE - 1;
const table = new Int32Array(SIZE);
let gates = 0;

function hashOf(run: string): number {
  let hash = 0;
  for (let at = 0; at < run.length; at += 1) hash = (Math.imul(hash, 31) + (run.charCodeAt(at) | 32)) | 0;
  return slot(hash);
}

const slot = (hash: number): number => (hash ^ (hash >>> 15)) & MASK;

/**
 * A gate that opens for blocks with one of the words, given as they stand in the text up to their end ("award", "awards").
 * Of a phrase or of a word with letters beyond A to Z, the longest run of plain letters is looked for.
 */
export function wordGate(words: string): number {
  const gate = 1 << gates;
  if (gates >= 31) throw new Error('no bit is left for another gate');
  gates += 1;
  for (const word of words.split('|')) {
    const [longest = ''] = (word.match(/[A-Za-z]+/g) ?? []).sort((left, right) => right.length - left.length);
    if (longest === '') throw new Error(`no plain letter in the cue "${word}"`);
    table[hashOf(longest)]! |= gate;
  }
  return gate;
}

/** Open in a block that must be read; asked for where no word can shut it. */
export const EVERY_GATE = -1;

export interface PageGates {
  /** Gates that are open in each block. */
  blocks: Int32Array;
  /** Gates that are open anywhere. */
  page: number;
  /** How many gates there were when the page was read. */
  known: number;
}

const held = new WeakMap<Page, PageGates>();

export function gatesOf(page: Page): PageGates {
  const known = held.get(page);
  if (known !== undefined && known.known === gates) return known;
  const made = read(page);
  held.set(page, made);
  return made;
}

function read({ text, blocks }: Page): PageGates {
  const open = new Int32Array(blocks.length);
  let page = 0;
  for (const [index, block] of blocks.entries()) {
    const gate = gatesIn(text, block.start, block.start + block.text.length);
    open[index] = gate;
    page |= gate;
  }
  return { blocks: open, page, known: gates };
}

function gatesIn(text: string, from: number, to: number): number {
  let found = 0;
  let hash = 0;
  let inside = false;
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    const lower = code | 32;
    if (lower >= 97 && lower <= 122) {
      hash = (Math.imul(hash, 31) + lower) | 0;
      inside = true;
    } else if (inside) {
      found |= table[slot(hash)]!;
      hash = 0;
      inside = false;
    }
    // To a pattern that does not mind capitals, the long s and the Kelvin sign are an s and a k.
    if (code > 126 && (code === 0x17f || code === 0x212a)) return EVERY_GATE;
  }
  return inside ? found | table[slot(hash)]! : found;
}
