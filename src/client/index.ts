// What the published client gives: the API, its administration, its error, and the verifier of webhooks.
export { BonafideAdmin } from './bonafide-admin.ts';

export type * from './bonafide-client.ts';
export { Bonafide, BonafideError } from './bonafide-client.ts';
export { verifyWebhook, WebhookVerificationError } from './verify-webhook.ts';
