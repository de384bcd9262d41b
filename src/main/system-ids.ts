// Identifiers: a prefix and a ULID, so that ids sort by the time they were made.
import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import { systemClock } from './system-clock.ts';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function base32(value: bigint, length: number): string {
  let text = '';
  for (let index = 0; index < length; index += 1) {
    text = ALPHABET[Number(value & 31n)]! + text;
    value >>= 5n;
  }
  return text;
}

const RANDOM_LIMIT = 1n << 80n;

export function makeIds(clock: Clock): Ids {
  let lastTime = 0;
  let lastRandom = 0n;
  return {
    next: (prefix) => {
      const time = clock.now().getTime();
      // Within one millisecond the number counts up, so ids made by one process never go backwards.
      if (time <= lastTime && lastRandom + 1n < RANDOM_LIMIT) lastRandom += 1n;
      else {
        lastTime = Math.max(time, lastTime);
        lastRandom = BigInt(`0x${randomBytes(10).toString('hex')}`);
      }
      return `${prefix}_${base32(BigInt(lastTime), 10)}${base32(lastRandom, 16)}`;
    },
    derive: (prefix, ...parts) => {
      const digest = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
      // Two bits of the 26 characters stay empty, as in a ULID.
      return `${prefix}_${base32(BigInt(`0x${digest}`), 26)}`;
    },
    random: (bytes) => randomBytes(bytes),
  };
}

export function systemIds(): Ids {
  return makeIds(systemClock);
}
