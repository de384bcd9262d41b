// What is known about organisations, as a lookup that judgement is handed. Rows come from `data/organisations/`.

export type OrganisationKind = 'school' | 'company' | 'public_body' | 'hospital' | 'nonprofit' | 'other';
/** `other`: a name the source gives without saying of which kind it is. */
export type OrganisationNameKind = 'official' | 'short' | 'former' | 'translated' | 'acronym' | 'other';
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
  /** The town of its seat, where its register says it. */
  city?: string;
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
  /** Schools whose official name has the same words in another order or language. A likeness, not a name: never a reason to trust. */
  schoolsOfSameWords(name: string): readonly Organisation[];
  /** In how many schools' official names the word stands: `heilongjiang` in many, `masdar` in one. */
  schoolsWithWord(word: string): number;
  /** How many schools are named as places of this one: `University of Texas` has many, `Macquarie University` none. */
  placesOfSchool(name: string): number;
  /** The universities that have their seat in this town or bear its name. */
  universitiesOf(town: string): readonly Organisation[];
}

/** Knows no organisation: names are compared by their words alone. */
export const NO_ORGANISATIONS: OrganisationIndex = {
  named: () => [],
  byId: () => undefined,
  ofHost: () => undefined,
  schoolsOfSameWords: () => [],
  schoolsWithWord: () => 0,
  placesOfSchool: () => 0,
  universitiesOf: () => [],
};

/** The name an organisation is called by in reasons and reports. */
export function officialName(organisation: Organisation): string {
  return organisation.names[0]?.value ?? organisation.id;
}
