// GET /v1/templates

import { parseQuery } from '../../../contract/reading/validate.ts';
import { listOf, TemplateListQuery } from '../../../contract/schemas/list.ts';
import { Template } from '../../../contract/schemas/template.ts';
import { listTemplates } from '../../../operations/templates.ts';
import { ok } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'listTemplates',
  method: 'GET',
  path: '/v1/templates',
  tag: 'Templates',
  summary: 'List templates',
  description: 'Newest first; deprecated ones only when asked for.',
  access: 'key',
  query: TemplateListQuery,
  answers: { 200: { description: 'One page of templates.', schema: listOf(Template) } },
  problems: [400],
  async handle(tools, { projectId, query }) {
    const { limit, cursor, include_deprecated: includeDeprecated = false } = parseQuery(TemplateListQuery, query);
    return ok(await listTemplates(tools, { projectId, limit, cursor, includeDeprecated }));
  },
} satisfies Route;
