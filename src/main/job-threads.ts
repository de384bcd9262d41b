// The threads that read pages and judge evidence. They are opened before the database is: they load their modules meanwhile,
// and the first job after the start does not wait for them.
import type { Settings } from '../config/settings.ts';
import { openPageReader, type WarmPageReader } from '../extract/page-reader.ts';
import { type OpenJudge, openJudge } from '../pipeline/judging/open-judge.ts';
import type { JudgingThreadData } from './judging-thread.ts';
import type { OpenedOrganisations } from './organisation-data.ts';
import { practise } from './practice.ts';
import { threadScripts } from './thread-scripts.ts';
import { corpusSites } from './trust-data.ts';

export interface JobThreads {
  reader: WarmPageReader;
  judge: OpenJudge;
  /** Resolves when they have loaded and practised; false when some of them could not. */
  ready: Promise<boolean>;
}

export function openJobThreads(settings: Readonly<Settings>, { bytes }: OpenedOrganisations): JobThreads {
  const scripts = threadScripts();
  const reader = openPageReader({ organisations: bytes, script: scripts.reading });
  const told: JudgingThreadData = { organisations: bytes, sites: corpusSites(settings.corpus) };
  const judge = openJudge({ script: scripts.judging, workerData: told });
  const ready = Promise.all([reader.warm(), judge.warm()])
    .then(() => practise(reader, judge))
    .then(
      () => true,
      () => false,
    );
  return { reader, judge, ready };
}
