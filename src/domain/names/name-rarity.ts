// How much it says that two pages agree on a name: much for a name one person bears, little for one that thousands share.
import { US_FAMILY_NAMES, US_GIVEN_NAMES } from './data/us-name-frequencies.ts';
import { WORLD_FAMILY_NAMES, WORLD_GIVEN_NAMES } from './data/world-name-frequencies.ts';
import { parseName } from './parse-name.ts';
import { isListedGivenName } from './variants.ts';

const LISTED_GIVEN_BITS = 11; // Thaddeus: known as a name, not common
const UNKNOWN_FAMILY_BITS = 15; // Tsouna: 1 in 33,000
const UNKNOWN_GIVEN_BITS = 13; // Voula
const INITIAL_BITS = 3.5; // an initial: 1 in 11 names
const MOST_PARTS = 6;
const MIDDLE_BITS = 4; // a middle name or initial that agrees as well narrows further

/** Each name with the least bits that any region gives it: it is as common as where it is most common. */
function table(texts: readonly string[]): ReadonlyMap<string, number> {
  const result = new Map<string, number>();
  for (const line of texts.join('\n').split('\n')) {
    const [bits, ...names] = line.trim().split(' ');
    for (const written of names) {
      const name = written.replaceAll('-', ' ');
      result.set(name, Math.min(result.get(name) ?? Number.POSITIVE_INFINITY, Number(bits)));
    }
  }
  return result;
}

const familyBits = table([US_FAMILY_NAMES, ...WORLD_FAMILY_NAMES.map(([, lines]) => lines)]);
const givenBits = table([US_GIVEN_NAMES, WORLD_GIVEN_NAMES]);

/** "Ivanova" is as common as "Ivanov", "Kowalska" as "Kowalski". */
function familyBitsOf(name: string): number | undefined {
  return familyBits.get(name) ?? (name.endsWith('a') ? familyBits.get(name.slice(0, -1)) : undefined);
}

function givenBitsOf(name: string): number {
  if (name.length === 1) return INITIAL_BITS;
  return givenBits.get(name) ?? (isListedGivenName(name) ? LISTED_GIVEN_BITS : UNKNOWN_GIVEN_BITS);
}

/**
 * Log2 weight of agreeing on the whole name: about 13 for "John Smith", 28 for a name nobody else bears. Which part is
 * the family name is not always known ("Zhang Wei", "Иванов Иван Петрович"), so the commonest reading counts.
 */
export function nameWeight(fullName: string): number {
  const { given, middle, family } = parseName(fullName);
  const parts = [...given, ...middle, ...family].slice(0, MOST_PARTS);
  if (parts.length === 0) return 0;
  if (parts.length === 1) return familyBitsOf(parts[0]!) ?? UNKNOWN_FAMILY_BITS;
  let least = Number.POSITIVE_INFINITY;
  for (const [at, last] of parts.entries()) {
    if (last.length === 1) continue;
    const familyWeight = familyBitsOf(last) ?? UNKNOWN_FAMILY_BITS;
    for (const [other, first] of parts.entries()) {
      if (other === at) continue;
      const rest = parts.filter((_, index) => index !== at && index !== other);
      const middleWeight = rest.reduce((sum, part) => sum + (part.length === 1 ? MIDDLE_BITS / 2 : MIDDLE_BITS), 0);
      least = Math.min(least, familyWeight + givenBitsOf(first) + Math.min(middleWeight, 2 * MIDDLE_BITS));
    }
  }
  return least === Number.POSITIVE_INFINITY ? INITIAL_BITS * parts.length : least;
}

const COMMONEST = 13; // John Smith
const RAREST = 28;

/** 0 for the commonest names, 1 for names that almost surely have one bearer. */
export function nameRarity(fullName: string): number {
  const weight = nameWeight(fullName);
  return Math.max(0, Math.min(1, (weight - COMMONEST) / (RAREST - COMMONEST)));
}
