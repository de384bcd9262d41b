// Whose list it is: the organisation in the title whose words are the site's address, with its whole name ("University of Aldermoor", not "Aldermoor").

import type { Page } from '../../domain/model/page.ts';
import { squeeze } from '../../domain/text/fold.ts';
import { oncePerPage } from '../../domain/text/once.ts';
import { GIVEN_NAMES } from '../lexicon/name-tables.ts';
import { BODY_CUES, COMPANY_CUES, SCHOOL_CUES } from '../lexicon/organisation-words.ts';
import { contextOf } from '../page/context.ts';
import { readLine } from '../page/lines.ts';
import { hostOf, labelOf } from '../page/site-address.ts';

export interface ListOrganisation {
  name: string;
  /** A place of learning: it can give degrees. */
  school: boolean;
}

const STRONG = /\s*[|»•·]\s*|\s+[–—-]{1,2}\s+|\s*:\s+|\s+\/\s+|\.\s+(?=\p{Lu})/u;
const CONNECTORS =
  /^(?:of|the|de|la|le|les|du|des|del|della|delle|di|da|do|dos|der|für|van|voor|and|&|y|e|et|und|for|l['’]|d['’])$/i;
/** Shared hosts: the address names the host, not the organisation. */
const HOSTS =
  /(?:github|gitlab|wordpress|blogspot|blogger|medium|substack|wixsite|squarespace|weebly|netlify|vercel|linkedin|facebook|twitter|instagram|youtube|wikipedia|google|tumblr|angelfire|geocities|tripod)/i;
const SCHOOL_WORDS =
  /университет|институт|академи|universit|egyetem|univerzit|ülikool|yliopisto|háskól|πανεπιστ|大学|대학교/iu;

interface Word {
  text: string;
  plain: string;
  covered: boolean;
}

/** Marks the words that the address is made of; returns the share of the address they spell. */
function cover(words: Word[], label: string): number {
  let left = label;
  for (const word of words) {
    if (word.plain.length < 2 || CONNECTORS.test(word.text)) continue;
    for (let size = Math.min(word.plain.length, 18); size >= Math.min(3, word.plain.length); size -= 1) {
      if (size < 4 && size < word.plain.length) break;
      const at = left.indexOf(word.plain.slice(0, size));
      if (at < 0) continue;
      left = `${left.slice(0, at)}#${left.slice(at + size)}`;
      word.covered = true;
      break;
    }
  }
  return 1 - left.replace(/#/g, '').length / label.length;
}

/** The run of capital words around the covered ones: "years of Nyeri Hill Teachers' College". */
function nameAround(words: readonly Word[], page: string): string | null {
  const covered = words.flatMap((word, index) => (word.covered ? [index] : []));
  if (covered.length === 0) return null;
  const capital = (word: Word | undefined): boolean =>
    word !== undefined && /^["“'‘(]?(?:\p{Lu}|\p{N})/u.test(word.text);
  const closed = (word: Word): boolean => /[,;]$/.test(word.text);
  let first = covered[0]!;
  let last = covered.at(-1)!;
  const comma = words.findIndex((word, index) => index >= first && index < last && closed(word));
  if (comma >= 0) last = comma;
  for (let index = first - 1; index >= 0 && !closed(words[index]!); index -= 1) {
    const word = words[index]!;
    if (capital(word)) first = index;
    else if (!CONNECTORS.test(word.text)) break;
  }
  // "École de journalisme de la Saône": a small subject between a school's cue and its place.
  const cue = words.findIndex((word, index) => index < first && SCHOOL_CUES.has(word.plain) && capital(word));
  if (
    cue >= 0 &&
    first - cue <= 5 &&
    !words.slice(cue, first).some((word) => closed(word) || /^(?:at|in)$/.test(word.plain))
  )
    first = cue;
  const grown = grow(words, first, last, page);
  const name = tidy(words.slice(first, grown + 1));
  if (/^(?:Department|Dept|Institute for|Faculty|Division|Group|Systems?|Welcome|About|Home)\b.* at /.test(name))
    return null;
  return name.length > 2 && name.length < 90 && /^\p{Lu}|^\p{Ll}\p{Lu}/u.test(name) ? name : null;
}

/** Words after those of the address belong to the name when the page mostly writes them there: "Maple Lantern Advisory". */
function grow(words: readonly Word[], first: number, last: number, page: string): number {
  const base = times(page, tidy(words.slice(first, last + 1)));
  let grown = last;
  for (
    let index = last + 1;
    index < words.length && index - last < 6 && !/[,;]$/.test(words[index - 1]!.text);
    index += 1
  ) {
    const word = words[index]!;
    if (CONNECTORS.test(word.text)) continue;
    if (!/^(?:\p{Lu}|\p{N})/u.test(word.text) && !SCHOOL_CUES.has(word.plain)) break;
    const count = times(page, tidy(words.slice(first, index + 1)));
    if (count * 2 < base || (count < 2 && !isCue(word.plain) && !CONNECTORS.test(words[index - 1]!.text))) break;
    grown = index;
  }
  return grown;
}

const times = (text: string, part: string): number => text.split(part).length - 1;

const tidy = (words: readonly Word[]): string =>
  words
    .map((word) => word.text)
    .join(' ')
    .replace(/(?<=\s[ld]['’])\s/g, '')
    .replace(/^(?:The|the)\s/, '')
    .replace(/(?:\s+\(?\d[\d–-]*\)?)+$/, '')
    .replace(/[\s,;:.?!]+$/, '');

const isCue = (word: string): boolean => SCHOOL_CUES.has(word) || BODY_CUES.has(word) || COMPANY_CUES.has(word);

function hasSchoolCue(name: string): boolean {
  return (
    SCHOOL_WORDS.test(name) ||
    name
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((word) => SCHOOL_CUES.has(word))
  );
}

/** Null when the site has no owner that the page names. */
export const listOrganisation = oncePerPage(find);

function find(page: Page): ListOrganisation | null {
  const host = hostOf(page.url);
  const label = squeeze(labelOf(page.url));
  const learned = /\.(?:edu|ac)(?:\.|$)/.test(host);
  const make = (name: string): ListOrganisation => ({ name, school: learned || hasSchoolCue(name) });
  if (page.siteOwner !== undefined) return page.siteOwner;
  if (label.length >= 3 && !HOSTS.test(host)) {
    const best = byAddress(page, label);
    if (best !== null) return isPerson(page, best) ? null : make(best);
  }
  const stated = contextOf(page).organisation();
  if (stated !== null) return make(stated);
  if (HOSTS.test(host)) return null;
  // One school in the title of its own site, whatever its address: "Department of History | Example College" on exc.example.
  const schools = new Set(
    (page.title ?? '')
      .slice(0, 200)
      .split(STRONG)
      .slice(-1)
      .flatMap((part) => readLine(part).annotated.organisations.filter((span) => span.kind === 'school'))
      .map((span) => span.name),
  );
  return schools.size === 1 && learned ? { name: [...schools][0]!, school: true } : null;
}

const FORMER =
  /(?<!\p{L})(?:[Bb]efore|[Uu]ntil|[Uu]p to|[Pp]rior to|[Bb]is|jusqu['’]en|hasta|fino al) ((?:19|20)\d{2})[^.;]{0,30}?(?:we were|it was|was|were|called|known as|named|hieß|s['’]appelait) (?:called |known as |the )*((?:\p{Lu}[\p{L}'’-]+)(?: (?:of |and |the |de |für )*\p{Lu}[\p{L}'’-]+){1,5})/u;

const formerNames = oncePerPage((page: Page): readonly { until: number; name: string }[] =>
  page.blocks.slice(0, 60).flatMap((block) => {
    const match = block.text.length > 600 ? null : FORMER.exec(block.text);
    return match !== null && hasSchoolCue(match[2]!) ? [{ until: Number(match[1]), name: match[2]! }] : [];
  }),
);

/** "Before 1992 we were Ashgrove Polytechnic": the name that the organisation bore when an earlier degree was given. */
export function nameInYear(page: Page, organisation: ListOrganisation, year: number | null): string {
  if (year === null) return organisation.name;
  return formerNames(page).find((one) => year < one.until)?.name ?? organisation.name;
}

/** A personal site is no body: "Hana Kobayakawa" of hanakoba.example. */
function isPerson(page: Page, name: string): boolean {
  const { subject } = contextOf(page);
  return (
    subject.name !== '' &&
    squeeze(name) === squeeze(subject.name) &&
    (new URL(page.url).pathname === '/' ||
      subject.name
        .toLowerCase()
        .split(/[\s.-]+/)
        .some((word) => GIVEN_NAMES.has(word)))
  );
}

function byAddress(page: Page, label: string): string | null {
  const sources = [
    page.siteName ?? '',
    page.title ?? '',
    ...page.blocks.slice(0, 6).map((block) => block.text.slice(0, 160)),
    ...page.blocks.slice(-4).map((block) => block.text.slice(0, 160)),
  ];
  const whole = `${page.title ?? ''}\n${page.text.slice(0, 20_000)}`;
  let best: { name: string; share: number } | null = null;
  for (const source of sources) {
    for (const part of source.slice(0, 240).split(STRONG)) {
      const words = part
        .split(/\s+|(?<=\s[ld]['’])(?=\p{Lu})/u)
        .filter((word) => word !== '')
        .slice(0, 30)
        .map((text) => ({ text, plain: squeeze(text), covered: false }));
      const share = cover(words, label);
      // Half of the address, and more than one word's first letters: "turia" of upturia, "saone" of ejs-saone.
      if (share < 0.5 || (best !== null && share <= best.share)) continue;
      const name = nameAround(words, whole);
      if (name !== null && /\p{Lu}/u.test(name)) best = { name, share };
    }
    if (best !== null && best.share > 0.95) break;
  }
  return best?.name ?? null;
}
