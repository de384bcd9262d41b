// "twelve years later", "a year later": how many years the words count.

const NUMBERS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty'.split(
    '|',
  );

/** Source of a pattern: the first group is the number. */
export const YEARS_LATER = `(a|${NUMBERS.join('|')}|\\d{1,2}) years? (?:later|afterwards?)(?![\\p{L}])`;

export function countOf(word: string): number {
  const lower = word.toLowerCase();
  return /\d/.test(lower) ? Number(lower) : Math.max(1, NUMBERS.indexOf(lower) + 1);
}
