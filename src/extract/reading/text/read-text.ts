// Plain text and markdown to a page.
import { BlockList } from '../block-list.ts';
import { dropInvisible, hasInvisible, hasTagLetters } from '../clean-text.ts';
import { LIMITS } from '../limits.ts';
import type { ReadParts } from '../read-parts.ts';
import { linesOf } from './lines.ts';
import { readMarkdown } from './read-markdown.ts';

export function readText(url: string, raw: string, markdown: boolean): ReadParts {
  const remarks: string[] = [];
  if (raw.length > LIMITS.text) remarks.push('truncated');
  let text = raw.slice(0, LIMITS.text);
  if (hasInvisible(text)) {
    if (hasTagLetters(text)) remarks.push('hidden_text_removed');
    text = dropInvisible(text);
  }
  const parts: ReadParts = {
    url,
    title: null,
    text: '',
    blocks: [],
    structured: [],
    links: [],
    siteName: null,
    language: null,
    publishedDate: null,
    modifiedDate: null,
    remarks,
    canonical: null,
    hasPasswordField: false,
  };
  if (markdown) return { ...parts, ...readMarkdown(text) };
  const list = new BlockList();
  let heading: string | null = null;
  let element = 0;
  for (const line of linesOf(text)) {
    element += 1;
    const tag = line.headingLevel ? 'h5' : line.item ? 'li' : 'p';
    const headingLevel = line.headingLevel || undefined;
    const place = { path: tag, parent: 0, element, zone: 'main' } as const;
    list.add({ text: line.text, tag, ...place, heading, index: 0, start: 0, headingLevel });
    if (headingLevel !== undefined) heading = line.text;
    if (list.blocks.length >= LIMITS.blocks) {
      remarks.push('truncated');
      break;
    }
  }
  return { ...parts, blocks: list.blocks, text: list.text() };
}
