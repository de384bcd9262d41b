// Whether a word that was read from Chinese, Japanese or Korean is the Latin word: spellings by custom differ widely
// ("Dankook" for 단국, "Chung Hsing" for 中興, "Create" for クリエイト), so both are brought to a rough key of their sounds.
import { memoise } from '../../text/memoise.ts';
import type { SpokenScript } from './latin-name.ts';

/** A key of fewer sounds than these says nothing. */
const SHORTEST = 3;

export function soundsAlike(script: SpokenScript, written: string, read: string, latin: string): boolean {
  if (!/^[a-z]+$/.test(latin) || latin.length < SHORTEST) return false;
  if (script === 'hangul') {
    const key = hangulKey(written);
    return key.length >= SHORTEST && koreanKeys(latin).includes(key);
  }
  if (script === 'han') {
    const key = chineseKey(read);
    return read.length > 4 && key.length >= SHORTEST && key === chineseKey(latin);
  }
  const [one, other] = [kanaKey(read), kanaKey(latin)];
  if (one !== other || one.length < 2) return false;
  return one.length > 3 || (one.length > 1 && firstVowel(read) === firstVowel(latin));
}

const INITIALS = 'k k n t t l m p p s s _ c c c k t p h'.split(' ');
const VOWELS = 'a e ya ye o e yo ye o wa we e yo o wo we i yo o i i'.split(' ');
const FINALS = '_ k k k n n n t l k m l l l p l m p p t t n t t k t p t'.split(' ');

/** One letter for each sound: hard and soft, and the vowels that are spelled "eo", "u" and "o" as one likes, are one. */
const hangulKey: (text: string) => string = memoise((text) =>
  [...text]
    .map((syllable) => {
      const index = (syllable.codePointAt(0) ?? 0) - 0xac00;
      if (index < 0 || index >= 11_172) return '';
      const [initial, vowel, final] = [Math.floor(index / 588), Math.floor((index % 588) / 28), index % 28];
      return `${INITIALS[initial]}${VOWELS[vowel]}${FINALS[final]}`.replaceAll('_', '');
    })
    .join('')
    .replace(/(.)\1/g, '$1'),
);

/** "ng" ends a syllable, or its g begins the next. */
const koreanKeys: (latin: string) => [string, string] = memoise((latin) => [
  koreanKey(latin.replace(/ng/g, 'n')),
  koreanKey(latin),
]);

const koreanKey = (latin: string): string =>
  latin
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

/** The consonants of a foreign word as kana can say them: no l, no v, no final r, and "c" as k or s. */
const kanaKey: (latin: string) => string = memoise((latin) =>
  latin
    .replace(/ph/g, 'f')
    .replace(/th|c(?=[eiy])/g, 's')
    .replace(/sh/g, 's')
    .replace(/ck|ch(?=[rl])|qu|q/g, 'k')
    .replace(/tch|ch|ts|tz/g, 't')
    .replace(/x/g, 'ks')
    .replace(/c/g, 'k')
    .replace(/j|dg|g(?=e$|i)/g, 'z')
    .replace(/r(?![aeiouy])/g, '')
    .replace(/l/g, 'r')
    .replace(/v/g, 'b')
    .replace(/m(?=[bp])/g, 'n')
    .replace(/[aeiouyw]/g, '')
    .replace(/(.)\1+/g, '$1'),
);

const firstVowel = (word: string): string => /[aeiou]/.exec(word)?.[0] ?? '';
