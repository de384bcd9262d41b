// What ties one page to the person asked for, or parts them: one anchor per sign, each with its weight and its reason.
import { anchor, type Question } from './anchor-parts.ts';
import { companyAnchors } from './employer-anchors.ts';
import type { Anchor } from './identity-types.ts';
import { outsideLife } from './life-dates.ts';
import { linkAnchors, mailAnchors } from './link-anchors.ts';
import type { PersonOnPage } from './person-on-page.ts';
import { placeAnchors } from './place-anchors.ts';
import { seedAnchors, yearsOf } from './seed-anchors.ts';
import { titleAnchors } from './title-anchors.ts';

/** A dated fact of the request that lies outside the life the page tells. */
function lifeAnchors(page: PersonOnPage, question: Question): Anchor[] {
  if (page.life.birth === null && page.life.death === null) return [];
  // The end of a term may lie after a death in office; the beginning may not.
  const years = [...(question.person.employment_seed ?? []), ...(question.person.education_seed ?? [])]
    .map((item) => yearsOf(item))
    .map(({ start, end }) => start ?? end)
    .filter((year) => year !== null);
  const outside = years.find((year) => outsideLife(page.life, year));
  return outside === undefined
    ? []
    : [anchor('life', 'life_clash', `${outside} lies outside the life that the page tells`, page.source.sourceId)];
}

/** Signs that the very same work stands beside the name: not only a post that thousands hold. */
const SAME_WORK: ReadonlySet<string> = new Set(['title_and_subject', 'subject_beside', 'set_apart_agrees']);

/** Another employer of somebody who does the very same work may be a later or an earlier post of one career. */
function asCareer(entry: Anchor, id: string): Anchor {
  return entry.signs[0]?.feature === 'employer_elsewhere'
    ? anchor('employer', 'employer_elsewhere_same_work', `${entry.reason}; the work is the same`, id)
    : entry;
}

/** What the request gives, by the anchors that would show it. */
const SHOWN_BY: readonly (readonly [kind: string, anchors: readonly string[]])[] = [
  ['employer', ['employer', 'email_domain']],
  ['title', ['title', 'subject', 'trade']],
  ['location', ['location']],
  ['school', ['school']],
  ['career', ['employer', 'dates']],
];
/** A page that says so much of somebody would have had room for what the request says. */
const TELLING_RECORD = 160;

/** What the request says, and the page, which tells of the person, does not. */
function missingFacts(page: PersonOnPage, question: Question, found: readonly Anchor[]): Anchor[] {
  const tells = page.isSubject || page.findings.length > 0 || page.record.length >= TELLING_RECORD;
  if (!tells) return [];
  const missing = SHOWN_BY.filter(
    ([kind, anchors]) =>
      question.known.kinds.includes(kind) &&
      !found.some((entry) => anchors.includes(entry.anchor) && entry.weight !== 0),
  ).map(([kind]) => kind);
  if (missing.length === 0) return [];
  const reason = `the page tells of somebody and gives nothing of the request: ${missing.join(', ')}`;
  return [anchor('missing', 'facts_missing', reason, page.source.sourceId, [], missing.length)];
}

/** Everything beside the name that one page says by itself about who it is about. */
export function anchorsOf(page: PersonOnPage, question: Question): Anchor[] {
  const work = titleAnchors(page, question);
  const career = work.some((entry) => SAME_WORK.has(entry.signs[0]!.feature));
  const employer = companyAnchors(page, question);
  const found = [
    ...linkAnchors(page, question),
    ...mailAnchors(page, question),
    ...(career ? employer.map((entry) => asCareer(entry, page.source.sourceId)) : employer),
    ...work,
    ...seedAnchors(page, question),
    ...placeAnchors(page, question),
    ...lifeAnchors(page, question),
  ];
  return [...found, ...missingFacts(page, question, found)];
}
