// `bonafide completion`: the words of all commands for the shell that asks, written from the commands themselves.
import type { Command, Option } from 'commander';
import type { CommandTools } from '../command-tools.ts';
import { UsageFault } from '../command-tools.ts';

interface Words {
  /** Names of the commands that lead here: '', 'jobs', 'jobs list'. */
  path: string;
  commands: { name: string; summary: string }[];
  options: { name: string; takesValue: boolean; summary: string }[];
  /** A command with commands below it wants one of their names and no file. */
  takesFiles: boolean;
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
  const help = command.createHelp();
  const below = help.visibleCommands(command).filter((one) => one.name() !== 'help');
  const own: Words = {
    path: path.join(' '),
    commands: below.map((one) => ({ name: one.name(), summary: one.summary() || one.description() })),
    options: help.visibleOptions(command).flatMap(optionWords),
    takesFiles: below.length === 0,
  };
  return [own, ...below.flatMap((one) => wordsOf(one, [...path, one.name()]))];
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

/**
 * Goes along the words typed so far and leaves in `place` the command they lead to; what is no command's name leaves the
 * place where it is. `start` and `end` bound the words, `word` is one of them, `cases` says what a place offers.
 */
function walk({ words, start, end, word, cases }: Walk): string {
  const known = words.filter(({ path }) => path !== '').map(({ path }) => quoted(path));
  return `  local place='' next index
  for ((index = ${start}; index < ${end}; index++)); do
    next="\${place:+$place }${word}"
    case "$next" in
    ${known.join('|')}) place="$next" ;;
    esac
  done
  case "$place" in
${words.map((one) => `    ${quoted(one.path)}) ${cases(one)} ;;`).join('\n')}
  esac`;
}

interface Walk {
  words: Words[];
  start: number;
  end: string;
  word: string;
  cases(words: Words): string;
}

function bash(words: Words[]): string {
  const offered = ({ commands, options }: Words) => [...commands, ...options].map(({ name }) => name).join(' ');
  return `# Completion of bonafide for bash.
_bonafide() {
  local current="\${COMP_WORDS[COMP_CWORD]}" words='' files=no
${walk({
  words,
  start: 1,
  end: 'COMP_CWORD',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the shell's.
  word: '${COMP_WORDS[index]}',
  cases: (one) => `words=${quoted(offered(one))}${one.takesFiles ? ' files=yes' : ''}`,
})}
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  if [ "$files" = yes ]; then COMPREPLY+=($(compgen -f -- "$current")); fi
}
complete -o filenames -F _bonafide bonafide
`;
}

/** Works from a folder of `fpath`, where the file is the function, and sourced, where it has to say what it completes. */
function zsh(words: Words[]): string {
  const described = (all: Words['commands']) =>
    all.map(({ name, summary }) => quoted(`${name}:${summary.replaceAll(':', '\\:')}`)).join(' ');
  return `#compdef bonafide
_bonafide() {
  local -a commands_here options_here
  local files=no
${walk({
  words,
  start: 2,
  end: 'CURRENT',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the shell's.
  word: '${words[index]}',
  cases: ({ commands, options, takesFiles }) =>
    `commands_here=(${described(commands)}) options_here=(${described(options)})${takesFiles ? ' files=yes' : ''}`,
})}
  _describe command commands_here
  _describe -o option options_here
  if [ "$files" = yes ]; then _files; fi
}
if [ "\${funcstack[1]}" = _bonafide ]; then
  _bonafide "$@"
else
  compdef _bonafide bonafide
fi
`;
}

function fish(words: Words[]): string {
  const lines = words.flatMap(({ path, commands, options, takesFiles }) => {
    const condition = `-n ${quoted(`__bonafide_at ${quoted(path)}`)}`;
    return [
      ...(takesFiles ? [] : [`complete -c bonafide ${condition} -f`]),
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
