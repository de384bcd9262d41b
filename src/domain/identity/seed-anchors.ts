// Anchors from the stations that the request names: the same school or employer, in the same years or in others.
import { parseExpectedDate } from '../claims/expected-dates.ts';
import type { Finding } from '../model/finding.ts';
import type { EndDate } from '../model/partial-date.ts';
import type { EducationItem, EmploymentItem } from '../model/person.ts';
import { wordsOf } from '../text/fold.ts';
import { anchor, named, type Question } from './anchor-parts.ts';
import { WORK } from './employer-anchors.ts';
import { namesOf } from './employer-names.ts';
import type { Anchor } from './identity-types.ts';
import { agrees } from './organisation-names.ts';
import type { PersonOnPage } from './person-on-page.ts';

export function yearsOf(item: EmploymentItem | EducationItem): { start: number | null; end: number | null } {
  const year = (value: unknown) => {
    const date = parseExpectedDate(value);
    return date && date !== 'present' ? date.year : null;
  };
  const record = item as Record<string, unknown>;
  return { start: year(record.start_date ?? record.start_year), end: year(record.end_date ?? record.end_year) };
}

function foundYear(value: EndDate | undefined): number | null {
  return value === undefined || value === 'present' ? null : value.year;
}

function nearYear(left: number | null, right: number | null): boolean {
  return left !== null && right !== null && Math.abs(left - right) <= 1;
}

/** Every end that the request gives is an end of some term of that post on the page: several terms may make one. */
function termAgrees(wanted: { start: number | null; end: number | null }, hits: readonly Finding[]): boolean {
  if (wanted.start === null && wanted.end === null) return false;
  const starts = wanted.start === null || hits.some((finding) => nearYear(wanted.start, foundYear(finding.start)));
  const ends = wanted.end === null || hits.some((finding) => nearYear(wanted.end, foundYear(finding.end)));
  return starts && ends;
}

/** Terms of the same post that never meet speak against the person; those that overlap leave it open. */
function compareTerms(wanted: { start: number | null; end: number | null }, finding: Finding): 'clash' | 'open' {
  const found = { start: foundYear(finding.start), end: foundYear(finding.end) };
  if (nearYear(wanted.start, found.start) || nearYear(wanted.end, found.end)) return 'open';
  const wantedFrom = wanted.start ?? wanted.end;
  const foundFrom = found.start ?? found.end;
  if (wantedFrom === null || foundFrom === null) return 'open';
  const wantedTo = wanted.end ?? wantedFrom;
  const foundTo = finding.end === 'present' ? 9999 : (found.end ?? foundFrom);
  // Terms that only touch follow each other: the father until 2012, the son from 2012.
  const shared = Math.min(wantedTo, foundTo) - Math.max(wantedFrom, foundFrom);
  const touchOnly = shared <= 1 && wantedTo - wantedFrom > 1 && foundTo - foundFrom > 1;
  return shared < -1 || touchOnly ? 'clash' : 'open';
}

function seedAnchor(
  page: PersonOnPage,
  question: Question,
  organisation: string,
  item: EmploymentItem | EducationItem,
  kind: 'company' | 'school',
): Anchor[] {
  const id = page.source.sourceId;
  const testing = question.claimsAbout(organisation);
  const about = question.claimsAbout(organisation, kind === 'school' ? 'study' : 'work');
  const kinds = kind === 'school' ? new Set(['education']) : WORK;
  const hits = page.findings.filter(
    (finding) =>
      kinds.has(finding.kind) &&
      finding.organisation &&
      agrees(organisation, finding.organisation.name, kind, question.facts.organisations),
  );
  const wanted = yearsOf(item);
  const label = kind === 'school' ? 'school' : 'employer';
  const fitsBy = hits.map((finding) => compareTerms(wanted, finding));
  if (termAgrees(wanted, hits)) {
    return [anchor(label, 'seed_dates_agree', `${organisation} in the same years`, id, about)];
  }
  const dated = page.isSubject ? yearAnchor(page, wanted, id) : [];
  // Dates that stand on the page outweigh a term that the reader cut otherwise.
  const onPage = dated.some((entry) => entry.weight > 1);
  if (hits.length > 0 && !onPage && fitsBy.every((fit) => fit === 'clash')) {
    return [
      anchor(label, 'seed_dates_clash', `${organisation} in other years`, id),
      ...dated.filter((entry) => entry.weight < 0),
    ];
  }
  if (hits.length > 0) return [anchor(label, 'seed_agrees', `${organisation} on both sides`, id, about), ...dated];
  if (namesOf(organisation, question.facts.organisations).some((name) => named(page.record, name)))
    return [anchor(label, 'seed_named', `${organisation} is named on the page`, id, testing), ...dated];
  return dated;
}

/** The term of the request among the dates of a page that tells a life in years. */
function yearAnchor(page: PersonOnPage, wanted: { start: number | null; end: number | null }, id: string): Anchor[] {
  const { starts, ends, points, count } = page.dates;
  const asked = [
    ...(wanted.start === null ? [] : [{ year: wanted.start, side: starts, other: ends }]),
    ...(wanted.end === null ? [] : [{ year: wanted.end, side: ends, other: starts }]),
  ];
  if (asked.length === 0 || count < 2) return [];
  const label = [...new Set(asked.map(({ year }) => year))].join('-');
  // 1 ends as it should, 0.5 stands alone, 0.25 only ends what should begin, 0 is nowhere.
  const fit = asked.map(({ year, side, other }) =>
    side.has(year) ? 1 : points.has(year) ? 0.5 : other.has(year) ? 0.25 : 0,
  );
  if (fit.every((value) => value === 1))
    return [anchor('dates', 'seed_term_on_page', `the term ${label} stands on the page`, id)];
  if (fit.every((value) => value <= 0.25)) {
    return [
      anchor('dates', count < 4 ? 'seed_term_differs' : 'seed_years_missing', `nothing of ${label} on the page`, id),
    ];
  }
  if (fit.some((value) => value < 0.5))
    return [anchor('dates', 'seed_term_differs', `${label} is not a term of the page`, id)];
  return [anchor('dates', 'seed_years_on_page', `${label} on the page`, id)];
}

/** "Senator" for somebody the page calls a Representative only. */
function postAnchor(page: PersonOnPage, title: string | undefined, id: string): Anchor[] {
  if (!title || !page.isSubject || page.near.length < 300) return [];
  const there = wordsOf(title).some((word) => word.length > 3 && page.near.includes(word));
  return there ? [] : [anchor('title', 'seed_title_missing', `"${title}" is nowhere on the page`, id)];
}

export function seedAnchors(page: PersonOnPage, question: Question): Anchor[] {
  const jobs = (question.person.employment_seed ?? []).flatMap((item) =>
    item.employer
      ? [
          ...seedAnchor(page, question, item.employer, item, 'company'),
          ...postAnchor(page, item.title, page.source.sourceId),
        ]
      : [],
  );
  const schools = (question.person.education_seed ?? []).flatMap((item) =>
    item.school ? seedAnchor(page, question, item.school, item, 'school') : [],
  );
  return [...jobs, ...schools];
}
