import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleReport } from '../../../test/support/store-samples.ts';
import type { Report } from '../model/report.ts';
import type { ClaimResult, ClaimStatus, Stance } from '../model/verdict.ts';
import { compareReports } from './compare-reports.ts';

type Said = [url: string, quote: string, stance?: Stance];

function report(jobId: string, claims: [key: string, status: ClaimStatus, said: Said[], values?: object][]): Report {
  const addresses = [...new Set(claims.flatMap(([, , said]) => said.map(([url]) => url)))];
  const idOf = (url: string): string => `src_${jobId}_${addresses.indexOf(url)}`;
  return {
    ...sampleReport(jobId),
    claims: claims.map(([claim_key, status, said, values]) => ({
      claim_key,
      claim_type: 'education',
      status,
      confidence: 4,
      evidence: said.map(([url, quote, stance = 'supports']) => ({
        source_id: idOf(url),
        stance,
        quote,
        fields: [],
        cluster_id: 'c1',
        evidence_class: 'issuer',
      })),
      explanation: '',
      matched_value: (values ?? {}) as Record<string, unknown>,
      fields: {},
      independent_sources: said.length,
    })) as ClaimResult[],
    sources: addresses.map((url) => ({ source_id: idOf(url), url })) as Report['sources'],
  };
}

const PAGE = 'https://school.example/alumni';
const QUOTE = 'Ottoline Vask received her BSc in 2012.';

test('the same evidence is no change, however it is spaced, ordered or mentioned', () => {
  const before = report('a', [['degree', 'verified', [[PAGE, QUOTE]], { degree: 'BSc' }]]);
  const after = report('b', [
    [
      'degree',
      'verified',
      [
        ['https://other.example/', 'She is seen.', 'mentions'],
        [PAGE, QUOTE.replace(' received', '\n  received')],
      ],
      { degree: 'BSc' },
    ],
  ]);
  const changes = compareReports(before, after);
  assert.deepEqual(changes, {
    job_id: 'b',
    compared_with: 'a',
    changed: false,
    summary: 'Nothing changed.',
    claims: [],
  });
});

test('a new sentence turns a verdict: both are told, with the page', () => {
  const before = { ...report('a', [['degree', 'inconclusive', []]]), assessment: 'insufficient_evidence' as const };
  const after = { ...report('b', [['degree', 'verified', [[PAGE, QUOTE]], { end_year: 2012 }]]), score: 5 as const };
  after.assessment = 'confirmed';
  const changes = compareReports(before, after);
  assert.equal(changes.changed, true);
  assert.equal(changes.summary, 'One verdict changed.');
  assert.deepEqual(changes.assessment, { before: 'insufficient_evidence', after: 'confirmed' });
  assert.deepEqual(changes.score, { before: 4, after: 5 });
  assert.deepEqual(changes.claims, [
    {
      claim_key: 'degree',
      claim_type: 'education',
      status: { before: 'inconclusive', after: 'verified' },
      cause: 'new_evidence',
      sentence: 'Was inconclusive and is verified now: a sentence was found that was not there before.',
      new_sentences: [{ quote: QUOTE, url: PAGE, stance: 'supports' }],
      gone_sentences: [],
      values: { end_year: { before: null, after: 2012 } },
    },
  ]);
});

test('a page that says something else shows both sentences; other claims stay out', () => {
  const other: [string, ClaimStatus, Said[]] = [
    'post',
    'verified',
    [['https://firm.example/', 'She is the director.']],
  ];
  const before = report('a', [['degree', 'verified', [[PAGE, QUOTE]]], other]);
  const now = 'Ottoline Vask left without a degree.';
  const after = report('b', [['degree', 'contradiction', [[PAGE, now, 'contradicts']]], other]);
  const changes = compareReports(before, after);
  assert.equal(changes.claims.length, 1);
  const [change] = changes.claims;
  assert.deepEqual(change?.new_sentences, [{ quote: now, url: PAGE, stance: 'contradicts' }]);
  assert.deepEqual(change?.gone_sentences, [{ quote: QUOTE, url: PAGE, stance: 'supports', page_read: true }]);
});

test('a page that was not read again is news only when the verdict turned, and is said to be no more', () => {
  const two: Said[] = [
    [PAGE, QUOTE],
    ['https://paper.example/', 'Vask, a graduate of 2012.'],
  ];
  const before = report('a', [['degree', 'verified', two, { degree: 'BSc' }]]);
  assert.equal(compareReports(before, report('b', [['degree', 'verified', two.slice(0, 1)]])).changed, false);
  const [change] = compareReports(before, report('c', [['degree', 'not_verified', []]])).claims;
  assert.equal(change?.cause, 'page_not_read');
  assert.ok(change?.gone_sentences.every((sentence) => !sentence.page_read));
  assert.match(change?.sentence ?? '', /may mean no more than that/);
});
