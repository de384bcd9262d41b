import { englishLinks } from './en-links.ts';
import { englishTitles } from './en-titles.ts';
import { degrees, type LanguagePack, list, lists, titles } from './pack.ts';

export const english: LanguagePack = {
  code: 'en',
  sections: {
    education: list`Education|Academic background|Educational background|Academic qualifications|Education and training|Education & training|Education and qualifications|Academic history|Academic record|Academic training|Academic degrees|Degrees|Degree|Qualifications|Schooling|Studies|Alma mater|Academic credentials|Medical education|Medical school|Residency|Fellowship training|Training|Educational qualifications|Formal education|Higher education|Academic education|Undergraduate education|Graduate education|Academic details|Academic profile|Academic qualification|Educational qualification|Educational details|Educational history|Education details|Education history|Education background|Education/Training|Scholastic record|Academics`,
    employment: list`Experience|Work experience|Professional experience|Employment|Employment history|Work history|Career|Career history|Professional background|Professional history|Career summary|Positions|Positions held|Appointments|Academic appointments|Professional appointments|Current position|Current positions|Previous positions|Past positions|Academic positions|Academic experience|Industry experience|Research experience|Clinical experience|Relevant experience|Professional career|Career highlights|Work|Jobs|Hospital appointments|Administrative experience|Clerkships|Judicial clerkships|Clerkship|Military service|Internships|Previous roles|Current role|Industrial experience|Consulting experience|Academic career|Prior experience|Work experiences|Working experience|Professional experiences|Employment record|Employment details|Positions and employment|Professional positions|Current appointment|Current appointments|Present appointment|Present appointments|Previous appointments|Present position|Selected experience|Additional experience|Other experience|Internship|Experiences|Faculty Appointments|Professional Employment History`,
    board: list`Board memberships|Board membership|Board positions|Directorships|Board of directors|Board|Supervisory board|Advisory boards|Other directorships|Current directorships|Past directorships|Outside directorships|Boards|Board service|Mandates|Corporate boards|Board appointments|Governance|Trustees|Board of trustees|Other public company boards`,
    certificates: list`Certifications|Certificates|Licenses|Licences|Licenses and certifications|Licenses & certifications|Professional certifications|Board certification|Board certifications|Accreditations|Courses|Continuing education|Professional development|Professional qualifications|Professional licenses|Admissions|Bar admissions|Admitted to practice|Licensure|Court admissions|Certification|Credentials|Registrations|Trainings`,
    awards: list`Awards|Honors|Honours|Awards and honors|Honors and awards|Awards & honors|Awards and honours|Honours and awards|Prizes|Scholarships|Fellowships|Grants|Distinctions|Recognition|Achievements|Accolades|Fellowships and awards|Scholarships and awards|Awards and recognition|Grants and awards|Rankings|Honors & awards|Medals|Funding|Research Funding`,
    publications: list`Publications|Selected publications|Recent publications|Papers|Articles|Books|Journal articles|Conference papers|Peer-reviewed publications|Research papers|Bibliography|Patents|Preprints|Book chapters|Working papers|Writings|Selected works|Publications and presentations|Selected papers|Refereed publications|Representative publications|Key publications|Exhibitions`,
    teaching: list`Teaching|Teaching experience|Courses taught|Classes|Lectures|Teaching activities|Teaching interests|Course instruction|Lectureships|Current courses`,
    projects: list`Projects|Research projects|Selected projects|Current projects|Portfolio|Personal projects|Research grants|Funded projects|Representative matters|Selected matters|Case studies|Open source|Project details|Academic projects|Key projects|Side projects|Software`,
    skills: list`Skills|Key skills|Technical skills|Expertise|Areas of expertise|Core competencies|Competencies|Specialties|Specialities|Specializations|Practice areas|Areas of practice|Computer skills|IT skills|Capabilities|Technologies|Strengths|Focus areas|Clinical interests|Areas of specialization|Technical proficiency|Software skills|Computer proficiency|Coursework|Relevant Coursework`,
    memberships: list`Memberships|Professional memberships|Affiliations|Professional affiliations|Associations|Societies|Professional associations|Organizations|Professional activities|Service|Professional service|Academic service|Community involvement|Professional & community involvement|Professional and community involvement|Civic involvement|Community & civic involvement|Volunteering|Volunteer experience|Memberships and affiliations|Editorial boards|Civic activities|Community service|Committees|Volunteer work|Extracurricular activities|Extra-curricular activities|Reviewing|Peer Review|Outreach|Activities`,
    languages: list`Languages|Language skills|Foreign languages|Languages spoken|Spoken languages`,
    interests: list`Interests|Hobbies|Personal interests|Research interests|Personal|Outside work|Hobbies and interests|Research areas|Areas of interest|Academic interests|Research focus`,
    references: list`References|Referees|Recommendations|Testimonials|Patient reviews|Client reviews|Customer reviews|Ratings and reviews|Ratings & reviews|Patient feedback|Client feedback|What clients say|What my clients say|What our clients say|What patients say|What our patients say|What people say|What people are saying|What others say|What students say|Kind words|Client testimonials|Patient testimonials|Endorsements|Client love|Client stories|Success stories|What our customers say|What customers say|What they say|What they say about us|What people say about us|What our members say|Happy clients|Happy customers|Customer testimonials|Reviews`,
    contact: list`Contact|Contact us|Contact information|Contact details|Get in touch|Address|Personal details|Personal data|Personal information|Location|Office hours|Find me`,
    about: list`About|About me|About us|Biography|Bio|Short bio|Profile|Summary|Professional summary|Overview|Introduction|Background|Who I am|Biographical sketch|Short biography|Personal profile|Personal statement|Executive summary|Career profile|Early life|Life|Short CV|Curriculum vitae|CV|Resume|Biographical note|Biographical information|Objective|Career Objective`,
    team: list`Team|Our team|The team|Meet the team|People|Our people|Staff|Faculty|Leadership|Leadership team|Management|Management team|Executive team|Executives|Members|Lab members|Group members|Current members|Researchers|Our doctors|Physicians|Attorneys|Our lawyers|Partners|Employees|Personnel|Who we are|Executive committee|Executive leadership|Academic staff|Faculty and staff|Our staff|Practitioners|Postdocs|Principal investigator|Officers|Our providers|Meet our providers|Meet our doctors|Meet the doctors|Our dentists|Our physicians|Our surgeons|Our clinicians|Our therapists|Our vets|Our attorneys|Meet our attorneys|Meet our team|Meet our staff|Meet your team|Care team|Our agents|Our architects|Our consultants|Our coaches|Coaching staff|Our experts|Our specialists|Our leadership|Our leaders|Senior leadership|Senior management|Senior team|Executive officers|Key people|Our directors|City council|Council members|Medical staff|Staff directory`,
    alumni: list`Alumni|Former members|Past members|Former students|Lab alumni|Notable alumni|Past students|Former lab members|Former staff|Graduates|Alumni and former members|Group alumni|Former employees|Past officers|Former postdocs|Alumnae`,
    students: list`Students|Current students|PhD students|Graduate students|Doctoral students|Master students|Master's students|Undergraduate students|Supervised students|Student supervision|Advisees|PhD candidates|Undergraduates|Doctoral candidates|Postgraduate students|Theses supervised|Interns|Supervision|Mentoring|Advising|Cohort|Our students`,
    advisors: list`Advisors|Advisers|Our advisors|Advisory board|Scientific advisory board|Advisory committee|Advisory council|Mentors|Scientific advisors|Thesis committee|Council of advisors|Advisory team`,
    news: list`News|Latest news|Recent news|Press|Press releases|In the media|Media|Blog|Updates|Announcements|Newsroom|In the news|Media coverage|Insights|Recent posts|Related articles|Latest from|More from|Latest stories|Latest articles|Latest posts|Recent articles|Recent stories|Related news|Related insights|Related content|More news|Stories by|Articles by|Read next|You may also like`,
    events: list`Invited lectures|Guest lectures|Guest appearances|Events|Upcoming events|Past events|Conferences|Talks|Invited talks|Presentations|Speaking engagements|Seminars|Program|Programme|Agenda|Workshops|Schedule|Invited speakers|Panelists|Webinars|Sessions|Calendar|Our speakers|Featured speakers`,
    services: list`Services|Our services|What we do|Products|Solutions|Practice|Treatments|Offerings|Industries|How we can help|Consulting`,
  },
  itself: list`us|our|its|our firm|the firm|the company|the practice|the charity|the trust|the foundation|the institute|the organisation|the organization|the group|the clinic|the studio|the agency|the team|the lab|the bank|the school|the college|the university`,
  farewells: list`goodbye|farewell|says farewell|is leaving us|leaves us|leaving us`,
  leavings: list`resigned|stepped down|stepped aside|has resigned|retired|left the company|left the firm|left the post|left office|left his post|left her post|left his position|left her position|left the role|was fired|was dismissed|was ousted|was sacked|was removed|was replaced|was succeeded|departed|quit|handed over|relinquished|vacated`,
  gatherings: list`Summit|Conference|Symposium|Congress|Convention|Meetup|Hackathon|Speakers|Keynotes|Keynote speakers|Keynote speaker`,
  graduateLists: list`Graduates|Degree show|Graduands|Graduating class|Class of|Class notes|Class list|Commencement|Convocation|Graduation|Degrees conferred|Degrees awarded|Doctorates awarded|Doctorates conferred|Completed theses|Completed dissertations|Defended theses|Doctoral theses|PhD theses|PhD dissertations|Doctoral graduates|PhD graduates|Honorary graduates|Honorary degrees|Register of degrees|Register of doctorates|Dean's list|Former doctoral students|Former PhD students|Former students|PhD alumni|PhD defence|PhD defense|Thesis defence|Thesis defense|Dissertation defense|Where are they now|Old boys|Old girls|PhD placements|Cohort|Our graduates`,
  degrees: degrees`
    doctoral PhD = Doctor of Philosophy|Ph.D.|PhD|D.Phil.|DPhil|Ph. D.|PhD degree|Doctorate of Philosophy
    doctoral - = doctorate|doctoral degree|doctor's degree|doctor's|doctoral studies
    doctoral ScD = Doctor of Science|Sc.D.|D.Sc.|DSc|ScD
    doctoral CSc = Candidate of Sciences|Candidate of Science|C.Sc.
    doctoral EdD [education] = Doctor of Education|Ed.D.|EdD
    doctoral EngD [engineering] = Doctor of Engineering|Eng.D.|EngD|D.Eng.
    doctoral DBA [business administration] = Doctor of Business Administration|D.B.A.|DBA
    doctoral PsyD [psychology] = Doctor of Psychology|Psy.D.|PsyD
    doctoral DrPH [public health] = Doctor of Public Health|DrPH|Dr.P.H.
    doctoral DNP [nursing] = Doctor of Nursing Practice|DNP
    doctoral DMA [music] = Doctor of Musical Arts|D.M.A.
    doctoral LLD [law] = Doctor of Laws|LL.D.|LLD
    doctoral SJD [law] = Doctor of Juridical Science|S.J.D.|J.S.D.|SJD|JSD
    doctoral ThD [theology] = Doctor of Theology|Th.D.|ThD
    professional MD [medicine] = Doctor of Medicine|M.D.|medical degree|MD
    professional MBBS [medicine] = Bachelor of Medicine, Bachelor of Surgery|MBBS|MBChB|MB BCh|BMBS|BM BCh|M.B.B.S.
    professional DO [medicine] = Doctor of Osteopathic Medicine|D.O.
    professional DDS [dentistry] = Doctor of Dental Surgery|Doctor of Dental Medicine|D.D.S.|DDS|DMD|D.M.D.|BDS
    professional DVM [veterinary medicine] = Doctor of Veterinary Medicine|DVM|D.V.M.|BVSc
    professional PharmD [pharmacy] = Doctor of Pharmacy|Pharm.D.|PharmD
    professional JD [law] = Juris Doctor|J.D.|law degree|JD|Doctor of Jurisprudence|Juris Doctorate
    master MSc = Master of Science|M.Sc.|MSc|M.S.|MS|Master of Sciences|S.M.
    master MA = Master of Arts|M.A.|MA|A.M.
    master MBA [business administration] = Master of Business Administration|M.B.A.|MBA|Executive MBA|EMBA|Global Executive MBA
    master MPhil = Master of Philosophy|M.Phil.|MPhil
    master MSt = Master of Studies|M.St.|MSt
    master MRes = Master of Research|MRes
    master MEng [engineering] = Master of Engineering|M.Eng.|MEng|M.E.
    master MTech [engineering] = Master of Technology|M.Tech.|MTech
    master LLM [law] = Master of Laws|LL.M.|LLM|Master of Law
    master MPA [public administration] = Master of Public Administration|M.P.A.|MPA
    master MPP [public policy] = Master of Public Policy|MPP
    master MPH [public health] = Master of Public Health|M.P.H.|MPH
    master MEd [education] = Master of Education|M.Ed.|MEd|Ed.M.
    master MFA [fine arts] = Master of Fine Arts|M.F.A.|MFA
    master MArch [architecture] = Master of Architecture|M.Arch.|MArch
    master MSW [social work] = Master of Social Work|MSW
    master MDiv [divinity] = Master of Divinity|M.Div.
    master MFin [finance] = Master of Finance|MFin|Master in Finance
    master MIM [management] = Master in Management|Master of Management
    master MAcc [accounting] = Master of Accountancy|Master of Accounting|MAcc
    master MCom [commerce] = Master of Commerce|M.Com.|MCom
    master - = master's degree|master's|masters|master|masters degree|master degree|graduate degree|postgraduate degree|advanced degree
    bachelor BSc = Bachelor of Science|B.Sc.|BSc|B.S.|BS|S.B.|B.Sc. (Hons)|BSc (Hons)
    bachelor BA = Bachelor of Arts|B.A.|BA|A.B.|AB|BA (Hons)
    bachelor BEng [engineering] = Bachelor of Engineering|B.Eng.|BEng|B.E.
    bachelor BTech [engineering] = Bachelor of Technology|B.Tech.|BTech
    bachelor BBA [business administration] = Bachelor of Business Administration|B.B.A.|BBA|BSBA
    bachelor BCom [commerce] = Bachelor of Commerce|B.Com.|BCom|BComm
    bachelor LLB [law] = Bachelor of Laws|LL.B.|LLB
    bachelor BFA [fine arts] = Bachelor of Fine Arts|B.F.A.|BFA
    bachelor BEd [education] = Bachelor of Education|B.Ed.|BEd
    bachelor BArch [architecture] = Bachelor of Architecture|B.Arch.|BArch
    bachelor BSN [nursing] = Bachelor of Science in Nursing|BSN
    bachelor BPharm [pharmacy] = Bachelor of Pharmacy|B.Pharm.
    bachelor - = bachelor's degree|bachelor's|bachelors|bachelor|bachelors degree|bachelor degree|undergraduate degree|first degree|honours degree|baccalaureate degree
    associate AA = Associate of Arts|A.A.
    associate AS = Associate of Science|A.S.
    associate AAS = Associate of Applied Science|A.A.S.
    associate - = associate's degree|associate degree|two-year degree|secondary vocational|secondary vocational education|technical diploma|technical degree|advanced technician diploma|two-year technical degree|junior college
    associate HND = Higher National Diploma|HND
    certificate PGCE [education] = Postgraduate Certificate in Education|PGCE
    certificate PGDip = Postgraduate Diploma|PGDip|Graduate Diploma|PG Diploma
    certificate HNC = Higher National Certificate|HNC
    certificate - = vocational certificate|vocational training|vocational diploma|vocational qualification|vocational education|apprenticeship|continuing education|medical specialization|medical specialisation|medical specialty|specialist qualification|diploma of specialization|specialization course|specialization school|school of specialization|first-level master|first level master|propaedeutic certificate|first-year certificate|postgraduate certificate|graduate certificate|professional certificate|specialization|specialisation|medical residency|clinical residency|residency|medical internship|board certification|specialist training|postgraduate specialization|postgraduate specialisation|postgraduate studies|postgraduate course|postgraduate programme|postgraduate program
    secondary HighSchoolDiploma = high school diploma|high school|A-levels|A levels|GED|International Baccalaureate|IB diploma|secondary school diploma|secondary school|secondary education|upper secondary|upper secondary school|upper secondary education|upper secondary diploma|school leaving certificate|school leaving examination|school leaving exam|pre-university diploma|pre-university education|higher secondary|higher secondary school certificate|senior secondary|senior secondary certificate|leaving certificate|matriculation examination|general secondary education|baccalauréat diploma
    secondary SecondaryCertificate = secondary school certificate|GCSE|GCSEs|O levels|O-levels|matriculation|lower secondary|lower secondary education|intermediate school certificate
  `,
  titles: englishTitles,
  titleWords: list`CEO|CFO|CTO|COO|CIO|CMO|VP|president|chairman|chairwoman|chairperson|chair|director|manager|officer|executive|founder|co-founder|owner|partner|principal|proprietor|entrepreneur|professor|lecturer|instructor|teacher|tutor|reader|fellow|dean|provost|rector|chancellor|headmaster|postdoc|post-doc|researcher|scientist|scholar|librarian|curator|archivist|registrar|engineer|developer|programmer|architect|designer|analyst|consultant|administrator|specialist|technician|statistician|economist|lawyer|attorney|solicitor|barrister|counsel|judge|justice|paralegal|notary|prosecutor|clerk|physician|surgeon|doctor|nurse|dentist|pharmacist|therapist|veterinarian|psychiatrist|psychologist|midwife|accountant|auditor|banker|trader|broker|treasurer|controller|advisor|adviser|editor|journalist|reporter|correspondent|producer|publisher|writer|author|translator|interpreter|photographer|actor|actress|musician|composer|conductor|coach|trainer|minister|secretary|ambassador|governor|senator|representative|mayor|councillor|commissioner|delegate|diplomat|spokesperson|general|admiral|colonel|bishop|priest|pastor|rabbi|assistant|associate|coordinator|supervisor|agent|head|leader|lead|member|trustee|intern|trainee|apprentice|volunteer|recruiter|buyer|planner|strategist|inspector|superintendent|operator|chef|mediator|arbitrator|investigator|evangelist`,
  studyVerbs: list`studied|studying|studies|graduated|graduated from|graduate from|received|earned|obtained|completed|holds|hold|held a degree|attended|majored|majored in|minored in|read law|qualified|qualified as|trained|was educated|educated at|enrolled|enrolled at|matriculated|defended|defended his thesis|defended her thesis|was awarded|took his degree|took her degree|gained|finished|did his PhD|did her PhD|did my PhD|pursued|specialized|specialised|completed his residency|completed her residency|was conferred|went to|got his degree|got her degree`,
  appointing: list`appoints|appointed|has appointed|appointment of|names|has named|named|hires|hired|has hired|hiring of|promotes|promoted|promotion of|welcomes|welcomed|elects|elected|election of|addition of|has added|announced that|announces that|announced|announces|recruited|selected|taps`,
  speaking: list`said|says|stated|states|added|adds|commented|comments|explained|explains|noted|notes|according to`,
  heldAs: list`as|where he continues to serve as|where she continues to serve as|where he continues as|where she continues as|where he remains|where she remains|where he rose to become|where she rose to become|where he rose to|where she rose to|where he began as|where she began as|where he also served as|where she also served as|where I served as|where I became|to become|where he was|where she was|where he is|where she is|where he served as|where she served as|where I was|where I am|where I worked as|where he worked as|where she worked as|where he became|where she became|where she is now|where he is now|where she is currently|where he is currently|where she has been|where he has been|in the role of|in the position of`,
  workVerbs: list`career spans|career has spanned|career spanned|career includes|is affiliated with|was affiliated with|affiliated with|to found|to co-found|to start|to launch|to set up|was with|is with|been with|previously with|formerly with|currently with|now with|previously at|formerly at|formerly of|previously of|was associated with|is associated with|been associated with|practicing|practising|practices|practises|worked|works|working|joined|joins|served|serves|led|leads|headed|heads|directed|directs|managed|manages|founded|co-founded|established|launched|started|was appointed|appointed|is appointed|became|was promoted|promoted|held|holds the position|was named|named|was elected|elected|runs|ran|chaired|chairs|taught|teaches|lectured|practised|practiced|was employed|employed|was hired|hired|consulted|advises|advised|oversaw|oversees|is responsible for|was responsible for|spent|moved to|left|retired|resigned|took over|succeeded|represents|represented|interned|conducts research|was a member`,
  studyNouns: list`studies|study|degree|graduate|graduates|alumnus|alumna|alumni|alum|alma mater|diploma|thesis|dissertation|doctorate|major|minor|graduation|qualification|residency|fellowship|specialization|training|coursework|undergraduate|postgraduate|education|studentship|scholarship|valedictorian|honors graduate`,
  organisationPrepositions: list`at|with|from|for|of|in|by|@|at the|with the|from the|for the|of the|on behalf of|within|to|under`,
  links: englishLinks,
  honorifics: list`Mr|Mr.|Mrs|Mrs.|Ms|Ms.|Miss|Mx|Dr|Dr.|Prof|Prof.|Professor|Doctor|Sir|Dame|Lord|Lady|Hon.|The Honourable|The Honorable|Rev.|Reverend|Fr.|Father|Sister|Brother|Judge|Justice|Capt.|Captain|Col.|Colonel|Gen.|General|Lt.|Lieutenant|Sgt.|Maj.|Major|Sen.|Senator|Rep.|Ambassador|President|Madam|Madame|Master|Rabbi|Imam|Sheikh|Baron|Baroness|Asst. Prof.|Assoc. Prof.|Eng.|Engr.|His Excellency|Her Excellency|Sergeant|Adm.|Admiral|Prince|Princess|King|Queen|Pope|Bishop|Archbishop|Cardinal|Governor|Gov.|Mayor|Chancellor|Minister|Chairman|Secretary|Premier|Emperor|Pres.|Congressman|Congresswoman|Councilmember|Councilman|Councilwoman|Councillor|Councilor|Alderman|Alderwoman|Commissioner|Trustee`,
  postNominals: list`PhD|Ph.D.|DPhil|MD|M.D.|JD|J.D.|Esq.|Esq|MBA|MSc|MA|BA|BSc|LLM|LLB|CPA|CFA|FCA|ACA|ACCA|FCCA|CA|PE|P.E.|P.Eng.|CEng|RN|BSN|MSN|DDS|DMD|DVM|DO|MPH|MPA|PMP|CISSP|CIPP|SHRM-CP|PHR|FRCS|FRCP|FRS|FRSC|FRSE|FREng|FACS|FACC|FACP|FAAP|FAIA|AIA|RIBA|LEED AP|KC|QC|SC|OBE|MBE|CBE|KBE|DBE|CMG|AM|AO|AC|OAM|OC|CM|MP|MEP|MRCP|MRICS|FRICS|FIMechE|FIET|CFP|CAIA|FRM|CIPD|FRSA|LCSW|PsyD|EdD|PharmD|ScD|DSc|Jr.|Sr.|Jr|Sr|II|III|IV|ret.|SJ|OP|OFM`,
  nameParticles: list`de|del|de la|de los|de las|da|das|do|dos|di|du|des|le|la|van|van de|van den|van der|ter|ten|von|von der|zu|af|av|al|el|bin|binti|ibn|ben|bint|bar|abu|y|e|st|san|mac|mc|ap|'t|dalla|della|degli|dello`,
  articles: list`the|a|an`,
  nameConnectors: list`of|the|and|for|&`,
  months: lists`
    January|Jan|Jan.
    February|Feb|Feb.
    March|Mar|Mar.
    April|Apr|Apr.
    May
    June|Jun|Jun.
    July|Jul|Jul.
    August|Aug|Aug.
    September|Sept|Sept.|Sep|Sep.
    October|Oct|Oct.
    November|Nov|Nov.
    December|Dec|Dec.
  `,
  seasons: lists`
    spring|Spring semester|Spring term|Lent term|Hilary term
    summer|Summer term|Trinity term|Summer semester
    autumn|fall|Fall semester|Autumn term|Michaelmas term|Fall quarter
    winter|Winter term|Winter semester|Winter quarter
  `,
  present: list`present|the present|present day|now|today|current|currently|ongoing|to date|to this day|at present|presently|nowadays|until now|until today|till date|till now|still|to present|at the moment|continuing|date`,
  presentVerbs: list`sits|owns|co-owns|runs|chairs|co-chairs|practicing at|practising at|practises from|practices from|is|are|am|works|serves|teaches|leads|heads|directs|practises|practices|oversees|manages`,
  since: list`since|from|as of|starting|starting in|beginning|beginning in|effective|after|since then|ever since|onwards|onward|commencing`,
  until: list`until|till|through|to|up to|thru|ending|ended|before|prior to|up until`,
  born: list`born|born in|born on|date of birth|year of birth|birth date`,
  leisure: list`spare time|out of surgery|out of hours|outside of the office|outside the surgery|outside of the practice|outside the practice|outside the clinic|outside of the clinic|away from the practice|away from the clinic|away from the office|away from the surgery|free time|leisure time|downtime|outside of work|outside work|outside the office|away from work|when not at work|when not working|when he is not|when she is not|when he's not|when she's not|when I'm not|when I am not|weekends|for fun|off duty|when he isn't|when she isn't`,
  introductions: list`I'm|I am|my name is|my name's|call me`,
  former: list`former|formerly|ex|ex-|previous|previously|past|prior|erstwhile|one-time|then|retired|emeritus|emerita|late|outgoing|used to|until recently|in the past|earlier|once|no longer|left the company|stepped down|alumnus member`,
  inProgress: list`Ph.D. (c)|PhD (c)|PhDc|Ph.D. (cand.)|PhD (cand.)|student|candidate|PhD student|PhD candidate|doctoral student|doctoral candidate|graduate student|master's student|undergraduate student|undergraduate|sophomore|freshman|is studying|is pursuing|pursuing|currently studying|working towards|working toward|work towards|work toward|in progress|enrolled|reading for|is completing|undergoing|is undertaking|currently completing|is working on|MBA candidate|final-year|first-year|second-year|third-year|fourth-year|postgraduate student|predoctoral|studying for|law student|medical student`,
  expected: list`expected|anticipated|expected graduation|to be completed|expects to graduate|is graduating in|am graduating in|graduating this|graduating next|will graduate|projected|due to graduate|forthcoming|estimated|to be awarded`,
  attendedOnly: list`attended|coursework|took courses|took classes|non-degree|non-degree program|summer school|exchange|exchange student|exchange semester|semester abroad|study abroad|year abroad|audited|visiting student|executive program|executive education|short course|summer program|studies toward|some college`,
  notConferred: list`half-finished|half finished|partly completed|dropped out|dropout|drop-out|left without a degree|left without graduating|without a degree|without graduating|did not graduate|did not complete|did not finish|never graduated|never completed|never finished|incomplete|not completed|ABD|all but dissertation|withdrew|unfinished|was expelled|discontinued|abandoned|left before graduating|quit university|no degree|degree revoked|revoked|rescinded|uncompleted|on leave|coursework completed|completed coursework|coursework only|some coursework|coursework toward|coursework towards|credits toward|credits towards|not conferred|not awarded|partially completed|studies interrupted|interrupted|deferred`,
  honorary: list`honorary|honorary degree|honorary doctorate|honorary doctor|honoris causa|h.c.|hon. doctorate|doctor honoris causa|D.h.c.|Hon.|ad eundem|honorary professor|honorary fellow`,
  negation: list`not|no|never|neither|nor|without|none|isn't|wasn't|is not|was not|has not|did not|does not|didn't|doesn't|denied|false|not true|contrary to|rather than|unaffiliated|not affiliated|unrelated|nothing to do with|falsely|cannot`,
  hypothetical: list`if|would|could|might|may have|should|allegedly|reportedly|rumored|rumoured|supposedly|purportedly|claims to|claimed to|perhaps|possibly|probably|hopes to|plans to|wants to|intends to|aspires|applied to|was accepted|was offered|turned down|declined|unless|fictional|imaginary|planned|would have|dreamed of|aspiring|wishes to|planned to|planning to|hoped to|hoping to|intended to|wanted to|wished to|refused to|declined to|failed to|unable to|tried to|attempted to|offered to|an offer to|expected to|expects to|supposed to|about to|instead of|could have|might have|thought of|considered|almost|nearly|no evidence|no record|no proof|not known whether|unknown whether|unclear whether|doubted|bid to|rumoured to|rumored to|will join|will become|will be joining`,
  visiting: list`visiting|guest|visitor|visiting scholar|visiting professor|visiting researcher|visiting fellow|visiting student|visiting scientist|exchange|sabbatical|research stay|research visit|secondment|seconded|scholar in residence|in residence|academic visitor|guest lecturer|invited professor|temporary`,
  trainings: titles`
    resident = residency|residencies|residency training|medical residency|specialty residency|residency program|residency programme
    intern = interned|interning|internship|internships|medical internship|rotating internship|surgical internship|transitional year|summer internship|industrial placement|work placement
    fellow = fellowship|fellowships|fellowship training|clinical fellowship|research fellowship
    postdoctoral researcher = postdoctoral training|postdoctoral research|postdoctoral fellowship|postdoctoral work|postdoctoral studies|postdoctoral position|postdoctoral positions|postdoctoral appointment|postdoctoral stint|postdoctoral stay|did a postdoc|did my postdoc|did her postdoc|did his postdoc|do my postdoc|do a postdoc|first postdoc|second postdoc|completed a postdoc|completing a postdoc|after a postdoc
    law clerk = clerkship|clerkships|judicial clerkship|judicial clerkships|federal clerkship|clerked|clerking
    trainee = traineeship|pupillage|articles of clerkship|training contract|apprenticeship|articled|articling
  `,
  titleVerbs: titles`
    founder = founded|launched|to found|to launch|to set up
    co-founder = co-founded|cofounded|to co-found
    chair = chaired|chairs|has chaired|to chair
    director * = directs|directed|has directed|to direct
    lecturer = lectures|lectured
    co-chair = co-chaired|co-chairs
    owner = owns|owned
    co-owner = co-owns|co-owned
    board member = sits on the board of|sat on the board of|serves on the board of|served on the board of|joined the board of|sits on the boards of|sat on the boards of|serves on the boards of|served on the boards of|sits on the board of directors of|serves on the board of directors of|served on the board of directors of|joined the board of directors of|sits on the board of trustees of|serves on the board of trustees of|served on the board of trustees of
    advisory board member = sits on the advisory board of|sat on the advisory board of|serves on the advisory board of|served on the advisory board of|joined the advisory board of|sits on the advisory council of|serves on the advisory council of
  `,
  titleGroups: titles`
    partner = partners
    associate = associates|associate attorneys|associate lawyers
    founding partner = founding partners
    managing partner = managing partners
    senior associate = senior associates
    attorney = attorneys|attorneys at law
    lawyer = lawyers|solicitors
    barrister = barristers
    paralegal = paralegals
    director = directors
    consultant = consultants
    physician = physicians|doctors
    nurse = nurses
    professor = professors|full professors
    associate professor = associate professors
    assistant professor = assistant professors
    lecturer = lecturers
    researcher = researchers|research staff
    postdoctoral researcher = postdocs|postdoctoral researchers|postdoctoral fellows|post-docs|postdoctoral scholars
    PhD student = PhD students|doctoral students|PhD candidates
    trustee = trustees
    teacher = teachers
    therapist = therapists
    dentist = dentists
    engineer = engineers
    research assistant = research assistants
    research fellow = research fellows
    trainee lawyer = trainee lawyers|trainee solicitors
  `,
  memberOf: list`member|members|membership|fellow|diplomate|licentiate|life member|honorary member|affiliate member|recipient|awardee|prizewinner|laureate|finalist|winner`,
  dealings: list`funded by|sponsored by|supported by|financed by|awarded by|endowed by|presented by|promoted by|acquired by|backed by|bought by|certified by|accredited by|licensed by|cited by|covered by|endorsed by|featured by|honored by|honoured by|hosted by|incubated by|interviewed by|invited by|listed by|nominated by|organised by|organized by|owned by|praised by|profiled by|published by|quoted by|ranked by|rated by|recognised by|recognized by|reviewed by|selected by|shortlisted by|used by|conferred by|acquisition by|purchase by|takeover by|buyout by|commissioned by|trusted by|cited in|covered in|featured in|listed in|profiled in|published in|quoted in|ranked in|recognised in|recognized in|reviewed in|appeared in|appears in|appearing in|interviewed in|invested in|investments in|investing in|featured on|appeared on|listed on|award from|awards from|prize from|medal from|scholarship from|scholarships from|grant from|grants from|fellowship from|honour from|honor from|recognition from|funding from|support from|certificate from|certification from|certifications from|award of|award by|awards of|awards by|prize of|prize by|medal of|medal by|scholarship of|scholarship by|grant of|grant by|honour of|honour by|honor of|honor by|recognition of|recognition by|consulted for|consulting for|consults for|consulted with|consults with|consulting with|consulting to|advised|advises|advising|collaborated|collaborates|collaborating|collaboration with|collaborations with|in collaboration with|partnered|partners with|partnering|partnership with|partnerships with|in partnership with|in cooperation with|cooperation with|portfolio includes|portfolio companies|represented|represents|representing|defended|defends|defending|clients|client list|customers|work for clients|brands such as|brands like|companies such as|companies like|organisations such as|organizations such as|organisations like|organizations like|member of several|member of various|member of numerous|member of many|memberships|talk at|talks at|keynote at|keynotes at|speaker at|spoken at|spoke at|speaking at|presented at|presentation at|presentations at|panellist at|panelist at|performed at|exhibited at|delivered lectures|gave lectures|given lectures|guest lectures at|invited lectures at|focuses on|focused on|focusing on|focus on|thesis on|thesis|dissertation on|book on|paper on|papers on|article on|articles on|articles in|articles for|issue on|research on|research into|expertise in|specializes in|specialises in|specializing in|specialising in|experience with|experience on|experience in|experience of|knowledge of|interest in|interested in|works on|worked on|working on|taxonomy of|registered with|registered at|admitted to|donated to|students at|against|on behalf of|merged with|investigated|investigates|acquisition of|acquisitions of|purchase of|sale of|takeover of|contributor to|contributors to|contributions to|contributed to|colleagues at|colleagues from|collaborators at|collaborators from|with researchers at|researchers from|with scientists at|scientists from|keynote speaker|invited speaker|guest speaker|works with|worked with|working with`,
  prizes: list`prize|award|medal|trophy|scholarship|bursary|laureateship`,
  theses: titles`
    doctoral = doctoral thesis|doctoral dissertation|doctorate thesis|doctorate dissertation|PhD thesis|PhD dissertation|Ph.D. thesis|Ph.D. dissertation|Ph. D. thesis|Ph. D. dissertation
    master = master's thesis|master thesis|masters thesis|master's dissertation|master dissertation|masters dissertation|MSc thesis|M.Sc. thesis|MSc dissertation|M.Sc. dissertation
    bachelor = bachelor's thesis|bachelor thesis|bachelors thesis|bachelor's dissertation|bachelor dissertation|honours thesis
    any = thesis|dissertation
  `,
  bars: list`bar association|state bar|bar roll|law society|roll of attorneys|roll of solicitors|roll of advocates|roll of barristers|attorney|attorneys`,
  relatives: list`father|mother|brother|sister|son|daughter|wife|husband|spouse|partner of|parents|parent|uncle|aunt|cousin|nephew|niece|grandfather|grandmother|grandson|granddaughter|grandparents|fiancé|fiancée|stepfather|stepmother|stepson|stepdaughter|father-in-law|mother-in-law|brother-in-law|sister-in-law|son-in-law|daughter-in-law|siblings|sibling|child|children|kid|kids|boyfriend|girlfriend|widow|widower|twin|half-brother|half-sister|ex-wife|ex-husband|godfather|married to|his father|her father|his mother|her mother|his wife|her husband|dad|mom|mum|family|ancestor|descendant`,
  advisors: list`advisor|adviser|supervisor|thesis advisor|thesis adviser|doctoral advisor|PhD advisor|PhD supervisor|supervised by|advised by|under the supervision of|under the guidance of|under the direction of|mentored by|mentor|promoter|co-supervisor|co-advisor|committee member|dissertation advisor|academic advisor|under Professor|examiner|opponent|committee chair|guided by`,
  pronouns: {
    first: list`I|my|me|mine|myself|I'm|I've|I am|I was|I have|we|our|us`,
    third: list`he|she|his|her|him|hers|himself|herself|they|their|them|he's|she's|themselves`,
  },
  organisationWords: {
    school: list`university|college|school|academy|polytechnic|conservatory|seminary|business school|law school|medical school|high school|graduate school|school of|gymnasium|grammar school|lyceum|community college|technical university|art school|university college|yeshiva|institute of technology|institutes of technology|preparatory school|universities|univ.|colleges|schools|madrasa|kindergarten|preparatory|polytechnical`,
    company: list`company|corporation|group|holding|holdings|industries|enterprises|partners|ventures|technologies|systems|solutions|services|software|studio|studios|consulting|labs|laboratories|agency|firm|motors|airlines|pharmaceuticals|pharma|energy|media|press|publishing|publishers|insurance|logistics|brothers|works|factory|manufacturing|startup|start-up|consultants|advisors|advisory|associates|communications|entertainment|realty|properties|foods|brewery|electronics|semiconductor|telecom|networks|winery|foundry|shipyard|distillery|vineyards|bakery|semiconductors|biosciences|robotics|analytics|diagnostics|genomics|chemicals|beverages|cosmetics|textiles|apparel|companies|partnership|investments|technology|tech|pictures|films|productions|biotech|therapeutics|electric|automotive|aerospace|stores|brands|interactive|digital|records|books|international|global|worldwide|advertising|marketing|management|health|petroleum|oil|gas|mining|steel|metals|hotel|hotels|resort|resorts|lodge|inn|restaurant|restaurants|airways|railway|railroad|railways|magazine|journal|newspaper|gazette|herald|tribune|times|post|review|channel|radio|television|service|realtors`,
    hospital: list`hospital|clinic|medical center|medical centre|health system|health centre|health center|healthcare|infirmary|NHS trust|practice|surgery|hospice|sanatorium|nursing home|medical group|cancer center|cancer centre|children's hospital|dental practice|health care|polyclinic|hospitals`,
    public: list`ministry|department of|government|council|city council|county|municipality|parliament|senate|congress|court|supreme court|district court|embassy|consulate|commission|authority|bureau|office of|police|army|navy|air force|federal|state of|city of|public prosecutor's office|administration|House of Representatives|House of Commons|White House|United Nations|European Commission|European Parliament|town hall|agency for|directorate|treasury|customs|assembly|force|forces|corps|guard|regiment|brigade|fleet|infantry|battalion|squadron|cavalry|artillery|fusiliers|hussars|dragoons|lancers|grenadiers|militia|marines|constabulary|board|representatives|chamber`,
    institute: list`institute|institution|research center|research centre|center for|centre for|laboratory|observatory|think tank|research institute|national laboratory|museum|library|archive|archives|gallery|academy of sciences|research council|foundation for research|planetarium|aquarium|arboretum|galleries|garden|gardens|zoo|project`,
    department: list`department|faculty|division|section|unit|chair of|group of|lab|research group|office|branch|team|program|programme|directorate of|business unit|dept.|dept|center|centre|graduate|campus|chair`,
    law: list`law firm|attorneys|attorneys at law|solicitors|barristers|law offices|law office|chambers|legal|advocates|LLP|counsellors at law|law group|law practice|notaries`,
    association: list`association|society|foundation|federation|union|club|league|chamber of commerce|guild|trust|charity|council of|committee|alliance|network|consortium|forum|non-profit|nonprofit|NGO|party|order|brotherhood|church|parish|diocese|fund|endowment|coalition|fraternity|sorority|board of|cooperative|conservancy|confederation|biennale|biennial|triennale|archdiocese|cathedral|synagogue|orchestra|symphony|philharmonic|theatre|theater|playhouse|ballet|choir|band|quartet|ensemble|fellowship|organization|organisation|F.C.|FC|A.F.C.|athletic|united`,
    bank: list`bank|savings bank|credit union|investment bank|central bank|capital|asset management|private equity|venture capital|fund management|securities|wealth management|building society|bancorp|financial|exchange|stock exchange|hedge fund`,
  },
  functionWords: list`account|accounting|accounts|acquisition|acquisitions|administration|advertising|advisory|affairs|agile|AI|alliances|americas|analysis|analytics|APAC|application|applications|architecture|artificial|artists|asset|assets|assurance|audit|automation|B2B|backend|brand|branding|broadcast|budgeting|business|campaigns|capability|capital|care|catering|change|channel|channels|clinical|cloud|coaching|commerce|commercial|communication|communications|community|compensation|competitive|compliance|computing|construction|consulting|consumer|content|continuity|contracts|control|coordination|corporate|creative|credit|culture|customer|customers|cyber|cybersecurity|data|deep|delivery|demand|deployment|depot|design|development|devices|DevOps|digital|distribution|diversity|eCommerce|editorial|education|efficiency|electronics|EMEA|emerging|energy|engagement|engineering|enterprise|equity|estate|ethics|events|excellence|execution|experience|facilities|field|finance|financial|fintech|fleet|forecasting|frontend|front-end|fulfillment|fullstack|fundraising|global|governance|growth|hardware|health|healthcare|hospitality|HR|human|implementation|inclusion|industrial|industry|information|infrastructure|initiatives|innovation|insight|insights|insurance|integration|integrity|intelligence|internal|external|international|investment|investments|investor|IT|java|javascript|knowledge|labor|laboratory|learning|legal|lending|licensing|lifecycle|litigation|logistics|loyalty|machine|maintenance|manufacturing|market|marketing|markets|media|membership|merchandising|mergers|methods|mobile|multimedia|network|networking|networks|office|online|onboarding|operational|operations|optimization|organizational|organisational|outreach|partnership|partnerships|patient|payments|payroll|people|performance|philanthropy|planning|platform|platforms|policy|portfolio|practice|practices|pricing|private|process|processes|procurement|product|production|products|program|programme|programmes|programming|programs|project|projects|property|public|purchasing|python|quality|quantitative|recruiting|recruitment|regional|regulatory|relations|relationship|reliability|repertoire|reporting|reproductive|research|resources|retail|revenue|review|rights|risk|robotics|safety|sales|scale|security|server|service|services|shared|social|software|solutions|sourcing|staffing|standards|stakeholder|strategic|strategy|student|success|supply|chain|support|surveillance|sustainability|systems|talent|tax|technical|technologies|technology|testing|tooling|trade|trading|training|transactions|transformation|transport|transportation|treasury|UI|underwriting|UX|valuation|value|vendor|virtual|volunteer|wealth|web|wellbeing|wellness|wholesale|workforce|workplace|worldwide|steering|nomination|nominations|remuneration|organizing|organising|scientific`,
  abbreviations: list`math|phys|chem|biol|econ|hist|psych|comp|elec|mech|engrg|admin|mgmt|lit|lang|mr|mrs|ms|dr|prof|st|ste|jr|sr|inc|ltd|co|corp|llc|univ|dept|inst|assn|assoc|no|nos|vol|vs|etc|eg|ie|cf|al|ca|approx|est|fig|ed|eds|rev|hon|gen|col|lt|maj|capt|sgt|adm|gov|sen|rep|pres|fr|mt|ft|ave|blvd|rd|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec|mass|calif|conn|penn|tex|fla|ill|ind|mich|minn|wis|wash|ore|colo|ariz|okla|tenn|ala|ark|del|kan|kans|ky|la|md|me|miss|mo|mont|neb|nebr|nev|pa|va|vt|wyo|nat|phil|ing|dipl|bros|messrs|mme|mlle|dott|ir|drs|sci|tech|eng|engr|mgr|asst|asso|intl|natl|govt|lic|lda|ltda|s.p.a`,
  pageWords: list`home|homepage|page|webpage|website|web|site|cv|resume|curriculum vitae|blog|wikipedia|portfolio|linkedin|faculty page|the|welcome to|information|meet|profile of|interview with|an|speaker|template|cover letter|sample|frequently asked questions|answers|faq|directory|search|menu|login|sign in|privacy policy|terms|cookies|copyright|all rights reserved|read more|view full|learn|index|sitemap|latest|follow|share|topics|categories|archive|conference|meetup|session|schedule|sponsors|venue|tickets|class|street|avenue|road|building|park|objective|available upon request|driving license|nationality|date of birth|marital status|extracurricular|duties|responsibilities|phone|links|strengths|qualities|key|proficient|certified`,
  fieldLabels: {
    grantor: list`awarding institution|degree grantor|degree-granting institution|degree granting institution|grantor|granting institution|publisher`,
    email: list`e-mail|email|e-mail address|email address|mail`,
    web: list`web|website|web site|webpage|web page|homepage|home page|personal website|personal site|personal page|personal webpage|group page|group website|lab page|lab site|url|site|blog|internet|profile`,
    company: list`company|company name|entity|entity name|business name|corporate name|registered name`,
    number: list`number|no|num|id|registration|vat`,
    end: list`resigned|resigned on|ceased|ceased to act|until|to|expires|expires on|expiry|expiry date|expiration|expiration date|valid until|valid to|removed|removed on|end|end date|terminated`,
    start: list`appointed|appointed on|admitted|elected|elected in|elected on|registered|registered on|registered since|first registered|first registered on|admission|admission date|registration date|appointment date|election date|certification date|licensure date|since|issued|issued on|issue date|valid from|start|start date|from|joined`,
    place: list`town|city|city of practice|location|locality|seat|based in|place of work|place of practice|place of business|place of residence|residence|lives in|campus|office location|practice location|country`,
    role: list`role|position|office|office held|function|capacity|officer role|appointment|title`,
    specialty: list`specialty|speciality|specialties|specialities|specialization|specialisation`,
    profession: list`type|profession|registered as|register type|registered type|category|grade|class of membership|membership type|membership class|membership grade|membership category|licence|license|licence type|license type|credential|certification|qualification|designation`,
    status: list`status|registration status|licence status|license status|membership status|standing`,
    firm: list`firm|employer|practice|organisation|organization|affiliation|institution`,
    name: list`name|full name|legal name|name of registrant|name of member|name of licensee|name of officer|name of director|registrant|licensee|officer|director|attorney`,
  },
  legalForms: list`Inc.|Inc|Incorporated|Corp.|Corp|Corporation|LLC|L.L.C.|Ltd.|Ltd|Limited|PLC|plc|LLP|L.P.|LP|Co.|Company|PLLC|P.C.|PC|P.A.|Pty Ltd|Pty. Ltd.|Pvt. Ltd.|Private Limited|Pte. Ltd.|Pte Ltd|CIC|GP|S Corp|Trust|& Co.|ULC|DAC|501(c)(3)|Pty|Pte|Sdn|Bhd|KK|N.A.|L.L.P.`,
  sentenceWords: list`student|students|accepted|admitted|enrolled|employed|hired|alumnus|alumna|alumni|graduate|graduating|trained|educated|studying|former|retired|late|current|newly|longtime|long-time|ex|along|together|rather|through|mainly|additionally|within|without|around|across|under|over|against|beyond|throughout|via|per|about|above|only|just|even|still|later|earlier|soon|finally|eventually|subsequently|initially|recently|often|usually|meanwhile|whereas|whether|either|neither|nor|than|because|since|again|further|next|last|first|second|third|based|including|founded|led|headed|according|i|he|she|it|they|we|you|his|her|its|their|our|my|your|this|that|these|those|the|a|an|in|on|at|by|for|from|with|and|or|but|as|if|when|while|where|who|which|what|after|before|during|until|prior|upon|although|though|however|also|then|currently|presently|today|previously|formerly|originally|born|positions|appointments|offices|roles|posts|memberships|between|among|following|despite|like|unlike|both|each|all|some|many|most|several|other|another|such|there|here|how|why|not|no|yes|so|thus|hence|moreover|furthermore|besides|instead|once|twice|now|never|always|having|being|working|joining|serving|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|spring|summer|fall|autumn|winter|mr|mrs|ms|dr|prof|professor|sir|american|british|english|french|german|italian|spanish|russian|chinese|japanese|canadian|australian|indian|dutch|swedish|norwegian|danish|finnish|polish|czech|hungarian|austrian|swiss|belgian|greek|turkish|israeli|jewish|christian|catholic|protestant|muslim|islamic|hindu|buddhist|european|asian|african|latin|irish|scottish|welsh|korean|mexican|brazilian|soviet|iranian|earned|received|obtained|graduated|attended|studied|completed|awarded|taught|worked|served|joined|education|experience|degree|degrees|responsible|developed|managed|created|designed|e-mail|email|phone|fax|address|website|homepage|cv|resume|curriculum|vitae|die`,
  subjects: list`science|sciences|engineering|mathematics|math|maths|physics|chemistry|biology|history|english|economics|psychology|sociology|philosophy|politics|political|government|law|medicine|music|art|arts|business|administration|management|accounting|finance|marketing|statistics|education|literature|languages|linguistics|computer|computing|informatics|information|technology|electronics|electrical|mechanical|civil|chemical|architecture|journalism|communication|communications|theology|divinity|religion|geography|geology|astronomy|anthropology|classics|nursing|pharmacy|agriculture|theatre|drama|dance|film|fine|applied|international|relations|studies|public|policy|affairs|social|work|environmental|biochemistry|genetics|neuroscience|criminology|c.s|cs|ee|eecs|robotics|logic|operations|research|materials|aerospace|industrial|software|systems|network`,
  conjunctions: list`and|&|as well as|and also|plus|or|along with|together with|/|and/or|both|but`,
};
