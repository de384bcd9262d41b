// Names of companies in a text: by their legal form, by quotation marks, by a word for a firm.

import { UNSPACED } from '../../domain/languages/phrase-finder.ts';
import { isAnd, isConnector } from '../../domain/languages/words.ts';
import { canonicalWord, classOfWord } from '../../domain/orgs/shared/org-words.ts';
import { foldWords } from '../../domain/text/fold.ts';
import { LEADING_FORM, LEGAL_FORM, unspacedCompanies } from '../directed/unspaced-names.ts';
import type { Lexicon } from '../lexicon/language-words.ts';
import { type OrganisationSpan, type Piece, type Reading, spanOf, type Word } from './organisation-span.ts';

/** "Juan de Marl Universiteit": the particle of a family name, where it is not the language's own "of". */
export const isFamilyParticle = (word: string, { prepositions }: Lexicon): boolean =>
  /^(?:de|da|di)$/u.test(word) && prepositions.whole(word) === undefined;

/** "van", "von" between two parts of a name: "Werner von Siemens Schule". */
export const PARTICLE = /^(?:von|van|zu|&)$/u;

export const isJoined = (text: string, left: Word, right: Word): boolean => {
  const gap = text.slice(left.to, right.from);
  // "Medien- und Filmhochschule": a hyphen that waits for the second word.
  if (/^-?[ \u00a0"“„«»”'’]*$/.test(gap)) return true;
  // "St. Marl", "D. Marl", "im. Marla"; behind an acronym ("BI. Hun") or a name ("Groupe Seb. Elle") the sentence ends.
  return (
    /^\. ?$/.test(gap) && left.text.length < 4 && !/^\p{Lu}(?:[\p{Lu}\p{N}]|(?!te|ta|to)\p{L}{2})/u.test(left.text)
  );
};

export const isProper = (word: string): boolean => /^[\p{Lu}\p{Lt}]/u.test(word);

/** "государственный", "nazionale", "europea": a word that names of organisations are made of. */
export function isNameWord(word: string): boolean {
  if (word.length < 4 || isConnector(word)) return false;
  const kind = classOfWord(canonicalWord(foldWords(word)));
  return kind === 'quality' || kind === 'subject' || kind === 'type';
}

/** The first word of a sentence has its capital from there: "Окончила Кубанский …", "Absolwentka Uniwersytetu …". */
export function isOpening(text: string, { text: word, from }: Word, lexicon: Lexicon): boolean {
  const isFirst = /(?:^|[.!?:;•·\n] ?)$/u.test(text.slice(0, from));
  // "Do AK Marlov a partneři nastoupila …".
  if (isFirst && lexicon.declines && word.length < 4 && lexicon.prepositions.whole(word) !== undefined) return true;
  const finders = [lexicon.study, lexicon.work, lexicon.titles, lexicon.degrees, lexicon.sections];
  return finders.some((finder) => (isFirst ? finder.find(word).length > 0 : finder.whole(word) !== undefined));
}

/** Capitalised words before a legal form; in scripts without spaces the form before or behind. */
export function companies({ text, words, items, lexicon }: Reading): OrganisationSpan[] {
  if (UNSPACED.test(text)) {
    const latin = lexicon.legalForms.find(text).flatMap(({ from, to, text: form }) => {
      const [lead] = /^[A-Z]/.test(form)
        ? (LATIN_LEAD.exec(text.slice(Math.max(0, from - LONGEST_LEAD), from)) ?? [])
        : [];
      return lead === undefined ? [] : [{ from: from - lead.length, to: text[to] === '.' ? to + 1 : to }];
    });
    return [
      ...latin,
      ...unspacedCompanies(text).map((piece) => withLegalForm(text, beforeTitles(text, piece, items))),
    ].map((piece) => spanOf(text, piece, false));
  }
  const spans: OrganisationSpan[] = [...text.matchAll(QUOTED)].map(({ index, 0: { length } }) =>
    spanOf(text, { from: index, to: index + length }, false),
  );
  spans.push(...quotedBehindKind(text, lexicon));
  const isFree = (word: Word): boolean => items.every((item) => item.to <= word.from || item.from >= word.to);
  for (const form of lexicon.legalForms.find(text)) {
    if (spans.some(({ from, to }) => from <= form.from && to > form.from)) continue;
    const led = /^(?=\p{Script=Cyrillic})\p{Lu}{2}/u.test(form.text) ? UNQUOTED.exec(text.slice(form.to)) : null;
    if (led !== null) {
      spans.push(spanOf(text, { from: form.from, to: form.to + led[0].length }, false));
      continue;
    }
    // "AG", not "ag": a legal form that is also a word must be written as one; "e Associati" has its capital behind "and".
    if (!/(?:^| )\p{Lu}/u.test(form.text) && !/\./.test(text.slice(form.from, form.to + 1))) continue;
    let first = words.findLastIndex((word) => word.to <= form.from);
    if (first < 0 || !/^[ \u00a0]$/.test(text.slice(words[first]!.to, form.from))) continue;
    const last = first;
    // "Mitglied des Aufsichtsrats der Marl AG": the title before it ends the name.
    while (first > 0 && isJoined(text, words[first - 1]!, words[first]!) && mayOpenCompany(words, first - 1, isFree))
      first -= 1;
    // "VD Marling AB", "Styremedlem i Marling AS": the title that the capitals begin with.
    const lead = items.find(({ from, to }) => from === words[first]!.from && to < words[last]!.from);
    if (lead !== undefined) first = words.findIndex(({ from, text: word }) => from >= lead.to && /^\p{Lu}/u.test(word));
    // "Marl Entreprenør AS": a title right before the form is what the firm does.
    const isTrade = first < last && items.some(({ from }) => from === words[last]!.from);
    // "Marl S.p.A.": its last dot.
    const isDotted = form.text.includes('.') && text[form.to] === '.';
    // "présidente de la SELAS": the form alone is no name.
    const isBare = words.slice(first, last + 1).every(({ text: word }) => /^\p{Ll}{1,5}$/u.test(word));
    const isNamed = (isTrade || isFree(words[last]!)) && words.slice(first, last).every(isFree);
    if (isNamed && !isBare && words[first]!.text.length > 1)
      spans.push(spanOf(text, { from: words[first]!.from, to: form.to + (isDotted ? 1 : 0) }, false));
  }
  return spans;
}

/** "Tallow Inc. 代表取締役": Latin letters and their own legal form in a text of another script. */
const LATIN_LEAD = /(?<![A-Za-z])[A-Z][A-Za-z0-9&.'-]{0,30}(?: [A-Z][A-Za-z0-9&.'-]{0,30}){0,4},? $/u;
const LONGEST_LEAD = 120;

/** "театра «Маяк»", "w spółce „Marl”": Slavic languages set the name in quotes behind the word for what it is. */
function quotedBehindKind(text: string, { organisations, declines }: Lexicon): OrganisationSpan[] {
  if (!declines) return [];
  const kinds = organisations.find(text).filter(({ value }) => value !== 'department');
  return [...text.matchAll(IN_QUOTES)].flatMap(({ index, 0: quoted }) => {
    const kind = kinds.find(({ to }) => to <= index && /^(?:-\p{Ll}+)? $/u.test(text.slice(to, index)));
    const from = kind === undefined ? index : index - /\S* $/u.exec(text.slice(0, index))![0].length;
    return kind === undefined ? [] : [spanOf(text, { from, to: index + quoted.length }, kind.value === 'school')];
  });
}

const IN_QUOTES = /[«„"“](?=[\p{Lu}\p{N}])[^«»„"“”\n]{2,80}[»"”“]/gu;

/** ООО «Маяк»: in Cyrillic the form comes first, and there are more of them than any list has. */
const QUOTED = /(?<![\p{L}\p{N}])(?=\p{Script=Cyrillic}{2})\p{Lu}[\p{Lu}рз]{1,5} ?[«"“„][^«»"“”„\n]{2,80}[»"“”]/gu;
/** ТОВ Маяк. */
const UNQUOTED = /^ \p{Lu}[\p{L}\p{N}&-]+(?: \p{Lu}[\p{L}\p{N}&-]+){0,3}/u;

/** "株式会社アオバ代表取締役": the titles that run into a name are behind it; "アオバ顧問株式会社" is called so. */
function beforeTitles(text: string, { from, to }: Piece, items: readonly Piece[]): Piece {
  const last = LEGAL_TAIL.test(text.slice(to))
    ? undefined
    : items.find((item) => item.to === to && item.from > from + 1);
  return last === undefined ? { from, to } : beforeTitles(text, { from, to: last.from }, items);
}

function mayOpenCompany(words: readonly Word[], at: number, isFree: (word: Word) => boolean): boolean {
  const [word, before] = [words[at]!, words[at - 1]];
  if (isProper(word.text) || word.text === '&') return isFree(word);
  const isSmall = /^(?:und|and|et|y|e|i|of|de|der|für)$/.test(word.text);
  // "KPMG e Marl & Associati": letters before "and" are another firm.
  if (isAnd(word.text) && /^\p{Lu}{3,}$/u.test(before?.text ?? '')) return false;
  return isSmall && before !== undefined && isProper(before.text) && isFree(before);
}

const LEGAL_HEAD = new RegExp(`(?:${LEGAL_FORM}\\s?|${LEADING_FORM})$`, 'u');

const LEGAL_TAIL = new RegExp(`^\\s?${LEGAL_FORM}`, 'u');

/** A company in these scripts is written with its legal form, and dates run into it: "2015年ベルフェ株式会社". */
function withLegalForm(text: string, { from, to }: Piece): Piece {
  const dated = /^.*\d{1,4}\s?[年月日]/u.exec(text.slice(from, to));
  const begin = from + (dated?.[0].length ?? 0);
  const head = dated === null ? LEGAL_HEAD.exec(text.slice(0, from)) : null;
  const tail = head === null ? LEGAL_TAIL.exec(text.slice(to)) : null;
  return { from: head?.index ?? begin, to: to + (tail?.[0].length ?? 0) };
}
