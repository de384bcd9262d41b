// What the index says of two names that it both knows. Two organisations without a relation say nothing about each other.
import { type Organisation, type OrganisationIndex, officialName } from '../organisation-index.ts';
import { partOf, same, type Verdict } from './org-verdict.ts';

/** Organisations between a part and its whole: more are never told. */
const MOST_STEPS = 4;

/** Ids of the organisations it is part of, was acquired by, or is a campus of, the nearest first. */
export function wholesOf(organisation: Organisation, organisations: OrganisationIndex): Organisation[] {
  const found: Organisation[] = [];
  let level: Organisation[] = [organisation];
  for (let step = 0; step < MOST_STEPS && level.length > 0; step += 1) {
    level = level
      .flatMap((one) => one.relations.filter((relation) => relation.kind !== 'successor_of'))
      .flatMap((relation) => organisations.byId(relation.id) ?? [])
      .filter((whole) => whole.id !== organisation.id && !found.some((known) => known.id === whole.id));
    found.push(...level);
  }
  return found;
}

export function isPartOf(part: Organisation, whole: Organisation, organisations: OrganisationIndex): boolean {
  return wholesOf(part, organisations).some((one) => one.id === whole.id);
}

function succeeds(later: Organisation, earlier: Organisation): boolean {
  return later.relations.some((relation) => relation.kind === 'successor_of' && relation.id === earlier.id);
}

/** An organisation that both names lead to. */
export function sharedBearer(left: readonly Organisation[], right: readonly Organisation[]): Organisation | undefined {
  return left.find((one) => right.some((other) => other.id === one.id));
}

/** One organisation became the other, or is part of it; undefined where the index knows of no relation. */
export function compareByRelation(
  left: readonly Organisation[],
  right: readonly Organisation[],
  organisations: OrganisationIndex,
): { verdict: Verdict; part?: Organisation; whole?: Organisation } | undefined {
  for (const one of left) {
    for (const other of right) {
      for (const [first, second] of [
        [one, other],
        [other, one],
      ] as const) {
        const [name, otherName] = [officialName(first), officialName(second)];
        if (succeeds(first, second)) return { verdict: same(0.93, `${otherName} became ${name}`) };
        if (isPartOf(first, second, organisations))
          return { verdict: partOf(0.6, `${name} is part of ${otherName}`), part: first, whole: second };
      }
    }
  }
  return undefined;
}
