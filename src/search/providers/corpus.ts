// Full-text search over the pages an operator imported; the sample web by default.
import type { SearchProvider } from '../../ports/search.ts';
import { wordsBesideName } from '../web-query.ts';

export default {
  id: 'corpus',
  kinds: ['web', 'person', 'organisation'],
  variables: [],
  enabled: () => true,
  hosts: [],
  costUsd: () => 0,
  limits: { concurrency: 16, perSecond: 0, timeoutMs: 10_000 },
  // The store answers in milliseconds, and an import must be seen at once.
  cacheSeconds: 0,
  async search(query, { corpus }) {
    const hits = await corpus.search({
      names: query.names,
      words: wordsBesideName(query),
      ...(query.site === undefined ? {} : { site: query.site }),
      limit: query.limit,
      allowDomains: query.allowDomains,
      denyDomains: query.denyDomains,
    });
    return { hits, costUsd: 0, warnings: [] };
  },
} satisfies SearchProvider;
