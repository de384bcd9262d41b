// ROR: names, former names and domains of research organisations. It says nothing about people.
import { OFFICIAL_WEBSITE } from '../../domain/model/query.ts';
import type { ProviderTools, SearchProvider } from '../../ports/search.ts';
import { askJson } from '../ask-json.ts';
import { address, at, records, text, texts } from '../lenient.ts';
import { RecordWriter } from '../record-writer.ts';

const MOST_RECORDS = 1;

/** Its domains, else the address of its website. */
function websites(found: unknown, domains: string[]): { href: string; text: string }[] {
  const named = records(at(found, 'links')).flatMap((link) =>
    link.type === 'website' ? (address(link.value) ?? []) : [],
  );
  const addresses = domains.length > 0 ? domains.map((domain) => `https://${domain}/`) : named;
  return addresses.filter((href) => URL.canParse(href)).map((href) => ({ href, text: OFFICIAL_WEBSITE }));
}

export default {
  id: 'ror',
  kinds: ['organisation'],
  variables: [
    { name: 'ROR_URL', meaning: 'Base address of ROR', secret: false, fallback: 'https://api.ror.org' },
    { name: 'ROR_CLIENT_ID', meaning: 'Client id of ROR, which raises its limit; free at ror.org', secret: true },
  ],
  enabled: () => true,
  hosts: ['ror.org'],
  costUsd: () => 0,
  // 50 requests in five minutes without a client id, 2,000 with one.
  limits: { concurrency: 2, perSecond: 5, timeoutMs: 15_000, window: { requests: 50, seconds: 300 } },
  limitsWith: (settings) => (settings.ROR_CLIENT_ID ? { window: { requests: 2000, seconds: 300 } } : {}),
  cacheSeconds: 30 * 24 * 3600,
  async search(query, tools: ProviderTools) {
    const organisation = query.organisation;
    if (!organisation) return { hits: [], costUsd: 0, warnings: [] };
    const parameters = new URLSearchParams({ affiliation: organisation });
    const client = tools.settings.ROR_CLIENT_ID;
    const answer = await askJson(tools, {
      url: `${tools.settings.ROR_URL}/v2/organizations?${parameters}`,
      ...(client ? { headers: { 'client-id': client } } : {}),
    });
    const hits = records(at(answer, 'items'))
      // ROR marks the one match it stands by; the others are only near in their letters.
      .filter((item) => item.chosen === true)
      .slice(0, MOST_RECORDS)
      .flatMap((item) => {
        const found = at(item, 'organization') ?? item;
        const id = text(at(found, 'id'));
        const names = records(at(found, 'names'));
        const shown = names.find((name) => texts(name.types).includes('ror_display')) ?? names[0];
        const title = text(shown?.value);
        if (id === null || title === null) return [];
        const writer = new RecordWriter(title, title);
        const others = names.flatMap((name) => text(name.value) ?? []).filter((name) => name !== title);
        if (others.length > 0) writer.note(`Also named ${others.slice(0, 30).join('; ')}`);
        const domains = texts(at(found, 'domains'));
        if (domains.length > 0) writer.note(`Domains: ${domains.join(', ')}`);
        for (const relation of records(at(found, 'relationships')).slice(0, 30)) {
          writer.note(`${text(relation.type) ?? 'related'}: ${text(relation.label) ?? ''}`);
        }
        return [
          writer.hit({
            url: id.startsWith('https://') ? id : `https://ror.org/${id}`,
            title: `${title} (ROR)`,
            asserter: 'register',
            links: websites(found, domains),
          }),
        ];
      });
    return { hits, costUsd: 0, warnings: [] };
  },
} satisfies SearchProvider;
