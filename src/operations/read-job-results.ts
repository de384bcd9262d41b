// What a job has gathered: its sources, their text, its report and what it used.

import type { CursorCodec } from '../contract/reading/page-cursor.ts';
import { DEFAULT_LIMIT } from '../contract/schemas/list.ts';
import { Fault } from '../domain/model/fault.ts';
import type { Report } from '../domain/model/report.ts';
import type { Source } from '../domain/model/source.ts';
import type { Clock } from '../ports/clock.ts';
import type { JobRecord, Store } from '../ports/store.ts';
import { found, issuedId } from './not-found.ts';
import type { ListView, PageRequest } from './page.ts';
import { reportView, sourceView } from './report-view.ts';

interface Reads {
  store: Pick<Store, 'forProject'>;
}
interface OneJob {
  projectId: string;
  jobId: string;
}

async function existing({ store }: Reads, { projectId, jobId }: OneJob): Promise<JobRecord> {
  return found(await store.forProject(projectId).jobs.get(issuedId(jobId)));
}

/** In retrieval order; listable while the job runs. */
export async function listSources(
  tools: Reads & { cursors: CursorCodec },
  input: OneJob & PageRequest,
): Promise<ListView<Source>> {
  const { projectId, jobId } = input;
  const scope = { projectId, route: 'sources', filters: { job_id: jobId } };
  const after = input.cursor === undefined ? null : (tools.cursors.decode(scope, input.cursor)[0] as number);
  await existing(tools, input);
  const page = await tools.store.forProject(projectId).sources.list(jobId, input.limit ?? DEFAULT_LIMIT, after);
  return {
    data: page.items.map(sourceView),
    next_cursor: page.next === null ? null : tools.cursors.encode(scope, [page.next]),
  };
}

export async function getSourceText(
  tools: Reads,
  input: OneJob & { sourceId: string },
): Promise<{ source_id: string; text: string }> {
  const { projectId, jobId, sourceId } = input;
  const text = await tools.store.forProject(projectId).sources.text(issuedId(jobId), issuedId(sourceId));
  return { source_id: sourceId, text: found(text) };
}

export async function getReport(tools: Reads, input: OneJob): Promise<Report> {
  const job = await existing(tools, input);
  if (job.status !== 'completed') {
    throw new Fault('report_not_ready', `The job is ${job.status}; only a completed job has a report.`, {
      extra: { job_status: job.status },
    });
  }
  return reportView(found(await tools.store.forProject(input.projectId).jobs.report(input.jobId)));
}

export async function getUsage(tools: Reads, input: OneJob) {
  await existing(tools, input);
  const items = await tools.store.forProject(input.projectId).jobs.usage(input.jobId);
  const total = items.reduce((sum, item) => sum + item.costUsd, 0);
  return {
    job_id: input.jobId,
    items: items.map((item) => ({
      step: item.step,
      provider: item.provider,
      calls: item.calls,
      cached: item.cached,
      cost_usd: item.costUsd,
      milliseconds: item.milliseconds,
      ...(item.facts === undefined ? {} : modelFigures(item.facts, item.dropped ?? 0)),
    })),
    // Sums of binary fractions would show as 0.30000000000000004.
    total_cost_usd: Math.round(total * 1e6) / 1e6,
  };
}

function modelFigures(facts: number, dropped: number) {
  const share = facts + dropped === 0 ? 0 : dropped / (facts + dropped);
  return { facts, dropped, dropped_share: Math.round(share * 1000) / 1000 };
}

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

export async function getDailyUsage(
  tools: Reads & { clock: Pick<Clock, 'now'> },
  { projectId, days }: { projectId: string; days: number },
) {
  const today = Math.floor(tools.clock.now().getTime() / DAY_MILLISECONDS) * DAY_MILLISECONDS;
  const since = new Date(today - (days - 1) * DAY_MILLISECONDS);
  const found = await tools.store.forProject(projectId).jobs.usageByDay(since);
  return {
    data: found.map(({ day, jobs, completed, failed, canceled, costUsd }) => ({
      day,
      jobs,
      completed,
      failed,
      canceled,
      cost_usd: Math.round(costUsd * 1e6) / 1e6,
    })),
  };
}
