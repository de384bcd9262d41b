// The store as operations, pipeline and worker see it. Every repository that holds a project's data is reached
// through `forProject(projectId)` or through a transaction of a project, so a query without its project cannot be written.

import type { Cadence } from '../domain/job/cadence.ts';
import type { JobStatus } from '../domain/job/state.ts';
import type { Claim } from '../domain/model/claim.ts';
import type { FieldFault } from '../domain/model/fault.ts';
import type { EndpointEvent, EventType, Options } from '../domain/model/options.ts';
import type { Person } from '../domain/model/person.ts';
import type { Hit } from '../domain/model/query.ts';
import type { Report } from '../domain/model/report.ts';
import type { ReadSource, Source } from '../domain/model/source.ts';
import type { ScoringRubric, SearchPlan } from '../domain/model/template.ts';
import type { ProviderTurns } from './turns.ts';

// ---------- records ----------

export interface JobRecord {
  id: string;
  projectId: string;
  status: JobStatus;
  progress: number;
  templateId: string | null;
  createdAt: Date;
  startedAt: Date | null;
  completedAt: Date | null;
  /** `code: message`, or null. */
  error: string | null;
  /** As the client sent them; a response echoes these. */
  person: Person;
  claims: Claim[];
  options: Options | null;
  metadata: Record<string, unknown> | null;
  /** Why the person is looked up and what allows it, as the client states it. */
  purpose: string | null;
  legalBasis: string | null;
  /** Warnings known at creation (`unknown_member:options.dept`, `template_deprecated:tpl_x`). */
  warnings: string[];
  /** Raised by every claim of the job; a worker's write with an older fence changes nothing. */
  fence: number;
  attempt: number;
  /** The job that this one repeats; absent when it repeats none, or when that job is gone. */
  rerunOf?: string;
}

export interface NewJob {
  id: string;
  createdAt: Date;
  person: Person;
  claims: Claim[];
  templateId: string | null;
  options: Options | null;
  metadata: Record<string, unknown> | null;
  purpose: string | null;
  legalBasis: string | null;
  warnings: string[];
  rerunOf?: string;
  /** The W3C trace context of the request; webhooks about the job carry it. */
  traceparent?: string;
}

export interface EventRecord {
  id: string;
  jobId: string;
  sequence: number;
  type: EventType;
  createdAt: Date;
  /** The exact bytes that webhooks and the event stream send. */
  body: string;
}

export interface TemplateRecord {
  id: string;
  name: string;
  version: number;
  description: string | null;
  createdAt: Date;
  deprecatedAt: Date | null;
  inputSchema: Record<string, unknown>;
  extractionSchema: Record<string, unknown>;
  searchPlan: SearchPlan & Record<string, unknown>;
  scoringRubric: ScoringRubric & Record<string, unknown>;
  metadata: Record<string, unknown>;
}

export interface EndpointRecord {
  id: string;
  projectId: string;
  url: string;
  events: EndpointEvent[];
  enabled: boolean;
  description: string | null;
  createdAt: Date;
  /** Why it was disabled by the service: `gone_410`, `failing_5_days`; null otherwise. */
  disabledReason: string | null;
  /** When the present run of failures began, null when the last attempt passed. */
  failingSince: Date | null;
}

export type DeliveryStatus = 'pending' | 'success' | 'failure' | 'discarded';

export interface DeliveryRecord {
  id: string;
  endpointId: string;
  eventId: string;
  eventType: EndpointEvent | 'webhook.test';
  jobId: string | null;
  status: DeliveryStatus;
  /** Attempts made so far. */
  attempt: number;
  nextAttemptAt: Date | null;
  responseCode: number | null;
  error: string | null;
  createdAt: Date;
  completedAt: Date | null;
}

export interface DeliveryAttemptRecord {
  number: number;
  startedAt: Date;
  latencyMs: number;
  responseCode: number | null;
  error: string | null;
  responseBody: string;
}

export interface ProjectRecord {
  id: string;
  name: string;
  createdAt: Date;
  retentionDays: number | null;
}

export interface ApiKeyRecord {
  id: string;
  projectId: string;
  name: string;
  /** First characters, to recognise it; never the whole key. */
  hint: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}

export interface UsageItem {
  step: string;
  provider: string;
  calls: number;
  cached: number;
  costUsd: number;
  milliseconds: number;
  /** Facts that a model reported and that the quote check took; only where a model was asked. */
  facts?: number;
  /** What it reported and the check did not take. */
  dropped?: number;
}

export interface DailyUsage {
  /** `YYYY-MM-DD` */
  day: string;
  jobs: number;
  completed: number;
  failed: number;
  canceled: number;
  costUsd: number;
}

// ---------- pages of lists ----------

/** Keyset position: the row after which the next page starts. */
export interface Position {
  createdAt: Date;
  id: string;
}
export interface PageOf<T> {
  items: T[];
  next: Position | null;
}

// ---------- repositories of one project ----------

export interface JobFilter {
  status?: JobStatus;
  createdAfter?: Date;
  createdBefore?: Date;
  /** Words that the person's name holds, in any order; case and accents do not matter. */
  person?: string;
}

/** What the report of a job came to, for lists. */
export interface JobOutcome {
  score: number;
  /** Null in reports made before it was written. */
  assessment: string | null;
  /** How many claims have each status. */
  claims: Record<string, number>;
}

export interface ProjectReads {
  batches: {
    get(batchId: string): Promise<BatchRecord | null>;
    list(limit: number, after: Position | null): Promise<PageOf<BatchRecord>>;
    rows(batchId: string, afterRow: number, limit: number): Promise<BatchRow[]>;
  };
  monitors: {
    get(monitorId: string): Promise<MonitorRecord | null>;
    list(limit: number, after: Position | null): Promise<PageOf<MonitorRecord>>;
    runs(
      monitorId: string,
      filter: { changed?: boolean },
      limit: number,
      after: Position | null,
    ): Promise<PageOf<MonitorRun>>;
  };
  jobs: {
    get(jobId: string): Promise<JobRecord | null>;
    list(filter: JobFilter, limit: number, after: Position | null): Promise<PageOf<JobRecord>>;
    report(jobId: string): Promise<Report | null>;
    /** What the reports came to, for lists; jobs without one are left out. */
    outcomes(jobIds: string[]): Promise<Map<string, JobOutcome>>;
    usage(jobId: string): Promise<UsageItem[]>;
    /** Jobs that wait for a worker, counted up to `most`. */
    countQueued(most: number): Promise<number>;
    /** Days (UTC) since the given time on which jobs were created, oldest first. */
    usageByDay(since: Date): Promise<DailyUsage[]>;
  };
  sources: {
    /** In retrieval order; `after` is the ordinal of the last one seen. */
    list(jobId: string, limit: number, after: number | null): Promise<{ items: Source[]; next: number | null }>;
    /** Stored page text of one source, for showing a quote in its place. */
    text(jobId: string, sourceId: string): Promise<string | null>;
  };
  events: {
    list(jobId: string, afterSequence: number, limit: number): Promise<EventRecord[]>;
  };
  templates: {
    get(templateId: string): Promise<TemplateRecord | null>;
    list(includeDeprecated: boolean, limit: number, after: Position | null): Promise<PageOf<TemplateRecord>>;
  };
  endpoints: {
    get(endpointId: string): Promise<EndpointRecord | null>;
    list(limit: number, after: Position | null): Promise<PageOf<EndpointRecord>>;
  };
  deliveries: {
    get(deliveryId: string): Promise<{ delivery: DeliveryRecord; attempts: DeliveryAttemptRecord[] } | null>;
    list(
      filter: { endpointId?: string; jobId?: string; status?: DeliveryStatus; eventType?: string },
      limit: number,
      after: Position | null,
    ): Promise<PageOf<DeliveryRecord>>;
  };
}

/** What may be done inside a transaction of a project. There is no way from here to another connection. */
export interface ProjectTransaction {
  reads: ProjectReads;
  /** Inserts job, its first event, the event's deliveries and the queue entry. `last`: nothing follows in this transaction. */
  insertJob(job: NewJob, event: NewEvent, options?: { last?: boolean }): Promise<void>;
  /** Inserts a batch with its jobs, and its refused rows. */
  insertBatch(
    batch: { id: string; createdAt: Date },
    rows: { row: number; faults?: FieldFault[]; made?: { job: NewJob; event: NewEvent } }[],
  ): Promise<void>;
  /** The batch whose last job this is, once: null when others still run, or the job belongs to none. */
  endBatchOf(jobId: string, at: Date): Promise<string | null>;
  insertMonitor(monitor: MonitorRecord): Promise<void>;
  countMonitors(): Promise<number>;
  lockMonitor(monitorId: string): Promise<MonitorRecord | null>;
  updateMonitor(
    monitorId: string,
    change: Pick<MonitorRecord, 'status' | 'pausedReason' | 'cadence' | 'nextRunAt'>,
  ): Promise<void>;
  /** Its runs are forgotten with it; their jobs stay. */
  deleteMonitor(monitorId: string): Promise<boolean>;
  insertMonitorRun(run: {
    monitorId: string;
    jobId: string;
    createdAt: Date;
    comparedWith: string | null;
  }): Promise<void>;
  /** The run whose job this is, when there is a job to compare it with. */
  monitorRunOf(jobId: string): Promise<{ monitorId: string; comparedWith: string } | null>;
  /** Writes down whether a run's report differs from the one before. */
  settleMonitorRun(jobId: string, changed: boolean): Promise<void>;
  /** As `findJobsOfPerson`. */
  findMonitorsOfPerson(wanted: WantedPerson): Promise<MonitorRecord[]>;
  /** Locks the row for the rest of the transaction. */
  lockJob(jobId: string): Promise<JobRecord | null>;
  /** The only statement that writes `jobs.status`; used by operations/transition-job alone. */
  writeJobState(jobId: string, change: JobStateChange): Promise<void>;
  /** Appends an event and one pending delivery for every endpoint that wants it. */
  appendEvent(event: NewEvent): Promise<void>;
  insertReport(jobId: string, report: Report): Promise<void>;
  eraseJob(jobId: string): Promise<boolean>;
  /** Ids of the project's jobs about a person: of this name or other name (case and accents folded), with this e-mail address. */
  findJobsOfPerson(wanted: WantedPerson): Promise<string[]>;
  /** All that is kept of a job. */
  exportJob(jobId: string): Promise<Record<string, unknown> | null>;
  /** What was done, without data about people. */
  recordAct(act: string, objectIds: readonly string[]): Promise<void>;

  insertTemplate(template: TemplateRecord): Promise<'inserted' | 'duplicate'>;
  deprecateTemplate(templateId: string, at: Date): Promise<TemplateRecord | null>;

  insertEndpoint(endpoint: EndpointRecord, secret: string): Promise<void>;
  countEndpoints(): Promise<number>;
  updateEndpoint(
    endpointId: string,
    change: Partial<
      Pick<EndpointRecord, 'url' | 'events' | 'enabled' | 'description' | 'disabledReason' | 'failingSince'>
    >,
  ): Promise<EndpointRecord | null>;
  /** Its pending deliveries are discarded with it. */
  deleteEndpoint(endpointId: string): Promise<boolean>;
  rotateSecret(endpointId: string, secret: string, oldExpiresAt: Date, at: Date): Promise<boolean>;
  insertDelivery(delivery: {
    id: string;
    endpointId: string;
    eventId: string;
    eventType: string;
    jobId: string | null;
    body: string;
    at: Date;
  }): Promise<void>;
  /** A new pending delivery of the same bytes and event id; null when the delivery is unknown. */
  replayDelivery(deliveryId: string, newDeliveryId: string, at: Date): Promise<DeliveryRecord | null>;
  failedDeliveriesSince(endpointId: string, since: Date): Promise<string[]>;

  /** Claims an idempotency key: inserted, or what an earlier request with it made. Serialises concurrent users. */
  claimIdempotencyKey(
    entry: IdempotencyEntry,
  ): Promise<{ state: 'new' } | { state: 'done'; fingerprint: string; response: StoredResponse }>;
  /** Sets the response of a key claimed in this transaction. */
  completeIdempotencyKey(route: string, key: string, response: StoredResponse): Promise<void>;
}

export interface NewEvent {
  id: string;
  jobId: string;
  type: EndpointEvent;
  createdAt: Date;
  /** Builds the exact bytes once the store knows the sequence number. */
  body(sequence: number): string;
  /** Endpoint named by the job's options.webhook, when it names this event. */
  alsoEndpointId: string | null;
}

export interface JobStateChange {
  status: JobStatus;
  progress?: number;
  startedAt?: Date;
  completedAt?: Date;
  error?: string | null;
}

export interface IdempotencyEntry {
  route: string;
  key: string;
  fingerprint: string;
  at: Date;
}
/** What a replay answers with: the id of what was made (bodies are rebuilt, so erasure reaches them). */
export interface StoredResponse {
  status: number;
  resourceId: string;
  /** Members a rebuilt body cannot know any more (a secret shown once), encrypted at rest. */
  once?: Record<string, unknown>;
}

// ---------- the worker's side ----------

export interface LeasedJob {
  job: JobRecord;
  fence: number;
  resumed: boolean;
}

export interface WorkerStore {
  /** Takes the job when it is queued, or running with a lease that has run out. Raises fence and attempt. */
  lease(jobId: string, owner: string, seconds: number): Promise<LeasedJob | null>;
  /** False when the lease is no longer ours or the job is not running any more. */
  heartbeat(jobId: string, fence: number, seconds: number): Promise<boolean>;
  /** Hands an unfinished job back at once (graceful stop). */
  release(jobId: string, fence: number): Promise<void>;
  /** The lease ran out because the process was stopped, not because of the job: its attempt does not count. */
  excuse(jobId: string, fence: number): Promise<void>;
  /** Jobs running with a lease that ran out, to be queued again. */
  expiredLeases(limit: number): Promise<{ jobId: string; projectId: string; attempt: number }[]>;
  requeue(jobId: string): Promise<void>;

  /** Saved output of a finished stage, null when it has to run. */
  loadStage(jobId: string, stage: string): Promise<unknown>;
  /** All fenced: false means the lease is lost and the caller must stop. */
  saveStage(jobId: string, fence: number, stage: string, output: unknown): Promise<boolean>;
  saveProgress(jobId: string, fence: number, progress: number): Promise<boolean>;
  /** One row per page as it lands; the same address twice is one row. */
  saveSource(jobId: string, fence: number, source: ReadSource, wire: Source): Promise<boolean>;
  loadSources(jobId: string): Promise<ReadSource[]>;
  saveUsage(jobId: string, fence: number, items: UsageItem[]): Promise<boolean>;

  templateOf(jobId: string): Promise<TemplateRecord | null>;

  /** Monitors whose next run is due, the longest waiting first. */
  dueMonitors(now: Date, limit: number): Promise<{ monitorId: string; projectId: string }[]>;

  /**
   * Deliveries that are due, locked for this worker for `seconds`; never more than `perEndpoint` of one endpoint, or of one
   * that answers quickly, the number given for it.
   */
  leaseDeliveries(
    limit: number,
    perEndpoint: number,
    seconds: number,
    quick?: ReadonlyMap<string, number>,
  ): Promise<LeasedDelivery[]>;
  /** Hands back what was leased a moment ago and not sent. */
  releaseDeliveries(deliveries: LeasedDelivery[]): Promise<void>;
  finishAttempt(delivery: LeasedDelivery, attempt: DeliveryAttemptRecord, next: NextDelivery): Promise<void>;
  /** Earliest time a pending delivery is due, null when there is none. */
  nextDeliveryAt(): Promise<Date | null>;

  /** Jobs of a project without its own retention are kept `defaultRetentionDays`; 0 or none keeps them. */
  sweep(
    now: Date,
    defaultRetentionDays?: number,
  ): Promise<{ idempotencyKeys: number; jobs: number; deliveries: number; cached: number }>;
}

export interface LeasedDelivery {
  id: string;
  projectId: string;
  endpointId: string;
  eventId: string;
  url: string;
  secrets: string[];
  body: Uint8Array;
  traceparent: string | null;
  attempt: number;
  endpointFailingSince: Date | null;
}

export type NextDelivery =
  | { kind: 'success' }
  | { kind: 'retry'; at: Date }
  | { kind: 'failure'; disableEndpoint: null | 'gone_410' | 'failing_5_days' };

// ---------- administration ----------

/** Both, when both are given; at least one is. */
export interface WantedPerson {
  fullName: string | null;
  email: string | null;
}

export interface KeyUse {
  at: Date;
  requests: number;
}

/** Without a word about whom. */
export interface AuditEntry {
  id: string;
  createdAt: Date;
  projectId: string;
  act: string;
  objectIds: string[];
}

export interface Compaction {
  /** Tables whose files hold nothing any more that was erased. */
  rewritten: number;
  /** Tables that were too large or in use. */
  left: string[];
}

export interface CompactionOptions {
  /** Tables larger than this are left as they are. */
  mostBytes: number;
  /** Where another process compacts just now. */
  whenBusy: 'wait' | 'leave';
}

export interface AdminStore {
  auditRecords(projectId: string, limit: number, after: Position | null): Promise<PageOf<AuditEntry>>;
  /** Takes what was erased out of the files of the database; null when that was left to a process that is at it. */
  compact(options: CompactionOptions): Promise<Compaction | null>;
  /** When something was last erased on request; null when never. */
  lastErasure(): Promise<Date | null>;
  projects(): Promise<ProjectRecord[]>;
  createProject(project: ProjectRecord): Promise<'created' | 'duplicate'>;
  updateProject(projectId: string, change: { retentionDays: number | null }): Promise<ProjectRecord | null>;
  keys(projectId: string): Promise<ApiKeyRecord[]>;
  createKey(key: ApiKeyRecord, hash: Uint8Array): Promise<void>;
  revokeKey(projectId: string, keyId: string, at: Date): Promise<boolean>;
  /** By SHA-256 of the whole key; null when unknown or revoked. */
  findKey(hash: Uint8Array): Promise<ApiKeyRecord | null>;
  /** Revoked ones too: such a key must not be made again. */
  anyKey(hash: Uint8Array): Promise<ApiKeyRecord | null>;
  /** Writes down when keys were last used and how often since the last time; answers each key's requests of all processes. */
  touchKeys(used: ReadonlyMap<string, KeyUse>): Promise<Map<string, number>>;
}

// ---------- corpus and caches ----------

export interface CorpusPage {
  url: string;
  title: string | null;
  text: string;
  /** Original markup when it was html, so that the reader sees structure. */
  body: Uint8Array;
  contentType: string;
  publishedDate: string | null;
}

export interface CorpusIndex {
  /** Pages that hold the words, best first: name and organisation above either alone. */
  search(query: {
    names: string[];
    words: string;
    site?: string;
    limit: number;
    allowDomains: string[];
    denyDomains: string[];
    /** Pages of this collection are left out. */
    exceptCollection?: string;
  }): Promise<Hit[]>;
  get(url: string): Promise<CorpusPage | null>;
}

export interface BatchRecord {
  id: string;
  createdAt: Date;
  endedAt: Date | null;
  total: number;
  /** Rows that were refused. */
  refused: number;
  /** Jobs by status; `erased` counts those that are gone. */
  jobs: Record<string, number>;
}

/** One row of a batch, in the order of the request; the first is 1. */
export interface BatchRow {
  row: number;
  faults: FieldFault[] | null;
  job: JobRecord | null;
  report: { score: number; assessment: string | null; claims: { claim_key: string; status: string }[] } | null;
}

/** A request that is run again and again. */
export interface MonitorRecord {
  id: string;
  createdAt: Date;
  status: 'active' | 'paused';
  /** Why the service paused it; null when somebody did. */
  pausedReason: string | null;
  cadence: Cadence;
  person: Person;
  claims: Claim[];
  templateId: string | null;
  options: Options | null;
  metadata: Record<string, unknown> | null;
  purpose: string | null;
  legalBasis: string | null;
  /** Null while it is paused. */
  nextRunAt: Date | null;
  lastRun: MonitorRun | null;
  /** The newest completed job of it: the next run is compared with its report. */
  lastCompleted: string | null;
  /** The newest run that differed from the one before. */
  lastChange: MonitorRun | null;
}

export interface MonitorRun {
  /** Of its job. */
  id: string;
  createdAt: Date;
  comparedWith: string | null;
  /** Null until it is compared, or when there was nothing to compare with. */
  changed: boolean | null;
  status: JobStatus;
}

/** A process that works on jobs, as it says itself every few seconds. */
export interface WorkerRecord {
  owner: string;
  startedAt: Date;
  seenAt: Date;
  /** Evidence providers that it asks. */
  providers: { id: string; role: string }[];
}

export interface WorkerRegister {
  seen(worker: WorkerRecord): Promise<void>;
  gone(owner: string): Promise<void>;
  /** Those seen since; the others are forgotten. */
  alive(since: Date): Promise<WorkerRecord[]>;
}

export interface CorpusStore extends CorpusIndex {
  /** The same address replaces the older page. */
  put(collection: string, pages: CorpusPage[]): Promise<number>;
  collections(): Promise<{ name: string; pages: number; importedAt: Date }[]>;
  /** With `stayOut`, an import at start does not bring it back; an import by name does. */
  remove(collection: string, options?: { stayOut?: boolean }): Promise<number>;
  /** Takes out the pages whose address begins so, whatever collection they came with. */
  removePages(addressPrefix: string): Promise<number>;
  /** Takes out the pages of one collection whose address is not among these; pages of other collections stay. */
  prune(collection: string, addresses: readonly string[]): Promise<number>;
  /** Which of these addresses the collection already holds with the same bytes; `digest` is the md5 of them, in hex. */
  unchanged(collection: string, pages: { url: string; digest: string }[]): Promise<Set<string>>;
  /** True when it was taken out for good. */
  isRemoved(collection: string): Promise<boolean>;
  /** Digest of what a collection was imported from, so that an unchanged folder is not read again. */
  fingerprint(collection: string): Promise<string | null>;
  setFingerprint(collection: string, digest: string): Promise<void>;
}

export interface AnswerCache {
  get(key: string, now: Date): Promise<{ value: unknown; storedAt: Date } | null>;
  put(key: string, value: unknown, expiresAt: Date, jobId: string): Promise<void>;
}

// ---------- the whole ----------

export interface Store {
  forProject(projectId: string): ProjectReads;
  /** `insertJob` as a transaction by itself. Jobs created at the same time may share one; each fails or stands alone. */
  createJob(projectId: string, job: NewJob, event: NewEvent): Promise<void>;
  transaction<T>(projectId: string, run: (transaction: ProjectTransaction) => Promise<T>): Promise<T>;
  worker: WorkerStore;
  admin: AdminStore;
  workers: WorkerRegister;
  corpus: CorpusStore;
  answers: AnswerCache;
  turns: ProviderTurns;
  /** True when the store answers and its migrations are done. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}
