// The figures that belong next to each other: never seen, tuned on (each claim alone, and all of a person in one job),
// and with labelled facts in place of the reader.
import type { ClaimsFileResult, PartResult } from './claims.ts';
import { percent } from './labelled-pages.ts';
import type { EvalResults } from './results.ts';
import { type UnseenFile, unseenPart } from './unseen.ts';

export const SIDE_BY_SIDE_HEAD = ['Claims', 'Figures', 'Cases', 'Strict', 'Lenient', 'False-verified', 'True found'];

const LANGUAGES = [
  { name: 'English', key: 'en' },
  { name: 'other languages', key: 'other languages' },
];

/** One row for each file and language group that a figure is known for; unseen pages first. */
export function sideBySide({ claims, together, judging, unseen }: EvalResults): string[][] {
  const files = [...new Set([...(unseen?.claims ?? []), ...(judging ?? [])].map(({ file }) => file))].sort();
  return files.flatMap((file) =>
    LANGUAGES.flatMap(({ name, key }) => [
      ...unseenRow(
        unseen?.claims.find((one) => one.file === file),
        name,
      ),
      ...measuredRow(
        claims?.find((one) => one.file === file),
        name,
        key,
        'dev',
      ),
      ...measuredRow(
        together?.find((one) => one.file === file),
        name,
        key,
        'dev, asked together',
      ),
      ...measuredRow(
        judging?.find((one) => one.file === file),
        name,
        key,
        'dev, with labelled facts',
      ),
    ]),
  );
}

function unseenRow(file: UnseenFile | undefined, name: string): string[][] {
  const row = file && unseenPart(file, name);
  if (file === undefined || row === undefined) return [];
  const found = unseenPart(file, `true claims, ${name}`)?.strict ?? '-';
  const figures = [row.strict, row.lenient, row.falseVerified, found];
  return [[label(file.file, name), 'unseen', String(row.cases), ...figures]];
}

function measuredRow(file: ClaimsFileResult | undefined, name: string, key: string, what: string): string[][] {
  const row: PartResult | undefined = file?.byLanguage[key];
  if (file === undefined || row === undefined) return [];
  const figures = [row.strict, row.lenient, row.falseVerified, row.trueFound].map(percent);
  return [[label(file.file, name), what, String(row.cases), ...figures]];
}

const label = (file: string, name: string): string => `${file.replace(/\.jsonl$/, '')}, ${name}`;
