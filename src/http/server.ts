// The HTTP server: every route of the registry behind authentication, rate limits and one map of faults.
import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { cursorCodec } from '../contract/reading/page-cursor.ts';
import { type JsonBody, NO_BODY } from '../contract/reading/read-json.ts';
import { Fault, isFault } from '../contract/schemas/problem.ts';
import { queueRoom } from '../operations/project-limits.ts';
import type { Log } from '../ports/log.ts';
import type { Metrics } from '../ports/metrics.ts';
import { type Access, type KeyRing, keyRing, requireAdmin } from './auth.ts';
import { baseUrl, withoutTrailingSlash } from './base-url.ts';
import { addBodyParser, MAX_BODY_BYTES } from './body-parser.ts';
import { answerBrokenRequest } from './broken-request.ts';
import { faultToResponse } from './fault-to-response.ts';
import { readIdempotency } from './idempotency-header.ts';
import { inFlightKeys } from './in-flight-keys.ts';
import { withParameterWarnings } from './parameter-warnings.ts';
import { RateLimited, type RateLimiter, rateLimiter } from './rate-limit.ts';
import type { Answer, Route, RouteContext, RouteTools } from './route.ts';
import { ROUTES } from './routes/registry.ts';
import { API_HEADERS } from './security-headers.ts';
import { addServicePages, type MetricsRegistry } from './service-pages.ts';
import { addSignIn, type SignInCode } from './sign-in.ts';
import { readTraceparent } from './trace-context.ts';
import { type WrongKeys, wrongKeys } from './wrong-keys.ts';

export interface HttpSettings {
  /** BONAFIDE_PUBLIC_URL, or null to answer with the host the client asked for. */
  publicUrl: string | null;
  /** Base of links when neither is usable, e.g. `http://127.0.0.1:8787`. */
  fallbackUrl: string;
  /** Signs page cursors; the same in every process of one installation. */
  cursorSecret: Uint8Array;
  /** Requests per minute and key, 0 = off. */
  rateLimit: number;
  /** Null switches /admin/v1 off. */
  adminToken: string | null;
  /** Built console, or null. */
  consoleFolder: string | null;
  /** What signs a browser in by the link of the first screen; null when none was printed. */
  signIn: SignInCode | null;
  /** Where docs/ and the documents beside it lie; null serves the reference alone. */
  documentsRoot: string | null;
  version: string;
  /** What is off or slower because no contact is named; null when one is. */
  missingContact: RouteTools['missingContact'];
}

export interface ServerParts
  extends Omit<RouteTools, 'cursors' | 'forgetKeys' | 'version' | 'missingContact' | 'room'> {
  settings: HttpSettings;
  log: Log;
  metrics: Metrics;
  /** What /metrics answers with; null when there is none. */
  registry: MetricsRegistry | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    access: Access | null;
  }
}

const FLUSH_KEYS_MS = 10_000;
/** With a limit, processes tell each other this often what they let through. */
const SHARE_LIMIT_MS = 1000;

/** Our routes check what they get by themselves. Fastify would load its own checker and writer of JSON, a quarter of a second at start. */
function unused(): never {
  throw new Error('routes have no Fastify schemas');
}

export function buildServer(parts: ServerParts): FastifyInstance {
  const { settings, log, metrics } = parts;
  const publicUrl = settings.publicUrl === null ? null : withoutTrailingSlash(settings.publicUrl);
  const closing = new AbortController();
  const limiter = rateLimiter(settings.rateLimit);
  const keys = keyRing(parts.store, parts.clock, (keyId, requests) => limiter?.takeForOthers(keyId, requests));
  const inFlight = inFlightKeys(parts.clock);
  const tools: RouteTools = {
    ...parts,
    version: settings.version,
    missingContact: settings.missingContact,
    cursors: cursorCodec(settings.cursorSecret),
    forgetKeys: () => keys.forget(),
    room: queueRoom(parts, parts.limits),
  };

  const app = Fastify({
    logger: false,
    bodyLimit: MAX_BODY_BYTES,
    genReqId: () => parts.ids.next('req'),
    requestIdHeader: false,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    schemaController: { compilersFactory: { buildValidator: unused, buildSerializer: unused } },
    http: { headersTimeout: 15_000 },
    frameworkErrors: (error, request, reply) => {
      reply.headers(API_HEADERS).header('x-request-id', request.id);
      sendFault(error, request, reply);
    },
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, parts.ids.next('req')),
  });

  function sendFault(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const answer = faultToResponse(error, pathOf(request), request.id);
    if (answer.status >= 500) logFailure(log, error, request, answer.status);
    if (error instanceof RateLimited) reply.headers(error.headers);
    reply.code(answer.status).headers(answer.headers).send(JSON.stringify(answer.body));
  }

  addBodyParser(app);
  app.decorateRequest('access', null);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(API_HEADERS).header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    metrics.observe('http_request_seconds', reply.elapsedTime / 1000, labels);
    // The files of the console come by the dozen and say nothing.
    if (route.startsWith('/console') && reply.statusCode < 400) return done();
    log.info('request', {
      request_id: request.id,
      ...traceOf(request),
      method: request.method,
      route,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
      ...(request.access ? { project_id: request.access.projectId, key_id: request.access.keyId } : {}),
    });
    done();
  });
  app.setErrorHandler((error, request, reply) => sendFault(error, request, reply));
  app.setNotFoundHandler((request, reply) =>
    sendFault(new Fault('route_not_found', 'There is no such route.'), request, reply),
  );

  const routes = ROUTES.filter((route) => route.access === 'key' || settings.adminToken !== null);
  const wrong = wrongKeys();
  const hooks = {
    key: keyHook(keys, limiter, wrong, parts),
    admin: adminHook(settings.adminToken ?? '', wrong, parts),
  };
  for (const route of routes) {
    app.route({
      method: route.method,
      url: route.path,
      ...(route.body?.maxBytes === undefined ? {} : { bodyLimit: route.body.maxBytes }),
      config: { otherTypes: route.body?.otherTypes ?? [] },
      onRequest: hooks[route.access],
      handler: async (request, reply) => {
        const context = contextOf(route, request, reply, closing.signal, {
          publicUrl,
          fallback: settings.fallbackUrl,
        });
        const key = route.idempotent ? request.headers['idempotency-key'] : undefined;
        const act = () => route.handle(tools, context);
        const answer =
          key === undefined ? act() : inFlight.run(JSON.stringify([context.projectId, route.id, key]), act);
        return send(reply, withParameterWarnings(route, request.query, await answer));
      },
    });
  }
  addServicePages(app, parts);
  addSignIn(app, settings.signIn);
  refuseOtherMethods(app);

  const flush = () => keys.flush().catch((error: unknown) => log.warn('keys not touched', { code: codeOf(error) }));
  const timer = setInterval(flush, limiter === null ? FLUSH_KEYS_MS : SHARE_LIMIT_MS);
  timer.unref();
  app.addHook('preClose', async () => {
    closing.abort();
    // Connections whose long answer ends only now would otherwise be kept alive for their whole idle time.
    if (!app.server.listening) return;
    const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
    app.server.once('close', () => clearInterval(sweep));
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await flush();
  });
  return app;
}

type OnRequest = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => void;

function keyHook(keys: KeyRing, limiter: RateLimiter | null, wrong: WrongKeys, { clock }: ServerParts): OnRequest {
  return (request, reply, done) => {
    const admit = (access: Access): void => {
      request.access = access;
      if (limiter) reply.headers(limiter.take(access.keyId, clock.now().getTime()));
      keys.count(access.keyId);
    };
    const refuse = (error: Error): void => {
      if (isFault(error, 'unauthorized')) wrong.count(request.ip, clock.now().getTime());
      done(error);
    };
    try {
      const header = request.headers['x-api-key'];
      const key = typeof header === 'string' ? header : undefined;
      if (!keys.isFamiliar(key)) wrong.check(request.ip, clock.now().getTime());
      const access = keys.find(key);
      if (access instanceof Promise) access.then(admit).then(() => done(), refuse);
      else {
        admit(access);
        done();
      }
    } catch (error) {
      refuse(error as Error);
    }
  };
}

function adminHook(token: string, wrong: WrongKeys, { clock }: ServerParts): OnRequest {
  return (request, _reply, done) => {
    const now = clock.now().getTime();
    try {
      wrong.check(request.ip, now);
      requireAdmin(token, request.headers.authorization);
      done();
    } catch (error) {
      if (isFault(error, 'unauthorized')) wrong.count(request.ip, now);
      done(error as Error);
    }
  };
}

function contextOf(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  closing: AbortSignal,
  links: { publicUrl: string | null; fallback: string },
): RouteContext {
  const body = (request.body ?? NO_BODY) as JsonBody;
  const header = (name: string) => {
    const value = request.headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  };
  return {
    projectId: request.access?.projectId ?? '',
    params: request.params as Record<string, string>,
    query: request.query,
    body,
    header,
    traceparent: readTraceparent(header('traceparent'))?.traceparent ?? null,
    baseUrl: baseUrl(links.publicUrl, request.headers.host, request.protocol, links.fallback),
    idempotency: () =>
      readIdempotency(header('idempotency-key'), `${route.method} ${route.path}`, pathOf(request), body.value),
    signal: () => {
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      return AbortSignal.any([gone.signal, closing]);
    },
  };
}

function send(reply: FastifyReply, answer: Answer): FastifyReply {
  reply.code(answer.status);
  if (answer.headers) reply.headers(answer.headers);
  if (answer.stream) {
    // A proxy that gathers an answer before passing it on would hold events back.
    reply.header('x-accel-buffering', 'no').type('text/event-stream; charset=utf-8');
    return reply.send(Readable.from(answer.stream));
  }
  if (answer.text) return reply.type(answer.text.type).send(answer.text.content);
  if (answer.body === undefined) return reply.send();
  return reply.type('application/json; charset=utf-8').send(answer.json ?? JSON.stringify(answer.body));
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** For every known address, the methods it does not have: 405 with the ones it has, before any body is read. */
function refuseOtherMethods(app: FastifyInstance): void {
  const known = new Map<string, Set<string>>();
  for (const path of [
    ...new Set([
      ...ROUTES.map((route) => route.path),
      ...['/healthz', '/readyz', '/metrics', '/openapi.json', '/docs'],
    ]),
  ]) {
    const present = METHODS.filter((method) => app.hasRoute({ url: path, method }));
    if (present.length > 0) known.set(path, new Set(present));
  }
  for (const [path, present] of known) {
    const allow = [...present].join(', ');
    app.route({
      method: METHODS.filter((method) => !present.has(method)),
      url: path,
      onRequest: (request, reply, done) => {
        reply.header('allow', allow);
        done(new Fault('method_not_allowed', `${request.method} is not one of the methods of this address.`));
      },
      handler: async () => undefined,
    });
  }
}

function pathOf(request: FastifyRequest): string {
  const url = request.url;
  const end = url.indexOf('?');
  return (end < 0 ? url : url.slice(0, end)).slice(0, 500);
}

function codeOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return String(code ?? name ?? 'unknown');
}

/** The caller's trace id: its lines here are then found with those of the caller. */
function traceOf(request: FastifyRequest): { trace_id?: string } {
  const trace = readTraceparent(request.headers.traceparent?.toString());
  return trace === null ? {} : { trace_id: trace.traceId };
}

/** Messages may quote what a request held; the code and the place in our own files never do. */
function logFailure(log: Log, error: unknown, request: FastifyRequest, status: number): void {
  const place = error instanceof Error ? /\((?:.*\/)?(src\/[^)]*)\)/.exec(error.stack ?? '')?.[1] : undefined;
  log.error('request failed', {
    request_id: request.id,
    ...traceOf(request),
    method: request.method,
    route: request.routeOptions.url ?? 'none',
    status,
    code: codeOf(error),
    ...(place ? { detail: place } : {}),
  });
}
