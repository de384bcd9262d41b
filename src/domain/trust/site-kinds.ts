// What kind of site a host is, by lists of hosts: official registers, reference works, places where people write about
// themselves. An operator's own corpus may declare the kinds of its hosts; a declared kind comes first.
import {
  KEPT_BY_OWNER,
  KNOWLEDGE_BASE_DOMAINS,
  MIRROR_DOMAINS,
  OPEN_HOSTS,
  SELF_DOMAINS,
  UGC_DOMAINS,
} from './data/known-sites.ts';
import { OFFICIAL_REGISTERS } from './data/official-registers.ts';
import { isListed, listedDomain } from './site-address.ts';

export const SITE_KINDS = ['register', 'knowledge_base', 'editorial', 'self', 'ugc', 'mirror'] as const;
export type SiteKind = (typeof SITE_KINDS)[number];

/** Kinds of hosts as a corpus declares them, by host. */
export type DeclaredKinds = ReadonlyMap<string, SiteKind>;

const REGISTERS: ReadonlyMap<string, string> = new Map(
  OFFICIAL_REGISTERS.map((register) => [register.host, register.records]),
);

/** Null for a site of which the lists know nothing. */
export function siteKindOf(host: string, declared: DeclaredKinds): SiteKind | null {
  const own = listedDomain(declared, host);
  if (own !== null) return declared.get(own)!;
  if (isListed(MIRROR_DOMAINS, host)) return 'mirror';
  if (isListed(REGISTERS, host)) return 'register';
  if (isListed(KNOWLEDGE_BASE_DOMAINS, host)) return 'knowledge_base';
  if (isListed(KEPT_BY_OWNER, host)) return null;
  if (isListed(UGC_DOMAINS, host)) return 'ugc';
  return isListed(SELF_DOMAINS, host) || isListed(OPEN_HOSTS, host) ? 'self' : null;
}

/** What an official register records, in words; null for any other host. */
export function registerRecords(host: string): string | null {
  const register = listedDomain(REGISTERS, host);
  return register === null ? null : REGISTERS.get(register)!;
}
