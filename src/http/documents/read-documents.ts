// The documents of the repository: every file under docs/, and a few beside it. What there is is known at start; each page is
// rendered when it is first asked for.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { once } from '../../domain/text/once.ts';
import { escapeHtml, pageFrame } from './page-frame.ts';
import { type Rendered, renderMarkdown } from './render-markdown.ts';

/** Files outside docs/ and what they are called under /docs. */
const BESIDE: Record<string, string> = {
  'README.md': 'overview',
  'SECURITY.md': 'security',
  'CHANGELOG.md': 'changes',
  'ARCHITECTURE.md': 'architecture',
  'CONTRIBUTING.md': 'contributing',
  'sample-web/README.md': 'sample-web',
  'data/organisations/README.md': 'organisations',
};
/** The list of all documents; it is the head of /docs. */
const HOME = 'docs/README.md';

export interface Documents {
  /** Whole pages by their name under /docs. */
  pages: ReadonlyMap<string, () => string>;
  pictures: ReadonlyMap<string, Buffer>;
  /** Markup of the list of documents, and the same as a menu. */
  home(): string;
  menu(): string;
}

export const NO_DOCUMENTS: Documents = { pages: new Map(), pictures: new Map(), home: () => '', menu: () => '' };

export function readDocuments(root: string | null): Documents {
  if (root === null || !existsSync(join(root, HOME))) return NO_DOCUMENTS;
  const inDocs = readdirSync(join(root, 'docs'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  const names = new Map<string, string>();
  for (const file of inDocs)
    if (file.endsWith('.md') && file !== HOME) names.set(file, file.slice('docs/'.length, -'.md'.length));
  for (const [file, name] of Object.entries(BESIDE)) if (existsSync(join(root, file))) names.set(file, name);
  const pictures = new Map(
    inDocs
      .filter((file) => file.endsWith('.png'))
      .map((file) => [file.slice('docs/'.length), readFileSync(join(root, file))]),
  );
  const render = (file: string): Rendered =>
    renderMarkdown(readFileSync(join(root, file), 'utf8'), (target) => addressOf(target, file, names, pictures));
  const home = once(() => render(HOME).html);
  const menu = once(() => menuOf(home()));
  const pages = new Map([...names].map(([file, name]) => [name, once(() => pageOf(render(file), menu()))]));
  return { pages, pictures, home, menu };
}

function pageOf({ html, title, headings }: Rendered, menu: string): string {
  const own = headings
    .filter((heading) => heading.depth === 2)
    .map((heading) => `<li><a href="#${heading.id}">${escapeHtml(heading.text)}</a></li>`);
  const contents = own.length > 1 ? `<p>On this page</p><ul>${own.join('')}</ul>` : '';
  return pageFrame({ title: `${title} · Bonafide`, menu: `${contents}${menu}`, main: html });
}

/** The links of the list, under its headings. */
function menuOf(home: string): string {
  const parts = [...home.matchAll(/<h2[^>]*>(.*?)<\/h2>|<a href="(\/docs\/[^"#]+)"[^>]*>(.*?)<\/a>/gs)];
  let open = false;
  const lines = parts.map(([, heading, address, words]) => {
    if (heading === undefined) return `<li><a href="${address}">${words}</a></li>`;
    const line = `${open ? '</ul>' : ''}<p>${heading}</p><ul>`;
    open = true;
    return line;
  });
  return `${lines.join('')}${open ? '</ul>' : ''}`;
}

function addressOf(
  target: string,
  from: string,
  names: ReadonlyMap<string, string>,
  pictures: ReadonlyMap<string, Buffer>,
): string | null {
  if (/^(?:https?:|mailto:|#|\/)/.test(target)) return target;
  const [path, anchor] = target.split('#', 2) as [string, string | undefined];
  const file = posix.join(posix.dirname(from), path);
  const hash = anchor === undefined ? '' : `#${anchor}`;
  if (file === HOME || file === 'docs' || file === 'docs/') return `/docs${hash}`;
  const name = names.get(file);
  if (name !== undefined) return `/docs/${name}${hash}`;
  return pictures.has(file.replace(/^docs\//, '')) ? `/docs/${file.replace(/^docs\//, '')}` : null;
}
