// A receiver that speaks HTTP by hand, so that a test decides about every byte and every close, and counts both.
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export interface RawReceiver {
  port: number;
  url(path: string): string;
  connections(): number;
  /** Bytes that came in on all connections. */
  bytes(): number;
  /** Whole requests, head and body, in the order they came. */
  requests: string[];
  /** Sockets in the order they were accepted. */
  sockets: Socket[];
  close(): Promise<void>;
}

/** `answer` is called with each whole request and how many came on this connection before it. */
export async function startRawReceiver(
  answer: (socket: Socket, request: string, before: number) => void,
  listen: { host?: string; port?: number } = {},
): Promise<RawReceiver> {
  const host = listen.host ?? '127.0.0.1';
  const sockets: Socket[] = [];
  const requests: string[] = [];
  let bytes = 0;
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
    let text = '';
    let count = 0;
    socket.on('data', (chunk) => {
      bytes += chunk.length;
      text += chunk.toString('latin1');
      for (let length = lengthOf(text); length !== undefined && text.length >= length; length = lengthOf(text)) {
        const request = text.slice(0, length);
        text = text.slice(length);
        requests.push(request);
        answer(socket, request, count++);
      }
    });
  });
  server.listen(listen.port ?? 0, host);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    port,
    url: (path) => `http://${host}:${port}${path}`,
    connections: () => sockets.length,
    bytes: () => bytes,
    requests,
    sockets,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Two receivers on one port of two addresses. A port that is free on the first may be taken on the second: then another one. */
export async function startReceiverPair(
  answer: Parameters<typeof startRawReceiver>[0],
  hosts: readonly [string, string],
): Promise<[RawReceiver, RawReceiver]> {
  for (let tries = 1; ; tries += 1) {
    const first = await startRawReceiver(answer, { host: hosts[0] });
    try {
      return [first, await startRawReceiver(answer, { host: hosts[1], port: first.port })];
    } catch (error) {
      await first.close();
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || tries === 20) throw error;
    }
  }
}

/** Of the first request in the text, its body included; undefined before its head is whole. */
function lengthOf(text: string): number | undefined {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const declared = /\r\ncontent-length: (\d{1,9})/i.exec(text.slice(0, end));
  return end + 4 + Number(declared?.[1] ?? 0);
}

/** A whole answer that leaves the connection open. */
export function ok(body = 'ok', headers = ''): string {
  return `HTTP/1.1 200 OK\r\ncontent-length: ${body.length}\r\n${headers}\r\n${body}`;
}
