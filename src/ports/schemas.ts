// JSON schemas that tenants write, compiled and applied where they can stop nobody; `operations/schemas` implements it.
import type { FieldFault } from '../domain/model/fault.ts';

export interface TemplateSchemas {
  inputSchema: Record<string, unknown>;
  extractionSchema: Record<string, unknown>;
}

export interface SchemaChecker {
  /** What keeps the two schemas of a template from being used; paths are those of the template's body. */
  check(projectId: string, schemas: TemplateSchemas): Promise<FieldFault[]>;
  /** What keeps a request from a template's input schema; paths are those of the request's body. */
  apply(
    projectId: string,
    template: { id: string; inputSchema: Record<string, unknown> },
    value: unknown,
  ): Promise<FieldFault[]>;
}
