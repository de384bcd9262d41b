// When a word of learning does not reach an organisation.
import { PLACES } from '../../lexicon/name-tables.ts';
import { SIGN } from '../../lexicon/sign.ts';
import type { Reach, ReachRule } from './reach.ts';

const { degree: D } = SIGN;

/** What is run for students and by others: "the student track at O", "student affairs at O". */
const FOR_STUDENTS =
  /^ (?:track|affairs|services?|success|support|recruitment|recruiting|outreach|engagement|experience|housing|competitions?|conferences?|workshops?|counsell?ing|advising|finance|accounts?|welfare|admissions|programs|programmes|centre|center|hub|projects)(?!\p{L})/iu;

/** "in the law faculty of O": what stands between learning and its school. */
const SCHOOL_PART =
  /(?<![\p{L}])(?:faculty|school|department|college|institute|section|branch|campus|conservatory|academy|division|cent(?:re|er)|chair|universit(?:y|ies)|seminary|\ue002|program(?:me)?|laboratory|studio|workshop|atelier|staff|guidance|supervision|\ue006) of (?:the )?$/iu;

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
    id: 'trained-at-a-company',
    example: 'She trained at Halden Ltd.',
    counterExample: 'She trained at Oakham University.',
    when: ({ organisation }) => organisation.kind === 'company',
    effect: 'allow',
  },
  {
    id: 'learned-in-a-town',
    example: 'She studied law in Oxford.',
    counterExample: 'She studied law at Oxford.',
    when: ({ organisation, preposition }) => preposition === 'in' && PLACES.has(organisation.name.toLowerCase()),
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
      isDegree(reach) &&
      isName(reach) &&
      !/^(?:from|at|alla|presso|pela|pelo|por)$/.test(reach.preposition) &&
      !/ por (?:la|el) $/.test(reach.way),
    effect: 'refuse',
  },
  {
    id: 'scholarship-of-nobody',
    example: 'The scholarship at Oakham University is named for her.',
    counterExample: 'She won a scholarship at Oakham University.',
    when: ({ preposition, words, lead }) =>
      preposition === 'at' &&
      /^(?:scholarship|bursary|place)$/i.test(words) &&
      /^(?:The|An?|This) (?:\p{L}+ )?$/u.test(lead),
    effect: 'refuse',
  },
  {
    id: 'made-for-students',
    example: 'She organised the student track at Oakham University.',
    counterExample: 'She was a student at Oakham University.',
    when: ({ words, way }) => /^students?$/i.test(words) && FOR_STUDENTS.test(way),
    effect: 'refuse',
  },
  {
    id: 'study-of-an-organisation',
    example: 'She studied the archives of Oakham University.',
    counterExample: 'She studied in the law faculty of Oakham University.',
    when: ({ preposition, words, way }) =>
      preposition === 'of' &&
      /^(?:training|trained|stud(?:ied|ying|ies|y)|education|educated|course|courses|classes)$/i.test(words) &&
      !SCHOOL_PART.test(way),
    effect: 'refuse',
  },
  {
    id: 'teaches-the-course',
    example: 'He taught summer courses at Oakham University.',
    counterExample: 'He took summer courses at Oakham University.',
    when: ({ words, lead }) =>
      words.length > 5 &&
      /^(?:courses?|classes|coursework|lessons|tuition|students?|undergraduates?)$/i.test(words) &&
      /\b(?:t(?:each|aught)\p{L}{0,3}|g[ai]v(?:e|es|ing)|offer(?:s|ed|ing))\b(?! by)[^.;]{0,50}$/iu.test(lead),
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
  {
    id: 'learning-in-other-organisation',
    example: 'She studied painting in the Oakham Museum.',
    counterExample: 'She studied painting at the Oakham Museum.',
    when: ({ organisation, preposition }) =>
      organisation.kind === 'body' && (preposition === 'in' || preposition === 'by'),
    effect: 'refuse',
  },
];
