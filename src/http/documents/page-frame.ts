// The frame of every page under /docs: one style sheet inside, known by its hash; no script, no request to anywhere else.
import { createHash } from 'node:crypto';

/** Contents stand after the text in the source, so that a phone shows the text first; a wide window has them at the left. */
const STYLE = `
:root{color-scheme:light dark;--paper:#fff;--ink:#1a1a1a;--line:#8884;--soft:#f2f2f0;--accent:#0a6b5e}
@media(prefers-color-scheme:dark){:root{--paper:#141413;--ink:#eee;--soft:#232321;--accent:#5fd3c1}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
.skip{position:absolute;left:-99rem}.skip:focus{left:1rem;top:1rem;background:var(--paper);padding:.5rem 1rem;z-index:1}
nav{padding:1.5rem;font-size:.875rem;border-top:1px solid var(--line)}
nav ul{list-style:none;margin:0 0 1rem;padding:0}nav li{margin:.25rem 0}nav p{margin:1rem 0 .25rem;font-weight:600}
nav ul ul{padding-left:1rem;margin:0}
main{padding:1.5rem;max-width:62rem}
a{color:var(--accent);text-decoration-thickness:1px;text-underline-offset:2px}
h1{margin:0 0 .5rem;line-height:1.2}h2{margin:3rem 0 .5rem;border-bottom:1px solid var(--line)}h3{margin:2.2rem 0 .3rem;font-size:1.1rem}
h4{margin:1rem 0 .3rem;font-size:.9rem}
code{font:.875em ui-monospace,monospace;background:var(--soft);padding:.1em .3em;border-radius:3px}
pre{background:var(--soft);padding:1rem;overflow:auto;border-radius:6px;overflow-wrap:normal}pre code{background:none;padding:0}
.method{font-weight:700;color:var(--accent)}
.scroll{overflow:auto}
table{border-collapse:collapse;width:100%;font-size:.875rem}th,td{text-align:left;vertical-align:top;padding:.35rem .6rem .35rem 0;border-bottom:1px solid var(--line)}
td{min-width:5rem}
blockquote{margin:1rem 0;padding:0 1rem;border-left:3px solid var(--line)}
img{max-width:100%;height:auto;border:1px solid var(--line)}
@media(min-width:56rem){
body{display:grid;grid-template-columns:17rem minmax(0,1fr)}
nav{grid-column:1;grid-row:1;border:0;border-right:1px solid var(--line);position:sticky;top:0;height:100vh;overflow:auto}
main{grid-column:2;grid-row:1;padding:1.5rem 2.5rem}}
@media print{nav,.skip{display:none}}
`;

export const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

export interface PageParts {
  title: string;
  /** Markup of the menu. */
  menu: string;
  /** Markup of the text, with its one first heading. */
  main: string;
}

export function pageFrame({ title, menu, main }: PageParts): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><link rel="icon" href="/console/seal.svg" type="image/svg+xml"><style>${STYLE}</style></head>
<body><a class="skip" href="#contents">To the contents</a>
<main>${main}</main>
<nav id="contents" aria-label="Contents" tabindex="0"><strong><a href="/docs">Bonafide</a></strong> · <a href="/console/">Console</a>
${menu}</nav></body></html>
`;
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
