// Pages that the person writes: own addresses, personal folders, sites named after the person in any script, the first person.
import type { Person } from '../model/person.ts';
import type { ReadSource } from '../model/source.ts';
import { comparePersonNames } from '../names/compare-names.ts';
import { scriptOf } from '../names/romanise.ts';
import { squeeze } from '../text/fold.ts';
import { pathOf, siteOf } from './site-address.ts';

function namesOf(person: Person): string[] {
  return [person.full_name, ...(person.aliases ?? [])];
}

/** "Müller" is also written "mueller" where a domain takes plain letters only. */
const EXPANDED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa', æ: 'ae', ß: 'ss' };

function plainForms(part: string): string[] {
  const expanded = part
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüøåæß]/g, (letter) => EXPANDED[letter]!);
  return [...new Set([squeeze(part), squeeze(expanded)])].filter((form) => form.length > 1);
}

function partsOf(name: string): string[] {
  return name.split(/[\s,]+/).filter((part) => part !== '');
}

/** `/~jane/`, `/in/jane`, a CV file: written by its owner whoever runs the server. */
const PERSONAL_PATH = /\/(?:~|%7e|@)[^/]+|\/(?:in|u)\/[^/]+/;
/** `/students/jane`, but not `/students/cohort-2027`: the folder must bear the person's name. */
const PERSONAL_FOLDER = /\/(?:users?|homes?|homepages?|grads?|students?)\/([^/]+)/;
/** `blogs.norvane.edu/jane`: a server on which members put up their own pages. */
const PERSONAL_SERVER =
  /^https?:\/\/(?:blogs?|sites|users?|homes?|homepages?|personal|students?|wordpress|web)\.[^/]+\/([^/]+)/;
const OWN_DOCUMENT = /(?:^|[/_.-])(?:cv|resume|resumé|vita|vitae|curriculum[_-]?vitae|lebenslauf)(?:[/_.-]|$)/;

function inOwnFolder(url: string, person: Person): boolean {
  const found = PERSONAL_FOLDER.exec(pathOf(url))?.[1] ?? PERSONAL_SERVER.exec(url.toLowerCase())?.[1] ?? '';
  const folder = squeeze(found);
  if (folder.length < 2) return false;
  return namesOf(person).some((name) => {
    const parts = partsOf(name).map(plainForms);
    const initials = parts.map((forms) => forms[0]?.[0] ?? '').join('');
    return folder === initials || parts.flat().some((part) => part.length >= 3 && folder.includes(part));
  });
}

function normalAddress(url: string): string {
  return url
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '');
}

/** The page is, or lies below, one of the addresses that the request names as the person's own. */
export function isOwnAddress(url: string, person: Person): boolean {
  const page = normalAddress(url);
  return [person.personal_website, person.linkedin_url, person.github_url].some((own) => {
    if (!own) return false;
    const address = normalAddress(own);
    return address.length > 3 && (page === address || page.startsWith(`${address}/`));
  });
}

/** The label as the domain system writes it: `иванпетров` is `xn--80adblm6aigkt`. */
function registeredLabel(text: string): string | null {
  const address = `http://${text}.test`;
  return URL.canParse(address) ? (new URL(address).hostname.split('.')[0] ?? null) : null;
}

/** A domain in the script of the name itself. */
function writtenInItsScript(label: string, parts: readonly string[]): boolean {
  if (!label.startsWith('xn--')) return false;
  return [parts, [...parts].reverse()].some((order) =>
    ['', '-'].some((between) => registeredLabel(order.join(between)) === label),
  );
}

/** Least certainty of a comparison by which a domain is taken for the name; names in other scripts meet their Latin forms less surely. */
const LEAST_LATIN = 0.85;
const LEAST_ROMANISED = 0.65;
const LONGEST_LABEL = 40;

/** Any cut of the label into two names that compare as the person's: `bobcastellane` for "Robert Castellane". */
function readsAsName(label: string, name: string): boolean {
  const latin = scriptOf(name) === 'latin';
  const words = label.split('-').filter((word) => word !== '');
  if (words.length > 1) return words.length <= 4 && agrees(name, words.join(' '), latin);
  if (label.length > LONGEST_LABEL) return false;
  for (let cut = 2; cut <= label.length - 2; cut += 1) {
    if (agrees(name, `${label.slice(0, cut)} ${label.slice(cut)}`, latin)) return true;
  }
  return false;
}

function agrees(name: string, reading: string, latin: boolean): boolean {
  const { outcome, score } = comparePersonNames(name, reading);
  if (outcome === 'same') return score >= LEAST_LATIN;
  return !latin && outcome === 'compatible' && score >= LEAST_ROMANISED;
}

const LEAST_CONSONANTS = 4;

/** Only the consonants that every way of writing the name in Latin letters keeps. */
function firmConsonants(text: string): string {
  return squeeze(text)
    .replace(/[cq]/g, 'k')
    .replace(/z/g, 's')
    .replace(/m/g, 'n')
    .replace(/[^bdfgjklnprstx]/g, '')
    .replace(/(.)\1+/g, '$1');
}

/** Scripts that leave vowels out: the consonants must agree, in either order of the parts. */
function hasItsConsonants(label: string, parts: readonly string[]): boolean {
  const wanted = firmConsonants(label);
  if (wanted.length < LEAST_CONSONANTS) return false;
  return [parts, [...parts].reverse()].some((order) => firmConsonants(order.join(' ')) === wanted);
}

/** Letters of first and last name together that no domain holds by chance: `drjanehallwright` is Jane Hallwright's. */
const LEAST_WHOLE_NAME = 9;

function bearsLatinName(label: string, parts: readonly string[]): boolean {
  const plain = label.replaceAll('-', '');
  const forms = parts.map(plainForms).filter((form) => form.length > 0);
  const [first, last] = [forms[0], forms.at(-1)];
  if (!first || !last || forms.length < 2) return false;
  if (forms.map((form) => form[0]).join('') === plain) return true;
  return last.some((family) => {
    if (plain === family && family.length > 5) return true;
    return first.some((given) => {
      const whole = [given + family, family + given];
      if (whole.includes(plain)) return true;
      if (plain === `${given[0]}${family}` && family.length > 3) return true;
      return given.length + family.length >= LEAST_WHOLE_NAME && whole.some((form) => plain.includes(form));
    });
  });
}

/** `janedoe.com`, `sorensorensen.dk`, `ivanpetrov.ru`, `иванпетров.рф`: the site carries the person's own name. */
export function isNamedAfter(url: string, person: Person): boolean {
  const label = (siteOf(url).split('.')[0] ?? '').toLowerCase().slice(0, 60);
  if (label.length < 3) return false;
  return namesOf(person).some((name) => {
    const parts = partsOf(name);
    if (bearsLatinName(label, parts) || writtenInItsScript(label, parts)) return true;
    if (scriptOf(name) !== 'latin') return hasItsConsonants(label, parts) || readsAsName(label, name);
    // Comparing is worth its price only where a part of the name stands in the label.
    const plain = label.replaceAll('-', '');
    return (
      parts.flatMap(plainForms).some((part) => part.length >= 4 && plain.includes(part)) && readsAsName(label, name)
    );
  });
}

/** "I am", "my work" in the opening, outside of quotation marks. */
const FIRST_PERSON =
  /(?:^|[\s(])(?:I am|I'm|I’m|I work|I was|I have|I've|I build|I write|I study|I lead|my name is|my work|my research|about me)(?=[\s.,;)])/i;

function speaksOfItself(source: ReadSource): boolean {
  const opening = source.text.slice(0, 800).replace(/["“«][^"”»]{0,300}["”»]/g, ' ');
  return FIRST_PERSON.test(opening);
}

function writtenInFirstPerson(source: ReadSource): boolean {
  if (source.people[0]?.subject === true && speaksOfItself(source)) return true;
  const own = source.findings.filter((finding) => finding.person.how === 'first_person').length;
  return own > 0 && own * 2 >= source.findings.length;
}

/** Written by the person, as far as address and text show; `siteOfOthers` when the site is known to be an organisation's. */
export function isSelfWritten(source: ReadSource, person: Person, siteOfOthers: boolean): boolean {
  if (isOwnAddress(source.url, person)) return true;
  const path = pathOf(source.url);
  if (PERSONAL_PATH.test(path) || OWN_DOCUMENT.test(path) || inOwnFolder(source.url, person)) return true;
  // Jane Stanford does not own stanford.edu.
  return (!siteOfOthers && isNamedAfter(source.url, person)) || writtenInFirstPerson(source);
}
