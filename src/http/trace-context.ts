// The caller's W3C trace context: its trace id goes into our log, the header as it came to the webhooks of the job it made.

const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?![^-])/;

/** Null where there is none, or nothing that is one. */
export function readTraceparent(header: string | undefined): { traceparent: string; traceId: string } | null {
  const match = TRACEPARENT.exec(header ?? '');
  return match === null ? null : { traceparent: match[0], traceId: match[1]! };
}
