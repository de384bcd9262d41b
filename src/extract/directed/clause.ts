// The clause of a passage that names the organisation: what stands in the next one is said of something else.
import { UNSPACED } from '../../domain/languages/phrase-finder.ts';
import type { Lexicon } from '../lexicon/language-words.ts';
import type { TextItems } from './aligned-members.ts';
import type { Passage } from './question.ts';

const BREAK = /[;；]|\s[|•]\s/gu;
/** Scripts without spaces put several posts of one person on a line with a stroke between them. */
const UNSPACED_BREAK = /[;；]|\s[|•]\s|\s[/／]\s/gu;

/** The passage cut to its clause; whole where the clause says nothing of its own: "lecturer at Marl; Tallow; and Wexcombe". */
export function clauseOf(passage: Passage, itemsIn: (text: string) => TextItems, lexicon: Lexicon): Passage {
  const { text, mention } = passage;
  let [from, to] = [0, text.length];
  for (const match of text.matchAll(UNSPACED.test(text) ? UNSPACED_BREAK : BREAK)) {
    const end = match.index + match[0].length;
    if (end <= mention.from) from = end;
    else if (match.index >= mention.to) {
      to = match.index;
      break;
    }
  }
  if (from === 0 && to === text.length) return passage;
  while (/\s/.test(text[from] ?? '')) from += 1;
  const clause = text.slice(from, to).trimEnd();
  if (!saysMore(clause, itemsIn(clause), lexicon)) return passage;
  return {
    ...passage,
    text: clause,
    start: passage.start + from,
    mention: { ...mention, from: mention.from - from, to: mention.to - from },
  };
}

function saysMore(clause: string, { degrees, titles }: TextItems, lexicon: Lexicon): boolean {
  return (
    degrees.length + titles.length > 0 || lexicon.work.find(clause).length > 0 || lexicon.study.find(clause).length > 0
  );
}
