// The tables of schools and employers, asked through the interface of the organisation index.
import { foldWords } from '../text/fold.ts';
import { COMPANY_DOMAINS } from './data/company-domains.ts';
import { knownCompanies } from './known-companies.ts';
import { type KnownSchool, schoolOfDomain, schoolsNamed } from './known-schools.ts';
import type { Organisation, OrganisationIndex } from './organisation-index.ts';

function ofSchool(school: KnownSchool): Organisation {
  return {
    id: `school:${school.id}`,
    kind: 'school',
    country: null,
    names: [school.name, ...school.aliases].map((value, place) => ({
      value,
      kind: place === 0 ? 'official' : 'short',
    })),
    domains: school.domains,
    relations: [],
  };
}

interface Companies {
  byName: Map<string, Organisation>;
  byDomain: Map<string, Organisation>;
}

function readCompanies(): Companies {
  const byName = new Map<string, Organisation>();
  const byDomain = new Map<string, Organisation>();
  for (const line of COMPANY_DOMAINS.trim().split('\n')) {
    const [name = '', cell = ''] = line.split('|').map((part) => part.trim());
    const domains = cell.split(' ');
    const company: Organisation = {
      id: `company:${foldWords(name)}`,
      kind: 'company',
      country: null,
      names: [{ value: name, kind: 'official' }],
      domains,
      relations: [],
    };
    for (const known of [name, ...knownCompanies(name).map((one) => one.name)]) byName.set(foldWords(known), company);
    for (const domain of domains) if (!byDomain.has(domain)) byDomain.set(domain, company);
  }
  return { byName, byDomain };
}

const LEGAL_TAIL =
  / (?:inc|incorporated|corp|corporation|co|company|ltd|limited|llc|plc|ag|se|sa|gmbh|nv|bv|group|holdings)$/;

function companyNamed(name: string, { byName }: Companies): Organisation | undefined {
  const known = knownCompanies(name);
  // A name that several employers answer to ("ABC") names none of them.
  if (known.length === 1) return byName.get(foldWords(known[0]!.name));
  if (known.length > 1) return undefined;
  const key = foldWords(name).replace(/^the /, '');
  return byName.get(key) ?? byName.get(`the ${key}`) ?? byName.get(key.replace(LEGAL_TAIL, ''));
}

function companyOf(host: string, { byDomain }: Companies): Organisation | undefined {
  let rest = host;
  while (rest.includes('.')) {
    const found = byDomain.get(rest);
    if (found !== undefined) return found;
    rest = rest.slice(rest.indexOf('.') + 1);
  }
  return undefined;
}

/** The domain of the tables by which a host is the school's. */
function domainOfSchool(host: string, school: KnownSchool): string {
  let domain = host;
  for (let rest = host; rest.includes('.'); rest = rest.slice(rest.indexOf('.') + 1)) {
    if (schoolOfDomain(rest)?.id === school.id) domain = rest;
  }
  return domain;
}

let companies: Companies | undefined;

export const TABLE_INDEX: Pick<OrganisationIndex, 'named' | 'byId' | 'ofHost'> = {
  named(name, kind) {
    companies ??= readCompanies();
    const company = kind === 'school' ? undefined : companyNamed(name, companies);
    const schools = kind === undefined || kind === 'school' ? schoolsNamed(name).map(ofSchool) : [];
    return company === undefined ? schools : [...schools, company];
  },
  byId: () => undefined,
  ofHost(host) {
    companies ??= readCompanies();
    const plain = host.toLowerCase().replace(/^www\./, '');
    const school = schoolOfDomain(plain);
    if (school === undefined) return companyOf(plain, companies);
    const known = ofSchool(school);
    return { ...known, domains: [...new Set([...known.domains, domainOfSchool(plain, school)])] };
  },
};
