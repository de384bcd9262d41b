// `npm run eval`: measures the product on labelled data and on the sample web.
//   --data DIR            folder with claims*.jsonl, identity*.jsonl, names*.jsonl, extraction*.jsonl
//   --only PART           extraction, scopes, claims, judging, identity, names or sample; may be given more than once
//   --rules               on how many sites each rule of the reading helps and harms, and nothing else
//   --under FOLDER        with --rules: only patterns and functions of this folder of src/extract; may be given more than once
//   --fired               with --rules: only on how many sites each rule fires, which is most it can help on (a quarter of the time)
//   --errors N            the N worst cases of each file with the reasons that led there
//   --kind KIND           only claims of one kind
//   --half even|odd       one half of the cases, by a hash of their ids
//   --json FILE           everything measured, as JSON
//   --predictions DIR     one file per labelled file with the answers
//   --scorecard FILE      the readable page (docs/scorecard.md)
//   --unseen FILE         what a scorer of unseen pages printed, to stand beside these figures and first on the scorecard
//   --reader model        claims with the model of the settings as a further reader, beside the grammar alone (docs/model.md)
//   --reader truthful     the same with a model on loopback that knows the labelled facts
//   --record DIR          keeps the model's answers, and takes those that are there
//   --replay DIR          only kept answers; nobody is asked
//   --max-cost USD        after which the model is not asked any more (5)
//   --file PREFIX         only claims files whose name starts so
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CALIBRATION } from '../../src/domain/judging/calibration.ts';
import { openOrganisations } from '../../src/main/organisation-data.ts';
import { type ClaimsFileResult, evalClaims, evalTogether, type PartResult } from './claims.ts';
import { evalIdentity, type IdentityFileResult } from './identity.ts';
import { evalJudging } from './judging.ts';
import { percent, share } from './labelled-pages.ts';
import { evalNames, type NamesFileResult } from './names.ts';
import type { EvalResults } from './results.ts';
import { runRules } from './run-rules.ts';
import { evalSample, type SampleResult } from './sample.ts';
import { evalScopes, printScopes } from './scopes.ts';
import { scorecard } from './scorecard.ts';
import { SIDE_BY_SIDE_HEAD, sideBySide } from './side-by-side.ts';
import { readUnseen } from './unseen.ts';

const PARTS = ['extraction', 'scopes', 'claims', 'judging', 'identity', 'names', 'sample'] as const;
type Part = (typeof PARTS)[number];

function printFigures(result: ClaimsFileResult): void {
  console.log(`\n${result.file}: ${result.cases} cases`);
  console.log(
    `  strict ${percent(result.strict)}  lenient ${percent(result.lenient)}  false-verified ${percent(result.falseVerified)}  false-contradicted ${percent(result.falseContradicted)}  true found ${percent(result.trueFound)}`,
  );
}

function printClaims(result: ClaimsFileResult): void {
  printFigures(result);
  for (const half of ['even', 'odd'] as const) {
    const part = result.halves[half];
    console.log(
      `  ${half}: strict ${percent(part.strict)}  lenient ${percent(part.lenient)}  false-verified ${percent(part.falseVerified)}`,
    );
  }
  console.log(
    `  calibration error ${percent(result.expectedCalibrationError)}  ${result.calibration.map((row) => `${row.level}: ${row.cases} right ${percent(row.right)} stated ${percent(row.stated)}`).join(' | ')}`,
  );
  console.log('  by kind (cases, strict, lenient)');
  for (const [kind, row] of Object.entries(result.byKind)) {
    console.log(
      `    ${kind.padEnd(34)} ${String(row.cases).padStart(4)}  ${percent(row.strict)}  ${percent(row.lenient)}`,
    );
  }
  printParts('source', result.bySource);
  printParts('language', result.byLanguage);
  printParts('page kind', result.byPageKind);
  for (const error of result.errors) {
    console.log(
      `\n  [${error.kind}] ${error.label} -> ${error.verdict}  ${error.id}\n    ${JSON.stringify(error.person)}\n    ${JSON.stringify(error.expected)}`,
    );
    for (const reason of error.reasons) console.log(`      ${reason}`);
    for (const page of error.pages) console.log(`      PAGE ${page.replace(/\s+/g, ' ')}`);
  }
}

/** Too many parts to read, as many sites are, are left to `--json`. */
const MOST_PARTS = 20;

function printParts(name: string, parts: Record<string, PartResult>): void {
  const rows = Object.entries(parts);
  if (rows.length === 0 || rows.length > MOST_PARTS) return;
  console.log(`  by ${name} (cases, strict, lenient, false-verified, true claims found)`);
  for (const [part, row] of rows) {
    const figures = [row.strict, row.lenient, row.falseVerified, row.trueFound].map(percent).join('  ');
    console.log(`    ${part.slice(0, 50).padEnd(50)} ${String(row.cases).padStart(4)}  ${figures}`);
  }
}

function printSideBySide(results: EvalResults): void {
  const rows = sideBySide(results);
  if (rows.length === 0) return;
  console.log('');
  for (const [claims, ...figures] of [SIDE_BY_SIDE_HEAD, ...rows])
    console.log(
      `${claims!.padEnd(32)} ${figures.map((figure, at) => figure.padEnd(at === 0 ? 24 : 14)).join(' ')}`.trimEnd(),
    );
}

function printIdentity(result: IdentityFileResult): void {
  console.log(
    `\n${result.file}: ${result.pages} pages, right ${percent(result.accuracy)}, namesakes taken for the person ${percent(result.falseSame)}; even ${percent(result.halves.even)} odd ${percent(result.halves.odd)}`,
  );
  for (const [kind, row] of Object.entries(result.byKind))
    console.log(`    ${kind.padEnd(50)} ${String(row.cases).padStart(4)}  ${percent(share(row))}`);
  for (const error of result.errors) {
    console.log(
      `\n  [${error.kind}] is the person: ${error.label}, P ${error.probability.toFixed(3)}  ${error.url}\n    ${JSON.stringify(error.person)}`,
    );
    for (const reason of error.reasons) console.log(`      ${reason}`);
    console.log(`      PAGE ${error.text.replace(/\s+/g, ' ')}`);
  }
}

function printNames(result: NamesFileResult): void {
  console.log(`\n${result.file}: ${result.cases} pairs`);
  for (const [kind, row] of Object.entries(result.byKind))
    console.log(`    ${kind.padEnd(20)} ${String(row.cases).padStart(5)}  ${percent(row.accuracy)}`);
  for (const error of result.errors)
    console.log(
      `    ${error.kind}/${error.category} ${error.expected} -> ${error.predicted} | ${error.a} | ${error.b} | ${error.reason}`,
    );
}

function printSample(result: SampleResult): void {
  console.log(`\nsample web: ${result.claims} claims, right ${percent(result.accuracy)}`);
  console.log(
    `  verified: precision ${percent(result.verified.precision)} recall ${percent(result.verified.recall)}; contradiction: precision ${percent(result.contradiction.precision)} recall ${percent(result.contradiction.recall)}`,
  );
  console.log(
    `  identity: ${result.identity.pages} pairs of page and person, right ${percent(result.identity.accuracy)}`,
  );
  for (const [label, row] of Object.entries(result.byLabel))
    console.log(`    ${label.padEnd(14)} ${JSON.stringify(row)}`);
  console.log(
    '  by language of the deciding page: right of claims; verified found of labelled, contradiction the same',
  );
  for (const [language, row] of Object.entries(result.byLanguage).sort(([one], [other]) => (one < other ? -1 : 1)))
    console.log(
      `    ${language.padEnd(3)} ${row.right} of ${row.claims}; ${row.verified.found} of ${row.verified.labelled} (${row.verified.wrong} wrong), ${row.contradiction.found} of ${row.contradiction.labelled} (${row.contradiction.wrong} wrong)`,
    );
  for (const error of result.errors) {
    console.log(
      `\n  ${error.person}/${error.claim}: ${error.label} -> ${error.status}\n    ${JSON.stringify(error.expected)}\n    why: ${error.why}\n    ${error.explanation}`,
    );
  }
  for (const line of result.identityErrors) console.log(`  identity: ${line}`);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      only: { type: 'string', multiple: true },
      rules: { type: 'boolean' },
      under: { type: 'string', multiple: true },
      fired: { type: 'boolean' },
      errors: { type: 'string' },
      kind: { type: 'string' },
      half: { type: 'string' },
      json: { type: 'string' },
      predictions: { type: 'string' },
      scorecard: { type: 'string' },
      unseen: { type: 'string' },
      reader: { type: 'string' },
      record: { type: 'string' },
      replay: { type: 'string' },
      'max-cost': { type: 'string' },
      file: { type: 'string' },
    },
  });
  if (values.rules === true) {
    if (values.data === undefined) throw new Error('--rules needs --data DIR');
    runRules(values.data, values.under ?? [], values.fired === true);
    return;
  }
  const wanted = (values.only ?? []).flatMap((part) => part.split(','));
  const unknown = wanted.filter((part) => !(PARTS as readonly string[]).includes(part));
  if (unknown.length > 0) throw new Error(`--only knows ${PARTS.join(', ')}; not ${unknown.join(', ')}`);
  const runs = (part: Part) => wanted.length === 0 || wanted.includes(part);
  const errors = Number(values.errors ?? 0);
  const half: 'even' | 'odd' | undefined = values.half === 'even' || values.half === 'odd' ? values.half : undefined;
  const needsData = (['claims', 'judging', 'identity', 'names', 'extraction', 'scopes'] as const).some(runs);
  if (needsData && values.data === undefined && wanted.length > 0 && !wanted.every((part) => part === 'sample')) {
    throw new Error('say where the labelled data is: --data DIR');
  }
  const results: EvalResults = { calibration: CALIBRATION.version };
  const dataDir = values.data;
  const common: { errors: number; half?: 'even' | 'odd'; predictionsDir?: string } = { errors };
  if (half) common.half = half;
  if (values.predictions) common.predictionsDir = values.predictions;
  if (dataDir !== undefined) {
    if (runs('names')) {
      results.names = evalNames({ dataDir, organisations: openOrganisations().index, ...common });
      for (const result of results.names) printNames(result);
    }
    if (runs('extraction')) {
      const { evalExtraction, printExtraction } = await import('./extraction.ts');
      const extraction = evalExtraction({ dataDir, ...common });
      results.extraction = extraction;
      printExtraction(extraction);
    }
    if (runs('scopes')) {
      results.scopes = evalScopes({ dataDir, errors });
      for (const result of results.scopes) printScopes(result);
    }
    if (runs('identity')) {
      results.identity = evalIdentity({ dataDir, ...common });
      for (const result of results.identity) printIdentity(result);
    }
    if (values.reader === 'model' || values.reader === 'truthful') {
      const { runModelEval, printModelRun } = await import('./model-run.ts');
      results.model = await runModelEval({
        dataDir,
        ...common,
        ...(values.kind ? { kind: values.kind } : {}),
        ...(values.file ? { file: values.file } : {}),
        reader: values.reader,
        record: values.record ?? null,
        replay: values.replay ?? null,
        mostUsd: Number(values['max-cost'] ?? 5),
      });
      printModelRun(results.model);
      results.claims = results.model.files.map(({ alone }) => alone);
    } else if (runs('claims')) {
      results.claims = evalClaims({ dataDir, ...common, ...(values.kind ? { kind: values.kind } : {}) });
      for (const result of results.claims) printClaims(result);
      results.together = evalTogether({ dataDir, ...common, ...(values.kind ? { kind: values.kind } : {}) });
      console.log('\nall claims of a person in one job:');
      for (const result of results.together) printFigures(result);
    }
  }
  if (dataDir !== undefined && runs('judging')) {
    // Answers of both would go to one file name; those of the reader count where both run.
    const { predictionsDir, ...rest } = common;
    const own = runs('claims') || predictionsDir === undefined ? {} : { predictionsDir };
    results.judging = evalJudging({ dataDir, ...rest, ...own, ...(values.kind ? { kind: values.kind } : {}) });
    console.log('\nwith the labelled facts in place of the reader:');
    for (const result of results.judging) printClaims(result);
  }
  if (runs('sample')) {
    results.sample = evalSample({ errors });
    printSample(results.sample);
  }
  if (values.unseen) results.unseen = readUnseen(values.unseen);
  printSideBySide(results);
  if (values.json) writeFileSync(values.json, `${JSON.stringify(results, null, 2)}\n`);
  if (values.scorecard) writeFileSync(values.scorecard, scorecard(results));
}

await main();
