// What the published client gives: the API, its administration, its error, the verifier of webhooks, and words for people.
export { BonafideAdmin } from './bonafide-admin.ts';

export type * from './bonafide-client.ts';
export { Bonafide, BonafideError } from './bonafide-client.ts';
export { providerName } from './provider-names.ts';
export { verifyWebhook, WebhookVerificationError } from './verify-webhook.ts';
export { type ReadWarning, readWarnings, type WarningNames } from './warning-words.ts';
