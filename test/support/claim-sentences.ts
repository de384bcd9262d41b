// One sentence on the page of Orla Vantreight, read for one claim about her, for the tests of the second reading.
import type { Finding } from '../../src/domain/model/finding.ts';
import { NO_ORGANISATIONS } from '../../src/domain/orgs/organisation-index.ts';
import { readClaims } from '../../src/extract/directed/read-claims.ts';
import { readDocument } from '../../src/extract/reading/read-document.ts';

export function readForClaim(
  language: string,
  sentence: string,
  claimType: string,
  expected: Record<string, unknown>,
): Finding[] {
  const html = `<!doctype html><html lang="${language}"><body><h1>Orla Vantreight</h1><p>${sentence}</p></body></html>`;
  const page = readDocument({
    url: 'https://orla.example/',
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body: new TextEncoder().encode(html),
  });
  const claims = [{ claim_key: 'c', claim_type: claimType, expected }];
  return readClaims(page, { person: { full_name: 'Orla Vantreight' }, claims, organisations: NO_ORGANISATIONS })
    .findings;
}
