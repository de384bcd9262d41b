// A thread that opens the index and asks it a hundred names; answers with the megabytes of heap it holds more.
import { parentPort, workerData } from 'node:worker_threads';
import { CompiledIndex } from '../../src/domain/orgs/data-pack/read-index.ts';

const { organisations } = workerData as { organisations: SharedArrayBuffer };
const heap = (): number => {
  global.gc?.();
  return process.memoryUsage().heapUsed / 1e6;
};
const before = heap();
const index = new CompiledIndex(organisations);
for (let at = 0; at < 100; at += 1) index.named(index.at(at * 10).names[0]!.value);
parentPort?.postMessage(heap() - before);
