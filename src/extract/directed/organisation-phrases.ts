// Phrases that are written like the name of an organisation: capitalised words around a word such as "University",
// "Klinik" or "大学". Used to find an organisation under a spelling or in a language that no list has.

import { UNSPACED } from '../../domain/languages/phrase-finder.ts';
import {
  isAnd,
  isConnector,
  lazyPattern,
  NAME_CONNECTORS,
  NAMED_AFTER,
  SHARED_HEAD,
} from '../../domain/languages/words.ts';
import { cyrillicInEnglish } from '../../domain/orgs/scripts/cyrillic-words.ts';
import { orgForm } from '../../domain/orgs/shared/org-tokens.ts';
import { canonicalWord, classOfWord, headsOrganisation } from '../../domain/orgs/shared/org-words.ts';
import { foldWords } from '../../domain/text/fold.ts';
import { memoiseFor } from '../../domain/text/memoise.ts';
import { type Lexicon, lexiconFor } from '../lexicon/language-words.ts';
import { spansIn } from '../spans/annotate.ts';
import { beginningsOf } from './claimed-organisation.ts';
import { isUnspacedUnit, unspacedCompanies, unspacedNames } from './unspaced-names.ts';

export interface OrganisationPhrase {
  from: number;
  to: number;
  name: string;
  /** A department or faculty, or a phrase that is only worth comparing: it does not count as an organisation beside others. */
  unit: boolean;
  /** How the words begin that tell it from others. */
  beginnings: readonly string[];
}

const WORD = /[\p{L}\p{M}\p{N}&]+(?:['’.-][\p{L}\p{M}\p{N}]+)*/gu;

interface Word {
  text: string;
  from: number;
  to: number;
}

/** "Board Certified Podiatric Surgeon": a board's word for a doctor, and no board. */
export const BOARD_CERTIFIED = /^board[- ](?:certified|eligible)\b/i;

export const findOrganisationPhrases: (text: string, lexicon: Lexicon) => readonly OrganisationPhrase[] =
  memoiseFor(readPhrases);

function readPhrases(text: string, lexicon: Lexicon): OrganisationPhrase[] {
  const found = new Map<string, OrganisationPhrase>();
  const add = (from: number, to: number, unit: boolean, written = text.slice(from, to)): void => {
    const name = written.trim().replace(/[)）].*$/su, '');
    const key = `${from} ${to} ${name}`;
    if (name.length > 2 && name.length < 120 && found.get(key)?.unit !== false && !BOARD_CERTIFIED.test(name))
      // "Fakulta" alone is a part of what is named behind it.
      found.set(key, {
        from,
        to,
        name,
        unit: unit || PARTS.has(canonicalWord(foldWords(name))),
        beginnings: beginningsOf(name),
      });
  };
  // A page that says it is English may have lines in Chinese, Japanese or Korean.
  const isUnspaced = UNSPACED.test(text);
  const words = wordsOf(text);
  for (const cue of (isUnspaced ? lexiconFor('') : lexicon).organisations.find(text)) {
    const isCompany = cue.value === 'company' || cue.value === 'bank';
    if (UNSPACED.test(text[cue.from] ?? '')) {
      // "部" is a ministry in Chinese and a department in Japanese.
      const kind = lexicon.organisations.whole(cue.text) ?? cue.value;
      for (const { from, to } of unspacedNames(text, cue))
        add(from, to, isCompany || kind === 'department' || isUnspacedUnit(text.slice(from, to), lexicon));
    } else if (!isCompany) {
      // "Københavns og Aarhus Universitet".
      const [, first, and] = (lexicon.capitalsAreNames && GENITIVE.exec(text.slice(0, cue.from))) || [];
      if (first) add(cue.from - first.length - and!.length, cue.from - and!.length, true, `${first} ${cue.text}`);
      addAround(text, words, cue, cue.value === 'department', add);
    }
  }
  for (const { 0: whole, index, groups } of text.matchAll(SHARED_HEAD())) {
    const head = whole.slice(0, -groups!.names!.length);
    for (const { 0: name, index: at } of whole.matchAll(/\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)*/gu))
      if (at > head.length) add(index + at, index + at + name.length, true, `${head} ${name}`);
  }
  if (isUnspaced) for (const { from, to } of unspacedCompanies(text)) add(from, to, true);
  for (const [at, word] of words.entries())
    if (isForeignCue(word) || isCompoundCue(text, words, at)) addAround(text, words, word, true, add);
  for (const span of spansIn(text).organisations) if (span.kind !== 'name') add(span.start, span.to, false);
  return [...found.values()].sort((left, right) => left.from - right.from || right.to - left.to);
}

const GENITIVE = /(\p{Lu}\p{L}+s)(\so(?:g|ch)\s\p{Lu}[\p{L}-]+\s)$/u;
const PARTS: ReadonlySet<string> = new Set(['faculty', 'department']);

/** A capitalised word of an organisation in whatever language: an Italian page names a "Universität". */
function isForeignCue({ text }: Word): boolean {
  return text.length > 3 && isProper(text) && headsOrganisation(canonicalWord(foldWords(text)));
}

const SHORTEST_COMPOUND = 9;

/** "Ringve Musikmuseum", "Marl politidistrikt": a long word that ends in one of organisations, small behind a name. */
function isCompoundCue(text: string, words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]!];
  if (word.text.length < SHORTEST_COMPOUND) return false;
  const isNamed = before !== undefined && isProper(before.text) && joined(text, before.to, word.from);
  if (!isProper(word.text) && !isNamed) return false;
  const { tokens } = orgForm(word.text);
  return tokens.length > 1 && headsOrganisation(tokens.at(-1)!.text);
}

/** "…, Munich", "… in Austin", "… ім. П.Л. Шупика": a place or a namesake that a break sets off from the name. */
const SET_OFF = lazyPattern(
  () =>
    `^(?:,| in| at) \\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?|^\\s*${NAMED_AFTER()}(?:\\p{Lu}\\.\\s?){0,2}\\p{Lu}[\\p{L}-]+`,
  'u',
);

/** The capitals around the cue; and, to be compared only, what else the name may be. */
function addAround(
  text: string,
  words: readonly Word[],
  cue: { from: number; to: number },
  unit: boolean,
  add: (from: number, to: number, unit: boolean) => void,
): void {
  const { from, to } = capitalsAround(text, words, cue.from, cue.to);
  add(from, to, unit);
  // "Technical Adviser of the Ministry of Health": what begins with the cue.
  if (cue.from > from && to > cue.to) add(cue.from, to, true);
  // "Marl politidistrikt og Tallow kommune": two names.
  const next = words.find((word) => word.from >= cue.to);
  if (next !== undefined && next.to < to && isAnd(next.text)) add(from, cue.to, true);
  const setOff = SET_OFF().exec(text.slice(to, to + 60));
  if (setOff !== null) add(from, to + setOff[0].length, true);
  for (const known of [knownAround(text, words, from, to), knownAround(text, words, cue.from, cue.to)]) {
    add(known.from, known.to, true);
    const second = words.find((word) => word.from > known.from);
    // A sentence begins with a capital that is no part of the name.
    if (second !== undefined && second.from <= cue.from && /(?:^|[.!?:] )$/.test(text.slice(0, known.from)))
      add(second.from, known.to, true);
  }
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORD)].map((match) => ({ text: match[0], from: match.index, to: match.index + match[0].length }));

/** "Technische Universität München", "Klinik für Chirurgie": capitals and small connecting words on both sides of the cue. */
function capitalsAround(text: string, words: readonly Word[], from: number, to: number): { from: number; to: number } {
  let first = words.findIndex((word) => word.to > from);
  let last = words.findLastIndex((word) => word.from < to);
  if (first < 0 || last < 0) return { from, to };
  for (let at = first - 1; at >= 0 && joined(text, words[at]!.to, words[at + 1]!.from); at -= 1) {
    if (isProper(words[at]!.text)) first = at;
    else if (!NAME_CONNECTORS.has(words[at]!.text.toLowerCase())) break;
  }
  for (let at = last + 1; at < words.length && joined(text, words[at - 1]!.to, words[at]!.from); at += 1) {
    if (isProper(words[at]!.text)) last = at;
    else if (!leadsOn(words, at) && !isAdjective(words, at)) break;
  }
  return { from: words[first]!.from, to: words[last]!.to };
}

/** "Тбилисская академия художеств", "Commissione europea": small words go on while names of organisations are made of them. */
function knownAround(text: string, words: readonly Word[], from: number, to: number): { from: number; to: number } {
  let first = words.findIndex((word) => word.from >= from);
  let last = words.findLastIndex((word) => word.to <= to);
  if (first < 0 || last < first) return { from, to };
  for (let at = first - 1; at >= 0 && joined(text, words[at]!.to, words[at + 1]!.from); at -= 1) {
    if (isProper(words[at]!.text)) first = at;
    else if (!isKnownWord(words[at]!.text)) break;
  }
  for (let at = last + 1; at < words.length && joined(text, words[at - 1]!.to, words[at]!.from); at += 1) {
    if (isProper(words[at]!.text) || isKnownWord(words[at]!.text)) last = at;
    else if (!leadsOn(words, at)) break;
  }
  return { from: words[first]!.from, to: words[last]!.to };
}

/** "Marl am See" is one name, "Informatik am Fachbereich" are two. */
const leadsOn = (words: readonly Word[], at: number): boolean =>
  NAME_CONNECTORS.has(words[at]!.text.toLowerCase()) ||
  (isConnector(words[at]!.text) && !isKnownWord(words[at + 1]?.text ?? ''));

function isKnownWord(word: string): boolean {
  const canonical = canonicalWord(foldWords(cyrillicInEnglish(word)));
  const kind = classOfWord(canonical);
  return word.length > 3 && (kind !== 'proper' || headsOrganisation(canonical));
}

/** "Kantonsspital St. Marl", "Praxis Dr. Orla": a short form goes on behind its dot. */
const joined = (text: string, from: number, to: number): boolean =>
  /^[ \u00a0"“„«»”'’]*$/.test(text.slice(from, to)) ||
  /(?<!\p{L})(?:St|Dr|Prof|med)\. $/u.test(text.slice(Math.max(0, from - 5), to));
/** A year is no part of a name; "Paris 8" is one. */
const isProper = (word: string): boolean => /^(?:[\p{Lu}\p{Lt}]|\p{N}{1,3}(?!\p{N}))/u.test(word);
/** "Universidad nacional autónoma de México": words of organisations go on while a capital follows. */
const isAdjective = (words: readonly Word[], at: number): boolean =>
  isKnownWord(words[at]!.text) && words.slice(at + 1, at + 4).some((word) => isProper(word.text));
