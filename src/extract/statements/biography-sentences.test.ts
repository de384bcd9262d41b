// Sentences as editors write them of people's lives, each with what it stands for and the facts that it states.
// One fact: kind | person, when it is not Jane Roe | organisation | unit | degree or title | field | years | status or tense.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factLine, findingsOf } from '../../../test/support/sentence-facts.ts';

type Row = readonly [stands: string, sentence: string, facts: readonly string[]];

const factsOf = (sentence: string): string[] => findingsOf(sentence).map(factLine);

const STUDIES: readonly Row[] = [
  [
    'apposition before the verb',
    'Jane Roe, a graduate of Northfield University and a former clerk at the Oakham Appeals Court, joined Stone & Miles LLP in 2004.',
    [
      'education||Northfield University|||||stated',
      'employment||Oakham Appeals Court||former clerk|||over',
      'employment||Stone & Miles LLP||||2004-',
    ],
  ],
  [
    'participle after another school',
    'A native of Port Ansel, Roe attended Westmark High School before matriculating at Eastvale College.',
    ['education||Westmark High School|||||attended', 'education||Eastvale College|||||attended'],
  ],
  [
    'a list that repeats its preposition',
    "The daughter of a miner, she was educated at Oakham Grammar School and at St. Brannoc's College, Oxford.",
    ['education||Oakham Grammar School|||||attended', "education||St. Brannoc's College, Oxford|||||attended"],
  ],
  [
    'alumna in front of the name',
    'An alumna of the Eastvale School of Design, Roe is now creative director at Lumen Works.',
    ['education||Eastvale School of Design|||||stated', 'employment||Lumen Works||creative director|||now'],
  ],
  [
    'a relative clause about a degree',
    'Roe, who holds a doctorate in chemistry from Northfield University, serves as chief scientist of Brightwater Labs.',
    [
      'education||Northfield University||doctoral|chemistry||stated',
      'employment||Brightwater Labs||chief scientist|||now',
    ],
  ],
  [
    'a participle that names the end',
    'Roe enrolled at Eastvale University, graduating with a degree in history in 1978.',
    ['education||Eastvale University|||history|-1978|stated'],
  ],
  [
    'the latter of two schools',
    'She studied at Northfield University and Eastvale University, receiving a doctorate from the latter in 1984.',
    ['education||Northfield University|||||attended', 'education||Eastvale University||doctoral||-1984|stated'],
  ],
  [
    'respectively, by year',
    "She earned her bachelor's and master's degrees from Oakham University in 1991 and 1993, respectively.",
    ['education||Oakham University||bachelor||-1991|stated', 'education||Oakham University||master||-1993|stated'],
  ],
  [
    'where she completed',
    "Roe went on to Westmark Institute of Technology, where she completed a master's in civil engineering.",
    ['education||Westmark Institute of Technology||master|civil engineering||stated'],
  ],
  [
    'both X and Y',
    'Roe is a graduate of both Northfield University and the Oakham School of Law.',
    ['education||Northfield University|||||stated', 'education||Oakham School of Law|||||stated'],
  ],
  [
    'studied under a teacher',
    'She studied composition under Peter Miles at the Oakham Conservatory.',
    ['education||Oakham Conservatory|||composition||attended'],
  ],
  [
    'read a subject',
    'She read law at Ansel College, Cambridge, and was called to the bar in 1974.',
    ['education||Ansel College, Cambridge|||law||stated'],
  ],
  [
    'began and transferred',
    'She began her studies at Oakham University but transferred to Northfield University after a year.',
    ['education||Oakham University|||||attended', 'education||Northfield University|||||attended'],
  ],
  [
    'a class of honours',
    'She gained a first in classics at Ansel College, Cambridge.',
    ['education||Ansel College, Cambridge|||||stated'],
  ],
  [
    'awarded by',
    'She was awarded her PhD by the University of Oakham in 2003.',
    ['education||University of Oakham||PhD||-2003|stated'],
  ],
  [
    'the first woman to graduate',
    'Roe became the first woman to graduate from the Northfield School of Mines.',
    ['education||Northfield School of Mines|||||stated'],
  ],
  [
    'from which she graduated',
    'She won a scholarship to Eastvale University, from which she graduated with first-class honours in 1969.',
    ['education||Eastvale University||||-1969|stated'],
  ],
  [
    'fields keep to their own degree',
    'Jane earned her MBA from the Northfield School of Business and her BSc in mathematics from Eastvale University.',
    [
      'education||Northfield School of Business||MBA|||stated',
      'education||Eastvale University||BSc|mathematics||stated',
    ],
  ],
  [
    'two degrees with honours and fields',
    'Jane has a BA (Hons) in English from Oakham University and an MSc in publishing from Westmark University.',
    ['education||Oakham University||BA|English||stated', 'education||Westmark University||MSc|publishing||stated'],
  ],
  [
    'an undergraduate career',
    'During her undergraduate career at Eastvale University, Roe rowed.',
    ['education||Eastvale University|||||stated'],
  ],
  [
    'valedictorian',
    'She was the valedictorian of her class at Westmark High School.',
    ['education||Westmark High School|||||stated'],
  ],
  [
    'left without a degree',
    'She attended Northfield University but left after two years without taking a degree.',
    ['education||Northfield University|||||not_conferred'],
  ],
  [
    'never graduated',
    'She enrolled at Eastvale University but never graduated.',
    ['education||Eastvale University|||||not_conferred'],
  ],
  [
    'dropped out',
    'Roe dropped out of Oakham High School at sixteen.',
    ['education||Oakham High School|||||not_conferred'],
  ],
  [
    'withdrew',
    'She withdrew from Westmark University in 1972.',
    ['education||Westmark University||||-1972|not_conferred'],
  ],
  [
    'abandoned her studies',
    'She studied physics at Westmark University for three semesters before abandoning her studies.',
    ['education||Westmark University|||physics||not_conferred'],
  ],
  ['expelled', 'She was expelled from Oakham College in 1968.', ['education||Oakham College||||-1968|not_conferred']],
  [
    'work towards a degree that was not finished',
    'She pursued graduate work at Eastvale University but did not complete her doctorate.',
    ['education||Eastvale University||doctoral|||not_conferred'],
  ],
  [
    'never completed',
    'She never completed her degree at Northfield University.',
    ['education||Northfield University|||||not_conferred'],
  ],
  [
    'accepted but did not go',
    'She was accepted at Northfield University but chose to join the navy instead.',
    ['education||Northfield University|||||negated'],
  ],
  [
    'denied',
    'Roe did not attend Northfield University, contrary to reports.',
    ['education||Northfield University|||||negated'],
  ],
  ['has no degree', 'She has no degree from Eastvale University.', ['education||Eastvale University|||||negated']],
  [
    'honorary degree',
    'Northfield University awarded her an honorary doctorate in 2012.',
    ['education||Northfield University||doctoral||-2012|honorary'],
  ],
  [
    'honorary degrees in the plural',
    'She has received honorary degrees from Eastvale University and Oakham College.',
    ['education||Eastvale University|||||honorary', 'education||Oakham College|||||honorary'],
  ],
  [
    'a degree in progress',
    'I am a third-year PhD student at Eastvale University working with Ann Stone.',
    ['education||Eastvale University||PhD|||in_progress'],
  ],
  [
    'a degree as subject',
    'My undergraduate degree is from Northfield University.',
    ['education||Northfield University||bachelor|||stated'],
  ],
  [
    "a father's post",
    'Her father taught at Northfield University, and her brother is a partner at Stone & Miles LLP.',
    [],
  ],
  [
    'college sport',
    'Roe played college basketball for Northfield State University before being drafted by the Port Ansel Comets.',
    ['education||Northfield State University|||||stated', 'employment||Port Ansel Comets|||||over'],
  ],
  [
    'two fields of one school',
    'She holds degrees in physics and philosophy from Eastvale University and a doctorate from Oakham University.',
    [
      'education||Eastvale University|||physics and philosophy||stated',
      'education||Oakham University||doctoral|||stated',
    ],
  ],
  [
    'alumna beside the name',
    'Roe, a Northfield alumna, has worked at Lumen Works since 2012.',
    ['education||Northfield|||||stated', 'employment||Lumen Works||||2012-|now'],
  ],
  [
    'years in brackets',
    'Her education includes a BA from Eastvale College (1990) and an MA from Northfield University (1992).',
    ['education||Eastvale College||BA||-1990|stated', 'education||Northfield University||MA||-1992|stated'],
  ],
  [
    'public schools and an academy',
    'Roe attended the public schools of Oakham and was graduated from Northfield Academy in 1871.',
    ['education||Northfield Academy||||-1871|stated'],
  ],
  [
    'then at, under a teacher',
    'She studied at the Oakham Art School and then at the Eastvale Academy under Peter Miles.',
    ['education||Oakham Art School|||||attended', 'education||Eastvale Academy|||||attended'],
  ],
  [
    'interrupted to serve',
    'He interrupted his studies at Eastvale University to serve in the Westmark Navy.',
    ['education||Eastvale University|||||not_conferred', 'employment||Westmark Navy'],
  ],
  [
    'three degrees, three schools, three years',
    'He completed a BSc at Eastvale University in 1992, an MSc at Oakham University in 1994 and a PhD at Northfield University in 1998.',
    [
      'education||Eastvale University||BSc||-1992|stated',
      'education||Oakham University||MSc||-1994|stated',
      'education||Northfield University||PhD||-1998|stated',
    ],
  ],
  [
    'degrees with years before their school',
    'She received a PhD (2005) and an MSc (2001) from Northfield University.',
    ['education||Northfield University||PhD||-2005|stated', 'education||Northfield University||MSc||-2001|stated'],
  ],
  [
    'a list after a label',
    'Education: PhD, Northfield University, 2005; MSc, Eastvale University, 2001.',
    ['education||Northfield University||PhD||-2005|stated', 'education||Eastvale University||MSc||-2001|stated'],
  ],
  [
    'a named scholarship',
    'She was a Stone Scholar at Eastvale University.',
    ['education||Eastvale University|||||stated'],
  ],
  [
    'a class year at a school',
    'She was of the class of 1990 at Oakham High School.',
    ['education||Oakham High School||||-1990|stated'],
  ],
  [
    'a husband who was a student',
    'She married Peter Miles, then a student at Oakham College.',
    ['education|Peter Miles|Oakham College|||||in_progress'],
  ],
  [
    "a son's school",
    'Her son, Tom Roe, graduated from Eastvale University in 2011.',
    ['education|Tom Roe|Eastvale University||||-2011|stated'],
  ],
  [
    'a false claim',
    'Roe falsely claimed to hold a degree from Northfield University.',
    ['education||Northfield University|||||negated'],
  ],
  [
    'still a student',
    'Roe, currently a student at Northfield University, plans to graduate in 2027.',
    ['education||Northfield University||||-2027|in_progress'],
  ],
  [
    'pursuing',
    "She is pursuing a master's degree in design at the Eastvale School of Art.",
    ['education||Eastvale School of Art||master|design||in_progress'],
  ],
  [
    'expected',
    'She expects to receive her PhD from Oakham University in 2027.',
    ['education||Oakham University||PhD||-2027|expected'],
  ],
];

const POSTS: readonly Row[] = [
  [
    'then a lecturer, invited to join',
    'Roe, then a lecturer at Eastvale University, was invited to join the Westmark Observatory in 1987.',
    ['employment||Eastvale University||lecturer', 'employment||Westmark Observatory||||1987-'],
  ],
  [
    'began a career',
    'Educated at Oakham College and Eastvale University, Roe began her career at the Westmark Gazette.',
    [
      'education||Oakham College|||||attended',
      'education||Eastvale University|||||attended',
      'employment||Westmark Gazette|||||over',
    ],
  ],
  [
    'rising to a title',
    'She spent eleven years at Calder Instruments, rising to vice president of engineering.',
    ['employment||Calder Instruments||vice president of engineering|||over'],
  ],
  [
    'the end of a post in its clause',
    'In 1998 she moved to Brightwater Pharmaceuticals, where she headed the toxicology group until 2006.',
    ['employment||Brightwater Pharmaceuticals||||1998-2006|over'],
  ],
  [
    'stepped down',
    'Roe was appointed dean of the Northfield School of Medicine in 2001 and stepped down in 2009.',
    ['employment||Northfield School of Medicine||dean||2001-2009|over'],
  ],
  [
    'until retirement',
    'She was on the faculty of Oakham University from 1970 until her retirement in 1999.',
    ['employment||Oakham University||faculty||1970-1999|over'],
  ],
  ['named', 'Roe was named president of Eastvale College in 2011.', ['employment||Eastvale College||president||2011-']],
  [
    'a named chair is no employer',
    'She holds the Alder Chair of Economics at Oakham University.',
    ['employment||Oakham University||Chair of Economics|||now'],
  ],
  [
    'seats on boards',
    'She currently serves on the board of trustees of the Westmark Museum and is a member of the Oakham Historical Society.',
    ['employment||Westmark Museum||board member|||now', 'employment||Oakham Historical Society||member|||now'],
  ],
  [
    'trustee and advisory board',
    'She is a trustee of Eastvale College and sits on the advisory board of Calder Instruments.',
    ['employment||Eastvale College||trustee|||now', 'employment||Calder Instruments||board member|||now'],
  ],
  [
    'elected a fellow',
    'She was elected a fellow of the Westmark Academy of Sciences in 1999.',
    ['employment||Westmark Academy of Sciences||fellow||1999-'],
  ],
  [
    'visiting scholar',
    'She was a visiting scholar at Northfield University from 1995 to 1996.',
    ['employment||Northfield University||visiting scholar||1995-1996|over'],
  ],
  [
    'postdoctoral work',
    'Following postdoctoral work at the Westmark Institute for Cell Biology, she joined the faculty of Oakham University.',
    ['employment||Westmark Institute for Cell Biology', 'employment||Oakham University||faculty'],
  ],
  [
    'sabbatical',
    'She spent a sabbatical year at Eastvale University as a guest professor.',
    ['employment||Eastvale University||guest professor|||over'],
  ],
  [
    'a fellowship is a grant',
    'She held a Miles Fellowship at the Oakham Institute for Advanced Study from 2001 to 2003.',
    ['employment||Oakham Institute for Advanced Study||fellow||2001-2003|over'],
  ],
  [
    'an assistant coach',
    'Roe is an assistant coach for the Westmark Wolves.',
    ['employment||Westmark Wolves||assistant coach|||now'],
  ],
  [
    'on loan',
    'He signed with Port Ansel United and was loaned to Oakham Town.',
    ['employment||Port Ansel United', 'employment||Oakham Town'],
  ],
  [
    'army service',
    'Roe enlisted in the Westmark Army in 1942 and served with the 10th Infantry Regiment until 1945.',
    ['employment||Westmark Army||||1942-|over', 'employment||10th Infantry Regiment||||-1945|over'],
  ],
  [
    'a captain',
    'He served as a captain in the Royal Westmark Air Force during the war.',
    ['employment||Royal Westmark Air Force||captain|||over'],
  ],
  [
    'a singer',
    'Roe is the lead singer of the rock band Velvet Harbour.',
    ['employment||Velvet Harbour||lead singer|||now'],
  ],
  [
    'left to form',
    'She left Velvet Harbour in 2003 to form her own group, Night Ferries.',
    ['employment||Velvet Harbour||||-2003|over', 'business||Night Ferries||founder||2003-'],
  ],
  [
    'former',
    'She is a former director of the Oakham Museum of Art.',
    ['employment||Oakham Museum of Art||former director|||over'],
  ],
  [
    'until a year',
    'Until 2015 she was chief financial officer of Calder Instruments.',
    ['employment||Calder Instruments||chief financial officer||-2015|over'],
  ],
  [
    'since a year',
    'Since 2016 she has been a professor of law at Eastvale University.',
    ['employment||Eastvale University||professor of law||2016-|now'],
  ],
  [
    'formerly and now',
    'Formerly with Brightwater Labs, she is now head of research at Lumen Works.',
    ['employment||Brightwater Labs|||||over', 'employment||Lumen Works||head of research|||now'],
  ],
  ['no longer', 'She no longer works for Calder Instruments.', ['employment||Calder Instruments|||||over']],
  [
    'retired',
    'She retired from Oakham University in 2008 as professor emerita.',
    ['employment||Oakham University||professor emerita||-2008|over'],
  ],
  [
    'resigned as',
    'She resigned as chief executive of Lumen Works last March.',
    ['employment||Lumen Works||chief executive|||over'],
  ],
  ['fired', 'She was fired from Calder Instruments in 2009.', ['employment||Calder Instruments||||-2009|over']],
  ['offered and declined', 'She was offered a professorship at Oakham University but declined it.', []],
  ['not admitted', 'She applied to Northfield Law School but was not admitted.', []],
  ['a candidate', 'She was a candidate for mayor of Oakham in 2010.', []],
  [
    'partner, and a verb that looks like a title',
    'Jane is a Partner at Stone Capital and leads its healthcare practice.',
    ['employment||Stone Capital||Partner|||now'],
  ],
  [
    'prior to joining says nothing of the end',
    'Prior to joining Lumen Works, Jane was a product manager at Calder Instruments and a consultant with Hale & Partners.',
    [
      'employment||Lumen Works',
      'employment||Calder Instruments||product manager|||over',
      'employment||Hale & Partners||consultant|||over',
    ],
  ],
  [
    'years as',
    'Before Lumen, she spent five years as a data scientist at Brightwater Labs.',
    ['employment||Lumen', 'employment||Brightwater Labs||data scientist|||over'],
  ],
  [
    'experience at a list',
    'Jane brings more than twenty years of experience at Calder Instruments and Hale & Partners.',
    ['employment||Calder Instruments', 'employment||Hale & Partners'],
  ],
  [
    'co-founded with',
    'Jane co-founded Night Ferries Records with Peter Miles in 2009.',
    ['business||Night Ferries Records||founder||2009-'],
  ],
  [
    'founder and former',
    'Roe is the co-founder and former chief executive of Night Ferries.',
    [
      'employment||Night Ferries||co-founder and former chief executive|||over',
      'business||Night Ferries||co-founder and former chief executive|||over',
    ],
  ],
  [
    'succeeded somebody',
    'She succeeded Peter Miles as director of the Oakham Museum in 1994.',
    ['employment||Oakham Museum||director||1994-'],
  ],
  [
    'was succeeded by',
    'She was succeeded by Peter Miles as director of the Oakham Museum in 2004.',
    ['employment|Peter Miles|Oakham Museum||director||2004-'],
  ],
  ['the mayor of a town', 'She served two terms as mayor of Port Ansel.', ['employment||Port Ansel||mayor|||over']],
  [
    'a clerkship',
    'She clerked for Judge Peter Miles on the Westmark Court of Appeals.',
    ['employment||Westmark Court of Appeals|||||over'],
  ],
  [
    'a class year is no year of a post',
    "Jane Roe '98 is an editor at the Westmark Gazette.",
    ['employment||Westmark Gazette||editor|||now'],
  ],
  [
    'a school in brackets',
    'Jane Roe (Northfield University, 1998) is a violinist with the Oakham Symphony Orchestra.',
    ['employment||Oakham Symphony Orchestra||violinist|||now'],
  ],
  [
    'positions at a list',
    'Roe has held positions at Calder Instruments, Lumen Works and Brightwater Labs.',
    [
      'employment||Calder Instruments|||||over',
      'employment||Lumen Works|||||over',
      'employment||Brightwater Labs|||||over',
    ],
  ],
  [
    "a daughter's post",
    'She is survived by a daughter, Ann Roe, a professor at Eastvale University.',
    ['employment|Ann Roe|Eastvale University||professor'],
  ],
  [
    "a husband's post",
    'Her husband, Peter Miles, works for Calder Instruments.',
    ['employment|Peter Miles|Calder Instruments|||||now'],
  ],
  [
    'a couple that founded',
    'Jane Roe and her husband, Peter Miles founded Oakham Christian High School.',
    ['business||Oakham Christian High School||founder', 'business|Peter Miles|Oakham Christian High School||founder'],
  ],
  [
    'first person, a department',
    'I am an associate professor in the Department of Physics at Northfield University.',
    ['employment||Northfield University|Department of Physics|associate professor|||now'],
  ],
  [
    'two posts in one predicate',
    'She is a professor of history and director of the Centre for Tidal Studies at Oakham University.',
    ['employment||Oakham University|Centre for Tidal Studies|professor of history and director|||now'],
  ],
  [
    'a span of years in front',
    'From 1985 to 1991 she was curator of prints at the Oakham Museum, after which she moved to the Westmark Gallery.',
    ['employment||Oakham Museum||curator of prints||1985-1991|over', 'employment||Westmark Gallery'],
  ],
  [
    'chair of a board',
    'Roe serves as chair of the board of Lumen Works and as vice chair of the Oakham Chamber of Commerce.',
    ['employment||Lumen Works||chair of the board|||now', 'employment||Oakham Chamber of Commerce||vice chair|||now'],
  ],
  [
    'a vicar',
    'He was ordained in 1968 and served as vicar of St. Tobias Church, Oakham, until 1980.',
    ['employment||St. Tobias Church||vicar||-1980|over'],
  ],
  ['a dancer', 'She danced with the Westmark Ballet for ten seasons.', ['employment||Westmark Ballet|||||over']],
  ['a debut', 'She made her debut with the Oakham Opera in 1977.', ['employment||Oakham Opera||||1977-']],
  [
    'a drummer',
    'He was the drummer for Velvet Harbour from 1991 until 1997.',
    ['employment||Velvet Harbour||drummer||1991-1997|over'],
  ],
  [
    'has been with',
    'Roe has been with Calder Instruments for twenty years.',
    ['employment||Calder Instruments|||||now'],
  ],
  [
    'before starting her own',
    'Roe worked briefly at Calder Instruments before starting her own company, Lumen Works.',
    ['employment||Calder Instruments|||||over', 'business||Lumen Works||founder'],
  ],
  ['an offer turned down', 'She turned down an offer from Calder Instruments.', []],
  [
    "a parent's post",
    'She was born to Peter Roe, a professor at Eastvale University, and Ann Miles.',
    ['employment|Peter Roe|Eastvale University||professor|||over'],
  ],
  [
    "an adviser's post",
    'Together with Peter Miles of Eastvale University, she wrote a textbook.',
    ['employment|Peter Miles|Eastvale University'],
  ],
  [
    'elected and serving until',
    'Roe was elected to the Westmark Senate in 1994, serving until 2006.',
    ['employment||Westmark Senate||||1994-2006|over'],
  ],
  [
    'a list with its second verb left out',
    'She taught mathematics at Oakham High School from 1970 to 1975 and at Eastvale College thereafter.',
    ['employment||Oakham High School||||1970-1975|over', 'employment||Eastvale College|||||over'],
  ],
  [
    'after stints',
    'After stints at Calder Instruments and Lumen Works, she became a consultant at Hale & Partners.',
    ['employment||Calder Instruments', 'employment||Lumen Works', 'employment||Hale & Partners||consultant'],
  ],
  [
    'became something elsewhere',
    'She was an analyst at Stone Capital and became director of Hale Bank in 2001.',
    ['employment||Stone Capital||analyst|||over', 'employment||Hale Bank||director||2001-'],
  ],
];

const NAMES_AND_LANGUAGES: readonly Row[] = [
  [
    'a firm of three names',
    'She joined Stone, Miles & Hale LLP as counsel.',
    ['employment||Stone, Miles & Hale LLP||counsel'],
  ],
  [
    'and Company',
    'He was a partner in Stone, Miles and Company.',
    ['employment||Stone, Miles and Company||partner|||over'],
  ],
  [
    'a graduate school',
    'She holds an MBA from the University of Oakham Graduate School of Business.',
    ['education||University of Oakham Graduate School of Business||MBA|||stated'],
  ],
  [
    'the town that owns a school',
    "She was educated at Paris's Normal School of Science.",
    ['education||Normal School of Science|||||attended'],
  ],
  [
    'a battalion of a regiment',
    'He served with the 10th Battalion of the Westmark Light Infantry.',
    ['employment||Westmark Light Infantry|10th Battalion||||over'],
  ],
  [
    'a division of a firm',
    'She was head of the Production Division of Calder-Hale-Roe.',
    ['employment||Calder-Hale-Roe|Production Division|head|||over'],
  ],
  [
    'a department of a university',
    'She was an assistant professor in the Marine Drawing Department of the University of Oakham.',
    ['employment||University of Oakham|Marine Drawing Department|assistant professor|||over'],
  ],
  [
    'a department of government is one name',
    'She was director of the Westmark Department of Justice.',
    ['employment||Westmark Department of Justice||director|||over'],
  ],
  ['an elided name', 'He is an officer of the Ordre d’Arvor.', ['employment||Ordre d’Arvor||officer|||now']],
  [
    'a chamber written small',
    'She is a former member of the Port Ansel city council.',
    ['employment||Port Ansel city council||former member|||over'],
  ],
  [
    'an article that is part of a town',
    'She attended Los Robles State College.',
    ['education||Los Robles State College|||||attended'],
  ],
  [
    'what a head is head of',
    'Jane Roe is Head of Card Fraud at Calder Bank.',
    ['employment||Calder Bank||Head of Card Fraud|||now'],
  ],
  [
    'school and seminary',
    'She attended Grace College and Seminary.',
    ['education||Grace College and Seminary|||||attended'],
  ],
  [
    'boys and girls',
    'He was Director for the Oakham Lads and Lasses Club.',
    ['employment||Oakham Lads and Lasses Club||Director|||over'],
  ],
  [
    'the last dot belongs to the sentence',
    'She is of counsel at Stone & Miles LLP.',
    ['employment||Stone & Miles LLP||counsel|||now'],
  ],
  [
    'a legal form in small letters',
    'She is an independent director of Calder Instruments plc.',
    ['employment||Calder Instruments plc||independent director|||now'],
  ],
  [
    'German: studied and took a doctorate',
    'Roe studierte Physik an der Universität Eichtal und promovierte 1998 an der Universität Nordfeld.',
    ['education||Universität Eichtal|||Physik||stated', 'education||Universität Nordfeld||doctoral||-1998|stated'],
  ],
  [
    'German: a chair',
    'Sie ist Professorin für Informatik an der Technischen Universität Eichtal.',
    ['employment||Technischen Universität Eichtal||Professorin für Informatik|||now'],
  ],
  [
    'German: a span of years',
    'Von 2001 bis 2005 war sie wissenschaftliche Mitarbeiterin am Institut für Meereskunde Nordfeld.',
    ['employment||Institut für Meereskunde Nordfeld||wissenschaftliche Mitarbeiterin||2001-2005|over'],
  ],
  [
    'German: worked as',
    'Sie arbeitete als Ingenieurin bei der Calder GmbH.',
    ['employment||Calder GmbH||Ingenieurin|||over'],
  ],
  [
    'German: gave up',
    'Das Studium an der Universität Eichtal brach sie 1990 ab.',
    ['education||Universität Eichtal||||-1990|not_conferred'],
  ],
  [
    'French: graduate and employee',
    "Diplômée de l'École supérieure de Valmont, elle travaille chez Lumière SA.",
    ['education||École supérieure de Valmont|||||stated', 'employment||Lumière SA|||||now'],
  ],
  [
    'French: since',
    'Elle est directrice générale de Lumière SA depuis 2015.',
    ['employment||Lumière SA||directrice générale||2015-|now'],
  ],
  [
    'French: a doctorate',
    "Elle a obtenu son doctorat en physique à l'Université de Valmont en 2004.",
    ['education||Université de Valmont||doctoral|physique|-2004|stated'],
  ],
  [
    'Spanish: the verb opens the sentence',
    'Estudió medicina en la Universidad de Campoverde.',
    ['education||Universidad de Campoverde|||medicina||stated'],
  ],
  [
    'Spanish: is a director',
    'Es directora de la Fundación Campoverde.',
    ['employment||Fundación Campoverde||directora|||now'],
  ],
  [
    'Italian: took a degree',
    "Si è laureata in fisica presso l'Università di Campoverde nel 1999.",
    ['education||Università di Campoverde||Laurea|fisica|-1999|stated'],
  ],
  [
    'Italian: works as',
    'Lavora come ingegnere presso Lumen Solar S.p.A.',
    ['employment||Lumen Solar S.p.A.||ingegnere|||now'],
  ],
  [
    'Portuguese: graduated',
    'Formou-se em direito pela Universidade de Campoverde em 1988.',
    ['education||Universidade de Campoverde||||-1988|stated'],
  ],
  [
    'Portuguese: teaches',
    'É professora na Universidade de Campoverde.',
    ['employment||Universidade de Campoverde||professora|||now'],
  ],
  [
    'Dutch: studied',
    'Zij studeerde rechten aan de Universiteit Veldstad.',
    ['education||Universiteit Veldstad|||rechten||stated'],
  ],
  ['Dutch: works as', 'Zij werkt als ingenieur bij Lumen BV.', ['employment||Lumen BV||ingenieur|||now']],
];

for (const [group, rows] of [
  ['studies', STUDIES],
  ['posts', POSTS],
  ['names and languages', NAMES_AND_LANGUAGES],
] as const)
  test(`biographies: ${group}`, () => {
    assert.ok(rows.length > 30);
    const faults = rows
      .map(([stands, sentence, facts]) => ({ stands, sentence, expected: facts, read: factsOf(sentence) }))
      .filter(({ expected, read }) => JSON.stringify(expected) !== JSON.stringify(read));
    assert.deepEqual(faults, []);
  });
