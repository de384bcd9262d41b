// One address for one page: without tracking, fragments, AMP and mobile doubles, default ports and trailing index files.

/** Parameters that say where a visitor came from, never what he sees. */
const TRACKING =
  /^(?:utm_\w+|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|yclid|twclid|ttclid|igshid|igsh|mc_[ce]id|_hs\w+|hsa_\w+|mkt_tok|_ga|_gl|ref_src|ref_url|referrer|trk|trkinfo|originalsubdomain|lipi|licu|spm|cmpid|ncid|s_kwcid|vero_\w+|oly_\w+|wickedid|rb_clickid|soc_\w+|at_medium|at_campaign|__twitter_impression|sessionid|phpsessid|jsessionid)$/i;

const LONGEST = 4096;

function cleanPath(path: string): string {
  const withoutSession = path.replace(/;jsessionid=[^/?#]*/i, '');
  const withoutAmp = withoutSession
    .replace(/\/amp\/?$/i, '/')
    .replace(/\.amp(?=\.html?$)/i, '')
    .replace(/\.amp$/i, '');
  const withoutIndex = withoutAmp.replace(/\/(?:index|default)\.(?:html?|php|aspx?|jsp)$/i, '/');
  const single = withoutIndex.replace(/\/{2,}/g, '/');
  return single.length > 1 ? single.replace(/\/+$/, '') : '/';
}

function cleanHost(host: string): string {
  return host
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^www\d?\./, '')
    .replace(/^(?:m|mobile|amp)\.(?=[^.]+\.[^.])/, '');
}

function parse(address: string): URL | null {
  const text = address.trim();
  const url = text.length > LONGEST ? null : URL.parse(text);
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') && url.hostname !== '' ? url : null;
}

function keptQuery(url: URL): string {
  if (url.search === '') return '';
  const kept = [...url.searchParams]
    .filter(([name, value]) => value.length < 1024 && !TRACKING.test(name))
    .sort(([one, a], [other, b]) => (one < other ? -1 : one > other ? 1 : a < b ? -1 : a > b ? 1 : 0));
  const query = new URLSearchParams(kept).toString();
  return query === '' ? '' : `?${query}`;
}

/** Old sites keep their pages behind "#!": there the fragment is the page. */
function keptFragment(url: URL): string {
  return url.hash.startsWith('#!') ? url.hash : '';
}

/** The address to fetch and to show: same host and path, without tracking, fragment and session. Null when it is no web address. */
export function canonicalUrl(address: string): string | null {
  const url = parse(address);
  if (url === null) return null;
  const path = url.pathname.replace(/;jsessionid=[^/?#]*/i, '');
  return `${url.protocol}//${url.host.toLowerCase()}${path}${keptQuery(url)}${keptFragment(url)}`;
}

/** One key for all addresses of a page: with or without `www.`, secure or not, mobile, AMP, trailing slash or index file. */
export function urlKey(address: string): string | null {
  const url = parse(address);
  if (url === null) return null;
  const port = url.port === '' || url.port === '80' || url.port === '443' ? '' : `:${url.port}`;
  return `${cleanHost(url.hostname)}${port}${cleanPath(url.pathname)}${keptQuery(url)}${keptFragment(url)}`;
}

/**
 * The key of the address that a page names as its own (`rel=canonical`), when that is on the host it was fetched from; else of
 * the address it was fetched from. Only to tell doubles: a page may name any address, so it is never shown or judged under it.
 * Sites that name their front page on every page would fold all of them into one, so a front page is believed of itself only.
 */
export function namedUrlKey(fetched: string, canonical: string | null | undefined): string | null {
  const here = parse(fetched);
  const there = canonical ? parse(canonical) : null;
  if (here === null || there === null || !sameHost(here, there)) return urlKey(fetched);
  const isFront = (url: URL): boolean => cleanPath(url.pathname) === '/' && url.search === '';
  return urlKey(isFront(there) && !isFront(here) ? fetched : there.href);
}

/** A test server or an intranet keeps several sites on one host, told apart by the port. */
function sameHost(left: URL, right: URL): boolean {
  const usual = (url: URL): boolean => url.port === '' || url.port === '80' || url.port === '443';
  const plain = (url: URL): string => url.hostname.toLowerCase().replace(/^www\./, '');
  return plain(left) === plain(right) && (left.port === right.port || (usual(left) && usual(right)));
}
