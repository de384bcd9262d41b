// Which processes work on jobs, and when each was last seen.
import type { WorkerRecord, WorkerRegister } from '../../ports/store.ts';
import type { Connection } from '../database/database.ts';
import { jsonText } from '../database/json-text.ts';

export function workerRegister(connection: Connection): WorkerRegister {
  return {
    async seen({ owner, startedAt, seenAt, providers }) {
      await connection.query({
        name: 'worker_seen',
        text: `insert into workers (owner, started_at, seen_at, providers) values ($1, $2, $3, $4::jsonb)
               on conflict (owner) do update set seen_at = excluded.seen_at, providers = excluded.providers`,
        values: [owner, startedAt, seenAt, jsonText(providers)],
      });
    },

    async gone(owner) {
      await connection.query({ text: 'delete from workers where owner = $1', values: [owner] });
    },

    async alive(since) {
      await connection.query({ text: 'delete from workers where seen_at < $1', values: [since] });
      return connection.query<WorkerRecord>({
        name: 'workers_alive',
        text: `select owner, started_at as "startedAt", seen_at as "seenAt", providers from workers order by owner`,
        values: [],
      });
    },
  };
}
