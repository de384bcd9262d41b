// Sentences: who did what where, with pronouns followed to the person the text speaks of.
import type { Finding } from '../../domain/model/finding.ts';
import type { Block, Page } from '../../domain/model/page.ts';
import type { Extractor } from '../../ports/reader.ts';
import { withDateBeside } from '../findings/beside-date.ts';
import { toFinding } from '../findings/to-finding.ts';
import { contextOf, type PageContext, type ReadSentence } from '../page/context.ts';
import { isOfOneMet } from '../people/other-first-name.ts';
import { isOfOthers, sectionOf } from '../people/sections.ts';
import { type Actor, actorBefore, openingPerson } from '../statements/actors.ts';
import { congressDraft } from '../statements/congress.ts';
import { spanOf } from '../statements/posts/post-dates.ts';
import { promotedTitles } from '../statements/posts/post-titles.ts';
import { type Draft, readSentence } from '../statements/read-sentence.ts';
import { retractedFrom, unfinishedAt } from '../statements/retracted.ts';

interface Focus {
  name: string;
  subject: boolean;
}

/** What was known of the page when a block of it was reached: a name that comes later may be another's. */
interface Reached {
  page: Page;
  context: PageContext;
  /** So many of the page's names. */
  names: number;
}

function people(
  { context, names }: Reached,
  sentence: ReadSentence,
  actor: Actor,
  focus: Focus,
): { name: string; subject: boolean; firstPerson: boolean }[] {
  if (actor.kind === 'other') return [];
  if (actor.kind === 'focus') return [{ name: focus.name, subject: focus.subject, firstPerson: actor.firstPerson }];
  return actor.people.map((index) => {
    const { name } = sentence.annotated.people[index]!;
    // "Ffion" in the paragraph of Ffion Roe.
    if (!name.includes(' ') && focus.name.startsWith(`${name} `))
      return { name: focus.name, subject: focus.subject, firstPerson: false };
    const subject = context.isSubject(name) || (context.subject.name === '' && !context.subject.many);
    return {
      name: context.isSubject(name) ? context.subject.name : context.fullest(name, names),
      subject,
      firstPerson: false,
    };
  });
}

/** Without a capital after the first word, a figure or a degree there is no body and no person to read. */
const NAMES_SOMETHING = /\s["“'(@]?(?:\p{Lu}|\p{Lo}|\d)|\b(?:degree|doctorate|bachelor|master|diploma|chez)/u;

function tellsOfOwner(block: Block, context: PageContext): boolean {
  const section = sectionOf(block.heading ?? '');
  const owner = context.ownerOf(block);
  // Under "Graduate Students" each of them has a part of their own.
  if (isOfOthers(block.heading) && (owner === null || owner.subject)) return false;
  if (section === 'publications') return false;
  // Under "Talks" stand the places where somebody spoke, under "Speakers" people.
  return section !== 'events' || owner?.subject !== true;
}

/** Old pages set whole lines as headings: "1974-1978 B.A. in Math, X University". */
const HEADED_LINE = /\d{4}|University|College|Institute| at |chez | en /;

const mayTell = (block: Block): boolean =>
  block.zone !== 'nav' && block.zone !== 'footer' && (block.headingLevel === undefined || HEADED_LINE.test(block.text));

function readBlock(reached: Reached, block: Block, start: Focus): { findings: Finding[]; focus: Focus } {
  const { page, context } = reached;
  let findings: Finding[] = [];
  let focus = start;
  if (!tellsOfOwner(block, context)) return { findings, focus };
  let school: School | null = null;
  let post: School | null = null;
  const sentences = context.sentencesOf(block);
  for (let index = 0; index < sentences.length; index += 1) {
    const sentence = sentences[index]!;
    if (school !== null) {
      const end = unfinished(sentence, school);
      const [left] = end === null ? [] : saidThere(reached, sentence, index, school, end, focus, SCHOOL_REACH);
      if (left !== undefined) {
        // "began a doctorate at O. She never finished it.": what was begun is not held.
        const begun = school.draft.degree !== undefined && BEGUN.test(school.sentence.text) ? school.sentence : null;
        findings = findings.filter((one) => begun === null || one.kind !== 'education' || one.from !== begun.base);
        findings.push(left);
      }
    }
    if (!NAMES_SOMETHING.test(sentence.text)) continue;
    const opening = openingPerson(sentence.annotated);
    const drafts = readSentence(
      sentence.annotated,
      sectionOf(block.heading ?? '') === 'education' && sentence.text.length < 160,
    );
    const after = sentence.base + sentence.text.length;
    const seat = congressDraft(sentence.text, page.text.slice(0, 300), page.text.slice(after, after + 200));
    if (seat !== null) drafts.push(seat);
    const next = nextFocus(reached, sentence, opening, focus);
    const elsewhere = namedAsObject(sentence, next.name);
    const isMet = isOfOneMet(sentences[index - 1]?.text ?? '', sentence.text);
    for (const { text: title, date } of post === null ? [] : promotedTitles(sentence.annotated)) {
      const { start, end } = date === null ? {} : spanOf(date);
      const actor = actorBefore(sentence.annotated, sentence.text.length);
      findings.push(...saidThere(reached, sentence, index, post!, { ...post!.draft, actor, title, start, end }, next));
    }
    for (const draft of drafts) {
      if (school !== null && isThere(sentence, draft)) {
        const there = saidThere(reached, sentence, index, school, draft, next);
        findings.push(...there);
        if (there.length > 0) continue;
      }
      if (draft.kind === 'education' && draft.organisation !== undefined) school = { sentence, index, draft, next };
      if (draft.kind === 'employment') post = { sentence, index, draft, next };
      if (draft.from >= retractedFrom(sentence.text)) continue;
      // "He graduated from O under Jane Roe": on her page, "he" is not she.
      if (draft.actor.kind === 'focus' && (elsewhere || isMet)) continue;
      if (draft.actor.kind === 'focus' && next.name === '' && !next.subject) continue;
      for (const person of people(reached, sentence, draft.actor, next))
        findings.push(finding(page, context, sentence, draft, person));
    }
    focus = next;
  }
  return { findings, focus };
}

/** The school that the text spoke of last, with the one who was there. */
interface School {
  sentence: ReadSentence;
  index: number;
  draft: Draft;
  next: Focus;
}

const BEGUN = /\b(?:began|begun|started|enrol(?:l?ed|ls?)|embarked|pursued|worked (?:on|toward\w?)|registered)\b/i;
/** Sentences after the one that names a school in which "did not graduate" still speaks of it. */
const SCHOOL_REACH = 4;
const LONGEST_QUOTE = 600;

/** "He studied at O. ... He did not graduate.": the school stands in one sentence, how it ended in a later one. */
function unfinished({ annotated, text }: ReadSentence, { sentence, draft }: School): Draft | null {
  const at = unfinishedAt(text);
  if (at < 0 || annotated.organisations.length > 0 || annotated.degrees.some(({ code }) => code !== null)) return null;
  const span = annotated.dates.find((date) => date.kind === 'range' && date.to <= at);
  return {
    ...draft,
    actor: actorBefore(annotated, at),
    status: 'not_conferred',
    degree: BEGUN.test(sentence.text) ? draft.degree : undefined,
    field: undefined,
    start: span?.start,
    end: span?.end,
    current: null,
    certainty: 0.85,
  };
}

const THERE =
  /\b(?:there|(?:from|at) (?:the same (?:school|university|college|institution)|that (?:school|university|college|institution)))\b/i;

/** "He earned the M.Div. there in 2010.": a degree whose school the sentence before has named. */
function isThere(sentence: ReadSentence, draft: Draft): boolean {
  return (
    draft.kind === 'education' &&
    draft.degree !== undefined &&
    draft.organisation === undefined &&
    sentence.annotated.organisations.length === 0 &&
    THERE.test(sentence.text)
  );
}

/** What a sentence says of the place that the one before it has named, of the same person. */
function saidThere(
  reached: Reached,
  sentence: ReadSentence,
  index: number,
  school: School,
  draft: Draft,
  focus: Focus,
  reach = 1,
): Finding[] {
  const length = sentence.base + sentence.text.length - school.sentence.base;
  if (index - school.index > reach || length > LONGEST_QUOTE || school.draft.actor.kind === 'other') return [];
  const was = people(reached, school.sentence, school.draft.actor, school.next);
  const is = people(reached, sentence, draft.actor, focus);
  if (was.length !== 1 || is.length !== 1 || was[0]!.name !== is[0]!.name) return [];
  const place = {
    base: school.sentence.base,
    text: reached.page.text.slice(school.sentence.base, school.sentence.base + length),
  };
  const whole: Draft = { ...draft, organisation: school.draft.organisation!, from: 0, to: length };
  return [toFinding(reached.page, whole, place, { name: is[0]!.name, how: 'prose', subject: is[0]!.subject }, 'prose')];
}

const AS_OBJECT =
  /\b(?:under|succeeding|succeeded|replacing|replaced|alongside|with|to)(?: (?:the|his|her|then|professor|Professor|Prof\.?|Dr\.?)){0,2} $/;

/** The full name of the focus stands beside a pronoun of the same sentence as its object. */
function namedAsObject(sentence: ReadSentence, name: string): boolean {
  if (!name.includes(' ')) return false;
  const { people, text } = sentence.annotated;
  return people.some(
    (person) =>
      person.name === name &&
      AS_OBJECT.test(text.slice(Math.max(0, person.from - 40), person.from)) &&
      /\b(?:he|she|they|He|She|They)\b/.test(text.slice(0, person.from)),
  );
}

function nextFocus({ context, names }: Reached, sentence: ReadSentence, opener: number | null, focus: Focus): Focus {
  if (opener === null) return focus;
  const { name } = sentence.annotated.people[opener]!;
  if (!name.includes(' ') && focus.name.startsWith(`${name} `)) return focus;
  if (context.isSubject(name)) return { name: context.subject.name, subject: true };
  return { name: context.fullest(name, names), subject: context.subject.name === '' && !context.subject.many };
}

function finding(
  page: Page,
  context: PageContext,
  sentence: ReadSentence,
  draft: Draft,
  person: { name: string; subject: boolean; firstPerson: boolean },
): Finding {
  const own = person.subject && draft.actor.kind !== 'person' ? context.subject.how : 'prose';
  const how = person.firstPerson ? 'first_person' : own;
  return toFinding(
    page,
    draft,
    { base: sentence.base, text: sentence.text },
    { name: person.name, how, subject: person.subject },
    'prose',
  );
}

export default {
  id: 'prose',
  priority: 20,
  accepts: (page) => page.blocks.length > 0,
  extract(page) {
    const context = contextOf(page);
    const own: Focus = { name: context.subject.name, subject: true };
    const findings: Finding[] = [];
    let focus = own;
    const blocks = page.blocks.filter(mayTell);
    // One step for all sentences after another is quicker than all steps for one.
    const names = blocks.map((block) => {
      if (tellsOfOwner(block, context)) context.sentencesOf(block);
      return context.names.length;
    });
    for (const [at, block] of blocks.entries()) {
      // Each paragraph starts with the person of its card or page; only a page without one carries its last person on.
      const owner = context.ownerOf(block);
      if (owner === null) focus = { name: '', subject: false };
      else if (owner.name !== '' || context.subject.name !== '') focus = owner;
      const read = readBlock({ page, context, names: names[at]! }, block, focus);
      findings.push(...withDateBeside(page, block, read.findings));
      focus = read.focus;
    }
    return findings;
  },
} satisfies Extractor;
