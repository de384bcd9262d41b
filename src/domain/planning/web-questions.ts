// The questions to the web, as intents: who, which organisation in its known names, what is sought, in which language and place.
// Engines phrase them; the text is what a person would type.
import type { Claim } from '../model/claim.ts';
import type { SearchCategory } from '../model/options.ts';
import type { Person } from '../model/person.ts';
import type { Intent, Query, Seek } from '../model/query.ts';
import type { OrganisationIndex } from '../orgs/organisation-index.ts';
import { seekWords } from './data/seek-words.ts';
import { type Locale, localeOfPerson, localeOfSite } from './languages.ts';
import { initialForms, quotedNames } from './name-forms.ts';

export type Draft = Pick<Query, 'kind' | 'text' | 'claimKeys' | 'purpose'> &
  Partial<Pick<Query, 'site' | 'organisation' | 'near' | 'intent' | 'category' | 'limit'>>;

export interface OrganisationGroup {
  name: string;
  claims: Claim[];
}

export interface Asker {
  person: Person;
  names: readonly string[];
  organisations: OrganisationIndex;
}

/** Results worth reading of one issuer: its staff pages come first or not at all. */
const ISSUER_RESULTS = 5;
const MOST_ORGANISATION_NAMES = 3;

export function keysOf(group: OrganisationGroup): string[] {
  return group.claims.map((claim) => claim.claim_key);
}

/** Which of an organisation's names pages carry, beside the claimed one: the official, then those in use or in former use. */
const NAME_ORDER = ['official', 'short', 'translated', 'former'];

/** The claimed name, the official one, and another in use: pages of 2014 write what was usual in 2014. */
export function knownNames(organisation: string, organisations: OrganisationIndex): string[] {
  const known = organisations.named(organisation);
  const others = known.length === 1 ? known[0]!.names : [];
  const names = [
    organisation,
    ...NAME_ORDER.flatMap((kind) => others.filter((name) => name.kind === kind).map((name) => name.value)),
  ].filter((name, index) => index === 0 || /^\p{Script=Latin}/u.test(name));
  const folded = (name: string): string =>
    name
      .toLowerCase()
      .replace(/^the /, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ');
  const unique = names.filter((name, index) => names.findIndex((other) => folded(other) === folded(name)) === index);
  return unique.slice(0, MOST_ORGANISATION_NAMES).map((name) => name.replaceAll('"', ''));
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 150) : null;
}

/** The year in which what is claimed ended, or began when it goes on. */
export function endYear({ expected }: Claim): string | null {
  for (const member of ['end_date', 'end_year', 'year', 'date', 'start_date', 'start_year']) {
    const year = /^(\d{4})(?:-|$)/.exec(String(expected[member] ?? ''))?.[1];
    if (year) return year;
  }
  return null;
}

const LEADING = /found|owner|inhaber|geschäftsführ|managing director|gérant|gerente|prezes|vorstand|gesellschafter/i;

/** What a group's pages are looked for by: its study, its trade register entry, its team. */
function seekOf({ claims }: OrganisationGroup): Seek {
  if (claims.some((claim) => claim.claim_type === 'education')) return 'study';
  if (claims.some((claim) => claim.claim_type === 'credential')) return 'licence';
  const leads = claims.some(
    ({ claim_type: type, expected }) =>
      type === 'business' || LEADING.test(String(expected.title ?? expected.role ?? '')),
  );
  return leads ? 'founder' : 'work';
}

/** Degree and field, title, or the name of the licence; each once. */
function aboutOf(claims: readonly Claim[]): string[] {
  const values = claims.flatMap(({ claim_type: type, expected }) =>
    type === 'education'
      ? [text(expected.degree), text(expected.field)]
      : [text(expected.title) ?? text(expected.role), type === 'credential' ? text(expected.name) : null],
  );
  return [...new Set(values.filter((value) => value !== null))].slice(0, 4);
}

interface Wanted {
  seek: Seek;
  locale: Locale;
  organisations?: string[];
  about?: string[];
  initials?: boolean;
  place?: string | null;
  year?: string | null;
}

function intentOf(asker: Asker, wanted: Wanted): Intent {
  return {
    seek: wanted.seek,
    organisations: wanted.organisations ?? [],
    about: wanted.about ?? [],
    words: seekWords(wanted.seek, wanted.locale.language),
    initials: wanted.initials ? initialForms(asker.person) : [],
    language: wanted.locale.language,
    country: wanted.locale.country,
    place: wanted.place ?? null,
    year: wanted.year ?? null,
  };
}

/** As a person would type it into an engine. */
function typed(asker: Asker, intent: Intent, site?: string): string {
  const names = quotedNames([...asker.names.slice(0, 3), ...intent.initials.slice(0, 1)].slice(0, 4));
  const organisation = site === undefined && intent.organisations[0] ? `"${intent.organisations[0]}"` : '';
  const values = intent.seek === 'publication' || intent.seek === 'award' ? intent.about.join(' ') : '';
  const words = intent.words.length > 0 && !values ? `(${intent.words.join(' OR ')})` : '';
  const place = intent.seek === 'profile' || intent.seek === 'people' ? (intent.place ?? '') : '';
  const file = intent.seek === 'document' ? 'filetype:pdf' : '';
  const parts = [names, organisation, values, place, words, file, site ? `site:${site}` : ''];
  return parts
    .filter((part) => part !== '')
    .join(' ')
    .replace(/\s+/g, ' ');
}

const CATEGORY: Partial<Record<Seek, SearchCategory>> = {
  people: 'people',
  thesis: 'research_paper',
  publication: 'research_paper',
  award: 'news',
};

function draft(asker: Asker, intent: Intent, more: Partial<Draft> & Pick<Draft, 'claimKeys' | 'purpose'>): Draft {
  const category = more.site === undefined ? CATEGORY[intent.seek] : undefined;
  return {
    kind: 'web',
    text: typed(asker, intent, more.site),
    intent,
    ...(category === undefined ? {} : { category }),
    ...more,
  };
}

/** The issuer's own pages about the person. */
export function issuerQuestion(asker: Asker, group: OrganisationGroup, site: string): Draft {
  const locale = localeOfSite(site, localeOfPerson(asker.person));
  const seek = seekOf(group);
  const intent = intentOf(asker, {
    seek,
    locale,
    organisations: knownNames(group.name, asker.organisations),
    about: aboutOf(group.claims),
  });
  return draft(
    asker,
    { ...intent, words: [] },
    {
      site,
      organisation: group.name,
      claimKeys: keysOf(group),
      purpose: 'issuer_site',
      limit: ISSUER_RESULTS,
    },
  );
}

/** The person together with an organisation, anywhere on the web. */
export function organisationQuestion(asker: Asker, group: OrganisationGroup, site?: string): Draft {
  const locale = localeOfSite(site, localeOfPerson(asker.person));
  const organisations = knownNames(group.name, asker.organisations);
  const intent = intentOf(asker, {
    seek: seekOf(group),
    locale,
    organisations,
    about: aboutOf(group.claims),
    place: asker.person.location ?? null,
  });
  return draft(
    asker,
    { ...intent, words: intent.seek === 'founder' ? intent.words : [] },
    {
      organisation: group.name,
      claimKeys: keysOf(group),
      purpose: 'name_and_organisation',
    },
  );
}

const WITH_THESIS =
  /ph\.?\s?d|dr\b|doct|m\.?sc|m\.?a\b|m\.?s\b|m\.?eng|master|magister|mgr|diplom|licen|laurea|m\.?phil|博士|修士|硕士/i;

/** A thesis is the school's own proof of a degree; its author often stands there with initials alone. */
export function thesisQuestions(asker: Asker, group: OrganisationGroup, site: string | undefined): Draft[] {
  const claims = group.claims.filter(
    (claim) => claim.claim_type === 'education' && WITH_THESIS.test(String(claim.expected.degree ?? '')),
  );
  if (claims.length === 0) return [];
  const intent = intentOf(asker, {
    seek: 'thesis',
    locale: localeOfSite(site, localeOfPerson(asker.person)),
    organisations: knownNames(group.name, asker.organisations),
    about: aboutOf(claims),
    initials: true,
    year: claims.map(endYear).find((year) => year !== null) ?? null,
  });
  const more = { organisation: group.name, claimKeys: claims.map((claim) => claim.claim_key), purpose: 'further' };
  return [draft(asker, intent, { ...more, ...(site === undefined ? {} : { site, limit: ISSUER_RESULTS }) })];
}

/** Claims that name a work, a prize or a credential are asked by that name. */
export function workQuestions(asker: Asker, claims: readonly Claim[]): Draft[] {
  const locale = localeOfPerson(asker.person);
  return claims.flatMap((claim) => {
    const { seek, value } = namedWork(claim);
    if (value === null) return [];
    const intent = intentOf(asker, {
      seek,
      locale,
      about: [value],
      initials: seek === 'publication',
      year: endYear(claim),
    });
    const words = seek === 'licence' ? intent.words : [];
    return [draft(asker, { ...intent, words }, { claimKeys: [claim.claim_key], purpose: 'name_and_organisation' })];
  });
}

function namedWork({ claim_type: type, expected }: Claim): { seek: Seek; value: string | null } {
  if (type === 'publication') return { seek: 'publication', value: text(expected.title) };
  if (type === 'award') return { seek: 'award', value: text(expected.name) };
  if (type === 'credential') return { seek: 'licence', value: text(expected.name) };
  return { seek: 'statement', value: type === 'custom' ? text(expected.statement) : null };
}

/** One question that does not carry the claimed values, so that it cannot only find pages that agree. */
export function neutralQuestion(asker: Asker, locale = localeOfPerson(asker.person)): Draft {
  const place = asker.person.location ?? asker.person.current_title ?? null;
  return draft(asker, intentOf(asker, { seek: 'profile', locale, place }), { claimKeys: [], purpose: 'neutral' });
}

/** An index of profiles is asked for the person as such, with what the request itself says of them today. */
export function peopleQuestion(asker: Asker): Draft {
  const { location, current_company: company, current_title: title } = asker.person;
  const intent = intentOf(asker, {
    seek: 'people',
    locale: localeOfPerson(asker.person),
    organisations: company ? [company] : [],
    about: title ? [title] : [],
    place: location ?? null,
  });
  return draft(asker, intent, { claimKeys: [], purpose: 'people' });
}

export function documentQuestion(asker: Asker): Draft {
  const intent = intentOf(asker, { seek: 'document', locale: localeOfPerson(asker.person) });
  return draft(asker, intent, { claimKeys: [], purpose: 'document' });
}

/** Talks and interviews introduce their speakers: for deep jobs, once an organisation. */
export function talkQuestion(asker: Asker, group: OrganisationGroup): Draft {
  const intent = intentOf(asker, {
    seek: 'talk',
    locale: localeOfPerson(asker.person),
    organisations: knownNames(group.name, asker.organisations).slice(0, 1),
  });
  return draft(asker, intent, { organisation: group.name, claimKeys: keysOf(group), purpose: 'further' });
}

/** Schools and employers that the request names beside its claims. */
export function seedQuestions(asker: Asker, groups: readonly OrganisationGroup[]): Draft[] {
  const { current_company: current, education_seed: schools = [], employment_seed: posts = [] } = asker.person;
  const seeds: OrganisationGroup[] = [
    ...(current ? [{ name: current, claims: [] }] : []),
    ...posts.flatMap(({ employer }) => (employer ? [{ name: employer, claims: [] }] : [])),
    ...schools.flatMap(({ school }) => (school ? [{ name: school, claims: [] }] : [])),
  ];
  const known = groups
    .flatMap((group) => knownNames(group.name, asker.organisations))
    .map((name) => name.toLowerCase());
  return seeds
    .filter(({ name }) => !knownNames(name, asker.organisations).some((form) => known.includes(form.toLowerCase())))
    .map((seed) => ({ ...organisationQuestion(asker, seed), purpose: 'further' }));
}
