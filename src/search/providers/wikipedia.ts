// Wikipedia: the plain text of articles that match, in English and in the languages of the person.
import type { Hit, Query } from '../../domain/model/query.ts';
import type { ProviderTools, SearchProvider } from '../../ports/search.ts';
import { askJson, refuseWrapped } from '../ask-json.ts';
import { contactOf } from '../contact.ts';
import { address, at, longText, number, records, text } from '../lenient.ts';

export default {
  id: 'wikipedia',
  kinds: ['person'],
  variables: [
    {
      name: 'WIKIPEDIA_URL',
      meaning: 'Base address of Wikipedia; `{language}` stands for the language asked for',
      secret: false,
      fallback: 'https://{language}.wikipedia.org',
    },
  ],
  enabled: () => true,
  hosts: ['wikipedia.org'],
  costUsd: () => 0,
  // Wikimedia counts all its sites together: 200 requests a minute of a caller who names a contact, 10 of one who does not.
  limits: { concurrency: 1, perSecond: 3, timeoutMs: 20_000, window: { requests: 10, seconds: 60 }, pool: 'wikimedia' },
  limitsWith: (settings) => (contactOf(settings) ? { window: { requests: 200, seconds: 60 } } : {}),
  cacheSeconds: 7 * 24 * 3600,
  async search(query, tools: ProviderTools) {
    const hits: Hit[] = [];
    for (const base of editions(query, tools.settings.WIKIPEDIA_URL!))
      hits.push(...(await articlesIn(base, query, tools)));
    return { hits, costUsd: 0, warnings: [] };
  },
} satisfies SearchProvider;

const MOST_EDITIONS = 2;
const MOST_ARTICLES = 3;

/** English, and one more language of the person; an address of the operator's own without a language is one edition. */
function editions({ languages = ['en'] }: Query, address: string): string[] {
  if (!address.includes('{language}')) return [address];
  return languages
    .filter((language) => /^[a-z]{2,3}$/.test(language))
    .slice(0, MOST_EDITIONS)
    .map((language) => address.replace('{language}', language));
}

async function articlesIn(base: string, query: Query, tools: ProviderTools): Promise<Hit[]> {
  const parameters = new URLSearchParams({
    action: 'query',
    generator: 'search',
    gsrsearch: query.names
      .slice(0, 2)
      .map((name) => `"${name.replaceAll('"', '')}"`)
      .join(' OR '),
    gsrlimit: '5',
    prop: 'extracts|info|pageprops',
    explaintext: '1',
    exlimit: '1',
    inprop: 'url',
    maxlag: '5',
    format: 'json',
    formatversion: '2',
  });
  const hits: Hit[] = [];
  // One whole extract an answer is the limit of the interface; the others follow by their page ids.
  const answer = await askJson(tools, { url: `${base}/w/api.php?${parameters}` });
  refuseWrapped(answer);
  const pages = records(at(answer, 'query', 'pages')).toSorted(
    (a, b) => (number(a.index) ?? 0) - (number(b.index) ?? 0),
  );
  const articles = pages.filter((page) => at(page, 'pageprops', 'disambiguation') === undefined);
  for (const page of articles.slice(0, MOST_ARTICLES)) {
    const url = address(page.fullurl);
    const title = text(page.title);
    const body = longText(page.extract) ?? (await extractOf(base, tools, number(page.pageid)));
    if (url === null || title === null || body === null) continue;
    hits.push({
      url,
      title,
      snippet: body.slice(0, 300),
      // `touched` is when a cache was renewed, not when anything was written.
      publishedDate: null,
      // The extract is the article: fetching the page as well would only cost the site a request.
      content: { type: 'text' as const, body: `${title}\n\n${body}`, complete: true },
    });
  }
  return hits;
}

async function extractOf(base: string, tools: ProviderTools, pageId: number | null): Promise<string | null> {
  if (pageId === null) return null;
  const parameters = new URLSearchParams({
    action: 'query',
    pageids: String(pageId),
    prop: 'extracts',
    explaintext: '1',
    format: 'json',
    formatversion: '2',
  });
  const answer = await askJson(tools, { url: `${base}/w/api.php?${parameters}` });
  return longText(records(at(answer, 'query', 'pages'))[0]?.extract);
}
