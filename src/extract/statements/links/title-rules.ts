// When a title does not reach an organisation.
import { FORMATION } from './link.ts';
import type { Reach, ReachRule } from './reach.ts';

/** "CEO for the largest online job site O": a noun says what O is. */
const KIND_BEFORE =
  /^ (?:of|for|with|at) (?:the |a |an |its )?(?:[\p{Ll}-]{2,14} ){0,4}(?:company|firm|site|website|startup|start-up|agency|brand|magazine|newspaper|maker|giant|retailer|studio|label|band|club|network|chain)(?: called| named)? $/u;

const isName = ({ organisation }: Reach): boolean => organisation.kind === 'name';
const isMarkAlone = ({ way }: Reach): boolean => way.length < 4 && /^[ ,:(–—-]{1,3}$/.test(way);

export const TITLE_RULES: readonly ReachRule[] = [
  {
    id: 'title-and-organisation',
    example: 'The director and Oakham University signed the letter.',
    counterExample: 'The director of Oakham University signed the letter.',
    when: ({ preposition }) => preposition === 'and',
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
      !KIND_BEFORE.test(reach.way),
    effect: 'refuse',
  },
  {
    id: 'title-to-bare-name',
    example: 'He was ambassador first to Quuxware.',
    counterExample: 'He was an adviser to Quuxware.',
    when: (reach) => reach.preposition === 'to' && isName(reach) && reach.way.length > 5,
    effect: 'refuse',
  },
];
