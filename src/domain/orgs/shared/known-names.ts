// Organisations that are known by their name alone, for readers of sentences: written by hand, in lower case.
import { once } from '../../text/once.ts';
import { lazyWords } from '../../text/word-set.ts';

const names = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .split(/[|\n]+/)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  );

/** Schools known by a name without a cue word. Compared in lower case. */
export const KNOWN_SCHOOLS = names(`
  harvard|yale|princeton|stanford|cornell|dartmouth|brown|columbia|upenn|penn|u penn|mit|m.i.t|caltech|cal tech|ucla|usc|nyu|ucsd|ucsb|ucsf|uci|ucsc|ucr|uc berkeley|uc davis|uc irvine|uc san diego|uc santa barbara|uc santa cruz|uc riverside|uc los angeles|cal berkeley|berkeley
  georgia tech|virginia tech|texas tech|louisiana tech|michigan tech|penn state|ohio state|michigan state|florida state|arizona state|iowa state|kansas state|oregon state|washington state|colorado state|san diego state|san jose state|fresno state|boise state|north carolina state|nc state|n.c. state|mississippi state|oklahoma state|utah state|wayne state|cleveland state|kent state|ball state|wright state|wichita state|georgia state|penn state university|texas a&m|florida a&m|prairie view a&m
  oxon|cantab|duke|rice|emory|vanderbilt|tulane|northwestern|notre dame|georgetown|johns hopkins|carnegie mellon|carnegie-mellon|cmu|purdue|rutgers|tufts|brandeis|wellesley|vassar|smith|swarthmore|haverford|bryn mawr|barnard|oberlin|amherst|williams|bowdoin|middlebury|wesleyan|pomona|juilliard|the juilliard|cooper union|the cooper union|wharton|kellogg|sloan|insead|hec|hec paris|sciences po|essec|london business school|lse|l.s.e|ucl|imperial|suny|cuny|uiuc|umass|umass amherst|uconn|unc|unc chapel hill|uva|ut austin|utep|byu|smu|tcu|lsu|ucf|unlv|unm|rpi|rit|wpi|njit|nit|iit|iisc|bits pilani|iim|eth|eth zürich|eth zurich|epfl|kth|kaist|postech|snu|ntu|nus|hkust|hku|cuhk|anu|unsw|mcgill|uwaterloo|ubc|oxford|cambridge|oxbridge|sorbonne|the sorbonne|la sorbonne|ens|tu delft|tu berlin|tu münchen|tu munich|tu wien|rwth|rwth aachen|lmu|lmu münchen|ku leuven|ucl louvain|sandhurst|west point|annapolis|eton|harrow|rugby|winchester|stuyvesant|andover|exeter|parsons|risd|calarts|sci-arc|nscad|pratt|st. john's|ca' foscari|ca foscari|bocconi|unam|itam|usp|unicamp|ucla anderson|udacity|ens lyon|unisa|vpi|virginia polytechnic|cal poly|csun|baruch|hunter|city college|temple|drexel|villanova|fordham|marquette|creighton|gonzaga|howard|morehouse|spelman|tuskegee|rada
`);

/** Firms, organisations and broadcasters known by letters or one plain word. */
const BODY_NAMES = `knesset|bundestag|bundesrat|landtag|reichstag|duma|state duma|rajya sabha|lok sabha|vidhan sabha|storting|folketing|riksdag|eduskunta|althing|sejm|seimas|saeima|riigikogu|verkhovna rada|dáil|dáil éireann|seanad|seanad éireann|oireachtas|majlis|house of commons|house of lords|house of representatives|royal air force|royal navy|coast guard|marine corps|dean witter reynolds|touche ross|booz allen hamilton|booz allen|j. walter thompson|arthur d. little|jones lang lasalle|hill samuel|morgan grenfell|jardine matheson|harvey nichols|lloyd's of london|calvin klein|ralph lauren|tommy hilfiger|charles schwab|raymond james|arthur andersen|edward jones|john deere|john lewis|merrill lynch|morgan stanley|mary kay|estée lauder|estee lauder|elizabeth arden|hugo boss|christian dior|louis vuitton|yves saint laurent|giorgio armani|michael kors|kate spade|tory burch|marc jacobs|donna karan|laura ashley|ted baker|harry winston|david yurman|philip morris|benjamin moore|eli lilly|levi strauss|frank russell|franklin templeton|julius baer|carl zeiss|robert bosch|ernst young|grant thornton|davis polk|paul hastings|sidley austin|morgan lewis|paul weiss|russell reynolds|spencer stuart|leo burnett|harley davidson|lockheed martin|martin marietta|wells fargo|johnson matthey|jones day|dean witter|paine webber|kidder peabody|drexel burnham|harris nesbitt|howard johnson|holland america|andersen consulting|martin brower|karl storz|max mara|emilio pucci|roberto cavalli|salvatore ferragamo|ermenegildo zegna|hermès|henry schein|john hancock|aaron rents|walter thompson|charles river|victoria's secret|trader joe's|dick's|nasa|nih|nsf|cern|fbi|cia|nato|un|u.n|unesco|unicef|who|imf|eu|u.s. army|us army|u.s. navy|us navy|usaf|bbc|cnn|nbc|abc|cbs|espn|mtv|npr|pbs|itv|ibm|at&t|hp|ge|sap|3m|cia|darpa|epa|fda|cdc|nba|nfl|mlb|nhl|ufc|wwe|wwf|wcw|tna|kgb|nsa|cgi|pwc|kpmg|ey|ubs|hsbc|jpmorgan|basf|bmw|amd|dec|rca|xerox parc|bell labs|apple|google|microsoft|facebook|amazon|twitter|netflix|intel|oracle|cisco|yahoo|disney|sony|nintendo|samsung|siemens|nokia|boeing|tesla|spacex|uber|airbnb|linkedin|enron|accenture|deloitte|mckinsey|goldman sachs|morgan stanley|infosys|wipro|tcs|hcl`;
export const knownBodies = once((): readonly string[] => BODY_NAMES.split('|'));
export const KNOWN_BODIES = lazyWords(knownBodies);

/** The first words of known organisations of several words. */
export const KNOWN_BODY_OPENERS = lazyWords(() =>
  knownBodies()
    .filter((name) => name.indexOf(' ') > 0)
    .map((name) => name.slice(0, name.indexOf(' '))),
);

/** Systems whose campus follows a comma, "at" or a dash. */
export const CAMPUS_SYSTEMS = [
  ...names(`
  university of california|california state university|university of wisconsin|university of texas|university of illinois|university of massachusetts
  university of michigan|university of north carolina|university of minnesota|university of colorado|university of alabama|university of maryland
  university of tennessee|university of nebraska|university of missouri|university of hawaii|university of alaska|university of arkansas
  university of houston|university of south carolina|university of washington|university of nevada|university of maine|university of pittsburgh
  university of toledo|university of london|state university of new york|city university of new york|california state polytechnic university
  indiana university|rutgers university|rutgers|indian institute of technology|indian institute of management|national institute of technology
  indian institute of information technology|purdue university|louisiana state university|texas a&m university|southern illinois university
  polytechnic institute|university of the west indies|national university of ireland|university of wales|california polytechnic state university|suny
  cuny|queen's university|miami university|pennsylvania state university|ohio state university|university of puerto rico|technological university
  virginia polytechnic institute
`),
];

/** Campus names and college towns that belong to the name after a comma. */
export const CAMPUSES = names(`
  berkeley|los angeles|san diego|davis|irvine|santa barbara|santa cruz|riverside|san francisco|merced|madison|milwaukee|austin|arlington|dallas|el paso|san antonio|chicago|urbana|urbana-champaign|champaign|amherst|boston|dartmouth|lowell|ann arbor|dearborn|flint|chapel hill|greensboro|charlotte|wilmington|asheville|twin cities|minneapolis|duluth|morris|boulder|denver|colorado springs|tuscaloosa|birmingham|huntsville|college park|baltimore county|baltimore|knoxville|chattanooga|lincoln|omaha|columbia|st. louis|saint louis|kansas city|rolla|manoa|mānoa|hilo|fairbanks|anchorage|fayetteville|little rock|las vegas|reno|bloomington|indianapolis|south bend|newark|new brunswick|camden|albany|buffalo|stony brook|binghamton|geneseo|bombay|delhi|kanpur|madras|kharagpur|roorkee|guwahati|hyderabad|ahmedabad|calcutta|kolkata|lucknow|bangalore|trichy|surathkal|warangal|long beach|fullerton|northridge|hayward|fresno|sacramento|chico|pomona|san luis obispo|carbondale|edwardsville|baton rouge|oxford|cambridge|london|galway|cork|dublin|maynooth|cardiff|swansea|bangor|aberystwyth|belfast|kingston|tacoma|seattle|college station|blacksburg|west lafayette
`);

/** Towns whose campus is meant when a university of several is named without one. */
export const SEATS = names(`
  ann arbor|madison|urbana|champaign|urbana-champaign|chapel hill|columbia|seattle|baton rouge|tuscaloosa|lincoln|knoxville|minneapolis|college station|new brunswick|boulder|amherst|austin|oxford|bloomington|fayetteville|reno|honolulu|orono|pittsburgh|college park|west lafayette|fairbanks|university park|state college|columbus|toledo
`);

/** Both sides in lower case, "and" for "&". Two names in a row are two organisations unless they stand here. */
export const NAME_PAIRS = names(`
  skull and bones|scroll and key|marks and spencer|dun and bradstreet|smith and wesson|procter and gamble|johnson and johnson|barnes and noble|simon and schuster|black and decker|bang and olufsen
  crosse and blackwell|tate and lyle|legal and general|young and rubicam|ogilvy and mather|saatchi and saatchi|hill and knowlton|coopers and lybrand|ernst and young
  deloitte and touche|bausch and lomb|pratt and whitney|brown and williamson|brooks and dunn|simon and garfunkel|hall and oates|lord and taylor|abercrombie and fitch
  crate and barrel|bath and body|bed and bath|harper and row|faber and faber|chatto and windus|hodder and stoughton|weidenfeld and nicolson|mills and boon|eyre and spottiswoode
  thames and hudson|sweet and maxwell|allen and unwin|allen and overy|slaughter and may|white and case|sullivan and cromwell|covington and burling|king and spalding
  latham and watkins|kirkland and ellis|baker and mckenzie|foley and lardner|arnold and porter|debevoise and plimpton|shearman and sterling|cahill and gordon|hunton and williams|williams and connolly
  morrison and foerster|fortnum and mason|swan and edgar|dolce and gabbana|viktor and rolf|arm and hammer|harland and wolff
  cammell and laird|mott and macdonald|smith and nephew|smith and barney|reckitt and colman|huntley and palmer
  bradford and bingley|alliance and leicester|hargreaves and lansdown|currier and ives|stone and webster
  emory and henry|lewis and clark|washington and lee|washington and jefferson|franklin and marshall|william and mary|hobart and william|davis and elkins|johnson and wales|brighton and sussex
  victoria and albert|brown and sharpe|bread and puppet|black and veatch|ben and jerry
`);

/** Firms, papers and organisations that are written with their 's whatever follows: "a Macy's department store". */
export const POSSESSIVE_NAMES = names(`
  macy's|sotheby's|christie's|lloyd's|mcdonald's|wendy's|denny's|domino's|sainsbury's|kohl's|bloomingdale's|moody's|levi's|hershey's|kellogg's|harper's|mccall's|chili's|applebee's|arby's|hardee's|lord's|sardi's
  brooks's|boodle's|blackwell's|waterstone's|dillon's|lowe's|zabar's|wanamaker's|gimbel's|filene's|barney's|barron's|collier's|foyle's|hamley's|nathan's|smucker's
  campbell's|dillard's|nando's|popeye's|selfridge's|tiffany's|wegman's
`);
