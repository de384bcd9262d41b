// Recognises a person's profile on the large sites: which site, and the handle that identifies the person there.
import { memoise } from '../text/memoise.ts';
import { canonicalUrl } from './canonical-url.ts';

export interface ProfileIdentity {
  site: string;
  /** Lower case; the same handle on the same site is the same account. */
  handle: string;
}

interface ProfileRule {
  site: string;
  host: RegExp;
  path: RegExp;
  /** Words that stand where a handle would, and are none. */
  not?: RegExp;
  /** Handle in a query parameter. */
  parameter?: string;
}

const RULES: readonly ProfileRule[] = [
  { site: 'linkedin', host: /(?:^|\.)linkedin\.com$/, path: /^\/(?:in|pub)\/([^/]{2,120})/ },
  {
    site: 'github',
    host: /^github\.com$/,
    path: /^\/([a-z\d](?:[a-z\d-]{0,38}))\/?$/i,
    not: /^(?:about|features|pricing|login|join|topics|explore|orgs|search|sponsors|settings|marketplace|collections|trending)$/,
  },
  { site: 'github', host: /^(?!(?:www|gist|raw|docs|pages)\.)[a-z\d-]+\.github\.io$/, path: /^()\/?$/ },
  {
    site: 'gitlab',
    host: /^gitlab\.com$/,
    path: /^\/([\w.-]{2,60})\/?$/,
    not: /^(?:explore|users|help|groups|search|about)$/,
  },
  { site: 'orcid', host: /(?:^|\.)orcid\.org$/, path: /^\/(\d{4}-\d{4}-\d{4}-\d{3}[\dX])/i },
  { site: 'google_scholar', host: /^scholar\.google\.[a-z.]{2,6}$/, path: /^\/citations$/, parameter: 'user' },
  {
    site: 'x',
    host: /^(?:twitter|x)\.com$/,
    path: /^\/@?(\w{1,20})\/?$/,
    not: /^(?:home|search|intent|share|login|i|hashtag|explore|settings)$/,
  },
  {
    site: 'facebook',
    host: /(?:^|\.)facebook\.com$/,
    path: /^\/([\w.]{4,60})\/?$/,
    not: /^(?:sharer|login|pages|groups|events|help|people|share|profile\.php|sharer\.php)$/,
  },
  { site: 'facebook', host: /(?:^|\.)facebook\.com$/, path: /^\/profile\.php$/, parameter: 'id' },
  {
    site: 'instagram',
    host: /(?:^|\.)instagram\.com$/,
    path: /^\/([\w.]{2,40})\/?$/,
    not: /^(?:p|explore|accounts|reel|stories)$/,
  },
  { site: 'youtube', host: /(?:^|\.)youtube\.com$/, path: /^\/(?:@|c\/|user\/|channel\/)([\w.-]{2,60})/ },
  { site: 'medium', host: /^medium\.com$/, path: /^\/@([\w.-]{2,60})/ },
  { site: 'stackoverflow', host: /^(?:[a-z]+\.)?stackoverflow\.com$/, path: /^\/users\/(\d{1,12})/ },
  { site: 'researchgate', host: /(?:^|\.)researchgate\.net$/, path: /^\/profile\/([\w-]{3,120})/ },
  { site: 'academia', host: /^[a-z\d.-]+\.academia\.edu$/, path: /^\/([\w-]{3,120})\/?$/ },
  { site: 'semantic_scholar', host: /(?:^|\.)semanticscholar\.org$/, path: /^\/author\/(?:[^/]+\/)?(\d{1,14})/ },
  { site: 'dblp', host: /(?:^|\.)dblp\.(?:org|uni-trier\.de)$/, path: /^\/(?:pid|pers\/\w+\/\w+)\/([\w/:.-]{2,80})/ },
  { site: 'scopus', host: /(?:^|\.)scopus\.com$/, path: /^\/authid\/detail\.uri$/, parameter: 'authorid' },
  { site: 'openalex', host: /(?:^|\.)openalex\.org$/, path: /^\/(?:authors\/)?(a\d{4,14})/i },
  { site: 'wikidata', host: /(?:^|\.)wikidata\.org$/, path: /^\/(?:wiki|entity)\/(q\d{1,12})/i },
  { site: 'wikipedia', host: /^[a-z-]{2,12}\.wikipedia\.org$/, path: /^\/wiki\/([^:]{2,160})$/ },
  { site: 'imdb', host: /(?:^|\.)imdb\.com$/, path: /^\/name\/(nm\d{5,10})/ },
  { site: 'crunchbase', host: /(?:^|\.)crunchbase\.com$/, path: /^\/person\/([\w-]{2,120})/ },
  { site: 'xing', host: /(?:^|\.)xing\.com$/, path: /^\/profile\/([\w-]{3,120})/ },
  {
    site: 'kaggle',
    host: /(?:^|\.)kaggle\.com$/,
    path: /^\/([\w-]{3,60})\/?$/,
    not: /^(?:competitions|datasets|code|learn|discussions|models)$/,
  },
  { site: 'npm', host: /(?:^|\.)npmjs\.com$/, path: /^\/~([\w.-]{1,60})/ },
  {
    site: 'mastodon',
    host: /^(?:mastodon\.\w+|\w+\.social|fosstodon\.org|hachyderm\.io)$/,
    path: /^\/@([\w.]{1,60})$/,
  },
  { site: 'bluesky', host: /^bsky\.app$/, path: /^\/profile\/([\w.:-]{3,120})/ },
];

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Most hosts hold nobody's profile, and a page links to few of them. */
const rulesOf = memoise((hostname) => RULES.filter((rule) => rule.host.test(hostname)), 2_000);

export function profileOf(address: string): ProfileIdentity | null {
  const withScheme = /^[a-z]+:\/\//i.test(address) ? address : `https://${address}`;
  const canonical = canonicalUrl(withScheme);
  return canonical === null ? null : profileAt(new URL(canonical));
}

/** The same of an address that is canonical already. */
export function profileAt(url: URL): ProfileIdentity | null {
  const hostname = url.hostname.replace(/^www\./, '');
  for (const rule of rulesOf(hostname)) {
    const match = rule.path.exec(url.pathname);
    if (match === null) continue;
    const host = rule.site === 'github' && hostname.endsWith('.github.io') ? hostname.split('.')[0] : undefined;
    const raw = rule.parameter === undefined ? (host ?? match[1] ?? '') : (url.searchParams.get(rule.parameter) ?? '');
    // Scholar ids tell capitals apart, every other site does not.
    const handle = rule.site === 'google_scholar' ? raw : decode(raw).toLowerCase();
    if (handle === '' || rule.not?.test(handle)) continue;
    return { site: rule.site, handle };
  }
  return null;
}
