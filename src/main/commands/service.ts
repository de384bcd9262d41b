// `bonafide serve`, `work`, `migrate` and `compact`.
import type { Command } from 'commander';
import type { Settings } from '../../config/settings.ts';
import type { EarlyThreads } from '../job-threads.ts';
import { type OperatorTools, withBase } from './operator-tools.ts';

const CONTACT_MEANING = 'who is asking: an e-mail or web address, kept for the next start';

async function settingsWith(contact: string | undefined, tools: OperatorTools): Promise<Readonly<Settings>> {
  const { withContact } = await import('../contact.ts');
  const { withoutAbsentSearch } = await import('../optional-search.ts');
  const { openOnce } = await import('../fetch-once.ts');
  const settings = withContact(tools.settings(), contact === undefined ? [] : ['--contact', contact]);
  return withoutAbsentSearch(settings, openOnce);
}

/** Reading and judging threads take longest to get ready: they begin before this process loads the rest of itself. */
async function threadsFirst(tools: OperatorTools): Promise<EarlyThreads> {
  const { startEarly } = await import('../job-threads.ts');
  return startEarly(tools.settings());
}

export function addService(program: Command, tools: OperatorTools): void {
  program
    .command('serve')
    .summary('API, console and worker in one process')
    .description('Starts the API, the console and a worker, until interrupted.')
    .option('--no-worker', 'API and console only')
    .option('--contact <address>', CONTACT_MEANING)
    .action(async ({ worker, contact }: { worker: boolean; contact?: string }) => {
      const begun = { started: Date.now(), parent: process.ppid };
      const early = worker ? await threadsFirst(tools) : null;
      const { serve } = await import('../serve.ts');
      tools.setExitCode(await serve(await settingsWith(contact, tools), { ...begun, early }));
    });
  program
    .command('work')
    .summary('a worker for the database of DATABASE_URL')
    .description('Starts a worker, until interrupted.')
    .option('--contact <address>', CONTACT_MEANING)
    .action(async ({ contact }: { contact?: string }) => {
      const begun = { started: Date.now(), parent: process.ppid };
      const early = await threadsFirst(tools);
      const { work } = await import('../serve.ts');
      tools.setExitCode(await work(await settingsWith(contact, tools), { ...begun, early }));
    });
  program
    .command('migrate')
    .summary('bring the database up to date')
    .description('Brings the database up to date and ends.')
    .action(() => withBase(tools, async () => tools.terminal.out('The database is up to date.')));
  program
    .command('compact')
    .summary('take what was erased out of the files of the database')
    .description(
      'Rewrites every table, so that nothing of what was erased is left in the files. Each table waits while it is rewritten.',
    )
    .action(() =>
      withBase(tools, async ({ opened }) => {
        const { rewritten, left } = (await opened.store.admin.compact({
          mostBytes: Number.MAX_SAFE_INTEGER,
          whenBusy: 'wait',
        }))!;
        tools.terminal.out(`${rewritten} tables rewritten: what was erased is out of their files.`);
        if (left.length === 0) return;
        tools.terminal.error(`In use, try again: ${left.join(', ')}`);
        tools.setExitCode(1);
      }),
    );
}
