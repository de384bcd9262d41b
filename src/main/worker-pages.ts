// What a worker process answers: that it lives, that its store answers, and its metrics. Nothing else, and no key is needed.
import Fastify from 'fastify';
import type { Store } from '../ports/store.ts';
import type { PrometheusMetrics } from './prometheus.ts';

export const DEFAULT_WORKER_PORT = 8788;

interface Parts {
  store: Pick<Store, 'ready'>;
  registry: PrometheusMetrics['registry'];
}

/** `port` null means the default one, or any when another worker of this machine has it. */
export async function openWorkerPages(
  { store, registry }: Parts,
  { host, port }: { host: string; port: number | null },
): Promise<{ address: string; close(): Promise<void> }> {
  const app = Fastify({ logger: false, forceCloseConnections: true });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = await store.ready().catch(() => false);
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'store_unavailable' });
  });
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  const address = await app
    .listen({ host, port: port ?? DEFAULT_WORKER_PORT })
    .catch((error: NodeJS.ErrnoException) => {
      if (port !== null || error.code !== 'EADDRINUSE') throw error;
      return app.listen({ host, port: 0 });
    });
  return { address, close: () => app.close() };
}
