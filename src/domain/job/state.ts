// The life of a job as a table. `operations/transition-job.ts` is its only caller that writes.

export const JOB_STATUSES = ['created', 'queued', 'running', 'completed', 'failed', 'canceled'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

export const JOB_MOVES = ['enqueue', 'claim', 'progress', 'finish', 'fail', 'cancel'] as const;
export type JobMove = (typeof JOB_MOVES)[number];

const TABLE: Record<JobStatus, Partial<Record<JobMove, JobStatus>>> = {
  created: { enqueue: 'queued', fail: 'failed', cancel: 'canceled' },
  queued: { claim: 'running', fail: 'failed', cancel: 'canceled' },
  // A claim of a running job resumes it after a lost lease.
  running: { claim: 'running', progress: 'running', finish: 'completed', fail: 'failed', cancel: 'canceled' },
  completed: {},
  failed: {},
  canceled: {},
};

/** The state a move leads to, or null when it is not legal. */
export function nextStatus(from: JobStatus, move: JobMove): JobStatus | null {
  return TABLE[from][move] ?? null;
}

export function isFinal(status: JobStatus): boolean {
  return status === 'completed' || status === 'failed' || status === 'canceled';
}
