// Judging in threads: a job that takes too long fails alone, and both ways of judging say the same.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { benchWorld } from '../../../bench/judging.ts';
import { isFault } from '../../domain/model/fault.ts';
import { effectiveOptions } from '../../domain/model/options.ts';
import { openOrganisations } from '../../main/organisation-data.ts';
import { trustData } from '../../main/trust-data.ts';
import type { JudgedJob } from './judge.ts';
import { judgeHere } from './judge-tasks.ts';
import { type OpenJudge, openJudge } from './open-judge.ts';

const script = new URL('../../main/judging-thread.ts', import.meta.url);
const world = benchWorld();
const organisations = openOrganisations();
const workerData = { dataDir: '/nonexistent', organisations: organisations.bytes, sites: [] };
const here = judgeHere(trustData(organisations.index, []));
const PARTS = { coverage: [], warnings: [], createdAt: '2026-01-01T00:00:00.000Z', metadata: {} };

function job(projectId: string, claims = world.claims): JudgedJob {
  return {
    id: 'job_1',
    projectId,
    person: world.person,
    claims,
    options: effectiveOptions(undefined),
    metadata: null,
    template: null,
    today: '2026-01-01',
  };
}

let judge: OpenJudge;
before(async () => {
  judge = openJudge({ script, workerData });
  await judge.warm();
});
after(() => judge.close());

test('a thread plans and reports as the caller itself would, byte for byte', async () => {
  const sources = world.sources.slice(0, 20);
  assert.deepEqual(await judge.plan(job('one')), await here.plan(job('one')));
  const there = await judge.report(job('one'), PARTS, sources);
  const same = await here.report(job('one'), PARTS, sources);
  assert.equal(JSON.stringify(there), JSON.stringify(same));
});

test('a job that cannot be judged in time fails alone', async () => {
  const hasty = openJudge({ script, workerData, timeoutMs: 1 });
  await hasty.warm();
  await assert.rejects(hasty.report(job('one'), PARTS, world.sources), (error) => isFault(error, 'judging_timed_out'));
  await hasty.close();
  await assert.rejects(hasty.plan(job('one')), (error) => isFault(error, 'service_stopping'));
});

test('a project that keeps its thread busy leaves one to the others', async () => {
  const busy = Array.from({ length: 4 }, () => judge.report(job('greedy'), PARTS, world.sources));
  let ended = 0;
  for (const one of busy) one.then(() => (ended += 1));
  await judge.plan(job('modest', world.claims.slice(0, 1)));
  assert.ok(ended < busy.length, 'the other project waited for all of them');
  await Promise.all(busy);
});
