// Hands waiting work to workers. The entry itself is written by the store inside the job's own transaction;
// this port only wakes and consumes.
export interface Queue {
  /**
   * Calls `run` with job ids, at most `concurrency` at a time, until stopped. `mostOfProject` jobs of one project run at a
   * time in all processes together; 0 sets no such limit.
   */
  consume(
    concurrency: number,
    run: (jobId: string, signal: AbortSignal) => Promise<void>,
    mostOfProject?: number,
  ): Promise<void>;
  /** Tells waiting workers of every process that something was committed. */
  wake(topic: 'jobs' | 'deliveries'): void;
  /**
   * Called on every wake of the topic, from any process. `job:` changed in any way, `ended:` reached its last state or
   * was erased. A wake may be idle (after a lost connection everybody is told to look). Returns how to stop listening.
   */
  onWake(topic: 'jobs' | 'deliveries' | `job:${string}` | `ended:${string}`, listener: () => void): () => void;
  /** Tells whoever watches one job (long poll, event stream) that it changed. */
  announceJob(jobId: string): void;
  depth(): Promise<{ waiting: number; oldestSeconds: number }>;
  /** No new work; running work gets its signal; waits at most this long. */
  stop(milliseconds: number): Promise<void>;
}
