// POST /v1/monitors
import { CreateMonitor, Monitor, readMonitorDraft } from '../../../contract/schemas/monitor.ts';
import { createMonitor } from '../../../operations/monitors.ts';
import { created } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'createMonitor',
  method: 'POST',
  path: '/v1/monitors',
  tag: 'Monitors',
  summary: 'Watch a person',
  description:
    'Runs a request again and again. With the members of POST /v1/jobs it runs at once; with `job_id` the report of that job is what the first run is compared with. When a run differs from the one before, `monitor.changed` is sent with what changed.',
  access: 'key',
  body: { schema: CreateMonitor, required: true },
  idempotent: true,
  answers: { 201: { description: 'The monitor.', schema: Monitor } },
  problems: [400, 404, 409, 413, 415, 422],
  async handle(tools, context) {
    const { projectId, baseUrl } = context;
    const draft = readMonitorDraft(context.body);
    const answer = await createMonitor(tools, { projectId, baseUrl, draft, idempotency: context.idempotency() });
    return created(answer, `${baseUrl}/v1/monitors/${answer.resourceId}`);
  },
} satisfies Route;
