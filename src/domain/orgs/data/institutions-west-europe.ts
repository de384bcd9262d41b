// Schools of western Europe with names that no rule can guess: what they were called before, what they are called at home,
// their short forms, and the bodies they belong to. Written by hand from general knowledge, as institutions-world.ts is.

export const INSTITUTIONS_WEST_EUROPE = `
University of Natural Resources and Life Sciences, Vienna | BOKU University ; University of Agricultural Sciences Vienna ; Hochschule für Bodenkultur |  |
CAMPUS 02 University for Applied Sciences | FH CAMPUS 02 ; Campus 02 Fachhochschule der Wirtschaft ; Fachhochschule der Wirtschaft Graz |  |
Central European University | Közép-európai Egyetem ; CEU Vienna ; CEU Private University |  |
FH Kärnten | Fachhochschule Kärnten ; Carinthia University of Applied Sciences ; CUAS ; Technikum Kärnten ; Carinthia Tech Institute |  |
FHWien der WKW | FHWien ; FHWien University of Applied Sciences of WKW ; University of Applied Sciences for Management and Communication Vienna ; FHWien Studiengänge der WKW |  |
Gustav Mahler Privatuniversität | Gustav Mahler Privatuniversität für Musik ; GMPU ; Gustav Mahler Private University for Music ; Kärntner Landeskonservatorium |  |
Health University of Applied Sciences Tyrol | fh gesundheit ; FH Gesundheit Tirol ; fhg Zentrum für Gesundheitsberufe Tirol ; fhg Tirol |  |
Kirchliche Pädagogische Hochschule Wien/Niederösterreich | Kirchliche Pädagogische Hochschule Wien/Krems ; KPH Wien/Krems ; KPH Wien/Niederösterreich ; University College of Teacher Education Vienna/Krems ; KPH |  |
Private Pädagogische Hochschule Augustinum | PPH Augustinum ; Kirchliche Pädagogische Hochschule der Diözese Graz-Seckau ; Kirchliche Pädagogische Hochschule Graz ; KPH Graz ; Private University College of Teacher Education Augustinum |  |
Private Pädagogische Hochschule der Diözese Linz | PHDL ; Pädagogische Hochschule der Diözese Linz ; Private University of Education, Diocese of Linz ; PH Diözese Linz |  |
Sigmund Freud Privatuniversität - Standort Linz | SFU Linz ; Sigmund Freud University Linz |  | Sigmund Freud Privatuniversität Wien
Sigmund Freud Privatuniversität Wien | Sigmund Freud University ; SFU ; Sigmund Freud PrivatUniversität ; SFU Wien ; Sigmund Freud University Vienna |  |
Stella Vorarlberg Privathochschule für Musik | Vorarlberger Landeskonservatorium ; Stella Vorarlberg University of Music ; Landeskonservatorium für Vorarlberg ; Stella Privathochschule ; VLK |  |
Theresian Military Academy | Theresianische Militärakademie ; TherMilAk ; MilAk ; Militärakademie Wiener Neustadt |  |
Universities Austria | Österreichische Universitätenkonferenz ; uniko ; Österreichische Rektorenkonferenz ; Austrian Rectors' Conference |  |
University College of Teacher Education Tyrol | Pädagogische Hochschule Tirol ; PHT ; PH Tirol ; Pädagogische Akademie des Bundes in Tirol |  |
University of Applied Sciences Upper Austria | FH Oberösterreich ; FH OÖ ; Fachhochschule Oberösterreich ; FH Upper Austria |  |
University of Applied Sciences for Health Professions Upper Austria | FH Gesundheitsberufe OÖ ; Fachhochschule für Gesundheitsberufe Oberösterreich ; FHGOÖ |  |
University of Arts and Industrial Design Linz | Kunstuniversität Linz ; University of Arts Linz ; University of Art and Design Linz ; Universität für künstlerische und industrielle Gestaltung Linz ; UFG ; Hochschule für künstlerische und industrielle Gestaltung Linz |  |
University of Graz | Uni Graz ; Karl Franzens University ; KFU Graz ; KFUG |  |
University of Klagenfurt | Universität für Bildungswissenschaften Klagenfurt ; University of Educational Sciences Klagenfurt ; Alpen-Adria University ; Hochschule für Bildungswissenschaften |  |
University of Music and Performing Arts Graz | Universität für Musik und darstellende Kunst Graz ; University of the Arts Graz ; Hochschule für Musik und darstellende Kunst Graz |  |
University of Salzburg | Paris Lodron Universität Salzburg ; Paris Lodron University of Salzburg ; PLUS ; Paris-Lodron-Universität |  |
University of Sustainability | Charlotte Fresenius Privatuniversität ; University of Sustainability - Charlotte Fresenius Privatuniversität ; Charlotte Fresenius Private University ; CFPU |  |
University of Teacher Education Styria | Pädagogische Hochschule Steiermark ; PHSt ; PH Steiermark ; University College of Teacher Education Styria |  |
University of Veterinary Medicine Vienna | Vetmeduni ; Veterinärmedizinische Universität Wien ; Vetmeduni Vienna ; VUW ; Tierärztliche Hochschule Wien |  |
University of Vienna | Alma Mater Rudolphina Vindobonensis ; Uni Wien ; Universitas Vindobonensis |  |
Universität für Weiterbildung Krems | Danube University Krems ; Donau-Universität Krems ; University for Continuing Education Krems ; DUK ; UWK |  |
Vereinigung Österreichischer Bibliothekarinnen und Bibliothekare | VÖB ; Association of Austrian Librarians ; Vereinigung Österreichischer Bibliothekare |  |
Vienna Center for Quantum Science and Technology | VCQ |  | University of Vienna
Antwerp Maritime Academy | Hogere Zeevaartschool Antwerpen ; Hogere Zeevaartschool ; HZS ; École supérieure de navigation d'Anvers ; AMA |  |
Faculté universitaire de Théologie protestante de Bruxelles | Faculteit voor Protestantse Theologie Brussel ; FUTP ; FPTB ; Faculty of Protestant Theology in Brussels |  |
HOGENT University of Applied Sciences and Arts | HoGent ; Hogeschool Gent ; University College Ghent |  |
Katholieke Hogeschool Vives | VIVES ; Hogeschool VIVES ; VIVES University of Applied Sciences ; Katholieke Hogeschool Zuid-West-Vlaanderen ; KATHO ; Katholieke Hogeschool Brugge-Oostende ; KHBO |  |
Leuven Stem Cell Institute | SCIL ; Stem Cell Institute Leuven ; Stamcelinstituut Leuven |  | KU Leuven
NATO Science and Technology Organization | STO ; NATO STO ; Research and Technology Organisation ; RTO ; AGARD |  |
Odisee, University of Applied Sciences | Odisee ; Odisee Hogeschool ; Hogeschool-Universiteit Brussel ; HUBrussel ; KAHO Sint-Lieven ; EHSAL |  |
UCLouvain Saint-Louis Brussels | Université Saint-Louis - Bruxelles ; Facultés universitaires Saint-Louis ; FUSL ; Saint-Louis University, Brussels ; USL-B ; UCLouvain Saint-Louis Bruxelles |  | Université catholique de Louvain
University of Liège | Université de Liège ; Université de l'État à Liège |  |
CHANGINS - Haute école de viticulture et œnologie | Changins ; École d'ingénieurs de Changins ; CHANGINS Viticulture and Oenology College |  | University of Applied Sciences and Arts Western Switzerland
Constructor Institute | Schaffhausen Institute of Technology ; SIT ; Constructor Institute of Technology ; CIT |  |
ECAL/Ecole cantonale d'art de Lausanne | ECAL ; University of Art and Design Lausanne ; École cantonale d'art de Lausanne ; École cantonale des beaux-arts et d'arts appliqués |  | University of Applied Sciences and Arts Western Switzerland
EHL Hospitality Business School | École hôtelière de Lausanne ; EHL ; Lausanne Hotel School |  | University of Applied Sciences and Arts Western Switzerland
ETH Zurich | Eidgenössisches Polytechnikum ; École polytechnique fédérale de Zurich ; EPFZ ; Politecnico federale di Zurigo ; Swiss Federal Polytechnic |  |
University of Applied Sciences and Arts Northwestern Switzerland | FHNW University of Applied Sciences and Arts Northwestern Switzerland ; Fachhochschule Nordwestschweiz ; Fachhochschule Aargau ; Fachhochschule beider Basel ; Fachhochschule Solothurn |  |
Facoltà di Teologia di Lugano | FTL ; Faculty of Theology of Lugano ; Istituto Accademico di Teologia |  | University of Italian Switzerland
G2W | Glaube in der 2. Welt ; Institut G2W ; Ökumenisches Forum für Glauben, Religion und Gesellschaft in Ost und West |  |
HEMU - Haute École de Musique | HEMU ; Haute École de Musique de Lausanne ; Haute École de Musique Vaud Valais Fribourg ; Conservatoire de Lausanne |  | University of Applied Sciences and Arts Western Switzerland
HES-SO Arc | Haute École Arc ; HE-Arc ; HES-SO Haute École Arc |  | University of Applied Sciences and Arts Western Switzerland
HES-SO Fribourg | HES-SO//FR ; HES-SO Freiburg ; Haute école spécialisée de Suisse occidentale Fribourg |  | University of Applied Sciences and Arts Western Switzerland
HES-SO Genève | HES-SO Geneva ; Haute école spécialisée de Genève ; HES-GE ; Hautes écoles de Genève |  | University of Applied Sciences and Arts Western Switzerland
University of Applied Sciences and Arts Western Switzerland | HES-SO University of Applied Sciences and Arts Western Switzerland ; Fachhochschule Westschweiz ; University of Applied Sciences Western Switzerland |  |
HES-SO Valais-Wallis | HEVs ; Haute École Valaisanne ; Fachhochschule Westschweiz Wallis ; HES-SO Valais ; HES-SO Wallis ; University of Applied Sciences Valais |  | University of Applied Sciences and Arts Western Switzerland
Haute école d'ingénierie et de gestion du canton de Vaud, HES-SO Haute Ecole Spécialisée de Suisse Occidentale | HEIG-VD ; Haute école d'ingénierie et de gestion du canton de Vaud ; School of Management and Engineering Vaud ; École d'ingénieurs du canton de Vaud ; EIVD |  | University of Applied Sciences and Arts Western Switzerland
Haute école de travail social et de la santé Lausanne - HETSL, HES-SO | HETSL ; EESP Lausanne ; Haute école de travail social et de la santé Lausanne ; École d'études sociales et pédagogiques |  | University of Applied Sciences and Arts Western Switzerland
Hochalpines Institut Ftan | HIF ; High Alpine Institute Ftan ; Hochalpines Töchterinstitut Fetan ; Institut Otalpin Ftan |  |
Hochschule für Logopädie Ostschweiz | Schweizer Hochschule für Logopädie Rorschach ; SHLR ; HLO ; Swiss University of Speech and Language Sciences |  |
Institut Digitale und Informatische Bildung |  |  | St.Gallen University of Teacher Education
Institut Frühe Bildung 0 bis 8 | Institut Frühe Bildung |  | St.Gallen University of Teacher Education
Institut Bewegung, Sport und Gesundheit |  |  | St.Gallen University of Teacher Education
Institut Gesellschaftswissenschaftliche Bildung |  |  | St.Gallen University of Teacher Education
Institut Kulturelle und Ästhetische Bildung |  |  | St.Gallen University of Teacher Education
Institut Mathematische, Naturwissenschaftliche und Technische Bildung |  |  | St.Gallen University of Teacher Education
Institut Sprachliche und Literarische Bildung |  |  | St.Gallen University of Teacher Education
Institut Schule und Profession |  |  | St.Gallen University of Teacher Education
Regionale Didaktische Zentren PHSG | RDZ ; Regionale Didaktische Zentren |  | St.Gallen University of Teacher Education
Zentrum Berufspraktische Studien |  |  | St.Gallen University of Teacher Education
Zentrum Digitalisierung und Bildung | Zentrum Digitalisierung & Bildung |  | St.Gallen University of Teacher Education
Zentrum Internationalisierung, Mobilität und Aussenbeziehungen |  |  | St.Gallen University of Teacher Education
Zentrum Wissenschaftsberatung |  |  | St.Gallen University of Teacher Education
Institut für Rechtsmedizin der Universität Basel | Institute of Forensic Medicine Basel ; IRM Basel ; Institut für Rechtsmedizin Basel |  | University of Basel
Kantonsschule Rychenberg | KRW ; Gymnasium Rychenberg ; Kantonsschule Rychenberg Winterthur |  |
La Manufacture - Haute école des arts de la scène | La Manufacture ; HETSR ; Haute école de théâtre de Suisse romande |  | University of Applied Sciences and Arts Western Switzerland
La Source School of Nursing, HES-SO University of Applied Sciences and Arts Western Switzerland | Institut et Haute École de la Santé La Source ; Haute École de la Santé La Source ; La Source ; École La Source |  | University of Applied Sciences and Arts Western Switzerland
Les Roches International School of Hotel Management | Les Roches ; Les Roches Global Hospitality Education ; Les Roches Bluche ; École hôtelière Les Roches |  |
NMS Berne | NMS Bern ; Neue Mittelschule Bern ; Neue Mädchenschule Bern |  |
PH NMS Bern | Pädagogische Hochschule NMS Bern ; Institut Vorschulstufe und Primarstufe NMS ; IVP NMS ; Institut NMS Bern |  | NMS Berne
Pädagogische Hochschule FHNW | PH FHNW ; School of Education FHNW ; FHNW School of Education ; Pädagogische Hochschule Nordwestschweiz |  | University of Applied Sciences and Arts Northwestern Switzerland
Pädagogische Hochschule Graubünden | PHGR ; University of Teacher Education of Grisons ; Alta scuola pedagogica dei Grigioni ; Scola auta da pedagogia dal Grischun ; Pädagogische Fachhochschule Graubünden |  |
School of Health Sciences - HES-SO Valais-Wallis | Haute École de Santé Valais ; HEdS Valais ; Hochschule für Gesundheit Wallis ; HES-SO Valais-Wallis Haute École de Santé |  | HES-SO Valais-Wallis
School of Management Fribourg | Haute école de gestion Fribourg ; HEG-FR ; Hochschule für Wirtschaft Freiburg ; HSW-FR ; HEG Fribourg |  | HES-SO Fribourg
St.Gallen University of Teacher Education | Pädagogische Hochschule St.Gallen ; PHSG ; PH St.Gallen ; Pädagogische Hochschule Rorschach ; Pädagogische Hochschule des Kantons St.Gallen |  |
Swiss Federal University for Vocational Education and Training SFUVET | SFUVET ; Eidgenössische Hochschule für Berufsbildung ; EHB ; Haute école fédérale en formation professionnelle ; HEFP ; Swiss Federal Institute for Vocational Education and Training ; SFIVET ; Eidgenössisches Hochschulinstitut für Berufsbildung ; IFFP |  |
UniDistance Suisse | FernUni Schweiz ; Distance Learning University Switzerland ; Swiss Distance University Institute ; UniDistance ; Universitäre Fernstudien Schweiz ; Formation universitaire à distance, Suisse |  |
University of Applied Sciences and Arts of Southern Switzerland | SUPSI ; Scuola universitaria professionale della Svizzera italiana |  |
University of Basel | Universität Basel ; UniBas ; Uni Basel ; Universitas Basiliensis |  |
University of Geneva | Université de Genève ; UNIGE ; Académie de Genève ; Schola Genevensis |  |
University of Neuchâtel | Université de Neuchâtel ; UniNE ; Académie de Neuchâtel |  |
University of St. Gallen | Hochschule St.Gallen ; Handelshochschule St.Gallen ; St. Gallen Graduate School of Economics, Law, Business and Social Sciences ; Unisg |  |
University of Teacher Education in Special Needs | HfH ; Interkantonale Hochschule für Heilpädagogik ; Hochschule für Heilpädagogik Zürich ; Heilpädagogisches Seminar Zürich |  |
University of Italian Switzerland | USI Lugano |  |
Wyss Academy for Nature | Wyss Academy |  | University of Bern
Zurich University of Applied Sciences in Business Administration | HWZ ; Hochschule für Wirtschaft Zürich ; HWZ Hochschule für Wirtschaft Zürich ; HWZ University of Applied Sciences in Business Administration Zurich |  |
EPFL | École polytechnique de l'Université de Lausanne ; EPUL ; ETH Lausanne ; Eidgenössische Technische Hochschule Lausanne |  |
Adolf-Butenandt-Institut für Physiologische Chemie, Physikalische Biochemie und Zellbiologie | Adolf-Butenandt-Institut ; Adolf Butenandt Institute |  | Ludwig Maximilian University of Munich
Akkon Hochschule für Humanwissenschaften | Akkon Hochschule ; Akkon-Hochschule Berlin ; Akkon University of Human Sciences ; Akkon University of Applied Sciences |  |
Anatomische Anstalt | Anatomische Anstalt München ; Anatomische Anstalt der LMU ; Institute of Anatomy Munich |  | Ludwig Maximilian University of Munich
Aschaffenburg University of Applied Sciences | Technische Hochschule Aschaffenburg ; TH Aschaffenburg ; Hochschule Aschaffenburg ; Fachhochschule Aschaffenburg ; Hochschule für angewandte Wissenschaften Aschaffenburg |  |
BSP Business & Law School – Hochschule für Management und Recht | BSP Business School Berlin ; Business School Berlin Potsdam ; BSP Business and Law School |  |
Baden-Wuerttemberg Cooperative State University | Duale Hochschule Baden-Württemberg ; DHBW ; Berufsakademie Baden-Württemberg ; Baden-Württemberg Cooperative State University |  |
Bauhaus-Universität Weimar | Bauhaus University Weimar ; Hochschule für Architektur und Bauwesen Weimar ; HAB Weimar ; Staatliches Bauhaus ; Großherzoglich-Sächsische Kunstschule Weimar ; Hochschule für Baukunst und Bildende Künste |  |
Bayerische Akademie für Naturschutz und Landschaftspflege | ANL ; Bavarian Academy for Nature Conservation and Landscape Management |  |
Berliner Hochschule für Technik | Beuth Hochschule für Technik Berlin ; Beuth-Hochschule ; TFH Berlin ; BHT Berlin |  |
Berufsbildungswerk Leipzig für Hör- und Sprachgeschädigte gGmbH | BBW Leipzig ; Berufsbildungswerk Leipzig ; BBW-Leipzig-Gruppe |  |
Bochum University of Applied Sciences Health Campus | Hochschule für Gesundheit Bochum ; hsg Bochum ; Hochschule für Gesundheit ; University of Applied Sciences for Health Bochum ; HS Gesundheit |  |
Brandenburg University of Applied Sciences | Technische Hochschule Brandenburg ; THB ; Fachhochschule Brandenburg ; FH Brandenburg ; TH Brandenburg |  |
CBS University of Applied Sciences | CBS International Business School ; Cologne Business School ; CBS ; EUFH ; Europäische Fachhochschule |  |
Campus-Institut Data Science (CIDAS) | CIDAS ; Campus Institute Data Science |  | University of Göttingen
Center for Behavioral Brain Sciences | CBBS |  | Otto von Guericke University Magdeburg
Center for Scalable Data Analytics and Artificial Intelligence | ScaDS.AI ; ScaDS ; ScaDS.AI Dresden/Leipzig ; Competence Center for Scalable Data Services and Solutions |  | Dresden University of Technology
University of Kiel | CAU ; Christian-Albrechts-Universität ; Christiana Albertina ; Uni Kiel |  |
Cluster of Excellence Cross-Cultural Philology | Exzellenzcluster Cross-Cultural Philology |  | Ludwig Maximilian University of Munich
Collegium Polonicum |  |  | European University Viadrina
Constructor University | Jacobs University ; IUB |  |
Cusanus Institut | Institut für Cusanus-Forschung ; Institute for Cusanus Research |  | University of Trier
DGUV Hochschule - Hochschule der Gesetzlichen Unfallversicherung (HGU) | HGU ; Hochschule der DGUV ; Hochschule der Gesetzlichen Unfallversicherung ; DGUV Hochschule ; University of the German Social Accident Insurance |  |
Duale Hochschule Baden Württemberg Mannheim | DHBW Mannheim ; Berufsakademie Mannheim ; Baden-Wuerttemberg Cooperative State University Mannheim |  | Baden-Wuerttemberg Cooperative State University
Duale Hochschule Sachsen | DHSN ; Berufsakademie Sachsen ; BA Sachsen ; University of Cooperative Education Saxony ; Saxon University of Cooperative Education |  |
Duale Hochschule Schleswig-Holstein | DHSH ; Berufsakademie Schleswig-Holstein |  | Wirtschaftsakademie Schleswig-Holstein
Wirtschaftsakademie Schleswig-Holstein | WAK ; WAK-SH ; Wirtschaftsakademie der IHK Schleswig-Holstein |  |
ESCP Business School | ESCP-EAP ; ESCP-EAP European School of Management ; ESCP Europe Business School |  |
ESCP Business School Berlin | ESCP Europe Wirtschaftshochschule Berlin ; ESCP Wirtschaftshochschule Berlin ; ESCP-EAP Europäische Wirtschaftshochschule Berlin ; ESCP Europe Berlin ; ESCP Berlin |  | ESCP Business School
EU Business School, Munich | European University Munich ; EU Munich |  | EU Business School
Eberswalde University for Sustainable Development | Hochschule für nachhaltige Entwicklung Eberswalde ; HNEE ; HNE Eberswalde ; Fachhochschule Eberswalde ; FH Eberswalde ; Forstliche Hochschule Eberswalde |  |
Else Kröner Fresenius Center for Digital Health | EKFZ Digital Health ; EKFZ ; Else Kröner Fresenius Zentrum für Digitale Gesundheit |  | Dresden University of Technology
Europa-Universität Flensburg | University of Flensburg ; EUF ; Universität Flensburg ; European University of Flensburg ; Pädagogische Hochschule Flensburg ; Bildungswissenschaftliche Hochschule Flensburg |  |
European University Viadrina | Europa-Universität Viadrina Frankfurt (Oder) ; EUV ; Alma Mater Viadrina |  |
FiGD Akademie GmbH | FiGD ; Fachinstitut für Informatik und Grafikdesign |  |
Fliedner Fachhochschule Düsseldorf | FFH Düsseldorf ; Fliedner University of Applied Sciences Düsseldorf ; Fliedner Fachhochschule |  |
Forschungsinstitut Gesellschaftlicher Zusammenhalt | FGZ ; Research Institute Social Cohesion ; RISC |  |
University of Jena | FSU Jena ; FSU ; Salana ; Uni Jena |  |
Führungsakademie der Bundeswehr | FüAkBw ; Bundeswehr Command and Staff College ; German Armed Forces Command and Staff College |  |
German University of Administrative Sciences | Deutsche Universität für Verwaltungswissenschaften Speyer ; Deutsche Hochschule für Verwaltungswissenschaften Speyer ; DHV Speyer ; DUV Speyer ; Universität Speyer ; University of Speyer |  |
HAW Hamburg | Hochschule für Angewandte Wissenschaften Hamburg ; Hamburg University of Applied Sciences ; Fachhochschule Hamburg ; FH Hamburg |  |
Hamburg University of Music and Drama | Hochschule für Musik und Theater Hamburg ; HfMT Hamburg ; HfMT ; University of Music and Theatre Hamburg ; Hamburg Academy of Music and Theatre |  |
Hamburg University of Technology | Technische Universität Hamburg ; Technische Universität Hamburg-Harburg ; TU Hamburg-Harburg ; Technical University of Hamburg |  |
Hanover University of Music Drama and Media | Hochschule für Musik, Theater und Medien Hannover ; HMTMH ; HMTM Hannover ; Hochschule für Musik und Theater Hannover ; HMTH |  |
Hochschule Fresenius Heidelberg | Fresenius University of Applied Sciences Heidelberg ; HS Fresenius Heidelberg |  | Fresenius University of Applied Sciences
Fresenius University of Applied Sciences | Hochschule Fresenius ; Europa Fachhochschule Fresenius ; Fachhochschule Fresenius ; HSF ; Chemisches Laboratorium Fresenius |  |
Hochschule Meißen (FH) und Fortbildungszentrum | Hochschule Meißen ; HSF Meißen ; Fachhochschule der Sächsischen Verwaltung Meißen ; FHSV Meißen ; University of Applied Sciences Meissen |  |
Hochschule für Gesellschaftsgestaltung | HfGG ; Cusanus Hochschule ; Cusanus Hochschule für Gesellschaftsgestaltung ; Kueser Akademie |  |
Hochschule für Kirchenmusik der Evangelischen Kirche von Westfalen | Hochschule für Kirchenmusik Herford ; Hochschule für Kirchenmusik Herford-Witten ; Westfälische Landeskirchenmusikschule |  |
Hochschule für Musik Dresden | Hochschule für Musik Carl Maria von Weber Dresden ; HfM Dresden ; Carl Maria von Weber College of Music ; HfMDD ; Dresden Conservatory |  |
Humboldt University of Berlin | HU ; HUB ; Alma Mater Berolinensis ; Friedrich-Wilhelms-Universität |  |
ICN Business School - Berlin | ICN Berlin |  | ICN Business School
ICN Business School | ICN ; Institut commercial de Nancy ; ICN École de management |  |
IU International University of Applied Sciences | IUBH ; Internationale Hochschule Bad Honnef ; IUBH Internationale Hochschule ; IU Internationale Hochschule ; IUBH University of Applied Sciences ; Adam-Ries-Fachhochschule |  |
Institut für Kardiovaskuläre Physiologie und Pathophysiologie | Institute of Cardiovascular Physiology and Pathophysiology |  | Ludwig Maximilian University of Munich
Institut für Medizinische Informationsverarbeitung, Biometrie und Epidemiologie | IBE ; Institute for Medical Information Processing, Biometry and Epidemiology |  | Ludwig Maximilian University of Munich
Institut für Museumsforschung | IfM ; Institute for Museum Research ; Institut für Museumskunde |  | Staatliche Museen zu Berlin
Staatliche Museen zu Berlin | SMB ; Berlin State Museums ; National Museums in Berlin |  | Stiftung Preußischer Kulturbesitz
Stiftung Preußischer Kulturbesitz | SPK ; Prussian Cultural Heritage Foundation |  |
Institut für Ostrecht | IOR ; Institut für Ostrecht München ; Institute for East European Law |  |
Institut für Prophylaxe und Epidemiologie der Kreislaufkrankheiten | IPEK ; Institute for Cardiovascular Prevention ; Institut für Prophylaxe der Kreislaufkrankheiten |  | Ludwig Maximilian University of Munich
Institut für deutsche Kultur und Geschichte Südosteuropas | IKGS ; Südostdeutsches Kulturwerk ; Institute for German Culture and History of South-Eastern Europe |  | Ludwig Maximilian University of Munich
Institut für vergleichende Städtegeschichte | IStG ; Institute for Comparative Urban History |  | University of Münster
Institute for Chemistry and Biology of the Marine Environment | ICBM ; Institut für Chemie und Biologie des Meeres |  | Carl von Ossietzky University of Oldenburg
Institute for Educational Quality Improvement | IQB ; Institut zur Qualitätsentwicklung im Bildungswesen |  | Humboldt University of Berlin
Institute of Empirical Health Economics | IfEG ; Institut für Empirische Gesundheitsökonomie |  |
International Max Planck Research School for Advanced Methods in Process and Systems Engineering | IMPRS ProEng ; IMPRS Magdeburg |  | Max Planck Institute for Dynamics of Complex Technical Systems
Max Planck Institute for Dynamics of Complex Technical Systems | Max-Planck-Institut für Dynamik komplexer technischer Systeme ; MPI Magdeburg |  | Max Planck Society
Max Planck Society | Max-Planck-Gesellschaft ; MPG ; Max-Planck-Gesellschaft zur Förderung der Wissenschaften ; Kaiser Wilhelm Society ; Kaiser-Wilhelm-Gesellschaft |  |
International University of Cooperative Education | Internationale Berufsakademie ; iba ; iba Darmstadt ; Internationale Berufsakademie der F+U Unternehmensgruppe |  |
Internationale Hochschule Liebenzell | IHL ; Liebenzell International University ; Theologisches Seminar Liebenzell ; Seminar der Liebenzeller Mission |  |
Katholische Stiftungshochschule München | KSH München ; Katholische Stiftungsfachhochschule München ; KSFH ; KSH ; Catholic University of Applied Sciences Munich |  |
LMU Open Science Center | OSC LMU ; LMU OSC |  | Ludwig Maximilian University of Munich
Leibniz University Hannover | Gottfried Wilhelm Leibniz Universität Hannover ; LUH ; Universität Hannover ; Leibniz Universität Hannover |  |
Leipzig Research Centre Global Dynamics | ReCentGlobe ; Forschungszentrum Globale Dynamiken ; Research Centre Global Dynamics |  | Leipzig University
Leipzig University of Applied Sciences | HTWK Leipzig ; Hochschule für Technik, Wirtschaft und Kultur Leipzig ; HTWK ; Technische Hochschule Leipzig |  |
Ludwigshafen University of Business and Society | Hochschule für Wirtschaft und Gesellschaft Ludwigshafen ; HWG LU ; Hochschule Ludwigshafen am Rhein ; Fachhochschule Ludwigshafen ; Ludwigshafen University of Applied Sciences |  |
Lutheran University of Applied Sciences Nuremberg | Evangelische Hochschule Nürnberg ; EVHN ; Evangelische Fachhochschule Nürnberg ; EFHN |  |
Max Planck Institute for Political and Social Science | Max Planck Institute for the Study of Religious and Ethnic Diversity ; MPI-MMG ; Max-Planck-Institut zur Erforschung multireligiöser und multiethnischer Gesellschaften ; Max-Planck-Institut für Politik- und Sozialwissenschaften |  | Max Planck Society
Max-von-Pettenkofer-Institut für Hygiene und Medizinische Mikrobiologie | Max von Pettenkofer-Institut ; MvPI ; Max von Pettenkofer Institute of Hygiene and Medical Microbiology |  | Ludwig Maximilian University of Munich
Multiscale Bioimaging | MBExC ; Cluster of Excellence Multiscale Bioimaging ; Multiscale Bioimaging: from Molecular Machines to Networks of Excitable Cells |  | University of Göttingen
Munich Business School | MBS ; MBS München |  |
Munich Center for Machine Learning | MCML |  | Ludwig Maximilian University of Munich
Munich Center for Quantum Science and Technology | MCQST |  | Ludwig Maximilian University of Munich
Musikwissenschaftliches Seminar Detmold/Paderborn | Musikwissenschaftliches Seminar Detmold |  | Paderborn University
Paderborn University | Universität Paderborn ; Universität-Gesamthochschule Paderborn ; University of Paderborn ; UPB |  |
Muthesius University of Fine Arts and Design | Muthesius Kunsthochschule ; Muthesius-Hochschule ; Muthesius Academy of Fine Arts and Design ; MKH Kiel |  |
Nordakademie | NORDAKADEMIE Hochschule der Wirtschaft ; Nordakademie University of Applied Sciences ; Nordakademie Graduate School |  |
Nürtingen-Geislingen University of Applied Science | Hochschule für Wirtschaft und Umwelt Nürtingen-Geislingen ; HfWU ; Fachhochschule Nürtingen ; Nürtingen-Geislingen University ; Nürtingen University |  |
OTH Regensburg | Ostbayerische Technische Hochschule Regensburg ; Hochschule Regensburg ; Fachhochschule Regensburg ; Regensburg University of Applied Sciences ; Johannes-Kepler-Polytechnikum |  |
Ostfalia University of Applied Sciences | Ostfalia Hochschule für angewandte Wissenschaften ; Hochschule Braunschweig/Wolfenbüttel ; Fachhochschule Braunschweig/Wolfenbüttel ; Ostfalia ; Braunschweig/Wolfenbüttel University of Applied Sciences |  |
Ostwestfalen-Lippe University of Applied Sciences and Arts | Technische Hochschule Ostwestfalen-Lippe ; TH OWL ; Hochschule Ostwestfalen-Lippe ; HS OWL ; Fachhochschule Lippe und Höxter ; Lippe and Höxter University of Applied Sciences |  |
Pforzheim University of Applied Sciences | Hochschule Pforzheim ; Fachhochschule Pforzheim ; HS Pforzheim ; HSPF ; Pforzheim University |  |
Popakademie Baden-Württemberg | Popakademie Mannheim ; Popakademie ; University of Popular Music and Music Business ; Pop Academy Baden-Württemberg |  |
Protestant University of Applied Sciences Freiburg | Evangelische Hochschule Freiburg ; EH Freiburg ; Evangelische Fachhochschule Freiburg |  |
Rheinische Hochschule Köln | RH Köln ; Rheinische Fachhochschule Köln ; RFH Köln ; RFH ; Rheinische University of Applied Sciences Cologne |  |
RPTU Kaiserslautern-Landau | Rheinland-Pfälzische Technische Universität Kaiserslautern-Landau ; RPTU ; Technische Universität Kaiserslautern ; University of Kaiserslautern-Landau ; Universität Koblenz-Landau ; TUK |  |
Rosenheim Technical University of Applied Sciences | Technische Hochschule Rosenheim ; TH Rosenheim ; Hochschule Rosenheim ; Fachhochschule Rosenheim ; Rosenheim University of Applied Sciences |  |
SRH Berlin School of Design and Communication | design akademie berlin ; SRH Hochschule für Kommunikation und Design ; designakademie berlin, SRH Hochschule für Kommunikation und Design |  |
Schwetzingen Technical Institute & Graduate Court Registrars' College | Hochschule für Rechtspflege Schwetzingen ; HfR Schwetzingen ; Fachhochschule Schwetzingen ; Fachhochschule Schwetzingen Hochschule für Rechtspflege |  |
Sigmund Freud Privatuniversität - Standort Berlin | SFU Berlin ; Sigmund Freud University Berlin |  | Sigmund Freud Privatuniversität Wien
South Westphalia University of Applied Sciences | Fachhochschule Südwestfalen ; FH Südwestfalen ; FH SWF ; Märkische Fachhochschule |  |
Sprachen & Dolmetscher Institut München | SDI München ; SDI ; Internationale Hochschule SDI München ; Hochschule für Angewandte Sprachen ; Munich Institute of Languages and Interpreting |  |
Staatliche Hochschule für Musik und Darstellende Kunst Stuttgart | HMDK Stuttgart ; State University of Music and Performing Arts Stuttgart ; Musikhochschule Stuttgart ; HMDK |  |
Stuttgart Center for Simulation Science | SC SimTech ; SimTech ; Cluster of Excellence Simulation Technology ; Stuttgarter Zentrum für Simulationswissenschaft |  | University of Stuttgart
Stuttgart Technical University of Applied Sciences | Hochschule für Technik Stuttgart ; HFT Stuttgart ; Fachhochschule Stuttgart ; Stuttgart University of Applied Sciences ; Königliche Baugewerkschule Stuttgart |  |
Technical University of Applied Sciences Würzburg-Schweinfurt | THWS ; Technische Hochschule Würzburg-Schweinfurt ; FHWS ; Fachhochschule Würzburg-Schweinfurt ; Hochschule für angewandte Wissenschaften Würzburg-Schweinfurt |  |
Technische Hochschule Augsburg | THA ; Hochschule Augsburg ; Fachhochschule Augsburg ; Augsburg University of Applied Sciences ; Augsburg Technical University of Applied Sciences ; HSA |  |
Technische Hochschule Ingolstadt | THI ; Hochschule Ingolstadt ; Fachhochschule Ingolstadt ; Hochschule für angewandte Wissenschaften Ingolstadt ; Ingolstadt University of Applied Sciences ; TH Ingolstadt |  |
Technische Hochschule Mannheim | Hochschule Mannheim ; Mannheim University of Applied Sciences ; TH Mannheim ; Fachhochschule Mannheim Hochschule für Technik und Gestaltung ; HSMA ; Fachhochschule für Technik Mannheim |  |
Technische Hochschule Mittelhessen | THM ; Fachhochschule Gießen-Friedberg ; University of Applied Sciences Giessen-Friedberg ; Technische Hochschule Mittelhessen University of Applied Sciences ; FH Gießen-Friedberg |  |
University of Applied Sciences - Public Administration and Finance Ludwigsburg | Hochschule für öffentliche Verwaltung und Finanzen Ludwigsburg ; HVF Ludwigsburg ; HVF ; Fachhochschule Ludwigsburg ; Ludwigsburg University of Public Administration and Finance |  |
University of Applied Sciences Potsdam | Fachhochschule Potsdam ; FHP ; FH Potsdam |  |
University of Applied Sciences and Arts Hildesheim/Holzminden/Göttingen | HAWK ; Hochschule für angewandte Wissenschaft und Kunst Hildesheim/Holzminden/Göttingen ; Fachhochschule Hildesheim/Holzminden/Göttingen ; HAWK Hildesheim |  |
University of Design Schwäbisch Gmünd | Hochschule für Gestaltung Schwäbisch Gmünd ; HfG Schwäbisch Gmünd ; HfG Gmünd ; Fachhochschule für Gestaltung Schwäbisch Gmünd |  |
University of Freiburg | Albert Ludwig University of Freiburg ; Uni Freiburg ; ALU Freiburg ; Alberto-Ludoviciana |  |
University of Göttingen | Georgia Augusta ; Georg-August-Universität ; GAU ; Uni Göttingen |  |
University of Wuppertal | Bergische Universität Wuppertal ; BUW ; Bergische Universität-Gesamthochschule Wuppertal ; Bergische Universität ; Gesamthochschule Wuppertal |  |
University of the Arts Bremen | Hochschule für Künste Bremen ; HfK Bremen ; HfK ; Hochschule für Gestaltung Bremen |  |
University of Greifswald | Universität Greifswald ; Ernst-Moritz-Arndt-Universität Greifswald ; EMAU ; Uni Greifswald |  |
Universität Hamburg | UHH ; University of Hamburg ; Hamburgische Universität ; Kolonialinstitut Hamburg ; Uni Hamburg |  |
Universitätsmedizin Greifswald | University Medicine Greifswald ; UMG ; Universitätsklinikum Greifswald ; Greifswald University Hospital |  | University of Greifswald
Université franco-allemande | Franco-German University ; Deutsch-Französische Hochschule ; UFA ; DFH ; Deutsch-Französisches Hochschulkolleg |  |
Vinzenz Pallotti University | Philosophisch-Theologische Hochschule Vallendar ; PTHV ; VPU ; Theologische Hochschule der Pallottiner |  |
Virtuelle Hochschule Bayern | vhb ; Bavarian Virtual University ; BVU |  |
WHU | Wissenschaftliche Hochschule für Unternehmensführung ; WHU Koblenz ; Otto-Beisheim-Hochschule ; Otto Beisheim Graduate School of Management |  |
Walther-Straub-Institut für Pharmakologie und Toxikologie | Walther-Straub-Institut ; WSI ; Walther Straub Institute of Pharmacology and Toxicology |  | Ludwig Maximilian University of Munich
Zentrum für Medien-, Kommunikations- und Informationsforschung | ZeMKI ; Centre for Media, Communication and Information Research |  | University of Bremen
University of Bremen | Universität Bremen ; Uni Bremen |  |
University of Trier | Universität Trier ; Trier University ; Universität Trier-Kaiserslautern |  |
University of Bern | Universität Bern ; UniBE ; University of Berne |  |
BIST Dolors Aleu Graduate Centre | Dolors Aleu Graduate Centre ; BIST Graduate Centre |  | Barcelona Institute of Science and Technology
Barcelona Institute of Science and Technology | BIST |  |
Barcelona School of Economics | BSE ; Barcelona Graduate School of Economics ; Barcelona GSE |  |
CETT Barcelona School of Tourism, Hospitality and Gastronomy | CETT ; CETT-UB ; Escola Universitària d'Hoteleria i Turisme CETT-UB ; Centre d'Estudis Tècnics Turístics |  | University of Barcelona
CUNEF Universidad | CUNEF ; Colegio Universitario de Estudios Financieros ; CUNEF University |  |
Catholic University of Ávila | Universidad Católica de Ávila ; UCAV ; Universidad Católica Santa Teresa de Jesús de Ávila |  |
Centre d’Estudis Superiors de l’Aviació | CESDA ; Centro de Estudios Superiores de la Aviación |  | Rovira i Virgili University
Centro Universitario de la Defensa en la Escuela Naval Militar | CUD-ENM ; CUD Marín ; Centro Universitario de la Defensa de Marín |  | University of Vigo
University of Vigo | Universidade de Vigo ; UVigo ; Universidad de Vigo |  |
ESCP Business School Madrid | ESCP Europe Madrid ; ESCP Madrid ; EAP Madrid |  | ESCP Business School
ESIC Business & Marketing School | ESIC ; Escuela Superior de Gestión Comercial y Marketing ; Escuela Superior de Ingenieros Comerciales |  |
ESIC University | ESIC Universidad ; Universidad ESIC |  |
EU Business School, Barcelona | European University Barcelona ; EU Barcelona |  | EU Business School
EUIT Centre Universitari | Escola Universitària d'Infermeria i Teràpia Ocupacional de Terrassa ; EUIT ; Escola Universitària d'Infermeria de Terrassa |  | Autonomous University of Barcelona
EUNEIZ | Universidad Euneiz ; Euneiz University ; Universidad de Vitoria-Gasteiz ; Universidad EUNEIZ Vitoria-Gasteiz |  |
Editorial de la Universidad de Cantabria | EUC ; Cantabria University Press ; PUbliCan Ediciones ; Editorial Universidad de Cantabria |  | University of Cantabria
University of Cantabria | Universidad de Cantabria ; UC ; Universidad de Santander ; UNICAN |  |
Escola Politècnica Superior d'Alcoi | EPSA ; Escuela Politécnica Superior de Alcoy ; Campus d'Alcoi ; UPV Campus d'Alcoi |  | Polytechnic University of Valencia
Escola Superior d'Infermeria del Mar | ESIMar ; ESIM ; Escuela Superior de Enfermería del Mar ; Escola Universitària d'Infermeria del Mar |  | Pompeu Fabra University
Escola Superior de Comerç Internacional | ESCI-UPF ; ESCI ; ESCI-UPF School of International Studies |  | Pompeu Fabra University
Escuela Naval Militar | ENM ; Spanish Naval Academy ; Escuela Naval Militar de Marín ; Naval Military Academy |  |
Escuela Universitaria de Magisterio Fray Luis de León | Fray Luis de León ; Escuela de Magisterio Fray Luis de León ; Centro de Enseñanza Superior Fray Luis de León |  | Catholic University of Ávila
Fundació Blanquerna | Blanquerna ; Blanquerna-URL ; Escola de Mestres Blanquerna |  | Ramon Llull University
Fundació Privada Joan Bosch-Escola Universitària de les Arts ERAM | ERAM ; Escola Universitària ERAM ; Escola Universitària de les Arts ERAM |  | University of Girona
University of Girona | Universitat de Girona ; UdG ; Universidad de Girona ; Estudi General de Girona |  |
IESE Business School | IESE Barcelona |  | University of Navarra
IESIDE Business School | IESIDE ; Escuela de Negocios Afundación ; Escuela de Negocios Novacaixagalicia ; Escuela de Negocios Caixanova ; Instituto de Educación Superior Intercontinental de la Empresa |  |
Institut Barcelona d'Estudis Internacionals | IBEI ; Barcelona Institute of International Studies ; Institut Barcelona Estudis Internacionals |  |
Institut Català d'Arqueologia Clàssica | ICAC ; Catalan Institute of Classical Archaeology ; ICAC-CERCA |  | Rovira i Virgili University
Institut Infància | Institut Infància i Adolescència de Barcelona ; IIAB ; Institut d'Infància i Món Urbà ; CIIMU |  |
Institut Químic de Sarrià | IQS ; Chemical Institute of Sarrià ; IQS School of Engineering ; Instituto Químico de Sarriá |  | Ramon Llull University
Institut de Ciències del Cosmos | ICCUB ; Institute of Cosmos Sciences ; Instituto de Ciencias del Cosmos ; ICC |  | University of Barcelona
Instituto Universitario de Integración en la Comunidad | INICO |  | University of Salamanca
University of Salamanca | Universidad de Salamanca ; USAL ; Estudio Salmantino |  |
Instituto Universitario de Matemáticas y Aplicaciones | IUMA |  | University of Zaragoza
University of Zaragoza | Universidad de Zaragoza ; UNIZAR ; University of Saragossa ; UZ |  |
Instituto de Innovación y Sostenibilidad en la Cadena Agroalimentaria | IS-FOOD ; ISFOOD ; Institute for Sustainability & Food Chain Innovation |  | Public University of Navarre
Instituto de Investigación Avanzada en Empresa y Economía | INARBE ; Institute for Advanced Research in Business and Economics |  | Public University of Navarre
Instituto de Investigación Multidisciplinar en Biología Aplicada | IMAB ; Institute for Multidisciplinary Research in Applied Biology |  | Public University of Navarre
Instituto de Investigación Social Avanzada | I-COMMUNITAS ; Institute for Advanced Social Research |  | Public University of Navarre
Instituto de Investigación en Ingeniería de Aragón | I3A ; Aragon Institute of Engineering Research ; Aragón Institute for Engineering Research |  | University of Zaragoza
Instituto de Smart Cities | ISC ; Institute of Smart Cities |  | Public University of Navarre
Public University of Navarre | Universidad Pública de Navarra ; UPNA ; Nafarroako Unibertsitate Publikoa ; NUP |  |
Menéndez Pelayo International University | Universidad Internacional Menéndez Pelayo ; UIMP ; Universidad Internacional de Verano de Santander |  |
Saint Louis University Madrid Campus | SLU-Madrid ; Saint Louis University Madrid ; Saint Louis University in Spain |  | Saint Louis University
Suffolk University Madrid | Suffolk University Madrid Campus ; Suffolk Madrid |  | Suffolk University
TecnoCampus | TecnoCampus Mataró-Maresme ; Escola Universitària Politècnica de Mataró ; Tecnocampus Universitat ; TecnoCampus-UPF |  | Pompeu Fabra University
UNIE Universidad | UNIE ; Universidad Internacional de la Empresa ; UNIE University |  |
UPF Barcelona School of Management | UPF-BSM ; Institut d'Educació Contínua ; IDEC ; IDEC-UPF |  | Pompeu Fabra University
Udako Euskal Unibertsitatea | UEU ; Basque Summer University ; Universidad Vasca de Verano |  |
Universidad CEU Fernando III | CEU Fernando III University ; Centro de Estudios Universitarios Cardenal Spínola CEU ; CEU Cardenal Spínola |  | Fundación Universitaria San Pablo CEU
Fundación Universitaria San Pablo CEU | CEU ; Centro de Estudios Universitarios ; CEU Foundation ; Fundación San Pablo CEU |  |
Universidad Católica de Murcia | UCAM ; Universidad Católica San Antonio de Murcia ; Catholic University San Antonio of Murcia ; UCAM Catholic University of Murcia ; Universidad Católica San Antonio |  |
Complutense University of Madrid | Complutense |  |
Universidad Europea de Madrid | European University of Madrid ; UEM ; Universidad Europea ; Universidad Europea CEES ; Centro Europeo de Estudios Superiores |  |
Universidad Europea de Valencia | UEV ; European University of Valencia |  | Universidad Europea de Madrid
Universidad Nebrija | Antonio de Nebrija University ; Universidad Antonio de Nebrija ; Nebrija University ; UNNE |  |
Universidad Politécnica de Cartagena | UPCT ; Technical University of Cartagena ; Polytechnic University of Cartagena |  |
Comillas Pontifical University | Universidad Pontificia Comillas ; ICAI ; ICADE ; Comillas ; UPCO ; Seminario de San Antonio de Padua |  |
CEU San Pablo University | Universidad San Pablo CEU ; USP CEU ; Universidad CEU San Pablo ; USPCEU |  |
Universidad Villanueva | Villanueva University ; Centro Universitario Villanueva ; C. U. Villanueva |  |
Universidad de Diseño, Innovación y Tecnología | UDIT ; ESNE ; Escuela Universitaria de Diseño, Innovación y Tecnología ; University of Design, Innovation and Technology ; Escuela Superior de Nuevos Estudios |  |
Universidad de Oviedo | University of Oviedo ; Universidá d'Uviéu ; UniOvi ; Universidad Literaria de Oviedo |  |
Universidad del Atlántico Medio | UNAM ; University of the Mid-Atlantic ; Atlántico Medio |  |
Jaume I University | Universitat Jaume I ; Universidad Jaume I de Castellón ; University of Castellón |  |
Polytechnic University of Valencia | Technical University of Valencia ; Universidad Politécnica de Valencia ; Instituto Politécnico Superior de Valencia |  |
University of the Basque Country | EHU ; UPV ; Universidad de Bilbao ; University of Bilbao |  |
AgroParisTech | INA P-G ; Institut des sciences et industries du vivant et de l'environnement ; ENGREF ; École nationale du génie rural, des eaux et des forêts ; ENSIA ; Institut national agronomique |  | Paris-Saclay University
Aix-Marseille University | Université de Provence ; Université de la Méditerranée ; Université Paul-Cézanne ; Université d'Aix-Marseille III ; University of the Mediterranean |  |
Architecture, Environnement & Cultures Constructives | AE&CC ; Architecture, Environnement et Cultures Constructives |  | École nationale supérieure d'architecture de Grenoble
École nationale supérieure d'architecture de Grenoble | ENSAG ; ENSA Grenoble ; Grenoble School of Architecture ; École d'architecture de Grenoble |  | Grenoble Alpes University
Arts et Métiers ParisTech | Arts et Métiers ; Arts et Métiers Institute of Technology ; AM |  | HESAM Université
HESAM Université | HESAM ; Hautes Écoles Sorbonne Arts et Métiers Université ; PRES HESAM |  |
Audencia Business School | Audencia ; Audencia Nantes ; École supérieure de commerce de Nantes ; ESCNA ; Audencia Nantes École de management |  |
Autonomie, Gérontologie, E-santé, Imagerie et Société | AGEIS |  | Grenoble Alpes University
Biologie et Ecologie des Ecosystèmes Marins Profonds | BEEP ; Biology and Ecology of dEEP marine ecosystems ; Laboratoire de Microbiologie des Environnements Extrêmes ; LM2E |  | University of Western Brittany
Brain Tech Laboratory | BrainTech Lab ; Braintech |  | Grenoble Alpes University
Builders École d'ingénieurs | ESITC Caen ; Builders ; École supérieure d'ingénieurs des travaux de la construction de Caen |  |
Centrale Lyon ENISE | ENISE ; École nationale d'ingénieurs de Saint-Étienne |  | École centrale de Lyon
Centre Gabriel Naudé | CGN |  | École nationale supérieure des sciences de l'information et des bibliothèques
École nationale supérieure des sciences de l'information et des bibliothèques | Enssib ; École nationale supérieure de bibliothécaires ; ENSB |  | University of Lyon
Centre de Formation des journalistes | CFJ ; CFJ Paris |  | Paris-Panthéon-Assas University
Centre de Génie Industriel | CGI ; Centre Génie Industriel |  | IMT Mines Albi
IMT Mines Albi | École des Mines d'Albi-Carmaux ; École nationale supérieure des mines d'Albi-Carmaux ; Mines Albi ; EMAC ; IMT Mines Albi-Carmaux |  | Institut Mines-Télécom
Centre de Mathématiques Appliquées - CMA | CMA ; Centre de Mathématiques Appliquées |  | Mines Paris
Centre de Morphologie Mathématique - CMM | CMM ; Centre de Morphologie Mathématique ; Centre for Mathematical Morphology |  | Mines Paris
Centre de Robotique | CAOR ; Centre de CAO et Robotique |  | Mines Paris
Centre de recherche droit Dauphine | CR2D |  | Paris Dauphine University
Dauphine Recherches Juridiques | DRJ |  | Paris Dauphine University
Centre de recherche interdisciplinaire sur les modèles esthétiques et littéraires | CRIMEL |  | University of Reims Champagne-Ardenne
University of Reims Champagne-Ardenne | Université de Reims Champagne-Ardenne ; URCA ; Université de Reims |  |
Centre du Droit de l'Entreprise | CDE |  | University of Montpellier
Centre d’Economie Industrielle - CERNA | CERNA ; Centre d'économie industrielle |  | Mines Paris
Chimie ParisTech | Paris Institute of Chemistry ; Institut de chimie de Paris ; ENSC Paris |  | PSL University
Clermont Auvergne INP | Institut national polytechnique Clermont Auvergne ; INP Clermont Auvergne ; Clermont Auvergne Institute of Technology |  | Clermont Auvergne University
Clermont Auvergne University | Université Clermont Auvergne ; UCA ; Université Blaise Pascal ; Université d'Auvergne ; Blaise Pascal University ; University of Auvergne ; Clermont-Ferrand II |  |
Communauté d'universités et établissements de Toulouse | Université fédérale Toulouse Midi-Pyrénées ; Université de Toulouse ; UFTMiP ; ComUE de Toulouse ; University of Toulouse ; PRES Université de Toulouse |  |
Conservatoire national des arts et métiers | Le Cnam ; National Conservatory of Arts and Crafts |  | HESAM Université
Conservatoire national supérieur d'art dramatique | CNSAD ; CNSAD-PSL ; French National Academy of Dramatic Arts ; Conservatoire d'art dramatique |  | PSL University
Droit & sociétés religieuses | DSR ; Droit et sociétés religieuses |  | Paris-Saclay University
ECAM School of Engineering | ECAM LaSalle ; ECAM Lyon ; École catholique d'arts et métiers ; ECAM |  |
EM Normandie Business School | EM Normandie ; École de management de Normandie ; Normandy Business School ; Sup de Co Le Havre ; ESC Le Havre-Caen |  |
EM Strasbourg Business School | EM Strasbourg ; École de management Strasbourg ; IECS ; Institut européen d'études commerciales supérieures |  | University of Strasbourg
EMSO-France | European Multidisciplinary Seafloor and water column Observatory France ; EMSO |  |
ENOES | École nationale d'organisation économique et sociale ; ENOES École de l'expertise comptable |  |
ENSA Dijon | École nationale supérieure d'art de Dijon ; École nationale supérieure d'art et de design de Dijon ; École des beaux-arts de Dijon |  |
ENSAE Paris | ENSAE ParisTech ; ENSAE ; National School of Statistics and Economic Administration |  |
EPLEFPA Le Valentin – Valence | Lycée agricole Le Valentin ; Lycée Le Valentin ; Établissement public local d'enseignement et de formation professionnelle agricoles Le Valentin |  |
ESC Clermont Business School | ESC Clermont ; Groupe ESC Clermont ; École supérieure de commerce de Clermont-Ferrand ; Clermont School of Business ; France Business School |  |
ESIEE Paris | École supérieure d'ingénieurs en électrotechnique et électronique ; ESIEE ; École Breguet |  | Gustave Eiffel University
ESME - École d’ingénieurs pluridisciplinaires | ESME Sudria ; ESME ; École spéciale de mécanique et d'électricité |  | IONIS Education Group
IONIS Education Group | IONIS ; Groupe IONIS |  |
ESPCI Paris | ESPCI ; ESPCI ParisTech ; Physique-Chimie Paris ; École supérieure de physique et de chimie industrielles ; PC Paris |  | PSL University
ESPI Bordeaux | ESPI Campus Bordeaux |  | École supérieure des professions immobilières
ESPI Lille | ESPI Campus Lille |  | École supérieure des professions immobilières
ESPI Lyon | ESPI Campus Lyon |  | École supérieure des professions immobilières
ESPI Marseille | ESPI Campus Marseille |  | École supérieure des professions immobilières
ESPI Montpellier | ESPI Campus Montpellier |  | École supérieure des professions immobilières
ESPI Nantes | ESPI Campus Nantes |  | École supérieure des professions immobilières
ESPI Paris | ESPI Campus Paris |  | École supérieure des professions immobilières
École supérieure des professions immobilières | ESPI ; Groupe ESPI |  |
Ecole Nationale des Sciences Géographiques | ENSG ; ENSG-Géomatique ; National School of Geographic Sciences |  | Gustave Eiffel University
Ecole Supérieure d'Ingénieurs Léonard de Vinci | ESILV |  | Pôle Léonard de Vinci
Ecole d'Ingénieurs de PURPAN | École supérieure d'agriculture de Purpan ; ESAP ; EI Purpan ; INP-Purpan ; Purpan ; ESA Purpan |  | Toulouse INP
Toulouse INP | Institut national polytechnique de Toulouse ; INP Toulouse ; INPT ; National Polytechnic Institute of Toulouse |  |
Engineering School of Information and Digital Technologies | EFREI ; Efrei Paris ; École française d'électronique et d'informatique ; EFREI Paris Panthéon-Assas Université ; École d'ingénieurs généraliste du numérique |  | Paris-Panthéon-Assas University
Enveloppes fluides : de la ville à l'exobiologie | OSU EFLUVE ; EFLUVE |  | Paris-Est Créteil University
Excelia Business School | Excelia ; Groupe Sup de Co La Rochelle ; La Rochelle Business School ; ESC La Rochelle ; Excelia Group |  |
Facultés Loyola Paris | Centre Sèvres ; Facultés jésuites de Paris ; Centre Sèvres - Facultés jésuites de Paris |  |
GOBELINS Paris | Gobelins, l'école de l'image ; Gobelins ; Gobelins School of the Image ; École des Gobelins |  |
Haute Technologie Animale Grenobloise | hTAG ; Plateforme de Haute Technologie Animale |  | Grenoble Alpes University
IDRAC Business School | IDRAC ; Institut de recherche et d'action commerciale ; IDRAC Lyon |  |
IFP School | École nationale supérieure du pétrole et des moteurs ; ENSPM ; École du pétrole |  | IFP Energies nouvelles
IFP Energies nouvelles | IFPEN ; Institut français du pétrole ; IFP |  |
IMT Atlantique | Mines Nantes ; ENST Bretagne ; École nationale supérieure des télécommunications de Bretagne ; École nationale supérieure Mines-Télécom Atlantique Bretagne Pays de la Loire ; EMN |  | Institut Mines-Télécom
IMT Mines Alès | École nationale supérieure des mines d'Alès ; Mines Alès ; EMA ; Alès School of Mines |  | Institut Mines-Télécom
IMT Nord Europe | IMT Lille Douai ; École des Mines de Douai ; Mines Douai ; Télécom Lille ; École nationale supérieure Mines-Télécom Lille Douai |  | Institut Mines-Télécom
INSA Hauts-de-France | Institut national des sciences appliquées Hauts-de-France ; ENSIAME |  | Université Polytechnique Hauts-de-France
IPC – Facultés Libres de Philosophie et de Psychologie | IPC ; Institut de philosophie comparée ; Faculté libre de philosophie ; IPC Paris |  |
Institut Agro Montpellier | Montpellier SupAgro ; SupAgro ; Centre international d'études supérieures en sciences agronomiques ; École nationale supérieure agronomique de Montpellier ; ENSAM |  | Institut Agro
Institut Agro Rennes-Angers | Agrocampus Ouest ; École nationale supérieure agronomique de Rennes ; ENSAR ; Agrocampus Rennes ; Institut national d'horticulture |  | Institut Agro
Institut Agro | L'Institut Agro ; Institut national d'enseignement supérieur pour l'agriculture, l'alimentation et l'environnement |  |
Institut Français de la Mer | IFMer ; IFM ; French Maritime Institute ; French Institute of the Sea |  |
Institut Libre d'Education Physique Supérieur | ILEPS ; École supérieure des métiers du sport et de l'enseignement |  | CY Cergy Paris University
Institut Mines-Télécom Business School | IMT-BS ; Télécom École de Management ; Télécom Business School ; INT Management ; Institut national des télécommunications |  | Institut Mines-Télécom
Institut National Universitaire Jean-François Champollion | INU Champollion ; Centre universitaire Jean-François Champollion ; CUFR Champollion ; Champollion National University Institute ; CUJFC |  |
Institut National des Sciences Appliquées Rouen Normandie | INSA Rouen Normandie ; INSA Rouen ; Institut national des sciences appliquées de Rouen ; Institut national supérieur de chimie industrielle de Rouen |  | Normandie Université
Normandie Université | Normandy University ; ComUE Normandie Université |  |
Institut national des sciences appliquées de Lyon | National Institute of Applied Sciences of Lyon |  | University of Lyon
University of Lyon | Université de Lyon ; UdL ; ComUE Lyon Saint-Étienne ; PRES Université de Lyon |  |
Institut National des Sciences Appliquées de Strasbourg | INSA Strasbourg ; École nationale supérieure des arts et industries de Strasbourg ; ENSAIS ; École nationale d'ingénieurs de Strasbourg ; ENIS |  |
Institut Polytechnique de Bordeaux | Bordeaux INP ; Bordeaux INP Aquitaine ; IPB ; Bordeaux Institute of Technology ; INP Bordeaux |  |
Institut Polytechnique des Sciences Avancées | IPSA ; IPSA École d'ingénieurs de l'air, de l'espace et de la mobilité durable |  | IONIS Education Group
Institut Supérieur d'Ingénierie et Gestion de l'Environnement - ISIGE | ISIGE ; ISIGE Mines ParisTech ; Institut supérieur d'ingénierie et de gestion de l'environnement |  | Mines Paris
Institut Terre & Environnement de Strasbourg | ITES ; Institut Terre et Environnement de Strasbourg ; Institut de Physique du Globe de Strasbourg ; IPGS ; LHyGeS ; Strasbourg Institute of Earth and Environment |  | University of Strasbourg
Institut Universitaire de Technologie de Dijon/Auxerre | IUT Dijon-Auxerre ; IUT de Dijon ; IUT Dijon-Auxerre-Nevers |  | University of Burgundy
University of Burgundy | Université de Bourgogne ; Université Bourgogne Europe ; uB ; Université de Dijon ; University of Dijon |  |
Institut Universitaire de Technologie de Rodez | IUT de Rodez ; IUT Rodez |  | Toulouse 1 Capitole University
Institut d'Astrophysique de Paris | IAP ; Paris Institute of Astrophysics ; Astrophysics Institute of Paris |  | Sorbonne University
Institut d'ingénierie informatique de Limoges | 3iL ; 3iL Ingénieurs ; 3iL Limoges |  |
Institut de management et de communication interculturels | ISIT ; Institut supérieur d'interprétation et de traduction ; ISIT Paris |  | Paris-Panthéon-Assas University
Institut des Hautes Études pour l’Innovation et l’Entreprenariat - IHEIE | IHEIE ; Institut des hautes études pour l'innovation et l'entrepreneuriat |  | Mines Paris
Institut d’Optique Graduate School | SupOptique ; IOGS ; École supérieure d'optique ; Institut d'optique théorique et appliquée ; Institute of Optics Graduate School |  | Paris-Saclay University
Interfaces, Confinement, Matériaux et Nanostructures | ICMN ; Centre de Recherche sur la Matière Divisée ; CRMD |  | University of Orléans
University of Orléans | Université d'Orléans ; UO ; Orléans University |  |
JUNIA | Yncréa Hauts-de-France ; HEI-ISA-ISEN ; HEI Lille ; ISA Lille ; ISEN Lille ; Hautes études d'ingénieur |  | Lille Catholic University
Lille Catholic University | Université catholique de Lille ; La Catho ; Fédération universitaire et polytechnique de Lille ; FUPL ; Institut catholique de Lille ; Catholic University of Lille |  |
KEDGE Business School | KEDGE ; Bordeaux École de Management ; Euromed Management ; BEM ; ESC Bordeaux ; ESC Marseille-Provence |  |
Laboratoire Arts et pratiques du texte, de l’image, de l’écran et de la scène | Litt&Arts ; Litt&Arts - Arts et pratiques du texte, de l'image, de l'écran et de la scène |  | Grenoble Alpes University
Laboratoire Biologie et Biotechnologie pour la Santé | BioSanté |  | Grenoble Alpes University
Laboratoire Biosciences et bioingénierie pour la Santé | BGE ; Biologie à Grande Échelle ; Biosciences and Bioengineering for Health |  | Grenoble Alpes University
Laboratoire Identité Culturelle, Textes et Théâtralité | ICTT |  | Avignon University
Avignon University | Université d'Avignon ; Avignon Université ; Université d'Avignon et des Pays de Vaucluse ; UAPV ; University of Avignon |  |
Laboratoire Mathématiques, Image et Applications | MIA ; Mathématiques, Image et Applications |  | La Rochelle University
La Rochelle University | La Rochelle Université ; Université de La Rochelle ; ULR ; University of La Rochelle |  |
Laboratoire Universitaire Histoire Cultures Italie Europe | LUHCIE |  | Grenoble Alpes University
Laboratoire d'Informatique en Calcul Intensif et Image pour la Simulation | LICIIS |  | University of Reims Champagne-Ardenne
Laboratoire de Mathématiques d'Avignon | LMA ; Laboratoire d'analyse non linéaire et géométrie ; LANLG |  | Avignon University
Laboratoire de Physiologie Expérimentale Cardiovasculaire | LaPEC ; Laboratoire de Pharm-Écologie Cardiovasculaire |  | Avignon University
Le Laboratoire des sciences Juridiques, Politique, Économiques et de Gestion | JPEG ; Laboratoire JPEG ; Laboratoire Biens, Normes, Contrats ; LBNC |  | Avignon University
Unité Propre de Recherche et d’Innovation | UPRI |  | Avignon University
Mines Saint-Étienne | École des Mines de Saint-Étienne ; École nationale supérieure des mines de Saint-Étienne ; EMSE ; ENSM-SE ; ENSMSE |  | Institut Mines-Télécom
Modèles et simulations pour l'Architecture et le Patrimoine | MAP ; MAP-Gamsau ; GAMSAU ; UMR MAP |  |
Méthodes et Histoire de l'architecture | MHA ; MHAevt ; Les Métiers de l'Histoire de l'Architecture |  | École nationale supérieure d'architecture de Grenoble
Nutrition Metabolism Aquaculture | NuMeA ; Nutrition, Métabolisme, Aquaculture |  | University of Pau and Pays de l'Adour
University of Pau and Pays de l'Adour | Université de Pau et des Pays de l'Adour ; UPPA ; University of Pau ; Universitat de Pau ; E2S UPPA |  |
Observatoire astronomique de Strasbourg | ObAS ; Strasbourg Astronomical Observatory ; Observatory of Strasbourg |  | University of Strasbourg
Observatoire de Lyon | Lyon Observatory ; OSUL ; OSU de Lyon ; Observatoire des sciences de l'univers de Lyon ; Observatoire de Saint-Genis-Laval |  | Claude Bernard University Lyon 1
Observatoire de Physique du Globe de Clermont-Ferrand | OPGC ; Observatoire du Puy de Dôme |  | Clermont Auvergne University
Observatoire des Sciences de l'Environnement de Rennes | OSUR ; OSERen ; Observatoire des sciences de l'univers de Rennes ; CAREN |  | University of Rennes
Observatoire des Sciences de l'Univers Nantes Atlantique | OSUNA ; OSUNA Nantes |  | Nantes University
Nantes University | Nantes Université ; Université de Nantes ; University of Nantes |  |
Observatoire des sciences de l'univers de l'Université Versailles Saint-Quentin | OVSQ ; Observatoire de Versailles Saint-Quentin-en-Yvelines ; OSU UVSQ |  | University of Versailles Saint-Quentin-en-Yvelines
Oniris | École nationale vétérinaire, agroalimentaire et de l'alimentation Nantes-Atlantique ; Oniris VetAgroBio ; École nationale vétérinaire de Nantes ; ENVN ; ENITIAA ; Nantes-Atlantic National College of Veterinary Medicine, Food Science and Engineering |  |
Paris School of Business | PSB ; ESG Management School ; École supérieure de gestion ; PSB Paris School of Business |  | Galileo Global Education
Galileo Global Education | Studialis |  |
Paris School of Economics | PSE ; École d'économie de Paris ; PSE-École d'économie de Paris ; Paris-Jourdan Sciences économiques |  | Paris 1 Panthéon-Sorbonne University
Paris-Est Sup | Université Paris-Est ; ComUE Université Paris-Est ; UPE ; Paris-Est University ; PRES Université Paris-Est |  |
Pharmacologie et Pathologies Fragilisantes |  |  | University of Reims Champagne-Ardenne
Plant Health Institute de Montpellier | PHIM ; Plant Health Institute Montpellier |  | University of Montpellier
Polytech Nice Sophia | Polytech Nice-Sophia Antipolis ; École polytechnique universitaire de Nice ; ESSI ; ESINSA ; École polytechnique de l'université Nice-Sophia-Antipolis ; EPU Nice Sophia |  | Côte d'Azur University
Polytech Tours | École polytechnique de l'université de Tours ; EPU Tours ; École polytechnique universitaire de Tours ; CESA Tours |  | University of Tours
Pratiques et ressources de l’information et des médiations | PRIM |  | University of Tours
Pôle Léonard de Vinci | De Vinci Higher Education ; Pôle universitaire Léonard de Vinci ; PULV ; Léonard de Vinci Pôle Universitaire ; La fac Pasqua |  |
SKEMA Business School | SKEMA ; School of Knowledge Economy and Management ; CERAM Business School ; Groupe ESC Lille |  |
Sciences Po Bordeaux | Institut d'études politiques de Bordeaux ; IEP Bordeaux ; IEP de Bordeaux ; Bordeaux Institute of Political Studies |  |
Sciences Po Lyon | Institut d'études politiques de Lyon ; IEP Lyon ; IEP de Lyon ; Lyon Institute of Political Studies |  |
Sciences Po Rennes | Institut d'études politiques de Rennes ; IEP Rennes ; IEP de Rennes ; Rennes Institute of Political Studies |  |
Sigma Clermont | SIGMA ; IFMA ; Institut français de mécanique avancée ; ENSCCF ; École nationale supérieure de chimie de Clermont-Ferrand |  | Clermont Auvergne INP
Sigmund Freud Privatuniversität - Standort Paris | Université Sigmund Freud Paris ; SFU Paris ; Sigmund Freud University Paris |  | Sigmund Freud Privatuniversität Wien
Systèmes Moléculaires et nanoMatériaux pour l'Énergie et la Santé | SyMMES ; SPrAM ; Structures et Propriétés d'Architectures Moléculaires ; Molecular Systems and nanoMaterials for Energy and Health |  | Grenoble Alpes University
TBS Education | TBS ; École supérieure de commerce de Toulouse ; Groupe ESC Toulouse |  |
Télécom Paris | Sup Télécom ; ENST Paris ; École supérieure de télégraphie |  | Institut Mines-Télécom
Universcience | Cité des sciences et de l'industrie ; Palais de la découverte ; EPPDCSI ; Établissement public du Palais de la découverte et de la Cité des sciences et de l'industrie |  |
Claude Bernard University Lyon 1 | Université Claude Bernard Lyon 1 ; Lyon I ; Université Lyon 1 ; University of Lyon 1 |  | University of Lyon
Université Jean Monnet | Jean Monnet University ; UJM ; University of Saint-Étienne ; Université de Saint-Étienne ; Université Jean Monnet Saint-Étienne |  | University of Lyon
Jean Moulin University Lyon 3 | Université Jean Moulin Lyon III ; Université Lyon 3 ; Lyon III ; UJML |  | University of Lyon
Université Le Havre Normandie | University of Le Havre ; Université du Havre ; ULHN ; ULH ; Le Havre Normandy University |  | Normandie Université
Lumière University Lyon 2 | Université Lumière Lyon 2 ; Université Lyon 2 ; Lyon II ; ULL2 |  | University of Lyon
Paris 8 University Vincennes-Saint-Denis | Université Paris 8 ; Université Paris 8 Vincennes-Saint-Denis ; Paris VIII ; UP8 ; Centre universitaire expérimental de Vincennes |  |
Paris Cité University | University of Paris ; Université de Paris ; UPCité ; Université Paris 7 ; Université Paris 5 René Descartes ; Université René Descartes |  |
Paris Dauphine University | Université Paris Dauphine-PSL ; Paris IX ; Université Paris 9 ; Dauphine-PSL |  | PSL University
Paris Nanterre University | Université Paris Ouest Nanterre La Défense ; Paris Ouest ; UPN ; UPX ; Université Paris 10 ; Paris West University Nanterre La Défense |  |
PSL University | Université Paris Sciences et Lettres ; PSL ; Paris Sciences et Lettres - Quartier latin |  |
Paris-Est Créteil University | Université Paris-Est Créteil ; Université Paris-Est Créteil Val-de-Marne ; Université Paris 12 Val de Marne ; Paris XII ; Université Paris-Val-de-Marne |  |
Université Polytechnique Hauts-de-France | UPHF ; Université de Valenciennes et du Hainaut-Cambrésis ; UVHC ; University of Valenciennes and Hainaut-Cambrésis ; University of Valenciennes ; Polytechnic University of Hauts-de-France |  |
Savoy Mont Blanc University | Université Savoie Mont Blanc ; USMB ; Université de Savoie ; University of Chambéry ; Université de Chambéry |  |
Sorbonne Nouvelle University | Paris 3 ; Université Paris 3 ; USN ; Université de la Sorbonne Nouvelle ; New Sorbonne University |  |
Sorbonne Paris North University | Université Sorbonne Paris Nord ; USPN ; Université Paris 13 ; Paris XIII ; Université Paris-Nord ; Université Paris 13 Nord |  |
University of Toulouse-Jean Jaurès | Université Toulouse - Jean Jaurès ; Université Toulouse II-Le Mirail ; UT2J ; Université de Toulouse II ; Université Toulouse 2 Jean Jaurès ; UTM |  |
Université d'Évry Val-d'Essonne | UEVE ; University of Évry ; Université d'Évry ; Université Évry Paris-Saclay ; University of Évry Val d'Essonne |  | Paris-Saclay University
University of Bordeaux | Université de Bordeaux ; Université Bordeaux 1 ; Université Victor Segalen Bordeaux 2 ; Université Montesquieu Bordeaux IV ; UB ; Bordeaux 2 ; Bordeaux 4 ; Université Bordeaux Segalen |  |
University of Western Brittany | Université de Bretagne Occidentale ; Université de Brest ; Skol-veur Breizh-Izel ; University of Brest |  |
VetAgro Sup | Institut d'enseignement supérieur et de recherche en alimentation, santé animale, sciences agronomiques et de l'environnement ; École nationale vétérinaire de Lyon ; ENVL ; ENITA Clermont-Ferrand ; Lyon Veterinary School |  |
Vieillissement, Fragilité | VieFra |  | University of Reims Champagne-Ardenne
École & Observatoire des Sciences de la Terre | EOST ; École et observatoire des sciences de la Terre ; School and Observatory for Earth Sciences ; École et Observatoire de Physique du Globe de Strasbourg |  | University of Strasbourg
École Centrale d'Électronique | ECE ; ECE Paris ; ECE École d'ingénieurs ; École centrale de TSF |  | OMNES Education
OMNES Education | INSEEC U. ; INSEEC ; Groupe INSEEC |  |
École centrale de Lyon | Centrale Lyon ; École centrale lyonnaise |  | University of Lyon
École centrale de Nantes | Centrale Nantes ; École nationale supérieure de mécanique de Nantes ; ENSM Nantes ; Institut polytechnique de l'Ouest |  | Nantes University
École Française d'Extrême-Orient | EFEO ; French School of Asian Studies ; French School of the Far East |  |
École Nationale Supérieure Agronomique de Toulouse | ENSAT ; INP-ENSAT ; Agro Toulouse ; AgroToulouse |  | Toulouse INP
École Nationale Supérieure d'Architecture de Nantes | ENSA Nantes ; École d'architecture de Nantes |  | Nantes University
École Nationale Supérieure d'Architecture de Normandie | ENSA Normandie ; ENSAN ; École d'architecture de Normandie |  | Normandie Université
École Nationale Supérieure d'Architecture de Paris-La Villette | ENSAPLV ; ENSA Paris-La Villette ; École d'architecture de Paris-La Villette ; UP6 |  | HESAM Université
École Nationale Supérieure d'Architecture de Saint-Étienne | ENSASE ; ENSA Saint-Étienne ; École d'architecture de Saint-Étienne |  | University of Lyon
École Nationale Supérieure d'Ingénieurs de Caen | ENSICAEN ; ISMRA ; Institut des sciences de la matière et du rayonnement ; National Graduate School of Engineering Caen |  | Normandie Université
École Nationale Supérieure d'Électrotechnique, d'Électronique, d'Informatique, d'Hydraulique et des Télécommunications | ENSEEIHT ; N7 ; INP-ENSEEIHT ; Institut électrotechnique de Toulouse |  | Toulouse INP
École Nationale Supérieure de Chimie de Lille | ENSCL ; Centrale Lille ENSCL ; Chimie Lille ; Institut chimique de Lille |  | Centrale Lille Institut
Centrale Lille Institut | École centrale de Lille ; Centrale Lille ; EC Lille ; Institut industriel du Nord ; IDN |  |
École Nationale Supérieure de Création Industrielle | ENSCI ; ENSCI-Les Ateliers ; Les Ateliers ; ENSCI Paris |  |
ENSTA Paris | École Nationale Supérieure de Techniques Avancées Paris ; ENSTA ParisTech ; ENSTA |  | Institut Polytechnique de Paris
École Nationale Supérieure des Arts Décoratifs | EnsAD ; Arts Déco Paris ; École des Arts Décoratifs ; ENSAD Paris ; Les Arts Déco ; École royale gratuite de dessin |  | PSL University
École Nationale Supérieure des Ingénieurs en Arts Chimiques et Technologiques | ENSIACET ; A7 ; INP-ENSIACET ; ENSCT ; ENSIGC ; École nationale supérieure de chimie de Toulouse |  | Toulouse INP
Mines Paris | ENSMP |  | PSL University
École Nationale Vétérinaire d'Alfort | EnvA ; Alfort Veterinary School ; École vétérinaire de Maisons-Alfort |  | Paris-Est Sup
École Nationale d'Ingénieurs de Tarbes | ENIT ; ENI Tarbes ; UTTOP ; Université de technologie Tarbes Occitanie Pyrénées ; INP-ENIT |  | Toulouse INP
École Nationale de la Magistrature | ENM ; French National School for the Judiciary ; National School for the Judiciary ; Centre national d'études judiciaires ; CNEJ |  |
École nationale des chartes | École des chartes ; École nationale des chartes - PSL |  | PSL University
École Normale Supérieure de Rennes | ENS Rennes ; École normale supérieure de Cachan antenne de Bretagne ; ENS Cachan Bretagne |  | University of Rennes
École pratique des hautes études | EPHE-PSL ; Practical School of Advanced Studies |  | PSL University
École d'Ingénieurs en Chimie et Sciences du Numérique | CPE Lyon ; École supérieure de chimie physique électronique de Lyon ; ESCPE Lyon ; ESCIL ; ICPI Lyon ; École supérieure de chimie industrielle de Lyon |  |
École nationale supérieure d'art Villa Arson | Villa Arson ; École nationale d'art décoratif de Nice |  | Côte d'Azur University
École nationale supérieure de techniques avancées Bretagne | ENSTA Bretagne ; ENSIETA ; École nationale supérieure des ingénieurs des études et techniques d'armement |  | Institut Polytechnique de Paris
École pratique de service social | EPSS |  | CY Cergy Paris University
École supérieure de journalisme de Lille | ESJ Lille ; ESJ ; Lille School of Journalism |  | University of Lille
École supérieure des agricultures | ESA Angers ; Groupe ESA ; École supérieure d'agriculture d'Angers ; École supérieure d'agricultures ; ESA |  |
École supérieure du soudage et de ses applications | ESSA ; EAPS ; École d'adaptation aux professions du soudage ; École supérieure de soudage autogène ; ESSA Yutz |  |
Établissement public Campus Condorcet | Campus Condorcet ; Cité des humanités et des sciences sociales ; Campus Condorcet Paris-Aubervilliers ; EPCC |  |
éklore-ed School of Management | ESC Pau Business School ; ESC Pau ; Groupe ESC Pau ; École supérieure de commerce de Pau ; eklore-ed |  |
Bocconi University | Luigi Bocconi University ; UniBocconi |  |
Ca' Foscari University of Venice | Università Ca' Foscari Venezia ; UNIVE ; University of Venice ; Ca' Foscari Venezia |  |
Conservatorio di Musica “G. Nicolini” di Piacenza | Conservatorio Giuseppe Nicolini ; Conservatorio Nicolini ; Liceo musicale Giuseppe Nicolini |  |
Foro Italico University of Rome | Università degli Studi di Roma Foro Italico ; IUSM ; Istituto Universitario di Scienze Motorie ; ISEF Roma ; University of Rome IV ; Roma Quattro ; Università di Roma Foro Italico |  |
Global Campus of Human Rights | EIUC ; European Inter-University Centre for Human Rights and Democratisation ; GCHR ; European Inter-University Centre |  |
Higher Institute for Artistic Industries Roma | ISIA Roma ; ISIA Roma Design ; Istituto Superiore per le Industrie Artistiche di Roma |  |
IULM University | Istituto Universitario di Lingue Moderne ; Libera Università di Lingue e Comunicazione IULM ; IULM ; University of Languages and Communication Milan |  |
Institut für Allgemeinmedizin und Public Health | Institute of General Practice and Public Health ; Istituto di Medicina Generale e Public Health ; Istituto di medicina generale Bolzano |  | Claudiana
Claudiana | Landesfachhochschule für Gesundheitsberufe Claudiana ; Scuola provinciale superiore di sanità Claudiana ; College of Health Care Professions Claudiana |  |
Institute for Geometry and Physics | IGAP |  | International School for Advanced Studies
Istituto Avventista Villa Aurora | Villa Aurora ; Istituto Avventista di Cultura Biblica ; Italian Adventist College Villa Aurora ; IACB ; Facoltà Avventista di Teologia |  |
Italian University Line | IUL ; Università Telematica degli Studi IUL ; IUL Telematic University |  |
Johns Hopkins University SAIS Bologna Center | SAIS Europe ; SAIS Bologna ; Bologna Center ; Johns Hopkins SAIS Europe |  | Johns Hopkins University
Libera Università Maria SS. Assunta | LUMSA ; LUMSA University ; Libera Università Maria Santissima Assunta ; Istituto Superiore di Magistero Maria SS. Assunta ; Free University of Maria Santissima Assunta |  |
Link Campus University | Università degli Studi Link ; Link Campus ; Link University ; Link Campus University of Malta ; Università degli Studi Link Campus University |  |
Marche Polytechnic University | Università Politecnica delle Marche ; UNIVPM ; Università degli Studi di Ancona ; Polytechnic University of Marche |  |
Marconi University | Università degli Studi Guglielmo Marconi ; Guglielmo Marconi University ; USGM ; UniMarconi ; Università Telematica Guglielmo Marconi |  |
Monash University Prato Centre | Monash Prato ; Monash Centre Prato ; Prato Centre |  | Monash University
Pontificia Facoltà Teologica di Sicilia | Facoltà Teologica di Sicilia ; FATESI ; Facoltà Teologica di Sicilia San Giovanni Evangelista ; Pontifical Theological Faculty of Sicily |  |
Scuola Internazionale Europea Statale "Altiero Spinelli" | Convitto Altiero Spinelli ; SIES Spinelli ; Scuola Spinelli ; Istituto Altiero Spinelli |  |
Sant'Anna School of Advanced Studies | SSSUP ; Scuola Superiore di Studi Universitari e di Perfezionamento Sant'Anna ; Sant'Anna Pisa |  |
Seminario Arcivescovile di Milano | Seminario di Venegono ; Archiepiscopal Seminary of Milan ; Seminario di Venegono Inferiore ; Seminario arcivescovile Pio XI |  |
Sigmund Freud Privatuniversität - Standort Mailand | SFU Milano ; Sigmund Freud University Milan ; Sigmund Freud University Milano |  | Sigmund Freud Privatuniversität Wien
University Carlo Cattaneo | LIUC ; Università Carlo Cattaneo ; Libero Istituto Universitario Carlo Cattaneo ; LIUC Università Cattaneo ; Cattaneo University |  |
University for Foreigners Perugia | Università per Stranieri di Perugia ; UNISTRAPG ; Regia Università Italiana per Stranieri ; Perugia University for Foreigners |  |
University of Calabria | Università della Calabria ; UniCal ; Università degli Studi della Calabria |  |
G. d'Annunzio University of Chieti–Pescara | University of Chieti-Pescara ; Università degli Studi Gabriele d'Annunzio ; Unich ; Libera Università Abruzzese Gabriele D'Annunzio ; D'Annunzio University |  |
University of Milan | Università degli Studi di Milano ; UNIMI ; La Statale ; Statale di Milano ; Regia Università di Milano ; UMIL |  |
University of Perugia | Università degli Studi di Perugia ; UNIPG ; Studium Generale Perugia |  |
University of Reggio Calabria | Mediterranea University of Reggio Calabria ; Università degli Studi Mediterranea di Reggio Calabria ; UNIRC ; Mediterranean University of Reggio Calabria |  |
University of Rome Tor Vergata | Università degli Studi di Roma Tor Vergata ; UNIROMA2 ; Second University of Rome ; Seconda Università di Roma |  |
University of Trieste | Università degli Studi di Trieste ; UNITS ; Scuola Superiore di Commercio Revoltella ; Univerza v Trstu |  |
University of Udine | Università degli Studi di Udine ; UNIUD ; Universitât dal Friûl |  |
Università Cattolica del Sacro Cuore | UCSC ; UNICATT ; Sacro Cuore |  |
Università degli Studi Internazionali di Roma | UNINT ; LUSPIO ; Libera Università degli Studi per l'Innovazione e le Organizzazioni ; Libera Università degli Studi San Pio V ; Rome University of International Studies ; University of International Studies of Rome |  |
Università degli studi di Cassino e del Lazio Meridionale | University of Cassino and Southern Lazio ; UNICAS ; Università degli Studi di Cassino ; UNICLAM ; University of Cassino |  |
Interdisciplinary Centre for Security, Reliability and Trust | SnT ; SnT Luxembourg |  | University of Luxembourg
Luxembourg Centre for Contemporary and Digital History | C2DH |  | University of Luxembourg
Luxembourg Centre for European Law | LCEL ; Max Planck Institute Luxembourg for Procedural Law ; Max Planck Institute Luxembourg for International, European and Regulatory Procedural Law |  | University of Luxembourg
Luxembourg Centre for Socio-Environmental Systems | LCSES |  | University of Luxembourg
Luxembourg Centre for Systems Biomedicine | LCSB |  | University of Luxembourg
University of Luxembourg | Université du Luxembourg ; Uni.lu ; Universitéit Lëtzebuerg ; Universität Luxemburg ; Centre universitaire de Luxembourg ; Institut supérieur de technologie Luxembourg |  |
Aeres University of Applied Sciences | Aeres Hogeschool ; CAH Vilentum ; Stoas Vilentum ; Christelijke Agrarische Hogeschool Dronten ; Stoas Hogeschool ; CAH Dronten |  | Aeres
Aeres | Aeres Groep ; Groenhorst |  |
Breda University of Applied Sciences | BUas ; NHTV Breda ; NHTV ; NHTV internationaal hoger onderwijs Breda ; NHTV Breda University of Applied Sciences ; Nationale Hogeschool voor Toerisme en Verkeer |  |
Curio | ROC West-Brabant ; Prinsentuin College ; Radius College ; Curio scholen |  |
Dutch postgraduate School for Art History | Onderzoekschool Kunstgeschiedenis ; OSK ; Onderzoeksschool Kunstgeschiedenis |  |
Gerrit Rietveld Academy | Gerrit Rietveld Academie ; Rietveld Academie ; Instituut voor Kunstnijverheidsonderwijs ; GRA ; Rietveld |  |
HAS green academy | HAS Hogeschool ; HAS University of Applied Sciences ; HAS Den Bosch ; Hogere Agrarische School ; HAS Kennistransfer |  |
IHE Delft Institute for Water Education | UNESCO-IHE ; IHE Delft ; UNESCO-IHE Institute for Water Education ; International Institute for Hydraulic and Environmental Engineering ; IHE ; International Institute for Infrastructural, Hydraulic and Environmental Engineering |  |
Institute for Social Sciences and Humanities - ISSH (Iran Academia) | Iran Academia ; ISSH ; Iran Academia University |  |
Instituut voor de Nederlandse Taal | INT ; Dutch Language Institute ; Instituut voor Nederlandse Lexicologie ; INL ; Institute for Dutch Lexicology ; IVDNT |  |
Medicines Evaluation Board | College ter Beoordeling van Geneesmiddelen ; CBG ; MEB ; CBG-MEB |  |
Nefrovisie | Nefrovisie Foundation ; Stichting Nefrovisie ; Hans Mak Instituut ; Renine |  |
Netherlands Research School for Literary Studies | OSL ; Onderzoekschool Literatuurwetenschap ; Onderzoeksschool Literatuurwetenschap |  |
Open University of the Netherlands | OU ; Open Universiteit Nederland ; OUNL ; Open Universiteit Heerlen |  |
Royal Conservatory The Hague | Koninklijk Conservatorium ; Royal Conservatoire The Hague ; KC ; Koninklijk Conservatorium Den Haag |  | University of the Arts The Hague
University of the Arts The Hague | Hogeschool der Kunsten Den Haag ; HdK ; Hogeschool van Beeldende Kunsten, Muziek en Dans |  |
Saxion | Saxion University of Applied Sciences ; Saxion Hogeschool ; Hogeschool Enschede ; Hogeschool IJselland ; Saxion Hogescholen |  |
The Hague University of Applied Sciences | De Haagse Hogeschool ; Haagse Hogeschool ; HHS ; THUAS ; Hogeschool Haaglanden ; TH Rijswijk |  |
Tio Business School | Hogeschool Tio ; Tio University of Applied Sciences ; Tio |  |
University of Groningen | Academy of Groningen ; Groningen University ; Universiteit Groningen ; Academia Groningana |  |
Viaa Christian University of Applied Sciences | Hogeschool Viaa ; Viaa ; Gereformeerde Hogeschool Zwolle ; GH Zwolle |  |
Wageningen University & Research | Wageningen University and Research Centre ; Wageningen UR ; Landbouwuniversiteit Wageningen ; Rijkslandbouwschool ; WU |  |
Associação para a Formação Profissional e Investigação | UNAVE ; UNAVE - Associação para a Formação Profissional e Investigação da Universidade de Aveiro |  | University of Aveiro
University of Aveiro | Universidade de Aveiro ; UA ; UAveiro |  |
Atlântica Instituto Universitário | Universidade Atlântica ; Atlântica ; Atlântica University ; Atlântica - Escola Universitária de Ciências Empresariais, Saúde, Tecnologias e Engenharia |  |
Audax ISCTE | Audax ; Iscte Audax ; AUDAX Empreendedorismo e Empresas Familiares |  | ISCTE – University Institute of Lisbon
BioMark Sensor Research | BioMark ; BioMark@ISEP ; BioMark-CEB |  | Instituto Superior de Engenharia do Porto
Instituto Superior de Engenharia do Porto | ISEP ; School of Engineering, Polytechnic of Porto ; Porto School of Engineering ; Instituto Industrial do Porto ; Escola Industrial do Porto |  | Polytechnic Institute of Porto
Polytechnic Institute of Porto | Instituto Politécnico do Porto ; IPP ; P.Porto ; Politécnico do Porto ; Polytechnic of Porto |  |
Bioenergy and Business Incubator of Portalegre | BioBIP |  | Polytechnic Institute of Portalegre
Polytechnic Institute of Portalegre | Instituto Politécnico de Portalegre ; IPPortalegre ; Politécnico de Portalegre ; Portalegre Polytechnic University |  |
Católica Global School of Law | CGSL |  | Catholic University of Portugal
Centre for English, Translation, and Anglo-Portuguese Studies | CETAPS ; Centro de Estudos Anglo-Portugueses |  | Nova University Lisbon
Centro IDEA | IDEA-UMinho ; Centro IDEA-UMinho ; Centro de Inovação e Desenvolvimento do Ensino e da Aprendizagem |  | University of Minho
University of Minho | Universidade do Minho ; UMinho ; UM |  |
Centro de Ciência Animal e Veterinária | CECAV ; Animal and Veterinary Research Centre ; Veterinary and Animal Research Centre |  | University of Trás-os-Montes and Alto Douro
Centro de Ciências Matemáticas da Universidade da Madeira | CCM |  | University of Madeira
University of Madeira | Universidade da Madeira ; UMa |  |
Centro de Engenharia Mecânica Materiais e Processos | CEMMPRE ; Centre for Mechanical Engineering, Materials and Processes ; CEMUC ; Centro de Engenharia Mecânica da Universidade de Coimbra |  | University of Coimbra
University of Coimbra | Universidade de Coimbra ; UC |  |
Centro de Estudos Clássicos e Humanísticos | CECH ; Centre for Classical and Humanistic Studies |  | University of Coimbra
Centro de Estudos Comparatistas | CEC ; CEComp |  | University of Lisbon
Centro de Estudos Globais | CEG |  | Universidade Aberta
Centro de Estudos Humanísticos | CEHUM |  | University of Minho
Centro de Estudos Jurídicos Económicos e Ambientais | CEJEA ; Centro de Estudos Jurídicos, Económicos, Internacionais e Ambientais |  | Lusíada University
Lusíada University | Universidade Lusíada ; Universidade Lusíada de Lisboa ; Universidade Lusíada do Porto |  |
Centro de Estudos das Migrações e das Relações Interculturais | CEMRI ; Centre for the Study of Migration and Intercultural Relations |  | Universidade Aberta
Centro de Estudos de Direito do Ordenamento do Urbanismo e do Ambiente | CEDOUA |  | University of Coimbra
Centro de Estudos de Gestão e Economia Aplicada | CEGEA ; Research Centre in Management and Economics ; CEGE |  | Catholic University of Portugal
Centro de Estudos de Linguística Geral e Aplicada | CELGA ; CELGA-ILTEC ; Centre for General and Applied Linguistics Studies |  | University of Coimbra
Centro de Estudos de Medicina Baseada na Evidência | CEMBE ; Center for Evidence-Based Medicine |  | University of Lisbon
Centro de Estudos de Teatro | CET ; CET-FLUL |  | University of Lisbon
Centro de Estudos do Ambiente e do Mar | CESAM ; Centre for Environmental and Marine Studies |  | University of Aveiro
Centro de Estudos e Investigação em Saúde | CEISUC ; Centre for Health Studies and Research ; Centro de Estudos e Investigação em Saúde da Universidade de Coimbra |  | University of Coimbra
Centro de Estudos e Peritagem em Auditoria e Contabilidade |  |  | University of Aveiro
Centro de Estudos em Direito da União Europeia | CEDU ; Centre of Studies in European Union Law |  | University of Minho
Centro de Estudos sobre África e do Desenvolvimento | CEsA ; Centre for African and Development Studies ; Centro de Estudos sobre África, Ásia e América Latina |  | Instituto Superior de Economia e Gestão
Centro de Filosofia das Ciências | CFCUL ; Centre for Philosophy of Sciences ; Centro de Filosofia das Ciências da Universidade de Lisboa |  | University of Lisbon
Centro de Geofísica de Évora | CGE ; Évora Geophysics Centre |  | University of Évora
University of Évora | Universidade de Évora ; UÉ ; Instituto Universitário de Évora ; UEvora |  |
Centro de Imagem Biomédica e Investigação Translacional | CIBIT ; Coimbra Institute for Biomedical Imaging and Translational Research |  | University of Coimbra
Centro de Inovação em Biomedicina e Biotecnologia | CIBB ; Centre for Innovative Biomedicine and Biotechnology |  | University of Coimbra
Centro de Inovação em Tecnologias e Cuidados de Saúde | ciTechCare ; Center for Innovative Care and Health Technology |  | Polytechnic Institute of Leiria
Polytechnic Institute of Leiria | Instituto Politécnico de Leiria ; IPLeiria ; Politécnico de Leiria ; IPL ; Polytechnic of Leiria ; Polytechnic University of Leiria |  |
Centro de Investigacao e Desenvolvimento sobre Direito e Sociedade | CEDIS ; Centro de I&D sobre Direito e Sociedade |  | Nova University Lisbon
Centro de Investigação Didática e Tecnologia na Formação de Formadores | CIDTFF ; Research Centre on Didactics and Technology in the Education of Trainers |  | University of Aveiro
Centro de Investigação Interdisciplinar em Justiça | CIJ ; CIJE ; Centre for Interdisciplinary Research on Justice ; Centro de Investigação Jurídico-Económica |  | University of Porto
Centro de Investigação Interdisciplinar em Saúde Centro Regional de Viseu | CIIS ; CIIS Viseu ; Centre for Interdisciplinary Research in Health |  | Catholic University of Portugal
Centro de Investigação Interdisciplinar em Saúde Centro Regional do Porto | CIIS ; CIIS Porto ; Centre for Interdisciplinary Research in Health |  | Catholic University of Portugal
Centro de Investigação Paula Frassinetti | CIPAF ; Centro de Investigação de Paula Frassinetti |  | Escola Superior de Educação de Paula Frassinetti
Escola Superior de Educação de Paula Frassinetti | ESEPF ; ESE de Paula Frassinetti ; Paula Frassinetti School of Education |  |
Centro de Investigação de Direito Público | CIDP ; Lisbon Centre for Research in Public Law ; Lisbon Public Law Research Centre |  | University of Lisbon
Centro de Investigação de Montanha | CIMO ; Mountain Research Centre |  | Polytechnic Institute of Bragança
Polytechnic Institute of Bragança | Instituto Politécnico de Bragança ; IPB ; Politécnico de Bragança ; Bragança Polytechnic University |  |
Centro de Investigação e Estudos João de Deus | CIE João de Deus ; João de Deus Research and Studies Centre |  | Escola Superior de Educação João de Deus
Escola Superior de Educação João de Deus | ESEJD ; ESE João de Deus ; João de Deus School of Education |  |
Centro de Investigação e de Estudos em Belas-Artes | CIEBA ; Artistic Studies Research Centre ; Centre for Research and Studies in Fine Arts |  | University of Lisbon
Centro de Investigação em Agronomia Alimentos Ambiente e Paisagem | LEAF ; Linking Landscape, Environment, Agriculture and Food ; LEAF Research Center |  | Instituto Superior de Agronomia
Instituto Superior de Agronomia | ISA ; School of Agriculture, University of Lisbon ; ISA ULisboa ; Instituto Geral de Agricultura |  | University of Lisbon
Centro de Investigação em Antropologia e Saúde | CIAS ; Research Centre for Anthropology and Health |  | University of Coimbra
Centro de Investigação em Ciências Sociais e do Comportamento | FP-B2S ; Behaviour and Social Sciences Research Center |  | University Fernando Pessoa
University Fernando Pessoa | Universidade Fernando Pessoa ; UFP ; Fernando Pessoa University |  |
Centro de Investigação em Ciências da Saúde | CICS ; CICS-UBI ; Health Sciences Research Centre |  | University of Beira Interior
Centro de Investigação em Engenharia dos Processos Químicos e dos Produtos da Floresta | CIEPQPF ; CERES ; Chemical Engineering and Renewable Resources for Sustainability ; Chemical Process Engineering and Forest Products Research Centre |  | University of Coimbra
Centro de Investigação em Estudos Regionais e Locais | CIERL ; Research Centre for Regional and Local Studies |  | University of Madeira
Centro de Investigação em Justiça e Governação | JusGov ; Research Centre for Justice and Governance |  | University of Minho
Centro de Investigação em Meio Ambiente Genética e Oncobiologia | CIMAGO ; Center of Investigation in Environment, Genetics and Oncobiology |  | University of Coimbra
Centro de Investigação em Organizações Mercados e Gestão Industrial | COMEGI ; Research Centre in Organizations, Markets and Industrial Management |  | Lusíada University
Centro de Investigação em Política Economia e Sociedade | CPES ; Research Centre in Politics, Economics and Society |  | Lusófona University
Centro de Investigação em Psicologia Aplicada Capacidades e Inclusão | APPsyCI ; Applied Psychology Research Center Capabilities & Inclusion |  | ISPA – Instituto Universitário
ISPA – Instituto Universitário | ISPA ; Instituto Superior de Psicologia Aplicada ; ISPA - University Institute ; ISPA - Instituto Universitário de Ciências Psicológicas, Sociais e da Vida |  |
Centro de Investigação em Sociologia Económica e das Organizações | SOCIUS ; SOCIUS-ISEG ; Research Centre in Economic and Organizational Sociology ; SOCIUS-CSG |  | Instituto Superior de Economia e Gestão
Centro de Investigação em Sociologia e Antropologia Augusto da Silva | CISA-AS |  | University of Évora
Centro de Investigação em Território Arquitectura e Design | CITAD ; Research Centre for Territory, Architecture and Design |  | Lusíada University
Centro de Literaturas e Culturas Lusófonas e Europeias | CLEPUL ; Centre for Lusophone and European Literatures and Cultures |  | University of Lisbon
Centro de Química Estrutural | CQE ; Structural Chemistry Centre |  | Instituto Superior Técnico
Centro de Tecnologia Mecânica e Automação | TEMA ; Centre for Mechanical Technology and Automation |  | University of Aveiro
Centro de Tecnologia da Linguagem Humana e Bioinformática | HULTIG ; Human Language Technology and Bioinformatics |  | University of Beira Interior
Centro de Ética Económica e Empresarial | Centre for Ethics, Business and Economics |  | Catholic University of Portugal
Colaboratório para as Geociências | C-GEO ; CGEO |  |
Comprehensive Health Research Centre | CHRC |  | Nova University Lisbon
Comprehensive Health Research Centre Escola Nacional Saúde Pública | CHRC-ENSP ; CHRC ENSP NOVA |  | Nova University Lisbon
Coordenação Interdisciplinar para a Investigação e Inovação | C3i ; Interdisciplinary Coordination for Research and Innovation |  | Polytechnic Institute of Portalegre
Cátedra Educação Cidadania e Diversidade Cultural | Cátedra UNESCO Educação, Cidadania e Diversidade Cultural |  | Lusófona University
Cátedra Energias Renováveis | Renewable Energies Chair ; Cátedra BES Energias Renováveis |  | University of Évora
Cátedra Poesia e Transcendência Sophia de Mello Breyner Andresen | Cátedra Poesia e Transcendência ; Cátedra de Sophia |  | Catholic University of Portugal
Cátedra de Estudos Sefarditas Alberto Benveniste | Cátedra Alberto Benveniste ; Alberto Benveniste Chair of Sephardic Studies |  | University of Lisbon
Editora Mundos Sociais | Mundos Sociais |  | ISCTE – University Institute of Lisbon
Escola Naval | Portuguese Naval Academy ; Portuguese Naval School ; Academia Real dos Guardas-Marinhas |  | Instituto Universitário Militar
Instituto Universitário Militar | IUM ; Military University Institute ; Instituto de Estudos Superiores Militares ; IESM |  |
Portuguese Air Force Academy | Academia da Força Aérea ; AFA ; Academia da Força Aérea Portuguesa |  | Instituto Universitário Militar
Portuguese Military Academy | Academia Militar ; AM ; Escola do Exército |  | Instituto Universitário Militar
Escola Superior Aveiro Norte | ESAN ; Escola Superior de Design, Gestão e Tecnologia da Produção Aveiro-Norte |  | University of Aveiro
Escola Superior de Música e das Artes do Espectáculo | ESMAE ; School of Music and Performing Arts ; Escola Superior de Música, Artes e Espetáculo ; Escola Superior de Música do Porto |  | Polytechnic Institute of Porto
Escola Superior de Saúde Jean Piaget de Viseu | ESS Jean Piaget Viseu |  | Instituto Piaget
Instituto Piaget | Piaget Institute ; Instituto Piaget Cooperativa para o Desenvolvimento Humano ; Instituto Jean Piaget |  |
Instituto Politécnico Jean Piaget do Sul | Jean Piaget Polytechnic Institute of the South |  | Instituto Piaget
Instituto Superior de Estudos Interculturais e Transdisciplinares de Viseu | ISEIT Viseu ; ISEIT |  | Instituto Piaget
Escola Superior de Tecnologias de Fafe | ESTF |  | Instituto de Estudos Superiores de Fafe
Instituto de Estudos Superiores de Fafe | IESF ; IESFafe |  |
Escola de Comunicação Arquitectura Artes e Tecnologias da Informação | ECATI ; School of Communication, Architecture, Arts and Information Technologies |  | Lusófona University
Escola de Sociologia e Políticas Públicas | ESPP ; ISCTE School of Sociology and Public Policy |  | ISCTE – University Institute of Lisbon
Escola de Ciências Sociais e Humanas | ECSH ; ISCTE School of Social Sciences and Humanities |  | ISCTE – University Institute of Lisbon
Gabinete Emprego Empreendedorismo e Ligação às Empresas | G3E |  | Polytechnic Institute of Cávado and Ave
Polytechnic Institute of Cávado and Ave | Instituto Politécnico do Cávado e do Ave ; IPCA ; Polytechnic University of Cávado and Ave |  |
Laboratório de Inteligência Artificial Aplicada | 2Ai ; Applied Artificial Intelligence Laboratory ; 2Ai - Applied Artificial Intelligence Laboratory |  | Polytechnic Institute of Cávado and Ave
Games Interaction and Learning Technologies | GILT ; Graphics, Interaction and Learning Technologies |  | Instituto Superior de Engenharia do Porto
Grupo de Física Matemática | GFM ; GFMUL |  | University of Lisbon
Grupo de Investigação em Engenharia e Computação Inteligente para a Inovação e o Desenvolvimento | GECAD ; Research Group on Intelligent Engineering and Computing for Advanced Innovation and Development ; Knowledge Engineering and Decision Support Research Center |  | Instituto Superior de Engenharia do Porto
Grupo de Reação e Análises Químicas | GRAQ |  | Instituto Superior de Engenharia do Porto
Laboratório de Sistemas Autónomos | LSA ; Autonomous Systems Laboratory |  | Instituto Superior de Engenharia do Porto
ISOPlexis Banco de Germoplasma | ISOPlexis ; ISOPlexis Genebank ; Centro ISOPlexis |  | University of Madeira
Instituto Superior Técnico | Técnico ; IST Lisbon ; IST-UL |  | University of Lisbon
Instituto Superior de Serviço Social | ISSSL ; Instituto Superior de Serviço Social de Lisboa ; Instituto de Serviço Social |  | Lusíada University
Instituto de Artes Visuais, Design e Marketing | IADE ; IADE Universidade Europeia ; IADE-U ; Instituto de Arte, Design e Empresa ; Instituto de Arte e Decoração |  | Universidade Europeia
Universidade Europeia | Instituto Superior de Línguas e Administração de Lisboa ; ISLA Lisboa ; Universidade Europeia de Lisboa |  |
Unidade de Investigação em Design e Comunicação | UNIDCOM ; UNIDCOM/IADE |  | Instituto de Artes Visuais, Design e Marketing
Instituto de Biologia Molecular e Celular | IBMC ; Institute for Molecular and Cell Biology |  | University of Porto
Instituto de Ciência e Inovação para a Bio-Sustentabilidade | IB-S ; Institute of Science and Innovation for Bio-Sustainability |  | University of Minho
Instituto de Ciências Biomédicas Albel Salazar | ICBAS ; Instituto de Ciências Biomédicas Abel Salazar ; Abel Salazar Biomedical Sciences Institute |  | University of Porto
Instituto de Etnomusicologia - Centro de Estudos em Música e Dança | INET-md ; Institute of Ethnomusicology ; Ethnomusicology Institute - Center for Studies in Music and Dance |  | Nova University Lisbon
Instituto de Histologia e Biologia do Desenvolvimento | IHBD ; Institute of Histology and Developmental Biology |  | University of Lisbon
Instituto de Investigação e Tecnologia da Agronomia e Meio Ambiente | IITAA ; Institute of Agricultural and Environmental Research and Technology ; Instituto de Investigação e Tecnologias Agrárias e do Ambiente |  | University of the Azores
University of the Azores | Universidade dos Açores ; UAc ; Instituto Universitário dos Açores |  |
International House Braga | IH Braga |  | International House
International House Porto Foz | IH Porto Foz ; IH Porto |  | International House
International House Viseu | IH Viseu |  | International House
International House Torres Vedras | IH Torres Vedras |  | International House
International House Coimbra | IH Coimbra ; International House Coimbra - Olivais ; International House Coimbra - Santa Clara |  | International House
International House | International House World Organisation ; IHWO |  |
LabComIFP - Comunicação Filosofia e Humanidades | LabCom ; LabCom.IFP ; LabCom - Comunicação e Artes ; Instituto de Filosofia Prática |  | University of Beira Interior
Labbels | Associate Laboratory in Biotechnology, Bioengineering and Microelectromechanical Systems |  | University of Minho
Laboratório Associado para a Sustentabilidade e Tecnologia em Regiões do Interior | SusTEC ; Associate Laboratory for Sustainability and Technology in Inland Regions |  | Polytechnic Institute of Bragança
Laboratório de Aprendizagem e Controlo Motor | Motor Control and Learning Laboratory |  | University of Porto
Laboratório de Farmacologia Clínica e Terapêutica | LFCT ; Laboratory of Clinical Pharmacology and Therapeutics |  | University of Lisbon
Laboratório de Instrumentação Engenharia Biomédica e Física da Radiação | LIBPhys ; LIBPhys-UNL ; LIBPhys-UC ; Laboratory for Instrumentation, Biomedical Engineering and Radiation Physics |  | Nova University Lisbon
Laboratório de Paisagens Património e Território | Lab2PT ; Landscapes, Heritage and Territory Laboratory |  | University of Minho
Laboratório de Reabilitação Psicossocial | LabRP ; Psychosocial Rehabilitation Laboratory |  | Polytechnic Institute of Porto
Faculdade de Motricidade Humana | FMH ; Instituto Superior de Educação Física ; ISEF Lisboa ; Instituto Nacional de Educação Física ; INEF ; Faculty of Human Kinetics |  | University of Lisbon
Nursing Research, Innovation and Development Centre of Lisbon | CIDNUR ; Centro de Investigação, Inovação e Desenvolvimento em Enfermagem de Lisboa ; ui&de ; Unidade de Investigação e Desenvolvimento em Enfermagem |  | Nursing School of Lisbon
Nursing School of Lisbon | Escola Superior de Enfermagem de Lisboa ; ESEL |  | University of Lisbon
Núcleo de Investigação e Desenvolvimento em Educação | NIDE |  | Polytechnic Institute of Leiria
Observatório Astronómico Prof Manuel de Barros | Observatório Astronómico Professor Manuel de Barros ; Observatório do Monte da Virgem ; OAUP |  | University of Porto
Observatório de Relações Exteriores | OBSERVARE ; Observatory of External Relations |  | Universidade Autónoma de Lisboa
Universidade Autónoma de Lisboa | UAL ; Universidade Autónoma de Lisboa Luís de Camões ; Autonomous University of Lisbon ; Autónoma |  |
Oficina de Transferência de Tecnologia Inovação e Conhecimento | OTIC ; OTIC IPVC |  | Polytechnic Institute of Viana do Castelo
Polytechnic Institute of Viana do Castelo | Instituto Politécnico de Viana do Castelo ; IPVC ; Politécnico de Viana do Castelo |  |
Teatro Académico de Gil Vicente | TAGV |  | University of Coimbra
Teoria e História do Direito | THD-ULisboa ; THD ; Centro de Investigação em Teoria e História do Direito |  | University of Lisbon
UACOOPERA |  |  | University of Aveiro
Unidade Móvel de Investigação em Estudos do Local | ELO |  | Universidade Aberta
Unidade Tecnológica de Radioesterilização | UTR |  | Instituto Superior Técnico
Unidade de Biotecnologia Ambiental | UBiA ; Environmental Biotechnology Researching Unit |  | Nova University Lisbon
Unidade de Investigacao UFP em Energia Ambiente e Saude | FP-ENAS ; UFP Energy, Environment and Health Research Unit |  | University Fernando Pessoa
Unidade de Investigação e Internacionalização do ISVOUGA | UI ISVOUGA ; UII ISVOUGA |  | Instituto Superior de Entre Douro e Vouga
Instituto Superior de Entre Douro e Vouga | ISVOUGA ; Higher Institute of Entre Douro e Vouga |  |
Unidade de Investigação em Desenvolvimento Empresarial | UNIDE ; UNIDE-IUL ; BRU-IUL ; BRU-UNIDE |  | ISCTE – University Institute of Lisbon
Unidade de Investigação em Media Artes e Design | uniMAD ; Media Arts and Design Research Unit |  | Polytechnic Institute of Porto
Unidade de e-Learning e Inovação Pedagógica | e-IPP ; eIPP ; e-Learning and Pedagogical Innovation Unit |  | Polytechnic Institute of Porto
Universidade Aberta | UAb ; Open University of Portugal ; Portuguese Open University ; Instituto Português de Ensino a Distância |  |
Universidade Católica Portuguesa - Braga | UCP Braga ; Católica Braga ; Faculdade de Filosofia de Braga ; Catholic University of Portugal Braga |  | Catholic University of Portugal
Universidade Fernando Pessoa Universidade Virtual | UFP-UV ; UFPUV |  | University Fernando Pessoa
Universidade Nova de Lisboa Associação para a Inovação e Desenvolvimento da FCT | NOVA.ID.FCT ; Associação para a Inovação e Desenvolvimento da FCT |  | Nova University Lisbon
Universidade de Aveiro Incubator | IEUA ; UA Incubator ; Incubadora de Empresas da Universidade de Aveiro |  | University of Aveiro
Universidade de Coimbra Arquivo | AUC ; Arquivo da Universidade de Coimbra ; University of Coimbra Archive |  | University of Coimbra
Universidade de Coimbra Centro de Investigação em Neuropsicologia e Intervenção Cognitivo-Comportamental | CINEICC ; Center for Research in Neuropsychology and Cognitive and Behavioral Intervention ; Centro de Investigação em Neuropsicologia e Intervenção Cognitivo-Comportamental |  | University of Coimbra
Universidade de Coimbra Imprensa | IUC ; Imprensa da Universidade de Coimbra ; Coimbra University Press |  | University of Coimbra
Universidade de Coimbra Unidade de Investigação e Desenvolvimento Química-Física Molecular | QFM-UC ; Unidade de Química-Física Molecular ; Molecular Physical Chemistry R&D Unit ; QFM |  | University of Coimbra
Universidade de Lisboa Instituto do Oriente | IO ; Instituto do Oriente ; Orient Institute ; IO-ISCSP |  | Instituto Superior de Ciências Sociais e Políticas
Instituto Superior de Ciências Sociais e Políticas | ISCSP ; Instituto Superior de Ciências Sociais e Política Ultramarina ; ISCSPU ; Escola Superior Colonial |  | University of Lisbon
University of Porto | UP ; U.Porto ; Academia Politécnica do Porto |  |
Centro de Filosofia da Universidade de Lisboa | CFUL ; Centre of Philosophy of the University of Lisbon |  | University of Lisbon
Centro de Linguística da Universidade de Lisboa | CLUL ; Center of Linguistics of the University of Lisbon |  | University of Lisbon
Centro de Linguística da Universidade Nova de Lisboa | CLUNL ; NOVA CLUNL |  | Nova University Lisbon
Centro de Matemática da Universidade de Coimbra | CMUC |  | University of Coimbra
Centro de Matemática da Universidade do Porto | CMUP |  | University of Porto
Centro de Psicologia da Universidade do Porto | CPUP |  | University of Porto
Centro de Química da Universidade do Minho | CQUM ; CQ-UM |  | University of Minho
Centro de Investigação em Educação da Universidade do Minho | CIEd |  | University of Minho
Centro de Estudos Clássicos da Universidade de Lisboa | CEC |  | University of Lisbon
Centro de Estudos Sociais | CES ; Centre for Social Studies ; CES Coimbra |  | University of Coimbra
Centro de Neurociências e Biologia Celular | CNC ; Center for Neuroscience and Cell Biology ; CNC-UC |  | University of Coimbra
Instituto de Ciências Sociais da Universidade de Lisboa | ICS-ULisboa ; ICS ; Institute of Social Sciences of the University of Lisbon ; Gabinete de Investigações Sociais |  | University of Lisbon
Faculdade de Letras da Universidade de Lisboa | FLUL ; School of Arts and Humanities of the University of Lisbon ; Curso Superior de Letras |  | University of Lisbon
Faculdade de Ciências da Universidade de Lisboa | FCUL ; Ciências ULisboa |  | University of Lisbon
Faculdade de Direito da Universidade de Lisboa | FDUL ; Lisbon School of Law ; Faculdade de Direito de Lisboa |  | University of Lisbon
Faculdade de Medicina da Universidade de Lisboa | FMUL ; Lisbon School of Medicine ; Escola Médico-Cirúrgica de Lisboa |  | University of Lisbon
Faculdade de Medicina Veterinária | FMV ; FMV-ULisboa ; Escola Superior de Medicina Veterinária |  | University of Lisbon
Faculdade de Farmácia da Universidade de Lisboa | FFUL |  | University of Lisbon
Faculdade de Belas-Artes da Universidade de Lisboa | FBAUL ; Belas-Artes ULisboa ; Escola Superior de Belas-Artes de Lisboa ; ESBAL |  | University of Lisbon
Instituto de Geografia e Ordenamento do Território | IGOT ; IGOT-ULisboa ; Institute of Geography and Spatial Planning |  | University of Lisbon
Faculdade de Arquitetura da Universidade de Lisboa | FA-ULisboa ; Lisbon School of Architecture ; FAUTL |  | University of Lisbon
Instituto de Medicina Molecular | iMM ; Gulbenkian Institute for Molecular Medicine ; GIMM ; Instituto de Medicina Molecular João Lobo Antunes ; iMM Lisboa |  | University of Lisbon
NOVA School of Science and Technology | FCT NOVA ; Faculdade de Ciências e Tecnologia da Universidade Nova de Lisboa ; FCT-UNL ; NOVA FCT |  | Nova University Lisbon
NOVA School of Business and Economics | Nova SBE ; Faculdade de Economia da Universidade Nova de Lisboa ; FEUNL |  | Nova University Lisbon
NOVA Medical School | NMS ; FCM-UNL ; NOVA Medical School Faculdade de Ciências Médicas |  | Nova University Lisbon
NOVA School of Social Sciences and Humanities | NOVA FCSH ; Faculdade de Ciências Sociais e Humanas da Universidade Nova de Lisboa ; FCSH-UNL ; FCSH |  | Nova University Lisbon
NOVA School of Law | Faculdade de Direito da Universidade Nova de Lisboa ; FDUNL |  | Nova University Lisbon
NOVA National School of Public Health | Escola Nacional de Saúde Pública ; ENSP NOVA ; ENSP-UNL |  | Nova University Lisbon
Instituto de Tecnologia Química e Biológica António Xavier | ITQB NOVA ; ITQB ; Instituto de Tecnologia Química e Biológica |  | Nova University Lisbon
Instituto de Higiene e Medicina Tropical | IHMT ; IHMT NOVA ; Institute of Hygiene and Tropical Medicine ; Escola de Medicina Tropical de Lisboa |  | Nova University Lisbon
Faculdade de Engenharia da Universidade do Porto | FEUP ; Faculty of Engineering of the University of Porto ; Faculdade Técnica do Porto |  | University of Porto
Faculdade de Economia da Universidade do Porto | FEP ; FEP School of Economics and Management |  | University of Porto
Porto Business School | PBS ; EGP ; Escola de Gestão do Porto ; EGP-UPBS ; University of Porto Business School |  | University of Porto
Faculdade de Medicina da Universidade do Porto | FMUP ; Escola Médico-Cirúrgica do Porto |  | University of Porto
Faculdade de Ciências da Universidade do Porto | FCUP |  | University of Porto
Faculdade de Letras da Universidade do Porto | FLUP |  | University of Porto
Faculdade de Arquitetura da Universidade do Porto | FAUP ; Escola do Porto ; Escola Superior de Belas-Artes do Porto ; ESBAP |  | University of Porto
Faculdade de Belas Artes da Universidade do Porto | FBAUP ; ESBAP |  | University of Porto
Faculdade de Desporto da Universidade do Porto | FADEUP ; FCDEF ; Faculdade de Ciências do Desporto e de Educação Física |  | University of Porto
Faculdade de Psicologia e de Ciências da Educação da Universidade do Porto | FPCEUP |  | University of Porto
Instituto de Investigação e Inovação em Saúde | i3S ; i3S Porto ; Institute for Research and Innovation in Health |  | University of Porto
Faculdade de Ciências e Tecnologia da Universidade de Coimbra | FCTUC |  | University of Coimbra
Faculdade de Economia da Universidade de Coimbra | FEUC |  | University of Coimbra
Faculdade de Letras da Universidade de Coimbra | FLUC |  | University of Coimbra
Faculdade de Direito da Universidade de Coimbra | FDUC |  | University of Coimbra
Faculdade de Medicina da Universidade de Coimbra | FMUC |  | University of Coimbra
Católica Lisbon School of Business and Economics | Católica-Lisbon ; FCEE-Católica ; CLSBE |  | Catholic University of Portugal
Católica Porto Business School | Faculdade de Economia e Gestão da Universidade Católica Portuguesa ; CPBS |  | Catholic University of Portugal
Polytechnic Institute of Lisbon | Instituto Politécnico de Lisboa ; IPL ; Politécnico de Lisboa ; Lisbon Polytechnic |  |
Instituto Superior de Engenharia de Lisboa | ISEL ; Lisbon School of Engineering ; Instituto Industrial de Lisboa |  | Polytechnic Institute of Lisbon
Instituto Superior de Contabilidade e Administração de Lisboa | ISCAL ; Lisbon Accounting and Business School ; Instituto Comercial de Lisboa |  | Polytechnic Institute of Lisbon
Escola Superior de Comunicação Social | ESCS ; School of Communication and Media Studies |  | Polytechnic Institute of Lisbon
Escola Superior de Teatro e Cinema | ESTC ; Lisbon Theatre and Film School ; Conservatório Nacional |  | Polytechnic Institute of Lisbon
Escola Superior de Música de Lisboa | ESML ; Lisbon College of Music |  | Polytechnic Institute of Lisbon
Escola Superior de Dança | ESD Lisboa ; Lisbon Higher School of Dance |  | Polytechnic Institute of Lisbon
Escola Superior de Educação de Lisboa | ESELx ; Lisbon School of Education |  | Polytechnic Institute of Lisbon
Escola Superior de Tecnologia da Saúde de Lisboa | ESTeSL ; Lisbon School of Health Technology |  | Polytechnic Institute of Lisbon
Instituto Superior de Contabilidade e Administração do Porto | ISCAP ; Porto Accounting and Business School ; Instituto Comercial do Porto |  | Polytechnic Institute of Porto
Escola Superior de Educação do Porto | ESE-IPP ; ESE Porto |  | Polytechnic Institute of Porto
Escola Superior de Saúde do Porto | ESS P.Porto ; ESTSP ; Escola Superior de Tecnologia da Saúde do Porto |  | Polytechnic Institute of Porto
Escola Superior de Tecnologia e Gestão de Felgueiras | ESTGF ; ESTG P.Porto |  | Polytechnic Institute of Porto
Escola Superior de Hotelaria e Turismo | ESHT |  | Polytechnic Institute of Porto
Escola Superior de Media Artes e Design | ESMAD ; ESEIG ; Escola Superior de Estudos Industriais e de Gestão |  | Polytechnic Institute of Porto
Polytechnic Institute of Coimbra | Instituto Politécnico de Coimbra ; IPC ; Politécnico de Coimbra ; Coimbra Polytechnic |  |
Instituto Superior de Engenharia de Coimbra | ISEC ; Coimbra Institute of Engineering |  | Polytechnic Institute of Coimbra
Coimbra Business School | ISCAC ; Instituto Superior de Contabilidade e Administração de Coimbra |  | Polytechnic Institute of Coimbra
Escola Superior Agrária de Coimbra | ESAC ; Coimbra Agriculture School |  | Polytechnic Institute of Coimbra
Escola Superior de Educação de Coimbra | ESEC |  | Polytechnic Institute of Coimbra
Escola Superior de Tecnologia da Saúde de Coimbra | ESTeSC ; Coimbra Health School |  | Polytechnic Institute of Coimbra
Escola Superior de Enfermagem de Coimbra | ESEnfC ; Nursing School of Coimbra ; Escola Superior de Enfermagem Dr. Ângelo da Fonseca ; Escola Superior de Enfermagem Bissaya Barreto |  |
Escola Superior de Enfermagem do Porto | ESEP ; Nursing School of Porto |  |
Polytechnic Institute of Setúbal | Instituto Politécnico de Setúbal ; IPS ; Politécnico de Setúbal |  |
Polytechnic Institute of Santarém | Instituto Politécnico de Santarém ; IPSantarém ; Santarém Polytechnic University |  |
Polytechnic Institute of Tomar | Instituto Politécnico de Tomar ; IPT |  |
Polytechnic Institute of Viseu | Instituto Politécnico de Viseu ; IPV |  |
Polytechnic Institute of Guarda | Instituto Politécnico da Guarda ; IPG ; Guarda Polytechnic |  |
Polytechnic Institute of Castelo Branco | Instituto Politécnico de Castelo Branco ; IPCB |  |
Polytechnic Institute of Beja | Instituto Politécnico de Beja ; IPBeja |  |
Escola Superior de Hotelaria e Turismo do Estoril | ESHTE ; Estoril Higher Institute for Tourism and Hotel Studies |  |
Escola Náutica Infante D. Henrique | ENIDH ; Escola Superior Náutica Infante D. Henrique ; Escola Náutica de Lisboa ; Portuguese Nautical School |  |
University of Algarve | Universidade do Algarve ; UAlg |  |
Universidade Portucalense | UPT ; Portucalense University ; Universidade Portucalense Infante D. Henrique |  |
Instituto Superior da Maia | ISMAI ; Universidade da Maia ; UMAIA ; University of Maia |  |
CESPU | Cooperativa de Ensino Superior Politécnico e Universitário ; Instituto Universitário de Ciências da Saúde ; IUCS ; Instituto Superior de Ciências da Saúde Norte |  |
Egas Moniz School of Health and Science | Instituto Universitário Egas Moniz ; IUEM ; Instituto Superior de Ciências da Saúde Egas Moniz ; ISCSEM ; Egas Moniz |  |
Instituto Superior Miguel Torga | ISMT ; Instituto Superior de Serviço Social de Coimbra |  |
Instituto Superior de Gestão | ISG ; ISG Business & Economics School |  |
Universidade Lusófona do Porto | ULP ; Lusófona Porto |  | Lusófona University
Instituto Superior Politécnico Gaya | ISPGAYA |  |
Instituto Português de Administração de Marketing | IPAM ; Portuguese Institute of Marketing Management |  |
Universidade Internacional de Lisboa | UI Lisboa ; International University of Lisbon |  |
ISCTE Business School | IBS ; INDEG |  | ISCTE – University Institute of Lisbon
AESE Business School | AESE ; Associação de Estudos Superiores de Empresa ; Escola de Direcção e Negócios |  |
INESC TEC | Instituto de Engenharia de Sistemas e Computadores, Tecnologia e Ciência ; INESC Porto |  |
Fachhochschule Aachen | FH Aachen ; FH Aachen University of Applied Sciences ; Aachen University of Applied Sciences |  |
Hochschule Aalen | Aalen University ; HTW Aalen ; Hochschule für Technik und Wirtschaft Aalen ; Fachhochschule Aalen ; Aalen University of Applied Sciences |  |
Hochschule Albstadt-Sigmaringen | Albstadt-Sigmaringen University ; Fachhochschule Albstadt-Sigmaringen ; HAS |  |
Ostbayerische Technische Hochschule Amberg-Weiden | OTH Amberg-Weiden ; Hochschule Amberg-Weiden ; Fachhochschule Amberg-Weiden ; HAW Amberg-Weiden |  |
Hochschule Anhalt | Anhalt University of Applied Sciences ; Fachhochschule Anhalt ; HSA |  |
Hochschule Ansbach | Ansbach University of Applied Sciences ; Fachhochschule Ansbach |  |
Alice Salomon Hochschule Berlin | ASH Berlin ; Alice Salomon University of Applied Sciences ; Alice-Salomon-Fachhochschule ; ASFH ; Soziale Frauenschule |  |
HTW Berlin | Fachhochschule für Technik und Wirtschaft Berlin ; FHTW Berlin ; FHTW ; HTW Berlin University of Applied Sciences |  |
HWR Berlin | Hochschule für Wirtschaft und Recht Berlin ; Berlin School of Economics and Law ; Fachhochschule für Wirtschaft Berlin ; FHW Berlin ; Fachhochschule für Verwaltung und Rechtspflege Berlin |  |
Weißensee Academy of Art Berlin | Kunsthochschule Berlin-Weißensee ; weißensee kunsthochschule berlin ; KHB ; Hochschule für bildende und angewandte Kunst Berlin-Weißensee |  |
Hochschule für Musik Hanns Eisler Berlin | HfM Berlin ; Hanns Eisler Academy of Music ; Deutsche Hochschule für Musik |  |
Ernst Busch Academy of Dramatic Arts | Hochschule für Schauspielkunst Ernst Busch ; HfS Ernst Busch ; Ernst Busch ; Staatliche Schauspielschule Berlin |  |
Deutsche Film- und Fernsehakademie Berlin | DFFB ; German Film and Television Academy Berlin |  |
Film University Babelsberg Konrad Wolf | Filmuniversität Babelsberg Konrad Wolf ; HFF Potsdam-Babelsberg ; Hochschule für Film und Fernsehen Konrad Wolf ; Deutsche Hochschule für Filmkunst |  |
University of Television and Film Munich | Hochschule für Fernsehen und Film München ; HFF München ; HFF |  |
Hochschule Biberach | HBC ; Biberach University of Applied Sciences ; Fachhochschule Biberach ; Hochschule Biberach Hochschule für Bauwesen und Wirtschaft |  |
Hochschule Bielefeld | HSBI ; Fachhochschule Bielefeld ; FH Bielefeld ; Bielefeld University of Applied Sciences and Arts |  |
Technische Hochschule Bingen | TH Bingen ; Fachhochschule Bingen ; FH Bingen ; Rheinische Ingenieurschule Bingen |  |
Hochschule Bochum | Bochum University of Applied Sciences ; Fachhochschule Bochum ; FH Bochum |  |
Technische Hochschule Georg Agricola | THGA ; Technische Fachhochschule Georg Agricola ; TFH Georg Agricola ; TFH Bochum ; Bergschule Bochum |  |
Hochschule Bonn-Rhein-Sieg | H-BRS ; Bonn-Rhein-Sieg University of Applied Sciences ; Fachhochschule Bonn-Rhein-Sieg ; FH Bonn-Rhein-Sieg |  |
Hochschule für Bildende Künste Braunschweig | HBK Braunschweig ; Braunschweig University of Art ; HBK |  |
Hochschule Bremen | HSB ; City University of Applied Sciences Bremen ; Bremen University of Applied Sciences |  |
Hochschule Bremerhaven | Bremerhaven University of Applied Sciences ; HS Bremerhaven |  |
Technische Universität Clausthal | TU Clausthal ; Clausthal University of Technology ; Bergakademie Clausthal ; TUC |  |
Hochschule Coburg | Coburg University of Applied Sciences and Arts ; Fachhochschule Coburg ; Friedrich-Streib-Polytechnikum |  |
Hochschule Darmstadt | h_da ; Darmstadt University of Applied Sciences ; Fachhochschule Darmstadt ; FH Darmstadt ; HDA |  |
Technische Hochschule Deggendorf | THD ; Deggendorf Institute of Technology ; DIT ; Hochschule Deggendorf ; Fachhochschule Deggendorf |  |
Fachhochschule Dortmund | FH Dortmund ; Dortmund University of Applied Sciences and Arts |  |
HTW Dresden | Hochschule für Technik und Wirtschaft Dresden ; Dresden University of Applied Sciences ; HTWD |  |
Dresden Academy of Fine Arts | Hochschule für Bildende Künste Dresden ; HfBK Dresden ; Kunstakademie Dresden |  |
Palucca University of Dance Dresden | Palucca Hochschule für Tanz Dresden ; Palucca Schule Dresden ; Palucca School |  |
Hochschule Düsseldorf | HSD ; Fachhochschule Düsseldorf ; FH Düsseldorf ; Düsseldorf University of Applied Sciences ; University of Applied Sciences Düsseldorf |  |
Kunstakademie Düsseldorf | Düsseldorf Art Academy ; Arts Academy of the City of Düsseldorf ; Staatliche Kunstakademie Düsseldorf ; Arts Academy Düsseldorf |  |
Robert Schumann Hochschule Düsseldorf | RSH Düsseldorf ; Robert Schumann University of Music and Media ; Robert-Schumann-Konservatorium |  |
Catholic University of Eichstätt-Ingolstadt | Katholische Universität Eichstätt-Ingolstadt ; KU Eichstätt ; KUEI ; Katholische Universität Eichstätt |  |
Hochschule Emden/Leer | Emden/Leer University of Applied Sciences ; Fachhochschule Oldenburg/Ostfriesland/Wilhelmshaven ; Fachhochschule Ostfriesland ; FH Emden/Leer |  |
Jade University of Applied Sciences | Jade Hochschule ; Fachhochschule Oldenburg/Ostfriesland/Wilhelmshaven ; Jade Hochschule Wilhelmshaven/Oldenburg/Elsfleth ; Fachhochschule Wilhelmshaven |  |
Fachhochschule Erfurt | FH Erfurt ; Erfurt University of Applied Sciences |  |
Hochschule Esslingen | Esslingen University of Applied Sciences ; Fachhochschule für Technik Esslingen ; Fachhochschule für Sozialwesen Esslingen ; FHTE ; HE Esslingen |  |
Folkwang University of the Arts | Folkwang Universität der Künste ; Folkwang Hochschule ; Folkwang-Hochschule Essen ; Folkwangschule |  |
FOM University of Applied Sciences | FOM Hochschule für Oekonomie & Management ; FOM ; Fachhochschule für Oekonomie und Management |  |
Hochschule Flensburg | Flensburg University of Applied Sciences ; Fachhochschule Flensburg ; FH Flensburg |  |
Frankfurt University of Applied Sciences | Fachhochschule Frankfurt am Main ; FH Frankfurt ; Frankfurt UAS ; FRA-UAS |  |
Städelschule | Staatliche Hochschule für Bildende Künste Städelschule ; Städel Academy of Fine Arts ; Städel Art School |  |
Hochschule Fulda | Fulda University of Applied Sciences ; Fachhochschule Fulda ; HFD |  |
Hochschule Furtwangen | HFU ; Furtwangen University ; Hochschule Furtwangen University ; Fachhochschule Furtwangen |  |
SRH Hochschule für Gesundheit | SRH University of Applied Sciences for Health Gera ; SRH Fachhochschule für Gesundheit Gera |  |
Justus Liebig University Giessen | Justus-Liebig-Universität Gießen ; JLU ; University of Giessen ; JLU Gießen ; Ludoviciana |  |
PFH Private University of Applied Sciences | PFH Göttingen ; Private Fachhochschule Göttingen ; PFH Private Hochschule Göttingen |  |
University of Hagen | FernUniversität in Hagen ; FernUni Hagen ; Fernuniversität-Gesamthochschule Hagen ; Distance University of Hagen |  |
Burg Giebichenstein University of Art and Design Halle | Burg Giebichenstein Kunsthochschule Halle ; BURG ; Hochschule für Kunst und Design Halle ; Burg Giebichenstein |  |
HafenCity University Hamburg | HafenCity Universität Hamburg ; HCU ; HCU Hamburg |  |
HFBK Hamburg | Hochschule für bildende Künste Hamburg ; University of Fine Arts of Hamburg ; Landeskunstschule Hamburg ; HFBK |  |
Helmut Schmidt University | HSU Hamburg ; Helmut-Schmidt-Universität ; Universität der Bundeswehr Hamburg ; HSU/UniBw H ; HSBw Hamburg |  |
Bundeswehr University Munich | UniBw M ; Hochschule der Bundeswehr München ; University of the Bundeswehr Munich ; UniBwM |  |
Hochschule Hamm-Lippstadt | HSHL ; Hamm-Lippstadt University of Applied Sciences |  |
Hochschule Hannover | HsH ; Fachhochschule Hannover ; FHH ; Hannover University of Applied Sciences and Arts ; University of Applied Sciences and Arts Hannover |  |
University of Veterinary Medicine Hannover | Stiftung Tierärztliche Hochschule Hannover ; TiHo ; TiHo Hannover ; Tierärztliche Hochschule Hannover |  |
Fachhochschule Westküste | FHW ; West Coast University of Applied Sciences ; FH Westküste |  |
SRH University Heidelberg | SRH Hochschule Heidelberg ; Fachhochschule Heidelberg ; SRH Fachhochschule Heidelberg ; SRH University |  |
Hochschule Heilbronn | Heilbronn University of Applied Sciences ; Fachhochschule Heilbronn ; HHN |  |
University of Hildesheim | Universität Hildesheim ; Stiftung Universität Hildesheim ; Pädagogische Hochschule Alfeld |  |
Hochschule Hof | Hof University of Applied Sciences ; Fachhochschule Hof |  |
Ernst-Abbe-Hochschule Jena | EAH Jena ; Fachhochschule Jena ; FH Jena ; University of Applied Sciences Jena ; Ernst Abbe University of Applied Sciences |  |
Hochschule Kaiserslautern | Fachhochschule Kaiserslautern ; Kaiserslautern University of Applied Sciences ; HS KL |  |
Karlsruhe University of Applied Sciences | Hochschule Karlsruhe ; HKA ; Hochschule Karlsruhe - Technik und Wirtschaft ; Fachhochschule Karlsruhe ; HsKA ; Die Hochschule für Technik und Wirtschaft Karlsruhe |  |
Karlsruhe University of Arts and Design | Staatliche Hochschule für Gestaltung Karlsruhe ; HfG Karlsruhe |  |
Karlsruhe University of Education | Pädagogische Hochschule Karlsruhe ; PH Karlsruhe ; PHKA |  |
University of Kassel | Universität Kassel ; Gesamthochschule Kassel ; GhK ; Universität Gesamthochschule Kassel |  |
Hochschule Kempten | Kempten University of Applied Sciences ; Fachhochschule Kempten ; HKE ; Hochschule für angewandte Wissenschaften Kempten |  |
Fachhochschule Kiel | FH Kiel ; Kiel University of Applied Sciences ; HAW Kiel ; Hochschule für Angewandte Wissenschaften Kiel |  |
Hochschule Koblenz | Koblenz University of Applied Sciences ; Fachhochschule Koblenz ; RheinMoselCampus |  |
University of Koblenz | Universität Koblenz ; Universität Koblenz-Landau |  |
Katholische Hochschule Nordrhein-Westfalen | katho ; KatHO NRW ; Katholische Fachhochschule Nordrhein-Westfalen ; KFH NW |  |
Hochschule für Musik und Tanz Köln | HfMT Köln ; Hochschule für Musik Köln ; Cologne University of Music ; Rheinische Musikschule |  |
Academy of Media Arts Cologne | Kunsthochschule für Medien Köln ; KHM |  |
TH Köln | Technische Hochschule Köln ; FH Köln ; Kölner Werkschulen ; Technology, Arts, Sciences TH Köln |  |
HTWG Konstanz | Hochschule Konstanz Technik, Wirtschaft und Gestaltung ; Hochschule Konstanz ; Konstanz University of Applied Sciences ; Fachhochschule Konstanz ; Technikum Konstanz |  |
Hochschule Niederrhein | Niederrhein University of Applied Sciences ; Fachhochschule Niederrhein ; FH Niederrhein ; HSNR |  |
Hochschule Landshut | Landshut University of Applied Sciences ; Fachhochschule Landshut |  |
Academy of Fine Arts Leipzig | Hochschule für Grafik und Buchkunst Leipzig ; HGB Leipzig ; HGB |  |
University of Music and Theatre Leipzig | Hochschule für Musik und Theater Felix Mendelssohn Bartholdy ; HMT Leipzig ; Leipzig Conservatory ; Königliches Konservatorium der Musik zu Leipzig |  |
Technische Hochschule Lübeck | TH Lübeck ; Fachhochschule Lübeck ; FH Lübeck ; Lübeck University of Applied Sciences |  |
University of Lübeck | Universität zu Lübeck ; Medizinische Universität zu Lübeck ; Medizinische Akademie Lübeck ; UzL |  |
Leuphana University Lüneburg | Leuphana ; Universität Lüneburg ; University of Lüneburg ; Fachhochschule Nordostniedersachsen ; Pädagogische Hochschule Lüneburg |  |
Hochschule Magdeburg-Stendal | h2 ; Magdeburg-Stendal University of Applied Sciences ; Fachhochschule Magdeburg |  |
Otto von Guericke University Magdeburg | Otto-von-Guericke-Universität Magdeburg ; Technische Universität Magdeburg ; University of Magdeburg ; Medizinische Akademie Magdeburg |  |
Hochschule Mainz | Mainz University of Applied Sciences ; Fachhochschule Mainz ; FH Mainz |  |
Katholische Hochschule Mainz | KH Mainz ; Katholische Fachhochschule Mainz ; KFH Mainz |  |
Hochschule Merseburg | Merseburg University of Applied Sciences ; Technische Hochschule Leuna-Merseburg ; Fachhochschule Merseburg ; Technische Hochschule Carl Schorlemmer |  |
Hochschule Mittweida | Mittweida University of Applied Sciences ; HTWM ; Technikum Mittweida ; Ingenieurhochschule Mittweida |  |
Hochschule Ruhr West | HRW ; Ruhr West University of Applied Sciences |  |
Hochschule Rhein-Waal | HSRW ; Rhine-Waal University of Applied Sciences |  |
Munich University of Applied Sciences | Hochschule für angewandte Wissenschaften München ; HM Hochschule München ; FH München ; Oskar-von-Miller-Polytechnikum |  |
University of Music and Performing Arts Munich | Hochschule für Musik und Theater München ; HMTM ; HMT München ; Königliche Musikschule |  |
Munich School of Philosophy | Hochschule für Philosophie München ; HFPH ; Berchmanskolleg |  |
FH Münster | Fachhochschule Münster ; Münster University of Applied Sciences ; FH Münster University of Applied Sciences |  |
Hochschule Neubrandenburg | Neubrandenburg University of Applied Sciences ; Fachhochschule Neubrandenburg |  |
Hochschule Neu-Ulm | HNU ; Neu-Ulm University of Applied Sciences ; Fachhochschule Neu-Ulm |  |
Hochschule Nordhausen | Nordhausen University of Applied Sciences ; Fachhochschule Nordhausen ; FH Nordhausen |  |
Technische Hochschule Nürnberg Georg Simon Ohm | TH Nürnberg ; Georg-Simon-Ohm-Hochschule Nürnberg ; Fachhochschule Nürnberg ; Nuremberg Institute of Technology ; GSO ; Ohm-Polytechnikum |  |
Hochschule Offenburg | Offenburg University of Applied Sciences ; Fachhochschule Offenburg |  |
HfG Offenbach | Hochschule für Gestaltung Offenbach am Main ; Offenbach University of Art and Design |  |
Hochschule Osnabrück | Osnabrück University of Applied Sciences ; Fachhochschule Osnabrück ; HS Osnabrück |  |
FHDW | Fachhochschule der Wirtschaft ; University of Applied Sciences FHDW |  |
Carl von Ossietzky University of Oldenburg | Carl von Ossietzky Universität Oldenburg ; UOL ; Uni Oldenburg ; Pädagogische Hochschule Oldenburg |  |
University of Passau | Universität Passau ; Philosophisch-Theologische Hochschule Passau |  |
University of Bamberg | Otto-Friedrich-Universität Bamberg ; Otto Friedrich University ; Gesamthochschule Bamberg ; Academia Ottoniana |  |
Hochschule Ravensburg-Weingarten | RWU ; RWU Hochschule Ravensburg-Weingarten ; Fachhochschule Ravensburg-Weingarten ; Ravensburg-Weingarten University of Applied Sciences |  |
Hochschule Reutlingen | Reutlingen University ; Fachhochschule Reutlingen ; Technikum für Textilindustrie Reutlingen |  |
ESB Business School | European School of Business ; ESB Reutlingen |  | Hochschule Reutlingen
Hochschule RheinMain | RheinMain University of Applied Sciences ; Fachhochschule Wiesbaden ; FH Wiesbaden ; HSRM |  |
Hochschule Geisenheim | Geisenheim University ; Forschungsanstalt Geisenheim ; Hochschule Geisenheim University ; Geisenheim Research Center |  |
Hochschule für Forstwirtschaft Rottenburg | HFR ; Rottenburg University of Applied Forest Sciences ; Fachhochschule Rottenburg |  |
University of Rostock | Universität Rostock ; Wilhelm-Pieck-Universität Rostock ; Alma Mater Rostochiensis |  |
htw saar | Hochschule für Technik und Wirtschaft des Saarlandes ; HTW Saarbrücken ; Saarland University of Applied Sciences ; Fachhochschule des Saarlandes |  |
Hochschule der Bildenden Künste Saar | HBKsaar ; Saar College of Fine Arts ; HBK Saar |  |
Hochschule für Musik Saar | HfM Saar ; University of Music Saar ; Musikhochschule des Saarlandes |  |
Hochschule Schmalkalden | Schmalkalden University of Applied Sciences ; Fachhochschule Schmalkalden ; FH Schmalkalden |  |
University of Siegen | Universität Siegen ; Universität-Gesamthochschule Siegen ; Uni Siegen |  |
Hochschule Stralsund | HOST ; Stralsund University of Applied Sciences ; Fachhochschule Stralsund |  |
Stuttgart Media University | Hochschule der Medien Stuttgart ; HdM ; HdM Stuttgart ; Hochschule für Druck und Medien |  |
University of Hohenheim | Universität Hohenheim ; UHOH |  |
University of Stuttgart | Universität Stuttgart ; Technische Universität Stuttgart ; Uni Stuttgart |  |
Hochschule Trier | Trier University of Applied Sciences ; Fachhochschule Trier |  |
Technische Hochschule Ulm | THU ; Hochschule Ulm ; Fachhochschule Ulm ; Ulm University of Applied Sciences ; Technische Hochschule Ulm University of Applied Sciences |  |
Ulm University | Universität Ulm ; University of Ulm ; Medizinisch-Naturwissenschaftliche Hochschule Ulm ; UUlm |  |
University of Vechta | Universität Vechta ; Hochschule Vechta |  |
FH Wedel | Fachhochschule Wedel ; Wedel University of Applied Sciences ; PTL Wedel |  |
Hochschule Weihenstephan-Triesdorf | HSWT ; Weihenstephan-Triesdorf University of Applied Sciences ; Fachhochschule Weihenstephan |  |
Weingarten University of Education | Pädagogische Hochschule Weingarten ; PH Weingarten |  |
Hochschule für Musik Franz Liszt Weimar | HfM Weimar ; University of Music Franz Liszt Weimar ; Liszt School of Music ; Großherzogliche Orchesterschule |  |
Westfälische Hochschule | Westphalian University of Applied Sciences ; Fachhochschule Gelsenkirchen ; FH Gelsenkirchen ; Westfälische Hochschule Gelsenkirchen Bocholt Recklinghausen |  |
Technische Hochschule Wildau | TH Wildau ; Technische Fachhochschule Wildau ; TFH Wildau ; Technical University of Applied Sciences Wildau |  |
Hochschule Harz | Harz University of Applied Sciences ; HS Harz |  |
Hochschule Wismar | Wismar University of Applied Sciences Technology, Business and Design ; Technische Hochschule Wismar ; Fachhochschule Wismar ; Ingenieurhochschule Wismar |  |
Witten/Herdecke University | Universität Witten/Herdecke ; UW/H ; UWH ; Private Universität Witten/Herdecke |  |
Hochschule Worms | Worms University of Applied Sciences ; Fachhochschule Worms |  |
Hochschule Zittau/Görlitz | HSZG ; University of Applied Sciences Zittau/Görlitz ; Technische Hochschule Zittau ; Ingenieurhochschule Zittau |  |
Westsächsische Hochschule Zwickau | WHZ ; University of Applied Sciences Zwickau ; Ingenieurhochschule Zwickau ; West Saxon University of Applied Sciences of Zwickau |  |
Heidelberg University of Education | Pädagogische Hochschule Heidelberg ; PH Heidelberg |  |
Freiburg University of Education | Pädagogische Hochschule Freiburg ; PH Freiburg |  |
Ludwigsburg University of Education | Pädagogische Hochschule Ludwigsburg ; PH Ludwigsburg |  |
Schwäbisch Gmünd University of Education | Pädagogische Hochschule Schwäbisch Gmünd ; PH Schwäbisch Gmünd |  |
Catholic University of Applied Sciences Freiburg | Katholische Hochschule Freiburg ; KH Freiburg ; Katholische Fachhochschule Freiburg |  |
Catholic University of Applied Sciences Berlin | Katholische Hochschule für Sozialwesen Berlin ; KHSB |  |
Evangelische Hochschule Berlin | EHB ; Evangelische Fachhochschule Berlin ; Protestant University of Applied Sciences Berlin |  |
Evangelische Hochschule Rheinland-Westfalen-Lippe | EvH Bochum ; EvH RWL ; Evangelische Fachhochschule Rheinland-Westfalen-Lippe ; Protestant University of Applied Sciences Bochum |  |
Evangelische Hochschule Ludwigsburg | EH Ludwigsburg ; Protestant University of Applied Sciences Ludwigsburg ; Evangelische Fachhochschule Reutlingen-Ludwigsburg |  |
Evangelische Hochschule Darmstadt | EHD ; Evangelische Fachhochschule Darmstadt ; Protestant University of Applied Sciences Darmstadt |  |
Evangelische Hochschule Dresden | ehs Dresden ; Evangelische Hochschule für Soziale Arbeit Dresden |  |
Kirchliche Hochschule Wuppertal | Kirchliche Hochschule Wuppertal/Bethel ; KiHo Wuppertal ; Protestant University Wuppertal |  |
Augustana Divinity School | Augustana-Hochschule Neuendettelsau ; Augustana Hochschule |  |
Sankt Georgen Graduate School of Philosophy and Theology | Philosophisch-Theologische Hochschule Sankt Georgen ; Sankt Georgen |  |
Medical School Brandenburg | Medizinische Hochschule Brandenburg Theodor Fontane ; MHB ; Brandenburg Medical School Theodor Fontane |  |
MSH Medical School Hamburg | Medical School Hamburg ; MSH |  |
Hochschule Macromedia | Macromedia University of Applied Sciences ; Macromedia Fachhochschule ; MHMK ; Macromedia Hochschule für Medien und Kommunikation |  |
ISM International School of Management | International School of Management Dortmund ; ISM ; ISM Dortmund |  |
SRH Fernhochschule | SRH Mobile University ; SRH Distance Learning University ; Fernfachhochschule Riedlingen |  |
Hamburger Fern-Hochschule | HFH ; Hamburger Fernhochschule ; Hamburg Distance University |  |
Wilhelm Büchner Hochschule | Private Fernfachhochschule Darmstadt ; PFFH Darmstadt ; WBH |  |
AKAD University | AKAD Hochschule Stuttgart ; AKAD ; AKAD Bildungsgesellschaft |  |
Zeppelin University | ZU ; Zeppelin Universität ; ZU Friedrichshafen |  |
Bucerius Law School | BLS Hamburg |  |
Kühne Logistics University | KLU ; The KLU |  |
German Graduate School of Management and Law | GGS ; Heilbronn Business School ; GGS Heilbronn |  |
EBS University | EBS Universität für Wirtschaft und Recht ; European Business School Oestrich-Winkel ; EBS ; ebs Schloß Reichartshausen |  |
Steinbeis University | Steinbeis-Hochschule Berlin ; SHB ; Steinbeis-Hochschule ; Steinbeis University Berlin |  |
German Police University | Deutsche Hochschule der Polizei ; DHPol ; Polizei-Führungsakademie |  |
German University for Prevention and Health Management | Deutsche Hochschule für Prävention und Gesundheitsmanagement ; DHfPG |  |
Dresden International University | DIU |  |
Hochschule des Bundes für öffentliche Verwaltung | Federal University of Applied Administrative Sciences ; HS Bund ; Fachhochschule des Bundes für öffentliche Verwaltung ; FH Bund |  |
Hochschule für Polizei und öffentliche Verwaltung Nordrhein-Westfalen | HSPV NRW ; Fachhochschule für öffentliche Verwaltung NRW ; FHöV NRW |  |
Hochschule für Jüdische Studien Heidelberg | HfJS ; Heidelberg Center for Jewish Studies ; College of Jewish Studies Heidelberg |  |
Dresden University of Technology | Technische Hochschule Dresden ; Technical University of Dresden ; Sächsisches Polytechnikum |  |
Technical University of Braunschweig | Technische Universität Carolo-Wilhelmina zu Braunschweig ; Braunschweig University of Technology ; Collegium Carolinum ; TUBS ; Technische Hochschule Braunschweig |  |
Chemnitz University of Technology | Technische Universität Karl-Marx-Stadt ; TUC ; Technische Universität Chemnitz-Zwickau |  |
Technische Universität Ilmenau | TU Ilmenau ; Technische Hochschule Ilmenau ; Thüringisches Technikum Ilmenau ; Hochschule für Elektrotechnik Ilmenau |  |
Brandenburg University of Technology | Brandenburgische Technische Universität Cottbus-Senftenberg ; Hochschule Lausitz ; Fachhochschule Lausitz ; BTU ; Hochschule für Bauwesen Cottbus |  |
University of Duisburg-Essen | Universität Duisburg-Essen ; UDE ; Universität-Gesamthochschule Essen ; Gerhard-Mercator-Universität Duisburg ; University of Essen ; University of Duisburg |  |
TU Dortmund University | TU Dortmund ; Universität Dortmund ; Pädagogische Hochschule Ruhr |  |
University of Osnabrück | Universität Osnabrück ; Osnabrück University ; UOS |  |
University of Konstanz | Universität Konstanz ; University of Constance |  |
University of Bayreuth | Universität Bayreuth ; UBT |  |
University of Augsburg | Universität Augsburg ; UNIA |  |
University of Erfurt | Universität Erfurt ; Hierana ; Pädagogische Hochschule Erfurt/Mühlhausen |  |
University of Bielefeld | Universität Bielefeld ; Bielefeld University ; Uni Bielefeld |  |
University of Regensburg | Universität Regensburg ; UR |  |
Saarland University | UdS ; University of Saarbrücken ; Universität Saarbrücken ; Universitas Saraviensis |  |
Leipzig University | Karl-Marx-Universität Leipzig ; Alma Mater Lipsiensis ; UL |  |
Martin Luther University Halle-Wittenberg | MLU ; University of Halle-Wittenberg ; Uni Halle ; Leucorea |  |
Heinrich Heine University Düsseldorf | Universität Düsseldorf ; Medizinische Akademie Düsseldorf |  |
University of Münster | Universität Münster ; WWU ; Westphalian Wilhelms University ; Westfälische Wilhelms-Universität |  |
École normale supérieure Paris-Saclay | ENS Paris-Saclay ; ENS Cachan ; École normale supérieure de Cachan ; ENSET ; École normale supérieure de l'enseignement technique |  | Paris-Saclay University
École normale supérieure de Lyon | ENS Lyon ; ENS de Lyon ; École normale supérieure lettres et sciences humaines ; ENS LSH ; ENS Fontenay-Saint-Cloud ; ENS Saint-Cloud |  | University of Lyon
Institut Polytechnique de Paris | IP Paris ; IPP ; Polytechnic Institute of Paris |  |
Télécom SudParis | Institut national des télécommunications ; INT ; TELECOM & Management SudParis ; Télécom INT ; TSP |  | Institut Mines-Télécom
Institut Mines-Télécom | IMT ; Institut Télécom ; Groupe des écoles des télécommunications ; GET |  |
École des Ponts ParisTech | Ponts et Chaussées ; ENPC - Institut Polytechnique de Paris ; École des Ponts |  | Institut Polytechnique de Paris
ISAE-ENSMA | École nationale supérieure de mécanique et d'aérotechnique ; ENSMA ; ENSMA Poitiers |  |
ISAE-Supméca | Supméca ; Institut supérieur de mécanique de Paris ; CESTI |  |
ESTACA | École supérieure des techniques aéronautiques et de construction automobile |  | ISAE Group
ISAE Group | Groupe ISAE |  |
École de l'air et de l'espace | École de l'air ; French Air and Space Force Academy ; French Air Force Academy |  |
École navale | French Naval Academy ; École navale de Brest |  |
École spéciale militaire de Saint-Cyr | Saint-Cyr ; ESM Saint-Cyr ; Académie militaire de Saint-Cyr Coëtquidan ; Saint-Cyr Military Academy |  |
École nationale supérieure d'électricité et de mécanique de Nancy | ENSEM ; ENSEM Nancy |  | University of Lorraine
Mines Nancy | École nationale supérieure des mines de Nancy ; École des Mines de Nancy ; ENSMN |  | University of Lorraine
École nationale supérieure de géologie | ENSG Nancy ; École nationale supérieure de géologie de Nancy |  | University of Lorraine
École nationale supérieure des industries chimiques | ENSIC ; ENSIC Nancy |  | University of Lorraine
École nationale supérieure d'agronomie et des industries alimentaires | ENSAIA |  | University of Lorraine
École nationale d'ingénieurs de Metz | ENIM ; Lorraine INP ENIM |  | University of Lorraine
University of Lorraine | Université de Lorraine ; Nancy-Université ; INPL ; Institut national polytechnique de Lorraine ; Université Henri Poincaré ; Université Nancy 2 ; Université Paul Verlaine Metz ; UL |  |
University of Strasbourg | Université de Strasbourg ; Unistra ; Université Louis Pasteur ; Université Marc Bloch ; Université Robert Schuman ; Kaiser-Wilhelms-Universität Straßburg ; UdS |  |
University of Lille | Université de Lille ; Université des sciences et technologies de Lille ; USTL ; Université Lille 2 Droit et Santé ; Université Charles-de-Gaulle Lille 3 ; Lille 3 ; ULille |  |
University of Montpellier | Université de Montpellier ; Université Montpellier 2 Sciences et Techniques ; UM2 ; UM1 ; Université Montpellier 1 ; UM |  |
Paul Valéry University, Montpellier III | Université Paul-Valéry Montpellier 3 ; Université de Montpellier Paul-Valéry ; UPVM ; UPV Montpellier ; UMPV |  |
Grenoble Alpes University | Université Pierre-Mendès-France ; Université Stendhal ; Grenoble 1 ; Grenoble 2 ; Grenoble 3 ; UJF ; UPMF ; Pierre Mendès-France University ; Stendhal University |  |
Grenoble Institute of Technology | Institut national polytechnique de Grenoble ; INPG ; INP Grenoble ; Grenoble INP - UGA ; Institut d'ingénierie et de management |  | Grenoble Alpes University
Ensimag | École nationale supérieure d'informatique et de mathématiques appliquées de Grenoble |  | Grenoble Institute of Technology
Grenoble École de Management | GEM ; ESC Grenoble ; Grenoble Graduate School of Business ; Sup de Co Grenoble |  |
Sciences Po Grenoble | Institut d'études politiques de Grenoble ; IEP Grenoble ; Sciences Po Grenoble - UGA |  | Grenoble Alpes University
Sciences Po Aix | Institut d'études politiques d'Aix-en-Provence ; IEP Aix-en-Provence ; IEP d'Aix |  |
Sciences Po Toulouse | Institut d'études politiques de Toulouse ; IEP Toulouse |  |
Sciences Po Lille | Institut d'études politiques de Lille ; IEP Lille |  |
Sciences Po Strasbourg | Institut d'études politiques de Strasbourg ; IEP Strasbourg |  | University of Strasbourg
Sciences Po Saint-Germain-en-Laye | Institut d'études politiques de Saint-Germain-en-Laye ; IEP Saint-Germain-en-Laye |  | CY Cergy Paris University
Sorbonne University | Université Paris-Sorbonne ; Paris IV ; Paris 4 ; Paris 6 ; Faculté des sciences de Jussieu ; Sorbonne Universités ; Université Paris 6 |  |
Paris 1 Panthéon-Sorbonne University | Paris 1 ; UP1 ; University of Paris I ; Pantheon-Sorbonne University |  |
Paris-Panthéon-Assas University | Université Paris-Panthéon-Assas ; Paris 2 ; Université Paris II ; Panthéon-Assas University |  |
Paris-Saclay University | Paris 11 ; Université Paris-Sud 11 ; UPSay ; UPSud ; Université d'Orsay ; Faculté des sciences d'Orsay |  |
Gustave Eiffel University | Université Gustave Eiffel ; UGE ; Université Paris-Est Marne-la-Vallée ; UPEM ; IFSTTAR ; Université de Marne-la-Vallée ; UMLV |  |
CY Cergy Paris University | CY Cergy Paris Université ; Université de Cergy-Pontoise ; UCP ; Université Paris Seine |  |
CY Tech | EISTI ; École internationale des sciences du traitement de l'information |  | CY Cergy Paris University
Côte d'Azur University | Université de Nice Sophia Antipolis ; UNS ; UCA ; UniCA ; Université Nice Sophia Antipolis ; University of Nice |  |
University of Rennes | Université de Rennes ; Université de Rennes 1 ; Rennes 1 ; UR1 |  |
Rennes 2 University | Université Rennes 2 ; Université de Haute-Bretagne ; UHB ; Rennes II |  |
Université Bretagne Sud | UBS ; Université de Bretagne-Sud ; University of Southern Brittany ; University of South Brittany |  |
University of Tours | Université de Tours ; Université François-Rabelais ; UFRT |  |
University of Angers | Université d'Angers ; UA |  |
Le Mans University | Le Mans Université ; Université du Maine |  |
Université Catholique de l'Ouest | UCO ; Catholic University of the West ; UCO Angers ; La Catho d'Angers ; Université catholique d'Angers |  |
University of Caen Normandy | Université de Caen Normandie ; UNICAEN ; Université de Caen Basse-Normandie ; University of Caen |  | Normandie Université
University of Rouen Normandy | Université de Rouen Normandie ; Université de Rouen ; URN ; University of Rouen |  | Normandie Université
University of Picardie Jules Verne | Université de Picardie Jules Verne ; Université d'Amiens ; Université de Picardie |  |
Artois University | Université d'Artois ; UA Arras |  |
Université du Littoral Côte d'Opale | ULCO ; University of the Littoral Opal Coast ; Littoral University |  |
University of Technology of Compiègne | Université de technologie de Compiègne ; UTC ; UT Compiègne |  |
University of Technology of Troyes | Université de technologie de Troyes ; UTT |  |
University of Technology of Belfort-Montbéliard | Université de technologie de Belfort-Montbéliard ; UTBM ; ENI Belfort ; Institut polytechnique de Sevenans ; UT Belfort-Montbéliard |  |
University of Franche-Comté | Université de Franche-Comté ; UFC ; Université Marie et Louis Pasteur ; UMLP ; University of Besançon ; Marie and Louis Pasteur University |  |
SUPMICROTECH-ENSMM | École nationale supérieure de mécanique et des microtechniques ; ENSMM ; ENSMM Besançon ; SUPMICROTECH |  |
University of Haute-Alsace | Université de Haute-Alsace ; UHA ; University of Upper Alsace ; Université de Mulhouse |  |
University of Poitiers | Université de Poitiers ; UP Poitiers |  |
University of Limoges | Université de Limoges ; Unilim |  |
Bordeaux Montaigne University | Université Bordeaux Montaigne ; Université Michel de Montaigne Bordeaux 3 ; UBM ; Bordeaux III |  |
Bordeaux Sciences Agro | ENITA de Bordeaux ; ENITAB ; École nationale supérieure des sciences agronomiques de Bordeaux-Aquitaine |  |
ENSEIRB-MATMECA | ENSEIRB ; MATMECA ; École nationale supérieure d'électronique, informatique, télécommunications, mathématique et mécanique de Bordeaux |  | Institut Polytechnique de Bordeaux
Toulouse III - Paul Sabatier University | Université Toulouse III - Paul Sabatier ; Université Paul Sabatier ; UT3 ; UPS ; Université de Toulouse III ; Toulouse 3 |  |
Toulouse 1 Capitole University | Université Toulouse Capitole ; UT1 ; Université Toulouse 1 Capitole ; UT Capitole ; Université des sciences sociales de Toulouse ; Toulouse 1 |  |
Toulouse School of Economics | TSE ; École d'économie de Toulouse ; Institut d'économie industrielle ; IDEI |  | Toulouse 1 Capitole University
INSA Toulouse | Institut national des sciences appliquées de Toulouse ; National Institute of Applied Sciences of Toulouse |  |
INSA Rennes | Institut national des sciences appliquées de Rennes ; National Institute of Applied Sciences of Rennes |  | University of Rennes
INSA Centre Val de Loire | Institut national des sciences appliquées Centre Val de Loire ; ENSI de Bourges ; ENIVL ; École nationale d'ingénieurs du Val de Loire |  |
Institut supérieur de l'aéronautique et de l'espace | ENSICA ; Sup'Aéro ; ISAE ; École nationale supérieure d'ingénieurs de constructions aéronautiques |  |
École nationale vétérinaire de Toulouse | ENVT ; Toulouse Veterinary School |  |
École nationale de météorologie | ENM Toulouse ; INP-ENM |  | Toulouse INP
University of Perpignan | Université de Perpignan Via Domitia ; UPVD ; University of Perpignan Via Domitia |  |
Nîmes University | Université de Nîmes ; UNÎMES ; University of Nîmes |  |
University of Toulon | Université de Toulon ; Université du Sud Toulon-Var ; USTV ; UTLN |  |
University of Corsica Pasquale Paoli | Université de Corse Pascal Paoli ; Università di Corsica Pasquale Paoli ; University of Corsica |  |
Centrale Méditerranée | École centrale de Marseille ; Centrale Marseille ; ECM ; École généraliste d'ingénieurs de Marseille ; EGIM ; ESIM Marseille |  |
University of Réunion | Université de La Réunion ; University of La Réunion |  |
Université des Antilles | University of the French Antilles ; Université des Antilles et de la Guyane ; UAG ; University of the French West Indies and Guiana |  |
University of French Polynesia | Université de la Polynésie française ; UPF ; Université française du Pacifique |  |
University of New Caledonia | Université de la Nouvelle-Calédonie ; UNC Nouméa ; Université française du Pacifique |  |
Institut Catholique de Paris | ICP ; Catholic University of Paris ; La Catho de Paris ; Catholic Institute of Paris ; Université catholique de Paris |  |
Lyon Catholic University | Université catholique de Lyon ; UCLy ; Facultés catholiques de Lyon ; Catholic University of Lyon |  |
Institut catholique de Toulouse | ICT ; Université catholique de Toulouse ; Catholic University of Toulouse ; La Catho de Toulouse |  |
EMLYON Business School | École de management de Lyon ; ESC Lyon ; École supérieure de commerce de Lyon ; Groupe ESC Lyon |  |
EDHEC Business School | École des hautes études commerciales du Nord |  |
NEOMA Business School | NEOMA ; RMS ; ESC Rouen ; ESC Reims ; Sup de Co Reims |  |
Rennes School of Business | ESC Rennes ; ESC Rennes School of Business ; Rennes SB ; École supérieure de commerce de Rennes |  |
Montpellier Business School | MBS ; Sup de Co Montpellier ; MBS School of Business ; Groupe Sup de Co Montpellier |  |
Burgundy School of Business | BSB ; ESC Dijon ; Groupe ESC Dijon Bourgogne |  |
Brest Business School | ESC Bretagne Brest ; BBS ; ESC Brest ; France Business School |  |
South Champagne Business School | SCBS ; Groupe ESC Troyes ; Y SCHOOLS ; ESC Troyes ; Yschools |  |
IÉSEG School of Management | IÉSEG ; Institut d'économie scientifique et de gestion |  | Lille Catholic University
ISC Paris | ISC Paris Business School ; Institut supérieur du commerce de Paris |  |
INSEEC | INSEEC Business School ; Institut des hautes études économiques et commerciales |  | OMNES Education
ESCE International Business School | ESCE ; École supérieure du commerce extérieur |  | OMNES Education
ESSCA School of Management | ESSCA ; École supérieure des sciences commerciales d'Angers ; ESSCA Angers |  |
Novancia Business School | Novancia ; Advancia ; Negocia |  |
INSEAD | European Institute of Business Administration |  |
HEC Paris | Hautes études commerciales ; Groupe HEC |  |
EPITA | École pour l'informatique et les techniques avancées |  | IONIS Education Group
Epitech | École pour l'informatique et les nouvelles technologies |  | IONIS Education Group
ESIEA | École supérieure d'informatique, électronique, automatique |  |
ESTP Paris | ESTP ; École spéciale des travaux publics ; École spéciale des travaux publics, du bâtiment et de l'industrie |  |
EPF Graduate School of Engineering | EPF ; École polytechnique féminine ; EPF École d'ingénieurs |  |
ESIGELEC | École supérieure d'ingénieurs en génie électrique ; École supérieure d'ingénieurs en génie électrique de Rouen |  |
ESEO | École supérieure d'électronique de l'Ouest ; ESEO Angers |  |
ISEP | Institut supérieur d'électronique de Paris ; ISEP Paris |  |
UniLaSalle | Institut polytechnique UniLaSalle ; Institut polytechnique LaSalle Beauvais ; ISAB ; ESITPA ; Institut supérieur agricole de Beauvais ; IGAL |  |
ISARA | ISARA-Lyon ; Institut supérieur d'agriculture Rhône-Alpes |  |
Institut Agro Dijon | AgroSup Dijon ; ENESAD ; ENSBANA ; École nationale supérieure de biologie appliquée à la nutrition et à l'alimentation |  | Institut Agro
École nationale supérieure de paysage | ENSP Versailles ; École nationale supérieure du paysage ; Versailles National School of Landscape |  |
École nationale d'administration | INSP |  |
École nationale supérieure d'architecture de Paris-Belleville | ENSAPB ; ENSA Paris-Belleville |  |
École nationale supérieure d'architecture de Paris-Malaquais | ENSAPM ; ENSA Paris-Malaquais |  | PSL University
École nationale supérieure d'architecture de Paris-Val de Seine | ENSAPVS ; ENSA Paris-Val de Seine |  |
École nationale supérieure d'architecture de Versailles | ENSAV ; ENSA Versailles |  |
École d'architecture de la ville et des territoires Paris-Est | École d'architecture de la ville et des territoires à Marne-la-Vallée ; Éav&t ; ENSA Paris-Est |  | Gustave Eiffel University
Beaux-Arts de Paris | École nationale supérieure des beaux-arts ; ENSBA ; École des Beaux-Arts ; Académie royale de peinture et de sculpture |  | PSL University
La Fémis | FEMIS ; École nationale supérieure des métiers de l'image et du son ; IDHEC ; Institut des hautes études cinématographiques |  | PSL University
Conservatoire de Paris | Conservatoire national supérieur de musique et de danse de Paris ; CNSMDP ; CNSM de Paris ; Paris Conservatory |  | PSL University
Conservatoire national supérieur de musique et de danse de Lyon | CNSMDL ; CNSMD de Lyon ; CNSM de Lyon |  |
École nationale supérieure Louis-Lumière | ENS Louis-Lumière ; École Louis-Lumière ; École de Vaugirard |  |
École du Louvre | Louvre School |  |
Institut national du patrimoine | INP ; École nationale du patrimoine ; National Heritage Institute |  |
École nationale de la statistique et de l'analyse de l'information | ENSAI ; ENSAI Rennes |  |
École des hautes études en santé publique | EHESP ; École nationale de la santé publique ; ENSP Rennes ; EHESP French School of Public Health |  |
École des officiers de la gendarmerie nationale | EOGN ; Académie militaire de la Gendarmerie nationale |  |
École nationale des travaux publics de l'État | ENTPE ; National School of State Public Works |  | University of Lyon
École nationale du génie de l'eau et de l'environnement de Strasbourg | ENGEES |  |
École nationale supérieure de chimie de Montpellier | ENSCM ; ChimieMontpellier |  |
École nationale supérieure de chimie de Rennes | ENSCR ; Chimie Rennes |  | University of Rennes
École nationale supérieure de chimie de Mulhouse | ENSCMu |  | University of Haute-Alsace
École nationale supérieure des arts et industries textiles | ENSAIT ; ENSAIT Roubaix |  |
ITECH Lyon | ITECH ; Institut textile et chimique de Lyon ; École supérieure de tannerie |  |
ENIB | École nationale d'ingénieurs de Brest |  |
ENSSAT | École nationale supérieure des sciences appliquées et de technologie ; ENSSAT Lannion |  | University of Rennes
ISIMA | Institut supérieur d'informatique, de modélisation et de leurs applications |  | Clermont Auvergne INP
ISEN Yncréa Ouest | ISEN Brest ; Institut supérieur de l'électronique et du numérique ; L@bISEN |  |
ENSIIE | École nationale supérieure d'informatique pour l'industrie et l'entreprise ; Institut d'informatique d'entreprise ; IIE |  |
EURECOM | Institut Eurécom |  | Institut Mines-Télécom
ENSEA | École nationale supérieure de l'électronique et de ses applications ; ENSEA Cergy |  |
Institut de physique du globe de Paris | IPGP ; Paris Institute of Earth Physics |  | Paris Cité University
Observatoire de Paris | Paris Observatory ; Observatoire de Paris-Meudon ; OBSPM ; Observatoire de Paris - PSL |  | PSL University
Collège de France | Collège royal ; Collège des trois langues |  | PSL University
Muséum national d'histoire naturelle | MNHN ; National Museum of Natural History, France ; Jardin du Roi |  |
Institut national des langues et civilisations orientales | École spéciale des langues orientales ; École nationale des langues orientales vivantes |  |
IRCAM | Institut de recherche et coordination acoustique/musique |  |
American University of Paris | AUP ; American College in Paris |  |
Institut français de la mode | IFM ; IFM Paris ; École de la chambre syndicale de la couture parisienne |  |
ESMOD | École supérieure des arts et techniques de la mode ; Guerre-Lavigne ; ESMOD International |  |
Strate School of Design | Strate ; Strate Collège ; Strate École de design |  | Galileo Global Education
Penninghen | ESAG Penninghen ; ESAG ; École supérieure d'art graphique ; Académie Julian |  | Galileo Global Education
Cours Florent |  |  | Galileo Global Education
École Camondo | Camondo ; ENSAD Camondo |  |
HEAR | Haute école des arts du Rhin ; École supérieure des arts décoratifs de Strasbourg ; ESAD Strasbourg |  |
University of Antwerp | Universiteit Antwerpen ; UAntwerpen ; UA ; Universitaire Instelling Antwerpen ; UIA ; Universitaire Faculteiten Sint-Ignatius Antwerpen ; Rijksuniversitair Centrum Antwerpen |  |
Hasselt University | Universiteit Hasselt ; LUC ; tUL ; Limburg University Centre |  |
University of Namur | Université de Namur ; UNamur ; Facultés universitaires Notre-Dame de la Paix de Namur |  |
University of Mons | Université de Mons ; UMONS ; Université de Mons-Hainaut ; UMH ; FPMs |  |
UCLouvain FUCaM Mons | Facultés universitaires catholiques de Mons ; FUCaM ; Catholic University of Mons |  | Université catholique de Louvain
Ghent University | Rijksuniversiteit Gent ; RUG ; State University of Ghent |  |
KU Leuven | Leuven University ; K.U.Leuven ; Studium Generale Lovaniense |  |
KU Leuven Kulak | Kulak ; Katholieke Universiteit Leuven campus Kortrijk ; Campus Kortrijk |  | KU Leuven
Université libre de Bruxelles | Brussels Free University ; Université de Belgique |  |
Vrije Universiteit Brussel | Free University Brussels ; Brussels Free University |  |
Solvay Brussels School of Economics and Management | Solvay ; SBS-EM ; Solvay Business School ; École de commerce Solvay |  | Université libre de Bruxelles
Royal Military Academy (Belgium) | École royale militaire ; Koninklijke Militaire School ; ERM ; KMS ; RMA Brussels |  |
HEC Liège | HEC-ULg ; HEC Management School ; École des hautes études commerciales de Liège |  | University of Liège
Gembloux Agro-Bio Tech | Faculté universitaire des sciences agronomiques de Gembloux ; FUSAGx ; Institut agricole de Gembloux |  | University of Liège
ICHEC Brussels Management School | ICHEC ; Institut catholique des hautes études commerciales |  |
Institute of Tropical Medicine Antwerp | Prins Leopold Instituut voor Tropische Geneeskunde ; ITG ; ITM ; Instituut voor Tropische Geneeskunde |  |
Vlerick Business School | Vlerick ; Vlerick Leuven Gent Management School ; De Vlerick School voor Management |  | KU Leuven
Antwerp Management School | AMS ; UAMS ; Universiteit Antwerpen Management School |  | University of Antwerp
LUCA School of Arts | LUCA ; Hogeschool Sint-Lukas Brussel ; Hogeschool voor Wetenschap & Kunst ; Lemmensinstituut ; Sint-Lucas |  | KU Leuven
Artevelde University of Applied Sciences | Arteveldehogeschool ; Artevelde University College Ghent |  |
Karel de Grote University of Applied Sciences and Arts | Karel de Grote Hogeschool ; KdG ; KdG University of Applied Sciences and Arts ; Katholieke Hogeschool Antwerpen |  |
AP University of Applied Sciences and Arts Antwerp | AP Hogeschool Antwerpen ; Artesis Plantijn Hogeschool ; Artesis Hogeschool Antwerpen ; Plantijn Hogeschool ; AP Hogeschool |  |
Thomas More University of Applied Sciences | Thomas More Hogeschool ; Thomas More Kempen ; Thomas More Mechelen-Antwerpen ; Katholieke Hogeschool Kempen ; Lessius Hogeschool ; KHK |  |
UC Leuven-Limburg | UCLL ; UCLL University of Applied Sciences ; Katholieke Hogeschool Leuven ; KHLeuven ; Katholieke Hogeschool Limburg ; KHLim |  |
PXL University of Applied Sciences and Arts | Hogeschool PXL ; PXL ; Provinciale Hogeschool Limburg ; XIOS Hogeschool Limburg ; PHL |  |
Howest University of Applied Sciences | Howest ; Hogeschool West-Vlaanderen ; Provinciale Industriële Hogeschool |  |
Erasmushogeschool Brussel | EhB ; Erasmus University College Brussels ; Erasmus Brussels University of Applied Sciences and Arts |  |
Group T Leuven | GROEP T ; Groep T Hogeschool Leuven ; Group T International University College Leuven ; Rega |  | KU Leuven
Royal Academy of Fine Arts Antwerp | Koninklijke Academie voor Schone Kunsten Antwerpen ; Antwerp Fashion Academy ; KASK Antwerpen |  | AP University of Applied Sciences and Arts Antwerp
KASK & Conservatorium | KASK ; School of Arts Gent ; Koninklijke Academie voor Schone Kunsten Gent ; Royal Academy of Fine Arts Ghent |  | HOGENT University of Applied Sciences and Arts
La Cambre | ENSAV La Cambre ; École nationale supérieure des arts visuels de La Cambre ; Institut supérieur des arts décoratifs |  |
Institut national supérieur des arts du spectacle | INSAS |  |
Haute École Galilée | HE Galilée |  |
Haute École Léonard de Vinci | HE Vinci ; Vinci |  |
Haute École Bruxelles-Brabant | HE2B ; Haute École Paul-Henri Spaak ; Haute École de Bruxelles |  |
Haute École en Hainaut | HEH ; Haute École de la Communauté française en Hainaut ; HEHC |  |
Haute École Louvain en Hainaut | HELHa |  |
HELMo | Haute École Libre Mosane |  |
HENALLUX | Haute École de Namur-Liège-Luxembourg |  |
HEPL | Haute École de la Province de Liège |  |
Haute École Francisco Ferrer | HEFF |  |
EPHEC | École pratique des hautes études commerciales ; EPHEC Bruxelles ; EPHEC University College |  |
College of Europe | Collège d'Europe ; CoE Bruges ; Europacollege ; Collegium Bruges |  |
von Karman Institute for Fluid Dynamics | VKI ; Training Center for Experimental Aerodynamics ; Institut von Karman |  |
Evangelische Theologische Faculteit | ETF Leuven ; Evangelical Theological Faculty Leuven |  |
Amsterdam University of Applied Sciences | Hogeschool van Amsterdam ; HvA ; AUAS |  |
Rotterdam University of Applied Sciences | Hogeschool Rotterdam ; HR ; Hogeschool Rotterdam & Omstreken ; RUAS |  |
HU University of Applied Sciences Utrecht | Hogeschool Utrecht ; HU ; Hogeschool van Utrecht ; Utrecht University of Applied Sciences |  |
HAN University of Applied Sciences | Hogeschool van Arnhem en Nijmegen ; HAN ; Hogeschool Gelderland |  |
Fontys University of Applied Sciences | Fontys ; Fontys Hogescholen ; Fontys Hogeschool ; Hogeschool Eindhoven ; Hogeschool Katholieke Leergangen Tilburg |  |
Avans University of Applied Sciences | Avans Hogeschool ; Avans ; Hogeschool Brabant ; Hogeschool 's-Hertogenbosch |  |
Inholland University of Applied Sciences | Hogeschool Inholland ; Inholland ; Hogeschool Holland ; Hogeschool Haarlem ; Ichthus Hogeschool |  |
Windesheim University of Applied Sciences | Hogeschool Windesheim ; Windesheim ; Christelijke Hogeschool Windesheim |  |
Hanze University of Applied Sciences | Hanzehogeschool Groningen ; Hanzehogeschool ; Hanze ; Hogeschool van Groningen ; Hanze University Groningen |  |
NHL Stenden University of Applied Sciences | NHL Stenden Hogeschool ; NHL Hogeschool ; Stenden Hogeschool ; Noordelijke Hogeschool Leeuwarden ; Christelijke Hogeschool Nederland ; Stenden University of Applied Sciences |  |
Van Hall Larenstein University of Applied Sciences | Hogeschool Van Hall Larenstein ; VHL ; Van Hall Instituut ; Hogeschool Larenstein |  |
Zuyd University of Applied Sciences | Zuyd Hogeschool ; Hogeschool Zuyd ; Zuyd ; Hogeschool Limburg ; Hotelschool Maastricht |  |
HZ University of Applied Sciences | Hogeschool Zeeland ; HZ ; Zeeland University of Applied Sciences |  |
Leiden University of Applied Sciences | Hogeschool Leiden ; HSL |  |
Christelijke Hogeschool Ede | CHE ; Christian University of Applied Sciences Ede ; Ede Christian University of Applied Sciences |  |
Driestar Christian University | Driestar Hogeschool ; Driestar educatief ; De Driestar |  |
Hogeschool Ipabo | Ipabo ; iPabo University of Applied Sciences |  |
Marnix Academie | Marnix Academy ; Hogeschool Marnix Academie |  |
Iselinge Hogeschool | Iselinge ; Iselinge University of Professional Teacher Education |  |
Hogeschool KPZ | KPZ ; Katholieke Pabo Zwolle |  |
Thomas More Hogeschool Rotterdam | Thomas More Rotterdam ; PABO Thomas More |  |
Hotelschool The Hague | Hogere Hotelschool Den Haag ; HTH ; Hogere Hotelschool |  |
Codarts University of the Arts | Codarts ; Hogeschool voor de Kunsten Rotterdam ; Rotterdams Conservatorium ; Rotterdam Conservatory |  |
ArtEZ University of the Arts | ArtEZ ; ArtEZ hogeschool voor de kunsten ; ArtEZ Institute of the Arts ; Hogeschool voor de Kunsten Arnhem ; Constantijn Huygens |  |
HKU University of the Arts Utrecht | HKU ; Hogeschool voor de Kunsten Utrecht ; Utrecht School of the Arts |  |
Amsterdam University of the Arts | Amsterdamse Hogeschool voor de Kunsten ; AHK ; Amsterdam School of the Arts |  |
Conservatorium van Amsterdam | Sweelinck Conservatorium ; CvA ; Amsterdam Conservatory |  | Amsterdam University of the Arts
Reinwardt Academy | Reinwardt Academie |  | Amsterdam University of the Arts
Netherlands Film Academy | Nederlandse Filmacademie ; NFA ; Nederlandse Film en Televisie Academie |  | Amsterdam University of the Arts
Design Academy Eindhoven | DAE ; Akademie Industriële Vormgeving ; AIVE |  |
Royal Academy of Art, The Hague | Koninklijke Academie van Beeldende Kunsten ; KABK ; Haagsche Teekenacademie |  | University of the Arts The Hague
Willem de Kooning Academy | Willem de Kooning Academie ; WdKA ; Academie van Beeldende Kunsten Rotterdam |  | Rotterdam University of Applied Sciences
Piet Zwart Institute | PZI |  | Rotterdam University of Applied Sciences
University of Humanistic Studies | Universiteit voor Humanistiek ; UvH |  |
Theological University Utrecht | Theologische Universiteit Utrecht ; Theologische Universiteit Kampen ; TU Kampen ; Theologische Universiteit van de Gereformeerde Kerken |  |
Theologische Universiteit Apeldoorn | TUA ; Theological University of Apeldoorn ; Theological University Apeldoorn |  |
Protestant Theological University | Protestantse Theologische Universiteit ; Theologische Universiteit Kampen |  |
International Institute of Social Studies | ISS ; Institute of Social Studies ; International Institute of Social Studies of Erasmus University Rotterdam |  | Erasmus University Rotterdam
Erasmus University Medical Center | Erasmus MC ; Dijkzigt ; Academisch Ziekenhuis Rotterdam ; Universitair Medisch Centrum Rotterdam |  | Erasmus University Rotterdam
Institute for Housing and Urban Development Studies | IHS ; IHS Erasmus University |  | Erasmus University Rotterdam
TIAS School for Business and Society | TIAS ; TiasNimbas Business School ; Tias Business School |  | Tilburg University
Netherlands Defence Academy | Nederlandse Defensie Academie ; NLDA ; KMA Breda ; Koninklijke Militaire Academie ; Koninklijk Instituut voor de Marine |  |
ITC Faculty of Geo-Information Science and Earth Observation | ITC Enschede ; International Institute for Geo-Information Science and Earth Observation ; International Institute for Aerial Survey and Earth Sciences |  | University of Twente
University of Twente | Technische Hogeschool Twente ; THT ; UTwente |  |
Delft University of Technology | Technische Hogeschool Delft ; TH Delft ; Polytechnische School Delft |  |
Eindhoven University of Technology | Technische Hogeschool Eindhoven ; TH Eindhoven ; THE |  |
Maastricht University | Rijksuniversiteit Limburg ; Limburg State University ; University of Limburg |  |
Erasmus University Rotterdam | Nederlandse Economische Hogeschool ; Nederlandsche Handels-Hoogeschool |  |
Tilburg University | Katholieke Hogeschool Tilburg ; Katholieke Economische Hogeschool ; UvT |  |
Vrije Universiteit Amsterdam | Free University Amsterdam ; VU Universiteit |  |
University of Amsterdam | Gemeentelijke Universiteit van Amsterdam ; Athenaeum Illustre of Amsterdam |  |
Leiden University | Rijksuniversiteit Leiden ; RUL ; Academia Lugduno Batava |  |
Utrecht University | Rijksuniversiteit Utrecht ; RUU ; State University of Utrecht |  |
Leiden University Medical Center | LUMC ; Leids Universitair Medisch Centrum ; Academisch Ziekenhuis Leiden ; AZL |  | Leiden University
University Medical Center Utrecht | UMC Utrecht ; Universitair Medisch Centrum Utrecht ; UMCU ; Academisch Ziekenhuis Utrecht |  | Utrecht University
University Medical Center Groningen | UMCG ; Universitair Medisch Centrum Groningen ; Academisch Ziekenhuis Groningen |  | University of Groningen
Maastricht University Medical Center | Maastricht UMC+ ; MUMC+ ; Academisch Ziekenhuis Maastricht ; azM |  | Maastricht University
Radboud University Medical Center | Radboudumc ; UMC St Radboud ; Universitair Medisch Centrum Sint Radboud |  | Radboud University
Zurich University of Applied Sciences | Zürcher Hochschule Winterthur ; ZHW ; Technikum Winterthur ; Hochschule Wädenswil ; Zürcher Fachhochschule |  |
Zurich University of the Arts | Zürcher Hochschule der Künste ; ZHdK ; Hochschule für Gestaltung und Kunst Zürich ; HGKZ ; Hochschule Musik und Theater Zürich ; HMT Zürich ; Kunstgewerbeschule Zürich |  |
Zurich University of Teacher Education | Pädagogische Hochschule Zürich ; PHZH ; PH Zürich |  |
Bern University of Applied Sciences | Berner Fachhochschule ; BFH ; Haute école spécialisée bernoise |  |
Bern University of the Arts | Hochschule der Künste Bern ; HKB ; Haute école des arts de Berne |  | Bern University of Applied Sciences
School of Agricultural, Forest and Food Sciences | HAFL ; Hochschule für Agrar-, Forst- und Lebensmittelwissenschaften ; Schweizerische Hochschule für Landwirtschaft |  | Bern University of Applied Sciences
University of Teacher Education Bern | Pädagogische Hochschule Bern ; PHBern ; PH Bern |  |
Lucerne University of Applied Sciences and Arts | Hochschule Luzern ; HSLU ; Fachhochschule Zentralschweiz ; FHZ |  |
University of Teacher Education Lucerne | Pädagogische Hochschule Luzern ; PH Luzern ; Pädagogische Hochschule Zentralschweiz ; PHZ Luzern |  |
University of Teacher Education Schwyz | Pädagogische Hochschule Schwyz ; PHSZ ; PHZ Schwyz |  |
University of Teacher Education Zug | Pädagogische Hochschule Zug ; PH Zug ; PHZ Zug |  |
Thurgau University of Teacher Education | Pädagogische Hochschule Thurgau ; PHTG |  |
Schaffhausen University of Teacher Education | Pädagogische Hochschule Schaffhausen ; PHSH |  |
University of Teacher Education, State of Vaud | Haute école pédagogique du canton de Vaud ; HEP Vaud ; HEPL ; Haute école pédagogique Vaud |  |
University of Teacher Education BEJUNE | Haute école pédagogique BEJUNE ; HEP-BEJUNE ; Haute École Pédagogique des cantons de Berne, du Jura et de Neuchâtel |  |
University of Teacher Education Valais | Haute école pédagogique du Valais ; HEP-VS ; PH-VS ; Pädagogische Hochschule Wallis |  |
University of Teacher Education Fribourg | Haute école pédagogique Fribourg ; HEP-PH FR ; Pädagogische Hochschule Freiburg Schweiz |  |
OST Eastern Switzerland University of Applied Sciences | OST Ostschweizer Fachhochschule ; HSR Hochschule für Technik Rapperswil ; FHS St.Gallen ; NTB Buchs ; Interstaatliche Hochschule für Technik Buchs ; Fachhochschule Ostschweiz ; OST |  |
University of Applied Sciences of the Grisons | Fachhochschule Graubünden ; FHGR ; HTW Chur ; Hochschule für Technik und Wirtschaft Chur ; University of Applied Sciences HTW Chur |  |
Kalaidos University of Applied Sciences | Kalaidos Fachhochschule ; Kalaidos FH ; AKAD Hochschulen |  |
Fernfachhochschule Schweiz | FFHS ; Swiss Distance University of Applied Sciences |  | University of Applied Sciences and Arts of Southern Switzerland
Fachhochschule Nordwestschweiz Hochschule für Musik | Musik-Akademie Basel ; Hochschule für Musik Basel FHNW |  | University of Applied Sciences and Arts Northwestern Switzerland
University of Lausanne | Université de Lausanne ; UNIL ; Académie de Lausanne |  |
HEC Lausanne | École des hautes études commerciales de Lausanne ; Faculty of Business and Economics of the University of Lausanne |  | University of Lausanne
University of Fribourg | Université de Fribourg ; UniFR ; Universität Freiburg Schweiz |  |
University of Lucerne | Universität Luzern ; UNILU ; Universitäre Hochschule Luzern |  |
Geneva School of Art and Design | HEAD Genève ; Haute école d'art et de design de Genève ; École supérieure des beaux-arts de Genève ; HEAD |  | HES-SO Genève
Geneva School of Business Administration | Haute école de gestion de Genève ; HEG Genève ; HEG-GE |  | HES-SO Genève
HEPIA | Haute école du paysage, d'ingénierie et d'architecture de Genève ; École d'ingénieurs de Genève ; Geneva School of Engineering, Architecture and Landscape |  | HES-SO Genève
Haute école de musique de Genève | HEM Genève ; HEM ; Geneva University of Music ; Conservatoire de musique de Genève |  | University of Applied Sciences and Arts Western Switzerland
Haute école de santé Vaud | HESAV ; School of Health Sciences HESAV ; ECVS |  | University of Applied Sciences and Arts Western Switzerland
Haute école d'ingénierie et d'architecture de Fribourg | HEIA-FR ; School of Engineering and Architecture of Fribourg ; École d'ingénieurs et d'architectes de Fribourg ; HTA-FR |  | HES-SO Fribourg
Dalle Molle Institute for Artificial Intelligence | IDSIA ; Istituto Dalle Molle di studi sull'intelligenza artificiale |  | University of Italian Switzerland
Idiap Research Institute | IDIAP ; Institut Dalle Molle d'intelligence artificielle perceptive |  |
Accademia di Architettura di Mendrisio | Mendrisio Academy of Architecture ; AAM ; Academy of Architecture Mendrisio |  | University of Italian Switzerland
Conservatorio della Svizzera italiana | CSI ; University School of Music Lugano |  | University of Applied Sciences and Arts of Southern Switzerland
Accademia Teatro Dimitri | Scuola Teatro Dimitri ; Dimitri Theatre Academy |  | University of Applied Sciences and Arts of Southern Switzerland
Swiss Tropical and Public Health Institute | Swiss TPH ; Schweizerisches Tropeninstitut ; Swiss Tropical Institute ; STI |  | University of Basel
Swiss Federal Institute of Sport Magglingen | Eidgenössische Hochschule für Sport Magglingen ; EHSM ; HEFSM ; Haute école fédérale de sport de Macolin |  |
Military Academy at ETH Zurich | MILAK ; Militärakademie an der ETH Zürich |  | ETH Zurich
Theologische Hochschule Chur | TH Chur ; Chur University of Theology ; Priesterseminar St. Luzi |  |
Business School Lausanne | BSL |  |
Glion Institute of Higher Education | Glion ; GIHE ; Glion Hotel School |  |
Franklin University Switzerland | Franklin College Switzerland ; Franklin College Lugano |  |
University of Liechtenstein | Universität Liechtenstein ; Hochschule Liechtenstein ; Fachhochschule Liechtenstein ; Liechtensteinische Ingenieurschule ; uni.li |  |
Private University in the Principality of Liechtenstein | Private Universität im Fürstentum Liechtenstein ; UFL ; Universität für Humanwissenschaften |  |
Medical University of Vienna | Medizinische Universität Wien ; MedUni Wien ; MedUni Vienna |  |
Medical University of Graz | Medizinische Universität Graz ; Med Uni Graz |  |
Medical University of Innsbruck | Medizinische Universität Innsbruck ; MUI ; i-med |  |
Paracelsus Medical University | Paracelsus Medizinische Privatuniversität ; PMU ; PMU Salzburg |  |
Karl Landsteiner University of Health Sciences | Karl Landsteiner Privatuniversität für Gesundheitswissenschaften ; KL Krems ; KL |  |
Danube Private University | DPU ; DPU Krems |  |
UMIT TIROL | UMIT ; Private Universität für Gesundheitswissenschaften, Medizinische Informatik und Technik ; UMIT - Private Universität für Gesundheitswissenschaften und -technologie ; University for Health Sciences, Medical Informatics and Technology |  |
Privatuniversität Schloss Seeburg | Seeburg Castle University ; Uni Seeburg ; PUSCH |  |
Anton Bruckner Private University | Anton Bruckner Privatuniversität ; ABPU ; Bruckner-Konservatorium ; Bruckneruniversität |  |
Music and Arts University of the City of Vienna | Musik und Kunst Privatuniversität der Stadt Wien ; MUK ; Konservatorium Wien Privatuniversität ; Konservatorium der Stadt Wien |  |
New Design University | NDU ; Privatuniversität der Kreativwirtschaft ; NDU St. Pölten |  |
Bertha von Suttner Privatuniversität | Suttneruni ; Bertha von Suttner Private University |  |
Jam Music Lab Private University | Jam Music Lab ; JAM MUSIC LAB Privatuniversität für Jazz und Popularmusik |  |
Academy of Fine Arts Vienna | Akademie der bildenden Künste Wien ; Akbild ; k.k. Akademie der bildenden Künste |  |
MODUL University Vienna | MODUL University ; MU Vienna |  |
Webster Vienna Private University | Webster University Vienna ; WVPU |  | Webster University
Vienna University of Economics and Business | Hochschule für Welthandel ; WU ; Wirtschaftsuniversität ; k.k. Exportakademie |  |
TU Wien | Technische Hochschule Wien ; k.k. Polytechnisches Institut ; TUW ; Polytechnic Institute Vienna |  |
Graz University of Technology | Technische Hochschule Graz ; Joanneum ; Erzherzog-Johann-Universität ; TUG |  |
Montanuniversität Leoben | Montanistische Hochschule Leoben ; MUL ; Technical University of Leoben ; Steiermärkisch-Ständische Montanlehranstalt |  |
Johannes Kepler University Linz | Johannes Kepler Universität Linz ; Hochschule für Sozial- und Wirtschaftswissenschaften Linz ; University of Linz |  |
University of Innsbruck | LFU ; LFUI ; Uni Innsbruck ; Leopold-Franzens University |  |
Mozarteum University Salzburg | Universität Mozarteum Salzburg ; Akademie für Musik und darstellende Kunst Mozarteum ; Hochschule für Musik und darstellende Kunst Mozarteum |  |
Catholic Private University Linz | Katholische Privatuniversität Linz ; KU Linz ; Katholisch-Theologische Privatuniversität Linz ; KTU Linz |  |
FH JOANNEUM | Fachhochschule Joanneum ; University of Applied Sciences JOANNEUM ; Technikum Joanneum |  |
FH Technikum Wien | University of Applied Sciences Technikum Wien ; Fachhochschule Technikum Wien ; UAS Technikum Wien ; Technikum Wien |  |
FH Campus Wien | Hochschule Campus Wien ; HCW ; Fachhochschule Campus Wien ; University of Applied Sciences Campus Vienna ; FH Campus Wien University of Applied Sciences |  |
FH Wiener Neustadt | Fachhochschule Wiener Neustadt ; FHWN ; University of Applied Sciences Wiener Neustadt |  |
FH St. Pölten | Fachhochschule St. Pölten ; USTP ; University of Applied Sciences St. Pölten ; St. Pölten University of Applied Sciences |  |
FH Salzburg | Fachhochschule Salzburg ; Salzburg University of Applied Sciences |  |
FH Vorarlberg | Fachhochschule Vorarlberg ; FHV ; FHV Vorarlberg University of Applied Sciences ; Technikum Vorarlberg |  |
FH Kufstein Tirol | Fachhochschule Kufstein Tirol ; FH Kufstein ; University of Applied Sciences Kufstein Tyrol |  |
FH Burgenland | Fachhochschule Burgenland ; Hochschule Burgenland ; University of Applied Sciences Burgenland |  |
IMC Krems | IMC Fachhochschule Krems ; IMC University of Applied Sciences Krems ; IMC FH Krems |  |
MCI Management Center Innsbruck | MCI ; Management Center Innsbruck ; MCI Die Unternehmerische Hochschule ; The Entrepreneurial School |  |
FH des BFI Wien | Fachhochschule des BFI Wien ; University of Applied Sciences BFI Vienna ; BFI Wien |  |
Lauder Business School | LBS Vienna |  |
Ferdinand Porsche FernFH | FernFH ; Ferdinand Porsche Fern-Fachhochschule ; FFH |  |
Pädagogische Hochschule Wien | PH Wien ; University College of Teacher Education Vienna ; Pädagogische Akademie des Bundes in Wien |  |
Pädagogische Hochschule Niederösterreich | PH NÖ ; University College of Teacher Education Lower Austria ; PH Niederösterreich |  |
Pädagogische Hochschule Oberösterreich | PH OÖ ; University of Education Upper Austria ; PHOÖ |  |
Pädagogische Hochschule Salzburg | PH Salzburg Stefan Zweig ; Salzburg University of Education ; Pädagogische Hochschule Salzburg Stefan Zweig |  |
Pädagogische Hochschule Kärnten | PH Kärnten ; Viktor Frankl Hochschule ; Pädagogische Hochschule Kärnten Viktor Frankl Hochschule |  |
Pädagogische Hochschule Vorarlberg | PHV ; PH Vorarlberg ; University College of Teacher Education Vorarlberg |  |
Private Pädagogische Hochschule Burgenland | PPH Burgenland ; Pädagogische Hochschule Burgenland ; PH Burgenland |  |
Hochschule für Agrar- und Umweltpädagogik | HAUP ; University College for Agricultural and Environmental Education ; Agrarpädagogische Akademie |  |
Diplomatic Academy of Vienna | Diplomatische Akademie Wien ; DA Vienna ; Oriental Academy ; Orientalische Akademie ; k.u.k. Konsularakademie |  |
Institute of Science and Technology Austria | ISTA ; IST Austria |  |
Institute for Advanced Studies Vienna | IHS ; Institut für Höhere Studien ; Ford-Institut |  |
Ramon Llull University | Universitat Ramon Llull ; Universidad Ramon Llull |  |
La Salle Campus Barcelona | La Salle-URL ; La Salle BCN ; Enginyeria La Salle ; La Salle Universitat Ramon Llull |  | Ramon Llull University
ESADE Business School | ESADE Law School ; Escola Superior d'Administració i Direcció d'Empreses ; ESADE-URL |  | Ramon Llull University
International University of Catalonia | Universitat Internacional de Catalunya ; UIC ; UIC Barcelona |  |
Abat Oliba CEU University | Universitat Abat Oliba CEU ; UAO CEU ; Universidad Abat Oliba |  |
CEU Cardenal Herrera University | Universidad CEU Cardenal Herrera ; UCH CEU ; CEU-UCH |  |
University of Vic | Universitat de Vic ; Universitat de Vic - Universitat Central de Catalunya ; UVic-UCC ; University of Vic - Central University of Catalonia ; Estudis Universitaris de Vic |  |
University of Lleida | Universitat de Lleida ; UdL ; Estudi General de Lleida |  |
Rovira i Virgili University | Universitat Rovira i Virgili ; Universidad Rovira i Virgili |  |
Open University of Catalonia | Universitat Oberta de Catalunya ; Universidad Abierta de Cataluña |  |
EADA Business School | EADA ; Escuela de Alta Dirección y Administración |  |
EAE Business School | EAE ; Escuela de Administración de Empresas |  |
Elisava | ELISAVA Barcelona School of Design and Engineering ; Escola Universitària ELISAVA ; Elisava Facultat de Disseny i Enginyeria |  | University of Vic
Eina | EINA Centre Universitari de Disseny i Art ; Escola EINA |  | Autonomous University of Barcelona
BAU College of Arts and Design | BAU ; BAU Centre Universitari d'Arts i Disseny ; BAU Escola de Disseny |  | University of Vic
ETSEIB | Escola Tècnica Superior d'Enginyeria Industrial de Barcelona ; Barcelona School of Industrial Engineering |  | Polytechnic University of Catalonia
ETSETB | Telecom BCN ; Escola Tècnica Superior d'Enginyeria de Telecomunicació de Barcelona ; Barcelona School of Telecommunications Engineering |  | Polytechnic University of Catalonia
ETSAB | Escola Tècnica Superior d'Arquitectura de Barcelona ; Barcelona School of Architecture |  | Polytechnic University of Catalonia
Facultat d'Informàtica de Barcelona | FIB ; Barcelona School of Informatics |  | Polytechnic University of Catalonia
ETSAM | Escuela Técnica Superior de Arquitectura de Madrid ; Madrid School of Architecture |  | Technical University of Madrid
ETSII UPM | Escuela Técnica Superior de Ingenieros Industriales de Madrid ; Industriales Madrid |  | Technical University of Madrid
ETSIT UPM | Escuela Técnica Superior de Ingenieros de Telecomunicación de Madrid ; Teleco Madrid |  | Technical University of Madrid
Polytechnic University of Catalonia | Universidad Politécnica de Cataluña ; UPC BarcelonaTech ; Universitat Politècnica de Barcelona ; Instituto Politécnico Superior de Barcelona |  |
Miguel Hernández University of Elche | Universidad Miguel Hernández de Elche ; Universitat Miguel Hernández d'Elx |  |
University of Alicante | Universidad de Alicante ; Universitat d'Alacant ; UA ; University of Orihuela |  |
University of the Balearic Islands | Universitat de les Illes Balears ; UIB ; Universitat de Palma de Mallorca ; Universidad de las Islas Baleares |  |
University of Castilla-La Mancha | Universidad de Castilla-La Mancha ; UCLM |  |
University of Extremadura | Universidad de Extremadura ; UEx ; UNEX |  |
University of La Rioja | Universidad de La Rioja ; UR ; Colegio Universitario de Logroño |  |
International University of La Rioja | Universidad Internacional de La Rioja ; UNIR |  |
Valencian International University | Universidad Internacional de Valencia ; VIU |  |
University of León | Universidad de León ; ULE ; Unileon |  |
University of Valladolid | Universidad de Valladolid ; UVa |  |
University of Burgos | Universidad de Burgos ; UBU |  |
IE Business School | IE Universidad ; SEK University ; Universidad SEK ; Universidad Internacional SEK de Segovia |  |
Pontifical University of Salamanca | Universidad Pontificia de Salamanca ; UPSA |  |
Miguel de Cervantes European University | Universidad Europea Miguel de Cervantes ; UEMC |  |
Isabel I University | Universidad Isabel I ; UI1 ; Universidad Isabel I de Castilla |  |
Camilo José Cela University | Universidad Camilo José Cela ; UCJC |  |
Francisco de Vitoria University | Universidad Francisco de Vitoria ; UFV |  |
Alfonso X el Sabio University | Universidad Alfonso X el Sabio ; UAX |  |
Madrid Open University | Universidad a Distancia de Madrid ; UDIMA |  |
University of Alcalá | Universidad de Alcalá ; Universidad de Alcalá de Henares ; University of Alcalá de Henares |  |
King Juan Carlos University | Universidad Rey Juan Carlos |  |
San Jorge University | Universidad San Jorge ; USJ |  |
University of Cádiz | Universidad de Cádiz ; UCA |  |
University of Córdoba (Spain) | Universidad de Córdoba ; UCO |  |
University of Granada | Universidad de Granada ; UGR |  |
University of Huelva | Universidad de Huelva ; UHU |  |
University of Jaén | Universidad de Jaén ; UJA ; UJAEN |  |
University of Málaga | Universidad de Málaga ; UMA |  |
University of Almería | Universidad de Almería ; UAL |  |
University of Seville | Universidad de Sevilla ; US ; Universidad Hispalense ; Colegio de Santa María de Jesús |  |
Pablo de Olavide University | Universidad Pablo de Olavide |  |
Loyola University Andalusia | Universidad Loyola Andalucía ; ETEA ; Loyola Andalucía |  |
International University of Andalusia | Universidad Internacional de Andalucía ; UNIA ; Universidad Hispanoamericana Santa María de La Rábida |  |
University of Murcia | Universidad de Murcia ; UM ; UMU |  |
University of La Laguna | Universidad de La Laguna ; Universidad de San Fernando de La Laguna |  |
University of Las Palmas de Gran Canaria | Universidad de Las Palmas de Gran Canaria ; Universidad Politécnica de Las Palmas ; Universidad Politécnica de Canarias |  |
Fernando Pessoa Canarias University | Universidad Fernando Pessoa Canarias ; UFP-C ; UFPC |  |
University of A Coruña | Universidade da Coruña ; Universidad de La Coruña ; University of La Coruña |  |
University of Santiago de Compostela | Universidade de Santiago de Compostela ; Universidad de Santiago de Compostela ; USC ; Estudio Viejo |  |
Mondragon University | Mondragon Unibertsitatea ; MU ; Eskola Politeknikoa ; Escuela Profesional de Mondragón |  |
Basque Culinary Center | BCC ; Basque Culinary Center Faculty of Gastronomic Sciences |  | Mondragon University
Musikene | Centro Superior de Música del País Vasco ; Higher School of Music of the Basque Country |  |
University of Deusto | Universidad de Deusto ; Universidad Comercial de Deusto ; ESTE ; UD |  |
Deusto Business School | La Comercial ; ESTE San Sebastián ; Deusto La Comercial |  | University of Deusto
Catholic University of Valencia | Universidad Católica de Valencia San Vicente Mártir ; UCV ; Universitat Catòlica de València ; Edetania |  |
Florida Universitària | Florida Centre de Formació |  |
University of Valencia | Universitat de València ; Universidad de Valencia ; Universitat de València-Estudi General ; UVEG |  |
Comillas ICAI | Escuela Técnica Superior de Ingeniería ICAI ; Instituto Católico de Artes e Industrias |  | Comillas Pontifical University
Comillas ICADE | Instituto Católico de Administración y Dirección de Empresas ; ICADE Business School |  | Comillas Pontifical University
EOI Escuela de Organización Industrial | EOI ; Escuela de Organización Industrial |  |
Instituto Universitario Ortega y Gasset | Instituto Universitario de Investigación Ortega y Gasset ; IUIOG ; Fundación Ortega-Marañón |  |
CEMFI | Centro de Estudios Monetarios y Financieros |  |
Escola Superior de Música de Catalunya | ESMUC ; Catalonia College of Music |  |
Institut del Teatre | Institut del Teatre de Barcelona ; Escola Catalana d'Art Dramàtic |  |
Polytechnic University of Milan | Regio Istituto Tecnico Superiore |  |
MIP Politecnico di Milano | POLIMI Graduate School of Management ; MIP ; POLIMI School of Management |  | Polytechnic University of Milan
Polytechnic University of Turin | Regia Scuola di Applicazione per gli Ingegneri di Torino ; Turin Polytechnic ; Poli Torino |  |
Polytechnic University of Bari | Politecnico di Bari ; PoliBa ; Polytechnic of Bari |  |
University of Bari | Università degli Studi di Bari Aldo Moro ; UNIBA ; Aldo Moro University of Bari ; Università Adriatica Benito Mussolini |  |
University of Bergamo | Università degli Studi di Bergamo ; UNIBG ; Istituto Universitario di Bergamo ; Istituto Universitario di Lingue e Letterature Straniere |  |
University of Brescia | Università degli Studi di Brescia ; UNIBS |  |
University of Cagliari | Università degli Studi di Cagliari ; UNICA ; Universitadi de Casteddu |  |
University of Sassari | Università degli Studi di Sassari ; UNISS ; Turritano Ateneo |  |
University of Camerino | Università degli Studi di Camerino ; UNICAM |  |
University of Catania | Università degli Studi di Catania ; UNICT ; Siciliae Studium Generale |  |
University of Messina | Università degli Studi di Messina ; UNIME ; Messanense Studium Generale |  |
University of Palermo | Università degli Studi di Palermo ; UNIPA |  |
Kore University of Enna | Università degli Studi di Enna Kore ; UniKore ; Libera Università Kore ; Kore |  |
University of Ferrara | Università degli Studi di Ferrara ; UNIFE |  |
University of Florence | Università degli Studi di Firenze ; UNIFI ; Istituto di Studi Superiori Pratici e di Perfezionamento ; Studium Florentinum |  |
University of Foggia | Università degli Studi di Foggia ; UNIFG |  |
University of Genoa | Università degli Studi di Genova ; UNIGE ; Genuense Athenaeum |  |
University of Insubria | Università degli Studi dell'Insubria ; UNINSUBRIA ; Insubria University |  |
University of L'Aquila | Università degli Studi dell'Aquila ; UNIVAQ |  |
University of Macerata | Università degli Studi di Macerata ; UNIMC |  |
University of Modena and Reggio Emilia | Università degli Studi di Modena e Reggio Emilia ; UNIMORE ; University of Modena |  |
University of Molise | Università degli Studi del Molise ; UNIMOL |  |
University of Naples Federico II | Università degli Studi di Napoli Federico II ; University of Naples ; Regia Università di Napoli |  |
Parthenope University of Naples | Università degli Studi di Napoli Parthenope ; UNIPARTHENOPE ; Naval Institute of Naples ; IUN |  |
University of Naples "L'Orientale" | Università degli Studi di Napoli L'Orientale ; UNIOR ; L'Orientale ; IUO ; Istituto Orientale di Napoli ; Real Collegio Asiatico |  |
University of Campania "Luigi Vanvitelli" | Università degli Studi della Campania Luigi Vanvitelli ; Vanvitelli ; UNICAMPANIA ; SUN Napoli |  |
Suor Orsola Benincasa University of Naples | Università degli Studi Suor Orsola Benincasa ; UNISOB ; Istituto Universitario Suor Orsola Benincasa ; Magistero Suor Orsola Benincasa |  |
University of Sannio | Università degli Studi del Sannio ; UNISANNIO |  |
University of Salerno | Università degli Studi di Salerno ; UNISA ; Istituto Universitario di Magistero Giovanni Cuomo |  |
University of Padua | Università degli Studi di Padova ; UNIPD ; Il Bo ; Patavina ; University of Padova |  |
University of Parma | Università degli Studi di Parma ; UNIPR |  |
University of Pavia | Università degli Studi di Pavia ; UNIPV ; Alma Ticinensis Universitas ; Ticinum |  |
University School for Advanced Studies IUSS Pavia | IUSS Pavia ; IUSS ; Istituto Universitario di Studi Superiori di Pavia ; Scuola Universitaria Superiore IUSS |  |
University of Pisa | Università di Pisa ; UNIPI ; Università degli Studi di Pisa |  |
IMT School for Advanced Studies Lucca | IMT Lucca ; Scuola IMT Alti Studi Lucca ; IMT Institute for Advanced Studies Lucca ; Istituzioni, Mercati, Tecnologie |  |
University of Siena | Università degli Studi di Siena ; UNISI |  |
University for Foreigners of Siena | Università per Stranieri di Siena ; UNISTRASI ; Scuola di lingua e cultura italiana per stranieri |  |
Università per stranieri Dante Alighieri | Dante Alighieri University for Foreigners ; UniDA ; UNISTRADA ; Università per Stranieri Reggio Calabria |  |
University of Teramo | Università degli Studi di Teramo ; UNITE |  |
University of Trento | Università degli Studi di Trento ; UNITN ; Istituto Universitario Superiore di Scienze Sociali ; Libera Università degli Studi di Trento |  |
Free University of Bozen-Bolzano | Libera Università di Bolzano ; Freie Universität Bozen ; UNIBZ ; Università Lìedia de Bulsan |  |
University of Turin | Università degli Studi di Torino ; UNITO ; Studium Taurinense |  |
University of Tuscia | Università degli Studi della Tuscia ; UNITUS ; Tuscia University |  |
University of Urbino | Università degli Studi di Urbino Carlo Bo ; UNIURB ; Libera Università di Urbino |  |
University of Verona | Università degli Studi di Verona ; UNIVR |  |
University of Eastern Piedmont | Università del Piemonte Orientale ; UNIUPO ; UPO ; Università degli Studi del Piemonte Orientale Amedeo Avogadro |  |
University of Aosta Valley | Università della Valle d'Aosta ; Université de la Vallée d'Aoste ; UNIVDA |  |
University of Salento | Università del Salento ; Università degli Studi di Lecce ; UNISALENTO |  |
University of Basilicata | Università degli Studi della Basilicata |  |
Magna Graecia University | Università degli Studi Magna Graecia di Catanzaro ; UNICZ ; UMG ; University of Catanzaro |  |
Iuav University of Venice | Università Iuav di Venezia ; Istituto Universitario di Architettura ; Venice School of Architecture |  |
Vita-Salute San Raffaele University | Università Vita-Salute San Raffaele ; UHSR |  |
Humanitas University | Hunimed ; Università Humanitas |  |
LUISS University | Università Luiss Guido Carli ; Pro Deo University ; Università Internazionale degli Studi Sociali Pro Deo |  |
Roma Tre University | Università degli Studi Roma Tre ; Roma 3 ; UNIROMA3 ; Terza Università di Roma |  |
Sapienza University of Rome | Studium Urbis ; Università degli Studi di Roma La Sapienza ; Roma 1 ; Rome I |  |
University of Bologna | Studium Bononiense ; Regia Università di Bologna ; Alma Mater Studiorum University of Bologna |  |
Campus Bio-Medico University of Rome | Università Campus Bio-Medico di Roma ; UCBM ; Campus Bio-Medico ; Libero Istituto Universitario Campus Bio-Medico |  |
European University of Rome | Università Europea di Roma ; UER |  |
UniCamillus | Saint Camillus International University of Health Sciences ; UniCamillus International Medical University ; Università Medica Internazionale di Roma |  |
Niccolò Cusano University | Università degli Studi Niccolò Cusano ; UniCusano ; Università Telematica Niccolò Cusano |  |
Uninettuno International Telematic University | Università Telematica Internazionale UNINETTUNO ; UTIU ; Uninettuno ; Consorzio NETTUNO |  |
Universitas Mercatorum | Mercatorum University ; Università Telematica Universitas Mercatorum ; Universitas Mercatorum Università telematica delle Camere di Commercio |  | Multiversity
Pegaso University | Università Telematica Pegaso ; UniPegaso ; Pegaso Online University |  | Multiversity
San Raffaele University of Rome | Università Telematica San Raffaele |  | Multiversity
Multiversity | Gruppo Multiversity |  |
eCampus University | Università degli Studi eCampus ; eCampus ; Università Telematica eCampus |  |
UnitelmaSapienza | Università degli Studi di Roma UnitelmaSapienza ; Unitelma ; Unitelma Sapienza University of Rome |  | Sapienza University of Rome
Giustino Fortunato University | Università Telematica Giustino Fortunato ; UniFortunato |  |
Leonardo da Vinci Telematic University | Università Telematica Leonardo da Vinci ; UNIDAV |  |
University of Gastronomic Sciences | Università degli Studi di Scienze Gastronomiche ; UNISG ; Pollenzo University ; Università di Pollenzo |  |
LUM University | Libera Università Mediterranea ; LUM Giuseppe Degennaro ; LUM Jean Monnet ; Free Mediterranean University ; Università LUM |  |
Gran Sasso Science Institute | GSSI ; Scuola di dottorato internazionale dell'Aquila |  |
Scuola Superiore Meridionale | SSM ; Southern Graduate School |  |
Scuola Superiore di Catania | SSC |  | University of Catania
NABA | Nuova Accademia di Belle Arti ; Nuova Accademia di Belle Arti Milano |  | Galileo Global Education
Domus Academy | Domus Academy Milano |  | Galileo Global Education
Istituto Europeo di Design | IED ; European Institute of Design |  |
Istituto Marangoni | Marangoni ; Istituto Artistico dell'Abbigliamento Marangoni |  | Galileo Global Education
Polimoda | Polimoda International Institute of Fashion Design and Marketing |  |
Brera Academy | Accademia di Belle Arti di Brera ; Accademia di Brera ; Academy of Fine Arts of Brera |  |
Centro Sperimentale di Cinematografia | CSC ; Experimental Film Centre ; Scuola Nazionale di Cinema |  |
Conservatorio di Milano | Conservatorio Giuseppe Verdi di Milano ; Milan Conservatory ; Conservatorio di musica Giuseppe Verdi |  |
Conservatorio Santa Cecilia | Conservatorio di Musica Santa Cecilia ; Santa Cecilia Conservatory ; Conservatorio di Roma |  |
ISIA Firenze | Istituto Superiore per le Industrie Artistiche di Firenze ; ISIA Florence |  |
ISIA Urbino | Istituto Superiore per le Industrie Artistiche di Urbino |  |
ISIA Faenza | Istituto Superiore per le Industrie Artistiche di Faenza |  |
Military Academy of Modena | Accademia Militare di Modena ; Italian Military Academy |  |
Italian Naval Academy | Accademia Navale di Livorno ; Accademia Navale ; Accademia Navale della Marina Militare |  |
Italian Air Force Academy | Accademia Aeronautica ; Accademia Aeronautica di Pozzuoli |  |
Bologna Business School | BBS ; Alma Graduate School ; Profingest |  | University of Bologna
SDA Bocconi School of Management | SDA Bocconi ; Scuola di Direzione Aziendale |  | Bocconi University
Abdus Salam International Centre for Theoretical Physics | ICTP ; Centro Internazionale di Fisica Teorica |  |
European University Institute | Istituto universitario europeo ; IUE |  |
Pontifical Lateran University | Pontificia Università Lateranense ; PUL ; Ateneo Lateranense |  |
Pontifical University of Saint Thomas Aquinas | Pontificia Università San Tommaso d'Aquino ; PUST ; Collegium Divi Thomae |  |
Pontifical Urban University | Pontificia Università Urbaniana ; PUU ; Urbaniana ; Collegium Urbanum |  |
Salesian Pontifical University | Università Pontificia Salesiana ; Pontificio Ateneo Salesiano |  |
Pontifical University of the Holy Cross | Pontificia Università della Santa Croce ; PUSC ; Santa Croce ; Ateneo Romano della Santa Croce |  |
Pontifical Athenaeum of St. Anselm | Pontificio Ateneo Sant'Anselmo ; Anselmianum ; Sant'Anselmo |  |
Pontifical University Antonianum | Pontificia Università Antonianum ; PUA ; Antonianum |  |
Pontifical Athenaeum Regina Apostolorum | Ateneo Pontificio Regina Apostolorum ; APRA |  |
Pontifical Biblical Institute | Pontificio Istituto Biblico ; Biblicum ; PIB |  | Pontifical Gregorian University
Pontifical Oriental Institute | Pontificio Istituto Orientale ; PIO |  | Pontifical Gregorian University
Auxilium | Pontificia Facoltà di Scienze dell'Educazione Auxilium ; Pontifical Faculty of Educational Sciences Auxilium |  |
Waldensian Faculty of Theology | Facoltà Valdese di Teologia ; Facoltà valdese |  |
John Cabot University | JCU ; JCU Rome |  |
American University of Rome | AUR |  |
University of San Marino | Università degli Studi della Repubblica di San Marino ; UNIRSM ; University of the Republic of San Marino |  |
International University of Monaco | IUM ; Université internationale de Monaco ; University of Southern Europe |  | OMNES Education
University of Andorra | Universitat d'Andorra ; UdA |  |
Umwelt-Campus Birkenfeld | Environmental Campus Birkenfeld ; UCB Birkenfeld |  | Hochschule Trier
Schola Cantorum Basiliensis | SCB |  | University of Applied Sciences and Arts Northwestern Switzerland
RITCS School of Arts | RITCS ; RITS ; Royal Institute for Theatre, Cinema and Sound |  | Erasmushogeschool Brussel
IHECS | Institut des hautes études des communications sociales ; IHECS Brussels School of Journalism and Communication |  | Haute École Galilée
ECAM Brussels Engineering School | ECAM Bruxelles ; Institut supérieur industriel ECAM ; ECAM |  | Haute École Léonard de Vinci
IPATIMUP | Instituto de Patologia e Imunologia Molecular da Universidade do Porto ; Institute of Molecular Pathology and Immunology of the University of Porto |  | University of Porto
INEB | Instituto de Engenharia Biomédica ; Institute of Biomedical Engineering Porto |  | University of Porto
Wiesbaden Business School | WBS |  | Hochschule RheinMain
EU Business School | European University Business School ; European University Geneva-Montreux |  |
Instituto de História Contemporânea | IHC ; Institute of Contemporary History |  | Nova University Lisbon
Centro Interdisciplinar de Ciências Sociais | CICS.NOVA ; CESNOVA |  | Nova University Lisbon
Instituto de Filosofia da NOVA | IFILNOVA ; NOVA Institute of Philosophy |  | Nova University Lisbon
Instituto de Estudos de Literatura e Tradição | IELT ; Instituto de Estudos de Literatura Tradicional ; Institute for the Study of Literature and Tradition |  | Nova University Lisbon
Instituto de Comunicação da NOVA | ICNOVA ; Centro de Investigação Media e Jornalismo ; CIMJ |  | Nova University Lisbon
Instituto Português de Relações Internacionais | IPRI ; IPRI-NOVA ; Portuguese Institute of International Relations |  | Nova University Lisbon
Centro de Estudos de Sociologia e Estética Musical | CESEM ; Centre for the Study of the Sociology and Aesthetics of Music |  | Nova University Lisbon
UNINOVA | Instituto de Desenvolvimento de Novas Tecnologias ; Institute for the Development of New Technologies ; CTS-UNINOVA |  | Nova University Lisbon
Unidade de Ciências Biomoleculares Aplicadas | UCIBIO ; Applied Molecular Biosciences Unit ; UCIBIO-REQUIMTE |  | Nova University Lisbon
Laboratório Associado para a Química Verde | LAQV ; REQUIMTE ; LAQV-REQUIMTE ; Associated Laboratory for Green Chemistry |  |
Centro de Estudos de Doenças Crónicas | CEDOC ; Chronic Diseases Research Centre |  | Nova University Lisbon
Unidade de Investigação e Desenvolvimento em Engenharia Mecânica e Industrial | UNIDEMI ; Research and Development Unit for Mechanical and Industrial Engineering |  | Nova University Lisbon
Centro de Investigação e Estudos de Sociologia | CIES ; CIES-Iscte ; CIES-IUL ; Centre for Research and Studies in Sociology |  | ISCTE – University Institute of Lisbon
Centro de Investigação e Intervenção Social | CIS-Iscte ; CIS-IUL ; Centre for Social Research and Intervention |  | ISCTE – University Institute of Lisbon
DINÂMIA'CET | DINÂMIA'CET-Iscte ; Centro de Estudos sobre a Mudança Socioeconómica e o Território ; Centre for Socioeconomic and Territorial Studies |  | ISCTE – University Institute of Lisbon
Centro em Rede de Investigação em Antropologia | CRIA ; Centre for Research in Anthropology |  | ISCTE – University Institute of Lisbon
Information Sciences and Technologies and Architecture Research Center | ISTAR ; ISTAR-Iscte ; ISTAR-IUL ; Centro de Investigação em Ciências da Informação, Tecnologias e Arquitetura |  | ISCTE – University Institute of Lisbon
Biosystems and Integrative Sciences Institute | BioISI ; Instituto de Biossistemas e Ciências Integrativas |  | University of Lisbon
Centre for Ecology, Evolution and Environmental Changes | cE3c ; Centro de Ecologia, Evolução e Alterações Ambientais |  | University of Lisbon
Instituto Dom Luiz | IDL ; Centro de Geofísica da Universidade de Lisboa ; Dom Luiz Institute |  | University of Lisbon
LASIGE | Large-Scale Informatics Systems Laboratory ; Laboratório de Sistemas Informáticos de Grande Escala |  | University of Lisbon
Instituto de Astrofísica e Ciências do Espaço | IA ; Institute of Astrophysics and Space Sciences ; Centro de Astrofísica da Universidade do Porto ; CAUP ; CAAUL |  |
Centro de Matemática, Aplicações Fundamentais e Investigação Operacional | CMAFcIO ; CMAF-CIO |  | University of Lisbon
Centro de Estudos Florestais | CEF ; Forest Research Centre |  | Instituto Superior de Agronomia
Centro de Investigação Interdisciplinar em Sanidade Animal | CIISA ; Centre for Interdisciplinary Research in Animal Health |  | University of Lisbon
Instituto de Investigação do Medicamento | iMed.ULisboa ; Research Institute for Medicines ; iMed |  | University of Lisbon
Centro de Análise Matemática, Geometria e Sistemas Dinâmicos | CAMGSD ; Center for Mathematical Analysis, Geometry and Dynamical Systems |  | Instituto Superior Técnico
Centro de Astrofísica e Gravitação | CENTRA ; Centro Multidisciplinar de Astrofísica ; Center for Astrophysics and Gravitation |  | Instituto Superior Técnico
Centro de Física Teórica de Partículas | CFTP ; Centre for Theoretical Particle Physics |  | Instituto Superior Técnico
Centro de Recursos Naturais e Ambiente | CERENA ; Centre for Natural Resources and the Environment |  | Instituto Superior Técnico
Civil Engineering Research and Innovation for Sustainability | CERIS |  | Instituto Superior Técnico
Centro de Ciências e Tecnologias Nucleares | C2TN ; Centre for Nuclear Sciences and Technologies ; Instituto Tecnológico e Nuclear ; ITN |  | Instituto Superior Técnico
Instituto de Bioengenharia e Biociências | iBB ; Institute for Bioengineering and Biosciences |  | Instituto Superior Técnico
Instituto de Plasmas e Fusão Nuclear | IPFN ; Institute for Plasmas and Nuclear Fusion |  | Instituto Superior Técnico
Centro de Estudos de Gestão do Instituto Superior Técnico | CEG-IST ; CEGIST |  | Instituto Superior Técnico
Centre for Marine Technology and Ocean Engineering | CENTEC ; Centro de Engenharia e Tecnologia Naval e Oceânica |  | Instituto Superior Técnico
Advance/CSG | Advance ; CSG - Investigação em Ciências Sociais e Gestão ; Research in Social Sciences and Management |  | Instituto Superior de Economia e Gestão
Research in Economics and Mathematics | REM ; UECE ; Unidade de Estudos sobre Complexidade e Economia ; CEMAPRE |  | Instituto Superior de Economia e Gestão
Centro de Administração e Políticas Públicas | CAPP ; Centre for Public Administration and Public Policies |  | Instituto Superior de Ciências Sociais e Políticas
Centro Interdisciplinar de Estudos de Género | CIEG ; Interdisciplinary Centre for Gender Studies |  | Instituto Superior de Ciências Sociais e Políticas
Centro Interdisciplinar para o Estudo da Performance Humana | CIPER ; Interdisciplinary Centre for the Study of Human Performance |  | Faculdade de Motricidade Humana
Centro de Investigação em Arquitetura, Urbanismo e Design | CIAUD ; Research Centre in Architecture, Urbanism and Design |  | University of Lisbon
Centro de Estudos Anglísticos da Universidade de Lisboa | CEAUL ; ULICES ; University of Lisbon Centre for English Studies |  | University of Lisbon
Centro de Arqueologia da Universidade de Lisboa | UNIARQ |  | University of Lisbon
Centro de Informática e Sistemas da Universidade de Coimbra | CISUC ; Centre for Informatics and Systems of the University of Coimbra |  | University of Coimbra
Centro de Física da Universidade de Coimbra | CFisUC |  | University of Coimbra
Centre for Business and Economics Research | CeBER |  | University of Coimbra
Centre for Functional Ecology | CFE ; Centro de Ecologia Funcional |  | University of Coimbra
Centro de Estudos Interdisciplinares do Século XX | CEIS20 |  | University of Coimbra
Centro de Literatura Portuguesa | CLP ; Centre for Portuguese Literature |  | University of Coimbra
Centro de História da Sociedade e da Cultura | CHSC ; Centre for the History of Society and Culture |  | University of Coimbra
Centro de Estudos em Arqueologia, Artes e Ciências do Património | CEAACP |  | University of Coimbra
Centro de Investigação do Desporto e da Actividade Física | CIDAF ; Research Unit for Sport and Physical Activity |  | University of Coimbra
University of Coimbra Institute for Legal Research | UCILeR ; Instituto Jurídico da Faculdade de Direito da Universidade de Coimbra |  | University of Coimbra
Coimbra Chemistry Centre | CQC ; Centro de Química de Coimbra |  | University of Coimbra
Institute for Sustainability and Innovation in Structural Engineering | ISISE |  | University of Minho
Centro ALGORITMI | ALGORITMI ; ALGORITMI Research Centre |  | University of Minho
Centro de Engenharia Biológica | CEB ; Centre of Biological Engineering |  | University of Minho
Life and Health Sciences Research Institute | ICVS ; Instituto de Investigação em Ciências da Vida e Saúde ; ICVS/3B's |  | University of Minho
Research Institute on Biomaterials, Biodegradables and Biomimetics | 3B's Research Group ; I3Bs ; 3B's |  | University of Minho
Centre of Molecular and Environmental Biology | CBMA ; Centro de Biologia Molecular e Ambiental |  | University of Minho
Centro de Estudos de Comunicação e Sociedade | CECS ; Communication and Society Research Centre |  | University of Minho
Núcleo de Investigação em Políticas Económicas e Empresariais | NIPE ; Centre for Research in Economics and Management |  | University of Minho
Centro de Investigação em Estudos da Criança | CIEC ; Research Centre on Child Studies |  | University of Minho
Centro de Ciência e Tecnologia Têxtil | 2C2T ; Centre for Textile Science and Technology |  | University of Minho
Instituto de Polímeros e Compósitos | IPC ; Institute for Polymers and Composites |  | University of Minho
Centro de Investigação e Tecnologias Agroambientais e Biológicas | CITAB ; Centre for the Research and Technology of Agro-Environmental and Biological Sciences |  | University of Trás-os-Montes and Alto Douro
Centro de Investigação em Desporto, Saúde e Desenvolvimento Humano | CIDESD ; Research Center in Sports Sciences, Health Sciences and Human Development |  | University of Trás-os-Montes and Alto Douro
Centro de Estudos Transdisciplinares para o Desenvolvimento | CETRAD ; Centre for Transdisciplinary Development Studies |  | University of Trás-os-Montes and Alto Douro
Centro de Química de Vila Real | CQVR ; CQ-VR |  | University of Trás-os-Montes and Alto Douro
Centro Interdisciplinar de Investigação Marinha e Ambiental | CIIMAR ; Interdisciplinary Centre of Marine and Environmental Research |  | University of Porto
Centro de Investigação em Biodiversidade e Recursos Genéticos | CIBIO ; CIBIO-InBIO ; BIOPOLIS ; Research Centre in Biodiversity and Genetic Resources |  | University of Porto
Instituto de Saúde Pública da Universidade do Porto | ISPUP ; EPIUnit |  | University of Porto
Centro de Investigação em Tecnologias e Serviços de Saúde | CINTESIS ; Center for Health Technology and Services Research |  | University of Porto
Centro de Investigação Transdisciplinar Cultura, Espaço e Memória | CITCEM ; Transdisciplinary Research Centre Culture, Space and Memory |  | University of Porto
Centro de Investigação e Intervenção Educativas | CIIE ; Centre for Research and Intervention in Education |  | University of Porto
Centro de Estudos de Arquitectura e Urbanismo | CEAU ; CEAU-FAUP ; Centre for Studies in Architecture and Urbanism |  | University of Porto
Centro de Investigação, Formação, Inovação e Intervenção em Desporto | CIFI2D |  | University of Porto
Centro de Investigação em Actividade Física, Saúde e Lazer | CIAFEL ; Research Centre in Physical Activity, Health and Leisure |  | University of Porto
Laboratory for Process Engineering, Environment, Biotechnology and Energy | LEPABE ; Laboratório de Engenharia de Processos, Ambiente, Biotecnologia e Energia |  | University of Porto
Laboratory of Separation and Reaction Engineering | LSRE ; LSRE-LCM ; Laboratório de Processos de Separação e Reação |  | University of Porto
Transport Phenomena Research Center | CEFT ; Centro de Estudos de Fenómenos de Transporte |  | University of Porto
Artificial Intelligence and Computer Science Laboratory | LIACC ; Laboratório de Inteligência Artificial e Ciência de Computadores |  | University of Porto
Center for Economics and Finance at University of Porto | cef.up |  | University of Porto
INEGI | Instituto de Ciência e Inovação em Engenharia Mecânica e Engenharia Industrial ; Institute of Science and Innovation in Mechanical and Industrial Engineering |  | University of Porto
CISTER Research Centre in Real-Time and Embedded Computing Systems | CISTER ; Centro de Investigação em Sistemas Computacionais Embebidos e de Tempo-Real |  | Instituto Superior de Engenharia do Porto
Centre for Organisational and Social Studies of the Polytechnic of Porto | CEOS.PP ; Centro de Estudos Organizacionais e Sociais do Politécnico do Porto ; CECEJ |  | Polytechnic Institute of Porto
Aveiro Institute of Materials | CICECO ; Centro de Investigação em Materiais Cerâmicos e Compósitos ; CICECO-Aveiro Institute of Materials |  | University of Aveiro
Institute of Electronics and Informatics Engineering of Aveiro | IEETA ; Instituto de Engenharia Electrónica e Telemática de Aveiro |  | University of Aveiro
Center for Research and Development in Mathematics and Applications | CIDMA ; Centro de Investigação e Desenvolvimento em Matemática e Aplicações |  | University of Aveiro
Research Unit on Governance, Competitiveness and Public Policies | GOVCOPP ; Unidade de Investigação em Governança, Competitividade e Políticas Públicas |  | University of Aveiro
Centro de Línguas, Literaturas e Culturas | CLLC ; Centre for Languages, Literatures and Cultures |  | University of Aveiro
GeoBioTec | GeoBioSciences, GeoTechnologies and GeoEngineering ; Geobiociências, Geoengenharias e Geotecnologias |  | University of Aveiro
Instituto Superior de Contabilidade e Administração da Universidade de Aveiro | ISCA-UA ; ISCAA |  | University of Aveiro
Escola Superior de Tecnologia e Gestão de Águeda | ESTGA |  | University of Aveiro
Escola Superior de Saúde da Universidade de Aveiro | ESSUA |  | University of Aveiro
Centro de Ciências do Mar | CCMAR ; Centre of Marine Sciences ; Algarve Centre for Marine Sciences |  | University of Algarve
Centro de Investigação Marinha e Ambiental | CIMA ; Centre for Marine and Environmental Research |  | University of Algarve
Research Centre for Tourism, Sustainability and Well-being | CinTurs ; CIEO ; Centro de Investigação sobre Espaço e Organizações |  | University of Algarve
Mediterranean Institute for Agriculture, Environment and Development | MED ; ICAAM ; Instituto de Ciências Agrárias e Ambientais Mediterrânicas ; MeditBio |  | University of Évora
HERCULES Laboratory | Laboratório HERCULES ; HERCULES ; Herança Cultural, Estudos e Salvaguarda |  | University of Évora
Centro Interdisciplinar de História, Culturas e Sociedades | CIDEHUS ; Interdisciplinary Centre for History, Cultures and Societies |  | University of Évora
Centro de Estudos e Formação Avançada em Gestão e Economia | CEFAGE ; Center for Advanced Studies in Management and Economics |  | University of Évora
Centro de História da Arte e Investigação Artística | CHAIA ; Centre for Art History and Artistic Research |  | University of Évora
Fiber Materials and Environmental Technologies | FibEnTech |  | University of Beira Interior
Centro de Biotecnologia e Química Fina | CBQF ; Centre of Biotechnology and Fine Chemistry |  | Catholic University of Portugal
Escola Superior de Biotecnologia | ESB ; ESB-UCP ; College of Biotechnology |  | Catholic University of Portugal
Centro de Estudos de Comunicação e Cultura | CECC ; Research Centre for Communication and Culture |  | Catholic University of Portugal
Centro de Investigação em Ciência e Tecnologia das Artes | CITAR ; Research Center for Science and Technology of the Arts |  | Catholic University of Portugal
Centro de Estudos de História Religiosa | CEHR ; Centre of Religious History Studies |  | Catholic University of Portugal
Centro de Estudos Filosóficos e Humanísticos | CEFH ; Centre for Philosophical and Humanistic Studies |  | Catholic University of Portugal
Centre for Interdisciplinary Research and Studies in Education and Development | CeiED ; CeiED Lusófona ; Centro de Estudos Interdisciplinares em Educação e Desenvolvimento |  | Lusófona University
Centre for Research in Applied Communication, Culture, and New Technologies | CICANT ; Centro de Investigação em Comunicação Aplicada, Cultura e Novas Tecnologias |  | Lusófona University
HEI-Lab | Human-Environment Interaction Lab ; Digital Human-Environment Interaction Lab |  | Lusófona University
William James Center for Research | WJCR |  | ISPA – Instituto Universitário
Marine and Environmental Sciences Centre | MARE ; Centro de Ciências do Mar e do Ambiente |  |
University Medical Center Hamburg-Eppendorf | Universitätsklinikum Hamburg-Eppendorf ; UKE ; UKE Hamburg |  | University of Hamburg
University Hospital Heidelberg | Universitätsklinikum Heidelberg ; UKHD ; Heidelberg University Hospital |  | Heidelberg University
LMU Klinikum | Klinikum der Universität München ; LMU University Hospital ; Klinikum Großhadern ; KUM |  | Ludwig Maximilian University of Munich
TUM Klinikum Rechts der Isar | Klinikum rechts der Isar ; MRI ; Klinikum rechts der Isar der Technischen Universität München ; TUM Klinikum |  | Technical University of Munich
University Hospital Cologne | Uniklinik Köln ; Universitätsklinikum Köln ; UKK |  | University of Cologne
University Hospital Bonn | Universitätsklinikum Bonn ; UKB ; Uniklinik Bonn |  | University of Bonn
Universitätsklinikum Aachen | Uniklinik RWTH Aachen ; UKA ; University Hospital RWTH Aachen |  | RWTH Aachen University
University Hospital Münster | Universitätsklinikum Münster ; UKM |  | University of Münster
University Medical Center Göttingen | Universitätsmedizin Göttingen ; UMG ; University Medical Center Goettingen ; Bereich Humanmedizin Göttingen |  | University of Göttingen
University Medical Center Mainz | Universitätsmedizin Mainz ; Universitätsmedizin der Johannes Gutenberg-Universität Mainz ; UM Mainz |  | Johannes Gutenberg University Mainz
University Medical Centre Mannheim | Universitätsmedizin Mannheim ; UMM ; Klinikum Mannheim |  | Heidelberg University
Medical Faculty Mannheim | Medizinische Fakultät Mannheim ; UMM |  | Heidelberg University
Medical Center – University of Freiburg | Universitätsklinikum Freiburg ; Uniklinik Freiburg ; UKF ; University Medical Center Freiburg |  | University of Freiburg
University Hospital Tübingen | Universitätsklinikum Tübingen ; UKT |  | University of Tübingen
University Hospital Schleswig-Holstein | Universitätsklinikum Schleswig-Holstein ; UKSH |  |
University Hospital Giessen and Marburg | Universitätsklinikum Gießen und Marburg ; UKGM |  |
University Hospital Carl Gustav Carus | Universitätsklinikum Carl Gustav Carus Dresden ; UKD ; Medizinische Akademie Carl Gustav Carus ; University Hospital Dresden |  | Dresden University of Technology
University Hospital Frankfurt | Universitätsklinikum Frankfurt ; Universitätsmedizin Frankfurt ; UKF |  | Goethe University Frankfurt
Charité | Charité Berlin ; Universitätsklinikum Benjamin Franklin ; Rudolf-Virchow-Klinikum |  |
Jena University Hospital | Universitätsklinikum Jena ; UKJ |  | University of Jena
Saarland University Hospital | Universitätsklinikum des Saarlandes ; UKS ; Universitätsklinikum Homburg |  | Saarland University
Lausanne University Hospital | Centre hospitalier universitaire vaudois ; CHUV |  | University of Lausanne
Geneva University Hospitals | Hôpitaux universitaires de Genève ; HUG ; Hôpital cantonal de Genève |  | University of Geneva
University Hospital of Zurich | Universitätsspital Zürich ; USZ ; Kantonsspital Zürich |  | University of Zurich
University Hospital of Bern | Inselspital ; Inselspital Bern ; Universitätsspital Bern |  | University of Bern
University Hospital of Basel | Universitätsspital Basel ; USB ; Kantonsspital Basel ; Bürgerspital Basel |  | University of Basel
Vienna General Hospital | Allgemeines Krankenhaus der Stadt Wien ; AKH Wien ; AKH ; Universitätsklinikum AKH Wien |  | Medical University of Vienna
Amsterdam UMC | Academisch Medisch Centrum ; AMC ; VU Medisch Centrum ; VUmc ; Amsterdam University Medical Centers |  |
University Hospitals Leuven | UZ Leuven ; Universitaire Ziekenhuizen Leuven ; Gasthuisberg |  | KU Leuven
Ghent University Hospital | UZ Gent ; Universitair Ziekenhuis Gent |  | Ghent University
Cliniques universitaires Saint-Luc | Saint-Luc University Hospital ; CUSL ; Cliniques Saint-Luc |  | Université catholique de Louvain
Hôpital Erasme | Erasme Hospital ; ULB Erasme ; Hôpital universitaire de Bruxelles ; HUB |  | Université libre de Bruxelles
Clínica Universidad de Navarra | CUN ; University Clinic of Navarra ; Clínica Universitaria de Navarra |  | University of Navarra
Centre for Material Forming | CEMEF ; Centre de mise en forme des matériaux |  | Mines Paris
Centre de sociologie de l'innovation | CSI ; Centre for the Sociology of Innovation ; i3-CSI |  | Mines Paris
Centre de gestion scientifique | CGS ; i3-CGS |  | Mines Paris
Centre des matériaux Pierre-Marie Fourt | Centre des Matériaux ; CDM Mines ; Centre des Matériaux Évry |  | Mines Paris
Centre de recherche sur les risques et les crises | CRC ; CRC Sophia Antipolis |  | Mines Paris
Centre Procédés, énergies renouvelables et systèmes énergétiques | PERSEE ; Centre PERSEE |  | Mines Paris
Centre Observation, Impacts, Énergie | OIE ; Centre O.I.E. |  | Mines Paris
Centre thermodynamique des procédés | CTP |  | Mines Paris
Centre Efficacité énergétique des systèmes | CES ; CEP ; Centre énergétique et procédés |  | Mines Paris
Centre automatique et systèmes | CAS |  | Mines Paris
Laboratoire d'Informatique de Grenoble | LIG ; Grenoble Informatics Laboratory |  | Grenoble Alpes University
GIPSA-lab | Grenoble Images Parole Signal Automatique ; Laboratoire Grenoble Images Parole Signal Automatique |  | Grenoble Alpes University
Laboratoire Jean Kuntzmann | LJK ; LMC-IMAG ; Jean Kuntzmann Laboratory |  | Grenoble Alpes University
VERIMAG | Laboratoire Verimag |  | Grenoble Alpes University
TIMA Laboratory | TIMA ; Techniques de l'informatique et de la microélectronique pour l'architecture des systèmes intégrés |  | Grenoble Alpes University
Laboratoire de Génie Électrique de Grenoble | G2Elab ; Grenoble Electrical Engineering Laboratory ; LEG |  | Grenoble Alpes University
Institut de Planétologie et d'Astrophysique de Grenoble | IPAG ; LAOG ; Laboratoire d'Astrophysique de Grenoble |  | Grenoble Alpes University
Institut des Géosciences de l'Environnement | IGE ; LGGE ; Laboratoire de glaciologie et géophysique de l'environnement |  | Grenoble Alpes University
Observatoire des Sciences de l'Univers de Grenoble | OSUG ; Grenoble Observatory for Earth Sciences and Astronomy |  | Grenoble Alpes University
Translational Innovation in Medicine and Complexity | TIMC ; TIMC-IMAG ; Techniques de l'ingénierie médicale et de la complexité |  | Grenoble Alpes University
Grenoble Institut des Neurosciences | GIN ; Grenoble Institute of Neuroscience |  | Grenoble Alpes University
Pacte, Laboratoire de sciences sociales | PACTE ; Politiques publiques, action politique, territoires |  | Grenoble Alpes University
Laboratoire de Linguistique et Didactique des Langues Étrangères et Maternelles | LIDILEM |  | Grenoble Alpes University
Institut des Langues et Cultures d'Europe, Amérique, Afrique, Asie et Australie | ILCEA4 ; ILCEA |  | Grenoble Alpes University
Laboratoire d'Écologie Alpine | LECA ; Alpine Ecology Laboratory |  | Grenoble Alpes University
Laboratoire de Psychologie et NeuroCognition | LPNC |  | Grenoble Alpes University
Laboratoire Informatique d'Avignon | LIA ; Avignon Computer Science Laboratory |  | Avignon University
Environnement Méditerranéen et Modélisation des Agro-Hydrosystèmes | EMMAH |  | Avignon University
Centre Norbert Elias | CNE |  | Avignon University
Institut de Recherche en Informatique Fondamentale | IRIF ; LIAFA |  | Paris Cité University
LIP6 | Laboratoire d'Informatique de Paris 6 ; Laboratoire d'informatique de Sorbonne Université |  | Sorbonne University
Institut de Mathématiques de Jussieu | IMJ-PRG ; Institut de mathématiques de Jussieu-Paris Rive Gauche ; IMJ |  | Sorbonne University
Institut Henri Poincaré | IHP ; Maison Poincaré |  | Sorbonne University
Institut des Hautes Études de l'Amérique latine | IHEAL ; Institute of Latin American Studies |  | Sorbonne Nouvelle University
ESIT | École supérieure d'interprètes et de traducteurs |  | Sorbonne Nouvelle University
CELSA | École des hautes études en sciences de l'information et de la communication ; CELSA Sorbonne Université |  | Sorbonne University
IAE Paris | IAE Paris-Sorbonne ; Institut d'administration des entreprises de Paris ; Sorbonne Business School |  | Paris 1 Panthéon-Sorbonne University
IAE Lyon | iaelyon School of Management ; Institut d'administration des entreprises de Lyon |  | Jean Moulin University Lyon 3
IAE Grenoble | Grenoble IAE ; Institut d'administration des entreprises de Grenoble |  | Grenoble Alpes University
IAE Aix-Marseille | IAE Aix-en-Provence ; Aix-Marseille Graduate School of Management |  | Aix-Marseille University
Polytech Paris-Saclay | Polytech Paris-Sud ; IFIPS ; Institut de formation des ingénieurs de Paris-Sud |  | Paris-Saclay University
Polytech Sorbonne | Polytech Paris-UPMC ; IFITEP ; École polytechnique universitaire Pierre-et-Marie-Curie |  | Sorbonne University
Polytech Nantes | École polytechnique de l'université de Nantes ; IRESTE ; ESA-IGELEC ; ISITEM |  | Nantes University
Polytech Lille | EUDIL ; École universitaire d'ingénieurs de Lille ; École polytechnique universitaire de Lille |  | University of Lille
Polytech Montpellier | ISIM ; Institut des sciences de l'ingénieur de Montpellier |  | University of Montpellier
Polytech Grenoble | ISTG ; Institut des sciences et techniques de Grenoble |  | Grenoble Institute of Technology
Polytech Orléans | ESEM ; École polytechnique de l'université d'Orléans ; ESPEO |  | University of Orléans
Polytech Marseille | École polytechnique universitaire de Marseille ; ESIL ; IUSTI |  | Aix-Marseille University
Polytech Lyon | ISTIL ; Institut des sciences et techniques de l'ingénieur de Lyon ; EPUL |  | Claude Bernard University Lyon 1
Polytech Clermont | CUST ; Centre universitaire des sciences et techniques ; Polytech Clermont-Ferrand |  | Clermont Auvergne INP
Polytech Nancy | ESSTIN ; École supérieure des sciences et technologies de l'ingénieur de Nancy |  | University of Lorraine
Polytech Annecy-Chambéry | Polytech Savoie ; ESIA ; ESIGEC |  | Savoy Mont Blanc University
Polytech Angers | ISTIA ; Institut des sciences et techniques de l'ingénieur d'Angers |  | University of Angers
Télécom Physique Strasbourg | ENSPS ; École nationale supérieure de physique de Strasbourg |  | University of Strasbourg
Télécom Saint-Étienne | ISTASE ; Institut supérieur des techniques avancées de Saint-Étienne |  | Université Jean Monnet
Télécom Nancy | ESIAL ; École supérieure d'informatique et applications de Lorraine |  | University of Lorraine
ECPM Strasbourg | École européenne de chimie, polymères et matériaux ; ECPM ; EHICS |  | University of Strasbourg
CHAM - Centro de Humanidades | CHAM ; CHAM - Centre for the Humanities ; Centro de História d'Aquém e d'Além-Mar |  | Nova University Lisbon
NECE Research Center in Business Sciences | NECE ; NECE-UBI ; Núcleo de Estudos em Ciências Empresariais |  | University of Beira Interior
ISTerre | Institut des Sciences de la Terre Grenoble ; LGIT ; Laboratoire de géophysique interne et tectonophysique |  | Grenoble Alpes University
Instituto de Sistemas e Robótica da Universidade de Coimbra | ISR-UC ; ISR Coimbra |  | University of Coimbra
Instituto de Sistemas e Robótica de Lisboa | ISR-Lisboa ; LARSyS |  | Instituto Superior Técnico
Grupo de Astronomia da Universidade da Madeira | GAUMa |  | University of Madeira
`;
