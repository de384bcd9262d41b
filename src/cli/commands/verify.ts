// `bonafide verify`: a person by flags, or requests from files and standard input; waits and prints the reports.
import type { Command } from 'commander';
import { type Bonafide, BonafideError, type CreateJob, type Job, type Report } from '../../client/bonafide-client.ts';
import { CommandFault, type CommandTools, EXIT, UsageFault, unlessInterrupted } from '../command-tools.ts';
import { refusalLines } from '../explain-fault.ts';
import { followJobs } from '../follow-jobs.ts';
import { jsonText } from '../layout.ts';
import { type NamedRequest, readRequests } from '../request-files.ts';
import {
  type ClaimFlags,
  optionsFromFlags,
  type PersonFlags,
  type RunFlags,
  requestFromFlags,
} from '../request-from-flags.ts';
import { exitStatusOf, reportLines } from '../show-report.ts';

interface VerifyFlags extends PersonFlags, ClaimFlags, RunFlags {
  json?: boolean;
  wait: boolean;
  dryRun?: boolean;
  exitStatus?: boolean;
}

const EXAMPLES = `
Examples:
  bonafide verify "Maren Tollefsen" --company "Halden Robotics" \\
    --education "Norvane University, PhD in Mechanical Engineering, 2014" \\
    --employer "Halden Robotics, Chief Technology Officer, since 2019"
  bonafide verify request.yaml other.json
  cat request.json | bonafide verify - --json

The parts of a claim come in the order shown; a part with a comma in it needs names:
  --education "school=University of California, Berkeley; degree=PhD; end_year=2009"

With --exit-status: 3 when a claim is contradicted, 4 when none is and some are not verified.`;

const collect = (value: string, earlier: string[] | undefined): string[] => [...(earlier ?? []), value];

export function addVerify(program: Command, tools: CommandTools): void {
  program
    .command('verify')
    .summary('verify a person by name and claims, or requests in files')
    .description('Verifies a person and prints the report with the sentences it rests on.')
    .argument('<name or file...>', 'a full name with claims by flags; or JSON and YAML files, - for standard input')
    .optionsGroup('Claims:')
    .option('--education <claim>', 'SCHOOL, DEGREE [in FIELD], YEARS; may be said again', collect)
    .option('--employer <claim>', 'EMPLOYER, TITLE, YEARS; may be said again', collect)
    .option('--business <claim>', 'COMPANY, ROLE, YEARS; may be said again', collect)
    .option('--award <claim>', 'NAME, ISSUER, YEAR; may be said again', collect)
    .option('--credential <claim>', 'NAME, ISSUER, NUMBER; may be said again', collect)
    .option('--publication <claim>', 'TITLE, VENUE, YEAR; may be said again', collect)
    .option('--lives <claim>', 'PLACE, YEARS; may be said again', collect)
    .option('--claim <claim>', 'any type, as "TYPE: member=value; member=value"', collect)
    .optionsGroup('What tells the person apart:')
    .option('--location <place>', 'where the person lives')
    .option('--company <name>', 'present employer')
    .option('--title <title>', 'present title')
    .option('--email <address>', 'e-mail address')
    .option('--linkedin <address>', 'LinkedIn profile')
    .option('--github <address>', 'GitHub profile')
    .option('--website <address>', 'own website')
    .option('--alias <name>', 'another name; may be said again', collect)
    .optionsGroup('How to run:')
    .option('--template <id>', 'template to run by')
    .option('--depth <depth>', 'light, standard or deep')
    .option('--max-sources <number>', 'most pages to read')
    .option('--max-cost <dollars>', 'most that searches may cost')
    .option('--allow-domain <domain>', 'read pages of this domain only; may be said again', collect)
    .option('--deny-domain <domain>', 'read no page of this domain; may be said again', collect)
    .optionsGroup('Output:')
    .option('--json', 'print the report as JSON; of several people a list')
    .option('--no-wait', 'print the ids of the jobs and do not wait')
    .option('--dry-run', 'print what would be sent, and send nothing')
    .option('--exit-status', 'tell by the exit code what the claims came to')
    .addHelpText('after', EXAMPLES)
    .action((words: string[], flags: VerifyFlags) => verify(words, flags, tools));
}

async function verify(words: string[], flags: VerifyFlags, tools: CommandTools): Promise<void> {
  const requests = await requestsOf(words, flags, tools);
  if (flags.dryRun) {
    const bodies = requests.map(({ body }) => body);
    tools.terminal.out(jsonText(bodies.length === 1 ? bodies[0] : bodies));
    return;
  }
  const client = tools.client();
  const created = await createAll(client, requests, tools);
  if (!flags.wait) {
    for (const job of created) tools.terminal.out(flags.json ? JSON.stringify({ job_id: job.id }) : job.id);
    return;
  }
  await showAll(client, created, flags, tools);
}

async function requestsOf(words: string[], flags: VerifyFlags, { terminal }: CommandTools): Promise<NamedRequest[]> {
  if (isByFlags(flags)) {
    const [name = ''] = words;
    if (words.length > 1)
      throw new UsageFault(
        `One name at a time: put it into quotes, "${words.join(' ')}". Several people go into a file.`,
      );
    return [{ from: name, body: requestFromFlags(name, flags) }];
  }
  const { requests, faults } = await readRequests(words, terminal);
  if (faults.length > 0) {
    const hint = words.some((word) => / /.test(word) && !/\.\w+$/.test(word))
      ? ['To verify somebody by name, say what to verify: --education, --employer, --claim.']
      : [];
    throw new UsageFault([...faults, ...hint].join('\n'));
  }
  const options = optionsFromFlags(flags);
  return requests.map(({ from, body }) => ({ from, body: withRunFlags(body, flags, options) }));
}

const NAME_FLAGS = [
  ...['education', 'employer', 'business', 'award', 'credential', 'publication', 'lives', 'claim'],
  ...['location', 'company', 'title', 'email', 'linkedin', 'github', 'website', 'alias'],
] as const;

function isByFlags(flags: VerifyFlags): boolean {
  return NAME_FLAGS.some((name) => (flags as unknown as Record<string, unknown>)[name] !== undefined);
}

/** Flags win over what a file says. */
function withRunFlags(body: CreateJob, flags: RunFlags, options: CreateJob['options']): CreateJob {
  return {
    ...body,
    ...(flags.template === undefined ? {} : { template_id: flags.template }),
    ...(options === undefined ? {} : { options: { ...body.options, ...options } }),
  };
}

/** A request that is refused does not keep the others from running. */
async function createAll(client: Bonafide, requests: NamedRequest[], tools: CommandTools): Promise<Job[]> {
  const created: Job[] = [];
  for (const { from, body } of requests) {
    try {
      created.push(await client.jobs.create(body));
    } catch (error) {
      if (!(error instanceof BonafideError) || requests.length === 1 || error.status === 401) throw error;
      tools.terminal.error(`${from}:`);
      for (const line of refusalLines(error)) tools.terminal.error(`  ${line}`);
      tools.setExitCode(EXIT.failed);
    }
  }
  return created;
}

async function showAll(client: Bonafide, jobs: Job[], flags: VerifyFlags, tools: CommandTools): Promise<void> {
  const { terminal } = tools;
  const reports: Report[] = [];
  let shown = 0;
  let worst: number = EXIT.done;
  const onward = `The work goes on: bonafide jobs watch ${jobs.map((job) => job.id).join(' ')}`;
  const following = followJobs(client, jobs, terminal, {
    onEnd: async (job) => {
      if (job.status !== 'completed') {
        const message = `${job.id} ${job.status}${job.error ? `: ${job.error}` : ''}`;
        if (jobs.length === 1) throw new CommandFault(message);
        terminal.error(message);
        tools.setExitCode(EXIT.failed);
        return;
      }
      const report = await client.jobs.report(job.id);
      reports.push(report);
      // Contradicted wins over open.
      const status = exitStatusOf(report, EXIT);
      if (status !== EXIT.done && worst !== EXIT.contradicted) worst = status;
      if (flags.json) return;
      if (shown > 0) terminal.out('');
      shown += 1;
      for (const line of reportLines(job, report, terminal)) terminal.out(line);
    },
  });
  await unlessInterrupted(terminal, following, onward);
  if (flags.json) terminal.out(jsonText(jobs.length === 1 ? reports[0] : reports));
  if (flags.exitStatus && reports.length === jobs.length) tools.setExitCode(worst);
}
