// One organisation as a register describes it, before its sites and relations were compared with those of all others.
import type { OrganisationRow, RowName } from '../data-pack/organisation-row.ts';

export interface RegisterRecord {
  id: string;
  kind: OrganisationRow['kind'];
  country: string | null;
  /** As the register writes it. */
  city?: string;
  /** The official name first. */
  names: RowName[];
  /** Domains that the register states as domains. */
  domains: string[];
  /** Addresses of its pages: not every host of one is its own. */
  websites: string[];
  /** Ids of the organisations it belongs to. */
  parents: string[];
  /** Ids of the organisations that took its place. */
  successors: string[];
  source: OrganisationRow['source'];
}
