// Reads request bodies: JSON in UTF-8 only, nothing where nothing was sent.
import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type JsonBody, NO_BODY, readJson } from '../contract/reading/read-json.ts';
import { Fault } from '../contract/schemas/problem.ts';

const TABLES = ['text/csv', 'application/x-ndjson'];

export const MAX_BODY_BYTES = 1024 * 1024;

export function addBodyParser(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES },
    (request, bytes, done) => {
      try {
        done(null, parse(request, bytes as Buffer));
      } catch (error) {
        done(error as Error);
      }
    },
  );
  // A table may come as it is, where a route takes one.
  app.addContentTypeParser(TABLES, { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES }, (request, bytes, done) => {
    const type = (request.headers['content-type'] ?? '').split(';', 1)[0]!.trim().toLowerCase();
    const { otherTypes = [] } = request.routeOptions.config as { otherTypes?: readonly string[] };
    if ((bytes as Buffer).length === 0) done(null, NO_BODY);
    else if (!otherTypes.includes(type)) done(unsupported('The body must be sent as application/json.'));
    else if (!isUtf8(bytes as Buffer)) done(unsupported('The body must be UTF-8.'));
    else done(null, { value: { [type]: (bytes as Buffer).toString() }, faults: [] } satisfies JsonBody);
  });
  // Any other type is refused, but only when there is a body: a bare POST may carry whatever header its client adds.
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES }, (_request, bytes, done) => {
    if ((bytes as Buffer).length === 0) done(null, NO_BODY);
    else done(unsupported('The body must be sent as application/json.'));
  });
}

const CHARSET = /;\s*charset\s*=\s*"?([^";\s]*)/i;

function parse(request: FastifyRequest, bytes: Buffer): JsonBody {
  if (bytes.length === 0) return NO_BODY;
  const encoding = request.headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    throw unsupported('The body must be sent without a content encoding.');
  }
  const charset = CHARSET.exec(request.headers['content-type'] ?? '')?.[1]?.toLowerCase();
  if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8') throw unsupported('The body must be UTF-8.');
  return readJson(bytes);
}

function unsupported(message: string): Fault {
  return new Fault('unsupported_media_type', message);
}
