// `bonafide monitors`: requests that are run again and again, and what changed.
import type { Command } from 'commander';
import type { CreateMonitor, UpdateMonitor } from '../../client/bonafide-client.ts';
import { readWarnings } from '../../client/warning-words.ts';
import { type CommandTools, confirmed } from '../command-tools.ts';
import { jsonText, plainLine, table } from '../layout.ts';

type Cadence = CreateMonitor['cadence'];

export function addMonitors(program: Command, tools: CommandTools): void {
  const { terminal } = tools;
  const monitors = program
    .command('monitors')
    .summary('run a job again and again, and see what changed')
    .description('Requests that are run again and again; docs/monitors.md says how.');
  monitors
    .command('list', { isDefault: true })
    .description('Lists the monitors of the project.')
    .option('--json', 'print JSON')
    .action(async ({ json }: { json?: boolean }) => {
      const { data } = await tools.client().monitors.list({ limit: 100 });
      if (json) terminal.out(jsonText(data));
      else if (data.length === 0) terminal.out('No monitors.');
      else {
        const rows = data.map((one) => [one.id, one.status, one.cadence, plainLine(one.person.full_name)]);
        for (const line of table(rows, terminal.width)) terminal.out(line);
      }
    });
  monitors
    .command('create <job_id> <cadence>')
    .description('Watches what a job asked: daily, weekly, monthly …')
    .action(async (jobId: string, cadence: string) => {
      const made = await tools.client().monitors.create({ job_id: jobId, cadence: cadence as Cadence });
      for (const { sentence } of readWarnings(made.warnings ?? [], { claims: new Map(), sources: new Map() }))
        terminal.error(plainLine(sentence));
      terminal.out(made.id);
    });
  monitors
    .command('runs <monitor_id>')
    .description('Lists the runs of a monitor.')
    .option('--changed', 'only those that differ from the one before')
    .option('--json', 'print JSON')
    .action(async (id: string, { changed, json }: { changed?: boolean; json?: boolean }) => {
      const { data } = await tools.client().monitors.runs(id, { limit: 100, ...(changed ? { changed: true } : {}) });
      if (json) terminal.out(jsonText(data));
      else if (data.length === 0) terminal.out('No runs.');
      else {
        const rows = data.map((one) => [one.job_id, one.status, CHANGED[String(one.changed)] ?? '', one.created_at]);
        for (const line of table(rows, terminal.width)) terminal.out(line);
      }
    });
  monitors
    .command('run <monitor_id>')
    .description('Runs a monitor out of turn.')
    .action(async (id: string) => terminal.out(`${(await tools.client().monitors.run(id)).id} queued`));
  for (const [act, status, what] of ACTS) {
    monitors
      .command(`${act} <monitor_id>`)
      .description(what)
      .action(async (id: string) => {
        const monitor = await tools.client().monitors.update(id, { status });
        terminal.out(`${monitor.id} ${monitor.status}`);
      });
  }
  monitors
    .command('delete <monitor_id>')
    .description('Deletes a monitor; its jobs stay.')
    .option('--yes', 'do not ask')
    .action(async (id: string, { yes }: { yes?: boolean }) => {
      await confirmed(terminal, `Delete ${id}?`, yes);
      await tools.client().monitors.delete(id);
      terminal.out(`${id} deleted`);
    });
}

const CHANGED: Record<string, string> = { true: 'changed', false: 'the same' };
const ACTS: readonly [string, NonNullable<UpdateMonitor['status']>, string][] = [
  ['pause', 'paused', 'Stops a monitor until it is resumed.'],
  ['resume', 'active', 'Lets a monitor go on.'],
];
