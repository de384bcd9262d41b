// Wakes waiting work in this process at once and in every other process through NOTIFY, on one connection of its own.
import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../../ports/log.ts';
import { codeOf, connectionSettings } from '../database/database.ts';

export type Topic = 'jobs' | 'deliveries' | `job:${string}` | `ended:${string}`;

export interface Signals {
  /** After the commit. Many calls in one turn travel as one message. */
  announce(topic: Topic): void;
  listen(topic: Topic, listener: () => void): () => void;
  close(): Promise<void>;
}

const CHANNEL = 'bonafide';
/** PostgreSQL refuses a payload of 8000 bytes or more. */
const PAYLOAD_LIMIT = 7500;
/** After a message the next one waits this long and takes along what came meanwhile: a busy API sends 100 a second. */
const PAUSE_MS = 10;
const RECONNECT_MS = 250;
const PROBE_MS = 10_000;

export async function openSignals(connectionString: string, log?: Log): Promise<Signals> {
  const origin = randomBytes(6).toString('hex');
  const listeners = new Map<string, Set<() => void>>();
  const waiting = new Set<string>();
  let client: pg.Client | null = null;
  let sending = false;
  let closed = false;

  const tell = (topic: string): void => {
    for (const listener of [...(listeners.get(topic) ?? [])]) {
      try {
        listener();
      } catch {
        // Whoever announces has just committed; a listener's trouble is not the announcer's.
        log?.error('a listener failed', { code: 'listener_failed' });
      }
    }
  };

  const tellAll = (): void => {
    for (const topic of [...listeners.keys()]) tell(topic);
  };

  const receive = (payload: string): void => {
    const [sender, ...topics] = payload.split(' ');
    // Our own listeners were told without the way through the server.
    if (sender !== origin) for (const topic of topics) tell(topic);
  };

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      ...connectionSettings(connectionString),
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
      idle_in_transaction_session_timeout: 0,
    });
    fresh.on('notification', (message) => receive(message.payload ?? ''));
    fresh.on('error', () => lost(fresh));
    fresh.on('end', () => lost(fresh));
    try {
      await fresh.connect();
      await fresh.query(`listen ${CHANNEL}`);
    } catch (error) {
      await fresh.end().catch(() => {});
      throw error;
    }
    client = fresh;
  };

  const reconnect = async (): Promise<void> => {
    let told = false;
    while (!closed && client === null) {
      try {
        await connect();
        // Whatever was said meanwhile was not heard.
        tellAll();
        void flush();
        if (told) log?.info('database is back');
      } catch (error) {
        if (!told) log?.warn('database is away', { code: codeOf(error) });
        told = true;
        await delay(RECONNECT_MS, undefined, { ref: false });
      }
    }
  };

  const lost = (old: pg.Client): void => {
    if (closed || client !== old) return;
    client = null;
    void old.end().catch(() => {});
    void reconnect();
  };

  const flush = async (): Promise<void> => {
    const sender = client;
    if (sending || sender === null || closed) return;
    sending = true;
    try {
      while (waiting.size > 0 && client === sender) {
        const payloads = pack(origin, waiting);
        await sender.query({
          name: 'signal',
          text: `select pg_notify('${CHANNEL}', payload) from unnest($1::text[]) as payload`,
          values: [payloads],
        });
        await delay(PAUSE_MS, undefined, { ref: false });
      }
    } catch {
      lost(sender);
    } finally {
      sending = false;
    }
  };

  // A connection that died without a word would leave this process deaf; polling keeps it alive until this notices.
  const probe = setInterval(() => {
    const probed = client;
    probed?.query('select 1').catch(() => lost(probed));
  }, PROBE_MS);
  probe.unref();

  await connect();
  return {
    announce(topic) {
      if (closed) return;
      tell(topic);
      waiting.add(topic);
      // The next turn of the loop: everything announced by this one goes along.
      setImmediate(() => void flush());
    },
    listen(topic, listener) {
      const set = listeners.get(topic) ?? new Set();
      listeners.set(topic, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0 && listeners.get(topic) === set) listeners.delete(topic);
      };
    },
    async close() {
      if (closed) return;
      await flush();
      closed = true;
      clearInterval(probe);
      await client?.end().catch(() => {});
      listeners.clear();
    },
  };
}

/** Takes all waiting topics out, as few payloads as fit. */
function pack(origin: string, waiting: Set<string>): string[] {
  const payloads: string[] = [];
  let payload = origin;
  for (const topic of waiting) {
    if (payload.length + topic.length + 1 > PAYLOAD_LIMIT) {
      payloads.push(payload);
      payload = origin;
    }
    payload += ` ${topic}`;
  }
  waiting.clear();
  payloads.push(payload);
  return payloads;
}
