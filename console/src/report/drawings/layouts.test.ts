import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillDays, layColumns, roundTop } from './chart-layout.ts';
import { groupVoices } from './voices.ts';
import { layWaterfall, oddsWords } from './waterfall-layout.ts';

test('the steps of a waterfall add up to its total and stay inside the drawing', () => {
  const weights = [3, -1.6, 10, 2.5, -9];
  const fall = layWaterfall(weights.map((weight) => ({ anchor: 'name', weight, reason: '' })));
  assert.ok(Math.abs(fall.total - weights.reduce((sum, weight) => sum + weight, 0)) < 1e-9);
  assert.deepEqual(
    fall.steps.map((step) => step.weight),
    [10, 3, 2.5, -9, -1.6],
  );
  for (const step of fall.steps) {
    assert.ok(step.from >= 0 && step.from + step.width <= 100.5, JSON.stringify(step));
    assert.ok(step.width > 0);
  }
  assert.equal(fall.steps.at(-1)!.sum, fall.total);
});

test('a candidate without anchors has an empty waterfall', () => {
  const fall = layWaterfall([]);
  assert.deepEqual(fall.steps, []);
  assert.equal(fall.total, 0);
});

test('bits are said as odds', () => {
  assert.equal(oddsWords(0), 'an even chance');
  assert.equal(oddsWords(3), '8 times likelier this person than a namesake');
  assert.equal(oddsWords(-3), '8 times likelier a namesake');
  assert.equal(oddsWords(32), 'more than a million times likelier this person than a namesake');
  assert.equal(oddsWords(-32), 'more than a million times likelier a namesake');
});

const source = (id: string, quality: number, evidenceClass = 'editorial') => ({
  source_id: id,
  domain: `${id}.example`,
  source_quality: quality,
  evidence_class: evidenceClass,
});
const item = (id: string, cluster: string, stance: 'supports' | 'contradicts' | 'mentions' = 'supports') => ({
  source_id: id,
  cluster_id: cluster,
  stance,
  quote: `of ${id}`,
});

test('ten copies are one voice, led by the original', () => {
  const ids = Array.from({ length: 10 }, (_, index) => `copy${index}`);
  const sources = new Map([
    ...ids.map((id) => [id, source(id, 0.9, 'mirror')] as const),
    ['original', source('original', 0.5)] as const,
  ]);
  const voices = groupVoices(
    [...ids, 'original'].map((id) => item(id, 'c1')),
    sources,
  );
  assert.equal(voices.length, 1);
  assert.equal(voices[0]?.lead.source.source_id, 'original');
  assert.equal(voices[0]?.copies.length, 10);
});

test('what decided the claim comes first; more quotes of one page stay with it', () => {
  const sources = new Map([
    ['a', source('a', 0.9)],
    ['b', source('b', 0.2)],
  ]);
  const evidence = [item('a', 'c1'), item('a', 'c1'), item('b', 'c2', 'contradicts'), item('gone', 'c3')];
  const voices = groupVoices(evidence, sources, 'contradiction');
  assert.deepEqual(
    voices.map((voice) => voice.clusterId),
    ['c2', 'c1'],
  );
  assert.deepEqual(
    groupVoices(evidence, sources, 'verified').map((voice) => voice.clusterId),
    ['c1', 'c2'],
  );
  assert.equal(voices[1]?.more.length, 1);
  assert.equal(voices[1]?.copies.length, 0);
});

test('columns stack to their sum under a round top', () => {
  assert.deepEqual([0, 1, 1.5, 7, 12, 0.034].map(roundTop), [1, 1, 2, 10, 20, 0.05]);
  const { columns, top } = layColumns([
    {
      day: '2026-01-01',
      parts: [
        { name: 'completed', value: 3 },
        { name: 'failed', value: 1 },
      ],
    },
    {
      day: '2026-01-02',
      parts: [
        { name: 'completed', value: 0 },
        { name: 'failed', value: 0 },
      ],
    },
  ]);
  assert.equal(top, 5);
  assert.equal(
    columns[0]!.parts.reduce((sum, part) => sum + part.height, 0),
    80,
  );
  assert.equal(columns[0]!.parts[1]!.y, 20);
  assert.equal(columns[1]!.value, 0);
});

test('days without use are filled in, over the end of a month', () => {
  const days = fillDays([{ day: '2026-02-28', jobs: 3 }], 4, '2026-03-02', { jobs: 0 });
  assert.deepEqual(days, [
    { day: '2026-02-27', jobs: 0 },
    { day: '2026-02-28', jobs: 3 },
    { day: '2026-03-01', jobs: 0 },
    { day: '2026-03-02', jobs: 0 },
  ]);
});
