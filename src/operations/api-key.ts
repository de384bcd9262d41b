// The form of an API key: prefix, 30 random base62 characters, 6 of checksum. Only its SHA-256 is stored.
import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { API_KEY_PREFIX } from '../contract/schemas/api-key.ts';
import type { Ids } from '../ports/ids.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_CHARACTERS = 30;
const CHECKSUM_CHARACTERS = 6;
/** Bytes from here on would favour the first characters of the alphabet. */
const UNBIASED_LIMIT = 256 - (256 % ALPHABET.length);

export function newApiKey(ids: Pick<Ids, 'random'>): string {
  let body = '';
  while (body.length < RANDOM_CHARACTERS) {
    for (const byte of ids.random(RANDOM_CHARACTERS)) {
      if (byte < UNBIASED_LIMIT && body.length < RANDOM_CHARACTERS) body += ALPHABET[byte % ALPHABET.length];
    }
  }
  return API_KEY_PREFIX + body + checksum(body);
}

/** Lets a secret scanner tell a real key from a look-alike without asking anybody. */
export function checksum(body: string): string {
  let value = crc32(API_KEY_PREFIX + body);
  let text = '';
  for (let index = 0; index < CHECKSUM_CHARACTERS; index++) {
    text = ALPHABET[value % ALPHABET.length] + text;
    value = Math.floor(value / ALPHABET.length);
  }
  return text;
}

export function hashApiKey(key: string): Uint8Array {
  return hash('sha256', key, 'buffer');
}

/** Enough to recognise a key in a list, far too little to use it. */
export function keyHint(key: string): string {
  return `${key.slice(0, API_KEY_PREFIX.length + 4)}…`;
}
