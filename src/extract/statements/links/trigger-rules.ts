// Whether a trigger reaches an organisation: what may stand between them, as rules. The first that applies decides.
import { memoise } from '../../../domain/text/memoise.ts';
import { type FiredRules, firstRule, type Rule } from '../../lexicon/rule.ts';
import { SIGN } from '../../lexicon/sign.ts';
import type { Candidate } from '../../lexicon/triggers.ts';
import type { OrganisationSpan } from '../../spans/organisations/find-organisations.ts';
import { EDUCATION_RULES } from './education-rules.ts';
import { EMPLOYMENT_RULES } from './employment-rules.ts';
import type { Reach, ReachRule } from './reach.ts';
import { TITLE_RULES } from './title-rules.ts';

const { title: T, organisation: O } = SIGN;

/** A new verb opens another clause about the same person. */
export const OWN_VERB =
  /(?:,| and| but)(?: (?:he|she|they|I|who|previously|formerly|earlier|before that,?))* (?:was|were|is|am|are|has|have|had|spent|worked|works)(?![\p{L}])/u;

const NEW_SUBJECT = /, (?:he|she|they|I|\ue004) /u;

/** The word that leads to the organisation: "at" of " at the ". */
const prepositionOf = memoise(
  (way) => /(?<![\p{L}])(\p{L}{1,8}) (?:the |a |an |his |her )?["“(]?$/iu.exec(way)?.[1]?.toLowerCase() ?? '',
);

/** A name inside of a title or of a verb's object does not close the way: "développeur Front-End chez O". */
const namesAlone = ({ way, between }: Reach): boolean =>
  between.every((span) => span.kind === 'name') && !OWN_VERB.test(way) && !NEW_SUBJECT.test(way);

const isInTitle = (reach: Reach): boolean =>
  namesAlone(reach) &&
  reach.words === T &&
  /^(?:chez|bei|at|presso|bij)$/.test(reach.preposition) &&
  reach.way.length < 60;

const BETWEEN_RULES: readonly ReachRule[] = [
  {
    id: 'another-organisation-between',
    example: 'She was a member of the Oakham Council and Northfield College.',
    counterExample: 'She was a member of the Oakham Council.',
    when: (reach) => reach.way.includes(O) && !isInTitle(reach),
    effect: 'refuse',
  },
];

/** Every rule about the way from a trigger to an organisation, by the trigger's relation. */
export const REACH_RULES: readonly Rule<Reach, ReachRule['effect']>[] = [
  ...BETWEEN_RULES,
  ...EDUCATION_RULES,
  ...TITLE_RULES,
  ...EMPLOYMENT_RULES,
];

/** `lead`: what stands before the trigger. `head`: the head of the title, where the trigger is one. */
export function canLink(
  candidate: Candidate,
  way: string,
  organisation: OrganisationSpan,
  lead: string,
  between: readonly OrganisationSpan[],
  head: string,
  fired: FiredRules,
): boolean {
  const { trigger, words } = candidate;
  const reach: Reach = { words, way, organisation, lead, between, head, preposition: prepositionOf(way) };
  const rules = trigger.relation === 'education' ? EDUCATION_RULES : words === T ? TITLE_RULES : EMPLOYMENT_RULES;
  const about = organisation.name;
  const decided = firstRule(BETWEEN_RULES, reach, fired, about) ?? firstRule(rules, reach, fired, about);
  return decided === null || decided.effect === 'allow';
}
