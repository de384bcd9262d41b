// The questions of a job, in the order in which they are worth their price.
import { compareEmployers } from '../claims/members.ts';
import type { Claim } from '../model/claim.ts';
import type { Depth, EffectiveOptions } from '../model/options.ts';
import type { Person } from '../model/person.ts';
import type { Query, QueryKind } from '../model/query.ts';
import type { SearchPlan } from '../model/template.ts';
import { NO_ORGANISATIONS, type OrganisationIndex } from '../orgs/organisation-index.ts';
import { isWithin } from '../web/domain-rules.ts';
import { issuerDomains } from './issuer-domains.ts';
import { nameForms, quotedNames } from './name-forms.ts';
import { fillPlaceholders } from './placeholders.ts';

export interface PlanInput {
  person: Person;
  claims: readonly Claim[];
  options: EffectiveOptions;
  template: { searchPlan: SearchPlan } | null;
  metadata?: Readonly<Record<string, unknown>>;
  /** The organisation data. */
  organisations?: OrganisationIndex;
}

interface Budget {
  /** Questions in all, own addresses and templates not counted. */
  questions: number;
  /** Issuer sites asked per claim. */
  sitesPerClaim: number;
  limit: number;
  neutral: boolean;
  document: boolean;
  archive: boolean;
}

/** light: a handful; standard: every claim once or twice; deep: everything there is. */
const BUDGETS: Record<Depth, Budget> = {
  light: { questions: 6, sitesPerClaim: 1, limit: 5, neutral: true, document: false, archive: false },
  standard: { questions: 24, sitesPerClaim: 1, limit: 10, neutral: true, document: true, archive: false },
  deep: { questions: 80, sitesPerClaim: 2, limit: 20, neutral: true, document: true, archive: true },
};

type Draft = Pick<Query, 'kind' | 'text' | 'claimKeys' | 'purpose'> &
  Partial<Pick<Query, 'site' | 'organisation' | 'near'>>;

function organisationOf(claim: Claim): string | undefined {
  const { school, employer, business_name: business, issuer, venue } = claim.expected;
  return [school, employer, business, issuer, venue].find(
    (value): value is string => typeof value === 'string' && value !== '',
  );
}

function ownAddresses(person: Person, claims: readonly Claim[]): Draft[] {
  const given = [person.personal_website, person.github_url, person.linkedin_url];
  const claimed = claims
    .filter((claim) => claim.claim_type === 'identity')
    .flatMap((claim) => [
      claim.expected.personal_website,
      claim.expected.github_url,
      claim.expected.linkedin_url,
      ...(Array.isArray(claim.expected.profile_urls) ? claim.expected.profile_urls : []),
    ]);
  return [...given, ...claimed]
    .filter((url): url is string => typeof url === 'string' && url !== '')
    .map((url) => ({ kind: 'address', text: withScheme(url), claimKeys: [], purpose: 'own_address' }));
}

/** `linkedin.com/in/x` is read as https. */
export function withScheme(url: string): string {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(url) ? url : `https://${url}`;
}

interface OrganisationGroup {
  name: string;
  claims: Claim[];
}

/** Claims of one organisation share their questions. */
function groupByOrganisation(claims: readonly Claim[], organisations: OrganisationIndex): OrganisationGroup[] {
  const groups: OrganisationGroup[] = [];
  for (const claim of claims) {
    const name = organisationOf(claim);
    if (!name) continue;
    const known = groups.find((group) => compareEmployers(group.name, name, organisations).outcome === 'same');
    if (known) known.claims.push(claim);
    else groups.push({ name, claims: [claim] });
  }
  return groups;
}

function keysOf(group: OrganisationGroup): string[] {
  return group.claims.map((claim) => claim.claim_key);
}

/** A site whose pages could never pass the job's own domains is not asked, and not paid for. */
function mayPass(site: string, { allowDomains, denyDomains }: EffectiveOptions): boolean {
  if (denyDomains.some((domain) => isWithin(site, domain))) return false;
  return allowDomains.length === 0 || allowDomains.some((domain) => isWithin(site, domain) || isWithin(domain, site));
}

function issuerSites(name: string, groups: readonly OrganisationGroup[], input: PlanInput, most: number): Draft[] {
  return groups.flatMap((group) =>
    issuerDomains(group, input.person, input.organisations ?? NO_ORGANISATIONS)
      .filter((site) => mayPass(site, input.options))
      .slice(0, most)
      .map((site) => issuerSite(name, group, site)),
  );
}

function issuerSite(name: string, group: OrganisationGroup, site: string): Draft {
  return {
    kind: 'web',
    text: `${name} site:${site}`,
    site,
    organisation: group.name,
    claimKeys: keysOf(group),
    purpose: 'issuer_site',
  };
}

function withOrganisations(name: string, groups: readonly OrganisationGroup[]): Draft[] {
  return groups.map((group) => ({
    kind: 'web' as const,
    text: `${name} "${group.name.replaceAll('"', '')}"`,
    organisation: group.name,
    claimKeys: keysOf(group),
    purpose: 'name_and_organisation',
  }));
}

/** Claims that name a work, a prize or a credential are asked by that name. */
function withWorks(name: string, claims: readonly Claim[]): Draft[] {
  return claims.flatMap((claim) => {
    const work =
      claim.claim_type === 'publication'
        ? claim.expected.title
        : claim.claim_type === 'award' || claim.claim_type === 'credential'
          ? claim.expected.name
          : undefined;
    const text =
      typeof work === 'string'
        ? work
        : claim.claim_type === 'custom' && typeof claim.expected.statement === 'string'
          ? claim.expected.statement
          : undefined;
    if (!text) return [];
    return [
      {
        kind: 'web' as const,
        text: `${name} ${text.slice(0, 150)}`,
        claimKeys: [claim.claim_key],
        purpose: 'name_and_organisation',
      },
    ];
  });
}

/** One question that does not carry the claimed values, so that it cannot only find pages that agree. */
function neutral(name: string, person: Person): Draft {
  const context = person.location ?? person.current_title ?? '';
  return {
    kind: 'web',
    text: `${name} ${context} (bio OR CV OR profile)`.replace(/\s+/g, ' '),
    claimKeys: [],
    purpose: 'neutral',
  };
}

function registers(
  name: string,
  groups: readonly OrganisationGroup[],
  person: Person,
  organisations: OrganisationIndex,
): Draft[] {
  const drafts: Draft[] = [{ kind: 'person', text: name, claimKeys: [], purpose: 'register' }];
  const companies = groups.filter((group) =>
    group.claims.some((claim) => claim.claim_type === 'business' || claim.claim_type === 'employment'),
  );
  const current = person.current_company;
  if (current && !companies.some((group) => compareEmployers(group.name, current, organisations).outcome === 'same')) {
    companies.push({ name: current, claims: [] });
  }
  for (const group of companies) {
    drafts.push({
      kind: 'organisation',
      text: group.name,
      organisation: group.name,
      claimKeys: keysOf(group),
      purpose: 'register',
    });
  }
  return drafts;
}

/** Captures near the end of what is claimed: the person's own pages, and pages of the issuer whose address bears the name. */
function archives(groups: readonly OrganisationGroup[], input: PlanInput): Draft[] {
  const own = [input.person.personal_website].filter((url): url is string => url !== undefined && url !== '');
  const years = input.claims.map(endYear).filter((year) => year !== null);
  const near = years.toSorted().at(-1);
  const pages = own.map((url) => archived(withScheme(url), near === undefined ? {} : { near }));
  const sites = groups.flatMap((group) => {
    const year = group.claims.map(endYear).find((found) => found !== null);
    return issuerDomains(group, input.person, input.organisations ?? NO_ORGANISATIONS)
      .filter((site) => mayPass(site, input.options))
      .slice(0, 1)
      .map((site) => ({
        ...archived(site, year === undefined ? {} : { near: year }),
        site,
        organisation: group.name,
        claimKeys: keysOf(group),
      }));
  });
  return [...pages, ...sites];
}

function archived(text: string, more: Pick<Draft, 'near'>): Draft {
  return { kind: 'archive', text, claimKeys: [], purpose: 'archive', ...more };
}

/** The year in which what is claimed ended, or began when it goes on. */
function endYear({ expected }: Claim): string | null {
  for (const member of ['end_date', 'end_year', 'year', 'date', 'start_date', 'start_year']) {
    const year = /^(\d{4})(?:-|$)/.exec(String(expected[member] ?? ''))?.[1];
    if (year) return year;
  }
  return null;
}

function templateDrafts(input: PlanInput): Draft[] {
  const plan = input.template?.searchPlan;
  if (!plan) return [];
  const general = (plan.queries ?? []).flatMap((template) =>
    fillPlaceholders(template, input.person, input.claims, input.metadata ?? {}).map((text) => ({
      kind: kindOf(text.text),
      text: text.text,
      claimKeys: text.claimKeys,
      purpose: 'template',
    })),
  );
  const perType = Object.entries(plan.per_claim_type ?? {}).flatMap(([type, templates]) =>
    input.claims
      .filter((claim) => claim.claim_type === type)
      .flatMap((claim) =>
        templates.flatMap((template) =>
          fillPlaceholders(template, input.person, [claim], input.metadata ?? {}).map((text) => ({
            kind: kindOf(text.text),
            text: text.text,
            claimKeys: [claim.claim_key],
            purpose: 'template',
          })),
        ),
      ),
  );
  return [...general, ...perType];
}

function kindOf(text: string): QueryKind {
  return /^https?:\/\/\S+$/.test(text) ? 'address' : 'web';
}

/** Each question once, and no more than there is room for. */
function take(drafts: readonly Draft[], most: number): Draft[] {
  const unique = new Map<string, Draft>();
  for (const draft of drafts) {
    const key = `${draft.kind}\n${draft.text.toLowerCase()}`;
    if (!unique.has(key)) unique.set(key, draft);
  }
  return [...unique.values()].slice(0, Math.max(0, most));
}

export function planQueries(input: PlanInput): Query[] {
  const { person, claims, options } = input;
  const budget = BUDGETS[options.depth];
  const names = nameForms(person);
  const name = quotedNames(names.length === 0 ? [person.full_name] : names);
  const groups = groupByOrganisation(claims, input.organisations ?? NO_ORGANISATIONS);
  const addresses = take([...ownAddresses(person, claims), ...templateDrafts(input)], 60);
  const [byName, ...organisations] = registers(
    names[0] ?? person.full_name,
    groups,
    person,
    input.organisations ?? NO_ORGANISATIONS,
  );
  // However many claims there are, the neutral question and the registers of people keep their place.
  const always = [...(budget.neutral ? [neutral(name, person)] : []), byName!];
  const perClaim = take(
    [
      ...issuerSites(name, groups, input, budget.sitesPerClaim),
      ...withOrganisations(name, groups),
      ...withWorks(name, claims),
    ],
    budget.questions - always.length,
  );
  const document: Draft = { kind: 'web', text: `${name} filetype:pdf CV`, claimKeys: [], purpose: 'document' };
  const rest = take(
    [...(budget.document ? [document] : []), ...organisations, ...(budget.archive ? archives(groups, input) : [])],
    budget.questions - always.length - perClaim.length,
  );
  return [...addresses, ...perClaim, ...always, ...rest].map((draft) => completed(draft, input, names, budget.limit));
}

function completed(draft: Draft, { person, claims, options }: PlanInput, names: string[], limit: number): Query {
  const organisations = [...new Set(claims.flatMap((claim) => organisationOf(claim) ?? []))];
  return {
    ...draft,
    ...(draft.kind === 'person' ? { organisations } : {}),
    names,
    person,
    category: options.searchCategory,
    limit: draft.kind === 'address' ? 1 : Math.min(limit, options.maxSources),
    allowDomains: options.allowDomains,
    denyDomains: options.denyDomains,
  };
}

export interface LearntSites {
  organisation: string;
  sites: string[];
}

/** Questions to issuers whose domain a register named, once the tables had none. */
export function planLearntIssuers(input: PlanInput, learnt: readonly LearntSites[]): Query[] {
  const names = nameForms(input.person);
  const budget = BUDGETS[input.options.depth];
  const drafts = groupByOrganisation(input.claims, input.organisations ?? NO_ORGANISATIONS).flatMap((group) => {
    if (issuerDomains(group, input.person, input.organisations ?? NO_ORGANISATIONS).length > 0) return [];
    const found = learnt.find(
      ({ organisation }) =>
        compareEmployers(organisation, group.name, input.organisations ?? NO_ORGANISATIONS).outcome === 'same',
    );
    const sites = (found?.sites ?? []).filter((site) => mayPass(site, input.options));
    return sites.slice(0, budget.sitesPerClaim).map((site) => issuerSite(quotedNames(names), group, site));
  });
  return take(drafts, budget.questions).map((draft) => completed(draft, input, names, budget.limit));
}
