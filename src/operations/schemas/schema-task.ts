// What a schema thread is asked, and its answers. A template is immutable, so its schema is compiled once in a thread.
import type { FieldFault } from '../../domain/model/fault.ts';
import type { TemplateSchemas } from '../../ports/schemas.ts';
import { type CompiledSchema, checkAgainst, compileSchema } from './template-schema.ts';

export type SchemaTask =
  | { ask: 'check'; schemas: TemplateSchemas }
  | { ask: 'apply'; template: { id: string; inputSchema: Record<string, unknown> }; value: unknown };

const MOST_COMPILED = 200;

/** One a thread: it remembers what it has compiled. */
export class SchemaDesk {
  readonly #compiled = new Map<string, CompiledSchema | null>();

  answer(task: SchemaTask): FieldFault[] {
    const faults: FieldFault[] = [];
    if (task.ask === 'check') {
      compileSchema(task.schemas.inputSchema, ['input_schema'], faults);
      compileSchema(task.schemas.extractionSchema, ['extraction_schema'], faults);
      return faults;
    }
    const schema = this.#compiledOf(task.template);
    if (schema) checkAgainst(schema, task.value, faults);
    return faults;
  }

  #compiledOf({ id, inputSchema }: { id: string; inputSchema: Record<string, unknown> }): CompiledSchema | null {
    let schema = this.#compiled.get(id);
    if (schema === undefined) {
      schema = compileSchema(inputSchema, ['input_schema'], []);
      if (this.#compiled.size >= MOST_COMPILED) this.#compiled.delete(this.#compiled.keys().next().value!);
      this.#compiled.set(id, schema);
    }
    return schema;
  }
}
