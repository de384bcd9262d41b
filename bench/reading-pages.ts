// Pages for the bench of reading: ordinary pages made to measure, pages of facts alone, and the sample web.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesOf, type LabelledPage, readLines } from '../scripts/eval/labelled-pages.ts';

export interface BenchPage {
  url: string;
  body: Uint8Array;
}

const SCHOOLS = ['Northmarch University', 'University of Eastvale', 'Corrin Institute of Technology', 'Tallow College'];
const FIRMS = ['Brightwater Systems', 'Halden & Pryce', 'Ostrava Robotics', 'Quillfeather Press', 'Meridell Labs'];
const TITLES = ['Senior Engineer', 'Director of Research', 'Associate Professor', 'Product Manager', 'Chief Scientist'];
const DEGREES = [
  'Ph.D. in Physics',
  'M.Sc. in Computer Science',
  'B.A. in History',
  'MBA',
  'B.Eng. in Civil Engineering',
];
const NAMES = ['Orla Vantreight', 'Tomas Ellery', 'Ingrid Marlowe', 'Pavel Sandoz', 'Keiko Harrow'];
const PROSE = [
  'In project # the group studies how thin films carry heat and how their surfaces age under load.',
  'Before joining laboratory #, the team spent several years on instruments for field work.',
  'Visitors to building # are welcome on weekdays; please write to the office before you come.',
  'A short account of project #, with figures and sources, is kept on the pages below.',
];

const bytes = (html: string): Uint8Array => new TextEncoder().encode(html);
const picker =
  (seed: number) =>
  <T>(list: readonly T[], at: number): T =>
    list[(seed * 7 + at * 3) % list.length]!;
/** No sentence is said twice, or the page would rightly be taken for filler. */
const proseOf = (seed: number, at: number): string =>
  PROSE[(seed + at) % PROSE.length]!.replace('#', String(seed * 1000 + at));

/**
 * A page of about `size` bytes with the shares of ordinary pages about people. Measured on 52 of them, 19.4 KB on average
 * (a tenth below 3.5 KB, half below 15.5, a tenth above 42): visible text is 0.16 of the bytes, 0.84 of it outside menus,
 * footers and sidebars; scripts, styles and drawings are 0.38 of the bytes; each KB has 8.9 elements, 2.8 blocks of text,
 * 1.3 links and 0.7 years.
 */
export function ordinaryPage(seed: number, size: number): BenchPage {
  const pick = picker(seed);
  const name = pick(NAMES, 0);
  const parts = [
    `<!doctype html><html lang="en"><head><title>${name} - ${pick(SCHOOLS, 1)}</title><meta charset="utf-8">`,
    `<meta property="og:site_name" content="${pick(SCHOOLS, 1)}"><meta name="viewport" content="width=device-width">`,
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Person","name":"${name}",`,
    `"jobTitle":"${pick(TITLES, 1)}","alumniOf":{"@type":"CollegeOrUniversity","name":"${pick(SCHOOLS, 2)}"}}</script>`,
    `</head><body class="page page-${seed}"><header class="site-header"><nav class="navbar navbar-expand"><ul>`,
  ];
  for (let at = 0; at < 6; at += 1)
    parts.push(`<li class="nav-item"><a class="nav-link" href="/section/${at}">Section ${at}</a></li>`);
  parts.push(
    `</ul></nav></header><main id="content"><h1 class="profile__name">${name}</h1><p>${pick(TITLES, 1)}, ${pick(SCHOOLS, 1)}</p>`,
  );
  let length = parts.join('\n').length + 120;
  for (let at = 0; at === 0 || length < size - 1_000; at += 1) {
    const part = ordinarySection(seed, at, name);
    parts.push(part);
    length += part.length + 1;
  }
  parts.push('</main><footer class="site-footer"><p>&copy; 2020 All rights reserved.</p></footer></body></html>');
  return { url: `https://people.example/profile/${seed}`, body: bytes(parts.join('\n')) };
}

/** About 2 KB: a heading, a few lines of text of which one tells a fact, a menu, a picture, and what stands around them. */
function ordinarySection(seed: number, at: number, name: string): string {
  const pick = picker(seed);
  const year = 1980 + ((seed + at) % 40);
  const told = [
    `${name} received a ${pick(DEGREES, at)} from <em class="org">${pick(SCHOOLS, at)}</em> in ${year}.`,
    `From ${year} to ${year + 3} she was ${pick(TITLES, at)} at <a class="inline-link" href="https://firm.example/people/list?id=${at}" rel="noopener" target="_blank">${pick(FIRMS, at)}</a>.`,
    proseOf(seed, at * 10 + 2),
  ][at % 3]!;
  return (
    `<section id="section-${at}" class="content-section content-section--wide js-reveal" data-reveal-delay="${at * 50}" style="margin:0 auto;max-width:72rem">` +
    `<h2 class="content-section__title heading heading--medium">${['Education', 'Experience', 'Biography'][at % 3]}</h2>` +
    `<div class="row row--gutter-large align-items-start" data-component="text-with-picture"><div class="col col-12 col-md-8">` +
    `<p class="text-body text-body--large">${told} ${proseOf(seed, at * 10)} ${proseOf(seed, at * 10 + 1)}</p>` +
    `<div class="card card--flat shadow-none" role="group" data-icon="calendar">${pick(TITLES, at + 1)} in charge of group ${at}</div></div>` +
    `<figure class="col col-12 col-md-4 figure"><img class="img-fluid lazyload" src="/media/uploads/pictures/${seed}-${at}-small.jpg" srcset="/media/uploads/pictures/${seed}-${at}-large.jpg 2x" width="320" height="240" alt="">` +
    `<figcaption class="figure-caption">Laboratory ${at}${at % 3 === 0 ? `, ${year + 5}` : ''}</figcaption></figure></div>` +
    `<nav class="section-menu" aria-label="More"><ul class="list-inline"><li class="list-inline-item"><a class="btn btn-link btn-sm" href="/people/${seed}/section/${at}?view=full">Read part ${at}</a></li>` +
    `<li class="list-inline-item"><a class="btn btn-link btn-sm" href="/people/${seed}/print/${at}">Print</a></li></ul></nav>` +
    `<svg class="divider" viewBox="0 0 1200 24" preserveAspectRatio="none"><path d="M0 24 L300 6 L600 18 L900 2 L1200 24 Z"></path></svg>` +
    `<style>.content-section--${at}{padding:2rem 0;background-color:#f7f7f5;border-top:1px solid rgba(0,0,0,.08)}.content-section--${at} .heading{font-size:1.5rem;line-height:1.2;letter-spacing:-.01em}@media (min-width:48em){.content-section--${at}{padding:4rem 0}}</style>` +
    `<script>window.dataLayer=window.dataLayer||[];window.dataLayer.push({event:"section_view",section:${at},page:"profile-${seed}",position:${(at * 17) % 100}});document.addEventListener("DOMContentLoaded",function(){var node=document.getElementById("section-${at}");if(node&&"IntersectionObserver" in window){new IntersectionObserver(function(list){list.forEach(function(one){if(one.isIntersecting){one.target.classList.add("is-visible")}})}).observe(node)}});</script></section>`
  );
}

/** A page that is nearly all facts, as a long CV is: text is two thirds of its bytes, every line a degree or a post. The worst case. */
export function densePage(seed: number, size: number): BenchPage {
  const pick = picker(seed);
  const name = pick(NAMES, 0);
  const parts = [
    `<!doctype html><html lang="en"><head><title>${name} - ${pick(SCHOOLS, 1)}</title><meta charset="utf-8"></head>`,
    `<body><main><article class="profile"><h1 class="name">${name}</h1><p>${pick(TITLES, 1)}</p>`,
  ];
  let length = 300;
  for (let at = 0; length < size - 1_000; at += 1) {
    const year = 1980 + ((seed + at) % 40);
    const card =
      `<section class="block"><h2>${['Education', 'Experience', 'Biography'][at % 3]}</h2>` +
      `<div class="card"><h3 class="title">${pick(DEGREES, at)}</h3><span class="org">${pick(SCHOOLS, at)}</span>` +
      `<span class="date">${year}</span></div><ul><li>${pick(TITLES, at)}, ${pick(FIRMS, at)}, ${year}-${year + 3}</li>` +
      `<li><a href="https://firm.example/${at}">${pick(FIRMS, at + 1)}</a> &ndash; ${pick(TITLES, at + 2)} (${year + 3})</li></ul>` +
      `<p>${name} received a ${pick(DEGREES, at + 1)} from <em>${pick(SCHOOLS, at + 2)}</em> in ${year}. ${proseOf(seed, at)} ` +
      `${proseOf(seed, at + 1)} ${proseOf(seed, at + 2)}</p><table><tr><td>${year}</td><td>${pick(TITLES, at)}</td>` +
      `<td>${pick(FIRMS, at)}</td></tr></table></section>`;
    parts.push(card);
    length += card.length;
  }
  parts.push('</article></main></body></html>');
  return { url: `https://people.example/cv/${seed}`, body: bytes(parts.join('\n')) };
}

/** The html pages of the sample web under their own addresses: small pages, three quarters of their bytes text. */
export function samplePages(): BenchPage[] {
  const root = fileURLToPath(new URL('../sample-web/pages', import.meta.url));
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => ({
      url: `https://${file.replaceAll('\\', '/').replace(/\.html$/, '')}`,
      body: new Uint8Array(readFileSync(join(root, file))),
    }));
}

interface LabelledCase extends Partial<LabelledPage> {
  id: string;
  pages?: readonly LabelledPage[];
}

/** Every html page of a folder of labelled cases, once. */
export function labelledPages(folder: string): BenchPage[] {
  const found = new Map<string, BenchPage>();
  for (const { id, url, html, pages } of filesOf(folder, '').flatMap((file) => readLines<LabelledCase>(file)))
    for (const page of pages ?? [{ url: url ?? `https://labelled.example/${id}`, html }])
      if (page.html !== undefined) found.set(page.html, { url: page.url, body: bytes(page.html) });
  if (found.size === 0) throw new Error(`no html page in ${folder}`);
  return [...found.values()];
}
