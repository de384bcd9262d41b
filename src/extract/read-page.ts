// A page as a job reads it: everything it states about anybody, then what it says of the person and the claims asked about.
import type { Page } from '../domain/model/page.ts';
import { knownCompanies } from '../domain/orgs/known-companies.ts';
import { schoolsNamed } from '../domain/orgs/known-schools.ts';
import type { Asked } from '../ports/reader.ts';
import { readClaims } from './directed/read-claims.ts';
import { extractFindings, type PageFindings } from './facts/extract-findings.ts';

export function readPage(page: Page, asked: Asked | null): PageFindings {
  const open = extractFindings(page);
  if (asked === null) return open;
  const directed = readClaims(page, { ...asked, namesOf });
  return { findings: [...open.findings, ...directed.findings], people: withNames(open.people, directed.people) };
}

export function namesOf(name: string): string[] {
  const schools = schoolsNamed(name);
  const companies = knownCompanies(name);
  return [
    ...(schools.length === 1 ? [schools[0]!.name, ...schools[0]!.aliases] : []),
    ...(companies.length === 1 ? [companies[0]!.name] : []),
  ];
}

/** The open reading may not have seen the name, above all in other scripts. */
function withNames(people: PageFindings['people'], found: PageFindings['people']): PageFindings['people'] {
  const known = new Set(people.map(({ name }) => name));
  const added = new Map(found.filter(({ name }) => !known.has(name)).map((one) => [one.name, one]));
  return [...people, ...added.values()];
}
