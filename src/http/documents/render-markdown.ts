// Markdown of the repository as markup. The files are our own, but what is in them is escaped all the same.
import { Marked, type Tokens } from 'marked';
import { escapeHtml } from './page-frame.ts';

export interface Heading {
  id: string;
  text: string;
  depth: number;
}

export interface Rendered {
  html: string;
  /** Of the first heading. */
  title: string;
  headings: Heading[];
}

/** Where a link or picture of the file leads when it is served; null when it leads nowhere here. */
export type Resolve = (target: string) => string | null;

export function renderMarkdown(text: string, resolve: Resolve): Rendered {
  const headings: Heading[] = [];
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }) {
        const id = uniqueId(slug(plainText(tokens)), headings);
        headings.push({ id, text: plainText(tokens), depth });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        const address = resolve(href);
        if (address === null) return words;
        const outside = /^https?:/.test(address) ? ' rel="noopener noreferrer"' : '';
        return `<a href="${escapeHtml(address)}"${outside}>${words}</a>`;
      },
      image({ href, text: words }) {
        const address = resolve(href);
        return address === null ? escapeHtml(words) : `<img src="${escapeHtml(address)}" alt="${escapeHtml(words)}">`;
      },
      // What is wider than its place can be scrolled by keyboards too.
      code({ text: code }) {
        return `<pre tabindex="0"><code>${escapeHtml(code)}</code></pre>\n`;
      },
      table(token) {
        return `<div class="scroll" role="group" aria-label="Table" tabindex="0">${tableOf(token, (tokens) => this.parser.parseInline(tokens))}</div>\n`;
      },
      html({ text: markup }) {
        return escapeHtml(markup);
      },
    },
  });
  const html = marked.parse(text, { async: false });
  return { html, title: headings[0]?.text ?? 'Bonafide', headings };
}

type Inline = (tokens: Tokens.TableCell['tokens']) => string;

/** A table whose head is empty is a list of pairs: it gets no head at all. */
function tableOf({ header, rows }: Tokens.Table, inline: Inline): string {
  const hasHead = header.some((cell) => cell.text.trim() !== '');
  const head = header.map((cell) =>
    cell.text.trim() === '' ? '<td></td>' : `<th scope="col">${inline(cell.tokens)}</th>`,
  );
  const lines = rows.map((row) => `<tr>${row.map((cell) => `<td>${inline(cell.tokens)}</td>`).join('')}</tr>`);
  return `<table>${hasHead ? `<thead><tr>${head.join('')}</tr></thead>` : ''}<tbody>${lines.join('\n')}</tbody></table>`;
}

function plainText(tokens: Tokens.Heading['tokens']): string {
  return tokens
    .map((token) => ('tokens' in token && token.tokens ? plainText(token.tokens) : 'text' in token ? token.text : ''))
    .join('');
}

/** As the host of the repository makes them, so that links work in both places. */
export function slug(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

function uniqueId(id: string, headings: readonly Heading[]): string {
  const taken = new Set(headings.map((heading) => heading.id));
  let made = id;
  for (let count = 1; taken.has(made); count += 1) made = `${id}-${count}`;
  return made;
}
