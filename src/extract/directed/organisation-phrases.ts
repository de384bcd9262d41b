// Phrases that are written like the name of an organisation: capitalised words around a word such as "University",
// "Klinik" or "大学". Used to find an organisation under a spelling or in a language that no list has.

import type { Lexicon } from '../lexicon/language-words.ts';
import { annotate } from '../spans/annotate.ts';

export interface OrganisationPhrase {
  from: number;
  to: number;
  name: string;
  /** A department or faculty: a part of an organisation, not one beside it. */
  unit: boolean;
}

const CONNECTOR =
  /^(?:of|the|and|for|de|del|della|delle|dei|degli|di|da|do|dos|das|du|des|la|le|les|l|d|der|die|das|den|dem|für|fur|zu|zur|und|van|voor|het|et|e|y|i|of|i|w|we|v|ve|na|och|för|og|i|af|им|имени|и|при|у|&)$/iu;
const WORD = /[\p{L}\p{M}\p{N}&]+(?:['’.-][\p{L}\p{M}\p{N}]+)*/gu;
const UNSPACED_RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー・]+/gu;

export function findOrganisationPhrases(text: string, lexicon: Lexicon): OrganisationPhrase[] {
  const cues = lexicon.organisations.find(text);
  const found = new Map<string, OrganisationPhrase>();
  const add = (from: number, to: number, unit: boolean): void => {
    const name = text
      .slice(from, to)
      .trim()
      .replace(/[)）].*$/su, '');
    if (name.length > 2 && name.length < 120) found.set(`${from} ${to}`, { from, to, name, unit });
  };
  for (const cue of cues) {
    if (cue.value === 'company' || cue.value === 'bank') continue;
    const run = unspacedRunAt(text, cue.from);
    if (run !== null) add(run.from, cue.to, cue.value === 'department');
    else {
      const phrase = capitalsAround(text, cue.from, cue.to);
      add(phrase.from, phrase.to, cue.value === 'department');
    }
  }
  for (const span of annotate(text, NOBODY).organisations) if (span.kind !== 'name') add(span.start, span.to, false);
  return [...found.values()].sort((left, right) => left.from - right.from || right.to - left.to);
}

const NOBODY: ReadonlySet<string> = new Set();

function unspacedRunAt(text: string, at: number): { from: number; to: number } | null {
  for (const match of text.matchAll(UNSPACED_RUN)) {
    const to = match.index + match[0].length;
    if (match.index <= at && at < to) return { from: match.index, to };
  }
  return null;
}

/** "Technische Universität München", "Klinik für Chirurgie": capitals and small connecting words on both sides of the cue. */
function capitalsAround(text: string, from: number, to: number): { from: number; to: number } {
  const words = [...text.matchAll(WORD)].map((match) => ({
    text: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }));
  let first = words.findIndex((word) => word.to > from);
  let last = words.findLastIndex((word) => word.from < to);
  if (first < 0 || last < 0) return { from, to };
  for (let at = first - 1; at >= 0 && joined(text, words[at]!.to, words[at + 1]!.from); at -= 1) {
    if (isProper(words[at]!.text)) first = at;
    else if (!CONNECTOR.test(words[at]!.text)) break;
  }
  for (let at = last + 1; at < words.length && joined(text, words[at - 1]!.to, words[at]!.from); at += 1) {
    if (isProper(words[at]!.text)) last = at;
    else if (!CONNECTOR.test(words[at]!.text) && !isAdjective(words, at)) break;
  }
  return { from: words[first]!.from, to: words[last]!.to };
}

const joined = (text: string, from: number, to: number): boolean => /^[ \u00a0"“„«»”'’]*$/.test(text.slice(from, to));
const isProper = (word: string): boolean => /^[\p{Lu}\p{Lt}\p{N}]/u.test(word);
/** "Universidad nacional autónoma de México": small words go on while a capital follows. */
const isAdjective = (words: readonly { text: string }[], at: number): boolean =>
  words.slice(at + 1, at + 4).some((word) => isProper(word.text));
