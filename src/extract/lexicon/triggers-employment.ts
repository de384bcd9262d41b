// Words that say that somebody works or worked for an organisation. The example stands after each.
import { SIGN } from './sign.ts';
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
      'au',
      'aux',
      'aan',
      'aan de',
      'aan het',
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
      '(?:work(?:ed|s|ing)?|freelanc(?:ed|es|ing)|intern(?:ed|ing|s)|volunteer(?:ed|s|ing)?|consult(?:ed|s|ing)?|collaborated|arbeitet|arbeitete|travaille|travaillé|trabaja|trabajó|trabajé|trabalha|trabalhou|lavora|lavorato|werkt|werkte|enseign(?:e|é|a|ait)|unterrichtet|unterrichtete|lehrt|lehrte|enseña|enseñó|leciona|lecionou|ensinou|insegna|insegnato|doceert|doceerde)',
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
      'an',
      'an der',
      'am',
      'aan',
      'aan de',
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
      '(?:joined|joins)(?: (?:us|(?:the|our) (?:firm|company|team|group|practice|faculty|department|school|bank|agency)))?(?: in \ue003)?',
    links: ['from'],
    reach: 8,
    strength: 0.7,
  }, // joined the firm in Y from O
  {
    relation: 'employment',
    words:
      '(?:employ(?:ed|ee|ees|ment)|hired|recruited|headhunted|retained|contracted|engaged|sign(?:ed|ing)|drafted|enlisted|commissioned|conscripted|stationed|posted|assigned|seconded|deployed|invited)',
    links: ['by', 'at', 'with', 'of', 'to', 'in', 'into', 'for'],
    reach: 60,
    strength: 0.8,
  },
  {
    relation: 'employment',
    words: '(?:clerk(?:ed|ing)|represent(?:ed|ing|s))',
    links: ['on', 'at', 'in', 'for', 'with', 'of'],
    reach: 60,
    known: true,
    strength: 0.8,
  }, // clerked for Judge P on the O; represented L in the O
  { relation: 'employment', words: '(?:been|stay(?:ed)?|remain(?:ed)?)', links: ['with'], reach: 6, strength: 0.6 }, // has been with O for years
  {
    relation: 'employment',
    words: "(?:i (?:was|am|have been|had been)|i['’](?:m|ve been))(?: now| currently| previously| still| also)?",
    links: ['at'],
    reach: 4,
    strength: 0.55,
  }, // From 2012 to 2016 I was at O
  {
    relation: 'employment',
    words: '(?:war|ist|bin|arbeitete|arbeitet) (?:sie|er|ich)(?: (?!bei)(?:\\p{L}{2,12}|\ue005|\ue003)){0,3}',
    links: ['bei', 'bei der', 'beim', 'bei dem'],
    reach: 12,
    strength: 0.75,
  }, // danach war sie vier Jahre bei O
  {
    relation: 'employment',
    words: '(?<=(?:my|his|her|their|current|present|former|previous|last) )employers?',
    links: ['is', 'was', 'are', 'were', ',', ':'],
    reach: 8,
    strength: 0.75,
  }, // my employer is O
  {
    relation: 'employment',
    words: '(?:stayed|remained|staying|remaining)',
    links: ['at', 'on at'],
    reach: 10,
    strength: 0.6,
  }, // remained at O until
  {
    relation: 'employment',
    words:
      '(?:resign(?:ed|ing)|gave up|giving up|relinquished|quit|left|lost|losing) (?:his|her|their|my|the) (?:\\p{L}{2,10} )?(?:commission|seat|posts?|positions?|chair|fellowship|jobs?|membership|captaincy|editorship|presidency|directorship|professorship)',
    links: ['in', 'at', 'with', 'of', 'on', 'from'],
    reach: 14,
    strength: 0.75,
  }, // resigned her commission in O
  {
    relation: 'employment',
    words: '(?<=\\b(?:has|have|had) )been(?= (?:at|with) )|(?<=(?:\ue004|\\bhe|\\bshe|\\bwho) )was(?= (?:at|with|in) )',
    links: ['at', 'with', 'in'],
    reach: 10,
    known: true,
    strength: 0.55,
  }, // has been at O since; she was with O
  {
    relation: 'employment',
    words:
      '(?<=(?:\ue004|\\bhe|\\bshe|\\bthey|\\bwho) )(?:was|were)(?= at \ue005 (?:for (?:over |almost |nearly |more than )?(?:\\p{L}{2,9}|\\d{1,2}) years|from \ue003|until \ue003|between|\\(\ue003\\)))',
    links: ['at'],
    reach: 6,
    strength: 0.6,
  }, // she was at O for seven years
  {
    relation: 'employment',
    words:
      '(?<=\\b(?:chosen|appointed|hired|selected|elected|picked|recruited|tapped|promoted|named|invited|brought in|returned|continue[sd]|went on)(?: by [^.;,]{2,40}| in \ue003)? to )(?:lead|head|chair|direct|manage|run|edit|oversee|coach|captain|command)',
    links: [''],
    reach: 28,
    loose: true,
    strength: 0.65,
  }, // was chosen to lead O
  {
    relation: 'employment',
    words: '(?:formerly|previously|once|lately|most recently)',
    links: ['of', 'with', 'at'],
    reach: 10,
    strength: 0.6,
  }, // formerly of O
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
      '(?:play(?:ed|s|ing)?|drove|drives|rode|rides|tour(?:ed|s|ing)|drummed|pitched|debuted|competed|wrestled|raced|starred|rowed|captained|managed|appeared|performed)',
    links: ['for', 'with', 'at'],
    reach: 60,
    strength: 0.7,
  }, // played for O
  {
    relation: 'employment',
    words: '(?:loaned|traded|waived)(?: on loan| back| out)?',
    links: ['to', 'by', 'from'],
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
      '(?:left|quit|leaving|leaves|depart(?:ed|ing)|sold|own(?:s|ed)|bought|ran|runs|running|head(?:s|ed|ing)|led|leads|leading|chair(?:s|ed|ing)|direct(?:s|ed|ing)|manag(?:es|ed|ing)|command(?:s|ed|ing)|front(?:s|ed|ing)|edited|edits|coach(?:es|ed|ing)|represent(?:s|ed|ing)|oversees|oversaw)',
    links: [''],
    reach: 28,
    loose: true,
    strength: 0.65,
  }, // left O
  {
    relation: 'employment',
    words:
      '(?:resign(?:ed|ing|s|ation)?|retir(?:ed|ing|es|ement)|fired|dismissed|departed|separated|discharged|demobili[sz]ed|mustered out|invalided out|graduated up|stepp?(?:ed|ing) down|laid off|loan|transfer(?:red)?|ousted|suspended|expelled)',
    links: ['from', 'at', 'as'],
    reach: 60,
    strength: 0.75,
  }, // resigned from O
  {
    relation: 'employment',
    words: '(?:fired|dismissed|sacked|laid off|let go|made redundant|ousted|axed)',
    links: ['by'],
    reach: 10,
    strength: 0.7,
  }, // laid off by O
  {
    relation: 'employment',
    words: '(?:moved|switched|defected|seconded|poached|hired away|borrowed|recruited)',
    links: ['from'],
    reach: 14,
    known: true,
    strength: 0.55,
  }, // traded from O to O
  {
    relation: 'employment',
    words:
      '(?:enter(?:ed|ing)|conduct(?:ed|s|ing)|anchor(?:ed|s|ing)|captain(?:ed|s|ing)|skipper(?:ed|s|ing)|co-?(?:edit|direct|chair|manag|head|own)(?:ed|s|es)|co-?(?:leads?|led|runs?|ran)|presided over|govern(?:ed|s)|administered)',
    links: [''],
    reach: 14,
    known: true,
    strength: 0.6,
  }, // entered the O; conducted the O
  {
    relation: 'employment',
    words: '(?:anchor(?:ed|s|ing)|co-?hosted|co-?anchored|co-?presented|commentat(?:ed|es|ing)|newsreader)',
    links: ['on', 'for', 'at', 'with'],
    reach: 60,
    known: true,
    strength: 0.6,
  }, // anchored the evening news on O
  {
    relation: 'employment',
    words:
      '(?:w[oi]n(?:s|ning)?|gain(?:ed|ing)|secur(?:ed|ing)|took|tak(?:es|ing)|held|holds) (?:(?:his|her|their|a|the|re-?) ?)?(?:\\p{L}{2,10} )?(?:re-?)?(?:election|seat)',
    links: ['to', 'in', 'on'],
    reach: 10,
    known: true,
    strength: 0.6,
  }, // won election to O
  {
    relation: 'employment',
    words: '(?<=\\b(?:is|was|am|now|currently|been) )based',
    links: ['at', 'with'],
    reach: 14,
    known: true,
    strength: 0.6,
  }, // is now based at O
  {
    relation: 'employment',
    words:
      '(?<=\\b(?:left|leaving|quit|departed|resigned|retired|returned|went on|dropped out|decided|moved)[^.;]{0,60} (?:to|and) )(?:start|form|create|open|found|build)(?: up)?',
    links: [''],
    reach: 40,
    known: true,
    loose: true,
    strength: 0.65,
  }, // left to start O
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
      '(?:career|sabbaticals?|secondment|clerkships?|traineeship|apprenticeship|(?:sabbatical|post-?doctoral|visiting|research|teaching) (?:year|leave|stay|semester|period)|positions?|jobs?|roles?|posts?|appointments?|chairs?|faculty|internships?|fellowships?|tenure|stints?|years|experience|staff|board|time|office|practice|duties|responsibilities|professorship|directorship|lectureships?|readership|curatorship|editorship|deanship|headship|governorship|chairmanship|captaincy|presidency|postdoc|post-?doctoral \\p{L}{1,12}|residency|relationship|contract|partnership|team|department|services|laboratory|workshop|studio)',
    links: ['at', 'with', 'of', 'for', 'from'],
    reach: 50,
    strength: 0.6,
  }, // his career at O
  {
    relation: 'employment',
    words:
      '(?:seasons?|(?<!(?:doctoral|doc|sabbatical|visiting|research|teaching) )year(?= (?:at|with) )|decades?|months|spells?|ranks|loan spell|on loan|(?:appearances|goals|caps|matches|games|starts)(?= for ))',
    links: ['at', 'with', 'for'],
    reach: 24,
    strength: 0.6,
  }, // nine seasons with O
  {
    relation: 'employment',
    words:
      '(?<=\\b(?:leads?|led|heads?|headed|runs|ran|manage[sd]?|direct(?:s|ed)|chair(?:s|ed)|oversees|oversaw|supervise[sd]|joined) [^.;,]{1,40} )(?:groups?|labs?|units?|divisions?|sections?|operations?|efforts?)',
    links: ['at'],
    reach: 14,
    strength: 0.65,
  }, // leads the robotics group at O
  {
    relation: 'employment',
    words:
      '(?:built|developed|designed|shipped|maintained|engineered|architected|scaled|programmed|ran|runs|led|leads|headed|heads|oversaw|oversees)(?= [\\p{Ll}-]{3,16} (?:[\\p{Ll}-]{2,16} ){0,4}at )',
    links: ['at'],
    reach: 50,
    strength: 0.6,
  }, // built recommendation systems at O
  {
    relation: 'employment',
    words:
      '(?:developed|invented|designed|discovered|wrote|written|writes|columns?|articles|reported|reports|reporting|cover(?:ed|s|ing)|blogs|produced|directed|composed|recorded|curated|contribut(?:ed|es|ing|or)|broadcast|hosted|hosts)',
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
      '(?<=^)(?:Prior to|Before|After leaving|Since leaving|Previously at|Formerly at|Formerly of|Previously with|Formerly with|Now at|Now with|Currently at|Currently with|Most recently at|Most recently with)',
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
