// Finds the words and phrases of a list in running text, whatever the language: whole words where a script has spaces,
// anywhere in Chinese, Japanese and Korean. The longest phrase wins; case and accents do not count.
import { foldOnce, foldWords } from '../text/fold.ts';
import { memoise } from '../text/memoise.ts';
import { once } from '../text/once.ts';

export interface Phrase<Value> {
  form: string;
  value: Value;
}

export interface PhraseMatch<Value> {
  from: number;
  to: number;
  text: string;
  value: Value;
}

export interface PhraseFinder<Value> {
  find(text: string): readonly PhraseMatch<Value>[];
  /** The value of a text that is one of the phrases and nothing else. */
  whole(text: string): Value | undefined;
}

/** "2019年にMBAを取得": Latin letters among signs of a script without spaces are a word of their own. */
const WORD =
  /(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])[\p{L}\p{M}\p{N}])+(?:['’][\p{L}\p{M}]+)*/gu;
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

interface Line {
  words: { from: number; to: number }[];
  folded: string[];
  isUnspaced: boolean;
  /** What each list that was looked for has found in it. */
  found: Map<unknown, readonly PhraseMatch<unknown>[]>;
}

/** A line is searched for the words of many lists one after another, and by several readers of its page for the same ones. */
const MOST_TEXTS = 1_000;
const lineOf = memoise((text): Line => {
  const matches = [...text.matchAll(WORD)];
  return {
    words: matches.map(({ index, 0: word }) => ({ from: index, to: index + word.length })),
    folded: matches.map(([word]) => foldWords(word)),
    isUnspaced: UNSPACED.test(text),
    found: new Map(),
  };
}, MOST_TEXTS);

/** So long are a few initials with a comma between them. */
const SHORT = 8;

interface SpacedPhrase<Value> {
  words: string[];
  value: Value;
}

interface Table<Value> {
  spaced: Map<string, SpacedPhrase<Value>[]>;
  unspaced: Map<string, Value>;
  pattern: RegExp | null;
}

/** `keyOf`: what of a folded word counts; by default all of it. The table, and its words where they have to be gathered, is made when it is first asked. */
export function makePhraseFinder<Value>(
  phrases: Iterable<Phrase<Value>> | (() => Iterable<Phrase<Value>>),
  keyOf?: (folded: string) => string,
): PhraseFinder<Value> {
  const keysOf = (folded: string[]): string[] => (keyOf === undefined ? folded : folded.map(keyOf));
  const table = once(() => makeTable(typeof phrases === 'function' ? phrases() : phrases, keysOf));

  function find(text: string): readonly PhraseMatch<Value>[] {
    const line = lineOf(text);
    const known = line.found.get(table) as readonly PhraseMatch<Value>[] | undefined;
    const found = known ?? search(text, line);
    if (known === undefined) line.found.set(table, found);
    return found;
  }

  function search(text: string, { words, folded, isUnspaced }: Line): readonly PhraseMatch<Value>[] {
    const { spaced, unspaced, pattern } = table();
    const found: PhraseMatch<Value>[] = [];
    const keys = keysOf(folded);
    for (let at = 0; at < words.length; at += 1) {
      const phrase = spaced
        .get(keys[at]!)
        ?.find(({ words: wanted }) => wanted.every((word, index) => keys[at + index] === word));
      if (phrase === undefined) continue;
      const last = at + phrase.words.length - 1;
      const [from, to] = [words[at]!.from, words[last]!.to];
      // "к.ф.-м.н., с.н.с.": initials of two abbreviations.
      if (to - from < SHORT && text.slice(from, to).includes(',')) continue;
      found.push({ from, to, text: text.slice(from, to), value: phrase.value });
      at = last;
    }
    if (pattern === null || !isUnspaced) return found;
    for (const match of text.matchAll(pattern)) {
      const to = match.index + match[0].length;
      found.push({ from: match.index, to, text: match[0], value: unspaced.get(match[0])! });
    }
    return found.sort((left, right) => left.from - right.from);
  }

  function whole(text: string): Value | undefined {
    const { spaced, unspaced } = table();
    const trimmed = text.trim();
    if (unspaced.has(trimmed)) return unspaced.get(trimmed);
    if (UNSPACED.test(trimmed)) return undefined;
    const keys = keysOf(lineOf(trimmed).folded);
    const first = keys[0];
    if (first === undefined) return undefined;
    return spaced
      .get(first)
      ?.find(({ words: wanted }) => wanted.length === keys.length && wanted.every((word, at) => word === keys[at]))
      ?.value;
  }

  return { find, whole };
}

function makeTable<Value>(phrases: Iterable<Phrase<Value>>, keysOf: (folded: string[]) => string[]): Table<Value> {
  const spaced = new Map<string, SpacedPhrase<Value>[]>();
  const unspaced = new Map<string, Value>();
  for (const { form, value } of phrases) {
    if (UNSPACED.test(form)) {
      if (!unspaced.has(form)) unspaced.set(form, value);
      continue;
    }
    const words = keysOf((form.match(WORD) ?? []).map(foldOnce));
    if (words.length === 0) continue;
    const first = words[0]!;
    const known = spaced.get(first);
    if (known === undefined) spaced.set(first, [{ words, value }]);
    else known.push({ words, value });
  }
  for (const list of spaced.values()) list.sort((left, right) => right.words.length - left.words.length);
  return { spaced, unspaced, pattern: unspacedPattern([...unspaced.keys()]) };
}

function unspacedPattern(forms: readonly string[]): RegExp | null {
  if (forms.length === 0) return null;
  const alternatives = [...forms]
    .sort((left, right) => right.length - left.length || (left < right ? -1 : 1))
    .map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(alternatives.join('|'), 'gu');
}
