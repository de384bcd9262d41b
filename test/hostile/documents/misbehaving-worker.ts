// A thread for tests of the pool: does what its job says, well or badly.
import { parentPort } from 'node:worker_threads';

parentPort?.on('message', (job: { act: string }) => {
  if (job.act === 'hang') for (;;);
  if (job.act === 'throw') throw new Error('on purpose');
  if (job.act === 'exit') process.exit(5);
  if (job.act === 'fill') {
    const kept: unknown[] = [];
    for (;;) kept.push(new Array(100_000).fill(kept.length));
  }
  parentPort?.postMessage({ answered: job.act });
});
parentPort?.postMessage('ready');
