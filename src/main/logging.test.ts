import assert from 'node:assert/strict';
import { test } from 'node:test';
import { repeats } from './logging.ts';

test('a trouble that lasts is written once in a while, with the number left out', () => {
  let now = 0;
  const remember = repeats(() => now);
  const fields = (job: string) => ({ provider: 'orcid', code: 'timeout', job_id: job });
  assert.equal(remember('a provider failed', fields('a')), 0);
  assert.equal(remember('a provider failed', fields('b')), null);
  assert.equal(remember('a provider failed', { ...fields('c'), provider: 'sec' }), 0, 'another trouble');
  assert.equal(remember('a provider failed', fields('d')), null);
  now = 6 * 60_000;
  assert.equal(remember('a provider failed', fields('e')), 2);
});
