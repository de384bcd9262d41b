// Brave Search: addresses and snippets; the pages themselves are fetched.
import type { Query } from '../../domain/model/query.ts';
import type { ProviderTools, SearchProvider } from '../../ports/search.ts';
import { askJson, refuseWrapped } from '../ask-json.ts';
import { address, at, records, text, texts } from '../lenient.ts';
import { operatorWords } from '../phrasing.ts';
import { plainText } from '../plain-text.ts';
import { PRICES } from '../prices.ts';
import { withProfileSnippet } from '../profile-snippet.ts';

/** Countries and languages it knows; another one would be refused. */
const COUNTRIES =
  'AR AU AT BE BR CA CL DK FI FR DE HK IN IT JP KR MX NL NZ NO CN PL PT RU SA ZA ES SE CH TW TR GB US'.split(' ');
const SAME_CODE = 'ar cs da nl en fi fr de hu it ko pl ro ru es sv tr uk'.split(' ');
const LANGUAGES: Readonly<Record<string, string>> = { ja: 'jp', zh: 'zh-hans', no: 'nb', pt: 'pt-br' };

/** Brave refuses more than 400 characters or 50 words. */
function phrase(query: Query): string {
  return operatorWords(query).slice(0, 400).split(/\s+/).slice(0, 50).join(' ');
}

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
    { name: 'BRAVE_PER_SECOND', meaning: 'Requests a second of your plan at Brave; 1 when empty', secret: false },
  ],
  enabled: (settings) => settings.BRAVE_API_KEY !== undefined,
  hosts: [],
  costUsd: (_query: Query) => PRICES.braveSearch,
  // The smallest plan has one request a second.
  limits: { concurrency: 1, perSecond: 0.95, timeoutMs: 15_000 },
  limitsWith: ({ BRAVE_PER_SECOND: rate }) => (Number(rate) > 0 ? { concurrency: 5, perSecond: Number(rate) } : {}),
  cacheSeconds: 24 * 3600,
  phrase,
  async search(query, tools: ProviderTools) {
    const parameters = new URLSearchParams({
      q: phrase(query),
      count: String(Math.min(20, query.limit)),
      extra_snippets: 'true',
    });
    const { country, language } = query.intent ?? { country: null, language: '' };
    if (country !== null && COUNTRIES.includes(country)) parameters.set('country', country);
    const searchLanguage = LANGUAGES[language] ?? (SAME_CODE.includes(language) ? language : null);
    if (searchLanguage) parameters.set('search_lang', searchLanguage);
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
        const snippets = [text(result.description), ...texts(result.extra_snippets)].filter((line) => line !== null);
        const page = {
          url,
          title: plainText(text(result.title) ?? '') || null,
          snippet: plainText(snippets.join(' · ')).slice(0, 1000),
          publishedDate: text(result.page_age)?.slice(0, 10) ?? null,
        };
        return [withProfileSnippet(page, query)];
      }),
      costUsd: this.costUsd(query),
      warnings: [],
    };
  },
} satisfies SearchProvider;
