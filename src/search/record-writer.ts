// Turns a register's answer into readable lines and findings whose quotes are those very lines.
import { parseDegree } from '../domain/degrees/parse-degree.ts';
import type { Finding, FindingKind, FindingStatus } from '../domain/model/finding.ts';
import type { EndDate, PartialDate } from '../domain/model/partial-date.ts';
import type { Hit, ProviderRecord } from '../domain/model/query.ts';
import type { Asserter } from '../domain/model/source.ts';

export interface RecordFact {
  kind: FindingKind;
  /** Stated as a fact unless the register says otherwise. */
  status?: FindingStatus;
  organisation?: string;
  unit?: string;
  place?: string;
  degree?: string;
  field?: string;
  title?: string;
  start?: PartialDate | null;
  end?: EndDate | null;
  current?: boolean | null;
  value?: string;
}

export class RecordWriter {
  readonly #person: string;
  #text: string;
  readonly #findings: Finding[] = [];

  constructor(person: string, heading: string) {
    this.#person = person;
    this.#text = heading;
  }

  /** A line without a fact. */
  note(line: string): void {
    this.#text += `\n${fold(line)}`;
  }

  /** A line that states a fact about the person. */
  fact(line: string, fact: RecordFact): void {
    const quote = fold(line);
    if (quote === '') return;
    const from = this.#text.length + 1;
    this.#text += `\n${quote}`;
    const degree = fact.degree ? parseDegree(fact.degree) : null;
    const end = fact.end ?? undefined;
    this.#findings.push({
      kind: fact.kind,
      person: { name: this.#person, how: 'api', subject: true },
      status: fact.status ?? 'stated',
      ...(fact.organisation
        ? {
            organisation: {
              name: fact.organisation,
              how: 'structured',
              ...(fact.unit ? { unit: fact.unit } : {}),
              ...(fact.place ? { place: fact.place } : {}),
            },
          }
        : {}),
      ...(degree ? { degree } : {}),
      ...(fact.field ? { field: fact.field } : {}),
      ...(fact.title ? { title: fact.title } : {}),
      ...(fact.start ? { start: fact.start } : {}),
      ...(end ? { end } : {}),
      // What the register leaves open stays open: an affiliation in a paper is no end of a post.
      current: fact.current !== undefined ? fact.current : end === undefined ? null : end === 'present',
      ...(fact.value ? { value: fact.value } : {}),
      quote,
      from,
      to: from + quote.length,
      via: 'api',
      certainty: 1,
    });
  }

  get hasFacts(): boolean {
    return this.#findings.length > 0;
  }

  hit(source: {
    url: string;
    title: string;
    asserter: Asserter;
    publishedDate?: string | null;
    links?: { href: string; text: string }[];
  }): Hit {
    const record: ProviderRecord = {
      url: source.url,
      title: source.title,
      text: this.#text,
      findings: this.#findings,
      people: [{ name: this.#person, subject: true }],
      links: source.links ?? [],
      publishedDate: source.publishedDate ?? null,
      asserter: source.asserter,
    };
    return {
      url: source.url,
      title: source.title,
      snippet: this.#text.slice(0, 300),
      publishedDate: record.publishedDate,
      record,
    };
  }
}

function fold(line: string): string {
  return line.replace(/\s+/g, ' ').trim().slice(0, 600);
}

/** `1999-05-17`, `1999-05` or `1999`. */
export function partialDate(value: string | null): PartialDate | null {
  const match = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?/.exec(value ?? '');
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2] ?? 0), Number(match[3] ?? 0)];
  return {
    year,
    ...(month >= 1 && month <= 12 ? { month } : {}),
    ...(month >= 1 && day >= 1 && day <= 31 ? { day } : {}),
  };
}

export function written(date: EndDate | null): string {
  if (date === null) return '';
  if (date === 'present') return 'present';
  const parts = [String(date.year).padStart(4, '0'), date.month, date.day].filter((part) => part !== undefined);
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** "1999 to 2003", "from 1999", "until 2003", or nothing. */
export function span(start: PartialDate | null, end: EndDate | null): string {
  if (start && end) return `${written(start)} to ${written(end)}`;
  if (start) return `from ${written(start)}`;
  return end ? `until ${written(end)}` : '';
}

/** Joins the parts of a line that are there. */
export function join(...parts: (string | null | undefined)[]): string {
  return parts.filter((part) => part !== null && part !== undefined && part !== '').join(', ');
}
