// The least an API can do for POST /v1/jobs: a Fastify handler that writes the same rows and gives the same answer, without
// keys, checks, headers, log, metrics, looking for webhooks, or anybody being told.
import { randomBytes } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { QUEUE_ENTRY_COLUMNS, QUEUE_ENTRY_VALUES, QUEUE_TABLE } from '../../src/store/queue/queue-entry.ts';
import { answerWith } from './process.ts';

/**
 * Job, event and queue entry: all that our own POST leaves behind in a project without webhooks, column by column. One
 * statement is one transaction; BEGIN and COMMIT around three would only make the limit lower. It is prepared once per
 * connection, and each request has a connection, so nothing waits for anything but the server.
 */
const INSERT = `
  with event as (
    insert into events (project_id, job_id, id, type, created_at, body, sequence)
    values ($1, $2, $3, 'job.created', $4, $5, 1)
  ), job as (
    insert into jobs (project_id, id, status, created_at, person, claims, options, metadata, person_name, person_email,
                      last_sequence)
    values ($1, $2, 'queued', $4, $6, $7, $8, $9, $10, $11, 1) returning id, queue_entry, project_id
  )
  insert into ${QUEUE_TABLE} (${QUEUE_ENTRY_COLUMNS}) select ${QUEUE_ENTRY_VALUES} from job`;

interface Body {
  person: { full_name: string; email?: string };
  claims: unknown[];
  options?: unknown;
  metadata?: unknown;
}

const PROJECT = `prj_${'0'.repeat(26)}`;

/** As long as ours, and growing with time, so that the indexes grow at one end as ours do. */
function newId(prefix: string, time: number): string {
  return `${prefix}_${time.toString(32).padStart(10, '0')}${randomBytes(8).toString('hex')}`;
}

answerWith(async ({ databaseUrl, poolSize }: { databaseUrl: string; poolSize: number }) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize });
  const app = Fastify({ logger: false });
  app.post('/v1/jobs', async (request, reply) => {
    const { person, claims, options, metadata } = request.body as Body;
    const now = new Date();
    const created_at = now.toISOString();
    const id = newId('job', now.getTime());
    const self = `http://${request.headers.host}/v1/jobs/${id}`;
    const job = {
      ...{ id, status: 'queued', progress: 0, template_id: null, created_at, started_at: null, completed_at: null },
      ...{ error: null, person, claims, options, metadata },
      links: { self, report: `${self}/report`, sources: `${self}/sources` },
    };
    const json = JSON.stringify(job);
    const event = newId('evt', now.getTime());
    const head = `{"id":"${event}","type":"job.created","created_at":"${created_at}","timestamp":"${created_at}"`;
    await pool.query({
      name: 'insert',
      text: INSERT,
      values: [
        ...[PROJECT, id, event, created_at, `${head},"sequence":1,"data":{"job":${json}}}`],
        ...[JSON.stringify(person), JSON.stringify(claims)],
        ...[options ? JSON.stringify(options) : null, metadata ? JSON.stringify(metadata) : null],
        ...[person.full_name.toLowerCase(), person.email?.toLowerCase() ?? null],
      ],
    });
    return reply.code(201).type('application/json; charset=utf-8').send(json);
  });
  return app.listen({ host: '127.0.0.1', port: 0 });
});
