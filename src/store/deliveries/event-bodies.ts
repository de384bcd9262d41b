// Events on their way out. An event goes to every endpoint that wants it; its bytes are read once for all.
import type { Connection } from '../database/database.ts';

const KEPT_BYTES = 8 * 1024 * 1024;

// Asked by key and never joined: a plan made while there were few events must not read them all later.
const BODIES = 'select id, body, traceparent from events where id = any ($1)';

export interface OutgoingEvent {
  body: Buffer;
  traceparent: string | null;
}

export class EventBodies {
  readonly #kept = new Map<string, OutgoingEvent>();
  #bytes = 0;

  /** Those of the ids that are in the store; the others belong to no event of a job. */
  async read(connection: Connection, ids: Iterable<string>): Promise<Map<string, OutgoingEvent>> {
    const found = new Map<string, OutgoingEvent>();
    const missing: string[] = [];
    for (const id of new Set(ids)) {
      const kept = this.#kept.get(id);
      if (kept === undefined) missing.push(id);
      else found.set(id, kept);
    }
    if (missing.length === 0) return found;
    const rows = await connection.query<{ id: string; body: string; traceparent: string | null }>({
      name: 'event_bodies',
      text: BODIES,
      values: [`{${missing.join()}}`],
    });
    for (const { id, body, traceparent } of rows) {
      const event = { body: Buffer.from(body, 'utf8'), traceparent };
      found.set(id, event);
      this.#keep(id, event);
    }
    return found;
  }

  /** When nothing is under way nothing is remembered. */
  forget(): void {
    this.#kept.clear();
    this.#bytes = 0;
  }

  #keep(id: string, event: OutgoingEvent): void {
    this.#kept.set(id, event);
    this.#bytes += event.body.length;
    for (const [oldest, { body }] of this.#kept) {
      if (this.#bytes <= KEPT_BYTES) break;
      this.#kept.delete(oldest);
      this.#bytes -= body.length;
    }
  }
}
