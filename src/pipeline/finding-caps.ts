// How much of one page, and of all pages of a job, is judged. What costs is comparing names of organisations: each different name
// with each claimed one, once. So the different names of a job are capped beside its facts, and judging then grows with the facts
// plus the claims, and not with their product. What may speak of the person stays first.
import type { Finding } from '../domain/model/finding.ts';
import type { Person } from '../domain/model/person.ts';
import type { ReadSource } from '../domain/model/source.ts';
import { wordsOf } from '../domain/text/fold.ts';

/** A CV of forty pages states some three hundred facts; a directory states more, of other people. */
export const MOST_FINDINGS_OF_PAGE = 500;
export const MOST_PEOPLE_OF_PAGE = 500;
export const MOST_FINDINGS_OF_JOB = 2000;
/** Different organisations in what may speak of the person: a long life has a few dozen. */
export const MOST_OWN_ORGANISATIONS = 400;
/** In all. With 50 claims these are the pairs of names that a judging thread remembers: each is compared once, not once a round. */
export const MOST_ORGANISATIONS = 1000;

/** Names that share a word with the person's come before all others; otherwise the order of the page holds. */
function sharesWord(person: Person): (name: string) => boolean {
  const own = new Set([person.full_name, ...(person.aliases ?? [])].flatMap(wordsOf));
  const known = new Map<string, boolean>();
  return (name) => {
    const found = known.get(name) ?? wordsOf(name).some((word) => own.has(word));
    known.set(name, found);
    return found;
  };
}

function firstOf<Item>(items: readonly Item[], most: number, comesFirst: (item: Item) => boolean): Item[] {
  if (items.length <= most) return [...items];
  const wanted = new Set(items.filter(comesFirst).slice(0, most));
  for (const item of items) {
    if (wanted.size >= most) break;
    wanted.add(item);
  }
  // In the order of the page, as if the rest did not stand there.
  return items.filter((item) => wanted.has(item));
}

export interface CappedPage {
  findings: Finding[];
  people: ReadSource['people'];
  /** Something was left out. */
  capped: boolean;
}

export function capPage(
  person: Person,
  { findings, people }: Pick<ReadSource, 'findings' | 'people'>,
  mostFindings = MOST_FINDINGS_OF_PAGE,
): CappedPage {
  const own = sharesWord(person);
  const kept = {
    findings: firstOf(findings, mostFindings, (finding) => finding.person.subject || own(finding.person.name)),
    people: firstOf(people, MOST_PEOPLE_OF_PAGE, (entry) => entry.subject || own(entry.name)),
  };
  return { ...kept, capped: kept.findings.length < findings.length || kept.people.length < people.length };
}

/** The largest share that every page may fill without the job passing its limit: short pages leave theirs to long ones. */
function fairShare(counts: readonly number[], most: number): number {
  const sorted = counts.toSorted((left, right) => left - right);
  let left = most;
  for (const [index, count] of sorted.entries()) {
    const share = Math.floor(left / (sorted.length - index));
    if (count > share) return share;
    left -= count;
  }
  return Number.POSITIVE_INFINITY;
}

/** The sources of a job as they are judged; the same array when nothing is left out. */
export function capJob(person: Person, sources: readonly ReadSource[]): readonly ReadSource[] {
  const share = fairShare(
    sources.map((source) => source.findings.length),
    MOST_FINDINGS_OF_JOB,
  );
  if (share === Number.POSITIVE_INFINITY) return capOrganisations(person, sources);
  const counted = sources.map((source) => {
    const { findings, people, capped } = capPage(person, source, share);
    return capped ? { ...source, findings, people } : source;
  });
  return capOrganisations(person, counted);
}

/** What is compared: the same name with another place or part is another one. */
function organisationKey({ organisation }: Finding): string | null {
  return organisation ? [organisation.name, organisation.unit, organisation.place].join('\n') : null;
}

function capOrganisations(person: Person, sources: readonly ReadSource[]): readonly ReadSource[] {
  const share = sharesWord(person);
  const isOwn = (finding: Finding): boolean => finding.person.subject || share(finding.person.name);
  // By address, so that the order in which pages came in changes nothing.
  const findings = sources
    .toSorted((left, right) => (left.url < right.url ? -1 : left.url > right.url ? 1 : 0))
    .flatMap((source) => source.findings);
  const kept = new Set<string>();
  let isWhole = true;
  const keep = (some: readonly Finding[], most: number): void => {
    for (const finding of some) {
      const key = organisationKey(finding);
      if (key === null || kept.has(key)) continue;
      if (kept.size < most) kept.add(key);
      else isWhole = false;
    }
  };
  keep(findings.filter(isOwn), MOST_OWN_ORGANISATIONS);
  keep(
    findings.filter((finding) => !isOwn(finding)),
    MOST_ORGANISATIONS,
  );
  if (isWhole) return sources;
  return sources.map((source) => ({
    ...source,
    findings: source.findings.filter((finding) => {
      const key = organisationKey(finding);
      return key === null || kept.has(key);
    }),
  }));
}
