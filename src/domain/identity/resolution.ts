// From people to what the report shows of identity: candidates with their reasons, a status, a confidence.
import type { Person } from '../model/person.ts';
import type { CandidatePage, IdentityCandidate, IdentityResolution, IdentityStatus } from '../model/report.ts';
import type { ReadSource } from '../model/source.ts';
import type { Confidence } from '../model/verdict.ts';
import type { Question } from './anchor-parts.ts';
import { factsOf, labelOf } from './candidate-facts.ts';
import { probabilityOf } from './features.ts';
import { groupsClash } from './group-pages.ts';
import type { Anchor, SourceIdentity, Standing } from './identity-types.ts';
import { rarityOf } from './name-anchor.ts';
import { type Entry, type Individual, sumOf, tellsSomething } from './people.ts';
import { profilesOf } from './profiles.ts';
import { wouldHelp } from './would-help.ts';

/** Beside the name, at least this much must speak for a person before the status may say more than likely. */
const ANCHORED = 1.3;

/** One person of the report: the pages about them, and how they stand to the request. */
export interface Listed {
  entries: Entry[];
  standing: Standing;
}

function weightOf(entries: readonly Entry[]): number {
  return Math.max(...entries.map((entry) => sumOf(entry.anchors)));
}

/**
 * The individuals as the report lists them. Those who are the person are one; if two of them clash, neither is the
 * person for sure, and both are only possible.
 */
export function sortIndividuals(individuals: readonly Individual[], standings: Map<Entry, Standing>): Listed[] {
  const likely = individuals
    .map((one) => ({ one, own: one.entries.filter((entry) => standings.get(entry) === 'person') }))
    .filter(({ own }) => own.length > 0)
    .sort((left, right) => weightOf(right.own) - weightOf(left.own));
  const best = likely[0];
  const rivals = best
    ? likely.filter(({ one }) => one !== best.one && groupsClash(one.group, best.one.group, true))
    : [];
  const person = likely.filter((entry) => !rivals.includes(entry)).flatMap(({ own }) => own);
  if (rivals.length > 0) {
    for (const entry of [...person, ...rivals.flatMap(({ own }) => own)]) standings.set(entry, 'possible');
  }
  const taken = new Set([...person, ...rivals.flatMap(({ own }) => own)]);
  const others: Listed[] = individuals
    .map((one) => one.entries.filter((entry) => !taken.has(entry)))
    .filter((entries) => entries.length > 0)
    .map((entries) => ({ entries, standing: standings.get(entries[0]!)! }));
  others.sort((left, right) => weightOf(right.entries) - weightOf(left.entries));
  return [
    ...(person.length > 0 ? [{ entries: person, standing: standings.get(person[0]!)! }] : []),
    ...rivals.map(({ own }) => ({ entries: own, standing: 'possible' as const })),
    ...others,
  ];
}

/** The strongest anchor of each kind over the pages of one candidate: parts that add up, nothing counted twice. */
function mergedAnchors(entries: readonly Entry[]): Anchor[] {
  const best = new Map<string, Anchor>();
  for (const entry of entries) {
    for (const anchor of entry.anchors) {
      const several = anchor.anchor === 'claim' || anchor.anchor === 'employer' || anchor.anchor === 'school';
      const key = several ? `${anchor.anchor}:${anchor.reason}` : anchor.anchor;
      const known = best.get(key);
      if (!known || Math.abs(anchor.weight) > Math.abs(known.weight)) best.set(key, anchor);
    }
  }
  return [...best.values()].sort((left, right) => right.weight - left.weight || (left.anchor < right.anchor ? -1 : 1));
}

/** Why one page was taken or left, from the signs that weighed most. */
function pageReason(entry: Entry, standing: Standing): string {
  const beside = entry.anchors.filter((anchor) => anchor.anchor !== 'name' && anchor.weight !== 0);
  const forIt = beside.filter((anchor) => anchor.weight > 0).sort((left, right) => right.weight - left.weight);
  const against = beside.filter((anchor) => anchor.weight < 0).sort((left, right) => left.weight - right.weight);
  const name = entry.anchors[0]!.reason;
  const said = (anchors: readonly Anchor[]) =>
    anchors
      .slice(0, 3)
      .map((anchor) => anchor.reason)
      .join('; ');
  if (standing === 'person') return forIt.length > 0 ? said(forIt) : name;
  const left = against.length > 0 ? said(against) : 'nothing of what the request says stands there';
  if (standing === 'possible') return forIt.length > 0 ? said(forIt) : `nothing but the name: ${name}`;
  return forIt.length > 0 ? `${left}; ${said(forIt)}, which is not enough for this name` : left;
}

/** Signs as they are called in a sentence. */
const SIGN_WORDS: Record<string, string> = {
  location: 'place',
  email: 'e-mail address',
  email_domain: 'e-mail domain',
  profile_link: 'links between profiles',
  claim: 'a claimed fact',
  shared_fact: 'a fact that pages share',
  dates: 'years',
  life: 'dates of life',
};

function candidateReason({ entries, standing }: Listed, anchors: readonly Anchor[], alone: boolean): string {
  const fitting = [
    ...new Set(
      anchors.filter((anchor) => anchor.weight > 0 && anchor.anchor !== 'name').map((anchor) => anchor.anchor),
    ),
  ];
  if (standing === 'person')
    return fitting.length > 0
      ? `what the request says and these pages agree: ${fitting.map((sign) => SIGN_WORDS[sign] ?? sign.replaceAll('_', ' ')).join(', ')}`
      : 'the name is rare, and nothing speaks against it';
  if (standing === 'possible')
    return alone
      ? 'the only person of this name that was met; the request gives nothing else to check'
      : 'fits as well as another person of this name';
  const worst = anchors.at(-1);
  const reason =
    worst && worst.weight < 0 && worst.anchor !== 'name' ? worst.reason : pageReason(entries[0]!, standing);
  return `not the person asked for: ${reason}`;
}

function candidateOf(listed: Listed, alone: boolean): IdentityCandidate {
  const { entries, standing } = listed;
  const anchors = mergedAnchors(entries);
  const weight = sumOf(anchors);
  const pages: CandidatePage[] = entries
    .map((entry) => ({
      source_id: entry.page.source.sourceId,
      url: entry.page.source.url,
      taken: standing !== 'someone_else',
      reason: pageReason(entry, standing),
    }))
    .sort((left, right) => (left.url < right.url ? -1 : 1));
  return {
    label: labelOf(entries.map((entry) => entry.page)),
    confidence: confidenceOfWeight(weight),
    profile_urls: pages.map((page) => page.url),
    weight,
    anchors: anchors.map(({ claimKeys: _claimKeys, signs: _signs, ...anchor }) => anchor),
    is_requested: standing === 'person' || (standing === 'possible' && alone),
    reason: candidateReason(listed, anchors, alone),
    source_ids: pages.map((page) => page.source_id).sort(),
    standing: standing === 'person' ? 'person' : standing === 'possible' ? 'possible' : 'someone_else',
    facts: factsOf(entries.map((entry) => entry.page)),
    pages,
  };
}

function confidenceOfWeight(weight: number): Confidence {
  const probability = probabilityOf(weight);
  if (probability >= 0.97) return 5;
  if (probability >= 0.9) return 4;
  if (probability >= 0.7) return 3;
  return probability >= 0.4 ? 2 : 1;
}

function statusOf(probability: number, anchored: boolean): IdentityStatus {
  if (probability >= 0.97 && anchored) return 'confirmed';
  if (probability >= 0.9 && anchored) return 'high_confidence';
  return probability >= 0.7 ? 'likely' : 'possible';
}

/** Two people who may be meant, each of whom some page tells of. */
function isAmbiguous(listed: readonly Listed[]): boolean {
  const possible = listed.filter((one) => one.standing === 'possible');
  if (possible.length < 2) return false;
  const telling = possible.filter((one) => tellsSomething(one));
  return telling.length >= 2 || telling.length === 0;
}

export function resolutionOf(
  listed: readonly Listed[],
  question: Question,
  sources: readonly ReadSource[],
  identities: readonly SourceIdentity[],
): IdentityResolution {
  const ambiguous = isAmbiguous(listed);
  const candidates = listed.map((one) => candidateOf(one, !ambiguous));
  const requested = candidates.find((candidate) => candidate.is_requested);
  const probability = requested ? probabilityOf(requested.weight) : 0;
  const anchored = requested ? requested.weight - nameShare(requested) >= ANCHORED : false;
  const status = ambiguous ? 'ambiguous' : requested ? 'matched' : 'no_match';
  const limit = ambiguous || requested?.standing === 'possible' ? 2 : anchored ? 5 : 3;
  const reached = requested ? confidenceOfWeight(requested.weight) : ambiguous ? 2 : noMatchConfidence(sources);
  const confidence = Math.min(limit, reached) as Confidence;
  const resolution: IdentityResolution = {
    status,
    confidence,
    identity_status:
      status === 'no_match' ? 'no_match' : status === 'ambiguous' ? 'possible' : statusOf(probability, anchored),
    identity_confidence: status === 'no_match' ? 1 : confidence,
    candidates,
    profiles: profilesOf(sources, identities, question.person),
    would_help: [],
  };
  resolution.would_help = wouldHelp(resolution, question.person);
  return resolution;
}

function nameShare(candidate: IdentityCandidate): number {
  return candidate.anchors
    .filter((anchor) => anchor.anchor === 'name')
    .reduce((total, anchor) => total + anchor.weight, 0);
}

function noMatchConfidence(sources: readonly ReadSource[]): Confidence {
  return sources.length >= 5 ? 3 : sources.length > 0 ? 2 : 1;
}

export function warningsOf(resolution: IdentityResolution, person: Person): string[] {
  const warnings: string[] = [];
  if (resolution.status === 'ambiguous') warnings.push('identity_ambiguous');
  if (resolution.status === 'no_match') warnings.push('identity_not_found');
  if (resolution.status !== 'no_match' && rarityOf(person.full_name) < 0.25 && resolution.identity_confidence <= 3)
    warnings.push('common_name');
  return warnings;
}
