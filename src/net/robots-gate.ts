// Asks a host's robots.txt before its pages are read, and remembers the answer for a day at most.
import { Fault, isFault } from '../domain/model/fault.ts';
import type { Clock } from '../ports/clock.ts';
import { sniffContent } from './content-sniffing.ts';
import { canceled } from './fetch-faults.ts';
import { crawlDelayFor, isPathAllowed, parseRobots, type RobotsRule, rulesFor } from './robots.ts';

export interface RobotsGateOptions {
  clock: Clock;
  userAgent: string;
  /** The host asks for this much time between two requests. */
  slow?: (host: string, milliseconds: number) => void;
  /** Through the same guarded path as any page, redirects included. */
  read: (url: string, project?: string) => Promise<{ status: number; body: Uint8Array }>;
}

export interface RobotsGate {
  /** Throws `robots_disallowed`, or the fault that kept robots.txt from being read. */
  pass(url: URL, signal?: AbortSignal, project?: string): Promise<void>;
}

type Answer = { rules: RobotsRule[] } | { closed: Fault };

const KEPT_MS = 24 * 3600 * 1000;
/** A host that failed is asked again soon: the outage may be over. */
const FAILURE_KEPT_MS = 60 * 1000;
const ORIGINS_KEPT = 2000;

export function createRobotsGate(options: RobotsGateOptions): RobotsGate {
  const known = new Map<string, { answer: Promise<Answer>; until: number }>();
  const now = () => options.clock.now().getTime();

  async function ask(origin: string, project: string | undefined): Promise<Answer> {
    try {
      const { status, body } = await options.read(`${origin}/robots.txt`, project);
      if (status >= 500) return { closed: disallowed(`robots.txt answered ${status}`) };
      // 4xx, and redirects that lead nowhere, mean there are no rules.
      if (status < 200 || status >= 300) return { rules: [] };
      // So does a page of html in its place, "not found" or a front page sent with 200, even if it shows somebody's rules.
      // Only its bytes tell: rules that call themselves html are still rules.
      if (sniffContent(body, undefined) === 'html') return { rules: [] };
      const file = parseRobots(body);
      const delay = crawlDelayFor(file, options.userAgent);
      if (delay > 0) options.slow?.(new URL(origin).hostname, delay);
      return { rules: rulesFor(file, options.userAgent) };
    } catch (error) {
      if (isFault(error, 'too_many_redirects')) return { rules: [] };
      if (error instanceof Fault) return { closed: error };
      throw error;
    }
  }

  /** Rules are the same for everybody. A question under way and a failure are one project's own: its line may be the cause. */
  function answerFor(origin: string, project: string | undefined): Promise<Answer> {
    const own = `${origin} ${project ?? ''}`;
    for (const key of [origin, own]) {
      const kept = known.get(key);
      if (kept && kept.until > now()) return kept.answer;
    }
    const entry = { answer: ask(origin, project), until: now() + KEPT_MS };
    keep(own, entry);
    entry.answer.then(
      (answer) => {
        if ('closed' in answer) entry.until = now() + FAILURE_KEPT_MS;
        else {
          known.delete(own);
          keep(origin, entry);
        }
      },
      () => known.delete(own),
    );
    return entry.answer;
  }

  function keep(key: string, entry: { answer: Promise<Answer>; until: number }): void {
    known.delete(key);
    if (known.size >= ORIGINS_KEPT) known.delete(known.keys().next().value!);
    known.set(key, entry);
  }

  return {
    async pass(url, signal, project) {
      const answer = await untilAborted(answerFor(url.origin, project), signal);
      if ('closed' in answer) throw answer.closed;
      if (!isPathAllowed(answer.rules, url)) throw disallowed('robots.txt');
    },
  };
}

function disallowed(detail: string): Fault {
  return new Fault('robots_disallowed', 'The site asks robots not to read this page', { detail, retry: 'never' });
}

/** The question goes on for the others who wait for it; only this caller leaves. */
export async function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  if (signal.aborted) throw canceled();
  let stop: (() => void) | undefined;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(canceled());
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop!);
  }
}
