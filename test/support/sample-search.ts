// The sample web as a search engine and a web server would show it: found by words, sent as markdown, served page by page on
// loopback. Nothing of it is imported.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Claim } from '../../src/domain/model/claim.ts';
import type { Block, Page } from '../../src/domain/model/page.ts';
import type { Person } from '../../src/domain/model/person.ts';
import { plainWords } from '../../src/domain/text/plain-letters.ts';
import { readPdf } from '../../src/extract/reading/pdf/read-pdf.ts';
import { readDocument } from '../../src/extract/reading/read-document.ts';
import { SAMPLE_WEB } from '../../src/main/sample-web.ts';
import type { GuardedFetch } from '../../src/ports/fetch.ts';
import type { SearchPage, SearchQuestion } from './search-server.ts';

export interface SamplePerson {
  id: string;
  person: Person;
  claims: { claim: Claim; label: string }[];
}

interface ManifestEntry {
  file: string;
  url: string;
  published_date: string | null;
  content_type: string;
}

function manifest(): ManifestEntry[] {
  return (JSON.parse(readFileSync(join(SAMPLE_WEB, 'manifest.json'), 'utf8')) as { pages: ManifestEntry[] }).pages;
}

export function samplePeople(): SamplePerson[] {
  return JSON.parse(readFileSync(join(SAMPLE_WEB, 'people.json'), 'utf8')) as SamplePerson[];
}

/** Every page with the text a web search sends: markdown of what the page shows, without its navigation. */
export async function sampleSearchPages(): Promise<SearchPage[]> {
  return Promise.all(
    manifest().map(async (entry) => {
      const raw = {
        url: entry.url,
        status: 200,
        contentType: entry.content_type,
        body: new Uint8Array(readFileSync(join(SAMPLE_WEB, entry.file))),
      };
      const page = /pdf/i.test(entry.content_type) ? await readPdf(raw) : readDocument(raw);
      return { url: entry.url, title: page.title ?? '', text: markdownOf(page), publishedDate: entry.published_date };
    }),
  );
}

/** Headings, items, tables, bold and links, as converters from html to markdown write them. */
export function markdownOf(page: Page): string {
  const lines: string[] = [];
  let row = null as { key: string; cells: string[] } | null;
  let lastTable = -1;
  const closeRow = (): void => {
    if (row === null) return;
    lines.push(`| ${row.cells.join(' | ')} |`);
    row = null;
  };
  for (const block of page.blocks) {
    if (block.zone === 'nav') continue;
    const text = inline(block, page);
    if (block.cell) {
      const key = `${block.cell.table} ${block.cell.row}`;
      if (row?.key === key) row.cells.push(text.replaceAll('|', '\\|'));
      else {
        closeRow();
        if (block.cell.table !== lastTable) lines.push('');
        lastTable = block.cell.table;
        row = { key, cells: [text.replaceAll('|', '\\|')] };
      }
      continue;
    }
    closeRow();
    if (block.headingLevel) lines.push('', `${'#'.repeat(block.headingLevel)} ${text}`, '');
    else if (block.tag === 'li' || /(?:^|>)li[^>]*$/.test(block.path)) lines.push(`- ${text}`);
    else lines.push('', text);
  }
  closeRow();
  return lines.join('\n').trim();
}

function inline(block: Block, page: Page): string {
  let text = block.text;
  for (const link of page.links.filter((entry) => entry.block === block.index && entry.text !== '')) {
    const at = text.indexOf(link.text);
    if (at >= 0 && !text.includes(`[${link.text}]`)) {
      text = `${text.slice(0, at)}[${link.text}](${link.href})${text.slice(at + link.text.length)}`;
    }
  }
  return text;
}

const words = (text: string): string[] =>
  plainWords(text)
    .split(' ')
    .filter((word) => word !== '');

/** What an engine that reads sentences does, simply: the pages that share most with the question, rare words counting most. */
export function sampleFinder(pages: readonly SearchPage[]): (question: SearchQuestion) => SearchPage[] {
  const indexed = pages.map((page) => ({
    page,
    host: new URL(page.url).hostname,
    words: new Set(words(`${page.title} ${page.text}`)),
  }));
  const bearers = new Map<string, number>();
  for (const entry of indexed) for (const word of entry.words) bearers.set(word, (bearers.get(word) ?? 0) + 1);
  const weight = (word: string): number => {
    const found = bearers.get(word);
    return found === undefined ? 0 : Math.log((1 + indexed.length) / found);
  };
  const within = (host: string, domains: string[]): boolean =>
    domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
  return ({ query, includeDomains = [], excludeDomains = [] }) => {
    const asked = [...new Set(words(query))];
    return indexed
      .filter(({ host }) => includeDomains.length === 0 || within(host, includeDomains))
      .filter(({ host }) => !within(host, excludeDomains))
      .map((entry) => ({
        entry,
        score: asked.reduce((sum, word) => sum + (entry.words.has(word) ? weight(word) : 0), 0),
      }))
      .filter(({ score }) => score > 0)
      .toSorted((left, right) => right.score - left.score || (left.entry.page.url < right.entry.page.url ? -1 : 1))
      .map(({ entry }) => entry.page);
  };
}

export interface SampleSite {
  base: string;
  /** Addresses that were asked for, as the web knows them. */
  asked: string[];
  /** The given outbound, with the names of the sample web leading to this server. */
  through(fetch: GuardedFetch): GuardedFetch;
  close(): Promise<void>;
}

/** Serves every page of the sample web under `/<host>/<path>` of one loopback server. */
export async function startSampleSite(): Promise<SampleSite> {
  const pages = new Map(manifest().map((entry) => [entry.url, entry]));
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const address = `https:/${request.url ?? '/'}`;
    const entry = pages.get(address);
    if (request.url !== '/robots.txt') asked.push(address);
    if (!entry) response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
    else
      response.writeHead(200, { 'content-type': entry.content_type }).end(readFileSync(join(SAMPLE_WEB, entry.file)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    base,
    asked,
    through: (fetch) => async (request) => {
      if (request.purpose !== 'page') return fetch(request);
      const response = await fetch({ ...request, url: request.url.replace(/^https?:\//, base) });
      return { ...response, url: response.url.replace(base, 'https:/') };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
