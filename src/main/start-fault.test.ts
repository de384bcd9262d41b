import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Fault } from '../domain/model/fault.ts';
import { startFault } from './start-fault.ts';

const coded = (code: string, more: object = {}) => Object.assign(new Error('raw words'), { code, ...more });
const shared = { DATABASE_URL: 'postgres://me:hidden@db.example:6543/people' };

test('common faults name their place and never a password', () => {
  const cases: [unknown, Record<string, string>, RegExp][] = [
    [coded('3D000'), shared, /no database at db\.example:6543\/people/],
    [coded('28P01'), shared, /db\.example:6543.* refused/],
    [
      new Fault('store_unavailable', 'x', { detail: 'ECONNREFUSED' }),
      shared,
      /db\.example:6543\/people does not answer \(ECONNREFUSED\)/,
    ],
    [coded('EADDRINUSE'), { PORT: '9000' }, /Port 9000 is in use/],
    [coded('EEXIST', { syscall: 'mkdir' }), { BONAFIDE_DATA_DIR: '/a/file' }, /data folder \/a\/file cannot be made/],
    [coded('ENOENT', { syscall: 'mkdir' }), { BONAFIDE_DATA_DIR: '/proc/x' }, /data folder \/proc\/x cannot be made/],
  ];
  for (const [cause, environment, words] of cases) {
    const told = startFault(cause, environment) ?? '';
    assert.match(told, words);
    assert.doesNotMatch(told, /hidden|raw words/);
  }
});

test('an unforeseen fault is left to its stack', () => {
  assert.equal(startFault(new TypeError('x is not a function'), {}), null);
});
