import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ROUTES } from './registry.ts';

test('every folder is one act of the registry, and every act is declared once', async () => {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const acts = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const declared = await Promise.all(acts.map(async (act) => (await import(`./${act.name}/route.ts`)).default));
  assert.deepEqual(new Set(declared), new Set(ROUTES));
  assert.equal(new Set(ROUTES.map((route) => route.id)).size, ROUTES.length);
  assert.equal(new Set(ROUTES.map((route) => `${route.method} ${route.path}`)).size, ROUTES.length);
});
