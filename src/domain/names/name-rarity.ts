// How much it says that two pages agree on a name: much for a name one person bears, little for one that thousands share.
import { COMMON_FAMILY_NAMES, COMMON_GIVEN_NAMES } from './common-names.ts';
import { parseName } from './parse-name.ts';
import { isListedGivenName } from './variants.ts';

/** Bits that agreement on a family name of each line is worth: log2 of one bearer in so many. */
const FAMILY_BITS = [7, 8.5, 10, 11.5]; // Wang 1 in 130, Garcia's line 1 in 360, Anderson 1 in 1,000, Hawkins 1 in 2,900
const GIVEN_BITS = [6, 7.5, 9]; // John 1 in 64, Peter 1 in 180, Kyle 1 in 500
const LISTED_GIVEN_BITS = 10.5; // Thaddeus: known as a name, not common
const UNKNOWN_FAMILY_BITS = 15; // Tsouna: 1 in 33,000
const UNKNOWN_GIVEN_BITS = 13; // Voula
const MIDDLE_BITS = 4; // a middle name or initial that agrees as well narrows further

function table(lines: readonly string[], bits: readonly number[]): Map<string, number> {
  const result = new Map<string, number>();
  for (const [rank, line] of lines.entries()) {
    for (const name of line.split(' ')) if (!result.has(name)) result.set(name, bits[rank] ?? 0);
  }
  return result;
}

const familyBits = table(COMMON_FAMILY_NAMES, FAMILY_BITS);
const givenBits = table(COMMON_GIVEN_NAMES, GIVEN_BITS);

/** Log2 weight of agreeing on the whole name: about 13 for "John Smith", 28 for a name nobody else bears. */
export function nameWeight(fullName: string): number {
  const parsed = parseName(fullName);
  const family = parsed.family[0];
  const given = parsed.given[0];
  if (family === undefined) return 0;
  const familyWeight = familyBits.get(family) ?? UNKNOWN_FAMILY_BITS;
  if (given === undefined) return familyWeight;
  const common = givenBits.get(given) ?? (isListedGivenName(given) ? LISTED_GIVEN_BITS : UNKNOWN_GIVEN_BITS);
  const givenWeight = given.length === 1 ? 3.5 : common; // an initial: 1 in 11 names
  const middle = parsed.middle.reduce((sum, part) => sum + (part.length === 1 ? MIDDLE_BITS / 2 : MIDDLE_BITS), 0);
  return familyWeight + givenWeight + Math.min(middle, 2 * MIDDLE_BITS);
}

const COMMONEST = 13; // John Smith
const RAREST = 28;

/** 0 for the commonest names, 1 for names that almost surely have one bearer. */
export function nameRarity(fullName: string): number {
  const weight = nameWeight(fullName);
  return Math.max(0, Math.min(1, (weight - COMMONEST) / (RAREST - COMMONEST)));
}
