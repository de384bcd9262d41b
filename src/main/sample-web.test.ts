import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSamplePeople, SAMPLE_WEB } from './sample-web.ts';

const isSample = readSamplePeople(SAMPLE_WEB);
const claims = (expected: Record<string, unknown>) => [{ expected }];

test('the sample web answers for its own people', () => {
  assert.ok(isSample({ person: { full_name: 'Maren Tollefsen' }, claims: claims({ school: 'Norvane University' }) }));
  assert.ok(isSample({ person: { full_name: 'MAREN TOLLEFSEN' }, claims: claims({}) }), 'nothing else is said');
  assert.ok(isSample({ person: { full_name: '小早川花' }, claims: [] }), 'by another of her names');
});

test('it does not answer for anybody else', () => {
  assert.ok(!isSample({ person: { full_name: 'Jennifer Morrison' }, claims: [] }));
  const namesake = { person: { full_name: 'Zhang Wei', location: 'Chicago' }, claims: claims({ school: 'Purdue' }) };
  assert.ok(!isSample(namesake), 'a name that many people have is not enough');
});
