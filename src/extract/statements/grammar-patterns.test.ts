// The grammar reads what strangers write: its patterns must not explode, and cost must grow with length alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkSync } from 'recheck';
import { extractFindings } from '../extract-findings.ts';
import { readDocument } from '../reading/read-document.ts';
import { grammarPatterns } from './links/find-links.ts';

test('no pattern of the grammar is exponential', { timeout: 240_000 }, () => {
  assert.ok(grammarPatterns().length > 60);
  const faults: string[] = [];
  for (const pattern of grammarPatterns()) {
    // Only a repeated group can explode; look-behind is beyond the checker and does not change the answer.
    if (!/\)(?:[*+]|\{\d*,?\d+\})/.test(pattern.source)) continue;
    const source = pattern.source.replace(/\(\?<![^)]*\)/g, '').replace(/\(\?<=\^\)/g, '^');
    const verdict = checkSync(source, pattern.flags, { timeout: 1_500, checker: 'automaton' });
    if (verdict.status === 'vulnerable' && verdict.complexity.type === 'exponential') faults.push(pattern.source);
  }
  assert.deepEqual(faults, []);
});

function cost(text: string): number {
  const page = readDocument({
    url: 'https://long.example/',
    status: 200,
    contentType: 'text/plain',
    body: new TextEncoder().encode(text),
  });
  page.notEvidence = null;
  const start = performance.now();
  extractFindings(page);
  return performance.now() - start;
}

test('a hostile line costs in proportion to its length', () => {
  const units = [
    'Aaa Bbb Ccc ',
    'Ph.D. ',
    'CEO ',
    'of the ',
    ', and ',
    '((',
    '1990 - ',
    'a',
    'A.B.',
    'University of ',
    'Professor of Law at the University of Xanth and ',
    'graduated from ',
  ];
  for (const unit of units) {
    const text = unit.repeat(Math.ceil(60_000 / unit.length));
    cost(text.slice(0, 2_000));
    const short = Math.max(20, cost(text.slice(0, 15_000)));
    const long = cost(text);
    assert.ok(
      long < short * 4 * 6 + 400,
      `${JSON.stringify(unit)}: ${short.toFixed(0)} ms for 15k, ${long.toFixed(0)} ms for 60k`,
    );
  }
});
