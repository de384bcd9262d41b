// The settings of this process, with what every provider asks of the environment. Light: commands that only ask a service
// need nothing else of the wiring.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ProviderSetting, processEnvironment, readSettings, type Settings } from '../config/settings.ts';
import { PROVIDERS } from '../search/registry.generated.ts';
import { SAMPLE_WEB } from './sample-web.ts';

export const PROJECT_ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

export function productVersion(): string {
  return (JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8')) as { version: string }).version;
}

/** What every provider reads from the environment, for the settings and their page. */
export function providerSettings(): ProviderSetting[] {
  return PROVIDERS.flatMap((provider) =>
    provider.variables.map((variable) => ({ provider: provider.id, ...variable })),
  );
}

export function loadSettings(): Readonly<Settings> {
  return readSettings(processEnvironment(), {
    providerSettings: providerSettings(),
    knownProviders: PROVIDERS.map((provider) => provider.id),
    sampleWeb: SAMPLE_WEB,
  });
}
