import { degrees, headNouns, list, lists, pack, titles, withLed } from './pack.ts';

const NAMED = titles`
  chief executive officer = prezes zarządu|prezeska zarządu|dyrektor generalny|dyrektor generalna|dyrektorka generalna|CEO|prezesem zarządu|dyrektor naczelny|dyrektorem generalnym
  chief financial officer = dyrektor finansowy|dyrektor finansowa|dyrektorka finansowa|członek zarządu ds. finansowych|CFO|wiceprezes ds. finansowych|dyrektorem finansowym
  chief operating officer = dyrektor operacyjny|dyrektor operacyjna|dyrektorka operacyjna|COO
  chief technology officer = dyrektor ds. technologii|CTO|dyrektorka ds. technologii|dyrektor technologiczny|dyrektorka technologiczna|szef technologii
  chief information officer = dyrektor IT|dyrektor ds. informatyki
  chief medical officer = dyrektor ds. medycznych|dyrektor medyczny|zastępca dyrektora ds. medycznych|zastępca dyrektora ds. lecznictwa|zastępczyni dyrektora ds. medycznych|dyrektorka ds. medycznych|dyrektor medyczna|dyrektorka medyczna
  chief scientific officer = dyrektor ds. naukowych|dyrektor naukowy
  managing director = dyrektor zarządzający|dyrektor zarządzająca|dyrektorka zarządzająca
  executive director = dyrektor wykonawczy|dyrektor wykonawcza|dyrektorka wykonawcza
  director = dyrektor|dyrektorka|dyrektorem|dyrektorką
  deputy director = zastępca dyrektora|zastępczyni dyrektora|wicedyrektor|wicedyrektorka|zastępcą dyrektora|zastępczynią dyrektora|wicedyrektorem|wicedyrektorką|zastępca dyrektora ds.
  president = prezes|prezeska|prezydent|prezydentka|prezesem
  vice president = wiceprezes|wiceprezeska|wiceprezes zarządu|wiceprezydent|wiceprezesem
  chair = przewodniczący|przewodnicząca|przewodniczącym|przewodniczącą|przewodnicząca rady|przewodniczący rady|przewodniczącą rady|przewodniczącej rady|przewodniczącego rady
  deputy chair = wiceprzewodniczący|wiceprzewodnicząca
  board member = członek rady|członkini rady|członek rady dyrektorów
  executive board member = członek zarządu|członkini zarządu|członkiem zarządu|członkinią zarządu|wiceprezes zarządu ds.|członkiem zarządu spółki
  supervisory board member = członek rady nadzorczej|członkini rady nadzorczej|członkiem rady nadzorczej
  supervisory board chair = przewodniczący rady nadzorczej|przewodnicząca rady nadzorczej
  founder = założyciel|założycielka|fundator|fundatorka|założycielem|jeden z założycieli|jedna z założycielek
  co-founder = współzałożyciel|współzałożycielka|współzałożycielem
  owner = właściciel|właścicielka|współwłaściciel|współwłaścicielka|właścicielem
  shareholder = udziałowiec|akcjonariusz|akcjonariuszka
  entrepreneur = przedsiębiorca|przedsiębiorczyni
  partner = wspólnik|wspólniczka|partner|partnerka|partnerem
  managing partner = partner zarządzający|partnerka zarządzająca|wspólnik zarządzający
  associate = prawnik w zespole
  authorised signatory = prokurent|prokurentka
  head of department = kierownik działu|kierowniczka działu|kierownik katedry|kierowniczka katedry|kierownik zakładu|kierowniczka zakładu|naczelnik wydziału|kierownik oddziału|dyrektor departamentu|dyrektorka departamentu|kierownikiem katedry|kierownikiem zakładu|szef działu|szefowa działu|naczelniczka wydziału|kierowniczka oddziału|szef departamentu|szefowa departamentu|kierownik referatu|kierowniczka referatu|dyrektorka biura|szef wydziału
  head = kierownik|kierowniczka|szef|szefowa|kierownikiem
  team leader = kierownik zespołu|kierowniczka zespołu|lider zespołu|liderka zespołu|szef zespołu|szefowa zespołu|kieruje zespołem|kierował zespołem|kierowała zespołem
  project manager = kierownik projektu|kierowniczka projektu|menedżer projektu|menadżer projektu
  product manager = menedżer produktu|kierownik produktu
  manager = menedżer|menedżerka|menadżer|menadżerka
  branch manager = dyrektor oddziału|kierownik filii
  sales manager = dyrektor sprzedaży|kierownik sprzedaży|dyrektor ds. sprzedaży
  marketing manager = dyrektor marketingu|kierownik marketingu|dyrektor ds. marketingu
  human resources manager = dyrektor personalny|dyrektor HR|kierownik kadr|dyrektor ds. personalnych|specjalista ds. HR|specjalistka ds. HR|specjalistka ds. kadr|specjalista ds. kadr
  finance manager = kierownik finansowy
  commercial director = dyrektor handlowy|dyrektor ds. handlowych
  technical director = dyrektor techniczny|dyrektor ds. technicznych
  production manager = kierownik produkcji|dyrektor produkcji|dyrektor zakładu
  purchasing manager = kierownik zakupów|dyrektor zakupów
  sales representative = przedstawiciel handlowy|przedstawicielka handlowa|handlowiec|sprzedawca|sprzedawczyni
  office manager = kierownik biura|dyrektor biura
  assistant = asystent zarządu|asystentka zarządu
  secretary = sekretarz|sekretarka
  secretary general = sekretarz generalny
  treasurer = skarbnik|skarbniczka
  consultant = konsultant|konsultantka
  advisor = doradca|doradczyni
  specialist = specjalista|specjalistka|ekspert|ekspertka|biegły|rzeczoznawca
  officer = referent|referentka|inspektor ds.|urzędnik
  coordinator = koordynator|koordynatorka
  analyst = analityk|analityczka
  auditor = biegły rewident|audytor|audytorka|rewident
  accountant = księgowy|księgowa|główny księgowy|główna księgowa
  controller = kontroler finansowy
  tax advisor = doradca podatkowy|doradczyni podatkowa
  economist = ekonomista|ekonomistka
  banker = bankowiec|bankier
  engineer = inżynier|inżynierka|inżynierem
  software developer = programista|programistka|deweloper oprogramowania
  computer scientist = informatyk|informatyczka
  systems administrator = administrator systemów
  technician = technik
  architect = architekt|architektka
  designer = projektant|projektantka|grafik|graficzka
  lawyer = adwokat|adwokatka|radca prawny|radczyni prawna|prawnik|prawniczka|obrońca|adwokatem|radcą prawnym|mecenas
  general counsel = dyrektor departamentu prawnego|dyrektor prawny
  trainee lawyer = aplikant adwokacki|aplikantka adwokacka|aplikant radcowski|aplikantka radcowska|aplikant|aplikant notarialny|aplikant sądowy
  legal scholar = jurysta
  patent attorney = rzecznik patentowy|rzeczniczka patentowa
  notary = notariusz|notariuszka
  judge = sędzia|sędzina|asesor sądowy|sędzią|sędziego
  prosecutor = prokurator|prokuratorka
  mediator = mediator|mediatorka|arbiter
  insolvency administrator = syndyk|doradca restrukturyzacyjny
  professor = profesor|profesorka|profesor zwyczajny|profesor zwyczajna|profesorem|profesor tytularny
  associate professor = profesor nadzwyczajny|profesor uczelni|profesor uczelniany|profesor nadzwyczajna|profesorem nadzwyczajnym|docent|prof. nadzw.|prof. nzw.|prof. uczelni|prof. ucz.|profesorem uczelni|profesor uniwersytetu|profesor politechniki
  assistant professor = adiunkt|adiunktka|adiunktem
  visiting professor = profesor wizytujący|profesor gościnny
  emeritus professor = profesor emerytowany|emerytowany profesor|emerytowana profesor
  honorary professor = profesor honorowy
  lecturer = wykładowca|wykładowczyni|lektor|lektorka|nauczyciel akademicki|instruktor|wykłada|wykładał|wykładała|wykładam|wykładałem|wykładałam|prowadzi zajęcia|prowadził zajęcia|prowadziła zajęcia|prowadzi wykłady|prowadził wykłady|prowadziła wykłady
  senior lecturer = starszy wykładowca|starsza wykładowczyni
  teaching assistant = asystent dydaktyczny
  research assistant = pomocnik naukowy|młodszy asystent
  research associate = asystent|asystentka|pracownik naukowy|pracowniczka naukowa|pracownik naukowo-dydaktyczny|pracownik badawczo-dydaktyczny|asystent naukowy
  senior researcher = starszy pracownik naukowy|główny badacz|starszy badacz|wiodący badacz|wiodąca badaczka|starsza badaczka|główna badaczka
  researcher = badacz|badaczka|naukowiec|naukowczyni
  visiting researcher = badacz wizytujący
  postdoctoral researcher = stażysta podoktorski|postdoc|adiunkt naukowy
  doctoral researcher = doktorant|doktorantka
  student = student|studentka
  dean = dziekan|dziekanka
  vice dean = prodziekan|prodziekanka|prodziekanem|zastępca dziekana|prodziekan ds. nauki|prodziekan ds. studenckich|prodziekan ds. kształcenia|zastępczyni dziekana
  rector = rektor|rektorka
  vice rector = prorektor|prorektorka|prorektor ds. nauki|prorektor ds. kształcenia|prorektor ds. studenckich
  chancellor = kanclerz
  institute director = dyrektor instytutu|dyrektorka instytutu
  laboratory head = kierownik laboratorium|kierownik pracowni|kierowniczka pracowni
  academician = członek rzeczywisty PAN|członek korespondent PAN|akademik
  teacher = nauczyciel|nauczycielka|nauczyciel dyplomowany
  headteacher = dyrektor szkoły|dyrektorka szkoły|dyrektor liceum
  deputy headteacher = wicedyrektor szkoły
  trainer = trener|trenerka|szkoleniowiec
  librarian = bibliotekarz|bibliotekarka
  archivist = archiwista|archiwistka
  curator = kurator|kuratorka|kustosz|kustoszka
  museum director = dyrektor muzeum|dyrektorka muzeum
  physician = lekarz|lekarka|lekarzem
  head physician = ordynator|ordynatorka|kierownik kliniki|kierowniczka kliniki|lekarz naczelny|lekarz kierujący oddziałem|dyrektor ds. lecznictwa|szef kliniki|szefowa kliniki|lekarka kierująca oddziałem|pełniący obowiązki ordynatora|kierownik oddziału klinicznego|kierująca oddziałem|kierujący oddziałem
  senior physician = starszy asystent
  specialist physician = lekarz specjalista|lekarka specjalistka|alergolog|immunolog|pulmonolog|nefrolog|gastroenterolog|endokrynolog|reumatolog|proktolog|flebolog|traumatolog|laryngolog|neurochirurg|hematolog|neonatolog|implantolog
  resident physician = lekarz rezydent|rezydent|rezydentka|lekarz stażysta|lekarz w trakcie specjalizacji
  general practitioner = lekarz rodzinny|lekarz pierwszego kontaktu|lekarz POZ
  surgeon = chirurg|chirurżka|lekarz chirurg
  anaesthetist = anestezjolog|anestezjolożka
  internist = internista|internistka
  cardiologist = kardiolog|kardiolożka|lekarz kardiolog
  neurologist = neurolog|neurolożka
  radiologist = radiolog|radiolożka
  gynaecologist = ginekolog|ginekolożka|położnik|ginekolog-położnik|lekarz ginekolog|położnik-ginekolog|położniczka|specjalista ginekolog
  paediatrician = pediatra|lekarz pediatra|lekarka pediatra
  orthopaedist = ortopeda
  dermatologist = dermatolog|dermatolożka
  ophthalmologist = okulista|okulistka
  urologist = urolog|urolożka
  oncologist = onkolog|onkolożka
  psychiatrist = psychiatra|lekarz psychiatra|lekarka psychiatra
  psychologist = psycholog|psycholożka
  psychotherapist = psychoterapeuta|psychoterapeutka
  therapist = terapeuta|terapeutka
  dentist = dentysta|dentystka|stomatolog|lekarz dentysta|lekarka dentystka|lekarz stomatolog
  orthodontist = ortodonta|ortodontka
  pharmacist = farmaceuta|farmaceutka
  veterinarian = weterynarz|lekarz weterynarii|lekarka weterynarii
  nurse = pielęgniarka|pielęgniarz
  head nurse = pielęgniarka oddziałowa|przełożona pielęgniarek|pielęgniarka naczelna
  midwife = położna
  physiotherapist = fizjoterapeuta|fizjoterapeutka
  speech therapist = logopeda
  social worker = pracownik socjalny|pracownica socjalna
  journalist = dziennikarz|dziennikarka|reporter|reporterka|korespondent|korespondentka|publicysta|publicystka
  editor = redaktor|redaktorka
  editor-in-chief = redaktor naczelny|redaktor naczelna|redaktorka naczelna|naczelny|naczelna|redaktorem naczelnym|redaktorką naczelną
  author = autor|autorka|pisarz|pisarka|powieściopisarz|powieściopisarka
  translator = tłumacz|tłumaczka|tłumacz przysięgły|tłumaczka przysięgła
  publisher = wydawca|wydawczyni
  producer = producent|producentka|realizator|realizatorka
  film director = reżyser|reżyserka
  photographer = fotograf|fotografka
  actor = aktor|aktorka
  musician = muzyk|flecista|flecistka|skrzypek|skrzypaczka|pianista|pianistka|solista|solistka|wiolonczelista|wiolonczelistka|klawesynista|klawesynistka
  composer = kompozytor|kompozytorka
  conductor = dyrygent|dyrygentka
  artist = artysta|artystka|malarz|malarka
  spokesperson = rzecznik prasowy|rzeczniczka prasowa|rzecznik|rzeczniczka
  minister = minister|ministra|ministrem
  prime minister = premier|premierka|prezes Rady Ministrów
  deputy minister = wiceminister|wiceministra|podsekretarz stanu
  state secretary = sekretarz stanu
  member of parliament = poseł|posłanka|posłem|europoseł|europosłanka|poseł na Sejm
  senator = senator|senatorka
  mayor = burmistrz|burmistrzyni|prezydent miasta|prezydentka miasta|wójt
  deputy mayor = wiceprezydent miasta|zastępca burmistrza|wiceburmistrz
  governor = wojewoda|marszałek województwa|starosta
  councillor = radny|radna|radnym
  ambassador = ambasador|ambasadorka
  consul = konsul|konsul honorowy
  diplomat = dyplomata|dyplomatka
  civil servant = urzędnik państwowy|urzędniczka|urzędnik służby cywilnej
  police officer = policjant|policjantka
  military officer = oficer
  priest = ksiądz|proboszcz|wikariusz|pastor
  bishop = biskup|arcybiskup
  rabbi = rabin
  chemist = chemik|chemiczka
  physicist = fizyk|fizyczka
  mathematician = matematyk|matematyczka
  biologist = biolog|biolożka
  historian = historyk|historyczka
  sociologist = socjolog|socjolożka
  political scientist = politolog|politolożka
  philosopher = filozof|filozofka
  intern = stażysta|stażystka|praktykant|praktykantka
  apprentice = uczeń zawodu
  volunteer = wolontariusz|wolontariuszka
  freelancer = wolny strzelec|osoba samozatrudniona
  investor = inwestor|inwestorka
  member = członek|członkini|członkiem
  commissioner = komisarz
  inspector = inspektor|inspektorka
  chef = kucharz|szef kuchni
  real estate agent = pośrednik nieruchomości|agent nieruchomości
  employee = pracownik|pracowniczka|pracownica
  bailiff = komornik|komornik sądowy|komornikiem sądowym
  law clerk = asystent sędziego|asystentka sędziego|asystentem sędziego
  board secretary = sekretarz rady nadzorczej|sekretarz zarządu
  dental hygienist = higienistka stomatologiczna|higienista stomatologiczny
  dental technician = technik dentystyczny
  dental assistant = asystentka stomatologiczna|asysta stomatologiczna
  paralegal = asystent prawny|asystentka prawna
  court expert = biegły sądowy|biegła sądowa
  naturopath = naturopata
  osteopath = osteopata
  dietitian = dietetyk|dietetyczka
  optometrist = optometrysta|optometrystka
  data protection officer = inspektor ochrony danych|inspektor ochrony danych osobowych
  office clerk = pracownik biurowy
  kindergarten teacher = nauczycielka przedszkola|nauczyciel przedszkola|przedszkolanka|nauczyciel wychowania przedszkolnego
  district administrator = starostą
  village head = sołtys|sołtyska
  surveyor = geodeta|geodetka
  court clerk = protokolant sądowy|sekretarz sądowy
  municipal director = sekretarz gminy|sekretarz miasta
  nursing assistant = opiekun medyczny|opiekunka medyczna
  research engineer = inżynier badawczy
  group leader = lider grupy badawczej
  site manager = kierownik budowy
  executive assistant = asystentka dyrektora|asystent dyrektora
  social pedagogue = pedagog|pedagog szkolny
  web developer = programista stron|twórca stron internetowych
  graphic designer = grafik komputerowy
  chief of staff = szef gabinetu|szefowa gabinetu
  legal representative = przedstawiciel prawny
  deputy head of department = zastępca kierownika katedry|zastępca kierownika zakładu|zastępca kierownika działu|zastępca kierownika kliniki|zastępca ordynatora|zastępczyni kierownika|zastępca kierownika|zastępca naczelnika|zastępca dyrektora departamentu|zastępca naczelnika wydziału|z-ca kierownika
  chief specialist = główny specjalista|główna specjalistka|głównym specjalistą
  lead specialist = starszy specjalista|starsza specjalistka|wiodący specjalista
  chief economist = główny ekonomista|główna ekonomistka
  senior associate = starszy prawnik|starsza prawniczka|starszy prawnikiem
  junior associate = młodszy prawnik|młodsza prawniczka
  laboratory assistant = laborant|laborantka|asystent laboratoryjny
  tv presenter = prezenter telewizyjny|prezenterka telewizyjna|prezenter|prezenterka|prowadzący program|prowadząca program
  radio presenter = prezenter radiowy|prezenterka radiowa
  special correspondent = specjalny wysłannik
  class teacher = wychowawca klasy|wychowawczyni klasy
  choreographer = choreograf|choreografka
  software tester = tester oprogramowania|testerka oprogramowania|inżynier testów|tester
  database administrator = administrator baz danych|administratorka baz danych
  data scientist = badacz danych|specjalista ds. danych
  special educator = pedagog specjalny|pedagożka specjalna|oligofrenopedagog|surdopedagog|tyflopedagog|nauczyciel wspomagający
  medical registrar = rejestratorka medyczna|rejestrator medyczny|rejestratorka
  property valuer = rzeczoznawca majątkowy|rzeczoznawczyni majątkowa|biegły z zakresu wyceny nieruchomości
  warehouse manager = kierownik magazynu|magazynier zmianowy
  warehouse worker = magazynier|magazynierka
  acting head of department = p.o. kierownika katedry|pełniący obowiązki kierownika|p.o. kierownika|p.o. ordynatora
  methodologist = metodyk|doradca metodyczny
  chief marketing officer = dyrektor marketingu i komunikacji
  screenwriter = scenarzysta|scenarzystka
  data analyst = analityk danych|analityczka danych
`;

/** "kieruje katedrą": what a verb says instead of a title. */
const TITLES = withLed(
  withLed(
    NAMED,
    list`zasiada w|zasiadał w|zasiadała w|wchodzi w skład|wchodził w skład|wchodziła w skład|wszedł w skład|weszła w skład|zasiadam w`,
    titles`
    executive board member = zarządzie|zarządu
    supervisory board member = radzie nadzorczej|rady nadzorczej
    board member = radzie dyrektorów|rady dyrektorów|radzie fundacji|rady fundacji|radzie programowej
  `,
  ),
  list`kieruje|kieruję|kierował|kierowała|kierowałem|kierowałam|szefuje|szefował|szefowała|zarządza|zarządzał|zarządzała|prowadzi|prowadził|prowadziła`,
  titles`
    head of department = działem|wydziałem|katedrą|zakładem|departamentem|oddziałem|sekcją|biurem|pionem|praktyką|dział|wydział|katedrę|zakład|departament|oddział|sekcję|praktykę prawa
    laboratory head = laboratorium|pracownią
    institute director = instytutem
    head physician = kliniką|oddziałem klinicznym
  `,
);

export const polish = pack({
  code: 'pl',
  sections: {
    education: list`Wykształcenie|Edukacja|Studia|Przebieg edukacji|Wykształcenie i kwalifikacje|Kwalifikacje|Stopnie naukowe|Stopnie i tytuły naukowe|Tytuły naukowe|Droga naukowa|Wykształcenie akademickie|Ukończone studia|Wykształcenie wyższe|Edukacja i kwalifikacje|Kształcenie|Przebieg kształcenia|Ukończone szkoły|Kariera naukowa|Rozwój naukowy|Wykształcenie i szkolenia`,
    employment: list`Doświadczenie|Doświadczenie zawodowe|Przebieg pracy zawodowej|Kariera|Kariera zawodowa|Praca zawodowa|Historia zatrudnienia|Zatrudnienie|Przebieg kariery|Stanowiska|Pełnione funkcje|Funkcje|Dotychczasowe zatrudnienie|Praca|Obecne stanowisko|Przebieg zatrudnienia|Działalność zawodowa|Doświadczenie naukowe|Aktualne miejsce pracy|Praktyki i staże|Staże|Przebieg kariery zawodowej|Przebieg pracy|Doświadczenie kliniczne|Miejsce pracy|Aktywność zawodowa|Praktyki`,
    board: list`Zarząd|Rada nadzorcza|Rady nadzorcze|Członkostwo w radach nadzorczych|Władze|Władze spółki|Skład zarządu|Rada fundacji|Organy spółki|Rada|Skład rady nadzorczej|Inne funkcje|Prezydium|Władze stowarzyszenia|Komisja rewizyjna`,
    certificates: list`Certyfikaty|Kursy|Szkolenia|Kursy i szkolenia|Szkolenia i certyfikaty|Uprawnienia|Licencje|Licencje i certyfikaty|Dodatkowe kwalifikacje|Ukończone kursy|Specjalizacje|Uprawnienia zawodowe|Prawo wykonywania zawodu|Kursy i certyfikaty|Wpis na listę`,
    awards: list`Nagrody|Wyróżnienia|Nagrody i wyróżnienia|Osiągnięcia|Stypendia|Odznaczenia|Nagrody i odznaczenia|Ordery i odznaczenia|Stypendia i nagrody|Sukcesy|Nagrody i stypendia|Granty`,
    publications: list`Publikacje|Wybrane publikacje|Ważniejsze publikacje|Artykuły|Książki|Prace naukowe|Wykaz publikacji|Dorobek naukowy|Publikacje naukowe|Patenty|Bibliografia|Monografie|Lista publikacji|Najważniejsze publikacje|Dzieła|Ostatnie publikacje|Wystawy|Wystawy indywidualne|Wystawy zbiorowe|filmografia|role teatralne|spektakle|reżyseria|repertuar`,
    teaching: list`Dydaktyka|Działalność dydaktyczna|Zajęcia dydaktyczne|Nauczanie|Prowadzone zajęcia|Wykłady|Doświadczenie dydaktyczne|Prowadzone przedmioty|Praca dydaktyczna|Zajęcia`,
    projects: list`Projekty|Projekty badawcze|Realizowane projekty|Wybrane projekty|Granty i projekty|Badania|Kierowane projekty|Udział w projektach|Projekty naukowe|Zrealizowane projekty|Badania naukowe`,
    skills: list`Umiejętności|Kompetencje|Specjalizacja|Obszary praktyki|Znajomość programów|Umiejętności techniczne|Umiejętności komputerowe|Obsługa komputera|Obszary specjalizacji|Wiedza|Kluczowe kompetencje|Dziedziny prawa|Zakres praktyki|Obszary działalności|Specjalności|Umiejętności zawodowe|Zakres specjalizacji`,
    memberships: list`Członkostwo|Członkostwo w organizacjach|Organizacje|Towarzystwa naukowe|Przynależność|Stowarzyszenia|Wolontariat|Działalność społeczna|Członkostwo w towarzystwach naukowych|Działalność organizacyjna|Przynależność do organizacji|Członkostwa|Aktywność społeczna`,
    languages: list`Języki|Języki obce|Znajomość języków|Znajomość języków obcych`,
    interests: list`Zainteresowania|Hobby|Zainteresowania naukowe|Zainteresowania badawcze|Tematyka badań|Obszary badań|Zainteresowania naukowo-badawcze|Problematyka badawcza|Obszary zainteresowań|Prywatnie`,
    references: list`Referencje|Rekomendacje|Opinie`,
    contact: list`Kontakt|Dane kontaktowe|Adres|Dane osobowe|Dane personalne|Informacje osobiste|Skontaktuj się|Konsultacje|Godziny przyjęć|Umów wizytę|Lokalizacja|Dyżury`,
    about: list`O mnie|O prelegencie|O prelegentce|O nas|Biografia|Biogram|Życiorys|Profil|Podsumowanie|Podsumowanie zawodowe|Notka biograficzna|Sylwetka|Kim jestem|Kim jesteśmy|Życiorys zawodowy|Nota biograficzna|CV|Curriculum vitae|O autorze|Informacje o mnie|Życie|Krótki życiorys|Profil zawodowy|Biogramy`,
    team: list`Zespół|Nasz zespół|Ludzie|Pracownicy|Kadra|Kadra zarządzająca|Kierownictwo|Kadra naukowa|Kadra dydaktyczna|Lekarze|Nasi lekarze|Prawnicy|Nasi prawnicy|Partnerzy|Wspólnicy|Członkowie|Skład osobowy|Nauczyciele|Specjaliści|Nasi specjaliści|Dyrekcja|Członkowie zespołu|Poznaj zespół|Poznaj nasz zespół|Wykładowcy|Personel|Nauczyciele akademiccy|Grono pedagogiczne|Eksperci|Adwokaci`,
    alumni: list`Absolwenci|Byli pracownicy|Byli członkowie|Znani absolwenci|Dawni członkowie|Byli doktoranci|Alumni|Wychowankowie|Wypromowani doktorzy|Emerytowani pracownicy`,
    students: list`Studenci|Doktoranci|Magistranci|Promotorstwo|Wypromowani doktoranci|Uczniowie|Promotor prac doktorskich|Dyplomanci|Prowadzone doktoraty|Stażyści`,
    advisors: list`Doradcy|Rada naukowa|Rada doradcza|Rada programowa|Komitet naukowy|Mentorzy|Rada konsultacyjna|Promotorzy`,
    news: list`Aktualności|Wiadomości|Media|Dla mediów|Prasa|Komunikaty|W mediach|Nowości|Blog|Informacje prasowe|Biuro prasowe|Wydarzenia i aktualności|Powiązane artykuły`,
    events: list`Wydarzenia|Konferencje|Kalendarium|Prelegenci|Program|Agenda|Seminaria|Wystąpienia|Udział w konferencjach|Warsztaty|Nadchodzące wydarzenia|Mówcy|Nasi prelegenci|Paneliści|Kalendarz|Webinary|Spotkania|Referaty`,
    services: list`Usługi|Nasze usługi|Oferta|Produkty|Rozwiązania|Co robimy|Zakres usług|Zabiegi|Doradztwo|Cennik`,
  },
  itself: list`nas|nam|nami|nasz|nasza|nasze|naszej|naszego|naszym|kancelaria|kancelarii|firmie|w firmie|firmy|spółce|spółki|zespołu|zespole|fundacji|instytutu`,
  farewells: list`żegnamy|odchodzi|pożegnanie`,
  leavings: list`zrezygnował|zrezygnowała|ustąpił|ustąpiła|odszedł|odeszła|przeszedł na emeryturę|przeszła na emeryturę|został odwołany|została odwołana|podał się do dymisji|podała się do dymisji`,
  gatherings: list`Konferencja|Kongres|Sympozjum|Zjazd`,
  graduateLists: list`Absolwenci|Absolwentki|Rocznik|Obronione doktoraty|Wypromowani doktorzy|Obronione prace|Promocje doktorskie|Rozprawy doktorskie|Doktorzy honoris causa|Obrony prac|Obrony doktorskie`,
  degrees: degrees`
    doctoral PhD = Ph.D.|PhD|doktor filozofii
    doctoral - = doktor|doktorat|dr nauk|stopień doktora|stopień naukowy doktora|dr|studia doktoranckie|studiów doktoranckich|studiach doktoranckich|rozprawa doktorska|praca doktorska|tytuł doktora|doktor nauk humanistycznych|doktor nauk społecznych|doktor nauk technicznych|doktor nauk ekonomicznych|szkoła doktorska|doktoryzował się|doktor nauk o zarządzaniu|dr inż.|obronił doktorat|obroniła doktorat|doktoryzowała się|obronił pracę doktorską|obroniła pracę doktorską|obronił rozprawę doktorską|obroniła rozprawę doktorską|przewód doktorski|doktor nauk chemicznych|doktor nauk fizycznych|doktor nauk matematycznych|doktor nauk biologicznych|doktor nauk farmaceutycznych|doktor nauk rolniczych|doktor nauk weterynaryjnych|doktor nauk wojskowych|doktor nauk teologicznych|doktor nauk leśnych|doktor nauk o Ziemi|doktor sztuki|doktor nauk inżynieryjno-technicznych|doktor nauk ścisłych|doktor nauk|dr n.|uzyskał stopień doktora|uzyskała stopień doktora
    doctoral Habilitation = doktor habilitowany|dr hab.|habilitacja|stopień doktora habilitowanego|dr hab. inż.|rozprawa habilitacyjna|habilitację|habilitacji|doktora habilitowanego|doktorem habilitowanym|dr habilitowany|tytuł doktora habilitowanego|habilitował się|habilitowała się|habilitowałem się|habilitowałam się|kolokwium habilitacyjne
    doctoral Dr. iur. [law] = doktor nauk prawnych|doktorka nauk prawnych|doktorat z prawa|doktor prawa
    doctoral - [medicine] = doktor nauk medycznych|dr n. med.|doktorat z medycyny|doktor nauk medycznych i nauk o zdrowiu|dr nauk medycznych|dr n. med. i n. o zdr.|doktor nauk o zdrowiu|dr n. o zdr.
    professional MD [medicine] = dyplom lekarza|tytuł lekarza|tytuł zawodowy lekarza|kierunek lekarski|lek. med.|lek.|lekarz medycyny
    professional DDS [dentistry] = dyplom lekarza dentysty|lek. dent.|lek. stom.
    professional DVM [veterinary medicine] = dyplom lekarza weterynarii|lek. wet.
    master - = magister|mgr|tytuł magistra|magisterium|studia magisterskie|dyplom magistra|jednolite studia magisterskie|praca magisterska|mgr inż.|magister inżynier|studia II stopnia|studia drugiego stopnia|stopień magistra|stopień magistra inżyniera|tytuł magistra inżyniera|tytuł zawodowy magistra|magister inż.|magister farmacji|magister pielęgniarstwa|magister sztuki|magister ekonomii|dyplom magisterski|jednolite magisterskie|studiów magisterskich|studiach magisterskich|studiów II stopnia|studiów drugiego stopnia
    master - [law] = magister prawa|studia prawnicze|magister praw
    master MSc = Master of Science|MSc
    master MBA [business administration] = MBA|Executive MBA|studia MBA|EMBA
    master LLM [law] = LL.M.|LLM
    master MA = Master of Arts
    bachelor - = licencjat|lic.|tytuł licencjata|studia licencjackie|dyplom licencjata|studia I stopnia|studia pierwszego stopnia|praca licencjacka|dyplom licencjacki|studiów licencjackich|studiach licencjackich|studiów I stopnia|studiów pierwszego stopnia|tytuł zawodowy licencjata
    bachelor BEng [engineering] = inż.|inżynier|studia inżynierskie|tytuł inżyniera|dyplom inżyniera|praca inżynierska|dyplom inżynierski|studiów inżynierskich|tytuł zawodowy inżyniera
    bachelor BSc = Bachelor of Science|BSc
    bachelor BA = Bachelor of Arts
    certificate - = studia podyplomowe|aplikacja adwokacka|aplikacja radcowska|aplikacja sędziowska|świadectwo|certyfikat|studium podyplomowe|studiów podyplomowych|studiach podyplomowych|podyplomowe studia|podyplomowych studiów|specjalizacja I stopnia|specjalizacja II stopnia|egzamin adwokacki|egzamin radcowski|egzamin sędziowski|aplikacja notarialna|tytuł specjalisty|egzamin specjalizacyjny|specjalizacja lekarska|aplikacja prokuratorska|aplikacja komornicza|egzamin notarialny|studia menedżerskie
    associate - = studium policealne|szkoła policealna|technik dyplomowany|kolegium nauczycielskie
    secondary HighSchoolDiploma = matura|świadectwo dojrzałości|egzamin maturalny|liceum|wykształcenie średnie|technikum
  `,
  titles: TITLES,
  titleWords: headNouns(
    TITLES,
    list`zastępca|zastępczyni|rzecznik|delegat|delegatka|pełnomocnik|pełnomocniczka|naczelnik|naczelniczka|opiekun|promotor|prelegent|prelegentka|wiceprzewodniczący|nadzorca|lider|liderka|likwidator|marszałek|wicemarszałek|poseł|starszy|asesor|kierująca|ekspertka|aplikantka|wychowawca`,
  ),
  studyVerbs: list`ukończył|ukończyła|ukończyłem|ukończyłam|studiował|studiowała|studiowałem|studiowałam|uzyskał|uzyskała|uzyskałem|uzyskałam|obronił|obroniła|obroniłem|obroniłam|obronił doktorat|obroniła doktorat|obronił pracę|absolwent|absolwentka|otrzymał tytuł|otrzymała tytuł|otrzymał stopień|otrzymała stopień|zdobył|zdobyła|zdał|zdała|zdałem|zdałam|doktoryzował się|doktoryzowała się|habilitował się|habilitowała się|kształcił się|kształciła się|uczęszczał|uczęszczała|odbył studia|odbyła studia|odbył aplikację|odbyła aplikację|ukończył studia|ukończyła studia|ukończył aplikację|ukończyła aplikację|uczył się|uczyła się|specjalizował się|specjalizowała się|uzyskał specjalizację|uzyskała specjalizację|posiada tytuł|posiada stopień|jest absolwentem|jest absolwentką|studia ukończył|studia ukończyła|nadano mu stopień|nadano jej stopień|uzyskał dyplom|ukończył kierunek|ukończyła kierunek|ukończono|dyplom uzyskał|dyplom uzyskała|dyplom otrzymał|dyplom otrzymała|tytuł uzyskał|tytuł uzyskała|stopień uzyskał|stopień uzyskała|otrzymał dyplom|otrzymała dyplom|otrzymałem dyplom|otrzymałam dyplom|zdobyłem|zdobyłam|doktoryzowałem się|doktoryzowałam się|habilitowałem się|habilitowałam się|uczyłem się|uczyłam się|kształciłem się|kształciłam się|jestem absolwentem|jestem absolwentką|posiadam tytuł|obroniła pracę|obroniłem pracę|obroniłam pracę|uzyskała dyplom|uzyskując|zdobywając|kończąc|absolwentem|absolwentką|dyplomowany|dyplomowana|wypromowany|wypromowana|nostryfikował|zrobił doktorat|zrobiła doktorat|zrobiłem doktorat|zrobiłam doktorat|zaliczył|zaliczyła|z wykształcenia|dyplomem ukończenia|legitymuje się dyplomem|studiuje|studiuję|kontynuuje studia|kontynuuje naukę`,
  positions: list`stanowisko|stanowisku|stanowiska|stanowiskiem|funkcję|funkcji|funkcja|rolę|roli|pozycję|pozycji|urząd|posadę|posadzie|obowiązki|fotel|etacie|funkcje`,
  appointing: list`powołał|powołała|powołało|mianował|mianowała|zatrudnił|zatrudniła|wybrał|wybrała|awansował|awansowała`,
  foundedBy: list`założony … przez|założona … przez|założone … przez|założył|założyła`,
  speaking: list`mówi|powiedział|powiedziała|dodaje|podkreśla|wyjaśnia|komentuje|zdaniem|zaznacza`,
  heldAs: list`jako|na stanowisku|w charakterze|gdzie była|gdzie był|gdzie jest`,
  worked: list`pracował|pracowała|pracowałem|pracowałam|przepracował|przepracowała|zajmował|zajmowała|obejmował|obejmowała|piastował|piastowała|pełnił|pełniła|pełniłem|pełniłam|sprawował|sprawowała|kierował|kierowała|zarządzał|zarządzała`,
  anotherTime: list`następnie|później|potem|wcześniej|uprzednio|poprzednio|zanim`,
  workVerbs: list`przepracował|przepracowała|pracował|doświadczenie zdobywał|doświadczenie zdobywała|doświadczenie zdobył|doświadczenie zdobyła|zdobywał doświadczenie|zdobywała doświadczenie|zdobył doświadczenie|zdobyła doświadczenie|doświadczenie zawodowe zdobywał|doświadczenie zawodowe zdobywała|pracowała|pracowałem|pracowałam|pracuje|pracuję|kierował|kierowała|kieruje|zarządzał|zarządzała|zarządza|pełnił|pełniła|pełni|pełni funkcję|pełnił funkcję|pełniła funkcję|założył|założyła|założyłem|założyłam|współzałożył|współtworzył|współtworzyła|dołączył|dołączyła|został|została|został powołany|została powołana|powołany|powołana|został mianowany|mianowany|mianowana|został wybrany|została wybrana|wybrany|wybrana|objął|objęła|objął stanowisko|objęła stanowisko|zajmował|zajmowała|zajmuje|zajmuje stanowisko|był zatrudniony|była zatrudniona|zatrudniony|zatrudniona|jest zatrudniony|jest zatrudniona|prowadził|prowadziła|prowadzi|wykładał|wykładała|wykłada|nauczał|uczy|rozpoczął karierę|rozpoczęła karierę|rozpoczął pracę|rozpoczęła pracę|związany z|związana z|odpowiada za|odpowiadał za|odpowiadała za|jest odpowiedzialny|reprezentuje|przewodniczył|przewodniczyła|przewodniczy|zasiada|zasiadał|zasiadała|awansował|awansowała|koordynuje|koordynował|współpracuje|współpracował|współpracowała|praktykował|prowadzi praktykę|prowadzi kancelarię|jest członkiem|był członkiem|była członkiem|sprawuje|sprawował|wpisany na listę|wpisana na listę|przyjmuje w|odszedł|odeszła|przeszedł na emeryturę|w pracy|pracy w|pracę w|praca w|zatrudnienie|zatrudnienia|staż w|staże w|staż|staże|odbył staż|odbyła staż|praktyka w|praktyki w|związany zawodowo|związana zawodowo|zawodowo związany|zawodowo związana|współpracuję|na stanowisku|karierę w|rozpoczynał karierę|rozpoczynała karierę|karierę rozpoczął|karierę rozpoczęła|rozpoczynał pracę|rozpoczynała pracę|przyjmuję w|konsultuje w|służył|służyła|jestem zatrudniony|jestem zatrudniona|jestem związana|jestem związany|zdobywałem doświadczenie|zdobywałam doświadczenie|zdobyłem doświadczenie|zdobyłam doświadczenie|doświadczenie zdobywałem|doświadczenie zdobywałam|doświadczenie zdobyłem|doświadczenie zdobyłam|kierowałem|kierowałam|pełniłem|pełniłam|dołączyłem|dołączyłam|zostałem|zostałam|objąłem|objęłam|współpracowałem|współpracowałam|zarządzałem|zarządzałam|prowadziłem|prowadziłam|kieruję|zarządzam|karierę zawodową rozpoczął|karierę zawodową rozpoczęła|karierę zawodową rozpoczynał|karierę zawodową rozpoczynała|rozpoczął karierę zawodową|rozpoczęła karierę zawodową|rozpoczynał karierę zawodową|rozpoczynała karierę zawodową|rozpocząłem karierę|rozpoczęłam karierę|rozpocząłem pracę|rozpoczęłam pracę|pracę zawodową rozpoczął|pracę zawodową rozpoczęła|drogę zawodową rozpoczął|drogę zawodową rozpoczęła|swoją karierę rozpoczął|swoją karierę rozpoczęła|karierę rozpoczynał|karierę rozpoczynała|podjął pracę|podjęła pracę|podjąłem pracę|podjęłam pracę|przeszedł do|przeszła do|przeniósł się do|przeniosła się do|trafił do|trafiła do|zatrudnił się|zatrudniła się|wszedł w skład|weszła w skład|wchodzi w skład|wchodził w skład|wchodziła w skład|zasiadam|zasiadałem|zasiadałam|piastował|piastowała|piastuje|sprawowała|nauczała|naucza|uczył|uczyła|pełnię|pełnię funkcję|awansowałem|awansowałam|jest pracownikiem|jest członkinią|była członkinią|jestem członkiem|jestem członkinią|przewodniczyłem|przewodniczyłam|przepracowałem|przepracowałam|dorabiał|dorabiała|odpowiedzialny za|odpowiedzialna za|związał się z|związała się z|był związany|była związana|jest związany|jest związana|mianowano|powołano|objęto|szefował|szefowała|szefuje|stoi na czele|stał na czele|stała na czele|wykładałem|wykładałam|wykładam|nadzoruje|nadzorował|nadzorowała|przyjmuje pacjentów w|przyjmuje pacjentów przy|dyżuruje w|operuje w|leczy w|praktykuje|praktykowała|działa w|redaguje|redagował|redagowała|została mianowana|współzałożyła|jest współzałożycielem|współprowadzi|współprowadziła|współprowadził|reprezentował|reprezentowała|koordynowała|praktykowałem|praktykowałam|zrezygnował z funkcji|zrezygnowała z funkcji|przez wiele lat związany|przez wiele lat związana|oddelegowany do|oddelegowana do|delegowany do|delegowana do|doświadczenie z pracy w|swoje doświadczenie zawodowe zdobywał|swoje doświadczenie zawodowe zdobywała|na stanowiskach|związany z firmą|związana z firmą|przez lata związany z|przez lata związana z|karierę rozpoczął w|karierę rozpoczęła w|karierę zawodową rozpoczął w|karierę zawodową rozpoczęła w|doświadczenie kliniczne zdobywał|doświadczenie kliniczne zdobywała|doświadczenie kliniczne zdobył|doświadczenie kliniczne zdobyła|przyjmował w|przyjmowała w|przyjmuje również w|przyjmuję również w|przyjmuje także w|przyjmuję także w`,
  joins: list`dołączył do|dołączyła do|przeszedł do|przeszła do|trafił do|trafiła do|pracował dla|pracowała dla|pracuje dla|związany z|związana z|związany zawodowo z|związana zawodowo z|zawodowo związany z|zawodowo związana z`,
  taughtIn: list`na|w|dla|studiów|studiach|programu|programie|kierunku`,
  studyNouns: list`studia|studiów|absolwent|absolwentka|absolwenci|absolwentem|absolwentką|dyplom|dyplomu|stopień|tytuł|doktorat|habilitacja|magisterium|praca magisterska|praca doktorska|rozprawa|rozprawa doktorska|aplikacja|aplikację|specjalizacja|specjalizację|kierunek|wydział|matura|studia podyplomowe|studia doktoranckie|wykształcenie|stypendysta|stypendystka|wychowanek|wychowanka|przewód doktorski|licencjat|kierunku|staż podyplomowy|egzamin państwowy|wyróżnieniem|doktoratu|habilitacji|dyplomem|stopnia|tytułu|absolwentki|absolwenta|wykształcenia|kierunki|studiach|studiami|studiom`,
  organisationPrepositions: list`w|we|na|przy|z|ze|dla|do|od|u|w ramach|w firmie|w spółce|na Uniwersytecie|na Politechnice|na Wydziale|w Instytucie|w Katedrze|Uniwersytetu|Politechniki|Wydziału`,
  honorifics: list`Pan|Pani|Pana|Panem|Panią|Państwo|dr|dr.|dr hab.|prof.|prof. dr hab.|prof. dr hab. inż.|prof. dr hab. n. med.|prof. UW|mgr|mgr inż.|inż.|dr inż.|dr n. med.|dr hab. inż.|dr hab. n. med.|lek.|lek. med.|lek. dent.|lek. wet.|lic.|adw.|r. pr.|r.pr.|mec.|mecenas|ks.|o.|s.|bp|abp|gen.|płk|ppłk|mjr|kpt.|por.|red.|arch.|hab.|doc.|SSO|SSR|SSA|Ksiądz|profesor|doktor|śp.|bryg.|nadkom.|mgr farm.|prof. zw.|prof. nadzw.|prof. ucz.|lic. piel.|mgr piel.|dr n. o zdr.|dr n. ekon.|dr n. praw.|st. asp.|kmdr|Jego Ekscelencja`,
  postNominals: list`MBA|PhD|Ph.D.|LL.M.|CFA|ACCA|FCCA|CIA|PMP|CPA|prof. uczelni|prof. UW|prof. UJ|prof. UAM|prof. PW|prof. AGH|prof. nadzw.|SJ|OP|OFM|MRICS|FRICS|jr|sen.|jun.|FRCS|FACS|EMBA|prof. UŁ|prof. SGH|prof. PAN`,
  nameParticles: list`von|van|de|z|ze|vel|zu|di|da|del|la|le|al|el|herbu|ibn`,
  namedAfter: list`im.|imienia`,
  nameConnectors: list`i|im|imienia|św`,
  placeConnectors: list`w|we|na`,
  months: lists`
    styczeń|stycznia|styczniu|sty|sty.
    luty|lutego|lutym|lut|lut.
    marzec|marca|marcu|mar|mar.
    kwiecień|kwietnia|kwietniu|kwi|kwi.
    maj|maja|maju
    czerwiec|czerwca|czerwcu|cze|cze.|czerw.
    lipiec|lipca|lipcu|lip|lip.
    sierpień|sierpnia|sierpniu|sie|sie.|sierp.
    wrzesień|września|wrześniu|wrz|wrz.
    październik|października|październiku|paź|paź.|paźdz.
    listopad|listopada|listopadzie|lis|lis.|list.
    grudzień|grudnia|grudniu|gru|gru.|grudz.
  `,
  seasons: lists`
    wiosna|wiosną|wiosny
    lato|latem|lata|semestr letni
    jesień|jesienią|jesieni
    zima|zimą|zimy|semestr zimowy
  `,
  present: list`obecnie|do teraz|do dziś|teraz|nadal|aktualnie|do chwili obecnej|dziś|dzisiaj|obecny|obecna|aktualny|aktualna|do dnia dzisiejszego|w trakcie|po dziś dzień|na bieżąco|urzędujący|urzędująca|dotychczas|wciąż|do tej pory|trwa`,
  presentVerbs: list`jest|jestem|pracuję|kieruję|prowadzę|wykładam|pracuje|kieruje|prowadzi|wykłada|specjalizuje się|zajmuje się|pełni|zasiada|zarządza|zarządzam|uczy|uczę|zajmuje stanowisko|sprawuje|piastuje|przewodniczy|wchodzi w skład|współpracuje|współpracuję|przyjmuje|przyjmuję|praktykuje|doradza|koordynuje|odpowiada za|nadzoruje|szefuje|stoi na czele|reprezentuje|prowadzi praktykę|naucza|redaguje|pełnię|zasiadam|dyżuruje|operuje|współprowadzi`,
  since: list`od|począwszy od|od roku|z dniem|odtąd|począwszy|od początku|od końca`,
  until: list`do|aż do|do roku|do końca|przed|po koniec|do początku`,
  born: list`urodzony|urodzona|urodził się|urodziła się|ur.|data urodzenia|rocznik|urodzenia`,
  introductions: list`jestem|nazywam się|mam na imię`,
  former: list`były|była|byłego|byłej|byli|dawny|dawna|dawniej|poprzedni|poprzednia|poprzednio|wcześniej|uprzednio|niegdyś|ówczesny|ówczesna|emerytowany|emerytowana|na emeryturze|ex-|eks|eks-|w przeszłości|wcześniejszy|wcześniejsza|ustępujący|ustępująca|emeryt|przedtem|w stanie spoczynku|śp.|zmarły|do niedawna|kiedyś|b.|exprezes|odwołany|odwołana|em.|na emeryturę|wieloletni dyrektor|do emerytury|przez wiele lat był|przez wiele lat była|przez lata był|przez lata była|swego czasu|byłym|byłą|niegdysiejszy|niegdysiejsza|w latach ubiegłych`,
  inProgress: list`student|studentka|doktorant|doktorantka|studiuje|słuchacz|słuchaczka|w trakcie studiów|w trakcie|uczestnik studiów doktoranckich|magistrant|magistrantka|kandydat|kandydatka|aplikant|aplikantka|student prawa|studentka prawa|student medycyny|studentka medycyny|otwarty przewód doktorski|w trakcie doktoratu|w trakcie specjalizacji|student V roku|student IV roku|student III roku|pisze doktorat|przygotowuje rozprawę|przygotowuje doktorat|rezydent|rezydentka|uczeń|uczennica|student studiów magisterskich|kontynuuje studia|licencjant|w toku|dyplomant|przygotowuje pracę doktorską|przygotowuje rozprawę doktorską|przygotowuje pracę magisterską|pisze pracę doktorską|pisze pracę magisterską|pisze rozprawę|w trakcie pisania|w trakcie przewodu doktorskiego|w trakcie studiów doktoranckich|doktoryzuje się|jest w trakcie|przygotowuje się do obrony|przygotowuje habilitację|w trakcie aplikacji|w trakcie uczęszczania`,
  expected: list`planowane|planowany|przewidywany|przewidywane|planowane ukończenie|przewidywany termin|spodziewany|planowana obrona|oczekiwany|przewidywana data|planowany termin ukończenia|planowana data ukończenia|ukończy`,
  attendedOnly: list`wymiana|wymiana studencka|Erasmus|program Erasmus|stypendium Erasmus|semestr za granicą|szkoła letnia|kurs letni|wolny słuchacz|uczęszczał|uczęszczała|pobyt studyjny|w ramach wymiany|w ramach programu Erasmus|semestr wymiany|uczestnik kursu|studia częściowe|staż językowy|pobyt stypendialny|kurs językowy|rozpoczął studia doktoranckie|rozpoczęła studia doktoranckie|rozpocząłem studia doktoranckie|rozpoczęłam studia doktoranckie`,
  notConferred: list`nieukończone|nieukończony|nie ukończył|nie ukończyła|przerwał studia|przerwała studia|przerwał|przerwała|przerwane|rzucił studia|rzuciła studia|bez dyplomu|niedokończony|niedokończone|absolutorium|skreślony z listy studentów|skreślona z listy studentów|porzucił studia|porzuciła studia|nie obronił|nie obroniła|nie uzyskał|niepełne wyższe|przerwane studia|studia przerwane|studia nieukończone|nigdy nie ukończył|relegowany|relegowana|odebrano|pozbawiony tytułu|usunięty z uczelni`,
  honorary: list`honoris causa|doktor honoris causa|doktorat honoris causa|honorowy|honorowa|doktorat honorowy|h.c.|dr h.c.|członek honorowy|honorowy członek|honorowy prezes|honorowy obywatel|honorowy profesor|honorowy doktorat|doktora honoris causa`,
  negation: list`nie|nigdy|ani|bez|żaden|żadna|żadne|nieprawda|fałszywy|fałszywie|zaprzeczył|zaprzecza|zaprzeczyła|zdementował|nie jest|nie był|nie była|nie ma nic wspólnego|zamiast|wbrew|bynajmniej`,
  hypothetical: list`jeśli|jeżeli|gdyby|mógłby|mogłaby|byłby|byłaby|rzekomo|rzekomy|rzekoma|podobno|prawdopodobnie|być może|możliwe|chce|chciał|chciała|planuje|zamierza|ma nadzieję|ubiega się|kandyduje|odmówił|odmówiła|odrzucił|fikcyjny|fikcyjna|domniemany|domniemana|twierdzi|ewentualnie|rzekome|miałby|powinien|zapewne|rozważa|aplikował|ubiegał się|ubiegała się|ubiega się o|startuje w konkursie|startował w konkursie|startowała w konkursie|kandydował|kandydowała|zgłosił kandydaturę|zgłosiła kandydaturę|kandydat na stanowisko|kandydatka na stanowisko|odrzuciła|zrezygnował z oferty|zrezygnowała z oferty|propozycję pracy|ofertę pracy|marzy o|aplikowała|aplikuje|aplikowałem|aplikowałam|rozważał|rozważała|zastąpi|obejmie|zostanie|ma objąć|ma zostać|ma zastąpić|będzie|przejmie|pokieruje|nie został przyjęty|nie została przyjęta|brał udział w rekrutacji|brała udział w rekrutacji`,
  visiting: list`gościnny|gościnna|wizytujący|wizytująca|visiting professor|visiting scholar|visiting fellow|visiting researcher|profesor wizytujący|profesor wizytująca|staż naukowy|staże naukowe|pobyt badawczy|pobyt naukowy|stypendysta|stypendystka|gościnnie|wizyta studyjna|urlop naukowy|oddelegowany|oddelegowana|p.o.|pełniący obowiązki|pełniąca obowiązki|rezydencja artystyczna|staż zagraniczny|tymczasowy|wykładowca gościnny|wykłady gościnne|delegacja`,
  trainings: titles`
    resident physician = rezydentura|rezydenturę|rezydentury|specjalizacja lekarska|specjalizację
    intern = staż|stażu|staże|staż podyplomowy|praktyki|praktyki studenckie
    trainee lawyer = aplikacja|aplikację|aplikacja adwokacka|aplikacja radcowska|aplikację adwokacką|aplikację radcowską|aplikacja sędziowska
    postdoctoral researcher = staż podoktorski|stażu podoktorskim|staż postdoktorski|stażu postdoktorskim|stażu podoktorskiego|staże podoktorskie
  `,
  titleVerbs: titles`
    założyciel = założył|założyła
    współzałożyciel = współzałożył|współzałożyła
  `,
  titleGroups: titles`
    partner = partnerzy
    wspólnik = wspólnicy
    adwokat = adwokaci
    radca prawny = radcowie prawni
    aplikant = aplikanci|aplikanci adwokaccy|aplikanci radcowscy
    prawnik = prawnicy
    lekarz = lekarze
    profesor = profesorowie|profesorzy
    adiunkt = adiunkci
    asystent = asystenci
    doktorant = doktoranci
    wykładowca = wykładowcy
    nauczyciel = nauczyciele
    notariusz = notariusze
    doradca podatkowy = doradcy podatkowi
    fizjoterapeuta = fizjoterapeuci
  `,
  memberOf: list`członek|członkini|członkiem|członkinią|członka|członek honorowy|stypendysta|stypendystka|stypendystą|laureat|laureatka|laureatem|laureatką`,
  dealings: list`finansowany przez|finansowanego przez|finansowanych przez|wspierany przez|dofinansowany przez|opublikowany w|opublikowane w|opublikowała w|opublikował w|wydana przez|wydany przez|wydane przez|publikacji w|publikacje w|artykułów w|autor publikacji|autorka publikacji|we współpracy z|współpraca z|współpracy z|współpracę z|współpracą z|klientów|klientami|nagroda|nagrody|stypendium|stypendysta|stypendystka|wyróżniony przez|wyróżniona przez|certyfikowany przez|certyfikowana przez|akredytowany przez|wpisany na|wpisana na|wpisany do|wpisana do|wpisany|wpisana|na zlecenie|prelegent|prelegentka|pracował z|pracowała z|pracuje z|pracowałem z|pracowałam z|doradzał|doradzała|doradza|doradzając|reprezentował|reprezentowała|reprezentuje|reprezentując|obsługiwał|obsługiwała`,
  prizes: list`nagroda|medal|wyróżnienie|odznaczenie|stypendium`,
  theses: titles`
    doctoral = praca doktorska|rozprawa doktorska
    master = praca magisterska
    bachelor = praca licencjacka|praca inżynierska
    any = praca dyplomowa
  `,
  bars: list`izba adwokacka|rada adwokacka|izba radców prawnych`,
  relatives: list`ojciec|ojca|matka|matki|brat|brata|siostra|siostry|syn|syna|córka|córki|żona|żony|mąż|męża|małżonek|małżonka|rodzice|wujek|wuj|stryj|ciotka|kuzyn|kuzynka|bratanek|bratanica|siostrzeniec|siostrzenica|dziadek|babcia|wnuk|wnuczka|teść|teściowa|szwagier|szwagierka|zięć|synowa|dzieci|wdowa|wdowiec|bliźniak|żonaty z|zamężna z|narzeczony|narzeczona|ojczym|macocha|przyrodni brat|przyrodnia siostra|była żona|były mąż|jego ojciec|jej ojciec|jego żona|jej mąż|pradziadek|rodzina|rodzeństwo|potomek|przodek|partner życiowy`,
  advisors: list`promotor|promotora|promotorka|promotorem|opiekun naukowy|opiekuna naukowego|pod kierunkiem|pod opieką|pod opieką naukową|recenzent|recenzenci|recenzentem|promotor pomocniczy|pod kierownictwem|pod przewodnictwem|napisana pod kierunkiem|uczeń profesora|uczennica profesora|mentor|mentorka|komisja doktorska|u profesora|u prof.|promotor pracy|kopromotor`,
  pronouns: {
    first: list`ja|mój|moja|moje|mojego|mojej|mnie|mi|mną|my|nasz|nasza|nasze|nas|jestem|byłem|byłam`,
    third: list`on|ona|jego|jej|go|mu|nim|nią|oni|one|ich|swój|swoją|swoje|swojej`,
  },
  organisationWords: {
    school: list`uniwersytet|uniwersytetu|uniwersytecie|politechnika|politechniki|politechnice|akademia|akademii|szkoła|szkoły|szkole|szkoła wyższa|wyższa szkoła|wyższej szkoły|uczelnia|uczelni|kolegium|liceum|liceum ogólnokształcące|technikum|gimnazjum|szkoła główna handlowa|SGH|SGGW|AGH|akademia muzyczna|akademia sztuk pięknych|szkoła filmowa|konserwatorium|seminarium duchowne|szkoła podstawowa|szkoła biznesu|collegium|uniwersytet medyczny|uniwersytet ekonomiczny|uniwersytet przyrodniczy|uniwersytet rolniczy|wyższa szkoła ekonomiczna|wyższa szkoła pedagogiczna|KSAP|zespół szkół|LO|ZSO|ZSZ|WSZ|PWSZ|ZSP`,
    company: list`firma|firmy|firmie|spółka|spółki|spółce|przedsiębiorstwo|przedsiębiorstwa|grupa|grupy|holding|koncern|zakłady|agencja|agencji|wydawnictwo|wydawnictwa|ubezpieczenia|towarzystwo ubezpieczeń|doradztwo|konsulting|technologie|systemy|usługi|studio|fabryka|budownictwo|nieruchomości|energetyka|logistyka|transport|gazeta|redakcja gazety|telewizja|radio|drukarnia|browar|start-up|startup|biuro rachunkowe|biuro architektoniczne|pracownia architektoniczna|pracownia projektowa|hurtownia|sklep|hotel|huta|kopalnia|elektrownia|stocznia|koleje|deweloper|produkcja|handel|inwestycje|oprogramowanie|gazety|gazecie|telewizji|portal|portalu|czasopisma|czasopiśmie|miesięcznika|miesięczniku|tygodnika|tygodniku|rozgłośni|wydawnictwie|przedsiębiorstwie|agencję|spółkę|firmę|firmą|dziennik|kurier|tygodnik|dziennika|sieci|browaru|browarze|koncernu|koncernie|holdingu|startupu|startupie`,
    hospital: list`szpital|szpitala|szpitalu|klinika|kliniki|klinice|szpital kliniczny|szpital uniwersytecki|przychodnia|przychodni|poradnia|centrum medyczne|centrum zdrowia|gabinet lekarski|gabinet stomatologiczny|gabinet|szpital wojewódzki|szpital miejski|szpital specjalistyczny|uniwersyteckie centrum kliniczne|centrum onkologii|sanatorium|hospicjum|NZOZ|SPZOZ|samodzielny publiczny|apteka|lecznica|szpital dziecięcy|szpital powiatowy|praktyka lekarska|centrum stomatologiczne|wojskowy instytut medyczny|instytut kardiologii|ZOZ|SP ZOZ|WSS|ZOL`,
    public: list`ministerstwo|ministerstwa|ministerstwie|rząd|urząd|urzędu|urzędzie|urząd miasta|urząd gminy|urząd wojewódzki|urząd marszałkowski|starostwo|gmina|powiat|województwo|sejm|sejmu|sejmik|senat|parlament|parlament europejski|komisja europejska|sąd|sądu|sądzie|sąd rejonowy|sąd okręgowy|sąd apelacyjny|sąd najwyższy|trybunał|trybunał konstytucyjny|naczelny sąd administracyjny|wojewódzki sąd administracyjny|prokuratura|policja|wojsko|siły zbrojne|ambasada|konsulat|kancelaria prezydenta|kancelaria premiera|kancelaria sejmu|izba skarbowa|urząd skarbowy|najwyższa izba kontroli|NIK|ZUS|NFZ|rada miasta|rada gminy|inspektorat|agencja rządowa|straż pożarna|UOKiK|KNF|krajowa rada sądownictwa|sądem|rządu|rządzie`,
    institute: list`instytut|instytutu|instytucie|instytut badawczy|PAN|polska akademia nauk|centrum badań|centrum badawcze|laboratorium|obserwatorium|muzeum|biblioteka|biblioteka narodowa|archiwum|ośrodek badawczy|ośrodek|centrum naukowe|polska akademia umiejętności|sieć badawcza łukasiewicz|NCBR|narodowe centrum nauki|narodowe centrum|galeria|centrum kultury|think tank|teatr|teatru|teatrze|filharmonia|filharmonii|orkiestra|orkiestry|orkiestrze|opera narodowa|dom kultury`,
    department: list`wydział|wydziału|wydziale|katedra|katedry|katedrze|zakład|zakładu|zakładzie|departament|departamentu|departamencie|oddział|oddziału|oddziale|dział|działu|pracownia|sekcja|referat|pion|biuro|zespół|zespołu|grupa badawcza|jednostka|filia|placówka|studium|redakcja|dziekanat|rektorat`,
    law: list`kancelaria|kancelarii|kancelaria adwokacka|kancelaria prawna|kancelaria radcy prawnego|kancelaria notarialna|adwokaci|radcowie prawni|kancelaria prawnicza|adwokaci i radcowie prawni|kancelaria radców prawnych|kancelaria patentowa|kancelaria komornicza|zespół adwokacki|kancelaria doradztwa podatkowego`,
    association: list`stowarzyszenie|stowarzyszenia|fundacja|fundacji|związek|związku|związek zawodowy|towarzystwo|towarzystwa|izba|izba gospodarcza|okręgowa rada adwokacka|okręgowa izba radców prawnych|izba lekarska|okręgowa izba lekarska|naczelna rada adwokacka|federacja|konfederacja|liga|komitet|klub|partia|spółdzielnia|kościół|parafia|diecezja|sieć|ruch|zrzeszenie|polskie towarzystwo|polski związek|rada|forum|koło naukowe|koło|polska izba|unia|organizacja|bractwo|zakon|solidarność|izby|izbie|izbę|klubu|klubie`,
    bank: list`bank|banku|kasa|SKOK|narodowy bank polski|NBP|dom maklerski|bank spółdzielczy|towarzystwo funduszy inwestycyjnych|TFI|fundusz|fundusz inwestycyjny|giełda|giełda papierów wartościowych|bank inwestycyjny|kasa oszczędnościowa|zarządzanie aktywami|fundusz emerytalny|bankiem|kasie`,
  },
  schoolUnits: list`katedra|katedry|katedrze|katedrą|wydział|wydziału|wydziale|wydziałem|rektor|rektora|rektorem|prorektor|prorektora|prorektorem|dziekan|dziekana|dziekanem|prodziekan|prodziekana|prodziekanem`,
  sharedHeads: list`uniwersytetach|Uniwersytetach|uniwersytety|uczelniach|szpitalach`,
  legalForms: list`S.A.|SA|sp. z o.o.|Sp. z o.o.|spółka z o.o.|sp. z o. o.|sp.j.|sp. j.|sp.k.|sp. k.|Spółka komandytowa|Sp. z o.o. sp.k.|Sp. z o.o. Sp. k.|s.c.|S.C.|sp.p.|sp. p.|P.S.A.|PSA|S.K.A.|SKA|spółka akcyjna|spółka jawna|spółka cywilna|spółka partnerska|spółka z ograniczoną odpowiedzialnością|P.P.|PPHU|P.H.U.|PHU|FHU|i Wspólnicy|i Partnerzy|w likwidacji|OPP`,
  functionWords: list`badania|badań|bezpieczeństwa|finanse|finansów|innowacji|jakości|jakość|kadr|kadry|klienta|komunikacji|księgowości|księgowość|logistyka|logistyki|marketing|marketingu|obsługa|obsługi|produkcja|produkcji|projektów|projekty|rozwoju|rozwój|sprzedaż|sprzedaży|strategii|systemów|szkolenia|szkoleń|technologii|zarządzania|zarządzanie|ryzyka`,
  conjunctions: list`i|oraz|a także|lub|albo|&|i/lub|a|wraz z|/|ale|jak również|tudzież|bądź|również|jak i`,
  abbreviations: list`im|ul|pl|nr|tel|r|prof|nadzw|nzw|zw|hab|inż|lek|lek. med|lek. dent|lek. stom|lek. wet|n. med|n. o zdr|n. farm|n. ekon|n. praw|n. techn|n. hum|n. społ|n. fiz|n. chem|n. biol|n. roln|n. zdr|med|n|ekon|praw|techn|społ|adw|apl|ks|bp|abp|kard|o|św|gen|płk|ppłk|mjr|kpt|por|ppor|sierż|dyr|kier|zast|kat|zakł|wydz|uniw|akad|woj|gm|m|st|godz|tys|mln|mld|tzw|tzn|tj|np|wg|zob|pt|śp|ob|ur|zm|sp|dypl|nadinsp|insp|pok|lok`,
});
