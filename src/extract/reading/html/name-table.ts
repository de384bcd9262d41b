// Looks up names of tags and attributes where they stand in the source, without cutting them out or folding their case.
import { hashOn } from '../../letters.ts';

/** One step of the hash that `find` expects: letters count the same in either case. */
export const mixName = (hash: number, code: number): number => hashOn(hash, code | 32);

const SIZE = 1_024;
const slotOf = (hash: number): number => (hash ^ (hash >>> 10)) & (SIZE - 1);

function hashOf(name: string): number {
  let hash = 0;
  for (let at = 0; at < name.length; at += 1) hash = mixName(hash, name.charCodeAt(at));
  return hash;
}

export class NameTable<Entry> {
  private readonly names: string[] = new Array(SIZE).fill('');
  private readonly entries: (Entry | undefined)[] = new Array(SIZE).fill(undefined);

  /** Names of letters and hyphens in lower case. */
  constructor(known: Iterable<readonly [string, Entry]>) {
    for (const [name, entry] of known) {
      if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new Error(`"${name}" cannot be told from other names`);
      let slot = slotOf(hashOf(name));
      while (this.names[slot] !== '') slot = (slot + 1) & (SIZE - 1);
      this.names[slot] = name;
      this.entries[slot] = entry;
    }
  }

  get(name: string): Entry | undefined {
    return this.find(
      Uint16Array.from(name, (letter) => letter.charCodeAt(0)),
      0,
      name.length,
      hashOf(name),
    );
  }

  /** The entry of the name between two places in the source, whose hash the caller has made while it looked for the end. */
  find(source: Uint16Array, start: number, end: number, hash: number): Entry | undefined {
    let slot = slotOf(hash);
    for (let name = this.names[slot]!; name !== ''; name = this.names[slot]!) {
      if (name.length === end - start && isSame(name, source, start)) return this.entries[slot];
      slot = (slot + 1) & (SIZE - 1);
    }
    return undefined;
  }
}

function isSame(name: string, source: Uint16Array, start: number): boolean {
  for (let at = 0; at < name.length; at += 1) {
    const code = source[start + at]!;
    const wanted = name.charCodeAt(at);
    if (code !== wanted && (wanted < 97 || code !== wanted - 32)) return false;
  }
  return true;
}
