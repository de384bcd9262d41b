// Whether a trigger reaches an organisation: what may stand between them, as rules. The first that applies decides.
import { english } from '../../../domain/languages/en.ts';
import { anyOf } from '../../../domain/languages/words.ts';
import { memoise } from '../../../domain/text/memoise.ts';
import { once } from '../../../domain/text/once.ts';
import { type FiredRules, firstRule, type Rule } from '../../lexicon/rule.ts';
import { SIGN } from '../../lexicon/sign.ts';
import type { Candidate } from '../../lexicon/triggers.ts';
import type { OrganisationSpan } from '../../spans/organisations/find-organisations.ts';

const { title: T, organisation: O } = SIGN;

interface Reach {
  /** The trigger's own words. */
  words: string;
  relation: 'education' | 'employment';
  /** The skeleton between the trigger and the organisation. */
  way: string;
  /** The word that leads to the organisation. */
  preposition: string;
  organisation: OrganisationSpan;
  /** Organisations on the way. */
  between: readonly OrganisationSpan[];
}

/** "UTA", "NMU". */
const LETTERS_OF_SCHOOL = /^U[A-Z]{1,4}$|^[A-Z]{1,4}U$/;

type ReachRule = Rule<Reach, 'refuse' | 'allow'>;

/** A new verb opens another clause about the same person. */
export const OWN_VERB =
  /(?:,| and| but)(?: (?:he|she|they|I|who|previously|formerly|earlier|before that,?))* (?:was|were|is|am|are|has|have|had|spent|worked|works)(?![\p{L}])/u;
const NEW_SUBJECT = /, (?:he|she|they|I|\ue004) /u;
/** "a degree in education and taught at O". */
const THEN_WORKED = once(() => new RegExp(`(?:,| and| but)(?: then| later)? ${anyOf(english.workVerbs)} `, 'u'));

/** The word that leads to the organisation: "at" of " at the ". */
const prepositionOf = memoise(
  (way) => /(?<![\p{L}])(\p{L}{1,8}) (?:the |a |an |his |her )?["“(]?$/iu.exec(way)?.[1]?.toLowerCase() ?? '',
);

const isName = ({ organisation }: Reach): boolean => organisation.kind === 'name';
const isTitle = ({ words }: Reach): boolean => words === T;
const isWork = ({ words, relation }: Reach): boolean => words !== T && relation === 'employment';
/** Words for "at" that lead from a title to an employer and to nothing else. */
const AT = /^(?:chez|bei|at|presso|bij|au)$/;

/** A name inside of a title does not close the way: "développeur Front-End chez O". */
const isInTitle = (reach: Reach): boolean =>
  isTitle(reach) &&
  AT.test(reach.preposition) &&
  reach.way.length < 60 &&
  reach.between.every((span) => span.kind === 'name') &&
  !OWN_VERB.test(reach.way) &&
  !NEW_SUBJECT.test(reach.way);

/** Words that only say what kind of thing was led or founded. */
const KIND_WORDS =
  /\b(?:the|his|her|own|company|firm|called|named|known|group|band|business|startup|start-up|label|duo|trio|quartet)\b/gu;
/** "CEO for the largest online job site O": a noun says what O is. */
const KIND_BEFORE =
  /^ (?:of|for|with|at) (?:the |a |an |its )?(?:[\p{Ll}-]{2,14} ){0,4}(?:company|firm|site|website|startup|start-up|agency|brand|magazine|newspaper|maker|giant|retailer|studio|label|band|club|network|chain)(?: called| named)? $/u;

export const REACH_RULES: readonly ReachRule[] = [
  {
    id: 'another-organisation-between',
    example: 'She was a member of the Oakham Council and Northfield College.',
    counterExample: 'She was a member of the Oakham Council.',
    when: (reach) => reach.way.includes(O) && !isInTitle(reach),
    effect: 'refuse',
  },
  {
    id: 'learning-before-a-new-clause',
    example: 'During her studies, she was treated at Oakham Hospital.',
    counterExample: 'She did her studies at Oakham University.',
    when: ({ relation, way }) => relation === 'education' && (NEW_SUBJECT.test(way) || THEN_WORKED().test(way)),
    effect: 'refuse',
  },
  {
    id: 'learned-with-no-school',
    example: 'She trained with the Oakham Ballet Company.',
    counterExample: 'She trained with Oakham University.',
    when: ({ organisation, preposition, relation }) =>
      relation === 'education' && preposition === 'with' && organisation.kind !== 'school',
    effect: 'refuse',
  },
  {
    id: 'learning-of-a-bare-name',
    example: 'She was educated by Selwick.',
    counterExample: 'She is an alumna of Selwick.',
    when: (reach) =>
      reach.relation === 'education' &&
      isName(reach) &&
      /^(?:of|in|by)$/.test(reach.preposition) &&
      !/^(?:alumn|graduates?)/i.test(reach.words),
    effect: 'refuse',
  },
  {
    id: 'bare-name-beside-learning',
    example: 'B.A., Selwick, 1999.',
    counterExample: 'She attended Selwick in 1999.',
    when: (reach) =>
      reach.relation === 'education' &&
      isName(reach) &&
      /^[ ,:("“«–—-]{1,4}$/.test(reach.way) &&
      !/^(?:attend|entered|graduated|alma)/i.test(reach.words),
    effect: 'refuse',
  },
  {
    id: 'work-supported-by',
    example: 'Her work was supported by Oakham University.',
    counterExample: 'Her work at Oakham University was praised.',
    when: (reach) => isWork(reach) && /^work/i.test(reach.words) && /^(?:as|by)$/.test(reach.preposition),
    effect: 'refuse',
  },
  {
    id: 'fronted-school',
    example: 'At Oakham University, he led the debating team.',
    counterExample: 'At Oakham Systems, he led the design team.',
    when: ({ relation, words, organisation }) =>
      relation === 'employment' &&
      /^(?:while )?at$/i.test(words) &&
      (organisation.kind === 'school' || LETTERS_OF_SCHOOL.test(organisation.name)),
    effect: 'refuse',
  },
  {
    id: 'career-spent-on',
    example: 'She has spent her career helping the people of Oakham Council.',
    counterExample: 'She has spent her career at Oakham Council.',
    when: ({ words, way, preposition }) =>
      /^career$/i.test(words) && /^(?:of|for|from)$/.test(preposition) && /^ \p{Ll}+ing /u.test(way),
    effect: 'refuse',
  },
  {
    id: 'launched-something-else',
    example: 'She launched a long survey of Oakham University.',
    counterExample: 'She launched the company Quuxware.',
    when: (reach) =>
      isWork(reach) &&
      /^(?:started|created|formed|left|sold|bought|launch)/i.test(reach.words) &&
      reach.way.length > 12 &&
      /\p{Ll}{4,}/u.test(reach.way.replace(KIND_WORDS, '')),
    effect: 'refuse',
  },
  {
    id: 'title-and-organisation',
    example: 'The director and Oakham University signed the letter.',
    counterExample: 'The director of Oakham University signed the letter.',
    when: (reach) => isTitle(reach) && reach.preposition === 'and',
    effect: 'refuse',
  },
  {
    id: 'title-beside-a-name',
    example: 'She met the CEO, Quuxware, in June.',
    counterExample: 'She is the CEO of Quuxware.',
    when: (reach) => isTitle(reach) && isName(reach) && /^[ ,:(–—-]{1,3}$/.test(reach.way),
    effect: 'refuse',
  },
  {
    id: 'title-far-from-bare-name',
    example: 'He was the director of a short film for Quuxware.',
    counterExample: 'He was the director of the company Quuxware.',
    when: (reach) =>
      isTitle(reach) &&
      isName(reach) &&
      reach.way.length > 16 &&
      !AT.test(reach.preposition) &&
      !KIND_BEFORE.test(reach.way),
    effect: 'refuse',
  },
];

export function canLink(
  { trigger, words }: Candidate,
  way: string,
  organisation: OrganisationSpan,
  between: readonly OrganisationSpan[],
  fired: FiredRules,
): boolean {
  const reach = { words, relation: trigger.relation, way, organisation, between, preposition: prepositionOf(way) };
  return firstRule(REACH_RULES, reach, fired, organisation.name)?.effect !== 'refuse';
}
