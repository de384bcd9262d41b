// Signs from the employer of the request: on the page, in the lines about the person, on the site itself, or another.

import { compareEmployers } from '../claims/members.ts';
import type { Finding } from '../model/finding.ts';
import { wordsOf } from '../text/fold.ts';
import { authorityOf } from '../trust/authority.ts';
import { hostOfUrl } from '../trust/site-address.ts';
import { anchor, named, namedInAnyCase, type Question } from './anchor-parts.ts';
import { isKindWord, namesOf, withoutLegalForm } from './employer-names.ts';
import { sharedTrade } from './employer-trade.ts';
import type { Anchor } from './identity-types.ts';
import { isSharedWord } from './known-facts.ts';
import { agrees } from './organisation-names.ts';
import type { PersonOnPage } from './person-on-page.ts';
import { besideName } from './title-anchors.ts';

/** Words of a name with a capital letter, and the small ones between them. */
const NAME_RUN =
  /(?:\p{Lu}[\p{L}\p{M}'’.-]*)(?:\s(?:(?:of|the|for|and|de|da|do|di|du|la|le|und|för|van|&)\s){0,2}\p{Lu}[\p{L}\p{M}'’.-]*){0,6}/gu;
const MOST_RUNS = 40;

const HEAD_OF_PAGE = 300;
const MOST_BESIDE_LINK = 20;
const LONG_RECORD = 600;
const MOST_PARTS = 24;

export const WORK = new Set(['employment', 'business']);

/** "Transilva Technical University" beside the name, for "Universitatea Tehnică Transilva" of the request. */
function writtenOtherwise(page: PersonOnPage, company: string, { known, facts }: Question): boolean {
  const telling = wordsOf(company).filter((word) => word.length >= 6 && !known.nameWords.has(word));
  if (telling.length === 0 || company.split(' ').length < 2) return false;
  if (!telling.some((word) => page.recordWords.has(word))) return false;
  let count = 0;
  for (const [run] of page.recordAsWritten.matchAll(NAME_RUN)) {
    if (run.length > 100 || !wordsOf(run).some((word) => telling.includes(word))) continue;
    count += 1;
    if (count > MOST_RUNS) return false;
    const { outcome } = compareEmployers(company, run, facts.organisations);
    if (outcome === 'same' || outcome === 'compatible') return true;
  }
  return false;
}

/** A word that the place of the request has too is a sign of the place, and counts once. */
function tellingWords({ known: { employers, nameWords }, person: { location } }: Question): string[] {
  const place = new Set(wordsOf(location ?? ''));
  return [...new Set(employers.flatMap(wordsOf))].filter(
    (word) => word.length >= 4 && !isKindWord(word) && !nameWords.has(word) && !place.has(word),
  );
}

/** "UIUC" beside the name for "University of Illinois Urbana-Champaign". */
function acronymBeside(page: PersonOnPage, { known, facts }: Question): string | undefined {
  const listed = known.employers.flatMap((company) => {
    const found = facts.organisations.named(company);
    return found.length === 1 ? found[0]!.names.filter(({ kind }) => kind === 'acronym').map(({ value }) => value) : [];
  });
  // Three letters that nobody listed are those of too many other things.
  const made = known.employers.map((company) => (company.match(/\p{Lu}(?=\p{L})/gu) ?? []).join(''));
  return [...made.filter((letters) => letters.length > 3), ...listed]
    .filter((letters) => /^[\p{L}\p{N}]+$/u.test(letters) && !/\p{Ll}{3}/u.test(letters))
    .find((letters) => letters.length >= 3 && new RegExp(`\\b${letters}\\b`, 'u').test(page.recordAsWritten));
}

/** The employer on whose site the page places the person: "Mark Johnson" as a link to the site of his university. */
function linkedEmployer(page: PersonOnPage, { known, facts }: Question): string | null {
  const words = page.names.map((name) => name.toLowerCase());
  for (const { href, text } of page.source.links) {
    const shown = text.toLowerCase();
    if (!words.some((name) => shown.includes(name) && shown.length <= name.length + MOST_BESIDE_LINK)) continue;
    const target = { ...page.source, url: href, domain: hostOfUrl(href) ?? '' };
    const company = known.employers.find((one) => authorityOf(target, one, facts).standing === 'own_site');
    if (company !== undefined) return company;
  }
  return null;
}

/** Named in the lines about the person more often than in what they studied. */
function namedBesideStudies(page: PersonOnPage, names: readonly string[]): boolean {
  let rest = page.record;
  for (const { kind, quote } of page.findings)
    if (kind === 'education') rest = rest.replaceAll(quote.toLowerCase(), ' ');
  return names.some((name) => named(rest, name));
}

/** Another organisation that the data know, in a line or between commas beside the name: "Duke University". */
function otherBeside(page: PersonOnPage, { known, facts }: Question): string | null {
  if (page.isSubject && page.record.length > LONG_RECORD) return null;
  const parts = page.recordAsWritten.split(/[\n,;|•·()（）、，]+/u).map((part) => part.trim());
  for (const part of parts.slice(0, MOST_PARTS)) {
    if (part.length < 6 || part.length > 80 || facts.organisations.named(part).length === 0) continue;
    if (known.employers.every((company) => !agrees(company, part, 'company', facts.organisations))) return part;
  }
  return null;
}

const TITLE_PARTS = /\s*[|·•»«:]\s*|\s[–—-]\s/u;
const RIGHTS = /[©℗]|copyright|all rights reserved|版权所有|版權所有|著作権/iu;
const LONGEST_LINE = 200;

/** Whose site it is, by the data or by what it says of itself: its name, a part of its title, the line that reserves its rights. */
function isSiteOf({ source }: PersonOnPage, company: string, { facts }: Question): boolean {
  const forms = [company, withoutLegalForm(company)].filter((form) => form !== null);
  if (forms.some((form) => authorityOf(source, form, facts).standing !== 'none')) return true;
  const presented = [source.siteName ?? '', ...(source.title ?? '').split(TITLE_PARTS)].filter(
    (part) => part.length >= 3,
  );
  const isName = (part: string) => {
    const { outcome } = compareEmployers(company, part, facts.organisations);
    return outcome === 'same' || outcome === 'compatible';
  };
  if (presented.some(isName)) return true;
  const rights = source.text.split('\n').filter((line) => line.length <= LONGEST_LINE && RIGHTS.test(line));
  const names = namesOf(company, facts.organisations);
  return rights.some((line) => names.some((name) => namedInAnyCase(line.toLowerCase(), name, source.language)));
}

/** Nobody says that the person works there, nor as what: the site lists them. */
const isOnlyListed = ({ organisation, title }: Finding): boolean =>
  organisation?.how === 'page_organisation' && title === undefined;

/** The employer in the lines about the person, on the site, or elsewhere on the page; strongest first. */
function agreeing(page: PersonOnPage, question: Question): Anchor | null {
  const { employers } = question.known;
  const { organisations } = question.facts;
  const id = page.source.sourceId;
  const { language } = page.source;
  const about = question.claimsAbout(employers[0]!);
  const jobsFirst = [
    ...page.findings.filter((finding) => WORK.has(finding.kind)),
    ...page.findings.filter((finding) => !WORK.has(finding.kind)),
  ];
  for (const company of employers) {
    const hit = jobsFirst.find(
      (finding) =>
        finding.organisation &&
        !isOnlyListed(finding) &&
        agrees(company, finding.organisation.name, 'company', organisations),
    );
    // Work there is not what a claim of study there says, and proves it no more than any other fact of the request.
    if (hit) {
      const organisation = hit.organisation!.name;
      if (hit.kind === 'education' && !namedBesideStudies(page, namesOf(company, organisations)))
        return anchor('employer', 'employer_as_school', `the page gives ${organisation} as school`, id, about);
      if (hit.kind === 'education') break;
      const rests = WORK.has(hit.kind) ? question.claimsAbout(employers[0]!, 'work') : about;
      return anchor('employer', 'employer_stated', `the page gives ${organisation} as employer`, id, rests);
    }
  }
  for (const company of employers) {
    if (
      namesOf(company, organisations).some((name) => namedInAnyCase(page.record, name, language)) ||
      writtenOtherwise(page, company, question)
    )
      return anchor('employer', 'employer_beside', `${company} appears next to the name`, id, about);
  }
  const linked = linkedEmployer(page, question);
  if (linked !== null)
    return anchor('employer', 'employer_link', `the name on the page links to the site of ${linked}`, id, about);
  const site = employers.find((company) => isSiteOf(page, company, question));
  if (site !== undefined) {
    // Universities, hospitals, offices and large firms are in the data; who is not has few people to show.
    const feature = employers.some((one) => organisations.named(one).length > 0)
      ? 'employer_site_large'
      : 'employer_site';
    return anchor('employer', feature, `the site is that of ${site}`, id, about);
  }
  const head = `${page.source.title ?? ''}\n${page.source.text.slice(0, HEAD_OF_PAGE)}`.toLowerCase();
  const namedIn = (text: string) =>
    employers.find((company) => namesOf(company, organisations).some((name) => namedInAnyCase(text, name, language)));
  const telling = tellingWords(question);
  const headed =
    namedIn(head) ??
    (telling.length > 0 && telling.every((word) => page.headWords.has(word)) ? employers[0] : undefined);
  if (headed !== undefined) return anchor('employer', 'employer_in_head', `${headed} heads the page`, id, about);
  const onPage = namedIn(page.whole);
  if (onPage !== undefined)
    return anchor('employer', 'employer_on_page', `${onPage} is named elsewhere on the page`, id, about);
  const acronym = acronymBeside(page, question);
  if (acronym !== undefined)
    return anchor('employer', 'employer_word_beside', `"${acronym}" appears next to the name`, id, about);
  // "Fine arts" of an institute of them stands beside many a name: where no word is its own, all must be there.
  const own = telling.filter((word) => !isSharedWord(word));
  const wanted = own.length > 0 ? own : telling;
  const beside = wanted.filter((word) => page.recordWords.has(word));
  if (beside.length > 0 && beside.length * 2 >= wanted.length && (own.length > 0 || beside.length === wanted.length))
    return anchor('employer', 'employer_word_beside', `"${beside.join(' ')}" appears next to the name`, id, about);
  return null;
}

/** Where the request itself says that they worked or studied before: a page from that time is no conflict. */
function isStation(organisation: string, { person, facts: { organisations } }: Question): boolean {
  const jobs = (person.employment_seed ?? []).map(({ employer }) => employer);
  const schools = (person.education_seed ?? []).map(({ school }) => school);
  const agree = (names: (string | undefined)[], kind: 'company' | 'school') =>
    names.some((name) => name !== undefined && agrees(name, organisation, kind, organisations));
  return agree(jobs, 'company') || agree(schools, 'school');
}

/** Signs for and against from the employer that the request names. */
export function companyAnchors(page: PersonOnPage, question: Question): Anchor[] {
  const company = question.known.employers[0];
  if (company === undefined) return [];
  const id = page.source.sourceId;
  const hit = agreeing(page, question);
  if (hit) return [hit];
  const jobs = page.findings.filter((finding) => WORK.has(finding.kind) && finding.organisation);
  const now = jobs.find((finding) => finding.current === true && !isOnlyListed(finding));
  if (now && isStation(now.organisation!.name, question)) return [];
  if (now) {
    const reason = `the page places the person at ${now.organisation!.name}, the request at ${company}`;
    return [anchor('employer', 'employer_elsewhere', reason, id)];
  }
  const other = otherBeside(page, question);
  if (other !== null)
    return [anchor('employer', 'employer_other_beside', `${other} appears next to the name, not ${company}`, id)];
  const trade = sharedTrade(question.known.employers, besideName(page));
  if (trade === null) return [];
  const reason = `the page and the kind of ${company} both speak of ${trade}`;
  return [anchor('employer', 'employer_trade', reason, id, question.claimsAbout(company))];
}
