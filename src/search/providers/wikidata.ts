// Wikidata: schools with degrees and dates, employers, offices, profile links; and the website of an organisation. A statement
// without a reference is weak.
import type { EndDate, PartialDate } from '../../domain/model/partial-date.ts';
import { type Hit, OFFICIAL_WEBSITE } from '../../domain/model/query.ts';
import type { ProviderTools, SearchProvider } from '../../ports/search.ts';
import { askJson, refuseWrapped } from '../ask-json.ts';
import { address, at, type Json, record, records, text } from '../lenient.ts';
import { join, RecordWriter, span } from '../record-writer.ts';
import { nearestName } from '../web-query.ts';

const HUMAN = 'Q5';
const MOST_CANDIDATES = 8;
const MOST_ORGANISATIONS = 2;

/** Statements that become facts: property, kind, and the words of the line. */
const STATEMENTS = [
  { property: 'P69', kind: 'education', words: 'Educated at' },
  { property: 'P108', kind: 'employment', words: 'Employer' },
  { property: 'P39', kind: 'employment', words: 'Position held' },
  { property: 'P166', kind: 'award', words: 'Award received' },
  { property: 'P112', kind: 'business', words: 'Founder of' },
] as const;

const LINKS: Record<string, (value: string) => string> = {
  P496: (value) => `https://orcid.org/${value}`,
  P2037: (value) => `https://github.com/${value}`,
  P6634: (value) => `https://www.linkedin.com/in/${value}`,
  P856: (value) => value,
  P1960: (value) => `https://scholar.google.com/citations?user=${value}`,
};

function itemId(snak: unknown): string | null {
  const id = text(at(snak, 'datavalue', 'value', 'id'));
  return id !== null && /^Q\d+$/.test(id) ? id : null;
}

/** `+1999-05-00T00:00:00Z` with precision 9 (year), 10 (month) or 11 (day). */
function dateOf(snak: unknown): PartialDate | null {
  const value = record(at(snak, 'datavalue', 'value'));
  const match = /^\+(\d{4})-(\d{2})-(\d{2})T/.exec(text(value.time) ?? '');
  const precision = typeof value.precision === 'number' ? value.precision : 0;
  if (!match || precision < 9) return null;
  return {
    year: Number(match[1]),
    ...(precision >= 10 ? { month: Number(match[2]) } : {}),
    ...(precision >= 11 ? { day: Number(match[3]) } : {}),
  };
}

function qualifier(statement: Json, property: string): unknown {
  return records(at(statement, 'qualifiers', property))[0];
}

function statementsOf(entity: Json, property: string): Json[] {
  return records(at(entity, 'claims', property)).filter((statement) => statement.rank !== 'deprecated');
}

function referencedItems(entity: Json): string[] {
  return STATEMENTS.flatMap(({ property }) =>
    statementsOf(entity, property).flatMap((statement) => [
      itemId(statement.mainsnak),
      ...['P512', 'P812', 'P642', 'P108'].map((name) => itemId(qualifier(statement, name))),
    ]),
  ).filter((id) => id !== null);
}

async function entities(tools: ProviderTools, ids: string[], props: string): Promise<Map<string, Json>> {
  const found = new Map<string, Json>();
  for (let from = 0; from < ids.length && from < 200; from += 50) {
    const parameters = new URLSearchParams({
      action: 'wbgetentities',
      ids: ids.slice(from, from + 50).join('|'),
      props,
      languages: 'en|mul',
      format: 'json',
    });
    const answer = await askJson(tools, { url: `${tools.settings.WIKIDATA_URL}/w/api.php?${parameters}` });
    refuseWrapped(answer);
    for (const [id, entity] of Object.entries(record(at(answer, 'entities')))) found.set(id, record(entity));
  }
  return found;
}

function label(entity: Json | undefined): string | null {
  return text(at(entity, 'labels', 'en', 'value')) ?? text(at(entity, 'labels', 'mul', 'value'));
}

function personHits(id: string, entity: Json, labels: Map<string, Json>): Hit[] {
  const name = label(entity);
  if (name === null) return [];
  const description = text(at(entity, 'descriptions', 'en', 'value'));
  const aliases = records(at(entity, 'aliases', 'en')).flatMap((alias) => text(alias.value) ?? []);
  const heading = description ? `${name}: ${description}` : name;
  const referenced = new RecordWriter(name, heading);
  const bare = new RecordWriter(name, heading);
  if (aliases.length > 0) referenced.note(`Also known as ${aliases.slice(0, 10).join(', ')}`);
  for (const { property, kind, words } of STATEMENTS) {
    for (const statement of statementsOf(entity, property)) {
      const target = itemId(statement.mainsnak);
      const organisation = target === null ? null : label(labels.get(target));
      if (organisation === null) continue;
      const start = dateOf(qualifier(statement, 'P580'));
      const point = dateOf(qualifier(statement, 'P585'));
      const end: EndDate | null = dateOf(qualifier(statement, 'P582')) ?? point;
      const degree = labelOf(labels, qualifier(statement, 'P512'));
      const field = labelOf(labels, qualifier(statement, 'P812'));
      const writer = records(statement.references).length > 0 ? referenced : bare;
      const line = join(`${words} ${organisation}`, degree, field, span(start, end));
      const named = kind === 'award' || property === 'P39' ? { title: organisation } : { organisation };
      writer.fact(line, { kind, ...named, ...(degree ? { degree } : {}), ...(field ? { field } : {}), start, end });
    }
  }
  const links = Object.entries(LINKS).flatMap(([property, address]) =>
    statementsOf(entity, property).flatMap((statement) => {
      const value = text(at(statement.mainsnak, 'datavalue', 'value'));
      return value === null ? [] : [{ href: address(value), text: property }];
    }),
  );
  const url = `https://www.wikidata.org/wiki/${id}`;
  const hits: Hit[] = [];
  if (referenced.hasFacts || !bare.hasFacts) {
    hits.push(referenced.hit({ url, title: `${name} (Wikidata)`, asserter: 'knowledge_base', links }));
  }
  if (bare.hasFacts) {
    hits.push(
      bare.hit({
        url: `${url}#unreferenced`,
        title: `${name} (Wikidata, without references)`,
        asserter: 'knowledge_base_unreferenced',
        links,
      }),
    );
  }
  return hits;
}

function labelOf(labels: Map<string, Json>, snak: unknown): string | null {
  const id = itemId(snak);
  return id === null ? null : label(labels.get(id));
}

export default {
  id: 'wikidata',
  kinds: ['person', 'organisation'],
  variables: [
    { name: 'WIKIDATA_URL', meaning: 'Base address of Wikidata', secret: false, fallback: 'https://www.wikidata.org' },
  ],
  enabled: () => true,
  hosts: ['wikidata.org'],
  costUsd: () => 0,
  limits: { concurrency: 2, perSecond: 5, timeoutMs: 20_000 },
  cacheSeconds: 7 * 24 * 3600,
  async search(query, tools) {
    const wanted = query.kind === 'organisation' ? [query.organisation ?? query.text] : query.names.slice(0, 3);
    const ids = await idsNamed(tools, wanted);
    const candidates = await entities(tools, ids.slice(0, 50), 'labels|aliases|descriptions|claims');
    const isHuman = ([, entity]: [string, Json]): boolean =>
      statementsOf(entity, 'P31').some((statement) => itemId(statement.mainsnak) === HUMAN);
    if (query.kind === 'organisation') {
      const bodies = [...candidates]
        .filter((entry) => !isHuman(entry))
        .flatMap(([id, entity]) => organisationHit(id, entity));
      const nearest = nearestName(bodies, wanted[0] ?? '', (hit) => hit.record?.people[0]?.name ?? '');
      return { hits: nearest.slice(0, MOST_ORGANISATIONS), costUsd: 0, warnings: [] };
    }
    const people = [...candidates].filter(isHuman).slice(0, MOST_CANDIDATES);
    const referenced = [...new Set(people.flatMap(([, entity]) => referencedItems(entity)))];
    const labels = await entities(tools, referenced, 'labels');
    return { hits: people.flatMap(([id, entity]) => personHits(id, entity, labels)), costUsd: 0, warnings: [] };
  },
} satisfies SearchProvider;

async function idsNamed(tools: ProviderTools, names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) {
    const parameters = new URLSearchParams({
      action: 'wbsearchentities',
      search: name,
      language: 'en',
      uselang: 'en',
      type: 'item',
      limit: '20',
      format: 'json',
    });
    const answer = await askJson(tools, { url: `${tools.settings.WIKIDATA_URL}/w/api.php?${parameters}` });
    refuseWrapped(answer);
    for (const result of records(at(answer, 'search'))) {
      const id = text(result.id);
      if (id !== null && /^Q\d+$/.test(id) && !ids.includes(id)) ids.push(id);
    }
  }
  return ids;
}

/** A body with a website of its own; one without it answers nothing that was asked. */
function organisationHit(id: string, entity: Json): Hit[] {
  const name = label(entity);
  const websites = statementsOf(entity, 'P856').flatMap(
    (statement) => address(at(statement.mainsnak, 'datavalue', 'value')) ?? [],
  );
  if (name === null || websites.length === 0) return [];
  const description = text(at(entity, 'descriptions', 'en', 'value'));
  const writer = new RecordWriter(name, description ? `${name}: ${description}` : name);
  const aliases = records(at(entity, 'aliases', 'en')).flatMap((alias) => text(alias.value) ?? []);
  if (aliases.length > 0) writer.note(`Also known as ${aliases.slice(0, 10).join(', ')}`);
  for (const website of websites) writer.note(`Official website: ${website}`);
  const links = websites.map((href) => ({ href, text: OFFICIAL_WEBSITE }));
  const url = `https://www.wikidata.org/wiki/${id}`;
  return [writer.hit({ url, title: `${name} (Wikidata)`, asserter: 'knowledge_base', links })];
}
