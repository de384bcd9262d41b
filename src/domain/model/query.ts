// A question for an evidence provider, and what comes back.
import type { Finding } from './finding.ts';
import type { SearchCategory } from './options.ts';
import type { Person } from './person.ts';
import type { Asserter } from './source.ts';

/** What a provider can answer: free text, a person by name or by ORCID, an organisation, an address, or a page that is gone. */
export type QueryKind = 'web' | 'person' | 'orcid' | 'organisation' | 'address' | 'archive';

/** What a question to the web looks for. */
export type Seek =
  | 'people'
  | 'profile'
  | 'document'
  | 'study'
  | 'thesis'
  | 'work'
  | 'founder'
  | 'licence'
  | 'publication'
  | 'award'
  | 'statement'
  | 'talk';

/** A question before it has words: each engine phrases it in its own way. */
export interface Intent {
  seek: Seek;
  /** The organisation in its known names, the claimed one first; empty when none is asked about. */
  organisations: string[];
  /** Values of the claim that help to find it: degree, field, title, the name of a work or a licence. */
  about: string[];
  /** Words that pages of this kind carry, in the question's language: any of them helps. */
  words: string[];
  /** Initial forms of the name, for papers and theses. */
  initials: string[];
  /** ISO 639-1. */
  language: string;
  /** ISO 3166-1, two capital letters; null when the request does not tell. */
  country: string | null;
  place: string | null;
  /** The last year of what is claimed, where a year helps. */
  year: string | null;
}

export interface Query {
  kind: QueryKind;
  /** Free text as a person would type it, or the address or ORCID itself. */
  text: string;
  /** What the text means, for engines that want to be asked otherwise. Questions of templates have none. */
  intent?: Intent;
  /** The quoted name the results must carry, and its variants. */
  names: string[];
  /** Restricts the results to this registrable domain. */
  site?: string;
  organisation?: string;
  /** All organisations that the job claims: registers choose among namesakes by them. */
  organisations?: string[];
  /** Types of the job's claims, for registers that speak of some of them only. */
  claimTypes?: string[];
  /** ISO 639-1, English first: languages in which something about the person may be written. */
  languages?: string[];
  person: Person;
  /** The claims this question is asked for; empty for the neutral question. */
  claimKeys: string[];
  /** `YYYY`: for an archive, the year the copy should be nearest to. */
  near?: string;
  category: SearchCategory;
  limit: number;
  allowDomains: string[];
  denyDomains: string[];
  /** Why it is asked: `own_address`, `register`, `issuer_site`, `neutral`, `name_and_organisation`, `document`, `further`, `template`, `archive`, `second_hop`. */
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
  /**
   * What the provider carries of the page: its whole markup, or text that stands in when the page itself cannot be fetched.
   * `complete` text is the page, and asking for it again would only cost the site a request.
   */
  content?: { type: 'html' | 'text' | 'markdown'; body: string; complete?: boolean };
  /** Set when the provider answered with a record instead of a page. */
  record?: ProviderRecord;
  score?: number;
}

/** The label of a link in a record that leads to an organisation's own site: its issuer's pages can then be asked for. */
export const OFFICIAL_WEBSITE = 'Official website';
