// What each rule of the reading is worth: with it switched off, on how many different sites does an outcome become worse or better?
// A rule is a row of a table, a pattern or a deciding function of `src/extract`. Every case is read once and what fired is
// kept; then each rule is switched off on cases where it fired, until it has helped on enough sites.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { ReadSource } from '../../src/domain/model/source.ts';
import { siteOf } from '../../src/domain/trust/site-address.ts';
import { type ClaimCase, EVAL_DAY, judgeCase, readCase } from './claims.ts';
import { type ExtractionCase, predict, rightAndWrong } from './extraction.ts';
import { filesOf, readLines } from './labelled-pages.ts';
import { RECORDING, type RuleWatch } from './watched-rules.ts';

const { ruleWatch } = globalThis as unknown as { ruleWatch: RuleWatch };

/** A rule that helps on fewer sites has to go. */
const LEAST_SITES = 3;
/** Cases on which a rule is tried at most, one a site in turn. */
const MOST_TRIALS = 12;

interface Trial {
  id: string;
  site: string;
  /** How good the outcome is; higher is better. */
  value: number;
  read: string;
  measure(): { value: number; read: string };
}

interface RuleWorth {
  id: string;
  fired: number;
  sites: number;
  better: number;
  worse: number;
  /** Sites on which findings change and no outcome does. */
  changed: number;
}

function trialsOf(dataDir: string): Trial[] {
  const trials: Trial[] = [];
  for (const file of filesOf(dataDir, 'claims'))
    for (const one of readLines<ClaimCase>(file))
      trials.push(trial(`${basename(file)} ${one.id}`, siteOfClaim(one), () => measureClaim(one, dataDir)));
  for (const file of filesOf(dataDir, 'extraction'))
    for (const one of readLines<ExtractionCase>(file))
      trials.push(trial(`${basename(file)} ${one.id}`, siteOfText(one), () => measureFacts(one, dataDir)));
  return trials;
}

const trial = (id: string, site: string, measure: Trial['measure']): Trial => ({
  id,
  site,
  value: 0,
  read: '',
  measure,
});

function measureClaim(one: ClaimCase, dataDir: string): { value: number; read: string } {
  const sources = readCase(one, dataDir);
  const read = readingOf(sources);
  const known = judged.get(`${one.id} ${read}`);
  if (known !== undefined) return { value: known, read };
  const { outcome } = judgeCase(one, dataDir, EVAL_DAY, sources);
  const falsely = outcome.verdict === 'verified' && outcome.label !== 'verified';
  const value = (outcome.strict ? 1 : 0) + (outcome.lenient ? 1 : 0) - (falsely ? 1 : 0);
  judged.set(`${one.id} ${read}`, value);
  return { value, read };
}

/** Verdicts by what was read: most rules change nothing, and then there is nothing to judge. */
const judged = new Map<string, number>();

const readingOf = (sources: readonly ReadSource[]): string =>
  digest(JSON.stringify(sources.map(({ findings, people, notEvidence }) => [findings, people, notEvidence])));

const digest = (text: string): string => createHash('sha256').update(text).digest('base64');

function measureFacts(one: ExtractionCase, dataDir: string): { value: number; read: string } {
  const facts = predict(one, dataDir);
  const { right, wrong, missed } = rightAndWrong(one, facts);
  return { value: right - wrong - missed, read: digest(JSON.stringify(facts)) };
}

/** Pages of an encyclopedia and texts without an address are each by other hands: they count by person. */
function siteOfClaim({ pages, person, source }: ClaimCase): string {
  const url = pages[0]?.url ?? '';
  const site = url === '' ? '' : siteOf(url);
  return site === '' || site.includes('wikipedia') ? `${source} ${person.full_name}` : site;
}

function siteOfText({ url, source, id }: ExtractionCase): string {
  if (url === undefined || !URL.canParse(url)) return /congress/i.test(source) ? source : `${source} ${id}`;
  return siteOf(url).includes('wikipedia') ? url : siteOf(url);
}

interface Recorded {
  outcomes: { value: number; read: string }[];
  firedIn: Record<string, number[]>;
}

/** Reads every case once and keeps what came of it and which rules fired. */
export function recordRules(dataDir: string, file: string): void {
  const trials = trialsOf(dataDir);
  const started = Date.now();
  const recorded: Recorded = { outcomes: [], firedIn: {} };
  for (const [index, one] of trials.entries()) {
    ruleWatch.forget();
    ruleWatch.fired.clear();
    recorded.outcomes.push(one.measure());
    for (const rule of ruleWatch.fired) (recorded.firedIn[rule] ??= []).push(index);
    if (index % 250 === 249) say(`read ${index + 1} of ${trials.length} cases`, started);
  }
  for (const rule of ruleWatch.known) recorded.firedIn[rule] ??= [];
  writeFileSync(file, JSON.stringify(recorded));
}

/** Tries the rules whose place starts with `under`; all of them without it. */
export function weighRules(dataDir: string, file: string, under: readonly string[], onlyFired: boolean): RuleWorth[] {
  const { outcomes, firedIn } = JSON.parse(readFileSync(file, 'utf8')) as Recorded;
  const trials = trialsOf(dataDir).map((one, index) => ({ ...one, ...outcomes[index]! }));
  const started = Date.now();
  const rules = Object.keys(firedIn)
    .filter((id) => !id.includes(':') || under.length === 0 || under.some((folder) => id.startsWith(folder)))
    .sort();
  return rules.map((id, index) => {
    if (!onlyFired && index % 50 === 49) say(`tried ${index + 1} of ${rules.length} rules`, started);
    const cases = firedIn[id]!.map((at) => trials[at]!);
    return onlyFired ? countsOf(id, cases) : worthOf(id, cases);
  });
}

function worthOf(id: string, cases: readonly Trial[]): RuleWorth {
  const better = new Set<string>();
  const worse = new Set<string>();
  const changed = new Set<string>();
  ruleWatch.off = id;
  for (const one of spread(cases).slice(0, MOST_TRIALS)) {
    if (better.size >= LEAST_SITES) break;
    ruleWatch.forget();
    const without = tried(one);
    if (without.value < one.value) better.add(one.site);
    else if (without.value > one.value) worse.add(one.site);
    else if (without.read !== one.read) changed.add(one.site);
  }
  ruleWatch.off = null;
  return { ...countsOf(id, cases), better: better.size, worse: worse.size, changed: changed.size };
}

function countsOf(id: string, cases: readonly Trial[]): RuleWorth {
  const sites = new Set(cases.map(({ site }) => site)).size;
  return { id, fired: cases.length, sites, better: 0, worse: 0, changed: 0 };
}

/** A function that answers nothing may break what relies on it: that rule is needed. */
function tried(one: Trial): { value: number; read: string } {
  try {
    return one.measure();
  } catch {
    return { value: Number.NEGATIVE_INFINITY, read: '' };
  }
}

/** One case of each site, then a second of each … */
function spread(cases: readonly Trial[]): Trial[] {
  const turns = new Map<string, number>();
  return cases
    .map((one, at) => {
      const turn = turns.get(one.site) ?? 0;
      turns.set(one.site, turn + 1);
      return { one, at, turn };
    })
    .sort((left, right) => left.turn - right.turn || left.at - right.at)
    .map(({ one }) => one);
}

function say(what: string, started: number): void {
  console.error(`${what} (${Math.round((Date.now() - started) / 1000)} s)`);
}

function print(worths: readonly RuleWorth[]): void {
  console.log(`${'rule'.padEnd(72)} fired sites better worse changed`);
  for (const { id, fired, sites, better, worse, changed } of worths) {
    const few = sites < LEAST_SITES ? '  few sites' : better < LEAST_SITES ? '  few' : '';
    const verdict = fired === 0 ? '  never' : few;
    const counts = [fired, sites, better, worse, changed].map((count) => String(count).padStart(5)).join(' ');
    console.log(`${id.padEnd(72)} ${counts}${verdict}`);
  }
  console.log(
    `\nbetter: sites on which an outcome is worse without the rule (no more than ${LEAST_SITES} are sought). changed: other findings, same outcome.`,
  );
}

const [dataDir, file, what, ...under] = process.argv.slice(2);
if (dataDir !== undefined && file !== undefined) {
  if (RECORDING) recordRules(dataDir, file);
  else print(weighRules(dataDir, file, under, what === 'fired'));
}
