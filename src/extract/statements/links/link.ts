// What links an organisation of a sentence to a person: the relation, the words that say it, and who is meant.

import type { Relation } from '../../../domain/languages/pack.ts';
import { memoise } from '../../../domain/text/memoise.ts';
import type { OrganisationSpan } from '../../spans/organisations/find-organisations.ts';

export interface Link {
  /** Id of the trigger or rule that made it. */
  rule: string;
  organisation: OrganisationSpan;
  relation: Relation;
  /** Text offset of the trigger: the actor is looked for before it. */
  trigger: number;
  /** Set when the sentence names the actor right at the trigger ("led by P", "O CEO P"). */
  actor?: number;
  /** Index of the title that tied it, or null. */
  title: number | null;
  /** The trigger's own words, for status and tense. */
  words: string;
  /** True when the link was inherited from the organisation before it in a list. */
  listed: boolean;
  /** 0 to 1. */
  strength: number;
}

/** An organisation by its words or by its letters, not just any capitals. */
export const isKnown = (organisation: OrganisationSpan): boolean =>
  organisation.kind !== 'name' || isKnownName(organisation.name);

const isKnownName = memoise((name) => /^[A-Z][A-Z&.$]{1,7}(?:-[A-Z]{2})?$| & /.test(name));
