// The planned questions of eight realistic requests, per engine, as a file that a reader can judge.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { effectiveOptions } from '../../src/domain/model/options.ts';
import { planQueries } from '../../src/domain/planning/plan-queries.ts';
import { naturalWords } from '../../src/search/phrasing.ts';
import { REQUESTS } from './requests.ts';
import { QUESTIONS_FILE, questions } from './write-questions.ts';

test('the questions are those of test/frozen/questions.txt', () => {
  assert.equal(questions(), readFileSync(QUESTIONS_FILE, 'utf8'), 'node test/planning/write-questions.ts --write');
});

for (const { who, person, claims } of REQUESTS) {
  test(`${who}: every claim has a question at every depth, and deep asks more`, () => {
    const sizes = (['light', 'standard', 'deep'] as const).map((depth) => {
      const plan = planQueries({ person, claims, options: effectiveOptions({ depth }), template: null });
      const asked = new Set(plan.filter(({ kind }) => kind === 'web').flatMap(({ claimKeys }) => claimKeys));
      for (const { claim_key: key } of claims) assert.ok(asked.has(key), `${depth}: ${key}`);
      return plan.filter(({ kind }) => kind === 'web').length;
    });
    assert.ok(sizes[0]! < sizes[1]! && sizes[1]! < sizes[2]!, sizes.join(' '));
  });

  test(`${who}: a sentence carries no operator`, () => {
    const plan = planQueries({ person, claims, options: effectiveOptions({ depth: 'deep' }), template: null });
    for (const query of plan.filter(({ kind }) => kind === 'web'))
      assert.doesNotMatch(naturalWords(query), /\bOR\b|site:|filetype:|""/);
  });
}
