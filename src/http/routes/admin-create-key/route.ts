// POST /admin/v1/projects/{project_id}/keys

import { parseOptionalBody } from '../../../contract/reading/validate.ts';
import { ApiKeyWithSecret, CreateApiKey } from '../../../contract/schemas/api-key.ts';
import { createKey } from '../../../operations/administer.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'createKey',
  method: 'POST',
  path: '/admin/v1/projects/:project_id/keys',
  tag: 'Administration',
  summary: 'Create an API key',
  description: 'The key is shown here and never again.',
  access: 'admin',
  body: { schema: CreateApiKey, required: false },
  answers: { 201: { description: 'The key.', schema: ApiKeyWithSecret } },
  problems: [400, 404, 413, 415],
  async handle(tools, { params, body, baseUrl }) {
    const { name = 'unnamed' } = parseOptionalBody(CreateApiKey, body);
    const key = await createKey(tools, { projectId: params.project_id!, name });
    return {
      status: 201,
      body: key,
      headers: { location: `${baseUrl}/admin/v1/projects/${key.project_id}/keys/${key.id}` },
    };
  },
} satisfies Route;
