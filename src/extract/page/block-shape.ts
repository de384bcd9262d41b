// The path of a block without ids and later classes: cards of one kind differ in them.
import type { Block } from '../../domain/model/page.ts';

const MAX_HELD = 1_000;
const held = new Map<string, string>();

/** "div#main>ul.list.wide>li#x3.item" -> "div>ul.list>li". */
export function shapeOf({ path }: Block): string {
  // Blocks that follow each other are often of one kind.
  if (path !== last.path) last = { path, shape: heldShape(path) };
  return last.shape;
}

let last = { path: '', shape: '' };

function heldShape(path: string): string {
  const known = held.get(path);
  if (known !== undefined) return known;
  if (held.size >= MAX_HELD) held.clear();
  const made = path.replace(/#[^>.]*/g, '').replace(/(\.[^>.]*)[^>]*/g, '$1');
  held.set(path, made);
  return made;
}
