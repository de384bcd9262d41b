// What a text shares with another is counted in word 5-grams, hashed.

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
