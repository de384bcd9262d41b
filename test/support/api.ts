// The whole API on a real database, called in process: one database, one server, one or two projects with keys.
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { openPageReader } from '../../src/extract/page-reader.ts';
import { buildServer, type HttpSettings } from '../../src/http/server.ts';
import { systemClock } from '../../src/main/system-clock.ts';
import { makeIds } from '../../src/main/system-ids.ts';
import { hashApiKey, keyHint, newApiKey } from '../../src/operations/api-key.ts';
import type { ProjectLimits } from '../../src/operations/project-limits.ts';
import { openSchemaChecker } from '../../src/operations/schemas/open-schema-checker.ts';
import type { WorkTools } from '../../src/operations/work-on-job.ts';
import type { Clock } from '../../src/ports/clock.ts';
import type { CheckAddress } from '../../src/ports/fetch.ts';
import type { Ids } from '../../src/ports/ids.ts';
import type { Log } from '../../src/ports/log.ts';
import type { Metrics } from '../../src/ports/metrics.ts';
import type { SchemaChecker } from '../../src/ports/schemas.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';

export const ADMIN_TOKEN = 'test-admin-token';
export const BASE_URL = 'http://api.example';

export const testIds: Ids = makeIds(systemClock);

export const silentLog: Log = { info() {}, warn() {}, error() {} };
export const noMetrics: Metrics = { count() {}, observe() {}, gauge() {} };

export interface TestProject {
  id: string;
  key: string;
}

export interface TestApi {
  app: FastifyInstance;
  database: TestDatabase;
  project: TestProject;
  other: TestProject;
  work: WorkTools;
  schemas: SchemaChecker;
  /** Calls as `project` unless `key` says otherwise; `key: null` sends none. */
  call(
    method: NonNullable<InjectOptions['method']>,
    url: string,
    body?: unknown,
    options?: { key?: string | null; headers?: Record<string, string> },
  ): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

export interface TestApiOptions {
  settings?: Partial<HttpSettings>;
  log?: Log;
  clock?: Clock;
  checkAddress?: CheckAddress;
  limits?: Partial<ProjectLimits>;
  retentionDays?: number;
}

export async function openTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const database = await openTestDatabase();
  const clock = options.clock ?? systemClock;
  // Threads start with the first document, so tests that read none pay nothing.
  const reader = openPageReader({ workers: 1 });
  const schemas = openSchemaChecker({ script: new URL('../../src/main/schema-thread.ts', import.meta.url) });
  const app = buildServer({
    store: database.store,
    queue: database.queue,
    clock,
    ids: testIds,
    log: options.log ?? silentLog,
    metrics: noMetrics,
    registry: { contentType: 'text/plain; version=0.0.4', metrics: async () => '# no metrics\n' },
    // Names decide here, so that no test asks a resolver.
    checkAddress:
      options.checkAddress ??
      (async (url) =>
        new URL(url).hostname.endsWith('.example') ? { allowed: true } : { allowed: false, reason: 'private_address' }),
    schemas,
    limits: { endpoints: 100, queuedJobs: 0, monitors: 1000, ...options.limits },
    retentionDays: options.retentionDays ?? 0,
    planQueries: async ({ person, claims }) => [
      {
        kind: 'web',
        text: `"${person.full_name}"`,
        names: [person.full_name],
        person,
        claimKeys: claims.map((claim) => claim.claim_key),
        category: 'auto',
        limit: 10,
        allowDomains: [],
        denyDomains: [],
        purpose: 'neutral',
      },
    ],
    reader,
    settings: {
      publicUrl: BASE_URL,
      fallbackUrl: 'http://127.0.0.1:8787',
      cursorSecret: randomBytes(32),
      rateLimit: 0,
      adminToken: ADMIN_TOKEN,
      consoleFolder: null,
      signIn: null,
      documentsRoot: null,
      version: '0.0.0-test',
      missingContact: { off: ['sec'], slower: ['crossref'] },
      ...options.settings,
    },
  });
  const project = await makeProject(database, 'first');
  const other = await makeProject(database, 'second');
  return {
    app,
    database,
    project,
    other,
    schemas,
    work: { store: database.store, clock, ids: testIds, baseUrl: BASE_URL },
    call(method, url, body, { key = project.key, headers = {} } = {}) {
      return app.inject({
        method,
        url,
        headers: {
          ...(key === null ? {} : { 'x-api-key': key }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
    },
    async close() {
      await app.close();
      await schemas.close();
      await reader.close();
      await database.close();
    },
  };
}

export async function makeProject(database: TestDatabase, name: string): Promise<TestProject> {
  const { admin } = database.store;
  const id = testIds.next('prj');
  await admin.createProject({ id, name, createdAt: new Date(), retentionDays: null });
  const key = newApiKey(testIds);
  const record = { id: testIds.next('key'), projectId: id, name: 'test', hint: keyHint(key) };
  await admin.createKey({ ...record, createdAt: new Date(), lastUsedAt: null, revokedAt: null }, hashApiKey(key));
  return { id, key };
}

/** A body that is accepted, about a plainly fictional person. */
export function jobBody(change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    person: { full_name: 'Ottoline Vask', current_company: 'Vask Instruments' },
    claims: [
      {
        claim_key: 'degree',
        claim_type: 'education',
        expected: { school: 'Brackenfield University', degree: 'BSc', end_year: 2012 },
      },
    ],
    ...change,
  };
}

export function templateBody(change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'speaker',
    version: 1,
    description: 'For speakers of a conference',
    input_schema: {},
    extraction_schema: {},
    search_plan: {},
    scoring_rubric: {},
    ...change,
  };
}
