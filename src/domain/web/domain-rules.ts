// Which hosts a job may draw evidence from: a domain stands for itself and its subdomains, and deny wins.

/** Host of an address without `www.`, lower case; null when it is not an http address. */
export function hostOf(url: string): string | null {
  let parsed: URL;
  try {
    parsed = new URL(url);
  } catch {
    return null;
  }
  if (parsed.protocol !== 'http:' && parsed.protocol !== 'https:') return null;
  return parsed.hostname.toLowerCase().replace(/^www\./, '');
}

export function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}

export function domainAllowed(host: string, allowDomains: readonly string[], denyDomains: readonly string[]): boolean {
  if (denyDomains.some((domain) => isWithin(host, domain))) return false;
  return allowDomains.length === 0 || allowDomains.some((domain) => isWithin(host, domain));
}
