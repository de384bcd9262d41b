// The words that go to a web search engine for one question.
import type { Query } from '../domain/model/query.ts';

/** `"name" site:example.edu`; the plan already put names in quotes into `text`. */
export function searchWords(query: Query, options: { siteOperator: boolean }): string {
  const site = options.siteOperator && query.site ? ` site:${query.site}` : '';
  return `${query.text}${site}`.trim();
}

/** Domains a provider should keep to: the site asked for, else the job's own list. */
export function includeDomains(query: Query): string[] {
  return query.site ? [query.site] : query.allowDomains;
}
