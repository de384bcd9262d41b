// With the words of which language a page is read, where what it declares and what it is written in differ.
import type { Page } from '../../domain/model/page.ts';
import { hasShare } from '../../domain/text/letter-share.ts';
import { oncePerPage } from '../../domain/text/once.ts';

/** Signs of a script on a page that says to be in a language without it. */
const OTHER_SCRIPT_SHARE = 0.25;
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/[іїєґ]/giu, 'uk'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
];

const OTHER_SCRIPTS = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Han}\p{Script=Cyrillic}]/gu;

/** A list of names, titles and dates has no sentences to tell its language by; the script tells enough. */
export const languageOf: (page: Page) => string = oncePerPage(readLanguage);

function readLanguage(page: Page): string {
  const declared = page.language ?? '';
  if (/^(?:ja|ko|zh|ru|uk)/.test(declared)) return declared;
  if (!hasShare(page.text, OTHER_SCRIPTS, OTHER_SCRIPT_SHARE)) return declared;
  const letters = (pattern: RegExp): number => page.text.match(pattern)?.length ?? 0;
  const foreign = letters(OTHER_SCRIPTS);
  return SCRIPTS.find(([pattern]) => letters(pattern) > 0.05 * foreign)?.[1] ?? declared;
}

/** By what the page declares; one that declares nothing is taken for English. */
export const isEnglish = ({ language }: Pick<Page, 'language'>): boolean =>
  language === null || language.startsWith('en');
