// Who the pages are about. The pages are grouped into people first; then the person asked for is sought among them.
import { normalAddress } from '../claims/special-members.ts';
import type { Claim } from '../model/claim.ts';
import { isSecondReading } from '../model/finding.ts';
import type { Person } from '../model/person.ts';
import type { ReadSource } from '../model/source.ts';
import { gatherFacts, NOTHING_KNOWN, type TrustData } from '../trust/trust-facts.ts';
import type { Question } from './anchor-parts.ts';
import { anchorsOf } from './anchors.ts';
import { claimAnchors, withoutDoubles } from './claim-anchors.ts';
import { probabilityOf } from './features.ts';
import { groupPages } from './group-pages.ts';
import type { Anchor, PageIdentity, ResolvedIdentity, SourceIdentity, Standing } from './identity-types.ts';
import { knownFactsOf } from './known-facts.ts';
import { addressesOf } from './link-anchors.ts';
import { nameAnchor, rarityOf } from './name-anchor.ts';
import { claimsByOrganisation } from './organisation-names.ts';
import {
  absentWeight,
  beyondName,
  compareIndividuals,
  type Entry,
  fitBeyondName,
  type Individual,
  isLikely,
  namesakesMet,
  sumOf,
  tellsSomething,
  vouchWithin,
} from './people.ts';
import { type PersonOnPage, personOnPage } from './person-on-page.ts';
import { resolutionOf, sortIndividuals, warningsOf } from './resolution.ts';

export type { ResolvedIdentity, SourceIdentity } from './identity-types.ts';

/** Beside the name, at least this much must speak for a page before it may verify anything. */
const ANCHORED = 1.3;
/** Beside a rare name less is enough, if both together say so much. */
const ANCHORED_BESIDE_RARE_NAME = 0.5;
const ANCHORED_WITH_RARE_NAME = 1.5;
/** From this rarity on a name has hardly a second bearer. */
const RARE = 0.65;
/** From this rarity on even several pages that nothing joins are about one. */
const HARDLY_SHARED = 0.9;

export interface IdentityInput {
  person: Person;
  claims: readonly Claim[];
  sources: readonly ReadSource[];
  trust?: TrustData;
}

/** Organisations of the request tie a page to it directly; they join no two pages. */
function givenOrganisations({ person, known }: Question): string[] {
  return [
    ...known.employers,
    ...(person.employment_seed ?? []).map((item) => item.employer),
    ...(person.education_seed ?? []).map((item) => item.school),
  ].filter((name): name is string => name !== undefined && name !== '');
}

function questionOf({ person, claims, trust }: IdentityInput, sources: readonly ReadSource[]): Question {
  const ownAddresses = addressesOf(person);
  const facts = gatherFacts(trust ?? NOTHING_KNOWN, person, claims, sources);
  return {
    person,
    known: knownFactsOf(person),
    claims,
    ownAddresses,
    ownPages: sources.filter((source) => ownAddresses.some((address) => normalAddress(source.url).startsWith(address))),
    claimsAbout: claimsByOrganisation(claims, facts.organisations),
    facts,
  };
}

/** The pages sorted into people, each page with everything that speaks for or against it. */
function findIndividuals(pages: readonly PersonOnPage[], question: Question): Individual[] {
  const entries = new Map<PersonOnPage, Entry>(
    pages.map((page) => {
      const anchors = withoutDoubles([...anchorsOf(page, question), ...claimAnchors(page, question)]);
      return [page, { page, anchors: [nameAnchor(page, question.person, 0), ...anchors] }];
    }),
  );
  const individuals: Individual[] = groupPages(pages, givenOrganisations(question)).map((group) => ({
    group,
    entries: group.pages.map((page) => entries.get(page)!),
  }));
  for (const one of individuals) vouchWithin(one, question);
  const met = namesakesMet(individuals);
  // Where something beside the name ties a page, how many others bear the name no longer matters.
  for (const one of individuals) {
    for (const entry of one.entries.filter(({ anchors }) => beyondName(anchors) <= 0))
      entry.anchors[0] = nameAnchor(entry.page, question.person, met.get(one)!);
  }
  compareIndividuals(individuals);
  return individuals;
}

/** Which of the individuals are the person, and which may be when nothing tells them apart. */
function standingsOf(individuals: readonly Individual[], question: Question): Map<Entry, Standing> {
  const standings = new Map<Entry, Standing>();
  const likely = individuals.some((one) => one.entries.some(isLikely));
  const bare = question.known.kinds.length === 0;
  // By the name alone several people are the one asked for only if hardly anybody bears it.
  const several =
    bare && individuals.filter(tellsSomething).length > 1 && rarityOf(question.person.full_name) < HARDLY_SHARED;
  for (const one of individuals) {
    for (const entry of one.entries) {
      const byName = several && fitBeyondName(entry) < ANCHORED;
      const standing: Standing =
        isLikely(entry) && !byName ? 'person' : bare && (byName || !likely) ? 'possible' : 'someone_else';
      standings.set(entry, standing);
    }
  }
  return standings;
}

/** A name alone never is. */
function isAnchored(tying: readonly Anchor[]): boolean {
  const beside = beyondName(tying);
  return beside >= ANCHORED || (beside >= ANCHORED_BESIDE_RARE_NAME && sumOf(tying) >= ANCHORED_WITH_RARE_NAME);
}

function pageIdentity(anchors: readonly Anchor[], tying: readonly Anchor[]): Omit<PageIdentity, 'isRead'> {
  const weight = sumOf(anchors);
  return { weight, probability: probabilityOf(weight), anchored: isAnchored(tying) };
}

/**
 * How the page stands when one claim is under test: the claim's own value is left out, and what the request says of the
 * same organisation may still say who is meant, but not prove the claim.
 */
function leaveOneOut(entry: Entry, standing: Standing, question: Question): SourceIdentity['without'] {
  const without: SourceIdentity['without'] = {};
  const bare = question.known.kinds.length === 0;
  for (const claim of question.claims) {
    const rests = (held: Anchor) => held.weight > 0 && held.claimKeys.includes(claim.claim_key);
    if (!entry.anchors.some(rests)) continue;
    const kept = entry.anchors.filter((held) => !(held.anchor === 'claim' && rests(held)));
    const tying = entry.anchors.filter((held) => !rests(held));
    const identity = pageIdentity(kept, tying);
    const isPossible = standing === 'possible' || (standing === 'person' && bare);
    without[claim.claim_key] = { ...identity, isRead: identity.probability >= 0.5 || isPossible };
  }
  return without;
}

export function resolveIdentity(input: IdentityInput): ResolvedIdentity {
  const { person } = input;
  // What was read for the sake of a claim must not help to settle who the page is about.
  const sources = input.sources
    .map((source) => ({ ...source, findings: source.findings.filter((finding) => !isSecondReading(finding)) }))
    .sort((left, right) => (left.url < right.url ? -1 : left.url > right.url ? 1 : 0));
  const question = questionOf(input, sources);
  const pages = sources.map((source) => personOnPage(person, source)).filter((page) => page !== null);
  const individuals = findIndividuals(pages, question);
  const standings = standingsOf(individuals, question);
  const candidates = sortIndividuals(individuals, standings);
  const entryOf = new Map(individuals.flatMap((one) => one.entries).map((entry) => [entry.page.source, entry]));
  const placeOf = new Map(candidates.flatMap((list, index) => list.entries.map((entry) => [entry, index] as const)));
  const identities = sources.map((source) => {
    const entry = entryOf.get(source);
    if (!entry) return absentIdentity(source);
    const standing = standings.get(entry)!;
    return {
      sourceId: source.sourceId,
      names: entry.page.names,
      isSubject: entry.page.isSubject,
      standing,
      anchors: entry.anchors,
      ...pageIdentity(entry.anchors, entry.anchors),
      isRead: standing !== 'someone_else',
      candidate: placeOf.get(entry) ?? null,
      without: leaveOneOut(entry, standing, question),
    };
  });
  const resolution = resolutionOf(candidates, question, sources, identities);
  return {
    resolution,
    sources: identities,
    warnings: warningsOf(resolution, person),
    nameAlone: resolution.status === 'matched' ? claimsOfNameAlone(question) : [],
  };
}

/** Claims beside which the request says nothing that could tie a page, if the name is rare. */
function claimsOfNameAlone({ person, claims, known, claimsAbout }: Question): string[] {
  if (rarityOf(person.full_name) < RARE) return [];
  const company = person.current_company;
  const given = known.kinds.filter((kind) => kind !== 'employer');
  return claims
    .filter((claim) => {
      const ownEmployer = !company || claimsAbout(company).includes(claim.claim_key);
      return given.length === 0 && ownEmployer && claims.length === 1;
    })
    .map((claim) => claim.claim_key);
}

function absentIdentity(source: ReadSource): SourceIdentity {
  const weight = absentWeight();
  const none: Anchor = {
    anchor: 'name',
    weight,
    reason: 'nobody of this name stands on the page',
    source_id: source.sourceId,
    claimKeys: [],
    signs: [{ feature: 'name_absent', amount: 1 }],
  };
  return {
    sourceId: source.sourceId,
    names: [],
    isSubject: false,
    standing: 'absent',
    anchors: [none],
    weight,
    probability: probabilityOf(weight),
    anchored: false,
    isRead: false,
    candidate: null,
    without: {},
  };
}
