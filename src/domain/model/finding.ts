// A fact that a page states about a person, in the page's own words. Nothing here knows what a job expects:
// reading is blind, comparing comes later.
import type { EndDate, PartialDate } from './partial-date.ts';

export const FINDING_KINDS = [
  'education',
  'employment',
  'business',
  'credential',
  'publication',
  'award',
  'location',
  'contact',
  'profile_link',
  'statement',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

export type FindingStatus =
  | 'stated'
  | 'in_progress'
  | 'expected'
  | 'attended'
  | 'not_conferred'
  | 'honorary'
  | 'non_degree'
  | 'revoked'
  | 'negated';

export type DegreeLevel =
  | 'doctoral'
  | 'professional'
  | 'master'
  | 'bachelor'
  | 'associate'
  | 'certificate'
  | 'secondary'
  | 'none';

export interface DegreeMention {
  /** As written on the page. */
  surface: string;
  level: DegreeLevel;
  /** Canonical code such as `PhD`, `BSc`, `MBA`; null when only the level is known ("a master's degree"). */
  code: string | null;
}

export interface OrganisationMention {
  /** As written on the page, or the page organisation's name when implied by the site. */
  name: string;
  how: 'text' | 'page_organisation' | 'structured';
  /** Department, faculty or campus named beside it. */
  unit?: string;
  place?: string;
}

/** How we know whose fact it is. */
export type PersonLink = 'record' | 'prose' | 'heading' | 'title' | 'structured' | 'first_person' | 'api';

/** Read with the claims in view, or by a model: speaks where the open reading leaves a claim undecided, and never on identity. */
export function isSecondReading({ via }: Pick<Finding, 'via'>): boolean {
  return via === 'directed' || isGuess({ via });
}

/** Joined by fitted weights or by a model: may bear a claim out, and speaks last. */
export function isGuess({ via }: Pick<Finding, 'via'>): boolean {
  return via === 'linked' || via === 'model';
}

export interface Finding {
  kind: FindingKind;
  person: {
    name: string;
    how: PersonLink /** True when the page as a whole is about this person. */;
    subject: boolean;
  };
  status: FindingStatus;
  organisation?: OrganisationMention;
  degree?: DegreeMention;
  field?: string;
  /** Job title, business role, name of the credential, award or publication. */
  title?: string;
  start?: PartialDate;
  end?: EndDate;
  /** True when stated as going on, false when stated as over, null when the page does not say. */
  current: boolean | null;
  /** A place, e-mail domain or profile address, by kind. */
  value?: string;
  /** What the quote was found to say or deny, in the words of a claim: kind `statement` only. */
  statement?: string;
  /** Verbatim from the page text. */
  quote: string;
  /** `page.text.slice(from, to) === quote`. */
  from: number;
  to: number;
  via:
    | 'jsonld'
    | 'microdata'
    | 'microformats'
    | 'record'
    | 'section'
    | 'prose'
    | 'api'
    | 'directed'
    | 'linked'
    | 'model';
  /** 0 to 1: how sure the reader is that the page states this. */
  certainty: number;
  /** Key of the claim that it was read for, and that decided what the reading took for said. */
  readFor?: string;
  /** Ids of the rules of the grammar that decided on it, where some did. */
  rules?: string[];
}
