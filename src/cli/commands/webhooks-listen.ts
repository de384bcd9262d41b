// `bonafide webhooks listen`: a receiver on this machine. It makes an endpoint for itself, checks every signature as a receiver
// should, answers, and takes the endpoint away when it ends.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Bonafide, CreateWebhookEndpoint } from '../../client/bonafide-client.ts';
import { verifyWebhook } from '../../client/verify-webhook.ts';
import { type CommandTools, EXIT, UsageFault } from '../command-tools.ts';
import { plainLine } from '../layout.ts';
import type { Terminal } from '../terminal.ts';

export interface ListenFlags {
  events?: string[];
  port?: string;
  url?: string;
  forwardTo?: string;
  secret?: string;
  count?: string;
  json?: boolean;
}

interface ReceivedEvent {
  id: string;
  type: string;
  data?: { job?: { id: string; status: string; progress: number; person?: { full_name: string } } };
}

const ALL_EVENTS = ['job.created', 'job.started', 'job.progress', 'job.completed', 'job.failed', 'job.canceled'];
/** As the service allows for a delivery; more is not ours. */
const MOST_BYTES = 16 * 1024 * 1024;
/** Ports that the service may call unless its settings say otherwise. */
const PORTS = { from: 8800, to: 8899 };

export async function listen(flags: ListenFlags, tools: CommandTools): Promise<void> {
  const { terminal } = tools;
  const most = wholeNumber('--count', flags.count);
  const received = Promise.withResolvers<void>();
  let secret = flags.secret ?? '';
  let count = 0;
  const server = createServer((request, response) => {
    void receive(request, response, { secret, flags, terminal }).then((isGood) => {
      if (!isGood) tools.setExitCode(EXIT.failed);
      count += 1;
      if (most !== null && count >= most) received.resolve();
    });
  });
  const address = flags.url ?? (await bind(server, wholeNumber('--port', flags.port)));
  if (flags.url !== undefined) await bind(server, wholeNumber('--port', flags.port));
  const client = tools.client();
  let endpointId: string | null = null;
  const leave = terminal.onInterrupt(() => received.resolve());
  try {
    if (flags.secret === undefined) {
      const endpoint = await makeEndpoint(client, address, flags.events ?? ALL_EVENTS);
      endpointId = endpoint.id;
      secret = endpoint.secret;
    }
    terminal.error(`Listening at ${address}${endpointId === null ? '' : ` as ${endpointId}`}. Interrupt to end.`);
    await received.promise;
  } finally {
    leave();
    server.close();
    server.closeAllConnections();
    if (endpointId !== null) {
      await client.webhooks.delete(endpointId);
      terminal.error(`${endpointId} deleted.`);
    }
  }
}

function makeEndpoint(client: Bonafide, url: string, events: string[]) {
  const body = { url, events, description: 'bonafide webhooks listen' };
  return client.webhooks.create(body as CreateWebhookEndpoint);
}

function wholeNumber(flag: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0) throw new UsageFault(`${flag} must be a whole number, not "${text}".`);
  return number;
}

/** On loopback only; of the ports that the service may call the first that is free. */
async function bind(server: Server, wanted: number | null): Promise<string> {
  if (server.listening) return addressOf(server);
  const ports = wanted === null ? range(PORTS.from, PORTS.to) : [wanted];
  for (const port of ports) {
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, '127.0.0.1', () => {
          server.off('error', reject);
          resolve();
        });
      });
      return addressOf(server);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
  throw new UsageFault(
    wanted === null ? 'No port from 8800 to 8899 is free: say --port.' : `Port ${wanted} is in use.`,
  );
}

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  { secret, flags, terminal }: { secret: string; flags: ListenFlags; terminal: Terminal },
): Promise<boolean> {
  try {
    if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) throw new Error('it is too long');
    const raw = await buffer(request);
    const body = new Uint8Array(raw);
    const event = await verifyWebhook<ReceivedEvent>(body, request.headers, secret);
    if (flags.json) terminal.out(JSON.stringify(event));
    else terminal.out(eventLine(event, terminal));
    const status = flags.forwardTo === undefined ? 204 : await forward(flags.forwardTo, request, body, terminal);
    response.writeHead(status).end();
    return true;
  } catch (error) {
    terminal.error(`${terminal.paint('red', 'refused')}  ${plainLine((error as Error).message)}`);
    response.writeHead(400).end();
    return false;
  }
}

function eventLine({ type, data }: ReceivedEvent, { paint }: Terminal): string {
  const job = data?.job;
  const about = job ? `${job.id}  ${job.status} ${job.progress} %  ${plainLine(job.person?.full_name ?? '')}` : '';
  return `${paint('green', 'verified')}  ${plainLine(type)}  ${about}`.trimEnd();
}

/** What the receiver behind it answers is what the service is told. */
async function forward(
  address: string,
  request: IncomingMessage,
  body: Uint8Array<ArrayBuffer>,
  terminal: Terminal,
): Promise<number> {
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    /^(?:webhook-|x-webhook-|content-type$|user-agent$)/.test(name) && typeof value === 'string' ? [[name, value]] : [],
  );
  try {
    const answer = await fetch(address, { method: 'POST', headers: Object.fromEntries(headers), body });
    terminal.error(`  ${address} answered ${answer.status}`);
    return answer.status;
  } catch {
    terminal.error(`  nothing answers at ${address}`);
    return 502;
  }
}
