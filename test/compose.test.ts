// compose.yaml is held to the code: the settings it names exist, images are pinned, and the profile `search` is wired.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { SETTING_DESCRIPTIONS } from '../src/config/setting-descriptions.ts';
import { readSettings } from '../src/config/settings.ts';
import { PROVIDERS } from '../src/search/registry.generated.ts';

interface Service {
  image?: string;
  profiles?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string; required?: boolean }>;
  networks?: string[] | Record<string, { ipv4_address: string }>;
  volumes?: string[];
}

const root = join(import.meta.dirname, '..');
const { services } = parse(readFileSync(join(root, 'compose.yaml'), 'utf8'), { merge: true }) as {
  services: Record<'api' | 'worker' | 'database' | 'searxng', Service>;
};

const VARIABLES = PROVIDERS.flatMap((provider) =>
  provider.variables.map((variable) => ({ provider: provider.id, ...variable })),
);

test('every setting of the service exists', () => {
  const known = new Set([...SETTING_DESCRIPTIONS, ...VARIABLES].map(({ name }) => name));
  for (const { environment } of [services.api, services.worker])
    for (const name of Object.keys(environment!)) assert.ok(known.has(name), `${name} is no setting`);
  assert.deepEqual(services.worker.environment, services.api.environment);
});

/** As compose fills it in for an operator who set what must be set. */
function filled(environment: Record<string, string>): Record<string, string> {
  const given: Record<string, string> = {
    POSTGRES_PASSWORD: 'secret',
    BONAFIDE_API_KEYS: 'default=bonafide_key_0123456789abcdef',
    BONAFIDE_ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
  };
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replace(
        /\$\{([A-Z_]+)(?::[?-]([^}]*))?\}/g,
        (_all, variable: string, otherwise = '') => given[variable] ?? otherwise,
      ),
    ]),
  );
}

test('the settings are read without a fault, and SearXNG is the engine that is asked when it is there', () => {
  const settings = readSettings(filled(services.worker.environment!), {
    providerSettings: VARIABLES,
    knownProviders: PROVIDERS.map(({ id }) => id),
    sampleWeb: '/sample',
  });
  const searxng = PROVIDERS.find(({ id }) => id === 'searxng')!;
  const own = settings.providerSettings.searxng!;
  assert.ok(searxng.enabled(own));
  assert.equal(own.SEARXNG_OPTIONAL, 'yes');
  const { hostname } = new URL(own.SEARXNG_URL!);
  assert.deepEqual(settings.allowNetworks, [`${hostname}/32`]);
  assert.equal((services.searxng.networks as Record<string, { ipv4_address: string }>).search!.ipv4_address, hostname);
});

test('the profile starts SearXNG before those who ask it, in a network they share', () => {
  assert.deepEqual(services.searxng.profiles, ['search']);
  for (const service of [services.api, services.worker]) {
    assert.deepEqual(service.depends_on!.searxng, { condition: 'service_started', required: false });
    assert.ok((service.networks as string[]).includes('search'));
  }
  for (const volume of services.searxng.volumes!) assert.ok(existsSync(join(root, volume.split(':')[0]!)), volume);
  const settings = parse(readFileSync(join(root, 'deploy/searxng/settings.yml'), 'utf8'));
  assert.ok(settings.search.formats.includes('json'), 'it must answer in JSON');
  assert.match(readFileSync(join(root, 'README.md'), 'utf8'), /docker compose --profile search up/);
});

test('the search engine has a version', () => {
  assert.match(services.searxng.image!, /:\d{4}\.\d{1,2}\.\d{1,2}-[0-9a-f]+$/);
});
