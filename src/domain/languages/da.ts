import { degrees, headNouns, list, lists, pack, titles } from './pack.ts';

const TITLES = titles`
  chief executive officer = administrerende direktør|adm. direktør|adm. dir.|CEO|koncernchef|topchef|koncerndirektør
  chief financial officer = økonomidirektør|finansdirektør|CFO
  chief operating officer = driftsdirektør|COO
  chief technology officer = teknologidirektør|CTO
  chief information officer = IT-direktør|it-direktør|IT-chef|it-chef|CIO
  chief medical officer = lægelig direktør|lægefaglig direktør
  chief scientific officer = forskningsdirektør|forskningschef
  managing director = landechef|landedirektør
  executive director = sekretariatschef
  director = direktør|direktionsmedlem
  deputy director = vicedirektør|underdirektør|souschef|viceadministrerende direktør|vicekontorchef
  president = præsident
  vice president = vicepræsident
  chair = formand|forperson|bestyrelsesformand|forkvinde|formand for bestyrelsen|formanden|forpersonen|bestyrelsesformanden
  deputy chair = næstformand|næstforperson
  board member = bestyrelsesmedlem|medlem af bestyrelsen
  deputy board member = suppleant|bestyrelsessuppleant
  executive board member = medlem af direktionen
  supervisory board member = medlem af tilsynsrådet|repræsentantskabsmedlem
  founder = stifter|grundlægger|en af grundlæggerne|en af stifterne|stifteren|grundlæggeren|stifterne|grundlæggerne
  co-founder = medstifter|medgrundlægger|medstifteren|medstifterne|en af medstifterne
  owner = indehaver|ejer|medejer|indehaveren|ejeren|ejerne
  shareholder = aktionær|anpartshaver
  entrepreneur = iværksætter|virksomhedsejer
  partner = partner|kompagnon|seniorpartner|juniorpartner
  managing partner = managing partner|ledende partner
  authorised signatory = prokurist
  head of department = afdelingschef|afdelingsleder|institutleder|kontorchef|sektionsleder|områdechef|centerleder|centerchef|viceinstitutleder|fagleder
  head = leder|chef|forstander|lederen|chefen
  team leader = teamleder|gruppeleder|forskningsleder|forskningsgruppeleder|leder forskningsgruppen|leder af forskningsgruppen
  project manager = projektleder|projektchef
  product manager = produktchef
  branch manager = filialdirektør|filialchef|afdelingsdirektør
  sales manager = salgschef|salgsdirektør
  marketing manager = marketingchef|marketingdirektør
  human resources manager = HR-chef|personalechef|HR-direktør|personaledirektør
  finance manager = økonomichef|regnskabschef
  commercial director = kommerciel direktør
  technical director = teknisk direktør|teknisk chef
  production manager = produktionschef|fabrikschef|driftsleder|driftschef
  purchasing manager = indkøbschef|indkøber
  account manager = kundeansvarlig|kundechef
  sales representative = sælger|salgskonsulent
  assistant = assistent|direktionsassistent
  secretary = sekretær
  secretary general = generalsekretær
  treasurer = kasserer
  consultant = konsulent|chefkonsulent|specialkonsulent|seniorkonsulent
  advisor = rådgiver|seniorrådgiver|chefrådgiver
  specialist = specialist|ekspert|sagkyndig
  officer = fuldmægtig|sagsbehandler|AC-fuldmægtig
  coordinator = koordinator
  analyst = analytiker|chefanalytiker
  auditor = revisor|statsautoriseret revisor|registreret revisor
  accountant = bogholder|regnskabsmedarbejder
  controller = controller
  tax advisor = skatterådgiver
  economist = økonom|cheføkonom|nationaløkonom
  banker = bankmand|bankrådgiver|bankdirektør
  engineer = ingeniør|civilingeniør|diplomingeniør
  software developer = udvikler|softwareudvikler|programmør|softwareingeniør
  computer scientist = datalog
  systems administrator = systemadministrator
  technician = tekniker|laborant|bioanalytiker
  architect = arkitekt
  designer = designer|grafiker|grafisk designer
  lawyer = advokat
  criminal lawyer = forsvarsadvokat|forsvarer
  legal counsel = virksomhedsjurist|juridisk rådgiver
  general counsel = juridisk direktør|chefjurist
  trainee lawyer = advokatfuldmægtig
  legal scholar = jurist|retsforsker
  notary = notar
  judge = dommer|byretsdommer|landsdommer|højesteretsdommer|retsassessor|retspræsident
  prosecutor = anklager|statsadvokat|rigsadvokat|anklagerfuldmægtig
  mediator = mediator|mægler|voldgiftsdommer
  insolvency administrator = konkurskurator
  professor = professor|professor mso
  associate professor = lektor|associeret professor
  assistant professor = adjunkt|tenure track-adjunkt
  adjunct professor = adjungeret professor
  visiting professor = gæsteprofessor
  emeritus professor = professor emeritus|professor emerita
  honorary professor = æresprofessor
  lecturer = underviser|ekstern lektor|undervisningsassistent|amanuensis|undervisningsadjunkt|docent
  senior lecturer = studielektor|klinisk lektor
  visiting lecturer = gæstelærer|gæstelektor|gæsteforelæser
  teaching assistant = hjælpelærer|instruktor
  research assistant = videnskabelig assistent|forskningsassistent|studentermedhjælper|studentermedhjælp
  research associate = videnskabelig medarbejder|forskningsmedarbejder
  senior researcher = seniorforsker
  researcher = forsker|videnskabsmand
  visiting researcher = gæsteforsker
  postdoctoral researcher = postdoc|post doc|postdoktor
  doctoral researcher = ph.d.-studerende|phd-studerende|ph.d.-stipendiat|kandidatstipendiat|erhvervs-ph.d.
  student = studerende|student
  dean = dekan
  vice dean = prodekan
  rector = rektor
  vice rector = prorektor
  chancellor = kansler|universitetsdirektør
  institute director = institutdirektør
  laboratory head = laboratorieleder
  teacher = lærer|gymnasielærer|folkeskolelærer|gymnasielektor
  headteacher = skoleleder|skoleinspektør|gymnasierektor
  deputy headteacher = viceskoleleder|viceinspektør|vicerektor
  trainer = træner|instruktør
  librarian = bibliotekar|forskningsbibliotekar
  archivist = arkivar
  curator = museumsinspektør|kurator
  museum director = museumsdirektør|museumsleder
  physician = læge
  head physician = ledende overlæge|cheflæge|klinikchef
  senior physician = overlæge|afdelingslæge|specialeansvarlig overlæge
  specialist physician = speciallæge
  resident physician = reservelæge|hoveduddannelseslæge|introlæge|1. reservelæge|uddannelseslæge|turnuslæge
  general practitioner = praktiserende læge|alment praktiserende læge|familielæge
  surgeon = kirurg|neurokirurg
  anaesthetist = anæstesilæge|anæstesiolog|narkoselæge
  internist = intern mediciner
  cardiologist = kardiolog|hjertelæge
  neurologist = neurolog
  radiologist = radiolog
  gynaecologist = gynækolog
  paediatrician = børnelæge|pædiater
  orthopaedist = ortopædkirurg|ortopæd
  dermatologist = hudlæge|dermatolog
  ophthalmologist = øjenlæge
  urologist = urolog
  oncologist = onkolog|kræftlæge
  psychiatrist = psykiater
  psychologist = psykolog
  psychotherapist = psykoterapeut
  therapist = terapeut
  dentist = tandlæge
  orthodontist = specialtandlæge
  pharmacist = farmaceut|apoteker|farmakonom
  veterinarian = dyrlæge
  nurse = sygeplejerske
  head nurse = oversygeplejerske|afdelingssygeplejerske|chefsygeplejerske
  midwife = jordemoder
  physiotherapist = fysioterapeut
  speech therapist = logopæd|talepædagog
  social worker = socialrådgiver
  journalist = journalist|reporter|korrespondent
  editor = redaktør
  editor-in-chief = chefredaktør|ansvarshavende chefredaktør|ansvarshavende redaktør
  author = forfatter|forfatterinde
  translator = oversætter|translatør|tolk
  publisher = forlægger|forlagsdirektør
  producer = producer|producent
  film director = filminstruktør
  photographer = fotograf
  actor = skuespiller|skuespillerinde
  musician = koncertmester|musiker
  composer = komponist
  conductor = dirigent
  artist = kunstner|billedkunstner
  spokesperson = talsmand|talsperson|pressechef|kommunikationschef
  minister = minister
  prime minister = statsminister
  state secretary = statssekretær|departementschef
  member of parliament = folketingsmedlem|medlem af Folketinget|MF|parlamentariker
  mayor = borgmester|overborgmester
  deputy mayor = viceborgmester|rådmand
  governor = amtmand|nationalbankdirektør
  councillor = byrådsmedlem|kommunalbestyrelsesmedlem|regionsrådsmedlem
  ambassador = ambassadør
  consul = konsul|generalkonsul
  diplomat = diplomat
  civil servant = embedsmand|embedskvinde|ministerialråd
  police officer = politibetjent|politidirektør|politiassistent
  military officer = officer
  priest = præst|sognepræst|provst
  bishop = biskop|ærkebiskop
  rabbi = rabbiner
  chemist = kemiker
  physicist = fysiker
  mathematician = matematiker
  biologist = biolog
  historian = historiker
  sociologist = sociolog
  political scientist = statskundskaber|politolog
  philosopher = filosof
  intern = praktikant|trainee|sommerjob|feriejob|studiejob|studenterjob|fritidsjob
  apprentice = lærling|elev
  volunteer = frivillig
  freelancer = freelancer|selvstændig|selvstændig erhvervsdrivende
  investor = investor
  member = medlem
  commissioner = kommissær|EU-kommissær
  inspector = inspektør
  chef = kok|køkkenchef
  real estate agent = ejendomsmægler
  employee = medarbejder
  bailiff = kongelig foged|fogedfuldmægtig
  law clerk = dommerfuldmægtig
  dental hygienist = tandplejer
  dental technician = tandtekniker
  paralegal = advokatsekretær
  osteopath = osteopat
  dietitian = klinisk diætist|diætist
  optometrist = optometrist|optiker
  data protection officer = databeskyttelsesrådgiver
  office clerk = kontorassistent
  retail salesperson = butiksassistent|salgsassistent
  kindergarten teacher = pædagog|børnehavepædagog
  surveyor = landinspektør|landmåler
  municipal director = kommunaldirektør
  business developer = forretningsudvikler
  district nurse = hjemmesygeplejerske
  specialist nurse = specialsygeplejerske
  nursing assistant = sosu-assistent|social- og sundhedsassistent
  site manager = byggeleder
  executive assistant = direktionssekretær
  social pedagogue = socialpædagog
  web developer = webudvikler
  artistic director = kunstnerisk leder|teaterchef
  medical assistant = lægeassistent
  occupational therapist = ergoterapeut
`;

export const danish = pack({
  code: 'da',
  sections: {
    education: list`Uddannelse|Uddannelser|Uddannelsesbaggrund|Uddannelsesmæssig baggrund|Akademisk baggrund|Akademiske grader|Studier|Eksamen|Eksaminer|Akademisk uddannelse|Uddannelse og kurser|Skolegang|Videregående uddannelse|Uddannelsesforløb|Akademiske kvalifikationer|Akademisk grad`,
    employment: list`Erfaring|Erhvervserfaring|Arbejdserfaring|Karriere|Ansættelser|Ansættelse|Beskæftigelse|Professionel baggrund|Tidligere ansættelser|Nuværende stilling|Stillinger|Arbejde|Erhvervsmæssig baggrund|Karriereforløb|Ansættelsesforløb|Tidligere stillinger|Joberfaring|Baggrund og erfaring|Professionel erfaring|Arbejdsliv|Erhvervskarriere|Job|Forskningserfaring|Klinisk erfaring|Praktik|Nuværende ansættelse|Ansættelsesforhold`,
    board: list`Bestyrelsesposter|Bestyrelse|Bestyrelsen|Bestyrelseserfaring|Tillidshverv|Ledelseshverv|Andre ledelseshverv|Bestyrelseshverv|Direktion|Bestyrelsesmedlemmer|Hverv|Direktionen|Øvrige hverv|Repræsentantskab|Bestyrelsesarbejde|Ledelseserhverv`,
    certificates: list`Certifikater|Certificeringer|Kurser|Efteruddannelse|Licenser|Autorisation|Autorisationer|Kurser og certifikater|Videreuddannelse|Kurser og efteruddannelse|Møderet|Beskikkelser|Møderetsforhold|Kvalifikationer`,
    awards: list`Priser|Hædersbevisninger|Priser og hæder|Legater|Udmærkelser|Stipendier|Anerkendelser|Bevillinger|Hædersbevisninger og priser|Ordener|Priser og udmærkelser|Legater og priser`,
    publications: list`Publikationer|Udvalgte publikationer|Artikler|Bøger|Udgivelser|Publikationsliste|Videnskabelige artikler|Patenter|Bibliografi|Seneste publikationer|Værker|Udvalgte udgivelser|Udstillinger|Separatudstillinger|Soloudstillinger|Gruppeudstillinger`,
    teaching: list`Undervisning|Undervisningserfaring|Undervisningskompetencer|Kurser og undervisning|Undervisningsaktiviteter|Undervisningsområder|Underviser i`,
    projects: list`Projekter|Forskningsprojekter|Igangværende projekter|Forskning|Udvalgte projekter|Aktuelle projekter|Afsluttede projekter|Referenceprojekter|Udvalgte sager`,
    skills: list`Kompetencer|Færdigheder|Faglige kompetencer|Ekspertise|Specialer|IT-kompetencer|IT-kundskaber|Ekspertområder|Kernekompetencer|Arbejdsområder|Fagområder|Specialeområder|It-kompetencer|Rådgivningsområder|Retsområder|Ekspertiseområder`,
    memberships: list`Medlemskaber|Medlemskab|Frivilligt arbejde|Foreninger|Netværk|Medlem af|Faglige foreninger|Faglige selskaber|Organisationer|Foreningsarbejde|Medlemskab af foreninger|Frivilligt engagement`,
    languages: list`Sprog|Sprogkundskaber|Fremmedsprog`,
    interests: list`Interesser|Fritidsinteresser|Forskningsinteresser|Forskningsområder|Fritid|Hobbyer|Interesseområder|Forskningsfelter|Forskningsområde|Privat`,
    references: list`Referencer|Anbefalinger|Udtalelser`,
    contact: list`Kontakt|Kontakt os|Kontaktoplysninger|Adresse|Personlige oplysninger|Personlige data|Kontaktinformation|Find vej|Kontakt mig|Bestil tid`,
    about: list`Om|Om mig|Om os|Biografi|Profil|Præsentation|Resumé|Baggrund|Hvem er jeg|Kort biografi|CV|Hvem er vi|Personlig profil|Curriculum vitae|Kort om|Levned|Introduktion|Liv|Faglig profil|Levnedsløb|Livsforløb|Livsløb`,
    team: list`Team|Vores team|Medarbejdere|Vores medarbejdere|Personale|Ansatte|Mennesker|Ledelse|Ledelsen|Ledergruppe|Medlemmer|Advokater|Vores advokater|Læger|Vores læger|Forskere|Undervisere|Partnere|Teamet|Holdet|Lærere|Specialister|Mød teamet|Mød os|Jurister|Behandlere|Forskningsgruppen|Organisationen`,
    alumni: list`Alumner|Alumni|Tidligere medarbejdere|Tidligere medlemmer|Tidligere studerende|Tidligere elever|Kendte alumner|Kendte studenter|Dimittender|Tidligere ph.d.-studerende`,
    students: list`Studerende|Ph.d.-studerende|Specialestuderende|Vejledning|Vejledte ph.d.-studerende|Elever|Kandidatstuderende|Ph.d.-vejledning|Praktikanter|Studentermedhjælpere`,
    advisors: list`Rådgivere|Advisory board|Videnskabeligt råd|Rådgivende udvalg|Vejledere|Mentorer|Rådgivende panel|Faglig følgegruppe`,
    news: list`Nyheder|Aktuelt|Presse|Pressemeddelelser|I medierne|Medier|Seneste nyt|Blog|Seneste nyheder|Nyhedsarkiv|Relaterede artikler`,
    events: list`Arrangementer|Begivenheder|Kalender|Konferencer|Foredrag|Talere|Oplægsholdere|Seminarer|Program|Kommende arrangementer|Oplæg|Workshops|Forelæsninger|Paneldeltagere|Foredragsholdere|Foredragsholder|Andre foredragsholdere`,
    services: list`Ydelser|Services|Vores ydelser|Tjenester|Produkter|Løsninger|Hvad vi laver|Det laver vi|Behandlinger|Rådgivning|Kunder`,
  },
  itself: list`os|vores|vor|kontoret|firmaet|virksomheden|selskabet|klinikken|instituttet|fonden|teamet`,
  farewells: list`siger farvel|forlader os|stopper hos`,
  leavings: list`trådte tilbage|fratrådte|gik på pension|er gået på pension|gik af|blev afskediget|blev fyret|forlod stillingen|forlod virksomheden`,
  gatherings: list`Konference|Kongres|Symposium`,
  graduateLists: list`Dimittender|Kandidater|Ph.d.-forsvar|Ph.d.-afhandlinger|Forsvarede afhandlinger|Dimission|Årgang|Æresdoktorer|Tidligere ph.d.-studerende|Alumner`,
  degrees: degrees`
    doctoral PhD = ph.d.|ph.d.-grad|PhD|Ph.D.|phd|ph.d.-afhandling|ph.d.-graden|ph.d
    doctoral - = doktorgrad|doktorafhandling|disputats|licentiatgrad|dr.|doktorgraden|lic.|licentiat|højere doktorgrad|forsvarede sin ph.d.|forsvarede sin afhandling|erhvervede ph.d.-graden|disputerede
    doctoral - [humanities] = dr. phil.|dr.phil.
    doctoral Dr. med. [medicine] = dr. med.|dr.med.|dr. med
    doctoral - [engineering] = dr. techn.|dr.techn.|lic.techn.|lic. techn.
    doctoral ScD [natural sciences] = dr. scient.|dr.scient.|lic.scient.
    doctoral Dr. iur. [law] = dr. jur.|dr.jur.|lic.jur.
    doctoral ThD [theology] = dr. theol.|dr.theol.
    doctoral - [economics] = dr. oecon.|dr.oecon.|dr. polit.|dr.polit.|dr. merc.|dr.merc.|lic.merc.
    professional MD [medicine] = cand. med.|cand.med.|lægevidenskabelig embedseksamen|lægeeksamen|autoriseret læge
    professional DDS [dentistry] = cand. odont.|cand.odont.|tandlægeeksamen
    professional DVM [veterinary medicine] = cand. med. vet.|cand.med.vet.|dyrlægeeksamen
    master - [law] = cand. jur.|cand.jur.|juridisk kandidateksamen|juridisk embedseksamen|kandidat i jura|cand. merc. jur.|cand.merc.jur.|cand.merc.(jur.)
    master - [economics] = cand. oecon.|cand.oecon.|cand. polit.|cand.polit.
    master - [business economics] = cand. merc.|cand.merc.|cand.merc|cand.merc.aud.|cand. merc. aud.|cand.negot.|cand.soc.
    master EngineersDegree [engineering] = cand. polyt.|cand.polyt.|civilingeniør, cand.polyt.|civilingeniøruddannelsen|cand.tech.
    master MSc = cand. scient.|cand.scient.|M.Sc.|MSc|Master of Science
    master MA = cand. mag.|cand.mag.|M.A.|Master of Arts|cand. phil.|cand.phil.
    master - [political science] = cand. scient. pol.|cand.scient.pol.|cand.scient.adm.|cand.scient.soc.
    master - [psychology] = cand. psych.|cand.psych.
    master - [theology] = cand. theol.|cand.theol.
    master - [pharmacy] = cand. pharm.|cand.pharm.
    master MArch [architecture] = cand. arch.|cand.arch.|arkitekt maa|arkitektuddannelsen
    master Magister = mag. art.|mag.art.|magisterkonferens|magister
    master - = kandidatgrad|kandidat|kandidateksamen|kandidatuddannelse|master|mastergrad|speciale|masteruddannelse|kandidatgraden|cand.it.|cand.ling.merc.|cand.comm.|cand.cur.|cand.public.|cand.pæd.
    master MBA [business administration] = MBA|Executive MBA|EMBA
    master LLM [law] = LL.M.|LLM
    bachelor BA = BA|B.A.|Bachelor of Arts
    bachelor BSc = B.Sc.|BSc|Bachelor of Science|HA|HA-studiet|HA (jur.)|HA(jur.)|HA jur.|HA-jur|HA (mat.)|HA-almen
    bachelor BEng [engineering] = diplomingeniør|diplomingeniøruddannelsen|akademiingeniør|teknikumingeniør|diplomingeniøreksamen
    bachelor - = bachelor|bachelorgrad|bacheloruddannelse|professionsbachelor|bachelorprojekt|stud.|lærereksamen|HD|HD-uddannelse|HD(R)|HD(F)|bachelor i|exam.art.
    associate - = erhvervsakademiuddannelse|akademiuddannelse|datamatiker|markedsføringsøkonom|finansøkonom|AP-grad
    certificate - = diplom|certifikat|diplomuddannelse|svendebrev|advokateksamen|bestyrelsesuddannelse|pædagogikum|svendeprøve
    secondary HighSchoolDiploma = studentereksamen|student fra|hf|hhx|htx|HF-eksamen|gymnasial uddannelse|matematisk student|sproglig student|højere handelseksamen|realeksamen
  `,
  titles: TITLES,
  titleWords: headNouns(
    TITLES,
    list`ansvarlig|vejleder|ordfører|forstanderinde|delegeret|tilforordnet|planlægger|strateg|kontorleder|speciallæge|taler|moderator|coach|ombudsmand|aktuar|inspektør|oplægsholder|redaktionschef|teaterchef|dramaturg|scenograf|sanger|sangerinde|danser|studievært|klinikassistent|tandlægeassistent|lægevikar|ergoterapeut|studievejleder|amanuens|systemudvikler|butikschef|lagerchef|elektriker|tømrer|snedker|mekaniker|chauffør|frisør|håndværker|landmand|byplanlægger|landskabsarkitekt|korleder|fagchef|udviklingschef`,
  ),
  studyVerbs: list`tog en bachelor|tog en kandidat|færdiggjorde|fuldførte|har en master|har en kandidat|studerede|har studeret|læste|har læst|blev uddannet|er uddannet|uddannet|uddannet fra|tog eksamen|har taget|tog sin kandidatgrad|afsluttede|har afsluttet|dimitterede|dimitteret|blev student|blev kandidat|blev cand.|er cand.|erhvervede|opnåede|modtog|forsvarede|forsvarede sin ph.d.|fik sin ph.d.|fik ph.d.-graden|har en ph.d.|har en kandidatgrad|har en bachelor|tog en ph.d.|gennemførte|gik på|bestod|disputerede|specialiserede sig|har en uddannelse|færdiguddannet|blev færdiguddannet|blev ph.d.|opnåede ph.d.-graden|fik autorisation|aflagde|studeret|læst|aflagt|læser|læser til|studerer|går på`,
  appointing: list`udnævner|udnævnte|har udnævnt|ansætter|har ansat|ansatte|udpeger|har udpeget|forfremmer|vælger`,
  foundedBy: list`grundlagt … af|stiftet … af|startet … af|etableret … af`,
  speaking: list`siger|sagde|forklarer|udtaler|fortæller|ifølge|mener`,
  heldAs: list`som|i rollen som|i stillingen som`,
  worked: list`var|arbejdede|bestred|beklædte`,
  anotherTime: list`før|derefter|inden|tidligere`,
  workVerbs: list`kom fra|kommer fra|blev|varetager|varetog|bestrider|har siden|arbejder til daglig|er beskæftiget|arbejdede|har erfaring fra|fik erfaring|arbejder|har arbejdet|ledede|leder|har ledet|grundlagde|stiftede|har grundlagt|medstiftede|startede|begyndte|blev ansat|er ansat|var ansat|ansat|blev udnævnt|udnævnt|blev udnævnt til|valgt|blev valgt|er valgt|tiltrådte|tiltræder|har været|virkede|virker|virker som|underviser|underviste|har undervist|var ansvarlig|er ansvarlig|har ansvaret|stod i spidsen|står i spidsen|rådgiver om|rådgav|rådgiver|repræsenterer|kommer fra en stilling|kom fra en stilling|blev forfremmet|skiftede til|beklædte|beklæder|sidder i bestyrelsen|sad i bestyrelsen|forsker i|forskede|driver|drev|blev partner|er partner|er tilknyttet|tilknyttet|fratrådte|blev advokat|beskikket|beskikket som advokat|er formand|var formand|praktiserer|overtog|afløste|gik på pension|arbejdet|været|undervist|forsket|stiftet|grundlagt|fungeret som|virket som|beskæftiget|ansættelse|ansættelser|ansættelse ved|ansættelse på|stilling ved|stilling hos|praktik hos|praktik ved|praktikant hos|har praksis|har klinik|turnus|kom til|kommet til|i klinikken siden|har fungeret som|jeg arbejder|jeg har arbejdet|tjeneste ved|virksom|medvirket|medvirker|medvirkede|spillet på|spiller på|engageret ved|engageret på|været tilknyttet|gæstespillet|kommer senest fra|tiltrådte hos|en del af teamet|driver klinik|beskæftiget ved|arbejde ved|arbejde hos|ansættelse hos|baggrund fra|stillinger i|stillinger hos|erfaring fra|erfaringer fra|specialiserede sig på|speciallægeuddannelse på`,
  taughtIn: list`på|i|for|ved|af|den|det|uddannelsen|studiet`,
  studyNouns: list`studier|studium|uddannelse|efteruddannelse|videreuddannelse|omskoling|erhvervsuddannelse|eksamen|grad|kandidatgrad|bachelorgrad|ph.d.-afhandling|afhandling|speciale|disputats|kandidat|dimittend|alumne|alumner|alumnus|student|diplom|kandidatuddannelse|speciallægeuddannelse|hovedfag|bifag|sidefag|tilvalg|legat|stipendium|stipendiat|studieretning|hoveduddannelse|autorisation|årgang|fag`,
  organisationPrepositions: list`ved|på|hos|i|for|fra|af|inden for|til|med|under|via`,
  honorifics: list`hr.|fr.|frk.|dr.|prof.|professor|doktor|herr|fru|frøken|lektor|adv.|advokat|ing.|civ.ing.|cand.jur.|cand.polyt.|ph.d.|overlæge|læge|pastor|provst|biskop|grev|greve|grevinde|baron|baronesse|kaptajn|oberst|general|major|H.K.H.|dr.med.|kammerherre|hofjægermester|cand.merc.|cand.polit.|cand.mag.|cand.med.|cand.scient.|cand.scient.pol.|cand.psych.|cand.oecon.|cand.pæd.|cand.theol.|cand.merc.aud.|cand.merc.jur.|cand.it|HD|lic.jur.|dr.phil.|dr.scient.|dr.techn.|statsaut. revisor|reg. revisor`,
  postNominals: list`ph.d.|PhD|MBA|MSc|M.Sc.|cand.jur.|cand.merc.|cand.polyt.|cand.med.|cand.scient.|cand.mag.|cand.polit.|cand.oecon.|cand.scient.pol.|cand.psych.|dr.med.|dr.jur.|dr.phil.|LL.M.|HD|HA|MAA|m.a.a.|DMSc|CFA|L|MF|MEP|jr.|sr.|emeritus|RFF`,
  nameParticles: list`af|von|van|de|von der|du|la|le|di|da|el|al|bin|ben|der|zu|de la|den`,
  articles: list`en|et|den|det`,
  nameConnectors: list`og|for|i|af`,
  months: lists`
    januar|jan|jan.
    februar|feb|feb.|febr.
    marts|mar|mar.
    april|apr|apr.
    maj
    juni|jun|jun.
    juli|jul|jul.
    august|aug|aug.
    september|sept|sept.|sep|sep.
    oktober|okt|okt.
    november|nov|nov.
    december|dec|dec.
  `,
  seasons: lists`
    forår|foråret|forårssemester|forårssemestret
    sommer|sommeren
    efterår|efteråret|efterårssemester|efterårssemestret
    vinter|vinteren
  `,
  present: list`nu|i dag|idag|nuværende|d.d.|dags dato|til dags dato|igangværende|pt.|p.t.|for tiden|stadig|fortsat|aktuel|aktuelt|nutid|indtil videre|til i dag|i øjeblikket|nuværende tidspunkt|til nu|hidtil|hovedbeskæftigelse`,
  presentVerbs: list`sidder|driver|rådgiver|praktiserer|varetager|er|arbejder|leder|underviser|forsker`,
  since: list`siden|fra|fra og med|lige siden|med start|pr.|siden da|med virkning fra`,
  until: list`til|indtil|til og med|t.o.m.|frem til|før|inden`,
  born: list`født|født den|fødselsår|fødselsdato|fødselsdag`,
  introductions: list`jeg er|jeg hedder|mit navn er`,
  former: list`tidligere|forhenværende|fhv.|daværende|ex-|eks-|eks|ex|pensioneret|emeritus|emerita|afgående|forrige|førhen|engang|forudgående|før det|afdøde|inden da|i sin tid|fratrådt|afgået|tidl.|indtil for nylig|gået på pension`,
  inProgress: list`tager for tiden|tager i øjeblikket|arbejder på en ph.d.|er ved at tage|skriver på en ph.d.|studerende|student|ph.d.-studerende|stud.|stud.jur.|stud.med.|stud.polyt.|stud.merc.|stud.mag.|kandidatstuderende|bachelorstuderende|specialestuderende|læser til|læser på|er i gang med|igangværende uddannelse|under uddannelse|jurastuderende|medicinstuderende|kandidat til|kandidatstipendiat|elev|skriver speciale|skriver ph.d.|ph.d.-stipendiat|stud.scient.|stud.scient.pol.|i gang med en ph.d.|studerer|masterstuderende|ingeniørstuderende`,
  expected: list`forventet|forventes|forventet afslutning|planlagt|forventes afsluttet|forventet eksamen|forventet dimission|dimitterer|afsluttes|forventes færdig|planlagt afslutning`,
  attendedOnly: list`udveksling|udvekslingsophold|udvekslingsstudent|udvekslingsstuderende|semester i udlandet|studieophold|Erasmus|sommerskole|sommerkursus|gæstestuderende|enkeltfag|tomplads|udvekslingsår|sprogophold|højskoleophold|udlandsophold|tilvalg ved|studieår i`,
  notConferred: list`afbrudt|afbrød|afbrød studiet|afbrød sine studier|ikke afsluttet|uafsluttet|uden eksamen|droppede ud|droppet ud|ikke færdiggjort|ikke fuldført|opgav|opgav studiet|ufuldført|ikke gennemført|droppede studiet|aldrig afsluttet|færdiggjorde aldrig|fuldførte aldrig|studieafbrydelse|frataget|bortvist|orlov fra studiet|uafsluttede studier|uden at færdiggøre|uden afsluttende eksamen`,
  honorary: list`æresdoktor|æresdoktorat|honoris causa|h.c.|dr. h.c.|æresmedlem|æresprofessor|æresformand|æresborger|dr.h.c.|æresalumne|æresdoktorgrad`,
  negation: list`ikke|aldrig|ingen|intet|uden|hverken|ej|falsk|fejlagtigt|benægtede|benægter|afviste|afviser|dementerede|intet at gøre|ikke længere|i stedet for|næppe`,
  hypothetical: list`hvis|ville|kunne|måske|muligvis|formentlig|sandsynligvis|påstået|påståede|angiveligt|eventuelt|vil gerne|ønsker|planlægger|håber|søgte|takkede nej|afslog|fiktiv|fiktive|opdigtet|rygtes|såkaldt|såkaldte|skulle|burde|udgiver sig for|hævder|hævdede|agter|ansøgte|drømmer om`,
  visiting: list`gæst|gæsteprofessor|gæsteforsker|gæstelærer|gæstelektor|gæsteforelæser|gæsteophold|forskningsophold|visiting professor|visiting scholar|visiting fellow|visiting researcher|sabbatical|orlov|midlertidig|konstitueret|konst.|vikarierende|vikar|fungerende|udlånt|udstationeret|udenlandsophold|gæstestipendiat`,
  trainings: titles`
    resident physician = hoveduddannelse|introduktionsstilling|speciallægeuddannelse|klinisk basisuddannelse|hoveduddannelsen|speciallægeuddannelsen|introduktionsstillingen|hoveduddannelsesforløb|introstilling
    intern = praktik|praktikophold|turnus|turnusstilling|turnustjeneste|den kliniske basisuddannelse
    trainee lawyer = advokatfuldmægtigtid
  `,
  titleVerbs: titles`
    leder * = ledede|har ledet|står i spidsen|stod i spidsen|leder
    underviser = underviste|har undervist|underviser
    stifter = grundlagde|stiftede|har grundlagt|har stiftet
    medstifter = medstiftede|har medstiftet
    bestyrelsesmedlem = sidder i bestyrelsen|sad i bestyrelsen|er i bestyrelsen|har siddet i bestyrelsen
    indehaver = driver egen|drev egen
    koordinator * = koordinerer|koordinerede
  `,
  titleGroups: titles`
    partner = partnere|partnerne
    advokat = advokater|advokaterne
    advokatfuldmægtig = advokatfuldmægtige
    læge = læger|lægerne
    tandlæge = tandlæger|tandlægerne
    professor = professorer|professorerne
    lektor = lektorer|lektorerne
    adjunkt = adjunkter|adjunkterne
    forsker = forskere|forskerne
    konsulent = konsulenter|konsulenterne
    psykolog = psykologer|psykologerne
    jurist = jurister|juristerne
    bestyrelsesmedlem = bestyrelsesmedlemmer|bestyrelsesmedlemmerne
  `,
  memberOf: list`medlem|æresmedlem|stipendiat|legatmodtager|prismodtager`,
  dealings: list`finansieret af|støttet af|udgivet af|udgivet på|udkommet på|publiceret i|offentliggjort i|i samarbejde med|samarbejde med|kunder|tildelt af|pris fra|stipendium fra|legat fra|certificeret af|akkrediteret af|artikler i|på vegne af|foredragsholder|arbejdede med|arbejder med|arbejdet med|arbejde med`,
  prizes: list`pris|prisen|medalje|medaljen|hædersbevisning|legat|stipendium`,
  theses: titles`
    doctoral = ph.d.-afhandling|doktorafhandling|disputats
    master = speciale|kandidatspeciale
    bachelor = bachelorprojekt|bacheloropgave
    any = afhandling
  `,
  bars: list`advokatsamfundet|advokatrådet`,
  relatives: list`ægtemand|ægtemanden|manden|konen|faderen|faren|moderen|moren|broderen|broren|søsteren|sønnen|datteren|samleveren|forældrene|svigerfaren|bedstefaren|morfaren|farfaren|kæresten|min mand|min kone|hendes mor|hendes bror|hendes søster|hans mor|hans bror|far|fader|mor|moder|bror|broder|søster|søn|datter|hustru|kone|ægtefælle|mand til|forældre|onkel|farbror|morbror|tante|faster|moster|fætter|kusine|nevø|niece|farfar|morfar|farmor|mormor|barnebarn|svigerfar|svigermor|svoger|svigerinde|svigersøn|svigerdatter|børn|enke|enkemand|tvilling|tvillingebror|gift med|samlever|kæreste|forlovede|stedfar|stedmor|halvbror|halvsøster|eksmand|ekskone|hans far|hendes far|hans kone|hendes mand|søskende|familie|oldefar|bedstefar|bedstemor|efterkommer|forfader`,
  advisors: list`vejlederen|hovedvejlederen|bivejlederen|ph.d.-vejlederen|med professor|vejleder|hovedvejleder|bivejleder|medvejleder|vejledt af|under vejledning af|under vejledning|opponent|bedømmelsesudvalg|mentor|censor|eksaminator|under ledelse af|elev af|hos professor|hos prof.|ph.d.-vejleder|specialevejleder`,
  pronouns: {
    first: list`jeg|min|mit|mine|mig|vi|vores|os|vor`,
    third: list`han|hun|hans|hendes|ham|hende|sin|sit|sine|de|deres|dem|hen`,
  },
  organisationWords: {
    school: list`universitet|universitetet|højskole|højskolen|skole|skolen|gymnasium|gymnasiet|handelshøjskole|handelshøjskolen|professionshøjskole|professionshøjskolen|erhvervsakademi|akademi|akademiet|konservatorium|konservatoriet|DTU|CBS|RUC|handelsskole|teknisk skole|seminarium|seminariet|folkeskole|fakultet|fakultetet|kunstakademiet|musikkonservatorium|folkehøjskole|journalisthøjskolen|polytekniske læreanstalt|katedralskole|efterskole|business school|kostskole|danmarks tekniske universitet|forsvarsakademiet|landbohøjskolen|KU|HF`,
    company: list`virksomhed|virksomheden|selskab|firma|firmaet|koncern|koncernen|gruppen|holding|industri|industrier|teknik|teknologi|systemer|forlag|forlaget|forsikring|bureau|bureauet|konsulenthus|konsulentvirksomhed|fabrik|fabrikken|byg|ejendomme|energi|logistik|transport|medier|avis|dagblad|radio|tv|trykkeri|bryggeri|startup|datterselskab|revisionsfirma|revision|arkitektfirma|tegnestue|arkitekter|reklamebureau|hotel|rederi|rederiet|studio|invest|software|værft|entreprenør|handel|rådgivende ingeniører|medicinal|avisen|tidende|tidsskrift`,
    hospital: list`hospital|hospitalet|sygehus|sygehuset|universitetshospital|universitetshospitalet|klinik|klinikken|lægehus|lægehuset|lægeklinik|rigshospitalet|speciallægepraksis|tandlægeklinik|lægepraksis|sundhedscenter|privathospital|hospice|apotek|dyrehospital|dyreklinik|psykiatrisk center|tandklinik|regionshospitalet|poliklinik|plejehjem|lægerne|centralsygehus|amtssygehus|OUH`,
    public: list`ministerium|ministeriet|regering|regeringen|folketing|folketinget|kommune|kommunen|region|regionen|styrelse|styrelsen|byret|byretten|landsret|landsretten|østre landsret|vestre landsret|højesteret|domstol|sø- og handelsretten|anklagemyndigheden|statsadvokaten|politi|politiet|rigspolitiet|forsvaret|forsvarskommandoen|hæren|søværnet|ambassade|ambassaden|konsulat|EU-kommissionen|Europa-Kommissionen|Europa-Parlamentet|skat|skattestyrelsen|byråd|statsministeriet|udenrigsministeriet|justitsministeriet|finansministeriet|sundhedsstyrelsen|rigsrevisionen|departementet|rådhuset|direktoratet|nævn|nævnet|statsforvaltningen|kommunalbestyrelsen|kammeradvokaten|ankestyrelsen`,
    institute: list`forskningsinstitut|forskningscenter|center for|laboratorium|laboratoriet|observatorium|museum|museet|bibliotek|biblioteket|arkiv|arkivet|rigsarkivet|det kongelige bibliotek|nationalmuseet|videnskabernes selskab|statens serum institut|videncenter|tænketank|GTS-institut|niels bohr institutet|teknologisk institut|DIIS|VIVE`,
    department: list`institut|instituttet|institut for|afdeling|afdelingen|afdeling for|sektion|enhed|enheden|forskningsgruppe|kontor|kontoret|center|centret|division|forvaltning|forvaltningen|team|studienævn|filial|forskningsenhed|klinisk institut|sekretariat|sekretariatet|redaktionen|program|ambulatorium`,
    law: list`advokatfirma|advokatfirmaet|advokatkontor|advokatkontoret|advokatanpartsselskab|advokatpartnerselskab|advokatpartnerskab|advokater|advokathus|patentbureau|advokataktieselskab|advokathuset|advokaterne`,
    association: list`forening|foreningen|fond|fonden|forbund|forbundet|fagforening|handelskammer|advokatsamfundet|lægeforeningen|advokatrådet|union|liga|komité|udvalg|udvalget|klub|klubben|parti|partiet|andelsselskab|kirke|kirken|sogn|menighed|stift|netværk|netværket|bevægelse|råd|rådet|orden|forum|organisation|organisationen|brancheforening|idrætsforening|dansk industri|dansk erhverv|dansk selskab for|selskabet for|laug|sammenslutning|logen|dansk arbejdsgiverforening|studenterforeningen|teater|teatret|teateret|operaen|orkester|orkestret|symfoniorkester`,
    bank: list`bank|banken|sparekasse|sparekassen|nationalbanken|realkredit|realkreditinstitut|pensionskasse|pensionskassen|investeringsforening|børsen|fondsbørsen|kapitalforvaltning|investeringsbank|kapitalfond|ATP|andelskasse|formuepleje|investeringsselskab`,
  },
  sharedHeads: list`universiteterne|universiteter i|hospitalerne|sygehusene`,
  legalForms: list`A/S|ApS|I/S|K/S|P/S|IVS|A.M.B.A.|AMBA|a.m.b.a.|F.M.B.A.|S.M.B.A.|f.m.b.a.|aktieselskab|anpartsselskab|interessentskab|kommanditselskab|partnerselskab|enkeltmandsvirksomhed|SE|& Co.|& Søn|og Sønner|& Partnere|under konkurs|S/I|advokat-anpartsselskab|G/S`,
  functionWords: list`drift|forretningsudvikling|forskning|indkøb|kommunikation|kunder|kvalitet|ledelse|logistik|markedsføring|produktion|projekter|regnskab|salg|sikkerhed|strategi|teknik|uddannelse|udvikling|undervisning|økonomi`,
  conjunctions: list`og|samt|eller|&|og/eller|såvel som|/|men|også|sammen med|både|plus|henholdsvis|ligesom|desuden|endvidere`,
});
