// Names to addresses through the system's resolver, bounded in time and in how many run at once.
import { lookup } from 'node:dns/promises';

export type Resolve = (host: string) => Promise<string[]>;

/** `getaddrinfo` holds one of the four threads of the pool; one thread always stays free for files and zlib. */
const LOOKUPS_AT_ONCE = 3;

export function createSystemResolver(): Resolve {
  let running = 0;
  const waiting: (() => void)[] = [];
  const inFlight = new Map<string, Promise<string[]>>();

  async function run(host: string): Promise<string[]> {
    if (running >= LOOKUPS_AT_ONCE) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      const answers = await lookup(host, { all: true, order: 'verbatim' });
      return answers.map((answer) => answer.address);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
      inFlight.delete(host);
    }
  }

  return (host) => {
    const shared = inFlight.get(host);
    if (shared) return shared;
    const fresh = run(host);
    inFlight.set(host, fresh);
    return fresh;
  };
}

/** The resolver's answer, or an error with code DNS_TIMEOUT. A late answer is dropped. */
export async function resolveWithin(resolve: Resolve, host: string, milliseconds: number): Promise<string[]> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error('the name server did not answer'), { code: 'DNS_TIMEOUT' })),
      milliseconds,
    );
  });
  try {
    return await Promise.race([resolve(host), limit]);
  } finally {
    clearTimeout(timer);
  }
}
