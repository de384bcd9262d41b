import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnswerCache } from '../ports/store.ts';
import { answersFor } from './fresh-answers.ts';

const CREATED = new Date('2026-03-01T10:00:00Z');
const kept = (storedAt: string): AnswerCache => ({
  get: async () => ({ value: 'answer', storedAt: new Date(storedAt) }),
  put: async () => undefined,
});

test('a job that repeats another does not take what was kept before it was created', async () => {
  const older = answersFor({ rerunOf: 'job_1', createdAt: CREATED }, kept('2026-03-01T09:59:59Z'));
  assert.equal(await older.get('key', CREATED), null);
  const own = answersFor({ rerunOf: 'job_1', createdAt: CREATED }, kept('2026-03-01T10:00:01Z'));
  assert.equal((await own.get('key', CREATED))?.value, 'answer');
});

test('any other job does', async () => {
  const answers = answersFor({ createdAt: CREATED }, kept('2026-02-01T00:00:00Z'));
  assert.equal((await answers.get('key', CREATED))?.value, 'answer');
});
