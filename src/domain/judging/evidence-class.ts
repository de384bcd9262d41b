// Who stands behind a page: the issuer of the claimed fact, a register, an editor, the person, or nobody.
import { getDomain, getHostname } from 'tldts';
import { issues } from '../identity/organisation-site.ts';
import type { Person } from '../model/person.ts';
import type { Asserter, ReadSource } from '../model/source.ts';
import {
  EDITORIAL_WORDS,
  KNOWLEDGE_BASE_DOMAINS,
  MIRROR_DOMAINS,
  REGISTER_DOMAINS,
  SELF_DOMAINS,
  UGC_DOMAINS,
} from './known-sites.ts';

export const EVIDENCE_CLASSES = [
  'issuer',
  'register',
  'institution',
  'editorial',
  'publication',
  'knowledge_base',
  'third_party',
  'self',
  'knowledge_base_unreferenced',
  'ugc',
  'mirror',
] as const;
export type EvidenceClass = (typeof EVIDENCE_CLASSES)[number];

/** Classes that can carry a verdict; the rest only adds to it. */
export const INDEPENDENT_CLASSES: ReadonlySet<EvidenceClass> = new Set([
  'issuer',
  'register',
  'institution',
  'editorial',
  'publication',
  'knowledge_base',
  'third_party',
]);

/** Classes that speak with authority: one of them is enough. */
export const AUTHORITATIVE_CLASSES: ReadonlySet<EvidenceClass> = new Set(['issuer', 'register', 'institution']);

const BY_ASSERTER: Record<Asserter, EvidenceClass> = {
  person: 'self',
  institution: 'institution',
  register: 'register',
  editor: 'editorial',
  knowledge_base: 'knowledge_base',
  knowledge_base_unreferenced: 'knowledge_base_unreferenced',
  publication: 'publication',
};

export function siteOf(url: string): string {
  return getDomain(url, { allowPrivateDomains: false }) ?? getHostname(url) ?? url;
}

function listed(list: ReadonlySet<string>, url: string): boolean {
  const host = (getHostname(url) ?? '').replace(/^www\./, '');
  const labels = host.split('.');
  for (let index = 0; index < labels.length - 1; index += 1) {
    if (list.has(labels.slice(index).join('.'))) return true;
  }
  return false;
}

function pathOf(url: string): string {
  const start = url.indexOf('//');
  const slash = url.indexOf('/', start < 0 ? 0 : start + 2);
  return slash < 0 ? '/' : url.slice(slash).toLowerCase();
}

/** `/~jane/`, `/in/jane`, a CV file: written by its owner whoever runs the server. */
const PERSONAL_PATH = /\/(?:~|%7e|@)[^/]+|\/(?:in|u)\/[^/]+/;
/** `/students/jane`, but not `/students/cohort-2027`: the folder must bear the person's name. */
const PERSONAL_FOLDER = /\/(?:users?|homes?|homepages?|grads?|students?)\/([^/]+)/;

function inOwnFolder(path: string, person: Person): boolean {
  const folder = foldedLetters(PERSONAL_FOLDER.exec(path)?.[1] ?? '');
  if (folder.length < 2) return false;
  return [person.full_name, ...(person.aliases ?? [])].some((name) => {
    const parts = name
      .split(/[\s,]+/)
      .map(foldedLetters)
      .filter((part) => part.length > 1);
    const initials = parts.map((part) => part[0]).join('');
    return folder === initials || parts.some((part) => part.length >= 3 && folder.includes(part));
  });
}
const OWN_DOCUMENT = /(?:^|[/_.-])(?:cv|resume|resumé|vita|vitae|curriculum[_-]?vitae|lebenslauf)(?:[/_.-]|$)/;

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

function foldedLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/** `janedoe.com`, `jane-doe.example`, `doe.example/jane`: the site carries the person's own name. */
function namedAfterThePerson(source: ReadSource, person: Person): boolean {
  const label = foldedLetters((siteOf(source.url).split('.')[0] ?? '').slice(0, 60));
  for (const name of [person.full_name, ...(person.aliases ?? [])]) {
    const parts = name
      .split(/[\s,]+/)
      .map(foldedLetters)
      .filter((part) => part.length > 1);
    const first = parts[0];
    const last = parts.at(-1);
    if (!first || !last || first === last) continue;
    if (label === first + last || label === last + first || label === parts.join('')) return true;
    if (label === `${first[0]}${last}` && last.length > 3) return true;
    if (label === last && last.length > 5) return true;
  }
  return false;
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

function isSelfWritten(source: ReadSource, person: Person): boolean {
  if (isOwnAddress(source.url, person) || listed(SELF_DOMAINS, source.url)) return true;
  const path = pathOf(source.url);
  if (PERSONAL_PATH.test(path) || OWN_DOCUMENT.test(path) || inOwnFolder(path, person)) return true;
  return namedAfterThePerson(source, person) || writtenInFirstPerson(source);
}

const REGISTER_WORD =
  /^(?:register|registry|registers|registro|registre|registru|rejestr)$|(?:aerzte|ärzte|handels|anwalts|firmen|unternehmens)register$/;

/** "register-of-companies", "aerzteregister-nord": a site that is a register by its name. */
function isRegister(url: string): boolean {
  return (siteOf(url).split('.')[0] ?? '').split('-').some((word) => REGISTER_WORD.test(word));
}

function isEditorial(source: ReadSource): boolean {
  const labels = siteOf(source.url).split('.').slice(0, -1).join('-').split('-');
  const host = labels.join('');
  if (EDITORIAL_WORDS.some((word) => labels.includes(word) || (word.length >= 4 && host.endsWith(word)))) return true;
  const path = pathOf(source.url);
  return /\/(?:news|article|articles|story|stories|press|obituar\w*|speakers?|keynotes?|awards?)(?:\/|$|-)/.test(path);
}

/** Phrases by which an aggregator gives itself away. */
const AGGREGATOR =
  /compiled automatically|million (?:professional )?(?:profiles|contacts|people)|get (?:\p{L}+(?:'s|’s) )?(?:e-?mail|contact|phone)|reveal (?:e-?mail|phone)|view (?:full )?contact|people search|claim this profile|data is (?:aggregated|collected) from public/iu;

function isAggregator(source: ReadSource): boolean {
  const text = source.text;
  return AGGREGATOR.test(text.slice(0, 1500)) || AGGREGATOR.test(text.slice(-1500));
}

/** The class of a page whatever is claimed; `settled` when being the issuer could not change it. */
export function baseClass(source: ReadSource, person: Person): { evidenceClass: EvidenceClass; settled: boolean } {
  const settled = (evidenceClass: EvidenceClass) => ({ evidenceClass, settled: true });
  if (source.asserter) return settled(BY_ASSERTER[source.asserter]);
  if (listed(MIRROR_DOMAINS, source.url)) return settled('mirror');
  if (listed(REGISTER_DOMAINS, source.url) || isRegister(source.url)) return settled('register');
  if (listed(KNOWLEDGE_BASE_DOMAINS, source.url)) return settled('knowledge_base');
  if (listed(UGC_DOMAINS, source.url)) return settled('ugc');
  if (isSelfWritten(source, person)) return settled('self');
  if (isAggregator(source)) return settled('mirror');
  return { evidenceClass: isEditorial(source) ? 'editorial' : 'third_party', settled: false };
}

export function isIssuer(source: ReadSource, organisations: readonly string[], claimedDomain?: string): boolean {
  return (
    organisations.some((name) => issues(source, name)) ||
    (claimedDomain !== undefined && onDomain(source.url, claimedDomain))
  );
}

export function classifyEvidence(
  source: ReadSource,
  person: Person,
  organisations: readonly string[],
  claimedDomain?: string,
): EvidenceClass {
  const base = baseClass(source, person);
  return !base.settled && isIssuer(source, organisations, claimedDomain) ? 'issuer' : base.evidenceClass;
}

function onDomain(url: string, domain: string): boolean {
  const host = (getHostname(url) ?? '').replace(/^www\./, '');
  const wanted = domain.toLowerCase().replace(/^www\./, '');
  return host === wanted || host.endsWith(`.${wanted}`);
}
