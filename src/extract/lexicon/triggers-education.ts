// Words that say that somebody learned at a place. The example stands after each.
import { SIGN } from './sign.ts';
import type { Trigger } from './trigger.ts';

const { degree: D, title: T, date: Y, field: F } = SIGN;

export const EDUCATION_TRIGGERS: readonly Trigger[] = [
  { relation: 'education', words: 'graduated', links: [''], reach: 6, school: true, strength: 0.9 }, // graduated, O; graduated O
  {
    relation: 'education',
    words:
      '(?:college|collegiate|high school|university)(?: \\p{L}{1,10}){0,2} (?:football|basketball|baseball|soccer|hockey|career|ball|tennis|track|lacrosse|wrestling|softball|volleyball|golf|swimming|sports?)',
    links: ['at', 'for', 'with', 'from'],
    reach: 30,
    school: true,
    strength: 0.9,
  }, // played college football at O
  {
    relation: 'education',
    words: 'graduat(?:ed|ing|es|ion)',
    links: ['from', 'of', 'at', 'in', 'with'],
    reach: 90,
    strength: 0.95,
  }, // graduated with honors from O
  {
    relation: 'education',
    words:
      '(?:alumn(?:us|a|i|ae)|graduates?|alum|valedictorian|dropout|attendees?|attendance|distinguished alumn(?:us|a|i) award|alumni award)',
    links: ['of', 'from', 'at', 'in'],
    reach: 40,
    strength: 0.95,
  }, // a graduate of O
  {
    relation: 'education',
    words:
      '(?:stud(?:ied|ying|ies|y)|educated|schooled|education|schooling|upbringing|matriculat(?:ed|es|ing|ion)|enrol(?:l?ed|l?ing|ls?|l?ment)?|majored|majoring|minored|trained|training|apprenticed|tutored|coursework|courses?|classes|lessons|tuition|undergraduate|undergrad|postgraduate|graduate school|law school|medical school|business school|doctoral work|graduate work|graduate studies)',
    links: ['at', 'from', 'in', 'into', 'with', 'of', 'by'],
    reach: 90,
    strength: 0.85,
  }, // studied law at O
  {
    relation: 'education',
    words: '(?:attend(?:ed|ing|s)?|frequented|enter(?:ed|ing)?)',
    links: ['', 'schools and', 'school and', 'schools, and', 'schools,', 'both'],
    reach: 60,
    school: true,
    strength: 0.9,
  }, // attended the public schools and O
  { relation: 'education', words: '(?:attended|attending)', links: ['', 'at'], reach: 14, strength: 0.8 }, // attended Linsly
  {
    relation: 'education',
    words: '(?<=\\b(?:scholarship|bursary|fellowship|money|returned|went on|chose|decided|moved|left home) to )attend',
    links: [''],
    reach: 8,
    strength: 0.8,
  }, // a scholarship to attend Linsly
  {
    relation: 'education',
    words:
      '(?:attended|attending) (?:graduate school|law school|medical school|high school|college|school|university|classes)',
    links: ['at', 'in'],
    reach: 40,
    strength: 0.9,
  },
  {
    relation: 'education',
    words:
      '(?:went|going|goes|transferred|transferring|transfer|switched|admitted|accepted|sent|scholarship|bursary|place|admission|progressed|proceeded|took (?:him|her|them|me)|brought (?:him|her|them|me)|passed|passing|moved on)',
    links: ['to', 'at', 'through', 'into'],
    reach: 40,
    school: true,
    strength: 0.6,
  }, // transferred to O; gained a place at O; which took her to O
  {
    relation: 'education',
    words: '(?:transferr|switch)(?:ed|ing)(?: there| back)?',
    links: ['from'],
    reach: 14,
    school: true,
    strength: 0.8,
  }, // transferred from O
  {
    relation: 'education',
    words: '(?:product|old boy|old girl|boarder|day pupil|(?:class|school|room)mates?|contemporar(?:y|ies))',
    links: ['of', 'at', 'from'],
    reach: 40,
    school: true,
    strength: 0.8,
  }, // a product of O; a classmate of P at O
  {
    relation: 'education',
    words:
      '(?:worked|paid|paying|working|put|putting) (?:his|her|their|my) (?:own )?way|(?:put|putting) (?:himself|herself|themselves|myself)',
    links: ['through'],
    reach: 14,
    school: true,
    strength: 0.85,
  }, // worked her way through O
  {
    relation: 'education',
    words: '(?:licen[cs]e|baccalaureate|matriculation|certification|credential|habilitation)',
    links: ['at', 'from'],
    reach: 50,
    school: true,
    strength: 0.85,
  }, // earned her licence at O
  {
    relation: 'education',
    words: '(?:a-levels|o-levels|gcses|complet(?:ed|ing) (?:them|it|these))',
    links: ['at'],
    reach: 14,
    school: true,
    strength: 0.85,
  }, // took her A-levels at O; completing them at O
  { relation: 'education', words: 'prepped', links: ['at'], reach: 6, strength: 0.8 }, // prepped at O
  {
    relation: 'education',
    words:
      '(?:finish(?:ed|ing)|complet(?:ed|ing)|start(?:ed|ing)|began|beginning|left) (?:his |her |their |my )?(?:high|secondary|primary|elementary|grammar|middle|preparatory|boarding|law|medical|graduate|nursing|art|drama|business) (?:school|schooling)',
    links: ['at', 'in'],
    reach: 20,
    school: true,
    strength: 0.85,
  }, // finished high school at O
  {
    relation: 'education',
    words:
      '(?:on exchange|(?:exchange|study[- ]abroad|summer|visiting student) (?:programs?|programmes?|year|semester|term|students?)|year abroad|semester abroad)',
    links: ['at', 'with', 'in'],
    reach: 20,
    school: true,
    strength: 0.85,
  }, // an exchange programme at O
  {
    relation: 'education',
    words:
      'play(?:ed|s|ing)?(?: \\p{L}{1,10}){0,2} (?:football|basketball|baseball|soccer|hockey|tennis|lacrosse|volleyball|softball|golf|rugby|cricket|water polo)',
    links: ['at', 'for'],
    reach: 12,
    school: true,
    strength: 0.85,
  }, // played volleyball at O
  {
    relation: 'education',
    words:
      '(?<!\\b(?:a|short|little|some|long|the) )(?:while|whilst)(?: still)?(?: (?:a|an) (?:teenager|undergraduate|student))?',
    links: ['at'],
    reach: 8,
    school: true,
    strength: 0.6,
  }, // While at O, she
  {
    relation: 'education',
    words: `(?:${D}|degrees?|diploma|doctorate|thesis|dissertation|certificate|licentiate|qualification|honou?rs)`,
    links: ['from', 'at', 'of', 'by', 'with', 'in', '', 'alla', 'presso', 'pela', 'pelo', 'por', 'por la', 'por el'],
    reach: 100,
    strength: 0.9,
  }, // a B.A. in history from O; il dottorato alla O
  {
    relation: 'education',
    words:
      '(?:student|pupil|undergraduate|candidate|senior|junior|sophomore|freshman|scholar|studente|studentessa|étudiante?|studentin)',
    links: [
      'at',
      'of',
      'in',
      'from',
      'all’',
      "all'",
      'presso',
      'à',
      'an',
      'alla',
      'alle',
      'di',
      'de',
      'der',
      'en',
      'du',
      'dell’',
      "dell'",
    ],
    reach: 60,
    strength: 0.85,
  }, // a student at O
  {
    relation: 'education',
    words:
      '(?:received|earned|obtained|gained|completed|finished|did|pursued|pursuing|began|started|continued|undertook) (?:his|her|their|my|a|an|the|some|further|additional|advanced|graduate|undergraduate|formal|early|primary|secondary|higher|academic|legal|medical|musical|military|theological|postgraduate|doctoral|basic|general|initial|elementary|professional|,|and| ){1,8}(?:education|training|studies|schooling|degrees?|diploma|studies|work|phd|masters?|residency)',
    links: ['at', 'from', 'in', 'with'],
    reach: 60,
    strength: 0.85,
  },
  {
    relation: 'education',
    words: `(?:read|reading) (?:${F}|law|medicine|history|english|classics|philosophy|mathematics|theology|for the bar|for (?:a|an|his|her|the) \\p{L}{1,10})`,
    links: ['at', 'in'],
    reach: 30,
    strength: 0.85,
  },
  {
    relation: 'education',
    words:
      '(?:studierte|studiert|promovierte|promoviert|absolvierte|besuchte|Studium|Promotion|Abschluss|étudi[ée]|diplômée?|formée?|doctorat|licenciada?|egresada?|graduada?|formad[oa]|estudi[éóoa]|formou-se|graduou-se|doutorou-se|estudou|percorso di studi|studi|intégr[ée]r?|laureat[oa]|laureata|studia|studiato|diplomat[oa]|afgestudeerd|studeerde|promoveerde|gestudeerd|passée?)',
    links: [
      'an',
      'a',
      'am',
      'der',
      'an der',
      'à',
      'de',
      'del',
      'en',
      'em',
      'na',
      'no',
      'pela',
      'pelo',
      'por',
      'in',
      'presso',
      'alla',
      'all’',
      "all'",
      'al',
      'aan',
      'aan de',
      'bei',
      'par',
      "à l'",
      'à l’',
      'dell',
      "l'",
      'l’',
      '',
    ],
    reach: 70,
    strength: 0.85,
  },
  {
    relation: 'education',
    words:
      '(?:ancien(?:ne)?s? élèves?|ancien(?:ne)?s? étudiante?s?|antigu[oa] alumn[oa]|exalumn[oa]|oud-student(?:e)?|ehemalige[rn]? student(?:in)?)',
    links: ['de', 'du', "de l'", 'de l’', 'de la', 'del', 'van', 'van de', 'der', 'an der'],
    reach: 12,
    school: true,
    strength: 0.9,
  }, // ancienne élève de l'O
  {
    relation: 'education',
    words:
      '(?:agrar|architektur|aufbau|bachelor|bau|bio|chemie|diplom|elektrotechnik|fern|geo|german|geschicht|informatik|ingenieur|journalistik|jura|kunst|lehramt|magister|maschinenbau|master|mathematik|medizin|musik|pharmazie|philosoph|physik|politik|psycholog|romanistik|soziolog|sprach|theolog|tiermedizin|wirtschaft|zahnmedizin)\\p{L}{0,14}studium',
    links: ['an', 'an der', 'am', 'in'],
    reach: 60,
    school: true,
    strength: 0.85,
  }, // Physikstudium an der O
  {
    relation: 'education',
    words: '(?:double |starred )?(?:first|second|distinction|honou?rs)(?:-class)?(?: degree)? in',
    links: ['at', 'from'],
    reach: 40,
    school: true,
    strength: 0.85,
  }, // took a first in classics at O
  {
    relation: 'education',
    words: '(?:graduate|postgraduate|undergraduate|doctoral|course|advanced)[ -]work',
    links: ['at', 'in', 'with'],
    reach: 40,
    school: true,
    strength: 0.9,
  }, // did graduate work at O
  {
    relation: 'education',
    words: `class(?: of ${Y})?`,
    links: ['at', 'of', 'from'],
    reach: 10,
    school: true,
    strength: 0.85,
  }, // in the class of 1990 at O
  {
    relation: 'education',
    words: '(?:alma mater|alma maters)',
    links: ['', 'of', 'is', 'was', 'include', 'included'],
    reach: 14,
    strength: 0.9,
  }, // his alma mater, O
  {
    relation: 'education',
    words:
      '(?:(?:dropped|dropping|drop|flunked|failed) out|withdrew|withdrawing|withdrawn|expelled|suspended|sent down|rusticated)',
    links: ['of', 'from', 'at'],
    reach: 12,
    school: true,
    strength: 0.9,
  }, // dropped out of O; withdrew from O; was expelled from O
  {
    relation: 'education',
    words:
      '(?:freshman|sophomore|junior|senior|first|second|third|fourth|fifth|final|last|gap|undergraduate|graduate|student)(?:-| )(?:year|years|days|time|career)',
    links: ['at', 'of', 'in'],
    reach: 12,
    school: true,
    strength: 0.9,
  }, // in her final year at O; her student days at O
  {
    relation: 'education',
    words:
      '(?:continu(?:ing|ed|es)|resum(?:ing|ed)|interrupt(?:ing|ed)|beg(?:an|inning)|start(?:ed|ing)|finish(?:ed|ing)|complet(?:ed|ing)|pursu(?:ed|ing|es))(?: (?:his|her|their|my) (?:[\\p{Ll}-]{1,14} ){0,2}(?:studies|education|schooling|training))',
    links: ['at', 'with', 'in'],
    reach: 30,
    school: true,
    strength: 0.9,
  }, // continued her doctoral studies at O
  {
    relation: 'education',
    words: '(?:first|then|later|continuing|continued|before)',
    links: ['at'],
    reach: 4,
    school: true,
    strength: 0.5,
  }, // studied first at O, continuing at O
  {
    relation: 'education',
    words:
      '(?:certificate|degree|diploma|executive|graduate|postgraduate|doctoral|phd|training|fellowship|residency) (?:programs?|programmes?|courses?)',
    links: ['at', 'from', 'with', 'of', 'in'],
    reach: 30,
    school: true,
    strength: 0.85,
  }, // certificate programs at O
  {
    relation: 'education',
    words:
      '(?:programs?|programmes?|courses?|seminars?)(?: abroad| (?:in|at|for) [^.;,]{2,30})?,? (?:including|such as|among them)',
    links: [''],
    reach: 6,
    school: true,
    strength: 0.85,
  }, // management programs in L, including the Senior Program at O
  {
    relation: 'education',
    words: `(?:${T}|arquitect[oa]|máster|doctora?|graduad[oa]|diplomad[oa]|licenciad[oa]|licenci[éó]|doctor[éó]|gradu[éó])[^.;]{0,24}`,
    links: ['por', 'por la', 'por el', 'pela', 'pelo'],
    reach: 12,
    school: true,
    strength: 0.92,
  }, // Arquitecta por la O
];
