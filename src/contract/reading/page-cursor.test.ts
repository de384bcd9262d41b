import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { isFault } from '../schemas/problem.ts';
import { cursorCodec } from './page-cursor.ts';

const codec = cursorCodec(randomBytes(32));
const scope = { projectId: 'prj_1', route: 'jobs', filters: { status: 'queued', created_after: undefined } };

test('reads what it wrote, whatever the order of the filters', () => {
  const cursor = codec.encode(scope, [1772359200123, 'job_1']);
  assert.deepEqual(codec.decode({ ...scope, filters: { status: 'queued' } }, cursor), [1772359200123, 'job_1']);
  assert.match(cursor, /^[A-Za-z0-9_-]+$/);
});

test('takes no cursor of another project, route, filter or secret', () => {
  const cursor = codec.encode(scope, [1, 'a']);
  for (const other of [
    { ...scope, projectId: 'prj_2' },
    { ...scope, route: 'templates' },
    { ...scope, filters: {} },
    { ...scope, filters: { status: 'running' } },
  ]) {
    assert.throws(
      () => codec.decode(other, cursor),
      (error) => isFault(error, 'invalid_cursor'),
    );
  }
  assert.throws(() => cursorCodec(randomBytes(32)).decode(scope, cursor));
});

test('takes none of 10,000 changed or invented cursors', () => {
  const cursor = codec.encode(scope, [1772359200123, 'job_01ABC']);
  const changed = fc
    .tuple(fc.nat(cursor.length - 1), fc.constantFrom(...'ABCxyz019-_=.%'))
    .map(([at, letter]) => cursor.slice(0, at) + letter + cursor.slice(at + 1));
  fc.assert(
    fc.property(fc.oneof(changed, fc.string({ maxLength: 120 }), fc.base64String()), (each) => {
      if (each === cursor) return;
      assert.throws(
        () => codec.decode(scope, each),
        (error) => isFault(error, 'invalid_cursor'),
      );
    }),
    { numRuns: 10_000 },
  );
});
