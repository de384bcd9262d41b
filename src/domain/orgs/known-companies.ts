// The employers we know by several names, from the hand-written tables. Read once, on first use.
import { foldOnce, foldWords } from '../text/fold.ts';
import { memoise } from '../text/memoise.ts';
import { COMPANIES } from './data/companies.ts';
import { COMPANIES_ENGINEERING } from './data/companies-engineering.ts';
import { COMPANIES_LIFE_SCIENCES } from './data/companies-life-sciences.ts';
import { COMPANIES_MORE } from './data/companies-more.ts';
import { COMPANIES_SERVICES } from './data/companies-services.ts';
import { COMPANIES_WORLD } from './data/companies-world.ts';

export interface KnownCompany {
  name: string;
  parent?: string;
}

/** Houses between a part and its whole: more are never told. */
const MOST_STEPS = 4;

/** In this order: the first table that names a whole for a part is believed. */
const TABLES = [
  COMPANIES,
  COMPANIES_WORLD,
  COMPANIES_MORE,
  COMPANIES_LIFE_SCIENCES,
  COMPANIES_ENGINEERING,
  COMPANIES_SERVICES,
];

/** Names that several bodies bear, and that a bracket tells apart. */
const toldApart = new Set<string>();
let parents: Set<KnownCompany> | undefined;
let table: Map<string, KnownCompany[]> | undefined;

function build(): Map<string, KnownCompany[]> {
  const result = new Map<string, KnownCompany[]>();
  const firstOf = new Map<string, KnownCompany>();
  for (const line of TABLES.flatMap((rows) => rows.trim().split('\n'))) {
    if (line === '') continue;
    const [name = '', aliases = '', parent = ''] = line.split('|').map((cell) => cell.trim());
    const company = firstOf.get(name) ?? { name };
    if (parent !== '') company.parent ??= parent;
    firstOf.set(name, company);
    for (const alias of [name, ...aliases.split(' ; ')]) {
      answer(result, foldOnce(alias), company);
      if (!alias.endsWith(')')) continue;
      const bare = foldOnce(alias.replace(/\s*\([^)]*\)$/, ''));
      answer(result, bare, company);
      toldApart.add(bare);
    }
  }
  // A part that has a row of its own does not answer to its whole: the name is the part's alone.
  for (const part of firstOf.values()) {
    const whole = part.parent === undefined ? undefined : result.get(foldOnce(part.parent))?.[0];
    const key = foldOnce(part.name);
    if (whole === undefined || whole === part || foldOnce(whole.name) === key) continue;
    const kept = result.get(key)?.filter((company) => company !== whole);
    if (kept !== undefined && kept.length > 0) result.set(key, kept);
  }
  return result;
}

function answer(table: Map<string, KnownCompany[]>, key: string, company: KnownCompany): void {
  if (key === '') return;
  const found = table.get(key);
  if (found === undefined) table.set(key, [company]);
  else if (!found.includes(company)) found.push(company);
}

const LEGAL_TAIL =
  / (?:inc|incorporated|corp|corporation|co|company|ltd|limited|llc|plc|ag|se|sa|gmbh|nv|bv|group|holdings)$/;

/** All known bodies that answer to this name. */
export const knownCompanies: (name: string) => readonly KnownCompany[] = memoise((name) => {
  table ??= build();
  const key = foldWords(name).replace(/^the /, '');
  return called(table, key) ?? table.get(key.replace(LEGAL_TAIL, '')) ?? table.get(withoutTails(key)) ?? [];
});

/** "Co., Ltd." and "Group plc" are two tails. */
const withoutTails = (key: string): string => key.replace(LEGAL_TAIL, '').replace(LEGAL_TAIL, '');

/** Whether two names differ in nothing but legal form or "group". */
export const differInTails = (left: string, right: string): boolean =>
  withoutTails(foldWords(left)) === withoutTails(foldWords(right));

/** Who answers to the name as it stands, with or without the article. */
function called(table: ReadonlyMap<string, KnownCompany[]>, key: string): KnownCompany[] | undefined {
  const [bare, withArticle] = [table.get(key), table.get(`the ${key}`)];
  if (bare === undefined || withArticle === undefined) return bare ?? withArticle;
  return [...new Set([...bare, ...withArticle])];
}

/** Whether a table has the name itself, not only without its legal form. */
export function isListedAsSuch(name: string): boolean {
  table ??= build();
  return called(table, foldWords(name).replace(/^the /, '')) !== undefined;
}

/** Whether some long name is told of both: two tables may list one body under two first names. */
export function shareName(one: KnownCompany, other: KnownCompany): boolean {
  if (shared === undefined) {
    table ??= build();
    shared = new Map();
    for (const [key, bodies] of table)
      if (bodies.length > 1 && key.length >= LONG_NAME && key.includes(' ') && !toldApart.has(key))
        for (const body of bodies) shared.set(body, new Set([...(shared.get(body) ?? []), ...bodies]));
  }
  return shared.get(one)?.has(other) === true;
}

/** Shorter ones ("Finance Ministry", "City Hospital") are shared by bodies that have nothing else in common. */
const LONG_NAME = 18;
let shared: Map<KnownCompany, Set<KnownCompany>> | undefined;

export function allKnownCompanies(): KnownCompany[] {
  table ??= build();
  return [...new Set([...table.values()].flat())];
}

/** Whether one belongs to the other, at once or through houses between: YouTube, Google, Alphabet. */
export function belongsTo(part: KnownCompany, whole: KnownCompany): boolean {
  let at: KnownCompany | undefined = part;
  for (let step = 0; step < MOST_STEPS && at !== undefined; step += 1) {
    at = parentOfCompany(at);
    if (at === whole) return true;
  }
  return false;
}

/** Whether the tables know parts of this body. */
export function hasParts(company: KnownCompany): boolean {
  parents ??= new Set(allKnownCompanies().flatMap((part) => parentOfCompany(part) ?? []));
  return parents.has(company);
}

export function parentOfCompany(company: KnownCompany): KnownCompany | undefined {
  return company.parent === undefined ? undefined : knownCompanies(company.parent)[0];
}
