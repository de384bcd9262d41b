// `bonafide serve`, `work` and `migrate`.
import type { Command } from 'commander';
import { type OperatorTools, withBase } from './operator-tools.ts';

export function addService(program: Command, tools: OperatorTools): void {
  program
    .command('serve')
    .summary('API, console and worker in one process')
    .description('Starts the API, the console and a worker, until interrupted.')
    .option('--no-worker', 'API and console only')
    .action(async ({ worker }: { worker: boolean }) => {
      const { serve } = await import('../serve.ts');
      tools.setExitCode(await serve(tools.settings(), { worker }));
    });
  program
    .command('work')
    .summary('a worker for the database of DATABASE_URL')
    .description('Starts a worker, until interrupted.')
    .action(async () => {
      const { work } = await import('../serve.ts');
      tools.setExitCode(await work(tools.settings()));
    });
  program
    .command('migrate')
    .summary('bring the database up to date')
    .description('Brings the database up to date and ends.')
    .action(() => withBase(tools, async () => tools.terminal.out('The database is up to date.')));
}
