// `bonafide templates`: the project's templates and the ready library that ships with the product.
import type { Command } from 'commander';
import { BonafideError, type CreateTemplate, type PreviewTemplate } from '../../client/bonafide-client.ts';
import { TEMPLATE_LIBRARY } from '../../client/template-library.ts';
import { type CommandTools, UsageFault } from '../command-tools.ts';
import { jsonText, plainLine, table } from '../layout.ts';
import { readRequests } from '../request-files.ts';

export function addTemplates(program: Command, tools: CommandTools): void {
  const { terminal } = tools;
  const templates = program
    .command('templates')
    .summary('list, make and preview templates')
    .description('Search plans, schemas and rubrics that jobs share.');
  templates
    .command('list', { isDefault: true })
    .description('Lists the templates of the project.')
    .option('--deprecated', 'those that were deprecated, too')
    .option('--json', 'print JSON')
    .action(async ({ deprecated, json }: { deprecated?: boolean; json?: boolean }) => {
      const query = { limit: 100, ...(deprecated ? { include_deprecated: true } : {}) };
      const { data } = await tools.client().templates.list(query);
      if (json) terminal.out(jsonText(data));
      else if (data.length === 0) terminal.out('No templates yet. `bonafide templates library` shows ready ones.');
      else {
        const rows = data.map((one) => [one.id, `${one.name} v${one.version}`, plainLine(one.description ?? '')]);
        for (const line of table(rows, terminal.width)) terminal.out(line);
      }
    });
  templates
    .command('get <template_id>')
    .description('Prints one template as JSON.')
    .action(async (id: string) => terminal.out(jsonText(await tools.client().templates.get(id))));
  templates
    .command('library')
    .description('Shows the ready templates that ship with the product.')
    .action(() => {
      const rows = TEMPLATE_LIBRARY.map((one) => [one.name, one.description ?? '']);
      for (const line of table(rows, terminal.width)) terminal.out(line);
    });
  templates
    .command('install [name]')
    .description('Puts a template of the library into the project.')
    .option('--all', 'all of them')
    .action((name: string | undefined, { all }: { all?: boolean }) => install(name, all === true, tools));
  templates
    .command('create <file>')
    .description('Makes a template from a JSON or YAML file; - is standard input.')
    .action(async (file: string) => {
      const made = await tools.client().templates.create(await bodyIn<CreateTemplate>(file, tools));
      terminal.out(`${made.id}  ${made.name} v${made.version}`);
    });
  templates
    .command('preview <template_id> <file>')
    .description('Prints what a job with this template would ask; the file is a request.')
    .action(async (id: string, file: string) => {
      const preview = await tools.client().templates.preview(id, await bodyIn<PreviewTemplate>(file, tools));
      terminal.out(jsonText(preview));
    });
  templates
    .command('deprecate <template_id>')
    .description('Keeps new jobs from using a template.')
    .action(async (id: string) => {
      const template = await tools.client().templates.deprecate(id);
      terminal.out(`${template.id}  ${template.name} v${template.version} deprecated`);
    });
}

async function bodyIn<T>(file: string, { terminal }: CommandTools): Promise<T> {
  const { requests, faults } = await readRequests([file], terminal);
  if (faults.length > 0) throw new UsageFault(faults.join('\n'));
  if (requests.length !== 1) throw new UsageFault(`${file}: one is expected, not ${requests.length}.`);
  return requests[0]!.body as T;
}

async function install(name: string | undefined, all: boolean, { terminal, client }: CommandTools): Promise<void> {
  const chosen = all ? TEMPLATE_LIBRARY : TEMPLATE_LIBRARY.filter((template) => template.name === name);
  if (chosen.length === 0) {
    throw new UsageFault(`Name one of ${TEMPLATE_LIBRARY.map((template) => template.name).join(', ')}, or say --all.`);
  }
  for (const template of chosen) {
    try {
      const created = await client().templates.create(template);
      terminal.out(`${created.id}  ${created.name} v${created.version} installed`);
    } catch (error) {
      if (!(error instanceof BonafideError) || error.status !== 409) throw error;
      terminal.out(`${template.name} v${template.version} is installed already`);
    }
  }
}
