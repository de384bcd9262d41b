// Whether the web itself is searched, or only registers and imported pages.
import type { SearchProvider } from '../ports/search.ts';
import type { ActiveProvider } from './ask-provider.ts';

/** Imported pages answer questions to the web as well, but they are not the web. */
const IMPORTED_PAGES = 'corpus';

export function searchesTheWeb(provider: Pick<SearchProvider, 'id' | 'kinds'>): boolean {
  return provider.kinds.includes('web') && provider.id !== IMPORTED_PAGES;
}

/** The remark of a report whose job had no web search to ask. */
export function missingSearch(providers: readonly ActiveProvider[]): string[] {
  return providers.some(({ provider }) => searchesTheWeb(provider)) ? [] : ['no_web_search_configured'];
}
