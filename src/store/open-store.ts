// Opens the whole store: the private server or DATABASE_URL, migrations, queue, and the repositories over one pool.
import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../ports/log.ts';
import type { Queue } from '../ports/queue.ts';
import type { AdminStore, ProjectReads, ProjectTransaction, Store } from '../ports/store.ts';
import { compact } from './database/compact.ts';
import { type Connection, Database, storeFault } from './database/database.ts';
import { migrate, withMigrationLock } from './database/migrate.ts';
import { ensureProjectRole, requireOwner } from './database/project-role.ts';
import { createSeal, type Seal } from './database/seal.ts';
import { deliveryReads, deliveryWrites } from './deliveries/deliveries-repository.ts';
import { deliveryWork } from './deliveries/delivery-work.ts';
import { endpointReads, endpointWrites } from './deliveries/endpoints-repository.ts';
import { batchReads, batchWrites } from './jobs/batches-repository.ts';
import { idempotencyWrites } from './jobs/idempotency-repository.ts';
import { jobCreations } from './jobs/job-creations.ts';
import { type Announcements, jobReads, jobWrites } from './jobs/jobs-repository.ts';
import { dueMonitors, monitorReads, monitorWrites } from './jobs/monitors-repository.ts';
import { eventReads, sourceReads } from './jobs/sources-repository.ts';
import { sweep } from './jobs/sweep.ts';
import { workerJobs } from './jobs/worker-repository.ts';
import { type PrivatePostgres, startPrivatePostgres } from './postgres/private-postgres.ts';
import { createBoss, createQueue, installQueue } from './queue/queue.ts';
import { openSignals, type Signals } from './queue/signals.ts';
import { adminStore } from './records/admin-repository.ts';
import { answerCache } from './records/answers-repository.ts';
import { corpusStore } from './records/corpus-repository.ts';
import { templateReads, templateWrites } from './records/templates-repository.ts';
import { providerTurns } from './records/turns-repository.ts';
import { workerRegister } from './records/workers-repository.ts';

export interface OpenStoreOptions {
  /** Empty or absent: the private server in `dataDir`. */
  databaseUrl?: string;
  dataDir?: string;
  /** 32 bytes; seals webhook secrets. */
  secretKey: Uint8Array;
  poolSize?: number;
  log?: Log;
}

const READY_MS = 1500;

export interface OpenedStore {
  store: Store;
  queue: Queue;
  /** Where other processes of the same user reach the same data. */
  databaseUrl: string;
}

const DEFAULT_POOL_SIZE = 20;

export async function openStore(options: OpenStoreOptions): Promise<OpenedStore> {
  const seal = createSeal(options.secretKey);
  const { log } = options;
  let server: PrivatePostgres | null = null;
  if (options.databaseUrl === undefined || options.databaseUrl === '') {
    if (options.dataDir === undefined) throw new Error('neither a database nor a data folder was named');
    server = await startPrivatePostgres({ dataDir: options.dataDir, ...(log && { log }) });
  }
  const databaseUrl = server?.connectionString ?? options.databaseUrl ?? '';
  const database = new Database({
    connectionString: databaseUrl,
    poolSize: options.poolSize ?? DEFAULT_POOL_SIZE,
    ...(log && { log }),
  });
  const boss = createBoss(database, log);
  let signals: Signals | null = null;
  try {
    database.projectRole = await withMigrationLock(databaseUrl, async (client) => {
      await migrate(client);
      await requireOwner(client);
      await installQueue(boss);
      return ensureProjectRole(client, log);
    });
    signals = await openSignals(databaseUrl, log);
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    await database.close().catch(() => {});
    await server?.stop().catch(() => {});
    throw storeFault(error);
  }
  const opened = signals;
  const queue = createQueue(boss, database, opened, log);
  let closing: Promise<void> | null = null;
  const close = async (): Promise<void> => {
    await queue.stop(0);
    await boss.stop({ graceful: false }).catch(() => {});
    await opened.close();
    await database.close();
    await server?.stop();
  };
  const store = assembleStore(
    database,
    opened,
    seal,
    (options) => compact(databaseUrl, options, log),
    () => {
      closing ??= close();
      return closing;
    },
  );
  return { store, queue, databaseUrl };
}

function projectReads(connection: Connection, projectId: string): ProjectReads {
  return {
    jobs: jobReads(connection, projectId),
    batches: batchReads(connection, projectId),
    monitors: monitorReads(connection, projectId),
    sources: sourceReads(connection, projectId),
    events: eventReads(connection, projectId),
    templates: templateReads(connection, projectId),
    endpoints: endpointReads(connection, projectId),
    deliveries: deliveryReads(connection, projectId),
  };
}

function projectTransaction(
  connection: Connection,
  projectId: string,
  seal: Seal,
  announce: Announcements,
): ProjectTransaction {
  return {
    reads: projectReads(connection, projectId),
    ...jobWrites(connection, projectId, announce),
    ...batchWrites(connection, projectId, announce),
    ...monitorWrites(connection, projectId),
    ...templateWrites(connection, projectId),
    ...endpointWrites(connection, projectId, seal),
    ...deliveryWrites(connection, projectId, announce),
    ...idempotencyWrites(connection, projectId, seal),
  };
}

function assembleStore(
  database: Database,
  signals: Signals,
  seal: Seal,
  compacted: AdminStore['compact'],
  close: () => Promise<void>,
): Store {
  // Only what is committed is announced.
  const creations = jobCreations(database, ({ deliveries }) => {
    signals.announce('jobs');
    if (deliveries > 0) signals.announce('deliveries');
  });
  return {
    forProject: (projectId) => projectReads(database.forProject(projectId), projectId),

    createJob: (projectId, job, event) => creations.create(projectId, { job, event }),

    async transaction(projectId, run) {
      const announce: Announcements = { jobs: new Set(), ended: new Set(), queued: false, deliveries: false };
      const result = await database.projectTransaction(projectId, (connection) =>
        run(projectTransaction(connection, projectId, seal, announce)),
      );
      if (announce.queued) signals.announce('jobs');
      if (announce.deliveries) signals.announce('deliveries');
      for (const jobId of announce.jobs) signals.announce(`job:${jobId}`);
      for (const jobId of announce.ended) signals.announce(`ended:${jobId}`);
      return result;
    },

    worker: {
      ...workerJobs(database, signals),
      ...deliveryWork(database, seal),
      dueMonitors: (now, limit) => dueMonitors(database, now, limit),
      sweep: (now, retentionDays) => sweep(database, now, retentionDays),
    },
    admin: adminStore(database, compacted),
    workers: workerRegister(database),
    corpus: corpusStore(database),
    answers: answerCache(database),
    turns: providerTurns(database),

    async ready() {
      const ask = () =>
        database.query({ name: 'ready', text: 'select 1 from schema_migrations limit 1', values: [] }).then(
          () => true,
          () => false,
        );
      // The first may meet a connection that was cut while it lay idle. A database that hangs is as good as away.
      const asked = (async () => (await ask()) || (await ask()))();
      return Promise.race([asked, delay(READY_MS, false, { ref: false })]);
    },
    close,
  };
}
