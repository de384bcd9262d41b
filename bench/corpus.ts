// The corpus: how fast pages are imported, and how long a search takes among a thousand and among a hundred thousand pages.

import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importCorpus } from '../src/main/import-corpus.ts';
import { SAMPLE_WEB } from '../src/main/sample-web.ts';
import type { CorpusPage, CorpusStore } from '../src/ports/store.ts';
import { openTestDatabase } from '../test/support/database.ts';
import { type Measure, median, percentile } from './measure.ts';

const SMALL = 1_000;
const LARGE = 100_000;
const SEARCHES = 200;
const BATCH = 500;
const COMMON_SEARCHES = 40;
const SEARCH_AIM_MS = 50;
const FILE_PAGES = 10_000;

const GIVEN = [
  'Alba',
  'Bertil',
  'Corin',
  'Dagny',
  'Edda',
  'Fenno',
  'Gudrun',
  'Hamo',
  'Isaura',
  'Jorun',
  'Kelda',
  'Lorcan',
];
const FAMILY = [
  'Ashwell',
  'Brandvold',
  'Corriden',
  'Delacourt',
  'Ehrenfeld',
  'Farrow',
  'Grimsby',
  'Hollander',
  'Ingleby',
];
const PLACES = [
  'Norvane',
  'Kellbridge',
  'Aldermoor',
  'Tanglin',
  'Volgin',
  'Haneul',
  'Calder',
  'Jinghe',
  'Ostmark',
  'Halden',
];
const WORDS =
  'research group field annual report team project method result system design water energy museum festival council harbour engine garden library market season student teacher award bridge cloud data forest'.split(
    ' ',
  );

const nameOf = (number: number): string =>
  `${GIVEN[number % GIVEN.length]} ${FAMILY[Math.floor(number / GIVEN.length) % FAMILY.length]}${number % 7 === 0 ? '' : `son${number % 400}`}`;

/** On every fifth page stands the same photographer; on a thousandth of all pages she works for the house named here. */
const COMMON_NAME = 'Marit Solheimdal';
const COMMON_HOUSE = 'Brightwater Gallery';

function credit(number: number): string {
  if (number % 1000 === 7) return `${COMMON_NAME} is curator at ${COMMON_HOUSE}.`;
  return number % 5 === 0 ? `Photograph by ${COMMON_NAME}.` : '';
}

/** About 2 KB of text with a person, an organisation and words that many pages share. */
function page(number: number): CorpusPage {
  const organisation = `${PLACES[number % PLACES.length]} ${number % 2 === 0 ? 'University' : 'Robotics'}`;
  const filler = Array.from({ length: 260 }, (_, at) => WORDS[(number * 31 + at * at * 7) % WORDS.length]).join(' ');
  const text = `${nameOf(number)} works at ${organisation} since ${1990 + (number % 35)}. ${filler}. ${credit(number)} Page ${number}.`;
  const body = new TextEncoder().encode(`<!doctype html><title>${nameOf(number)}</title><p>${text}</p>`);
  return {
    url: `https://site-${number % 5000}.example/page/${number}`,
    title: `${nameOf(number)} - ${organisation}`,
    text,
    body,
    contentType: 'text/html; charset=utf-8',
    publishedDate: null,
  };
}

export async function benchCorpus(): Promise<Measure[]> {
  const database = await openTestDatabase();
  const { corpus } = database.store;
  try {
    const measures: Measure[] = [];
    const from = performance.now();
    const sample = await importCorpus(corpus, SAMPLE_WEB);
    const seconds = (performance.now() - from) / 1000;
    measures.push({
      name: `import of the sample web (${sample.pages} pages)`,
      value: sample.pages / seconds,
      unit: 'pages/s',
    });
    await corpus.remove(sample.collection);

    const fill = async (start: number, end: number): Promise<number> => {
      const began = performance.now();
      for (let at = start; at < end; at += BATCH) {
        await corpus.put(
          'bench',
          Array.from({ length: Math.min(BATCH, end - at) }, (_, offset) => page(at + offset)),
        );
      }
      return ((end - start) / (performance.now() - began)) * 1000;
    };
    const search = async (pages: number): Promise<number[]> => {
      await database.sql('vacuum (analyze) corpus_pages');
      const times: number[] = [];
      for (let number = 0; number < SEARCHES + 20; number += 1) {
        const wanted = (number * 7919) % pages;
        const began = performance.now();
        const hits = await corpus.search({
          names: [nameOf(wanted)],
          words: `${PLACES[wanted % PLACES.length]} ${wanted % 2 === 0 ? 'University' : 'Robotics'}`,
          limit: 10,
          allowDomains: [],
          denyDomains: [],
        });
        if (hits.length === 0) throw new Error(`nothing found for ${nameOf(wanted)}`);
        if (number >= 20) times.push(performance.now() - began);
      }
      return times;
    };
    const common = async (): Promise<number[]> => {
      const times: number[] = [];
      for (let number = 0; number < COMMON_SEARCHES + 5; number += 1) {
        const began = performance.now();
        const question = { names: [COMMON_NAME], limit: 10, allowDomains: [], denyDomains: [] };
        const hits = await corpus.search({ ...question, words: number % 2 === 0 ? COMMON_HOUSE : '' });
        if (number >= 5) times.push(performance.now() - began);
        const best = number % 2 === 0 ? hits.every((hit) => hit.snippet.includes('curator at')) : hits.length === 10;
        if (!best) throw new Error('a page with name and organisation does not come first');
      }
      return times;
    };
    measures.push(...(await imports(corpus)));
    await fill(0, SMALL);
    const small = await search(SMALL);
    const rate = await fill(SMALL, LARGE);
    const large = await search(LARGE);
    const crowded = await common();
    measures.push(
      { name: `pages put into the store, up to ${LARGE}`, value: rate, unit: 'pages/s' },
      { name: `search among ${SMALL} pages, p50`, value: median(small), unit: 'ms' },
      { name: `search among ${SMALL} pages, p99`, value: percentile(small, 0.99), unit: 'ms' },
      {
        name: `search among ${LARGE} pages, p50`,
        value: median(large),
        unit: 'ms',
        limit: median(small),
        ratio: median(large) / median(small),
        aim: `at most ${SEARCH_AIM_MS} ms`,
        met: median(large) <= SEARCH_AIM_MS,
      },
      { name: `search among ${LARGE} pages, p99`, value: percentile(large, 0.99), unit: 'ms' },
      { name: `the same for a name on ${LARGE / 5} of them, p50`, value: median(crowded), unit: 'ms' },
    );
    return measures;
  } finally {
    await database.close();
  }
}

/** A file of pages through the whole import: how fast, how much memory it takes on the way, and how fast it goes on after a stop. */
async function imports(corpus: CorpusStore): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bonafide-bench-'));
  const file = join(folder, 'pages.jsonl');
  const decoder = new TextDecoder();
  for (let at = 0; at < FILE_PAGES; at += BATCH) {
    const lines = Array.from({ length: BATCH }, (_, offset) => {
      const { url, body } = page(1_000_000 + at + offset);
      return `${JSON.stringify({ url, html: decoder.decode(body) })}\n`;
    });
    appendFileSync(file, lines.join(''));
  }
  try {
    let early = 0;
    let late = 0;
    const watch = ({ done }: { done: number }): void => {
      if (done % 1000 !== 0) return;
      globalThis.gc?.();
      const megabytes = process.memoryUsage().rss / 2 ** 20;
      if (done <= FILE_PAGES / 4) early = Math.max(early, megabytes);
      else late = Math.max(late, megabytes);
    };
    const began = performance.now();
    const first = await importCorpus(corpus, file, { onProgress: watch });
    const read = performance.now();
    const again = await importCorpus(corpus, file, { force: true });
    const resumed = performance.now();
    if (first.pages !== FILE_PAGES || again.kept !== FILE_PAGES) throw new Error('the import is not complete');
    await corpus.remove(first.collection);
    return [
      { name: `import of a file of ${FILE_PAGES} pages`, value: (FILE_PAGES / (read - began)) * 1000, unit: 'pages/s' },
      { name: 'the same again, all there already', value: (FILE_PAGES / (resumed - read)) * 1000, unit: 'pages/s' },
      { name: 'memory of the import, last three quarters', value: late, unit: 'MB', limit: early, ratio: late / early },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
