// The path of a block without ids and later classes: cards of one kind differ in them.
import type { Block } from '../../domain/model/page.ts';

const MAX_HELD = 1_000;
const held = new Map<string, string>();

/** "div#main>ul.list.wide>li#x3.item" -> "div>ul.list>li". */
export function shapeOf(block: Block): string {
  const known = held.get(block.path);
  if (known !== undefined) return known;
  if (held.size >= MAX_HELD) held.clear();
  const made = block.path.replace(/#[^>.]*/g, '').replace(/(\.[^>.]*)[^>]*/g, '$1');
  held.set(block.path, made);
  return made;
}
