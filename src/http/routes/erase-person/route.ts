// POST /v1/erasures

import { parseBody } from '../../../contract/reading/validate.ts';
import { Erasure, ErasureResult } from '../../../contract/schemas/job.ts';
import { erasePerson } from '../../../operations/erase-jobs.ts';
import { ok } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'erasePerson',
  method: 'POST',
  path: '/v1/erasures',
  tag: 'Privacy',
  summary: 'Erase everything about a person',
  description:
    'Erases every job of the project about this name (case and accents aside), this e-mail address, or, when both are given, both.',
  access: 'key',
  body: { schema: Erasure, required: true },
  answers: { 200: { description: 'What was erased.', schema: ErasureResult } },
  problems: [400, 413, 415],
  async handle(tools, { projectId, body, baseUrl }) {
    const { full_name: fullName, email } = parseBody(Erasure, body);
    return ok(await erasePerson(tools, { projectId, baseUrl, fullName: fullName ?? null, email: email ?? null }));
  },
} satisfies Route;
