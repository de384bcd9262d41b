// Builds the exact bytes of an event once; webhooks and the event stream send them unchanged.
import { MAX_EVENT_REPORT_BYTES } from '../contract/schemas/event.ts';
import type { EventType } from '../domain/model/options.ts';
import type { Report } from '../domain/model/report.ts';
import type { JobRecord, NewEvent } from '../ports/store.ts';
import { jobView } from './job-view.ts';
import { reportView } from './report-view.ts';

export interface EventInput {
  id: string;
  type: EventType;
  at: Date;
  /** The job as it stands after the change. */
  job: JobRecord;
  report?: Report;
  baseUrl: string;
  /** The job's wire form when the caller has written it already. */
  jobJson?: string;
}

export function newEvent(input: EventInput): NewEvent {
  const { id, type, at, job } = input;
  const data = input.jobJson === undefined ? JSON.stringify(eventData(input)) : `{"job":${input.jobJson}}`;
  const moment = `"${at.toISOString()}"`;
  const head = `{"id":${JSON.stringify(id)},"type":${JSON.stringify(type)},"created_at":${moment},"timestamp":${moment}`;
  const webhook = job.options?.webhook;
  return {
    id,
    jobId: job.id,
    type,
    createdAt: at,
    body: (sequence) => `${head},"sequence":${sequence},"data":${data}}`,
    alsoEndpointId: webhook?.events.includes(type) ? webhook.endpoint_id : null,
  };
}

function eventData({ job, report, baseUrl }: EventInput): Record<string, unknown> {
  const view = jobView(job, baseUrl);
  if (!report) return { job: view };
  if (Buffer.byteLength(JSON.stringify(report)) <= MAX_EVENT_REPORT_BYTES)
    return { job: view, report: reportView(report) };
  return { job: view, truncated: true, links: { report: view.links.report, sources: view.links.sources } };
}
