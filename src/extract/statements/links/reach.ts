// What the rules about a trigger and an organisation look at.
import type { Rule } from '../../lexicon/rule.ts';
import type { OrganisationSpan } from '../../spans/organisations/find-organisations.ts';

export interface Reach {
  /** The trigger's own words. */
  words: string;
  /** The skeleton between the trigger and the organisation. */
  way: string;
  /** The word that leads to the organisation. */
  preposition: string;
  organisation: OrganisationSpan;
  /** The skeleton before the trigger. */
  lead: string;
  /** Organisations on the way. */
  between: readonly OrganisationSpan[];
  /** Head of the title, where the trigger is one. */
  head: string;
}

export type ReachRule = Rule<Reach, 'refuse' | 'allow'>;
