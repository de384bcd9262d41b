// A template's input_schema against a job. Templates are immutable, so each schema is compiled once per process.
import type { TemplateDraft } from '../contract/schemas/template-draft.ts';
import type { Claim } from '../domain/model/claim.ts';
import type { FieldFault } from '../domain/model/fault.ts';
import type { Person } from '../domain/model/person.ts';
import type { TemplateRecord } from '../ports/store.ts';
import { type CompiledSchema, checkAgainst, compileSchema } from './template-schema.ts';

const MAX_COMPILED = 200;
const compiled = new Map<string, CompiledSchema | null>();

/** Adds a fault for each of the two schemas that does not compile. */
export function checkTemplateSchemas(
  draft: Pick<TemplateDraft, 'inputSchema' | 'extractionSchema'>,
  faults: FieldFault[],
): void {
  compileSchema(draft.inputSchema, ['input_schema'], faults);
  compileSchema(draft.extractionSchema, ['extraction_schema'], faults);
}

export function checkInput(
  template: TemplateRecord,
  input: { person: Person; claims: Claim[]; metadata: Record<string, unknown> | null },
  faults: FieldFault[],
): void {
  if (Object.keys(template.inputSchema).length === 0) return;
  const validate = validatorOf(template);
  if (validate) checkAgainst(validate, { ...input, metadata: input.metadata ?? {} }, faults);
}

function validatorOf(template: TemplateRecord): CompiledSchema | null {
  let validate = compiled.get(template.id);
  if (validate === undefined) {
    validate = compileSchema(template.inputSchema, ['input_schema'], []);
    if (compiled.size >= MAX_COMPILED) compiled.delete(compiled.keys().next().value as string);
    compiled.set(template.id, validate);
  }
  return validate;
}
