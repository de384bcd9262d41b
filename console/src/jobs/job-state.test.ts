import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isFinal, JOB_STATUSES } from '../../../src/domain/job/state.ts';
import { hasEnded, laterJob } from './job-state.ts';

const job = (status: string, progress: number) => ({ status, progress });

test('a stream that tells the beginning again does not turn a job back', () => {
  assert.deepEqual(laterJob(job('running', 52), job('queued', 0)), job('running', 52));
  assert.deepEqual(laterJob(job('running', 52), job('running', 20)), job('running', 52));
  assert.deepEqual(laterJob(job('running', 52), job('running', 75)), job('running', 75));
  assert.deepEqual(laterJob(job('running', 52), undefined), job('running', 52));
});

test('a job that has ended stays ended', () => {
  assert.deepEqual(laterJob(job('canceled', 10), job('running', 52)), job('canceled', 10));
  assert.deepEqual(laterJob(job('running', 99), job('completed', 100)), job('completed', 100));
  assert.deepEqual(laterJob(job('running', 52), job('failed', 52)), job('failed', 52));
});

test('what has ended here has ended for the service', () => {
  for (const status of JOB_STATUSES) assert.equal(hasEnded({ status }), isFinal(status), status);
});
