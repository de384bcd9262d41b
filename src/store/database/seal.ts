// Secrets at rest: AES-256-GCM, bound to what they belong to, so that a sealed value cannot be moved to another row.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Fault } from '../../domain/model/fault.ts';

export interface Seal {
  close(text: string, belongsTo: string): Buffer;
  open(sealed: Uint8Array, belongsTo: string): string;
}

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Layout: version (1), nonce (12), tag (16), ciphertext. */
export function createSeal(key: Uint8Array): Seal {
  if (key.length !== 32) throw new Fault('secret_key_invalid', 'The store needs a secret key of 32 bytes.');
  return {
    close(text, belongsTo) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      cipher.setAAD(Buffer.from(belongsTo));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), body]);
    },
    open(sealed, belongsTo) {
      const bytes = Buffer.from(sealed);
      try {
        if (bytes[0] !== VERSION) throw new Error('unknown version');
        const nonce = bytes.subarray(1, 1 + NONCE_BYTES);
        const tag = bytes.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES);
        const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
        decipher.setAAD(Buffer.from(belongsTo));
        decipher.setAuthTag(tag);
        const body = bytes.subarray(1 + NONCE_BYTES + TAG_BYTES);
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
      } catch (error) {
        throw new Fault('secret_unreadable', 'A stored secret cannot be read with the key of this installation.', {
          cause: error,
        });
      }
    },
  };
}
