// What registers of organisations said about where an organisation publishes, read from the records they answered with.
import { OFFICIAL_WEBSITE } from '../model/query.ts';
import type { ReadSource } from '../model/source.ts';
import { hostOfAddress } from '../web/compare-domains.ts';
import { profileOf } from '../web/profile-url.ts';
import type { LearntSites } from './plan-queries.ts';

export function learntSites(sources: readonly ReadSource[]): LearntSites[] {
  return sources.flatMap((source) => {
    const organisation = source.people[0]?.name;
    if (source.asserter === null || organisation === undefined) return [];
    const sites = source.links
      .filter((link) => link.text === OFFICIAL_WEBSITE && profileOf(link.href) === null)
      .map((link) => hostOfAddress(link.href).replace(/^www\d?\./, ''))
      .filter((site) => site !== '');
    return sites.length === 0 ? [] : [{ organisation, sites: [...new Set(sites)] }];
  });
}
