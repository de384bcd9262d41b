// POST /v1/templates/{template_id}/deprecate
import { Template } from '../../../contract/schemas/template.ts';
import { deprecateTemplate } from '../../../operations/templates.ts';
import { ok } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'deprecateTemplate',
  method: 'POST',
  path: '/v1/templates/:template_id/deprecate',
  tag: 'Templates',
  summary: 'Deprecate a template',
  description: 'Permanent. Jobs may still name it and get a warning.',
  access: 'key',
  answers: { 200: { description: 'The template.', schema: Template } },
  problems: [404],
  async handle(tools, { projectId, params }) {
    return ok(await deprecateTemplate(tools, { projectId, templateId: params.template_id! }));
  },
} satisfies Route;
