// Sorts pages into people before anybody is sought among them: pages that link to each other or give the same station
// of a life are one person, unless something parts them. One pass over pages, links and findings.
import { normalAddress } from '../claims/special-members.ts';
import type { Finding } from '../model/finding.ts';
import { comparePersonNames } from '../names/compare-names.ts';
import { nameRarity } from '../names/name-rarity.ts';
import { wordsOf } from '../text/fold.ts';
import { livesClash, outsideLife } from './life-dates.ts';
import { compareTrades, familiesOf } from './occupations.ts';
import type { PersonOnPage } from './person-on-page.ts';

/** What joined two pages, in words a reader can check. */
export interface PageTie {
  kind: 'links_both_ways' | 'link' | 'shared_station' | 'shared_fact' | 'shared_person';
  /** The organisation that both give, for a shared fact; the other person, where both name one. */
  fact?: string;
}

export interface PageGroup {
  pages: PersonOnPage[];
  /** How each page came into the group; the first of a group has none. */
  ties: Map<PersonOnPage, PageTie>;
}

/**
 * Why two pages cannot be about one person; null when nothing parts them. Two trades at once part nobody where both
 * pages fit the request firmly (`bothFit`): one person may hold two posts.
 */
export function clashBetween(left: PersonOnPage, right: PersonOnPage, bothFit = false): string | null {
  // Two spellings that the request itself gives as aliases of each other are no clash.
  if (left.comparison.left === right.comparison.left) {
    const names = comparePersonNames(left.names[0]!, right.names[0]!);
    if (names.outcome === 'different') return names.reason;
  }
  if (livesClash(left.life, right.life)) return 'the pages give different dates of life';
  if (activeOutsideLife(left, right) || activeOutsideLife(right, left))
    return 'one page dates a degree or post before the birth, or after the death, that the other gives';
  if (left.disambiguator && right.disambiguator && left.disambiguator !== right.disambiguator) {
    return `one is set apart as "${left.disambiguator}", the other as "${right.disambiguator}"`;
  }
  return bothFit ? null : twoLivesAtOnce(left, right);
}

/** Somebody born in 2003 has no doctorate of 2014. */
function activeOutsideLife(page: PersonOnPage, other: PersonOnPage): boolean {
  if (page.life.birth === null && page.life.death === null) return false;
  return other.findings.some((finding) => {
    // The beginning of a study says little: children go to school. The end of a post may lie after a death in office.
    const ended = finding.end === 'present' ? undefined : finding.end?.year;
    const year =
      finding.kind === 'employment' ? (finding.start?.year ?? ended) : finding.kind === 'education' ? ended : undefined;
    return year !== undefined && outsideLife(page.life, year);
  });
}

function postsNow(page: PersonOnPage): Finding[] {
  return page.findings.filter((finding) => finding.kind === 'employment' && finding.current === true);
}

/** Two current posts in two trades: a swimmer of a club and an engineer of a company at the same time. */
function twoLivesAtOnce(left: PersonOnPage, right: PersonOnPage): string | null {
  if (!left.isSubject || !right.isSubject) return null;
  const [one, other] = [postsNow(left), postsNow(right)];
  const trades = (posts: readonly Finding[]) =>
    new Set(posts.flatMap((finding) => [...familiesOf(finding.title ?? '')]));
  if (compareTrades(trades(one), trades(other)) !== 'other') return null;
  const organisations = new Set(one.map((finding) => organisationKey(finding)));
  if (other.some((finding) => organisations.has(organisationKey(finding)))) return null;
  return `one is ${one[0]!.title} now, the other ${other[0]!.title}`;
}

const EMPTY_WORDS = new Set('the of and for at in de la du der die das inc ltd llc plc gmbh ag sa co corp'.split(' '));

function organisationKey(finding: Finding): string | null {
  if (!finding.organisation) return null;
  const words = wordsOf(finding.organisation.name).filter((word) => !EMPTY_WORDS.has(word));
  return words.length === 0 ? null : words.join(' ');
}

interface Span {
  from: number;
  to: number;
}

function spanOf(finding: Finding): Span | null {
  const end = finding.end === 'present' ? 9999 : finding.end?.year;
  const from = finding.start?.year ?? end;
  return from === undefined ? null : { from, to: end ?? from };
}

/** Both dated, and the dates never meet: two people may have worked at one place. */
function apartInTime(left: Finding, right: Finding): boolean {
  const one = spanOf(left);
  const other = spanOf(right);
  return one !== null && other !== null && (one.from > other.to + 1 || other.from > one.to + 1);
}

/** Groups that grow together: each page knows its group, each group at most a few pages that stand for it in clashes. */
class Groups {
  readonly #of = new Map<PersonOnPage, PageGroup>();
  readonly #all = new Set<PageGroup>();

  constructor(pages: readonly PersonOnPage[]) {
    for (const page of pages) {
      const group: PageGroup = { pages: [page], ties: new Map() };
      this.#of.set(page, group);
      this.#all.add(group);
    }
  }

  join(left: PersonOnPage, right: PersonOnPage, tie: PageTie): void {
    const one = this.#of.get(left)!;
    const other = this.#of.get(right)!;
    if (one === other || groupsClash(one, other) !== null) return;
    const [large, small] = one.pages.length >= other.pages.length ? [one, other] : [other, one];
    for (const page of small.pages) {
      this.#of.set(page, large);
      large.pages.push(page);
      const own = small.ties.get(page);
      large.ties.set(page, own ?? tie);
    }
    // The first page of a group has no tie of its own; now it has.
    if (!large.ties.has(large.pages[0]!)) large.ties.set(large.pages[0]!, tie);
    this.#all.delete(small);
  }

  list(): PageGroup[] {
    return [...this.#all];
  }
}

/** So many pages of a group are held against another; the rest agree with them by way of being in it. */
const MOST_COMPARED = 6;

export function groupsClash(one: PageGroup, other: PageGroup, bothFit = false): string | null {
  for (const left of one.pages.slice(0, MOST_COMPARED)) {
    for (const right of other.pages.slice(0, MOST_COMPARED)) {
      const clash = clashBetween(left, right, bothFit);
      if (clash !== null) return clash;
    }
  }
  return null;
}

function joinByLinks(pages: readonly PersonOnPage[], groups: Groups): void {
  const byAddress = new Map(pages.map((page) => [normalAddress(page.source.url), page]));
  const linked = new Map<PersonOnPage, Set<PersonOnPage>>();
  for (const page of pages) {
    const targets = new Set<PersonOnPage>();
    for (const link of page.source.links) {
      const target = byAddress.get(normalAddress(link.href));
      if (target !== undefined && target !== page) targets.add(target);
    }
    linked.set(page, targets);
  }
  for (const [page, targets] of linked) {
    for (const target of targets) {
      const both = page.isSubject && target.isSubject && linked.get(target)!.has(page);
      groups.join(page, target, { kind: both ? 'links_both_ways' : 'link' });
    }
  }
}

/** One large university is no sign by itself; the same degree, post or year there is. */
function detailsOf(finding: Finding): string[] {
  const details: string[] = [];
  if (finding.title) details.push(`title ${wordsOf(finding.title).join(' ')}`);
  if (finding.degree?.code) details.push(`degree ${finding.degree.code}`);
  const year = finding.start?.year ?? (finding.end === 'present' ? undefined : finding.end?.year);
  if (year !== undefined) details.push(`year ${year}`);
  return details;
}

/** Degree and year, or title and year, at one place are hardly shared by two people of one name. */
function sharedTie(left: Finding, right: Finding): PageTie {
  const others = new Set(detailsOf(right));
  const shared = detailsOf(left).filter((detail) => others.has(detail)).length;
  return { kind: shared >= 2 ? 'shared_station' : 'shared_fact', fact: left.organisation!.name };
}

/** The last page that gave a station stands for those before it: they are joined to it already, or clash with it. */
const MOST_PER_STATION = 6;

function joinByFacts(pages: readonly PersonOnPage[], groups: Groups, given: ReadonlySet<string>): void {
  const seen = new Map<string, { page: PersonOnPage; finding: Finding }[]>();
  for (const page of pages) {
    for (const finding of page.findings) {
      const key = organisationKey(finding);
      if (key === null || given.has(key)) continue;
      for (const detail of detailsOf(finding)) {
        const station = `${finding.kind}|${key}|${detail}`;
        const earlier = seen.get(station) ?? [];
        for (const other of earlier) {
          if (other.page === page || apartInTime(finding, other.finding)) continue;
          groups.join(other.page, page, sharedTie(finding, other.finding));
        }
        if (earlier.length < MOST_PER_STATION) earlier.push({ page, finding });
        seen.set(station, earlier);
      }
    }
  }
}

/** A name that fewer bear than this tells something where it stands on two pages. */
const RARE_ENOUGH = 0.5;
/** Longer lists of people are of an organisation, not of somebody's co-workers. */
const MOST_PEOPLE = 40;

/** The people named in the lines about them: co-authors, partners, other speakers. Two pages that share one are of one person. */
function peopleBeside(page: PersonOnPage): string[] {
  if (page.source.people.length > MOST_PEOPLE) return [];
  const own = new Set(page.names);
  return page.source.people
    .map(({ name }) => name)
    .filter((name) => !own.has(name) && wordsOf(name).length >= 2 && nameRarity(name) >= RARE_ENOUGH)
    .filter((name) => comparePersonNames(page.names[0]!, name).outcome === 'different')
    .filter((name) => page.record.includes(name.toLowerCase()))
    .map((name) => wordsOf(name).join(' '));
}

function joinByPeople(pages: readonly PersonOnPage[], groups: Groups): void {
  const seen = new Map<string, PersonOnPage>();
  for (const page of pages) {
    for (const name of peopleBeside(page)) {
      const other = seen.get(name);
      // Two pages of one site name the same colleagues whoever they are about.
      if (other === undefined) seen.set(name, page);
      else if (other.source.domain !== page.source.domain)
        groups.join(other, page, { kind: 'shared_person', fact: name });
    }
  }
}

/**
 * Groups in the order of their first page. Organisations of the request itself (`given`) join nobody: a page that gives
 * them is tied to the request directly, and two people of one name may share a large employer.
 */
export function groupPages(pages: readonly PersonOnPage[], given: readonly string[]): PageGroup[] {
  const groups = new Groups(pages);
  const keys = new Set(
    given.map((name) =>
      wordsOf(name)
        .filter((word) => !EMPTY_WORDS.has(word))
        .join(' '),
    ),
  );
  joinByLinks(pages, groups);
  joinByFacts(pages, groups, keys);
  joinByPeople(pages, groups);
  const place = new Map(pages.map((page, index) => [page, index]));
  const list = groups.list();
  for (const group of list) group.pages.sort((left, right) => place.get(left)! - place.get(right)!);
  return list.sort((left, right) => place.get(left.pages[0]!)! - place.get(right.pages[0]!)!);
}
