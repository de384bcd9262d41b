// Verdicts over small made-up webs: who says it, how often, and what happens when they disagree.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resolveIdentity } from '../identity/resolve.ts';
import type { Claim } from '../model/claim.ts';
import type { Person } from '../model/person.ts';
import type { ReadSource } from '../model/source.ts';
import type { ScoringRubric } from '../model/template.ts';
import { type FactSketch, makeSource, type SourceSketch, trustWith } from './fixtures.ts';
import { judgeClaims } from './judge-claims.ts';

const JANE: Person = {
  full_name: 'Jane Tollefsen-Quist',
  personal_website: 'https://tollefsen-quist.example/',
  location: 'Rotterdam',
  current_company: 'Halden Robotics',
};

const TRUST = trustWith({
  'ostmark-automation.example': ['Ostmark Automation'],
  'norvane-university.example': ['Norvane University'],
  'halden-robotics.example': ['Halden Robotics'],
});

const PHD: Claim = {
  claim_key: 'phd',
  claim_type: 'education',
  expected: { school: 'Norvane University', degree: 'PhD', end_year: 2014 },
};

const FACT: FactSketch = {
  kind: 'education',
  says: 'Jane Tollefsen-Quist took her PhD at Norvane University in 2014.',
  organisation: 'Norvane University',
  degree: 'PhD',
  end: { year: 2014 },
};
const AT_HALDEN: FactSketch = {
  kind: 'employment',
  says: 'She is an engineer at Halden Robotics in Rotterdam.',
  organisation: 'Halden Robotics',
  title: 'engineer',
  current: true,
};

function page(id: string, url: string, facts: FactSketch[], more: Partial<SourceSketch> = {}): ReadSource {
  return makeSource({ id, url, name: 'Jane Tollefsen-Quist', facts, ...more });
}

function judge(sources: ReadSource[], claims: Claim[] = [PHD], rubric: ScoringRubric | null = null, person = JANE) {
  const identity = resolveIdentity({ person, claims, sources, trust: TRUST });
  return judgeClaims({ person, claims, sources, identity, rubric, today: '2026-01-01', trust: TRUST });
}

const OWN = page('own', 'https://tollefsen-quist.example/', [FACT]);
const ISSUER = page('uni', 'https://www.norvane-university.example/alumni/jane', [FACT, AT_HALDEN]);
const NEWS = page(
  'news',
  'https://harbour-courier.example/features/ropes',
  [
    { ...FACT, says: 'Engineer Tollefsen-Quist, who earned a doctorate from Norvane University in 2014, likes ropes.' },
    AT_HALDEN,
  ],
  { opening: 'A feature on the harbour by our own reporter.' },
);

test('nothing found is not verified, never a refutation', () => {
  const [verdict] = judge([]);
  assert.equal(verdict!.result.status, 'not_verified');
  assert.equal(verdict!.result.reason_code, 'person_not_found');
  assert.equal(verdict!.stance, 'not_found');
});

test('the page of the school itself verifies', () => {
  const [verdict] = judge([ISSUER]);
  assert.equal(verdict!.result.status, 'verified');
  assert.ok(verdict!.result.confidence >= 4);
  assert.equal(verdict!.result.fields.school!.status, 'match');
  assert.deepEqual(verdict!.result.matched_value, { school: 'Norvane University', degree: 'PhD', end_year: 2014 });
  assert.match(verdict!.result.explanation, /own site/);
});

test('the own site alone is inconclusive, however often it repeats', () => {
  const again = page('cv', 'https://tollefsen-quist.example/cv', [FACT]);
  for (const sources of [[OWN], [OWN, again]]) {
    const [verdict] = judge(sources);
    assert.equal(verdict!.result.status, 'inconclusive');
    assert.equal(verdict!.result.reason_code, 'self_asserted_only');
    assert.equal(verdict!.result.independent_sources, 0);
    assert.equal(verdict!.stance, 'verified');
  }
});

test('a name alone never verifies, unless it is rare and nothing else was given; then the report says so', () => {
  const alumni = 'https://www.norvane-university.example/alumni/jane';
  const mary = page('uni', alumni, [{ ...FACT, says: 'Mary Johnson took her PhD at Norvane University in 2014.' }], {
    name: 'Mary Johnson',
  });
  const [shared] = judge([mary], [PHD], null, { full_name: 'Mary Johnson' });
  assert.equal(shared!.result.status, 'inconclusive');
  assert.equal(shared!.result.reason_code, 'name_only_identity');
  assert.ok(shared!.probability <= 0.69);

  const jane = page('uni', alumni, [FACT]);
  const [rare] = judge([jane], [PHD], null, { full_name: 'Jane Tollefsen-Quist' });
  assert.equal(rare!.result.status, 'verified');
  assert.ok(rare!.result.confidence <= 3);
  assert.match(rare!.result.explanation, /nothing but the name to go by/);

  const located: Person = { full_name: 'Jane Tollefsen-Quist', location: 'Rotterdam' };
  const [untied] = judge([jane], [PHD], null, located);
  assert.equal(untied!.result.reason_code, 'name_only_identity');
});

test('a second claim that holds on the page ties it to the person, the claim itself does not', () => {
  const nameOnly: Person = { full_name: 'Jane Tollefsen-Quist' };
  const work: Claim = { claim_key: 'job', claim_type: 'employment', expected: { employer: 'Halden Robotics' } };
  const [verdict] = judge([ISSUER], [PHD, work], null, nameOnly);
  assert.equal(verdict!.result.status, 'verified');
});

test('an aggregator adds nothing', () => {
  const mirror = page('hub', 'https://profilehub.example/p/jane', [FACT, AT_HALDEN], {
    opening: 'ProfileHub: 210 million professional profiles. Data compiled automatically from public sources.',
  });
  const before = judge([OWN])[0]!;
  const after = judge([OWN, mirror])[0]!;
  assert.equal(after.probability, before.probability);
  assert.equal(after.result.status, 'inconclusive');
});

test('two newspapers and the own site verify, one newspaper does not', () => {
  const second = page(
    'gazette',
    'https://coast-gazette.example/2020/ports',
    [
      {
        ...FACT,
        says: 'The port hired Jane Tollefsen-Quist, a Norvane University PhD of 2014, to untangle its lines.',
      },
      AT_HALDEN,
    ],
    { opening: 'Ports of the coast, a series.' },
  );
  assert.equal(judge([NEWS])[0]!.result.status, 'inconclusive');
  const [verdict] = judge([NEWS, second, OWN]);
  assert.equal(verdict!.result.status, 'verified');
  assert.equal(verdict!.result.independent_sources, 2);
});

test('a copied text is one voice', () => {
  const text =
    'Jane Tollefsen-Quist joined the board. She took her PhD in mechanical engineering at Norvane University in 2014 and has since built mooring robots in Rotterdam for Halden Robotics, she said on Monday.';
  const fact = { ...FACT, says: text };
  const first = page('a', 'https://harbour-courier.example/a', [fact]);
  const second = page('b', 'https://coast-gazette.example/b', [fact]);
  const alone = judge([first])[0]!;
  const both = judge([first, second])[0]!;
  assert.equal(both.result.independent_sources, 1);
  assert.equal(both.probability, alone.probability);
});

test('the issuer against the own site is a contradiction', () => {
  const left = page('uni', 'https://www.norvane-university.example/news/left', [
    { ...FACT, says: 'Tollefsen-Quist left Norvane University in 2014 without the PhD.', status: 'not_conferred' },
    AT_HALDEN,
  ]);
  const [verdict] = judge([OWN, left]);
  assert.equal(verdict!.result.status, 'contradiction');
  assert.equal(verdict!.stance, 'contradicted');
  assert.match(verdict!.result.explanation, /not conferred/);
});

test('another degree at the same school does not refute', () => {
  const other = page('uni', 'https://www.norvane-university.example/list', [
    { ...FACT, says: 'MSc, Norvane University, 2008.', degree: 'MSc', end: { year: 2008 } },
    AT_HALDEN,
  ]);
  const claim: Claim = { ...PHD, expected: { school: 'Norvane University', degree: 'PhD' } };
  const [verdict] = judge([other], [claim]);
  assert.notEqual(verdict!.result.status, 'contradiction');
  assert.notEqual(verdict!.result.status, 'verified');
});

test('a namesake with another employer and place cannot verify or refute', () => {
  const person: Person = { full_name: 'Wei Zhang', current_company: 'Tanglin Institute', location: 'Singapore' };
  const claim: Claim = {
    claim_key: 'mba',
    claim_type: 'education',
    expected: { school: 'Pacific Crest University', degree: 'MBA' },
  };
  const agent = makeSource({
    id: 'agent',
    url: 'https://westshore-homes.example/agents/wei-zhang',
    name: 'Wei Zhang',
    facts: [
      {
        kind: 'education',
        says: 'He holds an MBA from Pacific Crest University.',
        organisation: 'Pacific Crest University',
        degree: 'MBA',
      },
      {
        kind: 'employment',
        says: 'Wei Zhang is an agent at Westshore Homes in Vancouver.',
        organisation: 'Westshore Homes',
        title: 'agent',
        current: true,
      },
      { kind: 'location', says: 'Vancouver, Canada', value: 'Vancouver, Canada' },
    ],
  });
  const [verdict] = judge([agent], [claim], null, person);
  assert.equal(verdict!.result.status, 'not_verified');
});

test('min_confidence, strict matching and the template thresholds hold a verdict back', () => {
  const high: Claim = { ...PHD, match_rules: { min_confidence: 0.999 } };
  assert.equal(judge([ISSUER], [high])[0]!.result.status, 'inconclusive');
  const strict: Claim = {
    ...PHD,
    expected: { ...PHD.expected, end_year: 2015 },
    match_rules: { match_strength: 'strict' },
  };
  assert.notEqual(judge([ISSUER], [strict])[0]!.result.status, 'verified');
  assert.equal(
    judge([ISSUER], [PHD], { min_independent_sources: 2 })[0]!.result.reason_code,
    'too_few_independent_sources',
  );
});

test('a newer page ends what an older one calls current', () => {
  const claim: Claim = {
    claim_key: 'job',
    claim_type: 'employment',
    expected: { employer: 'Ostmark Automation', title: 'Engineer', is_current: true },
  };
  const then = page(
    'old',
    'https://ostmark-automation.example/team',
    [
      {
        kind: 'employment',
        says: 'Jane Tollefsen-Quist is an engineer at Ostmark Automation.',
        organisation: 'Ostmark Automation',
        title: 'engineer',
        current: true,
      },
      AT_HALDEN,
    ],
    { publishedDate: '2016-01-01' },
  );
  const now = page(
    'new',
    'https://ostmark-automation.example/news/leaving',
    [
      {
        kind: 'employment',
        says: 'Former Ostmark Automation engineer Jane Tollefsen-Quist has joined Halden.',
        organisation: 'Ostmark Automation',
        title: 'engineer',
        current: false,
      },
      AT_HALDEN,
    ],
    { publishedDate: '2025-01-01' },
  );
  assert.equal(judge([then, now], [claim])[0]!.result.status, 'contradiction');
});

test('all providers down is inconclusive, not silence', () => {
  const identity = resolveIdentity({ person: JANE, claims: [PHD], sources: [] });
  const [verdict] = judgeClaims({
    person: JANE,
    claims: [PHD],
    sources: [],
    identity,
    rubric: null,
    today: '2026-01-01',
    coverage: [{ provider: 'searxng', query: '"Jane"', claim_keys: [], results: 0, outcome: 'failed' }],
  });
  assert.equal(verdict!.result.status, 'inconclusive');
  assert.equal(verdict!.result.reason_code, 'search_failed');
});

test('unknown members and empty claims are reported', () => {
  const odd: Claim = { claim_key: 'odd', claim_type: 'education', expected: { shoe_size: 44 } };
  const [verdict] = judge([ISSUER], [odd]);
  assert.deepEqual(verdict!.warnings, ['member_not_checked:odd.shoe_size', 'empty_expected:odd']);
  assert.equal(verdict!.result.fields.shoe_size!.status, 'not_checked');
  assert.equal(verdict!.result.status, 'not_verified');
});

test('a page that does not count says nothing', () => {
  const blocked = page('uni', 'https://www.norvane-university.example/x', [FACT, AT_HALDEN], {
    notEvidence: 'adversarial_content',
  });
  assert.equal(judge([blocked])[0]!.result.evidence.length, 0);
});

test('a finding whose quote is not on the page is not used', () => {
  const forged = { ...ISSUER, findings: ISSUER.findings.map((finding) => ({ ...finding, quote: 'MBA, Harvard' })) };
  assert.equal(judge([forged])[0]!.result.evidence.length, 0);
});

test('the own words of the person do not unsay what the issuer states, unless they take it back', () => {
  const differs: FactSketch = {
    kind: 'education',
    says: 'Norvane University, MSc, 2014',
    organisation: 'Norvane University',
    degree: 'MSc',
    end: { year: 2014 },
  };
  const own = page('own', 'https://tollefsen-quist.example/', [differs]);
  assert.equal(judge([ISSUER, own])[0]!.result.status, 'verified');
  const denial = page('own', 'https://tollefsen-quist.example/', [
    { ...FACT, says: 'I left Norvane University without the PhD.', status: 'not_conferred' },
  ]);
  assert.notEqual(judge([ISSUER, denial])[0]!.result.status, 'verified');
});

test('a page that leaves the degree out bears out one that has it, and alone decides nothing', () => {
  const listed = page('list', 'https://www.norvane-university.example/alumni/2014', [
    { ...FACT, says: 'Jane Tollefsen-Quist, Norvane University, 2014', degree: undefined },
    AT_HALDEN,
  ]);
  assert.equal(judge([listed])[0]!.result.status, 'inconclusive');
  const alone = judge([NEWS])[0]!;
  const both = judge([NEWS, listed])[0]!;
  assert.ok(both.probability > alone.probability);
  assert.equal(both.result.status, 'verified');
});

test('a name that stands there unread is told from silence', () => {
  const saying = (opening: string) =>
    judge([page('news', 'https://harbour-courier.example/features/ropes', [AT_HALDEN], { opening })])[0];
  const verdict = saying('Jane Tollefsen-Quist once wrote about the PhD students of Norvane University.');
  const silence = saying('Jane Tollefsen-Quist once wrote about ropes.');
  assert.equal(verdict!.result.status, 'not_verified');
  assert.equal(verdict!.result.reason_code, 'named_but_not_read');
  assert.match(verdict!.result.explanation, /It is a page of harbour-courier\.example\./);
  assert.ok(verdict!.result.confidence <= 2);
  assert.equal(silence!.result.reason_code, 'no_evidence');
  assert.ok(silence!.result.confidence >= verdict!.result.confidence);
});

test('evidence that would verify, but not by the measure of the claim, says so', () => {
  const strict: Claim = { ...PHD, match_rules: { min_confidence: 0.995 } };
  const [verdict] = judge([ISSUER], [strict]);
  assert.equal(verdict!.result.status, 'inconclusive');
  assert.equal(verdict!.result.reason_code, 'below_min_confidence');
});

test('a rubric caps self-written evidence by a probability or by a level of confidence', () => {
  const capped = (self_only: number) => judge([OWN], [PHD], { caps: { self_only } })[0]!.probability;
  assert.ok(capped(0.5) <= 0.5);
  assert.ok(capped(1) > 0.5 && capped(5) > 0.5);
  assert.ok(capped(1.9) < 0.55, 'level 1 stays below the least of level 2');
});

test('a degree in progress beside the same degree does not bear out a claimed year, nor refute it', () => {
  const both = page('uni', 'https://www.norvane-university.example/alumni/jane', [
    { ...FACT, says: 'PhD at Norvane University, in progress.', end: undefined, status: 'in_progress' },
    { ...FACT, says: 'PhD at Norvane University.', end: undefined },
    AT_HALDEN,
  ]);
  assert.equal(judge([both])[0]!.stance, 'not_found');
  const undated: Claim = { ...PHD, expected: { school: 'Norvane University', degree: 'PhD' } };
  assert.equal(judge([both], [undated])[0]!.stance, 'contradicted');
});

test('a claimed year that no page states leaves the claim open; one page that has it is enough', () => {
  const undated: FactSketch = {
    ...FACT,
    says: 'Jane Tollefsen-Quist took her PhD at Norvane University.',
    end: undefined,
  };
  const silent = page('uni', 'https://www.norvane-university.example/alumni/jane', [undated, AT_HALDEN]);
  const [open] = judge([silent]);
  assert.equal(open?.stance, 'not_found');
  assert.equal(open?.result.status, 'inconclusive');
  assert.equal(open?.result.reason_code, 'members_unsupported');
  const [settled] = judge([silent, OWN]);
  assert.equal(settled?.stance, 'verified');
});

test('a degree or title that is only near does not stand for one that the page gives to another place', () => {
  const facts: FactSketch[] = [
    { ...FACT, says: 'She holds a PhD from Norvane University.', end: undefined },
    {
      kind: 'education',
      says: 'Her D.Sc. is from Ostmark College.',
      organisation: 'Ostmark College',
      degree: 'D.Sc.',
    },
    { ...AT_HALDEN, says: 'She is an assistant at Halden Robotics.', title: 'assistant' },
    {
      kind: 'employment',
      says: 'She was design assistant at Ostmark Automation.',
      organisation: 'Ostmark Automation',
      title: 'design assistant',
    },
  ] as FactSketch[];
  const stanceOf = (claim: Pick<Claim, 'claim_type' | 'expected'>, written: FactSketch[]) => {
    const work: Claim = { claim_key: 'job', claim_type: 'employment', expected: { employer: 'Halden Robotics' } };
    const source = page('news', 'https://harbour-courier.example/features/ropes', written);
    return judge([source], [{ claim_key: 'asked', ...claim }, work])[0]!.stance;
  };
  const study = (school: string, degree: string) => ({ claim_type: 'education', expected: { school, degree } });
  const post = (employer: string, title: string) => ({ claim_type: 'employment', expected: { employer, title } });
  assert.equal(stanceOf(study('Norvane University', 'D.Sc.'), facts), 'contradicted');
  assert.equal(stanceOf(study('Norvane University', 'D.Sc.'), [facts[0]!, facts[2]!]), 'verified');
  assert.equal(stanceOf(study('Norvane University', 'PhD'), facts), 'verified');
  assert.equal(stanceOf(post('Halden Robotics', 'design assistant'), facts), 'not_found');
  assert.equal(stanceOf(post('Halden Robotics', 'design assistant'), facts.slice(0, 3)), 'verified');
  assert.equal(stanceOf(post('Halden Robotics', 'assistant'), facts), 'verified');
});

test('what was read for a claim of a post does not bear out that the post goes on, claimed beside it', () => {
  const said = {
    kind: 'employment',
    says: 'Engineer, Ostmark Automation',
    organisation: 'Ostmark Automation',
  } as const;
  const read = page('firm', 'https://www.ostmark-automation.example/people', [{ ...said, title: 'engineer' }, FACT]);
  const [post, ...others] = read.findings;
  const source = { ...read, findings: [{ ...post!, via: 'directed' as const, readFor: 'then' }, ...others] };
  const expected = { employer: 'Ostmark Automation', title: 'Engineer' };
  const then: Claim = { claim_key: 'then', claim_type: 'employment', expected };
  const now: Claim = { claim_key: 'now', claim_type: 'employment', expected: { ...expected, is_current: true } };
  const verdicts = judge([source], [PHD, then, now]);
  assert.deepEqual(
    verdicts.map(({ stance }) => stance === 'verified'),
    [true, true, false],
  );
});
