// In which order a plan's questions are asked. Later rounds are left out when every claim is decided before them.
import type { ResolvedIdentity } from '../domain/identity/identity-types.ts';
import type { Depth } from '../domain/model/options.ts';
import type { Query } from '../domain/model/query.ts';
import type { ReadSource } from '../domain/model/source.ts';
import { learntSites } from '../domain/planning/learnt-sites.ts';
import { type PlanInput, planLearntIssuers } from '../domain/planning/plan-queries.ts';
import { planArchiveOf, planSecondHop } from '../domain/planning/second-hop.ts';

/** What a round's further questions follow from: sites that registers named, links of the person's pages, pages that are gone. */
export type Follow = 'learnt_issuers' | 'links' | 'gone_pages';

export interface Round {
  name: string;
  queries: Query[];
  /** May be left out once all claims are decided. */
  optional: boolean;
  follows: readonly Follow[];
}

/** Own addresses, issuers and the neutral question always run: agreeing pages alone would be a bias. */
const FIRST = ['own_address', 'issuer_site', 'neutral', 'template'];
const SECOND = ['name_and_organisation', 'document'];
const ARCHIVES = ['archive'];

export function roundsOf(plan: readonly Query[], depth: Depth): Round[] {
  const of = (purposes: readonly string[]): Query[] => plan.filter((query) => purposes.includes(query.purpose));
  const known = [...FIRST, ...SECOND, ...ARCHIVES];
  const parts: Omit<Round, 'name'>[] = [
    { queries: of(FIRST), optional: false, follows: [] },
    { queries: of(SECOND), optional: true, follows: [] },
    { queries: plan.filter((query) => !known.includes(query.purpose)), optional: true, follows: [] },
    { queries: [], optional: true, follows: depth === 'deep' ? ['learnt_issuers', 'links'] : ['learnt_issuers'] },
    { queries: of(ARCHIVES), optional: true, follows: depth === 'deep' ? ['gone_pages'] : [] },
  ];
  return parts
    .map((part, index) => ({ name: `round-${index + 1}`, ...part }))
    .filter((round) => round.queries.length > 0 || round.follows.length > 0);
}

export interface RoundState {
  plan: PlanInput;
  sources: readonly ReadSource[];
  /** Addresses that did not answer. */
  gone: readonly string[];
  decided: ReadonlySet<string>;
  identity(): ResolvedIdentity;
}

export function questionsOf(round: Round, state: RoundState): Query[] {
  const { plan, sources } = state;
  const following = round.follows.flatMap((follow): Query[] => {
    if (follow === 'learnt_issuers') return planLearntIssuers(plan, learntSites(sources));
    if (follow === 'links') return planSecondHop({ ...plan, sources, identity: state.identity() });
    return planArchiveOf([...state.gone, ...sources.filter(isGone).map((source) => source.url)], plan);
  });
  // Planned questions are asked even for a claim that is decided while others are not: the page that speaks against it, or shows
  // that it belongs to a namesake, is among those that would be saved. What follows from pages is asked for open claims only.
  const isOpen = ({ claimKeys }: Query): boolean =>
    claimKeys.length === 0 || claimKeys.some((key) => !state.decided.has(key));
  return [...round.queries, ...following.filter(isOpen)];
}

function isGone(source: ReadSource): boolean {
  return source.notEvidence === 'soft_404' || source.notEvidence === 'parked_domain';
}
