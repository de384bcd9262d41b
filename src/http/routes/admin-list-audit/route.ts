// GET /admin/v1/projects/{project_id}/audit
import { parseQuery } from '../../../contract/reading/validate.ts';
import { AuditRecord } from '../../../contract/schemas/audit.ts';
import { listOf, PageQuery } from '../../../contract/schemas/list.ts';
import { listAudit } from '../../../operations/administer.ts';
import { ok } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'listAuditRecords',
  method: 'GET',
  path: '/admin/v1/projects/:project_id/audit',
  tag: 'Administration',
  summary: 'What was done with data about people',
  description:
    'Erasures, exports and expiries of a project, newest first. A record names the act and the ids it was done to, never a person, and it stays when they are gone.',
  access: 'admin',
  query: PageQuery,
  answers: { 200: { description: 'One page of records.', schema: listOf(AuditRecord) } },
  problems: [400, 404],
  async handle(tools, { params, query }) {
    return ok(await listAudit(tools, { projectId: params.project_id!, ...parseQuery(PageQuery, query) }));
  },
} satisfies Route;
