// One request to a provider's API through the outbound client, with every way it can go wrong turned into a fault.
// Keys travel in headers or in the query and never reach a message.
import { Fault } from '../domain/model/fault.ts';
import type { ProviderTools } from '../ports/search.ts';

export interface ApiRequest {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: unknown;
  /** `text` for answers that are not JSON, such as lines of JSON. */
  accept?: 'json' | 'text';
  /** Statuses that mean "nothing there". */
  emptyOn?: number[];
}

export interface ApiAnswer {
  status: number;
  value: unknown;
  bytes: Uint8Array;
  headers: Record<string, string>;
}

export async function askApi(tools: ProviderTools, request: ApiRequest): Promise<ApiAnswer> {
  const response = await tools.fetch({
    url: request.url,
    method: request.method ?? 'GET',
    purpose: 'api',
    headers: {
      accept: 'application/json',
      ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...request.headers,
    },
    ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    signal: tools.signal,
  });
  const empty = request.emptyOn?.includes(response.status) ?? false;
  if (!empty) refuse(response.status, response.headers, tools.now);
  return {
    status: response.status,
    value: empty ? null : request.accept === 'text' ? new TextDecoder().decode(response.body) : parse(response.body),
    bytes: response.body,
    headers: response.headers,
  };
}

export async function askJson(tools: ProviderTools, request: ApiRequest): Promise<unknown> {
  return (await askApi(tools, request)).value;
}

/** No credit left: 402 in general, 432 and 433 of Tavily (plan and pay-as-you-go limits). */
const OUT_OF_CREDIT = [402, 432, 433];

function refuse(status: number, headers: Record<string, string>, now: Date): void {
  if (status >= 200 && status < 300) return;
  const wait = retryAfter(headers, now);
  const patience = wait === null ? {} : { retryAfterSeconds: wait };
  // GitHub answers 403 when its hourly number is used up.
  // 503 is how archives and registers say that they are asked too much.
  const limited =
    status === 429 || status === 503 || (status === 403 && (headers['x-ratelimit-remaining'] === '0' || wait !== null));
  if (limited) {
    throw new Fault('provider_rate_limited', 'The provider asks for patience.', { retry: 'later', ...patience });
  }
  if (status === 401 || status === 403) {
    throw new Fault('provider_key_refused', 'The provider refused the key or the caller.', {
      detail: `status ${status}`,
    });
  }
  if (OUT_OF_CREDIT.includes(status)) {
    throw new Fault('provider_credit_exhausted', 'The credit with the provider is used up.', {
      detail: `status ${status}`,
    });
  }
  const later = status >= 500 || status === 408;
  throw new Fault('provider_failed', 'The provider answered with an error.', {
    retry: later ? 'later' : 'never',
    detail: `status ${status}`,
    ...(later ? patience : {}),
  });
}

/** Seconds to wait, from `Retry-After` as a number or a date, or from the time GitHub names for its next hour. */
function retryAfter(headers: Record<string, string>, now: Date): number | null {
  const named = headers['retry-after']?.trim();
  if (named) {
    const seconds = Number(named);
    if (Number.isFinite(seconds)) return seconds >= 0 ? seconds : null;
    const date = Date.parse(named);
    return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now.getTime()) / 1000));
  }
  const reset = Number(headers['x-ratelimit-reset']);
  if (headers['x-ratelimit-remaining'] !== '0' || !Number.isFinite(reset) || reset < 1e9) return null;
  return Math.max(0, Math.ceil(reset - now.getTime() / 1000));
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new Fault('provider_answered_badly', 'The provider answered with something that is not JSON.');
  }
}

/** An error that a provider wraps into a 200. */
export function refuseWrapped(value: unknown, isError: (message: string) => boolean = () => true): void {
  if (typeof value !== 'object' || value === null || !('error' in value)) return;
  const error = (value as { error: unknown }).error;
  if (error === null || error === undefined || error === false) return;
  const message = typeof error === 'string' ? error : JSON.stringify(error);
  if (isError(message))
    throw new Fault('provider_answered_badly', 'The provider answered with an error inside a success.', {
      extra: { said: 'error' },
    });
}
