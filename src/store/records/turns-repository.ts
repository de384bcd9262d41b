// Turns at providers, kept in one row a provider so that all processes of the database share them.
import type { ProviderTurns } from '../../ports/turns.ts';
import type { Connection } from '../database/database.ts';

/** A turn further away than this is not handed out: whoever waits asks again, so that a process that ends holds none. */
const FARTHEST_MS = 2000;

/** Processes have clocks of their own, so the database tells the time, unless a time is handed in. */
export function providerTurns(connection: Connection, now: () => Date | null = () => null): ProviderTurns {
  const time = 'coalesce($1::timestamptz, clock_timestamp())';
  return {
    async take(pool, { spacingMs, burst, aloneMs }) {
      const [row] = await connection.query<{ wait: number }>({
        name: 'turn_take',
        text: `insert into provider_turns as turns (pool, arrival, held_until)
               values ($2, ${time} + $3 * interval '1 ms', ${time} + $5 * interval '1 ms')
               on conflict (pool) do update
                 set arrival = greatest(turns.arrival, ${time}) + $3 * interval '1 ms',
                     held_until = ${time} + $5 * interval '1 ms'
                 where turns.arrival - $4 * interval '1 ms' <= ${time} + $6 * interval '1 ms'
                   and turns.paused_until <= ${time}
                   and ($5 = 0 or turns.held_until <= ${time})
               returning greatest(0, extract(epoch from arrival - ($3 + $4) * interval '1 ms' - ${time}) * 1000)::float8 as wait`,
        values: [now(), pool, spacingMs, spacingMs * (burst - 1), aloneMs, FARTHEST_MS],
      });
      return row ? row.wait : null;
    },

    async leave(pool) {
      await connection.query({
        name: 'turn_leave',
        text: `update provider_turns set held_until = '-infinity' where pool = $1`,
        values: [pool],
      });
    },

    async pause(pool, milliseconds) {
      await connection.query({
        name: 'turn_pause',
        text: `insert into provider_turns as turns (pool, arrival, paused_until)
               values ($2, ${time}, ${time} + $3 * interval '1 ms')
               on conflict (pool) do update set paused_until = greatest(turns.paused_until, excluded.paused_until)`,
        values: [now(), pool, milliseconds],
      });
    },
  };
}
