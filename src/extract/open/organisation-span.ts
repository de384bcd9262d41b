// What a name of an organisation in a text is, and what the readers of names are given.
import type { OrganisationIndex } from '../../domain/orgs/organisation-index.ts';
import type { Lexicon } from '../lexicon/language-words.ts';

export interface OrganisationSpan {
  from: number;
  to: number;
  name: string;
  school: boolean;
  /** An acronym, or a name that only its place in the text tells from other words: it needs more around it to count. */
  weak: boolean;
  /** Known by its place alone. */
  placed?: true;
  /** Right before its title: its line says all. */
  titled?: true;
  /** An institute or academy: who studied there is told by the words before it. */
  institute?: true;
  /** Department or school named before it. */
  unit?: string;
}

export interface Piece {
  from: number;
  to: number;
}

export interface Word extends Piece {
  text: string;
}

export interface Reading {
  text: string;
  words: readonly Word[];
  /** Titles, degrees and dates: no name goes over one of them. */
  items: readonly Piece[];
  lexicon: Lexicon;
  organisations: OrganisationIndex;
}

export const spanOf = (text: string, { from, to }: Piece, school: boolean, weak = false): OrganisationSpan => ({
  from,
  to,
  name: text.slice(from, to).trim(),
  school,
  weak,
});
