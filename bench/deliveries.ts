// Webhook deliveries per second, from the outbox to the receiver and back into the log, against a bare undici loop that posts
// the same signed bytes to the same receiver.
import { Bonafide } from '../src/client/bonafide-client.ts';
import { SAMPLE_JOB } from '../src/main/first-screen.ts';
import { openFleet } from '../test/support/fleet.ts';
import { startChild } from './children/process.ts';
import { inTurns, type Measure, pause } from './measure.ts';

const ENDPOINTS = 8;
const PER_ENDPOINT = 500;
const LANES = 64;
const TURNS = 5;
const AIM = 0.5;

/** As the outbox writes them: an event with its bytes, and a row for each endpoint that points to it. */
const FILL = `
  with fresh as (
    insert into events (id, project_id, job_id, sequence, type, created_at, body)
    select bonafide_id('evt', now()), job.project_id, job.id, number + (select max(sequence) from events), 'job.started',
           now(), $1
    from jobs job, generate_series(1, $2) number
    returning id, project_id, job_id, type
  )
  insert into deliveries (id, project_id, endpoint_id, event_id, event_type, job_id, next_attempt_at, created_at)
  select bonafide_id('del', now()), fresh.project_id, e.id, fresh.id, fresh.type, fresh.job_id, now(), now()
  from webhook_endpoints e, fresh`;

export async function benchDeliveries(): Promise<Measure[]> {
  const receiver = startChild('counting-receiver.ts');
  const bare = startChild('bare-deliveries.ts');
  const fleet = await openFleet();
  try {
    const port = await receiver.ask<number>('listen');
    const origin = `http://127.0.0.1:${port}`;
    const server = await fleet.serveOnly();
    const client = new Bonafide({ baseUrl: server.address, apiKey: server.key });
    let secret = '';
    for (let number = 0; number < ENDPOINTS; number += 1) {
      const made = await client.webhooks.create({ url: `${origin}/hook-${number}`, events: ['job.failed'] });
      secret = made.secret;
    }
    const job = await client.jobs.create(SAMPLE_JOB);
    await client.jobs.cancel(job.id);
    await server.stop();
    await fleet.work();
    // About the size of an event without a report.
    const body = JSON.stringify({ type: 'job.started', data: { job: SAMPLE_JOB, text: 'x'.repeat(1500) } });
    const count = ENDPOINTS * PER_ENDPOINT;
    const ours = async (): Promise<number> => {
      // What autovacuum does on a server that is not for tests.
      await fleet.database.sql('vacuum (analyze) deliveries, delivery_attempts, webhook_endpoints, events');
      const done = receiver.ask<number>({ wait: count });
      await fleet.database.sql(FILL, [body, PER_ENDPOINT]);
      fleet.database.queue.wake('deliveries');
      const milliseconds = await done;
      // The log counts too: a turn ends when every outcome is written.
      const received = performance.now();
      for (let open = 1; open > 0; ) {
        const [row] = await fleet.database.sql<{ open: number }>(
          `select count(*)::int as open from deliveries where status = 'pending'`,
        );
        open = row?.open ?? 0;
        if (open > 0) await pause(2);
      }
      return (count / (milliseconds + performance.now() - received)) * 1000;
    };
    const alone = async (): Promise<number> => {
      const done = receiver.ask<number>({ wait: count });
      await bare.ask({ origin, body, secret, count, lanes: LANES });
      return (count / (await done)) * 1000;
    };
    await alone();
    await ours();
    const compared = await inTurns(TURNS, ours, alone);
    return [
      {
        name: `deliveries, ${ENDPOINTS} endpoints, 1 worker`,
        value: compared.ours,
        unit: 'per s',
        limit: compared.bare,
        ratio: compared.ratio,
        aim: `at least ${AIM} of a bare undici loop`,
        met: compared.ratio >= AIM,
      },
    ];
  } finally {
    await Promise.all([receiver.end(), bare.end()]);
    await fleet.close();
  }
}
