// Places of a site as its files name them (robots.txt, tdmrep.json): a path begins so, with two signs that stand for others.

/** `*` stands for any run of characters, a final `$` for the end. Greedy from the left, never going back. */
export function matchesPattern(pattern: string, path: string): boolean {
  const anchored = pattern.endsWith('$');
  const pieces = (anchored ? pattern.slice(0, -1) : pattern).split('*');
  const first = pieces.shift()!;
  if (!path.startsWith(first)) return false;
  let position = first.length;
  if (pieces.length === 0) return !anchored || position === path.length;
  const last = anchored ? pieces.pop()! : '';
  for (const piece of pieces) {
    if (piece === '') continue;
    const found = indexOfLinear(path, piece, position);
    if (found < 0) return false;
    position = found + piece.length;
  }
  return !anchored || (path.length - last.length >= position && path.endsWith(last));
}

/** The engine's own search may go quadratic on long needles such as "baaaa..."; Knuth-Morris-Pratt does not. */
function indexOfLinear(text: string, needle: string, from: number): number {
  if (needle.length <= 16) return text.indexOf(needle, from);
  const fallback = new Uint16Array(needle.length);
  for (let index = 1, matched = 0; index < needle.length; index += 1) {
    while (matched > 0 && needle[index] !== needle[matched]) matched = fallback[matched - 1]!;
    if (needle[index] === needle[matched]) matched += 1;
    fallback[index] = matched;
  }
  for (let index = from, matched = 0; index < text.length; index += 1) {
    while (matched > 0 && text[index] !== needle[matched]) matched = fallback[matched - 1]!;
    if (text[index] === needle[matched]) matched += 1;
    if (matched === needle.length) return index - needle.length + 1;
  }
  return -1;
}
