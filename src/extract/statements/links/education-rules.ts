import { SIGN } from '../../lexicon/sign.ts';
import type { Reach, ReachRule } from './reach.ts';

const { degree: D } = SIGN;

const isDegree = ({ words }: Reach): boolean =>
  words === D || /^(?:degrees?|diploma|honou?rs|certificate|thesis)$/i.test(words);
const isName = ({ organisation }: Reach): boolean => organisation.kind === 'name';

export const EDUCATION_RULES: readonly ReachRule[] = [
  {
    id: 'company-teaches-nobody',
    example: 'She studied marketing with Halden Ltd.',
    counterExample: 'She trained at Halden Ltd.',
    when: ({ organisation, words, preposition }) =>
      organisation.kind === 'company' && (words === D || !/from|at/.test(preposition)),
    effect: 'refuse',
  },
  {
    id: 'learned-with-no-school',
    example: 'She trained with the Oakham Ballet Company.',
    counterExample: 'She trained with Oakham University.',
    when: ({ organisation, preposition }) => preposition === 'with' && organisation.kind !== 'school',
    effect: 'refuse',
  },
  {
    id: 'bare-name-beside-learning',
    example: 'B.A., Selwick, 1999.',
    counterExample: 'She attended Selwick in 1999.',
    when: (reach) =>
      isName(reach) &&
      /^[ ,:("“«–—-]{1,4}$/.test(reach.way) &&
      !/^(?:attend|entered|graduated|alma)/i.test(reach.words),
    effect: 'refuse',
  },
  {
    id: 'degree-and-bare-name',
    example: 'She holds a degree of Selwick.',
    counterExample: 'She holds a degree from Selwick.',
    when: (reach) =>
      isDegree(reach) && isName(reach) && !/^(?:from|at|alla|presso|pela|pelo|por)$/.test(reach.preposition),
    effect: 'refuse',
  },
  {
    id: 'learning-of-a-bare-name',
    example: 'She was educated by Selwick.',
    counterExample: 'She is an alumna of Selwick.',
    when: (reach) =>
      isName(reach) && /^(?:of|in|by)$/.test(reach.preposition) && !/^(?:alumn|graduates?)/i.test(reach.words),
    effect: 'refuse',
  },
];
