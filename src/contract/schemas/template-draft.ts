// Reads the body that creates a template: members, claims and placeholders. The two schemas inside are compiled later.
import type { z } from 'zod';
import type { FieldFault } from '../../domain/model/fault.ts';
import type { ScoringRubric, SearchPlan } from '../../domain/model/template.ts';
import type { JsonBody } from '../reading/read-json.ts';
import { MemberWarnings } from '../reading/unknown-members.ts';
import { check } from '../reading/validate.ts';
import { readClaims } from './job-draft.ts';
import { checkPlaceholders } from './placeholders.ts';
import { CreateTemplateFrame, type SearchPlanFrame } from './template.ts';

export interface TemplateDraft {
  name: string;
  version: number;
  description: string | null;
  inputSchema: Record<string, unknown>;
  extractionSchema: Record<string, unknown>;
  searchPlan: SearchPlan & Record<string, unknown>;
  scoringRubric: ScoringRubric & Record<string, unknown>;
  metadata: Record<string, unknown>;
}

/** Null when a member is missing or of the wrong form; `faults` then says why. Its schemas are still to be checked. */
export function readTemplateDraft(body: JsonBody, faults: FieldFault[]): TemplateDraft | null {
  faults.push(...body.faults);
  const raw = (body.value ?? {}) as { search_plan?: { claims?: unknown; queries?: unknown; per_claim_type?: unknown } };
  const frame = check(CreateTemplateFrame, body.value, [], faults);
  const plan = raw.search_plan;
  const rawClaims = plan !== null && typeof plan === 'object' ? plan.claims : undefined;
  const claims = Array.isArray(rawClaims)
    ? readClaims(rawClaims, ['search_plan', 'claims'], faults, new MemberWarnings())
    : undefined;
  if (!frame) return null;
  checkPlan(frame.search_plan, faults);
  return {
    name: frame.name,
    version: frame.version,
    description: frame.description ?? null,
    inputSchema: frame.input_schema,
    extractionSchema: frame.extraction_schema,
    searchPlan: { ...frame.search_plan, ...(claims ? { claims } : {}) } as TemplateDraft['searchPlan'],
    scoringRubric: frame.scoring_rubric as TemplateDraft['scoringRubric'],
    metadata: frame.metadata ?? {},
  };
}

function checkPlan(plan: z.infer<typeof SearchPlanFrame>, faults: FieldFault[]): void {
  plan.queries?.forEach((query, index) => {
    checkPlaceholders(query, null, ['search_plan', 'queries', index], faults);
  });
  for (const [type, queries] of Object.entries(plan.per_claim_type ?? {})) {
    queries?.forEach((query, index) => {
      checkPlaceholders(query, type, ['search_plan', 'per_claim_type', type, index], faults);
    });
  }
}
