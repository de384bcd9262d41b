// The facts by which a site is an organisation's: what the organisation data says, what the request states, what registers
// recorded and what known sites link to. Gathered once a job; nothing here is guessed from a likeness.
import type { Claim } from '../model/claim.ts';
import type { Person } from '../model/person.ts';
import { OFFICIAL_WEBSITE } from '../model/query.ts';
import type { Asserter, ReadSource } from '../model/source.ts';
import { hostOfAddress } from '../web/compare-domains.ts';
import { isSelfWritten } from './own-site.ts';
import { hostOfUrl, mayBelongToOne, siteOf } from './site-address.ts';
import { NO_ORGANISATIONS, type SiteIndex } from './site-index.ts';
import { type DeclaredKinds, siteKindOf } from './site-kinds.ts';

/** What is known before a job begins. */
export interface TrustData {
  organisations: SiteIndex;
  /** Kinds of hosts that the operator's own corpus declares. */
  declaredKinds: DeclaredKinds;
}

/** Nothing is known beforehand: only what the request states and what the job's own sources show. */
export const NOTHING_KNOWN: TrustData = { organisations: NO_ORGANISATIONS, declaredKinds: new Map() };

export interface StatedSite {
  organisation: string;
  domain: string;
}

export interface RecordedSite extends StatedSite {
  /** Who keeps the record. */
  provider: string;
  /** An official register; otherwise a reference work that anybody may edit. */
  official: boolean;
}

export interface LinkedSite extends StatedSite {
  /** The known site that links to it. */
  from: string;
}

export interface TrustFacts extends TrustData {
  stated: readonly StatedSite[];
  recorded: readonly RecordedSite[];
  /** By the site that is linked to. */
  linked: ReadonlyMap<string, readonly LinkedSite[]>;
}

/** A host alone: `https://www.norvane.edu/people` is `norvane.edu`. */
function domainOf(address: string): string {
  return hostOfAddress(address)
    .replace(/\.$/, '')
    .replace(/^www\d?\./, '');
}

/** Members of a claim that name the organisation it is about. */
const ORGANISATION_MEMBERS = ['school', 'employer', 'business_name', 'issuer', 'venue'] as const;

/** Sites that the client states itself; what the claim only asserts of the person is none. */
export function statedSites(person: Person, claims: readonly Claim[]): StatedSite[] {
  const listed = (person.organisations ?? []).flatMap(({ name, domains }) =>
    domains.map((address) => ({ organisation: name, domain: domainOf(address) })),
  );
  const claimed = claims.flatMap(({ expected }) => {
    const address = expected.organisation_domain;
    if (typeof address !== 'string' || address === '') return [];
    return ORGANISATION_MEMBERS.map((member) => expected[member])
      .filter((name): name is string => typeof name === 'string' && name !== '')
      .map((organisation) => ({ organisation, domain: domainOf(address) }));
  });
  return [...listed, ...claimed].filter(({ domain }) => domain !== '');
}

/** A person's own entry in a register is the person's word. */
const RECORDS: ReadonlySet<Asserter> = new Set([
  'register',
  'institution',
  'knowledge_base',
  'knowledge_base_unreferenced',
]);

/** Official websites as registers and reference works recorded them. */
export function recordedSites(sources: readonly ReadSource[]): RecordedSite[] {
  return sources.flatMap((source) => {
    const organisation = source.people[0]?.name;
    if (source.asserter === null || !RECORDS.has(source.asserter) || organisation === undefined) return [];
    return source.links
      .filter((link) => link.text === OFFICIAL_WEBSITE)
      .map((link) => ({
        organisation,
        domain: domainOf(link.href),
        provider: source.provider,
        official: source.asserter === 'register',
      }))
      .filter(({ domain }) => mayBelongToOne(domain));
  });
}

/** A site that is known for itself, so that its link means something: a register, a reference work, a known organisation. */
function isKnownSite(source: ReadSource, person: Person, data: TrustData): boolean {
  if (source.notEvidence !== null || source.asserter !== null) return false;
  const host = hostOfUrl(source.url);
  const kind = siteKindOf(host, data.declaredKinds);
  if (kind === 'self' || kind === 'ugc' || kind === 'mirror') return false;
  const known = data.organisations.ofHost(host) !== undefined;
  return (kind !== null || known) && !isSelfWritten(source, person, known);
}

/** `https://norvane.edu/` or `https://norvane.edu/en`, and nothing behind it. */
const FRONT_PAGE = /^https?:\/\/[^/?#\s]{3,253}\/?(?:[a-z]{2}\/?)?$/i;
const LONGEST_NAME = 120;

/** Links of known sites to the front page of another site under a name, by the site they lead to. */
export function linkedSites(
  sources: readonly ReadSource[],
  person: Person,
  data: TrustData,
): ReadonlyMap<string, readonly LinkedSite[]> {
  const bySite = new Map<string, LinkedSite[]>();
  for (const source of sources) {
    const links = source.links.filter(({ href, text }) => text.length <= LONGEST_NAME && FRONT_PAGE.test(href));
    if (links.length === 0 || !isKnownSite(source, person, data)) continue;
    const from = siteOf(source.url);
    for (const { href, text } of links) {
      const domain = domainOf(href);
      const site = siteOf(domain);
      if (site === from || !mayBelongToOne(domain)) continue;
      const known = bySite.get(site) ?? [];
      if (known.some((link) => link.organisation === text && link.from === from && link.domain === domain)) continue;
      bySite.set(site, [...known, { organisation: text, domain, from }]);
    }
  }
  return bySite;
}

export function gatherFacts(
  data: TrustData,
  person: Person,
  claims: readonly Claim[],
  sources: readonly ReadSource[],
): TrustFacts {
  return {
    ...data,
    stated: statedSites(person, claims),
    recorded: recordedSites(sources),
    linked: linkedSites(sources, person, data),
  };
}

/** Sites the request states that cannot belong to one organisation, such as an address at a free host. */
export function uncountedStatements(person: Person, claims: readonly Claim[]): string[] {
  return [
    ...new Set(
      statedSites(person, claims)
        .map(({ domain }) => domain)
        .filter((domain) => !mayBelongToOne(domain)),
    ),
  ].sort();
}
