// Connections: a pool, statements on it, and transactions bound to one project. Lost connections become one Fault.
import type { Duplex } from 'node:stream';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import pg from 'pg';
import { Fault, isFault } from '../../domain/model/fault.ts';
import type { Log } from '../../ports/log.ts';
import type { Tables } from './tables.ts';

export interface Statement {
  /** Named statements are parsed and planned once per connection; only for fixed texts on hot paths. */
  name?: string;
  text: string;
  values: readonly unknown[];
  /** Nothing follows it in its transaction, so the commit leaves with it and costs no round trip of its own. */
  last?: boolean;
}

/** Where a repository sends its statements: the pool, or the one connection of a transaction. */
export interface Connection {
  query<Row>(statement: Statement): Promise<Row[]>;
}

/** Builds SQL and runs nothing; `run` sends what it built. */
export const builder = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

interface Compilable<Row> {
  compile(): { readonly sql: string; readonly parameters: readonly unknown[]; readonly query: unknown };
  executeTakeFirst(): Promise<Row | undefined>;
}

/** Sends a query of the builder on this connection. */
export function run<Row>(connection: Connection, query: Compilable<Row>): Promise<Row[]> {
  const { sql, parameters } = query.compile();
  return connection.query<Row>({ text: sql, values: parameters });
}

const listNames = new Map<string, string>();

/** The same, prepared by name: for lists, whose texts differ only by which filters are set. */
export function runNamed<Row>(connection: Connection, query: Compilable<Row>): Promise<Row[]> {
  const { sql, parameters } = query.compile();
  let name = listNames.get(sql);
  if (name === undefined) {
    name = `list_${listNames.size}`;
    listNames.set(sql, name);
  }
  return connection.query<Row>({ name, text: sql, values: parameters });
}

const LOST_STATES = new Set(['57P01', '57P02', '57P03', '57014', '53300', '53400', '53100', '53200', '25006', '40003']);
const LOST_SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EACCES',
]);
const LOST_MESSAGES =
  /^(Connection terminated|timeout exceeded|Query read timeout|Client has encountered|Client was closed|Cannot use a pool|connection is closed|the database connection)/i;

export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: string }).code ?? '';
  return (
    LOST_STATES.has(code) || code.startsWith('08') || LOST_SYSTEM_CODES.has(code) || LOST_MESSAGES.test(error.message)
  );
}

/** Deadlock, serialization failure, lock timeout: the connection is well, and the same call passes a moment later. */
const BUSY_STATES = new Set(['40P01', '40001', '55P03']);

/** A Fault for a store that is away, full or busy; any other error as it is. */
export function storeFault(error: unknown): unknown {
  if (!isConnectionLoss(error) && !BUSY_STATES.has(codeOf(error))) return error;
  return new Fault('store_unavailable', 'The store does not answer at the moment.', {
    // The message may quote values, the state code never does.
    detail: (error as { code?: string }).code ?? (error as Error).message.slice(0, 80),
    retry: 'later',
    retryAfterSeconds: 2,
    cause: error,
  });
}

async function send<Row>(client: pg.PoolClient, statement: Statement, mode: string): Promise<Row[]> {
  const { name, text, values } = statement;
  // A plan under row-level security belongs to a role, so each mode keeps its own copy of a named statement.
  const config =
    name === undefined
      ? { text, values: values as unknown[] }
      : { name: mode + name, text, values: values as unknown[] };
  const result = (await client.query(config)) as pg.QueryResult | pg.QueryResult[];
  // pg-boss sends several commands in one text; each brings its own result.
  return (Array.isArray(result) ? result.flatMap((part) => part.rows) : result.rows) as Row[];
}

interface Settled {
  command?: string;
  error?: unknown;
}

/** The outcome as a value, so that a promise nobody waits for yet cannot fail unheard. */
function settled(result: Promise<pg.QueryResult>): Promise<Settled> {
  return result.then(
    ({ command }) => ({ command }),
    (error: unknown) => ({ error }),
  );
}

async function failureOf(outcome: Promise<Settled>): Promise<unknown> {
  return (await outcome).error;
}

/** What is sent in this turn leaves in one packet: each write of its own would wake the server once more. */
function sendTogether(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

const DEADLOCK_RETRIES = 3;

export interface DatabaseOptions {
  connectionString: string;
  poolSize: number;
  log?: Log;
}

export class Database implements Connection {
  readonly #pool: pg.Pool;
  /** Set once the role of project transactions is known to exist. */
  projectRole: string | null = null;

  constructor(options: DatabaseOptions) {
    this.#pool = new pg.Pool({
      ...connectionSettings(options.connectionString),
      max: options.poolSize,
      connectionTimeoutMillis: 5000,
      idleTimeoutMillis: 60_000,
      // A black-holed connection is noticed although the server never answers.
      query_timeout: 65_000,
      // Statements are sent without waiting for the answer to the one before, so `begin` costs no round trip.
      pipeline: true,
    });
    // An idle connection that breaks is not an error of anybody; the pool drops it.
    this.#pool.on('error', (error) => {
      if (!this.#pool.ending) options.log?.warn('database connection lost', { code: codeOf(error) });
    });
  }

  async query<Row>(statement: Statement): Promise<Row[]> {
    return this.#withClient((client) => send<Row>(client, statement, 'o_'));
  }

  /** One transaction as the owner: worker and administration. */
  async transaction<T>(run: (connection: Connection) => Promise<T>, opening = 'begin'): Promise<T> {
    for (let again = DEADLOCK_RETRIES; ; again -= 1) {
      try {
        return await this.#inTransaction(opening, 'o_', run);
      } catch (error) {
        // The worker meets API requests on the same rows in another order; the one that lost goes again.
        if (again === 0 || !isFault(error) || codeOf(error.cause) !== '40P01') throw error;
      }
    }
  }

  /** One transaction that sees one project's rows only. */
  async projectTransaction<T>(projectId: string, run: (connection: Connection) => Promise<T>): Promise<T> {
    return this.#inTransaction(this.#projectOpening(projectId), this.#projectMode, run);
  }

  /** Single reads of one project: opening, statement and end leave together and come back in one round trip. */
  forProject(projectId: string): Connection {
    if (this.projectRole === null) return this;
    return {
      query: <Row>(statement: Statement) => this.#readAgain((client) => this.#alone<Row>(client, projectId, statement)),
    };
  }

  /** One statement that is a whole transaction of one project, in one round trip as well. */
  async projectWrite<Row>(projectId: string, statement: Statement): Promise<Row[]> {
    if (this.projectRole === null) return this.query(statement);
    return this.#withClient((client) => this.#alone<Row>(client, projectId, statement));
  }

  async #alone<Row>(client: pg.PoolClient, projectId: string, statement: Statement): Promise<Row[]> {
    sendTogether(client);
    const [opened, answered, ended] = await Promise.allSettled([
      client.query(this.#projectOpening(projectId)),
      send<Row>(client, statement, this.#projectMode),
      client.query('commit'),
    ]);
    if (opened.status === 'rejected') throw opened.reason;
    if (answered.status === 'rejected') throw answered.reason;
    if (ended.status === 'rejected') throw ended.reason;
    return answered.value;
  }

  get #projectMode(): string {
    return this.projectRole === null ? 'o_' : 'p_';
  }

  #projectOpening(projectId: string): string {
    if (this.projectRole === null) return 'begin';
    return `begin; set local role ${this.projectRole}; set local bonafide.project = ${pg.escapeLiteral(projectId)}`;
  }

  get waiting(): number {
    return this.#pool.waitingCount;
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  async #inTransaction<T>(opening: string, mode: string, run: (connection: Connection) => Promise<T>): Promise<T> {
    return this.#withClient(async (client) => {
      let opened: Promise<Settled> | null = null;
      let ending: Promise<Settled> | null = null;
      let open = true;
      const end = (): Promise<Settled> => {
        open = false;
        ending ??= settled(client.query('commit'));
        return ending;
      };
      const query = <Row>(statement: Statement): Promise<Row[]> => {
        // A promise that outlives its transaction must not write into the next one on this connection.
        if (!open) throw new Error('the transaction has ended');
        if (opened === null) {
          sendTogether(client);
          // Not waited for: a failed opening leaves the transaction aborted, so nothing after it can take effect.
          opened = settled(client.query(opening));
        }
        const answer = send<Row>(client, statement, mode);
        // A statement that fails leaves the transaction aborted, and the commit behind it rolls back.
        if (statement.last) void end();
        return answer;
      };
      try {
        const result = await run({ query });
        open = false;
        if (opened === null) return result;
        const { command, error } = await end();
        if (error !== undefined) throw error;
        // A failed statement that was caught turns the commit into a rollback; nobody may take that for success.
        if (command !== 'COMMIT') throw (await failureOf(opened)) ?? new Error('the transaction was rolled back');
        return result;
      } catch (error) {
        open = false;
        if (opened === null) throw error;
        const first = (await failureOf(opened)) ?? error;
        await ending;
        if (!isConnectionLoss(first)) await client.query('rollback');
        throw first;
      }
    });
  }

  /** A read may meet a connection that was cut while it lay idle; on a fresh one it passes. */
  async #readAgain<T>(read: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    // A cut that the driver has not noticed yet may have hit every idle connection; each failure removes one of them.
    for (let left = Math.max(this.#pool.idleCount, 1); ; left--) {
      try {
        return await this.#withClient(read);
      } catch (error) {
        if (left === 0 || !isFault(error, 'store_unavailable') || !isConnectionLoss(error.cause)) throw error;
      }
    }
  }

  async #withClient<T>(use: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    let client: pg.PoolClient;
    try {
      client = await this.#pool.connect();
    } catch (error) {
      throw storeFault(error);
    }
    let broken: boolean = false;
    const onError = (): void => {
      broken = true;
    };
    client.on('error', onError);
    try {
      return await use(client);
    } catch (error) {
      broken ||= isConnectionLoss(error);
      throw storeFault(error);
    } finally {
      client.removeListener('error', onError);
      client.release(broken);
    }
  }
}

export function connectionSettings(connectionString: string): pg.ClientConfig {
  return {
    connectionString,
    application_name: 'bonafide',
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: 60_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
  };
}

export function codeOf(error: unknown): string {
  return (error as { code?: string } | null)?.code ?? 'unknown';
}

export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const found = error as { code?: string; constraint?: string } | null;
  return found?.code === '23505' && (constraint === undefined || found.constraint === constraint);
}
