// Words of Russian and Ukrainian names of organisations in plain English, before they are folded to Latin letters: there "суд"
// would be the French south, and endings of cases hide the rest. A word is known by how it begins; short forms are whole words.
import { foldOnce } from '../../text/fold.ts';
import { memoise } from '../../text/memoise.ts';
import { once } from '../../text/once.ts';
import { canonicalWord } from '../shared/org-words.ts';
import { CYRILLIC_PLACES } from './cyrillic-places.ts';

/** English words, then how words for them begin. The longest beginning wins. */
const STEMS = `
world: миров світов
orthodox: православн
pharmacy: аптек
guard: гварди гварді
accounting: рахунков счетн счётн
education: просвещен
primary: первинн первичн
private: приватн частн
helsinki: гельсінськ хельсинкск гельсинкск
transformation: трансформац
yekaterinburg: екатеринбургск
notary: нотариус нотаріус
radio: радіо
krai: края крае
church: церк церков
foreign: закордонн
interior: внутрішн
anti-corruption: антикорупційн антикоррупционн
ballet: балет
human rights: правозащитн правозахисн
artists: художник
writers: писател письменник
composers: композитор
heart: сердц серц
civil: гражданск громадянськ
liberties: свобод
commercial: господарськ
partners: партнер партнёр
symphony: симфоническ симфонічн
youth: молодежн молодіжн
pension: пенсионн пенсійн
anti-monopoly: антимонопольн
statistics: статистик
customs: митниц
innovation: инновацион інноваційн
nature: природ
consulting: консалтинг
center: центра
ukraine: юкрейн
perm: перм
tver: твер тверск
ryazan: рязан
tyumen: тюмен
drama: драматическ драматичн
court: суд
foundation: фонд
charitable: благотворительн благодійн
polytechnic: политехническ політехнічн
neurosurgery: нейрохирург нейрохірург
television: телевидени телебачен
newspaper: газет
assistance: помощ допомог
arbitration: арбитражн арбітражн
economic court: господарський_суд
city: городск міськ
regional: областн обласн краев крайов
region: област
district: районн окружн
republic: республиканск республіканськ
central: центральн
clinical: клиническ клінічн
hospital: больниц лікарн госпитал госпітал
clinic: поликлиник поліклінік клиник клінік
children: детск дитяч
scientific: научн науков
research: исследовательск дослідницьк
center: центр
military: военн військов
obstetrics: акушерств акушерськ
gynecology: гинеколог гінеколог
neurology: невролог
eye: офтальмолог глазн очн
psychiatry: психиатр психіатр
family: семейн сімейн
theatre: театр
opera: оперн
museum: музе
historical: историческ історичн
library: библиотек бібліотек
school: школ
secondary: средн середн
gymnasium: гимнази гімназі
lyceum: лицей лицея лицее ліце
music: музыкальн музичн
arts: художествен художн искусств мистецтв
culture: культур
sport: спортивн
lawyers: адвокат юрист правник
journalists: журналист журналіст
architects: архитектор архітектор
entrepreneurs: предпринимател підприємц
industrialists: промышленник промисловц
rectors: ректор
union: союз спілк
association: ассоциац асоціац
league: лига лиги лиге ліга ліги лізі
committee: комитет комітет
department: департамент
administration: администрац адміністрац
ministry: министерств міністерств
prosecutor office: прокуратур
trade: торгов торговельн
economics: экономическ економічн
construction: строительн строительств будівельн будівництв
agriculture: аграрн сельскохозяйствен сільськогосподарськ
physical: физическ фізичн
catholic: католическ католицьк
state: государствен державн
northern: северн північн
southern: южн південн
eastern: восточн східн
western: западн західн
european: европейск європейськ
higher: высш вищ
far eastern: дальневосточн далекосхідн
pedagogical: педагогическ педагогічн
law: юридическ юридичн
technical: техническ технічн
medical: медицинск медичн
bank: банк
company: компани компані
group: групп група груп
laboratory: лаборатор
academy: академи академі
literature: литератур літератур
russian: русск
history: истори історі
molecular: молекулярн
genetics: генетик
organic: органическ органічн
cardiovascular: сердечно-сосудист серцево-судинн
surgery: хирурги хірургі
oncology: онкологи онкологі
traumatology: травматолог
pediatrics: педиатри педіатрі
therapy: терапевтическ терапевтичн терапи терапі
tuberculosis: туберкулез туберкульоз
phthisiology: фтизиатр фтизіатр
hygiene: гигиен гігієн
dentistry: стоматолог
rehabilitation: реабилитац реабілітац
radiology: радиолог радіолог рентгенолог
infectious: инфекционн інфекційн
diseases: болезн хвороб
perinatal: перинатальн
maternity: родильн пологов
emergency: чрезвычайн надзвичайн
specialized: специализирован спеціалізован
radio: радио радіо
publishing: издательств видавництв
agency: агентств
service: служб
customs: таможен митн
tax: налогов податков
police: полици поліці
digital: цифров
environment: экологическ екологічн
linguistics: языкознан мовознавств лингвистик лінгвістик
oriental studies: востоковеден сходознавств
archaeology: археолог
ethnology: этнограф этнолог етнограф етнолог
cybernetics: кибернетик кібернетик
nuclear: ядерн
space: космическ космічн
railway: железнодорожн залізничн
philharmonic: филармони філармоні
gallery: галере
government: правительств
municipal: мэри мерій мерії
kyiv: киевск київськ київ києв киев
moscow: московск москв
saint petersburg: санкт-петербургск санкт-петербург петербургск
leningrad: ленинградск
lviv: львовск львівськ львов львів
kharkiv: харьковск харківськ харьков харків
odesa: одесск одеськ одесс одес
dnipro: днепровск дніпровськ дніпр
dnipropetrovsk: днепропетровск дніпропетровськ
zaporizhzhia: запорожск запорізьк
vinnytsia: винницк вінницьк
poltava: полтавск полтавськ
ternopil: тернопольск тернопільськ
chernivtsi: черновицк чернівецьк
ivano-frankivsk: ивано-франковск івано-франківськ
uzhhorod: ужгородск ужгородськ
sumy: сумск сумськ
donetsk: донецк донецьк
luhansk: луганск луганськ
kherson: херсонск херсонськ
mykolaiv: николаевск миколаївськ
cherkasy: черкасск черкаськ
zhytomyr: житомирск житомирськ
rivne: ровенск рівненськ
lutsk: луцк луцьк
volyn: волынск волинськ
bukovinian: буковинск буковинськ
crimean: крымск кримськ
minsk: минск мінськ
gomel: гомельск
grodno: гродненск
vitebsk: витебск
tashkent: ташкентск ташкент
samarkand: самаркандск
almaty: алматинск
astana: астанинск
bishkek: бишкекск
yerevan: ереванск ереван
tbilisi: тбилисск тбилиси
baku: бакинск
ivanovo: ивановск
volgograd: волгоградск
petrozavodsk: петрозаводск
yaroslavl: ярославск
nizhny novgorod: нижегородск
rostov: ростовск
kuban: кубанск
krasnodar: краснодарск
stavropol: ставропольск
saratov: саратовск
samara: самарск
perm: пермск
ural: уральск
siberian: сибирск
novosibirsk: новосибирск
tomsk: томск
omsk: омск
krasnoyarsk: красноярск
irkutsk: иркутск
altai: алтайск
vladivostok: владивостокск
khabarovsk: хабаровск
kazan: казанск казан
bashkir: башкирск
tatarstan: татарстан
voronezh: воронежск
tula: тульск
kaliningrad: калининградск
murmansk: мурманск
arkhangelsk: архангельск
chelyabinsk: челябинск
tyumen: тюменск
orenburg: оренбургск
astrakhan: астраханск
dagestan: дагестанск
penza: пензенск
lipetsk: липецк
tambov: тамбовск
kaluga: калужск
ryazan: рязанск
tver: тверск
bryansk: брянск
kursk: курск
oryol: орловск
belgorod: белгородск
kostroma: костромск
vladimir: владимирск
smolensk: смоленск
pskov: псковск
novgorod: новгородск
vologda: вологодск
ulyanovsk: ульяновск
vyatka: вятск
kirov: кировск
udmurt: удмуртск
izhevsk: ижевск
chuvash: чувашск
mordovia: мордовск
mari: марийск
kurgan: курганск
kemerovo: кемеровск
transbaikal: забайкальск
buryat: бурятск
yakutsk: якутск
chernihiv: чернігівськ черниговск
khmelnytskyi: хмельницьк
ukraine: украинск українськ україн украин
russia: российск росси росі
belarus: белорусск білоруськ
kazakhstan: казахстанск
`;

/** Whole words and phrases, as they are written in small letters. */
const WHOLE = `
anti-corruption: борьбы_с_коррупцией боротьби_з_корупцією противодействия_коррупции запобігання_корупції протидії_корупції
human rights: прав_человека права_человека прав_людини права_людини
red cross: красный_крест красного_креста червоний_хрест червоного_хреста
foundation: благотворительный_фонд благотворительного_фонда благодійний_фонд благодійного_фонду
municipal: администрация_города администрации_города
symphony: симфонический_оркестр симфонического_оркестра симфонічний_оркестр симфонічного_оркестру
research center: научный_центр научного_центра научном_центре науковий_центр наукового_центру
puppet: кукол ляльок кукольный лялькового ляльковий
greek catholic: греко-католическая греко-католической греко-католицька греко-католицької
attorney general office: генеральная_прокуратура генеральной_прокуратуры генеральной_прокуратуре генеральна_прокуратура генеральної_прокуратури
legislative assembly: законодательное_собрание законодательного_собрания
higher: вищий вищого вищому
young spectators: юного_зрителя юного_глядача
health care: медико-санітарної_допомоги медико-санитарной_помощи
emergency medicine: скорой_помощи швидкої_допомоги
notary: нотариальная_контора нотариальной_конторы нотаріальна_контора нотаріальної_контори
kindergarten: заклад_дошкільної_освіти закладу_дошкільної_освіти
language: языка мови
general: общей загальної
first: первая перша перший першої
bar council: рада_адвокатів ради_адвокатів совет_адвокатов
society: товариство товариства товаристві общество общества обществе
russia: российской_федерации российская_федерация
city clinical hospital: гкб мкл
regional clinical hospital: окб окл
republic clinical hospital: ркб
central clinical hospital: цкб
central district hospital: црб црл
children city clinical hospital: дгкб дмкл
children clinical hospital: дкб дкл
children regional clinical hospital: докб докл
research institute: нии ндi нді
national medical research center: нмиц
medical center: мц
ministry internal affairs: мвд мвс
ministry health: минздрав моз
ministry finance: минфин мінфін
ministry justice: минюст мінюст мін'юст
ministry defence: минобороны міноборони
ministry education science: минобрнауки
ministry economic development: минэкономразвития
russia: рф
republic armenia: ра
republic kazakhstan: рк
republic belarus: рб
republic tatarstan: рт
republic uzbekistan: руз
kyrgyz republic: кр
king's college london: королевский_колледж_лондона королевского_колледжа_лондона королевском_колледже_лондона королівський_коледж_лондона королівського_коледжу_лондона королівському_коледжі_лондона
ussr: ссср срср
state: гос держ
faculty law: юрфак юрфака юрфаке юрфаці юрфаку
faculty economics: экономфак економфак эконом_фак
faculty journalism: журфак журфака
faculty physics: физфак фізфак физфака
faculty history: истфак істфак истфака
faculty philology: филфак філфак филфака
faculty philosophy: философфак філософ_фак
faculty chemistry: химфак хімфак химфака
faculty biology: биофак біофак биофака
faculty psychology: психфак
faculty medicine: медфак лечфак
faculty mathematics mechanics: мехмат мехмата матмех
faculty mathematics computing: вмк вмик
law firm: адвокатское_бюро адвокатского_бюро адвокатском_бюро юридическая_фирма юридической_фирмы юридической_фирме юридическая_компания юридической_компании адвокатская_контора адвокатской_конторы адвокатський_кабінет адвокатский_кабинет адвокатське_бюро адвокатського_бюро юридична_компанія юридичної_компанії юридична_фірма юридичної_фірми адвокатське_об'єднання адвокатське_об’єднання
kindergarten: детский_сад детского_сада дитячий_садок дитячого_садка днз
secondary school: сош зош зосш
kyiv city clinical hospital: кмкл
university: ун-т ун-та ун-те ун-ту універ
state university: госуниверситет госун-т
institute: ин-т ин-та ін-т ін-ту
academy: акад
medical: мед
pedagogical: пед
technical: техн тех
council: совет совета совете советом совету рада ради раді радою раду
municipal: городской_совет городского_совета городском_совете міська_рада міської_ради міській_раді міською_радою
cancer: рака раку
health: охорони_здоров'я охорони_здоров’я охорона_здоров'я
protection: охорони охорона охороні
: города міста м г ім им имени імені фгбоуво фгбоувпо гбпоу гапоу спо фгкоу чоу ноу ано мкоу моу маоу кгбуз огбуз гауз муз двнз гбуз гбу фгбу фгбоу во впо фгаоу гбоу гоу мбоу мбу гау гку кп кнп кз ооо оао пао зао тов пат прат ат фгуп муп
ministry agriculture: министерство_сельского_хозяйства минсельхоз
bar association: коллегия_адвокатов коллегии_адвокатов колегія_адвокатів колегії_адвокатів
bar chamber: адвокатская_палата адвокатской_палаты адвокатська_палата
chamber commerce industry: торгово-промышленная_палата торгово-промышленной_палаты торгово-промислова_палата торгово-промислової_палати тпп
research: научно-исследовательский научно-исследовательского науково-дослідний науково-дослідного
military medical: военно-медицинская военно-медицинской військово-медична
`;

/** Letters and endings that Russian has not. */
export const isUkrainian = (name: string): boolean => /[іїєґ]|ськ|ний(?!\p{L})/iu.test(name);

const CYRILLIC = /\p{Script=Cyrillic}/u;
const LONGEST_ENDING = 4;

const entries = (table: string): [string, string][] =>
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [english = '', forms = ''] = line.split(/:\s/);
      return forms.split(' ').map((form): [string, string] => [form.replaceAll('_', ' '), english.replace(/^:$/, '')]);
    });

const stems = once(() =>
  [...entries(STEMS), ...entries(CYRILLIC_PLACES).flatMap(adjectives)].sort(
    ([left], [right]) => right.length - left.length,
  ),
);
const adjectives = ([form, english]: [string, string]): [string, string][] =>
  ['', 'ск', 'ськ'].map((ending) => [form + ending, english]);
const whole = once(() => new Map(entries(WHOLE)));
const phrases = once(() => [...whole()].filter(([form]) => form.includes(' ')));

/** "Петрозаводского" is "Петрозаводский", "Київської" is "Київський": an adjective of a place in its first form. */
function firstForm(word: string): string {
  if (canonicalWord(foldOnce(word)) !== foldOnce(word)) return word;
  return word
    .replace(/ск(?:ого|ому|ом|им|ая|ой|ую|ое|ие|их|ими)$/u, 'ский')
    .replace(/ськ(?:ого|ому|им|а|ої|ій|у|ою|е|і|их|ими)$/u, 'ський');
}

/** "Галицький" is Halytskyi: what no table knows is a name, and Ukrainian has letters of its own for it. */
function inUkrainianLetters(word: string): string {
  if (canonicalWord(foldOnce(word)) !== foldOnce(word)) return word;
  return word.replace(/г/giu, 'h').replace(/и/giu, 'y');
}

function wordInEnglish(word: string, inUkrainian: boolean): string {
  const small = word.toLowerCase();
  const known = whole().get(small);
  if (known !== undefined) return known;
  const stem = stems().find(([form]) => small.startsWith(form) && small.length - form.length <= LONGEST_ENDING);
  return stem?.[1] ?? (inUkrainian ? inUkrainianLetters(firstForm(word)) : firstForm(word));
}

/** The name with its Cyrillic words of common meaning in English, a number without its sign; any other name as it is. */
export const cyrillicInEnglish = (name: string): string => (CYRILLIC.test(name) ? inEnglish(name) : name);

const inEnglish: (name: string) => string = memoise((name) => {
  // An institute is of an academy, whether its name says so or not.
  let text = name.replace(/№\s*/gu, ' ').replace(/(?<=\p{L}{4,}.*)\s+(?:РАН|РАМН|НАН України|НАНУ|НАМН України)$/u, '');
  const small = text.toLowerCase();
  for (const [form, english] of phrases()) {
    const at = small.indexOf(form);
    if (at >= 0) {
      text = `${text.slice(0, at)} ${english} ${text.slice(at + form.length)}`;
      break;
    }
  }
  return text.replace(/\p{Script=Cyrillic}+(?:[-'’]\p{Script=Cyrillic}+)*\.?/gu, (written) => {
    const word = written.replace(/\.$/, '');
    if (word.length === 1 && written.endsWith('.') && /\p{Lu}/u.test(word)) return written;
    return wordInEnglish(word, isUkrainian(name));
  });
});
