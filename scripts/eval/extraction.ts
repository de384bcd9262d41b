// Measures what the reader gets out of pages: precision, recall and F1 of education and employment per file and source.
// Runs the product's own path: readDocument, then readPage for the person of the case, as a job reads a page for the person asked.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseDegree } from '../../src/domain/degrees/parse-degree.ts';
import type { Finding } from '../../src/domain/model/finding.ts';
import { comparePersonNames } from '../../src/domain/names/compare-names.ts';
import { plainWords } from '../../src/domain/text/plain-letters.ts';
import { readPage } from '../../src/extract/read-page.ts';
import { pageOf, SHIPPED_TRUST } from './labelled-pages.ts';

interface GoldFact {
  type: 'education' | 'employment';
  org: string | null;
  org_mentions?: string[];
  degree?: string;
  degree_surface?: string;
  field?: string;
  start_year?: number;
  end_year?: number;
  title?: string;
  optional?: boolean;
}

export interface ExtractionCase {
  id: string;
  text?: string;
  html?: string;
  page?: string;
  content_type?: string;
  url?: string;
  title?: string;
  person: string | null;
  person_aliases?: string[];
  person_mentions?: string[];
  gold: GoldFact[];
  exhaustive: string[];
  source: string;
}

export interface PredictedFact {
  type: 'education' | 'employment';
  org: string | null;
  degree: string | null;
  field: string | null;
  start_year: number | null;
  end_year: number | null;
  title: string | null;
  status: string;
}

interface Tally {
  right: number;
  wrong: number;
  found: number;
  missed: number;
}
interface FieldTally {
  degree: [number, number];
  field: [number, number];
  end_year: [number, number];
  title: [number, number];
}
export interface SourceScore {
  cases: number;
  education: Tally;
  employment: Tally;
  fields: FieldTally;
}

const STOP = new Set(
  'the of for and at in de la du des der di inc ltd llc corp corporation company co limited plc s'.split(' '),
);
const fold = (text: string): string => plainWords(text.replace(/['’]s\b/gi, ' '));
const significant = (text: string): string[] =>
  fold(text)
    .split(' ')
    .filter((word) => word !== '' && !STOP.has(word));

/** Set by `exact`: names must have the same words, where the usual measure lets one contain the other. */
let exactNames = false;

export function organisationsMatch(left: string, right: string): boolean {
  const one = significant(left);
  const two = significant(right);
  if (exactNames) return [...one].sort().join(' ') === [...two].sort().join(' ');
  if (one.length === 0 || two.length === 0) return fold(left) === fold(right);
  if (one.join('') === two.join('')) return true;
  const [small, large] = one.length <= two.length ? [one, two] : [two, one];
  if (!small.every((word) => large.includes(word))) return false;
  // One common word alone ("University", "School") is no match.
  return small.some(
    (word) =>
      !/^(?:university|college|school|institute|academy|department|faculty|group|bank|law|medical|state|national|international)$/.test(
        word,
      ),
  );
}

const goldNames = (gold: GoldFact): string[] => [
  ...(gold.org === null ? [] : [gold.org]),
  ...(gold.org_mentions ?? []),
];
const factMatches = (fact: PredictedFact, gold: GoldFact): boolean => {
  if (fact.type !== gold.type) return false;
  if (gold.org === null) return degreesMatch(fact.degree, gold);
  return fact.org !== null && goldNames(gold).some((name) => organisationsMatch(fact.org!, name));
};

function degreesMatch(predicted: string | null, gold: GoldFact): boolean {
  if (predicted === null || gold.degree === undefined) return false;
  if (
    fold(predicted) === fold(gold.degree) ||
    (gold.degree_surface !== undefined && fold(predicted) === fold(gold.degree_surface))
  )
    return true;
  const mine = parseDegree(predicted);
  const theirs = parseDegree(gold.degree_surface ?? gold.degree) ?? parseDegree(gold.degree);
  if (mine === null || theirs === null) return fold(gold.degree).includes(fold(predicted));
  return mine.level === theirs.level && (mine.code === null || theirs.code === null || mine.code === theirs.code);
}

function fieldsMatch(predicted: string | null, gold: string): boolean {
  if (predicted === null) return false;
  const one = significant(predicted);
  const two = significant(gold);
  return one.length > 0 && (one.every((word) => two.includes(word)) || two.every((word) => one.includes(word)));
}

const yearOf = (date: Finding['end']): number | null => (date === undefined || date === 'present' ? null : date.year);

export function predict(item: ExtractionCase, dataDir: string): PredictedFact[] {
  const page = pageOf({ ...item, url: item.url ?? `https://page.example/${item.id}` }, dataDir);
  const asked =
    item.person === null
      ? null
      : { person: { full_name: item.person, aliases: item.person_aliases ?? [] }, claims: [], withParts: false };
  const { findings } = readPage(page, asked, SHIPPED_TRUST.organisations);
  const facts: PredictedFact[] = [];
  for (const finding of findings) {
    if (finding.kind !== 'education' && finding.kind !== 'employment') continue;
    if (finding.status === 'negated') continue;
    if (!isPerson(finding, item)) continue;
    const base: PredictedFact = {
      type: finding.kind === 'education' ? 'education' : 'employment',
      org: finding.organisation?.name ?? null,
      degree: finding.degree?.surface ?? null,
      field: finding.field ?? null,
      start_year: finding.start?.year ?? null,
      end_year: yearOf(finding.end),
      title: finding.title ?? null,
      status: finding.status,
    };
    facts.push(base);
    // A school or laboratory named inside a larger body is a fact of its own in the labels; a department is not.
    if (
      finding.organisation?.unit !== undefined &&
      finding.organisation.how === 'text' &&
      !/^(?:dep|division|section|group|program)|\bdep(?:ar)?t(?:ment)?\b/i.test(finding.organisation.unit)
    )
      facts.push({ ...base, org: finding.organisation.unit });
  }
  return distinct(facts);
}

function distinct(facts: readonly PredictedFact[]): PredictedFact[] {
  const seen = new Set<string>();
  return facts.filter((fact) => {
    const key = JSON.stringify([
      fact.type,
      fact.org === null ? null : fold(fact.org),
      fact.degree,
      fact.type === 'employment' ? fact.title : fact.field,
      fact.end_year,
    ]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function isPerson(finding: Finding, item: ExtractionCase): boolean {
  if (item.person === null) return finding.person.subject;
  // A page that names nobody speaks of the one it was found for.
  if (finding.person.name === '') return finding.person.subject;
  return [item.person, ...(item.person_aliases ?? []), ...(item.person_mentions ?? [])].some((name) =>
    namesMeet(name, finding.person.name),
  );
}

function namesMeet(left: string, right: string): boolean {
  const { outcome } = comparePersonNames(left, right);
  if (outcome === 'same' || outcome === 'compatible') return true;
  const one = fold(left).split(' ');
  const two = fold(right).split(' ');
  return two.length === 1 ? one.includes(two[0]!) : one.length === 1 ? two.includes(one[0]!) : false;
}

const emptyTally = (): Tally => ({ right: 0, wrong: 0, found: 0, missed: 0 });
const emptyScore = (): SourceScore => ({
  cases: 0,
  education: emptyTally(),
  employment: emptyTally(),
  fields: { degree: [0, 0], field: [0, 0], end_year: [0, 0], title: [0, 0] },
});

/** Greedy one-to-one: the best pair first, so that two degrees of one school need two facts. */
function assign(facts: readonly PredictedFact[], gold: readonly GoldFact[]): Map<GoldFact, PredictedFact> {
  const pairs: { fact: PredictedFact; gold: GoldFact; score: number }[] = [];
  for (const goal of gold) {
    for (const fact of facts) {
      if (!factMatches(fact, goal)) continue;
      const score =
        (degreesMatch(fact.degree, goal) ? 4 : 0) +
        (goal.end_year !== undefined && fact.end_year === goal.end_year ? 2 : 0) +
        (goal.field !== undefined && fieldsMatch(fact.field, goal.field) ? 1 : 0) +
        (goal.title !== undefined && fact.title !== null && fold(fact.title).includes(fold(goal.title)) ? 2 : 0);
      pairs.push({ fact, gold: goal, score });
    }
  }
  pairs.sort((left, right) => right.score - left.score);
  const matched = new Map<GoldFact, PredictedFact>();
  const used = new Set<PredictedFact>();
  for (const pair of pairs) {
    if (matched.has(pair.gold) || used.has(pair.fact)) continue;
    matched.set(pair.gold, pair.fact);
    used.add(pair.fact);
  }
  // Two names of one body, or one post without degree: the same fact may answer for both.
  for (const pair of pairs)
    if (!matched.has(pair.gold) && (pair.gold.type === 'employment' || pair.gold.degree === undefined))
      matched.set(pair.gold, pair.fact);
  return matched;
}

export interface CaseErrors {
  id: string;
  source: string;
  missed: GoldFact[];
  wrong: PredictedFact[];
  fields: string[];
}

function scoreCase(item: ExtractionCase, facts: readonly PredictedFact[], score: SourceScore): CaseErrors {
  const matched = assign(facts, item.gold);
  const errors: CaseErrors = { id: item.id, source: item.source, missed: [], wrong: [], fields: [] };
  score.cases += 1;
  for (const goal of item.gold) {
    if (goal.optional === true) continue;
    const fact = matched.get(goal);
    if (fact === undefined) {
      score[goal.type].missed += 1;
      errors.missed.push(goal);
    } else {
      score[goal.type].found += 1;
      if (goal.type === 'education') scoreFields(goal, fact, score.fields, errors.fields);
      if (goal.title !== undefined) {
        score.fields.title[1] += 1;
        if (
          fact.title !== null &&
          (fold(fact.title).includes(fold(goal.title)) ||
            fold(goal.title).includes(fold(fact.title)) ||
            /ceo|chief executive/i.test(fact.title) === /ceo/i.test(goal.title))
        )
          score.fields.title[0] += 1;
      }
    }
  }
  for (const fact of facts) {
    if (!item.exhaustive.includes(fact.type)) continue;
    // A degree without a school claims no organisation: it is judged by the degree where the case has one.
    if (fact.org === null) continue;
    if (item.gold.some((goal) => factMatches(fact, goal))) score[fact.type].right += 1;
    else {
      score[fact.type].wrong += 1;
      errors.wrong.push(fact);
    }
  }
  return errors;
}

/** The facts of one case, counted. */
export function rightAndWrong(
  item: ExtractionCase,
  facts: readonly PredictedFact[],
): { right: number; wrong: number; missed: number } {
  const score = emptyScore();
  const { missed, wrong } = scoreCase(item, facts, score);
  return { right: score.education.found + score.employment.found, wrong: wrong.length, missed: missed.length };
}

function scoreFields(goal: GoldFact, fact: PredictedFact, fields: FieldTally, errors: string[]): void {
  const check = (key: 'degree' | 'field' | 'end_year', wanted: unknown, met: boolean): void => {
    if (wanted === undefined) return;
    fields[key][1] += 1;
    if (met) fields[key][0] += 1;
    else errors.push(`${key}: wanted ${String(wanted)}, read ${String(fact[key])} (${goal.org ?? goal.degree})`);
  };
  check('degree', goal.degree, degreesMatch(fact.degree, goal));
  check('field', goal.field, goal.field !== undefined && fieldsMatch(fact.field, goal.field));
  check('end_year', goal.end_year, fact.end_year === goal.end_year);
}

export function rates(tally: Tally): { precision: number | null; recall: number | null; f1: number | null } {
  const judged = tally.right + tally.wrong;
  const wanted = tally.found + tally.missed;
  const precision = judged === 0 ? null : tally.right / judged;
  const recall = wanted === 0 ? null : tally.found / wanted;
  const f1 =
    precision === null || recall === null || precision + recall === 0
      ? null
      : (2 * precision * recall) / (precision + recall);
  return { precision, recall, f1 };
}

function add(into: SourceScore, from: SourceScore): void {
  into.cases += from.cases;
  for (const type of ['education', 'employment'] as const)
    for (const key of ['right', 'wrong', 'found', 'missed'] as const) into[type][key] += from[type][key];
  for (const key of ['degree', 'field', 'end_year', 'title'] as const)
    for (const at of [0, 1] as const) into.fields[key][at] += from.fields[key][at];
}

export interface ExtractionReport {
  files: { file: string; kind: 'text' | 'html'; sources: Record<string, SourceScore>; all: SourceScore }[];
  all: SourceScore;
  errors: CaseErrors[];
}

export interface ExtractionOptions {
  dataDir: string;
  predictionsDir?: string;
  /** Count a name only when all its words are the label's: "University of X" is then not "X University of Technology". */
  exact?: boolean;
  /** Keep this many erroneous cases. */
  errors?: number;
  source?: string;
  /** Only cases whose id hashes to this half; for tuning on one half and checking on the other. */
  half?: 'even' | 'odd';
}

export function halfOf(id: string): 'even' | 'odd' {
  let hash = 0;
  for (const sign of id) hash = (hash * 31 + sign.codePointAt(0)!) >>> 0;
  return ((hash >>> 4) & 1) === 0 ? 'even' : 'odd';
}

/** Pages of one repository count as one source. */
function sourceName(source: string): string {
  return source.startsWith('github:') ? source.split(' ')[0]! : source;
}

/** Labels leave out what they do not know, or say null: both mean unknown. */
function readCase(line: string): ExtractionCase {
  const item = JSON.parse(line) as ExtractionCase;
  for (const gold of item.gold)
    for (const key of ['degree', 'degree_surface', 'field', 'end_year', 'title', 'org_mentions'] as const)
      if (gold[key] === null) delete gold[key];
  return item;
}

export function evalExtraction(options: ExtractionOptions): ExtractionReport {
  exactNames = options.exact === true;
  const report: ExtractionReport = { files: [], all: emptyScore(), errors: [] };
  for (const file of readdirSync(options.dataDir)
    .filter((name) => /^extraction.*\.jsonl$/.test(name))
    .sort()) {
    const cases = readFileSync(join(options.dataDir, file), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map(readCase);
    const sources: Record<string, SourceScore> = {};
    const all = emptyScore();
    const lines: string[] = [];
    for (const item of cases) {
      if (
        options.source !== undefined &&
        !`${item.source} ${item.id}`.toLowerCase().includes(options.source.toLowerCase())
      )
        continue;
      if (options.half !== undefined && halfOf(item.id) !== options.half) continue;
      const facts = predict(item, options.dataDir);
      // As the labels do (`gold_without_school`): a degree whose school the page does not name stands apart.
      const [named, without] = [facts.filter(({ org }) => org !== null), facts.filter(({ org }) => org === null)];
      lines.push(JSON.stringify({ id: item.id, facts: named, without_organisation: without }));
      const source = sourceName(item.source);
      sources[source] ??= emptyScore();
      const errors = scoreCase(item, facts, sources[source]!);
      if (
        errors.missed.length + errors.wrong.length + errors.fields.length > 0 &&
        report.errors.length < (options.errors ?? 0)
      )
        report.errors.push(errors);
    }
    for (const score of Object.values(sources)) add(all, score);
    add(report.all, all);
    report.files.push({ file, kind: cases[0]?.html === undefined ? 'text' : 'html', sources, all });
    if (options.predictionsDir !== undefined) {
      mkdirSync(options.predictionsDir, { recursive: true });
      writeFileSync(join(options.predictionsDir, basename(file)), `${lines.join('\n')}\n`);
    }
  }
  return report;
}

const percent = (value: number | null): string => (value === null ? '  -  ' : value.toFixed(3));
const share = ([met, of]: [number, number]): string => (of === 0 ? '-' : `${(met / of).toFixed(3)} (${of})`);

function line(name: string, score: SourceScore): string {
  const cells = (['education', 'employment'] as const).map((type) => {
    const { precision, recall, f1 } = rates(score[type]);
    return `${type.slice(0, 4)} P ${percent(precision)} R ${percent(recall)} F1 ${percent(f1)}`;
  });
  return `${name.slice(0, 44).padEnd(44)} ${String(score.cases).padStart(5)}  ${cells.join('  ')}  degree ${share(score.fields.degree)} field ${share(score.fields.field)} end_year ${share(score.fields.end_year)}`;
}

export function formatExtraction(report: ExtractionReport): string {
  const out: string[] = [];
  for (const file of report.files) {
    out.push(`${file.file} (${file.kind})`);
    for (const [name, score] of Object.entries(file.sources)) out.push(`  ${line(name, score)}`);
    out.push(`  ${line('all', file.all)}`);
  }
  out.push(line('ALL', report.all));
  return out.join('\n');
}

export function printExtraction(report: ExtractionReport): void {
  console.log(formatExtraction(report));
  for (const errors of report.errors) console.log(JSON.stringify(errors));
}

function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const dataDir = option('data');
  if (dataDir === undefined) {
    console.error(
      'Usage: node scripts/eval/extraction.ts --data DIR [--errors N] [--source X] [--half even|odd] [--exact] [--predictions DIR] [--json FILE]',
    );
    process.exit(2);
  }
  const half = option('half');
  const source = option('source');
  const predictionsDir = option('predictions');
  const report = evalExtraction({
    dataDir,
    errors: Number(option('errors') ?? 0),
    exact: process.argv.includes('--exact'),
    ...(source === undefined ? {} : { source }),
    ...(half === undefined ? {} : { half: half === 'odd' ? 'odd' : 'even' }),
    ...(predictionsDir === undefined ? {} : { predictionsDir }),
  });
  printExtraction(report);
  const json = option('json');
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`);
}
