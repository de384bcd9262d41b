// Which evidence providers are on, in a line that a person reads at start, and what is amiss with the settings around them.
import type { Settings } from '../config/settings.ts';
import type { ActiveProvider } from '../pipeline/ask-provider.ts';
import { searchesTheWeb } from '../pipeline/web-search.ts';
import type { SearchProvider } from '../ports/search.ts';
import { contactNotice, missingContact } from './contact.ts';

export type ProviderRole = 'web_search' | 'register' | 'archive' | 'imported_pages' | 'given_addresses';

export interface SearchedProvider {
  id: string;
  role: ProviderRole;
}

function roleOf(provider: SearchProvider): ProviderRole {
  if (provider.kinds.includes('address')) return 'given_addresses';
  if (provider.id === 'corpus') return 'imported_pages';
  if (searchesTheWeb(provider)) return 'web_search';
  return provider.kinds.includes('archive') ? 'archive' : 'register';
}

export function searchedProviders(active: readonly ActiveProvider[]): SearchedProvider[] {
  return active.map(({ provider }) => ({ id: provider.id, role: roleOf(provider) }));
}

export interface SearchSummary {
  providers: SearchedProvider[];
  webSearch: boolean;
  /** One line: "registers crossref, orcid; imported pages; no web search is set up". */
  line: string;
  /** What somebody should put right, a sentence each. */
  notices: string[];
}

export function summariseSearch(
  active: readonly ActiveProvider[],
  all: readonly SearchProvider[],
  settings: Readonly<Settings>,
): SearchSummary {
  const providers = searchedProviders(active);
  const named = (role: ProviderRole): string[] => providers.filter((one) => one.role === role).map((one) => one.id);
  const web = named('web_search');
  const registers = named('register');
  const parts = [
    web.length > 0 ? `the web by ${web.join(', ')}` : 'no web search is set up',
    ...(registers.length > 0 ? [`${registers.length} registers (${registers.join(', ')})`] : []),
    ...(named('archive').length > 0 ? [`archives (${named('archive').join(', ')})`] : []),
    ...(named('imported_pages').length > 0 ? ['imported pages'] : []),
    ...(settings.model ? [`pages are read by the model ${settings.model.model} too`] : []),
  ];
  const contact = missingContact(all, settings);
  return {
    providers,
    webSearch: web.length > 0,
    line: parts.join('; '),
    notices: [
      ...missingKeys(active, all, settings),
      ...misspelt(settings),
      ...(contact === null ? [] : [contactNotice(contact)]),
    ],
  };
}

function missingKeys(
  active: readonly ActiveProvider[],
  all: readonly SearchProvider[],
  settings: Readonly<Settings>,
): string[] {
  return (settings.providers ?? [])
    .filter((id) => !active.some(({ provider }) => provider.id === id))
    .map((id) => {
      const wanted = all.filter((provider) => provider.id === id).flatMap(switchesOf);
      return `BONAFIDE_PROVIDERS names ${id}, but ${wanted.join(' or ') || 'one of its settings'} is not set: it is off.`;
    });
}

function misspelt({ unknownNames }: Readonly<Settings>): string[] {
  return unknownNames.map(({ name, meant }) =>
    meant === null
      ? `${name} is not a setting and is ignored.`
      : `${name} is not a setting and is ignored; ${meant} may be meant.`,
  );
}

/** The settings of a provider that switch it on by themselves: its key or its address, not its limits. */
function switchesOf(provider: SearchProvider): string[] {
  const given = Object.fromEntries(
    provider.variables.flatMap(({ name, fallback }) => (fallback === undefined ? [] : [[name, fallback]])),
  );
  if (provider.enabled(given)) return [];
  return provider.variables
    .map(({ name }) => name)
    .filter((name) => provider.enabled({ ...given, [name]: 'https://set.example' }));
}

/** The settings that would switch a web search on. */
export function webSearchSettings(all: readonly SearchProvider[]): string[] {
  return all.filter(searchesTheWeb).flatMap(switchesOf);
}
