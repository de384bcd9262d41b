// What each html tag, class and role means to a reader: block or inline, skipped, bold, and which zone of the page.
import type { Zone } from '../../../domain/model/page.ts';
import { memoise } from '../../../domain/text/memoise.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Text on two sides of one of these belongs to two blocks. */
export const BLOCK_TAGS = words(
  'address article aside blockquote body button caption center dd details dialog dir div dl dt fieldset figcaption ' +
    'figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol option p pre search section ' +
    'summary table tbody td tfoot th thead title tr ul',
);

/** Their content is never shown as the page's text. */
export const SKIPPED_TAGS = words(
  'script style noscript template svg math iframe object embed applet select datalist textarea audio video canvas map ' +
    'noframes noembed rp',
);

export const VOID_TAGS = words(
  'area base basefont br col embed frame hr img input link meta param source track wbr keygen isindex bgsound command',
);

const PRE_TAGS = words('pre xmp listing plaintext');

export const BOLD_TAGS = words('b strong th');

/** Inline pieces that pages set side by side with style sheets alone, so two of them never form one word. */
export const SEPARATE_INLINE_TAGS = words('span a label time abbr cite data output b strong em i small');

export const HEADING_LEVELS: ReadonlyMap<string, number> = new Map([
  ['h1', 1],
  ['h2', 2],
  ['h3', 3],
  ['h4', 4],
  ['h5', 5],
  ['h6', 6],
]);

/** A block of one of these inside an open heading means that the heading was never closed. */
export const ENDS_HEADING_TAGS = words('p ul ol dl table hr blockquote pre li section article form');

/** Pages of the 1990s wrap lists and addresses in heading tags for their size alone. */
export const NEVER_IN_HEADING_TAGS = words('li ul ol dl dt dd table pre address');

const TAG_ZONES: ReadonlyMap<string, Zone> = new Map([
  ['nav', 'nav'],
  ['footer', 'footer'],
  ['aside', 'aside'],
  ['header', 'header'],
]);

const ROLE_ZONES: ReadonlyMap<string, Zone> = new Map([
  ['navigation', 'nav'],
  ['menu', 'nav'],
  ['menubar', 'nav'],
  ['contentinfo', 'footer'],
  ['complementary', 'aside'],
  ['banner', 'header'],
]);

/** One word of a class or id names the zone: `site-footer`, `mainNav`. */
const WORD_ZONES: ReadonlyMap<string, Zone> = new Map([
  ['nav', 'nav'],
  ['navbar', 'nav'],
  ['navigation', 'nav'],
  ['menu', 'nav'],
  ['submenu', 'nav'],
  ['topmenu', 'nav'],
  ['breadcrumb', 'nav'],
  ['breadcrumbs', 'nav'],
  ['pagination', 'nav'],
  ['pager', 'nav'],
  ['footer', 'footer'],
  ['copyright', 'footer'],
  ['colophon', 'footer'],
  ['sidebar', 'aside'],
  ['sidenav', 'nav'],
  ['related', 'aside'],
  ['recommended', 'aside'],
  ['suggestions', 'aside'],
  ['promo', 'aside'],
  ['advert', 'aside'],
  ['advertisement', 'aside'],
  ['newsletter', 'aside'],
  ['cookie', 'aside'],
  ['cookies', 'aside'],
  ['gdpr', 'aside'],
  ['browsemap', 'aside'],
  ['modal', 'aside'],
  ['popup', 'aside'],
  ['masthead', 'header'],
  ['topbar', 'header'],
]);

/** Beside a zone word these say that the element lies around or next to the zone: `content-with-sidebar`. */
const NEIGHBOUR_WORDS = words(
  'with has no without offset open content main page layout wrapper container inner body works work research',
);

const SPLIT_WORDS = /[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/;

/** The zone that one class list or id names, or null. */
export function zoneOfName(name: string): Zone | null {
  if (name.length > 400) return null;
  for (const part of name.split(/\s+/)) {
    const parts = part.split(SPLIT_WORDS).map((word) => word.toLowerCase());
    if (parts.some((word) => NEIGHBOUR_WORDS.has(word))) continue;
    // "also viewed" and "people you may know" lists name other people.
    if (parts.includes('also') && parts.includes('viewed')) return 'aside';
    for (const word of parts) {
      const zone = WORD_ZONES.get(word);
      if (zone) return zone;
    }
  }
  return null;
}

/** What the reader does with a tag. */
export interface TagFacts {
  name: string;
  block: boolean;
  skipped: boolean;
  empty: boolean;
  bold: boolean;
  pre: boolean;
  separate: boolean;
  /** Holds what the page is about. */
  content: boolean;
  heading: number;
  /** The zone that the tag alone opens. */
  zone: Zone | null;
  /** A class word on such a tag names no zone. */
  zoneless: boolean;
}

const ZONELESS_TAGS = words('html body main article h1 h2 h3 h4 h5 h6 p span a b i em strong td tr tbody table img br');

/** Custom elements (`<profile-card>`) are set as blocks by nearly every site that has them. */
const isCustom = (name: string): boolean => name.includes('-');

function newTag(name: string): TagFacts {
  return {
    name,
    block: BLOCK_TAGS.has(name) || isCustom(name),
    skipped: SKIPPED_TAGS.has(name),
    empty: VOID_TAGS.has(name),
    bold: BOLD_TAGS.has(name),
    pre: PRE_TAGS.has(name),
    separate: SEPARATE_INLINE_TAGS.has(name),
    content: name === 'main' || name === 'article',
    heading: HEADING_LEVELS.get(name) ?? 0,
    zone: TAG_ZONES.get(name) ?? null,
    zoneless: ZONELESS_TAGS.has(name),
  };
}

/** Facts of a name in lower case. */
export const factsOfTag: (name: string) => TagFacts = memoise(newTag, 500);

/** The zone that an element opens, or null when it stays in the zone around it. `inContent`: inside main or article. */
export function zoneOfElement(
  tag: TagFacts,
  role: string | undefined,
  classZone: Zone | null,
  inContent: boolean,
): Zone | null {
  // A footer or header of an article is part of it: bylines and names stand there.
  if (tag.zone !== null) return inContent && (tag.zone === 'footer' || tag.zone === 'header') ? null : tag.zone;
  const byRole = role === undefined ? undefined : ROLE_ZONES.get(role);
  if (byRole !== undefined) return byRole;
  return tag.zoneless ? null : classZone;
}

const STATE_WORDS = words(
  'active first last odd even current selected show in fade collapse collapsed open closed hover clearfix animated visible',
);

/** Up to three classes as `.class`, without counters and states. */
export function classLabel(className: string): string {
  let label = '';
  let kept = 0;
  for (const name of className.slice(0, 300).split(/\s+/)) {
    if (name === '' || STATE_WORDS.has(name.toLowerCase())) continue;
    label += `.${name.replace(/\d+/g, '0')}`;
    kept += 1;
    if (kept === 3) break;
  }
  return label.replaceAll('>', '');
}

/** `#id` without counters. */
export function idLabel(id: string): string {
  return id === '' ? '' : `#${id.slice(0, 60).replace(/\s+/g, '_').replace(/\d+/g, '0')}`.replaceAll('>', '');
}
