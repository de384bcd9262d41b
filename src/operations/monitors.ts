// Monitors: made of a request or of a job, listed, paused, deleted, with their runs.
import type { CursorCodec } from '../contract/reading/page-cursor.ts';
import type { MonitorDraft } from '../contract/schemas/monitor.ts';
import { type Cadence, isGoneByNextRun, nextRun } from '../domain/job/cadence.ts';
import { Fault } from '../domain/model/fault.ts';
import { warning } from '../domain/reporting/warnings.ts';
import type { Clock } from '../ports/clock.ts';
import type { MonitorRecord, ProjectTransaction, Store } from '../ports/store.ts';
import { type CreateJobTools, completeDraft } from './create-job.ts';
import { type CreatedAnswer, type IdempotencyRequest, once } from './idempotency.ts';
import { type MonitorRunView, type MonitorView, monitorRunView, monitorView } from './monitor-view.ts';
import { found, issuedId, notFound } from './not-found.ts';
import { type ListView, type PageRequest, pageByPosition } from './page.ts';
import type { ProjectLimits } from './project-limits.ts';
import { draftOf } from './rerun-job.ts';
import { startRun } from './run-monitors.ts';

interface Target {
  projectId: string;
  baseUrl: string;
}

type CreateMonitorTools = CreateJobTools & RetentionTools & { limits: Pick<ProjectLimits, 'monitors'> };

/** How long jobs are kept: by the project's own setting, else by the service's. */
export interface RetentionTools {
  store: { admin: Pick<Store['admin'], 'projects'> };
  retentionDays: number;
}

async function keptDays({ store, retentionDays }: RetentionTools, projectId: string): Promise<number> {
  const project = (await store.admin.projects()).find(({ id }) => id === projectId);
  return project?.retentionDays ?? retentionDays;
}

function cadenceWarnings(cadence: Cadence, days: number): string[] {
  return isGoneByNextRun(cadence, days) ? [warning('retention_shorter_than_cadence', String(days))] : [];
}

interface CreateMonitorInput extends Target {
  draft: MonitorDraft;
  idempotency: IdempotencyRequest | null;
}

export async function createMonitor(
  tools: CreateMonitorTools,
  input: CreateMonitorInput,
): Promise<CreatedAnswer<MonitorView>> {
  const { projectId, baseUrl, idempotency } = input;
  const now = tools.clock.now();
  const full = await tools.room.refuse(projectId, input.draft.jobId === null ? 1 : 0);
  const ofCadence = cadenceWarnings(input.draft.cadence, await keptDays(tools, projectId));
  return tools.store.transaction(projectId, (transaction) =>
    once(
      transaction,
      idempotency,
      now,
      async () => {
        if (full !== null) throw full;
        const most = tools.limits.monitors;
        if ((await transaction.countMonitors()) >= most)
          throw new Fault('monitor_limit_reached', `A project has at most ${most} monitors.`);
        const id = tools.ids.next('mon');
        const warnings = await insertMonitor(tools, transaction, input, { id, now });
        const monitor = found(await transaction.reads.monitors.get(id));
        return { status: 201, resourceId: id, body: monitorView(monitor, baseUrl, [...warnings, ...ofCadence]) };
      },
      async ({ resourceId }) => monitorView(found(await transaction.reads.monitors.get(resourceId)), baseUrl),
    ),
  );
}

/** Made of a request it runs at once; made of a job, that job is what the first run is compared with. */
async function insertMonitor(
  tools: CreateJobTools,
  transaction: ProjectTransaction,
  { draft, ...target }: CreateMonitorInput,
  { id, now }: { id: string; now: Date },
): Promise<string[]> {
  const { cadence, jobId } = draft;
  const earlier = jobId === null ? null : found(await transaction.reads.jobs.get(issuedId(jobId)));
  const request = draft.draft ?? (await draftOf(transaction, earlier!));
  const { claims, options, warnings } = await completeDraft(tools, transaction.reads, target.projectId, request);
  const { person, templateId, metadata, purpose, legalBasis } = request;
  const monitor: MonitorRecord = {
    id,
    createdAt: now,
    status: 'active',
    pausedReason: null,
    cadence,
    person,
    claims,
    templateId,
    options,
    metadata,
    purpose,
    legalBasis,
    nextRunAt: nextRun(cadence, now, now),
    lastRun: null,
    lastChange: null,
    lastCompleted: null,
  };
  await transaction.insertMonitor(monitor);
  if (earlier === null) await startRun(tools, transaction, target, monitor, now);
  else {
    const { id: firstJobId, createdAt } = earlier;
    await transaction.insertMonitorRun({ monitorId: id, jobId: firstJobId, createdAt, comparedWith: null });
  }
  return warnings;
}

interface Reads {
  store: Pick<Store, 'forProject'>;
}

export async function getMonitor(
  tools: Reads & RetentionTools,
  { projectId, baseUrl, monitorId }: Target & { monitorId: string },
): Promise<MonitorView> {
  const monitor = found(await tools.store.forProject(projectId).monitors.get(issuedId(monitorId)));
  return monitorView(monitor, baseUrl, cadenceWarnings(monitor.cadence, await keptDays(tools, projectId)));
}

export function listMonitors(
  { store, cursors }: Reads & { cursors: CursorCodec },
  input: PageRequest & Target,
): Promise<ListView<MonitorView>> {
  const { monitors } = store.forProject(input.projectId);
  return pageByPosition(
    cursors,
    { projectId: input.projectId, route: 'monitors', filters: {} },
    input,
    (limit, after) => monitors.list(limit, after),
    (rows) => rows.map((monitor) => monitorView(monitor, input.baseUrl)),
  );
}

export async function listMonitorRuns(
  { store, cursors }: Reads & { cursors: CursorCodec },
  input: PageRequest & Target & { monitorId: string; changed?: boolean | undefined },
): Promise<ListView<MonitorRunView>> {
  const { projectId, monitorId, changed } = input;
  const { monitors } = store.forProject(projectId);
  found(await monitors.get(issuedId(monitorId)));
  const filter = changed === undefined ? {} : { changed };
  return pageByPosition(
    cursors,
    { projectId, route: 'monitor-runs', filters: { monitor_id: monitorId, changed: changed?.toString() } },
    input,
    (limit, after) => monitors.runs(monitorId, filter, limit, after),
    (rows) => rows.map((run) => monitorRunView(run, input.baseUrl)),
  );
}

interface MonitorTools {
  store: Pick<Store, 'transaction'>;
  clock: Pick<Clock, 'now'>;
}

/** Pauses, lets go on, or changes how often. */
export async function updateMonitor(
  tools: MonitorTools & RetentionTools,
  input: Target & {
    monitorId: string;
    change: { status?: MonitorRecord['status'] | undefined; cadence?: Cadence | undefined };
  },
): Promise<MonitorView> {
  const { projectId, monitorId, change, baseUrl } = input;
  issuedId(monitorId);
  const days = await keptDays(tools, projectId);
  return tools.store.transaction(projectId, async (transaction) => {
    const monitor = found(await transaction.lockMonitor(monitorId));
    const status = change.status ?? monitor.status;
    const cadence = change.cadence ?? monitor.cadence;
    const isAsBefore = status === monitor.status && cadence === monitor.cadence;
    if (!isAsBefore)
      await transaction.updateMonitor(monitorId, {
        status,
        pausedReason: null,
        cadence,
        nextRunAt: status === 'active' ? nextRun(cadence, monitor.createdAt, tools.clock.now()) : null,
      });
    const changed = found(await transaction.reads.monitors.get(monitorId));
    return monitorView(changed, baseUrl, cadenceWarnings(cadence, days));
  });
}

/** The jobs that it ran stay. */
export async function deleteMonitor(
  { store }: MonitorTools,
  { projectId, monitorId }: { projectId: string; monitorId: string },
): Promise<void> {
  issuedId(monitorId);
  const deleted = await store.transaction(projectId, (transaction) => transaction.deleteMonitor(monitorId));
  if (!deleted) throw notFound();
}

/** A run out of turn; the next one in turn stays where it is. */
export function runMonitorNow(tools: CreateJobTools, target: Target & { monitorId: string }): Promise<MonitorView> {
  issuedId(target.monitorId);
  return tools.store.transaction(target.projectId, async (transaction) => {
    const monitor = found(await transaction.lockMonitor(target.monitorId));
    if (!(await startRun(tools, transaction, target, monitor, tools.clock.now())))
      throw new Fault('run_under_way', 'The last run of this monitor has not ended yet.');
    return monitorView(found(await transaction.reads.monitors.get(monitor.id)), target.baseUrl);
  });
}
