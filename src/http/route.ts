// What a route declares, what its handler gets, and what it answers. One folder under routes/ is one act.
import type { z } from 'zod';
import type { CursorCodec } from '../contract/reading/page-cursor.ts';
import type { JsonBody } from '../contract/reading/read-json.ts';
import type { IdempotencyRequest } from '../operations/idempotency.ts';
import type { ProjectLimits, QueueRoom } from '../operations/project-limits.ts';
import type { PlanQueries } from '../operations/templates.ts';
import type { Clock } from '../ports/clock.ts';
import type { CheckAddress } from '../ports/fetch.ts';
import type { Ids } from '../ports/ids.ts';
import type { Queue } from '../ports/queue.ts';
import type { PageReader } from '../ports/reader.ts';
import type { SchemaChecker } from '../ports/schemas.ts';
import type { Store } from '../ports/store.ts';

/** Everything an operation may need; each takes only its own part. */
export interface RouteTools {
  store: Store;
  clock: Clock;
  ids: Ids;
  queue: Pick<Queue, 'onWake' | 'depth'>;
  version: string;
  missingContact: { off: string[]; slower: string[] } | null;
  cursors: CursorCodec;
  checkAddress: CheckAddress;
  planQueries: PlanQueries;
  reader: Pick<PageReader, 'read'>;
  schemas: SchemaChecker;
  limits: ProjectLimits;
  /** How long jobs are kept in projects that say nothing of their own; 0 for good. */
  retentionDays: number;
  room: QueueRoom;
  /** Makes keys that were just revoked stop working here at once. */
  forgetKeys(): void;
}

export interface RouteContext {
  /** Empty for administration routes. */
  projectId: string;
  params: Record<string, string>;
  /** As it came; `parseQuery` reads it. */
  query: unknown;
  body: JsonBody;
  header(name: string): string | undefined;
  /** The caller's W3C trace context, when it sent one. */
  traceparent: string | null;
  baseUrl: string;
  /** From the Idempotency-Key header; null without one. */
  idempotency(): IdempotencyRequest | null;
  /** Fires when the client goes away or the server closes. */
  signal(): AbortSignal;
}

export interface Answer {
  status: number;
  body?: unknown;
  /** The body as JSON, when an operation has written it down already. */
  json?: string;
  headers?: Record<string, string>;
  /** Sent as it is, of this type, instead of a JSON body. */
  text?: { type: string; content: string };
  /** Sent as server-sent events instead of a body. */
  stream?: AsyncIterable<string>;
}

export interface RouteAnswer {
  description: string;
  schema?: z.ZodType;
  /** Other than JSON. */
  contentType?: string;
}

export interface Route {
  /** operationId in the reference. */
  id: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With `:name` parameters. */
  path: string;
  tag: 'Jobs' | 'Batches' | 'Monitors' | 'Templates' | 'Webhooks' | 'Privacy' | 'Administration';
  summary: string;
  description?: string;
  access: 'key' | 'admin';
  query?: z.ZodObject;
  body?: {
    schema: z.ZodType;
    required: boolean /** Beside JSON. */;
    otherTypes?: readonly string[];
    maxBytes?: number;
  };
  /** Takes an Idempotency-Key. */
  idempotent?: boolean;
  answers: Record<number, RouteAnswer>;
  /** Problem statuses beyond 401, 429, 500 and 503. */
  problems: readonly number[];
  handle(tools: RouteTools, context: RouteContext): Promise<Answer>;
}
