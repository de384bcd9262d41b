// What the pages say about a claim, source by source, before independent origins are counted.
import { assessFinding, claimedMembers, type FindingAssessment, isClaimed } from '../claims/assess-finding.ts';
import { aroundIn, type ClaimType, type ExclusionRule, type Scene } from '../claims/claim-type.ts';
import { CLAIM_TYPES } from '../claims/registry.generated.ts';
import { identityFor, type ResolvedIdentity, type SourceIdentity } from '../identity/identity-types.ts';
import type { Claim } from '../model/claim.ts';
import type { Finding } from '../model/finding.ts';
import type { ReadSource } from '../model/source.ts';
import type { EvidenceStance, StanceSummary } from './judge-types.ts';

export interface SourceReading {
  source: ReadSource;
  identity: SourceIdentity;
  /** Probability that the page speaks of the person, without the help of this claim. */
  probability: number;
  anchored: boolean;
  stance: 'supports' | 'contradicts' | 'mentions';
  /** 0 to 1: how much agrees, or how firmly it excludes, times how surely the page states it. */
  strength: number;
  finding: Finding;
  assessment: FindingAssessment;
  /** Every finding of this source that speaks of the claim, the deciding one first. */
  all: { finding: Finding; assessment: FindingAssessment }[];
}

/** A page below an even chance of being about the person says nothing about them. */
export const LEAST_IDENTITY = 0.5;

const TYPES: ReadonlyMap<string, ClaimType> = new Map(CLAIM_TYPES.map((type) => [type.type, type]));

export function claimTypeOf(claim: Claim): ClaimType | undefined {
  return TYPES.get(claim.claim_type);
}

/** A source with what it says about the person, sorted out once for all claims. */
interface PreparedSource {
  source: ReadSource;
  identity: SourceIdentity;
  own: Finding[];
  others: Finding[];
  aroundOf(finding: Finding): string;
}

const preparedFor = new WeakMap<ResolvedIdentity, WeakMap<ReadSource, PreparedSource | null>>();

function prepare(
  source: ReadSource,
  identity: ResolvedIdentity,
  byId: ReadonlyMap<string, SourceIdentity>,
): PreparedSource | null {
  const table = preparedFor.get(identity) ?? new WeakMap<ReadSource, PreparedSource | null>();
  preparedFor.set(identity, table);
  const known = table.get(source);
  if (known !== undefined) return known;
  const entry = byId.get(source.sourceId);
  const usable = entry && source.notEvidence === null && entry.names.length > 0 && source.findings.length > 0;
  let value: PreparedSource | null = null;
  if (usable) {
    const names = new Set(entry.names);
    value = {
      source,
      identity: entry,
      own: source.findings.filter((finding) => names.has(finding.person.name) && quoteHolds(source, finding)),
      others: source.findings.filter((finding) => !names.has(finding.person.name)),
      aroundOf: aroundIn(source.text),
    };
  }
  table.set(source, value);
  return value;
}

type Assessed = { finding: Finding; assessment: FindingAssessment };

function byStrength(left: Assessed, right: Assessed): number {
  return (
    right.assessment.match - left.assessment.match ||
    right.finding.certainty - left.finding.certainty ||
    left.finding.from - right.finding.from ||
    left.finding.to - right.finding.to
  );
}

/** Statuses by which a page takes back what it seems to say. */
const TAKEN_BACK = new Set(['not_conferred', 'negated', 'revoked', 'honorary', 'in_progress', 'expected']);
/** "… University, 1995 (Not Conferred)": the denial stands beside what it denies. */
const BESIDE = 120;

function deniedBeside(support: Assessed, denials: readonly Assessed[]): Assessed | undefined {
  return denials.find(
    (denial) =>
      TAKEN_BACK.has(denial.finding.status) &&
      denial.finding.from < support.finding.to + BESIDE &&
      support.finding.from < denial.finding.to + BESIDE &&
      denial.finding.degree?.surface === support.finding.degree?.surface,
  );
}

/** The claimed school stands there without a degree, so the claimed one may be meant; with another degree it is not. */
function leavesRoom(item: Assessed): boolean {
  return (
    item.assessment.mainMatches &&
    !item.assessment.members.some((member) => member.member === 'degree' && member.grade === 'mismatch')
  );
}

function decide(assessed: readonly Assessed[]): { stance: SourceReading['stance']; deciding: Assessed } | null {
  const supports = assessed.filter((item) => item.assessment.stance === 'supports').sort(byStrength);
  const mentioned = assessed.some(leavesRoom);
  const against = assessed
    .filter((item) => item.assessment.exclusion && !(item.assessment.exclusion.voidWhenMentioned && mentioned))
    .sort(
      (left, right) =>
        (right.assessment.exclusion?.strength ?? 0) - (left.assessment.exclusion?.strength ?? 0) ||
        byStrength(left, right),
    );
  if (supports[0]) {
    const denial = deniedBeside(supports[0], against);
    return denial ? { stance: 'contradicts', deciding: denial } : { stance: 'supports', deciding: supports[0] };
  }
  if (against[0]) return { stance: 'contradicts', deciding: against[0] };
  const mention = assessed.filter((item) => item.assessment.mainMatches).sort(byStrength)[0];
  return mention ? { stance: 'mentions', deciding: mention } : null;
}

/** A doubt of the reader takes off at most this share. */
const READER_DOUBT = 0.4;

function strengthOf(stance: SourceReading['stance'], item: Assessed): number {
  const reader = 1 - READER_DOUBT * (1 - item.finding.certainty);
  return (stance === 'contradicts' ? (item.assessment.exclusion?.strength ?? 0) : item.assessment.match) * reader;
}

/** Posts that one person holds at a time, or held for good. */
const SINGLE_POST =
  /^(?:the )?(?:sole )?(?:founder|ceo|chief executive(?: officer)?|president|chairman|chairwoman|chair|managing director|owner|secretary of state|rector|dean|principal|editor[- ]in[- ]chief)$/i;

const HELD_BY_ANOTHER: ExclusionRule = {
  code: 'held_by_another',
  strength: 0.45,
  when: {},
  reason: 'the page gives that post to somebody else',
  example: 'claimed founder of a foundation; "her father, Malcolm, founded the foundation"; both may have held it',
};

const ANOTHER_POST_THERE: ExclusionRule = {
  code: 'another_post_there',
  strength: 0.7,
  when: {},
  reason: 'the page gives that post to somebody else, and the person another one there',
  example: 'claimed chief executive; the register lists her as board member and another as chief executive',
};

/** A page that gives the claimed post to another, and to the person nothing there, or another post. */
function heldByAnother(
  type: ClaimType,
  prepared: PreparedSource,
  scene: Scene,
  listedThere: boolean,
): { stance: SourceReading['stance']; deciding: Assessed } | null {
  const role = scene.expected.role ?? scene.expected.title;
  if (typeof role !== 'string' || !SINGLE_POST.test(role.trim())) return null;
  if (!prepared.identity.isSubject && !listedThere) return null;
  const rule = listedThere ? ANOTHER_POST_THERE : HELD_BY_ANOTHER;
  for (const finding of prepared.others) {
    if (!type.wanted.includes(finding.kind) || !quoteHolds(prepared.source, finding)) continue;
    const assessment = assessFinding(type, finding, scene);
    if (assessment.stance !== 'supports') continue;
    return {
      stance: 'contradicts',
      deciding: { finding, assessment: { ...assessment, stance: 'contradicts', exclusion: rule } },
    };
  }
  return null;
}

/** The person stands on the page with another post at the same place. */
function hasAnotherPost(assessed: readonly Assessed[], scene: Scene): boolean {
  const member = scene.expected.role === undefined ? 'title' : 'role';
  return assessed.some(
    (item) =>
      item.assessment.mainMatches &&
      item.assessment.members.some((entry) => entry.member === member && entry.grade === 'mismatch'),
  );
}

export interface StanceInput {
  claim: Claim;
  sources: readonly ReadSource[];
  identity: ResolvedIdentity;
  /** ISO date of the run. */
  today: string;
}

function quoteHolds(source: ReadSource, finding: Finding): boolean {
  return finding.quote !== '' && source.text.slice(finding.from, finding.to) === finding.quote;
}

/** Every usable source that speaks of the claim, in a fixed order. */
export function readClaim(input: StanceInput): SourceReading[] {
  const type = claimTypeOf(input.claim);
  if (!type || claimedMembers(type, input.claim.expected).length === 0) return [];
  const byId = new Map(input.identity.sources.map((entry) => [entry.sourceId, entry]));
  const readings: SourceReading[] = [];
  for (const source of input.sources) {
    const prepared = prepare(source, input.identity, byId);
    if (!prepared) continue;
    const about = identityFor(prepared.identity, input.claim.claim_key);
    if (about.probability < LEAST_IDENTITY) continue;
    const reading = readPrepared(type, input, prepared);
    if (reading) readings.push({ ...reading, probability: about.probability, anchored: about.anchored });
  }
  return withoutYielding(type, input, readings).sort((left, right) =>
    left.source.url < right.source.url ? -1 : left.source.url > right.source.url ? 1 : 0,
  );
}

/** A claim that names no school or employer is borne out by any page that does; denials of another such fact give way. */
function withoutYielding(type: ClaimType, input: StanceInput, readings: SourceReading[]): SourceReading[] {
  const main = type.members.filter((rule) => rule.role === 'main').map((rule) => rule.member);
  const named = main.some((member) => isClaimed(input.claim.expected[member]));
  if (named || !readings.some((reading) => reading.stance === 'supports')) return readings;
  return readings.filter((reading) => reading.stance !== 'contradicts');
}

function readPrepared(
  type: ClaimType,
  input: StanceInput,
  prepared: PreparedSource,
): Omit<SourceReading, 'probability' | 'anchored'> | null {
  const { source, identity } = prepared;
  const scene: Scene = {
    strength: input.claim.match_rules?.match_strength ?? 'semantic',
    expected: input.claim.expected,
    siteName: source.siteName,
    currentYear: Number(input.today.slice(0, 4)),
    aroundOf: prepared.aroundOf,
    others: prepared.others,
  };
  const assessed: Assessed[] = [];
  for (const finding of prepared.own) {
    if (!type.wanted.includes(finding.kind)) continue;
    const assessment = assessFinding(type, finding, scene);
    if (assessment.stance !== 'unrelated') assessed.push({ finding, assessment });
  }
  const own = decide(assessed);
  const other =
    own === null || own.stance === 'mentions'
      ? heldByAnother(type, prepared, scene, hasAnotherPost(assessed, scene))
      : null;
  const decided = other ?? own;
  if (!decided) return null;
  const { deciding, stance } = decided;
  return {
    source,
    identity,
    stance,
    strength: strengthOf(stance, deciding),
    finding: deciding.finding,
    assessment: deciding.assessment,
    all: [deciding, ...assessed.filter((item) => item !== deciding)],
  };
}

function strongest(readings: readonly SourceReading[], stance: SourceReading['stance']): SourceReading | undefined {
  return readings
    .filter((reading) => reading.stance === stance)
    .sort((left, right) => right.strength * right.probability - left.strength * left.probability)[0];
}

/** "Former CTO" beside "founder": with no title claimed, the end of one post does not end another that a page supports. */
function isAnotherPost(reading: SourceReading, support: SourceReading | undefined, claim: Claim): boolean {
  if (support === undefined || reading.stance !== 'contradicts' || reading.finding.current !== false) return false;
  if (claim.expected.title !== undefined || claim.expected.role !== undefined) return false;
  const [held, ended] = [support.finding.title, reading.finding.title];
  return held !== undefined && ended !== undefined && held.toLowerCase() !== ended.toLowerCase();
}

/** `verified` when the pages support the claim under its match rules, `contradicted` when they exclude it. */
export function summariseStance(
  input: StanceInput,
  readings: readonly SourceReading[],
  probability: number,
): StanceSummary {
  const support = strongest(readings, 'supports');
  const against = strongest(
    readings.filter((reading) => !isAnotherPost(reading, support, input.claim)),
    'contradicts',
  );
  // Where pages disagree, the weight of those who say it decides.
  const supported = support !== undefined && (against === undefined || probability >= 0.5);
  const stance: EvidenceStance = supported ? 'verified' : against ? 'contradicted' : 'not_found';
  const deciding = stance === 'verified' ? support : stance === 'contradicted' ? against : undefined;
  return {
    stance,
    strength: deciding?.strength ?? 0,
    identity: deciding?.probability ?? 0,
    facts: factsAbout(input),
    mentioned: readings.some((reading) => reading.stance === 'mentions'),
    disputed: support !== undefined && against !== undefined,
  };
}

function factsAbout(input: StanceInput): number {
  const type = claimTypeOf(input.claim);
  const byId = new Map(input.identity.sources.map((entry) => [entry.sourceId, entry]));
  let count = 0;
  for (const source of input.sources) {
    const prepared = prepare(source, input.identity, byId);
    if (!prepared || prepared.identity.probability < LEAST_IDENTITY) continue;
    for (const finding of prepared.own) if (type?.wanted.includes(finding.kind)) count += 1;
  }
  return count;
}
