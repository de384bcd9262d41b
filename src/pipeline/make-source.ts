// A page that was read, or a register's record, as the source that judgement works on.
import type { Hit } from '../domain/model/query.ts';
import type { ReadSource } from '../domain/model/source.ts';
import { canonicalUrl, settledUrl, urlKey } from '../domain/web/canonical-url.ts';
import { domainAllowed, hostOf } from '../domain/web/domain-rules.ts';
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

/** The address a page names as its own must keep to the job's domains like any other. */
function addressOf({ options }: JobContext, fetched: string, canonical: string | null | undefined): string | null {
  const settled = settledUrl(fetched, canonical);
  const host = settled === null ? null : hostOf(settled);
  const allowed = host !== null && domainAllowed(host, options.allowDomains, options.denyDomains);
  return allowed ? settled : canonicalUrl(fetched);
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
  const url = addressOf(context, document.url, page.canonical) ?? canonicalUrl(hit.url) ?? hit.url;
  const source: ReadSource = {
    sourceId: context.tools.ids.derive('src', url),
    url,
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
