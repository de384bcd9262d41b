// Time and identity come in as arguments, so tests never sleep and never guess.
export interface Clock {
  now(): Date;
  /** Resolves after the time has passed, or early when the signal fires. Never rejects. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
}
