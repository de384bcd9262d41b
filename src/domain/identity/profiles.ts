// The addresses of the person among the sources, each with its type; exactly one is the primary one.
import { getDomain } from 'tldts';
import { normalAddress } from '../claims/special-members.ts';
import type { Person } from '../model/person.ts';
import type { IdentityProfile } from '../model/report.ts';
import type { ReadSource } from '../model/source.ts';
import type { SourceIdentity } from './identity-types.ts';

const TYPE_BY_SITE: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\.)linkedin\.com$/, 'linkedin'],
  [/(?:^|\.)github\.(?:com|io)$/, 'github'],
  [/(?:^|\.)orcid\.org$/, 'orcid'],
  [/^scholar\.google\./, 'google_scholar'],
  [/(?:^|\.)wikidata\.org$/, 'wikidata'],
  [/(?:^|\.)wikipedia\.org$/, 'wikipedia'],
  [/\.(?:edu|ac\.[a-z]{2}|edu\.[a-z]{2})$/, 'university'],
];

export function profileType(source: ReadSource, person: Person): string {
  const page = normalAddress(source.url);
  const is = (own: string | undefined) =>
    own !== undefined && own !== '' && (page === normalAddress(own) || page.startsWith(`${normalAddress(own)}/`));
  if (is(person.linkedin_url)) return 'linkedin';
  if (is(person.github_url)) return 'github';
  if (is(person.personal_website)) return 'personal_website';
  const host = source.domain.toLowerCase();
  const known = TYPE_BY_SITE.find(([pattern]) => pattern.test(host));
  if (known) return known[1];
  const label = (getDomain(source.url) ?? host).toLowerCase();
  if (/universit|college|institut|school|academy|hochschule/.test(label)) return 'university';
  if (
    /news|times|post|herald|tribune|courier|gazette|journal|daily/.test(label) ||
    /\/(?:news|article|story)\//.test(source.url)
  )
    return 'news';
  if (/\/(?:team|people|leadership|about|staff|company|management)(?:\/|$|\.)/.test(source.url.toLowerCase()))
    return 'company';
  return 'other';
}

/** What a reader would open first. */
const PRIMARY_ORDER = [
  'linkedin',
  'personal_website',
  'github',
  'orcid',
  'university',
  'company',
  'google_scholar',
  'wikipedia',
  'wikidata',
  'news',
  'other',
];

export function profilesOf(
  sources: readonly ReadSource[],
  identities: readonly SourceIdentity[],
  person: Person,
): IdentityProfile[] {
  const byId = new Map(identities.map((entry) => [entry.sourceId, entry]));
  const own = sources
    .filter((source) => {
      const identity = byId.get(source.sourceId);
      return identity?.isSubject === true && identity.probability >= 0.7 && source.notEvidence === null;
    })
    .map((source) => ({ source, type: profileType(source, person), weight: byId.get(source.sourceId)!.weight }));
  own.sort(
    (left, right) =>
      PRIMARY_ORDER.indexOf(left.type) - PRIMARY_ORDER.indexOf(right.type) ||
      right.weight - left.weight ||
      (left.source.url < right.source.url ? -1 : 1),
  );
  return own.map((entry, index) => ({
    url: entry.source.url,
    type: entry.type,
    is_primary: index === 0,
    title: entry.source.title ?? entry.source.domain,
  }));
}
