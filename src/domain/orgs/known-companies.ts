// The employers we know by several names, from the hand-written tables. Read once, on first use.
import { foldWords } from '../text/fold.ts';
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
      for (const key of [foldWords(alias), foldWords(alias.replace(/\s*\([^)]*\)$/, ''))]) {
        if (key === '') continue;
        const found = result.get(key);
        if (found === undefined) result.set(key, [company]);
        else if (!found.includes(company)) found.push(company);
      }
    }
  }
  // A part that has a row of its own does not answer to its whole: the name is the part's alone.
  for (const part of firstOf.values()) {
    const whole = part.parent === undefined ? undefined : result.get(foldWords(part.parent))?.[0];
    const key = foldWords(part.name);
    if (whole === undefined || whole === part || foldWords(whole.name) === key) continue;
    const kept = result.get(key)?.filter((company) => company !== whole);
    if (kept !== undefined && kept.length > 0) result.set(key, kept);
  }
  return result;
}

const LEGAL_TAIL =
  / (?:inc|incorporated|corp|corporation|co|company|ltd|limited|llc|plc|ag|se|sa|gmbh|nv|bv|group|holdings)$/;

/** All known bodies that answer to this name. */
export const knownCompanies: (name: string) => readonly KnownCompany[] = memoise((name) => {
  table ??= build();
  const key = foldWords(name).replace(/^the /, '');
  const once = key.replace(LEGAL_TAIL, '');
  // "Co., Ltd." and "Group plc" are two tails.
  return table.get(key) ?? table.get(`the ${key}`) ?? table.get(once) ?? table.get(once.replace(LEGAL_TAIL, '')) ?? [];
});

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
