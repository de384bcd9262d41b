// Who the pages are about. Each page gets the sum of its anchors; the pages tied to the request are one person,
// the rest are other people of the name, each with the reason.
import { assessFinding } from '../claims/assess-finding.ts';
import { aroundIn, type ClaimType, type Scene } from '../claims/claim-type.ts';
import { CLAIM_TYPES } from '../claims/registry.generated.ts';
import { normalAddress } from '../claims/special-members.ts';
import type { Claim } from '../model/claim.ts';
import type { Person } from '../model/person.ts';
import type { ReadSource } from '../model/source.ts';
import type { OrganisationIndex } from '../orgs/organisation-index.ts';
import { gatherFacts, NOTHING_KNOWN, type TrustData } from '../trust/trust-facts.ts';
import { addressesOf, anchorsOf, type Question } from './anchors.ts';
import { clashBetween, groupPages, linked, linkedBothWays, sharedFact } from './candidates.ts';
import { type FeatureName, probabilityOf, weightOf } from './features.ts';
import type { Anchor, ResolvedIdentity, SourceIdentity } from './identity-types.ts';
import { nameWeight } from './name-anchor.ts';
import { type PersonOnPage, personOnPage } from './person-on-page.ts';
import { ANCHORED, candidateOf, type Entry, type Group, resolutionOf, sumOf, warningsOf } from './resolution.ts';

export type { ResolvedIdentity, SourceIdentity } from './identity-types.ts';

const TYPES: ReadonlyMap<string, ClaimType> = new Map(CLAIM_TYPES.map((type) => [type.type, type]));

/** From this weight on a page is tied to the request firmly enough to vouch for others. */
const CORE_WEIGHT = 3;
/** Less than this, while another page is tied firmly, and the page is likelier about somebody else. */
const TIED = 1.5;

/** Claims of the same request that hold on the page: each may vouch for the others, never for itself. */
function claimAnchors(page: PersonOnPage, { claims, facts }: Question): Anchor[] {
  const anchors = new Map<string, Anchor>();
  for (const claim of claims) {
    const type = TYPES.get(claim.claim_type);
    if (!type || type.type === 'identity' || type.type === 'location') continue;
    const scene: Scene = {
      strength: 'semantic',
      expected: claim.expected,
      siteName: page.source.siteName,
      currentYear: 9999,
      aroundOf: aroundIn(page.source.text),
      organisations: facts.organisations,
      others: [],
    };
    const hit = page.findings.find(
      (finding) => type.wanted.includes(finding.kind) && assessFinding(type, finding, scene).stance === 'supports',
    );
    if (!hit) continue;
    // Two claims of one employer are one sign, not two.
    const key = (hit.organisation?.name ?? hit.title ?? claim.claim_key).toLowerCase();
    const known = anchors.get(key);
    if (known) known.claimKeys.push(claim.claim_key);
    else {
      anchors.set(key, {
        anchor: 'claim',
        weight: weightOf('claim_agrees'),
        reason: `the page also gives "${key}", which the request names`,
        source_id: page.source.sourceId,
        claimKeys: [claim.claim_key],
      });
    }
  }
  return [...anchors.values()];
}

/** An organisation that already ties the page must not count a second time under another label. */
function withoutDoubles(anchors: readonly Anchor[]): Anchor[] {
  const direct = anchors.filter((anchor) => anchor.anchor !== 'claim');
  const claims = anchors.filter((anchor) => {
    if (anchor.anchor !== 'claim') return false;
    return !direct.some((other) => other.weight > 0 && other.claimKeys.some((key) => anchor.claimKeys.includes(key)));
  });
  return [...direct, ...claims];
}

/** Organisations of the request are compared directly; here only facts beyond them count. */
function givenOrganisations(person: Person): string[] {
  return [
    person.current_company,
    ...(person.employment_seed ?? []).map((item) => item.employer),
    ...(person.education_seed ?? []).map((item) => item.school),
  ].filter((name): name is string => name !== undefined && name !== '');
}

function vouchedBy(
  entry: Entry,
  core: readonly Entry[],
  given: readonly string[],
  organisations: OrganisationIndex,
): Anchor[] {
  for (const other of core) {
    if (other === entry || clashBetween(entry.page, other.page) !== null) continue;
    if (linked(entry.page, other.page)) {
      const both = linkedBothWays(entry.page, other.page);
      return [
        {
          anchor: 'profile_link',
          weight: weightOf(both ? 'reciprocal_link' : 'linked_from_own_page'),
          reason: `${both ? 'links both ways' : 'linked'} with ${normalAddress(other.page.source.url)}`,
          source_id: entry.page.source.sourceId,
          claimKeys: [],
        },
      ];
    }
  }
  for (const other of core) {
    if (other === entry || clashBetween(entry.page, other.page) !== null) continue;
    const fact = sharedFact(entry.page, other.page, organisations, given);
    if (fact === null) continue;
    return [
      {
        anchor: 'shared_fact',
        weight: weightOf('shared_fact'),
        reason: `gives ${fact}, as ${normalAddress(other.page.source.url)} does`,
        source_id: entry.page.source.sourceId,
        claimKeys: [],
      },
    ];
  }
  return [];
}

function beyondName(anchors: readonly Anchor[]): number {
  return anchors.filter((anchor) => anchor.anchor !== 'name').reduce((total, anchor) => total + anchor.weight, 0);
}

/** One claim that holds there proves nothing: a namesake's page holds the claim that was taken from it. */
function withoutOneClaim(anchors: readonly Anchor[]): number {
  const claim = anchors.find((anchor) => anchor.anchor === 'claim');
  return beyondName(anchors) - (claim?.weight ?? 0);
}

/** So much more must tie the other page before a clash with it parts this one from the person. */
const CLEARLY_BETTER = 1;

/**
 * A page that clashes with a better tied one is about somebody else. One that is tied by nothing while another is
 * tied is somebody else the likelier, the commoner the name.
 */
function betterCandidate(entry: Entry, core: readonly Entry[], person: Person): Anchor[] {
  const best = core[0];
  if (!best || best === entry) return [];
  const weight = withoutOneClaim(entry.anchors);
  const clash = clashBetween(entry.page, best.page);
  const other = (feature: FeatureName, reason: string): Anchor[] => [
    { anchor: 'other_person', weight: weightOf(feature), reason, source_id: entry.page.source.sourceId, claimKeys: [] },
  ];
  if (clash !== null && beyondName(best.anchors) - weight >= CLEARLY_BETTER) return other('clash_with_better', clash);
  const rare = nameWeight(person.full_name) >= 2.3;
  // A rare name in the right place is enough to leave it open.
  if (weight >= (rare ? ANCHORED : TIED)) return [];
  return other(
    rare ? 'better_candidate_rare' : 'better_candidate',
    'another page of this name is tied to the request, this one by nothing',
  );
}

function leaveOneOut(anchors: readonly Anchor[], claims: readonly Claim[]): SourceIdentity['without'] {
  const without: SourceIdentity['without'] = {};
  for (const claim of claims) {
    const kept = anchors.filter((anchor) => !(anchor.weight > 0 && anchor.claimKeys.includes(claim.claim_key)));
    if (kept.length === anchors.length) continue;
    const weight = sumOf(kept);
    without[claim.claim_key] = { weight, probability: probabilityOf(weight), anchored: beyondName(kept) >= ANCHORED };
  }
  return without;
}

export interface IdentityInput {
  person: Person;
  claims: readonly Claim[];
  sources: readonly ReadSource[];
  trust?: TrustData;
}

export function resolveIdentity(input: IdentityInput): ResolvedIdentity {
  const { person, claims } = input;
  // What was read for the sake of a claim must not help to settle who the page is about.
  const sources = input.sources
    .map((source) => ({ ...source, findings: source.findings.filter((finding) => finding.via !== 'directed') }))
    .sort((left, right) => (left.url < right.url ? -1 : left.url > right.url ? 1 : 0));
  const ownAddresses = addressesOf(person);
  const question: Question = {
    person,
    claims,
    ownAddresses,
    ownPages: sources.filter((source) => ownAddresses.some((address) => normalAddress(source.url).startsWith(address))),
    facts: gatherFacts(input.trust ?? NOTHING_KNOWN, person, claims, sources),
  };
  const entries: Entry[] = [];
  for (const source of sources) {
    const page = personOnPage(person, source);
    if (page)
      entries.push({ page, anchors: withoutDoubles([...anchorsOf(page, question), ...claimAnchors(page, question)]) });
  }
  const core = entries
    .filter((entry) => withoutOneClaim(entry.anchors) >= CORE_WEIGHT)
    .sort((left, right) => sumOf(right.anchors) - sumOf(left.anchors));
  const given = givenOrganisations(person);
  for (const entry of entries) {
    if (!core.includes(entry)) entry.anchors.push(...vouchedBy(entry, core, given, question.facts.organisations));
  }
  const extra = entries.map((entry) => [...betterCandidate(entry, core, person), ...rivals(entry, entries)]);
  for (const [index, entry] of entries.entries()) entry.anchors.push(...extra[index]!);

  const groups = groupEntries(entries, question.facts.organisations);
  const candidates = groups.map(candidateOf);
  const identities = sources.map((source) => identityOf(source, entries, groups, claims));
  const resolution = resolutionOf(candidates, person, sources, identities);
  return { resolution, sources: identities, warnings: warningsOf(resolution, person) };
}

/**
 * The pages that are more likely than not about the person and agree with the best of them are one candidate, the one
 * asked for. Those that clash with it, and those that are unlikely, are other people.
 */
function groupEntries(entries: readonly Entry[], organisations: OrganisationIndex): Group[] {
  const likely = entries
    .filter((entry) => probabilityOf(sumOf(entry.anchors)) >= 0.5)
    .sort(
      (left, right) =>
        sumOf(right.anchors) - sumOf(left.anchors) || (left.page.source.url < right.page.source.url ? -1 : 1),
    );
  const best = likely[0];
  const requested = best
    ? likely.filter((entry) => entry === best || clashBetween(entry.page, best.page) === null)
    : [];
  const rest = entries.filter((entry) => !requested.includes(entry));
  const others = groupPages(
    rest.map((entry) => entry.page),
    organisations,
  ).map((pages) => ({
    entries: rest.filter((entry) => pages.includes(entry.page)),
    requested: false,
  }));
  others.sort((left, right) => weightOfGroup(right) - weightOfGroup(left));
  return requested.length > 0 ? [{ entries: requested, requested: true }, ...others] : others;
}

function weightOfGroup(group: Group): number {
  return Math.max(...group.entries.map((entry) => sumOf(entry.anchors)));
}

/** Pages of two people that fit alike: each of them is the less likely to be the one. */
function rivals(entry: Entry, entries: readonly Entry[]): Anchor[] {
  const weight = sumOf(entry.anchors);
  const rival = entries.find((other) => {
    if (other === entry || Math.abs(sumOf(other.anchors) - weight) >= CLEARLY_BETTER || sumOf(other.anchors) < 0)
      return false;
    return clashBetween(entry.page, other.page) !== null;
  });
  if (!rival) return [];
  return [
    {
      anchor: 'other_person',
      weight: weightOf('rival'),
      reason: `${normalAddress(rival.page.source.url)} fits alike and is about somebody else`,
      source_id: entry.page.source.sourceId,
      claimKeys: [],
    },
  ];
}

function identityOf(
  source: ReadSource,
  entries: readonly Entry[],
  groups: readonly Group[],
  claims: readonly Claim[],
): SourceIdentity {
  const entry = entries.find((candidate) => candidate.page.source === source);
  if (!entry) {
    const none: Anchor = {
      anchor: 'name',
      weight: weightOf('name_absent'),
      reason: 'nobody of this name stands on the page',
      source_id: source.sourceId,
      claimKeys: [],
    };
    return {
      sourceId: source.sourceId,
      names: [],
      isSubject: false,
      anchors: [none],
      weight: none.weight,
      probability: probabilityOf(none.weight),
      candidate: null,
      without: {},
      anchored: false,
    };
  }
  const weight = sumOf(entry.anchors);
  return {
    sourceId: source.sourceId,
    names: entry.page.names,
    isSubject: entry.page.isSubject,
    anchors: entry.anchors,
    weight,
    probability: probabilityOf(weight),
    candidate: groups.findIndex((group) => group.entries.includes(entry)),
    without: leaveOneOut(entry.anchors, claims),
    anchored: beyondName(entry.anchors) >= ANCHORED,
  };
}
