// Jobs that are created by themselves, many at a time: those of one project that come while others are being written
// leave together, as one statement in one transaction. Each is answered only once its own rows are committed.
import { isFault } from '../../domain/model/fault.ts';
import type { Database } from '../database/database.ts';
import { type InsertedJobs, insertJobs, MOST_AT_ONCE, type NewJobWithEvent } from './insert-jobs.ts';

/** So many must wait before a group leaves beside one on its way, twice as many beside two: with fewer, larger groups win. */
const WORTH_ANOTHER = 6;
/** Whoever waits behind a write that does not move goes on a connection of its own; the pool decides how long that may take. */
const PATIENCE_MS = 1000;

interface Waiting extends NewJobWithEvent {
  resolve(): void;
  reject(error: unknown): void;
}

export interface JobCreations {
  create(projectId: string, made: NewJobWithEvent): Promise<void>;
}

export function jobCreations(database: Database, committed: (written: InsertedJobs) => void): JobCreations {
  const lines = new Map<string, Line>();

  async function write(projectId: string, made: readonly NewJobWithEvent[]): Promise<void> {
    const [written] = await database.projectWrite<InsertedJobs>(projectId, insertJobs(projectId, made));
    committed(written ?? { deliveries: 0 });
  }

  /** One that cannot be stored takes nobody along: of what failed together nothing was kept, so each is tried alone. */
  async function settle(projectId: string, group: readonly Waiting[]): Promise<void> {
    try {
      await write(projectId, group);
      for (const one of group) one.resolve();
    } catch (error) {
      if (group.length === 1 || isFault(error, 'store_unavailable')) for (const one of group) one.reject(error);
      else await Promise.all(group.map((one) => write(projectId, [one]).then(one.resolve, one.reject)));
    }
  }

  return {
    create: (projectId, { job, event }) =>
      new Promise((resolve, reject) => {
        let line = lines.get(projectId);
        if (line === undefined) {
          line = waitingLine(
            (group) => settle(projectId, group),
            () => lines.delete(projectId),
          );
          lines.set(projectId, line);
        }
        line.join({ job, event, resolve, reject });
      }),
  };
}

interface Line {
  join(one: Waiting): void;
}

/**
 * While one group is on its way the next one gathers: the busier, the larger the groups. Alone, a job leaves at once.
 */
function waitingLine(settle: (group: readonly Waiting[]) => Promise<void>, empty: () => void): Line {
  const waiting: Waiting[] = [];
  let underway = 0;
  let scheduled = false;
  let impatient: NodeJS.Timeout | null = null;

  async function send(): Promise<void> {
    underway += 1;
    await settle(waiting.splice(0, MOST_AT_ONCE));
    underway -= 1;
    advance();
  }

  function advance(): void {
    while (waiting.length > 0 && waiting.length >= Math.min(MOST_AT_ONCE, underway * WORTH_ANOTHER)) void send();
    if (waiting.length > 0) {
      impatient ??= setTimeout(() => {
        impatient = null;
        if (waiting.length > 0) void send();
      }, PATIENCE_MS);
      return;
    }
    if (impatient !== null) clearTimeout(impatient);
    impatient = null;
    if (underway === 0 && !scheduled) empty();
  }

  return {
    join(one) {
      waiting.push(one);
      if (scheduled) return;
      scheduled = true;
      // Whatever else this turn of the loop reads goes along.
      setImmediate(() => {
        scheduled = false;
        advance();
      });
    },
  };
}
