// Many people at once: every row becomes a job or is told what is wrong with it, all in one transaction; results come back in
// the order of the request.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CursorCodec } from '../contract/reading/page-cursor.ts';
import { csvLine, type TableRow } from '../contract/reading/read-table.ts';
import { readJobDraft } from '../contract/schemas/job-draft.ts';
import { isFinal } from '../domain/job/state.ts';
import { Fault, type FieldFault, isFault } from '../domain/model/fault.ts';
import type { BatchRow, ProjectTransaction, Store } from '../ports/store.ts';
import { type BatchView, batchView, type RowFault } from './batch-view.ts';
import { type CancelJobTools, cancelJob } from './cancel-job.ts';
import { type CreateJobTools, completeDraft, newJob } from './create-job.ts';
import { type CreatedAnswer, type IdempotencyRequest, once } from './idempotency.ts';
import { found, issuedId } from './not-found.ts';
import { type ListView, type PageRequest, pageByPosition } from './page.ts';

const ROWS_A_TURN = 20;

interface CreateBatchInput {
  projectId: string;
  baseUrl: string;
  rows: readonly TableRow[];
  idempotency: IdempotencyRequest | null;
  traceparent: string | null;
}

export async function createBatch(
  tools: CreateJobTools,
  { projectId, baseUrl, rows, idempotency, traceparent }: CreateBatchInput,
): Promise<CreatedAnswer<BatchView>> {
  const now = tools.clock.now();
  const read = await readRows(tools, { projectId, baseUrl, traceparent, rows, now });
  const full = await tools.room.refuse(projectId, read.filter(({ made }) => made !== undefined).length);
  return tools.store.transaction(projectId, (transaction) =>
    once(
      transaction,
      idempotency,
      now,
      async () => {
        refuseIfAllBad(read);
        if (full !== null) throw full;
        const id = tools.ids.next('bat');
        await transaction.insertBatch({ id, createdAt: now }, read);
        const batch = found(await transaction.reads.batches.get(id));
        const refused = read.flatMap(({ row, faults }) => (faults ? [{ row, errors: faults }] : []));
        return { status: 201, resourceId: id, body: batchView(batch, baseUrl, refused) };
      },
      async ({ resourceId }) => {
        const batch = found(await transaction.reads.batches.get(resourceId));
        return batchView(batch, baseUrl, await refusedRows(transaction, resourceId));
      },
    ),
  );
}

interface ReadRow {
  row: number;
  faults?: FieldFault[];
  made?: ReturnType<typeof newJob>;
}

/** Rows of one table mostly name one template; others get their turn while a thousand of them are read. */
async function readRows(
  tools: CreateJobTools,
  { projectId, baseUrl, traceparent, rows, now }: Omit<CreateBatchInput, 'idempotency'> & { now: Date },
): Promise<ReadRow[]> {
  const read: ReadRow[] = [];
  for (const { row, body } of rows) {
    try {
      const draft = readJobDraft(body);
      const completed = await completeDraft(tools, tools.store.forProject(projectId), projectId, draft);
      read.push({ row, made: newJob(tools, { projectId, draft, baseUrl, traceparent }, completed, now) });
    } catch (error) {
      read.push({ row, faults: faultsOf(error) });
    }
    if (read.length % ROWS_A_TURN === 0) await nextTurn();
  }
  return read;
}

function faultsOf(error: unknown): FieldFault[] {
  if (!isFault(error) || error.code !== 'validation_failed') throw error;
  return [...(error.errors ?? [{ path: '', pointer: '', message: error.publicMessage, code: error.code }])];
}

/** A batch of nothing would look like work: then every fault is told and nothing is made. */
function refuseIfAllBad(read: readonly { row: number; faults?: FieldFault[] }[]): void {
  if (read.some(({ faults }) => faults === undefined)) return;
  const errors = read.flatMap(({ row, faults = [] }) =>
    faults.map((fault) => ({
      ...fault,
      path: `items[${row - 1}]${fault.path === '' ? '' : `.${fault.path}`}`,
      pointer: `/items/${row - 1}${fault.pointer}`,
    })),
  );
  throw new Fault('validation_failed', 'No row could become a job.', { errors: errors.slice(0, 1000) });
}

async function refusedRows(transaction: ProjectTransaction, batchId: string): Promise<RowFault[]> {
  const refused: RowFault[] = [];
  for await (const { row, faults } of allRows(transaction.reads, batchId))
    if (faults) refused.push({ row, errors: faults });
  return refused;
}

type Reads = Pick<ReturnType<Store['forProject']>, 'batches'>;
const ROWS_AT_ONCE = 200;

async function* allRows(reads: Reads, batchId: string): AsyncGenerator<BatchRow> {
  let last = 0;
  for (;;) {
    const rows = await reads.batches.rows(batchId, last, ROWS_AT_ONCE);
    yield* rows;
    if (rows.length < ROWS_AT_ONCE) return;
    last = rows.at(-1)!.row;
  }
}

interface BatchTools {
  store: Pick<Store, 'forProject'>;
}

export async function getBatch(
  { store }: BatchTools,
  { projectId, batchId, baseUrl }: { projectId: string; batchId: string; baseUrl: string },
): Promise<BatchView> {
  return batchView(found(await store.forProject(projectId).batches.get(issuedId(batchId))), baseUrl);
}

export function listBatches(
  { store, cursors }: BatchTools & { cursors: CursorCodec },
  input: PageRequest & { projectId: string; baseUrl: string },
): Promise<ListView<BatchView>> {
  const { batches } = store.forProject(input.projectId);
  return pageByPosition(
    cursors,
    { projectId: input.projectId, route: 'batches', filters: {} },
    input,
    (limit, after) => batches.list(limit, after),
    (rows) => rows.map((batch) => batchView(batch, input.baseUrl)),
  );
}

export async function batchResults(
  { store }: BatchTools,
  { projectId, batchId, format }: { projectId: string; batchId: string; format: 'ndjson' | 'csv' },
): Promise<string> {
  const reads = store.forProject(projectId);
  found(await reads.batches.get(issuedId(batchId)));
  let text = format === 'csv' ? csvLine(CSV_COLUMNS) : '';
  for await (const row of allRows(reads, batchId))
    text += format === 'csv' ? csvRow(row) : `${JSON.stringify(resultOf(row))}\n`;
  return text;
}

const CSV_COLUMNS = ['row', 'full_name', 'status', 'assessment', 'score', 'claims', 'job_id', 'errors'];

function statusOf({ job, faults }: BatchRow): string {
  return faults ? 'rejected' : (job?.status ?? 'erased');
}

function resultOf(row: BatchRow) {
  return {
    row: row.row,
    status: statusOf(row),
    job_id: row.job?.id ?? null,
    full_name: row.job?.person.full_name ?? null,
    ...(row.report ? { score: row.report.score, assessment: row.report.assessment, claims: row.report.claims } : {}),
    ...(row.faults ? { errors: row.faults } : {}),
  };
}

function csvRow(row: BatchRow): string {
  return csvLine([
    row.row,
    row.job?.person.full_name ?? null,
    statusOf(row),
    row.report?.assessment ?? null,
    row.report?.score ?? null,
    row.report?.claims.map((claim) => `${claim.claim_key}: ${claim.status}`).join('; ') ?? null,
    row.job?.id ?? null,
    row.faults?.map((fault) => `${fault.path} ${fault.message}`).join('; ') ?? null,
  ]);
}

/** Jobs that have not ended are canceled; what is completed stays. */
export async function cancelBatch(
  tools: CancelJobTools & BatchTools,
  target: { projectId: string; batchId: string; baseUrl: string },
): Promise<BatchView> {
  const reads = tools.store.forProject(target.projectId);
  found(await reads.batches.get(issuedId(target.batchId)));
  for await (const { job } of allRows(reads, target.batchId)) {
    if (job === null || isFinal(job.status)) continue;
    await cancelJob(tools, { ...target, jobId: job.id }).catch((error: unknown) => {
      // It ended while the others were canceled.
      if (!isFault(error, 'job_already_ended') && !isFault(error, 'not_found')) throw error;
    });
  }
  return getBatch(tools, target);
}
