// Schemas in threads: one that takes too long, or too much memory, is refused, and nobody waits for it but its own project.
import { fieldFault } from '../../contract/reading/validate.ts';
import { Fault, type FieldFault } from '../../domain/model/fault.ts';
import type { SchemaChecker } from '../../ports/schemas.ts';
import { WorkerPool } from '../../threads/worker-pool.ts';
import type { SchemaTask } from './schema-task.ts';

export interface SchemaCheckerOptions {
  /** What a thread runs. */
  script: URL;
  /** Per question, from the moment a thread takes it. */
  timeoutMs?: number;
}

export interface OpenSchemaChecker extends SchemaChecker {
  close(): Promise<void>;
}

const THREADS = 2;
/** The largest schema that is let through takes a third of a second of a free core. */
const TIMEOUT_MS = 5000;
const HEAP_MEGABYTES = 128;

export function openSchemaChecker({ script, timeoutMs = TIMEOUT_MS }: SchemaCheckerOptions): OpenSchemaChecker {
  const pool = new WorkerPool<SchemaTask, FieldFault[]>({
    script,
    size: THREADS,
    timeoutMs,
    heapMegabytes: HEAP_MEGABYTES,
    mostOfGroup: THREADS - 1,
  });

  async function ask(task: SchemaTask, group: string, tooCostly: FieldFault): Promise<FieldFault[]> {
    const outcome = await pool.run(task, { group });
    if (outcome.kind === 'done') return outcome.result;
    if (outcome.kind === 'closed') throw new Fault('store_unavailable', 'The service is stopping.');
    return [tooCostly];
  }

  return {
    check: (projectId, schemas) =>
      ask(
        { ask: 'check', schemas },
        projectId,
        fieldFault(['input_schema'], 'or extraction_schema takes too long to compile; make both smaller', 'too_large'),
      ),
    apply: async (projectId, { id, inputSchema }, value) =>
      Object.keys(inputSchema).length === 0
        ? []
        : ask(
            { ask: 'apply', template: { id, inputSchema }, value },
            projectId,
            fieldFault([], 'takes too long to be checked against the schema of the template', 'template_too_costly'),
          ),
    close: () => pool.close(),
  };
}
