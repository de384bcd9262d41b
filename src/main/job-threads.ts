// The threads that read pages and judge evidence. They are opened before the rest of the process is even loaded: they load
// and practise meanwhile, and the first job after the start does not wait for them.
import type { Settings } from '../config/settings.ts';
import { openPageReader, type WarmPageReader } from '../extract/page-reader.ts';
import { type OpenJudge, openJudge } from '../pipeline/judging/open-judge.ts';
import type { JudgingThreadData } from './judging-thread.ts';
import { type OpenedOrganisations, openOrganisations } from './organisation-data.ts';
import { practiseThreads } from './practice-threads.ts';
import { type ThreadScripts, threadScripts } from './thread-scripts.ts';
import { corpusSites } from './trust-data.ts';

/** What needs no database. */
export interface Judgement {
  organisations: OpenedOrganisations;
  /** Threads of the whole process, started with the first question. */
  judge: OpenJudge;
  scripts: ThreadScripts;
}

export function openJudgement(settings: Readonly<Settings>): Judgement {
  const organisations = openOrganisations(settings.dataDir);
  const scripts = threadScripts();
  const handed: JudgingThreadData = { organisations: organisations.bytes, sites: corpusSites(settings.corpus) };
  return { organisations, judge: openJudge({ script: scripts.judging, workerData: handed }), scripts };
}

export interface JobThreads {
  reader: WarmPageReader;
  /** Resolves when the threads that a first job needs can take one. */
  loaded: Promise<unknown>;
  /** Null when nothing is practised. */
  practice: ThreadPractice | null;
}

/** What is started first of all. */
export interface EarlyThreads {
  judgement: Judgement;
  threads: JobThreads;
}

export function startEarly(settings: Readonly<Settings>): EarlyThreads {
  const judgement = openJudgement(settings);
  return { judgement, threads: startJobThreads(judgement, settings) };
}

export interface ThreadPractice {
  /** Resolves when the threads that a first job needs have loaded and practised; false when some of them could not. */
  ready: Promise<boolean>;
  /** Lets the other threads practise too, once the service is ready. */
  rest(): Promise<void>;
}

export function startJobThreads(
  { organisations, judge, scripts }: Judgement,
  { warmUp }: Pick<Settings, 'warmUp'>,
): JobThreads {
  const reader = openPageReader({ organisations: organisations.bytes, script: scripts.reading });
  const loaded = Promise.all([reader.warm(), judge.warm(1)]);
  if (!warmUp) return { reader, loaded, practice: null };
  const practised = loaded.then(() => practiseThreads(reader, judge));
  return {
    reader,
    loaded,
    practice: {
      ready: practised.then(
        () => true,
        () => false,
      ),
      rest: async () => {
        const practiseRest = await practised;
        await judge.warm();
        await practiseRest();
      },
    },
  };
}
