// The clause of a passage that names the organisation: what stands in the next one is said of something else.
import type { Lexicon } from '../lexicon/language-words.ts';
import type { TextItems } from './aligned-members.ts';
import type { Passage } from './question.ts';

/** Scripts without spaces also put several posts of one person on a line with a stroke between them. */
const BREAK = /[;；]|\s[|•]\s|(?<=\p{Lo})\s[/／]\s(?=\p{Lo})/gu;

/** "… at Marl, CA. Since 1994 she is …": a sentence that begins behind a short form. */
const SENTENCE =
  /\.\s+(?=(?:He|She|I|They|Since|In|From|After|Before|Prior|Currently|Er|Sie|Seit|Von|Im|Zuvor|Il|Elle|Depuis|En|Desde|Actualmente|Ele|Ela|Em|Lui|Lei|Dal|Nel|Hij|Zij|Sinds|On|Ona|Od|W|V|Han|Hun|Hon|Sedan|Siden|Он|Она|С|В|Він|Вона|З|У)\s)/gu;

/** The sentence of a passage of prose that was taken for one. */
export function sentenceOf(passage: Passage): Passage {
  return passage.prose ? cut(passage, SENTENCE) : passage;
}

/** The passage cut to its clause; whole where the clause says nothing of its own: "lecturer at Marl; Tallow; and Wexcombe". */
export function clauseOf(passage: Passage, itemsIn: (text: string) => TextItems, lexicon: Lexicon): Passage {
  const clause = cut(passage, BREAK);
  return saysMore(clause.text, itemsIn(clause.text), lexicon) ? clause : passage;
}

/** What stands between the last break before the organisation and the first one behind it. */
function cut(passage: Passage, breaks: RegExp): Passage {
  const { text, mention } = passage;
  let [from, to] = [0, text.length];
  for (const match of text.matchAll(breaks)) {
    const end = match.index + match[0].length;
    if (end <= mention.from) from = end;
    else if (match.index >= mention.to) {
      to = match.index;
      break;
    }
  }
  if (from === 0 && to === text.length) return passage;
  while (/\s/.test(text[from] ?? '')) from += 1;
  return {
    ...passage,
    text: text.slice(from, to).trimEnd(),
    start: passage.start + from,
    mention: { ...mention, from: mention.from - from, to: mention.to - from },
  };
}

function saysMore(clause: string, { degrees, titles }: TextItems, lexicon: Lexicon): boolean {
  return (
    degrees.length + titles.length > 0 || lexicon.work.find(clause).length > 0 || lexicon.study.find(clause).length > 0
  );
}
