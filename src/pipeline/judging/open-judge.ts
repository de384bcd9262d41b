// Judgement off the event loop. A job whose pages make judging take too long fails alone; the API, the heartbeats and every
// other job go on meanwhile, and one project never holds the last thread.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Fault } from '../../domain/model/fault.ts';
import type { Query } from '../../domain/model/query.ts';
import type { Report } from '../../domain/model/report.ts';
import type { ReadSource } from '../../domain/model/source.ts';
import { WorkerPool } from '../../threads/worker-pool.ts';
import type { Judge, RoundQuestions, Standing } from './judge.ts';
import { encode, type JudgingAnswer, type JudgingTask } from './judging-task.ts';

export interface JudgeOptions {
  /** What a judging thread runs, and what it is told when it starts. */
  script: URL;
  workerData?: unknown;
  threads?: number;
  /** Processor time a question may take in its thread. */
  timeoutMs?: number;
}

export interface OpenJudge extends Judge {
  /** Starts threads now instead of at the first job: all of them, or so many. */
  warm(threads?: number): Promise<void>;
  close(): Promise<void>;
}

const THREADS = 2;
/** The heaviest job within the caps takes some seconds of a free core; a full machine gives it a fraction of one. */
const TIMEOUT_MS = 120_000;

const FAULTS = {
  timed_out: () =>
    new Fault('judging_timed_out', 'The pages of this job hold more than can be judged in the time allowed.', {
      retry: 'stop',
    }),
  crashed: () => new Fault('judging_failed', 'The evidence could not be judged.', { retry: 'later' }),
  closed: () => new Fault('service_stopping', 'The worker is stopping.', { retry: 'later' }),
};

export function openJudge(options: JudgeOptions): OpenJudge {
  const size = Math.max(2, options.threads ?? THREADS);
  const pool = new WorkerPool<JudgingTask, JudgingAnswer>({
    script: options.script,
    workerData: options.workerData,
    size,
    timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
    mostOfGroup: size - 1,
  });
  const encoded = new WeakMap<ReadSource, SharedArrayBuffer>();

  async function bytesOf(sources: readonly ReadSource[]): Promise<SharedArrayBuffer[]> {
    const all: SharedArrayBuffer[] = [];
    for (const source of sources) {
      const known = encoded.get(source);
      const bytes = known ?? encode(source);
      all.push(bytes);
      if (known) continue;
      encoded.set(source, bytes);
      // A long page takes some milliseconds; others get their turn between two pages.
      await nextTurn();
    }
    return all;
  }

  async function ask(task: JudgingTask, signal?: AbortSignal): Promise<JudgingAnswer> {
    const outcome = await pool.run(task, { signal, group: task.job.projectId });
    if (outcome.kind === 'done') return outcome.result;
    throw FAULTS[outcome.kind]();
  }

  return {
    plan: async (job, signal) => (await ask({ ask: 'plan', job }, signal)) as Query[],
    standing: async (job, coverage, sources, signal) =>
      (await ask(
        { ask: 'standing', job, coverage: [...coverage], sources: await bytesOf(sources) },
        signal,
      )) as Standing,
    round: async (job, soFar, sources, signal) =>
      (await ask({ ask: 'round', job, soFar, sources: await bytesOf(sources) }, signal)) as RoundQuestions,
    report: async (job, parts, sources, signal) =>
      (await ask({ ask: 'report', job, parts, sources: await bytesOf(sources) }, signal)) as Report,
    warm: (threads) => pool.warm(threads),
    close: () => pool.close(),
  };
}
