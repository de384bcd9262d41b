// The questions of a job, in the order in which they are worth their price.
import { compareEmployers } from '../claims/members.ts';
import type { Claim } from '../model/claim.ts';
import type { Depth, EffectiveOptions } from '../model/options.ts';
import type { Person } from '../model/person.ts';
import type { Query, QueryKind } from '../model/query.ts';
import type { SearchPlan } from '../model/template.ts';
import { domainsOf } from './issuer-domains.ts';
import { nameForms } from './name-forms.ts';
import { fillPlaceholders } from './placeholders.ts';

export interface PlanInput {
  person: Person;
  claims: readonly Claim[];
  options: EffectiveOptions;
  template: { searchPlan: SearchPlan } | null;
  metadata?: Readonly<Record<string, unknown>>;
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

type Draft = Pick<Query, 'kind' | 'text' | 'claimKeys' | 'purpose'> & Partial<Pick<Query, 'site' | 'organisation'>>;

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
function groupByOrganisation(claims: readonly Claim[]): OrganisationGroup[] {
  const groups: OrganisationGroup[] = [];
  for (const claim of claims) {
    const name = organisationOf(claim);
    if (!name) continue;
    const known = groups.find((group) => compareEmployers(group.name, name).outcome === 'same');
    if (known) known.claims.push(claim);
    else groups.push({ name, claims: [claim] });
  }
  return groups;
}

function keysOf(group: OrganisationGroup): string[] {
  return group.claims.map((claim) => claim.claim_key);
}

function issuerSites(name: string, groups: readonly OrganisationGroup[], budget: Budget): Draft[] {
  return groups.flatMap((group) => {
    const stated = group.claims
      .map((claim) => claim.expected.domain)
      .filter((value): value is string => typeof value === 'string');
    return [...new Set([...stated, ...domainsOf(group.name)])].slice(0, budget.sitesPerClaim).map((site) => ({
      kind: 'web' as const,
      text: `"${name}" site:${site}`,
      site,
      organisation: group.name,
      claimKeys: keysOf(group),
      purpose: 'issuer_site',
    }));
  });
}

function withOrganisations(name: string, groups: readonly OrganisationGroup[]): Draft[] {
  return groups.map((group) => ({
    kind: 'web' as const,
    text: `"${name}" "${group.name}"`,
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
        text: `"${name}" ${text.slice(0, 150)}`,
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
    text: `"${name}" ${context} (bio OR CV OR profile)`.replace(/\s+/g, ' '),
    claimKeys: [],
    purpose: 'neutral',
  };
}

function registers(name: string, groups: readonly OrganisationGroup[], person: Person): Draft[] {
  const drafts: Draft[] = [{ kind: 'person', text: name, claimKeys: [], purpose: 'register' }];
  const companies = groups.filter((group) =>
    group.claims.some((claim) => claim.claim_type === 'business' || claim.claim_type === 'employment'),
  );
  const current = person.current_company;
  if (current && !companies.some((group) => compareEmployers(group.name, current).outcome === 'same')) {
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

/** Captures near the end of what is claimed: pages that are gone. */
function archives(groups: readonly OrganisationGroup[], person: Person): Draft[] {
  const sites = groups.flatMap((group) =>
    domainsOf(group.name)
      .slice(0, 1)
      .map((site) => ({ site, keys: keysOf(group), name: group.name })),
  );
  const own = [person.personal_website].filter((url): url is string => url !== undefined && url !== '');
  return [
    ...own.map((url) => ({ kind: 'archive' as const, text: withScheme(url), claimKeys: [], purpose: 'archive' })),
    ...sites.map(({ site, keys, name }) => ({
      kind: 'archive' as const,
      text: site,
      site,
      organisation: name,
      claimKeys: keys,
      purpose: 'archive',
    })),
  ];
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

/** Takes drafts in rounds, so that a cap leaves every claim its best question before any gets its second. */
function take(drafts: readonly Draft[], most: number): Draft[] {
  const seen = new Set<string>();
  const taken: Draft[] = [];
  for (const draft of drafts) {
    const key = `${draft.kind}\n${draft.text.toLowerCase()}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (taken.length >= most) break;
    taken.push(draft);
  }
  return taken;
}

export function planQueries(input: PlanInput): Query[] {
  const { person, claims, options } = input;
  const budget = BUDGETS[options.depth];
  const names = nameForms(person);
  const name = names[0] ?? person.full_name;
  const groups = groupByOrganisation(claims);
  const addresses = take([...ownAddresses(person, claims), ...templateDrafts(input)], 60);
  const registered = registers(name, groups, person);
  const questions = take(
    [
      ...issuerSites(name, groups, budget),
      ...(options.depth === 'light' && budget.neutral ? [neutral(name, person)] : []),
      ...registered.slice(0, 1),
      ...withOrganisations(name, groups),
      ...withWorks(name, claims),
      ...(budget.neutral ? [neutral(name, person)] : []),
      ...(budget.document
        ? [{ kind: 'web' as const, text: `"${name}" filetype:pdf CV`, claimKeys: [], purpose: 'neutral' }]
        : []),
      ...registered.slice(1),
      ...(budget.archive ? archives(groups, person) : []),
    ],
    budget.questions,
  );
  return [...addresses, ...questions].map((draft) => ({
    ...draft,
    names,
    person,
    category: options.searchCategory,
    limit: draft.kind === 'address' ? 1 : Math.min(budget.limit, options.maxSources),
    allowDomains: options.allowDomains,
    denyDomains: options.denyDomains,
  }));
}
