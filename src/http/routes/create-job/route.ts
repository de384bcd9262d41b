// POST /v1/jobs
import { CreateJob, Job } from '../../../contract/schemas/job.ts';
import { readJobDraft } from '../../../contract/schemas/job-draft.ts';
import { createJob } from '../../../operations/create-job.ts';
import { created } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'createJob',
  method: 'POST',
  path: '/v1/jobs',
  tag: 'Jobs',
  summary: 'Create a job',
  description:
    'Queues a job that verifies claims about a person. Members that the service does not know are ignored and listed in the warnings.',
  access: 'key',
  body: { schema: CreateJob, required: true },
  idempotent: true,
  answers: { 201: { description: 'The queued job.', schema: Job } },
  problems: [400, 409, 413, 415, 422],
  async handle(tools, context) {
    const draft = readJobDraft(context.body);
    const { projectId, baseUrl, traceparent } = context;
    const answer = await createJob(tools, {
      projectId,
      draft,
      baseUrl,
      traceparent,
      idempotency: context.idempotency(),
    });
    return created(answer, `${baseUrl}/v1/jobs/${answer.resourceId}`);
  },
} satisfies Route;
