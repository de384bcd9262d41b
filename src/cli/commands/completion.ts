// `bonafide completion`: the words of all commands for the shell that asks, written from the commands themselves.
import type { Command, Option } from 'commander';
import type { CommandTools } from '../command-tools.ts';
import { UsageFault } from '../command-tools.ts';

interface Words {
  /** Names of the commands that lead here: '', 'jobs', 'jobs list'. */
  path: string;
  commands: { name: string; summary: string }[];
  options: { name: string; takesValue: boolean; summary: string }[];
}

export function addCompletion(program: Command, { terminal }: CommandTools): void {
  program
    .command('completion <shell>')
    .summary('completion for bash, zsh or fish')
    .description('Prints a script that completes the words of this tool.')
    .addHelpText(
      'after',
      `
  bash  echo 'source <(bonafide completion bash)' >> ~/.bashrc
  zsh   bonafide completion zsh > "\${fpath[1]}/_bonafide"
  fish  bonafide completion fish > ~/.config/fish/completions/bonafide.fish`,
    )
    .action((shell: string) => {
      const write = SHELLS[shell];
      if (!write)
        throw new UsageFault(`There is completion for ${Object.keys(SHELLS).join(', ')}, not for "${shell}".`);
      terminal.out(write(wordsOf(program)).trimEnd());
    });
}

function wordsOf(command: Command, path: string[] = []): Words[] {
  const own: Words = {
    path: path.join(' '),
    commands: command.commands.map((one) => ({ name: one.name(), summary: one.summary() || one.description() })),
    options: [...command.options, ...helpOption(command)].flatMap(optionWords),
  };
  return [own, ...command.commands.flatMap((one) => wordsOf(one, [...path, one.name()]))];
}

function helpOption(command: Command): Option[] {
  return command
    .createHelp()
    .visibleOptions(command)
    .filter((option) => option.long === '--help');
}

function optionWords(option: Option): Words['options'] {
  const takesValue = option.required || option.optional;
  return option.long ? [{ name: option.long, takesValue, summary: option.description }] : [];
}

/** A word between single quotes of a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

const SHELLS: Record<string, (words: Words[]) => string> = { bash, zsh, fish };

/** Goes along the words typed so far; what is no command's name leaves the place where it is. Files complete beside. */
function bash(words: Words[]): string {
  const cases = words.map(({ path, commands, options }) => {
    const all = [...commands.map((one) => one.name), ...options.map((one) => one.name)];
    return `    ${quoted(path)}) words=${quoted(all.join(' '))} ;;`;
  });
  const known = words.filter(({ path }) => path !== '').map(({ path }) => quoted(path));
  return `# Completion of bonafide for bash.
_bonafide() {
  local current="\${COMP_WORDS[COMP_CWORD]}" place='' next words=''
  local index
  for ((index = 1; index < COMP_CWORD; index++)); do
    next="\${place:+$place }\${COMP_WORDS[index]}"
    case "$next" in
    ${known.join('|')}) place="$next" ;;
    esac
  done
  case "$place" in
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current") $(compgen -f -- "$current"))
}
complete -o filenames -F _bonafide bonafide
`;
}

function zsh(words: Words[]): string {
  const cases = words.map(({ path, commands, options }) => {
    const all = [...commands, ...options].map(({ name, summary }) =>
      quoted(`${name}:${summary.replaceAll(':', '\\:')}`),
    );
    return `    ${quoted(path)}) words_here=(${all.join(' ')}) ;;`;
  });
  const known = words.filter(({ path }) => path !== '').map(({ path }) => quoted(path));
  return `#compdef bonafide
_bonafide() {
  local place='' next index
  local -a words_here
  for ((index = 2; index < CURRENT; index++)); do
    next="\${place:+$place }\${words[index]}"
    case "$next" in
    ${known.join('|')}) place="$next" ;;
    esac
  done
  case "$place" in
${cases.join('\n')}
  esac
  _describe 'bonafide' words_here
  _files
}
compdef _bonafide bonafide
`;
}

function fish(words: Words[]): string {
  const lines = words.flatMap(({ path, commands, options }) => {
    const condition = `-n ${quoted(`__bonafide_at ${quoted(path)}`)}`;
    return [
      ...commands.map(({ name, summary }) => `complete -c bonafide ${condition} -a ${name} -d ${quoted(summary)}`),
      ...options.map(
        ({ name, takesValue, summary }) =>
          `complete -c bonafide ${condition} -l ${name.slice(2)}${takesValue ? ' -r' : ''} -d ${quoted(summary)}`,
      ),
    ];
  });
  const known = words.filter(({ path }) => path !== '').map(({ path }) => quoted(path));
  return `# Completion of bonafide for fish.
function __bonafide_at
  set -l known ${known.join(' ')}
  set -l place ''
  for word in (commandline -opc)[2..-1]
    set -l next (string trim "$place $word")
    if contains -- "$next" $known
      set place "$next"
    end
  end
  test "$place" = "$argv[1]"
end
${lines.join('\n')}
`;
}
