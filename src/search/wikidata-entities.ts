// The entities of Wikidata as its interface sends them: labels, statements, qualifiers, dates.
import type { PartialDate } from '../domain/model/partial-date.ts';
import { scriptOf } from '../domain/names/romanise.ts';
import type { ProviderTools } from '../ports/search.ts';
import { askJson, refuseWrapped } from './ask-json.ts';
import { at, type Json, record, records, text } from './lenient.ts';

/** Labels are asked for in these; a person who is labelled in one alone is still found. */
const LANGUAGES = [
  'en',
  'mul',
  'de',
  'fr',
  'es',
  'pt',
  'it',
  'nl',
  'pl',
  'cs',
  'sv',
  'ru',
  'uk',
  'zh',
  'ja',
  'ko',
  'ar',
];

export function itemId(snak: unknown): string | null {
  const value = at(snak, 'datavalue', 'value');
  // Older answers give the number alone.
  const id =
    text(at(value, 'id')) ?? (Number.isInteger(at(value, 'numeric-id')) ? `Q${at(value, 'numeric-id')}` : null);
  return id !== null && /^Q\d+$/.test(id) ? id : null;
}

/** `+1999-05-00T00:00:00Z` with precision 9 (year), 10 (month) or 11 (day). */
export function dateOf(snak: unknown): PartialDate | null {
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

export function qualifier(statement: Json, property: string): unknown {
  return records(at(statement, 'qualifiers', property))[0];
}

export function statementsOf(entity: Json, property: string): Json[] {
  return records(at(entity, 'claims', property)).filter((statement) => statement.rank !== 'deprecated');
}

export function isReferenced(statement: Json): boolean {
  return records(statement.references).length > 0;
}

/** The English label, else the one for all languages, else any. */
export function label(entity: Json | undefined): string | null {
  const labels = record(at(entity, 'labels'));
  const known = LANGUAGES.filter((language) => labels[language] !== undefined);
  for (const language of known) {
    const value = text(at(labels, language, 'value'));
    if (value !== null) return value;
  }
  return null;
}

/** The names an entity goes by, in all languages asked for. */
export function namesOf(entity: Json | undefined): string[] {
  const labels = Object.values(record(at(entity, 'labels'))).flatMap((entry) => text(at(entry, 'value')) ?? []);
  const aliases = Object.values(record(at(entity, 'aliases'))).flatMap((list) =>
    records(list).flatMap((alias) => text(alias.value) ?? []),
  );
  return [...new Set([...labels, ...aliases])];
}

export async function entities(tools: ProviderTools, ids: string[], props: string): Promise<Map<string, Json>> {
  const found = new Map<string, Json>();
  for (let from = 0; from < ids.length && from < 100; from += 50) {
    const parameters = new URLSearchParams({
      action: 'wbgetentities',
      ids: ids.slice(from, from + 50).join('|'),
      props,
      languages: LANGUAGES.join('|'),
      format: 'json',
    });
    const answer = await askJson(tools, { url: `${tools.settings.WIKIDATA_URL}/w/api.php?${parameters}` });
    refuseWrapped(answer);
    for (const [id, entity] of Object.entries(record(at(answer, 'entities')))) found.set(id, record(entity));
  }
  return found;
}

const LANGUAGE_OF_SCRIPT: Partial<Record<ReturnType<typeof scriptOf>, string>> = {
  han: 'zh',
  kana: 'ja',
  hangul: 'ko',
  cyrillic: 'ru',
  arabic: 'ar',
};

export async function idsNamed(tools: ProviderTools, names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) {
    const language = LANGUAGE_OF_SCRIPT[scriptOf(name)] ?? 'en';
    const parameters = new URLSearchParams({
      action: 'wbsearchentities',
      search: name,
      language,
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
