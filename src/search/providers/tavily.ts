// Tavily: web search with the raw text of pages; it bills in credits and says how many it took.
import type { Query } from '../../domain/model/query.ts';
import type { ProviderTools, SearchProvider } from '../../ports/search.ts';
import { askJson, refuseWrapped } from '../ask-json.ts';
import { address, at, longText, number, records, text } from '../lenient.ts';
import { markdownPage } from '../markdown-page.ts';
import { keywordWords } from '../phrasing.ts';
import { PRICES } from '../prices.ts';
import { includeDomains } from '../web-query.ts';

const LONGEST = 390;
const OPEN = ['people', 'profile', 'thesis', 'publication'];
/** It knows countries by their English names; these it spells otherwise. */
const OTHERWISE_SPELT = ['CZ', 'TR', 'HK'];

function countryName({ intent, category }: Query): string | null {
  const code = intent?.country ?? null;
  if (code === null || category === 'news' || OTHERWISE_SPELT.includes(code)) return null;
  return new Intl.DisplayNames(['en'], { type: 'region' }).of(code)?.toLowerCase() ?? null;
}

function phrase(query: Query): string {
  return keywordWords(query, LONGEST);
}

export default {
  id: 'tavily',
  kinds: ['web'],
  variables: [
    { name: 'TAVILY_API_KEY', meaning: 'Key of Tavily', secret: true },
    { name: 'TAVILY_URL', meaning: 'Base address of Tavily', secret: false, fallback: 'https://api.tavily.com' },
  ],
  enabled: (settings) => settings.TAVILY_API_KEY !== undefined,
  hosts: [],
  costUsd: (_query: Query) => PRICES.tavilyCredit,
  // A developer's key has 100 requests a minute.
  limits: { concurrency: 4, perSecond: 10, timeoutMs: 30_000, window: { requests: 100, seconds: 60 } },
  cacheSeconds: 24 * 3600,
  phrase,
  async search(query, tools: ProviderTools) {
    const domains = includeDomains(query);
    const answer = await askJson(tools, {
      url: `${tools.settings.TAVILY_URL}/search`,
      method: 'POST',
      headers: { authorization: `Bearer ${tools.settings.TAVILY_API_KEY ?? ''}` },
      body: {
        query: phrase(query),
        // Without it quotes mean nothing. The neutral questions stay open to other forms of the name.
        ...(query.intent && !OPEN.includes(query.intent.seek) ? { exact_match: true } : {}),
        ...(countryName(query) ? { country: countryName(query) } : {}),
        search_depth: 'basic',
        topic: query.category === 'news' ? 'news' : 'general',
        max_results: Math.min(20, query.limit),
        include_raw_content: 'markdown',
        include_usage: true,
        ...(domains.length > 0 ? { include_domains: domains } : {}),
        ...(query.denyDomains.length > 0 ? { exclude_domains: query.denyDomains } : {}),
      },
    });
    refuseWrapped(answer);
    const credits = number(at(answer, 'usage', 'credits'));
    return {
      hits: records(at(answer, 'results')).flatMap((result) => {
        const url = address(result.url);
        if (url === null) return [];
        const raw = longText(result.raw_content);
        return [
          {
            url,
            title: text(result.title),
            snippet: text(result.content) ?? '',
            publishedDate: text(result.published_date)?.slice(0, 10) ?? null,
            ...(raw === null ? {} : { content: markdownPage(text(result.title), raw) }),
          },
        ];
      }),
      // A basic search is one credit, so the price of a call is the price of a credit.
      costUsd: (credits ?? 1) * this.costUsd(query),
      warnings: [],
    };
  },
} satisfies SearchProvider;
