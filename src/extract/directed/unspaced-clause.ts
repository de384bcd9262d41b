// One fact of a sentence or line in Chinese, Japanese or Korean: commas part what was done at one organisation from the next.
import type { Span } from './aligned-members.ts';
import type { Passage } from './question.ts';

const HANGUL = /\p{Script=Hangul}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** In Chinese "、" stands between the things of a list. */
const BREAK = /[，,；;。．]\s*/gu;
/** "A社や、B社に勤務": what joins the names of a list parts nothing. */
const JAPANESE_BREAK =
  /(?<!や|および|及び|ならびに|並びに)[、，,；;。．]\s*|(?<=[^A-Za-z\d.])\.\s+|(?<=を経て)(?![、，])/gu;
/** Korean ends a clause with its verb: "…에 입사하여", "…을 졸업하고", "…한 뒤". */
const KOREAN_BREAK =
  /[，,；;。]\s*|\.\s+|(?<=(?:[이하였했으]며|[이하였했받치나]고|[하되]여|(?:입사|합격|진학|합류)해|[한된은친] ?[뒤후]|(?:졸업|수료|퇴직|퇴사) 후|거쳐|나와|다가))\s(?!있)/gu;

/** Where the clause begins that a lead ends in. */
export const lastClauseOf = (lead: string): number => clausesOf(lead).at(-1)!.from;

/** What a clause says of its own: a verb, a title, a degree. */
export type Says = (clause: string) => boolean;

/**
 * The clause that names the organisation, with those behind it that name none and give no date ("…大学，获博士学位") and a date that
 * stands before it; the whole passage where the clause says nothing.
 */
export function unspacedClause(passage: Passage, says: Says, namesAnother: Says, isLead: Says): Passage {
  const { text, mention } = passage;
  const clauses = clausesOf(text);
  const at = clauses.findIndex(({ from, to }) => from <= mention.from && mention.to <= to);
  if (clauses.length < 2 || at < 0) return passage;
  const written = ({ from, to }: Span): string => text.slice(from, to);
  const own = written(clauses[at]!);
  let last = at;
  while (last + 1 < clauses.length && !namesAnother(written(clauses[last + 1]!))) last += 1;
  if (!says(own.replace(mention.name, '')) && last === at) return passage;
  let first = at;
  if (first > 0 && isLead(written(clauses[first - 1]!))) first -= 1;
  const [from, to] = [clauses[first]!.from, clauses[last]!.to];
  return {
    ...passage,
    text: text.slice(from, to),
    start: passage.start + from,
    mention: { ...mention, from: mention.from - from, to: mention.to - from },
  };
}

function clausesOf(text: string): Span[] {
  const clauses: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(KANA.test(text) ? JAPANESE_BREAK : HANGUL.test(text) ? KOREAN_BREAK : BREAK)) {
    clauses.push({ from, to: match.index });
    from = match.index + match[0].length;
  }
  clauses.push({ from, to: text.length });
  return clauses;
}
