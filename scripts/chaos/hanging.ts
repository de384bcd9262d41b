// A healthy endpoint alone, then beside one that never answers, in turns: how late its slowest events arrive. Both endpoints
// get the same events, so the turns differ in nothing but the one that hangs.
import { openFleet } from '../../test/support/fleet.ts';
import { BEHAVIOURS, startReceiver } from '../../test/support/receiver.ts';
import { type ChaosOptions, type Findings, pause, percentile } from './findings.ts';

const PER_SECOND = 25;
const TURNS = 4;
/** Ratio of the 99th percentiles that is aimed for. */
const AIM = 1.5;

export async function hanging(findings: Findings, { jobs: events = 1000 }: ChaosOptions): Promise<void> {
  const receiver = await startReceiver({ '/hang': BEHAVIOURS.hang });
  // Jobs that ask nobody anything: the deliveries are what is measured.
  const fleet = await openFleet({ BONAFIDE_WEBHOOK_TIMEOUT_SECONDS: '5', BONAFIDE_PROVIDERS: 'profile' });
  try {
    const { client } = await fleet.serveOnly();
    await fleet.work();
    await client.webhooks.create({ url: receiver.url('/ok'), events: ['job.created'] });
    const dead = await client.webhooks.create({ url: receiver.url('/hang'), events: ['job.created'], enabled: false });
    const turn = async (count: number): Promise<number[]> => {
      const from = receiver.of('/ok').length;
      const works: Promise<unknown>[] = [];
      const started = performance.now();
      for (let number = 0; number < count; number += 1) {
        const due = started + (number * 1000) / PER_SECOND;
        if (due > performance.now()) await pause(due - performance.now());
        works.push(
          client.jobs.create({
            person: { full_name: 'Ottoline Vask' },
            claims: [{ claim_key: 'a', claim_type: 'identity', expected: {} }],
          }),
        );
      }
      await Promise.all(works);
      await receiver.until('all of the healthy one', () => receiver.of('/ok').length - from >= count, 60_000);
      return receiver
        .of('/ok')
        .slice(from)
        .map(({ at, body }) => at - Date.parse(JSON.parse(body.toString('utf8')).created_at));
    };
    await turn(100);
    const alone: number[] = [];
    const together: number[] = [];
    for (let number = 0; number < TURNS; number += 1) {
      alone.push(...(await turn(events / TURNS)));
      await client.webhooks.update(dead.id, { enabled: true });
      together.push(...(await turn(events / TURNS)));
      await client.webhooks.update(dead.id, { enabled: false });
    }
    const [p99Alone, p99Together] = [percentile(alone, 0.99), percentile(together, 0.99)];
    findings.figure('events to the healthy one in each way', alone.length);
    findings.figure('p50 alone, ms', percentile(alone, 0.5));
    findings.figure('p50 beside the hanging one, ms', percentile(together, 0.5));
    findings.figure('p99 alone, ms', p99Alone);
    findings.figure('p99 beside the hanging one, ms', p99Together);
    findings.figure('ratio of the p99', p99Together / p99Alone);
    findings.figure('requests the hanging one got', receiver.of('/hang').length);
    findings.expect('the hanging one was tried', receiver.of('/hang').length > 0);
    findings.expect(`p99 at most ${AIM} times`, p99Together <= AIM * p99Alone, `${p99Together} against ${p99Alone} ms`);
  } finally {
    await fleet.close();
    await receiver.close();
  }
}
