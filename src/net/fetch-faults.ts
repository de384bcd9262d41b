// Turns what sockets, parsers and decoders throw into the few faults that the rest of the program knows.
import { Fault } from '../domain/model/fault.ts';
import type { RefusalReason } from './address-rules.ts';

export function refused(reason: RefusalReason, host: string): Fault {
  return new Fault('address_refused', `This address may not be called (${reason})`, {
    detail: host,
    retry: 'never',
    extra: { reason, host },
  });
}

export function canceled(): Fault {
  return new Fault('canceled', 'The request was canceled', { retry: 'stop' });
}

export function timedOut(milliseconds: number): Fault {
  return new Fault('fetch_timeout', `No complete answer within ${milliseconds} ms`, { retry: 'later' });
}

export function tooLarge(detail: string): Fault {
  return new Fault('response_too_large', 'The answer is larger than allowed', { detail, retry: 'never' });
}

export function badEncoding(detail: string, cause?: unknown): Fault {
  return new Fault('bad_encoding', 'The answer could not be decoded', { detail, retry: 'never', cause });
}

export function tooManyRedirects(detail: string): Fault {
  return new Fault('too_many_redirects', 'The address redirects too often', { detail, retry: 'never' });
}

const TIMEOUT_CODES = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'ETIMEDOUT',
]);
const TOO_LARGE_CODES = new Set(['UND_ERR_HEADERS_OVERFLOW', 'HPE_HEADER_OVERFLOW', 'UND_ERR_RES_EXCEEDED_MAX_SIZE']);
/** A fresh connection often works after these. */
const RESET_CODES = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'ECONNABORTED']);
const PASSING_CODES = new Set([
  ...RESET_CODES,
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'EADDRNOTAVAIL',
  'EMFILE',
  'UND_ERR_CONNECT',
  'DNS_TIMEOUT',
  'PROXY_REFUSED',
]);

export function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
}

export function toFault(error: unknown): Fault {
  if (error instanceof Fault) return error;
  const code = firstCode(error);
  if (TIMEOUT_CODES.has(code))
    return new Fault('fetch_timeout', 'The server did not answer in time', {
      detail: code,
      retry: 'later',
      cause: error,
    });
  if (TOO_LARGE_CODES.has(code)) return tooLarge('headers');
  return new Fault('fetch_failed', 'The server could not be reached or broke off', {
    detail: code || (error instanceof Error ? error.message.slice(0, 200) : 'unknown'),
    retry: PASSING_CODES.has(code) ? 'later' : 'never',
    extra: { reset: RESET_CODES.has(code) },
    cause: error,
  });
}

/** Several addresses tried one after the other give an AggregateError whose members hold the codes. */
function firstCode(error: unknown): string {
  const own = codeOf(error);
  if (own !== '') return own;
  if (error instanceof AggregateError) return error.errors.map(codeOf).find((code) => code !== '') ?? '';
  return '';
}

export function isReset(fault: Fault): boolean {
  return fault.code === 'fetch_failed' && fault.extra.reset === true;
}
