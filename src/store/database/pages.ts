// Keyset pages: newest first; a row more than asked for tells that there is a next page.
import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import type { PageOf, Position } from '../../ports/store.ts';

/**
 * Rows to read for a page. A few fixed counts, written into the text: then the list statements are few enough to be
 * prepared by name, and the planner knows how little is read. Planning anew takes five times as long as reading.
 */
export function rowsFor(limit: number) {
  const count = [1, 10, 25, 50, 100].find((size) => limit <= size) ?? limit;
  return sql.lit(count + 1);
}

/**
 * Row comparison, so that one index range serves the whole condition. The position stands in a query of its own: the
 * planner would otherwise look at its values and plan every page anew, which takes longer than reading it.
 */
export function olderThan<DB, T extends keyof DB>(
  _expression: ExpressionBuilder<DB, T>,
  after: Position,
): ExpressionWrapper<DB, T, SqlBool> {
  return sql<SqlBool>`(created_at, id) < (select ${after.createdAt}::timestamptz, ${after.id}::text)` as unknown as ExpressionWrapper<
    DB,
    T,
    SqlBool
  >;
}

export function pageOf<Row, Item extends { createdAt: Date; id: string }>(
  rows: Row[],
  limit: number,
  toItem: (row: Row) => Item,
): PageOf<Item> {
  const items = rows.slice(0, limit).map(toItem);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last !== undefined ? { createdAt: last.createdAt, id: last.id } : null };
}
