// One page of a list: reads the cursor, asks for the rows after it, and signs the next one.

import type { CursorCodec, CursorScope } from '../contract/reading/page-cursor.ts';
import { DEFAULT_LIMIT } from '../contract/schemas/list.ts';
import type { PageOf, Position } from '../ports/store.ts';

export interface PageRequest {
  limit?: number | undefined;
  cursor?: string | undefined;
}

export interface ListView<T> {
  data: T[];
  next_cursor: string | null;
}

/** For lists ordered by `created_at` and `id`, newest first. */
export async function pageByPosition<Row, View>(
  cursors: CursorCodec,
  scope: CursorScope,
  request: PageRequest,
  read: (limit: number, after: Position | null) => Promise<PageOf<Row>>,
  view: (rows: Row[]) => View[] | Promise<View[]>,
): Promise<ListView<View>> {
  const page = await read(request.limit ?? DEFAULT_LIMIT, positionOf(cursors, scope, request.cursor));
  const next = page.next ? cursors.encode(scope, [page.next.createdAt.getTime(), page.next.id]) : null;
  return { data: await view(page.items), next_cursor: next };
}

function positionOf(cursors: CursorCodec, scope: CursorScope, cursor: string | undefined): Position | null {
  if (cursor === undefined) return null;
  const [at, id] = cursors.decode(scope, cursor);
  return { createdAt: new Date(at as number), id: id as string };
}
