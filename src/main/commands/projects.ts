// `bonafide projects` and `bonafide keys`.
import type { Command } from 'commander';
import { CommandFault, confirmed, UsageFault } from '../../cli/command-tools.ts';
import { jsonText, table } from '../../cli/layout.ts';
import { hashApiKey, keyHint, newApiKey } from '../../operations/api-key.ts';
import type { ProjectRecord } from '../../ports/store.ts';
import type { Base } from '../compose.ts';
import { type OperatorTools, withBase } from './operator-tools.ts';

const PROJECT_NAME = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/;

export function addProjects(program: Command, tools: OperatorTools): void {
  const { terminal } = tools;
  const projects = program
    .command('projects')
    .summary('projects of the database')
    .description('Projects keep jobs, templates and keys apart.');
  projects
    .command('list', { isDefault: true })
    .description('Lists the projects.')
    .option('--json', 'print JSON')
    .action(({ json }: { json?: boolean }) =>
      withBase(tools, async (base) => {
        const all = await base.opened.store.admin.projects();
        const shown = all.map(({ id, name, createdAt, retentionDays }) => ({ id, name, createdAt, retentionDays }));
        if (json) terminal.out(jsonText(shown));
        else if (all.length === 0) terminal.out('No projects yet: bonafide projects create NAME');
        else
          for (const line of table(
            all.map(({ id, name }) => [id, name]),
            terminal.width,
          ))
            terminal.out(line);
      }),
    );
  projects
    .command('create <name>')
    .description('Makes a project.')
    .action(async (name: string) => {
      if (!PROJECT_NAME.test(name))
        throw new UsageFault('A project name has 1 to 64 letters, digits, ".", "_" and "-".');
      await withBase(tools, async (base) => {
        const outcome = await base.opened.store.admin.createProject({
          id: base.ids.next('prj'),
          name,
          createdAt: base.clock.now(),
          retentionDays: null,
        });
        if (outcome === 'duplicate') throw new CommandFault(`Project "${name}" exists already.`);
        terminal.out(`${name} created; make a key with \`bonafide keys create ${name}\``);
      });
    });
}

export function addKeys(program: Command, tools: OperatorTools): void {
  const { terminal } = tools;
  const keys = program.command('keys').summary('API keys of a project').description('API keys of a project.');
  keys
    .command('list [project]', { isDefault: true })
    .description('Lists the keys of a project; without a name of the project default, or of the only one.')
    .option('--json', 'print JSON')
    .action((name: string | undefined, { json }: { json?: boolean }) =>
      withBase(tools, async (base) => {
        const project = await projectNamed(base, name);
        const all = await base.opened.store.admin.keys(project.id);
        if (json) {
          terminal.out(
            jsonText(
              all.map(({ id, name: label, hint, createdAt, revokedAt }) => ({
                id,
                name: label,
                hint,
                createdAt,
                revokedAt,
              })),
            ),
          );
        } else if (all.length === 0) terminal.out(`No keys yet: bonafide keys create ${project.name}`);
        else {
          const rows = all.map((key) => [key.id, key.hint, key.revokedAt ? 'revoked' : 'active', key.name]);
          for (const line of table(rows, terminal.width)) terminal.out(line);
        }
      }),
    );
  keys
    .command('create [project] [label...]')
    .description('Makes a key and prints it, once.')
    .action((name: string | undefined, label: string[]) =>
      withBase(tools, async (base) =>
        terminal.out(await createKey(base, await projectNamed(base, name), label.join(' '))),
      ),
    );
  keys
    .command('revoke <project> <key_id>')
    .description('Revokes a key: it stops working everywhere.')
    .option('--yes', 'do not ask')
    .action((name: string, keyId: string, { yes }: { yes?: boolean }) =>
      withBase(tools, async (base) => {
        const project = await projectNamed(base, name);
        await confirmed(terminal, `Revoke ${keyId} of ${project.name}?`, yes);
        const done = await base.opened.store.admin.revokeKey(project.id, keyId, base.clock.now());
        if (!done)
          throw new CommandFault(
            `${project.name} has no active key ${keyId}. \`bonafide keys list ${project.name}\` lists them.`,
          );
        terminal.out(`${keyId} revoked`);
      }),
    );
}

async function createKey(base: Base, project: ProjectRecord, label: string): Promise<string> {
  const key = newApiKey(base.ids);
  await base.opened.store.admin.createKey(
    {
      id: base.ids.next('key'),
      projectId: project.id,
      name: label || 'made on the command line',
      hint: keyHint(key),
      createdAt: base.clock.now(),
      lastUsedAt: null,
      revokedAt: null,
    },
    hashApiKey(key),
  );
  return key;
}

/** By name or id. Without one: `default`, or the only project there is. */
async function projectNamed(base: Base, name: string | undefined): Promise<ProjectRecord> {
  const all = await base.opened.store.admin.projects();
  const wanted = name ?? 'default';
  const found = all.find((project) => project.name === wanted || project.id === wanted);
  if (found) return found;
  if (name === undefined && all.length === 1) return all[0]!;
  if (all.length === 0) throw new CommandFault('There is no project yet: bonafide projects create NAME');
  const names = all.map((project) => project.name).join(', ');
  throw new CommandFault(
    name === undefined ? `Which project? There are ${names}.` : `There is no project "${name}". There are ${names}.`,
  );
}
