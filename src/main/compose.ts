// Wires the rooms together. Everything that has to be opened is opened here, and closed in the reverse order.
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../config/settings.ts';
import { effectiveOptions } from '../domain/model/options.ts';
import { openPageReader } from '../extract/page-reader.ts';
import { buildServer } from '../http/server.ts';
import type { SignInCode } from '../http/sign-in.ts';
import { openOutboundClient } from '../net/outbound-client.ts';
import { buildUserAgent } from '../net/request-headers.ts';
import { hashApiKey, keyHint, newApiKey } from '../operations/api-key.ts';
import { runDueMonitors } from '../operations/run-monitors.ts';
import { type OpenSchemaChecker, openSchemaChecker } from '../operations/schemas/open-schema-checker.ts';
import { failJob, finishJob, progressJob, startJob, type WorkTools } from '../operations/work-on-job.ts';
import type { ActiveProvider } from '../pipeline/ask-provider.ts';
import type { PipelineTools } from '../pipeline/job-context.ts';
import type { OpenJudge } from '../pipeline/judging/open-judge.ts';
import { ProviderGate } from '../pipeline/provider-gate.ts';
import type { Clock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import { CONTACT, type SearchProvider } from '../ports/search.ts';
import type { AdminStore } from '../ports/store.ts';
import type { ProviderTurns } from '../ports/turns.ts';
import { PROVIDERS } from '../search/registry.generated.ts';
import { type OpenedStore, openStore } from '../store/open-store.ts';
import { makeDeliver } from '../webhooks/deliver.ts';
import { nextDelivery } from '../webhooks/schedule.ts';
import type { JobLife } from '../worker/job-life.ts';
import { startWorker, type Worker } from '../worker/loop.ts';
import { missingContact } from './contact.ts';
import { type KeptSecret, keptSecret } from './data-folder.ts';
import { type JobThreads, type Judgement, openJudgement } from './job-threads.ts';
import { PROJECT_ROOT, productVersion } from './load-settings.ts';
import { makeLog } from './logging.ts';
import type { OpenedOrganisations } from './organisation-data.ts';
import { practiseJobs } from './practice-job.ts';
import { makeMetrics, type PrometheusMetrics } from './prometheus.ts';
import { openReadingModel } from './reading-model.ts';
import { readSamplePeople, SAMPLE_WEB, withoutSampleWeb } from './sample-web.ts';
import { systemClock } from './system-clock.ts';
import { systemIds } from './system-ids.ts';
import { corpusSites, trustData } from './trust-data.ts';
import { searchedProviders } from './what-is-searched.ts';
import { announceWorker } from './worker-life.ts';

const CONSOLE_FOLDER = join(PROJECT_ROOT, 'dist', 'console');
const SCHEMA_THREAD = new URL('./schema-thread.ts', import.meta.url);
const JOB_ATTEMPTS = 3;

/** What any process needs before it can serve or work. */
export interface Base {
  settings: Readonly<Settings>;
  log: Log;
  metrics: PrometheusMetrics;
  clock: Clock;
  ids: ReturnType<typeof systemIds>;
  opened: OpenedStore;
  encryptionKey: Uint8Array;
  organisations: OpenedOrganisations;
  /** Threads of the whole process, started with the first question. */
  judge: OpenJudge;
  schemas: OpenSchemaChecker;
}

export async function openBase(
  settings: Readonly<Settings>,
  judgement: Judgement = openJudgement(settings),
): Promise<Base> {
  const log = makeLog(settings.logLevel);
  const ids = systemIds();
  const key =
    settings.encryptionKey?.reveal() ??
    keptSecret(settings.dataDir, 'encryption-key', () => Buffer.from(ids.random(32)).toString('base64')).value;
  const encryptionKey = Buffer.from(key, 'base64');
  const opened = await openStore({
    ...(settings.databaseUrl ? { databaseUrl: settings.databaseUrl.reveal() } : {}),
    dataDir: settings.dataDir,
    secretKey: encryptionKey,
    log,
  });
  const { organisations, judge } = judgement;
  const schemas = openSchemaChecker({ script: SCHEMA_THREAD });
  const metrics = makeMetrics();
  const clock = systemClock;
  return { settings, log, metrics, clock, ids, opened, encryptionKey, organisations, judge, schemas };
}

/** Providers in the operator's order, or all that their settings switch on. */
export function activeProviders(settings: Readonly<Settings>, clock: Clock, turns?: ProviderTurns): ActiveProvider[] {
  const wanted = settings.providers ?? PROVIDERS.map((provider) => provider.id);
  const contact: Record<string, string> =
    settings.userAgentContact === null ? {} : { [CONTACT]: settings.userAgentContact };
  return wanted
    .map((id) => asConfigured(PROVIDERS.find((provider) => provider.id === id)!, settings))
    .map((provider) => {
      const own = { ...settings.providerSettings[provider.id], ...contact };
      const limits = { ...provider.limits, ...provider.limitsWith?.(own) };
      const shared = turns && { turns, pool: limits.pool ?? provider.id };
      return { provider: { ...provider, limits }, settings: own, gate: new ProviderGate(limits, clock, shared) };
    })
    .filter((active) => active.provider.enabled(active.settings));
}

/** The operator's own price and lifetime of answers, where the settings name them. */
function asConfigured(provider: SearchProvider, settings: Readonly<Settings>): SearchProvider {
  const price = settings.prices[provider.id];
  const cacheSeconds = settings.cacheSeconds[provider.id];
  return {
    ...provider,
    ...(price === undefined ? {} : { costUsd: () => price }),
    ...(cacheSeconds === undefined ? {} : { cacheSeconds }),
  };
}

function openOutbound(base: Base, ownPorts: number[]) {
  const { settings } = base;
  return openOutboundClient({
    ...outboundBasics(base),
    allowNetworks: [...settings.allowNetworks],
    allowPorts: settings.allowPorts.map(([from, to]) => [from, to]),
    ownPorts,
  });
}

/** What every outbound client of this process has in common. */
export function outboundBasics({
  settings,
  clock,
  log,
  metrics,
}: Pick<Base, 'settings' | 'clock' | 'log' | 'metrics'>) {
  return {
    userAgent: buildUserAgent(productVersion(), settings.userAgentContact),
    ...(settings.egressProxy
      ? { proxyUrl: settings.egressProxy, proxyResolvesNames: settings.egressProxyResolves }
      : {}),
    clock,
    metrics: metrics.metrics,
    log,
  };
}

export interface RunningWorker {
  stop(): Promise<void>;
  /** Takes sample jobs the way of real ones, without any trace of them. */
  practise(): Promise<void>;
}

const STOP_MILLISECONDS = 25_000;

/** `baseUrl` is where the API of the same process answers, for links in events when no public address is set. */
export async function startJobWorker(base: Base, { reader }: JobThreads, baseUrl: string): Promise<RunningWorker> {
  const { settings, clock, ids, log, metrics, opened, judge } = base;
  const outbound = openOutbound(base, [settings.port]);
  const reading = await openReadingModel(settings.model, outboundBasics(base));
  const owner = `${hostname()}-${process.pid}-${ids.next('req')}`;
  const isSample = readSamplePeople(SAMPLE_WEB);
  const providers = activeProviders(settings, clock, opened.store.turns);
  const leave = await announceWorker({ store: opened.store, clock, log }, owner, searchedProviders(providers));
  const pipeline: PipelineTools = {
    providers,
    fetch: outbound.fetch,
    corpus: opened.store.corpus,
    corpusFor: (job) => (isSample(job) ? opened.store.corpus : withoutSampleWeb(opened.store.corpus)),
    answers: opened.store.answers,
    reader,
    judge,
    store: opened.store.worker,
    trust: trustData(base.organisations.index, corpusSites(settings.corpus)),
    ...(reading ? { model: reading.active } : {}),
    clock,
    ids,
    log,
    metrics: metrics.metrics,
  };
  const work: WorkTools = { store: opened.store, clock, ids, baseUrl };
  const life: JobLife = {
    start: (job, fence) => startJob(work, { projectId: job.projectId, jobId: job.id, fence }),
    progress: (job, fence, progress) => progressJob(work, { projectId: job.projectId, jobId: job.id, fence }, progress),
    finish: (job, fence, report) => finishJob(work, { projectId: job.projectId, jobId: job.id, fence }, report),
    fail: (job, fence, code, message) =>
      failJob(work, { projectId: job.projectId, jobId: job.id, fence }, code, message),
  };
  const worker: Worker = await startWorker({
    queue: opened.queue,
    concurrency: settings.jobConcurrency,
    mostOfProject: settings.projectRunningJobs,
    run: {
      queue: opened.queue,
      pipeline,
      life,
      settings: {
        owner,
        leaseSeconds: settings.leaseSeconds,
        heartbeatSeconds: settings.heartbeatSeconds,
        deadlineSeconds: settings.jobDeadlineSeconds,
        attempts: JOB_ATTEMPTS,
      },
    },
    deliveries: {
      store: opened.store.worker,
      deliver: makeDeliver(outbound.fetch, clock),
      next: (outcome, state, now) => nextDelivery(outcome, state, settings.webhookScheduleSeconds, now, Math.random()),
      clock,
      log,
      metrics: metrics.metrics,
      timeoutMs: settings.webhookTimeoutSeconds * 1000,
      concurrency: 64,
      perEndpoint: 8,
    },
    runDueMonitors: () => runDueMonitors({ ...work, store: opened.store, schemas: base.schemas }),
    sweep: {
      store: opened.store,
      life,
      owner,
      attempts: JOB_ATTEMPTS,
      leaseSeconds: settings.leaseSeconds,
      retentionDays: settings.retentionDays,
      clock,
      log,
      metrics: metrics.metrics,
    },
  });
  const stopping = new AbortController();
  return {
    practise: () => practiseJobs(pipeline, stopping.signal),
    stop: async () => {
      stopping.abort();
      await leave();
      await worker.stop(STOP_MILLISECONDS);
      await reader.close();
      await reading?.close();
      await outbound.close();
    },
  };
}

export interface RunningServer {
  address: string;
  close(): Promise<void>;
}

export async function startServer(
  base: Base,
  adminToken: string | null,
  signIn: SignInCode | null,
): Promise<RunningServer> {
  const { settings, clock, ids, log, metrics, opened } = base;
  const outbound = openOutbound(base, [settings.port]);
  const shownHost = settings.host === '0.0.0.0' || settings.host === '::' ? '127.0.0.1' : settings.host;
  const reader = openPageReader({ workers: 1, organisations: base.organisations.bytes });
  const app = buildServer({
    store: opened.store,
    queue: opened.queue,
    clock,
    ids,
    log,
    metrics: metrics.metrics,
    registry: metrics.registry,
    checkAddress: outbound.check,
    reader,
    schemas: base.schemas,
    limits: {
      endpoints: settings.projectEndpoints,
      queuedJobs: settings.projectQueuedJobs,
      monitors: settings.projectMonitors,
    },
    retentionDays: settings.retentionDays,
    planQueries: ({ projectId, person, claims, options, metadata, template }) =>
      base.judge.plan({
        id: 'preview',
        projectId,
        person,
        claims,
        options: effectiveOptions(options ?? undefined),
        metadata,
        template,
        today: clock.now().toISOString().slice(0, 10),
      }),
    settings: {
      publicUrl: settings.publicUrl,
      fallbackUrl: `http://${shownHost}:${settings.port}`,
      cursorSecret: base.encryptionKey,
      rateLimit: settings.rateLimitPerMinute,
      adminToken,
      consoleFolder: CONSOLE_FOLDER,
      signIn,
      documentsRoot: PROJECT_ROOT,
      version: productVersion(),
      missingContact: missingContact(PROVIDERS, settings),
    },
  });
  await app.listen({ host: settings.host, port: settings.port });
  const bound = app.server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : settings.port;
  return {
    address: `http://${shownHost.includes(':') ? `[${shownHost}]` : shownHost}:${port}`,
    close: async () => {
      await app.close();
      await reader.close();
      await outbound.close();
    },
  };
}

/** Ensures the projects and keys that the settings name; on the private server one of each is made when none is named. */
export async function ensureKeys(base: Base): Promise<KeptSecret | null> {
  const { settings, opened, ids, clock, log } = base;
  for (const { project, key } of settings.apiKeys)
    await ensureKey(opened.store.admin, project, key.reveal(), { ids, now: clock.now(), log });
  if (settings.apiKeys.length > 0) return { value: settings.apiKeys[0]!.key.reveal(), fresh: false };
  if (!settings.embedded) return null;
  const kept = keptSecret(settings.dataDir, 'api-key', () => newApiKey(ids));
  const works = await ensureKey(opened.store.admin, 'default', kept.value, { ids, now: clock.now(), log });
  return works ? kept : null;
}

async function ensureKey(
  admin: AdminStore,
  projectName: string,
  key: string,
  { ids, now, log }: { ids: Base['ids']; now: Date; log: Log },
): Promise<boolean> {
  const named = async () => (await admin.projects()).find((candidate) => candidate.name === projectName);
  if (!(await named())) {
    await admin.createProject({ id: ids.next('prj'), name: projectName, createdAt: now, retentionDays: null });
  }
  const project = await named();
  const hash = hashApiKey(key);
  const known = await admin.anyKey(hash);
  if (known?.revokedAt) {
    // Somebody revoked it for a reason: it is neither made again, nor does its name in the settings keep us from starting.
    log.warn('a key of the settings was revoked and stays so; make a new one', {
      project_id: known.projectId,
      key_id: known.id,
    });
    return false;
  }
  if (project && known === null) {
    await admin.createKey(
      {
        id: ids.next('key'),
        projectId: project.id,
        name: 'made at start',
        hint: keyHint(key),
        createdAt: now,
        lastUsedAt: null,
        revokedAt: null,
      },
      hash,
    );
  }
  return true;
}
