// What one project may keep here: jobs that wait, webhook endpoints, and monitors.
import { Fault } from '../domain/model/fault.ts';
import type { Clock } from '../ports/clock.ts';
import type { Store } from '../ports/store.ts';

export interface ProjectLimits {
  /** Webhook endpoints of one project: one job is told to all of them, so many would make us a means to flood somebody. */
  endpoints: number;
  /** Jobs of one project that may wait; 0 for no limit. */
  queuedJobs: number;
  /** Monitors of one project: each of them makes jobs for as long as it lives. */
  monitors: number;
}

/** Waiting jobs are counted at most this often; in between, what this process let in is added. */
const COUNTED_FOR_MS = 1000;
const RETRY_AFTER_SECONDS = 30;
const MOST_PROJECTS = 10_000;

export interface QueueRoom {
  /** The fault that keeps so many more jobs from waiting, or null, in which case they are counted as waiting. */
  refuse(projectId: string, jobs: number): Promise<Fault | null>;
}

interface Count {
  waiting: number;
  at: number;
}

/**
 * Counting for every job would cost more than writing it. Several processes may therefore let in what each of them gets in
 * one second beyond the limit, which keeps its purpose: nobody fills the queue.
 */
export function queueRoom(
  { store, clock }: { store: Pick<Store, 'forProject'>; clock: Pick<Clock, 'now'> },
  { queuedJobs }: Pick<ProjectLimits, 'queuedJobs'>,
): QueueRoom {
  const counts = new Map<string, Promise<Count>>();

  async function count(projectId: string): Promise<Count> {
    const waiting = await store.forProject(projectId).jobs.countQueued(queuedJobs + 1);
    return { waiting, at: clock.now().getTime() };
  }

  function current(projectId: string): Promise<Count> {
    const known = counts.get(projectId);
    if (known) return known;
    const fresh = count(projectId);
    if (counts.size >= MOST_PROJECTS) counts.clear();
    counts.set(projectId, fresh);
    fresh.catch(() => counts.delete(projectId));
    return fresh;
  }

  return {
    async refuse(projectId, jobs) {
      if (queuedJobs === 0) return null;
      let counted = await current(projectId);
      if (clock.now().getTime() - counted.at > COUNTED_FOR_MS) {
        counts.delete(projectId);
        counted = await current(projectId);
      }
      if (counted.waiting + jobs > queuedJobs) return queueFull(queuedJobs);
      counted.waiting += jobs;
      return null;
    },
  };
}

function queueFull(most: number): Fault {
  return new Fault('queue_full', `This project may have ${most} jobs waiting, and this request would make it more.`, {
    retry: 'later',
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}
