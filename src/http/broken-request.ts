// What Node could not read as HTTP never reaches a route; it still gets a problem body and a request id.
import type { Duplex } from 'node:stream';
import { problem } from './fault-to-response.ts';

const CODES: Record<string, 'headers_too_large' | 'request_timeout'> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

export function answerBrokenRequest(error: Error & { code?: string }, socket: Duplex, requestId: string): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const code = CODES[error.code ?? ''] ?? 'bad_request';
  const { status, headers, body } = problem({ code, detail: 'The request could not be read.', path: '', requestId });
  const bytes = JSON.stringify(body);
  const lines = Object.entries({ ...headers, 'x-request-id': requestId, 'content-length': Buffer.byteLength(bytes) });
  const head = lines.map(([name, value]) => `${name}: ${value}`).join('\r\n');
  socket.end(`HTTP/1.1 ${status} ${body.title}\r\n${head}\r\nconnection: close\r\n\r\n${bytes}`);
}
