// Checks the sample web: manifest against files, addresses, labels, and that no page is another one with names swapped.
// `node scripts/check-sample-web.ts` prints the counts and the faults, and fails when there is one.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { latinLetters } from '../src/domain/text/fold.ts';
import { readDeclaredSites } from '../src/domain/trust/declared-sites.ts';

export const LABELS = ['verified', 'contradiction', 'not_verified', 'inconclusive'] as const;
export type Label = (typeof LABELS)[number];

export interface SamplePage {
  file: string;
  url: string;
  published_date: string | null;
  content_type: string;
  kind: string;
  about: string[];
  namesake_of?: string[];
  mirror_of?: string;
  wire_copy_of?: string;
}

export interface SampleClaim {
  claim: {
    claim_key: string;
    claim_type: string;
    expected: Record<string, unknown>;
    match_rules?: { match_strength?: string; min_confidence?: number };
  };
  label: Label;
  why: string;
  pages: string[];
}

export interface SamplePerson {
  id: string;
  person: { full_name: string; [member: string]: unknown };
  claims: SampleClaim[];
}

export interface SampleWeb {
  folder: string;
  files: string[];
  pages: SamplePage[];
  /** As the manifest declares them, by host. */
  sites: Record<string, unknown>;
  people: SamplePerson[];
}

const MINIMUM_PEOPLE = 25;
const MINIMUM_PAGES = 150;
/** Two pages that share this part of their five-word runs are one page with names swapped. */
const NEAR_DUPLICATE = 0.6;
const SHINGLE_WORDS = 5;
/** "Wei" or "Ha" stands inside other words; "Zhang" and "Thanh" do not. */
const SHORTEST_NAME_PART = 4;
/** Addresses that stand for something other than a page of the sample web, such as a vocabulary. */
const OUTSIDE_HOSTS = new Set(['schema.org', 'yoursite.example.com']);

export function sampleWebFolder(): string {
  return join(dirname(fileURLToPath(import.meta.url)), '..', 'sample-web');
}

export function loadSampleWeb(folder: string): SampleWeb {
  const files = readdirSync(join(folder, 'pages'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
    pages: SamplePage[];
    sites: Record<string, unknown>;
  };
  const people = JSON.parse(readFileSync(join(folder, 'people.json'), 'utf8')) as SamplePerson[];
  return { folder, files, pages: manifest.pages, sites: manifest.sites, people };
}

/** The raw text of a page; a pdf gives an empty string. */
export function readPage(web: SampleWeb, page: SamplePage): string {
  if (page.content_type === 'application/pdf') return '';
  const encoding = page.content_type.includes('iso-8859-1') ? 'latin1' : 'utf8';
  return readFileSync(join(web.folder, page.file), encoding);
}

export function checkCounts(web: SampleWeb): string[] {
  const faults: string[] = [];
  if (web.people.length < MINIMUM_PEOPLE) faults.push(`only ${web.people.length} people`);
  if (web.pages.length < MINIMUM_PAGES) faults.push(`only ${web.pages.length} pages`);
  return faults;
}

export function checkFiles(web: SampleWeb): string[] {
  const listed = web.pages.map((page) => page.file);
  const listedSet = new Set(listed);
  const present = new Set(web.files);
  return [
    ...repeated(listed).map((file) => `file listed twice: ${file}`),
    ...repeated(web.pages.map((page) => page.url)).map((url) => `address listed twice: ${url}`),
    ...listed.filter((file) => !present.has(file)).map((file) => `listed but missing: ${file}`),
    ...web.files.filter((file) => !listedSet.has(file)).map((file) => `present but not listed: ${file}`),
  ];
}

export function checkAddresses(web: SampleWeb): string[] {
  const faults: string[] = [];
  for (const page of web.pages) {
    const address = new URL(page.url);
    if (!isExampleHost(address.hostname)) faults.push(`${page.url}: host does not end in .example`);
    if (page.file.split('/')[1] !== address.hostname)
      faults.push(`${page.file}: folder is not the host of ${page.url}`);
    if (page.published_date !== null && !/^\d{4}-\d{2}-\d{2}$/.test(page.published_date)) {
      faults.push(`${page.url}: published_date is not a day`);
    }
    for (const host of hostsNamedIn(readPage(web, page))) {
      if (!isExampleHost(host) && !OUTSIDE_HOSTS.has(host)) faults.push(`${page.url}: names the host ${host}`);
    }
  }
  return faults;
}

/** Every declared site has pages and a shape that the product reads. */
export function checkSites(web: SampleWeb): string[] {
  const hosts = new Set(web.pages.map((page) => new URL(page.url).hostname.replace(/^www\./, '')));
  const read = new Set(readDeclaredSites(web.sites).map(({ host }) => host));
  return Object.keys(web.sites).flatMap((host) => [
    ...(hosts.has(host) ? [] : [`declared site without a page: ${host}`]),
    ...(read.has(host) ? [] : [`declared site that cannot be read: ${host}`]),
  ]);
}

export function checkPeople(web: SampleWeb): string[] {
  const ids = new Set(web.people.map((person) => person.id));
  const urls = new Set(web.pages.map((page) => page.url));
  const faults = repeated(web.people.map((person) => person.id)).map((id) => `person twice: ${id}`);
  for (const page of web.pages) {
    for (const id of [...page.about, ...(page.namesake_of ?? [])]) {
      if (!ids.has(id)) faults.push(`${page.url}: unknown person ${id}`);
    }
    for (const original of [page.mirror_of, page.wire_copy_of]) {
      if (original !== undefined && !urls.has(original)) faults.push(`${page.url}: copy of unknown page ${original}`);
    }
  }
  const keys = web.people.flatMap((person) => person.claims.map((item) => item.claim.claim_key));
  faults.push(...repeated(keys).map((key) => `claim key twice: ${key}`));
  return faults;
}

export function checkLabels(web: SampleWeb): string[] {
  const pageOf = new Map(web.pages.map((page) => [page.url, page]));
  const faults: string[] = [];
  for (const { person, claims } of web.people) {
    const names = [person.full_name, ...((person.aliases as string[] | undefined) ?? [])];
    for (const { claim, label, why, pages } of claims) {
      const name = claim.claim_key;
      if (!LABELS.includes(label)) faults.push(`${name}: unknown label ${label}`);
      if (why.trim() === '') faults.push(`${name}: no reason`);
      const known = pages.map((url) => pageOf.get(url)).filter((page) => page !== undefined);
      if (known.length < pages.length) faults.push(`${name}: a deciding page is not in the manifest`);
      if (label === 'not_verified') continue;
      if (known.length === 0) faults.push(`${name}: ${label} without a deciding page`);
      const named = known.some(
        (page) =>
          page.file.endsWith('.pdf') || page.kind.startsWith('blocked-') || namesPerson(readPage(web, page), names),
      );
      if (!named) faults.push(`${name}: no deciding page names ${person.full_name}`);
      const independent = known.some((page) => page.mirror_of === undefined && page.wire_copy_of === undefined);
      if (!independent) faults.push(`${name}: decided by copies alone`);
    }
  }
  return faults;
}

export interface NearDuplicate {
  left: string;
  right: string;
  similarity: number;
}

/** All pairs of pages at or over the limit that the manifest does not declare to be copies. */
export function findNearDuplicates(web: SampleWeb, limit = NEAR_DUPLICATE): NearDuplicate[] {
  const entries = web.pages.map((page) => ({ page, shingles: shinglesOf(visibleText(readPage(web, page))) }));
  const found: NearDuplicate[] = [];
  entries.forEach((left, index) => {
    for (const right of entries.slice(index + 1)) {
      if (originOf(left.page) === originOf(right.page)) continue;
      const similarity = jaccard(left.shingles, right.shingles);
      if (similarity >= limit) found.push({ left: left.page.url, right: right.page.url, similarity });
    }
  });
  return found;
}

export function checkNearDuplicates(web: SampleWeb): string[] {
  return findNearDuplicates(web).map(
    ({ left, right, similarity }) => `near duplicates (${similarity.toFixed(2)}): ${left} and ${right}`,
  );
}

/** The first person is the newcomer's demo: its report must show support, contradiction and silence side by side. */
export function checkDemo(web: SampleWeb): string[] {
  const labels = web.people[0]?.claims.map((item) => item.label).sort() ?? [];
  const wanted = ['contradiction', 'not_verified', 'verified', 'verified'];
  return labels.join() === wanted.join() ? [] : [`the first person has the labels ${labels.join(', ')}`];
}

export function countLabels(web: SampleWeb): Record<Label, number> {
  const counts: Record<Label, number> = { verified: 0, contradiction: 0, not_verified: 0, inconclusive: 0 };
  for (const person of web.people) for (const item of person.claims) counts[item.label] += 1;
  return counts;
}

export function countClaimTypes(web: SampleWeb): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const person of web.people) {
    for (const { claim } of person.claims) counts[claim.claim_type] = (counts[claim.claim_type] ?? 0) + 1;
  }
  return counts;
}

/** Page text without markup; good enough to compare pages, not meant for reading facts. */
export function visibleText(html: string): string {
  return html
    .replace(/<script\b[^>]*>|<style\b[^>]*>/gi, '\u0001')
    .split('\u0001')
    .map((part, index) => (index === 0 ? part : part.replace(/^[^<]*/, ' ')))
    .join(' ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&[a-z]+;|&#\d+;/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

export function shinglesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const shingles = new Set<string>();
  for (let start = 0; start + SHINGLE_WORDS <= words.length; start += 1) {
    shingles.add(words.slice(start, start + SHINGLE_WORDS).join(' '));
  }
  return shingles;
}

export function jaccard(left: Set<string>, right: Set<string>): number {
  if (left.size === 0 || right.size === 0) return 0;
  let shared = 0;
  for (const item of left) if (right.has(item)) shared += 1;
  return shared / (left.size + right.size - shared);
}

export function checkSampleWeb(web: SampleWeb): string[] {
  return [
    ...checkCounts(web),
    ...checkFiles(web),
    ...checkAddresses(web),
    ...checkSites(web),
    ...checkPeople(web),
    ...checkLabels(web),
    ...checkNearDuplicates(web),
    ...checkDemo(web),
  ];
}

function originOf(page: SamplePage): string {
  return page.mirror_of ?? page.wire_copy_of ?? page.url;
}

function isExampleHost(host: string): boolean {
  return host.endsWith('.example');
}

function hostsNamedIn(text: string): string[] {
  return [...text.matchAll(/https?:\/\/([a-z0-9.-]+)/gi)].map((match) => match[1]!.toLowerCase());
}

/** True when a part of the name or of an alias stands in the text, whatever the script and the accents. */
function namesPerson(text: string, names: string[]): boolean {
  const fold = (value: string) =>
    latinLetters(value)
      .toLowerCase()
      .replace(/[^a-z\s]+/g, '');
  const parts = names.flatMap((name) => fold(name).split(/\s+/)).filter((part) => part.length >= SHORTEST_NAME_PART);
  const folded = fold(text);
  return parts.some((part) => folded.includes(part));
}

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

if (import.meta.main) {
  const web = loadSampleWeb(sampleWebFolder());
  const labels = countLabels(web);
  const total = LABELS.reduce((sum, label) => sum + labels[label], 0);
  console.log(`${web.people.length} people, ${web.pages.length} pages, ${total} claims`);
  for (const label of LABELS)
    console.log(`  ${label}: ${labels[label]} (${((100 * labels[label]) / total).toFixed(0)} %)`);
  console.log('by type:', countClaimTypes(web));
  const faults = checkSampleWeb(web);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
