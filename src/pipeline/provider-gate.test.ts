import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Fault } from '../domain/model/fault.ts';
import type { Clock } from '../ports/clock.ts';
import { ProviderGate } from './provider-gate.ts';

function handClock(): Clock & { time: number } {
  const clock = {
    time: 1_000_000,
    now: () => new Date(clock.time),
    sleep: async (milliseconds: number) => {
      clock.time += milliseconds;
    },
  };
  return clock;
}

const signal = new AbortController().signal;
const broken = (): Promise<never> => Promise.reject(new Fault('provider_failed', 'x', { retry: 'later' }));

test('never more calls at once than the provider bears', async () => {
  const gate = new ProviderGate({ concurrency: 3, perSecond: 0 }, handClock());
  let running = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 20 }, () =>
      gate.run(async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
      }, signal),
    ),
  );
  assert.equal(most, 3);
});

test('requests are spread over the second, also those of one call', async () => {
  const clock = handClock();
  const gate = new ProviderGate({ concurrency: 1, perSecond: 2 }, clock);
  const starts: number[] = [];
  for (let call = 0; call < 2; call += 1) {
    await gate.run(async () => {
      for (let request = 0; request < 2; request += 1) {
        await gate.paced(async () => starts.push(clock.time), signal);
      }
    }, signal);
  }
  assert.deepEqual(
    starts.map((start) => start - starts[0]!),
    [0, 500, 1000, 1500],
  );
});

test('three failures open the breaker; after half a minute one try decides', async () => {
  const clock = handClock();
  const gate = new ProviderGate({ concurrency: 1, perSecond: 0 }, clock);
  let calls = 0;
  const call = (): Promise<never> => {
    calls += 1;
    return broken();
  };
  for (let round = 0; round < 3; round += 1) await assert.rejects(gate.run(call, signal), { code: 'provider_failed' });
  await assert.rejects(gate.run(call, signal), { code: 'provider_unavailable' });
  assert.equal(calls, 3);
  clock.time += 30_001;
  await assert.rejects(gate.run(call, signal), { code: 'provider_failed' });
  assert.equal(gate.isOpen, true);
  clock.time += 30_001;
  await gate.run(async () => 'alive', signal);
  assert.equal(gate.isOpen, false);
});

test('a refused key does not open the breaker', async () => {
  const gate = new ProviderGate({ concurrency: 1, perSecond: 0 }, handClock());
  for (let round = 0; round < 6; round += 1) {
    await assert.rejects(
      gate.run(() => Promise.reject(new Fault('provider_key_refused', 'x')), signal),
      { code: 'provider_key_refused' },
    );
  }
});

test('a job that is stopped leaves the line', async () => {
  const gate = new ProviderGate({ concurrency: 1, perSecond: 0 }, handClock());
  let finish = (): void => {};
  const first = gate.run(() => new Promise<void>((resolve) => (finish = resolve)), signal);
  const control = new AbortController();
  const waiting = gate.run(async () => 'never', control.signal);
  control.abort();
  await assert.rejects(waiting, { code: 'canceled' });
  finish();
  await first;
  assert.equal(await gate.run(async () => 'next', signal), 'next');
});

test('nobody listening opens the breaker at once; a reset does not', async () => {
  const refused = new Fault('fetch_failed', 'x', { retry: 'later', detail: 'ECONNREFUSED', extra: { reset: false } });
  const reset = new Fault('fetch_failed', 'x', { retry: 'later', detail: 'ECONNRESET', extra: { reset: true } });
  const gate = new ProviderGate({ concurrency: 1, perSecond: 0 }, handClock());
  await assert.rejects(gate.run(() => Promise.reject(reset), signal));
  assert.equal(gate.isOpen, false);
  await assert.rejects(gate.run(() => Promise.reject(refused), signal));
  assert.equal(gate.isOpen, true);
});

test('a provider that asks for a long pause is left alone for it', async () => {
  const clock = handClock();
  const gate = new ProviderGate({ concurrency: 1, perSecond: 0 }, clock);
  const patience = new Fault('provider_rate_limited', 'x', { retry: 'later', retryAfterSeconds: 90 });
  await assert.rejects(
    gate.run(() => Promise.reject(patience), signal),
    { code: 'provider_rate_limited' },
  );
  clock.time += 89_000;
  await assert.rejects(
    gate.run(async () => 'early', signal),
    { code: 'provider_unavailable' },
  );
  clock.time += 1_001;
  assert.equal(await gate.run(async () => 'in time', signal), 'in time');
});
