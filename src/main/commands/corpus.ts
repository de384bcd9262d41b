// `bonafide corpus`: pages of the operator's own to search. `bonafide organisations`: dumps of official registers.
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { CommandFault, confirmed, EXIT, UsageFault } from '../../cli/command-tools.ts';
import { bar, counted, jsonText, table } from '../../cli/layout.ts';
import type { Terminal } from '../../cli/terminal.ts';
import { SAMPLE_COLLECTION } from '../../operations/service-status.ts';
import type { Base } from '../compose.ts';
import { type OperatorTools, withBase } from './operator-tools.ts';

const NOT_PRUNED = {
  no_pages: 'there is no page to be found; `bonafide corpus remove` takes out a whole collection',
  unread_files: 'some files could not be read, and their pages may still be there',
} as const;
const MOST_PROBLEMS_SHOWN = 20;

export function addCorpus(program: Command, tools: OperatorTools): void {
  const { terminal } = tools;
  const corpus = program
    .command('corpus')
    .summary('pages of your own to search')
    .description('Pages of your own that jobs search: JSONL, html, text, markdown, pdf, WARC.');
  corpus
    .command('list', { isDefault: true })
    .description('Lists the collections.')
    .option('--json', 'print JSON')
    .action(({ json }: { json?: boolean }) =>
      withBase(tools, async (base) => {
        const all = await base.opened.store.corpus.collections();
        if (json) terminal.out(jsonText(all));
        else if (all.length === 0) terminal.out('The corpus is empty.');
        else {
          const rows = all.map((one) => [
            one.name,
            counted(one.pages, 'page'),
            one.importedAt.toISOString().slice(0, 16).replace('T', ' '),
          ]);
          for (const line of table(rows, terminal.width)) terminal.out(line);
        }
      }),
    );
  corpus
    .command('import <path...>')
    .description('Imports files and folders; what is there already is not read again.')
    .option('--prune', 'also take out pages of the same path that are no longer in it')
    .action((paths: string[], { prune }: { prune?: boolean }) =>
      withBase(tools, async (base) => {
        for (const path of paths) await importOne(base, path, prune === true, tools);
      }),
    );
  corpus
    .command('remove <collection>')
    .description('Takes out a collection by its name, or pages by the beginning of their address.')
    .option('--yes', 'do not ask; the name must be whole')
    .action((name: string, { yes }: { yes?: boolean }) => withBase(tools, (base) => remove(base, name, yes, terminal)));
}

async function importOne(
  base: Base,
  path: string,
  prune: boolean,
  { terminal, setExitCode }: OperatorTools,
): Promise<void> {
  const { importCorpus } = await import('../import-corpus.ts');
  try {
    const result = await importCorpus(base.opened.store.corpus, resolve(path), {
      force: true,
      prune,
      onProgress: ({ done, total }) =>
        terminal.status(total ? `${bar(done / total)}  ${done} of ${total} pages  ${path}` : `${done} pages  ${path}`),
    });
    terminal.status(null);
    const kept = result.kept > 0 ? `, ${result.kept} there already` : '';
    const pruned = typeof result.pruned === 'number' ? `, ${result.pruned} no longer there removed` : '';
    terminal.out(`${path}: ${counted(result.pages, 'page')} imported as ${result.collection}${kept}${pruned}`);
    if (result.withoutAddress > 0) {
      const files = counted(
        result.withoutAddress,
        'page has no address of its own',
        'pages have no address of their own',
      );
      terminal.error(`  ${files}; together they count as one site. A manifest.json can name it: docs/archive.md`);
    }
    if (result.pruned === 'no_pages' || result.pruned === 'unread_files') {
      terminal.error(`  nothing was removed: ${NOT_PRUNED[result.pruned]}`);
      setExitCode(EXIT.failed);
    }
    for (const { file, line, problem } of result.problems.slice(0, MOST_PROBLEMS_SHOWN)) {
      terminal.error(`  passed over ${file}${line ? ` line ${line}` : ''}: ${problem.replaceAll('_', ' ')}`);
    }
    const more = result.problems.length - MOST_PROBLEMS_SHOWN;
    if (more > 0) terminal.error(`  and ${more} more`);
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    terminal.error(`${path}: ${isMissing ? 'there is no such file or folder' : (error as Error).message}`);
    setExitCode(EXIT.failed);
  }
}

async function remove(base: Base, name: string, yes: boolean | undefined, terminal: Terminal): Promise<void> {
  const { corpus } = base.opened.store;
  if (/^https?:\/\//i.test(name)) {
    await confirmed(terminal, `Remove every page whose address begins with ${name}?`, yes);
    const pages = await corpus.removePages(name);
    if (pages === 0) throw new CommandFault(`No page has an address that begins with ${name}.`);
    terminal.out(`${counted(pages, 'page')} removed`);
    return;
  }
  const all = await corpus.collections();
  const exact = all.filter((one) => one.name === name);
  const meant = exact.length > 0 ? exact : all.filter((one) => one.name.startsWith(name));
  if (meant.length === 0) throw new CommandFault(`There is no collection "${name}". \`bonafide corpus\` lists them.`);
  if (meant.length > 1) throw new UsageFault(`Which one? ${meant.map((one) => one.name).join(', ')}`);
  const [collection] = meant;
  if (!collection) return;
  if (yes && exact.length === 0) throw new UsageFault(`With --yes the name must be whole: ${collection.name}`);
  await confirmed(terminal, `Remove ${collection.name} with ${counted(collection.pages, 'page')}?`, yes);
  const pages = await corpus.remove(collection.name, { stayOut: collection.name === SAMPLE_COLLECTION });
  terminal.out(`${counted(pages, 'page')} removed`);
}

export function addOrganisations(program: Command, tools: OperatorTools): void {
  const { terminal } = tools;
  program
    .command('organisations')
    .summary('names of schools and companies from official dumps')
    .description('What is known about schools and companies.')
    .command('import <file...>')
    .description('Imports the ROR dump (JSON) or the GLEIF golden copy (CSV); it counts from the next start on.')
    .action(async (paths: string[]) => {
      const { importOrganisations } = await import('../organisations.ts');
      for (const path of paths) {
        const rows = await importOrganisations(tools.settings().dataDir, resolve(path), (count) =>
          terminal.status(`${count} organisations  ${path}`),
        );
        terminal.status(null);
        terminal.out(`${path}: ${rows} organisations kept; they count from the next start on`);
      }
    });
}
