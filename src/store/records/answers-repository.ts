// Cached answers of providers. Keys are digested, because they are made of names.
import { createHash } from 'node:crypto';
import type { AnswerCache } from '../../ports/store.ts';
import type { Connection } from '../database/database.ts';
import { jsonText } from '../database/json-text.ts';

function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

export function answerCache(connection: Connection): AnswerCache {
  return {
    async get(key, now) {
      const [row] = await connection.query<{ value: unknown; storedAt: Date }>({
        name: 'answer_get',
        text: `select value, stored_at as "storedAt" from cached_answers where key = $1 and expires_at > $2`,
        values: [digest(key), now],
      });
      return row ?? null;
    },

    /** Nothing is kept for a job that was erased meanwhile. */
    async put(key, value, expiresAt, jobId) {
      await connection.query({
        name: 'answer_put',
        text: `insert into cached_answers (key, value, expires_at, job_id)
               select $1, $2, $3, id from jobs where id = $4 for key share
               on conflict (key) do update
                 set value = excluded.value, stored_at = now(), expires_at = excluded.expires_at, job_id = excluded.job_id`,
        values: [digest(key), jsonText(value), expiresAt, jobId],
      });
    },
  };
}
