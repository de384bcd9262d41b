// One passage that names the claimed organisation: whose it is, and whether it is read as a study or as a post.
import { isField } from '../../domain/fields/compare-fields.ts';
import type { OrganisationWordKind } from '../../domain/languages/pack.ts';
import { UNSPACED } from '../../domain/languages/phrase-finder.ts';
import type { Finding } from '../../domain/model/finding.ts';
import { canonicalWord, classOfWord } from '../../domain/orgs/shared/org-words.ts';
import { foldWords } from '../../domain/text/fold.ts';
import type { Lexicon } from '../lexicon/language-words.ts';
import { type Span, withClaimed } from './aligned-members.ts';
import { clauseOf, placeClauseOf, proseClauseOf, sentenceOf } from './clause.ts';
import type { OrganisationPhrase } from './organisation-phrases.ts';
import { refused, whyNotTheirs, withoutGuides } from './passage-parts.ts';
import { appointedPost } from './posts/appointed.ts';
import { withoutRenames } from './posts/eastern-posts.ts';
import { namedBehind } from './posts/named-behind.ts';
import { readPosts } from './posts/read-post.ts';
import type { Passage, Question } from './question.ts';
import { readStudies } from './read-study.ts';
import { unspacedClause } from './unspaced-clause.ts';

export function readPassage(found: Passage, question: Question): Finding[] {
  const whole = sentenceOf(withoutGuides(found, question.lexicon));
  const behind =
    question.organisation.kind === 'school' ? null : (appointedPost(whole, question) ?? namedBehind(whole, question));
  if (behind !== null) return [behind];
  const foreign = whyNotTheirs(whole, question);
  if (foreign !== null) return refused(question, whole, foreign);
  const unit = clauseOf(whole, question.itemsIn, question.lexicon);
  const passage = ownClause(proseClauseOf(unit, question), question);
  const place = placeClauseOf(passage, question) ?? placeClauseOf(unit, question);
  return [passage, ...(place === null ? [] : [place])].flatMap((one) => {
    const organisations = organisationsIn(one, question);
    return question.organisation.kind === 'school'
      ? readStudies(one, organisations, question)
      : readPosts(one, organisations, question);
  });
}

/** In scripts without spaces, the part of the sentence or line that speaks of the organisation. */
function ownClause(passage: Passage, { itemsIn, phrasesIn, lexicon }: Question): Passage {
  // In an entry of several lines each line is cut by itself.
  if (!UNSPACED.test(passage.text) || (!passage.prose && passage.text.includes('\n'))) return passage;
  const says = (clause: string): boolean => {
    const { degrees, titles } = itemsIn(clause);
    return [degrees, titles, lexicon.statuses.find(clause), lexicon.work.find(clause), lexicon.study.find(clause)].some(
      (found) => found.length > 0,
    );
  };
  // "…を設立、代表取締役に就任": a title taken up with no other name beside it is one there.
  const isDated = (clause: string): boolean => itemsIn(clause).dates.length > 0;
  const isNamed = (clause: string): boolean => phrasesIn(clause).some(({ unit }) => !unit);
  const namesAnother = (clause: string): boolean =>
    (isDated(clause) && !PROMOTED.test(clause)) ||
    isNamed(clause) ||
    (lexicon.work.find(clause).length > 0 && !TAKEN_UP.test(clause) && !PROMOTED.test(clause));
  // "2018年8月より技術開発のために設立した、X社の…", "現在、X社の…": when, before the comma.
  const isLead = (clause: string): boolean =>
    lexicon.present.whole(clause) !== undefined ||
    // "석사, 남산대학교 기계공학과 (1995)": the degree alone opens the line.
    (!passage.prose && lexicon.degrees.whole(clause) !== undefined) ||
    (isDated(clause) && !isNamed(clause) && itemsIn(clause).degrees.length + lexicon.study.find(clause).length === 0);
  return unspacedClause(passage, says, namesAnother, isLead);
}

/** "，2018年晋升为副主任医师": a rise at the place where somebody is already. */
const PROMOTED = /晋升|晉升|升任|升为|昇任|昇進|승진/u;
const TAKEN_UP =
  /就任|となる|となり|になる|になり|を(?:務め|歴任|兼[任務])|として|^(?:并|並|历|歷|现|現|先[后後])?(?:担?任|擔任|出任|兼任)|취임|선임|역임|[을를] (?:지내|지냈|맡)|로 (?:일|근무|활동|재직)/u;

/** The organisations of the passage in order, the claimed one among them; parts of an organisation do not count. */
function organisationsIn({ text, mention }: Passage, question: Question): Span[] {
  const { itemsIn, phrasesIn, lexicon, claim } = question;
  const { titles, degrees } = withClaimed(itemsIn(text), text, claim);
  const phrases = phrasesIn(text);
  const renamed = withoutRenames(text, lexicon);
  // "University of Marl" where only "Marl" is claimed: what stands beside the whole name stands beside the organisation.
  const named = phrases.find(
    (phrase) =>
      !phrase.unit &&
      phrase.from <= mention.from &&
      phrase.to >= mention.to &&
      // "有东海学院硕士学位及北海大学": where nothing parts the names, a piece may hold two of them.
      !phrases.some((inner) => !inner.unit && inner.from >= phrase.from && inner.to <= mention.from) &&
      !SEVERAL.test(text.slice(phrase.from, mention.from)) &&
      !SEVERAL.test(text.slice(mention.to, phrase.to)),
  );
  const whole = named === undefined ? mention : { from: named.from, to: named.to };
  // "1990年毕业于江南医学院": of the pieces that end with a name, the shortest.
  const others = phrases.filter(
    (phrase) =>
      !phrase.unit &&
      !isLabel(text, phrase, lexicon) &&
      // "Biologia Marinha": a subject with a word of organisations in it.
      !isField(phrase.name) &&
      !(question.organisation.kind === 'school' && isSubject(text, phrase, degrees, lexicon)) &&
      !phrases.some(
        (inner) => !inner.unit && inner.to === phrase.to && inner.from > phrase.from && UNSPACED.test(inner.name),
      ) &&
      (phrase.to <= whole.from || phrase.from >= whole.to) &&
      !JOINED.test(text.slice(Math.min(phrase.to, whole.to), Math.max(phrase.from, whole.from))) &&
      !isUnitOf(text, whole, phrase, lexicon) &&
      (renamed === text || renamed.slice(phrase.from, phrase.to).trim() !== '') &&
      // "남산대학교 학사" holds the words "대학교 학사": what begins inside a name and goes on stands behind it.
      [...titles, ...degrees].every(({ from, to }) => to <= phrase.from || (from > phrase.from && to > phrase.to)),
  );
  const apart: Span[] = [mention];
  for (const other of others)
    if (apart.every((span) => span.to <= other.from || span.from >= other.to)) apart.push(other);
  return apart.sort((left, right) => left.from - right.from);
}

/** "Candidate of Sciences, Systems of Tidal Design": right behind a degree a word of companies is one of its subject. */
const isSubject = (text: string, phrase: OrganisationPhrase, degrees: readonly Span[], lexicon: Lexicon): boolean =>
  degrees.some(({ to }) => to <= phrase.from && /^,?\s$/u.test(text.slice(to, phrase.from))) &&
  kindsOf(phrase, lexicon).length > 0 &&
  kindsOf(phrase, lexicon).every((kind) => kind === 'company');

/** "Uczelnia: …", "universities including …": the label of what follows. */
const isLabel = (text: string, { name, to }: OrganisationPhrase, { organisations }: Lexicon): boolean =>
  /^\s*(?:[:：]|(?:including|such as|like|namely)\s)/.test(text.slice(to)) && organisations.whole(name) !== undefined;

/** What was taken for one name is two. */
const SEVERAL = /[,;]|\s(?:and|und|et|y|e|i|en|och|og|и|та|from|at)\s/iu;

/** "the Wharton School, University of Pennsylvania", "Museum/University", "Michigan and NYU": said of both alike. */
const JOINED = /^\s*(?:[,/(（&]|and|und|et|y|e|i|och|og|и)?\s*(?:the )?$/iu;
const kindsOf = ({ name }: OrganisationPhrase, lexicon: Lexicon): OrganisationWordKind[] =>
  lexicon.organisations.find(name).map(({ value }) => value);

/** What a part of an organisation is called, and how many words may lead from it to the whole. */
const PARTS: ReadonlySet<OrganisationWordKind> = new Set(['department', 'hospital', 'institute']);
const isFaculty = ({ name }: OrganisationPhrase): boolean =>
  classOfWord(canonicalWord(foldWords(name.split(' ', 1)[0]!))) === 'unit';
const MOST_BETWEEN = 8;

function leadsToWhole(gap: string, { prepositions }: Lexicon): boolean {
  const last = prepositions.find(gap).at(-1);
  return (
    last !== undefined &&
    /^(?:\s\p{Ll}{1,3})?\s*$/u.test(gap.slice(last.to)) &&
    /^[\p{L}\s,'’-]*$/u.test(gap) &&
    gap.trim().split(/\s+/).length <= MOST_BETWEEN
  );
}

/** "Chefarzt der Klinik für Chirurgie am Spital Marl": a clinic or department before the house that it is a part of. */
function isUnitOf(text: string, mine: Span, other: OrganisationPhrase, lexicon: Lexicon): boolean {
  if (other.to > mine.from || UNSPACED.test(text)) return false;
  const gap = text.slice(other.to, mine.from);
  // "director of the Tidal Initiative at Marl University".
  if (/^\sat\s(?:the\s)?$/.test(gap)) return true;
  const kinds = kindsOf(other, lexicon);
  if (!isFaculty(other) && (kinds.length === 0 || !kinds.every((kind) => PARTS.has(kind)))) return false;
  return leadsToWhole(gap, lexicon) || /^\s*[-–—,]\s*$/.test(gap);
}
