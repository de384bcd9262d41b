// Rows that only one or two claim types use: addresses, numbers, venues, names, free statements.
import { getDomain } from 'tldts';
import { compareYears } from '../dates/compare-dates.ts';
import { type Comparison, NO_DATA } from '../model/comparison.ts';
import type { Finding } from '../model/finding.ts';
import { comparePersonNames } from '../names/compare-names.ts';
import { compareCompanies } from '../orgs/companies/compare-companies.ts';
import { wordsOf } from '../text/fold.ts';
import type { MemberRule, Scene } from './claim-type.ts';
import { compareWorks } from './compare-works.ts';
import { asText, NEVER, SEMANTIC } from './row-options.ts';

interface Options {
  weight: number;
  role?: MemberRule['role'];
}

/** Scheme, `www.`, query and closing slash do not make another address. */
export function normalAddress(url: string): string {
  return url
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '');
}

export function exactYear(member: string, options: Options): MemberRule {
  return {
    member,
    weight: options.weight,
    role: 'detail',
    partialIsEnough: NEVER,
    compare: (expected, finding) => {
      const found = finding.end ?? finding.start;
      if (typeof expected !== 'number' || found === undefined || found === 'present') return NO_DATA;
      const comparison = compareYears(expected, found.year);
      return comparison.outcome === 'compatible' ? { ...comparison, outcome: 'partial', score: 0.5 } : comparison;
    },
    found: (finding) => {
      const found = finding.end ?? finding.start;
      return found === undefined || found === 'present' ? found : found.year;
    },
  };
}

/** The name of a certificate stands as a title, or among the education as a degree. */
export function credentialName(options: Options): MemberRule {
  const nameOf = (finding: Finding) => finding.title ?? finding.degree?.surface;
  return {
    member: 'name',
    weight: options.weight,
    role: 'main',
    partialIsEnough: SEMANTIC,
    compare: (expected, finding) => {
      const found = nameOf(finding);
      return found ? compareWorks(asText(expected), found) : NO_DATA;
    },
    found: nameOf,
  };
}

/** Registration and licence numbers, DOIs: the same letters and digits, or nothing is said. */
export function number(member: string, options: Options): MemberRule {
  return {
    member,
    weight: options.weight,
    role: 'detail',
    partialIsEnough: NEVER,
    compare: (expected, finding) => {
      const wanted = squeezed(asText(expected));
      if (wanted.length < 3) return NO_DATA;
      const there = [finding.value, finding.quote].some(
        (text) => text !== undefined && squeezed(text).includes(wanted),
      );
      return there
        ? { outcome: 'same', score: 1, reason: `the number ${asText(expected)} stands on the page` }
        : NO_DATA;
    },
    found: (finding) => finding.value,
  };
}

export function registration(options: Options): MemberRule {
  return number('registration_number', options);
}

function squeezed(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** Journal, publisher or conference: as the organisation of the finding, or as the site itself. */
export function venue(member: string, options: Options): MemberRule {
  return {
    member,
    weight: options.weight,
    role: 'detail',
    partialIsEnough: SEMANTIC,
    compare: (expected, finding, scene) => {
      const names = [finding.organisation?.name, scene.siteName].filter((name) => name !== undefined && name !== null);
      const comparisons = names.map((name) => {
        const words = compareWorks(asText(expected), name);
        return words.outcome === 'different' ? compareCompanies(asText(expected), name, scene.organisations) : words;
      });
      const agreeing = comparisons.find(
        (comparison) => comparison.outcome === 'same' || comparison.outcome === 'compatible',
      );
      // A site of another name is the host, not another venue.
      return agreeing ?? NO_DATA;
    },
    found: (finding) => finding.organisation?.name,
  };
}

export function personName(member: string, options: Options): MemberRule {
  return {
    member,
    weight: options.weight,
    role: 'main',
    partialIsEnough: NEVER,
    compare: (expected, finding) => comparePersonNames(asText(expected), finding.person.name),
    found: (finding) => finding.person.name,
  };
}

export function emailAddress(member: string, options: Options): MemberRule {
  return {
    member,
    weight: options.weight,
    role: 'main',
    partialIsEnough: NEVER,
    compare: (expected, finding) => {
      if (!finding.value?.includes('@')) return NO_DATA;
      return finding.value.toLowerCase() === asText(expected).toLowerCase()
        ? { outcome: 'same', score: 1, reason: 'the same e-mail address' }
        : NO_DATA;
    },
    found: () => undefined,
  };
}

function domainOf(value: string): string {
  const host = value.includes('@') ? value.slice(value.indexOf('@') + 1) : value;
  return getDomain(host.includes('//') ? host : `https://${host}`) ?? host.toLowerCase();
}

export function emailDomain(member: string, options: Options): MemberRule {
  return {
    member,
    weight: options.weight,
    role: 'main',
    partialIsEnough: NEVER,
    compare: (expected, finding) => {
      if (finding.kind !== 'contact' || !finding.value) return NO_DATA;
      return domainOf(finding.value) === domainOf(asText(expected))
        ? { outcome: 'same', score: 1, reason: `an e-mail address at ${domainOf(finding.value)}` }
        : NO_DATA;
    },
    found: (finding) => (finding.kind === 'contact' && finding.value ? domainOf(finding.value) : undefined),
  };
}

/** One address, or any of a list of them. */
export function address(member: string, options: Options): MemberRule {
  return {
    member,
    weight: options.weight,
    role: 'main',
    partialIsEnough: NEVER,
    compare: (expected, finding) => {
      if (finding.kind !== 'profile_link' || !finding.value) return NO_DATA;
      const found = normalAddress(finding.value);
      const wanted = (Array.isArray(expected) ? expected : [expected]).map((value) => normalAddress(asText(value)));
      return wanted.includes(found) ? { outcome: 'same', score: 1, reason: `the address ${found} is given` } : NO_DATA;
    },
    found: (finding) => (finding.kind === 'profile_link' ? finding.value : undefined),
  };
}

/** A web domain that belongs to the person or the business. */
export function siteDomain(member: string, options: Options): MemberRule {
  return {
    member,
    weight: options.weight,
    role: member === 'domains' ? 'main' : 'detail',
    partialIsEnough: NEVER,
    compare: (expected, finding) => {
      if (!finding.value || (finding.kind !== 'contact' && finding.kind !== 'profile_link')) return NO_DATA;
      const wanted = (Array.isArray(expected) ? expected : [expected]).map((value) => domainOf(asText(value)));
      return wanted.includes(domainOf(finding.value))
        ? { outcome: 'same', score: 1, reason: `the domain ${domainOf(finding.value)} is given` }
        : NO_DATA;
    },
    found: (finding) => (finding.value ? domainOf(finding.value) : undefined),
  };
}

const SMALL = new Set(
  'a an the of for in on and to with by at from is was are were has have had he she they his her their who that as it since until'.split(
    ' ',
  ),
);

/** How much of the statement the finding's own values say: organisation first, then title, degree, field, years. */
export function compareStatement(expected: string, finding: Finding, scene: Scene): Comparison {
  if (finding.kind === 'statement') return compareFoundStatement(expected, finding);
  const wanted = wordsOf(expected).filter((word) => !SMALL.has(word));
  if (wanted.length === 0) return NO_DATA;
  const main = finding.organisation?.name ?? finding.title ?? finding.value;
  if (!main) return NO_DATA;
  const mainWords = wordsOf(main).filter((word) => !SMALL.has(word));
  const inStatement = new Set(wanted);
  if (mainWords.length === 0 || !mainWords.every((word) => inStatement.has(word))) return NO_DATA;
  const years = [finding.start, finding.end].flatMap((date) =>
    date === undefined || date === 'present' ? [] : [String(date.year)],
  );
  const said = new Set(
    [
      main,
      finding.title,
      finding.degree?.surface,
      finding.degree?.code ?? undefined,
      finding.field,
      finding.quote,
      ...years,
      ...finding.person.name.split(' '),
    ]
      .filter((value) => value !== undefined)
      .flatMap((value) => wordsOf(value)),
  );
  const claimedYears = wanted.filter((word) => /^(?:1[5-9]|20)\d\d$/.test(word));
  if (claimedYears.length > 0 && years.length > 0 && !claimedYears.some((year) => years.includes(year))) {
    return { outcome: 'partial', score: 0.4, reason: `other years than ${claimedYears.join(', ')}` };
  }
  const score = wanted.filter((word) => said.has(word)).length / wanted.length;
  const reason = `${Math.round(score * 100)} % of the statement's words are said`;
  if (score >= 0.8)
    return { outcome: 'compatible', score: scene.strength === 'strict' && score < 0.95 ? 0.9 : score, reason };
  return { outcome: score >= 0.5 ? 'partial' : 'different', score: score >= 0.5 ? 0.5 : 0, reason };
}

/** A sentence that was looked for with this very statement in hand, and checked against it then. */
function compareFoundStatement(expected: string, { statement: found }: Finding): Comparison {
  if (found !== expected) return NO_DATA;
  return { outcome: 'compatible', score: 0.9, reason: 'a model found the sentence, and its names and numbers agree' };
}

export function statement(options: Options): MemberRule {
  return {
    member: 'statement',
    weight: options.weight,
    role: 'main',
    partialIsEnough: NEVER,
    compare: (expected, finding, scene) => compareStatement(asText(expected), finding, scene),
    found: (finding) => finding.quote,
  };
}
