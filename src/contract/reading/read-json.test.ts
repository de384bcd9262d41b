import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isFault } from '../schemas/problem.ts';
import { readJson } from './read-json.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('what JSON.stringify writes is read back the same, whatever stands in the strings', () => {
  const value = fc
    .jsonValue({ maxDepth: 5, stringUnit: 'binary' })
    .filter((each) => !JSON.stringify(each).includes('__proto__'));
  fc.assert(
    fc.property(value, (each) => {
      const text = JSON.stringify(each);
      const { value: read, faults } = readJson(bytes(text));
      assert.equal(JSON.stringify(read), text);
      assert.equal(faults.length > 0, /\\ud[89a-f]|\\u0000/.test(text));
    }),
    { numRuns: 2000 },
  );
});

test('bytes of any kind give a value or one fault', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (each) => {
      try {
        readJson(each);
      } catch (error) {
        assert.ok(isFault(error, 'malformed_json'));
      }
    }),
    { numRuns: 2000 },
  );
});

for (const [text, code] of [
  ['{"a":1,"a":2}', 'duplicate_member'],
  ['{"a":{"b":1,"\\u0062":2}}', 'duplicate_member'],
  ['[{"__proto__":1}]', 'reserved_name'],
  ['{"\\u005f_proto__":1}', 'reserved_name'],
  ['[1,]', 'invalid_json'],
  ['"\\', 'invalid_json'],
  ['', 'invalid_json'],
] as const) {
  test(`refuses ${text} as ${code}`, () => {
    assert.throws(
      () => readJson(bytes(text)),
      (error) => isFault(error, 'malformed_json') && error.errors[0]!.code === code,
    );
  });
}

test('colons, quotes and brackets inside strings are not structure', () => {
  const value = { 'a:b': '{"x":[[[', c: '\\":\\\\', d: ':' };
  assert.deepEqual(readJson(bytes(JSON.stringify(value))).value, value);
});

test('names the place of a fault', () => {
  const { faults } = readJson(bytes('{"a":[{"b c/d":"x\\u0000"}]}'));
  assert.deepEqual(faults, [
    {
      path: 'a[0]["b c/d"]',
      pointer: '/a/0/b c~1d',
      message: 'text must not hold the NUL character',
      code: 'nul_character',
    },
  ]);
});
