// Which addresses, ports, links and domains may be called. Pure: no lookup, no socket.
import ipaddr from 'ipaddr.js';

export interface AddressPolicy {
  /** Networks the operator opened although they are private. Any port is fine inside them. */
  networks: [ipaddr.IPv4 | ipaddr.IPv6, number][];
  /** Inclusive ranges that hold for public addresses. */
  ports: [number, number][];
}

/** Short words: they are metric labels too. */
export type RefusalReason =
  | 'bad_url'
  | 'scheme'
  | 'userinfo'
  | 'host'
  | 'port'
  | 'private_address'
  | 'own_address'
  | 'denied_domain'
  | 'domain_not_allowed';

export const DEFAULT_PORTS: [number, number][] = [
  [80, 80],
  [443, 443],
  [8000, 8999],
];

const MAXIMUM_URL_LENGTH = 8192;
const MAXIMUM_HOST_LENGTH = 253;
const MAXIMUM_LABEL_LENGTH = 63;

/** Only this block of IPv6 is given out as global unicast (RFC 4291); it shuts out `::127.0.0.1` and its kind. */
const GLOBAL_UNICAST_V6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Blocks inside "unicast" that carry another address, serve special use, or reach a cloud's host agent. */
const SPECIAL_V6 = [
  '2001::/23', // IETF protocol assignments: Teredo 2001:0:7f00:1::, ORCHID, benchmarking
  '2001:db8::/32', // documentation: 2001:db8::1
  '2002::/16', // 6to4: 2002:7f00:1:: is 127.0.0.1
  '3fff::/20', // documentation: 3fff::1
  '2620:4f:8000::/48', // AS112 sink
].map((text) => ipaddr.IPv6.parseCIDR(text));
const SPECIAL_V4 = [
  '168.63.129.16/32', // host agent of one large cloud, on a public number
  '192.88.99.0/24', // 6to4 relay
].map((text) => ipaddr.IPv4.parseCIDR(text));

export function createPolicy(allowNetworks: string[], allowPorts: [number, number][] = DEFAULT_PORTS): AddressPolicy {
  return { networks: allowNetworks.map((text) => ipaddr.parseCIDR(text)), ports: allowPorts };
}

function inside(address: ipaddr.IPv4 | ipaddr.IPv6, networks: [ipaddr.IPv4 | ipaddr.IPv6, number][]): boolean {
  return networks.some(([base, bits]) => {
    if (address.kind() !== base.kind()) return false;
    return address.kind() === 'ipv4'
      ? (address as ipaddr.IPv4).match(base as ipaddr.IPv4, bits)
      : (address as ipaddr.IPv6).match(base as ipaddr.IPv6, bits);
  });
}

/** An ISATAP interface part (`...:0:5efe:a.b.c.d`) carries an IPv4 address of the inside. */
function isIsatap(address: ipaddr.IPv6): boolean {
  return (address.parts[4]! & 0xfdff) === 0 && address.parts[5] === 0x5efe;
}

/**
 * One reading of an address. The dotted tail of an IPv6 text goes through the URL parser first, because the address
 * library takes `::8.8.8.8` for the mapped `::ffff:8.8.8.8`, which is another address.
 */
export function readAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const bare = text.split('%', 1)[0]!;
  const plain = bare.includes(':') && bare.includes('.') ? hexadecimalOf(bare) : bare;
  return literalOf(plain) === undefined ? undefined : ipaddr.process(plain);
}

function hexadecimalOf(text: string): string {
  return URL.canParse(`http://[${text}]/`) ? bareHost(new URL(`http://[${text}]/`).hostname) : '';
}

export function isPublicAddress(text: string): boolean {
  const address = readAddress(text);
  if (!address) return false;
  if (address.range() !== 'unicast') return false;
  if (address.kind() === 'ipv4') return !inside(address, SPECIAL_V4);
  const long = address as ipaddr.IPv6;
  return long.match(GLOBAL_UNICAST_V6) && !inside(long, SPECIAL_V6) && !isIsatap(long);
}

export function isAllowedNetwork(text: string, policy: AddressPolicy): boolean {
  const address = readAddress(text);
  return address !== undefined && inside(address, policy.networks);
}

const VERDICTS_KEPT = 1000;
const PORTS_KEPT = 100;
/** By port, then by address: a key made of both would be written anew at every question. */
type Verdicts = Map<number, Map<string, RefusalReason | undefined>>;
const verdicts = new WeakMap<AddressPolicy, Verdicts>();

/** The verdict on one address and port; undefined means it may be called. Remembered, for it never changes. */
export function refuseAddress(text: string, port: number, policy: AddressPolicy): RefusalReason | undefined {
  const known = verdictsOf(policy, port);
  const verdict = known.get(text);
  if (verdict !== undefined || known.has(text)) return verdict;
  const fresh = judgeAddress(text, port, policy);
  if (known.size >= VERDICTS_KEPT) known.clear();
  known.set(text, fresh);
  return fresh;
}

function verdictsOf(policy: AddressPolicy, port: number): Map<string, RefusalReason | undefined> {
  let ports = verdicts.get(policy);
  if (ports === undefined || ports.size >= PORTS_KEPT) {
    ports = new Map();
    verdicts.set(policy, ports);
  }
  let known = ports.get(port);
  if (known === undefined) {
    known = new Map();
    ports.set(port, known);
  }
  return known;
}

function judgeAddress(text: string, port: number, policy: AddressPolicy): RefusalReason | undefined {
  if (isAllowedNetwork(text, policy)) return undefined;
  if (!isPublicAddress(text)) return 'private_address';
  return portAllowed(port, policy) ? undefined : 'port';
}

export function portAllowed(port: number, policy: AddressPolicy): boolean {
  return policy.ports.some(([from, to]) => port >= from && port <= to);
}

export type UrlCheck = { url: URL } | { reason: RefusalReason };

/** Reads a link once; everything after works on the URL object, never on the text again. */
export function checkUrl(text: string): UrlCheck {
  if (text.length > MAXIMUM_URL_LENGTH || !URL.canParse(text)) return { reason: 'bad_url' };
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { reason: 'scheme' };
  if (url.username !== '' || url.password !== '') return { reason: 'userinfo' };
  if (!hostIsWellFormed(hostOf(url))) return { reason: 'host' };
  return { url };
}

function hostIsWellFormed(host: string): boolean {
  if (host === '' || host.length > MAXIMUM_HOST_LENGTH) return false;
  if (literalOf(host) !== undefined) return true;
  return host.split('.').every((label) => label !== '' && label.length <= MAXIMUM_LABEL_LENGTH);
}

/** Lower-case host without brackets and without the dot of the root; WHATWG parsing already made it punycode. */
export function hostOf(url: URL): string {
  return bareHost(url.hostname);
}

export function bareHost(hostname: string): string {
  const host = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
  return host.endsWith('.') ? host.slice(0, -1) : host;
}

export function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'https:' ? 443 : 80;
}

/** The host when it is an address literal. */
export function literalOf(host: string): string | undefined {
  return ipaddr.IPv4.isValidFourPartDecimal(host) || ipaddr.IPv6.isValid(host) ? host : undefined;
}

/** RFC 6761: these names are the machine itself, whatever a resolver says. */
export function isLocalhostName(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost');
}

/** Whether the link names the operator's own machine and the operator opened it. */
export function isOwnLoopback(url: URL, policy: AddressPolicy): boolean {
  const host = hostOf(url);
  if (isLocalhostName(host)) return isAllowedNetwork('127.0.0.1', policy) || isAllowedNetwork('::1', policy);
  return isAllowedNetwork(host, policy) && readAddress(host)?.range() === 'loopback';
}

/** Deny wins; an entry covers the domain and its subdomains. */
export function refuseDomain(host: string, allow: string[] = [], deny: string[] = []): RefusalReason | undefined {
  if (deny.some((domain) => covers(domain, host))) return 'denied_domain';
  if (allow.length > 0 && !allow.some((domain) => covers(domain, host))) return 'domain_not_allowed';
  return undefined;
}

function covers(domain: string, host: string): boolean {
  const wanted = canonicalDomain(domain);
  return wanted !== '' && (host === wanted || host.endsWith(`.${wanted}`));
}

function canonicalDomain(domain: string): string {
  const text = domain.trim();
  if (text === '' || text.length > MAXIMUM_HOST_LENGTH || !URL.canParse(`http://${text}/`)) return '';
  return hostOf(new URL(`http://${text}/`));
}
