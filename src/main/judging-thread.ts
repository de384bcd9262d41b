// A judging thread: one question in, its answer out. It is ended when it overruns.
import { parentPort, workerData } from 'node:worker_threads';
import { CompiledIndex } from '../domain/orgs/data-pack/read-index.ts';
import type { DeclaredSite } from '../domain/trust/declared-sites.ts';
import { answerTask } from '../pipeline/judging/judging-task.ts';
import { stepBack } from '../threads/step-back.ts';
import { READY } from '../threads/worker-pool.ts';
import { trustData } from './trust-data.ts';

export interface JudgingThreadData {
  /** The compiled organisation data, shared by all threads. */
  organisations: SharedArrayBuffer;
  sites: readonly DeclaredSite[];
}

if (parentPort !== null) {
  const port = parentPort;
  stepBack();
  const { organisations, sites } = workerData as JudgingThreadData;
  const trust = trustData(new CompiledIndex(organisations), sites);
  port.on('message', (task) => port.postMessage(answerTask(task, trust)));
  port.postMessage(READY);
}
