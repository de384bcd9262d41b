// A question for an evidence provider, and what comes back.
import type { Finding } from './finding.ts';
import type { SearchCategory } from './options.ts';
import type { Person } from './person.ts';
import type { Asserter } from './source.ts';

/** What a provider can answer: free text, a person by name, an organisation, an address, or a page that is gone. */
export type QueryKind = 'web' | 'person' | 'organisation' | 'address' | 'archive';

export interface Query {
  kind: QueryKind;
  /** Free text as a person would type it, or the address itself. */
  text: string;
  /** The quoted name the results must carry, and its variants. */
  names: string[];
  /** Restricts the results to this registrable domain. */
  site?: string;
  organisation?: string;
  /** All organisations that the job claims: registers choose among namesakes by them. */
  organisations?: string[];
  person: Person;
  /** The claims this question is asked for; empty for the neutral question. */
  claimKeys: string[];
  /** `YYYY`: for an archive, the year the copy should be nearest to. */
  near?: string;
  category: SearchCategory;
  limit: number;
  allowDomains: string[];
  denyDomains: string[];
  /** Why it is asked: `own_address`, `issuer_site`, `name_and_organisation`, `neutral`, `document`, `register`, `template`, `archive`, `second_hop`. */
  purpose: string;
}

/** A structured record that a register answered, already in the form of findings with a readable quote. */
export interface ProviderRecord {
  url: string;
  title: string;
  /** Readable lines; every finding's quote stands in it. */
  text: string;
  findings: Finding[];
  people: { name: string; subject: boolean }[];
  links: { href: string; text: string }[];
  publishedDate: string | null;
  asserter: Asserter;
}

export interface Hit {
  url: string;
  title: string | null;
  snippet: string;
  publishedDate: string | null;
  /** What the provider carries of the page: its whole markup, or text that stands in when the page itself cannot be fetched. */
  content?: { type: 'html' | 'text' | 'markdown'; body: string };
  /** Set when the provider answered with a record instead of a page. */
  record?: ProviderRecord;
  score?: number;
}

/** The label of a link in a record that leads to an organisation's own site: its issuer's pages can then be asked for. */
export const OFFICIAL_WEBSITE = 'Official website';
