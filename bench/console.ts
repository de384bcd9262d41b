// First load of the console: bytes, and milliseconds until it can be used, against the API's own reference page in the same
// browser. `node bench/console.ts` prints the figures.
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { browserMissing, openBrowser, startConsoleService } from '../test/e2e/console-service.ts';
import { inTurns, type Measure } from './measure.ts';

const RUNS = 7;
const SCRIPT_LIMIT = 120_000;

/** On a service of its own unless one is named. */
export async function benchConsole(options: { baseUrl?: string; link?: string } = {}): Promise<Measure[]> {
  const missing = browserMissing();
  if (missing) throw new Error(missing);
  if (options.baseUrl !== undefined) return measureConsole(options.baseUrl, options.link);
  const service = await startConsoleService();
  try {
    return await measureConsole(service.address, service.link);
  } finally {
    await service.stop();
  }
}

async function measureConsole(baseUrl: string, link = `${baseUrl}/console/`): Promise<Measure[]> {
  const browser = await openBrowser();
  try {
    const { allBytes, scriptGzipBytes } = await sizes(baseUrl);
    const docs = `${baseUrl}/docs`;
    // One load of each beforehand: the first page of a browser pays for its start.
    await usableAfter(browser, docs);
    await usableAfter(browser, link);
    const { ours, bare, ratio } = await inTurns(
      RUNS,
      () => usableAfter(browser, link),
      () => usableAfter(browser, docs),
    );
    return [
      {
        name: 'script of the console, gzip',
        value: scriptGzipBytes,
        unit: 'bytes',
        limit: SCRIPT_LIMIT,
        ratio: scriptGzipBytes / SCRIPT_LIMIT,
        aim: 'under 120 kB',
        met: scriptGzipBytes < SCRIPT_LIMIT,
      },
      { name: 'document, script and styles, as they lie', value: allBytes, unit: 'bytes' },
      {
        name: `console usable, cold cache, against /docs (${RUNS} turns)`,
        value: ours,
        unit: 'ms',
        limit: bare,
        ratio,
      },
    ];
  } finally {
    await browser.close();
  }
}

/** Usable: its heading is there and takes input; for the console that is after its scripts have run. */
async function usableAfter(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const from = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('h1').first().waitFor({ state: 'visible' });
  const milliseconds = performance.now() - from;
  await context.close();
  return milliseconds;
}

async function sizes(baseUrl: string): Promise<{ allBytes: number; scriptGzipBytes: number }> {
  const load = async (path: string) => {
    const answer = await fetch(`${baseUrl}${path}`);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  };
  const document = await load('/console/');
  const files = [...document.toString().matchAll(/(?:src|href)="(\/console\/[^"]+)"/g)].map((match) => match[1]!);
  let allBytes = document.length;
  let scriptGzipBytes = 0;
  for (const file of files) {
    const bytes = await load(file);
    allBytes += bytes.length;
    if (file.endsWith('.js')) scriptGzipBytes += gzipSync(bytes).length;
  }
  return { allBytes, scriptGzipBytes };
}

if (import.meta.main) console.table(await benchConsole());
