// `npm run calibrate -- --data DIR [--also DIR] [--only identity|linking|stance] [--renamed DIR] [--write]`: the weights of
// identity (see calibrate-identity.ts, and make-namesakes.ts for the pages of `--renamed`), those that link a title to an
// organisation (calibrate-linking.ts; `--also` names further folders of labelled pages), and how often each case of reading is
// right on labelled claims. The figure that counts is out of fold: every site is judged by a table fitted without it, as the next site in use will be. `--write` freezes
// the table of all cases in src/domain/judging/stance-table.ts.
import { writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CALIBRATION } from '../src/domain/judging/calibration.ts';
import { confidenceOf } from '../src/domain/judging/weigh.ts';
import { calibrateIdentity } from './calibrate-identity.ts';
import { calibrateLinking } from './calibrate-linking.ts';
import { type ClaimOutcome, evalClaimsFile } from './eval/claims.ts';
import { filesOf } from './eval/labelled-pages.ts';

/** Weight of the prior guess, in cases: a row with few cases stays near what the whole says. */
const PRIOR_CASES = 4;
/** A row with fewer cases is not fitted: rows of the same verdict that are too small are pooled. */
const LEAST_CASES = 30;
/** What a pool that is too small itself may state at most: below the third level of confidence. */
const UNFITTED_CAP = 0.74;
const DISPUTED = 0.6;
/** However many cases were labelled on one site, it counts for no more than this many: one house style is one experience. */
const MOST_OF_A_SITE = 30;
const FOLDS = 5;
const ROUNDS = 20;
/** Silence is never certain: the next page may speak. It stays below the highest level of confidence. */
const SILENCE_CAP = 0.96;

interface Row {
  name: string;
  /** As labelled. */
  cases: number;
  right: number;
  /** As counted: every site at most so often. */
  counted: number;
  fitted: number;
  pooled: boolean;
}

interface Tally {
  cases: number;
  right: number;
  counted: number;
  countedRight: number;
}

/** How much one case of each site counts. */
function siteWeights(outcomes: readonly ClaimOutcome[]): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const { site } of outcomes) sizes.set(site, (sizes.get(site) ?? 0) + 1);
  return new Map([...sizes].map(([site, size]) => [site, Math.min(1, MOST_OF_A_SITE / size)]));
}

/** A site that fills a row alone must not fill it with more than its share, so sites are capped row by row. */
function tally(outcomes: readonly ClaimOutcome[]): Tally {
  const weights = siteWeights(outcomes);
  const sum = (list: readonly ClaimOutcome[]): number =>
    list.reduce((total, { site }) => total + weights.get(site)!, 0);
  const right = outcomes.filter((outcome) => outcome.lenient);
  return { cases: outcomes.length, right: right.length, counted: sum(outcomes), countedRight: sum(right) };
}

const verdictOf = (name: string): string => name.split('/')[0]!;

function share({ counted, countedRight }: Tally, base: number): number {
  return (countedRight + base * PRIOR_CASES) / (counted + PRIOR_CASES);
}

/** Share of right answers per case; small cases of one verdict are fitted together. */
export function fitTable(outcomes: readonly ClaimOutcome[]): Row[] {
  const names = [
    ...new Set([...ORDER.flat(), ...OTHER_CASES, ...outcomes.map((outcome) => outcome.stanceCase)]),
  ].sort();
  const tallies = new Map(
    names.map((name) => [name, tally(outcomes.filter((outcome) => outcome.stanceCase === name))]),
  );
  const isSmall = (name: string): boolean => tallies.get(name)!.counted < LEAST_CASES;
  return names.map((name) => {
    const own = tallies.get(name)!;
    const kin = tally(outcomes.filter((outcome) => verdictOf(outcome.stanceCase) === verdictOf(name)));
    const base = kin.counted === 0 ? 0.5 : kin.countedRight / kin.counted;
    const pool = tally(
      outcomes.filter(
        ({ stanceCase }) =>
          verdictOf(stanceCase) === verdictOf(name) && (isSmall(name) ? isSmall(stanceCase) : stanceCase === name),
      ),
    );
    // Nobody knows how such cases fare: they are stated with doubt.
    const cap = pool.counted < LEAST_CASES ? UNFITTED_CAP : name.startsWith('not_found/') ? SILENCE_CAP : 1;
    // Pages that disagree are little better than an even bet until cases say otherwise.
    const unknown = name.endsWith('/disputed') && isSmall(name);
    const fitted = unknown ? DISPUTED : Math.min(share(pool, base), cap);
    return {
      name,
      cases: own.cases,
      right: own.right,
      counted: own.counted,
      fitted: Math.round(fitted * 100) / 100,
      pooled: isSmall(name),
    };
  });
}

/** Cases of one verdict from the surest to the least sure; a less sure one may never be stated as surer. */
const ORDER = [
  ['verified/full', 'verified/most', 'verified/some'],
  ['contradicted/firm', 'contradicted/soft'],
  ['contradicted/firm', 'contradicted/by_post'],
  ['not_found/absent', 'not_found/apart', 'not_found/beside'],
  ['not_found/mentioned', 'not_found/mentioned_beside'],
  ['not_found/alone_in_other_fact', 'not_found/alone'],
  ['not_found/of_another', 'not_found/beside'],
];

/** Rows that stand in no order with others; the table has them even when no case falls there. */
const OTHER_CASES = ['not_found/untied', 'not_found/absent_no_facts', 'verified/disputed', 'contradicted/disputed'];

/** Pools neighbours that stand in the wrong order. */
export function inOrder(rows: readonly Row[]): Row[] {
  const result = rows.map((row) => ({ ...row }));
  for (const names of ORDER) {
    const blocks = names
      .map((name) => result.find((row) => row.name === name))
      .filter((row) => row !== undefined)
      .map((row) => [row]);
    const level = (block: Row[]) =>
      block.reduce((sum, row) => sum + row.fitted * (row.counted + 1), 0) /
      block.reduce((sum, row) => sum + row.counted + 1, 0);
    for (let at = 0; at + 1 < blocks.length; ) {
      if (level(blocks[at]!) >= level(blocks[at + 1]!)) at += 1;
      else {
        blocks.splice(at, 2, [...blocks[at]!, ...blocks[at + 1]!]);
        at = Math.max(0, at - 1);
      }
    }
    for (const block of blocks) {
      const value = Math.round(level(block) * 100) / 100;
      for (const row of block) row.fitted = value;
    }
  }
  return result;
}

type Stated = { outcome: ClaimOutcome; probability: number };

/** Mean distance between what is stated and what holds, over the levels of confidence. */
export function calibrationError(stated: readonly Stated[]): number {
  let error = 0;
  for (const level of [1, 2, 3, 4, 5]) {
    const group = stated.filter((one) => confidenceOf(one.probability, CALIBRATION) === level);
    if (group.length === 0) continue;
    const right = group.filter((one) => one.outcome.lenient).length / group.length;
    const mean = group.reduce((sum, one) => sum + one.probability, 0) / group.length;
    error += (group.length / stated.length) * Math.abs(right - mean);
  }
  return error;
}

/** FNV-1a over the site: all claims on one site fall in one fold, another one in every round. */
function foldOf(outcome: ClaimOutcome, round: number): number {
  let hash = 0x811c9dc5 ^ (round * 0x9e3779b1);
  for (let at = 0; at < outcome.site.length; at += 1) hash = Math.imul(hash ^ outcome.site.charCodeAt(at), 0x01000193);
  return ((hash >>> 8) & 0xffff) % FOLDS;
}

/** Every outcome with the probability that a table fitted without its site gives it. */
export function outOfFold(outcomes: readonly ClaimOutcome[], round: number): Stated[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const table = new Map(
      inOrder(fitTable(outcomes.filter((outcome) => foldOf(outcome, round) !== fold))).map((row) => [
        row.name,
        row.fitted,
      ]),
    );
    return outcomes
      .filter((outcome) => foldOf(outcome, round) === fold)
      .map((outcome) => ({ outcome, probability: table.get(outcome.stanceCase) ?? 0.5 }));
  }).flat();
}

/** Means over the rounds: one split of two hundred cases is a matter of luck. */
function printOutOfFold(name: string, rounds: readonly (readonly Stated[])[]): void {
  const errors = rounds.map(calibrationError);
  const top = rounds.flat().filter((one) => confidenceOf(one.probability, CALIBRATION) === 5);
  const right = top.filter((one) => one.outcome.lenient).length / top.length;
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
  console.log(
    `  ${name.padEnd(28)} ${String(rounds[0]!.length).padStart(5)} cases  calibration error ${mean.toFixed(3)} (${Math.min(...errors).toFixed(3)} to ${Math.max(...errors).toFixed(3)})  confidence 5 right ${right.toFixed(3)}`,
  );
}

function noteOf({ right, cases, counted, pooled }: Row): string {
  return `${right} of ${cases}, counted as ${Math.round(counted)}${pooled ? ': too few, fitted with the other small ones' : ''}`;
}

function tableText(rows: readonly Row[], version: string): string {
  return [
    '// Written by `npm run calibrate -- --data DIR --write`: how often each case of reading is right on labelled claims.',
    '',
    `export const STANCE_TABLE_VERSION = '${version}';`,
    '',
    'export const STANCE_TABLE: Readonly<Record<string, number>> = {',
    ...rows.map((row) => `  '${row.name}': ${row.fitted}, // ${noteOf(row)}`),
    '};',
    '',
  ].join('\n');
}

function main(): void {
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      only: { type: 'string' },
      renamed: { type: 'string' },
      also: { type: 'string', multiple: true },
      write: { type: 'boolean' },
      version: { type: 'string' },
    },
  });
  if (values.data === undefined) throw new Error('say where the labelled data is: --data DIR');
  const dataDir = values.data;
  const [only, write] = [values.only, values.write ?? false];
  if (only !== undefined && !['identity', 'linking', 'stance'].includes(only))
    throw new Error(`--only is identity, linking or stance, not ${only}`);
  if (only === undefined || only === 'identity') calibrateIdentity(dataDir, values.renamed, write);
  if (only === undefined || only === 'linking') calibrateLinking([dataDir, ...(values.also ?? [])], write);
  if (only === undefined || only === 'stance') calibrateStance(dataDir, write, values.version);
}

function calibrateStance(dataDir: string, write: boolean, version: string | undefined): void {
  const files = filesOf(dataDir, 'claims').map((path) => ({
    name: basename(path),
    outcomes: evalClaimsFile(path, { dataDir }).outcomes,
  }));
  const outcomes = files.flatMap((file) => file.outcomes);
  const rounds = Array.from({ length: ROUNDS }, (_, round) => outOfFold(outcomes, round));
  console.log(`out of fold, ${FOLDS} folds by site, ${ROUNDS} rounds:`);
  for (const file of files) {
    const own = new Set(file.outcomes);
    printOutOfFold(
      file.name,
      rounds.map((stated) => stated.filter((one) => own.has(one.outcome))),
    );
  }
  printOutOfFold('all', rounds);
  const rows = inOrder(fitTable(outcomes));
  for (const row of rows) console.log(`  ${row.name.padEnd(30)} ${row.fitted.toFixed(2)}  ${noteOf(row)}`);
  if (write) {
    const path = join(dirname(fileURLToPath(import.meta.url)), '..', 'src', 'domain', 'judging', 'stance-table.ts');
    writeFileSync(path, tableText(rows, version ?? CALIBRATION.version));
    console.log(`written: ${path}`);
  }
}

if (import.meta.main) main();
