// What must hold for any web: order changes nothing, mirrors never help, leaving out never refutes, quotes are verbatim.
// The tests walk them on a fixed path, `npm run fuzz -- judging COUNT [SEED]` on a random one.
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { resolveIdentity } from '../../src/domain/identity/resolve.ts';
import { type FactSketch, makeSource, trustWith } from '../../src/domain/judging/fixtures.ts';
import { judgeClaims } from '../../src/domain/judging/judge-claims.ts';
import type { Claim } from '../../src/domain/model/claim.ts';
import type { FindingStatus } from '../../src/domain/model/finding.ts';
import type { Person } from '../../src/domain/model/person.ts';
import type { ReadSource } from '../../src/domain/model/source.ts';

const SCHOOLS = ['Norvane University', 'Calder Business School', 'Kellbridge Institute', 'University of Aldermoor'];
const COMPANIES = ['Halden Robotics', 'Ostmark Automation', 'Quillstone', 'Clearplate Pte Ltd'];
const DEGREES = ['PhD', 'MSc', 'B.A.', 'MBA'];
const TITLES = ['Chief Technology Officer', 'engineer', 'Director', 'founder'];
const PRIZES = ['Golden Gear', 'Harbour Medal'];
const PLACES = ['Rotterdam', 'Gothenburg, Sweden', 'Göteborg'];
const NAMES = ['Maren Tollefsen', 'M. Tollefsen', 'Maren A. Tollefsen', 'Tollefsen, Maren', 'Wei Zhang'];
const HOSTS = [
  'norvane-university.example',
  'halden-robotics.example',
  'harbour-courier.example',
  'maren-tollefsen.example',
  'blogs.example',
  'kellbridge-institute.example',
];
const TRUST = trustWith({
  'norvane-university.example': ['Norvane University'],
  'halden-robotics.example': ['Halden Robotics'],
});
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
      end: fc.option(year, { nil: undefined }),
      current: fc.constantFrom(true, false, null),
      how: fc.constantFrom('text' as const, 'page_organisation' as const),
      person: fc.option(fc.constantFrom('Piet Halvorsen', 'Maren Ostby'), { nil: undefined, freq: 4 }),
    })
    .map(({ company, title, start, end, current, how, person }) => ({
      kind: 'employment' as const,
      says: `${person ?? ''} ${title ?? 'On the staff'} of ${company}${start ? ` from ${start}` : ''}.`.trim(),
      organisation: company,
      how,
      ...(person ? { person } : {}),
      ...(end !== undefined && end >= (start ?? 0) ? { end: { year: end } } : {}),
      ...(title ? { title } : {}),
      ...(start ? { start: { year: start } } : {}),
      current,
    })),
);

const otherFact: fc.Arbitrary<FactSketch> = fc.oneof(
  fc.constantFrom(...PRIZES).chain((prize) =>
    year.map((when) => ({
      kind: 'award' as const,
      says: `${prize} ${when}`,
      title: prize,
      start: { year: when },
    })),
  ),
  fc.constantFrom(...PLACES).map((place) => ({ kind: 'location' as const, says: `Lives in ${place}.`, value: place })),
  fc.constantFrom(...HOSTS).map((host) => ({
    kind: 'profile_link' as const,
    says: `web: ${host}`,
    value: `https://${host}/`,
  })),
  fc
    .record({ company: fc.constantFrom(...COMPANIES), role: fc.constantFrom('founder', 'director'), start: year })
    .map(({ company, role, start }) => ({
      kind: 'business' as const,
      says: `${role}, ${company}, appointed ${start}`,
      organisation: company,
      title: role,
      start: { year: start },
    })),
);

const web: fc.Arbitrary<ReadSource[]> = fc
  .array(
    fc.record({
      name: fc.constantFrom(...NAMES),
      host: fc.constantFrom(...HOSTS),
      path: fc.integer({ min: 1, max: 40 }),
      facts: fc.array(fc.oneof({ weight: 3, arbitrary: fact }, { weight: 1, arbitrary: otherFact }), { maxLength: 4 }),
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
      fc
        .record(
          {
            business_name: fc.constantFrom(...COMPANIES),
            role: fc.constantFrom('Founder', 'Director', 'CEO'),
            start_date: year.map(String),
          },
          { requiredKeys: [] },
        )
        .map((expected) => ({ claim_type: 'business', expected })),
      fc
        .record({ name: fc.constantFrom(...PRIZES), year }, { requiredKeys: [] })
        .map((expected) => ({ claim_type: 'award', expected })),
      fc.constantFrom(...PLACES).map((location) => ({ claim_type: 'location', expected: { location } })),
      fc.constantFrom(...HOSTS).map((host) => ({
        claim_type: 'identity',
        expected: { personal_website: `https://${host}/` },
      })),
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
  const identity = resolveIdentity({ person: who, claims: asked, sources, trust: TRUST });
  return {
    identity,
    verdicts: judgeClaims({
      person: who,
      claims: asked,
      sources,
      identity,
      rubric: null,
      today: '2026-01-01',
      trust: TRUST,
    }),
  };
}

export interface JudgingProperty {
  name: string;
  property: fc.IRawProperty<unknown, false>;
}

export const JUDGING_PROPERTIES: readonly JudgingProperty[] = [
  {
    name: 'the order of pages and of their findings changes nothing',
    property: fc.property(person, claims, web, fc.infiniteStream(fc.nat()), (who, asked, sources, stream) => {
      const shuffled = sources
        .map((source) => ({ source, key: stream.next().value }))
        .sort((left, right) => left.key - right.key)
        .map(({ source }) => ({ ...source, findings: [...source.findings].reverse() }));
      const one = run(who, asked, sources);
      const other = run(who, asked, shuffled);
      assert.deepEqual(other.verdicts, one.verdicts);
      assert.deepEqual(other.identity.resolution, one.identity.resolution);
    }) as fc.IRawProperty<unknown, false>,
  },
  {
    name: 'a mirror never raises a probability or a confidence in a verified claim',
    property: fc.property(person, claims, web, fc.nat(), (who, asked, sources, pick) => {
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
    }) as fc.IRawProperty<unknown, false>,
  },
  {
    name: 'leaving a member out of a claim never turns support into a contradiction',
    property: fc.property(person, claims, web, fc.nat(), (who, asked, sources, pick) => {
      const claim = asked[0]!;
      const members = Object.keys(claim.expected);
      if (members.length < 2) return;
      const left = members[pick % members.length]!;
      const { [left]: _removed, ...rest } = claim.expected;
      // The identity is held fixed: the question is what the pages say about less.
      const identity = resolveIdentity({ person: who, claims: [claim], sources, trust: TRUST });
      const judged = (expected: Claim['expected']) =>
        judgeClaims({
          person: who,
          claims: [{ ...claim, expected }],
          sources,
          identity,
          rubric: null,
          today: '2026-01-01',
          trust: TRUST,
        })[0]!;
      if (judged(claim.expected).stance === 'verified') assert.notEqual(judged(rest).stance, 'contradicted');
    }) as fc.IRawProperty<unknown, false>,
  },
  {
    name: 'every quote is a verbatim part of its page',
    property: fc.property(person, claims, web, (who, asked, sources) => {
      const texts = new Map(sources.map((source) => [source.sourceId, source.text]));
      for (const verdict of run(who, asked, sources).verdicts) {
        for (const item of verdict.result.evidence)
          assert.ok(texts.get(item.source_id)!.includes(item.quote) && item.quote !== '');
      }
    }) as fc.IRawProperty<unknown, false>,
  },
  {
    name: 'the anchors of every candidate add up to the weight that is shown',
    property: fc.property(person, claims, web, (who, asked, sources) => {
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
    }) as fc.IRawProperty<unknown, false>,
  },
  {
    name: 'the same web gives the same bytes',
    property: fc.property(person, claims, web, (who, asked, sources) => {
      const bytes = () => JSON.stringify(run(who, asked, structuredClone(sources)));
      assert.equal(bytes(), bytes());
    }) as fc.IRawProperty<unknown, false>,
  },
  {
    name: 'self-written pages and a name alone never verify, and a contradiction names its reason',
    property: fc.property(person, claims, web, (who, asked, sources) => {
      for (const { result } of run(who, asked, sources).verdicts) {
        if (result.status === 'verified') assert.ok(result.independent_sources > 0 && result.evidence.length > 0);
        if (result.status === 'contradiction') assert.ok(result.evidence.some((item) => item.stance === 'contradicts'));
        if (result.status === 'inconclusive' || result.status === 'not_verified') assert.ok(result.reason_code);
        assert.ok(result.confidence >= 1 && result.confidence <= 5 && result.explanation !== '');
      }
    }) as fc.IRawProperty<unknown, false>,
  },
];
