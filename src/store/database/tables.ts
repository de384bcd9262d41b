// The tables as Kysely sees them; migrations/*.sql is the truth.
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { JobStatus } from '../../domain/job/state.ts';
import type { DeliveryStatus } from '../../ports/store.ts';

/** Read as a value, written as text: the store serialises JSON itself (json-text.ts). */
type Json<T = unknown> = ColumnType<T, string, string>;
type NullableJson<T = unknown> = ColumnType<T | null, string | null, string | null>;

export interface Tables {
  projects: { id: string; name: string; created_at: Date; retention_days: number | null };
  api_keys: {
    id: string;
    project_id: string;
    name: string;
    hint: string;
    hash: Buffer;
    created_at: Date;
    last_used_at: Date | null;
    revoked_at: Date | null;
  };
  jobs: {
    id: string;
    project_id: string;
    status: JobStatus;
    progress: number;
    template_id: string | null;
    created_at: Date;
    started_at: Date | null;
    completed_at: Date | null;
    error: string | null;
    person: Json;
    claims: Json;
    options: NullableJson;
    metadata: NullableJson;
    purpose: string | null;
    legal_basis: string | null;
    warnings: JSONColumnType<string[]>;
    person_name: string;
    person_email: string | null;
    fence: number;
    attempt: number;
    interruptions: Generated<number>;
    lease_owner: string | null;
    lease_until: Date | null;
    queue_entry: Generated<string>;
    last_sequence: number;
    source_count: number;
    rerun_of: string | null;
    traceparent: Generated<string | null>;
  };
  job_stages: { job_id: string; stage: string; output: NullableJson; saved_at: Generated<Date> };
  sources: {
    id: string;
    project_id: string;
    job_id: string;
    ordinal: number;
    url: string;
    wire: Json;
    reading: Json;
  };
  page_texts: { project_id: string; job_id: string; ordinal: number; text: string };
  reports: { job_id: string; project_id: string; score: number; body: Json };
  events: {
    id: string;
    project_id: string;
    job_id: string;
    sequence: number;
    type: string;
    created_at: Date;
    body: string;
  };
  usage: {
    job_id: string;
    project_id: string;
    step: string;
    provider: string;
    calls: number;
    cached: number;
    cost_usd: number;
    milliseconds: number;
  };
  idempotency_keys: {
    project_id: string;
    route: string;
    key: string;
    fingerprint: string;
    created_at: Date;
    status: number | null;
    resource_id: string | null;
    once: Buffer | null;
  };
  templates: {
    id: string;
    project_id: string;
    name: string;
    version: number;
    description: string | null;
    created_at: Date;
    deprecated_at: Date | null;
    input_schema: Json;
    extraction_schema: Json;
    search_plan: Json;
    scoring_rubric: Json;
    metadata: Json;
  };
  webhook_endpoints: {
    id: string;
    project_id: string;
    url: string;
    events: string[];
    enabled: boolean;
    description: string | null;
    created_at: Date;
    disabled_reason: string | null;
    failing_since: Date | null;
  };
  webhook_secrets: {
    id: Generated<string>;
    project_id: string;
    endpoint_id: string;
    sealed: Buffer;
    created_at: Date;
    expires_at: Date | null;
  };
  deliveries: {
    id: string;
    project_id: string;
    endpoint_id: string;
    event_id: string;
    event_type: string;
    job_id: string | null;
    body: string | null;
    status: Generated<DeliveryStatus>;
    attempt: Generated<number>;
    next_attempt_at: Date | null;
    response_code: number | null;
    error: string | null;
    created_at: Date;
    completed_at: Date | null;
    replay_of: string | null;
    last_started_at: Date | null;
    last_latency_ms: number | null;
    last_error: string | null;
    last_response_body: string | null;
  };
  delivery_queue: {
    delivery_id: string;
    project_id: string;
    endpoint_id: string;
    event_id: string;
    attempt: number;
    due_at: Date;
    leased_until: Date | null;
  };
  delivery_attempts: {
    delivery_id: string;
    project_id: string;
    number: number;
    started_at: Date;
    latency_ms: number;
    response_code: number | null;
    error: string | null;
    response_body: string;
  };
  corpus_collections: { name: string; fingerprint: string | null; imported_at: Generated<Date> };
  corpus_pages: {
    id: Generated<string>;
    collection: string;
    url: string;
    host: string;
    title: string | null;
    text: string;
    body: Buffer;
    content_type: string;
    published_date: string | null;
    search: string;
  };
  cached_answers: { key: string; value: Json; stored_at: Generated<Date>; expires_at: Date; job_id: string };
}
