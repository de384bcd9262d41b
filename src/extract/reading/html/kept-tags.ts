// Pages say the same tags again and again, and so do pages of one site: a tag that was read before is not read anew.
import { hashOn } from '../../letters.ts';
import type { Attributes } from './attributes.ts';
import type { TagFacts } from './element-rules.ts';

export interface KeptTag {
  /** From its name up to its end. */
  source: Uint16Array;
  facts: TagFacts;
  attributes: Attributes;
  closesItself: boolean;
}

/** Answers depend on the source alone; one place for each hash bounds the memory of a long-lived reader. */
const SIZE = 4_096;
const LONGEST = 200;
const kept: (KeptTag | null)[] = new Array(SIZE).fill(null);
/** Hashes of sources that were seen once: most of those are never seen again and are not worth keeping. */
const seen = new Int32Array(SIZE);

const slotOf = (hash: number): number => (hash ^ (hash >>> 12)) & (SIZE - 1);

/** Where tags that are nearly the same differ: `section id="section-12"`. */
const START = 24;

/** Its start and a few letters more tell most sources apart; 0 for those that are not kept. */
export function hashOfTag(codes: Uint16Array, from: number, to: number): number {
  const length = to - from;
  if (length > LONGEST) return 0;
  let hash = length;
  const behind = length < START ? to : from + START;
  for (let at = from; at < behind; at += 1) hash = hashOn(hash, codes[at]!);
  if (behind === to) return hash;
  hash = hashOn(hash, codes[to - 2]!);
  hash = hashOn(hash, codes[to - 3]!);
  hash = hashOn(hash, codes[to - 4]!);
  return hashOn(hash, codes[from + (length >> 1)]!);
}

/** The tag that is written there, if it is kept. */
export function keptTag(codes: Uint16Array, from: number, to: number, hash: number): KeptTag | null {
  const slot = slotOf(hash);
  const tag = kept[slot]!;
  if (tag === null || tag.source.length !== to - from || !isSame(tag.source, codes, from)) return null;
  // What is in use is not given up for another that comes as often.
  seen[slot] = 0;
  return tag;
}

function isSame(source: Uint16Array, codes: Uint16Array, from: number): boolean {
  for (let at = 0; at < source.length; at += 1) if (source[at] !== codes[from + at]) return false;
  return true;
}

/** True for a source that is seen again while nothing else was found in its place. */
export function isWorthKeeping(hash: number): boolean {
  const slot = slotOf(hash);
  if (seen[slot] === hash) return true;
  seen[slot] = hash;
  return false;
}

export function keepTag(hash: number, tag: KeptTag): void {
  kept[slotOf(hash)] = tag;
}
