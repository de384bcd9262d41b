// How long a report over 50 claims and 200 sources takes, from findings to the finished report.
import { performance } from 'node:perf_hooks';
import { resolveIdentity } from '../src/domain/identity/resolve.ts';
import { CALIBRATION } from '../src/domain/judging/calibration.ts';
import { type FactSketch, makeSource } from '../src/domain/judging/fixtures.ts';
import { judgeClaims } from '../src/domain/judging/judge-claims.ts';
import { findVoices } from '../src/domain/judging/voices.ts';
import type { Claim } from '../src/domain/model/claim.ts';
import type { Person } from '../src/domain/model/person.ts';
import type { Report } from '../src/domain/model/report.ts';
import type { ReadSource } from '../src/domain/model/source.ts';
import { buildReport } from '../src/domain/reporting/build-report.ts';
import { NOTHING_KNOWN } from '../src/domain/trust/trust-facts.ts';

export interface JudgingBench {
  claims: number;
  sources: number;
  findings: number;
  runs: number;
  medianMs: number;
  worstMs: number;
  /** Time of the processor alone, which a busy machine does not stretch. */
  medianCpuMs: number;
  limitMs: number;
}

const LIMIT_MS = 250;
const PLACES = [
  'Norvane',
  'Kellbridge',
  'Aldermoor',
  'Tanglin',
  'Volgin',
  'Haneul',
  'Calder',
  'Jinghe',
  'Ostmark',
  'Halden',
];
const DEGREES = ['BSc', 'MSc', 'PhD', 'MBA', 'BA'];
const TITLES = ['engineer', 'director', 'chief technology officer', 'researcher', 'board member'];

function factOf(number: number): FactSketch {
  const place = PLACES[number % PLACES.length]!;
  const year = 1990 + (number % 30);
  if (number % 2 === 0) {
    const degree = DEGREES[number % DEGREES.length]!;
    return {
      kind: 'education',
      says: `In ${year} she received a ${degree} from the University of ${place}, the ${number}th of her class to do so.`,
      organisation: `University of ${place}`,
      degree,
      end: { year },
    };
  }
  const title = TITLES[number % TITLES.length]!;
  return {
    kind: 'employment',
    says: `From ${year} she was ${title} at ${place} Robotics, in hall ${number} of the works.`,
    organisation: `${place} Robotics`,
    title,
    start: { year },
    current: number % 6 === 1,
  };
}

export function benchWorld(): { person: Person; claims: Claim[]; sources: ReadSource[] } {
  const person: Person = {
    full_name: 'Maren Tollefsen',
    location: 'Rotterdam',
    current_company: 'Halden Robotics',
    personal_website: 'https://tollefsen.example/',
  };
  const claims: Claim[] = Array.from({ length: 50 }, (_, index) => {
    const fact = factOf(index);
    return fact.kind === 'education'
      ? {
          claim_key: `c${index}`,
          claim_type: 'education',
          expected: { school: fact.organisation, degree: fact.degree, end_year: (fact.end as { year: number }).year },
        }
      : {
          claim_key: `c${index}`,
          claim_type: 'employment',
          expected: { employer: fact.organisation, title: fact.title, start_date: String(fact.start!.year) },
        };
  });
  const sources = Array.from({ length: 200 }, (_, index) =>
    makeSource({
      id: `src_${index}`,
      url: `https://site-${index % 120}.example/page/${index}`,
      name: index % 9 === 0 ? 'Maren K. Tollefsen' : 'Maren Tollefsen',
      opening: `Maren Tollefsen, Rotterdam, page ${index}. ${'The harbour was quiet and the robots moored ship after ship. '.repeat(20)}`,
      facts: Array.from({ length: 8 }, (_unused, at) => factOf(index * 3 + at)),
      publishedDate: `${2000 + (index % 26)}-03-01`,
      links: index % 10 === 0 ? ['https://tollefsen.example/'] : [],
    }),
  );
  return { person, claims, sources };
}

export function reportOnce(world = benchWorld()): Report {
  const identity = resolveIdentity(world);
  const voices = findVoices({ ...world, trust: NOTHING_KNOWN, calibration: CALIBRATION });
  const verdicts = judgeClaims({ ...world, identity, voices, rubric: null, today: '2026-01-01' });
  return buildReport({
    ...world,
    voices,
    jobId: 'job_bench',
    identity,
    verdicts,
    rubric: null,
    coverage: [],
    warnings: [],
    createdAt: '2026-01-01T00:00:00.000Z',
  });
}

export function benchJudging(runs = 7): JudgingBench {
  const world = benchWorld();
  reportOnce(world);
  const processor: number[] = [];
  const times = Array.from({ length: runs }, () => {
    const used = process.cpuUsage();
    const from = performance.now();
    reportOnce(world);
    const spent = process.cpuUsage(used);
    processor.push((spent.user + spent.system) / 1000);
    return performance.now() - from;
  }).sort((left, right) => left - right);
  processor.sort((left, right) => left - right);
  return {
    claims: world.claims.length,
    sources: world.sources.length,
    findings: world.sources.reduce((sum, source) => sum + source.findings.length, 0),
    runs,
    medianMs: times[Math.floor(times.length / 2)]!,
    worstMs: times.at(-1)!,
    medianCpuMs: processor[Math.floor(processor.length / 2)]!,
    limitMs: LIMIT_MS,
  };
}

if (import.meta.main) console.log(JSON.stringify(benchJudging(), null, 2));
