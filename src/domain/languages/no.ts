import { degrees, headNouns, list, lists, pack, titles } from './pack.ts';

const TITLES = titles`
  chief executive officer = administrerende direktør|adm. direktør|adm. dir.|adm.dir.|CEO|konsernsjef|konserndirektør|daglig leder
  chief financial officer = finansdirektør|økonomidirektør|CFO
  chief operating officer = driftsdirektør|COO
  chief technology officer = teknologidirektør|CTO
  chief information officer = IT-direktør|IT-sjef|CIO
  chief medical officer = fagdirektør|medisinskfaglig direktør|sjeflege
  chief scientific officer = forskningsdirektør|forskningssjef
  director = direktør|styrer|forstander
  deputy director = assisterende direktør|visedirektør|nestleder|underdirektør|viseadministrerende direktør|ass. direktør
  president = president
  vice president = visepresident
  chair = styreleder|styreformann|leder av styret|forbundsleder|styrets leder|styrelederen
  deputy chair = nestleder i styret|styrets nestleder|nestformann
  board member = styremedlem|medlem av styret
  deputy board member = varamedlem|vararepresentant|varamedlem til styret
  executive board member = medlem av konsernledelsen|medlem av ledergruppen
  supervisory board member = medlem av representantskapet|medlem av bedriftsforsamlingen
  founder = grunnlegger|gründer|stifter|en av gründerne|en av stifterne|grunnleggeren|gründeren|stifteren|gründerne|grunnleggerne
  co-founder = medgrunnlegger|medgründer|medstifter|medgrunnleggeren|medgründeren|en av medgründerne
  owner = eier|innehaver|medeier|eieren|innehaveren|eierne
  shareholder = aksjonær
  entrepreneur = entreprenør|bedriftseier|næringsdrivende
  partner = partner|kompanjong|seniorpartner
  managing partner = managing partner|ledende partner
  associate = senioradvokat|fast advokat
  authorised signatory = prokurist
  head of department = avdelingsleder|avdelingssjef|instituttleder|seksjonsleder|avdelingsdirektør|seksjonssjef|kontorsjef|fagleder|enhetsleder|klinikksjef|avdelingsoverlege|etatsjef|kommunalsjef
  head = leder|sjef|lederen|sjefen
  team leader = teamleder|gruppeleder|forskningsleder|forskningsgruppeleder|leder forskningsgruppen|leder av forskningsgruppen|leder forskergruppen
  project manager = prosjektleder|prosjektsjef
  product manager = produktsjef|produkteier
  branch manager = banksjef|filialleder|butikksjef
  sales manager = salgssjef|salgsdirektør|salgsleder
  marketing manager = markedssjef|markedsdirektør
  human resources manager = personalsjef|HR-sjef|HR-direktør|personaldirektør
  finance manager = økonomisjef|regnskapssjef
  commercial director = kommersiell direktør
  technical director = teknisk direktør|teknisk sjef
  production manager = produksjonssjef|fabrikksjef|driftsleder|driftssjef
  purchasing manager = innkjøpssjef|innkjøper
  account manager = kundeansvarlig|kundesjef
  sales representative = selger|salgskonsulent|salgsrepresentant
  assistant = assistent|direksjonsassistent
  secretary = sekretær
  secretary general = generalsekretær
  treasurer = kasserer
  consultant = konsulent|seniorkonsulent|førstekonsulent
  advisor = rådgiver|seniorrådgiver|spesialrådgiver|fagsjef
  specialist = spesialist|ekspert|sakkyndig
  officer = saksbehandler|fullmektig
  coordinator = koordinator
  analyst = analytiker|sjefanalytiker
  auditor = revisor|statsautorisert revisor|registrert revisor
  accountant = regnskapsfører|autorisert regnskapsfører|bokholder
  controller = controller
  tax advisor = skatterådgiver
  economist = økonom|sjeføkonom|samfunnsøkonom|siviløkonom
  banker = bankmann|bankier
  engineer = ingeniør|sivilingeniør|overingeniør|sjefingeniør
  software developer = utvikler|programvareutvikler|systemutvikler|programmerer
  computer scientist = informatiker|dataingeniør
  systems administrator = systemadministrator
  technician = tekniker|laborant|bioingeniør
  architect = arkitekt|sivilarkitekt
  designer = designer|grafisk designer
  lawyer = advokat|bistandsadvokat
  criminal lawyer = forsvarer|forsvarsadvokat
  legal counsel = bedriftsadvokat|bedriftsjurist|juridisk rådgiver
  general counsel = juridisk direktør|sjefsjurist
  trainee lawyer = advokatfullmektig|dommerfullmektig
  legal scholar = jurist|rettsviter
  notary = notar|notarius publicus
  judge = dommer|tingrettsdommer|lagdommer|høyesterettsdommer|sorenskriver|lagmann
  prosecutor = statsadvokat|riksadvokat|politiadvokat|aktor
  mediator = mekler|megler|voldgiftsdommer
  insolvency administrator = bobestyrer
  professor = professor
  associate professor = førsteamanuensis|dosent
  assistant professor = amanuensis
  adjunct professor = professor II
  visiting professor = gjesteprofessor
  emeritus professor = professor emeritus|professor emerita
  honorary professor = æresprofessor
  lecturer = universitetslektor|høgskolelektor|høyskolelektor|foreleser|universitetslærer|høgskolelærer|timelærer
  senior lecturer = førstelektor|lektor
  visiting lecturer = gjesteforeleser|gjestelærer
  teaching assistant = undervisningsassistent|læringsassistent
  research assistant = vitenskapelig assistent|forskningsassistent|vit.ass.
  research associate = vitenskapelig medarbeider
  senior researcher = seniorforsker|forsker I|sjefforsker
  researcher = forsker|vitenskapsmann|forsker II
  visiting researcher = gjesteforsker
  postdoctoral researcher = postdoktor|postdoktorstipendiat|postdoc
  doctoral researcher = stipendiat|doktorgradsstipendiat|ph.d.-stipendiat|doktorand|ph.d.-kandidat|doktorgradskandidat
  student = student
  dean = dekan
  vice dean = prodekan|visedekan
  rector = rektor
  vice rector = prorektor|viserektor
  chancellor = kansler|universitetsdirektør
  institute director = instituttdirektør|instituttbestyrer
  laboratory head = laboratorieleder
  teacher = lærer|adjunkt|faglærer
  headteacher = skoleleder|ungdomsskolerektor
  deputy headteacher = assisterende rektor
  trainer = trener|instruktør|kursholder
  librarian = bibliotekar|universitetsbibliotekar|hovedbibliotekar
  archivist = arkivar
  curator = konservator|kurator
  museum director = museumsdirektør|museumsleder
  physician = lege
  head physician = sjefslege|medisinsk direktør|klinikkoverlege
  senior physician = overlege|seksjonsoverlege
  specialist physician = legespesialist|spesiallege
  resident physician = LIS-lege|lege i spesialisering|assistentlege|turnuslege|LIS
  general practitioner = fastlege|allmennlege|kommunelege|kommuneoverlege
  surgeon = kirurg|nevrokirurg
  anaesthetist = anestesilege|anestesiolog
  internist = indremedisiner
  cardiologist = kardiolog|hjertelege
  neurologist = nevrolog
  radiologist = radiolog
  gynaecologist = gynekolog
  paediatrician = barnelege|pediater
  orthopaedist = ortoped
  dermatologist = hudlege|dermatolog
  ophthalmologist = øyelege
  urologist = urolog
  oncologist = onkolog|kreftlege
  psychiatrist = psykiater
  psychologist = psykolog|psykologspesialist
  psychotherapist = psykoterapeut
  therapist = terapeut
  dentist = tannlege|overtannlege
  orthodontist = kjeveortoped
  pharmacist = farmasøyt|apoteker
  veterinarian = veterinær|dyrlege
  nurse = sykepleier
  head nurse = oversykepleier|avdelingssykepleier|sjefsykepleier
  midwife = jordmor
  physiotherapist = fysioterapeut
  speech therapist = logoped
  social worker = sosionom|barnevernspedagog
  journalist = journalist|reporter|korrespondent
  editor = redaktør
  editor-in-chief = sjefredaktør|ansvarlig redaktør|sjefsredaktør
  author = forfatter|skribent
  translator = oversetter|tolk|translatør
  publisher = forlegger|forlagssjef
  producer = produsent
  film director = regissør|filmregissør
  photographer = fotograf
  actor = skuespiller|skuespillerinne
  musician = konsertmester|musiker
  composer = komponist
  conductor = dirigent
  artist = kunstner|billedkunstner
  spokesperson = talsperson|talsmann|pressesjef|kommunikasjonssjef|kommunikasjonsdirektør
  minister = minister|statsråd
  prime minister = statsminister
  state secretary = statssekretær|departementsråd
  member of parliament = stortingsrepresentant|stortingsmann|parlamentariker
  mayor = ordfører|byrådsleder
  deputy mayor = varaordfører
  governor = fylkesmann|statsforvalter|sentralbanksjef|fylkesordfører
  councillor = kommunestyremedlem|bystyremedlem|byråd|fylkestingsmedlem|kommunestyrerepresentant
  ambassador = ambassadør
  consul = konsul|generalkonsul
  diplomat = diplomat
  civil servant = embetsmann|byråkrat|rådmann|kommunedirektør
  police officer = politibetjent|politimester|politiinspektør
  military officer = offiser
  priest = prest|sogneprest|prost|kapellan
  bishop = biskop|erkebiskop
  rabbi = rabbiner
  chemist = kjemiker
  physicist = fysiker
  mathematician = matematiker
  biologist = biolog
  historian = historiker
  sociologist = sosiolog
  political scientist = statsviter
  philosopher = filosof
  intern = praktikant|trainee|sommerjobb|sommervikar|sommerstudent|sommerpraktikant|deltidsjobb|ekstrajobb
  apprentice = lærling
  volunteer = frivillig
  freelancer = frilanser|selvstendig næringsdrivende
  investor = investor
  member = medlem
  commissioner = kommissær|EU-kommissær
  inspector = inspektør
  chef = kokk|kjøkkensjef
  real estate agent = eiendomsmegler
  employee = medarbeider
  bailiff = namsmann|namsfogd
  dental hygienist = tannpleier
  dental technician = tanntekniker
  dental assistant = tannhelsesekretær
  paralegal = advokatsekretær
  director general = ekspedisjonssjef
  osteopath = osteopat
  dietitian = klinisk ernæringsfysiolog
  optometrist = optiker
  data protection officer = personvernombud
  office clerk = kontormedarbeider
  retail salesperson = butikkmedarbeider
  kindergarten teacher = barnehagelærer|førskolelærer
  surveyor = landmåler|jordskiftedommer
  business developer = forretningsutvikler
  district nurse = hjemmesykepleier
  specialist nurse = spesialsykepleier
  nursing assistant = hjelpepleier|helsefagarbeider
  student assistant = studentassistent
  site manager = byggeleder|anleggsleder
  executive assistant = direktørsekretær
  web developer = webutvikler
  graphic designer = grafisk formgiver
  artistic director = kunstnerisk leder|teatersjef
  medical assistant = helseassistent
  practice manager = klinikkleder
  occupational therapist = ergoterapeut
`;

export const norwegian = pack({
  code: 'no',
  sections: {
    education: list`Utdanning|Utdannelse|Utdanninger|Akademisk bakgrunn|Utdanningsbakgrunn|Akademiske grader|Studier|Eksamen|Akademisk utdanning|Utdanning og kurs|Skolegang|Høyere utdanning|Utdanning og kvalifikasjoner|Akademiske kvalifikasjoner|Vitnemål|Utdanning og yrkeserfaring|Grader|Akademisk grad`,
    employment: list`Erfaring|Arbeidserfaring|Yrkeserfaring|Jobberfaring|Karriere|Ansettelser|Arbeidsforhold|Nåværende stilling|Tidligere stillinger|Stillinger|Praksis|Yrkesbakgrunn|Bakgrunn og erfaring|Arbeid|Tidligere arbeidserfaring|Profesjonell erfaring|Ansettelsesforhold|Yrkeskarriere|Jobb|Arbeidspraksis|Yrkespraksis|Akademisk karriere|Klinisk erfaring|Tidligere erfaring|Forskningserfaring|Nåværende arbeidsforhold|Relevant erfaring`,
    board: list`Styreverv|Verv|Styret|Styre|Styreerfaring|Tillitsverv|Andre verv|Styremedlemmer|Konsernledelse|Styre og ledelse|Øvrige verv|Tillitsvalgte|Bedriftsforsamling|Sentralstyret|Politiske verv`,
    certificates: list`Sertifikater|Sertifiseringer|Kurs|Kurs og sertifikater|Etterutdanning|Autorisasjon|Autorisasjoner|Lisenser|Videreutdanning|Bevillinger|Kurs og videreutdanning|Godkjenninger|Møterett|Advokatbevilling|Kvalifikasjoner`,
    awards: list`Priser|Utmerkelser|Priser og utmerkelser|Stipend|Stipender|Æresbevisninger|Utmerkelser og priser|Anerkjennelser|Ordener|Priser og stipend|Hedersbevisninger`,
    publications: list`Publikasjoner|Utvalgte publikasjoner|Artikler|Bøker|Siste publikasjoner|Publikasjonsliste|Vitenskapelige artikler|Patenter|Bibliografi|Utgivelser|Verk|Vitenskapelige publikasjoner|Nyeste publikasjoner|Utstillinger|Separatutstillinger|Gruppeutstillinger`,
    teaching: list`Undervisning|Undervisningserfaring|Undervisningsområder|Underviser i|Emner|Pedagogisk erfaring|Veiledning og undervisning|Undervisningsoppgaver`,
    projects: list`Prosjekter|Forskningsprosjekter|Pågående prosjekter|Forskning|Utvalgte prosjekter|Avsluttede prosjekter|Referanseprosjekter|Prosjekterfaring|Utvalgte saker`,
    skills: list`Kompetanse|Ferdigheter|Ekspertise|Fagområder|Kompetanseområder|IT-kunnskaper|Dataferdigheter|Spesialområder|Faglig kompetanse|Nøkkelkvalifikasjoner|Arbeidsområder|Fagfelt|Nøkkelkompetanse|Datakunnskaper|Spesialfelt|Ekspertområder`,
    memberships: list`Medlemskap|Medlemskap i foreninger|Frivillig arbeid|Foreninger|Nettverk|Medlem av|Organisasjoner|Frivillighet|Frivillige verv|Faglige verv|Organisasjonserfaring`,
    languages: list`Språk|Språkkunnskaper|Språkferdigheter|Fremmedspråk`,
    interests: list`Interesser|Fritidsinteresser|Forskningsinteresser|Forskningsområder|Fritid|Hobbyer|Interesseområder|Faglige interesser|Forskningsfelt|Privat`,
    references: list`Referanser|Anbefalinger|Attester`,
    contact: list`Kontakt|Kontakt oss|Kontaktinformasjon|Adresse|Personalia|Personlige opplysninger|Kontaktopplysninger|Besøksadresse|Kontakt meg|Bestill time|Finn oss`,
    about: list`Om|Om meg|Om oss|Biografi|Profil|Presentasjon|Sammendrag|Bakgrunn|Hvem er jeg|Kort biografi|CV|Hvem er vi|Personlig profil|Curriculum vitae|Kort om|Oppsummering|Introduksjon|Liv|Faglig bakgrunn|Levnetsløp|Livsløp`,
    team: list`Team|Vårt team|Medarbeidere|Våre medarbeidere|Ansatte|Våre ansatte|Personale|Mennesker|Menneskene|Ledelse|Ledelsen|Ledergruppe|Medlemmer|Advokater|Våre advokater|Leger|Våre leger|Forskere|Partnere|Teamet|Lærere|Personer|Møt oss|Folk|Våre spesialister|Behandlere|Forskergruppe|Våre folk|Organisasjonen`,
    alumni: list`Alumni|Alumner|Tidligere ansatte|Tidligere medlemmer|Tidligere studenter|Tidligere elever|Kjente alumni|Kandidater|Tidligere medarbeidere|Tidligere stipendiater|Kjente elever`,
    students: list`Studenter|Stipendiater|Doktorgradsstipendiater|Masterstudenter|Veiledning|Ph.d.-kandidater|Elever|Veiledede kandidater|Bachelorstudenter|Veiledning av doktorgradskandidater`,
    advisors: list`Rådgivere|Rådgivende utvalg|Fagråd|Vitenskapelig råd|Veiledere|Mentorer|Advisory board|Referansegruppe|Rådgivende styre`,
    news: list`Nyheter|Aktuelt|Presse|Pressemeldinger|I media|Media|Siste nytt|Blogg|Nyhetsarkiv|Presserom|Relaterte artikler|Siste nyheter`,
    events: list`Arrangementer|Hendelser|Kalender|Konferanser|Foredrag|Foredragsholdere|Talere|Innledere|Seminarer|Program|Kommende arrangementer|Presentasjoner|Workshops|Forelesninger|Paneldeltakere|Innlegg|Foredragsholder|Andre foredragsholdere`,
    services: list`Tjenester|Våre tjenester|Produkter|Løsninger|Hva vi gjør|Dette gjør vi|Behandlinger|Rådgivning|Tilbud|Kunder`,
  },
  itself: list`oss|vår|vårt|våre|kontoret|firmaet|selskapet|virksomheten|klinikken|instituttet|stiftelsen|teamet`,
  farewells: list`slutter|forlater oss|takker av`,
  leavings: list`gikk av|trakk seg|fratrådte|gikk av med pensjon|sluttet|ble avskjediget|fikk sparken|forlot stillingen|forlot selskapet`,
  gatherings: list`Konferanse|Konferansen|Kongress|Symposium`,
  graduateLists: list`Kandidater|Uteksaminerte|Disputaser|Disputas|Doktoravhandlinger|Avlagte doktorgrader|Kull|Vitnemålsutdeling|Æresdoktorer|Tidligere stipendiater|Alumner`,
  degrees: degrees`
    doctoral PhD = ph.d.|ph.d.-grad|PhD|Ph.D.|phd|philosophiae doctor|ph.d.-graden|phd-grad|ph.d
    doctoral - = doktorgrad|doktorgraden|doktoravhandling|doktorgradsavhandling|dr.gradsavhandling|dr.art.|dr. art.|dr.polit.|dr. polit.|dr.oecon.|dr. oecon.|dr.grad|dr. agric.|dr.psychol.|lisensiat|disputerte|disputert|disputas|tok doktorgraden|avla doktorgraden|forsvarte sin avhandling|har disputert|har doktorgrad|tok doktorgrad
    doctoral - [philosophy] = dr.philos.|dr. philos.
    doctoral - [engineering] = dr.ing.|dr. ing.|dr.techn.|dr. techn.
    doctoral ScD [natural sciences] = dr.scient.|dr. scient.
    doctoral Dr. med. [medicine] = dr.med.|dr. med.
    doctoral Dr. iur. [law] = dr.juris|dr. juris|dr.jur.|dr. jur.
    doctoral ThD [theology] = dr.theol.|dr. theol.
    professional MD [medicine] = cand.med.|cand. med.|medisinsk embetseksamen|legeutdanning|profesjonsstudiet i medisin|autorisert lege
    professional DDS [dentistry] = cand.odont.|cand. odont.|master i odontologi|tannlegeutdanning
    professional DVM [veterinary medicine] = cand.med.vet.|cand. med. vet.|veterinærutdanning
    master - [law] = cand.jur.|cand. jur.|master i rettsvitenskap|juridisk embetseksamen|embetseksamen i jus|embetseksamen i rettsvitenskap|mastergrad i rettsvitenskap|juridikum
    master - [business economics] = siviløkonom|siv.øk.|siviløkonomutdanning|høyere revisorstudium|HRS|siviløkonomstudiet
    master EngineersDegree [engineering] = sivilingeniør|siv.ing.|sivilingeniørutdanning|sivilingeniørstudiet|siv. ing.
    master - [economics] = cand.oecon.|cand. oecon.|sosialøkonomisk embetseksamen|cand.merc.
    master MSc = cand.scient.|cand. scient.|M.Sc.|MSc|Master of Science|cand.real.|cand. real.
    master MA = cand.philol.|cand. philol.|M.A.|Master of Arts|mag.art.|mag. art.
    master - [political science] = cand.polit.|cand. polit.|cand.sociol.
    master - [psychology] = cand.psychol.|cand. psychol.|profesjonsstudiet i psykologi
    master - [theology] = cand.theol.|cand. theol.
    master - [pharmacy] = cand.pharm.|cand. pharm.
    master MArch [architecture] = sivilarkitekt|siv.ark.|master i arkitektur|arkitektutdanning
    master - = mastergrad|mastergraden|master|hovedfag|hovedfagseksamen|masteroppgave|masterstudium|hovedoppgave|embetseksamen|erfaringsbasert master|master i|lektorutdanning|cand.agric.|magistergrad
    master MBA [business administration] = MBA|Executive MBA|EMBA|Master of Management
    master LLM [law] = LL.M.|LLM
    bachelor - = bachelor|bachelorgrad|bachelorgraden|bachelorstudium|cand.mag.|cand. mag.|bacheloroppgave|høgskolekandidat|bachelor i|adjunktutdanning|diplomøkonom|allmennlærerutdanning|sykepleierutdanning|lærerutdanning
    bachelor BSc = B.Sc.|BSc|Bachelor of Science
    bachelor BA = B.A.|Bachelor of Arts
    bachelor BEng [engineering] = ingeniørutdanning|høgskoleingeniør|bachelor i ingeniørfag|ingeniørhøgskole
    associate - = fagskole|fagskoleutdanning|høgskolekandidatgrad|årsstudium|teknisk fagskole
    certificate - = sertifikat|fagbrev|svennebrev|praktisk-pedagogisk utdanning|PPU|advokatbevilling|ex.phil.|examen philosophicum|grunnfag|mellomfag|advokatlisens|diplom|fagprøve
    secondary HighSchoolDiploma = examen artium|artium|videregående skole|videregående|studiekompetanse|generell studiekompetanse|handelsgymnas|realartium|gymnaseksamen
  `,
  titles: TITLES,
  titleWords: headNouns(
    TITLES,
    list`ansvarlig|veileder|ombud|ombudsmann|tillitsvalgt|planlegger|strateg|skattejurist|taler|moderator|coach|aktuar|rådmann|etatsleder|byrådssekretær|foredragsholder|prosjektdirektør|generaldirektør|divisjonsdirektør|viseadministrerende|teatersjef|dramaturg|scenograf|sanger|sangerinne|danser|programleder|vikarlege|bedriftslege|skolelege|ergoterapeut|helsesekretær|avtalespesialist|divisjonsleder|lagersjef|utviklingssjef|elektriker|snekker|tømrer|mekaniker|sjåfør|frisør|håndverker|gårdbruker|bonde|pedagog|spesialpedagog|byplanlegger|landskapsarkitekt|interiørarkitekt|korleder|utreder|verneombud|brannmann|soldat`,
  ),
  studyVerbs: list`tok bachelorgraden|tok mastergraden|fullførte masteren|har en master|har master|har bachelor|tok en master|tok en bachelor|studerte|har studert|leste|er utdannet|utdannet|ble utdannet|utdannet seg|har utdannelse|har utdanning|tok eksamen|har tatt|tok doktorgraden|tok doktorgrad|tok mastergrad|avla|fullførte|har fullført|uteksaminert|ble uteksaminert|ble cand.|er cand.|disputerte|har disputert|disputerte for|oppnådde|forsvarte|forsvarte sin avhandling|har en doktorgrad|har doktorgrad|har mastergrad|har en mastergrad|har bachelorgrad|har en bachelorgrad|har hovedfag|gjennomførte|gikk på|bestod|besto|ble student|spesialiserte seg|er spesialist|ble ferdig utdannet|tok utdanning|har ph.d.|tok sin doktorgrad|ble autorisert|kreerte|er siviløkonom|er sivilingeniør|er utdannet jurist|tok artium|studert|avlagt|leser|studerer|går på`,
  appointing: list`utnevner|utnevnte|har utnevnt|ansetter|har ansatt|ansatte|forfremmer|velger`,
  foundedBy: list`grunnlagt … av|stiftet … av|startet … av|etablert … av`,
  speaking: list`sier|sa|forklarer|uttaler|forteller|ifølge|mener`,
  heldAs: list`som|i rollen som|i stillingen som`,
  worked: list`var|arbeidet|jobbet|innehadde|bekledde`,
  anotherTime: list`før|deretter|tidligere`,
  workVerbs: list`kom fra|kommer fra|ble|innehar|innehadde|har siden|jobber til daglig|gikk til|arbeidet|har erfaring fra|fikk erfaring|arbeidde|arbeider|har arbeidet|jobbet|jobber|har jobbet|ledet|leder|har ledet|grunnla|stiftet|har grunnlagt|startet|var med på å starte|var med å starte|var med på å stifte|begynte|begynte som|ble ansatt|er ansatt|var ansatt|ansatt|utnevnt|ble utnevnt|ble utnevnt til|valgt|ble valgt|er valgt|tiltrådte|tiltrer|har vært|virket|virker|underviste|underviser|har undervist|var ansvarlig|er ansvarlig|har ansvar|har ansvaret|sto i spissen|står i spissen|rådgir|rådga|representerer|kom fra stillingen|kommer fra stillingen|ble forfremmet|gikk over til|bekledde|sitter i styret|satt i styret|forsker på|forsket|driver|drev|ble partner|er partner|er tilknyttet|tilknyttet|praktiserer|overtok|etterfulgte|er styreleder|var styreleder|gikk av|fratrådte|konstituert som|ble tilsatt|tilsatt|gikk av med pensjon|vært|undervist|grunnlagt|ansettelse|ansettelser|stilling ved|stilling hos|stilling som|praksis ved|praksis hos|praksis fra|turnus|turnustjeneste|driver praksis|har praksis|kom til|tjeneste ved|jeg jobber|jeg arbeider|jeg har jobbet|jeg har arbeidet|sysselsatt|praktiserte|har jobba|jobba|medvirket|medvirker|medvirket i|spilt på|spiller på|engasjert ved|engasjert på|har vært tilknyttet|gjestespilt|kommer sist fra|begynte hos oss|en del av teamet|driver klinikk|har drevet|tjenestegjort|tjenestegjør|arbeid ved|arbeid hos|ansettelse ved|ansettelse hos|jobb ved|jobb hos|bakgrunn fra|stillinger i|stillinger hos|erfaring fra|erfaringer fra|spesialiserte seg ved|spesialiserte seg på|spesialistutdanning ved|spesialistutdannelse ved|spesialistutdanning fra|turnustjeneste ved`,
  taughtIn: list`på|i|for|ved|av|programmet|studiet|utdanningen`,
  studyNouns: list`studier|studium|utdanning|videreutdanning|etterutdanning|omskolering|fagutdanning|utdannelse|eksamen|grad|mastergrad|bachelorgrad|doktorgrad|avhandling|doktoravhandling|masteroppgave|hovedoppgave|hovedfag|mellomfag|grunnfag|kandidat|alumni|alumnus|disputas|vitnemål|spesialisering|spesialistutdanning|fordypning|linje|stipend|spesialistgodkjenning|embetseksamen|studieretning|prøveforelesning|kull|studiepoeng|autorisasjon`,
  organisationPrepositions: list`ved|på|hos|i|for|fra|av|innen|til|med|under|via`,
  honorifics: list`herr|fru|frøken|hr.|dr.|dr|prof.|professor|doktor|adv.|advokat|siv.ing.|ing.|førsteamanuensis|overlege|lege|biskop|prost|sogneprest|statsråd|kaptein|oberst|general|major|generalmajor|baron|ambassadør|dr.ing.|dr.med.|pastor|lektor|dr. philos.|cand.jur.|cand. jur.|cand.mag.|cand.polit.|cand.philol.|cand.scient.|cand.med.|siv.øk.|dr.scient.|dr.polit.|dr.art.|dr.juris|adm. dir.|statsaut. revisor`,
  postNominals: list`ph.d.|PhD|Ph.D.|MBA|MSc|M.Sc.|cand.jur.|cand.med.|cand.polit.|cand.philol.|cand.scient.|cand.mag.|siv.ing.|siv.øk.|siviløkonom|dr.ing.|dr.med.|dr.philos.|dr.juris|LL.M.|CFA|AFA|CEFA|MNAL|MNIL|MNTF|MRICS|(H)|jr.|sr.|MNPF|H.K.H.`,
  nameParticles: list`af|av|von|van|de|von der|du|la|le|di|da|el|al|bin|ben|der|zu|de la`,
  articles: list`en|ei|et|den|det`,
  nameConnectors: list`og|for|i|av`,
  months: lists`
    januar|jan|jan.
    februar|feb|feb.|febr.
    mars|mar|mar.
    april|apr|apr.
    mai
    juni|jun|jun.
    juli|jul|jul.
    august|aug|aug.
    september|sept|sept.|sep|sep.
    oktober|okt|okt.
    november|nov|nov.
    desember|des|des.
  `,
  seasons: lists`
    vår|våren|vårsemester|vårsemesteret
    sommer|sommeren
    høst|høsten|høstsemester|høstsemesteret|haust
    vinter|vinteren
  `,
  present: list`nå|i dag|idag|nåværende|d.d.|dags dato|til dags dato|pågående|p.t.|pt.|for tiden|fortsatt|fremdeles|gjeldende|foreløpig|til i dag|fram til i dag|per i dag|pr. i dag|for øyeblikket|per nå|inntil videre|hittil|hovedstilling`,
  presentVerbs: list`sitter|driver|rådgir|praktiserer|innehar|er|jobber|arbeider|leder|underviser|forsker`,
  since: list`siden|fra|fra og med|f.o.m.|helt siden|med start|siden da|med virkning fra`,
  until: list`til|inntil|til og med|t.o.m.|frem til|fram til|før|innen`,
  born: list`født|født den|fødselsår|fødselsdato|fødselsdag`,
  introductions: list`jeg er|jeg heter|mitt navn er|eg heiter`,
  former: list`tidligere|forhenværende|daværende|eks-|eks|ex-|ex|pensjonert|emeritus|emerita|avtroppende|forrige|før dette|før det|en gang|avdøde|i sin tid|fratrådt|avgått|tidl.|inntil nylig|pensjonist|gått av|fhv.`,
  inProgress: list`tar for tiden|tar nå|tar i dag|tar for øyeblikket|arbeider med en doktorgrad|jobber med en doktorgrad|skriver doktorgrad|skriver på en doktorgrad|student|stipendiat|doktorgradsstipendiat|ph.d.-stipendiat|ph.d.-kandidat|ph.d.-student|doktorgradskandidat|doktorand|stud.jur.|stud.med.|stud.techn.|masterstudent|bachelorstudent|jusstudent|medisinstudent|studerer|tar en mastergrad|tar doktorgrad|holder på med|pågående utdanning|under utdanning|kandidat|elev|skriver masteroppgave|tar en doktorgrad|i gang med|lærerstudent|ingeniørstudent|leser til|femteårsstudent|masterkandidat|pågående doktorgrad`,
  expected: list`forventet|forventes|forventet ferdig|planlagt|forventes fullført|forventet eksamen|estimert|beregnet ferdig|uteksamineres|forventet uteksaminert|ferdig våren|planlagt disputas|forventes å være ferdig`,
  attendedOnly: list`utveksling|utvekslingsstudent|utvekslingsopphold|utvekslingssemester|semester i utlandet|studieopphold|Erasmus|sommerskole|sommerkurs|enkeltemner|utvekslingsår|språkkurs|hospitant|utenlandsopphold|enkeltfag|gjestestudent|årskurs|delstudier`,
  notConferred: list`avbrutt|avbrøt|avbrøt studiene|ikke fullført|ikke avsluttet|uten eksamen|droppet ut|ufullført|uavsluttet|ikke ferdig|fullførte aldri|fullførte ikke|sluttet på studiet|avbrutte studier|aldri fullført|uten å fullføre|hoppet av|fratatt|utvist|permisjon fra studiet|ga opp studiene|ble aldri ferdig|ikke gjennomført|uten grad`,
  honorary: list`æresdoktor|æresdoktorat|honoris causa|h.c.|dr. h.c.|æresmedlem|æresprofessor|dr.h.c.|æresborger|ærespresident|æresdoktorgrad|æresleder`,
  negation: list`ikke|aldri|ingen|intet|uten|verken|ei|falsk|feilaktig|benektet|benekter|avviste|avviser|dementerte|ingenting å gjøre|ikke lenger|i stedet for|neppe`,
  hypothetical: list`hvis|ville|kunne|kanskje|muligens|trolig|sannsynligvis|påstått|påståtte|angivelig|eventuelt|ønsker|planlegger|håper|søkte|takket nei|avslo|fiktiv|fiktive|oppdiktet|ryktes|såkalt|såkalte|skulle|burde|utgir seg for|hevder|hevdet|dersom|antakelig|søker på|drømmer om`,
  visiting: list`gjest|gjesteprofessor|gjesteforsker|gjestelærer|gjesteforeleser|gjesteopphold|forskningsopphold|visiting professor|visiting scholar|visiting fellow|visiting researcher|sabbatical|forskningstermin|permisjon|midlertidig|konstituert|fungerende|vikarierende|vikar|vikariat|utlånt|hospitering|forskningsår|utenlandsstipendiat`,
  trainings: titles`
    resident physician = spesialistutdanning|spesialisering|spesialistutdanningen|spesialistutdannelse|spesialistutdannelsen|spesialiseringen|LIS-stilling|LIS2|LIS3
    intern = praksis|turnus|turnustjeneste|praksisperiode|LIS1|turnustjenesten|praksisen
    trainee lawyer = dommerfullmektigtjeneste|advokatfullmektigtid
  `,
  titleVerbs: titles`
    leder * = ledet|har ledet|står i spissen|sto i spissen|leder
    underviser = underviste|har undervist|underviser
    gründer = grunnla|har grunnlagt|stiftet|var med på å starte|var med å starte|var med på å stifte|startet selskapet|startet bedriften|startet firmaet
    styremedlem = sitter i styret|satt i styret|er i styret|har sittet i styret
    innehaver = driver eget|driver egen|drev eget|drev egen
    koordinator * = koordinerer|koordinerte
  `,
  titleGroups: titles`
    partner = partnere|partnerne
    advokat = advokater|advokatene
    advokatfullmektig = advokatfullmektiger|advokatfullmektigene
    lege = leger|legene
    tannlege = tannleger|tannlegene
    professor = professorer|professorene
    førsteamanuensis = førsteamanuenser|førsteamanuensene
    forsker = forskere|forskerne
    stipendiat = stipendiater|stipendiatene
    rådgiver = rådgivere|rådgiverne
    psykolog = psykologer|psykologene
    jurist = jurister|juristene
    styremedlem = styremedlemmer|styremedlemmene
  `,
  memberOf: list`medlem|æresmedlem|stipendmottaker|prisvinner`,
  dealings: list`finansiert av|støttet av|utgitt av|utgitt på|utkommet på|publisert i|i samarbeid med|samarbeid med|kunder|oppdragsgivere|tildelt av|pris fra|stipend fra|sertifisert av|akkreditert av|artikler i|på oppdrag fra|på vegne av|foredragsholder|arbeidet med|arbeider med|arbeide med|jobbet med|jobber med`,
  prizes: list`pris|prisen|medalje|medaljen|utmerkelse|stipend|stipendium`,
  theses: titles`
    doctoral = doktorgradsavhandling|doktoravhandling|ph.d.-avhandling
    master = masteroppgave|hovedoppgave
    bachelor = bacheloroppgave
    any = avhandling
  `,
  bars: list`advokatforeningen`,
  relatives: list`ektemannen|ektemann|mannen hennes|kona|kona hans|konen|faren hennes|moren hennes|sønnen|datteren|dattera|samboeren|foreldrene|svigerfaren|bestefaren|onkelen|tanten|partneren hennes|tvillingbroren|søstera|broren hennes|far|faren|mor|moren|bror|broren|søster|søsteren|sønn|datter|kone|ektefelle|mann til|hustru|foreldre|onkel|tante|fetter|kusine|nevø|niese|bestefar|bestemor|farfar|morfar|farmor|mormor|barnebarn|svigerfar|svigermor|svoger|svigerinne|svigersønn|svigerdatter|barn|enke|enkemann|tvilling|tvillingbror|gift med|samboer|kjæreste|forlovede|stefar|stemor|halvbror|halvsøster|eksmann|ekskone|hans far|hennes far|hans kone|hennes mann|søsken|familie|oldefar|etterkommer`,
  advisors: list`veilederen|hovedveilederen|biveilederen|doktorgradsveilederen|med professor|veileder|hovedveileder|biveileder|medveileder|veiledet av|under veiledning av|opponent|bedømmelseskomité|mentor|sensor|under ledelse av|elev av|hos professor|hos prof.|førsteopponent|andreopponent|doktorgradsveileder|eksaminator`,
  pronouns: {
    first: list`jeg|eg|min|mitt|mine|meg|mi|vi|vår|vårt|våre|oss`,
    third: list`han|hun|ho|hans|hennes|ham|henne|sin|sitt|sine|de|deres|dem|hen`,
  },
  organisationWords: {
    school: list`universitet|universitetet|høgskole|høgskolen|høyskole|høyskolen|skole|skolen|videregående skole|gymnas|handelshøyskole|handelshøyskolen|NTNU|NHH|BI|NMBU|folkehøgskole|akademi|akademiet|konservatorium|musikkhøgskole|norges musikkhøgskole|lærerskole|lærerhøgskole|katedralskole|barneskole|ungdomsskole|fakultet|fakultetet|kunsthøgskolen|ingeniørhøgskolen|norges tekniske høgskole|NTH|krigsskolen|luftkrigsskolen|sjøkrigsskolen|politihøgskolen|vitenskapelige høgskole|oslomet|business school|handelsskole|menighetsfakultetet|fagskolen|UiO|VGS`,
    company: list`selskap|selskapet|bedrift|bedriften|firma|firmaet|konsern|konsernet|gruppen|holding|industri|industrier|teknologi|teknikk|systemer|forlag|forlaget|forsikring|byrå|byrået|konsulentselskap|rådgivning|fabrikk|bygg|entreprenør|eiendom|energi|logistikk|transport|medier|avis|avisen|radio|tv|trykkeri|bryggeri|oppstartsbedrift|startup|datterselskap|regnskapsfirma|regnskap|revisjon|revisjonsselskap|arkitektkontor|arkitekter|reklamebyrå|hotell|rederi|rederiet|studio|invest|software|verft|kraft|kraftverk|havbruk|oppdrett|sjømat|shipping|handel|verksted|brødrene|tidende|dagblad|tidsskrift`,
    hospital: list`sykehus|sykehuset|universitetssykehus|universitetssykehuset|klinikk|klinikken|legesenter|legesenteret|legekontor|helseforetak|rikshospitalet|ullevål|tannklinikk|tannlegesenter|poliklinikk|helsesenter|privatklinikk|privatsykehus|sentralsykehus|helse|sykehjem|distriktspsykiatrisk senter|DPS|apotek|dyreklinikk|dyresykehus|radiumhospitalet|haukeland|legevakt|legevakten|regionsykehuset|rehabiliteringssenter|hospital|helsehus|psykiatriske`,
    public: list`departement|departementet|regjering|regjeringen|storting|stortinget|kommune|kommunen|fylkeskommune|fylkeskommunen|fylkesmannen|statsforvalteren|direktorat|direktoratet|tingrett|tingretten|lagmannsrett|lagmannsretten|høyesterett|arbeidsretten|trygderetten|jordskifteretten|domstol|domstolen|statsadvokatembetet|riksadvokaten|påtalemyndigheten|politi|politiet|politidistrikt|politidistriktet|forsvaret|hæren|sjøforsvaret|luftforsvaret|ambassade|ambassaden|konsulat|EU-kommisjonen|Europaparlamentet|skatteetaten|bystyre|kommunestyre|utenriksdepartementet|finansdepartementet|justisdepartementet|statsministerens kontor|helsedirektoratet|helsetilsynet|riksrevisjonen|regjeringsadvokaten|etaten|tilsyn|tilsynet|NAV|rådhuset|bydel|statens vegvesen|nemnd|namsfogden|kystverket|sametinget`,
    institute: list`forskningsinstitutt|forskningssenter|senter for|laboratorium|laboratoriet|observatorium|museum|museet|bibliotek|biblioteket|arkiv|arkivet|riksarkivet|nasjonalbiblioteket|SINTEF|NORCE|folkehelseinstituttet|havforskningsinstituttet|forskningsrådet|norges forskningsråd|vitenskapsakademi|det norske videnskaps-akademi|simula|kompetansesenter|tankesmie|NUPI|PRIO|meteorologisk institutt|nasjonalmuseet|forskningsstiftelse|FFI`,
    department: list`institutt|instituttet|institutt for|avdeling|avdelingen|avdeling for|seksjon|seksjonen|enhet|enheten|forskningsgruppe|kontor|kontoret|senter|senteret|divisjon|etat for|team|klinikk for|filial|fagmiljø|studieprogram|sekretariat|redaksjonen|program|forretningsområde`,
    law: list`advokatfirma|advokatfirmaet|advokatkontor|advokatkontoret|advokatfellesskap|advokatfellesskapet|advokater|advokatselskap|patentkontor|advokatene|advokathuset|juridisk kontor`,
    association: list`forening|foreningen|stiftelse|stiftelsen|forbund|forbundet|fagforening|handelskammer|advokatforeningen|legeforeningen|den norske legeforening|union|liga|komité|komiteen|utvalg|utvalget|klubb|klubben|parti|partiet|samvirkelag|samvirke|kirke|kirken|menighet|bispedømme|nettverk|nettverket|bevegelse|råd|rådet|orden|forum|organisasjon|organisasjonen|bransjeforening|idrettslag|idrettsforening|NHO|LO|tekna|norsk forening for|selskapet for|landsforening|landsforeningen|studentforening|studentersamfundet|losje|fellesforbundet|speiderforbund|teater|teatret|teateret|operaen|orkester|orkesteret|symfoniorkester`,
    bank: list`bank|banken|sparebank|sparebanken|norges bank|oljefondet|fond|fondet|pensjonskasse|pensjonsfond|børs|oslo børs|forvaltning|kapitalforvaltning|investeringsselskap|kredittforetak|meglerhus|investeringsbank|oppkjøpsfond|boligkreditt|verdipapirer|aksjefond`,
  },
  sharedHeads: list`universitetene|universiteter i|høgskolene|sykehusene`,
  legalForms: list`AS|A/S|ASA|ANS|DA|SA|BA|KS|NUF|IKS|KF|HF|RHF|ENK|SE|STI|aksjeselskap|allmennaksjeselskap|enkeltpersonforetak|samvirkeforetak|& Co.|& Co|& Sønner|og Sønner|og Partnere|MNA|under avvikling|Advokatfirma AS|Advokatfirma DA|PRE|KB`,
  functionWords: list`drift|forretningsutvikling|forskning|innkjøp|kommunikasjon|kunder|kvalitet|ledelse|logistikk|markedsføring|produksjon|prosjekter|regnskap|salg|sikkerhet|strategi|teknikk|undervisning|utdanning|utvikling|økonomi`,
  conjunctions: list`og|samt|eller|&|og/eller|så vel som|/|men|også|sammen med|både|pluss|henholdsvis|i tillegg til|dessuten`,
});
