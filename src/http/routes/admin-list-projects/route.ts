// GET /admin/v1/projects
import { listOf } from '../../../contract/schemas/list.ts';
import { Project } from '../../../contract/schemas/project.ts';
import { listProjects } from '../../../operations/administer.ts';
import { ok } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'listProjects',
  method: 'GET',
  path: '/admin/v1/projects',
  tag: 'Administration',
  summary: 'List projects',
  access: 'admin',
  answers: { 200: { description: 'Every project.', schema: listOf(Project) } },
  problems: [],
  async handle(tools) {
    return ok(await listProjects(tools));
  },
} satisfies Route;
