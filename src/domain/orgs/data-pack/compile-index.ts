// Compiles rows of organisations to one block of bytes that every thread can search in place.

import type { Organisation } from '../organisation-index.ts';
import { type OrgForm, readForm } from '../shared/org-tokens.ts';
import { isPlace } from '../shared/places.ts';
import { caseKey, keysOfName, nameKey } from './name-key.ts';
import type { OrganisationRow } from './organisation-row.ts';
import { type TableEntry, writeTable } from './sorted-table.ts';

export const INDEX_MAGIC = 0x4f494642;
export const INDEX_VERSION = 4;
/** Magic, version and the start and length of each section. */
export const SECTIONS = [
  'names',
  'ids',
  'hosts',
  'schoolWords',
  'wordCounts',
  'placeCounts',
  'townUniversities',
  'rowEnds',
  'rows',
] as const;
export const HEADER_WORDS = 2 + 2 * SECTIONS.length;

/** How surely a name points to a row, the surest first: a short name beats the acronyms of others, a name cut of its end any. */
const STRENGTH = {
  official: 0,
  short: 1,
  former: 2,
  translated: 2,
  acronym: 2,
  other: 2,
  cut: 3,
  townless: 4,
} as const;
type Strength = (typeof STRENGTH)[keyof typeof STRENGTH];

interface Bearer {
  row: number;
  strength: Strength;
}

/** One key for all orders and languages of the same words. */
export function wordsKey({ tokens }: Pick<OrgForm, 'tokens'>): string {
  return [...new Set(tokens.map((token) => token.text))].sort().join(' ');
}

function namesOf(row: OrganisationRow): [string, Strength][] {
  const keys: [string, Strength][] = [];
  for (const name of row.names) {
    if (name.key === false) continue;
    const [whole = '', ...shorter] = keysOfName(name.value);
    keys.push([whole, STRENGTH[name.kind]]);
    const cut = row.kind === 'school' ? [whole.replace(/ system$/, '')] : shorter;
    keys.push(...cut.map((key): [string, Strength] => [key, STRENGTH.cut]));
    const townless = row.kind === 'school' ? withoutItsTown(name.value, row) : undefined;
    if (townless !== undefined) keys.push([nameKey(townless), STRENGTH.townless]);
    const inAnyCase = caseKey(name.value);
    if (inAnyCase !== undefined) keys.push([inAnyCase, STRENGTH[name.kind]]);
    if (name.value.endsWith(')')) keys.push([nameKey(name.value.replace(/\s*\([^)]*\)$/, '')), STRENGTH.cut]);
  }
  return keys.filter(([key]) => key.length > 1);
}

const NAMESAKE_AND_TOWN = /^(.{8,60}?) (?:in |zu |i |w |di )?(\p{Lu}[\p{L}-]{3,})$/u;

/** "Albert-Ludwigs-Universität Freiburg" is called by its namesake alone. Without a name of its own nothing is left to call it by. */
function withoutItsTown(name: string, { names }: OrganisationRow): string | undefined {
  const match = /universi/i.test(name) ? NAMESAKE_AND_TOWN.exec(name) : null;
  if (match === null) return undefined;
  // "University of Göttingen" beside "Georg-August-Universität Göttingen": the word of both is the town.
  const isTown =
    readForm(match[2]!).tokens.every(isPlace) ||
    names.some(({ value }) => value.endsWith(` of ${match[2]}`) || value === `${match[2]} University`);
  if (!isTown) return undefined;
  const { tokens } = readForm(match[1]!);
  const own = tokens.filter((token) => token.kind === 'proper' && !isPlace(token));
  return own.length > 0 && tokens.at(-1)?.text === 'university' ? match[1] : undefined;
}

/** Of those of one kind, whose own name it is; and a part leaves a shared name to its whole. */
function bearersOf(bearers: readonly Bearer[], rows: readonly OrganisationRow[]): number[] {
  const strongest = new Map<string, Strength>();
  for (const { row, strength } of bearers) {
    const { kind } = rows[row]!;
    strongest.set(kind, Math.min(strength, strongest.get(kind) ?? STRENGTH.townless) as Strength);
  }
  const kept = new Set(
    bearers.filter(({ row, strength }) => strength === strongest.get(rows[row]!.kind)).map(({ row }) => row),
  );
  const ids = new Set([...kept].map((row) => rows[row]!.id));
  return [...kept].filter((row) => !rows[row]!.relations.some((relation) => ids.has(relation.id)));
}

function nameTable(rows: readonly OrganisationRow[]): TableEntry[] {
  const bearers = new Map<string, Bearer[]>();
  for (const [at, row] of rows.entries())
    for (const [key, strength] of namesOf(row)) {
      const known = bearers.get(key);
      if (known === undefined) bearers.set(key, [{ row: at, strength }]);
      else known.push({ row: at, strength });
    }
  // A namesake without its town is a name only where one school bears it.
  const isName = (list: readonly Bearer[]): boolean =>
    new Set(list.map(({ row }) => row)).size === 1 || list.some(({ strength }) => strength !== STRENGTH.townless);
  return [...bearers].filter(([, list]) => isName(list)).map(([key, list]) => ({ key, values: bearersOf(list, rows) }));
}

interface SchoolWords {
  byWords: Map<string, number[]>;
  counts: Map<string, number>;
  places: Map<string, Set<number>>;
}

/** What stands before a comma or a dash in a school's name may be the school of which it is one place. */
const HEAD = /^(.{6,60}?)(?:,| at | in | - |–|-(?=[A-Z])| Campus )/u;

function schoolWords(rows: readonly OrganisationRow[]): SchoolWords {
  const found: SchoolWords = { byWords: new Map(), counts: new Map(), places: new Map() };
  for (const [at, row] of rows.entries()) {
    const official = row.names[0];
    if (row.kind !== 'school' || official === undefined) continue;
    const form = readForm(official.value);
    const key = wordsKey(form);
    if (official.key !== false) found.byWords.set(key, [...(found.byWords.get(key) ?? []), at]);
    for (const word of new Set(form.tokens.filter((token) => token.kind === 'proper').map((token) => token.text)))
      found.counts.set(word, (found.counts.get(word) ?? 0) + 1);
    const head = HEAD.exec(official.value)?.[1];
    if (head === undefined) continue;
    const headKey = wordsKey(readForm(head));
    found.places.set(headKey, (found.places.get(headKey) ?? new Set()).add(at));
  }
  return found;
}

const UNIVERSITIES = new Set(['university', 'polytechnic']);

/** A university is looked for by the town of its seat and by every word or two of its names that may be one. */
function universitiesByTown(rows: readonly OrganisationRow[]): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  for (const [at, row] of rows.entries()) {
    const forms = row.names.filter((name) => name.kind !== 'acronym').map((name) => readForm(name.value));
    if (row.kind !== 'school' || !forms[0]?.tokens.some((token) => UNIVERSITIES.has(token.text))) continue;
    const towns = row.city === undefined ? [] : [wordsKey(readForm(row.city))];
    for (const { tokens } of forms)
      for (const [place, token] of tokens.entries()) {
        const next = tokens[place + 1];
        if (token.kind !== 'proper') continue;
        towns.push(wordsKey({ tokens: [token] }));
        if (next?.kind === 'proper') towns.push(wordsKey({ tokens: [token, next] }));
      }
    for (const town of towns) found.set(town, (found.get(town) ?? new Set()).add(at));
  }
  return found;
}

function organisationOf(row: OrganisationRow): Organisation {
  return {
    id: row.id,
    kind: row.kind,
    country: row.country,
    ...(row.city === undefined ? {} : { city: row.city }),
    names: row.names.map(({ value, kind, language }) =>
      language === undefined ? { value, kind } : { value, kind, language },
    ),
    domains: row.domains.map((domain) => domain.value),
    relations: row.relations,
  };
}

function asBytes(words: readonly number[]): Uint8Array {
  return new Uint8Array(Uint32Array.from(words).buffer);
}

export function compileIndex(rows: readonly OrganisationRow[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const encoded = rows.map((row) => encoder.encode(JSON.stringify(organisationOf(row))));
  let end = 0;
  const rowEnds = encoded.map((bytes) => (end += bytes.length));
  const rowBytes = new Uint8Array(Math.ceil(end / 4) * 4);
  for (const [at, bytes] of encoded.entries()) rowBytes.set(bytes, rowEnds[at]! - bytes.length);
  const hosts = new Map<string, number>();
  for (const [at, row] of rows.entries())
    for (const { value } of row.domains) if (!hosts.has(value)) hosts.set(value, at);
  const words = schoolWords(rows);
  const entriesOf = <T>(map: ReadonlyMap<string, T>, values: (value: T) => number[]): TableEntry[] =>
    [...map].map(([key, value]) => ({ key, values: values(value) }));
  const sections: Record<(typeof SECTIONS)[number], Uint8Array> = {
    names: writeTable(nameTable(rows)),
    ids: writeTable(rows.map((row, at) => ({ key: row.id, values: [at] }))),
    hosts: writeTable(entriesOf(hosts, (at) => [at])),
    schoolWords: writeTable(entriesOf(words.byWords, (at) => at)),
    wordCounts: writeTable(entriesOf(words.counts, (count) => [count])),
    placeCounts: writeTable(entriesOf(words.places, (schools) => [schools.size])),
    townUniversities: writeTable(entriesOf(universitiesByTown(rows), (at) => [...at])),
    rowEnds: asBytes(rowEnds),
    rows: rowBytes,
  };
  return joinSections(sections);
}

function joinSections(sections: Record<(typeof SECTIONS)[number], Uint8Array>): Uint8Array<ArrayBuffer> {
  const total = SECTIONS.reduce((sum, name) => sum + sections[name].length, HEADER_WORDS * 4);
  const bytes = new Uint8Array(total);
  const header = new Uint32Array(bytes.buffer, 0, HEADER_WORDS);
  header[0] = INDEX_MAGIC;
  header[1] = INDEX_VERSION;
  let from = HEADER_WORDS * 4;
  for (const [at, name] of SECTIONS.entries()) {
    bytes.set(sections[name], from);
    header[2 + 2 * at] = from;
    header[3 + 2 * at] = sections[name].length;
    from += sections[name].length;
  }
  return bytes;
}
