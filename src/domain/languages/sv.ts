import { degrees, headNouns, list, lists, pack, titles } from './pack.ts';

const TITLES = titles`
  chief executive officer = verkställande direktör|VD|vd|vd och koncernchef|koncernchef|CEO|generaldirektör
  chief financial officer = finansdirektör|ekonomidirektör|finanschef|CFO
  chief operating officer = operativ chef|operativ direktör|COO
  chief technology officer = teknikchef|teknisk chef|CTO
  chief information officer = IT-chef|IT-direktör|CIO
  chief medical officer = chefläkare|medicinsk chef|medicinsk direktör
  chief scientific officer = forskningschef|forskningsdirektör
  managing director = platschef|bolagschef|affärsområdeschef
  executive director = verksamhetschef|kanslichef|förbundsdirektör
  director = direktör|föreståndare
  deputy director = vice direktör|biträdande chef|vice vd|ställföreträdande chef|biträdande föreståndare
  president = president
  vice president = vicepresident
  chair = ordförande|styrelseordförande|styrelsens ordförande|förbundsordförande|ordföranden|styrelseordföranden
  deputy chair = vice ordförande|vice styrelseordförande
  board member = styrelseledamot|ledamot|styrelsemedlem|ledamot av styrelsen|ledamot i styrelsen
  deputy board member = styrelsesuppleant|suppleant i styrelsen
  executive board member = medlem av koncernledningen|ledamot av ledningsgruppen
  founder = grundare|stiftare|en av grundarna|grundaren|grundarna|stiftaren
  co-founder = medgrundare|medgrundaren|medgrundarna|en av medgrundarna
  owner = ägare|delägare i bolaget|innehavare|medägare|ägaren|innehavaren|ägarna
  shareholder = aktieägare
  entrepreneur = entreprenör|företagare
  partner = delägare|partner|seniorpartner|kompanjon
  managing partner = managing partner|ansvarig delägare
  associate = biträdande jurist
  authorised signatory = firmatecknare|prokurist
  head of department = avdelningschef|prefekt|enhetschef|klinikchef|sektionschef|institutionschef|förvaltningschef|biträdande prefekt|studierektor
  head = chef|ledare|chefen|ledaren
  team leader = teamledare|gruppchef|forskargruppsledare|forskningsledare|forskningsgruppledare|gruppledare|avdelningschef forskargruppen|avdelningschef forskningsgruppen|ledare för forskargruppen
  project manager = projektledare|projektchef
  product manager = produktchef|produktägare
  branch manager = kontorschef|filialchef|bankkontorschef
  sales manager = försäljningschef|säljchef|försäljningsdirektör
  marketing manager = marknadschef|marknadsdirektör
  human resources manager = personalchef|HR-chef|personaldirektör|HR-direktör
  finance manager = ekonomichef|redovisningschef
  commercial director = kommersiell chef|affärschef|affärsutvecklingschef
  technical director = teknisk direktör
  production manager = produktionschef|fabrikschef
  purchasing manager = inköpschef|inköpare
  account manager = kundansvarig|nyckelkundsansvarig
  sales representative = säljare|försäljare|säljrepresentant
  office manager = kontorsansvarig
  assistant = assistent|vd-assistent
  secretary = sekreterare|nämndsekreterare
  secretary general = generalsekreterare
  treasurer = kassör|skattmästare
  consultant = konsult|managementkonsult|organisationskonsult
  advisor = rådgivare
  specialist = specialist|expert|sakkunnig
  officer = handläggare|utredare|tjänsteman
  coordinator = koordinator|samordnare
  analyst = analytiker
  auditor = revisor|auktoriserad revisor|godkänd revisor
  accountant = redovisningsekonom|redovisningskonsult|bokförare
  controller = controller
  tax advisor = skatterådgivare|skattejurist
  economist = ekonom|nationalekonom|chefsekonom|civilekonom
  banker = bankman|bankir
  engineer = ingenjör|civilingenjör|högskoleingenjör|utvecklingsingenjör
  software developer = utvecklare|programmerare|mjukvaruutvecklare|systemutvecklare|mjukvaruingenjör
  computer scientist = datavetare|datalog
  systems administrator = systemadministratör
  technician = tekniker|laborant
  architect = arkitekt
  designer = formgivare|designer|grafisk formgivare
  lawyer = advokat
  criminal lawyer = försvarare|försvarsadvokat|brottmålsadvokat
  legal counsel = bolagsjurist|företagsjurist|juridisk rådgivare
  general counsel = chefsjurist
  trainee lawyer = notarie|tingsnotarie
  legal scholar = jurist|rättsvetare
  patent attorney = patentombud
  notary = notarius publicus
  judge = domare|rådman|lagman|hovrättsråd|justitieråd|tingsfiskal|hovrättsassessor|kammarrättsråd
  prosecutor = åklagare|kammaråklagare|riksåklagare|chefsåklagare
  mediator = medlare|skiljedomare
  insolvency administrator = konkursförvaltare
  professor = professor
  associate professor = docent|biträdande professor
  assistant professor = biträdande lektor|biträdande universitetslektor|forskarassistent
  adjunct professor = adjungerad professor
  visiting professor = gästprofessor
  emeritus professor = professor emeritus|professor emerita|senior professor
  honorary professor = hedersprofessor
  lecturer = universitetsadjunkt|föreläsare|högskoleadjunkt|adjunkt
  senior lecturer = universitetslektor|lektor|högskolelektor
  visiting lecturer = gästlärare|gästföreläsare|gästlektor
  teaching assistant = amanuens|övningsassistent|kursassistent
  research assistant = forskningsassistent|projektassistent
  research associate = forskningsingenjör|vetenskaplig medarbetare
  senior researcher = förste forskare|ledande forskare
  researcher = forskare|vetenskapsman
  visiting researcher = gästforskare
  postdoctoral researcher = postdoktor|postdoc|postdoktoral forskare
  doctoral researcher = doktorand|forskarstuderande|industridoktorand
  student = student|studerande
  dean = dekan|dekanus
  vice dean = prodekan|vicedekan
  rector = rektor|universitetsrektor|högskolerektor
  vice rector = prorektor|vicerektor
  chancellor = kansler|universitetskansler|universitetsdirektör
  institute director = institutsdirektör|institutschef
  laboratory head = laboratoriechef
  academician = akademiledamot|ledamot av Kungliga Vetenskapsakademien
  teacher = lärare|gymnasielärare|ämneslärare|grundskollärare|lärarinna|förskollärare
  headteacher = skolledare|gymnasierektor
  deputy headteacher = biträdande rektor
  trainer = tränare|utbildare|instruktör
  librarian = bibliotekarie
  archivist = arkivarie
  curator = intendent|curator
  museum director = museichef|museidirektör
  physician = läkare|doktor|leg. läkare|legitimerad läkare
  head physician = chefsöverläkare|medicinskt ledningsansvarig läkare
  senior physician = överläkare|biträdande överläkare
  specialist physician = specialistläkare
  resident physician = ST-läkare|AT-läkare|underläkare|BT-läkare
  general practitioner = allmänläkare|distriktsläkare|husläkare|specialist i allmänmedicin|familjeläkare
  surgeon = kirurg|neurokirurg
  anaesthetist = anestesiolog|narkosläkare
  internist = internmedicinare|invärtesläkare
  cardiologist = kardiolog|hjärtläkare
  neurologist = neurolog
  radiologist = radiolog|röntgenläkare
  gynaecologist = gynekolog
  paediatrician = barnläkare|pediatriker
  orthopaedist = ortoped
  dermatologist = hudläkare|dermatolog
  ophthalmologist = ögonläkare
  urologist = urolog
  oncologist = onkolog
  psychiatrist = psykiater|psykiatriker
  psychologist = psykolog|leg. psykolog|legitimerad psykolog
  psychotherapist = psykoterapeut
  therapist = terapeut
  dentist = tandläkare|övertandläkare
  orthodontist = ortodontist
  pharmacist = apotekare|farmaceut|receptarie
  veterinarian = veterinär
  nurse = sjuksköterska
  head nurse = avdelningssköterska|översköterska|vårdenhetschef
  midwife = barnmorska
  physiotherapist = fysioterapeut|sjukgymnast
  speech therapist = logoped
  social worker = socionom|socialsekreterare|kurator
  journalist = journalist|reporter|korrespondent
  editor = redaktör
  editor-in-chief = chefredaktör|ansvarig utgivare
  author = författare|författarinna
  translator = översättare|tolk
  publisher = förläggare|bokförläggare
  producer = producent
  film director = regissör|filmregissör
  photographer = fotograf
  actor = skådespelare|skådespelerska
  musician = konsertmästare|musiker
  composer = kompositör|tonsättare
  conductor = dirigent
  artist = konstnär
  spokesperson = talesperson|talesman|pressekreterare|presschef|kommunikationschef
  minister = minister|statsråd
  prime minister = statsminister
  state secretary = statssekreterare
  member of parliament = riksdagsledamot|riksdagsman|Europaparlamentariker
  mayor = borgmästare|kommunstyrelsens ordförande
  governor = landshövding|riksbankschef
  councillor = kommunalråd|kommunfullmäktigeledamot|borgarråd|regionråd|oppositionsråd
  ambassador = ambassadör
  consul = konsul|generalkonsul
  diplomat = diplomat
  civil servant = ämbetsman|departementsråd|kansliråd|departementssekreterare
  police officer = polis|polismästare
  military officer = officer
  priest = präst|kyrkoherde|komminister|pastor
  bishop = biskop|ärkebiskop
  rabbi = rabbin
  chemist = kemist
  physicist = fysiker
  mathematician = matematiker
  biologist = biolog
  historian = historiker
  sociologist = sociolog
  political scientist = statsvetare
  philosopher = filosof
  intern = praktikant|trainee|sommarjobb|sommarpraktikant|sommarvikarie|feriejobb|extrajobb
  apprentice = lärling
  volunteer = volontär
  freelancer = frilans|frilansare|egenföretagare|egen företagare
  investor = investerare
  member = medlem
  commissioner = kommissionär|EU-kommissionär
  inspector = inspektör
  chef = kock|köksmästare
  real estate agent = fastighetsmäklare|mäklare
  employee = medarbetare
  bailiff = kronofogde
  law clerk = beredningsjurist
  dental hygienist = tandhygienist
  dental technician = tandtekniker
  dental assistant = tandsköterska
  paralegal = juristassistent
  osteopath = osteopat
  dietitian = dietist
  optometrist = optiker
  data protection officer = dataskyddsombud
  office clerk = kontorist
  retail salesperson = butikssäljare|butiksbiträde
  surveyor = lantmätare
  municipal director = kommundirektör
  business developer = affärsutvecklare
  district nurse = distriktssköterska|distriktssjuksköterska
  specialist nurse = specialistsjuksköterska|specialistsköterska
  nursing assistant = undersköterska|vårdbiträde
  social pedagogue = socialpedagog
  web developer = webbutvecklare
  artistic director = konstnärlig ledare|teaterchef
  medical assistant = medicinsk assistent
  practice manager = mottagningschef
  occupational therapist = arbetsterapeut
`;

export const swedish = pack({
  code: 'sv',
  sections: {
    education: list`Utbildning|Utbildningar|Utbildning och examen|Utbildningsbakgrund|Akademisk utbildning|Examina|Examen|Akademiska meriter|Studier|Akademisk bakgrund|Utbildning och kompetens|Högskoleutbildning|Akademiska examina|Utbildning och akademiska examina|Högre utbildning|Skolgång|Högskolestudier|Universitetsutbildning|Universitetsstudier|Akademisk examen`,
    employment: list`Erfarenhet|Erfarenheter|Arbetslivserfarenhet|Yrkeserfarenhet|Arbetserfarenhet|Anställningar|Karriär|Yrkesliv|Anställning|Arbete|Nuvarande befattning|Nuvarande anställning|Tidigare anställningar|Yrkesbakgrund|Tidigare befattningar|Bakgrund och erfarenhet|Professionell bakgrund|Tjänster|Tidigare uppdrag|Akademisk karriär|Arbetsliv|Forskningserfarenhet|Praktik|Arbetslivserfarenheter|Professionell erfarenhet|Nuvarande sysselsättning|Klinisk erfarenhet|Tidigare erfarenhet|Befattningar|Yrkeserfarenheter|Arbetserfarenheter|Huvudsaklig sysselsättning|Befattning|Tjänst|Tidigare positioner|Nuvarande position`,
    board: list`Styrelseuppdrag|Styrelse|Styrelsen|Övriga uppdrag|Andra uppdrag|Uppdrag|Nuvarande uppdrag|Andra pågående uppdrag|Övriga styrelseuppdrag|Styrelseledamöter|Koncernledning|Pågående uppdrag|Förtroendeuppdrag|Bolagsstyrning|Andra styrelseuppdrag`,
    certificates: list`Certifikat|Certifieringar|Kurser|Legitimation|Vidareutbildning|Licenser|Licenser och certifieringar|Kurser och certifikat|Fortbildning|Övriga kurser|Auktorisationer|Behörigheter|Övrig utbildning|Specialistbevis`,
    awards: list`Priser|Utmärkelser|Priser och utmärkelser|Stipendier|Utmärkelser och priser|Stipendier och priser|Hedersbetygelser|Erkännanden|Anslag|Meriter|Stipendier och utmärkelser`,
    publications: list`Publikationer|Utvalda publikationer|Artiklar|Böcker|Senaste publikationer|Publikationslista|Vetenskapliga artiklar|Patent|Bibliografi|Skrifter|Verk|Vetenskapliga publikationer|Publicerade verk|Publikationer i urval|Utställningar|Separatutställningar|Samlingsutställningar`,
    teaching: list`Undervisning|Undervisningserfarenhet|Pedagogisk erfarenhet|Pedagogiska meriter|Undervisar i|Pedagogisk verksamhet|Undervisningsuppdrag|Handledning och undervisning`,
    projects: list`Projekt|Forskningsprojekt|Pågående projekt|Forskning|Utvalda projekt|Aktuella projekt|Avslutade projekt|Referensprojekt|Referensuppdrag`,
    skills: list`Kompetenser|Kompetens|Färdigheter|Kunskaper|Expertis|Expertområden|Specialistområden|Kompetensområden|Datakunskaper|IT-kunskaper|Verksamhetsområden|Specialiteter|Specialområden|Tekniska färdigheter|Inriktning|Arbetsområden|Rättsområden`,
    memberships: list`Medlemskap|Medlemskap i föreningar|Ideellt arbete|Föreningar|Ideella uppdrag|Nätverk|Medlem i|Föreningsliv|Medlemskap i organisationer|Akademiska uppdrag|Organisationer|Volontärarbete`,
    languages: list`Språk|Språkkunskaper|Främmande språk`,
    interests: list`Intressen|Fritidsintressen|Forskningsintressen|Forskningsområden|Fritid|Forskningsinriktning|Intresseområden|Personliga intressen|Forskningsområde|Övrigt`,
    references: list`Referenser|Rekommendationer|Omdömen`,
    contact: list`Kontakt|Kontakta oss|Kontaktuppgifter|Kontaktinformation|Adress|Personuppgifter|Personliga uppgifter|Hitta hit|Besöksadress|Kontakta mig|Boka tid`,
    about: list`Om|Om mig|Om oss|Biografi|Profil|Presentation|Sammanfattning|Bakgrund|Vem är jag|Kort biografi|CV|Meritförteckning|Vilka vi är|Levnadsbeskrivning|Curriculum vitae|Kort om mig|Personlig profil|Liv|Kort presentation`,
    team: list`Team|Vårt team|Medarbetare|Våra medarbetare|Personal|Människor|Ledning|Ledningsgrupp|Företagsledning|Medlemmar|Advokater|Jurister|Våra advokater|Våra jurister|Läkare|Våra läkare|Forskare|Lärare|Personer|Partners|Teamet|Vi som arbetar här|Anställda|Delägare|Organisation|Forskargrupp|Gruppmedlemmar|Våra experter|Våra specialister`,
    alumni: list`Alumner|Alumni|Tidigare medarbetare|Tidigare medlemmar|Tidigare studenter|Före detta elever|Kända alumner|Tidigare elever|Tidigare doktorander|Kända elever|Tidigare anställda`,
    students: list`Studenter|Doktorander|Handledda doktorander|Handledning|Nuvarande doktorander|Elever|Masterstudenter|Doktorandhandledning|Praktikanter|Examensarbetare`,
    advisors: list`Rådgivare|Vetenskapligt råd|Rådgivande styrelse|Handledare|Mentorer|Advisory board|Vetenskaplig rådgivare|Expertråd`,
    news: list`Nyheter|Aktuellt|Press|Pressmeddelanden|I media|Media|Senaste nytt|Blogg|Nyhetsarkiv|Pressrum|Relaterade artiklar`,
    events: list`Evenemang|Kalender|Konferenser|Föreläsningar|Talare|Seminarier|Program|Kommande evenemang|Presentationer|Workshops|Medverkande|Våra talare|Föredrag|Kalendarium|Föreläsare|Aktiviteter|Paneldeltagare`,
    services: list`Tjänster och lösningar|Våra tjänster|Produkter|Lösningar|Vad vi gör|Erbjudande|Behandlingar|Rådgivning|Verksamhet|Det här gör vi|Uppdragsgivare|Kunder`,
  },
  itself: list`oss|vår|vårt|våra|byrån|firman|företaget|bolaget|kliniken|kontoret|institutet|stiftelsen|teamet`,
  farewells: list`slutar|lämnar oss|tackar av|avtackning`,
  leavings: list`avgick|har avgått|slutade|gick i pension|har gått i pension|avskedades|fick sparken|lämnade posten|lämnade företaget|lämnade uppdraget`,
  gatherings: list`Konferens|Konferensen|Kongress|Symposium`,
  graduateLists: list`Alumner|Examinerade|Disputationer|Disputation|Avhandlingar|Doktorsavhandlingar|Promoverade doktorer|Hedersdoktorer|Avgångsklass|Doktorspromotion|Tidigare doktorander`,
  degrees: degrees`
    doctoral PhD = filosofie doktor|fil. dr|FD|Ph.D.|PhD|filosofie doktorsexamen|fil.dr|fil dr|filosofie doktorsgrad
    doctoral - = doktor i|doktorsexamen|doktorsgrad|disputation|doktorsavhandling|ekonomie doktor|ekon. dr|ekon dr|ED|politices doktor|pol. dr|doktorsavhandlingen|odont. dr|odontologie doktor|agronomie doktor|agr. dr|disputerade|disputerat|disputerad|doktorerade|doktorerat|försvarade sin avhandling|doktorerad|har disputerat|avlade doktorsexamen|disputerade för doktorsexamen
    doctoral - [engineering] = teknologie doktor|tekn. dr|TeknD|tekn dr|teknisk doktor|teknologie doktorsexamen
    doctoral - [law] = juris doktor|jur. dr|jur dr|juris doktorsexamen
    doctoral Dr. med. [medicine] = medicine doktor|med. dr|med dr|medicine doktorsexamen|MD
    doctoral ThD [theology] = teologie doktor|teol. dr|TD
    doctoral - [veterinary medicine] = veterinärmedicine doktor|VMD
    professional Licentiate = licentiatexamen|licentiat|filosofie licentiat|fil. lic.|tekn. lic.|teknologie licentiat|licentiatavhandling|ekon. lic.|fil lic|tekn lic
    professional MD [medicine] = läkarexamen|läkarprogrammet|medicine licentiat|läkarlegitimation|legitimerad läkare
    professional DDS [dentistry] = tandläkarexamen|tandläkarprogrammet|legitimerad tandläkare
    professional DVM [veterinary medicine] = veterinärexamen|veterinärprogrammet
    master Civilingenjör [engineering] = civilingenjörsexamen|civilingenjör|civ.ing.|civilingenjörsprogrammet|civ. ing.
    master - [law] = jur. kand.|juris kandidat|juristexamen|jur kand|jur.kand.|juristprogrammet
    master - [business administration] = civilekonom|civilekonomexamen|civilekonomprogrammet
    master MArch [architecture] = arkitektexamen|arkitektutbildning
    master Magister = magisterexamen|fil. mag.|filosofie magister|filosofie magisterexamen|ekonomie magister|ekon. mag.|magister|fil mag|pol. mag.
    master - = masterexamen|master|masterprogram|mastersexamen|masterstudier
    master - [psychology] = psykologexamen|psykologprogrammet
    master - [education] = lärarexamen|lärarprogrammet
    master MSc = M.Sc.|MSc|Master of Science|teknologie masterexamen|teknologie master
    master MA = M.A.|Master of Arts
    master MBA [business administration] = MBA|Executive MBA|EMBA
    master LLM [law] = LL.M.|LLM|Master of Laws
    bachelor - = kandidatexamen|fil. kand.|filosofie kandidat|filosofie kandidatexamen|ekonomie kandidat|ekon. kand.|pol. kand.|politices kandidat|kandidatprogram|fil kand|politices kandidatexamen|kandidatuppsats|medicine kandidat|teologie kandidat|teol. kand.|teknologie kandidat|socionomexamen|sjuksköterskeexamen
    bachelor BEng [engineering] = högskoleingenjörsexamen|högskoleingenjör
    bachelor BSc = B.Sc.|BSc|Bachelor of Science
    bachelor BA = B.A.|Bachelor of Arts
    associate - = högskoleexamen|yrkeshögskoleexamen|yrkeshögskola|kvalificerad yrkesutbildning
    certificate - = certifikat|diplom|advokatexamen|lärarlegitimation|specialistbevis|tingsmeritering|diplomerad|sjökaptensexamen
    secondary HighSchoolDiploma = studentexamen|gymnasieexamen|gymnasieingenjör|gymnasiekompetens|naturvetenskapliga programmet|samhällsvetenskapliga programmet|gymnasieutbildning
  `,
  titles: TITLES,
  titleWords: headNouns(
    TITLES,
    list`ansvarig|strateg|controller|ombud|ombudsman|delegat|föredragande|handledare|administratör|koordinatör|vice|rådgivare|talare|inspektor|moderator|coach|sakkunnig|kanslist|aktuarie|driftschef|utvecklingschef|utbildningschef|butikschef|lagerchef|kökschef|hotelldirektör|restaurangchef|körledare|scenograf|sångare|sångerska|dansare|programledare|vårdadministratör|arbetsterapeut|skolkurator|företagsläkare|skolläkare|verksamhetsutvecklare|elektriker|snickare|mekaniker|chaufför|frisör|hantverkare|lantbrukare|servitör|lagerarbetare|pedagog|specialpedagog|speciallärare|byggledare|landskapsarkitekt|inredningsarkitekt|stadsplanerare|diakon|brandman|soldat`,
  ),
  studyVerbs: list`tog läkarexamen|har en magisterexamen|har en master|studerade|studerar vid|läste|har studerat|har läst|tog examen|tog sin examen|avlade|har avlagt|disputerade|disputerat|har disputerat|promoverades|utexaminerades|utbildad|utbildade sig|har utbildat sig|är utbildad|är civilingenjör|är civilekonom|är jurist|är legitimerad|erhöll|fick sin examen|genomgick|gick|fullföljde|slutförde|har en examen|har en kandidatexamen|har en masterexamen|har en doktorsexamen|har examen|innehar|examinerad|examinerades|blev docent|blev filosofie doktor|blev teknologie doktor|specialiserade sig|doktorerade|doktorerat|tog studenten|blev legitimerad|försvarade sin avhandling|studerat|läst vid|avlagt|utbildat sig|läser|pluggar|studerar|går på|läst ekonomi vid`,
  appointing: list`utser|utsåg|har utsett|rekryterar|har rekryterat|anställer|välkomnar|väljer|befordrar|utnämner`,
  foundedBy: list`grundades … av|grundat … av|grundad … av|startades … av`,
  speaking: list`säger|sa|förklarar|kommenterar|berättar|enligt|menar`,
  heldAs: list`som|i rollen som`,
  worked: list`var|arbetade|jobbade|innehade|tjänstgjorde`,
  anotherTime: list`innan|därefter|dessförinnan|tidigare`,
  workVerbs: list`började hon|började han|kom närmast från|har tidigare varit|var tidigare|år på|verksam vid|arbetade|har erfarenhet från|skaffade sig erfarenhet|arbetar|har arbetat|jobbade|jobbar|har jobbat|ledde|leder|har lett|grundade|har grundat|startade|var med och grundade|började|började på|anställdes|är anställd|var anställd|anställd|utsågs|utsågs till|utnämndes|utnämnd|har utsetts|valdes|valdes till|har valts|tillträdde|tillträder|tjänstgjorde|tjänstgör|har varit|är verksam|var verksam|verksam|verkar|verkade|undervisar|undervisade|föreläser|ansvarade för|ansvarar för|är ansvarig|var ansvarig|företräder|företrädde|blev|befordrades|rekryterades|kommer närmast från|kommer från|innehade|är knuten till|forskar|forskade|driver|drev|sitter i styrelsen|satt i styrelsen|ingår i|är ledamot|var ledamot|lämnade|efterträdde|gick i pension|är ordförande|var ordförande|är delägare|blev delägare|arbetat|jobbat|varit|undervisat|forskat|grundat|tjänstgjort|verkat|tjänst vid|tjänst på|tjänst hos|anställning|anställningar|anställning hos|anställning vid|praktik hos|praktik på|praktiserade|tjänstgöring|allmäntjänstgöring|specialisttjänstgöring|kom till|har mottagning|har praktik|jag arbetar|jag jobbar|jag har arbetat|jag har jobbat|engagerad i|verksamma|varit verksam|medverkat|medverkar|medverkade|spelat på|spelar på|spelade på|synts på|synts i|setts på|setts i|gästspelat|engagerad vid|engagerad på|kommer senast från|tidigare från|började hos oss|ingår i teamet|driver mottagning|arbete på|arbete vid|arbete hos|anställning på|arbetat vid|arbetat på|arbetat hos|jobb på|jobb hos|bakgrund från|befattningar inom|befattningar på|erfarenhet från|erfarenheter från|specialiserade sig på|specialistutbildade sig på|specialistutbildade sig vid|gjorde sin AT på|gjorde sin ST på`,
  taughtIn: list`på|i|för|vid|programmet|kursen|utbildningen`,
  studyNouns: list`studier|utbildning|vidareutbildning|yrkesutbildning|omskolning|examen|doktorsexamen|avhandling|doktorsavhandling|uppsats|disputation|alumn|alumner|alumnus|student vid|magisterexamen|kandidatexamen|masterexamen|examensarbete|grundutbildning|forskarutbildning|specialistutbildning|huvudämne|stipendium|stipendiat|legitimation|licentiat|docentur|program|kurs|ämne|högskolepoäng|juristexamen|utexaminerad|promotion`,
  organisationPrepositions: list`vid|på|hos|för|i|från|av|inom|åt|till|med|under|via`,
  honorifics: list`herr|fru|fröken|hr|fr|dr|dr.|prof.|prof|professor|doktor|docent|doc.|tekn. dr|tekn.dr|fil. dr|fil.dr|med. dr|med.dr|jur. dr|ekon. dr|adv.|advokat|ing.|civ.ing.|kapten|överste|general|major|friherre|friherrinna|greve|grevinna|biskop|kyrkoherde|fil. lic.|univ.lektor|leg. läkare|leg. psykolog|ambassadör|statsråd|FD|TeknD|MD|TD|jur. kand.|fil. mag.|fil.mag.|fil. kand.|Civ. ing.|civ.ek.|Leg. tandläkare|Leg. psykoterapeut|Leg. fysioterapeut|Leg. sjuksköterska|Adj. professor|Bitr. professor`,
  postNominals: list`PhD|Ph.D.|MBA|MSc|M.Sc.|LL.M.|BSc|CFA|MD|leg. läkare|leg. psykolog|leg. tandläkare|jur. kand.|fil. kand.|auktoriserad revisor|d.ä.|d.y.|jr|sr|CEFA|FRICS|MRICS|AFA|M.A.|B.A.|CISA|PMP`,
  nameParticles: list`af|av|von|de|de la|van|von der|du|la|le|del|di|da|al|el|bin|ben|zu|der`,
  articles: list`en|ett|den|det`,
  nameConnectors: list`och|för|i`,
  months: lists`
    januari|jan|jan.
    februari|feb|feb.|febr.
    mars
    april|apr|apr.
    maj
    juni|jun|jun.
    juli|jul|jul.
    augusti|aug|aug.
    september|sept|sept.|sep|sep.
    oktober|okt|okt.
    november|nov|nov.
    december|dec|dec.
  `,
  seasons: lists`
    vår|våren|vårterminen|VT|vårtermin
    sommar|sommaren
    höst|hösten|höstterminen|HT|hösttermin
    vinter|vintern
  `,
  present: list`nu|idag|i dag|nuvarande|pågående|nutid|tills vidare|för närvarande|fortfarande|till dags dato|aktuell|fram till idag|nuvarande tid|numera|till idag|hittills|till nu|alltjämt|t.o.m. idag|huvudsaklig sysselsättning`,
  presentVerbs: list`sitter|jobbar|driver|är|arbetar|leder|undervisar|forskar|ansvarar`,
  since: list`sedan|från|från och med|fr.o.m.|alltsedan|med början|med start|sedan dess`,
  until: list`till|till och med|t.o.m.|fram till|tills|innan|till slutet av`,
  born: list`född|född den|föddes|födelseår|födelsedatum|födelsedag`,
  introductions: list`jag är|jag heter|mitt namn är`,
  former: list`före detta|f.d.|f d|fd|tidigare|förre|förra|förutvarande|dåvarande|ex-|ex|pensionerad|emeritus|emerita|avgående|dessförinnan|förr|en gång|avgången|framlidne|avliden|innan dess|nyligen avgått|före det|forna`,
  inProgress: list`läser för närvarande|doktorerar|studerar för närvarande|skriver på sin avhandling|arbetar med sin avhandling|går utbildningen|student|doktorand|kandidat|studerande|läser till|studerar|pågående utbildning|pågående studier|forskarstuderande|masterstudent|juriststudent|juridikstudent|läkarstudent|läkarkandidat|läkarstuderande|civilingenjörsstudent|studerar till|antagen till|ekonomstudent|pågående doktorandstudier|teknologstudent|teknolog|lärarstudent|under utbildning|elev|industridoktorand|gymnasieelev|läser just nu|kandidatstudent|sistaårsstudent`,
  expected: list`förväntad|förväntas|beräknad|beräknad examen|planerad|planerad examen|beräknas vara klar|väntas|förväntad examen|tar examen|examen väntas|planerad disputation|beräknat slutdatum`,
  attendedOnly: list`utbytesstudent|utbytesstudier|utbytestermin|utbytesår|termin utomlands|Erasmus|sommarkurs|fristående kurser|fristående kurs|utbyte|utlandsstudier|utlandstermin|gäststudent|sommarskola|språkkurs|enstaka kurser|studieresa|utlandsår|utbytesprogram|kurser vid`,
  notConferred: list`avbröt|avbröt studierna|avbröt sina studier|avbrutna|avbrutna studier|ej avslutad|ej avslutade|utan examen|inte avslutat|inte fullföljt|hoppade av|hoppade av studierna|avhopp|oavslutad|oavslutade|oavslutade studier|ej slutförd|ej examen|ej fullföljd|tog aldrig examen|fullföljde aldrig|avslutade aldrig|studieuppehåll|återkallad|indragen|relegerad|blev aldrig klar`,
  honorary: list`hedersdoktor|hedersdoktorat|honoris causa|h.c.|hedersprofessor|hedersledamot|hedersordförande|hedersmedlem|jubeldoktor|hedersmedborgare|fil. hedersdr|hedersdoktorer|medicine hedersdoktor|filosofie hedersdoktor|teknologie hedersdoktor|heders-`,
  negation: list`inte|ej|icke|aldrig|ingen|inget|inga|utan|varken|falsk|felaktigt|förnekade|förnekar|dementerade|inget att göra|inte längre|i stället för|istället för|knappast`,
  hypothetical: list`tackade nej till|sökte tjänsten|erbjöds|skulle|kanske|möjligen|troligen|sannolikt|påstådd|påstådda|påstås|enligt uppgift|eventuellt|vill|ville|planerar|avser|hoppas|sökte|söker|tackade nej|avböjde|fiktiv|fiktiva|påhittad|ryktas|så kallad|uppges|förmodligen|borde|utger sig för|ansökte|tänkt|drömmer om`,
  visiting: list`gäst|gästprofessor|gästforskare|gästlärare|gästföreläsare|gästdoktorand|forskningsvistelse|gästvistelse|visiting professor|visiting scholar|visiting fellow|visiting researcher|sabbatsår|sabbatical|tillfällig|vikarierande|vikarie|vikariat|tillförordnad|t.f.|tf|tf.|utlånad|gästande|residens|tjänstledig|konstnär i residens|på uppdrag`,
  trainings: titles`
    resident physician = specialisttjänstgöring|ST-tjänst|ST-tjänstgöring|specialistutbildning|specialisttjänstgöringen|specialistutbildningen|sin ST|ST vid|ST på|ST inom|ST i|underläkartjänst
    intern = praktik|allmäntjänstgöring|AT-tjänst|AT-tjänstgöring|praktikperiod|sin AT|AT vid|AT på|allmäntjänstgöringen|AT-placering
    law clerk = notarietjänstgöring|tingsmeritering|tingstjänstgöring
    postdoctoral researcher = postdoktorsvistelse
  `,
  titleVerbs: titles`
    avdelningschef * = leder|ledde|lett|har lett|ansvarar för|förestår
    lärare = undervisar|undervisade|har undervisat|undervisat
    grundare = grundade|har grundat|grundat|startade företaget|startade bolaget|startade firman
    medgrundare = medgrundade
    styrelseledamot = sitter i styrelsen|satt i styrelsen|ingår i styrelsen|har suttit i styrelsen
    samordnare * = samordnar|samordnade
  `,
  titleGroups: titles`
    advokat = advokater|advokaterna
    biträdande jurist = biträdande jurister
    jurist = jurister|juristerna
    läkare = läkarna|våra läkare
    professor = professorer|professorerna
    doktorand = doktorander|doktoranderna
    lektor = lektorer|universitetslektorer|lektorerna|universitetslektorerna
    konsult = konsulter|konsulterna
    psykolog = psykologer|psykologerna
    tandläkare = tandläkarna
    fysioterapeut = fysioterapeuter|fysioterapeuterna
    styrelseledamot = styrelseledamöter|styrelseledamöterna
  `,
  memberOf: list`medlem|ledamot|hedersledamot|hedersmedlem|stipendiat|pristagare`,
  dealings: list`finansierat av|finansierad av|finansieras av|stöttat av|utgiven av|utgiven på|utgivit|utgivna|utkommit|publicerad i|publicerats i|publicerat i|i samarbete med|samarbete med|kunder|uppdragsgivare|belönad med|belönad av|pris från|stipendium från|certifierad av|ackrediterad av|legitimerad av|artiklar i|föreläsningar på|på uppdrag av|föredragshållare|arbetat med|arbetar med|arbetade med|jobbat med|jobbar med`,
  prizes: list`pris|priset|medalj|medaljen|utmärkelse|stipendium|stipendiet`,
  theses: titles`
    doctoral = doktorsavhandling|doktorsavhandlingen
    master = masteruppsats|magisteruppsats
    bachelor = kandidatuppsats
    any = avhandling|uppsats|examensarbete
  `,
  bars: list`advokatsamfundet|Sveriges advokatsamfund`,
  relatives: list`maken|makan|hustrun|fadern|pappan|modern|mamman|brodern|systern|sonen|dottern|sambon|föräldrarna|svärfadern|farfadern|morfadern|min man|min fru|hennes mor|hennes bror|hennes syster|hans mor|hans bror|hans fru|äkta make|äkta hälft|far|fader|pappa|mor|moder|mamma|bror|broder|syster|son|dotter|hustru|fru till|make|maka|föräldrar|farbror|morbror|faster|moster|kusin|brorson|systerson|brorsdotter|systerdotter|farfar|morfar|farmor|mormor|barnbarn|svärfar|svärmor|svåger|svägerska|svärson|svärdotter|barn|änka|änkling|tvilling|tvillingbror|gift med|sambo|fästman|fästmö|styvfar|styvmor|halvbror|halvsyster|exman|exfru|hans far|hennes far|hans hustru|hennes man|syskon|familj|ättling|förfader|sonson|dotterson`,
  advisors: list`handledaren|huvudhandledaren|bihandledaren|med professor|handleddes av|handledare|huvudhandledare|bihandledare|biträdande handledare|handledd av|under handledning av|opponent|fakultetsopponent|betygsnämnd|mentor|examinator|under ledning av|lärjunge till|elev till|hos professor|hos prof.|handledarna|vägledd av`,
  pronouns: {
    first: list`jag|min|mitt|mina|mig|vi|vår|vårt|våra|oss`,
    third: list`han|hon|hans|hennes|honom|henne|hen|hens|sin|sitt|sina|de|deras|dem`,
  },
  organisationWords: {
    school: list`universitet|universitetet|högskola|högskolan|skola|skolan|gymnasium|gymnasiet|gymnasieskola|läroverk|läroverket|akademi|akademin|musikhögskola|konsthögskola|handelshögskola|handelshögskolan|tekniska högskola|tekniska högskolan|KTH|folkhögskola|yrkeshögskolan|konservatorium|grundskola|Chalmers|lärarhögskola|lantbruksuniversitet|konstfack|musikkonservatoriet|fakultet|fakulteten|seminarium|sjökrigsskolan|militärhögskolan|försvarshögskolan|business school|LTH`,
    company: list`företag|företaget|bolag|bolaget|koncern|koncernen|gruppen|grupp|holding|industrier|industri|teknik|teknologi|system|tjänster|förlag|förlaget|försäkring|försäkringar|byrå|byrån|konsult|konsulter|konsultbolag|fabrik|verken|bygg|fastigheter|energi|logistik|transport|media|tidning|tidningen|radio|television|tryckeri|bryggeri|startup|dotterbolag|redovisningsbyrå|revisionsbyrå|arkitektkontor|ingenjörsbyrå|reklambyrå|handel|hotell|bruk|rederi|studio|investeringar|programvara|mekaniska verkstad|kraft|skog|läkemedel|arkitekter|dagblad|tidskrift`,
    hospital: list`sjukhus|sjukhuset|universitetssjukhus|universitetssjukhuset|klinik|kliniken|vårdcentral|vårdcentralen|lasarett|lasarettet|mottagning|mottagningen|läkarhus|tandläkarmottagning|tandvård|folktandvården|husläkarmottagning|akademiska sjukhuset|hälsocentral|privatklinik|rehabcenter|sjukvård|hälso- och sjukvård|barnsjukhus|djursjukhus|apotek|hospice|kvinnoklinik|läkarmottagning|sahlgrenska|VC|BUP`,
    public: list`departement|departementet|regering|regeringen|regeringskansliet|riksdag|riksdagen|kommun|kommunen|kommunstyrelse|landsting|landstinget|region|regionen|länsstyrelse|länsstyrelsen|myndighet|myndigheten|tingsrätt|tingsrätten|hovrätt|hovrätten|kammarrätt|kammarrätten|förvaltningsrätt|förvaltningsrätten|högsta domstolen|domstol|åklagarmyndigheten|polisen|polismyndigheten|försvarsmakten|försvaret|ambassad|ambassaden|konsulat|EU-kommissionen|Europaparlamentet|skatteverket|försäkringskassan|socialstyrelsen|verket|stadshuset|stad|utrikesdepartementet|finansdepartementet|justitiedepartementet|riksrevisionen|trafikverket|tullverket|nämnd|arbetsförmedlingen`,
    institute: list`institut|institutet|forskningsinstitut|forskningsinstitutet|forskningscentrum|centrum för|laboratorium|laboratoriet|observatorium|museum|museet|bibliotek|biblioteket|arkiv|arkivet|riksarkivet|kungliga biblioteket|karolinska institutet|RISE|FOI|vetenskapsakademien|vetenskapsrådet|ingenjörsvetenskapsakademien|IVA|nationalmuseum|kunskapscentrum|kompetenscentrum|tankesmedja`,
    department: list`institution|institutionen|institutionen för|avdelning|avdelningen|avdelningen för|enhet|enheten|enheten för|sektion|sektionen|forskargrupp|forskargruppen|kontor|kontoret|lärosätet|division|ämnet|förvaltning|förvaltningen|kansli|kansliet|team|forskarskola|filial|affärsområde|redaktion|program för`,
    law: list`advokatbyrå|advokatbyrån|advokatfirma|advokatfirman|juristbyrå|juristbyrån|advokater|advokataktiebolag|patentbyrå|jurister|advokatkontor|familjejurister`,
    association: list`förening|föreningen|stiftelse|stiftelsen|förbund|förbundet|fackförbund|sällskap|sällskapet|handelskammare|handelskammaren|advokatsamfundet|läkarförbundet|federation|union|liga|kommitté|kommittén|klubb|klubben|parti|partiet|kooperativ|kyrka|kyrkan|församling|församlingen|stift|nätverk|nätverket|rörelse|råd|rådet|orden|forum|samfund|kår|studentkår|studentkåren|organisation|organisationen|branschorganisation|idrottsförening|svenskt näringsliv|svenska läkaresällskapet|ekonomisk förening|teater|teatern|stadsteater|stadsteatern|operan|orkester|orkestern|symfoniorkester|riksteatern`,
    bank: list`bank|banken|sparbank|sparbanken|riksbanken|riksbank|fond|fonder|fondförvaltning|kapitalförvaltning|pensionsfond|AP-fonden|börsen|fondkommission|investeringsbank|riskkapital|hypoteksbank|förvaltnings|investmentbolag`,
  },
  sharedHeads: list`universiteten|universitet i|högskolorna|sjukhusen`,
  legalForms: list`AB|Aktiebolag|aktiebolaget|HB|Handelsbolag|KB|Kommanditbolag|AB (publ)|(publ)|ek. för.|ekonomisk förening|ideell förening|Enskild firma|Stiftelse|SE|filial|& Co|& Söner|och Partners|Oy|Advokat AB|Advokat KB|Ab|i likvidation`,
  functionWords: list`affärsutveckling|ekonomi|forskning|försäljning|inköp|kommunikation|kunder|kvalitet|ledning|logistik|marknad|marknadsföring|personal|produktion|projekt|redovisning|strategi|säkerhet|system|systemutveckling|teknik|underhåll|utbildning|utveckling|verksamhetsutveckling`,
  conjunctions: list`och|samt|eller|&|och/eller|liksom|jämte|/|men|även|tillsammans med|såväl|respektive|också|dessutom`,
});
