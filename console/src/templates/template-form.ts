// The template editor's text and the body it stands for. Objects are typed as JSON.
import type { CreateTemplate } from '../../../src/client/bonafide-client.ts';

export interface TemplateForm {
  name: string;
  version: string;
  description: string;
  search_plan: string;
  scoring_rubric: string;
  input_schema: string;
  extraction_schema: string;
}

export const JSON_PARTS = ['search_plan', 'scoring_rubric', 'input_schema', 'extraction_schema'] as const;

const START = {
  search_plan: { queries: ['"{{person.full_name}}"'], options: { depth: 'standard' } },
  scoring_rubric: { weights: { identity: 0.3, employment: 0.4, education: 0.2, business: 0.1 } },
};

export function templateForm(start: Partial<CreateTemplate> | null): TemplateForm {
  const json = (value: unknown) => JSON.stringify(value ?? {}, null, 2);
  return {
    name: start?.name ?? '',
    version: String(start?.version ?? 1),
    description: start?.description ?? '',
    search_plan: json(start?.search_plan ?? START.search_plan),
    scoring_rubric: json(start?.scoring_rubric ?? START.scoring_rubric),
    input_schema: json(start?.input_schema),
    extraction_schema: json(start?.extraction_schema),
  };
}

/** Either the body, or what is wrong with the JSON, field by field. */
export function templateBody(form: TemplateForm): {
  body: CreateTemplate | null;
  faults: { path: string; message: string }[];
} {
  const faults: { path: string; message: string }[] = [];
  const parts: Record<string, unknown> = {};
  for (const part of JSON_PARTS) {
    try {
      parts[part] = JSON.parse(form[part].trim() === '' ? '{}' : form[part]);
    } catch (error) {
      faults.push({ path: part, message: `is not JSON: ${(error as Error).message}` });
    }
  }
  if (faults.length > 0) return { body: null, faults };
  const version = /^\d+$/.test(form.version.trim()) ? Number(form.version) : form.version;
  const description = form.description.trim();
  return {
    body: { name: form.name.trim(), version, ...(description ? { description } : {}), ...parts } as CreateTemplate,
    faults,
  };
}
