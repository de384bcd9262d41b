// Words that German, Dutch, Swedish, Danish and Norwegian write as one and English as several: a town's theatre, a
// doctor's practice, a law firm, a district. Read after the other tables; the same form as `public-body-words.ts`.

export const GERMANIC_WORDS = `
practice/subject: practice practices praxis praktijk praksis ordination arztpraxis gemeinschaftspraxis praxisgemeinschaft groepspraktijk
opera/proper: oper opera operan operaen opernhaus operahuset operahus
orchestra/proper: orchester orkest orkester orkestern orkestret orchestra orchestre
philharmonic/proper: philharmonic philharmonie philharmoniker philharmonische philharmonisches filharmonisk filharmoniske filharmoniska filharmonien filharmonikere filharmonisch philharmonisch
symphony/proper: symphony sinfonie symphonie symfoni sinfonisch symfonisch symfonisk symphonisches sinfonisches
dramatic/proper: dramatic dramatiska dramatiske dramatisch dramatisches
utilities/subject: utilities stadtwerke gemeindewerke
library/type: stadtbibliothek stadtbucherei bucherei
municipal/quality: stadtrat stadtgemeinde marktgemeinde kommunalverwaltung
pharmacy/subject: apotheke apotheek apotek apoteket apothek
kindergarten/subject: kindergarten kindertagesstatte kita barnehage barnehagen bornehave bornehaven forskola forskolan kinderdagverblijf kleuterschool
jewish/quality: judisches judische judischer joods joodse judiska jodisk jodiske
association/type: samfundet verbond turnverein sportverein kunstverein musikverein heimatverein vereniging sportvereniging idrottsforening idrettslag idraetsforening
foundation/type: stiftelsen stiftelse stiftung fonden
culture/subject: kulturhaus kulturhuset kulturhus kulturverein
doctors/subject: arztehaus laegehus
chamber/proper: handelskammaren handelskammeret handelskammare
district/proper: distrikt distriktet
notary/subject: notary notariat notariskantoor notariaat notare
architects/subject: architects architekten architekturburo architectenbureau arkitektkontor arkitekter arkitektbyra tegnestue tegnestuen
engineering/subject: ingenieurburo ingenieursbureau ingenjorsbyra ingeniorfirma radgivende_ingeniorer planungsburo
accounting/subject: steuerberatung steuerberatungsgesellschaft steuerkanzlei wirtschaftsprufungsgesellschaft accountantskantoor revisionsbyra revisjonsfirma revisorgruppen regnskapskontor
consulting/subject: unternehmensberatung adviesbureau konsultfirma
publishing/subject: verlag verlagsgesellschaft uitgeverij forlag forlaget forlagsgruppe bokforlag
neurology/subject: neurology neurologie neurologi nevrologi nevrologisk neurologische neurologisk
dermatology/subject: dermatology dermatologie dermatologi hautkrankheiten hudsjukdomar hudsykdommer
gynaecology/subject: gynaecology gynecology gynakologie gynaekologi gynekologi frauenheilkunde gynaecologie
radiology/subject: radiology radiologie radiologi
urology/subject: urology urologie urologi
orthopaedics/subject: orthopaedics orthopedics orthopadie ortopedi ortopaedi orthopedie
anaesthesiology/subject: anaesthesiology anesthesiology anasthesiologie anasthesie anestesi anaestesi anesthesiologie
paediatrics/subject: paediatrics pediatrics kinderheilkunde kindermedizin padiatrie kindergeneeskunde barnmedicin
psychiatry/subject: psychiatry psychiatrie psykiatri psykiatrisk psychiatrische
ophthalmology/subject: ophthalmology augenheilkunde oogheelkunde oftalmologi ojenafdeling
police/subject: polizeiprasidium polizeidirektion landespolizei politidistrikt
`;

export const GERMANIC_PHRASES = `
law firm > lawyers
law office > lawyers
law chambers > lawyers
attorneys at law > lawyers
certified public accountants > accounting firm
public accountants > accounting firm
accounting corporation > accounting firm
audit corporation > accounting firm
ip lawyers > patent firm
patent attorneys > patent firm
tax accountant corporation > tax corporation
iron and steel > steel
venture partners > capital
kanzlei > lawyers
rechtsanwaltskanzlei > lawyers
anwaltskanzlei > lawyers
anwaltssozietat > lawyers
sozietat > lawyers
rechtsanwaltsburo > lawyers
anwaltsburo > lawyers
advokatur > lawyers
advokaturburo > lawyers
advocatenkantoor > lawyers
advocatuur > lawyers
advokatbyra > lawyers
advokatbyran > lawyers
juristbyra > lawyers
juristbyran > lawyers
advokatkontor > lawyers
advokatkontoret > lawyers
advokatfirma > lawyers
advokatfirman > lawyers
advokatfirmaet > lawyers
advokatfellesskap > lawyers
advokatfellesskapet > lawyers
advokathuset > lawyers
advokatselskab > lawyers
advokatpartnerselskab > lawyers
stadttheater > municipal theatre
stadsteater > municipal theatre
stadsteatern > municipal theatre
stadsschouwburg > municipal theatre
schouwburg > theatre
schauspielhaus > theatre
schauspiel > theatre
teatret > theatre
teatern > theatre
teater > theatre
nationaltheatret > national theatre
nationaltheater > national theatre
nationalteatern > national theatre
staatstheater > state theatre
landestheater > state theatre
volkstheater > people theatre
kammerspiele > chamber theatre
staatsoper > state opera
landesmuseum > state museum
staatsbibliothek > state library
landesbibliothek > state library
universitatsbibliothek > university library
universitetsbiblioteket > university library
universiteitsbibliotheek > university library
symphonieorchester > symphony orchestra
sinfonieorchester > symphony orchestra
symfoniorkester > symphony orchestra
symfoniorkestret > symphony orchestra
symfonieorkest > symphony orchestra
rundfunk > broadcasting
kringkasting > broadcasting
rikskringkasting > national broadcasting
philharmonic orchestra > philharmonic
philharmonisches orchester > philharmonic
filharmoniske orkester > philharmonic
filharmoniska orkester > philharmonic
philharmonisch orkest > philharmonic
symphoniker > symphony
sinfoniker > symphony
symfoniker > symphony
symfonikere > symphony
symphony orchestra > symphony
strafrecht > criminal law
zivilrecht > civil law
arbeitsrecht > labour law
steuerrecht > tax law
volkerrecht > international law
chair of > department
landkreis > district
kreisverwaltung > district
landratsamt > district
kreis > district
bezirk > district
land tirol > state tyrol
land salzburg > state salzburg
land steiermark > state styria
land karnten > state carinthia
land vorarlberg > state vorarlberg
land niederosterreich > state lower austria
land oberosterreich > state upper austria
land burgenland > state burgenland
land berlin > state berlin
land brandenburg > state brandenburg
land hessen > state hesse
land nordrhein westfalen > state north rhine westphalia
land niedersachsen > state lower saxony
land sachsen anhalt > state saxony anhalt
land rheinland pfalz > state rhineland palatinate
land schleswig holstein > state schleswig holstein
freistaat > state
free state > state
bundesland > state
landesregierung > state government
staatsregierung > state government
landtag > state parliament
kantonsrat > canton parliament
kanton > cantonal
canton of > cantonal
canton de > cantonal
cantone > cantonal
lans landsting > county council
landsting > county council
landstinget > county council
fylkeskommune > county council
fylkeskommunen > county council
county municipality > county council
freiwillige feuerwehr > volunteer fire department
berufsfeuerwehr > fire department
feuerwehr > fire department
brandweer > fire department
raddningstjansten > fire department
brannvesen > fire department
brandvaesen > fire department
fire brigade > fire department
fire service > fire department
technisches hilfswerk > federal agency technical relief
hogsta domstolen > supreme court
hojesteret > supreme court
hoyesterett > supreme court
hoge raad > supreme court
local court > district court
justisdepartementet > ministry justice
helsedepartementet > ministry health
helse og omsorgsdepartementet > ministry health care services
kunnskapsdepartementet > ministry education research
naeringsdepartementet > ministry trade industry
forsvarsdepartementet > ministry defence
forsvarsministeriet > ministry defence
kulturdepartementet > ministry culture
kulturministeriet > ministry culture
miljoministeriet > ministry environment
undervisningsministeriet > ministry education
utbildningsdepartementet > ministry education research
naringsdepartementet > ministry enterprise
inrikesministeriet > ministry interior
innenministerium > ministry interior
sozialministerium > ministry social affairs
landwirtschaftsministerium > ministry agriculture
wissenschaftsministerium > ministry science
verkehrsministerium > ministry transport
helsedirektoratet > directorate health
legesenter > medical centre
legesenteret > medical centre
laegecenter > medical centre
laegehus > medical centre
laegehuset > medical centre
laegeklinik > medical clinic
legekontor > medical practice
legekontoret > medical practice
laegepraksis > medical practice
lakarmottagning > medical clinic
lakargruppen > medical group
vardcentral > health centre
vardcentralen > health centre
halsocentral > health centre
halsocentralen > health centre
helsesenter > health centre
helsestasjon > health centre
sundhedscenter > health centre
primary care centre > health centre
primary care center > health centre
primary health care centre > health centre
gezondheidscentrum > health centre
gesundheitszentrum > health centre
medizinisches versorgungszentrum > medical care centre
mvz > medical care centre
huisartsenpraktijk > general practice
huisartspraktijk > general practice
huisartsenpost > general practice
hausarztpraxis > general practice
hausarztliche praxis > general practice
allgemeinarztpraxis > general practice
gp practice > general practice
family practice > general practice
zahnarztpraxis > dental practice
zahnarztliche praxis > dental practice
zahnmedizin > dental
zahnklinik > dental clinic
tandartspraktijk > dental practice
tandartsenpraktijk > dental practice
tandlakarpraktik > dental practice
tandklinik > dental clinic
tandlaegeklinik > dental clinic
tandlaegerne > dentists
tandlaegehuset > dental clinic
tannklinikk > dental clinic
tannlegekontor > dental practice
tannlegesenter > dental centre
tannlegesenteret > dental centre
tannlegene > dentists
tierarztpraxis > veterinary practice
tierklinik > veterinary clinic
animal clinic > veterinary clinic
animal hospital > veterinary clinic
dierenkliniek > veterinary clinic
dierenartsenpraktijk > veterinary practice
djursjukhus > veterinary clinic
djursjukhuset > veterinary clinic
djurklinik > veterinary clinic
dyreklinik > veterinary clinic
dyreklinikk > veterinary clinic
dyresykehus > veterinary clinic
kinderarztpraxis > paediatric practice
augenarztpraxis > eye practice
augenklinik > eye clinic
frauenarztpraxis > gynaecology practice
frauenklinik > women clinic
hautarztpraxis > dermatology practice
hautklinik > dermatology clinic
hudklinik > dermatology clinic
hudlegesenter > dermatology centre
hudlaegeklinik > dermatology clinic
skin clinic > dermatology clinic
skin centre > dermatology centre
skin center > dermatology centre
physiotherapiepraxis > physiotherapy practice
fysiotherapiepraktijk > physiotherapy practice
psychotherapiepraxis > psychotherapy practice
naturheilpraxis > naturopathic practice
group practice > practice
joint practice > practice
kreiskrankenhaus > district hospital
landeskrankenhaus > state hospital
bezirkskrankenhaus > district hospital
lansjukhuset > county hospital
lanssjukhuset > county hospital
lanssjukhus > county hospital
lasarett > hospital
lasarettet > hospital
centralsjukhuset > central hospital
sentralsykehuset > central hospital
streekziekenhuis > regional hospital
academisch ziekenhuis > university hospital
universitair ziekenhuis > university hospital
universitair medisch centrum > university medical centre
university medical center > university medical centre
medisch centrum > medical centre
volkshochschule > adult education centre
musikschule > music school
muziekschool > music school
musikskola > music school
kulturskolen > culture school
grundschule > primary school
basisschool > primary school
barneskole > primary school
folkeskole > primary school
grundskola > primary school
ungdomsskole > secondary school
videregaende skole > secondary school
realschule > secondary school
gesamtschule > comprehensive school
berufsschule > vocational school
kunstakademie > art academy
kunstakademi > art academy
kunstakademiet > art academy
konstakademien > art academy
academy of fine arts > art academy
luchtmacht > air force
landmacht > army
luftwaffe > air force
luftforsvaret > air force
flygvapnet > air force
flyvevabnet > air force
waterschap > water board
kirchengemeinde > church parish
kerkgemeente > church parish
menighet > church parish
forsamling > church parish
parish > church parish
judisches museum > jewish museum
det kongelige > royal
det kongelege > royal
den kongelige > royal
`;
