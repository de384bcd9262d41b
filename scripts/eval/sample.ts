// Measures whole verdicts on the sample web that ships with the product: every page is a source for every person.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { resolveIdentity } from '../../src/domain/identity/resolve.ts';
import { type ClaimVerdict, judgeClaims } from '../../src/domain/judging/judge-claims.ts';
import type { Claim } from '../../src/domain/model/claim.ts';
import type { Page } from '../../src/domain/model/page.ts';
import type { Person } from '../../src/domain/model/person.ts';
import type { ReadSource } from '../../src/domain/model/source.ts';
import type { ClaimStatus } from '../../src/domain/model/verdict.ts';
import type { TrustData } from '../../src/domain/trust/trust-facts.ts';
import { extractFindings } from '../../src/extract/extract-findings.ts';
import { makeNameFinder } from '../../src/extract/people/name-finder.ts';
import { readPage } from '../../src/extract/read-page.ts';
import { readDocument } from '../../src/extract/reading/read-document.ts';
import { openOrganisations } from '../../src/main/organisation-data.ts';
import { corpusSites, trustData } from '../../src/main/trust-data.ts';

interface SamplePage {
  file: string;
  url: string;
  published_date: string | null;
  content_type: string;
  about: string[];
}

interface SamplePerson {
  id: string;
  person: Person;
  claims: { claim: Claim; label: ClaimStatus; why: string; pages: string[] }[];
}

/** What came of the claims that pages in one language decide. */
export interface LanguageResult {
  claims: number;
  right: number;
  verified: { labelled: number; found: number; wrong: number };
  contradiction: { labelled: number; found: number; wrong: number };
}

export interface SampleError {
  person: string;
  claim: string;
  label: ClaimStatus;
  status: ClaimStatus;
  why: string;
  explanation: string;
  expected: Record<string, unknown>;
}

export interface SampleResult {
  claims: number;
  accuracy: number;
  verified: { precision: number; recall: number };
  contradiction: { precision: number; recall: number };
  /** Pages that are about a person, and were taken to be, and the reverse. */
  identity: { pages: number; accuracy: number };
  byLabel: Record<string, Record<string, number>>;
  byLanguage: Record<string, LanguageResult>;
  errors: SampleError[];
  identityErrors: string[];
}

export function sampleFolder(): string {
  return join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'sample-web');
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}

export interface ReadSamplePage {
  source: ReadSource;
  page: Page;
  about: string[];
}

export function readSamplePages(folder: string): ReadSamplePage[] {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as { pages: SamplePage[] };
  const { index: organisations } = openOrganisations();
  return manifest.pages
    .filter((page) => !page.content_type.includes('pdf'))
    .map((page, index) => {
      const read = readDocument({
        url: page.url,
        status: 200,
        contentType: page.content_type,
        body: new Uint8Array(readFileSync(join(folder, page.file))),
      });
      const { findings, people } = extractFindings(read, organisations);
      return {
        about: page.about,
        page: read,
        source: {
          sourceId: `src_${index}`,
          url: page.url,
          domain: hostOf(page.url),
          provider: 'corpus',
          retrievedAt: '2026-10-01T00:00:00.000Z',
          title: read.title,
          publishedDate: page.published_date ?? read.publishedDate,
          siteName: read.siteName,
          language: read.language,
          text: read.text,
          links: read.links,
          people,
          findings,
          notEvidence: read.notEvidence,
          asserter: null,
        },
      };
    });
}

/** The pages as a job about this person reads them: those that name the person are read for the claims too. */
function sourcesFor(pages: readonly ReadSamplePage[], person: Person, claims: readonly Claim[]): ReadSource[] {
  const { index: organisations } = openOrganisations();
  const { find } = makeNameFinder(person);
  return pages.map(({ source, page }) => {
    if (find(`${page.title ?? ''}\n${page.text}`).length === 0) return source;
    return { ...source, ...readPage(page, { person, claims }, organisations) };
  });
}

/** The shipped organisations and the sites that the sample web declares, as the service opens them. */
export function sampleTrust(folder = sampleFolder()): TrustData {
  return trustData(openOrganisations().index, corpusSites([folder]));
}

/** Fixed, so that the answer does not depend on the day. */
const TODAY = '2026-10-01';

export interface SampleVerdict {
  person: string;
  claim: string;
  label: ClaimStatus;
  verdict: ClaimVerdict;
}

/** Every claim of the sample web with the product's verdict on it, in the order of the file. */
export function judgeSample(folder = sampleFolder()): SampleVerdict[] {
  const people = JSON.parse(readFileSync(join(folder, 'people.json'), 'utf8')) as SamplePerson[];
  const pages = readSamplePages(folder);
  const trust = sampleTrust(folder);
  return people.flatMap((one) => {
    const claims = one.claims.map((entry) => entry.claim);
    const sources = sourcesFor(pages, one.person, claims);
    const identity = resolveIdentity({ person: one.person, claims, sources, trust });
    const verdicts = judgeClaims({ person: one.person, claims, sources, identity, rubric: null, today: TODAY, trust });
    return one.claims.map(({ claim, label }, index) => ({
      person: one.id,
      claim: claim.claim_key,
      label,
      verdict: verdicts[index]!,
    }));
  });
}

export function evalSample(options: { folder?: string; errors?: number } = {}): SampleResult {
  const folder = options.folder ?? sampleFolder();
  const people = JSON.parse(readFileSync(join(folder, 'people.json'), 'utf8')) as SamplePerson[];
  const pages = readSamplePages(folder);
  const trust = sampleTrust(folder);
  const table: Record<string, Record<string, number>> = {};
  const languages = new Map(pages.map(({ source }) => [source.url, source.language ?? '?']));
  const byLanguage: Record<string, LanguageResult> = {};
  const errors: SampleError[] = [];
  const identityErrors: string[] = [];
  let claims = 0;
  let right = 0;
  let identityRight = 0;
  let identityPages = 0;
  for (const one of people) {
    const asked = one.claims.map((entry) => entry.claim);
    const sources = sourcesFor(pages, one.person, asked);
    const identity = resolveIdentity({ person: one.person, claims: asked, sources, trust });
    for (const entry of identity.sources) {
      const about = pages.find((page) => page.source.sourceId === entry.sourceId)!;
      const truth = about.about.includes(one.id);
      const same = entry.probability >= 0.5;
      identityPages += 1;
      if (same === truth) identityRight += 1;
      else
        identityErrors.push(
          `${one.id} ${about.source.url} truth ${truth} P ${entry.probability.toFixed(2)} names [${entry.names.join(' | ')}] ${entry.anchors.map((anchor) => `${anchor.anchor} ${anchor.weight}`).join(', ')}`,
        );
    }
    const verdicts = judgeClaims({
      person: one.person,
      claims: asked,
      sources,
      identity,
      rubric: null,
      today: TODAY,
      trust,
    });
    for (const [index, entry] of one.claims.entries()) {
      const { result } = verdicts[index]!;
      table[entry.label] ??= {};
      const row = table[entry.label]!;
      row[result.status] = (row[result.status] ?? 0) + 1;
      claims += 1;
      count(byLanguage, languages.get(entry.pages[0] ?? '') ?? '?', entry.label, result.status);
      if (result.status === entry.label) right += 1;
      else {
        errors.push({
          person: one.id,
          claim: entry.claim.claim_key,
          label: entry.label,
          status: result.status,
          why: entry.why,
          explanation: result.explanation,
          expected: { type: entry.claim.claim_type, ...entry.claim.expected },
        });
      }
    }
  }
  const measure = (status: ClaimStatus) => {
    const predicted = Object.values(table).reduce((sum, row) => sum + (row[status] ?? 0), 0);
    const labelled = Object.values(table[status] ?? {}).reduce((sum, count) => sum + count, 0);
    const both = table[status]?.[status] ?? 0;
    return {
      precision: predicted === 0 ? Number.NaN : both / predicted,
      recall: labelled === 0 ? Number.NaN : both / labelled,
    };
  };
  return {
    claims,
    accuracy: right / claims,
    verified: measure('verified'),
    contradiction: measure('contradiction'),
    identity: { pages: identityPages, accuracy: identityRight / identityPages },
    byLabel: table,
    byLanguage,
    errors: errors.slice(0, options.errors ?? 0),
    identityErrors: identityErrors.slice(0, options.errors ?? 0),
  };
}

function count(
  results: Record<string, LanguageResult>,
  language: string,
  label: ClaimStatus,
  status: ClaimStatus,
): void {
  const none = { labelled: 0, found: 0, wrong: 0 };
  results[language] ??= { claims: 0, right: 0, verified: { ...none }, contradiction: { ...none } };
  const result = results[language];
  result.claims += 1;
  if (status === label) result.right += 1;
  for (const kind of ['verified', 'contradiction'] as const) {
    if (label === kind) result[kind].labelled += 1;
    if (status === kind) result[kind][label === kind ? 'found' : 'wrong'] += 1;
  }
}
