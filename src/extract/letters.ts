// The letters of a text side by side as numbers. A string has many inner shapes (flat, cut out of another, joined, of one byte
// or two a letter), and every look at one of its letters must first find out which; loops over letters read them from here.

/** There is always room for so many; a longer text gets room of its own. */
const ROOM = 8_192;

export class Letters {
  readonly #codes = new Uint16Array(ROOM);
  readonly #bytes = Buffer.from(this.#codes.buffer);

  /** The codes of the text's letters from 0 on, and what else lies behind them. Good until the next call. */
  of(text: string): Uint16Array {
    if (text.length > ROOM) return roomFor(text);
    this.#bytes.write(text, 'utf16le');
    return this.#codes;
  }
}

function roomFor(text: string): Uint16Array {
  const codes = new Uint16Array(text.length);
  Buffer.from(codes.buffer).write(text, 'utf16le');
  return codes;
}
