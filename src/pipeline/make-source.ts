// A page that was read, or a register's record, as the source that judgement works on.
import type { Hit } from '../domain/model/query.ts';
import type { ReadSource } from '../domain/model/source.ts';
import { canonicalUrl, namedUrlKey, urlKey } from '../domain/web/canonical-url.ts';
import { hostOf } from '../domain/web/domain-rules.ts';
import { capPage } from './finding-caps.ts';
import type { JobContext } from './job-context.ts';
import type { Obtained } from './obtain-page.ts';
import { quotedFindings } from './quote-gate.ts';
import type { RankedHit } from './search-stage.ts';

/**
 * One key for one source. A register keeps several records under one address, told apart by the fragment (what the person
 * wrote, what an institution wrote), so for records the fragment counts.
 */
export function hitKey(hit: Hit): string | null {
  return hit.record ? recordKey(hit.record.url) : urlKey(hit.url);
}

export function sourceKey(source: Pick<ReadSource, 'url' | 'asserter'>): string {
  return (source.asserter === null ? urlKey(source.url) : recordKey(source.url)) ?? source.url;
}

function recordKey(url: string): string {
  return `record ${url}`;
}

/** The same for all copies of one page that name one address as their own and have the same text. */
export function doubleKey(source: Pick<ReadSource, 'url' | 'namedKey' | 'text'>): string {
  return `${source.namedKey ?? urlKey(source.url) ?? source.url}\n${source.text}`;
}

export function sourceOfPage(
  context: JobContext,
  { hit, provider }: RankedHit,
  { document, reading }: Obtained,
): { source: ReadSource; capped: boolean } {
  const { page } = reading;
  const { findings, people, capped } = capPage(context.job.person, {
    findings: page.notEvidence === null ? quotedFindings(page.text, reading.findings) : [],
    people: reading.people,
  });
  const url = canonicalUrl(document.url) ?? canonicalUrl(hit.url) ?? hit.url;
  const namedKey = namedUrlKey(document.url, page.canonical);
  const source: ReadSource = {
    sourceId: context.tools.ids.derive('src', url),
    url,
    ...(namedKey === null ? {} : { namedKey }),
    domain: hostOf(url) ?? '',
    provider,
    retrievedAt: context.tools.clock.now().toISOString(),
    title: page.title ?? hit.title,
    publishedDate: page.publishedDate ?? hit.publishedDate,
    siteName: page.siteName,
    language: page.language,
    text: page.text,
    links: page.links,
    people,
    findings,
    notEvidence: page.notEvidence,
    asserter: null,
    ...(reading.parts === undefined || page.notEvidence !== null ? {} : { parts: reading.parts }),
  };
  return { source, capped };
}

export function sourceOfRecord(context: JobContext, { hit, provider }: RankedHit): ReadSource {
  const record = hit.record!;
  return {
    sourceId: context.tools.ids.derive('src', record.url),
    url: record.url,
    domain: hostOf(record.url) ?? '',
    provider,
    retrievedAt: context.tools.clock.now().toISOString(),
    title: record.title,
    publishedDate: record.publishedDate,
    siteName: null,
    language: null,
    text: record.text,
    links: record.links.map((link) => ({ ...link, rel: '', block: 0 })),
    people: record.people,
    findings: quotedFindings(record.text, record.findings),
    notEvidence: null,
    asserter: record.asserter,
  };
}
