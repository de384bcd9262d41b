// Which cue words stand where a page says what it is: title, site name, path, headings and opening lines. Most pages are no list
// of winners, no staff page and no journal: one look at the gates tells before any of those texts is put together.
import type { Page } from '../../domain/model/page.ts';
import { perPage } from '../per-page.ts';
import { EVERY_GATE, gatesIn, gatesOf } from '../word-gates.ts';

/** Opening lines that are looked at besides the headings. */
const OPENING = 4;
/** Lengths to which readers of heads cut a line: a cut may make a word of the front of another. */
const CUTS = [80, 100, 120, 160, 200] as const;
/** No cue is longer. */
const LONGEST_CUE = 40;
/** Title and address together; longer ones are cut nobody knows where. */
const LONGEST = 400;

/** Gates that are open in the title, the site's name, the path, a heading, a caption or one of the first blocks. */
export const headGates = perPage(read);

function read(page: Page): number {
  const title = page.title ?? '';
  if (title.length + page.url.length > LONGEST) return EVERY_GATE;
  const gates = gatesOf(page).blocks;
  let open = lineGates(title) | lineGates(page.siteName ?? '') | pathGates(page.url);
  for (const block of page.blocks) {
    if (block.index >= OPENING && block.headingLevel === undefined && block.tag !== 'caption') continue;
    open |= gates[block.index]! | cutGates(block.text);
  }
  return open;
}

const lineGates = (text: string): number => (text === '' ? 0 : gatesIn(text) | cutGates(text));

/** What a path says after it is decoded can be told only of plain letters. */
function pathGates(url: string): number {
  return /[^\x21-\x7e]|[%\\]/.test(url) ? EVERY_GATE : gatesIn(url.slice(url.indexOf('/', url.indexOf('//') + 2)));
}

function cutGates(text: string): number {
  let open = 0;
  for (const cut of CUTS) if (text.length > cut) open |= gatesIn(text.slice(cut - LONGEST_CUE, cut));
  return open;
}
