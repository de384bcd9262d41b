// Measures the comparisons of names, schools and companies on labelled pairs: every `names*.jsonl` of a folder, each file apart.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Comparison } from '../../src/domain/model/comparison.ts';
import { comparePersonNames } from '../../src/domain/names/compare-names.ts';
import { compareOrganisations } from '../../src/domain/orgs/compare-organisations.ts';
import type { OrganisationIndex } from '../../src/domain/orgs/organisation-index.ts';
import { compareSchools } from '../../src/domain/orgs/schools/compare-schools.ts';
import { openOrganisations } from '../../src/main/organisation-data.ts';

export type NameLabel = 'same' | 'different' | 'part_of';

interface NameCase {
  id: string;
  kind: 'person' | 'school' | 'company';
  a: string;
  b: string;
  label: NameLabel;
  category: string;
  source: string;
}

export interface Tally {
  cases: number;
  right: number;
  accuracy: number;
}

export interface NameError {
  id: string;
  kind: string;
  category: string;
  a: string;
  b: string;
  expected: NameLabel;
  predicted: NameLabel;
  reason: string;
  score: number;
}

export interface NamesFileResult {
  file: string;
  cases: number;
  byKind: Record<string, Tally>;
  byCategory: Record<string, Tally>;
  /** Predicted same while the truth is different: the error that costs most. */
  falseSame: Record<string, Tally>;
  errors: NameError[];
}

export interface NamesEvalOptions {
  organisations: OrganisationIndex;
  dataDir: string;
  predictionsDir?: string;
  /** How many wrong cases of each file to return. */
  errors?: number;
  /** Keep only one half of the cases, by a hash of the id: tune on one, check on the other. */
  half?: 'even' | 'odd';
}

export function compareByKind(
  kind: string,
  a: string,
  b: string,
  organisations: OrganisationIndex,
): Comparison & { relation?: string } {
  if (kind === 'person') return comparePersonNames(a, b);
  // "company" stands for any employer: agencies, clubs and universities are among them.
  return kind === 'school' ? compareSchools(a, b, organisations) : compareOrganisations(a, b, organisations);
}

export function labelOf(comparison: Comparison & { relation?: string }): NameLabel {
  if (comparison.relation === 'part_of') return 'part_of';
  // A likely match too weak to bear out a claim still says which answer is the better guess.
  if (comparison.relation === 'same') return 'same';
  return comparison.outcome === 'same' || comparison.outcome === 'compatible' ? 'same' : 'different';
}

/** FNV-1a: a stable split that does not depend on the order of the file. */
function isEven(id: string): boolean {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  return ((hash >>> 8) & 1) === 0;
}

function count(tallies: Record<string, Tally>, key: string, right: boolean): void {
  tallies[key] ??= { cases: 0, right: 0, accuracy: 0 };
  const tally = tallies[key];
  tally.cases += 1;
  if (right) tally.right += 1;
  tally.accuracy = tally.right / tally.cases;
}

function readCases(path: string): NameCase[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as NameCase);
}

function evalFile(path: string, options: NamesEvalOptions): NamesFileResult {
  const result: NamesFileResult = {
    file: basename(path),
    cases: 0,
    byKind: {},
    byCategory: {},
    falseSame: {},
    errors: [],
  };
  const predictions: string[] = [];
  for (const one of readCases(path)) {
    if (options.half !== undefined && isEven(one.id) !== (options.half === 'even')) continue;
    const comparison = compareByKind(one.kind, one.a, one.b, options.organisations);
    const predicted = labelOf(comparison);
    const right = predicted === one.label;
    result.cases += 1;
    count(result.byKind, one.kind, right);
    count(result.byCategory, `${one.kind}/${one.category}/${one.label}`, right);
    if (one.label === 'different') count(result.falseSame, one.kind, predicted === 'different');
    predictions.push(JSON.stringify({ id: one.id, label: predicted }));
    if (!right) {
      const { id, kind, category, a, b, label: expected } = one;
      result.errors.push({
        id,
        kind,
        category,
        a,
        b,
        expected,
        predicted,
        reason: comparison.reason,
        score: comparison.score,
      });
    }
  }
  if (options.predictionsDir !== undefined) {
    mkdirSync(options.predictionsDir, { recursive: true });
    writeFileSync(join(options.predictionsDir, basename(path)), `${predictions.join('\n')}\n`);
  }
  // The surest mistakes first.
  result.errors.sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1));
  result.errors = result.errors.slice(0, options.errors ?? 0);
  return result;
}

export function evalNames(options: NamesEvalOptions): NamesFileResult[] {
  return readdirSync(options.dataDir)
    .filter((name) => name.startsWith('names') && name.endsWith('.jsonl'))
    .sort()
    .map((name) => evalFile(join(options.dataDir, name), options));
}

function print(result: NamesFileResult): void {
  const line = ([key, tally]: [string, Tally]) =>
    `  ${tally.accuracy.toFixed(3)}  ${tally.right}/${tally.cases}  ${key}`;
  console.log(`${result.file}: ${result.cases} cases`);
  console.log(Object.entries(result.byKind).sort().map(line).join('\n'));
  console.log(' different kept apart');
  console.log(Object.entries(result.falseSame).sort().map(line).join('\n'));
  console.log(' by category');
  console.log(Object.entries(result.byCategory).sort().map(line).join('\n'));
  for (const error of result.errors) {
    console.log(
      `${error.kind}/${error.category} ${error.expected}->${error.predicted} | ${error.a} | ${error.b} | ${error.reason}`,
    );
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      predictions: { type: 'string' },
      errors: { type: 'string' },
      half: { type: 'string' },
      json: { type: 'boolean' },
    },
  });
  if (values.data === undefined) throw new Error('say where the labelled data is: --data DIR');
  const half = values.half === 'even' || values.half === 'odd' ? values.half : undefined;
  const results = evalNames({
    organisations: openOrganisations().index,
    dataDir: values.data,
    predictionsDir: values.predictions,
    errors: Number(values.errors ?? 0),
    half,
  });
  if (values.json) console.log(JSON.stringify(results, null, 2));
  else for (const result of results) print(result);
}
