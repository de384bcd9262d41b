// A template's options and claims are defaults; whatever the job itself says wins.
import type { JobDraft } from '../contract/schemas/job-draft.ts';
import type { Claim } from '../domain/model/claim.ts';
import type { Options } from '../domain/model/options.ts';
import type { TemplateRecord } from '../ports/store.ts';

export interface MergedJob {
  claims: Claim[];
  options: Options | null;
}

export function mergeTemplate(draft: JobDraft, template: TemplateRecord): MergedJob {
  const plan = template.searchPlan;
  return { claims: mergeClaims(draft.claims, plan.claims ?? []), options: mergeOptions(draft.options, plan.options) };
}

function mergeOptions(own: Options | null, defaults: Options | undefined): Options | null {
  if (!defaults) return own;
  return { ...defaults, ...own };
}

/** Without claims of its own the job gets the template's; a claim of the same key and type is completed from it. */
function mergeClaims(own: Claim[] | null, defaults: Claim[]): Claim[] {
  if (own === null) return defaults;
  const byKey = new Map(defaults.map((claim) => [claim.claim_key, claim]));
  return own.map((claim) => {
    const base = byKey.get(claim.claim_key);
    if (!base || base.claim_type !== claim.claim_type) return claim;
    const merged: Claim = { ...base, ...claim, expected: { ...base.expected, ...claim.expected } };
    if (base.match_rules || claim.match_rules) merged.match_rules = { ...base.match_rules, ...claim.match_rules };
    return merged;
  });
}
