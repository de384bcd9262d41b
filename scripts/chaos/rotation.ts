// Secrets rotated again and again while deliveries flow: a receiver that changes over late never meets a delivery that it
// cannot verify.
import { openFleet } from '../../test/support/fleet.ts';
import { failing, startReceiver, verifies } from '../../test/support/receiver.ts';
import { type ChaosOptions, type Findings, inLanes, pause } from './findings.ts';

export async function rotation(
  findings: Findings,
  { seed, rounds = 30, jobs: events = 1000 }: ChaosOptions,
): Promise<void> {
  const receiver = await startReceiver({ '/hook': failing(0.1, seed) });
  const fleet = await openFleet({ BONAFIDE_WEBHOOK_SCHEDULE: '0,0.1,0.2,0.5,1,1,1,1' });
  try {
    const service = await fleet.serve();
    const { webhooks } = service.client;
    const hook = await webhooks.create({ url: receiver.url('/hook'), events: ['job.failed'] });
    const secrets = [{ secret: hook.secret, known: 0 }];
    let sent = 0;
    let done = false;
    const load = inLanes(
      Array.from({ length: events }, (_, number) => number),
      8,
      async () => {
        await webhooks.test(hook.id);
        sent += 1;
        await pause(20);
      },
    ).finally(() => {
      done = true;
    });
    // Spread over the whole load.
    for (let round = 1; round <= rounds && !done; round += 1) {
      while (!done && sent < (events * round) / (rounds + 1)) await pause(5);
      const rotated = await webhooks.rotateSecret(hook.id);
      secrets.push({ secret: rotated.secret, known: Date.now() });
    }
    await load;
    const ids = (): number =>
      new Set(receiver.journal.filter((one) => one.answered === 200).map((one) => one.webhookId)).size;
    await receiver.until('all events', () => ids() >= events, 60_000);
    let neither = 0;
    let withoutOld = 0;
    let withNewest = 0;
    for (const received of receiver.journal) {
      const current = secrets.findLastIndex((entry) => entry.known <= received.at);
      const old = secrets[Math.max(0, current - 1)]!.secret;
      const newest = secrets[current]!.secret;
      const byOld = verifies(old, received);
      const byNewest = verifies(newest, received);
      if (byNewest) withNewest += 1;
      if (!byOld) withoutOld += 1;
      if (!byOld && !byNewest) neither += 1;
    }
    findings.figure('rotations under load', secrets.length - 1);
    findings.figure('requests', receiver.journal.length);
    findings.figure('verified by the newest secret known at their arrival', withNewest);
    findings.expect('no delivery that neither secret verifies', neither === 0, `${neither}`);
    findings.expect('the secret before the newest verifies every delivery', withoutOld === 0, `${withoutOld}`);
    findings.expect('every rotation happened while events flowed', secrets.length === rounds + 1, `${secrets.length}`);
  } finally {
    await fleet.close();
    await receiver.close();
  }
}
