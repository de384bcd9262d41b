// A judging thread: one question in, its answer out. It is ended when it overruns.
import { parentPort, workerData } from 'node:worker_threads';
import { allKnownSchools } from '../domain/orgs/known-schools.ts';
import { answerTask } from '../pipeline/judging/judging-task.ts';
import { stepBack } from '../threads/step-back.ts';
import { READY } from '../threads/worker-pool.ts';
import { loadOrganisations } from './organisations.ts';

if (parentPort !== null) {
  const port = parentPort;
  stepBack();
  loadOrganisations((workerData as { dataDir: string }).dataDir);
  port.on('message', (task) => port.postMessage(answerTask(task)));
  // Building the tables takes a moment, which the first job should not wait for.
  allKnownSchools();
  port.postMessage(READY);
}
