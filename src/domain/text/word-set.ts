// A closed list of words, written as the alternatives of a pattern are: to look a word up costs a tenth of a pattern.
import { once } from './once.ts';

export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split('|'));

/** What can be asked whether it holds a word. */
export type Words = Pick<ReadonlySet<string>, 'has'> & Iterable<string>;

/** A list that is made when it is first asked: those of all languages together take a start longer than the first page. */
export function lazyWords(make: () => Iterable<string>): Words {
  const words = once(() => new Set(make()));
  return { has: (word) => words().has(word), [Symbol.iterator]: () => words().values() };
}
