// Who is asking: an address at which those who run a register reach the operator. Named by a setting or, once, by a flag; and
// what is off or slower while nobody is named.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { providerName } from '../client/provider-names.ts';
import { type Settings, SettingsError } from '../config/settings.ts';
import { CONTACT, type SearchProvider } from '../ports/search.ts';
import { privateFolder } from '../store/postgres/cluster-place.ts';

const FILE = 'contact';
const MAIL = /^(?:mailto:)?[^\s@()]+@[^\s@()]+\.[^\s@()]+$/i;

export interface ContactEffects {
  /** Providers that do not answer callers without a contact. */
  off: string[];
  /** Providers that allow them less. */
  slower: string[];
}

/** The value after `--contact`, or in `--contact=…`; undefined when the flag is not there. */
export function contactFlag(words: readonly string[]): string | undefined {
  const at = words.findIndex((word) => word === '--contact' || word.startsWith('--contact='));
  if (at < 0) return undefined;
  return words[at]!.startsWith('--contact=') ? words[at]!.slice('--contact='.length) : (words[at + 1] ?? '');
}

/** The setting comes first, then the flag, which is kept for the next start, then what an earlier flag left. */
export function withContact(settings: Readonly<Settings>, words: readonly string[]): Readonly<Settings> {
  const flag = contactFlag(words)?.trim();
  if (flag !== undefined) {
    if (!isContact(flag))
      throw new SettingsError(['--contact must be an e-mail address, or an http address, that reaches you']);
    privateFolder(settings.dataDir);
    writeFileSync(join(settings.dataDir, FILE), `${flag}\n`, { mode: 0o600 });
  }
  const named = settings.userAgentContact ?? flag ?? keptContact(settings.dataDir);
  return Object.freeze({ ...settings, userAgentContact: named });
}

function isContact(value: string): boolean {
  return MAIL.test(value) || (/^https?:\/\//i.test(value) && URL.canParse(value));
}

function keptContact(dataDir: string): string | null {
  const path = join(dataDir, FILE);
  const kept = existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
  return isContact(kept) ? kept : null;
}

/** What a missing contact costs with these settings; null when one is named or nothing depends on it. */
export function missingContact(all: readonly SearchProvider[], settings: Readonly<Settings>): ContactEffects | null {
  if (settings.userAgentContact !== null) return null;
  const wanted = all.filter(({ id }) => settings.providers?.includes(id) ?? true);
  const effects: ContactEffects = { off: [], slower: [] };
  for (const provider of wanted) {
    const own = settings.providerSettings[provider.id] ?? {};
    const named = { ...own, [CONTACT]: 'somebody@operator.example' };
    if (!provider.enabled(named)) continue;
    if (!provider.enabled(own)) effects.off.push(provider.id);
    else if (JSON.stringify(provider.limitsWith?.(own)) !== JSON.stringify(provider.limitsWith?.(named)))
      effects.slower.push(provider.id);
  }
  return effects.off.length + effects.slower.length > 0 ? effects : null;
}

function listed(ids: readonly string[]): string {
  const names = ids.map(providerName);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** What the first screen says about it. */
export function contactNotice({ off, slower }: ContactEffects): string {
  const costs = [
    ...(off.length > 0 ? [`${listed(off)} ${off.length === 1 ? 'is' : 'are'} off`] : []),
    ...(slower.length > 0 ? [`${listed(slower)} ${slower.length === 1 ? 'is' : 'are'} asked more slowly`] : []),
  ];
  return (
    `No contact is set, so ${costs.join(', and ')}. Start once with --contact you@example.org, or set ` +
    'BONAFIDE_CONTACT: an e-mail or web address at which those who run these services reach you.'
  );
}
