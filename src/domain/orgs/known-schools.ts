// The schools we know by name and domain: the hand-written table and the generated list of universities. Read once, on first use.
import { foldWords } from '../text/fold.ts';
import { memoise } from '../text/memoise.ts';
import { INSTITUTIONS } from './data/institutions.ts';
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

/** Rows of one name are one school: what the later one says is added to the first. */
function readCurated(): KnownSchool[] {
  const rows: KnownSchool[] = [];
  const firstOf = new Map<string, KnownSchool>();
  for (const line of `${INSTITUTIONS.trim()}\n${INSTITUTIONS_WORLD.trim()}`.split('\n')) {
    const row = readRow(line, rows.length);
    const first = firstOf.get(row.name);
    if (first === undefined) {
      rows.push(row);
      firstOf.set(row.name, row);
      continue;
    }
    first.aliases.push(...row.aliases.filter((alias) => !first.aliases.includes(alias)));
    first.domains.push(...row.domains.filter((domain) => !first.domains.includes(domain)));
    first.parent ??= row.parent;
  }
  addFamilies(rows, firstOf);
  return rows;
}

/** A school of a family that no row names gets a row of its own; so does the whole. */
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
  for (const school of curated) {
    for (const name of [school.name, ...school.aliases]) {
      push(byName, foldWords(name), school.id);
      if (name.endsWith(')')) push(byName, foldWords(name.replace(/\s*\([^)]*\)$/, '')), school.id);
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
