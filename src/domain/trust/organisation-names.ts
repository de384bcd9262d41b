// When a name on a page, in a record or in a request names the organisation that a claim is about.
import { compareOrganisations } from '../orgs/compare-organisations.ts';
import type { OrganisationIndex } from '../orgs/organisation-index.ts';
import { foldWords } from '../text/fold.ts';

const LEGAL =
  /(?:^the | (?:inc|incorporated|ltd|limited|llc|llp|plc|gmbh|ag|sa|s a|co|corp|corporation|pte|pte ltd|bv|b v|nv|n v|oy|ab|as|aps|kk|srl|s r l|ehf|kft|pty|pty ltd))$|^the /g;

/** Folded, without legal forms and the article. */
export function plainName(name: string): string {
  let plain = foldWords(name);
  for (let step = 0; step < 3; step += 1) plain = plain.replace(LEGAL, '').trim();
  return plain;
}

export function isSameOrganisation(left: string, right: string, organisations: OrganisationIndex): boolean {
  const one = plainName(left);
  if (one === '') return false;
  return one === plainName(right) || compareOrganisations(left, right, organisations).outcome === 'same';
}
