// Whose name a short line gives, with or without a title before or behind it: "Dr. Orla Vantreight, CEO", "COO Piet Maas",
// "王小明 律師", "院長 山本花子".
import { parseDates } from '../../domain/dates/parse-dates.ts';
import { UNSPACED } from '../../domain/languages/phrase-finder.ts';
import { UNSPACED_FAMILY_NAMES } from '../../domain/names/data/unspaced-family-names.ts';
import { memoiseFor } from '../../domain/text/memoise.ts';
import { isLexiconWord, type Lexicon } from '../lexicon/language-words.ts';
import { isKnownName, leadingName, lengthOfAddress } from './leading-name.ts';

/** A longer line tells something of a person; it is not their heading. */
const LONGEST = 120;
const SEPARATOR = /[\s　,，:：;|/()（）[\]【】·•]+/u;

/** "VANTREIGHT, Orla", "Vantreight-Maas, Orla Jane": so registers, class lists and lists of authors write names. */
const INVERTED =
  /^(\p{Lu}[\p{L}'’]+(?:[ -]\p{Lu}[\p{L}'’]+){0,2}),\s(\p{Lu}[\p{Ll}'’]+(?:-\p{L}+)?(?:\s\p{Lu}[\p{Ll}.]*){0,2})(?=$|[\s,;.(])/u;

/** The name that a line opens with, given name first. */
export function invertedName(text: string, lexicon: Lexicon): string | null {
  const [all = '', family = '', given = ''] = INVERTED.exec(text.slice(0, LONGEST)) ?? [];
  // "OAKHAM, June 3": where and when news was written.
  if (
    /^ \d{1,2}(?!\d)/.test(text.slice(all.length)) &&
    parseDates(`${given}${text.slice(all.length, all.length + 9)}`).length > 0
  )
    return null;
  // "At Marl, Orla will head": a sentence.
  if (/\p{Ll}/u.test(family) && /^ \p{Ll}{3,} \p{L}/u.test(text.slice(all.length))) return null;
  // "Orla Vantreight, Piet Maas" are two.
  if (family === '' || isKnownName(family) || !isKnownName(`${given.split(' ', 1)[0]} x`)) return null;
  return family.split(/[ -]/u).some((word) => isLexiconWord(word, lexicon)) ? null : `${given} ${family}`;
}

/** "Doctoral advisor: Piet Maas", "导师：王小明": with whom somebody was, in their own entry. */
export function isOfAdvisor(text: string, { otherPeople }: Lexicon): boolean {
  const [label = ''] = ADVISED.exec(text) ?? [];
  return otherPeople.find(label).some(({ to }) => to >= label.length - 1);
}

const ADVISED = /^[^:：\n]{2,40}[:：]/u;

export const headName: (text: string, lexicon: Lexicon) => string | null = memoiseFor(readHeadName);

function readHeadName(text: string, lexicon: Lexicon): string | null {
  const inverted = invertedName(text, lexicon);
  if (inverted !== null) return inverted;
  if (text.length > LONGEST || isOfAdvisor(text, lexicon)) return null;
  return UNSPACED.test(text) ? unspacedHead(text, lexicon) : spacedHead(text, lexicon);
}

function spacedHead(text: string, lexicon: Lexicon): string | null {
  const name = leadingName(text, lexicon);
  if (name !== null) return isWritten(name) ? name : null;
  const last = lexicon.titles.find(text).at(-1);
  // "COO Piet Maas", "Piet Maas Managing Director", "2. д.т.н., профессор Пётр Маас".
  const behind = withoutLead(text, lexicon);
  const rest = behind !== text ? behind : last?.to === text.length ? text.slice(0, last.from) : '';
  const beside = leadingName(rest, lexicon);
  return beside !== null && isWritten(beside) && isKnownName(beside) ? beside : null;
}

/** Behind the number, the degrees and the titles that a line opens with. */
function withoutLead(text: string, lexicon: Lexicon): string {
  const leads = [lexicon.titles.find(text)[0], lexicon.degrees.find(text)[0]].map((one) =>
    one?.from === 0 ? one.to : 0,
  );
  const lead = Math.max(...leads, lengthOfAddress(text));
  const rest = text.slice(lead).replace(lead === 0 ? /^\d{1,3}[.)]\s/u : /^[\s:,.|()–-]+/u, '');
  return rest === text ? text : withoutLead(rest, lexicon);
}

/** A name begins with a capital and joins no two things. */
const isWritten = (name: string): boolean => /^\p{Lu}/u.test(name) && !/\s(?:und|and|et|y|e|i|och|og|en)\s/u.test(name);

/** The one word of the line that can be a name once titles are taken away. */
function unspacedHead(text: string, lexicon: Lexicon): string | null {
  const whole = leadingName(text, lexicon);
  if (whole !== null && isUnspacedName(whole)) return whole;
  if (text.length > 30) return null;
  // "海帝投資顧問股份有限公司": a word that ends as organisations do is nobody's, whatever titles are inside it.
  let rest = text
    .replace(/[（(][^()（）]*[)）]/gu, ' ')
    .split(SEPARATOR)
    .filter((word) => lexicon.legalForms.find(word).every(({ to }) => to < word.length))
    .join(' ');
  for (const { from, to } of lexicon.titles.find(rest).toReversed()) rest = `${rest.slice(0, from)} ${rest.slice(to)}`;
  const words = rest.split(SEPARATOR).filter((word) => UNSPACED.test(word) && !isLexiconWord(word, lexicon));
  // "법무법인 바다": the name behind such a word is the firm's.
  if (words.length === 2 && lexicon.organisations.whole(words[0]!) === 'law') return null;
  const names = [words.slice(0, 2).join(' '), ...words].filter(
    (word) => leadingName(word, lexicon) === word && isUnspacedName(word),
  );
  return words.length <= 2 ? (names[0] ?? null) : null;
}

const isFamilyName = (word: string): boolean => UNSPACED_FAMILY_NAMES.has(word);

/** "山本 花子": a family name and a given name; in one word the family name opens it, and most have four signs at most. */
function isUnspacedName(name: string): boolean {
  const [family, given] = name.split(/[\s　]/u);
  if (given !== undefined) return isFamilyName(family!) || (family!.length === 1 && given.length <= 2);
  if (!isKnownName(name)) return false;
  return name.length <= 4 || isFamilyName(name.slice(0, 2)) || isFamilyName(name.slice(0, 3));
}
