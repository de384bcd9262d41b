// The service as a user runs it, right after its start: how soon it is ready, and what the first jobs wait for.
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Bonafide, type CreateJob } from '../src/client/bonafide-client.ts';
import type { Claim } from '../src/domain/model/claim.ts';
import type { Person } from '../src/domain/model/person.ts';
import { SAMPLE_WEB } from '../src/main/sample-web.ts';
import { keptIn, temporaryFolder } from '../test/support/service.ts';

const START = (
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { scripts: { start: string } }
).scripts.start;
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BIN = fileURLToPath(new URL('../src/main/bin.ts', import.meta.url));
const LOOP_DELAY = new URL('./children/loop-delay.ts', import.meta.url).href;
export const JOBS = 10;
/** The engine's flags of `npm start`: what is measured is what a user gets. */
const FLAGS = new Set(START.match(/--\S+/g));
/** Starts whose first jobs are measured; one alone may meet something else on the machine. */
const STARTS = 3;

function environmentOf(dataDir: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PORT: '0',
    BONAFIDE_DATA_DIR: dataDir,
    BONAFIDE_LOG_LEVEL: 'silent',
    BONAFIDE_PROVIDERS: 'profile,corpus',
  };
}

function readyAt(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    child.once('exit', (code) => reject(new Error(`the service ended with ${code} before it was ready:\n${printed}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const match = /is ready at (http:\S+)/.exec(printed);
      if (match) resolve(match[1]!);
    });
  });
}

async function stop(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  await closed;
}

/** Milliseconds from `npm start` to the line that says where it answers. */
async function npmStart(dataDir: string): Promise<number> {
  const started = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    env: environmentOf(dataDir),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await readyAt(npm);
  const taken = performance.now() - started;
  await stop(npm);
  return taken;
}

export interface FirstJobs {
  /** Milliseconds each, from the request to the finished report, one job after the other. */
  times: number[];
  /** Processor time of the service for each, in all its threads. */
  processor: number[];
  /** The longest stall of the service's event loop during each. */
  stalls: number[];
}

/** Somebody of the sample web with many pages, and not the one whose pages the service itself practises on. */
const PERSON = 'layla-al-fahim';

interface SamplePerson {
  id: string;
  person: Person;
  claims: { claim: Claim }[];
}

function sampleJob(): CreateJob {
  const people = JSON.parse(readFileSync(join(SAMPLE_WEB, 'people.json'), 'utf8')) as SamplePerson[];
  const { person, claims } = people.find(({ id }) => id === PERSON)!;
  return { person, claims: claims.map(({ claim }) => claim) };
}

async function firstJobs(dataDir: string): Promise<FirstJobs> {
  const job = sampleJob();
  const child = fork(BIN, ['serve'], {
    cwd: ROOT,
    env: environmentOf(dataDir),
    execArgv: [...FLAGS, '--import', LOOP_DELAY],
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  const sinceLast = async (): Promise<{ longest: number; processor: number }> => {
    const answer = once(child, 'message');
    child.send('measure');
    return (await answer)[0] as { longest: number; processor: number };
  };
  try {
    const client = new Bonafide({ baseUrl: await readyAt(child), apiKey: keptIn(dataDir, 'api-key') });
    await sinceLast();
    const jobs: FirstJobs = { times: [], processor: [], stalls: [] };
    for (let at = 0; at < JOBS; at += 1) {
      const started = performance.now();
      const { id } = await client.jobs.create(job);
      const { status } = await client.jobs.waitFor(id);
      if (status !== 'completed') throw new Error(`the job ended as ${status}`);
      jobs.times.push(performance.now() - started);
      const { longest, processor } = await sinceLast();
      jobs.stalls.push(longest);
      jobs.processor.push(processor);
    }
    return jobs;
  } finally {
    await stop(child);
  }
}

export interface RunningService {
  /** One for each start. */
  starts: FirstJobs[];
  /** With an empty data folder, which makes the private database; and with one that is there. */
  readyAtFirst: number;
  readyAgain: number;
  cores: number;
}

export async function measureRunningService(): Promise<RunningService> {
  const folder = temporaryFolder();
  try {
    const readyAtFirst = await npmStart(folder.path);
    const readyAgain = await npmStart(folder.path);
    const starts: FirstJobs[] = [];
    for (let turn = 0; turn < STARTS; turn += 1) starts.push(await firstJobs(folder.path));
    return { readyAtFirst, readyAgain, cores: cpus().length, starts };
  } finally {
    folder.remove();
  }
}
