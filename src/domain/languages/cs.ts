import { degrees, headNouns, list, lists, pack, titles, withLed } from './pack.ts';

const NAMED = titles`
  chief executive officer = generální ředitel|generální ředitelka|CEO|generálním ředitelem|předseda představenstva a generální ředitel|výkonný předseda
  chief financial officer = finanční ředitel|finanční ředitelka|CFO|finančním ředitelem
  chief operating officer = provozní ředitel|provozní ředitelka|COO
  chief technology officer = technologický ředitel|CTO|technologická ředitelka|ředitel technologií
  chief information officer = ředitel IT|ředitel informatiky
  chief medical officer = lékařský ředitel|lékařská ředitelka|náměstek pro léčebnou péči|náměstkyně pro léčebnou péči|náměstek pro LPP|lékařský náměstek|medicínský ředitel|medicínská ředitelka
  chief scientific officer = vědecký ředitel|vědecká ředitelka
  managing director = jednatel|jednatelka|jednatelem|jednatel společnosti|jednatelka společnosti|výkonný jednatel|jednatelkou
  executive director = výkonný ředitel|výkonná ředitelka|výkonným ředitelem
  director = ředitel|ředitelka|ředitelem|ředitelkou
  deputy director = zástupce ředitele|zástupkyně ředitele|náměstek ředitele|náměstkyně ředitele|náměstek|náměstkyně
  president = prezident|prezidentka|prezidentem
  vice president = viceprezident|viceprezidentka
  management board chair = předseda představenstva|předsedkyně představenstva|předsedkyní představenstva|předsedou představenstva
  chair = předseda|předsedkyně|předsedou|předseda správní rady|předsedkyně správní rady|předseda výboru|předsedkyní|předsedou správní rady|předsedkyní správní rady
  deputy chair = místopředseda|místopředsedkyně|místopředseda představenstva|místopředsedou
  board member = člen správní rady|členka správní rady|člen výboru|členka výboru
  executive board member = člen představenstva|členka představenstva|členem představenstva
  supervisory board member = člen dozorčí rady|členka dozorčí rady|členem dozorčí rady
  supervisory board chair = předseda dozorčí rady|předsedkyně dozorčí rady
  founder = zakladatel|zakladatelka|zakladatelem|jeden ze zakladatelů|jedna ze zakladatelek
  co-founder = spoluzakladatel|spoluzakladatelka|spoluzakladatelem
  owner = majitel|majitelka|vlastník|spolumajitel|spolumajitelka|majitelem
  shareholder = akcionář|akcionářka|společník|společnice
  entrepreneur = podnikatel|podnikatelka
  partner = partner|partnerka|partnerem
  managing partner = řídící partner|vedoucí partner
  authorised signatory = prokurista|prokuristka
  head of department = vedoucí oddělení|vedoucí katedry|vedoucí odboru|přednosta ústavu|přednostka ústavu|ředitel odboru|ředitelka odboru|vedoucí ústavu|vedoucí kliniky|vedoucí pracoviště|vedoucí odd.|ředitel sekce|ředitelka sekce|vedoucí sekce|vedoucí divize|vedoucí úseku|vedoucí referátu|vedoucí divadelního oddělení
  head = vedoucí|šéf|šéfka|přednosta|přednostka|vedoucím
  team leader = vedoucí týmu|vedoucí skupiny|vedoucí výzkumné skupiny
  project manager = projektový manažer|projektová manažerka|vedoucí projektu
  product manager = produktový manažer|produktová manažerka
  manager = manažer|manažerka|manažerem|manažerkou
  branch manager = vedoucí pobočky|ředitel pobočky
  sales manager = obchodní manažer|vedoucí prodeje|ředitel prodeje
  marketing manager = marketingový ředitel|marketingová ředitelka|vedoucí marketingu|marketingový manažer
  human resources manager = personální ředitel|personální ředitelka|vedoucí personálního oddělení|HR manažer|HR manažerka|personalista|personalistka
  finance manager = ekonomický ředitel|vedoucí ekonomického oddělení
  commercial director = obchodní ředitel|obchodní ředitelka
  technical director = technický ředitel|technická ředitelka
  production manager = výrobní ředitel|vedoucí výroby|ředitel závodu
  purchasing manager = vedoucí nákupu|nákupčí
  sales representative = obchodní zástupce|obchodní zástupkyně|prodejce|obchodník
  office manager = vedoucí kanceláře
  assistant = asistent ředitele|asistentka ředitele
  secretary = tajemník|tajemnice|sekretář|sekretářka|jednatel spolku
  secretary general = generální tajemník|generální tajemnice|generální sekretář
  treasurer = pokladník|pokladní|hospodář
  consultant = konzultant|konzultantka
  advisor = poradce|poradkyně
  specialist = specialista|specialistka|odborník|odbornice|expert|expertka|soudní znalec|znalec
  officer = referent|referentka
  coordinator = koordinátor|koordinátorka
  analyst = analytik|analytička
  auditor = auditor|auditorka
  accountant = účetní|hlavní účetní
  tax advisor = daňový poradce|daňová poradkyně
  economist = ekonom|ekonomka
  banker = bankéř|bankéřka
  engineer = inženýr|inženýrka
  software developer = vývojář|vývojářka|programátor|programátorka
  computer scientist = informatik|informatička
  systems administrator = správce systémů|systémový administrátor
  technician = technik|technička
  architect = architekt|architektka
  designer = designér|designérka|grafik|grafička|projektant|projektantka|produktový designér|produktová designérka
  lawyer = advokát|advokátka|právník|právnička|advokátem|obhájce
  legal counsel = podnikový právník|podniková právnička
  general counsel = ředitel právního oddělení|vedoucí právního oddělení
  trainee lawyer = advokátní koncipient|advokátní koncipientka|koncipient|koncipientka|právní čekatel|justiční čekatel|justiční čekatelka|notářský koncipient|koncipientem|koncipientkou|advokátním koncipientem|advokátní koncipientkou|notářská koncipientka|exekutorský koncipient
  patent attorney = patentový zástupce|patentová zástupkyně
  notary = notář|notářka
  judge = soudce|soudkyně|ústavní soudce|předseda senátu
  prosecutor = státní zástupce|státní zástupkyně|nejvyšší státní zástupce
  mediator = mediátor|mediátorka|rozhodce|rozhodkyně
  insolvency administrator = insolvenční správce|insolvenční správkyně
  professor = profesor|profesorka|profesorem|řádný profesor|vysokoškolský profesor
  associate professor = docent|docentka|docentem|mimořádný profesor
  assistant professor = odborný asistent|odborná asistentka|odborným asistentem
  visiting professor = hostující profesor|hostující profesorka
  emeritus professor = emeritní profesor|emeritní profesorka
  honorary professor = čestný profesor
  lecturer = přednášející|lektor|lektorka|vysokoškolský pedagog|vysokoškolská pedagožka|vysokoškolský učitel|externí pedagog|přednáší|přednášel|přednášela|přednáším|vyučuje|vyučoval|vyučovala|vyučuji|vyučující
  teaching assistant = asistent výuky|asistent pedagoga
  research assistant = asistent|asistentka|výzkumný asistent|výzkumná asistentka|pomocná vědecká síla|mladší vědecký pracovník|mladší vědecká pracovnice|mladší výzkumník
  research associate = vědecký pracovník|vědecká pracovnice|výzkumný pracovník|výzkumná pracovnice|akademický pracovník|akademická pracovnice|odborný pracovník
  senior researcher = vedoucí vědecký pracovník|samostatný vědecký pracovník|hlavní řešitel|vedoucí výzkumný pracovník|vedoucí vědecká pracovnice|vedoucí výzkumná pracovnice|starší vědecký pracovník|starší vědecká pracovnice|samostatná vědecká pracovnice
  researcher = vědec|vědkyně|výzkumník|výzkumnice|badatel|badatelka
  visiting researcher = hostující vědec|hostující výzkumník
  postdoctoral researcher = postdoktorand|postdoktorandka|postdoktorský pracovník|postdok
  doctoral researcher = doktorand|doktorandka|aspirant|interní doktorand
  student = student|studentka
  dean = děkan|děkanka
  vice dean = proděkan|proděkanka
  rector = rektor|rektorka
  vice rector = prorektor|prorektorka
  chancellor = kancléř|kvestor|kvestorka
  institute director = ředitel ústavu|ředitelka ústavu
  laboratory head = vedoucí laboratoře
  academician = akademik
  teacher = učitel|učitelka|pedagog|pedagožka|středoškolský učitel|středoškolský profesor
  headteacher = ředitel školy|ředitelka školy|ředitel gymnázia
  deputy headteacher = zástupce ředitele školy|zástupkyně ředitele školy
  trainer = trenér|trenérka|školitel zaměstnanců|kouč|koučka
  librarian = knihovník|knihovnice
  archivist = archivář|archivářka
  curator = kurátor|kurátorka|kustod|kustodka
  museum director = ředitel muzea|ředitelka muzea
  physician = lékař|lékařka|lékařem
  head physician = primář|primářka|přednosta kliniky|přednostka kliniky|primářem|vedoucí lékař|vedoucí lékařka|přednostou kliniky|vedoucím lékařem|vedoucí lékařkou|primářkou|přednostkou kliniky|zástupce primáře pro|primář oddělení|primářka oddělení
  senior physician = staniční lékař|samostatný lékař|samostatná lékařka|zástupce primáře pro LPP|starší lékař|starší lékařka|vedoucí lékař oddělení
  specialist physician = odborný lékař|odborná lékařka|alergolog|alergoložka|imunolog|pneumolog|nefrolog|gastroenterolog|endokrinolog|endokrinoložka|revmatolog|traumatolog|hematolog|implantolog
  resident physician = sekundární lékař|sekundární lékařka|rezident|rezidentka|lékař v přípravě
  general practitioner = praktický lékař|praktická lékařka|všeobecný praktický lékař|praktický lékař pro dospělé|praktická lékařka pro dospělé|všeobecná praktická lékařka|obvodní lékař|obvodní lékařka|závodní lékař
  surgeon = chirurg|chiruržka|neurochirurg
  anaesthetist = anesteziolog|anestezioložka
  internist = internista|internistka
  cardiologist = kardiolog|kardioložka
  neurologist = neurolog|neuroložka
  radiologist = radiolog|radioložka
  gynaecologist = gynekolog|gynekoložka|gynekolog-porodník|gynekoložka-porodnice|porodník|porodnice|gynekolog a porodník|gynekoložka a porodnice
  paediatrician = pediatr|pediatrička|dětský lékař|dětská lékařka|praktický lékař pro děti a dorost|praktická lékařka pro děti a dorost
  orthopaedist = ortoped|ortopedka
  dermatologist = dermatolog|dermatoložka
  ophthalmologist = oftalmolog|oční lékař|oční lékařka
  urologist = urolog|uroložka
  oncologist = onkolog|onkoložka
  psychiatrist = psychiatr|psychiatrička
  psychologist = psycholog|psycholožka
  psychotherapist = psychoterapeut|psychoterapeutka
  therapist = terapeut|terapeutka
  dentist = zubní lékař|zubní lékařka|zubař|stomatolog|stomatoložka
  orthodontist = ortodontista|ortodontistka
  pharmacist = lékárník|lékárnice|farmaceut|farmaceutka
  veterinarian = veterinář|veterinářka|veterinární lékař|veterinární lékařka|zvěrolékař|zvěrolékařka
  nurse = zdravotní sestra|všeobecná sestra
  head nurse = vrchní sestra|hlavní sestra|staniční sestra
  midwife = porodní asistentka
  physiotherapist = fyzioterapeut|fyzioterapeutka
  speech therapist = logoped|logopedka
  social worker = sociální pracovník|sociální pracovnice
  journalist = novinář|novinářka|reportér|reportérka|zpravodaj|zpravodajka|publicista|publicistka
  editor = redaktor|redaktorka|editor|editorka
  editor-in-chief = šéfredaktor|šéfredaktorka|šéfredaktorem|šéfredaktorkou
  author = autor|autorka|spisovatel|spisovatelka
  translator = překladatel|překladatelka|tlumočník|tlumočnice
  publisher = vydavatel|vydavatelka|nakladatel|nakladatelka
  producer = producent|producentka
  film director = režisér|režisérka
  photographer = fotograf|fotografka
  actor = herec|herečka
  musician = hudebník|hudebnice|houslista|houslistka|klavírista|klavíristka|sólista|sólistka|violoncellista|flétnista|flétnistka
  composer = skladatel|skladatelka
  conductor = dirigent|dirigentka
  artist = umělec|umělkyně|malíř|malířka|výtvarník|výtvarnice
  spokesperson = mluvčí|tiskový mluvčí|tisková mluvčí|mluvčím|tiskovým mluvčím
  minister = ministr|ministryně|ministrem
  prime minister = premiér|premiérka|předseda vlády|předsedkyně vlády
  deputy minister = náměstek ministra|náměstkyně ministra|první náměstek|náměstek ministryně|náměstkyně ministryně|náměstkyně ministra financí|náměstek ministra financí|vrchní ředitel sekce
  state secretary = státní tajemník|státní tajemnice
  member of parliament = poslanec|poslankyně|poslancem|europoslanec|europoslankyně
  senator = senátor|senátorka
  mayor = starosta|starostka|primátor|primátorka|starostou
  deputy mayor = místostarosta|místostarostka|náměstek primátora|náměstkyně primátora
  governor = hejtman|hejtmanka|guvernér
  councillor = zastupitel|zastupitelka|radní
  ambassador = velvyslanec|velvyslankyně
  consul = konzul|konzulka|generální konzul
  diplomat = diplomat|diplomatka
  civil servant = státní úředník|úředník|úřednice
  police officer = policista|policistka
  military officer = důstojník
  priest = kněz|farář|farářka
  bishop = biskup|arcibiskup
  rabbi = rabín
  chemist = chemik|chemička
  physicist = fyzik|fyzička
  mathematician = matematik|matematička
  biologist = biolog|bioložka
  historian = historik|historička
  sociologist = sociolog|socioložka
  political scientist = politolog|politoložka
  philosopher = filozof|filozofka
  intern = stážista|stážistka|praktikant|praktikantka
  apprentice = učeň
  volunteer = dobrovolník|dobrovolnice
  freelancer = osoba samostatně výdělečně činná|OSVČ|živnostník
  investor = investor|investorka
  member = člen|členka|členem
  commissioner = komisař|komisařka
  inspector = inspektor|inspektorka
  chef = kuchař|kuchařka|šéfkuchař
  real estate agent = realitní makléř|realitní makléřka
  employee = zaměstnanec|zaměstnankyně|pracovník|pracovnice
  bailiff = soudní exekutor|soudní exekutorka|exekutor|exekutorka
  law clerk = asistent soudce|asistentka soudce|asistentka soudkyně
  board secretary = tajemník představenstva|tajemnice představenstva
  dental hygienist = dentální hygienistka|dentální hygienista
  dental technician = zubní technik|zubní technička
  dental assistant = zubní instrumentářka
  paralegal = právní asistent|právní asistentka|asistent advokáta|asistentka advokáta|asistentka advokátní kanceláře
  court expert = soudní znalkyně
  osteopath = osteopat
  dietitian = nutriční terapeut|nutriční terapeutka
  optometrist = optometrista|optometristka
  data protection officer = pověřenec pro ochranu osobních údajů
  office clerk = administrativní pracovník|administrativní pracovnice
  retail salesperson = prodavač|prodavačka
  kindergarten teacher = učitelka mateřské školy|učitel mateřské školy
  surveyor = geodet|geodetka|zeměměřič
  nursing assistant = ošetřovatelka|ošetřovatel
  student assistant = studentská vědecká síla
  site manager = stavbyvedoucí
  social pedagogue = sociální pedagog
  graphic designer = grafický designér
  chief of staff = vedoucí kabinetu|ředitel kabinetu
  legal representative = statutární zástupce
  deputy head of department = zástupce vedoucího katedry|zástupkyně vedoucího katedry|zástupce vedoucího ústavu|zástupce vedoucího oddělení|zástupce přednosty|zástupkyně přednosty|zástupce primáře|zástupkyně primáře|zástupce vedoucího|zástupkyně vedoucího|zástupce vedoucí|zástupce ředitele odboru
  chief specialist = hlavní specialista|hlavní specialistka
  chief economist = hlavní ekonom|hlavní ekonomka
  senior associate = seniorní advokát|starší právník|seniorní advokátka|seniorní právník|seniorní právnička
  junior associate = juniorní advokát|mladší právník
  laboratory assistant = laborant|laborantka|zdravotní laborant|zdravotní laborantka
  tv presenter = televizní moderátor|televizní moderátorka|moderátor|moderátorka
  radio presenter = rozhlasový moderátor|rozhlasová moderátorka
  special correspondent = zahraniční zpravodaj
  class teacher = třídní učitel|třídní učitelka
  choreographer = choreograf|choreografka
  software tester = tester|testerka|softwarový tester|tester softwaru|testovací inženýr
  web developer = webový vývojář|webová vývojářka|tvůrce webových stránek|tvůrce webu
  database administrator = databázový administrátor|správce databází|administrátor databází
  data scientist = datový vědec|datová vědkyně|datový specialista
  special educator = speciální pedagog|speciální pedagožka
  property valuer = odhadce nemovitostí|odhadkyně nemovitostí|znalec v oboru oceňování
  acting head of department = pověřený vedením katedry|pověřen vedením katedry|pověřená vedením|zastupující přednosta
  warehouse worker = skladník|skladnice
  medical registrar = recepční|sestra v recepci
  screenwriter = scenárista|scenáristka
  data analyst = datový analytik|datová analytička|analytik dat|analytička dat
`;

/** "vede katedru": what a verb says instead of a title. */
const TITLES = withLed(
  withLed(
    NAMED,
    list`zasedá v|zasedal v|zasedala v|zasedal jsem v|je členem|je členkou|byl členem|byla členkou|stal se členem|stala se členkou`,
    titles`
    executive board member = představenstvu|představenstva
    supervisory board member = dozorčí radě|dozorčí rady
    board member = správní radě|správní rady|výkonné radě|výkonné rady
  `,
  ),
  list`vede|vedl|vedla|vedu|řídí|řídil|řídila`,
  titles`
    head of department = oddělení|katedru|odbor|ústav|sekci|divizi|úsek|pracoviště|praxi
    laboratory head = laboratoř
    team leader = tým|výzkumnou skupinu|pracovní skupinu|pracovněprávní tým
    head physician = kliniku
  `,
);

export const czech = pack({
  code: 'cs',
  sections: {
    education: list`Vzdělání|Vzdělání a kvalifikace|Studium|Studia|Dosažené vzdělání|Akademické vzdělání|Vzdělání a praxe|Vysokoškolské vzdělání|Průběh studia|Kvalifikace|Vzdělávání|Akademické tituly|Ukončené vzdělání|Odborné vzdělání|Nejvyšší dosažené vzdělání|Akademická kvalifikace|Vědecká kvalifikace|Vzdělání a odborná příprava|Přehled vzdělání`,
    employment: list`Pracovní zkušenosti|Praxe|Zaměstnání|Profesní zkušenosti|Profesní životopis|Profesní dráha|Kariéra|Profesní kariéra|Průběh zaměstnání|Odborná praxe|Pracovní zařazení|Pracovní historie|Zkušenosti|Profesní praxe|Předchozí zaměstnání|Pracovní pozice|Dosavadní praxe|Současné zaměstnání|Průběh praxe|Funkce|Přehled zaměstnání|Dosavadní zaměstnání|Klinická praxe|Pracovní pobyty|Akademická dráha|Současná pozice|Profesní historie|Stáže|Práce|Další praxe|Další odborná praxe`,
    board: list`Představenstvo|Dozorčí rada|Správní rada|Orgány společnosti|Vedení společnosti|Členství v orgánech|Výbor|Statutární orgán|Členství v radách|Další funkce|Členové představenstva|Rada|Orgány spolku|Předsednictvo`,
    certificates: list`Certifikáty|Kurzy|Kurzy a školení|Školení|Osvědčení|Další vzdělávání|Licence a certifikace|Odborné kurzy|Atestace|Certifikace|Profesní zkoušky|Oprávnění|Kurzy a certifikáty|Absolvované kurzy|Další kvalifikace|Specializovaná způsobilost|Licence`,
    awards: list`Ocenění|Ceny|Ceny a ocenění|Vyznamenání|Stipendia|Úspěchy|Ocenění a stipendia|Získaná ocenění|Vyznamenání a ocenění|Granty|Uznání`,
    publications: list`Publikace|Vybrané publikace|Publikační činnost|Články|Knihy|Bibliografie|Odborné publikace|Seznam publikací|Nejdůležitější publikace|Patenty|Dílo|Monografie|Významné publikace|Přehled publikací|Odborné články|Výstavy|Samostatné výstavy|Společné výstavy|filmografie|divadelní role|inscenace|režie|repertoár`,
    teaching: list`Výuka|Pedagogická činnost|Pedagogická praxe|Vyučované předměty|Přednášky|Pedagogické zkušenosti|Výukové předměty|Přednášková činnost|Výuková činnost|Vyučuje`,
    projects: list`Projekty|Výzkumné projekty|Vybrané projekty|Řešené projekty|Výzkum|Granty a projekty|Projektová činnost|Řešené granty|Vědeckovýzkumná činnost|Realizované projekty|Vědecká činnost`,
    skills: list`Dovednosti|Znalosti|Schopnosti|Odborné znalosti|Specializace|Počítačové znalosti|Práce s PC|Znalosti a dovednosti|Kompetence|Právní specializace|Oblasti praxe|Odborné zaměření|Zaměření|Oblasti práva|Klíčové kompetence|Technické dovednosti|Odbornost|Schopnosti a dovednosti|Specializace advokáta|Počítačové dovednosti`,
    memberships: list`Členství|Členství v organizacích|Členství v odborných společnostech|Odborné společnosti|Dobrovolnictví|Spolky|Členství ve společnostech|Společenské aktivity|Členství v odborných organizacích|Členství ve vědeckých radách|Mimopracovní aktivity`,
    languages: list`Jazyky|Jazykové znalosti|Cizí jazyky|Jazykové dovednosti|Znalost jazyků|Jazykové vybavení`,
    interests: list`Zájmy|Koníčky|Zájmy a koníčky|Odborné zájmy|Výzkumné zaměření|Oblasti výzkumu|Vědecké zaměření|Výzkumné zájmy|Oblast výzkumu|Oblasti zájmu|Zájmy a záliby`,
    references: list`Reference|Doporučení|Napsali o nás`,
    contact: list`Kontakt|Kontakty|Kontaktní údaje|Adresa|Osobní údaje|Osobní informace|Kontaktujte nás|Ordinační hodiny|Konzultační hodiny|Kde nás najdete|Kontaktní informace|Objednání`,
    about: list`O mně|O nás|Životopis|Profil|Biografie|Medailonek|Medailon|Shrnutí|Kdo jsem|Kdo jsme|Stručný životopis|Curriculum vitae|CV|Představení|O autorovi|Strukturovaný životopis|Profesní profil|Osobní profil|Život|Životopisné údaje|Odborný životopis|O lékaři`,
    team: list`Tým|Náš tým|Lidé|Zaměstnanci|Pracovníci|Vedení|Management|Členové|Členové týmu|Lékaři|Naši lékaři|Advokáti|Naši advokáti|Partneři|Akademičtí pracovníci|Pedagogický sbor|Pedagogové|Vedení kliniky|Vedení fakulty|Vedení školy|Personál|Naši lidé|Učitelé|Specialisté|Odborníci|Vědečtí pracovníci|Vyučující|Vedení firmy|Realizační tým|Naši odborníci|Právníci`,
    alumni: list`Absolventi|Bývalí členové|Bývalí zaměstnanci|Bývalí studenti|Významní absolventi|Alumni|Bývalí pracovníci|Slavní absolventi|Bývalí doktorandi|Bývalí žáci|Emeritní pracovníci`,
    students: list`Studenti|Doktorandi|Vedené práce|Vedení doktorandů|Diplomanti|Vedené diplomové práce|Žáci|Školitel|Vedené závěrečné práce|Školení doktorandi|Studenti doktorského studia|Stážisté`,
    advisors: list`Poradci|Vědecká rada|Poradní sbor|Mentoři|Odborná rada|Poradní orgán|Školitelé|Odborní garanti`,
    news: list`Aktuality|Novinky|Zprávy|Média|Pro média|Tiskové zprávy|Napsali|V médiích|Blog|Tisk|Z médií|Oznámení|Související články`,
    events: list`Akce|Události|Konference|Program|Přednášející na konferenci|Řečníci|Semináře|Kalendář akcí|Workshopy|Vystoupení|Nadcházející akce|Účast na konferencích|Kongresy|Naši řečníci|Kalendář|Speakeři|Hosté|Webináře`,
    services: list`Služby|Naše služby|Nabídka služeb|Produkty|Řešení|Co děláme|Nabízené služby|Poradenství|Ceník|Vyšetření|Zákroky|Nabídka`,
  },
  itself: list`nás|nám|námi|náš|naše|naší|našeho|našem|kancelář|kanceláři|kanceláře|firmě|firmy|společnosti|společnost|ordinaci|kliniky|ústavu|týmu`,
  farewells: list`loučíme|odchází|rozloučení`,
  leavings: list`odstoupil|odstoupila|rezignoval|rezignovala|odešel|odešla|byl odvolán|byla odvolána|podal demisi|podala demisi`,
  gatherings: list`Konference|Kongres|Sympozium|Summit`,
  graduateLists: list`Absolventi|Absolventky|Promoce|Obhájené práce|Obhájené disertace|Disertační práce|Čestné doktoráty|Ročník absolventů|Obhajoby disertací`,
  degrees: degrees`
    doctoral PhD = Ph.D.|PhD|Ph. D.|doktor filozofie|doktorské studium|titul Ph.D.|PhD.
    doctoral - = doktorát|disertační práce|dizertační práce|doktorský titul|titul doktora|Th.D.|doktorský studijní program|Dr.|doktorandské studium|disertace|titul doktor|obhájil disertační práci|obhájila disertační práci|obhájil disertaci|obhájila disertaci|získal titul Ph.D.|získala titul Ph.D.|získal doktorát|získala doktorát|doktorský obor|doktorského studia|doktorském studiu|doktorského programu|doktorský program|doktorský stupeň|postgraduální doktorské studium|disertační práci|dizertační práci|disertaci|doktorátu|doktorátem|doktorský diplom|titul Dr.|doktorská práce|doktorskou práci
    doctoral CSc = CSc.|CSc|kandidát věd|kandidátská práce|kandidát věd (CSc.)|kandidátská disertační práce
    doctoral ScD = DrSc.|DSc.|doktor věd|DrSc
    professional MD [medicine] = MUDr.|MUDr|doktor všeobecného lékařství|doktorka všeobecného lékařství|lékařská promoce
    professional DDS [dentistry] = MDDr.|zubní lékařství|doktor zubního lékařství
    professional DVM [veterinary medicine] = MVDr.|doktor veterinární medicíny
    master - = magistr|magistra|titul Mgr.|titul magistr|titul magistra|magisterský obor|navazující magisterský obor|magisterský stupeň|navazující magisterský program|navazující magisterské|hodnost magistra|PhMr.|magisterského studia|magisterském studiu|magisterského programu|magisterském programu|magisterského oboru|magisterské studium|magisterský titul|Mgr.|diplomová práce|magisterský studijní program|magisterský program|PhDr.|RNDr.|PaedDr.|rigorózní práce|rigorózní zkouška|MgA.|magistr umění|Mgr. et Mgr.|navazující magisterské studium|vysokoškolské vzdělání|ThDr.|RSDr.|ThLic.|magisterský diplom|magisterského titulu|magisterským titulem|diplomovou práci|diplomové práce|magisterský|magisterskou
    master - [law] = JUDr.|titul JUDr.|doktorát práv|doktor práv|magistr práva|magistr práv
    master - [pharmacy] = PharmDr.|magistr farmacie
    doctoral Habilitation = habilitace|habilitační práce|habilitační řízení|habilitoval se|habilitovala se
    master EngineersDegree [engineering] = Ing.|inženýr|titul inženýr|titul inženýra|inženýrské studium|inženýrský obor|inženýrský stupeň|inženýrský titul|titul Ing.|titul inženýrky|titulu inženýr|titul Ing
    master MArch [architecture] = Ing. arch.|akademický architekt|akad. arch.
    master MSc = Master of Science|MSc.|M.Sc.|MSc
    master MA = Master of Arts|M.A.
    master MBA [business administration] = MBA|Executive MBA|Master of Business Administration
    master LLM [law] = LL.M.|LLM|Master of Laws
    bachelor - = bakalář|bakalářka|bakalářské studium|bakalářský titul|Bc.|bakalářská práce|bakalářský program|BcA.|Bc.A.|bakalářský studijní program|bakalářský obor|bakalářský stupeň|titul Bc.|titul bakalář|titul bakaláře|hodnost bakaláře|bakalářského studia|bakalářském studiu|bakalářského programu|bakalářského oboru|bakalářskou práci|bakalářského titulu|bakalářský|bakalářskou
    bachelor BSc = Bachelor of Science|BSc.|BSc
    bachelor BA = Bachelor of Arts|B.A.
    associate - = DiS.|diplomovaný specialista|vyšší odborné vzdělání|vyšší odborná škola|absolutorium VOŠ
    certificate - = advokátní zkouška|advokátní zkoušky|justiční zkouška|výuční list|atestace I. stupně|atestace II. stupně|atestace|atestační zkouška|atestoval|atestovala|specializovaná způsobilost|specializační zkouška|1. atestace|2. atestace|I. atestace|II. atestace|osvědčení|certifikát|doplňující pedagogické studium|postgraduální studium|notářská zkouška
    secondary HighSchoolDiploma = maturita|maturitní zkouška|střední škola s maturitou|maturoval|maturovala|úplné střední vzdělání|středoškolské vzdělání
  `,
  titles: TITLES,
  titleWords: headNouns(
    TITLES,
    list`zástupce|zástupkyně|zmocněnec|zmocněnkyně|garant|garantka|školitel|školitelka|oponent|řešitel|řešitelka|správce|předsedající|vedoucí|moderátor|moderátorka|likvidátor|konzultant|velitel|ombudsman|ombudsmanka|tajemník`,
  ),
  studyVerbs: list`vystudoval|vystudovala|vystudoval jsem|vystudovala jsem|studoval|studovala|studoval jsem|studovala jsem|studuji obor|absolvoval|absolvovala|absolvoval jsem|absolvovala jsem|promoval|promovala|získal titul|získala titul|získal|získala|obhájil|obhájila|obhájil disertační práci|obhájila disertační práci|ukončil|ukončila|dokončil|dokončila|ukončil studium|ukončila studium|složil|složila|složil zkoušku|složila zkoušku|habilitoval se|habilitovala se|maturoval|maturovala|je absolventem|je absolventkou|navštěvoval|navštěvovala|atestoval|atestovala|složil atestaci|složila atestaci|vyučil se|vzdělával se|doktorát získal|doktorát získala|dosáhl titulu|složil státní zkoušku|složila advokátní zkoušky|složil advokátní zkoušky|vystudovaný|vystudovaná|vystudovaným|vystudovanou|dostudoval|dostudovala|dostudoval jsem|dostudovala jsem|promoval jsem|promovala jsem|získal jsem|získala jsem|obhájil jsem|obhájila jsem|maturoval jsem|maturovala jsem|habilitoval jsem se|habilitovala jsem se|jsem absolventem|jsem absolventkou|doktorské studium absolvoval|doktorské studium absolvovala|dokončil jsem|dokončila jsem|titul získal|titul získala|titul obdržel|titul obdržela|obdržel titul|obdržela titul|obdržel|obdržela|obhájil diplomovou práci|obhájila diplomovou práci|obhájil doktorát|obhájila doktorát|udělal doktorát|udělala doktorát|graduoval|graduovala|vychodil|vychodila|vystudovat|po studiu|po studiích|po absolvování|po promoci|je držitelem titulu|je držitelkou titulu|doktoroval|doktorovala|zakončil studium|zakončila studium|zakončil|zakončila|složil rigorózní zkoušku|složila rigorózní zkoušku|byl jmenován docentem|byla jmenována docentkou|se habilitoval|se habilitovala|studuje|studuji|ve studiu pokračuje|pokračuje ve studiu|dodělal|dodělala`,
  positions: list`funkce|funkci|funkcí|pozice|pozici|pozicí|post|postu|místo|místě|místa|úřad|úřadu|roli|role`,
  appointing: list`jmenoval|jmenovala|jmenovalo|zvolil|zvolila|zvolilo|najal|najala|přijal|přijala|povýšil|povýšila`,
  foundedBy: list`založil|založila`,
  speaking: list`říká|řekl|řekla|uvedl|uvedla|dodává|vysvětluje|komentuje|podle`,
  heldAs: list`jako|na pozici|ve funkci|kde byla|kde byl|kde je`,
  worked: list`pracoval|pracovala|pracoval jsem|pracovala jsem|působil|působila|zastával|zastávala|vykonával|vykonávala|řídil|řídila`,
  anotherTime: list`následně|poté|potom|později|předtím|před tím|nato`,
  workVerbs: list`pracoval|zkušenosti získal|zkušenosti získala|získal zkušenosti|získala zkušenosti|praxi získal|praxi získala|pracovala|pracoval jsem|pracovala jsem|pracuje|pracuji|působil|působila|působí|působím|vedl|vedla|vede|řídil|řídila|řídí|založil|založila|spoluzaložil|spoluzaložila|nastoupil|nastoupila|byl jmenován|byla jmenována|jmenován|jmenována|byl zvolen|byla zvolena|zvolen|zvolena|stal se|stala se|zastával|zastávala|zastává|zastával funkci|zastává funkci|je zaměstnán|byl zaměstnán|byla zaměstnána|zaměstnán|přednášel|přednášela|přednáší|vyučoval|vyučovala|vyučuje|učil|učila|učí|věnuje se|věnoval se|specializuje se|zahájil kariéru|zahájila kariéru|začínal|začínala|začal pracovat|začala pracovat|odpovídá za|odpovídal za|je členem|byl členem|byla členkou|je členkou|předsedal|předsedá|zastupuje|zastupoval|spolupracuje|spolupracoval|spolupracovala|přešel|přešla|vykonával|vykonávala|vykonává|vykonává advokacii|zapsán v seznamu advokátů|zapsána v seznamu advokátů|podniká|provozuje|ordinuje|poskytuje|převzal|převzala|odešel|odešla|koordinuje|koordinoval|byl povýšen|vykonával praxi|praxe v|praxe na|praxi v|praxi na|stáž v|stáž na|stáže v|stáže na|zaměstnání|zaměstnána|odborná praxe|působení v|působení na|praktikuje|je součástí týmu|kariéru začal|kariéru začala|sloužil|sloužila|v pozici|na pozici|pracovala jako|pracoval jako|pracovní zkušenosti|působil jsem|působila jsem|vedl jsem|vedla jsem|založil jsem|založila jsem|nastoupil jsem|nastoupila jsem|získal jsem zkušenosti|získala jsem zkušenosti|učil jsem|učila jsem|profesní dráhu zahájil|profesní dráhu zahájila|profesní kariéru zahájil|profesní kariéru zahájila|kariéru zahájil|kariéru zahájila|zahájil profesní dráhu|zahájila profesní dráhu|zahájil svou kariéru|zahájila svou kariéru|začínal jsem|začínala jsem|začal jsem pracovat|začala jsem pracovat|kariéru odstartoval|kariéru odstartovala|profesní dráhu začal|profesní dráhu začala|profesně začínal|profesně začínala|přišel do|přišla do|přešel do|přešla do|přešel jsem|přešla jsem|přestoupil|přestoupila|připojil se k|připojila se k|přidal se k|přidala se k|je zaměstnána|zasedá|zasedal|zasedala|zasedá v|usedl|usedla|byl členkou|byla členem|jsem členem|jsem členkou|vypracoval se|vypracovala se|vypracoval se na|vypracovala se na|stála v čele|stál v čele|stojí v čele|vedu|přednáším|přednášel jsem|přednášela jsem|vyučuji|vyučoval jsem|vyučovala jsem|učím|zastávám|zastávala funkci|spoluzakládal|spoluzakládala|provozuji|provozoval|provozovala|ordinoval|ordinovala|ordinuji|sloužil jako|vykonávám|vykonává funkci|zastává pozici|zastával pozici|zastávala pozici|byla povýšena|povýšen na|povýšena na|jmenován do funkce|jmenována do funkce|byl pověřen|byla pověřena|pověřen vedením|pověřena vedením|odpovědný za|odpovědná za|zodpovídá za|zodpovídal za|zodpovídala za|zodpovědný za|zodpovědná za|koordinovala|redigoval|redigovala|rediguje|nastoupila do|nastoupil do|přijal místo|přijala místo|získal místo|získala místo|sbíral zkušenosti|sbírala zkušenosti|má za sebou praxi|strávil|strávila|přidělen k|přidělena k|zastupovala|podílí se na vedení|působíc|pracujíc|figuroval|figurovala|je zaměstnancem|externě spolupracuje|pracovní poměr|praktikoval|praktikovala|se stal|se stala|se vypracoval|se vypracovala|se připojil k|se připojila k|dříve ve společnosti|ordinuje v|ordinuji v|ordinuje také v`,
  joins: list`nastoupil do|nastoupila do|přešel do|přešla do|přestoupil do|přestoupila do|pracoval pro|pracovala pro|pracuje pro|přichází z|přichází ze|přichází od`,
  taughtIn: list`na|v|ve|pro|studijního|programu|programech|oboru|studia`,
  studyNouns: list`studium|studia|studií|absolvent|absolventka|absolventem|absolventkou|absolventi|diplom|titul|doktorát|habilitace|disertace|diplomová práce|bakalářská práce|disertační práce|obor|obor studia|fakulta|maturita|promoce|atestace|státní zkouška|stipendista|stipendistka|vzdělání|kvalifikace|student|postgraduál|aspirantura|rigorózum|červený diplom|specializace|stáž|oboru|doktorátu|habilitaci|disertaci|diplomovou práci|disertační práci|titulu|studiu|studiem|vzděláním|absolventku|absolventa|absolventky`,
  organisationPrepositions: list`na|v|ve|u|při|z|ze|pro|do|od|k|ke|s|v rámci|ve společnosti|ve firmě|na fakultě|na katedře|v nemocnici|Univerzity|v advokátní kanceláři`,
  honorifics: list`pan|paní|slečna|Ing.|Mgr.|MUDr.|JUDr.|PhDr.|RNDr.|MVDr.|MDDr.|PharmDr.|PaedDr.|ThDr.|Bc.|BcA.|MgA.|doc.|prof.|Dr.|doktor|profesor|docent|inženýr|magistr|Ing. arch.|akad. mal.|akad. arch.|prof. MUDr.|doc. MUDr.|prof. Ing.|doc. Ing.|prof. JUDr.|doc. JUDr.|prof. PhDr.|doc. RNDr.|prof. RNDr.|dr. h. c.|as. MUDr.|odb. as.|ak. mal.|prim.|P.|Mons.|gen.|plk.|pplk.|mjr.|kpt.|pplk. Ing.|paní doktorka|pan doktor|pan profesor|p.|pí`,
  postNominals: list`Ph.D.|PhD.|CSc.|DrSc.|DSc.|MBA|LL.M.|DiS.|Th.D.|MSc.|M.A.|MPA|MHA|FCCA|ACCA|CFA|FESC|FACC|FACS|dr. h. c.|FICS|DBA|EMBA|MPH|BBA|FEBU|SJ|OP|ml.|st.|FRCS|MRICS|FRICS|LL.B.|FCMA`,
  nameParticles: list`z|ze|von|van|de|da|di|del|la|le|zu|ibn|al|el`,
  placeConnectors: list`v|ve|na`,
  months: lists`
    leden|ledna|lednu|led.
    únor|února|únoru|ún.
    březen|března|březnu|břez.
    duben|dubna|dubnu|dub.
    květen|května|květnu|květ.
    červen|června|červnu|čer.
    červenec|července|červenci|čvc.
    srpen|srpna|srpnu|srp.
    září|zář.
    říjen|října|říjnu|říj.
    listopad|listopadu|list.
    prosinec|prosince|prosinci|pros.
  `,
  seasons: lists`
    jaro|na jaře|jara
    léto|v létě|léta|letní semestr
    podzim|na podzim|podzimu
    zima|v zimě|zimy|zimní semestr
  `,
  present: list`dosud|doposud|současnost|do současnosti|současný|současná|nyní|dnes|v současnosti|v současné době|aktuálně|stále|trvá|až dosud|do dneška|až do současnosti|k dnešnímu dni|do dnešního dne|momentálně|nynější|dodnes|úřadující|stávající`,
  presentVerbs: list`je|jsem|pracuji|vedu|působím|vyučuji|pracuje|vede|působí|vyučuje|přednáší|zastává|věnuje se|řídí|zasedá|stojí v čele|učí|učím|přednáším|zastávám|ordinuje|ordinuji|provozuje|provozuji|vykonává|předsedá|zastupuje|koordinuje|spolupracuje|zodpovídá za|odpovídá za|praktikuje|rediguje|podniká|jsme`,
  since: list`od|počínaje|od roku|s účinností od|ode|od začátku|od konce`,
  until: list`do|až do|do roku|do konce|před|do začátku|končí`,
  born: list`narozen|narozena|narozený|narozená|narodil se|narodila se|nar.|datum narození|ročník narození`,
  introductions: list`jsem|jmenuji se|jmenuju se|mé jméno je`,
  former: list`bývalý|bývalá|bývalého|bývalé|bývalí|dřívější|předchozí|dříve|předtím|exministr|exprezident|expremiér|ex-|ex|někdejší|emeritní|v důchodu|penzionovaný|minulý|minulá|tehdejší|v minulosti|původně|kdysi|odstupující|ve výslužbě|v.v.|zesnulý|dosavadní|exstarosta|odvolaný|bývalou|bývalým|exředitel|exředitelka|dlouholetý ředitel|po mnoho let byl|po mnoho let byla|řadu let byl|řadu let byla|v penzi|do důchodu|tehdy`,
  inProgress: list`student|studentka|doktorand|doktorandka|studuje|studující|studuji|kandidát|kandidátka|posluchač|posluchačka|probíhající studium|dosud studuje|v současnosti studuje|interní doktorand|student doktorského studia|studentka doktorského studia|student práv|studentka práv|student medicíny|medik|medička|diplomant|diplomantka|student magisterského studia|student bakalářského studia|žák|žákyně|uchazeč o titul|ve studiu pokračuje|koncipient|student 3. ročníku|píše disertační práci|píše diplomovou práci|připravuje disertační práci|připravuje diplomovou práci|dokončuje diplomovou práci|dokončuje disertační práci|dokončuje studium|dokončuje|doktorskou studentkou|doktorským studentem|doktorská studentka|doktorský student|studentem|studentkou|nastoupil na|nastoupila na|připravuje se na atestaci|v přípravě na atestaci`,
  expected: list`předpokládané ukončení|plánované ukončení|očekávané ukončení|předpokládaný|předpokládané|očekávaný|plánovaný|plánované|plánovaná obhajoba|předpokládaný termín|předpokládaný rok ukončení|očekávaný rok`,
  attendedOnly: list`výměnný pobyt|studijní pobyt|Erasmus|program Erasmus|semestr v zahraničí|letní škola|hospitant|mimořádný student|navštěvoval|navštěvovala|stáž v zahraničí|výměnný program|jazykový kurz|roční studijní pobyt|zahraniční pobyt|studijní stáž|letní kurz|přednášky navštěvoval|pobyt Erasmus|zahájil doktorské studium|zahájila doktorské studium|nastoupil do doktorského studia|nastoupila do doktorského studia`,
  notConferred: list`nedokončil|nedokončila|nedokončeno|nedokončené|nedokončené studium|přerušil studium|přerušila studium|přerušeno|přerušené|zanechal studia|zanechala studia|bez titulu|bez diplomu|předčasně ukončil|předčasně ukončeno|předčasně ukončené|nedostudoval|nedostudovala|neukončil|neukončila|neukončené|vyloučen ze studia|vyloučena ze studia|nedokončený|odešel ze studia|studia nedokončil|studium nedokončil|studium nedokončila|odebrán titul|byl vyloučen`,
  honorary: list`čestný doktorát|čestný doktor|čestná doktorka|honoris causa|dr. h. c.|dr. h.c.|h. c.|h.c.|čestný člen|čestný předseda|čestný prezident|čestný občan|čestný profesor|čestný|čestná`,
  negation: list`ne|není|nebyl|nebyla|nikdy|ani|bez|žádný|žádná|žádné|nemá|nepravda|falešný|falešně|popřel|popírá|popřela|dementoval|nemá nic společného|nikoli|nikoliv|namísto`,
  hypothetical: list`kdyby|pokud|jestliže|mohl by|mohla by|byl by|údajně|údajný|údajná|možná|pravděpodobně|snad|asi|chce|chtěl|chtěla|plánuje|hodlá|doufá|uchází se|kandiduje|odmítl|odmítla|fiktivní|domnělý|tvrdí|prý|případně|nejspíš|měl by|má zájem|zvažuje|smyšlený|ucházel se|ucházela se|ucházet se|kandidoval|kandidovala|kandidát na|kandidátka na|nabídku od|nabídku odmítl|nabídku odmítla|odmítla nabídku|odmítl nabídku|zvažoval|zvažovala|plánoval|plánovala|přihlásil se do výběrového řízení|přihlásila se do výběrového řízení|sní o|nahradí|bude|stane se|převezme|ujme se|by měla|by měl|má nahradit|má se stát|nastoupí|přihlásil se|přihlásila se`,
  visiting: list`hostující|hostující profesor|hostující profesorka|hostující vědec|hostující docent|host|visiting professor|visiting scholar|visiting fellow|visiting researcher|výzkumný pobyt|vědecký pobyt|vědecká stáž|stáž|stáže|zahraniční stáž|pracovní pobyt|stipendijní pobyt|dočasně|zastupující|pověřen řízením|pověřený řízením|pověřená řízením|rezidenční pobyt|tvůrčí volno|krátkodobý pobyt|hostoval|hostovala`,
  trainings: titles`
    resident physician = atestační příprava|předatestační příprava|specializační příprava|rezidenční program|specializační vzdělávání|rezidentura|rezidenturu
    intern = stáž|stáže|stáži
    trainee lawyer = koncipientská praxe|advokátní praxe
    postdoctoral researcher = postdoktorandská stáž|postdoktorandskou stáž|postdoktorandské stáži|postdoktorská stáž|postdoktorskou stáž|postdoktorském pobytu|postdoktorský pobyt
  `,
  titleVerbs: titles`
    zakladatel = založil|založila
    spoluzakladatel = spoluzaložil|spoluzaložila
  `,
  titleGroups: titles`
    partner = partneři
    advokát = advokáti
    advokátní koncipient = advokátní koncipienti|koncipienti
    lékař = lékaři
    profesor = profesoři
    docent = docenti
    asistent = asistenti|odborní asistenti
    doktorand = doktorandi
    notář = notáři
    právník = právníci
    fyzioterapeut = fyzioterapeuti
    lektor = lektoři
    učitel = učitelé
  `,
  memberOf: list`člen|členka|členem|členkou|člena|čestný člen|stipendista|stipendistka|laureát|laureátka|držitel ceny`,
  dealings: list`financovaný|financovaného|financováno|podpořený|podpořeno|vydaná|vydáno|vydal|publikoval v|publikovala v|publikováno v|ve spolupráci s|ve spolupráci se|spolupráce s|spolupráce se|spolupráci s|klienti|klientů|klienty|zákazníci|cena|stipendium|stipendista|oceněn|oceněna|certifikovaný|certifikovaná|akreditovaný|zapsán|zapsána|zapsaný|zapsaná|na zakázku|pracoval s|pracovala s|pracuje s|zastupoval|zastupovala|zastupuje|poradce pro|stipendia`,
  prizes: list`medaile|ocenění|vyznamenání|stipendium`,
  theses: titles`
    doctoral = disertační práce|dizertační práce|disertace
    master = diplomová práce|magisterská práce
    bachelor = bakalářská práce
    any = závěrečná práce
  `,
  bars: list`advokátní komora|česká advokátní komora`,
  relatives: list`otec|otce|matka|matky|bratr|bratra|sestra|sestry|syn|syna|dcera|dcery|manželka|manželky|manžel|manžela|rodiče|strýc|teta|bratranec|sestřenice|synovec|neteř|dědeček|děd|babička|vnuk|vnučka|tchán|tchyně|švagr|švagrová|zeť|snacha|děti|vdova|vdovec|dvojče|ženatý s|vdaná za|snoubenec|snoubenka|otčím|macecha|nevlastní bratr|nevlastní sestra|bývalá manželka|bývalý manžel|jeho otec|její otec|jeho manželka|její manžel|pradědeček|rodina|sourozenci|sourozenec|potomek|předek|druh|družka|přítelkyně`,
  advisors: list`školitel|školitelka|školitelem|vedoucí práce|vedoucí disertační práce|vedoucí diplomové práce|pod vedením|oponent|oponentka|oponenti|konzultant práce|školitel specialista|školitel-specialista|mentor|mentorka|žák profesora|žákyně profesora|u profesora|u prof.|vedoucí bakalářské práce|garant práce|pod dohledem|komise pro obhajobu`,
  pronouns: {
    first: list`já|můj|moje|má|mé|mého|mě|mně|mi|my|náš|naše|jsem|nás|mnou`,
    third: list`on|ona|jeho|její|jej|ho|mu|jí|ji|oni|jejich|svůj|svou|své|svého`,
  },
  organisationWords: {
    school: list`univerzita|univerzity|univerzitě|vysoká škola|vysoké školy|vysoké škole|škola|školy|gymnázium|gymnáziu|akademie|akademii|fakulta|fakulty|fakultě|střední škola|střední průmyslová škola|obchodní akademie|konzervatoř|vysoké učení technické|VUT|ČVUT|VŠE|VŠCHT|AMU|základní škola|průmyslovka|lyceum|kolej|univerzita karlova|masarykova univerzita|technická univerzita|právnická fakulta|lékařská fakulta|filozofická fakulta|přírodovědecká fakulta|FAMU|AVU|UMPRUM|policejní akademie|kněžský seminář|ZŠ|SŠ|SZŠ|SPŠ|SPŠE|SOŠ|SOU|VOŠ|OA|VŠ|školu|škole|školou|základní umělecká škola|ZUŠ|HAMU|JAMU|DAMU`,
    company: list`společnost|společnosti|firma|firmy|firmě|podnik|podniku|skupina|skupiny|holding|koncern|závody|závod|agentura|nakladatelství|vydavatelství|pojišťovna|poradenská společnost|technologie|systémy|služby|studio|továrna|stavby|stavební firma|reality|energetika|logistika|doprava|deník|noviny|časopis|televize|rozhlas|tiskárna|pivovar|startup|start-up|účetní kancelář|architektonická kancelář|ateliér|projektová kancelář|obchod|hotel|hutě|doly|elektrárna|dráhy|výroba|strojírny|chemie|automobilka|software|developer|velkoobchod|lékárna|agentury|agentuře|agenturu|časopisu|časopisů|časopise|deníku|deníků|novin|novinách|televizi|rozhlasu|rozhlase|portál|portálu|týdeník|týdeníku|měsíčníku|pojišťovny|pojišťovně|ateliéru|nakladatelstvím|vydavatelském domě|firmu|firmou|pivovaru|holdingu|koncernu|pojišťovnou|elektrárny|elektrárně|továrny|továrně|e-shop|e-shopu|startupu`,
    hospital: list`nemocnice|nemocnici|klinika|kliniky|klinice|fakultní nemocnice|fakultní nemocnici|poliklinika|ordinace|zdravotní středisko|zdravotnické zařízení|ústřední vojenská nemocnice|krajská nemocnice|městská nemocnice|soukromá klinika|zubní ordinace|lázně|sanatorium|hospic|léčebna|IKEM|psychiatrická nemocnice|veterinární klinika|dětská nemocnice|medicínské centrum|centrum zdraví|oblastní nemocnice|porodnice|masarykův onkologický ústav|zubní klinika|zdravotnická záchranná služba|NsP|FN|VFN|FNKV|ÚVN|KNTB`,
    public: list`ministerstvo|ministerstva|ministerstvu|vláda|vlády|úřad|úřadu|úřad vlády|městský úřad|magistrát|magistrátu|krajský úřad|kraj|kraje|obec|obecní úřad|město|poslanecká sněmovna|senát|parlament|evropský parlament|evropská komise|soud|soudu|okresní soud|krajský soud|městský soud|vrchní soud|nejvyšší soud|ústavní soud|nejvyšší správní soud|státní zastupitelství|policie|policie ČR|armáda|velvyslanectví|konzulát|finanční úřad|celní správa|nejvyšší kontrolní úřad|NKÚ|státní správa|zastupitelstvo|rada města|inspekce|český statistický úřad|správa|veřejná správa|kancelář prezidenta republiky|hasičský záchranný sbor|správa sociálního zabezpečení|úřadě|úřadem|soudem|soudě`,
    institute: list`institut|institutu|ústav akademie věd|akademie věd|AV ČR|výzkumný ústav|výzkumné centrum|výzkumného ústavu|laboratoř|laboratoře|observatoř|hvězdárna|muzeum|muzea|knihovna|knihovny|archiv|archivu|národní galerie|galerie|národní muzeum|národní knihovna|centrum výzkumu|CEITEC|centrum pro|národní archiv|vědecké centrum|státní zdravotní ústav|fyzikální ústav|divadlo|divadla|divadle|filharmonie|filharmonii|orchestr|orchestru|státní opera|centrum|centra|centru`,
    department: list`katedra|katedry|katedře|ústav|ústavu|oddělení|odbor|odboru|sekce|divize|pracoviště|kabinet|skupina pro|útvar|středisko|pobočka|výzkumná skupina|tým|úsek|úseku|ambulance|referát|seminář|děkanát|rektorát|redakce|kancelář|JIP|ARO|stanice`,
    law: list`advokátní kancelář|advokátní kanceláře|advokátní kanceláři|advokáti|notářská kancelář|právní kancelář|advokátní společnost|AK|sdružení advokátů|patentová kancelář|exekutorský úřad|notářství|právní poradna`,
    association: list`spolek|spolku|nadace|nadační fond|sdružení|občanské sdružení|svaz|svazu|asociace|komora|komory|česká advokátní komora|lékařská komora|česká lékařská komora|hospodářská komora|odborový svaz|odbory|federace|unie|liga|výbor|klub|strana|hnutí|družstvo|církev|farnost|diecéze|síť|odborná společnost|česká společnost|česká lékařská společnost|rada|fórum|jednota|Sokol|konfederace|platforma|společenství|notářská komora|komora auditorů|nevládní organizace|obecně prospěšná společnost|klubu|klubem|svazem`,
    bank: list`banka|banky|bance|spořitelna|česká národní banka|ČNB|záložna|investiční společnost|stavební spořitelna|burza|fond|penzijní fond|investiční fond|družstevní záložna|makléřská společnost|česká spořitelna|penzijní společnost|investiční banka|banku|bankou|fondu|fondem|burze|burzy`,
  },
  schoolUnits: list`katedra|katedry|katedře|katedru|fakulta|fakulty|fakultě|fakultu|rektor|rektorka|rektorem|prorektor|prorektorka|děkan|děkanka|děkanem|proděkan|proděkanka|proděkanem`,
  sharedHeads: list`univerzitách|univerzity v|vysokých školách|nemocnicích`,
  legalForms: list`s.r.o.|s. r. o.|spol. s r.o.|spol. s r. o.|a.s.|a. s.|k.s.|v.o.s.|o.p.s.|z.s.|z. s.|z.ú.|z. ú.|v.v.i.|v. v. i.|p.o.|příspěvková organizace|s.p.|státní podnik|družstvo|SE|o.s.|akciová společnost|společnost s ručením omezeným|OSVČ|a partneři|& partneři|a spol.|v likvidaci|zapsaný spolek|komanditní společnost`,
  functionWords: list`bezpečnosti|finance|financí|inovací|komunikace|kvality|lidských|logistika|logistiky|marketing|marketingu|nákup|nákupu|obchod|obchodu|personalistiky|prodej|prodeje|projektů|řízení|strategie|systémů|technologií|účetnictví|výroba|výroby|vývoj|vývoje|výzkum|výzkumu|vzdělávání|zákazníků|zdrojů|rizik`,
  conjunctions: list`a|i|nebo|či|a také|&|a/nebo|jakož i|spolu s|/|ale|též|rovněž|anebo|a rovněž|dále`,
  abbreviations: list`ing|ing. arch|mga|bc|bca|mgr|mudr|mddr|mvdr|judr|phdr|rndr|paeddr|pharmdr|thdr|thlic|icdr|rsdr|phmr|doc|prof|akad|odb. as|hl|prim|zást|st|ml|tř|ul|nám|nábř|č|čp|čj|tel|mob|r|roč|stol|str|s|kap|obr|tab|např|tzn|tzv|tj|resp|popř|příp|vč|cca|sv|p|pí|sl|gen|plk|pplk|mjr|kpt|npor|nar|kat|fak|univ|tis|mld|hod|zákl`,
});
