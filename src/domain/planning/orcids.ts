// ORCIDs of the person: those the request names, and those that pages about the person name.
import type { ResolvedIdentity } from '../identity/identity-types.ts';
import type { Claim } from '../model/claim.ts';
import type { Person } from '../model/person.ts';
import type { ReadSource } from '../model/source.ts';
import type { Draft } from './web-questions.ts';

const ADDRESS = /^https?:\/\/(?:www\.)?orcid\.org\/(\d{4}-\d{4}-\d{4}-\d{3}[\dX])(?:[/?#]|$)/i;
const MOST = 2;
const LEAST_IDENTITY = 0.9;

function orcidIn(address: unknown): string[] {
  const written = typeof address === 'string' ? address.trim() : '';
  const id = ADDRESS.exec(/^https?:/i.test(written) ? written : `https://${written}`)?.[1];
  return id === undefined ? [] : [id.toUpperCase()];
}

export function namesOrcid(address: string): boolean {
  return ADDRESS.test(address);
}

/** Addresses of the request that are ORCIDs. */
export function givenOrcids(person: Person, claims: readonly Claim[]): string[] {
  const claimed = claims
    .filter((claim) => claim.claim_type === 'identity')
    .flatMap(({ expected }) => [
      expected.personal_website,
      ...(Array.isArray(expected.profile_urls) ? expected.profile_urls : []),
    ]);
  return [...new Set([person.personal_website, ...claimed].flatMap(orcidIn))].slice(0, MOST);
}

/** Of pages that are firmly the person's: a record of ORCID itself, or a link to it. */
export function learntOrcids(sources: readonly ReadSource[], identity: ResolvedIdentity): string[] {
  const own = new Set(
    identity.sources
      .filter((entry) => entry.isSubject && entry.probability >= LEAST_IDENTITY)
      .map((entry) => entry.sourceId),
  );
  const found = sources
    .filter((source) => own.has(source.sourceId) && source.notEvidence === null)
    .flatMap((source) => [source.url, ...source.links.map((link) => link.href)])
    .flatMap(orcidIn);
  return [...new Set(found)].toSorted().slice(0, MOST);
}

export function orcidDrafts(orcids: readonly string[]): Draft[] {
  return orcids.map((id) => ({ kind: 'orcid', text: id, claimKeys: [], purpose: 'register' }));
}
