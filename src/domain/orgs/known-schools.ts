// The schools we know by name and domain: the hand-written table and the generated list of universities. Read once, on first use.
import { foldWords } from '../text/fold.ts';
import { memoise } from '../text/memoise.ts';
import { INSTITUTIONS } from './data/institutions.ts';
import { INSTITUTIONS_AFRICA_MIDDLE_EAST } from './data/institutions-africa-middle-east.ts';
import { INSTITUTIONS_AMERICAS } from './data/institutions-americas.ts';
import { INSTITUTIONS_ASIA } from './data/institutions-asia.ts';
import { INSTITUTIONS_NORTH_EAST_EUROPE } from './data/institutions-north-east-europe.ts';
import { INSTITUTIONS_WEST_EUROPE } from './data/institutions-west-europe.ts';
import { INSTITUTIONS_WORLD } from './data/institutions-world.ts';
import { KNOWN_SCHOOLS } from './data/known-schools.generated.ts';
import { SCHOOL_FAMILIES } from './data/school-families.ts';
import { orgForm } from './org-tokens.ts';

export interface KnownSchool {
  id: number;
  name: string;
  aliases: string[];
  domains: string[];
  parent?: string;
  /** From the hand-written table: its aliases are complete enough to tell two such schools apart. */
  curated: boolean;
}

interface Gazetteer {
  schools: KnownSchool[];
  byName: Map<string, number[]>;
  byBag: Map<string, number[]>;
  byDomain: Map<string, number>;
  /** In how many schools a word of its own occurs: `heilongjiang` in many, `masdar` in one. */
  frequency: Map<string, number>;
  /** Names of which others are longer forms: `university of texas` begins many. */
  children: Map<string, Set<string>>;
}

/** One key for all orders and languages of the same words. */
export const bagKey: (name: string) => string = memoise((name) =>
  [...new Set(orgForm(name).tokens.map((token) => token.text))].sort().join(' '),
);

function push<K>(map: Map<K, number[]>, key: K, id: number): void {
  const ids = map.get(key);
  if (ids === undefined) map.set(key, [id]);
  else if (!ids.includes(id)) ids.push(id);
}

function readRow(line: string, id: number): KnownSchool {
  const [name = '', aliases = '', domains = '', parent = ''] = line.split('|').map((cell) => cell.trim());
  const list = (cell: string) =>
    cell
      .split(' ; ')
      .map((item) => item.trim())
      .filter((item) => item !== '');
  return {
    id,
    name,
    aliases: list(aliases),
    domains: list(domains),
    parent: parent === '' ? undefined : parent,
    curated: true,
  };
}

const TABLES: readonly string[] = [
  INSTITUTIONS,
  INSTITUTIONS_WORLD,
  INSTITUTIONS_AMERICAS,
  INSTITUTIONS_WEST_EUROPE,
  INSTITUTIONS_NORTH_EAST_EUROPE,
  INSTITUTIONS_ASIA,
  INSTITUTIONS_AFRICA_MIDDLE_EAST,
];

/** One key for the spellings of a name that tell nothing apart: accents, dashes, "The", "&". */
const nameKey = (name: string): string => foldWords(name).replace(/^the /, '').replaceAll(' & ', ' and ');

/** Rows of one school are one: what the later one says is added to the first. */
function readCurated(): KnownSchool[] {
  const rows: KnownSchool[] = [];
  const firstOf = new Map<string, KnownSchool>();
  const answering = new Map<string, KnownSchool[]>();
  const listen = (school: KnownSchool, names: readonly string[]): void => {
    for (const key of new Set(names.map(nameKey))) {
      const known = answering.get(key);
      if (known === undefined) answering.set(key, [school]);
      else if (!known.includes(school)) known.push(school);
    }
  };
  for (const line of TABLES.flatMap((table) => table.trim().split('\n'))) {
    const row = readRow(line, rows.length);
    const first = firstOf.get(row.name) ?? earlierRow(row, answering);
    if (first === undefined) {
      rows.push(row);
      firstOf.set(row.name, row);
      listen(row, [row.name, ...row.aliases]);
      continue;
    }
    const names = [row.name, ...row.aliases].filter((name) => name !== first.name && !first.aliases.includes(name));
    first.aliases.push(...names);
    first.domains.push(...row.domains.filter((domain) => !first.domains.includes(domain)));
    if (row.parent !== first.name) first.parent ??= row.parent;
    listen(first, names);
  }
  addFamilies(rows, firstOf);
  leaveToTheWhole(rows);
  return rows;
}

/** "University of Illinois" is the whole's name, whatever people call its first campus: a part does not answer to it. */
function leaveToTheWhole(rows: readonly KnownSchool[]): void {
  const namesOf = new Map(rows.map((row) => [nameKey(row.name), new Set([row.name, ...row.aliases].map(nameKey))]));
  for (const row of rows) {
    const whole = row.parent === undefined ? undefined : namesOf.get(nameKey(row.parent));
    if (whole !== undefined && !whole.has(nameKey(row.name)))
      row.aliases = row.aliases.filter((alias) => !whole.has(nameKey(alias)));
  }
}

/**
 * The earlier row of the same school under another name: "Pontificia Universidad Católica Argentina" is "Pontifical Catholic
 * University of Argentina" when two of their full names are shared. One shared name is not enough (two schools were a
 * "Simmons University"), nor are acronyms, nor a row that says in brackets which of several it is.
 */
function earlierRow(row: KnownSchool, answering: ReadonlyMap<string, KnownSchool[]>): KnownSchool | undefined {
  const own = nameKey(row.name);
  const shared = new Map<KnownSchool, number>();
  for (const key of new Set([own, ...row.aliases.map(nameKey)])) {
    if (!key.includes(' ')) continue;
    for (const school of answering.get(key) ?? []) {
      if (key === own && nameKey(school.name) === own) return school;
      shared.set(school, (shared.get(school) ?? 0) + 1);
    }
  }
  if (row.name.endsWith(')')) return undefined;
  const [best, times] = [...shared].sort(([, one], [, other]) => other - one)[0] ?? [undefined, 0];
  return times >= 2 && !best?.name.endsWith(')') ? best : undefined;
}

/** A school of a family that no row names gets a row of its own; so does every whole. */
function addFamilies(rows: KnownSchool[], firstOf: Map<string, KnownSchool>): void {
  const answersTo = new Map<string, KnownSchool>();
  for (const row of rows) for (const name of [row.name, ...row.aliases]) answersTo.set(foldWords(name), row);
  const find = (name: string): KnownSchool => {
    const known = firstOf.get(name) ?? answersTo.get(foldWords(name));
    if (known !== undefined) return known;
    const row = readRow(`${name} | | |`, rows.length);
    rows.push(row);
    answersTo.set(foldWords(name), row);
    return row;
  };
  for (const { parent } of [...rows]) if (parent !== undefined) find(parent);
  for (const line of SCHOOL_FAMILIES.trim().split('\n')) {
    const [whole = '', members = ''] = line.split(' | ');
    const parent = find(whole);
    for (const name of members.split(' ; ')) {
      const member = find(name);
      if (member !== parent) member.parent ??= parent.name;
    }
  }
}

function readGenerated(firstId: number): KnownSchool[] {
  return KNOWN_SCHOOLS.trim()
    .split('\n')
    .map((line, at) => {
      const [name = '', domains = ''] = line.split('\t');
      return { id: firstId + at, name, aliases: [], domains: domains.split(' '), curated: false };
    });
}

function build(): Gazetteer {
  const curated = readCurated();
  const schools = [...curated];
  const byName = new Map<string, number[]>();
  const byBag = new Map<string, number[]>();
  const byDomain = new Map<string, number>();
  const frequency = new Map<string, number>();
  // A name that one school bears and another once bore is the first one's: "Columbia University" is not Portland's.
  const bearers = new Map(curated.map((school) => [foldWords(school.name), school]));
  for (const school of curated) {
    for (const name of [school.name, ...school.aliases]) {
      const bare = name.endsWith(')') ? name.replace(/\s*\([^)]*\)$/, '') : name;
      for (const key of new Set([foldWords(name), foldWords(bare)]))
        if (name === school.name || (bearers.get(key) ?? school) === school) push(byName, key, school.id);
    }
    push(byBag, bagKey(school.name), school.id);
    for (const domain of school.domains) byDomain.set(domain, school.id);
  }
  for (const school of readGenerated(curated.length)) {
    const known =
      school.domains.map((domain) => byDomain.get(domain)).find((id) => id !== undefined && id < curated.length) ??
      [...(byName.get(foldWords(school.name)) ?? []), ...(byBag.get(bagKey(school.name)) ?? [])].find(
        (id) => curated[id]?.domains.length === 0,
      );
    // The same domain is the same school, and so is the same name where the table knows no domain: one more alias of the
    // hand-written row.
    const id = known ?? schools.length;
    if (known === undefined) schools.push({ ...school, id });
    else schools[known]?.aliases.push(school.name);
    push(byName, foldWords(school.name), id);
    push(byBag, bagKey(school.name), id);
    for (const domain of school.domains) if (!byDomain.has(domain)) byDomain.set(domain, id);
  }
  for (const school of schools) {
    const own = new Set(
      orgForm(school.name)
        .tokens.filter((token) => token.kind === 'proper')
        .map((token) => token.text),
    );
    for (const word of own) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  }
  const children = new Map<string, Set<string>>();
  for (const school of schools) {
    const head = /^(.{6,60}?)(?:,| at | in | - |–|-(?=[A-Z])| Campus )/u.exec(school.name)?.[1];
    if (head === undefined) continue;
    const key = bagKey(head);
    children.set(key, (children.get(key) ?? new Set()).add(school.name));
  }
  return { schools, byName, byBag, byDomain, frequency, children };
}

let built: Gazetteer | undefined;
function gazetteer(): Gazetteer {
  built ??= build();
  return built;
}

/** All schools that answer to this name; more than one when the name is shared. */
export const schoolsNamed: (name: string) => readonly KnownSchool[] = memoise((name) => {
  const { byName, byBag, schools } = gazetteer();
  const folded = foldWords(name);
  const ids = byName.get(folded) ?? byName.get(folded.replace(/^the /, '')) ?? byBag.get(bagKey(name)) ?? [];
  return ids.map((id) => schools[id]).filter((school) => school !== undefined);
});

export function allKnownSchools(): readonly KnownSchool[] {
  return gazetteer().schools;
}

export function isKnownSchool(name: string): boolean {
  return schoolsNamed(name).length > 0;
}

/** The school that owns a domain or one of its subdomains: `cs.stanford.edu` -> Stanford University. */
export function schoolOfDomain(domain: string): KnownSchool | undefined {
  const { byDomain, schools } = gazetteer();
  let rest = domain
    .toLowerCase()
    .replace(/^www\./, '')
    .slice(0, 253);
  while (rest.includes('.')) {
    const id = byDomain.get(rest);
    if (id !== undefined) return schools[id];
    rest = rest.slice(rest.indexOf('.') + 1);
  }
  return undefined;
}

export function domainsOfSchool(name: string): string[] {
  return schoolsNamed(name).flatMap((school) => school.domains);
}

/** The body a school belongs to, by the hand-written table. */
export function parentOf(school: KnownSchool): KnownSchool | undefined {
  return school.parent === undefined ? undefined : schoolsNamed(school.parent)[0];
}

/** In how many known schools the word occurs; 0 for a word no school bears. */
export function frequencyOfWord(word: string): number {
  return gazetteer().frequency.get(word) ?? 0;
}

/** How many known schools are named as places of this one: `University of Texas` has many, `Macquarie University` none. */
export function campusesOf(name: string): number {
  return gazetteer().children.get(bagKey(name))?.size ?? 0;
}
