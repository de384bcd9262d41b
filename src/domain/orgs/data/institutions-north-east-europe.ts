// Schools of Britain, Ireland, the Nordic countries and eastern Europe to Kazakhstan and Türkiye: former names, names at home, short forms, wholes.
// Written by hand from general knowledge. Name | other names ; … | domains | the body it belongs to.

export const INSTITUTIONS_NORTH_EAST_EUROPE = `
Albanian University | Universiteti Albanian ; AU Tirana ; UFO University ; Universiteti Ufo Dental ; UFO Dental University |  |
Aleksandër Moisiu University | Universiteti Aleksandër Moisiu Durrës ; University of Durrës ; Aleksandër Moisiu University of Durrës ; UAMD |  |
Bedër University | Hëna e Plotë Bedër University ; Bedër University College ; Universiteti Hëna e Plotë Bedër ; Kolegji Universitar Bedër ; Bedër College ; HPBU |  |
Institute of Geosciences | Instituti i Gjeoshkencave ; Institute of Geosciences, Energy, Water and Environment ; Instituti i Gjeoshkencave, Energjisë, Ujit dhe Mjedisit ; IGEWE ; IGJEUM ; IGEO | | Polytechnic University of Tirana
Skanderbeg Military University | Military Academy Skënderbej ; Akademia Ushtarake Skënderbej ; Armed Forces Academy of Albania ; Akademia e Forcave të Armatosura ; Universiteti Ushtarak Skënderbej ; Military Academy of Albania |  |
National University of Architecture and Construction of Armenia | Yerevan State University of Architecture and Construction ; Yerevan Institute of Architecture and Construction ; NUACA ; YSUAC ; ՃՇՀԱՀ |  |
Shirak State University | Gyumri State Pedagogical Institute ; Gyumri State Pedagogical Institute after M. Nalbandyan ; M. Nalbandyan State University of Shirak ; Shirak State University after M. Nalbandyan ; Leninakan State Pedagogical Institute ; ShSU |  |
Azerbaijan Scientific Research Institute of Construction and Architecture | Azərbaycan İnşaat və Memarlıq Elmi-Tədqiqat İnstitutu ; AzİMETİ ; AzIMETI |  |
Azerbaijan Sports Academy | Azerbaijan State Academy of Physical Education and Sport ; Azərbaycan Dövlət Bədən Tərbiyəsi və İdman Akademiyası ; ADBTİA ; Azərbaycan İdman Akademiyası ; Azerbaijan State Institute of Physical Culture ; ASAPES |  |
Azerbaijan Tourism and Management University | Azerbaijan Tourism Institute ; Azərbaycan Turizm və Menecment Universiteti ; Azərbaycan Turizm İnstitutu ; ATMU ; ATMÜ |  |
Baku Choreography Academy | Bakı Xoreoqrafiya Akademiyası ; Baku Academy of Choreography ; Baku Choreographic School ; BXA |  |
Baku Eurasian University | Bakı Avrasiya Universiteti ; Baku Eurasia University ; BAAU ; BEU |  |
Karabakh University | Qarabağ Universiteti ; Garabagh University ; QU |  |
National Defense University | Milli Müdafiə Universiteti ; National Defence University of Azerbaijan ; War College of Azerbaijan Armed Forces ; Azerbaijan Higher Military Academy ; MMU |  |
"International business-information academy" Tuzla (IPI Academy) | IPI Akademija ; Internacionalna poslovno-informaciona akademija Tuzla ; Visoka škola Internacionalna poslovno-informaciona akademija Tuzla ; IPI Akademija Tuzla ; IPIA |  |
University Sinergija | Univerzitet Sinergija ; Sinergija University |  |
University of Business Engineering and Management | Univerzitet za poslovni inženjering i menadžment ; PIM University ; Univerzitet PIM ; UPIM ; Visoka škola za poslovni inženjering i menadžment |  |
Big Data for Smart Society (GATE) Institute | GATE Institute ; GATE Centre of Excellence ; Big Data for Smart Society Institute ; Institut GATE | | Sofia University
National Academy of Music Prof. Pancho Vladigerov | State Academy of Music Pancho Vladigerov ; Natsionalna muzikalna akademiya ; Bulgarian State Conservatory ; State Musical Academy Sofia ; NMA ; Sofia Conservatory |  |
Trakia University | Thracian University ; Trakiyski universitet ; Higher Institute of Zootechnics and Veterinary Medicine ; TrU ; Trakia University Stara Zagora |  |
Varna University of Management | International University College ; Vissh uchilishte po menidzhmant ; Higher School of Management Varna ; VUM ; VUMK ; IUC Bulgaria |  |
Belarusian State Technological University | Belarusian Technological Institute ; S. M. Kirov Belarusian Technological Institute ; Belaruski dziarzhauny tekhnalahichny universitet ; BSTU ; BGTU ; BDTU |  |
Brest State A.S. Pushkin University | Brest State University ; A.S. Pushkin Brest State University ; Brest State Pedagogical Institute ; BrSU ; BrGU |  |
Euphrosyne Polotskaya State University | Polotsk State University ; Euphrosyne Polotskaya State University of Polotsk ; Novopolotsk Polytechnic Institute ; Polatsk State University ; PSU |  |
Gomel State Medical University | Gomel State Medical Institute ; Gomel Medical Institute ; Homel State Medical University ; GSMU ; GomSMU |  |
ASBU Kuzey Kibris Yerleşkesi̇ | Social Sciences University of Ankara North Cyprus Campus ; Ankara Sosyal Bilimler Üniversitesi Kuzey Kıbrıs Yerleşkesi ; ASBU Northern Cyprus ; ASBÜ KKY ; ASBU Kıbrıs | | Social Sciences University of Ankara
American University of Beirut – Mediterraneo | AUB Mediterraneo ; AUBMed | | American University of Beirut
Arkın Yaratıcı Sanatlar ve Tasarım Üniversitesi | Arkin University of Creative Arts and Design ; ARUCAD |  |
Atatürk Teacher Training Academy | Atatürk Öğretmen Akademisi ; Atatürk Teacher Academy ; AÖA ; Turkish Teachers College Nicosia ; Türk Öğretmen Koleji |  |
Cyprus West University | Kıbrıs Batı Üniversitesi ; KBÜ ; CWU |  |
Eastern Mediterranean University | Institute of Higher Technology Famagusta ; Yüksek Teknoloji Enstitüsü ; DAÜ |  |
KIOS Research and Innovation Center of Excellence | KIOS CoE ; KIOS Research Center for Intelligent Systems and Networks | | University of Cyprus
Kıbrıs İlim Üniversitesi | Cyprus Science University ; Cyprus İlim University ; CSU ; KİÜ |  |
Near East University | YDÜ ; NEU |  |
University of Central Lancashire Cyprus | UCLan Cyprus ; University of Lancashire Cyprus ; Panepistimio UCLan Kyprou | | University of Lancashire
University of Limassol | CIIM ; Cyprus International Institute of Management ; UoL Cyprus ; Panepistimio Lemesou |  |
Academy of Performing Arts in Prague | Academy of Musical Arts in Prague ; AMU v Praze ; DAMU ; HAMU |  |
Anglo-American University | Anglo-American College ; Anglo-americká vysoká škola ; Anglo-American College in Prague ; AAU ; AAVS |  |
Central European Institute of Technology – Masaryk University | CEITEC ; CEITEC MU ; CEITEC Masaryk University ; Středoevropský technologický institut ; Středoevropský technologický institut Masarykovy univerzity | | Masaryk University
College of Karlovy Vary | Vysoká škola Karlovy Vary ; VŠKV ; Karlovarská vysoká škola |  |
College of Polytechnics Jihlava | Vysoká škola polytechnická Jihlava ; VŠPJ ; VSPJ ; Polytechnic University Jihlava |  |
College of Regional Development and Banking Institute - AMBIS | AMBIS ; AMBIS vysoká škola ; AMBIS University ; Bankovní institut vysoká škola ; Banking Institute College of Banking ; Vysoká škola regionálního rozvoje ; BIVŠ |  |
Czech Academy of Sciences, Institute of Archaeology, Brno | Archeologický ústav AV ČR, Brno ; Institute of Archaeology of the CAS, Brno ; ARÚB ; ARUB ; Institute of Archaeology of the Academy of Sciences of the Czech Republic Brno | | Czech Academy of Sciences
Czech Botanical Society | Česká botanická společnost ; Czechoslovak Botanical Society ; Československá botanická společnost ; ČBS |  |
European Research University | Evropská výzkumná univerzita ; ERUNI ; ERU Ostrava |  |
Institute of Technology and Business | Vysoká škola technická a ekonomická v Českých Budějovicích ; VŠTE ; VSTE ; Institute of Technology and Business in České Budějovice ; ITB |  |
Laboratoře Behaviorálních Studií | Behavioral Studies Laboratories ; LABS | | Jan Evangelista Purkyně University in Ústí nad Labem
Medical College in Prague | Vysoká škola zdravotnická ; Vysoká škola zdravotnická Praha ; VŠZ ; College of Nursing Prague |  |
Moravská Vysoká Skola Olomouc | Moravian Business College Olomouc ; MVŠO ; MVSO ; Moravian College Olomouc ; Moravian University College Olomouc |  |
NEWTON University | NEWTON College ; Vysoká škola NEWTON ; NEWTON College Brno |  |
Pan-European University | Panevropská univerzita ; Vysoká škola mezinárodních a veřejných vztahů Praha ; University of International and Public Relations Prague ; VŠMVV ; PEUNI ; VŠMVVP |  |
Prague City University | Prague College ; Vysoká škola Prague City University ; PCU |  |
Prague College of Psychosocial Studies | Pražská vysoká škola psychosociálních studií ; PVŠPS ; PVSPS ; Prague Psychosocial University |  |
Prague University of Economics and Business | VSE ; VŠE v Praze ; Prague School of Economics ; UEP |  |
University of Business in Prague | Vysoká škola obchodní v Praze ; VŠO ; VSO Praha ; College of Business in Prague |  |
University of Chemistry and Technology, Prague | UCT Prague ; VSCHT ; VŠCHT Praha ; ICT Prague ; Prague Institute of Chemical Technology |  |
University of Finance and Administration | Vysoká škola finanční a správní ; VŠFS ; VSFS ; University of Finance and Administration Prague |  |
University of Veterinary Sciences Brno | Veterinární a farmaceutická univerzita Brno ; VFU Brno ; VETUNI ; Vysoká škola veterinární v Brně |  |
University of West Bohemia in Pilsen | Západočeská univerzita v Plzni ; University of West Bohemia ; ZČU ; UWB ; ZCU ; Vysoká škola strojní a elektrotechnická v Plzni |  |
Vysoká škola kreativní komunikace | University of Creative Communication ; VŠKK ; VSKK ; College of Creative Communication |  |
Výzkumný Ústav Mlékárenský | Dairy Research Institute ; VÚM ; VUM Praha ; MILCOM |  |
Škoda Auto University | Škoda Auto Vysoká škola ; ŠKODA AUTO College ; ŠAVŠ ; SAVS ; Vysoká škola ŠKODA AUTO |  |
Aalborg University | Aalborg Universitet ; Aalborg University Centre ; AUC ; AAU ; Danmarks Ingeniørakademi Aalborg |  |
Copenhagen Hospitality College | Hotel- og Restaurantskolen ; Hotel and Restaurant School Copenhagen ; HRS |  |
Erhvervsakademi København | Copenhagen School of Design and Technology ; KEA ; Københavns Erhvervsakademi ; EK ; Cphbusiness ; Copenhagen Business Academy |  |
HF & VUC Klar | VUC Storstrøm ; HF og VUC Klar ; VUC Vestsjælland Syd ; KLAR |  |
Novo Nordisk Foundation Center for Stem Cell Medicine | reNEW ; NNF Center for Stem Cell Medicine ; DanStem ; Novo Nordisk Foundation Center for Stem Cell Biology ; reNEW Copenhagen | | University of Copenhagen
Royal Danish Academy – Architecture, Design, Conservation | Det Kongelige Akademi ; Royal Danish Academy of Fine Arts, Schools of Architecture, Design and Conservation ; KADK ; Kongelige Danske Kunstakademis Skoler for Arkitektur, Design og Konservering ; Danmarks Designskole ; Kunstakademiets Arkitektskole |  |
University College Copenhagen | Københavns Professionshøjskole ; KP ; Professionshøjskolen Metropol ; Metropolitan University College ; University College UCC ; Professionshøjskolen UCC |  |
University College South Denmark | UC SYD ; University College Syddanmark ; Professionshøjskolen Syddanmark ; UC South ; University College Sønderjylland ; University College Vest |  |
Baltic Defence College | Balti Kaitsekolledž ; BALTDEFCOL ; BDCOL ; Baltic Defense College |  |
Estonian Academy of Security Sciences | Sisekaitseakadeemia ; Estonian Public Service Academy ; SKA ; EASS ; Estonian National Defence and Public Service Academy |  |
Estonian Aviation Academy | Eesti Lennuakadeemia ; Tartu Aviation College ; Tartu Lennukolledž ; ELA ; EAVA |  |
Estonian National Defense College | Kaitseväe Akadeemia ; Estonian Military Academy ; Kaitseväe Ühendatud Õppeasutused ; Estonian National Defence College ; KVA ; KVÜÕA ; ENDC |  |
Tallinn Health Care College | Tallinna Tervishoiu Kõrgkool ; Tallinn Health Care University of Applied Sciences ; TTK ; TTHKK ; Tallinn Medical School |  |
Tallinn University of Applied Sciences | TTK University of Applied Sciences ; Tallinna Tehnikakõrgkool ; Tallinn College of Engineering ; TTK ; TKTK |  |
Tartu Health Care College | Tartu Tervishoiu Kõrgkool ; Tartu Applied Health Sciences University ; Tartu Medical School ; TTHKK ; Nooruse |  |
Centria University of Applied Sciences | Centria-ammattikorkeakoulu ; Keski-Pohjanmaan ammattikorkeakoulu ; Central Ostrobothnia University of Applied Sciences ; Centria ; COU |  |
Diaconia University of Applied Sciences | Diakonia-ammattikorkeakoulu ; Diak ; DIAK University of Applied Sciences ; Diaconia Polytechnic |  |
Kuvataideakatemia | Finnish Academy of Fine Arts ; Academy of Fine Arts Helsinki ; Bildkonstakademin ; KuvA ; Suomen Taideakatemian koulu | | University of the Arts Helsinki
Lapland University of Applied Sciences | Lapin ammattikorkeakoulu ; Lapin AMK ; Lapland UAS ; Kemi-Tornio University of Applied Sciences ; Rovaniemi University of Applied Sciences ; Kemi-Tornion ammattikorkeakoulu |  |
Lappeenranta-Lahti University of Technology | LUT University ; Lappeenranta University of Technology ; Lappeenrannan-Lahden teknillinen yliopisto ; LUT ; LUT-yliopisto ; Lappeenrannan teknillinen korkeakoulu |  |
Oulu University of Applied Sciences | Oulun ammattikorkeakoulu ; Oamk ; OUAS ; Oulu Polytechnic ; Oulun seudun ammattikorkeakoulu |  |
Satakunta University of Applied Sciences | Satakunnan ammattikorkeakoulu ; SAMK ; Satakunta Polytechnic |  |
Seinäjoki University of Applied Sciences | Seinäjoen ammattikorkeakoulu ; SeAMK ; Seinäjoki Polytechnic |  |
Sibelius Academy | Sibelius-Akatemia ; Helsinki Music Institute ; Helsingin Musiikkiopisto ; SibA ; Helsinki Conservatory | | University of the Arts Helsinki
South Eastern Finland University of Applied Sciences | Kaakkois-Suomen ammattikorkeakoulu ; Xamk ; XAMK University of Applied Sciences ; Mikkeli University of Applied Sciences ; Kymenlaakso University of Applied Sciences ; Mikkelin ammattikorkeakoulu |  |
Teatterikorkeakoulu | Theatre Academy Helsinki ; Theatre Academy Finland ; Teaterhögskolan ; TeaK ; Suomen Teatterikoulu | | University of the Arts Helsinki
Vaasa University of Applied Sciences | Vaasan ammattikorkeakoulu ; VAMK ; Vasa yrkeshögskola ; Vaasa Polytechnic ; VAMK University of Applied Sciences |  |
Aberystwyth University | Prifysgol Aberystwyth ; University College of Wales, Aberystwyth ; Aber ; UCW Aberystwyth |  |
Arden University | Resource Development International ; RDI |  |
Bader College | Bader International Study Centre ; BISC ; International Study Centre Herstmonceux | | Queen's University at Kingston
Barts Cancer Institute | BCI ; Institute of Cancer Queen Mary | | Queen Mary University of London
Bedford College | Bedford College of Higher Education ; Mander College | | Bedford College Group
Bilborough Sixth Form College | Bilborough College ; Bilborough Grammar School |  |
Birmingham City University | UCE Birmingham ; University of Central England in Birmingham ; UCE ; BCU |  |
Blizard Institute | Institute of Cell and Molecular Science ; Blizard Institute of Cell and Molecular Science ; ICMS | | Queen Mary University of London
Bowel Cancer UK | Beating Bowel Cancer ; Colon Cancer Concern |  |
British Institute at Ankara | British Institute of Archaeology at Ankara ; BIAA ; Ankara İngiliz Arkeoloji Enstitüsü |  |
Brunel University of London | Brunel ; Brunel College of Advanced Technology ; Brunel College of Technology | | University of London
Cardiff and Vale College | Coleg Caerdydd a'r Fro ; CAVC ; Coleg Glan Hafren ; Barry College |  |
Chesterfield College | Chesterfield College of Technology and Arts ; Chesterfield College of Technology | | Chesterfield College Group
City Literary Institute | City Lit ; The City Lit |  |
City of Glasgow College | Central College of Commerce ; Glasgow Metropolitan College ; Glasgow College of Nautical Studies ; Colaiste Baile Ghlaschu |  |
City of Liverpool College | Liverpool Community College ; COLC ; City of Liverpool Community College |  |
City of Wolverhampton College | Wolverhampton College ; Wulfrun College ; Bilston Community College |  |
Cornwall College | Cornwall College Group ; Mid-Cornwall College ; Cornwall Technical College ; St Austell College ; Duchy College |  |
ESCP Business School | ESCP Europe ; ESCP London ; EAP European School of Management ; ESCP-EAP ; École supérieure de commerce de Paris | | ESCP Business School
Edinburgh College | Edinburgh's Telford College ; Stevenson College ; Jewel and Esk College ; Jewel & Esk Valley College ; Stevenson College Edinburgh |  |
Falmouth University | Falmouth School of Art ; Dartington College of Arts |  |
Glasgow Kelvin College | John Wheatley College ; North Glasgow College ; Stow College |  |
Gower College Swansea | Coleg Gŵyr Abertawe ; Swansea College ; Gorseinon College |  |
Grimsby Institute | Grimsby Institute of Further and Higher Education ; Grimsby College ; TEC Partnership ; Grimsby Institute Group ; University Centre Grimsby |  |
Guildford College | Guildford College of Further and Higher Education ; Guildford County Technical College ; Guildford Technical College | | Activate Learning
Health Sciences University | AECC University College ; Anglo-European College of Chiropractic ; AECC ; University College of Osteopathy ; HSU |  |
Hugh Baird College | Hugh Baird College of Further Education ; Bootle Technical College ; Hugh Baird University Centre |  |
Hult International Business School | Hult ; Ashridge Business School ; Arthur D. Little School of Management ; Huron University USA in London ; Management Education Institute |  |
ICON College of Technology and Management | ICON College ; ICTM |  | 
Istituto Marangoni London | Istituto Marangoni ; Marangoni London | | Galileo Global Education
Kennedy Institute of Rheumatology | Mathilda and Terence Kennedy Institute of Rheumatology ; KIR ; Kennedy Institute | | University of Oxford
Kent and Medway Medical School | KMMS | | University of Kent
King's College London | Chelsea College ; Queen Elizabeth College ; United Medical and Dental Schools of Guy's and St Thomas' Hospitals ; UMDS ; Coleg y Brenin, Llundain |  |
Kingston University | Kingston University London ; Kingston Technical College ; Kingston College of Technology ; Gipsy Hill College ; KU London |  |
Lancaster University | University of Lancaster ; Lancaster Uni ; Charlotte Mason College |  |
Leeds College of Music | Leeds Conservatoire ; City of Leeds College of Music ; Leeds Music Centre ; LCoM | | Luminate Education Group
MRC Centre for Medical Mycology | MRC CMM ; Medical Research Council Centre for Medical Mycology ; Aberdeen Fungal Group | | University of Exeter
MRC Centre for Neurodevelopmental Disorders | MRC CNDD ; CNDD ; Medical Research Council Centre for Neurodevelopmental Disorders ; Centre for Developmental Neurobiology | | King's College London
Manchester School of Architecture | MSA | | Manchester Metropolitan University
Markfield Institute of Higher Education | MIHE | | Islamic Foundation
Newbold College of Higher Education | Newbold College ; Newbold Missionary College ; Stanborough Missionary College ; Duncombe Hall Missionary College |  |
North East Surrey College of Technology | NESCOT ; Nescot College ; Ewell County Technical College ; Ewell Technical College |  |
Northeastern University London | New College of the Humanities ; NCH ; NU London ; NCH London ; NCH at Northeastern | | Northeastern University
Nottingham University Samworth Academy | NUSA ; William Sharp School |  |
Park Vale Academy | Top Valley Academy ; Top Valley School ; Top Valley School and Engineering College |  |
Queen Mary University of London | Barts and The London School of Medicine and Dentistry ; Westfield College ; St Bartholomew's Hospital Medical College ; East London College ; Queen Mary, University of London |  |
Reaseheath College | Cheshire College of Agriculture ; Cheshire School of Agriculture ; University Centre Reaseheath |  |
Richmond upon Thames College | RuTC ; RUTC ; Twickenham College of Technology ; RTC Twickenham |  |
Royal Birmingham Conservatoire | Birmingham Conservatoire ; Birmingham School of Music ; RBC ; Birmingham School of Acting | | Birmingham City University
Royal College of Physicians and Surgeons of Glasgow | Faculty of Physicians and Surgeons of Glasgow ; RCPSG ; Royal Faculty of Physicians and Surgeons of Glasgow |  |
Royal Conservatoire of Scotland | Royal Scottish Academy of Music ; Scottish National Academy of Music ; Glasgow Athenaeum ; RCS ; Conservatoire Rìoghail na h-Alba ; Glasgow Athenaeum School of Music |  |
Royal Holloway University of London | Royal Holloway ; RHUL ; Royal Holloway and Bedford New College ; RHBNC ; Royal Holloway College ; Royal Holloway, University of London | | University of London
Scottish Graduate School of Social Science | SGSSS ; Sgoil Cheumnaichean Saidheans Sòisealta na h-Alba ; Scottish Doctoral Training Centre |  |
Solihull College | Solihull College & University Centre ; Solihull College of Technology ; Solihull Technical College ; Stratford-upon-Avon College |  |
Somerset College | Bridgwater and Taunton College ; Somerset College of Arts and Technology ; SCAT ; Bridgwater & Taunton College ; University Centre Somerset |  |
South-East Scotland School of Anaesthesia | SES School of Anaesthesia ; SESSA | | NHS Education for Scotland
St Mary's University Twickenham London | St Mary's University College ; St Mary's University, Twickenham ; Strawberry Hill ; St Mary's College, Twickenham ; SMUC ; St Mary's College of Education |  |
Suffolk New College | Suffolk College ; Ipswich Civic College |  |
The Aga Khan University (International) in the United Kingdom | Aga Khan University Institute for the Study of Muslim Civilisations ; AKU-ISMC ; AKU International ; Institute for the Study of Muslim Civilisations | | Aga Khan University
The Loke Centre for Trophoblast Research | Centre for Trophoblast Research ; CTR ; Loke CTR | | University of Cambridge
The London College | TLC ; London College UCK ; LCUCK ; The London College UCK |  |
UCL Queen Square Institute of Neurology | Institute of Neurology ; UCL Institute of Neurology ; IoN ; ION ; Queen Square Institute of Neurology | | University College London
Ulster University, Derry-Londonderry Campus | Magee College ; Magee University College ; Magee Campus ; Ulster University Magee ; McCrea Magee College ; Coláiste Mhig Aoidh | | Ulster University
University College London | School of Pharmacy, University of London ; Institute of Education, University of London ; UCL Institute of Education ; Coleg Prifysgol Llundain ; Royal Free Hospital School of Medicine |  |
University of Dundee | Queen's College, Dundee ; University College, Dundee ; Oilthigh Dhùn Dèagh ; UoD |  |
University of Edinburgh | Oilthigh Dhùn Èideann ; Tounis College ; King James' College ; Moray House College of Education ; Universitas Academica Edinburgensis |  |
University of Glasgow | Oilthigh Ghlaschu ; Universitas Glasguensis ; UofG ; St Andrew's College, Glasgow |  |
University of Greater Manchester | University of Bolton ; Bolton Institute of Higher Education ; Bolton Institute of Technology ; UGM ; Bolton Institute |  |
University of Lancashire | University of Central Lancashire ; Harris Institute ; Harris College ; Institution for the Diffusion of Knowledge |  |
University of Manchester | UMIST ; University of Manchester Institute of Science and Technology ; UoM ; Manchester Mechanics' Institute |  |
University of South Wales | Prifysgol De Cymru ; University of Wales, Newport ; Glamorgan University ; USW ; Gwent College of Higher Education ; Glamorgan Polytechnic |  |
University of Suffolk | UCS ; UOS ; University Campus Suffolk Ltd ; Suffolk College |  |
University of Wales Trinity Saint David | Prifysgol Cymru Y Drindod Dewi Sant ; UWTSD ; St David's College, Lampeter ; Trinity College Carmarthen ; Swansea Institute of Higher Education ; PCYDDS ; PCDDS |  |
University of the Highlands and Islands | Oilthigh na Gàidhealtachd agus nan Eilean ; UHI Project ; UHI |  |
University of the West of England | University of the West of England, Bristol ; UWE Bristol ; Bristol UWE |  |
Wakefield College | Wakefield District College ; Heart of Yorkshire Education Group ; Wakefield Technical and Art College | | Heart of Yorkshire Education Group
Walbrook Institute London | London Institute of Banking & Finance ; LIBF ; Institute of Financial Services ; ifs University College ; Chartered Institute of Bankers ; ifs School of Finance |  |
Walsall College | Walsall College of Arts and Technology ; Walsall College of Technology ; WALCAT |  |
West College Scotland | Clydebank College ; James Watt College ; Reid Kerr College |  |
Wirral Metropolitan College | Wirral Met ; Wirral Met College ; Birkenhead College of Technology ; WMC |  |
Wrexham University | Prifysgol Wrecsam ; Wrexham Glyndŵr University ; NEWI ; Prifysgol Glyndŵr ; Denbighshire Technical Institute ; Athrofa Addysg Uwch Gogledd-ddwyrain Cymru |  |
York St John University | York St John College ; York St John University College ; College of Ripon and York St John ; YSJ ; University College of Ripon and York St John ; York Diocesan Training School |  |
Edinburgh College of Art | ECA |  | University of Edinburgh
Duncan of Jordanstone College of Art and Design | DJCAD ; Duncan of Jordanstone College of Art ; Dundee College of Art |  | University of Dundee
East-West University | Aghmosavlet-Dasavletis Universiteti ; East-West Teaching University ; Aghmosavlet-dasavletis sastsavlo universiteti ; EWU |  |
European University | Evropis Universiteti ; EU Georgia ; European Teaching University ; European University Georgia |  |
Georgian International University | GIU ; Georgian International University GIU ; Sakartvelos saertashoriso universiteti |  |
Georgian National Academy of Sciences | Sakartvelos Mecnierebata Erovnuli Akademia ; Georgian Academy of Sciences ; Academy of Sciences of the Georgian SSR ; GNAS ; Academy of Sciences of Georgia |  |
Georgian Technical University | Sakartvelos Teknikuri Universiteti ; V.I. Lenin Georgian Polytechnical Institute ; Georgian Polytechnic Institute ; GTU ; STU Tbilisi |  |
New Georgian University | Akhali Kartuli Universiteti ; Tbilisi-Poti New Georgian University ; Ekvtime Takaishvili Teaching University ; NGU ; New Georgian Teaching University |  |
Sulkhan-Saba Orbeliani University | Sulkhan-Saba Orbelianis Universiteti ; Sulkhan-Saba Orbeliani Institute of Theology, Philosophy, Culture and History ; SABAUNI ; Sulkhan-Saba Orbeliani Teaching University ; SSOU |  |
Vakhushti Bagrationi Institute of Geography | Institute of Geography of the Georgian Academy of Sciences ; Vakhushti Bagrationi Geograpiis Instituti ; TSU Vakhushti Bagrationi Institute of Geography |  | Ivane Javakhishvili Tbilisi State University
Academy of Athens | Akadimia Athinon ; Ακαδημία Αθηνών ; AoA |  |
Aegean College | Aegean Omiros College ; Aigaio College ; Aegean College Athens |  |
Athens School of Fine Arts | Anotati Scholi Kalon Technon ; ASFA ; ASKT ; School of Fine Arts Athens ; Ανωτάτη Σχολή Καλών Τεχνών |  |
Hellenic Mediterranean University | Technological Educational Institute of Crete ; TEI of Crete ; Elliniko Mesogeiako Panepistimio ; HMU ; ELMEPA ; TEI Kritis |  |
Hellenic Naval Academy | Scholi Naftikon Dokimon ; SND ; HNA ; Σχολή Ναυτικών Δοκίμων ; Naval Cadets School |  |
Metropolitan College | Mitropolitiko Kollegio ; AMC Metropolitan College ; Akadimia Metropolitan College ; Μητροπολιτικό Κολλέγιο |  |
National Technical University of Athens | Ethniko Metsovio Polytechnio ; EMP ; Εθνικό Μετσόβιο Πολυτεχνείο ; Metsovion ; National Metsovion Polytechnion |  |
Panteion University | Panteion University of Social and Political Sciences ; Panteio Panepistimio ; Πάντειο Πανεπιστήμιο ; Panteios School of Political Sciences ; PUSPS |  |
University of Piraeus | Panepistimio Pireos ; UniPi ; Πανεπιστήμιο Πειραιώς ; Piraeus Graduate School of Industrial Studies ; School of Industrial Studies ; Anotati Viomichaniki Scholi Pireos |  |
University of the Aegean | Panepistimio Aigaiou ; UAegean ; Πανεπιστήμιο Αιγαίου ; Aegean University |  |
Akademija dramske umjetnosti | Academy of Dramatic Art ; ADU ; Academy of Dramatic Art University of Zagreb ; Akademija za kazališnu umjetnost ; Akademija za kazalište, film i televiziju ; Academy of Theatre Arts Zagreb |  | University of Zagreb
Akademija likovnih umjetnosti u Zagrebu | Academy of Fine Arts Zagreb ; ALU ; ALU Zagreb ; Royal College for Arts and Crafts Zagreb |  | University of Zagreb
Akademija primijenjenih umjetnosti u Rijeci | Academy of Applied Arts in Rijeka ; APURI ; Academy of Applied Arts University of Rijeka |  | University of Rijeka
Akademija za umjetnost i kulturu u Osijeku | Academy of Arts and Culture in Osijek ; Umjetnička akademija u Osijeku ; AUKOS ; Academy of Arts Osijek ; UAOS |  | Josip Juraj Strossmayer University of Osijek
Algebra Bernays University | Algebra University College ; Visoko učilište Algebra ; Algebra University ; Sveučilište Algebra Bernays ; Visoka škola za primijenjeno računarstvo ; Bernays University of Applied Sciences |  |
Dr. Franjo Tudman Defense and Security University | Croatian Military Academy ; Hrvatsko vojno učilište Dr. Franjo Tuđman ; Sveučilište obrane i sigurnosti Dr. Franjo Tuđman ; Croatian Defence Academy Dr. Franjo Tuđman ; HVU ; SOIS |  |
EFFECTUS veleučilište | Effectus University of Applied Sciences ; EFFECTUS - visoka škola za financije i pravo ; Effectus College for Law and Finance ; Effectus studij financije i pravo ; Effectus University College |  |
Evanđeosko teološko veleučilište | Evangelical Theological Seminary ; Evanđeoski teološki fakultet ; Visoko evanđeosko teološko učilište ; ETS Osijek ; ETV ; Evangelical Theological Seminary Osijek |  |
Filozofsko-teološki institut Družbe Isusove | Jesuit Faculty of Philosophy and Theology ; Fakultet filozofije i religijskih znanosti ; Filozofski fakultet Družbe Isusove ; FTI ; FTIDI ; Philosophical and Theological Institute of the Society of Jesus |  |
Istarsko veleučilište | Istrian University of Applied Sciences ; Università Istriana di scienze applicate ; Politehnika Pula ; Visoka tehničko-poslovna škola Pula ; IV Pula |  |
Libertas International University | Libertas međunarodno sveučilište ; Dubrovnik International University ; DIU ; Libertas University ; Libertas poslovna škola ; Visoka poslovna škola Libertas |  |
Muzička akademija | Academy of Music Zagreb ; Zagreb Academy of Music ; MUZA ; Academy of Music University of Zagreb ; Muzička akademija u Zagrebu ; Muzička akademija Sveučilišta u Zagrebu |  | University of Zagreb
Polytechnic Lavoslav Ružička Vukovar | Veleučilište Lavoslav Ružička u Vukovaru ; VEVU ; Polytechnic Lavoslav Ruzicka in Vukovar ; Veleučilište u Vukovaru ; University of Applied Sciences Lavoslav Ružička |  |
Umjetnička akademija u Splitu | Arts Academy in Split ; UMAS ; Arts Academy University of Split ; Arts Academy Split |  | University of Split
University North | Sveučilište Sjever ; UNIN ; Veleučilište u Varaždinu ; Medijsko sveučilište ; Polytechnic of Varaždin |  |
University of Osijek | Josip Juraj Strossmayer University of Osijek ; Sveučilište Josipa Jurja Strossmayera u Osijeku ; UNIOS ; J. J. Strossmayer University of Osijek ; Sveučilište u Osijeku |  |
University of Zadar | Sveučilište u Zadru ; UNIZD ; Universitas Studiorum Jadertina ; Faculty of Philosophy in Zadar |  |
University of Zagreb | UNIZG ; Universitas Studiorum Zagrabiensis ; Franz Joseph I University ; Royal University of Franz Joseph I |  |
Veleučilište studija sigurnosti | Visoka škola za sigurnost ; University of Applied Sciences for Safety ; VSS Zagreb ; Visoka škola za sigurnost s pravom javnosti ; College of Occupational Safety and Health |  |
Veleučilište u Bjelovaru | Bjelovar University of Applied Sciences ; Visoka tehnička škola u Bjelovaru ; VUB ; VTŠBJ ; Technical College in Bjelovar |  |
Šibenik University of Applied Sciences | Veleučilište u Šibeniku ; Polytechnic of Šibenik ; VUS ; Polytechnic of Sibenik |  |
Budapest University of Economics and Business | Budapesti Gazdaságtudományi Egyetem ; Budapest Business School ; Budapesti Gazdasági Egyetem ; BGE ; Budapest Business University ; Budapesti Gazdasági Főiskola ; BBS |  |
Dharma Gate Buddhist College | A Tan Kapuja Buddhista Főiskola ; Tan Kapuja Buddhista Főiskola ; TKBF ; Dharma Gate Buddhist University |  |
Edutus University | Edutus Egyetem ; Edutus Főiskola ; Edutus College ; Modern Üzleti Tudományok Főiskolája ; Harsányi János Főiskola ; MÜTF |  |
Eötvös Loránd University | Pázmány Péter University ; Royal Hungarian Pázmány Péter University ; Royal University of Pest ; University of Pest ; University of Nagyszombat |  |
Hungarian Dance University | Magyar Táncművészeti Egyetem ; Hungarian Dance Academy ; Magyar Táncművészeti Főiskola ; MTE ; Állami Balett Intézet ; State Ballet Institute |  |
Hungarian University of Sports Science | Testnevelési Egyetem ; University of Physical Education ; Magyar Testnevelési és Sporttudományi Egyetem ; TF ; MTSE ; Hungarian University of Physical Education ; Testnevelési Főiskola |  |
Ludovika University of Public Service | Nemzeti Közszolgálati Egyetem ; NKE ; Zrínyi Miklós Nemzetvédelmi Egyetem ; Royal Hungarian Ludovica Defence Academy ; UPS ; Rendőrtiszti Főiskola ; Ludovika Egyetem |  |
Magyar Agrár- és Élettudományi Egyetem | Hungarian University of Agriculture and Life Sciences ; MATE ; Szent István University ; Szent István Egyetem ; SZIE ; Gödöllői Agrártudományi Egyetem |  |
Moholy-Nagy University of Art and Design | Moholy-Nagy Művészeti Egyetem ; Magyar Iparművészeti Egyetem ; Hungarian College of Applied Arts ; Magyar Iparművészeti Főiskola ; Hungarian Academy of Craft and Design |  |
Obuda University | Óbudai Egyetem ; Budapest Tech ; Budapesti Műszaki Főiskola ; Budapest Polytechnic ; BMF ; OE ; Bánki Donát Műszaki Főiskola |  |
Szent Pál Akadémia | Saint Paul Academy ; St. Paul Academy ; SZPA ; Szent Pál Akadémia Hit Gyülekezete |  |
University of Nyíregyháza | Nyíregyházi Egyetem ; College of Nyíregyháza ; Nyíregyházi Főiskola ; Bessenyei György Tanárképző Főiskola ; NYE ; György Bessenyei Teacher Training College |  |
University of Pecs | Pécsi Tudományegyetem ; PTE ; Janus Pannonius University ; Janus Pannonius Tudományegyetem ; JPTE ; Medical University of Pécs |  |
University of Sopron | Soproni Egyetem ; Nyugat-magyarországi Egyetem ; NYME ; SOE ; Erdészeti és Faipari Egyetem ; University of Forestry and Wood Industry |  |
University of Theatre and Film Arts | Színház- és Filmművészeti Egyetem ; SZFE ; Academy of Drama and Film in Budapest ; Színház- és Filmművészeti Főiskola ; Hungarian Academy of Theatrical and Film Art ; University of Theatre and Film Arts Budapest |  |
Dublin City University | Ollscoil Chathair Bhaile Átha Cliath ; National Institute for Higher Education, Dublin ; NIHE Dublin ; DCU ; St Patrick's College, Drumcondra ; Mater Dei Institute of Education |  |
Griffith College Cork | Skerry's College ; Skerry's College Cork ; Griffith College Cork Campus ; GCC |  | Griffith College
Griffith College Limerick | Mid West Business Institute ; GCL |  | Griffith College
Institute of Public Administration | An Foras Riaracháin ; IPA ; IPA Ireland |  |
Irish College of General Practitioners | Irish College of GPs ; ICGP ; Coláiste Dhochtúirí Teaghlaigh Éireann |  |
National College of Art and Design | Coláiste Náisiúnta Ealaíne is Deartha ; NCAD ; Dublin Metropolitan School of Art ; National College of Art |  | University College Dublin
National University of Ireland | Ollscoil na hÉireann ; NUI ; OÉ |  |
National University of Ireland, Maynooth | Maynooth University ; Ollscoil Mhá Nuad ; NUIM ; NUI Maynooth ; St Patrick's College, Maynooth ; Ollscoil na hÉireann, Má Nuad | | National University of Ireland
Ollscoil na Gaillimhe – University of Galway | National University of Ireland Galway ; NUI Galway ; NUIG ; University College Galway ; Queen's College, Galway ; OÉ Gaillimh ; Ollscoil na hÉireann Gaillimh | | National University of Ireland
Royal College of Physicians of Ireland | Coláiste Ríoga Lianna na hÉireann ; RCPI ; King and Queen's College of Physicians in Ireland ; Fraternity of Physicians of Trinity Hall |  |
Royal College of Surgeons in Ireland | Coláiste Ríoga na Máinleá in Éirinn ; RCSI University |  |
South East Technological University | Ollscoil Teicneolaíochta an Oirdheiscirt ; OTOD ; Waterford IT ; IT Carlow ; WIT ; Waterford Regional Technical College ; Carlow Regional Technical College |  |
Technological University Dublin | Ollscoil Teicneolaíochta Bhaile Átha Cliath ; Institute of Technology, Tallaght ; Institute of Technology, Blanchardstown ; OT Baile Átha Cliath ; Institiúid Teicneolaíochta Bhaile Átha Cliath |  |
Technological University of the Shannon: Midlands Midwest | Ollscoil Teicneolaíochta na Sionainne ; Technological University of the Shannon ; Limerick Institute of Technology ; Athlone Institute of Technology ; TUS ; AIT ; LIT ; Athlone Regional Technical College |  |
Transport Infrastructure Ireland | Bonneagar Iompair Éireann ; TII ; National Roads Authority ; Railway Procurement Agency ; NRA |  |
Trinity College Dublin | Coláiste na Tríonóide, Baile Átha Cliath ; Trinity College, University of Dublin ; Ollscoil Átha Cliath ; Trinity Dublin ; College of the Holy and Undivided Trinity of Queen Elizabeth near Dublin |  |
University College Cork | Coláiste na hOllscoile Corcaigh ; Queen's College, Cork ; UCC Ireland ; CÓC ; National University of Ireland, Cork |  | National University of Ireland
University College Dublin | Coláiste na hOllscoile, Baile Átha Cliath ; Catholic University of Ireland ; NUI Dublin ; COBÁC ; Royal College of Science for Ireland |  | National University of Ireland
Agricultural University of Iceland | Landbúnaðarháskóli Íslands ; LbhÍ ; LBHI ; AUI ; Hvanneyri Agricultural College ; Bændaskólinn á Hvanneyri ; Landbúnaðarháskólinn á Hvanneyri |  |
Bifröst University | Háskólinn á Bifröst ; Bifröst School of Business ; Viðskiptaháskólinn á Bifröst ; Samvinnuskólinn ; Cooperative College Bifröst |  |
Iceland University of the Arts | Listaháskóli Íslands ; Iceland Academy of the Arts ; LHÍ ; LHI ; IUA ; Icelandic College of Arts and Crafts ; Myndlista- og handíðaskóli Íslands |  |
Institute of Earth Sciences | Jarðvísindastofnun Háskólans ; Nordic Volcanological Center ; Nordic Volcanological Institute ; NORDVULK ; JHÍ ; IES |  | University of Iceland
University Centre of the Westfjords | Háskólasetur Vestfjarða ; UW Iceland ; HV ; UWW |  |
Ala-Too International University | International Ataturk-Alatoo University ; Ataturk-Alatoo University ; Ala-Too International ; AIU ; IAAU ; Ala-Too universiteti |  |
American University of Central Asia | AUCA ; American University in Kyrgyzstan ; AUK ; Kyrgyz-American School ; Amerikanskiy universitet v Tsentralnoy Azii |  |
Bishkek Academy of Finance and Economics | Bishkek State University of Economics and Entrepreneurship ; Bishkekskaya finansovo-ekonomicheskaya akademiya ; BFEA ; BAFE ; Bishkek Financial and Economic Technical School |  |
Kyrgyz State Technical University | Kyrgyz State Technical University named after I. Razzakov ; Razzakov University ; Frunze Polytechnic Institute ; KSTU ; KGTU ; Kyrgyz Technical University ; I. Razzakov Kyrgyz State Technical University |  |
Kyrgyz-Uzbek International University named after Batyraly Sydykov | Kyrgyz-Uzbek University ; KUU ; Kyrgyz-Uzbek Higher Technological College ; Kyrgyz-Uzbek International University ; Osh Kyrgyz-Uzbek University ; KUIU |  |
Osh Technological University | Osh Technological University named after M. Adyshev ; OshTU ; Osh Higher Technological College ; Oshskiy tekhnologicheskiy universitet ; Osh Technological University named after academician M.M. Adyshev |  |
S. Tentishev Asian Medical Institute | Asian Medical Institute ; ASMI ; AzMI ; Aziatskiy meditsinskiy institut ; Asian Medical Institute named after S. Tentishev |  |
Abylkas Saginov Karaganda Technical University | Karaganda Technical University ; Karaganda State Technical University ; Karaganda Polytechnic Institute ; KSTU ; KarTU ; KTU ; Karaganda Mining Institute |  |
Academician A. Kuatbekov People’s Friendship University | Peoples' Friendship University named after Academician A. Kuatbekov ; Kazakhstan Peoples' Friendship University ; Universitet druzhby narodov imeni akademika A. Kuatbekova ; South Kazakhstan Humanitarian Institute |  |
Bolashaq Academy | Akademiya Bolashak ; Bolashak Karaganda University ; Karaganda University Bolashak ; Bolashak University ; Academy Bolashak |  |
Eurasian Humanities Institute | Yevraziyskiy gumanitarnyy institut ; Eurasian Humanitarian Institute ; EAGI ; EAHI ; EHI ; A. K. Kusainov Eurasian Humanities Institute |  |
International Engineering and Technological University | Almaty Engineering-Technological University ; Mezhdunarodnyy inzhenerno-tekhnologicheskiy universitet ; IETU ; MITU ; International Engineering Technology University |  |
International Taraz University named after Sherkhan Murtaza | Taraz Innovation and Humanities University ; International Taraz Innovation Institute ; Taraz Innovation-Humanitarian University ; TIGU ; Sherkhan Murtaza International Taraz University ; International Taraz Innovative Institute |  |
KIMEP University | KIMEP ; Kazakh Institute of Management, Economics and Forecasting ; Kazakhstan Institute of Management, Economics and Prognostication |  |
Karaganda Buketov University | E.A. Buketov Karaganda State University ; Karaganda State University ; KarSU ; Buketov University ; Karagandinskiy universitet imeni akademika E.A. Buketova ; KSU ; Karaganda University of the name of academician E.A. Buketov |  |
Karaganda Medical University | Karaganda State Medical University ; Karaganda State Medical Academy ; Karaganda Medical Institute ; KMU ; KSMU ; Karaganda State Medical Institute |  |
Kazakh German University | Deutsch-Kasachische Universität ; DKU ; German-Kazakh University ; Kazakhsko-Nemetskiy Universitet ; Kazakh-German University Almaty |  |
Kazakh National Agrarian Research University | Kazakh National Agrarian University ; KazNAU ; Kazakh State Agrarian University ; KazNARU ; Alma-Ata Zooveterinary Institute ; Kazakh Agricultural Institute |  |
Khalel Dosmukhamedov Atyrau University | Atyrau State University ; Kh. Dosmukhamedov Atyrau State University ; Guryev Pedagogical Institute ; ASU ; Atyrau University named after Kh. Dosmukhamedov ; Atyrau University |  |
Kostanay Socio-Technical University named after academician Z. Aldamzhar | Kostanay Social-Technical University ; KSTU ; Kostanay Social and Technical University ; Z. Aldamzhar Kostanay Socio-Technical University ; KSTU Aldamzhar |  |
Kulyash Bayseyitova Kazakh National University of Arts | Kazakh National University of Arts ; KazNUA ; KazNUI ; Kazakh National Academy of Music ; Shabyt ; Kazakh National Music Academy |  |
Kyzylorda Open University | Bolashak University ; Bolashaq University Kyzylorda ; Kyzylorda University Bolashak ; Universitet Bolashak |  |
Maqsut Narikbayev University | KAZGUU University ; M. Narikbayev KAZGUU University ; Kazakh Humanitarian Law University ; KazGUU ; Kazakh State Law Academy ; Kazakh Humanities and Law University ; MNU |  |
Narxoz University | Narkhoz ; Kazakh State Academy of Management ; Kazakh Economic University named after T. Ryskulov ; New Economic University ; KazEU |  |
Nazarbayev Intellectual Schools | NIS ; Nazarbayev Zııatkerlik Mektepteri ; Nazarbayev Intellektualnye Shkoly ; AEO Nazarbayev Intellectual Schools |  |
Q University | Qainar University ; Kainar University ; Qainar Academy ; Universitet Kaynar ; Kainar Academy |  |
Sarsen Amanzholov East Kazakhstan University | S. Amanzholov East Kazakhstan State University ; East Kazakhstan State University ; EKSU ; EKU ; Ust-Kamenogorsk Pedagogical Institute ; VKGU ; VKU |  |
Semey Medical University | Semey State Medical University ; Semipalatinsk State Medical Academy ; Semipalatinsk Medical Institute ; SMU ; Semipalatinsk State Medical Institute ; Semipalatinsk State Medical University |  |
Toraighyrov University | S. Toraighyrov Pavlodar State University ; Pavlodar State University ; Pavlodar Industrial Institute ; PSU ; Toraigyrov University ; PGU |  |
Kaunas University of Technology | Kauno technologijos universitetas ; KTU ; Kaunas Polytechnical Institute ; Antanas Sniečkus Kaunas Polytechnic Institute ; Kauno politechnikos institutas ; KPI |  |
Vilnius Academy of Arts | Vilniaus dailės akademija ; VDA ; Vilnius Academy of Fine Arts ; Lithuanian Institute of Art ; State Art Institute of Lithuania ; VAA |  |
Vilnius University | Vilniaus universitetas ; VU ; Universitas Vilnensis ; Stefan Batory University ; Vilnius State University ; V. Kapsukas Vilnius State University |  |
Vytautas Magnus University | University of Lithuania ; Aleksandras Stulginskis University ; Lithuanian University of Educational Sciences ; Lithuanian University of Agriculture ; Lietuvos universitetas |  |
Šiauliai State Higher Education Institution | Šiaulių valstybinė kolegija ; Šiauliai State College ; ŠVK ; SVAKO ; Šiauliai State University of Applied Sciences ; Šiauliai College |  |
Baltic International Academy | Baltijas Starptautiskā akadēmija ; Baltic Russian Institute ; Baltijas Krievu institūts ; BSA ; BIA ; BKI |  |
College of Business Administration | Biznesa vadības koledža ; BVK ; College of Business Administration Riga |  |
Latvia University of Life Sciences and Technologies | Latvijas Biozinātņu un tehnoloģiju universitāte ; Latvijas Lauksaimniecības universitāte ; LBTU ; Jelgava Agricultural Academy ; Latvian Academy of Agriculture ; Jelgavas Lauksaimniecības akadēmija |  |
RISEBA University of Applied Sciences | RISEBA ; Riga International School of Economics and Business Administration ; RISEBA University of Business, Arts and Technology ; Rīgas Starptautiskā ekonomikas un biznesa administrācijas augstskola ; Biznesa, mākslas un tehnoloģiju augstskola RISEBA ; RSEBAA |  |
Institutul Național de Cercetări Economice | National Institute for Economic Research ; INCE ; NIER ; Institute of Economy, Finance and Statistics ; Institutul de Economie, Finanțe și Statistică ; IEFS |  |
American University of Europe | American University of Europe FON ; AUE-FON ; FON University ; Univerzitet FON ; First Private University FON ; FON |  |
Seismological Observatory at the Faculty of Natural Sciences and Mathematics, Ss. Cyril and Methodius University, Skopje, Republic of Macedonia | Seismological Observatory Skopje ; Seizmološka opservatorija ; SORM |  | Ss. Cyril and Methodius University in Skopje
South East European University | Univerzitet na Jugoistočna Evropa ; Universiteti i Evropës Juglindore ; SEEU ; UEJL ; UJIE ; SEE University |  |
Ss. Cyril and Methodius University in Skopje | Univerzitet Sv. Kiril i Metodij vo Skopje ; UKIM ; University of Skopje ; Univerzitet Sveti Kiril i Metodij |  |
University "St. Kliment Ohridski" - Bitola | Univerzitet Sv. Kliment Ohridski Bitola ; UKLO ; St. Clement of Ohrid University of Bitola ; University of Bitola ; St. Kliment Ohridski University of Bitola |  |
Ikh Zasag International University | Ikh Zasag University ; Ikh Zasag Olon Ulsyn Ikh Surguuli ; Ikh Zasag Law University ; IZIU |  |
Mandakh University | Mandakh Burtgel University ; Mandakh Burtgel Institute ; Mandakh Ikh Surguuli ; Mandakh Burtgel Accounting Institute |  |
Mongolian National Defense University | National Defense University of Mongolia ; Ündesnii Batlan Khamgaalakhyn Ikh Surguuli ; Defense University of Mongolia ; MNDU ; Batlan Khamgaalakhyn Ikh Surguuli ; Military University of Mongolia |  |
Mongolian National Institute of Physical Education | National Institute of Physical Education ; Biyeiin Tamiryn Deed Surguuli ; MNIPE ; Mongolian National University of Physical Education ; Ündesnii Biyeiin Tamiryn Deed Surguuli ; State Institute of Physical Culture |  |
Mongolian University of Life Sciences | Mongolian State University of Agriculture ; Khödöö Aj Akhuin Ikh Surguuli ; MULS ; MSUA ; KhAAIS ; Agricultural University of Mongolia ; Institute of Agriculture Mongolia |  |
National University of Mongolia | Mongol Ulsyn Ikh Surguuli ; MUIS ; Choibalsan University ; Choibalsan State University ; NUM |  |
Shihihutug University | Shikhikhutug University ; Shihihutug Law School ; Shikhikhutug Law School ; Shikhikhutug Ikh Surguuli ; Shikhutug Law School |  |
University of Internal Affairs of Mongolia | Dotood Khergiin Ikh Surguuli ; Law Enforcement University of Mongolia ; Khuuli Sakhiulakhyn Ikh Surguuli ; Police Academy of Mongolia ; UIA ; DKhIS ; Tsagdaagiin Akademi |  |
IMO International Maritime Law Institute | International Maritime Law Institute ; IMLI ; IMO IMLI |  | International Maritime Organization
Center for Digital Narrative | CDN ; Senter for digital fortelling ; Senter for digitale narrativer |  | University of Bergen
Høgskulen for Grøn Utvikling | HGUt ; Norwegian University College for Green Development ; Høgskulen for landbruk og bygdeutvikling ; HLB ; Norwegian University College of Agriculture and Rural Development |  |
Norwegian Academy of Science and Letters | Det Norske Videnskaps-Akademi ; DNVA ; Videnskabsselskabet i Christiania ; Norwegian Academy of Sciences ; Christiania Scientific Society |  |
Norwegian Police University College | Politihøgskolen ; PHS ; Norwegian Police Academy ; Politihøyskolen ; Politiskolen ; Norwegian Police School |  |
Norwegian School of Sport Sciences | Norges idrettshøgskole ; NIH ; Norwegian University of Sport and Physical Education ; NSSS ; Statens gymnastikkskole |  |
Norwegian University of Life Sciences | Norges miljø- og biovitenskapelige universitet ; Universitetet for miljø- og biovitenskap ; UMB ; NLH ; Norwegian School of Veterinary Science ; Norges veterinærhøgskole |  |
Norwegian University of Science and Technology | Universitetet i Trondheim ; University of Trondheim ; Norges tekniske høgskole ; Noregs teknisk-naturvitskaplege universitet ; UNIT |  |
Oslo National Academy of the Arts | Kunsthøgskolen i Oslo ; KHiO ; Statens Kunstakademi ; Statens håndverks- og kunstindustriskole ; Oslo National College of the Arts |  |
Oslo Nye Høyskole | Oslo New University College ; Bjørknes Høyskole ; ONH ; Bjørknes University College ; Bjørknes College |  |
OsloMet – Oslo Metropolitan University | OsloMet – storbyuniversitetet ; Oslo Metropolitan University ; Høgskolen i Oslo og Akershus ; Oslo University College ; Akershus University College ; Storbyuniversitetet |  |
Royal Norwegian Society of Sciences and Letters | Det Kongelige Norske Videnskabers Selskab ; DKNVS ; Trondheim Society ; Det Trondhiemske Selskab |  |
Sámi University of Applied Sciences | Sámi allaskuvla ; Samisk høgskole ; Sámi University College ; SUC ; Sámi University of Applied Sciences Kautokeino ; Sami University College |  |
Universities Norway | Universitets- og høgskolerådet ; UHR ; Norwegian Association of Higher Education Institutions ; Universities and Colleges Norway ; UNI Norway |  |
University College of Norwegian Correctional Service | Kriminalomsorgens høgskole og utdanningssenter ; KRUS ; Kriminalomsorgens utdanningssenter ; Correctional Service of Norway Staff Academy ; Fengselsskolen |  |
University College of Vocational Education | Høyskolen for yrkesfag ; HØFY ; Høgskolen for yrkesfag ; University College of Vocational Education Norway |  |
University Graduate Center | UNIK ; Universitetssenteret på Kjeller ; University Graduate Center at Kjeller ; UNIK University Graduate Center ; Universitetsstudiene på Kjeller |  | University of Oslo
University of South-Eastern Norway | Universitetet i Sørøst-Norge ; Høgskolen i Sørøst-Norge ; University College of Southeast Norway ; HSN ; Høgskolen i Telemark ; Høgskolen i Buskerud og Vestfold ; Vestfold University College |  |
Šiauliai University | Šiaulių universitetas ; ŠU ; Šiauliai Pedagogical Institute ; Vilnius University Šiauliai Academy |  | Vilnius University
Gjøvik University College | Høgskolen i Gjøvik ; HiG ; NTNU Gjøvik |  | Norwegian University of Science and Technology
Sør-Trøndelag University College | Høgskolen i Sør-Trøndelag ; HiST |  | Norwegian University of Science and Technology
Ålesund University College | Høgskolen i Ålesund ; NTNU Ålesund |  | Norwegian University of Science and Technology
AGH University of Krakow | Akademia Górniczo-Hutnicza im. Stanisława Staszica w Krakowie ; AGH University of Science and Technology ; AGH UST ; University of Mining and Metallurgy ; Academy of Mining and Metallurgy ; Akademia Górnicza |  |
Academy of Fine Arts in Katowice | Akademia Sztuk Pięknych w Katowicach ; ASP Katowice ; ASP w Katowicach |  |
Adam Mickiewicz University in Poznań | Uniwersytet im. Adama Mickiewicza w Poznaniu ; UAM ; AMU ; Poznań University ; Uniwersytet Poznański ; Wszechnica Piastowska |  |
Akademia Ateneum w Gdańsku | Ateneum University in Gdansk ; Ateneum - Szkoła Wyższa w Gdańsku ; Ateneum Academy ; Ateneum Szkoła Wyższa ; Ateneum University |  |
Akademia Bialska im. Jana Pawła II | John Paul II University in Biala Podlaska ; Państwowa Szkoła Wyższa im. Papieża Jana Pawła II w Białej Podlaskiej ; Pope John Paul II State School of Higher Education in Biała Podlaska ; PSW Biała Podlaska ; Akademia Bialska Nauk Stosowanych ; ABNS ; Państwowa Wyższa Szkoła Zawodowa w Białej Podlaskiej |  |
Akademia Ignatianum w Krakowie | Jesuit University Ignatianum in Krakow ; Uniwersytet Ignatianum w Krakowie ; Ignatianum University in Cracow ; Wyższa Szkoła Filozoficzno-Pedagogiczna Ignatianum ; AIK ; Ignatianum |  |
Akademia Nauk Stosowanych w Wałcz | Państwowa Wyższa Szkoła Zawodowa w Wałczu ; Akademia Nauk Stosowanych w Wałczu ; Państwowa Uczelnia Zawodowa w Wałczu ; PWSZ Wałcz ; ANS Wałcz ; State University of Applied Sciences in Wałcz |  |
Akademia Podlaska w Białymstoku | Wyższa Szkoła Medyczna w Białymstoku ; Medical University College in Białystok ; Akademia Medyczna Nauk Stosowanych w Białymstoku ; Higher Medical School in Bialystok |  |
Akademia Pożarnicza | Szkoła Główna Służby Pożarniczej ; SGSP ; Main School of Fire Service ; Fire University ; Main School of Fire Service in Warsaw ; APoż |  |
Akademia Tarnowska | University of Applied Sciences in Tarnow ; Państwowa Wyższa Szkoła Zawodowa w Tarnowie ; PWSZ w Tarnowie ; State Higher Vocational School in Tarnów ; Akademia Nauk Stosowanych w Tarnowie ; Tarnow Academy ; ANT |  |
Akademia Techniczno-Artystyczna Nauk Stosowanych w Warszawie | Wyższa Szkoła Ekologii i Zarządzania w Warszawie ; University of Ecology and Management in Warsaw ; WSEiZ ; University of Technology and Arts in Applied Sciences in Warsaw ; ATA ; ATANS |  |
Akademia Łomżyńska | University of Lomza ; Państwowa Wyższa Szkoła Informatyki i Przedsiębiorczości w Łomży ; PWSIiP ; Lomza State University of Applied Sciences ; State College of Computer Science and Business Administration in Łomża ; International University of Applied Sciences in Lomza ; MANS ; Międzynarodowa Akademia Nauk Stosowanych w Łomży |  |
Akademia Śląska | Silesian Academy ; Wyższa Szkoła Techniczna w Katowicach ; Śląska Wyższa Szkoła Medyczna ; University of Technology Katowice ; WST Katowice ; Academy of Silesia |  |
Akademii Nauk Stosowanych im. Józefa Gołuchowskiego | Wyższa Szkoła Biznesu i Przedsiębiorczości w Ostrowcu Świętokrzyskim ; WSBiP ; College of Business and Entrepreneurship in Ostrowiec Świętokrzyski ; Akademia Nauk Stosowanych im. Józefa Gołuchowskiego ; ANS Ostrowiec |  |
Bielsko-Biala University of Applied Sciences | Wyższa Szkoła Administracji w Bielsku-Białej ; Bielska Wyższa Szkoła im. J. Tyszkiewicza ; BWS ; Bielska Szkoła Wyższa ; Tyszkiewicz University ; Wyższa Szkoła Ekonomiczno-Humanistyczna ; Wyższa Szkoła Bankowości i Finansów w Bielsku-Białej |  |
Bydgoszcz University of Science and Technology | Politechnika Bydgoska im. Jana i Jędrzeja Śniadeckich ; Uniwersytet Technologiczno-Przyrodniczy im. Jana i Jędrzeja Śniadeckich w Bydgoszczy ; Akademia Techniczno-Rolnicza w Bydgoszczy ; ATR Bydgoszcz ; PBŚ ; UTP University of Science and Technology |  |
Cardinal Stefan Wyszynski University in Warsaw | Uniwersytet Kardynała Stefana Wyszyńskiego w Warszawie ; UKSW ; Akademia Teologii Katolickiej ; Academy of Catholic Theology ; CSWU ; ATK |  |
Center for Translational Medicine | Centrum Medycyny Translacyjnej ; CMT SGGW ; CMT |  | Warsaw University of Life Sciences
Collegium Civitas | Collegium Civitas University ; CC Warszawa |  | Polish Academy of Sciences
Collegium Medicum in Bydgoszcz | Collegium Medicum im. Ludwika Rydygiera w Bydgoszczy ; Ludwik Rydygier Collegium Medicum ; Akademia Medyczna im. Ludwika Rydygiera w Bydgoszczy ; Ludwik Rydygier Medical University in Bydgoszcz ; CM UMK ; Medical University of Bydgoszcz |  | Nicolaus Copernicus University
DSW University of Lower Silesia | Dolnośląska Szkoła Wyższa ; Uniwersytet Dolnośląski DSW ; University of Lower Silesia ; DSW ; Dolnośląska Szkoła Wyższa Edukacji |  | Federacja Naukowa WSB-DSW Merito
Eugeniusz Geppert Academy of Art and Design in Wroclaw | Akademia Sztuk Pięknych im. Eugeniusza Gepperta we Wrocławiu ; ASP Wrocław ; Państwowa Wyższa Szkoła Sztuk Plastycznych we Wrocławiu ; PWSSP Wrocław ; Eugeniusz Geppert Academy of Fine Arts ; Academy of Fine Arts in Wrocław |  |
Federacja Naukowa WSB-DSW Merito | WSB-DSW Scientific Federation ; Federacja Naukowa WSB-DSW ; WSB-DSW Merito Scientific Federation |  |
Gdansk University of Physical Education and Sport | Akademia Wychowania Fizycznego i Sportu im. Jędrzeja Śniadeckiego w Gdańsku ; AWFiS Gdańsk ; AWFiS ; Jędrzej Śniadecki Academy of Physical Education and Sport ; GUPES ; Akademia Wychowania Fizycznego w Gdańsku |  |
Górnośląska Wyższa Szkoła Handlowa im. Wojciecha Korfantego | Katowice School of Economics ; GWSH ; Akademia Górnośląska im. Wojciecha Korfantego w Katowicach ; Upper Silesian Academy ; Wojciech Korfanty Upper Silesian Academy ; Wojciech Korfanty School of Economics ; Akademia Górnośląska |  |
Higher School of Social Studies and Security | Wyższa Szkoła Studiów Społecznych i Bezpieczeństwa ; WSSSiB |  |
Institute of Political Studies | Instytut Studiów Politycznych Polskiej Akademii Nauk ; ISP PAN ; Institute of Political Studies of the Polish Academy of Sciences |  | Polish Academy of Sciences
Jagiellonian College | Kolegium Jagiellońskie - Toruńska Szkoła Wyższa ; Toruńska Szkoła Wyższa ; Kolegium Jagiellońskie ; TSW ; Toruńska Wyższa Szkoła Przedsiębiorczości ; Jagiellonian College in Toruń ; KJ-TSW |  |
Jagiellonian University | Akademia Krakowska ; Kraków Academy ; University of Kraków ; Main Crown School ; Szkoła Główna Koronna ; JU ; Studium Generale Cracoviense |  |
Jan Długosz University | Uniwersytet Jana Długosza w Częstochowie ; Akademia im. Jana Długosza w Częstochowie ; Uniwersytet Humanistyczno-Przyrodniczy im. Jana Długosza w Częstochowie ; Wyższa Szkoła Pedagogiczna w Częstochowie ; UJD ; AJD ; Jan Długosz University in Częstochowa |  |
Jan Kochanowski University | Uniwersytet Jana Kochanowskiego w Kielcach ; Akademia Świętokrzyska ; Wyższa Szkoła Pedagogiczna w Kielcach ; Uniwersytet Humanistyczno-Przyrodniczy Jana Kochanowskiego ; Akademia Świętokrzyska im. Jana Kochanowskiego ; WSP Kielce ; JKU |  |
Jan Matejko Academy Of Fine Arts | Akademia Sztuk Pięknych im. Jana Matejki w Krakowie ; ASP Kraków ; Kraków Academy of Fine Arts ; Szkoła Sztuk Pięknych w Krakowie ; ASP w Krakowie ; Academy of Fine Arts in Kraków |  |
Józef Piłsudski University of Physical Education in Warsaw | Akademia Wychowania Fizycznego Józefa Piłsudskiego w Warszawie ; AWF Warszawa ; AWF ; Centralny Instytut Wychowania Fizycznego ; Academy of Physical Education in Warsaw ; CIWF |  |
Karkonosze Academy of Applied Sciences | Karkonoska Państwowa Szkoła Wyższa w Jeleniej Górze ; Karkonoska Akademia Nauk Stosowanych w Jeleniej Górze ; Karkonosze College in Jelenia Góra ; KPSW ; KANS ; Kolegium Karkonoskie ; Karkonosze University of Applied Sciences |  |
Kazimierz Wielki University in Bydgoszcz | Uniwersytet Kazimierza Wielkiego ; Akademia Bydgoska im. Kazimierza Wielkiego ; Wyższa Szkoła Pedagogiczna w Bydgoszczy ; WSP Bydgoszcz ; UKW Bydgoszcz ; Casimir the Great University ; KWU |  |
Kielce University of Technology | Politechnika Świętokrzyska ; Politechnika Świętokrzyska w Kielcach ; PŚk ; Świętokrzyska University of Technology ; KUT ; Kielecko-Radomska Wyższa Szkoła Inżynierska ; TU Kielce |  |
Kozminski University | Wyższa Szkoła Przedsiębiorczości i Zarządzania im. Leona Koźmińskiego ; ALK ; Leon Kozminski Academy of Entrepreneurship and Management ; WSPiZ ; Koźmiński |  |
Krakow University of Economics | Uniwersytet Ekonomiczny w Krakowie ; UEK ; Akademia Ekonomiczna w Krakowie ; Cracow University of Economics ; AE Kraków ; CUE ; Wyższa Szkoła Ekonomiczna w Krakowie |  |
Kujawy and Pomorze University in Bydgoszcz | Kujawsko-Pomorska Szkoła Wyższa w Bydgoszczy ; KPSW ; Wyższa Szkoła Humanistyczno-Ekonomiczna w Bydgoszczy ; Akademia Kujawsko-Pomorska ; Bydgoska Szkoła Wyższa |  |
Mazovian University in Płock | Akademia Mazowiecka w Płocku ; Mazowiecka Uczelnia Publiczna w Płocku ; Państwowa Wyższa Szkoła Zawodowa w Płocku ; Mazovian Academy in Płock ; MUP Płock ; PWSZ Płock ; Mazovian State University in Płock ; AM Płock |  |
Medical University of Silesia | Śląski Uniwersytet Medyczny w Katowicach ; SUM ; Śląska Akademia Medyczna ; Silesian Medical Academy ; Ludwik Waryński Silesian Medical Academy ; Silesian Medical University ; ŚUM |  |
National-Louis University | Wyższa Szkoła Biznesu - National-Louis University ; WSB-NLU ; WSB National Louis University ; Wyższa Szkoła Biznesu w Nowym Sączu ; Nowy Sącz School of Business |  |
Nicolaus Copernicus University | Uniwersytet Mikołaja Kopernika w Toruniu ; UMK ; NCU ; Nicolaus Copernicus University in Toruń ; University of Toruń ; UMK Toruń |  |
Państwowa Akademia Nauk Stosowanych w Przemyślu | Państwowa Wyższa Szkoła Wschodnioeuropejska w Przemyślu ; East European State College in Przemyśl ; PWSW ; PANS Przemyśl ; State University of Applied Sciences in Przemyśl ; State Academy of Applied Sciences in Przemyśl ; Wyższa Szkoła Gospodarcza w Przemyślu |  |
Polish Air Force Academy | Lotnicza Akademia Wojskowa ; Wyższa Szkoła Oficerska Sił Powietrznych ; LAW ; WSOSP ; Szkoła Orląt ; Polish Air Force University ; Military University of Aviation ; Eaglets School |  |
Polish Naval Academy | Akademia Marynarki Wojennej ; AMW ; Akademia Marynarki Wojennej im. Bohaterów Westerplatte ; Naval University of Gdynia ; Wyższa Szkoła Marynarki Wojennej ; Polish Naval Academy of the Heroes of Westerplatte ; PNA |  |
Pomeranian Medical University | Pomorski Uniwersytet Medyczny w Szczecinie ; PUM ; Pomorska Akademia Medyczna ; Pomeranian Medical Academy ; PAM ; Pomeranian Medical University in Szczecin ; Akademia Lekarska w Szczecinie |  |
Powiślańska Szkoła Wyższa | Powiślański University ; Powiślańska Akademia Nauk Stosowanych ; PSW Kwidzyn ; Powislanski College ; Powiślański College in Kwidzyn ; PANS Kwidzyn ; Powiślańska Akademia |  |
Poznan School of Logistics | Wyższa Szkoła Logistyki ; WSL ; WSL Poznań ; Wyższa Szkoła Logistyki w Poznaniu |  |
Rzeszów University of Technology | Politechnika Rzeszowska im. Ignacego Łukasiewicza ; Politechnika Rzeszowska ; PRz ; RUT ; Ignacy Łukasiewicz Rzeszów University of Technology ; Wyższa Szkoła Inżynierska w Rzeszowie |  |
Społeczna Akademia Nauk | University of Social Sciences ; SAN ; Społeczna Wyższa Szkoła Przedsiębiorczości i Zarządzania w Łodzi ; SWSPiZ ; Academy of Management in Łódź ; Academy of Management SWSPiZ ; SAN University ; UNS Łódź |  |
State University of Applied Sciences in Jaroslaw | Państwowa Wyższa Szkoła Techniczno-Ekonomiczna im. ks. Bronisława Markiewicza w Jarosławiu ; PWSTE ; Państwowa Akademia Nauk Stosowanych im. ks. Bronisława Markiewicza w Jarosławiu ; Bronisław Markiewicz State University of Technology and Economics in Jarosław ; PANS Jarosław ; State Higher School of Technology and Economics in Jarosław ; PWSZ Jarosław |  |
The Maria Grzegorzewska University | Akademia Pedagogiki Specjalnej im. Marii Grzegorzewskiej ; APS ; Maria Grzegorzewska Academy of Special Education ; Academy of Special Education ; Wyższa Szkoła Pedagogiki Specjalnej ; State Institute of Special Education ; Państwowy Instytut Pedagogiki Specjalnej |  |
Tischner European University | Wyższa Szkoła Europejska im. ks. Józefa Tischnera ; WSE ; Jozef Tischner European University ; WSE Kraków |  |
Uczelnia Korczaka – Akademia Nauk Stosowanych | Wyższa Szkoła Pedagogiczna im. Janusza Korczaka w Warszawie ; Janusz Korczak Pedagogical University in Warsaw ; Uczelnia Korczaka ; Korczak University ; WSP Korczak ; Wyższa Szkoła Pedagogiczna TWP w Warszawie ; Korczak University of Applied Sciences |  |
University College of Professional Education | Wyższa Szkoła Kształcenia Zawodowego ; WSKZ ; Wyższa Szkoła Kształcenia Zawodowego we Wrocławiu ; Higher School of Vocational Education |  |
University School of Physical Education in Kraków | Akademia Wychowania Fizycznego im. Bronisława Czecha w Krakowie ; AWF Kraków ; Bronisław Czech University of Physical Education ; Akademia Kultury Fizycznej im. Bronisława Czecha w Krakowie ; University of Physical Education in Kraków ; Bronisław Czech Academy of Physical Education ; UPE Krakow |  |
University of Białystok | Uniwersytet w Białymstoku ; UwB ; University of Warsaw Branch in Białystok ; Filia Uniwersytetu Warszawskiego w Białymstoku ; UWB |  |
University of Bielsko-Biała | Uniwersytet Bielsko-Bialski ; Akademia Techniczno-Humanistyczna w Bielsku-Białej ; ATH ; University of Technology and Humanities in Bielsko-Biała ; UBB ; Technical University of Łódź Branch in Bielsko-Biała ; ATH Bielsko-Biała |  |
University of Computer Engineering and Telecommunications | Wyższa Szkoła Telekomunikacji i Informatyki w Kielcach ; WSTKT ; Wyższa Szkoła Telekomunikacji i Technik Komputerowych |  |
University of Fine Arts in Poznań | Uniwersytet Artystyczny im. Magdaleny Abakanowicz w Poznaniu ; UAP ; Akademia Sztuk Pięknych w Poznaniu ; Magdalena Abakanowicz University of the Arts Poznań ; University of Arts in Poznań ; Academy of Fine Arts in Poznań ; Państwowa Wyższa Szkoła Sztuk Plastycznych w Poznaniu |  |
University of Occupational Safety Management in Katowice | Wyższa Szkoła Zarządzania Ochroną Pracy w Katowicach ; WSZOP ; Higher School of Labour Safety Management ; University of Labour Protection Management in Katowice |  |
University of Siedlce | Uniwersytet w Siedlcach ; Uniwersytet Przyrodniczo-Humanistyczny w Siedlcach ; Siedlce University of Natural Sciences and Humanities ; Akademia Podlaska ; UPH ; University of Podlasie ; UwS ; Wyższa Szkoła Rolniczo-Pedagogiczna w Siedlcach |  |
University of Silesia in Katowice | Uniwersytet Śląski w Katowicach ; UŚ ; US Katowice ; Wyższa Szkoła Pedagogiczna w Katowicach ; Silesian University ; UŚl |  |
University of Zielona Góra | Uniwersytet Zielonogórski ; UZ ; Politechnika Zielonogórska ; Zielona Góra University of Technology ; Tadeusz Kotarbiński Pedagogical University ; Wyższa Szkoła Pedagogiczna im. Tadeusza Kotarbińskiego w Zielonej Górze |  |
Uniwersytet Kaliski im. Prezydenta Stanisława Wojciechowskiego | University of Kalisz ; Akademia Kaliska im. Prezydenta Stanisława Wojciechowskiego ; Calisia University ; Państwowa Wyższa Szkoła Zawodowa im. Prezydenta Stanisława Wojciechowskiego w Kaliszu ; PWSZ Kalisz ; President Stanisław Wojciechowski Calisia University ; Uniwersytet Kaliski |  |
Uniwersytet Pomorski w Słupsku | Pomeranian University in Słupsk ; Akademia Pomorska w Słupsku ; Pomeranian Pedagogical Academy ; AP Słupsk ; Pomorska Akademia Pedagogiczna ; Wyższa Szkoła Pedagogiczna w Słupsku ; Pomeranian Academy in Słupsk |  |
Uniwersytet SWPS | SWPS University of Social Sciences and Humanities ; SWPS University ; SWPS ; Szkoła Wyższa Psychologii Społecznej ; Warsaw School of Social Sciences and Humanities ; Warsaw School of Social Psychology ; Uniwersytet Humanistycznospołeczny SWPS |  |
VIZJA University | Uniwersytet VIZJA ; University of Economics and Human Sciences in Warsaw ; Akademia Ekonomiczno-Humanistyczna w Warszawie ; AEH ; Wyższa Szkoła Finansów i Zarządzania w Warszawie ; University of Finance and Management in Warsaw ; AEHiT |  |
WSB Merito University in Gdańsk | Wyższa Szkoła Bankowa w Gdańsku ; Uniwersytet WSB Merito w Gdańsku ; WSB University in Gdańsk ; Gdańsk School of Banking ; WSB Gdańsk |  | Federacja Naukowa WSB-DSW Merito
WSB Merito University in Poznan | Wyższa Szkoła Bankowa w Poznaniu ; Uniwersytet WSB Merito w Poznaniu ; WSB University in Poznań ; Poznań School of Banking ; WSB Poznań |  | Federacja Naukowa WSB-DSW Merito
WSB Merito University in Torun | Wyższa Szkoła Bankowa w Toruniu ; Uniwersytet WSB Merito w Toruniu ; WSB University in Toruń ; Toruń School of Banking ; WSB Toruń |  | Federacja Naukowa WSB-DSW Merito
WSB Merito University in Warsaw | Wyższa Szkoła Bankowa w Warszawie ; Uniwersytet WSB Merito w Warszawie ; WSB University in Warsaw ; Warsaw School of Banking ; WSB Warszawa |  | Federacja Naukowa WSB-DSW Merito
WSB Merito University in Wroclaw | Wyższa Szkoła Bankowa we Wrocławiu ; Uniwersytet WSB Merito we Wrocławiu ; WSB University in Wrocław ; Wrocław School of Banking ; WSB Wrocław |  | Federacja Naukowa WSB-DSW Merito
WSB University | Akademia WSB ; Wyższa Szkoła Biznesu w Dąbrowie Górniczej ; WSB Academy ; University of Dąbrowa Górnicza ; AWSB ; Academy of Business in Dąbrowa Górnicza |  |
Warsaw University of Life Sciences | Szkoła Główna Gospodarstwa Wiejskiego w Warszawie ; WULS ; WULS-SGGW ; Agricultural University of Warsaw ; Instytut Agronomiczny w Marymoncie ; Main School of Farming |  |
Warszawska Akademia Medyczna Nauk Stosowanych | Warsaw Medical Academy of Applied Sciences ; WAMNS ; Wyższa Szkoła Inżynierii i Zdrowia w Warszawie ; WSIiZ Warszawa ; University of Engineering and Health in Warsaw ; Wyższa Szkoła Zawodowa Kosmetyki i Pielęgnacji Zdrowia ; WSZKiPZ |  |
West Pomeranian University of Technology in Szczecin | Zachodniopomorski Uniwersytet Technologiczny w Szczecinie ; ZUT ; Politechnika Szczecińska ; Szczecin University of Technology ; Akademia Rolnicza w Szczecinie ; Agricultural University of Szczecin |  |
Wroclaw Medical University | Uniwersytet Medyczny im. Piastów Śląskich we Wrocławiu ; Akademia Medyczna we Wrocławiu ; Uniwersytet Medyczny we Wrocławiu ; Wrocław Medical Academy ; UMW ; Silesian Piasts University of Medicine in Wrocław ; Piastów Śląskich Medical University |  |
Wroclaw University of Health and Sport Sciences | Akademia Wychowania Fizycznego im. Polskich Olimpijczyków we Wrocławiu ; AWF Wrocław ; University School of Physical Education in Wrocław ; Academy of Physical Education in Wrocław ; University of Physical Education in Wrocław |  |
Łukasiewicz Research Network - Industrial Institute of Agricultural Engineering | Przemysłowy Instytut Maszyn Rolniczych ; PIMR ; Łukasiewicz-PIMR ; Sieć Badawcza Łukasiewicz - Przemysłowy Instytut Maszyn Rolniczych ; Łukasiewicz – Poznański Instytut Technologiczny |  | Łukasiewicz Research Network
Łódź Film School | Państwowa Wyższa Szkoła Filmowa, Telewizyjna i Teatralna im. Leona Schillera w Łodzi ; Szkoła Filmowa w Łodzi ; Leon Schiller National Higher School of Film, Television and Theatre ; Polish National Film, Television and Theatre School ; Filmówka ; PWSFTviT |  |
"Ion Ionescu de la Brad" Iasi University of Life Sciences | Universitatea pentru Științele Vieții Ion Ionescu de la Brad din Iași ; University of Agricultural Sciences and Veterinary Medicine of Iași ; Universitatea de Științe Agricole și Medicină Veterinară Ion Ionescu de la Brad ; USAMV Iași ; USV Iași ; IULS ; Institutul Agronomic Ion Ionescu de la Brad |  |
1 Decembrie 1918 University | Universitatea 1 Decembrie 1918 din Alba Iulia ; UAB ; 1 Decembrie 1918 University of Alba Iulia ; University of Alba Iulia |  |
Artifex University | Universitatea Artifex din București ; Artifex University of Bucharest ; Universitatea Cooperatistă Artifex |  |
Bucharest University of Economic Studies | Academia de Studii Economice din București ; ASE ; BUES ; Bucharest Academy of Economic Studies ; Academy of High Commercial and Industrial Studies ; Institutul de Științe Economice și Planificare V.I. Lenin |  |
George Enescu University of Arts of Iași | Universitatea Națională de Arte George Enescu Iași ; UNAGE ; George Enescu National University of the Arts ; Conservatorul George Enescu Iași ; Academia de Arte George Enescu ; Iași Conservatory ; UAGE |  |
ICMET Craiova | Institutul Național de Cercetare-Dezvoltare și Încercări pentru Electrotehnică ; National Institute for Research, Development and Testing in Electrical Engineering ; ICMET ; INCDIE ICMET |  |
Petroleum & Gas University of Ploieşti | Universitatea Petrol-Gaze din Ploiești ; UPG ; Oil and Gas University of Ploiești ; Institutul de Petrol și Gaze ; UPG Ploiești ; Institute of Petroleum, Gas and Geology |  |
Technical University of Civil Engineering of Bucharest | Universitatea Tehnică de Construcții București ; UTCB ; Institutul de Construcții București ; Institute of Civil Engineering Bucharest ; ICB |  |
Technical University of Cluj-Napoca | Universitatea Tehnică din Cluj-Napoca ; UTCN ; UTCluj ; Polytechnic Institute of Cluj-Napoca ; Institutul Politehnic din Cluj-Napoca ; TUCN |  |
Universitatea Ecologica din Bucuresti | Ecological University of Bucharest ; UEB |  |
Universitatea Națională de Știință și Tehnologie Politehnica București | National University of Science and Technology Politehnica Bucharest ; Politehnica University of Bucharest ; Universitatea Politehnica din București ; UPB ; UNSTPB ; NUSTPB ; Polytechnic Institute of Bucharest ; Institutul Politehnic București |  |
Universitatea de Medicină, Farmacie, Științe și Tehnologie „George Emil Palade” din Târgu Mureș | George Emil Palade University of Medicine, Pharmacy, Science and Technology of Târgu Mureș ; UMFST ; University of Medicine and Pharmacy of Târgu Mureș ; UMF Târgu Mureș ; Marosvásárhelyi Orvosi és Gyógyszerészeti Egyetem ; UMFST Târgu Mureș |  |
University of Agricultural Sciences and Veterinary Medicine of Cluj-Napoca | Universitatea de Științe Agricole și Medicină Veterinară din Cluj-Napoca ; USAMV Cluj-Napoca ; USAMVCN ; UASVM ; Institutul Agronomic Dr. Petru Groza ; USAMV Cluj |  |
University of Medicine and Pharmacy of Craiova | Universitatea de Medicină și Farmacie din Craiova ; UMF Craiova ; UMFCV |  |
Univesity of Life Science "King Mihai I" from Timisoara | Universitatea de Științele Vieții Regele Mihai I din Timișoara ; Banat University of Agricultural Sciences and Veterinary Medicine ; Universitatea de Științe Agricole și Medicină Veterinară a Banatului ; USAMVBT ; USVT ; BUASVM ; USAMV Timișoara |  |
West University of Timişoara | Universitatea de Vest din Timișoara ; UVT ; University of Timișoara ; Universitatea din Timișoara ; WUT |  |
Institute for Biological Research “Siniša Stanković” | Institut za biološka istraživanja Siniša Stanković ; IBISS ; IBRSS |  | University of Belgrade
Institute for Medical Research | Institut za medicinska istraživanja ; IMI Belgrade ; IMR |  | University of Belgrade
Institute for Multidisciplinary Research | Institut za multidisciplinarna istraživanja ; IMSI ; Center for Multidisciplinary Studies |  | University of Belgrade
Institute for Philosophy and Social Theory | Institut za filozofiju i društvenu teoriju ; IFDT |  | University of Belgrade
Institute for the Application of Nuclear Energy | Institut za primenu nuklearne energije ; INEP |  | University of Belgrade
Institute of Chemistry, Technology and Metallurgy | Institut za hemiju, tehnologiju i metalurgiju ; IHTM ; ICTM |  | University of Belgrade
Institute of Food Technology | Naučni institut za prehrambene tehnologije u Novom Sadu ; FINS |  | University of Novi Sad
Mathematical Institute of the Serbian Academy of Sciences and Arts | Matematički institut SANU ; MISANU ; MI SANU ; Matematički institut Srpske akademije nauka i umetnosti |  | Serbian Academy of Sciences and Arts
Modern Business School | Visoka škola modernog biznisa ; MBS Belgrade ; Visoka škola modernog biznisa Beograd |  |
Univerzitet Privredna akademija u Novom Sadu | University Business Academy in Novi Sad ; Business Academy University ; UPA ; Privredna akademija |  |
Visoka strukovna vaspitačka i medicinska škola u Vršcu | Preschool Teacher Training College Mihailo Palov ; Visoka škola strukovnih studija za vaspitače Mihailo Palov ; Preschool Teacher Training and Medical College Vršac ; Visoka škola strukovnih studija za obrazovanje vaspitača Mihailo Palov |  |
North University of Baia Mare | Universitatea de Nord din Baia Mare ; UNBM ; Centrul Universitar Nord din Baia Mare |  | Technical University of Cluj-Napoca
Petru Maior University of Târgu Mureș | Universitatea Petru Maior din Târgu Mureș ; UPM Târgu Mureș |  | George Emil Palade University of Medicine, Pharmacy, Science and Technology of Târgu Mureș
Kaposvár University | Kaposvári Egyetem ; University of Kaposvár ; KE |  | Hungarian University of Agriculture and Life Sciences
Admiral Makarov State University of Maritime and Inland Shipping | Admiral Makarov State Maritime Academy ; Makarov Academy ; Saint Petersburg State University of Water Communications ; Leningrad Higher Marine Engineering School ; GUMRF ; Gosudarstvenny universitet morskogo i rechnogo flota imeni admirala S.O. Makarova ; Leningrad Institute of Water Transport |  |
All-Russian Scientific Research Institute of Physical-Technical and Radiotechnical Measurements | VNIIFTRI ; All-Russian Research Institute for Physicotechnical and Radio Engineering Measurements ; FGUP VNIIFTRI ; All-Union Research Institute of Physicotechnical and Radio Engineering Measurements ; Vserossiyskiy nauchno-issledovatelskiy institut fiziko-tekhnicheskikh i radiotekhnicheskikh izmereniy |  |
Arctic State Agrotechnological University | Yakut State Agricultural Academy ; Yakutsk State Agricultural Academy ; Arkticheskiy gosudarstvennyy agrotekhnologicheskiy universitet ; AGATU ; Yakut Agricultural Institute ; YSAA |  |
Astrakhan Tatischev State University | Astrakhan State University ; Astrakhan State University named after V. N. Tatishchev ; ASU ; AGU ; Astrakhan State Pedagogical Institute ; Astrakhan State Pedagogical University ; Astrakhanskiy gosudarstvennyy universitet |  |
Bryansk State University | Bryansk State Academician I.G. Petrovski University ; BGU ; Bryansk State Pedagogical University ; Bryansk State University named after Academician I. G. Petrovsky ; Novozybkov State Pedagogical Institute ; Bryansk State Pedagogical Institute |  |
East Siberian University of Economics and Law | East Siberian Institute of Economics and Law ; Vostochno-Sibirskiy institut ekonomiki i prava ; VSIEP ; ESIEL |  |
Far Eastern Federal University | Dalnevostochny federalny universitet ; Far Eastern State Technical University ; DVGU ; Far Eastern Polytechnic Institute ; Oriental Institute Vladivostok ; Pacific State University of Economics |  |
Federal State University of Education | State University of Education ; Moscow Region State University ; Moscow State Regional University ; MGOU ; Krupskaya Moscow Regional Pedagogical Institute ; Gosudarstvennyy universitet prosveshcheniya ; MRSU ; N. K. Krupskaya Moscow Oblast Pedagogical Institute ; GUP |  |
Fedorovsky Polar State University | Norilsk State Industrial Institute ; Norilsk Industrial Institute ; Zapolyarny State University ; Zapolyarnyy gosudarstvennyy universitet imeni N.M. Fedorovskogo ; ZGU ; Norilsk Evening Industrial Institute |  |
Herzen University | Herzen State Pedagogical University of Russia ; RGPU ; A. I. Herzen Leningrad State Pedagogical Institute ; Russian State Pedagogical University ; HSPU ; RGPU im. A. I. Gertsena |  |
Immanuel Kant Baltic Federal University | Immanuel Kant State University of Russia ; Baltiyskiy federalnyy universitet imeni Immanuila Kanta ; BFU im. Kanta ; Kaliningrad State Pedagogical Institute ; Kant University |  |
Institute of Service and Entrepreneurship of DGTU | South-Russian State University of Economics and Service ; Shakhty Technological Institute of Domestic Services ; YURGUES ; Institut sfery obsluzhivaniya i predprinimatelstva ; ISOiP ; SRSUES ; ISOiP DGTU |  | Don State Technical University
Kamchatka State University named after Vitus Bering | Vitus Bering Kamchatka State University ; Kamchatka State Pedagogical Institute ; KamGU ; Kamchatka State University ; Kamchatka State Pedagogical University ; KamSU |  |
Kazan State Power Engineering University | Kazan Power Engineering Institute ; KSPEU ; KGEU ; Kazan Branch of Moscow Power Engineering Institute ; Kazanskiy gosudarstvennyy energeticheskiy universitet |  |
Kazan State Technical University named after A. N. Tupolev | Kazan National Research Technical University named after A. N. Tupolev ; KNRTU-KAI ; Kazan Aviation Institute ; KAI ; KNITU-KAI ; KSTU Tupolev ; Tupolev Kazan State Technical University |  |
Kostroma State University named after N A Nekrasov | Kostroma State University ; KSU ; KGU ; Kostroma State Pedagogical Institute ; Kostroma State Technological University ; Nekrasov Kostroma State University ; Kostroma State Pedagogical University |  |
Moscow Aviation Institute | Moskovskiy aviatsionnyy institut ; National Research University MAI ; Moscow Aviation Institute (National Research University) ; Sergo Ordzhonikidze Moscow Aviation Institute ; MATI ; Moscow Aviation Technological Institute |  |
Moscow Power Engineering Institute | National Research University MPEI ; Moskovskiy energeticheskiy institut ; Moscow Energy Institute ; NRU MPEI ; Moscow Power Engineering Institute (Technical University) ; NIU MEI |  |
Moscow Psycho-Social University | Moscow University of Psychology and Social Sciences ; Moscow Psychological and Social Institute ; Moscow Psychosocial Institute ; MPSU ; MPSI ; Moskovskiy psikhologo-sotsialnyy universitet |  |
Moscow State Pedagogical University | Moscow Pedagogical State University ; MPGU ; V. I. Lenin Moscow State Pedagogical Institute ; MPSU ; MSPU ; Second Moscow State University ; MGPI |  |
Moscow State University of Psychology & Education | Moscow City University of Psychology and Education ; MGPPU ; MSUPE ; MCUPE ; Moskovskiy gosudarstvennyy psikhologo-pedagogicheskiy universitet |  |
Moscow State University of Technologies and Management named after K.G. Razumovskiy | All-Union Correspondence Institute of Food Industry ; First Cossack University ; MGUTU ; Moscow State Correspondence Institute of Food Industry ; Pervyy kazachiy universitet ; MSUTM ; Razumovsky University |  |
Moscow University «Synergy» | Synergy University ; Moscow Financial and Industrial University Synergy ; Moscow Financial and Industrial Academy ; Universitet Sinergiya ; MFPA ; Market Institute of Economics, Politics and Law ; MFPU Synergy |  |
National Research Mordovia State University | Ogarev Mordovia State University ; N. P. Ogarev Mordovia State University ; Mordovian State University ; MRSU ; MSU Saransk ; Mordovian Ogarev State University |  |
National Research Nuclear University MEPhI | Moscow State Engineering Physics Institute ; Moscow Mechanical Institute of Munitions ; NIYaU MIFI ; NRNU MEPhI ; Moscow Mechanics Institute ; Natsionalnyy issledovatelskiy yadernyy universitet MIFI |  |
National University of Science and Technology | MISIS ; NUST MISIS ; Moscow Institute of Steel and Alloys ; National University of Science and Technology MISiS ; MISiS University ; Moscow State Mining University ; State Technological University Moscow Institute of Steel and Alloys |  |
Nizhny Novgorod State Pedagogical University | Kozma Minin Nizhny Novgorod State Pedagogical University ; Minin University ; NGPU ; Gorky State Pedagogical Institute ; NSPU ; Gorky Pedagogical Institute ; Mininskiy universitet |  |
Novosibirsk State Technical University | Novosibirsk Electrotechnical Institute ; NETI ; NSTU ; NGTU ; NSTU NETI ; Novosibirskiy gosudarstvennyy tekhnicheskiy universitet |  |
Obninsk Institute for Nuclear Power Engineering | INPE ; IATE ; Obninsk Institute of Atomic Energetics ; IATE MEPhI ; Obninsk State Technical University for Nuclear Power Engineering ; OINPE ; Obninskiy institut atomnoy energetiki ; IATE NRNU MEPhI |  | National Research Nuclear University MEPhI
One Hundred Seventy-Ninth School | School 179 ; Moscow School 179 ; Shkola No. 179 ; Moscow State School 179 ; School No. 179 MIOO |  |
Perm State Humanitarian-Pedagogical University | Perm State Pedagogical University ; Perm State Pedagogical Institute ; PGGPU ; PSHPU ; PSPU ; Permskiy gosudarstvennyy gumanitarno-pedagogicheskiy universitet ; Perm State Humanitarian Pedagogical University |  |
Pirogov Russian National Research Medical University | Russian State Medical University ; N. I. Pirogov Second Moscow State Medical Institute ; RNIMU ; Pirogov University ; RGMU ; Second Moscow State Medical Institute ; Pirogov Medical University ; 2nd MOLGMI |  |
Platov South-Russian State Polytechnic University | South-Russian State Technical University ; Novocherkassk State Technical University ; YuRGPU ; YURGTU ; Yuzhno-Rossiyskiy gosudarstvennyy politekhnicheskiy universitet ; SRSTU ; Don Polytechnic Institute ; Platov SRSPU (NPI) |  |
Pushkin State Russian language Institute | Pushkin Institute ; Pushkin State Institute of the Russian Language ; Institut russkogo yazyka imeni A. S. Pushkina ; Pushkin Russian Language Institute ; GosIRYa ; A.S. Pushkin Institute of Russian Language |  |
Russian Customs Academy | Rossiyskaya tamozhennaya akademiya ; RTA ; RCA ; State Customs Academy |  |
Russian Foreign Trade Academy | All-Russian Academy of Foreign Trade ; Vserossiyskaya akademiya vneshney torgovli ; VAVT ; All-Union Academy of Foreign Trade ; RFTA ; Academy of Foreign Trade ; VAVT Minekonomrazvitiya |  |
Russian Medical Academy of Continuous Professional Education | Russian Medical Academy of Postgraduate Education ; RMANPO ; RMAPO ; Central Institute for Advanced Medical Training ; RMACPE ; TsOLIUV ; Rossiyskaya meditsinskaya akademiya nepreryvnogo professionalnogo obrazovaniya |  |
Russian New University | Rossiyskiy novyy universitet ; RosNOU |  |
Russian State Social University | Moscow State Social University ; RSSU ; RGSU ; Rossiyskiy gosudarstvennyy sotsialnyy universitet ; Russian State Social Institute |  |
Russian State University for Physical Education Sport Youth and Tourism | GTsOLIFK ; Russian State University of Physical Education, Sport, Youth and Tourism ; State Central Order of Lenin Institute of Physical Education ; RGUFKSMiT ; RGUFK ; Russian University of Sport GTSOLIFK ; SCOLIPE ; Central Institute of Physical Culture ; Russian State Academy of Physical Education |  |
Russian State University of Cinematography named after SA Gerasimov | VGIK ; Gerasimov Institute of Cinematography ; All-Russian State Institute of Cinematography ; All-Union State Institute of Cinematography ; All-Russian State University of Cinematography ; Vserossiyskiy gosudarstvennyy institut kinematografii |  |
Saint-Petersburg State University of Technology and Design | Saint Petersburg State University of Industrial Technologies and Design ; Leningrad Institute of Textile and Light Industry ; SPbGUPTD ; S. M. Kirov Leningrad Institute of Textile and Light Industry ; SUTD ; SPGUTD ; Saint Petersburg State Technological University of Plant Polymers ; SPbSUITD |  |
Samara National Research University | Samara University ; Korolev Samara State Aerospace University ; Samara State University ; S. P. Korolev Kuibyshev Aviation Institute ; SGAU ; KuAI ; Korolyov Samara University |  |
Sarov Institute of Physics and Technology | SarFTI ; Sarov Physical and Technical Institute ; SarPhTI ; Sarovskiy fiziko-tekhnicheskiy institut ; Sarov State Physics and Technical Institute ; SarFTI NIYaU MIFI |  | National Research Nuclear University MEPhI
Sechenov University | I. M. Sechenov Moscow Medical Academy ; First Moscow Medical Institute ; Moscow Medical Academy ; First Moscow State Medical Institute ; Pervyy Moskovskiy gosudarstvennyy meditsinskiy universitet imeni I. M. Sechenova ; MSMU ; 1st MOLMI |  |
Seversk Technological Institute | STI NRNU MEPhI ; Seversk State Technological Institute ; Severskiy tekhnologicheskiy institut ; Seversk State Technological Academy ; SGTA |  | National Research Nuclear University MEPhI
Siberian State Medical University | Tomsk Medical Institute ; SibGMU ; SibMed ; SSMU ; Tomsk State Medical Institute ; Sibirskiy gosudarstvennyy meditsinskiy universitet |  |
Siberian State University Geosystems and Technology | Siberian State Academy of Geodesy ; SSGA ; SGUGiT ; Novosibirsk Institute of Engineers of Geodesy, Aerial Photography and Cartography ; NIIGAiK ; SSUGT ; SGGA ; Sibirskiy gosudarstvennyy universitet geosistem i tekhnologiy |  |
Siberian State University of Telecommunications and Information Science | SibSUTIS ; SibGUTI ; Novosibirsk Electrotechnical Institute of Communications ; NEIS ; Siberian State University of Telecommunications and Informatics ; Siberian State Academy of Telecommunications and Informatics ; SIBSUTI |  |
Sirius University of Science and Technology | Sirius University ; Nauchno-tekhnologicheskiy universitet Sirius ; Universitet Sirius ; NTU Sirius |  |
Sochi State University | Sochi State University for Tourism and Recreation ; SGU ; Sochi State University of Tourism and Resort Business ; SSU ; SGUTiKD ; Sochinskiy gosudarstvennyy universitet ; Sochi Institute of Resort Business and Tourism |  |
South Ural State University | Chelyabinsk State Technical University ; YuUrGU ; Yuzhno-Uralskiy gosudarstvennyy universitet ; Chelyabinsk Mechanical and Machine-Building Institute ; ChPI ; YUURGU |  |
Sretensky Theological Academy | Sretensky Theological Seminary ; Sretenskaya dukhovnaya akademiya ; Sretenskaya dukhovnaya seminariya ; Moscow Sretensky Theological Seminary ; Sretensky Higher Orthodox Monastery School |  |
St. Petersburg State Technological Institute | Saint Petersburg State Institute of Technology ; Leningrad Technological Institute ; Lensovet Leningrad Institute of Technology ; SPbGTI ; Technolozhka ; SPSIT ; Saint Petersburg Practical Technological Institute ; SPbSTI ; LTI imeni Lensoveta |  |
St.Tikhon's Orthodox University | St. Tikhon's Orthodox University for the Humanities ; PSTGU ; St. Tikhon's Orthodox Theological Institute ; Pravoslavnyy Svyato-Tikhonovskiy gumanitarnyy universitet ; Saint Tikhon's Orthodox University of Humanities ; STOUH ; PSTBI |  |
State Academic University of Humanities | State Academic University for the Humanities ; GAUGN ; Gosudarstvennyy akademicheskiy universitet gumanitarnykh nauk ; GUGN ; State University of Humanities |  |
State Marine Technical University of St. Petersburg | Leningrad Shipbuilding Institute ; Saint Petersburg State Marine Technical University ; SMTU ; SPbGMTU ; Korabelka ; LKI ; SPbSMTU |  |
Tambov State University | Derzhavin Tambov State University ; Tambov State University named after G. R. Derzhavin ; TSU ; TGU ; Tambov State Pedagogical Institute ; Tambov State Institute of Culture ; Derzhavinskiy universitet |  |
The All-Russian State University of Justice | Russian Law Academy ; RPA ; Vserossiyskiy gosudarstvennyy universitet yustitsii ; VGUYu ; Russian Law Academy of the Ministry of Justice ; RLA ; RPA Minyusta Rossii |  |
The Federal State Budget Scientific Institution "Institute of Special Education" | Institute of Correctional Pedagogy ; Institut korrektsionnoy pedagogiki ; Research Institute of Defectology ; NII defektologii ; IKP RAO ; Institute of Special Education of the Russian Academy of Education ; Institute of Defectology ; IKP | | Russian Academy of Education
The Ilya Glazunov Russian Academy of Painting, Sculpture and Architecture | Rossiyskaya akademiya zhivopisi, vayaniya i zodchestva Ilyi Glazunova ; RAZhViZ ; Russian Academy of Painting, Sculpture and Architecture ; All-Russian Academy of Painting, Sculpture and Architecture ; Glazunov Academy |  |
Ufa State Petroleum Technological University | Ufa Petroleum Institute ; Ufa Oil Institute ; USPTU ; UGNTU ; Ufimskiy gosudarstvennyy neftyanoy tekhnicheskiy universitet ; Ufa State Petroleum Technical University |  |
Ufa University of Science and Technology | Ufimskiy universitet nauki i tekhnologiy ; UUST ; UUNiT ; BashSU ; BashGU ; Ufa Aviation Institute ; UGATU ; USATU |  |
Ural State Academy of Architecture and Arts | Ural State University of Architecture and Art ; Sverdlovsk Institute of Architecture ; USAAA ; UralGAHA ; USUAA ; UrGAKhA ; Sverdlovsk Architectural Institute ; UrGAKhU |  |
Ural State Medical University | Ural State Medical Academy ; Sverdlovsk State Medical Institute ; USMU ; UGMU ; Sverdlovsk Medical Institute ; USMA |  |
Vladivostok State University | Vladivostok State University of Economics and Service ; VSUES ; VVSU ; VVGU ; VGUES ; Far Eastern Technological Institute ; Far Eastern Institute of Technology |  |
Volgograd State Medical University | Volgograd Medical Institute ; Stalingrad Medical Institute ; VolgSMU ; VolGMU ; Volgograd State Medical Academy ; Volgograd Medical Academy |  |
Volgograd State University of Architecture and Civil Engineering | Volgograd State Architectural and Civil Engineering University ; VolgGASU ; Volgograd Institute of Civil Engineering ; VSUACE ; VolgGASA ; Volgograd State Academy of Architecture and Civil Engineering |  | Volgograd State Technical University
Yaroslavl State University | P. G. Demidov Yaroslavl State University ; Demidov University ; YSU ; YarGU ; Demidov Law Lyceum ; YarSU ; Demidov Yaroslavl State University ; Demidov School of Higher Sciences |  |
Dalarna University | Högskolan Dalarna ; HDa ; DU ; Högskolan i Falun/Borlänge ; Dalarna University College |  |
Karolinska Institutet | Royal Caroline Institute ; Kungliga Karolinska mediko-kirurgiska institutet ; Karolinska Mediko-Kirurgiska Institutet ; Royal Karolinska Institute ; Caroline Institute |  |
Luleå University of Technology | Luleå tekniska universitet ; Luleå University College ; Luleå University ; Tekniska högskolan i Luleå |  |
Marie Cederschiöld University | Marie Cederschiöld högskola ; Ersta Sköndal Bräcke University College ; Ersta Sköndal högskola ; Ersta Sköndal Bräcke högskola ; Ersta Sköndal University College ; ESH ; MCH |  |
Mid Sweden University | Mittuniversitetet ; MIUN ; Mitthögskolan ; Mid Sweden University College ; Högskolan i Sundsvall/Härnösand ; MSU Sweden |  |
Mälardalen University | Mälardalens universitet ; Mälardalen University College ; Högskolan i Eskilstuna/Västerås ; MDU |  |
Royal College of Music in Stockholm | Kungliga Musikhögskolan ; KMH ; Kungl. Musikhögskolan i Stockholm ; Royal Conservatory of Music Stockholm ; Musikkonservatoriet ; KMH Royal College of Music |  |
Royal Institute of Art | Kungliga Konsthögskolan ; KKH ; Royal University College of Fine Arts ; Mejan ; Kungl. Konsthögskolan ; Royal Swedish Academy of Fine Arts school |  |
Röda Korsets Högskola | Swedish Red Cross University ; Swedish Red Cross University College ; Red Cross University College ; RKH ; SRCU ; Rödakorshemmet ; Röda Korsets sjuksköterskeskola |  |
Sankt Ignatios Folkhögskola | Sankt Ignatios ; Sankt Ignatios College ; St Ignatios Folk High School ; Sankt Ignatios Foundation |  |
Skandinaviska Naprapathögskolan AB | Scandinavian College of Naprapathic Manual Medicine ; Naprapathögskolan ; SNH ; College of Naprapathy ; Scandinavian College of Naprapathy |  |
Stockholm School of Economics | Handelshögskolan ; Handels ; HHS ; SSE Stockholm |  |
Stockholm University | Stockholms universitet ; Stockholms högskola ; SU ; Stockholm University College |  |
Swedish Defence University | FHS ; SEDU ; Swedish National Defense College ; Militärhögskolan ; SNDC ; Swedish Defense University |  |
Swedish Institute of Space Physics | Institutet för rymdfysik ; IRF ; Kiruna Geophysical Observatory ; Kiruna geofysiska institut ; Kiruna Geophysical Institute ; KGI |  |
Swedish School of Sport and Health Sciences | Gymnastik- och idrottshögskolan ; GIH ; Royal Central Gymnastics Institute ; Gymnastiska Centralinstitutet ; GCI ; Stockholm University College of Physical Education and Sports ; Idrottshögskolan i Stockholm |  |
Swedish University of Agricultural Sciences | Lantbrukshögskolan ; Ultuna Agricultural Institute ; Skogshögskolan ; Royal College of Forestry ; Veterinärhögskolan ; Agricultural College of Sweden ; Ultuna lantbruksinstitut |  |
Swedish University of Agricultural Sciences, Alnarp | SLU Alnarp ; Alnarp Agricultural Institute ; Alnarps lantbruksinstitut |  | Swedish University of Agricultural Sciences
Umeå University | Umeå universitet ; UmU ; University of Umeå ; Ubmeje universitiähta |  |
University College Stockholm | Enskilda Högskolan Stockholm ; EHS ; Stockholm School of Theology ; Teologiska högskolan Stockholm ; THS ; Betelseminariet ; Stockholm School of Human Rights and Theology |  |
University West | Högskolan Väst ; HV ; Högskolan i Trollhättan/Uddevalla ; HTU ; University College West ; University of Trollhättan/Uddevalla |  |
University of Gothenburg | Göteborgs universitet ; GU ; Göteborgs högskola ; Gothenburg University ; Göteborg University ; Gothenburg University College |  |
Faculty of Applied Social Studies in Nova Gorica | Fakulteta za uporabne družbene študije v Novi Gorici ; FUDŠ ; School of Advanced Social Studies ; Fakulteta za uporabne družbene študije ; SASS ; School of Advanced Social Studies in Nova Gorica ; FUDS |  | New University
Faculty of Industrial Engineering Novo Mesto | Fakulteta za industrijski inženiring Novo mesto ; FINI ; School of Business and Industrial Engineering ; FINI Novo mesto ; Visoka šola za tehnologije in sisteme |  | University of Novo Mesto
Institute of Information Science | Institut informacijskih znanosti ; IZUM |  |
Jožef Stefan International Postgraduate School | Mednarodna podiplomska šola Jožefa Stefana ; MPŠ ; IPS ; JSIPS ; MPŠJS ; Jožef Stefan Postgraduate School |  |
Sigmund Freud Privatuniversität - Standort Ljubljana | Sigmund Freud University Ljubljana ; Univerza Sigmunda Freuda na Dunaju - podružnica Ljubljana ; SFU Ljubljana ; SFU-Ljubljana ; Fakulteta za psihoterapevtsko znanost Univerze Sigmunda Freuda v Ljubljani |  | Sigmund Freud University Vienna
University of Primorska | Università del Litorale ; UP Koper ; University of the Littoral ; Univerza na Primorskem Koper ; University of Primorska Koper |  |
Univerzitetni Rehabilitacijski Inštitut | University Rehabilitation Institute ; URI Soča ; Univerzitetni rehabilitacijski inštitut Republike Slovenije Soča ; University Rehabilitation Institute, Republic of Slovenia ; Soča Rehabilitation Institute ; Inštitut Republike Slovenije za rehabilitacijo |  |
Bratislava University of Economics and Business | Ekonomická univerzita v Bratislave ; EUBA ; University of Economics in Bratislava ; Vysoká škola ekonomická v Bratislave ; EU v Bratislave ; School of Economics Bratislava ; VŠE Bratislava |  |
Bratislava University of Economics and Management | Vysoká škola ekonómie a manažmentu verejnej správy v Bratislave ; VŠEMVS ; Vysoká škola ekonómie a manažmentu v Bratislave ; School of Economics and Management in Public Administration in Bratislava ; VŠEMBA ; BUEM |  |
DTI University | Vysoká škola DTI ; Dubnica Institute of Technology ; Dubnický technologický inštitút v Dubnici nad Váhom ; DTI ; College DTI ; Dubnica Technological Institute |  |
Danubius University | Vysoká škola Danubius ; College Danubius ; Vysoká škola Visegrádu v Sládkovičove ; Vysoká škola v Sládkovičove ; University College Sládkovičovo ; VŠD |  |
J. Selye University | Univerzita J. Selyeho ; Selye János Egyetem ; UJS ; SJE ; János Selye University ; J. Selye University in Komárno |  |
Pan-European University | Paneurópska vysoká škola ; PEVŠ ; Bratislavská vysoká škola práva ; BVŠP ; Bratislava School of Law ; Bratislava University of Law ; PEU ; Paneurópska univerzita |  |
Technická univerzita vo Zvolene | Technical University in Zvolen ; TUZVO ; TU Zvolen ; Vysoká škola lesnícka a drevárska vo Zvolene ; University of Forestry and Wood Technology Zvolen ; College of Forestry and Wood Technology |  |
University of Security Management in Košice | Vysoká škola bezpečnostného manažérstva v Košiciach ; VŠBM ; VSBM ; University of Security Management ; USM Košice |  |
Baikal State University | Baikal State University of Economics and Law ; Irkutsk State Academy of Economics ; Irkutsk Institute of National Economy ; BGU ; BGUEP |  |
Stockholm Institute of Education | Lärarhögskolan i Stockholm ; LHS |  | Stockholm University
S. U. Umarov Physical-Technical Institute | S.U. Umarov Physical-Technical Institute of the Academy of Sciences of Tajikistan ; Fiziko-tekhnicheskiy institut imeni S. U. Umarova ; PhTI |  | National Academy of Sciences of Tajikistan
Tajik Pedagogical Institute in the Rasht District | Tajik Pedagogical Institute in Rasht ; Donishkadai omuzgorii Tojikiston dar nohiyai Rasht ; Pedagogical Institute in Rasht ; Garm Pedagogical Institute |  |
Magtymguly Turkmen State University | Turkmen State University ; Magtymguly adyndaky Türkmen döwlet uniwersiteti ; TSU ; TDU ; A. M. Gorky Turkmen State University ; Ashgabat Pedagogical Institute ; Makhtumkuli Turkmen State University |  |
Alanya University | Alanya Üniversitesi ; Alanya Hamdullah Emin Paşa University ; Alanya Hamdullah Emin Paşa Üniversitesi ; AHEP ; AHEP University ; AÜ |  |
Altınbaş University | Altınbaş Üniversitesi ; Istanbul Kemerburgaz University ; İstanbul Kemerburgaz Üniversitesi ; Kemerburgaz University ; IKU |  |
Antalya Belek Üni̇versi̇tesi̇ | Antalya Belek University ; Antalya AKEV University ; Antalya AKEV Üniversitesi ; AKEV ; ABÜ |  |
Antalya Bilim Üniversitesi | Antalya Bilim University ; Antalya International University ; Uluslararası Antalya Üniversitesi ; Antalya Science University ; ABU ; UAÜ |  |
Bakırçay Üniversitesi | İzmir Bakırçay Üniversitesi ; Izmir Bakircay University ; Bakırçay University ; BAKÜ |  |
Beykoz Üniversitesi | Beykoz University ; Beykoz Lojistik Meslek Yüksekokulu ; Beykoz Vocational School of Logistics |  |
Cappadocia University | Kapadokya Üniversitesi ; Cappadocia Vocational College ; Kapadokya Meslek Yüksekokulu ; KÜN |  |
Fırat University | Fırat Üniversitesi ; Firat University ; Elazığ State Architecture and Engineering Academy ; Euphrates University ; FÜ ; Elazığ Devlet Mimarlık ve Mühendislik Akademisi |  |
Galatasaray University | Galatasaray Üniversitesi ; GSÜ ; Université Galatasaray ; GSU |  |
Gebze Technical University | Gebze Teknik Üniversitesi ; Gebze Yüksek Teknoloji Enstitüsü ; Gebze High Technology Institute ; GTU ; GIT |  |
Hasan Kalyoncu University | Hasan Kalyoncu Üniversitesi ; Gazikent University ; Gazikent Üniversitesi ; HKÜ ; HKU |  |
Istanbul Aydın University | İstanbul Aydın Üniversitesi ; İAÜ ; IAU ; Anadolu BİL Vocational School ; Anadolu Bil Meslek Yüksekokulu |  |
Istanbul Commerce University | İstanbul Ticaret Üniversitesi ; Istanbul Ticaret University ; İTİCÜ ; ITICU ; Istanbul Trade University |  |
Istanbul Topkapi University | İstanbul Topkapı Üniversitesi ; Istanbul Ayvansaray University ; İstanbul Ayvansaray Üniversitesi ; Plato Vocational School ; Plato Meslek Yüksekokulu |  |
Jandarma ve Sahil Güvenlik Akademisi | Gendarmerie and Coast Guard Academy ; JSGA ; Jandarma Okullar Komutanlığı |  |
Kilis 7 Aralık University | Kilis 7 Aralık Üniversitesi ; Kilis Yedi Aralık University ; Kilis 7 December University ; K7AÜ |  |
Konya Food and Agriculture University | Konya Gıda ve Tarım Üniversitesi ; KGTÜ ; KFAU ; KGTU |  |
Koç University | KU Istanbul ; KÜ |  |
Kütahya Dumlupınar Üniversitesi | Dumlupınar University ; Dumlupınar Üniversitesi ; Kütahya Dumlupınar University ; DPÜ ; DPU |  |
Munzur University | Munzur Üniversitesi ; Tunceli University ; Tunceli Üniversitesi ; MÜ Tunceli |  |
Naval Academy | Deniz Harp Okulu ; Turkish Naval Academy ; DHO ; Bahriye Mektebi ; Mühendishane-i Bahr-i Hümayun |  | National Defense University
Necmettin Erbakan University | Necmettin Erbakan Üniversitesi ; Konya University ; Konya Üniversitesi ; NEÜ ; NEU |  |
Recep Tayyip Erdoğan University | Recep Tayyip Erdoğan Üniversitesi ; Rize University ; Rize Üniversitesi ; RTEÜ ; RTEU |  |
Research Center for Built Environment and Design | Yapılı Çevre ve Tasarım Uygulama ve Araştırma Merkezi ; MATPUM ; METU MATPUM ; ODTÜ MATPUM |  | Middle East Technical University
Sivas Cumhuriyet Üniversitesi | Cumhuriyet University ; Cumhuriyet Üniversitesi ; Sivas Cumhuriyet University ; CÜ ; Republic University Sivas ; SCÜ |  |
Tokat Gaziosmanpaşa Üniversitesi | Gaziosmanpaşa University ; Gaziosmanpaşa Üniversitesi ; Tokat Gaziosmanpasa University ; TOGÜ ; GOÜ |  |
Turkish Air Force Academy | Hava Harp Okulu ; HHO ; Turkish Air War School ; TUAFA |  | National Defense University
University of Turkish Aeronautical Association | Türk Hava Kurumu Üniversitesi ; THKÜ ; UTAA ; THK University ; THK Üniversitesi ; THKU |  |
Usak University | Uşak Üniversitesi ; UÜ ; Uşak Univ |  |
Yozgat Bozok Üniversitesi | Bozok University ; Bozok Üniversitesi ; Yozgat Bozok University ; YOBÜ ; YBÜ |  |
Yurtdışı Türkler ve Akraba Topluluklar Başkanlığı | Presidency for Turks Abroad and Related Communities ; YTB ; Türkiye Scholarships ; Türkiye Bursları ; Prime Ministry Presidency for Turks Abroad and Related Communities |  |
Zonguldak Bülent Ecevit University | Bülent Ecevit University ; Zonguldak Karaelmas University ; Zonguldak Bülent Ecevit Üniversitesi ; Karaelmas University ; BEÜN ; ZKÜ ; Zonguldak Karaelmas Üniversitesi ; BEÜ |  |
İKSAD Institute | İktisadi Kalkınma ve Sosyal Araştırmalar Enstitüsü ; Institute of Economic Development and Social Research ; IKSAD ; İKSAD Enstitüsü ; İKSAD |  |
Academician Stepan Demianchuk International University Of Economics and Humanities | Mizhnarodnyi ekonomiko-humanitarnyi universytet imeni akademika Stepana Demianchuka ; MEHU ; International University of Economics and Humanities ; Rivne Institute of Slavonic Studies ; MEGU ; IUEH |  |
Bukovinian University | Bukovynskyi universytet ; BU Chernivtsi ; Bukovyna University ; Bukovinsky University |  |
Chernihiv Polytechnic National University | Chernihiv National University of Technology ; Chernihiv State Technological University ; Natsionalnyi universytet Chernihivska politekhnika ; CNUT ; Chernihiv Technological Institute ; ChNUT ; ChSTU |  |
Dnipro State University of Internal Affairs | Dnipropetrovsk State University of Internal Affairs ; Dniprovskyi derzhavnyi universytet vnutrishnikh sprav ; DDUVS ; DSUIA ; Dnipropetrovsk Law Institute of the Ministry of Internal Affairs ; Law Academy of the Ministry of Internal Affairs |  |
Dnipro University of Technology | Dniprovska politekhnika ; National Mining University ; NTU Dnipro Polytechnic ; Dnipro Polytechnic ; NMU ; National TU Dnipro Polytechnic ; Artem Dnipropetrovsk Mining Institute |  |
Donetsk National Technical University | Donetskyi natsionalnyi tekhnichnyi universytet ; DonNTU ; Donetsk Polytechnic Institute ; DPI ; Donetsk Industrial Institute ; Donetsk State Technical University ; DNTU |  |
Donetsk State University of Internal Affairs | Donetsk Law Institute of the Ministry of Internal Affairs of Ukraine ; Donetskyi derzhavnyi universytet vnutrishnikh sprav ; DonDUVS ; Donetsk Law Institute ; DLI ; DonSUIA ; Donetsk Institute of Internal Affairs |  |
Dragomanov Ukrainian State University | National Pedagogical Dragomanov University ; Drahomanov National Pedagogical University ; Kyiv State Pedagogical Institute ; NPU ; A. M. Gorky Kiev State Pedagogical Institute ; Mykhailo Drahomanov Ukrainian State University ; UDU imeni Drahomanova ; NPDU |  |
Drohobych Ivan Franko State Pedagogical University | Drohobytskyi derzhavnyi pedahohichnyi universytet imeni Ivana Franka ; DSPU ; DDPU ; Drohobych State Pedagogical Institute ; Drohobych Pedagogical Institute ; Ivan Franko Drohobych State Pedagogical University |  |
Ferenc Rakoczi II Transcarpathian Hungarian University | Ferenc Rákóczi II Transcarpathian Hungarian Institute ; II. Rákóczi Ferenc Kárpátaljai Magyar Főiskola ; Ferenc Rákóczi II Transcarpathian Hungarian College of Higher Education ; KMF ; II. Rákóczi Ferenc Kárpátaljai Magyar Egyetem ; Zakarpatskyi uhorskyi instytut imeni Ferentsa Rakotsi II ; ZUI |  |
Institute of Gifted Child of National Academy of Educational Sciences of Ukraine | Instytut obdarovanoi dytyny ; Institute of the Gifted Child ; Institute of Gifted Child ; IOD NAPN |  | National Academy of Educational Sciences of Ukraine
Kharkiv National Medical University | Kharkiv Medical Institute ; Kharkiv State Medical University ; KNMU ; KhNMU ; Kharkivskyi natsionalnyi medychnyi universytet ; Kharkov Medical Institute ; Kharkov State Medical University |  |
Luhansk State Medical University | Lugansk State Medical University ; Luhansk Medical Institute ; LSMU ; Voroshilovgrad Medical Institute ; Luhanskyi derzhavnyi medychnyi universytet ; LugSMU |  |
Lviv Medical University | Lviv Medical Institute ; Lvivskyi medychnyi universytet ; LMU ; Lviv Medical Institute LLC |  |
Lviv National Musical Academy named after Mykola Lysenko | Lviv Conservatory ; Lysenko Lviv State Conservatory ; Lvivska natsionalna muzychna akademiia imeni Mykoly Lysenka ; Mykola Lysenko Lviv National Music Academy ; LNMA ; Lysenko Higher Music Institute ; M. V. Lysenko Lviv Conservatory |  |
Lviv State University of Physical Culture | Ivan Boberskyj Lviv State University of Physical Culture ; Lviv State Institute of Physical Culture ; LDUFK ; LSUPC ; Lvivskyi derzhavnyi universytet fizychnoi kultury imeni Ivana Boberskoho ; Ivan Bobersky Lviv State University of Physical Culture |  |
Lviv University of Trade and Economics | Lviv Academy of Commerce ; Lviv Commercial Academy ; Lvivskyi torhovelno-ekonomichnyi universytet ; LTEU ; LUTE ; Lvivska komertsiina akademiia ; Lviv Trade and Economics Institute ; LKA |  |
Mechnikov Institute of Microbiology and Immunology | Instytut mikrobiolohii ta imunolohii imeni I. I. Mechnykova ; I. Mechnikov Institute of Microbiology and Immunology of the National Academy of Medical Sciences of Ukraine ; Kharkiv Mechnikov Institute ; IMI NAMNU ; IMIAMSU |  | National Academy of Medical Sciences of Ukraine
National University "Yuri Kondratyuk Poltava Polytechnic" | Poltava National Technical Yuri Kondratyuk University ; PoltNTU ; Poltava Civil Engineering Institute ; Natsionalnyi universytet Poltavska politekhnika imeni Yuriia Kondratiuka ; Poltava State Technical University ; Poltava Engineering Construction Institute ; PNTU |  |
National University Zaporizhzhia Polytechnic | Zaporizhzhia National Technical University ; Zaporozhye Machine-Building Institute ; ZNTU ; Zaporizka politekhnika ; Zaporizhzhia State Technical University ; Zaporizhzhia Machine-Building Institute ; NU Zaporizhzhia Polytechnic |  |
National University of Civil Protection of Ukraine | National University of Civil Defence of Ukraine ; NUCDU ; NUTsZU ; NUCPU ; Natsionalnyi universytet tsyvilnoho zakhystu Ukrainy ; Academy of Civil Protection of Ukraine ; Kharkiv Institute of Fire Safety |  |
National University of Water and Environmental Engineering | National University of Water Management and Nature Resources Use ; Rivne State Technical University ; Ukrainian Institute of Water Management Engineers ; NUWEE ; NUVHP ; Ukrainian Institute of Engineers of Water Economy ; Rivne Polytechnic ; NUWMNRU |  |
O.M. Beketov National University of Urban Economy in Kharkiv | Kharkiv National Academy of Municipal Economy ; Kharkiv Institute of Municipal Engineers ; KNAME ; KhNUMH ; NUUE ; Kharkivskyi natsionalnyi universytet miskoho hospodarstva imeni O. M. Beketova ; Kharkiv State Academy of Municipal Economy ; HIIKS |  |
Odesa I. I. Mechnikov National University | Odeskyi natsionalnyi universytet imeni I. I. Mechnykova ; ONU ; Odessa State University ; Odessa I.I. Mechnikov National University ; Richelieu Lyceum ; OSU |  |
Penitentiary Academy of Ukraine | Academy of the State Penitentiary Service ; Chernihiv Law College ; Penitentsiarna akademiia Ukrainy ; Akademiia Derzhavnoi penitentsiarnoi sluzhby ; Chernihiv Legal College of the State Penitentiary Service |  |
Podillia State University | State Agrarian and Engineering University in Podilya ; Podilskyi derzhavnyi ahrarno-tekhnichnyi universytet ; Podolsky State Agricultural and Technical University ; Kamianets-Podilskyi Agricultural Institute ; PDATU ; Zaklad vyshchoi osvity Podilskyi derzhavnyi universytet ; Podilsky State University ; PSAEU |  |
Polissia National University | Zhytomyr National Agroecological University ; ZhNAEU ; Poliskyi natsionalnyi universytet ; State Agroecological University Zhytomyr ; Zhytomyr Agricultural Institute ; ZNAU ; Polissya National University ; State Academy of Agriculture and Ecology of Ukraine |  |
State Enterprise "State Research Institute of Building Constructions" | NDIBK ; Naukovo-doslidnyi instytut budivelnykh konstruktsii ; State Research Institute of Building Constructions ; NIISK ; Research Institute of Building Structures |  |
State Tax University | University of the State Fiscal Service of Ukraine ; National University of State Tax Service of Ukraine ; Derzhavnyi podatkovyi universytet ; NUSTSU ; Academy of State Tax Service of Ukraine ; USFSU ; Irpin State Tax University ; STU |  |
State University "Kyiv Aviation Institute" | National Aviation University ; NAU ; Kyiv Institute of Civil Aviation Engineers ; Kyiv International University of Civil Aviation ; Derzhavnyi universytet Kyivskyi aviatsiinyi instytut ; KAI ; KIIGA ; KMUCA |  |
State University of Intelligent Technologies and Telecommunications | O. S. Popov Odesa National Academy of Telecommunications ; Odesa State Academy of Technical Regulation and Quality ; ONAT ; SUITT ; DUITZ ; Odessa Electrotechnical Institute of Communications ; Derzhavnyi universytet intelektualnykh tekhnolohii i zviazku ; ODATRYa |  |
State University of Trade and Economics | Derzhavnyi torhovelno-ekonomichnyi universytet ; DTEU ; SUTE ; KNTEU ; Kyiv State Trade and Economics University ; Kyivskyi natsionalnyi torhovelno-ekonomichnyi universytet |  |
State institution "South Ukrainian National Pedagogical University named after K. D. Ushynsky" | Ushynsky University ; South Ukrainian National Pedagogical University ; PNPU ; Odessa State Pedagogical Institute ; Pivdennoukrainskyi natsionalnyi pedahohichnyi universytet imeni K. D. Ushynskoho ; Odesa Pedagogical Institute ; K. D. Ushinsky South Ukrainian State Pedagogical University ; SUNPU |  |
Taras Shevchenko National University of Kyiv | Kyivskyi natsionalnyi universytet imeni Tarasa Shevchenka ; Saint Vladimir University ; Imperial University of St. Vladimir ; KNU Shevchenko ; T. G. Shevchenko Kiev State University ; University of Kyiv ; Shevchenko University ; TSNUK |  |
Ukrainian Institute of Arts and Sciences | Ukrainskyi instytut mystetstv i nauk ; Ukrainian Institute of Arts and Science ; UIAS |  |
Ukrainian National Tchaikovsky Academy of Music | Kyiv Conservatory ; Natsionalna muzychna akademiia Ukrainy imeni P. I. Chaikovskoho ; Tchaikovsky National Music Academy of Ukraine ; Petro Tchaikovsky National Music Academy of Ukraine ; NMAU ; Kiev Conservatory ; UNTAM |  |
University of Future Transformation | Chernihiv Institute of Information, Innovation and Business ; Universytet transformatsii maibutnoho ; UTF |  |
University of Luhansk | Taras Shevchenko National University of Luhansk ; Luhansk Taras Shevchenko National University ; LNU ; Luhansk State Pedagogical Institute ; Luhanskyi natsionalnyi universytet imeni Tarasa Shevchenka ; LTSNU ; Luhansk State Pedagogical University ; Voroshilovgrad State Pedagogical Institute |  |
Vinnytsia Institute of Economics and Social Sciences | Vinnytskyi instytut ekonomiky ta sotsialnykh nauk ; VIESN ; University Ukraine Vinnytsia |  | Open International University of Human Development "Ukraine"
Volodymyr Dahl East Ukrainian National University | Skhidnoukrainskyi natsionalnyi universytet imeni Volodymyra Dalia ; SNU ; East Ukrainian National University ; East Ukrainian State University ; Luhansk Machine-Building Institute ; Voroshilovgrad Machine-Building Institute ; EUNU ; SNU imeni Dalia ; Volodymyr Dal East Ukrainian National University |  |
Volodymyr Vynnychenko Central Ukrainian State University | Kirovohrad State Pedagogical University ; Volodymyr Vynnychenko Central Ukrainian State Pedagogical University ; Kirovohrad State Pedagogical Institute ; Tsentralnoukrainskyi derzhavnyi universytet imeni Volodymyra Vynnychenka ; CUSU ; CUSPU ; KSPU ; TsDU |  |
West Ukrainian National University | Ternopil National Economic University ; TNEU ; Ternopil Academy of National Economy ; Zakhidnoukrainskyi natsionalnyi universytet ; WUNU ; ZUNU ; Ternopil State Economic University ; Ternopil Institute of National Economy ; TANE |  |
Yuriy Fedkovych Chernivtsi National University | Chernivtsi National University ; Chernivtsi University ; Franz-Josephs-Universität Czernowitz ; Chernivetskyi natsionalnyi universytet imeni Yuriia Fedkovycha ; ChNU ; Chernivtsi State University ; University of Czernowitz ; Universitatea din Cernăuți ; YFCNU |  |
Zaporizhzhia National University | Zaporizkyi natsionalnyi universytet ; ZNU ; Zaporizhzhia State University ; Zaporizhzhia State Pedagogical Institute ; Zaporozhye State University |  |
Al-Khwarizmi University | Al-Xorazmiy universiteti ; Al-Xorazmiy nomidagi universitet |  |
Alisher Navo'i Tashkent State University of Uzbek Language and Literature | Alisher Navoiy nomidagi Toshkent davlat oʻzbek tili va adabiyoti universiteti ; TSUULL ; ToshDOʻTAU ; Navoi University ; Alisher Navoi Tashkent State University of Uzbek Language and Literature |  |
Asia International University | Osiyo xalqaro universiteti ; OXU ; AIU Bukhara |  |
Central Asian University | Markaziy Osiyo universiteti ; CAU ; Akfa University ; Akfa Medline University |  |
Central Asian University of Environmental and Climate Change Studies (Green University) | Green University ; Central Asian University for Environmental and Climate Change Studies ; Markaziy Osiyo atrof-muhit va iqlim oʻzgarishini oʻrganish universiteti ; Yashil universitet |  |
Denau Institute of Entrepreneurship and Pedagogy | Denov tadbirkorlik va pedagogika instituti ; DTPI ; Denov Institute of Entrepreneurship and Pedagogy ; DIEP ; Tashkent State Agrarian University Denau branch |  |
Institute of Polymer Chemistry and Physics | Polimerlar kimyosi va fizikasi instituti ; IPCP ; Institut khimii i fiziki polimerov ; Institute of Chemistry and Physics of Polymers |  | Academy of Sciences of Uzbekistan
Karshi State Technical University | Karshi Engineering-Economics Institute ; Qarshi muhandislik-iqtisodiyot instituti ; Qarshi davlat texnika universiteti ; KEEI ; QMII ; Karshi Engineering Economic Institute ; Qarshi State Technical University |  |
Kokand State University | Kokand State Pedagogical Institute ; Qoʻqon davlat universiteti ; Qoʻqon davlat pedagogika instituti ; Mukimi Kokand State Pedagogical Institute ; Muqimiy nomidagi Qoʻqon davlat pedagogika instituti ; KSPI ; QDPI |  |
Muhammad al-Xorazmiy nomidagi Toshkent Axborot Texnologiyalari Universiteti Samarqand filiali | Samarkand branch of Tashkent University of Information Technologies ; TATU Samarqand filiali ; TUIT Samarkand ; Samarkand Branch of TUIT |  | Tashkent University of Information Technologies
Namangan State Institute of Foreign Languages | Namangan davlat chet tillar instituti ; NamDChTI ; Ishoqxon Ibrat nomidagi Namangan davlat chet tillari instituti ; Namangan State Institute of Foreign Languages named after Iskhakkhon Ibrat |  |
National Pedagogical University of Uzbekistan | Oʻzbekiston milliy pedagogika universiteti ; Nizami Tashkent State Pedagogical University ; Nizomiy nomidagi Toshkent davlat pedagogika universiteti ; TDPU ; TSPU ; Tashkent State Pedagogical Institute named after Nizami ; Nizami National Pedagogical University of Uzbekistan |  |
Samarkand Institute of Veterinary Medicine | Samarqand veterinariya meditsinasi instituti ; Samarkand Agricultural Institute ; Samarkand State University of Veterinary Medicine, Livestock and Biotechnology ; Samarqand davlat veterinariya meditsinasi, chorvachilik va biotexnologiyalar universiteti ; SamSXI ; SamVMI |  |
Samarkand State University named after Sharof Rashidov | Samarkand State University ; Alisher Navoi Samarkand State University ; Sharof Rashidov nomidagi Samarqand davlat universiteti ; SamSU ; SamDU ; Uzbek State University ; Samarqand davlat universiteti |  |
Tashkent Institute of Irrigation and Agricultural Mechanization Engineers | TIIAME ; TIIAME National Research University ; Tashkent Institute of Irrigation and Melioration ; TIIM ; Toshkent irrigatsiya va qishloq xoʻjaligini mexanizatsiyalash muhandislari instituti ; TIQXMMI ; TIIIMSKh ; National Research University TIIAME |  |
Tashkent Medical Academy Urgench Branch | Urgench State Medical Institute ; Toshkent tibbiyot akademiyasi Urganch filiali ; TTA Urganch filiali ; Urganch davlat tibbiyot instituti ; TMA Urgench Branch |  |
Tashkent State Transport University | Toshkent davlat transport universiteti ; Tashkent Institute of Railway Transport Engineers ; TashIIT ; Toshkent temir yoʻl muhandislari instituti ; TSTU ; TDTrU ; Tashkent Automobile and Road Institute ; TAYLQEI |  |
Tashkent State University of Oriental Studies | Tashkent State Institute of Oriental Studies ; Toshkent davlat sharqshunoslik universiteti ; TSUOS ; TDSHU ; Toshkent davlat sharqshunoslik instituti ; TashGIV ; TSIOS |  |
Tashkent University of Information Technology | Tashkent University of Information Technologies named after Muhammad al-Khwarizmi ; Muhammad al-Xorazmiy nomidagi Toshkent axborot texnologiyalari universiteti ; TATU ; TUIT ; Tashkent Electrotechnical Institute of Communications ; TEIS |  |
University of Business and Science | Biznes va fan universiteti ; UBS Namangan |  |
University of Exact and Social Sciences | Aniq va ijtimoiy fanlar universiteti ; AIFU ; UESS |  |
Uzbek State University of Physical Culture and Sport | Oʻzbekiston davlat jismoniy tarbiya va sport universiteti ; Uzbek State Institute of Physical Culture ; OʻzDJTSU ; Uzbekistan State University of Physical Education and Sport ; OʻzDJTI ; UzSIPC |  |
`;
