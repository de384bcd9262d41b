import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fuzz } from '../../scripts/fuzz.ts';

test('2,000 generated bodies give no 5xx, and both accepted and refused ones are among them', async () => {
  const { counts, failures } = await fuzz(2000, 20260301);
  assert.deepEqual(failures, []);
  assert.ok((counts.get(201) ?? 0) > 50, JSON.stringify([...counts]));
  assert.ok((counts.get(400) ?? 0) > 500, JSON.stringify([...counts]));
});
