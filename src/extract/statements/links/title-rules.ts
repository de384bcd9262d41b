// When a title does not reach an organisation.
import { SIGN } from '../../lexicon/sign.ts';
import { FORMATION } from './link.ts';
import type { Reach, ReachRule } from './reach.ts';

const { person: P } = SIGN;

export const KIND_OF_GROUP =
  /^ (?:group|team|lab|laboratory|department|division|unit|section|programme|program|course|degree|school)s? /;

/** "CEO for the largest online job site O": a noun says what O is. */
const KIND_BEFORE =
  /^ (?:of|for|with|at) (?:the |a |an |its )?(?:[\p{Ll}-]{2,14} ){0,4}(?:company|firm|site|website|startup|start-up|agency|brand|magazine|newspaper|maker|giant|retailer|studio|label|band|club|network|chain)(?: called| named)? $/u;

/** "chair of the board of O", "head of the legal department of O" */
const PART_BEFORE =
  /^ (?:of|for|on) (?:the |its )?(?:[\p{Ll}-]{2,14} ){0,2}(?:board|board of (?:directors|trustees|governors)|council|committee|department|division|faculty|staff|team|branch|section) of (?:the )?$/u;

const isName = ({ organisation }: Reach): boolean => organisation.kind === 'name';
const isMarkAlone = ({ way }: Reach): boolean => way.length < 4 && /^[ ,:(–—-]{1,3}$/.test(way);

export const TITLE_RULES: readonly ReachRule[] = [
  {
    id: 'title-far-without-preposition',
    example: 'She is a director for a real estate agency, Oakham University.',
    counterExample: 'She is director, Oakham University.',
    when: ({ preposition, way }) =>
      preposition === '' && !/^,? (?:\p{L}+ ){0,1}$|^[ ,:(–—-]{1,3}(?:the )?$/iu.test(way),
    effect: 'refuse',
  },
  {
    id: 'title-and-organisation',
    example: 'The director and Oakham University signed the letter.',
    counterExample: 'The director of Oakham University signed the letter.',
    when: ({ preposition }) => preposition === 'and',
    effect: 'refuse',
  },
  {
    id: 'title-names-a-group',
    example: 'He worked with the engineer group at Oakham University.',
    counterExample: 'He was an engineer at Oakham University.',
    when: ({ way, head }) =>
      way.length > 4 &&
      KIND_OF_GROUP.test(way) &&
      !/^(?:head|chair|director|leader|manager|chief|member|dean|professor)/.test(head),
    effect: 'refuse',
  },
  {
    id: 'title-of-a-person-before',
    example: 'She studied with the composer Jane Roe in Paris and at the Oakham Conservatory.',
    counterExample: 'She is a composer and teaches at the Oakham Conservatory.',
    when: ({ way }) => way.startsWith(` ${P}`) && way.includes(' and '),
    effect: 'refuse',
  },
  {
    id: 'title-beside-a-name',
    example: 'She met the CEO, Quuxware, in June.',
    counterExample: 'She is the CEO of Quuxware.',
    when: (reach) => isMarkAlone(reach) && (isName(reach) || !/[,(:–-]/.test(reach.way)),
    effect: 'refuse',
  },
  {
    id: 'title-beside-an-organisation',
    example: 'Professor, Oakham University.',
    counterExample: 'Professor at Oakham University.',
    when: isMarkAlone,
    effect: 'allow',
  },
  {
    id: 'title-in-a-place',
    example: 'He was a captain in the Selwick.',
    counterExample: 'He was a captain in the Oakham Fusiliers.',
    when: (reach) =>
      reach.preposition === 'in' &&
      isName(reach) &&
      !FORMATION.test(reach.organisation.name) &&
      !(reach.head === 'partner' && reach.way === ' in '),
    effect: 'refuse',
  },
  {
    id: 'title-and-work-on-something',
    example: 'The director of a film on Oakham University spoke.',
    counterExample: 'He is a director on the Oakham Council.',
    when: ({ preposition, way }) => preposition === 'on' && !/^ on (?:the )?$/.test(way),
    effect: 'refuse',
  },
  {
    id: 'title-far-from-bare-name',
    example: 'He was the director of a short film for Quuxware.',
    counterExample: 'He was the director of the company Quuxware.',
    when: (reach) =>
      isName(reach) &&
      reach.way.length > 16 &&
      !/^(?:chez|bei|presso|bij|at|au)$/.test(reach.preposition) &&
      !KIND_BEFORE.test(reach.way) &&
      !PART_BEFORE.test(reach.way),
    effect: 'refuse',
  },
  {
    id: 'title-to-bare-name',
    example: 'He was ambassador first to Quuxware.',
    counterExample: 'He was an adviser to Quuxware.',
    when: (reach) => reach.preposition === 'to' && isName(reach) && reach.way.length > 5,
    effect: 'refuse',
  },
  {
    id: 'title-with-bare-name',
    example: 'She is a singer often with Quuxware.',
    counterExample: 'She is a singer with Quuxware.',
    when: (reach) =>
      reach.preposition === 'with' && isName(reach) && reach.way.length > 7 && !/^ with the $/.test(reach.way),
    effect: 'refuse',
  },
];
