// `npm run calibrate -- --data DIR [--write]`: how often each case of reading is right on labelled claims, fitted on one
// half of the cases and checked on the other. `--write` freezes the table in src/domain/judging/stance-table.ts.
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CALIBRATION } from '../src/domain/judging/calibration.ts';
import { confidenceOf } from '../src/domain/judging/weigh.ts';
import { type ClaimOutcome, evalClaimsFile } from './eval/claims.ts';
import { filesOf } from './eval/labelled-pages.ts';

/** Weight of the prior guess, in cases: a row with few cases stays near what the whole says. */
const PRIOR_CASES = 8;

interface Row {
  name: string;
  cases: number;
  right: number;
  fitted: number;
}

/** Share of right answers per case, drawn toward the share of its verdict when there are few. */
export function fitTable(outcomes: readonly ClaimOutcome[]): Row[] {
  const names = [
    ...new Set([...Object.keys(CALIBRATION.stance), ...outcomes.map((outcome) => outcome.stanceCase)]),
  ].sort();
  return names.map((name) => {
    const own = outcomes.filter((outcome) => outcome.stanceCase === name);
    const kin = outcomes.filter((outcome) => outcome.stanceCase.split('/')[0] === name.split('/')[0]);
    // Pages that disagree are an even bet until cases say otherwise.
    const even = name.endsWith('/disputed') || kin.length === 0;
    const base = even ? 0.6 : kin.filter((outcome) => outcome.lenient).length / kin.length;
    const right = own.filter((outcome) => outcome.lenient).length;
    const fitted = (right + base * PRIOR_CASES) / (own.length + PRIOR_CASES);
    return { name, cases: own.length, right, fitted: Math.round(fitted * 1000) / 1000 };
  });
}

/** Cases of one verdict from the surest to the least sure; a less sure one may never be stated as surer. */
const ORDER = [
  ['verified/full', 'verified/most', 'verified/some'],
  ['contradicted/firm', 'contradicted/soft'],
  ['not_found/other_facts', 'not_found/mentioned'],
];

/** Pools neighbours that stand in the wrong order. */
export function inOrder(rows: readonly Row[]): Row[] {
  const result = rows.map((row) => ({ ...row }));
  for (const names of ORDER) {
    const blocks = names
      .map((name) => result.find((row) => row.name === name))
      .filter((row) => row !== undefined)
      .map((row) => [row]);
    const level = (block: Row[]) =>
      block.reduce((sum, row) => sum + row.fitted * (row.cases + 1), 0) /
      block.reduce((sum, row) => sum + row.cases + 1, 0);
    for (let at = 0; at + 1 < blocks.length; ) {
      if (level(blocks[at]!) >= level(blocks[at + 1]!)) at += 1;
      else {
        blocks.splice(at, 2, [...blocks[at]!, ...blocks[at + 1]!]);
        at = Math.max(0, at - 1);
      }
    }
    for (const block of blocks) {
      const value = Math.round(level(block) * 1000) / 1000;
      for (const row of block) row.fitted = value;
    }
  }
  return result;
}

/** Mean distance between what is stated and what holds, over the levels of confidence. */
export function calibrationError(outcomes: readonly ClaimOutcome[], table: ReadonlyMap<string, number>): number {
  let error = 0;
  for (const level of [1, 2, 3, 4, 5]) {
    const group = outcomes.filter(
      (outcome) => confidenceOf(table.get(outcome.stanceCase) ?? 0.5, CALIBRATION) === level,
    );
    if (group.length === 0) continue;
    const right = group.filter((outcome) => outcome.lenient).length / group.length;
    const stated = group.reduce((sum, outcome) => sum + (table.get(outcome.stanceCase) ?? 0.5), 0) / group.length;
    error += (group.length / outcomes.length) * Math.abs(right - stated);
  }
  return error;
}

function tableText(rows: readonly Row[], version: string): string {
  return [
    '// Written by `npm run calibrate -- --data DIR --write`: how often each case of reading is right on labelled claims.',
    '',
    `export const STANCE_TABLE_VERSION = '${version}';`,
    '',
    'export const STANCE_TABLE: Readonly<Record<string, number>> = {',
    ...rows.map((row) => `  '${row.name}': ${row.fitted}, // ${row.right} of ${row.cases}`),
    '};',
    '',
  ].join('\n');
}

function main(): void {
  const { values } = parseArgs({
    options: { data: { type: 'string' }, write: { type: 'boolean' }, version: { type: 'string' } },
  });
  if (values.data === undefined) throw new Error('say where the labelled data is: --data DIR');
  const dataDir = values.data;
  const outcomes = filesOf(dataDir, 'claims').flatMap((path) => evalClaimsFile(path, { dataDir }).outcomes);
  const even = outcomes.filter((outcome) => outcome.half === 'even');
  const odd = outcomes.filter((outcome) => outcome.half === 'odd');
  const asMap = (rows: readonly Row[]) => new Map(rows.map((row) => [row.name, row.fitted]));
  console.log(
    `fitted on even, checked on odd: calibration error ${calibrationError(odd, asMap(inOrder(fitTable(even)))).toFixed(3)}`,
  );
  console.log(
    `fitted on odd, checked on even: calibration error ${calibrationError(even, asMap(inOrder(fitTable(odd)))).toFixed(3)}`,
  );
  const rows = inOrder(fitTable(outcomes));
  for (const row of rows)
    console.log(`  ${row.name.padEnd(28)} ${String(row.cases).padStart(5)}  right ${row.right}  ${row.fitted}`);
  if (values.write) {
    const path = join(dirname(fileURLToPath(import.meta.url)), '..', 'src', 'domain', 'judging', 'stance-table.ts');
    writeFileSync(path, tableText(rows, values.version ?? CALIBRATION.version));
    console.log(`written: ${path}`);
  }
}

if (import.meta.main) main();
