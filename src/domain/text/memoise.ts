// A bounded memory for pure functions of one string: comparing a thousand findings folds the same few names again and again.

export function memoise<T>(compute: (text: string) => T, limit = 20_000): (text: string) => T {
  let recent = new Map<string, T>();
  let older = new Map<string, T>();
  return (text) => {
    const known = recent.get(text);
    if (known !== undefined) return known;
    const own = copyOf(text);
    const value = older.get(own) ?? compute(own);
    // Two generations: when the young one is full the old one is dropped whole, which bounds memory without counting uses.
    if (recent.size >= limit) {
      older = recent;
      recent = new Map();
    }
    recent.set(own, value);
    return value;
  };
}

/** The same for functions that also depend on the words of a language: one memory for each of them. */
export function memoiseFor<Words extends object, T>(
  compute: (text: string, words: Words) => T,
  limit = 1_000,
): (text: string, words: Words) => T {
  const memories = new WeakMap<Words, (text: string) => T>();
  return (text, words) => {
    let memory = memories.get(words);
    if (memory === undefined) memories.set(words, (memory = memoise((one) => compute(one, words), limit)));
    return memory(text);
  };
}

/** Shorter pieces are copied by the engine itself. */
const SHORTEST_SLICE = 13;

/** A piece cut from a page holds the whole page in memory for as long as it is kept; a copy does not. */
export function copyOf(text: string): string {
  return text.length < SHORTEST_SLICE ? text : `${text} `.slice(0, -1);
}
