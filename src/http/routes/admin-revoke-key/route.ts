// DELETE /admin/v1/projects/{project_id}/keys/{key_id}
import { revokeKey } from '../../../operations/administer.ts';
import { NO_CONTENT } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'revokeKey',
  method: 'DELETE',
  path: '/admin/v1/projects/:project_id/keys/:key_id',
  tag: 'Administration',
  summary: 'Revoke an API key',
  description: 'Works at once in this process and within five seconds in every other.',
  access: 'admin',
  answers: { 204: { description: 'Revoked.' } },
  problems: [404],
  async handle(tools, { params }) {
    await revokeKey(tools, { projectId: params.project_id!, keyId: params.key_id! });
    tools.forgetKeys();
    return NO_CONTENT;
  },
} satisfies Route;
