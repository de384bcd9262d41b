// People whose name opens a row of a table or a paragraph of several lines: "Jane Roe, Westmark University", then her talk and her life.
import type { Block, Page } from '../../domain/model/page.ts';
import { shapeOf } from './block-shape.ts';

interface Unit {
  head: Block;
  /** More lines follow the one that opens it. */
  more: boolean;
}

/** Rows of tables and elements that <br> splits, by the kind of element they are. */
function units(page: Page): Map<string, Unit[]> {
  const groups = new Map<string, Unit[]>();
  let lastKey = '';
  let last: Unit | null = null;
  for (const block of page.blocks) {
    if (block.zone === 'nav' || block.zone === 'footer' || block.headingLevel !== undefined) continue;
    const key = block.cell === undefined ? `element/${block.element}` : `row/${block.cell.table}/${block.cell.row}`;
    if (last !== null && lastKey === key) {
      last.more = true;
      continue;
    }
    const unit: Unit = { head: block, more: false };
    last = unit;
    lastKey = key;
    const kind = block.cell === undefined ? shapeOf(block) : `table/${block.cell.table}`;
    const group = groups.get(kind) ?? [];
    if (group.length === 0) groups.set(kind, group);
    group.push(unit);
  }
  return groups;
}

/** The blocks that open a person's row or paragraph: most of their kind do, and each has a text of its own below. */
export function splitCards(
  page: Page,
  nameOf: (block: Block) => string | null,
  isLikely: (names: readonly string[], first: Block) => boolean,
): { block: Block; name: string }[] {
  const found: { block: Block; name: string }[] = [];
  for (const group of units(page).values()) {
    const open = group.filter((unit) => unit.more);
    if (open.length < 2) continue;
    const named = open.flatMap(({ head }) => {
      const name = nameOf(head);
      return name === null ? [] : [{ block: head, name }];
    });
    const distinct = new Set(named.map(({ name }) => name));
    if (distinct.size < 2 || named.length / open.length < 0.6) continue;
    if (isLikely([...distinct], named[0]!.block)) found.push(...named);
  }
  return found;
}
