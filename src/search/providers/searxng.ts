// SearXNG of the operator's own: free, and it says which of its engines did not answer. Its settings must allow the json format.
import type { ProviderTools, SearchProvider } from '../../ports/search.ts';
import { askJson } from '../ask-json.ts';
import { address, at, records, text } from '../lenient.ts';
import { operatorWords } from '../phrasing.ts';
import { withProfileSnippet } from '../profile-snippet.ts';

export default {
  id: 'searxng',
  kinds: ['web'],
  variables: [
    { name: 'SEARXNG_URL', meaning: 'Base address of a SearXNG of yours', secret: false },
    {
      name: 'SEARXNG_OPTIONAL',
      meaning: '`yes` leaves it out when nothing is at that address at start',
      secret: false,
    },
  ],
  enabled: (settings) => settings.SEARXNG_URL !== undefined,
  hosts: [],
  costUsd: () => 0,
  limits: { concurrency: 2, perSecond: 2, timeoutMs: 20_000 },
  cacheSeconds: 24 * 3600,
  phrase: operatorWords,
  async search(query, tools: ProviderTools) {
    const parameters = new URLSearchParams({
      q: operatorWords(query),
      format: 'json',
      categories: query.category === 'news' ? 'news' : 'general',
      ...(query.intent ? { language: query.intent.language } : {}),
    });
    const answer = await askJson(tools, { url: `${tools.settings.SEARXNG_URL}/search?${parameters}` });
    const silent = at(answer, 'unresponsive_engines');
    const engines = Array.isArray(silent)
      ? silent.flatMap((entry) => (Array.isArray(entry) ? [text(entry[0])] : []))
      : [];
    return {
      hits: records(at(answer, 'results'))
        .slice(0, query.limit)
        .flatMap((result) => {
          const url = address(result.url);
          if (url === null) return [];
          const page = {
            url,
            title: text(result.title),
            snippet: text(result.content) ?? '',
            publishedDate: text(result.publishedDate)?.slice(0, 10) ?? null,
          };
          return [withProfileSnippet(page, query)];
        }),
      costUsd: 0,
      warnings: engines
        .filter((engine) => engine !== null)
        .map((engine) => `searxng_engine_unresponsive:${engine.slice(0, 40)}`),
    };
  },
} satisfies SearchProvider;
