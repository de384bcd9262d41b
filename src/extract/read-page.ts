// A page as a job reads it: everything it states about anybody, then what it says of the person and the claims asked about.
import type { Finding } from '../domain/model/finding.ts';
import type { Block, Page } from '../domain/model/page.ts';
import type { OrganisationIndex } from '../domain/orgs/organisation-index.ts';
import type { Asked } from '../ports/reader.ts';
import { readClaims } from './directed/read-claims.ts';
import { extractFindings, type PageFindings } from './extract-findings.ts';
import { makeNameFinder } from './people/name-finder.ts';

export function readPage(page: Page, asked: Asked | null, organisations: OrganisationIndex): PageFindings {
  const open = extractFindings(page, organisations);
  if (asked === null) return open;
  const directed = readClaims(page, { ...asked, organisations });
  const own = open.findings.filter((finding) => !isForeign(finding, asked, directed.foreign));
  return { findings: [...own, ...directed.findings], people: withNames(open.people, directed.people) };
}

/** Read as the person's, although it stands under somebody else's name. */
function isForeign(finding: Finding, { person }: Asked, foreign: readonly Block[]): boolean {
  return (
    foreign.some((block) => finding.from < block.start + block.text.length && finding.to > block.start) &&
    makeNameFinder(person).find(finding.person.name).length > 0
  );
}

/** The open reading may not have seen the name, above all in other scripts. */
function withNames(people: PageFindings['people'], found: PageFindings['people']): PageFindings['people'] {
  const known = new Set(people.map(({ name }) => name));
  const added = new Map(found.filter(({ name }) => !known.has(name)).map((one) => [one.name, one]));
  return [...people, ...added.values()];
}
