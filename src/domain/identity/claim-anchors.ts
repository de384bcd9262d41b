// Claims of the same request that hold on a page: each may vouch for the others, never for itself.
import { assessFinding } from '../claims/assess-finding.ts';
import { aroundIn, type ClaimType, type Scene } from '../claims/claim-type.ts';
import { CLAIM_TYPES } from '../claims/registry.generated.ts';
import type { Claim } from '../model/claim.ts';
import { anchor, named, type Question } from './anchor-parts.ts';
import { namesOf } from './employer-names.ts';
import type { Anchor } from './identity-types.ts';
import type { PersonOnPage } from './person-on-page.ts';

const TYPES: ReadonlyMap<string, ClaimType> = new Map(CLAIM_TYPES.map((type) => [type.type, type]));

/** The organisation of a claim in the lines about the person, under any of its names, though no sentence was read. */
function organisationNamed(page: PersonOnPage, { expected }: Claim, { facts }: Question): string | null {
  const organisation = expected.employer ?? expected.school ?? expected.business_name;
  if (typeof organisation !== 'string') return null;
  return namesOf(organisation, facts.organisations).some((name) => named(page.record, name)) ? organisation : null;
}

export function claimAnchors(page: PersonOnPage, question: Question): Anchor[] {
  const { claims, claimsAbout, facts } = question;
  const anchors = new Map<string, Anchor>();
  for (const claim of claims) {
    const type = TYPES.get(claim.claim_type);
    if (!type || type.type === 'identity' || type.type === 'location') continue;
    const scene: Scene = {
      strength: 'semantic',
      expected: claim.expected,
      siteName: page.source.siteName,
      currentYear: 9999,
      aroundOf: aroundIn(page.source.text),
      others: [],
      organisations: facts.organisations,
    };
    const hit = page.findings.find(
      (finding) => type.wanted.includes(finding.kind) && assessFinding(type, finding, scene).stance === 'supports',
    );
    if (!hit) {
      const organisation = organisationNamed(page, claim, question);
      if (organisation === null || anchors.has(organisation.toLowerCase())) continue;
      if ([...anchors.keys()].some((known) => known.endsWith(` ${organisation.toLowerCase()}`))) continue;
      const reason = `${organisation} appears next to the name, which another claim of the request names`;
      const testing = claimsAbout(organisation);
      anchors.set(organisation.toLowerCase(), anchor('claim', 'claim_named', reason, page.source.sourceId, testing));
      continue;
    }
    // Two claims of one employer are one sign, not two; a degree there and a post there are two.
    const value = hit.organisation?.name ?? hit.title ?? claim.claim_key;
    const key = `${hit.kind} ${value.toLowerCase()}`;
    const known = anchors.get(key);
    if (known) known.claimKeys.push(claim.claim_key);
    else {
      const reason = `the page gives ${value}, which another claim of the request names`;
      anchors.set(key, anchor('claim', 'claim_agrees', reason, page.source.sourceId, [claim.claim_key]));
    }
  }
  return [...anchors.values()];
}

/** An organisation that already ties the page must not count a second time under another label. */
export function withoutDoubles(anchors: readonly Anchor[]): Anchor[] {
  const direct = anchors.filter((entry) => entry.anchor !== 'claim');
  const claims = anchors.filter((entry) => {
    if (entry.anchor !== 'claim') return false;
    return !direct.some((other) => other.weight > 0 && other.claimKeys.some((key) => entry.claimKeys.includes(key)));
  });
  return [...direct, ...claims];
}
