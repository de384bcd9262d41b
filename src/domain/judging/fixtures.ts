// Made-up sources for tests and benches: sentences in, a source with findings and exact quotes out.

import { parseDegree } from '../degrees/parse-degree.ts';
import type { Finding, FindingKind, FindingStatus } from '../model/finding.ts';
import type { EndDate, PartialDate } from '../model/partial-date.ts';
import type { ReadSource } from '../model/source.ts';
import { withDeclaredSites } from '../trust/declared-sites.ts';
import { NOTHING_KNOWN, type TrustData } from '../trust/trust-facts.ts';

export interface FactSketch {
  kind: FindingKind;
  /** The sentence that states it; it becomes part of the page and the quote. */
  says: string;
  person?: string;
  organisation?: string;
  /** How the organisation is known; written in the text unless said otherwise. */
  how?: 'text' | 'page_organisation' | 'structured';
  degree?: string;
  field?: string;
  title?: string;
  start?: PartialDate;
  end?: EndDate;
  current?: boolean | null;
  status?: FindingStatus;
  value?: string;
  certainty?: number;
}

export interface SourceSketch {
  id: string;
  url: string;
  name: string;
  facts: FactSketch[];
  /** Sentences before the facts. */
  opening?: string;
  title?: string;
  siteName?: string | null;
  publishedDate?: string | null;
  links?: string[];
  notEvidence?: ReadSource['notEvidence'];
  asserter?: ReadSource['asserter'];
  subject?: boolean;
  /** Other people whom the page names. */
  coworkers?: string[];
}

function hostOf(url: string): string {
  return url
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
    .split('/')[0]!;
}

export function makeSource(sketch: SourceSketch): ReadSource {
  let text = sketch.opening ?? `${sketch.name}.`;
  const findings: Finding[] = sketch.facts.map((fact) => {
    const from = text.length + 1;
    text = `${text}\n${fact.says}`;
    return {
      kind: fact.kind,
      person: { name: fact.person ?? sketch.name, how: 'prose', subject: fact.person === undefined },
      status: fact.status ?? 'stated',
      ...(fact.organisation === undefined
        ? {}
        : { organisation: { name: fact.organisation, how: fact.how ?? ('text' as const) } }),
      ...(fact.degree === undefined
        ? {}
        : { degree: parseDegree(fact.degree) ?? { surface: fact.degree, level: 'none' as const, code: null } }),
      ...(fact.field === undefined ? {} : { field: fact.field }),
      ...(fact.title === undefined ? {} : { title: fact.title }),
      ...(fact.start === undefined ? {} : { start: fact.start }),
      ...(fact.end === undefined ? {} : { end: fact.end }),
      current: fact.current ?? null,
      ...(fact.value === undefined ? {} : { value: fact.value }),
      quote: fact.says,
      from,
      to: from + fact.says.length,
      via: 'prose',
      certainty: fact.certainty ?? 0.95,
    };
  });
  const others = [...new Set(sketch.facts.map((fact) => fact.person).filter((name) => name !== undefined))];
  return {
    sourceId: sketch.id,
    url: sketch.url,
    domain: hostOf(sketch.url),
    provider: 'corpus',
    retrievedAt: '2026-01-01T00:00:00.000Z',
    title: sketch.title ?? sketch.name,
    publishedDate: sketch.publishedDate ?? null,
    siteName: sketch.siteName ?? null,
    language: 'en',
    text,
    links: (sketch.links ?? []).map((href) => ({ href, text: href, rel: '', block: 0 })),
    people: [
      { name: sketch.name, subject: sketch.subject ?? true },
      ...[...others, ...(sketch.coworkers ?? [])].map((name) => ({ name: name!, subject: false })),
    ],
    findings,
    notEvidence: sketch.notEvidence ?? null,
    asserter: sketch.asserter ?? null,
  };
}

/** Knows these hosts, with the names of the organisations they belong to. */
export function trustWith(sites: Readonly<Record<string, readonly string[]>>): TrustData {
  const declared = Object.entries(sites).map(([host, organisation]) => ({ host, organisation }));
  return { ...NOTHING_KNOWN, organisations: withDeclaredSites(NOTHING_KNOWN.organisations, declared) };
}
