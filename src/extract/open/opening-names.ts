// Whose sentences stand on a page without a heading for anybody: the person whom the text last named in full at the beginning
// of a sentence ("Orla Vantreight è … . Si è laureata …").
import type { Finding } from '../../domain/model/finding.ts';
import type { Block, Page } from '../../domain/model/page.ts';
import { PARTICLES } from '../../domain/names/name-words.ts';
import { wordsOf } from '../../domain/text/fold.ts';
import type { Lexicon } from '../lexicon/language-words.ts';
import { isLexiconWord } from '../lexicon/language-words.ts';
import { isFormOfAddress, isKnownName } from '../people/leading-name.ts';
import { splitSentences } from '../spans/sentences.ts';

/** Findings of nobody are given to whom the text before them names; a later paragraph only where no heading stands between. */
export function withOpeningNames(page: Page, findings: readonly Finding[], lexicon: Lexicon): Finding[] {
  if (findings.every(({ person }) => person.name !== '')) return [...findings];
  const openings = page.blocks.flatMap((block) => openingsOf(block, lexicon));
  return findings.map((finding) => {
    if (finding.person.name !== '') return finding;
    const before = openings.findLast(({ at }) => at <= finding.from);
    if (before === undefined || before.name === null) return finding;
    return { ...finding, person: { ...finding.person, name: before.name } };
  });
}

interface Opening {
  at: number;
  /** Null where a heading ends what was said of somebody. */
  name: string | null;
}

function openingsOf({ text, start, headingLevel }: Block, lexicon: Lexicon): Opening[] {
  if (headingLevel !== undefined) return [{ at: start, name: openingName(text, lexicon) }];
  return splitSentences(text).flatMap(({ from, text: sentence }) => {
    const name = openingName(sentence, lexicon);
    return name === null ? [] : [{ at: start + from, name }];
  });
}

const LONGEST = 5;

/** Two capitalised words or more, the first a known given name, before a small word or a comma. */
function openingName(sentence: string, lexicon: Lexicon): string | null {
  const words = sentence.split(/\s+/, 2 * LONGEST);
  while (words.length > 0 && isFormOfAddress(words[0]!)) words.shift();
  const name: string[] = [];
  for (const word of words.slice(0, LONGEST)) {
    const bare = word.replace(/[,:;(]+$/u, '');
    if (!/^\p{Lu}[\p{L}.'’-]*$/u.test(bare) && !PARTICLES.has(wordsOf(bare).join(''))) break;
    name.push(bare);
    if (bare !== word) break;
  }
  while (name.length > 0 && !/^\p{Lu}/u.test(name.at(-1)!)) name.pop();
  const isName = name.length > 1 && isKnownName(name.join(' ')) && !isLexiconWord(name[0]!, lexicon);
  return isName ? name.join(' ') : null;
}
