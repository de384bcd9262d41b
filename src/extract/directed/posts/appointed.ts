// "Acme has named Orla Vantreight chief executive officer": the organisation comes first, then what it does, then the name, and
// behind the name the post.
import type { Finding } from '../../../domain/model/finding.ts';
import { compareTitles } from '../../../domain/titles/compare-titles.ts';
import { type FoundTitle, type Span, withClaimed } from '../aligned-members.ts';
import { common, whyNotTheirs } from '../passage-parts.ts';
import type { Passage, Question } from '../question.ts';

/** Between the name and the title stand small words, or what somebody was taken in for: "to lead its sales as". */
const FARTHEST_TITLE = 60;
const FARTHEST_NAME = 200;

export function appointedPost(passage: Passage, question: Question): Finding | null {
  const { text, mention } = passage;
  const { finder, lexicon, itemsIn, claim } = question;
  const name = finder.find(text).find(({ from }) => from >= mention.to);
  if (name === undefined || name.from - mention.to > FARTHEST_NAME) return null;
  const verb = lexicon.appointing.find(text.slice(0, name.from)).findLast(({ from }) => from >= mention.to);
  if (verb === undefined || /[;\n]/u.test(text.slice(mention.to, name.from))) return null;
  // Said of the name as if the organisation stood behind it, so that doubts and other people are seen.
  if (whyNotTheirs({ ...passage, mention: { ...mention, from: name.to, to: name.to } }, question) !== null) return null;
  const { titles } = withClaimed(itemsIn(text), text, claim);
  // "Orla Vantreight, its head of sales, has been promoted to chief operating officer".
  const taken = lexicon.appointing.find(text).filter(({ from }) => from >= name.to);
  const risen = titles.find(({ from }) =>
    taken.some(({ to }) => /^\s(?:(?:to|as)\s)?(?:its\s|the\s)?$/u.test(text.slice(to, from))),
  );
  // "утвердил на должность генерального директора Веронику Лаптевскую", "nombra directora a Orla Vantreight".
  const before = titles.findLast(
    ({ from, to }) => from >= verb.to && to <= name.from && /^(?:\s\p{Ll}{1,4})?\s$/u.test(text.slice(to, name.from)),
  );
  const title = risen ?? titleBehind(titles, name, text, claim.expected.title) ?? before;
  if (title === undefined) return null;
  return { kind: 'employment', ...common(passage, question), status: 'stated', title: title.text, current: null };
}

/** The first title behind the name, or of "president and chief executive officer" the one that is asked about. */
function titleBehind(
  titles: readonly FoundTitle[],
  name: Span,
  text: string,
  claimed: unknown,
): FoundTitle | undefined {
  // "to lead its sales": a verb.
  const behind = titles.filter(
    ({ from, to }) => from >= name.to && !/^\s(?:its|the|our|an?|all)\s/u.test(text.slice(to)),
  );
  const [first] = behind;
  if (first === undefined || first.from - name.to > FARTHEST_TITLE) return undefined;
  if (/[.;\n]|,\s(?:who|and\s)/u.test(text.slice(name.to, first.from))) return undefined;
  const last = behind.findIndex((one, at) => !/^(?:,|\sand|,\sand)\s$/u.test(text.slice(one.to, behind[at + 1]?.from)));
  const joined = behind.slice(0, last + 1);
  return (
    joined.find((one) => typeof claimed === 'string' && compareTitles(claimed, one.text).outcome === 'same') ?? first
  );
}
