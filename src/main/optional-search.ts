// A search engine that may or may not be running beside the service (`docker compose --profile search`): it is left out when
// nothing is there at start. One that is merely slow, or not ready yet, stays in.
import type { Settings } from '../config/settings.ts';
import { isFault } from '../domain/model/fault.ts';
import type { GuardedFetch } from '../ports/fetch.ts';

const PATIENCE_MILLISECONDS = 3_000;
/** Nobody has the address, or nobody answers at it at all; a refused connection means that something is starting there. */
const NOBODY = /^(?:EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EADDRNOTAVAIL|DNS_TIMEOUT)$/;

export async function isThere(url: string, fetch: GuardedFetch): Promise<boolean> {
  try {
    await fetch({ url: `${url}/healthz`, purpose: 'api', deadlineMs: PATIENCE_MILLISECONDS });
    return true;
  } catch (error) {
    if (isFault(error, 'fetch_timeout')) return false;
    return !(isFault(error, 'fetch_failed') && NOBODY.test(error.detail ?? ''));
  }
}

/** The settings without a SearXNG that was named as optional and is not there. */
export async function withoutAbsentSearch(
  settings: Readonly<Settings>,
  fetch: (settings: Readonly<Settings>) => { fetch: GuardedFetch; close(): Promise<void> },
): Promise<Readonly<Settings>> {
  const own = settings.providerSettings.searxng ?? {};
  if (own.SEARXNG_URL === undefined || own.SEARXNG_OPTIONAL !== 'yes') return settings;
  const outbound = fetch(settings);
  try {
    if (await isThere(own.SEARXNG_URL, outbound.fetch)) return settings;
  } finally {
    await outbound.close();
  }
  const { SEARXNG_URL: _absent, ...rest } = own;
  return Object.freeze({ ...settings, providerSettings: { ...settings.providerSettings, searxng: rest } });
}
