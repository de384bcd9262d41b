// The host of a page's address and the word that its owner chose ("acmewidgets" of acmewidgets.example), worked out once an address.
import { getDomainWithoutSuffix, getHostname } from 'tldts';

let held = { url: '', host: '', label: '' };

function of(url: string): typeof held {
  if (held.url !== url) held = { url, host: getHostname(url) ?? '', label: getDomainWithoutSuffix(url) ?? '' };
  return held;
}

/** Empty when the address has none. */
export const hostOf = (url: string): string => of(url).host;

/** The domain without its public ending; empty when the address has none. */
export const labelOf = (url: string): string => of(url).label;
