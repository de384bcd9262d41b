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
import { languagesOf, localeOfPerson, localeOfSite } from './languages.ts';
import { nameForms } from './name-forms.ts';
import { givenOrcids, orcidDrafts } from './orcids.ts';
import { fillPlaceholders } from './placeholders.ts';
import {
  type Asker,
  type Draft,
  documentQuestion,
  endYear,
  issuerQuestion,
  keysOf,
  neutralQuestion,
  type OrganisationGroup,
  organisationQuestion,
  peopleQuestion,
  seedQuestions,
  talkQuestion,
  thesisQuestions,
  workQuestions,
} from './web-questions.ts';

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
  /** Questions to the web, templates not counted. */
  questions: number;
  /** Organisations that registers are asked about, the person first. */
  registers: number;
  archives: number;
  /** Issuer sites asked per claim. */
  sitesPerClaim: number;
  limit: number;
}

/** light: a handful; standard: every claim two or three times; deep: everything there is. */
const BUDGETS: Record<Depth, Budget> = {
  light: { questions: 5, registers: 4, archives: 0, sitesPerClaim: 1, limit: 5 },
  standard: { questions: 20, registers: 8, archives: 0, sitesPerClaim: 1, limit: 10 },
  deep: { questions: 60, registers: 16, archives: 12, sitesPerClaim: 2, limit: 20 },
};

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

/** A site whose pages could never pass the job's own domains is not asked, and not paid for. */
function mayPass(site: string, { allowDomains, denyDomains }: EffectiveOptions): boolean {
  if (denyDomains.some((domain) => isWithin(site, domain))) return false;
  return allowDomains.length === 0 || allowDomains.some((domain) => isWithin(site, domain) || isWithin(domain, site));
}

/** Sites of an organisation that the job may ask. */
function sitesOf(group: OrganisationGroup, input: PlanInput): string[] {
  return issuerDomains(group, input.person, input.organisations ?? NO_ORGANISATIONS).filter((site) =>
    mayPass(site, input.options),
  );
}

/** The registers of people, then of every organisation: they cost nothing, tell namesakes apart and name sites. */
function registers(
  name: string,
  groups: readonly OrganisationGroup[],
  { person, claims, organisations: index }: PlanInput,
): Draft[] {
  const organisations = [...groups];
  const current = person.current_company;
  if (
    current &&
    !groups.some((group) => compareEmployers(group.name, current, index ?? NO_ORGANISATIONS).outcome === 'same')
  ) {
    organisations.push({ name: current, claims: [] });
  }
  return [
    { kind: 'person', text: name, claimKeys: [], purpose: 'register' },
    ...orcidDrafts(givenOrcids(person, claims)),
    ...organisations.map(
      (group): Draft => ({
        kind: 'organisation',
        text: group.name,
        organisation: group.name,
        claimKeys: keysOf(group),
        purpose: 'register',
      }),
    ),
  ];
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
  const asker: Asker = { person, names, organisations: input.organisations ?? NO_ORGANISATIONS };
  const groups = groupByOrganisation(claims, input.organisations ?? NO_ORGANISATIONS);
  const addresses = take([...ownAddresses(person, claims), ...templateDrafts(input)], 60);
  const registered = take(registers(names[0] ?? person.full_name, groups, input), budget.registers);
  // However many claims there are, the neutral question and that for profiles keep their place.
  const always = [neutralQuestion(asker), ...(options.depth === 'light' ? [] : [peopleQuestion(asker)])];
  const sites = groups.flatMap((group) =>
    sitesOf(group, input)
      .slice(0, budget.sitesPerClaim)
      .map((site) => issuerQuestion(asker, group, site)),
  );
  const together = groups.map((group) => organisationQuestion(asker, group, sitesOf(group, input)[0]));
  const perClaim = take(
    alternating(sites, [...together, ...workQuestions(asker, claims)]),
    budget.questions - always.length,
  );
  const rest = take(
    options.depth === 'light' ? [] : furtherQuestions(asker, groups, input),
    budget.questions - always.length - perClaim.length,
  );
  const archived = options.depth === 'deep' ? take(archives(groups, input), budget.archives) : [];
  const all = [...addresses, ...registered, ...perClaim, ...always, ...rest, ...archived];
  return all.map((draft) => completed(draft, input, names, budget.limit));
}

/** Where there is room for few, each organisation's site comes before anybody's second question. */
function alternating(sites: readonly Draft[], others: readonly Draft[]): Draft[] {
  const claimed = new Set(sites.flatMap((draft) => draft.claimKeys));
  const unasked = others.filter((draft) => draft.claimKeys.some((key) => !claimed.has(key)));
  return [...sites, ...unasked, ...others.filter((draft) => !unasked.includes(draft))];
}

/** Theses, documents and what the request names beside its claims; deep jobs also talks and the other language. */
function furtherQuestions(asker: Asker, groups: readonly OrganisationGroup[], input: PlanInput): Draft[] {
  const theses = groups.flatMap((group) => thesisQuestions(asker, group, sitesOf(group, input)[0]));
  const standard = [...theses, documentQuestion(asker), ...seedQuestions(asker, groups)];
  if (input.options.depth !== 'deep') return standard;
  const widely = groups.flatMap((group) => thesisQuestions(asker, group, undefined));
  const own = localeOfPerson(asker.person);
  const languages = groups
    .map((group) => localeOfSite(sitesOf(group, input)[0], own))
    .concat({ language: 'en', country: null })
    .filter((locale) => locale.language !== own.language);
  const neutral = languages.map((locale) => ({ ...neutralQuestion(asker, locale), purpose: 'further' }));
  return [...standard, ...widely, ...neutral, ...groups.map((group) => talkQuestion(asker, group))];
}

function completed(draft: Draft, { person, claims, options }: PlanInput, names: string[], limit: number): Query {
  const organisations = [...new Set(claims.flatMap((claim) => organisationOf(claim) ?? []))];
  const claimTypes = [...new Set(claims.map((claim) => claim.claim_type as string))].toSorted();
  return {
    ...draft,
    ...(draft.kind === 'person' ? { organisations, claimTypes, languages: languagesOf(person) } : {}),
    names,
    person,
    category: options.searchCategory === 'auto' ? (draft.category ?? 'auto') : options.searchCategory,
    limit: draft.kind === 'address' ? 1 : Math.min(draft.limit ?? limit, limit, options.maxSources),
    allowDomains: options.allowDomains,
    denyDomains: options.denyDomains,
  };
}

/** Questions by an ORCID that a page about the person names, where no register was asked by it yet. */
export function planLearntOrcids(input: PlanInput, orcids: readonly string[]): Query[] {
  const names = nameForms(input.person);
  return orcidDrafts(orcids).map((draft) => completed(draft, input, names, BUDGETS[input.options.depth].limit));
}

export interface LearntSites {
  organisation: string;
  sites: string[];
}

/** Questions to issuers whose domain a register named, once the tables had none. */
export function planLearntIssuers(input: PlanInput, learnt: readonly LearntSites[]): Query[] {
  const names = nameForms(input.person);
  const budget = BUDGETS[input.options.depth];
  const asker: Asker = { person: input.person, names, organisations: input.organisations ?? NO_ORGANISATIONS };
  const drafts = groupByOrganisation(input.claims, input.organisations ?? NO_ORGANISATIONS).flatMap((group) => {
    if (issuerDomains(group, input.person, input.organisations ?? NO_ORGANISATIONS).length > 0) return [];
    const found = learnt.find(
      ({ organisation }) =>
        compareEmployers(organisation, group.name, input.organisations ?? NO_ORGANISATIONS).outcome === 'same',
    );
    const sites = (found?.sites ?? []).filter((site) => mayPass(site, input.options));
    return sites.slice(0, budget.sitesPerClaim).map((site) => issuerQuestion(asker, group, site));
  });
  return take(drafts, budget.questions).map((draft) => completed(draft, input, names, budget.limit));
}
