// Finds a known person's name in running text, in any script and in the usual forms: "Jane A. Doe", "Doe, Jane",
// "Janie Doe", "J. Doe", "山田 太郎". It says where the name is written, not who is meant.
import { isAnd } from '../../domain/languages/words.ts';
import type { Person } from '../../domain/model/person.ts';
import { findByReading, findInLatin } from '../../domain/names/eastern-readings.ts';
import { PARTICLES, TITLES } from '../../domain/names/name-words.ts';
import { dropTitles } from '../../domain/names/parse-name.ts';
import { withoutPostNominals } from '../../domain/names/post-nominals.ts';
import { relateGivenNames } from '../../domain/names/variants.ts';
import { wordsOf } from '../../domain/text/fold.ts';
import { memoise } from '../../domain/text/memoise.ts';

export interface NameMatch {
  from: number;
  to: number;
  /** Only an initial stands for the given name. */
  initialOnly: boolean;
}

export interface NameFinder {
  find(text: string): NameMatch[];
  /** One word of the name, as texts use it after the first mention: "Dr. Doe joined …", "Jane holds …". */
  hasPart(text: string): boolean;
  /** A name that was found, as the person has it where the page declines it. */
  inFirstCase(name: string): string;
  /** Where the family name stands, behind nobody's given name. */
  findFamily(text: string): { from: number; to: number }[];
}

/** "崇文Takafumi": where the scripts change, another word begins. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])[\p{L}\p{M}\p{N}])+(?:['’-](?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])[\p{L}\p{M}\p{N}])+)*/gu;
const POSSESSIVE = /['’]s$/i;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** A name has few words: the words of a match stand within this many of each other. */
const WINDOW = 5;

export interface Word {
  folded: string;
  from: number;
  to: number;
}

/** A page is searched for one name after another. */
const MOST_TEXTS = 1_000;

export const wordsIn: (text: string) => readonly Word[] = memoise(
  (text) =>
    [...text.matchAll(WORD)].map((match) => {
      const word = match[0].replace(POSSESSIVE, '');
      return { folded: wordsOf(word).join(''), from: match.index, to: match.index + word.length };
    }),
  MOST_TEXTS,
);

/** `keyOf`: what of a word counts, by default all of it: "Životopis Markéty Novákové" is found by words without their endings. */
export function makeNameFinder(
  person: Pick<Person, 'full_name' | 'aliases'>,
  keyOf: (word: string) => string = (word) => word,
): NameFinder {
  const forms = [person.full_name, ...(person.aliases ?? [])];
  const unspaced = forms.filter((form) => CJK.test(form)).map(unspacedPattern);
  const latin = forms.filter((form) => !CJK.test(form));
  const spaced = latin.map((form) => nameWords(form).map(keyOf));
  // What may be read as the name is taken for it only where its form in the other writing is not known.
  const byReading = (text: string) => [
    ...(unspaced.length === 0 && CJK.test(text) ? latin.flatMap((form) => findByReading(text, form)) : []),
    ...(latin.length === 0 ? forms.flatMap((form) => findInLatin(text, form)) : []),
  ];
  const written = new Set(forms.flatMap((form) => wordsIn(form).map(({ folded }) => folded)));
  return {
    inFirstCase: (name) =>
      wordsIn(name).some(({ folded }) => !written.has(folded) && spaced.some((words) => words.includes(keyOf(folded))))
        ? person.full_name
        : name,
    find(text) {
      const matches = unspaced.flatMap((pattern) =>
        [...text.matchAll(pattern)].map((match) => ({
          from: match.index,
          to: match.index + match[0].length,
          initialOnly: false,
        })),
      );
      for (const span of byReading(text)) matches.push({ ...span, initialOnly: false });
      const words = wordsIn(text).map((word) => ({ ...word, folded: keyOf(word.folded) }));
      for (const name of spaced) matches.push(...matchesOf(name, words, text));
      return withoutOverlap(matches);
    },
    findFamily: (text) =>
      wordsIn(text).filter(
        ({ folded, from }, at, words) =>
          folded.length > 2 &&
          /^\p{Lu}/u.test(text.slice(from)) &&
          !(at > 0 && isOtherGivenName(words[at - 1]!, words[at]!, text)) &&
          !/\p{Lu}\p{Ll}{2,}\s(?:\p{Lu}\.\s?)+$/u.test(text.slice(0, from)) &&
          spaced.some((name) => name.length > 1 && name.at(-1) === keyOf(folded)),
      ),
    hasPart: (text) =>
      wordsIn(text).some(({ folded }) => folded.length > 1 && spaced.some((name) => partOf(name, folded)?.full)),
  };
}

/** "山田 太郎" is also written "山田太郎" and "山田・太郎". */
function unspacedPattern(form: string): RegExp {
  const letters = [...form.replace(/[\s・·]+/g, '')].map((letter) => letter.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(letters.join('[\\s・·]?'), 'gu');
}

/** The words that make the name: no titles, letters after the name, initials or particles. */
function nameWords(form: string): string[] {
  const written = wordsIn(withoutPostNominals(form.replace(/\([^)]*\)/g, ' '))).map((word) => word.folded);
  // "Dean Baker", "Don Stone": a title is a given name where only the family name follows.
  const words = dropTitles(written, []);
  // "Bin Lin", "Thiem Le", "Pablo Conde": at either end of a name a particle or a word of address is the name.
  const isInside = (at: number): boolean => at > 0 && at < words.length - 1;
  const kept = words.filter(
    (word, at) => word.length > 1 && !(isInside(at) && (TITLES.has(word) || PARTICLES.has(word))),
  );
  return kept.length === 0 ? words : kept;
}

function matchesOf(name: readonly string[], words: readonly Word[], text: string): NameMatch[] {
  if (name.length === 0) return [];
  if (name.length === 1) {
    return words.filter((word) => word.folded === name[0]).map(({ from, to }) => ({ from, to, initialOnly: false }));
  }
  const found: NameMatch[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const match = matchAt(name, words, at, text);
    if (match === null) continue;
    found.push(match.name);
    at = match.last;
  }
  return found;
}

interface MatchAt {
  name: NameMatch;
  last: number;
}

/** At least two words of the name within a window, its first or its last among them. */
function matchAt(name: readonly string[], words: readonly Word[], at: number, text: string): MatchAt | null {
  const opening = partOf(name, words[at]!.folded);
  // "a Dra. Ana Roca": an initial is written as a capital.
  if (opening === null || (!opening.full && /^\p{Ll}/u.test(text.slice(words[at]!.from)))) return null;
  const met = new Set([opening.part]);
  let full = opening.full ? 1 : 0;
  let last = at;
  for (let next = at + 1; next < Math.min(words.length, at + WINDOW) && met.size < name.length; next += 1) {
    const part = partOf(name, words[next]!.folded, met);
    if (part === null) continue;
    if (!mayJoin(text.slice(words[last]!.to, words[next]!.from))) break;
    met.add(part.part);
    full += part.full ? 1 : 0;
    last = next;
  }
  const ends = met.has(0) || met.has(name.length - 1);
  if (met.size < 2 || full === 0 || !ends) return null;
  // "Roca y Vidal" is a firm of two families: who is called by both is called by a given name too.
  if (!met.has(0) && words.slice(at + 1, last).some(({ folded }) => isAnd(folded))) return null;
  // "Pedro Roca Vidal" is not Ana Roca Vidal: before the family names stands another given name.
  const before = words[at - 1];
  if (!met.has(0) && name.length > 2 && before !== undefined && isOtherGivenName(before, words[at]!, text)) return null;
  // "J. Doe": the family name in full and the initial of the first name.
  const initialOnly = full < 2;
  const between = words.slice(at + 1, last);
  if (initialOnly && !(met.has(0) && met.has(name.length - 1) && between.every(({ folded }) => folded.length === 1)))
    return null;
  const [second = ''] = PATRONYMIC.exec(text.slice(words[last]!.to)) ?? [];
  return { name: { from: words[at]!.from, to: words[last]!.to + second.length, initialOnly }, last };
}

/** "Маас Пётр Ильич", "Маас П. И.": behind the given name that of the father. */
export const PATRONYMIC =
  /^(?:\.\s?\p{Lu}\.|\s\p{Lu}\p{L}+(?:ович|евич|йович|ьич|овна|евна|івна|ївна|инична|ічна)(?!\p{L}))/iu;

function isOtherGivenName(before: Word, first: Word, text: string): boolean {
  return (
    text.slice(before.to, first.from) === ' ' &&
    /^\p{Lu}\p{Ll}{2}/u.test(text.slice(before.from)) &&
    !TITLES.has(before.folded)
  );
}

/** Between two words of one name: white space, a comma, initials, particles or other capitalised names, and nothing else. */
function mayJoin(gap: string): boolean {
  if (/[;:!?|\n\t/]/.test(gap)) return false;
  const between = gap.match(/[\p{L}\p{M}'’-]+/gu) ?? [];
  if (between.length > 0 && gap.includes(',')) return false;
  return between.every((word) => /^\p{Lu}/u.test(word) || PARTICLES.has(word.toLowerCase()));
}

function partOf(
  name: readonly string[],
  word: string,
  taken?: ReadonlySet<number>,
): { part: number; full: boolean } | null {
  if (word === '') return null;
  for (let part = 0; part < name.length; part += 1) {
    if (taken?.has(part)) continue;
    const own = name[part]!;
    if (own === word) return { part, full: true };
    if (part !== 0 && part !== name.length - 1) continue;
    if (word.length === 1 && part === 0 && own.startsWith(word)) return { part, full: false };
    if (part === 0 && word.length > 2 && relateGivenNames(own, word) !== undefined) return { part, full: true };
  }
  return null;
}

function withoutOverlap(matches: readonly NameMatch[]): NameMatch[] {
  const kept: NameMatch[] = [];
  for (const match of [...matches].sort((left, right) => left.from - right.from || right.to - left.to))
    if (match.from >= (kept.at(-1)?.to ?? 0)) kept.push(match);
  return kept;
}
