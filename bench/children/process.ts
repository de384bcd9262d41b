// A part of a bench in a process of its own, spoken to by messages: one question, one answer at a time.
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Child {
  process: ChildProcess;
  ask<Answer>(question: unknown): Promise<Answer>;
  end(): Promise<void>;
}

export function startChild(file: string): Child {
  const path = fileURLToPath(new URL(`./${file}`, import.meta.url));
  const child = fork(path, [], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    process: child,
    ask: (question) =>
      new Promise((resolve, reject) => {
        const onExit = (code: number | null): void => reject(new Error(`${file} ended with ${code}`));
        child.once('exit', onExit);
        child.once('message', (message) => {
          child.off('exit', onExit);
          const { answer, error } = message as { answer?: never; error?: string };
          if (error === undefined) resolve(answer as never);
          else reject(new Error(error));
        });
        child.send(question as object);
      }),
    end: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** The other side: answers each message with what the function makes of it. */
export function answerWith(act: (question: never) => Promise<unknown>): void {
  process.on('message', (question) => {
    act(question as never).then(
      (answer) => process.send?.({ answer: answer ?? null }),
      (error: unknown) => process.send?.({ error: error instanceof Error ? (error.stack ?? error.message) : 'failed' }),
    );
  });
  process.once('disconnect', () => process.exit(0));
}
