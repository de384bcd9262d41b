// Given names, forms of address and places, as far as they help to tell a person or a place from an organisation.
import { english } from '../../domain/languages/en.ts';
import { smallWordsOf, wordsOf } from '../../domain/languages/words.ts';
import { GIVEN_NAME_LIST, SLAVIC_GIVEN_NAMES } from '../../domain/names/data/given-names.ts';
import { foldOnce } from '../../domain/text/fold.ts';
import { once } from '../../domain/text/once.ts';
import { lazyWords, type Words } from '../../domain/text/word-set.ts';

const split = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
const words = (text: string): Words => lazyWords(() => split(text));

export const foldedGivenNames = once((): readonly string[] =>
  split(`${GIVEN_NAME_LIST} ${SLAVIC_GIVEN_NAMES}`).map(foldOnce),
);

/** As written and folded: whoever reads Cyrillic or accents asks for the folded word. */
export const GIVEN_NAMES = lazyWords(() => [...split(GIVEN_NAME_LIST), ...foldedGivenNames()]);

export const HONORIFICS = lazyWords(() => wordsOf(({ honorifics }) => honorifics));

/** Words of English sentences that are particles elsewhere: "am", "in". */
const ENGLISH_WORDS = lazyWords(() => [
  ...english.presentVerbs,
  ...english.organisationPrepositions,
  ...english.conjunctions,
]);

/** Parts of a family name that are written small. */
export const nameParticles = once((): readonly string[] =>
  [...smallWordsOf((pack) => pack.nameParticles)].filter((word) => !ENGLISH_WORDS.has(word)),
);
export const NAME_PARTICLES = lazyWords(nameParticles);

export const STATE_NAMES = `
  alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia washington wisconsin wyoming
  al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy dc
  ala ariz ark calif colo conn del fla ga ill ind kans kan ky mass mich minn miss mo mont nebr neb nev okla oreg ore pa penn tenn tex vt va wash wis wyo n.y n.j n.h n.c n.d n.m s.c s.d w.va d.c r.i n.mex n.dak s.dak
`;
export const US_STATES = words(STATE_NAMES);

/** Countries, large regions and cities that follow "of", "in" or "at" without being an employer. */
export const PLACES = lazyWords(() =>
  `afghanistan|africa|albania|algeria|america|argentina|armenia|asia|australia|austria|azerbaijan|bangladesh|bavaria|belarus|belgium|bolivia|bosnia|brazil|britain|great britain|bulgaria|cambodia|cameroon|canada|chile|china|colombia|costa rica|croatia|cuba|cyprus|czech republic|czechoslovakia|denmark|ecuador|egypt|england|estonia|ethiopia|europe|finland|france|georgia|germany|east germany|west germany|ghana|greece|guatemala|haiti|holland|hong kong|hungary|iceland|india|indonesia|iran|iraq|ireland|northern ireland|israel|italy|jamaica|japan|jordan|kazakhstan|kenya|korea|south korea|north korea|kosovo|kuwait|latvia|lebanon|liberia|libya|lithuania|luxembourg|macedonia|malaysia|malta|mexico|moldova|mongolia|morocco|mozambique|myanmar|namibia|nepal|netherlands|the netherlands|new zealand|nicaragua|nigeria|norway|oman|pakistan|palestine|panama|paraguay|peru|philippines|the philippines|poland|portugal|puerto rico|qatar|romania|russia|rwanda|saudi arabia|scotland|senegal|serbia|sierra leone|singapore|slovakia|slovenia|somalia|south africa|soviet union|the soviet union|ussr|spain|sri lanka|sudan|sweden|switzerland|syria|taiwan|tanzania|thailand|tunisia|turkey|uganda|uk|u.k|ukraine|united kingdom|united states|united states of america|uruguay|us|usa|u.s|u.s.a|uzbekistan|venezuela|vietnam|wales|yemen|yugoslavia|zambia|zimbabwe|new england|north america|south america|latin america|middle east|prussia|silicon valley|ontario|quebec|british columbia|alberta|manitoba|nova scotia|new south wales|victoria|queensland|tasmania|south australia|western australia|holy roman empire|
amsterdam|athens|atlanta|austin|baltimore|bangkok|barcelona|beijing|belfast|berlin|birmingham|bologna|bombay|bonn|boston|brisbane|bristol|brooklyn|brussels|bucharest|budapest|buenos aires|cairo|calcutta|cambridge|cape town|chicago|cleveland|cologne|copenhagen|dallas|delhi|denver|detroit|dresden|dublin|düsseldorf|edinburgh|florence|frankfurt|geneva|glasgow|hamburg|hanover|helsinki|houston|hyderabad|istanbul|jakarta|jerusalem|johannesburg|karachi|kiev|kyiv|kolkata|kraków|kyoto|lagos|lahore|leeds|leipzig|leningrad|lima|lisbon|liverpool|london|los angeles|lyon|madrid|manchester|manhattan|manila|marseille|melbourne|mexico city|miami|milan|minneapolis|montreal|moscow|mumbai|munich|nairobi|naples|new delhi|new orleans|new york|new york city|nice|osaka|oslo|ottawa|oxford|palo alto|paris|perth|philadelphia|phoenix|pittsburgh|portland|prague|rio de janeiro|riga|rome|rotterdam|saint petersburg|st. petersburg|san diego|san francisco|san jose|santiago|são paulo|seattle|seoul|shanghai|sofia|st. louis|stockholm|stuttgart|sydney|taipei|tehran|tel aviv|the hague|tokyo|toronto|turin|vancouver|venice|vienna|vilnius|warsaw|washington|washington, d.c|zagreb|zurich|zürich|hollywood|wall street|islamabad|dhaka|kampala|salt lake city|las vegas|north carolina|south carolina|north dakota|south dakota|new jersey|new mexico|new hampshire|west virginia|rhode island`
    .split('|')
    .map((name) => name.trim()),
);

/** Capitalised words that open sentences or name something other than an organisation. */
export const NEVER_NAMES = smallWordsOf(({ sentenceWords = [] }) => sentenceWords);
