// The letters of a text side by side as numbers. A string has many inner shapes (flat, cut out of another, joined, of one byte
// or two a letter), and every look at one of its letters must first find out which; loops over letters read them from here.
import type { Page } from '../domain/model/page.ts';

/** Room for the letters of one text at a time. */
export class Letters {
  readonly #codes: Uint16Array<ArrayBuffer>;
  readonly #bytes: Buffer;

  /** A text with more letters than `room` gets room of its own. */
  constructor(room = 8_192) {
    this.#codes = new Uint16Array(room);
    this.#bytes = Buffer.from(this.#codes.buffer);
  }

  /** The codes of the text's letters from 0 on, and what else lies behind them. Good until the next call. */
  of(text: string): Uint16Array {
    if (text.length > this.#codes.length) return new Letters(text.length).of(text);
    this.#bytes.write(text, 'utf16le');
    return this.#codes;
  }
}

/** Most pages have fewer. */
const PAGE = new Letters(65_536);
let lastPage: Page | null = null;
let lastCodes = PAGE.of('');

/** The letters of a page's text: those of a block start where it starts. Good until another page is asked about. */
export function lettersOf(page: Page): Uint16Array {
  if (page !== lastPage) {
    lastCodes = PAGE.of(page.text);
    lastPage = page;
  }
  return lastCodes;
}
