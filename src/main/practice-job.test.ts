// The practice before a service is ready goes the way of a real job and leaves nothing behind.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestDatabase, type TestDatabase } from '../../test/support/database.ts';
import { activate, jumpingClock } from '../../test/support/pipeline.ts';
import { openPageReader } from '../extract/page-reader.ts';
import type { PipelineTools } from '../pipeline/job-context.ts';
import { judgeHere } from '../pipeline/judging/judge-tasks.ts';
import { importCorpus } from './import-corpus.ts';
import { openOrganisations } from './organisation-data.ts';
import { practiseAnswering, practiseJobs } from './practice-job.ts';
import { SAMPLE_WEB } from './sample-web.ts';
import { makeIds } from './system-ids.ts';
import { trustData } from './trust-data.ts';

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase();
});
after(() => database.close());

test('practised jobs read the sample web and write nothing', async () => {
  const { store } = database;
  await importCorpus(store.corpus, SAMPLE_WEB);
  const clock = jumpingClock();
  const organisations = openOrganisations();
  const trust = trustData(organisations.index, []);
  const read: string[] = [];
  const reader = openPageReader({ workers: 1, organisations: organisations.bytes, timeoutMs: 60_000 });
  const counted: string[] = [];
  const tools: PipelineTools = {
    providers: [activate('corpus', {}, clock)],
    fetch: async () => assert.fail('nothing is fetched'),
    corpus: store.corpus,
    answers: store.answers,
    reader: {
      ...reader,
      read: (document, ...rest) => {
        read.push(document.url);
        return reader.read(document, ...rest);
      },
    },
    judge: judgeHere(trust),
    store: store.worker,
    trust,
    clock,
    ids: makeIds(clock),
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    metrics: { count: (name) => void counted.push(name), observe: () => undefined, gauge: () => undefined },
  };
  await practiseAnswering(store);
  await practiseJobs(tools, new AbortController().signal);
  await reader.close();
  assert.ok(read.length > 3, `${read.length} pages`);
  assert.deepEqual(counted, []);
  for (const table of ['jobs', 'job_stages', 'sources', 'page_texts', 'reports', 'usage', 'events', 'cached_answers']) {
    const [row] = await database.sql<{ count: number }>(`select count(*)::int as count from ${table}`);
    assert.equal(row?.count, 0, table);
  }
});
