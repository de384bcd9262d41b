// How much of one text stands in another: word 5-grams, hashed, compared by containment.

const SHINGLE = 5;
const MAX_WORDS = 1500;

function words(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS);
}

/** FNV-1a over UTF-16 units: stable on every machine. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}

export function shingles(text: string): Set<number> {
  const list = words(text);
  const set = new Set<number>();
  for (let index = 0; index + SHINGLE <= list.length; index += 1) {
    set.add(hash(list.slice(index, index + SHINGLE).join(' ')));
  }
  return set;
}

/** Share of the smaller set that stands in the larger one; 0 when the smaller one is too short to say anything. */
export function containment(left: ReadonlySet<number>, right: ReadonlySet<number>, least = 8): number {
  const [small, large] = left.size <= right.size ? [left, right] : [right, left];
  if (small.size < least) return 0;
  let shared = 0;
  for (const shingle of small) if (large.has(shingle)) shared += 1;
  return shared / small.size;
}
