// One worker process: takes jobs from the queue, sends deliveries, sweeps. Everything ends within the time given to stop.
import type { Queue } from '../ports/queue.ts';
import { DeliveryLoop, type DeliveryTools } from './handlers/deliver-webhooks.ts';
import { handleJob, type RunJobTools } from './handlers/run-job.ts';
import { erasureCompactor, type SweepTools, sweepLeases, sweepOld } from './handlers/sweep.ts';

export interface WorkerTools {
  queue: Queue;
  run: RunJobTools;
  deliveries: DeliveryTools;
  sweep: SweepTools;
  /** Starts the monitors whose time has come. */
  runDueMonitors(): Promise<number>;
  concurrency: number;
  /** Jobs of one project at a time, all workers together; 0 for no limit. */
  mostOfProject: number;
}

export interface Worker {
  stop(milliseconds: number): Promise<void>;
}

const LEASE_SWEEP_MILLISECONDS = 5_000;
const MONITOR_SWEEP_MILLISECONDS = 30_000;
const OLD_SWEEP_MILLISECONDS = 10 * 60_000;

export async function startWorker(tools: WorkerTools): Promise<Worker> {
  const { queue, run, sweep } = tools;
  const compactAfterErasure = erasureCompactor();
  const deliveries = new DeliveryLoop(tools.deliveries);
  deliveries.start();
  const stopListening = queue.onWake('deliveries', () => deliveries.wake());
  const consumed = queue.consume(
    tools.concurrency,
    (jobId, signal) => handleJob(jobId, signal, run),
    tools.mostOfProject,
  );
  const timers = [
    repeat(
      LEASE_SWEEP_MILLISECONDS,
      async () => {
        if ((await sweepLeases(sweep)) > 0) queue.wake('jobs');
        const depth = await queue.depth();
        sweep.metrics.gauge('jobs_queue_depth', depth.waiting);
        sweep.metrics.gauge('jobs_oldest_age_seconds', depth.oldestSeconds);
      },
      sweep,
    ),
    repeat(
      MONITOR_SWEEP_MILLISECONDS,
      async () => {
        await tools.runDueMonitors();
      },
      sweep,
    ),
    repeat(
      OLD_SWEEP_MILLISECONDS,
      async () => {
        await sweepOld(sweep);
        await compactAfterErasure(sweep);
      },
      sweep,
    ),
  ];
  return {
    stop: async (milliseconds) => {
      for (const timer of timers) clearInterval(timer);
      stopListening();
      await queue.stop(milliseconds);
      await consumed;
      await deliveries.stop();
    },
  };
}

/** A sweep that fails (the store is away) is tried again at its next turn; two never overlap. */
function repeat(milliseconds: number, run: () => Promise<void>, { log }: SweepTools): NodeJS.Timeout {
  let busy = false;
  return setInterval(() => {
    if (busy) return;
    busy = true;
    run()
      .catch(() => log.warn('a sweep failed; trying again'))
      .finally(() => {
        busy = false;
      });
  }, milliseconds);
}
