// Who is calling: API keys of projects, and the operator's token. Keys are looked up by hash and remembered briefly,
// so that the hot path needs no query; every wrong key takes the same way to the same answer.
import { createHash, timingSafeEqual } from 'node:crypto';
import { Fault } from '../contract/schemas/problem.ts';
import { hashApiKey } from '../operations/api-key.ts';
import type { Clock } from '../ports/clock.ts';
import type { ApiKeyRecord, KeyUse, Store } from '../ports/store.ts';

export interface Access {
  projectId: string;
  keyId: string;
}

export interface KeyRing {
  /** Immediate when the key is remembered; rejects with `unauthorized`. */
  find(key: string | undefined): Access | Promise<Access>;
  forget(): void;
  /** A request was let through with this key. */
  count(keyId: string): void;
  /** Was right before: worth a look even when its address sent many wrong ones. */
  isFamiliar(key: string | undefined): boolean;
  /** Writes down when and how often keys were used. */
  flush(): Promise<void>;
}

/** A key revoked in another process stops working here after this long at most. */
const REMEMBER_MS = 5000;
const MAX_REMEMBERED = 10_000;
const MAX_KEY_LENGTH = 512;

export function keyRing(
  store: { admin: Pick<Store['admin'], 'findKey' | 'touchKeys'> },
  clock: Pick<Clock, 'now'>,
  /** Told what other processes let through with a key since the last time. */
  onOthers: (keyId: string, requests: number) => void = () => {},
): KeyRing {
  const remembered = new Map<string, { access: Access; until: number }>();
  let used = new Map<string, KeyUse>();
  const totals = new Map<string, number>();

  function accept(access: Access, now: Date): Access {
    const use = used.get(access.keyId);
    if (use === undefined) used.set(access.keyId, { at: now, requests: 0 });
    else use.at = now;
    return access;
  }

  async function lookUp(hash: Uint8Array, digest: string, now: Date): Promise<Access> {
    const record: ApiKeyRecord | null = await store.admin.findKey(hash);
    if (record === null) throw unauthorized();
    const access = { projectId: record.projectId, keyId: record.id };
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    remembered.set(digest, { access, until: now.getTime() + REMEMBER_MS });
    return accept(access, now);
  }

  return {
    find(key) {
      if (key === undefined || key.length === 0 || key.length > MAX_KEY_LENGTH) throw unauthorized();
      const now = clock.now();
      const hash = hashApiKey(key);
      const digest = digestText(hash);
      const known = remembered.get(digest);
      if (known !== undefined && known.until > now.getTime()) return accept(known.access, now);
      return lookUp(hash, digest, now);
    },
    count(keyId) {
      const use = used.get(keyId);
      if (use) use.requests += 1;
    },
    isFamiliar(key) {
      if (key === undefined || key.length > MAX_KEY_LENGTH) return false;
      return remembered.has(digestText(hashApiKey(key)));
    },
    forget() {
      remembered.clear();
    },
    async flush() {
      if (used.size === 0) return;
      const batch = used;
      used = new Map();
      for (const [keyId, total] of await store.admin.touchKeys(batch)) {
        const known = totals.get(keyId);
        totals.set(keyId, total);
        if (known !== undefined) onOthers(keyId, Math.max(0, total - known - batch.get(keyId)!.requests));
      }
    },
  };
}

function digestText(hash: Uint8Array): string {
  return Buffer.from(hash.buffer, hash.byteOffset, hash.byteLength).toString('latin1');
}

export function requireAdmin(token: string, header: string | undefined): void {
  const given = header?.startsWith('Bearer ') ? header.slice('Bearer '.length) : '';
  const equal = timingSafeEqual(digestOf(token), digestOf(given));
  if (!equal) throw new Fault('unauthorized', 'The bearer token is missing or wrong.');
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function unauthorized(): Fault {
  return new Fault(
    'unauthorized',
    'The API key is missing or wrong: it goes into the x-api-key header, and Authorization is not read.',
  );
}
