// Which readings count for or against a claim, and how much each weighs before voices are counted.
import type { Claim } from '../model/claim.ts';
import { AUTHORITATIVE_CLASSES, type EvidenceClass, INDEPENDENT_CLASSES } from './evidence-class.ts';
import { pageYear } from './page-date.ts';
import { FIRM, type SourceReading } from './stance.ts';
import type { Voices } from './voices.ts';
import type { WeighedItem } from './weigh.ts';

/** Years in a sentence; with several, it is easy to take the wrong one. */
function yearsIn(text: string): number {
  return new Set(text.match(/\b(?:1[5-9]|20)\d\d\b/g) ?? []).size;
}

const BY_DATE = new Set(['other_year', 'other_start', 'other_end', 'ended_before_today']);

function hasDoubtfulDate({ assessment, finding }: SourceReading): boolean {
  return BY_DATE.has(assessment.exclusion?.code ?? '') && finding.via === 'prose' && yearsIn(finding.quote) > 1;
}

/** The person's own words refute a claim only where they deny it outright. */
const OUTRIGHT = 0.9;

const ELSEWHERE = new Set(['same_degree_elsewhere_that_year', 'doctorate_elsewhere', 'same_degree_elsewhere']);

/** The claimed school's own page does not report degrees of other schools: the name was misread. */
function speaksAgainstItself(reading: SourceReading, evidenceClass: EvidenceClass): boolean {
  return (
    (evidenceClass === 'issuer' || evidenceClass === 'claimed_site') &&
    ELSEWHERE.has(reading.assessment.exclusion?.code ?? '')
  );
}

/** Firm enough to stand as a refutation: tied to the person, not a doubtful date, and not merely another fact of theirs. */
export function isFirm(reading: SourceReading, evidenceClass: EvidenceClass): boolean {
  const rule = reading.assessment.exclusion;
  if (!rule || rule.strength < FIRM || !reading.anchored || speaksAgainstItself(reading, evidenceClass)) return false;
  // A site that only looks like the organisation's refutes nothing.
  if (hasDoubtfulDate(reading) || evidenceClass === 'claimed_site') return false;
  return INDEPENDENT_CLASSES.has(evidenceClass) || rule.strength >= OUTRIGHT;
}

/** Weight of age, for claims about the present: a page of this or last year counts in full. */
function recencyOf(claim: Claim, reading: SourceReading, currentYear: number): number {
  const aboutNow = claim.expected.is_current === true || claim.expected.end_date === 'present';
  const year = pageYear(reading.source);
  if (!aboutNow || year === null || reading.stance === 'contradicts') return 1;
  const age = currentYear - year;
  return age <= 2 ? 1 : age === 3 ? 0.8 : age <= 5 ? 0.6 : 0.4;
}

/** Where a newer page ends what an older one calls current, the older one was right in its day and counts little. */
function settleByAge(readings: readonly SourceReading[], claim: Claim): Map<SourceReading, number> {
  const factors = new Map(readings.map((reading) => [reading, 1]));
  if (claim.expected.is_current !== true && claim.expected.end_date !== 'present') return factors;
  const newest = (stance: SourceReading['stance']) =>
    Math.max(
      0,
      ...readings.filter((reading) => reading.stance === stance).map((reading) => pageYear(reading.source) ?? 0),
    );
  const supports = newest('supports');
  const ends = newest('contradicts');
  if (supports === 0 || ends === 0 || supports === ends) return factors;
  const stale = supports > ends ? 'contradicts' : 'supports';
  for (const reading of readings) if (reading.stance === stale) factors.set(reading, 0.3);
  return factors;
}

/** A page that leaves out a part of the claim, and agrees with all the rest, bears out a page that has all of it. */
const CORROBORATION = 0.75; // the class list of 1979 beside a biography with the degree of 1979

function corroborates(reading: SourceReading): boolean {
  if (reading.stance !== 'mentions' || reading.finding.status !== 'stated') return false;
  const grades = reading.assessment.members.map((member) => member.grade);
  return grades.filter((grade) => grade === 'match').length >= 2 && !grades.some((grade) => AGAINST.has(grade));
}

const AGAINST: ReadonlySet<string> = new Set(['mismatch', 'partial']);

/** +1 speaks for the claim, -1 against it, 0 decides nothing. */
function signOf(reading: SourceReading, supported: boolean): 1 | -1 | 0 {
  if (reading.stance === 'supports') return 1;
  if (reading.stance === 'contradicts') return -1;
  return supported && corroborates(reading) ? 1 : 0;
}

/** Statuses by which the person takes the claim back; these words count against whoever speaks for it. */
const OWN_DENIAL: ReadonlySet<string> = new Set(['not_conferred', 'negated', 'revoked', 'in_progress', 'expected']);

export function itemsOf(
  readings: readonly SourceReading[],
  claim: Claim,
  voices: Voices,
  currentYear: number,
): WeighedItem[] {
  const ages = settleByAge(readings, claim);
  const classOf = (reading: SourceReading) => voices.classFor(reading.source, claim);
  const supports = readings.filter((reading) => reading.stance === 'supports');
  const vouched = supports.some((reading) => reading.anchored && AUTHORITATIVE_CLASSES.has(classOf(reading)));
  // What the person writes of another such fact, or a date easily misread, does not unsay what the issuer states.
  const unsaid = (reading: SourceReading) =>
    vouched &&
    (hasDoubtfulDate(reading) ||
      (!INDEPENDENT_CLASSES.has(classOf(reading)) && !OWN_DENIAL.has(reading.finding.status)));
  return readings.flatMap((reading) => {
    const sign = signOf(reading, supports.length > 0);
    const evidenceClass = classOf(reading);
    if (sign === 0 || speaksAgainstItself(reading, evidenceClass) || (sign === -1 && unsaid(reading))) return [];
    return [
      {
        sourceId: reading.source.sourceId,
        clusterId: voices.origins.get(reading.source.sourceId)?.clusterId ?? reading.source.sourceId,
        evidenceClass,
        sign,
        match: reading.strength * (reading.stance === 'mentions' ? CORROBORATION : 1),
        identity: reading.probability,
        recency: recencyOf(claim, reading, currentYear) * (ages.get(reading) ?? 1),
        anchored: reading.anchored,
      },
    ];
  });
}
