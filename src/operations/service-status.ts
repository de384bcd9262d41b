// What the service searches and whether anybody works on its queue, as the console and an operator ask it.
import type { Clock } from '../ports/clock.ts';
import type { Queue } from '../ports/queue.ts';
import type { Store, WorkerRecord } from '../ports/store.ts';

export interface ServiceTools {
  store: Pick<Store, 'workers' | 'corpus'>;
  queue: Pick<Queue, 'depth'>;
  clock: Pick<Clock, 'now'>;
}

export const SAMPLE_COLLECTION = 'sample-web';
/** A worker says that it lives every few seconds; one that kept silent this long is gone. */
export const WORKER_SILENCE_SECONDS = 30;

export interface WorkState {
  workers: WorkerRecord[];
  waiting: number;
}

type WorkTools = Omit<ServiceTools, 'store'> & { store: Pick<Store, 'workers'> };

export async function workState({ store, queue, clock }: WorkTools): Promise<WorkState> {
  const since = new Date(clock.now().getTime() - WORKER_SILENCE_SECONDS * 1000);
  const [workers, depth] = await Promise.all([store.workers.alive(since), queue.depth()]);
  return { workers, waiting: depth.waiting };
}

export async function serviceStatus(
  tools: ServiceTools,
  version: string,
  missingContact: { off: string[]; slower: string[] } | null,
) {
  const [{ workers, waiting }, collections] = await Promise.all([workState(tools), tools.store.corpus.collections()]);
  const providers = new Map(workers.flatMap((worker) => worker.providers).map((provider) => [provider.id, provider]));
  return {
    version,
    web_search: [...providers.values()].some((provider) => provider.role === 'web_search'),
    providers: [...providers.values()].sort((left, right) => (left.id < right.id ? -1 : 1)),
    sample_web: collections.some((collection) => collection.name === SAMPLE_COLLECTION && collection.pages > 0),
    workers: workers.length,
    waiting_jobs: waiting,
    missing_contact: missingContact,
  };
}
