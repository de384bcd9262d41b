// Loading of a screen's data: one answer, kept while it is asked for again; late answers of an older question are dropped.
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { BonafideError } from '../../../src/client/bonafide-client.ts';

export interface Loaded<T> {
  value: T | null;
  fault: string | null;
  /** 404: there is no such thing. */
  missing: boolean;
  reload(): Promise<void>;
  set(value: T): void;
  /** Changes what is there; nothing happens before there is something. */
  update(change: (value: T) => T): void;
}

export function useLoad<T>(load: () => Promise<T>, dependencies: readonly unknown[]): Loaded<T> {
  const [state, setState] = useState<{ value: T | null; fault: string | null; missing: boolean }>({
    value: null,
    fault: null,
    missing: false,
  });
  const turn = useRef(0);
  const latest = useRef(load);
  latest.current = load;

  const reload = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    try {
      const value = await latest.current();
      if (mine === turn.current) setState({ value, fault: null, missing: false });
    } catch (error) {
      if (mine !== turn.current) return;
      const missing = error instanceof BonafideError && error.status === 404;
      setState((before) => ({ value: before.value, fault: faultWords(error), missing }));
    }
  }, []);

  useEffect(() => {
    setState({ value: null, fault: null, missing: false });
    void reload();
    return () => {
      turn.current += 1;
    };
  }, dependencies);

  return {
    ...state,
    reload,
    set: (value) => setState({ value, fault: null, missing: false }),
    update: (change) =>
      setState((before) => (before.value === null ? before : { ...before, value: change(before.value) })),
  };
}

export function faultWords(error: unknown): string {
  if (error instanceof BonafideError) {
    if (error.status === 401) return 'The key was refused. Sign in again with a valid one.';
    return error.message;
  }
  return 'The service could not be reached.';
}

/** Runs every `milliseconds` while the page is visible. */
export function useEvery(milliseconds: number | null, run: () => void): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    if (milliseconds === null) return;
    const timer = setInterval(() => {
      if (!document.hidden) latest.current();
    }, milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds]);
}
