// Sites whose role as evidence is known by their name. Facts gathered by hand; an unlisted site is judged by what it is.

/** People-data aggregators and profile mirrors: they restate what the person wrote elsewhere. */
export const MIRROR_DOMAINS: ReadonlySet<string> = new Set([
  'rocketreach.co',
  'zoominfo.com',
  'theorg.com',
  'apollo.io',
  'lusha.com',
  'signalhire.com',
  'contactout.com',
  'peopledatalabs.com',
  'clearbit.com',
  'spokeo.com',
  'whitepages.com',
  'radaris.com',
  'beenverified.com',
  'mylife.com',
  'peekyou.com',
  'pipl.com',
  'intelius.com',
  'truepeoplesearch.com',
  'fastpeoplesearch.com',
  'nuwber.com',
  'adapt.io',
  'leadiq.com',
  'seamless.ai',
  'kaspr.io',
  'snov.io',
  'hunter.io',
  'uplead.com',
  'idcrawl.com',
  'wiza.co',
  'wikitia.com',
  'everybodywiki.com',
  'prabook.com',
  'alchetron.com',
  'wikiwand.com',
  'dbpedia.org',
  'infogalactic.com',
  'wikimili.com',
  'academickids.com',
  'thefullwiki.org',
  'peoplepill.com',
  'zoom-info.com',
]);

/**
 * Hosts that let anybody put up pages, beside those that the Public Suffix List marks as such. What stands there is the word of
 * whoever wrote it, whatever organisation owns the host: `sites.google.com` does not speak for Google.
 */
export const OPEN_HOSTS: ReadonlySet<string> = new Set(
  `sites.google.com docs.google.com drive.google.com groups.google.com play.google.com books.google.com business.site
   wordpress.com wordpress.org blogger.com weebly.com squarespace.com tumblr.com medium.com substack.com typepad.com
   livejournal.com over-blog.com canalblog.com e-monsite.com free.fr pagesperso-orange.fr jimdo.com jimdofree.com jimdosite.com
   webnode.com webnode.page strikingly.com godaddysites.com ghost.io hubpages.com issuu.com scribd.com slideshare.net prezi.com
   narod.ru ucoz.ru ucoz.com tistory.com blog.naver.com note.com ameblo.jp fc2.com seesaa.net livedoor.jp exblog.jp
   edublogs.org angelfire.com tripod.com geocities.com geocities.jp bravenet.com webs.com homestead.com freewebs.com
   amazon.com podcasts.apple.com apps.apple.com discussions.apple.com answers.microsoft.com techcommunity.microsoft.com
   gist.github.com codepen.io kaggle.com eventbrite.com meetup.com patreon.com gofundme.com etsy.com airbnb.com
   soundcloud.com bandcamp.com spotify.com twitch.tv vimeo.com flickr.com telegram.me t.me vk.com ok.ru weibo.com zhihu.com`
    .trim()
    .split(/\s+/),
);

/** Parts of open hosts that their owners keep for themselves. */
export const KEPT_BY_OWNER: ReadonlySet<string> = new Set(
  `aws.amazon.com newsroom.spotify.com news.airbnb.com about.linkedin.com news.linkedin.com about.gitlab.com`.split(
    ' ',
  ),
);

/** Where people write about themselves. */
export const SELF_DOMAINS: ReadonlySet<string> = new Set([
  'linkedin.com',
  'github.com',
  'gitlab.com',
  'github.io',
  'gitlab.io',
  'about.me',
  'medium.com',
  'substack.com',
  'wordpress.com',
  'blogspot.com',
  'wixsite.com',
  'weebly.com',
  'squarespace.com',
  'twitter.com',
  'x.com',
  'facebook.com',
  'instagram.com',
  'threads.net',
  'bsky.app',
  'mastodon.social',
  'xing.com',
  'viadeo.com',
  'researchgate.net',
  'academia.edu',
  'scholar.google.com',
  'orcid.org',
  'dev.to',
  'hashnode.dev',
  'notion.site',
  'carrd.co',
  'linktr.ee',
  'angel.co',
  'wellfound.com',
  'behance.net',
  'dribbble.com',
  'indeed.com',
  'polywork.com',
  'read.cv',
  'tumblr.com',
  'netlify.app',
  'vercel.app',
]);

export const UGC_DOMAINS: ReadonlySet<string> = new Set([
  'reddit.com',
  'quora.com',
  'news.ycombinator.com',
  'ycombinator.com',
  'stackexchange.com',
  'stackoverflow.com',
  'fandom.com',
  'glassdoor.com',
  'blind.com',
  'teamblind.com',
  '4chan.org',
  'imdb.com',
  'genius.com',
  'goodreads.com',
  'ratemyprofessors.com',
  'youtube.com',
  'pinterest.com',
]);

export const KNOWLEDGE_BASE_DOMAINS: ReadonlySet<string> = new Set([
  'wikipedia.org',
  'wikidata.org',
  'britannica.com',
  'wikimedia.org',
  'wikisource.org',
  'isni.org',
  'viaf.org',
]);

/** Who owns several domains at once; their pages are one voice. */
export const OWNERS: ReadonlyMap<string, string> = new Map([
  ['wikipedia.org', 'wikimedia'],
  ['wikidata.org', 'wikimedia'],
  ['wikimedia.org', 'wikimedia'],
  ['wikisource.org', 'wikimedia'],
  ['linkedin.com', 'microsoft-linkedin'],
  ['github.com', 'github'],
  ['github.io', 'github'],
  ['company-information.service.gov.uk', 'companies-house'],
]);

/** Words in a host or path that mark a news or reference publisher. */
export const EDITORIAL_WORDS = [
  'news',
  'times',
  'post',
  'herald',
  'tribune',
  'gazette',
  'journal',
  'daily',
  'weekly',
  'chronicle',
  'observer',
  'guardian',
  'telegraph',
  'press',
  'magazine',
  'review',
  'reuters',
  'bloomberg',
  'forbes',
  'conference',
  'conf',
  'summit',
  'symposium',
  'bulletin',
  'courier',
  'ledger',
  'sentinel',
  'examiner',
  'dispatch',
  'mirror-news',
  'zeitung',
  'lemonde',
  'elpais',
] as const;
