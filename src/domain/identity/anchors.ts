// What ties one page to the person asked for, or parts them: one anchor per sign, each with its weight and its reason.

import { normalAddress } from '../claims/special-members.ts';
import type { Person } from '../model/person.ts';
import { comparePlaces, namesOfCity } from '../places/compare-places.ts';
import { plainLetters, wordsOf } from '../text/fold.ts';
import { compareTitles } from '../titles/compare-titles.ts';
import { anchor, LONG_PAGE, named, type Question } from './anchor-parts.ts';
import { companyAnchors } from './employer-anchors.ts';
import type { Anchor } from './identity-types.ts';
import { outsideLife } from './life-dates.ts';
import { nameAnchor } from './name-anchor.ts';
import type { PersonOnPage } from './person-on-page.ts';
import { seedAnchors, yearsOf } from './seed-anchors.ts';

export type { Question } from './anchor-parts.ts';

export function addressesOf(person: Person): string[] {
  return [person.personal_website, person.linkedin_url, person.github_url]
    .filter((url) => url !== undefined && url !== '')
    .map((url) => normalAddress(url!));
}

function lies(page: string, address: string): boolean {
  return page === address || page.startsWith(`${address}/`);
}

function linkAnchors(page: PersonOnPage, question: Question): Anchor[] {
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

function mailAnchors(page: PersonOnPage, question: Question): Anchor[] {
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

function titleAnchors(page: PersonOnPage, question: Question): Anchor[] {
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

/** The city under another of its names: "Göteborg" for "Gothenburg". Short ones are words of many languages. */
function cityNamed(near: string, city: string): boolean {
  const names = namesOfCity(city).filter((name) => name.length >= 4 && name !== city.toLowerCase());
  if (names.length === 0) return false;
  const plain = plainLetters(near);
  return names.some((name) => named(plain, name));
}

function placeAnchors(page: PersonOnPage, question: Question): Anchor[] {
  const place = question.person.location;
  if (!place) return [];
  const id = page.source.sourceId;
  const stated = page.findings.filter((finding) => finding.kind === 'location' && finding.value);
  const comparisons = stated.map((finding) => comparePlaces(place, finding.value!));
  const first = place.split(',')[0]!.trim();
  if (
    comparisons.some((comparison) => ['same', 'compatible', 'partial'].includes(comparison.outcome)) ||
    named(page.near, first) ||
    cityNamed(page.near, first)
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
function lifeAnchors(page: PersonOnPage, question: Question): Anchor[] {
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
