import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WorkerPool } from './worker-pool.ts';

const SCRIPT = new URL('../../test/hostile/documents/misbehaving-worker.ts', import.meta.url);
const open = (size: number, timeoutMs = 10_000, script = SCRIPT) =>
  new WorkerPool<{ act: string }, { answered: string }>({ script, size, timeoutMs, heapMegabytes: 48 });

test('jobs are answered, more of them than there are threads', async () => {
  const pool = open(2);
  const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((act) => pool.run({ act })));
  assert.deepEqual(
    answers,
    ['a', 'b', 'c', 'd', 'e'].map((act) => ({ kind: 'done', result: { answered: act } })),
  );
  await pool.close();
});

for (const [act, kind] of [
  ['throw', 'crashed'],
  ['exit', 'crashed'],
  ['fill', 'crashed'],
] as const) {
  test(`a thread lost to "${act}" is replaced and the next job answered`, async () => {
    const pool = open(1);
    assert.deepEqual(await pool.run({ act }), { kind });
    assert.deepEqual(await pool.run({ act: 'next' }), { kind: 'done', result: { answered: 'next' } });
    await pool.close();
  });
}

test('a job that overruns is ended, the jobs behind it are answered', async () => {
  const pool = open(1, 150);
  const [hung, next] = await Promise.all([pool.run({ act: 'hang' }), pool.run({ act: 'next' })]);
  assert.deepEqual(hung, { kind: 'timed_out' });
  assert.deepEqual(next, { kind: 'done', result: { answered: 'next' } });
  await pool.close();
});

test('an aborted job rejects with its reason, queued or running', async () => {
  const pool = open(1, 500);
  const running = new AbortController();
  const queued = new AbortController();
  const first = pool.run({ act: 'hang' }, { signal: running.signal });
  const second = pool.run({ act: 'never' }, { signal: queued.signal });
  queued.abort(new Error('queued stop'));
  running.abort(new Error('running stop'));
  await assert.rejects(first, /running stop/);
  await assert.rejects(second, /queued stop/);
  await assert.rejects(pool.run({ act: 'x' }, { signal: AbortSignal.abort(new Error('before')) }), /before/);
  assert.deepEqual(await pool.run({ act: 'after' }), { kind: 'done', result: { answered: 'after' } });
  await pool.close();
});

test('closing settles what waits and takes nothing more', async () => {
  const pool = open(1);
  await pool.warm();
  const waiting = [pool.run({ act: 'hang' }), pool.run({ act: 'b' })];
  await pool.close();
  assert.deepEqual(await Promise.all(waiting), [{ kind: 'closed' }, { kind: 'closed' }]);
  assert.deepEqual(await pool.run({ act: 'c' }), { kind: 'closed' });
});

test('one group never holds the last thread', async () => {
  const pool = new WorkerPool<{ act: string }, { answered: string }>({
    script: SCRIPT,
    size: 2,
    timeoutMs: 60_000,
    heapMegabytes: 48,
    mostOfGroup: 1,
  });
  await pool.warm();
  const greedy = ['hang', 'hang', 'hang'].map((act) => pool.run({ act }, { group: 'one' }));
  assert.deepEqual(await pool.run({ act: 'other' }, { group: 'two' }), {
    kind: 'done',
    result: { answered: 'other' },
  });
  await pool.close();
  assert.deepEqual(await Promise.all(greedy), Array(3).fill({ kind: 'closed' }));
});

test('a thread that cannot start fails its jobs instead of starting for ever', async () => {
  const pool = open(1, 1_000, new URL('./no-such-worker.ts', import.meta.url));
  assert.deepEqual(await pool.run({ act: 'a' }), { kind: 'crashed' });
  await pool.close();
});
