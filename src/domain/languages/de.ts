import { degrees, list, lists, pack, titles } from './pack.ts';

export const german = pack({
  code: 'de',
  sections: {
    education: list`Ausbildung|Bildung|Bildungsweg|Studium|Akademische Ausbildung|Schulbildung|Aus- und Weiterbildung|Ausbildung und Studium|Studium und Ausbildung|Bildungsgang|Akademischer Werdegang|Akademische Laufbahn|Hochschulbildung|Hochschulausbildung|Schule und Studium|Schulischer Werdegang|Akademischer Abschluss|Akademische Abschlüsse|Abschlüsse|Qualifikation|Qualifikationen|Wissenschaftliche Ausbildung|Berufsausbildung|Promotion|Habilitation|Studium und Promotion|Hochschulstudium|Ausbildungsweg|Facharztausbildung|Schulausbildung|Bildungswerdegang|Akademische Grade|Berufsbildung|Akademischer Grad|Abschluss`,
    employment: list`Berufserfahrung|Beruflicher Werdegang|Berufliche Laufbahn|Werdegang|Berufliche Tätigkeit|Berufliche Tätigkeiten|Berufspraxis|Beruf|Karriere|Beruflicher Hintergrund|Wissenschaftlicher Werdegang|Berufliche Stationen|Stationen|Tätigkeiten|Positionen|Anstellungen|Arbeitserfahrung|Praktische Erfahrung|Praxiserfahrung|Praktika|Bisherige Tätigkeiten|Beschäftigung|Akademische Positionen|Wissenschaftliche Tätigkeit|Klinische Tätigkeit|Klinischer Werdegang|Ärztlicher Werdegang|Medizinischer Werdegang|Derzeitige Position|Aktuelle Position|Aktuelle Tätigkeit|Frühere Positionen|Beruflicher Lebensweg|Laufbahn|Funktionen|Ämter|Erfahrung|Erfahrungen|Berufstätigkeit|Berufliche Erfahrung|Berufliche Erfahrungen|Nebentätigkeiten|Berufserfahrungen|Berufslaufbahn|Karrierestationen|Tätigkeit|Derzeitige Tätigkeit|Gegenwärtige Tätigkeit|Gegenwärtige Position`,
    board: list`Mandate|Aufsichtsratsmandate|Verwaltungsratsmandate|Weitere Mandate|Aufsichtsrat|Verwaltungsrat|Vorstand|Beirat|Organe|Vorstandsmitglieder|Stiftungsrat|Gremien|Gremientätigkeit|Verwaltungsratsmitglieder|Der Vorstand|Der Aufsichtsrat|Interessenbindungen|Präsidium`,
    certificates: list`Zertifikate|Zertifizierungen|Weiterbildung|Weiterbildungen|Fortbildung|Fortbildungen|Zusatzqualifikationen|Zusatzbezeichnungen|Zusatzausbildung|Zulassung|Zulassungen|Fachkunde|Lizenzen|Kurse|Lehrgänge|Approbation|Facharztanerkennung|Zusatzausbildungen|Berufliche Weiterbildung|Seminare und Weiterbildungen|Anerkennungen|Zusatzbezeichnung|Schwerpunktbezeichnung|Fachkunden`,
    awards: list`Auszeichnungen|Preise|Ehrungen|Preise und Auszeichnungen|Auszeichnungen und Preise|Stipendien|Stipendien und Preise|Förderungen|Ehrenämter und Auszeichnungen|Preise und Stipendien|Ehrungen und Auszeichnungen|Würdigungen|Erfolge|Orden und Ehrenzeichen|Auszeichnungen und Stipendien`,
    publications: list`Publikationen|Veröffentlichungen|Ausgewählte Publikationen|Ausgewählte Veröffentlichungen|Schriften|Schriftenverzeichnis|Publikationsliste|Veröffentlichungsliste|Aufsätze|Bücher|Monographien|Monografien|Artikel|Beiträge|Patente|Zeitschriftenaufsätze|Werke|Fachpublikationen|Literatur|Buchbeiträge|Herausgeberschaften|Ausstellungen|Einzelausstellungen|Gruppenausstellungen|Ausstellungsbeteiligungen`,
    teaching: list`Lehre|Lehrtätigkeit|Lehrtätigkeiten|Lehrveranstaltungen|Lehraufträge|Vorlesungen|Lehrerfahrung|Unterricht|Dozententätigkeit|Lehrauftrag|Lehrgebiete|Lehrangebot|Akademische Lehre|Dozententätigkeiten`,
    projects: list`Projekte|Forschungsprojekte|Ausgewählte Projekte|Laufende Projekte|Projekterfahrung|Referenzprojekte|Drittmittelprojekte|Drittmittel|Abgeschlossene Projekte|Forschung|Mandatsauswahl|Referenzmandate`,
    skills: list`Kenntnisse|Fähigkeiten|Kompetenzen|EDV-Kenntnisse|IT-Kenntnisse|Fachkenntnisse|Schwerpunkte|Tätigkeitsschwerpunkte|Arbeitsschwerpunkte|Rechtsgebiete|Fachgebiete|Besondere Kenntnisse|Spezialisierung|Spezialgebiete|Kernkompetenzen|Expertise|Beratungsschwerpunkte|Arbeitsgebiete|Behandlungsschwerpunkte|Fachbereiche|Sonstige Kenntnisse|Weitere Kenntnisse|Computerkenntnisse|Bevorzugte Tätigkeitsgebiete|Medizinische Schwerpunkte`,
    memberships: list`Mitgliedschaften|Mitgliedschaft|Verbände|Vereine|Ehrenamt|Ehrenämter|Ehrenamtliche Tätigkeiten|Ehrenamtliches Engagement|Engagement|Fachgesellschaften|Berufsverbände|Mitgliedschaften in Fachgesellschaften|Wissenschaftliche Gesellschaften|Gesellschaftliches Engagement|Funktionen und Mitgliedschaften|Akademische Selbstverwaltung|Mitglied in|Gutachtertätigkeit`,
    languages: list`Sprachen|Sprachkenntnisse|Fremdsprachen|Fremdsprachenkenntnisse|Korrespondenzsprachen|Arbeitssprachen`,
    interests: list`Interessen|Hobbys|Hobbies|Freizeit|Persönliche Interessen|Forschungsinteressen|Forschungsschwerpunkte|Forschungsgebiete|Interessen und Hobbys|Forschungsthemen|Privates|Sonstiges`,
    references: list`Referenzen|Empfehlungen|Kundenstimmen|Zeugnisse`,
    contact: list`Kontakt|Kontaktdaten|Anschrift|Adresse|Persönliche Daten|Angaben zur Person|Persönliche Angaben|Sprechstunde|Sprechstunden|Sprechzeiten|Impressum|Ansprechpartner|Ansprechpartnerin|Standort|So erreichen Sie uns|Erreichbarkeit`,
    about: list`Über mich|Über den Referenten|Über die Referentin|Zum Referenten|Zur Referentin|Über uns|Lebenslauf|Biografie|Biographie|Kurzbiografie|Kurzbiographie|Vita|Kurzvita|Profil|Kurzprofil|Zusammenfassung|Vorstellung|Steckbrief|Kurzlebenslauf|Leben|Wer wir sind|Tabellarischer Lebenslauf|Wissenschaftlicher Lebenslauf|Biographisches|Curriculum Vitae|Zu meiner Person|Porträt|Portrait|Zur Person|Lebensdaten|Kurzportrait|Kurzporträt|Mein Weg|Persönliches`,
    team: list`Team|Unser Team|Das Team|Mitarbeiter|Mitarbeiterinnen|Mitarbeiterinnen und Mitarbeiter|Mitarbeitende|Personen|Geschäftsführung|Geschäftsleitung|Leitung|Direktion|Management|Unsere Ärzte|Ärzte|Ärzteteam|Ärztinnen und Ärzte|Anwälte|Rechtsanwälte|Unsere Anwälte|Wissenschaftliche Mitarbeiter|Wissenschaftliche Mitarbeitende|Professoren|Professorinnen und Professoren|Dozenten|Dozierende|Personal|Kollegium|Lehrkräfte|Lehrende|Partner|Mitglieder|Arbeitsgruppe|Klinikleitung|Institutsleitung|Oberärzte|Praxisteam|Führungsteam|Ansprechpartner und Team|Unsere Mitarbeiter|Köpfe|Menschen|Sekretariat`,
    alumni: list`Ehemalige|Alumni|Ehemalige Mitarbeiter|Ehemalige Mitarbeitende|Ehemalige Mitarbeiterinnen und Mitarbeiter|Absolventen|Absolventinnen und Absolventen|Ehemalige Mitglieder|Bekannte Absolventen|Ehemalige Doktoranden|Bekannte Schüler|Frühere Mitarbeiter|Alumnae und Alumni`,
    students: list`Studierende|Studenten|Studentinnen und Studenten|Doktoranden|Doktorandinnen und Doktoranden|Promovierende|Studentische Hilfskräfte|Masterstudenten|Betreute Arbeiten|Betreute Dissertationen|Abschlussarbeiten|Bachelorstudenten|Hilfskräfte|Schüler|Praktikanten|Betreute Promotionen`,
    advisors: list`Berater|Wissenschaftlicher Beirat|Fachbeirat|Kuratorium|Betreuer|Mentoren|Gutachter|Expertenbeirat`,
    news: list`Neuigkeiten|Aktuelles|Nachrichten|Presse|Pressemitteilungen|Meldungen|News|Medien|Medienberichte|In den Medien|Pressestimmen|Mitteilungen|Blog|Neues|Weitere Meldungen|Weitere Artikel`,
    events: list`Veranstaltungen|Termine|Vorträge|Tagungen|Konferenzen|Referenten|Referentinnen und Referenten|Referierende|Programm|Seminare|Workshops|Kongresse|Eingeladene Vorträge|Vortragstätigkeit|Veranstaltungskalender|Sprecher|Sprecherinnen und Sprecher|Ablauf|Podium|Referent|Referentin|Speaker|Redner|Rednerin`,
    services: list`Leistungen|Dienstleistungen|Unsere Leistungen|Angebot|Angebote|Leistungsspektrum|Beratung|Produkte|Lösungen|Behandlungsspektrum|Service|Was wir tun|Mandanten|Kooperationspartner|Partnerunternehmen`,
  },
  itself: list`uns|unser|unsere|unserer|unserem|unseren|unseres|die Kanzlei|der Kanzlei|die Firma|der Firma|das Unternehmen|im Unternehmen|dem Unternehmen|die Praxis|der Praxis|das Büro|im Büro|die Klinik|der Klinik|das Institut|am Institut|im Haus|im Team`,
  farewells: list`verabschieden|verabschiedet|verabschiedete|verlässt uns|Abschied`,
  leavings: list`trat zurück|zurückgetreten|ausgeschieden|schied aus|in den Ruhestand|in Pension|in Rente|abberufen|entlassen|legte sein Amt nieder|legte ihr Amt nieder|verließ das Unternehmen|pensioniert|emeritiert`,
  gatherings: list`Über den Referenten|Zum Referenten|Kongress|Konferenz|Tagung|Fachtagung|Jahrestagung|Symposium|Barcamp`,
  graduateLists: list`Absolventen|Absolventinnen|Absolventenfeier|Absolventenliste|Jahrgang|Abschlussjahrgang|Promovierte|Promotionen|Abgeschlossene Promotionen|Abgeschlossene Dissertationen|Dissertationen|Habilitationen|Doktorjubiläum|Diplomfeier|Ehrendoktoren|Ehemalige Doktoranden|Promotionsfeier|Disputationen`,
  degrees: degrees`
    doctoral PhD = Dr. phil.|Doktor der Philosophie|PhD|Ph.D.|Dr. phil. nat.
    doctoral Dr. rer. nat. [natural sciences] = Dr. rer. nat.|Doktor der Naturwissenschaften|Dr. sc. nat.|Dr. rer. silv.
    doctoral Dr.-Ing. [engineering] = Dr.-Ing.|Dr. Ing.|Doktor der Ingenieurwissenschaften|Doktoringenieur|Dr. techn.|Dr. sc. techn.
    doctoral Dr. rer. pol. [economics] = Dr. rer. pol.|Dr. oec.|Dr. oec. publ.|Doktor der Staatswissenschaften|Dr. rer. oec.|Doktor der Wirtschaftswissenschaften|Dr. rer. soc. oec.
    doctoral Dr. iur. [law] = Dr. iur.|Dr. jur.|Doktor der Rechte|Doktor der Rechtswissenschaften|Dr. iur. utr.
    doctoral Dr. med. [medicine] = Dr. med.|Doktor der Medizin|Dr. med. univ.|Dr. med. univ. et scient. med.
    doctoral - [dentistry] = Dr. med. dent.|Doktor der Zahnmedizin
    doctoral - [veterinary medicine] = Dr. med. vet.|Doktor der Tiermedizin
    doctoral ThD [theology] = Dr. theol.|Doktor der Theologie
    doctoral - = Doktor|Doktorgrad|Doktortitel|Promotion|Doktorat|Doktorwürde|Dissertation|promoviert|Promotionsstudium|Doktoratsstudium|Dr. rer. soc.|Dr. rer. hum.|Dr. agr.|Dr. h. c. mult.|Dr. biol. hum.|Dr. sc. hum.|Dr. sc. ETH|Dr. sc.|Dr. habil.|Dr. päd.|Dr. paed.|Dr. rer. cult.|promovierte|wurde promoviert|Promotion zum
    doctoral Habilitation = Habilitation|habilitiert|Dr. med. habil.|Dr. phil. habil.|Dr.-Ing. habil.|Dr. rer. nat. habil.|Lehrbefugnis|Venia Legendi|Habilitationsschrift|habilitierte|habilitierte sich|sich habilitierte
    doctoral ScD = Doktor der Wissenschaften|Dr. sc. ETH Zürich
    master Staatsexamen = Staatsexamen|Zweites Staatsexamen|1. Staatsexamen|2. Staatsexamen|Lehramt|Staatsprüfung
    master Staatsexamen [law] = Erste Juristische Staatsprüfung|Zweite Juristische Staatsprüfung|Erste juristische Prüfung|Assessorexamen|Juristisches Staatsexamen|Volljurist|Volljuristin|Assessor iuris|Ass. iur.
    master Staatsexamen [medicine] = Staatsexamen Medizin|Staatsexamen Humanmedizin|Staatsexamen in Medizin|Staatsexamen der Medizin|Approbation als Arzt|Approbation als Ärztin|Medizinisches Staatsexamen|Ärztliche Prüfung|Dritte Ärztliche Prüfung|Zweite Ärztliche Prüfung|Ärztliches Staatsexamen
    master Staatsexamen [dentistry] = Zahnärztliche Prüfung|Zahnärztliches Staatsexamen
    master Staatsexamen [pharmacy] = Pharmazeutische Prüfung|Pharmazeutisches Staatsexamen
    master Diplom = Diplom|Diplomjurist|Diplomjuristin|Dipl.-Ing.|Diplom-Ingenieur|Diplomingenieur|Diplom-Ingenieurin|Dipl.-Kfm.|Diplom-Kaufmann|Dipl.-Kffr.|Diplom-Kauffrau|Dipl.-Inf.|Diplom-Informatiker|Diplom-Informatikerin|Dipl.-Phys.|Diplom-Physiker|Diplom-Physikerin|Dipl.-Math.|Diplom-Mathematiker|Diplom-Mathematikerin|Dipl.-Chem.|Diplom-Chemiker|Diplom-Chemikerin|Dipl.-Biol.|Diplom-Biologe|Diplom-Biologin|Dipl.-Psych.|Diplom-Psychologe|Diplom-Psychologin|Dipl.-Vw.|Diplom-Volkswirt|Diplom-Volkswirtin|Dipl.-Betrw.|Diplom-Betriebswirt|Diplom-Betriebswirtin|Dipl.-Wirt.-Ing.|Diplom-Wirtschaftsingenieur|Diplom-Wirtschaftsingenieurin|Dipl.-Päd.|Diplom-Pädagoge|Diplom-Pädagogin|Dipl.-Soz.|Diplom-Soziologe|Diplom-Soziologin|Dipl.-Jur.|Diplom-Jurist|Diplom-Juristin|Dipl.-Geol.|Dipl.-Geogr.|Dipl.-Ök.|Diplom-Ökonom|Diplom-Ökonomin|Dipl.-Des.|Diplom-Designer|Diplom-Designerin|Dipl.-Sozialpäd.|Diplom-Sozialpädagoge|Diplom-Sozialpädagogin|Dipl. Ing.|Dipl.-Ing. (FH)|Diplom (FH)|Dipl.-Pol.|Diplom-Politologe|Diplomabschluss|Diplomprüfung|Universitätsdiplom|Dipl. Arch. ETH|dipl. Ing. ETH|DI|Dipl.-Volksw.|Dipl.-Oec.|Dipl. oec.
    master Magister = Magister|Magister Artium|M. A.|Mag.|Mag. phil.|Mag. rer. soc. oec.|Magisterabschluss|Mag. rer. nat.|Magistra|Mag.a|Magisterstudium
    master - [law] = Mag. iur.|Magister iuris|Magister der Rechtswissenschaften|lic. iur.|Lizentiat der Rechte
    master - = Master|Masterabschluss|Masterstudium|Master-Abschluss|Mastergrad|Masterstudiengang|Lizenziat|Lizentiat|lic. phil.|lic. oec.|lic. oec. HSG|lic. rer. pol.|Masterarbeit|Master-Studium
    master MSc = Master of Science|M.Sc.|M. Sc.|MSc|MSc ETH
    master MA = Master of Arts|M.A.|MA UZH|M.A. HSG
    master MBA [business administration] = MBA|Master of Business Administration|Executive MBA|EMBA
    master LLM [law] = LL.M.|Master of Laws|MLaw|LL. M.|LLM
    master MEng [engineering] = M.Eng.|Master of Engineering
    master MEd [education] = M.Ed.|Master of Education
    bachelor BSc = Bachelor of Science|B.Sc.|B. Sc.|BSc
    bachelor BA = Bachelor of Arts|B.A.|B. A.
    bachelor BEng [engineering] = B.Eng.|Bachelor of Engineering
    bachelor LLB [law] = LL.B.|Bachelor of Laws|BLaw
    bachelor BEd [education] = B.Ed.|Bachelor of Education
    bachelor - = Bachelor|Bachelorabschluss|Bachelorstudium|Bachelor-Abschluss|Bakkalaureat|Bakkalaureus|Bachelorgrad|Bachelorstudiengang|Bakk.|Bakk. phil.|Bakk. rer. nat.|Bakk. rer. soc. oec.|Bakk. techn.|Bachelorarbeit|Vordiplom|Bachelor-Studium
    associate - = Betriebswirt (VWA)|Staatlich geprüfter Techniker|Betriebswirt (IHK)|Meisterprüfung|Meisterbrief|Handwerksmeister|Industriemeister|Fachwirt|Handelsfachwirt|eidg. dipl.|Fachausweis
    certificate - = Zertifikat|CAS|DAS|Zertifikatsstudium|Gesellenbrief|Gesellenprüfung|Lehrabschluss|Lehrabschlussprüfung|IHK-Abschluss
    secondary Abitur = Abitur|Matura|Matur|Hochschulreife|Allgemeine Hochschulreife|Fachabitur|Fachhochschulreife|Reifeprüfung|Maturität|Allgemeine Fachhochschulreife|Abi
    secondary - = Realschulabschluss|Mittlere Reife|Hauptschulabschluss
  `,
  titles: titles`
    chief executive officer = Vorstandsvorsitzender|Vorstandsvorsitzende|Vorsitzender des Vorstands|Vorsitzende des Vorstands|CEO|Vorsitzender der Geschäftsführung|Vorsitzende der Geschäftsführung|Generaldirektor|Generaldirektorin|Vorsitzender der Geschäftsleitung|Konzernchef|Konzernchefin
    chief financial officer = Finanzvorstand|Finanzvorständin|CFO|kaufmännischer Vorstand|Finanzchef|Finanzchefin
    chief operating officer = COO|Vorstand operatives Geschäft
    chief technology officer = CTO|Technikvorstand|Technischer Vorstand
    managing director = Geschäftsführer|Geschäftsführerin|geschäftsführender Gesellschafter|geschäftsführende Gesellschafterin|Mitglied der Geschäftsführung|Alleingeschäftsführer|GF|geschäftsführender Direktor|geschäftsführende Direktorin
    executive board member = Vorstandsmitglied|Mitglied des Vorstands|Mitglied des Vorstandes|Mitglied im Vorstand|Vorstand|Vorständin|Mitglied der Geschäftsleitung|Geschäftsleitungsmitglied|Geschäftsleiter|Geschäftsleiterin
    supervisory board member = Aufsichtsrat|Aufsichtsrätin|Aufsichtsratsmitglied|Mitglied des Aufsichtsrats|Mitglied des Aufsichtsrates|Mitglied im Aufsichtsrat|Mitglied der Aufsichtsräte
    supervisory board chair = Aufsichtsratsvorsitzender|Aufsichtsratsvorsitzende|Vorsitzender des Aufsichtsrats|Vorsitzende des Aufsichtsrats|Aufsichtsratschef
    board member = Verwaltungsrat|Verwaltungsrätin|Verwaltungsratsmitglied|Mitglied des Verwaltungsrats|Mitglied des Verwaltungsrates|Mitglied im Verwaltungsrat|Mitglied des Stiftungsrats|Mitglied im Stiftungsrat|Mitglied des Beirats|Mitglied im Beirat|Stiftungsrat|Stiftungsrätin|Beirat|Beirätin
    chair = Vorsitzender|Vorsitzende|Präsident des Verwaltungsrats|Verwaltungsratspräsident|Verwaltungsratspräsidentin|Vorstandssprecher|Vorstandssprecherin|Obmann|Obfrau
    deputy chair = stellvertretender Vorsitzender|stellvertretende Vorsitzende|stv. Vorsitzender|stv. Vorsitzende|Vizepräsident des Verwaltungsrats
    president = Präsident|Präsidentin
    vice president = Vizepräsident|Vizepräsidentin
    director = Direktor|Direktorin
    deputy director = stellvertretender Direktor|stellvertretende Direktorin|stellvertretender Leiter|stellvertretende Leiterin|stv. Leiter|stv. Leiterin|Vizedirektor|Vizedirektorin
    founder = Gründer|Gründerin|Firmengründer|Firmengründerin|Gründungsgesellschafter|Unternehmensgründer|einer der Gründer|eine der Gründerinnen|Kanzleigründer|Kanzleigründerin|Praxisgründer|Praxisgründerin
    co-founder = Mitgründer|Mitgründerin|Mitbegründer|Mitbegründerin|Co-Gründer|Co-Gründerin
    owner = Inhaber|Inhaberin|Eigentümer|Eigentümerin|Praxisinhaber|Praxisinhaberin|Mitinhaber
    shareholder = Gesellschafter|Gesellschafterin|Aktionär|Aktionärin
    entrepreneur = Unternehmer|Unternehmerin
    partner = Partner|Partnerin|Seniorpartner|Kanzleipartner|Salary Partner
    managing partner = geschäftsführender Partner|geschäftsführende Partnerin
    authorised signatory = Prokurist|Prokuristin|Handlungsbevollmächtigter|Handlungsbevollmächtigte
    head of department = Abteilungsleiter|Abteilungsleiterin|Bereichsleiter|Bereichsleiterin|Ressortleiter|Ressortleiterin|Fachbereichsleiter|Fachbereichsleiterin|Sektionsleiter|Sektionsleiterin|Dezernent|Dezernentin|Amtsleiter|Amtsleiterin|Referatsleiter|Referatsleiterin|Hauptabteilungsleiter|Leiter der Abteilung|Leiterin der Abteilung
    head = Leiter|Leiterin|Leitung|Chef|Chefin|Leitender|Leitende
    team leader = Teamleiter|Teamleiterin|Gruppenleiter|Gruppenleiterin|Arbeitsgruppenleiter|Arbeitsgruppenleiterin|Nachwuchsgruppenleiter|Nachwuchsgruppenleiterin|Forschungsgruppenleiter|Forschungsgruppenleiterin|Teamleitung|Leiterin Arbeitsgruppe|Leiter Arbeitsgruppe|Leiterin der Arbeitsgruppe|Leiter der Arbeitsgruppe|Leiterin Forschungsgruppe|Leiter Forschungsgruppe|Leiterin der Forschungsgruppe|Leiter der Forschungsgruppe|Leiterin Nachwuchsgruppe
    project manager = Projektleiter|Projektleiterin|Projektmanager|Projektmanagerin
    product manager = Produktmanager|Produktmanagerin
    manager = Manager|Managerin|Führungskraft
    branch manager = Filialleiter|Filialleiterin|Niederlassungsleiter|Niederlassungsleiterin|Standortleiter|Standortleiterin
    sales manager = Vertriebsleiter|Vertriebsleiterin|Verkaufsleiter|Verkaufsleiterin
    marketing manager = Marketingleiter|Marketingleiterin
    human resources manager = Personalleiter|Personalleiterin|Personalchef|Personalchefin
    finance manager = Finanzleiter|Finanzleiterin|Leiter Finanzen|Leiterin Finanzen
    commercial director = kaufmännischer Leiter|kaufmännische Leiterin|kaufmännischer Direktor|kaufmännischer Geschäftsführer|kaufmännische Geschäftsführerin
    technical director = technischer Leiter|technische Leiterin|technischer Direktor|technischer Geschäftsführer
    production manager = Produktionsleiter|Produktionsleiterin|Betriebsleiter|Betriebsleiterin|Werkleiter|Werksleiter
    purchasing manager = Einkaufsleiter|Einkaufsleiterin|Einkäufer|Einkäuferin
    sales representative = Außendienstmitarbeiter|Vertriebsmitarbeiter|Vertriebsmitarbeiterin|Verkäufer|Verkäuferin|Handelsvertreter
    office manager = Büroleiter|Büroleiterin
    assistant = Assistent|Assistentin|Vorstandsassistent|Vorstandsassistentin|Assistent der Geschäftsführung|Assistentin der Geschäftsführung
    secretary = Sekretär|Sekretärin|Schriftführer|Schriftführerin
    secretary general = Generalsekretär|Generalsekretärin|Hauptgeschäftsführer|Hauptgeschäftsführerin
    treasurer = Schatzmeister|Schatzmeisterin|Kassier|Kassierin|Kassenwart|Kassenwartin|Kassierer|Kassiererin
    consultant = Berater|Beraterin|Unternehmensberater|Unternehmensberaterin|Consultant
    advisor = Fachberater|Fachberaterin|Referent|Referentin|Beauftragter|Beauftragte
    specialist = Fachmann|Fachfrau|Spezialist|Spezialistin|Experte|Expertin|Sachverständiger|Sachverständige|Fachreferent|Fachreferentin
    officer = Sachbearbeiter|Sachbearbeiterin
    coordinator = Koordinator|Koordinatorin
    analyst = Analyst|Analystin
    auditor = Wirtschaftsprüfer|Wirtschaftsprüferin|Prüfer|Prüferin|Revisor|Revisorin
    accountant = Buchhalter|Buchhalterin|Bilanzbuchhalter|Bilanzbuchhalterin
    controller = Controller|Controllerin
    tax advisor = Steuerberater|Steuerberaterin|Steuerexperte|Steuerexpertin
    economist = Ökonom|Ökonomin|Volkswirt|Volkswirtin|Betriebswirt|Betriebswirtin|Wirtschaftswissenschaftler|Wirtschaftswissenschaftlerin|Chefökonom|Chefvolkswirt
    banker = Bankier|Banker|Bankerin|Bankkaufmann|Bankkauffrau
    engineer = Ingenieur|Ingenieurin|Bauingenieur|Bauingenieurin|Maschinenbauingenieur|Elektroingenieur|Wirtschaftsingenieur|Wirtschaftsingenieurin|Entwicklungsingenieur|Entwicklungsingenieurin
    software developer = Softwareentwickler|Softwareentwicklerin|Entwickler|Entwicklerin|Programmierer|Programmiererin|Software-Entwickler
    computer scientist = Informatiker|Informatikerin|Wirtschaftsinformatiker|Wirtschaftsinformatikerin
    systems administrator = Systemadministrator|Systemadministratorin
    technician = Techniker|Technikerin
    architect = Architekt|Architektin
    designer = Designer|Designerin|Grafiker|Grafikerin|Gestalter|Gestalterin
    lawyer = Rechtsanwalt|Rechtsanwältin|Anwalt|Anwältin|RA|RAin|Advokat|Rechtsanwalt und Notar|Rechtsanwältin und Notarin
    legal counsel = Syndikus|Syndikusrechtsanwalt|Syndikusrechtsanwältin|Justiziar|Justiziarin|Unternehmensjurist|Unternehmensjuristin|Inhouse-Juristin|Inhouse-Jurist
    general counsel = Chefjustiziar|Leiter Recht|Leiterin Recht|Leiter Rechtsabteilung
    trainee lawyer = Rechtsreferendar|Rechtsreferendarin|Rechtsanwaltsanwärter|Rechtsanwaltsanwärterin|Konzipient
    legal scholar = Jurist|Juristin|Rechtswissenschaftler|Rechtswissenschaftlerin
    patent attorney = Patentanwalt|Patentanwältin
    notary = Notar|Notarin
    judge = Richter|Richterin|Vorsitzender Richter|Vorsitzende Richterin|Bundesrichter|Bundesrichterin
    prosecutor = Staatsanwalt|Staatsanwältin|Oberstaatsanwalt|Oberstaatsanwältin
    mediator = Mediator|Mediatorin|Schiedsrichter|Schlichter
    insolvency administrator = Insolvenzverwalter|Insolvenzverwalterin
    professor = Professor|Professorin|ordentlicher Professor|ordentliche Professorin|Ordinarius|Universitätsprofessor|Universitätsprofessorin|Lehrstuhlinhaber|Lehrstuhlinhaberin|Univ.-Prof.|W3-Professor|W3-Professorin|Hochschullehrer|Hochschullehrerin|o. Prof.
    associate professor = außerordentlicher Professor|außerordentliche Professorin|ao. Prof.|Extraordinarius|assoziierter Professor|assoziierte Professorin|außerplanmäßiger Professor|außerplanmäßige Professorin|apl. Prof.|W2-Professor|W2-Professorin
    assistant professor = Assistenzprofessor|Assistenzprofessorin|Ass.-Prof.
    junior professor = Juniorprofessor|Juniorprofessorin|Jun.-Prof.|Juniorprofessur
    visiting professor = Gastprofessor|Gastprofessorin|Vertretungsprofessor|Vertretungsprofessorin|Gastprofessur
    honorary professor = Honorarprofessor|Honorarprofessorin|Hon.-Prof.|Titularprofessor|Titularprofessorin
    emeritus professor = emeritierter Professor|emeritierte Professorin|Professor emeritus|Prof. em.
    lecturer = Dozent|Dozentin|Lehrbeauftragter|Lehrbeauftragte|Lehrauftrag|Lehraufträge|Lehraufträgen|Privatdozent|Privatdozentin|PD|Lektor|Lektorin|Lehrkraft für besondere Aufgaben
    senior lecturer = Akademischer Rat|Akademische Rätin|Akademischer Oberrat|Akademische Oberrätin|Akademischer Direktor|Oberassistent|Oberassistentin|Hochschuldozent|Hochschuldozentin|Universitätsdozent|Universitätsdozentin
    visiting lecturer = Gastdozent|Gastdozentin|Gastdozentur
    research assistant = studentische Hilfskraft|wissenschaftliche Hilfskraft|Hilfsassistent|Hilfsassistentin|Hiwi
    research associate = wissenschaftlicher Mitarbeiter|wissenschaftliche Mitarbeiterin|wissenschaftlicher Assistent|wissenschaftliche Assistentin|Wiss. Mitarbeiter|Wiss. Mitarbeiterin|Universitätsassistent|Universitätsassistentin|wissenschaftliche Mitarbeitende
    senior researcher = leitender Wissenschaftler|leitende Wissenschaftlerin
    researcher = Wissenschaftler|Wissenschaftlerin|Forscher|Forscherin
    visiting researcher = Gastwissenschaftler|Gastwissenschaftlerin|Gastforscher|Gastforscherin
    postdoctoral researcher = Postdoktorand|Postdoktorandin|Postdoc|Habilitand|Habilitandin
    doctoral researcher = Doktorand|Doktorandin|Promovend|Promovendin|Promotionsstudent|Promotionsstudentin
    student = Student|Studentin|Werkstudent|Werkstudentin|Studierende
    dean = Dekan|Dekanin
    vice dean = Prodekan|Prodekanin|Studiendekan|Studiendekanin|Vizedekan|Vizedekanin
    rector = Rektor|Rektorin|Hochschulpräsident|Hochschulpräsidentin
    vice rector = Prorektor|Prorektorin|Vizerektor|Vizerektorin
    chancellor = Kanzler|Kanzlerin|Bundeskanzler|Bundeskanzlerin
    institute director = Institutsleiter|Institutsleiterin|Institutsdirektor|Institutsdirektorin|Institutsvorstand
    laboratory head = Laborleiter|Laborleiterin
    academician = Akademiemitglied
    teacher = Lehrer|Lehrerin|Gymnasiallehrer|Gymnasiallehrerin|Studienrat|Studienrätin|Oberstudienrat|Oberstudienrätin|Grundschullehrer|Grundschullehrerin
    headteacher = Schulleiter|Schulleiterin|Oberstudiendirektor|Oberstudiendirektorin|Schuldirektor|Schuldirektorin
    deputy headteacher = stellvertretender Schulleiter|stellvertretende Schulleiterin|Konrektor|Konrektorin
    trainer = Trainer|Trainerin|Coach|Ausbilder|Ausbilderin
    librarian = Bibliothekar|Bibliothekarin
    archivist = Archivar|Archivarin
    restorer = Restaurator|Restauratorin
    illustrator = Illustrator|Illustratorin
    curator = Kurator|Kuratorin|Kustos
    museum director = Museumsdirektor|Museumsdirektorin|Museumsleiter|Museumsleiterin
    physician = Arzt|Ärztin|Mediziner|Medizinerin
    head physician = Chefarzt|Chefärztin|Ärztlicher Direktor|Ärztliche Direktorin|Klinikdirektor|Klinikdirektorin|Ärztlicher Leiter|Ärztliche Leiterin|Primar|Primararzt|Primarärztin|Primarius|Primaria
    senior physician = Oberarzt|Oberärztin|Leitender Oberarzt|Leitende Oberärztin|Funktionsoberarzt|Funktionsoberärztin|Leitender Arzt|Leitende Ärztin|Belegarzt|Belegärztin|Sektionsarzt
    specialist physician = Facharzt|Fachärztin|Fachspezialist
    resident physician = Assistenzarzt|Assistenzärztin|Arzt in Weiterbildung|Ärztin in Weiterbildung|Turnusarzt|Turnusärztin|Arzt im Praktikum
    general practitioner = Hausarzt|Hausärztin|Allgemeinmediziner|Allgemeinmedizinerin|Facharzt für Allgemeinmedizin|Fachärztin für Allgemeinmedizin
    surgeon = Chirurg|Chirurgin|Unfallchirurg|Herzchirurg|Neurochirurg|Neurochirurgin
    anaesthetist = Anästhesist|Anästhesistin
    internist = Internist|Internistin
    cardiologist = Kardiologe|Kardiologin
    neurologist = Neurologe|Neurologin
    radiologist = Radiologe|Radiologin
    gynaecologist = Gynäkologe|Gynäkologin|Frauenarzt|Frauenärztin
    paediatrician = Kinderarzt|Kinderärztin|Pädiater|Pädiaterin
    orthopaedist = Orthopäde|Orthopädin
    dermatologist = Dermatologe|Dermatologin|Hautarzt|Hautärztin
    ophthalmologist = Augenarzt|Augenärztin
    urologist = Urologe|Urologin
    oncologist = Onkologe|Onkologin
    psychiatrist = Psychiater|Psychiaterin
    psychologist = Psychologe|Psychologin
    psychotherapist = Psychotherapeut|Psychotherapeutin
    dentist = Zahnarzt|Zahnärztin
    orthodontist = Kieferorthopäde|Kieferorthopädin
    pharmacist = Apotheker|Apothekerin
    veterinarian = Tierarzt|Tierärztin
    nurse = Krankenschwester|Krankenpfleger|Pflegefachfrau|Pflegefachmann|Gesundheits- und Krankenpflegerin
    head nurse = Pflegedienstleitung|Stationsleitung|Pflegedirektor|Pflegedirektorin|Oberschwester
    midwife = Hebamme
    physiotherapist = Physiotherapeut|Physiotherapeutin
    speech therapist = Logopäde|Logopädin
    social worker = Sozialarbeiter|Sozialarbeiterin|Sozialpädagoge|Sozialpädagogin
    journalist = Journalist|Journalistin|Reporter|Reporterin|Korrespondent|Korrespondentin
    editor = Redakteur|Redakteurin|Redaktor|Redaktorin|Herausgeber|Herausgeberin
    editor-in-chief = Chefredakteur|Chefredakteurin|Chefredaktor|Chefredaktorin
    author = Autor|Autorin|Schriftsteller|Schriftstellerin
    translator = Übersetzer|Übersetzerin|Dolmetscher|Dolmetscherin
    publisher = Verleger|Verlegerin
    producer = Produzent|Produzentin
    film director = Regisseur|Regisseurin
    photographer = Fotograf|Fotografin
    actor = Schauspieler|Schauspielerin
    musician = Konzertmeister|Konzertmeisterin|Stimmführer|Stimmführerin|Musiker|Musikerin
    composer = Komponist|Komponistin
    conductor = Dirigent|Dirigentin
    artist = Künstler|Künstlerin
    spokesperson = Sprecher|Sprecherin|Pressesprecher|Pressesprecherin
    minister = Minister|Ministerin|Bundesminister|Bundesministerin|Landesminister
    prime minister = Ministerpräsident|Ministerpräsidentin|Premierminister|Premierministerin
    state secretary = Staatssekretär|Staatssekretärin
    member of parliament = Abgeordneter|Abgeordnete|Mitglied des Bundestages|Mitglied des Deutschen Bundestages|Bundestagsabgeordneter|Bundestagsabgeordnete|Landtagsabgeordneter|Landtagsabgeordnete|MdB|MdL|Nationalrat|Nationalrätin|Ständerat|Ständerätin
    senator = Senator|Senatorin
    mayor = Bürgermeister|Bürgermeisterin|Oberbürgermeister|Oberbürgermeisterin|Stadtpräsident|Stadtpräsidentin
    governor = Landeshauptmann|Landeshauptfrau|Gouverneur
    councillor = Stadtrat|Stadträtin|Gemeinderat|Gemeinderätin|Landrat|Landrätin|Kantonsrat|Kantonsrätin|Regierungsrat|Regierungsrätin|Großrat|Stadtverordneter
    ambassador = Botschafter|Botschafterin
    consul = Konsul|Konsulin|Generalkonsul|Honorarkonsul
    diplomat = Diplomat|Diplomatin
    civil servant = Beamter|Beamtin|Ministerialrat|Ministerialrätin|Regierungsdirektor|Regierungsdirektorin|Ministerialdirektor
    police officer = Polizist|Polizistin|Polizeibeamter
    military officer = Offizier|Offizierin
    priest = Pfarrer|Pfarrerin|Priester|Pastor|Pastorin
    bishop = Bischof|Bischöfin|Erzbischof
    chemist = Chemiker|Chemikerin
    physicist = Physiker|Physikerin
    mathematician = Mathematiker|Mathematikerin
    biologist = Biologe|Biologin
    historian = Historiker|Historikerin
    sociologist = Soziologe|Soziologin
    political scientist = Politikwissenschaftler|Politikwissenschaftlerin|Politologe|Politologin
    philosopher = Philosoph|Philosophin
    intern = Praktikant|Praktikantin|Volontär|Volontärin|Trainee
    apprentice = Auszubildender|Auszubildende|Azubi|Lehrling|Lernende
    freelancer = Freiberufler|Freiberuflerin|freier Mitarbeiter|freie Mitarbeiterin|Selbständiger|selbstständig|selbständig|freiberuflich
    investor = Investor|Investorin
    member = Mitglied
    inspector = Inspektor|Inspektorin
    chef = Koch|Köchin|Küchenchef
    real estate agent = Immobilienmakler|Immobilienmaklerin
    employee = Mitarbeiter|Mitarbeiterin|Angestellter|Angestellte|Mitarbeitende
    bailiff = Gerichtsvollzieher|Gerichtsvollzieherin|Obergerichtsvollzieher
    law clerk = wissenschaftlicher Mitarbeiter am Bundesverfassungsgericht
    board secretary = Sekretär des Verwaltungsrats|Sekretärin des Verwaltungsrats
    dental hygienist = Dentalhygieniker|Dentalhygienikerin
    dental technician = Zahntechniker|Zahntechnikerin
    dental assistant = Zahnmedizinische Fachangestellte|ZFA|Zahnarzthelferin
    paralegal = Rechtsanwaltsfachangestellte|Rechtsanwaltsfachangestellter|Notarfachangestellte|Notarfachangestellter
    legal secretary = Rechtsanwaltssekretärin
    court expert = gerichtlich bestellter Sachverständiger|öffentlich bestellter Sachverständiger|öffentlich bestellter und vereidigter Sachverständiger|öffentlich bestellte Sachverständige
    director general = Ministerialdirektorin
    naturopath = Heilpraktiker|Heilpraktikerin
    osteopath = Osteopath|Osteopathin
    dietitian = Ernährungsberater|Ernährungsberaterin|Diätassistent|Diätassistentin|Diätologin|Diätologe
    optometrist = Optometrist|Optometristin|Augenoptiker|Augenoptikerin|Augenoptikermeister|Augenoptikermeisterin
    data protection officer = Datenschutzbeauftragter|Datenschutzbeauftragte|externer Datenschutzbeauftragter
    criminal lawyer = Strafverteidiger|Strafverteidigerin
    specialist lawyer = Fachanwalt|Fachanwältin
    bank clerk = Bankangestellter|Bankangestellte|Bankbetriebswirt
    industrial clerk = Industriekaufmann|Industriekauffrau
    office clerk = Bürokaufmann|Bürokauffrau|Kaufmann für Büromanagement|Kauffrau für Büromanagement|Bürokraft|kaufmännischer Angestellter|kaufmännische Angestellte
    retail salesperson = Einzelhandelskaufmann|Einzelhandelskauffrau|Kaufmann im Einzelhandel|Kauffrau im Einzelhandel
    kindergarten teacher = Erzieher|Erzieherin|Kindergärtnerin|Kindergartenpädagogin|Kindergartenpädagoge
    district administrator = Bezirksbürgermeister|Bezirksbürgermeisterin|Bezirkshauptmann
    works council chair = Betriebsratsvorsitzender|Betriebsratsvorsitzende|Vorsitzender des Betriebsrats|Vorsitzende des Betriebsrats
    works council member = Betriebsrat|Betriebsrätin|Mitglied des Betriebsrats
    surveyor = Vermessungsingenieur|Vermessungsingenieurin|Geometer|Vermesser
    court clerk = Urkundsbeamter|Justizfachangestellte|Justizfachangestellter|Rechtspfleger|Rechtspflegerin
    state deputy = Mitglied des Landtags
    business developer = Business Developer|Geschäftsentwickler
    specialist nurse = Fachkrankenpfleger|Fachkrankenschwester
    nursing assistant = Pflegehelfer|Pflegehelferin|Krankenpflegehelfer|Altenpfleger|Altenpflegerin
    student assistant = SHK|Tutor|Tutorin
    research engineer = Forschungsingenieur|Forschungsingenieurin
    site manager = Bauleiter|Bauleiterin
    executive assistant = Assistent der Geschäftsleitung|Assistentin der Geschäftsleitung|Chefsekretärin
    web developer = Webentwickler|Webentwicklerin
    graphic designer = Grafikdesigner|Grafikdesignerin|Mediengestalter|Mediengestalterin
    chief of staff = Stabschef|Stabschefin|Leiter des Ministerbüros|Leiterin des Ministerbüros
    tax clerk = Steuerfachangestellter|Steuerfachangestellte|Steuerfachwirt|Steuerfachwirtin|Steuerfachgehilfin
    artistic director = künstlerischer Leiter|künstlerische Leiterin|künstlerische Leitung|Intendant|Intendantin
    musical director = musikalischer Leiter|musikalische Leiterin|Generalmusikdirektor|Generalmusikdirektorin
    laboratory assistant = MTA|MTLA|MTRA|MTL|BTA|CTA|PTA|Medizinisch-technische Assistentin|Medizinisch-technischer Assistent|Medizinisch-Technische Assistentin|Biologisch-technische Assistentin|Biologisch-technischer Assistent|Technische Assistentin|Technischer Assistent|Medizinische Technologin|Medizinischer Technologe
    medical assistant = Medizinische Fachangestellte|Medizinischer Fachangestellter|MFA|Arzthelferin|Arzthelfer|Ordinationsassistentin|medizinische Praxisassistentin
    practice manager = Praxismanagerin|Praxismanager|Praxisleitung|Praxisleiterin|Praxisleiter
    IT specialist = Fachinformatiker|Fachinformatikerin|Fachinformatiker für Anwendungsentwicklung|Fachinformatiker für Systemintegration|IT-Spezialist|IT-Spezialistin
    occupational therapist = Ergotherapeut|Ergotherapeutin
  `,
  titleWords: list`Geschäftsführer|Geschäftsführerin|Leiter|Leiterin|Direktor|Direktorin|Vorstand|Vorständin|Vorsitzender|Vorsitzende|Präsident|Präsidentin|Gründer|Gründerin|Inhaber|Inhaberin|Gesellschafter|Gesellschafterin|Partner|Partnerin|Prokurist|Prokuristin|Manager|Managerin|Berater|Beraterin|Referent|Referentin|Assistent|Assistentin|Sekretär|Sekretärin|Professor|Professorin|Dozent|Dozentin|Lehrer|Lehrerin|Lehrbeauftragter|Lehrbeauftragte|Wissenschaftler|Wissenschaftlerin|Forscher|Forscherin|Mitarbeiter|Mitarbeiterin|Dekan|Dekanin|Rektor|Rektorin|Kanzler|Kanzlerin|Arzt|Ärztin|Chefarzt|Chefärztin|Oberarzt|Oberärztin|Facharzt|Fachärztin|Assistenzarzt|Assistenzärztin|Chirurg|Chirurgin|Zahnarzt|Zahnärztin|Apotheker|Apothekerin|Psychologe|Psychologin|Therapeut|Therapeutin|Hebamme|Rechtsanwalt|Rechtsanwältin|Anwalt|Anwältin|Fachanwalt|Fachanwältin|Jurist|Juristin|Notar|Notarin|Richter|Richterin|Staatsanwalt|Staatsanwältin|Syndikus|Steuerberater|Steuerberaterin|Wirtschaftsprüfer|Wirtschaftsprüferin|Ingenieur|Ingenieurin|Entwickler|Entwicklerin|Informatiker|Informatikerin|Architekt|Architektin|Designer|Designerin|Techniker|Technikerin|Ökonom|Ökonomin|Volkswirt|Volkswirtin|Betriebswirt|Betriebswirtin|Kaufmann|Kauffrau|Controller|Buchhalter|Buchhalterin|Analyst|Analystin|Journalist|Journalistin|Redakteur|Redakteurin|Chefredakteur|Chefredakteurin|Autor|Autorin|Übersetzer|Übersetzerin|Sprecher|Sprecherin|Minister|Ministerin|Staatssekretär|Staatssekretärin|Abgeordneter|Abgeordnete|Bürgermeister|Bürgermeisterin|Botschafter|Botschafterin|Rat|Rätin|Beauftragter|Beauftragte|Koordinator|Koordinatorin|Mitglied|Trainer|Trainerin|Praktikant|Praktikantin|Unternehmer|Unternehmerin|Chemiker|Chemikerin|Physiker|Physikerin|Biologe|Biologin|Historiker|Historikerin|Kurator|Kuratorin|Pfarrer|Pfarrerin|Regisseur|Regisseurin|Musiker|Musikerin|Künstler|Künstlerin|Leitung|Chef|Chefin|Teamleiter|Teamleiterin|Projektleiter|Projektleiterin|Abteilungsleiter|Abteilungsleiterin|Bereichsleiter|Bereichsleiterin|Beirat|Aufsichtsrat|Verwaltungsrat|Schatzmeister|Schatzmeisterin|Generalsekretär|Generalsekretärin|Spezialist|Spezialistin|Sachbearbeiter|Sachbearbeiterin|Verkäufer|Verkäuferin|Pfleger|Pflegerin|Lektor|Lektorin|Bibliothekar|Bibliothekarin|Doktorand|Doktorandin|Postdoktorand|Postdoktorandin|Lehrstuhlinhaber|Lehrstuhlinhaberin|Sozius|Sozia|Beisitzer|Beisitzerin|Intendant|Intendantin|Kapellmeister|Kapellmeisterin|Chorleiter|Chorleiterin|Dramaturg|Dramaturgin|Sänger|Sängerin|Opernsänger|Opernsängerin|Tänzer|Tänzerin|Moderator|Moderatorin|Pressereferent|Pressereferentin|Arzthelferin|Arzthelfer|MFA|Praxismanagerin|Praxismanager|Praxisleiterin|Praxisleiter|Stationsarzt|Stationsärztin|Betriebsarzt|Betriebsärztin|Ergotherapeut|Ergotherapeutin|Rechtsmediziner|Rechtsmedizinerin|Notarassessor|Notarassessorin|Rechtsfachwirtin|Gebietsleiter|Gebietsleiterin|Regionalleiter|Regionalleiterin|Betriebsleiter|Betriebsleiterin|Marktleiter|Marktleiterin|Entwicklungsleiter|Entwicklungsleiterin|Ausbildungsleiter|Ausbildungsleiterin|Qualitätsmanager|Qualitätsmanagerin|Gleichstellungsbeauftragte|Anlageberater|Anlageberaterin|Kundenberater|Kundenberaterin|Verwaltungsangestellte|Verwaltungsangestellter|Versicherungskaufmann|Versicherungskauffrau|Fachinformatiker|Fachinformatikerin|Anwendungsentwickler|Anwendungsentwicklerin|Aushilfe|Aushilfskraft|Gründungspartner|Diakon|Diakonin|Küchenchef|Küchenchefin|Kellner|Kellnerin|Lagerist|Lageristin|Lagerleiter|Lagerleiterin|Disponent|Disponentin|Mechatroniker|Mechatronikerin|Elektriker|Elektrikerin|Schreiner|Schreinerin|Tischler|Tischlerin|Mechaniker|Mechanikerin|Schlosser|Fahrer|Gärtner|Gärtnerin|Friseur|Friseurin|Handwerker|Landwirt|Landwirtin|Winzer|Winzerin|Restaurantleiter|Restaurantleiterin|Hoteldirektor|Hoteldirektorin|Pädagoge|Pädagogin|Sonderpädagoge|Sonderpädagogin|Heilpädagoge|Heilpädagogin|Realschullehrer|Realschullehrerin|Studienreferendar|Studienreferendarin|Lehramtsanwärter|Lehramtsanwärterin|Landschaftsarchitekt|Landschaftsarchitektin|Innenarchitekt|Innenarchitektin|Stadtplaner|Stadtplanerin|Tragwerksplaner|Tragwerksplanerin|Verlagslektor|Verlagslektorin|Feuerwehrmann|Soldat|Soldatin|Pflegedienstleiter|Pflegedienstleiterin`,
  studyVerbs: list`ausbilden|ließ sich ausbilden|liess sich ausbilden|studierte|studiert|habe studiert|hat studiert|studierte ich|absolvierte|absolviert|hat absolviert|promovierte|promoviert|promovierte zum|wurde promoviert|promovierte ich|habilitierte|habilitierte sich|habilitiert|graduierte|erwarb|erworben|schloss ab|abgeschlossen|schloss sein Studium ab|schloss ihr Studium ab|legte ab|bestand|machte sein Abitur|machte ihr Abitur|maturierte|besuchte|erhielt|erlangte|diplomierte|belegte|wurde ausgebildet|ausgebildet|bildete sich weiter|nahm das Studium auf|immatrikulierte|dissertierte|spondierte|hat promoviert|habe promoviert|beendete|schloss das Studium`,
  appointing: list`ernennt|ernannte|beruft|berief|bestellt|bestellte|gewinnt|verpflichtet|befördert|begrüßt|Ernennung von|Berufung von`,
  foundedBy: list`gegründet … von|gegründet … durch|von * gegründet|durch * gegründet`,
  speaking: list`sagt|sagte|erklärt|erklärte|betont|betonte|ergänzt|kommentiert|laut`,
  heldAs: list`als|in der Funktion als|in der Position als`,
  worked: list`arbeitete|arbeitete er|arbeitete sie|arbeitete ich|bekleidete|jobbte|leitete`,
  beforehand: list`nach|vor|neben`,
  anotherTime: list`bevor|nachdem|ehe|zuvor|davor|danach|anschließend|später|vorher`,
  workVerbs: list`kam er|kam ich|trat sie|trat er|begann sie|begann er|wechselte sie|wechselte er|stieg sie|kam sie|war zuvor|arbeitete sie|arbeitete er|Stationen bei|nach Stationen bei|Station bei|Berufung|Berufung an|Berufung in|Berufung auf|innehat|innehatte|inne|ernannt worden|tätig war|beschäftigt war|Anstellung bei|arbeitete|ist er bei|ist sie bei|bin ich bei|war bei|war er bei|war sie bei|war ich bei|sammelte Erfahrung|sammelte Erfahrungen|sammelte Berufserfahrung|sammelte erste Erfahrungen|Erfahrungen sammelte|arbeitet|arbeite|hat gearbeitet|war tätig|ist tätig|tätig|leitete|leitet|leite|führte|führt|gründete|gegründet|mitgegründet|wechselte|wechselte zu|übernahm|wurde ernannt|ernannt|wurde berufen|berufen|wurde gewählt|gewählt|wurde bestellt|bestellt|folgte einem Ruf|nahm einen Ruf an|ist angestellt|war angestellt|angestellt|beschäftigt|trat ein|trat bei|stieß zu|verantwortete|verantwortet|ist verantwortlich für|war verantwortlich für|lehrte|lehrt|unterrichtete|unterrichtet|forscht|forschte|praktizierte|praktiziert|betreut|berät|beriet|vertritt|vertrat|begann|begann seine Karriere|begann ihre Karriere|startete|betreibt|gehört an|gehörte an|amtierte|amtiert|wirkt|wirkte|wurde befördert|bekleidet|bekleidete|verantwortlich|niedergelassen|ist niedergelassen|niedergelassen in eigener Praxis|koordiniert|steht vor|stand vor|hatte inne|hat inne|gearbeitet|gelehrt|geforscht|geleitet|beschäftigt gewesen|eingesetzt|mitgewirkt|Tätigkeit|Tätigkeiten|ärztliche Tätigkeit|klinische Tätigkeit|anwaltliche Tätigkeit|Anstellung|Beschäftigung|Berufstätigkeit|Mitarbeit|Assistenzzeit|Assistenzarztzeit|Volontariat|Praktikum|Praktika|Referendarstation|stieg ein|Einstieg bei|kam zu|kam zur|kam zum|ging zu|ging zur|ging zum|verstärkt das Team|gehört zum Team|Karriere begann|seine Karriere begann|ihre Karriere begann|ist Teil des Teams|im Einsatz|ordiniert|behandelt Patienten|engagiert am|engagiert an|Engagement am|Engagements am|Engagements an|im Ensemble|Ensemblemitglied|gastierte|gastiert|spielte am|inszenierte|inszeniert|dirigierte|hospitierte|absolvierte seine Facharztausbildung|verstärkt seit|unterstützt seit|gehört seit|seit vielen Jahren bei|war beschäftigt|nahm die Tätigkeit auf|Wechsel an|Wechsel zu|Wechsel in|Forschungstätigkeit|wissenschaftliche Tätigkeit|Lehrtätigkeit|Gutachtertätigkeit|Beratertätigkeit|Tätigkeit als|klinische Weiterbildung|Forschungsaufenthalt am|Übernahme der Praxis|kommt von|kam von|kommt vom|trat in`,
  joins: list`wechselte zu|wechselte sie zu|wechselte er zu|wechselt zu|wechselte zur|wechselte sie zur|wechselte er zur|kam zu|kam sie zu|kam er zu|ging zu|ging sie zu|ging er zu|stieß zu|arbeitete für|arbeitete sie für|arbeitete er für|arbeitet für|war für`,
  taughtIn: list`im|in|der|des|den|am|an|für|das|zum|zur|Studiengang|Studiengangs|Studiengänge|Studiengängen|Lehrgang|Lehrgangs`,
  studyNouns: list`Studium|Studien|Studiengang|Abschluss|Hochschulabschluss|Absolvent|Absolventin|Absolventen|Alumnus|Alumna|Diplom|Diplomarbeit|Masterarbeit|Bachelorarbeit|Dissertation|Doktorarbeit|Promotion|Habilitation|Habilitationsschrift|Staatsexamen|Abitur|Matura|Ausbildung|Lehre|Referendariat|Facharztausbildung|Weiterbildung|Umschulung|Fortbildung|Berufsausbildung|Zusatzausbildung|Lehrgang|Meisterkurs|Hauptfach|Nebenfach|Studienfach|Auslandsstudium|Aufbaustudium|Zweitstudium|Fernstudium|Studienabschluss|Ehemaliger|Ehemalige|Schulabschluss|Grundstudium|Hauptstudium|Postgraduiertenstudium|Venia legendi|Lehrbefugnis`,
  organisationPrepositions: list`an der|an das|an dem|am|an|bei der|bei|beim|bei den|im|in der|in|in den|von der|von|vom|der|des|für|für die|für das|zur|zum|auf|aus|an den|innerhalb|des Instituts|an die|ans|ins|in die`,
  honorifics: list`Herr|Herrn|Frau|Dr.|Dr|Prof.|Prof|Professor|Professorin|Prof. Dr.|Prof.in|Dr.in|Univ.-Prof.|Priv.-Doz.|PD|PD Dr.|Dipl.-Ing.|Dipl.-Kfm.|Dipl.-Psych.|Dipl.-Inf.|Mag.|Mag.a|DI|Ing.|Dr. med.|Dr. iur.|Dr. jur.|Dr.-Ing.|Dr. phil.|Dr. rer. nat.|Dr. rer. pol.|Dr. h. c.|Hon.-Prof.|apl. Prof.|Jun.-Prof.|Ass.-Prof.|Assoz. Prof.|RA|RAin|StB|WP|Doktor|Pfarrer|Pater|Bruder|Schwester|Freiherr|Graf|Gräfin|Baron|Baronin|Prinz|Prinzessin|Fürst|Pfr.|Prim.|OA|OÄ|lic.|em. Prof.|Dkfm.|Mag. Dr.|KR|Hofrat|Senator|Botschafter|Dr. med. vet.|Dr. med. dent.|Dr. med. univ.|mult.|h.c.|Dr. h.c. mult.|Dipl.-Vw.|Dipl.-Päd.|Dipl.-Wirtsch.-Ing.|Dipl.-Jur.|B.Sc.|M.Sc.|Ass. iur.|Ass. jur.|Mag. iur.|MMag.|DDr.|Dr. Dr.`,
  postNominals: list`MBA|M.Sc.|MSc|M.A.|MA|B.Sc.|BSc|B.A.|BA|LL.M.|LL.B.|Ph.D.|PhD|M.Eng.|B.Eng.|M.Ed.|EMBA|Executive MBA|LL.M. (London)|MdB|MdL|MdEP|a. D.|a.D.|em.|FRICS|MRICS|CFA|CIIA|CPA|Dipl.-Ing. (FH)|M.I.A.|MPH|MHBA|D.E.S.S.|Maître en droit|SJ|OSB|OP|OFM|jun.|sen.|jr.|sr.|MES|MAS|CAS|StB|WP|RA|Bakk.|FH|FEBU|FACS`,
  nameParticles: list`von|von der|von dem|vom|von den|von und zu|zu|zum|zur|zu der|auf der|auf dem|an der|aus dem|aus der|in der|im|de|van|van der|van den|ten|ter|di|da|der|am|auf|Freiherr von|Freifrau von|Graf von|Gräfin von|Edler von|Ritter von|Graf|Freiherr|Prinz von|Freiin von`,
  articles: list`der|die|das|den|dem|des|ein|eine|einer|eines|einem|einen`,
  placeConnectors: list`am|an|im`,
  nameConnectors: list`für|fürs|zu|zur|und|der|die|das|den|dem|des`,
  months: lists`
    Januar|Jan|Jan.|Jänner|Jän.
    Februar|Feb|Feb.|Febr.|Feber
    März|Mrz|Mrz.|Mär|Mär.|Maerz
    April|Apr|Apr.
    Mai
    Juni|Jun|Jun.
    Juli|Jul|Jul.
    August|Aug|Aug.
    September|Sept|Sept.|Sep|Sep.
    Oktober|Okt|Okt.
    November|Nov|Nov.
    Dezember|Dez|Dez.
  `,
  seasons: lists`
    Frühling|Frühjahr|Frühjahrssemester|FS
    Sommer|Sommersemester|SoSe|SS|SomSem
    Herbst|Herbstsemester|HS
    Winter|Wintersemester|WiSe|WS
  `,
  present: list`heute|bis heute|jetzt|aktuell|derzeit|gegenwärtig|laufend|bis dato|dato|zurzeit|zur Zeit|momentan|bis jetzt|andauernd|nach wie vor|weiterhin|fortlaufend|noch heute|im Moment|bis zum heutigen Tag|derzeitig|derzeitiger|derzeitige|aktueller|aktuelle|amtierend|amtierender|amtierende`,
  presentVerbs: list`unterrichtet|betreut|sitzt|gehört|betreibt|koordiniert|wirkt|doziert|lehre|unterrichte|ist|bin|sind|arbeite|leite|arbeitet|leitet|lehrt|forscht|führt|verantwortet|berät|vertritt|praktiziert|ist tätig`,
  since: list`seit|ab|von|seitdem|seither|ab dem|seit dem|beginnend|mit Wirkung vom|mit Wirkung zum|seit Anfang|seit Ende|seit Mitte`,
  until: list`bis|bis zu|bis zum|bis Ende|bis einschließlich|bis Anfang|bis Mitte|endete|vor`,
  born: list`geboren|geboren am|geboren in|geb.|Geburtsdatum|Geburtsjahr|Geburtstag|Jahrgang|gebürtig`,
  introductions: list`ich bin|ich heiße|ich heisse|mein Name ist|hier ist`,
  former: list`ehemaliger|ehemalige|ehemaligen|ehemals|früherer|frühere|früheren|früher|vormals|vormaliger|vormalige|zuvor|davor|vorher|einstiger|einstige|Ex-|Ex|a. D.|a.D.|außer Dienst|im Ruhestand|i. R.|i.R.|emeritiert|emeritierter|emeritierte|em.|pensioniert|Altbundeskanzler|Alt-|bis vor kurzem|bisher|bisheriger|bisherige|vorherige|damaliger|damalige|damals|ausgeschieden|zuletzt|Altpräsident|weiland|verstorben`,
  inProgress: list`arbeitet derzeit an ihrer Dissertation|schreibt an ihrer Dissertation|schreibt an seiner Dissertation|schreibt derzeit|promoviert aktuell|promoviert seit|studiert zurzeit|studiert aktuell|studiert seit|Student|Studentin|Studierender|Studierende|Doktorand|Doktorandin|Promovend|Promovendin|Promovierende|Kandidat|Kandidatin|cand.|cand. med.|stud.|stud. iur.|cand. iur.|studiert derzeit|promoviert derzeit|promoviert zurzeit|Masterstudent|Masterstudentin|Bachelorstudent|Bachelorstudentin|Jurastudent|Medizinstudent|Medizinstudentin|im Studium|laufendes Studium|laufende Promotion|Promotionsstudent|Promotionsstudentin|berufsbegleitendes Studium|in Ausbildung|Auszubildender|Auszubildende|Referendar|Referendarin|arbeitet an seiner Dissertation|arbeitet an ihrer Dissertation|eingeschrieben|im Gange|Werkstudent|Habilitand|Schüler|Schülerin|im 3. Semester|derzeit Studium`,
  expected: list`voraussichtlich|voraussichtlicher Abschluss|erwartet|erwarteter Abschluss|geplant|geplanter Abschluss|angestrebt|angestrebter Abschluss|vorauss.|vsl.|Abschluss geplant`,
  attendedOnly: list`Auslandssemester|Auslandsjahr|Austauschsemester|Austauschstudent|Austauschstudentin|Austauschjahr|Gasthörer|Gasthörerin|Gaststudent|Gaststudentin|Sommerschule|Summer School|Sprachkurs|besuchte|Erasmus|Erasmus-Semester|Studienaufenthalt|Studienjahr in|Gaststudium|Sprachaufenthalt|einige Semester|belegte Kurse|Teilnahme an|Gastsemester`,
  notConferred: list`abgebrochen|Studienabbruch|Studienabbrecher|Studienabbrecherin|ohne Abschluss|nicht abgeschlossen|brach das Studium ab|brach ab|brach sein Studium ab|brach ihr Studium ab|Studium abgebrochen|nicht beendet|unvollendet|exmatrikuliert|vorzeitig beendet|ohne Abschluß|Doktortitel aberkannt|aberkannt|entzogen|nie abgeschlossen|schmiss das Studium|unterbrochen|nicht bestanden|Schulabbrecher`,
  honorary: list`Dr. h. c.|Dr. h.c.|h. c.|h.c.|Ehrendoktor|Ehrendoktorin|Ehrendoktorwürde|Ehrendoktorat|ehrenhalber|E. h.|e. h.|Dr.-Ing. E. h.|honoris causa|Ehrenprofessor|Ehrensenator|Ehrenbürger|Ehrenmitglied|Dr. h. c. mult.|Ehrenvorsitzender|Ehrenpräsident`,
  negation: list`nicht|kein|keine|keinen|keiner|keinem|nie|niemals|weder|noch nie|ohne|falsch|bestritt|bestreitet|dementierte|dementiert|nichts zu tun|unwahr|nicht verwandt|nicht mehr|keinerlei|entgegen|statt|anstatt`,
  hypothetical: list`bewarb sich um|lehnte den Ruf|lehnte einen Ruf|schlug aus|kandidierte|kandidiert|falls|wenn|würde|könnte|hätte|wäre|angeblich|vermutlich|möglicherweise|vielleicht|mutmaßlich|soll|sollte|wohl|wahrscheinlich|möchte|will|plant|beabsichtigt|strebt an|bewarb sich|beworben|lehnte ab|lehnte den Ruf ab|Ruf abgelehnt|wollte|sei|eventuell|fiktiv|behauptet|behauptete|gerüchteweise|hofft`,
  visiting: list`Gast|Gastprofessor|Gastprofessorin|Gastwissenschaftler|Gastwissenschaftlerin|Gastdozent|Gastdozentin|Gastforscher|Forschungsaufenthalt|Gastaufenthalt|Forschungsaufenthalte|Visiting Scholar|Visiting Fellow|Visiting Professor|Visiting Researcher|Vertretungsprofessur|Lehrstuhlvertretung|Auslandsaufenthalt|Hospitation|Gastprofessur|vertretungsweise|abgeordnet|Abordnung|Gastarzt|Gastärztin|Sabbatical|Forschungssemester|Fellow in residence`,
  trainings: titles`
    resident physician = Facharztausbildung|Facharztweiterbildung|Weiterbildung zum Facharzt|Weiterbildung zur Fachärztin|Facharztausbildung zum|Facharztausbildung zur|Ausbildung zum Facharzt|Ausbildung zur Fachärztin|Assistenzarztzeit|Assistenzzeit|ärztliche Weiterbildung|Weiterbildung zum|Weiterbildung zur|Weiterbildung in der|Weiterbildungszeit|assistenzärztliche Tätigkeit|Weiterbildungsassistent|Weiterbildungsassistentin|Facharztausbildung für
    intern = Praktikum|Praktika|Praxissemester|Arzt im Praktikum|Ärztin im Praktikum|AiP|Praktisches Jahr|Turnusausbildung|Turnus
    trainee lawyer = Referendariat|Rechtsreferendariat|Vorbereitungsdienst|Referendarzeit|Anwaltsstation|Gerichtspraktikum
    trainee = Volontariat|Traineeprogramm
    apprentice = Lehre|Berufsausbildung|Ausbildung zum|Ausbildung zur|Lehre als|Lehre zum|Lehre zur
  `,
  titleVerbs: titles`
    Leiterin * = leitet|leitete|leite|geleitet|leiten|verantwortet|verantwortete|steht an der Spitze|stand an der Spitze|hat die Leitung|übernahm die Leitung
    Vorsitzende * = präsidiert|präsidierte|führt den Vorsitz|hat den Vorsitz|übernahm den Vorsitz
    Dozentin = lehrt|lehrte|lehre|gelehrt|unterrichtet|unterrichtete|unterrichte|doziert|dozierte
    Gründerin = gründete|gegründet|gründet|gründete sie|gründete er|gründete ich
    Mitgründerin = mitgegründet|mitbegründete|mitgründete
    Inhaberin = betreibt
    Aufsichtsratsmitglied = sitzt im Aufsichtsrat|saß im Aufsichtsrat|gehört dem Aufsichtsrat|gehörte dem Aufsichtsrat
    Vorstandsmitglied = gehört dem Vorstand|gehörte dem Vorstand|sitzt im Vorstand|saß im Vorstand
    Koordinatorin * = koordiniert|koordinierte
  `,
  titleGroups: titles`
    Partner = Partnerinnen|Partnerinnen und Partner|Partner und Partnerinnen|Partner:innen
    Rechtsanwalt = Rechtsanwälte|Rechtsanwältinnen|Rechtsanwältinnen und Rechtsanwälte|Rechtsanwälte und Rechtsanwältinnen|Anwälte|Anwältinnen|Anwältinnen und Anwälte
    Fachanwalt = Fachanwälte|Fachanwältinnen
    Arzt = Ärzte|Ärztinnen|Ärztinnen und Ärzte|Ärzte und Ärztinnen|Ärzteteam
    Zahnarzt = Zahnärzte|Zahnärztinnen|Zahnärztinnen und Zahnärzte
    Tierarzt = Tierärzte|Tierärztinnen|Tierärztinnen und Tierärzte
    Oberarzt = Oberärzte|Oberärztinnen|Oberärztinnen und Oberärzte
    Assistenzarzt = Assistenzärzte|Assistenzärztinnen|Assistenzärztinnen und Assistenzärzte
    Facharzt = Fachärzte|Fachärztinnen
    Notar = Notare|Notarinnen|Notarinnen und Notare
    Steuerberater = Steuerberaterinnen|Steuerberaterinnen und Steuerberater
    Professor = Professoren|Professorinnen|Professorinnen und Professoren
    wissenschaftlicher Mitarbeiter = wissenschaftliche Mitarbeiter|wissenschaftliche Mitarbeiterinnen|wissenschaftliche Mitarbeiterinnen und Mitarbeiter|wissenschaftliche Mitarbeitende|wissenschaftliche Mitarbeiter:innen
    Doktorand = Doktoranden|Doktorandinnen|Doktorandinnen und Doktoranden|Doktorierende|Promovierende
    Postdoktorand = Postdoktoranden|Postdoktorandinnen|Postdocs|Postdoktorierende
    Geschäftsführer = Geschäftsführerinnen|Geschäftsführerinnen und Geschäftsführer
    Therapeut = Therapeuten|Therapeutinnen|Therapeutinnen und Therapeuten
    Physiotherapeut = Physiotherapeuten|Physiotherapeutinnen
    Lehrer = Lehrkräfte|Lehrerinnen|Lehrerinnen und Lehrer
    Dozent = Dozenten|Dozentinnen|Dozierende|Dozentinnen und Dozenten
    Architekt = Architekten|Architektinnen|Architektinnen und Architekten
    Berater = Beraterinnen|Beraterinnen und Berater
    Trainer = Trainerinnen|Trainerinnen und Trainer
    Vorstandsmitglied = Vorstandsmitglieder
  `,
  memberOf: list`Mitglied|Mitglieder|Mitgliedschaft|Ehrenmitglied|Fördermitglied|Gründungsmitglied|Fellow|Stipendiat|Stipendiatin|Preisträger|Preisträgerin`,
  committees: list`Ausschuss|Arbeitskreis`,
  dealings: list`gefördert durch|gefördert von|gefördert vom|gefördert von der|finanziert durch|finanziert von|finanziert vom|unterstützt durch|unterstützt von|unterstützt vom|ausgezeichnet durch|ausgezeichnet von|ausgezeichnet vom|ausgezeichnet mit|erschienen bei|erschienen im|erschienen in|erschien bei|erschien im|erschien in|veröffentlicht bei|veröffentlicht im|veröffentlicht in|publiziert in|publiziert bei|herausgegeben von|herausgegeben vom|in Zusammenarbeit mit|in Kooperation mit|Zusammenarbeit mit|Kooperation mit|Kooperationspartner|Kunden|Mandanten|Auftraggeber|Referenzen|Preis der|Preis des|Stipendium der|Stipendium des|Stipendiatin der|Stipendiat der|Stipendium von|eingetragen|zertifiziert durch|zertifiziert von|zertifiziert vom|anerkannt durch|anerkannt von|im Auftrag|Vortrag bei|Vortrag an|Vorträge bei|Vorträge an|Beiträge in|Artikel in|bekannt aus|arbeitete mit|arbeitet mit|arbeite mit`,
  prizes: list`Preis|Medaille|Auszeichnung|Ehrenpreis|Stipendium|Ehrung`,
  theses: titles`
    doctoral = Doktorarbeit|Promotionsschrift|Inauguraldissertation
    master = Masterarbeit|Masterthesis
    bachelor = Bachelorarbeit|Bachelorthesis
    any = Dissertation|Diplomarbeit|Abschlussarbeit|Magisterarbeit
  `,
  bars: list`Rechtsanwaltskammer|Anwaltsverzeichnis|Anwaltskammer`,
  relatives: list`Vater|Mutter|Bruder|Schwester|Sohn|Tochter|Ehefrau|Ehemann|Gatte|Gattin|Eltern|Onkel|Tante|Cousin|Cousine|Neffe|Nichte|Großvater|Großmutter|Enkel|Enkelin|Großeltern|Schwiegervater|Schwiegermutter|Schwager|Schwägerin|Schwiegersohn|Schwiegertochter|Geschwister|Kinder|Witwe|Witwer|Zwillingsbruder|Zwillingsschwester|Stiefvater|Stiefmutter|verheiratet mit|Lebensgefährte|Lebensgefährtin|Halbbruder|Halbschwester|Ex-Frau|Ex-Mann|Urgroßvater|Vetter|Base|Verlobter|Verlobte|sein Vater|ihr Vater|ihr Mann|sein Mann|mein Mann|seine Frau|ihre Frau|meine Frau|seine Mutter|Familie|Vorfahr|Nachfahr`,
  advisors: list`Betreut wurde|betreut wurde|betreut durch|Betreuung von|Betreuung durch|begutachtet von|Promotionsbetreuerin|Erstbetreuerin|Zweitbetreuerin|unter Anleitung|unter der Ägide von|im Arbeitskreis von|Doktorvater|Doktormutter|Betreuer|Betreuerin|betreut von|Erstgutachter|Erstgutachterin|Zweitgutachter|Gutachter|Gutachterin|unter der Leitung von|unter Leitung von|bei Professor|bei Prof.|Erstbetreuer|Zweitbetreuer|unter Anleitung von|Promotion bei|Dissertation bei|Schüler von|Schülerin von|Mentor|Mentorin|Prüfer der Arbeit|Referent der Dissertation|Korreferent|Promotionsbetreuer|unter der Betreuung von|unter der Aufsicht von`,
  pronouns: {
    first: list`ich|mein|meine|meiner|meinem|meinen|mir|mich|wir|unser|unsere|uns`,
    third: list`er|sie|sein|seine|seiner|seinem|seinen|ihr|ihre|ihrer|ihrem|ihren|ihm|ihn|ihnen|dieser|diese`,
  },
  organisationWords: {
    school: list`Universität|Hochschule|Fachhochschule|Technische Universität|TU|TH|ETH|HTW|HAW|Uni|FH|Schule|Gymnasium|Akademie|Berufsakademie|Musikhochschule|Kunsthochschule|Pädagogische Hochschule|Realschule|Gesamtschule|Berufsschule|Kolleg|Lyzeum|Konservatorium|Technische Hochschule|Handelshochschule|Grundschule|Privatuniversität|Kunstakademie|Fernuniversität|Volkshochschule|Medizinische Hochschule|Kantonsschule|Wirtschaftsuniversität|Bundesgymnasium|Handelsakademie|Duale Hochschule|HTL|Universitäten|Filmhochschule|Hauptschule|Priesterseminar|Waldorfschule|Mittelschule|Universitaet|Oberschule|Hochschulen|HAK|BHS|Gymnasiums|Kollegs|Konservatoriums`,
    company: list`Gesellschaft|Unternehmen|Firma|Konzern|Gruppe|Holding|Werke|Betrieb|Unternehmensberatung|Beratung|Verlag|Agentur|Versicherung|Versicherungen|Industrie|Technik|Technologie|Technologien|Systeme|Handel|Maschinenbau|Elektronik|Bau|Immobilien|Studio|Software|Logistik|Stadtwerke|Ingenieurbüro|Architekturbüro|Büro|Druckerei|Brauerei|Fabrik|Manufaktur|Vertrieb|Dienstleistungen|Energie|Automobil|Pharma|Chemie|Telekom|Rundfunk|Zeitung|Steuerberatung|Steuerberatungsgesellschaft|Wirtschaftsprüfungsgesellschaft|Beteiligungen|Beteiligungsgesellschaft|Startup|Start-up|Hotel|Reederei|Spedition|Bahn|Treuhand|Kosmetik|Apotheke|Verlags|Unternehmens|Konzerns|Startups|Start-ups|Büros|Ingenieurbüros|Architekturbüros|Tageblatt|Anzeiger|Rundschau|Kurier|Zeitschrift|Tageszeitung`,
    hospital: list`Krankenhaus|Klinik|Kliniken|Klinikum|Universitätsklinikum|Universitätsklinik|Spital|Universitätsspital|Praxis|Gemeinschaftspraxis|Arztpraxis|Zahnarztpraxis|MVZ|Medizinisches Versorgungszentrum|Poliklinik|Ambulanz|Sanatorium|Hospital|Charité|Kantonsspital|Fachklinik|Rehaklinik|Privatklinik|Landeskrankenhaus|Tierklinik|Ordination|Gesundheitszentrum|Ärztehaus|Kinderklinik|Frauenklinik|Medizinische Klinik|Praxisgemeinschaft|Berufsgenossenschaftliche Klinik|Pflegeheim|LKH|AKH|BG Klinik|UKE|UKSH|Klinikums|Krankenhauses|Spitals|Universitätsklinikums|Universitätsspitals|Kantonsspitals|Landeskrankenhauses|Herzzentrums|Gesundheitszentrums|Herzzentrum|Hospitals`,
    public: list`Ministerium|Bundesministerium|Staatsministerium|Landesamt|Bundesamt|Amt|Behörde|Regierung|Landtag|Bundestag|Bundesrat|Stadtverwaltung|Stadt|Gemeinde|Landkreis|Landratsamt|Rathaus|Gericht|Amtsgericht|Landgericht|Oberlandesgericht|Bundesgerichtshof|Bundesverfassungsgericht|Staatsanwaltschaft|Polizei|Bundeswehr|Botschaft|Konsulat|Finanzamt|Senat|Senatsverwaltung|Bezirk|Bezirksregierung|Regierungspräsidium|Staatskanzlei|Bundeskanzleramt|Parlament|Nationalrat|Kanton|Verwaltung|Europäische Kommission|Europäisches Parlament|Magistrat|Kommission|Verwaltungsgericht|Handelsgericht|Bundesgericht|Arbeitsgericht|Zoll|Fraktion|Bundesagentur|Ministeriums|Bundesministeriums|Gerichts|Landgerichts|Amtsgerichts|Oberlandesgerichts|Verwaltungsgerichts|Arbeitsgerichts|Bundesgerichtshofs|Bundesverfassungsgerichts|Landtags|Bundestags|Landesamtes|Bundesamtes|Finanzamts|Parlaments`,
    institute: list`Institut|Forschungsinstitut|Forschungszentrum|Zentrum für|Max-Planck-Institut|Fraunhofer-Institut|Leibniz-Institut|Helmholtz-Zentrum|Labor|Sternwarte|Museum|Bibliothek|Archiv|Akademie der Wissenschaften|Kompetenzzentrum|Forschungsstelle|Zentrum|Kolleg für|Forschungsanstalt|Staatsbibliothek|Landesmuseum|Kunsthalle|Instituts|Forschungsinstituts|Forschungszentrums|Zentrums|Max-Planck-Instituts|Fraunhofer-Instituts|Leibniz-Instituts|Helmholtz-Zentrums|Museums|Landesmuseums`,
    department: list`Abteilung|Fakultät|Fachbereich|Lehrstuhl|Professur|Departement|Department|Sektion|Arbeitsgruppe|Referat|Dezernat|Bereich|Fachgebiet|Seminar|Arbeitsbereich|Station|Institut für|Klinik für|Arbeitskreis|Stabsstelle|Ressort|Niederlassung|Filiale|Zweigstelle|Gruppe für|Fachgruppe|Forschungsgruppe|Geschäftsbereich|Direktion|Geschäftsstelle|Fachrichtung`,
    law: list`Kanzlei|Rechtsanwaltskanzlei|Anwaltskanzlei|Rechtsanwälte|Rechtsanwaltsgesellschaft|Rechtsanwaltspartnerschaft|Notariat|Anwälte|Sozietät|Anwaltssozietät|Patentanwälte|Partnerschaft von Rechtsanwälten|Advokatur|Anwaltsbüro|Notare|Patentanwaltskanzlei|Fachanwälte|Rechtsanwaltsbüro|Steuerkanzlei|Steuerberatungskanzlei|Notarkanzlei`,
    association: list`Verein|Verband|Stiftung|Bund|Vereinigung|Kammer|Handelskammer|Industrie- und Handelskammer|IHK|Rechtsanwaltskammer|Ärztekammer|Handwerkskammer|Gewerkschaft|Partei|Bundesverband|Landesverband|Fachverband|Arbeitsgemeinschaft|Klub|Club|Genossenschaft|Kirche|Kirchengemeinde|Bistum|Diözese|Kreisverband|Ortsverein|Fachgesellschaft|Deutsche Gesellschaft für|Gesellschaft für|Initiative|Netzwerk|Forum|Komitee|Orden|Sportverein|Berufsverband|Dachverband|Förderverein|Vereins|Verbands|Verbandes|Bundesverbands|Bundesverbandes|Landesverbands|Landesverbandes|Berufsverbands|Fördervereins|Theater|Staatstheater|Stadttheater|Landestheater|Nationaltheater|Schauspielhaus|Opernhaus|Oper|Staatsoper|Orchester|Sinfonieorchester|Symphonieorchester|Kammerorchester|Rundfunkorchester|Philharmonie|Philharmoniker|Staatskapelle|Theaters|Staatstheaters|Stadttheaters|Landestheaters|Schauspielhauses|Opernhauses`,
    bank: list`Bank|Sparkasse|Volksbank|Raiffeisenbank|Landesbank|Kreissparkasse|Privatbank|Bausparkasse|Bankhaus|Zentralbank|Bundesbank|Kantonalbank|Kreditinstitut|Vermögensverwaltung|Börse|Investmentbank|Kapitalanlagegesellschaft|Genossenschaftsbank|Stadtsparkasse|Nationalbank`,
  },
  pageWords: list`Startseite|Willkommen bei|Lebenslauf|Seite|Impressum|Datenschutz|unsere|unser`,
  fieldLabels: {
    grantor: list`verleihende Institution|verleihende Hochschule`,
    email: list`E-Mail-Adresse`,
    web: list`Webseite|Internetseite|Homepage`,
    company: list`Firma|Firmenname`,
    number: list`Nummer|Nr|HRB|Registernummer`,
    end: list`bis|gültig bis|ausgeschieden`,
    start: list`Approbation|zugelassen seit|eingetragen seit|eingetragen am|seit|bestellt`,
    place: list`Ort|Sitz|Wohnort|Tätigkeitsort|Arbeitsort|Standort|Praxisort`,
    role: list`Funktion|Position im Unternehmen|Position`,
    specialty: list`Facharzt|Fachärztin|Fachgebiet`,
    profession: list`Beruf|Berufsbezeichnung`,
    firm: list`Kanzlei|Praxis|Arbeitgeber`,
    name: list`Vor- und Nachname|Name, Vorname`,
  },
  sharedHeads: list`Universitäten|Hochschulen|Fachhochschulen|Kliniken|Krankenhäusern|Krankenhäuser|Unis`,
  legalForms: list`GmbH|GmbH & Co. KG|AG|KG|OHG|oHG|UG|UG (haftungsbeschränkt)|e.V.|e. V.|eG|e.K.|e. K.|GbR|mbH|PartG mbB|PartGmbB|PartG|SE|SE & Co. KGaA|KGaA|gGmbH|AöR|KdöR|GesmbH|Ges.m.b.H.|GesbR|Stiftung & Co. KG|& Co. KG|Inh.|Genossenschaft|Sàrl|OG|KöR|VVaG|gAG|i. L.|mbB|GmbH & Co. KGaA|AG & Co. KG`,
  sentenceWords: list`studentin|absolvent|absolventin|studium|ausbildung|abschluss|habilitation|er|sie|ich|der|die|das|seit|nach`,
  subjects: list`informatik|physik|mathematik|maschinenbau|elektrotechnik|betriebswirtschaft|wirtschaftsinformatik|jura|chemie|geschichte|medizin|architektur`,
  functionWords: list`abteilung|anwendungsentwicklung|aufbau|ausbildung|außendienst|aussendienst|beratung|bereich|betrieb|branche|buchhaltung|controlling|customizing|dienstleistung|dienstleistungen|digitalisierung|einkauf|entwicklung|export|fertigung|finanzen|firmenkunden|forschung|geschäftsentwicklung|gestaltung|handel|import|industrie|innendienst|instandhaltung|kommunikation|konzeption|kunden|kundendienst|kundenservice|lager|lehre|leitung|logistik|materialwirtschaft|medien|mittelstand|montage|öffentlichkeitsarbeit|organisation|personal|personalentwicklung|personalwesen|planung|privatkunden|produktion|produktionsstandards|projektleitung|projektmanagement|qualität|qualitätsmanagement|qualitätssicherung|rechnungswesen|redaktion|schulungen|softwareentwicklung|start|start-up|start-ups|startups|strategie|technik|unternehmen|unternehmenskommunikation|up|ups|auswahl|bearbeitung|begleitung|behandlung|betreuung|bewältigung|durchführung|einführung|erarbeitung|erstellung|finanzierung|implementierung|koordination|modernisierung|neuausrichtung|optimierung|pflege|prüfung|realisierung|restrukturierung|sanierung|steuerung|suche|transformation|umsetzung|verhandlungen|vermarktung|vermittlung|versorgung|vorbereitung|-bereich|-branche|-industrie|-sektor|-wesen|verkauf|versand|vertrieb|verwaltung|webentwicklung|weiterbildung|weiterentwicklung|wissenschaft`,
  conjunctions: list`und|u.|&|sowie|oder|bzw.|beziehungsweise|wie auch|als auch|und auch|/|plus|aber|samt|zudem`,
  abbreviations: list`geb|verh|bzw|z. b|u. a|d. h|inkl|zzgl|abt|hrsg|vgl|ggf|evtl|sog|iur|rer|rer. pol|rer. nat|rer. oec|oec|theol|stv|stellv`,
});
