// The finished report: the same bytes every time, nothing private, warnings from the list, numbers that reconcile.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { resolveIdentity } from '../identity/resolve.ts';
import { CALIBRATION } from '../judging/calibration.ts';
import { makeSource, trustWith } from '../judging/fixtures.ts';
import { judgeClaims } from '../judging/judge-claims.ts';
import type { Claim } from '../model/claim.ts';
import type { Person } from '../model/person.ts';
import type { Report } from '../model/report.ts';
import { buildReport } from './build-report.ts';
import { redact } from './redact.ts';
import { sourceQuality, sourceView } from './source-view.ts';
import { orderWarnings, WARNINGS, warning } from './warnings.ts';

const PERSON: Person = { full_name: 'Maren Tollefsen', location: 'Rotterdam', current_company: 'Halden Robotics' };
const CLAIMS: Claim[] = [
  {
    claim_key: 'phd',
    claim_type: 'education',
    expected: { school: 'Norvane University', degree: 'PhD', end_year: 2014 },
  },
  {
    claim_key: 'cto',
    claim_type: 'employment',
    expected: { employer: 'Halden Robotics', title: 'CTO', is_current: true },
  },
];
const SOURCES = [
  makeSource({
    id: 'src_1',
    url: 'https://www.norvane-university.example/alumni/tollefsen',
    name: 'Maren Tollefsen',
    facts: [
      {
        kind: 'education',
        says: 'Maren Tollefsen, born on 3 May 1985, took her PhD at Norvane University in 2014; call +47 55 55 01 99.',
        organisation: 'Norvane University',
        degree: 'PhD',
        end: { year: 2014 },
      },
      {
        kind: 'employment',
        says: 'Today she is CTO of Halden Robotics in Rotterdam.',
        organisation: 'Halden Robotics',
        title: 'CTO',
        current: true,
      },
      { kind: 'contact', says: 'maren@halden.example', value: 'maren@halden.example' },
    ],
  }),
  makeSource({
    id: 'src_2',
    url: 'https://wall.example/',
    name: 'Maren Tollefsen',
    facts: [],
    notEvidence: 'login_wall',
  }),
];

function report(): Report {
  const trust = trustWith({ 'norvane-university.example': ['Norvane University'] });
  const identity = resolveIdentity({ person: PERSON, claims: CLAIMS, sources: SOURCES, trust });
  const verdicts = judgeClaims({
    person: PERSON,
    claims: CLAIMS,
    sources: SOURCES,
    identity,
    rubric: null,
    today: '2026-01-01',
    trust,
  });
  return buildReport({
    trust,
    jobId: 'job_1',
    person: PERSON,
    claims: CLAIMS,
    sources: SOURCES,
    identity,
    verdicts,
    rubric: null,
    coverage: [{ provider: 'corpus', query: '"Maren Tollefsen"', claim_keys: ['phd'], results: 2, outcome: 'found' }],
    warnings: ['max_sources_reached:2'],
    createdAt: '2026-01-01T00:00:00.000Z',
    metadata: { depth: 'light' },
  });
}

test('five runs give one hash', () => {
  const hashes = new Set(
    Array.from({ length: 5 }, () => createHash('sha256').update(JSON.stringify(report())).digest('hex')),
  );
  assert.equal(hashes.size, 1);
});

test('the report has the shape of the contract', () => {
  const made = report();
  assert.equal(made.status, 'completed');
  assert.equal(made.claims[0]!.claim_key, 'phd');
  assert.equal(made.claims[0]!.status, 'verified');
  assert.ok(made.score >= 1 && made.score <= 5);
  assert.deepEqual(Object.keys(made.score_breakdown).sort(), ['business', 'education', 'employment', 'identity']);
  assert.equal(made.metadata.model, CALIBRATION.version);
  assert.equal(made.metadata.depth, 'light');
  assert.equal(made.coverage.length, 1);
  const ids = new Set(made.sources.map((source) => source.source_id));
  for (const claim of made.claims) for (const item of claim.evidence) assert.ok(ids.has(item.source_id));
});

test('warnings come from the list, in its order', () => {
  const made = report();
  assert.deepEqual(made.warnings, [
    'category_not_assessed:business',
    'page_not_counted:src_2:login_wall',
    'max_sources_reached:2',
  ]);
  assert.deepEqual(orderWarnings(['study_work_overlap:b,c', 'no_sources', 'study_work_overlap:a,c', 'no_sources']), [
    'no_sources',
    'study_work_overlap:a,c',
    'study_work_overlap:b,c',
  ]);
  assert.throws(() => warning('made_up'));
  assert.equal(warning('common_name'), 'common_name');
});

test('nothing private leaves the house', () => {
  const text = JSON.stringify(report());
  assert.ok(!text.includes('1985') && !text.includes('55 55 01 99') && !text.includes('maren@'));
  assert.equal(
    redact('Tel. +47 55 55 01 99, jane@x.example, born on 3 May 1985'),
    '[phone], [e-mail], [date of birth]',
  );
  assert.equal(redact('PhD 2014, 1998-2002'), 'PhD 2014, 1998-2002');
});

test('a source shows its quality by the weights of the judgement', () => {
  const [first, second] = report().sources;
  assert.equal(first!.evidence_class, 'issuer');
  assert.equal(
    first!.evidence_reason,
    'norvane-university.example is the site of Norvane University in the organisation data',
  );
  assert.ok(first!.source_quality > 0.9 && first!.source_quality <= 1);
  assert.equal(second!.source_quality, 0);
  assert.equal(second!.not_evidence, 'login_wall');
  assert.equal(
    sourceQuality('self', 1, true),
    Math.round((CALIBRATION.classWeight.self / CALIBRATION.classWeight.issuer) * 1000) / 1000,
  );
});

test('a source can be shown while the job still runs', () => {
  const view = sourceView(SOURCES[0]!, { person: PERSON });
  assert.equal(view.method, 'corpus.searchAndContents');
  assert.deepEqual((view.extracted.education as unknown[])[0], {
    person: 'Maren Tollefsen',
    school: 'Norvane University',
    degree: 'PhD',
    end_year: 2014,
  });
  assert.deepEqual((view.extracted.contacts as unknown[])[0], { person: 'Maren Tollefsen', domain: 'halden.example' });
});

test('every warning of the list has its sentence', () => {
  assert.ok(WARNINGS.length >= 20);
  for (const item of WARNINGS) assert.match(item.sentence, /\.$/);
  assert.equal(new Set(WARNINGS.map((item) => item.code)).size, WARNINGS.length);
});
