import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WARNING_WORDS } from '../../../src/client/warning-words.ts';
import { CLAIM_TYPES } from '../../../src/domain/claims/registry.generated.ts';
import { EVIDENCE_CLASSES } from '../../../src/domain/judging/evidence-class.ts';
import { DEPTHS, ENDPOINT_EVENTS, SEARCH_CATEGORIES } from '../../../src/domain/model/options.ts';
import { CLAIM_STATUSES } from '../../../src/domain/model/verdict.ts';
import { WARNINGS } from '../../../src/domain/reporting/warnings.ts';
import { CLAIM_TYPE_FORMS } from '../verify/claim-types.ts';
import { ageWords, claimTitle, dateWords, moneyWords, spanWords, valueWords } from './time-words.ts';
import {
  CLAIM_STATUS_WORDS,
  CLASS_WORDS,
  DEPTH_WORDS,
  EVENT_WORDS,
  SEARCH_CATEGORY_WORDS,
  verdictSentence,
} from './words.ts';

test('every warning, class, status, depth and event of the service has words', () => {
  assert.deepEqual(Object.keys(WARNING_WORDS).sort(), WARNINGS.map((warning) => warning.code).sort());
  assert.deepEqual(Object.keys(CLASS_WORDS).sort(), [...EVIDENCE_CLASSES].sort());
  assert.deepEqual(Object.keys(CLAIM_STATUS_WORDS).sort(), [...CLAIM_STATUSES].sort());
  assert.deepEqual(Object.keys(DEPTH_WORDS), [...DEPTHS]);
  assert.deepEqual(Object.keys(SEARCH_CATEGORY_WORDS), [...SEARCH_CATEGORIES]);
  assert.deepEqual(Object.keys(EVENT_WORDS), [...ENDPOINT_EVENTS]);
});

test('the form has every claim type of the service, and every member of it', () => {
  assert.deepEqual(CLAIM_TYPE_FORMS.map((form) => form.type).sort(), CLAIM_TYPES.map((type) => type.type).sort());
  for (const type of CLAIM_TYPES) {
    const form = CLAIM_TYPE_FORMS.find((candidate) => candidate.type === type.type)!;
    assert.deepEqual(
      form.fields.map((field) => field.member).sort(),
      Object.keys(type.expected.shape).sort(),
      type.type,
    );
  }
});

test('dates, ages and sums are said in words', () => {
  assert.equal(dateWords('2019-02'), 'February 2019');
  assert.equal(dateWords('2019-02-05'), '5 February 2019');
  assert.equal(dateWords('present'), 'today');
  assert.equal(dateWords('2019-13'), '2019');
  assert.equal(ageWords('2026-01-01T00:00:00Z', Date.parse('2026-01-01T00:00:02Z')), 'just now');
  assert.equal(ageWords('2026-01-01T00:00:00Z', Date.parse('2026-01-01T03:00:00Z')), '3 hours ago');
  assert.equal(spanWords(1), '1 second');
  assert.equal(moneyWords(0), 'nothing');
  assert.equal(moneyWords(0.0042), '$0.0042');
  assert.equal(moneyWords(1.5), '$1.50');
  assert.equal(valueWords(true), 'yes');
  assert.equal(valueWords(['a', 'b']), 'a, b');
});

test('claims and verdicts read as sentences', () => {
  assert.equal(verdictSentence(['verified', 'verified', 'contradiction']), 'Two claims verified and one contradicted.');
  assert.equal(verdictSentence(['not_verified']), 'One claim could not be verified.');
  assert.equal(
    claimTitle({
      claim_type: 'education',
      expected: { school: 'Norvane', degree: 'PhD', start_year: 2010, end_year: 2014 },
    }),
    'PhD, Norvane, 2010 to 2014',
  );
  assert.equal(claimTitle({ claim_type: 'custom', expected: {} }), 'nothing that could be checked');
});
