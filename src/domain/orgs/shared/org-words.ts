// Words that schools and companies share, in many languages, each with the plain English word it stands for and its class.
// `type` says what kind of body it is, `unit` a part of a body, `subject` what it does, `quality` how it is constituted.
// Written by hand. What is not listed is proper to the name.

import { inAmericanSpelling } from '../../text/american-spelling.ts';
import { memoise } from '../../text/memoise.ts';
import { once } from '../../text/once.ts';
import { EMPLOYER_PHRASES, EMPLOYER_WORDS } from './employer-words.ts';
import { GERMANIC_PHRASES, GERMANIC_WORDS } from './germanic-words.ts';
import { PLACE_TRANSLATIONS } from './place-translations.ts';
import { PUBLIC_BODY_PHRASES, PUBLIC_BODY_STEMS, PUBLIC_BODY_WORDS } from './public-body-words.ts';
import { SLAVIC_PHRASES, slavicClasses, slavicHead } from './slavic-words.ts';
import { WORD_STEMS } from './word-stems.ts';
import { PHRASE_TRANSLATIONS, WORD_TRANSLATIONS } from './word-translations.ts';

export type WordClass = 'type' | 'unit' | 'subject' | 'quality' | 'proper';

/** Phrases are replaced before words. Folded to ASCII; longest first within the list. */
const FIRST_PHRASES: readonly (readonly [string, string])[] = [
  ['ph', 'education appliedschool'],
  ['van hoa', 'culture'],
  ['university and agricultural and mechanical college', 'university'],
  ['university and a&m college', 'university'],
  ['of the state of', 'of'],
  ['inc', ''],
  ['law offices', 'law firm'],
  ['law office', 'law firm'],
  ['ent clinic', 'ear clinic'],
  ['gmbh', ''],
  ['ggmbh', ''],
  ['federal state budgetary educational institution of higher professional education', ''],
  ['federal state budgetary educational institution of higher education', ''],
  ['federal state autonomous educational institution of higher education', ''],
  ['state higher educational institution', ''],
  ['huagong', 'chemistry technology'],
  ['shiyou', 'petroleum'],
  ['chemical technology', 'chemistry technology'],
  ['huadong', 'east china'],
  ['huanan', 'south china'],
  ['huazhong', 'central china'],
  ['huabei', 'north china'],
  ['gaidai', 'foreign languages'],
  ['cong nghiep', 'industry'],
  ['sztuk pieknych', 'arts'],
  ['kemenkes', ''],
  ['yakin dogu', 'near east'],
  ['orta dogu', 'middle east'],
  ['sporthochschule', 'sport university'],
  ['handelshochschule', 'business school'],
  ['duale hochschule', 'cooperative state university'],
  ['latin america', 'latin american'],
  ['america latina', 'latin american'],
  ['llc', ''],
  ['ky thuat', 'technology'],
  ['tai chinh', 'finance'],
  ['luat', 'law'],
  ['ngoai thuong', 'foreign trade'],
  ['nong lam', 'agriculture forestry'],
  ['giao thong van tai', 'transport'],
  ['xay dung', 'construction'],
  ['civil engineering', 'construction'],
  ['physical education', 'sport'],
  ['physical culture', 'sport'],
  ['educacion fisica', 'sport'],
  ['education physique', 'sport'],
  ['estados unidos', 'unitedstates'],
  ['etats unis', 'unitedstates'],
  ['air force', 'airforce'],
  ['fuerza aerea', 'airforce'],
  ['forca aerea', 'airforce'],
  ['armee de l air', 'airforce'],
  ['fortelor aeriene', 'airforce'],
  ['natural history museum', 'naturalhistorymuseum'],
  ['conservatorio statale di musica', 'conservatorio'],
  ['conservatorio di musica', 'conservatorio'],
  ['conservatorio superior de musica', 'conservatorio'],
  ['conservatorio de musica', 'conservatorio'],
  ['conservatoire de musique', 'conservatoire'],
  ['conservatoire national superieur de musique et de danse', 'conservatoire'],
  ['conservatoire national superieur de musique', 'conservatoire'],
  ['conservatory of music', 'conservatory'],
  ['benemerita', ''],
  ['museum of natural history', 'naturalhistorymuseum'],
  ['naturkundemuseum', 'naturalhistorymuseum'],
  ['museo de historia natural', 'naturalhistorymuseum'],
  ['museu de historia natural', 'naturalhistorymuseum'],
  ['museu nacional de historia natural', 'national naturalhistorymuseum'],
  ['museo nacional de historia natural', 'national naturalhistorymuseum'],
  ['museum national d histoire naturelle', 'national naturalhistorymuseum'],
  ['museo di storia naturale', 'naturalhistorymuseum'],
  ['museo civico di storia naturale', 'municipal naturalhistorymuseum'],
  ['naturhistorisches museum', 'naturalhistorymuseum'],
  ['naturhistoriska museet', 'naturalhistorymuseum'],
  ['naturhistoriske museum', 'naturalhistorymuseum'],
  ['museum fur naturkunde', 'naturalhistorymuseum'],
  ['naturhistorisch museum', 'naturalhistorymuseum'],
  ['museum d histoire naturelle', 'naturalhistorymuseum'],
  ['guzel sanatlar', 'arts'],
  ['meslek yuksekokulu', 'college professional'],
  ['yuksekokulu', 'college'],
  ['koto senmon gakko', 'college technology'],
  ['senmon gakko', 'college'],
  ['institute of higher education', 'institute'],
  ['higher education institution', ''],
  ['institution of higher education', ''],
  ['ensino superior', 'higher education'],
  ['college of higher education', 'college'],
  ['kolej universiti', 'universitycollege'],
  ['rakenduskorgkool', 'appliedschool'],
  ['taideyliopisto', 'university arts'],
  ['kunstuniversitat', 'university arts'],
  ['kunstakademie', 'academy arts'],
  ['kunsthogskolen', 'academy arts'],
  ['lantbruksuniversitet', 'university agriculture'],
  ['sveriges lantbruksuniversitet', 'swedish university agriculture'],
  ['landwirtschaftliche universitat', 'university agriculture'],
  ['technical institute', 'institute technology'],
  ['teknologiske institut', 'institute technology'],
  ['tekhnicheskiy universitet', 'university technology'],
  ['tehnicki univerzitet', 'university technology'],
  ['technicka univerzita', 'university technology'],
  ['tehniska universitate', 'university technology'],
  ['technologijos universitetas', 'university technology'],
  ['tehnicki fakultet', 'faculty technology'],
  ['state islamic university', 'islamic state university'],
  ['state islamic institute', 'islamic state institute'],
  ['stain', 'islamic state higherschool'],
  ['stai', 'islamic higherschool'],
  ['stit', 'higherschool education'],
  ['stt', 'higherschool theology'],
  ['stia', 'higherschool management'],
  ['stih', 'higherschool law'],
  ['stisipol', 'higherschool social politics'],
  ['tarbiyah', 'education'],
  ['politeknik negeri', 'state polytechnic'],
  ['post graduate institute', 'institute postgraduate'],
  ['puerto rico', 'puertorico'],
  ['costa rica', 'costarica'],
  ['el salvador', 'elsalvador'],
  ['sri lanka', 'srilanka'],
  ['saudi arabia', 'saudiarabia'],
  ['burkina faso', 'burkinafaso'],
  ['sierra leone', 'sierraleone'],
  ['cote d ivoire', 'ivorycoast'],
  ['ivory coast', 'ivorycoast'],
  ['vrystaat', 'free state'],
  ['free state', 'free state'],
  ['suny', 'state university newyork'],
  ['cuny', 'city university newyork'],
  ['nueva york', 'newyork'],
  ['nova york', 'newyork'],
  ['nova iorque', 'newyork'],
  ['carolina do norte', 'northcarolina'],
  ['carolina do sul', 'southcarolina'],
  ['dakota do norte', 'northdakota'],
  ['dakota do sul', 'southdakota'],
  ['monaco di baviera', 'munich'],
  ['ciudad del cabo', 'cape town'],
  ['cidade do cabo', 'cape town'],
  ['citta del capo', 'cape town'],
  ['real estate', 'realestate'],
  ['pan american', 'panamerican'],
  ['panamericana', 'panamerican'],
  ['latin american', 'latinamerican'],
  ['latino americana', 'latinamerican'],
  ['latinoamericana', 'latinamerican'],
  ['latinoamericano', 'latinamerican'],
  ['latino americano', 'latinamerican'],
  ['santa casa de misericordia', 'santa casa'],
  ['santa casa da misericordia', 'santa casa'],
  ['holy house of mercy', 'santa casa'],
  ['institut d etudes politiques', 'sciences po'],
  ['institute of political studies', 'sciences po'],
  ['iep', 'sciences po'],
  ['spedali civili', 'civil hospital'],
  ['dakota du sud', 'southdakota'],
  ['dakota du nord', 'northdakota'],
  ['dakota del sur', 'southdakota'],
  ['dakota del norte', 'northdakota'],
  ['caroline du nord', 'northcarolina'],
  ['caroline du sud', 'southcarolina'],
  ['carolina del norte', 'northcarolina'],
  ['carolina del sur', 'southcarolina'],
  ['californie', 'california'],
  ['thanh pho', 'city'],
  ['quoc gia', 'national'],
  ['cong nghe', 'technology'],
  ['akademia nauk stosowanych', 'appliedschool'],
  ['uczelnia', 'university'],
  ['fh', 'appliedschool'],
  ['universitas islam negeri', 'islamic state university'],
  ['uin', 'islamic state university'],
  ['institut agama islam negeri', 'islamic state institute'],
  ['iain', 'islamic state institute'],
  ['iai', 'islamic institute'],
  ['stikes', 'higherschool health'],
  ['stkip', 'higherschool education'],
  ['stie', 'higherschool economics'],
  ['stmik', 'higherschool management computing'],
  ['poltekkes', 'polytechnic health'],
  ['politeknik kesehatan', 'polytechnic health'],
  ['latinoamericana', 'latin american'],
  ['centroamericana', 'central american'],
  ['interamericana', 'inter american'],
  ['named after', 'memorialof'],
  ['imeni', 'memorialof'],
  ['university college of', 'university colleges of'],
  ['instituto federal de educacao ciencia e tecnologia', 'federal institute'],
  ['federal institute of education science and technology', 'federal institute'],
  ['truong dai hoc', 'university'],
  ['dai hoc', 'university'],
  ['hoc vien', 'academy'],
  ['cao dang', 'college'],
  ['bach khoa', 'polytechnic'],
  ['su pham', 'education'],
  ['kinh te', 'economics'],
  ['y duoc', 'medicine pharmacy'],
  ['chuo kikuu', 'university'],
  ['chuo cha', 'college'],
  ['kwalejin ilimi', 'college education'],
  ['chet tillari', 'foreign languages'],
  ['foreign languages', 'foreign languages'],
  ['waiguoyu', 'foreign languages'],
  ['gaikokugo', 'foreign languages'],
  ['foreign studies', 'foreign languages'],
  ['zhongyiyao', 'china medicine'],
  ['zhongyi', 'china medicine'],
  ['chinese medicine', 'china medicine'],
  ['traditional chinese medicine', 'china medicine'],
  ['ligong', 'science technology'],
  ['keji', 'science technology'],
  ['kexue jishu', 'science technology'],
  ['shifan', 'normal'],
  ['nongye', 'agriculture'],
  ['gongye', 'technology'],
  ['yike', 'medicine'],
  ['caijing', 'finance economics'],
  ['gongshang', 'technology business'],
  ['minzu', 'minzu'],
  ['nationalities', 'minzu'],
  ['ethnic', 'minzu'],
  ['vytvarnych umeni', 'arts'],
  ['muzickych umeni', 'performing'],
  ['universitatsverlag', 'university press'],
  ['universitatsklinikum', 'university hospital'],
  ['universitaria', 'university'],
  ['corporacion universitaria', 'university'],
  ['fundacion universitaria', 'university foundation'],
  ['north rhine', 'northrhine'],
  ['nordrhein', 'northrhine'],
  ['public administration', 'public management'],
  ['offentliche verwaltung', 'public management'],
  ['tudomanyegyetem', 'university'],
  ['muszaki egyetem', 'university technology'],
  ['national university of', 'national university of'],
  ['university of applied sciences and arts', 'appliedschool arts'],
  ['university of applied sciences', 'appliedschool'],
  ['university of applied science', 'appliedschool'],
  ['universities of applied sciences', 'appliedschool'],
  ['university of applied studies', 'appliedschool'],
  ['fachhochschule', 'appliedschool'],
  ['technische hochschule', 'technical appliedschool'],
  ['ammattikorkeakoulu', 'appliedschool'],
  ['yrkeshogskolan', 'appliedschool'],
  ['universita degli studi', 'university'],
  ['universita degli', 'university'],
  ['degli studi', ''],
  ['haute ecole specialisee', 'appliedschool'],
  ['haute ecole', 'appliedschool'],
  ['tanki daigakubu', 'college'],
  ['tanki daigaku', 'college'],
  ['junior college', 'college'],
  ['women s', 'women'],
  ['grandes ecoles', 'school'],
  ['grande ecole', 'school'],
  ['instituto tecnologico y de estudios superiores', 'institute technology higher studies'],
  ['tecnologico nacional de mexico campus', 'institute technology'],
  ['tecnm campus', 'institute technology'],
  ['tecnm', 'institute technology'],
  ['instituto tecnologico', 'institute technology'],
  ['tecnologico de', 'institute technology'],
  ['tec', 'institute technology'],
  ['technological institute', 'institute technology'],
  ['technology institute', 'institute technology'],
  ['indian institute', 'indian institute'],
  ['health sciences', 'health'],
  ['health science', 'health'],
  ['medical sciences', 'medicine'],
  ['medical science', 'medicine'],
  ['ciencias medicas', 'medicine'],
  ['sciences medicales', 'medicine'],
  ['scienze mediche', 'medicine'],
  ['ilmu kesehatan', 'health'],
  ['ilmu ekonomi', 'economics'],
  ['ilmu hukum', 'law'],
  ['agama islam', 'islamic'],
  ['sekolah tinggi', 'higherschool'],
  ['higher school', 'higherschool'],
  ['vysoka skola', 'higherschool'],
  ['wyzsza szkola', 'higherschool'],
  ['wyzszej szkoly', 'higherschool'],
  ['wyzszej szkole', 'higherschool'],
  ['wyzsza szkole', 'higherschool'],
  ['vysoke skoly', 'higherschool'],
  ['vysoke skole', 'higherschool'],
  ['vysokou skolu', 'higherschool'],
  ['visoka skola', 'higherschool'],
  ['school of higher studies', 'higherschool'],
  ['ecole superieure', 'higherschool'],
  ['escola superior', 'higherschool'],
  ['escuela superior', 'higherschool'],
  ['ecole nationale superieure', 'national higherschool'],
  ['national higher school', 'national higherschool'],
  ['ecole normale superieure', 'normal higherschool'],
  ['escuela normal superior', 'normal higherschool'],
  ['institut superieur', 'institute higher'],
  ['institut tinggi', 'institute higher'],
  ['instituto superior', 'institute higher'],
  ['higher institute', 'institute higher'],
  ['centro universitario', 'universitycentre'],
  ['university center', 'universitycentre'],
  ['university centre', 'universitycentre'],
  ['university college', 'universitycollege'],
  ['university college hospital', 'university hospital'],
  ['colegio universitario', 'universitycollege'],
  ['kolegji universitar', 'universitycollege'],
  ['hogskolan', 'universitycollege'],
  ['hogskola', 'universitycollege'],
  ['hogskolen', 'universitycollege'],
  ['hoyskolen', 'universitycollege'],
  ['hogeschool', 'appliedschool'],
  ['politechnika', 'university technology'],
  ['polytechnic university', 'university polytechnic'],
  ['universidad politecnica', 'university polytechnic'],
  ['universitat politecnica', 'university polytechnic'],
  ['universita politecnica', 'university polytechnic'],
  ['university of technology', 'university technology'],
  ['technological university', 'university technology'],
  ['technical university', 'university technology'],
  ['technology university', 'university technology'],
  ['technische universitat', 'university technology'],
  ['technische universiteit', 'university technology'],
  ['tekniska hogskolan', 'university technology'],
  ['tekniska hogskola', 'university technology'],
  ['tekniske universitet', 'university technology'],
  ['tekniske hogskole', 'university technology'],
  ['teknillinen yliopisto', 'university technology'],
  ['teknillinen korkeakoulu', 'university technology'],
  ['teknik universitesi', 'university technology'],
  ['vysoke uceni technicke', 'university technology'],
  ['universite de technologie', 'university technology'],
  ['universidad tecnologica', 'university technology'],
  ['universidade tecnologica', 'university technology'],
  ['universidade tecnica', 'university technology'],
  ['universidad tecnica', 'university technology'],
  ['universite technique', 'university technology'],
  ['university of science and technology', 'university science technology'],
  ['padagogische hochschule', 'education appliedschool'],
  ['university college of teacher education', 'education appliedschool'],
  ['teacher training', 'education'],
  ['teacher education', 'education'],
  ['teachers college', 'education college'],
  ['musikhochschule', 'music higherschool'],
  ['hochschule fur musik', 'music higherschool'],
  ['kunsthochschule', 'arts higherschool'],
  ['medizinische universitat', 'medicine university'],
  ['medizinische hochschule', 'medicine university'],
  ['fine arts', 'arts'],
  ['visual arts', 'arts'],
  ['beaux arts', 'arts'],
  ['bellas artes', 'arts'],
  ['belle arti', 'arts'],
  ['performing arts', 'performing'],
  ['liberal arts', 'liberalarts'],
  ['business administration', 'business'],
  ['post graduate', 'postgraduate'],
  ['p g', 'postgraduate'],
  ['pg', 'postgraduate'],
  ['new york', 'newyork'],
  ['new jersey', 'newjersey'],
  ['new mexico', 'newmexico'],
  ['new hampshire', 'newhampshire'],
  ['new zealand', 'newzealand'],
  ['new england', 'newengland'],
  ['new orleans', 'neworleans'],
  ['new south wales', 'newsouthwales'],
  ['new brunswick', 'newbrunswick'],
  ['north carolina', 'northcarolina'],
  ['south carolina', 'southcarolina'],
  ['north dakota', 'northdakota'],
  ['south dakota', 'southdakota'],
  ['west virginia', 'westvirginia'],
  ['rhode island', 'rhodeisland'],
  ['los angeles', 'losangeles'],
  ['san diego', 'sandiego'],
  ['san francisco', 'sanfrancisco'],
  ['san jose', 'sanjose'],
  ['san antonio', 'sanantonio'],
  ['santa barbara', 'santabarbara'],
  ['santa cruz', 'santacruz'],
  ['santa catarina', 'santacatarina'],
  ['rio de janeiro', 'riodejaneiro'],
  ['rio grande', 'riogrande'],
  ['sao paulo', 'saopaulo'],
  ['minas gerais', 'minasgerais'],
  ['buenos aires', 'buenosaires'],
  ['hong kong', 'hongkong'],
  ['south africa', 'southafrica'],
  ['united states of america', 'unitedstates'],
  ['united states', 'unitedstates'],
  ['united kingdom', 'unitedkingdom'],
  ['u s a', 'unitedstates'],
  ['u s', 'unitedstates'],
  ['u k', 'unitedkingdom'],
  ['saint petersburg', 'petersburg'],
  ['st petersburg', 'petersburg'],
  ['saints', 'saint'],
  ['ss', 'saint'],
  ['u of', 'university'],
];

const TYPES = `
university: university universities universidad universidade universite universitat universita universitatea universiteit universitet universitetet universitetas universitesi yunivesiti iunivesite kaminuza yunivasiti jamhuriat universitesinin universitaires universitarios universitaris universities_ unibertsitateko universitetit universitetin universitetow universitetskiy universiti_ viswavidyalaya visvavidyalaya biswabidyalaya bishwabidyalay vishwavidyalay universitaten universitati_ universitaetsklinik_ univerzity univerzite univerzitetu sveucilista sveucilistu unversitesi univerzitas jami'a jamiah jaamacadda universitatem universitas oilthigh skoy inyuvesi yunibesithi unibesithi yunivhesithi dyunivesithi oniversite eniveste uniwersiteti univesity universitesity_ univerisity jamiat_ gamiat universtiy univeristy universitiy
 universiti universitas univerzita univerzitet univerza uniwersytet egyetem yliopisto ulikool universitate universitati daigaku daxue dai_hoc jamiat jamia danishgah daneshgah
 vishwavidyalaya vidyapeeth vishvavidyalaya bishshobiddaloe bishwobidyaloy daehaggyo daehakgyo daehak univ uni universitario universitaria universitaire universitats universiteti
 universiteta unibersitatea unibertsitatea universitets sveuciliste universitat universitatis ollscoil prifysgol haskoli university's unibersidad wisconsin_ uniwersytetu univerziteta dhaiy
 universitair panepistimio panepistimion universitit universityt universitate daigakuin universitaet univerzitetot universitatii universita' universitete unibersidade bisvabidyalay unversity univercity universty pamantasan pamantasang yunifasiti zankoy surguul universitas_ uniwersyteckie unibersidad unibertsitate
college: college colaiste koledza koledz colleges colegiul kwalejin chuo kolegiya colegiu colegio collegio kolegium kolegija kolej college's kollegium mahavidyalaya kolegji colleges mikhlelet mikhlala kolleg kollegji kollegiet kolledz kolledzh colege koledza kollej kolledji kolleji coleg colaisteanna dalubhasaan dalubhasaang mahavidyalay mahavidhyalaya collegium kollegiya
institute: institute institutului instituta instytutu institut instituto istituto instytut institutul institutt instituut institutas institutes institutet intezet ustav zavod enstitusu instituti institutua xueyuan kenkyujo instituts institutions_ institutos institutu institutet_ institucion instituicao istitut intezete institutul_ enstitu ustavu viện_ vien insitute insititute instytucie institutai institutes_ institutum
 instititute institutions institution ins inst
school: school schools ecole escola escuela scuola schule szkola skola scoala skole skolan iskola okul okulu sekolah gakko kool koulu academia_ hakkyo vyssheye ecoles escuelas escolas scuole schulen skolen shkolla shkola okullari iskolaja gakuen_ mektebi eskola szkoly skoly scoil ysgol
academy: academy academia academie akademie akademia akademi akademija accademia akademiet akademien academies akademiya akademiasi accademie acad akademiju akademii akademisi acadamh academi akademija_ akademikum akademin
polytechnic: polytechnic politecnico polytechnique politecnica politecnic polytechnische polytechnico politeknik polytechnio politecnica_ polytechnion polytech politechnic polytechnics politechniczny poli poly politehnica politeknika polytechnicum politecnicos politechniki politechnik politehnika
appliedschool: appliedschool hochschule hochschulen veleuciliste augstskola hoegskolan_ korkeakoulu rakenduskorgkool_ fachhochschulen
higherschool: higherschool
universitycollege: universitycollege
universitycentre: universitycentre
conservatory: conservatory conservatoire conservatorio konservatorium conservatorium konservatuvari conservatori conservatoriet konservatoriet konservatorija conservatorul
seminary: seminary seminario seminaire priesterseminar yeshiva seminar seminarium seminari seminarija
faculdade: faculdade faculdades
foundation: foundation fundacion fundacao fondation stiftung fondazione stichting trust_ fundacja fundatia fundacio pundasyon vakfi yayasan foundations alapitvany
association: association asociacion associacao verein verband vereinigung asociatia federation federacion federacao union_ society sociedade_ societe_ gesellschaft_ associations associacio associazione asociacija yhdistys zdruzenie
council: council consejo conselho conseil rat consiglio consell consejos raad radet
ministry: ministry ministerio ministere ministerium ministero minister departement_ ministarstvo ministerstvo kementerian bakanligi kemenkes_
museum: museum museo musee museu muzeum museums museet muzej muzeul muzeja
library: library biblioteca bibliotheque bibliothek libraries biblioteka bibliotek knihovna kniznica kutuphane perpustakaan konyvtar
bookshop: bookshop bookstore livraria libreria librairie buchhandlung
company: companies empresas empresa unternehmen
system: system sistema
service: service services serviciilor servicios servicos serveis servizi dienste dienst tjeneste palvelu
`;

const UNITS = `
faculty: faculty facultad faculte fakultat facolta fakulta fakultesi fakulteta wydzial faculteit fakultet fakultas facultat fakulteti fakultetas fakulteten fakulteter facultatea facultade fakultete tiedekunta
department: department departement departamento dipartimento abteilung dept division seksjon afdeling katedra kafedra lehrstuhl departament departments departamentul avdeling avdelning oddeleni odsek osasto
centre: centre center centro zentrum centrum centra centrul tsentr center's merkezi kozpont keskus centres centers centros centar centrs sentrum senter zentren keskuse central_ merkez pusat centri kituo kompetenzzentrum forschungszentrum
laboratory: laboratory laboratories laboratorio laboratoire labor lab labs laboratorium laboratoriet laboratoř laboratoires laboratorios laboratori laborator laboratorija laboratorul laboratuvari labo
campus: campus unidad unidade sede recinto standort kampus campuses sedes branch_
hospital: hospital hospitals klinik klinikum clinic clinica ospedale hopital krankenhaus szpital ziekenhuis clinics policlinico spital spitalul hospitaux hopitaux ospedali klinikken sykehus sjukhus sygehus sjukhuset hastanesi hastane rumahsakit sairaala nemocnice bolnica bolnitsa korhaz clinique cliniques clinicas hospitalier hospitalar polyclinic kliniken kliniki haigla byoin
press: press verlag presses editora editorial editores editions publishing publishers publications universitatsverlag
group: group groupe grupo gruppe gruppo grupa groups grupos groupes gruppen grup grups gruppi
programme: program programme programa programs programmes programmi
office: office bureau buro oficina offices officina
chapter: chapter section branch abteilung_ filiale
museumunit: herbarium
observatory: observatory observatorio observatoire observatori observatoriet osservatorio observatorium
extension: extension
unit: unit unite units unidade_ unites
network: network reseau red_ networks rede reti netzwerk netzwerke xarxa
`;

const SUBJECTS = `
technology: technology tecnologicos tecnicos teknoloji kogyo texnik tehnologije technologies texnologiyalar texnika tekhnicheskiy politekhnicheskiy tehnologie tehnica technologiczna technologiczny technickych tecnologia tecnologias technologie technologies technological technical technische technische technique techniques tecnico tecnica tecnologico tecnologica technika technologii teknologi teknik technologiques technologique tecnologics tecnologiche tecnologici tecnologiques technologiczne technologijos technologiju technologiy technologiya tehnologiju tehnologija tehnologiche tehnoloski tehniska tehniskas tehniskais technikos technicznych techniczna technicznego techniczny texnologiyalari texnologiyasi teknologjik politeknike teknik tekniske_ teknisk teknologiska teknologian teknillinen muszaki technologische technologischen technologisch technisch techniques_ tecniche tecniques tecnologias_ teknologia tekhnologicheskiy tekhnologii tekhnologiy tekhnichnyi tekhnolohiy jishu kogyo_ kogei_ sanati kythuat tehnologii kasetsart_ fasaha texnologiyalar_
 technicky technicka technicke tecnological tech tekniska tekniske tehnicki technik tehnika texnologiya
science: science sciences sci fan fanlar kexue nauka kagaku ciencia ciencias scienze scienza wissenschaft wissenschaften nauk nauki stiinte videnskab vetenskap ilmu fen_ science's sains ciencies ciencie scientifiques_ wissenschaften_ bilimleri bilim bilimler vede ved vedy vied znanosti nauki_ mokslu moksluu zinatnu tudomany tudomanyi tudomanyok tieteiden videnskaber vetenskaper vitenskap wetenschappen wetenschap shkencave shkenca elmler elmlari fanlari nauky naukowa naukowy zientziak zientzia scienses science_ stiintelor stiintifica sciencias sains_
applied: applied stosowanych aplicadas aplicada angewandte appliquees appliquee applicata applicate angewandter aplicadas aplicades aplicat applicati appliques aplicados aplikovanych toegepaste primenjenih primijenjenih taikomuju tillampad anvendt soveltavien uygulamali terapan applicazioni strukovnih_
engineering: engineering engineers engineer ingenieria ingenieros engenharia ingenieurs ingenieure ingegneria ingenierie muhendislik inzynierii engenheiros ingeniorvidenskab ingenjor ingenieurwesen engenheria enginyeria enginyers ingineri inginerie inzenyrstvi inzinieriaus inzenjerstvo inzhenernyy inzhenerno muhandislik genie ingegneri inzinerijos insinooritieteiden gongcheng kogaku rekayasa inzhenirov ingenieurschule enjinering
medicine: medicine medical meditsinskiy tibbiyot ika medicala farmacie_ orvosi medicinska medicina medicinas medecine medizin medico medicas medica medicinal medycyny medyczny medizinische medyczna tip lekarski medisch medical's kedokteran biomedical biomedicas biomedicina medicales medicale medicaux mediques medicinski medicine_ medicinsk medicinos medicinas_ medizinisches medizinischen medizinischer medichna medichnyi medycznych medycznego lekarskiego mediche mediku medicales_ laaketieteen meditsina mjekesise mjekesore tibb tibbi tip_ geneeskunde yixue yiyao igaku kadokteran_ ayurvedic_ med medicus medicae
health: health sanatate saglik afya zdravotnicka saude sante gesundheit zdrowia salute kesehatan helse halsa gezondheid salud sanitat saude_ zdravotnictva zdravotnicke zdravstvo zdravlja zdravstveno zdravstvena zdravstveni sveikatos veselibas sundhed terveyden gesundheits sanitaires sanitarias sanitarie egeszsegtudomanyi shendetit saluti sihat salut sanita wellness_ iryo
nursing: nursing enfermeria enfermagem nurses infirmiers keperawatan infirmiere infirmieres enfermeras kebidanan_ hemsireligi krankenpflege pflege infermieristica infermeria kango verpleegkunde sygepleje
pharmacy: pharmacy pharma pharmaceuticals pharmaceutical biopharma biopharmaceuticals biopharmaceutical farmacia pharmacie pharmazie pharmaceutics farmasi farmaceutyczny farmaceuticas farmaceutica pharmaceutique pharmaceutiques farmaci eczacilik farmacja yakka yaoke farmatsevtika kefarmasian
dentistry: dentistry dental odontologia dentaire odontologica zahnmedizin dis_ shika kedokterangigi stomatology stomatologia stomatological
veterinary: veterinary veterinaria veterinaire veterinariya tierarztliche weterynaria weterynaryjny veterinarska veteriner juui
law: law laws derecho direito droit recht jura prawo hukum legal juridicas ley droits rechtswissenschaften rechtswissenschaft pravo prava prawa pravni juridique juridiques juridica juridico diritto giuridiche giuridici huquq hukuk drept lag_ rett ret_ ius fa_ fazheng yuridik juridicheskiy hogaku dret lex_ teises juridiska juridisk oikeustieteellinen penal_ pravna pravne
business: business biashara bisnis isletme biznesu biznisu affaires negocio commerce commercial comercio commerciale handels handelshogskolan wirtschaft commercio negocios negocis negoci obchodni obchodna ekonomsko_ handelshoyskole handelshoyskolen handelshojskole kauppakorkeakoulu kereskedelmi biznes biznesa verslo biznesi keigyo shangxue shangye comercial comerciales commerciales comerc empresarial empresariales empresariais entreprise entreprises empresarials empresa_ przedsiebiorczosci bisnes_ ticaret niaga perniagaan handel
management: management zarzadzania vadibas menejment menedzhmenta gestion gestao manajemen gerencia managment mgmt administracion administracao administration amministrazione verwaltung manager_ managementul gestao_ gestio gestione menadzment menadzmenta menagjimentit administraciones administratif administratives administrative administrativas administrativos bestuurskunde ledelse vadyba vadybos upravleniya upravljanje keiei guanli yonetim idari pengurusan governance rizeni
economics: economics iqtisodiyot ekonomicheskiy gazdasagi ekonomski ekonomika economica economic economy economia economicas economiques wirtschaftswissenschaften ekonomi ekonomii ekonomiczny okonomi ekonomicka economie economicos economique ekonomiczna ekonomiczne ekonomicznych ekonomiky ekonomie ekonomicky ekonomske ekonomija ekonomikos ekonomikas ekonomska economiche economico iktisadi iktisat iqtisod iqtisodiyoti kozgazdasagi okonomie okonomische taloustieteiden jingji keizai ekonomik ekonomine economiques_ economie_ economiei ekonomichnyi
finance: finance finances financial finanzas financas finanza financieros financers financiera financieras financier financiere finanse finansow finansu finansovyy finans moliya financijski kinyu jinrong kewangan keuangan taichinh
education: education enseignement educationnelle elimu ilimi pedagogika pedagogicheskiy pedagoski pedagogicka edukacji educativa educational educacional educacao educational padagogische pedagogical pedagogica pedagogy pedagogiczny erziehung istruzione teachers teacher teaching pedagogique kyoiku egitim keguruan pendidikan pedagogisk educacion educatiu educatives educatif educative educativas educacio educativo eduction educations pedagogicas pedagogia pedagogic pedagogicky pedagogicke pedagogiska pedagogikas pedagogik pedagogiki pedagogiczna pedagogicki pedagoska pedagoskih vzdelavani vzdelavania obrazovanja obrazovaniya oswiaty opvoedkunde onderwijs oppvoedning utdanning utbildning pendidikan egitim bildung bildungs lehrerbildung docente docentes formacion_ magisterio nevelestudomanyi jiaoyu tarbiyah keguruan oppetting educationis svietimo hezkuntza padagogik padagogischen padagogisches ensino enseignants ensenanza mokymo arsimit
arts: art arts umeni geijutsu yishu bildende arte artes kunst kunste sztuk seni bellearti kunsten artistico artistica artistique artes_ arti artelor sanat sanatlar guzelsanatlar kunsthogskolen umetnosti umjetnosti umetnost sztuki makslas dailes iskusstv iskusstva muveszeti taideyliopisto_ kunstakademie kunstakademiet konst konstfack kunsthochschulen meishu bijutsu zoukei_ plasticas arteen artistic
music: music musica ongaku yinyue musique musik muzyczny musical muzyki muziek musikk muzike muzikos muzikas muzica muzicka muzicke muzicki muzik hudby hudobna hudebni glazbe musicales musicali musicale zeneakademia_ zenemuveszeti musiikki musikaliska musikalische
theatre: theatre theater drama teatro teatre teatru teatralna teatralnyy theatral theatrale divadelni divadlo szinhaz szinhazmuveszeti dramatic dramatica dramatique dramatycznych dramaticas xiju
film: film cinema cine films filmova filmowa filmmuveszeti filmowej cinematografia cinematography cinematographic dianying eiga filmuniversitat_
design: design diseno diseño disegno designs disseny dizajna dizajn dizayn designu gestaltung tasarim desain reka_
architecture: architecture arquitectura arquitetura architektur arkitektur arkitektskolen arkitektura architettura arquitectonica architektury arhitekture arhitectura arxitektura mimarlik kenchiku jianzhu arkitektuur arsitektur
agriculture: agriculture agricultural agraria agricola agronomic agronomy agraires agrarian agronomique landwirtschaft pertanian agricultura agroalimentaires agronomica agrarwissenschaften rolniczy agricolas agronomiques agronomicas agropecuaria agropecuarias agronomie agronomia agricole agricoles agrario agraire agrario_ agrarnyi agrar agraria_ agro rolnictwa rolnicza przyrodniczy_ poljoprivredni poljoprivrede zemedelska zemedelske polnohospodarska lantbruks lantbruksuniversitet_ landbrug landbouw maataloustieteiden ziraat tarim qishloq nongxue nongyuan nogyo nogaku mezogazdasagi bujqesor pertanian_ agricole_ agraarwetenschappen zemes sielskokhozyaystvennyy bodenkultur
forestry: forestry forest forestal forestier forestiere forestales florestal florestais forstwirtschaft lesnicka lesotekhnicheskiy lesnoy lesa metsa orman linye kehutanan sumarski
fisheries: fisheries fishery pesca pesquera pesqueira perikanan ryboholovstva fischerei peche suisan
environment: environment environmental ambiente ambiental medioambiente umwelt environnement ambientales ambientais medi_ambient umweltwissenschaften miljo srodowiska prostredi cevre huanjing kankyo lingkungan environmentales environnementales environnemental okologie
natural: natural naturales naturais naturelles naturelle natur prirodoslovni_ naturwissenschaften_ przyrodniczych prirodnih
computing: computer computing computacao computacion computers informatics informatica informatique informatik informatika computational computacio informaticas informatiques informatyki informatiki informaticka bilgisayar komputer komputerowych computerwissenschaften jisuanji racunarstvo racunalnistvo datateknik kompyuter informatikos kompjuterike
information: information axborot informacion informacao informations informasi informazione informatsionnykh informacji informacijos informaciju informacijske informacijskih xinxi joho informacyjnych informatiei bilisim maklumat
culture: culture cultura cultural kultur kultury culturas culturals cultures culturale kulturos kulture kulturen kulturelle wenhua bunka madaniyat medeniyet_ budaya kebudayaan kulturwissenschaften
electronics: electronics electronic electronique electronica elektronik electronicos elektroniki elektronika elektroniczne elektrotechnik elektro_ dianzi denshi
digital: digital numerique digitale
books: books book livros libros livres bucher
processing: processing processamento procesamiento verarbeitung
scientific: scientific cientifica cientifico scientifique
consulting: consulting consultants consultancy conseils conseil consultoria consultores beratung consulenza
systems: systems sistemas systemes systeme sistemi
services: servicos servicios
synthetics: synthetics sinteticos
communication: communication communications comunicacion comunicacao kommunikation comunicazione telecommunications telecommunication comunicacions communicatie komunikacji komunikasi komunikace komunikacijos iletisim kommunikations kommunikasjon comunicare comunicaciones comunicacoes chuanmei_ telecomunicaciones telecomunicacoes telecomunicacions telekomunikacji telekomunikacije telekomunikatsiy telekommunikation telekomunikasi telecomunicazioni aloqa svyazi dianxin
media: media medios medien
mathematics: mathematics mathematical matematicas matematica mathematiques mathematik maths mathematique matematiques matematyki matematiki matematik matematika matematicki matematicko matematikos mathematischen mathematische matematiche matematicos shuxue sugaku mathematic matematico
physics: physics physical fisica physique physik fisicas fisicos fizyki fiziki fizika fizik fysik fysikalisk physikalische physikalischen fizikos fizicki wuli physiques fisiche physico
chemistry: chemistry chemical quimica chimie chemie chimica quimicas quimicos chemii chimii khimii kimya kimia kemi kemija kemian kemisk hemije chemische chemischen chimiques huaxue kagaku_ quimiques kimyo himii chemiczny
biology: biology biological biologia biologie biologische biologischer biologicas biologicos biologii biologiques biologija biologiske biyoloji biologische_ biologisches shengwu seibutsu biologiche biologiczny
biotechnology: biotechnology biotech biotecnologia biotechnologie biotechnologies biotechnologii biotecnologias biyoteknoloji biotecnologica biotechnological biotehnologie bioteknologi
philosophy: philosophy filosofia philosophie philosophies filosofiche filozofski filozofii filozofie philosophische philosophisches felsefe zhexue tetsugaku filosofi
theology: theology teologi theological teologia teologica theologie theologische theologiques bible biblical divinity bibelschule theologisches theologischen theologique teologiczny teologico teologicas teologija theologian teologiska teologisk teologiska_ bogoslovni bogoslovski hittudomanyi ilahiyat shinga seminaris biblico biblica biblique bibliche
history: history historia histoire geschichte historicas historique historicos histoires storia storico storici historii historie istorii historisches historische lishi rekishi tarih sejarah
languages: languages language jezika jezyki linguas lenguas langues sprachen foreign_ linguistics linguistic linguistica linguistique linguisticas linguistik sprachwissenschaft lengua langue lingua linguae filologia philology yuyan gengo idiomas idioma sprache tillar tillari dil bahasa jezikov
humanities: humanities humanidades humanistic humanitarian humanas geisteswissenschaften humaines humanitats humanistyczny humanistyczna humanistisch humanistische humanisticas humanista humaniora humanistiska humanitarnyi humanitarnyy gumanitarnyy humanistycznospoleczny renwen jinbun humaine umane umanistici umanistica humanwissenschaften
social: social sociale ijtimoiy socijalni spoleczna sociais sociales sociaux sozial soziale socials sociais_ socialni socialiniu sociala sozialwissenschaften sozialwissenschaft sozialwesen spolecznych drustvenih drustvene socio sociali societales shehui shakai sosyal sosial ekonomichesko_ sociologicas yhteiskunta
politics: political politics politicas politiques politik policy politica politicos politiche politikwissenschaft politikwissenschaften politycznych politickych politickih siyasal siyasi zhengzhi seiji
public: public publicas publicos umma publica publico publiques publique offentliche offentlichen pubblica publics publiques_ publicznej publicznego verejnej verejne kamu offentlig offentliga
police: police policia polizei politiehogskolan policie policji policijska politie polis polisi polismyndigheten policyjna polizeiakademie jingcha rendorseg
military: military militar militaire militare army armed militares militaires militari wojskowa wojskowy vojenska vojna voyenno harp_ harbiy junshi militarni militara forsvar forsvarets armee armada_ ejercito wojennej_ sotilas wojskowej
naval: naval marine maritime maritima nautical navale navales marina maritimo maritimes maritim denizcilik_ morska morski marynarki pomorski jurados juru sjofart nautica nautico haishi haiyang kaiyo tengiz seefahrt sjokrigsskolen ocean_ pelayaran
air: air_ aviation aviacion aeronautics aerospace aeronautical aeronautique aeronautica aerea aerospatiale aerospatial aeroespacial aerospaziale aviatsionnyy aviacijas aviacii hangkong koku luftfahrt penerbangan aviacao havacilik aeronautiques aeronautico
sport: sport sports deporte deportes physicaleducation sportovni deportiva deportivas sportive sportivo sporta sporto idrott idretts idrettshogskole spor tiyu taiiku esport esporte esportes desporto deportivo olahraga fizicke fizkultury fyzicheskoy sportwissenschaft
tourism: tourism turismo tourisme hospitality hotel hoteleria turystyki turizma turizm turisticki tourismus turistica lvyou kanko pariwisata kepariwisataan hoteleria_ hotelera hospitality_ hotels hoteliere pelancongan turisme
transport: transport transportation transporte railway transports transportes transportu transporta trasporti saobracaj saobracajni ulasim verkehr jiaotong_ perhubungan railways tieyi transportas_ putey giaothong
mining: mining mines minas minera mineria geology bergakademie mineras gornyy gornaya gorniczo gorniczy montan montanuniversitat_ banska rudarsko madencilik kuangye minier minieres miniere miner geologia geologie geological geologique geologiczny geosciences_ geologorazvedochnyy pertambangan
petroleum: petroleum petroleo oil petroles petrole petrolera petrolul petroli neft neftyanoy neftegazovyy shiyou migas petrolio
energy: energy energia energie power energetica energetico energetics energetiki energii energetyka energiya enerji energi energeticheskiy nengyuan energies energije
textile: textile textiles textil textilni tekstil tessile fangzhi tekstilnyy
materials: materials material materiaux materiales materiais werkstoff werkstoffe materialwissenschaft malzeme materiali cailiao zairyo materialov
research: research therapieforschung versuchsanstalt arastirma research investigacion investigaciones investigacao investigacoes recherche recherches forschung ricerca ricerche badan penelitian forskning badawczy onderzoek ikerketa investigação investigacio recerca cercetare istrazivanja istrazivacki vyzkum vyzkumny vyskum vyskumny tyrimu tyrimai petijumu kutatointezet kutato kutatasi ricercatori forschungs forschungsinstitut forskningsinstitut forschungsgesellschaft forskningscenter tutkimus tutkimuskeskus arastirmalari arastirmalar issledovaniy issledovatelskiy doslidzhen yanjiu kenkyu tadqiqot penyelidikan badan_ badawcze badawczo naukowo_ pesquisa pesquisas researches kerkimeve recherche_
studies: studies studii study estudios estudos etudes studien studi studiow studium studia studij studije studija estudis studie studier studios studijas calismalari calismalar issledovaniya_ kajian pengajian tanulmanyok etude studiju
development: development desarrollo desenvolvimento developpement entwicklung sviluppo desenvolupament razvitiya razvoj razvoja rozwoju rozvoj attistibas pletros utvikling utveckling udvikling kalkinma gelistirme dezvoltare fejlesztesi pembangunan pengembangan kaihatsu fazhan rozvytku garapen ontwikkeling
innovation: innovation innovatsiya inovacao innovacion innovations innovations inovacija inovacije inovaciju inovacni innowacji innovatie inovasi innovazione innovaciones innovacio inovatii innovatsii chuangxin inovacoes yenilik innovationen innovativ innovative inovatif innovador innovante
industry: industry industriais industrial industriale industrielle industries industria industriales industrias industriel industriels industrielles industriali industrii promyshlennosti prumysl prumyslovy sanayi industriei industriya industrija gongye_ sangyo perindustrian industriell congnghiep kejuruteraan_
cooperation: cooperation cooperacion cooperacao zusammenarbeit cooperazione suradnju
graduate: graduate postgraduate posgrado graduado
advanced: advanced avanzada avanzados avancees avances advance avancadas avancats avansate avances_ avanzate avanzada_ zaawansowanych ileri fortgeschrittene pokrocilych napredne avanzado avance
higher: higher superiores superior superiore superieur superieure superieures hohere supérieur superiori superiors superioare vysshee vysshaya vyssa vysshey visoka visoke visokih vyssi yuksek vishcha vyshcha tinggi felsofoku
professional: professional professions profesional profissional vocational profesionales profissionais profesionala professionnel professionnelle professionnelles professionale professionali profesjonalnych zawodowa zawodowy meslek mesleki vocacional professionnels vokasi strukovnih stručnih_ strukovna professionalnogo profesinis profesiju beroeps kejuruan
internal: internal ichki vnutrennikh vnutrishnikh unutrasnjih
work: work trabajo travail
acoustics: acoustics acoustic acoustique acustica akustik
family: family familia famille
horticulture: horticulture horticultural horticultura
nutrition: nutrition nutricion nutricao eiyo gizi
chiropractic: chiropractic quiropractica
criminal: criminal criminology criminologia penitentiary penal penales penale penali penais criminales criminais criminels criminelle
electric: electric electrical electrique electrica elektrotechnicka dianli elektrische
psychology: psychology psychological psicologia psicologicas psychologie psikoloji psykologi psihologije psychologii psicologiques psicologiche psychologique psihologie xinli shinri
sociology: sociology sociologia sociologie soziologie sociologii
geography: geography geographie geografia geographical geografie cografya
astronomy: astronomy astronomia astronomical astronomie
astrophysics: astrophysics astrophysical astrofisica astrophysique astrophysik astrofysica astrofysik astrofizyki astrofizika astrofizyka
neuroscience: neuroscience neurosciences neurociencia neurociencias neurowissenschaften neuroscienze neurologia neurology neurological
justice: justice justicia justica giustizia justiz
welfare: welfare bienestar fukushi wohlfahrt
construction: construction construccion construcao bau civil edificacion budownictwa stavebni gradevinski qurilish stroitelnyy insaat jianshe
rural: rural rurales ruraux
tropical: tropical tropicale tropicales tropenmedizin tropen
nuclear: nuclear nucleaire nucleares kern yadernyy nukleer jadrowych nuklearne nuklearni nukleare
ocean: ocean oceanic oceanography oceanographic oceanografia oceanographie oceanico oceanologiques oceanologia haiyang
water: water agua aguas eau eaux wasser acqua su_ vody shuili
defence: defence defense defensa defesa difesa verteidigung obrony obrane obrany odbrane savunma oborony guofang mudofaa
security: security seguridad seguranca securite sicherheit sicurezza bezpecnosti bezpieczenstwa sigurnosti guvenlik bezopasnosti
space: space espacial spatiale weltraum spaziale kosmicheskiy uzay espaciales spatiales
life: life vida vie leben vita zycia zivota elet elettudomanyi
earth: earth terre tierra terra erde
world: world jahon mundo monde svetovy swiatowa dunya
diplomacy: diplomacy diplomatic diplomatica diplomatiya diplomatie
journalism: journalism periodismo jornalismo journalisme journalistik zhurnalistiki
fashion: fashion moda mode modes
food: food alimentos alimentaire alimentaria lebensmittel alimentare shipin shokuhin pangan ernahrung
animal: animal animales animale animals husbandry zootechnique
sustainable: sustainable sustainability sostenible sustentable sustentavel durable nachhaltige nachhaltigkeit sostenibile sostenibilidad
training: training formation formacion formacao formazione ausbildung usposabljanje podgotovki
relations: relations relaciones relacoes beziehungen relazioni otnosheniy relatii odnosa vztahu stosunkow
affairs: affairs asuntos assuntos affaires_ angelegenheiten ishlar del_
peace: peace paz paix frieden pace
religion: religion religious religiosas religiosos religieuses religioni religionen agama religiosi
ayurveda: ayurveda ayurvedic ayurved
accounting: accounting accountancy contabilidad contabilidade contaduria comptabilite ragioneria akuntansi contable
crafts: crafts metiers oficios mestieri handwerk artesania
cinematographic: cinematographic
image: image imagen imagem images
systemsengineering: systemsengineering
`;

const QUALITIES = `
national: national milliy kebangsaan nationala narodni naciones nacional nationale nazionale narodowy nasional kokuritsu natsionalnyi nacionalni nationaal nationalen nationales nationaux nazionali nacionales nacionais nacionalinis nacionala nationell nasjonale nasjonal nationella narodna narodowa narodowe natsionalen natsionalna natsionalnyy natsionalnaya nacionalnyy natsional ulusal milli kansallinen nemzeti kombetare rahvus rahvuslik rastriya rashtriya pambansang guoli gongli kenya_ taifa nasyonal cenedlaethol naisiunta tarayya_ natsionalnogo kebangsaan_ negara
federal: federal federale bundes federalny federalnyy federaux federais federalnoe tarayya eidgenossische eidgenossisches
state: state dovlet daulat derzhavnyi_ gosudarstvennyy gosudarstvennaya statului estadual estatal prefecture prefectural estadual etat panstwowa panstwowy valstybine davlat gosudarstvennyi statal staatliche negeri kenritsu derzhavnyi shtetit drzavni estado statale statali stato gosudarstvenny gosudarstvennoe derzhavna derzhavnoho derzhavnyy panstwowe panstwowej statni statna statne statliga statens drzavna valsts valstybinis allami devlet dovlat dawlati staats staatlichen staatliches estadal memlekettik mamlekettik shteteror shteterore riigi dowlet memleket
royal: royal real royale regia koninklijk koninklijke kongelige kungliga reale konigliche royaux reial regio regius kongelige_ koniglich kraljevska kralovska krolewska krolewski diraja rioga brenhinol
catholic: catholic kath catolica katholische catholique cattolica katolicki katolik katholieke catolico katolicka catholiques catolicas catolicos katolicka_ katolickie katolicki_ katolikus katolicka_ katolicky catholica cattolico katolsk caitliceach kikatoliki
pontifical: pontifical pontificia pontificio pontificale
christian: christian cristiana crista christliche chretienne kristen evangelical evangelica evangelische evangelique protestant protestante cristiano cristao christelijke chretien chrzescijanska chrzescijanski krestanska krestansky kristna kristelig keresztyen kirisutokyo kristiyano hristiyan reformed_ reformatus evangelicka evangelicky evangelico evangeliska evangelisk evangelikus evangelisches evangelischen protestantse protestantische
islamic: islamic islam islamica islamique islami muslim islami islamiques islamska islamski islamiya islamiyah islamische islamicos islamia islamiah islom islami_
adventist: adventist adventista adventiste
methodist: methodist metodista
baptist: baptist bautista batista
lutheran: lutheran luterana lutherische lutherisch lutherska luthersk lutherien
autonomous: autonomous autonoma autonomo autonome otonom autonomas autonomos autonoms autonomia avtonomnyy samostalna autonomes
metropolitan: metropolitan metropolitana metropolitano metropolitni
open: open abierta aberta distance distancia virtual acikogretim otevrena offene oberta terbuka ouverte kaifang hoso otwarty apen oppen avoin
international: international xalqaro uluslararasi mezhdunarodnyy medzinarodna kokusai guoji internacional internationale internazionale internasional internationals internacionals internacionalni internationales internationaux internacionales internazionali mezinarodni medjunarodni medunarodni miedzynarodowy miedzynarodowa mizhnarodnyi starptautiska tarptautinis tarptautine rahvusvaheline kansainvalinen nemzetkozi nderkombetar nderkombetare antarabangsa internationell internasjonal internationalen beynelxalq khalykaralyk quoc_te mezhdunarodnaya idirnaisiunta rhyngwladol internasyonal kimataifa
european: european evropski evropska evropskiy europejski avrupa europska europea europeia europeenne europaische europeo europeu europeen europeennes europaischen europeas europeias europska_ europejska europos eiropas europaiska europeiska evropsky yevropeyskyi avropa europese europai eurooppa ouzhou europa
american: american americana americaine americano americain amerikan amerikanische amerykanski amerika amerikaans ameri'ca_ american's_
african: african africana africaine africains africaines afrikanische africano africain
asian: asian
pan: pan
central: central centrale zentral centrala centralny centralna centralni tsentralnyy merkez_ ustredni kozponti keskus_ zhongyang chuo_ zentrale sentral_ tengah centralnoy
private: private privada privado prive privadas privee privato privata prywatna prywatny privatna privatni soukroma sukromna ozel private_ swasta privat privatuniversitat_ minban shili_ xususiy
government: government gobierno governo govt gouvernement gouvernemental gubernamental kerajaan pemerintah regierung governativo rajkiya sarkari
republic: republic republica republique republik republike republiky respubliki respublikasi rzeczypospolitej cumhuriyeti cumhuriyet_ koztarsasag republica_ republikas
women: women joshi nuzi mujeres femme femmes frauen girls ladies womens mulheres dones zenske kobiet kadin kadinlar naiset mahila nushi josei femeninos donne banin wanita zhenskiy banat banasthali_ female kvinner vrouwen
men: men boys
intercultural: intercultural
independent: independent independiente independente independant nezavisimyy nezavisni bagimsiz unabhangige uavhengig
free: libre livre freie freien freier libera llibre vrije svobodna svobodnyy wolna fria fri_ vapaa serbest ozgur nezavisna
community: community comunitaria comunitario comunidad comunitat comunidade communautaire gemeinschaft
regional: regional regionale regionales regionals regionaal regionalna bolge oblastni
provincial: provincial provinciale provinciales shengli provinciaal provincia province
municipal: municipal municipale municipales stadtische belediye shili opstinski mestsky mestska
capital: capital shoudu hauptstadt
city: city_ ciudad_
north: north norte nord northern bei utara severni severnyy severna severo polnocny polnocna pohjois kuzey shimol septentrional norra nordre nordlige zapolyarnyy_ kita hokubu noord norther iparralde gogledd
south: south sur sul sud southern selatan jizni juzni juzna yuzhnyy poludniowy etela guney janub meridional sodra sydlig nan_ minami zuid timog sydvastra_ deheudir_ extremo_
east: east este ost eastern oriental est timur vychodni vychodoceska_ istocni wschodni wschodnia vostochnyy vostochno ita_ dogu sharqiy ostra dong higashi oost silangan_ orientale oriente ostliche sharq
west: west oeste ouest western occidental barat zapadni zapadna zachodni zachodnia zapadnyy zapadno lansi bati garbiy gharbi vastra vest xi_ nishi oesterreich_ occidente occidentale westliche gorllewin iarthar
northeast: northeast northeastern dongbei nordeste noreste nordest
northwest: northwest northwestern xibei noroeste nordouest
southeast: southeast southeastern dongnan sudeste sudest sureste southeastern_ tenggara
southwest: southwest southwestern xinan sudoeste sudouest suroeste
normal: normal normale normales normali_
new: new nueva nova neue nouvelle nuova novo novy nova_ nowa nowy ny_ yeni xin_ nye nouveau nuovo nuevo uusi yangi nieuwe novi novyy
global: global mundial mundo_ mondiale weltweit kuresel welt world_
prefecturalq: prefecturalq
`;

export const STOP_WORDS: ReadonlySet<string> = new Set(
  `the of for and at in on to by from a an & de del della delle dello dei degli di da das do dos du des la le les lo el los las l d der die das den dem des fur und et y e i
   voor pentru din dan von vom za ng sa mga ilu im_ imienia memorialof dr prof shri smt va ta ya cha wa ta dell dall nell im am zu zur zum van het een en og och ja ve w we na u o ob pour pri au aux a as os em no na nos nas con con_ per s v z ze an_ al ul lor si de_ ng ti in_ te para yr ne adyndaky tou tis ton nomidagi adyna im imeni bin nad pod`.split(
    /\s+/,
  ),
);

/** Places that are written differently in English and at home. First word is the one kept. */
export const PLACE_WORDS = `
munich munchen muenchen monaco_di_baviera
vienna wien
cologne koln koeln
nuremberg nurnberg
zurich zuerich
geneva geneve genf ginevra
basel basle bale
bern berne
lucerne luzern
brunswick braunschweig
hanover hannover
saxony sachsen
bavaria bayern
thuringia thuringen
westphalia westfalen
rome roma
milan milano mailand
turin torino
florence firenze
venice venezia
naples napoli
genoa genova
padua padova padoue padovi
mantua mantova
sicily sicilia
tuscany toscana
paris parigi
lyon lyons
marseille marseilles
strasbourg strassburg
brittany bretagne
normandy normandie
brussels bruxelles brussel
antwerp antwerpen anvers
ghent gent gand
leuven louvain
bruges brugge
liege luttich
hague haag
lisbon lisboa
porto oporto
coimbra coimbra
seville sevilla
cordoba cordova
catalonia cataluna catalunya
andalusia andalucia
basque euskal vasco pais_vasco
majorca mallorca
saragossa zaragoza
corunna coruna
copenhagen kobenhavn
gothenburg goteborg goteborgs goeteborg goeteborgs
warsaw warszawa warszawski warszawska
krakow cracow krakowie krakowski
wroclaw breslau
poznan poznaniu
gdansk gdansku danzig
lodz lodzki lodzi lodzka
lublin lublinie lubelski lubelska
silesia slaski slaskie slask
prague praha praze prahy
brno brne
pilsen plzen plzni
bratislava bratislave
budapest budapesti
bucharest bucuresti
cluj kolozsvar
belgrade beograd beogradu
zagreb zagrebu
ljubljana ljubljani
skopje skopju
bjelovar bjelovaru
athens athina athinon
thessaloniki salonica thessalonikis
crete kriti kritis
cyprus kypros kibris
istanbul constantinople
ankara angora
izmir smyrna
moscow moskva moskovskii moskovskiy moskau moscou mosco
petersburg leningrad
kyiv kiev kyivskyi
lviv lvov lwow
odesa odessa
kharkiv kharkov
tbilisi tiflis
yerevan erevan
tashkent toshkent
samarkand samarqand
andijan andijon
bukhara buxoro
beijing peking pekin
nanjing nanking
guangzhou canton
guangdong kwangtung
xian xian
tianjin tientsin
taipei taibei
tokyo tokio
kyoto kioto
osaka oosaka
seoul soul
mumbai bombay
kolkata calcutta
chennai madras
bengaluru bangalore
mysuru mysore
pune poona
kochi cochin
kozhikode calicut
varanasi banaras benares
puducherry pondicherry
guwahati gauhati
yangon rangoon
dhaka dacca
chittagong chattogram
mexico mejico mexican mexicano mexicana
havana habana
peru perou peruvian peruano peruana
brazil brasil bresil brazilian brasileira brasileiro brasilena bresilien
spain espana spanish
germany german alemao alema alemaes nemecky duitse duits tysk tyska tyske tedesco deutsche deutsches deutscher deutschen aleman alemana allemande deutschland allemagne alemania
austria osterreich austrian osterreichische osterreichisches osterreichischer austriaco austriaca autrichien autrichienne
switzerland schweiz suisse svizzera swiss schweizerisches schweizerischer suizo sveits zwitserland
france frankreich francia french francaise francais francesa frances
italy italia italie italien italian
portugal portugal
poland polska polish
hungary magyarorszag hungarian magyar
sweden sverige swedish sveriges svenska svensk
norway norge norwegian norges noruego noruega norvegien norvegienne
denmark danmark danish danmarks dansk danske
finland suomi finnish suomen finska finlands
iceland island islands icelandic islenska
netherlands nederland
belgium belgique belgie belgian belga belgisch belgisches
greece hellas greek hellenic grec hellenique griechische griechisches ellinikos elliniko elliniki
turkey turkiye turquie turkish
russia russian rossiyskiy rossiiskii rossiyskie rossiyskiye rossiyskaya rossiyskoy rossii russe
ukraine ukraina ukrainian
romania roumanie romanian
japan nippon nihon japanese
china chine zhongguo chinese
korea coree hanguk korean
taiwan taiwan
vietnam vietnamese
egypt egypte egyptian
morocco maroc marruecos
algeria algerie
tunisia tunisie
lebanon liban lebanese
beirut beyrouth
arab arabe arabic
jungle selva
lapland lapin
elche elx
workers laboral
city_ stadt_
syria syrie
iraq irak
jordan jordanie
philippines filipinas pilipinas
havel havel
quebec quebec
montreal montreal
kings king's kings
johns john's johns
saint st san santo santa sao sankt sint szent
mount mt monte mont
fort ft
junior jr
mary maria marie
joseph jose josef
john joao juan jean johannes
paul paulo pablo
michael miguel michel
peter pedro pierre petrus
francis francisco francois franz
thomas tomas
xavier javeriana xavierian
atlantic atlantico
pacific pacifico
alps alpes
rockies rocky
caribbean caribe
antilles antillas
centre_ centro_
americas america
unitedstates usa us
unitedkingdom uk
europe europa_
valley valle
lake lago
island ilha isla
coast costa
jiaotong chiaotung
tsinghua qinghua
sorbonne sorbona
complutense complutensis
larkana larkano
aegean egeo
baltic baltico
danube donau
karvi karvy
klaipeda klaipedos
vilnius vilniaus
kaunas kauno
riga rigas
tartu tartu
tallinn tallinna
helsinki helsingin helsingfors
turku abo turun
oulu oulun uleaborg
tampere tampereen
jyvaskyla jyvaskylan
stockholm stockholms
uppsala upsala
lund lunds
umea umea
oslo kristiania
bergen bergens
aarhus arhus
odense syddansk
king rey roi konig rei
busan pusan
daegu taegu
jeju cheju
gwangju kwangju
gyeongbuk kyungbuk kyongbuk
gyeongsang kyungsang
jeonbuk chonbuk chonbuk
jeonnam chonnam
chungbuk chungbuk choongbuk
incheon inchon
gangwon kangwon
kazakhstan kazakh qazaq kazakhskiy
uzbekistan uzbek ozbekiston
kyrgyzstan kyrgyz kirghiz
tajikistan tajik
azerbaijan azerbaijani azerbaycan azarbaijan
armenia armenian
georgia georgian
belarus belarusian belorussian belarusky
moldova moldovan moldavian
lithuania lithuanian lietuvos lituania
latvia latvian latvijas letonia
estonia estonian eesti
czech czechia ceska cesky ceske
slovakia slovak slovenska_ slovenska
slovenia slovenian slovenije
croatia croatian hrvatska hrvatski
serbia serbian srbija srpski
bosnia bosnian
bulgaria bulgarian balgarska bulgarska
macedonia macedonian makedonija macedoine makedonias macedonia
albania albanian shqiptar
unitedkingdom britain british britannique britanica britanico britannico
england english_ angleterre inglaterra
scotland scottish escocia alban
ireland irish irlanda eireann
wales welsh cymru gales
portugal portuguese portuguesa portugues
netherlands dutch
canada canadian canadien canadienne
australia australian australie
india bharat bharatiya
indonesia indonesian
malaysia malaysian
thailand thai
nepal nepali
cambodia cambodge cambodian
mongolia mongolian
colombia colombian colombiana
nicaragua nicaraguan nicaraguense
guatemala guatemalan
venezuela venezolana venezuelan
argentina argentine argentino
ecuador ecuadorian ecuatoriana equateur
cuba cuban cubana
chile chilean chilena
uruguay uruguayan
paraguay paraguayan
bolivia boliviana bolivian
southafrica afrique_du_sud
ethiopia ethiopian
kenya kenyan
nigeria nigerian
cameroon cameroun
senegal senegalese
mauritania mauritanie
mali malian
chad tchad
benin beninese
gabon gabonaise
libya libyan libye
israel israeli
palestine palestinian
yemen yemeni
sumatra sumatera
java jawa
sulawesi celebes
kalimantan borneo
moluccas maluku
papua papua
corsica corse corsica
sardinia sardegna
lombardy lombardia
piedmont piemonte
apulia puglia
calabria calabrie
trento trient
bolzano bozen
trieste trst
aachen aix
mainz mayence
trier treves
regensburg ratisbon
freiburg fribourg friburg
lorraine lothringen
burgundy bourgogne
savoy savoie
picardy picardie
provence provenza
aquitaine aquitania
navarre navarra
castile castilla
galicia galiza
valencia valence
alicante alacant
lleida lerida
girona gerona
extremadura extremadure
balearic balears baleares
canary canarias
azores acores
rioja errioxako
donostia sansebastian
friesland fryslan
flanders vlaanderen
luxembourg luxemburg
graz graz
salzburg salisburgo
carinthia karnten
styria steiermark
tyrol tirol
bohemia cechy
moravia morava moravska
ostrava ostrave ostravska
olomouc olomouci
zlin zline
kosice kosiciach
nitra nitre
zilina ziline
trnava trnave
presov presove
torun toruniu
bialystok bialymstoku bialostocka
szczecin szczecinie stettin szczecinska
katowice katowicach
rzeszow rzeszowie rzeszowski rzeszowska
opole opolski opolska
kielce kielcach
zielonagora zielonogorski
debrecen debreceni
szeged szegedi
pecs pecsi
miskolc miskolci
gyor gyori
timisoara temesvar
iasi jassy
sofia sofiyski sofiya
plovdiv plovdivski
varna varnenski
novisad novom_sadu
nis nisu
rijeka rijeci fiume
split splitu
osijek osijeku
zadar zadru
dubrovnik dubrovniku
maribor mariboru
sarajevo sarajevu
tuzla tuzli
mostar mostaru
banjaluka banjoj
tirana tirane tiranes
pristina prishtina prishtines prishtine
shkoder shkodra shkodres
patras patron patra patron
ioannina ioanninon
thrace thrakis
macedonia_ makedonias
piraeus pireos peiraios
peloponnese peloponnisou
kazan kazanskiy
novosibirsk novosibirskiy
tomsk tomskiy
ural uralskiy
siberia sibirskiy siberian
vladivostok vladivostokskiy
volgograd stalingrad
samara kuybyshev
nizhny nizhniy
dnipro dnepropetrovsk dnipropetrovsk
zaporizhzhia zaporozhye zaporizhia
chernivtsi czernowitz chernovtsy
vinnytsia vinnitsa
mykolaiv nikolaev
luhansk lugansk
almaty alma_ata almata
astana nursultan
baku baki
fergana ferghana fargona
namangan namangan
urgench urganch
nukus nokis
isfahan esfahan ispahan
tehran teheran
mashhad meshed
shiraz chiraz
cairo caire kairo
alexandria alexandrie iskandariyah
damascus damas dimashq
aleppo alep halab
baghdad bagdad
basra basrah
mosul mawsil
mecca makkah
medina madinah
riyadh riyad
sanaa sana
fes fez
tangier tanger
marrakesh marrakech
tunis tunez
algiers alger
constantine qacentina
khartoum khartum
addis addis_abeba
nairobi nairobi
harbin haerbin
xiamen amoy
shenyang mukden
chongqing chungking
chengdu chengtu
hangzhou hangchow
suzhou soochow
fuzhou foochow
qingdao tsingtao
dalian dairen
shandong shantung
sichuan szechuan szechwan
zhejiang chekiang
fujian fukien
hebei hopei
taichung taizhong
tainan tainan
kaohsiung gaoxiong
hsinchu xinzhu
macau macao
hanoi ha_noi
saigon sai_gon
hue hue_
phnom pnom
thiruvananthapuram trivandrum
tiruchirappalli trichy tiruchirapalli
vadodara baroda
prayagraj allahabad
visakhapatnam vizag
mangaluru mangalore
belagavi belgaum
kalaburagi gulbarga
gurugram gurgaon
odisha orissa
bengal bangla_
punjab panjab
gujarat gujrat
`;

interface Tables {
  classes: Map<string, WordClass>;
  canonical: Map<string, string>;
  /** Several words in a name. */
  phrases: [string, string][];
  /** By their first letters. */
  stems: Map<string, [string, string][]>;
}

const SHORTEST_STEM = 5;

function load({ classes, canonical }: Tables, text: string, wordClass: WordClass): void {
  let head = '';
  for (const line of text.trim().split('\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) {
      head = line.slice(0, colon).trim();
      classes.set(head, wordClass);
    }
    for (const word of line
      .slice(colon + 1)
      .trim()
      .split(/\s+/))
      if (!word.endsWith('_')) canonical.set(word.replaceAll('_', ' '), head);
  }
}

/** `ivano_frankivsk` is two words in a name: a phrase. */
function add({ classes, canonical, phrases }: Tables, word: string, head: string): void {
  if (word.includes('_')) phrases.push([word.replaceAll('_', ' '), head]);
  else if (!canonical.has(word) && !classes.has(word)) canonical.set(word, head);
}

/** Made when a name is first read: a process that reads none never needs them. */
const tables = once((): Tables => {
  const made: Tables = { classes: new Map(), canonical: new Map(), phrases: [], stems: new Map() };
  const { classes, canonical, stems } = made;
  load(made, TYPES, 'type');
  load(made, UNITS, 'unit');
  load(made, SUBJECTS, 'subject');
  load(made, QUALITIES, 'quality');
  for (const line of PLACE_WORDS.trim().split('\n')) {
    const [head = '', ...others] = line.split(' ');
    for (const word of others) if (!canonical.has(word)) canonical.set(word.replaceAll('_', ' '), head);
  }
  for (const line of linesOf(WORD_TRANSLATIONS, PUBLIC_BODY_WORDS, GERMANIC_WORDS, EMPLOYER_WORDS)) {
    const [key = '', list = ''] = line.split(': ');
    const [english = '', wordClass] = key.split('/');
    // "polyclinic" stands for a hospital in an earlier table: so does every word for it.
    const head = canonical.get(english) ?? english;
    if (!classes.has(head)) classes.set(head, wordClass as WordClass);
    for (const word of list.split(' ')) if (word !== head) add(made, word, head);
  }
  for (const line of linesOf(PLACE_TRANSLATIONS)) {
    const [first = '', ...others] = line.split(' ');
    const head = canonical.get(first) ?? first;
    for (const word of others) add(made, word, head);
  }
  for (const [head, wordClass] of slavicClasses()) if (!classes.has(head)) classes.set(head, wordClass as WordClass);
  for (const line of linesOf(WORD_STEMS, PUBLIC_BODY_STEMS)) {
    const [head = '', list = ''] = line.split(': ');
    if (!classes.has(head)) classes.set(head, 'subject');
    for (const stem of list.split(' ')) {
      const key = stem.slice(0, SHORTEST_STEM);
      const known = stems.get(key);
      if (known === undefined) stems.set(key, [[stem, head]]);
      else known.push([stem, head]);
    }
  }
  return made;
});

const linesOf = (...texts: string[]): string[] => texts.flatMap((text) => text.trim().split('\n'));

/** Phrases are replaced before words. Folded to ASCII; longest first within the list. */
export const namePhrases = once((): readonly (readonly [string, string])[] => [
  ...FIRST_PHRASES,
  ...linesOf(EMPLOYER_PHRASES, SLAVIC_PHRASES, PHRASE_TRANSLATIONS, PUBLIC_BODY_PHRASES, GERMANIC_PHRASES).map(
    (line) => line.split(' > ') as [string, string],
  ),
  ...tables().phrases,
]);

/** The head of the longest beginning that the word has; the word must be longer than it. */
function byStem(word: string): string | undefined {
  let best: [string, string] | undefined;
  for (const entry of tables().stems.get(word.slice(0, SHORTEST_STEM)) ?? [])
    if (word.length >= entry[0].length && word.startsWith(entry[0]) && entry[0].length > (best?.[0].length ?? 0))
      best = entry;
  return best?.[1];
}

/** The plain word a folded word stands for: `universitat` -> `university`, `wien` -> `vienna`. */
export const canonicalWord: (word: string) => string = memoise((word) => {
  const { canonical, classes } = tables();
  const known = canonical.get(word);
  if (known !== undefined || classes.has(word)) return known ?? word;
  const slavic = slavicHead(word);
  if (slavic !== undefined) return canonical.get(slavic) ?? slavic;
  return (word.length < 6 ? undefined : byStem(word)) ?? inAmericanSpelling(word);
});

/** Known as a whole, and not only by how it begins: "musikmuseum" begins like music. */
export const isListedWord = (word: string): boolean => tables().canonical.has(word) || tables().classes.has(word);

export function classOfWord(canonicalForm: string): WordClass {
  return tables().classes.get(canonicalForm) ?? 'proper';
}

/** Of what words stand for: heads of the names of schools, of public organisations, and of others that are no companies. */
export const SCHOOL_HEADS: ReadonlySet<string> = new Set(
  'university college institute academy polytechnic appliedschool higherschool universitycollege conservatory school'.split(
    ' ',
  ),
);
export const PUBLIC_HEADS: ReadonlySet<string> = new Set(
  'foundation ministry museum library hospital court commission agency chamber parliament embassy laboratory observatory'.split(
    ' ',
  ),
);
const OTHER_HEADS: ReadonlySet<string> = new Set(
  'association council committee bank centre municipal society union service'.split(' '),
);
export const headsOrganisation = (canonicalForm: string): boolean =>
  SCHOOL_HEADS.has(canonicalForm) || PUBLIC_HEADS.has(canonicalForm) || OTHER_HEADS.has(canonicalForm);
