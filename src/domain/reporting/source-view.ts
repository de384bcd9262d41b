// A source as the API shows it, while the job runs and in the report.

import { dateText } from '../dates/compare-dates.ts';
import { CALIBRATION, type Calibration } from '../judging/calibration.ts';
import { baseClass, type EvidenceClass } from '../judging/evidence-class.ts';
import { showableQuote } from '../judging/quotes.ts';
import type { Finding } from '../model/finding.ts';
import type { EndDate } from '../model/partial-date.ts';
import type { Person } from '../model/person.ts';
import type { ReadSource, Source } from '../model/source.ts';
import { NOTHING_KNOWN, type TrustData } from '../trust/trust-facts.ts';
import { redact } from './redact.ts';

const SNIPPET = 320;

export interface SourceContext {
  person: Person;
  /** Names on the page that stand for the person; without them every finding is listed. */
  names?: readonly string[];
  /** Probability that the page is about the person. */
  identity?: number;
  evidenceClass?: EvidenceClass;
  /** Why the source has that class, in words. */
  reason?: string;
  trust?: TrustData;
  clusterId?: string;
  /** Values that a template's extraction_schema asked for. */
  custom?: Record<string, unknown>;
  calibration?: Calibration;
}

/** A year alone stays a number, as in `expected`. */
function shownDate(value: EndDate | undefined): string | number | undefined {
  if (value === undefined || value === 'present') return value;
  return value.month === undefined ? value.year : dateText(value);
}

function yearOf(value: EndDate | undefined): number | undefined {
  return value === undefined || value === 'present' ? undefined : value.year;
}

function defined(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null));
}

function recordOf(finding: Finding): Record<string, unknown> {
  const base = {
    person: finding.person.name,
    status: finding.status === 'stated' ? undefined : finding.status,
    read_by: finding.via === 'model' ? 'model' : undefined,
  };
  switch (finding.kind) {
    case 'education':
      return defined({
        ...base,
        school: finding.organisation?.name,
        degree: finding.degree?.surface,
        field: finding.field,
        start_year: yearOf(finding.start),
        end_year: yearOf(finding.end),
      });
    case 'employment':
      return defined({
        ...base,
        employer: finding.organisation?.name,
        title: finding.title,
        start_date: shownDate(finding.start),
        end_date: shownDate(finding.end),
        is_current: finding.current,
      });
    case 'business':
      return defined({
        ...base,
        business_name: finding.organisation?.name,
        role: finding.title,
        start_date: shownDate(finding.start),
        end_date: shownDate(finding.end),
      });
    case 'contact':
      // The domain tells enough; addresses themselves stay out of reports.
      return defined({ ...base, domain: finding.value?.split('@').at(-1) });
    case 'profile_link':
      return defined({ ...base, url: finding.value });
    case 'statement':
      return defined({ ...base, statement: finding.statement });
    case 'location':
      return defined({ ...base, location: finding.value });
    default:
      return defined({
        ...base,
        name: finding.title,
        issuer: finding.organisation?.name,
        year: yearOf(finding.end ?? finding.start),
      });
  }
}

function extractedOf(source: ReadSource, context: SourceContext): Record<string, unknown> {
  const own = context.names ? new Set(context.names) : null;
  const extracted: Record<string, unknown> = {};
  const listed = new Set<string>();
  for (const finding of source.findings) {
    if (own && !own.has(finding.person.name)) continue;
    const key = finding.kind === 'profile_link' ? 'profiles' : finding.kind === 'contact' ? 'contacts' : finding.kind;
    const list = (extracted[key] as Record<string, unknown>[] | undefined) ?? [];
    const record = recordOf(finding);
    extracted[key] = list;
    const text = `${key} ${JSON.stringify(record)}`;
    if (listed.has(text)) continue;
    listed.add(text);
    list.push(record);
  }
  if (context.custom) extracted.custom = context.custom;
  return extracted;
}

/** The surest sentence about the person, else the opening of the page. */
function snippetOf(source: ReadSource, context: SourceContext): string {
  const own = context.names ? new Set(context.names) : null;
  const finding = source.findings
    .filter((item) => item.quote !== '' && item.kind !== 'contact' && (!own || own.has(item.person.name)))
    .sort((left, right) => right.certainty - left.certainty || left.from - right.from)[0];
  const text = finding ? showableQuote(finding.quote) : '';
  if (text !== '') return text;
  return redact(source.text.slice(0, SNIPPET * 2))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, SNIPPET);
}

/** Weight of the class against the strongest, times the identity: the same numbers that judgement uses. */
export function sourceQuality(
  evidenceClass: EvidenceClass,
  identity: number,
  counts: boolean,
  calibration: Calibration = CALIBRATION,
): number {
  if (!counts) return 0;
  const strongest = Math.max(...Object.values(calibration.classWeight));
  return Math.round((calibration.classWeight[evidenceClass] / strongest) * identity * 1000) / 1000;
}

export function sourceView(source: ReadSource, context: SourceContext): Source {
  const evidenceClass =
    context.evidenceClass ?? baseClass(source, context.person, context.trust ?? NOTHING_KNOWN).evidenceClass;
  return {
    source_id: source.sourceId,
    url: source.url,
    domain: source.domain,
    retrieved_at: source.retrievedAt,
    method: `${source.provider}.searchAndContents`,
    title: source.title === null ? null : redact(source.title),
    published_date: source.publishedDate,
    snippet: snippetOf(source, context),
    extracted: extractedOf(source, context),
    source_quality: sourceQuality(
      evidenceClass,
      context.identity ?? 0.5,
      source.notEvidence === null,
      context.calibration,
    ),
    evidence_class: evidenceClass,
    ...(context.reason === undefined ? {} : { evidence_reason: context.reason }),
    ...(source.notEvidence === null ? {} : { not_evidence: source.notEvidence }),
    ...(context.clusterId === undefined ? {} : { cluster_id: context.clusterId }),
  };
}
