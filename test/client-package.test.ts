// The client as its users get it: a package without dependencies, types from the wire's own description.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { packClient, typeOf } from '../scripts/pack-client.ts';

const target = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist', 'client');

test('the packed client loads, and nothing in it reaches outside of itself', { timeout: 120_000 }, async () => {
  packClient();
  const client = await import(pathToFileURL(join(target, 'index.js')).href);
  assert.equal(typeof client.Bonafide, 'function');
  assert.equal(typeof client.verifyWebhook, 'function');
  for (const file of readdirSync(target)) {
    const text = readFileSync(join(target, file), 'utf8');
    for (const [, from] of text.matchAll(/from ['"]([^'"]+)['"]/g)) assert.match(from!, /^\.\/[\w-]+\.js$/, file);
  }
  const manifest = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'));
  assert.equal(manifest.dependencies, undefined);
});

test('schemas become types', () => {
  assert.equal(typeOf({ type: ['string', 'null'] }), 'string | null');
  assert.equal(typeOf({ type: 'array', items: { $ref: '#/components/schemas/Job' } }), 'Array<Job>');
  assert.equal(
    typeOf({ type: 'object', properties: { a: { type: 'integer' }, 'b-c': { enum: ['x', 'y'] } }, required: ['a'] }),
    '{ a: number; "b-c"?: "x" | "y" }',
  );
  assert.equal(typeOf({ type: 'object', additionalProperties: { type: 'string' } }), 'Record<string, string>');
});
