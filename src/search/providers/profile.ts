// The person's own addresses, as given in the request: the first pages to read.
import type { SearchProvider } from '../../ports/search.ts';

/** `linkedin.com/in/x` without a scheme is read as https. */
function withScheme(address: string): string {
  return /^https?:\/\//i.test(address) ? address : `https://${address.replace(/^\/+/, '')}`;
}

export default {
  id: 'profile',
  kinds: ['address'],
  variables: [],
  enabled: () => true,
  hosts: [],
  costUsd: () => 0,
  limits: { concurrency: 64, perSecond: 0, timeoutMs: 1_000 },
  cacheSeconds: 0,
  async search(query) {
    const url = withScheme(query.text.trim());
    if (!URL.canParse(url)) return { hits: [], costUsd: 0, warnings: ['address_unreadable'] };
    return { hits: [{ url, title: null, snippet: '', publishedDate: null }], costUsd: 0, warnings: [] };
  },
} satisfies SearchProvider;
