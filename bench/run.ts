// Runs every bench that is there and prints each figure with its limit, ratio and aim.
//   npm run bench -- [--only api,queue] [--data DIR] [--json FILE]
// --data: labelled data, as for `npm run eval`; its html pages are read too.
import { existsSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Measure } from './measure.ts';

const MODULES = [
  'api',
  'queue',
  'deliveries',
  'providers',
  'corpus',
  'reading',
  'organisations',
  'comparisons',
  'judging',
  'safety',
  'console',
] as const;

const { values } = parseArgs({
  options: { only: { type: 'string' }, data: { type: 'string' }, json: { type: 'string' } },
});
const only = values.only?.split(',');
const results: ({ bench: string } & Measure)[] = [];
const failures: { bench: string; message: string }[] = [];

for (const name of MODULES) {
  if (only && !only.includes(name)) continue;
  const file = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  if (!existsSync(file)) continue;
  const started = performance.now();
  try {
    const module = (await import(file)) as Record<string, unknown>;
    const bench = module[`bench${name[0]!.toUpperCase()}${name.slice(1)}`] as (options: { data?: string }) => unknown;
    for (const measure of measuresOf(await bench({ data: values.data }))) results.push({ bench: name, ...measure });
  } catch (error) {
    failures.push({ bench: name, message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
  print(name, (performance.now() - started) / 1000);
}
if (values.json) {
  const machine = { cores: cpus().length, node: process.version, platform: `${process.platform} ${process.arch}` };
  writeFileSync(values.json, `${JSON.stringify({ machine, results, failures }, null, 2)}\n`);
}
process.exit(failures.length > 0 ? 1 : 0);

/** Benches that answer with one record of figures get one row a figure. */
function measuresOf(answer: unknown): Measure[] {
  const items = Array.isArray(answer) ? answer : [answer];
  return items.flatMap((item: Record<string, unknown>) => {
    if (typeof item.value === 'number') return [item as unknown as Measure];
    const label = typeof item.name === 'string' ? `${item.name}, ` : '';
    return Object.entries(item)
      .filter(([, value]) => typeof value === 'number')
      .map(([name, value]) => ({ name: `${label}${name}`, value: value as number, unit: '' }));
  });
}

function shown(value: number | undefined): string {
  if (value === undefined) return '';
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3);
}

function print(name: string, seconds: number): void {
  console.log(`\n${name} (${seconds.toFixed(0)} s)`);
  for (const measure of results.filter((result) => result.bench === name)) {
    const parts = [`${shown(measure.value)} ${measure.unit}`.padStart(16), measure.name.padEnd(52)];
    if (measure.limit !== undefined) parts.push(`limit ${shown(measure.limit)}`);
    if (measure.ratio !== undefined) parts.push(`ratio ${shown(measure.ratio)}`);
    if (measure.aim !== undefined) parts.push(`aim ${measure.aim}${measure.met === false ? ' MISSED' : ''}`);
    console.log(`  ${parts.join('  ')}`);
  }
  for (const failure of failures.filter((failed) => failed.bench === name)) console.log(`  FAILED ${failure.message}`);
}
