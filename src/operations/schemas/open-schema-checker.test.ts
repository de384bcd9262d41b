// Schemas of tenants in threads: the event loop goes on, what takes too long is refused, and no project waits for another's.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type OpenSchemaChecker, openSchemaChecker } from './open-schema-checker.ts';

const script = new URL('../../main/schema-thread.ts', import.meta.url);
let checker: OpenSchemaChecker;
before(() => {
  checker = openSchemaChecker({ script });
});
after(() => checker.close());

const check = (inputSchema: Record<string, unknown>, project = 'one', by = checker) =>
  by.check(project, { inputSchema, extractionSchema: {} });

/** The longest time between two turns of this thread while the work is done. */
async function longestStop(work: Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  await work;
  clearInterval(timer);
  return longest;
}

const empty = `${'('.repeat(490)}${')'.repeat(490)}{1000}`;
const names = (count: number, of: string) => Array.from({ length: count }, (_, index) => `${of}${index}`);

test('the first bad pattern ends the check', async () => {
  const properties = Object.fromEntries(names(50, 'p').map((name) => [name, { pattern: empty }]));
  const faults = await check({ properties });
  assert.deepEqual(
    faults.map(({ path, code }) => [path, code]),
    [['input_schema.properties.p0.pattern', 'invalid_pattern']],
  );
});

test('names in lists count: code is written for each of them', async () => {
  const dependentRequired = Object.fromEntries(names(400, 'a').map((name) => [name, names(20, 'b')]));
  const allOf = Array.from({ length: 240 }, () => ({ required: names(10, 'c') }));
  for (const schema of [{ dependentRequired }, { allOf }])
    assert.deepEqual(
      (await check(schema)).map((fault) => fault.code),
      ['too_large'],
    );
});

test('the largest schemas that are let through do not stop this thread', async () => {
  const properties = Object.fromEntries(names(200, 'p').map((name) => [name, { type: 'string', maxLength: 9 }]));
  await check({});
  const work = Promise.all(Array.from({ length: 5 }, () => check({ properties, required: names(500, 'p') })));
  const longest = await longestStop(work);
  assert.ok(longest < 250, `this thread stood still for ${Math.round(longest)} ms`);
});

test('what takes too long is refused, and the next one is answered', async () => {
  const hasty = openSchemaChecker({ script, timeoutMs: 1 });
  const properties = Object.fromEntries(names(200, 'p').map((name) => [name, { pattern: '^.{0,100}$' }]));
  const faults = await hasty.apply('one', { id: 'tpl_1', inputSchema: { properties } }, { p1: 'x' });
  assert.deepEqual(
    faults.map((fault) => fault.code),
    ['template_too_costly'],
  );
  await hasty.close();
  await assert.rejects(check({}, 'one', hasty), { code: 'store_unavailable' });
});

test('a template is applied by its own schema', async () => {
  const inputSchema = { properties: { metadata: { required: ['order'] } } };
  const apply = (value: unknown) => checker.apply('one', { id: 'tpl_2', inputSchema }, value);
  assert.deepEqual(await apply({ metadata: { order: 1 } }), []);
  const [fault] = await apply({ metadata: {} });
  assert.deepEqual([fault?.path, fault?.code], ['metadata.order', 'template_required']);
});
