// Places and founders abroad as Russian and Ukrainian names of organisations write them: the English word, then how the words for
// it begin. Adjectives are made of each ("Оксфордского", "Оксфордського"); those that change their stem are written out.

export const CYRILLIC_PLACES = `
oxford: оксфорд
cambridge: кембридж
yale: йель єль
stanford: стэнфорд стенфорд станфорд
harvard: гарвард
princeton: принстон прінстон
cornell: корнелль корнелл корнель
columbia: колумбий колумбій
duke: дьюк дюк
brown: браунов
dartmouth: дартмут
johns: джонс
hopkins: хопкинс гопкінс
george: джордж
washington: вашингтон
georgetown: джорджтаун
vanderbilt: вандербильт вандербільт
fordham: фордхэм фордем фордхем
tufts: тафтс
purdue: пердью
emory: эмори еморі
rutgers: ратгерс рутгерс
carnegie: карнеги карнегі
mellon: меллон
berkeley: беркли берклі
california: калифорний каліфорній калифорни каліфорні
los angeles: лос-анджелес
san francisco: сан-франциско
san diego: сан-диего сан-дієго
new york: нью-йорк
boston: бостон
chicago: чикаг чиказ чикаж
pennsylvania: пенсильван пенсільван
michigan: мичиган мічиган мічіган
illinois: иллинойс іллінойс
texas: техас
virginia: вирджин вірджин виргин
florida: флорид
minnesota: миннесот міннесот
wisconsin: висконсин вісконсин
indiana: индиан індіан
maryland: мэриленд меріленд
massachusetts: массачусетс
arizona: аризон арізон
ohio: огайо
toronto: торонт
montreal: монреаль
alberta: альберт
ottawa: оттав
vancouver: ванкувер
melbourne: мельбурн
sydney: сидней сідней
london: лондон
edinburgh: эдинбург единбург единбурзьк
glasgow: глазго
manchester: манчестер
birmingham: бирмингем бірмінгем
bristol: бристоль бристол
leeds: лидс лідс
liverpool: ливерпуль ливерпул ліверпуль
nottingham: ноттингем ноттінгем ноттингам
sheffield: шеффилд шеффілд
warwick: уорик уорвик ворік ворвік
durham: дарем
exeter: эксетер ексетер
sussex: сассекс
essex: эссекс ессекс
kent: кентск кентськ
reading: рединг редінг
southampton: саутгемптон
cardiff: кардифф
westminster: вестминстер вестмінстер
coventry: ковентри ковентрі
dublin: дублин дублін
paris: париж паризьк
sorbonne: сорбонн
strasbourg: страсбург страсбурзьк
lyon: лион ліон
toulouse: тулуз
grenoble: гренобл
bordeaux: бордо
berlin: берлин берлін
humboldt: гумбольдт
munich: мюнхен
hamburg: гамбург гамбурзьк
heidelberg: гейдельберг гайдельберг гейдельберзьк гайдельберзьк
gottingen: гёттинген геттинген гёттінген геттінген
freiburg: фрайбург фрайбурзьк
cologne: кёльн кельн
bonn: боннск боннськ
frankfurt: франкфурт
leipzig: лейпциг лейпциз лейпцизьк
dresden: дрезден
tubingen: тюбинген тюбінген
stuttgart: штутгарт
bremen: бремен
mannheim: мангейм маннгейм
vienna: венск віденськ вена вене вены відні відень
graz: грацск грацьк
salzburg: зальцбург зальцбурзьк
innsbruck: инсбрук інсбрук
zurich: цюрих цюріх
geneva: женев
basel: базель
bern: бернск бернськ
lausanne: лозанн
amsterdam: амстердам
leiden: лейден
utrecht: утрехт
rotterdam: роттердам
maastricht: маастрихт
groningen: гронинген гронінген
delft: делфт
leuven: лёвен левен лувен левенськ
ghent: гентск гентськ
brussels: брюссель
stockholm: стокгольм
uppsala: упсаль уппсаль упсал уппсал
lund: лундск лундськ
gothenburg: гётеборг гетеборг гетеборзьк
copenhagen: копенгаген
aarhus: орхус
oslo: осло ослоск
bergen: берген
helsinki: хельсинк гельсінк
tampere: тампере
vilnius: вильнюс вільнюс
riga: рижск ризьк риге ризі
latvia: латвий латвій
tartu: тартус
tallinn: таллин таллінн
warsaw: варшав
jagiellonian: ягеллон
krakow: краков краківськ кракові
wroclaw: вроцлав
gdansk: гданьск гданськ
poznan: познан познаньск познанськ
lublin: люблин люблін
prague: пражск празьк праге празі
charles: карлов
brno: брно
bratislava: братислав
budapest: будапешт
belgrade: белград белградск белградськ бєлград
zagreb: загреб
ljubljana: люблян
sofia: софийск софійськ софии софії
plovdiv: пловдив
bucharest: бухарест
athens: афинск афінськ афинах афінах
istanbul: стамбул
ankara: анкар
rome: римск римськ
milan: милан мілан
bologna: болон
padua: падуан
turin: турин
florence: флорент
pisa: пизанск пізанськ
bocconi: боккони бокконі
madrid: мадрид
barcelona: барселон
salamanca: саламан
lisbon: лиссабон лісабон
jerusalem: иерусалим єрусалим
hebrew: еврейск єврейськ
tel aviv: тель-авив тель-авів
haifa: хайф хайфск
peking: пекинск пекінськ
tsinghua: цинхуа
shanghai: шанхай
tokyo: токий токій
kyoto: киотск кіотськ
seoul: сеул
singapore: сингапур сінгапур
cairo: каирск каїрськ
`;
