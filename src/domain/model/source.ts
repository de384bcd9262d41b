// A page or a register's record that was read for a job, with its findings: what judgement works on.
import type { Finding } from './finding.ts';
import type { NotEvidenceReason, PageLink } from './page.ts';

/** Who vouches for a record that came from a structured provider. */
export type Asserter =
  | 'person'
  | 'institution'
  | 'register'
  | 'editor'
  | 'knowledge_base'
  | 'knowledge_base_unreferenced'
  | 'publication';

export interface ReadSource {
  sourceId: string;
  /** Where it was fetched, after redirects: what a report cites and whose words they are. */
  url: string;
  /** Key of the address the page names as its own, on the same host; tells doubles, and nothing else. */
  namedKey?: string;
  /** Host without `www.`. */
  domain: string;
  provider: string;
  /** ISO 8601. */
  retrievedAt: string;
  title: string | null;
  publishedDate: string | null;
  siteName: string | null;
  language: string | null;
  text: string;
  links: PageLink[];
  /** Names of the people the page is about, the subject first. */
  people: { name: string; subject: boolean }[];
  findings: Finding[];
  notEvidence: NotEvidenceReason | null;
  asserter: Asserter | null;
}

/** Wire form (interface 2.5). */
export interface Source {
  source_id: string;
  url: string;
  domain: string;
  retrieved_at: string;
  method: string;
  title: string | null;
  published_date: string | null;
  snippet: string;
  extracted: Record<string, unknown>;
  source_quality: number;
  /** Additive: why the page does not count, its class of evidence and its origin. */
  evidence_class?: string;
  evidence_reason?: string;
  not_evidence?: string;
  cluster_id?: string;
}
