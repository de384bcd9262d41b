import { degrees, headNouns, list, lists, pack, titles } from './pack.ts';

const TITLES = titles`
  chief executive officer = algemeen directeur|CEO|bestuursvoorzitter|voorzitter van de raad van bestuur|voorzitter raad van bestuur|gedelegeerd bestuurder|topman|topvrouw
  chief financial officer = financieel directeur|CFO|directeur financiën
  chief operating officer = operationeel directeur|COO
  chief technology officer = CTO
  chief information officer = CIO|IT-directeur
  chief medical officer = medisch directeur
  chief scientific officer = wetenschappelijk directeur
  managing director = zaakvoerder|zaakvoerster|directeur-eigenaar|directeur-grootaandeelhouder|DGA|statutair directeur
  executive director = uitvoerend directeur|directeur-bestuurder
  director = directeur|directrice
  deputy director = adjunct-directeur|plaatsvervangend directeur|onderdirecteur
  president = president
  vice president = vicepresident|vice-president
  chair = voorzitter|voorzitster|preses
  deputy chair = vicevoorzitter|vice-voorzitter|ondervoorzitter
  board member = bestuurslid|bestuurder|lid van de raad van bestuur|onafhankelijk bestuurder|bestuurster
  executive board member = lid van de directie|directielid|lid raad van bestuur
  supervisory board member = commissaris|lid van de raad van commissarissen|lid raad van commissarissen|toezichthouder|lid van de raad van toezicht|lid raad van toezicht
  supervisory board chair = president-commissaris|voorzitter van de raad van commissarissen|voorzitter raad van commissarissen|voorzitter van de raad van toezicht
  founder = oprichter|oprichtster|grondlegger|een van de oprichters|oprichters|een der oprichters|één van de oprichters
  co-founder = medeoprichter|medeoprichtster|mede-oprichter|mede-oprichtster|medeoprichters|mede-oprichters
  owner = eigenaar|eigenares|praktijkhouder|mede-eigenaar
  shareholder = aandeelhouder
  entrepreneur = ondernemer|onderneemster
  partner = partner|vennoot|maat|advocaat-partner|compagnon
  managing partner = managing partner|beherend vennoot
  associate = advocaat-medewerker|senior medewerker
  authorised signatory = procuratiehouder|gevolmachtigde
  head of department = afdelingshoofd|hoofd van de afdeling|departementshoofd|afdelingsvoorzitter|diensthoofd|vakgroepvoorzitter|sectorhoofd
  head = hoofd|leidinggevende|chef
  team leader = teamleider|teamleidster|groepsleider|onderzoeksleider|ploegleider|hoofd onderzoeksgroep|hoofd van de onderzoeksgroep
  project manager = projectleider|projectleidster|projectmanager
  product manager = productmanager
  manager = manager
  branch manager = filiaalmanager|vestigingsmanager|kantoordirecteur|vestigingsdirecteur|filiaalhouder
  sales manager = verkoopleider|salesmanager|verkoopdirecteur|hoofd verkoop
  marketing manager = marketingmanager|marketingdirecteur|hoofd marketing
  human resources manager = HR-manager|personeelsmanager|hoofd personeelszaken|hoofd P&O|HR-directeur|hoofd HR
  finance manager = financieel manager|hoofd financiën
  commercial director = commercieel directeur
  technical director = technisch directeur
  production manager = productieleider|productiemanager|bedrijfsleider|fabrieksdirecteur
  purchasing manager = inkoopmanager|hoofd inkoop|inkoper
  account manager = accountmanager|relatiebeheerder
  sales representative = vertegenwoordiger|verkoper|verkoopster
  office manager = officemanager
  assistant = assistent|assistente|directieassistent|directieassistente
  secretary = secretaris|secretaresse|griffier
  secretary general = secretaris-generaal|algemeen secretaris
  treasurer = penningmeester|thesaurier
  consultant = consultant|organisatieadviseur
  advisor = adviseur|adviseuse|raadgever|raadsadviseur
  specialist = specialist|deskundige|expert
  officer = beleidsmedewerker|beleidsadviseur|functionaris
  coordinator = coördinator|coördinatrice|projectcoördinator|projectcoördinatrice
  analyst = analist|analiste
  auditor = registeraccountant|bedrijfsrevisor|revisor
  accountant = accountant|boekhouder|boekhoudster
  tax advisor = belastingadviseur|fiscalist|fiscaliste
  economist = econoom|econome|bedrijfseconoom
  banker = bankier
  engineer = ingenieur|burgerlijk ingenieur
  software developer = ontwikkelaar|softwareontwikkelaar|programmeur|programmeuse|software-engineer
  computer scientist = informaticus
  systems administrator = systeembeheerder
  technician = technicus|monteur|laborant|laborante
  architect = architect|architecte
  designer = ontwerper|ontwerpster|vormgever|vormgeefster
  lawyer = advocaat|advocate|raadsman|raadsvrouw
  criminal lawyer = strafrechtadvocaat|strafpleiter|strafadvocaat
  legal counsel = bedrijfsjurist|bedrijfsjuriste|juridisch adviseur
  general counsel = hoofd juridische zaken
  trainee lawyer = advocaat-stagiair|advocaat-stagiaire|advocaat stagiaire
  legal scholar = jurist|juriste|rechtsgeleerde
  patent attorney = octrooigemachtigde
  candidate notary = kandidaat-notaris|kandidaat notaris
  notary = notaris|toegevoegd notaris
  judge = rechter|raadsheer|kantonrechter|rechter-plaatsvervanger|raadsheer-plaatsvervanger
  prosecutor = officier van justitie|advocaat-generaal|procureur|procureur des Konings|substituut-procureur
  mediator = bemiddelaar|arbiter|mediator
  insolvency administrator = curator in faillissementen|bewindvoerder
  professor = hoogleraar|gewoon hoogleraar|professor|bijzonder hoogleraar|buitengewoon hoogleraar|deeltijdhoogleraar
  associate professor = universitair hoofddocent|hoofddocent|UHD
  assistant professor = universitair docent|UD|universitaire docent
  visiting professor = gasthoogleraar|gastprofessor
  emeritus professor = emeritus hoogleraar|emeritus-hoogleraar|emeritus professor
  honorary professor = honorair hoogleraar
  lecturer = docent|docente|lector|lesgever|lesgeefster|hogeschooldocent|hogeschooldocente
  visiting lecturer = gastdocent|gastdocente
  teaching assistant = student-assistent|onderwijsassistent|praktijkassistent|assisterend academisch personeel
  research assistant = onderzoeksassistent|onderzoeksmedewerker
  research associate = wetenschappelijk medewerker|wetenschappelijk medewerkster
  senior researcher = senior onderzoeker|hoofdonderzoeker
  researcher = onderzoeker|onderzoekster|wetenschapper
  visiting researcher = gastonderzoeker|gastonderzoekster
  postdoctoral researcher = postdoctoraal onderzoeker|postdoc|postdoc-onderzoeker
  doctoral researcher = promovendus|promovenda|aio|assistent in opleiding|doctoraatsstudent|doctoraatsstudente|oio
  student = student|studente
  dean = decaan
  vice dean = vicedecaan|vice-decaan
  rector = rector magnificus|rector|universiteitsrector
  vice rector = vicerector|vice-rector|prorector
  institute director = instituutsdirecteur
  laboratory head = laboratoriumhoofd
  academician = lid van de KNAW
  teacher = leraar|lerares|leerkracht|onderwijzer|onderwijzeres|docent voortgezet onderwijs
  headteacher = schoolhoofd|schooldirecteur|schoolleider|conrector
  trainer = trainer|trainster|coach|opleider
  librarian = bibliothecaris|bibliothecaresse
  archivist = archivaris
  curator = conservator|curator
  museum director = museumdirecteur
  physician = arts|geneesheer|dokter|basisarts
  head physician = geneesheer-directeur|hoofdarts|medisch diensthoofd|hoofdgeneesheer
  senior physician = stafarts|staflid
  specialist physician = medisch specialist|arts-specialist|geneesheer-specialist
  resident physician = arts-assistent|arts in opleiding|AIOS|ANIOS|arts in opleiding tot specialist|assistent-arts
  general practitioner = huisarts
  surgeon = chirurg|neurochirurg
  anaesthetist = anesthesioloog|anesthesist|anesthesiologe
  internist = internist
  cardiologist = cardioloog|cardiologe
  neurologist = neuroloog|neurologe
  radiologist = radioloog|radiologe
  gynaecologist = gynaecoloog|gynaecologe
  paediatrician = kinderarts|pediater
  orthopaedist = orthopeed|orthopedisch chirurg|orthopedist
  dermatologist = dermatoloog|dermatologe
  ophthalmologist = oogarts|oftalmoloog
  urologist = uroloog|urologe
  oncologist = oncoloog|oncologe
  psychiatrist = psychiater
  psychologist = psycholoog|psychologe|gz-psycholoog|klinisch psycholoog
  psychotherapist = psychotherapeut|psychotherapeute
  therapist = therapeut|therapeute
  dentist = tandarts
  orthodontist = orthodontist
  pharmacist = apotheker
  veterinarian = dierenarts
  nurse = verpleegkundige|verpleegster|verpleger
  head nurse = hoofdverpleegkundige
  midwife = verloskundige|vroedvrouw
  physiotherapist = fysiotherapeut|fysiotherapeute|kinesitherapeut|kinesitherapeute
  speech therapist = logopedist|logopediste
  social worker = maatschappelijk werker|maatschappelijk werkster|sociaal werker
  journalist = journalist|journaliste|verslaggever|verslaggeefster|correspondent
  editor = redacteur|redactrice
  editor-in-chief = hoofdredacteur|hoofdredactrice
  author = auteur|schrijver|schrijfster
  translator = vertaler|vertaalster|tolk
  publisher = uitgever|uitgeefster
  producer = producent|producente
  film director = regisseur|regisseuse|filmmaker
  photographer = fotograaf|fotografe
  actor = acteur|actrice
  musician = concertmeester|muzikant|musicus|muzikante
  composer = componist|componiste
  conductor = dirigent|dirigente
  artist = kunstenaar|kunstenares
  spokesperson = woordvoerder|woordvoerster|persvoorlichter
  minister = minister
  prime minister = premier|minister-president|eerste minister
  state secretary = staatssecretaris
  member of parliament = Kamerlid|Tweede Kamerlid|volksvertegenwoordiger|parlementslid|Europarlementariër
  senator = senator|Eerste Kamerlid
  mayor = burgemeester
  deputy mayor = wethouder|schepen|locoburgemeester
  governor = gouverneur|commissaris van de Koning|gedeputeerde
  councillor = gemeenteraadslid|raadslid|provinciaal statenlid|statenlid
  ambassador = ambassadeur|ambassadrice
  consul = consul|consul-generaal
  diplomat = diplomaat|diplomate
  civil servant = ambtenaar|rijksambtenaar
  police officer = politieagent|agente|politiecommissaris
  military officer = officier
  priest = priester|pastoor|dominee|predikant
  bishop = bisschop|aartsbisschop
  rabbi = rabbijn
  chemist = scheikundige|chemicus
  physicist = natuurkundige|fysicus
  mathematician = wiskundige
  biologist = bioloog|biologe
  historian = historicus|historica|geschiedkundige
  sociologist = socioloog|sociologe
  political scientist = politicoloog|politicologe
  philosopher = filosoof|filosofe
  intern = stagiair|stagiaire
  apprentice = leerling|leerjongen
  volunteer = vrijwilliger|vrijwilligster
  freelancer = zelfstandige|zzp'er|zelfstandig ondernemer
  investor = investeerder|belegger
  member = lid
  inspector = inspecteur|inspectrice
  chef = kok|chef-kok
  real estate agent = makelaar|vastgoedmakelaar
  employee = medewerker|medewerkster|werknemer|werkneemster
  bailiff = gerechtsdeurwaarder|deurwaarder|kandidaat-gerechtsdeurwaarder
  law clerk = gerechtssecretaris|gerechtsauditeur
  board secretary = secretaris van de raad van bestuur|bestuurssecretaris
  dental hygienist = mondhygiënist|mondhygiëniste
  dental technician = tandtechnicus
  dental assistant = tandartsassistente|tandartsassistent
  paralegal = juridisch medewerker|juridisch medewerkster|paralegal
  legal secretary = juridisch secretaresse
  court expert = gerechtelijk deskundige
  naturopath = natuurgeneeskundige|natuurgeneeskundig therapeut|natuurgeneeskundig therapeute
  osteopath = osteopaat
  dietitian = diëtist|diëtiste|voedingsdeskundige
  optometrist = optometrist|opticien
  data protection officer = functionaris gegevensbescherming|functionaris voor gegevensbescherming
  bank clerk = bankmedewerker|bankbediende
  office clerk = administratief medewerker|administratief medewerkster
  retail salesperson = winkelmedewerker
  kindergarten teacher = kleuterleidster|kleuterleerkracht|pedagogisch medewerker
  works council chair = voorzitter van de ondernemingsraad
  surveyor = landmeter
  municipal director = gemeentesecretaris
  business developer = business developer|bedrijfsontwikkelaar
  district nurse = wijkverpleegkundige
  nursing assistant = verzorgende|zorgkundige
  tax lawyer = belastingadvocaat
  labour lawyer = arbeidsrechtadvocaat
  student assistant = studentassistent
  working student = werkstudent
  site manager = uitvoerder|werkvoorbereider
  executive assistant = directiesecretaresse|managementassistent
  web developer = webontwikkelaar
  graphic designer = grafisch vormgever|grafisch ontwerper
  artistic director = artistiek leider|artistiek directeur
  medical assistant = doktersassistente|doktersassistent
  practice manager = praktijkmanager
  occupational therapist = ergotherapeut
`;

export const dutch = pack({
  code: 'nl',
  sections: {
    education: list`Opleiding|Opleidingen|Onderwijs en opleiding|Studie|Studies|Academische opleiding|Vooropleiding|Opleiding en studie|Diploma's|Academische achtergrond|Scholing|Genoten opleiding|Opleidingsachtergrond|Opleiding en diploma's|Onderwijsachtergrond|Wetenschappelijke opleiding|Universitaire opleiding|Medische opleiding|Schoolopleiding|Gevolgde opleidingen|Educatie|Kwalificaties|Academische vorming`,
    employment: list`Werkervaring|Ervaring|Loopbaan|Carrière|Beroepservaring|Professionele ervaring|Arbeidsverleden|Functies|Werk|Huidige functie|Vorige functies|Eerdere functies|Professionele loopbaan|Werkverleden|Academische loopbaan|Onderzoekservaring|Betrekkingen|Stages|Vroegere functies|Beroepsloopbaan|Praktijkervaring|Aanstellingen|Klinische ervaring|Posities|Hoofdfunctie|Academische functies|Arbeidservaring|Werkgeschiedenis|Huidige werkzaamheden|Werkzaamheden`,
    board: list`Bestuursfuncties|Commissariaten|Nevenfuncties|Bestuur|Raad van bestuur|Raad van commissarissen|Raad van toezicht|Bestuursmandaten|Mandaten|Bestuursleden|Overige functies|Directiecomité|Toezichthoudende functies|Ons bestuur|Het bestuur|Dagelijks bestuur|Governance|Bestuur en toezicht|Nevenactiviteiten`,
    certificates: list`Certificaten|Certificeringen|Cursussen|Trainingen|Bijscholing|Nascholing|Licenties|Registraties|Cursussen en trainingen|BIG-registratie|Licenties en certificaten|Aanvullende opleidingen|Toelatingen|Permanente educatie|Beroepsregistratie|Rechtsgebiedenregister`,
    awards: list`Prijzen|Onderscheidingen|Prijzen en onderscheidingen|Beurzen|Eerbewijzen|Erkenning|Subsidies|Beurzen en prijzen|Awards|Toekenningen|Onderscheidingen en prijzen|Prestaties`,
    publications: list`Publicaties|Recente publicaties|Geselecteerde publicaties|Artikelen|Boeken|Belangrijkste publicaties|Publicatielijst|Wetenschappelijke publicaties|Octrooien|Patenten|Bibliografie|Werken|Sleutelpublicaties|Selectie van publicaties|Tentoonstellingen|Exposities|Solotentoonstellingen|Groepstentoonstellingen`,
    teaching: list`Onderwijs|Onderwijservaring|Onderwijstaken|Vakken|Colleges|Onderwijsactiviteiten|Lesgeven|Gegeven vakken|Opleidingsonderdelen|Lesopdrachten`,
    projects: list`Projecten|Onderzoeksprojecten|Lopende projecten|Onderzoek|Geselecteerde projecten|Afgeronde projecten|Portfolio|Relevante zaken|Ervaring en zaken`,
    skills: list`Vaardigheden|Competenties|Kennis|Expertise|Deskundigheid|Expertisegebieden|Specialisaties|Specialismen|Computervaardigheden|Rechtsgebieden|Praktijkgebieden|Aandachtsgebieden|Kernkwaliteiten|IT-vaardigheden|Vakgebieden|Kernactiviteiten|Technische vaardigheden|Werkgebieden|Specialisatie`,
    memberships: list`Lidmaatschappen|Lidmaatschap|Verenigingen|Vrijwilligerswerk|Beroepsverenigingen|Lid van|Maatschappelijke functies|Affiliaties|Wetenschappelijke verenigingen|Professionele lidmaatschappen|Aangesloten bij|Maatschappelijke activiteiten`,
    languages: list`Talen|Talenkennis|Taalvaardigheden|Vreemde talen`,
    interests: list`Interesses|Hobby's|Vrije tijd|Onderzoeksinteresses|Onderzoeksthema's|Onderzoeksgebieden|Interessegebieden|Onderzoekslijnen|Hobby's en interesses|Persoonlijke interesses|Privé|Hobby’s`,
    references: list`Referenties|Aanbevelingen|Klantervaringen`,
    contact: list`Contact|Contactgegevens|Adres|Persoonlijke gegevens|Personalia|Neem contact op|Contactinformatie|Bereikbaarheid|Locatie|Spreekuur|Openingstijden|Afspraak maken`,
    about: list`Over|Over mij|Over ons|Biografie|Bio|Profiel|Samenvatting|Wie ben ik|Wie zijn wij|Persoonlijk profiel|Korte biografie|Levensloop|Curriculum vitae|CV|Voorstelling|Achtergrond|Introductie|Leven|Persoonlijk|Kennismaking|Even voorstellen`,
    team: list`Team|Ons team|Het team|Medewerkers|Onze mensen|Mensen|Directie|Management|Managementteam|Leden|Personeel|Advocaten|Onze advocaten|Partners|Artsen|Onze artsen|Onze specialisten|Specialisten|Onderzoekers|Docenten|Hoogleraren|Wie is wie|Leiding|Staf|Huisartsen|Medisch team|Behandelaren|Onze medewerkers|Wetenschappelijke staf|Teamleden|Zorgverleners`,
    alumni: list`Alumni|Oud-leerlingen|Oud-studenten|Oud-medewerkers|Voormalige leden|Afgestudeerden|Oud-leden|Voormalige medewerkers|Bekende oud-leerlingen|Bekende alumni|Gepromoveerden|Oud-bestuursleden`,
    students: list`Studenten|Promovendi|Doctoraatsstudenten|Masterstudenten|Begeleide promoties|Leerlingen|Promovendi en postdocs|Begeleiding|Huidige promovendi|Begeleide proefschriften|Stagiairs|AIO's`,
    advisors: list`Adviseurs|Adviesraad|Raad van advies|Wetenschappelijke adviesraad|Promotoren|Mentoren|Comité van aanbeveling|Adviescommissie|stagemeester|patroon|haar stagemeester|zijn stagemeester|opleider`,
    news: list`Nieuws|Actueel|Pers|Persberichten|In de media|Media|Laatste nieuws|Blog|Nieuwsberichten|Berichten|Actualiteiten|Gerelateerde artikelen`,
    events: list`Evenementen|Agenda|Congressen|Conferenties|Lezingen|Sprekers|Seminars|Programma|Bijeenkomsten|Presentaties|Workshops|Onze sprekers|Symposia|Kalender|Activiteitenkalender|Webinars|Panelleden|Spreker|Dagvoorzitter`,
    services: list`Diensten|Onze diensten|Dienstverlening|Producten|Oplossingen|Wat wij doen|Behandelingen|Advies|Aanbod|Zorgaanbod|Klanten|Opdrachtgevers`,
  },
  itself: list`ons|onze|het kantoor|ons kantoor|het bedrijf|de firma|de praktijk|de maatschap|het bureau|de kliniek|het instituut|de stichting|het team`,
  farewells: list`afscheid|verlaat ons|nemen afscheid`,
  leavings: list`trad af|is afgetreden|trad terug|nam ontslag|heeft ontslag genomen|ging met pensioen|is met pensioen|werd ontslagen|legde zijn functie neer|legde haar functie neer`,
  gatherings: list`Congres|Symposium|Conferentie`,
  graduateLists: list`Afgestudeerden|Gepromoveerden|Promoties|Proefschriften|Diploma-uitreiking|Oud-studenten|Voltooide proefschriften|Eredoctoraten|Lichting|Afstudeerders`,
  degrees: degrees`
    doctoral PhD = Ph.D.|PhD|dr. ir.|dr.ir.|dr. mr.|mr. dr.
    doctoral - = doctoraat|doctor in|doctorstitel|doctorsgraad|gepromoveerd|promotie aan de universiteit|proefschrift|doctor in de|gedoctoreerd|doctoraatstitel|promoveerde|is gepromoveerd|promotie
    doctoral Dr. iur. [law] = doctor in de rechten|doctor in de rechtsgeleerdheid
    doctoral ScD = doctor in de wetenschappen
    professional MD [medicine] = artsexamen|artsdiploma|doctor in de geneeskunde|arts-examen|doctor in de genees-, heel- en verloskunde|master in de geneeskunde|artsenbul
    professional DDS [dentistry] = tandartsdiploma|tandartsexamen|licentiaat in de tandheelkunde|master in de tandheelkunde
    professional DVM [veterinary medicine] = doctor in de diergeneeskunde|dierenartsexamen|master in de diergeneeskunde
    master Doctorandus = doctorandus|drs.|doctoraal|doctoraalexamen|doctoraal examen|doctoranda
    master - = master|meester in|masterdiploma|mastergraad|masteropleiding|masterstudie|licentiaat|licentie|licenciaat|mastertitel|master na master|post-master|postdoctorale opleiding
    master - [law] = mr.|meester in de rechten|licentiaat in de rechten|doctoraal Nederlands recht|master in de rechten|master rechtsgeleerdheid
    master EngineersDegree [engineering] = ir.|burgerlijk ingenieur|handelsingenieur|bio-ingenieur|ingenieursdiploma|ingenieursexamen
    master MSc = M.Sc.|MSc|Master of Science
    master MA = M.A.|Master of Arts
    master MBA [business administration] = MBA|Executive MBA|EMBA|Master of Business Administration
    master LLM [law] = LL.M.|LLM|Master of Laws
    bachelor BSc = B.Sc.|BSc|Bachelor of Science
    bachelor BA = B.A.|Bachelor of Arts
    bachelor LLB [law] = LL.B.|bachelor rechtsgeleerdheid|bachelor in de rechten
    bachelor BEng [engineering] = ing.|ing. (HBO)|B.Eng.|industrieel ingenieur
    bachelor - = bachelor|bc.|bachelordiploma|bacheloropleiding|bachelorgraad|professionele bachelor|academische bachelor|hbo-diploma|hbo|hbo-opleiding|kandidaatsexamen|kandidaats|bachelorstudie|heao|hts
    associate - = associate degree|graduaat|hbo-propedeuse|mbo-4
    certificate - = certificaat|getuigschrift|mbo-diploma|mbo|postgraduaat|aggregatie|propedeuse|post-hbo
    secondary HighSchoolDiploma = vwo|havo|atheneum|gymnasium|middelbare school|hbs|vwo-diploma|havo-diploma|secundair onderwijs|humaniora|mavo|vmbo|gymnasium-alpha|gymnasium-bèta
  `,
  titles: TITLES,
  titleWords: headNouns(
    TITLES,
    list`beheerder|begeleider|begeleidster|ombudsman|afgevaardigde|gezant|kanselier|regent|opzichter|planner|recruiter|verzekeringsarts|bedrijfsarts|lijsttrekker|fractievoorzitter|promotor|actuaris|coassistent|doktersassistent|doktersassistente|praktijkmanager|praktijkondersteuner|praktijkverpleegkundige|waarnemer|bouwleider|regiomanager|rayonmanager|magazijnmedewerker|magazijnchef|elektricien|timmerman|chauffeur|hovenier|kapper|kapster|boer|pedagoog|stedenbouwkundige|landschapsarchitect|interieurarchitect|zanger|zangeres|danser|presentator|presentatrice|koordirigent|diaken|uitzendkracht|ergotherapeut|gezondheidszorgpsycholoog|internist-oncoloog|SEH-arts`,
  ),
  studyVerbs: list`rondde|afstuderen|haar afstuderen|zijn afstuderen|heeft een bachelor|heb een master|heb een bachelor|studeerde|studeert|heb gestudeerd|heeft gestudeerd|studeerde af|afgestudeerd|is afgestudeerd|ben afgestudeerd|promoveerde|gepromoveerd|is gepromoveerd|ben gepromoveerd|behaalde|behaald|heeft behaald|voltooide|rondde af|heeft afgerond|doctoreerde|volgde|volgde een opleiding|haalde|slaagde|verwierf|werd opgeleid|opgeleid|specialiseerde zich|heeft een master|verdedigde|verdedigde zijn proefschrift|verdedigde haar proefschrift|ontving|verkreeg|bezocht|liep school|is licentiaat|is doctor in|deed zijn promotieonderzoek|deed haar promotieonderzoek|genoot zijn opleiding|genoot haar opleiding|gestudeerd|volgt`,
  appointing: list`benoemt|benoemde|verwelkomt|verwelkomde|kiest|de benoeming van|benoeming van|de komst van`,
  foundedBy: list`opgericht … door|gestart … door|door * opgericht`,
  speaking: list`zegt|zei|aldus|verklaart|verklaarde|vertelt|legt uit|volgens`,
  heldAs: list`als|in de functie van|waar zij|waar hij`,
  worked: list`werkte|heeft gewerkt|bekleedde|heeft bekleed|heb gewerkt`,
  beforehand: list`na|voor|naast`,
  anotherTime: list`voordat|waarna|daarna|daarvoor|eerder`,
  workVerbs: list`trad ze in dienst|trad zij in dienst|trad hij in dienst|ging aan de slag|begon bij|begon ze|benoemd tot|presenteert|schrijft voor|schreef voor|is als|was als|werkte|zit bij|deed ervaring op|heeft ervaring opgedaan|ervaring opgedaan|werkt|werk bij|heeft gewerkt|heb gewerkt|werkzaam|was werkzaam|is werkzaam|leidde|leidt|geeft leiding|gaf leiding|richtte op|opgericht|heeft opgericht|trad toe|trad in dienst|in dienst getreden|werd benoemd|is benoemd|benoemd|werd verkozen|verkozen|gekozen|werd gekozen|werd aangesteld|aangesteld|begon|begon zijn carrière|begon haar carrière|startte|stapte over|maakte de overstap|vervulde|vervult|bekleedde|bekleedt|was verantwoordelijk|is verantwoordelijk|doceerde|doceert|geeft les|gaf les|geeft ze les|geeft zij les|geeft hij les|geef ik les|gaf ze les|gaf zij les|gaf hij les|richtte ze|richtte zij|richtte hij|richtte ik|onderwijst|adviseert|adviseerde|beheert|beheerde|vertegenwoordigt|stond aan het hoofd|staat aan het hoofd|zit voor|was voorzitter|is voorzitter|coördineert|coördineerde|is verbonden aan|verbonden aan|was verbonden aan|werd|is sinds|praktiseert|volgde op|nam over|runt|nam ontslag|ging met pensioen|werd gepromoveerd tot|gewerkt|geleid|gedoceerd|lesgegeven|gediend|werkzaam geweest|actief|werkervaring|ervaring bij|in dienst bij|in dienst van|in dienst|dienstverband|stage bij|liep stage|aan de slag|maakt deel uit|maakte deel uit|actief bij|was actief|is actief|houdt praktijk|voert praktijk|versterkt|werkt sinds|was in dienst|ik werk|ik werkte|verbonden|verbonden met|werkzaamheden|speelde bij|speelt bij|was verbonden|is verbonden|te zien bij|regisseerde bij|dirigeerde|waarnam|neem waar|ben ik werkzaam|ben ik verbonden|versterkt het team|maakt deel uit van het team|kwam ik in dienst|in loondienst bij|werkervaring bij|deed ik werkervaring op|baan bij|aanstelling bij|aanstelling aan|functie bij|loondienst bij|ervaring op bij|ervaring opgedaan bij|maakt deel uit van|stages bij|achtereenvolgens bij|loopbaan bij|carrière bij|eerder bij`,
  joins: list`stapte over naar|maakte de overstap naar|maakte zij de overstap naar|maakte hij de overstap naar|werkte voor|werkt voor|trad in dienst bij|trad zij in dienst bij|trad hij in dienst bij|kwam in dienst bij`,
  taughtIn: list`van|in|de|het|aan|bij|op|binnen|voor|opleiding|opleidingen|cursus|programma`,
  studyNouns: list`studie|studies|opleiding|opleidingen|beroepsopleiding|omscholing|bijscholing|cursus|vakopleiding|vaardigheidstrainingen|diploma|graad|bul|proefschrift|scriptie|masterscriptie|thesis|promotie|dissertatie|afgestudeerde|alumnus|alumna|oud-student|oud-leerling|oud-studente|doctoraat|licentiaat|hoofdvak|bijvak|specialisatie|afstudeerrichting|afstuderen|specialisatieopleiding|coschappen|eindexamen|bachelor|master|vervolgopleiding|studierichting|getuigschrift|graduaat|beurs|cum laude|met onderscheiding|met grote onderscheiding|met de grootste onderscheiding|rechtenstudie|geneeskundestudie`,
  organisationPrepositions: list`aan de|aan het|aan|bij de|bij het|bij|van de|van het|van|voor de|voor|in de|in het|in|te|op de|op het|op|binnen|namens|door|uit|tot|van den`,
  honorifics: list`dhr.|de heer|heer|mevr.|mevrouw|mw.|mej.|dr.|drs.|prof.|prof. dr.|prof. mr.|prof. dr. ir.|mr.|mr. dr.|dr. ir.|ir.|ing.|ds.|pater|zuster|broeder|jhr.|jkvr.|jonkheer|jonkvrouw|baron|barones|graaf|gravin|em. prof.|Z.E.|meester|professor|doctor|dokter|mgr.|meneer|drs|dra.|lic.|kan.|e.h.|generaal|kolonel|kapitein|em. prof. dr.|mr. drs.|ing. drs.`,
  postNominals: list`MSc|BSc|MA|BA|LL.M.|LLM|LL.B.|PhD|Ph.D.|MBA|RA|RC|RB|AA|EMFC|MD|MPH|CFA|FRICS|MRICS|MMC|EMIA|RO|CISA|B.Sc.|M.Sc.|MPA|RTh|MEd|MFP|sr.|jr.|SJ|OFM|B.ICT|BEd|AAG|RV|RE|RT|CIA|CPC|QC|RI|MRE|MBI|em.`,
  nameParticles: list`van|van de|van der|van den|van 't|van het|de|den|der|ter|ten|te|tot|'t|in 't|in de|op de|op den|op 't|uit de|uit den|von|van ter|de la|du|le|la|el|ben|bin|al|des|d'|vande|vander|vanden|thoe|aan de|aan den|voor de|onder de|bij de`,
  articles: list`de|het|een|'t`,
  nameConnectors: list`van|voor|het|de|den|der`,
  placeConnectors: list`te`,
  months: lists`
    januari|jan|jan.
    februari|feb|feb.|febr.
    maart|mrt|mrt.
    april|apr|apr.
    mei
    juni|jun|jun.
    juli|jul|jul.
    augustus|aug|aug.
    september|sept|sept.|sep|sep.
    oktober|okt|okt.
    november|nov|nov.
    december|dec|dec.
  `,
  seasons: lists`
    lente|voorjaar|voorjaarssemester
    zomer
    herfst|najaar|najaarssemester
    winter
  `,
  present: list`heden|tot heden|nu|tot nu|tot op heden|huidig|huidige|momenteel|thans|vandaag|op dit moment|actueel|lopend|tot vandaag|nog steeds|tegenwoordig|tot op vandaag|tot nu toe|nog altijd|in functie|hoofdfunctie`,
  presentVerbs: list`zit|onderzoekt|geeft les|presenteert|schrijft|is|ben|werk|werkt|leidt|doceert|geeft leiding|adviseert|begeleidt`,
  since: list`sinds|vanaf|sedert|van|met ingang van|per|sindsdien`,
  until: list`tot|tot en met|t/m|t.e.m.|tot eind|tot in|voor|vóór|tot begin`,
  born: list`geboren|geboren op|geboren in|geb.|geboortedatum|geboortejaar|bouwjaar`,
  introductions: list`ik ben|ik heet|mijn naam is`,
  former: list`voormalig|voormalige|voorheen|eerder|eerdere|vroeger|vroegere|oud-|ex-|ex|gewezen|vorig|vorige|daarvoor|toenmalig|toenmalige|gepensioneerd|gepensioneerde|emeritus|met pensioen|oud|destijds|tot voor kort|wijlen|oud-directeur|oud-minister|oud-voorzitter|daarvóór|afgetreden|scheidend|b.d.|vertrokken|in het verleden|ooit|afgezwaaid`,
  inProgress: list`doet promotieonderzoek|promotieonderzoek|doet momenteel promotieonderzoek|werkt aan een proefschrift|promoveert momenteel|bezig met een promotie|volgt een opleiding|studeert|student|studente|promovendus|promovenda|kandidaat|doctoraatsstudent|doctoraatsstudente|masterstudent|masterstudente|bachelorstudent|bachelorstudente|rechtenstudent|geneeskundestudent|studeert momenteel|bezig met|in opleiding|volgt momenteel|werkt aan zijn proefschrift|werkt aan haar proefschrift|buitenpromovendus|aio|leerling|doctoreert|promoveert|nog niet afgerond|lopende studie|werkstudent|PhD-student|PhD-kandidaat|deeltijdstudent|eerstejaars|ouderejaars|studerend|eerstejaarsstudent|tweedejaarsstudent|derdejaarsstudent|vierdejaarsstudent`,
  expected: list`verwacht|verwachte afstudeerdatum|naar verwachting|gepland|geplande|beoogd|afronding verwacht|te behalen|verwachte einddatum|studeert af in|hoopt te promoveren`,
  attendedOnly: list`uitwisseling|uitwisselingsstudent|uitwisselingsprogramma|semester in het buitenland|Erasmus|Erasmus-uitwisseling|zomerschool|summer school|toehoorder|gaststudent|bijvakken|minor in het buitenland|jaar in het buitenland|zomercursus|studieverblijf|taalcursus|enkele vakken|studiejaar in|vrije student|losse vakken`,
  notConferred: list`niet afgerond|niet voltooid|niet afgemaakt|niet afgestudeerd|afgebroken|gestopt|gestaakt|voortijdig beëindigd|zonder diploma|brak zijn studie af|brak haar studie af|maakte zijn studie niet af|maakte haar studie niet af|stopte met zijn studie|stopte met haar studie|studie gestaakt|onvoltooid|onafgemaakt|drop-out|dropout|nooit afgemaakt|nooit afgerond|nooit afgestudeerd|studie onderbroken|ingetrokken|vroegtijdig gestopt|schoolverlater zonder diploma`,
  honorary: list`eredoctor|eredoctoraat|honoris causa|h.c.|dr. h.c.|erelid|erevoorzitter|honorair|ereburger|ere-|eretitel|erebestuurder|ere-doctoraat`,
  negation: list`niet|geen|nooit|noch|zonder|nimmer|onjuist|vals|ontkende|ontkent|ontkend|niets te maken|geenszins|niet langer|in plaats van|evenmin|ten onrechte`,
  hypothetical: list`sloeg het aanbod af|indien|zou|zouden|zou kunnen|misschien|wellicht|mogelijk|vermoedelijk|naar verluidt|vermeend|vermeende|waarschijnlijk|beweert|beweerde|wil|wilde|van plan|hoopt|solliciteerde|wees af|sloeg af|bedankte voor|fictief|fictieve|denkbeeldig|zogenaamd|zogenaamde|eventueel|kandidaat-|ambieert|gerucht|naar eigen zeggen`,
  visiting: list`gast|gasthoogleraar|gastonderzoeker|gastonderzoekster|gastdocent|gastdocente|gastprofessor|gastwetenschapper|onderzoeksverblijf|gastverblijf|visiting professor|visiting scholar|visiting fellow|visiting researcher|sabbatical|gedetacheerd|detachering|tijdelijk|waarnemend|interim|ad interim|a.i.|plaatsvervangend|artist in residence|gastlector|fellow in residence`,
  trainings: titles`
    resident physician = opleiding tot specialist|specialisatie tot|opleiding tot medisch specialist|arts in opleiding|opleiding tot kinderarts|opgeleid tot kinderarts|opleiding tot psychiater|opgeleid tot psychiater|opleiding tot cardioloog|opgeleid tot cardioloog|opleiding tot internist|opgeleid tot internist|opleiding tot chirurg|opgeleid tot chirurg|opleiding tot neuroloog|opgeleid tot neuroloog|opleiding tot gynaecoloog|opgeleid tot gynaecoloog|opleiding tot radioloog|opgeleid tot radioloog|opleiding tot anesthesioloog|opgeleid tot anesthesioloog|opleiding tot huisarts|opgeleid tot huisarts|opleiding tot dermatoloog|opgeleid tot dermatoloog|opleiding tot oogarts|opgeleid tot oogarts|opleiding tot uroloog|opgeleid tot uroloog|opleiding tot longarts|opgeleid tot longarts|opleiding tot orthopedisch chirurg|opgeleid tot orthopedisch chirurg|opleiding tot patholoog|opgeleid tot patholoog|opleiding tot reumatoloog|opgeleid tot reumatoloog|opleiding tot klinisch geriater|opgeleid tot klinisch geriater|opleiding tot revalidatiearts|opgeleid tot revalidatiearts|opleiding tot KNO-arts|opgeleid tot KNO-arts|opleiding tot MDL-arts|opgeleid tot MDL-arts|opleiding tot klinisch psycholoog|opgeleid tot klinisch psycholoog|opleiding tot psychotherapeut|opgeleid tot psychotherapeut
    intern = stage|stages|coschap|coschappen|afstudeerstage|co-schappen
    trainee = traineeship|advocaatstage
    postdoctoral researcher = postdoc-onderzoek
  `,
  titleVerbs: titles`
    hoofd * = leidt|leidde|leid|geeft leiding aan|gaf leiding aan|leiding geeft aan|leiding gaf aan|staat aan het hoofd|stond aan het hoofd|heeft de leiding
    docent = doceert|doceerde|geeft les|gaf les|geef les|onderwijst|onderwees
    oprichter = richtte|heeft opgericht|opgericht
    commissaris = zit in de raad van commissarissen|zat in de raad van commissarissen|maakt deel uit van de raad van commissarissen|is lid van de raad van commissarissen
    bestuurslid = zit in het bestuur|zat in het bestuur|maakt deel uit van het bestuur
    coördinator * = coördineert|coördineerde
  `,
  titleGroups: titles`
    partner = partners|vennoten
    advocaat = advocaten
    medewerker = medewerkers
    arts = artsen
    huisarts = huisartsen
    tandarts = tandartsen
    hoogleraar = hoogleraren
    onderzoeker = onderzoekers
    notaris = notarissen
    kandidaat-notaris = kandidaat-notarissen
    promovendus = promovendi
    adviseur = adviseurs
    docent = docenten
    therapeut = therapeuten
    bestuurslid = bestuursleden
  `,
  memberOf: list`lid|leden|erelid|lidmaatschap|aangesloten bij|beursstudent|prijswinnaar|laureaat`,
  dealings: list`gefinancierd door|gesubsidieerd door|ondersteund door|gesteund door|gesponsord door|bekroond door|bekroond met|verschenen bij|verschenen in|verscheen bij|uitgegeven door|uitgegeven bij|gepubliceerd in|gepubliceerd door|gepubliceerd bij|in samenwerking met|samenwerking met|klanten|opdrachtgevers|klanten als|prijs van|beurs van|gecertificeerd door|erkend door|geaccrediteerd door|ingeschreven bij|ingeschreven in|geregistreerd bij|aangesloten bij|artikelen in|lezingen bij|in opdracht van|spreker|werkte met|werkt met|gewerkt met|werken met`,
  prizes: list`prijs|medaille|onderscheiding|trofee`,
  theses: titles`
    doctoral = proefschrift|doctoraatsthesis|doctoraat
    master = masterscriptie|masterthesis|masterproef
    bachelor = bachelorscriptie|bachelorthesis|bachelorproef
    any = scriptie|dissertatie
  `,
  bars: list`orde van advocaten|orde van Vlaamse balies|balie`,
  relatives: list`haar broer|zijn broer|mijn man|mijn vrouw|partner van|vader|moeder|broer|zus|zuster van|zoon|dochter|echtgenote|echtgenoot|man van|vrouw van|ouders|oom|tante|neef|nicht|grootvader|grootmoeder|opa|oma|kleinzoon|kleindochter|schoonvader|schoonmoeder|zwager|schoonzus|schoonzoon|schoondochter|kinderen|weduwe|weduwnaar|tweelingbroer|tweelingzus|getrouwd met|gehuwd met|levenspartner|verloofde|vriendin|stiefvader|stiefmoeder|halfbroer|halfzus|ex-man|ex-vrouw|zijn vader|haar vader|zijn moeder|haar moeder|zijn vrouw|haar man|overgrootvader|familie|gezin|nazaat|voorouder`,
  advisors: list`promotor was|promotor|copromotor|co-promotor|begeleider|begeleidster|onder begeleiding van|onder leiding van|begeleid door|scriptiebegeleider|dagelijks begeleider|promotoren|onder supervisie van|mentor|promotiecommissie|beoordelingscommissie|leerling van|opponent|bij professor|bij prof.|dissertatiebegeleider|examinator|thesisbegeleider`,
  pronouns: {
    first: list`ik|mijn|mij|me|m'n|wij|we|ons|onze`,
    third: list`hij|zij|ze|zijn|haar|hem|hun|hen|z'n|deze`,
  },
  organisationWords: {
    school: list`universiteit|hogeschool|school|technische universiteit|academie|college|lyceum|middelbare school|basisschool|conservatorium|kunstacademie|business school|atheneum|handelshogeschool|universiteiten|vrije universiteit|scholengemeenschap|katholieke universiteit|rijksuniversiteit|landbouwuniversiteit|open universiteit|roc|mbo-school|koninklijke academie|militaire academie|faculteit|seminarie|HBO|MBO`,
    company: list`bedrijf|onderneming|vennootschap|groep|holding|firma|concern|maatschappij|industrie|technologie|systemen|diensten|uitgeverij|verzekeringen|verzekeraar|adviesbureau|bureau|agentschap|fabriek|bouw|bouwbedrijf|vastgoed|studio|software|logistiek|transport|energie|media|krant|omroep|drukkerij|brouwerij|handelsonderneming|start-up|startup|dochteronderneming|accountantskantoor|ingenieursbureau|architectenbureau|architecten|accountants|adviseurs|installatiebedrijf|reclamebureau|hotel|makelaardij|spoorwegen|gebroeders|zonen|beheer|scheepswerf|warenhuis|dagblad|tijdschrift|courant`,
    hospital: list`ziekenhuis|kliniek|UMC|universitair medisch centrum|academisch ziekenhuis|medisch centrum|polikliniek|huisartsenpraktijk|praktijk|gezondheidscentrum|tandartspraktijk|universitair ziekenhuis|AZ|UZ|algemeen ziekenhuis|GGZ|verpleeghuis|zorgcentrum|revalidatiecentrum|kinderziekenhuis|apotheek|dierenkliniek|dierenartsenpraktijk|gasthuis|GGD|zorggroep|groepspraktijk|kankerinstituut|zorginstelling|ziekenhuizen|psychiatrisch centrum`,
    public: list`ministerie|regering|gemeente|provincie|rijksoverheid|rechtbank|gerechtshof|hoge raad|raad van state|openbaar ministerie|politie|landmacht|marine|luchtmacht|defensie|ambassade|consulaat|europese commissie|europees parlement|tweede kamer|eerste kamer|parlement|senaat|belastingdienst|waterschap|rijkswaterstaat|inspectie|autoriteit|gemeenteraad|stadsbestuur|federale overheidsdienst|FOD|hof van beroep|grondwettelijk hof|parket|overheid|provinciale staten|rekenkamer|hof van cassatie|vlaamse overheid|vlaams parlement|kamer van volksvertegenwoordigers|douane|stadhuis|OCMW|kabinet|arbeidshof|ondernemingsrechtbank|UWV`,
    institute: list`instituut|onderzoeksinstituut|onderzoekscentrum|centrum voor|TNO|KNAW|NWO|laboratorium|sterrenwacht|museum|bibliotheek|archief|nationaal archief|planbureau|kenniscentrum|expertisecentrum|imec|VIB|FWO|koninklijke bibliotheek|rijksmuseum|RIVM|denktank|koninklijke nederlandse akademie|rijksinstituut|onderzoekschool`,
    department: list`afdeling|vakgroep|departement|dienst|sectie|divisie|leerstoel|leerstoelgroep|onderzoeksgroep|eenheid|team|capaciteitsgroep|directie van|kantoor|vestiging|filiaal|sector|programma|redactie|unit|bureau voor|opleiding|secretariaat|hoofdkantoor`,
    law: list`advocatenkantoor|advocaten|advocatuur|notariskantoor|notarissen|advocaten en notarissen|advocatenassociatie|juristen|balie|advocatencollectief|octrooibureau|notariaat|gerechtsdeurwaarders|juridisch adviesbureau`,
    association: list`vereniging|stichting|bond|federatie|vakbond|genootschap|kamer van koophandel|orde van advocaten|orde van geneesheren|verbond|unie|liga|comité|commissie|club|partij|coöperatie|kerk|parochie|bisdom|netwerk|beweging|raad|fonds|koninklijke vereniging|beroepsvereniging|werkgeversorganisatie|forum|gilde|maatschap|alliantie|studievereniging|nederlandse vereniging voor|ngo|koepel|platform|voetbalclub|VNO-NCW|sociëteit|theater|schouwburg|orkest|philharmonisch orkest|toneelgezelschap|vzw`,
    bank: list`bank|spaarbank|rabobank|nederlandsche bank|nationale bank|centrale bank|pensioenfonds|vermogensbeheer|beleggingsfonds|effectenbeurs|beurs|kredietbank|zakenbank|investeringsmaatschappij|private equity|hypotheekbank|participaties`,
  },
  pageWords: list`welkom bij|onze`,
  fieldLabels: {
    grantor: list`instelling`,
    company: list`statutaire naam|handelsnaam`,
    number: list`nummer|KvK`,
    end: list`einde|tot`,
    start: list`sinds|benoemd|ingeschreven sinds|ingeschreven op`,
    place: list`plaats|woonplaats|vestigingsplaats`,
    role: list`functie`,
    specialty: list`specialisme`,
    profession: list`beroep`,
    firm: list`werkgever`,
    name: list`naam`,
  },
  sharedHeads: list`universiteiten|Universiteiten|hogescholen|ziekenhuizen`,
  legalForms: list`B.V.|BV|N.V.|NV|V.O.F.|VOF|C.V.|CV|Stichting|BVBA|bvba|CVBA|cvba|VZW|vzw|Comm.V|CommV|U.A.|Coöperatie U.A.|S.E.|SE|GCV|EBVBA|Maatschap|eenmanszaak|& Zn.|& Zonen|en Zonen|c.s.|SA|srl|EESV|e.a.|Comm. VA|ivzw`,
  sentenceWords: list`hij|zij|ik|een|het|de|en`,
  functionWords: list`administratie|advies|bedrijfsvoering|beleid|boekhouding|communicatie|dienstverlening|financiën|innovatie|inkoop|klanten|kwaliteit|logistiek|management|marketing|onderhoud|onderwijs|onderzoek|ontwikkeling|opleiding|opleidingen|personeelszaken|productie|projecten|strategie|techniek|veiligheid|verkoop|zaken`,
  conjunctions: list`en|of|&|alsmede|evenals|en/of|samen met|/|maar|ook|zowel|alsook|tevens|met`,
  abbreviations: list`geb|dhr|mevr|drs`,
});
