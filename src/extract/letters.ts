// The letters of a text side by side as numbers. A string has many inner shapes (flat, cut out of another, joined, of one byte
// or two a letter), and every look at one of its letters must first find out which; loops over letters read them from here.
import type { Page } from '../domain/model/page.ts';
import { perPage } from './per-page.ts';

/** Room for the letters of one text at a time, made once: to make a new one costs more than to fill it. */
export class Letters {
  readonly #codes: Uint16Array<ArrayBuffer>;
  readonly #bytes: Buffer;

  /** A text with more letters than `room` gets room of its own. */
  constructor(room = 8_192) {
    this.#codes = new Uint16Array(room + 1);
    this.#bytes = Buffer.from(this.#codes.buffer);
  }

  /** The codes of the text's letters, a zero behind them, and then anything. Good until the next call. */
  of(text: string): Uint16Array {
    if (text.length >= this.#codes.length) return new Letters(text.length).of(text);
    this.#bytes.write(text, 'utf16le');
    this.#codes[text.length] = 0;
    return this.#codes;
  }
}

/** Most pages have fewer. */
const PAGE = new Letters(65_536);

/** The letters of a page's text: those of a block start where it starts. Good until another page is asked about. */
export const lettersOf: (page: Page) => Uint16Array = perPage(({ text }) => PAGE.of(text));

/** A hash, taken on by one letter. */
export const hashOn = (hash: number, code: number): number => (Math.imul(hash, 31) + code) | 0;

/** As far as a list is looked through faster than a search is begun. */
const NEAR = 64;

/** Where a letter stands next in a text, from a place on; -1 where it does not. */
export function nextIn(text: string, codes: Uint16Array, letter: string, from: number): number {
  const code = letter.charCodeAt(0);
  const near = from + NEAR < text.length ? from + NEAR : text.length;
  for (let at = from; at < near; at += 1) if (codes[at] === code) return at;
  return text.indexOf(letter, near);
}
