// A bounded memory for pure functions of one string: comparing a thousand findings folds the same few names again and again.

export function memoise<T>(compute: (text: string) => T, limit = 20_000): (text: string) => T {
  let recent = new Map<string, T>();
  let older = new Map<string, T>();
  return (text) => {
    const known = recent.get(text);
    if (known !== undefined) return known;
    const value = older.get(text) ?? compute(text);
    // Two generations: when the young one is full the old one is dropped whole, which bounds memory without counting uses.
    if (recent.size >= limit) {
      older = recent;
      recent = new Map();
    }
    recent.set(text, value);
    return value;
  };
}
