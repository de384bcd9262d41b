import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inspect } from 'node:util';
import { readSettings, Secret, SettingsError } from './settings.ts';

const options = {
  providerSettings: [
    { provider: 'exa', name: 'EXA_API_KEY', meaning: 'key', secret: true },
    { provider: 'exa', name: 'EXA_URL', meaning: 'address', secret: false, fallback: 'https://exa.example' },
  ],
  knownProviders: ['exa', 'corpus'],
  sampleWeb: '/sample',
};
const read = (environment: Record<string, string>) => readSettings(environment, options);

test('an empty environment gives the embedded single-user start', () => {
  const settings = read({});
  assert.equal(settings.port, 8787);
  assert.equal(settings.host, '127.0.0.1');
  assert.equal(settings.embedded, true);
  assert.deepEqual(settings.allowNetworks, ['127.0.0.0/8', '::1/128']);
  assert.deepEqual(settings.allowPorts, [
    [80, 80],
    [443, 443],
    [8000, 8999],
  ]);
  assert.deepEqual(settings.corpus, ['/sample']);
  assert.equal(settings.rateLimitPerMinute, 0);
  assert.equal(settings.retentionDays, 0);
  assert.deepEqual(settings.providerSettings, { exa: { EXA_URL: 'https://exa.example' } });
});

test('a shared database gets the careful defaults', () => {
  const settings = read({ DATABASE_URL: 'postgres://u:p@db.example/x' });
  assert.deepEqual(settings.allowNetworks, []);
  assert.equal(settings.rateLimitPerMinute, 600);
  assert.equal(settings.retentionDays, 365);
  assert.equal(settings.embedded, false);
});

test('a loopback network is not open when the service listens to others', () => {
  assert.deepEqual(read({ HOST: '0.0.0.0' }).allowNetworks, []);
});

test('all faults are told at once', () => {
  const environment = {
    PORT: 'many',
    DATABASE_URL: 'mysql://x',
    BONAFIDE_API_KEYS: 'acme=secret',
    BONAFIDE_PUBLIC_URL: 'ftp://x',
    BONAFIDE_ALLOW_NETWORKS: '10.0.0.0/99',
    BONAFIDE_ALLOW_PORTS: '99999',
    BONAFIDE_PROVIDERS: 'exa,askjeeves',
    BONAFIDE_WEBHOOK_SCHEDULE: '0,soon',
    BONAFIDE_ENCRYPTION_KEY: 'short',
    BONAFIDE_ADMIN_TOKEN: 'short',
    BONAFIDE_LOG_LEVEL: 'loud',
    EXA_URL: 'exa',
    BONAFIDE_PRICES: 'exa=free',
    BONAFIDE_CACHE_SECONDS: 'askjeeves=5',
    BONAFIDE_LEASE_SECONDS: '5',
    BONAFIDE_HEARTBEAT_SECONDS: '5',
  };
  assert.throws(
    () => read(environment),
    (error) => {
      assert.ok(error instanceof SettingsError);
      for (const name of Object.keys(environment).filter((key) => key !== 'BONAFIDE_LEASE_SECONDS')) {
        assert.ok(
          error.faults.some((fault) => fault.includes(name)),
          name,
        );
      }
      return true;
    },
  );
});

test('keys, schedule and lists are read', () => {
  const settings = read({
    BONAFIDE_API_KEYS: 'acme=bonafide_key_1234567812345678,other=bonafide_key_abcdefghabcdefgh',
    BONAFIDE_WEBHOOK_SCHEDULE: '0, 0.5, 10',
    BONAFIDE_CORPUS: 'none',
    BONAFIDE_ALLOW_NETWORKS: 'none',
  });
  assert.deepEqual(
    settings.apiKeys.map(({ project, key }) => [project, key.reveal()]),
    [
      ['acme', 'bonafide_key_1234567812345678'],
      ['other', 'bonafide_key_abcdefghabcdefgh'],
    ],
  );
  assert.deepEqual(settings.webhookScheduleSeconds, [0, 0.5, 10]);
  assert.deepEqual(settings.corpus, []);
  assert.deepEqual(settings.allowNetworks, []);
});

test('settings cannot be changed and secrets cannot be printed', () => {
  const settings = read({ BONAFIDE_ADMIN_TOKEN: 'a-very-secret-token' });
  assert.throws(() => {
    (settings as { port: number }).port = 1;
  }, TypeError);
  assert.doesNotMatch(JSON.stringify(settings) + inspect(settings) + String(settings.adminToken), /very-secret/);
  assert.ok(settings.adminToken instanceof Secret);
});

test('prices and lifetimes are read per provider', () => {
  const settings = read({ BONAFIDE_PRICES: 'exa=0.004', BONAFIDE_CACHE_SECONDS: 'exa=0, corpus=60' });
  assert.deepEqual(settings.prices, { exa: 0.004 });
  assert.deepEqual(settings.cacheSeconds, { exa: 0, corpus: 60 });
});
