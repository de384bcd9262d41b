// What the SDK and the outbound client throw, as the few faults that the pipeline knows. No text of an answer goes into a fault: it may
// hold words of the page.
import { APICallError, NoObjectGeneratedError, NoOutputGeneratedError } from 'ai';
import { Fault } from '../domain/model/fault.ts';

const unavailable = (detail: string, cause: unknown, retryAfterSeconds?: number): Fault =>
  new Fault('model_unavailable', 'The model could not be reached or did not answer in time.', {
    detail,
    retry: 'later',
    cause,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });

export function answeredBadly(detail: string, cause?: unknown, usage?: unknown): Fault {
  return new Fault('model_answered_badly', 'The model did not answer in the form asked for.', {
    detail,
    retry: 'never',
    cause,
    extra: { usage },
  });
}

export function modelFault(error: unknown): Fault {
  const outbound = faultIn(error);
  if (outbound !== null) return outbound.code === 'canceled' ? outbound : ofOutbound(outbound);
  if (APICallError.isInstance(error)) return ofStatus(error);
  if (NoObjectGeneratedError.isInstance(error))
    return answeredBadly(error.finishReason ?? 'no_object', error, error.usage);
  if (NoOutputGeneratedError.isInstance(error)) return answeredBadly('no_output', error);
  const name = error instanceof Error ? error.name : 'unknown';
  return name === 'AbortError' || name === 'TimeoutError' ? unavailable('timeout', error) : answeredBadly(name, error);
}

/** The SDK wraps what its `fetch` throws. */
function faultIn(error: unknown): Fault | null {
  let cause = error;
  for (let depth = 0; depth < 5 && cause instanceof Error; depth += 1, cause = cause.cause)
    if (cause instanceof Fault) return cause;
  return null;
}

function ofOutbound(fault: Fault): Fault {
  if (fault.code === 'address_refused') return fault;
  if (fault.code === 'response_too_large' || fault.code === 'bad_encoding') return answeredBadly(fault.code, fault);
  return unavailable(fault.code, fault);
}

function ofStatus(error: APICallError): Fault {
  const status = error.statusCode;
  if (status === undefined || status < 300) return answeredBadly('no_json', error);
  if (status === 401 || status === 403)
    return new Fault('model_key_refused', 'The model refused the key.', { detail: `http_${status}`, cause: error });
  if (status === 404)
    return new Fault('model_unknown', 'There is no model of this name at this address.', {
      detail: 'http_404',
      cause: error,
    });
  if (status === 408 || status === 409 || status === 429 || status >= 500)
    return unavailable(`http_${status}`, error, retryAfter(error.responseHeaders));
  return new Fault('model_refused', 'The model refused the request.', {
    detail: `http_${status}`,
    cause: error,
    extra: { status },
  });
}

function retryAfter(headers: Record<string, string> | undefined): number | undefined {
  const seconds = Number(headers?.['retry-after']);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}
