// A web search on loopback that speaks Exa's shape: pages by the words of the question, after a set time, or held back
// until the test lets go.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SearchPage {
  url: string;
  title: string;
  text: string;
  publishedDate?: string | null;
}

export interface SearchQuestion {
  query: string;
  numResults: number;
  includeDomains?: string[];
  excludeDomains?: string[];
}

export interface SearchServer {
  url: string;
  questions: SearchQuestion[];
  /** Questions that came and were not answered yet. */
  waiting(): number;
  /** Keeps every answer back until `release`. */
  hold(): void;
  release(): void;
  close(): Promise<void>;
}

export interface SearchServerOptions {
  delayMs?: number;
  find?(question: SearchQuestion): SearchPage[];
}

export async function startSearchServer(options: SearchServerOptions = {}): Promise<SearchServer> {
  const questions: SearchQuestion[] = [];
  const held: (() => void)[] = [];
  let holding = false;
  let pending = 0;
  const reply = (question: SearchQuestion, response: ServerResponse): void => {
    pending -= 1;
    if (response.destroyed) return;
    const results = (options.find?.(question) ?? []).slice(0, question.numResults).map((page, index) => ({
      id: page.url,
      url: page.url,
      title: page.title,
      text: page.text,
      publishedDate: page.publishedDate ?? null,
      score: 1 / (index + 1),
    }));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ requestId: 'r', results, costDollars: { total: 0.005 } }));
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const question = JSON.parse(Buffer.concat(chunks).toString('utf8')) as SearchQuestion;
      questions.push(question);
      pending += 1;
      if (holding) held.push(() => reply(question, response));
      else if (options.delayMs) setTimeout(() => reply(question, response), options.delayMs);
      else reply(question, response);
    });
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    questions,
    waiting: () => pending,
    hold: () => {
      holding = true;
    },
    release: () => {
      holding = false;
      for (const answer of held.splice(0)) answer();
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
