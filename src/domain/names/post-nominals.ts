// Degrees, orders and memberships behind a name: "Orla Vantreight, Ph.D., MBA".
import { LANGUAGES } from '../languages/index.ts';
import { wordsOf } from '../text/fold.ts';
import { lazyWords } from '../text/word-set.ts';
import { GENERATIONS } from './name-words.ts';

const letters = (form: string): string => wordsOf(form.replaceAll('.', '')).join('');

const POST_NOMINALS = lazyWords(() =>
  LANGUAGES.flatMap(({ postNominals }) => postNominals.filter((form) => !form.includes(' ')).map(letters)),
);

/** "Jr." and "III"; "Vi" is a name. */
export function generationOf(written: string): string | undefined {
  const isNumber = /^[ivx]+$/i.test(written);
  return isNumber && /^\p{Lu}\p{Ll}/u.test(written) ? undefined : GENERATIONS.get(letters(written));
}

export const isPostNominal = (word: string): boolean => POST_NOMINALS.has(letters(word));

/** The same without a comma before it: "Piet Maas MD"; "Diwas Singh KC" is a whole name. */
export const isPlainPostNominal = (word: string): boolean =>
  isPostNominal(word) && (letters(word).length > 2 || SHORT_DEGREES.has(letters(word)));
const SHORT_DEGREES: ReadonlySet<string> = new Set(['md', 'jd', 'ms', 'ma', 'bs', 'ba', 'do', 'rn']);

/** "Orla Vantreight" of "Orla Vantreight, Ph.D., MBA". "Kim Do" and "Kim DO" keep her family name: a name has two words. */
export function withoutPostNominals(name: string): string {
  const words = name.trim().split(/\s+/);
  const isLast = (at: number): boolean => {
    const word = words[at]!.replace(/[,;.]+$/, '');
    if (generationOf(word) !== undefined) return at > 1 || words[at - 1]!.endsWith(',');
    if (words[at - 1]!.endsWith(',')) return isPostNominal(word);
    return at > 1 && /\p{L}.*[\p{Lu}.]/u.test(word) && isPlainPostNominal(word);
  };
  while (words.length > 1 && isLast(words.length - 1)) words.pop();
  return words.join(' ').replace(/[,;:]+$/, '');
}
