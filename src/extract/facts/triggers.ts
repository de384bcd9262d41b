// The words that tie an organisation to a person, by relation: what they are, which words must stand before the
// organisation, how far they reach and how sure they are.
import { SIGN } from './annotate.ts';

export type Relation = 'education' | 'employment';

export interface Trigger {
  relation: Relation;
  /** Over the skeleton, no anchors. */
  words: string;
  /** Words that must stand right before the organisation; '' allows none. */
  links: readonly string[];
  /** Longest way from trigger to organisation, in skeleton characters. */
  reach: number;
  /** Only organisations with a cue or known by name. */
  known?: boolean;
  /** Only schools. */
  school?: boolean;
  /** Up to three small words may stand before the organisation: "joined the law firm O". */
  loose?: boolean;
  strength: number;
}

const { degree: D, title: T, person: P } = SIGN;

export const TRIGGERS: readonly Trigger[] = [
  // Education. Example after each.
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
    words: '(?:center|tackle|linebacker|receiver|cornerback|shortstop|infielder|goaltender|prospect|standout|freshman)',
    links: ['from', 'out of', 'at'],
    reach: 12,
    school: true,
    strength: 0.85,
  }, // a center from O
  {
    relation: 'education',
    words: '(?:drafted|recruited|selected|signed|came|straight) out',
    links: ['of'],
    reach: 12,
    school: true,
    strength: 0.85,
  }, // drafted out of O
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
      '(?:stud(?:ied|ying|ies|y)|educated|schooled|education|schooling|upbringing|matriculated|enrolled|enrolling|enroll|majored|majoring|minored|trained|training|apprenticed|tutored|coursework|courses?|classes|undergraduate|undergrad|postgraduate|graduate school|law school|medical school|business school|doctoral work|graduate work|graduate studies)',
    links: ['at', 'from', 'in', 'with', 'of', 'by'],
    reach: 90,
    strength: 0.85,
  }, // studied law at O
  {
    relation: 'education',
    words: '(?:attend(?:ed|ing|s)?|frequented|entered|entering)',
    links: ['', 'schools and', 'school and', 'schools, and', 'schools,', 'both'],
    reach: 60,
    school: true,
    strength: 0.9,
  }, // attended the public schools and O
  { relation: 'education', words: '(?:attended|attending)', links: ['', 'at'], reach: 14, strength: 0.8 }, // attended Linsly
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
      '(?:went|going|transferred|transferring|transfer|admitted|accepted|sent|scholarship|won a place|admission|progressed|proceeded)',
    links: ['to', 'at'],
    reach: 40,
    school: true,
    strength: 0.6,
  }, // transferred to O
  {
    relation: 'education',
    words: `(?:${D}|degrees?|diploma|doctorate|thesis|dissertation|certificate|licentiate|qualification|honou?rs)`,
    links: ['from', 'at', 'of', 'by', 'with', 'in', ''],
    reach: 100,
    strength: 0.9,
  }, // a B.A. in history from O
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
    words: '(?:read|reading) (?:law|medicine|history|english|classics|philosophy|mathematics|theology|for the bar)',
    links: ['at', 'in'],
    reach: 30,
    strength: 0.85,
  },
  {
    relation: 'education',
    words:
      '(?:studierte|studiert|promovierte|promoviert|absolvierte|besuchte|Studium|Promotion|Abschluss|étudi[ée]|diplômée?|formée?|doctorat|licenciada?|egresada?|graduada?|estudi[óoa]|formou-se|graduou-se|doutorou-se|estudou|percorso di studi|studi|intégr[ée]r?|laureat[oa]|laureata|studia|studiato|diplomat[oa]|afgestudeerd|studeerde|promoveerde|gestudeerd|passée?)',
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
    words: '(?:alma mater|alma maters)',
    links: ['', 'of', 'is', 'was', 'include', 'included'],
    reach: 14,
    strength: 0.9,
  }, // his alma mater, O
  {
    relation: 'education',
    words: '(?:dropped|dropping|drop|flunked) out',
    links: ['of', 'from', 'at'],
    reach: 12,
    school: true,
    strength: 0.9,
  }, // dropped out of O
  {
    relation: 'education',
    words: '(?:continuing|continued|resumed|resuming)(?: (?:his|her) (?:studies|education|work))?',
    links: ['at'],
    reach: 8,
    school: true,
    strength: 0.7,
  }, // and continuing at O
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
    words: `(?:${T}|arquitect[oa]|máster|doctora?|graduad[oa]|diplomad[oa]|licenciad[oa])[^.;]{0,24}`,
    links: ['por', 'por la', 'por el', 'pela', 'pelo'],
    reach: 12,
    school: true,
    strength: 0.92,
  }, // Arquitecta por la O
  // Employment.
  {
    relation: 'employment',
    words: '(?:rejoint|rejoindre|rejoignit|beigetreten|incorporó|ingresó|entrato|entrata)',
    links: ['', 'en', 'a', 'in', 'bei'],
    reach: 40,
    loose: true,
    strength: 0.8,
  }, // rejoint l'entreprise O
  {
    relation: 'employment',
    words: T,
    links: [
      'of',
      'at',
      'for',
      'with',
      'in',
      'from',
      'to',
      'on',
      'within',
      'and',
      '',
      'bei',
      'der',
      'des',
      'von',
      'an',
      'chez',
      'à',
      'de',
      'du',
      'en',
      'del',
      'di',
      'da',
      'do',
      'presso',
      'bij',
      'van',
      'em',
      'na',
      'no',
      'al',
      'am',
      'an der',
      '@',
      'au sein de',
      'au sein du',
      'au sein de la',
    ],
    reach: 60,
    strength: 0.9,
  }, // CEO of O
  {
    relation: 'employment',
    words:
      '(?:work(?:ed|s|ing)?|freelanc(?:ed|es|ing)|intern(?:ed|ing|s)|volunteer(?:ed|s|ing)?|consult(?:ed|s|ing)?|collaborated|arbeitet|arbeitete|travaille|travaillé|trabaja|trabajó|trabalha|trabalhou|lavora|lavorato|werkt|werkte)',
    links: [
      'for',
      'at',
      'with',
      'in',
      'within',
      'by',
      'under',
      'à',
      'au',
      'aux',
      'dans',
      'bei',
      'chez',
      'en',
      'na',
      'no',
      'em',
      'in',
      'presso',
      'bij',
      'für',
      'pour',
      'para',
      'per',
      'as',
    ],
    reach: 90,
    strength: 0.85,
  },
  {
    relation: 'employment',
    words: '(?:re-?)?join(?:ed|ing|s)?',
    links: ['', 'of', 'at'],
    reach: 40,
    loose: true,
    strength: 0.85,
  }, // joined O
  {
    relation: 'employment',
    words:
      '(?:employ(?:ed|ee|ees|ment)|hired|recruited|headhunted|retained|contracted|engaged|signed|drafted|enlisted|commissioned|conscripted|stationed|posted|assigned|seconded|deployed|invited)',
    links: ['by', 'at', 'with', 'of', 'to', 'in', 'into', 'for'],
    reach: 60,
    strength: 0.8,
  },
  { relation: 'employment', words: 'served', links: [''], reach: 6, known: true, strength: 0.6 }, // served the Government of O as
  {
    relation: 'employment',
    words: '(?:advisory |consulting |consultancy |legal |professional )services',
    links: ['to', 'for'],
    reach: 8,
    strength: 0.6,
  }, // advisory services to O
  {
    relation: 'employment',
    words: '(?:serv(?:ed|es|ing)|service|fought|flew|sat|sits)',
    links: ['in', 'with', 'at', 'on', 'for', 'as', 'under', 'aboard'],
    reach: 70,
    known: true,
    strength: 0.75,
  }, // served in the O
  {
    relation: 'employment',
    words:
      '(?:t(?:aught|each(?:es|ing)?)|lectur(?:ed|es|ing)|professorships?|researche[ds]|researching|conduct(?:ed|s|ing) research|did research|research|directs|coach(?:ed|es|ing)|perform(?:ed|s|ing)|sang|sings|danced|preached|practi[cs]ed|practi[cs]es|practicing)',
    links: ['at', 'for', 'with', 'in', 'by'],
    reach: 80,
    known: true,
    strength: 0.8,
  },
  {
    relation: 'employment',
    words:
      '(?:play(?:ed|s|ing)?|pitched|debuted|competed|wrestled|raced|starred|rowed|captained|managed|appeared|performed)',
    links: ['for', 'with', 'at'],
    reach: 60,
    strength: 0.7,
  }, // played for O
  {
    relation: 'employment',
    words:
      '(?:members?|membership|fellows?|co-members?|membre|mitglied|miembro|membro|lid|affiliate|bassist|guitarist|drummer|singer|vocalist|frontman)',
    links: ['of', 'in', 'with', 'for', 'at', 'de', 'der', 'des', 'del', 'della', 'van'],
    reach: 50,
    strength: 0.75,
  }, // a member of O
  {
    relation: 'employment',
    words:
      '(?:co-?)?found(?:ed|ing|s)|(?:co-?)?found(?= )|establish(?:ed|es|ing)|launch(?:ed|es|ing)|started|set up|formed|incorporated|gründete|fondé|fundó|fundou|fondato|created',
    links: [''],
    reach: 50,
    loose: true,
    strength: 0.7,
  }, // co-founded O
  {
    relation: 'employment',
    words:
      '(?:left|quit|leaving|leaves|depart(?:ed|ing)|sold|own(?:s|ed)|bought|ran|runs|running|head(?:s|ed|ing)|led|leads|leading|chair(?:s|ed|ing)|direct(?:s|ed|ing)|manag(?:es|ed|ing)|command(?:s|ed|ing)|edited|edits|coach(?:es|ed|ing)|represent(?:s|ed|ing)|oversees|oversaw)',
    links: [''],
    reach: 28,
    loose: true,
    strength: 0.65,
  }, // left O
  {
    relation: 'employment',
    words:
      '(?:resign(?:ed|ing|s|ation)?|retir(?:ed|ing|es|ement)|fired|dismissed|departed|separated|discharged|graduated up|stepp?(?:ed|ing) down|laid off|loan|transfer(?:red)?|ousted|suspended|expelled)',
    links: ['from', 'at', 'as'],
    reach: 60,
    strength: 0.75,
  }, // resigned from O
  {
    relation: 'employment',
    words:
      '(?:elected|re-elected|appointed|nominated|named|promoted|called|ordained|moved(?: on)?|moving(?: on)?|returned|came|relocated|traded|sold|brought|rose|succeeded)',
    links: ['to', 'at', 'by', 'into'],
    reach: 60,
    known: true,
    strength: 0.55,
  }, // appointed to the O
  {
    relation: 'employment',
    words:
      '(?:career|positions?|jobs?|roles?|posts?|appointments?|chairs?|faculty|internships?|fellowships?|tenure|stints?|years|experience|staff|board|time|office|practice|duties|responsibilities|professorship|directorship|presidency|postdoc|post-?doctoral \\p{L}{1,12}|residency|relationship|contract|partnership|team|department|services|laboratory|workshop|studio)',
    links: ['at', 'with', 'of', 'for', 'from'],
    reach: 50,
    strength: 0.6,
  }, // his career at O
  {
    relation: 'employment',
    words:
      '(?:developed|invented|designed|discovered|wrote|written|writes|columns?|articles|reported|reports|reporting|blogs|produced|directed|composed|recorded|curated|contribut(?:ed|es|ing|or)|broadcast|hosted|hosts)',
    links: ['at', 'for', 'with', 'to', 'on', 'in'],
    reach: 60,
    known: true,
    strength: 0.5,
  },
  {
    relation: 'employment',
    words:
      '(?:companies|firms|organi[sz]ations|employers|newspapers|magazines|bands|clubs|parties|groups|teams|societies|associations|unions|boards?)(?: \\p{L}{1,12}){0,2} (?:include|including|included|includes|such as|like|for|of)',
    links: [''],
    reach: 8,
    strength: 0.7,
  }, // companies that include: O, O
  {
    relation: 'employment',
    words:
      '(?<=^)(?:Prior to|Before|After leaving|Previously at|Formerly at|Formerly of|Previously with|Formerly with)',
    links: [''],
    reach: 5,
    strength: 0.6,
  }, // Prior to O, I led
  {
    relation: 'employment',
    words: `${P}(?:,)?`,
    links: ['of', 'from', 'at', 'with'],
    reach: 16,
    known: true,
    strength: 0.5,
  }, // Jane Roe of O
];
