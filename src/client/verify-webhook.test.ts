import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signedHeaders } from '../webhooks/sign.ts';
import { verifyWebhook, WebhookVerificationError } from './verify-webhook.ts';

const secret = `whsec_${Buffer.alloc(32, 3).toString('base64')}`;
const other = `whsec_${Buffer.alloc(32, 4).toString('base64')}`;
const body = '{"id":"evt_1","type":"job.completed","name":"Ólöf"}';
const now = 1_800_000_000;

function headers(secrets = [secret]): Record<string, string> {
  return { ...signedHeaders('evt_1', now, new TextEncoder().encode(body), secrets) };
}

test('what the service signs, the client verifies, with either secret of a rotation', async () => {
  assert.deepEqual(await verifyWebhook(body, headers([other, secret]), secret, { now }), JSON.parse(body));
  assert.deepEqual(
    await verifyWebhook(new TextEncoder().encode(body), new Headers(headers()), secret, { now: now + 299 }),
    JSON.parse(body),
  );
});

test('a wrong secret, an old message, a changed body and a missing header are refused', async () => {
  const refused = (promise: Promise<unknown>): Promise<void> => assert.rejects(promise, WebhookVerificationError);
  await refused(verifyWebhook(body, headers(), other, { now }));
  await refused(verifyWebhook(body, headers(), secret, { now: now + 301 }));
  await refused(verifyWebhook(body.replace('Ólöf', 'Olof'), headers(), secret, { now }));
  await refused(verifyWebhook(body, { ...headers(), 'webhook-id': '' }, secret, { now }));
  await refused(verifyWebhook(body, { ...headers(), 'webhook-signature': 'v1,%%%' }, secret, { now }));
});
