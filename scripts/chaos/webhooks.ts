// Two API processes and two workers, killed at random while jobs run, and a receiver that fails: every event arrives.
import { createHash } from 'node:crypto';
import type { CreateJob } from '../../src/client/bonafide-client.ts';
import { SAMPLE_JOB } from '../../src/main/first-screen.ts';
import { type Fleet, openFleet } from '../../test/support/fleet.ts';
import { eventually, failing, type Receiver, seeded, startReceiver, verifies } from '../../test/support/receiver.ts';
import type { Service } from '../../test/support/service.ts';
import { type ChaosOptions, type Findings, inLanes, pause } from './findings.ts';

const FAILING_SHARE = 0.3;
const FINAL = ['job.completed', 'job.failed', 'job.canceled'];

export async function webhooks(
  findings: Findings,
  { seed, rounds: kills = 50, jobs = 500 }: ChaosOptions,
): Promise<void> {
  const chance = seeded(seed);
  const receiver = await startReceiver();
  const fleet = await openFleet({
    BONAFIDE_CORPUS: 'sample-web',
    BONAFIDE_LEASE_SECONDS: '2',
    BONAFIDE_HEARTBEAT_SECONDS: '1',
    BONAFIDE_WEBHOOK_TIMEOUT_SECONDS: '2',
    // Thirty percent twenty times over is nothing left.
    BONAFIDE_WEBHOOK_SCHEDULE: ['0,0.1,0.2,0.5', ...Array.from({ length: 16 }, () => '1')].join(','),
  });
  try {
    const starts = [fleet.serveOnly, fleet.serveOnly, fleet.work, fleet.work];
    const places: Service[] = [];
    for (const start of starts) places.push(await start());
    const client = (index: number) => places[index % 2]!.client;
    const { secret } = await client(0).webhooks.create({
      url: receiver.url('/hook'),
      events: ['job.created', 'job.started', 'job.progress', 'job.completed', 'job.failed', 'job.canceled'],
    });

    // Judged as it arrives: a verifier rightly refuses what is older than five minutes.
    const unsigned: string[] = [];
    const behaviour = failing(FAILING_SHARE, seed);
    receiver.behave('/hook', (received, response, request) => {
      if (!verifies(secret, received)) unsigned.push(received.webhookId);
      behaviour(received, response, request);
    });

    const acknowledged = new Map<string, string>();
    let posting = true;
    const posts = inLanes(
      Array.from({ length: jobs }, (_, number) => number),
      4,
      async (number) => {
        const key = `chaos-${number}`;
        const body: CreateJob = { ...SAMPLE_JOB, options: { depth: 'light' }, metadata: { number } };
        // A client does not know what became of a post without an answer: it asks again, wherever somebody listens.
        for (let attempt = 0; !acknowledged.has(key); attempt += 1) {
          const made = await client(number + attempt)
            .jobs.create(body, { idempotencyKey: key })
            .catch(() => null);
          if (made) acknowledged.set(key, made.id);
          else await pause(50);
        }
      },
    ).finally(() => {
      posting = false;
    });
    let killed = 0;
    for (; killed < kills; killed += 1) {
      await pause(100 + chance() * 900);
      const place = Math.floor(chance() * places.length);
      await places[place]!.kill();
      places[place] = await starts[place]!();
    }
    findings.figure('kills', killed);
    findings.figure('posts were still under way at the last kill', String(posting));
    await posts;
    await eventually('all jobs ended and all deliveries settled', () => quiet(fleet), 240_000);
    findings.expect('every signature verified by standardwebhooks', unsigned.length === 0, `${unsigned.length}`);
    await check(findings, fleet, receiver, acknowledged);
  } finally {
    await fleet.close();
    await receiver.close();
  }
}

async function quiet(fleet: Fleet): Promise<boolean> {
  const [row] = await fleet.database.sql<{ open: number }>(
    `select (select count(*)::int from jobs where status in ('created', 'queued', 'running'))
          + (select count(*)::int from deliveries where status = 'pending') as open`,
  );
  if (row?.open !== 0) await pause(200);
  return row?.open === 0;
}

async function check(
  findings: Findings,
  fleet: Fleet,
  receiver: Receiver,
  acknowledged: Map<string, string>,
): Promise<void> {
  const jobs = await fleet.database.sql<{
    id: string;
    status: string;
    attempt: number;
    error: string;
    reports: number;
  }>(
    `select id, status, attempt, split_part(coalesce(error, ''), ':', 1) as error, (select count(*)::int from reports r where r.job_id = jobs.id) as reports from jobs`,
  );
  const events = await fleet.database.sql<{ id: string; type: string; job_id: string; delivery: string }>(
    `select e.id, e.type, e.job_id, d.status as delivery from events e left join deliveries d on d.event_id = e.id`,
  );
  const statuses = new Map<string, number>();
  for (const job of jobs) statuses.set(job.status, (statuses.get(job.status) ?? 0) + 1);
  const stored = new Set(jobs.map((job) => job.id));
  const lost = [...acknowledged.values()].filter((id) => !stored.has(id));
  for (const [status, count] of statuses) findings.figure(`jobs ${status}`, count);
  findings.figure('jobs that lost a worker', jobs.filter((job) => job.attempt > 1).length);
  findings.expect('no acknowledged job is lost', lost.length === 0, lost.join(' '));
  findings.expect('one job for each key', jobs.length === acknowledged.size, `${jobs.length} of ${acknowledged.size}`);
  const oddly = jobs.filter((job) => job.status !== 'completed' && job.error !== 'attempts_exhausted');
  findings.expect('jobs completed, or failed after their third lost worker', oddly.length === 0, JSON.stringify(oddly));
  const reportless = jobs.filter((job) => job.reports !== (job.status === 'completed' ? 1 : 0));
  findings.expect(
    'one report for each completed job',
    reportless.length === 0,
    reportless.map((job) => job.id).join(' '),
  );

  const arrived = new Map<string, Set<string>>();
  const accepted = new Map<string, number>();
  for (const received of receiver.journal) {
    const bytes = createHash('sha256').update(received.body).digest('hex');
    arrived.set(received.webhookId, (arrived.get(received.webhookId) ?? new Set()).add(bytes));
    if (received.answered === 200) accepted.set(received.webhookId, (accepted.get(received.webhookId) ?? 0) + 1);
  }
  findings.figure('events', events.length);
  findings.figure('requests at the receiver', receiver.journal.length);
  findings.figure('refused with 500', receiver.journal.filter((received) => received.answered === 500).length);
  findings.figure('accepted more than once', [...accepted.values()].filter((count) => count > 1).length);
  // A progress event is thrown away when a later event of its job overtakes it; nothing else ever is.
  const wanted = events.filter((event) => !(event.type === 'job.progress' && event.delivery === 'discarded'));
  const missing = wanted.filter((event) => !accepted.has(event.id));
  findings.expect('every event was accepted at least once', missing.length === 0, JSON.stringify(missing.slice(0, 5)));
  const known = new Set(events.map((event) => event.id));
  const foreign = [...arrived.keys()].filter((id) => !known.has(id));
  findings.expect('nothing arrived that is no event', foreign.length === 0, foreign.join(' '));
  const changed = [...arrived.values()].filter((bytes) => bytes.size > 1).length;
  findings.expect('the same webhook-id always carried the same bytes', changed === 0, `${changed}`);
  const ends = new Map<string, Set<string>>();
  for (const received of receiver.journal) {
    const event = JSON.parse(received.body.toString('utf8')) as { type: string; data: { job: { id: string } } };
    if (!FINAL.includes(event.type)) continue;
    const { id } = event.data.job;
    ends.set(id, (ends.get(id) ?? new Set()).add(received.webhookId));
  }
  const several = jobs.filter((job) => ends.get(job.id)?.size !== 1);
  findings.expect('one terminal event id for each job', several.length === 0, several.map((job) => job.id).join(' '));
}
