// What the dates of the claims, of the findings and of the request say together. Warnings only: a verdict never changes here.
import { parseExpectedDate } from '../claims/expected-dates.ts';
import { compareEmployers } from '../claims/members.ts';
import { certainInterval } from '../dates/interval.ts';
import { parseDegree } from '../degrees/parse-degree.ts';
import { identityFor, type ResolvedIdentity } from '../identity/identity-types.ts';
import { lifeDatesOf } from '../identity/life-dates.ts';
import type { Claim } from '../model/claim.ts';
import type { DegreeLevel } from '../model/finding.ts';
import type { EndDate, PartialDate } from '../model/partial-date.ts';
import type { ReadSource } from '../model/source.ts';
import type { OrganisationIndex } from '../orgs/organisation-index.ts';
import { pageYear } from './page-date.ts';

export interface TimelineInput {
  organisations: OrganisationIndex;
  claims: readonly Claim[];
  sources: readonly ReadSource[];
  identity: ResolvedIdentity;
  today: string;
}

function todayDate(today: string): PartialDate {
  return { year: Number(today.slice(0, 4)), month: Number(today.slice(5, 7)) || 1 };
}

function startOf(claim: Claim): PartialDate | null {
  const start = parseExpectedDate(claim.expected.start_date ?? claim.expected.start_year);
  return start === 'present' ? null : start;
}

function endOf(claim: Claim): EndDate | null {
  const end = parseExpectedDate(claim.expected.end_date ?? claim.expected.end_year);
  return end ?? (claim.expected.is_current === true ? 'present' : null);
}

/** Months that two stretches surely share: a bare year is read as narrowly as it allows. */
export function sureOverlap(left: Claim, right: Claim, today: string): number {
  const certain = (claim: Claim) => {
    const [start, end] = [startOf(claim), endOf(claim)];
    return start && end ? certainInterval(start, end, todayDate(today)) : null;
  };
  const first = certain(left);
  const second = certain(right);
  if (!first || !second) return 0;
  return Math.max(0, Math.min(first.to, second.to) - Math.max(first.from, second.from));
}

/** Work beside study is common where the post itself says so. */
const PART_TIME =
  /\b(?:part[- ]time|intern(?:ship)?|assistant|ta\b|tutor|volunteer|board|advis[oe]r|trustee|freelance|consultant|fellow)\b/i;
const OVERLAP_MONTHS = 6;

function studyWorkOverlaps(input: TimelineInput): string[] {
  const studies = input.claims.filter((claim) => claim.claim_type === 'education');
  const jobs = input.claims.filter((claim) => claim.claim_type === 'employment');
  return studies.flatMap((study) =>
    jobs
      .filter(
        (job) =>
          !PART_TIME.test(String(job.expected.title ?? '')) && !isOneOrganisation(study, job, input.organisations),
      )
      .filter((job) => sureOverlap(study, job, input.today) > OVERLAP_MONTHS)
      .map((job) => `study_work_overlap:${study.claim_key},${job.claim_key}`),
  );
}

/** Doctoral students are often employed by their school. */
function isOneOrganisation(study: Claim, job: Claim, organisations: OrganisationIndex): boolean {
  const { school } = study.expected;
  const { employer } = job.expected;
  if (typeof school !== 'string' || typeof employer !== 'string') return false;
  const { outcome } = compareEmployers(school, employer, organisations);
  return outcome === 'same' || outcome === 'compatible' || outcome === 'partial';
}

const RANK: Partial<Record<DegreeLevel, number>> = { bachelor: 1, master: 2, doctoral: 3 };

function degreeOrder(input: TimelineInput): string[] {
  const degrees = input.claims
    .filter((claim) => claim.claim_type === 'education' && typeof claim.expected.degree === 'string')
    .map((claim) => ({
      claim,
      rank: RANK[parseDegree(String(claim.expected.degree))?.level ?? 'none'] ?? 0,
      year: typeof claim.expected.end_year === 'number' ? claim.expected.end_year : null,
    }))
    .filter((entry) => entry.rank > 0 && entry.year !== null);
  return degrees.flatMap((high) =>
    degrees
      .filter((low) => low.rank < high.rank && low.rank === 1 && high.year! < low.year!)
      .map((low) => `degree_order:${high.claim.claim_key},${low.claim.claim_key}`),
  );
}

const YOUNGEST_GRADUATE = 16;

function degreesTooEarly(input: TimelineInput): string[] {
  const births = input.identity.sources
    .filter((entry) => entry.isSubject && entry.probability >= 0.9)
    .map((entry) => input.sources.find((source) => source.sourceId === entry.sourceId))
    .map((source) => (source && source.notEvidence === null ? lifeDatesOf(source.text).birth : null))
    .filter((year) => year !== null);
  if (births.length === 0) return [];
  const birth = Math.min(...births);
  return input.claims
    .filter((claim) => claim.claim_type === 'education' && typeof claim.expected.degree === 'string')
    .filter(
      (claim) => typeof claim.expected.end_year === 'number' && claim.expected.end_year - birth < YOUNGEST_GRADUATE,
    )
    .map((claim) => `degree_too_early:${claim.claim_key}`);
}

/** "founded in 2016", "established 1901", "gegründet 1998" within a breath of the organisation's name. */
export function foundingYear(text: string, organisation: string, lower = text.toLowerCase()): number | null {
  const at = lower.indexOf(organisation.toLowerCase());
  if (at < 0 || at > 40_000) return null;
  const window = text.slice(Math.max(0, at - 20), at + organisation.length + 90);
  const match =
    /\b(?:was |is |has been )?(?:founded|established|incorporated|launched|set up|gegründet|fondée?|fundada)\b[^.;]{0,30}?\b(1[6-9]\d\d|20\d\d)\b/iu.exec(
      window,
    );
  return match ? Number(match[1]) : null;
}

const FOUNDED = /founded|established|incorporated|launched|set up|gegründet|fondée?|fundada/i;

function beforeFounding(input: TimelineInput): string[] {
  const pages = input.sources
    .filter((source) => source.notEvidence === null && FOUNDED.test(source.text.slice(0, 40_000)))
    .map((source) => ({ text: source.text, lower: source.text.toLowerCase() }));
  if (pages.length === 0) return [];
  return input.claims.flatMap((claim) => {
    const organisation = claim.expected.employer ?? claim.expected.business_name ?? claim.expected.school;
    const endYear = typeof claim.expected.end_year === 'number' ? claim.expected.end_year : null;
    const year = startOf(claim)?.year ?? endYear;
    if (typeof organisation !== 'string' || organisation.length < 3 || year === null) return [];
    const founded = pages
      .map((page) => foundingYear(page.text, organisation, page.lower))
      .filter((value) => value !== null);
    if (founded.length === 0 || year >= Math.min(...founded)) return [];
    return [`${claim.claim_type === 'education' ? 'degree_before_school' : 'title_before_company'}:${claim.claim_key}`];
  });
}

/** The newest page about the person that says the claimed current role is over. */
function endedRoles(input: TimelineInput): string[] {
  const identities = new Map(input.identity.sources.map((entry) => [entry.sourceId, entry]));
  return input.claims
    .filter((claim) => claim.expected.is_current === true || claim.expected.end_date === 'present')
    .filter((claim) => {
      const employer = claim.expected.employer ?? claim.expected.business_name;
      if (typeof employer !== 'string') return false;
      const said = input.sources.flatMap((source) => {
        const identity = identities.get(source.sourceId);
        if (!identity || source.notEvidence !== null || !identityFor(identity, claim.claim_key).isRead) return [];
        return source.findings
          .filter(
            (finding) =>
              finding.kind === 'employment' && finding.current !== null && identity.names.includes(finding.person.name),
          )
          .filter(
            (finding) =>
              finding.organisation &&
              compareEmployers(employer, finding.organisation.name, input.organisations).outcome === 'same',
          )
          .map((finding) => ({ current: finding.current === true, year: pageYear(source) ?? 0 }));
      });
      const over = said.filter((item) => !item.current);
      const going = said.filter((item) => item.current);
      if (over.length === 0) return false;
      return Math.max(...over.map((item) => item.year)) > Math.max(0, ...going.map((item) => item.year));
    })
    .map((claim) => `current_role_ended:${claim.claim_key}`);
}

/** Two claims on one fact that give it different values. */
function exclusiveClaims(input: TimelineInput): string[] {
  const warnings: string[] = [];
  for (const [index, left] of input.claims.entries()) {
    for (const right of input.claims.slice(index + 1)) {
      if (left.claim_type !== right.claim_type) continue;
      if (excludes(left, right)) warnings.push(`claims_exclude_each_other:${left.claim_key},${right.claim_key}`);
    }
  }
  return warnings;
}

function excludes(left: Claim, right: Claim): boolean {
  const same = (member: string) =>
    typeof left.expected[member] === 'string' &&
    typeof right.expected[member] === 'string' &&
    String(left.expected[member]).toLowerCase() === String(right.expected[member]).toLowerCase();
  if (left.claim_type === 'education') {
    const years = [left.expected.end_year, right.expected.end_year];
    const apart =
      years.every((year) => typeof year === 'number') && Math.abs((years[0] as number) - (years[1] as number)) > 3;
    if (same('school') && same('degree') && apart && (same('field') || !left.expected.field || !right.expected.field))
      return true;
    const doctoral = [left, right].every(
      (claim) => parseDegree(String(claim.expected.degree ?? ''))?.level === 'doctoral',
    );
    return (
      doctoral &&
      typeof left.expected.school === 'string' &&
      typeof right.expected.school === 'string' &&
      !same('school') &&
      years[0] !== undefined &&
      years[0] === years[1]
    );
  }
  if (left.claim_type === 'employment' && same('employer') && same('title')) {
    return (
      typeof left.expected.is_current === 'boolean' &&
      typeof right.expected.is_current === 'boolean' &&
      left.expected.is_current !== right.expected.is_current
    );
  }
  return false;
}

function staleEvidence(input: TimelineInput): string[] {
  const year = Number(input.today.slice(0, 4));
  const identities = new Map(input.identity.sources.map((entry) => [entry.sourceId, entry]));
  return input.claims
    .filter((claim) => claim.expected.is_current === true)
    .filter((claim) => {
      const employer = claim.expected.employer;
      if (typeof employer !== 'string') return false;
      const years = input.sources
        .filter((source) => (identities.get(source.sourceId)?.probability ?? 0) >= 0.5 && source.notEvidence === null)
        .filter((source) =>
          source.findings.some(
            (finding) =>
              finding.organisation &&
              compareEmployers(employer, finding.organisation.name, input.organisations).outcome === 'same',
          ),
        )
        .map(pageYear);
      return years.length > 0 && years.every((value) => value !== null && year - value > 2);
    })
    .map((claim) => `stale_evidence:${claim.claim_key}`);
}

export function timelineWarnings(input: TimelineInput): string[] {
  return [
    ...studyWorkOverlaps(input),
    ...degreeOrder(input),
    ...degreesTooEarly(input),
    ...beforeFounding(input),
    ...endedRoles(input),
    ...exclusiveClaims(input),
    ...staleEvidence(input),
  ];
}
