// The main text of a page in parts: blocks that follow each other under one heading, with what that heading announces. Lists of
// prizes, papers and certificates stand under headings of their own: one look at each part tells, and most pages have none.
import type { Block, Page } from '../../domain/model/page.ts';
import { oncePerPage } from '../../domain/text/once.ts';
import { type SectionKind, sectionOf } from '../people/sections.ts';

export interface PagePart {
  heading: string | null;
  section: SectionKind | null;
  /** One right after the other on the page; neither headings nor menus nor footers. */
  blocks: Block[];
}

export const partsOf = oncePerPage(readParts);

function readParts(page: Page): readonly PagePart[] {
  const parts: PagePart[] = [];
  let open: PagePart | null = null;
  for (const block of page.blocks) {
    if (block.headingLevel !== undefined || block.zone === 'nav' || block.zone === 'footer') {
      open = null;
      continue;
    }
    if (open === null || open.heading !== block.heading) {
      open = { heading: block.heading, section: sectionOf(block.heading ?? ''), blocks: [] };
      parts.push(open);
    }
    open.blocks.push(block);
  }
  return parts;
}

/** The blocks that hold a sign, found by one look over the text of the page. */
export function blocksWith({ text, blocks }: Page, sign: string): Block[] {
  const found: Block[] = [];
  let index = 0;
  for (let at = text.indexOf(sign); at >= 0; ) {
    while (index < blocks.length && endOf(blocks[index]!) <= at) index += 1;
    const block = blocks[index];
    if (block === undefined) break;
    if (block.start <= at) found.push(block);
    at = text.indexOf(sign, block.start <= at ? endOf(block) : at + 1);
  }
  return found;
}

const endOf = (block: Block): number => block.start + block.text.length;

/** Labels close with a colon: "Education: ...", "Chair: Jane Roe". */
export const blocksWithColon = oncePerPage((page: Page): readonly Block[] => blocksWith(page, ':'));
