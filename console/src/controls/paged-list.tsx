// A list of the service, page by page: loading, faults, emptiness, the table, and the way to newer and older pages.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { List } from '../../../src/client/bonafide-client.ts';
import { type Loaded, useLoad } from '../frame/use-load.ts';
import { Notice, Waiting } from './parts.tsx';

export interface Pages<T> extends Loaded<List<T>> {
  rows: readonly T[];
  /** What the page on show was asked with; absent on the first. */
  cursor: { cursor?: string };
  number: number;
  newer: (() => void) | null;
  older: (() => void) | null;
}

/** Other filters begin at the first page. `turn` asks again for the same page. */
export function usePages<T>(
  load: (cursor: { cursor?: string }) => Promise<List<T>>,
  { filters = '', turn = 0 }: { filters?: string; turn?: number } = {},
): Pages<T> {
  const [place, setPlace] = useState<{ filters: string; cursors: readonly string[] }>({ filters, cursors: [] });
  const cursors = place.filters === filters ? place.cursors : [];
  const last = cursors.at(-1);
  const cursor = last === undefined ? {} : { cursor: last };
  const loaded = useLoad(() => load(cursor), [filters, last, turn]);
  const next = loaded.value?.next_cursor ?? null;
  return {
    ...loaded,
    rows: loaded.value?.data ?? [],
    cursor,
    number: cursors.length + 1,
    newer: cursors.length === 0 ? null : () => setPlace({ filters, cursors: cursors.slice(0, -1) }),
    older: next === null ? null : () => setPlace({ filters, cursors: [...cursors, next] }),
  };
}

interface Props<T> {
  pages: Pages<T>;
  /** What the rows are, for readers of the page: "jobs". */
  label: string;
  columns: readonly string[];
  /** A last column of buttons. */
  actions?: boolean;
  empty: ComponentChildren;
  row(item: T): ComponentChildren;
}

export function PagedList<T>({ pages, label, columns, actions, empty, row }: Props<T>) {
  return (
    <>
      {pages.fault && <Notice tone="bad">{pages.fault}</Notice>}
      {!pages.value && !pages.fault && <Waiting />}
      {pages.value && pages.rows.length === 0 && <div class="sheet empty">{empty}</div>}
      {pages.rows.length > 0 && (
        <div class="list">
          <table>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column}>{column}</th>
                ))}
                {actions && (
                  <th>
                    <span class="hidden-words">Actions</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>{pages.rows.map(row)}</tbody>
          </table>
        </div>
      )}
      {(pages.newer || pages.older) && (
        <nav class="paging" aria-label={`Pages of ${label}`}>
          <button type="button" disabled={!pages.newer} onClick={() => pages.newer?.()}>
            Newer
          </button>
          <span>Page {pages.number}</span>
          <button type="button" disabled={!pages.older} onClick={() => pages.older?.()}>
            Older
          </button>
        </nav>
      )}
    </>
  );
}
