// The weights of identity, fitted on labelled pages: which of them are about the person asked for. Every sign starts at
// the guess of `features.ts` and moves as far as the pages say (logistic regression with the guess as prior). The figure
// that counts is out of fold: all pages of one name are judged by weights that were fitted without that name.
// Real namesakes are few: `--renamed DIR` adds the pages that `make-namesakes.ts` gave another name. How likely a name is
// shared is not learnt from those: they bear their names by our choice, so they start from a level of their own.
import { writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FEATURES, type Feature, type FeatureName } from '../src/domain/identity/features.ts';
import type { Anchor } from '../src/domain/identity/identity-types.ts';
import { resolveIdentity } from '../src/domain/identity/resolve.ts';
import type { Person } from '../src/domain/model/person.ts';
import type { ReadSource } from '../src/domain/model/source.ts';
import { filesOf, type LabelledPage, readLabelledPage, readLines, SHIPPED_TRUST } from './eval/labelled-pages.ts';

const FOLDS = 10;
/** How firmly a weight is held to its guess: one labelled page that disagrees moves it by about one bit over this. */
const HELD_TO_GUESS = 0.3;
const STEPS = 400;
const STEP = 0.08;
/** Taking a namesake for the person is worse than leaving one of their pages. */
const NAMESAKE_COST = 1.3;

/** Pages of the open web count most; official lists are many and alike, and of a renamed page much is asked. */
const FILE_WEIGHT: Readonly<Record<string, number>> = { 'identity-web.jsonl': 1.5, 'identity-renamed.jsonl': 0.2 };
const OTHER_FILE_WEIGHT = 0.5;
const RENAMED = 'identity-renamed.jsonl';

interface LabelledCase {
  person: Person;
  kind: string;
  pages: (LabelledPage & { is_same_person: boolean })[];
  /** The page that a renamed one was made of. */
  source?: string;
}

/** Where the name of a renamed page starts. */
const RENAMED_START = { name_common: 'renamed_common', name_rare: 'renamed_rare' } as const;
type Sign = FeatureName | (typeof RENAMED_START)[keyof typeof RENAMED_START];

export interface Example {
  file: string;
  name: string;
  same: boolean;
  weight: number;
  signs: Map<Sign, number>;
}

type Weights = Map<Sign, number>;

const FITTED = Object.keys(FEATURES) as FeatureName[];
const NAMES: readonly Sign[] = [...FITTED, ...Object.values(RENAMED_START)];
const STARTS: ReadonlySet<string> = new Set([...Object.keys(RENAMED_START), ...Object.values(RENAMED_START)]);

function feature(name: Sign): Pick<Feature, 'guess' | 'fixed'> {
  if (name === 'renamed_common') return FEATURES.name_common;
  return name === 'renamed_rare' ? FEATURES.name_rare : FEATURES[name];
}

function signsOf(anchors: readonly Anchor[], isRenamed: boolean): Map<Sign, number> {
  const signs = new Map<Sign, number>();
  for (const { feature: name, amount } of anchors.flatMap((anchor) => anchor.signs)) {
    const sign = isRenamed && (name === 'name_common' || name === 'name_rare') ? RENAMED_START[name] : name;
    signs.set(sign, (signs.get(sign) ?? 0) + amount);
  }
  return signs;
}

function examplesOf(path: string, dataDir: string): Example[] {
  const file = basename(path);
  // Many questions are asked about one page, one after the other: it is read once.
  let held: { key: string; sources: ReadSource[] } | null = null;
  return readLines<LabelledCase>(path).flatMap(({ person, pages, source }) => {
    const key = JSON.stringify([
      person.full_name,
      person.aliases,
      pages.map(({ url, page, text }) => [url, page, text]),
    ]);
    if (held?.key !== key)
      held = {
        key,
        sources: pages.map((page, index) => readLabelledPage(page, index, dataDir, { person, claims: [] })),
      };
    const { sources } = resolveIdentity({ person, claims: [], sources: held.sources, trust: SHIPPED_TRUST });
    return sources.flatMap((entry) => {
      if (entry.standing === 'absent') return [];
      const same = pages[Number(entry.sourceId.slice('src_'.length))]!.is_same_person;
      const weight = (FILE_WEIGHT[file] ?? OTHER_FILE_WEIGHT) * (same ? 1 : NAMESAKE_COST);
      const name = source !== undefined && file === RENAMED ? source : person.full_name.toLowerCase();
      return [{ file, name, same, weight, signs: signsOf(entry.anchors, file === RENAMED) }];
    });
  });
}

export function weightOfExample(example: Example, weights: Weights): number {
  let sum = 0;
  for (const [name, amount] of example.signs) sum += weights.get(name)! * amount;
  return sum;
}

/** A sign for the person never comes to speak against them, nor the reverse; where a name starts is free. */
function bounded(name: Sign, value: number): number {
  const { guess, fixed } = feature(name);
  if (fixed) return guess;
  if (STARTS.has(name)) return value;
  return guess > 0 ? Math.max(0, value) : Math.min(0, value);
}

/** Adam on the whole set: the same steps every time, so the same table every time. */
export function fit(examples: readonly Example[]): Weights {
  const weights: Weights = new Map(NAMES.map((name) => [name, feature(name).guess]));
  const first = new Map(NAMES.map((name) => [name, 0]));
  const second = new Map(NAMES.map((name) => [name, 0]));
  for (let step = 1; step <= STEPS; step += 1) {
    const slope = new Map(NAMES.map((name) => [name, HELD_TO_GUESS * (weights.get(name)! - feature(name).guess)]));
    for (const example of examples) {
      const probability = 1 / (1 + 2 ** -weightOfExample(example, weights));
      const error = example.weight * (probability - (example.same ? 1 : 0)) * Math.LN2;
      for (const [name, amount] of example.signs) slope.set(name, slope.get(name)! + error * amount);
    }
    for (const name of NAMES) {
      const value = slope.get(name)!;
      first.set(name, 0.9 * first.get(name)! + 0.1 * value);
      second.set(name, 0.99 * second.get(name)! + 0.01 * value ** 2);
      const moved = first.get(name)! / (1 - 0.9 ** step);
      const scale = Math.sqrt(second.get(name)! / (1 - 0.99 ** step)) + 1e-8;
      weights.set(name, bounded(name, weights.get(name)! - (STEP * moved) / scale));
    }
  }
  return weights;
}

/** FNV-1a over the name: all pages of one name fall in one fold. */
export function foldOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return ((hash >>> 8) & 0xffff) % FOLDS;
}

interface Share {
  pages: number;
  taken: number;
}

function outOfFold(examples: readonly Example[]): Map<string, { own: Share; namesakes: Share }> {
  const result = new Map<string, { own: Share; namesakes: Share }>();
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const weights = fit(examples.filter((example) => foldOf(example.name) !== fold));
    for (const example of examples.filter((one) => foldOf(one.name) === fold)) {
      const row = result.get(example.file) ?? { own: { pages: 0, taken: 0 }, namesakes: { pages: 0, taken: 0 } };
      const share = example.same ? row.own : row.namesakes;
      share.pages += 1;
      if (weightOfExample(example, weights) >= 0) share.taken += 1;
      result.set(example.file, row);
    }
  }
  return result;
}

function tableText(weights: Weights, examples: readonly Example[]): string {
  const count = (name: FeatureName, same: boolean) =>
    examples.filter((example) => example.same === same && example.signs.has(name)).length;
  const rows = FITTED.map((name) => {
    const value = Math.round(weights.get(name)! * 100) / 100;
    return `  ${name}: ${Object.is(value, -0) ? 0 : value}, // ${count(name, true)} own pages, ${count(name, false)} of namesakes`;
  });
  return [
    '// Written by `npm run calibrate -- --only identity --data DIR --write`: the weight of each sign in bits, and on how many',
    '// labelled pages it was seen. Pages of the open web count three times as much as official lists, renamed pages less;',
    `// a namesake taken ${NAMESAKE_COST} times as much as a page left; each weight is held to its guess in features.ts.`,
    '',
    'export const FITTED_WEIGHTS: Readonly<Record<string, number>> = {',
    ...rows,
    '};',
    '',
  ].join('\n');
}

export function calibrateIdentity(dataDir: string, renamedDir: string | undefined, write: boolean): void {
  const folders = renamedDir === undefined ? [dataDir] : [dataDir, renamedDir];
  const examples = folders.flatMap((folder) => filesOf(folder, 'identity').flatMap((path) => examplesOf(path, folder)));
  console.log(`identity, out of fold, ${FOLDS} folds by name (pages that name nobody of the name left out):`);
  const share = ({ pages, taken }: Share) => (pages === 0 ? '-' : (taken / pages).toFixed(3));
  for (const [file, { own, namesakes }] of outOfFold(examples))
    console.log(
      `  ${file.padEnd(22)} own pages found ${share(own)} of ${own.pages}, namesakes taken ${share(namesakes)} of ${namesakes.pages}`,
    );
  const weights = fit(examples);
  for (const name of NAMES)
    console.log(
      `  ${name.padEnd(28)} ${feature(name).guess.toFixed(1).padStart(6)} -> ${weights.get(name)!.toFixed(2)}`,
    );
  if (!write) return;
  const root = join(dirname(fileURLToPath(import.meta.url)), '..');
  const path = join(root, 'src', 'domain', 'identity', 'fitted-weights.ts');
  writeFileSync(path, tableText(weights, examples));
  console.log(`written: ${path}`);
}
