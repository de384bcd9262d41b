// A server on loopback that behaves badly on purpose, one behaviour a path, and a sentinel that must never be reached.
import { createServer, type Server, type Socket } from 'node:net';
import zlib from 'node:zlib';

export interface HostileServer {
  port: number;
  url(path: string): string;
  /** Request lines in the order they came, robots.txt left out. */
  hits: string[];
  /** Requests with their headers, as text. */
  requests: string[];
  connections: () => number;
  close(): Promise<void>;
}

export type Behaviour = (socket: Socket, request: { path: string; head: string; port: number }) => void;

export async function startHostileServer(
  behaviours: Record<string, Behaviour> = HOSTILE_BEHAVIOURS,
  listen: { host?: string; port?: number } = {},
): Promise<HostileServer> {
  const host = listen.host ?? '127.0.0.1';
  const sockets = new Set<Socket>();
  const hits: string[] = [];
  const requests: string[] = [];
  let connections = 0;
  let port = 0;
  const server: Server = createServer({ allowHalfOpen: true }, (socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    socket.on('end', () => socket.end());
    let buffered = '';
    socket.on('data', (chunk) => {
      buffered += chunk.toString('latin1');
      const end = buffered.indexOf('\r\n\r\n');
      if (end < 0) return;
      const head = buffered.slice(0, end);
      buffered = '';
      const path = head.split(' ')[1] ?? '/';
      requests.push(head);
      if (path !== '/robots.txt') hits.push(head.split('\r\n', 1)[0]!);
      const behaviour = behaviours[path.split('?', 1)[0]!] ?? behaviours['*'] ?? notFound;
      behaviour(socket, { path, head, port });
    });
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(listen.port ?? 0, host, resolve));
  port = (server.address() as { port: number }).port;
  return {
    port,
    hits,
    requests,
    url: (path) => `http://${host}:${port}${path}`,
    connections: () => connections,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** A complete answer with its true length. */
export function reply(
  socket: Socket,
  status: string,
  headers: Record<string, string> = {},
  body: string | Buffer = '',
): void {
  const bytes = Buffer.from(body as string);
  const lines = Object.entries({ 'content-length': String(bytes.length), connection: 'close', ...headers });
  socket.write(`HTTP/1.1 ${status}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
  socket.end(bytes);
}

const notFound: Behaviour = (socket) => reply(socket, '404 Not Found');

const BOMB_BYTES = 32 * 1024 * 1024;
/** Text, so that the reader wants it. */
const blanks = () => Buffer.alloc(BOMB_BYTES, ' ');
const bombs: Record<string, () => Buffer> = {
  gzip: () => zlib.gzipSync(blanks(), { level: 9 }),
  deflate: () => zlib.deflateSync(blanks(), { level: 9 }),
  br: () => zlib.brotliCompressSync(blanks(), { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } }),
  zstd: () => zlib.zstdCompressSync(blanks()),
  'gzip, gzip': () => zlib.gzipSync(zlib.gzipSync(blanks(), { level: 9 }), { level: 9 }),
  'gzip, br': () => zlib.brotliCompressSync(zlib.gzipSync(blanks(), { level: 1 })),
};

/** Empty stored blocks: a stream that costs work and gives nothing, hidden under a second encoding. */
function emptyBlocks(): Buffer {
  const block = Buffer.from([0x00, 0x00, 0x00, 0xff, 0xff]);
  const inner = Buffer.alloc(block.length * 4_000_000, block);
  return zlib.gzipSync(inner, { level: 9 });
}

function bomb(encoding: string): Behaviour {
  return (socket) =>
    reply(socket, '200 OK', { 'content-type': 'text/html', 'content-encoding': encoding }, bombs[encoding]!());
}

function drip(socket: Socket, piece: string): void {
  const timer = setInterval(() => socket.write(piece), 20);
  socket.on('close', () => clearInterval(timer));
}

function pour(socket: Socket, piece: Buffer): void {
  const more = () => {
    while (!socket.destroyed && socket.write(piece));
    if (!socket.destroyed) socket.once('drain', more);
  };
  more();
}

export const HOSTILE_BEHAVIOURS: Record<string, Behaviour> = {
  '/plain': (socket) => reply(socket, '200 OK', { 'content-type': 'text/html' }, '<html><p>Jane Sample</p></html>'),
  '/silent': () => {},
  '/drip-headers': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\n');
    drip(socket, 'x: y\r\n');
  },
  '/drip-body': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 1000000\r\n\r\n');
    drip(socket, 'a');
  },
  '/endless': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n');
    pour(socket, Buffer.alloc(65536, 'a'));
  },
  '/endless-gzip': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-encoding: gzip\r\n\r\n');
    const gzip = zlib.createGzip({ level: 0 });
    gzip.pipe(socket);
    const timer = setInterval(() => gzip.write(Buffer.alloc(262144, 'a')), 2);
    socket.on('close', () => clearInterval(timer));
  },
  '/endless-image': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-type: image/png\r\n\r\n\x89PNG\r\n\x1a\n\0\0\0', 'latin1');
    pour(socket, Buffer.alloc(65536, 1));
  },
  '/early-hints': (socket) => pour(socket, Buffer.from('HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n')),
  '/bomb-gzip': bomb('gzip'),
  '/bomb-deflate': bomb('deflate'),
  '/bomb-br': bomb('br'),
  '/bomb-zstd': bomb('zstd'),
  '/bomb-twice': bomb('gzip, gzip'),
  '/bomb-mixed': bomb('gzip, br'),
  '/bomb-empty': (socket) => reply(socket, '200 OK', { 'content-encoding': 'deflate, gzip' }, emptyBlocks()),
  '/stacked': (socket) => reply(socket, '200 OK', { 'content-encoding': Array(20).fill('gzip').join(', ') }, 'x'),
  '/unknown-encoding': (socket) => reply(socket, '200 OK', { 'content-encoding': 'compress' }, 'x'),
  '/false-gzip': (socket) => reply(socket, '200 OK', { 'content-encoding': 'gzip' }, 'this is not gzip at all'),
  '/loop': (socket) => reply(socket, '302 Found', { location: '/loop' }),
  '/ping': (socket) => reply(socket, '302 Found', { location: '/pong' }),
  '/pong': (socket) => reply(socket, '302 Found', { location: '/ping' }),
  '/deeper': (socket, { path }) => {
    const step = Number(new URLSearchParams(path.split('?')[1]).get('step') ?? 0);
    reply(socket, '302 Found', { location: `/deeper?step=${step + 1}` });
  },
  '/five': (socket, { path }) => {
    const step = Number(new URLSearchParams(path.split('?')[1]).get('step') ?? 0);
    if (step === 5) reply(socket, '200 OK', { 'content-type': 'text/plain' }, 'arrived');
    else reply(socket, '301 Moved', { location: `/five?step=${step + 1}` });
  },
  '/redirect-scheme': (socket) => reply(socket, '302 Found', { location: 'file:///etc/passwd' }),
  '/redirect-broken': (socket) => reply(socket, '302 Found', { location: 'http://[' }),
  '/redirect-nowhere': (socket) => reply(socket, '302 Found', {}, 'no location'),
  '/length-too-long': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 5000\r\n\r\nshort');
    socket.end();
  },
  '/length-too-short': (socket) => {
    socket.write(
      'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 5\r\nconnection: close\r\n\r\nhello and more',
    );
    socket.end();
  },
  '/length-twice': (socket) => {
    socket.end('HTTP/1.1 200 OK\r\ncontent-length: 5\r\ncontent-length: 50\r\n\r\nhello');
  },
  '/length-negative': (socket) => {
    socket.end('HTTP/1.1 200 OK\r\ncontent-length: -5\r\n\r\nhello');
  },
  '/header-flood': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\n');
    pour(socket, Buffer.from(`x-flood: ${'y'.repeat(1000)}\r\n`));
  },
  '/half-closed': (socket) => socket.end(),
  '/reset': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 1000\r\n\r\nbeginning');
    setImmediate(() => socket.resetAndDestroy());
  },
  '/not-http': (socket) => {
    socket.end('SSH-2.0-OpenSSH_9.6\r\n');
  },
  '/upgrade': (socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
  },
  '/chunk-garbage': (socket) => {
    socket.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nZZZZ\r\nnonsense\r\n0\r\n\r\n');
  },
  '/wrong-charset': (socket) =>
    reply(socket, '200 OK', { 'content-type': 'text/html; charset=utf-7' }, Buffer.from('<p>caf\u00e9</p>', 'latin1')),
  '/no-content-with-body': (socket) => {
    socket.end('HTTP/1.1 204 No Content\r\ncontent-length: 5\r\n\r\nhello');
  },
  '/cookie': (socket) => reply(socket, '302 Found', { location: '/after-cookie', 'set-cookie': 'session=secret' }),
  '/after-cookie': (socket) => reply(socket, '200 OK', { 'content-type': 'text/plain' }, 'ok'),
};
