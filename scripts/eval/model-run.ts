// `npm run eval -- --reader model`: the model of the settings, or one that knows the labels (`--reader truthful`), measured on labelled
// claims beside the grammar alone.
import { loadSettings } from '../../src/main/load-settings.ts';
import { openReadingModel } from '../../src/main/reading-model.ts';
import { systemClock } from '../../src/main/system-clock.ts';
import type { Model } from '../../src/ports/model.ts';
import type { ClaimsEvalOptions } from './claims.ts';
import { evalClaimsByModel, type ModelFileResult } from './claims-by-model.ts';
import { percent } from './labelled-pages.ts';
import { recordedModel } from './recorded-model.ts';
import { startTruthfulModel } from './truthful-model.ts';

export interface ModelRunOptions extends ClaimsEvalOptions {
  reader: 'model' | 'truthful';
  record: string | null;
  replay: string | null;
  mostUsd: number;
  file?: string;
}

const SILENT = { info: () => {}, warn: () => {}, error: () => {} };
const UNCOUNTED = { count: () => {}, observe: () => {}, gauge: () => {} };
/** What a small hosted model costs, so that the truthful one has a price to show. */
const SHOWN_PRICES = { input: 0.25, output: 2 };

export interface ModelRun {
  model: string;
  files: ModelFileResult[];
}

export async function runModelEval(options: ModelRunOptions): Promise<ModelRun> {
  if (options.reader === 'model') {
    const settings = loadSettings().model;
    if (settings === null) throw new Error('name the model: BONAFIDE_MODEL=… (docs/model.md)');
    return measure(options, settings);
  }
  const server = await startTruthfulModel(options.dataDir);
  try {
    return await measure(options, {
      model: 'truthful',
      api: 'openai',
      url: server.url,
      apiKey: null,
      prices: SHOWN_PRICES,
      duties: ['read', 'locate'],
      pageCharacters: 12_000,
      callsPerJob: 40,
      concurrency: 1,
      timeoutSeconds: 60,
    });
  } finally {
    await server.close();
  }
}

type ModelSettings = NonNullable<ReturnType<typeof loadSettings>['model']>;

async function measure(options: ModelRunOptions, settings: Readonly<ModelSettings>): Promise<ModelRun> {
  const basics = { userAgent: 'Bonafide/eval', clock: systemClock, metrics: UNCOUNTED, log: SILENT };
  const opened = (await openReadingModel(settings, basics))!;
  const { model }: { model: Model } = opened.active;
  const { record, replay, mostUsd } = options;
  try {
    const files = await evalClaimsByModel(options, model, () =>
      recordedModel({ model, folder: replay ?? record, replay: replay !== null, mostUsd }),
    );
    return { model: model.name, files };
  } finally {
    await opened.close();
  }
}

export function printModelRun({ model, files }: ModelRun): void {
  for (const { file, alone, together, asked, jobs, accepted, dropped, calls } of files) {
    console.log(`\n${file} with ${model}: ${alone.cases} cases, ${jobs} jobs; the model was asked in ${asked} cases`);
    for (const [name, result] of [
      ['grammar alone', alone],
      ['with model', together],
    ] as const)
      console.log(
        `  ${name.padEnd(14)} strict ${percent(result.strict)}  lenient ${percent(result.lenient)}  false-verified ${percent(result.falseVerified)}  false-contradicted ${percent(result.falseContradicted)}`,
      );
    const lost = Object.values(dropped).reduce((sum, count) => sum + count, 0);
    console.log(
      `  ${calls.calls} calls (${calls.replayed} replayed), ${(calls.calls / Math.max(1, jobs)).toFixed(2)} a job; ${calls.inputTokens} tokens in, ${calls.outputTokens} out; $${calls.costUsd.toFixed(4)}, $${(calls.costUsd / Math.max(1, jobs)).toFixed(5)} a job`,
    );
    console.log(
      `  ${accepted} facts taken, ${lost} dropped (${percent(lost / Math.max(1, lost + accepted))}) ${JSON.stringify(dropped)}`,
    );
    if (Object.keys(calls.missing).length > 0) console.log(`  without answer: ${JSON.stringify(calls.missing)}`);
  }
}
