// Words of the names of public bodies, courts, hospitals, chambers, newspapers and law firms in seventeen languages, each under
// its plain English word; Russian and Ukrainian as they are folded to Latin letters. The same form as `word-translations.ts`;
// a word that an earlier table knows keeps its place there.

export const PUBLIC_BODY_WORDS = `
ministry/type: ministerstwo ministerstwa ministerie ministeriet departementet ministeriya ministerstva ministerstve ministerstvu ministarstva ministeri ministeres ministerios ministerien
court/proper: sad sadu sud suda sude sudu soud soudu juzgado juzgados tribunaux tribunali tribunais gerechtshof gerecht tingsratt tingsratten tingrett tingretten byret byretten hovratt hovratten lagmannsrett landsret landsretten domstolen rechtsbank trybunal trybunalu audiencia pretura corti
appeal/proper: appeal appeals appel appello apelacion apelacao berufung apelacyjny apelacyjnego odvolaci apelyatsionnyy apelyatsiynyy apellyatsionnyy apellyatsionnyi
supreme/proper: supreme supremo suprema superieure hoge hojesteret hoyesterett najwyzszy najwyzszego nejvyssi verkhovnyy verkhovniy verkhovnogo verkhovnoho verkhovna oberster
constitutional/proper: constitutional constitucional constitutionnel costituzionale konstytucyjny konstytucyjnego ustavni konstitutsionnyy konstitutsiyniy konstitutsiinyi grondwettelijk
administrative/proper: administrative administrativo administratif amministrativo administracyjny administracyjnego spravni administrativnyy bestuursrechtelijk
district/proper: district distrito distretto kreis bezirk rejonowy rejonowego okresni rayonnyy rayonniy arrondissement distrikt okregowy okregowego obvodni okruzhnyy okruzhnoy okruzhniy
justice/subject: justis justits justice justicia justica giustizia justiz sprawiedliwosci spravedlnosti yustitsii yustitsiya justitie justitsministeriet justisdepartementet
health/subject: sundheds halso sanidad zdrowia zdravotnictvi zdravookhraneniya okhorony_zdorovya zdravokhraneniya volksgezondheid gezondheid halsa helse sundhed gesundheitswesen salud saude sante salute gezondheidszorg
interior/subject: interior interieur interno innern inneres inrikes binnenlandse vnitra vnutrennikh vnutrishnikh wewnetrznych
affairs/subject: affairs asuntos assuntos affaires affari angelegenheiten spraw veci zahranicnich del sprav zaken arenden anliggender
foreign/quality: udenrigs utenriks utrikes exteriores exterieur esteri auswartiges auswartigen buitenlandse utrikes utenriks udenrigs zahranicnich inostrannykh zakordonnykh
finance/subject: finanzen financien finansow financi finansov finansiv finans finanze finances hacienda fazenda financas
labour/subject: labour labor laboral trabalhista trabajo trabalho travail lavoro arbeit werkgelegenheid pracy prace truda pratsi arbetsmarknad
education/subject: educacion educacao istruzione bildung onderwijs oswiaty edukacji skolstvi obrazovaniya osvity utbildning undervisning kunnskap
defence/subject: defensa defesa difesa defense verteidigung defensie obrony obrany oborony forsvar forsvars forsvarsdepartementet
municipal/quality: municipality gemeente gemeinde commune comune concello ayuntamiento ajuntament prefeitura mairie municipio municipalidad stadtverwaltung kommun kommune kommunen urzad_miasta obec magistrat_mista magistrat camara_municipal miskrada gmina gminy stadt_verwaltung
government/quality: gobierno governo rzad rzadu vlada vlady pravitelstvo pravitelstva uryad uryadu regering regeringen regjeringen overheid
parliament/proper: parliament parlament parlamento parlement parlamentu parlamenta riksdag riksdagen storting stortinget folketing folketinget sejm duma rada_verkhovna congreso_de_los_diputados
chamber/proper: chamber camara chambre camera kammer izba izby komora komory palata palaty kamer handelskammare
bar/proper: barreau ordine_degli_avvocati anwaltskammer rechtsanwaltskammer advokatni adwokacka advokatskaya
lawyers/subject: lawyers attorneys abogados advogados avocats avvocati rechtsanwalte anwalte advocaten adwokaci adwokatow advokaty advokatov advokater advokatfirma advokatfirman advokatfirmaet advokatbyra advokatbyran
prosecutor/subject: prosecutor prosecutors fiscalia procuradoria procura parquet staatsanwaltschaft prokuratura prokuratury prokuratuur aklagarmyndigheten statszastupitelstvi
council/type: sovet soveta radet raad radets
committee/proper: committee comite comitato ausschuss komitet komiteta komitetu vybor comissio kommitte komite
commission/proper: komissiya komissii komisiya komisii kommissionen kommisjon komise commissione
agency/proper: agencji agentury agentstva agenstvo byra myndighet myndigheten styrelsen direktorat direktoratet urad uradu urzad urzedu
office/unit: office oficina ufficio escritorio gabinete kancelaria kancelar kancelarii kontor kontoret biuro biura despacho
institute/type: instytutu ustavu instytut instituta institutu
human/proper: human humanos humains umani menschenrechte czlowieka lidska lidskych cheloveka lyudyny manskliga menneskerettigheder mensenrechten
rights/subject: rights derechos direitos droits diritti prawa praw prav rattigheter rettigheder rechten
nations/proper: nations naciones nacoes nazioni nationen narodow narodu natsiy natsii naties nationer
united/proper: united unidas unies unite vereinte zjednoczonych zjednoczone spojenych obedinennykh obednanykh verenigde forenta forente
union/proper: union unione uniao unii unie soyuz soyuza soyuzu unionen
inter/proper: inter entre
clinic/unit: klinika kliniky kliniky clinique clinica clinicas klinikken klinikka
hospital/unit: szpitala bolnitsy bolnitsa likarni likarnya likarnia nemocnici ospedaliero ospedaliera hospitalet sygehuset sjukhuset
surgery/subject: surgery chirurgia cirugia cirurgia chirurgie chirurgii chirurgicka kirurgi khirurgii khirurgiyi khirurgiya chirurgische
children/subject: infantil infantile detskaya detskiy dytyacha dziecieca dzieciecy detska barn borns kinderziekenhuis pediatrico pediatrica pediatrique
arts/subject: khudozhestvennaya khudozhestv khudozhestvennyy khudozhniy
school/type: shkoly shkola shkolu skolu szkole skole
theatre/subject: drama scen scenkonst dramaturgie stsenicheskikh
judiciary/subject: judiciary magistratura magistrature magistrados sudownictwa soudnictvi
psychotherapy/subject: psychotherapy psychoterapia psychoterapii psicoterapia psychotherapie psykoterapi psikhoterapii psykhoterapiyi
physiotherapy/subject: fizjoterapii fizjoterapia fyzioterapie fizioterapii fysioterapi
rehabilitation/subject: rehabilitacja rehabilitacao rehabilitatsii reabilitatsii reabilitatsiyi
veterinary/subject: tierarztliche weterynaryjna veterinarna
institution/proper: zaklad zakladu einrichtung
group/unit: gruppa gruppy grupy skupina koncern
broadcasting/subject: broadcasting rundfunk radiodiffusion radiotelevision radiotelevisione omroep rundfunkanstalt radiofonia
news/subject: news noticias notizie nachrichten nieuws nyheter nyheder wiadomosci zpravy novosti novyny
daily/quality: daily taglich quotidien quotidiano dziennik denik gazeta ezhednevnaya shchodenna
securities/subject: securities wertpapiere valores titres effecten
exchange/subject: exchange borse bolsa bourse borsa gielda burza birzha beurs bors borsen
embassy/proper: embassy embajada embaixada ambassade ambasciata botschaft ambasada velvyslanectvi posolstvo ambassad ambassaden
consulate/proper: consulate consulado consulat consolato konsulat konsulstvo generalkonsulat
customs/subject: customs aduanas alfandega douane dogana zoll celna celni tamozhnya mytnytsya tullverket
tax/subject: tax skatte skatt belasting steuer dane podatkowy podatkowa podatkowego tributaria fiscal impots entrate finanzamt skarbowy skarbowa danovy nalogovaya podatkova skatteverket skatteetaten belastingdienst
statistics/subject: statystyczny statystyki statisticky estadistica estatistica statistik statistique statistica statistiek statistics estadisticas statistiques
patent/subject: patent patents patentes brevets brevetti patentamt patentowy patentovy patentnyy
archive/subject: archive archives archivo arquivo archivio archiv archiwum arkhiv arkiv archief
red/proper: rouge rossa rotes roten roja vermelha czerwony czerwonego cerveny krasnyy krasnogo chervonyy rode roda rodekors
cassation/proper: cassation cassazione casacion cassacao kassation kasacyjny kasacyjnego kassatsionnyy kasatsiynyy
fund/proper: fund fondo fondos fundo fundos fonds fundusz funduszu fond fondu
reserve/proper: reserve reserves reserva reservas riserva riserve rezerw rezerwy
television/subject: television televisie televisione televisao televize telewizja telewizji televidenie televideniya telebachennya fernsehen tv fjernsyn
psychology/subject: psychologiczne psychologiczny psychologicka psykologisk psicologica psicologico psychologische psychologique
cardiology/subject: cardiology kardiologie kardiologii kardiologi cardiologia cardiologie cardiologique kardiologiczne kardiologicheskoe cardiac
clinical/proper: clinical klinische klinischer clinico clinique kliniczny kliniczna klinicky klinicka klinisk
youth/subject: mlodziezy mladeze molodezhi molodi unga unge jeunes giovani jovenes jovens jeugd jugendliche youth juventud juventude jeunesse gioventu
children/subject: child
court/proper: sadzie sadem soude soudem
government/quality: generalitat
security/proper: seguro
polar/quality: arktiske arktiska arktisches
physics/subject: fyzikalni fizyczny fizyki
promotion/proper: promotion promocion promocao promozione forderung promocji podpory
security/proper: security seguridad seguranca sicurezza securite sicherheit bezpieczenstwa bezpecnosti bezopasnosti bezpeky sakerhet sikkerhed sikkerhet veiligheid
church/type: church kirche kirchengemeinde iglesia igreja eglise chiesa kerk kosciol kosciola cirkev cirkve kyrka kyrkan kirke kirken
doctors/subject: doctors arzte medecins artsen lekarze lekari lakare laeger leger
welfare/subject: welfare welzijn wohlfahrt bienestar benessere wohlfahrtsverband
municipal/quality: stadtisches stadtische stadtischer stadtischen landeshauptstadt hansestadt
cooperative/quality: spoldzielczy spoldzielczym spoldzielczego druzstevni genossenschaft genossenschaftliche cooperatif
chancellery/proper: chancellery kanzleramt bundeskanzleramt
cross/proper: kruis krzyz krzyza kriz krest kresta khrest khresta kors korset
women/subject: women mujer mujeres mulher mulheres femme femmes donna donne
planning/proper: planning planejamento planeamento planificacion planification pianificazione planeacion planeamiento programmazione
sanitation/proper: sanitation saneamiento saneamento assainissement
trade/proper: trade comercio commerce commercio
housing/subject: housing vivienda habitacao logement habitacion abitazioni
ecological/proper: ecological ecologica ecologico ecologique ecologiche
transition/proper: transition transicion transicao transizione
irrigation/subject: irrigation riego irrigacao irrigazione
fisheries/subject: fisheries pesca peche pesqueria pescas
forestry/subject: forestal florestal forestier forestale
mines/proper: mines minas miniere mineria mineracao
tourism/subject: tourism turismo tourisme
sports/proper: sports deporte deportes esporte esportes desporto desportos sport
family/proper: family familia famille famiglia
innovation/subject: innovation innovacion inovacao innovazione
infrastructure/proper: infrastructure infraestructura infraestructuras infraestrutura infraestruturas infrastrutture
solidarity/proper: solidarity solidaridad solidariedade solidarite solidarieta
equality/proper: equality igualdad igualdade egalite uguaglianza
migration/proper: migration migraciones migracao immigration inmigracion imigracao immigrazione
territory/proper: territory territorio territoires territorios
property/proper: property propiedad propriedade propriete proprieta
intellectual/proper: intellectual intelectual intellectuelle intellettuale
space/proper: space espacial espacio spatial spatiale spatiales spaziale
accounts/proper: accounts cuentas contas comptes conti audit auditors auditoria
defenders/proper: defenders defender defensoria defensora defensor
legislative/proper: legislative legislativa legislativo legislatif
assembly/proper: assembly asamblea assembleia assemblee assemblea
andean/proper: andean andina andino andine
peruvian/proper: peruvian peruano peruana peruanos peruvien peruviano
colombian/proper: colombian colombiano colombiana colombien
argentine/proper: argentine argentino argentina argentinos
ecuadorian/proper: ecuadorian ecuatoriano ecuatoriana
bolivian/proper: bolivian boliviano boliviana
venezuelan/proper: venezuelan venezolano venezolana
uruguayan/proper: uruguayan uruguayo uruguaya
journalists/proper: journalists periodistas jornalistas journalistes giornalisti
physicians/proper: physicians medicos medecins medici
engineers/proper: engineers ingenieros engenheiros ingenieurs ingegneri
architects/proper: architects arquitectos arquitetos architectes architetti
psychologists/proper: psychologists psychologow psychologu psicologos psychologues psicologi
economists/proper: economists economistas economistes economisti
pharmacists/proper: pharmacists farmaceuticos pharmaciens farmacisti
nurses/proper: nurses enfermeros enfermeras enfermeiros infirmiers infermieri
notaries/proper: notaries notarios notaires notai
magistrates/proper: magistrates
jurists/proper: jurists juristas juristes giuristi
entrepreneurs/proper: entrepreneurs empresarios empreendedores imprenditori
employers/proper: employers empleadores empregadores employeurs patronal
professionals/proper: professionals profesionales profissionais professionnels professionisti
realestate/proper: realestate inmobiliario inmobiliaria inmobiliarios imobiliario imobiliaria immobilier immobiliere immobiliare immobiliari
crafts/proper: crafts metiers oficios artesania artigianato
civil/proper: civil civils civiles civili civis
hospices/proper: hospices
mercy/proper: mercy misericordia misericorde
football/proper: football futbol futebol calcio
athletics/proper: athletics atletismo athletisme atletica
heart/subject: heart corazon coracao coeur cuore
cancer/subject: cancer cancerologie cancerologia cancro
blood/subject: blood sangre sangue sang
eye/subject: eye ojo olho oeil occhio
memory/proper: memory memoria memoire
peace/proper: peace paz paix pace
development/subject: development desarrollo desenvolvimento developpement sviluppo
cooperation/proper: cooperation cooperacion cooperacao cooperazione
reconstruction/proper: reconstruction reconstruccion reconstrucao ricostruzione
competitiveness/proper: competitiveness competitividad competitividade competitivite
consumer/subject: consumer consumidor consumidores consommateur consommateurs consumatori
environmental/proper: environmental ambiental ambientale ambientais environnemental
heritage/subject: heritage patrimonio patrimoine patrimonial
archives/proper: archives archivo archivos arquivo arquivos archivi
cinema/proper: cinema cine cinematografia cinematographie
dance/subject: danza danca danse
publishing/proper: publishing editorial editora edicions editrice
newspaper/subject: newspaper periodico diario jornal journal giornale
primary/proper: primary elementary podstawowa podstawowej zakladni grundschule basisschool primaria elementare grundskola grunnskole folkeskole
secondary/proper: secondary middelbare secundaria secundario secondaire secondaria stredni srednia sredniej
grand/proper: wielki wielkiego wielka velke velky
collections/proper: collections sammlungen kunstsammlungen colecciones colecoes collezioni zbiory sbirky samlingar samlinger
construction/subject: construcciones construcoes constructions bauunternehmen bauunternehmung costruzioni aannemersbedrijf
consulting/subject: consultora consultoras consulente
realestate/proper: immobilien vastgoed nieruchomosci fastigheter eiendom ejendomme
brokers/proper: brokers makler corredores corretora courtiers mediatori makelaars maklerow
publishing/subject: editore editores editeur editeurs editrice editions
architects/proper: architecten
penitentiary/subject: penitentiary penitenciaria penitenciario penitentiaire penitenziario
order/proper: order ordem ordre ordine orden
inspection/proper: inspection uberwachung inspeccion inspecao ispezione inspectie inspekcja
department/unit: secretariat secretaria secretariado segreteria sekretariat
association/type: uberwachungsverein
pain/subject: pain schmerz schmerzen douleur dolor dolore pijn bolesti smarta smerte
polyclinic/unit: polyclinic policlinic polyclinique policlinica policlinico poliklinik polikliniek poliklinika
maternity/subject: maternity maternidad maternidade maternite maternita
fertility/subject: fertility fertilidad fertilidade fertilite fertilita fertilitat kinderwunschzentrum vruchtbaarheid
cancer/subject: cancerology tumor tumori tumours tumore krebs rakoviny kreft nowotworow
maternal/subject: mother
associates/proper: associates associes asociados associados associati associato associata
unit/unit: unit unidad unita einheit eenheid enhet enhed
servants/proper: servants servidor servidores funcionarios fonctionnaires
judiciary/subject: judicatura judicature
superintendency/proper: superintendency superintendencia surintendance
banking/subject: banca bankwesen
corporation/type: corporacion corporacao
development/subject: fomento entwicklung ontwikkeling rozwoju rozvoje udvikling utvikling utveckling
baseball/proper: baseball beisbol
basketball/proper: basketball baloncesto basquetebol pallacanestro koszykowki basketbal
football/proper: fussball voetbal pilki_noznej fotbal fotbalu fotboll fodbold fotball futbolnyy
handball/proper: handball balonmano handebol pallamano pilki_recznej
volleyball/proper: volleyball voleibol pallavolo siatkowki volejbal
hockey/proper: hockey hokej ishockey eishockey
skating/proper: skating lyzwiarstwa schaats eisschnelllauf
ski/proper: ski skien skiverband narciarski
chess/proper: chess schach ajedrez xadrez echecs scacchi szachowy schaak
monuments/proper: monuments denkmal denkmaler monumentos monumenti zabytkow pamatek
protection/subject: pflege schutz protection proteccion protecao protezione bescherming
radio/proper: rundfunk radiofonico radiowy radiovy
advisers/proper: advisers advisors radcow doradcow asesores assessores conseillers consulenti adviseurs radgivare
legal/subject: legal prawnych juridico juridica juridique giuridico juridisch
specialist/quality: specialized specialised especializado especializada specialise specjalistyczny specjalistyczna specjalistycznego spezialisierte
deaf/proper: deaf sordos surdos sourds sordi gehorlose gluchych neslysicich
blind/proper: blind ciegos cegos aveugles ciechi blinden niewidomych nevidomych
world/subject: varld varlden verden welt
disabled/proper: disabled discapacidad deficiencia handicapes disabili behinderte niepelnosprawnych postizenych
elderly/proper: elderly seniors mayores idosos ancianos anziani senioren seniorow
refugees/proper: refugees refugiados refugies rifugiati fluchtlinge vluchtelingen uchodzcow uprchliku flyktingar
workers/proper: workers trabajadores trabalhadores travailleurs lavoratori arbeiter arbeiders pracownikow
farmers/proper: farmers agricultores agriculteurs agricoltori bauern boeren rolnikow
teachers/proper: teachers profesores professores enseignants insegnanti lehrer leraren nauczycieli ucitelu
students/proper: students estudiantes estudantes etudiants studenti studenten studentow
writers/proper: writers escritores ecrivains scrittori schriftsteller schrijvers pisarzy spisovatelu forfattare
translators/proper: translators traductores tradutores traducteurs traduttori ubersetzer vertalers tlumaczy prekladatelu
interpreters/proper: interpreters interpretes interpreti dolmetscher tolken tlumocniku
musicians/proper: musicians musicos musiciens musicisti musiker muzykow hudebniku
artists/proper: artists artistas artistes artisti kunstler kunstenaars artystow umelcu konstnarer
midwives/proper: midwives matronas parteiras sages_femmes ostetriche hebammen verloskundigen poloznych
dentists/proper: dentists dentistas odontologos odontologistas dentistes dentisti odontoiatri zahnarzte tandartsen stomatologow zubnich_lekaru tandlakare tandlaeger tannleger
surgeons/proper: surgeons cirujanos cirurgioes chirurgiens chirurghi chirurgen chirurgow
veterinarians/proper: veterinarians veterinarios veterinaires veterinari tierarzte dierenartsen
notaries/proper: notare notarissen notariuszy notaru
accountants/proper: accountants contadores contabilistas comptables commercialisti ksiegowych
auditors/proper: auditores auditeurs revisori wirtschaftsprufer revisorer bieglych_rewidentow
tax/subject: tributario tributarios tributarias tributari fiscale fiscali podatkow
consultants/proper: consultants
savings/proper: savings ahorro ahorros poupanca epargne risparmio oszczednosci
pension/proper: pension pensiones pensoes pensions pensioni pensioen emerytalny
insurance/subject: aseguradora seguradora pojistovna forsakring forsikring
brewery/proper: brewery brauerei cerveceria cervejaria brasserie birrificio brouwerij browar pivovar bryggeri
bakery/proper: bakery backerei panaderia padaria boulangerie panificio bakkerij piekarnia pekarna bageri bageriet
winery/proper: winery weingut bodega bodegas vinicola domaine cantina wijngoed winnica vinarstvi
hotel/proper: hotel hoteles hotels hoteis alberghi
restaurant/proper: restaurant restaurante ristorante restauracja restaurace
airport/proper: airport aeropuerto aeroporto aeroport flughafen luchthaven lotnisko letiste flygplats lufthavn
port/proper: port puerto hafen hamn havn
railways/proper: railways ferrocarriles ferrovias chemins_de_fer ferrovie eisenbahn bahnen spoorwegen koleje drahy jarnvagar
post/proper: correos correios poste posta poczta posten
customs/subject: aduana celny_urad zollamt
prison/proper: prison carcel penitenciario penitentiaire carcere gefangnis gevangenis wiezienie veznice fangelse
fire/proper: bomberos bombeiros pompiers feuerwehr brandweer pozarna hasici brandvasen
lighthouse/proper: lighthouse faro phare leuchtturm vuurtoren
zoo/proper: zoologico zoologique tiergarten tierpark dierentuin ogrod_zoologiczny
garden/proper: garden jardin jardim giardino garten tuin ogrod zahrada
botanical/subject: botanical botanico botanique botanischer botanische botaniczny botanicka
planetarium/subject: planetario
orchestra/proper: orquesta orquestra orchestra orkiestra orchestr
choir/proper: choir coro choeur chor koor sbor koret
festival/proper: festival festiwal festspiele
circus/proper: circus circo cirque zirkus cyrk cirkus
house/proper: house casa maison haus huis hus huset
nursing/subject: altenpflege infermieristica
care/proper: care cuidados soins pflegedienst zorg opieki pece omsorg
hospice/proper: hospice hospicio hospicjum hospiz
orphanage/subject: orphanage orfanato orphelinat orfanotrofio waisenhaus weeshuis
kindergarten/subject: jardin_de_infantes jardim_de_infancia ecole_maternelle asilo_nido scuola_materna przedszkole materska_skola
sciencepark/subject: technologiepark sciencepark parque_tecnologico technopole
startup/subject: startup startups
incubator/subject: incubator incubadora incubateur incubatore inkubator
accelerator/subject: accelerator aceleradora accelerateur acceleratore
`;

export const PUBLIC_BODY_PHRASES = `
certified tax accountant office > tax accounting office
tax accountant office > tax accounting office
publishing house > publishing
stock exchange > exchange
lycee > high school
liceo scientifico > science high school
liceo classico > classical high school
liceo > high school
gymnasium > high school
gymnazium > high school
gymnasieskole > high school
videregaende skole > high school
realschule > secondary school
hauptschule > secondary school
gesamtschule > comprehensive school
instituto de educacion secundaria > secondary school
etude notariale > notary office
office notarial > notary office
notaria > notary office
bauunternehmung > construction
ingenieurburo > engineering office
studio di ingegneria > engineering studio
studio di architettura > architects
architekturburo > architects
architecture studio > architects
architecture office > architects
architecture firm > architects
woningcorporatie > housing association
wohnungsbaugenossenschaft > housing cooperative
secretaria municipal de > municipal department
secretaria de estado de > state department
secretaria de estado da > state department
secretaria de > department
secretaria da > department
mitteldeutscher > central german
norddeutscher > north german
westdeutscher > west german
suddeutscher > south german
giuoco calcio > football
voivodeship > region
wojewodztwa > region
lkh > regional hospital
unidade basica de saude > basic health unit
unidade de saude > health unit
studio legale associato > lawyers associates
studio legale > lawyers
studio notarile > notary office
studio dentistico > dental practice
studio odontoiatrico > dental practice
studio medico > medical practice
studio commercialista > accounting firm
studio veterinario > veterinary practice
bufete de abogados > lawyers
bufete > lawyers
despacho de abogados > lawyers
despacho juridico > lawyers
estudio juridico > lawyers
escritorio de advocacia > lawyers
escritorio juridico > lawyers
sociedade de advogados > lawyers
cabinet d avocats > lawyers
cabinet d avocat > lawyers
cabinet medical > medical practice
cabinet dentaire > dental practice
cabinet veterinaire > veterinary practice
cabinet d architecture > architects
medical office > medical practice
dental office > dental practice
dental surgery > dental practice
consultorio medico > medical practice
consultorio odontologico > dental practice
consultorio dental > dental practice
tax consultants > accounting firm
tax advisors > accounting firm
tax advisers > accounting firm
tax consultancy > accounting firm
steuerberatungsgesellschaft > accounting firm
steuerberatung > accounting firm
steuerkanzlei > accounting firm
doradztwo podatkowe > accounting firm
doradcy podatkowi > accounting firm
danove poradenstvi > accounting firm
conseil constitutionnel > constitutional council
conseil regional > regional council
conseil departemental > departmental council
conseil general > general council
conseil municipal > municipal council
conseil national > national council
conseil superieur > superior council
conseil economique > economic council
local health authority > local health
asl > local health
ausl > local health
ulss > local health
casa di cura > nursing home
ehpad > nursing home
maison de retraite > nursing home
residencia de ancianos > nursing home
residencia de mayores > nursing home
pflegeheim > nursing home
seniorenheim > nursing home
altenheim > nursing home
verpleeghuis > nursing home
dom opieki > nursing home
dom pomocy spolecznej > nursing home
domov pro seniory > nursing home
plejehjem > nursing home
sykehjem > nursing home
aldreboende > nursing home
laegeklinikken > medical clinic
laegeklinik > medical clinic
laegehuset > medical clinic
laegehus > medical clinic
legekontor > medical clinic
legekontoret > medical clinic
legesenter > medical centre
legesenteret > medical centre
lakarmottagning > medical clinic
lakarhuset > medical clinic
bundeswehrkrankenhaus > military hospital
bundeswehrzentralkrankenhaus > central military hospital
rijksinstituut > national institute
rijksmuseum > national museum
rijksuniversiteit > state university
rijksdienst > national office
landesamt > state office
bundesamt > federal office
bundesanstalt > federal institute
landesanstalt > state institute
landesmuseum > state museum
bundesverband > federal association
landesverband > state association
dachverband > association
berufsverband > professional association
fachverband > association
gemeindeverwaltung > municipal
kreisverwaltung > district administration
landratsamt > district office
landkreis > district
bezirksamt > district office
regierungsprasidium > regional council
defensoria del pueblo > ombudsman office
defensor del pueblo > ombudsman office
provedoria de justica > ombudsman office
provedor de justica > ombudsman office
mediateur de la republique > ombudsman office
rzecznika praw obywatelskich > ombudsman office
rzecznik praw obywatelskich > ombudsman office
verejny ochrance prav > ombudsman office
ombudsmannen > ombudsman office
attorney general s office > attorney general office
attorney general of the republic > attorney general office
attorney general of the nation > attorney general office
procuraduria general de la republica > attorney general office
procuraduria general de la nacion > attorney general office
procuraduria general del estado > attorney general office
procuradoria geral da republica > attorney general office
procuradoria geral do estado > state attorney general office
procuradoria geral > attorney general office
fiscalia general de la nacion > attorney general office
fiscalia general del estado > attorney general office
fiscalia general de la republica > attorney general office
procura della repubblica > public prosecutor office
procureur de la republique > public prosecutor office
solicitor general s office > solicitor general office
contraloria general > office comptroller general
controladoria geral > office comptroller general
comptroller general s office > office comptroller general
hlavni mesto > municipal
hlavniho mesta > municipal
hlavnim meste > municipal
urzad miejski > municipal
urzedzie miejskim > municipal
city office > municipal
mestsky urad > municipal office
mestskem urade > municipal office
obecni urad > municipal office
krajsky urad > regional office
urzad marszalkowski > marshal office
urzad wojewodzki > regional office
starostwo powiatowe > district office
rady ministrow > council ministers
prezesa rady ministrow > prime minister
kancelaria prezesa rady ministrow > chancellery prime minister
kancelarii prezesa rady ministrow > chancellery prime minister
urad vlady > office government
presidencia del gobierno > prime minister office
presidencia de la republica > presidency republic
presidencia da republica > presidency republic
presidence de la republique > presidency republic
presidenza del consiglio > prime minister office
staatskanzlei > state chancellery
senatskanzlei > senate chancellery
casa civil > chief of staff office
republica federativa > federal republic
administratsiya > administration
instituto de estudios > institute studies
fussball bund > football association
fussballverband > football association
skiverband > ski association
turnerbund > gymnastics association
sportbund > sports association
naturschutzbund > nature conservation association
gewerkschaftsbund > trade union federation
gewerkschaft > trade union
sindicato > trade union
syndicat > trade union
sindacato > trade union
vakbond > trade union
zwiazek zawodowy > trade union
odbory > trade union
fackforbund > trade union
fagforening > trade union
fagforbund > trade union
labor union > trade union
cour des comptes > court audit
corte dei conti > court audit
tribunal de cuentas > court audit
tribunal de contas > court audit
court of auditors > court audit
court of accounts > court audit
foro di > bar
hospices civils > civil hospices
defensoria publica > public defenders office
diputacion provincial > provincial council
diputacion de > provincial council
corte suprema > supreme court
tribunal supremo > supreme court
supremo tribunal > supreme court
tribunal superior > superior court
bundesgerichtshof > federal court justice
bundesverfassungsgericht > federal constitutional court
bundesverwaltungsgericht > federal administrative court
verfassungsgericht > constitutional court
verwaltungsgericht > administrative court
verfassungsgerichtshof > constitutional court
landgericht > regional court
amtsgericht > district court
oberlandesgericht > higher regional court
arbeitsgericht > labour court
finanzgericht > finance court
sozialgericht > social court
tribunal judiciaire > court
tribunal de grande instance > court
sad okregowy > regional court
sadu okregowego > regional court
krajsky soud > regional court
staatsanwaltschaft > prosecutor office
wojewodzki sad administracyjny > regional administrative court
wojewodzkiego sadu administracyjnego > regional administrative court
wojewodzkim sadzie administracyjnym > regional administrative court
naczelny sad administracyjny > supreme administrative court
sad administracyjny > administrative court
spravni soud > administrative court
verwaltungsgerichtshof > administrative court
tribunal administratif > administrative court
tribunale amministrativo > administrative court
tribunale amministrativo regionale > regional administrative court
tribunal administrativo > administrative court
labor court > labour court
regional labor court > regional labour court
tribunal regional do trabalho > regional labour court
tribunal superior do trabalho > superior labour court
tribunal do trabalho > labour court
vara do trabalho > labour court
juzgado de lo social > labour court
juzgado laboral > labour court
conseil de prud hommes > labour court
conseil des prud hommes > labour court
tribunale del lavoro > labour court
sad pracy > labour court
arbeidsretten > labour court
arbetsdomstolen > labour court
arbejdsretten > labour court
peoples > people
ministry of labor > ministry labour
department of labor > department labour
forvaltningsratten > administrative court
forvaltningsratt > administrative court
kammarratten > administrative court appeal
kammarratt > administrative court appeal
health authority > health
azienda sanitaria > health
azienda usl > local health
unita sanitaria > health
gerechtshof > court appeal
hovratt > court appeal
hovratten > court appeal
hovratten for > court appeal
lagmannsrett > court appeal
lagmannsretten > court appeal
sad apelacyjny > court appeal
sadu apelacyjnego > court appeal
sadzie apelacyjnym > court appeal
vrchni soud > high court
vrchniho soudu > high court
statutarni mesto > city
statutarniho mesta > city
russian federation > russia
taxation > tax
prokuratura > prosecutor office
fiscalia > prosecutor office
prosecutors office > prosecutor office
public prosecutor > prosecutor
industrie und handelskammer > chamber commerce industry
ihk > chamber commerce industry
handelskammer > chamber commerce
handwerkskammer > chamber crafts
camera di commercio > chamber commerce
chambre de commerce > chamber commerce
kamer van koophandel > chamber commerce
izba handlowa > chamber commerce
hospodarska komora > chamber commerce
torgovo promyshlennaya palata > chamber commerce industry
torhovo promyslova palata > chamber commerce industry
rechtsanwaltskammer > bar association
ordre des avocats > bar association
ordine degli avvocati > bar association
ilustre colegio de abogados > bar association
colegio de abogados > bar association
ordem dos advogados > bar association
izba adwokacka > bar association
advokatni komora > bar association
advocatenorde > bar association
justizministerium > ministry justice
finanzministerium > ministry finance
innenministerium > ministry interior
aussenministerium > ministry foreign affairs
gesundheitsministerium > ministry health
kultusministerium > ministry education
umweltministerium > ministry environment
wirtschaftsministerium > ministry economics
verteidigungsministerium > ministry defence
auswartiges amt > ministry foreign affairs
utenriksdepartementet > ministry foreign affairs
utrikesdepartementet > ministry foreign affairs
udenrigsministeriet > ministry foreign affairs
finansdepartementet > ministry finance
finansministeriet > ministry finance
justitsministeriet > ministry justice
justitiedepartementet > ministry justice
sundhedsministeriet > ministry health
socialdepartementet > ministry health
innere angelegenheiten > internal affairs
spraw zagranicznych > foreign affairs
spraw wewnetrznych > internal affairs
zahranicnich veci > foreign affairs
inostrannykh del > foreign affairs
zakordonnykh sprav > foreign affairs
vnutrennikh del > internal affairs
vnutrishnikh sprav > internal affairs
buitenlandse zaken > foreign affairs
binnenlandse zaken > internal affairs
okhorony zdorovya > health
okhorony zdorovia > health
naciones unidas > united nations
nacoes unidas > united nations
nations unies > united nations
nazioni unite > united nations
vereinte nationen > united nations
vereinten nationen > united nations
verenigde naties > united nations
forenta nationerna > united nations
forente nasjoner > united nations
narodow zjednoczonych > united nations
derechos humanos > human rights
direitos humanos > human rights
droits de l homme > human rights
droits humains > human rights
diritti umani > human rights
diritti dell uomo > human rights
menschenrechte > human rights
mensenrechten > human rights
praw czlowieka > human rights
lidska prava > human rights
prav cheloveka > human rights
prav lyudyny > human rights
manskliga rattigheter > human rights
menneskerettigheder > human rights
croix rouge > red cross
cruz roja > red cross
cruz vermelha > red cross
croce rossa > red cross
rotes kreuz > red cross
roten kreuzes > red cross
rode kruis > red cross
roda korset > red cross
rode kors > red cross
czerwony krzyz > red cross
cerveny kriz > red cross
krasnyy krest > red cross
chervonyy khrest > red cross
europaische union > european union
unione europea > european union
union europeenne > european union
union europea > european union
uniao europeia > european union
unia europejska > european union
unii europejskiej > european union
uniklinik > hospital university
universitatsmedizin > university medicine
universitatszahnklinik > university dental hospital
hochschulklinikum > hospital university
zahnmedizin > dentistry
humanmedizin > medicine
rechtswissenschaft > law
rechtswissenschaften > law
juristische fakultat > faculty law
wirtschaftswissenschaften > economics
betriebswirtschaft > business
naturwissenschaften > natural science
geisteswissenschaften > humanities
ingenieurwissenschaften > engineering
facolta di giurisprudenza > faculty law
giurisprudenza > law
medicina e chirurgia > medicine
facultad de derecho > faculty law
faculdade de direito > faculty law
faculte de droit > faculty law
wydzial prawa > faculty law
pravnicka fakulta > faculty law
yuridicheskiy fakultet > faculty law
yurydychnyy fakultet > faculty law
escuela de negocios > business school
escola de negocios > business school
ecole de commerce > business school
scuola di management > business school
escola da magistratura > school judiciary
escuela judicial > school judiciary
ecole nationale de la magistrature > national school judiciary
collegium medicum > college medicine
medical college > college medicine
city council > municipal
town council > municipal
city hall > municipal
stadt > municipal
ville de > municipal
hotel de ville > municipal
citta di > municipal
ciudad de > municipal
prefeitura municipal > municipal
camara municipal > municipal
urzad miasta > municipal
urzad gminy > municipal
miasto > municipal
magistrat mesta > municipal
mesto > municipal
stad > municipal
mestska cast > municipal
gorodskaya administratsiya > municipal
administratsiya goroda > municipal
miska rada > municipal
meriya goroda > municipal
provincial council > provincial council
latinoamericano > latin american
centroamericano > central american
interamericano > inter american
iberoamericano > ibero american
iberoamericana > ibero american
ibero american > ibero american
corte di giustizia dell unione europea > european court justice
cour de justice de l union europeenne > european court justice
tribunal de justicia de la union europea > european court justice
tribunal de justica da uniao europeia > european court justice
gerichtshof der europaischen union > european court justice
europaischer gerichtshof > european court justice
trybunal sprawiedliwosci unii europejskiej > european court justice
court of justice of the european union > european court justice
gesellschaft fur > society
towarzystwo > society
towarzystwa > society
spolecnost pro > society
sallskapet > society
selskabet for > society
selskapet for > society
obshchestvo > society
tovarystvo > society
societe francaise de > french society
societa italiana di > italian society
sociedad espanola de > spanish society
sociedade brasileira de > brazilian society
vereniging > association
verband > association
verein > association
stowarzyszenie > association
sdruzeni > association
spolek > association
foreningen > association
forening > association
forbund > federation
forbundet > federation
zwiazek > association
svaz > association
assotsiatsiya > association
asotsiatsiya > association
soyuz > union
spilka > union
gosudarstvennaya duma > state duma
sparkasse > savings bank
stadtsparkasse > municipal savings bank
kreissparkasse > district savings bank
caja de ahorros > savings bank
caixa economica > savings bank
cassa di risparmio > savings bank
caisse d epargne > savings bank
sporitelna > savings bank
sparebank > savings bank
sparekasse > savings bank
sparbank > savings bank
staatsministerium > ministry
landesministerium > ministry
anwaltverein > bar association
anwaltsverein > bar association
advokatsamfund > bar association
advokatsamfundet > bar association
advokatforening > bar association
advokatforeningen > bar association
conselho regional de medicina > regional medical council
arztekammer > medical association
landesarztekammer > state medical association
zahnarztekammer > dental association
ordre des medecins > medical association
ordine dei medici > medical association
colegio de medicos > medical association
ordem dos medicos > medical association
izba lekarska > medical association
lekarska komora > medical association
legeforening > medical association
legeforeningen > medical association
laegeforening > medical association
laegeforeningen > medical association
lakarforbund > medical association
steuerberaterkammer > chamber tax advisers
architektenkammer > chamber architects
ingenieurkammer > chamber engineers
sans frontieres > without borders
ohne grenzen > without borders
sin fronteras > without borders
sem fronteiras > without borders
senza frontiere > without borders
zonder grenzen > without borders
bez granic > without borders
bez hranic > without borders
utan granser > without borders
uden graenser > without borders
uten grenser > without borders
conseil d etat > council state
consejo de estado > council state
conselho de estado > council state
consiglio di stato > council state
raad van state > council state
cour des comptes > court auditors
tribunal de cuentas > court auditors
tribunal de contas > court auditors
corte dei conti > court auditors
algemene rekenkamer > court auditors
rechnungshof > court auditors
bundesrechnungshof > federal court auditors
camera dei deputati > chamber deputies
camara de diputados > chamber deputies
camara dos deputados > chamber deputies
poslanecka snemovna > chamber deputies
assemblee nationale > national assembly
asamblea nacional > national assembly
assembleia nacional > national assembly
ministerio publico > prosecutor office
balie > bar
rechtbank > district court
tingsratt > district court
tingratt > district court
tingrett > district court
byret > district court
prezydenta rp > prezydenta poland
kancelaria prezydenta > chancellery president
kancelarii prezydenta > chancellery president
kancelaria sejmu > chancellery parliament
kancelarii sejmu > chancellery parliament
rzeczypospolitej polskiej > poland
fakultni nemocnici > university hospital
fakultni nemocnice > university hospital
akademie ved cr > czech academy science
vnitra cr > interior czech republic
zdravotnictvi cr > health czech republic
financi cr > finance czech republic
spravedlnosti cr > justice czech republic
obrany cr > defence czech republic
skolstvi cr > education czech republic
advokatni kancelar > lawyers
advokatni kancelari > lawyers
advokatni kancelare > lawyers
kancelaria adwokacka > lawyers
kancelarii adwokackiej > lawyers
kancelaria adwokatow i radcow prawnych > lawyers
kancelaria prawna > lawyers
kancelarii prawnej > lawyers
kancelaria radcy prawnego > lawyers
kancelarii radcy prawnego > lawyers
kancelaria radcow prawnych > lawyers
kancelarii radcow prawnych > lawyers
kancelaria adwokata > lawyers
notarska kancelar > notary office
kancelaria notarialna > notary office
kancelarii notarialnej > notary office
dolnoslaski > lower silesian
dolnoslaska > lower silesian
dolnoslaskie > lower silesian
dolnoslaskiego > lower silesian
dolnoslaskiej > lower silesian
dolnoslaskim > lower silesian
wielkopolski > greater poland
wielkopolska > greater poland
wielkopolskie > greater poland
wielkopolskiego > greater poland
wielkopolskiej > greater poland
wielkopolskim > greater poland
malopolski > lesser poland
malopolska > lesser poland
malopolskie > lesser poland
malopolskiego > lesser poland
malopolskiej > lesser poland
malopolskim > lesser poland
zachodniopomorski > west pomeranian
zachodniopomorska > west pomeranian
zachodniopomorskie > west pomeranian
zachodniopomorskiego > west pomeranian
zachodniopomorskiej > west pomeranian
zachodniopomorskim > west pomeranian
jihomoravsky > south moravian
jihomoravska > south moravian
jihomoravske > south moravian
jihomoravskeho > south moravian
jihomoravskem > south moravian
jihomoravskou > south moravian
stredocesky > central bohemian
stredoceska > central bohemian
stredoceske > central bohemian
stredoceskeho > central bohemian
stredoceskem > central bohemian
stredoceskou > central bohemian
moravskoslezsky > moravian silesian
moravskoslezska > moravian silesian
moravskoslezske > moravian silesian
moravskoslezskeho > moravian silesian
moravskoslezskem > moravian silesian
moravskoslezskou > moravian silesian
nsp > hospital
fn motol > motol university hospital
fn brno > university hospital brno
fn olomouc > university hospital olomouc
fn ostrava > university hospital ostrava
fn plzen > university hospital pilsen
fn hradec kralove > university hospital hradec kralove
fn kralovske vinohrady > university hospital kralovske vinohrady
cesky rozhlas > czech radio
ceskem rozhlasu > czech radio
ceskeho rozhlasu > czech radio
szs > secondary medical school
wsp > pedagogical university
grammar school > high school
liceum ogolnoksztalcace > high school
liceum ogolnoksztalcacego > high school
urzad m st > city office
urzedzie m st > city office
urzedzie miasta > municipal
nutzfahrzeuge > commercial vehicles
vehicules utilitaires > commercial vehicles
veicoli commerciali > commercial vehicles
vehiculos comerciales > commercial vehicles
`;

/** Beginnings of words that Slavic languages decline. */
export const PUBLIC_BODY_STEMS = `
health: zdravookhr zdravotn
justice: yustits justits
education: obrazov osvit
graduate: pislyadyplom poslediplom pislyadiplom podyplomow postgradu
medicine: medichn medychn
court: sudeb
ministry: ministerst ministarst ministery
science: naukov nauchn
children: dityach detsk dzieciec
arts: khudozhest mystets iskusst
hospital: bolnits likarn szpital nemocnic lecznic przychodni poradni
centre: osrodk osrodek stredisk
institution: zaklad
national: narodow narodni
cooperative: spoldzielcz
central: tsentral centraln
city: gorodsk miejsk mestsk
regional: oblastn oblasn wojewodz krajsk regionaln
clinical: klinich kliniczn klinick
psychology: psychologiczn psikhologich psykholohich
district: rayonn rejonow okresn okregow
supreme: verkhovn najwyzs nejvyss
appeal: apellyats apelyats apelacyj
`;
