// Takes one job through the pipeline under a lease. Every write is fenced, so a worker that was paused for
// longer than its lease finds that nothing it says counts any more.
import { shouldAnnounce } from '../../domain/job/progress.ts';
import { Fault } from '../../domain/model/fault.ts';
import type { PipelineTools } from '../../pipeline/job-context.ts';
import { runJob } from '../../pipeline/run-job.ts';
import type { Queue } from '../../ports/queue.ts';
import type { LeasedJob } from '../../ports/store.ts';
import type { JobLife } from '../job-life.ts';

export interface RunJobSettings {
  owner: string;
  leaseSeconds: number;
  heartbeatSeconds: number;
  deadlineSeconds: number;
  attempts: number;
}

export interface RunJobTools {
  queue: Pick<Queue, 'onWake'>;
  pipeline: PipelineTools;
  life: JobLife;
  settings: RunJobSettings;
}

export async function handleJob(jobId: string, stop: AbortSignal, tools: RunJobTools): Promise<void> {
  const { pipeline, settings } = tools;
  const leased = await pipeline.store.lease(jobId, settings.owner, settings.leaseSeconds);
  if (!leased) return;
  const startedAt = pipeline.clock.now().getTime();
  const outcome = await attempt(leased, stop, tools);
  pipeline.metrics.count('job_attempts_total', { outcome });
  pipeline.metrics.observe('job_duration_seconds', (pipeline.clock.now().getTime() - startedAt) / 1000, { outcome });
  pipeline.log.info('a job attempt ended', {
    job_id: jobId,
    project_id: leased.job.projectId,
    attempt: leased.job.attempt,
    status: outcome,
    milliseconds: pipeline.clock.now().getTime() - startedAt,
  });
}

type Outcome = 'completed' | 'failed' | 'canceled' | 'lease_lost' | 'handed_back';

async function attempt({ job, fence }: LeasedJob, stop: AbortSignal, tools: RunJobTools): Promise<Outcome> {
  const { pipeline, life, settings } = tools;
  const control = new AbortController();
  const lease = keepLease(job.id, fence, control, tools);
  const deadline = setTimeout(() => control.abort(DEADLINE), settings.deadlineSeconds * 1000);
  const onStop = (): void => control.abort(STOPPING);
  if (stop.aborted) onStop();
  stop.addEventListener('abort', onStop, { once: true });
  try {
    if (!(await life.start(job, fence))) return 'canceled';
    const report = await runJob({
      job,
      fence,
      tools: pipeline,
      signal: control.signal,
      announce: announcer(job.progress, { job, fence }, tools),
    });
    control.signal.throwIfAborted();
    // What is written from here on ends the job by our own hand.
    lease.stopListening();
    return (await life.finish(job, fence, report)) ? 'completed' : 'canceled';
  } catch (error) {
    return await conclude(error, control.signal, { job, fence, resumed: false }, tools);
  } finally {
    stop.removeEventListener('abort', onStop);
    clearTimeout(deadline);
    lease.end();
    // A lane that failed leaves the others under way: they must not go on asking for a job that is over.
    control.abort(LEASE_LOST);
  }
}

const DEADLINE = new Fault('deadline_exceeded', 'The job ran longer than the service allows.', { retry: 'stop' });
const STOPPING = new Fault('service_stopping', 'The worker is stopping.', { retry: 'later' });
const LEASE_LOST = new Fault('lease_lost', 'The job was canceled or taken over.', { retry: 'stop' });

/** Renews the lease on time, and when somebody else ended the job; the first refusal stops the work. */
function keepLease(jobId: string, fence: number, control: AbortController, tools: RunJobTools): Keeping {
  const { pipeline, settings } = tools;
  let renewedAt = pipeline.clock.now().getTime();
  const renew = (): void => {
    const now = pipeline.clock.now().getTime();
    const wasStopped = now - renewedAt > settings.leaseSeconds * 1000;
    renewedAt = now;
    pipeline.store.heartbeat(jobId, fence, settings.leaseSeconds).then(
      (ours) => {
        if (ours || control.signal.aborted) return;
        control.abort(LEASE_LOST);
        // The whole process stood still for longer than the lease: none of its jobs is to blame.
        if (wasStopped) void pipeline.store.excuse(jobId, fence).catch(() => undefined);
      },
      () => pipeline.log.warn('a heartbeat could not be written', { job_id: jobId }),
    );
  };
  const timer = setInterval(renew, settings.heartbeatSeconds * 1000);
  const stopListening = tools.queue.onWake(`ended:${jobId}`, renew);
  return {
    stopListening,
    end: () => {
      stopListening();
      clearInterval(timer);
    },
  };
}

interface Keeping {
  stopListening(): void;
  end(): void;
}

/** Writes progress as it rises, and announces it no more often than clients want to hear. */
function announcer(
  from: number,
  { job, fence }: Pick<LeasedJob, 'job' | 'fence'>,
  { pipeline, life }: RunJobTools,
): (progress: number) => Promise<void> {
  const last = { progress: from, atMilliseconds: pipeline.clock.now().getTime() };
  return async (progress) => {
    const now = pipeline.clock.now().getTime();
    if (!shouldAnnounce(progress, last, now)) return;
    last.progress = progress;
    last.atMilliseconds = now;
    if (!(await life.progress(job, fence, progress))) throw LEASE_LOST;
  };
}

async function conclude(
  error: unknown,
  signal: AbortSignal,
  { job, fence }: LeasedJob,
  { pipeline, life, settings }: RunJobTools,
): Promise<Outcome> {
  const cause = signal.aborted ? signal.reason : error;
  const fault = cause instanceof Fault ? cause : null;
  if (fault?.code === 'lease_lost') return 'lease_lost';
  if (fault?.code === 'service_stopping') {
    await pipeline.store.release(job.id, fence);
    return 'handed_back';
  }
  if (fault === null) {
    pipeline.log.error('a job attempt broke', { job_id: job.id, detail: stackOf(cause) });
    pipeline.metrics.count('job_faults_total');
  }
  const mayRetry = (fault === null || fault.retry === 'later') && job.attempt < settings.attempts;
  if (mayRetry) {
    // With the store away this fails too; the lease then runs out and the sweep queues the job again.
    await pipeline.store.release(job.id, fence).catch(() => undefined);
    return 'handed_back';
  }
  const code = fault?.code ?? 'internal_error';
  const message = fault?.publicMessage ?? 'The job could not be finished because of an internal fault.';
  await life.fail(job, fence, code, message).catch(() => false);
  return 'failed';
}

/** Where it broke, without the message: a message may quote a page or a person. */
function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 6);
  return [error.name, ...frames.map((frame) => frame.trim())].join(' | ').slice(0, 1000);
}
