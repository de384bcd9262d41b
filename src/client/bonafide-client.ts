// A typed client of the HTTP API: `fetch` and nothing else, so that it runs in Node, in browsers and at the edge.
import type {
  Batch,
  Claim,
  CreateBatch,
  CreateJob,
  CreateMonitor,
  CreateTemplate,
  CreateWebhookEndpoint,
  Delivery,
  DeliveryWithAttempts,
  ErasureResult,
  Job,
  List,
  Monitor,
  MonitorRun,
  Person,
  PreviewTemplate,
  Problem,
  ReplayResult,
  Report,
  ReportChanges,
  ServiceStatus,
  Source,
  Template,
  TemplatePreview,
  UpdateMonitor,
  UpdateWebhookEndpoint,
  Usage,
  WebhookEndpoint,
  WebhookEndpointWithSecret,
} from '../contract/types.ts';

export type * from '../contract/types.ts';

export interface ClientOptions {
  baseUrl: string;
  apiKey: string;
  /** Replaces the global fetch, for tests or proxies. */
  fetch?: typeof fetch;
  /** Tries after the first, for answers that may pass later; creating calls are safe, they carry an idempotency key. */
  retries?: number;
  /** How long to wait before a retry; replaced in tests. */
  wait?: (milliseconds: number) => Promise<void>;
}

/** An answer other than 2xx, with the problem body as the service sent it. */
export class BonafideError extends Error {
  readonly status: number;
  readonly problem: Problem | null;
  /** Names the request in the service's log; null when something in between answered. */
  readonly requestId: string | null;

  constructor(status: number, problem: Problem | null, fallback: string, requestId: string | null = null) {
    super(problem?.detail ?? problem?.title ?? fallback);
    this.name = 'BonafideError';
    this.status = status;
    this.problem = problem;
    this.requestId = problem?.request_id ?? requestId;
  }

  get code(): string {
    return this.problem?.code ?? `http_${this.status}`;
  }
}

export interface ListQuery {
  limit?: number;
  cursor?: string;
}
export interface JobListQuery extends ListQuery {
  status?: Job['status'];
  created_after?: string;
  created_before?: string;
  /** Words of the name. */
  person?: string;
}
export interface DeliveryListQuery extends ListQuery {
  endpoint_id?: string;
  job_id?: string;
  status?: Delivery['status'];
  event_type?: string;
}

export interface JobEvent {
  id: string;
  type: string;
  sequence: number;
  created_at: string;
  data: { job: Job; report?: Report };
}

export interface ClaimProposal {
  person: Partial<Person>;
  claims: Claim[];
  /** The passage each claim was read from, by claim key. */
  quotes: Record<string, string>;
}

export interface UsageDay {
  /** YYYY-MM-DD, UTC. */
  day: string;
  jobs: number;
  completed: number;
  failed: number;
  canceled: number;
  cost_usd: number;
}

/** One row of a batch. */
export interface BatchResult {
  row: number;
  /** Of its job; `rejected` when the row was refused, `erased` when its job is gone. */
  status: Job['status'] | 'rejected' | 'erased';
  job_id: string | null;
  full_name: string | null;
  score?: number;
  assessment?: string | null;
  claims?: { claim_key: string; status: 'verified' | 'not_verified' | 'inconclusive' | 'contradiction' }[];
  errors?: { path: string; pointer: string; message: string; code: string }[];
}

type Query = Record<string, string | number | boolean | undefined>;

interface CallOptions {
  query?: Query;
  body?: unknown;
  /** A body other than JSON. */
  text?: { type: string; content: string };
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
}

const RETRIED = new Set([429, 502, 503, 504]);

export class Bonafide {
  readonly #baseUrl: string;
  readonly #apiKey: string;
  readonly #fetch: typeof fetch;
  readonly #retries: number;
  readonly #wait: (milliseconds: number) => Promise<void>;

  constructor(options: ClientOptions) {
    this.#baseUrl = options.baseUrl.replace(/\/+$/, '');
    this.#apiKey = options.apiKey;
    this.#fetch = options.fetch ?? ((input, init) => fetch(input, init));
    this.#retries = options.retries ?? 2;
    this.#wait = options.wait ?? ((milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)));
  }

  readonly jobs = {
    create: (body: CreateJob, options: { idempotencyKey?: string } = {}): Promise<Job> =>
      this.#call('POST', '/v1/jobs', { body, idempotencyKey: options.idempotencyKey ?? crypto.randomUUID() }),
    get: (jobId: string, options: { wait?: number; signal?: AbortSignal } = {}): Promise<Job> =>
      this.#call('GET', `/v1/jobs/${encodeURIComponent(jobId)}`, {
        query: { wait: options.wait },
        signal: options.signal,
      }),
    list: (query: JobListQuery = {}): Promise<List<Job>> => this.#call('GET', '/v1/jobs', { query: { ...query } }),
    cancel: (jobId: string): Promise<Job> => this.#call('POST', `/v1/jobs/${encodeURIComponent(jobId)}/cancel`),
    erase: (jobId: string): Promise<void> => this.#call('DELETE', `/v1/jobs/${encodeURIComponent(jobId)}`),
    /** Asks again what the job asked; `changes` of the new job then tells what differs. */
    rerun: (jobId: string, options: { idempotencyKey?: string } = {}): Promise<Job> =>
      this.#call('POST', `/v1/jobs/${encodeURIComponent(jobId)}/rerun`, {
        idempotencyKey: options.idempotencyKey ?? crypto.randomUUID(),
      }),
    /** What the report changed against the job that this one repeats, or against `since`. */
    changes: (jobId: string, query: { since?: string } = {}): Promise<ReportChanges> =>
      this.#call('GET', `/v1/jobs/${encodeURIComponent(jobId)}/changes`, { query: { ...query } }),
    report: (jobId: string): Promise<Report> => this.#call('GET', `/v1/jobs/${encodeURIComponent(jobId)}/report`),
    usage: (jobId: string): Promise<Usage> => this.#call('GET', `/v1/jobs/${encodeURIComponent(jobId)}/usage`),
    sources: (jobId: string, query: ListQuery = {}): Promise<List<Source>> =>
      this.#call('GET', `/v1/jobs/${encodeURIComponent(jobId)}/sources`, { query: { ...query } }),
    sourceText: (jobId: string, sourceId: string): Promise<{ source_id: string; text: string }> =>
      this.#call('GET', `/v1/jobs/${encodeURIComponent(jobId)}/sources/${encodeURIComponent(sourceId)}/text`),
    /** Waits until the job has ended, by long polling. */
    waitFor: async (jobId: string, options: { signal?: AbortSignal } = {}): Promise<Job> => {
      for (;;) {
        const job = await this.jobs.get(jobId, { wait: 30, ...options });
        if (job.status === 'completed' || job.status === 'failed' || job.status === 'canceled') return job;
      }
    },
    /** The job's events as they happen, from the first one; ends with the job. */
    events: (jobId: string, options: { signal?: AbortSignal; afterSequence?: number } = {}): AsyncGenerator<JobEvent> =>
      this.#events(jobId, options),
  };

  readonly claims = {
    /** Reads a CV or a profile text and proposes the person and claims to confirm; nothing is stored. */
    propose: (text: string): Promise<ClaimProposal> => this.#call('POST', '/v1/claims/propose', { body: { text } }),
  };

  readonly usage = {
    /** Jobs and cost of each of the last days, today included. */
    daily: (query: { days?: number } = {}): Promise<{ data: UsageDay[] }> =>
      this.#call('GET', '/v1/usage', { query: { ...query } }),
  };

  /** Many people in one request. */
  readonly batches = {
    /** Bodies of jobs; `options` are defaults of every item. */
    create: (body: CreateBatch, options: { idempotencyKey?: string } = {}): Promise<Batch> =>
      this.#call('POST', '/v1/batches', { body, idempotencyKey: options.idempotencyKey ?? crypto.randomUUID() }),
    /** A table with a header, as a spreadsheet exports or copies it. */
    createFromCsv: (csv: string, options: { idempotencyKey?: string } = {}): Promise<Batch> =>
      this.#call('POST', '/v1/batches', {
        text: { type: 'text/csv', content: csv },
        idempotencyKey: options.idempotencyKey ?? crypto.randomUUID(),
      }),
    /** One body of a job a line. */
    createFromLines: (lines: string, options: { idempotencyKey?: string } = {}): Promise<Batch> =>
      this.#call('POST', '/v1/batches', {
        text: { type: 'application/x-ndjson', content: lines },
        idempotencyKey: options.idempotencyKey ?? crypto.randomUUID(),
      }),
    get: (batchId: string): Promise<Batch> => this.#call('GET', `/v1/batches/${encodeURIComponent(batchId)}`),
    list: (query: ListQuery = {}): Promise<List<Batch>> => this.#call('GET', '/v1/batches', { query: { ...query } }),
    cancel: (batchId: string): Promise<Batch> =>
      this.#call('POST', `/v1/batches/${encodeURIComponent(batchId)}/cancel`),
    /** What became of each row, in the order of the request. */
    results: async (batchId: string): Promise<BatchResult[]> =>
      (await this.#text(`/v1/batches/${encodeURIComponent(batchId)}/results`, {}))
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as BatchResult),
    resultsCsv: (batchId: string): Promise<string> =>
      this.#text(`/v1/batches/${encodeURIComponent(batchId)}/results`, { format: 'csv' }),
  };

  /** Requests that are run again and again, and tell what changed. */
  readonly monitors = {
    create: (body: CreateMonitor, options: { idempotencyKey?: string } = {}): Promise<Monitor> =>
      this.#call('POST', '/v1/monitors', { body, idempotencyKey: options.idempotencyKey ?? crypto.randomUUID() }),
    get: (monitorId: string): Promise<Monitor> => this.#call('GET', `/v1/monitors/${encodeURIComponent(monitorId)}`),
    list: (query: ListQuery = {}): Promise<List<Monitor>> => this.#call('GET', '/v1/monitors', { query: { ...query } }),
    /** Pauses, resumes, or changes how often. */
    update: (monitorId: string, body: UpdateMonitor): Promise<Monitor> =>
      this.#call('PATCH', `/v1/monitors/${encodeURIComponent(monitorId)}`, { body }),
    delete: (monitorId: string): Promise<void> => this.#call('DELETE', `/v1/monitors/${encodeURIComponent(monitorId)}`),
    runs: (monitorId: string, query: ListQuery & { changed?: boolean } = {}): Promise<List<MonitorRun>> =>
      this.#call('GET', `/v1/monitors/${encodeURIComponent(monitorId)}/runs`, { query: { ...query } }),
    /** A run out of turn. */
    run: (monitorId: string): Promise<Monitor> =>
      this.#call('POST', `/v1/monitors/${encodeURIComponent(monitorId)}/run`),
  };

  /** What is searched, and how many workers are alive. */
  readonly service = {
    get: (): Promise<ServiceStatus> => this.#call('GET', '/v1/service'),
  };

  readonly erasures = {
    create: (person: { full_name?: string; email?: string }): Promise<ErasureResult> =>
      this.#call('POST', '/v1/erasures', { body: person }),
  };

  /** All that is held on a person. */
  readonly exports = {
    create: (person: { full_name?: string; email?: string }): Promise<{ jobs: Record<string, unknown>[] }> =>
      this.#call('POST', '/v1/exports', { body: person }),
  };

  readonly templates = {
    create: (body: CreateTemplate, options: { idempotencyKey?: string } = {}): Promise<Template> =>
      this.#call('POST', '/v1/templates', { body, idempotencyKey: options.idempotencyKey ?? crypto.randomUUID() }),
    get: (templateId: string): Promise<Template> =>
      this.#call('GET', `/v1/templates/${encodeURIComponent(templateId)}`),
    list: (query: ListQuery & { include_deprecated?: boolean } = {}): Promise<List<Template>> =>
      this.#call('GET', '/v1/templates', { query: { ...query } }),
    deprecate: (templateId: string): Promise<Template> =>
      this.#call('POST', `/v1/templates/${encodeURIComponent(templateId)}/deprecate`),
    preview: (templateId: string, body: PreviewTemplate): Promise<TemplatePreview> =>
      this.#call('POST', `/v1/templates/${encodeURIComponent(templateId)}/preview`, { body }),
  };

  readonly webhooks = {
    create: (
      body: CreateWebhookEndpoint,
      options: { idempotencyKey?: string } = {},
    ): Promise<WebhookEndpointWithSecret> =>
      this.#call('POST', '/v1/webhooks/endpoints', {
        body,
        idempotencyKey: options.idempotencyKey ?? crypto.randomUUID(),
      }),
    get: (endpointId: string): Promise<WebhookEndpoint> =>
      this.#call('GET', `/v1/webhooks/endpoints/${encodeURIComponent(endpointId)}`),
    list: (query: ListQuery = {}): Promise<List<WebhookEndpoint>> =>
      this.#call('GET', '/v1/webhooks/endpoints', { query: { ...query } }),
    update: (endpointId: string, body: UpdateWebhookEndpoint): Promise<WebhookEndpoint> =>
      this.#call('PATCH', `/v1/webhooks/endpoints/${encodeURIComponent(endpointId)}`, { body }),
    delete: (endpointId: string): Promise<void> =>
      this.#call('DELETE', `/v1/webhooks/endpoints/${encodeURIComponent(endpointId)}`),
    rotateSecret: (endpointId: string, body: { grace_seconds?: number } = {}): Promise<WebhookEndpointWithSecret> =>
      this.#call('POST', `/v1/webhooks/endpoints/${encodeURIComponent(endpointId)}/rotate-secret`, { body }),
    test: (endpointId: string): Promise<Delivery> =>
      this.#call('POST', `/v1/webhooks/endpoints/${encodeURIComponent(endpointId)}/test`),
    replayFailed: (endpointId: string, since: string): Promise<ReplayResult> =>
      this.#call('POST', `/v1/webhooks/endpoints/${encodeURIComponent(endpointId)}/replay-failed`, { body: { since } }),
    deliveries: (query: DeliveryListQuery = {}): Promise<List<Delivery>> =>
      this.#call('GET', '/v1/webhooks/deliveries', { query: { ...query } }),
    delivery: (deliveryId: string): Promise<DeliveryWithAttempts> =>
      this.#call('GET', `/v1/webhooks/deliveries/${encodeURIComponent(deliveryId)}`),
    replay: (deliveryId: string): Promise<Delivery> =>
      this.#call('POST', `/v1/webhooks/deliveries/${encodeURIComponent(deliveryId)}/replay`),
  };

  /** Every item of a list, page after page. */
  async *all<T, Q extends ListQuery>(list: (query: Q) => Promise<List<T>>, query: Q): AsyncGenerator<T> {
    let cursor: string | undefined = query.cursor;
    do {
      const page = await list({ ...query, ...(cursor === undefined ? {} : { cursor }) });
      yield* page.data;
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
  }

  async #call<T>(method: string, path: string, options: CallOptions = {}): Promise<T> {
    // Without a key a repeated POST might do its work twice.
    const repeatable = method !== 'POST' || options.idempotencyKey !== undefined;
    for (let attempt = 0; ; attempt += 1) {
      const response = await this.#send(method, path, options).catch((error: unknown) => {
        if (options.signal?.aborted || !repeatable || attempt >= this.#retries) throw error;
        return null;
      });
      if (response?.ok) return (response.status === 204 ? undefined : await response.json()) as T;
      if (response && (!repeatable || !RETRIED.has(response.status) || attempt >= this.#retries))
        throw await failure(response);
      const asked = Number(response?.headers.get('retry-after'));
      await this.#wait(Number.isFinite(asked) && asked > 0 ? Math.min(asked, 60) * 1000 : 250 * 2 ** attempt);
    }
  }

  async #text(path: string, query: Query): Promise<string> {
    const response = await this.#send('GET', path, { query });
    if (!response.ok) throw await failure(response);
    return response.text();
  }

  #send(method: string, path: string, options: CallOptions): Promise<Response> {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(options.query ?? {}))
      if (value !== undefined) query.set(name, String(value));
    const search = query.size > 0 ? `?${query}` : '';
    return this.#fetch(`${this.#baseUrl}${path}${search}`, {
      method,
      headers: {
        'x-api-key': this.#apiKey,
        accept: 'application/json',
        ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(options.text === undefined ? {} : { 'content-type': options.text.type }),
        ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }),
      },
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      ...(options.text === undefined ? {} : { body: options.text.content }),
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    });
  }

  async *#events(jobId: string, options: { signal?: AbortSignal; afterSequence?: number }): AsyncGenerator<JobEvent> {
    const response = await this.#fetch(`${this.#baseUrl}/v1/jobs/${encodeURIComponent(jobId)}/events`, {
      headers: {
        'x-api-key': this.#apiKey,
        accept: 'text/event-stream',
        ...(options.afterSequence === undefined ? {} : { 'last-event-id': String(options.afterSequence) }),
      },
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    });
    // Nothing left to tell: the job has ended and every event was seen.
    if (response.status === 204) return;
    if (!response.ok || response.body === null) throw await failure(response);
    const decoder = new TextDecoder();
    let pending = '';
    for await (const chunk of chunksOf(response.body)) {
      pending += decoder.decode(chunk, { stream: true });
      const frames = pending.split('\n\n');
      pending = frames.pop() ?? '';
      for (const frame of frames) {
        const data = frame
          .split('\n')
          .filter((line) => line.startsWith('data:'))
          .map((line) => line.slice(5).trimStart())
          .join('\n');
        if (data !== '') yield JSON.parse(data) as JobEvent;
      }
    }
  }
}

/** Not every browser can iterate a stream; every one has readers. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** An answer other than 2xx as an error. */
export async function failure(response: Response): Promise<BonafideError> {
  const problem = (await response.json().catch(() => null)) as Problem | null;
  const requestId = response.headers.get('x-request-id');
  return new BonafideError(response.status, problem, `The service answered ${response.status}.`, requestId);
}
