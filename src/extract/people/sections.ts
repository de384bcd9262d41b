// Under which kind of heading each block of a person's part stands: education, work, publications and so on, in any language.

import type { SectionKind } from '../../domain/languages/pack.ts';
import type { Block } from '../../domain/model/page.ts';
import type { Lexicon } from '../lexicon/language-words.ts';

export type { SectionKind } from '../../domain/languages/pack.ts';

const LONGEST_HEADING = 60;

/** The kind that a heading announces: the whole heading, else the first section word in a short one. */
export function sectionOfHeading(text: string, { sections }: Lexicon): SectionKind | null {
  const heading = text.replace(/[:：\s]+$/u, '').replace(/^[^\p{L}\p{N}]+/u, '');
  if (heading === '' || heading.length > LONGEST_HEADING) return null;
  return sections.whole(heading) ?? sections.find(heading)[0]?.value ?? null;
}

/** A line that is nothing but a section word is a heading, marked up as one or not. */
function announcedBy(block: Block, lexicon: Lexicon): SectionKind | null {
  if (block.headingLevel !== undefined) return sectionOfHeading(block.text, lexicon);
  const bare = block.text.replace(/[:：]\s*$/u, '').trim();
  return bare.length <= 40 ? (lexicon.sections.whole(bare) ?? null) : null;
}

export function sectionsOf(blocks: readonly Block[], lexicon: Lexicon): Map<Block, SectionKind | null> {
  const sections = new Map<Block, SectionKind | null>();
  let open: SectionKind | null = null;
  let level = 7;
  for (const block of blocks) {
    const announced = announcedBy(block, lexicon);
    const own = block.headingLevel;
    if (announced !== null && (own === undefined || own <= level || open === null)) {
      open = announced;
      level = own ?? 6;
    } else if (own !== undefined && own <= level && open !== null) {
      open = null;
      level = 7;
    }
    sections.set(block, open);
  }
  return sections;
}
