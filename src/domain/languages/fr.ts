import { degrees, list, lists, pack, titles } from './pack.ts';

export const french = pack({
  code: 'fr',
  sections: {
    education: list`Formation|Formations|Éducation|Études|Parcours académique|Parcours universitaire|Formation académique|Formation universitaire|Diplômes|Diplômes et formation|Formation et diplômes|Diplômes et formations|Cursus|Cursus universitaire|Cursus académique|Scolarité|Parcours scolaire|Formation initiale|Études et diplômes|Titres universitaires|Titres et diplômes|Qualifications|Parcours de formation|Formation médicale|Études supérieures|Cursus scolaire`,
    employment: list`Expérience|Expériences|Expérience professionnelle|Expériences professionnelles|Parcours professionnel|Parcours|Carrière|Emploi|Emplois|Postes occupés|Fonctions|Fonctions actuelles|Fonctions exercées|Expérience de recherche|Activités professionnelles|Activité professionnelle|Historique professionnel|Fonctions antérieures|Postes|Carrière professionnelle|Parcours hospitalier|Fonctions hospitalières|Poste actuel|Stages|Situation actuelle|Situation professionnelle|Expérience clinique|Cheminement professionnel|Activités actuelles|Postes antérieurs|Fonction actuelle|Antécédents professionnels`,
    board: list`Mandats|Mandats sociaux|Conseils d'administration|Conseil d'administration|Conseil de surveillance|Directoire|Autres mandats|Mandats et fonctions|Administrateurs|Gouvernance|Mandats d'administrateur|Bureau|Membres du conseil d'administration|Comité exécutif|Instances dirigeantes`,
    certificates: list`Certifications|Certificats|Formation continue|Formations complémentaires|Habilitations|Licences et certifications|Permis|Attestations|Agréments|Admission au barreau|Barreau|Cours|Perfectionnement|Qualifications professionnelles|Diplômes complémentaires|Certificats de spécialisation|Barreaux`,
    awards: list`Prix|Distinctions|Récompenses|Prix et distinctions|Distinctions et prix|Bourses|Bourses et prix|Honneurs|Décorations|Prix et bourses|Reconnaissances|Palmarès|Titres honorifiques|Distinctions honorifiques|Classements`,
    publications: list`Publications|Publications récentes|Principales publications|Publications sélectionnées|Sélection de publications|Articles|Ouvrages|Livres|Travaux|Bibliographie|Liste des publications|Brevets|Œuvres|Publications scientifiques|Chapitres d'ouvrages|Travaux et publications|Articles scientifiques|Publications choisies|Expositions|Expositions personnelles|Expositions collectives`,
    teaching: list`Enseignement|Enseignements|Activités d'enseignement|Cours dispensés|Cours enseignés|Expérience d'enseignement|Charges d'enseignement|Activités pédagogiques|Responsabilités pédagogiques|Cours donnés`,
    projects: list`Projets|Projets de recherche|Réalisations|Projets en cours|Projets sélectionnés|Contrats de recherche|Références clients|Projets financés|Projets personnels|Dossiers marquants|Mandats représentatifs`,
    skills: list`Compétences|Compétences techniques|Compétences clés|Expertises|Expertise|Domaines d'expertise|Domaines de compétence|Domaines de compétences|Domaines d'intervention|Informatique|Compétences informatiques|Savoir-faire|Spécialités|Spécialisations|Domaines d'activité|Aptitudes|Connaissances|Champs d'expertise|Domaines de pratique|Atouts|Domaines de spécialisation`,
    memberships: list`Affiliations|Adhésions|Associations|Sociétés savantes|Engagements|Engagement associatif|Vie associative|Bénévolat|Appartenances|Activités associatives|Affiliations professionnelles|Associations professionnelles|Membre de|Responsabilités collectives|Rattachements|Activités bénévoles|Engagement communautaire|Implication communautaire|Réseaux|Responsabilités`,
    languages: list`Langues|Compétences linguistiques|Langues parlées|Langues étrangères|Langues de travail|Connaissances linguistiques`,
    interests: list`Centres d'intérêt|Loisirs|Intérêts|Intérêts de recherche|Thèmes de recherche|Axes de recherche|Domaines de recherche|Passions|Divers|Hobbies|Champs de recherche|Thématiques de recherche|Intérêts personnels|Recherche|Centres d’intérêts|Qualités`,
    references: list`Références|Recommandations|Témoignages`,
    contact: list`Contact|Contacts|Coordonnées|Contactez-nous|Nous contacter|Adresse|Informations personnelles|Me contacter|Contactez-moi|État civil|Renseignements personnels|Mentions légales|Horaires|Prendre rendez-vous`,
    about: list`À propos|À propos de moi|À propos de nous|Biographie|Bio|Présentation|Profil|Qui suis-je|Qui sommes-nous|Résumé|Parcours et biographie|Curriculum vitae|CV|Notice biographique|Biographie courte|Vie|Portrait|Sommaire|Profil professionnel|Note biographique|Synthèse|Éléments biographiques|Repères biographiques`,
    team: list`Équipe|L'équipe|Notre équipe|Équipe de direction|Direction|Membres|Personnel|Collaborateurs|Nos avocats|Avocats|Associés|Médecins|Nos médecins|Chercheurs|Enseignants|Enseignants-chercheurs|Corps professoral|Équipe médicale|Équipe pédagogique|Direction générale|Comité de direction|Nos experts|Nos équipes|Qui est qui|Annuaire|Les membres|Dirigeants|Praticiens|Professeurs|Notre cabinet|Membres permanents|Permanents|Personnel enseignant|L'équipe dirigeante`,
    alumni: list`Anciens|Anciens élèves|Anciens étudiants|Anciens membres|Diplômés|Alumni|Anciens collaborateurs|Anciens doctorants|Anciens élèves célèbres|Personnalités liées|Anciens stagiaires`,
    students: list`Étudiants|Doctorants|Doctorantes et doctorants|Étudiants en thèse|Étudiants encadrés|Thèses en cours|Thèses dirigées|Direction de thèses|Encadrement|Encadrement de thèses|Thèses soutenues|Stagiaires|Élèves|Étudiants actuels|Étudiants supervisés`,
    advisors: list`Conseillers|Conseil scientifique|Comité scientifique|Comité consultatif|Directeurs de thèse|Conseil consultatif|Comité d'experts|Mentors|Jury`,
    news: list`Actualités|Actualité|Actus|Nouvelles|Presse|Communiqués de presse|Communiqués|Médias|Dans les médias|Revue de presse|Dernières nouvelles|À la une|Blogue|Blog|Articles récents|Dans la presse`,
    events: list`Événements|Évènements|Agenda|Conférences|Colloques|Séminaires|Intervenants|Conférenciers|Programme|Communications|Conférences invitées|Ateliers|Orateurs|Interventions|Rencontres|Journées d'étude|Nos intervenants|Les intervenants|Calendrier|Panélistes|Webinaires`,
    services: list`Services|Nos services|Prestations|Nos prestations|Offres|Activités|Produits|Solutions|Consultations|Soins|Notre offre|Nos expertises|Ce que nous faisons|Partenaires|Nos partenaires`,
  },
  itself: list`nous|notre|nos|le cabinet|du cabinet|au cabinet|la société|l'entreprise|l'étude|le bureau|l'agence|l'équipe|l'institut|la fondation|l'association|la maison`,
  farewells: list`au revoir|quitte|nous quitte|départ de`,
  leavings: list`a démissionné|démissionne|démissionna|a quitté ses fonctions|quitte ses fonctions|a quitté l'entreprise|a pris sa retraite|a été licencié|a été licenciée|a été remplacé|a été remplacée|a cédé sa place|est parti à la retraite|est partie à la retraite`,
  gatherings: list`Congrès|Colloque|Journées|Sommet|Symposium|Rencontres`,
  graduateLists: list`Diplômés|Diplômées|Promotion|Promotions|Lauréats du diplôme|Remise des diplômes|Thèses soutenues|Soutenances de thèse|Soutenance de thèse|Docteurs|Anciens doctorants|Anciens élèves|Docteurs honoris causa|Anciens étudiants|Mémoires soutenus`,
  degrees: degrees`
    doctoral PhD = Ph.D.|PhD|Ph. D.|doctorat de philosophie|docteur en philosophie
    doctoral Habilitation = Habilitation à diriger des recherches|HDR|habilitée à diriger des recherches|habilité à diriger des recherches
    doctoral - = doctorat|docteur|doctorat d'université|thèse de doctorat|thèse|doctorat d'État|doctorat de troisième cycle|doctorat de 3e cycle|docteure|thèse de 3e cycle|docteur d'État|docteur ès lettres|diplôme de doctorat|docteur de l'université|a soutenu sa thèse|soutient sa thèse|thèse de doctorat soutenue|a soutenu une thèse|j'ai soutenu ma thèse|docteur en|docteure en
    doctoral ScD = docteur ès sciences|doctorat ès sciences
    doctoral Dr.-Ing. = docteur-ingénieur|docteur ingénieur
    doctoral Dr. iur. [law] = doctorat en droit|docteur en droit|docteure en droit
    doctoral DBA [business administration] = DBA|doctorat en administration des affaires
    professional MD [medicine] = docteur en médecine|docteure en médecine|diplôme d'État de docteur en médecine|doctorat en médecine|doctorat de médecine|M.D.
    professional PharmD [pharmacy] = docteur en pharmacie|diplôme d'État de docteur en pharmacie|doctorat en pharmacie
    professional DDS [dentistry] = docteur en chirurgie dentaire|diplôme d'État de docteur en chirurgie dentaire|DMD
    professional DVM [veterinary medicine] = docteur vétérinaire|diplôme d'État de docteur vétérinaire|docteur en médecine vétérinaire
    master - = master|master 2|master 1|M2|M1|mastère|mastère spécialisé|master recherche|master professionnel|maîtrise universitaire|diplôme de deuxième cycle|master II|Magistère|master spécialisé|mémoire de maîtrise|diplôme de troisième cycle|Bac+5|agrégation|diplôme de grande école|programme grande école|PGE
    master Maitrise = maîtrise|maîtrise ès arts|maîtrise en droit|maîtrise ès sciences
    master MSc = M. Sc.|M.Sc.|maîtrise en sciences|master ès sciences|Master of Science|MSc
    master MA = M.A.|maîtrise en arts|master ès arts|Master of Arts
    master MBA [business administration] = MBA|maîtrise en administration des affaires|Executive MBA|EMBA|MBA exécutif
    master LLM [law] = LL.M.|LL. M.|master en droit|maître en droit|LLM
    master MPA [public administration] = maîtrise en administration publique|MPA|M.A.P.
    master DEA = DEA|DEA de|DEA en|diplôme d'études approfondies|D.E.A.
    master DESS = DESS|diplôme d'études supérieures spécialisées|D.E.S.S.
    master EngineersDegree [engineering] = diplôme d'ingénieur|ingénieur diplômé|ingénieure diplômée|titre d'ingénieur|diplôme d'ingénieur civil|ingénieur civil|diplôme d'ingénieure
    master MArch [architecture] = DPLG|architecte DPLG|diplôme d'État d'architecte|architecte DPLG HMONP
    bachelor Licence = licence|licence professionnelle|licence de lettres|licence d'économie|L3|licence ès lettres|licence ès sciences|licencié|licenciée
    bachelor BSc = B. Sc.|B.Sc.|baccalauréat en sciences|Bachelor of Science
    bachelor BA = B.A.|baccalauréat ès arts|Bachelor of Arts
    bachelor BCom [commerce] = baccalauréat en commerce
    bachelor BBA [business administration] = B.A.A.|baccalauréat en administration des affaires|BBA
    bachelor LLB [law] = LL.B.|LL. B.|baccalauréat en droit|licence en droit|licence de droit|licencié en droit|licenciée en droit|licence de droit privé|licence de droit public
    bachelor BEng [engineering] = B. Ing.|baccalauréat en génie
    bachelor - = bachelor|baccalauréat universitaire|Bac+3|diplôme de premier cycle|B.U.T.|BUT
    associate DUT = DUT|diplôme universitaire de technologie
    associate - = BTS|brevet de technicien supérieur|DEUG|DEC|diplôme d'études collégiales|classe préparatoire|classes préparatoires|Bac+2|DEUST|graduat
    certificate - = certificat|diplôme universitaire|DU|DIU|DU de|DIU de|D.U. de|D.I.U. de|diplôme interuniversitaire|diplôme inter-universitaire|DES de|DESC de|capacité de médecine|certificat d'études spéciales|certificat d'études supérieures|attestation universitaire|CAPES|CAP|BEP|CAPA|CRFPA|certificat d'aptitude à la profession d'avocat|DES|DESC|diplôme d'études spécialisées|DESCF|DSCG|diplôme d'expertise comptable|CEP|certificat d'aptitude
    secondary Baccalaureat = baccalauréat|bac|baccalauréat général|baccalauréat scientifique|bac S|bac ES|bac L|baccalauréat littéraire|maturité|maturité fédérale|CESS|baccalauréat technologique
    secondary HighSchoolDiploma = diplôme d'études secondaires
  `,
  titles: titles`
    chief executive officer = président-directeur général|président exécutif|présidente exécutive|présidente-directrice générale|PDG|P.-D.G.|directeur général|directrice générale|DG|CEO|président et chef de la direction|présidente et cheffe de la direction|administrateur délégué|administratrice déléguée
    chief financial officer = directeur financier|directrice financière|directeur administratif et financier|directrice administrative et financière|DAF|CFO|chef de la direction financière
    chief operating officer = directeur des opérations|directrice des opérations|directeur général délégué|directrice générale déléguée|COO
    chief technology officer = directeur technique|directrice technique|directeur de la technologie|CTO
    chief information officer = directeur des systèmes d'information|directrice des systèmes d'information|DSI
    chief scientific officer = directeur scientifique|directrice scientifique
    chief medical officer = directeur médical|directrice médicale
    managing director = gérant|gérante|directeur gérant|directrice gérante|co-gérant|cogérant|cogérante
    executive director = directeur exécutif|directrice exécutive
    director = directeur|directrice
    deputy director = directeur adjoint|directrice adjointe|directeur général adjoint|directrice générale adjointe|sous-directeur|sous-directrice
    president = président|présidente
    vice president = vice-président|vice-présidente
    chair = président du conseil d'administration|présidente du conseil d'administration|président du conseil|présidente du conseil|président du directoire
    supervisory board chair = président du conseil de surveillance|présidente du conseil de surveillance
    board member = administrateur|administratrice|membre du conseil d'administration|administrateur indépendant|administratrice indépendante|membre du bureau
    executive board member = membre du directoire|membre du comité exécutif|membre du comité de direction|membre de la direction
    supervisory board member = membre du conseil de surveillance
    founder = fondateur|fondatrice|président fondateur|présidente fondatrice|créateur|créatrice|membre fondateur|membre fondatrice|associé fondateur|associée fondatrice|associés fondateurs|avocat associé fondateur|avocate associée fondatrice|avocat fondateur|avocate fondatrice
    co-founder = cofondateur|cofondatrice|co-fondateur|co-fondatrice
    owner = propriétaire|patron|patronne
    shareholder = actionnaire
    entrepreneur = entrepreneur|entrepreneure|entrepreneuse|chef d'entreprise|cheffe d'entreprise
    partner = associé|associée|avocat associé|avocate associée|partenaire
    managing partner = associé gérant|associée gérante|associé directeur|managing partner|avocat associé gérant|associé dirigeant
    associate = collaborateur|collaboratrice|avocat collaborateur|avocate collaboratrice
    authorised signatory = fondé de pouvoir|fondée de pouvoir
    head of department = chef de service|cheffe de service|chef de département|cheffe de département|directeur du département|directrice du département|chef du service|cheffe du service|responsable de service|responsable du service|chef de pôle|cheffe de pôle|responsable de pôle|responsable du pôle|chef du département|cheffe du département
    head = responsable|chef|cheffe
    team leader = chef d'équipe|cheffe d'équipe|responsable d'équipe|directrice groupe de recherche|directeur de groupe de recherche|directrice équipe de recherche|directrice équipe|responsable de groupe|responsable du groupe|responsable de l'équipe|responsable d'une équipe
    project manager = chef de projet|cheffe de projet|cheffe de projets|chargé de projet|chargée de projet|directeur de projet|directrice de projet
    product manager = chef de produit|cheffe de produit
    manager = gestionnaire|manager|manageur
    branch manager = directeur d'agence|directrice d'agence|directeur de filiale|chef d'agence
    sales manager = directeur des ventes|directrice des ventes|responsable commercial|responsable commerciale|chef des ventes
    marketing manager = directeur marketing|directrice marketing|responsable marketing|responsable du marketing|directeur du marketing|directrice du marketing
    human resources manager = directeur des ressources humaines|directrice des ressources humaines|DRH|responsable des ressources humaines|RRH
    finance manager = responsable financier|responsable financière
    commercial director = directeur commercial|directrice commerciale
    technical director = responsable technique
    production manager = directeur de production|responsable de production|directeur d'usine|directrice d'usine|directeur de site|directrice de site|chef d'usine
    purchasing manager = directeur des achats|directrice des achats|responsable achats|acheteur|acheteuse
    account manager = chargé de clientèle|chargée de clientèle|chargé d'affaires|chargée d'affaires
    sales representative = commercial|commerciale|vendeur|vendeuse|représentant|représentante|technico-commercial
    assistant = assistant|assistante|assistant de direction|assistante de direction
    secretary = secrétaire|greffier|greffière
    secretary general = secrétaire général|secrétaire générale
    treasurer = trésorier|trésorière
    consultant = consultant|consultante
    advisor = conseiller|conseillère|conseil
    specialist = spécialiste|expert|experte
    officer = chargé de mission|chargée de mission|cadre|chargé de communication|chargée de communication
    coordinator = coordinateur|coordinatrice|coordonnateur|coordonnatrice
    analyst = analyste
    auditor = commissaire aux comptes|auditeur|auditrice|réviseur
    accountant = comptable|expert-comptable|experte-comptable
    controller = contrôleur de gestion|contrôleuse de gestion|contrôleur
    tax advisor = conseiller fiscal|conseillère fiscale|fiscaliste
    economist = économiste
    banker = banquier|banquière
    engineer = ingénieur|ingénieure|ingénieur d'études|ingénieur de recherche|ingénieure de recherche
    software developer = développeur|développeuse|programmeur|programmeuse|développeur logiciel|développeuse logiciel|développeur de logiciels|ingénieur logiciel|ingénieure logiciel
    computer scientist = informaticien|informaticienne
    data scientist = scientifique des données
    systems administrator = administrateur systèmes|administrateur système|administratrice système|administrateur systèmes et réseaux|administrateur système et réseau|administratrice systèmes et réseaux
    technician = technicien|technicienne
    architect = architecte
    designer = designer|graphiste|concepteur|conceptrice
    lawyer = avocat|avocate|avocat à la cour|avocate à la cour|avocat au barreau|avocate au barreau|avocat au barreau de Paris
    legal counsel = juriste d'entreprise|conseiller juridique|conseillère juridique|juriste d'affaires|juriste conseil|juriste droit social|avocate interne
    general counsel = directeur juridique|directrice juridique
    trainee lawyer = avocat stagiaire|avocate stagiaire|élève-avocat|élève avocat|élève avocate|élève-avocate|stagiaire avocat
    legal scholar = juriste
    patent attorney = conseil en propriété industrielle
    notary = notaire
    judge = juge|magistrat|magistrate|président du tribunal
    prosecutor = procureur|procureure|procureur de la République|substitut du procureur
    mediator = médiateur|médiatrice|arbitre
    insolvency administrator = administrateur judiciaire|mandataire judiciaire
    professor = professeur|professeure|professeur des universités|professeure des universités|professeur des universités-praticien hospitalier|professeure des universités-praticien hospitalier|professeur ordinaire|professeure ordinaire|professeur titulaire|professeure titulaire|PU|PU-PH|PUPH
    associate professor = professeur associé|professeure associée|professeur agrégé|professeure agrégée|professeur extraordinaire|professeure extraordinaire|maître de conférences HDR|maîtresse de conférences HDR
    assistant professor = maître de conférences|maître de conférences des universités|maître de conférences des universités-praticien hospitalier|maîtresse de conférences|maître-assistant|maître assistant|maître assistante|professeur adjoint|professeure adjointe|professeur assistant|professeure assistante|MCF|MCU-PH
    visiting professor = professeur invité|professeure invitée|professeur visiteur
    emeritus professor = professeur émérite|professeure émérite
    honorary professor = professeur honoraire|professeure honoraire
    lecturer = chargé de cours|chargée de cours|enseignant|enseignante|vacataire|chargé d'enseignement|chargée d'enseignement|lecteur|lectrice|PRAG|enseignant-chercheur|enseignante-chercheuse|chargé de TD
    teaching assistant = ATER|attaché temporaire d'enseignement et de recherche|moniteur|auxiliaire d'enseignement|attachée temporaire d'enseignement et de recherche
    research assistant = assistant de recherche|assistante de recherche|auxiliaire de recherche
    research associate = chargé de recherche|chargée de recherche|attaché de recherche|attachée de recherche|chercheur associé|chercheuse associée|collaborateur scientifique|collaboratrice scientifique|chargé de recherches
    senior researcher = directeur de recherche|directrice de recherche|directeur de recherches|maître de recherche
    researcher = chercheur|chercheuse|chercheure|scientifique
    visiting researcher = chercheur invité|chercheuse invitée|chercheur visiteur
    postdoctoral researcher = postdoctorant|postdoctorante|post-doctorant|post-doctorante|stagiaire postdoctoral|chercheur postdoctoral|chercheuse postdoctorale
    doctoral researcher = doctorant|doctorante|thésard|étudiant au doctorat|étudiante au doctorat
    student = étudiant|étudiante|élève
    dean = doyen|doyenne
    vice dean = vice-doyen|vice-doyenne
    rector = recteur|rectrice|président de l'université|présidente de l'université
    vice rector = vice-recteur|vice-rectrice
    chancellor = chancelier|chancelière
    institute director = directeur de l'institut|directrice de l'institut|directeur d'institut
    laboratory head = directeur de laboratoire|directrice de laboratoire|directeur du laboratoire|directrice du laboratoire|directeur d'unité
    academician = académicien|académicienne|membre de l'Académie
    teacher = instituteur|institutrice|professeur des écoles|professeure des écoles|professeur certifié|professeur de lycée|enseignant au secondaire
    headteacher = proviseur|proviseure|principal de collège|principale de collège|directeur d'école|directrice d'école
    deputy headteacher = proviseur adjoint|proviseure adjointe|principal adjoint
    trainer = formateur|formatrice|entraîneur|entraîneuse|coach
    librarian = bibliothécaire
    archivist = archiviste
    screenwriter = scénariste
    illustrator = illustrateur|illustratrice
    podiatrist = podologue|pédicure-podologue
    curator = conservateur|conservatrice|commissaire d'exposition
    museum director = directeur du musée|directrice du musée
    physician = médecin
    head physician = médecin-chef|médecin chef|chef de clinique médicale|médecin chef de service
    senior physician = praticien hospitalier|praticienne hospitalière|médecin hospitalier|PH|chef de clinique|cheffe de clinique|médecin adjoint|chef de clinique-assistant|cheffe de clinique-assistante|chef de clinique assistant|cheffe de clinique assistante|assistant chef de clinique
    specialist physician = médecin spécialiste|médecin consultant|médecin attaché|médecin vacataire|praticien attaché|assistant spécialiste|assistante spécialiste|assistant hospitalier|assistante hospitalière|assistant hospitalo-universitaire|assistante hospitalo-universitaire|assistant hospitalier universitaire
    resident physician = interne|externe|médecin résident|médecin résidente|médecin assistant|ancien interne|interne en médecine|interne en médecine générale|interne de médecine générale|interne en chirurgie|ancienne interne|faisant fonction d'interne
    general practitioner = médecin généraliste|médecin de famille|généraliste
    surgeon = chirurgien|chirurgienne
    anaesthetist = anesthésiste|médecin anesthésiste|anesthésiste-réanimateur
    internist = interniste
    cardiologist = cardiologue
    neurologist = neurologue
    radiologist = radiologue
    gynaecologist = gynécologue|gynécologue-obstétricien|obstétricien
    paediatrician = pédiatre
    orthopaedist = orthopédiste|chirurgien orthopédiste|chirurgien orthopédique
    dermatologist = dermatologue
    ophthalmologist = ophtalmologue|ophtalmologiste
    urologist = urologue
    oncologist = oncologue|cancérologue
    psychiatrist = psychiatre
    psychologist = psychologue
    psychotherapist = psychothérapeute
    therapist = thérapeute
    dentist = dentiste|chirurgien-dentiste|chirurgienne-dentiste|médecin-dentiste
    orthodontist = orthodontiste
    pharmacist = pharmacien|pharmacienne
    veterinarian = vétérinaire
    nurse = infirmier|infirmière
    head nurse = cadre de santé|infirmier en chef|infirmière en chef
    midwife = sage-femme|maïeuticien
    physiotherapist = kinésithérapeute|physiothérapeute|masseur-kinésithérapeute
    speech therapist = orthophoniste|logopède
    social worker = assistant social|assistante sociale|travailleur social|travailleuse sociale
    journalist = journaliste|chroniqueur|chroniqueuse|reporter|correspondant|correspondante
    editor = rédacteur|rédactrice|éditorialiste
    editor-in-chief = rédacteur en chef|rédactrice en chef
    author = auteur|auteure|autrice|écrivain|écrivaine
    translator = traducteur|traductrice|interprète
    publisher = éditeur|éditrice
    producer = producteur|productrice
    film director = réalisateur|réalisatrice|cinéaste|metteur en scène|metteuse en scène
    photographer = photographe
    actor = acteur|actrice|comédien|comédienne
    musician = musicien|musicienne
    composer = compositeur|compositrice
    conductor = chef d'orchestre|cheffe d'orchestre
    artist = artiste|plasticien|plasticienne
    spokesperson = porte-parole|attaché de presse|attachée de presse
    minister = ministre
    prime minister = Premier ministre|Première ministre
    deputy minister = ministre délégué|ministre déléguée|sous-ministre
    state secretary = secrétaire d'État|secrétaire d'Etat
    member of parliament = député|députée|parlementaire|conseiller national|conseillère nationale
    senator = sénateur|sénatrice
    mayor = maire|mairesse|bourgmestre|syndic
    deputy mayor = adjoint au maire|adjointe au maire|maire adjoint|échevin|échevine
    governor = gouverneur|gouverneure|préfet|préfète
    councillor = conseiller municipal|conseillère municipale|conseiller régional|conseillère régionale|conseiller départemental|conseiller d'État|conseillère d'État
    ambassador = ambassadeur|ambassadrice
    consul = consul|consule|consul général
    diplomat = diplomate
    civil servant = fonctionnaire|haut fonctionnaire|inspecteur des finances
    police officer = policier|policière|commissaire de police
    military officer = officier
    priest = prêtre|curé|pasteur|pasteure
    bishop = évêque|archevêque
    rabbi = rabbin
    chemist = chimiste
    physicist = physicien|physicienne
    mathematician = mathématicien|mathématicienne
    biologist = biologiste
    historian = historien|historienne
    sociologist = sociologue
    political scientist = politologue|politiste
    philosopher = philosophe
    intern = stagiaire
    apprentice = apprenti|apprentie|alternant|alternante
    volunteer = bénévole|volontaire
    freelancer = indépendant|indépendante|travailleur indépendant|travailleuse autonome|travailleur autonome
    investor = investisseur|investisseuse
    member = membre
    commissioner = commissaire
    inspector = inspecteur|inspectrice
    chef = chef cuisinier|cuisinier|cuisinière
    real estate agent = agent immobilier|agente immobilière
    employee = employé|employée|salarié|salariée
    bailiff = huissier de justice|huissière de justice|huissier|commissaire de justice
    law clerk = assistant de justice|assistante de justice|juriste assistant
    board secretary = secrétaire du conseil d'administration|secrétaire du conseil
    dental hygienist = hygiéniste dentaire
    dental technician = prothésiste dentaire
    dental assistant = assistante dentaire|assistant dentaire
    paralegal = assistante juridique|assistant juridique|collaborateur juridique
    legal secretary = secrétaire juridique
    court expert = expert judiciaire|experte judiciaire|expert près la cour d'appel
    naturopath = naturopathe
    osteopath = ostéopathe
    dietitian = diététicien|diététicienne|nutritionniste|diététicienne-nutritionniste
    optometrist = opticien|opticienne|optométriste
    data protection officer = délégué à la protection des données|déléguée à la protection des données
    rapporteur = rapporteure|rapporteuse
    bank clerk = employé de banque|employée de banque|conseiller clientèle|conseillère clientèle
    office clerk = employé de bureau|employée de bureau|agent administratif|agente administrative
    kindergarten teacher = éducatrice de jeunes enfants|éducateur de jeunes enfants
    surveyor = géomètre|géomètre-expert
    nursing assistant = aide-soignant|aide-soignante
    tax lawyer = avocat fiscaliste|avocate fiscaliste
    criminal lawyer = avocat pénaliste|avocate pénaliste|pénaliste
    head of studies = directeur des études|directrice des études
    study engineer = ingénieure d'études
    site manager = conducteur de travaux|conductrice de travaux|chef de chantier
    social pedagogue = éducateur spécialisé|éducatrice spécialisée
    web developer = développeur web|développeuse web
    graphic designer = infographiste
    chief of staff = directeur de cabinet|directrice de cabinet|chef de cabinet|cheffe de cabinet
    legal representative = représentant légal|représentante légale
    office manager = responsable administrative|responsable administratif|responsable administrative et financière|responsable administratif et financier
    business developer = responsable développement commercial|responsable du développement commercial|chargé de développement|chargée de développement|responsable du développement|directeur du développement|directrice du développement
    adjunct professor = enseignant vacataire|enseignante vacataire|chargé d'enseignement vacataire|intervenant extérieur|intervenante extérieure
  `,
  titleWords: list`directeur|directrice|président|présidente|gérant|gérante|fondateur|fondatrice|cofondateur|cofondatrice|responsable|chef|cheffe|associé|associée|administrateur|administratrice|professeur|professeure|maître|maîtresse|enseignant|enseignante|chercheur|chercheuse|doctorant|doctorante|postdoctorant|postdoctorante|ingénieur|ingénieure|développeur|développeuse|technicien|technicienne|consultant|consultante|conseiller|conseillère|chargé|chargée|assistant|assistante|secrétaire|trésorier|trésorière|avocat|avocate|juriste|notaire|juge|magistrat|magistrate|procureur|procureure|médecin|chirurgien|chirurgienne|praticien|praticienne|interne|infirmier|infirmière|pharmacien|pharmacienne|dentiste|psychologue|psychiatre|vétérinaire|kinésithérapeute|sage-femme|comptable|expert-comptable|auditeur|auditrice|analyste|économiste|banquier|banquière|architecte|designer|journaliste|rédacteur|rédactrice|auteur|auteure|autrice|écrivain|écrivaine|éditeur|éditrice|traducteur|traductrice|producteur|productrice|réalisateur|réalisatrice|photographe|artiste|musicien|musicienne|doyen|doyenne|recteur|rectrice|ministre|député|députée|sénateur|sénatrice|maire|ambassadeur|ambassadrice|préfet|préfète|commissaire|inspecteur|inspectrice|coordinateur|coordinatrice|coordonnateur|coordonnatrice|formateur|formatrice|entraîneur|bibliothécaire|conservateur|conservatrice|historien|historienne|physicien|physicienne|chimiste|biologiste|mathématicien|mathématicienne|sociologue|philosophe|membre|porte-parole|stagiaire|entrepreneur|entrepreneure|gestionnaire|manager|PDG|DG|DRH|DSI|proviseur|instituteur|institutrice|spécialiste|expert|experte|cardiologue|gynécologue|pédiatre|radiologue|neurologue|cadre|agent|agente|délégué|déléguée|attaché|attachée|collaborateur|collaboratrice|vice-président|vice-présidente`,
  studyVerbs: list`soutenait sa thèse|entre à|sortie de|issue de|issu de|passée par|passé par|formée|formé|elle obtient|il obtient|poursuit ses études|suit des études|s'inscrit|diplômée en|diplômé en|a étudié|étudia|ai étudié|étudie|est diplômé|est diplômée|diplômé de|diplômée de|diplômé|diplômée|a obtenu|obtint|obtient|ai obtenu|est titulaire|titulaire|a suivi|a soutenu|soutient sa thèse|a soutenu sa thèse|soutint|a fait ses études|a fait ses études de|fait ses études|a terminé|a achevé|est sorti|est sortie|est lauréat|lauréate|a reçu|a été formé|a été formée|formé à|formée à|a complété|s'est formé|s'est formée|a passé|a intégré|a fréquenté|détient|détient un|est docteur|est docteure|a décroché|ai suivi|ai soutenu|ai fait mes études|a poursuivi ses études|poursuit des études|s'est spécialisé|s'est spécialisée|agrégé de|agrégée de|ancien élève de|ancienne élève de|possède un diplôme|a effectué ses études|étudié|obtenu|soutenu|effectué ses études|complété|prépare`,
  appointing: list`nomme|a nommé|annonce la nomination de|la nomination de|nomination de|recrute|a recruté|accueille|promeut|annonce l'arrivée de|élit|désigne`,
  foundedBy: list`fondé … par|fondée … par|créé … par|créée … par|cofondée … par|cofondé … par`,
  speaking: list`déclare|a déclaré|explique|a expliqué|affirme|commente|souligne|ajoute|précise|selon|indique`,
  heldAs: list`comme|en tant que|en qualité de|au poste de|où elle est|où il est|où elle était|où il était|où elle a été|où il a été|où elle occupe|où il occupe|où elle exerce|où il exerce|dont elle est|dont il est|dont elle a été|dont il a été`,
  worked: list`a travaillé|travaillait|j'ai travaillé|travailla|occupait|a occupé|occupa|j'ai occupé|dirigeait`,
  anotherTime: list`avant de|avant d'être|avant d'intégrer|avant d'entrer|avant d'exercer|avant d'occuper|après|puis|auparavant|précédemment`,
  workVerbs: list`années chez|ans chez|mois chez|années au sein|ans au sein|mois au sein|a commencé son parcours|commence son parcours|débute son parcours|a débuté son parcours|a fait ses débuts|fait ses débuts|effectue sa carrière|a effectué sa carrière|a fait l'essentiel de sa carrière|rejoindre|avoir rejoint|rejoignait|intégrer|d'intégrer|exerçait|exercer|travaillait|travailler|avoir travaillé|avoir exercé|occupait|occuper le poste|était|collaborait|officiait|enseignait|dirigeait|présidait|ayant exercé|ayant travaillé|s'installe|s'est installée|s'est installé|consulte|pratique|opère|a été|fut|est associée|est associé|débute|démarre sa carrière|a démarré sa carrière|être nommée|être nommé|sera nommée|a travaillé|a acquis son expérience|a acquis une expérience|a forgé son expérience|a fait ses armes|travaille|ai travaillé|travailla|a rejoint|rejoint|ai rejoint|rejoignit|dirige|a dirigé|dirigea|a occupé|occupe|occupe le poste|exerce|a exercé|a fondé|fonde|fonda|a cofondé|a créé|crée|a été nommé|a été nommée|est nommé|est nommée|nommé|nommée|a été élu|a été élue|est élu|est élue|élu|élue|devient|est devenu|est devenue|devint|enseigne|a enseigné|gère|a géré|pilote|a piloté|encadre|a été embauché|est employé|a intégré le cabinet|a débuté|débute sa carrière|a commencé sa carrière|commence sa carrière|préside|a présidé|siège au|siège à|siège dans|siège également|a siégé|conseille|est responsable|est en charge|est chargé de|est chargée de|est en poste|est installé|est installée|a été promu|a été promue|assure|représente|a quitté|mène des recherches|a pris la direction|prend la tête|succède à|collabore|anime|travaillé|exercé|dirigé|occupé|enseigné|débuté|fondé|cofondé|présidé|officié|collaboré|activité libérale|activité hospitalière|activité professionnelle|exercice libéral|stage chez|stage au sein|stages chez|expérience chez|expérience au sein|expériences au sein|parcours au sein|est passé par|est passée par|a évolué|évolue|a fait carrière|a fait partie|fait partie|a officié|officie|a œuvré|œuvre au sein|intervient|est intervenu|est intervenue|est attaché|est attachée|est rattaché|est rattachée|est entré|est entrée|a pratiqué|pratique à|consulte à|consulte au|j'exerce|j'ai exercé|je travaille|a passé plusieurs années|a collaboré|collaboration avec|intègre|en poste|recrutée par|recruté par|passages chez|passage chez|après un passage|après des passages|un passage chez|expériences chez|expérience au sein de|expériences au sein de|ses expériences chez|a exercé au sein de`,
  joins: list`en provenance de|arrive de chez|a rejoint|rejoint|rejoignit|rejoindre|avoir rejoint|ai rejoint|a ensuite rejoint|rejoint ensuite|rejoint alors|rejoint le groupe|a rejoint le groupe|intègre|a intégré|intégra|intègre ensuite|a travaillé pour|travaille pour|a œuvré chez`,
  taughtIn: list`de|du|des|en|au|aux|dans|le|la|les|l|d|cours|programme|parcours|niveau|formation|cursus|diplôme`,
  studyNouns: list`études|étude|diplôme|diplômes|diplômé|diplômée|formation|thèse|mémoire|doctorat|licence|maîtrise|ancien élève|ancienne élève|anciens élèves|ancien étudiant|ancienne étudiante|cursus|scolarité|soutenance|habilitation|agrégation|spécialisation|internat|résidanat|promotion|concours|lauréat|lauréate|grade|baccalauréat|majeure|mineure|stage postdoctoral|études supérieures|études de droit|études de médecine|double diplôme|externat|clinicat|certificat`,
  organisationPrepositions: list`à|à l'|à la|au|aux|chez|de|de l'|de la|du|des|d'|en|au sein de|au sein du|au sein de la|au sein d'|auprès de|auprès du|auprès de la|pour|pour le|pour la|dans|sur|par|à l’|de l’`,
  honorifics: list`M.|Monsieur|Mme|Madame|Mlle|Mademoiselle|MM.|Dr|Dr.|Docteur|Docteure|Pr|Pr.|Prof.|Professeur|Professeure|Me|Maître|Mes|Mgr|Monseigneur|Père|Sœur|Frère|Abbé|Général|Colonel|Capitaine|Baron|Baronne|Comte|Comtesse|Sir|Mme le Professeur|Mme le Dr|Drs|Prs|S.E.|Son Excellence|l'honorable|Mᵉ|Dre|Dre.|Pre|Mᵐᵉ|M. le Professeur|Mme la Professeure|Monsieur le Professeur|Me.`,
  postNominals: list`Ph.D.|PhD|Ph. D.|MBA|M. Sc.|M.Sc.|M.A.|B.A.|B. Sc.|LL.B.|LL.M.|LL. M.|ing.|CPA|CPA auditeur|CFA|FCPA|Ad. E.|c.r.|avocat|notaire|M.D.|MD|FRCPC|FRCSC|HDR|DEA|CRHA|ASC|IAS.A.|O.C.|C.M.|C.Q.|O.Q.|s.j.|o.p.|inf.|DESS|PMP|fils|père|FRICS|MRICS`,
  nameParticles: list`de|du|des|de la|de l'|d'|le|la|les|l'|van|van der|von|di|da|dos|del|ben|ibn|el|al|d’|de l’|abou|bin|Saint|Sainte|ould|aït|N'`,
  articles: list`le|la|les|l|l'|un|une`,
  nameConnectors: list`de|du|des|d|la|le|les|l|et|pour|contre`,
  months: lists`
    janvier|janv|janv.|jan.|jan
    février|févr|févr.|fév|fév.|fevrier
    mars
    avril|avr|avr.
    mai
    juin
    juillet|juil|juil.
    août|aout
    septembre|sept|sept.|sep.
    octobre|oct|oct.
    novembre|nov|nov.
    décembre|déc|déc.|decembre
  `,
  seasons: lists`
    printemps|semestre de printemps|trimestre de printemps|session de printemps
    été|session d'été|semestre d'été
    automne|semestre d'automne|session d'automne|rentrée
    hiver|session d'hiver|trimestre d'hiver|semestre d'hiver
  `,
  present: list`aujourd'hui|aujourd’hui|à aujourd'hui|à aujourd’hui|présent|à présent|à ce jour|ce jour|actuel|actuelle|actuellement|en cours|maintenant|toujours|jusqu'à présent|jusqu'à aujourd'hui|en poste|de nos jours|en ce moment|à date|désormais|jusqu'à maintenant|en exercice|fonction principale|activité principale`,
  presentVerbs: list`siège|coordonne|pratique|consulte|collabore|gère|pilote|est installée|est installé|assure|mène|officie|est|suis|travaille|dirige|enseigne|exerce|occupe|conseille|intervient|anime|préside`,
  since: list`depuis|dès|à partir de|à compter de|à partir du|de|depuis le|à compter du|depuis lors`,
  until: list`jusqu'en|jusqu'à|jusqu'au|à|au|jusque|avant|jusqu’en|jusqu’à|jusqu’au|fin en`,
  born: list`né|née|né le|née le|né en|née en|naissance|date de naissance|naquit`,
  introductions: list`je suis|je m'appelle|mon nom est|moi c'est`,
  former: list`ancien|ancienne|anciens|anciennes|anciennement|ex-|ex|précédent|précédente|précédemment|auparavant|autrefois|jadis|à la retraite|retraité|retraitée|émérite|honoraire|jusqu'à récemment|antérieur|antérieure|antérieurement|sortant|sortante|passé|alors|à l'époque|feu|feue|par le passé|démissionnaire|d'alors|ci-devant`,
  inProgress: list`prépare|poursuit une thèse|poursuit un doctorat|effectue une thèse|effectue son doctorat|termine son doctorat|achève sa thèse|étudiant|étudiante|doctorant|doctorante|candidat|candidate|élève|prépare un doctorat|prépare une thèse|thèse en cours|étudiant en master|étudiante en master|étudiant en droit|étudiante en droit|étudiant en médecine|étudiante en médecine|inscrit en|inscrite en|inscrit à|poursuit actuellement|études en cours|formation en cours|en formation|thésard|thésarde|étudiant au doctorat|étudiante au doctorat|étudiant à la maîtrise|candidat au doctorat|candidate au doctorat|prépare actuellement|stagiaire|apprenti|élève-ingénieur|élève ingénieur|normalien|master en cours|externe|interne`,
  expected: list`prévu|prévue|obtention prévue|diplôme prévu|attendu|attendue|soutenance prévue|fin prévue|à obtenir|en cours d'obtention|sera diplômé|sera diplômée|promotion attendue|diplomation prévue|à venir`,
  attendedOnly: list`échange|échange universitaire|semestre d'échange|semestre à l'étranger|année à l'étranger|année d'échange|auditeur libre|auditrice libre|école d'été|université d'été|séjour d'études|séjour linguistique|Erasmus|programme Erasmus|a fréquenté|séjour académique|cours d'été|année de césure|étudiant libre|a suivi des cours|séminaire intensif|auditeur|auditrice|niveau|formation courte`,
  notConferred: list`abandonné|abandonna|a abandonné ses études|a abandonné|abandon|inachevé|inachevée|inachevées|non terminé|non terminée|non soutenue|sans diplôme|sans obtenir|non obtenu|non complété|non achevé|non achevée|interrompu|interrompue|interrompt ses études|a interrompu ses études|n'a pas terminé|n'a jamais terminé|décrocheur|quitta l'université|sans avoir obtenu|scolarité de doctorat terminée|thèse non soutenue|arrête ses études|a quitté l'université|non validé|exclu|exclue|révoqué`,
  honorary: list`honoris causa|docteur honoris causa|doctorat honoris causa|doctorat honorifique|DHC|honorifique|à titre honorifique|doctorat d'honneur|président d'honneur|membre d'honneur|h.c.|professeur honoraire|à titre honoraire|docteure honoris causa`,
  negation: list`ne|n'|pas|jamais|aucun|aucune|ni|sans|nullement|ne pas|n'est pas|n'a pas|nie|dément|a démenti|faux|fausse|faussement|rien à voir|aucun lien|n’|n’est pas|n’a pas|guère`,
  hypothetical: list`candidate à|candidat à|a candidaté|s'est portée candidate|s'est porté candidat|malheureuse|a renoncé|renonce|si|aurait|serait|pourrait|devrait|prétendument|soi-disant|peut-être|probablement|éventuellement|présumé|présumée|prétend|selon la rumeur|souhaite|envisage|projette de|espère|a postulé|a refusé|a décliné|voulait|pressenti|pressentie|fictif|fictive|imaginaire|supposé|supposée|allègue|hypothétique|possiblement|sous réserve|voudrait|rêve de`,
  visiting: list`invité|invitée|visiteur|visiteuse|professeur invité|professeure invitée|chercheur invité|chercheuse invitée|séjour de recherche|séjour scientifique|en détachement|détaché|détachée|mise à disposition|en résidence|résidence|sabbatique|année sabbatique|chercheur visiteur|professeur visiteur|visiting scholar|visiting professor|visiting fellow|délégation|en délégation|conférencier invité|intérimaire|par intérim|suppléant|suppléante`,
  trainings: titles`
    resident physician = internat|internat de médecine|internat en médecine|résidanat|résidence médicale|assistanat|internat des hôpitaux|internat de spécialité|post-internat|externat
    chief resident = clinicat|chefferie de clinique|post-internat de chef de clinique|assistanat-chefferie
    intern = stage|stages|stage de fin d'études
    postdoctoral researcher = post-doctorat|postdoctorat|séjour postdoctoral|stage postdoctoral
    trainee lawyer = stage d'avocat|stage professionnel
    apprentice = apprentissage|alternance
  `,
  titleVerbs: titles`
    directrice * = dirige|dirigeait|a dirigé|ai dirigé|dirigea|dirigé|à la tête|a pris la tête|prend la tête|prend la direction|a pris la direction|assure la direction|a assuré la direction
    présidente * = préside|présidait|a présidé|présida
    enseignante = enseigne|enseignait|a enseigné|ai enseigné|enseigna|donne des cours|dispense des cours
    fondatrice = a fondé|ai fondé|fonde|fonda|de fonder|a créé|créa|avoir fondé|avoir créé
    cofondatrice = a cofondé|cofonde|cofonda|de cofonder
    administratrice = siège au conseil d'administration|siégeait au conseil d'administration|a siégé au conseil d'administration|siège au conseil de surveillance
    coordinatrice * = coordonne|coordonnait|a coordonné
  `,
  titleGroups: titles`
    associé = associés|associées|avocats associés|avocates associées
    associé fondateur = associés fondateurs
    avocat = avocats|avocates|avocats à la cour
    avocat collaborateur = avocats collaborateurs|collaborateurs avocats
    notaire = notaires
    médecin = médecins|nos médecins
    professeur = professeurs|professeures
    chercheur = chercheurs|chercheuses
    enseignant-chercheur = enseignants-chercheurs
    maître de conférences = maîtres de conférences
    doctorant = doctorants|doctorantes
    postdoctorant = postdoctorants|post-doctorants
    ingénieur = ingénieurs
    juriste = juristes
    consultant = consultants|consultantes
    formateur = formateurs
    administrateur = administrateurs
    architecte = architectes
    directeur = directeurs
  `,
  memberOf: list`membre|membres|membre honoraire|membre fondateur|adhérent|adhérente|lauréat|lauréate|boursier|boursière|sociétaire`,
  committees: list`comité`,
  dealings: list`financé par|financée par|financés par|financées par|soutenu par|soutenue par|subventionné par|publié chez|publié dans|publié par|publiée dans|publiés dans|publiées dans|parus dans|paru chez|paru dans|parue dans|parus chez|édité par|édité chez|en collaboration avec|en partenariat avec|collaboration avec|partenariat avec|clients|clientes|clientèle|prix de|prix du|bourse de|bourse du|boursier de|boursière de|lauréat de|lauréate de|lauréat du|lauréate du|inscrit au|inscrite au|inscrit à|inscrite à|certifié par|certifiée par|agréé par|agréée par|accrédité par|accréditée par|récompensé par|récompensée par|articles dans|conférences à|interventions à|invité à|invitée à|pour le compte de|conférencier|conférencière|intervenant|intervenante|travaillé avec|travaille avec|travaillant avec|collègues`,
  prizes: list`prix|médaille|trophée|bourse`,
  theses: titles`
    doctoral = thèse de doctorat|thèse d’exercice
    master = mémoire de master|mémoire de maîtrise
    bachelor = mémoire de licence|travail de bachelor
    any = thèse|mémoire
  `,
  bars: list`barreau|ordre des avocats`,
  relatives: list`mon collègue|ma collègue|père|mère|frère|sœur|fils|fille|épouse|époux|mari|femme|conjoint|conjointe|parents|oncle|tante|cousin|cousine|neveu|nièce|grand-père|grand-mère|petit-fils|petite-fille|beau-père|belle-mère|beau-frère|belle-sœur|gendre|belle-fille|beau-fils|enfants|veuve|veuf|jumeau|jumelle|compagnon|compagne|marié à|mariée à|fiancé|fiancée|demi-frère|demi-sœur|ex-mari|ex-femme|son père|sa mère|son épouse|son mari|arrière-grand-père|famille|parrain|marraine|ancêtre|descendant|fratrie`,
  advisors: list`directeur de thèse|directrice de thèse|sous la direction de|sous la direction du|dirigé par|dirigée par|encadré par|encadrée par|codirecteur|codirectrice|co-directeur|promoteur|promotrice|tuteur|tutrice|directeur de mémoire|directrice de mémoire|rapporteur|rapporteuse|membre du jury|président du jury|superviseur|superviseure|mentor|mentore|sous la supervision de|co-encadrant|encadrant|encadrante|maître de stage|thèse dirigée par`,
  pronouns: {
    first: list`je|j'|j’|mon|ma|mes|moi|me|nous|notre|nos|m'|m’`,
    third: list`il|elle|son|sa|ses|lui|ils|elles|leur|leurs|celui-ci|celle-ci|l'intéressé|l'intéressée`,
  },
  organisationWords: {
    school: list`université|école|collège|lycée|académie|faculté|grande école|école supérieure|école normale supérieure|école polytechnique|école de commerce|école d'ingénieurs|conservatoire|IUT|institut universitaire|institut d'études politiques|haute école|cégep|école nationale|école des hautes études|séminaire|polytechnique|école centrale|école nationale supérieure|université catholique|université libre|gymnase|école de management|école d'architecture|beaux-arts|école des beaux-arts|UFR|Sciences Po|IAE|INSA|IEP|universités|école de droit|IUFM|CFA`,
    company: list`société|entreprise|compagnie|groupe|holding|cabinet|agence|industries|technologies|solutions|systèmes|services|éditions|maison d'édition|assurances|assurance|studio|usine|établissements|Éts|conseil et stratégie|télécommunications|chaîne|production|productions|laboratoires|pharmaceutique|énergie|transports|logistique|immobilier|bureau d'études|média|médias|journal|start-up|startup|filiale|cabinet de conseil|cabinet comptable|cabinet d'architectes|automobiles|constructions|fabrique|distribution|boutique|restaurant|hôtel|gazette|tribune|revue|radio|télévision|magazine|quotidien`,
    hospital: list`hôpital|hôpitaux|clinique|centre hospitalier|CHU|CHRU|centre hospitalier universitaire|polyclinique|centre médical|cabinet médical|cabinet dentaire|hôpitaux universitaires|Assistance publique|AP-HP|maison de santé|dispensaire|sanatorium|maternité|EHPAD|centre de santé|institut hospitalier|centre anticancéreux|CHUM|CHUV|HUG|pharmacie|centre de soins|clinique vétérinaire|hôpital d'instruction des armées|CHR|hospices civils|CHI|GHU`,
    public: list`ministère|gouvernement|mairie|commune|ville de|préfecture|sous-préfecture|conseil régional|conseil départemental|conseil général|assemblée nationale|sénat|parlement|tribunal|cour d'appel|cour de cassation|cour des comptes|conseil d'État|conseil constitutionnel|parquet|police|gendarmerie|armée|marine nationale|ambassade|consulat|commission européenne|parlement européen|direction générale|administration|région|département de|autorité|agence nationale|office fédéral|canton|municipalité|secrétariat d'État|présidence de la République|communauté de communes|métropole|douanes|trésor public|cour suprême|tribunal de commerce|assemblée`,
    institute: list`institut|centre de recherche|laboratoire|CNRS|INSERM|INRIA|INRAE|CEA|observatoire|musée|bibliothèque|archives|centre national de la recherche scientifique|institut de recherche|centre d'études|unité mixte de recherche|UMR|Institut Pasteur|Académie des sciences|collège de France|think tank|centre national|fondation de recherche|IRD|centre de recherches`,
    department: list`département|service|direction|division|section|unité|équipe|chaire|pôle|bureau|groupe de recherche|équipe de recherche|service de|filière|secrétariat|antenne|succursale|agence locale|sous-direction|école doctorale|axe|unité de recherche|branche|rédaction`,
    law: list`cabinet d'avocats|avocats|étude notariale|office notarial|SELARL d'avocats|société d'avocats|étude d'avocats|notaires|avocats à la cour|étude|cabinet juridique|avocats associés|conseils en propriété industrielle|huissiers`,
    association: list`barreau|association|fondation|fédération|syndicat|union|société savante|chambre de commerce|chambre des notaires|ordre des avocats|ordre des médecins|confédération|ligue|comité|club|parti|mutuelle|église|paroisse|diocèse|ONG|collectif|réseau|mouvement|coopérative|conseil national|ordre|forum|alliance|cercle|société française de|amicale|conseil de l'Ordre|théâtre|opéra|orchestre|philharmonie|scène nationale|centre dramatique national`,
    bank: list`banque|caisse d'épargne|crédit|caisse|banque centrale|banque privée|banque d'affaires|crédit mutuel|société de gestion|gestion d'actifs|fonds d'investissement|bourse|capital-investissement|caisse populaire|banque populaire|crédit agricole|gestion de patrimoine|banque cantonale`,
  },
  pageWords: list`accueil|bienvenue|page personnelle|mentions légales|notre|nos`,
  fieldLabels: {
    grantor: list`établissement|établissement de soutenance`,
    email: list`courriel|adresse e-mail|adresse email`,
    web: list`site web|site internet`,
    company: list`raison sociale|dénomination|dénomination sociale`,
    number: list`numéro|matricule|SIREN|SIRET`,
    end: list`fin|date de fin`,
    start: list`date d'inscription|date d'entrée|date d'admission|inscrit depuis|nommé|depuis`,
    place: list`ville|lieu|lieu d'exercice|pays|commune`,
    role: list`fonction|qualité`,
    specialty: list`spécialité`,
    profession: list`profession exercée`,
    status: list`statut|situation`,
    firm: list`cabinet`,
    name: list`nom|nom et prénom|nom, prénom|nom, prénoms|prénom et nom`,
  },
  sharedHeads: list`universités|Universités|facultés|hôpitaux|Hôpitaux|écoles`,
  legalForms: list`SA|S.A.|SARL|S.A.R.L.|SAS|S.A.S.|SASU|EURL|SNC|SCI|SCP|SCOP|SELARL|SELAS|GIE|EI|SC|SCA|SE|Sàrl|SRL|SPRL|ASBL|loi 1901|Inc.|Ltée|S.E.N.C.|s.e.n.c.r.l.|S.E.C.|SEM|EPIC|EPA|et Cie|& Cie|et associés|& Associés|SCM|AARPI|SCRL|NV`,
  sentenceWords: list`étudiant|étudiante|diplômé|diplômée|formé|titulaire|ancien|ancienne|elle|je|nous|vous|le|la|les|un|une|depuis`,
  subjects: list`informatique|physique|mathématiques|droit|gestion`,
  functionWords: list`achats|administration|audit|clients|commercial|commerciale|communication|comptabilité|contenus|contrôle|développement|direction|enseignement|études|finance|finances|formation|gestion|humaines|informatique|innovation|internationales|juridique|logistique|maintenance|marketing|numérique|opérations|planification|pôle|production|projets|publiques|qualité|recherche|relations|ressources|sécurité|service|services|stratégie|systèmes|technologie|technologies|ventes`,
  conjunctions: list`et|&|ainsi que|ou|et/ou|mais|de même que|puis|avec|/|et aussi|comme`,
});
