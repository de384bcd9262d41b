import { degrees, headNouns, list, lists, pack, titles } from './pack.ts';

const TITLES = titles`
  chief executive officer = amministratore delegato|amministratrice delegata|AD|CEO|direttore generale|direttrice generale|presidente e amministratore delegato
  chief financial officer = direttore finanziario|direttrice finanziaria|direttore amministrativo e finanziario|CFO
  chief operating officer = direttore operativo|direttrice operativa|COO
  chief technology officer = direttore tecnologico|CTO
  chief information officer = direttore dei sistemi informativi|responsabile dei sistemi informativi
  chief medical officer = direttore sanitario|direttrice sanitaria|direttore medico
  chief scientific officer = direttore scientifico|direttrice scientifica
  managing director = amministratore unico|amministratrice unica|gerente
  executive director = direttore esecutivo|direttrice esecutiva
  director = direttore|direttrice
  deputy director = vicedirettore|vicedirettrice|vice direttore|condirettore|direttore aggiunto
  president = presidente
  vice president = vicepresidente|vice presidente
  chair = presidente del consiglio di amministrazione|presidente del CdA
  board member = consigliere di amministrazione|consigliera di amministrazione|membro del consiglio di amministrazione|consigliere|consigliera|amministratore|amministratrice|amministratore indipendente|consigliere indipendente|membro del CdA|consigliere d'amministrazione|componente del consiglio di amministrazione
  supervisory board member = sindaco effettivo|membro del collegio sindacale|sindaca effettiva
  supervisory board chair = presidente del collegio sindacale
  founder = fondatore|fondatrice|socio fondatore|socia fondatrice|uno dei fondatori|una delle fondatrici|tra i fondatori|avvocato fondatore|fondatore dello studio|fondatrice dello studio|titolare e fondatore|titolare fondatore
  co-founder = cofondatore|cofondatrice|co-fondatore|co-fondatrice
  owner = titolare|proprietario|proprietaria
  shareholder = azionista
  entrepreneur = imprenditore|imprenditrice
  partner = socio|socia|partner
  managing partner = socio amministratore|managing partner|socio gerente|socia gerente
  associate = associato|associata|avvocato associato|avvocata associata|avvocato collaboratore|collaboratore di studio|collaboratrice di studio
  authorised signatory = procuratore speciale
  head of department = capo dipartimento|direttore di dipartimento|direttrice di dipartimento|direttore del dipartimento|direttrice del dipartimento|responsabile di area|capo ufficio|caposervizio|responsabile dell'unità|direttore di unità operativa|direttore dell'unità operativa|responsabile di struttura semplice|responsabile dell'unità operativa|responsabile di reparto|capo reparto|capo servizio|responsabile di unità operativa
  head = responsabile|capo
  team leader = caposquadra|capogruppo|capo gruppo|responsabile del gruppo|direttore gruppo di ricerca|direttrice del gruppo di ricerca|direttore del gruppo di ricerca|responsabile del gruppo di ricerca|coordinatrice gruppo di ricerca
  project manager = capo progetto|responsabile di progetto|project manager|coordinatore di progetto|responsabile progetti|responsabile del progetto
  product manager = responsabile di prodotto
  manager = dirigente|manager|quadro
  branch manager = direttore di filiale|direttrice di filiale
  sales manager = responsabile vendite|direttore vendite|direttrice vendite|capo area|responsabile delle vendite
  marketing manager = responsabile marketing|direttore marketing|direttrice marketing|responsabile del marketing
  human resources manager = responsabile risorse umane|direttore risorse umane|direttrice risorse umane|direttore del personale|responsabile delle risorse umane|responsabile del personale|responsabile HR|direttore delle risorse umane
  finance manager = responsabile finanziario|responsabile amministrativo|responsabile amministrativa
  commercial director = direttore commerciale|direttrice commerciale|responsabile commerciale
  technical director = direttore tecnico|direttrice tecnica|responsabile tecnico
  production manager = responsabile di produzione|direttore di produzione|direttore di stabilimento|responsabile di stabilimento|direttore dello stabilimento
  purchasing manager = responsabile acquisti|direttore acquisti
  sales representative = venditore|venditrice|agente di commercio|rappresentante
  assistant = assistente
  secretary = segretario|segretaria
  secretary general = segretario generale|segretaria generale
  treasurer = tesoriere|tesoriera
  consultant = consulente
  advisor = consigliere giuridico|advisor
  specialist = specialista|esperto|esperta|perito
  officer = funzionario|funzionaria|addetto|addetta|impiegato direttivo
  coordinator = coordinatore|coordinatrice
  analyst = analista
  auditor = revisore|revisore legale|revisore contabile|revisore legale dei conti|revisore dei conti
  accountant = commercialista|dottore commercialista|dottoressa commercialista|contabile|ragioniere|ragioniera
  controller = controller di gestione
  tax advisor = consulente fiscale|tributarista
  economist = economista
  banker = banchiere|bancario
  engineer = ingegnere|ingegnera
  software developer = sviluppatore|sviluppatrice|programmatore|programmatrice|sviluppatore software|ingegnere del software
  computer scientist = informatico
  systems administrator = sistemista|amministratore di sistema|amministratore di sistemi
  technician = tecnico
  architect = architetto|architetta
  designer = designer|progettista|grafico
  lawyer = avvocato|avvocata|avvocatessa|avvocato cassazionista|legale|penalista|civilista
  legal counsel = legale interno|giurista d'impresa|consulente legale
  general counsel = direttore affari legali|responsabile affari legali|direttore legale|responsabile legale|responsabile ufficio legale|capo ufficio legale
  trainee lawyer = praticante avvocato|praticante|praticante avvocata|pratica forense|praticante abilitato|praticante abilitata|dottore praticante|avvocato stabilito
  legal scholar = giurista
  notary = notaio|notaia
  judge = giudice|magistrato|magistrata|presidente di sezione
  prosecutor = pubblico ministero|procuratore|procuratore della Repubblica|sostituto procuratore|procuratrice|sostituta procuratrice
  mediator = mediatore|mediatrice|arbitro
  insolvency administrator = curatore fallimentare|curatrice fallimentare|curatore
  professor = professore|professoressa|professore ordinario|professoressa ordinaria|ordinario|cattedratico|prof. ordinario|professore universitario|ordinario di|ordinaria di|professore di prima fascia|professore di I fascia
  associate professor = professore associato|professoressa associata|prof. associato|professore straordinario|associato di|professore di seconda fascia|professore di II fascia
  assistant professor = ricercatore universitario|ricercatrice universitaria|ricercatore a tempo determinato|ricercatrice a tempo determinato|RTD|RTDA|RTDB|RTT|ricercatore confermato|ricercatrice confermata|RTD-A|RTD-B|ricercatore a tempo determinato di tipo A|ricercatore a tempo determinato di tipo B
  adjunct professor = professore a contratto|professoressa a contratto|docente a contratto|docente incaricato|docente incaricata|professore incaricato
  visiting professor = professore visitante|visiting professor
  emeritus professor = professore emerito|professoressa emerita
  honorary professor = professore onorario
  lecturer = docente|lettore|lettrice|libero docente|libera docente|docente universitario|docente universitaria
  teaching assistant = tutor didattico|cultore della materia|cultrice della materia|esercitatore|assistente alla didattica
  research assistant = borsista|borsista di ricerca|collaboratore di ricerca|assistente di ricerca
  research associate = assegnista di ricerca|assegnista|collaboratore scientifico|collaboratrice scientifica
  senior researcher = primo ricercatore|prima ricercatrice|dirigente di ricerca|primo tecnologo
  researcher = ricercatore|ricercatrice|scienziato|scienziata|studioso|studiosa
  visiting researcher = ricercatore visitante|visiting researcher
  postdoctoral researcher = ricercatore post-dottorato|ricercatore postdoc|postdottorando|post-doc
  doctoral researcher = dottorando|dottoranda|dottorando di ricerca|dottoranda di ricerca
  student = studente|studentessa|allievo|allieva
  dean = preside di facoltà|preside della facoltà
  vice dean = vicepreside
  rector = rettore|rettrice|Magnifico Rettore
  vice rector = prorettore|prorettrice|pro-rettore|prorettore vicario
  institute director = direttore dell'istituto|direttrice dell'istituto
  laboratory head = responsabile di laboratorio|responsabile del laboratorio|direttore del laboratorio
  academician = accademico|accademica|accademico dei Lincei
  teacher = insegnante|maestro|maestra|docente di scuola secondaria
  headteacher = dirigente scolastico|dirigente scolastica|preside
  trainer = formatore|formatrice|allenatore|allenatrice|istruttore|istruttrice
  librarian = bibliotecario|bibliotecaria
  archivist = archivista
  screenwriter = sceneggiatore|sceneggiatrice
  tv presenter = conduttore|conduttrice
  curator = curatrice|curatore museale|conservatore|conservatrice|curatore della mostra
  museum director = direttore del museo|direttrice del museo
  physician = medico|medico chirurgo|dottore in medicina e chirurgia
  head physician = primario|primaria|direttore di struttura complessa|direttrice di struttura complessa|direttore della clinica|direttore di unità operativa complessa|direttore UOC|direttore di clinica|primario emerito
  senior physician = dirigente medico|dirigente medica|aiuto primario|medico strutturato|dirigente medico di primo livello|dirigente medico di I livello|dirigente medico ospedaliero|medico ospedaliero|assistente ospedaliero|medico di reparto|aiuto|assistente medico
  specialist physician = medico specialista
  resident physician = medico specializzando|specializzando|specializzanda|medico in formazione specialistica
  general practitioner = medico di base|medico di famiglia|medico di medicina generale|medico generico|MMG
  surgeon = chirurgo|chirurga
  anaesthetist = anestesista|anestesista rianimatore
  internist = internista
  cardiologist = cardiologo|cardiologa
  neurologist = neurologo|neurologa
  radiologist = radiologo|radiologa
  gynaecologist = ginecologo|ginecologa|ostetrico-ginecologo
  paediatrician = pediatra
  orthopaedist = ortopedico|ortopedica|chirurgo ortopedico|medico ortopedico|ortopedico e traumatologo|specialista in ortopedia
  dermatologist = dermatologo|dermatologa
  ophthalmologist = oculista|oftalmologo|oftalmologa
  urologist = urologo|urologa
  oncologist = oncologo|oncologa
  psychiatrist = psichiatra
  psychologist = psicologo|psicologa
  psychotherapist = psicoterapeuta
  therapist = terapeuta
  dentist = dentista|odontoiatra
  orthodontist = ortodontista
  pharmacist = farmacista
  veterinarian = veterinario|veterinaria|medico veterinario
  nurse = infermiere|infermiera
  head nurse = caposala|coordinatore infermieristico|coordinatrice infermieristica
  midwife = ostetrica|ostetrico
  physiotherapist = fisioterapista
  speech therapist = logopedista
  social worker = assistente sociale
  journalist = giornalista|reporter|corrispondente|inviato|inviata
  editor = redattore|redattrice|caporedattore|caporedattrice
  editor-in-chief = direttore responsabile|direttrice responsabile|direttore editoriale
  author = autore|autrice|scrittore|scrittrice
  translator = traduttore|traduttrice|interprete
  publisher = editore|editrice
  producer = produttore|produttrice
  film director = regista
  photographer = fotografo|fotografa
  actor = attore|attrice
  musician = musicista
  composer = compositore|compositrice
  conductor = direttore d'orchestra|direttrice d'orchestra
  artist = artista
  spokesperson = portavoce|addetto stampa|addetta stampa|capo ufficio stampa
  minister = ministro|ministra
  prime minister = presidente del Consiglio|presidente del Consiglio dei ministri|primo ministro
  deputy minister = viceministro|viceministra
  state secretary = sottosegretario|sottosegretaria|sottosegretario di Stato
  member of parliament = deputato|deputata|onorevole|parlamentare|eurodeputato|eurodeputata
  senator = senatore|senatrice
  mayor = sindaco|sindaca
  deputy mayor = vicesindaco|vicesindaca
  governor = governatore|governatrice|prefetto|prefetta|presidente della Regione
  councillor = consigliere comunale|consigliera comunale|assessore|assessora|consigliere regionale|consigliera regionale|assessore comunale|assessora comunale
  ambassador = ambasciatore|ambasciatrice
  consul = console|console generale
  diplomat = diplomatico|diplomatica
  civil servant = dirigente pubblico|funzionario pubblico
  police officer = poliziotto|commissario di polizia|questore
  military officer = ufficiale
  priest = sacerdote|parroco|prete|pastore
  bishop = vescovo|arcivescovo
  chemist = chimico
  physicist = fisico
  mathematician = matematico
  biologist = biologo|biologa
  historian = storico|storica
  sociologist = sociologo|sociologa
  political scientist = politologo|politologa
  philosopher = filosofo|filosofa
  intern = tirocinante|stagista
  apprentice = apprendista
  volunteer = volontario|volontaria
  freelancer = libero professionista|libera professionista|lavoratore autonomo
  investor = investitore|investitrice
  member = membro|componente
  commissioner = commissario|commissaria
  inspector = ispettore|ispettrice
  chef = cuoco|cuoca|chef
  real estate agent = agente immobiliare
  employee = impiegato|impiegata|dipendente|collaboratore|collaboratrice
  bailiff = ufficiale giudiziario|ufficiale giudiziaria
  law clerk = assistente giudiziario|assistente giudiziaria
  board secretary = segretario del consiglio di amministrazione|segretaria del consiglio di amministrazione|segretario del CdA
  dental hygienist = igienista dentale
  dental technician = odontotecnico|odontotecnica
  dental assistant = assistente alla poltrona
  paralegal = assistente legale|paralegale
  legal secretary = segretaria legale|segretario legale
  court expert = consulente tecnico d'ufficio|consulente tecnico del tribunale
  naturopath = naturopata
  osteopath = osteopata
  dietitian = nutrizionista|dietista|biologo nutrizionista|biologa nutrizionista
  optometrist = optometrista
  data protection officer = responsabile della protezione dei dati
  bank clerk = impiegato di banca|impiegata di banca
  office clerk = impiegato amministrativo|impiegata amministrativa
  retail salesperson = commesso|commessa|addetto alle vendite|addetta alle vendite
  kindergarten teacher = educatrice d'infanzia|maestra d'asilo|insegnante di scuola dell'infanzia
  surveyor = geometra
  labour consultant = consulente del lavoro
  court clerk = cancelliere
  nursing assistant = operatore socio-sanitario|operatrice socio-sanitaria|OSS
  tax lawyer = avvocato tributarista
  labour lawyer = avvocato giuslavorista|giuslavorista
  criminal lawyer = avvocato penalista
  civil lawyer = avvocato civilista
  group leader = capogruppo di ricerca
  site manager = capocantiere|direttore dei lavori|direttore lavori
  executive assistant = assistente di direzione
  social pedagogue = educatore professionale|educatrice professionale
  web developer = sviluppatore web|sviluppatrice web
  graphic designer = grafica pubblicitaria|progettista grafico
  chief of staff = capo di gabinetto|capo gabinetto
  legal representative = legale rappresentante|rappresentante legale
`;

export const italian = pack({
  code: 'it',
  sections: {
    education: list`Istruzione|Formazione|Formazione accademica|Istruzione e formazione|Studi|Titoli di studio|Titolo di studio|Percorso formativo|Percorso di studi|Titoli accademici|Percorso accademico|Curriculum studiorum|Formazione universitaria|Percorso di formazione|Carriera scolastica|Educazione|Formazione scolastica|Istruzione e titoli|Formazione e titoli|Formazione medica|Studi e formazione|Titoli|Formazione culturale|Laurea|Lauree|Specializzazione`,
    employment: list`Esperienza|Esperienze|Esperienza professionale|Esperienze professionali|Esperienza lavorativa|Esperienze lavorative|Carriera|Percorso professionale|Attività professionale|Attività lavorativa|Incarichi|Incarichi ricoperti|Incarichi attuali|Posizioni ricoperte|Ruoli|Carriera professionale|Carriera accademica|Esperienza accademica|Posizione attuale|Attività di ricerca|Attività clinica|Attività professionali|Posizioni accademiche|Incarichi professionali|Esperienze di ricerca|Ruolo attuale|Tirocini|Incarichi precedenti|Impieghi|Posizioni|Stage|Occupazione`,
    board: list`Consiglio di amministrazione|Cariche|Cariche sociali|Organi sociali|Altri incarichi|Collegio sindacale|Consiglio direttivo|Altre cariche|Comitato esecutivo|Governance|Cariche ricoperte|Organi statutari|Organi direttivi|Componenti del consiglio|Incarichi societari`,
    certificates: list`Certificazioni|Certificati|Attestati|Corsi|Corsi di formazione|Formazione continua|Abilitazioni|Abilitazioni professionali|Licenze e certificazioni|Aggiornamento professionale|Albo|Iscrizione all'albo|Iscrizioni|Corsi di aggiornamento|Corsi di perfezionamento|Specializzazioni|Patenti|Abilitazione`,
    awards: list`Premi|Riconoscimenti|Premi e riconoscimenti|Borse di studio|Onorificenze|Premi e borse|Distinzioni|Premi e onorificenze|Borse di studio e premi|Titoli onorifici|Traguardi`,
    publications: list`Pubblicazioni|Pubblicazioni recenti|Principali pubblicazioni|Pubblicazioni scientifiche|Pubblicazioni selezionate|Articoli|Libri|Opere|Bibliografia|Brevetti|Monografie|Scritti|Prodotti della ricerca|Selezione di pubblicazioni|Produzione scientifica|Elenco delle pubblicazioni|Mostre|Esposizioni|Mostre personali|Mostre collettive`,
    teaching: list`Didattica|Attività didattica|Insegnamento|Insegnamenti|Esperienza didattica|Docenza|Docenze|Attività di docenza|Corsi tenuti|Attività didattiche|Incarichi di insegnamento`,
    projects: list`Progetti|Progetti di ricerca|Progetti in corso|Ricerca|Progetti selezionati|Principali progetti|Progetti finanziati|Operazioni rilevanti|Casi seguiti`,
    skills: list`Competenze|Capacità|Capacità e competenze personali|Competenze tecniche|Competenze informatiche|Conoscenze|Conoscenze informatiche|Aree di attività|Aree di competenza|Specialità|Settori di attività|Ambiti di attività|Aree di specializzazione|Aree di pratica|Abilità|Competenze professionali|Aree di expertise|Materie trattate|Prestazioni specialistiche|Competenze digitali|Capacità e competenze|Informatica`,
    memberships: list`Associazioni|Appartenenza ad associazioni|Società scientifiche|Affiliazioni|Membro di|Associazioni professionali|Volontariato|Appartenenza a società scientifiche|Affiliazioni professionali|Ordini professionali|Partecipazioni|Attività associativa|Socio di|Appartenenze`,
    languages: list`Lingue|Lingue straniere|Conoscenze linguistiche|Competenze linguistiche|Lingue conosciute|Lingue parlate|Madrelingua`,
    interests: list`Interessi|Hobby|Interessi personali|Interessi di ricerca|Temi di ricerca|Aree di ricerca|Tempo libero|Linee di ricerca|Interessi scientifici|Ambiti di ricerca|Ulteriori informazioni`,
    references: list`Referenze|Raccomandazioni|Testimonianze`,
    contact: list`Contatti|Contatto|Contattaci|Contattami|Recapiti|Dati personali|Informazioni personali|Informazioni di contatto|Indirizzo|Dove siamo|Dove ricevo|Orari|Ricevimento|Prenota una visita|Dati anagrafici|Sede`,
    about: list`Chi sono|Chi siamo|Su di me|Su di noi|Biografia|Bio|Profilo|Profilo professionale|Presentazione|Sintesi|Curriculum|Curriculum vitae|Breve biografia|Nota biografica|Cenni biografici|CV|Profilo biografico|Note biografiche|Curriculum breve|Vita|Sommario|Riassunto|Biografia breve|Percorso|Il percorso|Dati biografici`,
    team: list`Team|Il team|Il nostro team|La squadra|Squadra|Lo staff|Staff|Persone|Le persone|Direzione|Membri|Organico|Professionisti|I professionisti|I nostri professionisti|Avvocati|I nostri avvocati|Soci|Medici|I nostri medici|Specialisti|I nostri specialisti|Équipe|Equipe medica|Docenti|Corpo docente|Ricercatori|Personale|Personale docente|Collaboratori|Dirigenti|Management|Professori|Componenti|Chi è chi|Organigramma|Personale di ricerca`,
    alumni: list`Ex alunni|Ex allievi|Ex studenti|Alumni|Laureati|Ex membri|Ex collaboratori|Ex dottorandi|Allievi illustri|Alunni celebri|Diplomati`,
    students: list`Studenti|Dottorandi|Studenti di dottorato|Allievi|Tesisti|Laureandi|Tesi seguite|Tesi di dottorato seguite|Assegnisti e dottorandi|Borsisti|Specializzandi|Relatore di tesi|Alunni`,
    advisors: list`Comitato scientifico|Comitato consultivo|Consiglio scientifico|Consulenti|Mentori|Comitato di esperti|Advisory board|Relatori di tesi`,
    news: list`Notizie|Novità|News|Stampa|Rassegna stampa|Comunicati stampa|Comunicati|Dicono di noi|Blog|Ultime notizie|Attualità|Media|Ufficio stampa|Articoli correlati`,
    events: list`Eventi|Agenda|Convegni|Congressi|Conferenze|Relatori|I relatori|Seminari|Programma|Interventi|Ospiti|Prossimi eventi|Relazioni a convegni|Workshop|Relazioni su invito|Calendario|Moderatori|Partecipazione a convegni`,
    services: list`Servizi|I nostri servizi|Prodotti|Soluzioni|Cosa facciamo|Prestazioni|Visite|Consulenza|Trattamenti|Attività|Patologie trattate|Clienti`,
  },
  itself: list`noi|nostro|nostra|nostri|nostre|lo studio|dello studio|nello studio|allo studio|l'azienda|la società|lo staff|il gruppo|la clinica|l'istituto|la fondazione|il team`,
  farewells: list`saluta|salutiamo|ci lascia|lascia l'azienda`,
  leavings: list`si è dimesso|si è dimessa|si dimise|ha lasciato l'incarico|ha lasciato la carica|ha lasciato l'azienda|è andato in pensione|è andata in pensione|è stato sostituito|è stata sostituita|si è ritirato|si è ritirata`,
  gatherings: list`Convegno|Congresso|Simposio|Giornate`,
  graduateLists: list`Laureati|Laureate|Diplomati|Dottori di ricerca|Tesi discusse|Tesi di dottorato|Cerimonia di laurea|Sessione di laurea|Proclamazione dei laureati|Lauree honoris causa|Ex allievi|Discussione della tesi`,
  degrees: degrees`
    doctoral PhD = Ph.D.|PhD|dottorato in filosofia
    doctoral - = dottorato di ricerca|dottorato|dottore di ricerca|dottoressa di ricerca|tesi di dottorato|titolo di dottore di ricerca|dottorati|addottorato|addottorata|si è addottorato|si è addottorata|ha conseguito il dottorato
    doctoral Habilitation = libera docenza|abilitazione scientifica nazionale
    professional MD [medicine] = laurea in medicina e chirurgia|laureato in medicina e chirurgia|laureata in medicina e chirurgia|laurea in medicina|laureato in medicina|laureata in medicina
    professional DDS [dentistry] = laurea in odontoiatria|laurea in odontoiatria e protesi dentaria|laureato in odontoiatria|laureata in odontoiatria
    professional DVM [veterinary medicine] = laurea in medicina veterinaria|laureato in medicina veterinaria|laureata in medicina veterinaria
    professional PharmD [pharmacy] = laurea in farmacia|laurea in chimica e tecnologia farmaceutiche|laurea in CTF|laureato in farmacia
    master LaureaMagistrale = laurea magistrale|laurea specialistica|laurea quinquennale|laurea a ciclo unico|laurea vecchio ordinamento|dottore magistrale|dottoressa magistrale|laurea quadriennale|laurea magistrale a ciclo unico|LM
    master - [law] = laurea in giurisprudenza|laurea magistrale in giurisprudenza|laureato in giurisprudenza|laureata in giurisprudenza|dottore in giurisprudenza|dottoressa in giurisprudenza|dottore in legge|dottoressa in legge|laurea in legge|laureato in legge|laureata in legge
    master EngineersDegree [engineering] = laurea in ingegneria|laurea magistrale in ingegneria|laureato in ingegneria|laureata in ingegneria
    master MArch [architecture] = laurea in architettura|laureato in architettura|laureata in architettura
    master - = master|master universitario|master di secondo livello|master di II livello|diploma accademico di secondo livello
    master MSc = M.Sc.|MSc|Master of Science
    master MA = M.A.|Master of Arts
    master MBA [business administration] = MBA|master in business administration|Executive MBA|EMBA|MBA Executive|master in amministrazione aziendale
    master LLM [law] = LL.M.|LLM|Master of Laws
    bachelor Laurea = laurea|dottore in|dottoressa in|laurea triennale|laurea di primo livello|laureato|laureata|laurea breve|diploma di laurea|diploma universitario|laurea in|si laurea|si laureò|si è laureata|si è laureato|mi sono laureata|mi sono laureato
    bachelor BSc = B.Sc.|Bachelor of Science
    bachelor BA = B.A.|Bachelor of Arts
    bachelor - = bachelor|diploma accademico di primo livello|diploma di conservatorio|baccalaureato
    certificate - = master di primo livello|specialista in|specializzato in|specializzata in|specializzazione|master di I livello|diploma di specializzazione|scuola di specializzazione|corso di perfezionamento|abilitazione|esame di Stato|attestato|certificato|diploma di perfezionamento|specializzazione in
    associate - = diploma ITS|ITS
    secondary HighSchoolDiploma = maturità|diploma di maturità|maturità classica|maturità scientifica|diploma|liceo classico|liceo scientifico|diploma superiore|perito industriale|diploma di scuola superiore|licenza media|esame di maturità
  `,
  titles: TITLES,
  titleWords: headNouns(
    TITLES,
    list`delegato|delegata|procuratrice|relatore|relatrice|moderatore|moderatrice|supervisore|esecutivo|agente|leader|cancelliere|rappresentante|referente|incaricato|incaricata|tecnologo|tecnologa|difensore|soprintendente|gestore`,
  ),
  studyVerbs: list`si iscrive|si iscrisse|si specializza|si diploma|si diplomò|si addottora|si forma|ha proseguito gli studi|ottiene|si perfeziona|consegue la laurea|ha completato gli studi|ha studiato|ho studiato|studiò|studia|si è laureato|si è laureata|mi sono laureato|mi sono laureata|si laureò|si laurea|laureato|laureata|laureatosi|laureatasi|ha conseguito|ho conseguito|conseguì|consegue|ha ottenuto|ho ottenuto|ottenne|si è diplomato|si è diplomata|mi sono diplomato|mi sono diplomata|diplomato|diplomata|si è specializzato|si è specializzata|mi sono specializzato|mi sono specializzata|specializzato|specializzata|ha frequentato|ho frequentato|frequentò|ha completato|ho completato|ha terminato|si è addottorato|ha svolto il dottorato|ha discusso la tesi|si è formato|si è formata|mi sono formato|formatosi|si è abilitato|abilitato|abilitata|dottorato presso|è laureato|è laureata|è dottore di ricerca|ha superato l'esame|ha compiuto gli studi|si perfezionò|si è perfezionato|perfezionato|studiato|conseguito|ottenuto|frequentato|completato`,
  appointing: list`nomina|ha nominato|annuncia|ha annunciato|ha assunto|promuove|elegge|la nomina di|nomina di|l'ingresso di|l'arrivo di|accoglie`,
  foundedBy: list`fondato … da|fondata … da|fondato … dal|fondata … dal|fondata … dalla|creato … da|creata … da`,
  speaking: list`ha dichiarato|dichiara|afferma|ha affermato|spiega|ha spiegato|commenta|ha commentato|secondo|aggiunge|sottolinea`,
  heldAs: list`come|in qualità di|con il ruolo di|dove è|dove è stato|dove è stata|dove era|dove attualmente è|dove ricopre|dove attualmente ricopre|di cui è|di cui è stato|di cui è stata|della quale è|del quale è`,
  worked: list`ha lavorato|lavorò|lavorava|ho lavorato|ha ricoperto|ricopriva|ricoprì|ho ricoperto`,
  anotherTime: list`prima|dopo|poi|successivamente|in precedenza`,
  workVerbs: list`ha iniziato la sua carriera|ha iniziato la propria carriera|inizia la sua carriera|ha cominciato la carriera|ha cominciato la sua carriera|anni presso|mesi presso|lavorava|lavorare|aver lavorato|avendo lavorato|aver ricoperto|entrare in|entrata|entrato|aver svolto|svolgeva|ricopriva|collaborava|ha scritto per|scrive per|esercitava|operato presso|ha prestato|un'esperienza presso|ha militato|assunta|assunto|ha lavorato|ha maturato esperienza|ha maturato esperienze|ha maturato la propria esperienza|ha svolto la propria attività|ho lavorato|lavorò|lavora|lavoro presso|è entrato|è entrata|entra in|dirige|ha diretto|diresse|guida|ha guidato|ha fondato|ho fondato|fondò|ha cofondato|ha creato|ha ricoperto|ricopre|ricopre il ruolo|ha ricoperto il ruolo|ricoprì|è stato nominato|è stata nominata|nominato|nominata|è stato eletto|è stata eletta|eletto|eletta|ha assunto|è diventato|è diventata|divenne|diventa|insegna|ha insegnato|ho insegnato|insegnò|gestisce|ha gestito|coordina|ha coordinato|presiede|ha presieduto|svolge|ha svolto|svolge attività|ha svolto attività|esercita|ha esercitato|presta servizio|ha prestato servizio|è responsabile|è stato responsabile|è stata responsabile|si occupa di|si è occupato|si è occupata|ha iniziato la carriera|inizia la carriera|collabora|collaborare|ha collaborato|collabora con|siede nel|fa parte|ha fatto parte|rappresenta|è in servizio|opera presso|è stato assunto|è stato promosso|è stato|è stata|è titolare|lavorato|insegnato|diretto|ricoperto|svolto|collaborato|fondato|esercitato|coordinato|guidato|si è trasferito|si è trasferita|impiegato|impiegata|in forza|attività professionale|attività clinica|attività libero-professionale|attività di ricerca|attività lavorativa|libera professione|esperienza presso|esperienze presso|esperienza lavorativa|collaborazione con|collaborazioni con|collaborazione presso|opera come|ha operato|lavorando|in servizio|tirocinio|tirocinio presso|stage presso|pratica forense|praticantato|riceve presso|visita presso|faccio parte|ho svolto|ho ricoperto|svolgo|opero|esercito|ho maturato|ho collaborato|collaboro|sono stato|sono stata|ho diretto|ho coordinato|è approdata in|è approdato in|è passata a|è passato a|dopo un passaggio|esperienze lavorative presso|esperienza professionale presso|esperienze professionali presso`,
  joins: list`proviene da|arriva da|proveniente da|anni in|ha lavorato in|ha lavorato per|lavora in|lavora per|è entrato in|è entrata in|entra in|è passato in|è passata in|passa in|approda in|ha collaborato con|è approdato in|è approdata in|ha iniziato la carriera in|inizia la carriera in|la sua carriera in|la propria carriera in|crescente responsabilità in|sono passata in|sono passato in|sono entrato in|sono entrata in|ho lavorato in|ho lavorato per|esperienza in|esperienze in`,
  taughtIn: list`di|del|dello|della|dei|degli|delle|nel|nella|nei|nelle|al|alla|ai|in|il|la|per|corso|corsi|studio|studi|scuola`,
  studyNouns: list`studi|laurea|diploma|dottorato|tesi|tesi di laurea|laureato|laureata|laureati|ex alunno|ex alunna|ex allievo|ex allieva|allievo|allieva|corso di laurea|corso di studi|titolo|titolo di studio|specializzazione|perfezionamento|abilitazione|maturità|formazione|tirocinio|borsa di studio|facoltà|percorso di studi|dissertazione|master|esame di Stato|pratica forense|diplomato|diplomata|neolaureato|laureando|110 e lode|a pieni voti|cum laude|perfezionata|perfezionato`,
  organisationPrepositions: list`presso|presso l'|presso la|presso il|presso lo|presso le|alla|all'|al|allo|ai|della|dell'|del|dello|dei|degli|delle|di|d'|in|nella|nell'|nel|nello|per|per la|per il|con|a|da|dalla|dall'|dal|all’|dell’|nell’|presso l’|sulla`,
  honorifics: list`Sig.|Sig.ra|Sig.na|Signor|Signora|Signorina|Dott.|Dott.ssa|Dr.|Dr.ssa|Dottor|Dottore|Dottoressa|Prof.|Prof.ssa|Professor|Professore|Professoressa|Avv.|Avv.to|Avvocato|Ing.|Ingegner|Arch.|Architetto|Geom.|Rag.|Not.|Notaio|On.|Onorevole|Sen.|Cav.|Cavaliere|Comm.|Gen.|Col.|Cap.|Don|Padre|Suor|Mons.|Monsignor|Fra|Conte|Contessa|Marchese|Barone|Proff.|Dott.ri|Gent.mo|Gent.ma|Chiar.mo|Chiar.ma|P.I.|Per. Ind.|Cons.|S.E.|Maestro|M°`,
  postNominals: list`Ph.D.|PhD|MBA|LL.M.|CFA|CPA|M.D.|MSc|M.Sc.|PMP|S.J.|O.P.|O.F.M.|FACS|CISA|jr.|Jr.|senior|junior|FRICS|MRICS|DDS`,
  nameParticles: list`di|de|del|della|dello|dei|degli|delle|dell'|d'|da|dal|dalla|dalle|dai|la|lo|li|le|van|von|de'|dall'|san|santa|in|ved.`,
  articles: list`il|lo|la|i|gli|le|l|l'|un|uno|una`,
  nameConnectors: list`di|del|della|delle|dei|degli|dell|dello|da|d|e|la|le|l|per|contro`,
  months: lists`
    gennaio|gen|gen.|genn.
    febbraio|feb|feb.|febbr.
    marzo|mar|mar.
    aprile|apr|apr.
    maggio|mag|mag.
    giugno|giu|giu.
    luglio|lug|lug.
    agosto|ago|ago.
    settembre|sett|sett.|set|set.
    ottobre|ott|ott.
    novembre|nov|nov.
    dicembre|dic|dic.
  `,
  seasons: lists`
    primavera
    estate
    autunno
    inverno
  `,
  present: list`oggi|ad oggi|a oggi|attuale|attualmente|presente|al presente|tuttora|in corso|ora|in essere|adesso|alla data odierna|a tutt'oggi|fino ad oggi|in carica|ancora|al momento|ad ora|odierno|odierna`,
  presentVerbs: list`siede|guida|è a capo|ricopre|lavora come|fa parte|opera|visita|riceve|è responsabile|è|sono|lavoro|dirigo|insegno|lavora|dirige|insegna|esercita|collabora|svolge|coordina|presiede|si occupa`,
  since: list`dal|da|a partire dal|a partire da|dall'|a decorrere dal|da allora|con decorrenza|dall’|fin dal|sin dal`,
  until: list`fino al|fino a|al|sino al|a|all'|sino a|fino all'|prima del|entro|fino alla|fino agli`,
  born: list`nato|nata|nacque|nasce|nascita|data di nascita|classe`,
  introductions: list`sono|io sono|mi chiamo|il mio nome è`,
  former: list`ex|ex-|già|precedente|precedentemente|in precedenza|passato|un tempo|in pensione|pensionato|pensionata|a riposo|emerito|emerita|uscente|in passato|allora|fino a poco fa|prima|defunto|dimissionario|in quiescenza|anteriore|all'epoca|compianto`,
  inProgress: list`sta svolgendo|sta completando|sta terminando|sta frequentando il dottorato|svolge il dottorato|svolge attualmente il dottorato|frequenta il dottorato|studente|studentessa|dottorando|dottoranda|laureando|laureanda|candidato|candidata|iscritto al|iscritta al|iscritto a|frequentante|specializzando|specializzanda|sta frequentando|sta studiando|sta conseguendo|in fase di completamento|studente di medicina|studente di giurisprudenza|studentessa di giurisprudenza|studente magistrale|studentessa magistrale|tesista|allievo ufficiale|tirocinante|praticante|dottorato in corso|studi in corso|matricola|frequenta attualmente|corso in svolgimento|dottorando di ricerca|dottoranda di ricerca`,
  expected: list`previsto|prevista|conseguimento previsto|atteso|attesa|laurea prevista|in conseguimento|da conseguire|termine previsto|data prevista|discussione prevista|prossimo alla laurea|prossima alla laurea`,
  attendedOnly: list`Erasmus|programma Erasmus|progetto Erasmus|soggiorno di studio|periodo di studio|semestre all'estero|anno all'estero|scambio|programma di scambio|uditore|uditrice|corso estivo|scuola estiva|ha frequentato|summer school|corso breve|soggiorno studio|corsi singoli|studente in scambio|periodo all'estero`,
  notConferred: list`abbandonato|abbandonò|ha abbandonato gli studi|abbandonò gli studi|ha interrotto gli studi|interruppe gli studi|interrotto|interrotta|non terminato|non completato|non completata|senza laurearsi|senza laurea|non laureato|non si è laureato|non si è laureata|non conseguito|non conseguita|incompiuto|incompiuti|mai terminato|mai laureato|non ha completato|lasciò l'università|ha lasciato l'università|senza conseguire|non concluso|non conclusa|revocato|revocata|espulso`,
  honorary: list`honoris causa|laurea honoris causa|laurea ad honorem|ad honorem|dottorato honoris causa|onorario|onoraria|h.c.|presidente onorario|presidente onoraria|membro onorario|socio onorario|cittadino onorario|laurea h.c.|causa honoris`,
  negation: list`non|mai|né|senza|nessun|nessuna|nessuno|neppure|nemmeno|falso|falsa|falsamente|ha negato|nega|ha smentito|smentisce|nulla a che fare|non è|non ha|invece di|anziché|estraneo`,
  hypothetical: list`si è candidata|candidarsi|si candida|ha rinunciato|rinunciò|ha declinato|le è stato offerto|gli è stato offerto|le era stata offerta|gli era stata offerta|se|potrebbe|sarebbe|avrebbe|dovrebbe|presunto|presunta|presumibilmente|forse|probabilmente|possibilmente|pare|sembra|sedicente|a quanto pare|desidera|intende|progetta|spera|ha rifiutato|rifiutò|declinò|si è candidato|voleva|fittizio|fittizia|immaginario|afferma di essere|qualora|eventualmente|aspirante|asserito|vorrebbe`,
  visiting: list`visitante|ospite|visiting professor|visiting scholar|visiting researcher|visiting fellow|visiting|professore visitante|ricercatore ospite|periodo di ricerca|soggiorno di ricerca|soggiorni di ricerca|anno sabbatico|in residenza|distacco|distaccato|distaccata|comando|in comando|supplente|ad interim|facente funzioni|f.f.|temporaneo|residenza artistica|frequentatore`,
  trainings: titles`
    resident physician = scuola di specializzazione|specializzazione medica|tirocinio medico|internato|specializzazione in|specializzazione presso|formazione specialistica|specializzazione clinica|percorso di specializzazione|anni di specializzazione
    intern = tirocinio|tirocini|stage|tirocinio formativo
    trainee lawyer = pratica forense|praticantato|pratica legale|pratica notarile
    postdoctoral researcher = post-dottorato|assegno di ricerca
    fellow = fellowship
  `,
  titleVerbs: titles`
    direttore * = dirige|diresse|dirigo|ha diretto|ho diretto|guida|ha guidato|è a capo|è alla guida|alla guida|ha assunto la direzione
    presidente * = presiede|ha presieduto|presiedeva
    docente = insegna|insegno|insegnò|ha insegnato|ho insegnato|insegnava|tiene corsi|tiene lezioni
    fondatrice = ha fondato|ho fondato|fonda|fondò|di fondare
    cofondatrice = ha cofondato|cofonda|cofondò
    consigliera di amministrazione = siede nel consiglio di amministrazione|siede nel CdA|siede nel consiglio|siede nei consigli di amministrazione|siede nei CdA|sedeva nel consiglio di amministrazione|fa parte del consiglio di amministrazione
    coordinatrice * = coordina|coordinò|coordino|ha coordinato
  `,
  titleGroups: titles`
    socio = soci
    socio fondatore = soci fondatori
    associato = associati
    avvocato = avvocati|gli avvocati
    collaboratore = collaboratori|i collaboratori
    praticante = praticanti|praticanti avvocati
    professore = professori
    professore ordinario = professori ordinari
    professore associato = professori associati
    ricercatore = ricercatori
    medico = medici|i medici
    consulente = consulenti
    docente = docenti
    notaio = notai
    dottorando = dottorandi
    assegnista di ricerca = assegnisti|assegnisti di ricerca
    commercialista = commercialisti
  `,
  memberOf: list`membro|membri|socio|socia|socio fondatore|socio ordinario|iscritto|iscritta|borsista|vincitore|vincitrice|premiato|premiata`,
  committees: list`comitato`,
  dealings: list`finanziato da|finanziata da|finanziato dalla|finanziata dalla|finanziato dal|sostenuto da|sostenuto dalla|sponsorizzato da|pubblicato da|pubblicato su|pubblicato in|pubblicato per|pubblicata da|pubblicati su|pubblicati da|edito da|edita da|in collaborazione con|collaborazione con|in partnership con|clienti|premio della|premio del|premio dell|borsa di studio della|borsa di studio del|premiato da|premiata da|premiato dalla|certificato da|certificata da|accreditato da|accreditata da|iscritto|iscritta|abilitato|abilitata|articoli su|relatore a|relatrice a|relatore al|relatrice al|ospite di|per conto di|relatore|relatrice|moderatore|moderatrice|lavorato con|lavora con|lavorando con|colleghi|assiste|ha assistito`,
  prizes: list`premio|medaglia|trofeo|borsa di studio|onorificenza`,
  theses: titles`
    doctoral = tesi di dottorato
    master = tesi di laurea magistrale|tesi magistrale|tesi di laurea specialistica
    bachelor = tesi di laurea triennale|tesi triennale
    any = tesi|tesi di laurea
  `,
  bars: list`ordine degli avvocati|albo degli avvocati`,
  relatives: list`mio collega|mia collega|padre|madre|fratello|sorella|figlio|figlia|moglie|marito|coniuge|consorte|genitori|zio|zia|cugino|cugina|nipote|nonno|nonna|suocero|suocera|cognato|cognata|genero|nuora|figli|vedova|vedovo|gemello|gemella|sposato con|sposata con|compagno|compagna|fidanzato|fidanzata|patrigno|matrigna|fratellastro|sorellastra|ex marito|ex moglie|suo padre|sua madre|sua moglie|suo marito|bisnonno|famiglia|padrino|madrina|fratelli|antenato|discendente`,
  advisors: list`relatore della tesi|relatrice della tesi|correlatore|correlatrice|relatore|relatrice|sotto la guida di|sotto la guida del|sotto la supervisione di|sotto la direzione di|tutor|tutore|supervisore|tutor di dottorato|mentore|allievo di|allieva di|commissione di tesi|con il prof.|relatore prof.|seguito da|seguita da|maestro di|controrelatore|sotto la supervisione del`,
  pronouns: {
    first: list`io|mio|mia|miei|mie|mi|me|noi|nostro|nostra|nostri|nostre|ci`,
    third: list`egli|ella|lui|lei|suo|sua|suoi|sue|essi|esse|loro|gli|costui|ella stessa`,
  },
  organisationWords: {
    school: list`università|università degli studi|ateneo|politecnico|scuola|liceo|istituto tecnico|accademia|conservatorio|facoltà|scuola superiore|scuola normale superiore|business school|collegio|istituto universitario|accademia di belle arti|istituto superiore|scuola media|scuola di specializzazione|istituto comprensivo|seminario|ginnasio|scuola elementare|istituto professionale|libera università|università cattolica|scuola di direzione aziendale|scuola primaria|SISSA|istituto statale|Universita|ITI|ITIS|IPSIA|ITC|ITCG|IIS`,
    company: list`azienda|società|impresa|gruppo|compagnia|holding|ditta|agenzia|industrie|industria|tecnologie|soluzioni|sistemi|servizi|editrice|casa editrice|edizioni|assicurazioni|officine|stabilimento|costruzioni|immobiliare|fabbrica|laboratori|farmaceutici|farmaceutica|energia|trasporti|logistica|giornale|quotidiano|televisione|produzioni|albergo|hotel|distribuzione|partecipazioni|startup|filiale|fratelli|consulenza|studio di architettura|studio tecnico|studio commercialista|cantina|cantine|telecomunicazioni|ingegneria|automobili|moto|autostrade|corriere|gazzetta|messaggero|rivista|radio|tribuna`,
    hospital: list`ospedale|clinica|policlinico|azienda ospedaliera|azienda ospedaliero-universitaria|casa di cura|ASL|AUSL|azienda sanitaria|azienda sanitaria locale|poliambulatorio|ambulatorio|centro medico|studio medico|studio dentistico|IRCCS|ospedali riuniti|presidio ospedaliero|ospedale civile|ospedale maggiore|istituto ortopedico|farmacia|clinica veterinaria|centro diagnostico|consultorio|ASST|ospedale pediatrico|istituto clinico|RSA|spedali civili|AOU|ASP`,
    public: list`ministero|governo|comune|regione|provincia|prefettura|questura|tribunale|corte|corte d'appello|corte di cassazione|corte costituzionale|corte dei conti|consiglio di Stato|procura|procura della Repubblica|polizia|carabinieri|guardia di finanza|esercito|marina militare|aeronautica militare|ambasciata|consolato|commissione europea|parlamento europeo|parlamento|camera dei deputati|senato|senato della Repubblica|municipio|agenzia delle entrate|autorità|presidenza del consiglio|direzione generale|amministrazione|città metropolitana|TAR|dogane|agenzia nazionale|protezione civile|Quirinale|soprintendenza|Stato maggiore`,
    institute: list`istituto|istituto di ricerca|centro di ricerca|CNR|consiglio nazionale delle ricerche|INFN|ENEA|INAF|laboratorio|osservatorio|museo|biblioteca|archivio|centro studi|istituto nazionale|istituto superiore di sanità|accademia dei Lincei|fondazione di ricerca|centro nazionale|istituto italiano di tecnologia|pinacoteca|galleria`,
    department: list`dipartimento|reparto|servizio|divisione|sezione|unità|unità operativa|unità operativa complessa|struttura complessa|ufficio|settore|direzione|area|cattedra|gruppo di ricerca|scuola di dottorato|corso di laurea in|redazione|sede di|succursale|assessorato|segreteria|UOC|UO|rettorato`,
    law: list`studio legale|studio legale associato|studio notarile|avvocati|studio associato|avvocati associati|studio di avvocati|associazione professionale|legali|avvocatura|notai|studio legale e tributario|studio tributario|studio`,
    association: list`associazione|fondazione|federazione|sindacato|società italiana di|camera di commercio|ordine degli avvocati|ordine dei medici|ordine degli ingegneri|ordine|confederazione|lega|comitato|club|partito|cooperativa|chiesa|parrocchia|diocesi|ONG|onlus|rete|movimento|unione|consiglio nazionale|collegio dei|forum|consorzio|circolo|opera|Confindustria|pro loco|ente|accademia nazionale|teatro|orchestra|filarmonica`,
    bank: list`banca|cassa di risparmio|credito|banco|banca centrale|banca popolare|credito cooperativo|cassa|banca d'Italia|banca privata|SGR|società di gestione del risparmio|fondo di investimento|borsa|SIM|banca d'investimento|cassa rurale|finanziaria|gestione patrimoni`,
  },
  pageWords: list`benvenuti|pagina personale|il nostro`,
  fieldLabels: {
    grantor: list`istituzione|ateneo`,
    email: list`posta elettronica`,
    web: list`sito|sito web`,
    company: list`denominazione|ragione sociale`,
    number: list`numero|REA`,
    end: list`cessato|cessazione`,
    start: list`data iscrizione|data di iscrizione|iscritto dal|dal|nominato`,
    place: list`sede|città|comune|luogo`,
    role: list`carica|qualifica`,
    specialty: list`specializzazione`,
    profession: list`professione`,
    status: list`stato`,
    firm: list`studio`,
    name: list`nominativo|cognome e nome|nome|nome e cognome`,
  },
  sharedHeads: list`le Università|le università|alle Università|alle università|nelle Università|nelle università|delle Università|delle università|gli ospedali|negli ospedali|Ospedali`,
  legalForms: list`S.p.A.|SpA|S.r.l.|Srl|S.R.L.|S.P.A.|S.n.c.|Snc|S.a.s.|Sas|S.s.|S.r.l.s.|Srls|S.C.|Scarl|S.c.a.r.l.|S.c.p.a.|ONLUS|A.P.S.|APS|ETS|O.d.V.|S.t.p.|StP|& C.|e C.|& Figli|e Associati|& Associati|Società Benefit|S.B.|S.A.p.A.|Sagl|ASD`,
  sentenceWords: list`studente|studentessa|laureato|laureata|è|il|lui|lei|egli|io|nel|alla|dal`,
  subjects: list`informatica|scienze|ingegneria|fisica|matematica|economia`,
  functionWords: list`acquisti|amministrazione|clienti|commerciale|comunicazione|contabilità|controllo|didattica|direzione|esterne|finanza|formazione|gestione|informatica|innovazione|legale|logistica|manutenzione|marketing|operazioni|pianificazione|produzione|progetti|qualità|relazioni|ricerca|risorse|servizi|servizio|sicurezza|sistemi|strategia|sviluppo|tecnologia|umane|vendite`,
  conjunctions: list`e|ed|o|oppure|&|nonché|così come|e/o|insieme a|/|ma|anche|oltre a|con|come`,
  abbreviations: list`avv|geom|sigg|dott`,
});
