// Follows a job: the long poll that answers when it has ended, and the stream of its events.
import { isFinal } from '../domain/job/state.ts';
import type { Clock } from '../ports/clock.ts';
import type { Queue } from '../ports/queue.ts';
import type { EventRecord, JobRecord, Store } from '../ports/store.ts';
import { type JobView, jobView } from './job-view.ts';
import { found, issuedId } from './not-found.ts';

export interface WatchTools {
  store: Pick<Store, 'forProject'>;
  clock: Clock;
  queue: Pick<Queue, 'onWake'>;
}

interface OneJob {
  projectId: string;
  jobId: string;
}

/** A lost announcement delays a watcher by this much at most. */
const RECHECK_MS = 2000;

/** Answers once the job has ended or the time is over, with the job as it then stands. */
export async function waitForJob(
  tools: WatchTools,
  input: OneJob & { baseUrl: string; seconds: number; signal: AbortSignal },
): Promise<JobView> {
  const reads = tools.store.forProject(input.projectId);
  const deadline = tools.clock.now().getTime() + input.seconds * 1000;
  const changes = listen(tools, issuedId(input.jobId), input.signal);
  try {
    for (;;) {
      const job: JobRecord = found(await reads.jobs.get(input.jobId));
      const left = deadline - tools.clock.now().getTime();
      if (isFinal(job.status) || left <= 0 || input.signal.aborted) return jobView(job, input.baseUrl);
      await changes.next(Math.min(left, RECHECK_MS));
    }
  } finally {
    changes.stop();
  }
}

export type StreamItem = { kind: 'event'; event: EventRecord } | { kind: 'heartbeat' };

const FINAL_EVENTS = new Set(['job.completed', 'job.failed', 'job.canceled']);
const EVENTS_PER_READ = 100;

/**
 * Events after a sequence number, as they happen; ends after the final one, or when the job is gone.
 * Null when the job has ended and nothing is left to tell.
 */
export async function openEventStream(
  tools: WatchTools,
  input: OneJob & { afterSequence: number; heartbeatMs: number; signal: AbortSignal },
): Promise<AsyncGenerator<StreamItem> | null> {
  const reads = tools.store.forProject(input.projectId);
  const job = found(await reads.jobs.get(issuedId(input.jobId)));
  if (isFinal(job.status)) {
    const left = await reads.events.list(input.jobId, input.afterSequence, 1);
    if (left.length === 0) return null;
  }
  return events(tools, input);
}

async function* events(
  tools: WatchTools,
  input: OneJob & { afterSequence: number; heartbeatMs: number; signal: AbortSignal },
): AsyncGenerator<StreamItem> {
  const reads = tools.store.forProject(input.projectId);
  const changes = listen(tools, input.jobId, input.signal);
  let sequence = input.afterSequence;
  let lastWord = tools.clock.now().getTime();
  try {
    while (!input.signal.aborted) {
      const batch = await reads.events.list(input.jobId, sequence, EVENTS_PER_READ);
      for (const event of batch) {
        sequence = event.sequence;
        lastWord = tools.clock.now().getTime();
        yield { kind: 'event', event };
        if (FINAL_EVENTS.has(event.type)) return;
      }
      if (batch.length === EVENTS_PER_READ) continue;
      const job = await reads.jobs.get(input.jobId);
      if (job === null) return;
      // The end may have been written between the two reads: then its event is there now.
      if (isFinal(job.status)) {
        if ((await reads.events.list(input.jobId, sequence, 1)).length === 0) return;
        continue;
      }
      const untilHeartbeat = lastWord + input.heartbeatMs - tools.clock.now().getTime();
      if (untilHeartbeat <= 0) {
        lastWord = tools.clock.now().getTime();
        yield { kind: 'heartbeat' };
      } else await changes.next(Math.min(untilHeartbeat, RECHECK_MS));
    }
  } finally {
    changes.stop();
  }
}

/** Remembers announcements that come while nobody waits, so that none is slept through. */
function listen({ queue, clock }: WatchTools, jobId: string, signal: AbortSignal) {
  let announced = false;
  let wake: (() => void) | null = null;
  const unsubscribe = queue.onWake(`job:${jobId}`, () => {
    announced = true;
    wake?.();
  });
  return {
    async next(milliseconds: number): Promise<void> {
      if (!announced && !signal.aborted) {
        const early = new AbortController();
        wake = () => early.abort();
        signal.addEventListener('abort', wake, { once: true });
        await clock.sleep(milliseconds, early.signal);
        signal.removeEventListener('abort', wake);
        wake = null;
      }
      announced = false;
    },
    stop: unsubscribe,
  };
}
