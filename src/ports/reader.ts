// From bytes to a page, and from a page to findings. `extract/` implements both, in workers that can be killed.
import type { Claim } from '../domain/model/claim.ts';
import type { Finding } from '../domain/model/finding.ts';
import type { Page } from '../domain/model/page.ts';
import type { Person } from '../domain/model/person.ts';
import type { PersonParts } from '../domain/model/source.ts';

export interface RawDocument {
  /** Final address. */
  url: string;
  /** HTTP status, 200 for imported files. */
  status: number;
  /** As the server declared it, e.g. `text/html; charset=utf-8`; empty when unknown. */
  contentType: string;
  body: Uint8Array;
  /** Lower-case response headers, for dates. */
  headers?: Record<string, string>;
}

export interface PageReading {
  page: Page;
  findings: Finding[];
  /** People the page speaks of, the subject first. */
  people: { name: string; subject: boolean }[];
  /** The person's part of the page, where it was asked for and there is one. */
  parts?: PersonParts;
}

/** Whom and what a job asks about: a second reading looks for it where the open one found nothing. */
export interface Asked {
  person: Person;
  claims: readonly Claim[];
  /** Whether the person's part of the page is wanted too, for a model to read. */
  withParts?: boolean;
}

export interface PageReader {
  /** Never throws for a bad document: the page then carries `notEvidence`. */
  read(document: RawDocument, signal?: AbortSignal, asked?: Asked): Promise<PageReading>;
  /** Ends its workers. */
  close(): Promise<void>;
}

/** One file under extract/extractors declares one of these. Pure: it gets a page, never a socket. */
export interface Extractor {
  id: string;
  /** Higher runs first. Two extractors never share a priority. */
  priority: number;
  accepts(page: Page): boolean;
  extract(page: Page): Finding[];
}
