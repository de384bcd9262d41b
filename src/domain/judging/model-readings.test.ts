import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FindingAssessment } from '../claims/assess-finding.ts';
import type { ExclusionRule } from '../claims/claim-type.ts';
import type { Finding } from '../model/finding.ts';
import { modestAssessment } from './model-readings.ts';

const FINDING: Finding = {
  kind: 'employment',
  person: { name: 'Orla Vantreight', how: 'record', subject: true },
  status: 'stated',
  current: null,
  quote: 'q',
  from: 0,
  to: 1,
  via: 'model',
  certainty: 0.7,
};
const exclusion: ExclusionRule = { code: 'x', strength: 0.9, when: {}, reason: '', example: '' };
const against: FindingAssessment = { stance: 'contradicts', members: [], match: 0.5, exclusion, mainMatches: true };
const supports: FindingAssessment = { stance: 'supports', members: [], match: 1, mainMatches: true };
const stanceOf = (finding: Partial<Finding>, assessment: FindingAssessment, expected = {}) =>
  modestAssessment({ ...FINDING, ...finding }, assessment, expected).stance;

test('a difference alone does not contradict; words of denial and the end of a post do', () => {
  assert.equal(stanceOf({}, against), 'mentions');
  assert.equal(stanceOf({}, { ...against, mainMatches: false }), 'unrelated');
  assert.equal(stanceOf({ status: 'negated' }, against), 'contradicts');
  assert.equal(stanceOf({ current: false, end: { year: 2016 } }, against), 'contradicts');
  assert.equal(stanceOf({ current: false }, against), 'mentions');
});

test('a post that is claimed to go on must be said to', () => {
  assert.equal(stanceOf({}, supports), 'supports');
  assert.equal(stanceOf({}, supports, { is_current: true }), 'mentions');
  assert.equal(stanceOf({ current: true }, supports, { is_current: true }), 'supports');
});

test('other readings are left as they are', () => {
  assert.equal(stanceOf({ via: 'prose' }, against), 'contradicts');
  assert.equal(stanceOf({ via: 'directed' }, supports, { is_current: true }), 'supports');
});
