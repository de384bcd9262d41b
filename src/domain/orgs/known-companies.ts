// The employers we know by several names, from the hand-written tables. Read once, on first use.
import { foldWords } from '../text/fold.ts';
import { memoise } from '../text/memoise.ts';
import { COMPANIES } from './data/companies.ts';
import { COMPANIES_MORE } from './data/companies-more.ts';
import { COMPANIES_WORLD } from './data/companies-world.ts';

export interface KnownCompany {
  name: string;
  parent?: string;
}

let table: Map<string, KnownCompany[]> | undefined;

function build(): Map<string, KnownCompany[]> {
  const result = new Map<string, KnownCompany[]>();
  const firstOf = new Map<string, KnownCompany>();
  for (const line of [COMPANIES, COMPANIES_WORLD, COMPANIES_MORE].flatMap((rows) => rows.trim().split('\n'))) {
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

export function parentOfCompany(company: KnownCompany): KnownCompany | undefined {
  return company.parent === undefined ? undefined : knownCompanies(company.parent)[0];
}
