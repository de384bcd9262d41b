// Whether a word that was read from Chinese, Japanese or Korean is the Latin word: spellings by custom differ widely
// ("Dankook" for 단국, "Chung Hsing" for 中興, "Create" for クリエイト), so both are brought to a rough key of their sounds.

import { isJapaneseReading } from '../../text/japanese-readings.ts';
import { memoise } from '../../text/memoise.ts';
import type { SpokenScript } from './latin-name.ts';

/** A key of fewer sounds than these says nothing. */
const SHORTEST = 3;

/** `words`: one Latin word or several, with a space between them. */
export function soundsAlike(script: SpokenScript, written: string, read: string, words: string): boolean {
  if (script !== 'han' && isSpelledOut(script, written, read, words)) return true;
  const spelled =
    script === 'han'
      ? words
      : words
          .split(' ')
          .map((word) => spelledOut(script, word))
          .join(' ');
  const latin = spelled.replaceAll(' ', '');
  if (!/^[a-z]+$/.test(latin) || latin.length < SHORTEST) return false;
  if (script === 'hangul') {
    const key = hangulKey(written);
    if (key.length >= SHORTEST && koreanKeys(latin).includes(key)) return true;
    // "웨스트마크" for "Westmark": a foreign word has vowels that only part its consonants, and no r before one.
    const bare = hangulKey(written, true);
    const adapted = foreignKeys(foreignSpelling(latin));
    if (bare.length >= SHORTEST && bare !== key && [...foreignKeys(latin), ...adapted].includes(bare)) return true;
    // "코인스톤" for "Koinstone": vowels are said in many ways, but four consonants in a row do not agree by chance.
    const framed = koreanFrame(bare);
    return framed.length > SHORTEST && adapted.map(koreanFrame).includes(framed);
  }
  if (script === 'han') {
    if (isJapaneseReading(written, latin)) return true;
    const key = chineseKey(read);
    return read.length > 4 && key.length >= SHORTEST && key === chineseKey(latin);
  }
  const one = readKey(read);
  if (one.length < 2 || !kanaKeys(spelled).includes(one)) return false;
  return one.length > 3 || (SAID_AS[firstVowel(latin)] ?? '').includes(smallVowel(written) ?? firstVowel(read));
}

/** How kana may say the first vowel of a Latin word: "Tybard" is タイバード, "Basis" ベイシス. */
const SAID_AS: Readonly<Record<string, string>> = { a: 'ae', e: 'ei', i: 'ia', y: 'ia', o: 'o', u: 'ua' };

/** "ディ" is one syllable, and its small vowel is the one that is said. */
const smallVowel = (written: string): string | undefined => 'aiueo'['ァィゥェォ'.indexOf(written[1] ?? ' ')];

const INITIALS = 'k k n t t l m p p s s _ c c c k t p h'.split(' ');
const VOWELS = 'a e ya ye o e yo ye o wa we e yo o wo we i yo o i i'.split(' ');
const FINALS = '_ k k k n n n t l k m l l l p l m p p t t n t t k t p t'.split(' ');

/** One letter for each sound: hard and soft, and the vowels that are spelled "eo", "u" and "o" as one likes, are one. */
const hangulKey = (text: string, isForeign = false): string =>
  [...text]
    .map((syllable) => {
      const index = (syllable.codePointAt(0) ?? 0) - 0xac00;
      if (index < 0 || index >= 11_172) return '';
      const [initial, vowel, final] = [Math.floor(index / 588), Math.floor((index % 588) / 28), index % 28];
      const spoken = isForeign && vowel === PARTING_VOWEL ? '' : VOWELS[vowel];
      return `${INITIALS[initial]}${spoken}${FINALS[final]}`.replaceAll('_', '');
    })
    .join('')
    .replace(/(.)\1/g, '$1');

const PARTING_VOWEL = 18;

const foreignKeys = (latin: string): string[] => [latin, latin.replace(/r(?![aeiouy])/g, '')].map(koreanKey);

const foreignSpelling = (latin: string): string =>
  latin
    .replace(/gh?(?=[^aeiouy])|gh/g, 'g')
    .replace(/ph|f/g, 'p')
    .replace(/v/g, 'b')
    .replace(/x/g, 'ks')
    .replace(/z/g, 'j');

const koreanFrame = (key: string): string => key.replace(/[aeiouwyh]/g, '').replace(/(.)\1+/g, '$1');

/** "ng" ends a syllable, or its g begins the next. */
const koreanKeys: (latin: string) => [string, string] = memoise((latin) => [
  koreanKey(latin.replace(/ng/g, 'n')),
  koreanKey(latin),
]);

const koreanKey = (latin: string): string =>
  latin
    .replace(/^park(?=[^aeiou])/, 'pak')
    .replace(/^lee(?=.{4})/, 'i')
    .replace(/[ts]ion/g, 'syon')
    .replace(/sh/g, 's')
    .replace(/ch|j/g, '1')
    .replace(/wu|woo/g, 'o')
    .replace(/ee|ui/g, 'i')
    .replace(/oi|oe|ae|ai|ay/g, 'e')
    .replace(/eo|eu|oo|ou|u/g, 'o')
    .replace(/[gcq]/g, 'k')
    .replace(/d/g, 't')
    .replace(/b/g, 'p')
    .replace(/r/g, 'l')
    .replace(/1/g, 'c')
    .replace(/y(?![aeiou])/g, 'i')
    .replace(/(.)\1/g, '$1');

/** Pinyin and the older spellings of Taiwan: `zhongxing` and `chunghsing`. */
const chineseKey: (latin: string) => string = memoise((latin) =>
  latin
    .replace(/hs|sh|x|s/g, 's')
    .replace(/zh|ch|ts|tz|j|q|z|(?<![aeiou])r/g, 'c')
    .replace(/g(?![aeiou])/g, '')
    .replace(/g/g, 'k')
    .replace(/d/g, 't')
    .replace(/b/g, 'p')
    .replace(/w(?=u)|y(?=[iu])/g, '')
    .replace(/ien/g, 'ian')
    .replace(/uei/g, 'ui')
    .replace(/u/g, 'o')
    .replace(/(.)\1/g, '$1'),
);

/** The consonants of a foreign word as kana can say them: no l, no v, and "c" as k or s. */
const consonants = (latin: string): string =>
  latin
    .replace(/ph/g, 'f')
    .replace(/th|c(?=[eiy])/g, 's')
    .replace(/sh/g, 's')
    .replace(/ck|ch(?=[rln])|qu|q/g, 'k')
    .replace(/tch|ch|ts|tz/g, 't')
    .replace(/x/g, 'ks')
    .replace(/c/g, 'k')
    .replace(/l/g, 'R')
    .replace(/v/g, 'b')
    .replace(/m(?=[bp])/g, 'n')
    .replace(/j|dg/g, 'z')
    .toLowerCase()
    .replace(/[aeiouyw\s]/g, '')
    .replace(/(.)\1+/g, '$1');

const readKey = (read: string): string => consonants(read);

/** An r before a consonant is said or not ("メルカリ", "カー"), and a g before e and i is hard or soft. */
const kanaKeys: (words: string) => readonly string[] = memoise((words) => {
  const silent = words.replace(/r(?![aeiouyr])/g, '');
  const soft = (text: string): string => text.replace(/g(?=[eiy])/g, 'j');
  const voiced = (text: string): string => text.replace(/h(?![aeiouy])/g, '').replace(/s(?= |$)/g, 'z');
  const forms = [silent, words, soft(silent), soft(words)];
  return [...new Set([...forms, ...forms.map(voiced)].map(consonants))];
});

const KANA_NAMES =
  'ei bi shi di i efu ji eichi ai jei kei eru emu enu o pi kyu aru esu ti yu bui daburyu ekusu wai zetto'.split(' ');
const HANGUL_NAMES =
  'ei bi si di i epeu ji eichi ai jei kei el em en o pi kyu al es ti yu bi deobeulyu eks wai jet'.split(' ');
const DIGITS = 'zero wan tsu suri fo faibu shikkusu sebun eito nain'.split(' ');

/** "M3", "NTT": what cannot be said as a word is spelled out. */
function spelledOut(script: SpokenScript, word: string): string {
  if (word.length > 4 || (/[aeiouy]/.test(word) && !/\d/.test(word))) return word;
  const names = script === 'hangul' ? HANGUL_NAMES : KANA_NAMES;
  return [...word]
    .map((sign) => (/\d/.test(sign) ? DIGITS[Number(sign)] : (names[sign.charCodeAt(0) - 97] ?? sign)))
    .join('');
}

/** 에이씨엠이, エーシーエムイー: A-C-M-E, letter by letter. */
function isSpelledOut(script: SpokenScript, written: string, read: string, word: string): boolean {
  if (!/^[a-z]{3,5}$/.test(word)) return false;
  const names = script === 'hangul' ? HANGUL_NAMES : KANA_NAMES;
  const letters = [...word].map((sign) => names[sign.charCodeAt(0) - 97]).join('');
  return script === 'hangul'
    ? hangulKey(written, true) === koreanKey(letters)
    : plainVowels(read) === plainVowels(letters);
}

/** エー and エイ, ティ and テイ. */
const plainVowels = (kana: string): string => kana.replace(/ei/g, 'e').replace(/([td])i/g, '$1e');

/** "ジョ" is read "jiyo". */
const firstVowel = (word: string): string =>
  /[aeiou]|(?<=[^aeiou])y(?![aeiou])/.exec(word.replace(/^([^aeiou]*)iy(?=[aou])/, '$1'))?.[0] ?? '';
