// Reads a pasted text the way a page is read, and proposes what in it could be checked. Nothing is stored.
import { type ClaimProposal, proposeFromFindings } from '../domain/claims/propose-claims.ts';
import type { PageReader } from '../ports/reader.ts';

/** A pasted text has no address; the reader wants one. */
const PASTED = 'https://pasted.example/';

export async function proposeClaims(
  { reader }: { reader: Pick<PageReader, 'read'> },
  { text, signal }: { text: string; signal: AbortSignal },
): Promise<ClaimProposal> {
  const reading = await reader.read(
    { url: PASTED, status: 200, contentType: 'text/plain; charset=utf-8', body: new TextEncoder().encode(text) },
    signal,
  );
  return proposeFromFindings(reading.findings, reading.people);
}
