import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { signedHeaders } from './sign.ts';

const body = new TextEncoder().encode('{"type":"job.completed","text":"Zoë ✓"}');
const first = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const second = `whsec_${Buffer.alloc(32, 9).toString('base64')}`;

test('an independent verifier accepts the signature of either secret during a rotation', () => {
  const now = Math.floor(Date.now() / 1000);
  const headers = { ...signedHeaders('evt_01', now, body, [first, second]) };
  for (const secret of [first, second]) {
    assert.deepEqual(
      new Webhook(secret).verify(Buffer.from(body).toString(), headers),
      JSON.parse(Buffer.from(body).toString()),
    );
  }
  const stranger = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
  assert.throws(() => new Webhook(stranger).verify(Buffer.from(body).toString(), headers));
});

test('one changed byte of the body is noticed', () => {
  const now = Math.floor(Date.now() / 1000);
  const headers = { ...signedHeaders('evt_01', now, body, [first]) };
  assert.throws(() => new Webhook(first).verify(Buffer.from(body).toString().replace('Zoë', 'Zoe'), headers));
});

test('the published vector of Standard Webhooks comes out', () => {
  const headers = signedHeaders(
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    1614265330,
    new TextEncoder().encode('{"test": 2432232314}'),
    ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
  );
  assert.equal(headers['webhook-signature'], 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

test('the older header is keyed with the whole secret', () => {
  const header = signedHeaders('evt_01', 1700000000, body, [first])['x-webhook-signature'];
  const expected = createHmac('sha256', first)
    .update(`1700000000.${Buffer.from(body).toString()}`)
    .digest('hex');
  assert.equal(header, `t=1700000000,v1=${expected}`);
});
