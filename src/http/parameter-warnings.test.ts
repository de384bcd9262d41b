import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JobListQuery } from '../contract/schemas/list.ts';
import { withParameterWarnings } from './parameter-warnings.ts';

const route = { query: JobListQuery };
const answer = { status: 200, body: { data: [], next_cursor: null } };

test('an unknown query parameter is told in the answer', () => {
  const told = withParameterWarnings(route, { full_name: 'Zhang Wei', limit: '5' }, answer);
  assert.deepEqual(told.body, { data: [], next_cursor: null, warnings: ['unknown_parameter:full_name'] });
});

test('an answer without a fault stays as it is, and its own warnings are kept', () => {
  assert.equal(withParameterWarnings(route, { person: 'Zhang Wei' }, answer), answer);
  const warned = { status: 200, json: '{}', body: { warnings: ['common_name'] } };
  const told = withParameterWarnings({}, { x: '1' }, warned);
  assert.deepEqual(told.body, { warnings: ['common_name', 'unknown_parameter:x'] });
  assert.equal(told.json, undefined);
});
