// Where the visible page says a value that its markup or its links state: the line around it.
import type { Page } from '../../domain/model/page.ts';

const MAX_QUOTE = 300;

/** The block that holds the words (whole, or as a window around them); null when the page does not show them. */
export function quoteOfName(page: Page, needle: string): { from: number; to: number } | null {
  const wanted = needle.trim();
  if (wanted.length < 2 || wanted.length > 200) return null;
  let at = page.text.indexOf(wanted);
  if (at < 0) at = page.text.toLowerCase().indexOf(wanted.toLowerCase());
  if (at < 0) return null;
  const block = blockAt(page, at);
  if (block !== null && block.text.length <= MAX_QUOTE)
    return { from: block.start, to: block.start + block.text.length };
  return { from: at, to: Math.min(page.text.length, at + wanted.length) };
}

function blockAt(page: Page, offset: number): Page['blocks'][number] | null {
  let low = 0;
  let high = page.blocks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (page.blocks[middle]!.start <= offset) low = middle + 1;
    else high = middle;
  }
  const block = page.blocks[low - 1];
  return block !== undefined && offset < block.start + block.text.length ? block : null;
}
