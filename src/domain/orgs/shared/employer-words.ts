// Words of the names of smaller employers and of single offices, in all languages that are read: practices, law firms, schools,
// museums, orchestras, courts by their letters. The same form as `public-body-words.ts`; read after the other tables, and a
// phrase here before theirs.

export const EMPLOYER_WORDS = `
partners/proper: associees asociadas wspolnicy wspolnikow partnerzy partneri partneru partner partnere partnerji
police/subject: polizia politie policja policji policie policii
gallery/type: galleria galleriet galerij galeria galerie galleri pinacoteca
symphony/proper: sinfonica symphonique symfoniczna symfonicky
dental/subject: dentaria dentario dentarie dentari dentistico dentistica stomatologiczny stomatologiczna stomatologicka stomatologicky zubni tandheelkunde odontoiatrica odontoiatrico
practice/subject: gabinet gabinecie ordinace ordinaci ambulatorio ambulatori laegepraksis
counselling/subject: counselling counseling poradnia poradni poradna poradne beratungsstelle radgivning
tax/subject: fiscales fiscali fiscaux fiscale tributari tributaires tributario steuern podatkow
modern/proper: moderna moderne moderno modernas modernos moderner nowoczesnej
contemporary/proper: contemporaneo contemporanea contemporain contemporaine hedendaagse wspolczesnej soucasneho zeitgenossische zeitgenossischen
ancient/proper: antiga antigo antica antico antigua antiguo
nordic/proper: nordiska nordisk nordiske nordische nordisches nordique nordico nordica
baltic/proper: baltycka baltycki baltyckie baltische baltisches
germanic/proper: germanisches germanische germanischen
egyptian/proper: egizio egizia egipcio egipcia egyptien egyptienne agyptisches
judiciary/subject: judiciaria judiciario judiciaire giudiziaria
family/proper: familiar familiares familiale familiari rodzinna rodzinnej
regional/quality: regiao regioes voivodeship voivodship
county/proper: comarcal powiatowy powiatowego powiatowym powiatowa powiatowej powiat
specialist/proper: specialist specialised specialized specjalistyczny specjalistycznego specjalistycznym specialistico specialistica
army/proper: armada armee leger armeen haeren hemvarnet
gas/subject: plynarenska gazownia gasversorgung
hague/proper: gravenhage
mercy/proper: barmherzigen barmherzige barmherzigkeit
brothers/proper: bruder bruderkrankenhaus
doctors/subject: laegerne legene lakarna
lawyers/subject: advokaterne advokatene advokaterna
dentists/subject: tandlakarna
artists/proper: artistas artistes artisti artysci kunstler umelcu artystow
sami/proper: samisk samiska
prosecutor/subject: zastupitelstvi zastupitelstvo zastupitelstvim
publishing/subject: ediciones edizioni editions editrice editore uitgevers uitgeverij nakladatelstvi nakladatelstvo vydavatelstvi verlagshaus
first/proper: primera primeiro primeira primo prima premier premiere erste erster erstes pierwszy pierwszej
instance/proper: instancia istanza instanz instancji
physicians/proper: lekarska lekarske laegeforening
pharmacy/subject: farmacia farmacie farmacias apteka apteki aptece lekarna lekarny lekarne pharmacie
notary/subject: notaries notarial notarialna notarialnej notarska notarsky notaire notariale notarile notariusz notaria notariat
municipal/quality: comunale comunali communale samorzadowy samorzadowa samorzadowe comunal
forensic/subject: forensisch forensisches forense forensi
mother/proper: matki mere madre mae mutter matky moeder
microbiology/subject: mikrobiologicky mikrobiologie mikrobiologii mikrobiologi microbiologia microbiologie
castle/proper: zamek zamku hrad hradu schloss chateau castello castillo castelo kasteel slott slottet slotte
heritage/proper: dziedzictwa dedictvi patrimonio patrimoine kulturerbe kulturarv erfgoed
humanitarian/proper: humanitarna humanitarnej humanitaria humanitaire humanitar humanitaer humanitarni
action/proper: akcja akcji akce azione accion acao aktion
against/proper: contra contro contre gegen przeciw przeciwko proti mot mod tegen
support/proper: apoio apoyo sostegno soutien wsparcia unterstutzung ondersteuning stotte
victims/proper: victim vitima vitimas victima victimas vittime victimes opfer ofiar obeti
consumers/proper: consumer konsumenten consommateurs consumidor consumidores consumatori konsumentow spotrebitelu consumenten forbrukere forbrugere konsument
nurses/proper: sykepleiere sykepleier sygeplejersker sjukskoterskor verpleegkundigen pielegniarek pielegniarki
ecological/proper: ecologique
eye/subject: ogon ojen oye oog ocni oczna okulistyka okulistyczny
scientific/subject: naukowe naukowy vedecke scientifica scientifique wissenschaftlicher
metropolis/proper: metropole metropoli metropool
philharmonic/proper: filarmonica filarmonico philharmonique filharmonia filarmonia
guard/proper: guardia garde guarda garda straz
general/quality: praktickeho
music/subject: musicale musicales hudebni muzyczna
disciplinary/proper: dyscyplinarny disciplinare disciplinaire
insurance/subject: pojistovna pojistovny versicherung versicherungen verzekeringen forsikring forsakring seguros assicurazioni assurances
savings/proper: sparkasse sporitelna sparbank sparebank caja cajas
`;

export const EMPLOYER_PHRASES = `
czech republic > czech
ceske republiky > czech
ceska republika > czech
ceske republice > czech
republic of poland > poland
rzeczypospolitej polskiej > poland
rzeczpospolita polska > poland
samodzielny publiczny > 
samodzielnego publicznego > 
samodzielnym publicznym > 
spsk > clinical hospital
zespolony > 
zespolonego > 
zespolonym > 
chru > university hospital
azienda usl > local health
ausl > local health
usl > local health
family medicine > general practice
family doctors > general practice
vets > veterinary practice
veterinary surgery > veterinary practice
veterinary surgeons > veterinary practice
tierarztliche klinik > veterinary clinic
tierklinik > veterinary clinic
animal clinic > veterinary clinic
animal hospital > veterinary clinic
dyrehospital > veterinary clinic
dyrehospitalet > veterinary clinic
dyresykehuset > veterinary clinic
dyreklinikken > veterinary clinic
djurkliniken > veterinary clinic
lecznica dla zwierzat > veterinary clinic
lecznica weterynaryjna > veterinary clinic
przychodnia weterynaryjna > veterinary clinic
tannklinikken > dental clinic
tannklinikk > dental clinic
tandklinikken > dental clinic
tandkliniken > dental clinic
tannlegekontoret > dental practice
tandlakargruppen > dental group
folktandvarden > public dental service
skin clinic > dermatology clinic
poradnia psychologiczno pedagogiczna > psychological pedagogical counselling centre
borough council > borough
london borough of > borough
london borough > borough
city administration > municipal
municipal administration > municipal
city office > municipal
city government > municipal
municipal government > municipal
stadtverwaltung > municipal
court of first instance > court first instance
tribunal superior de justicia > high court justice
superior tribunal de justica > high court justice
superior court of justice > high court justice
tribunal da relacao > court appeal
judicial court > court
raad van beroep > court appeal
appeals tribunal > court appeal
obvodni soud pro > district court
okresni soud pro > district court
sad rejonowy dla > district court
retten i > district court
oberlandesgericht > higher regional court
landesarbeitsgericht > regional labour court
landessozialgericht > regional social court
oberverwaltungsgericht > higher administrative court
olg > higher regional court
ovg > higher administrative court
lag > regional labour court
bgh > federal court justice
trt da > regional labour court
trf da > federal regional court
arbitration court > commercial court
arbitrazh court > commercial court
economic court > commercial court
high anti corruption > higher anti corruption
statni zastupitelstvi > prosecutor office
statniho zastupitelstvi > prosecutor office
rigsadvokaten > chief prosecutor office
riksadvokaten > chief prosecutor office
riksaklagaren > chief prosecutor office
director of public prosecutions > chief prosecutor office
procuradoria geral > attorney general office
prosecutor generals office > attorney general office
prosecutor general s office > attorney general office
prosecutor general > attorney general
negocios estrangeiros > foreign affairs
ministerio de hacienda > ministry finance
kancelaria prezesa rady ministrow > chancellery prime minister
kancelarii prezesa rady ministrow > chancellery prime minister
statsministeriet > prime minister office
statsministerens kontor > prime minister office
statsradsberedningen > prime minister office
presidenza del consiglio dei ministri > prime minister office
presidency of the council of ministers > prime minister office
justis og beredskapsdepartementet > ministry justice public security
rzecznik praw obywatelskich > ombudsman
rzecznika praw obywatelskich > ombudsman
verejny ochrance prav > ombudsman
verejneho ochrance prav > ombudsman
commissioner for human rights > ombudsman
public defender of rights > ombudsman
defensor del pueblo > ombudsman
defensoria del pueblo > ombudsman
provedoria de justica > ombudsman
ombudsman s > ombudsman
okregowa rada adwokacka > bar association
naczelna rada adwokacka > national bar council
hospodarska komora > chamber commerce
regional authority > regional office
armada czech > czech army
prime ministers office > prime minister office
procuradoria geral da republica > attorney general office
colegio oficial de medicos > medical association
colegio de medicos > medical association
ordem dos medicos > medical association
ordine dei medici > medical association
ordre des medecins > medical association
arztekammer > medical association
landesarztekammer > medical association
izba lekarska > medical association
lekarska komora > medical association
medical chamber > medical association
regionshospitalet > regional hospital
komenda glowna policji > national police headquarters
komenda wojewodzka policji > regional police headquarters
komenda miejska policji > municipal police headquarters
komenda powiatowa policji > county police headquarters
politidirektoratet > police directorate
public security bureau > police
sametinget > sami parliament
orchestra sinfonica > symphony
orquestra sinfonica > symphony
orquesta sinfonica > symphony
orchestre symphonique > symphony
orkiestra symfoniczna > symphony
symfonicky orchestr > symphony
pinacoteca > art gallery
casa editrice > publishing
publishing company > publishing
polizia di stato > state police
nursery school > kindergarten
preschool > kindergarten
daycare center > kindergarten
daycare centre > kindergarten
day care center > kindergarten
day care centre > kindergarten
childcare centre > kindergarten
scuola dell infanzia > kindergarten
scuola materna > kindergarten
escuela infantil > kindergarten
jardin de infantes > kindergarten
jardim de infancia > kindergarten
creche > kindergarten
ceip > primary school
escola basica > primary school
ecole elementaire > primary school
ecole primaire > primary school
scuola primaria > primary school
scuola elementare > primary school
upper secondary school > high school
school cluster > school group
agrupamento de escolas > school group
istituto comprensivo > comprehensive school
charitable foundation > foundation
charity foundation > foundation
voivodeship > regional
voivodship > regional
stedelijk > municipal
stedelijke > municipal
prokuratura okregowa > regional prosecutor office
prokuratury okregowej > regional prosecutor office
prokuraturze okregowej > regional prosecutor office
engenharia civil > construction
ingenieria civil > construction
ingegneria civile > construction
genie civil > construction
administrativo e fiscal > administrative finance
associates > partners
associati > partners
associes > partners
asociados > partners
associados > partners
ospedale civile > civil hospital
frankfurt am main > frankfurt
nrw > northrhine westphalia
nsw > newsouthwales
maison de sante > health centre
maison medicale > medical centre
cabinet medical > medical practice
osrodek zdrowia > health centre
zdravotni stredisko > health centre
mondzorg > dental care
mondzorgcentrum > dental centre
tandlakarhuset > dental clinic
tandlaegecentret > dental centre
dyrlaegehuset > veterinary clinic
dyrlaegecentret > veterinary clinic
dierenziekenhuis > veterinary clinic
distriktsveterinarerna > district veterinarians
oreklinikken > ear clinic
ogonkliniken > eye clinic
ojenklinikken > eye clinic
oyeklinikken > eye clinic
oogkliniek > eye clinic
hudkliniken > dermatology clinic
hudklinikken > dermatology clinic
legevakt > emergency clinic
legevakten > emergency clinic
prakticky lekar > general practice
ordinace praktickeho lekare > general practice
praktickeho lekare > general practice
consultorio juridico > lawyers
gabinete juridico > lawyers
asesoria juridica > lawyers
kancelaria prawna > lawyers
kancelaria radcow prawnych > lawyers
kancelaria radcy prawnego > lawyers
biuro rachunkowe > accounting firm
ucetni kancelar > accounting firm
expertise comptable > accounting firm
accounting office > accounting firm
tax firm > tax corporation
notary office > notary
kancelaria notarialna > notary
notarska kancelar > notary
etude notariale > notary
studio notarile > notary
hof van beroep > court appeal
hof van cassatie > court cassation
arbeidshof > labour court
grondwettelijk hof > constitutional court
ondernemingsrechtbank > commercial court
conseil de prudhommes > labour court
conseil des prudhommes > labour court
giudice di pace > justice peace
tribunale per i minorenni > juvenile court
tribunal pour enfants > juvenile court
juzgado de menores > juvenile court
juzgado de instruccion > investigating court
juzgado de lo penal > criminal court
juzgado de lo contencioso administrativo > administrative court
juzgado de lo mercantil > commercial court
handelsgericht > commercial court
familiengericht > family court
fiscal court > finance court
tax court > finance court
corte di giustizia tributaria > finance court
commissione tributaria > finance court
trygderetten > national insurance court
patent och marknadsdomstolen > patent market court
migrationsdomstolen > migration court
mark och miljodomstolen > land environment court
retten pa > district court
parquet national financier > national financial prosecutor office
statsadvokaten > state prosecutor
questura > police headquarters
prefettura > prefecture
vigili del fuoco > fire department
sapeurs pompiers > fire department
bomberos > fire department
bombeiros > fire department
straz pozarna > fire department
xunta > government
junta de freguesia > parish council
direction generale du tresor > treasury
citta metropolitana > metropolitan city
statutarni mesto > municipal
starostwo powiatowe > county office
lansstyrelsen > county administrative board
statsforvalteren > county governor
fylkesmannen > county governor
senatsverwaltung > senate department
bezirksamt > district office
landeskriminalamt > state criminal police office
bezirksregierung > district government
finanzamt > tax office
jugendamt > youth welfare office
gesundheitsamt > health office
werkgelegenheid > employment
empleo > employment
emploi > employment
emprego > employment
veterinarniho lekarstvi > veterinary
hasicsky zachranny sbor > fire rescue service
zespol szkol > school complex
umelecka skola > art school
teatro dell opera > opera house
opera house > opera
orchestra filarmonica > philharmonic
orquestra filarmonica > philharmonic
orquesta filarmonica > philharmonic
orchestre philharmonique > philharmonic
elementary school > primary school
samfunnsforskning > social research
samhallsforskning > social research
samfundsforskning > social research
arbejdsmiljo > working environment
arbeidsmiljo > working environment
arbetsmiljo > working environment
naturfredningsforening > society nature conservation
naturvernforbund > society nature conservation
sykepleierforbund > nurses association
sygeplejerad > nurses association
juristforbund > jurists association
lakarforbund > medical association
laegeforeningen > medical association
legeforening > medical association
lakaresallskapet > society medicine
bornehuset > children house
childrens house > children house
association of lawyers > jurists association
uddannelses og forskningsministeriet > ministry higher education science
erhvervsministeriet > ministry business
beskaeftigelsesministeriet > ministry employment
skatteministeriet > ministry taxation
transportministeriet > ministry transport
samferdselsdepartementet > ministry transport
barne og familiedepartementet > ministry children families
arbeids og inkluderingsdepartementet > ministry labour social inclusion
kommunal og distriktsdepartementet > ministry local government regional development
landbruks og matdepartementet > ministry agriculture food
naerings og fiskeridepartementet > ministry trade industry fisheries
energidepartementet > ministry energy
kultur og likestillingsdepartementet > ministry culture equality
socialdepartementet > ministry health social affairs
arbetsmarknadsdepartementet > ministry employment
miljodepartementet > ministry environment
klima og miljodepartementet > ministry climate environment
ordem dos engenheiros > association engineers
ordem dos arquitectos > association architects
ordem dos psicologos > association psychologists
ordem dos farmaceuticos > association pharmacists
ordem dos enfermeiros > association nurses
ordem dos economistas > association economists
colegio de arquitectos > association architects
colegio de ingenieros > association engineers
colegio de psicologos > association psychologists
colegio de farmaceuticos > association pharmacists
colegio oficial de arquitectos > association architects
colegio oficial de ingenieros > association engineers
colegio oficial de psicologos > association psychologists
colegio oficial de farmaceuticos > association pharmacists
ordine degli architetti > association architects
ordine degli ingegneri > association engineers
ordine degli psicologi > association psychologists
ordine dei farmacisti > association pharmacists
ordine dei giornalisti > association journalists
ordre des architectes > association architects
ordre des pharmaciens > association pharmacists
`;
