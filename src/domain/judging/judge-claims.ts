// From what the pages say to a verdict per claim: status, confidence, evidence, fields, and the reasons in words.
import { claimedMembers, isClaimed } from '../claims/assess-finding.ts';
import type { ClaimType } from '../claims/claim-type.ts';
import { identityFor, type ResolvedIdentity } from '../identity/identity-types.ts';
import type { Claim } from '../model/claim.ts';
import { CATEGORIES, type Category } from '../model/claim.ts';
import type { Person } from '../model/person.ts';
import type { CoverageItem } from '../model/report.ts';
import type { ReadSource } from '../model/source.ts';
import type { ScoringRubric } from '../model/template.ts';
import type { ClaimResult, ClaimStatus, Confidence } from '../model/verdict.ts';
import { CALIBRATION, type Calibration } from './calibration.ts';
import { type EvidenceClass, INDEPENDENT_CLASSES } from './evidence-class.ts';
import { evidenceOf, fieldsOf, matchedValueOf } from './evidence-items.ts';
import { explain } from './explain.ts';
import type { ClaimVerdict } from './judge-types.ts';
import { pageYear } from './page-date.ts';
import { claimTypeOf, readClaim, type SourceReading, summariseStance } from './stance.ts';
import { findVoices, type Voices } from './voices.ts';
import { confidenceOf, type WeighedItem, type Weighing, weigh } from './weigh.ts';

export type { ClaimVerdict, EvidenceStance } from './judge-types.ts';

export interface JudgeInput {
  person: Person;
  claims: readonly Claim[];
  sources: readonly ReadSource[];
  identity: ResolvedIdentity;
  rubric: ScoringRubric | null;
  /** ISO date of the run. */
  today: string;
  /** What was asked where; a search that failed is not silence. */
  coverage?: readonly CoverageItem[];
  calibration?: Calibration;
}

const DEFAULT_MIN_CONFIDENCE = 0.7;
/** A contradiction this firm may stand as a status; weaker ones leave room for a second fact of the same kind. */
const FIRM = 0.5;

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

function itemsOf(readings: readonly SourceReading[], claim: Claim, voices: Voices, currentYear: number): WeighedItem[] {
  const ages = settleByAge(readings, claim);
  return readings
    .filter(
      (reading) =>
        reading.stance !== 'mentions' && !speaksAgainstItself(reading, voices.classFor(reading.source, claim)),
    )
    .map((reading) => {
      const origin = voices.origins.get(reading.source.sourceId);
      return {
        sourceId: reading.source.sourceId,
        clusterId: origin?.clusterId ?? reading.source.sourceId,
        evidenceClass: voices.classFor(reading.source, claim),
        sign: reading.stance === 'supports' ? (1 as const) : (-1 as const),
        match: reading.strength,
        identity: reading.probability,
        recency: recencyOf(claim, reading, currentYear) * (ages.get(reading) ?? 1),
        anchored: reading.anchored,
      };
    });
}

interface Decision {
  status: ClaimStatus;
  confidence: Confidence;
  reasonCode?: string;
}

/** Years in a sentence; with several, it is easy to take the wrong one. */
function yearsIn(text: string): number {
  return new Set(text.match(/\b(?:1[5-9]|20)\d\d\b/g) ?? []).size;
}

const BY_DATE = new Set(['other_year', 'other_start', 'other_end', 'ended_before_today']);
/** The person's own words refute a claim only where they deny it outright. */
const OUTRIGHT = 0.9;

const ELSEWHERE = new Set(['same_degree_elsewhere_that_year', 'doctorate_elsewhere', 'same_degree_elsewhere']);

/** The claimed school's own page does not report degrees of other schools: the name was misread. */
function speaksAgainstItself(reading: SourceReading, evidenceClass: EvidenceClass): boolean {
  return evidenceClass === 'issuer' && ELSEWHERE.has(reading.assessment.exclusion?.code ?? '');
}

/** Firm enough to stand as a refutation: tied to the person, not a doubtful date, and not merely another fact of theirs. */
function isFirm(reading: SourceReading, evidenceClass: EvidenceClass): boolean {
  const rule = reading.assessment.exclusion;
  if (!rule || rule.strength < FIRM || !reading.anchored || speaksAgainstItself(reading, evidenceClass)) return false;
  if (BY_DATE.has(rule.code) && reading.finding.via === 'prose' && yearsIn(reading.finding.quote) > 1) return false;
  return INDEPENDENT_CLASSES.has(evidenceClass) || rule.strength >= OUTRIGHT;
}

/** Another page is firmly tied to the person, without the help of this claim. */
function knownElsewhere(claim: Claim, supports: readonly SourceReading[], identity: ResolvedIdentity): boolean {
  const here = new Set(supports.map((reading) => reading.source.sourceId));
  return identity.sources.some((entry) => {
    const about = identityFor(entry, claim.claim_key);
    return !here.has(entry.sourceId) && about.anchored && about.probability >= 0.9;
  });
}

function decide(
  claim: Claim,
  voices: Voices,
  readings: readonly SourceReading[],
  weighing: Weighing,
  input: JudgeInput,
  calibration: Calibration,
  complete: boolean,
): Decision {
  const threshold = Math.max(
    claim.match_rules?.min_confidence ?? DEFAULT_MIN_CONFIDENCE,
    input.rubric?.thresholds?.verified ?? calibration.thresholds.verified,
  );
  const contradictionAt = input.rubric?.thresholds?.contradiction ?? calibration.thresholds.contradiction;
  const least = Math.max(1, input.rubric?.min_independent_sources ?? 1);
  const supports = readings.filter((reading) => reading.stance === 'supports');
  const against = readings.filter((reading) => reading.stance === 'contradicts');
  const firm = against.filter((reading) => isFirm(reading, voices.classFor(reading.source, claim)));
  const { probability } = weighing;

  if (firm.length > 0 && probability <= contradictionAt && weighing.contradicting.length > 0) {
    return {
      status: 'contradiction',
      confidence: certain(
        1 - probability,
        weighing.authoritativeContradiction,
        weighing.independentContradiction,
        calibration,
      ),
    };
  }
  if (supports.length > 0) {
    const anchored = supports.some((reading) => reading.anchored);
    if (probability >= threshold && weighing.independentSupport >= least && anchored && complete) {
      return {
        status: 'verified',
        confidence: certain(probability, weighing.authoritativeSupport, weighing.independentSupport, calibration),
      };
    }
    // The person is known from other pages, and nothing but the name ties this one to them: somebody else may be meant.
    if (!anchored && knownElsewhere(claim, supports, input.identity)) {
      return { status: 'not_verified', confidence: 2, reasonCode: 'name_only_identity' };
    }
    return { status: 'inconclusive', ...whyOpen(weighing, anchored, least, threshold, against.length > 0, complete) };
  }
  if (against.length > 0 && firm.length > 0)
    return { status: 'inconclusive', confidence: 2, reasonCode: 'contradiction_not_firm' };
  if (readings.some((reading) => reading.stance === 'mentions'))
    return { status: 'inconclusive', confidence: 2, reasonCode: 'partial_match' };
  return silence(input, against.length > 0);
}

function certain(certainty: number, authoritative: boolean, independent: number, calibration: Calibration): Confidence {
  const level = confidenceOf(certainty, calibration);
  if (level === 5 && !authoritative && independent < 2) return 4;
  return level;
}

function whyOpen(
  weighing: Weighing,
  anchored: boolean,
  least: number,
  threshold: number,
  disputed: boolean,
  complete: boolean,
): { confidence: Confidence; reasonCode: string } {
  if (!anchored) return { confidence: 2, reasonCode: 'name_only_identity' };
  if (disputed && weighing.contradicting.length > 0) return { confidence: 2, reasonCode: 'conflicting_evidence' };
  if (weighing.independentSupport === 0) return { confidence: 3, reasonCode: 'self_asserted_only' };
  if (!complete) return { confidence: 3, reasonCode: 'members_unsupported' };
  if (weighing.independentSupport < least) return { confidence: 3, reasonCode: 'too_few_independent_sources' };
  return { confidence: 3, reasonCode: weighing.probability < threshold ? 'evidence_too_weak' : 'below_min_confidence' };
}

/** Nothing speaks for or against. How sure that is depends on how much was looked at. */
function silence(input: JudgeInput, weakAgainst: boolean): Decision {
  const failed = input.coverage?.filter((item) => item.outcome === 'failed').length ?? 0;
  const asked = input.coverage?.filter((item) => item.outcome !== 'skipped').length ?? 0;
  if (asked > 0 && failed === asked) return { status: 'inconclusive', confidence: 1, reasonCode: 'search_failed' };
  const tied = input.identity.sources.filter((source) => source.probability >= 0.7).length;
  const confidence = tied >= 5 ? 3 : tied >= 1 ? 2 : 1;
  if (input.identity.resolution.status === 'ambiguous')
    return { status: 'inconclusive', confidence: 1, reasonCode: 'identity_ambiguous' };
  return {
    status: 'not_verified',
    confidence,
    reasonCode: weakAgainst ? 'only_other_facts' : tied === 0 ? 'person_not_found' : 'no_evidence',
  };
}

/** For types whose findings speak of single members: every claimed member needs its own support. */
function isComplete(type: ClaimType, claim: Claim, readings: readonly SourceReading[]): boolean {
  if (type.mode === 'all') return true;
  const supported = new Set(
    readings
      .filter((reading) => reading.stance === 'supports')
      .flatMap((reading) => reading.all)
      .flatMap((item) =>
        item.assessment.members.filter((member) => member.grade === 'match').map((member) => member.member),
      ),
  );
  return claimedMembers(type, claim.expected).every((rule) => supported.has(rule.member));
}

function categoryOf(type: ClaimType | undefined, claim: Claim): Category {
  const own = claim.expected.category;
  if (claim.claim_type === 'custom' && typeof own === 'string' && (CATEGORIES as readonly string[]).includes(own))
    return own as Category;
  return type?.category ?? 'identity';
}

function claimWarnings(type: ClaimType | undefined, claim: Claim, input: JudgeInput): string[] {
  if (!type) return [];
  const known = new Set([...type.members.map((rule) => rule.member), ...Object.keys(type.expected.shape)]);
  const warnings = Object.keys(claim.expected)
    .filter((member) => !known.has(member))
    .map((member) => `member_not_checked:${claim.claim_key}.${member}`);
  if (claimedMembers(type, claim.expected).length === 0) warnings.push(`empty_expected:${claim.claim_key}`);
  const year = Number(input.today.slice(0, 4));
  for (const member of ['start_date', 'start_year', 'end_year', 'year']) {
    const value = claim.expected[member];
    if (isClaimed(value) && Number(String(value).slice(0, 4)) > year)
      warnings.push(`future_date:${claim.claim_key}.${member}`);
  }
  return warnings;
}

export function judgeClaims(input: JudgeInput): ClaimVerdict[] {
  const calibration = input.calibration ?? CALIBRATION;
  const usable = input.sources.filter((source) => source.notEvidence === null);
  const currentYear = Number(input.today.slice(0, 4));
  const voices = findVoices(input.sources, input.person, input.claims, calibration);
  return input.claims.map((claim) => {
    const type = claimTypeOf(claim);
    const question = { claim, sources: usable, identity: input.identity, today: input.today };
    const readings = readClaim(question);
    const items = itemsOf(readings, claim, voices, currentYear);
    const classes = new Map(
      readings.map((reading) => [reading.source.sourceId, voices.classFor(reading.source, claim)]),
    );
    const weighing = weigh(items, calibration, input.rubric?.caps?.self_only ?? calibration.selfOnlyCap);
    const reading = summariseStance(question, readings, weighing.probability);
    const complete = type ? isComplete(type, claim, readings) : false;
    const decision = decide(claim, voices, readings, weighing, input, calibration, complete);
    const result: ClaimResult = {
      claim_key: claim.claim_key,
      claim_type: claim.claim_type,
      status: decision.status,
      confidence: decision.confidence,
      evidence: evidenceOf(readings, voices.origins),
      explanation: '',
      matched_value: matchedValueOf(readings, decision.status),
      fields: fieldsOf(type, claim, readings),
      ...(decision.reasonCode ? { reason_code: decision.reasonCode } : {}),
      independent_sources:
        decision.status === 'contradiction' ? weighing.independentContradiction : weighing.independentSupport,
    };
    result.explanation = explain({ claim, result, readings, classes, weighing, coverage: input.coverage ?? [] });
    return {
      result,
      category: categoryOf(type, claim),
      weight: claim.weight ?? 1,
      probability: weighing.probability,
      stance: reading.stance,
      reading,
      warnings: claimWarnings(type, claim, input),
    };
  });
}
