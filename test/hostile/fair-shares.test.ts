// One project's pages that never answer do not keep another project waiting.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually } from '../support/receiver.ts';
import { openTwoProjects } from '../support/slow-pages.ts';

test("48 jobs of one project hang; the other project's jobs end meanwhile, one after the other", async () => {
  const { greedy, modest, slowJob, quickJob, waiting, close } = await openTwoProjects();
  try {
    const slow = await Promise.all(Array.from({ length: 48 }, () => greedy.jobs.create(slowJob() as never)));
    await eventually('a page that hangs', async () => waiting() > 0);
    for (let turn = 0; turn < 3; turn += 1) {
      const { id } = await modest.jobs.create(quickJob() as never);
      assert.equal((await modest.jobs.waitFor(id)).status, 'completed');
    }
    const states = await Promise.all(slow.map(async ({ id }) => (await greedy.jobs.get(id)).status));
    assert.ok(states.includes('queued'), 'the slow jobs were over before the others were tried');
  } finally {
    await close();
  }
});
