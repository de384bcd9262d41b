// A table of keys in one buffer: keys sorted by their bytes, a list of numbers behind each. Written once, searched in place.

/** Numbers are stored in four bytes. */
const WORD = 4;

export interface TableEntry {
  key: string;
  values: readonly number[];
}

/** Layout: number of keys, ends of keys, ends of value lists, values, bytes of the keys. All keys are plain ASCII. */
export function writeTable(entries: Iterable<TableEntry>): Uint8Array {
  const sorted = [...entries].sort((left, right) => (left.key < right.key ? -1 : left.key > right.key ? 1 : 0));
  const values = sorted.flatMap((entry) => entry.values);
  const keyBytes = sorted.reduce((sum, entry) => sum + entry.key.length, 0);
  const bytes = new Uint8Array((1 + 2 * sorted.length + values.length) * WORD + Math.ceil(keyBytes / WORD) * WORD);
  const words = new Uint32Array(bytes.buffer);
  words[0] = sorted.length;
  const keysFrom = (1 + 2 * sorted.length + values.length) * WORD;
  let keyEnd = 0;
  let valueEnd = 0;
  for (const [at, { key, values: own }] of sorted.entries()) {
    for (let index = 0; index < key.length; index += 1) bytes[keysFrom + keyEnd + index] = key.charCodeAt(index);
    keyEnd += key.length;
    valueEnd += own.length;
    words[1 + at] = keyEnd;
    words[1 + sorted.length + at] = valueEnd;
  }
  words.set(values, 1 + 2 * sorted.length);
  return bytes;
}

export class SortedTable {
  readonly size: number;
  readonly #words: Uint32Array;
  readonly #bytes: Uint8Array;
  readonly #valuesFrom: number;
  readonly #keysFrom: number;

  /** Reads in place: nothing is parsed or copied. */
  constructor(buffer: ArrayBufferLike, from: number, length: number) {
    this.#words = new Uint32Array(buffer, from, Math.floor(length / WORD));
    this.#bytes = new Uint8Array(buffer, from, length);
    this.size = this.#words[0] ?? 0;
    this.#valuesFrom = 1 + 2 * this.size;
    this.#keysFrom = (this.#valuesFrom + this.#endAt(this.size, this.size)) * WORD;
  }

  /** The numbers behind a key; none when it is not there. */
  find(key: string): readonly number[] {
    let low = 0;
    let high = this.size - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const order = this.#compare(key, middle);
      if (order === 0) return this.#valuesOf(middle);
      if (order < 0) high = middle - 1;
      else low = middle + 1;
    }
    return [];
  }

  keyAt(at: number): string {
    const from = this.#keysFrom + this.#endAt(0, at);
    return String.fromCharCode(...this.#bytes.subarray(from, this.#keysFrom + this.#endAt(0, at + 1)));
  }

  /** Where the list before `at` ends; `column` is 0 for keys and `size` for values. */
  #endAt(column: number, at: number): number {
    return at === 0 ? 0 : this.#words[column + at]!;
  }

  #valuesOf(at: number): number[] {
    const from = this.#valuesFrom + this.#endAt(this.size, at);
    return [...this.#words.subarray(from, this.#valuesFrom + this.#endAt(this.size, at + 1))];
  }

  #compare(key: string, at: number): number {
    const from = this.#keysFrom + this.#endAt(0, at);
    const length = this.#endAt(0, at + 1) - this.#endAt(0, at);
    const shared = Math.min(key.length, length);
    for (let index = 0; index < shared; index += 1) {
      const difference = key.charCodeAt(index) - this.#bytes[from + index]!;
      if (difference !== 0) return difference;
    }
    return key.length - length;
  }
}
