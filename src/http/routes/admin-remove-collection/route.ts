// DELETE /admin/v1/collections/{collection}

import { removeCollection } from '../../../operations/own-archive.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'removeCollection',
  method: 'DELETE',
  path: '/admin/v1/collections/:collection',
  tag: 'Administration',
  summary: 'Remove imported pages',
  description: 'The sample web stays out once it was removed.',
  access: 'admin',
  answers: { 204: { description: 'Removed.' } },
  problems: [404],
  async handle(tools, { params }) {
    await removeCollection(tools, params.collection!);
    return { status: 204 };
  },
} satisfies Route;
