// A schema thread: one question in, the faults out. It is ended when it overruns.
import { parentPort } from 'node:worker_threads';
import { SchemaDesk } from '../operations/schemas/schema-task.ts';
import { stepBack } from '../threads/step-back.ts';
import { READY } from '../threads/worker-pool.ts';

if (parentPort !== null) {
  const port = parentPort;
  stepBack();
  const desk = new SchemaDesk();
  port.on('message', (task) => port.postMessage(desk.answer(task)));
  port.postMessage(READY);
}
