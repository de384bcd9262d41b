// A job as heavy as the API allows: many claims on many pages, each page full of facts of other schools. Every page has its own
// loopback address, so that the outbound client treats them as many sites.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export const HEAVY_PERSON = { full_name: 'Jane Testerson' };
const PAGES = 20;
const CLAIMS = 49;

/** A made-up word that no other number gives. */
export function madeUpWord(number: number): string {
  let word = '';
  for (let rest = number + 5; rest > 0; rest = Math.floor(rest / 20))
    word += 'bcdfghjklmnpqrstvwxz'[rest % 20]! + 'aeiou'[rest % 5]!;
  return `${word[0]!.toUpperCase()}${word.slice(1)}ford`;
}

export function heavyPage(page: number, paragraphs: number): string {
  const lines = Array.from({ length: paragraphs }, (_, index) => {
    const word = madeUpWord(index * PAGES + page);
    return `<p>Alderbirch${word} Cedar received a PhD from the University of ${word} in 2001. Jane Alderbirch Testerson.</p>`;
  });
  return `<!doctype html><title>Jane Testerson</title><h1>Jane Testerson</h1>${lines.join('')}`;
}

export interface HeavyPages {
  /** A request that makes the service read all pages and judge all claims on them. */
  job(): { person: object; claims: object[]; options: object };
  close(): Promise<void>;
}

export async function serveHeavyPages(paragraphs: number): Promise<HeavyPages> {
  const pages = Array.from({ length: PAGES }, (_, page) => heavyPage(page, paragraphs));
  const servers: Server[] = [];
  let port = 0;
  for (let page = 0; page < PAGES; page += 1) {
    const server = createServer((request, response) => {
      if (request.url === '/robots.txt') return void response.writeHead(404).end();
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pages[page]);
    });
    server.listen(port, `127.0.0.${page + 2}`);
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
    servers.push(server);
  }
  return {
    job: () => ({
      person: HEAVY_PERSON,
      claims: [
        ...Array.from({ length: CLAIMS }, (_, index) => ({
          claim_key: `study_${index}`,
          claim_type: 'education',
          expected: { school: `University of ${madeUpWord(index + 100_000)}`, degree: 'PhD' },
        })),
        {
          claim_key: 'pages',
          claim_type: 'identity',
          expected: { profile_urls: pages.map((_, page) => `http://127.0.0.${page + 2}:${port}/`) },
        },
      ],
      options: { depth: 'light' },
    }),
    close: async () => {
      await Promise.all(
        servers.map((server) => {
          server.closeAllConnections();
          return new Promise((resolve) => server.close(resolve));
        }),
      );
    },
  };
}

/** Asks for `/healthz` without a pause; `longest` is the longest answer so far. */
export function watchHealth(address: string): { longest(): number; stop(): Promise<void> } {
  let longest = 0;
  let running = true;
  const asked = (async () => {
    while (running) {
      const from = performance.now();
      await fetch(`${address}/healthz`).then((answer) => answer.arrayBuffer());
      longest = Math.max(longest, performance.now() - from);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();
  return {
    longest: () => longest,
    stop: () => {
      running = false;
      return asked;
    },
  };
}
