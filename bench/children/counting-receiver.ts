// Answers every POST with 200 and remembers when the first and the last one of a count came.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerWith } from './process.ts';

let count = 0;
let wanted = Number.POSITIVE_INFINITY;
let first = 0;
let finish: ((milliseconds: number) => void) | null = null;

const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    const now = performance.now();
    if (count === 0) first = now;
    count += 1;
    response.end('ok');
    if (count >= wanted) finish?.(now - first);
  });
});
server.keepAliveTimeout = 60_000;

answerWith(async (question: 'listen' | { wait: number }) => {
  if (question === 'listen') {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  }
  // The milliseconds from the first to the last of this many.
  count = 0;
  wanted = question.wait;
  return new Promise((resolve) => {
    finish = resolve;
  });
});
