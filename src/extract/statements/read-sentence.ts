// From one sentence to draft facts: what is said, about which actor of the sentence, in which words.

import { NEGATED_POST } from '../../domain/languages/en-statuses.ts';
import { LANGUAGES } from '../../domain/languages/index.ts';
import { makePhraseFinder } from '../../domain/languages/phrase-finder.ts';
import type { FindingKind, FindingStatus } from '../../domain/model/finding.ts';
import type { EndDate, PartialDate } from '../../domain/model/partial-date.ts';
import { memoise } from '../../domain/text/memoise.ts';
import { isBusinessRole } from '../../domain/titles/recognise-title.ts';
import type { Annotated } from '../spans/annotate.ts';
import type { DegreeSpan } from '../spans/find-degrees.ts';
import { type Actor, actorBefore, actorOf } from './actors.ts';
import { isHypothetical } from './hypothetical.ts';
import { findLinks, type Link } from './links/find-links.ts';
import { datesOf, spanOf } from './posts/post-dates.ts';
import {
  bracketedTitles,
  type LaterTitle,
  laterTitles,
  risenTitles,
  titleAfterPerson,
  titleOf,
} from './posts/post-titles.ts';
import { studyStatus } from './status.ts';
import { linkStudies } from './studies/link-studies.ts';
import type { Study } from './studies/study.ts';
import { isOngoing } from './tense.ts';

export interface Draft {
  kind: Extract<FindingKind, 'education' | 'employment' | 'business'>;
  actor: Actor;
  status: FindingStatus;
  organisation?: { name: string; unit?: string };
  degree?: DegreeSpan;
  field?: string;
  title?: string;
  start?: PartialDate;
  end?: EndDate;
  current: boolean | null;
  /** Range inside the sentence that carries the fact. */
  from: number;
  to: number;
  certainty: number;
}

/** `bare`: the sentence is a line of an education section, where a degree needs no verb. */
export function readSentence(annotated: Annotated, bare = false): Draft[] {
  const links = findLinks(annotated);
  if (links.length === 0 && annotated.degrees.length === 0) return [];
  const drafts = studies(annotated, links, bare);
  posts(annotated, links, drafts);
  return drafts;
}

const CLAUSE_REACH = 160;

/** A post that was offered, sought or refused and not held: said in the words of the clause around it. */
function isRefused({ text }: Annotated, link: Link): boolean {
  const from = Math.min(link.trigger, link.organisation.start);
  const left = Math.max(
    text.lastIndexOf(';', from - 1) + 1,
    text.lastIndexOf(' but ', from - 1),
    from - CLAUSE_REACH,
    0,
  );
  const end = text.indexOf(';', link.organisation.to);
  const right = Math.min(end < 0 ? text.length : end, link.organisation.to + CLAUSE_REACH);
  return NEGATED_POST.test(text.slice(left, right));
}

function studies(annotated: Annotated, links: readonly Link[], bare: boolean): Draft[] {
  const linked = linkStudies(annotated, links, bare);
  return linked.flatMap((study): Draft[] => {
    const status = statusOf(annotated, linked, study);
    if (status !== null) return [studyDraft(annotated, study, status)];
    annotated.fired.add('study-hypothetical', study.organisation?.name ?? study.degree?.surface ?? '');
    return [];
  });
}

function studyDraft(annotated: Annotated, study: Study, status: FindingStatus): Draft {
  const { link, degree, organisation, trigger } = study;
  const goesOn = status === 'in_progress' || status === 'expected' || study.end === 'present';
  return {
    kind: 'education',
    actor: link !== null && trigger >= link.trigger ? actorOf(annotated, link) : actorBefore(annotated, trigger),
    status,
    organisation: organisation === null ? undefined : organisationOf(organisation),
    degree: degree ?? undefined,
    field: study.field ?? undefined,
    title: undefined,
    start: study.start,
    end: study.end,
    current: goesOn ? true : null,
    from: Math.min(study.from, trigger),
    to: study.to,
    certainty: organisation === null ? 0.6 : degree !== null && link !== null ? 0.9 : (link?.strength ?? 0.7),
  };
}

/** Null for a study that never came about. */
function statusOf(annotated: Annotated, linked: readonly Study[], study: Study): FindingStatus | null {
  const words = ownWords(annotated, linked, study);
  const conferred = study.degree !== null || /\bgraduat|\balumn|\bvaledictorian/i.test(words);
  const stated = settleStatus(studyStatus(words, conferred), annotated, study.degree);
  const settled = stated === 'stated' && hasBegun(annotated, study) ? 'attended' : stated;
  const open = settled === 'stated' || settled === 'attended';
  return open && isHypothetical(annotated.text.slice(0, study.trigger)) ? null : settled;
}

const NEXT_SAID =
  / (?:and|&|while|but)(?: (?:he|she|they|I|who|also|now|currently|later|then))* (?:is|am|are|was|has|holds|received|earned) /;

/** "honorary degrees including degrees from O, O and O": so far before the list stands what goes for all of it. */
const LIST_LEAD = 40;

/** The words of the sentence that speak of this study and of no other. */
function ownWords(annotated: Annotated, linked: readonly Study[], study: Study): string {
  const { text } = annotated;
  const index = linked.indexOf(study);
  const next = linked.find((other, at) => at > index && other.from >= study.to);
  const previous = linked.findLast((other, at) => at < index && other.to <= study.from);
  const left = Math.max(previous?.to ?? 0, study.trigger - 60, 0);
  // "holds a diploma from O and is pursuing a master's": what follows "and" is said of the next.
  const between = next === undefined ? '' : text.slice(study.to, next.from);
  const said = between.search(NEXT_SAID);
  // "an MSc from O and an unfinished PhD": the words behind the last "and" lead to the next one.
  const turn = said >= 0 ? said : between.search(/(?:,| and) an? [\p{Ll}-]+(?: [\p{Ll}-]+)? $/u);
  const ends = next === undefined ? text.length : turn < 0 ? next.from : study.to + turn;
  const right = Math.min(ends, study.to + 120);
  const near = text.slice(Math.min(left, study.from), Math.max(right, study.to));
  // "completed certificate programs at both X and Y": the words of the trigger go for the whole list.
  if (study.link?.listed !== true || study.degree !== null) return near;
  return `${text.slice(Math.max(0, study.link.trigger - LIST_LEAD), study.link.trigger + 40)} … ${near}`;
}

const BEGAN =
  /(?<![\p{L}])(?:[Bb]egan|begun|[Ss]tarted|[Ee]mbarked (?:on|upon)|[Rr]egistered for|[Ss]tudying for|[Ss]et out on) (?:work(?:ing)? (?:on|toward\w?) )?(?:an?|his|her|their|the) (?:[\p{Ll}-]+ ){0,2}$/u;
/** "began a doctorate at O": a degree that was only begun. */
const hasBegun = ({ text }: Annotated, { degree }: Study): boolean =>
  degree !== null && BEGAN.test(text.slice(Math.max(0, degree.from - 60), degree.from));

const HONORARY = makePhraseFinder(() =>
  LANGUAGES.flatMap(({ honorary }) => honorary).map((form) => ({ form, value: true })),
);

/** "Honorary" belongs to the degree right after it, not to the others of the sentence. */
function settleStatus(status: FindingStatus, annotated: Annotated, degree: DegreeSpan | null): FindingStatus {
  if (status !== 'honorary' || degree === null) return status;
  const before = annotated.text.slice(Math.max(0, degree.from - 40), degree.from);
  // "AM 1979, honorary LLD": the words behind the last comma lead to the next degree.
  const next = annotated.degrees.find((other) => other.from >= degree.to);
  const comma = next === undefined ? -1 : annotated.text.lastIndexOf(',', next.from);
  const own = annotated.text.slice(degree.from, Math.min(degree.to + 25, comma > degree.to ? comma : Infinity));
  return /honorary[^,;]*$|Ehren\w*\s*$/i.test(before) || HONORARY.find(own).length > 0 ? 'honorary' : 'stated';
}

function organisationOf(organisation: { name: string; unit?: string }): { name: string; unit?: string } {
  return { name: organisation.name, unit: organisation.unit };
}

const ownsOrFounds = memoise((title) => /founder|owner|gründer|fondat|fundador|oprichter|inhaber/i.test(title));

/** Why a post that the words link was never held; null when it was. */
function postRefusal(annotated: Annotated, link: Link): string | null {
  if (isRefused(annotated, link)) return 'post-refused';
  if (isOfStudent(annotated, link)) return 'post-of-student';
  return isHypothetical(annotated.text.slice(0, link.trigger)) ? 'post-hypothetical' : null;
}

/** "a guard from Marl University", "studied in the law faculty of Marl": who plays for a school, or learns in its faculty. */
function isOfStudent({ titles, text }: Annotated, { title, organisation }: Link): boolean {
  const held = title === null ? undefined : titles[title];
  if (held === undefined || organisation.kind !== 'school') return false;
  const gap = text.slice(held.to, organisation.start);
  return held.head === 'faculty'
    ? /\b(?:studied|educated|enrolled) (?:[\p{L}]+ ){0,3}$/u.test(text.slice(0, held.from))
    : isOfTeam(held.text, gap);
}

/** "a point guard from Marl College", "basketball player for Marl University": a student who plays there. */
export const isOfTeam = (title: string, gap: string): boolean =>
  /\b(?:player|forward|center|guard|pitcher|quarterback)$/i.test(title) &&
  /^(?: [/–-] \p{Ll}+)? (?:from|for|out of) /u.test(gap);

/** Adds the posts of a sentence to its drafts. */
function posts(annotated: Annotated, links: readonly Link[], drafts: Draft[]): void {
  const work = links.filter((link) => link.relation === 'employment');
  for (const [index, link] of work.entries()) {
    const refusal = postRefusal(annotated, link);
    if (refusal !== null) {
      annotated.fired.add(refusal, link.organisation.name);
      continue;
    }
    const title = titleOf(annotated, link);
    const dates = datesOf(annotated, link, work[index + 1]);
    const draft = postDraft(annotated, link, title, dates);
    const founded = title === null && (link.rule === 'led-by' ? FOUNDED_BY : FOUNDING).test(link.words);
    drafts.push(...postsOf(annotated, link, draft, founded));
    // Founding an organisation is a role in it, not employment by it.
    if (founded || (title !== null && ownsOrFounds(title) && isBusinessRole(title)))
      drafts.push({
        ...draft,
        kind: 'business',
        title: title ?? 'founder',
      });
  }
}

function postDraft(annotated: Annotated, link: Link, title: string | null, dates: Pick<Draft, 'start' | 'end'>): Draft {
  return {
    kind: 'employment',
    actor: actorOf(annotated, link),
    status: 'stated',
    organisation: organisationOf(link.organisation),
    degree: undefined,
    field: undefined,
    title: title ?? undefined,
    start: dates.start,
    end: dates.end,
    current: dates.end === 'present' ? true : dates.end !== undefined ? false : isOngoing(annotated, link),
    from: Math.min(link.trigger, link.organisation.start),
    to: Math.max(link.organisation.to, link.trigger),
    certainty: link.strength * (link.organisation.kind === 'name' ? 0.85 : 1),
  };
}

/** "O, founded in 1990 by P": what stands between. */
const FOUNDED_BY = /^[^;.]{0,90}\b(?:co-?founded|founded|established|created|started)\b/i;

const FOUNDING =
  /^(?:(?:to|and|would) )?(?:(?:co-?)?found|establish|launch(?!\w* \w+ (?:\w+ )?career)|start(?!\w* (?:out|off|\w+ (?:\w+ )?career))|set up|form(?:ed|ing|s)?\b|incorporated|gründete|fond|fund|creat|sold|bought|own)/i;

/** One post, or several: of several people with a title each, or titles that follow each other. */
function postsOf(annotated: Annotated, link: Link, draft: Draft, founded: boolean): Draft[] {
  if (draft.title === undefined) {
    const people = draft.actor.kind === 'person' ? draft.actor.people : [];
    const named = people.map((person) => ({ person, title: titleAfterPerson(annotated, person) }));
    if (named.some((one) => one.title !== null))
      return named.map(({ person, title }) => ({
        ...draft,
        actor: { kind: 'person', people: [person] },
        ...(title === null ? {} : { title }),
      }));
    const later = laterTitles(annotated, link);
    if (later.length > 0)
      return later.map(({ text, date }) => ({
        ...draft,
        title: text,
        ...(date === null ? {} : { start: undefined, end: undefined, ...spanOf(date) }),
      }));
  }
  const withTitle = ({ text: title, date }: LaterTitle): Draft => {
    const { start, end } = date === null ? {} : spanOf(date);
    return { ...draft, title, start, end, current: end === undefined ? null : end === 'present' };
  };
  const bracketed = bracketedTitles(annotated, link).map(withTitle);
  if (bracketed.length > 0) return bracketed;
  return [...(founded ? [] : [draft]), ...risenTitles(annotated, link).map(withTitle)];
}
