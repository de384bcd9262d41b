// So many at a time, the others in a line of bounded length that they may leave.

export class Slots {
  #held = 0;
  readonly #size: number;
  readonly #mostWaiting: number;
  readonly #waiting = new Set<() => void>();

  constructor(size: number, mostWaiting: number) {
    this.#size = size;
    this.#mostWaiting = mostWaiting;
  }

  isIdle(): boolean {
    return this.#held === 0 && this.#waiting.size === 0;
  }

  async run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (this.#held < this.#size) this.#held += 1;
    else await this.#turn(signal);
    try {
      return await task();
    } finally {
      const [next] = this.#waiting;
      if (next) next();
      else this.#held -= 1;
    }
  }

  /** Whoever ends hands its place on, so that the number held does not change. */
  #turn(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      if (this.#waiting.size >= this.#mostWaiting) {
        return reject(Object.assign(new Error('too many wait already'), { code: 'DNS_TIMEOUT' }));
      }
      const leave = (): void => {
        this.#waiting.delete(go);
        reject(signal?.reason);
      };
      const go = (): void => {
        this.#waiting.delete(go);
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      this.#waiting.add(go);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }
}
