// How judging grows: twice the facts on a person and twice the claims should cost twice as much, not four times, whether the
// facts name few organisations or each another one.
import { makeSource } from '../src/domain/judging/fixtures.ts';
import type { Claim } from '../src/domain/model/claim.ts';
import { effectiveOptions } from '../src/domain/model/options.ts';
import type { ReadSource } from '../src/domain/model/source.ts';
import { openOrganisations } from '../src/main/organisation-data.ts';
import { trustData } from '../src/main/trust-data.ts';
import { reportOf } from '../src/pipeline/judging/judge-tasks.ts';
import { seeded } from '../test/support/receiver.ts';
import { type Measure, median } from './measure.ts';

const PERSON = { full_name: 'Maren Tollefsen', location: 'Rotterdam', current_company: 'Halden Robotics' };
const FACTS_OF_PAGE = 100;
const FACTS = 1000;
const CLAIMS = 25;
const RUNS = 3;
/** Four would be the product. What is left of it is some microseconds a pair: who took the same degree elsewhere speaks against each such claim. */
const GROWTH_AIM = 3;

const SYLLABLES = 'bar ken vol tri mos dan lur pel gor nix zam fen hul wid cor sab ren tok jul mir'.split(' ');
const DEGREES = ['BSc', 'MSc', 'PhD', 'MBA'];
const TITLES = ['engineer', 'director', 'researcher', 'analyst'];

interface World {
  claims: Claim[];
  sources: ReadSource[];
}

/** Names never met before, so that nothing is remembered from an earlier run. */
function makeWorld(facts: number, claims: number, names: number, chance: () => number): World {
  const syllable = () => SYLLABLES[Math.floor(chance() * SYLLABLES.length)]!;
  const word = () => `${syllable()}${syllable()}${syllable()}`.replace(/^./, (letter) => letter.toUpperCase());
  const organisation = (at: number) => (at % 2 === 0 ? `University of ${word()}` : `${word()} ${word()} Laboratories`);
  const found = Array.from({ length: names }, (_, at) => organisation(at));
  const fact = (at: number) => {
    const name = found[at % names]!;
    const year = 1990 + (at % 30);
    const [degree, title] = [DEGREES[at % 4]!, TITLES[at % 4]!];
    return at % 2 === 0
      ? {
          kind: 'education' as const,
          says: `In ${year} she received a ${degree} from the ${name}, row ${at}.`,
          organisation: name,
          degree,
          end: { year },
        }
      : {
          kind: 'employment' as const,
          says: `From ${year} she was ${title} at ${name}, row ${at}.`,
          organisation: name,
          title,
          start: { year },
        };
  };
  const all = Array.from({ length: facts }, (_, at) => fact(at));
  const sources = Array.from({ length: facts / FACTS_OF_PAGE }, (_, page) =>
    makeSource({
      id: `src_${page}`,
      url: `https://site-${page}.example/maren`,
      name: PERSON.full_name,
      opening: `${PERSON.full_name} of ${PERSON.location}, at ${PERSON.current_company}.`,
      facts: all.slice(page * FACTS_OF_PAGE, (page + 1) * FACTS_OF_PAGE),
    }),
  );
  const claim = (at: number): Claim => {
    const name = organisation(at);
    return at % 2 === 0
      ? {
          claim_key: `c${at}`,
          claim_type: 'education',
          expected: { school: name, degree: DEGREES[at % 4], end_year: 2031 },
        }
      : {
          claim_key: `c${at}`,
          claim_type: 'employment',
          expected: { employer: name, title: TITLES[at % 4], is_current: true },
        };
  };
  return { claims: Array.from({ length: claims }, (_, at) => claim(at)), sources };
}

/** Milliseconds of the processor for the report, which a busy machine does not stretch. */
function timeOf({ claims, sources }: World, trust: ReturnType<typeof trustData>): number {
  const before = process.cpuUsage();
  reportOf(
    {
      id: 'job_bench',
      projectId: 'prj_bench',
      person: PERSON,
      claims,
      options: effectiveOptions(undefined),
      metadata: null,
      template: null,
      today: '2026-01-01',
    },
    { coverage: [], warnings: [], createdAt: '2026-01-01T00:00:00.000Z', metadata: {} },
    sources,
    trust,
  );
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

export function benchJudgingGrowth(): Measure[] {
  const trust = trustData(openOrganisations().index, []);
  const chance = seeded(7);
  const times = (facts: number, claims: number, names: number): number =>
    median(Array.from({ length: RUNS }, () => timeOf(makeWorld(facts, claims, names, chance), trust)));
  // Tables and compiled code come with the first.
  times(FACTS, CLAIMS, FACTS);
  const growth = (label: string, namesOf: (facts: number) => number): Measure => {
    const once = times(FACTS, CLAIMS, namesOf(FACTS));
    const twice = times(2 * FACTS, 2 * CLAIMS, namesOf(2 * FACTS));
    const ratio = twice / once;
    return {
      name: `judging ${2 * FACTS} facts against ${2 * CLAIMS} claims, ${label}; limit: half as many of both`,
      value: twice,
      unit: 'ms of the processor',
      limit: once,
      ratio,
      aim: `at most ${GROWTH_AIM}`,
      met: ratio <= GROWTH_AIM,
    };
  };
  return [growth('20 organisations', () => 20), growth('each of another organisation', (facts) => facts)];
}
