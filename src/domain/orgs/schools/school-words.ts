// Sets of plain words that decide what a difference between two names of schools means.

/** Kinds of school that turn into each other when a school changes its rank. */
export const RANKS = new Set([
  'university',
  'college',
  'institute',
  'school',
  'academy',
  'polytechnic',
  'appliedschool',
  'higherschool',
  'universitycollege',
  'universitycentre',
  'faculdade',
  'seminary',
  'conservatory',
]);

export const UNITS = new Set([
  'school',
  'college',
  'faculty',
  'department',
  'centre',
  'laboratory',
  'institute',
  'hospital',
  'press',
  'campus',
  'programme',
  'office',
  'academy',
  'unit',
  'group',
  'conservatory',
  'observatory',
  'museum',
  'library',
  'extension',
  'higherschool',
  'clinic',
]);

/** Qualities that are dropped without another school being meant. */
export const SILENT = new Set([
  'royal',
  'republic',
  'public',
  'private',
  'government',
  'autonomous',
  'higher',
  'pontifical',
  'postgraduate',
  'graduate',
  'foundation',
  'county',
  'memorial',
]);

export const DIRECTIONS = new Set([
  'north',
  'south',
  'east',
  'west',
  'northeast',
  'northwest',
  'southeast',
  'southwest',
  'central',
]);

/** How a school is held; too common to tell one from another. */
export const PUBLIC = new Set([
  'national',
  'state',
  'federal',
  'public',
  'provincial',
  'regional',
  'municipal',
  'government',
  'autonomous',
  'private',
  'international',
  'metropolitan',
  'central',
]);

/** After the Soviet Union, state universities became national ones and technical ones universities. */
export const RENAMED = new Set(['national', 'state', 'technology', 'university', 'institute', 'academy']);

/** What universities were called before they became universities. */
export const FORMER = new Set([
  'college',
  'institute',
  'academy',
  'polytechnic',
  'technology',
  'engineering',
  'management',
  'education',
  'higher',
  'science',
  'business',
  'agriculture',
  'seminary',
  'arts',
  'studies',
  'advanced',
  'teaching',
]);

/** "of" in the languages where it stands before a town. */
export const TOWN_WORDS = new Set([
  'of',
  'at',
  'in',
  'de',
  'di',
  'du',
  'da',
  'do',
  'von',
  'zu',
  'w',
  'v',
  'van',
  'i',
  'u',
  'din',
]);

/** Faiths come and go with the rank of a school: a Baptist college becomes a Christian university. */
export const FAITHS = new Set([
  'christian',
  'catholic',
  'baptist',
  'methodist',
  'lutheran',
  'adventist',
  'theology',
  'junior',
  'community',
  'autonomous',
  'private',
  'international',
]);

/** What a government calls its schools, and changes by decree. */
export const STANDINGS = new Set(['national', 'state', 'federal', 'research', 'republic', 'academic']);

/** What a university has one school of. */
export const PROFESSIONS = new Set([
  'law',
  'business',
  'medicine',
  'medical',
  'management',
  'dental',
  'dentistry',
  'nursing',
]);

/** The words of American land-grant and teachers' colleges, and the states they served. */
export const LAND_GRANT = new Set(
  `college school state agriculture mechanical normal education teachers arts alabama arkansas california colorado connecticut florida georgia idaho illinois indiana iowa kansas
   kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada newhampshire newjersey newmexico newyork northcarolina northdakota ohio
   oklahoma oregon pennsylvania rhodeisland southcarolina southdakota tennessee texas utah vermont virginia washington westvirginia wisconsin wyoming`.split(
    /\s+/,
  ),
);

/** Words of the table of places that are people, saints or shapes of land. */
export const NOT_A_PLACE = new Set(
  `saint mount fort junior mary joseph john paul michael peter francis thomas xavier king kings johns workers valley lake island coast jungle lower upper trinity immaculate conception
   heart sacred holy spirit cross assumption redcross good shepherd father mother brothers andrew anthony augustine benedict bernard charles christopher dominic elizabeth george henry
   ignatius james jerome stephen vincent william louis martin matthew nicholas philip teresa ursula claire lucy lawrence edward ferdinand comenius copernicus jagiellonian alexander queen
   prince president cardinal bishop college school state agriculture mechanical normal education teachers arts`.split(
    /\s+/,
  ),
);
