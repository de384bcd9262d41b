// Runs inside a network namespace of its own: public addresses on the loopback device, a name server that lies,
// servers of the inside that count visits. The outbound client runs as in production, with the system's resolver. Prints JSON.
import { execFileSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { writeFileSync } from 'node:fs';
import { isFault } from '../../src/domain/model/fault.ts';
import { reply, startHostileServer } from './hostile-server.ts';
import { openTestOutbound } from './test-outbound.ts';

const PUBLIC_V4 = '93.184.215.14';
const PUBLIC_V6 = '2606:4700::1111';
const INSIDE = ['127.0.0.1', '10.0.0.5', '169.254.169.254', '::1', 'fd00:ec2::254'];
const TYPE_A = 1;
const TYPE_AAAA = 28;
/** Where names lead that were public while a connection was opened and kept. */
const MOVES = ['127.0.0.1', '169.254.169.254', '::ffff:a00:5', '64:ff9b::a00:5'];

const queries: string[] = [];
let rebinds = 0;
const moved = new Set<string>();

/** Answers by name; `rebind.example` is public on odd questions and inside on even ones. */
function answersTo(name: string, type: number): string[] {
  const held = /^held-(\d)\.example$/.exec(name)?.[1];
  if (held !== undefined) {
    const address = moved.has(name) ? MOVES[Number(held)]! : PUBLIC_V4;
    return address.includes(':') === (type === TYPE_AAAA) ? [address] : [];
  }
  if (name === 'rebind.example' && type === TYPE_A) {
    rebinds += 1;
    return rebinds % 2 === 1 ? [PUBLIC_V4] : ['127.0.0.1'];
  }
  const table: Record<string, string[]> = {
    'public.example': [PUBLIC_V4],
    'six.example': [PUBLIC_V6],
    'inside.example': ['10.0.0.5'],
    'mixed.example': [PUBLIC_V4, '10.0.0.5'],
    'metadata.example': ['169.254.169.254'],
    'loop.example': ['::1'],
    'zero.example': ['0.0.0.0'],
    'mapped.example': ['::ffff:7f00:1'],
    'translated.example': ['64:ff9b::7f00:1'],
    'tunnel.example': ['2002:7f00:1::'],
  };
  return (table[name] ?? []).filter((address) => address.includes(':') === (type === TYPE_AAAA));
}

function encodeAddress(address: string): Buffer {
  if (!address.includes(':')) return Buffer.from(address.split('.').map(Number));
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const groups = [...left, ...Array(8 - left.length - right.length).fill('0'), ...right];
  return Buffer.from(groups.flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]));
}

function answerQuery(query: Buffer): Buffer {
  const labels: string[] = [];
  let position = 12;
  while (query[position]! > 0) {
    labels.push(query.toString('latin1', position + 1, position + 1 + query[position]!));
    position += query[position]! + 1;
  }
  const type = query.readUInt16BE(position + 1);
  const name = labels.join('.').toLowerCase();
  queries.push(`${name} ${type}`);
  const answers = answersTo(name, type).map((address) => {
    const data = encodeAddress(address);
    const record = Buffer.from([0xc0, 0x0c, 0, type, 0, 1, 0, 0, 0, 0, 0, data.length]);
    return Buffer.concat([record, data]);
  });
  const header = Buffer.from([query[0]!, query[1]!, 0x81, 0x80, 0, 1, 0, answers.length, 0, 0, 0, 0]);
  return Buffer.concat([header, query.subarray(12, position + 5), ...answers]);
}

async function startNameServer(): Promise<() => void> {
  const socket = createSocket('udp4');
  socket.on('message', (query, peer) => socket.send(answerQuery(query), peer.port, peer.address));
  await new Promise<void>((resolve) => socket.bind(53, '127.0.0.1', resolve));
  return () => socket.close();
}

function prepareNamespace(resolverFile: string): void {
  const run = (command: string, ...words: string[]) => execFileSync(command, words, { stdio: 'pipe' });
  run('ip', 'link', 'set', 'lo', 'up');
  for (const address of [PUBLIC_V4, '10.0.0.5', '169.254.169.254'])
    run('ip', 'addr', 'add', `${address}/32`, 'dev', 'lo');
  for (const address of [PUBLIC_V6, 'fd00:ec2::254'])
    run('ip', '-6', 'addr', 'add', `${address}/128`, 'dev', 'lo', 'nodad');
  writeFileSync(resolverFile, 'nameserver 127.0.0.1\noptions timeout:1 attempts:1\n');
  run('mount', '--bind', resolverFile, '/etc/resolv.conf');
}

prepareNamespace(process.argv[2]!);
const stopNames = await startNameServer();
const inside = await Promise.all(
  INSIDE.map((host) =>
    startHostileServer({ '*': (socket) => reply(socket, '200 OK', {}, 'INTERNAL') }, { host, port: 80 }),
  ),
);
const outside = await Promise.all(
  [PUBLIC_V4, PUBLIC_V6].map((host) =>
    startHostileServer(
      {
        '/robots.txt': (socket) => reply(socket, '404 Not Found'),
        '/to-metadata': (socket) =>
          reply(socket, '302 Found', { location: 'http://169.254.169.254/latest/meta-data/' }),
        '/to-name': (socket) => reply(socket, '302 Found', { location: 'http://inside.example/' }),
        '/to-loopback': (socket) => reply(socket, '302 Found', { location: 'http://2130706433/' }),
        '/held': (socket) => void socket.write('HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\nHELD'),
        '*': (socket) => reply(socket, '200 OK', { 'content-type': 'text/plain' }, 'PUBLIC'),
      },
      { host, port: 80 },
    ),
  ),
);

const outbound = openTestOutbound({ resolve: undefined });
const outcomes: Record<string, string> = {};
async function visit(label: string, url: string, through = outbound): Promise<void> {
  try {
    const response = await through.fetch(
      label.startsWith('webhook') ? { url, purpose: 'webhook', connectionOwner: 'endpoint' } : { url, purpose: 'page' },
    );
    outcomes[label] = Buffer.from(response.body).toString();
  } catch (error) {
    outcomes[label] = isFault(error) ? error.code : String(error);
  }
}

await visit('public', 'http://public.example/');
await visit('six', 'http://six.example/');
for (const name of ['inside', 'mixed', 'metadata', 'loop', 'zero', 'mapped', 'translated', 'tunnel']) {
  await visit(name, `http://${name}.example/`);
}
for (const host of ['127.0.0.1', '[::1]', '10.0.0.5', '169.254.169.254', '[fd00:ec2::254]', '0', 'localhost']) {
  await visit(`literal ${host}`, `http://${host}/`);
}
for (const path of ['to-metadata', 'to-name', 'to-loopback']) await visit(path, `http://public.example/${path}`);

// A careless check would see the public answer and then call the inside one.
const naive = [await lookup('rebind.example', { family: 4 }), await lookup('rebind.example', { family: 4 })];
outcomes.naive = naive.map((answer) => answer.address).join(' ');
outcomes['rebind check'] = String((await outbound.check('http://rebind.example/')).allowed);
await visit('webhook rebind inside', 'http://rebind.example/');
const before = rebinds;
await visit('webhook rebind public', 'http://rebind.example/');
outcomes['questions for the public call'] = String(rebinds - before);

// A connection that is kept, and a name that then leads inside.
const held: Record<string, string> = {};
for (const [index, address] of MOVES.entries()) {
  const name = `held-${index}.example`;
  const [connections, requests] = [outside[0]!.connections(), outside[0]!.requests.length];
  await visit(`webhook held ${address}`, `http://${name}/held`);
  await visit(`webhook held ${address}`, `http://${name}/held`);
  const twice = outcomes[`webhook held ${address}`];
  moved.add(name);
  await visit(`webhook held ${address}`, `http://${name}/held`);
  held[address] =
    `${twice} ${outside[0]!.connections() - connections} connection ${outside[0]!.requests.length - requests} requests`;
}

// A public address of this very machine, on a port the service listens on.
const owner = openTestOutbound({ resolve: undefined, ownPorts: [80] });
for (const host of ['public.example', 'six.example', PUBLIC_V4, `[${PUBLIC_V6}]`, '[::ffff:5db8:d70e]'])
  await visit(`own ${host}`, `http://${host}/`, owner);
await owner.close();

const visits = inside.map((server) => server.connections());
await Promise.all([...inside, ...outside].map((server) => server.close()));
await outbound.close();
stopNames();
process.stdout.write(JSON.stringify({ outcomes, held, visits, queries: queries.length }));
