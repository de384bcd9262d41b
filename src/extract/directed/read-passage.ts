// One passage that names the claimed organisation: whose it is, and whether it is read as a study or as a post.
import { UNSPACED } from '../../domain/languages/phrase-finder.ts';
import type { Finding } from '../../domain/model/finding.ts';
import { isAcronym } from '../../domain/orgs/shared/org-tokens.ts';
import { type Span, withClaimed } from './aligned-members.ts';
import { clauseOf, sentenceOf } from './clause.ts';
import type { OrganisationPhrase } from './organisation-phrases.ts';
import { refused, whyNotTheirs } from './passage-parts.ts';
import type { Passage, Question } from './question.ts';
import { readPosts } from './read-post.ts';
import { readStudies } from './read-study.ts';

export function readPassage(found: Passage, question: Question): Finding[] {
  const whole = sentenceOf(found);
  const foreign = whyNotTheirs(whole, question);
  if (foreign !== null) return refused(question, whole, foreign);
  const passage = clauseOf(whole, question.itemsIn, question.lexicon);
  const organisations = organisationsIn(passage, question);
  return question.organisation.kind === 'school'
    ? readStudies(passage, organisations, question)
    : readPosts(passage, organisations, question);
}

/** The organisations of the passage in order, the claimed one among them; parts of an organisation do not count. */
function organisationsIn({ text, mention }: Passage, { itemsIn, phrasesIn, claim }: Question): Span[] {
  const { titles, degrees } = withClaimed(itemsIn(text), text, claim);
  const phrases = phrasesIn(text);
  // "University of Marl" where only "Marl" is claimed: what stands beside the whole name stands beside the organisation.
  const named = phrases.find(
    (phrase) =>
      !phrase.unit &&
      phrase.from <= mention.from &&
      phrase.to >= mention.to &&
      !SEVERAL.test(text.slice(phrase.from, mention.from)),
  );
  const whole = named === undefined ? mention : { from: named.from, to: named.to };
  // "1990年毕业于江南医学院": of the pieces that end with a name, the shortest.
  const others = phrases.filter(
    (phrase) =>
      !phrase.unit &&
      !phrases.some(
        (inner) => !inner.unit && inner.to === phrase.to && inner.from > phrase.from && UNSPACED.test(inner.name),
      ) &&
      (phrase.to <= whole.from || phrase.from >= whole.to) &&
      !isSaidOfBoth(text, whole, phrase) &&
      [...titles, ...degrees].every((item) => item.to <= phrase.from || item.from >= phrase.to),
  );
  const apart: Span[] = [mention];
  for (const other of others)
    if (apart.every((span) => span.to <= other.from || span.from >= other.to)) apart.push(other);
  return apart.sort((left, right) => left.from - right.from);
}

/** What was taken for one name is two. */
const SEVERAL = /[,;]|\s(?:and|und|et|y|e|i|en|och|og|и|та|from|at)\s/iu;

/** "the Wharton School, University of Pennsylvania", "Museum/University", "Michigan and NYU": said of both alike. */
const JOINED = /^\s*(?:[,/(&]|and|und|et|y|e|i|och|og|и)?\s*(?:the )?$/iu;
/** "Empresa de Transporte de Tallow - ETTAL": the short form of the name before it. */
const SHORT_BESIDE = /^\s*[-–—(（]\s*$/u;

function isSaidOfBoth(text: string, mine: Span, other: OrganisationPhrase): boolean {
  const between = text.slice(Math.min(other.to, mine.to), Math.max(other.from, mine.from));
  if (JOINED.test(between)) return true;
  const isShort = (span: Span): boolean =>
    isAcronym(text.slice(span.from, span.to).replace(/\sS[./]?A\.?$/u, '')) && !UNSPACED.test(text[span.from] ?? '');
  return SHORT_BESIDE.test(between) && (isShort(mine) || isShort(other));
}
