// The one error class: a code for programs, a sentence for people, a detail for the operator, and what to do next.

export interface FieldFault {
  /** `claims[3].claim_key` */
  path: string;
  /** `/claims/3/claim_key` */
  pointer: string;
  message: string;
  code: string;
}

/** `never`: the same call fails again; `later`: it may pass; `stop`: the job must end as it is. */
export type Retry = 'never' | 'later' | 'stop';

export interface FaultOptions {
  detail?: string;
  retry?: Retry;
  retryAfterSeconds?: number;
  errors?: FieldFault[];
  /** Members that a problem body carries beside the standard ones, e.g. `job_status`. */
  extra?: Record<string, unknown>;
  cause?: unknown;
}

export class Fault extends Error {
  readonly code: string;
  readonly publicMessage: string;
  readonly detail: string | undefined;
  readonly retry: Retry;
  readonly retryAfterSeconds: number | undefined;
  readonly errors: FieldFault[];
  readonly extra: Record<string, unknown>;

  constructor(code: string, publicMessage: string, options: FaultOptions = {}) {
    super(`${code}: ${publicMessage}`, { cause: options.cause });
    this.name = 'Fault';
    this.code = code;
    this.publicMessage = publicMessage;
    this.detail = options.detail;
    this.retry = options.retry ?? 'never';
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.errors = options.errors ?? [];
    this.extra = options.extra ?? {};
  }
}

export function isFault(error: unknown, code?: string): error is Fault {
  return error instanceof Fault && (code === undefined || error.code === code);
}
