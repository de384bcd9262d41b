// Sorts the pages of one name into people: the one asked for, and the others with the reason why they are not.
import { compareEmployers, schoolsCompared } from '../claims/members.ts';
import { rememberPairs } from '../claims/remember-pairs.ts';
import { normalAddress } from '../claims/special-members.ts';
import type { Finding } from '../model/finding.ts';
import { comparePersonNames } from '../names/compare-names.ts';
import type { OrganisationIndex } from '../orgs/organisation-index.ts';
import { livesClash } from './life-dates.ts';
import { fits, type PersonOnPage } from './person-on-page.ts';

const namesCompared = rememberPairs(comparePersonNames);

/** Organisations that two pages give for their person, in the same kind of fact. */
export function sharedFact(
  left: PersonOnPage,
  right: PersonOnPage,
  organisations: OrganisationIndex,
  without: readonly string[] = [],
): string | null {
  for (const one of left.findings) {
    if (!one.organisation) continue;
    for (const other of right.findings) {
      if (!other.organisation || other.kind !== one.kind || apartInTime(one, other)) continue;
      const comparison =
        one.kind === 'education'
          ? schoolsCompared(one.organisation.name, other.organisation.name, organisations)
          : compareEmployers(one.organisation.name, other.organisation.name, organisations);
      if (comparison.outcome !== 'same' && comparison.outcome !== 'compatible') continue;
      const name = one.organisation.name;
      if (!without.some((given) => compareEmployers(given, name, organisations).outcome === 'same')) return name;
    }
  }
  return null;
}

/** Both dated, and the dates never meet: two people may have worked at one place. */
function apartInTime(left: Finding, right: Finding): boolean {
  const span = (finding: Finding) => {
    const start = finding.start?.year;
    const end = finding.end === 'present' ? 9999 : finding.end?.year;
    const from = start ?? end;
    return from === undefined ? null : { from, to: end ?? from };
  };
  const one = span(left);
  const other = span(right);
  return one !== null && other !== null && (one.from > other.to + 1 || other.from > one.to + 1);
}

function linksTo(from: PersonOnPage, target: PersonOnPage): boolean {
  const address = normalAddress(target.source.url);
  return from.source.links.some((link) => normalAddress(link.href) === address);
}

export function linked(left: PersonOnPage, right: PersonOnPage): boolean {
  return linksTo(left, right) || linksTo(right, left);
}

/** Two pages about the person that point at each other: nobody links back to a namesake's page. */
export function linkedBothWays(left: PersonOnPage, right: PersonOnPage): boolean {
  return left.isSubject && right.isSubject && linksTo(left, right) && linksTo(right, left);
}

/** Why two pages cannot be about one person; null when nothing parts them. */
export function clashBetween(left: PersonOnPage, right: PersonOnPage): string | null {
  // Two spellings that the request itself gives as aliases of each other are no clash.
  if (left.comparison.left === right.comparison.left) {
    const names = namesCompared(left.names[0]!, right.names[0]!);
    if (names.outcome === 'different') return names.reason;
  }
  if (livesClash(left.life, right.life)) return 'the pages give different dates of life';
  if (left.disambiguator && right.disambiguator && left.disambiguator !== right.disambiguator) {
    return `one is set apart as "${left.disambiguator}", the other as "${right.disambiguator}"`;
  }
  return null;
}

/** Groups pages that are tied to each other, in the order given. Pages that clash never share a group. */
export function groupPages(pages: readonly PersonOnPage[], organisations: OrganisationIndex): PersonOnPage[][] {
  const groups: PersonOnPage[][] = [];
  for (const page of pages) {
    const home = groups.find(
      (group) =>
        group.every((member) => clashBetween(member, page) === null) &&
        group.some(
          (member) =>
            linked(member, page) || sharedFact(member, page, organisations) !== null || fits(sameSite(member, page)),
        ),
    );
    if (home) home.push(page);
    else groups.push([page]);
  }
  return groups;
}

/** One site does not keep two people of exactly the same name without telling them apart. */
function sameSite(left: PersonOnPage, right: PersonOnPage): ReturnType<typeof comparePersonNames> {
  if (left.source.domain !== right.source.domain) return { outcome: 'no_data', score: 0, reason: 'other site' };
  const comparison = comparePersonNames(left.names[0]!, right.names[0]!);
  return comparison.outcome === 'same' ? comparison : { outcome: 'no_data', score: 0, reason: 'not the same name' };
}

/** "Wei Zhang, Westshore Homes": the name with what the page says first. */
export function labelOf(pages: readonly PersonOnPage[]): string {
  const name = [...pages.map((page) => page.names[0]!)].sort((a, b) => b.length - a.length || (a < b ? -1 : 1))[0]!;
  const fact = pages
    .flatMap((page) => page.findings)
    .filter((finding) => finding.organisation && (finding.kind === 'employment' || finding.kind === 'business'))
    .sort(
      (a, b) => Number(b.current === true) - Number(a.current === true) || b.certainty - a.certainty || a.from - b.from,
    )[0];
  return fact?.organisation ? `${name}, ${fact.organisation.name}` : name;
}
