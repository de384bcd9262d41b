// Names to addresses with our own time limits and without the threads of the pool, so that name servers that never answer hold
// nothing that another look-up needs. What one project asks waits behind that project's own look-ups alone.
import { Resolver } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { readFileSync } from 'node:fs';
import { getDomain } from 'tldts';
import { Slots } from './slots.ts';

export interface Asker {
  /** On whose behalf; look-ups without a project are the operator's own. */
  project?: string | undefined;
  /** Ends the wait for a turn. */
  signal?: AbortSignal;
}

export type Resolve = (host: string, asker?: Asker) => Promise<string[]>;

export interface ResolverOptions {
  /** Of one question to one name server, and how often it is put. */
  timeoutMs?: number;
  tries?: number;
  /** Name servers instead of the system's, for tests. */
  servers?: string[] | undefined;
  hostsFile?: string;
  /** Where the machine says how short names are completed. */
  resolverFile?: string;
  now?: () => number;
}

const SILENT_MS = 60_000;
/** Silent names of one domain after which a project is not served the rest of it either. */
const SILENT_NAMES_OF_DOMAIN = 3;
const AT_ONCE_OF_PROJECT = 16;
const AT_ONCE_OF_DOMAIN = 4;
/** Look-ups of one project that wait for their turn; what comes beyond is told at once. */
const MOST_WAITING = 500;
const MOST_REMEMBERED = 10_000;
/** `getaddrinfo` holds one of the four threads of the pool, so it is asked for names of the operator's own network alone. */
const SYSTEM_AT_ONCE = 2;

function silence(): Error {
  return Object.assign(new Error('the name server did not answer'), { code: 'DNS_TIMEOUT' });
}

export function createSystemResolver(options: ResolverOptions = {}): Resolve {
  const now = options.now ?? Date.now;
  const inFlight = new Map<string, Promise<string[]>>();
  const silent = new SilentNames(now);
  const slots = new Map<string, Slots>();
  const system = new Slots(SYSTEM_AT_ONCE, MOST_WAITING);

  /** Slots live as long as somebody holds one. */
  async function within<T>(key: string, size: number, signal: AbortSignal | undefined, run: () => Promise<T>) {
    const mine = slots.get(key) ?? new Slots(size, MOST_WAITING);
    slots.set(key, mine);
    try {
      return await mine.run(run, signal);
    } finally {
      if (mine.isIdle()) slots.delete(key);
    }
  }

  async function ask(host: string): Promise<string[]> {
    // A name without a dot is one of the operator's own network.
    const candidates = host.includes('.') ? [host] : [];
    candidates.push(...suffixesOf(options.resolverFile ?? '/etc/resolv.conf').map((suffix) => `${host}.${suffix}`));
    for (const candidate of candidates) {
      try {
        return await answerOf(candidate, options);
      } catch (error) {
        const { code } = error as { code?: string };
        if (code === 'ETIMEOUT' || code === 'ECANCELLED') throw silence();
        if (code !== 'ENOTFOUND') throw error;
      }
    }
    if (!host.includes('.')) return system.run(() => systemAnswer(host));
    throw Object.assign(new Error(`${host} does not exist`), { code: 'ENOTFOUND' });
  }

  /** Two who ask for one name at the same moment share the answer, whoever they are; they do not share a place in a line. */
  function shared(host: string): Promise<string[]> {
    const known = inFlight.get(host);
    if (known) return known;
    const fresh = ask(host).finally(() => inFlight.delete(host));
    inFlight.set(host, fresh);
    return fresh;
  }

  return async (host, { project = '', signal } = {}) => {
    const known = hostsOf(options.hostsFile ?? '/etc/hosts').get(host.toLowerCase());
    if (known) return known;
    const domain = getDomain(host) ?? host;
    const ofProject = `${project} ${domain}`;
    return within(`${project} `, AT_ONCE_OF_PROJECT, signal, () =>
      within(ofProject, AT_ONCE_OF_DOMAIN, signal, async () => {
        if (silent.has(host, 1) || silent.has(ofProject, SILENT_NAMES_OF_DOMAIN)) throw silence();
        try {
          return await shared(host);
        } catch (error) {
          if ((error as { code?: string }).code === 'DNS_TIMEOUT' && !silent.has(host, 1)) {
            silent.add(host);
            if (domain !== host) silent.add(ofProject);
          }
          throw error;
        }
      }),
    );
  };
}

/** Names that were silent are not asked again for a minute; domains count the silent names that one project met there. */
class SilentNames {
  readonly #now: () => number;
  readonly #entries = new Map<string, { until: number; names: number }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  has(key: string, names: number): boolean {
    const entry = this.#entries.get(key);
    return entry !== undefined && entry.until > this.#now() && entry.names >= names;
  }

  add(key: string): void {
    const known = this.#entries.get(key);
    const names = known !== undefined && known.until > this.#now() ? known.names + 1 : 1;
    if (this.#entries.size >= MOST_REMEMBERED) this.#entries.clear();
    this.#entries.set(key, { until: this.#now() + SILENT_MS, names });
  }
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

/** Both files are short, and read anew because operators change them. */
function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** Names of the machine's own file. */
function hostsOf(file: string): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const line of linesOf(file)) {
    const [address, ...hosts] = line.replace(/#.*/, '').trim().split(/\s+/);
    for (const host of hosts) names.set(host.toLowerCase(), [...(names.get(host.toLowerCase()) ?? []), address!]);
  }
  return names;
}

/** What the machine completes names with: clusters name their services so. The last line of the kind counts. */
function suffixesOf(file: string): string[] {
  const lines = linesOf(file).map((line) => line.trim().split(/\s+/));
  const [, ...suffixes] = lines.findLast(([word]) => word === 'search' || word === 'domain') ?? [];
  return suffixes.map((suffix) => suffix.replace(/^\.+|\.+$/g, '')).filter((suffix) => suffix !== '');
}

/** The resolver's answer, or an error with code DNS_TIMEOUT. A late answer is dropped. */
export async function resolveWithin(
  resolve: Resolve,
  host: string,
  milliseconds: number,
  project?: string,
): Promise<string[]> {
  const waiting = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(silence());
      waiting.abort(silence());
    }, milliseconds);
  });
  try {
    return await Promise.race([resolve(host, { project, signal: waiting.signal }), limit]);
  } finally {
    clearTimeout(timer);
  }
}
