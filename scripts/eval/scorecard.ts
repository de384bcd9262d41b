// The readable page of what was measured (docs/scorecard.md).
import type { ClaimsFileResult } from './claims.ts';
import { percent, share } from './labelled-pages.ts';
import type { EvalResults } from './results.ts';
import { SIDE_BY_SIDE_HEAD, sideBySide } from './side-by-side.ts';

function table(head: string[], rows: string[][]): string[] {
  return [
    `| ${head.join(' | ')} |`,
    `|${head.map(() => '---').join('|')}|`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
  ];
}

function modelColumns(file: ClaimsFileResult | undefined): string[] {
  return file === undefined ? [] : [percent(file.strict), percent(file.lenient), percent(file.falseVerified)];
}

/** What to expect of your own pages, before anything that rules were written for. */
function unseenLines(results: EvalResults): string[] {
  const rows = sideBySide(results);
  if (rows.length === 0) return [];
  const lines = [
    '## Pages nobody looked at, beside those that rules were written for',
    '',
    'Unseen pages are the forecast; dev is training error. Asked together: all claims of a person in one job, as users ask; else each as if it were the only one. With labelled facts: comparing and judging alone, as if every page were read without a fault.',
    '',
    ...table(SIDE_BY_SIDE_HEAD, rows),
  ];
  for (const { file, parts } of results.unseen?.claims ?? []) {
    const figures = parts
      .filter(({ part }) => /^(?:kind|page) /.test(part))
      .map(({ part, cases, strict, lenient, falseVerified }) => [part, String(cases), strict, lenient, falseVerified]);
    lines.push(`### Unseen ${file} by kind of claim and of page`, '');
    lines.push(...table(['Part', 'Cases', 'Strict', 'Lenient', 'False-verified'], figures));
  }
  const others = results.unseen?.others ?? [];
  if (others.length > 0)
    lines.push(
      '### Unseen: people of one name, and facts read without a claim',
      '',
      ...others.map((one) => `- ${one}`),
      '',
    );
  return lines;
}

/** By language and by kind of page, where the cases say so. */
function partLines(file: ClaimsFileResult): string[] {
  return Object.entries({ language: file.byLanguage, 'kind of page': file.byPageKind })
    .filter(([, parts]) => Object.keys(parts).length > 0)
    .flatMap(([name, parts]) => [
      `### ${file.file} by ${name}`,
      '',
      ...table(
        [name, 'Cases', 'Strict', 'Lenient', 'False-verified', 'True found'],
        Object.entries(parts).map(([part, row]) => [
          part,
          String(row.cases),
          ...[row.strict, row.lenient, row.falseVerified, row.trueFound].map(percent),
        ]),
      ),
    ]);
}

export function scorecard(results: EvalResults): string {
  const lines: string[] = [
    '# Scorecard',
    '',
    'Written by `npm run eval -- --data DIR --scorecard docs/scorecard.md`. The labelled data is not part of this repository; the sample web is. What the figures are worth on cases nobody tuned on: [accuracy.md](accuracy.md).',
    '',
    `Calibration: \`${results.calibration}\`. Strict: the verdict is the label. Lenient: the verdict is one the label accepts. False-verified: share of the cases that are not verified which were called verified.`,
    '',
  ];
  lines.push(...unseenLines(results));
  if (results.sample) {
    const { sample } = results;
    lines.push('## Sample web', '');
    lines.push(
      ...table(
        [
          'Claims',
          'Right',
          'Precision of verified',
          'Recall of verified',
          'Precision of contradiction',
          'Recall of contradiction',
          'Pages attributed',
        ],
        [
          [
            String(sample.claims),
            percent(sample.accuracy),
            percent(sample.verified.precision),
            percent(sample.verified.recall),
            percent(sample.contradiction.precision),
            percent(sample.contradiction.recall),
            percent(sample.identity.accuracy),
          ],
        ],
      ),
    );
  }
  const withModel = new Map(results.model?.files.map((entry) => [entry.file, entry.together]));
  if (results.claims) {
    lines.push('## Claims', '');
    lines.push(
      ...table(
        [
          'File',
          'Cases',
          'Strict',
          'Lenient',
          'False-verified',
          'False-contradicted',
          'Even half (strict)',
          'Odd half (strict)',
          'Calibration error',
          'Confidence 5 right',
          ...(results.model ? [`With ${results.model.model}: strict`, 'lenient', 'false-verified'] : []),
        ],
        results.claims.map((file) => [
          file.file,
          String(file.cases),
          percent(file.strict),
          percent(file.lenient),
          percent(file.falseVerified),
          percent(file.falseContradicted),
          percent(file.halves.even.strict),
          percent(file.halves.odd.strict),
          percent(file.expectedCalibrationError),
          percent(file.calibration.find((row) => row.level === 5)?.right ?? Number.NaN),
          ...modelColumns(withModel.get(file.file)),
        ]),
      ),
    );
    for (const file of results.claims) {
      lines.push(...partLines(file));
      lines.push(`### ${file.file} by kind`, '');
      lines.push(
        ...table(
          ['Kind', 'Cases', 'Strict', 'Lenient'],
          Object.entries(file.byKind).map(([kind, row]) => [
            kind,
            String(row.cases),
            percent(row.strict),
            percent(row.lenient),
          ]),
        ),
      );
    }
  }
  if (results.identity) {
    lines.push('## Identity', '');
    lines.push(
      ...table(
        ['File', 'Pages', 'Right', 'Namesakes taken for the person'],
        results.identity.map((file) => [
          file.file,
          String(file.pages),
          percent(file.accuracy),
          percent(file.falseSame),
        ]),
      ),
    );
    for (const file of results.identity)
      lines.push(
        ...table(
          ['Kind', 'Pages', 'Right'],
          Object.entries(file.byKind).map(([kind, row]) => [kind, String(row.cases), percent(share(row))]),
        ),
      );
  }
  if (results.names) {
    lines.push('## Names', '');
    lines.push(
      ...table(
        ['File', 'Kind', 'Pairs', 'Right'],
        results.names.flatMap((file) =>
          Object.entries(file.byKind).map(([kind, row]) => [file.file, kind, String(row.cases), percent(row.accuracy)]),
        ),
      ),
    );
  }
  return lines.join('\n');
}
