// Idempotency keys. The row is part of the creating transaction, so a second user of the key waits for the first.
import { Fault } from '../../domain/model/fault.ts';
import type { ProjectTransaction, StoredResponse } from '../../ports/store.ts';
import { type Connection, codeOf } from '../database/database.ts';
import { jsonText } from '../database/json-text.ts';
import type { Seal } from '../database/seal.ts';

/** A key that ran out, or whose request never completed, is taken as if it were new. */
const CLAIM = `
  insert into idempotency_keys as held (project_id, route, key, fingerprint, created_at) values ($1, $2, $3, $4, $5)
  on conflict (project_id, route, key) do update
    set fingerprint = excluded.fingerprint, created_at = excluded.created_at, status = null, resource_id = null, once = null
    where held.status is null or held.created_at <= excluded.created_at - interval '24 hours'
  returning 1`;

const FIND = `select fingerprint, status, resource_id, once from idempotency_keys
              where project_id = $1 and route = $2 and key = $3`;

interface KeyRow {
  fingerprint: string;
  status: number;
  resource_id: string;
  once: Buffer | null;
}

export function idempotencyWrites(
  connection: Connection,
  projectId: string,
  seal: Seal,
): Pick<ProjectTransaction, 'claimIdempotencyKey' | 'completeIdempotencyKey'> {
  const owner = (route: string, key: string): string => `${projectId} ${route} ${key}`;
  return {
    async claimIdempotencyKey(entry) {
      const values = [projectId, entry.route, entry.key];
      try {
        const claimed = await connection.query({
          name: 'key_claim',
          text: CLAIM,
          values: [...values, entry.fingerprint, entry.at],
        });
        if (claimed.length > 0) return { state: 'new' };
      } catch (error) {
        // lock_timeout: the first request with this key is still at work.
        if (codeOf(error) !== '55P03') throw error;
        throw new Fault('idempotency_key_in_flight', 'A request with this idempotency key is still being processed.', {
          retry: 'later',
          retryAfterSeconds: 1,
        });
      }
      const [row] = await connection.query<KeyRow>({ name: 'key_find', text: FIND, values });
      if (row === undefined) throw new Error('an idempotency key vanished while it was locked');
      const response: StoredResponse = { status: row.status, resourceId: row.resource_id };
      if (row.once !== null) response.once = JSON.parse(seal.open(row.once, owner(entry.route, entry.key)));
      return { state: 'done', fingerprint: row.fingerprint, response };
    },

    async completeIdempotencyKey(route, key, response) {
      const once = response.once === undefined ? null : seal.close(jsonText(response.once), owner(route, key));
      await connection.query({
        name: 'key_complete',
        text: `update idempotency_keys set status = $4, resource_id = $5, once = $6
               where project_id = $1 and route = $2 and key = $3`,
        values: [projectId, route, key, response.status, response.resourceId, once],
      });
    },
  };
}
