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

/** "Orla Vantreight" of "Orla Vantreight, Ph.D., MBA". "Kim Do" and "Kim DO" keep her family name: a name has two words. */
export function withoutPostNominals(name: string): string {
  const words = name.trim().split(/\s+/);
  const isLast = (at: number): boolean => {
    const word = words[at]!.replace(/[,;.]+$/, '');
    if (generationOf(word) !== undefined) return at > 1 || words[at - 1]!.endsWith(',');
    const isWritten = words[at - 1]!.endsWith(',') || (at > 1 && /\p{L}.*[\p{Lu}.]/u.test(word));
    return isWritten && isPostNominal(word);
  };
  while (words.length > 1 && isLast(words.length - 1)) words.pop();
  return words.join(' ').replace(/[,;:]+$/, '');
}
