// Words of job titles in seven languages: heads that make a title, words that may stand before them, and functions after "of".

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''));

/** The noun without which there is no title. Singular; English plurals are read too. */
export const TITLE_HEADS = words(`
  ceo cfo cto coo cio cmo cso cpo chro ciso cao cdo cco evp svp avp vp president vice-president chairman chairwoman chairperson chair co-chair co-chairman director co-director manager officer executive
  founder co-founder cofounder owner co-owner partner principal proprietor entrepreneur shareholder
  academician professor lecturer instructor teacher tutor reader fellow dean provost rector chancellor vice-chancellor headmaster headmistress postdoc post-doc researcher scientist scholar academic librarian curator archivist registrar bursar
  engineer developer programmer architect designer analyst consultant administrator specialist technician technologist tester scrum-master devops statistician economist mathematician physicist chemist biologist zoologist botanist astronomer geologist historian sociologist psychologist anthropologist philosopher actuary
  lawyer attorney solicitor barrister counsel judge justice paralegal paraprofessional notary prosecutor magistrate clerk
  physician surgeon doctor nurse dentist pharmacist therapist veterinarian psychiatrist radiologist cardiologist gynaecologist paramedic resident intern
  neurosurgeon neonatologist pathologist immunologist epidemiologist nephrologist rheumatologist gastroenterologist endocrinologist haematologist hematologist pulmonologist podiatrist chiropractor audiologist hospitalist intensivist allergist counsellor counselor
  microbiologist geneticist ecologist geographer archaeologist linguist criminologist virologist toxicologist pharmacologist physiologist neuroscientist neuropsychologist biochemist astrophysicist geophysicist meteorologist oceanographer entomologist hydrologist agronomist
  firefighter coroner ombudsman lobbyist fundraiser caseworker videographer proofreader merchandiser dispatcher webmaster barista stylist welder machinist housekeeper lifeguard
  accountant auditor bookkeeper banker trader broker treasurer controller comptroller cashier teller underwriter advisor adviser
  editor journalist reporter correspondent columnist anchor broadcaster producer publisher writer copywriter screenwriter author translator interpreter photographer cinematographer animator illustrator announcer presenter host blogger
  actor actress singer musician composer conductor violinist pianist guitarist drummer bassist vocalist keyboardist organist cellist choreographer dancer
  coach trainer mentor player captain quarterback goalkeeper midfielder striker defender forward pitcher catcher outfielder wrestler scout referee
  minister secretary ambassador governor senator representative congressman congresswoman mayor councillor councilman councilor commissioner premier delegate envoy diplomat spokesman spokesperson spokeswoman legislator parliamentarian undersecretary whip treasurer
  general admiral commander colonel major lieutenant sergeant corporal private midshipman brigadier ensign commodore marshal officer soldier pilot astronaut navigator cadet defender keeper
  bishop archbishop priest pastor minister rabbi missionary chaplain deacon vicar cardinal abbot
  assistant associate coordinator supervisor representative agent head leader lead member trustee governor regent employee staffer staff intern trainee apprentice volunteer ambassador recruiter buyer planner strategist evangelist advocate inspector superintendent foreman operator driver chef mechanic electrician salesman salesperson saleswoman merchant
  dev sde swe gm cpo ctio sysadmin
  technical-lead postmaster caretaker concierge receptionist bartender waiter waitress hr generalist realtor steward collaborator contributor maintainer
  faculty chief aide deputy warden detective sheriff agent guard
  oberarzt oberärztin chefarzt chefärztin assistenzarzt assistenzärztin facharzt fachärztin wissenschaftler wissenschaftlerin gastwissenschaftler gastwissenschaftlerin journalist journalistin journaliste cheffe rédacteur giornalista periodista jornalista redattore redactor redactora onderzoekster
  geschäftsführer geschäftsführerin leiter leiterin professorin dozent dozentin mitarbeiter mitarbeiterin entwickler entwicklerin berater beraterin ingenieur ingenieurin vorstand vorsitzender vorsitzende gründer gründerin inhaber inhaberin lehrer lehrerin direktor direktorin referent referentin redakteur redakteurin arzt ärztin rechtsanwalt rechtsanwältin informatiker softwareentwickler juniorprofessur gastprofessur vertretungsprofessur gastdozentur postdoktorand postdoktorandin partnerin gesellschafter gesellschafterin prokurist prokuristin syndikus notarin fachanwalt fachanwältin steuerberater steuerberaterin wirtschaftsprüfer wirtschaftsprüferin
  directeur directrice professeur enseignant enseignante chercheur chercheuse ingénieur ingénieure développeur développeuse responsable gérant gérante fondateur fondatrice cofondateur président présidente consultant consultante avocat avocate médecin maître doctorant chargé chargée chef rédacteur rédactrice architecte formateur formatrice technicien
  profesor profesora catedrático catedrática investigador investigadora ingeniero ingeniera desarrollador desarrolladora gerente fundador fundadora cofundador presidente presidenta consultor consultora abogado abogada médico médica socio socia jefe jefa docente directora coordinador coordinadora asesor asesora analista consejero consejera
  professora pesquisador pesquisadora engenheiro engenheira desenvolvedor desenvolvedora diretor diretora advogado advogada sócio coordenador coordenadora
  professore professoressa ricercatore ricercatrice ingegnere sviluppatore sviluppatrice direttore direttrice fondatore fondatrice amministratore consulente avvocato medico docente insegnante responsabile socio architetto
  hoogleraar docent onderzoeker ontwikkelaar directeur oprichter voorzitter adviseur medewerker leraar advocaat redacteur hoofdredacteur tekstschrijver projectleider wethouder burgemeester bestuurder
  准教授 教授 助教 講師 特任助教 特定准教授 特定助教 研究員 社長 代表取締役
`);

/** Heads that also are everyday words: a title only with a modifier, an article or a body beside them. */
export const WEAK_HEADS = words(
  `marshal keeper private general major doctor head lead chief member fellow reader host author scholar chair executive associate assistant partner principal forward captain guard officer resident staff faculty player agent pilot driver governor minister justice clerk judge advocate contributor leader employee volunteer academic intern representative coach trainer`,
);

/** May stand before a head. */
export const TITLE_MODIFIERS = words(`
  chief executive operating financial technology technical information marketing medical scientific science security product people human resources resource data digital revenue growth commercial strategy strategic innovation business development legal compliance risk investment credit lending
  senior sr snr junior jr mid-level entry-level assistant asst associate assoc deputy joint additional superintending vice vice- co managing general global regional national international area district branch group corporate principal lead head staff distinguished visiting adjunct affiliate honorary emeritus emerita full acting interim founding co-founding former ex past current first second third 1st 2nd 3rd
  non-executive independent outside board supervisory research teaching clinical postdoctoral post-doctoral predoctoral pre-doctoral doctoral graduate undergraduate student tenured tenure-track endowed chaired professorial regents university college school departmental faculty academic education educational program programme project portfolio account client customer relations public media communications communication press sales field retail store operations operational supply chain procurement purchasing logistics warehouse production manufacturing plant quality assurance qa test testing process automation industrial mechanical electrical electronic electronics civil chemical structural aerospace software hardware firmware embedded systems system network networking infrastructure cloud platform site reliability web frontend front-end backend back-end full-stack fullstack full stack mobile ios android java python php database machine learning ai artificial intelligence deep vision nlp ml
  user experience ux ui interaction graphic visual creative art artistic design fashion interior landscape music musical film theatre theatrical news sports sport political foreign economic financial policy legislative parliamentary federal state county city town municipal local government executive military naval air army
  staff budget tax audit investment equity fund asset wealth private commercial corporate mortgage real estate property community social youth family child children school primary secondary elementary high middle special english french german history math mathematics physics chemistry biology economics law language literature philosophy
  attorney solicitor prime cabinet foreign interior defense defence finance postmaster house minority majority speaker opposition party permanent special plenary personal administrative office front desk executive editorial managing contributing copy night day line shift crew team pod squad flight test chief
  success gis placement blockchain locum loan correctional probation campaign country
  guest keynote lead principal registered licensed certified chartered professional freelance independent self-employed contract part-time full-time temporary summer winter play voice opera concert session studio rhythm bass lead backing
  lieutenant wing squadron petty warrant lance rear master brevet gunnery cub feature features stage trade trainee apprentice probationary
  marine fire police patrol safety health environmental energy mining petroleum nuclear water forest wildlife agricultural food nutrition dental nursing mental care patient emergency trauma plastic general cardiac orthopedic pediatric neurosurgical veterinary
  immigration trial family criminal civil patent intellectual appellate prosecuting district circuit supreme superior associate presiding magistrate advertising promotion brand content editorial publishing digital seo e-commerce ecommerce commerce merchandise merchandising
  developer engineering engineer solution solutions support service services delivery implementation integration release build devops configuration scrum agile business-development it ict help desk helpdesk technical subject matter expert hr talent acquisition recruitment recruiting training learning organizational change management performance compensation benefits payroll accounting accounts payable receivable
  wissenschaftlicher wissenschaftliche leitender leitende stellvertretender stellvertretende geschäftsführender technischer kaufmännischer ordentlicher außerordentlicher général générale adjoint technique commercial commerciale principal scientifique
  director ejecutivo ejecutiva general técnico comercial adjunto titular asociado executivo geral associado adjunto esecutivo generale tecnico commerciale ordinario associato delegato
`);

/** After "of", "for" or "in": a function or subject rather than an organisation. Stems are compared by whole word. */
export const FUNCTION_WORDS = words(`
  sales commercial marketing engineering operations finance technology product products design research development strategy communications communication relations affairs people talent resources human services service support security data science sciences information systems system software hardware infrastructure education training learning programs programme programmes program projects policy planning innovation business corporate public private global international regional national digital media content growth partnerships alliances compliance risk legal quality safety procurement logistics manufacturing production supply chain customer success experience user creative art arts editorial news sports music
  physics chemistry biology mathematics math maths statistics economics economy history philosophy literature linguistics languages language english french german spanish latin greek psychology sociology anthropology politics political government law laws medicine surgery nursing pharmacy dentistry psychiatry pediatrics paediatrics neurology neuroscience cardiology oncology pathology radiology anatomy physiology genetics biochemistry biophysics microbiology immunology pharmacology epidemiology botany zoology ecology geology geography geophysics astronomy astrophysics meteorology oceanography environmental environment agriculture agronomy forestry horticulture veterinary architecture urban computer computing computational informatics electrical electronic electronics mechanical civil chemical materials industrial aerospace aeronautics biomedical nuclear applied theoretical experimental general organic inorganic analytical physical molecular clinical social cultural religious religion theology divinity biblical jewish african american asian oriental european medieval modern ancient classical classics comparative contemporary journalism accounting accountancy management administration entrepreneurship commerce banking insurance investment investments investor real estate hospitality tourism film theatre theater drama dance painting sculpture photography composition piano violin musicology ethics logic rhetoric writing poetry fiction criticism education pedagogy
  foreign interior defense defence justice health labor labour welfare transport transportation energy agriculture trade industry finance state treasury navy war culture youth homeland veterans housing commerce staff school religion studies police party board directors trustees governors operations technologies solutions accounts account engineering platform mobile web cloud machine artificial intelligence analytics insights advertising brand merchandising retail wholesale ecommerce e-commerce studio studios event events community outreach advancement admissions student students alumni academic academics graduate undergraduate faculty curriculum athletics football basketball baseball soccer hockey track field
  peace military naval philosophy mind language theory theories practice methods science sustainability climate nutrition physiotherapy therapy rehabilitation radiography obstetrics gynecology gynaecology urology orthopedics orthopaedics anesthesiology anaesthesia dermatology ophthalmology otolaryngology
`);

/** Titles that make a business claim: what a register of companies would list. */
export const BUSINESS_ROLES = words(
  `founder co-founder cofounder owner co-owner proprietor director chairman chairwoman chairperson chair president ceo cfo coo cto partner principal treasurer secretary officer shareholder geschäftsführer geschäftsführerin gründer gründerin inhaber inhaberin fondateur fondatrice cofondateur gérant gérante fundador fundadora cofundador socio socia sócio fondatore fondatrice amministratore oprichter vorstand`,
);

/** Titles whose "of" names a country, state, city or ministry rather than an employer. */
export const OFFICE_HEADS = words(
  `president minister governor mayor senator ambassador king queen prince chancellor premier secretary representative congressman commissioner sheriff bishop archbishop`,
);

/** Titles that are family names too. */
export const SURNAME_TITLES: ReadonlySet<string> = new Set(
  'bishop king major general judge pope prince dean abbot driver pilot chief cardinal host head guard forward chair reader doctor deacon mayor chancellor marshal scout priest singer merchant steward sheriff justice fellow lead leader warden chef captain coach author don m'.split(
    ' ',
  ),
);
