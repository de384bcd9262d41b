// POST /admin/v1/collections

import { parseBody } from '../../../contract/reading/validate.ts';
import { ImportPages, ImportResult } from '../../../contract/schemas/collection.ts';
import { importPages } from '../../../operations/own-archive.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'importPages',
  method: 'POST',
  path: '/admin/v1/collections',
  tag: 'Administration',
  summary: 'Import pages',
  description: 'Adds pages to a collection; the same address replaces the older page.',
  access: 'admin',
  body: { schema: ImportPages, required: true },
  answers: { 201: { description: 'What was imported.', schema: ImportResult } },
  problems: [400, 413, 415],
  async handle(tools, { body }) {
    return { status: 201, body: await importPages(tools, parseBody(ImportPages, body)) };
  },
} satisfies Route;
