// Further places whose name at home, or in a neighbour's tongue, is not the English one. Written by hand.
// The first word of a line is the one kept; a word that the main table knows keeps its place there.

export const PLACE_TRANSLATIONS = `
london londres londra llundain londyn londen
york efrog
oxford rhydychen
cambridge caergrawnt
cardiff caerdydd
swansea abertawe
edinburgh caeredin edimbourg edimburgo
manchester manceinion
liverpool lerpwl liwupu
bristol bryste
kent caint
exeter caerwysg
leicester caerlyr
chester caer
gloucester caerloyw
winchester caerwynt
worcester caerwrangon
glasgow glaschu glasgovia
dublin baile_atha_cliath dublino
cork corcaigh corcai
galway gaillimh
limerick luimneach luimnigh
waterford lairge
sligo sligeach sligigh
carlow ceatharlach
athlone luain
dundalk dealgan
letterkenny leitir
tralee trali
maynooth mhaigh_nuad
nicosia lefkosia lefkosa
famagusta magusa gazimagusa
kyrenia girne
mediterranean akdeniz mediterraneo mediterranee mediterranea mittelmeer
euphrates firat
tigris dicle
anatolia anadolu
thrace trakya
bosphorus bogazici
reykjavik reykjavikur
akureyri akureyrar
holar holum
faroe foroya faroyar
greenland gronland kalaallit ilisimatusarfik
trondheim trondhjem
stavanger stavangers
lapland lappi laplands
vaasa vasa
kuopio kuopion
lappeenranta villmanstrand
joensuu joensuun
rovaniemi rovaniemen
hame hameen tavastland
savonia savo
satakunta satakunnan
tallinn reval talin
tartu dorpat
liepaja liepajas
siauliai siauliu
alytus alytaus
marijampole marijampoles
panevezys panevezio
wroclaw wroclawska wroclawski wroclawiu
gdansk gdanski gdanska
krakow krakowska
poznan poznanski poznanska
warsaw warszawie warschau varsovie varsovia
lower dolny dolna dolnego dolnoslaska dolnoslaski nieder niedere basse bajo inferior
upper gorny gorna ober haute alto oberosterreich
poland polen pologne polonia polskie polski
warmia warminsko
masuria mazurski mazurska
pomerania pomorze pomorska pomorskie pommern
mazovia mazowsze mazowiecka mazowiecki
kuyavia kujawy kujawsko kujawska
lesserpoland malopolska malopolski
greaterpoland wielkopolska wielkopolski
subcarpathia podkarpacka podkarpacki
lubusz lubuska lubuski
bydgoszcz bydgoszczy bydgoska bromberg
gniezno gnieznie
radom radomiu radomski radomska
plock plocku
siedlce siedlcach
kalisz kaliszu kaliska
lomza lomzy
nysa nysie
tarnow tarnowie
elblag elblagu
czestochowa czestochowie czestochowska
gliwice gliwicach
koszalin koszalinie koszalinska
slupsk slupsku
olsztyn olsztynie
jaroslaw jaroslawiu
przemysl przemyslu
krosno krosnie
chelm chelmie
zamosc zamosciu
konin koninie
leszno lesznie
pila pile
legnica legnicy
walbrzych walbrzychu
sanok sanoku
tarnobrzeg tarnobrzegu
skierniewice skierniewicach
wloclawek wloclawku
suwalki suwalkach
prague prahe prazska prazsky
brno brunn brnensky
liberec liberci liberecka
pardubice pardubicich
hradec kralove
usti ustecky
pilsen pilsner plzenska
opava opave
jihlava jihlave
zlin zlinu
bohemia ceskych budejovicich jihoceska zapadoceska
slovakia slovenskej slovenske
zvolen zvolene
trencin trencine
ruzomberok ruzomberku
banskabystrica bystrici bystrica
hungary magyarorszagi hongrie hungria
pecs funfkirchen
szeged szegedin
kecskemet kecskemeti
eger egri
sopron soproni
veszprem veszpremi
nyiregyhaza nyiregyhazi
dunaujvaros dunaujvarosi
gyongyos gyongyosi
bucharest bukarest bucarest bucuresti
cluj klausenburg napoca
iasi iasului
craiova craiovei
brasov kronstadt brasovului
sibiu hermannstadt sibiului
oradea nagyvarad
targu tirgu
galati galatz
constanta constantza
bacau bacaului
transylvania transilvania erdelyi
danube dunarea dunav
croatia hrvatske
slavonia slavonskom slavonska
brod brodu
pula puli
varazdin varazdinu
karlovac karlovcu
sibenik sibeniku
pozega pozegi
knin kninu
dalmatia dalmacija
serbia srbije serbien serbie
nis nisu niski
kragujevac kragujevcu
subotica subotici
pristina pristini
bosnia bosne bosni
herzegovina hercegovina hercegovine
zenica zenici
bihac bihacu
eastsarajevo istocnom
montenegro crna_gora crne_gore
macedonia severna_makedonija
bitola bitoli
tetovo tetove tetoves
albania shqiperise
durres durresi durresit
elbasan elbasanit
vlora vlore vlores
korca korce korces
gjirokaster gjirokastra gjirokastres
kosovo kosova kosoves kosove
greece ellados griechenland grece grecia
athens athenes atene atenas
thessaly thessalia thessalias
crete kreta creta
aegean aigaiou egean ege
ionian ionio ioniou
peloponnese peloponnissos
corfu kerkyra
malta malte
cyprus chypre zypern
russia rossii russie rusia russland rossiyskaya rossiiskaya rossijskij
asia osiyo asie azja
moscow moskovskij moskovskaya moscou moscu moscovo mosca
petersburg peterburgskiy peterburg sankt_peterburg petersbourg petersburgo pietroburgo
kazan kazanskii kazanskij
ufa ufimskiy ufimskii
omsk omskiy
perm permskiy
samara samarskiy
saratov saratovskiy
rostov rostovskiy
voronezh voronezhskiy
crimea krym krymskiy tavrida
ukraine ukrayiny ukrainy ukrainsk ukrayinskyi
kyiv kyyiv kijow kyievo
lviv lemberg lvivskyi leopolis leopoli lvov
kharkiv kharkivskyi charkow
odesa odeskyi odeska
zhytomyr zhitomir
poltava poltavskyi
ternopil ternopol
ivanofrankivsk ivano_frankivsk
uzhhorod uzhgorod ungvar
kropyvnytskyi kirovohrad kirovograd
chernihiv chernigov
rivne rovno
belarus bielorussie weissrussland
minsk minskiy
hrodna grodno
vitebsk vitsebsk
homel gomel
mahilyow mogilev
brest brestskiy
moldova moldavie republica_moldova
chisinau kishinev
georgia sakartvelos georgie
batumi batum
kutaisi kutais
armenia hayastani
yerevan erivan yerevani
azerbaijan azerbaidjan azerbayjan
baku bakinskiy
nakhchivan naxcivan nakhichevan
ganja gence kirovabad
kazakhstan qazaqstan
almaty almatinskiy
karaganda qaraghandy karagandy
shymkent chimkent
semey semipalatinsk
oskemen ust_kamenogorsk
aktobe aqtobe
pavlodar pavlodarskiy
uzbekistan ozbekistan
bukhara bukhoro bokhara
khiva xiva
khorezm xorazm
karshi qarshi
jizzakh jizzax dzhizak
kokand qoqon
termez termiz
navoi navoiy
gulistan guliston
fergana fargana
surkhandarya surxondaryo
kashkadarya qashqadaryo
karakalpakstan qoraqalpogiston karakalpak qoraqalpoq
turkmenistan turkmen turkmenistanyn
ashgabat asgabat ashkhabad
tajikistan tojikiston
dushanbe stalinabad
khujand khudzhand leninabad
kyrgyzstan kirgizistan kirgizstan
bishkek frunze biskek
osh oshskiy
mongolia mongol mongol_ulsyn
ulaanbaatar ulan_bator
iran iranian
qom ghom
kermanshah kirmanshah
hamadan hamedan
gilan guilan
khuzestan khouzestan
babylon babil babel
iraq iraqi
kurdistan kurdish
erbil arbil hawler
sulaymaniyah sulaimani slemani sulaimaniya
duhok dohuk
najaf nedjef
karbala kerbala
syria syrian suriye
jordan jordanian urduniya
palestine filastin palestina
jerusalem quds yerushalayim jerusalen gerusalemme
gaza ghazzah
haifa hefa
beersheba beer_sheva
telaviv tel_aviv
saudiarabia saudi arabie_saoudite
jeddah jiddah djeddah
dammam damman
yemen yaman
sanaa sanaaa
aden adan
oman omani
muscat masqat
kuwait koweit
qatar katar
bahrain bahrein
egypt aegypten misr masr
asyut assiut
mansoura mansura
minya minia
zagazig zaqaziq
suez sues suweis
sudan soudan sudanese
libya libyen libia
tripoli trablus
benghazi bengasi
tunis tunisi
sfax safaqis
algiers argel aljazair algeri alger
oran wahran
constantine qusantina
morocco marocaine marokko marocain
casablanca dar_el_beida
fes fas
mauritania mauritanian
senegal senegalaise
ivorycoast ivoire ivoirienne
burkinafaso burkina
guinea guinee
guineabissau guinee_bissau
congo kongo congolais
kinshasa leopoldville
lubumbashi elisabethville
cameroon kamerun camerounaise
chad tchadienne
centralafrican centrafrique centrafricaine
ethiopia ethiopie etiopia
djibouti yibuti
somalia somali soomaaliya somalie
tanzania tanzanie
zanzibar zanzibari
kenya kenia
uganda ouganda
rwanda ruanda
burundi bourundi
mozambique mocambique
angola angolana
capeverde cabo_verde cap_vert
zambia sambia
zimbabwe rhodesia
namibia namibie
southafrica zuid_afrika suid_afrika
cape kaap kaapland kaapse
pretoria tshwane
madagascar madagasikara
mauritius maurice
india indien inde
pakistan pakistani
bangladesh bangla
srilanka ceylon lanka
nepal nepala
bhutan bhoutan
afghanistan afghan
kabul caboul kaboul
herat hirat
myanmar burma birmanie
mandalay mandaly
bangkok krungthep
thailand siam thailande
vietnam viet_nam
cambodia kampuchea camboya
laos lao
malaysia malaisie malasia
johor johore
penang pinang
melaka malacca
terengganu trengganu
singapore singapur singapura singapour
indonesia indonesie indonesien
jakarta djakarta batavia
yogyakarta jogjakarta jogja djokjakarta
bandung bandoeng
makassar ujungpandang
aceh atjeh
timor timor_leste
philippines pilipino filipina
china sinica sinesis
henan honan
hunan hounan
shaanxi shensi
shanxi shansi
jiangsu kiangsu
jiangxi kiangsi
guangxi kwangsi
guizhou kweichow
guiyang kweiyang
gansu kansu
xinjiang sinkiang
tibet xizang
innermongolia neimenggu neimeng
chengde jehol
changsha changcha
xian sian
lanzhou lanchow
zhengzhou chengchow
hefei hofei
taiyuan taiyun
jinan tsinan
kaifeng kaifong
hongkong xianggang
macau aomen
taiwan formosa
taipei taihoku
hokkaido hokkai
kyushu kiushu
korea coreana koreanische
pyongyang heijo
busan fusan
gyeonggi kyonggi kyunggi
gyeongnam kyungnam kyongnam
chungnam choongnam
jeju saishu
canada kanada canadiense
newbrunswick nouveau_brunswick
novascotia nouvelle_ecosse nueva_escocia
britishcolumbia colombie_britannique columbia_britanica
quebec quebecois quebecoise
ontario ontarienne
mexico mexique messico mexicana mexicano mexicain
yucatan yucateca
michoacan michoacana
sanluispotosi potosi
guatemala guatemalteca
honduras hondurena
costarica costarricense
panama panamena
cuba kuba
dominican dominicana
haiti haitienne
jamaica jamaique
trinidad trinite
barbados barbade
colombia colombie kolumbien
antioquia antioquena
venezuela venezolano
guyana guyane
suriname surinam
ecuador ecuatoriano
peru peruana peruano peruvian
bolivia boliviano
chile chili
argentina argentinien
cordoba cordobes cordoue cordova
patagonia patagonica
uruguay uruguaya
paraguay paraguaya
brazil brasileira brasileiro
amazon amazonia amazonica amazonas
northeastbrazil nordestino
riogrande riograndense
parana paranaense
saopaulo paulista
bahia bahiana baiana
ceara cearense
para paraense
germany allemand tedesca niemiecki
prussia preussen
rhine rhein rhenanie
palatinate pfalz
hesse hessen
saxony saxe sajonia
swabia schwaben
franconia franken
munich monaco_baviera monacodibaviera munique
cologne colonia
mainz maguncia magonza mayence mogoncia
aachen aquisgran aix_la_chapelle aquisgrana aixlachapelle
austria autriche
vienna vienne viena becs
styria steirische
carinthia karntner
salzburg salzburger
burgenland burgenlandische
vorarlberg vorarlberger
switzerland helvetica helvetique suiza svizzero schweizerische schweizer suisses
geneva ginebra genevois genevoise genebra ginevra
lausanne losanna vaud
ticino tessin
grisons graubunden
valais wallis
zurich zurcher zurigo zurique
bern berner bernoise
basel basler basilea basileia
thurgau thurgovie
sanktgallen st_gallen saint_gall
france francaises francesas franca
brittany breizh bretonne
normandy normande
corsica korsika
alsace elsass
occitania occitanie
picardy picarde
upperalsace haute_alsace
spain espanola espanol espagne spanien
catalonia catalana catalan cataluna catalunya catalogne catalogna catalunha
valencia valenciana valenciano
basque euskadi basca vasca herriko
navarre nafarroa nafarroako navarra
deusto deustuko
bilbao bilbo bilbau
vitoria gasteiz
galicia gallega galega
andalusia andaluza andalucia andalousie andaluzia
balearic illes_balears
canary canaria
portugal portugais lusitana
azores acoriana
madeira madeirense
italy italiana italiano italiane
lombardy lombarda
venice benetkah venise venecia veneza
turin turim
naples neapel napoles
sassari sassarese
netherlands nederlandse nederlands holland hollande pays_bas
hague denhaag haya haye haia
friesland friese frisian
gelderland gelderse
utrecht utrechtse utreque
groningen groninger groningse
belgium belge belgica belgische
brussels brusselse bruselas bruxelas bruxelles
flanders vlaamse flemish
wallonia wallonie
hainaut henegouwen
limburg limbourg
luxembourg letzebuerg luxemburgo lussemburgo
denmark danske dansk dane
copenhagen kopenhagen kobenhavns copenhague copenaghen copenhaga
zealand sjaelland sjaellands
jutland jylland jysk
funen fyn
sweden sveriges svenska schweden suede suecia
malmo malmoe
scania skane skanes
dalarna dalarnas
gotland gotlands
norway norske norsk norwegen norvege
southeastnorway sorost
bergen bergensk
tromso tromsoe
finland finlands suomen finlande finnland
aland alands ahvenanmaan
espoo esbo
helsinki helsingissa
iceland islenska islensk islande
ireland irlande irland
scotland albain schottland ecosse escocia scozia
wales pais_gales galles gales
england engelse
saint sv svateho sveteho svaty swietego sw sainte sanctus sfantul sveti svetog svetoga sancti sankta agios naomh sant santi szt
trinity trinita santisima_trinidad drindod
immaculate inmaculada imaculada immacolata immaculee
conception concepcion conceicao
heart corazon coracao cuore coeur
sacred sagrado sacro sacre
holy heilig heilige
spirit espiritu espirito spirito esprit
cross cruz croce croix kreuz
assumption asuncion assuncao assomption
redcross cruz_roja croix_rouge cruz_vermelha rotes_kreuz
good buen bom buon bon
father padre pere pater
mother madre
brothers hermanos fratelli freres irmaos
andrew andres andre andreas andrzeja andrija
anthony antonio antoine anton antal
augustine agustin agostinho agostino augustin augustinus
benedict benito bento benedetto benoit benedikt
bernard bernardo bernhard
charles carlos carlo karl karol karlova karola carolus
christopher cristobal cristovao cristoforo
dominic domingo domenico dominique
elizabeth isabel elisabeth alzbety elzbiety erzsebet
george jorge giorgio georges georg jerzego gheorghe gyorgy
henry enrique henrique enrico henri heinrich
ignatius ignacio inacio ignazio ignace
james jaime giacomo jacques jakob
jerome jeronimo girolamo
stephen esteban estevao stefano etienne stefan istvan
vincent vicente vincenzo vinzenz
william guillermo guilherme guglielmo guillaume wilhelm
louis luis luigi ludwig lajos
martin martinho martino
matthew mateo mateus matteo matthieu
nicholas nicolaus nicolas nicolau nicola nikolaus mikolaja
philip felipe filipe filippo philippe
teresa therese theresa
ursula ursulina
claire clara chiara
lucy lucia
paul pavla pawla pavol paulus paolo
john jana giovanni janos jan ioan
mary marii maryja mariae mhuire
joseph giuseppe jozefa jozef
peter pietro petra piotra petr
francis francesco ferenc frantiska
lawrence lorenzo lourenco laurent
edward eduardo edouard
ferdinand fernando
comenius komenskeho
copernicus kopernika kopernik
jagiellonian jagiellonski
alexander alexandre alejandro aleksander aleksandra oleksandra alexandru
queen reina rainha regina reine konigin
prince principe prinz
president presidente prezydenta
cardinal cardenal kardynala kardinal
bishop obispo bispo
warsaw warszawy warszawie warszawa warszawski warszawska warszawskie warszawskiego warszawskiej warszawskim warszawskich
krakow krakowa krakowie krakowski krakowska krakowskie krakowskiego krakowskiej krakowskim krakowskich cracovia cracovie
wroclaw wroclawia wroclawiu wroclawski wroclawska wroclawskie wroclawskiego wroclawskiej wroclawskim wroclawskich breslavia
poznan poznania poznaniu poznanski poznanska poznanskie poznanskiego poznanskiej poznanskim poznanskich
gdansk gdanska gdansku gdanski gdanskie gdanskiego gdanskiej gdanskim gdanskich danzica
lodz lodzi lodzki lodzka lodzkie lodzkiego lodzkiej lodzkim lodzkich
lublin lublina lublinie lubelski lubelska lubelskie lubelskiego lubelskiej lubelskim lubelskich
katowice katowic katowicach katowicki katowicka katowickie katowickiego katowickiej katowickim katowickich
szczecin szczecina szczecinie szczecinski szczecinska szczecinskie szczecinskiego szczecinskiej szczecinskim szczecinskich
torun torunia toruniu torunski torunska torunskie torunskiego torunskiej torunskim torunskich
bydgoszcz bydgoszczy bydgoski bydgoska bydgoskie bydgoskiego bydgoskiej bydgoskim bydgoskich
bialystok bialegostoku bialymstoku bialostocki bialostocka bialostockie bialostockiego bialostockiej bialostockim bialostockich
opole opola opolu opolski opolska opolskie opolskiego opolskiej opolskim opolskich
rzeszow rzeszowa rzeszowie rzeszowski rzeszowska rzeszowskie rzeszowskiego rzeszowskiej rzeszowskim rzeszowskich
olsztyn olsztyna olsztynie olsztynski olsztynska olsztynskie olsztynskiego olsztynskiej olsztynskim olsztynskich
kielce kielc kielcach kielecki kielecka kieleckie kieleckiego kieleckiej kieleckim kieleckich
gliwice gliwic gliwicach gliwicki gliwicka gliwickie gliwickiego gliwickiej gliwickim gliwickich
gdynia gdyni gdynski gdynska gdynskie gdynskiego gdynskiej gdynskim gdynskich
czestochowa czestochowy czestochowie czestochowski czestochowska czestochowskie czestochowskiego czestochowskiej czestochowskim czestochowskich
radom radomia radomiu radomski radomska radomskie radomskiego radomskiej radomskim radomskich
tarnow tarnowa tarnowie tarnowski tarnowska tarnowskie tarnowskiego tarnowskiej tarnowskim tarnowskich
koszalin koszalina koszalinie koszalinski koszalinska koszalinskie koszalinskiego koszalinskiej koszalinskim koszalinskich
siedlce siedlec siedlcach siedlecki siedlecka siedleckie siedleckiego siedleckiej siedleckim siedleckich
plock plocka plocku
silesia slezska slezske slezskou slezskeho slezskem slaska slasku slaski slaskie slaskiego slaskiej slaskim slaskich
poland polski polsce polska polskie polskiego polskiej polskim polskich
prague prahy praze prahou prazsky prazska prazske prazskeho prazskem prazskou prazskych prazskym
brno brna brne brnem brnensky brnenska brnenske brnenskeho brnenskem brnenskou brnenskych brnenskym
ostrava ostravy ostrave ostravsky ostravska ostravske ostravskeho ostravskem ostravskou ostravskych ostravskym
olomouc olomouce olomouci olomoucky olomoucka olomoucke olomouckeho olomouckem olomouckou olomouckych olomouckym
plzen plzne plzni plzensky plzenska plzenske plzenskeho plzenskem plzenskou plzenskych plzenskym
liberec liberce liberci liberecky liberecka liberecke libereckeho libereckem libereckou libereckych libereckym
pardubice pardubic pardubicich pardubicky pardubicka pardubicke pardubickeho pardubickem pardubickou pardubickych pardubickym
zlin zlina zline zlinsky zlinska zlinske zlinskeho zlinskem zlinskou zlinskych zlinskym
jihlava jihlavy jihlave jihlavsky jihlavska jihlavske jihlavskeho jihlavskem jihlavskou jihlavskych jihlavskym
opava opavy opave opavsky opavska opavske opavskeho opavskem opavskou opavskych opavskym
motol motole motola
leipzig lipsia
frankfurt francfort francoforte
hamburg amburgo hamburgo hambourg
stuttgart stoccarda estugarda
nuremberg norimberga nuremberga
dresden dresda dresde
bremen brema breme
freiburg brisgovia
heidelberg heidelberga
tubingen tubinga
gottingen gotinga gottinga
wurzburg wurzburgo wurtzbourg virceburgo
trier treviri treveris treves
augsburg augsburgo augsbourg
regensburg ratisbona ratisbonne
konstanz constanza costanza constance
antwerp amberes antuerpia anversa anvers
ghent gante gand
leuven lovaina lovanio louvain
liege lieja liegi
maastricht mastrique
rotterdam roterdao roterda
amsterdam amesterdao amsterdao
nijmegen nimega
stockholm estocolmo stoccolma
gothenburg gotemburgo
zagreb zagabria
ljubljana lubiana liubliana
thessaloniki salonicco tesalonica salonica thessalonique
istanbul estambul istambul
bologna bolonia bolonha bologne
perugia perusa perouse
mantua mantoue mantova
bordeaux burdeos bordeus
marseille marsella marselha marsiglia
toulouse tolosa
strasbourg estrasburgo strasburgo
nice niza nizza
avignon avinhao avinon avignone
grenoble grenobla
montpellier montpelier
seville sevilha siviglia
zaragoza saragoca saragosse saragozza
granada grenade
asturias asturies
castile castilla castille castela castiglia
tokyo tokio toquio
kyoto kioto quioto
beijing pekin pequim pechino
shanghai xangai
seoul seul
havana habana havane avana
damascus damasco damas
beirut beirute beyrouth
tehran teheran teerao
baghdad bagdad bagda
cairo caire
philadelphia filadelfia
louisiana louisiane luisiana
pennsylvania pensilvania pennsylvanie
virginia virginie
florida floride
hawaii havai
cornwall cornualles cornovaglia
tbilisi tiflis
vilnius vilna
riga rigas
bratislava presburgo
`;
