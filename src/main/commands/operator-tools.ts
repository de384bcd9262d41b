// What the operator's commands are handed. The store and the wiring are loaded when a command needs them: help needs neither.
import type { Terminal } from '../../cli/terminal.ts';
import type { Settings } from '../../config/settings.ts';
import type { Base } from '../compose.ts';

export interface OperatorTools {
  terminal: Terminal;
  settings(): Readonly<Settings>;
  setExitCode(code: number): void;
}

/** Opens the store for one act, and closes it. Opening brings the database up to date. */
export async function withBase(tools: OperatorTools, act: (base: Base) => Promise<void>): Promise<void> {
  const { openBase } = await import('../compose.ts');
  const base = await openBase({ ...tools.settings(), logLevel: 'error' });
  try {
    await act(base);
  } finally {
    await base.opened.store.close();
  }
}
