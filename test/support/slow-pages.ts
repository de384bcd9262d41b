// A service with two projects, a site that never answers, and one that answers at once: what one project's slow pages cost the
// other.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Bonafide } from '../../src/client/bonafide-client.ts';
import { type Service, startService, temporaryFolder } from './service.ts';

export interface TwoProjects {
  service: Service;
  greedy: Bonafide;
  modest: Bonafide;
  /** Pages of the silent site that somebody waits for. */
  waiting(): number;
  slowJob(): object;
  /** Each one about a page of its own, so that no copy is at hand. */
  quickJob(): object;
  close(): Promise<void>;
}

const KEYS = { greedy: `bonafide_key_${'greedy'.repeat(5)}`, modest: `bonafide_key_${'modest'.repeat(5)}` };

async function listen(address: string, server: Server): Promise<string> {
  server.listen(0, address);
  await once(server, 'listening');
  return `http://${address}:${(server.address() as AddressInfo).port}`;
}

export async function openTwoProjects(): Promise<TwoProjects> {
  const folder = temporaryFolder();
  let waiting = 0;
  let made = 0;
  const silent = createServer((request, response) => {
    if (request.url === '/robots.txt') return void response.writeHead(404).end();
    waiting += 1;
    response.once('close', () => (waiting -= 1));
  });
  const quick = createServer((request, response) => {
    if (request.url === '/robots.txt') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<title>Ottoline Vask</title><h1>Ottoline Vask</h1><p>Ottoline Vask works for Vask Instruments.</p>');
  });
  const [slow, fast] = await Promise.all([listen('127.0.0.7', silent), listen('127.0.0.8', quick)]);
  const service = await startService({
    dataDir: folder.path,
    environment: {
      BONAFIDE_API_KEYS: `greedy=${KEYS.greedy},modest=${KEYS.modest}`,
      BONAFIDE_PROVIDERS: 'profile',
      BONAFIDE_ALLOW_NETWORKS: '127.0.0.0/8',
      BONAFIDE_CORPUS: 'none',
    },
  });
  const client = (apiKey: string) => new Bonafide({ baseUrl: service.address, apiKey });
  const jobAbout = (page: string) => {
    made += 1;
    return {
      person: { full_name: 'Ottoline Vask' },
      claims: [{ claim_key: 'page', claim_type: 'identity', expected: { profile_urls: [`${page}/${made}`] } }],
      options: { depth: 'light' },
    };
  };
  return {
    service,
    greedy: client(KEYS.greedy),
    modest: client(KEYS.modest),
    waiting: () => waiting,
    slowJob: () => jobAbout(slow),
    quickJob: () => jobAbout(fast),
    close: async () => {
      await service.kill();
      for (const server of [silent, quick]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
      folder.remove();
    },
  };
}
