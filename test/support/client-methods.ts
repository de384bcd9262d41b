// Which method of the client calls which operation of the API: where its type stands, and a call to see what it sends.
import type { Bonafide, BonafideAdmin } from '../../src/client/index.ts';

export interface ClientMethod {
  /** As a type: `Bonafide['jobs']['create']`. */
  type: string;
  /** Which parameter is the body as the operation takes it. */
  body?: number;
  /** The answer is text, not JSON. */
  isText?: true;
  call(client: Bonafide, admin: BonafideAdmin): unknown;
}

function method(
  path: string,
  call: ClientMethod['call'],
  rest: Pick<ClientMethod, 'body' | 'isText'> = {},
): ClientMethod {
  const [root, ...members] = path.split('.');
  return { type: `${root}${members.map((member) => `['${member}']`).join('')}`, call, ...rest };
}

// biome-ignore lint/suspicious/noExplicitAny: only the address of each call is looked at
const some = {} as any;

export const CLIENT_METHODS: Readonly<Record<string, ClientMethod>> = {
  createJob: method('Bonafide.jobs.create', (client) => client.jobs.create(some), { body: 0 }),
  listJobs: method('Bonafide.jobs.list', (client) => client.jobs.list()),
  getJob: method('Bonafide.jobs.get', (client) => client.jobs.get('x')),
  deleteJob: method('Bonafide.jobs.erase', (client) => client.jobs.erase('x')),
  cancelJob: method('Bonafide.jobs.cancel', (client) => client.jobs.cancel('x')),
  rerunJob: method('Bonafide.jobs.rerun', (client) => client.jobs.rerun('x')),
  getChanges: method('Bonafide.jobs.changes', (client) => client.jobs.changes('x')),
  listSources: method('Bonafide.jobs.sources', (client) => client.jobs.sources('x')),
  getSourceText: method('Bonafide.jobs.sourceText', (client) => client.jobs.sourceText('x', 'x')),
  getReport: method('Bonafide.jobs.report', (client) => client.jobs.report('x')),
  getUsage: method('Bonafide.jobs.usage', (client) => client.jobs.usage('x')),
  streamEvents: method('Bonafide.jobs.events', (client) => client.jobs.events('x').next(), { isText: true }),
  createBatch: method('Bonafide.batches.create', (client) => client.batches.create(some), { body: 0 }),
  listBatches: method('Bonafide.batches.list', (client) => client.batches.list()),
  getBatch: method('Bonafide.batches.get', (client) => client.batches.get('x')),
  getBatchResults: method('Bonafide.batches.results', (client) => client.batches.results('x'), { isText: true }),
  cancelBatch: method('Bonafide.batches.cancel', (client) => client.batches.cancel('x')),
  createMonitor: method('Bonafide.monitors.create', (client) => client.monitors.create(some), { body: 0 }),
  listMonitors: method('Bonafide.monitors.list', (client) => client.monitors.list()),
  getMonitor: method('Bonafide.monitors.get', (client) => client.monitors.get('x')),
  updateMonitor: method('Bonafide.monitors.update', (client) => client.monitors.update('x', {}), { body: 1 }),
  deleteMonitor: method('Bonafide.monitors.delete', (client) => client.monitors.delete('x')),
  listMonitorRuns: method('Bonafide.monitors.runs', (client) => client.monitors.runs('x')),
  runMonitor: method('Bonafide.monitors.run', (client) => client.monitors.run('x')),
  erasePerson: method('Bonafide.erasures.create', (client) => client.erasures.create(some), { body: 0 }),
  exportPerson: method('Bonafide.exports.create', (client) => client.exports.create(some), { body: 0 }),
  // Takes the text itself.
  proposeClaims: method('Bonafide.claims.propose', (client) => client.claims.propose('x')),
  getDailyUsage: method('Bonafide.usage.daily', (client) => client.usage.daily()),
  getService: method('Bonafide.service.get', (client) => client.service.get()),
  createTemplate: method('Bonafide.templates.create', (client) => client.templates.create(some), { body: 0 }),
  listTemplates: method('Bonafide.templates.list', (client) => client.templates.list()),
  getTemplate: method('Bonafide.templates.get', (client) => client.templates.get('x')),
  deprecateTemplate: method('Bonafide.templates.deprecate', (client) => client.templates.deprecate('x')),
  previewTemplate: method('Bonafide.templates.preview', (client) => client.templates.preview('x', some), { body: 1 }),
  createWebhookEndpoint: method('Bonafide.webhooks.create', (client) => client.webhooks.create(some), { body: 0 }),
  listWebhookEndpoints: method('Bonafide.webhooks.list', (client) => client.webhooks.list()),
  getWebhookEndpoint: method('Bonafide.webhooks.get', (client) => client.webhooks.get('x')),
  updateWebhookEndpoint: method('Bonafide.webhooks.update', (client) => client.webhooks.update('x', {}), { body: 1 }),
  deleteWebhookEndpoint: method('Bonafide.webhooks.delete', (client) => client.webhooks.delete('x')),
  rotateWebhookSecret: method('Bonafide.webhooks.rotateSecret', (client) => client.webhooks.rotateSecret('x'), {
    body: 1,
  }),
  testWebhookEndpoint: method('Bonafide.webhooks.test', (client) => client.webhooks.test('x')),
  // Takes the time itself.
  replayFailedDeliveries: method('Bonafide.webhooks.replayFailed', (client) => client.webhooks.replayFailed('x', 'y')),
  listDeliveries: method('Bonafide.webhooks.deliveries', (client) => client.webhooks.deliveries()),
  getDelivery: method('Bonafide.webhooks.delivery', (client) => client.webhooks.delivery('x')),
  replayDelivery: method('Bonafide.webhooks.replay', (client) => client.webhooks.replay('x')),
  listProjects: method('BonafideAdmin.projects.list', (_, admin) => admin.projects.list()),
  createProject: method('BonafideAdmin.projects.create', (_, admin) => admin.projects.create(some), { body: 0 }),
  updateProject: method('BonafideAdmin.projects.update', (_, admin) => admin.projects.update('x', some), { body: 1 }),
  listAuditRecords: method('BonafideAdmin.audit.list', (_, admin) => admin.audit.list('x')),
  listKeys: method('BonafideAdmin.keys.list', (_, admin) => admin.keys.list('x')),
  createKey: method('BonafideAdmin.keys.create', (_, admin) => admin.keys.create('x'), { body: 1 }),
  revokeKey: method('BonafideAdmin.keys.revoke', (_, admin) => admin.keys.revoke('x', 'x')),
  listCollections: method('BonafideAdmin.collections.list', (_, admin) => admin.collections.list()),
  importPages: method('BonafideAdmin.collections.import', (_, admin) => admin.collections.import(some), { body: 0 }),
  removeCollection: method('BonafideAdmin.collections.remove', (_, admin) => admin.collections.remove('x')),
};
