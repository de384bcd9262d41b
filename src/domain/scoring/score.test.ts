// Scores from verdicts: weights, empty categories, caps.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ClaimVerdict } from '../judging/judge-types.ts';
import type { Category } from '../model/claim.ts';
import type { ClaimStatus, Confidence } from '../model/verdict.ts';
import { scoreReport } from './score.ts';

function verdict(category: Category, status: ClaimStatus, confidence: Confidence = 4, weight = 1): ClaimVerdict {
  return {
    category,
    weight,
    probability: 0.9,
    stance: 'verified',
    warnings: [],
    reading: {
      stance: 'verified',
      strength: 1,
      identity: 1,
      facts: 1,
      mentioned: false,
      trace: 'absent',
      bearing: null,
      another: false,
      theirs: false,
      exclusion: null,
      disputed: false,
    },
    result: {
      claim_key: `${category}-${status}`,
      claim_type: category,
      status,
      confidence,
      evidence: [],
      explanation: '',
      matched_value: {},
      fields: {},
      independent_sources: 1,
    },
  };
}

test('everything verified at confidence 5 is 5', () => {
  const scores = scoreReport([verdict('education', 'verified', 5), verdict('employment', 'verified', 5)], 5, null);
  assert.equal(scores.score, 5);
  assert.deepEqual(scores.breakdown, { identity: 5, employment: 5, education: 5, business: 3 });
  assert.deepEqual(scores.notAssessed, ['business']);
});

test('a category without claims shows 3 and does not count', () => {
  const scores = scoreReport([verdict('education', 'verified', 5)], 5, null);
  assert.equal(scores.score, 5);
  assert.deepEqual(scores.notAssessed, ['employment', 'business']);
});

test('silence is 2, doubt is 3, a contradiction is 1 and caps the whole', () => {
  assert.equal(scoreReport([verdict('education', 'not_verified')], 4, null).breakdown.education, 2);
  assert.equal(scoreReport([verdict('education', 'inconclusive')], 4, null).breakdown.education, 3);
  const refuted = scoreReport(
    [verdict('education', 'contradiction', 4), verdict('employment', 'verified', 5)],
    5,
    null,
  );
  assert.equal(refuted.breakdown.education, 1);
  assert.equal(refuted.score, 2);
});

test('the score stands at most one step above the identity', () => {
  assert.equal(scoreReport([verdict('employment', 'verified', 5)], 2, null).score, 3);
});

test('the weights of claims and of the rubric decide', () => {
  const verdicts = [verdict('employment', 'verified', 5, 9), verdict('employment', 'not_verified', 2, 1)];
  assert.equal(scoreReport(verdicts, 5, null).breakdown.employment, 5);
  const rubric = { weights: { identity: 0, business: 1 } };
  assert.equal(
    scoreReport([verdict('business', 'not_verified'), verdict('employment', 'verified', 5)], 5, rubric).score,
    2,
  );
});

test('no claims at all leaves the identity', () => {
  const scores = scoreReport([], 4, null);
  assert.equal(scores.score, 4);
  assert.equal(scores.notAssessed.length, 3);
});
