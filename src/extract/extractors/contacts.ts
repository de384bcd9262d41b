// E-mail addresses and addresses of profiles and sites, each with the person whose it is.

import type { Finding } from '../../domain/model/finding.ts';
import type { Block, Page } from '../../domain/model/page.ts';
import { memoise } from '../../domain/text/memoise.ts';
import { plainLetters } from '../../domain/text/plain-letters.ts';
import { canonicalUrl, plainPlace } from '../../domain/web/canonical-url.ts';
import { mayHoldProfile, profileAt } from '../../domain/web/profile-url.ts';
import type { Extractor } from '../../ports/reader.ts';
import { personOf, stateFact } from '../findings/stated-fact.ts';
import { contextOf, type PageContext } from '../page/context.ts';
import { fieldOf, labelKind, labelledRecords } from '../page/labelled-records.ts';
import { isSiteName, ownerIn, ownSubject } from '../page/own-person.ts';
import { authorNames, leadingName, readName } from '../page/person-lines.ts';
import { isOfOthers } from '../people/sections.ts';

const MAX_FINDINGS = 120;
const EMAIL =
  /(?<![\p{L}\p{N}._%+-])([a-z0-9][a-z0-9._%+-]{0,63})\s?(?:@|\((?:at|ät|arroba|chez|apestaartje)\)|\[(?:at|@)\]|\{at\}|\s(?:AT|\(at\))\s)\s?((?:[a-z0-9-]{1,63}(?:\.|\s?(?:\(dot\)|\[dot\]|\{dot\})\s?|\sDOT\s)){1,5}[a-z]{2,24})(?![\p{L}\p{N}@-])/giu;
/** Mailboxes of an office: nobody's own. */
const OFFICE_BOX =
  /^(?:info|contact|kontakt|contacto|contatti|contato|office|mail|hello|hi|admin|webmaster|support|sales|press|media|team|jobs|careers|news|newsletter|editor|redaktion|redaction|service|help|enquiries|inquiries|secretary|sekretariat|noreply|no-reply|privacy|legal|billing|reception|welcome|post|privacy|datenschutz|download|subscribe|feedback|orders|bookings|events)$/i;
const MAX_HELD = 500;

/** A name as addresses spell it. */
interface Spelled {
  parts: readonly string[];
  joined: string;
}

/** Every address of a page is held against every name of it. */
const spellingOf = memoise((name): Spelled => {
  const parts = plainLetters(name)
    .split(/[^a-z]+/)
    .filter((word) => word.length > 0);
  return { parts, joined: parts.join('') };
}, MAX_HELD);

/**
 * A mailbox, handle or domain that is made of a name: "mjkim" of Minjun Kim, "noorh" of Noor Haidari, "zhangwei".
 * `whole` for domains: nothing but the name may stand there, or "chinatimes" would be Chin-Tsai Meng's.
 */
export function bearsPersonName(handle: string, name: string, whole = false): boolean {
  return bearsName(lettersOf(handle), name, whole);
}

const lettersOf = (handle: string): string => plainLetters(handle).replace(/[^a-z]+/g, '');

/** Shorter parts of a name identify nobody. */
const SHORTEST_PART = 3;
/** So long a handle may be a stretch of the whole name. */
const SHORTEST_STRETCH = 5;

function bearsName(plain: string, name: string, whole: boolean): boolean {
  const { parts, joined } = spellingOf(name);
  if (plain.length < 3 || parts.length < 2) return false;
  if (
    plain.length >= SHORTEST_STRETCH &&
    (joined === plain || (whole ? plain.length >= 7 && joined.startsWith(plain) : joined.includes(plain)))
  )
    return true;
  const held = parts.filter((part) => part.length >= SHORTEST_PART && plain.includes(part));
  if (held.length === 0) return false;
  const [longest, ...others] = held.sort((left, right) => right.length - left.length) as [string, ...string[]];
  const rest = others.reduce((left, part) => left.replace(part, ''), plain.replace(longest, ''));
  const initials = parts.filter((part) => part !== longest).map((part) => part[0]!);
  const covered = rest === '' || (rest.length <= 3 && [...rest].every((letter) => initials.includes(letter)));
  // "mjkim": a given name may hold two initials.
  const led = !whole && rest.length <= 2 && rest !== '' && initials.includes(rest[0]!);
  if (led) return true;
  if (whole) return covered && (others.length > 0 || longest.length >= 4);
  return covered ? longest.length >= 4 || rest !== '' || others.length > 0 : longest.length >= 5 || others.length > 0;
}

/** Names that a contact may belong to: of the page, and of its bylines. */
function candidateNames(page: Page, context: PageContext): readonly string[] {
  const own = ownSubject(context);
  const names = new Set<string>(own === null ? [] : [own.name]);
  for (const name of context.names.slice(0, 200)) if (!isSiteName(context, name)) names.add(name);
  for (const { text } of page.blocks.slice(0, 12))
    if (text.length <= 600) for (const { name } of authorNames(text)) names.add(name);
  return [...names];
}

function ownerByName(
  context: PageContext,
  handle: string,
  names: readonly string[],
  whole = false,
): Finding['person'] | null {
  const plain = lettersOf(handle);
  if (plain.length < 3) return null;
  const subject = ownSubject(context);
  if (subject !== null && bearsName(plain, subject.name, whole)) return subject;
  const fitting = names.filter((name) => bearsName(plain, name, whole));
  // Two bearers of the name: nobody can tell whose it is.
  if (fitting.length === 0) return null;
  const distinct = new Set(fitting.map((name) => spellingOf(name).parts.at(-1)));
  return distinct.size === 1 ? personOf(context, fitting[0]!, 'record') : null;
}

function blockOwner(context: PageContext, block: Block): Finding['person'] | null {
  if (isOfOthers(block.heading)) return null;
  return ownerIn(context, block);
}

function add(
  findings: Finding[],
  page: Page,
  kind: 'contact' | 'profile_link',
  person: Finding['person'],
  value: string,
  from: number,
  to: number,
  certainty: number,
): void {
  const made = stateFact(page, { kind, person, value, at: { from, to }, via: 'record', certainty });
  if (
    made !== null &&
    findings.length < MAX_FINDINGS &&
    !findings.some((other) => other.kind === kind && other.value === value && other.person.name === person.name)
  )
    findings.push(made);
}

function mailboxes(page: Page, context: PageContext, names: readonly string[], findings: Finding[]): void {
  let seen = 0;
  for (const block of page.blocks) {
    const text = block.text.slice(0, 4_000);
    EMAIL.lastIndex = 0;
    for (let match = EMAIL.exec(text); match !== null; match = EMAIL.exec(text)) {
      seen += 1;
      if (seen > 200) return;
      const domain = match[2]!.replace(/\s?(?:\(dot\)|\[dot\]|\{dot\})\s?|\sDOT\s/gi, '.').toLowerCase();
      // A masked box still shows where the mail goes.
      const masked = /^x{3,}$|^(?:name|user|username|first\.?last|firstname\.lastname)$/i.test(match[1]!);
      const value = masked ? domain : `${match[1]!.toLowerCase()}@${domain}`;
      const named = ownerByName(context, match[1]!, names);
      const owner =
        named ??
        (block.zone === 'footer' || block.zone === 'nav'
          ? null
          : mailboxOwner(page, context, block, match[1]!, domain));
      if (owner === null) continue;
      const long = block.text.length > 300;
      const from = long ? block.start + match.index : block.start;
      add(
        findings,
        page,
        'contact',
        owner,
        value,
        from,
        long ? from + match[0].length : block.start + block.text.length,
        named === null ? 0.65 : 0.85,
      );
    }
  }
}

/** A box without a name is its card's person's; an office box only on the person's own site. */
function mailboxOwner(
  page: Page,
  context: PageContext,
  block: Block,
  box: string,
  domain: string,
): Finding['person'] | null {
  const owner = blockOwner(context, block);
  if (owner === null) return null;
  // In running text a box belongs to whoever the sentence sends one to.
  if (block.text.length > 160 && !/\b(?:me|my|mir|moi|mich)\b/.test(block.text)) return null;
  if (/©|copyright|all rights reserved/i.test(block.text)) return null;
  if (!OFFICE_BOX.test(box))
    return context.subject.how === 'prose' && !labelKind(block.text.split(':')[0]!) ? null : owner;
  const host = new URL(page.url).hostname.replace(/^www\./, '');
  return bearsPersonName(domain.split('.')[0]!, owner.name) && (host === domain || host.endsWith(`.${domain}`))
    ? owner
    : null;
}

const SITE_WORDS =
  /^(?:(?:my |personal |own |her |his )?(?:web|web ?site|home ?page|web ?page|site|blog|cv|portfolio|page perso|site web|sitio web|página web|sito|webseite|linkedin|github|orcid|google scholar|scholar|code|researchgate|mastodon|x|twitter|profile))$/i;
const ADDRESS =
  /(?<![\p{L}\p{N}@./-])((?:https?:\/\/)?(?:www\.)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,4}[a-z]{2,24}(?:\/[\w\-.~%/@+]{0,120})?)(?![\p{L}\p{N}@])/giu;
const ENDINGS =
  'com|org|net|edu|io|dev|me|info|eu|de|fr|es|it|pt|nl|uk|us|ch|at|be|se|no|dk|fi|is|ie|jp|kr|cn|in|sg|au|ca|br|co|ac|app|page|site|blog|tech|ai|name|online|xyz|cz|pl|ro|hu|ru|gr|tr';
const KNOWN_ENDING = new RegExp(`\\.(?:${ENDINGS})(?:/|$)`, 'i');

const MAX_LINKS = 2_000;

/** Another site or an account of the page's person: by `rel=me`, by a profile site, by the name in it, or by the words of the link. */
function profileLinks(page: Page, context: PageContext, names: readonly string[], findings: Finding[]): void {
  const count = Math.min(page.links.length, MAX_LINKS);
  if (count === 0) return;
  const { hostname: host, origin } = plainPlace(page.url) ?? new URL(page.url);
  let self: string | undefined;
  for (let index = 0; index < count; index += 1) {
    const link = page.links[index]!;
    const block = page.blocks[link.block];
    // A page of the same site is nobody's other address, whatever stands behind its host.
    const home = link.href.startsWith(origin) && endsHost(link.href, origin.length);
    if (block === undefined || (home && !link.rel.includes('me'))) continue;
    const text = link.text.trim();
    if (text === '' || !/^https?:/i.test(link.href)) continue;
    const me = link.rel.includes('me') && /\bme\b/.test(link.rel);
    const address = addressOf(link.href);
    if (address === null || (!me && address.hostname === host)) continue;
    const quiet = block.zone === 'nav' || block.zone === 'footer';
    const owner = linkOwner(context, block, address, names, { me, quiet, text });
    if (owner === null) continue;
    const value = address.canonical ?? canonicalUrl(link.href)!;
    self ??= canonicalUrl(page.url) ?? page.url;
    if (value === self) continue;
    const at = block.text.indexOf(text);
    const from = block.text.length <= 300 || at < 0 ? block.start : block.start + at;
    const to = block.text.length <= 300 || at < 0 ? block.start + Math.min(block.text.length, 300) : from + text.length;
    add(findings, page, 'profile_link', owner, value, from, to, me ? 0.95 : 0.8);
  }
}

/** The address ends or its path begins here. */
function endsHost(href: string, at: number): boolean {
  const sign = href.charAt(at);
  return sign === '' || sign === '/' || sign === '?' || sign === '#';
}

interface Address {
  hostname: string;
  /** Parts of the path that are not empty. */
  parts: readonly string[];
  /** An account of somebody on one of the large sites. */
  profile: boolean;
  /** The address as it is shown, where it had to be taken apart. */
  canonical: string | null;
}

const NO_PARTS: readonly string[] = [];
const partsOf = (pathname: string): readonly string[] =>
  pathname === '/' ? NO_PARTS : pathname.split('/').filter((part) => part !== '');

/** Host and path as the canonical address has them; null when it is no web address. */
function addressOf(href: string): Address | null {
  const plain = plainPlace(href);
  if (plain !== null && !mayHoldProfile(plain.hostname))
    return { hostname: plain.hostname, parts: partsOf(plain.pathname), profile: false, canonical: null };
  const value = canonicalUrl(href);
  if (value === null) return null;
  const url = new URL(value);
  return { hostname: url.hostname, parts: partsOf(url.pathname), profile: profileAt(url) !== null, canonical: value };
}

function linkOwner(
  context: PageContext,
  block: Block,
  address: Address,
  names: readonly string[],
  link: { me: boolean; quiet: boolean; text: string },
): Finding['person'] | null {
  if (link.me) return ownerBeside(context, block).owner;
  const { profile } = address;
  // A page deep inside a site bears many names; only an account there is somebody's.
  const named =
    profile || address.parts.length <= 2 ? ownerByName(context, handleOf(address), names, isDomain(address)) : null;
  if (named !== null || link.quiet) return named;
  // A bare address in a labelled field, or a link that calls itself a home page.
  const field = labelled(context.page, block);
  const worded = SITE_WORDS.test(link.text);
  if (!profile && !field && !worded) return null;
  const { owner, led } = ownerBeside(context, block);
  const titled = context.subject.how !== 'prose';
  return field || (profile && titled) || (worded && (led || titled)) ? owner : null;
}

/** The person at the head of the block, else the one that the block belongs to. */
function ownerBeside(context: PageContext, block: Block): { owner: Finding['person'] | null; led: boolean } {
  const lead = block.text.length < 300 ? leadingName(block.text) : null;
  if (lead !== null) return { owner: personOf(context, lead.name, 'record'), led: true };
  return { owner: blockOwner(context, block) ?? ownSubject(context), led: false };
}

function labelled(page: Page, block: Block): boolean {
  return labelledRecords(page).some((record) =>
    record.fields.some(
      (item) => item.kind === 'web' && item.from >= block.start && item.to <= block.start + block.text.length,
    ),
  );
}

type Place = Pick<Address, 'hostname' | 'parts'>;

/** The address of a whole site: its name is all that it says. */
const isDomain = ({ parts }: Place): boolean => parts.length === 0;

/** What names the account: the last part of a profile's path, else the domain. */
function handleOf({ hostname, parts }: Place): string {
  const last = parts.at(-1);
  if (last !== undefined) return last.includes('.') ? last.replace(/\.\w{2,5}$/, '') : last;
  const from = hostname.startsWith('www.') ? 4 : 0;
  const dot = hostname.indexOf('.', from);
  return hostname.slice(from, dot < 0 ? hostname.length : dot);
}

/** Addresses that are printed and not linked: "Följ arbetet på noor.example", "(codeharbor.example/noorh)". */
function printedAddresses(page: Page, context: PageContext, names: readonly string[], findings: Finding[]): void {
  let self: string | null | undefined;
  let seen = 0;
  for (const block of page.blocks) {
    if (block.zone === 'nav' || block.zone === 'footer') continue;
    const text = block.text.slice(0, 4_000);
    ADDRESS.lastIndex = 0;
    for (let match = ADDRESS.exec(text); match !== null; match = ADDRESS.exec(text)) {
      if (!KNOWN_ENDING.test(match[1]!)) continue;
      seen += 1;
      if (seen > 200) return;
      const shown = match[1]!.replace(/[.,;]+$/, '');
      const value = canonicalUrl(/^https?:/i.test(shown) ? shown : `https://${shown}`);
      self ??= canonicalUrl(page.url);
      if (value === null || value === self) continue;
      const { hostname, pathname } = new URL(value);
      const address = { hostname, parts: partsOf(pathname) };
      const named = ownerByName(context, handleOf(address), names, isDomain(address));
      if (named === null) continue;
      const from = block.text.length <= 400 ? block.start : block.start + match.index;
      add(
        findings,
        page,
        'profile_link',
        named,
        value,
        from,
        block.text.length <= 400 ? block.start + block.text.length : from + match[0].length,
        0.75,
      );
    }
  }
}

function fromRecords(page: Page, context: PageContext, findings: Finding[]): void {
  for (const record of labelledRecords(page)) {
    const named = fieldOf(record, 'name');
    const name = named === undefined ? null : readName(named.value, true);
    const owner =
      name === null ? (record.row ? null : blockOwner(context, record.first)) : personOf(context, name, 'record');
    if (owner === null) continue;
    const web = fieldOf(record, 'web');
    const value =
      web === undefined || !KNOWN_ENDING.test(web.value.trim()) || /\s/.test(web.value.trim())
        ? null
        : canonicalUrl(/^https?:/i.test(web.value.trim()) ? web.value.trim() : `https://${web.value.trim()}`);
    if (value !== null) add(findings, page, 'profile_link', owner, value, web!.from, web!.to, 0.85);
  }
}

export default {
  id: 'contacts',
  priority: 8,
  accepts: (page) => page.blocks.length > 0 && /^https?:/i.test(page.url),
  extract(page) {
    const context = contextOf(page);
    const names = candidateNames(page, context);
    const findings: Finding[] = [];
    fromRecords(page, context, findings);
    mailboxes(page, context, names, findings);
    profileLinks(page, context, names, findings);
    printedAddresses(page, context, names, findings);
    return findings;
  },
} satisfies Extractor;
