// `node scripts/frozen.ts`: what the product says of every named case, one line a case, so that a change of judgement shows as a
// diff of names and not as an average. `node scripts/frozen.ts --write` accepts what it says now.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parseExpectedDate } from '../src/domain/claims/expected-dates.ts';
import { compareDates } from '../src/domain/dates/compare-dates.ts';
import { compareDegrees } from '../src/domain/degrees/compare-degrees.ts';
import { compareFields } from '../src/domain/fields/compare-fields.ts';
import { stanceCase } from '../src/domain/judging/stance-confidence.ts';
import type { Comparison } from '../src/domain/model/comparison.ts';
import { comparePersonNames } from '../src/domain/names/compare-names.ts';
import { compareCompanies } from '../src/domain/orgs/companies/compare-companies.ts';
import { compareSchools } from '../src/domain/orgs/schools/compare-schools.ts';
import { comparePlaces } from '../src/domain/places/compare-places.ts';
import { compareTitles } from '../src/domain/titles/compare-titles.ts';
import { openOrganisations } from '../src/main/organisation-data.ts';
import { judgeSample } from './eval/sample.ts';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'test', 'frozen');
export const PAIRS = join(folder, 'pairs.txt');
export const OUTCOMES = join(folder, 'outcomes.txt');
export const ACCEPT = 'node scripts/frozen.ts --write';

/** Fixed, so that the lines do not depend on the day. */
const CURRENT_YEAR = 2026;

const { index: organisations } = openOrganisations();

const COMPARISONS: Readonly<Record<string, (left: string, right: string) => Comparison>> = {
  person: comparePersonNames,
  school: (left, right) => compareSchools(left, right, organisations),
  company: (left, right) => compareCompanies(left, right, organisations),
  degree: compareDegrees,
  field: compareFields,
  title: compareTitles,
  date: (left, right) =>
    compareDates(parseExpectedDate(left) ?? undefined, parseExpectedDate(right) ?? undefined, {
      currentYear: CURRENT_YEAR,
    }),
  place: comparePlaces,
};

function pairLines(): string[] {
  return readFileSync(PAIRS, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [kind = '', left = '', right = '', ...more] = line.split(' | ');
      const compare = COMPARISONS[kind];
      if (!compare || right === '' || more.length > 0) throw new Error(`not a pair: ${line}`);
      const { outcome, score, reason } = compare(left, right);
      return `${kind} | ${left} | ${right} -> ${outcome} ${score.toFixed(2)} | ${reason}`;
    });
}

/** Every claim of the sample web: what was said, how surely, what the pages say by themselves, and why. */
function claimLines(): string[] {
  return judgeSample().map(({ person, claim, label, verdict: { result, stance, reading } }) => {
    const right = result.status === label ? '' : ` (label: ${label})`;
    const why = result.reason_code ?? reading.exclusion ?? 'evidence';
    return `claim | ${person} | ${claim} -> ${result.status} ${result.confidence}${right} | ${stance} by ${stanceCase(reading)} | ${why}`;
  });
}

/** The case that a line speaks of, and what it says of it. */
function split(line: string): [string, string] {
  const at = line.indexOf(' -> ');
  return at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 4)];
}

export function outcomeLines(): string[] {
  return [...pairLines(), ...claimLines()];
}

/** Lines for a reader: each case whose outcome is another one, came, or went. */
export function differences(before: readonly string[], after: readonly string[]): string[] {
  const old = new Map(before.map(split));
  const now = new Map(after.map(split));
  const lines: string[] = [];
  for (const [name, outcome] of now) {
    const known = old.get(name);
    if (known === undefined) lines.push(`new      ${name}\n         + ${outcome}`);
    else if (known !== outcome) lines.push(`changed  ${name}\n         - ${known}\n         + ${outcome}`);
  }
  for (const [name, outcome] of old) if (!now.has(name)) lines.push(`gone     ${name}\n         - ${outcome}`);
  return lines;
}

export function frozenLines(): string[] {
  return readFileSync(OUTCOMES, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

function main(): void {
  const { values } = parseArgs({ options: { write: { type: 'boolean' } } });
  const lines = outcomeLines();
  if (values.write) {
    const head = `# Written by \`${ACCEPT}\`; checked by outcomes.test.ts. One line a case: what the product says of it.`;
    writeFileSync(OUTCOMES, `${[head, ...lines].join('\n')}\n`);
    console.log(`${lines.length} outcomes written`);
    return;
  }
  const changed = differences(frozenLines(), lines);
  for (const line of changed) console.log(line);
  console.log(
    `${changed.length} of ${lines.length} outcomes changed${changed.length > 0 ? `; accept: ${ACCEPT}` : ''}`,
  );
  if (changed.length > 0) process.exitCode = 1;
}

if (import.meta.main) main();
