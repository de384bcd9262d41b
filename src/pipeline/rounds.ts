// In which order a plan's questions are asked. Later rounds are left out when every claim is decided before them.
import type { ResolvedIdentity } from '../domain/identity/identity-types.ts';
import type { Depth } from '../domain/model/options.ts';
import type { Query } from '../domain/model/query.ts';
import type { ReadSource } from '../domain/model/source.ts';
import { learntSites } from '../domain/planning/learnt-sites.ts';
import { givenOrcids, learntOrcids, namesOrcid } from '../domain/planning/orcids.ts';
import { type PlanInput, planLearntIssuers, planLearntOrcids } from '../domain/planning/plan-queries.ts';
import { planArchiveOf, planSecondHop } from '../domain/planning/second-hop.ts';

/** What a round's further questions follow from: sites and ORCIDs that registers named, links of the person's pages, pages gone. */
export type Follow = 'learnt_issuers' | 'learnt_orcids' | 'links' | 'gone_pages';

/** Of several engines the first in the operator's order is asked; the others only about claims that it left open. */
export type Engines = 'first' | 'others';

export interface Round {
  name: string;
  queries: Query[];
  /** May be left out once all claims are decided. */
  optional: boolean;
  follows: readonly Follow[];
  /** Share of the job's sources that may be taken when this round ends: what comes later keeps its places. */
  room: number;
  engines: Engines;
}

/** What the person gives and what costs nothing: registers tell namesakes apart and name sites. */
const FREE = ['own_address', 'register'];
/** Issuers and the neutral questions always run: agreeing pages alone would be a bias. */
const NEXT = ['issuer_site', 'neutral', 'people', 'template'];
const ARCHIVES = ['archive'];

export function roundsOf(plan: readonly Query[], depth: Depth): Round[] {
  const of = (purposes: readonly string[]): Query[] => plan.filter((query) => purposes.includes(query.purpose));
  const known = [...FREE, ...NEXT, ...ARCHIVES];
  const deep = depth === 'deep';
  const learnt: Follow[] = ['learnt_issuers', 'learnt_orcids'];
  const rest = plan.filter((query) => !known.includes(query.purpose));
  const parts: Omit<Round, 'name'>[] = [
    { queries: of(FREE), optional: false, follows: [], room: 0.4, engines: 'first' },
    { queries: of(NEXT), optional: false, follows: learnt, room: 0.75, engines: 'first' },
    { queries: rest, optional: true, follows: [], room: 0.9, engines: 'first' },
    { queries: plan.filter(isForEngines), optional: true, follows: [], room: deep ? 0.95 : 1, engines: 'others' },
    { queries: [], optional: true, follows: deep ? ['links'] : [], room: 1, engines: 'first' },
    { queries: of(ARCHIVES), optional: true, follows: deep ? ['gone_pages'] : [], room: 1, engines: 'first' },
  ];
  return parts
    .map((part, index) => ({ name: `round-${index + 1}`, ...part }))
    .filter((round) => round.queries.length > 0 || round.follows.length > 0);
}

function isForEngines(query: Query): boolean {
  return query.kind === 'web' && query.purpose !== 'template';
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
    if (follow === 'learnt_orcids') return planLearntOrcids(plan, unaskedOrcids(state));
    if (follow === 'links') return planSecondHop({ ...plan, sources, identity: state.identity() });
    return planArchiveOf([...state.gone, ...sources.filter(isGone).map((source) => source.url)], plan);
  });
  // Planned questions are asked even for a claim that is decided while others are not: the page that speaks against it, or shows
  // that it belongs to a namesake, is among those that would be saved. What follows from pages is asked for open claims only.
  const isOpen = ({ claimKeys }: Query): boolean =>
    claimKeys.length === 0 || claimKeys.some((key) => !state.decided.has(key));
  // A further engine is asked about open claims only.
  const planned = round.engines === 'others' ? round.queries.filter(isOpen) : round.queries;
  return [...planned, ...following.filter(isOpen)];
}

/** Those of the request were asked in the first round. */
function unaskedOrcids({ plan, sources, identity }: RoundState): string[] {
  const names = ({ url, links }: ReadSource): boolean => [url, ...links.map((link) => link.href)].some(namesOrcid);
  // Who is who is worked out only when a page names one at all.
  if (!sources.some(names)) return [];
  const asked = givenOrcids(plan.person, plan.claims);
  return learntOrcids(sources, identity()).filter((id) => !asked.includes(id));
}

function isGone(source: ReadSource): boolean {
  return source.notEvidence === 'soft_404' || source.notEvidence === 'parked_domain';
}
