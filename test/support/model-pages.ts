// A page as a job would have read it with a model set up: the person's part is known.
import type { Claim } from '../../src/domain/model/claim.ts';
import type { Person } from '../../src/domain/model/person.ts';
import type { ReadSource } from '../../src/domain/model/source.ts';
import { NO_ORGANISATIONS } from '../../src/domain/orgs/organisation-index.ts';
import { readPage } from '../../src/extract/read-page.ts';
import { readDocument } from '../../src/extract/reading/read-document.ts';

export function sourceFrom(html: string, person: Person, claims: readonly Claim[] = []): ReadSource {
  const url = 'https://page.example/';
  const body = new TextEncoder().encode(
    html.includes('<html') ? html : `<!doctype html><html lang="en">${html}</html>`,
  );
  const page = readDocument({ url, status: 200, contentType: 'text/html; charset=utf-8', body });
  const { findings, people, parts } = readPage(page, { person, claims, withParts: true }, NO_ORGANISATIONS);
  return {
    sourceId: 'src_1',
    url,
    domain: 'page.example',
    provider: 'corpus',
    retrievedAt: '2026-01-01T00:00:00.000Z',
    title: page.title,
    publishedDate: null,
    siteName: page.siteName,
    language: page.language,
    text: page.text,
    links: page.links,
    people,
    findings,
    notEvidence: page.notEvidence,
    asserter: null,
    ...(parts === undefined ? {} : { parts }),
  };
}
