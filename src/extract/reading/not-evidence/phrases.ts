// Whether any of many phrases may stand in a text, found in leaps: wherever a phrase of eleven letters stands, it covers some
// eighth place of the text and the three letters behind it, so only there need one look.
import { Letters } from '../../letters.ts';

const LEAP = 8;
/** Letters that are looked at together. */
const GRAM = 4;
/** No shorter phrase is sure to be seen. */
const SHORTEST = LEAP + GRAM - 1;
const SIZE = 8_192;

/** Letters that lower case turns into a plain k or i: a text with one of them is not looked at any closer. */
const KELVIN = '\u212a';
const DOTTED_CAPITAL = '\u0130';

/** Letters count the same in either case, and some marks too: a phrase may be seen that is none, but none is missed. */
function slotAt(codes: Uint16Array, at: number): number {
  const front = Math.imul(codes[at]! | 32, 31) + (codes[at + 1]! | 32);
  const back = Math.imul(codes[at + 2]! | 32, 31) + (codes[at + 3]! | 32);
  return (Math.imul(front, 2017) + back) & (SIZE - 1);
}

/** A phrase and where in it the four letters stand. */
interface Place {
  phrase: string;
  offset: number;
}

const LETTERS = new Letters(65_536);

export class Phrases {
  private readonly known = new Uint8Array(SIZE);
  private readonly places = new Map<number, Place[]>();

  /** Phrases in lower case. */
  constructor(phrases: readonly string[]) {
    for (const phrase of phrases) {
      if (phrase.length < SHORTEST) throw new Error(`"${phrase}" is too short to be found in leaps`);
      // One leap's worth of places is enough: one of them falls on an eighth place of the text.
      for (let offset = 0; offset < LEAP; offset += 1) this.keep(phrase, offset);
    }
  }

  private keep(phrase: string, offset: number): void {
    const slot = slotAt(LETTERS.of(phrase), offset);
    this.known[slot] = 1;
    this.places.set(slot, [...(this.places.get(slot) ?? []), { phrase, offset }]);
  }

  /** True when any of the phrases stands in the text in lower case, and seldom else. */
  mayBeIn(text: string): boolean {
    const codes = LETTERS.of(text);
    const last = text.length - GRAM;
    for (let at = 0; at <= last; at += LEAP) {
      const slot = slotAt(codes, at);
      if (this.known[slot] === 1 && this.standsAt(text, at, slot)) return true;
    }
    return text.includes(KELVIN) || text.includes(DOTTED_CAPITAL);
  }

  private standsAt(text: string, at: number, slot: number): boolean {
    for (const { phrase, offset } of this.places.get(slot)!) if (isSame(phrase, text, at - offset)) return true;
    return false;
  }
}

function isSame(phrase: string, text: string, from: number): boolean {
  if (from < 0 || from + phrase.length > text.length) return false;
  for (let at = 0; at < phrase.length; at += 1) {
    if ((text.charCodeAt(from + at) | 32) !== (phrase.charCodeAt(at) | 32)) return false;
  }
  return true;
}
