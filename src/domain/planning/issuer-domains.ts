// The sites to ask about an organisation: as the request states them, as the person's addresses suggest, and as the organisation
// data knows them. What is only suggested is asked and no more: which page speaks for the organisation, `domain/trust` decides.
import type { Claim } from '../model/claim.ts';
import type { Person } from '../model/person.ts';
import { isSameOrganisation } from '../trust/organisation-names.ts';
import { mayBelongToOne } from '../trust/site-address.ts';
import type { SiteIndex } from '../trust/site-index.ts';
import { statedSites } from '../trust/trust-facts.ts';
import { domainBearsName, hostOfAddress, isFreeMail, registrableDomain } from '../web/compare-domains.ts';
import { profileOf } from '../web/profile-url.ts';

/** What the organisation data knows. */
export function domainsOf(organisation: string, index: SiteIndex): string[] {
  return [...new Set(index.named(organisation).flatMap(({ domains }) => domains))].filter(mayBelongToOne);
}

/** Members of a claim that hold the organisation's address. */
const SITE_MEMBERS = ['domain', 'website', 'url', 'homepage', 'company_url', 'email_domain'];

export interface Issuer {
  name: string;
  claims: readonly Claim[];
}

/** The sites of one claimed organisation, the surest first. */
export function issuerDomains(issuer: Issuer, person: Person, index: SiteIndex): string[] {
  const stated = statedSites(person, issuer.claims)
    .filter(({ organisation }) => isSameOrganisation(organisation, issuer.name, index))
    .map(({ domain }) => domain);
  const claimed = issuer.claims
    .flatMap((claim) => SITE_MEMBERS.map((member) => claim.expected[member]))
    .filter((value): value is string => typeof value === 'string' && value !== '')
    .filter((value) => !isFreeMail(value) && profileOf(value) === null)
    .map(siteOf);
  const shown = shownAddresses(person, issuer.claims)
    .filter((address) => !isFreeMail(address) && profileOf(address) === null && domainBearsName(address, issuer.name))
    .map(siteOf);
  return [...new Set([...stated, ...claimed, ...shown, ...domainsOf(issuer.name, index)])].filter(
    (domain) => domain !== '',
  );
}

/** Mail and web addresses of the person: one that bears an organisation's name may be that organisation's. */
function shownAddresses(person: Person, claims: readonly Claim[]): string[] {
  const claimed = claims.flatMap(({ expected }) => [expected.email, expected.email_domain]);
  return [person.email, person.email_domain, person.personal_website, ...claimed].filter(
    (value): value is string => typeof value === 'string' && value !== '',
  );
}

/** A stated host is kept as it is (`cs.norvane.edu`), without `www.`; mail goes by its registered domain. */
function siteOf(address: string): string {
  const host = address.includes('@') ? registrableDomain(address) : hostOfAddress(address);
  return (host ?? '').replace(/^www\d?\./, '');
}
