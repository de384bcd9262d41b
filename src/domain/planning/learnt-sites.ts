// What registers of organisations said about where an organisation publishes, read from the records they answered with.
import { OFFICIAL_WEBSITE, type ProviderRecord } from '../model/query.ts';
import { hostOfAddress } from '../web/compare-domains.ts';
import { profileOf } from '../web/profile-url.ts';
import type { LearntSites } from './plan-queries.ts';

/** A record of an organisation states nothing about a person: what it is good for is where to ask next. */
export function isAboutOrganisation(record: ProviderRecord): boolean {
  return record.findings.length === 0 && record.links.some((link) => link.text === OFFICIAL_WEBSITE);
}

export function learntSites(record: ProviderRecord): LearntSites[] {
  const organisation = record.people[0]?.name;
  if (organisation === undefined) return [];
  const sites = record.links
    .filter((link) => link.text === OFFICIAL_WEBSITE && profileOf(link.href) === null)
    .map((link) => hostOfAddress(link.href).replace(/^www\d?\./, ''))
    .filter((site) => site !== '');
  return sites.length === 0 ? [] : [{ organisation, sites: [...new Set(sites)] }];
}
