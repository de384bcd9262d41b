// pg-boss behind ports/queue.ts. `places.ts` says whose jobs come next. One dispatcher fetches as many entries as there are free places, instead of one
// polling loop per place, so that a wake costs one query and no place sleeps while work waits.
import { setTimeout as delay } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { Fault, isFault } from '../../domain/model/fault.ts';
import type { Log } from '../../ports/log.ts';
import type { Queue } from '../../ports/queue.ts';
import { codeOf, type Database } from '../database/database.ts';
import { Places, type Wanted } from './places.ts';
import { QUEUE_NAME, QUEUE_SETTINGS } from './queue-entry.ts';
import type { Signals } from './signals.ts';

/** Only a lost NOTIFY makes anyone wait this long. */
const POLL_MS = 1000;
const RETRY_MS = 250;

/** pg-boss on the store's own connections. */
export function createBoss(database: Database, log?: Log): PgBoss {
  const boss = new PgBoss({
    db: {
      executeSql: async (text: string, values?: unknown[]) => ({
        // Without values it may be several commands in one text, which only the simple protocol takes.
        rows: await database.query<Record<string, unknown>>({ text, values: values ?? [] }),
      }),
    },
    schedule: false,
    supervise: true,
    superviseIntervalSeconds: 60,
    monitorVacuum: false,
  });
  boss.on('error', (error) => log?.warn('queue maintenance failed', { code: codeOf(error) }));
  return boss;
}

/** Makes or checks pg-boss's own tables and our queue. Called under the migration lock. */
export async function installQueue(boss: PgBoss): Promise<void> {
  await boss.start();
  if ((await boss.getQueue(QUEUE_NAME)) === null) await boss.createQueue(QUEUE_NAME, QUEUE_SETTINGS);
}

export function createQueue(boss: PgBoss, database: Database, signals: Signals, log?: Log): Queue {
  const stopping = new AbortController();
  const running = new Map<string, Promise<void>>();
  const finished: string[] = [];
  const consumers = new Set<Promise<void>>();
  let clearing: Promise<void> = Promise.resolve();

  /** Done entries are removed many at a time; an entry that stays behind is harmless, because its job is not leased. */
  const clear = (): void => {
    clearing = clearing.then(async () => {
      const ids = finished.splice(0);
      if (ids.length === 0) return;
      await boss.deleteJob(QUEUE_NAME, ids).catch((error) => {
        log?.warn('queue entries not removed', { code: codeOf(error), count: ids.length });
      });
    });
  };

  const start = (entry: string, jobId: string, run: Run, after: () => void): void => {
    const done = run(jobId, stopping.signal)
      .catch((error) => {
        log?.error('job handler failed', { job_id: jobId, code: isFault(error) ? error.code : codeOf(error) });
      })
      .then(() => {
        running.delete(entry);
        finished.push(entry);
        clear();
        after();
      });
    running.set(entry, done);
  };

  const consume = async (concurrency: number, run: Run, mostOfProject: number): Promise<void> => {
    const places = new Places(concurrency);
    const limit = mostOfProject > 0 ? { groupConcurrency: mostOfProject } : {};
    const fetch = (wanted: Wanted) => {
      const others = wanted.passOver.length > 0 ? { ignoreGroups: wanted.passOver } : {};
      return boss.fetch<{ jobId: string }>(QUEUE_NAME, { batchSize: wanted.most, ...others, ...limit });
    };
    const bell = createBell(stopping.signal);
    const unlisten = signals.listen('jobs', bell.ring);
    try {
      while (!stopping.signal.aborted) {
        // Before the fetch: a wake that comes during it is about work the fetch may not have seen.
        bell.reset();
        let fetched = 0;
        try {
          for (const wanted of places.wanted()) {
            const entries = await fetch(wanted);
            fetched += entries.length;
            for (const entry of entries) {
              const leave = places.take(entry.groupId ?? '');
              start(entry.id, entry.data.jobId, run, () => {
                leave();
                bell.ring();
              });
            }
            if (entries.length > 0) break;
          }
        } catch (error) {
          log?.warn('queue does not answer', { code: isFault(error) ? error.code : codeOf(error) });
          await delay(RETRY_MS, undefined, { ref: false });
        }
        if (fetched === 0 || places.free === 0) await bell.wait(POLL_MS);
      }
    } finally {
      unlisten();
    }
  };

  return {
    consume(concurrency, run, mostOfProject = 0) {
      if (!Number.isSafeInteger(concurrency) || concurrency < 1) {
        throw new Fault('concurrency_invalid', 'A worker needs at least one place.');
      }
      const consumer = consume(concurrency, run, mostOfProject);
      consumers.add(consumer);
      return consumer;
    },
    wake: (topic) => signals.announce(topic),
    onWake: (topic, listener) => signals.listen(topic, listener),
    announceJob: (jobId) => signals.announce(`job:${jobId}`),
    async depth() {
      const [row] = await database.query<{ waiting: number; oldest: number | null }>({
        name: 'queue_depth',
        text: `select count(*)::int as waiting, extract(epoch from now() - min(created_at))::float8 as oldest
               from jobs where status in ('queued', 'running') and lease_until is null`,
        values: [],
      });
      return { waiting: row?.waiting ?? 0, oldestSeconds: Math.max(0, row?.oldest ?? 0) };
    },
    async stop(milliseconds) {
      stopping.abort();
      const ended = Promise.all([...consumers]).then(() => Promise.all([...running.values()]));
      await Promise.race([ended, delay(milliseconds, undefined, { ref: false })]);
      clear();
      await clearing;
    },
  };
}

type Run = (jobId: string, signal: AbortSignal) => Promise<void>;

/** Waits until it is rung, the time is up, or everything stops. A ring between reset and wait is not lost. */
function createBell(signal: AbortSignal) {
  let rung = false;
  let wakeUp: (() => void) | null = null;
  const ring = (): void => {
    rung = true;
    wakeUp?.();
  };
  signal.addEventListener('abort', ring);
  return {
    ring,
    reset: (): void => {
      rung = false;
    },
    wait: (milliseconds: number): Promise<void> =>
      new Promise((resolve) => {
        if (rung || signal.aborted) return resolve();
        const timer = setTimeout(() => wakeUp?.(), milliseconds);
        wakeUp = () => {
          clearTimeout(timer);
          wakeUp = null;
          resolve();
        };
      }),
  };
}
