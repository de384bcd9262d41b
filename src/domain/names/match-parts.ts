// Whether one part of a name can be one part of another, and how.
import { editDistance, isTransposition } from '../text/similarity.ts';
import { soundKey } from '../text/sound-key.ts';
import { looksArabic, sameInArabic } from './arabic-names.ts';
import type { NamePart } from './parse-name.ts';
import {
  CHINESE_FAMILY_NAMES,
  consonantSkeleton,
  isPinyin,
  KOREAN_FAMILY_NAMES,
  koreanKey,
  pinyinKey,
  type Script,
} from './romanise.ts';
import { sameInSlavic } from './slavic-names.ts';
import { isListedGivenName, relateGivenNames } from './variants.ts';

export type PartRelation =
  | 'equal'
  | 'sound'
  | 'spelling'
  | 'short_form'
  | 'abbreviation'
  | 'shared_short_form'
  | 'initial'
  | 'slip'
  | 'other_language'
  | 'skeleton';

/** How much a relation is worth. The example beside each is the pair it stands for. */
export const RELATION_SCORES: Readonly<Record<PartRelation, number>> = {
  equal: 1, // Haley, Haley
  sound: 0.96, // Müller, Mueller; Evgeniy, Evgeny
  spelling: 0.95, // Mohamed, Mohammad
  short_form: 0.9, // Bill, William
  skeleton: 0.85, // محمد, Mohammed
  abbreviation: 0.82, // Prem, Premachandran; Ch., Chetupally
  shared_short_form: 0.8, // Bob, Rob
  initial: 0.7, // J., John
  slip: 0.68, // Muthukrishnan, Muthukrishan
  other_language: 0.55, // Johann, John
};

export interface PartContext {
  /** One side was written in a script whose vowels say little. */
  skeleton: boolean;
  /** One side is written in Cyrillic: its bearer may be Julia as well as Yuliya abroad. */
  cyrillic: boolean;
  /** One side is written in Hangul, where no syllable is short for several. */
  hangul: boolean;
  /** Either side bears a Korean family name. */
  korean: boolean;
  /** Either side is written by the habits of Arabic names. */
  arabic: boolean;
}

export function contextOf(leftScript: Script, rightScript: Script, parts: readonly NamePart[]): PartContext {
  return {
    // Kana put a vowel behind every consonant: バラク is Barack.
    skeleton:
      (leftScript === 'arabic') !== (rightScript === 'arabic') || (leftScript === 'kana') !== (rightScript === 'kana'),
    cyrillic: (leftScript === 'cyrillic') !== (rightScript === 'cyrillic'),
    hangul: leftScript === 'hangul' || rightScript === 'hangul',
    korean: parts.some((part) => KOREAN_FAMILY_NAMES.has(part.text)),
    arabic: looksArabic(parts),
  };
}

/** "Farouqi" falls into Mandarin syllables too, but beside an Arabic name it is not made of them. */
function isExact(part: string, context: PartContext): boolean {
  return CHINESE_FAMILY_NAMES.has(part) || (!context.arabic && isPinyin(part));
}

/** One slip of the pen in a long, unlisted name; two listed names that differ are two names. */
function isSlip(left: string, right: string): boolean {
  const shortest = Math.min(left.length, right.length);
  if (shortest < 5) return false;
  if (isListedGivenName(left) && isListedGivenName(right)) return false;
  const steps = isTransposition(left, right) ? 1 : editDistance(left, right);
  // Angela/Angelo, Mario/Maria: a last vowel is the gender, not a slip.
  if (steps === 1 && left.length === right.length && left.slice(0, -1) === right.slice(0, -1) && /[aeo]$/.test(left))
    return false;
  // Martin/Martina, Petrov/Petrova: so is an "a" more.
  if (left === `${right}a` || right === `${left}a`) return false;
  if (steps === 1) return left[0] === right[0] || shortest >= 7;
  return steps === 2 && shortest >= 9 && left[0] === right[0];
}

/** Simon/Simone, Stephan/Stephanie: two listed names of which one is the woman's form. */
function areOfTwoGenders(left: string, right: string): boolean {
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  if (short.length < 4 || !long.startsWith(short) || !/^(?:a|e|ie|ine|ina|ette|elle)$/.test(long.slice(short.length)))
    return false;
  return isListedGivenName(short) && isListedGivenName(long);
}

/** Đorđe is Djordje or Dorde. */
function areOneStroke(left: string, right: string): boolean {
  if (left.includes('dj') === right.includes('dj')) return false;
  return left.length > 4 && left.replaceAll('dj', 'd') === right.replaceAll('dj', 'd');
}

export function relateParts(left: NamePart, right: NamePart, context: PartContext): PartRelation | undefined {
  if (left.text === right.text) return left.kind === 'initial' || right.kind === 'initial' ? 'initial' : 'equal';
  if (left.kind === 'initial' || right.kind === 'initial')
    return left.text[0] === right.text[0] ? 'initial' : undefined;
  if (context.korean && koreanKey(left.text) === koreanKey(right.text)) return 'sound';
  const known = relateGivenNames(left.text, right.text);
  if (known === 'spelling' || known === 'short_form' || known === 'shared_short_form') return known;
  if (context.cyrillic && known === 'other_language') return 'shared_short_form';
  if (areOfTwoGenders(left.text, right.text)) return undefined;
  // "Yu." is short for Yuri, though both fall into Mandarin syllables.
  const isCutOff = left.kind === 'abbreviation' || right.kind === 'abbreviation';
  if (!isCutOff && isExact(left.text, context) && isExact(right.text, context)) return undefined;
  // One side in the older spelling of Mandarin, the other in pinyin.
  if (isPinyin(left.text) !== isPinyin(right.text) && pinyinKey(left.text) === pinyinKey(right.text)) return 'sound';
  if (soundKey(left.text) === soundKey(right.text)) return 'sound';
  if (context.arabic && sameInArabic(left.text, right.text)) return 'sound';
  if (sameInSlavic(left.text, right.text) || areOneStroke(left.text, right.text)) return 'sound';
  if (context.skeleton && consonantSkeleton(left.text) === consonantSkeleton(right.text)) return 'skeleton';
  if (known === 'other_language') return known;
  const [short, long] = left.text.length < right.text.length ? [left, right] : [right, left];
  const needed = short.kind === 'abbreviation' ? 2 : 3;
  const isSyllable =
    short.kind !== 'abbreviation' && (context.hangul || (isExact(short.text, context) && short.text.length <= 4));
  const isCut = long.text.startsWith(short.text) && long.text.length - short.text.length >= 2;
  if (short.text.length >= needed && isCut && !isSyllable) return 'abbreviation';
  return isSlip(left.text, right.text) ? 'slip' : undefined;
}
