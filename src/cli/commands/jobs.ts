// `bonafide jobs`: list, watch, show, cancel and erase jobs, and print their reports and sources.
import type { Command } from 'commander';
import type { Job, JobListQuery } from '../../client/bonafide-client.ts';
import { type CommandTools, confirmed, EXIT, UsageFault, unlessInterrupted } from '../command-tools.ts';
import { followJobs } from '../follow-jobs.ts';
import { jsonText, plainLine, table } from '../layout.ts';
import { reportLines } from '../show-report.ts';
import type { Style, Terminal } from '../terminal.ts';

interface ListFlags {
  status?: Job['status'];
  person?: string;
  after?: string;
  before?: string;
  limit: string;
  all?: boolean;
  json?: boolean;
}

const ASSESSMENT_WORDS: Record<NonNullable<Job['assessment']>, { words: string; style: Style }> = {
  confirmed: { words: 'confirmed', style: 'green' },
  mostly_confirmed: { words: 'mostly confirmed', style: 'green' },
  mixed: { words: 'mixed', style: 'yellow' },
  contradicted: { words: 'contradicted', style: 'red' },
  insufficient_evidence: { words: 'unable to verify', style: 'gray' },
};

export function addJobs(program: Command, tools: CommandTools): void {
  const jobs = program.command('jobs').summary('list jobs, or act on one').description('Lists jobs, or acts on one.');
  const { terminal } = tools;
  jobs
    .command('list', { isDefault: true })
    .description('Lists the latest jobs.')
    .option('--status <status>', 'created, queued, running, completed, failed or canceled')
    .option('--person <words>', 'words of the name')
    .option('--after <time>', 'created after, as 2026-03-01')
    .option('--before <time>', 'created before')
    .option('--limit <number>', 'how many', '25')
    .option('--all', 'every one, page after page')
    .option('--json', 'print JSON')
    .action((flags: ListFlags) => list(flags, tools));
  jobs
    .command('get <job_id>')
    .description('Prints one job as JSON.')
    .action(async (jobId: string) => terminal.out(jsonText(await tools.client().jobs.get(jobId))));
  jobs
    .command('watch <job_id...>')
    .description('Shows how far jobs are, and what became of them.')
    .action((jobIds: string[]) => watch(jobIds, tools));
  jobs
    .command('report <job_id>')
    .description('Prints the report of a completed job.')
    .option('--json', 'print JSON')
    .action(async (jobId: string, { json }: { json?: boolean }) => {
      const client = tools.client();
      const report = await client.jobs.report(jobId);
      if (json) terminal.out(jsonText(report));
      else for (const line of reportLines(await client.jobs.get(jobId), report, terminal)) terminal.out(line);
    });
  addMore(jobs, tools);
}

function addMore(jobs: Command, tools: CommandTools): void {
  const { terminal } = tools;
  jobs
    .command('sources <job_id>')
    .description('Lists the pages that a job read.')
    .option('--json', 'print one JSON object a line')
    .action(async (jobId: string, { json }: { json?: boolean }) => {
      const client = tools.client();
      for await (const source of client.all((query) => client.jobs.sources(jobId, query), { limit: 100 })) {
        if (json) terminal.out(JSON.stringify(source));
        else terminal.out(`${source.source_id}  ${source.source_quality.toFixed(2)}  ${plainLine(source.url)}`);
      }
    });
  jobs
    .command('text <job_id> <source_id>')
    .description('Prints the stored text of a page that a job read.')
    .action(async (jobId: string, sourceId: string) => {
      const { text } = await tools.client().jobs.sourceText(jobId, sourceId);
      for (const line of text.split('\n')) terminal.out(plainLine(line));
    });
  jobs
    .command('usage <job_id>')
    .description('Prints what a job asked, read and cost, as JSON.')
    .action(async (jobId: string) => terminal.out(jsonText(await tools.client().jobs.usage(jobId))));
  jobs
    .command('rerun <job_id>')
    .description('Asks again what a job asked, and prints the id of the new job.')
    .action(async (jobId: string) => terminal.out((await tools.client().jobs.rerun(jobId)).id));
  jobs
    .command('changes <job_id>')
    .description('Prints what differs from the run before, as JSON.')
    .option('--since <job_id>', 'from this job')
    .action(async (jobId: string, { since }: { since?: string }) =>
      terminal.out(jsonText(await tools.client().jobs.changes(jobId, since === undefined ? {} : { since }))),
    );
  jobs
    .command('cancel <job_id...>')
    .description('Cancels jobs that have not ended.')
    .action(async (jobIds: string[]) => {
      for (const jobId of jobIds) {
        const job = await tools.client().jobs.cancel(jobId);
        terminal.out(`${job.id} ${job.status}`);
      }
    });
  jobs
    .command('erase <job_id...>')
    .description('Erases jobs with everything that was read for them.')
    .option('--yes', 'do not ask')
    .action(async (jobIds: string[], { yes }: { yes?: boolean }) => {
      const what = jobIds.length === 1 ? jobIds[0] : `${jobIds.length} jobs`;
      await confirmed(terminal, `Erase ${what} with report and sources, for good?`, yes);
      for (const jobId of jobIds) {
        await tools.client().jobs.erase(jobId);
        terminal.out(`${jobId} erased`);
      }
    });
}

async function list(flags: ListFlags, tools: CommandTools): Promise<void> {
  const { terminal } = tools;
  const client = tools.client();
  const limit = Number(flags.limit);
  if (!Number.isInteger(limit) || limit < 1)
    throw new UsageFault(`--limit must be a whole number, not "${flags.limit}".`);
  const query: JobListQuery = {
    limit: flags.all ? 100 : Math.min(limit, 100),
    ...(flags.status === undefined ? {} : { status: flags.status }),
    ...(flags.person === undefined ? {} : { person: flags.person }),
    ...(flags.after === undefined ? {} : { created_after: flags.after }),
    ...(flags.before === undefined ? {} : { created_before: flags.before }),
  };
  const jobs: Job[] = [];
  for await (const job of client.all((page: JobListQuery) => client.jobs.list(page), query)) {
    jobs.push(job);
    if (!flags.all && jobs.length === limit) break;
  }
  if (flags.json) terminal.out(jsonText(jobs));
  else if (jobs.length === 0) terminal.out('No jobs.');
  else
    for (const line of table(
      jobs.map((job) => row(job, terminal)),
      terminal.width,
    ))
      terminal.out(line);
}

function row(job: Job, { paint }: Terminal): string[] {
  const outcome = job.assessment === undefined ? null : ASSESSMENT_WORDS[job.assessment];
  return [
    job.id,
    job.status === 'running' ? `running ${job.progress} %` : job.status,
    outcome === null ? '' : paint(outcome.style, outcome.words),
    job.created_at.slice(0, 16).replace('T', ' '),
    plainLine(job.person.full_name),
  ];
}

async function watch(jobIds: string[], tools: CommandTools): Promise<void> {
  const { terminal } = tools;
  const client = tools.client();
  const jobs = await Promise.all(jobIds.map((jobId) => client.jobs.get(jobId)));
  const following = followJobs(client, jobs, terminal, {
    onEnd: async (job) => {
      terminal.out(`${job.id} ${job.status}${job.error ? `: ${plainLine(job.error)}` : ''}`);
      if (job.status !== 'completed') tools.setExitCode(EXIT.failed);
    },
  });
  await unlessInterrupted(terminal, following, 'The work goes on.');
}
