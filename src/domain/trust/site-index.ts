// What trust asks of the organisation data.
import type { OrganisationIndex } from '../orgs/organisation-index.ts';

export { NO_ORGANISATIONS } from '../orgs/organisation-index.ts';

export type SiteIndex = OrganisationIndex;
