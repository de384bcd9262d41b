// Cards and lists of people: a name, a line with a title, a line with an organisation. On a staff page the site is the employer.

import { parseDates } from '../../domain/dates/parse-dates.ts';
import type { Finding } from '../../domain/model/finding.ts';
import type { Block, Page } from '../../domain/model/page.ts';
import type { Extractor } from '../../ports/reader.ts';
import { toFinding } from '../findings/to-finding.ts';
import { contextOf, type PageContext } from '../page/context.ts';
import { readLine } from '../page/lines.ts';
import { sectionOf } from '../page/sections.ts';
import type { Draft } from '../statements/read-sentence.ts';
import {
  isField,
  organisationOfLine,
  type RecordLine,
  recordLine,
  schoolOf,
  titleOfLine,
} from '../structure/record-facts.ts';

/** How far below a name its title and body may stand. */
const CARD_LINES = 7;
const STAFF =
  /\b(?:team|staff|people|leadership|attorneys?|lawyers?|faculty|members|management|directors|board|executives?|who we are|our (?:people|team|partners)|mitarbeiter|équipe|equipo|equipe|squadra|medewerkers|about|profile|bio|doctors|physicians|providers|agents|consultants|advisors)\b/i;
const FOCUS = { kind: 'focus', firstPerson: false } as const;

function below(page: Page, at: number, stop: number): Block[] {
  const lines: Block[] = [];
  // "Alumni" over the next list closes the card above it.
  const rank = page.blocks[at]!.headingLevel ?? 0;
  for (let index = at + 1; index < Math.min(stop, page.blocks.length) && lines.length < CARD_LINES; index += 1) {
    const block = page.blocks[index]!;
    if (block.zone === 'footer' || block.zone === 'nav') break;
    if (block.headingLevel !== undefined && (sectionOf(block.text) !== null || block.headingLevel < rank)) break;
    if (!isField(block.text) || block.text.length > 110) break;
    if (/\S@\S|^@|\bxxx\b|\d{3}[- .]\d{3,4}|^(?:tel|phone|fax|e-?mail|office|room)\b/i.test(block.text)) continue;
    lines.push(block);
  }
  return lines;
}

/** "Jane Roe is research director at Acme.": a sentence, which is read as one. */
const SENTENCE = /\p{L} (?:is|was|are|has|serves|leads|works|joined|est|ist|es|è|é|war|era|fue) .*\p{L}\.$/u;
const isSentence = (text: string): boolean => text.endsWith('.') && SENTENCE.test(text);

/** "Ph.D. Student", "Doctoral candidate": a study that goes on, not a post. */
const LEARNER =
  /\b(?:student|candidate|doktorand(?:in)?|doctorant(?:e)?|étudiante?|studente|studentessa|estudiante|dottorand[oa])\b/i;

/** A line that tells where somebody learned. */
const STUDIED =
  /(?<!\p{L})(?:Studium|studierte|Promotion|promovierte|Abschluss|études|étudié|diplômée?|estudios|estudió|licenciad[oa]|laurea(?:t[oa])?|graduated|studied|alumn[ai]|educated)(?!\p{L})/iu;

function cardDraft(context: PageContext, lines: readonly RecordLine[]): { draft: Draft; last: number } | null {
  const at = lines.findIndex(
    (item) => !isSentence(item.line.text) && (titleOfLine(item.line) !== null || LEARNER.test(item.line.text)),
  );
  if (at < 0 || at > 3) return null;
  const titled = lines[at]!;
  const learner = LEARNER.test(titled.line.text);
  const title = titleOfLine(titled.line)?.text ?? titled.line.text;
  const here = organisationOfLine(titled.line, true);
  // "Diplom-Kaufmann (X University), until 2019 director of Y": the school of the degree is not where they work.
  if (
    !learner &&
    here !== null &&
    titled.line.annotated.degrees.length > 0 &&
    schoolOf(titled.line)?.name === here.name
  )
    return null;
  if (!learner && here !== null) return { draft: post(title, here, 'text', 0.85), last: at };
  for (let index = at + 1; index < lines.length && index <= at + 4; index += 1) {
    // "B.A., University of California" under a title is where somebody learned, not where they work.
    if (!learner && (lines[index]!.line.annotated.degrees.length > 0 || STUDIED.test(lines[index]!.line.text))) break;
    const school = learner ? schoolOf(lines[index]!.line) : organisationOfLine(lines[index]!.line, false);
    // "Department of X" alone is a unit: the organisation follows.
    if (
      school === null ||
      (/^(?:Department|Dept|School|Faculty|Division|College of|Institute of|Laborator|Box|Center for|Group|Program)/i.test(
        school.name,
      ) &&
        index < lines.length - 1 &&
        lines.slice(index + 1).some((item) => schoolOf(item.line) !== null))
    )
      continue;
    return { draft: learner ? study(titled, school) : post(title, school, 'text', 0.85), last: index };
  }
  if (learner && here !== null) return { draft: study(titled, here), last: at };
  const implied = context.organisation();
  const staff =
    STAFF.test(`${context.page.title ?? ''} ${context.page.url} ${titled.block.heading ?? ''}`) || context.subject.many;
  if (learner || implied === null || !staff || titled.line.text.length > 80) return null;
  return { draft: post(title, { name: implied }, 'page', 0.75), last: at };
}

function post(
  title: string,
  organisation: { name: string; unit?: string },
  how: 'text' | 'page',
  certainty: number,
): Draft & { implied?: boolean } {
  return {
    kind: 'employment',
    actor: FOCUS,
    status: 'stated',
    organisation,
    title,
    current: !/\b(?:former|emerit|ex-|previous)/i.test(title),
    from: 0,
    to: 0,
    certainty,
    ...(how === 'page' ? { implied: true } : {}),
  };
}

function study(item: RecordLine, organisation: { name: string; unit?: string }): Draft {
  const degree = item.line.annotated.degrees[0];
  return {
    kind: 'education',
    actor: FOCUS,
    status: 'in_progress',
    organisation,
    ...(degree === undefined ? {} : { degree }),
    current: true,
    from: 0,
    to: 0,
    certainty: 0.8,
  };
}

function finding(
  page: Page,
  draft: Draft & { implied?: boolean },
  from: number,
  to: number,
  owner: { name: string; how: Finding['person']['how']; subject: boolean },
): Finding {
  const place = { base: from, text: page.text.slice(from, to) };
  const made = toFinding(page, draft, place, owner, 'record', { from: 0, to: place.text.length });
  if (draft.implied === true && made.organisation !== undefined)
    made.organisation = { name: made.organisation.name, how: 'page_organisation' };
  return made;
}

function isSubjectCard(context: PageContext, block: Block): boolean {
  const name = context.ownership.names[block.index]!;
  return name !== null && name !== '' && context.isSubject(name);
}

function cards(page: Page, context: PageContext): Finding[] {
  const findings: Finding[] = [];
  const heads = context.ownership.cards.map((card) => card.at);
  // The subject's own heading counts as a card when no other name block does.
  const subjectHead = page.blocks.findIndex(
    (block) =>
      block.zone !== 'nav' && block.text.length < 90 && context.subject.name !== '' && isSubjectCard(context, block),
  );
  if (subjectHead >= 0 && !heads.includes(subjectHead)) heads.unshift(subjectHead);
  heads.sort((left, right) => left - right);
  for (const [index, head] of heads.entries()) {
    const block = page.blocks[head]!;
    const owner = context.ownerOf(block);
    if (owner === null || owner.name === '') continue;
    const lines = below(page, head, heads[index + 1] ?? page.blocks.length).map(recordLine);
    const read = cardDraft(context, lines);
    if (read === null) continue;
    const last = lines[read.last]!.block;
    findings.push(
      finding(page, read.draft, block.start, Math.min(last.start + last.text.length, block.start + 600), owner),
    );
  }
  return findings;
}

/** "Jane Roe – Ph.D. May 2009 – Director, Acme": one line, one person. */
function leads(page: Page, context: PageContext): Finding[] {
  const findings: Finding[] = [];
  for (const [index, lead] of context.ownership.leads) {
    const block = page.blocks[index]!;
    // What follows the first sentence is told of itself: "engineer at Acme. MSc, KTH."
    const rest = block.text.slice(lead.rest);
    const stop = rest.search(/(?<=\p{Ll}{2}|\))\.\s+(?=\p{Lu})/u);
    const line = readLine(stop < 0 ? rest : rest.slice(0, stop));
    const title = titleOfLine(line);
    if (title === null || block.text.length > 300) continue;
    const organisation = organisationOfLine(line, true);
    if (organisation === null) continue;
    const dates = parseDates(line.text.slice(title.segment.from))[0];
    const draft = {
      ...post(title.text, organisation, 'text', 0.75),
      ...(dates?.start === undefined ? {} : { start: dates.start }),
    };
    findings.push(
      finding(page, draft, block.start, block.start + block.text.length, {
        name: lead.name,
        how: 'record',
        subject: context.isSubject(lead.name),
      }),
    );
  }
  return findings;
}

export default {
  id: 'records',
  priority: 60,
  accepts: (page) => page.blocks.length > 1,
  extract(page) {
    const context = contextOf(page);
    return [...cards(page, context), ...leads(page, context)];
  },
} satisfies Extractor;
