// What the pages say about a claim, source by source, before independent origins are counted.
import { assessFinding, claimedMembers, type FindingAssessment, isClaimed } from '../claims/assess-finding.ts';
import { aroundIn, type ClaimType, type Scene } from '../claims/claim-type.ts';
import { compareEmployers } from '../claims/members.ts';
import { CLAIM_TYPES } from '../claims/registry.generated.ts';
import { identityFor, type ResolvedIdentity, type SourceIdentity } from '../identity/identity-types.ts';
import type { Claim } from '../model/claim.ts';
import { type Finding, isGuess, isSecondReading } from '../model/finding.ts';
import type { ReadSource } from '../model/source.ts';
import type { OrganisationIndex } from '../orgs/organisation-index.ts';
import { once } from '../text/once.ts';
import { compareTitles } from '../titles/compare-titles.ts';
import { heldByAnother } from './another-holder.ts';
import { isHeldElsewhere } from './held-elsewhere.ts';
import type { EvidenceStance, StanceSummary } from './judge-types.ts';
import { modestAssessment } from './model-readings.ts';
import { tellsOf, tracedValues, traceOf } from './unread.ts';
import type { Weighing } from './weigh.ts';

export interface SourceReading {
  source: ReadSource;
  identity: SourceIdentity;
  /** Probability that the page speaks of the person, without the help of this claim. */
  probability: number;
  anchored: boolean;
  /** Nothing but a rare name ties the page, and the request gives nothing else to go by. */
  byNameAlone: boolean;
  stance: 'supports' | 'contradicts' | 'mentions';
  /** 0 to 1: how much agrees, or how firmly it excludes, times how surely the page states it. */
  strength: number;
  finding: Finding;
  assessment: FindingAssessment;
  /** Every finding of this source that speaks of the claim, the deciding one first. */
  all: { finding: Finding; assessment: FindingAssessment }[];
}

/** Exclusions below this leave room for a second fact of the same kind. */
export const FIRM = 0.5;

/** A page that may be about the person is read as if it were; whether that is enough is decided with the verdict. */
const READ_AS_PERSON = 0.8;

const TYPES: ReadonlyMap<string, ClaimType> = new Map(CLAIM_TYPES.map((type) => [type.type, type]));

export function claimTypeOf(claim: Claim): ClaimType | undefined {
  return TYPES.get(claim.claim_type);
}

/** A source with what it says about the person, sorted out once for all claims. */
interface PreparedSource {
  source: ReadSource;
  identity: SourceIdentity;
  /** What the page says of the person and does not take back in the same words. */
  own: Finding[];
  /** Those of the kinds that such claims ask for; sorted out once for all claims of a type. */
  ownFor(type: ClaimType): readonly Finding[];
  others: Finding[];
  /** Those of the others whose quote stands on the page. */
  othersQuoted(): Finding[];
  aroundOf: Scene['aroundOf'];
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
    const findings = [...source.findings].sort(byPlace);
    const own = findings.filter((finding) => names.has(finding.person.name) && quoteHolds(source, finding));
    const others = findings.filter((finding) => !names.has(finding.person.name));
    const directed = own.filter((finding) => finding.via === 'directed');
    const kept = own.filter((finding) => !isTakenBack(finding, directed));
    value = {
      source,
      identity: entry,
      own: kept,
      ownFor: byType(kept),
      others,
      othersQuoted: once(() => others.filter((finding) => quoteHolds(source, finding))),
      aroundOf: aroundIn(source.text),
    };
  }
  table.set(source, value);
  return value;
}

function byType(findings: readonly Finding[]): PreparedSource['ownFor'] {
  const known = new Map<ClaimType, readonly Finding[]>();
  return (type) => {
    const wanted = known.get(type) ?? findings.filter((finding) => type.wanted.includes(finding.kind));
    known.set(type, wanted);
    return wanted;
  };
}

function labelOf(finding: Finding): string {
  const { kind, person, organisation, title, degree, status } = finding;
  return [kind, person.name, organisation?.name, title, degree?.surface, status].join('\n');
}

/** In the order of the page, whatever order the readers found them in. */
function byPlace(left: Finding, right: Finding): number {
  if (left.from !== right.from || left.to !== right.to) return left.from - right.from || left.to - right.to;
  const [one, other] = [labelOf(left), labelOf(right)];
  return one < other ? -1 : one > other ? 1 : 0;
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

function deniedBeside(support: Assessed, denials: readonly Assessed[], scene: Scene): Assessed | undefined {
  return denials.find(
    (denial) =>
      TAKEN_BACK.has(denial.finding.status) &&
      denial.finding.from < support.finding.to + BESIDE &&
      support.finding.from < denial.finding.to + BESIDE &&
      denial.finding.degree?.surface === support.finding.degree?.surface &&
      mayBeOneOrganisation(denial.finding, support.finding, scene),
  );
}

/** A degree refused by one school says nothing of the same degree of another. */
function mayBeOneOrganisation(left: Finding, right: Finding, { organisations }: Scene): boolean {
  const [one, other] = [left.organisation?.name, right.organisation?.name];
  return (
    one === undefined || other === undefined || compareEmployers(one, other, organisations).outcome !== 'different'
  );
}

const DATES = new Set(['start_date', 'end_date', 'start_year', 'end_year']);

/** The support leaves the claimed date open, and the page dates the same post or degree otherwise. */
function datedOtherwise(support: Assessed, all: readonly Assessed[]): Assessed | undefined {
  const leftOpen = support.assessment.members.filter(({ member, grade }) => DATES.has(member) && grade === 'absent');
  return all.find(
    ({ assessment, finding }) =>
      assessment.mainMatches &&
      // A second date in one and the same sentence may be of something else there, unless a guess left the date out.
      (isGuess(support.finding) || finding.from >= support.finding.to || finding.to <= support.finding.from) &&
      assessment.members.every(({ member, grade }) => DATES.has(member) || isSameFact(member, grade)) &&
      leftOpen.some((open) => gradeIn(assessment, open.member) === 'mismatch'),
  );
}

/** The support leaves the claimed field open, and in the same words another reading found the degree's own: "PhD in Chemistry". */
function inOtherField(support: Assessed, all: readonly Assessed[]): Assessed | undefined {
  if (gradeIn(support.assessment, 'field') !== 'absent') return undefined;
  return all.find(
    ({ assessment, finding }) =>
      assessment.mainMatches &&
      finding.from < support.finding.to &&
      support.finding.from < finding.to &&
      gradeIn(assessment, 'degree') === gradeIn(support.assessment, 'degree') &&
      gradeIn(assessment, 'field') === 'mismatch',
  );
}

/** The same degree or title; what else the claim names must not speak against it. */
const isSameFact = (member: string, grade: string): boolean =>
  grade !== 'mismatch' && !(grade === 'absent' && (member === 'degree' || member === 'title' || member === 'role'));

const gradeIn = ({ members }: FindingAssessment, member: string): string | undefined =>
  members.find((one) => one.member === member)?.grade;

/** The claimed school stands there without a degree, so the claimed one may be meant; with another degree it is not. */
function leavesRoom(item: Assessed): boolean {
  return (
    item.assessment.mainMatches &&
    !item.assessment.members.some((member) => member.member === 'degree' && member.grade === 'mismatch')
  );
}

function decide(
  assessed: readonly Assessed[],
  heard: readonly Finding[],
  scene: Scene,
): { stance: SourceReading['stance']; deciding: Assessed } | null {
  const supports = assessed
    .filter((item) => item.assessment.stance === 'supports' && !isHeldElsewhere(item, heard, scene))
    .sort(byStrength);
  const mentioned = assessed.some(leavesRoom);
  const against = assessed
    .filter((item) => item.assessment.exclusion && !(item.assessment.exclusion.voidWhenMentioned && mentioned))
    .sort(
      (left, right) =>
        (right.assessment.exclusion?.strength ?? 0) - (left.assessment.exclusion?.strength ?? 0) ||
        byStrength(left, right),
    );
  if (supports[0]) {
    const denial = deniedBeside(supports[0], against, scene);
    if (denial) return { stance: 'contradicts', deciding: denial };
    const dated = datedOtherwise(supports[0], assessed);
    if (dated) return { stance: dated.assessment.exclusion ? 'contradicts' : 'mentions', deciding: dated };
    const other = inOtherField(supports[0], assessed);
    if (other) return { stance: 'mentions', deciding: other };
    // "MSc (in progress)" beside the MSc of a claimed year does not exclude it, and does not bear it out either.
    const doubt = deniedBeside(
      supports[0],
      assessed.filter((item) => item.assessment.stance === 'mentions'),
      scene,
    );
    return doubt ? { stance: 'mentions', deciding: doubt } : { stance: 'supports', deciding: supports[0] };
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
  /** What is known about organisations. */
  organisations: OrganisationIndex;
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
    if (!about.isRead) continue;
    const reading = readPrepared(type, input, prepared);
    if (!reading) continue;
    const byNameAlone = !about.anchored && input.identity.nameAlone.includes(input.claim.claim_key);
    readings.push({
      ...reading,
      probability: about.anchored ? Math.max(about.probability, READ_AS_PERSON) : READ_AS_PERSON,
      anchored: about.anchored || byNameAlone,
      byNameAlone,
    });
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

/** The directed reading found in the same words that the post is over or the degree not taken, which the open one did not see. */
function isTakenBack(finding: Finding, directed: readonly Finding[]): boolean {
  if (finding.via === 'directed') return false;
  const takesBack = (other: Finding): boolean =>
    finding.kind === 'employment'
      ? other.current === false && finding.current !== false
      : finding.kind === 'education' &&
        TAKEN_BACK.has(other.status) &&
        finding.status === 'stated' &&
        other.degree?.level === finding.degree?.level;
  return directed.some(
    (other) => other.kind === finding.kind && takesBack(other) && other.from < finding.to && other.to > finding.from,
  );
}

/** "PhD, 2024 – present", "MSc, 2025 – 2027": a study whose end is still to come is not finished, whether the page says so or not. */
function withOpenEnd(finding: Finding, currentYear: number): Finding {
  const { kind, status, end } = finding;
  if (kind !== 'education' || status !== 'stated' || end === undefined) return finding;
  if (end === 'present') return { ...finding, status: 'in_progress' };
  return end.year > currentYear ? { ...finding, status: 'expected' } : finding;
}

/** Claimed as going on, told without a word of that, and the page names another employer of today: "joined X … is now at Y". */
function hasMovedOn(post: Finding, all: readonly Finding[], { expected, organisations }: Scene): boolean {
  if (expected.is_current !== true || post.kind !== 'employment' || post.current === true) return false;
  // The same words were read as a post of today by the reading that starts from the claim.
  if (all.some((other) => other.via === 'directed' && other.current === true && isSamePlace(other, post))) return false;
  const name = post.organisation?.name;
  if (name !== undefined && startedSince(post, name, all, organisations)) return true;
  if (name === undefined || !(post.via === 'prose' || post.via === 'section' || post.person.how === 'prose'))
    return false;
  return all.some(
    ({ kind, current, organisation, title }) =>
      kind === 'employment' &&
      current === true &&
      organisation !== undefined &&
      (compareEmployers(organisation.name, name, organisations).outcome === 'different' ||
        hasRisen(post, title, expected.title)),
  );
}

const isSamePlace = (one: Finding, other: Finding): boolean =>
  one.kind === other.kind && one.from < other.to && one.to > other.from;

/** "2014: engineer, Marl" in a list that goes on with later years elsewhere. */
function startedSince(post: Finding, name: string, all: readonly Finding[], organisations: OrganisationIndex): boolean {
  const { start, end } = post;
  if (start === undefined || end !== undefined) return false;
  return all.some(
    (other) =>
      other.start !== undefined &&
      other.start.year > start.year &&
      other.organisation !== undefined &&
      compareEmployers(other.organisation.name, name, organisations).outcome === 'different',
  );
}

/** "joined in 1999 as an analyst", and today has another title there. */
const ENTERED = /(?<!\p{L})(?:joined|started|began|hired|recruited|came)(?!\p{L})/iu;

const hasRisen = (post: Finding, today: string | undefined, claimed: unknown): boolean =>
  ENTERED.test(post.quote) &&
  typeof claimed === 'string' &&
  today !== undefined &&
  compareTitles(claimed, today).outcome === 'different';

/** Read for a claim that does not ask whether a post goes on, it does not tell that one does; and a guess is made for one claim. */
function mayTellOf({ readFor, current, kind, via }: Finding, { claim_key, expected }: Claim): boolean {
  if (readFor === undefined || readFor === claim_key) return true;
  const isUntold = kind === 'employment' && current === null && expected.is_current === true;
  return via !== 'linked' && !isUntold;
}

function readPrepared(
  type: ClaimType,
  input: StanceInput,
  prepared: PreparedSource,
): Omit<SourceReading, 'probability' | 'anchored' | 'byNameAlone'> | null {
  const { source, identity } = prepared;
  const scene: Scene = {
    strength: input.claim.match_rules?.match_strength ?? 'semantic',
    expected: input.claim.expected,
    siteName: source.siteName,
    currentYear: Number(input.today.slice(0, 4)),
    aroundOf: prepared.aroundOf,
    organisations: input.organisations,
    others: prepared.others,
  };
  const assess = (findings: readonly Finding[]): Assessed[] =>
    findings
      .map((finding) => withOpenEnd(finding, scene.currentYear))
      .map((finding) => ({
        finding,
        assessment: modestAssessment(finding, assessFinding(type, finding, scene), scene.expected),
      }))
      .filter((item) => item.assessment.stance !== 'unrelated');
  // The reading that starts from the claim speaks only where the open one leaves the claim undecided, fitted weights only where
  // both do, and a model last.
  const stated = prepared.ownFor(type).filter((finding) => mayTellOf(finding, input.claim));
  const isOpen = (items: readonly Assessed[]): boolean => {
    const decided = decide(items, heard, scene);
    if (decided === null || decided.stance === 'mentions') return true;
    // "PhD, Marl" bears out a doctorate in philosophy only where the page names no other subject.
    if (decided.stance === 'supports') return gradeIn(decided.deciding.assessment, 'field') === 'absent';
    // What was taken elsewhere, or beside it, does not keep a page from being asked for the claimed fact itself.
    const { exclusion, mainMatches } = decided.deciding.assessment;
    return !mainMatches || (exclusion?.strength ?? 1) < FIRM;
  };
  let heard: readonly Finding[] = stated.filter((finding) => !isSecondReading(finding));
  let assessed = assess(heard);
  const byRules = stated.filter((finding) => !isGuess(finding));
  for (const more of [byRules, stated.filter((finding) => finding.via !== 'model'), stated]) {
    if (more.length === heard.length || !isOpen(assessed)) continue;
    heard = more;
    assessed = assess(more);
  }
  const own = decide(assessed, heard, scene);
  const undecided = own === null || own.stance === 'mentions';
  const another = undecided
    ? heldByAnother(type, prepared.othersQuoted, scene, {
        names: identity.names,
        isSubject: identity.isSubject,
        listedThere: hasAnotherPost(assessed, scene),
      })
    : null;
  const settled =
    own !== null && hasMovedOn(own.deciding.finding, stated, scene) && own.stance === 'supports'
      ? { ...own, stance: 'mentions' as const }
      : own;
  const decided = another ? { stance: 'contradicts' as const, deciding: another } : settled;
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

/** "J.D., Harvard" against "M.D., Harvard": a page that states the claim outright is not outvoted by a fact beside it. */
function leavesRoomForBoth(reading: SourceReading): boolean {
  return (reading.assessment.exclusion?.strength ?? 0) < FIRM;
}

/** A claimed year that no supporting page has: the rest is borne out, the claim as made is not. */
export function leavesDatesUnseen(readings: readonly SourceReading[]): boolean {
  const supports = readings.filter((reading) => reading.stance === 'supports');
  const unseenIn = ({ assessment }: SourceReading): string[] =>
    assessment.members.filter(({ comparison }) => comparison.unseen).map(({ member }) => member);
  const [first, ...others] = supports.map(unseenIn);
  return first?.some((member) => others.every((unseen) => unseen.includes(member))) ?? false;
}

/** `verified` when the pages support the claim under its match rules, `contradicted` when they exclude it. */
export function summariseStance(
  input: StanceInput,
  readings: readonly SourceReading[],
  { probability, contradicting }: Pick<Weighing, 'probability' | 'contradicting'>,
): StanceSummary {
  const support = strongest(readings, 'supports');
  const against = strongest(
    readings.filter(
      (reading) => !isAnotherPost(reading, support, input.claim) && !(support && leavesRoomForBoth(reading)),
    ),
    'contradicts',
  );
  // Where pages disagree, the weight of those who say it decides.
  const isBorneOut = support !== undefined && !leavesDatesUnseen(readings);
  const supported = isBorneOut && (against === undefined || probability >= 0.5);
  const stance: EvidenceStance = supported ? 'verified' : against ? 'contradicted' : 'not_found';
  const deciding = stance === 'verified' ? support : stance === 'contradicted' ? against : undefined;
  return {
    stance,
    strength: deciding?.strength ?? 0,
    identity: deciding?.probability ?? 0,
    ...(stance === 'not_found' ? surroundingsOf(input) : NOT_LOOKED_AT),
    mentioned: readings.some(
      (reading) => reading.stance === 'mentions' || (reading.stance === 'supports' && !supported),
    ),
    exclusion: stance === 'contradicted' ? (against?.assessment.exclusion?.code ?? null) : null,
    disputed: support !== undefined && against !== undefined && contradicting.length > 0,
  };
}

/** Where the pages speak of the claim, what else stands there is not asked. */
const NOT_LOOKED_AT = { facts: 0, trace: 'absent', bearing: null, another: false, theirs: false } as const;

/** What the pages about the person hold beside what speaks of the claim. */
function surroundingsOf(
  input: StanceInput,
): Pick<StanceSummary, 'facts' | 'trace' | 'tracedOn' | 'bearing' | 'another' | 'theirs'> {
  const type = claimTypeOf(input.claim);
  if (!type) return { ...NOT_LOOKED_AT, trace: 'untied' };
  const byId = new Map(input.identity.sources.map((entry) => [entry.sourceId, entry]));
  const pages = input.sources.filter(
    (source) => source.notEvidence === null && byId.get(source.sourceId)?.isRead === true,
  );
  const { main, second } = tracedValues(type, input.claim.expected);
  const known = new Map<string, boolean>();
  // Many facts, few organisations.
  const bears = ({ organisation }: Finding): boolean => {
    if (main === '' || organisation === undefined) return false;
    const bearing = known.get(organisation.name) ?? tellsOf(organisation.name, main);
    known.set(organisation.name, bearing);
    return bearing;
  };
  const holds = (finding: Finding) =>
    bears(finding) && (second === '' || tellsOf(`${finding.title ?? ''} ${finding.degree?.surface ?? ''}`, second));
  const own: Finding[] = [];
  let another = false;
  for (const source of pages) {
    const prepared = prepare(source, input.identity, byId);
    own.push(...(prepared?.own ?? []));
    another ||= prepared?.others.some(holds) ?? false;
  }
  const wanted = own.filter((finding) => type.wanted.includes(finding.kind));
  const bearing = wanted.some(bears) ? 'same_kind' : own.some(bears) ? 'other_kind' : null;
  const { trace, kin, domain } = traceOf(type, input.claim.expected, pages);
  const ownPage = pages.some((source) => byId.get(source.sourceId)?.isSubject);
  return {
    facts: wanted.length,
    bearing,
    another,
    theirs: kin || (another && !ownPage),
    trace,
    ...(domain ? { tracedOn: domain } : {}),
  };
}
