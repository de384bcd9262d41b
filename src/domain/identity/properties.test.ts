// What must hold for any web of one name, walked on a fixed path: pages of somebody else never help, facts that are true
// of the person never hurt, and the order of pages changes nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type FactSketch, makeSource } from '../judging/fixtures.ts';
import { judgeClaims } from '../judging/judge-claims.ts';
import type { Claim } from '../model/claim.ts';
import type { Person } from '../model/person.ts';
import type { ReadSource } from '../model/source.ts';
import { resolveIdentity } from './resolve.ts';

const RUNS = { numRuns: 150, seed: 20261115 };
const COMMON = 'Mary Johnson';
const RARE = 'Osrica Vennegar';

interface Life {
  company: string;
  title: string;
  school: string;
  place: string;
}

/** The person asked for, and others of the name: nothing in common but the name. */
const PERSON: Life = {
  company: 'Halden Robotics',
  title: 'engineer',
  school: 'Norvane University',
  place: 'Rotterdam',
};
const OTHERS: readonly Life[] = [
  { company: 'Westshore Opera', title: 'soprano', school: 'Kellbridge Conservatory', place: 'Chicago' },
  { company: 'Port Ansel Parish', title: 'pastor', school: 'Aldermoor Seminary', place: 'Nairobi' },
  { company: 'Fjord Swimming Club', title: 'swimmer', school: 'Turia Academy', place: 'Oslo' },
];

const MEMBERS = ['current_company', 'current_title', 'location', 'education_seed'] as const;
type Member = (typeof MEMBERS)[number];

function personOf(name: string, members: readonly Member[]): Person {
  const given = new Set(members);
  return {
    full_name: name,
    ...(given.has('current_company') ? { current_company: PERSON.company } : {}),
    ...(given.has('current_title') ? { current_title: PERSON.title } : {}),
    ...(given.has('location') ? { location: PERSON.place } : {}),
    ...(given.has('education_seed') ? { education_seed: [{ school: PERSON.school }] } : {}),
  };
}

function factsOf(name: string, life: Life, told: readonly number[]): FactSketch[] {
  const facts: FactSketch[] = [
    {
      kind: 'employment',
      says: `${name} is ${life.title} at ${life.company}.`,
      organisation: life.company,
      title: life.title,
      current: true,
    },
    { kind: 'education', says: `${name} studied at ${life.school}.`, organisation: life.school },
    { kind: 'location', says: `${name} lives in ${life.place}.`, value: life.place },
  ];
  return facts.filter((_, index) => told.includes(index));
}

interface PageSketch {
  who: number;
  told: number[];
  host: number;
}

/** `who` 0 is the person asked for, the rest are others. */
const page: fc.Arbitrary<PageSketch> = fc.record({
  who: fc.integer({ min: 0, max: OTHERS.length }),
  told: fc.subarray([0, 1, 2]),
  host: fc.integer({ min: 1, max: 9 }),
});
const web = fc.uniqueArray(page, { maxLength: 6, selector: ({ who, host }) => `${who}/${host}` });
const name = fc.constantFrom(COMMON, RARE);
const members = fc.subarray([...MEMBERS]);

function sourceOf(fullName: string, { who, told, host }: PageSketch): ReadSource {
  const life = who === 0 ? PERSON : OTHERS[who - 1]!;
  const id = `src_${who}_${host}`;
  return makeSource({
    id,
    url: `https://site${host}.example/${who}`,
    name: fullName,
    facts: factsOf(fullName, life, told),
  });
}

const CLAIMS: Claim[] = [
  { claim_key: 'job', claim_type: 'employment', expected: { employer: PERSON.company } },
  { claim_key: 'school', claim_type: 'education', expected: { school: PERSON.school } },
  { claim_key: 'stage', claim_type: 'employment', expected: { employer: OTHERS[0]!.company } },
];

function verdicts(person: Person, sources: readonly ReadSource[]) {
  const identity = resolveIdentity({ person, claims: CLAIMS, sources });
  return judgeClaims({ person, claims: CLAIMS, sources, identity, rubric: null, today: '2026-01-01' });
}

/** Of all pages, how many are put with the right person: own ones taken, others left. */
function rightShare(person: Person, pages: readonly PageSketch[], sources: readonly ReadSource[]): number {
  const { sources: identities } = resolveIdentity({ person, claims: [], sources });
  const standing = new Map(identities.map((entry) => [entry.sourceId, entry.standing]));
  return pages.filter(({ who, host }) => (standing.get(`src_${who}_${host}`) === 'person') === (who === 0)).length;
}

test('a page of somebody else never makes a claim verified, nor more surely so', () => {
  fc.assert(
    fc.property(name, members, web, page, (fullName, given, pages, extra) => {
      const person = personOf(fullName, given);
      const sources = pages.map((sketch) => sourceOf(fullName, sketch));
      const stranger = sourceOf(fullName, { ...extra, who: Math.max(1, extra.who), host: 10 });
      const before = verdicts(person, sources);
      for (const [index, { result }] of verdicts(person, [...sources, stranger]).entries()) {
        // The claim that is taken from the stranger's own life is the stranger's to support.
        if (result.claim_key === 'stage') continue;
        const was = before[index]!.result;
        if (result.status !== 'verified') continue;
        assert.equal(was.status, 'verified');
        assert.ok(result.confidence <= was.confidence);
      }
    }),
    RUNS,
  );
});

test('with any known fact, what is said of somebody else is never verified of the person', () => {
  fc.assert(
    fc.property(name, fc.subarray([...MEMBERS], { minLength: 1 }), web, (fullName, given, pages) => {
      const sources = pages.map((sketch) => sourceOf(fullName, sketch));
      const stage = verdicts(personOf(fullName, given), sources).find(({ result }) => result.claim_key === 'stage')!;
      assert.notEqual(stage.result.status, 'verified');
    }),
    RUNS,
  );
});

test('a known fact more never lowers the share of right pages', () => {
  fc.assert(
    fc.property(name, members, fc.constantFrom(...MEMBERS), web, (fullName, given, more, pages) => {
      const sources = pages.map((sketch) => sourceOf(fullName, sketch));
      const less = rightShare(
        personOf(
          fullName,
          given.filter((member) => member !== more),
        ),
        pages,
        sources,
      );
      assert.ok(rightShare(personOf(fullName, [...given, more]), pages, sources) >= less);
    }),
    RUNS,
  );
});

test('the order of pages changes nothing', () => {
  fc.assert(
    fc.property(name, members, web, (fullName, given, pages) => {
      const person = personOf(fullName, given);
      const sources = pages.map((sketch) => sourceOf(fullName, sketch));
      const one = resolveIdentity({ person, claims: CLAIMS, sources });
      assert.deepEqual(resolveIdentity({ person, claims: CLAIMS, sources: [...sources].reverse() }), one);
    }),
    RUNS,
  );
});

test('two people who fit alike are ambiguous, and a claim that rests on one of them is inconclusive', () => {
  const sources = [0, 1].map((who) => sourceOf(COMMON, { who, told: [0, 1, 2], host: 1 }));
  const person: Person = { full_name: COMMON };
  const claims = [CLAIMS[2]!];
  const identity = resolveIdentity({ person, claims, sources });
  assert.equal(identity.resolution.status, 'ambiguous');
  assert.deepEqual(
    identity.resolution.would_help.slice(0, 2).map(({ member }) => member),
    ['linkedin_url', 'current_company'],
  );
  const [verdict] = judgeClaims({ person, claims, sources, identity, rubric: null, today: '2026-01-01' });
  assert.equal(verdict!.result.status, 'inconclusive');
  assert.equal(verdict!.result.reason_code, 'identity_ambiguous');
});

test('another person of the name is a candidate with facts and reasons, and none of their pages is taken', () => {
  const sources = [0, 3].map((who) => sourceOf(COMMON, { who, told: [0, 1, 2], host: 1 }));
  const { resolution } = resolveIdentity({ person: personOf(COMMON, ['current_company']), claims: [], sources });
  const [asked, other] = resolution.candidates;
  assert.equal(resolution.candidates.length, 2);
  assert.deepEqual([asked!.standing, other!.standing], ['person', 'someone_else']);
  assert.ok(other!.pages.every((entry) => !entry.taken && entry.reason !== ''));
  assert.ok(other!.facts.includes('swimmer, Fjord Swimming Club'));
  assert.ok(!asked!.profile_urls.includes('https://site1.example/3'));
});
