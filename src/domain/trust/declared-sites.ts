// Sites that an operator's own corpus declares: which host belongs to which organisation, and which hosts are registers,
// newspapers, profile sites. They join the organisation data and the lists of known sites; no rule is bent for them.
import type { Organisation, OrganisationKind } from '../orgs/organisation-index.ts';
import { foldWords } from '../text/fold.ts';
import { listedDomain } from './site-address.ts';
import type { SiteIndex } from './site-index.ts';
import { type DeclaredKinds, SITE_KINDS, type SiteKind } from './site-kinds.ts';

/** One host as the manifest of a corpus declares it. */
export interface DeclaredSite {
  host: string;
  kind?: SiteKind;
  /** The organisation whose site it is, under all names it goes by, the official one first. */
  organisation?: readonly string[];
}

/** Reads `sites` of a manifest: `{"host": {"kind": …, "organisation": ["…"]}}`. Entries of another shape are left out. */
export function readDeclaredSites(sites: unknown): DeclaredSite[] {
  if (sites === null || typeof sites !== 'object' || Array.isArray(sites)) return [];
  return Object.entries(sites).flatMap(([host, value]): DeclaredSite[] => {
    if (value === null || typeof value !== 'object') return [];
    const { kind, organisation } = value as { kind?: unknown; organisation?: unknown };
    const names = Array.isArray(organisation) ? organisation.filter((name) => typeof name === 'string') : [];
    const known = SITE_KINDS.find((candidate) => candidate === kind);
    if (known === undefined && names.length === 0) return [];
    return [
      {
        host: host.toLowerCase().replace(/^www\./, ''),
        ...(known === undefined ? {} : { kind: known }),
        ...(names.length === 0 ? {} : { organisation: names }),
      },
    ];
  });
}

export function declaredKinds(sites: readonly DeclaredSite[]): DeclaredKinds {
  return new Map(sites.flatMap(({ host, kind }) => (kind === undefined ? [] : [[host, kind] as const])));
}

function organisationOf({ host, organisation = [] }: DeclaredSite): Organisation {
  return {
    id: `declared:${host}`,
    kind: 'other',
    country: null,
    names: organisation.map((value, place) => ({ value, kind: place === 0 ? 'official' : 'short' })),
    domains: [host],
    relations: [],
  };
}

/** The organisation data with the declared organisations beside it. */
export function withDeclaredSites(index: SiteIndex, sites: readonly DeclaredSite[]): SiteIndex {
  const declared = sites.filter(({ organisation }) => organisation !== undefined).map(organisationOf);
  if (declared.length === 0) return index;
  const byHost = new Map(declared.map((organisation) => [organisation.domains[0]!, organisation]));
  const byName = new Map<string, Organisation[]>();
  for (const organisation of declared) {
    for (const { value } of organisation.names) {
      const key = foldWords(value);
      byName.set(key, [...(byName.get(key) ?? []), organisation]);
    }
  }
  return {
    schoolsOfSameWords: (name) => index.schoolsOfSameWords(name),
    schoolsWithWord: (word) => index.schoolsWithWord(word),
    placesOfSchool: (name) => index.placesOfSchool(name),
    universitiesOf: (town) => index.universitiesOf(town),
    named: (name: string, kind?: OrganisationKind) => [
      ...(byName.get(foldWords(name)) ?? []),
      ...index.named(name, kind),
    ],
    byId: (id) => declared.find((organisation) => organisation.id === id) ?? index.byId(id),
    ofHost: (host) => {
      const domain = listedDomain(byHost, host.toLowerCase().replace(/^www\./, ''));
      return domain === null ? index.ofHost(host) : byHost.get(domain);
    },
  };
}
