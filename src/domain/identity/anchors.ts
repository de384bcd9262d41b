// What ties one page to the person asked for, or parts them: one anchor per sign, each with its weight and its reason.

import { parseExpectedDate } from '../claims/compare-times.ts';
import { compareEmployers, schoolsCompared } from '../claims/members.ts';
import { normalAddress } from '../claims/special-members.ts';
import type { Claim } from '../model/claim.ts';
import type { Finding } from '../model/finding.ts';
import type { EndDate } from '../model/partial-date.ts';
import type { EducationItem, EmploymentItem, Person } from '../model/person.ts';
import type { ReadSource } from '../model/source.ts';
import { comparePlaces } from '../places/compare-places.ts';
import { wordsOf } from '../text/fold.ts';
import { compareTitles } from '../titles/compare-titles.ts';
import { type FeatureName, weightOf } from './features.ts';
import type { Anchor } from './identity-types.ts';
import { outsideLife } from './life-dates.ts';
import { nameAnchor } from './name-anchor.ts';
import { issues } from './organisation-site.ts';
import type { PersonOnPage } from './person-on-page.ts';

export interface Question {
  person: Person;
  claims: readonly Claim[];
  /** Own addresses of the request, normal form. */
  ownAddresses: string[];
  /** Sources that are own addresses, for links back. */
  ownPages: readonly ReadSource[];
}

function anchor(
  name: string,
  feature: FeatureName,
  reason: string,
  sourceId: string,
  claimKeys: string[] = [],
): Anchor {
  return { anchor: name, weight: weightOf(feature), reason, source_id: sourceId, claimKeys };
}

export function addressesOf(person: Person): string[] {
  return [person.personal_website, person.linkedin_url, person.github_url]
    .filter((url) => url !== undefined && url !== '')
    .map((url) => normalAddress(url!));
}

function lies(page: string, address: string): boolean {
  return page === address || page.startsWith(`${address}/`);
}

export function linkAnchors(page: PersonOnPage, question: Question): Anchor[] {
  const { source } = page;
  const own = normalAddress(source.url);
  const id = source.sourceId;
  if (question.ownAddresses.some((address) => lies(own, address))) {
    return [anchor('profile_link', 'own_address', 'the request names this address', id)];
  }
  const stated = page.findings
    .filter((finding) => finding.kind === 'profile_link' && finding.value)
    .map((finding) => finding.value!);
  const out = [...(page.isSubject ? source.links.map((link) => link.href) : []), ...stated].map(normalAddress);
  const linksOut = question.ownAddresses.find((address) => out.some((href) => lies(href, address)));
  const back = question.ownPages.find((ownPage) =>
    ownPage.links.some((link) => {
      const href = normalAddress(link.href);
      return href.length > 5 && (href === own || lies(own, href));
    }),
  );
  if (linksOut && back)
    return [anchor('profile_link', 'reciprocal_link', `the page and ${linksOut} link to each other`, id)];
  if (linksOut) return [anchor('profile_link', 'link_to_own_address', `the page links to ${linksOut}`, id)];
  if (back) return [anchor('profile_link', 'linked_from_own_page', `${normalAddress(back.url)} links to the page`, id)];
  return [];
}

export function mailAnchors(page: PersonOnPage, question: Question): Anchor[] {
  const { email, email_domain: domain } = question.person;
  const id = page.source.sourceId;
  if (email && page.source.text.toLowerCase().includes(email.toLowerCase())) {
    return [anchor('email', 'email', 'the e-mail address of the request stands on the page', id)];
  }
  const wanted = (domain ?? email?.slice(email.indexOf('@') + 1))?.toLowerCase();
  if (!wanted || FREE_MAIL.has(wanted)) return [];
  const host = page.source.domain.toLowerCase();
  const stated = page.findings.some(
    (finding) => finding.kind === 'contact' && finding.value?.toLowerCase().endsWith(wanted),
  );
  if (stated || host === wanted || host.endsWith(`.${wanted}`)) {
    return [anchor('email_domain', 'email_domain', `the domain ${wanted} of the request`, id)];
  }
  return [];
}

const FREE_MAIL = new Set([
  'gmail.com',
  'outlook.com',
  'hotmail.com',
  'yahoo.com',
  'icloud.com',
  'proton.me',
  'protonmail.com',
  'gmx.de',
  'web.de',
  'mail.ru',
  'qq.com',
  '163.com',
  'aol.com',
]);

/** Words of a name in this order in the text that speaks of the person. */
export function named(near: string, value: string): boolean {
  const wanted = value.toLowerCase().replace(/\s+/g, ' ').trim();
  return (
    wanted.length >= 3 &&
    ` ${near.replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${wanted.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `)
  );
}

function agrees(left: string, right: string, kind: 'company' | 'school'): boolean {
  const comparison = kind === 'school' ? schoolsCompared(left, right) : compareEmployers(left, right);
  return (
    comparison.outcome === 'same' ||
    comparison.outcome === 'compatible' ||
    (comparison.outcome === 'partial' && comparison.score >= 0.5)
  );
}

/** Claims that test the same organisation: an anchor that rests on it may not help them. */
export function claimsAbout(organisation: string, claims: readonly Claim[]): string[] {
  return claims
    .filter((claim) =>
      [claim.expected.school, claim.expected.employer, claim.expected.business_name, claim.expected.issuer].some(
        (value) =>
          typeof value === 'string' &&
          (agrees(value, organisation, 'company') || agrees(value, organisation, 'school')),
      ),
    )
    .map((claim) => claim.claim_key);
}

const WORK = new Set(['employment', 'business']);

/** A page of this length tells enough that what it leaves out says something. */
const LONG_PAGE = 400;

export function companyAnchors(page: PersonOnPage, question: Question): Anchor[] {
  const company = question.person.current_company;
  if (!company) return [];
  const id = page.source.sourceId;
  const about = claimsAbout(company, question.claims);
  const jobs = page.findings.filter((finding) => WORK.has(finding.kind) && finding.organisation);
  const hit = jobs.find((finding) => agrees(company, finding.organisation!.name, 'company'));
  if (hit) return [anchor('employer', 'employer', `the page gives ${hit.organisation!.name} as employer`, id, about)];
  if (
    issues(page.source, company) ||
    named(page.near, company) ||
    (page.source.siteName && agrees(company, page.source.siteName, 'company'))
  ) {
    return [anchor('employer', 'employer_named', `${company} is named on the page`, id, about)];
  }
  const now =
    jobs.find((finding) => finding.current === true) ??
    page.findings.find((finding) => finding.status === 'in_progress' && finding.organisation);
  if (now && page.isSubject) {
    return [
      anchor(
        'employer',
        'employer_elsewhere',
        `the page places the person at ${now.organisation!.name}, the request at ${company}`,
        id,
      ),
    ];
  }
  if (page.isSubject && page.near.length > LONG_PAGE) {
    return [anchor('employer', 'employer_missing', `${company} is nowhere on the page`, id)];
  }
  return [];
}

export function titleAnchors(page: PersonOnPage, question: Question): Anchor[] {
  const title = question.person.current_title;
  if (!title) return [];
  const id = page.source.sourceId;
  const about = question.claims
    .filter((claim) => typeof claim.expected.title === 'string')
    .map((claim) => claim.claim_key);
  const told = page.disambiguator;
  if (told) {
    const words = new Set(wordsOf(title));
    const shared = wordsOf(told).filter((word) => words.has(word)).length;
    if (shared > 0) return [anchor('title', 'seed_dates_agree', `the page is set apart as "${told}"`, id, about)];
    return [anchor('title', 'seed_dates_clash', `the page is set apart as "${told}", the request says "${title}"`, id)];
  }
  const stated = page.findings
    .filter((finding) => finding.title)
    .map((finding) => compareTitles(title, finding.title!));
  if (
    stated.some((comparison) => comparison.outcome === 'same' || comparison.outcome === 'compatible') ||
    named(page.near, title)
  ) {
    return [anchor('title', 'title', `the page says "${title}"`, id, about)];
  }
  return [];
}

function yearsOf(item: EmploymentItem | EducationItem): { start: number | null; end: number | null } {
  const year = (value: unknown) => {
    const date = parseExpectedDate(value);
    return date && date !== 'present' ? date.year : null;
  };
  const record = item as Record<string, unknown>;
  return { start: year(record.start_date ?? record.start_year), end: year(record.end_date ?? record.end_year) };
}

function foundYear(value: EndDate | undefined): number | null {
  return value === undefined || value === 'present' ? null : value.year;
}

function nearYear(left: number | null, right: number | null): boolean {
  return left !== null && right !== null && Math.abs(left - right) <= 1;
}

/** Every end that the request gives is an end of some term of that post on the page: several terms may make one. */
function termAgrees(wanted: { start: number | null; end: number | null }, hits: readonly Finding[]): boolean {
  if (wanted.start === null && wanted.end === null) return false;
  const starts = wanted.start === null || hits.some((finding) => nearYear(wanted.start, foundYear(finding.start)));
  const ends = wanted.end === null || hits.some((finding) => nearYear(wanted.end, foundYear(finding.end)));
  return starts && ends;
}

/** Terms of the same post that never meet speak against the person; those that overlap leave it open. */
export function compareTerms(wanted: { start: number | null; end: number | null }, finding: Finding): 'clash' | 'open' {
  const found = { start: foundYear(finding.start), end: foundYear(finding.end) };
  if (nearYear(wanted.start, found.start) || nearYear(wanted.end, found.end)) return 'open';
  const wantedFrom = wanted.start ?? wanted.end;
  const foundFrom = found.start ?? found.end;
  if (wantedFrom === null || foundFrom === null) return 'open';
  const wantedTo = wanted.end ?? wantedFrom;
  const foundTo = finding.end === 'present' ? 9999 : (found.end ?? foundFrom);
  // Terms that only touch follow each other: the father until 2012, the son from 2012.
  const shared = Math.min(wantedTo, foundTo) - Math.max(wantedFrom, foundFrom);
  const touchOnly = shared <= 1 && wantedTo - wantedFrom > 1 && foundTo - foundFrom > 1;
  return shared < -1 || touchOnly ? 'clash' : 'open';
}

function seedAnchor(
  page: PersonOnPage,
  question: Question,
  organisation: string,
  item: EmploymentItem | EducationItem,
  kind: 'company' | 'school',
): Anchor[] {
  const id = page.source.sourceId;
  const about = claimsAbout(organisation, question.claims);
  const kinds = kind === 'school' ? new Set(['education']) : WORK;
  const hits = page.findings.filter(
    (finding) =>
      kinds.has(finding.kind) && finding.organisation && agrees(organisation, finding.organisation.name, kind),
  );
  const wanted = yearsOf(item);
  const label = kind === 'school' ? 'school' : 'employer';
  const fitsBy = hits.map((finding) => compareTerms(wanted, finding));
  if (termAgrees(wanted, hits)) {
    return [anchor(label, 'seed_dates_agree', `${organisation} in the same years`, id, about)];
  }
  const dated = page.isSubject ? yearAnchor(page, wanted, id) : [];
  // Dates that stand on the page outweigh a term that the reader cut otherwise.
  const onPage = dated.some((entry) => entry.weight > 1);
  if (hits.length > 0 && !onPage && fitsBy.every((fit) => fit === 'clash')) {
    return [
      anchor(label, 'seed_dates_clash', `${organisation} in other years`, id),
      ...dated.filter((entry) => entry.weight < 0),
    ];
  }
  if (hits.length > 0) return [anchor(label, 'seed_agrees', `${organisation} on both sides`, id, about), ...dated];
  if (named(page.near, organisation))
    return [anchor(label, 'seed_named', `${organisation} is named on the page`, id, about), ...dated];
  return dated;
}

/** The term of the request among the dates of a page that tells a life in years. */
function yearAnchor(page: PersonOnPage, wanted: { start: number | null; end: number | null }, id: string): Anchor[] {
  const { starts, ends, points, count } = page.dates;
  const asked = [
    ...(wanted.start === null ? [] : [{ year: wanted.start, side: starts, other: ends }]),
    ...(wanted.end === null ? [] : [{ year: wanted.end, side: ends, other: starts }]),
  ];
  if (asked.length === 0 || count < 2) return [];
  const label = [...new Set(asked.map(({ year }) => year))].join('-');
  // 1 ends as it should, 0.5 stands alone, 0.25 only ends what should begin, 0 is nowhere.
  const fit = asked.map(({ year, side, other }) =>
    side.has(year) ? 1 : points.has(year) ? 0.5 : other.has(year) ? 0.25 : 0,
  );
  if (fit.every((value) => value === 1))
    return [anchor('dates', 'seed_term_on_page', `the term ${label} stands on the page`, id)];
  if (fit.every((value) => value <= 0.25)) {
    return [
      anchor('dates', count < 4 ? 'seed_term_differs' : 'seed_years_missing', `nothing of ${label} on the page`, id),
    ];
  }
  if (fit.some((value) => value < 0.5))
    return [anchor('dates', 'seed_term_differs', `${label} is not a term of the page`, id)];
  return [anchor('dates', 'seed_years_on_page', `${label} on the page`, id)];
}

/** "Senator" for somebody the page calls a Representative only. */
function postAnchor(page: PersonOnPage, title: string | undefined, id: string): Anchor[] {
  if (!title || !page.isSubject || page.near.length < 300) return [];
  const there = wordsOf(title).some((word) => word.length > 3 && page.near.includes(word));
  return there ? [] : [anchor('title', 'title_missing', `"${title}" is nowhere on the page`, id)];
}

export function seedAnchors(page: PersonOnPage, question: Question): Anchor[] {
  const jobs = (question.person.employment_seed ?? []).flatMap((item) =>
    item.employer
      ? [
          ...seedAnchor(page, question, item.employer, item, 'company'),
          ...postAnchor(page, item.title, page.source.sourceId),
        ]
      : [],
  );
  const schools = (question.person.education_seed ?? []).flatMap((item) =>
    item.school ? seedAnchor(page, question, item.school, item, 'school') : [],
  );
  return [...jobs, ...schools];
}

export function placeAnchors(page: PersonOnPage, question: Question): Anchor[] {
  const place = question.person.location;
  if (!place) return [];
  const id = page.source.sourceId;
  const stated = page.findings.filter((finding) => finding.kind === 'location' && finding.value);
  const comparisons = stated.map((finding) => comparePlaces(place, finding.value!));
  const first = place.split(',')[0]!.trim();
  if (
    comparisons.some((comparison) => ['same', 'compatible', 'partial'].includes(comparison.outcome)) ||
    named(page.near, first)
  ) {
    return [anchor('location', 'location', `${first} on both sides`, id)];
  }
  if (
    page.isSubject &&
    (comparisons.some((comparison) => comparison.outcome === 'different') || page.near.length > LONG_PAGE)
  ) {
    return [anchor('location', 'location_elsewhere', `${first} is nowhere on the page`, id)];
  }
  return [];
}

/** A dated fact of the request that lies outside the life the page tells. */
export function lifeAnchors(page: PersonOnPage, question: Question): Anchor[] {
  if (page.life.birth === null && page.life.death === null) return [];
  // The end of a term may lie after a death in office; the beginning may not.
  const years = [...(question.person.employment_seed ?? []), ...(question.person.education_seed ?? [])]
    .map((item) => yearsOf(item))
    .map(({ start, end }) => start ?? end)
    .filter((year) => year !== null);
  const outside = years.find((year) => outsideLife(page.life, year));
  return outside === undefined
    ? []
    : [anchor('life', 'life_clash', `${outside} lies outside the life that the page tells`, page.source.sourceId)];
}

/** Everything that one page says by itself about who it is about. */
export function anchorsOf(page: PersonOnPage, question: Question): Anchor[] {
  return [
    nameAnchor(page, question.person),
    ...linkAnchors(page, question),
    ...mailAnchors(page, question),
    ...companyAnchors(page, question),
    ...titleAnchors(page, question),
    ...seedAnchors(page, question),
    ...placeAnchors(page, question),
    ...lifeAnchors(page, question),
  ];
}
