// A few worker threads that take one job at a time. A job that overruns its time loses its thread, a thread that dies is
// replaced, and the process that owns the pool never waits on either. It lives until its pools are closed.
import { getCompileCacheDir } from 'node:module';
import { Worker } from 'node:worker_threads';

export interface PoolOptions {
  script: URL;
  size: number;
  /** Processor time a job may take. */
  timeoutMs: number;
  /** How long that may be by the clock, on a busy machine: `MOST_WAITS` times as long when not given. */
  patienceMs?: number;
  heapMegabytes?: number;
  /** Handed to every thread when it starts. */
  workerData?: unknown;
  /** Threads that the jobs of one group may hold at once; without it a group may hold them all. */
  mostOfGroup?: number;
}

export interface RunOptions {
  transfer?: ArrayBuffer[];
  signal?: AbortSignal;
  /** Whose job it is: see `mostOfGroup`. */
  group?: string;
}

export type JobOutcome<Result> = { kind: 'done'; result: Result } | { kind: 'timed_out' | 'crashed' | 'closed' };

interface PendingJob<Job, Result> {
  job: Job;
  transfer: ArrayBuffer[];
  group: string | undefined;
  settle(outcome: JobOutcome<Result>): void;
  fail(reason: unknown): void;
  settled: boolean;
}

interface Thread<Job, Result> {
  worker: Worker;
  ready: boolean;
  running: PendingJob<Job, Result> | null;
  timer: NodeJS.Timeout | null;
  /** Processor time of the thread, in milliseconds, when it took its job. */
  usedBefore: Promise<number>;
}

/** Threads post this once, when their modules are loaded. */
export const READY = 'ready';
/** A thread that cannot even start is a fault of the installation; after this many in a row jobs fail at once. */
const MAX_FAILED_STARTS = 3;
const MOST_WAITS = 5;
/** Less than this is not waited for. */
const SHORTEST_WAIT_MS = 20;

export class WorkerPool<Job, Result> {
  private readonly options: PoolOptions;
  private readonly threads = new Set<Thread<Job, Result>>();
  private readonly queue: PendingJob<Job, Result>[] = [];
  private failedStarts = 0;
  private closed = false;
  private readonly warmWaiters: (() => void)[] = [];

  constructor(options: PoolOptions) {
    this.options = options;
  }

  /** Rejects only when the signal is aborted. */
  run(job: Job, { transfer = [], signal, group }: RunOptions = {}): Promise<JobOutcome<Result>> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    if (this.closed) return Promise.resolve({ kind: 'closed' });
    return new Promise((resolve, reject) => {
      const onAbort = () => pending.fail(signal?.reason);
      const finish = () => {
        pending.settled = true;
        signal?.removeEventListener('abort', onAbort);
      };
      const pending: PendingJob<Job, Result> = {
        job,
        transfer,
        group,
        settled: false,
        settle: (outcome) => {
          if (pending.settled) return;
          finish();
          resolve(outcome);
        },
        fail: (reason) => {
          if (pending.settled) return;
          finish();
          // A queued job leaves the queue; a running one keeps its thread until it ends or overruns.
          const at = this.queue.indexOf(pending);
          if (at >= 0) this.queue.splice(at, 1);
          reject(reason);
        },
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      this.queue.push(pending);
      this.assign();
    });
  }

  /** Starts every thread, or so many of them, and resolves when they can take jobs, or cannot start. */
  async warm(threads = this.options.size): Promise<void> {
    while (this.threads.size < Math.min(threads, this.options.size) && !this.closed) this.start();
    while (!this.closed && this.failedStarts < MAX_FAILED_STARTS && [...this.threads].some((thread) => !thread.ready)) {
      await new Promise<void>((resolve) => this.warmWaiters.push(resolve));
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const pending of this.queue.splice(0)) pending.settle({ kind: 'closed' });
    const threads = [...this.threads];
    this.threads.clear();
    for (const thread of threads) {
      if (thread.timer) clearTimeout(thread.timer);
      thread.running?.settle({ kind: 'closed' });
    }
    await Promise.all(threads.map((thread) => thread.worker.terminate()));
    this.wake();
  }

  private assign(): void {
    for (;;) {
      const free = [...this.threads].find((thread) => thread.ready && thread.running === null);
      const next = this.queue.findIndex((pending) => this.mayRun(pending.group));
      if (free === undefined || next < 0) break;
      this.give(free, this.queue.splice(next, 1)[0]!);
    }
    const starting = [...this.threads].filter((thread) => !thread.ready).length;
    if (this.queue.length > starting && this.threads.size < this.options.size && !this.closed) this.start();
  }

  private mayRun(group: string | undefined): boolean {
    const { mostOfGroup } = this.options;
    if (group === undefined || mostOfGroup === undefined) return true;
    return [...this.threads].filter((thread) => thread.running?.group === group).length < mostOfGroup;
  }

  private give(thread: Thread<Job, Result>, pending: PendingJob<Job, Result>): void {
    thread.running = pending;
    thread.usedBefore = processorTime(thread.worker);
    this.limit(thread, pending, this.options.timeoutMs, 0);
    try {
      thread.worker.postMessage(pending.job, pending.transfer);
    } catch {
      this.lose(thread, { kind: 'crashed' });
    }
  }

  /** After so long by the clock: has the job had its processor time? A page is not lost because the machine is busy. */
  private limit(thread: Thread<Job, Result>, pending: PendingJob<Job, Result>, waitMs: number, waitedMs: number): void {
    const { timeoutMs, patienceMs = MOST_WAITS * timeoutMs } = this.options;
    const check = async (): Promise<void> => {
      const waited = waitedMs + waitMs;
      const used = (await processorTime(thread.worker)) - (await thread.usedBefore);
      if (thread.running !== pending) return;
      const wait = Math.min(timeoutMs - used, patienceMs - waited);
      if (wait < SHORTEST_WAIT_MS) this.lose(thread, { kind: 'timed_out' });
      else this.limit(thread, pending, wait, waited);
    };
    thread.timer = setTimeout(() => void check(), waitMs);
  }

  private start(): void {
    // A thread does not inherit the compiled modules of its process: without them it compiles everything anew.
    const compiled = getCompileCacheDir();
    const worker = new Worker(this.options.script, {
      env: compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled },
      workerData: this.options.workerData,
      // Nothing that a document makes its reader print belongs in the log.
      stdout: true,
      stderr: true,
      resourceLimits: {
        maxOldGenerationSizeMb: this.options.heapMegabytes ?? 384,
        maxYoungGenerationSizeMb: 48,
        stackSizeMb: 4,
      },
    });
    worker.stdout.resume();
    worker.stderr.resume();
    const thread: Thread<Job, Result> = { worker, ready: false, running: null, timer: null, usedBefore: NO_TIME };
    this.threads.add(thread);
    worker.on('message', (message: unknown) => this.receive(thread, message));
    worker.on('error', () => this.lose(thread, { kind: 'crashed' }));
    worker.on('exit', () => this.lose(thread, { kind: 'crashed' }));
  }

  private receive(thread: Thread<Job, Result>, message: unknown): void {
    if (!this.threads.has(thread)) return;
    if (!thread.ready && message === READY) {
      thread.ready = true;
      this.failedStarts = 0;
      this.wake();
    } else if (thread.running !== null) {
      if (thread.timer) clearTimeout(thread.timer);
      thread.timer = null;
      const { running } = thread;
      thread.running = null;
      running.settle({ kind: 'done', result: message as Result });
    }
    this.assign();
  }

  /** Takes a thread out of service, settles its job and lets the queue start another. */
  private lose(thread: Thread<Job, Result>, outcome: JobOutcome<Result>): void {
    if (!this.threads.delete(thread)) return;
    if (thread.timer) clearTimeout(thread.timer);
    if (!thread.ready) this.failedStarts += 1;
    const { running } = thread;
    thread.running = null;
    void thread.worker.terminate();
    running?.settle(outcome);
    if (this.failedStarts >= MAX_FAILED_STARTS) {
      for (const pending of this.queue.splice(0)) pending.settle({ kind: 'crashed' });
      this.failedStarts = 0;
    }
    this.wake();
    // The next job should not pay for the start of a thread that this one lost.
    if (!this.closed && thread.ready && this.threads.size < this.options.size) this.start();
    this.assign();
  }

  private wake(): void {
    for (const waiter of this.warmWaiters.splice(0)) waiter();
  }
}

const NO_TIME = Promise.resolve(0);

/** Milliseconds of processor time since the thread began; none for a thread that has ended. */
function processorTime(worker: Worker): Promise<number> {
  return worker.cpuUsage().then(
    ({ user, system }) => (user + system) / 1000,
    () => 0,
  );
}
