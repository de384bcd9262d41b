// GET /admin/v1/collections

import { Collection } from '../../../contract/schemas/collection.ts';
import { listOf } from '../../../contract/schemas/list.ts';
import { listCollections } from '../../../operations/own-archive.ts';
import { ok } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'listCollections',
  method: 'GET',
  path: '/admin/v1/collections',
  tag: 'Administration',
  summary: 'List imported pages',
  description: 'Collections of pages that were imported; jobs of every project search them.',
  access: 'admin',
  answers: { 200: { description: 'All collections.', schema: listOf(Collection) } },
  problems: [],
  async handle(tools) {
    return ok(await listCollections(tools));
  },
} satisfies Route;
