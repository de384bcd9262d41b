// The threads that read pages and judge evidence. They are opened before the database is: they load their modules meanwhile,
// and the first job after the start does not wait for them.
import type { Settings } from '../config/settings.ts';
import { openPageReader, type WarmPageReader } from '../extract/page-reader.ts';
import { type OpenJudge, openJudge } from '../pipeline/judging/open-judge.ts';
import type { JudgingThreadData } from './judging-thread.ts';
import { type OpenedOrganisations, openOrganisations } from './organisation-data.ts';
import { practise } from './practice.ts';
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
  /** Resolves when the threads have loaded and practised; false when some of them could not. */
  ready: Promise<boolean>;
}

export function startJobThreads({ organisations, judge, scripts }: Judgement): JobThreads {
  const reader = openPageReader({ organisations: organisations.bytes, script: scripts.reading });
  const ready = Promise.all([reader.warm(), judge.warm()])
    .then(() => practise(reader, judge))
    .then(
      () => true,
      () => false,
    );
  return { reader, ready };
}
