// `bonafide serve` and `bonafide work`: start, say where, and stop cleanly on a signal.
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isRunByNpm, type Settings } from '../config/settings.ts';
import { type SignInCode, signInCode } from '../http/sign-in.ts';
import { PROVIDERS } from '../search/registry.generated.ts';
import {
  activeProviders,
  type Base,
  ensureKeys,
  openBase,
  type RunningWorker,
  startJobWorker,
  startServer,
} from './compose.ts';
import { type KeptSecret, keptSecret } from './data-folder.ts';
import { firstScreen, searchLines } from './first-screen.ts';
import { collectionName, importCorpus } from './import-corpus.ts';
import { type EarlyThreads, type JobThreads, openJudgement } from './job-threads.ts';
import { practiseAnswering } from './practice-job.ts';
import { FORMER_SAMPLE_COLLECTION } from './sample-web.ts';
import { type SearchSummary, summariseSearch, webSearchSettings } from './what-is-searched.ts';
import { watchForWorkers } from './worker-life.ts';
import { openWorkerPages } from './worker-pages.ts';

type Stop = () => Promise<void>;

/** The first signal stops in order; a second one stops at once. */
function untilSignal(stops: Stop[], base: Base, parent: number): Promise<number> {
  return new Promise((done) => {
    let stopping = false;
    const onSignal = (): void => {
      if (stopping) process.exit(1);
      stopping = true;
      base.log.info('stopping');
      stopAll(stops, base).then(done, () => done(1));
    };
    process.on('SIGINT', onSignal);
    process.on('SIGTERM', onSignal);
    whenOrphaned(parent, onSignal);
    // Whoever read the first lines may close the pipe (`npm start | head`); the service goes on.
    process.stdout.on('error', () => undefined);
  });
}

/** Under npm a signal may end the shell between npm and us without reaching us: then our parent is another one. */
function whenOrphaned(parent: number, stop: () => void): void {
  if (!isRunByNpm()) return;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, 500);
  timer.unref();
}

async function stopAll(stops: Stop[], base: Base): Promise<number> {
  let code = 0;
  for (const stop of stops.toReversed()) {
    try {
      await stop();
    } catch (error) {
      base.log.error('a part did not stop cleanly', { detail: error instanceof Error ? error.name : 'unknown' });
      code = 1;
    }
  }
  return code;
}

async function importConfigured(base: Base): Promise<void> {
  const { corpus } = base.opened.store;
  for (const { name } of await corpus.collections()) if (FORMER_SAMPLE_COLLECTION.test(name)) await corpus.remove(name);
  for (const path of base.settings.corpus) {
    const collection = collectionName(path);
    // Taken out once, the sample web stays out until somebody names it.
    if (!base.settings.corpusNamed && (await corpus.isRemoved(collection))) continue;
    const result = await importCorpus(corpus, resolve(path));
    if (!result.unchanged)
      base.log.info('imported into the corpus', { count: result.pages, detail: result.collection });
    for (const { problem } of result.problems) base.log.warn('a corpus file was passed over', { code: problem });
  }
}

/** What was begun before this module and all that it needs were loaded. */
export interface Beginning {
  /** Null for an API without a worker. */
  early: EarlyThreads | null;
  /** Milliseconds of the clock. */
  started: number;
  /** Asked before anything takes time: whoever started us may be gone by the time we are ready. */
  parent: number;
}

export async function serve(settings: Readonly<Settings>, { early, started, parent }: Beginning): Promise<number> {
  const threads = early?.threads ?? null;
  const base = await openBase(settings, early?.judgement ?? openJudgement(settings));
  const stops: Stop[] = [() => base.opened.store.close(), () => base.judge.close(), () => base.schemas.close()];
  try {
    const key = await ensureKeys(base);
    const adminToken = adminTokenOf(base);
    await importConfigured(base);
    const interactive = process.stdout.isTTY === true;
    const signIn = interactive ? signInOf(base, key, adminToken) : null;
    const server = await startServer(base, adminToken, signIn);
    stops.push(() => server.close());
    if (threads !== null) {
      const worker = await startJobWorker(base, threads, settings.publicUrl ?? server.address);
      stops.push(() => worker.stop());
      await untilReady(threads, worker, base);
    } else {
      const unwatch = watchForWorkers(
        { store: base.opened.store, clock: base.clock, log: base.log },
        base.opened.queue,
      );
      stops.push(async () => unwatch());
    }
    const screen = firstScreen({
      address: server.address,
      key,
      signInCode: signIn?.code ?? null,
      milliseconds: Date.now() - started,
      interactive,
      embedded: settings.embedded,
      keyFile: join(settings.dataDir, 'api-key'),
      ...searchOf(base),
    });
    process.stdout.write(`${screen.join('\n')}\n`);
  } catch (error) {
    await stopAll(stops, base);
    throw error;
  }
  return untilSignal(stops, base, parent);
}

/** A quiet machine needs a tenth of it; on one that is full the practice goes on behind the first jobs. The API answers meanwhile. */
const PATIENCE_MS = 20_000;
/** Threads that only a second project's job at the same time needs stay out of the way of the first ones. */
const REST_MS = 20_000;

/** Ready means that a job is taken and read at full speed. */
async function untilReady({ loaded, practice }: JobThreads, worker: RunningWorker, base: Base): Promise<void> {
  const patience = pause(PATIENCE_MS, undefined, { ref: false });
  if (practice === null) return void (await Promise.race([loaded, patience]));
  const done = Promise.all([practice.ready, practiseAnswering(base.opened.store)])
    .then(async ([isReady]) => {
      if (!isReady) base.log.warn('some reading or judging threads could not be made ready');
      else await worker.practise();
    })
    // A database that is away, or a signal to stop: whoever comes first finds out by himself.
    .catch(() => undefined);
  await Promise.race([done, patience]);
  void done
    .then(() => pause(REST_MS, undefined, { ref: false }))
    .then(() => practice.rest())
    .catch(() => undefined);
}

function searchOf({ settings, clock }: Base): { search: SearchSummary; webSearchSettings: string[] } {
  return {
    search: summariseSearch(activeProviders(settings, clock), PROVIDERS, settings),
    webSearchSettings: webSearchSettings(PROVIDERS),
  };
}

/** From the settings; on the private server it is made once and kept. */
function adminTokenOf({ settings, ids }: Base): string | null {
  if (settings.adminToken) return settings.adminToken.reveal();
  if (!settings.embedded) return null;
  return keptSecret(settings.dataDir, 'admin-token', () => Buffer.from(ids.random(24)).toString('base64url')).value;
}

/** For whoever sits at the terminal of a service on its own machine. */
function signInOf(
  { settings, ids, clock }: Base,
  key: KeptSecret | null,
  adminToken: string | null,
): SignInCode | null {
  if (!settings.embedded || key === null) return null;
  return signInCode(ids.random(24), clock, { apiKey: key.value, adminToken });
}

export async function work(
  settings: Readonly<Settings>,
  { early: { judgement, threads }, parent }: Beginning & { early: EarlyThreads },
): Promise<number> {
  const base = await openBase(settings, judgement);
  const stops: Stop[] = [() => base.opened.store.close(), () => base.judge.close(), () => base.schemas.close()];
  try {
    const worker = await startJobWorker(
      base,
      threads,
      settings.publicUrl ?? `http://${settings.host}:${settings.port}`,
    );
    stops.push(() => worker.stop());
    await untilReady(threads, worker, base);
    const pages = await openWorkerPages(
      { store: base.opened.store, registry: base.metrics.registry },
      { host: settings.host, port: settings.workerPort },
    );
    stops.push(() => pages.close());
    process.stdout.write(
      `Bonafide worker is running.\n  Health     ${pages.address}/healthz, /readyz, /metrics\n${searchLines(searchOf(base)).join('\n')}\n`,
    );
  } catch (error) {
    await stopAll(stops, base);
    throw error;
  }
  return untilSignal(stops, base, parent);
}
