// The least an API can do for POST /v1/jobs: a Fastify handler that writes the same rows (job, event, queue entry) in one
// transaction of one round trip, without keys, checks, deliveries or anybody being told.
import { randomBytes } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { QUEUE_ENTRY_COLUMNS, QUEUE_ENTRY_VALUES, QUEUE_TABLE } from '../../src/store/queue-entry.ts';
import { answerWith } from './process.ts';

const INSERT = `
  with event as (
    insert into events (project_id, job_id, id, type, created_at, body, sequence)
    values ($1, $2, $3, 'job.created', $4, $5, 1)
  ), job as (
    insert into jobs (project_id, id, status, created_at, person, claims, options, metadata, person_name, last_sequence)
    values ($1, $2, 'queued', $4, $6, $7, $8, $9, $10, 1) returning id, queue_entry
  )
  insert into ${QUEUE_TABLE} (${QUEUE_ENTRY_COLUMNS}) select ${QUEUE_ENTRY_VALUES} from job`;

interface Body {
  person: { full_name: string };
  claims: unknown[];
  options?: unknown;
  metadata?: unknown;
}

answerWith(async ({ databaseUrl, poolSize }: { databaseUrl: string; poolSize: number }) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize });
  const app = Fastify({ logger: false });
  app.post('/v1/jobs', async (request, reply) => {
    const { person, claims, options, metadata } = request.body as Body;
    const now = new Date();
    const id = `job_${randomBytes(13).toString('hex').toUpperCase()}`;
    const job = { id, status: 'queued', progress: 0, created_at: now.toISOString(), person, claims, options, metadata };
    await pool.query({
      name: 'insert',
      text: INSERT,
      values: [
        ...['prj_bare', id, `evt_${randomBytes(13).toString('hex')}`, now],
        JSON.stringify({ type: 'job.created', created_at: job.created_at, data: { job } }),
        ...[JSON.stringify(person), JSON.stringify(claims)],
        ...[options ? JSON.stringify(options) : null, metadata ? JSON.stringify(metadata) : null, person.full_name],
      ],
    });
    return reply.code(201).send(job);
  });
  return app.listen({ host: '127.0.0.1', port: 0 });
});
