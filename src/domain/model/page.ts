// A page after reading: visible text in blocks, with what its markup states. `text` is what is stored
// and what every quote is checked against.

export type Zone = 'main' | 'header' | 'nav' | 'aside' | 'footer';

export interface Block {
  index: number;
  /** White space folded; `page.text.slice(start, start + text.length) === text`. */
  text: string;
  start: number;
  tag: string;
  /** Ancestors as `tag.class#id` joined by `>`, nearest last, at most 12 deep. Two siblings of one kind share it. */
  path: string;
  /** Identifies the parent element, so that repeated siblings can be grouped into records. */
  parent: number;
  /** Identifies the element itself; blocks split by <br> share it. */
  element: number;
  zone: Zone;
  /** The nearest heading above, or null. */
  heading: string | null;
  /** 1 to 6 when the block itself is a heading. */
  headingLevel?: number;
  language?: string;
  /** Set when the block is a table cell: its row and column within its table. */
  cell?: { table: number; row: number; column: number };
  /** Numbers of the elements of `path`, the block's own last: blocks of one card share the card's number. */
  ancestors?: number[];
  /** Character ranges inside `text` that the page sets in bold. */
  bold?: [number, number][];
}

export interface PageLink {
  href: string;
  text: string;
  rel: string;
  block: number;
}

/** A schema.org, microformats or microdata item, in one common form. */
export interface StructuredItem {
  syntax: 'jsonld' | 'microdata' | 'microformats' | 'opengraph';
  /** Without prefix: `Person`, `h-card`. */
  types: string[];
  id?: string;
  properties: Record<string, StructuredValue[]>;
}
export type StructuredValue = string | number | boolean | StructuredItem;

/** Why a page is listed but never counts. */
export type NotEvidenceReason =
  | 'login_wall'
  | 'consent_wall'
  | 'masked_text'
  | 'blocked'
  | 'parked_domain'
  | 'soft_404'
  | 'machine_spam'
  | 'keyword_list'
  | 'template_residue'
  | 'adversarial_content'
  | 'empty'
  | 'unreadable';

export interface Page {
  /** Final address after redirects, canonical form. */
  url: string;
  title: string | null;
  text: string;
  blocks: Block[];
  structured: StructuredItem[];
  links: PageLink[];
  siteName: string | null;
  /** Who owns the host, where the organisation data knows it. */
  siteOwner?: { name: string; school: boolean };
  /** The person asked about, as this page writes the name. */
  askedNames?: readonly string[];
  /** The cards and lines that are the person's whom the page is read for, by name. */
  askedParts?: readonly { name: string; blocks: readonly Block[] }[];
  language: string | null;
  publishedDate: string | null;
  modifiedDate: string | null;
  /** The address that the page itself names as its own, when it names one. */
  canonical?: string | null;
  contentType: string;
  notEvidence: NotEvidenceReason | null;
  /** Coded remarks, e.g. `truncated`, `depth_capped`, `hidden_text_removed`. */
  remarks: string[];
}
