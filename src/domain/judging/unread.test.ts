// What stands on a page of a claim that no finding carries, and how sure silence is then.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CALIBRATION } from './calibration.ts';
import { makeSource } from './fixtures.ts';
import type { StanceSummary } from './judge-types.ts';
import { claimTypeOf } from './stance.ts';
import { stanceCase, stanceConfidence } from './stance-confidence.ts';
import { STANCE_TABLE } from './stance-table.ts';
import { tellsOf, traceOf } from './unread.ts';

const JOB = claimTypeOf({ claim_key: 'job', claim_type: 'employment', expected: {} })!;

function trace(expected: Record<string, unknown>, ...texts: string[]): string {
  const sources = texts.map((opening, index) =>
    makeSource({ id: `src_${index}`, url: `https://page-${index}.example/`, name: 'Jane Roe', facts: [], opening }),
  );
  return traceOf(JOB, expected, sources).trace;
}

test('a trace is the claimed name, alone, apart from the title, or beside it', () => {
  const claim = { employer: 'City of Port Ansel', title: 'City solicitor' };
  assert.equal(trace(claim), 'untied');
  assert.equal(trace(claim, 'Jane Roe keeps bees.'), 'absent');
  assert.equal(trace({ employer: 'City of Port Ansel' }, 'Jane Roe moved to Port Ansel.'), 'alone');
  assert.equal(trace(claim, 'Jane Roe moved to Port Ansel. Later she was a solicitor elsewhere.'), 'apart');
  assert.equal(trace(claim, 'Jane Roe, then city solicitor of Port Ansel, resigned.'), 'beside');
  assert.equal(trace(claim, 'Jane Roe keeps bees.', 'Jane Roe is solicitor to the city of Port Ansel.'), 'beside');
});

test('words of many names tell of none, and adjectives of a name tell of it', () => {
  assert.ok(tellsOf('the Ukrainian president', 'Government of Ukraine'));
  assert.ok(!tellsOf('the government of Norway', 'Government of Ukraine'));
  assert.ok(!tellsOf('born in 1950', 'B.S.'), 'a short word must stand whole');
  assert.ok(tellsOf('took a Ph.D. there', 'PhD'));
});

const SILENT: StanceSummary = {
  stance: 'not_found',
  strength: 0,
  identity: 0,
  facts: 1,
  mentioned: false,
  trace: 'absent',
  bearing: null,
  another: false,
  theirs: false,
  exclusion: null,
  disputed: false,
};

test('silence is the less sure, the more of the claim stands there unread', () => {
  const sure = (more: Partial<StanceSummary>) => stanceConfidence({ ...SILENT, ...more }).probability;
  assert.ok(sure({}) > sure({ trace: 'apart' }));
  assert.ok(sure({ trace: 'apart' }) > sure({ trace: 'beside' }));
  assert.ok(sure({ trace: 'alone', bearing: 'other_kind' }) > sure({ trace: 'alone' }));
  assert.ok(sure({ mentioned: true, trace: 'apart' }) > sure({ mentioned: true, trace: 'beside' }));
  assert.ok(sure({ trace: 'beside', another: true }) > sure({ trace: 'beside' }));
  assert.ok(sure({ trace: 'alone', theirs: true }) > sure({ trace: 'alone' }));
});

test('every case has a row in the table, and silence never reaches the highest confidence', () => {
  const stances = ['verified', 'contradicted', 'not_found'] as const;
  for (const stance of stances)
    for (const trace of ['untied', 'absent', 'alone', 'apart', 'beside'] as const)
      for (const mentioned of [false, true])
        for (const disputed of [false, true])
          for (const bearing of [null, 'same_kind', 'other_kind'] as const)
            for (const exclusion of [null, 'lower_rank', 'other_year'])
              for (const strength of [0.3, 0.7, 0.9]) {
                const summary = { ...SILENT, stance, trace, mentioned, disputed, bearing, exclusion, strength };
                if (stance === 'not_found' && disputed) continue;
                assert.ok(stanceCase(summary) in STANCE_TABLE, stanceCase(summary));
                if (stance === 'not_found') assert.ok(stanceConfidence(summary).level < 5);
              }
  assert.ok(CALIBRATION.stance['verified/full']! >= 0.97);
});
