// The domains under which an organisation publishes: as the request states them, as its e-mail addresses and links show, and as
// the tables of schools and well-known employers know them. A domain is never made up from a name.
import type { Claim } from '../model/claim.ts';
import type { Person } from '../model/person.ts';
import { knownCompanies } from '../orgs/companies/known-companies.ts';
import { domainsOfSchool } from '../orgs/school-domains.ts';
import { foldWords } from '../text/fold.ts';
import { domainBearsName, hostOfAddress, isFreeMail, registrableDomain } from '../web/compare-domains.ts';
import { profileOf } from '../web/profile-url.ts';
import { COMPANY_DOMAINS } from './data/company-domains.ts';

let table: Map<string, string[]> | undefined;

/** Every name of a known employer leads to its domains; the table's own name serves where the employer is not known otherwise. */
function companyTable(): Map<string, string[]> {
  if (table) return table;
  table = new Map();
  for (const line of COMPANY_DOMAINS.trim().split('\n')) {
    const [name = '', domains = ''] = line.split('|').map((cell) => cell.trim());
    for (const known of [name, ...knownCompanies(name).map((company) => company.name)]) {
      table.set(foldWords(known), domains.split(' '));
    }
  }
  return table;
}

const LEGAL_TAIL =
  / (?:inc|incorporated|corp|corporation|co|company|ltd|limited|llc|plc|ag|se|sa|gmbh|nv|bv|group|holdings)$/;

function domainsOfCompany(name: string): string[] {
  const companies = companyTable();
  const known = knownCompanies(name);
  // A name that several employers answer to ("ABC") names none of them.
  if (known.length === 1) return companies.get(foldWords(known[0]!.name)) ?? [];
  if (known.length > 1) return [];
  const key = foldWords(name).replace(/^the /, '');
  return companies.get(key) ?? companies.get(`the ${key}`) ?? companies.get(key.replace(LEGAL_TAIL, '')) ?? [];
}

/** What the tables know. */
export function domainsOf(organisation: string): string[] {
  return [...new Set([...domainsOfSchool(organisation), ...domainsOfCompany(organisation)])];
}

/** Members of a claim that hold the organisation's own address. */
const SITE_MEMBERS = ['domain', 'website', 'url', 'homepage', 'company_url', 'email_domain'];

export interface Issuer {
  name: string;
  claims: readonly Claim[];
}

/** The domains of one claimed organisation, the surest first. */
export function issuerDomains(issuer: Issuer, person: Person): string[] {
  const stated = issuer.claims
    .flatMap((claim) => SITE_MEMBERS.map((member) => claim.expected[member]))
    .filter((value): value is string => typeof value === 'string' && value !== '')
    .filter((value) => !isFreeMail(value) && profileOf(value) === null)
    .map(siteOf);
  const shown = shownAddresses(person, issuer.claims)
    .filter((address) => !isFreeMail(address) && profileOf(address) === null && domainBearsName(address, issuer.name))
    .map(siteOf);
  return [...new Set([...stated, ...shown, ...domainsOf(issuer.name)])].filter((domain) => domain !== '');
}

/** Mail and web addresses of the person: one that bears an organisation's name is that organisation's. */
function shownAddresses(person: Person, claims: readonly Claim[]): string[] {
  const claimed = claims.flatMap(({ expected }) => [expected.email, expected.email_domain]);
  return [person.email, person.email_domain, person.personal_website, ...claimed].filter(
    (value): value is string => typeof value === 'string' && value !== '',
  );
}

/** A stated host is kept as it is (`cs.norvane.example`), without `www.`; mail goes by its registered domain. */
function siteOf(address: string): string {
  const host = address.includes('@') ? registrableDomain(address) : hostOfAddress(address);
  return (host ?? '').replace(/^www\d?\./, '');
}
