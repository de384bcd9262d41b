// Serper: Google's results as JSON; the pages themselves are fetched.
import type { Query } from '../../domain/model/query.ts';
import type { ProviderTools, SearchProvider } from '../../ports/search.ts';
import { askJson, refuseWrapped } from '../ask-json.ts';
import { address, at, number, records, text } from '../lenient.ts';
import { operatorWords } from '../phrasing.ts';
import { PRICES } from '../prices.ts';
import { withProfileSnippet } from '../profile-snippet.ts';

/** "Jan 5, 2020" as a day; "3 days ago" and other words as nothing. */
function dayOf(value: unknown): string | null {
  const written = text(value) ?? '';
  const time = /\b\d{4}$/.test(written) ? Date.parse(`${written} UTC`) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10);
}

export default {
  id: 'serper',
  kinds: ['web'],
  variables: [
    { name: 'SERPER_API_KEY', meaning: 'Key of Serper', secret: true },
    { name: 'SERPER_URL', meaning: 'Base address of Serper', secret: false, fallback: 'https://google.serper.dev' },
  ],
  enabled: (settings) => settings.SERPER_API_KEY !== undefined,
  hosts: [],
  // More than ten results are two credits.
  costUsd: (query: Query) => PRICES.serperSearch * (query.limit > 10 ? 2 : 1),
  limits: { concurrency: 5, perSecond: 20, timeoutMs: 15_000 },
  cacheSeconds: 24 * 3600,
  phrase: operatorWords,
  async search(query, tools: ProviderTools) {
    const news = query.category === 'news';
    const answer = await askJson(tools, {
      url: `${tools.settings.SERPER_URL}/${news ? 'news' : 'search'}`,
      method: 'POST',
      headers: { 'x-api-key': tools.settings.SERPER_API_KEY ?? '' },
      body: {
        q: operatorWords(query),
        num: Math.min(100, query.limit),
        ...(query.intent?.country ? { gl: query.intent.country.toLowerCase() } : {}),
        ...(query.intent ? { hl: query.intent.language } : {}),
      },
    });
    refuseWrapped(answer);
    const credits = number(at(answer, 'credits'));
    return {
      hits: records(at(answer, news ? 'news' : 'organic')).flatMap((result) => {
        const url = address(result.link);
        if (url === null) return [];
        const page = {
          url,
          title: text(result.title),
          snippet: text(result.snippet) ?? '',
          publishedDate: dayOf(result.date),
        };
        return [withProfileSnippet(page, query)];
      }),
      costUsd: credits === null ? this.costUsd(query) : credits * this.costUsd({ ...query, limit: 10 }),
      warnings: [],
    };
  },
} satisfies SearchProvider;
