// Dates that cannot all be right.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { resolveIdentity } from '../identity/resolve.ts';
import type { Claim } from '../model/claim.ts';
import type { ReadSource } from '../model/source.ts';
import { NO_ORGANISATIONS } from '../orgs/organisation-index.ts';
import { makeSource } from './fixtures.ts';
import { foundingYear, sureOverlap, timelineWarnings } from './timeline.ts';

const study = (expected: Record<string, unknown>, key = 'study'): Claim => ({
  claim_key: key,
  claim_type: 'education',
  expected,
});
const job = (expected: Record<string, unknown>, key = 'job'): Claim => ({
  claim_key: key,
  claim_type: 'employment',
  expected,
});

function warnings(claims: Claim[], sources: ReadSource[] = []): string[] {
  const identity = resolveIdentity({ person: { full_name: 'Jane Tollefsen-Quist' }, claims, sources });
  return timelineWarnings({ organisations: NO_ORGANISATIONS, claims, sources, identity, today: '2026-01-01' });
}

const ROWS: { name: string; claims: Claim[]; expected: string[] }[] = [
  {
    name: 'study and full-time work for two years',
    claims: [
      study({ school: 'Norvane University', start_year: 2010, end_year: 2014 }),
      job({ employer: 'Halden Robotics', start_date: '2011-01', end_date: '2013-12' }),
    ],
    expected: ['study_work_overlap:study,job'],
  },
  {
    name: 'a job that begins in the year the study ends',
    claims: [
      study({ school: 'Norvane University', start_year: 2010, end_year: 2014 }),
      job({ employer: 'Halden Robotics', start_date: '2014', is_current: true }),
    ],
    expected: [],
  },
  {
    name: 'work at the own school beside a doctorate',
    claims: [
      study({ school: 'Norvane University', start_year: 2010, end_year: 2014 }),
      job({ employer: 'Norvane University', start_date: '2010', end_date: '2014' }),
    ],
    expected: [],
  },
  {
    name: 'a part-time post',
    claims: [
      study({ school: 'Norvane University', start_year: 2010, end_year: 2014 }),
      job({ employer: 'Halden Robotics', title: 'Part-time engineer', start_date: '2010', end_date: '2014' }),
    ],
    expected: [],
  },
  {
    name: 'no dates',
    claims: [study({ school: 'Norvane University' }), job({ employer: 'Halden Robotics' })],
    expected: [],
  },
  {
    name: 'a doctorate before the bachelor',
    claims: [study({ degree: 'PhD', end_year: 1998 }, 'phd'), study({ degree: 'B.A.', end_year: 2003 }, 'ba')],
    expected: ['degree_order:phd,ba'],
  },
  {
    name: 'the same degree twice',
    claims: [
      study({ school: 'Norvane University', degree: 'PhD', end_year: 2004 }, 'a'),
      study({ school: 'Norvane University', degree: 'PhD', end_year: 2014 }, 'b'),
    ],
    expected: ['claims_exclude_each_other:a,b'],
  },
  {
    name: 'two masters of different schools',
    claims: [
      study({ school: 'Norvane University', degree: 'MSc', end_year: 2004 }, 'a'),
      study({ school: 'Kellbridge Institute', degree: 'MSc', end_year: 2014 }, 'b'),
    ],
    expected: [],
  },
];

for (const row of ROWS) test(row.name, () => assert.deepEqual(warnings(row.claims), row.expected));

test('a post before the company existed', () => {
  const about = makeSource({
    id: 'a',
    url: 'https://halden-robotics.example/about',
    name: 'Halden',
    opening: 'Halden Robotics was founded in 2016 in Rotterdam.',
    facts: [],
  });
  assert.deepEqual(warnings([job({ employer: 'Halden Robotics', start_date: '2012', end_date: '2015' })], [about]), [
    'title_before_company:job',
  ]);
  assert.deepEqual(warnings([job({ employer: 'Halden Robotics', start_date: '2017', end_date: '2018' })], [about]), []);
  assert.equal(foundingYear('Acme was founded in 1901.', 'Halden'), null);
});

test('a degree at eleven', () => {
  const page = makeSource({
    id: 'a',
    url: 'https://tollefsen-quist.example/',
    name: 'Jane Tollefsen-Quist',
    opening: 'Jane Tollefsen-Quist, born in Bergen, 1985.',
    facts: [
      {
        kind: 'education',
        says: 'PhD, Norvane University, 2014.',
        organisation: 'Norvane University',
        degree: 'PhD',
        end: { year: 2014 },
      },
    ],
  });
  const claims = [
    study({ degree: 'B.A.', end_year: 1996 }, 'ba'),
    study({ school: 'Norvane University', degree: 'PhD', end_year: 2014 }, 'phd'),
  ];
  assert.deepEqual(warnings(claims, [page]), ['degree_too_early:ba']);
});

test('a current role that a newer page ends', () => {
  const facts = (current: boolean) => [
    {
      kind: 'employment' as const,
      says: 'Jane Tollefsen-Quist, Halden Robotics.',
      organisation: 'Halden Robotics',
      current,
    },
  ];
  const old = makeSource({
    id: 'old',
    url: 'https://a.example/',
    name: 'Jane Tollefsen-Quist',
    facts: facts(true),
    publishedDate: '2015-01-01',
  });
  const recent = makeSource({
    id: 'new',
    url: 'https://b.example/',
    name: 'Jane Tollefsen-Quist',
    facts: facts(false),
    publishedDate: '2025-01-01',
  });
  const claim = job({ employer: 'Halden Robotics', is_current: true });
  assert.deepEqual(warnings([claim], [old, recent]), ['current_role_ended:job']);
});

test('overlap is symmetric, never negative, and nothing without both ends', () => {
  const interval = fc.record({ start: fc.integer({ min: 1950, max: 2020 }), length: fc.integer({ min: 0, max: 30 }) });
  fc.assert(
    fc.property(interval, interval, (left, right) => {
      const one = study({ start_year: left.start, end_year: left.start + left.length });
      const other = job({ start_date: String(right.start), end_date: String(right.start + right.length) });
      const overlap = sureOverlap(one, other, '2026-01-01');
      assert.ok(overlap >= 0);
      assert.equal(overlap, sureOverlap(other, one, '2026-01-01'));
      if (left.start + left.length < right.start) assert.equal(overlap, 0);
      assert.equal(sureOverlap(one, job({ start_date: String(right.start) }), '2026-01-01'), 0);
    }),
  );
});
