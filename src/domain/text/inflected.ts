// Words as the Slavic languages inflect them: "w Krakowie" names Kraków, "Директор художественной школы" an art school.
// A word is there when its stem is, with an ending of a noun or an adjective behind it.
import { plainLetters } from './plain-letters.ts';

/** Languages whose nouns and names have cases, by the first two letters of their code. */
const INFLECTING: ReadonlySet<string> = new Set('pl cs sk hr sr sl bs bg mk ru uk be'.split(' '));
const CYRILLIC = /\p{Script=Cyrillic}/u;

/** Endings of nouns and of the adjectives made of places, compared without accents. */
const LATIN_ENDINGS =
  'a|y|i|u|o|e|ie|iu|ii|ia|em|iem|om|ou|ow|owi|ovi|ove|ova|ach|ich|ech|ych|ami|emi|imi|ymi|im|ym|ej|iej|ego|iego|emu|iemu|eho|imu';
const LATIN_ADJECTIVES = 's?k(?:a|y|i|e|ie|im|ym|iego|iej|iemu|eho|emu|em|ich|ych|ou)';
const CYRILLIC_ENDINGS =
  'а|я|у|ю|е|є|ы|и|і|ї|о|ь|й|ом|ем|ой|ей|ою|ею|єю|ам|ям|ами|ями|ах|ях|ов|ев|ів|ові|еві|ого|его|ому|ему|ої|ій|ия|ии|ию|ием|ий|ый|ая|яя|ое|ее|ые|ие|их|ых|им|ым|ими|ыми|ую|юю';
const CYRILLIC_ADJECTIVES = 'с?к(?:ий|ой|ая|ое|ие|ого|ому|им|их|ими|ую|а|у|е|і|ої|ій|ою)';
const ENDING = plainLetters(`(?:${LATIN_ENDINGS}|${LATIN_ADJECTIVES}|${CYRILLIC_ENDINGS}|${CYRILLIC_ADJECTIVES})?`);

const SHORTEST_STEM = 3;
const FINAL_VOWELS = /[aeiouyаеиоуыэюяіїєьй]{1,2}$/u;
/** A vowel that comes and goes before the last consonant: Plzeň and Plzni, Київ and Києва. */
const FLEETING = /[eoоеёіїє](?=[^aeiouyаеиоуыэюяіїєьй]$)/u;
/** Last consonants that change before an ending: Praha and Praze, Praga and Pradze, Рига and Ризі. */
const CHANGES: Readonly<Record<string, string>> = {
  h: '(?:h|z)',
  g: '(?:g|z|dz|h)',
  k: '(?:k|c|cz)',
  r: '(?:r|rz)',
  t: '(?:t|c|ci)',
  d: '(?:d|dzi)',
  г: '[гз]',
  к: '[кцч]',
  х: '[хс]',
};

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** The word in any of its cases, as a pattern over plain letters. */
function anyCase(word: string): string {
  const stem = word.replace(FINAL_VOWELS, '');
  if (stem.length < SHORTEST_STEM) return escaped(word);
  const last = stem.at(-1)!;
  const before = stem.slice(0, -1);
  const fleeting = stem === word && FLEETING.test(stem) ? before.slice(0, -1) : null;
  const body = fleeting === null ? escaped(before) : `${escaped(fleeting)}(?:${before.at(-1)!}|[eoоеєі])?`;
  return `${body}${CHANGES[last] ?? escaped(last)}${ENDING}`;
}

/** Whether words of this language, or in this script, change their ends. */
export function isInflected(language: string | null, text: string): boolean {
  return CYRILLIC.test(text) || (language !== null && INFLECTING.has(language.slice(0, 2).toLowerCase()));
}

/** Folded words one behind the other, each in some case, as the source of a pattern. */
export const wordsInAnyCase = (words: readonly string[]): string => words.map(anyCase).join('[^\\p{L}\\p{N}\\n]{1,3}');

function patternOf(name: string): RegExp | null {
  const words = plainLetters(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0 || words.every((word) => word.length <= SHORTEST_STEM)) return null;
  const inOrder = wordsInAnyCase(words);
  return new RegExp(`(?<![\\p{L}\\p{N}])${inOrder}(?![\\p{L}\\p{N}])`, 'u');
}

/** The words of the name one behind the other, each in some case. */
export function hasInAnyCase(text: string, name: string): boolean {
  return patternOf(name)?.test(plainLetters(text)) ?? false;
}

/** The same, as the text writes it; null where it does not. */
export function writtenInAnyCase(text: string, name: string): string | null {
  const pattern = patternOf(name);
  const line = pattern === null ? undefined : text.split('\n').find((one) => pattern.test(plainLetters(one)));
  if (pattern === null || line === undefined) return null;
  const count = name.match(/[\p{L}\p{M}\p{N}]+/gu)!.length;
  const words = [...line.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
  for (const [at, first] of words.entries()) {
    const last = words[at + count - 1];
    if (last === undefined) return null;
    const written = line.slice(first.index, last.index + last[0].length);
    if (pattern.test(plainLetters(written))) return written;
  }
  return null;
}
