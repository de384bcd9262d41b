// E-mail addresses and addresses of profiles and sites, each with the person whose it is.

import { parse } from 'tldts';
import { wordsOf } from '../../domain/languages/words.ts';
import type { Finding } from '../../domain/model/finding.ts';
import type { Block, Page } from '../../domain/model/page.ts';
import { memoise } from '../../domain/text/memoise.ts';
import { plainLetters } from '../../domain/text/plain-letters.ts';
import { lazyWords } from '../../domain/text/word-set.ts';
import { canonicalUrl } from '../../domain/web/canonical-url.ts';
import { profileAt } from '../../domain/web/profile-url.ts';
import type { Extractor } from '../../ports/reader.ts';
import { personOf, type StatedFact, stateFacts } from '../findings/stated-fact.ts';
import { contextOf, type PageContext } from '../page/context.ts';
import { fieldOf, labelKind, labelledRecords } from '../page/labelled-records.ts';
import { isSiteName, ownerIn, ownSubject } from '../page/own-person.ts';
import { authorNames, leadingName, readName } from '../page/person-lines.ts';
import { isOfOthers } from '../people/sections.ts';

const MOST_FINDINGS = 120;
const MOST_ADDRESSES = 200;
const MOST_LINKS = 2_000;
const LONGEST_BLOCK = 4_000;
const LONGEST_QUOTE = 300;

const lettersOf = (handle: string): string => plainLetters(handle).replace(/[^a-z]+/g, '');

/** Every address of a page is held against every name of it. */
const spelledParts = memoise((name) =>
  plainLetters(name)
    .split(/[^a-z]+/)
    .filter((part) => part !== ''),
);

/**
 * A mailbox, handle or domain that is made of a name: "mjkim" of Minjun Kim, "noorh" of Noor Haidari, "zhangwei".
 * `whole` for domains: nothing but the name may stand there, or "chinatimes" would be Chin-Tsai Meng's.
 */
export function bearsPersonName(handle: string, name: string, whole = false): boolean {
  const plain = lettersOf(handle);
  const parts = spelledParts(name);
  const joined = parts.join('');
  if (plain.length < 3 || parts.length < 2) return false;
  const isStretch = whole
    ? joined === plain || (plain.length >= 7 && joined.startsWith(plain))
    : joined.includes(plain);
  if (plain.length >= 5 && isStretch) return true;
  const held = parts
    .filter((part) => part.length >= 3 && plain.includes(part))
    .sort((left, right) => right.length - left.length);
  const [longest, ...others] = held;
  if (longest === undefined) return false;
  const rest = held.reduce((left, part) => left.replace(part, ''), plain);
  const initials = parts.filter((part) => part !== longest).map((part) => part[0]!);
  // "mjkim": a given name may hold two initials.
  if (!whole && rest !== '' && rest.length <= 2 && initials.includes(rest[0]!)) return true;
  const isCovered = rest.length <= 3 && [...rest].every((letter) => initials.includes(letter));
  if (whole) return isCovered && (others.length > 0 || longest.length >= 4);
  return others.length > 0 || longest.length >= (isCovered ? 4 : 5) || (isCovered && rest !== '');
}

/** A page, and the names that an address on it may belong to: of the page, and of its bylines. */
interface Reading {
  page: Page;
  context: PageContext;
  names: readonly string[];
}

function readingOf(page: Page): Reading {
  const context = contextOf(page);
  const names = context.names.slice(0, 200).filter((name) => !isSiteName(context, name));
  const bylines = page.blocks.slice(0, 12).filter(({ text }) => text.length <= 600);
  const authors = bylines.flatMap(({ text }) => authorNames(text)).map(({ name }) => name);
  return { page, context, names: [...new Set([ownSubject(context)?.name ?? '', ...names, ...authors])] };
}

/** Null also where two bear the name: nobody can tell whose it is. */
function ownerByName({ context, names }: Reading, handle: string, whole = false): Finding['person'] | null {
  const subject = ownSubject(context);
  if (subject !== null && bearsPersonName(handle, subject.name, whole)) return subject;
  const fitting = names.filter((name) => bearsPersonName(handle, name, whole));
  const families = new Set(fitting.map((name) => spelledParts(name).at(-1)));
  return families.size === 1 ? personOf(context, fitting[0]!, 'record') : null;
}

const blockOwner = (context: PageContext, block: Block): Finding['person'] | null =>
  isOfOthers(block.heading) ? null : ownerIn(context, block);

const isQuiet = ({ zone }: Block): boolean => zone === 'nav' || zone === 'footer';

/** The block, or in a long one the words themselves. */
function quoted({ start, text }: Block, from: number, length: number): StatedFact['at'] {
  return text.length <= LONGEST_QUOTE || from < 0
    ? { from: start, to: start + Math.min(text.length, LONGEST_QUOTE) }
    : { from: start + from, to: start + from + length };
}

const EMAIL =
  /(?<![\p{L}\p{N}._%+-])([a-z0-9][a-z0-9._%+-]{0,63})\s?(?:@|\((?:at|ät|arroba|chez|apestaartje)\)|\[(?:at|@)\]|\{at\}|\s(?:AT|\(at\))\s)\s?((?:[a-z0-9-]{1,63}(?:\.|\s?(?:\(dot\)|\[dot\]|\{dot\})\s?|\sDOT\s)){1,5}[a-z]{2,24})(?![\p{L}\p{N}@-])/giu;
/** Mailboxes of an office: nobody's own. */
const OFFICE_BOX = lazyWords(() => [
  ...'info mail hello hi admin webmaster jobs newsletter redaktion redaction help enquiries inquiries'.split(' '),
  ...'noreply no-reply privacy datenschutz billing reception welcome download editor secretary sekretariat subscribe feedback orders bookings'.split(
    ' ',
  ),
  ...wordsOf(({ sections, organisationWords, functionWords = [] }) => [
    ...Object.values(sections).flat(),
    ...Object.values(organisationWords).flat(),
    ...functionWords,
  ]),
]);
/** A masked box still shows where the mail goes. */
const MASKED = /^x{3,}$|^(?:name|user|username|first\.?last|firstname\.lastname)$/i;

/** Places of a pattern in the main text of a page. */
function matchesIn({ blocks }: Page, pattern: RegExp): { block: Block; match: RegExpMatchArray }[] {
  return blocks
    .flatMap((block) => [...block.text.slice(0, LONGEST_BLOCK).matchAll(pattern)].map((match) => ({ block, match })))
    .slice(0, MOST_ADDRESSES);
}

function mailboxes(reading: Reading): StatedFact[] {
  return matchesIn(reading.page, EMAIL).flatMap(({ block, match: [written, box = '', host = ''], match }) => {
    const domain = host.replace(/\s?(?:\(dot\)|\[dot\]|\{dot\})\s?|\sDOT\s/gi, '.').toLowerCase();
    const named = ownerByName(reading, box);
    const person = named ?? (isQuiet(block) ? null : mailboxOwner(reading, block, box, domain));
    if (person === null) return [];
    const value = MASKED.test(box) ? domain : `${box.toLowerCase()}@${domain}`;
    const at = quoted(block, match.index!, written.length);
    return [{ kind: 'contact', person, value, at, via: 'record', certainty: named === null ? 0.65 : 0.85 }];
  });
}

/** A box without a name is its card's person's; an office box only on the person's own site. */
function mailboxOwner({ page, context }: Reading, block: Block, box: string, domain: string): Finding['person'] | null {
  const owner = blockOwner(context, block);
  // In running text a box belongs to whoever the sentence sends one to.
  const isSpokenOf = block.text.length > 160 && !/\b(?:me|my|mir|moi|mich)\b/.test(block.text);
  if (owner === null || isSpokenOf || /©|copyright|all rights reserved/i.test(block.text)) return null;
  if (!OFFICE_BOX.has(box.toLowerCase()))
    return context.subject.how === 'prose' && !labelKind(block.text.split(':')[0]!) ? null : owner;
  const host = new URL(page.url).hostname.replace(/^www\./, '');
  return bearsPersonName(domain.split('.')[0]!, owner.name) && (host === domain || host.endsWith(`.${domain}`))
    ? owner
    : null;
}

const SITE_WORDS =
  /^(?:(?:my |personal |own |her |his )?(?:web|web ?site|home ?page|web ?page|site|blog|cv|portfolio|page perso|site web|sitio web|página web|sito|webseite|linkedin|github|orcid|google scholar|scholar|code|researchgate|mastodon|x|twitter|profile))$/i;

/** Another site or an account of the page's person: by `rel=me`, by a profile site, by the name in it, or by the words of the link. */
function profileLinks(reading: Reading): StatedFact[] {
  const { page } = reading;
  const own = canonicalUrl(page.url);
  const host = URL.parse(own ?? page.url)?.hostname;
  return page.links.slice(0, MOST_LINKS).flatMap((link): StatedFact[] => {
    const block = page.blocks[link.block];
    const text = link.text.trim();
    const value = text === '' ? null : canonicalUrl(link.href);
    if (block === undefined || value === null || value === own) return [];
    const me = /\bme\b/.test(link.rel);
    // A page of the same site is nobody's other address.
    const address = new URL(value);
    if (!me && address.hostname === host) return [];
    const person = me ? ownerBeside(reading, block).owner : linkOwner(reading, block, address, text);
    const at = quoted(block, block.text.indexOf(text), text.length);
    return person === null
      ? []
      : [{ kind: 'profile_link', person, value, at, via: 'record', certainty: me ? 0.95 : 0.8 }];
  });
}

function linkOwner(reading: Reading, block: Block, address: URL, text: string): Finding['person'] | null {
  const { context } = reading;
  const isProfile = profileAt(address) !== null;
  // A page deep inside a site bears many names; only an account there is somebody's.
  const named = isProfile || pathOf(address).length <= 2 ? ownerOfAddress(reading, address) : null;
  if (named !== null || isQuiet(block)) return named;
  // A bare address in a labelled field, or a link that calls itself a home page.
  const isField = isLabelled(context.page, block);
  const isWorded = SITE_WORDS.test(text);
  if (!isProfile && !isField && !isWorded) return null;
  const { owner, led } = ownerBeside(reading, block);
  const isTitled = context.subject.how !== 'prose';
  return isField || (isProfile && isTitled) || (isWorded && (led || isTitled)) ? owner : null;
}

/** The person at the head of the block, else the one that the block belongs to. */
function ownerBeside({ context }: Reading, block: Block): { owner: Finding['person'] | null; led: boolean } {
  const lead = block.text.length < 300 ? leadingName(block.text) : null;
  if (lead !== null) return { owner: personOf(context, lead.name, 'record'), led: true };
  return { owner: blockOwner(context, block) ?? ownSubject(context), led: false };
}

const isLabelled = (page: Page, { start, text }: Block): boolean =>
  labelledRecords(page).some(({ fields }) =>
    fields.some(({ kind, from, to }) => kind === 'web' && from >= start && to <= start + text.length),
  );

const pathOf = ({ pathname }: URL): string[] => pathname.split('/').filter((part) => part !== '');

/** By what names the account: the last part of a profile's path, else the domain and nothing but it. */
function ownerOfAddress(reading: Reading, address: URL): Finding['person'] | null {
  const last = pathOf(address).at(-1);
  if (last !== undefined) return ownerByName(reading, last.replace(/\.\w{2,5}$/, ''));
  return ownerByName(reading, address.hostname.replace(/^www\./, '').split('.')[0]!, true);
}

const ADDRESS =
  /(?<![\p{L}\p{N}@./-])((?:https?:\/\/)?(?:www\.)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,4}[a-z]{2,24}(?:\/[\w\-.~%/@+]{0,120})?)(?![\p{L}\p{N}@])/giu;

/** As an address of the web; null where its ending is none. */
function webAddress(written: string): string | null {
  if (/\s/.test(written) || parse(written).isIcann !== true) return null;
  return canonicalUrl(/^https?:/i.test(written) ? written : `https://${written}`);
}

/** Addresses that are printed and not linked. */
function printedAddresses(reading: Reading): StatedFact[] {
  return matchesIn(reading.page, ADDRESS).flatMap(({ block, match: [written, shown = ''], match }): StatedFact[] => {
    const value = isQuiet(block) ? null : webAddress(shown.replace(/[.,;]+$/, ''));
    const person = value === null ? null : ownerOfAddress(reading, new URL(value));
    if (person === null || value === canonicalUrl(reading.page.url)) return [];
    const at = quoted(block, match.index!, written.length);
    return [{ kind: 'profile_link', person, value, at, via: 'record', certainty: 0.75 }];
  });
}

function fromRecords({ page, context }: Reading): StatedFact[] {
  return labelledRecords(page).flatMap((record): StatedFact[] => {
    const web = fieldOf(record, 'web');
    const value = web === undefined ? null : webAddress(web.value.trim());
    const name = readName(fieldOf(record, 'name')?.value ?? '', true);
    const owner = record.row ? null : blockOwner(context, record.first);
    const person = name === null ? owner : personOf(context, name, 'record');
    if (person === null || value === null) return [];
    return [{ kind: 'profile_link', person, value, at: web!, via: 'record', certainty: 0.85 }];
  });
}

export default {
  id: 'contacts',
  priority: 8,
  accepts: (page) => page.blocks.length > 0 && /^https?:/i.test(page.url),
  extract(page) {
    const reading = readingOf(page);
    const facts = [fromRecords, mailboxes, profileLinks, printedAddresses].flatMap((read) => read(reading));
    return stateFacts(page, facts, MOST_FINDINGS);
  },
} satisfies Extractor;
