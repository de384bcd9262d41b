// Sends one signed POST through the outbound client and says how it went.
import { isFault } from '../domain/model/fault.ts';
import type { Clock } from '../ports/clock.ts';
import type { Deliver, DeliveryOutcome } from '../ports/deliver.ts';
import type { GuardedFetch } from '../ports/fetch.ts';
import { signedHeaders } from './sign.ts';

const KEPT_RESPONSE_BYTES = 1024;

export function makeDeliver(fetch: GuardedFetch, clock: Clock): Deliver {
  return async ({ projectId, endpointId, url, eventId, body, traceparent, secrets, timeoutMs, signal }) => {
    const started = clock.now().getTime();
    const headers = signedHeaders(eventId, Math.floor(started / 1000), body, secrets);
    try {
      const response = await fetch({
        url,
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers, ...(traceparent === null ? {} : { traceparent }) },
        body,
        purpose: 'webhook',
        deadlineMs: timeoutMs,
        project: projectId,
        connectionOwner: endpointId,
        ...(signal ? { signal } : {}),
      });
      const ok = response.status >= 200 && response.status < 300;
      return {
        ok,
        statusCode: response.status,
        error: errorOf(response.status),
        latencyMs: response.elapsedMs,
        responseBody: readable(response.body),
        retryAfterSeconds: ok ? null : retryAfter(response.headers['retry-after'], clock.now()),
      };
    } catch (error) {
      return failed(error, Math.max(0, clock.now().getTime() - started));
    }
  };
}

function errorOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return 'redirect';
  return `http_${status}`;
}

const CODES: Record<string, string> = {
  address_refused: 'address_refused',
  fetch_timeout: 'timeout',
  response_too_large: 'response_too_large',
  bad_encoding: 'bad_encoding',
  canceled: 'canceled',
};

function failed(error: unknown, latencyMs: number): DeliveryOutcome {
  const code = isFault(error) ? (CODES[error.code] ?? 'connection_failed') : 'connection_failed';
  return { ok: false, statusCode: null, error: code, latencyMs, responseBody: '', retryAfterSeconds: null };
}

const decoder = new TextDecoder();

/** First KiB of the answer as text; NUL would not survive the store. */
function readable(body: Uint8Array): string {
  return decoder.decode(body.subarray(0, KEPT_RESPONSE_BYTES)).replaceAll('\u0000', '');
}

/** An HTTP date begins with the day of the week; `Date.parse` alone would take "-5" or "1.5" for a day of 2001. */
const HTTP_DATE = /^(mon|tue|wed|thu|fri|sat|sun)/i;

/** Seconds to wait, from seconds or a date (RFC 9110); null when the header is missing or says neither. */
export function retryAfter(value: string | undefined, now: Date): number | null {
  const text = value?.trim() ?? '';
  if (/^\d{1,20}$/.test(text)) return Number(text);
  const at = HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1000));
}
