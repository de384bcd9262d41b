// Whoever a sentence speaks of: a person with a name, a pronoun, or a relative without one.

export interface SentenceSubject {
  from: number;
  to: number;
  kind: 'person' | 'pronoun' | 'relative';
  person: number;
  firstPerson: boolean;
  object: boolean;
  /** The subject of a clause of time: it acts up to the next comma. */
  clause?: boolean;
}
