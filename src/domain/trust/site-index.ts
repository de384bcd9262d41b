// What trust asks of the organisation data.
import type { OrganisationIndex } from '../orgs/organisation-index.ts';

export type SiteIndex = Pick<OrganisationIndex, 'named' | 'byId' | 'ofHost'>;

/** Knows no organisation, so that no site is known to be one's. */
export const NO_ORGANISATIONS: SiteIndex = { named: () => [], byId: () => undefined, ofHost: () => undefined };
