// One study of a sentence: school, degree, field and years, and the words that state it.
import type { EndDate, PartialDate } from '../../../domain/model/partial-date.ts';
import type { DegreeSpan } from '../../spans/find-degrees.ts';
import type { OrganisationSpan } from '../../spans/organisations/find-organisations.ts';
import type { Link } from '../links/link.ts';

export interface Study {
  organisation: OrganisationSpan | null;
  link: Link | null;
  degree: DegreeSpan | null;
  field: string | null;
  start?: PartialDate;
  end?: EndDate;
  /** Text range of the study's own words. */
  from: number;
  to: number;
  /** Where the actor is looked for. */
  trigger: number;
}
