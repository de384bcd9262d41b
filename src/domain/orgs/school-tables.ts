// The tables of schools: rows of one school are one, parts know their whole, and the generated list follows the hand-written ones.
import { foldOnce } from '../text/fold.ts';
import { INSTITUTIONS } from './data/institutions.ts';
import { INSTITUTIONS_AFRICA_MIDDLE_EAST } from './data/institutions-africa-middle-east.ts';
import { INSTITUTIONS_AMERICAS } from './data/institutions-americas.ts';
import { INSTITUTIONS_ASIA } from './data/institutions-asia.ts';
import { INSTITUTIONS_NORTH_EAST_EUROPE } from './data/institutions-north-east-europe.ts';
import { INSTITUTIONS_WEST_EUROPE } from './data/institutions-west-europe.ts';
import { INSTITUTIONS_WORLD } from './data/institutions-world.ts';
import { KNOWN_SCHOOLS } from './data/known-schools.generated.ts';
import { SCHOOL_FAMILIES } from './data/school-families.ts';

export interface KnownSchool {
  id: number;
  name: string;
  aliases: string[];
  domains: string[];
  parent?: string;
  /** From the hand-written table: its aliases are complete enough to tell two such schools apart. */
  curated: boolean;
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
function nameKey(name: string): string {
  const folded = foldOnce(name);
  const bare = folded.startsWith('the ') ? folded.slice(4) : folded;
  return bare.includes('&') ? bare.replaceAll(' & ', ' and ') : bare;
}

/** Rows of one school are one: what the later one says is added to the first. */
export function readCurated(): KnownSchool[] {
  const rows = new Rows();
  for (const table of TABLES) for (const line of table.trim().split('\n')) rows.add(line);
  rows.addFamilies();
  rows.leaveToTheWhole();
  return rows.schools;
}

class Rows {
  readonly schools: KnownSchool[] = [];
  readonly #byName = new Map<string, KnownSchool>();
  /** Schools that answer to a key, in the order of the tables. */
  readonly #answering = new Map<string, KnownSchool[]>();

  add(line: string): void {
    const row = readRow(line, this.schools.length);
    const keys = [row.name, ...row.aliases].map(nameKey);
    const first = this.#byName.get(row.name) ?? this.#earlier(row, keys);
    if (first === undefined) this.schools.push(row);
    else addTo(first, row);
    if (!this.#byName.has(row.name)) this.#byName.set(row.name, first ?? row);
    for (const key of keys) this.#listen(first ?? row, key);
  }

  #listen(school: KnownSchool, key: string): void {
    const known = this.#answering.get(key);
    if (known === undefined) this.#answering.set(key, [school]);
    else if (!known.includes(school)) known.push(school);
  }

  /**
   * The earlier row of the same school under another name: "Pontificia Universidad Católica Argentina" is "Pontifical
   * Catholic University of Argentina" when two of their full names are shared. One shared name is not enough (two schools
   * were a "Simmons University"), nor are acronyms, nor a row that says in brackets which of several it is.
   */
  #earlier(row: KnownSchool, [own = '', ...others]: readonly string[]): KnownSchool | undefined {
    const shared = new Map<KnownSchool, number>();
    for (const school of this.#answering.get(own) ?? []) {
      if (nameKey(school.name) === own) return school;
      if (own.includes(' ')) shared.set(school, 1);
    }
    for (const key of new Set(others)) {
      if (key === own || !key.includes(' ')) continue;
      for (const school of this.#answering.get(key) ?? []) shared.set(school, (shared.get(school) ?? 0) + 1);
    }
    if (shared.size === 0 || row.name.endsWith(')')) return undefined;
    const [best, times] = [...shared].sort(([, one], [, other]) => other - one)[0]!;
    return times >= 2 && !best.name.endsWith(')') ? best : undefined;
  }

  /** A school of a family that no row names gets a row of its own; so does every whole. */
  addFamilies(): void {
    for (const { parent } of [...this.schools]) if (parent !== undefined) this.#find(parent);
    for (const line of SCHOOL_FAMILIES.trim().split('\n')) {
      const [whole = '', members = ''] = line.split(' | ');
      const parent = this.#find(whole);
      for (const name of members.split(' ; ')) {
        const member = this.#find(name);
        if (member !== parent) member.parent ??= parent.name;
      }
    }
  }

  #find(name: string): KnownSchool {
    const known = this.#byName.get(name) ?? this.#answering.get(nameKey(name))?.at(-1);
    if (known === undefined) this.add(`${name} | | |`);
    return known ?? this.schools.at(-1)!;
  }

  /** "University of Illinois" is the whole's name, whatever people call its first campus: a part does not answer to it. */
  leaveToTheWhole(): void {
    for (const row of this.schools) {
      const whole = row.parent === undefined ? undefined : this.#byName.get(row.parent);
      if (whole === undefined || whole === row) continue;
      const taken = (alias: string): boolean => this.#answering.get(nameKey(alias))?.includes(whole) === true;
      if (!taken(row.name)) row.aliases = row.aliases.filter((alias) => !taken(alias));
    }
  }
}

function addTo(first: KnownSchool, row: KnownSchool): void {
  for (const name of [row.name, ...row.aliases])
    if (name !== first.name && !first.aliases.includes(name)) first.aliases.push(name);
  for (const domain of row.domains) if (!first.domains.includes(domain)) first.domains.push(domain);
  if (row.parent !== first.name) first.parent ??= row.parent;
}

export function readGenerated(firstId: number): KnownSchool[] {
  return KNOWN_SCHOOLS.trim()
    .split('\n')
    .map((line, at) => {
      const [name = '', domains = ''] = line.split('\t');
      return { id: firstId + at, name, aliases: [], domains: domains.split(' '), curated: false };
    });
}
