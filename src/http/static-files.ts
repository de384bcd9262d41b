// Serves a built folder from memory: what is not in the map cannot be reached, so no path can climb out of it.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Fault } from '../contract/schemas/problem.ts';
import { CONSOLE_HEADERS } from './security-headers.ts';

interface StaticFile {
  bytes: Buffer;
  contentType: string;
  etag: string;
  /** Names with a content hash never change. */
  immutable: boolean;
}

const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
};

const HASHED_NAME = /[-.][A-Za-z0-9_-]{8,}\.(js|css|woff2|svg|png)$/;

function readFolder(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join('/');
    const bytes = readFileSync(path);
    files.set(name, {
      bytes,
      contentType: CONTENT_TYPES[extname(name)] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
      immutable: HASHED_NAME.test(name),
    });
  }
  return files;
}

/** True when the folder is there and is now served under `/console/`. */
export function serveStatic(app: FastifyInstance, folder: string | null): boolean {
  if (folder === null || !existsSync(folder) || !statSync(folder).isDirectory()) return false;
  const files = readFolder(folder);
  app.get('/console', (_request, reply) => reply.redirect('/console/', 308));
  app.get('/console/*', (request, reply) => {
    const name = (request.params as { '*': string })['*'];
    // Addresses of the console's own pages all load its one document.
    const file = files.get(name) ?? (extname(name) === '' ? files.get('index.html') : undefined);
    if (file === undefined) throw new Fault('route_not_found', 'There is no such file.');
    return send(file, request, reply);
  });
  return true;
}

function send(file: StaticFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers({
    etag: file.etag,
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...CONSOLE_HEADERS,
  });
  const known = request.headers['if-none-match'];
  if (known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === file.etag)) return reply.code(304).send();
  return reply.type(file.contentType).send(file.bytes);
}
