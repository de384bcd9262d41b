// Which pages are one voice. A voice is counted once, however often it is repeated.
import type { ReadSource } from '../model/source.ts';
import { foldWords } from '../text/fold.ts';
import { OWNERS } from '../trust/data/known-sites.ts';
import { siteOf } from '../trust/site-address.ts';
import { type EvidenceClass, INDEPENDENT_CLASSES } from './evidence-class.ts';
import { shingles } from './text-overlap.ts';

export interface ClassedSource {
  source: ReadSource;
  evidenceClass: EvidenceClass;
  /** The organisation whose site it would be taken for, though nothing shows that it is. */
  claimedName?: string | null;
}

export interface Origin {
  clusterId: string;
  /** The class under which the whole voice counts. */
  evidenceClass: EvidenceClass;
  /** The class under which each of its sources counts: a copy takes the class of what it copies. */
  classBySource: Record<string, EvidenceClass>;
  sourceIds: string[];
}

/** Near-duplicate text: this share of the smaller passage stands in the larger one. */
const COPY = 0.6;
/** Text around a finding's quote that is compared. */
const CONTEXT = 300;

/** The passages that carry facts; a page without any is compared by its opening. */
export function factText(source: ReadSource): string {
  if (source.findings.length === 0) return source.text.slice(0, 1200);
  const parts: string[] = [];
  let end = -1;
  const spans = source.findings
    .map((finding) => [Math.max(0, finding.from - CONTEXT), finding.to + CONTEXT] as const)
    .sort((left, right) => left[0] - right[0] || left[1] - right[1]);
  for (const [from, to] of spans) {
    const start = Math.max(from, end);
    if (to <= start) continue;
    parts.push(source.text.slice(start, to));
    end = to;
    if (parts.join(' ').length > 6000) break;
  }
  return parts.join(' ');
}

const WIRE =
  /\b(?:reuters|associated press|\(ap\)|agence france[- ]presse|\(afp\)|pr newswire|business wire|globe newswire|dpa|xinhua)\b/i;

/** `By Jane Doe` in the opening lines; two sites that print one author are one voice. */
export function bylineOf(text: string): string | null {
  const match =
    /(?:^|\n|\s)(?:By|Author:|Written by)\s+(\p{Lu}[\p{L}'.-]{1,30}(?:\s\p{Lu}[\p{L}'.-]{0,30}){1,3})/u.exec(
      text.slice(0, 1500),
    );
  return match?.[1] ? match[1].toLowerCase().replace(/\s+/g, ' ') : null;
}

class Groups {
  private readonly parent: number[];
  constructor(size: number) {
    this.parent = Array.from({ length: size }, (_, index) => index);
  }
  find(index: number): number {
    let root = index;
    while (this.parent[root] !== root) root = this.parent[root]!;
    this.parent[index] = root;
    return root;
  }
  join(left: number, right: number): void {
    const [low, high] = [this.find(left), this.find(right)].sort((a, b) => a - b) as [number, number];
    this.parent[high] = low;
  }
}

function joinByKey(groups: Groups, keys: readonly (string | null)[]): void {
  const first = new Map<string, number>();
  for (const [index, key] of keys.entries()) {
    if (key === null) continue;
    const known = first.get(key);
    if (known === undefined) first.set(key, index);
    else groups.join(known, index);
  }
}

/** A passage on very many pages is furniture of the web, such as a cookie notice. */
const FURNITURE = 60;
/** Shorter passages agree by chance. */
const LEAST_SHINGLES = 8;

/** Pairs of which the smaller one stands, for the most part, in the larger one. */
function copyPairs(sets: readonly ReadonlySet<number>[]): [number, number][] {
  const holders = new Map<number, number[]>();
  for (const [index, set] of sets.entries()) {
    for (const shingle of set) {
      const list = holders.get(shingle);
      if (list) list.push(index);
      else holders.set(shingle, [index]);
    }
  }
  const size = sets.length;
  const own = sets.map(() => 0);
  const shared = new Map<number, number>();
  for (const list of holders.values()) {
    if (list.length > FURNITURE) continue;
    for (const [at, left] of list.entries()) {
      own[left] = own[left]! + 1;
      for (let next = at + 1; next < list.length; next += 1) {
        const key = left * size + list[next]!;
        shared.set(key, (shared.get(key) ?? 0) + 1);
      }
    }
  }
  const pairs: [number, number][] = [];
  for (const [key, count] of shared) {
    const left = Math.floor(key / size);
    const right = key % size;
    const smaller = Math.min(own[left]!, own[right]!);
    if (smaller >= LEAST_SHINGLES && count / smaller >= COPY) pairs.push([left, right]);
  }
  return pairs;
}

const remembered = new WeakMap<ReadSource, Set<number>>();

/** Shingles of the passages that carry facts; a source is cut up once. */
function shinglesOf(source: ReadSource): Set<number> {
  const known = remembered.get(source);
  if (known) return known;
  const set = shingles(factText(source));
  remembered.set(source, set);
  return set;
}

const AUTHORITY: readonly EvidenceClass[] = ['issuer', 'register', 'institution'];

/**
 * An issuer or a register vouches for its page even when others print it. Otherwise a text that also stands on a
 * weaker page is taken to come from there: a Wikipedia mirror is no newspaper.
 */
function classOfCopies(
  classes: readonly EvidenceClass[],
  weight: Readonly<Record<EvidenceClass, number>>,
): EvidenceClass {
  const authority = AUTHORITY.find((candidate) => classes.includes(candidate));
  if (authority) return authority;
  // Aggregators and forums copy; nobody copies them.
  const writers = classes.filter((candidate) => candidate !== 'mirror' && candidate !== 'ugc');
  return [...(writers.length > 0 ? writers : classes)].sort(
    (left, right) => weight[left] - weight[right] || left.localeCompare(right),
  )[0]!;
}

/**
 * Sorts sources into voices. The answer does not depend on the order of the sources: ids are given by the smallest
 * address of each voice.
 */
export function clusterSources(
  input: readonly ClassedSource[],
  weight: Readonly<Record<EvidenceClass, number>>,
): Map<string, Origin> {
  const items = [...input].sort(
    (left, right) =>
      compareText(left.source.url, right.source.url) || compareText(left.source.sourceId, right.source.sourceId),
  );
  const sets = items.map((item) => shinglesOf(item.source));
  const copies = new Groups(items.length);
  for (const [left, right] of copyPairs(sets)) copies.join(left, right);
  joinByKey(
    copies,
    items.map((item) => (WIRE.test(item.source.text.slice(0, 400)) ? wireKey(item.source) : null)),
  );
  const copyClass = new Map<number, EvidenceClass>();
  for (let index = 0; index < items.length; index += 1) {
    const root = copies.find(index);
    if (copyClass.has(root)) continue;
    const members = items.filter((_, other) => copies.find(other) === root).map((item) => item.evidenceClass);
    copyClass.set(root, classOfCopies(members, weight));
  }
  const classOf = (index: number): EvidenceClass => {
    const own = items[index]!.evidenceClass;
    return AUTHORITY.includes(own) || own === 'mirror' ? own : copyClass.get(copies.find(index))!;
  };

  const voices = new Groups(items.length);
  for (let index = 0; index < items.length; index += 1) voices.join(copies.find(index), index);
  joinByKey(
    voices,
    items.map((item) => ownerOf(item.source)),
  );
  joinByKey(
    voices,
    items.map((_, index) => (classOf(index) === 'self' ? 'self' : null)),
  );
  // Whoever puts up one look-alike can put up three.
  joinByKey(
    voices,
    items.map(({ claimedName }) => (claimedName ? `claimed:${foldWords(claimedName)}` : null)),
  );
  joinByKey(
    voices,
    items.map((item, index) => (INDEPENDENT_CLASSES.has(classOf(index)) ? bylineOf(item.source.text) : null)),
  );

  const byRoot = new Map<number, number[]>();
  for (let index = 0; index < items.length; index += 1) {
    const root = voices.find(index);
    byRoot.set(root, [...(byRoot.get(root) ?? []), index]);
  }
  const origins = new Map<string, Origin>();
  let number = 0;
  for (const root of [...byRoot.keys()].sort((left, right) => left - right)) {
    number += 1;
    const members = byRoot.get(root)!;
    const classes = members.map(classOf);
    const best = [...classes].sort((left, right) => weight[right] - weight[left] || left.localeCompare(right))[0]!;
    const origin: Origin = {
      clusterId: `origin_${number}`,
      evidenceClass: best,
      classBySource: Object.fromEntries(members.map((index) => [items[index]!.source.sourceId, classOf(index)])),
      sourceIds: members.map((index) => items[index]!.source.sourceId),
    };
    for (const index of members) origins.set(items[index]!.source.sourceId, origin);
  }
  return origins;
}

/** The class under which one source's own words count inside its voice. */
export function ownerOf(source: ReadSource): string {
  const site = siteOf(source.url);
  return OWNERS.get(site) ?? site;
}

function wireKey(source: ReadSource): string | null {
  const agency = WIRE.exec(source.text.slice(0, 400))?.[0]?.toLowerCase();
  return agency ? `wire:${agency}:${(source.title ?? '').toLowerCase().slice(0, 80)}` : null;
}

function compareText(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
