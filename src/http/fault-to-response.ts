// The single place where a fault becomes an answer. Nothing of SQL, of a stack or of another tenant passes through.
import { errorCode, type ProblemCode } from '../contract/error-codes.ts';
import { type Fault, type FieldFault, isFault } from '../contract/schemas/problem.ts';

export interface ProblemResponse {
  status: number;
  headers: Record<string, string>;
  body: Record<string, unknown>;
}

export const PROBLEM_CONTENT_TYPE = 'application/problem+json; charset=utf-8';

export function faultToResponse(error: unknown, path: string, requestId: string): ProblemResponse {
  if (isFault(error) && errorCode(error.code)) return fromFault(error, path, requestId);
  const [code, detail] = fromFramework(error);
  return problem({ code, detail, path, requestId });
}

function fromFault(fault: Fault, path: string, requestId: string): ProblemResponse {
  const { code, publicMessage, errors, extra, retryAfterSeconds } = fault;
  return problem({
    code: code as ProblemCode,
    detail: publicMessage,
    path,
    requestId,
    errors,
    extra,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}

/** Errors of the HTTP framework by their own codes; anything else is ours and says nothing about itself. */
function fromFramework(error: unknown): [ProblemCode, string] {
  const { code, statusCode } = (error ?? {}) as { code?: unknown; statusCode?: unknown };
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return ['body_too_large', 'The request body is larger than 1 MiB.'];
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return ['unsupported_media_type', 'The body must be sent as application/json.'];
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return ['bad_request', 'The Content-Length header does not match the body.'];
    case 'FST_ERR_BAD_URL':
      return ['bad_request', 'The address of the request is not valid.'];
  }
  if (typeof code === 'string' && code.startsWith('FST_') && typeof statusCode === 'number' && statusCode < 500) {
    return ['bad_request', 'The request could not be read.'];
  }
  // The sender went away in the middle of the body: nobody reads the answer, but it is no fault of ours.
  if (code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE')
    return ['bad_request', 'The request ended early.'];
  return ['internal_error', 'Something went wrong on our side.'];
}

/** Seconds to wait when the fault itself does not say. */
const DEFAULT_RETRY_AFTER: Partial<Record<ProblemCode, number>> = {
  idempotency_key_in_flight: 1,
  rate_limited: 1,
  store_unavailable: 2,
};

interface ProblemInput {
  code: ProblemCode;
  detail: string;
  path: string;
  requestId: string;
  errors?: FieldFault[];
  extra?: Record<string, unknown>;
  retryAfterSeconds?: number;
}

export function problem(input: ProblemInput): ProblemResponse {
  const { code, detail, path, requestId, errors, extra } = input;
  const { status, title } = errorCode(code)!;
  const headers: Record<string, string> = { 'content-type': PROBLEM_CONTENT_TYPE, 'cache-control': 'no-store' };
  const retryAfter = input.retryAfterSeconds ?? DEFAULT_RETRY_AFTER[code];
  if (retryAfter !== undefined) headers['retry-after'] = String(Math.max(1, Math.ceil(retryAfter)));
  if (status === 401) {
    headers['www-authenticate'] = path.startsWith('/admin/')
      ? 'Bearer realm="bonafide"'
      : 'ApiKey realm="bonafide", header="x-api-key"';
  }
  const body: Record<string, unknown> = {
    type: `/docs#problem-${code}`,
    title,
    status,
    detail,
    instance: path,
    code,
    request_id: requestId,
  };
  if (errors && errors.length > 0) body.errors = errors;
  Object.assign(body, extra);
  return { status, headers, body };
}
