// Turns at providers for one process alone: tools and tests that have no database.
import type { Clock } from '../ports/clock.ts';
import type { ProviderTurns } from '../ports/turns.ts';

interface Row {
  arrival: number;
  pausedUntil: number;
  heldUntil: number;
}

export function memoryTurns(clock: Clock): ProviderTurns {
  const rows = new Map<string, Row>();
  const rowOf = (pool: string): Row => {
    const row = rows.get(pool) ?? { arrival: 0, pausedUntil: 0, heldUntil: 0 };
    rows.set(pool, row);
    return row;
  };
  return {
    async take(pool, { spacingMs, burst, aloneMs }) {
      const now = clock.now().getTime();
      const row = rowOf(pool);
      if (row.pausedUntil > now || (aloneMs > 0 && row.heldUntil > now)) return null;
      const start = Math.max(now, row.arrival - spacingMs * (burst - 1));
      row.arrival = Math.max(row.arrival, now) + spacingMs;
      if (aloneMs > 0) row.heldUntil = now + aloneMs;
      return start - now;
    },
    async leave(pool) {
      rowOf(pool).heldUntil = 0;
    },
    async pause(pool, milliseconds) {
      const row = rowOf(pool);
      row.pausedUntil = Math.max(row.pausedUntil, clock.now().getTime() + milliseconds);
    },
  };
}
