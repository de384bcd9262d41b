// Exa: web search with page text. Its person entities are drawn from profiles, so they count as the person's own word.
import type { Hit, Query } from '../../domain/model/query.ts';
import type { ProviderTools, SearchProvider } from '../../ports/search.ts';
import { askJson, refuseWrapped } from '../ask-json.ts';
import { address, at, type Json, longText, number, record, records, text, texts } from '../lenient.ts';
import { markdownPage } from '../markdown-page.ts';
import { naturalWords } from '../phrasing.ts';
import { PRICES } from '../prices.ts';
import { join, partialDate, RecordWriter, span } from '../record-writer.ts';
import { includeDomains } from '../web-query.ts';

const CATEGORY: Record<string, string> = {
  people: 'people',
  company: 'company',
  news: 'news',
  research_paper: 'publication',
  personal_site: 'personal site',
  financial_report: 'financial report',
};

function hits(result: Json): Hit[] {
  const url = address(result.url);
  if (url === null) return [];
  const title = text(result.title);
  const body = longText(result.text);
  const page: Hit = {
    url,
    title,
    snippet: texts(result.highlights)[0]?.slice(0, 300) ?? body?.slice(0, 300) ?? '',
    publishedDate: text(result.publishedDate)?.slice(0, 10) ?? null,
    ...(body === null ? {} : { content: markdownPage(title, body) }),
    ...(number(result.score) === null ? {} : { score: number(result.score)! }),
  };
  const people = records(result.entities).filter((entity) => entity.type === 'person');
  return [page, ...people.flatMap((entity) => personRecord(record(entity.properties), url))];
}

function personRecord(properties: Json, url: string): Hit[] {
  const name = text(properties.name);
  if (name === null) return [];
  const writer = new RecordWriter(name, name);
  const location = text(properties.location);
  if (location) writer.fact(`Location: ${location}`, { kind: 'location', value: location });
  for (const job of records(properties.workHistory)) {
    const title = text(job.title);
    const employer = text(at(job, 'company', 'name'));
    if (employer === null) continue;
    const start = partialDate(text(at(job, 'dates', 'from')));
    // A post without an end is one that the profile shows as going on; a post without any date says nothing of it.
    const end = partialDate(text(at(job, 'dates', 'to'))) ?? (start ? 'present' : null);
    writer.fact(join(title ? `${title} at ${employer}` : `Works at ${employer}`, span(start, end)), {
      kind: 'employment',
      organisation: employer,
      ...(title ? { title } : {}),
      start,
      end,
    });
  }
  if (!writer.hasFacts) return [];
  return [writer.hit({ url: `${url}#person`, title: `${name} (profile data)`, asserter: 'person' })];
}

/** The index of people takes no domains: asked with them it refuses the question. So a question with a site goes without it. */
function filters(query: Query): Record<string, unknown> {
  const domains = includeDomains(query);
  const country = query.intent?.country ?? null;
  if (query.category === 'people' && domains.length === 0) return { category: 'people' };
  const category = query.category === 'people' ? undefined : CATEGORY[query.category];
  return {
    ...(category ? { category } : {}),
    ...(domains.length > 0 ? { includeDomains: domains } : {}),
    ...(query.denyDomains.length > 0 ? { excludeDomains: query.denyDomains } : {}),
    ...(country ? { userLocation: country } : {}),
  };
}

export default {
  id: 'exa',
  kinds: ['web'],
  variables: [
    { name: 'EXA_API_KEY', meaning: 'Key of Exa web search', secret: true },
    { name: 'EXA_URL', meaning: 'Base address of Exa', secret: false, fallback: 'https://api.exa.ai' },
  ],
  enabled: (settings) => settings.EXA_API_KEY !== undefined,
  hosts: [],
  costUsd: (query) => PRICES.exaSearch + Math.max(0, query.limit - 10) * PRICES.exaExtraResult,
  limits: { concurrency: 5, perSecond: 10, timeoutMs: 30_000 },
  cacheSeconds: 24 * 3600,
  phrase: naturalWords,
  async search(query, tools: ProviderTools) {
    const answer = await askJson(tools, {
      url: `${tools.settings.EXA_URL}/search`,
      method: 'POST',
      headers: { 'x-api-key': tools.settings.EXA_API_KEY ?? '' },
      body: {
        query: naturalWords(query),
        type: 'auto',
        numResults: query.limit,
        ...filters(query),
        contents: { text: { maxCharacters: 50_000 } },
      },
    });
    refuseWrapped(answer);
    const cost = number(at(answer, 'costDollars', 'total'));
    return {
      hits: records(at(answer, 'results')).flatMap(hits),
      costUsd: cost ?? this.costUsd(query),
      warnings: [],
    };
  },
} satisfies SearchProvider;
