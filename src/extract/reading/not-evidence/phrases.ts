// Whether any of many phrases stands in a text, found in leaps: wherever a phrase of ten letters stands, it covers some
// eighth place of the text and the two letters behind it, so only there need one look.

const LEAP = 8;
/** Letters that are looked at together. */
const GRAM = 3;
/** No shorter phrase is sure to be seen. */
const SHORTEST = LEAP + GRAM - 1;
const SIZE = 4_096;

/** A phrase and where in it three letters stand. */
interface Place {
  phrase: string;
  offset: number;
}

const slotAt = (text: string, at: number): number =>
  (Math.imul(text.charCodeAt(at), 961) + Math.imul(text.charCodeAt(at + 1), 31) + text.charCodeAt(at + 2)) & (SIZE - 1);

export class Phrases {
  private readonly places: (Place[] | undefined)[] = new Array(SIZE).fill(undefined);

  constructor(phrases: readonly string[]) {
    for (const phrase of phrases) {
      if (phrase.length < SHORTEST) throw new Error(`"${phrase}" is too short to be found in leaps`);
      for (let offset = 0; offset <= phrase.length - GRAM; offset += 1) this.keep(phrase, offset);
    }
  }

  private keep(phrase: string, offset: number): void {
    const slot = slotAt(phrase, offset);
    const places = this.places[slot] ?? [];
    places.push({ phrase, offset });
    this.places[slot] = places;
  }

  /** True when any of the phrases stands in the text. */
  areIn(text: string): boolean {
    for (let at = 0; at <= text.length - GRAM; at += LEAP) {
      const places = this.places[slotAt(text, at)];
      if (places?.some(({ phrase, offset }) => text.startsWith(phrase, at - offset))) return true;
    }
    return false;
  }
}
