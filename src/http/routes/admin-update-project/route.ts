// PATCH /admin/v1/projects/{project_id}

import { parseBody } from '../../../contract/reading/validate.ts';
import { Project, UpdateProject } from '../../../contract/schemas/project.ts';
import { updateProject } from '../../../operations/administer.ts';
import { ok } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'updateProject',
  method: 'PATCH',
  path: '/admin/v1/projects/:project_id',
  tag: 'Administration',
  summary: "Change a project's retention",
  access: 'admin',
  body: { schema: UpdateProject, required: true },
  answers: { 200: { description: 'The project.', schema: Project } },
  problems: [400, 404, 413, 415],
  async handle(tools, { params, body }) {
    const { retention_days: retentionDays } = parseBody(UpdateProject, body);
    return ok(await updateProject(tools, { projectId: params.project_id!, retentionDays }));
  },
} satisfies Route;
