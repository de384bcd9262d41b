// Pages about the service itself, open to all: health, readiness, metrics, the reference, and the way to the console.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Fault } from '../contract/schemas/problem.ts';
import { once } from '../domain/text/once.ts';
import { workState } from '../operations/service-status.ts';
import type { Clock } from '../ports/clock.ts';
import type { Queue } from '../ports/queue.ts';
import type { Store } from '../ports/store.ts';
import { STYLE_HASH } from './documents/page-frame.ts';
import { readDocuments } from './documents/read-documents.ts';
import { docsPage } from './documents/reference.ts';
import { problem } from './fault-to-response.ts';
import { type OpenApiDocument, openApiDocument } from './openapi.ts';
import { docsHeaders } from './security-headers.ts';
import { serveStatic } from './static-files.ts';

export interface MetricsRegistry {
  contentType: string;
  metrics(): Promise<string>;
}

export interface ServicePageParts {
  store: Pick<Store, 'ready' | 'workers'>;
  queue: Pick<Queue, 'depth'>;
  clock: Pick<Clock, 'now'>;
  registry: MetricsRegistry | null;
  settings: { version: string; consoleFolder: string | null; documentsRoot: string | null };
}

export function addServicePages(app: FastifyInstance, parts: ServicePageParts): void {
  const { store, registry, settings } = parts;
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    // Without a worker the API still takes jobs, so it stays ready; but it says so.
    if (await store.ready().catch(() => false)) return { status: 'ready', ...(await workOf(parts)) };
    const answer = problem({
      code: 'store_unavailable',
      detail: 'The store does not answer, or its migrations are not done.',
      path: '/readyz',
      requestId: request.id,
    });
    return reply.code(answer.status).headers(answer.headers).send(JSON.stringify(answer.body));
  });
  if (registry) {
    app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  }

  const document = once(() => openApiDocument(settings.version));
  const openapi = once(() => JSON.stringify(document()));
  app.get('/openapi.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(openapi()),
  );
  addDocuments(app, document, settings.documentsRoot);

  const console = serveStatic(app, settings.consoleFolder);
  app.get('/', (_request, reply) => reply.redirect(console ? '/console/' : '/docs', 302));
}

/** Everything there is is known at start: what is not in the maps cannot be reached. */
function addDocuments(app: FastifyInstance, document: () => OpenApiDocument, root: string | null): void {
  const documents = readDocuments(root);
  const home = once(() => docsPage(document(), { home: documents.home(), menu: documents.menu() }));
  const headers = { 'cache-control': 'no-cache', ...docsHeaders(STYLE_HASH) };
  const send = (reply: FastifyReply, html: string) =>
    reply.headers(headers).type('text/html; charset=utf-8').send(html);
  app.get('/docs', (_request, reply) => send(reply, home()));
  app.get('/docs/*', (request, reply) => {
    const name = (request.params as { '*': string })['*'];
    const picture = documents.pictures.get(name);
    if (picture !== undefined) return reply.headers(headers).type('image/png').send(picture);
    if (name === '') return reply.redirect('/docs', 308);
    const page = documents.pages.get(name.replace(/\.md$/, ''));
    if (page === undefined) throw new Fault('route_not_found', 'There is no such document.');
    return send(reply, page());
  });
}

async function workOf(parts: ServicePageParts): Promise<{ workers?: number; waiting_jobs?: number; notice?: string }> {
  const state = await workState(parts).catch(() => null);
  if (state === null) return {};
  const { waiting } = state;
  const workers = state.workers.length;
  const notice = workers === 0 ? { notice: 'No worker is alive: jobs wait until one is started.' } : {};
  return { workers, waiting_jobs: waiting, ...notice };
}
