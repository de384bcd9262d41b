// From the records of a register to rows: which hosts are an organisation's own, which relations lead somewhere, which names
// are too general to find anybody by. Needs all records at once.
import { parse } from 'tldts';
import { genericNamesAmong } from '../data-pack/generic-names.ts';
import { nameKey } from '../data-pack/name-key.ts';
import type { OrganisationRow } from '../data-pack/organisation-row.ts';
import type { RegisterRecord } from './register-record.ts';

/** Sites that everybody may publish on and the public suffix list does not name. */
const SHARED_SITES = new Set(
  'facebook.com linkedin.com instagram.com twitter.com x.com youtube.com wikipedia.org google.com sites.google.com linktr.ee wix.com wordpress.com blogspot.com weebly.com webs.com'.split(' '),
); // biome-ignore format: a list of words reads better in a line

/** A host of a site's own start page: `www2.`, `en.`, `portal.` say nothing about whose it is. */
const START_HOST = /^(?:www\d*|web|en|eng|english|portal|home|new|int|international)\./;

/** The start page of a site, in some language; anything longer is a page within somebody's site. */
const START_PATH =
  /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?|eng|english|home|index|main|default|web|portal|site)?(?:\.\w+)?(?:\/(?:index|home|default)?(?:\.\w+)?)?$/i;

/** The host as it is stored: registered by somebody, and not under a suffix that hosts strangers. */
export function ownHost(host: string): string | undefined {
  const { hostname, domain, isIp, isPrivate } = parse(host.trim().toLowerCase(), { allowPrivateDomains: true });
  if (hostname === null || domain === null || isIp || isPrivate || SHARED_SITES.has(domain)) return undefined;
  const bare = hostname.replace(/^www\d*\./, '');
  return /^[a-z0-9.-]+$/.test(bare) ? bare : undefined;
}

function hostOfStartPage(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !START_PATH.test(url.pathname)) return undefined;
  return ownHost(url.hostname.replace(START_HOST, ''));
}

interface Claim {
  record: RegisterRecord;
  /** The register states the domain itself, not only an address on it. */
  stated: boolean;
}

/** Ids of all organisations above one. */
function aboveOf(record: RegisterRecord, byId: ReadonlyMap<string, RegisterRecord>): Set<string> {
  const above = new Set<string>();
  const next = [...record.parents];
  while (next.length > 0) {
    const id = next.pop()!;
    if (above.has(id)) continue;
    above.add(id);
    next.push(...(byId.get(id)?.parents ?? []));
  }
  return above;
}

/** Whose host it is: the only one that states it, or the whole to which all others belong; nobody's when strangers share it. */
function ownerOf(claims: readonly Claim[], byId: ReadonlyMap<string, RegisterRecord>): RegisterRecord | undefined {
  const stated = claims.filter((claim) => claim.stated);
  const candidates = (stated.length > 0 ? stated : claims).map((claim) => claim.record);
  return candidates.find((whole) =>
    candidates.every((record) => record.id === whole.id || aboveOf(record, byId).has(whole.id)),
  );
}

function hostsByOwner(records: readonly RegisterRecord[]): Map<string, string[]> {
  const byId = new Map(records.map((record) => [record.id, record]));
  const claims = new Map<string, Claim[]>();
  for (const record of records) {
    const stated = record.domains.map(ownHost);
    const shown = record.websites.map(hostOfStartPage).filter((host) => !stated.includes(host));
    for (const [hosts, isStated] of [
      [stated, true],
      [shown, false],
    ] as const)
      for (const host of new Set(hosts))
        if (host !== undefined) claims.set(host, [...(claims.get(host) ?? []), { record, stated: isStated }]);
  }
  const owned = new Map<string, string[]>();
  for (const [host, list] of claims) {
    const owner = ownerOf(list, byId);
    if (owner !== undefined) owned.set(owner.id, [...(owned.get(owner.id) ?? []), host]);
  }
  return owned;
}

/** `University of California, Berkeley` of the University of California System: the whole's name and a place. */
function isCampus(part: RegisterRecord, whole: RegisterRecord): boolean {
  const head = nameKey(whole.names[0]!.value).replace(/ system$/, '');
  return nameKey(part.names[0]!.value).startsWith(`${head} `);
}

function relationsOf(
  record: RegisterRecord,
  byId: ReadonlyMap<string, RegisterRecord>,
  predecessors: readonly string[],
): OrganisationRow['relations'] {
  const wholes = [...new Set(record.parents)].filter((id) => id !== record.id).flatMap((id) => byId.get(id) ?? []);
  return [
    ...wholes.map((whole) => ({
      kind: isCampus(record, whole) ? ('campus_of' as const) : ('part_of' as const),
      id: whole.id,
    })),
    ...predecessors.map((id) => ({ kind: 'successor_of' as const, id })),
  ];
}

export function tidyRecords(records: readonly RegisterRecord[]): OrganisationRow[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  const hosts = hostsByOwner(records);
  const isGeneric = genericNamesAmong(records.map((record) => record.names[0]!.value));
  const predecessors = new Map<string, string[]>();
  for (const record of byId.values())
    for (const id of record.successors) predecessors.set(id, [...(predecessors.get(id) ?? []), record.id]);
  return [...byId.values()].map((record) => ({
    id: record.id,
    kind: record.kind,
    country: record.country,
    ...(record.city === undefined ? {} : { city: record.city }),
    names: record.names
      .filter((name) => name.kind === 'official' || !isGeneric(name.value))
      .map((name) => (name.kind === 'official' && isGeneric(name.value) ? { ...name, key: false } : name)),
    domains: (hosts.get(record.id) ?? []).map((value) => ({ value, source: record.source })),
    relations: relationsOf(record, byId, predecessors.get(record.id) ?? []),
    source: record.source,
  }));
}
