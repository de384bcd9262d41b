// Opens sockets only to checked addresses: literal or resolved, pinned to the checked answer, checked again when open. Behind a
// proxy the same addresses are checked here and named to the proxy.
import { isIP, type LookupFunction, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { buildConnector } from 'undici';
import {
  type AddressPolicy,
  bareHost,
  isAllowedNetwork,
  isLocalhostName,
  isPublicAddress,
  literalOf,
  portAllowed,
  type RefusalReason,
  readAddress,
  refuseAddress,
} from './address-rules.ts';
import { refused } from './fetch-faults.ts';
import { type EgressProxy, openTunnel } from './proxy-tunnel.ts';
import { type Resolve, resolveWithin } from './resolve-names.ts';

export interface ConnectOptions {
  policy: AddressPolicy;
  resolve: Resolve;
  connectTimeoutMs?: number;
  dnsTimeoutMs?: number;
  /** Ports this service listens on: its own public addresses are refused there. */
  ownPorts?: number[];
  /** Carries everything but addresses that the operator opened. */
  proxy?: EgressProxy | undefined;
}

const CONNECT_TIMEOUT_MS = 5000;
const DNS_TIMEOUT_MS = 5000;
/** A name with more answers than this is tried on the first ones only; all of them are checked. */
const ADDRESSES_TRIED = 4;
const LOOPBACK_ADDRESSES = ['127.0.0.1', '::1'];

/** `project`: on whose behalf names are looked up. */
export function createConnect(options: ConnectOptions, project?: string): buildConnector.connector {
  return (target, callback) => {
    connectGuarded(options, target, project).then(
      (socket) => callback(null, socket),
      (error: Error) => callback(error, null),
    );
  };
}

async function connectGuarded(
  options: ConnectOptions,
  target: buildConnector.Options,
  project: string | undefined,
): Promise<Socket> {
  const addresses = await checkedAddresses(options, bareHost(target.hostname), portOfTarget(target), project);
  return (await openPinned(options, target, addresses)).socket;
}

function portOfTarget(target: buildConnector.Options): number {
  return Number(target.port) || (target.protocol === 'https:' ? 443 : 80);
}

/** A socket to one of the checked addresses, and which one it became. Asks no name server. */
export async function openPinned(
  options: ConnectOptions,
  target: buildConnector.Options,
  checked: string[],
): Promise<{ socket: Socket; address: string }> {
  const host = bareHost(target.hostname);
  const port = portOfTarget(target);
  const addresses = checked.slice(0, ADDRESSES_TRIED);
  const timeout = options.connectTimeoutMs ?? CONNECT_TIMEOUT_MS;
  const { socket: plain, address } = carriedByProxy(options, addresses)
    ? await throughProxy(options.proxy!, addresses, port, timeout)
    : await openDirect(options, target, addresses, timeout);
  if (target.protocol !== 'https:') return { socket: plain, address };
  try {
    // The certificate is checked against the name, never against the pinned address.
    const servername = isIP(host) ? undefined : (target.servername ?? host);
    const socket = await open(
      { timeout, maxCachedSessions: 0 },
      { ...target, hostname: host, port: String(port), servername, httpSocket: plain },
    );
    return { socket, address };
  } catch (error) {
    plain.destroy();
    throw error;
  }
}

function carriedByProxy({ proxy, policy }: ConnectOptions, addresses: string[]): boolean {
  // What the operator opened inside the network is near; a proxy is for the rest.
  const isNear = (address: string): boolean => isAllowedNetwork(address, policy) && !isPublicAddress(address);
  return proxy !== undefined && !addresses.every(isNear);
}

/** One CONNECT; proxies that know only the older family are the rule, so that one is named where there is a choice. */
async function throughProxy(proxy: EgressProxy, addresses: string[], port: number, timeoutMs: number) {
  const address = addresses.find((candidate) => isIP(candidate) === 4) ?? addresses[0]!;
  return { socket: await openTunnel(proxy, { address, port, timeoutMs }), address };
}

async function openDirect(
  options: ConnectOptions,
  target: buildConnector.Options,
  addresses: string[],
  timeout: number,
): Promise<{ socket: Socket; address: string }> {
  const host = bareHost(target.hostname);
  const port = portOfTarget(target);
  const socket = await open(
    { lookup: pinnedLookup(addresses), autoSelectFamily: true, timeout },
    { ...target, hostname: addresses.length === 1 ? addresses[0]! : host, protocol: 'http:', port: String(port) },
  );
  const peer = judgePeer(options, socket.remoteAddress ?? '', port, addresses);
  if ('address' in peer) return { socket, address: peer.address };
  socket.destroy();
  throw refused(peer.reason, host);
}

function open(build: buildConnector.BuildOptions, target: buildConnector.Options): Promise<Socket> {
  return new Promise((resolve, reject) => {
    buildConnector(build)(target, (error, socket) => (socket ? resolve(socket) : reject(error)));
  });
}

/** Hands the checked answers to the socket, so no second lookup can give another one. */
function pinnedLookup(addresses: string[]): LookupFunction {
  const answers = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, options, callback) => {
    if (options.all) callback(null, answers);
    else callback(null, answers[0]!.address, answers[0]!.family);
  };
}

/** The addresses a connection may go to, all of them; throws when even one answer is not allowed. */
export async function checkedAddresses(
  options: ConnectOptions,
  host: string,
  port: number,
  project?: string,
): Promise<string[]> {
  if (options.proxy?.resolvesNames && literalOf(host) === undefined && !isLocalhostName(host)) {
    // The name itself goes to the proxy, which the operator said guards it; the port can be judged here.
    if (!portAllowed(port, options.policy)) throw refused('port', host);
    return [host];
  }
  const addresses = await answersFor(options, host, project);
  if (addresses.length === 0) throw Object.assign(new Error('the name has no address'), { code: 'ENOTFOUND' });
  return admitted(options, host, addresses, port);
}

/** The same for a host that is an address itself: nobody has to be asked, so nobody waits. */
export function checkedLiteral(options: ConnectOptions, literal: string, port: number): string[] {
  return admitted(options, literal, [literal], port);
}

function admitted(options: ConnectOptions, host: string, addresses: string[], port: number): string[] {
  for (const address of addresses) {
    const reason = refuseTarget(options, address, port);
    if (reason) throw refused(reason, host);
  }
  return addresses;
}

async function answersFor(options: ConnectOptions, host: string, project: string | undefined): Promise<string[]> {
  if (literalOf(host) !== undefined) return [host];
  if (isLocalhostName(host)) {
    const open = LOOPBACK_ADDRESSES.filter((address) => isAllowedNetwork(address, options.policy));
    return open.length > 0 ? open : LOOPBACK_ADDRESSES;
  }
  return resolveWithin(options.resolve, host, options.dnsTimeoutMs ?? DNS_TIMEOUT_MS, project);
}

function refuseTarget(options: ConnectOptions, address: string, port: number): RefusalReason | undefined {
  const reason = refuseAddress(address, port, options.policy);
  if (reason || !options.ownPorts?.includes(port) || isAllowedNetwork(address, options.policy)) return reason;
  return machineAddresses().has(canonical(address)) ? 'own_address' : undefined;
}

/** The address that was really reached, judged by the same rules, and it must be one that was asked for. */
function judgePeer(
  options: ConnectOptions,
  remote: string,
  port: number,
  addresses: string[],
): { address: string } | { reason: RefusalReason } {
  const peer = canonical(remote);
  const pinned = addresses.find((address) => canonical(address) === peer);
  const reason = refuseTarget(options, remote, port);
  if (reason) return { reason };
  return pinned === undefined ? { reason: 'host' } : { address: pinned };
}

/** One spelling an address: `::ffff:5db8:d70e` is `93.184.215.14`. */
function canonical(address: string): string {
  return readAddress(address)?.toString() ?? '';
}

function machineAddresses(): Set<string> {
  return new Set(
    Object.values(networkInterfaces())
      .flat()
      .map((face) => canonical(face?.address ?? '')),
  );
}
