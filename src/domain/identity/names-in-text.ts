// Finds the person in text that the reader took no names from: lists of authors, tables, programmes.
import type { Comparison } from '../model/comparison.ts';
import type { Person } from '../model/person.ts';
import { comparePersonNames } from '../names/compare-names.ts';
import { findByReading, findInLatin } from '../names/eastern-readings.ts';
import { scriptOf } from '../names/romanise.ts';
import { isListedGivenName } from '../names/variants.ts';
import { wordsOf } from '../text/fold.ts';
import { isInflected, writtenInAnyCase } from '../text/inflected.ts';

/** Ends of women's family names, folded, that no case of a man's has. */
const FEMALE = /(?:ova|eva|ska|cka|skaya|tskaya)$/;

const LONGEST_TEXT = 100_000;
const MOST_PLACES = 12;

/** Words that may belong to the name before or after the family name, on the same line. */
const BEFORE = /(?:(?:\p{Lu}[\p{L}\p{M}'’-]*\.?|\p{Lu}\.)[\s\u00a0-]{0,2}){1,4}$/u;
const AFTER = /^[\s\u00a0]{0,2}(?:,\s)?(?:(?:\p{Lu}[\p{L}\p{M}'’-]*\.?|\p{Lu}\.)[\s\u00a0-]{0,2}){1,3}/u;

/** Names that the text may give this person by: the family name with the capitalised words or initials around it. */
function candidatesAround(text: string, at: number, length: number): string[] {
  const family = text.slice(at, at + length);
  const before = BEFORE.exec(text.slice(Math.max(0, at - 50), at).replace(/^.*\n/su, ''))?.[0].trim();
  const after = AFTER.exec(text.slice(at + length, at + length + 50).replace(/\n.*$/su, ''))?.[0].trim();
  const spaced = (part: string) => part.replace(/\.(?=\p{L})/gu, '. ');
  const words = (part: string | undefined) => (part ? spaced(part.replace(/^,\s?/, '')).split(/\s+/) : []);
  const [front, back] = [words(before), words(after)];
  const found: string[] = [];
  // The whole of it first: "Oscar Jorge Molina Tejerina" says more than "Molina Tejerina".
  for (let ahead = front.length; ahead >= 0; ahead -= 1)
    for (let behind = back.length; behind >= 0; behind -= 1)
      if (ahead + behind > 0)
        found.push([...front.slice(front.length - ahead), family, ...back.slice(0, behind)].join(' '));
  return found;
}

const SIGN = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}]';
const BETWEEN_SIGNS = new RegExp(`(?<=${SIGN})[ \\u3000]+(?=${SIGN})`, 'gu');

/** Han, kana and hangul names stand in running text without spaces, and with one between family and given name. */
function standsUnspaced(name: string, text: string): boolean {
  const signs = name.replace(/\s/g, '');
  if (!['han', 'kana', 'hangul'].includes(scriptOf(signs)) || signs.length < 2) return false;
  if (!text.includes(signs[0]!)) return false;
  // Two signs are part of too many words: they must stand alone.
  const wanted = signs.length === 2 ? new RegExp(`(?<!${SIGN})${signs}(?!${SIGN})`, 'u') : null;
  const joined = text.replace(BETWEEN_SIGNS, '');
  return wanted ? wanted.test(text) || wanted.test(joined) : joined.includes(signs);
}

function wordsOfName(name: string): string[] {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '');
}

function spacedWords(text: string): string {
  return ` ${text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `;
}

/** The words of the name one behind the other, whichever comes first: "Jane Roe", "ROE, Jane". */
function standsSpaced(name: string, spaced: string): boolean {
  const words = wordsOfName(name);
  return (
    words.length >= 2 &&
    words.some((_, at) => spaced.includes(` ${[...words.slice(at), ...words.slice(0, at)].join(' ')} `))
  );
}

/** Whether the text has the name as it is written. */
export function standsWritten(name: string, text: string): boolean {
  const read = text.slice(0, LONGEST_TEXT);
  return standsUnspaced(name, read) || standsSpaced(name, spacedWords(read));
}

/** "Životopis Markéty Novákové" on the page of Markéta Nováková: the name in another case. */
function inAnotherCase(name: string, text: string, language: string | null): string | null {
  if (wordsOfName(name).length < 2 || !isInflected(language, name)) return null;
  const written = writtenInAnyCase(text, name);
  if (written === null) return null;
  // "Jana Novotná" is no case of "Jan Novotný", and "Александра Иванова" need not be one of "Александр Иванов".
  const asked = wordsOf(name);
  const isOther = wordsOf(written).some(
    (word, at) => word !== asked[at] && (isListedGivenName(word) || FEMALE.test(word)),
  );
  return isOther ? null : written;
}

/** The form in which the text names the person, with how well it fits; null when it does not. */
export function nameInText(
  person: Person,
  source: { text: string; language: string | null },
): { name: string; comparison: Comparison } | null {
  const text = source.text.slice(0, LONGEST_TEXT);
  const lower = text.toLowerCase();
  const spaced = spacedWords(text);
  const forms = [person.full_name, ...(person.aliases ?? [])].filter((name) => name.trim().length >= 3);
  for (const name of forms) {
    const same = () => ({ name, comparison: comparePersonNames(name, name) });
    if (standsUnspaced(name, text) || standsSpaced(name, spaced)) return same();
  }
  for (const name of forms) {
    const written = inAnotherCase(name, text, source.language);
    if (written !== null) return { name: written, comparison: { ...comparePersonNames(name, name), right: written } };
  }
  for (const name of forms) {
    const found = nearFamilyName(name, text, lower) ?? byReading(name, text);
    if (found) return found;
  }
  return null;
}

/** "Taro Tanaka" on a page that writes 田中太郎, and the other way round. */
function byReading(name: string, text: string): { name: string; comparison: Comparison } | null {
  const [first] = [...findByReading(text, name), ...findInLatin(text, name)];
  if (first === undefined) return null;
  const written = text.slice(first.from, first.to);
  return { name: written, comparison: comparePersonNames(name, written) };
}

/** "Ю.М. АНДРЕЕВ" for "Андреев Юрий Михайлович": the longest words of the name are where to look. */
function nearFamilyName(name: string, text: string, lower: string): { name: string; comparison: Comparison } | null {
  const keys = wordsOfName(name).filter((word) => word.length >= 4);
  for (const key of keys) {
    let at = lower.indexOf(key);
    for (let count = 0; at >= 0 && count < MOST_PLACES; count += 1) {
      for (const candidate of candidatesAround(text, at, key.length)) {
        const comparison = comparePersonNames(name, candidate);
        if (comparison.outcome === 'same' || comparison.outcome === 'compatible')
          return { name: candidate, comparison };
      }
      at = lower.indexOf(key, at + key.length);
    }
  }
  return null;
}
