// Answers at once and does nothing else: how long it stands still is what the machine does to any process.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerWith } from './process.ts';

const server = createServer((_, response) => response.end('ok'));

answerWith(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
