// What must hold for any web: order changes nothing, mirrors never help, leaving out never refutes, quotes are verbatim.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { resolveIdentity } from '../identity/resolve.ts';
import type { Claim } from '../model/claim.ts';
import type { FindingStatus } from '../model/finding.ts';
import type { Person } from '../model/person.ts';
import type { ReadSource } from '../model/source.ts';
import { type FactSketch, makeSource } from './fixtures.ts';
import { judgeClaims } from './judge-claims.ts';

const SCHOOLS = ['Norvane University', 'Calder Business School', 'Kellbridge Institute', 'University of Aldermoor'];
const COMPANIES = ['Halden Robotics', 'Ostmark Automation', 'Quillstone', 'Clearplate Pte Ltd'];
const DEGREES = ['PhD', 'MSc', 'B.A.', 'MBA'];
const TITLES = ['Chief Technology Officer', 'engineer', 'Director', 'founder'];
const NAMES = ['Maren Tollefsen', 'M. Tollefsen', 'Maren A. Tollefsen', 'Tollefsen, Maren', 'Wei Zhang'];
const HOSTS = [
  'norvane-university.example',
  'halden-robotics.example',
  'harbour-courier.example',
  'maren-tollefsen.example',
  'blogs.example',
  'kellbridge-institute.example',
];
const STATUSES: FindingStatus[] = [
  'stated',
  'stated',
  'stated',
  'attended',
  'not_conferred',
  'honorary',
  'in_progress',
  'negated',
];

const year = fc.integer({ min: 1990, max: 2024 });
const fact: fc.Arbitrary<FactSketch> = fc.oneof(
  fc
    .record({
      school: fc.constantFrom(...SCHOOLS),
      degree: fc.option(fc.constantFrom(...DEGREES), { nil: undefined }),
      end: fc.option(year, { nil: undefined }),
      status: fc.constantFrom(...STATUSES),
    })
    .map(({ school, degree, end, status }) => ({
      kind: 'education' as const,
      says: `${degree ?? 'Studies'} at ${school}${end ? `, ${end}` : ''} (${status}).`,
      organisation: school,
      ...(degree ? { degree } : {}),
      ...(end ? { end: { year: end } } : {}),
      status,
    })),
  fc
    .record({
      company: fc.constantFrom(...COMPANIES),
      title: fc.option(fc.constantFrom(...TITLES), { nil: undefined }),
      start: fc.option(year, { nil: undefined }),
      current: fc.constantFrom(true, false, null),
    })
    .map(({ company, title, start, current }) => ({
      kind: 'employment' as const,
      says: `${title ?? 'On the staff'} of ${company}${start ? ` from ${start}` : ''}.`,
      organisation: company,
      ...(title ? { title } : {}),
      ...(start ? { start: { year: start } } : {}),
      current,
    })),
);

const web: fc.Arbitrary<ReadSource[]> = fc
  .array(
    fc.record({
      name: fc.constantFrom(...NAMES),
      host: fc.constantFrom(...HOSTS),
      path: fc.integer({ min: 1, max: 40 }),
      facts: fc.array(fact, { maxLength: 4 }),
      published: fc.option(year, { nil: undefined }),
    }),
    { maxLength: 7 },
  )
  .map((pages) => {
    const seen = new Set<string>();
    return pages
      .filter((page) => !seen.has(`${page.host}/${page.path}`) && seen.add(`${page.host}/${page.path}`))
      .map((page, index) =>
        makeSource({
          id: `src_${index}`,
          url: `https://${page.host}/${page.path}`,
          name: page.name,
          facts: page.facts,
          publishedDate: page.published ? `${page.published}-05-01` : null,
        }),
      );
  });

const claims: fc.Arbitrary<Claim[]> = fc
  .array(
    fc.oneof(
      fc
        .record(
          { school: fc.constantFrom(...SCHOOLS), degree: fc.constantFrom(...DEGREES), end_year: year },
          { requiredKeys: [] },
        )
        .map((expected) => ({ claim_type: 'education', expected })),
      fc
        .record(
          {
            employer: fc.constantFrom(...COMPANIES),
            title: fc.constantFrom(...TITLES),
            start_date: year.map(String),
            is_current: fc.boolean(),
          },
          { requiredKeys: [] },
        )
        .map((expected) => ({ claim_type: 'employment', expected })),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((list) => list.map((claim, index) => ({ claim_key: `c${index}`, ...claim })));

const person: fc.Arbitrary<Person> = fc.record(
  {
    full_name: fc.constant('Maren Tollefsen'),
    current_company: fc.constantFrom(...COMPANIES),
    location: fc.constant('Rotterdam'),
    personal_website: fc.constant('https://maren-tollefsen.example/'),
  },
  { requiredKeys: ['full_name'] },
);

function run(who: Person, asked: Claim[], sources: ReadSource[]) {
  const identity = resolveIdentity({ person: who, claims: asked, sources });
  return {
    identity,
    verdicts: judgeClaims({ person: who, claims: asked, sources, identity, rubric: null, today: '2026-01-01' }),
  };
}

/** One fixed walk, so that a change shows and chance does not; the seed of the last counterexample. */
const RUNS = { numRuns: 400, seed: 1595717057 };

test('the order of pages and of their findings changes nothing', () => {
  fc.assert(
    fc.property(person, claims, web, fc.infiniteStream(fc.nat()), (who, asked, sources, stream) => {
      const shuffled = sources
        .map((source) => ({ source, key: stream.next().value }))
        .sort((left, right) => left.key - right.key)
        .map(({ source }) => ({ ...source, findings: [...source.findings].reverse() }));
      const one = run(who, asked, sources);
      const other = run(who, asked, shuffled);
      assert.deepEqual(other.verdicts, one.verdicts);
      assert.deepEqual(other.identity.resolution, one.identity.resolution);
    }),
    RUNS,
  );
});

test('a mirror never raises a probability or a confidence in a verified claim', () => {
  fc.assert(
    fc.property(person, claims, web, fc.nat(), (who, asked, sources, pick) => {
      const original = sources[pick % Math.max(1, sources.length)];
      if (!original) return;
      const mirror: ReadSource = {
        ...original,
        sourceId: 'src_mirror',
        url: 'https://profilehub.example/p/copy',
        domain: 'profilehub.example',
        text: `${original.text}\nData compiled automatically from public sources.`,
      };
      const before = run(who, asked, sources).verdicts;
      const after = run(who, asked, [...sources, mirror]).verdicts;
      for (const [index, verdict] of after.entries()) {
        assert.ok(verdict.probability <= before[index]!.probability + 1e-9);
        if (verdict.result.status === 'verified') assert.equal(before[index]!.result.status, 'verified');
      }
    }),
    RUNS,
  );
});

test('leaving a member out of a claim never turns support into a contradiction', () => {
  fc.assert(
    fc.property(person, claims, web, fc.nat(), (who, asked, sources, pick) => {
      const claim = asked[0]!;
      const members = Object.keys(claim.expected);
      if (members.length < 2) return;
      const left = members[pick % members.length]!;
      const { [left]: _removed, ...rest } = claim.expected;
      // The identity is held fixed: the question is what the pages say about less.
      const identity = resolveIdentity({ person: who, claims: [claim], sources });
      const judged = (expected: Claim['expected']) =>
        judgeClaims({
          person: who,
          claims: [{ ...claim, expected }],
          sources,
          identity,
          rubric: null,
          today: '2026-01-01',
        })[0]!;
      if (judged(claim.expected).stance === 'verified') assert.notEqual(judged(rest).stance, 'contradicted');
    }),
    RUNS,
  );
});

test('every quote is a verbatim part of its page', () => {
  fc.assert(
    fc.property(person, claims, web, (who, asked, sources) => {
      const texts = new Map(sources.map((source) => [source.sourceId, source.text]));
      for (const verdict of run(who, asked, sources).verdicts) {
        for (const item of verdict.result.evidence)
          assert.ok(texts.get(item.source_id)!.includes(item.quote) && item.quote !== '');
      }
    }),
    RUNS,
  );
});

test('the anchors of every candidate add up to the weight that is shown', () => {
  fc.assert(
    fc.property(person, claims, web, (who, asked, sources) => {
      const { identity } = run(who, asked, sources);
      for (const candidate of identity.resolution.candidates) {
        const sum = candidate.anchors.reduce((total, anchor) => total + anchor.weight, 0);
        assert.ok(Math.abs(sum - candidate.weight) < 0.01, `${sum} is not ${candidate.weight}`);
      }
      for (const source of identity.sources) {
        const sum = source.anchors.reduce((total, anchor) => total + anchor.weight, 0);
        assert.ok(Math.abs(sum - source.weight) < 0.01);
      }
      const primary = identity.resolution.profiles.filter((profile) => profile.is_primary).length;
      assert.equal(primary, identity.resolution.profiles.length === 0 ? 0 : 1);
    }),
    RUNS,
  );
});
