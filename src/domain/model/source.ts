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

/** A line of the page that belongs to the person asked about. */
export interface PersonBlock {
  from: number;
  to: number;
  heading: string | null;
  /** `own`: in a part of the page that is theirs. `mention`: somebody else's text that names them. */
  kind: 'own' | 'mention';
  /** Names the person, an organisation, a degree or a date: where a long page is worth reading. */
  telling: boolean;
}

/** The person's part of a page, kept where a model may read it. */
export interface PersonParts {
  /** The name as the page writes it. */
  name: string;
  blocks: PersonBlock[];
}

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
  /** Only where a model is set up, and only on pages that have a part of the person's own. */
  parts?: PersonParts;
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
