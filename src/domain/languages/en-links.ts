// English words that say that somebody learned or worked at an organisation. A line is
// `relation id reach strength flags = words > prepositions`: words are a pattern over the sentence with each span as one sign
// ({title}, {degree}, {person} …), `-` is no preposition, `*` those of every other language. The id names an example.
import { linkWords, list } from './pack.ts';

export const englishLinks = linkWords`
  education graduated 6 0.9 school = graduated > -
  education played-college-football-at 30 0.9 school = (?:college|collegiate|high school|university)(?: \p{L}{1,10}){0,2} (?:football|basketball|baseball|soccer|hockey|career|ball|tennis|track|lacrosse|wrestling|softball|volleyball|golf|swimming|sports?) > at|for|with|from
  education graduated-from 90 0.95 = graduat(?:ed|ing|es|ion) > from|of|at|in|with
  education study-label 6 0.85 school = (?:education|undergraduate(?: education| studies| school)?|(?:medical|dental|law|graduate|business|nursing|veterinary) (?:school|education)|high school|university|college)(?=:) > -
  education graduate-of 40 0.95 = (?:alumn(?:us|a|i|ae)|graduates?|alum|valedictorian|dropout|attendees?|attendance|distinguished alumn(?:us|a|i) award|alumni award) > of|from|at|in
  education studied-at 90 0.85 = (?:stud(?:ied|ying|ies|y)|educated|schooled|education|schooling|upbringing|matriculat(?:ed|es|ing|ion)|enrol(?:l?ed|l?ing|ls?|l?ment)?|majored|majoring|minored|trained|training|apprenticed|tutored|coursework|courses?|classes|lessons|tuition|undergraduate|undergrad|postgraduate|graduate school|law school|medical school|business school|doctoral work|graduate work|graduate studies) > at|from|in|into|with|of|by
  education attended-public-schools-and 60 0.9 school = (?:attend(?:ed|ing|s)?|frequented|enter(?:ed|ing)?) > -|schools and|school and|schools, and|schools,|both
  education attended-name 14 0.8 = (?:attended|attending) > -|at
  education scholarship-to-attend 8 0.8 = (?<=\b(?:scholarship|bursary|fellowship|money|returned|went on|chose|decided|moved|left home) to )attend > -
  education attended-school-at 40 0.9 = (?:attended|attending) (?:graduate school|law school|medical school|high school|college|school|university|classes) > at|in
  education transferred-to 40 0.6 school = (?:went|going|goes|transferred|transferring|transfer|switched|admitted|accepted|sent|scholarship|bursary|place|admission|progressed|proceeded|took (?:him|her|them|me)|brought (?:him|her|them|me)|passed|passing|moved on) > to|at|through|into
  education transferred-from 14 0.8 school = (?:transferr|switch)(?:ed|ing)(?: there| back)? > from
  education product-of 40 0.8 school = (?:product|old boy|old girl|boarder|day pupil|(?:class|school|room)mates?|contemporar(?:y|ies)) > of|at|from
  education worked-way-through 14 0.85 school = (?:worked|paid|paying|working|put|putting) (?:his|her|their|my) (?:own )?way|(?:put|putting) (?:himself|herself|themselves|myself) > through
  education earned-licence-at 50 0.85 school = (?:licen[cs]e|baccalaureate|matriculation|certification|credential|habilitation) > at|from
  education took-exams-at 14 0.85 school = (?:a-levels|o-levels|gcses|complet(?:ed|ing) (?:them|it|these)) > at
  education prepped-at 6 0.8 = prepped > at
  education finished-school-at 20 0.85 school = (?:finish(?:ed|ing)|complet(?:ed|ing)|start(?:ed|ing)|began|beginning|left) (?:his |her |their |my )?(?:high|secondary|primary|elementary|grammar|middle|preparatory|boarding|law|medical|graduate|nursing|art|drama|business) (?:school|schooling) > at|in
  education exchange-programme-at 20 0.85 school = (?:on exchange|(?:exchange|study[- ]abroad|summer|visiting student) (?:programs?|programmes?|year|semester|term|students?)|year abroad|semester abroad) > at|with|in
  education played-volleyball-at 12 0.85 school = play(?:ed|s|ing)?(?: \p{L}{1,10}){0,2} (?:football|basketball|baseball|soccer|hockey|tennis|lacrosse|volleyball|softball|golf|rugby|cricket|water polo) > at|for
  education while-at 8 0.6 school = (?<!\b(?:a|short|little|some|long|the) )(?:while|whilst)(?: still)?(?: (?:a|an) (?:teenager|undergraduate|student))? > at
  education degree-from 100 0.9 = (?:{degree}|degrees?|diploma|doctorate|thesis|dissertation|certificate|licentiate|qualification|honou?rs) > from|at|of|by|with|in|-|*
  education student-at 60 0.85 = (?:student|pupil|undergraduate|candidate|(?:senior|junior)(?= (?:at|of|in|from) )|sophomore|freshman|scholar) > at|of|in|from
  education received-education-at 60 0.85 = (?:received|earned|obtained|gained|completed|finished|did|pursued|pursuing|began|started|continued|undertook) (?:his|her|their|my|a|an|the|some|further|additional|advanced|graduate|undergraduate|formal|early|primary|secondary|higher|academic|legal|medical|musical|military|theological|postgraduate|doctoral|basic|general|initial|elementary|professional|,|and| ){1,8}(?:education|training|studies|schooling|degrees?|diploma|studies|work|phd|masters?|residency) > at|from|in|with
  education read-subject-at 30 0.85 = (?:read|reading) (?:{field}|law|medicine|history|english|classics|philosophy|mathematics|theology|for the bar|for (?:a|an|his|her|the) \p{L}{1,10}) > at|in
  education took-a-first-at 40 0.85 school = (?:double |starred )?(?:first|second|distinction|honou?rs)(?:-class)?(?: degree)? in > at|from
  education did-graduate-work-at 40 0.9 school = (?:graduate|postgraduate|undergraduate|doctoral|course|advanced)[ -]work > at|in|with
  education class-of-at 10 0.85 school = class(?: of {date})? > at|of|from
  education alma-mater 14 0.9 = (?:alma mater|alma maters) > -|of|is|was|include|included
  education dropped-out-of 12 0.9 school = (?:(?:dropped|dropping|drop|flunked|failed) out|withdrew|withdrawing|withdrawn|expelled|suspended|sent down|rusticated) > of|from|at
  education final-year-at 12 0.9 school = (?:freshman|sophomore|junior|senior|first|second|third|fourth|fifth|final|last|gap|undergraduate|graduate|student)(?:-| )(?:year|years|days|time|career) > at|of|in
  education continued-doctoral-studies-at 30 0.9 school = (?:continu(?:ing|ed|es)|resum(?:ing|ed)|interrupt(?:ing|ed)|beg(?:an|inning)|start(?:ed|ing)|finish(?:ed|ing)|complet(?:ed|ing)|pursu(?:ed|ing|es))(?: (?:his|her|their|my) (?:[\p{Ll}-]{1,14} ){0,2}(?:studies|education|schooling|training)) > at|with|in
  education then-at 4 0.5 school = (?:first|then|later|continuing|continued|before) > at
  education certificate-programs-at 30 0.85 school = (?<!low-)(?:certificate|degree|diploma|executive|graduate|postgraduate|doctoral|phd|training|fellowship|residency) (?:programs?|programmes?|courses?) > at|from|with|of|in
  education programs-including 6 0.85 school = (?:programs?|programmes?|courses?|seminars?)(?: abroad| (?:in|at|for) [^.;,]{2,30})?,? (?:including|such as|among them) > -
  employment title-of 60 0.9 = {title} > of|at|for|with|in|from|to|on|within|and|-|@|*
  employment worked 90 0.85 = (?:work(?:ed|s|ing)?(?! (?:(?:has|have|had|been|was|were|is|are|also|recently) )+(?:shown|exhibited|displayed|screened|performed|featured|published|collected|held|included) )|(?:started|starting) (?:out|off)(?: as {title})?|freelanc(?:ed|es|ing)|intern(?:ed|ing|s)|volunteer(?:ed|s|ing)?|consult(?:ed|s|ing)?|collaborated) > for|at|with|in|within|by|under|as
  employment joined 40 0.85 loose = (?:re-?)?join(?:ed|ing|s)? > -|of|at
  employment joined-firm-from 8 0.7 = (?:joined|joins|joining|came|comes|coming|moved|moving)(?: (?:to )?(?:us|{organisation}|(?:the|our|that|this) (?:firm|company|team|group|practice|faculty|department|school|bank|agency)))(?: in {date})?(?: as (?:an? |the |its |our )?(?:\p{L}{2,12} )?{title}(?: \({title}\))?)? > from
  employment joined-from 8 0.7 = (?:joined|joins)(?: in {date})? > from
  employment began-career-in 20 0.6 known = (?:began|started|launched|beginning|starting) (?:(?:his|her|their|my) )?(?:\p{L}+ )?career > in|with
  employment employed 60 0.8 = (?:employ(?:ed|ee|ees|ment)|hired|recruited|headhunted|retained|contracted|engaged|sign(?:ed|ing)|drafted|enlisted|commissioned|conscripted|stationed|posted|assigned|seconded|deployed|invited) > by|at|with|within|of|to|in|into|for
  employment clerked-for 60 0.8 known = (?:clerk(?:ed|ing)|represent(?:ed|ing|s)) > on|at|in|for|with|of
  employment has-been-with 6 0.6 = (?:been|stay(?:ed)?|remain(?:ed)?|while) > with
  employment i-was-at 4 0.55 = (?:i (?:was|am|have been|had been)|i['’](?:m|ve been))(?: now| currently| previously| still| also)? > at
  employment employer 8 0.75 = (?<=(?:my|his|her|their|current|present|former|previous|last) )employers? > is|was|are|were|,|:
  employment remained-at 10 0.6 = (?:stayed|remained|staying|remaining) > at|on at
  employment resigned-commission 14 0.75 = (?:resign(?:ed|ing)|gave up|giving up|relinquished|quit|left|lost|losing) (?:his|her|their|my|the) (?:\p{L}{2,10} )?(?:commission|seat|posts?|positions?|chair|fellowship|jobs?|membership|captaincy|editorship|presidency|directorship|professorship) > in|at|with|of|on|from
  employment has-been-at 10 0.55 known = (?<=\b(?:has|have|had) )been(?= (?:at|with) )|(?<=(?:{person}|\bhe|\bshe|\bwho) )was(?= (?:at|with|in) ) > at|with|in
  employment was-at-for-years 6 0.6 = (?<=(?:{person}|\bhe|\bshe|\bthey|\bwho|\band) )(?:was|were)(?= at {organisation} (?:for (?:over |almost |nearly |more than )?(?:\p{L}{2,9}|\d{1,2}) years|from {date}|until {date}|between|\({date}\))) > at
  employment chosen-to-lead 28 0.65 loose = (?<=\b(?:chosen|appointed|hired|selected|elected|picked|recruited|tapped|promoted|named|invited|brought in|returned|continue[sd]|went on)(?: by [^.;,]{2,40}| in {date})? to )(?:lead|head|chair|direct|manage|run|edit|oversee|coach|captain|command) > -
  employment formerly-of 10 0.6 = (?:formerly|previously|once|lately|most recently|now|currently) > of|with|at
  employment served-organisation 6 0.6 known = served > -
  employment advisory-services-to 8 0.6 = (?:advisory |consulting |consultancy |legal |professional )services > to|for
  employment served 70 0.75 known = (?:serv(?:e|ed|es|ing)|service|fought|flew|sat|sits|debut) > in|with|at|on|for|as|under|aboard
  employment taught 80 0.8 known = (?:t(?:aught|each(?:es|ing)?)|lectur(?:ed|es|ing)|professorships?|researche[ds]|researching|conduct(?:ed|s|ing) research|did research|research|directs|coach(?:ed|es|ing)|perform(?:ed|s|ing)|sang|sings|danced|preached|practi[cs]ed|practi[cs]es|practicing) > at|for|with|in|by
  employment played-for 60 0.7 = (?:play(?:ed|s|ing)?|drove|drives|rode|rides|tour(?:ed|s|ing)|drummed|pitched|debuted|competed|wrestled|raced|starred|rowed|captained|managed|appeared|performed) > for|with|at
  employment loaned-to 10 0.6 = (?:loaned|traded|waived)(?: on loan| back| out)? > to|by|from
  employment member-of 50 0.75 = (?:members?|membership|fellows?|co-members?|affiliate|bassist|guitarist|drummer|singer|vocalist|frontman) > of|in|with|for|at
  employment co-founded 50 0.7 loose = (?:co-?)?found(?:ed|ing|s)|(?:co-?)?found(?= )|establish(?:ed|es|ing)|launch(?:ed|es|ing)|started(?! out)|set up|formed|(?:to|and|would) (?:establish|launch|co-found|set up)|(?:to|and|would) (?:form|start|create) (?:his|her|their|my)(?: own)?|(?:start|form|creat)ing (?:his|her|their|my)(?: own)?|created > -
  employment left 28 0.65 loose = (?:left|quit|leaving|leaves|depart(?:ed|ing)|sold|own(?:s|ed)(?: and operate[sd])?|bought) > -
  employment resigned-from 60 0.75 = (?:resign(?:ed|ing|s|ation)?|retir(?:ed|ing|es|ement)|fired|dismissed|departed|separated|discharged|demobili[sz]ed|mustered out|invalided out|graduated up|stepp?(?:ed|ing) down|laid off|loan|transfer(?:red)?|ousted|suspended|expelled) > from|at|as
  employment laid-off-by 10 0.7 = (?:fired|dismissed|sacked|laid off|let go|made redundant|ousted|axed) > by
  employment moved-from 14 0.55 known = (?:moved|switched|defected|seconded|poached|hired away|borrowed|recruited) > from
  employment entered 14 0.6 known = (?:enter(?:ed|ing)|conduct(?:ed|s|ing)|anchor(?:ed|s|ing)|captain(?:ed|s|ing)|skipper(?:ed|s|ing)|co-?(?:edit|direct|chair|manag|head|own)(?:ed|s|es)|co-?(?:leads?|led|runs?|ran)|presided over|govern(?:ed|s)|administered) > -
  employment anchored-on 60 0.6 known = (?:anchor(?:ed|s|ing)|co-?hosted|co-?anchored|co-?presented|commentat(?:ed|es|ing)|newsreader) > on|for|at|with
  employment won-election-to 10 0.6 known = (?:w[oi]n(?:s|ning)?|gain(?:ed|ing)|secur(?:ed|ing)|took|tak(?:es|ing)|held|holds) (?:(?:his|her|their|a|the|re-?) ?)?(?:\p{L}{2,10} )?(?:re-?)?(?:election|seat) > to|in|on
  employment now-based-at 14 0.6 known = (?<=\b(?:is|was|am|now|currently|been) )based > at|with
  employment left-to-start 40 0.65 known loose = (?<=\b(?:left|leaving|quit|departed|resigned|retired|returned|went on|dropped out|decided|moved)[^.;]{0,60} (?:to|and) )(?:start|form|create|open|found|build)(?: up)? > -
  employment appointed-to 60 0.55 known = (?:elected|re-elected|appointed|nominated|named|promoted|called|ordained|moved(?: on)?|moving(?: on)?|returned|came|relocated|traded|sold|brought|rose|succeeded) > to|at|into
  employment career-at 50 0.6 = (?:career|sabbaticals?|secondment|clerkships?|traineeship|apprenticeship|(?:sabbatical|post-?doctoral|visiting|research|teaching) (?:year|leave|stay|semester|period)|positions?|jobs?|roles?|posts?|appointments?|chairs?|faculty|internships?|fellowships?|tenure|stints?|years|decades?|experience|staff|board|time|office|practice|duties|responsibilities|professorship|directorship|lectureships?|readership|curatorship|editorship|deanship|headship|governorship|chairmanship|captaincy|presidency|postdoc|post-?doctoral \p{L}{1,12}|residency|relationship|contract|partnership|team|department|services|laboratory|workshop|studio) > at|with|of|for|from
  employment seasons-with 24 0.6 = (?:seasons?|(?<!(?:doctoral|doc|sabbatical|visiting|research|teaching) )year(?= (?:at|with) )|decades?|months|spells?|ranks|loan spell|on loan|(?:appearances|goals|caps|matches|games|starts)(?= for )) > at|with|for
  employment leads-a-group-at 14 0.65 = (?<=\b(?:leads?|led|heads?|headed|runs|ran|manage[sd]?|direct(?:s|ed)|chair(?:s|ed)|oversees|oversaw|supervise[sd]|joined) [^.;,]{1,40} )(?:groups?|labs?|units?|divisions?|sections?|operations?|efforts?) > at
  employment built-at 50 0.6 = (?:built|developed|designed|shipped|maintained|engineered|architected|scaled|programmed|ran|runs|led|leads|headed|heads|oversaw|oversees)(?= [\p{Ll}-]{3,16} (?:[\p{Ll}-]{2,16} ){0,4}at ) > at
  employment developed 60 0.5 known = (?:developed|invented|designed|discovered|wrote|written|writes|columns?|articles|reported|reports|reporting|cover(?:ed|s|ing)|blogs|produced|directed|composed|recorded|curated|contribut(?:ed|es|ing|or)|broadcast|hosted|hosts) > at|for|with|to|on|in
  employment roles-including 5 0.65 known = (?<=\b(?:(?:held|holding|served|serving)\b[^.;{organisation}]{0,40} (?:roles|positions|posts)|worked|working)\b[^.;{organisation}]{0,70},? )(?:including|such as)(?= (?:the )?{organisation}) > -
  employment companies-include 8 0.7 = (?:companies|firms|outlets|institutions|startups|start-ups|organi[sz]ations|employers|newspapers|magazines|bands|clubs|parties|groups|teams|societies|associations|unions|boards?)(?: \p{L}{1,12}){0,2}(?: (?:include|including|included|includes|such as|like|for|of)|,? (?:namely|notably|among them|including),?) > -
  employment fronted-at 5 0.6 = (?<=^)(?:While )?At(?= (?:the )?{organisation},? (?:he|she|they|i|{person}) (?:also |then |first |currently |previously )?(?:was|is|led|leads|ran|runs|manage[sd]|over(?:sees|saw)|built|developed|designed|worked|works|served|serves|became|head(?:s|ed)|direct(?:s|ed)|launched|help(?:s|ed)|focuse[sd]|spent|handle[sd]|supervise[sd]|created|established|held|holds|advise[sd]|co-?\p{L}+) ) > -
  employment prior-to 5 0.6 = (?<=^)(?:Prior to|Before|After leaving|Since leaving|(?:Previously|Formerly|Currently|Now|Past)(?= @)|Previously at|Formerly at|Formerly of|Previously with|Formerly with|Now at|Now with|Currently at|Currently with|Most recently at|Most recently with) > -
  employment person-of 16 0.5 known = {person}(?:,)? > of|from|at|with
`;

/** What an organisation is, before its name: "for the software company called O". */
export const COMPANY_NOUNS = list`company|firm|agency|startup|start-up|organisation|organization|group|band|label|studio|giant|maker|website|magazine|newspaper|network|club|chain|bank|charity|foundation|consultancy|retailer|publisher|division|subsidiary|brand|department|school|faculty|board of directors|board of trustees|board|staff|team|bench|cabinet|panel|site|service|provider|platform|manufacturer|supplier|operator|developer|broadcaster|airline|hospital`;

/** What may stand between a preposition and a name. */
export const FILLER =
  "(?:the \\d{1,3}(?:st|nd|rd|th) |\\d{1,3}(?:st|nd|rd|th) |the |a |an |his |her |their |its |our |my |both |nearby |prestigious |famous |local |then |former |renowned |world-renowned |newly |now |first |same |recent |current |elite |private |public |what is now |what was then |what became |le |la |les |el |los |die |das |dem |den |der |lo |il |l’|l'|un')?";

/** Whom a sentence only speaks of: "met the director of O". */
export const SPOKEN_OF_WORDS =
  'met|meets|meeting|married|marries|marrying|befriend(?:ed|ing)|interview(?:ed|s|ing)|t(?:old|ells|elling)|ask(?:ed|s|ing)|thank(?:ed|s|ing)|critici[sz](?:ed|es|ing)|accus(?:ed|es|ing)|attack(?:ed|s|ing)|sued|suing|prais(?:ed|es|ing)|defeat(?:ed|s|ing)|beat|portray(?:ed|s|ing)|shot|killed|killing|murder(?:ed|ing)|assassinated|blam(?:ed|es|ing)|persuad(?:ed|ing)|convinc(?:ed|ing)|urg(?:ed|ing)|support(?:ed|ing)|oppos(?:ed|ing)|challeng(?:ed|ing)|confront(?:ed|ing)|contact(?:ed|ing)|approach(?:ed|ing)|introduc(?:ed|ing)|knew|dated|dating|impress(?:ed|ing)|inspir(?:ed|ing)|influenc(?:ed|ing)|welcom(?:ed|ing)|congratulat(?:ed|ing)|photograph(?:ed|ing)|paint(?:ed|ing)|quot(?:ed|es|ing)|cit(?:ed|es|ing)|divorc(?:ed|ing)|endorsed|endorsing|mentor(?:ed|ing)|tutored|supervis(?:ed|ing)|wrote to|spoke (?:to|with)|(?<!\\p{L})by|with|for|against|about|than|unlike|alongside|after|between|\ue004,? and|son of|daughter of|wife of|widow of|friend of|nephew of|niece of|cousin of|granddaughter of|grandson of|student of|biography of|portrait of|death of|(?:assistant|secretary|adviser|advisor|aide|deputy|clerk|valet|chaplain|letter|letters|thanks|speech|gift) to';
