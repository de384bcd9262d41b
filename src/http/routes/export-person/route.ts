// POST /v1/exports

import { parseBody } from '../../../contract/reading/validate.ts';
import { Erasure, PersonExport } from '../../../contract/schemas/job.ts';
import { exportPerson } from '../../../operations/erase-jobs.ts';
import { ok } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'exportPerson',
  method: 'POST',
  path: '/v1/exports',
  tag: 'Privacy',
  summary: 'Everything that is held on a person',
  description: 'The jobs that an erasure with the same body would take, with all that is kept of them.',
  access: 'key',
  body: { schema: Erasure, required: true },
  answers: { 200: { description: 'What is held.', schema: PersonExport } },
  problems: [400, 413, 415],
  async handle(tools, { projectId, body, baseUrl }) {
    const { full_name: fullName, email } = parseBody(Erasure, body);
    return ok(await exportPerson(tools, { projectId, baseUrl, fullName: fullName ?? null, email: email ?? null }));
  },
} satisfies Route;
