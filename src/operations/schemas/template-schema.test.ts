import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FieldFault } from '../../domain/model/fault.ts';
import { writtenOutSize } from './pattern-size.ts';
import { checkAgainst, compileSchema } from './template-schema.ts';

function compile(schema: Record<string, unknown>): { codes: string[]; check(value: unknown): FieldFault[] } {
  const faults: FieldFault[] = [];
  const compiled = compileSchema(schema, ['input_schema'], faults);
  return {
    codes: faults.map((fault) => fault.code),
    check(value) {
      assert.ok(compiled, JSON.stringify(faults));
      const found: FieldFault[] = [];
      checkAgainst(compiled, value, found);
      return found;
    },
  };
}

test('sizes of patterns with their repetitions written out', () => {
  const cases: [string, number][] = [
    ['abc', 3],
    ['a{5}', 5],
    ['(ab{3}){2}', 10],
    ['(){1000}', 1000],
    ['[a-z{9}]{2,4}', 4],
    ['\\p{Letter}{3}', 3],
    ['((a{10}){10}){10}', 1110],
    ['a{2,}', 2],
    ['a{,3}', 4],
  ];
  for (const [pattern, size] of cases) assert.equal(writtenOutSize(pattern), size, pattern);
});

test('patterns that would take long to compile or to run are refused', () => {
  for (const pattern of ['a{0,900}'.repeat(50), '((a{30}){30}){2}', '(a{1000}){1000}', `(${'a|'.repeat(800)}b)+`]) {
    assert.deepEqual(compile({ pattern }).codes, ['invalid_pattern'], pattern.slice(0, 30));
  }
  assert.deepEqual(compile({ allOf: Array.from({ length: 30 }, () => ({ pattern: '^.{0,200}$' })) }).codes, [
    'too_large',
  ]);
});

test('patterns are kept apart, and nested quantifiers run in linear time', () => {
  const { check } = compile({ properties: { a: { pattern: '^(x+)+$' }, b: { pattern: '^y$' } } });
  assert.deepEqual(check({ a: 'xxx', b: 'y' }), []);
  assert.deepEqual(
    check({ a: `${'x'.repeat(5000)}!`, b: 'x' }).map((fault) => fault.pointer),
    ['/a', '/b'],
  );
});

test('enum and uniqueItems compare by value, whatever the order of members', () => {
  const { check } = compile({ properties: { e: { enum: [1, { a: 1, b: [2] }] }, u: { uniqueItems: true } } });
  assert.deepEqual(check({ e: { b: [2], a: 1 }, u: [1, '1', { a: 1 }, [1]] }), []);
  assert.deepEqual(
    check({
      e: 2,
      u: [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
    }).map((fault) => fault.code),
    ['template_enum', 'template_uniqueItems'],
  );
});

test('a value too large for its schema is refused instead of checked', () => {
  const schema = {
    properties: {
      metadata: {
        properties: { a: { items: { not: { anyOf: Array.from({ length: 160 }, () => ({ type: 'string' })) } } } },
      },
    },
  };
  const faults = compile(schema).check({ metadata: { a: Array.from({ length: 8000 }, () => 1) } });
  assert.deepEqual(
    faults.map((fault) => fault.code),
    ['template_too_costly'],
  );
});

test('every fault of an ordinary value is told, at most a hundred', () => {
  const { check } = compile({
    properties: {
      person: { required: ['email', 'location'] },
      metadata: { properties: { a: { items: { type: 'string' } } } },
    },
  });
  assert.deepEqual(
    check({ person: {}, metadata: { a: [1] } }).map((fault) => fault.pointer),
    ['/person/email', '/person/location', '/metadata/a/0'],
  );
  assert.equal(check({ person: {}, metadata: { a: Array.from({ length: 500 }, () => 1) } }).length, 100);
});

test('a property may be called like a keyword, and hides neither a loop nor a growing schema', () => {
  for (const name of ['enum', 'const', 'examples', '$defs', 'definitions']) {
    for (const keyword of ['dependentSchemas', 'dependencies', 'properties']) {
      const loop = { $ref: '#/$defs/x', $defs: { x: { [keyword]: { [name]: { $ref: '#/$defs/x' } } } } };
      assert.deepEqual(compile(loop).codes, ['cyclic_reference'], `${keyword} ${name}`);
      const next = (level: number) => ({ $ref: `#/$defs/d${level + 1}` });
      const levels = Array.from({ length: 40 }, (_, level) => [
        `d${level}`,
        { [keyword]: { [name]: { allOf: [next(level), next(level)] } } },
      ]);
      const growing = { $ref: '#/$defs/d0', $defs: { ...Object.fromEntries(levels), d40: {} } };
      assert.deepEqual(compile(growing).codes, ['too_large'], `${keyword} ${name}`);
    }
  }
  const { check } = compile({ properties: { enum: { type: 'string' }, const: { enum: ['a'] } } });
  assert.deepEqual(
    check({ enum: 1, const: 'b' }).map((fault) => fault.pointer),
    ['/enum', '/const'],
  );
});

test('a reference is read one way only, and must lead somewhere', () => {
  const slash = { 'a/b': { required: ['q'] }, a: { b: {} } };
  assert.deepEqual(compile({ $ref: '#/$defs/a%2Fb', $defs: slash }).codes, ['invalid_reference']);
  assert.deepEqual(compile({ $ref: '#/$defs/a%252Fb', $defs: slash }).codes, ['invalid_reference']);
  assert.deepEqual(compile({ $ref: '#/$defs/nowhere' }).codes, ['invalid_reference']);
  assert.deepEqual(compile({ $ref: '#/constructor' }).codes, ['invalid_reference']);
  for (const $ref of ['#/$defs/a~1b', '#/%24defs/a~1b']) {
    assert.deepEqual(
      compile({ $ref, $defs: slash })
        .check({})
        .map((fault) => fault.pointer),
      ['/q'],
    );
  }
});

test('no schema changes what the next one meets', () => {
  for (const part of ['schema', 'meta/core', 'meta/applicator', 'meta/validation']) {
    assert.deepEqual(compile({ $id: `https://json-schema.org/draft/2020-12/${part}` }).check({}), []);
    for (const $id of [7, null, {}, 'not a place \u0000']) compile({ $id });
    assert.equal(compile({ required: ['x'] }).check({}).length, 1, part);
    assert.deepEqual(compile({ required: 'x' }).codes, ['invalid_schema'], part);
  }
});

test('a schema that answers later is refused, at the top and below', () => {
  for (const $async of [true, 1, {}, false]) {
    assert.deepEqual(compile({ $async, required: ['x'] }).codes, ['unsupported_keyword']);
  }
  assert.deepEqual(compile({ properties: { person: { $async: true, required: ['x'] } } }).codes, ['invalid_schema']);
  assert.deepEqual(compile({ $ref: '#/$defs/a', $defs: { a: { $async: true } } }).codes, ['invalid_schema']);
  assert.deepEqual(compile({ properties: { $async: { type: 'string' } } }).check({ $async: 'x' }), []);
});

test('a megabyte of definitions that nobody points at is refused before it is compiled', () => {
  const part = { type: 'string', pattern: '^[a-z]{1,20}$' };
  const $defs = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`part_${index}`, part]));
  const started = performance.now();
  assert.deepEqual(compile({ $defs }).codes, ['too_large']);
  assert.ok(performance.now() - started < 1500, `${performance.now() - started} ms`);
  assert.deepEqual(compile({ enum: Array.from({ length: 20_000 }, (_, index) => index) }).check(19_999), []);
});

test('schemas that would stop the compiler for seconds are refused before it starts', () => {
  const bomb = `${'('.repeat(490)}${')'.repeat(490)}{1000}`;
  const used = process.cpuUsage();
  assert.deepEqual(compile({ allOf: Array.from({ length: 50 }, () => ({ pattern: bomb })) }).codes, [
    'invalid_pattern',
  ]);
  const names = (count: number, mark: string) => Array.from({ length: count }, (_, index) => `${mark}${index}`);
  const dependentRequired = Object.fromEntries(names(400, 'a').map((name) => [name, names(20, 'b')]));
  assert.deepEqual(compile({ dependentRequired }).codes, ['too_large']);
  assert.deepEqual(compile({ allOf: Array.from({ length: 240 }, () => ({ required: names(40, 'c') })) }).codes, [
    'too_large',
  ]);
  const { user } = process.cpuUsage(used);
  assert.ok(user < 2_000_000, `it took ${user / 1000} ms of processor time`);
  assert.deepEqual(compile({ required: names(30, 'd') }).codes, []);
});
