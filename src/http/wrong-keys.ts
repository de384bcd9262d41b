// Guessing keys gets slow: an address that sent many wrong ones is refused for a while without a look into the database.
// Keys that were right before are always looked up, so that a guesser behind the same proxy locks nobody out.
import { Fault } from '../contract/schemas/problem.ts';

/** A client with a stale key retries some times a second; a guesser needs thousands. */
const BURST = 100;
const PER_SECOND = 1;
const MOST_ADDRESSES = 10_000;

export interface WrongKeys {
  /** Throws `rate_limited` when the address has used up its wrong keys. */
  check(address: string, nowMs: number): void;
  count(address: string, nowMs: number): void;
}

export function wrongKeys(): WrongKeys {
  const buckets = new Map<string, { left: number; at: number }>();
  const left = (address: string, nowMs: number): number => {
    const bucket = buckets.get(address);
    if (bucket === undefined) return BURST;
    return Math.min(BURST, bucket.left + (Math.max(0, nowMs - bucket.at) / 1000) * PER_SECOND);
  };
  return {
    check(address, nowMs) {
      const rest = left(address, nowMs);
      if (rest >= 1) return;
      throw new Fault('rate_limited', 'Too many wrong keys came from this address.', {
        retry: 'later',
        retryAfterSeconds: Math.ceil((1 - rest) / PER_SECOND),
      });
    },
    count(address, nowMs) {
      const rest = left(address, nowMs);
      // The addresses that were met longest ago are the first in the map.
      if (buckets.size >= MOST_ADDRESSES && !buckets.has(address)) buckets.delete(buckets.keys().next().value!);
      buckets.delete(address);
      buckets.set(address, { left: Math.max(0, rest - 1), at: nowMs });
    },
  };
}
