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

const matched = (identity_confidence: Confidence) => ({ status: 'matched' as const, identity_confidence });
const unknown = { status: 'no_match' as const, identity_confidence: 1 as Confidence };

test('everything verified at confidence 5 is 5 and confirmed', () => {
  const scores = scoreReport(
    [verdict('education', 'verified', 5), verdict('employment', 'verified', 5)],
    matched(5),
    null,
  );
  assert.equal(scores.score, 5);
  assert.equal(scores.assessment, 'confirmed');
  assert.equal(scores.reasons.overall, '5, because every claim is verified.');
  assert.deepEqual(scores.breakdown, { identity: 5, employment: 5, education: 5, business: 3 });
  assert.deepEqual(scores.notAssessed, ['business']);
  assert.equal(scores.assessments.business, 'not_assessed');
});

test('silence and doubt pull no score down, and nothing is confirmed by them', () => {
  const verified = verdict('employment', 'verified', 5);
  for (const open of ['not_verified', 'inconclusive'] as const) {
    for (const category of ['employment', 'education', 'identity'] as const) {
      const scores = scoreReport([verified, verdict(category, open)], matched(5), null);
      assert.equal(scores.score, 5, `${open} ${category}`);
      assert.equal(scores.assessment, 'mixed');
      assert.match(scores.reasons.overall, /one could not be decided and does not count/);
    }
  }
  const three = [verified, verdict('education', 'verified'), verdict('education', 'not_verified')];
  assert.equal(scoreReport(three, matched(5), null).assessment, 'mostly_confirmed');
});

test('a category without a decided claim shows 3 and says so', () => {
  const scores = scoreReport(
    [verdict('education', 'not_verified'), verdict('employment', 'verified')],
    matched(4),
    null,
  );
  assert.equal(scores.breakdown.education, 3);
  assert.equal(scores.assessments.education, 'insufficient_evidence');
});

test('with nothing decided the score is 3, whatever is known of the person', () => {
  for (const identity of [matched(5), matched(2), unknown]) {
    const scores = scoreReport(
      [verdict('education', 'not_verified'), verdict('employment', 'inconclusive')],
      identity,
      null,
    );
    assert.equal(scores.score, 3);
    assert.equal(scores.assessment, 'insufficient_evidence');
    assert.match(scores.reasons.overall, /nothing to score/);
  }
});

test('no page about the person is never a bad identity', () => {
  const scores = scoreReport([verdict('education', 'not_verified')], unknown, null);
  assert.equal(scores.breakdown.identity, 3);
  assert.equal(scores.assessments.identity, 'insufficient_evidence');
  const several = scoreReport(
    [verdict('education', 'not_verified')],
    { status: 'ambiguous', identity_confidence: 2 },
    null,
  );
  assert.equal(several.breakdown.identity, 3);
});

test('a firm contradiction is 1, caps the whole and is named as the reason', () => {
  const refuted = scoreReport(
    [verdict('education', 'contradiction', 4), verdict('employment', 'verified', 5)],
    matched(5),
    null,
  );
  assert.equal(refuted.breakdown.education, 1);
  assert.equal(refuted.score, 2);
  assert.equal(refuted.assessment, 'contradicted');
  assert.equal(refuted.reasons.overall, '2, because one claim is contradicted and one is verified.');
  const doubted = scoreReport([verdict('education', 'contradiction', 3)], matched(5), null);
  assert.equal(doubted.breakdown.education, 2);
  assert.equal(doubted.assessment, 'mixed');
});

test('the score is at most one step above the identity, and says why', () => {
  const scores = scoreReport([verdict('employment', 'verified', 5)], matched(3), null);
  assert.equal(scores.score, 4);
  assert.match(
    scoreReport([verdict('employment', 'verified', 5)], unknown, null).reasons.overall,
    /not surely about this/,
  );
});

test('the weights of claims and of the rubric decide', () => {
  const verdicts = [verdict('employment', 'verified', 5, 9), verdict('employment', 'contradiction', 3, 1)];
  assert.equal(scoreReport(verdicts, matched(5), null).breakdown.employment, 5);
  const rubric = { weights: { identity: 0, business: 1 } };
  const both = [verdict('business', 'contradiction', 3), verdict('employment', 'verified', 5)];
  assert.equal(scoreReport(both, matched(5), rubric).score, 2);
  const silent = [verdict('business', 'not_verified'), verdict('employment', 'verified', 5)];
  assert.equal(scoreReport(silent, matched(5), rubric).score, 3);
});
