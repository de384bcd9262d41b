// POST /v1/templates
import type { FieldFault } from '../../../contract/schemas/problem.ts';
import { CreateTemplate, Template } from '../../../contract/schemas/template.ts';
import { readTemplateDraft } from '../../../contract/schemas/template-draft.ts';
import { createTemplate } from '../../../operations/templates.ts';
import { created } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'createTemplate',
  method: 'POST',
  path: '/v1/templates',
  tag: 'Templates',
  summary: 'Create a template',
  description: 'Templates are immutable; a change is a new version.',
  access: 'key',
  body: { schema: CreateTemplate, required: true },
  idempotent: true,
  answers: { 201: { description: 'The template.', schema: Template } },
  problems: [400, 409, 413, 415, 422],
  async handle(tools, context) {
    const faults: FieldFault[] = [];
    const draft = readTemplateDraft(context.body, faults);
    const { projectId, baseUrl } = context;
    const answer = await createTemplate(tools, { projectId, draft, faults, idempotency: context.idempotency() });
    return created(answer, `${baseUrl}/v1/templates/${answer.resourceId}`);
  },
} satisfies Route;
