// The job's purse. A call reserves its price before it goes out and settles the true figure after, so that
// parallel calls together never pass the cap.

export class Budget {
  readonly #cap: number;
  #spent = 0;
  #reserved = 0;
  #refused = false;

  constructor(capUsd: number, spentUsd = 0) {
    this.#cap = capUsd;
    this.#spent = spentUsd;
  }

  get spentUsd(): number {
    return this.#spent;
  }

  /** True once a call had to be left out. */
  get reached(): boolean {
    return this.#refused;
  }

  /** False when the price does not fit any more; the call must then not be made. */
  reserve(priceUsd: number): boolean {
    // Half a millionth of a dollar absorbs the rounding of sums of small prices.
    if (this.#spent + this.#reserved + priceUsd > this.#cap + 5e-7) {
      this.#refused = true;
      return false;
    }
    this.#reserved += priceUsd;
    return true;
  }

  /**
   * Replaces a reservation by what the provider says it charged. A provider that charges more than its table's
   * price is believed up to the cap: the sum shown never passes it, and the rest of the purse is closed.
   */
  settle(priceUsd: number, chargedUsd: number): number {
    this.#reserved = Math.max(0, this.#reserved - priceUsd);
    const charged = Number.isFinite(chargedUsd) && chargedUsd >= 0 ? chargedUsd : priceUsd;
    const room = Math.max(0, this.#cap - this.#spent - this.#reserved);
    const booked = Math.min(charged, room);
    if (charged > booked) this.#refused = true;
    this.#spent += booked;
    return booked;
  }

  /** A call that failed before the provider did any work costs nothing. */
  release(priceUsd: number): void {
    this.#reserved = Math.max(0, this.#reserved - priceUsd);
  }
}
