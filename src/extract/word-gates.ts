// Which cue words stand in which block, found in one pass over a page. A gate tells an extractor that a block cannot hold
// any of its cues; it may let a block through that holds none, never the other way round.
import type { Page } from '../domain/model/page.ts';
import { hashOn, Letters, lettersOf } from './letters.ts';
import { perPage } from './per-page.ts';

/** Runs of A to Z are compared by their hash: two words with one hash only open a gate that could stay shut. */
const gatesOfHash = new Map<number, number>();
/** Where the hash of a cue falls: nearly every word is told from all cues by one look here. */
const SIZE = 8_192;
const MASK = SIZE - 1;
const taken = new Uint8Array(SIZE);
let gates = 0;
/** Gates with a cue that has no plain letter: any letter beyond Latin opens them. */
let foreign = 0;

/** First letter behind the Latin ones. */
const FIRST_FOREIGN = 0x250;

function hashOf(run: string): number {
  let hash = 0;
  for (let at = 0; at < run.length; at += 1) hash = hashOn(hash, run.charCodeAt(at) | 32);
  return hash;
}

const slot = (hash: number): number => (hash ^ (hash >>> 15)) & MASK;

/**
 * A gate that opens for blocks with one of the words, given as they stand in the text up to their end ("award", "awards").
 * Of a phrase or of a word with letters beyond A to Z, the longest run of plain letters is looked for; a word without any
 * is taken to stand wherever a letter of another script does.
 */
export function wordGate(words: string): number {
  const gate = 1 << gates;
  if (gates >= 31) throw new Error('no bit is left for another gate');
  gates += 1;
  readGates = perPage(read);
  for (const word of words.split('|')) {
    const [longest = ''] = (word.match(/[A-Za-z]+/g) ?? []).sort((left, right) => right.length - left.length);
    if (longest === '') foreign |= gate;
    else addCue(hashOf(longest), gate);
  }
  return gate;
}

function addCue(hash: number, gate: number): void {
  taken[slot(hash)] = 1;
  gatesOfHash.set(hash, (gatesOfHash.get(hash) ?? 0) | gate);
}

const gatesOfRun = (hash: number): number => (taken[slot(hash)] === 0 ? 0 : (gatesOfHash.get(hash) ?? 0));

/** A pattern and the gate that opens for every text in which it may be found. */
export interface Cue {
  pattern: RegExp;
  gate: number;
}

/** Open in a block that must be read; asked for where no word can shut it. */
export const EVERY_GATE = -1;

export interface PageGates {
  /** Gates that are open in each block. */
  blocks: readonly number[];
  /** Gates that are open anywhere. */
  page: number;
}

/** Gates are made when modules are loaded, so a page that was read before a gate was made is a page of a test. */
let readGates = perPage(read);

export const gatesOf = (page: Page): PageGates => readGates(page);

function read(of: Page): PageGates {
  const codes = lettersOf(of);
  const { blocks } = of;
  const open: number[] = [];
  let page = 0;
  for (const block of blocks) {
    const gate = gatesBetween(codes, block.start, block.start + block.text.length);
    open.push(gate);
    page |= gate;
  }
  return { blocks: open, page };
}

const LETTERS = new Letters();

/** Gates that a text opens. */
export const gatesIn = (text: string): number => gatesBetween(LETTERS.of(text), 0, text.length);

/** Gates that a stretch of letters opens, as a sentence does among those of its page. */
export function gatesBetween(codes: Uint16Array, from: number, to: number): number {
  let found = 0;
  let hash = 0;
  let inside = false;
  for (let at = from; at < to; at += 1) {
    const code = codes[at]!;
    const lower = code | 32;
    if (lower >= 97 && lower <= 122) {
      hash = hashOn(hash, lower);
      inside = true;
    } else if (inside) {
      found |= gatesOfRun(hash);
      hash = 0;
      inside = false;
    }
    if (code >= FIRST_FOREIGN && (code < 0x2000 || code > 0x206f)) found |= foreign;
    // To a pattern that does not mind capitals, the long s and the Kelvin sign are an s and a k.
    if (code > 126 && (code === 0x17f || code === 0x212a)) return EVERY_GATE;
  }
  return inside ? found | gatesOfRun(hash) : found;
}
