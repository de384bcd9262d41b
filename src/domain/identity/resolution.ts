// From groups of pages to what the report shows of identity: candidates with their reasons, a status, a confidence.
import type { Person } from '../model/person.ts';
import type { IdentityCandidate, IdentityResolution, IdentityStatus } from '../model/report.ts';
import type { ReadSource } from '../model/source.ts';
import type { Confidence } from '../model/verdict.ts';
import { labelOf } from './candidates.ts';
import { probabilityOf } from './features.ts';
import type { Anchor, SourceIdentity } from './identity-types.ts';
import { nameWeight, round } from './name-anchor.ts';
import type { PersonOnPage } from './person-on-page.ts';
import { profilesOf } from './profiles.ts';

/** A page and what ties it to the person asked for. */
export interface Entry {
  page: PersonOnPage;
  anchors: Anchor[];
}

/** Pages that are about one person. */
export interface Group {
  entries: Entry[];
  requested: boolean;
}

/** Beside the name, at least this much must speak for a page before it may verify anything. */
export const ANCHORED = 1.3;

export function sumOf(anchors: readonly Anchor[]): number {
  return round(anchors.reduce((total, anchor) => total + anchor.weight, 0));
}

/** The strongest anchor of each kind over the pages of one candidate: parts that add up, nothing counted twice. */
function mergedAnchors(entries: readonly Entry[]): Anchor[] {
  const best = new Map<string, Anchor>();
  for (const entry of entries) {
    for (const anchor of entry.anchors) {
      const key = `${anchor.anchor}:${anchor.anchor === 'name' ? '' : anchor.reason}`;
      const merged =
        anchor.anchor === 'claim' || anchor.anchor === 'employer' || anchor.anchor === 'school' ? key : anchor.anchor;
      const known = best.get(merged);
      if (!known || Math.abs(anchor.weight) > Math.abs(known.weight)) best.set(merged, anchor);
    }
  }
  return [...best.values()].sort((left, right) => right.weight - left.weight || (left.anchor < right.anchor ? -1 : 1));
}

export function candidateOf(group: Group): IdentityCandidate {
  const anchors = mergedAnchors(group.entries);
  const weight = sumOf(anchors);
  const worst = anchors.at(-1);
  const fitting = anchors.filter((anchor) => anchor.weight > 0).map((anchor) => anchor.anchor);
  return {
    label: labelOf(group.entries.map((entry) => entry.page)),
    confidence: confidenceOfWeight(weight),
    profile_urls: group.entries.map((entry) => entry.page.source.url).sort(),
    weight,
    anchors: anchors.map(({ claimKeys: _claimKeys, ...anchor }) => anchor),
    is_requested: group.requested,
    reason: group.requested
      ? `tied to the request by ${[...new Set(fitting)].join(', ')}`
      : `not the person asked for: ${worst && worst.weight < 0 ? worst.reason : 'nothing but the name fits'}`,
    source_ids: group.entries.map((entry) => entry.page.source.sourceId).sort(),
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
  if (probability >= 0.7) return 'likely';
  return probability >= 0.4 ? 'possible' : 'no_match';
}

/** Two people fit about equally well when their probabilities lie this close. */
const CLOSE = 0.15;

export function resolutionOf(
  candidates: IdentityCandidate[],
  person: Person,
  sources: readonly ReadSource[],
  identities: readonly SourceIdentity[],
): IdentityResolution {
  const requested = candidates.find((candidate) => candidate.is_requested);
  const probability = requested ? probabilityOf(requested.weight) : 0;
  const anchored = requested ? requested.weight - nameShare(requested) >= ANCHORED : false;
  const rival = candidates
    .filter((candidate) => !candidate.is_requested)
    .map((candidate) => probabilityOf(candidate.weight));
  const close =
    requested !== undefined && !anchored && rival.some((other) => probability - other < CLOSE && other >= 0.3);
  const status = !requested || probability < 0.4 ? 'no_match' : close ? 'ambiguous' : 'matched';
  const identityStatus = status === 'no_match' ? 'no_match' : close ? 'possible' : statusOf(probability, anchored);
  // A common name with nothing beside it is never more than likely.
  const limit = anchored ? 5 : 3;
  const confidence = Math.min(
    limit,
    requested ? confidenceOfWeight(requested.weight) : noMatchConfidence(sources),
  ) as Confidence;
  return {
    status,
    confidence: close ? (Math.min(confidence, 2) as Confidence) : confidence,
    identity_status: identityStatus,
    identity_confidence: status === 'no_match' ? 1 : close ? (Math.min(confidence, 2) as Confidence) : confidence,
    candidates,
    profiles: profilesOf(sources, identities, person),
  };
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
  if (resolution.status !== 'no_match' && nameWeight(person.full_name) < 1 && resolution.identity_confidence <= 3) {
    warnings.push('common_name');
  }
  return warnings;
}
