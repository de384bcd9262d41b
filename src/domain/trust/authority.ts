// What may this source say about this organisation? Answered from facts alone: see docs/trust.md.
import type { ReadSource } from '../model/source.ts';
import type { Organisation, OrganisationRelationKind } from '../orgs/organisation-index.ts';
import { resemblance } from './claimed-site.ts';
import { isSameOrganisation } from './organisation-names.ts';
import { hostOfUrl, liesOn, mayBelongToOne, siteOf } from './site-address.ts';
import type { SiteIndex } from './site-index.ts';
import type { TrustFacts } from './trust-facts.ts';

export type AuthorityBasis = 'organisation_data' | 'request' | 'official_record' | 'links';

export type Authority =
  /** The organisation's own site: its word on its own people is enough. */
  | { standing: 'own_site'; basis: AuthorityBasis; organisation: string; domain: string; reason: string }
  /** It looks like the organisation's, or says so, and no fact bears that out. */
  | { standing: 'claimed_site'; organisation: string; reason: string }
  | { standing: 'none' };

/** A parent speaks for its parts, and whoever took an organisation over speaks for it. */
const SPEAKS_FOR_IT: ReadonlySet<OrganisationRelationKind> = new Set(['part_of', 'campus_of', 'acquired_by']);
/** A part speaks of people of the whole: a campus of its university. */
const SPEAKS_FOR_WHOLE: ReadonlySet<OrganisationRelationKind> = new Set(['part_of', 'campus_of']);
const MOST_STEPS = 3;

/** The organisation and those above it. */
function upwards(
  organisation: Organisation,
  kinds: ReadonlySet<OrganisationRelationKind>,
  index: SiteIndex,
): Organisation[] {
  const found = [organisation];
  let level = [organisation];
  for (let step = 0; step < MOST_STEPS && level.length > 0; step += 1) {
    level = level
      .flatMap(({ relations }) => relations.filter(({ kind }) => kinds.has(kind)))
      .map(({ id }) => index.byId(id))
      .filter((one): one is Organisation => one !== undefined && !found.includes(one));
    found.push(...level);
  }
  return found;
}

function officialName(organisation: Organisation, fallback: string): string {
  return organisation.names[0]?.value ?? fallback;
}

/** By the organisation data: the claimed name leads to the domain, or the domain to an organisation of that name. */
function byData(host: string, organisation: string, index: SiteIndex): Authority | null {
  const own = (domain: string, owner: Organisation): Authority => ({
    standing: 'own_site',
    basis: 'organisation_data',
    organisation,
    domain,
    reason: `${domain} is the site of ${officialName(owner, organisation)} in the organisation data`,
  });
  const named = index.named(organisation);
  for (const known of named.flatMap((one) => upwards(one, SPEAKS_FOR_IT, index))) {
    const domain = known.domains.find((candidate) => liesOn(host, candidate) && mayBelongToOne(candidate));
    if (domain !== undefined) return own(domain, known);
  }
  const owner = index.ofHost(host);
  const domain = owner?.domains.find((candidate) => liesOn(host, candidate) && mayBelongToOne(candidate));
  if (owner === undefined || domain === undefined) return null;
  // A name that the data knows is that organisation's alone; only an unknown form of a name is compared.
  const same = upwards(owner, SPEAKS_FOR_WHOLE, index).some((one) =>
    named.length > 0
      ? named.some((known) => known.id === one.id)
      : one.names.some(({ value }) => isSameOrganisation(value, organisation, index)),
  );
  return same ? own(domain, owner) : null;
}

function byRequest(host: string, organisation: string, { stated, organisations }: TrustFacts): Authority | null {
  const found = stated.find(
    (site) =>
      liesOn(host, site.domain) &&
      mayBelongToOne(site.domain) &&
      isSameOrganisation(site.organisation, organisation, organisations),
  );
  if (!found) return null;
  return {
    standing: 'own_site',
    basis: 'request',
    organisation,
    domain: found.domain,
    reason: `the request states that ${found.domain} is the site of ${found.organisation}`,
  };
}

/** Reference works that anybody may edit count only where the organisation data knows no domain. */
function byRecord(host: string, organisation: string, facts: TrustFacts, known: boolean): Authority | null {
  const found = facts.recorded.find(
    (site) =>
      (site.official || !known) &&
      liesOn(host, site.domain) &&
      isSameOrganisation(site.organisation, organisation, facts.organisations),
  );
  if (!found) return null;
  return {
    standing: 'own_site',
    basis: 'official_record',
    organisation,
    domain: found.domain,
    reason: `${found.provider} records ${found.domain} as the official website of ${found.organisation}`,
  };
}

/** So many known sites of different owners must link to a site as the organisation's. */
const LEAST_LINKS = 2;

function byLinks(host: string, organisation: string, facts: TrustFacts, known: boolean): Authority | null {
  if (known) return null;
  const site = siteOf(host);
  const links = (facts.linked.get(site) ?? []).filter((link) => liesOn(host, link.domain));
  const from = [
    ...new Set(
      links
        .filter((link) => isSameOrganisation(link.organisation, organisation, facts.organisations))
        .map((link) => link.from),
    ),
  ].sort();
  if (from.length < LEAST_LINKS) return null;
  return {
    standing: 'own_site',
    basis: 'links',
    organisation,
    domain: site,
    reason: `${from.slice(0, 3).join(' and ')} link to ${site} as the site of ${organisation}`,
  };
}

/** What the page may say about the organisation, and the fact or the resemblance behind it. */
export function authorityOf(source: ReadSource, organisation: string, facts: TrustFacts): Authority {
  const host = hostOfUrl(source.url);
  if (host === '' || organisation === '') return { standing: 'none' };
  const known = facts.organisations.named(organisation).some(({ domains }) => domains.some(mayBelongToOne));
  const fact =
    byRequest(host, organisation, facts) ??
    byData(host, organisation, facts.organisations) ??
    byRecord(host, organisation, facts, known) ??
    byLinks(host, organisation, facts, known);
  if (fact !== null) return fact;
  const reason = resemblance(source, organisation, facts.organisations);
  return reason === null ? { standing: 'none' } : { standing: 'claimed_site', organisation, reason };
}
