// Schools of the Americas and Oceania with names that no rule can guess: former names, names at home, short forms, and the
// bodies they belong to. Written by hand from general knowledge. A row whose name stands in the earlier tables adds to it.

export const INSTITUTIONS_AMERICAS = `
Aconcagua University | Universidad del Aconcagua ; UDA |  |
Buenos Aires Interdisciplinary Political Economy Institute | Instituto Interdisciplinario de Economía Política de Buenos Aires ; Instituto Interdisciplinario de Economía Política ; IIEP ; IIEP-BAIRES |  | University of Buenos Aires
Centro Interdisciplinario de Estudios sobre Territorio, Economía y Sociedad | CIETES |  | Universidad Nacional de Río Negro
Centro Interdisciplinario de Investigaciones en Tecnologías y Desarrollo Social para el NOA | CIITED |  | Universidad Nacional de Jujuy
Centro de Estudios de Innovación Institucional | CEII |  | Universidad Nacional de Cuyo
Centro de Estudios del Habitar Popular | CEHP |  | Universidad Nacional de Avellaneda
Centro de Investigaciones Feministas y Estudios de Género | CIFEG |  | Universidad Nacional de Rosario
Centro de Producción e Investigación en Artes | CePIA |  | Universidad Nacional de Córdoba
Colegio Nacional de Monserrat | Real Colegio Convictorio de Nuestra Señora de Monserrat ; Colegio Monserrat ; Monserrat National School |  | Universidad Nacional de Córdoba
Escuela Interdisciplinaria de Altos Estudios Sociales | Instituto de Altos Estudios Sociales ; IDAES ; EIDAES |  | Universidad Nacional de General San Martín
Escuela Superior de Comercio Manuel Belgrano | ESCMB ; Colegio Manuel Belgrano |  | Universidad Nacional de Córdoba
Facultad Latinoamericana de Ciencias Argentina | FLACSO Argentina ; Facultad Latinoamericana de Ciencias Sociales Argentina ; Latin American Faculty of Social Sciences Argentina ; FLACSO |  | Facultad Latinoamericana de Ciencias Sociales
Hospital General de Agudos Dr. Enrique Tornú | Hospital Tornú ; Hospital Enrique Tornú ; Tornú Hospital |  |
Instituto Interdisciplinario de Estudios e Investigaciones de América Latina | INDEAL |  | University of Buenos Aires
Instituto de Antropología de Córdoba | IDACOR ; Museo de Antropología de Córdoba ; Institute of Anthropology of Córdoba |  | Universidad Nacional de Córdoba
Instituto de Arqueología |  |  | University of Buenos Aires
Instituto de Artes del Espectáculo "Dr. Raúl H. Castagnino" | Instituto de Artes del Espectáculo ; IAE |  | University of Buenos Aires
Instituto de Cultura Jurídica | ICJ |  | National University of La Plata
Instituto de Cultura, Sociedad y Estado | ICSE |  | Universidad Nacional de Tierra del Fuego, Antártida e Islas del Atlántico Sur
Instituto de Estudios Críticos en Humanidades | IECH |  | Universidad Nacional de Rosario
Instituto de Estudios de América Latina y el Caribe | IEALC |  | University of Buenos Aires
Instituto de Filología Clásica "Dra. Alicia Schniebs" | Instituto de Filología Clásica |  | University of Buenos Aires
Instituto de Filología y Literaturas Hispánicas "Dr. Amado Alonso" | Instituto Amado Alonso ; Instituto de Filología |  | University of Buenos Aires
Instituto de Filosofía “Dr. Alejandro Korn” | Instituto Alejandro Korn |  | University of Buenos Aires
Instituto de Geografía Romualdo Ardissone | Instituto de Geografía "Dr. Romualdo Ardissone" ; IGEO ; INGEO |  | University of Buenos Aires
Instituto de Historia Antigua Oriental "Dr. Abraham Rosenvasser" | IHAO ; Instituto de Historia Antigua Oriental |  | University of Buenos Aires
Instituto de Historia Antigua, Medieval y Moderna "Prof. José Luis Romero" | Instituto José Luis Romero |  | University of Buenos Aires
Instituto de Historia de España "Dr. Claudio Sánchez Albornoz" | Instituto de Historia de España |  | University of Buenos Aires
Instituto de Historia del Arte Argentino y Latinoamericano “Luis Ordaz” | Instituto Luis Ordaz |  | University of Buenos Aires
Instituto de Investigaciones Bibliotecológicas | INIBI ; Centro de Investigaciones Bibliotecológicas |  | University of Buenos Aires
Instituto de Investigaciones Fisicoquímicas Teóricas y Aplicadas | INIFTA |  | National University of La Plata
Instituto de Investigaciones Geográficas de la Patagonia | IGEOPAT |  | Universidad Nacional de la Patagonia San Juan Bosco
Instituto de Investigaciones Gino Germani | IIGG ; Gino Germani Research Institute ; Instituto Gino Germani |  | University of Buenos Aires
Instituto de Investigaciones Jurídicas y Sociales Ambrosio L. Gioja | Instituto Gioja ; Instituto Ambrosio Gioja |  | University of Buenos Aires
Instituto de Investigaciones de Estudios de Género | IIEGE ; Instituto Interdisciplinario de Estudios de Género |  | University of Buenos Aires
Instituto de Investigaciones en Ciencias de la Educación | IICE |  | University of Buenos Aires
Instituto de Investigaciones en Energía no Convencional | INENCO |  | Universidad Nacional de Salta
Instituto de Investigaciones en Humanidades y Ciencias Sociales | IdIHCS |  | National University of La Plata
Instituto de Investigación de Vivienda y Hábitat | INVIHAB |  | Universidad Nacional de Córdoba
Instituto de Lingüística |  |  | University of Buenos Aires
Instituto de Literatura Argentina "Ricardo Rojas" | Instituto de Literatura Argentina ; ILA |  | University of Buenos Aires
Instituto de Literatura Hispanoamericana | ILH |  | University of Buenos Aires
Instituto de Teoría e Historia del Arte "Julio E. Payró" | Instituto Payró ; Instituto de Teoría e Historia del Arte |  | University of Buenos Aires
Instituto de las Culturas | IDECU |  | University of Buenos Aires
Instituto interdisciplinario Tilcara | Instituto Interdisciplinario de Tilcara ; IIT |  | University of Buenos Aires
Laboratorio de Geotecnologías |  |  | Universidad Nacional del Sur
Museo Etnográfico "Juan B. Ambrosetti" | Museo Etnográfico ; Juan B. Ambrosetti Museum of Ethnography ; Ethnographic Museum of Buenos Aires |  | University of Buenos Aires
National University of General San Martín | Universidad Nacional de General San Martín ; Universidad Nacional de San Martín ; UNSAM ; National University of San Martín |  |
Pontificia Universidad Católica Argentina | UCA ; Pontifical Catholic University of Argentina ; Universidad Católica Argentina ; Pontificia Universidad Católica Argentina Santa María de los Buenos Aires ; UCA Argentina |  |
Universidad Hospital Italiano | Instituto Universitario del Hospital Italiano ; IUHI ; Universidad Hospital Italiano de Buenos Aires ; UHIBA ; Instituto Universitario Hospital Italiano de Buenos Aires |  |
Universidad Nacional del Centro de la Provincia de Buenos Aires | UNICEN ; UNCPBA ; National University of Central Buenos Aires ; Universidad de Tandil ; National University of the Center of the Buenos Aires Province |  |
Universidad Siglo 21 | Universidad Empresarial Siglo 21 ; UES21 ; Siglo 21 University ; Universidad Siglo XXI |  |
Universidad de San Pablo-T | Universidad San Pablo Tucumán ; USPT ; USP-T ; University of San Pablo Tucumán |  |
University of the Latin American Educational Center | Universidad del Centro Educativo Latinoamericano ; UCEL |  |
Alphacrucis University College | Alphacrucis College ; Southern Cross College ; Commonwealth Bible College |  |
Australian Defence Force Academy | ADFA ; UNSW Canberra ; UNSW Canberra at ADFA |  | University of New South Wales
Australian Maritime College | AMC |  | University of Tasmania
Brisbane School of Theology | Bible College of Queensland ; BST ; BCQ ; Queensland Bible Institute |  |
Centre for Law and Genetics | CLG |  | University of Tasmania
Endeavour College of Natural Health | Australian College of Natural Medicine ; ACNM ; Endeavour College |  |
Excelsia University College | Wesley Institute ; Excelsia College ; Wesley Institute for Ministry and the Arts |  |
Melbourne Bioinformatics | Victorian Life Sciences Computation Initiative ; VLSCI |  | University of Melbourne
Melbourne Polytechnic | Northern Melbourne Institute of TAFE ; NMIT ; Northern Metropolitan College of TAFE |  |
Morling College | Baptist Theological College of New South Wales ; Baptist Theological College of NSW |  | Australian College of Theology
Nursing Research Institute | NRI ; St Vincent's Health Network Sydney Nursing Research Institute |  | Australian Catholic University
Royal Australasian College of Surgeons | RACS ; College of Surgeons of Australasia |  |
Royal Australian and New Zealand College of Radiologists | RANZCR ; Royal Australasian College of Radiologists ; College of Radiologists of Australasia ; RACR |  |
SpinalCure Australia | Australasian Spinal Research Trust ; SpinalCure ; ASRT |  |
University of New England | UNE ; New England University College ; Armidale College of Advanced Education |  |
University of Newcastle Australia | University of Newcastle ; Newcastle University College ; UoN ; Hunter Institute of Higher Education ; UON |  |
American University of Barbados | AUB School of Medicine ; American University of Barbados School of Medicine ; AUB |  |
Bridgetown International University | BIU |  |
Instituto Experimental de Biología | Instituto Experimental de Biología Luis Adam Briançon ; IEB |  | Universidad Mayor Real y Pontificia de San Francisco Xavier de Chuquisaca
University of Saint Francis Xavier | Universidad Mayor Real y Pontificia de San Francisco Xavier de Chuquisaca ; Universidad San Francisco Xavier de Chuquisaca ; USFX ; USFXCH |  |
Atitus Educação | IMED ; Faculdade Meridional ; Complexo de Ensino Superior Meridional ; Atitus |  |
Centro Paula Souza | CPS ; Centro Estadual de Educação Tecnológica Paula Souza ; CEETEPS ; Paula Souza Center |  |
Centro Universitário Academia | UniAcademia ; Centro de Ensino Superior de Juiz de Fora ; CES/JF ; CESJF |  |
Centro Universitário Católica de Quixadá | Unicatólica ; Faculdade Católica Rainha do Sertão ; UniCatólica de Quixadá ; FCRS |  |
Centro Universitário Cesusc – UNICESUSC | Faculdade Cesusc ; Complexo de Ensino Superior de Santa Catarina ; CESUSC ; UniCesusc |  |
Centro Universitário FAMESC | UniFAMESC ; Faculdade Metropolitana São Carlos ; FAMESC |  |
Centro Universitário FEI | FEI ; Faculdade de Engenharia Industrial ; Centro Universitário da FEI ; Fundação Educacional Inaciana Padre Sabóia de Medeiros ; FEI University ; University Center of FEI |  |
Centro Universitário UniSenac | UniSenac ; Faculdade Senac Porto Alegre ; FSPOA |  | Serviço Nacional de Aprendizagem Comercial
Centro Universitário de Adamantina | UniFAI ; Faculdades Adamantinenses Integradas ; FAI ; CentroUniversitário FAI |  |
Centro Universitário de Itajubá | FEPI ; Fundação de Ensino e Pesquisa de Itajubá ; FEPI Centro Universitário de Itajubá |  |
Centro Universitário de Mineiros | UNIFIMES ; Faculdades Integradas de Mineiros ; FIMES ; Fundação Integrada Municipal de Ensino Superior |  |
Escola Brasileira de Economia e Finanças | EPGE ; FGV EPGE ; Brazilian School of Economics and Finance ; Escola de Pós-Graduação em Economia ; EPGE Brazilian School of Economics and Finance |  | Fundação Getulio Vargas
Escola Superior de Advocacia da OAB | ESA ; ESA OAB ; Escola Superior de Advocacia ; ESA OAB SP |  | Ordem dos Advogados do Brasil
Escola Superior de Ciências da Saúde | ESCS ; ESCS/FEPECS ; Superior School of Health Sciences |  | Fundação de Ensino e Pesquisa em Ciências da Saúde
Escola de Administração de Empresas de São Paulo | FGV EAESP ; EAESP ; São Paulo School of Business Administration ; Escola de Administração de Empresas de São Paulo da Fundação Getulio Vargas |  | Fundação Getulio Vargas
Escola de Aperfeiçoamento de Oficiais | EsAO ; Escola de Aperfeiçoamento de Oficiais do Exército ; Officers Improvement School |  | Exército Brasileiro
Escola de Direito de São Paulo da Fundação Getulio Vargas | FGV Direito SP ; São Paulo Law School ; Direito GV ; FGV Sao Paulo Law School |  | Fundação Getulio Vargas
Escola de Economia de São Paulo | EESP ; FGV EESP ; São Paulo School of Economics |  | Fundação Getulio Vargas
FATEC São José dos Campos | Faculdade de Tecnologia de São José dos Campos ; Fatec Prof. Jessen Vidal |  | Centro Paula Souza
Faculdade Ceres | FACERES ; Faculdade de Medicina Faceres |  |
Faculdade Damas da Instrução Cristã | Faculdade Damas ; FADIC |  |
Faculdade Metropolitana de Manaus | FAMETRO ; Centro Universitário FAMETRO ; Ceuni-Fametro |  |
Faculdade Municipal de Palhoça | FMP ; Instituto Municipal de Educação de Palhoça |  |
Faculdade SENAI Taubaté | Faculdade de Tecnologia SENAI Félix Guisard ; SENAI Taubaté ; Escola SENAI Félix Guisard |  | Serviço Nacional de Aprendizagem Industrial
Faculdade Santa Marcelina | FASM ; Santa Marcelina College |  | Santa Marcelina Educação
Faculdade Santa Marcelina Muriaé | FASM Muriaé ; FAFISM ; Faculdade de Filosofia Santa Marcelina |  | Santa Marcelina Educação
Faculdade de Direito de São Bernardo do Campo | FDSBC ; Direito São Bernardo ; São Bernardo do Campo Law School |  |
Faculdade de Saúde de Paulista | FASUP |  |
Fatec Garça | Faculdade de Tecnologia de Garça ; Faculdade de Tecnologia Deputado Julio Julinho Marcondes de Moura |  | Centro Paula Souza
Fatec Jahu | Faculdade de Tecnologia de Jahu ; Fatec Jaú ; Fatec-JH |  | Centro Paula Souza
Fatec Praia Grande | Faculdade de Tecnologia de Praia Grande ; Fatec PG |  | Centro Paula Souza
Insper | Instituto de Ensino e Pesquisa ; Institute of Education and Research ; Instituto Brasileiro de Mercado de Capitais ; Ibmec SP |  |
Instituto Ivoti | Instituto Superior de Educação Ivoti ; ISEI ; Faculdade Instituto Ivoti ; Instituto de Educação Ivoti ; IEI |  |
Instituto Politécnico do Rio de Janeiro | IPRJ ; Instituto Politécnico da UERJ ; IPRJ/UERJ ; Polytechnic Institute of Rio de Janeiro |  | Rio de Janeiro State University
Instituto de Ciências Ambientais, Químicas e Farmacêuticas | ICAQF ; UNIFESP Diadema ; Institute of Environmental, Chemical and Pharmaceutical Sciences |  | Federal University of São Paulo
Instituto de Física de São Carlos | IFSC ; IFSC-USP ; São Carlos Institute of Physics |  | University of São Paulo
Instituto de Química de São Carlos | IQSC ; IQSC-USP ; São Carlos Institute of Chemistry |  | University of São Paulo
Iyaleta - Pesquisa, Ciências e Humanidades | Associação de Pesquisa Iyaleta ; Iyaleta ; Iyaleta Research Association |  |
Jesuit School of Philosophy and Theology | Faculdade Jesuíta de Filosofia e Teologia ; FAJE ; Centro de Estudos Superiores da Companhia de Jesus ; Instituto Santo Inácio |  |
Laboratório de Bioarqueologia Translacional | LABBAT |  | Federal University of Ceará
Paulo Picanço School of Dentistry | Faculdade Paulo Picanço ; FACPP ; Faculdade de Odontologia Paulo Picanço |  |
Pontifícia Universidade Católica de São Paulo | PUC-SP ; PUCSP ; Pontifical Catholic University of São Paulo ; Universidade Católica de São Paulo |  |
Santa Marcelina Colégio São Paulo | Colégio Santa Marcelina ; Colégio Santa Marcelina São Paulo |  | Santa Marcelina Educação
Santa Marcelina Educação | Rede Santa Marcelina ; Associação Santa Marcelina ; Rede Santa Marcelina de Educação |  |
Senac University Center | Centro Universitário Senac ; Senac São Paulo ; Faculdades Senac ; Centro Universitário Senac Santo Amaro |  | Serviço Nacional de Aprendizagem Comercial
São Paulo State Technological College | Faculdade de Tecnologia do Estado de São Paulo ; FATEC ; Faculdade de Tecnologia de São Paulo ; FATEC-SP ; Faculdades de Tecnologia do Estado de São Paulo |  | Centro Paula Souza
Unesp de Marília | Faculdade de Filosofia e Ciências ; UNESP Marília ; FFC UNESP ; Universidade Estadual Paulista Campus de Marília |  | São Paulo State University
Universidade Ceuma | UniCEUMA ; Centro Universitário do Maranhão ; Centro de Ensino Unificado do Maranhão ; CEUMA University ; Ceuma |  |
Universidade Estadual Paulista (Unesp) | UNESP ; Universidade Estadual Paulista Júlio de Mesquita Filho ; São Paulo State University ; Universidade Estadual Paulista |  |
Universidade Estadual da Região Tocantina do Maranhão | UEMASUL ; State University of the Tocantina Region of Maranhão |  |
Universidade Evangelica de Goiás | UniEVANGÉLICA ; Centro Universitário de Anápolis ; Evangelical University of Goiás ; Associação Educativa Evangélica ; Faculdades Integradas da Associação Educativa Evangélica |  |
Universidade Federal de Alfenas | UNIFAL-MG ; UNIFAL ; Escola de Farmácia e Odontologia de Alfenas ; EFOA ; Centro Universitário Federal EFOA/CEUFE |  |
Universidade Federal do Oeste do Pará | UFOPA ; Federal University of Western Pará ; Universidade Federal do Pará Campus de Santarém |  |
Universidade José do Rosário Vellano | UNIFENAS ; Universidade de Alfenas ; University José do Rosário Vellano |  |
Universidade Paulista Campinas | UNIP Campinas ; Universidade Paulista Campus Campinas ; UNIP |  | Universidade Paulista
Universidade Tecnológica Federal do Paraná | UTFPR ; Centro Federal de Educação Tecnológica do Paraná ; CEFET-PR ; Federal University of Technology – Paraná ; Federal Technological University of Paraná |  |
University of Gurupi | UnirG ; Universidade de Gurupi ; Centro Universitário UnirG ; Fundação UnirG ; Universidade UnirG |  |
Acadia University | Acadia College ; Université Acadia ; University of Acadia College |  |
Alberta University of the Arts | Alberta College of Art and Design ; ACAD ; AUArts ; Alberta College of Art |  |
Association of Universities and Colleges of Canada | Universities Canada ; Universités Canada ; AUCC ; Association des universités et collèges du Canada ; National Conference of Canadian Universities |  |
Atlantic Institute for Digital Agriculture | AIDA |  | Dalhousie University
Black Studies Research Institute | BSRI ; Dalhousie Black Studies Research Institute |  | Dalhousie University
Brain Repair Centre | BRC ; Atlantic Brain Repair Centre |  | Dalhousie University
CIRAIG | Centre international de référence sur l'analyse du cycle de vie et la transition durable ; International Reference Centre for Life Cycle Assessment and Sustainable Transition ; Centre interuniversitaire de recherche sur le cycle de vie des produits, procédés et services ; International Reference Centre for the Life Cycle of Products, Processes and Services |  | Polytechnique Montréal
CanChild Centre for Childhood-onset Disability Research | CanChild ; CanChild Centre for Childhood Disability Research ; Neurodevelopmental Clinical Research Unit |  | McMaster University
Canadian Centre for Vaccinology | CCfV |  | Dalhousie University
Canadian Institute of Fisheries Technology | CIFT |  | Dalhousie University
Cegep de Thetford | Collège de la région de l'Amiante ; Collège de Thetford ; Cégep de la région de l'amiante |  |
Centre de recherche en aménagement et développement | CRAD ; Centre de recherche en aménagement et développement du territoire ; Planning and Development Research Centre |  | Université Laval
Centre de recherche en santé publique | CReSP ; Centre for Public Health Research |  | Université de Montréal
Centre de recherche sur l'aluminium – REGAL | REGAL ; Aluminium Research Centre ; Aluminium Research Centre – REGAL ; Regroupement aluminium |  | Université Laval
Centre de recherche sur les innovations et les transformations sociales | CRITS ; Research Centre on Social Innovations and Transformations |  | Saint Paul University
Centre for Advanced Studies - Atlantic | CAS-Atlantic ; IBM Centre for Advanced Studies Atlantic |  | University of New Brunswick
Centre for Contemporary Writing |  |  | Dalhousie University
Centre for Criminal Justice Studies and Policing Research | Centre for Criminal Justice Studies ; CCJS |  | University of New Brunswick
Centre for Global Mental Health |  |  | Dalhousie University
Centre for Innovation in Infrastructure | CII |  | Dalhousie University
Centre for Jewish Studies |  |  | Dalhousie University
Centre for Research in Sustainable Supply Chain Analytics | CRSSCA |  | Dalhousie University
Centre for Sustainable Soil Management | CSSM |  | Dalhousie University
Centre for Transformative Nursing and Health Research | CTNHR |  | Dalhousie University
Centre for Water Resources Studies | CWRS |  | Dalhousie University
Centre for the Study of Security and Development | Centre for Foreign Policy Studies ; CSSD |  | Dalhousie University
Clean Technologies Research Institute | CTRI |  | Dalhousie University
Coast Mountain College | Northwest Community College ; NWCC ; CMTN |  |
Collège MacDonald | Macdonald College ; Macdonald Campus ; Macdonald Campus of McGill University |  | McGill University
Concordia University of Edmonton | Concordia University College of Alberta ; Concordia College Edmonton ; CUE |  |
Corpus Christi College | St. Mark's and Corpus Christi College ; Corpus Christi College UBC ; St. Mark's College Vancouver |  |
Crandall University | Atlantic Baptist University ; Atlantic Baptist College ; United Baptist Bible Training School |  |
Cégep de Chicoutimi | Collège de Chicoutimi ; Chicoutimi College |  |
Cégep régional de Lanaudière à Joliette | Cégep Joliette-De Lanaudière ; Cégep à Joliette |  | Cégep régional de Lanaudière
Dalhousie University | Dalhousie College ; Université Dalhousie ; Technical University of Nova Scotia ; Nova Scotia Agricultural College ; Dalhousie College and University |  |
Dallaire Institute for Children, Peace and Security | Roméo Dallaire Child Soldiers Initiative ; Dallaire Institute ; Child Soldiers Initiative |  | Dalhousie University
Dawson College | Collège Dawson ; Cégep Dawson |  |
Dr. Jack McKenzie Limerick Pulp & Paper Research & Education Centre | Limerick Pulp and Paper Centre ; Limerick Pulp and Paper Research and Education Centre |  | University of New Brunswick
First Nations University of Canada | Saskatchewan Indian Federated College ; SIFC ; FNUniv ; Université des Premières Nations du Canada |  | University of Regina
Geotop | Centre de recherche sur la dynamique du système Terre ; Research Centre on the Dynamics of the Earth System ; Centre de recherche en géochimie et géodynamique ; GEOTOP-UQAM-McGill |  |
Global Water Futures Observatories | GWFO |  | University of Saskatchewan
Heritage College and Seminary | Heritage Baptist College ; Heritage Theological Seminary ; Central Baptist Seminary ; London Baptist Bible College ; Heritage Baptist College and Heritage Theological Seminary |  |
Hotchkiss Brain Institute | HBI |  | University of Calgary
Humber Polytechnic | Humber Institute of Technology and Advanced Learning ; Humber College of Applied Arts and Technology ; Humber ITAL |  |
Huron University | Huron University College ; Huron at Western |  | University of Western Ontario
Institut des sciences de la mer | ISMER ; Institut des sciences de la mer de Rimouski ; Rimouski Institute of Marine Sciences ; ISMER-UQAR ; Institute of Marine Sciences |  | Université du Québec à Rimouski
Institute for Comparative Genomics | ICG ; Centre for Comparative Genomics and Evolutionary Bioinformatics ; CGEB |  | Dalhousie University
Ivey Business School | Western Business School ; Ivey School of Business ; University of Western Ontario School of Business Administration |  |
Jean Monnet European Union Centre of Excellence | JMEUCE ; European Union Centre of Excellence |  | Dalhousie University
King’s University College | King's College at Western ; King's University College at Western ; Christ the King College |  | University of Western Ontario
Lady Davis Institute for Medical Research | Lady Davis Institute ; LDI ; Institut Lady Davis de recherches médicales ; Institut Lady Davis |  | Jewish General Hospital
Law and Technology Institute | LATI |  | Dalhousie University
MacEachen Institute for Public Policy and Governance | MacEachen Institute |  | Dalhousie University
Marine Additive Manufacturing Centre of Excellence | MAMCE |  | University of New Brunswick
MicroResearch | MicroResearch International |  | Dalhousie University
Milton F. Gregg Centre for the Study of War and Society | Gregg Centre ; The Gregg Centre for the Study of War and Society ; Centre for Conflict Studies |  | University of New Brunswick
Muriel McQueen Fergusson Centre for Family Violence Research | MMFC ; Muriel McQueen Fergusson Centre |  | University of New Brunswick
NOSM University | Northern Ontario School of Medicine ; École de médecine du Nord de l'Ontario ; Université de l'EMNO ; NOSM ; EMNO |  |
Off-site Construction Research Centre | OCRC ; Offsite Construction Research Centre |  | University of New Brunswick
Okanagan College | Okanagan University College ; BC Vocational School Kelowna ; OUC |  |
Ontario Veterinary College | OVC ; Upper Canada Veterinary School |  | University of Guelph
Pacific Institute on Pathogens, Pandemics and Society | PIPPS |  | Simon Fraser University
Queen's University | Université Queen's ; Queen's College at Kingston ; Queen's University at Kingston ; Queen's |  |
Québec-Océan | Quebec-Ocean ; GIROQ ; Groupe interinstitutionnel de recherches océanographiques du Québec |  | Université Laval
Red Deer Polytechnic | Red Deer College ; RDC ; Red Deer Junior College |  |
Royal College of Physicians and Surgeons of Canada | Collège royal des médecins et chirurgiens du Canada ; RCPSC ; CRMCC ; Royal College of Canada |  |
Saskatchewan Polytechnic | Saskatchewan Institute of Applied Science and Technology ; SIAST ; Sask Polytech ; Wascana Institute ; Kelsey Institute |  |
Solutions for Kids in Pain | SKIP ; Solutions pour les enfants et la douleur |  | Dalhousie University
Southeast College | Southeast Regional College ; Southeast Community College |  |
St. Thomas University | STU ; Université St. Thomas ; St. Thomas College ; Université Saint-Thomas |  |
The Clairmont Centre for Community Safety Research | Atlantic Institute of Criminology ; Clairmont Centre |  | Dalhousie University
The Steadward Centre for Personal & Physical Achievement | Steadward Centre ; Rick Hansen Centre |  | University of Alberta
Trace Analysis Research Centre | TARC |  | Dalhousie University
University College of the North | Keewatin Community College ; UCN |  |
University nuhelot'ine thaiyots'i nistameyimâkanak Blue Quills | Blue Quills First Nations College ; University Blue Quills ; UnBQ ; Blue Quills University ; Blue Quills Native Education Centre |  |
University of British Columbia, Okanagan Campus | UBC Okanagan ; UBCO ; University of British Columbia Okanagan ; Okanagan University College |  | University of British Columbia
University of New Brunswick | Université du Nouveau-Brunswick ; King's College Fredericton ; College of New Brunswick ; Provincial Academy of Arts and Sciences ; UNB |  |
University of Regina | University of Saskatchewan, Regina Campus ; Université de Regina ; U of R |  |
University of Victoria | UVic ; Victoria College ; Université de Victoria ; Provincial Normal School |  |
University of the Fraser Valley | University College of the Fraser Valley ; Fraser Valley College ; UCFV ; UFV ; Université de la vallée du Fraser |  |
Université du Québec en Outaouais | Université du Québec à Hull ; UQAH ; UQO ; University of Quebec in Outaouais |  | Université du Québec
Urban and Community Studies Institute | UCSI |  | University of New Brunswick
Yukon University | Yukon College ; Université du Yukon ; Yukon Vocational and Technical Training Centre ; YukonU |  |
Austral University of Chile | Universidad Austral de Chile ; UACh ; Southern University of Chile ; UACh Valdivia |  |
CEDUC UCN | Centro de Formación Técnica CEDUC UCN ; CFT CEDUC UCN |  | Universidad Católica del Norte
Federico Santa María Technical University | Universidad Técnica Federico Santa María ; Escuela de Artes y Oficios y Colegio de Ingenieros José Miguel Carrera ; Santa María University |  |
Instituto Profesional Virginio Gómez | IPVG ; Instituto Profesional Dr. Virginio Gómez G. ; Virginio Gómez |  | Universidad de Concepción
Instituto Superior de Artes y Ciencias de la Comunicación | IACC ; Instituto Profesional IACC ; Instituto Profesional Instituto Superior de Artes y Ciencias de la Comunicación |  |
Millennium Institute for Subatomic Physics at High-Energy Frontier, Saphir | SAPHIR ; Instituto Milenio de Física Subatómica en la Frontera de Altas Energías ; Millennium Institute SAPHIR |  | Universidad Andrés Bello
Pontificia Universidad Católica de Valparaíso | PUCV ; Universidad Católica de Valparaíso ; UCV ; Pontifical Catholic University of Valparaíso ; Catholic University of Valparaíso |  |
Universidad Católica de la Santísima Concepción | UCSC ; Catholic University of the Most Holy Conception ; Pontificia Universidad Católica de Chile sede Talcahuano |  |
Universidad SEK | SEK International University ; Universidad Internacional SEK Chile ; USEK ; Universidad SEK Chile |  | Institución Internacional SEK
Universidad Tecnológica de Chile INACAP | INACAP ; Universidad Tecnológica Vicente Pérez Rosales ; Instituto Nacional de Capacitación Profesional ; UTEC INACAP |  | INACAP
Universidad de Magallanes | UMAG ; Universidad Técnica del Estado sede Punta Arenas ; Instituto Profesional de Magallanes ; University of Magallanes |  |
Universidad del Alba | Universidad Pedro de Valdivia ; UDALBA ; Universidad Mariano Egaña ; UPV |  |
University of Art and Social Sciences | Universidad de Arte y Ciencias Sociales ; Universidad ARCIS ; ARCIS ; Universidad de Artes y Ciencias Sociales ; Instituto de Arte Contemporáneo |  |
Antioquia Institute of Technology | Tecnológico de Antioquia ; TdeA ; Tecnológico de Antioquia Institución Universitaria |  |
British School of Monteria | Colegio Británico de Montería ; The British School |  |
Centro Interdisciplinario de Estudios sobre Desarrollo | CIDER ; Centro Interdisciplinario de Estudios Regionales ; Interdisciplinary Center for Development Studies |  | University of the Andes
Colegio De La Salle | Colegio De La Salle Bogotá ; Instituto de La Salle |  |
Colombia Adventist University | Corporación Universitaria Adventista ; UNAC ; Corporación Universitaria Adventista de Colombia ; Instituto Colombo-Venezolano ; ICOLVEN |  |
Corporación universitaria Antonio José de Sucre | CORPOSUCRE ; UAJS ; Uniajs ; Corporación Universitaria de Sucre |  |
Fundación Universitaria Agraria de Colombia - UNIAGRARIA | UNIAGRARIA ; Agrarian University Foundation of Colombia ; Universitaria Agraria de Colombia |  |
Fundación Universitaria Compensar | Unipanamericana ; UCompensar ; Fundación Universitaria Panamericana ; Ucompensar Fundación Universitaria |  |
Institución Universitaria Centro de Estudios Superiores María Goretti | CESMAG ; Universidad CESMAG ; I.U. CESMAG ; UNICESMAG ; Institución Universitaria CESMAG |  |
Institución Universitaria Visión de las Américas | Fundación Universitaria Autónoma de las Américas ; Corporación Universitaria Autónoma de las Américas ; Uniaméricas ; Visión de las Américas |  |
Popular University of Cesar | Universidad Popular del Cesar ; UPC ; Unicesar ; Instituto Tecnológico Universitario del Cesar |  |
Secretaria de Educación del departamento del Atlántico | Secretaría de Educación del Atlántico ; Secretaría de Educación Departamental del Atlántico |  | Gobernación del Atlántico
Universidad Autónoma de Bucaramanga | UNAB ; Instituto Caldas ; Autonomous University of Bucaramanga ; Corporación Universitaria Autónoma de Bucaramanga |  |
Universidad Del Pacifico | UNIPACÍFICO ; University of the Pacific Colombia |  |
Universidad Distrital Francisco José de Caldas | UDFJC ; Universidad Distrital ; Francisco José de Caldas District University ; Universidad Municipal de Bogotá |  |
Universidad Libre de Barranquilla | Universidad Libre Seccional Barranquilla ; Unilibre Barranquilla |  | Universidad Libre
Universidad Surcolombiana | USCO ; South Colombian University ; Instituto Universitario Surcolombiano ; ITUSCO ; Surcolombiana University |  |
Universidad de América | Fundación Universidad de América ; Uniamérica ; University of America |  |
University of Applied and Environmental Sciences | Universidad de Ciencias Aplicadas y Ambientales ; U.D.C.A ; UDCA ; Corporación Universitaria de Ciencias Agropecuarias |  |
University of Caldas | Universidad de Caldas ; Universidad Popular de Caldas ; Instituto Politécnico de Caldas ; UCaldas |  |
Earth University | Universidad EARTH ; Escuela de Agricultura de la Región Tropical Húmeda ; EARTH |  |
Facultad Latinoamericana de Ciencias Costa Rica | FLACSO Costa Rica ; Facultad Latinoamericana de Ciencias Sociales Costa Rica ; Latin American Faculty of Social Sciences Costa Rica ; FLACSO |  | Facultad Latinoamericana de Ciencias Sociales
Universidad de Moa | Instituto Superior Minero Metalúrgico de Moa ; ISMMM ; Universidad de Moa "Dr. Antonio Núñez Jiménez" ; University of Moa ; UMoa |  |
Universidad de Oriente | University of Oriente ; UO ; Universidad de Oriente Santiago de Cuba |  |
Universidad de la Isla de la Juventud "Jesús Montané Oropesa" | Universidad Jesús Montané Oropesa ; UIJ ; Instituto Superior Pedagógico Carlos Manuel de Céspedes ; University of Isla de la Juventud |  |
Universidad de las Artes | Instituto Superior de Arte ; ISA ; University of the Arts of Cuba ; Universidad de las Artes de Cuba |  |
All Saints University School of Medicine | ASUSOM ; All Saints University Dominica ; All Saints University ; ASU |  |
Facultad Latinoamericana de Ciencias Sociales República Dominicana | FLACSO República Dominicana ; FLACSO Dominican Republic ; Latin American Faculty of Social Sciences Dominican Republic ; FLACSO |  | Facultad Latinoamericana de Ciencias Sociales
Instituto Superior Pedro Francisco Bono | Instituto Filosófico Pedro Francisco Bono ; Instituto Superior Bono |  | Compañía de Jesús
Universidad Católica del Cibao | Universidad Católica Tecnológica del Cibao ; UCATECI ; Universidad Tecnológica del Cibao ; UTECI ; Catholic University of Cibao |  |
Universidad Dominicana Organización & Métodos | Universidad Dominicana O&M ; O&M ; Universidad O&M ; Universidad Organización y Método |  |
Escuela Superior Politécnica del Chimborazo | ESPOCH ; Polytechnic School of Chimborazo ; Instituto Tecnológico Superior de Chimborazo ; Higher Polytechnic School of Chimborazo |  |
Instituto Superior Tecnologico Compu Sur | Instituto Tecnológico Superior Compu Sur ; Compusur ; ISTCS ; Tecnológico Compu Sur |  |
Instituto Superior Tecnológico ITCA | Instituto Tecnológico Superior ITCA ; ITCA |  |
Instituto Superior Universitario Rumiñahui | Instituto Superior Tecnológico Rumiñahui ; ISTER ; Tecnológico Universitario Rumiñahui ; Instituto Tecnológico Superior Rumiñahui |  |
Universidad Agraria del Ecuador | UAE ; Agrarian University of Ecuador ; Agrarian University |  |
Universidad Andina Simón Bolívar, Sede Ecuador | UASB ; UASB-E ; Simón Bolívar Andean University ; Universidad Andina Simón Bolívar ; Andean University Simón Bolívar, Ecuador |  | Comunidad Andina
Universidad Ecotec | Universidad Tecnológica ECOTEC ; ECOTEC ; ECOTEC Technological University |  |
Universidad Espíritu Santo | UEES ; Universidad de Especialidades Espíritu Santo ; Holy Spirit University of Specialties ; Universidad Espíritu Santo Ecuador |  |
Universidad Estatal de Milagro | UNEMI ; State University of Milagro ; Milagro State University |  |
Universidad Indoamérica | Universidad Tecnológica Indoamérica ; UTI ; Indoamerica Technological University ; Instituto Tecnológico Indoamérica |  |
Universidad San Francisco de Quito | University San Francisco of Quito ; Corporación de Promoción Universitaria ; San Francisco de Quito University |  |
Universidad de Otavalo | Otavalo University ; UO |  |
Universidad de las Fuerzas Armadas ESPE | Army Polytechnic School ; Escuela Superior Politécnica del Ejército ; University of the Armed Forces ; Escuela Técnica de Ingenieros ; UFA-ESPE |  |
Universitario de Formación | Tecnológico Universitario de Formación ; Instituto Superior Tecnológico de Formación ; Instituto Superior Universitario de Formación ; Tecnológico de Formación |  |
University of the Commonwealth Caribbean | University College of the Caribbean ; UCC ; Institute of Management Sciences ; Institute of Management and Production |  |
Anahuac Mayab University | Universidad Anáhuac Mayab ; Universidad del Mayab ; Anáhuac Mayab |  | Universidad Anáhuac
Benito Juárez Autonomous University of Oaxaca | Universidad Autónoma Benito Juárez de Oaxaca ; UABJO ; Instituto de Ciencias y Artes de Oaxaca ; Universidad Benito Juárez de Oaxaca |  |
CETYS Universidad | CETYS ; CETYS University ; Instituto Educativo del Noroeste ; Center for Technical and Higher Education |  |
Centenaria y Benemérita Escuela Normal para Profesores | CBENP ; Escuela Normal para Profesores de Toluca ; Escuela Normal para Profesores ; Escuela Normal No. 1 de Toluca |  |
Centro Regional de Formación Docente e Investigación Educativa | CRETAM ; CRFDIE ; Centro Regional de Formación Docente e Investigación Educativa de Tamaulipas |  |
Centro Universitario del Sur | CUSur ; University Center of the South ; Centro Universitario del Sur de la Universidad de Guadalajara |  | Universidad de Guadalajara
Centro de Ciencias Matemáticas | CCM ; CCM-UNAM ; Center for Mathematical Sciences ; Instituto de Matemáticas Unidad Morelia |  | National Autonomous University of Mexico
Centro de Investigación en Ciencia Aplicada y Tecnología Avanzada, Unidad Altamira | CICATA Altamira ; CICATA-IPN Altamira ; CICATA Unidad Altamira |  | National Polytechnic Institute
Colegio de Postgraduados Campus Córdoba | COLPOS Córdoba ; Campus Córdoba del Colegio de Postgraduados |  | Colegio de Postgraduados
Escuela Nacional de Lenguas, Lingüística y Traducción | ENALLT ; Centro de Enseñanza de Lenguas Extranjeras ; CELE ; National School of Languages, Linguistics and Translation |  | National Autonomous University of Mexico
Escuela Normal Fronteriza Tijuana | ENFT ; Benemérita Escuela Normal Fronteriza Tijuana ; Normal Fronteriza Tijuana |  | Secretaría de Educación de Baja California
Escuela Normal Rural "Gral. Matías Ramos Santos" | Normal Rural de San Marcos ; Escuela Normal Rural de San Marcos ; Normal Rural General Matías Ramos Santos |  |
Facultad Latinoamericana de Ciencias México | FLACSO México ; Facultad Latinoamericana de Ciencias Sociales México ; Latin American Faculty of Social Sciences Mexico ; FLACSO |  | Facultad Latinoamericana de Ciencias Sociales
Ibero American University | Universidad Iberoamericana ; Ibero ; UIA ; Universidad Iberoamericana Ciudad de México ; Centro Cultural Universitario |  |
Ibero-American University Puebla | Universidad Iberoamericana Puebla ; Ibero Puebla ; UIA Puebla ; Universidad Iberoamericana Golfo-Centro |  | Universidad Iberoamericana
Instituto Educativo Dolores Del Rio Extensión Santiago Papasquiaro Durango | Instituto Educativo Dolores del Río ; IEDR |  |
Instituto Tecnológico El Llano Aguascalientes | ITEL ; Instituto Tecnológico de El Llano ; Instituto Tecnológico Agropecuario de Aguascalientes ; TecNM Campus El Llano Aguascalientes ; ITA 20 |  | Tecnológico Nacional de México
Instituto Tecnológico Superior de San Pedro de las Colonias | ITSSPC ; TecNM Campus San Pedro ; TecSanPedro ; Tecnológico de San Pedro |  | Tecnológico Nacional de México
Instituto Tecnológico de Ciudad Altamirano | ITCA ; TecNM Campus Ciudad Altamirano ; Tecnológico de Ciudad Altamirano |  | Tecnológico Nacional de México
Instituto Tecnológico de Tlalnepantla | ITTLA ; TecNM Campus Tlalnepantla ; Tecnológico de Tlalnepantla ; Tlalnepantla Institute of Technology |  | Tecnológico Nacional de México
Instituto Tecnológico y de Estudios Superiores de Occidente | Western Institute of Technology and Higher Education ; ITESO Universidad Jesuita de Guadalajara ; Jesuit University of Guadalajara ; Universidad Jesuita de Guadalajara |  |
Instituto de Geociencias | Centro de Geociencias ; Centro de Geociencias UNAM ; CGEO |  | National Autonomous University of Mexico
Instituto de Investigaciones Sociales | IINSO ; IINSO-UANL |  | Universidad Autónoma de Nuevo León
Instituto de Investigaciones Sociales, UNAM | Instituto de Investigaciones Sociales ; IIS-UNAM ; IISUNAM |  | National Autonomous University of Mexico
Sonora Institute of Technology | Instituto Tecnológico de Sonora ; ITSON ; Instituto Tecnológico del Noroeste |  |
TecNM Campus Tamazunchale | Instituto Tecnológico Superior de Tamazunchale ; ITST ; Tecnológico de Tamazunchale |  | Tecnológico Nacional de México
Technological University of Mexico | Universidad Tecnológica de México ; UNITEC ; UNITEC México |  | Laureate International Universities
Tecnológico Nacional de México de Ciudad Jiménez | Instituto Tecnológico de Ciudad Jiménez ; ITCJ ; TecNM Campus Ciudad Jiménez ; Instituto Tecnológico de Jiménez |  | Tecnológico Nacional de México
Tecnológico de Estudios Superiores de Coacalco | TESCO ; TESCo ; TecNM Campus Coacalco ; Coacalco Institute of Technology |  | Tecnológico Nacional de México
Universidad Anáhuac Xalapa | Anáhuac Xalapa ; Anahuac University Xalapa ; Anáhuac Veracruz Campus Xalapa |  | Universidad Anáhuac
Universidad Autónoma Agraria Antonio Narro | UAAAN ; Escuela Superior de Agricultura Antonio Narro ; Antonio Narro Agrarian Autonomous University ; La Narro |  |
Universidad Autónoma de Occidente | UAdeO ; Universidad de Occidente ; UdeO ; Autonomous University of the West ; UAdeO Sinaloa |  |
Universidad Cuauhtémoc Guadalajara | UCG ; Universidad Cuauhtémoc Plantel Guadalajara |  | Universidad Cuauhtémoc
Universidad Cuauhtémoc San Luis Potosí | UCSLP ; Universidad Cuauhtémoc Plantel San Luis Potosí |  | Universidad Cuauhtémoc
Universidad Iberoamericana León | Ibero León ; UIA León ; Universidad Iberoamericana Plantel León ; Ibero-American University León |  | Universidad Iberoamericana
Universidad Juárez Autónoma de Tabasco | Juárez Autonomous University of Tabasco ; Instituto Juárez ; Universidad Juárez de Tabasco |  |
Universidad La Salle Noroeste | ULSA Noroeste ; La Salle Noroeste ; La Salle Obregón |  | Universidad La Salle
Universidad Tecmilenio - Campus Veracruz | Tecmilenio Veracruz ; Tecmilenio ; Universidad TecMilenio |  | Universidad Tecmilenio
Universidad Tecnológica Gral. Mariano Escobedo | UTE ; Universidad Tecnológica General Mariano Escobedo ; UT Escobedo ; Universidad Tecnológica de Escobedo |  |
Universidad Tecnológica de Oriental | UTO ; UT Oriental |  |
Universidad Tecnológica de la Sierra Hidalguense | UTSH ; UT de la Sierra Hidalguense ; Technological University of Sierra Hidalguense |  |
Universidad de la Costa | UNCOS ; UNCos ; University of the Coast |  | Sistema de Universidades Estatales de Oaxaca
Universitario Tecnológico Universitam | Universitam ; Universidad Tecnológico Universitam ; UTU |  |
University of Montemorelos | Universidad de Montemorelos ; UM ; Montemorelos University ; Colegio Vocacional y Profesional Montemorelos ; Escuela Agrícola e Industrial Mexicana |  |
Ara Institute of Canterbury | Te Pūkenga Ara ; Aoraki Polytechnic ; Ara Institute of Canterbury Ltd |  | Te Pūkenga
Auckland Institute of Studies | AIS ; AIS St Helens ; Auckland Institute of Studies St Helens |  |
Eastern Institute of Technology | EIT ; Hawke's Bay Polytechnic ; Te Aho a Māui ; Hawke's Bay Community College ; Tairāwhiti Polytechnic |  | Te Pūkenga
Institute of the Pacific United | IPU New Zealand ; International Pacific College ; IPC Tertiary Institute ; IPC ; IPU New Zealand Tertiary Institute |  |
Manukau Institute of Technology | Te Whare Takiura o Manukau ; Manukau Technical Institute ; Manukau Polytechnic |  | Te Pūkenga
Nelson Marlborough Institute of Technology | NMIT ; Nelson Polytechnic ; Te Whare Wānanga o Te Tau Ihu o Te Waka a Māui |  | Te Pūkenga
Northland Polytechnic | NorthTec ; Tai Tokerau Wānanga ; Northland Community College ; Te Pūkenga NorthTec |  | Te Pūkenga
Open Polytechnic | Open Polytechnic of New Zealand ; Kuratini Tuwhera ; New Zealand Technical Correspondence Institute ; TOPNZ ; Technical Correspondence Institute |  | Te Pūkenga
Otago Polytechnic | Te Kura Matatini ki Otago ; Te Pūkenga Otago Polytechnic ; King Edward Technical College |  | Te Pūkenga
Southern Institute of Technology | SIT ; Te Whare Wānanga o Murihiku ; Southland Polytechnic ; Southland Community College |  | Te Pūkenga
Tai Poutini Polytechnic | TPP ; Te Kura Matatini o Tai Poutini ; Greymouth Polytechnic |  | Te Pūkenga
Te Pūkenga | New Zealand Institute of Skills and Technology ; NZIST ; New Zealand Institute of Skills & Technology |  |
Te Rito Maioha Early Childhood New Zealand | Te Rito Maioha ; Early Childhood New Zealand ; New Zealand Childcare Association ; NZCA ; Te Tari Puna Ora o Aotearoa |  |
Toi Ohomai Institute of Technology | Bay of Plenty Polytechnic ; Waiariki Institute of Technology ; Toi Ohomai ; Waiariki Polytechnic |  | Te Pūkenga
Unitec Institute of Technology | Unitec New Zealand ; Te Whare Wānanga o Wairaka ; UNITEC ; Te Pūkenga Unitec |  | Te Pūkenga
Universal College of Learning | UCOL ; Te Pae Mātauranga ki te Ao ; Manawatu Polytechnic ; Palmerston North Technical School |  | Te Pūkenga
Waikato Institute of Technology | Te Kuratini o Waikato ; Te Pūkenga Wintec ; Waikato Technical Institute |  | Te Pūkenga
Wellington Institute of Technology | WelTec ; Te Whare Wānanga o te Awakairangi ; Hutt Valley Polytechnic ; Central Institute of Technology |  | Te Pūkenga
Western Institute of Technology at Taranaki | WITT ; Taranaki Polytechnic ; Te Kura Matatini o Taranaki ; Te Pūkenga WITT |  | Te Pūkenga
Whitireia New Zealand | Whitireia Community Polytechnic ; Whitireia Polytechnic ; Parumoana Community College ; Te Kura Matatini o Whitireia |  | Te Pūkenga
academyEX | Mind Lab ; The Mind Lab ; Tech Futures Lab ; The Mind Lab by Unitec |  |
Digital Health Research Center | Centro de Investigación en Salud Digital ; Centro de Investigación de Salud Digital |  |
Escuela Superior de Guerra Naval | ESUP ; Escuela Superior de Guerra Naval del Perú ; Peruvian Naval War College |  | Marina de Guerra del Perú
Escuela de Posgrado Newman | Newman Business School ; Newman Escuela de Posgrado ; EPNEWMAN ; Neumann Business School ; Escuela de Posgrado Neumann |  |
Instituto Universitario de Innovación Ciencia y Tecnología Inudi Perú | INUDI ; Inudi Perú ; INUDI Perú |  |
Instituto de Educación Superior Pedagógico Público "Sagrado Corazón de Jesús" | IESPP Sagrado Corazón de Jesús ; Escuela de Educación Superior Pedagógica Pública Sagrado Corazón de Jesús ; ISPP Sagrado Corazón de Jesús ; EESPP Sagrado Corazón de Jesús |  |
National University of Engineering | Universidad Nacional de Ingeniería ; UNI ; Escuela Nacional de Ingenieros ; School of Civil Constructions and Mining Engineers |  |
Peruvian University of Applied Sciences | Universidad Peruana de Ciencias Aplicadas ; UPC ; UPC Peru |  | Laureate International Universities
Universidad Alas Peruanas | UAP ; Alas Peruanas University |  |
Universidad Antonio Ruiz de Montoya | UARM ; Antonio Ruiz de Montoya University ; Escuela Superior de Pedagogía, Filosofía y Letras Antonio Ruiz de Montoya ; Ruiz de Montoya |  |
Universidad Nacional Agraria La Molina | La Molina National Agrarian University ; Escuela Nacional de Agricultura ; La Molina ; Agraria La Molina ; National Agrarian University |  |
Universidad Nacional de San Agustin de Arequipa | UNSA ; Universidad Nacional de San Agustín ; National University of Saint Augustine ; National University of San Agustín ; Universidad del Gran Padre San Agustín |  |
Papua New Guinea University of Natural Resources and Environment | University of Natural Resources and Environment ; Vudal University ; University of Vudal ; Vudal Agricultural College ; UNRE ; PNGUNRE |  |
Antillean Adventist University | Universidad Adventista de las Antillas ; UAA ; Antillian College ; Colegio Adventista de las Antillas |  |
Carlos Albizu University | Universidad Carlos Albizu ; UCA ; Caribbean Center for Advanced Studies ; Centro Caribeño de Estudios Postgraduados ; Instituto Psicológico de Puerto Rico ; Albizu University |  |
Polytechnic University of Puerto Rico | Universidad Politécnica de Puerto Rico ; PUPR ; UPPR ; La Poly |  |
Ponce Health Sciences University | Ponce School of Medicine ; Ponce School of Medicine and Health Sciences ; PHSU ; Escuela de Medicina de Ponce ; PSMHS |  |
School of Plastic Arts of Puerto Rico | Escuela de Artes Plásticas y Diseño de Puerto Rico ; Escuela de Artes Plásticas de Puerto Rico ; EAP ; EAPD ; School of Plastic Arts and Design |  |
Universidad Del Este | UNE ; Colegio Universitario del Este ; Puerto Rico Junior College ; Universidad Ana G. Méndez Recinto de Carolina ; University of the East |  | Ana G. Méndez University
Universidad Metropolitana | UMET ; Universidad Ana G. Méndez Recinto de Cupey ; Colegio Universitario Metropolitano ; Metropolitan University |  | Ana G. Méndez University
University of Puerto Rico System | Universidad de Puerto Rico ; Escuela Normal de Río Piedras ; Sistema Universitario de Puerto Rico |  |
University of Puerto Rico at Bayamón | Universidad de Puerto Rico en Bayamón ; UPRB ; UPR Bayamón ; Bayamón Technological University College ; Colegio Universitario Tecnológico de Bayamón ; CUTB |  | University of Puerto Rico System
University of Puerto Rico at Carolina | Universidad de Puerto Rico en Carolina ; UPRC ; UPR Carolina ; Colegio Regional de Carolina |  | University of Puerto Rico System
University of Puerto Rico at Río Piedras | Universidad de Puerto Rico Recinto de Río Piedras ; UPRRP ; UPR-RP ; University of Puerto Rico, Río Piedras Campus ; La IUPI ; UPR Río Piedras |  | University of Puerto Rico System
University of Puerto Rico at Utuado | Universidad de Puerto Rico en Utuado ; UPRU ; UPR Utuado ; Colegio Regional de la Montaña |  | University of Puerto Rico System
Facultad Latinoamericana de Ciencias Sociales Programa Paraguay | FLACSO Paraguay ; Facultad Latinoamericana de Ciencias Sociales Paraguay ; Latin American Faculty of Social Sciences Paraguay ; FLACSO |  | Facultad Latinoamericana de Ciencias Sociales
Universidad Gran Asunción | UNIGRAN ; Gran Asunción University |  |
Universidad Privada del Este filial Ciudad del Este | UPE Ciudad del Este ; UPE |  | Universidad Privada del Este
Universidad Católica de El Salvador | UNICAES ; Universidad Católica de Occidente ; UNICO ; Catholic University of El Salvador |  |
Universidad Centroamericana José Simeón Cañas | UCA ; UCA El Salvador ; Central American University ; Universidad Centroamericana "José Simeón Cañas" ; Central American University José Simeón Cañas |  |
Programa de Desarrollo de las Ciencias Básicas | PEDECIBA ; Basic Sciences Development Program |  | University of the Republic
Escuela Superior de Audio y Acústica | ESAA ; ESAA Caracas |  |
Grupo Docente 2.0 C.A. | Grupo Docente 2.0 ; Docentes 2.0 ; Grupo Docentes 2.0 |  |
Universidad de Los Andes (Venezuela) | University of the Andes ; University of Los Andes ; Universidad de Los Andes Mérida ; University of the Andes Venezuela ; Real Universidad de San Buenaventura de Mérida de los Caballeros ; Universidad de Los Andes |  |
Acupuncture And Massage College | AMC ; AMC Miami ; Acupuncture & Massage College Miami |  |
Adler University | Adler School of Professional Psychology ; Alfred Adler Institute of Chicago ; Adler School ; Institute of Adlerian Psychology |  |
Alaska Center for Energy and Power | ACEP |  | University of Alaska Fairbanks
Alaska Pacific University | Alaska Methodist University ; APU ; AMU |  |
Albany College of Pharmacy and Health Sciences | Albany College of Pharmacy ; ACPHS |  | Union University
Albert Einstein College of Medicine | Einstein ; Albert Einstein College of Medicine of Yeshiva University ; Einstein College of Medicine ; AECOM ; Montefiore Einstein |  |
Alexandria Technical and Community College | Alexandria Technical College ; ATCC ; Alexandria Area Technical School |  | Minnesota State Colleges and Universities System
Alfred State College | SUNY Alfred State ; State University of New York College of Technology at Alfred ; Alfred State ; SUNY College of Technology at Alfred ; New York State School of Agriculture at Alfred |  | State University of New York
Anabaptist Mennonite Biblical Seminary | Associated Mennonite Biblical Seminary ; AMBS ; Goshen Biblical Seminary ; Mennonite Biblical Seminary |  |
Anaheim University | Newport Asia Pacific University ; AU Anaheim |  |
Army Sustainment University | Army Logistics University ; ALU ; Army Logistics Management College ; ALMC |  | United States Army
Army University | ArmyU ; The Army University |  | United States Army
ArtCenter College of Design | Art Center College of Design ; Art Center School ; ArtCenter ; ACCD |  |
Augsburg University | Augsburg College ; Augsburg Seminary ; Augsburg College and Theological Seminary |  |
Augusta University | Augusta State University ; Georgia Health Sciences University ; Augusta College ; Junior College of Augusta |  | University System of Georgia
Augustana College | Augustana College and Theological Seminary ; Augustana Seminary ; Augustana College Rock Island |  |
Bard College | St. Stephen's College ; St. Stephen's College Annandale ; Bard |  |
Barton College | Atlantic Christian College |  |
Bayan Islamic Graduate School | Bayan Claremont ; Bayan ; Bayan Chicago |  |
Berea College | Berea Literary Institute |  |
Berkeley City College | Vista Community College ; Vista College ; BCC ; Berkeley Learning Pavilion ; Peralta College for Non-Traditional Study |  | Peralta Community College District
Berkeley School of Theology | American Baptist Seminary of the West ; ABSW ; Berkeley Baptist Divinity School ; California Baptist Theological Seminary |  | Graduate Theological Union
Bethel University | Bethel College and Seminary ; Bethel College Minnesota ; Bethel College & Seminary ; Bethel Academy |  |
Boston University | Universidad de Boston ; Boston Theological Seminary ; Newbury Biblical Institute ; Boston Univ ; Boston Theological Institute |  |
Brigham Young University - Idaho | BYU-Idaho ; BYUI ; Ricks College ; Bannock Stake Academy ; Ricks Academy |  | Church Educational System
Brightpoint Community College | John Tyler Community College ; Brightpoint ; JTCC |  | Virginia Community College System
Buffalo State University | Buffalo State College ; SUNY Buffalo State ; State University College at Buffalo ; Buffalo State ; Buffalo Normal School ; State University of New York College at Buffalo |  | State University of New York
Buffett Early Childhood Institute | BECI ; Buffett Institute |  | University of Nebraska System
CUNY Advanced Science Research Center | ASRC ; Advanced Science Research Center at The Graduate Center ; CUNY ASRC |  | City University of New York
Cal Poly Humboldt | HSU ; Humboldt State Normal School ; Humboldt State ; Humboldt State Teachers College |  |
Caldwell University | Caldwell College ; Caldwell College for Women |  |
California Maritime Academy | Cal Maritime ; California State University Maritime Academy ; CSU Maritime Academy ; California Nautical School ; CSUM ; Cal Poly Maritime Academy |  | California State University System
California Southern University | CalSouthern ; Southern California University for Professional Studies ; SCUPS ; CalSouthern University |  |
California State University, Dominguez Hills | CSUDH ; Cal State Dominguez Hills ; California State College, Dominguez Hills ; South Bay State College ; CSU Dominguez Hills |  | California State University System
California State University, Long Beach | Cal State Long Beach ; Long Beach State University ; California State College at Long Beach ; Los Angeles-Orange County State College |  |
California State University, San Marcos | CSUSM ; Cal State San Marcos ; CSU San Marcos ; San Diego State University North County |  | California State University System
California State University, Stanislaus | Stanislaus State ; Stan State ; CSU Stanislaus ; Stanislaus State College ; California State College, Stanislaus |  | California State University System
Cardinal Stritch University | Cardinal Stritch College ; St. Clare College ; Saint Clare College ; Stritch |  |
Carleton College | Northfield College |  |
Catholic International University | Catholic Distance University ; CDU ; Catholic Home Study Institute ; Catholic International |  |
Cayuga Community College | Auburn Community College ; Cayuga County Community College ; SUNY Cayuga |  | State University of New York
Center for Astrophysics Harvard & Smithsonian | Harvard-Smithsonian Center for Astrophysics ; CfA ; Harvard–Smithsonian Center for Astrophysics ; Center for Astrophysics |  | Smithsonian Institution
Center for Complex Particle Systems | COMPASS |  | University of Michigan
Central Baptist Theological Seminary | Central Seminary ; Central Baptist Theological Seminary Kansas ; Kansas City Baptist Theological Seminary ; CBTS ; Central Seminary Kansas |  |
Central Baptist Theological Seminary of Minneapolis | Central Seminary ; Central Baptist Theological Seminary ; Central Seminary Minneapolis |  |
Central Louisiana Community College | Central Louisiana Technical Community College ; CLTCC ; Louisiana Technical College ; Central Louisiana Technical College |  | Louisiana Community and Technical College System
Chamberlain University | Chamberlain College of Nursing ; Deaconess College of Nursing ; Deaconess School of Nursing ; Chamberlain |  | Adtalem Global Education
Chaminade University of Honolulu | Chaminade University ; Chaminade College ; Chaminade College of Honolulu ; St. Louis Junior College ; CUH |  |
Champlain College | Burlington Business College ; Burlington Collegiate Institute ; Champlain College of Commerce |  |
Clemson University | Clemson Agricultural College of South Carolina |  |
Clinton Community College | SUNY Clinton ; Clinton Community College Plattsburgh |  | State University of New York
Collin College | Collin County Community College ; CCCCD ; Collin County Community College District |  |
Colorado Geological Survey | CGS |  | Colorado School of Mines
Colorado State University | Agricultural College of Colorado ; Colorado State College of Agriculture and Mechanic Arts ; Colorado State ; Colorado State University Fort Collins ; Colorado Agricultural and Mechanical College |  | Colorado State University System
Columbia University | Columbia College New York ; Universidad de Columbia ; CU ; King's College of the Province of New York |  |
Columbia-Greene Community College | Columbia Greene Community College ; C-GCC ; CGCC ; SUNY Columbia-Greene |  | State University of New York
Columbus State University | Columbus College ; CSU Columbus ; Columbus State |  | University System of Georgia
Concordia Theological Seminary | CTSFW ; CTS ; Concordia Seminary Springfield ; Concordia Theological Seminary Fort Wayne |  | Lutheran Church – Missouri Synod
Connecticut College | Connecticut College for Women ; Conn College ; Thames College |  |
Cooper Union | Cooper Union for the Advancement of Science and Art ; The Cooper Union for the Advancement of Science and Art ; Cooper Institute |  |
Cooperative Institute for Marine and Atmospheric Research | CIMAR ; Joint Institute for Marine and Atmospheric Research ; JIMAR |  | University of Hawaii at Manoa
Corban University | Western Baptist College ; Corban College ; Phoenix Bible Institute ; Western Baptist Bible College ; Corban College and Graduate School |  |
Curry College | School of Elocution and Expression ; School of Expression ; Curry School of Expression |  |
Cypress College | Cypress Junior College ; North Orange County Community College |  | North Orange County Community College District
Dallas International University | Graduate Institute of Applied Linguistics ; GIAL ; DIU ; Dallas International |  |
Delta State University | Delta State Teachers College ; Delta State College ; DSU |  | Mississippi Institutions of Higher Learning
Dominican School of Philosophy and Theology | DSPT ; St. Albert's College ; St. Albert College Oakland ; Dominican School of Philosophy & Theology |  | Graduate Theological Union
Donald & Barbara Zucker School of Medicine at Hofstra/Northwell | Zucker School of Medicine ; Hofstra North Shore-LIJ School of Medicine ; Hofstra Northwell School of Medicine ; Donald and Barbara Zucker School of Medicine |  | Hofstra University
Dordt University | Dordt College ; Midwest Christian Junior College ; Dordt |  |
Doña Ana Community College | DACC ; Doña Ana Branch Community College ; New Mexico State University Doña Ana ; NMSU Doña Ana |  | New Mexico State University
Drexel University | Drexel Institute of Art, Science and Industry ; MCP Hahnemann University ; Drexel Institute ; Hahnemann University ; Allegheny University of the Health Sciences |  |
Drexel University Elkins Park Campus | Salus University ; Pennsylvania College of Optometry ; PCO ; Pennsylvania State College of Optometry ; Salus at Drexel University |  | Drexel University
Drury University | Drury College ; Springfield College Missouri ; Drury |  |
Dunlevie Maternal-Fetal Medicine Center | Dunlevie Center ; Dunlevie Maternal-Fetal Medicine Center for Discovery, Innovation and Clinical Impact ; Stanford Dunlevie Maternal-Fetal Medicine Center |  | Stanford University
Dutchess Community College | SUNY Dutchess ; DCC |  | State University of New York
East Texas A&M University | Texas A&M University-Commerce ; Texas A&M–Commerce ; East Texas State University ; East Texas State Teachers College ; TAMUC ; East Texas Normal College |  | Texas A&M University System
Eastern Florida State College | Brevard Community College ; EFSC ; Brevard Junior College ; BCC |  | Florida College System
Emerson College | Boston School of Elocution and Oratory ; Monroe Conservatory of Oratory ; Emerson College of Oratory ; Boston School of Oratory |  |
Episcopal High School | Episcopal High School of Virginia ; EHS ; Howard School ; The Episcopal High School in Virginia |  |
Finger Lakes Community College | FLCC ; Community College of the Finger Lakes ; CCFL ; SUNY Finger Lakes |  | State University of New York
Florida Atlantic University | FAU ; Florida Atlantic ; Universidad Atlántica de Florida |  | State University System of Florida
Florida State College at Jacksonville | Florida Community College at Jacksonville ; FSCJ ; FCCJ ; Florida Junior College at Jacksonville ; FJC |  | Florida College System
Fort Hays Tech North Central | North Central Kansas Technical College ; NCK Tech ; North Central Kansas Area Vocational Technical School ; Fort Hays Tech North Central Kansas |  | Fort Hays State University
Fort Hays Tech Northwest | Northwest Kansas Technical College ; Northwest Tech ; Northwest Kansas Area Vocational Technical School |  | Fort Hays State University
Fort Valley State University | Fort Valley State College ; FVSU ; Fort Valley High and Industrial School ; Fort Valley Normal and Industrial School ; State Teachers and Agricultural College |  | University System of Georgia
Franciscan Missionaries of Our Lady University | Our Lady of the Lake College ; FranU ; Fran U ; Our Lady of the Lake School of Nursing ; OLOL College |  |
Frost Institute for Data Science & Computing | Institute for Data Science and Computing ; IDSC ; Center for Computational Science ; University of Miami Institute for Data Science and Computing |  | University of Miami
Fulton–Montgomery Community College | FMCC ; SUNY Fulton-Montgomery ; Fulton-Montgomery Community College |  | State University of New York
Galen College of Nursing | Galen Health Institutes ; Galen College |  | HCA Healthcare
Garrett–Evangelical Theological Seminary | Garrett Biblical Institute ; Garrett Theological Seminary ; Evangelical Theological Seminary ; Garrett Seminary ; GETS ; Chicago Training School |  |
Geisinger Commonwealth School of Medicine | Commonwealth Medical College ; TCMC ; The Commonwealth Medical College ; GCSOM ; Geisinger College of Health Sciences |  | Geisinger Health System
Genesee Community College | GCC ; SUNY Genesee ; SUNY GCC |  | State University of New York
Goshen College | Elkhart Institute ; Elkhart Institute of Science, Industry and the Arts |  |
Goucher College | Woman's College of Baltimore ; Woman's College of Baltimore City ; Women's College of Baltimore ; Goucher |  |
Graduate School USA | USDA Graduate School ; Graduate School, USDA ; United States Department of Agriculture Graduate School |  |
Griggs International Academy | Griggs University ; Home Study International ; GIA ; Griggs University and International Academy ; Fireside Correspondence School |  | Andrews University
Gulf Coast State College | Gulf Coast Community College ; GCSC ; GCCC ; Gulf Coast Junior College |  | Florida College System
HJ International Graduate School for Peace and Public Leadership | Unification Theological Seminary ; HJI ; UTS ; HJ International |  |
Hebrew Union College - Jewish Institute of Religion | HUC-JIR ; Hebrew Union College ; Jewish Institute of Religion ; HUC |  |
Henry Ford College | Henry Ford Community College ; HFC ; HFCC ; Dearborn Junior College ; Fordson Junior College |  |
Henry Ford Health + Michigan State University Health Sciences | Henry Ford + MSU ; Henry Ford Health + MSU ; Henry Ford Health + MSU Health Sciences |  | Michigan State University
Heritage University | Heritage College ; Fort Wright College ; Heritage College Toppenish ; Holy Names College Spokane |  |
Herkimer College | Herkimer County Community College ; HCCC ; SUNY Herkimer ; Herkimer County Community College SUNY |  | State University of New York
Higher Education Research Institute | HERI ; HERI UCLA ; Cooperative Institutional Research Program |  | University of California, Los Angeles
Highline College | Highline Community College ; HCC |  |
Hiram College | Western Reserve Eclectic Institute |  |
Honolulu University | Honolulu University of Arts, Sciences and Humanities ; Honolulu University of the Arts, Sciences, and Humanities |  |
Hopkins Extreme Materials Institute | HEMI |  | Johns Hopkins University
Hopkins Public Schools | Independent School District 270 ; ISD 270 ; Hopkins School District ; Hopkins School District 270 |  |
Houston Christian University | Houston Baptist University ; HBU ; Houston Baptist College ; HCU |  |
Hudson Valley Community College | HVCC ; SUNY Hudson Valley ; Hudson Valley Technical Institute |  | State University of New York
Huntsville Bible College | HBC |  |
Indiana University Bloomington | Indiana University ; IU ; Indiana State Seminary ; Indiana College ; Indiana University at Bloomington |  |
Indiana Wesleyan University | Marion College ; IWU ; Marion Normal College ; Marion Normal Institute ; Marion College Indiana |  |
Innovative Genomics Institute | IGI ; Innovative Genomics Initiative |  | University of California, Berkeley
International American University | IAU ; Management Institute of America ; IAU Los Angeles |  |
Jamestown Community College | JCC ; SUNY JCC ; SUNY Jamestown |  | State University of New York
Jefferson Community College | SUNY Jefferson ; JCC ; Jefferson Community College Watertown |  | State University of New York
Jefferson State Community College | Jefferson State ; Jeff State ; Jefferson State Junior College |  | Alabama Community College System
Johns Hopkins University School of Advanced International Studies | SAIS ; Paul H. Nitze School of Advanced International Studies ; Johns Hopkins SAIS ; Nitze School ; School of Advanced International Studies |  | Johns Hopkins University
Kalamazoo College | K College ; Michigan and Huron Institute ; Kalamazoo Literary Institute ; K-College |  |
Kansas City University | Kansas City University of Medicine and Biosciences ; KCU ; KCUMB ; Kansas City College of Osteopathy and Surgery ; University of Health Sciences College of Osteopathic Medicine ; Kansas City College of Osteopathic Medicine |  |
Kansas State University Salina Aerospace and Technology Campus | K-State Salina ; Kansas State Polytechnic ; Kansas State University Polytechnic Campus ; Kansas College of Technology ; Schilling Institute ; Kansas Technical Institute |  | Kansas State University
Keck Institute for Space Studies | KISS ; W. M. Keck Institute for Space Studies |  | California Institute of Technology
Kinder Institute for Urban Research | Kinder Institute ; Rice Institute for Urban Research |  | Rice University
Kutztown University | Kutztown University of Pennsylvania ; Kutztown State College ; Keystone State Normal School ; Kutztown State Teachers College ; KU |  | Pennsylvania State System of Higher Education
L.E. Fletcher Technical Community College | Fletcher Technical Community College ; South Louisiana Trade School ; South Louisiana Technical College ; FTCC |  | Louisiana Community and Technical College System
Labouré College | Labouré College of Healthcare ; Catherine Labouré School of Nursing ; Catherine Laboure College ; Labouré Junior College |  |
Lake Forest College | Lind University ; Lake Forest University |  |
Life Pacific University | L.I.F.E. Bible College ; LIFE Bible College ; Lighthouse of International Foursquare Evangelism ; Echo Park Evangelistic and Missionary Training Institute ; LPU |  |
Linfield College | Linfield University ; McMinnville College ; Oregon Baptist College ; Linfield |  |
Louisiana Christian University | Louisiana College ; LCU ; Mount Lebanon University |  |
Louisiana Delta Community College | LDCC ; Delta Community College ; Northeast Louisiana Technical College |  | Louisiana Community and Technical College System
Loyola University New Orleans | Loyola University of the South ; Loyola University of New Orleans ; Loyola College New Orleans ; Loyno |  |
MRC Centre of Research Excellence in Restorative Neural Dynamics | MRC CoRE in Restorative Neural Dynamics ; MRC CoRE RND ; MRC Brain Network Dynamics Unit |  | University of Oxford
Manalapan High School | MHS ; Manalapan High |  | Freehold Regional High School District
Mary Baldwin University | Mary Baldwin College ; Augusta Female Seminary ; Mary Baldwin Seminary ; MBU |  |
Maryland Institute College of Art | MICA ; Maryland Institute ; Maryland Institute for the Promotion of the Mechanic Arts ; Maryland Institute School of Fine and Practical Arts |  |
Massachusetts Academy of Math and Science at WPI | Mass Academy ; Massachusetts Academy of Math and Science ; MAMS ; Mass Academy of Math and Science |  | Worcester Polytechnic Institute
Massachusetts College of Art and Design | MassArt ; Massachusetts College of Art ; Massachusetts Normal Art School ; Massachusetts School of Art ; MCAD |  |
Massachusetts College of Pharmacy and Health Sciences | MCPHS University ; MCPHS ; Massachusetts College of Pharmacy ; Massachusetts College of Pharmacy and Allied Health Sciences |  |
Mercy College of Ohio | Mercy College of Northwest Ohio ; Mercy College Toledo ; Mercy Hospital School of Nursing |  |
Michigan Geological Survey | MGS ; Michigan Geological Repository for Research and Education ; Geological Survey of Michigan |  | Western Michigan University
Mills College | Mills College at Northeastern University ; Mills Seminary ; Young Ladies Seminary ; Northeastern University Oakland ; Mills Seminary College |  | Northeastern University
Minneapolis College | Minneapolis Community and Technical College ; MCTC ; Minneapolis Community College ; Metropolitan State Junior College ; Minneapolis Technical College |  | Minnesota State Colleges and Universities System
Minneapolis Public Schools | MPS ; Special School District Number 1 ; Minneapolis Special School District No. 1 ; Special School District 1 |  |
Mississippi Institutions of Higher Learning | IHL ; Mississippi Board of Trustees of State Institutions of Higher Learning ; Mississippi IHL ; Board of Trustees of State Institutions of Higher Learning |  |
Mississippi State University | Agricultural and Mechanical College of the State of Mississippi ; Mississippi State College ; MSState ; Mississippi State University of Agriculture and Applied Science ; Mississippi Agricultural and Mechanical College |  | Mississippi Institutions of Higher Learning
Mohawk Valley Community College | MVCC ; SUNY Mohawk Valley ; Mohawk Valley Technical Institute ; New York State Institute of Applied Arts and Sciences at Utica |  | State University of New York
Montana Learning Center | Montana Learning Center at Canyon Ferry ; Canyon Ferry Limnological Institute ; MLC |  |
Montana State University | Agricultural College of the State of Montana ; Montana State University–Bozeman ; Montana State ; Montana State University Bozeman ; Montana College of Agriculture and Mechanic Arts |  | Montana University System
Mount Holyoke College | Mount Holyoke Female Seminary ; Mount Holyoke Seminary and College ; MHC ; Mount Holyoke Seminary |  |
Mount Tamalpais College | Prison University Project ; Patten University at San Quentin ; Prison University Project at San Quentin ; MTC |  |
NOAA Center for Earth System Sciences and Remote Sensing Technologies | CESSRST ; NOAA-CESSRST ; NOAA-CREST ; Cooperative Remote Sensing Science and Technology Center ; CREST ; NOAA Cooperative Science Center for Earth System Sciences and Remote Sensing Technologies |  | City College of New York
NSF-Simons AI Institute for Cosmic Origins | CosmicAI ; NSF-Simons CosmicAI |  | University of Texas at Austin
National Intelligence University | National Defense Intelligence College ; Joint Military Intelligence College ; NIU ; Defense Intelligence College ; Defense Intelligence School ; NDIC |  | Office of the Director of National Intelligence
Nebraska Methodist College | Nebraska Methodist College of Nursing and Allied Health ; NMC ; Nebraska Methodist College of Nursing & Allied Health ; Nebraska Methodist Hospital School of Nursing |  | Methodist Health System
Nelson University | Southwestern Assemblies of God University ; SAGU ; Southwestern Assemblies of God College ; Southwestern Bible Institute ; Shield of Faith Bible Institute |  |
Neumann University | Neumann College ; Our Lady of Angels College ; Our Lady of the Angels College |  |
Nevada System of Higher Education | NSHE ; University and Community College System of Nevada ; UCCSN ; University of Nevada System |  |
New England School of Acupuncture | NESA ; New England School of Acupuncture at MCPHS |  | Massachusetts College of Pharmacy and Health Sciences
New Mexico State University | New Mexico College of Agriculture and Mechanic Arts ; Las Cruces College ; NM State ; New Mexico Agricultural College ; New Mexico State |  |
New York State College of Agriculture & Life Sciences | Cornell CALS ; CALS ; Cornell University College of Agriculture and Life Sciences ; New York State College of Agriculture |  | Cornell University
New York State College of Ceramics | NYSCC ; New York State College of Ceramics at Alfred University ; New York State School of Clay-Working and Ceramics |  | Alfred University
New York State College of Veterinary Medicine | Cornell University College of Veterinary Medicine ; Cornell Vet ; New York State Veterinary College ; CVM Cornell |  | Cornell University
New York State School of Industrial and Labor Relations | ILR School ; Cornell ILR ; Cornell University School of Industrial and Labor Relations ; ILR ; School of Industrial and Labor Relations |  | Cornell University
New York State University College of Human Ecology | Cornell University College of Human Ecology ; New York State College of Human Ecology ; New York State College of Home Economics ; Cornell Human Ecology |  | Cornell University
NewSchool of Architecture and Design | NewSchool of Architecture ; NSAD ; New School of Architecture and Design ; Newschool |  |
Niagara County Community College | SUNY Niagara ; NCCC |  | State University of New York
Noorda College of Osteopathic Medicine | Noorda COM ; Noorda-COM ; NCOM |  |
North Carolina Institute for Climate Studies | NCICS ; Cooperative Institute for Climate and Satellites–North Carolina ; CICS-NC ; CICS-NC Asheville |  | North Carolina State University
North Carolina State Climate Office | State Climate Office of North Carolina ; NCSCO ; SCO |  | North Carolina State University
North Country Community College | NCCC ; SUNY North Country |  | State University of New York
North Dakota State University | NDAC ; North Dakota State University of Agriculture and Applied Sciences ; North Dakota State |  | North Dakota University System
North Idaho College | NIC ; Coeur d'Alene Junior College ; North Idaho Junior College |  |
Northeast Ohio Medical University | NEOMED ; Northeastern Ohio Universities College of Medicine ; NEOUCOM ; Northeastern Ohio Universities Colleges of Medicine and Pharmacy ; NEOUCOM/NEOUCOP |  |
Northern Arizona University | Arizona State Teachers College at Flagstaff ; Arizona State College ; Northern Arizona State Teachers College |  |
Northshore Technical Community College | NTCC ; Sullivan Technical College ; Northshore Technical College ; Louisiana Technical College Sullivan Campus |  | Louisiana Community and Technical College System
Northwestern + Argonne Institute for Scientific and Engineering Excellence | NAISE ; Northwestern-Argonne Institute of Science and Engineering ; Northwestern Argonne Institute for Science and Engineering |  | Northwestern University
Norwich University | Military College of the State of Vermont ; Norwich Military Academy ; The Military College of Vermont |  |
Oak Ridge Associated Universities | ORAU ; Oak Ridge Institute of Nuclear Studies ; ORINS |  |
Onondaga Community College | OCC ; SUNY Onondaga ; SUNY OCC |  | State University of New York
Oregon Health & Science University | OHSU ; Oregon Health Sciences University ; University of Oregon Medical School ; University of Oregon Health Sciences Center ; Oregon Graduate Institute ; Oregon Health and Sciences University |  |
Pacific Lutheran Theological Seminary | PLTS ; PLTS of California Lutheran University |  | California Lutheran University
Pacific School of Religion | PSR ; Pacific Theological Seminary ; Pacific Theological Seminary Oakland |  | Graduate Theological Union
Pennsylvania College of Health Sciences | Lancaster General College of Nursing & Health Sciences ; PA College of Health Sciences ; Lancaster General College ; Lancaster General Hospital School of Nursing ; PA College |  |
Peoria campus of the University of Illinois System | University of Illinois College of Medicine Peoria ; UICOMP ; University of Illinois College of Medicine at Peoria ; UIC Peoria ; Peoria School of Medicine |  | University of Illinois Chicago
Philanthropic Educational Organization | P.E.O. Sisterhood ; PEO ; PEO International ; P.E.O. |  |
Phillips Exeter Academy | Exeter Academy ; PEA ; Phillips Exeter |  |
Pillar College | Somerset Christian College ; Zarephath Bible Institute ; Zarephath Bible Seminary ; Somerset School of Ministry ; Alma White College |  |
Ponce Health Sciences University, St. Louis | PHSU St. Louis ; PHSU Saint Louis ; Ponce Health Sciences University Saint Louis |  | Ponce Health Sciences University
Purdue University in Indianapolis | Purdue Indianapolis ; Indiana University–Purdue University Indianapolis ; IUPUI |  | Purdue University
RAND School of Public Policy | Pardee RAND Graduate School ; PRGS ; Frederick S. Pardee RAND Graduate School ; RAND Graduate School ; RAND Graduate Institute |  | RAND Corporation
Ramapo College | Ramapo College of New Jersey ; RCNJ |  |
Randall University | Hillsdale Free Will Baptist College ; Hillsdale FWB College ; Oklahoma Bible College |  |
Real Colegio Complutense | RCC ; Real Colegio Complutense at Harvard ; RCC Harvard ; Real Colegio Complutense en Harvard |  | Complutense University of Madrid
Renaissance Computing Institute | RENCI |  | University of North Carolina at Chapel Hill
Rensselaer Polytechnic Institute | Rensselaer School ; Instituto Politécnico Rensselaer |  |
Resnick Sustainability Institute | RSI ; Resnick Institute |  | California Institute of Technology
Rhode Island School of Design | Escuela de Diseño de Rhode Island |  |
Rhodes College | Southwestern at Memphis ; Southwestern Presbyterian University ; Southwestern Presbyterian ; Stewart College ; Montgomery Masonic College ; Clarksville Academy |  |
Rochester Christian University | Rochester University ; Rochester College ; Michigan Christian College ; Michigan Christian Junior College ; North Central Christian College |  |
Rockland Community College | SUNY Rockland ; RCC ; SUNY Rockland Community College |  | State University of New York
Rosemont College | Rosemont College of the Holy Child Jesus |  |
Roy Rosenzweig Center for History and New Media | RRCHNM ; CHNM ; Center for History and New Media |  | George Mason University
Rutgers New Jersey Medical School | NJMS ; New Jersey Medical School ; University of Medicine and Dentistry of New Jersey New Jersey Medical School ; Seton Hall College of Medicine and Dentistry ; UMDNJ-New Jersey Medical School ; New Jersey College of Medicine and Dentistry |  | Rutgers University
SUNY Adirondack | Adirondack Community College ; ACC ; SUNY ACC |  | State University of New York
SUNY Broome Community College | SUNY Broome ; Broome Community College ; BCC ; Broome Technical Community College ; Broome County Technical Institute ; New York State Institute of Applied Arts and Sciences at Binghamton |  | State University of New York
SUNY Erie | Erie Community College ; ECC ; SUNY Erie Community College ; Erie County Technical Institute ; SUNY ECC |  | State University of New York
SUNY Geneseo | State University of New York at Geneseo ; State University of New York College at Geneseo ; Geneseo State Teachers College ; Wadsworth Normal and Training School ; Geneseo State |  | State University of New York
SUNY Old Westbury | State University of New York at Old Westbury ; State University of New York College at Old Westbury ; SUNY College at Old Westbury |  | State University of New York
SUNY Orange | Orange County Community College ; OCCC ; Orange County Community College SUNY |  | State University of New York
SUNY Polytechnic Institute | SUNY Poly ; SUNY Institute of Technology ; SUNYIT ; State University of New York Polytechnic Institute ; State University of New York Institute of Technology at Utica/Rome ; Upper Division College |  | State University of New York
SUNY Sullivan | Sullivan County Community College ; SCCC ; Sullivan Community College |  | State University of New York
SUNY Ulster | Ulster County Community College ; UCCC ; Ulster Community College |  | State University of New York
San Francisco State University | San Francisco State College ; San Francisco State Normal School ; San Francisco State Teachers College ; SF State University |  |
San Francisco Theological Seminary | SFTS ; Graduate School of Theology University of Redlands |  | University of Redlands
Seattle University | Immaculate Conception School ; School of the Immaculate Conception ; SeattleU ; SU |  |
Shippensburg University | Shippensburg University of Pennsylvania ; Shippensburg State College ; Cumberland Valley State Normal School |  | Pennsylvania State System of Higher Education
Shorter College | Bethel Institute ; Bethel University Little Rock ; Shorter University Arkansas |  |
Simmons College of Kentucky | Simmons University ; State University Louisville ; Kentucky Normal Theological Institute ; Simmons Bible College ; Kentucky Normal and Theological Institute |  |
Skidaway Institute of Oceanography | SkIO ; UGA Skidaway Institute of Oceanography ; Skidaway Institute |  | University of Georgia
Sofia University Palo Alto | Sofia University ; Institute of Transpersonal Psychology ; ITP ; California Institute of Transpersonal Psychology |  |
South Dakota School of Mines and Technology | South Dakota Mines ; SDSM&T ; SDSMT ; Dakota School of Mines ; South Dakota School of Mines ; SD Mines |  | South Dakota Board of Regents
Southern University and Agricultural and Mechanical College | Southern University ; Southern University and A&M College ; Southern University Baton Rouge ; SUBR ; SU ; Southern University at Baton Rouge |  | Southern University System
Space Sciences Laboratory | SSL ; UC Berkeley Space Sciences Laboratory ; Space Sciences Lab |  | University of California, Berkeley
St. Bonaventure University | St. Bonaventure College ; SBU ; Saint Bonaventure University ; Bona's |  |
St. Catherine University | College of St. Catherine ; St. Kate's ; College of Saint Catherine ; St. Mary's Junior College ; SCU |  |
St. Joseph's University New York | St. Joseph's College ; St. Joseph's College New York ; St. Joseph's College for Women ; SJNY ; Saint Joseph's College |  |
St. Joseph’s Seminary and College | St. Joseph's Seminary ; Dunwoodie ; St. Joseph's Seminary Dunwoodie ; Saint Joseph's Seminary ; Saint Joseph's Seminary and College |  | Archdiocese of New York
Starr King School for the Ministry | SKSM ; Starr King ; Pacific Unitarian School for the Ministry ; Starr King School |  | Graduate Theological Union
Stevenson University | Villa Julie College ; Villa Julie Medical Secretarial School ; VJC |  |
Sul Ross State University | Sul Ross ; Sul Ross State Normal College ; SRSU ; Sul Ross Normal College |  |
Texas A&M University at Galveston | Texas A&M Galveston ; TAMUG ; Texas Maritime Academy ; Moody College ; Moody College of Marine Sciences and Maritime Resources ; Texas A&M Maritime Academy |  | Texas A&M University
Texas A&M University – Central Texas | Tarleton State University-Central Texas ; TAMUCT ; A&M-Central Texas ; Texas A&M Central Texas ; University of Central Texas ; American Technological University |  | Texas A&M University System
Texas A&M University – Kingsville | Texas A&I University ; Texas College of Arts and Industries ; TAMUK ; Texas A&M Kingsville ; South Texas State Teachers College ; Texas A&I |  | Texas A&M University System
Texas A&M University – San Antonio | TAMUSA ; A&M-San Antonio ; Texas A&M San Antonio ; Texas A&M University-Kingsville System Center San Antonio ; A&M SA |  | Texas A&M University System
Texas A&M University-Victoria | University of Houston-Victoria ; UHV ; University of Houston–Victoria ; University of Houston Victoria Center ; A&M-Victoria |  | Texas A&M University System
Texas Southmost College | TSC ; Brownsville Junior College ; University of Texas at Brownsville and Texas Southmost College ; The Junior College of the Lower Rio Grande Valley ; UTB/TSC |  |
The Chicago School | Chicago School of Professional Psychology ; The Chicago School of Professional Psychology ; TCSPP ; Chicago School |  |
The Kubert School | Joe Kubert School of Cartoon and Graphic Art ; Kubert School ; Joe Kubert School |  |
The University of Texas at El Paso | UTEP ; Texas Western College ; Texas College of Mines and Metallurgy ; State School of Mines and Metallurgy ; UT El Paso ; Texas State School of Mines and Metallurgy |  | University of Texas System
The University of Texas at San Antonio Health Science Center | University of Texas Health Science Center at San Antonio ; UT Health San Antonio ; UTHSCSA ; UT Health Science Center San Antonio ; University of Texas Medical School at San Antonio ; South Texas Medical School |  | University of Texas at San Antonio
The Wallace H. Coulter Department of Biomedical Engineering | Coulter Department of Biomedical Engineering ; Coulter BME ; Wallace H. Coulter Department of Biomedical Engineering at Georgia Tech and Emory University ; Coulter Department |  | Georgia Institute of Technology
Thomas More University | Thomas More College ; Villa Madonna College ; TMU ; Thomas More College Kentucky |  |
Tompkins Cortland Community College | TC3 ; SUNY Tompkins Cortland ; Tompkins-Cortland Community College ; SUNY TC3 |  | State University of New York
Trine University | Tri-State University ; Tri-State College ; Tri-State Normal College ; Trine |  |
Trinity University | Trinity University Texas ; University of San Antonio ; Trinity University Waxahachie |  |
U.S. Air Force Institute of Technology | AFIT ; Air Force Institute of Technology ; Air School of Application ; Army Air Forces Institute of Technology ; United States Air Force Institute of Technology |  | Air University
U.S. Army Training and Doctrine Command | TRADOC ; United States Army Training and Doctrine Command ; Continental Army Command ; Training and Doctrine Command |  | United States Army
UNAD Florida | Universidad Nacional Abierta y a Distancia Florida ; UNAD ; National Open and Distance University Florida |  | Universidad Nacional Abierta y a Distancia
Union Adventist University | Union College ; Union College Lincoln ; Union College Nebraska ; UAU |  |
United States Army Command and General Staff College | CGSC ; USACGSC ; Command and General Staff College ; School of Application for Cavalry and Infantry ; Command and General Staff School ; General Staff College Fort Leavenworth |  | Army University
United States Military Academy | Army West Point ; West Point Military Academy ; Academia Militar de los Estados Unidos ; US Military Academy |  | United States Army
United States Naval Academy | US Naval Academy ; Annapolis Naval Academy |  | United States Navy
University School of Nashville | USN ; Peabody Demonstration School ; PDS |  |
University of Alaska Southeast | UAS ; University of Alaska Juneau ; Juneau-Douglas Community College ; UA Southeast ; Sitka Community College |  | University of Alaska System
University of California, Los Angeles | University of California Southern Branch ; Los Angeles State Normal School ; Southern Branch of the University of California ; Universidad de California en Los Ángeles ; State Normal School at Los Angeles |  |
University of Colorado System | CU System ; University of Colorado ; CU ; CU system |  |
University of Florida Health | UF Health ; Shands HealthCare ; UF&Shands ; J. Hillis Miller Health Center ; Shands at the University of Florida ; University of Florida Academic Health Center |  | University of Florida
University of Georgia | Universidad de Georgia ; State College of Agriculture |  | University System of Georgia
University of Hawai'i Sea Level Center | UHSLC ; University of Hawaii Sea Level Center |  | University of Hawaii at Manoa
University of Hawaiʻi at Mānoa | UH Mānoa ; UHM ; University of Hawaii at Manoa ; College of Hawaii ; University of Hawaii ; College of Agriculture and Mechanic Arts of the Territory of Hawaii |  | University of Hawaiʻi System
University of Holy Cross | Our Lady of Holy Cross College ; UHC ; Holy Cross College New Orleans ; Our Lady of Holy Cross |  |
University of Illinois Urbana-Champaign | University of Illinois ; U. of I. ; UI Urbana-Champaign |  |
University of Illinois at Springfield | University of Illinois Springfield ; UIS ; Sangamon State University ; SSU ; UI Springfield |  | University of Illinois System
University of Maryland Eastern Shore | UMES ; Maryland State College ; Princess Anne Academy ; Delaware Conference Academy ; Princess Anne College ; Industrial Branch of Morgan State College |  | University System of Maryland
University of Maryland, Baltimore County | University of Maryland Baltimore County ; UM Baltimore County |  | University System of Maryland
University of Maryland, College Park | Maryland State College of Agriculture ; UM College Park ; University of Maryland at College Park ; Maryland State College |  | University System of Maryland
University of Massachusetts Chan Medical School | UMass Chan Medical School ; University of Massachusetts Medical School ; UMass Medical School ; UMMS ; UMass Chan ; UMass Worcester |  | University of Massachusetts System
University of Minnesota | University of Minnesota, Twin Cities ; UMN Twin Cities ; UMTC ; Universidad de Minnesota |  | University of Minnesota System
University of Minnesota System | UMN ; University of Minnesota ; U of M System |  |
University of Mississippi |  |  | Mississippi Institutions of Higher Learning
University of Montana | Montana State University Missoula ; UMontana ; State University of Montana |  | Montana University System
University of New Mexico | Universidad de Nuevo México ; UNM Albuquerque |  |
University of Northern Colorado | UNC ; Colorado State Normal School ; Colorado State Teachers College ; State Normal School of Colorado ; Colorado State College |  |
University of Oklahoma - Tulsa | OU-Tulsa ; OU Tulsa ; Schusterman Center ; University of Oklahoma Schusterman Center ; University of Oklahoma Tulsa Medical College |  | University of Oklahoma
University of Providence | University of Great Falls ; College of Great Falls ; Great Falls College of Education ; Great Falls Normal College ; UGF |  |
University of South Alabama | USA |  |
University of Southern Mississippi | Mississippi Normal College |  | Mississippi Institutions of Higher Learning
University of Tennessee Southern | Martin Methodist College ; UT Southern ; UTS ; Martin College ; Martin Female College |  | University of Tennessee System
University of Tennessee System | UT System ; University of Tennessee ; UT ; Blount College ; East Tennessee College |  |
University of Texas Health Science Center at Dallas | University of Texas Southwestern Medical Center ; UT Southwestern ; UTSW ; UTHSCD ; Southwestern Medical College ; University of Texas Southwestern Medical School |  | University of Texas System
University of Valley Forge | Valley Forge Christian College ; VFCC ; Eastern Bible Institute ; Northeast Bible College ; UVF ; Eastern Bible College ; Northeast Bible Institute |  |
University of Vermont | University of Vermont and State Agricultural College ; Universitas Viridis Montis ; Vermont Agricultural College ; The University of Vermont |  |
University of Wisconsin–Madison | UW–Madison ; UW-Madison ; University of Wisconsin ; University of Wisconsin-Madison ; UW |  | University of Wisconsin System
University of Wisconsin–Oshkosh | UW Oshkosh ; UW–Oshkosh ; UWO ; Oshkosh State Normal School ; Oshkosh State Teachers College ; Wisconsin State University-Oshkosh ; Wisconsin State College Oshkosh |  | University of Wisconsin System
University of the People | UoPeople ; UoP ; Université du peuple |  |
University of the Sciences | University of the Sciences in Philadelphia ; Philadelphia College of Pharmacy and Science ; Philadelphia College of Pharmacy ; USciences ; USP ; PCP |  | Saint Joseph's University
Valencia College | Valencia Community College ; Valencia Junior College ; VCC |  | Florida College System
Valparaiso University | Valparaiso Male and Female College ; Northern Indiana Normal School and Business Institute ; Northern Indiana Normal School ; Valparaiso College |  |
Virginia Tech | Virginia Polytechnic Institute and State University ; VPI ; VT ; Virginia Agricultural and Mechanical College ; Virginia Polytechnic Institute ; VPI&SU |  |
Virginia Theological Seminary | VTS ; Protestant Episcopal Theological Seminary in Virginia ; Virginia Seminary ; Bishop Payne Divinity School |  |
Virginia–Maryland College of Veterinary Medicine | VMCVM ; VA-MD College of Veterinary Medicine ; Virginia-Maryland Regional College of Veterinary Medicine ; VMRCVM ; VA-MD Vet Med |  | Virginia Polytechnic Institute and State University
Volunteer State Community College | Vol State ; VSCC |  | Tennessee Board of Regents
Washington College | Kent County Free School ; Kent County School ; Washington College Chestertown ; WAC |  |
Washington and Jefferson College | W&J ; Washington & Jefferson College ; W&J College ; Jefferson College Canonsburg |  |
Wayne State College | Nebraska Normal College ; Wayne State Teachers College ; WSC ; Nebraska State Teachers College at Wayne ; State Normal School at Wayne |  | Nebraska State College System
Weber State University | Weber Stake Academy ; Weber State ; Weber Academy ; WSU ; Weber Normal College |  |
Weimar University | Weimar Institute ; Weimar College ; Weimar Institute of Health & Education |  |
West Virginia University | Agricultural College of West Virginia ; West Virginia Agricultural College ; WVU Morgantown ; Monongalia Academy |  |
West Virginia University Institute of Technology | WVU Tech ; West Virginia Institute of Technology ; New River State College ; WVIT ; West Virginia Tech ; Montgomery Preparatory School |  | West Virginia University
Western Colorado University | Western State Colorado University ; Western State College of Colorado ; Western State College ; Colorado State Normal School at Gunnison ; WSCU |  |
Western Michigan University | Western State Normal School ; Western State Teachers College ; Western Michigan College ; Western Michigan College of Education |  |
Western Nevada College | Western Nevada Community College ; WNC ; WNCC |  | Nevada System of Higher Education
Westminster University | Westminster College ; Westminster College Utah ; Westminster College Salt Lake City ; Sheldon Jackson College ; Salt Lake Collegiate Institute |  |
William James College | Massachusetts School of Professional Psychology ; MSPP ; WJC |  |
William Paterson University | William Paterson University of New Jersey ; William Paterson College of New Jersey ; WPU ; WPUNJ ; Paterson State Teachers College ; Paterson City Normal School |  |
Yale University | Collegiate School of Connecticut ; Universidad de Yale ; Université Yale |  |
York University, Nebraska | York University ; York College ; York College Nebraska ; York University York |  |
York College | York College, City University of New York ; CUNY York College ; York College CUNY |  | City University of New York
Arcadia University | Beaver Female Seminary |  |
Rowan University | Rowan College of New Jersey ; Glassboro Normal School ; New Jersey State Teachers College at Glassboro |  |
Cooper Medical School of Rowan University | Cooper Medical School ; CMSRU |  | Rowan University
Rowan-Virtua School of Osteopathic Medicine | UMDNJ School of Osteopathic Medicine ; Rowan University School of Osteopathic Medicine ; RowanSOM |  | Rowan University
Towson University | Maryland State Normal School ; Maryland State Teachers College at Towson |  |
Bowie State University | Bowie State College ; Maryland Normal and Industrial School at Bowie ; Baltimore Normal School |  |
Coppin State University | Coppin State College ; Coppin Teachers College ; Fannie Jackson Coppin Normal School |  |
University of Maryland Global Campus | University of Maryland University College ; UMUC ; UMGC |  | University System of Maryland
Hood College | Woman's College of Frederick |  |
Notre Dame of Maryland University | College of Notre Dame of Maryland ; NDMU |  |
Capitol Technology University | Capitol College ; Capitol Institute of Technology ; Capitol Radio Engineering Institute |  |
Uniformed Services University of the Health Sciences | USUHS ; USU ; Uniformed Services University ; F. Edward Hébert School of Medicine |  | United States Department of Defense
Marymount University | Marymount College of Virginia ; Marymount Junior College |  |
James Madison University | Madison College Virginia ; State Normal and Industrial School for Women at Harrisonburg ; State Teachers College at Harrisonburg |  |
Radford University | Radford State Teachers College ; State Normal and Industrial School for Women at Radford |  |
Old Dominion University | Norfolk Division of the College of William and Mary ; Old Dominion |  |
Macon & Joel Brock Virginia Health Sciences | Eastern Virginia Medical School ; EVMS ; Eastern Virginia Medical School at Old Dominion University |  | Old Dominion University
University of Virginia's College at Wise | UVA Wise ; Clinch Valley College ; UVA-Wise |  | University of Virginia
Regent University | Christian Broadcasting Network University |  |
Shenandoah University | Shenandoah College and Conservatory ; Shenandoah College ; Shenandoah Seminary |  |
Ferrum University | Ferrum College ; Ferrum Training School |  |
Hollins University | Hollins College ; Valley Union Seminary |  |
Emory & Henry University | Emory & Henry College ; Emory and Henry |  |
Averett University | Averett College |  |
Virginia Wesleyan University | Virginia Wesleyan College ; Batten University |  |
Laurel Ridge Community College | Lord Fairfax Community College |  | Virginia Community College System
Virginia Peninsula Community College | Thomas Nelson Community College |  | Virginia Community College System
Mountain Gateway Community College | Dabney S. Lancaster Community College |  | Virginia Community College System
Northern Virginia Community College | NOVA ; NVCC |  | Virginia Community College System
Concord University | Concord College |  |
Fairmont State University | Fairmont State College ; Fairmont State Normal School |  |
Shepherd University | Shepherd College |  |
West Virginia State University | West Virginia Colored Institute ; West Virginia Collegiate Institute ; West Virginia State College |  |
University of Charleston | Morris Harvey College ; Barboursville Seminary |  |
Davis & Elkins College | D&E |  |
Wheeling University | Wheeling Jesuit University ; Wheeling College ; Wheeling Jesuit College |  |
Bluefield State University | Bluefield State College ; Bluefield Colored Institute |  |
Appalachian State University | Watauga Academy ; Appalachian Training School |  |
East Carolina University | East Carolina College ; East Carolina Teachers Training School |  |
Brody School of Medicine | East Carolina University School of Medicine ; Brody School of Medicine at East Carolina University |  | East Carolina University
Elizabeth City State University | Elizabeth City State College ; Elizabeth City State Teachers College |  |
Fayetteville State University | Fayetteville State Teachers College ; Howard School Fayetteville ; State Colored Normal School |  |
Winston-Salem State University | Slater Industrial Academy ; Winston-Salem Teachers College ; Slater Industrial and State Normal School |  |
University of North Carolina at Asheville | UNC Asheville ; Asheville-Biltmore College ; Buncombe County Junior College ; UNCA |  |
University of North Carolina at Pembroke | UNC Pembroke ; Pembroke State University ; Pembroke State College ; Croatan Normal School ; UNCP |  |
University of North Carolina Wilmington | UNC Wilmington ; Wilmington College North Carolina ; UNCW |  |
University of North Carolina School of the Arts | North Carolina School of the Arts ; UNCSA ; NCSA |  |
Gardner-Webb University | Boiling Springs High School ; Gardner-Webb College ; Boiling Springs Junior College |  |
Lees-McRae College | Lees-McRae Institute |  |
Mars Hill University | Mars Hill College |  |
Meredith College | Baptist Female University ; Baptist University for Women |  |
William Peace University | Peace College ; Peace Institute |  |
University of Mount Olive | Mount Olive College |  |
Johnson C. Smith University | Biddle University ; Biddle Memorial Institute ; JCSU |  |
Saint Augustine's University | Saint Augustine's College ; St. Augustine's Normal School |  |
Wake Forest University School of Medicine | Bowman Gray School of Medicine ; Wake Forest School of Medicine |  | Wake Forest University
Winthrop University | Winthrop Normal and Industrial College ; Winthrop Training School |  |
South Carolina State University | South Carolina State College ; Colored Normal Industrial Agricultural and Mechanical College of South Carolina |  |
Lander University | Lander College ; Williamston Female College |  |
College of Charleston | CofC ; University of Charleston, South Carolina |  |
Charleston Southern University | Baptist College at Charleston |  |
Anderson University | Anderson College |  |
Bob Jones University | BJU ; Bob Jones College |  |
North Greenville University | North Greenville College |  |
Southern Wesleyan University | Central Wesleyan College |  |
University of South Carolina Upstate | University of South Carolina Spartanburg ; USC Upstate ; USC Spartanburg |  | University of South Carolina System
Albany State University | Albany State College ; Darton State College ; Albany Bible and Manual Training Institute ; Georgia Normal and Agricultural College |  |
Clayton State University | Clayton College and State University ; Clayton Junior College |  |
Savannah State University | Savannah State College ; Georgia State Industrial College for Colored Youth ; Georgia State College Savannah |  |
Valdosta State University | Georgia State Womans College ; South Georgia State Normal College |  |
University of North Georgia | North Georgia College & State University ; North Georgia College ; Gainesville State College ; North Georgia Agricultural College |  |
Middle Georgia State University | Macon State College ; Middle Georgia College ; Middle Georgia State College |  |
Georgia Southwestern State University | Georgia Southwestern College ; Third District Agricultural and Mechanical School |  |
Georgia Southern University-Armstrong Campus | Armstrong State University ; Armstrong Atlantic State University ; Armstrong State College |  | Georgia Southern University
Georgia Gwinnett College | GGC |  | University System of Georgia
Abraham Baldwin Agricultural College | ABAC |  | University System of Georgia
East Georgia State College | East Georgia College |  | Georgia Southern University
Perimeter College at Georgia State University | Georgia Perimeter College ; DeKalb College ; DeKalb Community College |  | Georgia State University
Brenau University | Brenau College ; Georgia Baptist Female Seminary |  |
Oglethorpe University | Oglethorpe College |  |
Shorter University | Cherokee Baptist Female College ; Shorter Female College |  |
Berry College | Martha Berry School for Girls ; Mount Berry College |  |
Piedmont University | Piedmont College ; J. S. Green Collegiate Institute |  |
Reinhardt University | Reinhardt College |  |
LaGrange College | LaGrange Female Academy |  |
Point University | Atlanta Christian College |  |
Truett McConnell University | Truett-McConnell College |  |
Morehouse School of Medicine | MSM ; School of Medicine at Morehouse College |  |
Savannah College of Art and Design | SCAD |  |
Atlanta's John Marshall Law School | John Marshall Law School Atlanta ; AJMLS |  |
Candler School of Theology | Emory University Candler School of Theology |  | Emory University
Rollins School of Public Health | Emory Rollins School of Public Health ; RSPH |  | Emory University
Nell Hodgson Woodruff School of Nursing | Emory School of Nursing |  | Emory University
Oxford College of Emory University | Emory College Oxford |  | Emory University
University of North Florida | UNF |  |
University of West Florida | UWF |  |
Florida Gulf Coast University | FGCU |  |
Florida Institute of Technology | Florida Tech ; Brevard Engineering College ; FIT |  |
New College of Florida | NCF ; New College Sarasota |  |
Embry-Riddle Aeronautical University | Embry-Riddle ; ERAU ; Embry-Riddle Aeronautical Institute |  |
Bethune-Cookman University | Bethune-Cookman College ; Daytona Educational and Industrial Training School for Negro Girls ; Cookman Institute |  |
Edward Waters University | Edward Waters College ; Brown Theological Institute |  |
Florida Memorial University | Florida Memorial College ; Florida Baptist Institute |  |
Barry University | Barry College |  |
St. Thomas University (Florida) | Biscayne College ; St. Thomas University ; St. Thomas University Florida ; Universidad de Santo Tomás de Villanueva |  |
Lynn University | Marymount College Boca Raton ; College of Boca Raton |  |
Palm Beach Atlantic University | Palm Beach Atlantic College ; PBA |  |
Southeastern University | Southeastern College of the Assemblies of God ; Southeastern Bible College |  |
Warner University | Warner Southern College |  |
Keiser University | Keiser College ; Keiser School |  |
AdventHealth University | Florida Hospital College of Health Sciences ; Adventist University of Health Sciences |  |
Everglades University | American Flyers College |  |
Ringling College of Art and Design | Ringling School of Art and Design ; Ringling School of Art |  |
Miami Dade College | Miami-Dade Community College ; Dade County Junior College ; MDC ; Miami-Dade Junior College |  | Florida College System
Broward College | Broward Community College ; Junior College of Broward County |  | Florida College System
Palm Beach State College | Palm Beach Community College ; Palm Beach Junior College |  | Florida College System
Indian River State College | Indian River Community College ; Indian River Junior College ; IRSC |  | Florida College System
Daytona State College | Daytona Beach Community College ; Daytona Beach Junior College |  | Florida College System
Santa Fe College | Santa Fe Community College ; Santa Fe Junior College |  | Florida College System
St. Petersburg College | St. Petersburg Junior College ; SPC ; SPJC |  | Florida College System
Seminole State College of Florida | Seminole Community College ; Seminole Junior College |  | Florida College System
Tallahassee State College | Tallahassee Community College ; TCC ; Tallahassee Junior College |  | Florida College System
Northwest Florida State College | Okaloosa-Walton College ; Okaloosa-Walton Community College |  | Florida College System
Pensacola State College | Pensacola Junior College |  | Florida College System
Polk State College | Polk Community College |  | Florida College System
Florida SouthWestern State College | Edison State College ; Edison Community College ; FSW |  | Florida College System
State College of Florida, Manatee-Sarasota | Manatee Community College ; Manatee Junior College |  | Florida College System
Leonard M. Miller School of Medicine | University of Miami School of Medicine ; Miller School of Medicine |  | University of Miami
Rosenstiel School of Marine, Atmospheric, and Earth Science | Rosenstiel School of Marine and Atmospheric Science ; RSMAS |  | University of Miami
Herbert Wertheim College of Medicine | FIU College of Medicine ; HWCOM |  | Florida International University
Morsani College of Medicine | USF Health Morsani College of Medicine ; University of South Florida College of Medicine |  | University of South Florida
Charles E. Schmidt College of Medicine | FAU College of Medicine ; Schmidt College of Medicine |  | Florida Atlantic University
Levin College of Law | University of Florida College of Law ; Fredric G. Levin College of Law |  | University of Florida
Warrington College of Business | University of Florida College of Business Administration |  | University of Florida
Institute of Food and Agricultural Sciences | IFAS ; UF/IFAS |  | University of Florida
Troy University | Troy State College ; Troy State Teachers College ; Troy State Normal School |  |
University of West Alabama | Livingston University ; Livingston State College ; Livingston Female Academy |  |
Alabama State University | Lincoln Normal School ; Alabama State College ; Alabama State Teachers College |  |
Alabama A&M University | Alabama Agricultural and Mechanical University ; AAMU ; State Agricultural and Mechanical Institute for Negroes ; Huntsville Normal School |  |
Athens State University | Athens State College ; Athens College ; Athens Female Academy |  |
Auburn University at Montgomery | AUM ; Auburn Montgomery |  | Auburn University
Birmingham-Southern College | Southern University Greensboro ; Birmingham College |  |
Huntingdon College | Tuskegee Female College ; Woman's College of Alabama |  |
Heersink School of Medicine | UAB School of Medicine ; University of Alabama School of Medicine ; Medical College of Alabama |  | University of Alabama at Birmingham
Oakwood University | Oakwood College ; Oakwood Industrial School |  |
Talladega College | Swayne School |  |
Jackson State University | Natchez Seminary ; Jackson College ; Jackson State College ; Mississippi Negro Training School |  | Mississippi Institutions of Higher Learning
Alcorn State University | Alcorn A&M College ; Alcorn Agricultural and Mechanical College ; Oakland College Mississippi |  | Mississippi Institutions of Higher Learning
Mississippi Valley State University | Mississippi Vocational College ; Mississippi Valley State College ; MVSU |  | Mississippi Institutions of Higher Learning
Mississippi University for Women | The W ; MUW ; Industrial Institute and College ; Mississippi State College for Women ; MSCW |  | Mississippi Institutions of Higher Learning
University of Mississippi Medical Center | UMMC ; Ole Miss Medical School |  | University of Mississippi
Mississippi College | Hampstead Academy ; Mississippi Academy |  |
Millsaps College | Millsaps |  |
William Carey University | William Carey College ; Mississippi Woman's College ; South Mississippi College |  |
Tougaloo College | Tougaloo University ; Tougaloo Southern Christian College |  |
Belhaven University | Belhaven College |  |
Middle Tennessee State University | Middle Tennessee State Normal School |  |
East Tennessee State University | East Tennessee State Normal School ; State Teachers College Johnson City |  |
James H. Quillen College of Medicine | Quillen College of Medicine ; East Tennessee State University College of Medicine |  | East Tennessee State University
Tennessee State University | Tennessee Agricultural and Industrial State Normal School ; Tennessee A&I State University ; University of Tennessee at Nashville |  |
Tennessee Technological University | Dixie College Cookeville ; TTU |  |
Austin Peay State University | Austin Peay Normal School ; Austin Peay State College ; APSU |  |
University of Tennessee at Chattanooga | Grant University |  | University of Tennessee System
University of Tennessee at Martin | Hall-Moody Institute ; UTM |  | University of Tennessee System
University of Tennessee Health Science Center | UTHSC ; UT Health Science Center Memphis ; University of Tennessee, Memphis |  | University of Tennessee System
Meharry Medical College | Meharry |  |
Belmont University | Ward-Belmont College |  |
Trevecca Nazarene University | Trevecca Nazarene College ; Literary and Bible Training School for Christian Workers |  |
Union University | West Tennessee College ; Jackson Male Academy |  |
Christian Brothers University | Christian Brothers College ; CBU |  |
Southern Adventist University | Southern Missionary College ; Southern College of Seventh-day Adventists ; Southern Junior College |  |
Sewanee: The University of the South | University of the South ; Sewanee |  |
Cumberland University | Cumberland College of Tennessee |  |
Carson-Newman University | Carson-Newman College ; Mossy Creek Baptist Seminary |  |
Lincoln Memorial University | LMU ; DeBusk College of Osteopathic Medicine |  |
Tusculum University | Tusculum College ; Greeneville College |  |
Lee University | Lee College ; Bible Training School Cleveland Tennessee |  |
Milligan University | Milligan College ; Buffalo Male and Female Institute |  |
Peabody College | George Peabody College for Teachers ; Peabody Normal College ; University of Nashville ; Vanderbilt Peabody College |  | Vanderbilt University
Blair School of Music | Vanderbilt Blair School of Music |  | Vanderbilt University
Oak Ridge National Laboratory | ORNL ; Clinton Laboratories |  | United States Department of Energy
Western Kentucky University | Western Kentucky State Normal School ; Ogden College ; Bowling Green Business University |  |
Eastern Kentucky University | Eastern Kentucky State Normal School ; Central University Richmond Kentucky |  |
Kentucky State University | Kentucky State College ; State Normal School for Colored Persons ; Kentucky State Industrial College |  |
Bellarmine University | Bellarmine College ; Ursuline College Louisville |  |
Spalding University | Nazareth College Louisville ; Spalding College ; Catherine Spalding College |  |
Brescia University | Brescia College ; Mount Saint Joseph Junior College |  |
University of the Cumberlands | Cumberland College ; Williamsburg Institute |  |
University of Pikeville | Pikeville College ; Pikeville Collegiate Institute |  |
Asbury University | Asbury College ; Kentucky Holiness College |  |
Campbellsville University | Campbellsville College ; Russell Creek Academy |  |
Kentucky Wesleyan College | KWC |  |
Midway University | Midway College ; Kentucky Female Orphan School |  |
Sullivan University | Sullivan College ; Sullivan Business College |  |
J. David Rosenberg College of Law | University of Kentucky College of Law |  | University of Kentucky
Gatton College of Business and Economics | University of Kentucky College of Commerce |  | University of Kentucky
Louis D. Brandeis School of Law | University of Louisville School of Law ; Brandeis School of Law |  | University of Louisville
Speed School of Engineering | J.B. Speed School of Engineering ; Speed Scientific School |  | University of Louisville
University of Louisiana at Lafayette | USL ; Southwestern Louisiana Industrial Institute |  |
University of Louisiana at Monroe | ULM ; Northeast Louisiana State College ; Ouachita Parish Junior College ; NLU |  |
University of New Orleans | Louisiana State University in New Orleans ; LSUNO ; UNO |  |
Southeastern Louisiana University | Hammond Junior College ; Southeastern Louisiana College |  |
Nicholls State University | Francis T. Nicholls State College ; Francis T. Nicholls Junior College |  |
McNeese State University | McNeese State College ; Lake Charles Junior College ; John McNeese Junior College |  |
Northwestern State University of Louisiana | Louisiana State Normal School ; Northwestern State College of Louisiana ; NSULA |  |
Grambling State University | Grambling College ; Louisiana Negro Normal and Industrial Institute ; Colored Industrial and Agricultural School |  |
Xavier University of Louisiana | XULA ; Xavier New Orleans |  |
Dillard University | New Orleans University ; Straight University ; Straight College |  |
LSU Health Sciences Center New Orleans | Louisiana State University Health Sciences Center New Orleans ; LSUHSC ; LSU School of Medicine New Orleans ; LSU Medical Center |  |
LSU Health Shreveport | Louisiana State University Health Sciences Center Shreveport ; LSUHSC-Shreveport ; LSU Shreveport School of Medicine |  |
Paul M. Hebert Law Center | LSU Law ; LSU Law Center ; Louisiana State University Law Center |  | Louisiana State University
A. B. Freeman School of Business | Freeman School of Business ; Tulane School of Business |  | Tulane University
H. Sophie Newcomb Memorial College | Newcomb College ; Newcomb-Tulane College |  | Tulane University
Delgado Community College | Delgado Junior College ; Delgado Trades School |  | Louisiana Community and Technical College System
University of Arkansas at Little Rock | UA Little Rock |  | University of Arkansas System
University of Arkansas at Pine Bluff | UAPB ; Arkansas AM&N College ; Arkansas Agricultural, Mechanical & Normal College ; Branch Normal College |  | University of Arkansas System
University of Arkansas at Monticello | Arkansas A&M College ; UAM ; Fourth District Agricultural School |  | University of Arkansas System
University of Arkansas at Fort Smith | UAFS ; Westark College ; Westark Community College ; Fort Smith Junior College |  | University of Arkansas System
University of Arkansas for Medical Sciences | UAMS ; University of Arkansas Medical Center |  | University of Arkansas System
University of Central Arkansas | Arkansas State Normal School |  |
Arkansas State University | First District Agricultural School ; ASU Jonesboro |  |
Arkansas Tech University | Arkansas Polytechnic College ; Second District Agricultural School ; ATU |  |
Southern Arkansas University | Southern State College Arkansas ; Third District Agricultural School ; Magnolia A&M |  |
Henderson State University | Arkadelphia Methodist College |  | Arkansas State University System
Lyon College | Arkansas College |  |
Hendrix College | Central Collegiate Institute |  |
University of the Ozarks | College of the Ozarks Arkansas ; Cane Hill College ; Arkansas Cumberland College |  |
Sam M. Walton College of Business | Walton College ; University of Arkansas College of Business |  | University of Arkansas
University of Central Oklahoma | UCO ; Central State University Oklahoma ; Central State College ; Territorial Normal School |  |
Northeastern State University | Cherokee National Female Seminary ; Northeastern State Normal School |  |
Southwestern Oklahoma State University | SWOSU ; Southwestern State College ; Southwestern Normal School |  |
Southeastern Oklahoma State University | Southeastern State Normal School ; Southeastern State College Durant |  |
East Central University | East Central State Normal School ; East Central Oklahoma State University |  |
University of Science and Arts of Oklahoma | USAO ; Oklahoma College for Women ; Oklahoma College of Liberal Arts |  |
Cameron University | Cameron State School of Agriculture ; Cameron College |  |
Rogers State University | Oklahoma Military Academy ; Claremore Junior College ; Rogers State College |  |
Oklahoma Panhandle State University | Panhandle A&M College ; Pan-Handle Agricultural Institute ; OPSU |  |
Northwestern Oklahoma State University | Northwestern State College Alva ; Northwestern Territorial Normal School ; NWOSU |  |
University of Oklahoma Health Sciences Center | OUHSC ; University of Oklahoma Health Sciences ; University of Oklahoma Medical Center |  | University of Oklahoma
Oklahoma State University Center for Health Sciences | OSU-CHS ; Oklahoma College of Osteopathic Medicine and Surgery ; OSU Center for Health Sciences |  |
Oklahoma State University Institute of Technology | OSUIT ; Oklahoma State Tech ; OSU-Okmulgee |  | Oklahoma State University System
Price College of Business | University of Oklahoma College of Business Administration ; Michael F. Price College of Business |  | University of Oklahoma
Spears School of Business | William S. Spears School of Business |  | Oklahoma State University
University of Tulsa | TU |  |
Oklahoma City University | Methodist University of Oklahoma |  |
Oklahoma Christian University | Central Christian College Bartlesville ; Oklahoma Christian College ; Oklahoma Christian University of Science and Arts |  |
Southern Nazarene University | Bethany Nazarene College ; Bethany-Peniel College |  |
Sam Houston State University | Sam Houston Normal Institute |  |
Lamar University | South Park Junior College ; Lamar College ; Lamar Tech |  |
Stephen F. Austin State University | SFASU |  |
University of Texas at Tyler | UT Tyler ; Tyler State College ; Texas Eastern University ; University of Texas Health Science Center at Tyler |  |
University of Texas Permian Basin | UTPB ; UT Permian Basin ; University of Texas of the Permian Basin |  |
University of Texas Rio Grande Valley | Edinburg College ; UTPA |  |
University of Texas Health Science Center at Houston | UTHealth ; UTHealth Houston ; McGovern Medical School ; UTHSCH |  |
University of Texas Medical Branch | UTMB ; UTMB Galveston ; University of Texas Medical Branch at Galveston |  |
University of Texas Southwestern Medical Center | UT Southwestern ; UTSW ; Southwestern Medical College ; University of Texas Health Science Center at Dallas |  |
University of Texas MD Anderson Cancer Center | MD Anderson ; MD Anderson Cancer Center ; M. D. Anderson Hospital and Tumor Institute |  |
Dell Medical School | Dell Med ; Dell Medical School at the University of Texas at Austin |  | University of Texas at Austin
Jackson School of Geosciences | John A. and Katherine G. Jackson School of Geosciences ; JSG |  | University of Texas at Austin
Cockrell School of Engineering | University of Texas College of Engineering |  | University of Texas at Austin
Moody College of Communication | University of Texas College of Communication |  | University of Texas at Austin
Long School of Medicine | Joe R. and Teresa Lozano Long School of Medicine ; UT Health San Antonio School of Medicine |  | University of Texas at San Antonio
Tarleton State University | John Tarleton College |  |
Prairie View A&M University | Prairie View State Normal and Industrial College ; Alta Vista Agricultural and Mechanical College |  |
West Texas A&M University | West Texas State Normal College ; WTAMU |  |
Texas A&M University-Corpus Christi | Corpus Christi State University ; University of Corpus Christi ; TAMUCC ; Texas A&I University at Corpus Christi |  |
Texas A&M International University | Laredo State University ; TAMIU ; Texas A&I University at Laredo |  |
Texas A&M University-Texarkana | East Texas State University at Texarkana ; TAMUT |  |
Texas A&M University Health Science Center | Texas A&M Health ; Texas A&M Health Science Center ; TAMHSC |  | Texas A&M University
Texas A&M College of Dentistry | Baylor College of Dentistry ; Texas A&M University Baylor College of Dentistry ; State Dental College Dallas |  | Texas A&M University
Texas A&M University School of Law | Texas Wesleyan University School of Law ; Texas Wesleyan Law |  | Texas A&M University
Mays Business School | Lowry Mays College and Graduate School of Business |  | Texas A&M University
Bush School of Government and Public Service | George Bush School of Government and Public Service ; Bush School |  | Texas A&M University
Texas A&M AgriLife Research | Texas Agricultural Experiment Station ; TAES |  | Texas A&M University System
Midwestern State University | Wichita Falls Junior College ; Midwestern University Wichita Falls ; MSU Texas |  |
Texas Tech University Health Sciences Center | TTUHSC ; Texas Tech University School of Medicine |  |
Rawls College of Business | Jerry S. Rawls College of Business |  | Texas Tech University
University of North Texas Health Science Center | UNT Health Fort Worth ; UNTHSC ; Texas College of Osteopathic Medicine ; TCOM ; UNT Health |  |
University of Houston-Clear Lake | UHCL |  |
University of Houston-Downtown | UHD ; South Texas Junior College |  |
C. T. Bauer College of Business | Bauer College of Business ; University of Houston College of Business Administration |  | University of Houston
University of Houston Law Center | Bates College of Law ; UH Law Center |  | University of Houston
Texas Woman's University | College of Industrial Arts ; Girls Industrial College |  |
Texas Southern University | Houston College for Negroes ; Houston Colored Junior College |  |
Thurgood Marshall School of Law | Texas Southern University School of Law |  | Texas Southern University
Jones Graduate School of Business | Jesse H. Jones Graduate School of Business ; Rice Business |  | Rice University
Shepherd School of Music | Rice University Shepherd School of Music |  | Rice University
Baker Institute | James A. Baker III Institute for Public Policy ; Baker Institute for Public Policy |  | Rice University
Cox School of Business | Edwin L. Cox School of Business ; SMU Cox |  | Southern Methodist University
Dedman School of Law | SMU Dedman School of Law ; Southern Methodist University School of Law |  | Southern Methodist University
Lyle School of Engineering | Bobby B. Lyle School of Engineering |  | Southern Methodist University
Perkins School of Theology | SMU Perkins |  | Southern Methodist University
Hankamer School of Business | Baylor Business School |  | Baylor University
Neeley School of Business | M. J. Neeley School of Business ; TCU Neeley |  | Texas Christian University
Anne Burnett Marion School of Medicine | Burnett School of Medicine at TCU ; TCU and UNTHSC School of Medicine |  | Texas Christian University
University of the Incarnate Word | Incarnate Word College ; UIW |  |
St. Mary's University, Texas | St. Mary's University San Antonio ; St. Mary's Institute San Antonio ; St. Louis College San Antonio |  |
Our Lady of the Lake University | Our Lady of the Lake College San Antonio ; OLLU |  |
St. Edward's University | St. Edward's College ; St. Edward's Academy |  |
Abilene Christian University | Childers Classical Institute |  |
Hardin-Simmons University | Simmons College Abilene ; HSU Abilene |  |
McMurry University | McMurry College |  |
Howard Payne University | Howard Payne College ; Daniel Baker College |  |
University of Mary Hardin-Baylor | Mary Hardin-Baylor College ; Baylor Female College ; UMHB |  |
East Texas Baptist University | College of Marshall ; East Texas Baptist College |  |
Dallas Baptist University | Decatur Baptist College ; Dallas Baptist College ; DBU |  |
Wayland Baptist University | Wayland Baptist College ; Wayland Literary and Technical Institute |  |
LeTourneau University | LeTourneau Technical Institute ; LeTourneau College |  |
Lubbock Christian University | Lubbock Christian College |  |
University of Dallas | UD |  |
Southwestern University | Rutersville College ; Texas University Georgetown |  |
Concordia University Texas | Lutheran Concordia College of Texas ; CTX |  |
Huston-Tillotson University | Huston-Tillotson College ; Samuel Huston College ; Tillotson College |  |
Paul Quinn College | Waco College for Negroes |  |
Dallas College | Dallas County Community College District ; El Centro College ; DCCCD ; Richland College ; Eastfield College |  |
Lone Star College | North Harris Montgomery Community College District ; North Harris County College |  |
Blinn College | Blinn Memorial College ; Mission Institute |  |
UNT Dallas College of Law | University of North Texas at Dallas College of Law |  | University of North Texas at Dallas
Western New Mexico University | Territorial Normal School Silver City ; New Mexico Western College ; WNMU ; New Mexico State Teachers College |  |
Eastern New Mexico University | Eastern New Mexico Junior College |  |
New Mexico Highlands University | NMHU |  |
New Mexico Institute of Mining and Technology | New Mexico Tech ; NMT ; New Mexico School of Mines ; NMIMT |  |
Anderson School of Management (New Mexico) | Robert O. Anderson School of Management ; UNM Anderson |  | University of New Mexico
Grand Canyon University | Grand Canyon College ; GCU |  |
A.T. Still University | American School of Osteopathy ; Kirksville College of Osteopathic Medicine ; ATSU ; Andrew Taylor Still University |  |
James E. Rogers College of Law | University of Arizona College of Law |  | University of Arizona
Eller College of Management | Karl Eller Graduate School of Management ; University of Arizona College of Business and Public Administration |  | University of Arizona
University of Arizona Global Campus | Ashford University ; Mount St. Clare College ; UAGC ; The Franciscan University of the Prairies |  | University of Arizona
Sandra Day O'Connor College of Law | Arizona State University College of Law ; ASU Law |  | Arizona State University
Walter Cronkite School of Journalism and Mass Communication | Cronkite School |  | Arizona State University
Ira A. Fulton Schools of Engineering | Fulton Schools of Engineering |  | Arizona State University
Southern Utah University | SUU ; Branch Normal School ; College of Southern Utah |  |
Utah Valley University | UVSC ; Utah Technical College at Provo ; Utah Valley Community College |  |
Utah Tech University | Dixie State College ; St. George Stake Academy |  |
Salt Lake Community College | Utah Technical College at Salt Lake ; SLCC |  |
Utah State University Eastern | College of Eastern Utah ; Carbon College ; USU Eastern |  | Utah State University
S.J. Quinney College of Law | University of Utah College of Law |  | University of Utah
David Eccles School of Business | University of Utah College of Business |  | University of Utah
Spencer Fox Eccles School of Medicine | University of Utah School of Medicine |  | University of Utah
Jon M. Huntsman School of Business | Huntsman School of Business |  | Utah State University
J. Reuben Clark Law School | BYU Law School ; BYU Law |  | Brigham Young University
Marriott School of Business | Marriott School of Management ; BYU Marriott |  | Brigham Young University
Brigham Young University–Hawaii | Church College of Hawaii ; BYU-Hawaii ; BYUH |  | Church Educational System
Ensign College | LDS Business College ; Salt Lake Stake Academy ; Latter-day Saints' University ; LDSBC |  | Church Educational System
Nevada State University | Nevada State College ; Nevada State College at Henderson |  |
College of Southern Nevada | Community College of Southern Nevada ; Clark County Community College ; CSN |  |
Great Basin College | Northern Nevada Community College ; Elko Community College |  |
Truckee Meadows Community College | TMCC |  |
William S. Boyd School of Law | UNLV Boyd School of Law |  | University of Nevada, Las Vegas
Kirk Kerkorian School of Medicine | UNLV School of Medicine |  | University of Nevada, Las Vegas
Lee Business School | Lee Business School UNLV |  | University of Nevada, Las Vegas
University of Nevada, Reno at Lake Tahoe | Sierra Nevada University ; Sierra Nevada College |  | University of Nevada, Reno
Boise State University | Boise College ; BSU |  |
Idaho State University | Academy of Idaho ; Idaho Technical Institute |  |
Lewis-Clark State College | Lewiston State Normal School ; Lewis-Clark Normal School ; LCSC |  |
Northwest Nazarene University | Northwest Nazarene College ; NNU |  |
College of Idaho | Albertson College of Idaho ; C of I |  |
Eastern Washington University | Cheney Normal School ; Benjamin P. Cheney Academy |  |
Central Washington University | Washington State Normal School at Ellensburg |  |
Western Washington University | Bellingham Normal School ; State Normal School at Bellingham |  |
Evergreen State College | TESC ; The Evergreen State College |  |
Seattle Pacific University | Seattle Pacific College ; Seattle Seminary ; SPU |  |
Whitworth University | Sumner Academy |  |
Walla Walla University | Walla Walla College |  |
Saint Martin's University | Saint Martin's College ; St. Martin's College |  |
City University of Seattle | City University Bellevue ; CityU ; City College Seattle |  | National University System
Cornish College of the Arts | Cornish School ; Cornish Institute |  | Seattle University
Northwest University (Washington) | Northwest Bible Institute ; Northwest College of the Assemblies of God ; Northwest University |  |
Elson S. Floyd College of Medicine | Washington State University College of Medicine |  | Washington State University
Edward R. Murrow College of Communication | Murrow College ; Edward R. Murrow School of Communication |  | Washington State University
Daniel J. Evans School of Public Policy and Governance | Evans School of Public Affairs ; Evans School |  | University of Washington
Bastyr University | John Bastyr College of Naturopathic Medicine |  |
North Seattle College | North Seattle Community College |  | Seattle Colleges District
Seattle Central College | Seattle Central Community College |  | Seattle Colleges District
Bellevue College | Bellevue Community College |  |
Everett Community College | Everett Junior College |  |
Portland State University | Vanport College ; PSU |  |
Southern Oregon University | Southern Oregon Normal School ; Ashland Academy ; SOU |  |
Western Oregon University | Monmouth University Oregon ; Oregon Normal School |  |
Eastern Oregon University | Eastern Oregon State College ; Eastern Oregon Normal School ; EOU |  |
Oregon Institute of Technology | Oregon Tech ; Oregon Vocational School ; OIT ; Oregon Technical Institute |  |
Lewis & Clark College | Albany Collegiate Institute ; Albany College Oregon ; Lewis and Clark College ; Northwestern School of Law |  |
Pacific University | Tualatin Academy ; Pacific University Oregon |  |
George Fox University | Pacific College Newberg |  |
Warner Pacific University | Warner Pacific College ; Spokane Bible College ; Pacific Bible College |  |
University of Western States | Western States Chiropractic College |  |
National University of Natural Medicine | National College of Natural Medicine ; National College of Naturopathic Medicine ; NUNM |  |
Multnomah University | Multnomah School of the Bible ; Multnomah Bible College |  | Jessup University
University of Portland | Columbia University Portland |  |
Pacific Northwest College of Art | PNCA ; Museum Art School |  | Willamette University
Lundquist College of Business | Charles H. Lundquist College of Business |  | University of Oregon
College of the Redwoods | Redwoods Community College |  |
Jessup University | William Jessup University ; San Jose Christian College ; San Jose Bible College |  |
California Baptist University | California Baptist College ; CBU |  |
California Lutheran University | California Lutheran College ; Cal Lutheran ; CLU |  |
Concordia University Irvine | Christ College Irvine |  |
Fresno Pacific University | Pacific Bible Institute ; Pacific College Fresno ; Fresno Pacific College |  |
Hope International University | Pacific Christian College ; Pacific Bible Seminary |  |
Holy Names University | College of the Holy Names ; Convent of Our Lady of the Sacred Heart |  |
Notre Dame de Namur University | College of Notre Dame Belmont ; NDNU |  |
Mount Saint Mary's University, Los Angeles | Mount St. Mary's College ; Mount St. Mary's College Los Angeles |  |
Marymount California University | Marymount College Palos Verdes |  |
Menlo College | Menlo School and Junior College |  |
National University | National University La Jolla ; National University San Diego |  | National University System
Northcentral University | NCU ; Northcentral University San Diego |  | National University
Alliant International University | California School of Professional Psychology ; CSPP ; United States International University ; California Western University |  |
California Western School of Law | Cal Western ; Balboa Law College |  |
Palo Alto University | Pacific Graduate School of Psychology ; PGSP |  |
Saybrook University | Humanistic Psychology Institute ; Saybrook Institute |  |
Samuel Merritt University | Samuel Merritt College ; Samuel Merritt Hospital School of Nursing |  |
Touro University California | Touro University College of Osteopathic Medicine |  | Touro University
Western University of Health Sciences | College of Osteopathic Medicine of the Pacific ; WesternU ; COMP |  |
Loma Linda University | College of Medical Evangelists ; Loma Linda College of Evangelists ; LLU |  |
La Sierra University | La Sierra College ; La Sierra Academy |  |
Pacific Union College | Healdsburg College ; PUC |  |
Simpson University | Simpson Bible Institute ; Simpson College Redding |  |
The Master's University | Los Angeles Baptist College ; The Master's College ; Los Angeles Baptist Theological Seminary |  |
Vanguard University | Southern California College ; Southern California Bible College ; Vanguard University of Southern California |  |
Westmont College | Bible Missionary Institute ; Western Bible College |  |
Whittier College | Whittier Academy |  |
Woodbury University | Woodbury Business College |  |
Otis College of Art and Design | Otis Art Institute ; Otis Parsons |  |
Claremont School of Theology | Maclay College of Theology ; Southern California School of Theology ; Maclay School of Religion |  |
Claremont Graduate University | Claremont Graduate School ; CGU ; Claremont University Center |  | Claremont Colleges
Keck Graduate Institute | KGI ; Keck Graduate Institute of Applied Life Sciences |  | Claremont Colleges
Peter F. Drucker and Masatoshi Ito Graduate School of Management | Drucker School of Management ; Drucker School |  | Claremont Graduate University
Middlebury Institute of International Studies at Monterey | Monterey Institute of International Studies ; MIIS ; Monterey Institute of Foreign Studies |  | Middlebury College
Academy of Art University | Academy of Art College ; Academy of Advertising Art |  |
San Francisco Conservatory of Music | SFCM ; Ada Clement Piano School |  |
San Francisco Art Institute | California School of Fine Arts ; SFAI ; Mark Hopkins Institute of Art |  |
City College of San Francisco | CCSF ; San Francisco Junior College |  |
California State University, Bakersfield | CSUB ; California State College, Bakersfield ; Cal State Bakersfield |  |
California State University, San Bernardino | CSUSB ; California State College, San Bernardino ; Cal State San Bernardino |  |
California State University Channel Islands | CSUCI ; California State University, Channel Islands |  | California State University System
California State University, Monterey Bay | CSUMB ; Cal State Monterey Bay |  |
Moss Landing Marine Laboratories | MLML |  | California State University System
Charles R. Drew University of Medicine and Science | Drew University of Medicine and Science ; CDU ; Charles R. Drew Postgraduate Medical School |  |
UCLA Luskin School of Public Affairs | Luskin School ; UCLA School of Public Policy and Social Research |  | University of California, Los Angeles
Fielding School of Public Health | UCLA School of Public Health ; Jonathan and Karin Fielding School of Public Health |  | University of California, Los Angeles
Samueli School of Engineering | Henry Samueli School of Engineering and Applied Science ; UCLA Samueli |  | University of California, Los Angeles
Herb Alpert School of Music | UCLA Herb Alpert School of Music |  | University of California, Los Angeles
Paul Merage School of Business | UCI Merage ; UC Irvine Graduate School of Management |  | University of California, Irvine
Bren School of Environmental Science & Management | Bren School ; Donald Bren School of Environmental Science & Management |  | University of California, Santa Barbara
Donald Bren School of Information and Computer Sciences | UCI ICS ; Bren School of ICS |  | University of California, Irvine
Jacobs School of Engineering | UC San Diego Jacobs School of Engineering ; Irwin and Joan Jacobs School of Engineering |  | University of California, San Diego
Herbert Wertheim School of Public Health and Human Longevity Science | UC San Diego School of Public Health |  | University of California, San Diego
Skaggs School of Pharmacy and Pharmaceutical Sciences | UC San Diego Skaggs School of Pharmacy |  | University of California, San Diego
Price School of Public Policy | USC Price ; Sol Price School of Public Policy ; USC School of Policy, Planning and Development |  | University of Southern California
Rossier School of Education | USC Rossier |  | University of Southern California
Viterbi School of Engineering | USC Viterbi ; USC School of Engineering |  | University of Southern California
Thornton School of Music | USC Thornton ; Los Angeles Conservatory of Music and Arts |  | University of Southern California
Dornsife College of Letters, Arts and Sciences | USC Dornsife |  | University of Southern California
Information Sciences Institute | ISI ; USC ISI |  | University of Southern California
Graziadio Business School | Graziadio School of Business and Management ; Pepperdine Graziadio |  | Pepperdine University
Caruso School of Law | Pepperdine University School of Law ; Orange University College of Law |  | Pepperdine University
Dale E. Fowler School of Law | Chapman University School of Law ; Fowler School of Law |  | Chapman University
Leavey School of Business | Santa Clara University Leavey School of Business |  | Santa Clara University
Jesuit School of Theology of Santa Clara University | Jesuit School of Theology at Berkeley ; JSTB ; JST-SCU |  | Santa Clara University
Hoover Institution | Hoover Institution on War, Revolution and Peace ; Hoover War Library |  | Stanford University
SLAC National Accelerator Laboratory | Stanford Linear Accelerator Center ; SLAC |  | Stanford University
Stanford Doerr School of Sustainability | School of Earth, Energy & Environmental Sciences ; Stanford School of Earth Sciences ; Doerr School |  | Stanford University
Hasso Plattner Institute of Design | d.school ; Stanford d.school |  | Stanford University
Hopkins Marine Station | Hopkins Seaside Laboratory |  | Stanford University
SRI International | Stanford Research Institute ; SRI |  |
Lawrence Livermore National Laboratory | LLNL ; Lawrence Radiation Laboratory Livermore ; Livermore Lab |  | United States Department of Energy
Lawrence Berkeley National Laboratory | LBNL ; Berkeley Lab ; Lawrence Radiation Laboratory |  |
Los Alamos National Laboratory | LANL ; Los Alamos Scientific Laboratory ; Project Y |  | United States Department of Energy
Jet Propulsion Laboratory | JPL ; NASA JPL ; NASA Jet Propulsion Laboratory |  | California Institute of Technology
University of Hawaii at Hilo | UH Hilo ; Hilo College |  |
University of Hawaii West Oahu | UH West Oahu ; West Oahu College ; University of Hawaiʻi–West Oʻahu |  |
John A. Burns School of Medicine | JABSOM ; University of Hawaii School of Medicine |  | University of Hawaii at Manoa
Shidler College of Business | University of Hawaii College of Business Administration |  | University of Hawaii at Manoa
William S. Richardson School of Law | University of Hawaii School of Law |  | University of Hawaii at Manoa
Hawaiʻi Community College | Hawaii Community College ; HawCC |  | University of Hawaiʻi System
University of Hawaiʻi Maui College | Maui Community College ; UH Maui College ; Maui Vocational School |  | University of Hawaiʻi System
Hawaii Pacific University | Hawaii Pacific College ; HPU ; Hawaii Loa College |  |
University of Alaska Anchorage | UAA ; Anchorage Community College ; Anchorage Senior College |  |
Geophysical Institute | Geophysical Institute, University of Alaska Fairbanks |  | University of Alaska Fairbanks
University of Massachusetts Lowell | Lowell State College ; University of Lowell ; Lowell Textile School |  | University of Massachusetts System
University of Massachusetts Boston | Boston State College |  | University of Massachusetts System
University of Massachusetts Amherst | Mass Aggie |  | University of Massachusetts System
Isenberg School of Management | UMass Isenberg ; University of Massachusetts School of Management |  | University of Massachusetts Amherst
Mount Ida Campus of UMass Amherst | Mount Ida College ; Mount Ida Junior College |  | University of Massachusetts Amherst
Salem State University | Salem State College ; Salem Normal School ; Salem Teachers College |  |
Framingham State University | Framingham State College ; Framingham Normal School ; Lexington Normal School |  |
Westfield State University | Westfield State College ; Westfield Normal School |  |
Worcester State University | Worcester State College ; Worcester Normal School |  |
Fitchburg State University | Fitchburg State College ; Fitchburg Normal School |  |
Massachusetts College of Liberal Arts | North Adams State College ; MCLA ; North Adams Normal School |  |
Massachusetts Maritime Academy | Mass Maritime ; Massachusetts Nautical Training School |  |
Wentworth Institute of Technology | Wentworth Institute |  |
Springfield College | YMCA Training School ; International Young Men's Christian Association Training School ; School for Christian Workers |  |
Western New England University | Western New England College ; Springfield Division of Northeastern College |  |
American International College | AIC ; French-American College |  |
Bay Path University | Bay Path College ; Bay Path Institute |  |
Elms College | College of Our Lady of the Elms |  |
Assumption University | Assumption College |  |
Anna Maria College | AMC Paxton |  |
Nichols College | Nichols Academy ; Dudley Academy |  |
Endicott College | Endicott Junior College |  |
Gordon College | Boston Missionary Training Institute ; Gordon Bible College ; Barrington College |  |
Gordon-Conwell Theological Seminary | Gordon Divinity School ; Conwell School of Theology |  |
Stonehill College | Stonehill |  |
Lasell University | Lasell College ; Lasell Seminary for Young Women ; Lasell Junior College |  |
Regis University | Regis College Denver ; Las Vegas College ; College of the Sacred Heart Denver |  |
Emmanuel College (Massachusetts) | Emmanuel College Boston |  |
Wheelock College of Education & Human Development | Wheelock College ; Boston University School of Education ; BU Wheelock |  | Boston University
Aram V. Chobanian & Edward Avedisian School of Medicine | Boston University School of Medicine ; BUSM ; New England Female Medical College |  | Boston University
Questrom School of Business | Boston University School of Management ; BU Questrom |  | Boston University
Henry M. Goldman School of Dental Medicine | Boston University School of Dental Medicine |  | Boston University
Carroll School of Management | Boston College Wallace E. Carroll School of Management |  | Boston College
Connell School of Nursing | Boston College School of Nursing |  | Boston College
Pine Manor Institute for Student Success | Pine Manor College ; Pine Manor Junior College ; Messina College |  | Boston College
Weston Jesuit School of Theology | Boston College School of Theology and Ministry ; Weston College |  | Boston College
D'Amore-McKim School of Business | Northeastern University College of Business Administration |  | Northeastern University
Khoury College of Computer Sciences | Northeastern University College of Computer and Information Science |  | Northeastern University
Heller School for Social Policy and Management | Florence Heller Graduate School ; Heller School |  | Brandeis University
Friedman School of Nutrition Science and Policy | Gerald J. and Dorothy R. Friedman School of Nutrition Science and Policy ; Tufts Friedman School |  | Tufts University
Cummings School of Veterinary Medicine | Tufts University School of Veterinary Medicine ; Cummings School of Veterinary Medicine at Tufts University |  | Tufts University
Tisch College of Civic Life | Jonathan M. Tisch College of Civic Life ; University College of Citizenship and Public Service |  | Tufts University
School of the Museum of Fine Arts at Tufts | School of the Museum of Fine Arts ; SMFA ; SMFA at Tufts |  | Tufts University
Jackson College for Women | Jackson College Tufts |  | Tufts University
Sawyer Business School | Suffolk University School of Management |  | Suffolk University
Berklee College of Music | Berklee ; Schillinger House ; Berklee School of Music |  |
Boston Conservatory at Berklee | Boston Conservatory ; Boston Conservatory of Music |  | Berklee College of Music
New England Conservatory | NEC ; New England Conservatory of Music |  |
Longy School of Music of Bard College | Longy School of Music |  | Bard College
Olin College | Franklin W. Olin College of Engineering ; Olin College of Engineering |  |
MGH Institute of Health Professions | Massachusetts General Hospital Institute of Health Professions ; MGH IHP |  | Mass General Brigham
Hult International Business School | Arthur D. Little School of Management ; Hult ; Management Education Institute |  |
Cambridge College | Institute of Open Education |  |
Benjamin Franklin Cummings Institute of Technology | Franklin Institute of Boston ; Benjamin Franklin Institute of Technology ; Franklin Union |  |
Woods Hole Oceanographic Institution | WHOI ; Woods Hole Oceanographic |  |
Marine Biological Laboratory | MBL ; MBL Woods Hole |  | University of Chicago
Broad Institute | Broad Institute of MIT and Harvard ; The Broad |  |
Whitehead Institute | Whitehead Institute for Biomedical Research ; WIBR |  |
MIT Lincoln Laboratory | Lincoln Laboratory ; Lincoln Lab ; Project Lincoln |  | Massachusetts Institute of Technology
Dana-Farber Cancer Institute | Sidney Farber Cancer Institute ; Children's Cancer Research Foundation ; DFCI |  |
Massachusetts General Hospital | MGH ; Mass General |  | Mass General Brigham
Brigham and Women's Hospital | BWH ; Peter Bent Brigham Hospital ; Boston Lying-In Hospital |  | Mass General Brigham
Mass General Brigham | Partners HealthCare ; Partners HealthCare System |  |
Beth Israel Deaconess Medical Center | BIDMC ; Beth Israel Hospital Boston ; New England Deaconess Hospital |  | Beth Israel Lahey Health
Boston Medical Center | Boston City Hospital ; BMC |  |
Harvard John A. Paulson School of Engineering and Applied Sciences | Harvard SEAS ; Lawrence Scientific School ; Harvard School of Engineering and Applied Sciences |  | Harvard University
Harvard Graduate School of Design | Harvard GSD ; GSD |  | Harvard University
Harvard Extension School | HES ; Lowell Institute ; Harvard University Extension |  | Harvard University
Harvard School of Dental Medicine | HSDM ; Harvard Dental School |  | Harvard University
Radcliffe Institute for Advanced Study | Harvard Radcliffe Institute ; Bunting Institute ; Mary Ingraham Bunting Institute |  | Harvard University
Rhode Island College | RIC ; Rhode Island College of Education ; Rhode Island State Normal School |  |
Salve Regina University | Salve Regina College ; Salve Regina The Newport College |  |
New England Institute of Technology | New England Tech ; New England Technical Institute |  |
Warren Alpert Medical School | Brown University Medical School ; Alpert Medical School ; Warren Alpert Medical School of Brown University |  | Brown University
Pembroke College in Brown University | Women's College in Brown University |  | Brown University
Naval War College | U.S. Naval War College ; NWC Newport ; United States Naval War College |  | United States Navy
Southern Connecticut State University | New Haven State Normal School ; New Haven State Teachers College ; SCSU ; Southern Connecticut State College |  |
Eastern Connecticut State University | Willimantic State Normal School ; Willimantic State Teachers College ; ECSU |  |
Western Connecticut State University | Danbury State Normal School ; Danbury State College ; WCSU ; WestConn |  |
Connecticut State Community College | CT State Community College ; CT State ; Gateway Community College ; Manchester Community College Connecticut ; Housatonic Community College |  | Connecticut State Colleges and Universities
University of Saint Joseph | Saint Joseph College West Hartford ; USJ |  |
Sacred Heart University | SHU |  |
Fairfield University | Fairfield University of Saint Robert Bellarmine |  |
Albertus Magnus College | Albertus |  |
Mitchell College | New London Junior College |  |
Frank H. Netter MD School of Medicine | Netter School of Medicine ; Quinnipiac University School of Medicine |  | Quinnipiac University
Hartt School | Hartt School of Music ; Hartt College of Music |  | University of Hartford
Hartford International University for Religion and Peace | Hartford Seminary ; Hartford Theological Seminary ; Theological Institute of Connecticut |  |
UConn Health | University of Connecticut Health Center ; UConn Health Center ; UCHC |  | University of Connecticut
Yale School of the Environment | Yale School of Forestry & Environmental Studies ; Yale School of Forestry |  | Yale University
David Geffen School of Drama at Yale University | Yale School of Drama |  | Yale University
Jackson School of Global Affairs | Jackson Institute for Global Affairs ; Yale Jackson School |  | Yale University
Sheffield Scientific School | Yale Scientific School |  | Yale University
Vermont State University | Castleton University ; Northern Vermont University ; Vermont Technical College ; Johnson State College ; Lyndon State College ; Castleton State College ; VTSU |  |
Larner College of Medicine | University of Vermont College of Medicine ; UVM College of Medicine ; Robert Larner College of Medicine |  | University of Vermont
Rubenstein School of Environment and Natural Resources | Rubenstein School |  | University of Vermont
Saint Michael's College | St. Michael's College Vermont |  |
Goddard College | Green Mountain Central Institute |  |
Landmark College | Landmark Putney |  |
SIT Graduate Institute | School for International Training ; SIT |  | World Learning
Thayer School of Engineering | Thayer School ; Dartmouth Engineering |  | Dartmouth College
Granite State College | College for Lifelong Learning ; School for Lifelong Learning |  | University System of New Hampshire
Franklin Pierce University | Franklin Pierce College |  |
New England College | NEC Henniker |  |
Rivier University | Rivier College |  |
Colby-Sawyer College | Colby Junior College for Women ; Colby Academy |  |
Magdalen College of the Liberal Arts | Northeast Catholic College ; College of Saint Mary Magdalen |  |
University of New England (Maine) | St. Francis College Biddeford ; Westbrook College ; New England College of Osteopathic Medicine ; UNE ; University of New England |  |
University of Maine at Farmington | Western State Normal School ; Farmington State College ; UMF |  |
University of Maine at Machias | Washington State Normal School ; UMM ; Washington State Teachers College Machias |  |
University of Maine at Presque Isle | Aroostook State Normal School ; Aroostook State College ; UMPI |  |
University of Maine at Fort Kent | Madawaska Training School ; UMFK ; Fort Kent State College |  |
Thomas College | Keist Business College |  |
Husson University | Husson College ; Shaw School of Business |  |
Maine Maritime Academy | MMA Castine |  |
Maine College of Art & Design | Portland School of Art ; Maine College of Art ; MECA |  |
Jackson Laboratory | Roscoe B. Jackson Memorial Laboratory ; JAX |  |
SUNY Brockport | State University of New York at Brockport ; College at Brockport ; Brockport State Normal School ; SUNY College at Brockport |  |
SUNY Cortland | State University of New York College at Cortland ; Cortland State ; Cortland Normal School |  |
SUNY Fredonia | State University of New York at Fredonia ; Fredonia Academy ; Fredonia Normal School |  |
SUNY New Paltz | State University of New York at New Paltz ; New Paltz State Teachers College ; New Paltz Academy |  |
SUNY Oneonta | State University of New York College at Oneonta ; Oneonta State Normal School ; Oneonta State |  |
SUNY Oswego | State University of New York at Oswego ; Oswego Primary Teachers Training School ; Oswego State Normal School ; Oswego State |  |
SUNY Plattsburgh | State University of New York at Plattsburgh ; Plattsburgh State ; Plattsburgh State University |  |
SUNY Potsdam | State University of New York at Potsdam ; St. Lawrence Academy ; Potsdam Normal School |  |
Purchase College | SUNY Purchase ; State University of New York at Purchase ; Purchase College State University of New York |  |
Empire State University | SUNY Empire ; Empire State College ; SUNY Empire State College ; SUNY Empire State University |  |
Farmingdale State College | SUNY Farmingdale ; State University of New York at Farmingdale ; Long Island Agricultural and Technical Institute ; New York State School of Applied Agriculture |  |
SUNY Maritime College | New York Nautical School ; State University of New York Maritime College ; New York State Maritime Academy |  |
SUNY Cobleskill | State University of New York College of Agriculture and Technology at Cobleskill ; Schoharie State School of Agriculture |  |
SUNY Delhi | State University of New York College of Technology at Delhi ; State School of Agriculture and Domestic Science at Delhi |  |
SUNY Morrisville | Morrisville State College ; State University of New York College of Agriculture and Technology at Morrisville |  |
SUNY Canton | State University of New York College of Technology at Canton ; Canton ATC |  |
SUNY Downstate Health Sciences University | SUNY Downstate Medical Center ; Long Island College Hospital ; State University of New York Health Science Center at Brooklyn ; SUNY Downstate ; Downstate Medical Center |  |
SUNY Upstate Medical University | Upstate Medical University ; State University of New York Upstate Medical University ; Syracuse University College of Medicine ; SUNY Health Science Center at Syracuse ; Geneva Medical College |  |
SUNY College of Optometry | State University of New York College of Optometry ; Columbia University School of Optometry |  |
SUNY Corning Community College | Corning Community College |  | State University of New York
SUNY Schenectady County Community College | Schenectady County Community College ; SUNY Schenectady |  | State University of New York
SUNY Westchester Community College | Westchester Community College ; WCC |  | State University of New York
College of Nanoscale Science and Engineering | CNSE ; Colleges of Nanoscale Science and Engineering ; College of Nanotechnology, Science, and Engineering |  | University at Albany
Nelson A. Rockefeller College of Public Affairs & Policy | Rockefeller College |  | University at Albany
Jacobs School of Medicine and Biomedical Sciences | University at Buffalo School of Medicine ; SUNY Buffalo School of Medicine |  | University at Buffalo
Renaissance School of Medicine at Stony Brook University | Stony Brook School of Medicine ; Renaissance School of Medicine |  | Stony Brook University
Stony Brook Southampton | Southampton College ; Long Island University Southampton |  | Stony Brook University
Brookhaven National Laboratory | BNL ; Brookhaven Lab |  | United States Department of Energy
Cold Spring Harbor Laboratory | CSHL ; Carnegie Institution Department of Genetics ; Biological Laboratory at Cold Spring Harbor |  |
Feinstein Institutes for Medical Research | Feinstein Institute for Medical Research ; North Shore-LIJ Research Institute |  | Northwell Health
Northwell Health | North Shore-Long Island Jewish Health System ; North Shore-LIJ |  |
John Jay College of Criminal Justice | John Jay College ; College of Police Science |  |
Lehman College | Herbert H. Lehman College ; Hunter College Bronx campus ; CUNY Lehman |  |
College of Staten Island | CSI ; Staten Island Community College ; Richmond College CUNY |  |
New York City College of Technology | City Tech ; New York City Technical College ; NYC Community College ; New York City Community College |  |
Medgar Evers College | MEC ; CUNY Medgar Evers |  |
CUNY Graduate Center | Graduate Center of the City University of New York ; The Graduate Center, CUNY ; Graduate School and University Center |  |
CUNY School of Law | City University of New York School of Law ; City University School of Law at Queens College |  |
Guttman Community College | Stella and Charles Guttman Community College ; New Community College at CUNY |  |
Hostos Community College | Eugenio María de Hostos Community College |  |
LaGuardia Community College | Fiorello H. LaGuardia Community College |  |
Borough of Manhattan Community College | BMCC |  |
Zicklin School of Business | Baruch College School of Business ; Bernard M. Baruch School of Business |  | Baruch College
Grove School of Engineering | City College School of Engineering |  | City College of New York
CUNY School of Medicine | Sophie Davis School of Biomedical Education |  | City College of New York
Craig Newmark Graduate School of Journalism | CUNY Graduate School of Journalism ; Newmark J-School |  | City University of New York
Lubin School of Business | Pace University School of Business |  | Pace University
Elisabeth Haub School of Law | Pace Law School ; Pace University School of Law |  | Pace University
Gabelli School of Business | Fordham Graduate School of Business ; Fordham University College of Business Administration |  | Fordham University
Maurice A. Deane School of Law | Hofstra Law School ; Hofstra University School of Law |  | Hofstra University
Frank G. Zarb School of Business | Hofstra School of Business |  | Hofstra University
Tobin College of Business | Peter J. Tobin College of Business ; The College of Insurance |  | St. John's University
NYU Steinhardt School of Culture, Education, and Human Development | NYU School of Education ; Steinhardt School |  | New York University
Robert F. Wagner Graduate School of Public Service | NYU Wagner ; Wagner Graduate School |  | New York University
Gallatin School of Individualized Study | NYU Gallatin ; University Without Walls NYU |  | New York University
NYU Long Island School of Medicine | NYU Grossman Long Island School of Medicine |  | New York University
NYU Rory Meyers College of Nursing | NYU College of Nursing |  | New York University
Mailman School of Public Health | Columbia University School of Public Health ; DeLamar Institute of Public Health |  | Columbia University
Fu Foundation School of Engineering and Applied Science | Columbia Engineering ; SEAS Columbia ; Columbia School of Mines |  | Columbia University
Lamont–Doherty Earth Observatory | LDEO ; Lamont Geological Observatory ; Lamont-Doherty Geological Observatory |  | Columbia University
Union Theological Seminary | Union Theological Seminary in the City of New York ; Union Seminary New York |  |
Ferkauf Graduate School of Psychology | Ferkauf Graduate School of Humanities and Social Sciences |  | Yeshiva University
Stern College for Women | Yeshiva University Stern College |  | Yeshiva University
Sy Syms School of Business | Syms School |  | Yeshiva University
Jewish Theological Seminary of America | JTS ; JTSA ; Jewish Theological Seminary |  |
Touro University | Touro College ; Touro College and University System |  |
New York Medical College | NYMC ; New York Homeopathic Medical College |  | Touro University
Jacob D. Fuchsberg Law Center | Touro Law Center ; Touro College Law Center |  | Touro University
Parsons School of Design | Parsons The New School for Design ; New York School of Fine and Applied Art ; Chase School ; Parsons |  | The New School
Mannes School of Music | Mannes College of Music ; Mannes College The New School for Music ; David Mannes Music School |  | The New School
Eugene Lang College of Liberal Arts | Eugene Lang College ; Lang College |  | The New School
New School for Social Research | University in Exile ; NSSR |  | The New School
Manhattan University | Academy of the Holy Infancy |  |
University of Mount Saint Vincent | College of Mount Saint Vincent ; Academy of Mount Saint Vincent |  |
Mercy University | Mercy College New York ; Mercy College Dobbs Ferry |  |
Iona University | Iona College |  |
Marist University | Marian College Poughkeepsie ; St. Ann's Hermitage |  |
Molloy University | Molloy College ; Molloy Catholic College for Women |  |
Wagner College | Wagner Memorial Lutheran College |  |
St. Francis College | St. Francis Academy Brooklyn ; St. Francis Monastery College |  |
St. Thomas Aquinas College | STAC |  |
Dominican University New York | Dominican College Blauvelt ; Dominican College Orangeburg |  |
Siena University | Siena College ; St. Bernardine of Siena College |  |
Russell Sage College | The Sage Colleges ; Sage College of Albany ; Russell Sage |  |
College of Saint Rose | Saint Rose |  |
Utica University | Utica College ; Utica College of Syracuse University |  |
Nazareth University | Nazareth College of Rochester ; Nazareth College |  |
St. John Fisher University | St. John Fisher College |  |
Roberts Wesleyan University | Roberts Wesleyan College ; Chili Seminary ; A.M. Chesbrough Seminary |  |
D'Youville University | D'Youville College |  |
Daemen University | Daemen College ; Rosary Hill College |  |
Medaille University | Medaille College ; Mount Saint Joseph College Buffalo |  |
Hilbert College | Immaculate Conception College Hamburg |  |
Houghton University | Houghton College ; Houghton Seminary |  |
Alfred University | Alfred Academy |  |
Ithaca College | Ithaca Conservatory of Music |  |
Elmira College | Elmira Female College |  |
Keuka College | Keuka Institute |  |
Wells College | Wells Seminary |  |
Cazenovia College | Genesee Seminary ; Cazenovia Seminary |  |
Hobart and William Smith Colleges | Geneva College ; Hobart College ; William Smith College ; HWS ; Geneva Academy |  |
Skidmore College | Young Women's Industrial Club ; Skidmore School of Arts |  |
Sarah Lawrence College | Sarah Lawrence College for Women |  |
Vaughn College of Aeronautics and Technology | College of Aeronautics ; Academy of Aeronautics ; Casey Jones School of Aeronautics |  |
New York Institute of Technology | NYIT ; New York Tech |  |
New York Chiropractic College | Northeast College of Health Sciences ; Columbia Institute of Chiropractic |  |
Eastman School of Music | Eastman Institute of Music ; Eastman |  | University of Rochester
Simon Business School | William E. Simon Graduate School of Business Administration ; Simon School |  | University of Rochester
Warner School of Education | Margaret Warner Graduate School of Education and Human Development |  | University of Rochester
Saunders College of Business | RIT College of Business ; E. Philip Saunders College of Business |  | Rochester Institute of Technology
National Technical Institute for the Deaf | NTID |  | Rochester Institute of Technology
Lally School of Management | Rensselaer Lally School |  | Rensselaer Polytechnic Institute
Whitman School of Management | Martin J. Whitman School of Management |  | Syracuse University
Cornell SC Johnson College of Business | Cornell University College of Business |  | Cornell University
Jeb E. Brooks School of Public Policy | Brooks School of Public Policy ; Cornell Institute for Public Affairs |  | Cornell University
Cornell AgriTech | New York State Agricultural Experiment Station ; NYSAES |  | Cornell University
Roswell Park Comprehensive Cancer Center | Roswell Park Memorial Institute ; Roswell Park Cancer Institute |  |
Memorial Sloan Kettering Cancer Center | MSKCC ; Memorial Sloan-Kettering ; Sloan Kettering Institute ; New York Cancer Hospital |  |
Louis V. Gerstner Jr. Graduate School of Biomedical Sciences | Gerstner Sloan Kettering Graduate School |  | Memorial Sloan Kettering Cancer Center
Mount Sinai Beth Israel | Beth Israel Medical Center |  | Mount Sinai Health System
Felician University | Felician College ; Immaculate Conception Junior College |  |
Georgian Court University | Georgian Court College ; Mount Saint Mary College Plainfield |  |
Saint Elizabeth University | College of Saint Elizabeth ; Academy of St. Elizabeth |  |
Saint Peter's University | Saint Peter's College ; St. Peter's College Jersey City |  |
Rider University | Rider College ; Trenton Business College |  |
Drew University | Drew Theological Seminary ; Brothers College |  |
Centenary University | Centenary College New Jersey ; Centenary Collegiate Institute |  |
Bloomfield College of Montclair State University | Bloomfield College ; Bloomfield College and Seminary |  | Montclair State University
Thomas Edison State University | Thomas Edison State College ; Edison State College New Jersey |  |
Berkeley College | Berkeley Secretarial School |  |
DeVry University | DeVry Institute of Technology ; DeForest Training School ; DeVry |  |
Robert Wood Johnson Medical School | Rutgers Robert Wood Johnson Medical School ; RWJMS ; Rutgers Medical School ; UMDNJ-Robert Wood Johnson Medical School |  | Rutgers University
Ernest Mario School of Pharmacy | Rutgers College of Pharmacy |  | Rutgers University
Mason Gross School of the Arts | Rutgers Mason Gross |  | Rutgers University
Douglass Residential College | Douglass College ; New Jersey College for Women |  | Rutgers University
School of Environmental and Biological Sciences | Cook College ; Rutgers SEBS ; Rutgers College of Agriculture |  | Rutgers University
Edward J. Bloustein School of Planning and Public Policy | Bloustein School |  | Rutgers University
Rutgers Biomedical and Health Sciences | RBHS ; University of Medicine and Dentistry of New Jersey ; UMDNJ |  | Rutgers University
Hackensack Meridian School of Medicine | Seton Hall-Hackensack Meridian School of Medicine |  | Hackensack Meridian Health
Rowan College of South Jersey | Gloucester County College ; Cumberland County College New Jersey ; Rowan College at Gloucester County |  |
Rowan College at Burlington County | Burlington County College |  |
Hudson County Community College | HCCC |  |
Princeton School of Public and International Affairs | Woodrow Wilson School of Public and International Affairs ; Woodrow Wilson School ; SPIA |  | Princeton University
Princeton Plasma Physics Laboratory | PPPL ; Project Matterhorn |  | Princeton University
Princeton Theological Seminary | PTS ; Princeton Seminary |  |
Commonwealth University of Pennsylvania | Commonwealth University ; Bloomsburg University of Pennsylvania ; Lock Haven University ; Mansfield University of Pennsylvania |  | Pennsylvania State System of Higher Education
Lock Haven University | Lock Haven State College ; Central State Normal School |  | Commonwealth University of Pennsylvania
Mansfield University of Pennsylvania | Mansfield State College ; Mansfield Classical Seminary |  | Commonwealth University of Pennsylvania
East Stroudsburg University | East Stroudsburg University of Pennsylvania ; East Stroudsburg State College ; ESU |  |
Cheyney University of Pennsylvania | Institute for Colored Youth ; Cheyney State College ; African Institute |  |
Indiana University of Pennsylvania | Indiana State College Pennsylvania ; Indiana Normal School |  |
West Chester University | West Chester Academy ; West Chester University of Pennsylvania |  |
Arcadia University College of Global Studies | Center for Education Abroad ; Arcadia Center for Education Abroad |  | Arcadia University
Eastern University | Eastern Baptist College ; Eastern College St. Davids |  |
Palmer Theological Seminary | Eastern Baptist Theological Seminary |  | Eastern University
Cabrini University | Cabrini College |  |
Chestnut Hill College | Mount Saint Joseph College Philadelphia |  |
Holy Family University | Holy Family College |  |
Gwynedd Mercy University | Gwynedd-Mercy College |  |
Immaculata University | Immaculata College ; Villa Maria College |  |
DeSales University | Allentown College of St. Francis de Sales |  |
Alvernia University | Alvernia College |  |
Albright College | Schuylkill Seminary ; Central Pennsylvania College |  |
Moravian University | Moravian College ; Bethlehem Female Seminary |  |
Muhlenberg College | Allentown Seminary |  |
Cedar Crest College | Allentown College for Women |  |
Lebanon Valley College | LVC |  |
Messiah University | Messiah College ; Messiah Bible School and Missionary Training Home |  |
Cairn University | Philadelphia Biblical University ; Philadelphia College of Bible ; National Bible Institute |  |
Gettysburg College | Pennsylvania College |  |
Franklin & Marshall College | F&M ; Franklin College Lancaster ; Marshall College Mercersburg |  |
Misericordia University | College Misericordia |  |
Marywood University | Marywood College |  |
King's College (Pennsylvania) | King's College Wilkes-Barre |  |
Wilkes University | Wilkes College ; Bucknell University Junior College |  |
Keystone College | Scranton-Keystone Junior College ; Keystone Academy |  |
Lycoming College | Williamsport Dickinson Seminary ; Dickinson Junior College |  |
Pennsylvania College of Technology | Penn College ; Williamsport Area Community College ; Williamsport Technical Institute |  | Pennsylvania State University
Susquehanna University | Missionary Institute of the Evangelical Lutheran Church |  |
Juniata College | Brethren Normal School ; Huntingdon Normal School |  |
Saint Francis University | Saint Francis College Loretto |  |
Mount Aloysius College | Mount Aloysius Academy |  |
Seton Hill University | Seton Hill College |  |
Saint Vincent College | St. Vincent College Latrobe |  |
Pennsylvania Western University | PennWest University ; PennWest ; PennWest California ; PennWest Clarion ; PennWest Edinboro |  | Pennsylvania State System of Higher Education
Robert Morris University | Robert Morris School of Business ; Pittsburgh School of Accountancy ; Robert Morris College ; RMU |  |
Point Park University | Point Park College ; Business Training College |  |
Chatham University | Chatham College ; Pennsylvania College for Women ; Pennsylvania Female College |  |
Carlow University | Mount Mercy College Pittsburgh ; Carlow College |  |
La Roche University | La Roche College |  |
Waynesburg University | Waynesburg College |  |
Westminster College (Pennsylvania) | Westminster Collegiate Institute ; Westminster College |  |
Thiel College | Thiel Hall |  |
Gannon University | Gannon College ; Cathedral College Erie ; Villa Maria College Erie |  |
Mercyhurst University | Mercyhurst College |  |
Lake Erie College of Osteopathic Medicine | LECOM |  |
Philadelphia College of Osteopathic Medicine | PCOM ; Philadelphia College and Infirmary of Osteopathy |  |
Moore College of Art and Design | Philadelphia School of Design for Women ; Moore College of Art |  |
University of the Arts (Philadelphia) | Philadelphia College of Art ; Philadelphia College of the Performing Arts ; University of the Arts ; UArts ; Philadelphia Museum School of Industrial Art |  |
Curtis Institute of Music | Curtis Institute |  |
Pennsylvania Academy of the Fine Arts | PAFA |  |
Peirce College | Union Business College ; Peirce Junior College |  |
Ursinus College | Freeland Seminary |  |
Drexel University College of Medicine | MCP Hahnemann School of Medicine ; Hahnemann Medical College ; Woman's Medical College of Pennsylvania ; Medical College of Pennsylvania |  | Drexel University
Thomas R. Kline School of Law | Drexel University School of Law ; Earle Mack School of Law |  | Drexel University
LeBow College of Business | Bennett S. LeBow College of Business |  | Drexel University
Lewis Katz School of Medicine | Temple University School of Medicine ; Lewis Katz School of Medicine at Temple University |  | Temple University
Beasley School of Law | Temple University School of Law ; Temple Law ; James E. Beasley School of Law |  | Temple University
Fox School of Business | Richard J. Fox School of Business and Management ; Temple University School of Business |  | Temple University
Tyler School of Art and Architecture | Tyler School of Art |  | Temple University
Maurice H. Kornberg School of Dentistry | Temple University School of Dentistry ; Philadelphia Dental College |  | Temple University
Charles Widger School of Law | Villanova University School of Law ; Villanova Law |  | Villanova University
Sidney Kimmel Medical College | Jefferson Medical College ; SKMC |  | Thomas Jefferson University
Haub School of Business | Erivan K. Haub School of Business |  | Saint Joseph's University
Annenberg School for Communication at the University of Pennsylvania | Annenberg School for Communication ; Penn Annenberg |  | University of Pennsylvania
Stuart Weitzman School of Design | PennDesign ; University of Pennsylvania School of Design ; Weitzman School of Design |  | University of Pennsylvania
Children's Hospital of Philadelphia | CHOP |  |
Wistar Institute | Wistar Institute of Anatomy and Biology |  |
Fox Chase Cancer Center | American Oncologic Hospital ; Institute for Cancer Research Philadelphia |  | Temple University Health System
Monell Chemical Senses Center | Monell |  |
Swanson School of Engineering | Pitt Swanson School of Engineering |  | University of Pittsburgh
Joseph M. Katz Graduate School of Business | Katz Graduate School of Business ; Pitt Business |  | University of Pittsburgh
University of Pittsburgh at Johnstown | Pitt-Johnstown ; UPJ |  | University of Pittsburgh
University of Pittsburgh at Bradford | Pitt-Bradford |  | University of Pittsburgh
University of Pittsburgh at Greensburg | Pitt-Greensburg |  | University of Pittsburgh
University of Pittsburgh Medical Center | UPMC ; Presbyterian University Hospital |  |
Penn State College of Medicine | Milton S. Hershey Medical Center College of Medicine ; Penn State Hershey |  | Pennsylvania State University
Thomas R. Kline School of Law of Duquesne University | Duquesne University School of Law ; Duquesne Kline School of Law |  | Duquesne University
Delaware State University | Delaware State College ; State College for Colored Students ; DSU |  |
Wilmington University | Wilmington College Delaware |  |
Widener University | PMC Colleges ; Bullock School |  |
Delaware Law School | Widener University Delaware Law School ; Delaware School of Law |  | Widener University
Alfred Lerner College of Business and Economics | Lerner College |  | University of Delaware
Trinity Washington University | Trinity College Washington ; Trinity College (DC) |  |
Robert H. Smith School of Business | Smith School of Business ; University of Maryland School of Business |  | University of Maryland, College Park
A. James Clark School of Engineering | Clark School of Engineering ; Glenn L. Martin Institute of Technology |  | University of Maryland, College Park
Philip Merrill College of Journalism | Merrill College |  | University of Maryland, College Park
Francis King Carey School of Law | University of Maryland School of Law ; Maryland Carey Law |  | University of Maryland, Baltimore
University of Maryland School of Medicine | College of Medicine of Maryland |  | University of Maryland, Baltimore
Johns Hopkins University Applied Physics Laboratory | JHU APL ; APL ; Applied Physics Laboratory ; Johns Hopkins APL |  | Johns Hopkins University
Whiting School of Engineering | Johns Hopkins School of Engineering ; G.W.C. Whiting School of Engineering |  | Johns Hopkins University
Carey Business School | Johns Hopkins Carey Business School |  | Johns Hopkins University
Krieger School of Arts and Sciences | Zanvyl Krieger School of Arts and Sciences |  | Johns Hopkins University
Space Telescope Science Institute | STScI |  | Association of Universities for Research in Astronomy
Elliott School of International Affairs | George Washington University School of Government, Business and International Affairs ; Elliott School |  | George Washington University
Milken Institute School of Public Health | GW School of Public Health ; GWSPH |  | George Washington University
Corcoran School of the Arts and Design | Corcoran College of Art and Design ; Corcoran School of Art |  | George Washington University
Columbus School of Law | Catholic University Law School ; Columbus University Law School |  | Catholic University of America
Kogod School of Business | American University Kogod |  | American University
Schar School of Policy and Government | George Mason University School of Policy, Government, and International Affairs ; School of Public Policy George Mason |  | George Mason University
Antonin Scalia Law School | George Mason University School of Law ; International School of Law ; Mason Law |  | George Mason University
Jimmy and Rosalynn Carter School for Peace and Conflict Resolution | School for Conflict Analysis and Resolution ; S-CAR ; Institute for Conflict Analysis and Resolution ; ICAR |  | George Mason University
Mason School of Business | Raymond A. Mason School of Business |  | College of William & Mary
Marshall-Wythe School of Law | William & Mary Law School |  | College of William & Mary
Virginia Institute of Marine Science | VIMS ; Virginia Fisheries Laboratory ; Batten School of Coastal & Marine Sciences |  | College of William & Mary
Richard Bland College | Richard Bland College of William & Mary ; RBC |  | College of William & Mary
Frank Batten School of Leadership and Public Policy | Batten School |  | University of Virginia
Virginia Tech Carilion School of Medicine | VTCSOM ; Virginia Tech Carilion School of Medicine and Research Institute |  | Virginia Polytechnic Institute and State University
Pamplin College of Business | R. B. Pamplin College of Business |  | Virginia Polytechnic Institute and State University
Fralin Biomedical Research Institute at VTC | Virginia Tech Carilion Research Institute ; VTCRI ; FBRI |  | Virginia Polytechnic Institute and State University
Robins School of Business | E. Claiborne Robins School of Business |  | University of Richmond
Jepson School of Leadership Studies | Jepson School |  | University of Richmond
Union Presbyterian Seminary | Union Theological Seminary in Virginia ; Presbyterian School of Christian Education ; Union-PSCE |  |
Bon Secours Memorial College of Nursing | Bon Secours Memorial School of Nursing |  | Bon Secours
National Defense University | NDU ; NDU Washington |  | United States Department of Defense
Dwight D. Eisenhower School for National Security and Resource Strategy | Industrial College of the Armed Forces ; ICAF ; Eisenhower School ; Army Industrial College |  | National Defense University
Joint Forces Staff College | Armed Forces Staff College ; JFSC |  | National Defense University
United States Army War College | Army War College ; USAWC |  | United States Army
Air University | Air Corps Tactical School |  | United States Air Force
Air War College | AWC |  | Air University
Air Command and Staff College | ACSC |  | Air University
Marine Corps University | MCU ; Marine Corps Schools Quantico |  | United States Marine Corps
United States Merchant Marine Academy | USMMA ; Kings Point ; U.S. Merchant Marine Academy |  |
Defense Language Institute | DLI ; Defense Language Institute Foreign Language Center ; DLIFLC ; Army Language School |  | United States Department of Defense
United States Army School of Advanced Military Studies | SAMS ; School of Advanced Military Studies |  | United States Army Command and General Staff College
Defense Acquisition University | DAU ; Defense Systems Management College |  | United States Department of Defense
Western Hemisphere Institute for Security Cooperation | School of the Americas ; WHINSEC |  | United States Department of Defense
Kenan Institute of Private Enterprise | Frank Hawkins Kenan Institute of Private Enterprise |  | University of North Carolina at Chapel Hill
Gillings School of Global Public Health | UNC School of Public Health ; UNC Gillings |  | University of North Carolina at Chapel Hill
Hussman School of Journalism and Media | UNC School of Media and Journalism ; UNC School of Journalism and Mass Communication |  | University of North Carolina at Chapel Hill
Adams School of Dentistry | UNC School of Dentistry |  | University of North Carolina at Chapel Hill
Eshelman School of Pharmacy | UNC School of Pharmacy |  | University of North Carolina at Chapel Hill
Lineberger Comprehensive Cancer Center | UNC Lineberger |  | University of North Carolina at Chapel Hill
Poole College of Management | NC State College of Management |  | North Carolina State University
Wilson College of Textiles | NC State College of Textiles |  | North Carolina State University
Belk College of Business | UNC Charlotte College of Business |  | University of North Carolina at Charlotte
Bryan School of Business and Economics | UNCG Bryan School |  | University of North Carolina at Greensboro
Norman Adrian Wiggins School of Law | Campbell Law School ; Campbell University School of Law |  | Campbell University
Nicholas School of the Environment | Duke University School of the Environment ; Duke School of Forestry |  | Duke University
Sanford School of Public Policy | Terry Sanford Institute of Public Policy ; Duke Sanford |  | Duke University
Pratt School of Engineering | Duke University School of Engineering |  | Duke University
Darla Moore School of Business | University of South Carolina School of Business Administration ; Moore School of Business |  | University of South Carolina
Joseph F. Rice School of Law | University of South Carolina School of Law |  | University of South Carolina
Terry College of Business | University of Georgia College of Business Administration |  | University of Georgia
Henry W. Grady College of Journalism and Mass Communication | Grady College |  | University of Georgia
Warnell School of Forestry and Natural Resources | Peabody School of Forestry |  | University of Georgia
J. Mack Robinson College of Business | Robinson College of Business ; Georgia State University College of Business Administration |  | Georgia State University
Andrew Young School of Policy Studies | Andrew Young School |  | Georgia State University
Medical College of Georgia | MCG ; Georgia Health Sciences University ; Medical Academy of Georgia |  | Augusta University
Georgia Tech Research Institute | GTRI ; Engineering Experiment Station Georgia Tech |  | Georgia Institute of Technology
H. Milton Stewart School of Industrial and Systems Engineering | ISyE ; Stewart School |  | Georgia Institute of Technology
Sam Nunn School of International Affairs | Nunn School |  | Georgia Institute of Technology
Walter F. George School of Law | Mercer Law School ; Mercer University School of Law |  | Mercer University
Columbia Theological Seminary | CTS Decatur |  |
Culverhouse College of Business | Culverhouse College of Commerce ; University of Alabama College of Commerce |  | University of Alabama
Hugh F. Culverhouse Jr. School of Law | University of Alabama School of Law ; Alabama Law |  | University of Alabama
Raymond J. Harbert College of Business | Harbert College of Business ; Auburn University College of Business |  | Auburn University
Samuel Ginn College of Engineering | Auburn University College of Engineering |  | Auburn University
Beeson Divinity School | Samford Beeson |  | Samford University
Haslam College of Business | University of Tennessee College of Business Administration |  | University of Tennessee
Winston College of Law | University of Tennessee College of Law |  | University of Tennessee
Howard H. Baker School of Public Policy and Public Affairs | Howard H. Baker Jr. Center for Public Policy ; Baker School |  | University of Tennessee
Cecil C. Humphreys School of Law | University of Memphis School of Law ; Memphis State University School of Law |  | University of Memphis
Fogelman College of Business and Economics | Memphis State University College of Business |  | University of Memphis
Facultad Latinoamericana de Ciencias Sociales | FLACSO ; Latin American Faculty of Social Sciences ; Latin American School of Social Sciences |  |
FLACSO Ecuador | Facultad Latinoamericana de Ciencias Sociales Ecuador ; FLACSO Sede Ecuador |  | Facultad Latinoamericana de Ciencias Sociales
FLACSO Chile | Facultad Latinoamericana de Ciencias Sociales Chile |  | Facultad Latinoamericana de Ciencias Sociales
Consejo Nacional de Investigaciones Científicas y Técnicas | CONICET ; National Scientific and Technical Research Council |  |
Universidad Nacional de Mar del Plata | UNMdP ; UNMDP ; Universidad Provincial de Mar del Plata ; National University of Mar del Plata |  |
Universidad Nacional de Quilmes | UNQ ; National University of Quilmes |  |
Universidad Nacional de Tres de Febrero | UNTREF ; National University of Tres de Febrero |  |
Universidad Nacional de Lanús | UNLa ; National University of Lanús |  |
Universidad Nacional de La Matanza | UNLaM |  |
Universidad Nacional de Lomas de Zamora | UNLZ |  |
Universidad Nacional de General Sarmiento | UNGS |  |
Universidad Nacional de Avellaneda | UNDAV |  |
Universidad Nacional Arturo Jauretche | UNAJ |  |
Universidad Nacional de José C. Paz | UNPAZ |  |
Universidad Nacional de Moreno | UNM |  |
Universidad Nacional de Hurlingham | UNAHUR |  |
Universidad Nacional de Luján | UNLu |  |
Universidad Nacional de las Artes | Instituto Universitario Nacional del Arte ; IUNA ; UNA ; National University of the Arts |  |
Universidad Nacional del Comahue | UNCo ; UNComa ; Universidad de Neuquén ; National University of Comahue |  |
Universidad Nacional de Río Negro | UNRN |  |
Universidad Nacional de la Patagonia San Juan Bosco | UNPSJB ; Universidad de la Patagonia San Juan Bosco |  |
Universidad Nacional de la Patagonia Austral | UNPA ; Universidad Federal de la Patagonia Austral |  |
Universidad Nacional de Tierra del Fuego, Antártida e Islas del Atlántico Sur | UNTDF ; Universidad Nacional de Tierra del Fuego |  |
Universidad Nacional de San Luis | UNSL |  |
Universidad Nacional de San Juan | UNSJ ; Universidad Provincial Domingo Faustino Sarmiento |  |
Universidad Nacional de Salta | UNSa ; National University of Salta |  |
Universidad Nacional de Jujuy | UNJu ; National University of Jujuy |  |
Universidad Nacional de Santiago del Estero | UNSE |  |
Universidad Nacional de Catamarca | UNCa ; UNCA |  |
Universidad Nacional de La Rioja | UNLaR |  |
Universidad Nacional del Nordeste | UNNE ; Northeast National University |  |
Universidad Nacional de Misiones | UNaM ; UNAM Misiones |  |
Universidad Nacional de Formosa | UNaF |  |
Universidad Nacional de Entre Ríos | UNER |  |
Universidad Nacional de La Pampa | UNLPam |  |
Universidad Nacional de Río Cuarto | UNRC |  |
Universidad Nacional de Villa María | UNVM |  |
Universidad Nacional de Chilecito | UNdeC |  |
Universidad Nacional de Rafaela | UNRaf |  |
Universidad Nacional del Noroeste de la Provincia de Buenos Aires | UNNOBA |  |
Universidad de la Defensa Nacional | UNDEF ; Instituto Universitario del Ejército ; Escuela Superior Técnica |  |
Universidad Católica de Córdoba | UCC ; Catholic University of Córdoba |  |
Universidad Católica de Salta | UCASAL |  |
Universidad Católica de Santa Fe | UCSF |  |
Universidad de Belgrano | UB ; University of Belgrano |  |
Universidad de Palermo | UP ; University of Palermo Buenos Aires |  |
Universidad de San Andrés | UdeSA ; Escuela Escocesa San Andrés ; University of San Andrés |  |
Universidad del Salvador | USAL ; Universidad del Salvador Buenos Aires |  |
Universidad del CEMA | UCEMA ; Centro de Estudios Macroeconómicos de Argentina ; CEMA |  |
Universidad Argentina de la Empresa | UADE ; Instituto Superior de la Empresa |  |
Universidad de Ciencias Empresariales y Sociales | UCES |  |
Universidad Abierta Interamericana | UAI ; Inter-American Open University |  |
Universidad Austral | Austral University |  |
IAE Business School | Instituto de Altos Estudios Empresariales ; IAE |  | Universidad Austral
Universidad Maimónides | Maimonides University |  |
Universidad Favaloro | Instituto Universitario de Ciencias Biomédicas ; Favaloro University |  |
Universidad ISALUD | ISALUD ; Instituto Universitario ISALUD |  |
Universidad Adventista del Plata | UAP ; River Plate Adventist University ; Colegio Adventista del Plata ; River Plate College |  |
Universidad de Congreso | UC Mendoza |  |
Universidad Juan Agustín Maza | Universidad Maza ; UMaza |  |
Universidad de Mendoza | UM Mendoza |  |
Universidad del Museo Social Argentino | UMSA ; Museo Social Argentino |  |
Universidad John F. Kennedy | Universidad Argentina John F. Kennedy ; UAJFK ; Escuela Argentina de Psicología |  |
Universidad de la Marina Mercante | UdeMM |  |
Universidad CAECE | CAECE ; Centro de Altos Estudios en Ciencias Exactas |  |
Universidad Autónoma de Entre Ríos | UADER |  |
Universidad Provincial de Córdoba | UPC |  |
Instituto Leloir | Fundación Instituto Leloir ; Instituto de Investigaciones Bioquímicas Fundación Campomar ; FIL |  |
Instituto de Física La Plata | IFLP |  | National University of La Plata
Famaf | Facultad de Matemática, Astronomía, Física y Computación ; FAMAF ; Instituto de Matemática, Astronomía y Física |  | Universidad Nacional de Córdoba
Facultad de Ciencias Exactas y Naturales (UBA) | Exactas UBA ; FCEyN ; FCEN ; Facultad de Ciencias Exactas y Naturales |  | University of Buenos Aires
Escuela Superior de Comercio Carlos Pellegrini | Colegio Pellegrini |  | University of Buenos Aires
Colegio Nacional de Buenos Aires | CNBA ; Colegio Real de San Carlos ; Nacional Buenos Aires |  | University of Buenos Aires
Instituto Nacional de Tecnología Agropecuaria | INTA ; National Agricultural Technology Institute |  |
Universidad Católica Boliviana San Pablo | UCB ; Catholic University of Bolivia ; Universidad Católica Boliviana |  |
Universidad Técnica de Oruro | UTO ; Universidad San Agustín Oruro |  |
Universidad Autónoma Tomás Frías | UATF ; Tomás Frías University |  |
Universidad Autónoma Juan Misael Saracho | UAJMS |  |
Universidad Autónoma del Beni José Ballivián | UABJB |  |
Universidad Privada Boliviana | UPB |  |
Universidad Privada de Santa Cruz de la Sierra | UPSA |  |
Escuela Militar de Ingeniería | EMI |  |
Universidad Pública de El Alto | UPEA |  |
Federal University of Ceará | Universidade Federal do Ceará ; Universidade do Ceará |  |
Federal University of São Paulo | Universidade Federal de São Paulo ; EPM |  |
Federal University of São Carlos | Universidade Federal de São Carlos |  |
Federal University of ABC | Universidade Federal do ABC |  |
Federal University of Santa Catarina | Universidade Federal de Santa Catarina ; Universidade de Santa Catarina |  |
Federal University of Santa Maria | Universidade Federal de Santa Maria ; Universidade de Santa Maria |  |
Federal University of Pelotas | UFPel ; Universidade Federal de Pelotas ; Universidade Rural do Sul |  |
Federal University of Rio Grande | FURG ; Universidade Federal do Rio Grande ; Fundação Universidade do Rio Grande |  |
Federal University of Pampa | UNIPAMPA ; Universidade Federal do Pampa |  |
Federal University of Health Sciences of Porto Alegre | UFCSPA ; Universidade Federal de Ciências da Saúde de Porto Alegre ; Fundação Faculdade Federal de Ciências Médicas de Porto Alegre ; FFFCMPA |  |
Federal University of Goiás | Universidade Federal de Goiás |  |
Federal University of Jataí | UFJ ; Universidade Federal de Jataí ; Universidade Federal de Goiás Regional Jataí |  |
Federal University of Catalão | UFCAT ; Universidade Federal de Catalão |  |
Federal University of Mato Grosso | UFMT ; Universidade Federal de Mato Grosso |  |
Federal University of Mato Grosso do Sul | UFMS ; Universidade Federal de Mato Grosso do Sul ; Universidade Estadual de Mato Grosso |  |
Federal University of Grande Dourados | UFGD ; Universidade Federal da Grande Dourados |  |
Federal University of Rondonópolis | UFR ; Universidade Federal de Rondonópolis |  |
Federal University of Pará | Universidade Federal do Pará ; Universidade do Pará |  |
Federal Rural University of Amazonia | UFRA ; Universidade Federal Rural da Amazônia ; Faculdade de Ciências Agrárias do Pará ; FCAP |  |
Federal University of Southern and Southeastern Pará | Unifesspa ; Universidade Federal do Sul e Sudeste do Pará |  |
Federal University of Amazonas | UFAM ; Universidade Federal do Amazonas ; Universidade do Amazonas ; Escola Universitária Livre de Manaus |  |
Federal University of Amapá | UNIFAP ; Universidade Federal do Amapá |  |
Federal University of Acre | UFAC ; Universidade Federal do Acre |  |
Federal University of Rondônia | UNIR ; Universidade Federal de Rondônia ; Fundação Universidade Federal de Rondônia |  |
Federal University of Roraima | UFRR ; Universidade Federal de Roraima |  |
Federal University of Tocantins | UFT ; Universidade Federal do Tocantins |  |
Federal University of Northern Tocantins | UFNT ; Universidade Federal do Norte do Tocantins |  |
Federal University of Maranhão | UFMA ; Universidade Federal do Maranhão ; Universidade do Maranhão |  |
Federal University of Piauí | UFPI ; Universidade Federal do Piauí |  |
Federal University of Delta do Parnaíba | UFDPar ; Universidade Federal do Delta do Parnaíba |  |
Federal University of Cariri | UFCA ; Universidade Federal do Cariri |  |
University for International Integration of the Afro-Brazilian Lusophony | UNILAB ; Universidade da Integração Internacional da Lusofonia Afro-Brasileira |  |
Federal University of Latin American Integration | UNILA ; Universidade Federal da Integração Latino-Americana |  |
Federal University of Rio Grande do Norte | Universidade Federal do Rio Grande do Norte |  |
Federal Rural University of the Semi-arid Region | Universidade Federal Rural do Semi-Árido ; ESAM |  |
Federal University of Paraíba | UFPB ; Universidade Federal da Paraíba |  |
Federal University of Campina Grande | Universidade Federal de Campina Grande ; Universidade Federal da Paraíba Campus II |  |
Federal Rural University of Pernambuco | UFRPE ; Universidade Federal Rural de Pernambuco |  |
Federal University of Agreste of Pernambuco | UFAPE ; Universidade Federal do Agreste de Pernambuco |  |
Federal University of the São Francisco Valley | UNIVASF ; Universidade Federal do Vale do São Francisco |  |
Federal University of Alagoas | UFAL ; Universidade Federal de Alagoas |  |
Federal University of Sergipe | UFS ; Universidade Federal de Sergipe |  |
Federal University of Recôncavo da Bahia | UFRB ; Universidade Federal do Recôncavo da Bahia ; Escola de Agronomia da Universidade Federal da Bahia |  |
Federal University of Western Bahia | UFOB ; Universidade Federal do Oeste da Bahia |  |
Federal University of Southern Bahia | UFSB ; Universidade Federal do Sul da Bahia |  |
Federal University of Espírito Santo | UFES ; Universidade Federal do Espírito Santo |  |
Federal University of Juiz de Fora | UFJF ; Universidade Federal de Juiz de Fora ; Universidade de Juiz de Fora |  |
Federal University of Ouro Preto | Universidade Federal de Ouro Preto |  |
Federal University of Uberlândia | UFU ; Universidade Federal de Uberlândia ; Universidade de Uberlândia |  |
Federal University of Lavras | Universidade Federal de Lavras ; ESAL |  |
Federal University of Itajubá | Universidade Federal de Itajubá ; EFEI ; Instituto Eletrotécnico e Mecânico de Itajubá |  |
Federal University of São João del-Rei | UFSJ ; Universidade Federal de São João del-Rei ; Fundação de Ensino Superior de São João del-Rei ; FUNREI |  |
Federal University of Triângulo Mineiro | UFTM ; Universidade Federal do Triângulo Mineiro ; Faculdade de Medicina do Triângulo Mineiro ; FMTM |  |
Federal University of the Jequitinhonha and Mucuri Valleys | Universidade Federal dos Vales do Jequitinhonha e Mucuri ; Faculdade Federal de Odontologia de Diamantina ; FAFEOD |  |
Federal Rural University of Rio de Janeiro | Universidade Federal Rural do Rio de Janeiro ; Escola Superior de Agricultura e Medicina Veterinária |  |
Federal University of the State of Rio de Janeiro | Universidade Federal do Estado do Rio de Janeiro ; Universidade do Rio de Janeiro ; FEFIERJ |  |
Centro Federal de Educação Tecnológica Celso Suckow da Fonseca | CEFET/RJ ; CEFET-RJ ; Escola Técnica Federal Celso Suckow da Fonseca ; Federal Center for Technological Education of Rio de Janeiro |  |
Centro Federal de Educação Tecnológica de Minas Gerais | CEFET-MG ; Federal Center for Technological Education of Minas Gerais ; Escola Técnica Federal de Minas Gerais |  |
Instituto Federal de São Paulo | IFSP ; Instituto Federal de Educação, Ciência e Tecnologia de São Paulo ; CEFET-SP |  |
Instituto Federal do Rio de Janeiro | IFRJ ; Instituto Federal de Educação, Ciência e Tecnologia do Rio de Janeiro ; CEFET Química de Nilópolis |  |
Instituto Federal Fluminense | IFF ; Instituto Federal de Educação, Ciência e Tecnologia Fluminense ; CEFET Campos |  |
Instituto Federal do Ceará | IFCE ; Instituto Federal de Educação, Ciência e Tecnologia do Ceará ; CEFET-CE |  |
Instituto Federal de Pernambuco | IFPE ; CEFET-PE |  |
Instituto Federal da Paraíba | IFPB ; CEFET-PB |  |
Instituto Federal do Rio Grande do Norte | IFRN ; CEFET-RN |  |
Instituto Federal da Bahia | IFBA ; CEFET-BA |  |
Instituto Federal Baiano | IF Baiano ; Instituto Federal de Educação, Ciência e Tecnologia Baiano |  |
Instituto Federal Goiano | IF Goiano ; Instituto Federal de Educação, Ciência e Tecnologia Goiano ; CEFET Rio Verde |  |
Instituto Federal de Goiás | IFG ; CEFET-GO |  |
Instituto Federal do Espírito Santo | IFES ; CEFETES |  |
Instituto Federal de Santa Catarina | IFSC ; CEFET-SC |  |
Instituto Federal Catarinense | IFC ; Instituto Federal de Educação, Ciência e Tecnologia Catarinense |  |
Instituto Federal Sul-rio-grandense | IFSul ; CEFET-RS ; Escola Técnica Federal de Pelotas |  |
Instituto Federal Farroupilha | IFFar |  |
Instituto Federal do Rio Grande do Sul | IFRS |  |
Instituto Federal do Paraná | IFPR ; Escola Técnica da Universidade Federal do Paraná |  |
Instituto Federal do Maranhão | IFMA ; CEFET-MA |  |
Instituto Federal do Pará | IFPA ; CEFET-PA |  |
Instituto Federal do Piauí | IFPI ; CEFET-PI |  |
Instituto Federal de Minas Gerais | IFMG ; CEFET Ouro Preto |  |
Instituto Federal do Sudeste de Minas Gerais | IF Sudeste MG |  |
Instituto Federal do Sul de Minas Gerais | IFSULDEMINAS |  |
Instituto Federal do Norte de Minas Gerais | IFNMG |  |
Instituto Federal do Triângulo Mineiro | IFTM ; CEFET Uberaba |  |
Colégio Pedro II | CPII ; Imperial Colégio de Pedro II |  |
State University of Maringá | UEM ; Universidade Estadual de Maringá |  |
State University of Londrina | UEL ; Universidade Estadual de Londrina |  |
State University of Ponta Grossa | UEPG ; Universidade Estadual de Ponta Grossa |  |
Western Paraná State University | UNIOESTE ; Universidade Estadual do Oeste do Paraná |  |
Midwestern Parana State University | UNICENTRO ; Universidade Estadual do Centro-Oeste ; Midwest State University |  |
Universidade Estadual do Norte do Paraná | UENP ; State University of Northern Paraná |  |
Universidade Estadual do Paraná | UNESPAR ; Faculdade de Artes do Paraná ; Escola de Música e Belas Artes do Paraná |  |
Santa Catarina State University | Universidade do Estado de Santa Catarina ; State University of Santa Catarina |  |
State University of Rio Grande do Sul | UERGS ; Universidade Estadual do Rio Grande do Sul |  |
State University of Northern Rio de Janeiro | UENF ; Universidade Estadual do Norte Fluminense Darcy Ribeiro ; North Fluminense State University |  |
State University of Montes Claros | UNIMONTES ; Universidade Estadual de Montes Claros ; Fundação Norte Mineira de Ensino Superior |  |
Minas Gerais State University | UEMG ; Universidade do Estado de Minas Gerais |  |
Bahia State University | UNEB ; Universidade do Estado da Bahia |  |
State University of Feira de Santana | UEFS ; Universidade Estadual de Feira de Santana |  |
State University of Santa Cruz | UESC ; Universidade Estadual de Santa Cruz |  |
State University of Southwest Bahia | UESB ; Universidade Estadual do Sudoeste da Bahia |  |
Ceará State University | UECE ; Universidade Estadual do Ceará |  |
Regional University of Cariri | URCA ; Universidade Regional do Cariri |  |
State University Vale do Acaraú | UVA ; Universidade Estadual Vale do Acaraú |  |
Paraíba State University | UEPB ; Universidade Estadual da Paraíba ; Universidade Regional do Nordeste ; URNe |  |
University of Pernambuco | UPE ; Universidade de Pernambuco ; Fundação de Ensino Superior de Pernambuco ; FESP |  |
Universidade do Estado do Rio Grande do Norte | UERN ; Universidade Regional do Rio Grande do Norte |  |
Universidade Estadual de Alagoas | UNEAL |  |
Universidade Estadual de Ciências da Saúde de Alagoas | UNCISAL ; Escola de Ciências Médicas de Alagoas |  |
Maranhão State University | UEMA ; Universidade Estadual do Maranhão |  |
State University of Piauí | UESPI ; Universidade Estadual do Piauí |  |
State University of Pará | UEPA ; Universidade do Estado do Pará |  |
Amazonas State University | UEA ; Universidade do Estado do Amazonas ; Universidade de Tecnologia da Amazônia |  |
Mato Grosso State University | UNEMAT ; Universidade do Estado de Mato Grosso |  |
State University of Mato Grosso do Sul | UEMS ; Universidade Estadual de Mato Grosso do Sul |  |
State University of Goiás | UEG ; Universidade Estadual de Goiás ; Universidade Estadual de Anápolis |  |
Universidade Estadual do Tocantins | UNITINS ; Universidade do Tocantins |  |
Universidade Virtual do Estado de São Paulo | UNIVESP |  |
Faculdade de Medicina de Marília | FAMEMA |  |
Faculdade de Medicina de São José do Rio Preto | FAMERP |  |
Faculdade de Medicina de Jundiaí | FMJ |  |
Centro Universitário Saúde ABC | Faculdade de Medicina do ABC ; FMABC ; Centro Universitário FMABC |  |
Faculdade de Ciências Médicas da Santa Casa de São Paulo | FCMSCSP ; Santa Casa de São Paulo School of Medical Sciences |  |
Escola Superior de Agricultura Luiz de Queiroz | Luiz de Queiroz College of Agriculture ; Escola Agrícola Prática de Piracicaba |  |
Escola Politécnica da Universidade de São Paulo | Poli-USP ; EPUSP ; Poli USP ; Escola Politécnica de São Paulo |  | University of São Paulo
Faculdade de Medicina da Universidade de São Paulo | FMUSP ; Casa de Arnaldo ; University of São Paulo Medical School |  | University of São Paulo
Ribeirão Preto Medical School | FMRP ; Faculdade de Medicina de Ribeirão Preto ; FMRP-USP |  | University of São Paulo
Faculdade de Economia, Administração, Contabilidade e Atuária | FEA-USP ; FEA ; Faculdade de Economia, Administração e Contabilidade |  | University of São Paulo
Faculdade de Filosofia, Letras e Ciências Humanas | FFLCH ; Faculdade de Filosofia, Ciências e Letras da Universidade de São Paulo |  | University of São Paulo
Faculdade de Arquitetura e Urbanismo da Universidade de São Paulo | FAU-USP ; FAUUSP |  | University of São Paulo
Faculdade de Direito do Largo de São Francisco | Faculdade de Direito da Universidade de São Paulo ; São Francisco Law School ; FDUSP |  | University of São Paulo
Escola de Comunicações e Artes | ECA-USP ; ECA |  | University of São Paulo
Instituto de Matemática e Estatística da Universidade de São Paulo | IME-USP |  | University of São Paulo
Instituto de Ciências Matemáticas e de Computação | ICMC ; ICMC-USP ; Institute of Mathematics and Computer Sciences |  | University of São Paulo
Escola de Engenharia de São Carlos | EESC ; EESC-USP ; São Carlos School of Engineering |  | University of São Paulo
Escola de Engenharia de Lorena | EEL-USP ; Faculdade de Engenharia Química de Lorena ; FAENQUIL |  | University of São Paulo
Escola de Artes, Ciências e Humanidades | EACH ; USP Leste ; EACH-USP |  | University of São Paulo
Heart Institute of the University of São Paulo | InCor ; Instituto do Coração |  | University of São Paulo
Instituto Alberto Luiz Coimbra de Pós-Graduação e Pesquisa de Engenharia | COPPE ; COPPE/UFRJ ; Coordenação dos Programas de Pós-Graduação em Engenharia |  | Federal University of Rio de Janeiro
COPPEAD Graduate School of Business | COPPEAD ; Instituto COPPEAD de Administração |  | Federal University of Rio de Janeiro
National Museum of Brazil | Museu Nacional ; Museu Nacional UFRJ ; Museu Real |  | Federal University of Rio de Janeiro
Escola Brasileira de Administração Pública e de Empresas | EBAPE ; FGV EBAPE ; Brazilian School of Public and Business Administration ; EBAP |  | Fundação Getulio Vargas
Fundação Getulio Vargas | FGV Brasil |  |
Fundação Dom Cabral | FDC |  |
Fundação Oswaldo Cruz | Instituto Oswaldo Cruz ; Instituto Soroterápico Federal ; Instituto de Manguinhos |  |
Escola Nacional de Saúde Pública Sérgio Arouca | ENSP ; ENSP/Fiocruz ; Sergio Arouca National School of Public Health |  | Fundação Oswaldo Cruz
Instituto Nacional de Pesquisas Espaciais | INPE ; National Institute for Space Research |  |
Instituto Nacional de Pesquisas da Amazônia | INPA ; National Institute of Amazonian Research |  |
Instituto Nacional de Matemática Pura e Aplicada | IMPA ; Institute for Pure and Applied Mathematics Brazil |  |
Laboratório Nacional de Computação Científica | LNCC ; National Laboratory for Scientific Computing |  |
Centro Brasileiro de Pesquisas Físicas | CBPF ; Brazilian Center for Physics Research |  |
Brazilian Agricultural Research Corporation | Embrapa ; Empresa Brasileira de Pesquisa Agropecuária |  |
Pontifical Catholic University of Campinas | PUC-Campinas ; PUCCAMP ; Pontifícia Universidade Católica de Campinas |  |
Pontifical Catholic University of Paraná | PUCPR ; PUC-PR ; Pontifícia Universidade Católica do Paraná ; Universidade Católica do Paraná |  |
Pontifical Catholic University of Goiás | PUC Goiás ; Universidade Católica de Goiás ; UCG ; Pontifícia Universidade Católica de Goiás |  |
Catholic University of Pernambuco | UNICAP ; Universidade Católica de Pernambuco |  |
Catholic University of Brasília | UCB ; Universidade Católica de Brasília ; Faculdade Católica de Ciências Humanas |  |
Universidade Católica Dom Bosco | UCDB ; Faculdades Unidas Católicas de Mato Grosso ; FUCMT |  |
Universidade Católica do Salvador | UCSAL |  |
Universidade Católica de Pelotas | UCPel |  |
Universidade Católica de Petrópolis | UCP |  |
Universidade Católica de Santos | UniSantos |  |
Universidade Metodista de São Paulo | UMESP ; Instituto Metodista de Ensino Superior |  |
Universidade Metodista de Piracicaba | UNIMEP ; Colégio Piracicabano |  |
Universidade Nove de Julho | UNINOVE ; Centro Universitário Nove de Julho |  |
Universidade Anhembi Morumbi | UAM ; Anhembi Morumbi |  |
Universidade Cruzeiro do Sul | UNICSUL ; Cruzeiro do Sul |  |
Universidade Cidade de São Paulo | UNICID |  |
Universidade São Judas Tadeu | USJT ; São Judas |  |
Universidade de Santo Amaro | UNISA ; Faculdades de Santo Amaro ; OSEC |  |
Universidade de Mogi das Cruzes | UMC |  |
Universidade Santa Cecília | UNISANTA |  |
Universidade do Oeste Paulista | UNOESTE |  |
Universidade de Taubaté | UNITAU |  |
Universidade do Vale do Paraíba | UNIVAP |  |
Universidade de Franca | UNIFRAN |  |
Universidade de Ribeirão Preto | UNAERP ; Associação de Ensino de Ribeirão Preto |  |
Universidade de Sorocaba | UNISO |  |
Universidade São Francisco | USF |  |
Universidade do Sagrado Coração | Unisagrado ; USC Bauru ; Centro Universitário Sagrado Coração |  |
Universidade Gama Filho | UGF |  |
Universidade Estácio de Sá | Estácio ; UNESA |  | Yduqs
Universidade Veiga de Almeida | UVA |  |
Universidade Salgado de Oliveira | UNIVERSO ; Associação Salgado de Oliveira de Educação e Cultura |  |
Universidade do Grande Rio | Unigranrio ; Universidade do Grande Rio Professor José de Souza Herdy |  |
Universidade de Vassouras | Universidade Severino Sombra |  |
Universidade Candido Mendes | UCAM ; Faculdades Cândido Mendes |  |
IUPERJ | Instituto Universitário de Pesquisas do Rio de Janeiro |  | Universidade Candido Mendes
University of Vale do Itajaí | Universidade do Vale do Itajaí |  |
Universidade do Sul de Santa Catarina | UNISUL |  |
Universidade do Extremo Sul Catarinense | UNESC ; FUCRI |  |
Universidade da Região de Joinville | UNIVILLE |  |
Universidade Regional de Blumenau | FURB ; Regional University of Blumenau ; Fundação Universidade Regional de Blumenau |  |
Universidade do Oeste de Santa Catarina | UNOESC |  |
Universidade Comunitária da Região de Chapecó | Unochapecó |  |
Universidade de Caxias do Sul | UCS |  |
Universidade de Passo Fundo | UPF |  |
Universidade de Santa Cruz do Sul | UNISC ; Faculdades Integradas de Santa Cruz do Sul |  |
Universidade do Vale do Taquari | UNIVATES ; Univates |  |
Universidade Feevale | FEEVALE ; Centro Universitário Feevale |  |
Universidade Luterana do Brasil | ULBRA ; Lutheran University of Brazil |  |
Universidade Regional do Noroeste do Estado do Rio Grande do Sul | UNIJUÍ |  |
Universidade Regional Integrada do Alto Uruguai e das Missões | URI |  |
Universidade Franciscana | UFN ; Centro Universitário Franciscano ; UNIFRA |  |
Universidade da Região da Campanha | URCAMP ; Centro Universitário da Região da Campanha |  |
Universidade Positivo | UP Curitiba ; Centro Universitário Positivo ; UnicenP |  |
Universidade Tuiuti do Paraná | UTP |  |
Universidade Norte do Paraná | UNOPAR ; Universidade Pitágoras Unopar |  |
Universidade Cesumar | UniCesumar ; Centro Universitário de Maringá ; CESUMAR |  |
Universidade Paranaense | UNIPAR |  |
Universidade de Fortaleza | UNIFOR |  |
Universidade Tiradentes | UNIT |  |
Universidade Potiguar | UnP |  |
Universidade Salvador | UNIFACS |  |
Universidade de Cuiabá | UNIC |  |
Universidade Anhanguera-Uniderp | UNIDERP ; Universidade para o Desenvolvimento do Estado e da Região do Pantanal |  |
Universidade da Amazônia | UNAMA ; União das Escolas Superiores do Pará |  |
Universidade Nilton Lins | Centro Universitário Nilton Lins |  |
Universidade FUMEC | FUMEC ; Fundação Mineira de Educação e Cultura |  |
Universidade de Uberaba | UNIUBE ; Faculdades Integradas de Uberaba |  |
Universidade de Itaúna | UIT |  |
Universidade Vale do Rio Doce | UNIVALE |  |
Universidade Vila Velha | UVV ; Centro Universitário Vila Velha |  |
Universidade Anhanguera | Anhanguera Educacional ; Universidade Bandeirante de São Paulo ; UNIBAN |  | Cogna Educação
Centro Universitário de Brasília | UniCEUB ; Centro de Ensino Unificado de Brasília ; CEUB |  |
Instituto Brasileiro de Ensino, Desenvolvimento e Pesquisa | IDP ; Instituto Brasiliense de Direito Público |  |
Instituto Mauá de Tecnologia | IMT ; Escola de Engenharia Mauá |  |
Fundação Armando Alvares Penteado | FAAP |  |
Escola Superior de Propaganda e Marketing | ESPM |  |
Fundação Escola de Comércio Álvares Penteado | FECAP |  |
Faculdade Cásper Líbero | Cásper Líbero |  |
Ibmec | Instituto Brasileiro de Mercado de Capitais ; Faculdades Ibmec |  |
Escola Superior de Desenho Industrial | ESDI |  | Rio de Janeiro State University
Academia Militar das Agulhas Negras | AMAN ; Escola Militar de Resende ; Agulhas Negras Military Academy |  | Exército Brasileiro
Escola de Comando e Estado-Maior do Exército | ECEME |  | Exército Brasileiro
Escola Superior de Guerra | ESG ; Brazilian War College |  |
Escola Nacional de Ciências Estatísticas | ENCE |  | Instituto Brasileiro de Geografia e Estatística
Escola Nacional de Administração Pública | ENAP |  |
Escola Bahiana de Medicina e Saúde Pública | EBMSP ; Bahiana |  |
Centro Universitário SENAI CIMATEC | SENAI CIMATEC ; Universidade SENAI CIMATEC |  | Serviço Nacional de Aprendizagem Industrial
Escola Superior de Ciências da Santa Casa de Misericórdia de Vitória | EMESCAM |  |
Tecnológico Nacional de México | National Technological Institute of Mexico ; Sistema Nacional de Institutos Tecnológicos ; Dirección General de Educación Superior Tecnológica |  |
El Colegio de México | College of Mexico ; COLMEX |  |
El Colegio de la Frontera Norte | COLEF ; El Colef ; Centro de Estudios Fronterizos del Norte de México |  |
El Colegio de la Frontera Sur | ECOSUR ; Centro de Investigaciones Ecológicas del Sureste |  |
El Colegio de Michoacán | COLMICH |  |
El Colegio de San Luis | COLSAN |  |
El Colegio de Sonora | COLSON |  |
El Colegio Mexiquense | CMQ |  |
Colegio de Postgraduados | COLPOS ; Postgraduate College Mexico ; College of Postgraduates in Agricultural Sciences |  |
Centro de Investigación y Docencia Económicas | Center for Research and Teaching in Economics |  |
Center for Research and Advanced Studies of the National Polytechnic Institute | Centro de Investigación y de Estudios Avanzados del Instituto Politécnico Nacional ; Cinvestav-IPN |  | National Polytechnic Institute
Centro de Investigaciones y Estudios Superiores en Antropología Social | CIESAS ; Centro de Investigaciones Superiores del INAH ; CIS-INAH |  |
Centro de Investigación Científica y de Educación Superior de Ensenada | CICESE ; Ensenada Center for Scientific Research and Higher Education |  |
Centro de Investigación Científica de Yucatán | CICY |  |
Centro de Investigación en Matemáticas | CIMAT ; Center for Research in Mathematics |  |
Centro de Investigaciones en Óptica | CIO |  |
Centro de Investigaciones Biológicas del Noroeste | CIBNOR |  |
Centro de Investigación en Alimentación y Desarrollo | CIAD |  |
Centro de Investigación en Materiales Avanzados | CIMAV |  |
Centro de Investigación en Química Aplicada | CIQA |  |
Instituto Nacional de Astrofísica, Óptica y Electrónica | INAOE ; Observatorio Astrofísico Nacional de Tonantzintla ; National Institute of Astrophysics, Optics and Electronics |  |
Instituto Potosino de Investigación Científica y Tecnológica | IPICYT |  |
Instituto de Ecología, A.C. | INECOL |  |
Instituto de Investigaciones Dr. José María Luis Mora | Instituto Mora ; Mora Institute |  |
Instituto Nacional de Antropología e Historia | INAH ; National Institute of Anthropology and History |  |
Escuela Nacional de Antropología e Historia | ENAH ; National School of Anthropology and History |  | Instituto Nacional de Antropología e Historia
Universidad Pedagógica Nacional | UPN ; National Pedagogic University |  |
Universidad Abierta y a Distancia de México | UnADM |  |
Universidad Autónoma de la Ciudad de México | UACM ; Universidad de la Ciudad de México |  |
Universidad Autónoma de Aguascalientes | UAA ; Instituto Autónomo de Ciencias y Tecnología |  |
Universidad Autónoma de Baja California | UABC ; Autonomous University of Baja California |  |
Universidad Autónoma de Baja California Sur | UABCS |  |
Universidad Autónoma de Campeche | UACAM ; Universidad del Sudeste |  |
Universidad Autónoma del Carmen | UNACAR |  |
Universidad Autónoma de Chiapas | UNACH |  |
Universidad de Ciencias y Artes de Chiapas | UNICACH ; Instituto de Ciencias y Artes de Chiapas ; ICACH |  |
Universidad Autónoma de Chihuahua | UACH ; Universidad de Chihuahua ; Instituto Científico y Literario de Chihuahua |  |
Universidad Autónoma de Ciudad Juárez | UACJ |  |
Universidad Autónoma de Coahuila | UAdeC ; Universidad de Coahuila |  |
Universidad de Colima | UCOL ; UdeC ; Universidad Popular de Colima |  |
Universidad Juárez del Estado de Durango | UJED ; Instituto Juárez Durango |  |
Universidad de Guanajuato | UG ; Colegio del Estado de Guanajuato ; UGto |  |
Universidad Autónoma de Guerrero | UAGro ; UAG ; Colegio del Estado de Guerrero |  |
Universidad Autónoma de Guadalajara | UAG ; Autonomous University of Guadalajara |  |
Universidad Autónoma del Estado de Hidalgo | UAEH ; Instituto Científico Literario Autónomo de Hidalgo |  |
Universidad Autónoma del Estado de Morelos | UAEM ; Universidad de Morelos ; UAEMor |  |
Universidad Autónoma de Nayarit | UAN ; Universidad de Nayarit |  |
Universidad Autónoma de Querétaro | UAQ ; Colegio Civil de Querétaro |  |
Universidad Autónoma del Estado de Quintana Roo | UAEQROO ; UQROO ; Universidad de Quintana Roo |  |
Universidad Autónoma de San Luis Potosí | UASLP ; Instituto Científico y Literario de San Luis Potosí |  |
Universidad Autónoma de Sinaloa | UAS ; Colegio Rosales |  |
Universidad de Sonora | UNISON ; University of Sonora |  |
Universidad Estatal de Sonora | UES ; Centro de Estudios Superiores del Estado de Sonora ; CESUES |  |
Universidad Autónoma de Tamaulipas | UAT |  |
Universidad Autónoma de Tlaxcala | UATx |  |
Universidad Veracruzana | UV ; University of Veracruz |  |
Universidad Autónoma de Zacatecas | UAZ ; Instituto de Ciencias de Zacatecas ; Universidad Autónoma de Zacatecas Francisco García Salinas |  |
Universidad Popular Autónoma del Estado de Puebla | UPAEP |  |
Universidad Panamericana | UP ; Instituto Panamericano de Humanidades |  |
IPADE Business School | IPADE ; Instituto Panamericano de Alta Dirección de Empresa |  | Universidad Panamericana
Universidad Anáhuac | Anáhuac University ; Universidad Anáhuac México ; Anáhuac |  |
Universidad La Salle | ULSA ; La Salle University Mexico ; Universidad La Salle México |  |
Universidad del Valle de México | UVM |  | Laureate International Universities
Universidad de Monterrey | UDEM |  |
Universidad Regiomontana | U-ERRE ; UERRE ; U-ERRE Universidad Regiomontana |  |
Universidad Tecmilenio | Tecmilenio ; Universidad TecMilenio |  |
Universidad Intercontinental | UIC ; Instituto de Estudios Superiores de Misiones Extranjeras |  |
Universidad del Claustro de Sor Juana | Claustro de Sor Juana |  |
Universidad de las Américas Ciudad de México | UDLA ; UDLA Ciudad de México ; University of the Americas Mexico City |  |
Universidad Tecnológica de la Mixteca | UTM |  | Sistema de Universidades Estatales de Oaxaca
Universidad del Mar | UMAR |  | Sistema de Universidades Estatales de Oaxaca
Universidad del Istmo (Oaxaca) | UNISTMO ; Universidad del Istmo |  | Sistema de Universidades Estatales de Oaxaca
Universidad del Papaloapan | UNPA |  | Sistema de Universidades Estatales de Oaxaca
Universidad de la Sierra Sur | UNSIS |  | Sistema de Universidades Estatales de Oaxaca
Sistema de Universidades Estatales de Oaxaca | SUNEO |  |
Universidad Autónoma Metropolitana Iztapalapa | UAM-I ; UAM Iztapalapa |  | Metropolitan Autonomous University
Universidad Autónoma Metropolitana Xochimilco | UAM-X ; UAM Xochimilco |  | Metropolitan Autonomous University
Universidad Autónoma Metropolitana Azcapotzalco | UAM-A ; UAM Azcapotzalco |  | Metropolitan Autonomous University
Universidad Autónoma Metropolitana Cuajimalpa | UAM-C ; UAM Cuajimalpa |  | Metropolitan Autonomous University
Facultad de Estudios Superiores Acatlán | FES Acatlán ; Escuela Nacional de Estudios Profesionales Acatlán ; ENEP Acatlán |  | National Autonomous University of Mexico
Facultad de Estudios Superiores Aragón | FES Aragón ; ENEP Aragón |  | National Autonomous University of Mexico
Facultad de Estudios Superiores Cuautitlán | FES Cuautitlán ; ENEP Cuautitlán |  | National Autonomous University of Mexico
Facultad de Estudios Superiores Iztacala | FES Iztacala ; FESI ; ENEP Iztacala |  | National Autonomous University of Mexico
Facultad de Estudios Superiores Zaragoza | FES Zaragoza ; ENEP Zaragoza |  | National Autonomous University of Mexico
Escuela Nacional Preparatoria | ENP ; Prepa UNAM ; National Preparatory School |  | National Autonomous University of Mexico
Escuela Nacional de Estudios Superiores Morelia | ENES Morelia |  | National Autonomous University of Mexico
Instituto de Investigaciones en Matemáticas Aplicadas y en Sistemas | IIMAS |  | National Autonomous University of Mexico
Escuela Superior de Cómputo | ESCOM ; ESCOM IPN |  | National Polytechnic Institute
Escuela Superior de Ingeniería Mecánica y Eléctrica | ESIME ; Escuela Nacional de Artes y Oficios para Hombres |  | National Polytechnic Institute
Escuela Superior de Física y Matemáticas | ESFM |  | National Polytechnic Institute
Escuela Superior de Comercio y Administración | ESCA ; ESCA IPN |  | National Polytechnic Institute
Escuela Superior de Ingeniería Química e Industrias Extractivas | ESIQIE |  | National Polytechnic Institute
Escuela Superior de Ingeniería y Arquitectura | ESIA |  | National Polytechnic Institute
Escuela Nacional de Ciencias Biológicas | ENCB |  | National Polytechnic Institute
Escuela Nacional de Medicina y Homeopatía | ENMH |  | National Polytechnic Institute
Unidad Profesional Interdisciplinaria de Ingeniería y Ciencias Sociales y Administrativas | UPIICSA |  | National Polytechnic Institute
Unidad Profesional Interdisciplinaria en Ingeniería y Tecnologías Avanzadas | UPIITA |  | National Polytechnic Institute
Escuela Libre de Derecho | ELD |  |
Escuela Bancaria y Comercial | EBC |  |
Escuela Nacional de Conservación, Restauración y Museografía | ENCRyM |  | Instituto Nacional de Antropología e Historia
Instituto Tecnológico de Ciudad Madero | ITCM ; Tecnológico de Madero |  | Tecnológico Nacional de México
Instituto Tecnológico de Celaya | ITC ; TecNM en Celaya |  | Tecnológico Nacional de México
Instituto Tecnológico de Chihuahua | ITCH |  | Tecnológico Nacional de México
Instituto Tecnológico de Ciudad Juárez | ITCJ ; Instituto Tecnológico Regional de Ciudad Juárez |  | Tecnológico Nacional de México
Instituto Tecnológico de La Laguna | ITL ; ITLaguna |  | Tecnológico Nacional de México
Instituto Tecnológico de León | ITL León |  | Tecnológico Nacional de México
Instituto Tecnológico de Mérida | ITM ; Instituto Tecnológico Regional de Mérida |  | Tecnológico Nacional de México
Instituto Tecnológico de Morelia | ITMorelia |  | Tecnológico Nacional de México
Instituto Tecnológico de Oaxaca | ITO |  | Tecnológico Nacional de México
Instituto Tecnológico de Orizaba | ITO Orizaba |  | Tecnológico Nacional de México
Instituto Tecnológico de Querétaro | ITQ |  | Tecnológico Nacional de México
Instituto Tecnológico de Saltillo | ITS ; Tec Saltillo |  | Tecnológico Nacional de México
Instituto Tecnológico de Tijuana | ITT ; Tec de Tijuana ; Tijuana Institute of Technology |  | Tecnológico Nacional de México
Instituto Tecnológico de Toluca | ITTol |  | Tecnológico Nacional de México
Instituto Tecnológico de Veracruz | ITV |  | Tecnológico Nacional de México
Instituto Tecnológico de Nuevo León | ITNL |  | Tecnológico Nacional de México
Centro Nacional de Investigación y Desarrollo Tecnológico | CENIDET |  | Tecnológico Nacional de México
Centro Universitario de Ciencias Exactas e Ingenierías | CUCEI |  | Universidad de Guadalajara
Centro Universitario de Ciencias de la Salud | CUCS |  | Universidad de Guadalajara
Centro Universitario de Ciencias Económico Administrativas | CUCEA |  | Universidad de Guadalajara
Centro Universitario de la Costa | CUCosta |  | Universidad de Guadalajara
Centro Universitario de Los Altos | CUAltos |  | Universidad de Guadalajara
Instituto Nacional de Salud Pública | INSP ; Escuela de Salud Pública de México ; National Institute of Public Health Mexico |  |
Instituto Nacional de Ciencias Médicas y Nutrición Salvador Zubirán | INCMNSZ ; Instituto Nacional de la Nutrición |  |
Heroico Colegio Militar | Colegio Militar ; Heroic Military Academy |  |
Universidad del Ejército y Fuerza Aérea | UDEFA |  |
Universidad de Costa Rica | UCR ; University of Costa Rica |  |
Universidad Nacional de Costa Rica | UNA ; National University of Costa Rica ; Escuela Normal de Costa Rica |  |
Instituto Tecnológico de Costa Rica | TEC ; ITCR ; Tecnológico de Costa Rica ; Costa Rica Institute of Technology |  |
Universidad Estatal a Distancia | UNED ; UNED Costa Rica ; Distance State University |  |
Universidad Técnica Nacional | UTN |  |
Universidad Latinoamericana de Ciencia y Tecnología | ULACIT |  |
Universidad Latina de Costa Rica | ULatina |  |
Universidad Autónoma de Centro América | UACA |  |
INCAE Business School | Instituto Centroamericano de Administración de Empresas |  |
Centro Agronómico Tropical de Investigación y Enseñanza | CATIE ; Tropical Agricultural Research and Higher Education Center |  |
University for Peace | UPEACE ; Universidad para la Paz |  | United Nations
Escuela Agrícola Panamericana | Pan-American Agricultural School ; EAP |  |
Universidad Nacional Autónoma de Honduras | UNAH |  |
Universidad Pedagógica Nacional Francisco Morazán | UPNFM ; Escuela Superior del Profesorado |  |
Universidad Tecnológica Centroamericana | UNITEC |  |
Universidad Nacional de Agricultura | UNAG ; Escuela Nacional de Agricultura Honduras |  |
Universidad de El Salvador | UES |  |
Universidad Tecnológica de El Salvador | UTEC |  |
Universidad Don Bosco | UDB |  |
Universidad Francisco Gavidia | UFG |  |
Escuela Superior de Economía y Negocios | ESEN |  |
Universidad del Valle de Guatemala | UVG |  |
Universidad Mariano Gálvez | UMG |  |
Universidad Galileo | Galileo University |  |
Universidad Centroamericana (Nicaragua) | UCA Managua ; Universidad Nacional Casimiro Sotelo Montenegro ; Central American University Managua ; Universidad Centroamericana |  |
Universidad Nacional Autónoma de Nicaragua, León | UNAN-León ; UNAN León |  |
Universidad Nacional de Ingeniería (Nicaragua) | UNI Nicaragua ; Universidad Nacional de Ingeniería |  |
Universidad Nacional Agraria | UNA ; Escuela Nacional de Agricultura y Ganadería |  |
Universidad de Panamá | UP ; University of Panama |  |
Universidad Tecnológica de Panamá | UTP ; Technological University of Panama ; Instituto Politécnico Panamá |  |
Universidad Autónoma de Chiriquí | UNACHI |  |
Universidad Católica Santa María La Antigua | USMA |  |
Universidad Especializada de las Américas | UDELAS ; Instituto Panameño de Habilitación Especial |  |
Universidad Marítima Internacional de Panamá | UMIP |  |
Smithsonian Tropical Research Institute | STRI ; Instituto Smithsonian de Investigaciones Tropicales |  | Smithsonian Institution
Universidad de La Habana | UH ; University of Havana ; Real y Pontificia Universidad de San Gerónimo de La Habana |  |
Universidad Tecnológica de La Habana José Antonio Echeverría | CUJAE ; Instituto Superior Politécnico José Antonio Echeverría ; ISPJAE ; Ciudad Universitaria José Antonio Echeverría |  |
Marta Abreu Central University of Las Villas | Universidad Central "Marta Abreu" de Las Villas ; Universidad Central de Las Villas |  |
Universidad de las Ciencias Informáticas | UCI |  |
Universidad de Camagüey | UC ; Universidad de Camagüey Ignacio Agramonte Loynaz |  |
Universidad de Holguín | UHo ; Universidad de Holguín Oscar Lucero Moya ; Instituto Superior Pedagógico José de la Luz y Caballero |  |
Universidad de Pinar del Río | UPR ; Universidad de Pinar del Río Hermanos Saíz Montes de Oca |  |
Universidad de Matanzas | UM ; Universidad de Matanzas Camilo Cienfuegos |  |
Universidad de Cienfuegos | UCf ; Universidad de Cienfuegos Carlos Rafael Rodríguez |  |
Universidad Agraria de La Habana | UNAH ; Instituto Superior de Ciencias Agropecuarias de La Habana ; ISCAH |  |
Universidad de Ciencias Pedagógicas Enrique José Varona | UCPEJV ; Instituto Superior Pedagógico Enrique José Varona |  |
Universidad de Ciencias Médicas de La Habana | UCMH ; Instituto Superior de Ciencias Médicas de La Habana |  |
Latin American School of Medicine | ELAM ; Escuela Latinoamericana de Medicina |  |
Universidad APEC | UNAPEC ; Acción Pro Educación y Cultura |  |
Universidad Iberoamericana (Dominican Republic) | UNIBE |  |
Universidad Central del Este | UCE |  |
Universidad Tecnológica de Santiago | UTESA |  |
Instituto Superior de Agricultura | Universidad ISA ; ISA |  |
University of the West Indies | UWI ; University College of the West Indies ; UCWI |  |
University of the West Indies, Mona | UWI Mona |  | University of the West Indies
University of the West Indies, St. Augustine | UWI St. Augustine ; Imperial College of Tropical Agriculture |  | University of the West Indies
University of the West Indies, Cave Hill | UWI Cave Hill |  | University of the West Indies
University of Technology, Jamaica | UTech ; College of Arts, Science and Technology ; CAST ; Jamaica Institute of Technology |  |
Northern Caribbean University | West Indies College ; NCU ; West Indian Training School |  |
University of the Southern Caribbean | Caribbean Union College ; USC ; East Caribbean Training School |  |
University of Trinidad and Tobago | UTT |  |
University of The Bahamas | College of The Bahamas ; UB |  |
University of Curaçao | University of the Netherlands Antilles ; UNA ; University of Curaçao Dr. Moises da Costa Gomez |  |
Anton de Kom University of Suriname | University of Suriname ; AdeKUS ; Anton de Kom Universiteit van Suriname |  |
Université d'État d'Haïti | UEH ; State University of Haiti |  |
Université des Antilles | UA ; Université des Antilles et de la Guyane ; UAG ; University of the French West Indies |  |
St. George's University | SGU ; St. George's University School of Medicine |  |
Ross University School of Medicine | RUSM ; Ross University |  | Adtalem Global Education
American University of the Caribbean | AUC ; American University of the Caribbean School of Medicine |  | Adtalem Global Education
Inter American University of Puerto Rico | Universidad Interamericana de Puerto Rico ; UIPR ; Instituto Politécnico de Puerto Rico ; La Inter |  |
Pontifical Catholic University of Puerto Rico | Pontificia Universidad Católica de Puerto Rico ; PUCPR ; Universidad Santa María |  |
Universidad del Sagrado Corazón | University of the Sacred Heart Puerto Rico ; USC Puerto Rico |  |
Universidad del Turabo | Turabo University ; Colegio Universitario del Turabo ; Universidad Ana G. Méndez Recinto de Gurabo |  | Ana G. Méndez University
Universidad Central del Caribe | UCC ; Universidad Central del Caribe School of Medicine ; Escuela de Medicina de Cayey |  |
University of Puerto Rico at Cayey | UPR Cayey ; Universidad de Puerto Rico en Cayey ; Colegio Universitario de Cayey |  | University of Puerto Rico System
University of Puerto Rico at Humacao | UPR Humacao ; UPRH ; Colegio Universitario de Humacao |  | University of Puerto Rico System
University of Puerto Rico at Arecibo | UPR Arecibo ; UPRA ; Colegio Universitario Tecnológico de Arecibo |  | University of Puerto Rico System
University of Puerto Rico at Aguadilla | UPR Aguadilla ; UPRAg ; Colegio Regional de Aguadilla |  | University of Puerto Rico System
University of Puerto Rico at Ponce | UPR Ponce ; UPRP ; Colegio Universitario Tecnológico de Ponce |  | University of Puerto Rico System
University of the Virgin Islands | College of the Virgin Islands ; UVI |  |
University of Guam | College of Guam ; UOG ; Territorial College of Guam |  |
Universidad Pontificia Bolivariana | UPB ; Universidad Católica Bolivariana |  |
Universidad del Norte (Colombia) | Uninorte ; Universidad del Norte Barranquilla ; Fundación Universidad del Norte ; Universidad del Norte |  |
Universidad del Atlántico | Uniatlántico |  |
Universidad de Cartagena | Unicartagena ; Universidad del Magdalena e Istmo |  |
Universidad del Magdalena | Unimagdalena ; Universidad Tecnológica del Magdalena |  |
Universidad Tecnológica de Bolívar | UTB ; Corporación Universitaria Tecnológica de Bolívar |  |
Universidad Tecnológica de Pereira | UTP |  |
Universidad del Quindío | Uniquindío |  |
Universidad del Cauca | Unicauca |  |
Universidad de Nariño | Udenar |  |
Universidad del Tolima | UT |  |
Universidad de los Llanos | Unillanos ; Universidad Tecnológica de los Llanos Orientales |  |
Universidad de Córdoba (Colombia) | Unicórdoba ; Universidad Nacional de Córdoba Montería ; Universidad de Córdoba |  |
Universidad de La Guajira | Uniguajira |  |
Universidad Tecnológica del Chocó | UTCH ; Universidad Tecnológica del Chocó Diego Luis Córdoba ; Politécnico Diego Luis Córdoba |  |
Universidad Francisco de Paula Santander | UFPS |  |
Universidad de Pamplona | Unipamplona |  |
Universidad Militar Nueva Granada | UMNG ; Escuela Militar de Medicina y Ciencias de la Salud |  |
Universidad Nacional Abierta y a Distancia | UNAD ; Unisur ; Universidad del Sur de Bogotá |  |
Universidad Pedagógica Nacional (Colombia) | UPN Bogotá ; Instituto Pedagógico Nacional ; Universidad Pedagógica Nacional |  |
Universidad Católica de Colombia | UCC Bogotá |  |
Universidad Cooperativa de Colombia | UCC ; Instituto de Economía Social y Cooperativismo ; INDESCO |  |
Universidad de La Sabana | Unisabana ; Instituto Superior de Educación INSE |  |
Universidad de La Salle | Unisalle ; La Salle University Bogotá |  |
Universidad El Bosque | Escuela Colombiana de Medicina |  |
Universidad EAN | Escuela de Administración de Negocios ; EAN University |  |
Universidad EIA | Escuela de Ingeniería de Antioquia ; EIA |  |
Universidad CES | CES ; Instituto de Ciencias de la Salud ; CES University |  |
Universidad de Medellín | UdeM |  |
Universidad Autónoma de Occidente (Colombia) | UAO ; Corporación Universitaria Autónoma de Occidente ; Universidad Autónoma de Occidente |  |
Universidad Autónoma de Manizales | UAM Manizales |  |
Universidad Santiago de Cali | USC |  |
Universidad Santo Tomás (Colombia) | USTA ; Santo Tomás University Colombia ; Universidad Santo Tomás |  |
Universidad San Buenaventura | USB Colombia |  |
Universidad Central (Colombia) | Universidad Central Bogotá |  |
Universidad Antonio Nariño | UAN |  |
Universidad Manuela Beltrán | UMB |  |
Universidad Sergio Arboleda | Sergio Arboleda |  |
Universidad Simón Bolívar (Colombia) | Unisimón ; Corporación Educativa Mayor del Desarrollo Simón Bolívar ; Universidad Simón Bolívar |  |
Universidad de la Costa (Colombia) | CUC ; Corporación Universidad de la Costa ; Corporación Universitaria de la Costa ; Universidad de la Costa |  |
Escuela Colombiana de Ingeniería Julio Garavito | Escuela Colombiana de Ingeniería ; ECI |  |
Instituto Tecnológico Metropolitano | ITM ; Instituto Popular de Cultura ; ITM Medellín |  |
Colegio de Estudios Superiores de Administración | CESA |  |
Politécnico Grancolombiano | Institución Universitaria Politécnico Grancolombiano |  |
Politécnico Colombiano Jaime Isaza Cadavid | Politécnico JIC |  |
Corporación Universitaria Minuto de Dios | Uniminuto |  |
Servicio Nacional de Aprendizaje | SENA |  |
Areandina | Fundación Universitaria del Área Andina ; Universidad del Área Andina |  |
Instituto Caro y Cuervo | ICC |  |
International Center for Tropical Agriculture | CIAT ; Centro Internacional de Agricultura Tropical ; Alliance of Bioversity International and CIAT |  | CGIAR
International Maize and Wheat Improvement Center | CIMMYT ; Centro Internacional de Mejoramiento de Maíz y Trigo |  | CGIAR
International Potato Center | CIP ; Centro Internacional de la Papa |  | CGIAR
Escuela Politécnica Nacional | National Polytechnic School Quito |  |
Escuela Superior Politécnica del Litoral | Polytechnic School of the Coast |  |
Universidad Central del Ecuador | UCE ; Central University of Ecuador ; Universidad Santo Tomás de Aquino Quito |  |
Universidad de Guayaquil | UG |  |
Universidad de Cuenca | UCuenca ; University of Cuenca |  |
Universidad Técnica Particular de Loja | UTPL |  |
Universidad Nacional de Loja | UNL |  |
Universidad Técnica de Ambato | UTA |  |
Universidad Técnica del Norte | UTN |  |
Universidad Técnica de Manabí | UTM |  |
Universidad Técnica de Machala | UTMACH |  |
Universidad Técnica Estatal de Quevedo | UTEQ |  |
Universidad Laica Eloy Alfaro de Manabí | ULEAM |  |
Universidad Estatal Península de Santa Elena | UPSE |  |
Universidad Nacional de Chimborazo | UNACH |  |
Universidad Estatal Amazónica | UEA |  |
Universidad Yachay Tech | Yachay Tech ; Universidad de Investigación de Tecnología Experimental Yachay |  |
Universidad Regional Amazónica Ikiam | Ikiam |  |
Universidad Nacional de Educación (Ecuador) | UNAE ; Universidad Nacional de Educación |  |
Universidad Politécnica Salesiana | UPS |  |
Universidad UTE | Universidad Tecnológica Equinoccial ; UTE ; Instituto Tecnológico Equinoccial |  |
Universidad Internacional SEK Ecuador | UISEK |  | Institución Internacional SEK
Universidad Internacional del Ecuador | UIDE |  |
Universidad de Las Américas (Ecuador) | UDLA Quito ; Universidad de Las Américas |  |
Universidad Católica de Santiago de Guayaquil | UCSG |  |
Pontificia Universidad Católica del Ecuador | PUCE ; Pontifical Catholic University of Ecuador ; Universidad Católica del Ecuador |  |
Universidad Casa Grande | UCG |  |
Instituto de Altos Estudios Nacionales | IAEN |  |
Universidad del Azuay | UDA |  |
Universidad Nacional Federico Villarreal | UNFV ; Universidad Comunal del Centro filial Lima |  |
Universidad Nacional de Trujillo | UNT ; Universidad Santo Tomás y Santa Rosa |  |
Universidad Nacional del Altiplano | UNA Puno ; UNAP ; Universidad Nacional del Altiplano de Puno |  |
Universidad Nacional del Centro del Perú | UNCP ; Universidad Comunal del Centro |  |
Universidad Nacional de San Cristóbal de Huamanga | UNSCH |  |
Universidad Nacional de Educación Enrique Guzmán y Valle | UNE ; La Cantuta ; Escuela Normal Superior Enrique Guzmán y Valle |  |
Universidad Nacional de Piura | UNP ; Universidad Técnica de Piura |  |
Universidad Nacional Pedro Ruiz Gallo | UNPRG |  |
Universidad Nacional de Cajamarca | UNC ; Universidad Técnica de Cajamarca |  |
Universidad Nacional Jorge Basadre Grohmann | UNJBG |  |
Universidad Nacional del Callao | UNAC ; Universidad Nacional Técnica del Callao |  |
Universidad Nacional José Faustino Sánchez Carrión | UNJFSC |  |
Universidad Nacional Hermilio Valdizán | UNHEVAL |  |
Universidad Nacional Agraria de la Selva | UNAS |  |
Universidad Nacional de la Amazonía Peruana | UNAP |  |
Universidad Nacional Toribio Rodríguez de Mendoza de Amazonas | UNTRM |  |
Universidad Nacional Santiago Antúnez de Mayolo | UNASAM |  |
Universidad Nacional San Luis Gonzaga | UNSLG ; UNICA ; Universidad San Luis Gonzaga de Ica |  |
Universidad Nacional Micaela Bastidas de Apurímac | UNAMBA |  |
Universidad Nacional Daniel Alcides Carrión | UNDAC |  |
Universidad César Vallejo | UCV |  |
Universidad Señor de Sipán | USS |  |
Universidad Privada Antenor Orrego | UPAO |  |
Universidad Privada del Norte | UPN |  | Laureate International Universities
Universidad Continental | Instituto Continental |  |
Universidad Ricardo Palma | URP |  |
Universidad San Ignacio de Loyola | USIL |  |
Universidad de San Martín de Porres | USMP |  |
Universidad de Piura | UDEP |  |
PAD Escuela de Dirección | PAD ; Programa de Alta Dirección |  | Universidad de Piura
Universidad de Lima | ULima |  |
ESAN University | Universidad ESAN |  |
Universidad de Ingeniería y Tecnología | UTEC ; University of Engineering and Technology Lima |  |
Universidad Católica San Pablo | UCSP |  |
Universidad Católica de Santa María | UCSM |  |
Universidad Católica Santo Toribio de Mogrovejo | USAT |  |
Universidad Católica Sedes Sapientiae | UCSS |  |
Universidad Católica Los Ángeles de Chimbote | ULADECH |  |
Universidad Científica del Sur | UCSUR |  |
Universidad Femenina del Sagrado Corazón | UNIFÉ |  |
Universidad Inca Garcilaso de la Vega | UIGV |  |
Universidad Peruana Unión | UPeU ; Universidad Unión Incaica ; Peruvian Union University ; Colegio Unión |  |
Universidad Peruana Los Andes | UPLA |  |
Universidad Norbert Wiener | UWiener |  |
Universidad Privada San Juan Bautista | UPSJB |  |
Universidad Andina del Cusco | UAC |  |
Universidad Tecnológica del Perú | UTP |  |
CENTRUM PUCP | CENTRUM Católica ; CENTRUM Graduate Business School |  | Pontifical Catholic University of Peru
Universidad Católica del Norte | UCN ; Universidad del Norte Antofagasta ; Catholic University of the North |  |
Universidad Católica del Maule | UCM |  |
Universidad Católica de Temuco | UCT ; UC Temuco ; Universidad Católica de Chile sede Temuco |  |
Universidad Católica Silva Henríquez | UCSH ; Universidad Católica Cardenal Raúl Silva Henríquez ; Instituto Profesional de Estudios Superiores Blas Cañas |  |
Universidad de La Frontera | UFRO ; Universidad de Chile sede Temuco |  |
Universidad de Talca | UTALCA |  |
Universidad de Valparaíso | UV ; Universidad de Chile sede Valparaíso |  |
Universidad de Playa Ancha | UPLA ; Academia Superior de Ciencias Pedagógicas de Valparaíso ; Universidad de Playa Ancha de Ciencias de la Educación |  |
Universidad Metropolitana de Ciencias de la Educación | UMCE ; Academia Superior de Ciencias Pedagógicas de Santiago ; El Pedagógico |  |
Universidad Tecnológica Metropolitana | UTEM ; Instituto Profesional de Santiago ; IPS |  |
Universidad del Bío-Bío | UBB ; Instituto Profesional de Chillán |  |
Universidad de Los Lagos | ULagos ; Instituto Profesional de Osorno |  |
Universidad de Tarapacá | UTA ; Universidad del Norte sede Arica ; Instituto Profesional de Arica |  |
Universidad Arturo Prat | UNAP ; Instituto Profesional de Iquique |  |
Universidad de Antofagasta | UA ; Instituto Profesional de Antofagasta |  |
Universidad de Atacama | UDA ; Escuela de Minas de Copiapó |  |
Universidad de O'Higgins | UOH |  |
Universidad de Aysén | UAysén |  |
Universidad Academia de Humanismo Cristiano | UAHC |  |
Adolfo Ibáñez University | UAI ; Universidad Adolfo Ibáñez ; Escuela de Negocios de Valparaíso |  |
Universidad Alberto Hurtado | UAH ; ILADES |  |
Universidad Andrés Bello | UNAB |  |
Universidad Autónoma de Chile | UA Chile ; Universidad Autónoma del Sur |  |
Universidad Bernardo O'Higgins | UBO |  |
Universidad Central de Chile | UCEN |  |
Universidad del Desarrollo | UDD |  |
Universidad de los Andes (Chile) | UAndes ; Universidad de los Andes |  |
Universidad Finis Terrae | UFT |  |
Universidad Gabriela Mistral | UGM |  |
Universidad Mayor | UM Chile |  |
Universidad San Sebastián | USS |  |
Universidad Santo Tomás (Chile) | UST ; Universidad Santo Tomás |  |
Universidad Viña del Mar | UVM |  |
Universidad de Las Américas (Chile) | UDLA ; Universidad de Las Américas |  |
Universidad Adventista de Chile | UNACH |  |
Universidad Tecnológica del Uruguay | UTEC ; Technological University of Uruguay |  |
Universidad ORT Uruguay | ORT Uruguay ; ORT University |  |
Universidad de Montevideo | UM Uruguay ; Instituto de Estudios Empresariales de Montevideo |  |
Universidad de la Empresa | UDE |  |
Administración Nacional de Educación Pública | ANEP |  |
Universidad Católica Nuestra Señora de la Asunción | UCA ; UC Paraguay ; Catholic University of Asunción |  |
Universidad Nacional del Este | UNE |  |
Universidad Nacional de Itapúa | UNI |  |
Universidad Autónoma de Asunción | UAA |  |
Universidad Americana (Paraguay) | UA Paraguay ; Universidad Americana |  |
Universidad de Carabobo | UC ; University of Carabobo ; Colegio Nacional de Carabobo |  |
Universidad de Oriente (Venezuela) | UDO ; Universidad de Oriente |  |
Universidad Nacional Experimental del Táchira | UNET |  |
Universidad Nacional Experimental Politécnica Antonio José de Sucre | UNEXPO ; Instituto Universitario Politécnico |  |
Universidad Nacional Experimental Francisco de Miranda | UNEFM |  |
Universidad Nacional Experimental de Guayana | UNEG |  |
Universidad Nacional Experimental de los Llanos Occidentales Ezequiel Zamora | UNELLEZ |  |
Universidad Nacional Experimental Politécnica de la Fuerza Armada Bolivariana | UNEFA ; Instituto Universitario Politécnico de las Fuerzas Armadas Nacionales ; IUPFAN |  |
Universidad Nacional Experimental Rafael María Baralt | UNERMB |  |
Universidad Nacional Experimental Simón Rodríguez | UNESR |  |
Universidad Pedagógica Experimental Libertador | UPEL ; Instituto Pedagógico Nacional Caracas ; Instituto Pedagógico de Caracas |  |
Universidad Nacional Abierta | UNA Venezuela |  |
Universidad Metropolitana (Venezuela) | UNIMET ; Universidad Metropolitana |  |
Universidad Rafael Urdaneta | URU |  |
Universidad Bolivariana de Venezuela | UBV |  |
Universidad Fermín Toro | UFT |  |
Instituto de Estudios Superiores de Administración | IESA |  |
Instituto Venezolano de Investigaciones Científicas | IVIC ; Venezuelan Institute for Scientific Research ; Instituto Venezolano de Neurología e Investigaciones Cerebrales |  |
University of Western Ontario | Western University of London Ontario |  |
Schulich School of Medicine & Dentistry | UWO Faculty of Medicine ; Schulich Medicine |  | University of Western Ontario
Robarts Research Institute | John P. Robarts Research Institute |  | University of Western Ontario
Brescia University College | Brescia College ; Ursuline College London |  | University of Western Ontario
St. Peter's Seminary | St. Peter's Seminary London |  |
Toronto Metropolitan University | Ryerson Institute of Technology |  |
Ted Rogers School of Management | Ryerson Ted Rogers School ; TRSM |  | Toronto Metropolitan University
Lincoln Alexander School of Law | Ryerson University Faculty of Law |  | Toronto Metropolitan University
Ontario Tech University | Ontario Tech |  |
OCAD University | Ontario College of Art and Design ; OCAD ; OCADU |  |
Nipissing University | Nipissing University College ; Northeastern University Ontario |  |
Lakehead University | Lakehead College of Arts, Science and Technology |  |
Laurentian University | Sacred Heart College Sudbury |  |
Algoma University | Algoma College |  |
Université de Hearst | Hearst University ; Collège universitaire de Hearst ; Séminaire de Hearst |  |
Université de l'Ontario français | UOF ; University of French Ontario |  |
University of Guelph | OAC ; Macdonald Institute ; U of G |  |
University of Guelph-Humber | Guelph-Humber |  | University of Guelph
Lang School of Business and Economics | Gordon S. Lang School of Business and Economics |  | University of Guelph
University of Waterloo | Waterloo College Associate Faculties |  |
Renison University College | Renison College |  | University of Waterloo
St. Jerome's University | St. Jerome's College |  | University of Waterloo
Conrad Grebel University College | Conrad Grebel College |  | University of Waterloo
United College (Waterloo) | St. Paul's University College ; St. Paul's College Waterloo |  | University of Waterloo
Balsillie School of International Affairs | BSIA |  |
Perimeter Institute for Theoretical Physics | Perimeter Institute ; PI |  |
Wilfrid Laurier University | WLU ; Waterloo College ; Evangelical Lutheran Seminary of Canada |  |
Lazaridis School of Business and Economics | Laurier School of Business and Economics |  | Wilfrid Laurier University
Martin Luther University College | Waterloo Lutheran Seminary ; Evangelical Lutheran Theological Seminary |  | Wilfrid Laurier University
McMaster University | Toronto Baptist College |  |
DeGroote School of Business | McMaster Faculty of Business ; Michael G. DeGroote School of Business |  | McMaster University
Michael G. DeGroote School of Medicine | McMaster University Medical School |  | McMaster University
McMaster Divinity College | MDC |  | McMaster University
Redeemer University | Redeemer University College ; Redeemer College |  |
Tyndale University | Tyndale University College and Seminary ; Ontario Bible College ; Toronto Bible College ; Ontario Theological Seminary |  |
University of Windsor | Assumption College Windsor ; UWindsor |  |
Odette School of Business | University of Windsor Faculty of Business |  | University of Windsor
Assumption University (Windsor) | Assumption College ; Assumption University |  | University of Windsor
University of Ottawa | College of Bytown ; College of Ottawa |  |
Saint Paul University | Université Saint-Paul ; USP Ottawa |  | University of Ottawa
Telfer School of Management | École de gestion Telfer ; University of Ottawa School of Management |  | University of Ottawa
Dominican University College | Collège universitaire dominicain ; Dominican College of Philosophy and Theology |  | Carleton University
Norman Paterson School of International Affairs | NPSIA ; School of International Affairs Carleton |  | Carleton University
Sprott School of Business | Carleton School of Business |  | Carleton University
Algonquin College | Eastern Ontario Institute of Technology ; Algonquin College of Applied Arts and Technology |  |
La Cité collégiale | La Cité ; Collège La Cité |  |
Collège Boréal | Boréal College |  |
Smith School of Business | Stephen J.R. Smith School of Business |  |
Queen's Theological College | Queen's School of Religion |  | Queen's University
Royal Military College of Canada | RMC ; RMCC ; Collège militaire royal du Canada ; CMR |  | Canadian Armed Forces
Royal Military College Saint-Jean | Collège militaire royal de Saint-Jean ; CMR Saint-Jean ; RMC Saint-Jean |  |
Canadian Forces College | CFC ; Collège des Forces canadiennes ; RCAF Staff College |  | Canadian Armed Forces
Royal Roads University | Royal Roads Military College ; RRU ; HMCS Royal Roads |  |
Schulich School of Business | York University Faculty of Administrative Studies |  |
Osgoode Hall Law School | Osgoode Hall |  |
Glendon College | Collège universitaire Glendon ; Glendon Campus |  | York University
Rotman School of Management | Joseph L. Rotman School of Management ; University of Toronto Faculty of Management |  |
Temerty Faculty of Medicine | University of Toronto Faculty of Medicine ; King's College Medical Faculty Toronto |  | University of Toronto
Munk School of Global Affairs & Public Policy | Munk School of Global Affairs ; Munk Centre for International Studies ; Munk School |  | University of Toronto
Dalla Lana School of Public Health | University of Toronto School of Hygiene ; DLSPH |  | University of Toronto
John H. Daniels Faculty of Architecture, Landscape, and Design | Daniels Faculty |  | University of Toronto
Leslie Dan Faculty of Pharmacy | Ontario College of Pharmacy |  | University of Toronto
Lawrence S. Bloomberg Faculty of Nursing | University of Toronto Faculty of Nursing |  | University of Toronto
Ontario Institute for Studies in Education | OISE ; OISE/UT |  | University of Toronto
University of Toronto Mississauga | Erindale College ; UTM |  | University of Toronto
University of Toronto Scarborough | Scarborough College ; UTSC |  | University of Toronto
University of St. Michael's College | St. Michael's College Toronto ; USMC |  | University of Toronto
Victoria University, Toronto | Victoria College Toronto ; Victoria University in the University of Toronto ; Upper Canada Academy |  | University of Toronto
University of Trinity College | Trinity College Toronto |  | University of Toronto
Innis College | Innis College Toronto |  | University of Toronto
Massey College | Massey College Toronto |  | University of Toronto
Emmanuel College of Victoria University | Emmanuel College Toronto |  | Victoria University, Toronto
Knox College, Toronto | Knox College |  | University of Toronto
Wycliffe College | Protestant Episcopal Divinity School |  | University of Toronto
Regis College, Toronto | Regis College ; Regis St. Michael's Faculty of Theology |  | University of Toronto
Pontifical Institute of Mediaeval Studies | PIMS ; Institute of Mediaeval Studies |  | University of St. Michael's College
Glenn Gould School | Royal Conservatory of Music Glenn Gould School |  | Royal Conservatory of Music
Royal Conservatory of Music | Toronto Conservatory of Music ; RCM Toronto |  |
Hospital for Sick Children | SickKids ; SickKids Research Institute |  |
University Health Network | UHN |  |
Michener Institute of Education at UHN | Michener Institute ; Toronto Institute of Medical Technology ; Michener Institute for Applied Health Sciences |  | University Health Network
Sinai Health | Mount Sinai Hospital Toronto |  |
Canadian Memorial Chiropractic College | CMCC |  |
Sheridan College | Sheridan |  |
Conestoga College | Conestoga College Institute of Technology and Advanced Learning |  |
Fanshawe College | Ontario Vocational Centre London |  |
Mohawk College | Hamilton Institute of Technology |  |
Sault College | Ontario Vocational Centre Sault Ste. Marie |  |
Loyalist College | Loyalist College of Applied Arts and Technology |  |
Fleming College | Sir Sandford Fleming College |  |
St. Lawrence College | Collège Saint-Laurent Kingston |  |
Cambrian College | Cambrian College of Applied Arts and Technology |  |
Niagara College | Niagara College of Applied Arts and Technology |  |
Canadore College | Canadore |  |
McGill University | McGill College ; Royal Institution for the Advancement of Learning ; Université McGill |  |
Desautels Faculty of Management | McGill Faculty of Management |  |
Schulich School of Music | McGill Conservatorium of Music ; McGill Faculty of Music |  | McGill University
Montreal Neurological Institute-Hospital | The Neuro ; Montreal Neurological Institute ; MNI ; Institut neurologique de Montréal |  | McGill University
Max Bell School of Public Policy | Max Bell School |  | McGill University
Ingram School of Nursing | McGill School for Graduate Nurses |  | McGill University
McGill University Health Centre | MUHC ; CUSM ; Centre universitaire de santé McGill ; Royal Victoria Hospital Montreal |  |
Douglas Research Centre | Douglas Mental Health University Institute ; Douglas Hospital ; Institut universitaire en santé mentale Douglas |  | McGill University
Concordia University | Université Concordia ; Sir George Williams College |  |
John Molson School of Business | Concordia University Faculty of Commerce ; JMSB |  | Concordia University
Gina Cody School of Engineering and Computer Science | Concordia Faculty of Engineering and Computer Science |  | Concordia University
Université de Montréal | Université Laval à Montréal |  |
HEC Montréal | HEC Montreal |  |
Polytechnique Montréal | Montreal Polytechnic |  |
Mila - Quebec Artificial Intelligence Institute | Mila ; Montreal Institute for Learning Algorithms ; LISA |  | Université de Montréal
Centre hospitalier de l'Université de Montréal | CHUM ; CRCHUM |  | Université de Montréal
Centre hospitalier universitaire Sainte-Justine | CHU Sainte-Justine ; Hôpital Sainte-Justine |  | Université de Montréal
École de santé publique de l'Université de Montréal | ESPUM |  | Université de Montréal
Montreal Heart Institute | Institut de cardiologie de Montréal ; ICM ; MHI |  | Université de Montréal
Université Laval | Séminaire de Québec |  |
Université de Sherbrooke | University of Sherbrooke ; Séminaire Saint-Charles-Borromée |  |
Bishop's University | Bishop's College ; Université Bishop's |  |
Université du Québec à Montréal | University of Quebec at Montreal ; Collège Sainte-Marie |  |
ESG UQAM | École des sciences de la gestion ; ESG |  | Université du Québec à Montréal
Université du Québec à Trois-Rivières | UQTR ; Centre d'études universitaires de Trois-Rivières |  | Université du Québec
Université du Québec à Chicoutimi | UQAC |  | Université du Québec
Université du Québec à Rimouski | UQAR ; Centre d'études universitaires de Rimouski |  | Université du Québec
Université du Québec en Abitibi-Témiscamingue | UQAT |  | Université du Québec
École de technologie supérieure | ETS Montréal |  |
École nationale d'administration publique | ÉNAP |  |
Institut national de la recherche scientifique | Institut Armand-Frappier |  |
TÉLUQ University | TÉLUQ ; Université TÉLUQ |  |
Université du Québec | UQ |  |
Institut de tourisme et d'hôtellerie du Québec | ITHQ |  |
Institut de technologie agroalimentaire du Québec | ITAQ ; Institut de technologie agroalimentaire ; ITA |  |
Cégep du Vieux Montréal | CVM ; Collège du Vieux Montréal |  |
Cégep de Saint-Laurent | Collège de Saint-Laurent |  |
Collège Ahuntsic | Cégep Ahuntsic |  |
Collège de Bois-de-Boulogne | Cégep Bois-de-Boulogne |  |
Collège de Maisonneuve | Cégep de Maisonneuve |  |
Collège de Rosemont | Cégep de Rosemont |  |
Cégep Édouard-Montpetit | Collège Édouard-Montpetit ; Externat classique de Longueuil |  |
Cégep Garneau | Collège François-Xavier-Garneau ; Cégep François-Xavier-Garneau |  |
Cégep Limoilou | Collège de Limoilou |  |
Cégep de Sainte-Foy | Collège de Sainte-Foy |  |
Cégep Marie-Victorin | Collège Marie-Victorin |  |
Cégep de Saint-Félicien | Collège de Saint-Félicien |  |
Vanier College | Cégep Vanier |  |
John Abbott College | Cégep John Abbott |  |
Champlain Regional College | Champlain College Saint-Lambert ; Cégep régional Champlain |  |
Marianopolis College | Notre Dame Ladies' College ; Marguerite Bourgeoys College |  |
Collège Jean-de-Brébeuf | Brébeuf |  |
Université de Moncton | University of Moncton ; Université Saint-Joseph ; Collège Saint-Joseph Memramcook |  |
Université Sainte-Anne | Sainte-Anne University ; Collège Sainte-Anne |  |
Mount Allison University | Mount Allison Wesleyan College ; Mt. A ; MtA |  |
Kingswood University | Bethany Bible College Sussex ; Holiness Bible Institute |  |
Saint Mary's University (Halifax) | St. Mary's University Halifax ; Saint Mary's University |  |
Sobey School of Business | Saint Mary's University Sobey School |  | Saint Mary's University (Halifax)
University of King's College | King's College Halifax ; King's College Windsor Nova Scotia |  | Dalhousie University
Schulich School of Law | Dalhousie Law School ; Dalhousie University Faculty of Law |  | Dalhousie University
Rowe School of Business | Dalhousie School of Business Administration |  | Dalhousie University
Dalhousie University Faculty of Agriculture | Nova Scotia Agricultural College ; NSAC ; Dal AC |  | Dalhousie University
Technical University of Nova Scotia | TUNS ; Nova Scotia Technical College ; DalTech |  | Dalhousie University
NSCAD University | NSCAD ; Victoria School of Art and Design |  |
St. Francis Xavier University | Arichat College |  |
Cape Breton University | CBU ; UCCB ; Xavier Junior College |  |
Atlantic School of Theology | AST ; Pine Hill Divinity Hall |  |
University of Prince Edward Island | UPEI ; Prince of Wales College ; St. Dunstan's University |  |
Atlantic Veterinary College | AVC |  | University of Prince Edward Island
Grenfell Campus, Memorial University | Sir Wilfred Grenfell College ; Grenfell College |  | Memorial University of Newfoundland
Fisheries and Marine Institute of Memorial University of Newfoundland | Marine Institute ; College of Fisheries, Navigation, Marine Engineering and Electronics |  | Memorial University of Newfoundland
College of the North Atlantic | CNA |  |
Nova Scotia Community College | NSCC |  |
New Brunswick Community College | NBCC |  |
Collège communautaire du Nouveau-Brunswick | CCNB |  |
Holland College | Holland College PEI |  |
University of Manitoba | U of M ; UManitoba ; Université du Manitoba |  |
I.H. Asper School of Business | Asper School of Business ; University of Manitoba Faculty of Administrative Studies |  | University of Manitoba
Max Rady College of Medicine | Manitoba Medical College ; University of Manitoba Faculty of Medicine |  | University of Manitoba
St. John's College, University of Manitoba | St. John's College Winnipeg |  | University of Manitoba
St. Paul's College, University of Manitoba | St. Paul's College Winnipeg |  | University of Manitoba
Université de Saint-Boniface | Collège universitaire de Saint-Boniface ; University of Saint Boniface ; St. Boniface College |  | University of Manitoba
University of Winnipeg | United College Winnipeg ; Wesley College ; Manitoba College ; UWinnipeg |  |
Brandon University | Prairie College |  |
Canadian Mennonite University | CMU Winnipeg ; Canadian Mennonite Bible College ; Concord College ; Menno Simons College |  |
Providence University College | Providence College and Theological Seminary ; Winnipeg Bible College |  |
Booth University College | William and Catherine Booth College ; Catherine Booth Bible College |  | Salvation Army
Red River College Polytechnic | Red River College ; RRC Polytech ; Manitoba Institute of Technology ; Red River Community College |  |
Assiniboine College | Assiniboine Community College |  |
University of Saskatchewan | USask ; U of S |  |
Edwards School of Business | University of Saskatchewan College of Commerce |  | University of Saskatchewan
St. Thomas More College | STM Saskatoon |  | University of Saskatchewan
Western College of Veterinary Medicine | WCVM |  | University of Saskatchewan
Vaccine and Infectious Disease Organization | VIDO ; VIDO-InterVac ; Veterinary Infectious Disease Organization |  | University of Saskatchewan
Canadian Light Source | CLS ; Centre canadien de rayonnement synchrotron |  | University of Saskatchewan
Campion College | Campion College at the University of Regina ; Regina College Jesuit |  | University of Regina
Luther College (Saskatchewan) | Luther College at the University of Regina ; Luther College |  | University of Regina
Johnson Shoyama Graduate School of Public Policy | JSGS |  |
Gabriel Dumont Institute | GDI ; Gabriel Dumont Institute of Native Studies and Applied Research |  |
Briercrest College and Seminary | Briercrest Bible Institute ; Briercrest Bible College |  |
Horizon College and Seminary | Central Pentecostal College ; Bethel Bible Institute |  |
University of Alberta | U of A ; University of Alberta, Edmonton |  |
Campus Saint-Jean | Faculté Saint-Jean ; Collège Saint-Jean ; Juniorat Saint-Jean |  | University of Alberta
Augustana Faculty | Augustana University College ; Camrose Lutheran College ; Augustana Campus |  | University of Alberta
St. Joseph's College, Edmonton | St. Joseph's College, University of Alberta |  | University of Alberta
St. Stephen's College, Edmonton | St. Stephen's College Alberta |  | University of Alberta
University of Calgary | University of Alberta at Calgary |  |
Haskayne School of Business | University of Calgary Faculty of Management |  | University of Calgary
Cumming School of Medicine | University of Calgary Faculty of Medicine |  | University of Calgary
Schulich School of Engineering | University of Calgary Faculty of Engineering |  | University of Calgary
Werklund School of Education | University of Calgary Faculty of Education |  | University of Calgary
University of Lethbridge | ULethbridge ; U of L |  |
MacEwan University | Grant MacEwan Community College ; Alberta College |  |
Mount Royal University | MRU |  |
Athabasca University | AU ; Canada's Open University |  |
Ambrose University | Ambrose University College ; Canadian Bible College ; Alliance University College ; Nazarene University College |  |
St. Mary's University (Calgary) | St. Mary's University College ; St. Mary's University |  |
The King's University (Edmonton) | The King's University College ; King's College Edmonton ; The King's University |  |
Burman University | Canadian University College ; Alberta Industrial Academy ; Canadian Union College |  |
Bow Valley College | Alberta Vocational Centre Calgary |  |
NorQuest College | Alberta Vocational Centre Edmonton |  |
Portage College | Alberta Vocational Centre Lac La Biche |  |
Northern Lakes College | Alberta Vocational College Lesser Slave Lake |  |
Lethbridge Polytechnic | Lethbridge College ; Lethbridge Community College ; Lethbridge Junior College |  |
Keyano College | Alberta Vocational Centre Fort McMurray |  |
University of British Columbia | McGill University College of British Columbia ; Université de la Colombie-Britannique |  |
UBC Sauder School of Business | Sauder School of Business ; UBC Faculty of Commerce and Business Administration |  | University of British Columbia
Peter A. Allard School of Law | UBC Faculty of Law ; UBC Law |  | University of British Columbia
Vancouver School of Theology | VST ; Union College of British Columbia ; Anglican Theological College |  | University of British Columbia
Regent College | Regent College Vancouver |  |
TRIUMF | Tri-University Meson Facility |  |
Beedie School of Business | SFU Business |  | Simon Fraser University
Thompson Rivers University | TRU ; BC Open University |  |
TRU Open Learning | British Columbia Open University ; Open Learning Agency ; Open Learning Institute |  | Thompson Rivers University
Vancouver Island University | Malaspina University-College ; VIU |  |
Kwantlen Polytechnic University | KPU |  |
Capilano University | Capilano College |  |
Emily Carr University of Art and Design | Emily Carr Institute of Art and Design ; ECUAD ; Emily Carr College of Art |  |
Trinity Western University | Trinity Junior College ; Trinity Western College ; TWU |  |
Columbia Bible College | Mennonite Brethren Bible Institute Clearbrook |  |
University Canada West | UCW |  |
Fairleigh Dickinson University, Vancouver | FDU Vancouver |  | Fairleigh Dickinson University
Vancouver Community College | VCC ; Vancouver City College ; King Edward Campus |  |
Langara College | Vancouver City College Langara |  |
Camosun College | Institute of Adult Studies |  |
Selkirk College | Kootenay School of the Arts |  |
North Island College | NIC |  |
Nicola Valley Institute of Technology | NVIT |  |
Peter B. Gustavson School of Business | Gustavson School of Business ; UVic Faculty of Business |  | University of Victoria
Aurora College | Arctic College ; Thebacha College ; Adult Vocational Training Centre |  |
Nunavut Arctic College | Arctic College |  |
Canadian Institute for Advanced Research | CIFAR ; ICRA |  |
National Research Council Canada | NRC ; CNRC ; Conseil national de recherches Canada |  |
Vector Institute | Vector Institute for Artificial Intelligence |  |
Australian National University | Canberra University College |  |
Crawford School of Public Policy | Asia Pacific School of Economics and Government ; National Centre for Development Studies |  | Australian National University
John Curtin School of Medical Research | JCSMR |  | Australian National University
Mount Stromlo Observatory | Commonwealth Solar Observatory ; Research School of Astronomy and Astrophysics ; RSAA |  | Australian National University
University of Canberra | UC |  |
Australian Catholic University | ACU ; Catholic College of Education Sydney ; McAuley College ; Institute of Catholic Education ; Signadou College |  |
Charles Sturt University | CSU ; Mitchell College of Advanced Education ; Riverina College of Advanced Education ; Riverina-Murray Institute of Higher Education |  |
Macquarie University | MQ ; MQU |  |
Macquarie Business School | Macquarie Graduate School of Management ; MGSM |  | Macquarie University
Southern Cross University | SCU ; University of New England Northern Rivers |  |
Australian Graduate School of Management | AGSM |  | University of New South Wales
UNSW Art & Design | College of Fine Arts ; COFA ; City Art Institute |  | University of New South Wales
Kirby Institute | National Centre in HIV Epidemiology and Clinical Research ; NCHECR |  | University of New South Wales
Garvan Institute of Medical Research | Garvan Institute |  |
George Institute for Global Health | The George Institute ; Institute for International Health |  | University of New South Wales
University of Sydney | USYD ; Sydney Uni |  |
Sydney Conservatorium of Music | New South Wales State Conservatorium of Music ; The Con |  | University of Sydney
St Paul's College, University of Sydney | St Paul's College Sydney |  | University of Sydney
Moore Theological College | Moore College |  |
University of Technology Sydney | NSWIT ; Kuring-gai College of Advanced Education |  |
University of Wollongong | Wollongong University College ; Wollongong Institute of Education |  |
Western Sydney University | WSU ; Hawkesbury Agricultural College ; Nepean College of Advanced Education ; Macarthur Institute of Higher Education |  |
Avondale University | Avondale University College ; Australasian Missionary College |  |
University of Notre Dame Australia | UNDA ; Notre Dame Australia |  |
Australian University of Theology | Australian College of Theology ; ACT |  |
University of Divinity | MCD University of Divinity |  |
Sydney College of Divinity | SCD |  |
National Art School | East Sydney Technical College |  |
National Institute of Dramatic Art | NIDA |  |
Australian Film, Television and Radio School | AFTRS ; Film and Television School |  |
TAFE NSW | Sydney Technical College ; TAFE New South Wales ; Sydney Institute of TAFE |  |
International College of Management, Sydney | ICMS ; International College of Tourism and Hotel Management |  |
Torrens University Australia | Torrens University ; William Blue College |  | Strategic Education
Charles Darwin University | CDU ; Darwin Community College ; Darwin Institute of Technology |  |
Batchelor Institute of Indigenous Tertiary Education | Batchelor College ; Batchelor Institute |  |
Menzies School of Health Research | Menzies School |  | Charles Darwin University
Central Queensland University | CQU ; University College of Central Queensland |  |
Griffith University | Brisbane College of Advanced Education Mount Gravatt ; Gold Coast College of Advanced Education |  |
Queensland College of Art | QCA ; Brisbane School of Arts |  | Griffith University
James Cook University | JCU ; University College of Townsville ; James Cook University of North Queensland |  |
Queensland University of Technology | Brisbane College of Advanced Education ; QIT |  |
University of Queensland | Queensland Agricultural College ; University of Queensland Gatton |  |
University of Southern Queensland | University College of Southern Queensland |  |
University of the Sunshine Coast | USC ; Sunshine Coast University College |  |
QIMR Berghofer Medical Research Institute | Queensland Institute of Medical Research ; QIMR |  |
TAFE Queensland | Southbank Institute of Technology ; Metropolitan South Institute of TAFE |  |
Jazz Music Institute | JMI |  |
Deakin University | Gordon Institute of Technology ; Victoria College Melbourne ; Warrnambool Institute of Advanced Education ; State College of Victoria Geelong |  |
Federation University Australia | Ballarat School of Mines ; Ballarat College of Advanced Education ; FedUni ; Monash University Gippsland |  |
La Trobe University | Lincoln Institute of Health Sciences ; Bendigo College of Advanced Education ; LTU |  |
Monash University | Chisholm Institute of Technology ; Gippsland Institute of Advanced Education ; Victorian College of Pharmacy ; Caulfield Institute of Technology |  |
Monash Institute of Pharmaceutical Sciences | Victorian College of Pharmacy ; MIPS ; Melbourne College of Pharmacy |  | Monash University
RMIT University | Working Men's College of Melbourne ; Phillip Institute of Technology |  |
Swinburne University of Technology | Swinburne Institute of Technology ; Swinburne Technical College |  |
University of Melbourne | Melbourne College of Advanced Education |  |
Victorian College of the Arts | VCA ; National Gallery of Victoria Art School |  | University of Melbourne
Melbourne Business School | MBS ; Mt Eliza Business School |  | University of Melbourne
Walter and Eliza Hall Institute | WEHI ; Walter and Eliza Hall Institute of Medical Research |  | University of Melbourne
Florey Institute of Neuroscience and Mental Health | Howard Florey Institute ; Florey Neuroscience Institutes ; The Florey |  | University of Melbourne
Baker Heart and Diabetes Institute | Baker IDI ; Baker Medical Research Institute |  |
Murdoch Children's Research Institute | MCRI ; Murdoch Institute |  |
Peter MacCallum Cancer Centre | Peter Mac |  |
Burnet Institute | Macfarlane Burnet Centre for Medical Research ; Macfarlane Burnet Institute |  |
Victoria University (Australia) | Footscray Institute of Technology ; Victoria University of Technology ; Western Institute ; VU ; Footscray Technical School ; Victoria University |  |
Holmesglen Institute | Holmesglen Institute of TAFE ; Holmesglen |  |
Box Hill Institute | Box Hill Institute of TAFE ; Box Hill Technical School |  |
Kangan Institute | Kangan Batman Institute of TAFE ; Batman Automotive College |  | Bendigo Kangan Institute
William Angliss Institute | William Angliss Institute of TAFE ; William Angliss Food Trades School |  |
Collarts | Australian College of the Arts |  |
Australian Institute of Music | AIM |  |
Adelaide University | University of Adelaide ; University of South Australia ; UniSA |  |
University of Adelaide | Adelaide Uni ; Roseworthy Agricultural College ; Waite Agricultural Research Institute |  |
University of South Australia | South Australian College of Advanced Education ; SAIT ; South Australian School of Mines |  |
Elder Conservatorium of Music | Adelaide College of Music ; Elder Con |  | University of Adelaide
Flinders University | Sturt College of Advanced Education ; University of Adelaide at Bedford Park |  |
South Australian Health and Medical Research Institute | SAHMRI |  |
Curtin University | WAIT ; Perth Technical College |  |
Edith Cowan University | WACAE ; ECU ; Claremont Teachers College |  |
Western Australian Academy of Performing Arts | WAAPA |  | Edith Cowan University
Harry Perkins Institute of Medical Research | Western Australian Institute for Medical Research ; WAIMR |  |
The Kids Research Institute Australia | Telethon Kids Institute ; Telethon Institute for Child Health Research |  |
North Metropolitan TAFE | Central Institute of Technology Perth ; West Coast Institute of Training |  |
South Metropolitan TAFE | Challenger Institute of Technology ; Polytechnic West |  |
University of Tasmania | UTAS ; Tasmanian State Institute of Technology ; Tasmanian College of Advanced Education |  |
Menzies Institute for Medical Research | Menzies Research Institute Tasmania |  | University of Tasmania
Institute for Marine and Antarctic Studies | IMAS ; Tasmanian Aquaculture and Fisheries Institute |  | University of Tasmania
Commonwealth Scientific and Industrial Research Organisation | CSIRO ; Council for Scientific and Industrial Research Australia |  |
Australian Nuclear Science and Technology Organisation | ANSTO ; Australian Atomic Energy Commission |  |
Royal Military College, Duntroon | Duntroon ; RMC Duntroon ; RMC-A |  | Australian Defence Force
Royal Australasian College of Physicians | RACP |  |
Australian and New Zealand College of Anaesthetists | ANZCA |  |
Royal Australian College of General Practitioners | RACGP ; Australian College of General Practitioners |  |
Auckland University of Technology | Auckland Institute of Technology |  |
University of Auckland | Auckland College of Education |  |
Massey University | Te Kunenga ki Pūrehuroa ; Massey University of Manawatu ; Palmerston North Teachers' College |  |
Victoria University of Wellington | Te Whare Wānanga o te Ūpoko o te Ika a Māui ; Wellington College of Education |  |
University of Canterbury | Canterbury University College ; Christchurch College of Education ; UC |  |
Lincoln University (New Zealand) | Canterbury Agricultural College ; Lincoln College ; Te Whare Wānaka o Aoraki ; Lincoln University |  |
University of Otago | Te Whare Wānanga o Ōtākou ; Dunedin College of Education ; Otago Uni |  |
University of Waikato | Hamilton Teachers' College |  |
Whitecliffe College | Whitecliffe College of Arts and Design |  |
Te Wānanga o Aotearoa | TWoA ; Waipa Kokiri Arts Centre |  |
Te Whare Wānanga o Awanuiārangi | Awanuiārangi |  |
Laidlaw College | Bible College of New Zealand ; New Zealand Bible Training Institute |  |
Carey Baptist College | Baptist Theological College of New Zealand |  |
Pacific International Hotel Management School | PIHMS |  |
GNS Science | Institute of Geological and Nuclear Sciences ; Te Pū Ao ; Earth Sciences New Zealand |  |
Fiji National University | Fiji School of Medicine ; Fiji College of Agriculture |  |
University of Fiji | UniFiji |  |
National University of Samoa | NUS ; Le Iunivesite Aoao o Samoa |  |
University of Papua New Guinea | UPNG |  |
Papua New Guinea University of Technology | PNGUoT ; Papua New Guinea Institute of Higher Technical Education |  |
University of Goroka | Goroka Teachers College ; UoG |  |
Divine Word University | Divine Word Institute ; DWU |  |
Pacific Adventist University | Pacific Adventist College ; PAU |  |
Université de la Nouvelle-Calédonie | UNC ; University of New Caledonia ; Université française du Pacifique |  |
Université de la Polynésie française | UPF ; University of French Polynesia ; Université française du Pacifique |  |
Tonga National University | Tonga Institute of Higher Education |  |
Corpus Christi College, Oxford | Corpus Christi College ; CCC Oxford |  | University of Oxford
Corpus Christi College, Cambridge | Corpus Christi College ; Bene't College |  | University of Cambridge
Augustana University | Augustana College ; Augustana College Sioux Falls ; Lutheran Normal School |  |
Bethel University (Indiana) | Bethel College ; Bethel College Mishawaka ; Bethel University |  |
Bethel University (Tennessee) | Bethel College ; Bethel College McKenzie ; Bethel University |  |
Knox College | Knox Manual Labor College ; Lombard College |  |
Regis College | Regis College Massachusetts ; Regis College for Women |  |
Ohio Northern University | North-Western Ohio Normal School ; Ohio Normal University |  |
Pettit College of Law | Ohio Northern University College of Law ; Claude W. Pettit College of Law |  | Ohio Northern University
Otterbein University | Otterbein University of Ohio |  |
Ohio Wesleyan University | OWU |  |
Ohio Dominican University | Ohio Dominican College ; College of St. Mary of the Springs |  |
Ashland University | Ashland College |  |
University of Mount Union | Scio College |  |
University of Rio Grande | Rio Grande College ; Rio Grande Community College |  |
Mount St. Joseph University | College of Mount St. Joseph |  |
Mount Vernon Nazarene University | Mount Vernon Nazarene College |  |
Muskingum University | Muskingum College |  |
Marietta College | Muskingum Academy |  |
John Carroll University | St. Ignatius College Cleveland ; JCU |  |
Walsh University | Walsh College Ohio ; La Mennais College |  |
Lourdes University | Lourdes College |  |
Defiance College | Defiance Female Seminary |  |
Bluffton University | Bluffton College ; Central Mennonite College |  |
Baldwin Wallace University | Baldwin-Wallace College ; German Wallace College |  |
Cedarville University | Cedarville College |  |
Wilberforce University | Ohio African University |  |
Central State University | Wilberforce State College ; Central State College Ohio |  |
Antioch University | Antioch College |  |
Franciscan University of Steubenville | College of Steubenville ; University of Steubenville |  |
Notre Dame College (Ohio) | Notre Dame College of Ohio ; Notre Dame College |  |
Shawnee State University | Shawnee State Community College |  |
Franklin University | YMCA School of Commerce Columbus |  |
Union Institute & University | Union for Experimenting Colleges and Universities ; Union Graduate School |  |
Columbus College of Art and Design | CCAD ; Columbus Art School |  |
Cuyahoga Community College | Tri-C |  |
Sinclair Community College | Sinclair College ; Dayton YMCA College |  |
Weatherhead School of Management | Case Western Weatherhead |  | Case Western Reserve University
Frances Payne Bolton School of Nursing | Case Western Reserve School of Nursing |  | Case Western Reserve University
Case School of Engineering | Case School of Applied Science ; Case Institute of Technology |  | Case Western Reserve University
Mandel School of Applied Social Sciences | Jack, Joseph and Morton Mandel School of Applied Social Sciences ; MSASS |  | Case Western Reserve University
Carl H. Lindner College of Business | Lindner College of Business |  | University of Cincinnati
University of Cincinnati College-Conservatory of Music | College-Conservatory of Music ; CCM ; Cincinnati Conservatory of Music |  | University of Cincinnati
Farmer School of Business | Richard T. Farmer School of Business ; Miami University School of Business Administration |  | Miami University
Scripps College of Communication |  |  | Ohio University
Heritage College of Osteopathic Medicine | Ohio University College of Osteopathic Medicine ; OU-HCOM |  | Ohio University
Voinovich School of Leadership and Public Service | Voinovich School of Leadership and Public Affairs |  | Ohio University
John Glenn College of Public Affairs | Glenn College ; John Glenn School of Public Affairs |  | Ohio State University
Boonshoft School of Medicine | Wright State University School of Medicine |  | Wright State University
Levin College of Public Affairs and Education | Maxine Goodman Levin College of Urban Affairs ; Levin College of Urban Affairs |  | Cleveland State University
Cleveland State University College of Law | Cleveland-Marshall College of Law ; Cleveland Law School ; John Marshall School of Law Cleveland |  | Cleveland State University
Cleveland Clinic | Cleveland Clinic Foundation ; CCF |  |
University of Southern Indiana | USI ; Indiana State University Evansville |  |
Vincennes University | Jefferson Academy ; VU |  |
Ball State University | Ball Teachers College ; Indiana State Normal School Eastern Division |  |
Miller College of Business | Ball State Miller College |  | Ball State University
Purdue University Fort Wayne | Indiana University–Purdue University Fort Wayne ; IPFW ; PFW |  | Purdue University System
Purdue University Northwest | Purdue University Calumet ; Purdue University North Central ; PNW |  | Purdue University System
Purdue Global | Kaplan University ; Purdue University Global ; American Institute of Commerce |  | Purdue University System
Krannert School of Management | Mitchell E. Daniels Jr. School of Business ; Daniels School of Business |  |
Indiana University-Purdue University Indianapolis | IUI ; IU Indianapolis |  |
Indiana University East | IU East |  | Indiana University
Indiana University Northwest | IU Northwest ; Gary College |  | Indiana University
Jacobs School of Music | Indiana University School of Music |  | Indiana University Bloomington
O'Neill School of Public and Environmental Affairs | Indiana University School of Public and Environmental Affairs ; SPEA |  | Indiana University
Lilly Family School of Philanthropy | Center on Philanthropy at Indiana University |  | Indiana University-Purdue University Indianapolis
Herron School of Art and Design | John Herron Art Institute |  | Indiana University-Purdue University Indianapolis
Hamilton Lugar School of Global and International Studies | Hamilton Lugar School |  | Indiana University Bloomington
Marian University (Indiana) | Marian College Indianapolis ; St. Francis Normal School ; Marian University |  |
Saint Mary-of-the-Woods College | SMWC |  |
Saint Mary's College (Indiana) | Saint Mary's College Notre Dame ; Saint Mary's College |  |
Holy Cross College (Indiana) | Holy Cross Junior College ; Holy Cross College |  |
University of Saint Francis (Indiana) | Saint Francis College Fort Wayne ; University of Saint Francis |  |
Huntington University | Huntington College ; Central College Huntington |  |
Taylor University | Fort Wayne Female College |  |
Anderson University (Indiana) | Anderson Bible Training School ; Anderson College ; Anderson University |  |
Manchester University (Indiana) | Manchester College ; Roanoke Classical Seminary |  |
Grace College | Grace Theological Seminary |  |
Oakland City University | Oakland City College |  |
Hanover College | Hanover Academy |  |
Earlham College | Friends Boarding School |  |
Ivy Tech Community College of Indiana | Ivy Tech ; Indiana Vocational Technical College ; Ivy Tech State College |  |
Calumet College of St. Joseph | Saint Joseph's College Calumet Center |  |
Notre Dame Law School | University of Notre Dame Law School ; NDLS |  | University of Notre Dame
Keough School of Global Affairs | Keough School |  | University of Notre Dame
Oakland University | Michigan State University-Oakland |  |
Oakland University William Beaumont School of Medicine | OUWB |  | Oakland University
Saginaw Valley State University | Saginaw Valley College ; SVSU ; Saginaw Valley State College |  |
Lake Superior State University | Lake Superior State College ; Sault Branch of Michigan Tech ; LSSU |  |
University of Michigan-Dearborn | University of Michigan Dearborn Center ; UM-Dearborn |  | University of Michigan
University of Michigan-Flint | Flint Senior College of the University of Michigan ; UM-Flint |  | University of Michigan
Central Michigan University College of Medicine | CMED |  | Central Michigan University
Homer Stryker M.D. School of Medicine | Western Michigan University Homer Stryker M.D. School of Medicine ; WMed ; Kalamazoo Center for Medical Studies |  | Western Michigan University
Haworth College of Business | Western Michigan University College of Business |  | Western Michigan University
Cooley Law School | Thomas M. Cooley Law School ; Western Michigan University Cooley Law School ; WMU-Cooley |  |
Michigan State University College of Law | Detroit College of Law ; MSU College of Law ; DCL at MSU |  | Michigan State University
Eli Broad College of Business | Broad College of Business ; Michigan State University College of Business |  | Michigan State University
Lyman Briggs College | Lyman Briggs School |  | Michigan State University
James Madison College | JMC Michigan State |  | Michigan State University
Facility for Rare Isotope Beams | FRIB ; National Superconducting Cyclotron Laboratory ; NSCL |  | Michigan State University
Henry Ford Health | Henry Ford Health System ; Henry Ford Hospital |  |
Mike Ilitch School of Business | Wayne State University School of Business Administration |  | Wayne State University
College for Creative Studies | Center for Creative Studies ; Detroit Society of Arts and Crafts ; Society of Arts and Crafts |  |
Kendall College of Art and Design | Kendall School of Design |  | Ferris State University
Calvin University | Calvin College ; Theological School Grand Rapids |  |
Aquinas College (Michigan) | Catholic Junior College Grand Rapids ; Aquinas College |  |
Cornerstone University | Grand Rapids Baptist College ; Baptist Bible Institute Grand Rapids |  |
Davenport University | Davenport College ; Detroit College of Business ; Great Lakes College |  |
Baker College | Baker Business University ; Muskegon Business College |  |
Hope College | Pioneer School Holland |  |
Adrian College | Michigan Union College ; Leoni Seminary |  |
Albion College | Wesleyan Seminary at Albion |  |
Hillsdale College | Michigan Central College |  |
University of Olivet | Olivet College ; Michigan Congregational College |  |
Spring Arbor University | Spring Arbor College |  |
Siena Heights University | Siena Heights College ; St. Joseph College Adrian |  |
Madonna University | Madonna College ; Presentation of the Blessed Virgin Mary Junior College |  |
Marygrove College | St. Mary College Monroe |  |
Northwood University | Northwood Institute |  |
Walsh College | Walsh Institute of Accountancy |  |
Concordia University Ann Arbor | Concordia Lutheran Junior College ; Concordia College Ann Arbor |  | Concordia University Wisconsin
Concordia University Wisconsin | Concordia College Milwaukee ; CUW |  |
Van Andel Institute | VAI ; Van Andel Research Institute |  |
Chicago State University | Cook County Normal School ; Chicago Teachers College ; Illinois Teachers College Chicago South ; Chicago Normal School |  |
Northeastern Illinois University | Illinois Teachers College Chicago North ; NEIU ; Northeastern Illinois State College |  |
Governors State University | GovState ; GSU |  |
Illinois State University | ISNU ; ISU |  |
Southern Illinois University Carbondale | Southern Illinois Normal University ; SIUC ; SIU |  | Southern Illinois University System
Southern Illinois University Edwardsville | SIUE |  | Southern Illinois University System
Simmons Law School | Southern Illinois University School of Law ; SIU Simmons Law School |  | Southern Illinois University Carbondale
John Marshall Law School | John Marshall Law School Chicago ; University of Illinois Chicago School of Law |  |
Gies College of Business | University of Illinois College of Business |  | University of Illinois Urbana-Champaign
Grainger College of Engineering | University of Illinois College of Engineering |  | University of Illinois Urbana-Champaign
Carle Illinois College of Medicine | CI MED |  | University of Illinois Urbana-Champaign
National Center for Supercomputing Applications | NCSA |  | University of Illinois Urbana-Champaign
Beckman Institute for Advanced Science and Technology | Beckman Institute |  | University of Illinois Urbana-Champaign
Stritch School of Medicine | Loyola University Chicago Stritch School of Medicine ; Loyola University School of Medicine |  | Loyola University Chicago
Quinlan School of Business | Loyola University Chicago School of Business Administration |  | Loyola University Chicago
Mundelein College | Mundelein College of Philosophy and Letters |  | Loyola University Chicago
Driehaus College of Business | Kellstadt Graduate School of Business ; DePaul University College of Commerce |  | DePaul University
Chicago College of Performing Arts | Chicago Musical College |  | Roosevelt University
Robert Morris University Illinois | Robert Morris College Chicago ; Robert Morris Experiential College |  | Roosevelt University
Stuart School of Business | Illinois Tech Stuart School of Business |  | Illinois Institute of Technology
Institute of Design | ID ; New Bauhaus ; IIT Institute of Design ; Chicago School of Design |  | Illinois Institute of Technology
Harris School of Public Policy | University of Chicago Harris School of Public Policy ; Irving B. Harris Graduate School of Public Policy Studies ; Chicago Harris |  | University of Chicago
Crown Family School of Social Work, Policy, and Practice | University of Chicago School of Social Service Administration ; SSA |  | University of Chicago
Pritzker School of Molecular Engineering | Institute for Molecular Engineering ; PME |  | University of Chicago
Argonne National Laboratory | ANL ; Argonne ; Metallurgical Laboratory |  | United States Department of Energy
Fermi National Accelerator Laboratory | Fermilab ; National Accelerator Laboratory |  | United States Department of Energy
McCormick School of Engineering | Northwestern Technological Institute ; Robert R. McCormick School of Engineering and Applied Science |  | Northwestern University
Bienen School of Music | Northwestern University School of Music |  | Northwestern University
Rush University | Rush Medical College |  |
Rosalind Franklin University of Medicine and Science | Chicago Medical School ; Finch University of Health Sciences ; Scholl College of Podiatric Medicine ; University of Health Sciences/The Chicago Medical School |  |
Midwestern University | Chicago College of Osteopathic Medicine ; CCOM ; American College of Osteopathic Medicine and Surgery |  |
National Louis University | National College of Education ; Chicago Kindergarten College ; National Kindergarten and Elementary College |  |
Columbia College Chicago | Columbia School of Oratory ; Columbia College of Expression |  |
Dominican University (Illinois) | Rosary College ; St. Clara College ; Dominican University |  |
Concordia University Chicago | Concordia Teachers College ; Concordia University River Forest ; Addison Teachers Seminary |  |
Saint Xavier University | Saint Xavier College Chicago ; SXU |  |
Lewis University | Lewis College ; Lewis Holy Name Technical School |  |
University of St. Francis (Illinois) | College of St. Francis Joliet ; University of St. Francis |  |
Benedictine University | St. Procopius College ; Illinois Benedictine College |  |
Elmhurst University | Elmhurst College ; Melanchthon Seminary |  |
North Central College | North-Western College ; Plainfield College |  |
Aurora University | Aurora College ; Mendota College |  |
North Park University | North Park College |  |
Wheaton College (Illinois) | Illinois Institute |  |
Moody Bible Institute | MBI ; Chicago Evangelization Society |  |
Trinity International University | Trinity College Deerfield ; Trinity Evangelical Divinity School ; TEDS |  |
Olivet Nazarene University | Olivet Nazarene College ; Illinois Holiness University |  |
Judson University | Judson College Elgin |  |
Trinity Christian College | TCC Palos Heights |  |
East-West University | EWU Chicago |  |
Quincy University | Quincy College ; St. Francis Solanus College |  |
Millikin University | James Millikin University |  |
McKendree University | McKendree College ; Lebanon Seminary |  |
Greenville University | Greenville College ; Almira College |  |
Principia College | The Principia |  |
Illinois College of Optometry | ICO ; Northern Illinois College of Ophthalmology |  |
McCormick Theological Seminary | Presbyterian Theological Seminary of the Northwest |  |
Lutheran School of Theology at Chicago | LSTC ; Augustana Theological Seminary ; Maywood Seminary |  |
Catholic Theological Union | CTU |  |
City Colleges of Chicago | Chicago City Colleges ; Crane Junior College ; CCC |  |
Harold Washington College | Loop College |  | City Colleges of Chicago
Malcolm X College | Herzl Junior College ; Crane Junior College |  | City Colleges of Chicago
University of Wisconsin-La Crosse | UW-La Crosse ; La Crosse State Normal School ; Wisconsin State University La Crosse |  |
University of Wisconsin-Platteville | UW-Platteville ; Platteville Normal School ; Wisconsin Mining Trade School ; Wisconsin Institute of Technology |  |
University of Wisconsin-River Falls | UW-River Falls ; River Falls State Normal School |  |
University of Wisconsin-Stout | UW-Stout ; Stout Institute ; Stout State University ; Stout Manual Training School |  |
University of Wisconsin-Superior | UW-Superior ; Superior Normal School ; Wisconsin State University Superior |  |
University of Wisconsin-Whitewater | UW-Whitewater ; Whitewater Normal School |  |
University of Wisconsin-Green Bay | UW-Green Bay ; UWGB |  |
University of Wisconsin-Parkside | UW-Parkside |  |
Medical College of Wisconsin | MCW ; Marquette University School of Medicine ; Wisconsin College of Physicians and Surgeons |  |
Milwaukee School of Engineering | MSOE ; School of Engineering of Milwaukee |  |
Alverno College | St. Joseph Normal School Milwaukee |  |
Mount Mary University | Mount Mary College ; St. Mary's College Prairie du Chien |  |
Carroll University | Carroll College Waukesha ; Prairieville Academy |  |
Edgewood University | Edgewood College |  |
Viterbo University | Viterbo College ; St. Rose Normal School |  |
Marian University (Wisconsin) | Marian College of Fond du Lac ; Marian University |  |
Lakeland University | Lakeland College ; Mission House |  |
Northland College | North Wisconsin Academy |  |
Ripon College | Brockway College |  |
Sheldon B. Lubar College of Business | Lubar School of Business |  | University of Wisconsin-Milwaukee
La Follette School of Public Affairs | Robert M. La Follette School of Public Affairs |  | University of Wisconsin-Madison
Zilber College of Public Health | Joseph J. Zilber School of Public Health |  | University of Wisconsin-Milwaukee
Morgridge Institute for Research | Morgridge Institute |  | University of Wisconsin-Madison
Madison Area Technical College | Madison College ; MATC ; Madison Vocational School |  |
Bemidji State University | Bemidji State Normal School ; Bemidji State Teachers College |  |
Southwest Minnesota State University | Southwest State University ; Southwest Minnesota State College |  |
Metropolitan State University | Minnesota Metropolitan State College ; Metro State |  |
University of Minnesota Morris | West Central School of Agriculture ; UMM ; UMN Morris |  |
University of Minnesota Crookston | Northwest School of Agriculture ; UMC |  |
Saint Mary's University of Minnesota | Saint Mary's College Winona ; St. Mary's University of Minnesota |  |
College of Saint Benedict and Saint John's University | CSB+SJU ; College of Saint Benedict ; Saint John's University Minnesota ; St. John's Seminary Collegeville |  |
College of St. Scholastica | Villa Sancta Scholastica |  |
Concordia University, St. Paul | Concordia College St. Paul ; CSP |  |
Crown College (Minnesota) | St. Paul Bible College ; Alliance Training Home ; Crown College |  |
University of Northwestern – St. Paul | Northwestern College Minnesota ; Northwestern Bible and Missionary Training School |  |
Gustavus Adolphus College | Gustavus ; St. Ansgar's Academy ; Minnesota Elementarskola |  |
St. Olaf College | St. Olaf's School |  |
Walden University | Walden |  | Adtalem Global Education
Capella University | The Graduate School of America |  | Strategic Education
Minneapolis College of Art and Design | MCAD ; Minneapolis School of Art |  |
Luther Seminary | Luther Theological Seminary ; Luther Northwestern Theological Seminary |  |
Mayo Clinic College of Medicine and Science | Mayo Medical School ; Mayo Clinic Alix School of Medicine ; Mayo Graduate School of Medicine |  | Mayo Clinic
Mayo Clinic | Mayo Foundation ; St. Marys Hospital Rochester |  |
Hubbard School of Journalism and Mass Communication | University of Minnesota School of Journalism |  | University of Minnesota
University of Northern Iowa | Iowa State Normal School |  |
Tippie College of Business | Henry B. Tippie College of Business |  | University of Iowa
Carver College of Medicine | Roy J. and Lucille A. Carver College of Medicine ; University of Iowa College of Medicine |  | University of Iowa
Iowa Writers' Workshop | Iowa Writers Workshop |  | University of Iowa
Ivy College of Business | Debbie and Jerry Ivy College of Business |  | Iowa State University
Ames National Laboratory | Ames Laboratory |  | Iowa State University
Des Moines University | DMU ; University of Osteopathic Medicine and Health Sciences ; College of Osteopathic Medicine and Surgery ; Still College |  |
Buena Vista University | Buena Vista College |  |
Clarke University | Clarke College ; Mount Saint Joseph College Dubuque ; St. Mary's Female Academy |  |
Loras College | Columbia College Dubuque ; Mount St. Bernard ; St. Joseph's College Dubuque |  |
University of Dubuque | German College and Seminary |  |
St. Ambrose University | St. Ambrose College |  |
Mount Mercy University | Mount Mercy College ; Mount Mercy Junior College |  |
Grand View University | Grand View College |  |
Morningside University | Morningside College ; University of the Northwest |  |
Briar Cliff University | Briar Cliff College |  |
Northwestern College (Iowa) | Northwestern Classical Academy ; Northwestern College |  |
Upper Iowa University | Fayette Seminary |  |
William Penn University | Penn College Oskaloosa ; William Penn College |  |
Graceland University | Graceland College |  |
Palmer College of Chiropractic | Palmer School of Chiropractic |  |
Maharishi International University | Maharishi University of Management ; MIU ; MUM |  |
Simpson College | Indianola Male and Female Seminary ; Simpson Centenary College |  |
Coe College | Coe Collegiate Institute ; Parsons Seminary |  |
Central College (Iowa) | Central University of Iowa ; Central College |  |
Truman State University | North Missouri Normal School ; Truman State |  |
Missouri State University | Fourth District Normal School ; Southwest Missouri State Teachers College |  |
University of Central Missouri | Warrensburg State Teachers College ; CMSU ; UCM |  |
Missouri Southern State University | Missouri Southern State College ; Joplin Junior College ; Jasper County Junior College |  |
Missouri Western State University | Missouri Western State College ; St. Joseph Junior College |  |
Lincoln University (Missouri) | Lincoln Institute ; Lincoln University of Missouri ; Lincoln University |  |
Harris-Stowe State University | Harris Teachers College ; Stowe Teachers College ; Harris-Stowe State College |  |
University of Missouri-St. Louis | UMSL ; Normandy Residence Center |  | University of Missouri System
Lindenwood University | Lindenwood College ; Lindenwood Female College |  |
Fontbonne University | Fontbonne College |  |
Rockhurst University | Rockhurst College |  |
Avila University | Avila College ; College of St. Teresa |  |
Park University | Park College |  |
William Jewell College | Jewell |  |
Columbia College (Missouri) | Christian Female College ; Columbia College |  |
Stephens College | Columbia Female Academy ; Columbia Baptist Female College |  |
Westminster College (Missouri) | Fulton College ; Westminster College |  |
William Woods University | William Woods College ; Female Orphan School Fulton |  |
Culver-Stockton College | Christian University Canton ; Canton College |  |
Evangel University | Evangel College ; Central Bible College |  |
Southwest Baptist University | Southwest Baptist College |  |
College of the Ozarks | School of the Ozarks ; Hard Work U |  |
University of Health Sciences and Pharmacy in St. Louis | St. Louis College of Pharmacy ; STLCOP ; UHSP |  |
Logan University | Logan College of Chiropractic |  |
Eden Theological Seminary | Evangelical Synod Seminary Eden |  |
Concordia Seminary | Concordia Seminary St. Louis ; Concordia Theological Seminary St. Louis |  | Lutheran Church – Missouri Synod
Trulaske College of Business | Robert J. Trulaske Sr. College of Business |  | University of Missouri
Henry W. Bloch School of Management | Bloch School |  | University of Missouri-Kansas City
Chaifetz School of Business | Richard A. Chaifetz School of Business ; John Cook School of Business |  | Saint Louis University
Parks College of Engineering, Aviation and Technology | Parks Air College ; Parks College |  | Saint Louis University
George Warren Brown School of Social Work | Brown School |  | Washington University in St. Louis
McKelvey School of Engineering | Washington University School of Engineering & Applied Science |  | Washington University in St. Louis
Emporia State University | Kansas State Normal School ; ESU |  |
Pittsburg State University | Kansas State Teachers College of Pittsburg ; Pitt State ; State Manual Training Normal School |  |
Wichita State University | Municipal University of Wichita ; WSU |  |
Washburn University | Lincoln College Topeka ; Washburn College |  |
W. Frank Barton School of Business | Barton School of Business |  | Wichita State University
University of Kansas Medical Center | KUMC ; KU Med |  | University of Kansas
Haskell Indian Nations University | Haskell Institute ; Haskell Indian Junior College ; United States Indian Industrial Training School |  |
Benedictine College | St. Benedict's College ; Mount St. Scholastica College |  |
Kansas Wesleyan University | KWU |  |
MidAmerica Nazarene University | Mid-America Nazarene College |  |
Newman University (Kansas) | Sacred Heart College Wichita ; Kansas Newman College ; Newman University |  |
University of Saint Mary (Kansas) | Saint Mary College Leavenworth ; University of Saint Mary |  |
Friends University | Garfield University |  |
Ottawa University (Kansas) | Roger Williams University Kansas |  |
Southwestern College (Kansas) | Southwest Kansas Conference College ; Southwestern College |  |
Chadron State College | Chadron Normal School ; Nebraska State Teachers College at Chadron |  | Nebraska State College System
Peru State College | Nebraska State Normal School ; Peru State Teachers College |  | Nebraska State College System
University of Nebraska Medical Center | UNMC ; Omaha Medical College |  |
Bellevue University | Bellevue College Nebraska |  |
Doane University | Doane College |  |
Nebraska Wesleyan University | NWU Lincoln |  |
Concordia University Nebraska | Concordia Teachers College Seward |  |
Midland University | Midland Lutheran College ; Midland College |  |
Clarkson College | Bishop Clarkson School of Nursing |  |
Dickinson State University | Dickinson State College ; Dickinson Normal School |  |
Minot State University | Minot State College ; Minot Normal School |  |
Valley City State University | Valley City State College ; Valley City Normal School |  |
Mayville State University | Mayville State College ; Mayville Normal School |  |
Bismarck State College | Bismarck Junior College |  |
University of Jamestown | Jamestown College |  |
University of Mary | Mary College Bismarck |  |
Black Hills State University | Black Hills State College ; Spearfish Normal School ; Dakota Territorial Normal School |  |
Dakota State University | Dakota State College ; General Beadle State College ; Madison Normal School |  |
Northern State University | Northern State College ; Northern Normal and Industrial School |  |
Dakota Wesleyan University | Dakota University |  |
Mount Marty University | Mount Marty College |  |
Oglala Lakota College | Lakota Higher Education Center |  |
Montana State University Billings | Eastern Montana College ; Eastern Montana Normal School ; MSU Billings ; MSUB |  | Montana State University
Montana State University-Northern | Northern Montana College ; MSU-Northern |  | Montana State University
University of Montana Western | Western Montana College ; Montana State Normal School ; Montana Western |  | University of Montana
Carroll College (Montana) | Mount St. Charles College ; Carroll College |  |
Rocky Mountain College | Montana Collegiate Institute ; Billings Polytechnic Institute ; Intermountain Union College |  |
Alexander Blewett III School of Law | University of Montana School of Law |  | University of Montana
Adams State University | Adams State College ; Alamosa State Normal School |  |
Colorado Mesa University | Mesa State College ; Grand Junction Junior College ; Mesa College Colorado |  |
Colorado State University Pueblo | University of Southern Colorado ; CSU Pueblo ; Southern Colorado State College ; Pueblo Junior College |  |
Fort Lewis College | Fort Lewis A&M College |  |
Metropolitan State University of Denver | Metropolitan State College of Denver ; Metro State College ; MSU Denver |  |
University of Colorado Anschutz Medical Campus | University of Colorado Health Sciences Center ; CU Anschutz ; University of Colorado Denver Anschutz |  | University of Colorado System
University of Colorado Denver | CU Denver ; University of Colorado at Denver ; UCD |  | University of Colorado System
University of Colorado Colorado Springs | UCCS ; University of Colorado at Colorado Springs |  | University of Colorado System
Colorado Christian University | Denver Bible Institute ; Rockmont College ; Western Bible College |  |
Colorado College | CC Colorado Springs |  |
Naropa University | Naropa Institute |  |
Iliff School of Theology | Iliff |  |
Josef Korbel School of International Studies | Graduate School of International Studies ; GSIS ; Korbel School |  | University of Denver
Sturm College of Law | University of Denver College of Law ; Westminster Law School |  | University of Denver
Daniels College of Business | University of Denver College of Business Administration |  | University of Denver
Leeds School of Business | University of Colorado School of Business |  | University of Colorado Boulder
Cooperative Institute for Research in Environmental Sciences | CIRES |  | University of Colorado Boulder
Laboratory for Atmospheric and Space Physics | LASP ; Upper Air Laboratory |  | University of Colorado Boulder
JILA | Joint Institute for Laboratory Astrophysics |  | University of Colorado Boulder
National Center for Atmospheric Research | NCAR |  | University Corporation for Atmospheric Research
National Renewable Energy Laboratory | NREL ; Solar Energy Research Institute ; SERI ; National Laboratory of the Rockies |  | United States Department of Energy
Warner College of Natural Resources | Colorado State College of Forestry |  | Colorado State University
Pacific Northwest National Laboratory | PNNL ; Pacific Northwest Laboratory ; Hanford Laboratories |  | United States Department of Energy
Idaho National Laboratory | INL ; National Reactor Testing Station ; INEEL ; Idaho National Engineering Laboratory |  | United States Department of Energy
Sandia National Laboratories | SNL ; Sandia Laboratory ; Sandia |  | United States Department of Energy
University of Phoenix | UoPX ; UOP ; Institute for Professional Development |  |
Strayer University | Strayer College ; Strayer's Business College |  | Strategic Education
American Public University System | APUS ; American Military University ; American Public University ; AMU |  |
Western Governors University | WGU |  |
Excelsior University | Regents College ; Excelsior College ; University of the State of New York Regents External Degree |  |
South University | Draughon's Practical Business College |  |
Herzing University | Herzing College |  |
ECPI University | Electronic Computer Programming Institute |  |
Full Sail University | Full Sail Real World Education |  |
Fielding Graduate University | Fielding Graduate Institute ; The Fielding Institute |  |
Life University | Life Chiropractic College ; Life College |  |
Parker University | Parker College of Chiropractic |  |
Cleveland University-Kansas City | Cleveland Chiropractic College |  |
Orange Coast College | OCC Costa Mesa |  | Coast Community College District
Golden West College | GWC |  | Coast Community College District
Coastline College | Coastline Community College |  | Coast Community College District
Fullerton College | Fullerton Junior College |  | North Orange County Community College District
Santa Ana College | Rancho Santiago College ; Santa Ana Junior College |  | Rancho Santiago Community College District
Santiago Canyon College | SCC Orange |  | Rancho Santiago Community College District
Saddleback College | Saddleback Junior College |  | South Orange County Community College District
Irvine Valley College | IVC |  | South Orange County Community College District
Foothill College | Foothill Junior College |  | Foothill–De Anza Community College District
De Anza College | De Anza Junior College |  | Foothill–De Anza Community College District
San José City College | San Jose Junior College ; SJCC |  | San José–Evergreen Community College District
Evergreen Valley College | EVC |  | San José–Evergreen Community College District
Laney College | Laney Trade and Technical Institute ; Oakland Junior College |  | Peralta Community College District
Merritt College | Merritt School of Business ; Oakland City College |  | Peralta Community College District
Diablo Valley College | DVC ; Diablo Junior College |  | Contra Costa Community College District
Los Medanos College | LMC |  | Contra Costa Community College District
American River College | American River Junior College ; Grant Union College |  | Los Rios Community College District
Sacramento City College | Sacramento Junior College |  | Los Rios Community College District
Cosumnes River College | CRC |  | Los Rios Community College District
Folsom Lake College | FLC |  | Los Rios Community College District
Fresno City College | Fresno Junior College |  | State Center Community College District
Reedley College | Kings River Community College |  | State Center Community College District
Clovis Community College | Willow International Community College Center |  | State Center Community College District
San Diego City College | San Diego Junior College |  | San Diego Community College District
San Diego Mesa College | Mesa College |  | San Diego Community College District
San Diego Miramar College | Miramar College |  | San Diego Community College District
Grossmont College | Grossmont Junior College |  | Grossmont–Cuyamaca Community College District
Moreno Valley College | Riverside Community College Moreno Valley Campus |  | Riverside Community College District
Norco College | Riverside Community College Norco Campus |  | Riverside Community College District
Riverside City College | Riverside Junior College ; Riverside Community College |  | Riverside Community College District
San Bernardino Valley College | SBVC |  | San Bernardino Community College District
Crafton Hills College | CHC |  | San Bernardino Community College District
Chaffey College | Chaffey College of Agriculture |  |
Mt. San Antonio College | Mt. SAC ; Eastern Los Angeles County Community College |  |
Pasadena City College | Pasadena Junior College ; PCC |  |
Santa Monica College | Santa Monica Junior College ; SMC ; Santa Monica City College |  |
El Camino College | El Camino Junior College |  |
Glendale Community College | Glendale Junior College |  |
Long Beach City College | Long Beach Junior College ; LBCC |  |
Los Angeles City College | LACC ; Los Angeles Junior College |  | Los Angeles Community College District
Los Angeles Trade–Technical College | LATTC ; Frank Wiggins Trade School |  | Los Angeles Community College District
Los Angeles Harbor College | LAHC |  | Los Angeles Community College District
Los Angeles Southwest College | LASC |  | Los Angeles Community College District
Los Angeles Mission College | LAMC |  | Los Angeles Community College District
Los Angeles Pierce College | Pierce College ; Clarence W. Pierce School of Agriculture |  | Los Angeles Community College District
Moorpark College | Moorpark Junior College |  | Ventura County Community College District
Ventura College | Ventura Junior College |  | Ventura County Community College District
Oxnard College | Oxnard Junior College |  | Ventura County Community College District
Cuesta College | San Luis Obispo Junior College |  |
Bakersfield College | Bakersfield Junior College |  | Kern Community College District
Modesto Junior College | MJC |  | Yosemite Community College District
Skyline College | Skyline Junior College |  | San Mateo County Community College District
College of San Mateo | San Mateo Junior College ; CSM |  | San Mateo County Community College District
Cañada College | Canada College |  | San Mateo County Community College District
Las Positas College | Chabot College Valley Campus |  | Chabot–Las Positas Community College District
Chabot College | Chabot Junior College |  | Chabot–Las Positas Community College District
Santa Rosa Junior College | SRJC |  |
College of Marin | Marin Junior College |  |
Sierra College | Placer Junior College |  |
Yuba College | Yuba Junior College |  | Yuba Community College District
Arizona Western College | AWC Yuma |  |
Phoenix College | Phoenix Junior College |  | Maricopa County Community College District
Mesa Community College | Phoenix Junior College Extension ; MCC Arizona |  | Maricopa County Community College District
Scottsdale Community College | SCC Arizona |  | Maricopa County Community College District
Rio Salado College | Rio Salado Community College |  | Maricopa County Community College District
GateWay Community College | Maricopa Technical College |  | Maricopa County Community College District
Maricopa County Community College District | Maricopa Community Colleges ; MCCCD |  |
Pima Community College | Pima College |  |
Portland Community College | PCC Oregon |  |
Austin Community College District | Austin Community College ; ACC |  |
Houston Community College | HCC ; Houston Community College System |  |
San Jacinto College | San Jac |  |
San Antonio College | San Antonio Junior College ; SAC ; University Junior College San Antonio |  | Alamo Colleges District
St. Philip's College | St. Philip's Normal and Industrial School |  | Alamo Colleges District
Palo Alto College | PAC San Antonio |  | Alamo Colleges District
Northwest Vista College | NVC |  | Alamo Colleges District
Tarrant County College | Tarrant County Junior College ; TCC |  |
Del Mar College | Corpus Christi Junior College |  |
Laredo College | Laredo Community College ; Laredo Junior College |  |
South Texas College | South Texas Community College |  |
Tyler Junior College | TJC |  |
Texas State Technical College | James Connally Technical Institute ; TSTC ; Texas State Technical Institute |  |
Lamar State College Port Arthur | Port Arthur College ; Lamar University-Port Arthur |  | Texas State University System
Tulsa Community College | Tulsa Junior College |  |
Rose State College | Oscar Rose Junior College |  |
Oklahoma City Community College | South Oklahoma City Junior College ; OCCC |  |
Metropolitan Community College (Kansas City) | Kansas City Polytechnic Institute ; Junior College of Kansas City ; Penn Valley Community College ; Metropolitan Community College |  |
St. Louis Community College | STLCC ; Junior College District of St. Louis ; Forest Park Community College |  |
Normandale Community College | Normandale State Junior College |  | Minnesota State Colleges and Universities System
Century College | Lakewood Community College ; Northeast Metro Technical College ; Lakewood State Junior College |  | Minnesota State Colleges and Universities System
North Hennepin Community College | North Hennepin State Junior College |  | Minnesota State Colleges and Universities System
Saint Paul College | St. Paul Technical College ; Saint Paul Technical Vocational Institute |  | Minnesota State Colleges and Universities System
Minnesota State College Southeast | Southeast Technical College ; Red Wing/Winona Technical College |  | Minnesota State Colleges and Universities System
Minnesota North College | Hibbing Community College ; Itasca Community College ; Mesabi Range College ; Vermilion Community College ; Rainy River Community College |  | Minnesota State Colleges and Universities System
Minnesota West Community and Technical College | Worthington Community College |  | Minnesota State Colleges and Universities System
Lake Superior College | Duluth Technical College ; Duluth Community College Center |  | Minnesota State Colleges and Universities System
St. Cloud Technical and Community College | St. Cloud Technical College ; SCTCC |  | Minnesota State Colleges and Universities System
Rochester Community and Technical College | Rochester Junior College ; RCTC |  | Minnesota State Colleges and Universities System
South Central College | South Central Technical College ; Mankato Technical College |  | Minnesota State Colleges and Universities System
Riverland Community College | Austin Junior College Minnesota ; Riverland Technical College |  | Minnesota State Colleges and Universities System
Minnesota State Colleges and Universities System | Minnesota State ; MnSCU ; Minnesota State Colleges and Universities |  |
Pellissippi State Community College | State Technical Institute at Knoxville ; Pellissippi State Technical Community College |  | Tennessee Board of Regents
Southwest Tennessee Community College | Shelby State Community College ; State Technical Institute at Memphis |  | Tennessee Board of Regents
Nashville State Community College | Nashville State Technical Institute |  | Tennessee Board of Regents
Northeast State Community College | Tri-Cities State Technical Institute |  | Tennessee Board of Regents
Chattanooga State Community College | Chattanooga State Technical Institute |  | Tennessee Board of Regents
Bluegrass Community and Technical College | Lexington Community College ; Central Kentucky Technical College ; BCTC |  | Kentucky Community and Technical College System
Elizabethtown Community and Technical College | ECTC |  | Kentucky Community and Technical College System
Nunez Community College | Elaine P. Nunez Community College |  | Louisiana Community and Technical College System
SOWELA Technical Community College | Southwest Louisiana Trade School ; Sowela Technical Institute |  | Louisiana Community and Technical College System
Bossier Parish Community College | BPCC |  | Louisiana Community and Technical College System
Baton Rouge Community College | BRCC |  | Louisiana Community and Technical College System
River Parishes Community College | RPCC |  | Louisiana Community and Technical College System
South Louisiana Community College | SLCC ; SoLAcc ; Acadiana Technical College |  | Louisiana Community and Technical College System
Northwest Louisiana Technical Community College | Northwest Louisiana Technical College ; NLTCC |  | Louisiana Community and Technical College System
Monroe Community College | SUNY Monroe ; MCC Rochester |  | State University of New York
Nassau Community College | SUNY Nassau |  | State University of New York
Suffolk County Community College | SUNY Suffolk |  | State University of New York
Fashion Institute of Technology | FIT ; SUNY FIT |  | State University of New York
Wor-Wic Community College | Wor-Wic Tech Community College |  |
Community College of Baltimore County | CCBC ; Essex Community College ; Catonsville Community College ; Dundalk Community College |  |
Baltimore City Community College | New Community College of Baltimore ; Baltimore Junior College |  |
Montgomery College | Montgomery Junior College |  |
Prince George's Community College | Prince George's Junior College |  |
Community College of Allegheny County | CCAC |  |
Community College of Philadelphia | CCP |  |
Northampton Community College | Northampton County Area Community College |  |
Penn Highlands Community College | Cambria County Area Community College |  |
Harrisburg Area Community College | HACC ; Central Pennsylvania's Community College |  |
Central Piedmont Community College | CPCC ; Mecklenburg College ; Central Industrial Education Center |  | North Carolina Community College System
Wake Technical Community College | Wake Tech ; W. W. Holding Technical Institute |  | North Carolina Community College System
Guilford Technical Community College | GTCC ; Guilford Technical Institute |  | North Carolina Community College System
Forsyth Technical Community College | Forsyth Tech |  | North Carolina Community College System
Durham Technical Community College | Durham Tech ; Durham Industrial Education Center |  | North Carolina Community College System
Fayetteville Technical Community College | Fayetteville Tech ; FTCC |  | North Carolina Community College System
Asheville-Buncombe Technical Community College | A-B Tech |  | North Carolina Community College System
Trident Technical College | Palmer College Charleston ; Berkeley-Charleston-Dorchester Technical Education Center |  |
Atlanta Technical College | Atlanta Area Technical School ; Atlanta Tech |  | Technical College System of Georgia
Gwinnett Technical College | Gwinnett Tech |  | Technical College System of Georgia
Georgia Piedmont Technical College | DeKalb Technical College ; DeKalb Tech |  | Technical College System of Georgia
Technical College System of Georgia | Georgia Department of Technical and Adult Education ; TCSG |  |
Bunker Hill Community College | BHCC |  |
Roxbury Community College | RCC Boston |  |
MassBay Community College | Massachusetts Bay Community College ; Mass Bay |  |
Southern Maine Community College | Southern Maine Technical College ; Southern Maine Vocational Technical Institute |  | Maine Community College System
Eastern Maine Community College | Eastern Maine Technical College |  | Maine Community College System
NHTI – Concord's Community College | New Hampshire Technical Institute ; NHTI |  | Community College System of New Hampshire
Manchester Community College (New Hampshire) | New Hampshire Community Technical College Manchester ; Manchester Community College |  | Community College System of New Hampshire
Community College of Rhode Island | CCRI ; Rhode Island Junior College |  |
Community College of Vermont | CCV |  | Vermont State Colleges System
Westminster Choir College | Westminster Choir School ; WCC Princeton |  | Rider University
Crane School of Music | Crane Normal Institute of Music |  | SUNY Potsdam
Charles H. Dyson School of Applied Economics and Management | Dyson School ; Cornell Dyson |  | Cornell University
College of Insurance | The College of Insurance New York |  | St. John's University
Community College of Denver | CCD |  | Colorado Community College System
Front Range Community College | Community College of Denver North Campus ; FRCC |  | Colorado Community College System
Red Rocks Community College | Community College of Denver West Campus |  | Colorado Community College System
Pikes Peak State College | Pikes Peak Community College ; El Paso Community College Colorado |  | Colorado Community College System
Pueblo Community College | Pueblo Vocational Community College |  | Colorado Community College System
Colorado Northwestern Community College | Rangely College |  | Colorado Community College System
Colorado Mountain College | CMC |  |
Gallatin College Montana State University | Gallatin College MSU |  | Montana State University
Missoula College University of Montana | University of Montana College of Technology ; Missoula College |  | University of Montana
Great Falls College Montana State University | Montana State University-Great Falls College of Technology ; Great Falls College MSU |  | Montana State University
Helena College University of Montana | University of Montana-Helena College of Technology ; Helena College |  | University of Montana
Bitterroot College | Bitterroot College University of Montana |  | University of Montana
Highlands College | Butte Vocational-Technical Center |  | Montana Technological University
Central Community College | CCC Nebraska |  |
Grays Harbor College | Grays Harbor Junior College |  |
Shoreline College | Shoreline Community College |  |
Cascadia College | Cascadia Community College |  |
Edmonds College | Edmonds Community College |  |
Tacoma Community College | TCC Tacoma |  |
Pierce College | Fort Steilacoom Community College ; Pierce College District |  |
Green River College | Green River Community College |  |
Olympic College | Olympic Junior College |  |
Clark College | Vancouver Junior College Washington |  |
Skagit Valley College | Mount Vernon Junior College |  |
Peninsula College | Peninsula Junior College |  |
Lake Washington Institute of Technology | Lake Washington Technical College ; LWTech |  |
College of Eastern Idaho | Eastern Idaho Technical College ; CEI |  |
Jackson College | Jackson Community College ; Jackson Junior College |  |
Mott Community College | Charles Stewart Mott Community College ; Flint Junior College ; Genesee Community College Flint |  |
Grand Rapids Community College | Grand Rapids Junior College ; GRCC |  |
Mid Michigan College | Mid Michigan Community College |  |
Gogebic Community College | Ironwood Junior College |  |
Lansing Community College | LCC |  |
Columbus State Community College | Columbus Technical Institute |  |
Lorain County Community College | LCCC |  |
Owens Community College | Owens State Community College ; Michael J. Owens Technical College ; Penta Technical Institute |  |
Stark State College | Stark State College of Technology ; Stark Technical College |  |
Joliet Junior College | JJC |  |
College of DuPage | COD |  |
William Rainey Harper College | Harper College |  |
`;
