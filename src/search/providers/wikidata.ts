// Wikidata: schools with degrees and dates, employers, offices, profile links; of an organisation its website and the people it
// names as founder, head or member of its board. A statement without a reference is weak.
import type { EndDate } from '../../domain/model/partial-date.ts';
import { type Hit, OFFICIAL_WEBSITE, type Query } from '../../domain/model/query.ts';
import type { ProviderTools, SearchProvider } from '../../ports/search.ts';
import { contactOf } from '../contact.ts';
import { address, at, type Json, records, text } from '../lenient.ts';
import { isNamed } from '../person-names.ts';
import { join, RecordWriter, span, written } from '../record-writer.ts';
import { nearestName } from '../web-query.ts';
import {
  dateOf,
  entities,
  idsNamed,
  isReferenced,
  itemId,
  label,
  namesOf,
  qualifier,
  statementsOf,
} from '../wikidata-entities.ts';

const HUMAN = 'Q5';
const MOST_CANDIDATES = 8;
const MOST_ORGANISATIONS = 1;
/** Forms of the name that are searched for; each is a request. */
const MOST_FORMS = 2;

/** Statements that become facts: property, kind, and the words of the line. */
const STATEMENTS = [
  { property: 'P69', kind: 'education', words: 'Educated at' },
  { property: 'P108', kind: 'employment', words: 'Employer' },
  { property: 'P1416', kind: 'employment', words: 'Affiliation' },
  { property: 'P39', kind: 'employment', words: 'Position held' },
  { property: 'P166', kind: 'award', words: 'Award received' },
] as const;

/** Statements of a company that name a person. */
const OFFICES = [
  { property: 'P112', title: 'Founder' },
  { property: 'P169', title: 'Chief executive officer' },
  { property: 'P488', title: 'Chairperson' },
  { property: 'P3320', title: 'Board member' },
  { property: 'P1037', title: 'Director' },
] as const;

const LINKS: Record<string, (value: string) => string> = {
  P496: (value) => `https://orcid.org/${value}`,
  P2037: (value) => `https://github.com/${value}`,
  P6634: (value) => `https://www.linkedin.com/in/${value}`,
  P856: (value) => value,
  P1960: (value) => `https://scholar.google.com/citations?user=${value}`,
};

function referencedItems(entity: Json): string[] {
  return STATEMENTS.flatMap(({ property }) =>
    statementsOf(entity, property).flatMap((statement) => [
      itemId(statement.mainsnak),
      ...['P512', 'P812', 'P642', 'P108'].map((name) => itemId(qualifier(statement, name))),
    ]),
  ).filter((id) => id !== null);
}

type Labels = Map<string, Json>;

function writeStatement(
  writer: RecordWriter,
  statement: Json,
  { property, kind, words }: (typeof STATEMENTS)[number],
  labels: Labels,
): void {
  const target = itemId(statement.mainsnak);
  const organisation = target === null ? null : label(labels.get(target));
  if (organisation === null) return;
  const start = dateOf(qualifier(statement, 'P580'));
  const point = dateOf(qualifier(statement, 'P585'));
  const stated: EndDate | null = dateOf(qualifier(statement, 'P582'));
  const degree = labelOf(labels, qualifier(statement, 'P512'));
  const field = labelOf(labels, qualifier(statement, 'P812'));
  const within = property === 'P39' ? labelOf(labels, qualifier(statement, 'P642')) : null;
  // A point in time dates a degree or an award; of a post it attests a moment, not its end.
  const end = stated ?? (kind === 'employment' ? null : point);
  const when = stated || start ? span(start, stated) : point ? `in ${written(point)}` : '';
  const line = join(`${words} ${organisation}`, within, degree, field, when);
  const named =
    kind === 'award' || property === 'P39'
      ? { title: organisation, ...(within ? { organisation: within } : {}) }
      : { organisation };
  const taught = { ...(degree ? { degree } : {}), ...(field ? { field } : {}) };
  writer.fact(line, { kind, ...named, ...taught, start, end, ...(kind === 'award' ? { current: null } : {}) });
}

function personHits(id: string, entity: Json, labels: Labels): Hit[] {
  const name = label(entity);
  if (name === null) return [];
  const description = text(at(entity, 'descriptions', 'en', 'value'));
  const aliases = namesOf(entity).filter((other) => other !== name);
  const heading = description ? `${name}: ${description}` : name;
  const referenced = new RecordWriter(name, heading);
  const bare = new RecordWriter(name, heading);
  if (aliases.length > 0) referenced.note(`Also known as ${aliases.slice(0, 10).join(', ')}`);
  for (const kind of STATEMENTS) {
    for (const statement of statementsOf(entity, kind.property))
      writeStatement(isReferenced(statement) ? referenced : bare, statement, kind, labels);
  }
  const links = Object.entries(LINKS).flatMap(([property, addressOf]) =>
    statementsOf(entity, property).flatMap((statement) => {
      const value = text(at(statement.mainsnak, 'datavalue', 'value'));
      return value === null ? [] : [{ href: addressOf(value), text: property }];
    }),
  );
  return twoClasses(`https://www.wikidata.org/wiki/${id}`, name, { referenced, bare }, links);
}

/** What is referenced and what is not are two sources of one address. */
function twoClasses(
  url: string,
  name: string,
  { referenced, bare }: { referenced: RecordWriter; bare: RecordWriter },
  links: { href: string; text: string }[],
): Hit[] {
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

function labelOf(labels: Labels, snak: unknown): string | null {
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
  // Wikimedia counts all its sites together: 200 requests a minute of a caller who names a contact, 10 of one who does not.
  limits: { concurrency: 2, perSecond: 3, timeoutMs: 20_000, window: { requests: 10, seconds: 60 }, pool: 'wikimedia' },
  limitsWith: (settings) => (contactOf(settings) ? { window: { requests: 200, seconds: 60 } } : {}),
  cacheSeconds: 7 * 24 * 3600,
  async search(query, tools) {
    const hits = query.kind === 'organisation' ? await organisationHits(query, tools) : await peopleNamed(query, tools);
    return { hits, costUsd: 0, warnings: [] };
  },
} satisfies SearchProvider;

const PROPS = 'labels|aliases|descriptions|claims';

function isHuman(entity: Json): boolean {
  return statementsOf(entity, 'P31').some((statement) => itemId(statement.mainsnak) === HUMAN);
}

async function peopleNamed(query: Query, tools: ProviderTools): Promise<Hit[]> {
  const ids = await idsNamed(tools, query.names.slice(0, MOST_FORMS));
  const candidates = await entities(tools, ids.slice(0, 50), PROPS);
  const people = [...candidates]
    .filter(([, entity]) => isHuman(entity) && namesOf(entity).some((name) => isNamed(name, query.names)))
    .slice(0, MOST_CANDIDATES);
  const referenced = [...new Set(people.flatMap(([, entity]) => referencedItems(entity)))];
  const labels = await entities(tools, referenced, 'labels');
  return people.flatMap(([id, entity]) => personHits(id, entity, labels));
}

async function organisationHits(query: Query, tools: ProviderTools): Promise<Hit[]> {
  const wanted = query.organisation ?? query.text;
  const candidates = await entities(tools, (await idsNamed(tools, [wanted])).slice(0, 50), PROPS);
  const organisations = [...candidates].filter(([, entity]) => !isHuman(entity) && label(entity) !== null);
  const nearest = nearestName(organisations, wanted, ([, entity]) => label(entity) ?? '').slice(0, MOST_ORGANISATIONS);
  const people = nearest.flatMap(([, entity]) =>
    OFFICES.flatMap(({ property }) =>
      statementsOf(entity, property).flatMap((statement) => itemId(statement.mainsnak) ?? []),
    ),
  );
  const labels = people.length === 0 ? new Map() : await entities(tools, [...new Set(people)], 'labels|aliases');
  return nearest.flatMap(([id, entity]) => [
    ...websiteOf(id, entity),
    ...officeHolders(id, entity, labels, query.names),
  ]);
}

/** The person asked for, where the company itself is stated to have been founded or led by them. */
function officeHolders(id: string, entity: Json, labels: Labels, names: readonly string[]): Hit[] {
  const company = label(entity) ?? id;
  const people = new Map<string, { name: string; referenced: RecordWriter; bare: RecordWriter }>();
  for (const { property, title } of OFFICES) {
    for (const statement of statementsOf(entity, property)) {
      const personId = itemId(statement.mainsnak);
      const person = personId === null ? undefined : labels.get(personId);
      const name = label(person);
      if (personId === null || name === null || !namesOf(person).some((form) => isNamed(form, names))) continue;
      const heading = `${name}, in the entry of ${company}`;
      const writers = people.get(personId) ?? {
        name,
        referenced: new RecordWriter(name, heading),
        bare: new RecordWriter(name, heading),
      };
      people.set(personId, writers);
      const [start, end] = [dateOf(qualifier(statement, 'P580')), dateOf(qualifier(statement, 'P582'))];
      (isReferenced(statement) ? writers.referenced : writers.bare).fact(
        join(`${title} of ${company}`, span(start, end)),
        { kind: 'business', organisation: company, title, start, end },
      );
    }
  }
  return [...people].flatMap(([personId, { name, referenced, bare }]) => {
    const url = `https://www.wikidata.org/wiki/${id}?person=${personId}`;
    return twoClasses(url, `${name}, ${company}`, { referenced, bare }, []);
  });
}

/** An organisation with a website of its own; one without it answers nothing that was asked. */
function websiteOf(id: string, entity: Json): Hit[] {
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
