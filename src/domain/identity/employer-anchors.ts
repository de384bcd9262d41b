// Anchors from the house the person works in: the employer of the request on the page, under any of its names.
import { compareEmployers, schoolsCompared } from '../claims/members.ts';
import type { Claim } from '../model/claim.ts';
import type { OrganisationIndex } from '../orgs/organisation-index.ts';
import { plainLetters, wordsOf } from '../text/fold.ts';
import { authorityOf } from '../trust/authority.ts';
import { anchor, LONG_PAGE, named, type Question } from './anchor-parts.ts';
import type { Anchor } from './identity-types.ts';
import type { PersonOnPage } from './person-on-page.ts';

/** Words of a name with a capital letter, and the small ones between them. */
const NAME_RUN =
  /(?:\p{Lu}[\p{L}\p{M}'’.-]*)(?:\s(?:(?:of|the|for|and|de|da|do|di|du|la|le|und|för|van|&)\s){0,2}\p{Lu}[\p{L}\p{M}'’.-]*){0,6}/gu;
const MOST_RUNS = 40;

/** "Transilva Technical University" beside the name, for "Universitatea Tehnică Transilva" of the request. */
function writtenOtherwise(page: PersonOnPage, company: string, organisations: OrganisationIndex): boolean {
  const telling = wordsOf(company).filter((word) => word.length >= 6);
  if (telling.length === 0 || company.split(' ').length < 2) return false;
  const plain = plainLetters(page.near);
  if (!telling.some((word) => plain.includes(word))) return false;
  let count = 0;
  for (const [run] of recordText(page).matchAll(NAME_RUN)) {
    if (run.length > 100 || !wordsOf(run).some((word) => telling.includes(word))) continue;
    count += 1;
    if (count > MOST_RUNS) return false;
    const { outcome } = compareEmployers(company, run, organisations);
    if (outcome === 'same' || outcome === 'compatible') return true;
  }
  return false;
}

/** The part of the page that speaks of the person, as written. */
function recordText(page: PersonOnPage): string {
  const { text } = page.source;
  if (page.isSubject) return text.slice(0, 20_000);
  const parts = page.findings
    .slice(0, 12)
    .map((finding) => text.slice(Math.max(0, finding.from - 80), finding.to + 160));
  for (const name of page.names.slice(0, 4)) {
    const at = text.indexOf(name);
    if (name !== '' && at >= 0) parts.push(text.slice(Math.max(0, at - 80), at + name.length + 160));
  }
  return parts.join('\n');
}

export function agrees(
  left: string,
  right: string,
  kind: 'company' | 'school',
  organisations: OrganisationIndex,
): boolean {
  const comparison =
    kind === 'school' ? schoolsCompared(left, right, organisations) : compareEmployers(left, right, organisations);
  return (
    comparison.outcome === 'same' ||
    comparison.outcome === 'compatible' ||
    (comparison.outcome === 'partial' && comparison.score >= 0.5)
  );
}

/** Every page of a job asks the same of the same claims. */
const aboutKnown = new WeakMap<readonly Claim[], Map<string, string[]>>();

/** Claims that test the same organisation: an anchor that rests on it may not help them. */
export function claimsAbout(organisation: string, { claims, facts }: Question): string[] {
  let known = aboutKnown.get(claims);
  if (!known) {
    known = new Map();
    aboutKnown.set(claims, known);
  }
  let keys = known.get(organisation);
  if (!keys) {
    keys = findClaimsAbout(organisation, claims, facts.organisations);
    known.set(organisation, keys);
  }
  return [...keys];
}

function findClaimsAbout(organisation: string, claims: readonly Claim[], organisations: OrganisationIndex): string[] {
  return claims
    .filter((claim) =>
      [claim.expected.school, claim.expected.employer, claim.expected.business_name, claim.expected.issuer].some(
        (value) =>
          typeof value === 'string' &&
          (agrees(value, organisation, 'company', organisations) ||
            agrees(value, organisation, 'school', organisations)),
      ),
    )
    .map((claim) => claim.claim_key);
}

export const WORK = new Set(['employment', 'business']);

export function companyAnchors(page: PersonOnPage, question: Question): Anchor[] {
  const company = question.person.current_company;
  if (!company) return [];
  const id = page.source.sourceId;
  const { organisations } = question.facts;
  const about = claimsAbout(company, question);
  const jobs = page.findings.filter((finding) => WORK.has(finding.kind) && finding.organisation);
  const hit = jobs.find((finding) => agrees(company, finding.organisation!.name, 'company', organisations));
  if (hit) return [anchor('employer', 'employer', `the page gives ${hit.organisation!.name} as employer`, id, about)];
  if (
    authorityOf(page.source, company, question.facts).standing !== 'none' ||
    named(page.near, company) ||
    writtenOtherwise(page, company, organisations) ||
    (page.source.siteName && agrees(company, page.source.siteName, 'company', organisations))
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
