// POST /v1/templates/{template_id}/preview
import { readPreviewDraft } from '../../../contract/schemas/job-draft.ts';
import { PreviewTemplate, TemplatePreview } from '../../../contract/schemas/template.ts';
import { previewTemplate } from '../../../operations/templates.ts';
import { ok } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'previewTemplate',
  method: 'POST',
  path: '/v1/templates/:template_id/preview',
  tag: 'Templates',
  summary: "Preview a template's queries",
  description: 'Shows the queries that a person and claims would lead to, without running them.',
  access: 'key',
  body: { schema: PreviewTemplate, required: true },
  answers: { 200: { description: 'The queries.', schema: TemplatePreview } },
  problems: [400, 404, 413, 415],
  async handle(tools, { projectId, params, body }) {
    const draft = readPreviewDraft(body);
    return ok(await previewTemplate(tools, { projectId, templateId: params.template_id!, draft }));
  },
} satisfies Route;
