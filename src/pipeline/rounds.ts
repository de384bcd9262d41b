// In which order a plan's questions are asked. Later rounds are left out when every claim is decided before them.
import type { ResolvedIdentity } from '../domain/identity/identity-types.ts';
import type { Depth, EffectiveOptions } from '../domain/model/options.ts';
import type { Person } from '../domain/model/person.ts';
import type { Query } from '../domain/model/query.ts';
import type { ReadSource } from '../domain/model/source.ts';
import { planSecondHop } from '../domain/planning/second-hop.ts';

export interface Round {
  name: string;
  queries: Query[];
  /** May be left out once all claims are decided. */
  optional: boolean;
  /** Its questions follow from pages already tied to the person. */
  needsIdentity: boolean;
}

/** Own addresses, issuers, name with organisation, and the neutral question always run: agreeing pages alone would be a bias. */
const FIRST = ['own_address', 'issuer_site', 'name_and_organisation', 'neutral', 'template'];
const ARCHIVES = ['archive'];

export function roundsOf(plan: readonly Query[], depth: Depth): Round[] {
  const first = plan.filter((query) => FIRST.includes(query.purpose));
  const archives = plan.filter((query) => ARCHIVES.includes(query.purpose));
  const registers = plan.filter((query) => !first.includes(query) && !archives.includes(query));
  const rounds: Round[] = [
    { name: 'round-1', queries: first, optional: false, needsIdentity: false },
    { name: 'round-2', queries: registers, optional: true, needsIdentity: false },
  ];
  if (depth === 'deep') {
    rounds.push(
      { name: 'round-3', queries: [], optional: true, needsIdentity: true },
      { name: 'round-4', queries: archives, optional: true, needsIdentity: false },
    );
  }
  return rounds.filter((round) => round.queries.length > 0 || round.needsIdentity);
}

export interface RoundState {
  person: Person;
  sources: readonly ReadSource[];
  identity: ResolvedIdentity | null;
  options: EffectiveOptions;
}

export function nextRound(round: Round, state: RoundState): Query[] {
  if (!round.needsIdentity || state.identity === null) return round.queries;
  return [
    ...round.queries,
    ...planSecondHop({
      person: state.person,
      sources: [...state.sources],
      identity: state.identity,
      options: state.options,
    }),
  ];
}
