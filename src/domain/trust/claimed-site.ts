// Sites that look like an organisation's or call themselves so. Anybody can buy a domain and write a name on a page, so none of
// this makes a page authoritative: it only tells the reader of a report what kind of site it is.
import type { ReadSource } from '../model/source.ts';
import { spellsInAddress } from '../orgs/scripts/name-in-address.ts';
import { wordsOf } from '../text/fold.ts';
import { isSameOrganisation, plainName } from './organisation-names.ts';
import { hostOfUrl, siteOf } from './site-address.ts';
import type { SiteIndex } from './site-index.ts';

/** Words that name no organisation by themselves: "university.com" belongs to nobody in particular. */
const GENERIC = new Set(
  `the of and for at in de la du des der die und e y politecnica politechnika polytechnique polytechnic polytechnische tehnica
   tecnica technische universitatea universitaet universitet universidade uniwersytet egyetem hochschule ecole escuela facultad
   metropolitan royal university universitat universite universidad universita college school institute institut city town
   county village borough municipality academy technology technical state national international group company corporation
   society council foundation association holdings engineers consulting partners media`.split(/\s+/),
);

/** Words in a domain that say what it is, or would have it official. */
const KIND_WORDS = new Set(
  `journal tech uni law university institute school college academy group company society council foundation award awards prize
   online official the of and alumni registrar verify verification degrees careers team portal campus hq inc corp global`.split(
    /\s+/,
  ),
);

const SMALL_WORDS = new Set(['of', 'the', 'and', 'for', 'at', 'in', 'de', 'la', 'du', '&']);

function acronymsOf(words: readonly string[]): string[] {
  const initials = (list: readonly string[]): string => list.map((word) => word[0] ?? '').join('');
  return [initials(words), initials(words.filter((word) => !SMALL_WORDS.has(word)))].filter((text) => text.length >= 3);
}

/** "norvane-university", "norvane", "norvaneuniversity", "tanglin-tech", "mit": the domain is made of the name's words. */
export function domainResembles(url: string, organisation: string): boolean {
  const label = (siteOf(url).split('.')[0] ?? '').toLowerCase();
  const words = wordsOf(plainName(organisation));
  const plain = label.replace(/[^a-z0-9]/g, '');
  if (plain === '' || words.length === 0) return false;
  if (spellsInAddress(label, organisation)) return true;
  const acronyms = acronymsOf(words);
  if (plain === words.join('') || acronyms.includes(plain)) return true;
  const distinctive = words.filter((word) => !GENERIC.has(word));
  const first = distinctive[0];
  if (first === undefined) return false;
  if (plain.length >= 4 && plain === distinctive.join('')) return true;
  const named = (part: string): boolean =>
    words.some((word) => word === part || (part.length >= 3 && word.startsWith(part)));
  const parts = label.split('-').filter((part) => part !== '');
  const known = parts.every((part) => named(part) || KIND_WORDS.has(part) || acronyms.includes(part));
  if (known && (parts.includes(first) || parts.some((part) => acronyms.includes(part)))) return true;
  // "gothenburguniversity": the distinctive words, and beside them nothing but words of the name or of its kind.
  if (first.length < 4 || !plain.includes(distinctive.join(''))) return false;
  return wordsOnly(plain.replace(distinctive.join(''), ' '), [...words, ...KIND_WORDS]);
}

function wordsOnly(rest: string, known: readonly string[]): boolean {
  return rest.split(' ').every((piece) => piece === '' || known.includes(piece));
}

/** `www.gu.se.alumni-pages.com`: the address begins with a real domain of the organisation and belongs to somebody else. */
function bearsDomainInside(host: string, domains: readonly string[]): string | null {
  const site = siteOf(host);
  const before = host.slice(0, Math.max(0, host.length - site.length - 1));
  const inside = (text: string): string | undefined =>
    domains.find((domain) => `.${text}.`.includes(`.${domain}.`) || text.includes(domain.replaceAll('.', '-')));
  return inside(before) ?? domains.find((domain) => site.startsWith(`${domain.replaceAll('.', '-')}-`)) ?? null;
}

/** Why a site may be taken for the organisation's though nothing shows that it is; null when nothing suggests it. */
export function resemblance(source: ReadSource, organisation: string, organisations: SiteIndex): string | null {
  const host = hostOfUrl(source.url);
  const site = siteOf(source.url);
  const domains = organisations.named(organisation).flatMap((known) => known.domains);
  const inside = bearsDomainInside(host, domains);
  if (inside !== null) return `its address contains ${inside}, but ${site} is another domain`;
  if (domainResembles(source.url, organisation))
    return `its domain ${site} resembles the name, and anybody can register such a domain`;
  if (source.siteName !== null && isSameOrganisation(source.siteName, organisation, organisations))
    return `it calls itself "${source.siteName}", which any page can write`;
  const presented = presentedNames(source).some((name) => isSameOrganisation(name, organisation, organisations));
  return presented ? 'it presents itself as that organisation, which any page can do' : null;
}

/** A site has one name or a few; a page of many is a list. */
const MOST_NAMES = 5;

/** What the reader took the site's own organisation to be, by its markup, title and headings. */
function presentedNames({ findings }: ReadSource): string[] {
  const names = new Set<string>();
  for (const { organisation } of findings) {
    if (organisation?.how === 'page_organisation') names.add(organisation.name);
    if (names.size >= MOST_NAMES) break;
  }
  return [...names];
}
