// A page as a job reads it: everything it states about anybody, then what it says of the person and the claims asked about.
import type { Page } from '../domain/model/page.ts';
import type { OrganisationIndex } from '../domain/orgs/organisation-index.ts';
import type { Asked } from '../ports/reader.ts';
import { readClaims } from './directed/read-claims.ts';
import { extractFindings, type PageFindings } from './extract-findings.ts';

export function readPage(page: Page, asked: Asked | null, organisations: OrganisationIndex | null): PageFindings {
  const open = extractFindings(page);
  if (asked === null) return open;
  const namesOf = (name: string): readonly string[] => namesInIndex(name, organisations);
  const directed = readClaims(page, { ...asked, namesOf });
  return { findings: [...open.findings, ...directed.findings], people: withNames(open.people, directed.people) };
}

/** Other names of the one organisation that the name means; none when several answer to it. */
export function namesInIndex(name: string, organisations: OrganisationIndex | null): string[] {
  const found = organisations?.named(name) ?? [];
  return found.length === 1 ? found[0]!.names.map(({ value }) => value) : [];
}

/** The open reading may not have seen the name, above all in other scripts. */
function withNames(people: PageFindings['people'], found: PageFindings['people']): PageFindings['people'] {
  const known = new Set(people.map(({ name }) => name));
  const added = new Map(found.filter(({ name }) => !known.has(name)).map((one) => [one.name, one]));
  return [...people, ...added.values()];
}
