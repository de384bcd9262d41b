// Measures verdicts on labelled claims: every `claims*.jsonl` of a folder, each apart, through the product's own path.
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ResolvedIdentity } from '../../src/domain/identity/identity-types.ts';
import { resolveIdentity } from '../../src/domain/identity/resolve.ts';
import { judgeClaims } from '../../src/domain/judging/judge-claims.ts';
import type { ClaimVerdict, EvidenceStance } from '../../src/domain/judging/judge-types.ts';
import { stanceCase, stanceConfidence } from '../../src/domain/judging/stance-confidence.ts';
import type { Claim } from '../../src/domain/model/claim.ts';
import type { Person } from '../../src/domain/model/person.ts';
import type { ReadSource } from '../../src/domain/model/source.ts';
import { siteOf } from '../../src/domain/trust/site-address.ts';
import {
  add,
  filesOf,
  halfOf,
  type LabelledPage,
  readLabelledPage,
  readLines,
  SHIPPED_TRUST,
  type Share,
  share,
} from './labelled-pages.ts';

export interface ClaimCase {
  id: string;
  person: Person;
  claim: Claim;
  pages: LabelledPage[];
  label: EvidenceStance;
  acceptable: EvidenceStance[];
  kind: string;
  source: string;
  lang?: string;
  page_kind?: string;
  note?: string;
}

export interface ClaimOutcome {
  id: string;
  person: string;
  kind: string;
  source: string;
  /** The site of the page, or the collection where a text has no address. */
  site: string;
  language: string | null;
  pageKind: string | null;
  claimType: string;
  label: EvidenceStance;
  verdict: EvidenceStance;
  confidence: number;
  certainty: number;
  /** The row of the calibrated table it falls under. */
  stanceCase: string;
  strict: boolean;
  lenient: boolean;
  half: 'even' | 'odd';
  reasons: string[];
}

export interface PartResult {
  cases: number;
  strict: number;
  lenient: number;
  falseVerified: number;
  /** Share of the claims labelled verified that were verified. */
  trueFound: number;
}

export interface ClaimsFileResult {
  file: string;
  cases: number;
  strict: number;
  lenient: number;
  falseVerified: number;
  falseContradicted: number;
  trueFound: number;
  halves: Record<'even' | 'odd', { strict: number; lenient: number; falseVerified: number }>;
  byKind: Record<string, { cases: number; strict: number; lenient: number }>;
  bySource: Record<string, PartResult>;
  /** Where the cases say so. */
  byLanguage: Record<string, PartResult>;
  byPageKind: Record<string, PartResult>;
  calibration: { level: number; cases: number; right: number; stated: number }[];
  expectedCalibrationError: number;
  errors: ClaimError[];
}

export interface ClaimError {
  id: string;
  kind: string;
  label: string;
  verdict: string;
  person: Person;
  expected: Record<string, unknown>;
  reasons: string[];
  pages: string[];
}

export interface ClaimsEvalOptions {
  dataDir: string;
  predictionsDir?: string;
  errors?: number;
  half?: 'even' | 'odd';
  kind?: string;
  /** Fixed, so that the answer does not depend on the day. */
  today?: string;
  /** Only these of the file. */
  cases?: readonly ClaimCase[];
  /** Pages that were read otherwise than by the grammar alone, by case. */
  readings?: ReadonlyMap<string, readonly ReadSource[]>;
  /** All claims about a person and the same pages in one job, as users ask; else each as if it were the only one. */
  together?: boolean;
}

export const EVAL_DAY = '2026-01-01';

function siteOfCase({ pages, source }: ClaimCase): string {
  const url = pages[0]?.url ?? '';
  return url === '' ? source : siteOf(url);
}

/** The pages of a case as a job would have read them; with their person's parts where a model reads them too. */
export function readCase(one: ClaimCase, dataDir: string, withParts = false): ReadSource[] {
  return readFor(one, [one.claim], dataDir, withParts);
}

function readFor(one: ClaimCase, claims: readonly Claim[], dataDir: string, withParts = false): ReadSource[] {
  const asked = { person: one.person, claims, withParts };
  return one.pages.map((page, index) => readLabelledPage(page, index, dataDir, asked));
}

interface JudgedCase {
  one: ClaimCase;
  outcome: ClaimOutcome;
  pages: string[];
}

/** A claim as if nothing else had been asked. */
export function judgeCase(
  one: ClaimCase,
  dataDir: string,
  today: string,
  sources: readonly ReadSource[] = readCase(one, dataDir),
): JudgedCase {
  return judgeCases([one], today, sources)[0]!;
}

/** Claims about one person on the same pages, asked in one job. */
function judgeCases(cases: readonly ClaimCase[], today: string, sources: readonly ReadSource[]): JudgedCase[] {
  const person = cases[0]!.person;
  const claims = cases.map(({ claim }) => claim);
  const trust = SHIPPED_TRUST;
  const identity = resolveIdentity({ person, claims, sources, trust });
  const verdicts = judgeClaims({ person, claims, sources, identity, rubric: null, today, trust });
  const pages = sources.map((source) => source.text);
  return cases.map((one, index) => ({ one, outcome: outcomeOf(one, verdicts[index]!, identity, sources), pages }));
}

function outcomeOf(
  one: ClaimCase,
  verdict: ClaimVerdict,
  identity: ResolvedIdentity,
  sources: readonly ReadSource[],
): ClaimOutcome {
  const stance = verdict.stance;
  const certainty = stanceConfidence(verdict.reading);
  return {
    id: one.id,
    person: one.person.full_name,
    kind: one.kind,
    source: one.source,
    site: siteOfCase(one),
    language: one.lang ?? null,
    pageKind: one.page_kind ?? null,
    claimType: one.claim.claim_type,
    label: one.label,
    verdict: stance,
    confidence: certainty.level,
    certainty: certainty.probability,
    stanceCase: stanceCase(verdict.reading),
    strict: stance === one.label,
    lenient: one.acceptable.includes(stance),
    half: halfOf(one.id),
    reasons: reasonsOf(verdict, identity, sources),
  };
}

function reasonsOf(verdict: ClaimVerdict, identity: ResolvedIdentity, sources: readonly ReadSource[]): string[] {
  return [
    ...identity.sources.map(
      (entry) =>
        `page ${entry.sourceId}: P ${entry.probability.toFixed(2)} names [${entry.names.join(' | ')}] ${entry.anchors.map((anchor) => `${anchor.anchor} ${anchor.weight}`).join(', ')}`,
    ),
    ...verdict.result.evidence.map((item) => `${item.stance}: "${item.quote.slice(0, 160)}"`),
    ...Object.entries(verdict.result.fields).map(
      ([member, field]) => `${member}: ${field.status} ${JSON.stringify(field.found ?? null)} ${field.reason ?? ''}`,
    ),
    ...sources.flatMap((source) =>
      source.findings.map(
        (finding) =>
          `finding ${source.sourceId} ${finding.via} ${finding.person.name}: ${finding.kind}/${finding.status} ${[finding.degree?.surface, finding.field, finding.title, finding.organisation?.name].filter(Boolean).join(' | ')} ${JSON.stringify(finding.start ?? null)}..${JSON.stringify(finding.end ?? null)} current ${finding.current}`,
      ),
    ),
    ...(sources.every((source) => source.findings.length === 0) ? ['no findings'] : []),
  ];
}

function falseVerified(outcomes: readonly ClaimOutcome[]): number {
  const negatives = outcomes.filter((outcome) => outcome.label !== 'verified');
  return negatives.length === 0
    ? Number.NaN
    : negatives.filter((outcome) => outcome.verdict === 'verified').length / negatives.length;
}

function mean(outcomes: readonly ClaimOutcome[], test: (outcome: ClaimOutcome) => boolean): number {
  return outcomes.length === 0 ? Number.NaN : outcomes.filter(test).length / outcomes.length;
}

/** Levels of confidence against how often they were right; right means an acceptable verdict. */
export function calibrationOf(outcomes: readonly ClaimOutcome[]): {
  table: ClaimsFileResult['calibration'];
  error: number;
} {
  const table = [1, 2, 3, 4, 5].map((level) => {
    const group = outcomes.filter((outcome) => outcome.confidence === level);
    return {
      level,
      cases: group.length,
      right: mean(group, (outcome) => outcome.lenient),
      stated:
        group.length === 0 ? Number.NaN : group.reduce((sum, outcome) => sum + outcome.certainty, 0) / group.length,
    };
  });
  const error = table
    .filter((row) => row.cases > 0)
    .reduce((sum, row) => sum + (row.cases / outcomes.length) * Math.abs(row.right - row.stated), 0);
  return { table, error };
}

function groups(
  outcomes: readonly ClaimOutcome[],
  key: (outcome: ClaimOutcome) => string,
): Map<string, ClaimOutcome[]> {
  const map = new Map<string, ClaimOutcome[]>();
  for (const outcome of outcomes) map.set(key(outcome), [...(map.get(key(outcome)) ?? []), outcome]);
  return new Map([...map].sort(([left], [right]) => (left < right ? -1 : 1)));
}

function trueFound(outcomes: readonly ClaimOutcome[]): number {
  return mean(
    outcomes.filter((outcome) => outcome.label === 'verified'),
    (outcome) => outcome.verdict === 'verified',
  );
}

function parts(
  outcomes: readonly ClaimOutcome[],
  key: (outcome: ClaimOutcome) => string | null,
): Record<string, PartResult> {
  const known = outcomes.filter((outcome) => key(outcome) !== null);
  return Object.fromEntries(
    [...groups(known, (outcome) => key(outcome)!)].map(([name, part]) => [
      name,
      {
        cases: part.length,
        strict: mean(part, (o) => o.strict),
        lenient: mean(part, (o) => o.lenient),
        falseVerified: falseVerified(part),
        trueFound: trueFound(part),
      },
    ]),
  );
}

function summarise(file: string, outcomes: ClaimOutcome[], errors: ClaimError[]): ClaimsFileResult {
  const half = (side: 'even' | 'odd') => {
    const part = outcomes.filter((outcome) => outcome.half === side);
    return {
      strict: mean(part, (o) => o.strict),
      lenient: mean(part, (o) => o.lenient),
      falseVerified: falseVerified(part),
    };
  };
  const calibration = calibrationOf(outcomes);
  const kinds: ClaimsFileResult['byKind'] = {};
  for (const [kind, part] of groups(outcomes, (o) => o.kind)) {
    kinds[kind] = { cases: part.length, strict: mean(part, (o) => o.strict), lenient: mean(part, (o) => o.lenient) };
  }
  const negatives: Share = { cases: 0, right: 0 };
  const table = { all: negatives };
  for (const outcome of outcomes)
    if (outcome.label === 'verified') add(table, 'all', outcome.verdict === 'contradicted');
  return {
    file,
    cases: outcomes.length,
    strict: mean(outcomes, (o) => o.strict),
    lenient: mean(outcomes, (o) => o.lenient),
    falseVerified: falseVerified(outcomes),
    falseContradicted: share(table.all),
    trueFound: trueFound(outcomes),
    halves: { even: half('even'), odd: half('odd') },
    byKind: kinds,
    bySource: parts(outcomes, (o) => o.source),
    byLanguage: {
      ...parts(outcomes, (o) => (o.language === null || o.language === 'en' ? null : 'other languages')),
      ...parts(outcomes, (o) => o.language),
    },
    byPageKind: parts(outcomes, (o) => o.pageKind),
    calibration: calibration.table,
    expectedCalibrationError: calibration.error,
    errors,
  };
}

/** One job for each person and their pages, with keys of their own for claims that came from different cases. */
function jobsOf(cases: readonly ClaimCase[]): ClaimCase[][] {
  const jobs = new Map<string, ClaimCase[]>();
  for (const one of cases) {
    const key = JSON.stringify([one.person, one.pages]);
    const job = jobs.get(key) ?? [];
    job.push({ ...one, claim: { ...one.claim, claim_key: `claim_${job.length + 1}` } });
    jobs.set(key, job);
  }
  return [...jobs.values()];
}

function judgedCases(path: string, options: ClaimsEvalOptions): JudgedCase[] {
  const { dataDir, half, kind, readings, today = EVAL_DAY } = options;
  const cases = (options.cases ?? readLines<ClaimCase>(path)).filter(
    (one) => (half === undefined || halfOf(one.id) === half) && (kind === undefined || one.kind === kind),
  );
  if (options.together !== true) return cases.map((one) => judgeCase(one, dataDir, today, readings?.get(one.id)));
  return jobsOf(cases).flatMap((job) => {
    const claims = job.map(({ claim }) => claim);
    return judgeCases(job, today, readFor(job[0]!, claims, dataDir));
  });
}

export function evalClaimsFile(
  path: string,
  options: ClaimsEvalOptions,
): { result: ClaimsFileResult; outcomes: ClaimOutcome[] } {
  const outcomes: ClaimOutcome[] = [];
  const errors: (ClaimError & { rank: number })[] = [];
  for (const { one, outcome, pages } of judgedCases(path, options)) {
    outcomes.push(outcome);
    if (outcome.strict) continue;
    // A false "verified" is the worst, then a false contradiction, then a miss.
    const rank = outcome.verdict === 'verified' ? 3 : outcome.label === 'verified' ? 2 : outcome.lenient ? 0 : 1;
    errors.push({
      rank,
      id: one.id,
      kind: one.kind,
      label: one.label,
      verdict: outcome.verdict,
      person: one.person,
      expected: { type: one.claim.claim_type, ...one.claim.expected },
      reasons: outcome.reasons,
      pages: pages.map((text) => text.slice(0, 900)),
    });
  }
  errors.sort((left, right) => right.rank - left.rank || (left.id < right.id ? -1 : 1));
  if (options.predictionsDir) {
    mkdirSync(options.predictionsDir, { recursive: true });
    const lines = outcomes.map(({ id, verdict, confidence }) => JSON.stringify({ id, verdict, confidence }));
    writeFileSync(join(options.predictionsDir, basename(path)), `${lines.join('\n')}\n`);
  }
  const shown = errors.slice(0, options.errors ?? 0).map(({ rank: _rank, ...error }) => error);
  return { result: summarise(basename(path), outcomes, shown), outcomes };
}

export function evalClaims(options: ClaimsEvalOptions): ClaimsFileResult[] {
  return filesOf(options.dataDir, 'claims').map((path) => evalClaimsFile(path, options).result);
}

/** Files in which a person has several claims; where everybody has one, there is nothing to ask together. */
export function evalTogether(options: ClaimsEvalOptions): ClaimsFileResult[] {
  return filesOf(options.dataDir, 'claims').flatMap((path) => {
    const cases = readLines<ClaimCase>(path);
    const { predictionsDir: _, ...rest } = options;
    return jobsOf(cases).length === cases.length
      ? []
      : [evalClaimsFile(path, { ...rest, cases, together: true }).result];
  });
}
