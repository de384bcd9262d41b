// Systems, federations and universities with the schools that belong to them. Written by hand from general knowledge.
// The whole | schools that belong to it ; …

export const SCHOOL_FAMILIES = `
University System of Maryland | Salisbury University ; Towson University ; Bowie State University ; Coppin State University ; Frostburg State University ; University of Baltimore ; University of Maryland, Baltimore ; University of Maryland, Baltimore County ; University of Maryland, College Park ; University of Maryland Eastern Shore ; University of Maryland Global Campus ; University of Maryland Center for Environmental Science
University System of New Hampshire | Keene State College ; Plymouth State University ; University of New Hampshire ; Granite State College
University of North Carolina System | Western Carolina University ; Appalachian State University ; East Carolina University ; Elizabeth City State University ; Fayetteville State University ; North Carolina A&T State University ; North Carolina Central University ; North Carolina State University ; University of North Carolina at Asheville ; University of North Carolina at Chapel Hill ; University of North Carolina at Charlotte ; University of North Carolina at Greensboro ; University of North Carolina at Pembroke ; University of North Carolina Wilmington ; University of North Carolina School of the Arts ; Winston-Salem State University
Texas State University System | Sam Houston State University ; Texas State University ; Lamar University ; Sul Ross State University ; Lamar Institute of Technology ; Lamar State College - Orange ; Lamar State College - Port Arthur
University of Texas System | Stephen F. Austin State University ; University of Texas at Austin ; University of Texas at Dallas ; University of Texas at Tyler ; University of Texas Permian Basin ; University of Texas Rio Grande Valley ; University of Texas Health Science Center at Houston ; University of Texas Medical Branch ; University of Texas Southwestern Medical Center ; University of Texas MD Anderson Cancer Center
Texas A&M University System | Texas A&M University ; Tarleton State University ; Prairie View A&M University ; West Texas A&M University ; Texas A&M University-Corpus Christi ; Texas A&M International University ; Texas A&M University-Texarkana ; Texas A&M University-Central Texas ; Texas A&M University-San Antonio
Texas Tech University System | Texas Tech University ; Angelo State University ; Midwestern State University ; Texas Tech University Health Sciences Center
University of Houston System | University of Houston ; University of Houston-Downtown ; University of Houston-Clear Lake ; University of Houston-Victoria
University of North Texas System | University of North Texas ; University of North Texas at Dallas ; University of North Texas Health Science Center
University System of Georgia | University of Georgia ; Georgia Institute of Technology ; Georgia State University ; Augusta University ; Georgia Southern University ; Kennesaw State University ; University of West Georgia ; Valdosta State University ; Albany State University ; Clayton State University ; Columbus State University ; Fort Valley State University ; Georgia College & State University ; Georgia Southwestern State University ; Middle Georgia State University ; Savannah State University ; University of North Georgia ; Dalton State College ; Gordon State College ; College of Coastal Georgia
Nevada System of Higher Education | University of Nevada, Reno ; University of Nevada, Las Vegas ; Nevada State University ; Western Nevada College ; Truckee Meadows Community College ; Great Basin College ; College of Southern Nevada ; Desert Research Institute
Utah System of Higher Education | Utah Tech University ; Weber State University ; Southern Utah University ; Utah Valley University ; Utah State University ; University of Utah ; Snow College ; Salt Lake Community College
State University of New York | Empire State University ; SUNY Empire State College ; SUNY Cortland ; SUNY Geneseo ; SUNY New Paltz ; SUNY Oneonta ; SUNY Oswego ; SUNY Plattsburgh ; SUNY Potsdam ; Purchase College ; SUNY Old Westbury ; SUNY Fredonia ; SUNY Brockport ; Buffalo State University ; SUNY Polytechnic Institute ; Alfred State College ; SUNY Cobleskill ; SUNY Delhi ; Farmingdale State College ; SUNY Maritime College ; SUNY Morrisville ; SUNY Canton ; SUNY Downstate Health Sciences University ; SUNY Upstate Medical University ; SUNY College of Optometry ; Fashion Institute of Technology ; New York State College of Ceramics ; New York State College of Veterinary Medicine ; New York State College of Agriculture & Life Sciences ; Monroe Community College ; Nassau Community College ; Suffolk County Community College
City University of New York | John Jay College of Criminal Justice ; Lehman College ; York College ; College of Staten Island ; Medgar Evers College ; New York City College of Technology ; CUNY Graduate Center ; CUNY School of Law ; Borough of Manhattan Community College ; Bronx Community College ; Hostos Community College ; Kingsborough Community College ; LaGuardia Community College ; Queensborough Community College ; Guttman Community College ; Macaulay Honors College
California State University System | California State University, Bakersfield ; California State University, Channel Islands ; California State University, Chico ; California State University, Dominguez Hills ; California State University, Fresno ; California State University, Long Beach ; California State University, Los Angeles ; California State University Maritime Academy ; California State University, Monterey Bay ; California State University, Northridge ; California State University, Sacramento ; California State University, San Bernardino ; California State University, San Marcos ; California State University, Stanislaus ; California State Polytechnic University, Pomona ; California Polytechnic State University ; Sonoma State University ; Cal Poly Humboldt
Peralta Community College District | Berkeley City College ; Laney College ; Merritt College ; College of Alameda
Los Angeles Community College District | Los Angeles City College ; East Los Angeles College ; Los Angeles Pierce College ; Los Angeles Valley College ; West Los Angeles College
Pennsylvania State System of Higher Education | Indiana University of Pennsylvania ; West Chester University ; Kutztown University of Pennsylvania ; Shippensburg University of Pennsylvania ; Slippery Rock University ; Millersville University of Pennsylvania ; Pennsylvania Western University ; Commonwealth University of Pennsylvania ; East Stroudsburg University ; Cheyney University of Pennsylvania
Pennsylvania State University | Penn State Abington ; Penn State Altoona ; Penn State Erie, The Behrend College ; Penn State Harrisburg ; Penn State Berks ; Penn State Milton S. Hershey Medical Center ; Penn State Dickinson Law
University of Wisconsin System | University of Wisconsin-Madison ; University of Wisconsin-Milwaukee ; University of Wisconsin-Green Bay ; University of Wisconsin-La Crosse ; University of Wisconsin-Parkside ; University of Wisconsin-Platteville ; University of Wisconsin-River Falls ; University of Wisconsin-Stout ; University of Wisconsin-Superior ; University of Wisconsin-Whitewater
Minnesota State Colleges and Universities System | Bemidji State University ; Metropolitan State University ; Minnesota State University, Mankato ; Minnesota State University Moorhead ; St. Cloud State University ; Southwest Minnesota State University ; Winona State University ; Minneapolis College ; Century College
University of Minnesota System | University of Minnesota Crookston ; University of Minnesota Duluth ; University of Minnesota Morris ; University of Minnesota Rochester
University of Illinois System | University of Illinois Urbana-Champaign ; University of Illinois Chicago ; University of Illinois Springfield
Southern Illinois University System | Southern Illinois University Carbondale ; Southern Illinois University Edwardsville
Indiana University | Indiana University East ; Indiana University Kokomo ; Indiana University Northwest ; Indiana University South Bend ; Indiana University Southeast ; Indiana University School of Medicine
Purdue University System | Purdue University ; Purdue University Fort Wayne ; Purdue University Northwest ; Purdue Global
University of Missouri System | University of Missouri ; University of Missouri-Kansas City ; University of Missouri-St. Louis ; Missouri University of Science and Technology
University of Nebraska System | University of Nebraska-Lincoln ; University of Nebraska at Omaha ; University of Nebraska at Kearney ; University of Nebraska Medical Center
University of Colorado System | University of Colorado Boulder ; University of Colorado Denver ; University of Colorado Colorado Springs ; University of Colorado Anschutz Medical Campus
Colorado State University System | Colorado State University ; Colorado State University Pueblo ; Colorado State University Global
Oklahoma State University System | Oklahoma State University ; Oklahoma State University Center for Health Sciences ; Oklahoma State University-Tulsa
University of Alabama System | University of Alabama ; University of Alabama at Birmingham ; University of Alabama in Huntsville
University of Tennessee System | University of Tennessee, Knoxville ; University of Tennessee at Chattanooga ; University of Tennessee at Martin ; University of Tennessee Health Science Center ; University of Tennessee Southern
University of Arkansas System | University of Arkansas ; University of Arkansas at Little Rock ; University of Arkansas at Pine Bluff ; University of Arkansas at Monticello ; University of Arkansas for Medical Sciences ; University of Arkansas at Fort Smith
University of Louisiana System | Grambling State University ; Louisiana Tech University ; McNeese State University ; Nicholls State University ; Northwestern State University of Louisiana ; Southeastern Louisiana University ; University of Louisiana at Lafayette ; University of Louisiana at Monroe ; University of New Orleans
Louisiana State University System | Louisiana State University ; Louisiana State University in Shreveport ; Louisiana State University at Alexandria ; LSU Health Sciences Center New Orleans ; LSU Health Shreveport ; Pennington Biomedical Research Center
Southern University System | Southern University and A&M College ; Southern University at New Orleans
University of Massachusetts System | University of Massachusetts Amherst ; University of Massachusetts Boston ; University of Massachusetts Dartmouth ; University of Massachusetts Lowell ; UMass Chan Medical School
University of Maine System | University of Maine ; University of Southern Maine ; University of Maine at Augusta ; University of Maine at Farmington ; University of Maine at Fort Kent ; University of Maine at Machias ; University of Maine at Presque Isle
University of Hawaiʻi System | University of Hawaii at Manoa ; University of Hawaii at Hilo ; University of Hawaii West Oahu ; Kapiolani Community College ; Leeward Community College ; Honolulu Community College
University of Alaska System | University of Alaska Fairbanks ; University of Alaska Anchorage ; University of Alaska Southeast
University of South Carolina System | University of South Carolina ; University of South Carolina Aiken ; University of South Carolina Beaufort ; University of South Carolina Upstate
North Dakota University System | University of North Dakota ; North Dakota State University ; Minot State University ; Dickinson State University ; Mayville State University ; Valley City State University ; Bismarck State College
South Dakota Board of Regents | University of South Dakota ; South Dakota State University ; Black Hills State University ; Dakota State University ; Northern State University ; South Dakota School of Mines and Technology
Connecticut State Colleges and Universities | Central Connecticut State University ; Eastern Connecticut State University ; Southern Connecticut State University ; Western Connecticut State University ; Charter Oak State College
State University System of Florida | University of Florida ; Florida State University ; University of South Florida ; University of Central Florida ; Florida International University ; Florida Atlantic University ; University of North Florida ; University of West Florida ; Florida Gulf Coast University ; New College of Florida ; Florida Polytechnic University ; Florida A&M University
Claremont Colleges | Pomona College ; Claremont McKenna College ; Harvey Mudd College ; Scripps College ; Pitzer College ; Claremont Graduate University ; Keck Graduate Institute
Cornell University | Cornell Tech ; Weill Cornell Medicine ; New York State School of Industrial and Labor Relations ; Boyce Thompson Institute
California Institute of Technology | Jet Propulsion Laboratory ; Palomar Observatory
Johns Hopkins University | Applied Physics Laboratory ; Hopkins-Nanjing Center ; SAIS Bologna
Carnegie Mellon University | Carnegie Mellon University Qatar ; Carnegie Mellon University Silicon Valley ; Carnegie Mellon University Africa ; Software Engineering Institute
New York University | New York University Abu Dhabi ; NYU Shanghai ; Institute of Fine Arts
Georgetown University | Georgetown University in Qatar ; Georgetown University Medical Center
Texas A&M University | Texas A&M University at Qatar ; Texas A&M University at Galveston
Northwestern University | Northwestern University in Qatar
Virginia Commonwealth University | Virginia Commonwealth University School of the Arts in Qatar
University of London | King's College London ; University College London ; London School of Economics and Political Science ; Queen Mary University of London ; Royal Holloway, University of London ; Goldsmiths, University of London ; Birkbeck, University of London ; School of Oriental and African Studies ; City, University of London ; London Business School ; London School of Hygiene & Tropical Medicine ; St George's, University of London ; Royal Veterinary College ; Royal Academy of Music ; Royal Central School of Speech and Drama ; Courtauld Institute of Art ; Institute of Cancer Research ; School of Advanced Study ; Warburg Institute ; Institute of Education
University College London | UCL Institute of Education ; Bartlett School of Architecture ; Slade School of Fine Art ; UCL School of Pharmacy ; University College London Qatar ; Mullard Space Science Laboratory
University of Oxford | Ruskin School of Art ; Blavatnik School of Government ; Oxford Internet Institute ; Wadham College ; Keble College ; St Catherine's College ; St Hilda's College ; Somerville College ; Lady Margaret Hall ; Brasenose College ; Corpus Christi College, Oxford ; All Souls College ; Wolfson College, Oxford ; St Antony's College ; Green Templeton College ; Linacre College ; Mansfield College
University of Cambridge | Queens' College, Cambridge ; Sidney Sussex College ; Magdalene College ; Christ's College ; Downing College ; Fitzwilliam College ; Selwyn College ; St Catharine's College ; Corpus Christi College, Cambridge ; Trinity Hall ; Darwin College ; Wolfson College, Cambridge ; Hughes Hall ; Homerton College ; Murray Edwards College ; Robinson College ; Scott Polar Research Institute
University of Wales | Aberystwyth University ; Bangor University ; Swansea University ; Cardiff University ; Lampeter University
University of the Arts London | Camberwell College of Arts ; Chelsea College of Arts ; London College of Communication ; London College of Fashion ; Wimbledon College of Arts
University of the Highlands and Islands | Inverness College UHI ; Perth College UHI ; Orkney College ; Sabhal Mòr Ostaig ; Scottish Association for Marine Science ; Lews Castle College ; Moray College
Birmingham City University | Royal Birmingham Conservatoire
National University of Ireland | University College Dublin ; University College Cork ; University of Galway ; Maynooth University
PSL University | École Normale Supérieure ; Mines Paris ; Paris Dauphine University ; Observatoire de Paris ; Collège de France ; École nationale des chartes
Institut Polytechnique de Paris | École Polytechnique ; ENSTA Paris ; ENSAE Paris ; Télécom Paris ; Télécom SudParis ; École des Ponts ParisTech
Paris-Saclay University | CentraleSupélec ; École normale supérieure Paris-Saclay ; AgroParisTech ; University of Évry ; Institut des Hautes Études Scientifiques
ParisTech | Arts et Métiers ParisTech ; Chimie ParisTech
Institut Mines-Télécom | IMT Atlantique ; IMT Mines Alès ; IMT Mines Albi ; IMT Nord Europe ; Mines Saint-Étienne ; Télécom SudParis ; Télécom Paris ; Institut Mines-Télécom Business School
Paris Cité University | Institut de physique du globe de Paris
Sorbonne University | Observatoire océanologique de Banyuls ; Station biologique de Roscoff ; Institut d'astrophysique de Paris
University of Lyon | Claude Bernard University Lyon 1 ; Lumière University Lyon 2 ; Jean Moulin University Lyon 3 ; École normale supérieure de Lyon ; Jean Monnet University
Federal University of Toulouse Midi-Pyrénées | Toulouse III - Paul Sabatier University ; Toulouse 1 Capitole University ; University of Toulouse-Jean Jaurès ; INSA Toulouse
Normandy University | University of Caen Normandy ; University of Rouen Normandy ; University of Le Havre Normandy ; INSA Rouen ; ENSICAEN
University of Lorraine | École nationale d'ingénieurs de Metz ; Mines Nancy ; Polytech Nancy ; ENSEM ; ENSAIA
Grenoble Alpes University | Grenoble Institute of Technology ; Sciences Po Grenoble
University of Rennes | Sciences Po Rennes ; École nationale supérieure de chimie de Rennes ; INSA Rennes
University of Strasbourg | École et observatoire des sciences de la Terre ; Sciences Po Strasbourg ; Télécom Physique Strasbourg
Bordeaux Institute of Technology | ENSEIRB-MATMECA ; ENSC Bordeaux
University of Quebec | Université du Québec à Montréal ; Université du Québec à Trois-Rivières ; Université du Québec à Chicoutimi ; Université du Québec à Rimouski ; Université du Québec en Outaouais ; Université du Québec en Abitibi-Témiscamingue
University of Toronto | University of Toronto Mississauga ; University of Toronto Scarborough ; University of St. Michael's College ; Victoria University, Toronto ; University of Trinity College ; Ontario Institute for Studies in Education ; Dunlap Institute
University of Saskatchewan | St. Thomas More College
University of British Columbia | UBC Okanagan ; TRIUMF
ETH Domain | ETH Zurich ; EPFL ; Paul Scherrer Institute ; Empa ; Eawag ; Swiss Federal Institute for Forest, Snow and Landscape Research
HES-SO | HES-SO Valais-Wallis ; HES-SO Genève ; Haute École Arc ; HEIG-VD ; ECAL ; École hôtelière de Lausanne ; CHANGINS ; Haute école de musique de Genève ; La Manufacture ; Haute école de santé Vaud
Technical University of Munich | Hochschule für Politik München ; TUM School of Management ; Weihenstephan
University of California System | Lawrence Berkeley National Laboratory ; Lick Observatory ; Hastings College of the Law
University of Tehran | Farabi Campus University of Tehran ; Abouraihan Campus
University of Delhi | Kirori Mal College ; Hansraj College ; Sri Venkateswara College ; Gargi College ; Kamala Nehru College ; Daulat Ram College ; Zakir Husain Delhi College ; University College of Medical Sciences ; Maulana Azad Medical College ; Lady Hardinge Medical College ; Delhi School of Economics ; Indraprastha College for Women ; Jesus and Mary College ; Dyal Singh College ; Deshbandhu College
University of Calcutta | Presidency College, Calcutta ; Scottish Church College ; Bethune College ; St. Xavier's College, Kolkata ; Asutosh College ; Lady Brabourne College ; Maulana Azad College
University of Mumbai | St. Xavier's College, Mumbai ; Elphinstone College ; Sydenham College ; Wilson College ; Ramnarain Ruia College ; Grant Medical College ; Sophia College for Women
Savitribai Phule Pune University | Fergusson College ; S. P. College ; Byramjee Jeejeebhoy Medical College ; ILS Law College ; Wadia College
University of Madras | Madras Christian College ; Loyola College, Chennai ; Stella Maris College ; Presidency College, Chennai ; Women's Christian College, Chennai ; Pachaiyappa's College
Manipal Academy of Higher Education | Manipal Institute of Technology ; Manipal College of Dental Sciences
Homi Bhabha National Institute | National Institute of Science Education and Research ; Institute of Mathematical Sciences ; Saha Institute of Nuclear Physics ; Harish-Chandra Research Institute ; Tata Memorial Centre ; Institute of Physics, Bhubaneswar ; Bhabha Atomic Research Centre
Vietnam National University, Ho Chi Minh City | International University, Ho Chi Minh City ; Ho Chi Minh City University of Science ; University of Social Sciences and Humanities, Ho Chi Minh City ; University of Information Technology, Ho Chi Minh City ; University of Economics and Law ; An Giang University
Vietnam National University, Hanoi | University of Social Sciences and Humanities, Hanoi ; VNU University of Economics and Business ; Vietnam Japan University ; VNU School of Law
University of Danang | Danang University of Technology ; University of Science and Technology, Da Nang ; Da Nang University of Economics
Hue University | Hue University of Medicine and Pharmacy ; Hue University of Sciences ; Hue University of Education
Mindanao State University | Mindanao State University - General Santos ; Mindanao State University at Naawan ; Mindanao State University - Sulu ; Mindanao State University Tawi-Tawi
University of the Philippines System | University of the Philippines Diliman ; University of the Philippines Baguio ; University of the Philippines Cebu ; University of the Philippines Mindanao ; University of the Philippines Open University
De La Salle Philippines | De La Salle University ; De La Salle-College of Saint Benilde ; De La Salle University-Dasmariñas ; University of St. La Salle
Chinese Academy of Sciences | University of Chinese Academy of Sciences ; University of Science and Technology of China ; Institute of Physics ; Institute of Computing Technology
Tsinghua University | Tsinghua Shenzhen International Graduate School ; Tsinghua-Berkeley Shenzhen Institute ; Peking Union Medical College
Peking University | Peking University Health Science Center ; Guanghua School of Management ; Peking University Shenzhen Graduate School ; National School of Development
National Autonomous University of Mexico | Facultad de Estudios Superiores Aragón ; Facultad de Estudios Superiores Acatlán ; Facultad de Estudios Superiores Cuautitlán ; Facultad de Estudios Superiores Iztacala ; Facultad de Estudios Superiores Zaragoza ; Escuela Nacional Preparatoria ; Colegio de Ciencias y Humanidades
National Polytechnic Institute | Escuela Superior de Cómputo ; Escuela Superior de Física y Matemáticas ; Escuela Superior de Medicina ; Escuela Superior de Ingeniería Mecánica y Eléctrica
University of Buenos Aires | Colegio Nacional de Buenos Aires ; Facultad de Ciencias Exactas y Naturales ; Facultad de Ciencias Económicas ; Hospital de Clínicas José de San Martín
University of São Paulo | Faculdade de Medicina da Universidade de São Paulo ; Escola Politécnica da Universidade de São Paulo ; Faculdade de Direito do Largo de São Francisco ; Museu Paulista ; Instituto Butantan
Fundação Getulio Vargas | Escola Brasileira de Administração Pública e de Empresas ; Escola de Administração de Empresas de São Paulo ; Escola Brasileira de Economia e Finanças ; FGV EAESP
Universidade Católica Portuguesa | Católica Lisbon School of Business and Economics ; Católica Porto Business School
University of Lisbon | Instituto Superior de Agronomia ; Instituto Superior de Ciências Sociais e Políticas ; Faculdade de Motricidade Humana
Ramon Llull University | ESADE Business School ; IQS School of Engineering ; La Salle Campus Barcelona ; Blanquerna
University of Navarra | IESE Business School ; Clínica Universidad de Navarra
Université catholique de Louvain | UCLouvain Saint-Louis Brussels ; UCLouvain FUCaM Mons
KU Leuven | KU Leuven Kulak ; LUCA School of Arts ; Vlerick Business School
University of Amsterdam | Amsterdam University College ; Amsterdam UMC
Radboud University | Radboud University Medical Center
Maastricht University | University College Maastricht ; United Nations University-MERIT
Stockholm University | Stockholm Resilience Centre
Uppsala University | Campus Gotland
University of Gothenburg | Sahlgrenska Academy ; Valand Academy ; School of Business, Economics and Law, Gothenburg
Lund University | Malmö Academy of Music ; Skåne University Hospital
University of Copenhagen | Niels Bohr Institute ; Royal Veterinary and Agricultural University ; Danish School of Pharmacy
Aarhus University | Danish School of Education ; Aarhus School of Business
University of Oslo | Oslo University Hospital
University of Nairobi | Kenya Science University College
University of South Wales | Royal Welsh College of Music & Drama
University of New South Wales | Australian Defence Force Academy ; UNSW Canberra
University of Sydney | Sydney Conservatorium of Music ; Sydney College of the Arts
Griffith University | Queensland College of Art ; Queensland Conservatorium
University of Melbourne | Victorian College of the Arts ; Melbourne Business School ; Walter and Eliza Hall Institute
Monash University | Monash University Malaysia ; Monash South Africa
University of Nottingham | University of Nottingham Ningbo China ; University of Nottingham Malaysia
University of Liverpool | Xi'an Jiaotong-Liverpool University
Higher Colleges of Technology | Dubai Men's College ; Abu Dhabi Men's College
University of Technology and Applied Sciences | Higher College of Technology Muscat ; University of Technology and Applied Sciences, Muscat ; University of Technology and Applied Sciences, Nizwa ; University of Technology and Applied Sciences, Salalah
National Institute of Technology (Japan) | National Institute of Technology, Kochi College ; National Institute of Technology, Kure College ; National Institute of Technology, Akita College ; National Institute of Technology, Tokyo College ; National Institute of Technology, Nara College
`;
