// `bonafide jobs`: list, show, cancel and erase jobs, and print their reports and sources.
import { type Command, type CommandContext, UsageError } from '../command.ts';
import { reportLines } from '../show-report.ts';

type Act = (context: CommandContext, jobId: string) => Promise<void>;

const ACTS: Record<string, Act> = {
  get: async ({ client, out }, jobId) => out(JSON.stringify(await client.jobs.get(jobId), null, 2)),
  report: async ({ client, out, arguments: words }, jobId) => {
    const report = await client.jobs.report(jobId);
    if (words.includes('--json')) out(JSON.stringify(report, null, 2));
    else for (const line of reportLines(report)) out(line);
  },
  sources: async ({ client, out }, jobId) => {
    for await (const source of client.all((query) => client.jobs.sources(jobId, query), { limit: 100 })) {
      out(`${source.source_id}  ${source.source_quality.toFixed(2)}  ${source.url}`);
    }
  },
  usage: async ({ client, out }, jobId) => out(JSON.stringify(await client.jobs.usage(jobId), null, 2)),
  cancel: async ({ client, out }, jobId) => {
    const job = await client.jobs.cancel(jobId);
    out(`${job.id} ${job.status}`);
  },
  erase: async ({ client, out }, jobId) => {
    await client.jobs.erase(jobId);
    out(`${jobId} erased`);
  },
};

export default {
  name: 'jobs',
  usage: 'jobs [get|report|sources|usage|cancel|erase JOB_ID] [--json]',
  summary: 'list the latest jobs, or act on one',
  async run(context) {
    const [act, jobId] = context.arguments.filter((word) => !word.startsWith('--'));
    if (act === undefined) {
      const { data } = await context.client.jobs.list({ limit: 25 });
      for (const job of data)
        context.out(
          `${job.id}  ${job.status.padEnd(9)}  ${String(job.progress).padStart(3)} %  ${job.created_at}  ${job.person.full_name}`,
        );
      if (data.length === 0) context.out('No jobs yet.');
      return;
    }
    const run = ACTS[act];
    if (!run || !jobId) throw new UsageError(run ? 'Name a job id.' : `Unknown act "${act}".`);
    await run(context, jobId);
  },
} satisfies Command;
