// The places of one worker and who holds them. Projects below their share come first, so that the places go round; the last
// places are for projects that hold none, so that nobody waits for another's slow jobs.

/** Of so many places one is kept for projects that hold none. */
const PLACES_PER_RESERVED = 8;

export interface Wanted {
  most: number;
  /** Projects whose jobs are not taken this time. */
  passOver: string[];
}

export class Places {
  readonly #size: number;
  readonly #reserved: number;
  readonly #held = new Map<string, number>();
  #taken = 0;

  constructor(size: number) {
    this.#size = size;
    this.#reserved = Math.floor(size / PLACES_PER_RESERVED);
  }

  get free(): number {
    return this.#size - this.#taken;
  }

  /** What to ask the queue for, in this order until something is found. */
  wanted(): Wanted[] {
    if (this.free === 0) return [];
    const open = this.free - this.#reserved;
    if (open <= 0 && this.#taken > 0) return [{ most: 1, passOver: [...this.#held.keys()] }];
    const most = Math.max(1, open);
    // As if one more project came: whoever holds more than that gets a place only when nobody else wants it.
    const share = Math.ceil(this.#size / (this.#held.size + 1));
    const above = [...this.#held].filter(([, held]) => held >= share).map(([project]) => project);
    const mostHeld = Math.max(0, ...this.#held.values());
    if (above.length === 0) return [{ most: Math.min(most, share - mostHeld), passOver: [] }];
    return [
      { most: 1, passOver: above },
      { most, passOver: [] },
    ];
  }

  /** Returns how to give the place back. */
  take(project: string): () => void {
    this.#taken += 1;
    this.#held.set(project, (this.#held.get(project) ?? 0) + 1);
    return () => {
      this.#taken -= 1;
      const left = this.#held.get(project)! - 1;
      if (left > 0) this.#held.set(project, left);
      else this.#held.delete(project);
    };
  }
}
