// GET /v1/jobs/{job_id}/events as server-sent events
import { fieldFault, throwFaults } from '../../../contract/reading/validate.ts';
import { openEventStream, type StreamItem } from '../../../operations/watch-job.ts';
import { NO_CONTENT } from '../../answers.ts';
import type { Route } from '../../route.ts';

const HEARTBEAT_MS = 15_000;

export default {
  id: 'streamEvents',
  method: 'GET',
  path: '/v1/jobs/:job_id/events',
  tag: 'Jobs',
  summary: "Stream a job's events",
  description:
    'Server-sent events: `id` is the sequence number, `data` the same bytes that webhooks get. Resumes after Last-Event-ID; ends after the final event, and answers 204 when nothing is left to tell.',
  access: 'key',
  answers: {
    200: { description: 'The events.', contentType: 'text/event-stream' },
    204: { description: 'The job has ended and every event was seen.' },
  },
  problems: [400, 404],
  async handle(tools, { projectId, params, header, signal }) {
    const input = { projectId, jobId: params.job_id!, heartbeatMs: HEARTBEAT_MS, signal: signal() };
    const items = await openEventStream(tools, { ...input, afterSequence: readSequence(header('last-event-id')) });
    return items === null ? NO_CONTENT : { status: 200, stream: lines(items) };
  },
} satisfies Route;

function readSequence(value: string | undefined): number {
  if (value === undefined || value === '') return 0;
  if (!/^\d{1,9}$/.test(value)) {
    throwFaults(
      [fieldFault(['Last-Event-ID'], 'must be the id of an event of this stream', 'invalid_format')],
      'invalid_parameter',
    );
  }
  return Number(value);
}

async function* lines(items: AsyncIterable<StreamItem>): AsyncGenerator<string> {
  // Sent at once, so that a client knows the stream stands before the first event.
  yield 'retry: 2000\n\n';
  for await (const item of items) {
    if (item.kind === 'heartbeat') yield ': still here\n\n';
    else yield `id: ${item.event.sequence}\nevent: ${item.event.type}\ndata: ${item.event.body}\n\n`;
  }
}
