// Countries and states by their names and codes. Written by hand; first the name that is kept.

export const COUNTRIES = `
united states; usa; us; u s; u s a; united states of america; america; estados unidos; vereinigte staaten; etats unis; stati uniti; eeuu; stany zjednoczone; spojene staty; ssha
united kingdom; uk; u k; gb; great britain; britain; england; scotland; wales; northern ireland; grossbritannien; royaume uni; reino unido; inghilterra; wielka brytania; velka britanie; velikobritaniya; velika britaniya; anglia; anglie; angliya; regno unito; inglaterra; angleterre
germany; de; deutschland; allemagne; alemania; germania; alemanha; federal republic of germany; niemcy; niemczech; nemecko; germaniya; nimechchina
france; fr; frankreich; francia; franca; francja; francie; frantsiya
spain; es; espana; spanien; espagne; spagna; espanha; hiszpania; spanelsko; ispaniya
italy; it; italia; italien; italie; wlochy; wloszech; italiya
portugal; pt
netherlands; nl; the netherlands; holland; nederland; niederlande; pays bas; paises bajos; paesi bassi; holandia; nizozemsko; niderlandi; gollandiya
belgium; be; belgie; belgique; belgien; belgica
switzerland; ch; schweiz; suisse; svizzera; suiza; suica; szwajcaria; svycarsko; shveytsariya; shveicariya
austria; at; osterreich; autriche; rakousko; avstriya
sweden; se; sverige; schweden; suede; suecia; szwecja; svedsko; shvetsiya
norway; no; norge; norwegen; norvege; noruega
denmark; dk; danmark; danemark; dinamarca
finland; fi; suomi; finnland; finlande
iceland; is; island; islande; islandia
ireland; ie; eire; irland; irlande; irlanda; republic of ireland
poland; pl; polska; polen; pologne; polonia; polsko; polsha; polshcha
czech republic; cz; czechia; ceska republika; tschechien; republique tcheque; cesko; czechy; czechach; chekhiya
slovakia; sk; slovensko; slowakei; slowacja; slovakiya; slovachchina
hungary; hu; magyarorszag; ungarn; hongrie; hungria; wegry; wegrzech; madarsko
romania; ro; rumanien; roumanie; rumania
bulgaria; bg; bulgarien
greece; gr; hellas; griechenland; grece; grecia; ellada
turkey; tr; turkiye; turkei; turquie; turquia
russia; ru; russian federation; rossiya; russland; russie; rusia; ussr; soviet union; rosja; rusko; rosiya
ukraine; ua; ukraina; ukrajina
belarus; by
serbia; rs; srbija
croatia; hr; hrvatska; kroatien
slovenia; si; slovenija
estonia; ee; eesti
latvia; lv; latvija
lithuania; lt; lietuva
israel; il
egypt; eg; egypte; misr
saudi arabia; sa; ksa; kingdom of saudi arabia
united arab emirates; ae; uae; emirates
qatar; qa
kuwait; kw
lebanon; lb; liban
jordan; jo
iran; ir; persia; islamic republic of iran
iraq; iq
pakistan; pk
india; in; bharat; indien; inde
bangladesh; bd
sri lanka; lk; ceylon
nepal; np
china; cn; peoples republic of china; prc; zhongguo; chine
hong kong; hk; hong kong sar
taiwan; tw; republic of china
japan; jp; nippon; nihon; japon; giappone
south korea; kr; korea; republic of korea; hanguk; coree du sud; corea del sur
north korea; kp
singapore; sg
malaysia; my
indonesia; id
thailand; th
vietnam; vn; viet nam
philippines; ph; the philippines; filipinas
australia; au; australien
new zealand; nz; aotearoa; neuseeland
canada; ca; kanada
mexico; mx; mejico; mexiko; mexique; messico
brazil; br; brasil; brasilien; bresil; brasile
argentina; ar; argentinien; argentine
chile; cl
colombia; co; kolumbien; colombie
peru; pe; perou
venezuela; ve
ecuador; ec
uruguay; uy
cuba; cu
costa rica; cr
bolivia; bolivie
paraguay; paraguai
panama
guatemala
honduras
nicaragua
el salvador
dominican republic; republica dominicana; republique dominicaine
angola
mozambique; mocambique
cape verde; cabo verde; cap vert
south africa; za; sudafrika; afrique du sud; sudafrica
nigeria; ng
ghana; gh
kenya; ke
ethiopia; et
tanzania; tz
uganda; ug
morocco; ma; maroc; marruecos; marokko
algeria; dz; algerie
tunisia; tn; tunisie
senegal; sn
cameroon; cm; cameroun
luxembourg; lu; luxemburg
malta; mt
cyprus; cy
georgia country; ge
armenia; am
azerbaijan; az
kazakhstan; kz
uzbekistan; uz
`;

/** States of the United States, Canada, Australia and Germany: name; codes; country. */
export const STATES = `
alabama; al; ala | united states
alaska; ak | united states
arizona; az; ariz | united states
arkansas; ar; ark | united states
california; ca; calif; cal | united states
colorado; co; colo | united states
connecticut; ct; conn | united states
delaware; de; del | united states
district of columbia; dc; d c; washington dc; washington d c | united states
florida; fl; fla | united states
georgia; ga | united states
hawaii; hi | united states
idaho; id | united states
illinois; il; ill | united states
indiana; in; ind | united states
iowa; ia | united states
kansas; ks; kans; kan | united states
kentucky; ky | united states
louisiana; la | united states
maine; me | united states
maryland; md | united states
massachusetts; ma; mass | united states
michigan; mi; mich | united states
minnesota; mn; minn | united states
mississippi; ms; miss | united states
missouri; mo | united states
montana; mt; mont | united states
nebraska; ne; nebr; neb | united states
nevada; nv; nev | united states
new hampshire; nh; n h | united states
new jersey; nj; n j | united states
new mexico; nm; n mex; n m | united states
new york; ny; n y; new york state | united states
north carolina; nc; n c | united states
north dakota; nd; n dak; n d | united states
ohio; oh | united states
oklahoma; ok; okla | united states
oregon; or; ore; oreg | united states
pennsylvania; pa; penn; penna | united states
rhode island; ri; r i | united states
south carolina; sc; s c | united states
south dakota; sd; s dak; s d | united states
tennessee; tn; tenn | united states
texas; tx; tex | united states
utah; ut | united states
vermont; vt | united states
virginia; va | united states
washington; wa; wash; washington state | united states
west virginia; wv; w va; w v | united states
wisconsin; wi; wis; wisc | united states
wyoming; wy; wyo | united states
puerto rico; pr | united states
ontario; on; ont | canada
quebec; qc; que; pq | canada
british columbia; bc; b c | canada
alberta; ab; alta | canada
manitoba; mb; man | canada
saskatchewan; sk; sask | canada
nova scotia; ns; n s | canada
new brunswick; nb; n b | canada
newfoundland and labrador; nl; newfoundland | canada
prince edward island; pe; pei | canada
new south wales; nsw | australia
victoria; vic | australia
queensland; qld | australia
western australia; wa australia | australia
south australia | australia
tasmania; tas | australia
bavaria; bayern | germany
saxony; sachsen | germany
north rhine westphalia; nordrhein westfalen; nrw | germany
baden wurttemberg; baden wuerttemberg | germany
lower saxony; niedersachsen | germany
hesse; hessen | germany
`;

/** Cities by other names; the first is kept. With the country where one name has one famous bearer. */
export const CITIES = `
new york city; nyc; new york ny; manhattan; brooklyn | united states | new york
los angeles; la; l a; los angeles ca | united states | california
san francisco; sf; s f | united states | california
san francisco bay area; bay area; silicon valley; sf bay area | united states | california
washington dc; washington d c; dc; d c; washington district of columbia | united states | district of columbia
philadelphia; philly | united states | pennsylvania
chicago | united states | illinois
boston | united states | massachusetts
cambridge massachusetts; cambridge ma; cambridge mass | united states | massachusetts
seattle | united states | washington
austin | united states | texas
houston | united states | texas
dallas | united states | texas
atlanta | united states | georgia
miami | united states | florida
denver | united states | colorado
detroit | united states | michigan
palo alto | united states | california
mountain view | united states | california
san diego | united states | california
san jose california; san jose ca | united states | california
pittsburgh | united states | pennsylvania
baltimore | united states | maryland
minneapolis | united states | minnesota
st louis; saint louis | united states | missouri
new orleans | united states | louisiana
london; londres; londra; greater london | united kingdom |
manchester | united kingdom |
edinburgh | united kingdom |
oxford | united kingdom |
cambridge; cambridge uk; cambridge england | united kingdom |
munich; munchen; muenchen; monaco di baviera | germany | bavaria
cologne; koln; koeln | germany | north rhine westphalia
berlin | germany |
hamburg | germany |
frankfurt; frankfurt am main | germany | hesse
stuttgart | germany | baden wurttemberg
vienna; wien; vienne; viena | austria |
zurich; zuerich | switzerland |
geneva; geneve; genf; ginevra; ginebra | switzerland |
basel; basle; bale | switzerland |
lausanne | switzerland |
paris; parigi | france |
lyon; lyons | france |
marseille; marseilles | france |
rome; roma; rom | italy |
milan; milano; mailand | italy |
turin; torino | italy |
florence; firenze; florenz | italy |
venice; venezia; venedig | italy |
naples; napoli | italy |
lisbon; lisboa; lissabon | portugal |
porto; oporto | portugal |
madrid | spain |
barcelona | spain |
seville; sevilla | spain |
brussels; bruxelles; brussel; brussel | belgium |
antwerp; antwerpen; anvers | belgium |
amsterdam | netherlands |
the hague; den haag; hague | netherlands |
copenhagen; kobenhavn; kopenhagen | denmark |
stockholm | sweden |
gothenburg; goteborg | sweden |
oslo | norway |
helsinki; helsingfors | finland |
warsaw; warszawa; warschau | poland |
krakow; cracow | poland |
wroclaw; breslau | poland |
lodz | poland |
poznan | poland |
gdansk; danzig | poland |
gdynia | poland |
szczecin | poland |
lublin | poland |
katowice | poland |
bydgoszcz | poland |
bialystok | poland |
torun | poland |
rzeszow | poland |
kielce | poland |
gliwice | poland |
czestochowa | poland |
olsztyn | poland |
bielsko biala | poland |
prague; praha; prag; praze | czech republic |
brno | czech republic |
ostrava | czech republic |
plzen; pilsen | czech republic |
olomouc | czech republic |
liberec | czech republic |
ceske budejovice | czech republic |
hradec kralove | czech republic |
pardubice | czech republic |
usti nad labem | czech republic |
zlin | czech republic |
jihlava | czech republic |
bratislava | slovakia |
kosice | slovakia |
budapest | hungary |
bucharest; bucuresti | romania |
athens; athina; athen | greece |
istanbul; constantinople | turkey |
moscow; moskva; moskau; moscou | russia |
st petersburg; saint petersburg; leningrad; sankt peterburg | russia |
novosibirsk | russia |
yekaterinburg; ekaterinburg | russia |
kazan | russia |
nizhny novgorod; nizhniy novgorod | russia |
samara | russia |
chelyabinsk | russia |
rostov on don; rostov na donu | russia |
krasnoyarsk | russia |
perm | russia |
voronezh | russia |
volgograd | russia |
krasnodar | russia |
saratov | russia |
tyumen | russia |
tomsk | russia |
irkutsk | russia |
vladivostok | russia |
kyiv; kiev; kiiv | ukraine |
lviv; lvov | ukraine |
kharkiv; kharkov | ukraine |
dnipro | ukraine |
odesa | ukraine |
zaporizhzhia; zaporizhzhya | ukraine |
vinnytsia; vinnitsya | ukraine |
ternopil | ukraine |
chernivtsi | ukraine |
ivano frankivsk | ukraine |
uzhhorod; uzhgorod | ukraine |
poltava | ukraine |
cherkasy; cherkasi | ukraine |
zhytomyr; zhitomir | ukraine |
drohobych; drogobich | ukraine |
minsk | belarus |
tel aviv; tel aviv yafo | israel |
jerusalem | israel |
dubai | united arab emirates |
cairo; kairo; le caire | egypt |
mumbai; bombay | india |
bengaluru; bangalore | india |
chennai; madras | india |
kolkata; calcutta | india |
new delhi; delhi; ncr | india |
pune; poona | india |
hyderabad | india |
beijing; peking | china |
shanghai | china |
shenzhen | china |
guangzhou; canton | china |
tokyo; tokio | japan |
osaka | japan |
kyoto | japan |
seoul | south korea |
taipei; taibei | taiwan |
sydney | australia | new south wales
melbourne | australia | victoria
toronto | canada | ontario
montreal | canada | quebec
vancouver | canada | british columbia
mexico city; ciudad de mexico; cdmx; mexico df | mexico |
sao paulo | brazil |
rio de janeiro; rio | brazil |
buenos aires | argentina |
bogota | colombia |
santiago; santiago de chile | chile |
lima | peru |
cape town; kapstadt | south africa |
johannesburg | south africa |
lagos | nigeria |
nairobi | kenya |
`;

/** Scandinavian towns and regions, and what other countries are called there; none that is as often a family's name. They say that something is a place, and not where. */
export const TOWNS = `
denmark: Aarhus; Århus; Odense; Aalborg; Ålborg; Esbjerg; Randers; Kolding; Horsens; Vejle; Roskilde; Herning; Silkeborg; Hørsholm; Helsingør; Næstved; Fredericia; Viborg; Køge; Holstebro; Taastrup; Slagelse; Hillerød; Sønderborg; Svendborg; Hjørring; Holbæk; Frederikshavn; Haderslev; Ringsted; Skive; Birkerød; Farum; Nyborg; Aabenraa; Kalundborg; Lyngby; Gentofte; Frederiksberg; Ballerup; Glostrup; Hvidovre; Thisted; Grenaa; Skanderborg; Jylland; Fyn; Sjælland; Bornholm; Nordjylland; Grønland; Færøerne
norway: Bergen; Trondheim; Stavanger; Kristiansand; Drammen; Fredrikstad; Sandnes; Tromsø; Sarpsborg; Skien; Ålesund; Sandefjord; Haugesund; Tønsberg; Porsgrunn; Bodø; Arendal; Hamar; Larvik; Halden; Lillehammer; Molde; Kongsberg; Horten; Gjøvik; Harstad; Ski; Askim; Kristiansund; Hønefoss; Narvik; Elverum; Jessheim; Lillestrøm; Sandvika; Asker; Bærum; Alta; Steinkjer; Namsos; Levanger; Stjørdal; Grimstad; Mandal; Notodden; Førde; Kirkenes; Hammerfest; Svalbard; Finnmark; Troms; Nordland; Trøndelag; Vestland; Rogaland; Agder; Telemark; Vestfold; Østfold; Akershus; Innlandet; Hedmark; Oppland
sweden: Malmö; Uppsala; Linköping; Örebro; Västerås; Helsingborg; Norrköping; Jönköping; Umeå; Borås; Eskilstuna; Södertälje; Gävle; Täby; Halmstad; Växjö; Karlstad; Sundsvall; Luleå; Trollhättan; Östersund; Kalmar; Falun; Kristianstad; Karlskrona; Skövde; Uddevalla; Varberg; Landskrona; Nyköping; Motala; Borlänge; Visby; Kiruna; Skellefteå; Piteå; Örnsköldsvik; Enköping; Katrineholm; Västervik; Ängelholm; Lidköping; Ystad; Falkenberg; Härnösand; Sollentuna; Solna; Nacka; Sundbyberg; Skåne; Småland; Gotland; Norrland; Dalarna; Halland; Blekinge; Östergötland; Västergötland; Södermanland; Värmland; Jämtland
abroad: Frankrike; Frankrig; Tyskland; Spania; Storbritannien; Storbritannia; Østerrike; Österrike; Østrig; Sveits; Belgia; Hellas; Grekland; Grækenland; Tyrkia; Tyrkiet; Turkiet; Kina; Russland; Rusland; Ryssland; Ungarn; Ungern; Kroatien; Kroatia; Nya Zeeland; Europa; Norden; Skandinavia; Skandinavien; Afrika; Asia; Asien; Nordamerika; Sydamerika; Midtøsten; Mellemøsten; Mellanöstern
`;
