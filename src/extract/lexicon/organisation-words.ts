// Words that tell an organisation from any other run of capitals: those of the language packs, and names without such a word.
import { NAME_CONNECTORS, smallWordsOf, wordsOf } from '../../domain/languages/words.ts';
import { once } from '../../domain/text/once.ts';
import { lazyWords, type Words } from '../../domain/text/word-set.ts';

const split = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
const words = (text: string): Words => lazyWords(() => split(text));

/** "Institute", "Istituto", "Instituto": of learning, where nothing else is said. */
const INSTITUTE = /^i[ns]{1,2}titut/i;

/** Of languages that have no pack yet. */
const OTHER_SCHOOLS = split('egyetem universitatea universitas üniversitesi');

/** A name with one of these is a place of learning. */
export const SCHOOL_CUES = lazyWords(() => [
  ...wordsOf(({ organisationWords }) => [
    ...organisationWords.school,
    ...organisationWords.institute.filter((form) => INSTITUTE.test(form)),
  ]),
  ...OTHER_SCHOOLS,
]);

/** Part of a larger organisation when another one stands beside it. */
export const UNIT_HEADS = lazyWords(() =>
  wordsOf(({ organisationWords }) => [
    ...organisationWords.department,
    ...organisationWords.school,
    ...organisationWords.institute,
    ...organisationWords.hospital,
  ]),
);

/** Organisations that take students only when the sentence says so. */
export const BODY_CUES = lazyWords(() =>
  wordsOf(({ organisationWords }) => [
    ...organisationWords.hospital,
    ...organisationWords.public,
    ...organisationWords.institute,
    ...organisationWords.association,
    ...organisationWords.bank,
    ...organisationWords.department,
  ]),
);

/** Legal forms and words of company names. */
export const COMPANY_CUES = lazyWords(() =>
  wordsOf(({ organisationWords, legalForms }) => [
    ...organisationWords.company,
    ...organisationWords.law,
    ...organisationWords.bank,
    ...legalForms,
  ]),
);

/** Legal suffixes that a comma may cut off, with and without their last dot: "Acme Widgets, Inc." */
export const LEGAL_SUFFIXES = lazyWords(() => [
  ...wordsOf(({ legalForms }) => legalForms),
  ...smallWordsOf(({ legalForms }) => legalForms.filter((form) => form.endsWith('.'))),
]);

/** Schools known by a name without a cue word. Compared in lower case. */
export const KNOWN_SCHOOLS = lazyWords(() =>
  `harvard|yale|princeton|stanford|cornell|dartmouth|brown|columbia|upenn|penn|u penn|mit|m.i.t|caltech|cal tech|ucla|usc|nyu|ucsd|ucsb|ucsf|uci|ucsc|ucr|uc berkeley|uc davis|uc irvine|uc san diego|uc santa barbara|uc santa cruz|uc riverside|uc los angeles|cal berkeley|berkeley
|georgia tech|virginia tech|texas tech|louisiana tech|michigan tech|penn state|ohio state|michigan state|florida state|arizona state|iowa state|kansas state|oregon state|washington state|colorado state|san diego state|san jose state|fresno state|boise state|north carolina state|nc state|n.c. state|mississippi state|oklahoma state|utah state|wayne state|cleveland state|kent state|ball state|wright state|wichita state|georgia state|penn state university|texas a&m|florida a&m|prairie view a&m
|duke|rice|emory|vanderbilt|tulane|northwestern|notre dame|georgetown|johns hopkins|carnegie mellon|carnegie-mellon|cmu|purdue|rutgers|tufts|brandeis|wellesley|vassar|smith|swarthmore|haverford|bryn mawr|barnard|oberlin|amherst|williams|bowdoin|middlebury|wesleyan|pomona|juilliard|the juilliard|cooper union|the cooper union|wharton|kellogg|sloan|insead|hec|hec paris|sciences po|essec|london business school|lse|l.s.e|ucl|imperial|suny|cuny|uiuc|umass|umass amherst|uconn|unc|unc chapel hill|uva|ut austin|utep|byu|smu|tcu|lsu|ucf|unlv|unm|rpi|rit|wpi|njit|nit|iit|iisc|bits pilani|iim|eth|eth zürich|eth zurich|epfl|kth|kaist|postech|snu|ntu|nus|hkust|hku|cuhk|anu|unsw|mcgill|uwaterloo|ubc|oxford|cambridge|oxbridge|sorbonne|the sorbonne|la sorbonne|ens|tu delft|tu berlin|tu münchen|tu munich|tu wien|rwth|rwth aachen|lmu|lmu münchen|ku leuven|ucl louvain|sandhurst|west point|annapolis|eton|harrow|rugby|winchester|stuyvesant|andover|exeter|parsons|risd|calarts|sci-arc|nscad|pratt|st. john's|ca' foscari|ca foscari|bocconi|unam|itam|usp|unicamp|ucla anderson|udacity|ens lyon|unisa|vpi|virginia polytechnic|cal poly|csun|baruch|hunter|city college|temple|drexel|villanova|fordham|marquette|creighton|gonzaga|howard|morehouse|spelman|tuskegee|rada`
    .split(/[|\n]+/)
    .map((name) => name.trim())
    .filter((name) => name !== ''),
);

/** Firms, organisations and broadcasters known by letters or one plain word. */
const BODY_NAMES = `knesset|bundestag|bundesrat|landtag|reichstag|duma|state duma|rajya sabha|lok sabha|vidhan sabha|storting|folketing|riksdag|eduskunta|althing|sejm|seimas|saeima|riigikogu|verkhovna rada|dáil|dáil éireann|seanad|seanad éireann|oireachtas|majlis|house of commons|house of lords|house of representatives|royal air force|royal navy|coast guard|marine corps|dean witter reynolds|touche ross|booz allen hamilton|booz allen|j. walter thompson|arthur d. little|jones lang lasalle|hill samuel|morgan grenfell|jardine matheson|harvey nichols|lloyd's of london|calvin klein|ralph lauren|tommy hilfiger|charles schwab|raymond james|arthur andersen|edward jones|john deere|john lewis|merrill lynch|morgan stanley|mary kay|estée lauder|estee lauder|elizabeth arden|hugo boss|christian dior|louis vuitton|yves saint laurent|giorgio armani|michael kors|kate spade|tory burch|marc jacobs|donna karan|laura ashley|ted baker|harry winston|david yurman|philip morris|benjamin moore|eli lilly|levi strauss|frank russell|franklin templeton|julius baer|carl zeiss|robert bosch|ernst young|grant thornton|davis polk|paul hastings|sidley austin|morgan lewis|paul weiss|russell reynolds|spencer stuart|leo burnett|harley davidson|lockheed martin|martin marietta|wells fargo|johnson matthey|jones day|dean witter|paine webber|kidder peabody|drexel burnham|harris nesbitt|howard johnson|holland america|andersen consulting|martin brower|karl storz|max mara|emilio pucci|roberto cavalli|salvatore ferragamo|ermenegildo zegna|hermès|henry schein|john hancock|aaron rents|walter thompson|charles river|victoria's secret|trader joe's|dick's|nasa|nih|nsf|cern|fbi|cia|nato|un|u.n|unesco|unicef|who|imf|eu|u.s. army|us army|u.s. navy|us navy|usaf|bbc|cnn|nbc|abc|cbs|espn|mtv|npr|pbs|itv|ibm|at&t|hp|ge|sap|3m|cia|darpa|epa|fda|cdc|nba|nfl|mlb|nhl|ufc|wwe|wwf|wcw|tna|kgb|nsa|cgi|pwc|kpmg|ey|ubs|hsbc|jpmorgan|basf|bmw|amd|dec|rca|xerox parc|bell labs|apple|google|microsoft|facebook|amazon|twitter|netflix|intel|oracle|cisco|yahoo|disney|sony|nintendo|samsung|siemens|nokia|boeing|tesla|spacex|uber|airbnb|linkedin|enron|accenture|deloitte|mckinsey|goldman sachs|morgan stanley|infosys|wipro|tcs|hcl`;
export const knownBodies = once((): readonly string[] => BODY_NAMES.split('|'));
export const KNOWN_BODIES = lazyWords(knownBodies);

/** Systems whose campus follows a comma, "at" or a dash. */
export const CAMPUS_SYSTEMS: readonly string[] = [
  'university of california',
  'california state university',
  'university of wisconsin',
  'university of texas',
  'university of illinois',
  'university of massachusetts',
  'university of michigan',
  'university of north carolina',
  'university of minnesota',
  'university of colorado',
  'university of alabama',
  'university of maryland',
  'university of tennessee',
  'university of nebraska',
  'university of missouri',
  'university of hawaii',
  'university of alaska',
  'university of arkansas',
  'university of houston',
  'university of south carolina',
  'university of washington',
  'university of nevada',
  'university of maine',
  'university of pittsburgh',
  'university of toledo',
  'university of london',
  'state university of new york',
  'city university of new york',
  'california state polytechnic university',
  'indiana university',
  'rutgers university',
  'rutgers',
  'indian institute of technology',
  'indian institute of management',
  'national institute of technology',
  'indian institute of information technology',
  'purdue university',
  'louisiana state university',
  'texas a&m university',
  'southern illinois university',
  'polytechnic institute',
  'university of the west indies',
  'national university of ireland',
  'university of wales',
  'california polytechnic state university',
  'suny',
  'cuny',
  "queen's university",
  'miami university',
  'pennsylvania state university',
  'ohio state university',
  'university of puerto rico',
  'technological university',
  'virginia polytechnic institute',
];

/** Campus names and college towns that belong to the name after a comma. */
export const CAMPUSES = lazyWords(() =>
  `berkeley|los angeles|san diego|davis|irvine|santa barbara|santa cruz|riverside|san francisco|merced|madison|milwaukee|austin|arlington|dallas|el paso|san antonio|chicago|urbana|urbana-champaign|champaign|amherst|boston|dartmouth|lowell|ann arbor|dearborn|flint|chapel hill|greensboro|charlotte|wilmington|asheville|twin cities|minneapolis|duluth|morris|boulder|denver|colorado springs|tuscaloosa|birmingham|huntsville|college park|baltimore county|baltimore|knoxville|chattanooga|lincoln|omaha|columbia|st. louis|saint louis|kansas city|rolla|manoa|mānoa|hilo|fairbanks|anchorage|fayetteville|little rock|las vegas|reno|bloomington|indianapolis|south bend|newark|new brunswick|camden|albany|buffalo|stony brook|binghamton|geneseo|bombay|delhi|kanpur|madras|kharagpur|roorkee|guwahati|hyderabad|ahmedabad|calcutta|kolkata|lucknow|bangalore|trichy|surathkal|warangal|long beach|fullerton|northridge|hayward|fresno|sacramento|chico|pomona|san luis obispo|carbondale|edwardsville|baton rouge|oxford|cambridge|london|galway|cork|dublin|maynooth|cardiff|swansea|bangor|aberystwyth|belfast|kingston|tacoma|seattle|college station|blacksburg|west lafayette`.split(
    '|',
  ),
);

/** Nouns that may follow "and" inside "School of A and B". */
export const SUBJECT_NOUNS = words(`
  science sciences technology technologies arts art letters medicine engineering economics economy mechanical agriculture agricultural commerce business surgery surgeons physicians health design music drama theatre theater dance
  management law laws diplomacy politics political public social international oriental african asian american human humanities applied administration industry trade education teaching research development policy planning
  architecture journalism communication communications media information computer computing mathematics mathematical physics chemistry biology biological philosophy history religion theology literature languages linguistics
  finance accounting accountancy statistics psychology sociology anthropology environment environmental natural forestry mines mining metallurgy mineral geography geology earth space astronomy aeronautics dentistry pharmacy nursing veterinary hygiene tropical
  training welfare culture cultural studies affairs relations security peace conflict mechanics electrical electronic electronics industrial innovation entrepreneurship hospitality tourism sport sports film television cinema gender reproduction sex
  western eastern scottish naval military navigation cosmonautics fisheries oceanography atmospheric bioengineering biotechnology biomedical clinical global strategic statistical physical nuclear materials energy water geophysics planetary
  atomic laser optical quantum plasma particle theoretical experimental psychological brain brains cognitive neural behavioral behavioural molecular cellular structural computational systems mind language speech hearing child family urban regional rural comparative medieval modern ancient performing visual liberal fine creative pure exact
  democracy development reconstruction crafts trades manufactures navigation history antiquities
`);

/** Small adjectives inside Romance names: "École nationale supérieure", "Universidad nacional autónoma". */
export const NAME_ADJECTIVES = words(
  `nationale national supérieure supérieur polytechnique normale centrale nacional autónoma autonoma superior católica cattolica statale federal federale estadual técnica tecnica pública libre degli studi tecnológico tecnologico universitario universitaire commerciale commerce`,
);

/** Connecting words inside a name of a sentence, where they may also lead on to something else. */
export const SENTENCE_CONNECTORS = lazyWords(() => [
  ...NAME_CONNECTORS,
  ...smallWordsOf(({ nameParticles }) => nameParticles),
  ...split('upon in on to en'),
]);

/** "the state senate": the first word of a chamber that is written small. */
export const SMALL_OPENERS = lazyWords(() =>
  'city town county state borough village parish municipal school common board'.split(' '),
);

/** The first words of known organisations of several words. */
export const KNOWN_BODY_OPENERS = lazyWords(() =>
  knownBodies()
    .filter((name) => name.indexOf(' ') > 0)
    .map((name) => name.slice(0, name.indexOf(' '))),
);
