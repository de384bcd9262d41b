// One passage that names the claimed organisation: whose it is, and whether it is read as a study or as a post.
import { UNSPACED } from '../../domain/languages/phrase-finder.ts';
import type { Finding } from '../../domain/model/finding.ts';
import type { Span } from './aligned-members.ts';
import { refused, whyNotTheirs } from './passage-parts.ts';
import type { Passage, Question } from './question.ts';
import { readPosts } from './read-post.ts';
import { readStudies } from './read-study.ts';

export function readPassage(passage: Passage, question: Question): Finding[] {
  const foreign = whyNotTheirs(passage, question);
  if (foreign !== null) return refused(question, passage, foreign);
  const organisations = organisationsIn(passage, question);
  return question.organisation.kind === 'school'
    ? readStudies(passage, organisations, question)
    : readPosts(passage, organisations, question);
}

/** The organisations of the passage in order, the claimed one among them; parts of an organisation do not count. */
function organisationsIn({ text, mention }: Passage, { itemsIn, phrasesIn }: Question): Span[] {
  const { titles, degrees } = itemsIn(text);
  const phrases = phrasesIn(text);
  // "1990年毕业于江南医学院": of the pieces that end with a name, the shortest.
  const others = phrases.filter(
    (phrase) =>
      !phrase.unit &&
      !phrases.some(
        (inner) => !inner.unit && inner.to === phrase.to && inner.from > phrase.from && UNSPACED.test(inner.name),
      ) &&
      (phrase.to <= mention.from || phrase.from >= mention.to) &&
      !JOINED.test(text.slice(Math.min(phrase.to, mention.to), Math.max(phrase.from, mention.from))) &&
      [...titles, ...degrees].every((item) => item.to <= phrase.from || item.from >= phrase.to),
  );
  const apart: Span[] = [mention];
  for (const other of others)
    if (apart.every((span) => span.to <= other.from || span.from >= other.to)) apart.push(other);
  return apart.sort((left, right) => left.from - right.from);
}

/** "the Wharton School, University of Pennsylvania", "Museum/University", "Michigan and NYU": said of both alike. */
const JOINED = /^\s*(?:[,/(&]|and|und|et|y|e|i|och|og|и)?\s*(?:the )?$/iu;
