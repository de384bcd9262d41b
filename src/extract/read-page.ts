// A page as a job reads it: everything it states about anybody, then what it says of the person and the claims asked about.
import type { Finding } from '../domain/model/finding.ts';
import type { Page } from '../domain/model/page.ts';
import type { OrganisationIndex } from '../domain/orgs/organisation-index.ts';
import type { Asked } from '../ports/reader.ts';
import { readClaims } from './directed/read-claims.ts';
import { extractFindings, type PageFindings } from './extract-findings.ts';
import { makeNameFinder } from './people/name-finder.ts';
import type { PersonScope } from './people/person-scope.ts';

export function readPage(page: Page, asked: Asked | null, organisations: OrganisationIndex): PageFindings {
  const open = extractFindings(page, organisations);
  if (asked === null) return open;
  const directed = readClaims(page, { ...asked, organisations });
  const own = open.findings.filter((finding) => !isOutside(finding, asked, directed.scopes));
  return { findings: [...own, ...directed.findings], people: withNames(open.people, directed.people) };
}

/** Read as the person's, although it stands in a part of the page that is somebody else's. */
function isOutside(finding: Finding, { person }: Asked, scopes: readonly PersonScope[]): boolean {
  const parts = scopes.filter(({ kind }) => kind === 'card' || kind === 'row' || kind === 'run');
  if (parts.length === 0 || scopes.some(({ kind }) => kind === 'page')) return false;
  if (makeNameFinder(person).find(finding.person.name).length === 0) return false;
  return !scopes.some(({ blocks }) =>
    blocks.some((block) => finding.from < block.start + block.text.length && finding.to > block.start),
  );
}

/** The open reading may not have seen the name, above all in other scripts. */
function withNames(people: PageFindings['people'], found: PageFindings['people']): PageFindings['people'] {
  const known = new Set(people.map(({ name }) => name));
  const added = new Map(found.filter(({ name }) => !known.has(name)).map((one) => [one.name, one]));
  return [...people, ...added.values()];
}
