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
import { NOTHING_KNOWN, type TrustData } from '../trust/trust-facts.ts';
import { CALIBRATION, type Calibration } from './calibration.ts';
import { evidenceOf, fieldsOf, matchedValueOf, ruledOutBy } from './evidence-items.ts';
import { explain, type ReasonCode } from './explain.ts';
import type { ClaimVerdict, StanceSummary } from './judge-types.ts';
import { claimTypeOf, readClaim, type SourceReading, summariseStance } from './stance.ts';
import { stanceConfidence } from './stance-confidence.ts';
import { findVoices, type Voices } from './voices.ts';
import { confidenceOf, type Weighing, weigh } from './weigh.ts';
import { isFirm, itemsOf } from './weighed-items.ts';

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
  /** Whose site is whose, as far as it is known before the job. */
  trust?: TrustData;
  /** Worked out before, where the report needs them too. */
  voices?: Voices;
}

const DEFAULT_MIN_CONFIDENCE = 0.7;

interface Decision {
  status: ClaimStatus;
  confidence: Confidence;
  reasonCode?: ReasonCode;
}

/** Another page is firmly tied to the person, without the help of this claim. */
function knownElsewhere(claim: Claim, supports: readonly SourceReading[], identity: ResolvedIdentity): boolean {
  const here = new Set(supports.map((reading) => reading.source.sourceId));
  return identity.sources.some((entry) => {
    const about = identityFor(entry, claim.claim_key);
    return !here.has(entry.sourceId) && about.anchored && about.probability >= 0.9;
  });
}

/** The most that a rare name alone makes of a verdict. */
const BY_NAME_ALONE = 3;

/** Two people of the name fit alike, and only one of them is said to be what the claim says. */
function restsOnOneOfSeveral(readings: readonly SourceReading[], identity: ResolvedIdentity): boolean {
  if (identity.resolution.status !== 'ambiguous') return false;
  return new Set(readings.map((reading) => reading.identity.candidate)).size === 1;
}

function decide(
  claim: Claim,
  voices: Voices,
  readings: readonly SourceReading[],
  weighing: Weighing,
  input: JudgeInput,
  calibration: Calibration,
  complete: boolean,
  summary: StanceSummary,
): Decision {
  const verifiedAt = input.rubric?.thresholds?.verified ?? calibration.thresholds.verified;
  const threshold = Math.max(claim.match_rules?.min_confidence ?? DEFAULT_MIN_CONFIDENCE, verifiedAt);
  const contradictionAt = input.rubric?.thresholds?.contradiction ?? calibration.thresholds.contradiction;
  const least = Math.max(1, input.rubric?.min_independent_sources ?? 1);
  const supports = readings.filter((reading) => reading.stance === 'supports');
  const against = readings.filter((reading) => reading.stance === 'contradicts');
  const firm = against.filter((reading) => isFirm(reading, voices.classFor(reading.source, claim)));
  const { probability } = weighing;
  const decisive = supports.length > 0 ? supports : firm;
  if (decisive.length > 0 && restsOnOneOfSeveral(decisive, input.identity))
    return { status: 'inconclusive', confidence: 2, reasonCode: 'identity_ambiguous' };

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
      const level = certain(probability, weighing.authoritativeSupport, weighing.independentSupport, calibration);
      const byName = supports.every((reading) => reading.byNameAlone || !reading.anchored);
      return { status: 'verified', confidence: byName ? (Math.min(level, BY_NAME_ALONE) as Confidence) : level };
    }
    // The person is known from other pages, and nothing but the name ties this one to them: somebody else may be meant.
    if (!anchored && knownElsewhere(claim, supports, input.identity)) {
      return { status: 'not_verified', confidence: 2, reasonCode: 'name_only_identity' };
    }
    return { status: 'inconclusive', ...whyOpen(weighing, anchored, least, verifiedAt, against.length > 0, complete) };
  }
  if (against.length > 0 && firm.length > 0)
    return { status: 'inconclusive', confidence: 2, reasonCode: 'contradiction_not_firm' };
  if (readings.some((reading) => reading.stance === 'mentions'))
    return { status: 'inconclusive', confidence: 2, reasonCode: 'partial_match' };
  return silence(input, against.length > 0, summary);
}

/** The claimed name stands on a page about the person, in no fact that was read: neither silence nor a statement. */
function isUnread(summary: StanceSummary): boolean {
  if (summary.bearing !== null || summary.another || summary.theirs) return false;
  return summary.trace === 'beside' || summary.trace === 'alone';
}

/** A rubric caps self-written evidence by a probability, or by a level of confidence from 2 to 5. */
function selfOnlyCap(rubric: ScoringRubric | null, calibration: Calibration): number {
  const cap = rubric?.caps?.self_only;
  if (cap === undefined) return calibration.selfOnlyCap;
  if (cap <= 1) return cap;
  const above = calibration.confidence.filter((step) => step.level > Math.floor(cap)).map((step) => step.least);
  return above.length === 0 ? 1 : Math.min(...above) - 0.001;
}

/** No verdict is surer than the reading it rests on has proved to be on labelled claims. */
function capped(decision: Decision, level: Confidence): Decision {
  return decision.status === 'inconclusive' || decision.confidence <= level
    ? decision
    : { ...decision, confidence: level };
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
  verifiedAt: number,
  disputed: boolean,
  complete: boolean,
): { confidence: Confidence; reasonCode: ReasonCode } {
  if (!anchored) return { confidence: 2, reasonCode: 'name_only_identity' };
  if (disputed && weighing.contradicting.length > 0) return { confidence: 2, reasonCode: 'conflicting_evidence' };
  if (weighing.independentSupport === 0) {
    const claimed = weighing.supporting.some((voice) => voice.evidenceClass === 'claimed_site');
    return { confidence: 3, reasonCode: claimed ? 'claimed_site_only' : 'self_asserted_only' };
  }
  if (!complete) return { confidence: 3, reasonCode: 'members_unsupported' };
  if (weighing.independentSupport < least) return { confidence: 3, reasonCode: 'too_few_independent_sources' };
  return {
    confidence: 3,
    reasonCode: weighing.probability < verifiedAt ? 'evidence_too_weak' : 'below_min_confidence',
  };
}

/** Nothing speaks for or against. How sure that is depends on how much was looked at. */
function silence(input: JudgeInput, weakAgainst: boolean, summary: StanceSummary): Decision {
  const failed = input.coverage?.filter((item) => item.outcome === 'failed').length ?? 0;
  const asked = input.coverage?.filter((item) => item.outcome !== 'skipped').length ?? 0;
  if (asked > 0 && failed === asked) return { status: 'inconclusive', confidence: 1, reasonCode: 'search_failed' };
  const tied = input.identity.sources.filter((source) => source.probability >= 0.7).length;
  const confidence = tied >= 5 ? 3 : tied >= 1 ? 2 : 1;
  if (input.identity.resolution.status === 'ambiguous')
    return { status: 'inconclusive', confidence: 1, reasonCode: 'identity_ambiguous' };
  return { status: 'not_verified', confidence, reasonCode: whySilent(weakAgainst, tied, summary) };
}

function whySilent(weakAgainst: boolean, tied: number, summary: StanceSummary): ReasonCode {
  if (weakAgainst) return 'only_other_facts';
  if (tied === 0) return 'person_not_found';
  return isUnread(summary) ? 'named_but_not_read' : 'no_evidence';
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
  const trust = input.trust ?? NOTHING_KNOWN;
  const { organisations } = trust;
  const voices = input.voices ?? findVoices({ ...input, trust, calibration });
  return input.claims.map((claim) => {
    const type = claimTypeOf(claim);
    const question = { claim, sources: usable, identity: input.identity, today: input.today, organisations };
    const readings = readClaim(question);
    const items = itemsOf(readings, claim, voices, currentYear);
    const classes = new Map(
      readings.map((reading) => [reading.source.sourceId, voices.classFor(reading.source, claim)]),
    );
    const weighing = weigh(items, calibration, selfOnlyCap(input.rubric, calibration));
    const reading = summariseStance(question, readings, weighing);
    const complete = type ? isComplete(type, claim, readings) : false;
    const decision = capped(
      decide(claim, voices, readings, weighing, input, calibration, complete, reading),
      // Where pages disagree, their weights have settled it already; it is never beyond doubt.
      reading.disputed ? 4 : stanceConfidence(reading, calibration).level,
    );
    const result: ClaimResult = {
      claim_key: claim.claim_key,
      claim_type: claim.claim_type,
      status: decision.status,
      confidence: decision.confidence,
      evidence: evidenceOf(readings, voices.origins, classes),
      explanation: '',
      matched_value: matchedValueOf(readings, decision.status),
      fields: fieldsOf(type, claim, readings),
      ...(decision.reasonCode ? { reason_code: decision.reasonCode } : {}),
      independent_sources:
        decision.status === 'contradiction' ? weighing.independentContradiction : weighing.independentSupport,
    };
    const ruledOut = decision.status === 'contradiction' ? ruledOutBy(readings) : undefined;
    if (ruledOut) result.ruled_out = ruledOut;
    result.explanation = explain({
      claim,
      result,
      reason: decision.reasonCode,
      readings,
      classes,
      weighing,
      coverage: input.coverage ?? [],
      tracedOn: reading.tracedOn,
      doubtOf: (one) => voices.doubtFor(one.source, claim),
    });
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
