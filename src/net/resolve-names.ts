// Names to addresses with our own time limits and without the threads of the pool, so that name servers that never answer hold
// nothing that another look-up needs. Names that were silent are not asked again for a minute.
import { Resolver } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { readFileSync } from 'node:fs';
import { getDomain } from 'tldts';

export type Resolve = (host: string) => Promise<string[]>;

export interface ResolverOptions {
  /** Of one question to one name server, and how often it is put. */
  timeoutMs?: number;
  tries?: number;
  /** Name servers instead of the system's, for tests. */
  servers?: string[];
  hostsFile?: string;
  now?: () => number;
}

const SILENT_MS = 60_000;
/** Silent names of one domain after which the rest of it is not asked either. */
const SILENT_NAMES_OF_DOMAIN = 3;
const AT_ONCE_OF_DOMAIN = 4;
const MOST_REMEMBERED = 10_000;
/** `getaddrinfo` holds one of the four threads of the pool, so it is asked for few names and by few at once. */
const SYSTEM_AT_ONCE = 2;

function silence(): Error {
  return Object.assign(new Error('the name server did not answer'), { code: 'DNS_TIMEOUT' });
}

export function createSystemResolver(options: ResolverOptions = {}): Resolve {
  const now = options.now ?? Date.now;
  const inFlight = new Map<string, Promise<string[]>>();
  /** By name and by domain: until when it is not asked. */
  const silent = new Map<string, { until: number; names: number }>();
  const ofDomain = new Map<string, Slots>();
  const system = new Slots(SYSTEM_AT_ONCE);

  const isSilent = (key: string, names: number): boolean => {
    const entry = silent.get(key);
    return entry !== undefined && entry.until > now() && entry.names >= names;
  };
  const remember = (key: string): void => {
    const known = silent.get(key);
    const names = known !== undefined && known.until > now() ? known.names + 1 : 1;
    if (silent.size >= MOST_REMEMBERED) silent.clear();
    silent.set(key, { until: now() + SILENT_MS, names });
  };

  async function ask(host: string, domain: string): Promise<string[]> {
    const known = hostsOf(options.hostsFile ?? '/etc/hosts').get(host.toLowerCase());
    if (known) return known;
    // A name without a dot is one of the operator's own network, which only the system can complete.
    if (!host.includes('.')) return system.run(() => systemAnswer(host));
    if (isSilent(host, 1) || isSilent(domain, SILENT_NAMES_OF_DOMAIN)) throw silence();
    try {
      return await answerOf(host, options);
    } catch (error) {
      const { code } = error as { code?: string };
      if (code === 'ETIMEOUT' || code === 'ECANCELLED') {
        remember(host);
        if (domain !== host) remember(domain);
        throw silence();
      }
      // "search" lines of a cluster complete names that have a dot, too.
      if (code === 'ENOTFOUND' && options.servers === undefined) return system.run(() => systemAnswer(host));
      throw error;
    }
  }

  return (host) => {
    const shared = inFlight.get(host);
    if (shared) return shared;
    const domain = getDomain(host) ?? host;
    const slots = ofDomain.get(domain) ?? new Slots(AT_ONCE_OF_DOMAIN);
    ofDomain.set(domain, slots);
    const fresh = slots
      .run(() => ask(host, domain))
      .finally(() => {
        inFlight.delete(host);
        if (slots.isIdle()) ofDomain.delete(domain);
      });
    inFlight.set(host, fresh);
    return fresh;
  };
}

/** Both families at once; one of them is enough. */
async function answerOf(host: string, { timeoutMs = 2000, tries = 2, servers }: ResolverOptions): Promise<string[]> {
  const resolver = new Resolver({ timeout: timeoutMs, tries, maxTimeout: timeoutMs });
  if (servers) resolver.setServers(servers);
  const limit = setTimeout(() => resolver.cancel(), timeoutMs * tries + 500);
  const family = (kind: 'resolve4' | 'resolve6'): Promise<string[]> =>
    new Promise((resolve, reject) => {
      resolver[kind](host, (error, addresses) => (error ? reject(error) : resolve(addresses)));
    });
  try {
    const answers = await Promise.allSettled([family('resolve4'), family('resolve6')]);
    const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (found.length > 0) return found;
    const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as Error] : []));
    const code = (error: Error): string | undefined => (error as { code?: string }).code;
    const hard = reasons.find((reason) => code(reason) !== 'ENODATA') ?? reasons[0];
    if (hard === undefined || code(hard) === 'ENODATA')
      throw Object.assign(new Error(`${host} has no address`), { code: 'ENOTFOUND' });
    throw hard;
  } finally {
    clearTimeout(limit);
  }
}

async function systemAnswer(host: string): Promise<string[]> {
  const answers = await lookup(host, { all: true, order: 'verbatim' });
  return answers.map((answer) => answer.address);
}

/** Names of the machine's own file; it is short, and read anew because operators change it. */
function hostsOf(file: string): Map<string, string[]> {
  const names = new Map<string, string[]>();
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return names;
  }
  for (const line of text.split('\n')) {
    const [address, ...hosts] = line.replace(/#.*/, '').trim().split(/\s+/);
    for (const host of hosts) names.set(host.toLowerCase(), [...(names.get(host.toLowerCase()) ?? []), address!]);
  }
  return names;
}

class Slots {
  #free: number;
  readonly #size: number;
  readonly #waiting: (() => void)[] = [];

  constructor(size: number) {
    this.#size = size;
    this.#free = size;
  }

  isIdle(): boolean {
    return this.#free === this.#size;
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((go) => this.#waiting.push(go));
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}

/** The resolver's answer, or an error with code DNS_TIMEOUT. A late answer is dropped. */
export async function resolveWithin(resolve: Resolve, host: string, milliseconds: number): Promise<string[]> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(silence()), milliseconds);
  });
  try {
    return await Promise.race([resolve(host), limit]);
  } finally {
    clearTimeout(timer);
  }
}
