// Words that say that somebody works or worked for a body. The example stands after each.
import { SIGN } from './skeleton.ts';
import type { Trigger } from './trigger.ts';

const { title: T, person: P } = SIGN;

export const EMPLOYMENT_TRIGGERS: readonly Trigger[] = [
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
      '(?:work(?:ed|s|ing)?|freelanc(?:ed|es|ing)|intern(?:ed|ing|s)|volunteer(?:ed|s|ing)?|consult(?:ed|s|ing)?|collaborated|arbeitet|arbeitete|travaille|travaillé|trabaja|trabajó|trabalha|trabalhou|lavora|lavorato|werkt|werkte|enseign(?:e|é|a|ait)|unterrichtet|unterrichtete|lehrt|lehrte|enseña|enseñó|leciona|lecionou|ensinou|insegna|insegnato|doceert|doceerde)',
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
  {
    relation: 'employment',
    words: '(?:clerk(?:ed|ing)|represent(?:ed|ing|s))',
    links: ['on', 'at', 'in', 'for', 'with'],
    reach: 60,
    known: true,
    strength: 0.8,
  }, // clerked for Judge P on the O; represented L in the O
  { relation: 'employment', words: '(?:been|stayed|remained)', links: ['with'], reach: 6, strength: 0.6 }, // has been with O for years
  {
    relation: 'employment',
    words: "(?:i (?:was|am|have been|had been)|i['’](?:m|ve been))(?: now| currently| previously| still| also)?",
    links: ['at'],
    reach: 4,
    strength: 0.55,
  }, // From 2012 to 2016 I was at O
  {
    relation: 'employment',
    words: '(?<=(?:my|his|her|their|current|present|former|previous|last) )employers?',
    links: ['is', 'was', 'are', 'were', ',', ':'],
    reach: 8,
    strength: 0.75,
  }, // my employer is O
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
    words: '(?:serv(?:e|ed|es|ing)|service|fought|flew|sat|sits|debut)',
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
    words: '(?:loaned|traded|waived)(?: on loan| back| out)?',
    links: ['to', 'by'],
    reach: 10,
    strength: 0.6,
  }, // was loaned to O
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
      '(?:co-?)?found(?:ed|ing|s)|(?:co-?)?found(?= )|establish(?:ed|es|ing)|launch(?:ed|es|ing)|started|set up|formed|(?:to|and|would) (?:establish|launch|co-found|set up)|(?:to|and|would) (?:form|start|create) (?:his|her|their|my)(?: own)?|(?:start|form|creat)ing (?:his|her|their|my)(?: own)?|incorporated|gründete|fondé|fundó|fundou|fondato|created',
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
      '(?:career|sabbaticals?|secondment|clerkships?|traineeship|apprenticeship|(?:sabbatical|post-?doctoral|visiting|research|teaching) (?:year|leave|stay|semester|period)|positions?|jobs?|roles?|posts?|appointments?|chairs?|faculty|internships?|fellowships?|tenure|stints?|years|experience|staff|board|time|office|practice|duties|responsibilities|professorship|directorship|presidency|postdoc|post-?doctoral \\p{L}{1,12}|residency|relationship|contract|partnership|team|department|services|laboratory|workshop|studio)',
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
