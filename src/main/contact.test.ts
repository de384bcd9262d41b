// Who is asking: by setting, by a flag that is kept, and what it costs when nobody says so.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { temporaryFolder } from '../../test/support/service.ts';
import { readSettings, type Settings, SettingsError } from '../config/settings.ts';
import { PROVIDERS } from '../search/registry.generated.ts';
import { contactFlag, contactNotice, missingContact, withContact } from './contact.ts';

function settings(environment: Record<string, string>): Readonly<Settings> {
  return readSettings(environment, {
    providerSettings: PROVIDERS.flatMap((provider) =>
      provider.variables.map((variable) => ({ provider: provider.id, ...variable })),
    ),
    knownProviders: PROVIDERS.map((provider) => provider.id),
    sampleWeb: '/sample',
  });
}

test('the flag is kept for the next start; the setting goes before both', () => {
  const folder = temporaryFolder();
  const at = { BONAFIDE_DATA_DIR: folder.path };
  assert.equal(withContact(settings(at), []).userAgentContact, null);
  assert.equal(
    withContact(settings(at), ['--contact', 'ops@operator.example']).userAgentContact,
    'ops@operator.example',
  );
  assert.equal(withContact(settings(at), []).userAgentContact, 'ops@operator.example');
  const named = settings({ ...at, BONAFIDE_CONTACT: 'https://operator.example/contact' });
  assert.equal(withContact(named, []).userAgentContact, 'https://operator.example/contact');
  folder.remove();
});

test('a flag that reaches nobody is refused before anything starts', () => {
  const folder = temporaryFolder();
  const at = settings({ BONAFIDE_DATA_DIR: folder.path });
  for (const words of [['--contact'], ['--contact', 'me'], ['--contact=javascript:alert(1)'], ['--contact', 'a@b']])
    assert.throws(() => withContact(at, words), SettingsError, words.join(' '));
  assert.equal(withContact(at, []).userAgentContact, null);
  assert.equal(contactFlag(['--no-worker', '--contact=a@b.example']), 'a@b.example');
  assert.equal(contactFlag(['--no-worker']), undefined);
  folder.remove();
});

test('what a missing contact costs follows from the providers themselves', () => {
  const missing = missingContact(PROVIDERS, settings({}));
  assert.deepEqual(missing?.off, ['sec']);
  for (const id of ['crossref', 'datacite', 'wikidata', 'wikipedia']) assert.ok(missing?.slower.includes(id), id);
  assert.match(contactNotice(missing!), /SEC EDGAR is off, and .*Crossref.* are asked more slowly/);
  assert.equal(missingContact(PROVIDERS, settings({ BONAFIDE_CONTACT: 'ops@operator.example' })), null);
  assert.equal(missingContact(PROVIDERS, settings({ BONAFIDE_PROVIDERS: 'profile,corpus' })), null);
});
