// Whether any of many phrases stands in a text, found in leaps: wherever a phrase of eleven letters stands, it covers some
// eighth place of the text and the three letters behind it, so only there need one look.

const LEAP = 8;
/** Letters that are looked at together. */
const GRAM = 4;
/** No shorter phrase is sure to be seen. */
const SHORTEST = LEAP + GRAM - 1;
const SIZE = 4_096;

function slotAt(text: string, at: number): number {
  const front = Math.imul(text.charCodeAt(at), 31) + text.charCodeAt(at + 1);
  const back = Math.imul(text.charCodeAt(at + 2), 31) + text.charCodeAt(at + 3);
  return (Math.imul(front, 961) + back) & (SIZE - 1);
}

/** A phrase and where in it the four letters stand. */
interface Place {
  phrase: string;
  offset: number;
}

export class Phrases {
  private readonly known = new Uint8Array(SIZE);
  private readonly places = new Map<number, Place[]>();

  constructor(phrases: readonly string[]) {
    for (const phrase of phrases) {
      if (phrase.length < SHORTEST) throw new Error(`"${phrase}" is too short to be found in leaps`);
      // One leap's worth of places is enough: one of them falls on an eighth place of the text.
      for (let offset = 0; offset < LEAP; offset += 1) this.keep(phrase, offset);
    }
  }

  private keep(phrase: string, offset: number): void {
    const slot = slotAt(phrase, offset);
    this.known[slot] = 1;
    this.places.set(slot, [...(this.places.get(slot) ?? []), { phrase, offset }]);
  }

  /** True when any of the phrases stands in the text. */
  areIn(text: string): boolean {
    const last = text.length - GRAM;
    for (let at = 0; at <= last; at += LEAP) {
      const slot = slotAt(text, at);
      if (this.known[slot] === 1 && this.standsAt(text, at, slot)) return true;
    }
    return false;
  }

  private standsAt(text: string, at: number, slot: number): boolean {
    return this.places.get(slot)!.some(({ phrase, offset }) => text.startsWith(phrase, at - offset));
  }
}
