// POST /v1/batches
import type { JsonBody } from '../../../contract/reading/read-json.ts';
import { readCsv, readLines, type TableRow } from '../../../contract/reading/read-table.ts';
import { fieldFault, throwFaults } from '../../../contract/reading/validate.ts';
import { Batch, CreateBatch, MAX_BATCH_BYTES, MAX_BATCH_ROWS } from '../../../contract/schemas/batch.ts';
import { createBatch } from '../../../operations/batches.ts';
import { created } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'createBatch',
  method: 'POST',
  path: '/v1/batches',
  tag: 'Batches',
  summary: 'Verify many people',
  description:
    'Up to 1,000 people as `{items: […], options?}`, as CSV with a header (`full_name`, `school`, `degree`, `employer`, `employment_2.title` …), or as one JSON body of POST /v1/jobs a line. Good rows become jobs; every bad row is answered with its number and faults. When the last job ends, `batch.completed` is sent.',
  access: 'key',
  body: {
    schema: CreateBatch,
    required: true,
    otherTypes: ['text/csv', 'application/x-ndjson'],
    maxBytes: MAX_BATCH_BYTES,
  },
  idempotent: true,
  answers: { 201: { description: 'The batch, with the rows that were refused.', schema: Batch } },
  problems: [400, 409, 413, 415, 422],
  async handle(tools, context) {
    const { projectId, baseUrl, traceparent } = context;
    const rows = readRows(context.body);
    const answer = await createBatch(tools, {
      projectId,
      baseUrl,
      rows,
      traceparent,
      idempotency: context.idempotency(),
    });
    return created(answer, `${baseUrl}/v1/batches/${answer.resourceId}`);
  },
} satisfies Route;

function readRows(body: JsonBody): TableRow[] {
  const value = (body.value ?? {}) as Record<string, unknown>;
  const csv = value['text/csv'];
  const lines = value['application/x-ndjson'];
  const rows =
    typeof csv === 'string' ? readCsv(csv) : typeof lines === 'string' ? readLines(lines) : readItems(body, value);
  if (rows.length === 0) throwFaults([fieldFault(['items'], 'must have at least 1 items', 'too_short')]);
  if (rows.length > MAX_BATCH_ROWS)
    throwFaults([fieldFault(['items'], `must have at most ${MAX_BATCH_ROWS} items`, 'too_long')]);
  return rows;
}

function readItems(body: JsonBody, value: Record<string, unknown>): TableRow[] {
  throwFaults([...body.faults]);
  if (!Array.isArray(value.items)) throwFaults([fieldFault(['items'], 'must be an array', 'invalid_type')]);
  const { options } = value;
  if (options !== undefined && (options === null || typeof options !== 'object' || Array.isArray(options)))
    throwFaults([fieldFault(['options'], 'must be an object', 'invalid_type')]);
  return (value.items as unknown[]).map((item, index) => ({
    row: index + 1,
    body: { value: withDefaults(item, options as object | undefined), faults: [] },
  }));
}

/** The item's own options win. */
function withDefaults(item: unknown, options: object | undefined): unknown {
  if (options === undefined || item === null || typeof item !== 'object' || Array.isArray(item)) return item;
  const own = (item as { options?: unknown }).options;
  if (own !== undefined && (own === null || typeof own !== 'object')) return item;
  return { ...item, options: { ...options, ...(own as object | undefined) } };
}
