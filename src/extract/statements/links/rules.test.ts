// Every rule decides in its own example and keeps quiet in its counter-example.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { annotate } from '../../spans/annotate.ts';
import { NO_TITLE_RULES } from '../../spans/title-span-rules.ts';
import { readSentence } from '../read-sentence.ts';
import { LIST_RULES } from './list-links.ts';
import { REACH_RULES } from './trigger-rules.ts';

const RULES = [...NO_TITLE_RULES, ...REACH_RULES, ...LIST_RULES];

function firedIn(sentence: string): string[] {
  const annotated = annotate(sentence, new Set(['jane roe', 'roe']));
  readSentence(annotated);
  return annotated.fired.list().map(({ rule }) => rule);
}

test('ids are given once', () => {
  assert.equal(new Set(RULES.map(({ id }) => id)).size, RULES.length);
});

for (const { id, example, counterExample } of RULES)
  test(`rule ${id}`, () => {
    assert.ok(firedIn(example).includes(id), `${example} fired ${firedIn(example).join()}`);
    assert.ok(!firedIn(counterExample).includes(id), counterExample);
  });
