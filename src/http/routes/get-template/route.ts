// GET /v1/templates/{template_id}
import { Template } from '../../../contract/schemas/template.ts';
import { getTemplate } from '../../../operations/templates.ts';
import { ok } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'getTemplate',
  method: 'GET',
  path: '/v1/templates/:template_id',
  tag: 'Templates',
  summary: 'Get a template',
  access: 'key',
  answers: { 200: { description: 'The template.', schema: Template } },
  problems: [404],
  async handle(tools, { projectId, params }) {
    return ok(await getTemplate(tools, { projectId, templateId: params.template_id! }));
  },
} satisfies Route;
