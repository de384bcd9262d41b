// What every command is handed, and the two kinds of mistakes it may report.
import type { Bonafide } from '../client/bonafide-client.ts';
import type { Terminal } from './terminal.ts';

export interface CommandTools {
  terminal: Terminal;
  /** Made when a command first asks, so that help needs no key and no service. */
  client(): Bonafide;
  /** What the process ends with when the command did not throw. */
  setExitCode(code: number): void;
}

/** 0 done, 1 the service or a job said no, 2 called wrongly, 3 and 4 only with `--exit-status`, 130 interrupted. */
export const EXIT = { done: 0, failed: 1, usage: 2, contradicted: 3, open: 4, interrupted: 130 } as const;

/** The command was called wrongly. */
export class UsageFault extends Error {}

/** The command was called rightly and could not be done. */
export class CommandFault extends Error {}

/** The person stopped it. */
export class Interrupted extends Error {}

/** Ends the waiting, not the work, when the person interrupts. */
export async function unlessInterrupted<T>(terminal: Terminal, work: Promise<T>, message: string): Promise<T> {
  let leave = (): void => {};
  const interrupted = new Promise<never>((_, reject) => {
    leave = terminal.onInterrupt(() => reject(new Interrupted(message)));
  });
  try {
    return await Promise.race([work, interrupted]);
  } finally {
    leave();
  }
}

/** Asks before something is gone for good. `--yes` answers beforehand; where nobody can answer, nothing is done. */
export async function confirmed(terminal: Terminal, question: string, yes: boolean | undefined): Promise<void> {
  if (yes === true) return;
  const answer = await terminal.ask(`${question} [y/N] `);
  if (answer === null) throw new UsageFault(`${question} Nobody is there to answer: say --yes.`);
  if (!/^y(es)?$/i.test(answer.trim())) throw new CommandFault('Nothing was changed.');
}
