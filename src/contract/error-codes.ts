// The single table of problem codes: which status each one has, its title, and what the caller can do about it.

export interface ErrorCode {
  status: number;
  title: string;
  /** What to do; shown in the reference. */
  remedy: string;
}

export const ERROR_CODES = {
  malformed_json: {
    status: 400,
    title: 'Malformed JSON',
    remedy: 'Send one JSON value in valid UTF-8, nested at most 32 deep, without duplicate or reserved member names.',
  },
  validation_failed: {
    status: 400,
    title: 'Validation failed',
    remedy: 'Correct every member that `errors` lists and send the request again.',
  },
  invalid_parameter: {
    status: 400,
    title: 'Invalid parameter',
    remedy: 'Correct every query parameter or header that `errors` lists.',
  },
  invalid_cursor: {
    status: 400,
    title: 'Invalid cursor',
    remedy: 'Pass `next_cursor` unchanged, with the same filters, or start again from the first page.',
  },
  bad_request: {
    status: 400,
    title: 'Bad request',
    remedy: 'The request could not be read as HTTP; check its address and headers.',
  },
  unauthorized: {
    status: 401,
    title: 'Unauthorized',
    remedy: 'Send a valid API key in the x-api-key header (or the bearer token, for /admin/v1).',
  },
  not_found: {
    status: 404,
    title: 'Not found',
    remedy: 'Check the identifier, and that the API key belongs to the project that holds it.',
  },
  route_not_found: {
    status: 404,
    title: 'No such route',
    remedy: 'Check the path against /openapi.json.',
  },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    remedy: 'Use one of the methods in the Allow header.',
  },
  request_timeout: {
    status: 408,
    title: 'Request timeout',
    remedy: 'The request did not arrive in time; send it again.',
  },
  job_already_ended: {
    status: 409,
    title: 'Job has already ended',
    remedy: 'A completed or failed job cannot be canceled; read its report or its error.',
  },
  report_not_ready: {
    status: 409,
    title: 'Report is not available',
    remedy: 'Wait until the job is completed: `job_status` says where it stands.',
  },
  nothing_to_compare: {
    status: 409,
    title: 'Nothing to compare with',
    remedy: 'Name a completed job in `since`; only a rerun knows by itself which job it repeats.',
  },
  run_under_way: {
    status: 409,
    title: 'Run under way',
    remedy: 'Wait until the last run of the monitor has ended: `last_run.status` says where it stands.',
  },
  template_exists: {
    status: 409,
    title: 'Template exists',
    remedy: 'Templates are immutable: raise `version` to publish a change.',
  },
  project_exists: {
    status: 409,
    title: 'Project exists',
    remedy: 'Choose another name.',
  },
  endpoint_disabled: {
    status: 409,
    title: 'Webhook endpoint is disabled',
    remedy: 'Enable it with PATCH {"enabled": true} first.',
  },
  endpoint_limit_reached: {
    status: 409,
    title: 'Too many webhook endpoints',
    remedy:
      'Delete endpoints that are not used any more, or send several kinds of events to one; the operator raises the limit with BONAFIDE_PROJECT_ENDPOINTS.',
  },
  monitor_limit_reached: {
    status: 409,
    title: 'Too many monitors',
    remedy:
      'Delete monitors that are not needed any more; the operator raises the limit with BONAFIDE_PROJECT_MONITORS.',
  },
  idempotency_key_in_flight: {
    status: 409,
    title: 'Idempotency key in flight',
    remedy: 'The first request with this key is still being handled; retry after the seconds in Retry-After.',
  },
  body_too_large: {
    status: 413,
    title: 'Body too large',
    remedy: 'Keep the request body at or below 1 MiB.',
  },
  unsupported_media_type: {
    status: 415,
    title: 'Unsupported media type',
    remedy: 'Send the body as application/json in UTF-8, without a content encoding.',
  },
  idempotency_key_reused: {
    status: 422,
    title: 'Idempotency key reused',
    remedy: 'This key was used with another body; use a new key for a new request.',
  },
  rate_limited: {
    status: 429,
    title: 'Too many requests',
    remedy: 'Wait for the seconds in Retry-After.',
  },
  queue_full: {
    status: 429,
    title: 'Too many waiting jobs',
    remedy:
      'Wait until some of your jobs have ended, or cancel some; the operator raises the limit with BONAFIDE_PROJECT_QUEUED_JOBS.',
  },
  headers_too_large: {
    status: 431,
    title: 'Headers too large',
    remedy: 'Send fewer or smaller headers.',
  },
  internal_error: {
    status: 500,
    title: 'Internal error',
    remedy: 'Retry with the same Idempotency-Key; quote `request_id` when you report it.',
  },
  store_unavailable: {
    status: 503,
    title: 'Store unavailable',
    remedy: 'The database cannot be reached for the moment; retry after the seconds in Retry-After.',
  },
} as const satisfies Record<string, ErrorCode>;

export type ProblemCode = keyof typeof ERROR_CODES;

export function errorCode(code: string): ErrorCode | undefined {
  return Object.hasOwn(ERROR_CODES, code) ? ERROR_CODES[code as ProblemCode] : undefined;
}
