// When a word of working does not reach an organisation.
import { FORMATION } from './link.ts';
import type { Reach, ReachRule } from './reach.ts';

const isName = ({ organisation }: Reach): boolean => organisation.kind === 'name';

/** Words that only say what kind of thing was led or founded. */
const KIND_WORDS =
  /\b(?:the|his|her|own|company|firm|called|named|known|group|band|business|startup|start-up|label|duo|trio|quartet)\b/gu;
export const EMPLOYMENT_RULES: readonly ReachRule[] = [
  {
    id: 'work-with-bare-name',
    example: 'She worked with Selwick.',
    counterExample: 'She worked with the Comets.',
    when: (reach) =>
      reach.preposition === 'with' &&
      isName(reach) &&
      // An article is no person's.
      !(/ with the ["“]?$/.test(reach.way) && reach.way.length < 30),
    effect: 'refuse',
  },
  {
    id: 'named-by',
    example: 'She was named by Oakham University among the best.',
    counterExample: 'She was named to the Oakham Council.',
    when: ({ words, preposition }) => /^(?:nominated|named|called)$/i.test(words) && preposition === 'by',
    effect: 'refuse',
  },
  {
    id: 'work-supported-by',
    example: 'Her work was supported by Oakham University.',
    counterExample: 'Her work at Oakham University was praised.',
    when: ({ words, preposition }) => /^work/i.test(words) && /^(?:as|by)$/.test(preposition),
    effect: 'refuse',
  },
  {
    id: 'served-as',
    example: 'She served as the Oakham Museum opened.',
    counterExample: 'She served at the Oakham Museum.',
    when: ({ words, preposition }) =>
      /^(?:serv|sat|sits|elected|appointed|named|invited|retir|stepp|career|position)/i.test(words) &&
      preposition === 'as',
    effect: 'refuse',
  },
  {
    id: 'work-in-bare-name',
    example: 'Works as a postdoc in the Selwick lab.',
    counterExample: 'He served in the Oakham Fusiliers.',
    when: (reach) => isName(reach) && reach.preposition === 'in' && !FORMATION.test(reach.organisation.name),
    effect: 'refuse',
  },
  {
    id: 'done-by-bare-name',
    example: 'He was directed by Quuxware.',
    counterExample: 'He was hired by Quuxware.',
    when: (reach) =>
      isName(reach) &&
      reach.preposition === 'by' &&
      !/^(?:employ|hired|recruited|signed|drafted|fired|dismissed|sacked|laid|let|made|ousted|axed|waived|released|dropped|headhunted|retained)/i.test(
        reach.words,
      ),
    effect: 'refuse',
  },
  {
    id: 'taken-on-by-bare-name',
    example: 'He was hired by Quuxware.',
    counterExample: 'He was appointed by Quuxware.',
    when: (reach) => isName(reach) && reach.preposition === 'by',
    effect: 'allow',
  },
  {
    id: 'led-something-else',
    example: 'She led a long study of Oakham University.',
    counterExample: 'She led the company Quuxware.',
    when: ({ words, way }) =>
      /^(?:started|created|formed|led|left|managed|directed|represent|sold|bought|runs?|ran|launch)/i.test(words) &&
      way.length > 12 &&
      /\p{Ll}{4,}/u.test(way.replace(KIND_WORDS, '')),
    effect: 'refuse',
  },
];
