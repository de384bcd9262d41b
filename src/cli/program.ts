// All commands that go over HTTP like any client; the operator's own are added by `main`.
import { Command } from 'commander';
import type { CommandTools } from './command-tools.ts';
import { addBatch } from './commands/batch.ts';
import { addCompletion } from './commands/completion.ts';
import { addJobs } from './commands/jobs.ts';
import { addMonitors } from './commands/monitors.ts';
import { addTemplates } from './commands/templates.ts';
import { addVerify } from './commands/verify.ts';
import { addWebhooks } from './commands/webhooks.ts';
import { fittedLines, paragraph } from './layout.ts';

const EPILOGUE = [
  'Settings come from the environment; docs/settings.md lists them. BONAFIDE_URL and BONAFIDE_API_KEY name the service to ask; without a key the one of a service on this machine is taken.',
  'Exit codes: 0 done, 1 refused or failed, 2 called wrongly, 130 interrupted.',
];

/** Throws instead of ending the process, and writes to the terminal it is handed. `addOthers` adds what is not asked over HTTP. */
export function userProgram(
  tools: CommandTools,
  version: string,
  addOthers: (program: Command) => void = () => undefined,
): Command {
  const { terminal } = tools;
  const program = new Command('bonafide')
    .description('Verifies claims about a person from public web evidence.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print help and do nothing else')
    .addHelpCommand(
      new Command('help').argument('[command]').description('print help on a command').helpGroup('This tool:'),
    )
    .configureHelp({ styleTitle: (text) => terminal.paint('bold', text), minWidthToWrap: 20 })
    .configureOutput({
      // What is added to help is not wrapped by commander.
      writeOut: (text) => terminal.out(fittedLines(text.replace(/\n$/, ''), terminal.width).join('\n')),
      writeErr: (text) => terminal.error(text.replace(/\n$/, '')),
      // `jobs xyz` reaches the command that `jobs` alone means, which takes no arguments.
      outputError: (text, write) =>
        write(
          text.replace(
            /too many arguments for 'list'\. Expected 0 arguments but got \d+: (\S+?)[,.].*/s,
            "unknown command '$1'\n",
          ),
        ),
      getOutHelpWidth: () => terminal.width ?? 100,
      getErrHelpWidth: () => terminal.width ?? 100,
    })
    .showHelpAfterError('(--help shows what is possible)')
    .showSuggestionAfterError()
    .exitOverride()
    .addHelpText('after', () => EPILOGUE.flatMap((text) => ['', ...paragraph(text, terminal.width ?? 100)]).join('\n'))
    .commandsGroup('Verify:');
  addVerify(program, tools);
  addJobs(program, tools);
  addBatch(program, tools);
  addMonitors(program, tools);
  addTemplates(program, tools);
  addWebhooks(program, tools);
  addOthers(program);
  program.commandsGroup('This tool:');
  addCompletion(program, tools);
  return program;
}
