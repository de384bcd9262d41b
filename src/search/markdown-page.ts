// The text of a page as web searches send it: markdown, with the page's title beside it.
import type { Hit } from '../domain/model/query.ts';

/** The title goes before the text as front matter: it names the page and is no line of it. */
export function markdownPage(title: string | null, body: string): NonNullable<Hit['content']> {
  const line = title?.replace(/["'\r\n]+/g, ' ').trim() ?? '';
  // A text that brings front matter of its own keeps it.
  return { type: 'markdown', body: line === '' || body.startsWith('---') ? body : `---\ntitle: ${line}\n---\n${body}` };
}
