// The schools we know by name and domain. Read once, on first use.
import { foldOnce, foldWords } from '../text/fold.ts';
import { memoise } from '../text/memoise.ts';
import { type OrgForm, orgForm, readForm } from './org-tokens.ts';
import { type KnownSchool, readCurated, readGenerated } from './school-tables.ts';

export type { KnownSchool } from './school-tables.ts';

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
export const bagKey: (name: string) => string = memoise((name) => bagOf(orgForm(name)));

const bagOf = ({ tokens }: OrgForm): string => [...new Set(tokens.map((token) => token.text))].sort().join(' ');

function push<K>(map: Map<K, number[]>, key: K, id: number): void {
  const ids = map.get(key);
  if (ids === undefined) map.set(key, [id]);
  else if (!ids.includes(id)) ids.push(id);
}

function build(): Gazetteer {
  const curated = readCurated();
  const schools = [...curated];
  const byName = new Map<string, number[]>();
  const byBag = new Map<string, number[]>();
  const byDomain = new Map<string, number>();
  const frequency = new Map<string, number>();
  const countWords = ({ tokens }: OrgForm): void => {
    const own = new Set(tokens.filter((token) => token.kind === 'proper').map((token) => token.text));
    for (const word of own) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  };
  // A name that one school bears and another once bore is the first one's: "Columbia University" is not Portland's.
  const bearers = new Map(curated.map((school) => [foldOnce(school.name), school]));
  for (const school of curated) {
    for (const name of [school.name, ...school.aliases]) {
      const keys = [foldOnce(name)];
      if (name.endsWith(')')) keys.push(foldOnce(name.replace(/\s*\([^)]*\)$/, '')));
      for (const key of keys)
        if (name === school.name || (bearers.get(key) ?? school) === school) push(byName, key, school.id);
    }
    const form = readForm(school.name);
    push(byBag, bagOf(form), school.id);
    countWords(form);
    for (const domain of school.domains) byDomain.set(domain, school.id);
  }
  for (const school of readGenerated(curated.length)) {
    const form = readForm(school.name);
    const [key, bag] = [foldOnce(school.name), bagOf(form)];
    const known =
      school.domains.map((domain) => byDomain.get(domain)).find((id) => id !== undefined && id < curated.length) ??
      [...(byName.get(key) ?? []), ...(byBag.get(bag) ?? [])].find((id) => curated[id]?.domains.length === 0);
    // The same domain is the same school, and so is the same name where the table knows no domain: one more alias of the
    // hand-written row.
    const id = known ?? schools.length;
    if (known === undefined) {
      schools.push({ ...school, id });
      countWords(form);
    } else schools[known]?.aliases.push(school.name);
    push(byName, key, id);
    push(byBag, bag, id);
    for (const domain of school.domains) if (!byDomain.has(domain)) byDomain.set(domain, id);
  }
  const children = new Map<string, Set<string>>();
  for (const school of schools) {
    const head = /^(.{6,60}?)(?:,| at | in | - |–|-(?=[A-Z])| Campus )/u.exec(school.name)?.[1];
    if (head === undefined) continue;
    const key = bagOf(readForm(head));
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
