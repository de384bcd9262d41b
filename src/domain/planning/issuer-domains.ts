// The registered domains of an organisation, as far as the tables know them.
import { domainsOfSchool } from '../orgs/school-domains.ts';

export function domainsOf(organisation: string): string[] {
  return domainsOfSchool(organisation);
}
