// People whose name opens a row of a table or a paragraph of several lines: "Jane Roe, Westmark University", then her talk and her life.
import type { Block, Page } from '../../domain/model/page.ts';
import { shapeOf } from './block-shape.ts';

/** Both stand in one row of a table, or in one element that <br> splits. */
function areOne({ cell, element }: Block, other: Block): boolean {
  if (cell === undefined || other.cell === undefined) return cell === other.cell && element === other.element;
  return cell.table === other.cell.table && cell.row === other.cell.row;
}

/** What opens rows of tables and elements that <br> splits, where more lines follow it. */
function openers(page: Page): Block[] {
  const found: Block[] = [];
  let head: Block | null = null;
  for (const block of page.blocks) {
    if (block.zone === 'nav' || block.zone === 'footer' || block.headingLevel !== undefined) continue;
    if (head === null || !areOne(head, block)) head = block;
    else if (found.at(-1) !== head) found.push(head);
  }
  return found;
}

/** Openers by the kind of element they are. */
function byKind(heads: readonly Block[]): Map<string | number, Block[]> {
  const groups = new Map<string | number, Block[]>();
  for (const head of heads) {
    const kind = head.cell === undefined ? shapeOf(head) : head.cell.table;
    const group = groups.get(kind);
    if (group === undefined) groups.set(kind, [head]);
    else group.push(head);
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
  const heads = openers(page);
  if (heads.length < 2) return found;
  for (const open of byKind(heads).values()) {
    if (open.length < 2) continue;
    const named = open.flatMap((head) => {
      const name = nameOf(head);
      return name === null ? [] : [{ block: head, name }];
    });
    const distinct = new Set(named.map(({ name }) => name));
    if (distinct.size < 2 || named.length / open.length < 0.6) continue;
    if (isLikely([...distinct], named[0]!.block)) found.push(...named);
  }
  return found;
}
