import assert from 'node:assert/strict';
import { test } from 'node:test';
import { STAGES, stageProgress } from '../../../src/domain/job/progress.ts';
import { stageStates } from './stages.ts';

test('every stage of the service moves the job forward on the page', () => {
  let progress = 5;
  let before = -1;
  for (const stage of STAGES) {
    const states = stageStates('running', progress);
    const now = states.indexOf('now');
    assert.ok(now >= before, stage);
    assert.equal(states.filter((state) => state === 'now').length, 1);
    before = now;
    progress = stageProgress(stage, 1, 1, progress);
  }
  assert.equal(stageStates('running', progress).indexOf('now'), 4);
});

test('an ended job has no stage under way', () => {
  assert.deepEqual(new Set(stageStates('completed', 100)), new Set(['done']));
  assert.ok(!stageStates('canceled', 40).includes('now'));
  assert.deepEqual(new Set(stageStates('queued', 0)), new Set(['ahead']));
});
