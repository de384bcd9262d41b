// A claim of a degree or a title that names no school or employer: where in the person's own part is it said?
import { compareDegrees } from '../../domain/degrees/compare-degrees.ts';
import type { Finding } from '../../domain/model/finding.ts';
import type { Block } from '../../domain/model/page.ts';
import { compareTitles } from '../../domain/titles/compare-titles.ts';
import { sectionOfHeading, sectionsOf } from '../people/sections.ts';
import { type Span, withClaimed } from './aligned-members.ts';
import { pointOf, quoteOf, whyNotTheirs, writtenName } from './passage-parts.ts';
import { isCurrent } from './posts/post-current.ts';
import type { Passage, Question } from './question.ts';
import { besideHead, passageOf, readMarks, STUDY_SECTIONS } from './read-scope.ts';
import { fieldOf, ownWords, statusOf } from './read-study.ts';

export type OpenQuestion = Omit<Question, 'organisation'>;

const CERTAINTY = 0.75;

/** What names no organisation is dated by no line of it: only a degree with its year on a line of its own is read with a date. */
const DATES = ['start_year', 'end_year', 'start_date', 'end_date'];
/** "Promotion: 2014". */
const LONGEST_DATED = 60;

export function readUnnamed(question: OpenQuestion): Finding[] {
  const { claim } = question;
  const isDated = DATES.some((member) => claim.expected[member] !== undefined);
  if (claim.claim_type === 'education' && typeof claim.expected.degree === 'string')
    return readDegrees(question).filter(({ end }) => !isDated || end !== undefined);
  if (isDated) return [];
  const isPost = claim.claim_type === 'employment' && typeof claim.expected.title === 'string';
  return isPost ? readTitles(question) : [];
}

function readDegrees(question: OpenQuestion): Finding[] {
  const { scope, claim, lexicon } = question;
  const claimed = claim.expected.degree as string;
  const sections = sectionsOf(scope.blocks, lexicon);
  const findings: Finding[] = [];
  for (const block of scope.blocks) {
    const section = sections.get(block) ?? null;
    if (section !== null && !STUDY_SECTIONS.has(section)) continue;
    const found = withClaimed(question.itemsIn(block.text), block.text, claim).degrees;
    for (const one of found) {
      const { from, to, degree } = one;
      const { outcome } = compareDegrees(claimed, degree);
      if (outcome !== 'same' && outcome !== 'compatible') continue;
      const passage = passageAt(question, block, { from, to }, sections);
      const reason = whyNotTheirs(passage, question);
      if (reason !== null) {
        question.onRefusal?.(reason, passage);
        continue;
      }
      const field = fieldOf(passage, claim);
      const { dates } = question.itemsIn(block.text);
      const isOwnLine = dates.length === 1 && dates[0]!.kind === 'point' && found.length === 1;
      findings.push({
        kind: 'education',
        ...whoAndWhere(question, passage),
        status: statusOf(clauseOf(ownWords(block.text, one, found), block.text.slice(from, to)), true, lexicon),
        degree,
        ...(field === null ? {} : { field }),
        ...(isOwnLine && block.text.length <= LONGEST_DATED ? { end: pointOf(dates[0]!) } : {}),
        current: null,
      });
    }
  }
  return findings;
}

/** "B.S. – visiting student": the words up to the next mark on either side. */
function clauseOf(text: string, degree: string): string {
  const at = text.indexOf(degree);
  const before = text.slice(0, Math.max(0, at)).split(CLAUSE).at(-1) ?? '';
  const behind = text.slice(Math.max(0, at) + degree.length).split(CLAUSE)[0] ?? '';
  return `${before}${degree}${behind}`;
}

const CLAUSE = /[;,\n–—•|]|\s-\s|\.\s/u;

/** A title on the lines below the name, which say what somebody is. */
function readTitles(question: OpenQuestion): Finding[] {
  const { scope, claim, lexicon } = question;
  const { head } = scope;
  if (head === null || scope.kind === 'mention') return [];
  const section = head.heading === null ? null : sectionOfHeading(head.heading, lexicon);
  if (section === 'events' || section === 'students' || section === 'references') return [];
  const claimed = claim.expected.title as string;
  const sections = sectionsOf(scope.blocks, lexicon);
  const findings: Finding[] = [];
  for (const block of scope.blocks.filter((one) => besideHead(scope, one))) {
    for (const title of withClaimed(question.itemsIn(block.text), block.text, claim).titles) {
      const { outcome } = compareTitles(claimed, title.text);
      if (outcome !== 'same' && outcome !== 'compatible') continue;
      const passage = passageAt(question, block, title, sections);
      if (whyNotTheirs(passage, question) !== null) continue;
      const current = isCurrent(passage, undefined, lexicon);
      findings.push({
        kind: 'employment',
        ...whoAndWhere(question, passage),
        status: 'stated',
        title: title.text,
        current: current ?? true,
      });
    }
  }
  return findings;
}

function passageAt(
  { page, scope, itemsIn, lexicon }: OpenQuestion,
  block: Block,
  span: Span,
  sections: ReturnType<typeof sectionsOf>,
): Passage {
  const marksOf = (line: Block) => readMarks(line, { itemsIn, lexicon });
  const mention = { from: span.from, to: span.to, name: '' };
  return passageOf(page, scope, block, mention, sections.get(block) ?? null, sections, marksOf);
}

function whoAndWhere(
  { page, scope, person, finder }: OpenQuestion,
  passage: Passage,
): Pick<Finding, 'person' | 'quote' | 'from' | 'to' | 'via' | 'certainty'> {
  return {
    person: {
      name: writtenName(page, scope, finder) ?? person.full_name,
      how: passage.prose ? 'prose' : 'record',
      subject: scope.kind === 'page',
    },
    ...quoteOf(page, passage),
    via: 'directed',
    certainty: CERTAINTY,
  };
}
