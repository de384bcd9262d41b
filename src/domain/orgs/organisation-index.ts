// What is known about organisations, as a lookup that judgement is handed. Rows come from `data/organisations/`.

export type OrganisationKind = 'school' | 'company' | 'public_body' | 'hospital' | 'nonprofit' | 'other';
export type OrganisationNameKind = 'official' | 'short' | 'former' | 'translated' | 'acronym';
export type OrganisationRelationKind = 'part_of' | 'campus_of' | 'successor_of' | 'acquired_by';

export interface OrganisationName {
  value: string;
  kind: OrganisationNameKind;
  /** ISO 639-1, when known. */
  language?: string;
}

export interface OrganisationRelation {
  kind: OrganisationRelationKind;
  /** Id of the other organisation. */
  id: string;
  /** Years. */
  from?: number;
  to?: number;
}

export interface Organisation {
  id: string;
  kind: OrganisationKind;
  /** ISO 3166-1 alpha-2, null when unknown. */
  country: string | null;
  /** The official name first. */
  names: readonly OrganisationName[];
  /** Registrable domains, or hosts below one, that belong to this organisation as a fact with a source. */
  domains: readonly string[];
  relations: readonly OrganisationRelation[];
}

export interface OrganisationIndex {
  /** Every organisation that answers to this name, in any language or form; more than one when the name is shared. */
  named(name: string, kind?: OrganisationKind): readonly Organisation[];
  byId(id: string): Organisation | undefined;
  /** The organisation that owns this host or a domain above it: `cs.stanford.edu` is Stanford University's. */
  ofHost(host: string): Organisation | undefined;
}
