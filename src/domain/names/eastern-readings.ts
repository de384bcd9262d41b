// Names in Chinese, Japanese and Korean writing beside their readings in Latin letters: 김민준 and "Min-jun Kim", 田中太郎 and
// "Taro Tanaka", 蔡明哲 and "Tsai Ming-che". Many names have one reading, so whoever compares by it alone says
// "compatible", never "same".
import { foldCase } from '../text/fold.ts';
import { isJapaneseGivenName, isJapaneseReading, plainVowels } from '../text/japanese-readings.ts';
import { UNSPACED_FAMILY_NAMES } from './data/unspaced-family-names.ts';
import { parseName } from './parse-name.ts';
import { koreanKey, romaniseHangul } from './romanise.ts';

interface LatinName {
  family: string;
  given: readonly string[];
}

/** The family name at either end of a name in Latin letters; what is left is the given name, in one word or in several. */
function latinNames(name: string): readonly LatinName[] {
  const { parts, script } = parseName(name);
  const words = parts.map(({ text }) => text);
  if (script !== 'latin' || words.length < 2 || words.length > 4 || parts.some(({ kind }) => kind !== 'word'))
    return [];
  return [
    { family: words.at(-1)!, given: words.slice(0, -1) },
    { family: words[0]!, given: words.slice(1) },
  ];
}

/** Family names that are read otherwise than the same sign elsewhere. */
const CHINESE_FAMILY_READINGS: Readonly<Record<string, string>> = {
  曾: 'zeng',
  单: 'shan',
  單: 'shan',
  仇: 'qiu',
  解: 'xie',
  区: 'ou',
  區: 'ou',
  查: 'zha',
  翟: 'zhai',
  盖: 'ge',
  蓋: 'ge',
  覃: 'qin',
  任: 'ren',
  缪: 'miao',
  繆: 'miao',
};

/** Syllables that it spells otherwise as a whole. */
const WHOLE_SYLLABLES: Readonly<Record<string, string>> = {
  zhi: 'chih',
  chi: 'chih',
  shi: 'shih',
  ri: 'jih',
  zi: 'tzu',
  ci: 'tzu',
  si: 'szu',
  you: 'yu',
  er: 'erh',
  ge: 'ko',
  ke: 'ko',
  he: 'ho',
  ye: 'yeh',
  yan: 'yen',
  gui: 'kuei',
  kui: 'kuei',
};

/** The spelling of books and of Taiwan for one syllable in pinyin: `qiang` -> `chiang`, `xie` -> `hsieh`. */
const wadeGiles = (syllable: string): string =>
  WHOLE_SYLLABLES[syllable] ??
  syllable
    .replace(/(?<=[dtnlzcsr]|zh|ch)uo$/, 'o')
    .replace(/^(?:zh|q|j)/, 'ch')
    .replace(/^x/, 'hs')
    .replace(/^r/, 'j')
    .replace(/^[zc](?!h)/, 'ts')
    .replace(/^b/, 'p')
    .replace(/^d/, 't')
    .replace(/^g/, 'k')
    .replace(/ong$/, 'ung')
    .replace(/ian$/, 'ien')
    .replace(/([iu])e$/, '$1eh');

/** "Lyu", "Lv" and "Lü" are one. */
const plainPinyin = (latin: string): string => latin.replace(/^([ln])(?:yu|v)(?=e?$)/, '$1u');

function isChinese(signs: string, latin: string, isFamily: boolean): boolean {
  const syllables = [...signs].map((sign) =>
    plainPinyin((isFamily ? CHINESE_FAMILY_READINGS[sign] : undefined) ?? foldCase(sign)),
  );
  return spells(plainPinyin(latin), syllables);
}

function spells(latin: string, [syllable, ...others]: readonly string[]): boolean {
  if (syllable === undefined) return latin === '';
  return [syllable, wadeGiles(syllable)].some(
    (form) => latin.startsWith(form) && spells(latin.slice(form.length), others),
  );
}

const KANA = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;

function isJapanese(signs: string, latin: string, isFamily: boolean): boolean {
  if (KANA.test(signs)) return plainVowels(foldCase(signs)) === plainVowels(latin);
  return isFamily ? isJapaneseReading(signs, latin) : isJapaneseGivenName(signs, latin);
}

const HANGUL = /^\p{Script=Hangul}+$/u;

/** Syllable by syllable where the name is written so: "Oh-hyun" is no "O-hyun". */
function isKorean(signs: string, latin: readonly string[]): boolean {
  const read = [...signs].map(romaniseHangul);
  return read.length === latin.length
    ? read.every((syllable, at) => koreanKey(syllable) === koreanKey(latin[at]!))
    : koreanKey(read.join('')) === koreanKey(latin.join(''));
}

function readsAs(family: string, given: string, latin: LatinName): boolean {
  if (HANGUL.test(family)) return isKorean(family, [latin.family]) && isKorean(given, latin.given);
  const whole = latin.given.join('');
  return (
    (isChinese(family, latin.family, true) && isChinese(given, whole, false)) ||
    (isJapanese(family, latin.family, true) && isJapanese(given, whole, false))
  );
}

const readsAsFamily = (family: string, latin: string): boolean =>
  HANGUL.test(family) ? isKorean(family, [latin]) : isChinese(family, latin, true) || isJapanese(family, latin, true);

const LONGEST_FAMILY = 3;
const LONGEST_GIVEN = 4;

/** Whether a name in its own writing, with or without a space, may be read as the one in Latin letters. */
export function mayReadAs(written: string, latin: string): boolean {
  const names = latinNames(latin);
  if (names.length === 0) return false;
  const [first = '', second, third] = written.trim().split(/[\s・·]+/u);
  if (third !== undefined) return false;
  if (second !== undefined) return names.some((name) => readsAs(first, second, name));
  return names.some((name) => {
    for (let size = 1; size <= Math.min(LONGEST_FAMILY, first.length - 1); size += 1)
      if (readsAs(first.slice(0, size), first.slice(size), name)) return true;
    return false;
  });
}

const RUN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+(?:[ ・·　][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]{1,4}(?![\p{Script=Han}\p{Script=Hangul}]))?/gu;

/** Where a text in Eastern writing has the name that is known in Latin letters only. */
export function findByReading(text: string, latin: string): { from: number; to: number }[] {
  const names = latinNames(latin);
  if (names.length === 0) return [];
  const found: { from: number; to: number }[] = [];
  for (const { 0: run, index } of text.matchAll(RUN)) {
    for (let at = 0; at < run.length - 1; at += 1) {
      const length = lengthAt(run, at, names);
      if (length === 0) continue;
      found.push({ from: index + at, to: index + at + length });
      at += length - 1;
    }
  }
  return found;
}

/** How long the name is that begins here; 0 when none does. The longest counts: 李伟东 is not 李伟. */
function lengthAt(run: string, at: number, names: readonly LatinName[]): number {
  for (let size = 1; size <= LONGEST_FAMILY; size += 1) {
    const family = run.slice(at, at + size);
    if (!UNSPACED_FAMILY_NAMES.has(family)) continue;
    const bearers = names.filter((name) => readsAsFamily(family, name.family));
    if (bearers.length === 0) continue;
    const gap = /^[ ・·　]/u.test(run.slice(at + size)) ? 1 : 0;
    for (let given = LONGEST_GIVEN; given > 0; given -= 1) {
      const end = at + size + gap + given;
      if (end > run.length) continue;
      const signs = run.slice(at + size + gap, end);
      // Of two signs, a name is one only where the writing ends: the third may well be its last.
      if (size + given < 3 && end < run.length) continue;
      if (bearers.some((name) => readsAs(family, signs, name))) return end - at;
    }
  }
  return 0;
}

const LATIN_WORDS = /\p{Lu}[\p{Script=Latin}\p{M}'’-]+(?: \p{Lu}[\p{Script=Latin}\p{M}'’-]+)+/gu;
const MOST_LATIN_WORDS = 3;

/** Where a text in Latin letters has the name that is known in its own writing only. */
export function findInLatin(text: string, written: string): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  for (const { 0: run, index } of text.matchAll(LATIN_WORDS)) {
    const words = [...run.matchAll(/\S+/g)].map((word) => ({ from: word.index, to: word.index + word[0].length }));
    for (let at = 0; at < words.length - 1; at += 1)
      for (let size = 2; size <= Math.min(MOST_LATIN_WORDS, words.length - at); size += 1) {
        const [from, to] = [words[at]!.from, words[at + size - 1]!.to];
        // "Professor Seiichi Kawada": the name begins with the next word.
        const isTitled = size > 2 && mayReadAs(written, run.slice(words[at + 1]!.from, to));
        if (isTitled || !mayReadAs(written, run.slice(from, to))) continue;
        found.push({ from: index + from, to: index + to });
        at += size - 1;
        break;
      }
  }
  return found;
}
