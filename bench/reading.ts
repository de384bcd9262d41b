// How fast pages become findings: against html parsing alone on the same pages, and as pages grow.
import { Parser, parseDocument } from 'htmlparser2';
import { extractFindings } from '../src/extract/facts/extract-findings.ts';
import { readDocument } from '../src/extract/reading/read-document.ts';

export interface Measure {
  name: string;
  value: number;
  unit: string;
  /** The figure that was aimed for. */
  limit?: number;
  /** `value` against what it is compared with. */
  ratio?: number;
}

export async function benchReading(): Promise<Measure[]> {
  const pages = Array.from({ length: 60 }, (_, seed) => profilePage(seed, 30_000));
  const measures: Measure[] = [];
  const [stream = 0, alone = 0, reading = 0, findings = 0] = pagesPerSecond(pages, [
    streamOnly,
    parseOnly,
    readOnly,
    readAndExtract,
  ]);
  measures.push(
    { name: 'htmlparser2 alone, to a document', value: round(alone), unit: 'pages/s' },
    { name: 'htmlparser2 alone, events thrown away', value: round(stream), unit: 'pages/s' },
    {
      name: 'bytes to page, against a document',
      value: round(reading),
      unit: 'pages/s',
      ratio: round(reading / alone),
    },
    { name: 'bytes to page, against events', value: round(reading), unit: 'pages/s', ratio: round(reading / stream) },
    {
      name: 'bytes to findings, against a document',
      value: round(findings),
      unit: 'pages/s',
      ratio: round(findings / alone),
      limit: 0.35,
    },
    {
      name: 'bytes to findings, against events',
      value: round(findings),
      unit: 'pages/s',
      ratio: round(findings / stream),
    },
  );
  const costs: number[] = [];
  for (const size of [10_000, 50_000, 250_000, 1_000_000, 5_000_000]) {
    const page = profilePage(7, size);
    const perMegabyte = (millisecondsFor(page, readAndExtract) / page.length) * 1_000_000;
    costs.push(perMegabyte);
    measures.push({ name: `bytes to findings, page of ${size / 1000} KB`, value: round(perMegabyte), unit: 'ms/MB' });
  }
  // Linear cost: the largest page pays no more per byte than a page of ordinary size.
  const growth = costs.at(-1)! / costs[1]!;
  measures.push({ name: 'cost per byte, 5 MB against 50 KB', value: round(growth), unit: 'times', limit: 2 });
  return measures;
}

function parseOnly(body: Uint8Array): void {
  parseDocument(new TextDecoder().decode(body));
}

function streamOnly(body: Uint8Array): void {
  const nothing = () => {};
  const parser = new Parser({ onopentag: nothing, ontext: nothing, onclosetag: nothing });
  parser.write(new TextDecoder().decode(body));
  parser.end();
}

const documentOf = (body: Uint8Array) => ({
  url: 'https://people.example/profile',
  status: 200,
  contentType: 'text/html; charset=utf-8',
  body,
});

function readOnly(body: Uint8Array): void {
  readDocument(documentOf(body));
}

function readAndExtract(body: Uint8Array): void {
  const page = readDocument(documentOf(body));
  if (extractFindings(page).findings.length === 0)
    throw new Error(`a page of the bench gave nothing: ${page.notEvidence}`);
}

/** Best of five rounds after two to warm up, the works in turn: the machine may be busy with other things. */
function pagesPerSecond(pages: readonly Uint8Array[], works: readonly ((body: Uint8Array) => void)[]): number[] {
  const best = works.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < 7; round += 1) {
    for (const [at, work] of works.entries()) {
      const started = performance.now();
      for (const page of pages) work(page);
      if (round >= 2) best[at] = Math.min(best[at]!, performance.now() - started);
    }
  }
  return best.map((milliseconds) => (pages.length / milliseconds) * 1000);
}

function millisecondsFor(page: Uint8Array, work: (body: Uint8Array) => void): number {
  work(page);
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3; round += 1) {
    const started = performance.now();
    work(page);
    best = Math.min(best, performance.now() - started);
  }
  return best;
}

const round = (value: number) => Math.round(value * 100) / 100;

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

/** A profile page of about `size` bytes, with the menus, cards, tables and scripts of a real one. */
function profilePage(seed: number, size: number): Uint8Array {
  const pick = <T>(list: readonly T[], at: number): T => list[(seed * 7 + at * 3) % list.length]!;
  // No sentence is said twice, or the page would rightly be taken for filler.
  const prose = (at: number) => pick(PROSE, at).replace('#', String(seed * 1000 + at));
  const name = pick(NAMES, 0);
  const parts: string[] = [
    `<!doctype html><html lang="en"><head><title>${name} - ${pick(SCHOOLS, 1)}</title><meta charset="utf-8">`,
    `<meta property="og:site_name" content="${pick(SCHOOLS, 1)}"><style>.card{margin:0 auto;padding:1rem}</style>`,
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Person","name":"${name}",`,
    `"jobTitle":"${pick(TITLES, 1)}","alumniOf":{"@type":"CollegeOrUniversity","name":"${pick(SCHOOLS, 2)}"}}</script>`,
    '</head><body><header class="site-header"><nav class="navbar"><ul>',
  ];
  for (let at = 0; at < 24; at += 1)
    parts.push(`<li class="nav-item"><a class="nav-link" href="/section/${at}">Section ${at}</a></li>`);
  parts.push(
    `</ul></nav></header><main><article class="profile"><h1 class="name">${name}</h1><p>${pick(TITLES, 1)}</p>`,
  );
  let length = 3000;
  for (let at = 0; length < size - 1500; at += 1) {
    const year = 1980 + ((seed + at) % 40);
    const card =
      `<section class="block block-${at}"><h2>${['Education', 'Experience', 'Biography'][at % 3]}</h2>` +
      `<div class="card"><div class="card-body"><h3 class="title">${pick(DEGREES, at)}</h3><span class="org">${pick(SCHOOLS, at)}</span>` +
      `<span class="date">${year}</span></div></div><ul><li>${pick(TITLES, at)}, ${pick(FIRMS, at)}, ${year}-${year + 3}</li>` +
      `<li><a href="https://firm.example/${at}">${pick(FIRMS, at + 1)}</a> &ndash; ${pick(TITLES, at + 2)} (${year + 3})</li></ul>` +
      `<p>${name} received a ${pick(DEGREES, at + 1)} from <em>${pick(SCHOOLS, at + 2)}</em> in ${year}. ${prose(at)} ` +
      `${prose(at + 1)} ${prose(at + 2)}</p><table class="rows"><tr><td>${year}</td><td>${pick(TITLES, at)}</td>` +
      `<td>${pick(FIRMS, at)}</td></tr></table><img src="/img/${at}.png" alt=""></section>`;
    parts.push(card);
    length += card.length;
  }
  parts.push('</article></main><footer class="footer"><p>&copy; 2020 All rights reserved.</p></footer></body></html>');
  return new TextEncoder().encode(parts.join('\n'));
}
