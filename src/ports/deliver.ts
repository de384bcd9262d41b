// One signed POST of stored bytes to an endpoint; `webhooks/` implements it.
export interface DeliveryRequest {
  projectId: string;
  /** Connections are kept for one endpoint and never shared with another. */
  endpointId: string;
  url: string;
  eventId: string;
  /** Built once when the event was written; a retry sends the same bytes. */
  body: Uint8Array;
  /** The trace context of the request that made the job, handed on as it came. */
  traceparent: string | null;
  /** Current secret first; while a rotation overlaps, the older ones follow. */
  secrets: string[];
  timeoutMs: number;
  signal?: AbortSignal;
}

export interface DeliveryOutcome {
  ok: boolean;
  statusCode: number | null;
  /** Coded: `timeout`, `address_refused`, `redirect`, `connection_failed`, `http_500` ... null when ok. */
  error: string | null;
  latencyMs: number;
  /** First KiB of the answer. */
  responseBody: string;
  retryAfterSeconds: number | null;
}

export type Deliver = (request: DeliveryRequest) => Promise<DeliveryOutcome>;
