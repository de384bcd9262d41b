// `bonafide verify FILE`: creates a job from a JSON file, waits, prints the report.
import type { CreateJob } from '../../client/bonafide-client.ts';
import { type Command, UsageError } from '../command.ts';
import { reportLines } from '../show-report.ts';

export default {
  name: 'verify',
  usage: 'verify FILE.json [--json]',
  summary: 'verify the person and claims in a JSON file (the body of POST /v1/jobs) and print the report',
  async run({ client, arguments: words, out, readFile }) {
    const file = words.find((word) => !word.startsWith('--'));
    if (!file) throw new UsageError('Name a JSON file with person and claims.');
    let body: CreateJob;
    try {
      body = JSON.parse(await readFile(file)) as CreateJob;
    } catch (error) {
      throw new UsageError(`${file} could not be read as JSON: ${(error as Error).message}`);
    }
    const created = await client.jobs.create(body);
    const job = await client.jobs.waitFor(created.id);
    if (job.status !== 'completed') throw new Error(`Job ${job.id} ${job.status}${job.error ? `: ${job.error}` : ''}.`);
    const report = await client.jobs.report(job.id);
    if (words.includes('--json')) out(JSON.stringify(report, null, 2));
    else for (const line of reportLines(report)) out(line);
  },
} satisfies Command;
