// Brave Search: addresses and snippets; the pages themselves are fetched.
import type { Query } from '../../domain/model/query.ts';
import type { ProviderTools, SearchProvider } from '../../ports/search.ts';
import { askJson, refuseWrapped } from '../ask-json.ts';
import { address, at, records, text } from '../lenient.ts';
import { PRICES } from '../prices.ts';
import { searchWords } from '../web-query.ts';

export default {
  id: 'brave',
  kinds: ['web'],
  variables: [
    { name: 'BRAVE_API_KEY', meaning: 'Key of Brave Search', secret: true },
    {
      name: 'BRAVE_URL',
      meaning: 'Base address of Brave Search',
      secret: false,
      fallback: 'https://api.search.brave.com',
    },
  ],
  enabled: (settings) => settings.BRAVE_API_KEY !== undefined,
  hosts: [],
  costUsd: (_query: Query) => PRICES.braveSearch,
  limits: { concurrency: 5, perSecond: 20, timeoutMs: 15_000 },
  cacheSeconds: 24 * 3600,
  async search(query, tools: ProviderTools) {
    // Brave refuses more than 400 characters or 50 words.
    const words = searchWords(query, { siteOperator: true }).slice(0, 400).split(/\s+/).slice(0, 50).join(' ');
    const parameters = new URLSearchParams({
      q: words,
      count: String(Math.min(20, query.limit)),
      extra_snippets: 'true',
    });
    if (query.category === 'news') parameters.set('result_filter', 'web,news');
    const answer = await askJson(tools, {
      url: `${tools.settings.BRAVE_URL}/res/v1/web/search?${parameters}`,
      headers: { 'x-subscription-token': tools.settings.BRAVE_API_KEY ?? '' },
    });
    refuseWrapped(answer);
    const results = [...records(at(answer, 'web', 'results')), ...records(at(answer, 'news', 'results'))];
    return {
      hits: results.flatMap((result) => {
        const url = address(result.url);
        if (url === null) return [];
        return [
          {
            url,
            title: text(result.title),
            snippet: text(result.description) ?? '',
            publishedDate: text(result.page_age)?.slice(0, 10) ?? null,
          },
        ];
      }),
      costUsd: this.costUsd(query),
      warnings: [],
    };
  },
} satisfies SearchProvider;
