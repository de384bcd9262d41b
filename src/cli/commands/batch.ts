// `bonafide batch`: many people from a table or a file of requests.
import { extname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Command } from 'commander';
import type { Batch, Bonafide, CreateBatch } from '../../client/bonafide-client.ts';
import { type CommandTools, EXIT, UsageFault, unlessInterrupted } from '../command-tools.ts';
import { bar, jsonText, table } from '../layout.ts';
import { readRequests } from '../request-files.ts';
import type { Terminal } from '../terminal.ts';

interface CreateFlags {
  wait: boolean;
  csv?: boolean;
  json?: boolean;
}

const ASK_EVERY_MILLISECONDS = 1000;

export function addBatch(program: Command, tools: CommandTools): void {
  const { terminal } = tools;
  const batch = program
    .command('batch')
    .summary('verify many people of a table or a file')
    .description('Verifies many people at once; docs/batches.md says what a table may hold.');
  batch
    .command('create <file>')
    .description('Sends up to 1,000 people, waits, and prints what became of each row.')
    .option('--no-wait', 'print the id and do not wait')
    .option('--csv', 'print the rows as CSV')
    .option('--json', 'print one JSON object a row')
    .addHelpText(
      'after',
      '\nThe file is CSV (.csv, .tsv), NDJSON (.ndjson, .jsonl), or JSON and YAML with a list; - is CSV on standard input.',
    )
    .action((file: string, flags: CreateFlags) => create(file, flags, tools));
  batch
    .command('list', { isDefault: true })
    .description('Lists the latest batches.')
    .option('--json', 'print JSON')
    .action(async ({ json }: { json?: boolean }) => {
      const { data } = await tools.client().batches.list({ limit: 25 });
      if (json) terminal.out(jsonText(data));
      else if (data.length === 0) terminal.out('No batches.');
      else for (const line of table(data.map(row), terminal.width)) terminal.out(line);
    });
  batch
    .command('get <batch_id>')
    .description('Prints one batch as JSON.')
    .action(async (id: string) => terminal.out(jsonText(await tools.client().batches.get(id))));
  batch
    .command('results <batch_id>')
    .description('Prints what became of each row, in the order of the request.')
    .option('--csv', 'print CSV')
    .option('--json', 'print one JSON object a row')
    .action((id: string, flags: CreateFlags) => showResults(tools.client(), id, flags, terminal));
  batch
    .command('cancel <batch_id>')
    .description('Cancels what has not ended.')
    .action(async (id: string) => {
      const canceled = await tools.client().batches.cancel(id);
      terminal.out(`${canceled.id} ${canceled.status}`);
    });
}

function row(batch: Batch): string[] {
  return [
    batch.id,
    batch.status === 'running' ? `running ${batch.progress} %` : batch.status,
    `${batch.accepted} of ${batch.total} rows taken`,
    batch.created_at.slice(0, 16).replace('T', ' '),
  ];
}

async function create(file: string, flags: CreateFlags, tools: CommandTools): Promise<void> {
  const { terminal } = tools;
  const client = tools.client();
  const made = await send(client, file, terminal);
  for (const { row: number, errors } of made.rejected_rows ?? []) {
    for (const fault of errors) terminal.error(`row ${number}: ${fault.path || 'the row'} ${fault.message}`);
  }
  if (made.rejected > 0) tools.setExitCode(EXIT.failed);
  if (!flags.wait) {
    terminal.out(made.id);
    return;
  }
  await unlessInterrupted(
    terminal,
    untilEnded(client, made, terminal),
    `The work goes on: bonafide batch get ${made.id}`,
  );
  await showResults(client, made.id, flags, terminal);
}

async function send(client: Bonafide, file: string, terminal: Terminal): Promise<Batch> {
  const extension = file === '-' ? '.csv' : extname(file).toLowerCase();
  if (extension === '.csv' || extension === '.tsv') return client.batches.createFromCsv(await textOf(file, terminal));
  if (extension === '.ndjson' || extension === '.jsonl') {
    return client.batches.createFromLines(await textOf(file, terminal));
  }
  const { requests, faults } = await readRequests([file], terminal);
  if (faults.length > 0) throw new UsageFault(faults.join('\n'));
  const [first] = requests;
  // A body of POST /v1/batches may be given as it is.
  const whole = first?.body as Partial<CreateBatch> | undefined;
  if (requests.length === 1 && Array.isArray(whole?.items)) return client.batches.create(whole as CreateBatch);
  return client.batches.create({ items: requests.map(({ body }) => body) });
}

async function textOf(file: string, terminal: Terminal): Promise<string> {
  try {
    return file === '-' ? await terminal.readInput() : await terminal.readFile(file);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new UsageFault(`${file}: ${code === 'ENOENT' ? 'there is no such file' : message}`);
  }
}

async function untilEnded(client: Bonafide, made: Batch, terminal: Terminal): Promise<void> {
  let batch = made;
  while (batch.status === 'running') {
    terminal.status(`${bar(batch.progress / 100)}  ${batch.accepted} people`);
    await delay(ASK_EVERY_MILLISECONDS);
    batch = await client.batches.get(batch.id);
  }
  terminal.status(null);
}

async function showResults(
  client: Bonafide,
  id: string,
  flags: Omit<CreateFlags, 'wait'>,
  terminal: Terminal,
): Promise<void> {
  if (flags.csv) {
    for (const line of (await client.batches.resultsCsv(id)).trimEnd().split('\n')) terminal.out(line.trimEnd());
    return;
  }
  const results = await client.batches.results(id);
  if (flags.json) for (const result of results) terminal.out(JSON.stringify(result));
  else {
    const rows = results.map((result) => [
      String(result.row),
      result.full_name ?? '',
      result.status,
      (result.assessment ?? '').replaceAll('_', ' '),
      result.job_id ?? result.errors?.map((fault) => `${fault.path} ${fault.message}`).join('; ') ?? '',
    ]);
    for (const line of table(rows, terminal.width)) terminal.out(line);
  }
}
