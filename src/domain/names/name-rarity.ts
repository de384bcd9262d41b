// How much it says that two pages agree on a name: much for a name one person bears, little for one that thousands share.
import { JAPANESE_FAMILY_NAMES } from './data/unspaced-family-names.ts';
import { US_FAMILY_NAMES, US_GIVEN_NAMES } from './data/us-name-frequencies.ts';
import { WORLD_FAMILY_NAMES, WORLD_GIVEN_NAMES } from './data/world-name-frequencies.ts';
import { parseName } from './parse-name.ts';
import type { Script } from './romanise.ts';
import { isListedGivenName } from './variants.ts';

const LISTED_GIVEN_BITS = 11; // Thaddeus: known as a name, not common
const UNKNOWN_FAMILY_BITS = 15; // Tsouna: 1 in 33,000
const UNKNOWN_GIVEN_BITS = 13; // Voula
const HANGUL_GIVEN_BITS = 10.5; // 지훈: two syllables, of which few are chosen
const HAN_GIVEN_BITS = 12; // 志明: signs that read alike are many, so the name is commoner than its spelling
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

function unknownGivenBits(script: Script): number {
  if (script === 'hangul') return HANGUL_GIVEN_BITS;
  return script === 'han' ? HAN_GIVEN_BITS : UNKNOWN_GIVEN_BITS;
}

function givenBitsOf(name: string, script: Script): number {
  if (name.length === 1) return INITIAL_BITS;
  const unknown = unknownGivenBits(script);
  return givenBits.get(name) ?? (isListedGivenName(name) ? Math.min(LISTED_GIVEN_BITS, unknown) : unknown);
}

/** The commonest family names of Japan by their signs, which fold to a Chinese reading that nobody bears. */
const JAPANESE_RANKS: readonly { within: number; bits: number }[] = [
  { within: 4, bits: 9 },
  { within: 12, bits: 9.5 },
  { within: 100, bits: 10.5 },
  { within: 200, bits: 11.5 },
  { within: Number.POSITIVE_INFINITY, bits: 12.5 },
];
const japaneseBits: ReadonlyMap<string, number> = new Map(
  JAPANESE_FAMILY_NAMES.map((name, rank) => [name, JAPANESE_RANKS.find(({ within }) => rank < within)!.bits]),
);
const JAPANESE_GIVEN_BITS = 11; // 健太郎: many a sign can be chosen, few are
const LONGEST_JAPANESE_FAMILY = 3;

/** "田中太郎", "田中 太郎": a family name of Japan in its signs, and one to three signs or kana behind it. */
function japaneseWeight(fullName: string): number | null {
  if (!/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー\s]+$/u.test(fullName)) return null;
  const [first = '', ...others] = fullName.trim().split(/\s+/);
  if (others.length > 0) {
    const bits = first.length > 1 ? japaneseBits.get(first) : undefined;
    return bits === undefined ? null : bits + JAPANESE_GIVEN_BITS;
  }
  for (let size = LONGEST_JAPANESE_FAMILY; size >= 2; size -= 1) {
    const bits = japaneseBits.get(first.slice(0, size));
    if (bits !== undefined && first.length > size) return bits + JAPANESE_GIVEN_BITS;
  }
  return null;
}

/** Family name and given name as the parts may be read: the last or the first is the family's, an initial is no given name if a name is there. */
function readingsOf(parts: readonly string[]): { family: string; given: string; rest: string[] }[] {
  const read = (family: string, others: readonly string[]) => {
    const given = others.find((part) => part.length > 1) ?? others[0]!;
    const at = others.indexOf(given);
    return { family, given, rest: others.filter((_, index) => index !== at) };
  };
  return [read(parts.at(-1)!, parts.slice(0, -1)), read(parts[0]!, parts.slice(1))].filter(
    ({ family }) => family.length > 1,
  );
}

/**
 * Log2 weight of agreeing on the whole name: about 13 for "John Smith", 28 for a name nobody else bears. Which end is
 * the family name is not always known ("Zhang Wei", "Иванов Иван Петрович"), so the commoner reading counts.
 */
export function nameWeight(fullName: string): number {
  const japanese = japaneseWeight(fullName);
  if (japanese !== null) return japanese;
  const { given, middle, family, particles, script } = parseName(fullName);
  const parts = [...given, ...middle, ...family].slice(0, MOST_PARTS);
  if (parts.length === 0) return 0;
  if (parts.length === 1) return familyBitsOf(parts[0]!) ?? UNKNOWN_FAMILY_BITS;
  // "de Vries" is one name.
  const whole = (name: string) => familyBitsOf([...particles, name].join(' ')) ?? familyBitsOf(name);
  const weights = readingsOf(parts).map((reading) => {
    const middleWeight = reading.rest.reduce(
      (sum, part) => sum + (part.length === 1 ? MIDDLE_BITS / 2 : MIDDLE_BITS),
      0,
    );
    return (
      (whole(reading.family) ?? UNKNOWN_FAMILY_BITS) +
      givenBitsOf(reading.given, script) +
      Math.min(middleWeight, 2 * MIDDLE_BITS)
    );
  });
  return weights.length === 0 ? INITIAL_BITS * parts.length : Math.min(...weights);
}

const COMMONEST = 13; // John Smith
const RAREST = 28;

/** 0 for the commonest names, 1 for names that almost surely have one bearer. */
export function nameRarity(fullName: string): number {
  const weight = nameWeight(fullName);
  return Math.max(0, Math.min(1, (weight - COMMONEST) / (RAREST - COMMONEST)));
}
