// Whether a page stands on the own site of an organisation: the only kind of page that alone settles a claim.
import { getDomain, getHostname } from 'tldts';
import type { ReadSource } from '../model/source.ts';
import { compareOrganisations } from '../orgs/compare-organisations.ts';
import { domainsOfSchool } from '../orgs/school-domains.ts';
import { wordsOf } from '../text/fold.ts';
import { memoise } from '../text/memoise.ts';

/** Words that name no organisation by themselves: "university.example" belongs to nobody in particular. */
const GENERIC = new Set([
  ...'politecnica politechnika polytechnique polytechnic polytechnische tehnica tecnica technische universitatea universitaet universitet universidade uniwersytet egyetem hochschule ecole escuela facultad metropolitan royal'.split(' '),
  'the', 'of', 'and', 'for', 'at', 'in', 'de', 'la', 'du', 'des', 'der', 'die', 'und', 'e', 'y', '&',
  'university', 'universitat', 'universite', 'universidad', 'universita', 'college', 'school', 'institute', 'institut',
  'city', 'town', 'county', 'village', 'borough', 'municipality', 'academy', 'technology', 'technical', 'state', 'national', 'international', 'group', 'company', 'corporation', 'society',
  'council', 'foundation', 'association', 'holdings', 'inc', 'incorporated', 'ltd', 'limited', 'llc', 'llp', 'plc', 'gmbh',
  'ag', 'sa', 'co', 'corp', 'pte', 'bv', 'nv', 'oy', 'ab', 'as', 'kk', 'engineers', 'consulting', 'partners', 'media',
]); // biome-ignore format: a list of words reads better in lines

const LEGAL = new Set([
  'inc',
  'incorporated',
  'ltd',
  'limited',
  'llc',
  'llp',
  'plc',
  'gmbh',
  'ag',
  'sa',
  'co',
  'corp',
  'corporation',
  'pte',
  'bv',
  'nv',
  'oy',
  'ab',
  'kk',
  'the',
]);

/** Words in a domain that say what it is, not whose. */
const KIND = new Set(
  'journal tech uni law university institute school college academy group company society council foundation award awards prize online official the of and'.split(
    ' ',
  ),
);

interface SiteLabels {
  host: string;
  label: string;
  parts: string[];
}

const labelsOf: (url: string) => SiteLabels = memoise((url) => {
  const host = (getHostname(url) ?? '').replace(/^www\./, '');
  const label = ((getDomain(url, { allowPrivateDomains: true }) ?? host).split('.')[0] ?? '').toLowerCase();
  return { host, label: label.replace(/[^a-z0-9]/g, ''), parts: label.split('-').filter((part) => part !== '') };
});

interface NameForms {
  words: string[];
  plain: string;
  joined: string;
  acronyms: string[];
  distinctive: string[];
  domains: string[];
}

const formsOf: (organisation: string) => NameForms = memoise((organisation) => {
  const words = wordsOf(organisation).filter((word) => !LEGAL.has(word));
  return {
    words,
    plain: words.join(' '),
    joined: words.join(''),
    acronyms: acronyms(words),
    distinctive: words.filter((word) => !GENERIC.has(word)),
    domains: domainsOfSchool(organisation),
  };
});

function acronyms(words: readonly string[]): string[] {
  const all = words.map((word) => word[0] ?? '').join('');
  const significant = words
    .filter((word) => !['of', 'the', 'and', 'for', 'at', 'in', 'de', 'la', 'du', '&'].includes(word))
    .map((word) => word[0] ?? '')
    .join('');
  return [all, significant].filter((text) => text.length >= 3);
}

/**
 * "fortlyonlaw" for "Fort Lyon School of Law", "upturia" for "Universidad Politécnica de Turia": words of the name in
 * their order, generic ones left out or cut to their first letter, the first distinctive one whole.
 */
function spelledFrom(label: string, words: readonly string[], distinctive: readonly string[]): boolean {
  const first = distinctive[0];
  if (first === undefined || first.length < 4) return false;
  const step = (at: number, word: number, used: boolean): boolean => {
    if (at === label.length) return used;
    const next = words[word];
    if (next === undefined) return false;
    if (label.startsWith(next, at) && step(at + next.length, word + 1, used || next === first)) return true;
    if (next === first) return false;
    const generic = GENERIC.has(next);
    if (generic && label[at] === next[0] && step(at + 1, word + 1, used)) return true;
    return (generic || used) && step(at, word + 1, used);
  };
  return words.length <= 10 && step(0, 0, false);
}

/** "norvane-university", "norvane", "tanglin-tech" for "Tanglin Institute of Technology", "mit" for its full name. */
export function domainCarriesName(url: string, organisation: string): boolean {
  const site = labelsOf(url);
  const name = formsOf(organisation);
  if (site.label === '' || name.words.length === 0) return false;
  if (site.label === name.joined || name.acronyms.includes(site.label)) return true;
  const first = name.distinctive[0];
  if (first === undefined) return false;
  if (site.label.length >= 4 && site.label === name.distinctive.join('')) return true;
  if (site.label.length >= 6 && spelledFrom(site.label, name.words, name.distinctive)) return true;
  const named = (part: string) =>
    name.words.some((word) => word === part || (part.length >= 3 && word.startsWith(part)));
  // Every part of the label is a word of the name, its beginning, or a word that says what kind of site it is.
  const known = site.parts.every((part) => named(part) || KIND.has(part) || name.acronyms.includes(part));
  return known && (site.parts.includes(first) || site.parts.some((part) => name.acronyms.includes(part)));
}

const spelled = new WeakMap<ReadSource, string[]>();

/** The bodies that the reader took the site for; the same few for all findings of a page. */
function spelledBy(source: ReadSource): string[] {
  const held = spelled.get(source);
  if (held !== undefined) return held;
  const names = new Set<string>();
  for (const { organisation } of source.findings)
    if (organisation?.how === 'page_organisation') names.add(organisation.name);
  const list = [...names];
  spelled.set(source, list);
  return list;
}

const verdicts = new Map<string, boolean>();
const MOST_VERDICTS = 5000;

function sameBody(left: string, right: string): boolean {
  const key = `${left}\n${right}`;
  const held = verdicts.get(key);
  if (held !== undefined) return held;
  if (verdicts.size >= MOST_VERDICTS) verdicts.clear();
  const same = compareOrganisations(left, right).outcome === 'same';
  verdicts.set(key, same);
  return same;
}

/**
 * The site of the organisation itself: by its registered domains, its name in the domain, the name the site gives, or the body
 * that the reader found the address to spell. Where the domains are known, nothing else counts: a look-alike is not the issuer.
 */
export function issues(source: ReadSource, organisation: string): boolean {
  const { host } = labelsOf(source.url);
  const name = formsOf(organisation);
  if (name.domains.length > 0) return name.domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
  if (domainCarriesName(source.url, organisation)) return true;
  if (source.siteName !== null && name.plain !== '' && formsOf(source.siteName).plain === name.plain) return true;
  return spelledBy(source).some((found) => sameBody(found, organisation));
}
