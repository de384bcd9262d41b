// Waits for jobs and shows how far they are, on one line that is taken away at the end.
import { type Bonafide, BonafideError, type Job } from '../client/bonafide-client.ts';
import { bar, plainLine } from './layout.ts';
import type { Terminal } from './terminal.ts';

const ENDED = new Set<Job['status']>(['completed', 'failed', 'canceled']);

export function hasEnded(job: Pick<Job, 'status'>): boolean {
  return ENDED.has(job.status);
}

/** The jobs in their order once all have ended. `onEnd` is called for each as soon as it and all before it have. */
export async function followJobs(
  client: Bonafide,
  jobs: readonly Job[],
  terminal: Terminal,
  options: { onEnd?: (job: Job) => Promise<void> } = {},
): Promise<Job[]> {
  const states = [...jobs];
  const started = Date.now();
  const show = (): void => terminal.status(statusLine(states, Date.now() - started));
  // Also without news the seconds go on, so that nobody takes a long search for a dead one.
  const timer = setInterval(show, 1000);
  show();
  const waiting = jobs.map(async (job, index) => {
    const ended = await follow(client, job, (state) => {
      states[index] = state;
      show();
    });
    states[index] = ended;
    return ended;
  });
  try {
    const ended: Job[] = [];
    for (const one of waiting) {
      const job = await one;
      ended.push(job);
      await options.onEnd?.(job);
    }
    return ended;
  } finally {
    clearInterval(timer);
    terminal.status(null);
    // Others may still fail after the first one did; that was told already.
    void Promise.allSettled(waiting);
  }
}

async function follow(client: Bonafide, job: Job, onState: (job: Job) => void): Promise<Job> {
  if (hasEnded(job)) return job;
  try {
    for await (const event of client.jobs.events(job.id)) onState(event.data.job);
  } catch (error) {
    // A stream may be cut by a proxy; asking is slower and always works.
    if (error instanceof BonafideError && error.status !== 429 && error.status < 500) throw error;
  }
  return client.jobs.waitFor(job.id);
}

function statusLine(jobs: readonly Job[], milliseconds: number): string {
  const seconds = `${Math.floor(milliseconds / 1000)} s`;
  const share = jobs.reduce((sum, job) => sum + (hasEnded(job) ? 100 : job.progress), 0) / (100 * jobs.length);
  const [first] = jobs;
  if (jobs.length === 1 && first) {
    const doing = first.status === 'queued' ? 'waits for a worker' : plainLine(first.person.full_name);
    return `${bar(share)}  ${seconds}  ${doing}`;
  }
  return `${bar(share)}  ${seconds}  ${jobs.filter(hasEnded).length} of ${jobs.length} done`;
}
