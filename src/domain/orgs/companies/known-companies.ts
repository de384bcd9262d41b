// The employers that a name may mean, by the index.
import { withoutAsianForm } from '../data-pack/name-key.ts';
import type { Organisation, OrganisationIndex } from '../organisation-index.ts';
import { officialName } from '../organisation-index.ts';
import { compareByRelation, sharedBearer } from '../shared/known-relations.ts';
import { same, type Verdict } from '../shared/org-verdict.ts';
import { companyCore } from './company-core.ts';

/** All organisations that answer to this name: agencies, clubs and universities employ people too. */
export function knownCompanies(name: string, organisations: OrganisationIndex): readonly Organisation[] {
  const found = organisations.named(name);
  if (found.length > 0) return found;
  const bare = withoutAsianForm(name);
  return organisations.named(bare === name || bare.length < 2 ? companyCore(name) : bare);
}

/** What the index says of two names that it both knows; undefined where it knows of no relation. */
export function compareKnownCompanies(
  left: string,
  right: string,
  organisations: OrganisationIndex,
): Verdict | undefined {
  const [ones, others] = [knownCompanies(left, organisations), knownCompanies(right, organisations)];
  const shared = sharedBearer(ones, others);
  if (shared === undefined) return compareByRelation(ones, others, organisations)?.verdict;
  // A school that bears the same letters is no other employer of that kind.
  const ofKind = (found: readonly Organisation[]) => found.filter((one) => one.kind === shared.kind).length;
  return Math.max(ofKind(ones), ofKind(others)) === 1
    ? same(0.95, `both are names of ${officialName(shared)}`)
    : same(0.75, `both are names of ${officialName(shared)}, though others share one of them`);
}
