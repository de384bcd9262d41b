// The OpenAPI 3.1 document, made from the same schemas and route table that the server runs on.
import { z } from 'zod';
import { ERROR_CODES } from '../contract/error-codes.ts';
import { BatchEvent, EVENT_TYPES, Event, TestEvent } from '../contract/schemas/event.ts';
import { MonitorEvent } from '../contract/schemas/monitor.ts';
import { Problem } from '../contract/schemas/problem.ts';
import examples from './openapi-examples.json' with { type: 'json' };
import type { Route, RouteAnswer } from './route.ts';
import { ROUTES } from './routes/registry.ts';

type Json = Record<string, unknown>;

export interface OpenApiDocument {
  openapi: string;
  info: Json;
  servers: Json[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Json>>;
  webhooks: Record<string, Json>;
  components: { schemas: Record<string, Json>; securitySchemes: Json; responses: Record<string, Json> };
}

const TAGS = [
  { name: 'Jobs', description: 'Verify claims about a person from public web evidence.' },
  { name: 'Batches', description: 'Many people in one request.' },
  { name: 'Monitors', description: 'Requests that are run again and again, and tell what changed.' },
  { name: 'Privacy', description: 'Erase what is stored about a person.' },
  { name: 'Templates', description: 'Search plans, schemas and rubrics that jobs share.' },
  { name: 'Webhooks', description: 'Endpoints that are told about job events, and what became of each delivery.' },
  { name: 'Administration', description: "Projects and API keys, with the operator's bearer token." },
];

export function openApiDocument(version: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const route of ROUTES) {
    const path = route.path.replace(/:([a-z_]+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][route.method.toLowerCase()] = operation(route);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Bonafide',
      version,
      summary: 'Verifies claims about a person from public web evidence.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: 'http://127.0.0.1:8787', description: 'A service of your own, as `npm start` runs it.' }],
    tags: TAGS,
    paths,
    webhooks: {
      ...Object.fromEntries(EVENT_TYPES.map((type) => [type, webhook(type, Event)])),
      'batch.completed': webhook('batch.completed', BatchEvent),
      'monitor.changed': webhook('monitor.changed', MonitorEvent),
      'webhook.test': webhook('webhook.test', TestEvent),
    },
    components: {
      schemas: componentSchemas(),
      responses: problemResponses(),
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
        adminToken: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

interface Example {
  request?: unknown;
  answer?: unknown;
}

/** One of each operation, as a service on the sample web answered; `openapi.test.ts` holds them to the schemas. */
const EXAMPLES: Readonly<Record<string, Example | undefined>> = examples;

const REFERENCE = '#/components/schemas/';
const CONVERSION = { io: 'input', unrepresentable: 'any', target: 'draft-2020-12' } as const;

function componentSchemas(): Record<string, Json> {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { ...CONVERSION, uri: (id) => `${REFERENCE}${id}` });
  return Object.fromEntries(
    Object.entries(schemas)
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([name, schema]) => [name, plain(schema as Json)]),
  );
}

function plain({ $schema: _schema, $id: _id, id: _name, ...schema }: Json): Json {
  return schema;
}

/** A named schema by reference, any other in place. */
function schemaOf(schema: z.ZodType): Json {
  const id = z.globalRegistry.get(schema)?.id;
  if (id !== undefined) return { $ref: `${REFERENCE}${id}` };
  const shape = (schema as z.ZodObject).def.type === 'object' ? (schema as z.ZodObject).shape : null;
  const list = shape?.data as z.ZodArray | undefined;
  if (list && shape?.next_cursor) {
    return {
      type: 'object',
      required: ['data', 'next_cursor'],
      properties: {
        data: { type: 'array', items: schemaOf(list.element as z.ZodType) },
        next_cursor: { type: ['string', 'null'], description: 'Null on the last page.' },
      },
    };
  }
  return plain(z.toJSONSchema(schema, CONVERSION) as Json);
}

function operation(route: Route): Json {
  return {
    operationId: route.id,
    tags: [route.tag],
    summary: route.summary,
    ...(route.description ? { description: route.description } : {}),
    security: [route.access === 'key' ? { apiKey: [] } : { adminToken: [] }],
    parameters: parameters(route),
    ...(route.body
      ? {
          requestBody: {
            required: route.body.required,
            content: {
              'application/json': { schema: schemaOf(route.body.schema), ...exampleOf(EXAMPLES[route.id]?.request) },
              ...Object.fromEntries(
                (route.body.otherTypes ?? []).map((type) => [type, { schema: { type: 'string' } }]),
              ),
            },
          },
        }
      : {}),
    responses: { ...successes(route), ...refusals(route) },
  };
}

function exampleOf(value: unknown): Json {
  return value === undefined ? {} : { example: value };
}

function parameters(route: Route): Json[] {
  const list: Json[] = [...route.path.matchAll(/:([a-z_]+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  for (const [name, member] of Object.entries((route.query?.shape ?? {}) as Record<string, z.ZodType>)) {
    list.push(queryParameter(name, member));
  }
  if (route.idempotent) {
    list.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: 'Repeating the request with the same key within 24 hours answers as the first time did.',
      schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
    });
  }
  if (route.id === 'streamEvents') {
    list.push({
      name: 'Last-Event-ID',
      in: 'header',
      required: false,
      schema: { type: 'string', pattern: '^\\d{1,9}$' },
    });
  }
  return list;
}

/** What is text in the address may be a number to the reader; a schema says so in its own metadata. */
function queryParameter(name: string, member: z.ZodType): Json {
  const stated = statedSchema(member);
  const { description, ...schema } = stated ?? plain(z.toJSONSchema(member, CONVERSION) as Json);
  const said = description ?? member.description;
  return { name, in: 'query', required: false, ...(said ? { description: said } : {}), schema };
}

function statedSchema(member: z.ZodType): Json | undefined {
  for (let current: z.ZodType | undefined = member; current; ) {
    const schema = z.globalRegistry.get(current)?.schema as Json | undefined;
    if (schema) return schema;
    current = (current.def as { innerType?: z.ZodType }).innerType;
  }
  return undefined;
}

function successes(route: Route): Json {
  return Object.fromEntries(
    Object.entries(route.answers).map(([status, answer]) => [status, success(answer, Number(status), route)]),
  );
}

function success(answer: RouteAnswer, status: number, route: Route): Json {
  const headers: Json = { 'X-Request-Id': { schema: { type: 'string' } } };
  if (status === 201) headers.Location = { schema: { type: 'string' } };
  if (status === 201 && route.idempotent) {
    headers['Idempotent-Replayed'] = { schema: { type: 'string', enum: ['true'] }, description: 'Only on a replay.' };
  }
  const example = exampleOf(EXAMPLES[route.id]?.answer);
  const content = answer.schema
    ? { 'application/json': { schema: schemaOf(answer.schema), ...example } }
    : answer.contentType
      ? { [answer.contentType]: { schema: { type: 'string' }, ...example } }
      : undefined;
  return { description: answer.description, headers, ...(content ? { content } : {}) };
}

function refusalStatuses(route: Route): number[] {
  return [...new Set([401, ...route.problems, ...(route.access === 'key' ? [429] : []), 500, 503])].sort();
}

function refusals(route: Route): Json {
  const statuses = refusalStatuses(route);
  return Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/Problem${status}` }]));
}

function problemResponses(): Record<string, Json> {
  const byStatus = new Map<number, string[]>();
  for (const [code, { status }] of Object.entries(ERROR_CODES))
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  return Object.fromEntries(
    [...byStatus]
      // 405, 408 and 431 come before any operation is chosen.
      .filter(([status]) => ROUTES.some((route) => refusalStatuses(route).includes(status)))
      .sort(([left], [right]) => left - right)
      .map(([status, codes]) => [
        `Problem${status}`,
        {
          description: `Code ${codes.map((code) => `\`${code}\``).join(', ')}.`,
          headers: refusalHeaders(status),
          content: { 'application/problem+json': { schema: schemaOf(Problem) } },
        },
      ]),
  );
}

function refusalHeaders(status: number): Json {
  const headers: Json = { 'X-Request-Id': { schema: { type: 'string' } } };
  if (status === 401) headers['WWW-Authenticate'] = { schema: { type: 'string' } };
  if (status === 405) headers.Allow = { schema: { type: 'string' } };
  if (status === 409 || status === 429 || status === 503) headers['Retry-After'] = { schema: { type: 'integer' } };
  return headers;
}

const WEBHOOK_HEADERS: Json[] = [
  ['webhook-id', true, 'The id of the event; the same at every try.'],
  ['webhook-timestamp', true, 'Seconds since 1970 at which this try was sent.'],
  ['webhook-signature', true, 'One or more signatures with blanks between them.'],
  ['traceparent', false, 'The W3C trace context of the request that made the job, when it carried one.'],
].map(([name, required, description]) => ({ name, in: 'header', required, description, schema: { type: 'string' } }));

function webhook(type: string, body: z.ZodType): Json {
  return {
    post: {
      operationId: `on${type.replace(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
      tags: ['Webhooks'],
      summary: type,
      // Signed, not keyed: the receiver checks the signature.
      security: [],
      description: 'Signed after Standard Webhooks: webhook-id, webhook-timestamp, webhook-signature.',
      parameters: WEBHOOK_HEADERS,
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body) } } },
      responses: { '2XX': { description: 'Received. Anything else, or no answer within 15 seconds, is tried again.' } },
    },
  };
}
