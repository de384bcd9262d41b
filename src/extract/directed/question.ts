// What the directed reading asks of a page, and the passages it finds.
import type { Claim } from '../../domain/model/claim.ts';
import type { Page } from '../../domain/model/page.ts';
import type { Person } from '../../domain/model/person.ts';
import type { Lexicon } from '../lexicon/language-words.ts';
import type { NameFinder } from '../people/name-finder.ts';
import type { PersonScope } from '../people/person-scope.ts';
import type { SectionKind } from '../people/sections.ts';
import type { TextItems } from './aligned-members.ts';
import type { ClaimedOrganisation, Mention } from './organisation-mentions.ts';
import type { OrganisationPhrase } from './organisation-phrases.ts';

/** One claim asked of one person's part of a page. */
export interface Question {
  page: Page;
  lexicon: Lexicon;
  /** Worked out once for a text of the page, whichever claim asks. */
  itemsIn(text: string): TextItems;
  phrasesIn(text: string): readonly OrganisationPhrase[];
  person: Person;
  finder: NameFinder;
  scope: PersonScope;
  claim: Claim;
  organisation: ClaimedOrganisation;
  /** Why a passage that names the organisation gave nothing. */
  onRefusal?: (reason: Refusal, passage: Passage, claim: Claim) => void;
}

export type Refusal =
  | 'doubt'
  | 'relative_or_adviser'
  | 'another_person'
  | 'name_not_before'
  | 'no_study'
  | 'is_study'
  | 'is_post'
  | 'no_post'
  | 'not_said_to_go_on';

export interface Passage {
  text: string;
  /** Offset in the page. */
  start: number;
  mention: Mention;
  section: SectionKind | null;
  /** The heading above it. */
  heading: string | null;
  prose: boolean;
  /** Only what a clause behind the name says of the place: "Marl, where she is now …". */
  placeClause?: true;
  /** In a card or row, on the line of the name or just below it: the person's affiliation. */
  beside: boolean;
}
