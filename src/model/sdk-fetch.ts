// The outbound client as the SDK wants it: a `fetch` that sends through the one outbound client and nothing else.
import type { GuardedFetch } from '../ports/fetch.ts';

/** An answer holds some thousand tokens; more than this is a flood. */
const MOST_BYTES = 2 * 1024 * 1024;

type SdkFetch = (input: URL | RequestInfo, init?: RequestInit) => Promise<Response>;

export function sdkFetch(send: GuardedFetch, timeoutMs: number): SdkFetch {
  return async (input, init = {}) => {
    const { status, headers, body } = await send({
      url: input instanceof Request ? input.url : String(input),
      method: 'POST',
      headers: Object.fromEntries(new Headers(init.headers)),
      body: bodyOf(init.body),
      purpose: 'api',
      deadlineMs: timeoutMs,
      maxBytes: MOST_BYTES,
      ...(init.signal ? { signal: init.signal } : {}),
    });
    // The bytes are decoded already.
    const { 'content-encoding': _encoding, 'content-length': _length, ...kept } = headers;
    return new Response(EMPTY.has(status) ? null : new Uint8Array(body), { status, headers: kept });
  };
}

const EMPTY = new Set([204, 205, 304]);

function bodyOf(body: RequestInit['body']): string {
  if (typeof body === 'string') return body;
  throw new TypeError('a request to a model has a text body');
}
