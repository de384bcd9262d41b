// The people of one name that the pages of a job are about, and which of them is the one asked for.
import { normalAddress } from '../claims/special-members.ts';
import { anchor, type Question, round } from './anchor-parts.ts';
import { probabilityOf, weightOf } from './features.ts';
import { clashBetween, groupsClash, type PageGroup } from './group-pages.ts';
import type { Anchor } from './identity-types.ts';
import type { PersonOnPage } from './person-on-page.ts';

/** A page and what ties it to the person asked for. */
export interface Entry {
  page: PersonOnPage;
  anchors: Anchor[];
}

/** Pages that are about one person. */
export interface Individual {
  group: PageGroup;
  entries: Entry[];
}

export function sumOf(anchors: readonly Anchor[]): number {
  return round(anchors.reduce((total, entry) => total + entry.weight, 0));
}

export function beyondName(anchors: readonly Anchor[]): number {
  return sumOf(anchors.filter((entry) => entry.anchor !== 'name'));
}

/** One claim that holds there proves nothing: a namesake's page holds the claim that was taken from it. */
function withoutOneClaim(anchors: readonly Anchor[]): number {
  const claims = anchors.filter((entry) => entry.anchor === 'claim').map((entry) => entry.weight);
  return round(sumOf(anchors) - Math.max(0, ...claims));
}

/** What ties a page beside the name, one claim left out. */
export function fitBeyondName({ anchors }: Entry): number {
  return round(withoutOneClaim(anchors) - sumOf(anchors.filter((entry) => entry.anchor === 'name')));
}

/** From this weight on a page fits the request firmly enough to vouch for others of its group. */
const FIRM = 1;
/** From this weight on it is so surely the person that others of the name who fit nothing are somebody else. */
const SURE = 4;
/** So close are two people who fit about equally. */
const CLOSE = 1;

/** How well an individual fits by its own pages, before other people of the name are looked at. */
function fitOf(individual: Individual): number {
  return Math.max(...individual.entries.map((entry) => withoutOneClaim(entry.anchors)));
}

/** A name in a list says nothing of its bearer: only pages that tell something make a person met. */
function tellsSomething(individual: Pick<Individual, 'entries'>): boolean {
  return individual.entries.some((entry) => entry.page.isSubject || entry.page.findings.length > 0);
}

/** Pages of a group are vouched for by the page of it that fits the request best. */
export function vouchWithin(individual: Individual, { claimsAbout }: Pick<Question, 'claimsAbout'>): void {
  const best = [...individual.entries].sort(
    (left, right) => withoutOneClaim(right.anchors) - withoutOneClaim(left.anchors),
  )[0]!;
  if (withoutOneClaim(best.anchors) < FIRM || fitBeyondName(best) <= 0) return;
  for (const entry of individual.entries) {
    if (entry === best || withoutOneClaim(entry.anchors) >= FIRM) continue;
    const tie = individual.group.ties.get(entry.page) ?? individual.group.ties.get(best.page);
    if (!tie || clashBetween(entry.page, best.page) !== null) continue;
    const id = entry.page.source.sourceId;
    const address = normalAddress(best.page.source.url);
    if (tie.kind === 'links_both_ways')
      entry.anchors.push(anchor('profile_link', 'page_links_both_ways', `links both ways with ${address}`, id));
    else if (tie.kind === 'link') entry.anchors.push(anchor('profile_link', 'page_link', `linked with ${address}`, id));
    else if (tie.kind === 'shared_person')
      entry.anchors.push(
        anchor('shared_fact', 'shared_person', `names ${tie.fact} beside the person, as ${address} does`, id),
      );
    else {
      const feature = tie.kind === 'shared_station' ? 'shared_station' : 'shared_fact';
      const reason = `gives ${tie.fact}, as ${address} does`;
      entry.anchors.push(anchor('shared_fact', feature, reason, id, claimsAbout(tie.fact ?? '')));
    }
  }
}

/** How many other people of the name the job met, by individual. */
export function namesakesMet(individuals: readonly Individual[]): Map<Individual, number> {
  const strangers = new Set(individuals.filter((one) => tellsSomething(one) && fitOf(one) < FIRM));
  return new Map(individuals.map((one) => [one, strangers.size - (strangers.has(one) ? 1 : 0)]));
}

/** Those who clash with, or fit far worse than, somebody who surely is the one asked for; and those who fit alike. */
export function compareIndividuals(individuals: readonly Individual[]): void {
  const fits = new Map(individuals.map((one) => [one, fitOf(one)]));
  const firm = individuals
    .filter((one) => fits.get(one)! >= FIRM)
    .sort((left, right) => fits.get(right)! - fits.get(left)!);
  const best = firm[0];
  if (!best) return;
  for (const one of individuals) {
    if (one === best) continue;
    const clash =
      groupsClash(one.group, best.group, fits.get(one)! >= FIRM) ??
      (isNameAlone(one) ? clashWithAny(one, firm, fits) : null);
    const difference = fits.get(best)! - fits.get(one)!;
    if (clash !== null && difference >= CLOSE) addToAll(one, 'clash_with_better', clash);
    else if (clash !== null) {
      addToAll(one, 'rival', `${normalAddress(best.entries[0]!.page.source.url)} fits alike: ${clash}`);
      addToAll(best, 'rival', `${normalAddress(one.entries[0]!.page.source.url)} fits alike: ${clash}`);
    } else if (fits.get(best)! >= SURE && one.entries.every((entry) => !isLikely(entry)))
      addToAll(one, 'better_candidate', 'another person of this name fits the request, this one does not');
  }
}

function isNameAlone({ entries }: Individual): boolean {
  return entries.every((entry) => beyondName(entry.anchors) <= 0);
}

/** The best page may hold no dates; others that are as surely the person's do. */
function clashWithAny(
  one: Individual,
  firm: readonly Individual[],
  fits: ReadonlyMap<Individual, number>,
): string | null {
  for (const other of firm) {
    if (other === one || fits.get(other)! < SURE) continue;
    const clash = groupsClash(one.group, other.group, true);
    if (clash !== null) return clash;
  }
  return null;
}

function addToAll(one: Individual, feature: 'clash_with_better' | 'rival' | 'better_candidate', reason: string): void {
  for (const entry of one.entries) {
    if (entry.anchors.some((held) => held.signs[0]?.feature === feature)) continue;
    entry.anchors.push(anchor('other_person', feature, reason, entry.page.source.sourceId));
  }
}

/** More likely than not about the person, and not only because one claim holds there. */
export function isLikely(entry: Entry): boolean {
  return probabilityOf(withoutOneClaim(entry.anchors)) >= 0.5;
}

/** The weight of a page that names nobody of the name. */
export function absentWeight(): number {
  return weightOf('name_absent');
}

export { tellsSomething };
