// A claim of a degree or a title that names no school or employer: where in the person's own part is it said?
import { compareDegrees } from '../../domain/degrees/compare-degrees.ts';
import type { Finding } from '../../domain/model/finding.ts';
import type { Block } from '../../domain/model/page.ts';
import type { PartialDate } from '../../domain/model/partial-date.ts';
import { sectionsOf } from '../people/sections.ts';
import { splitSentences } from '../spans/sentences.ts';
import { dateOfDegree, type FoundDegree, type Span, withClaimed } from './aligned-members.ts';
import { pointOf, quoteOf, whyNotTheirs, writtenName } from './passage-parts.ts';
import type { Passage, Question } from './question.ts';
import { marksReader, mayHold, passageOf } from './read-scope.ts';
import { fieldOf, ownWords, statusOf } from './read-study.ts';

export type OpenQuestion = Omit<Question, 'organisation'>;

const CERTAINTY = 0.75;

/** What names no organisation is dated by no line of it: only the year of a degree stands beside it. */
const DATES = ['start_year', 'start_date', 'end_date'];

export function readUnnamed(question: OpenQuestion): Finding[] {
  const { claim } = question;
  if (DATES.some((member) => claim.expected[member] !== undefined)) return [];
  if (claim.claim_type === 'education' && typeof claim.expected.degree === 'string') return readDegrees(question);
  return [];
}

function readDegrees(question: OpenQuestion): Finding[] {
  const { scope, claim, lexicon } = question;
  const claimed = claim.expected.degree as string;
  const sections = sectionsOf(scope.blocks, lexicon);
  const findings: Finding[] = [];
  for (const block of scope.blocks) {
    const section = sections.get(block) ?? null;
    if (!mayHold(section, 'school')) continue;
    const found = withClaimed(question.itemsIn(block.text), block.text, claim).degrees;
    for (const one of found) {
      const { from, to, degree } = one;
      const { outcome } = compareDegrees(claimed, degree);
      if (outcome !== 'same' && outcome !== 'compatible') continue;
      const end = claim.expected.end_year === undefined ? undefined : yearOf(question, block.text, one);
      if (claim.expected.end_year !== undefined && end === undefined) continue;
      const passage = passageAt(question, block, { from, to }, sections);
      const reason = whyNotTheirs(passage, question);
      if (reason !== null) {
        question.onRefusal?.(reason, passage, question.claim);
        continue;
      }
      const field = fieldOf(passage, claim);
      findings.push({
        kind: 'education',
        ...whoAndWhere(question, passage),
        status: statusOf(clauseOf(ownWords(block.text, one, found), block.text.slice(from, to)), true, lexicon),
        degree,
        ...(field === null ? {} : { field }),
        ...(end === undefined ? {} : { end }),
        current: null,
      });
    }
  }
  return findings;
}

/** "Candidate of Sciences (2011)": the year that the sentence gives the degree. */
function yearOf({ itemsIn }: OpenQuestion, text: string, { from, degree }: FoundDegree): PartialDate | undefined {
  const sentence = splitSentences(text).findLast((one) => one.from <= from);
  if (sentence === undefined) return undefined;
  const { degrees, dates } = itemsIn(sentence.text);
  const own = degrees.find((other) => other.degree.surface === degree.surface);
  const date =
    own === undefined || (dates.length > 1 && degrees.length === 1) ? undefined : dateOfDegree(own, degrees, dates);
  return date?.kind === 'point' ? pointOf(date) : undefined;
}

/** "B.S. – visiting student": the words up to the next mark on either side. */
function clauseOf(text: string, degree: string): string {
  const at = text.indexOf(degree);
  const before = text.slice(0, Math.max(0, at)).split(CLAUSE).at(-1) ?? '';
  const behind = text.slice(Math.max(0, at) + degree.length).split(CLAUSE)[0] ?? '';
  return `${before}${degree}${behind}`;
}

const CLAUSE = /[;,\n–—•|]|\s-\s|\.\s/u;

function passageAt(question: OpenQuestion, block: Block, span: Span, sections: ReturnType<typeof sectionsOf>): Passage {
  const { page, scope } = question;
  const marksOf = marksReader(question);
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
