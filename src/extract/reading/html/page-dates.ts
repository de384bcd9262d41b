// When a page was published and last changed, from the surest statement to the weakest.
import type { StructuredItem } from '../../../domain/model/page.ts';
import type { MarkupCollector } from './markup-collector.ts';

export interface PageDates {
  published: string | null;
  modified: string | null;
}

const PUBLISHED_META =
  'article:published_time|og:article:published_time|citation_publication_date|citation_date|citation_online_date|dc.date.issued|dcterms.issued|dc.date|dcterms.created|dc.date.created|parsely-pub-date|sailthru.date|date|pubdate|publishdate'.split(
    '|',
  );
const MODIFIED_META = 'article:modified_time|og:updated_time|dcterms.modified|dc.date.modified|last-modified'.split(
  '|',
);
const URL_DATE = /\/((?:19|20)\d\d)\/(0[1-9]|1[0-2])(?:\/(0[1-9]|[12]\d|3[01]))?(?:\/|-|$)/;
/** Items that describe the page itself; an event or job posting on it has dates of its own. */
const PAGE_TYPES = /Article|WebPage|ProfilePage|AboutPage|BlogPosting|Posting|CreativeWork|Report|Book|h-entry/;

export function datesOf(
  structured: readonly StructuredItem[],
  markup: Pick<MarkupCollector, 'meta' | 'times'>,
  url: string,
  headers: Record<string, string> | undefined,
): PageDates {
  const items = structured.filter(isOfPage);
  const published =
    fromItems(items, ['datePublished', 'dateCreated', 'published']) ??
    fromMeta(markup.meta, PUBLISHED_META) ??
    firstDate(markup.times.filter((time) => time.published).map((time) => time.datetime)) ??
    // One lone time on a page is its date; many are a timeline.
    (markup.times.length === 1 ? firstDate([markup.times[0]!.datetime]) : null) ??
    fromUrl(url);
  const modified =
    fromItems(items, ['dateModified', 'updated']) ??
    fromMeta(markup.meta, MODIFIED_META) ??
    headerDate(headers?.['last-modified']);
  return { published, modified };
}

function isOfPage({ types }: StructuredItem): boolean {
  return types.some((type) => PAGE_TYPES.test(type)) && !types.includes('JobPosting');
}

function fromItems(items: readonly StructuredItem[], names: readonly string[]): string | null {
  for (const name of names) {
    for (const item of items) {
      const value = item.properties[name]?.[0];
      if (typeof value === 'string') {
        const date = plainDate(value);
        if (date) return date;
      }
    }
  }
  return null;
}

function fromMeta(meta: ReadonlyMap<string, string>, names: readonly string[]): string | null {
  if (meta.size === 0) return null;
  for (const name of names) {
    const value = meta.get(name);
    const date = value === undefined ? null : plainDate(value);
    if (date !== null) return date;
  }
  return null;
}

function firstDate(values: readonly string[]): string | null {
  for (const value of values) {
    const date = plainDate(value);
    if (date) return date;
  }
  return null;
}

const ISO = /^(\d{4})(?:[-/](\d{1,2})(?:[-/](\d{1,2}))?)?(?![\d])/;

/** `2019-03-04`, `2019-03` or `2019`; null when it is no date that a page can have. */
export function plainDate(value: string): string | null {
  const text = value.trim();
  const iso = ISO.exec(text);
  if (iso) return build(iso[1]!, iso[2], iso[3]);
  const compact = /^(\d{4})(\d{2})(\d{2})(?:T|$)/.exec(text);
  if (compact) return build(compact[1]!, compact[2], compact[3]);
  return headerDate(text);
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `Tue, 15 Nov 1994 12:45:26 GMT`, and `November 15, 1994`. */
function headerDate(value: string | undefined): string | null {
  if (!value || value.length > 60) return null;
  const dayFirst = /\b(\d{1,2})[ -]([A-Za-z]{3})[a-z]{0,6}[ -](\d{4})\b/.exec(value);
  const monthFirst = /\b([A-Za-z]{3})[a-z]{0,6}\.? (\d{1,2}),? (\d{4})\b/.exec(value);
  const day = dayFirst?.[1] ?? monthFirst?.[2];
  const month = MONTHS.indexOf((dayFirst?.[2] ?? monthFirst?.[1] ?? '').toLowerCase()) + 1;
  const year = dayFirst?.[3] ?? monthFirst?.[3];
  return day && month > 0 && year ? build(year, String(month), day) : null;
}

function fromUrl(url: string): string | null {
  const found = URL_DATE.exec(url);
  return found ? build(found[1]!, found[2], found[3]) : null;
}

function build(year: string, month: string | undefined, day: string | undefined): string | null {
  const y = Number(year);
  if (y < 1990 || y > 2100) return null;
  if (month === undefined) return year;
  const m = Number(month);
  if (m < 1 || m > 12) return null;
  const yearMonth = `${year}-${String(m).padStart(2, '0')}`;
  if (day === undefined) return yearMonth;
  const d = Number(day);
  return d >= 1 && d <= 31 ? `${yearMonth}-${String(d).padStart(2, '0')}` : yearMonth;
}
