// GET /admin/v1/projects/{project_id}/keys
import { ApiKey } from '../../../contract/schemas/api-key.ts';
import { listOf } from '../../../contract/schemas/list.ts';
import { listKeys } from '../../../operations/administer.ts';
import { ok } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'listKeys',
  method: 'GET',
  path: '/admin/v1/projects/:project_id/keys',
  tag: 'Administration',
  summary: "List a project's API keys",
  access: 'admin',
  answers: { 200: { description: 'Every key, revoked ones too.', schema: listOf(ApiKey) } },
  problems: [404],
  async handle(tools, { params }) {
    return ok(await listKeys(tools, params.project_id!));
  },
} satisfies Route;
