// One webhook: a POST and the receiver's answer, whose status decides. Redirects are not followed and nothing is decoded.
import type { Dispatcher } from 'undici';
import { canceled, timedOut, toFault, tooLarge } from './fetch-faults.ts';
import { EMPTY, INFORMATIONAL_ANSWERS } from './hop.ts';
import type { Borrowed, KeptConnections } from './kept-connections.ts';
import type { Link } from './read-links.ts';

/** The answer is only shown to the operator; more of it is not worth waiting for. */
const ANSWER_BYTES = 64 * 1024;
export interface Post {
  link: Link;
  method: 'GET' | 'POST';
  /** Name, value, name, value. */
  headers: string[];
  body: string | Uint8Array | undefined;
  /** Whom the connection is kept for. */
  owner: string | undefined;
  project: string | undefined;
  deadlineMs: number;
  signal: AbortSignal | undefined;
}

type RawHeaders = Record<string, string | string[] | undefined>;

export interface Receipt {
  status: number;
  raw: RawHeaders;
  body: Uint8Array;
  truncated: boolean;
}

export function exchangeReceipt(connections: KeptConnections, post: Post): Promise<Receipt> {
  if (post.signal?.aborted) return Promise.reject(canceled());
  return new Promise((resolve, reject) => new Exchange(connections, post, resolve, reject).run(post.owner));
}

/** The client calls these methods as the answer comes in; whatever ends the exchange first, ends it once. */
class Exchange implements Dispatcher.DispatchHandler {
  readonly #connections: KeptConnections;
  readonly #post: Post;
  readonly #resolve: (receipt: Receipt) => void;
  readonly #reject: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  readonly #onAbort = (): void => this.#breakOff(canceled());
  #borrowed: Borrowed | null = null;
  #started = false;
  #ended = false;
  #status = 0;
  #raw: RawHeaders = {};
  readonly #chunks: Buffer[] = [];
  #length = 0;
  #informational = 0;

  constructor(
    connections: KeptConnections,
    post: Post,
    resolve: (receipt: Receipt) => void,
    reject: (error: unknown) => void,
  ) {
    this.#connections = connections;
    this.#post = post;
    this.#resolve = resolve;
    this.#reject = reject;
    this.#timer = setTimeout(() => this.#breakOff(timedOut(post.deadlineMs)), post.deadlineMs);
    post.signal?.addEventListener('abort', this.#onAbort, { once: true });
  }

  /** Without an owner on a fresh connection. */
  async run(owner: string | undefined): Promise<void> {
    const { link, method, headers, body, project } = this.#post;
    try {
      const borrowed = await this.#connections.borrow(link, owner, project);
      if (this.#ended) return borrowed.giveBack(false);
      this.#borrowed = borrowed;
      const { origin, path } = link;
      borrowed.dispatcher.dispatch({ origin, path, method, headers, body: body ?? null }, this);
    } catch (error) {
      this.#breakOff(error);
    }
  }

  onRequestStart(): void {
    this.#started = true;
  }

  onResponseStart(_: unknown, status: number, headers: RawHeaders): void {
    if (status >= 200) {
      this.#status = status;
      this.#raw = headers;
      return;
    }
    this.#informational += 1;
    if (this.#informational > INFORMATIONAL_ANSWERS) this.#breakOff(tooLarge('informational answers'));
  }

  onResponseData(_: unknown, chunk: Buffer): void {
    if (this.#ended) return;
    this.#chunks.push(chunk);
    this.#length += chunk.length;
    if (this.#length > ANSWER_BYTES) this.#answered(true);
  }

  onResponseEnd(): void {
    this.#answered(false);
  }

  onResponseError(_: unknown, error: Error): void {
    const unheard = this.#status === 0 && (!this.#started || neverArrived(error));
    if (this.#ended || !this.#borrowed?.used || !unheard) {
      this.#breakOff(error);
      return;
    }
    // A kept connection was gone; a fresh one is tried at once.
    this.#borrowed.giveBack(false);
    this.#borrowed = null;
    void this.run(undefined);
  }

  /** The status has decided; whatever happens to the rest of the answer cannot undo it. */
  #breakOff(error: unknown): void {
    if (this.#status > 0) this.#answered(true);
    else if (this.#end(false)) this.#reject(toFault(error));
  }

  #answered(truncated: boolean): void {
    if (!this.#end(!truncated)) return;
    const empty = EMPTY.has(this.#status);
    this.#resolve({
      status: this.#status,
      raw: this.#raw,
      body: empty ? new Uint8Array() : joined(this.#chunks).subarray(0, ANSWER_BYTES),
      truncated: truncated && !empty,
    });
  }

  #end(clean: boolean): boolean {
    if (this.#ended) return false;
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#post.signal?.removeEventListener('abort', this.#onAbort);
    this.#borrowed?.giveBack(clean);
    return true;
  }
}

/** Nearly every answer comes in one piece; the client does not touch it again. */
function joined(chunks: readonly Buffer[]): Buffer {
  return chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
}

/**
 * The system refused to take the bytes because a kept connection was already gone. The receiver then lacks at least a part
 * of the request and cannot have acted on it. After any other break it may have, and the schedule decides.
 */
function neverArrived(error: Error): boolean {
  const { syscall, code } = error as NodeJS.ErrnoException;
  return syscall === 'write' && (code === 'ECONNRESET' || code === 'EPIPE');
}
