// Whose address it is: hosts and registrable domains by the Public Suffix List.
import { getDomain, getHostname, parse } from 'tldts';
import { isWithin } from '../web/domain-rules.ts';
import { KEPT_BY_OWNER, OPEN_HOSTS, SELF_DOMAINS, UGC_DOMAINS } from './data/known-sites.ts';

/** Host in lower case, without `www.`; empty when the address has none. */
export function hostOfUrl(url: string): string {
  return (getHostname(url) ?? '')
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^www\d?\./, '');
}

/** The part of an address that somebody registered: `www.gu.se.alumni-pages.com` is of `alumni-pages.com`. */
export function siteOf(url: string): string {
  return getDomain(url, { allowPrivateDomains: false }) ?? getHostname(url) ?? url;
}

/** What follows the host, in lower case. */
export function pathOf(url: string): string {
  const start = url.indexOf('//');
  const slash = url.indexOf('/', start < 0 ? 0 : start + 2);
  return slash < 0 ? '/' : url.slice(slash).toLowerCase();
}

/** The host or one of the domains above it is in the list. */
export function isListed(list: { has(domain: string): boolean }, host: string): boolean {
  return listedDomain(list, host) !== null;
}

export function listedDomain(list: { has(domain: string): boolean }, host: string): string | null {
  const labels = host.split('.');
  for (let index = 0; index < labels.length - 1; index += 1) {
    const domain = labels.slice(index).join('.');
    if (list.has(domain)) return domain;
  }
  return null;
}

/** Anybody may put up pages below this host: a private suffix (`github.io`) or a known open host. */
export function isOpenHost(host: string): boolean {
  if (isListed(KEPT_BY_OWNER, host)) return false;
  if (parse(host, { allowPrivateDomains: true }).isPrivate === true) return true;
  return isListed(OPEN_HOSTS, host) || isListed(SELF_DOMAINS, host) || isListed(UGC_DOMAINS, host);
}

/** Whether a domain can be the site of one organisation: not a suffix, not a number, not a host where anybody may publish. */
export function mayBelongToOne(domain: string): boolean {
  const { domain: registrable, isIp } = parse(domain, { allowPrivateDomains: true });
  return registrable !== null && isIp !== true && !isOpenHost(domain);
}

/** The page lies on the domain itself or below it. */
export function liesOn(host: string, domain: string): boolean {
  return host !== '' && isWithin(host, domain);
}
