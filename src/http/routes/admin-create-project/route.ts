// POST /admin/v1/projects

import { parseBody } from '../../../contract/reading/validate.ts';
import { CreateProject, Project } from '../../../contract/schemas/project.ts';
import { createProject } from '../../../operations/administer.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'createProject',
  method: 'POST',
  path: '/admin/v1/projects',
  tag: 'Administration',
  summary: 'Create a project',
  access: 'admin',
  body: { schema: CreateProject, required: true },
  answers: { 201: { description: 'The project.', schema: Project } },
  problems: [400, 409, 413, 415],
  async handle(tools, { body, baseUrl }) {
    const { name, retention_days: retentionDays = null } = parseBody(CreateProject, body);
    const project = await createProject(tools, { name, retentionDays });
    return { status: 201, body: project, headers: { location: `${baseUrl}/admin/v1/projects/${project.id}` } };
  },
} satisfies Route;
