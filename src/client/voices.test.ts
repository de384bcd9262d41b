import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupVoices } from './voices.ts';

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

test('the organisation itself comes before others who agree, and leads its pages', () => {
  const sources = new Map([
    ['other', source('other', 0.9)],
    ['own', source('own', 0.4)],
    ['self', source('self', 0.95, 'self')],
    ['beside', source('beside', 0.9)],
  ]);
  const evidence = [
    { ...item('self', 'c1'), evidence_class: 'self' },
    { ...item('other', 'c2'), evidence_class: 'third_party' },
    { ...item('beside', 'c3'), evidence_class: 'third_party' },
    { ...item('own', 'c3'), evidence_class: 'issuer' },
  ];
  const voices = groupVoices(evidence, sources);
  assert.deepEqual(
    voices.map((voice) => voice.lead.source.source_id),
    ['own', 'other', 'self'],
  );
});
