// What travels between the service and a judging thread. Sources travel as shared bytes: handing them over costs nothing.
import type { Query } from '../../domain/model/query.ts';
import type { CoverageItem, Report } from '../../domain/model/report.ts';
import type { ReadSource } from '../../domain/model/source.ts';
import type { TrustData } from '../../domain/trust/trust-facts.ts';
import type { JudgedJob, ReportParts, RoundQuestions, RoundSoFar, Standing } from './judge.ts';
import { planOf, reportOf, roundOf, standingOf } from './judge-tasks.ts';

export type JudgingTask =
  | { ask: 'plan'; job: JudgedJob }
  | { ask: 'standing'; job: JudgedJob; coverage: CoverageItem[]; sources: SharedArrayBuffer[] }
  | { ask: 'round'; job: JudgedJob; soFar: RoundSoFar; sources: SharedArrayBuffer[] }
  | { ask: 'report'; job: JudgedJob; parts: ReportParts; sources: SharedArrayBuffer[] };

export type JudgingAnswer = Query[] | Standing | RoundQuestions | Report;

export function answerTask(task: JudgingTask, trust: TrustData): JudgingAnswer {
  if (task.ask === 'plan') return planOf(task.job, trust);
  if (task.ask === 'standing') return standingOf(task.job, task.coverage, task.sources.map(decode), trust);
  if (task.ask === 'round') return roundOf(task.job, task.soFar, task.sources.map(decode), trust);
  return reportOf(task.job, task.parts, task.sources.map(decode), trust);
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** As JSON: a job that is taken over reads its sources back from JSON too, and must come to the same report. */
export function encode(source: ReadSource): SharedArrayBuffer {
  const bytes = encoder.encode(JSON.stringify(source));
  const shared = new SharedArrayBuffer(bytes.length);
  new Uint8Array(shared).set(bytes);
  return shared;
}

function decode(bytes: SharedArrayBuffer): ReadSource {
  // A decoder refuses shared bytes, so they are copied out first.
  return JSON.parse(decoder.decode(new Uint8Array(bytes).slice())) as ReadSource;
}
