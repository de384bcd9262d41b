// A token bucket per API key: full at the limit, refilled evenly over the minute. Processes of one database tell each other
// every second what they let through, so that together they keep to one limit.
import { Fault } from '../contract/schemas/problem.ts';

export interface RateLimiter {
  /** Headers of the answer; throws `rate_limited` when the bucket is empty. */
  take(keyId: string, nowMs: number): Record<string, string>;
  /** Other processes let so many through. */
  takeForOthers(keyId: string, requests: number): void;
}

const WINDOW_SECONDS = 60;

export function rateLimiter(perMinute: number): RateLimiter | null {
  if (perMinute <= 0) return null;
  const perMs = perMinute / (WINDOW_SECONDS * 1000);
  const policy = `"default";q=${perMinute};w=${WINDOW_SECONDS}`;
  const buckets = new Map<string, { tokens: number; at: number }>();
  return {
    take(keyId, nowMs) {
      let bucket = buckets.get(keyId);
      if (bucket === undefined) {
        bucket = { tokens: perMinute, at: nowMs };
        buckets.set(keyId, bucket);
      }
      bucket.tokens = Math.min(perMinute, bucket.tokens + Math.max(0, nowMs - bucket.at) * perMs);
      bucket.at = nowMs;
      const allowed = bucket.tokens >= 1;
      if (allowed) bucket.tokens -= 1;
      const missing = bucket.tokens < 0 ? 1 - bucket.tokens : 1 - (bucket.tokens % 1);
      const wait = Math.max(1, Math.ceil(missing / perMs / 1000));
      const headers = {
        'ratelimit-policy': policy,
        ratelimit: `"default";r=${Math.max(0, Math.floor(bucket.tokens))};t=${wait}`,
      };
      if (!allowed) throw new RateLimited(wait, headers);
      return headers;
    },
    takeForOthers(keyId, requests) {
      const bucket = buckets.get(keyId);
      // What was let through too much is owed, and refilled before anything passes again.
      if (bucket) bucket.tokens = Math.max(-perMinute, bucket.tokens - requests);
    },
  };
}

export class RateLimited extends Fault {
  readonly headers: Record<string, string>;

  constructor(seconds: number, headers: Record<string, string>) {
    super('rate_limited', 'This API key has used up its requests for the moment.', {
      retry: 'later',
      retryAfterSeconds: seconds,
    });
    this.headers = headers;
  }
}
