// GLEIF: whether a company exists, under which names, since when. It says nothing about people.
import type { ProviderTools, SearchProvider } from '../../ports/search.ts';
import { askJson } from '../ask-json.ts';
import { at, records, text } from '../lenient.ts';
import { RecordWriter } from '../record-writer.ts';
import { nearestName } from '../web-query.ts';

/** A job's sources are few; the same company under five numbers is no more evidence than under two. */
const MOST_RECORDS = 2;

export default {
  id: 'gleif',
  kinds: ['organisation'],
  variables: [
    { name: 'GLEIF_URL', meaning: 'Base address of GLEIF', secret: false, fallback: 'https://api.gleif.org' },
  ],
  enabled: () => true,
  hosts: ['gleif.org'],
  costUsd: () => 0,
  limits: { concurrency: 2, perSecond: 1, timeoutMs: 15_000, window: { requests: 60, seconds: 60 } },
  cacheSeconds: 7 * 24 * 3600,
  async search(query, tools: ProviderTools) {
    const organisation = query.organisation;
    if (!organisation) return { hits: [], costUsd: 0, warnings: [] };
    const parameters = new URLSearchParams({ 'filter[entity.legalName]': organisation, 'page[size]': '5' });
    const answer = await askJson(tools, {
      url: `${tools.settings.GLEIF_URL}/api/v1/lei-records?${parameters}`,
      headers: { accept: 'application/vnd.api+json' },
    });
    const hits = records(at(answer, 'data')).flatMap((item) => {
      const lei = text(at(item, 'attributes', 'lei')) ?? text(item.id);
      const entity = at(item, 'attributes', 'entity');
      const name = text(at(entity, 'legalName', 'name'));
      if (lei === null || name === null) return [];
      const writer = new RecordWriter(name, `${name}, LEI ${lei}`);
      writer.note(`Status: ${text(at(entity, 'status')) ?? 'unknown'}`);
      const jurisdiction = text(at(entity, 'jurisdiction'));
      if (jurisdiction) writer.note(`Jurisdiction: ${jurisdiction}`);
      const created = text(at(entity, 'creationDate'))?.slice(0, 10);
      if (created) writer.note(`Created: ${created}`);
      for (const other of records(at(entity, 'otherNames'))) writer.note(`Also named ${text(other.name) ?? ''}`);
      const successor = text(at(entity, 'successorEntity', 'name'));
      if (successor) writer.note(`Succeeded by ${successor}`);
      return [
        writer.hit({ url: `https://search.gleif.org/#/record/${lei}`, title: `${name} (GLEIF)`, asserter: 'register' }),
      ];
    });
    const nearest = nearestName(hits, organisation, (hit) => hit.record?.people[0]?.name ?? '');
    return { hits: nearest.slice(0, MOST_RECORDS), costUsd: 0, warnings: [] };
  },
} satisfies SearchProvider;
