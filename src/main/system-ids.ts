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

/** The random part of a ULID is 16 characters of 5 bits; 32 characters divide 256, so the low bits of a byte are even. */
const RANDOM_CHARACTERS = 16;

/** Adds one; false when every character was the last of the alphabet. */
function countUp(digits: Uint8Array): boolean {
  for (let index = digits.length - 1; index >= 0; index -= 1) {
    if (digits[index]! < 31) {
      digits[index]! += 1;
      return true;
    }
    digits[index] = 0;
  }
  return false;
}

function spell(digits: Uint8Array): string {
  let text = '';
  for (const digit of digits) text += ALPHABET[digit];
  return text;
}

/** Chance is fetched for many ids at once: a call into the system costs more than all the rest of an id. */
const STOCK_BYTES = 256 * RANDOM_CHARACTERS;

export function makeIds(clock: Pick<Clock, 'now'>): Ids {
  let stock: Uint8Array = new Uint8Array(0);
  let taken = 0;
  const freshDigits = (): Uint8Array => {
    if (taken >= stock.length) {
      stock = randomBytes(STOCK_BYTES).map((byte) => byte & 31);
      taken = 0;
    }
    taken += RANDOM_CHARACTERS;
    return stock.subarray(taken - RANDOM_CHARACTERS, taken);
  };
  let lastTime = 0;
  let timeText = '';
  let digits: Uint8Array = new Uint8Array(0);
  return {
    next: (prefix) => {
      const time = clock.now().getTime();
      // Within one millisecond the number counts up, so ids made by one process never go backwards.
      if (time > lastTime || !countUp(digits)) {
        lastTime = Math.max(time, lastTime);
        timeText = base32(BigInt(lastTime), 10);
        digits = freshDigits();
      }
      return `${prefix}_${timeText}${spell(digits)}`;
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
