// Schools of Britain, Ireland, the Nordic countries and eastern Europe to Kazakhstan and Türkiye: former names, names at home, short forms, wholes.
// Written by hand from general knowledge. Name | other names ; … | domains | the body it belongs to.

export const INSTITUTIONS_NORTH_EAST_EUROPE = `
Albanian University | Universiteti Albanian ; AU Tirana ; UFO University ; Universiteti Ufo Dental ; UFO Dental University |  |
Aleksandër Moisiu University | Universiteti Aleksandër Moisiu Durrës ; University of Durrës ; Aleksandër Moisiu University of Durrës ; UAMD |  |
Bedër University | Hëna e Plotë Bedër University ; Bedër University College ; Universiteti Hëna e Plotë Bedër ; Kolegji Universitar Bedër ; Bedër College ; HPBU |  |
Institute of Geosciences | Instituti i Gjeoshkencave ; Institute of Geosciences, Energy, Water and Environment ; Instituti i Gjeoshkencave, Energjisë, Ujit dhe Mjedisit ; IGEWE ; IGJEUM ; IGEO |  | Polytechnic University of Tirana
Skanderbeg Military University | Military Academy Skënderbej ; Akademia Ushtarake Skënderbej ; Armed Forces Academy of Albania ; Akademia e Forcave të Armatosura ; Universiteti Ushtarak Skënderbej ; Military Academy of Albania |  |
National University of Architecture and Construction of Armenia | Yerevan State University of Architecture and Construction ; Yerevan Institute of Architecture and Construction ; NUACA ; YSUAC ; ՃՇՀԱՀ |  |
Shirak State University | Gyumri State Pedagogical Institute ; Gyumri State Pedagogical Institute after M. Nalbandyan ; M. Nalbandyan State University of Shirak ; Shirak State University after M. Nalbandyan ; Leninakan State Pedagogical Institute ; ShSU |  |
Azerbaijan Scientific Research Institute of Construction and Architecture | Azərbaycan İnşaat və Memarlıq Elmi-Tədqiqat İnstitutu ; AzİMETİ ; AzIMETI |  |
Azerbaijan Sports Academy | Azerbaijan State Academy of Physical Education and Sport ; Azərbaycan Dövlət Bədən Tərbiyəsi və İdman Akademiyası ; ADBTİA ; Azərbaycan İdman Akademiyası ; Azerbaijan State Institute of Physical Culture ; ASAPES |  |
Azerbaijan Tourism and Management University | Azerbaijan Tourism Institute ; Azərbaycan Turizm və Menecment Universiteti ; Azərbaycan Turizm İnstitutu ; ATMU ; ATMÜ |  |
Baku Choreography Academy | Bakı Xoreoqrafiya Akademiyası ; Baku Academy of Choreography ; Baku Choreographic School ; BXA |  |
Baku Eurasian University | Bakı Avrasiya Universiteti ; Baku Eurasia University ; BAAU ; BEU |  |
Karabakh University | Qarabağ Universiteti ; Garabagh University ; QU |  |
National Defense University (Azerbaijan) | National Defense University ; Milli Müdafiə Universiteti ; National Defence University of Azerbaijan ; War College of Azerbaijan Armed Forces ; Azerbaijan Higher Military Academy ; MMU |  |
"International business-information academy" Tuzla (IPI Academy) | IPI Akademija ; Internacionalna poslovno-informaciona akademija Tuzla ; Visoka škola Internacionalna poslovno-informaciona akademija Tuzla ; IPI Akademija Tuzla ; IPIA |  |
University Sinergija | Univerzitet Sinergija ; Sinergija University |  |
University of Business Engineering and Management | Univerzitet za poslovni inženjering i menadžment ; PIM University ; Univerzitet PIM ; UPIM ; Visoka škola za poslovni inženjering i menadžment |  |
Big Data for Smart Society (GATE) Institute | GATE Institute ; GATE Centre of Excellence ; Big Data for Smart Society Institute ; Institut GATE |  | Sofia University
National Academy of Music Prof. Pancho Vladigerov | State Academy of Music Pancho Vladigerov ; Natsionalna muzikalna akademiya ; Bulgarian State Conservatory ; State Musical Academy Sofia ; NMA ; Sofia Conservatory |  |
Trakia University | Thracian University ; Trakiyski universitet ; Higher Institute of Zootechnics and Veterinary Medicine ; TrU ; Trakia University Stara Zagora |  |
Varna University of Management | International University College ; Vissh uchilishte po menidzhmant ; Higher School of Management Varna ; VUM ; VUMK ; IUC Bulgaria |  |
Belarusian State Technological University | Belarusian Technological Institute ; S. M. Kirov Belarusian Technological Institute ; Belaruski dziarzhauny tekhnalahichny universitet ; BSTU ; BGTU ; BDTU |  |
Brest State A.S. Pushkin University | Brest State University ; A.S. Pushkin Brest State University ; Brest State Pedagogical Institute ; BrSU ; BrGU |  |
Euphrosyne Polotskaya State University | Polotsk State University ; Euphrosyne Polotskaya State University of Polotsk ; Novopolotsk Polytechnic Institute ; Polatsk State University ; PSU |  |
Gomel State Medical University | Gomel State Medical Institute ; Gomel Medical Institute ; Homel State Medical University ; GSMU ; GomSMU |  |
ASBU Kuzey Kibris Yerleşkesi̇ | Social Sciences University of Ankara North Cyprus Campus ; Ankara Sosyal Bilimler Üniversitesi Kuzey Kıbrıs Yerleşkesi ; ASBU Northern Cyprus ; ASBÜ KKY ; ASBU Kıbrıs |  | Social Sciences University of Ankara
American University of Beirut – Mediterraneo | AUB Mediterraneo ; AUBMed |  | American University of Beirut
Arkın Yaratıcı Sanatlar ve Tasarım Üniversitesi | Arkin University of Creative Arts and Design ; ARUCAD |  |
Atatürk Teacher Training Academy | Atatürk Öğretmen Akademisi ; Atatürk Teacher Academy ; AÖA ; Turkish Teachers College Nicosia ; Türk Öğretmen Koleji |  |
Cyprus West University | Kıbrıs Batı Üniversitesi ; KBÜ ; CWU |  |
Eastern Mediterranean University | Institute of Higher Technology Famagusta ; Yüksek Teknoloji Enstitüsü ; DAÜ |  |
KIOS Research and Innovation Center of Excellence | KIOS CoE ; KIOS Research Center for Intelligent Systems and Networks |  | University of Cyprus
Kıbrıs İlim Üniversitesi | Cyprus Science University ; Cyprus İlim University ; CSU ; KİÜ |  |
Near East University | YDÜ ; NEU |  |
University of Central Lancashire Cyprus | UCLan Cyprus ; University of Lancashire Cyprus ; Panepistimio UCLan Kyprou |  | University of Lancashire
University of Limassol | CIIM ; Cyprus International Institute of Management ; UoL Cyprus ; Panepistimio Lemesou |  |
Academy of Performing Arts in Prague | Academy of Musical Arts in Prague ; AMU v Praze ; DAMU ; HAMU |  |
Anglo-American University | Anglo-American College ; Anglo-americká vysoká škola ; Anglo-American College in Prague ; AAU ; AAVS |  |
Central European Institute of Technology – Masaryk University | CEITEC ; CEITEC MU ; CEITEC Masaryk University ; Středoevropský technologický institut ; Středoevropský technologický institut Masarykovy univerzity |  | Masaryk University
College of Karlovy Vary | Vysoká škola Karlovy Vary ; VŠKV ; Karlovarská vysoká škola |  |
College of Polytechnics Jihlava | Vysoká škola polytechnická Jihlava ; VŠPJ ; VSPJ ; Polytechnic University Jihlava |  |
College of Regional Development and Banking Institute - AMBIS | AMBIS ; AMBIS vysoká škola ; AMBIS University ; Bankovní institut vysoká škola ; Banking Institute College of Banking ; Vysoká škola regionálního rozvoje ; BIVŠ |  |
Czech Academy of Sciences, Institute of Archaeology, Brno | Archeologický ústav AV ČR, Brno ; Institute of Archaeology of the CAS, Brno ; ARÚB ; ARUB ; Institute of Archaeology of the Academy of Sciences of the Czech Republic Brno |  | Czech Academy of Sciences
Czech Botanical Society | Česká botanická společnost ; Czechoslovak Botanical Society ; Československá botanická společnost ; ČBS |  |
European Research University | Evropská výzkumná univerzita ; ERUNI ; ERU Ostrava |  |
Institute of Technology and Business | Vysoká škola technická a ekonomická v Českých Budějovicích ; VŠTE ; VSTE ; Institute of Technology and Business in České Budějovice ; ITB |  |
Laboratoře Behaviorálních Studií | Behavioral Studies Laboratories ; LABS |  | Jan Evangelista Purkyně University in Ústí nad Labem
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
Novo Nordisk Foundation Center for Stem Cell Medicine | reNEW ; NNF Center for Stem Cell Medicine ; DanStem ; Novo Nordisk Foundation Center for Stem Cell Biology ; reNEW Copenhagen |  | University of Copenhagen
Royal Danish Academy – Architecture, Design, Conservation | Det Kongelige Akademi ; Royal Danish Academy of Fine Arts, Schools of Architecture, Design and Conservation ; KADK ; Kongelige Danske Kunstakademis Skoler for Arkitektur, Design og Konservering ; Danmarks Designskole ; Kunstakademiets Arkitektskole |  |
University College Copenhagen | Københavns Professionshøjskole ; KP ; Professionshøjskolen Metropol ; Metropolitan University College ; University College UCC ; Professionshøjskolen UCC |  |
University College South Denmark | UC SYD ; University College Syddanmark ; Professionshøjskolen Syddanmark ; UC South ; University College Sønderjylland ; University College Vest |  |
Baltic Defence College | Balti Kaitsekolledž ; BALTDEFCOL ; BDCOL ; Baltic Defense College |  |
Estonian Academy of Security Sciences | Sisekaitseakadeemia ; Estonian Public Service Academy ; SKA ; EASS ; Estonian National Defence and Public Service Academy |  |
Estonian Aviation Academy | Eesti Lennuakadeemia ; Tartu Aviation College ; Tartu Lennukolledž ; ELA ; EAVA |  |
Estonian National Defense College | Kaitseväe Akadeemia ; Estonian Military Academy ; Kaitseväe Ühendatud Õppeasutused ; Estonian National Defence College ; KVA ; KVÜÕA ; ENDC |  |
Tallinn Health Care College | Tallinna Tervishoiu Kõrgkool ; Tallinn Health Care University of Applied Sciences ; TTK ; TTHKK ; Tallinn Medical School |  |
Tallinn University of Applied Sciences | TTK University of Applied Sciences ; Tallinna Tehnikakõrgkool ; Tallinn College of Engineering ; TTK ; TKTK |  |
Tartu Health Care College | Tartu Tervishoiu Kõrgkool ; Tartu Applied Health Sciences University ; Tartu Medical School ; TTHKK |  |
Centria University of Applied Sciences | Centria-ammattikorkeakoulu ; Keski-Pohjanmaan ammattikorkeakoulu ; Central Ostrobothnia University of Applied Sciences ; Centria ; COU |  |
Diaconia University of Applied Sciences | Diakonia-ammattikorkeakoulu ; Diak ; DIAK University of Applied Sciences ; Diaconia Polytechnic |  |
Kuvataideakatemia | Finnish Academy of Fine Arts ; Academy of Fine Arts Helsinki ; Bildkonstakademin ; KuvA ; Suomen Taideakatemian koulu |  | University of the Arts Helsinki
Lapland University of Applied Sciences | Lapin ammattikorkeakoulu ; Lapin AMK ; Lapland UAS ; Kemi-Tornio University of Applied Sciences ; Rovaniemi University of Applied Sciences ; Kemi-Tornion ammattikorkeakoulu |  |
Lappeenranta-Lahti University of Technology | LUT University ; Lappeenranta University of Technology ; Lappeenrannan-Lahden teknillinen yliopisto ; LUT ; LUT-yliopisto ; Lappeenrannan teknillinen korkeakoulu |  |
Oulu University of Applied Sciences | Oulun ammattikorkeakoulu ; Oamk ; OUAS ; Oulu Polytechnic ; Oulun seudun ammattikorkeakoulu |  |
Satakunta University of Applied Sciences | Satakunnan ammattikorkeakoulu ; SAMK ; Satakunta Polytechnic |  |
Seinäjoki University of Applied Sciences | Seinäjoen ammattikorkeakoulu ; SeAMK ; Seinäjoki Polytechnic |  |
Sibelius Academy | Sibelius-Akatemia ; Helsinki Music Institute ; Helsingin Musiikkiopisto ; SibA ; Helsinki Conservatory |  | University of the Arts Helsinki
South Eastern Finland University of Applied Sciences | Kaakkois-Suomen ammattikorkeakoulu ; Xamk ; XAMK University of Applied Sciences ; Mikkeli University of Applied Sciences ; Kymenlaakso University of Applied Sciences ; Mikkelin ammattikorkeakoulu |  |
Teatterikorkeakoulu | Theatre Academy Helsinki ; Theatre Academy Finland ; Teaterhögskolan ; TeaK ; Suomen Teatterikoulu |  | University of the Arts Helsinki
Vaasa University of Applied Sciences | Vaasan ammattikorkeakoulu ; VAMK ; Vasa yrkeshögskola ; Vaasa Polytechnic ; VAMK University of Applied Sciences |  |
Aberystwyth University | Prifysgol Aberystwyth ; University College of Wales, Aberystwyth ; Aber ; UCW Aberystwyth |  |
Arden University | Resource Development International ; RDI |  |
Bader College | Bader International Study Centre ; BISC ; International Study Centre Herstmonceux |  | Queen's University at Kingston
Barts Cancer Institute | BCI ; Institute of Cancer Queen Mary |  | Queen Mary University of London
Bedford College | Bedford College of Higher Education ; Mander College |  | Bedford College Group
Bilborough Sixth Form College | Bilborough College ; Bilborough Grammar School |  |
Birmingham City University | UCE Birmingham ; University of Central England in Birmingham ; UCE ; BCU |  |
Blizard Institute | Institute of Cell and Molecular Science ; Blizard Institute of Cell and Molecular Science ; ICMS |  | Queen Mary University of London
Bowel Cancer UK | Beating Bowel Cancer ; Colon Cancer Concern |  |
British Institute at Ankara | British Institute of Archaeology at Ankara ; BIAA ; Ankara İngiliz Arkeoloji Enstitüsü |  |
Brunel University of London | Brunel ; Brunel College of Advanced Technology ; Brunel College of Technology |  | University of London
Cardiff and Vale College | Coleg Caerdydd a'r Fro ; CAVC ; Coleg Glan Hafren ; Barry College |  |
Chesterfield College | Chesterfield College of Technology and Arts ; Chesterfield College of Technology |  | Chesterfield College Group
City Literary Institute | City Lit ; The City Lit |  |
City of Glasgow College | Central College of Commerce ; Glasgow Metropolitan College ; Glasgow College of Nautical Studies ; Colaiste Baile Ghlaschu |  |
City of Liverpool College | Liverpool Community College ; COLC ; City of Liverpool Community College |  |
City of Wolverhampton College | Wolverhampton College ; Wulfrun College ; Bilston Community College |  |
Cornwall College | Cornwall College Group ; Mid-Cornwall College ; Cornwall Technical College ; St Austell College ; Duchy College |  |
ESCP Business School | ESCP Europe ; ESCP London ; EAP European School of Management ; ESCP-EAP ; École supérieure de commerce de Paris |  |
Edinburgh College | Edinburgh's Telford College ; Stevenson College ; Jewel and Esk College ; Jewel & Esk Valley College ; Stevenson College Edinburgh |  |
Falmouth University | Falmouth School of Art |  |
Glasgow Kelvin College | John Wheatley College ; North Glasgow College ; Stow College |  |
Gower College Swansea | Coleg Gŵyr Abertawe ; Swansea College ; Gorseinon College |  |
Grimsby Institute | Grimsby Institute of Further and Higher Education ; Grimsby College ; TEC Partnership ; Grimsby Institute Group ; University Centre Grimsby |  |
Guildford College | Guildford College of Further and Higher Education ; Guildford County Technical College ; Guildford Technical College |  | Activate Learning
Health Sciences University | AECC University College ; Anglo-European College of Chiropractic ; AECC ; University College of Osteopathy ; HSU |  |
Hugh Baird College | Hugh Baird College of Further Education ; Bootle Technical College ; Hugh Baird University Centre |  |
Hult International Business School | Hult ; Ashridge Business School ; Arthur D. Little School of Management ; Huron University USA in London ; Management Education Institute |  |
ICON College of Technology and Management | ICON College ; ICTM |  |
Istituto Marangoni London | Istituto Marangoni ; Marangoni London |  | Galileo Global Education
Kennedy Institute of Rheumatology | Mathilda and Terence Kennedy Institute of Rheumatology ; KIR ; Kennedy Institute |  | University of Oxford
Kent and Medway Medical School | KMMS |  | University of Kent
King's College London | Chelsea College ; Queen Elizabeth College ; United Medical and Dental Schools of Guy's and St Thomas' Hospitals ; UMDS ; Coleg y Brenin, Llundain |  |
Kingston University | Kingston University London ; Kingston Technical College ; Kingston College of Technology ; Gipsy Hill College ; KU London |  |
Lancaster University | University of Lancaster ; Lancaster Uni |  |
Leeds College of Music | Leeds Conservatoire ; City of Leeds College of Music ; Leeds Music Centre ; LCoM |  | Luminate Education Group
MRC Centre for Medical Mycology | MRC CMM ; Medical Research Council Centre for Medical Mycology ; Aberdeen Fungal Group |  | University of Exeter
MRC Centre for Neurodevelopmental Disorders | MRC CNDD ; CNDD ; Medical Research Council Centre for Neurodevelopmental Disorders ; Centre for Developmental Neurobiology |  | King's College London
Manchester School of Architecture | MSA |  | Manchester Metropolitan University
Markfield Institute of Higher Education | MIHE |  | Islamic Foundation
Newbold College of Higher Education | Newbold College ; Newbold Missionary College ; Stanborough Missionary College ; Duncombe Hall Missionary College |  |
North East Surrey College of Technology | NESCOT ; Nescot College ; Ewell County Technical College ; Ewell Technical College |  |
Northeastern University London | New College of the Humanities ; NCH ; NU London ; NCH London ; NCH at Northeastern |  | Northeastern University
Nottingham University Samworth Academy | NUSA ; William Sharp School |  |
Park Vale Academy | Top Valley Academy ; Top Valley School ; Top Valley School and Engineering College |  |
Queen Mary University of London | East London College ; Queen Mary, University of London |  |
Reaseheath College | Cheshire College of Agriculture ; Cheshire School of Agriculture ; University Centre Reaseheath |  |
Richmond upon Thames College | RuTC ; Twickenham College of Technology ; RTC Twickenham |  |
Royal Birmingham Conservatoire | Birmingham Conservatoire ; Birmingham School of Music ; RBC ; Birmingham School of Acting |  | Birmingham City University
Royal College of Physicians and Surgeons of Glasgow | Faculty of Physicians and Surgeons of Glasgow ; RCPSG ; Royal Faculty of Physicians and Surgeons of Glasgow |  |
Royal Conservatoire of Scotland | Royal Scottish Academy of Music ; Scottish National Academy of Music ; Glasgow Athenaeum ; RCS ; Conservatoire Rìoghail na h-Alba ; Glasgow Athenaeum School of Music |  |
Royal Holloway University of London | Royal Holloway ; RHUL ; Royal Holloway and Bedford New College ; RHBNC ; Royal Holloway College ; Royal Holloway, University of London |  | University of London
Scottish Graduate School of Social Science | SGSSS ; Sgoil Cheumnaichean Saidheans Sòisealta na h-Alba ; Scottish Doctoral Training Centre |  |
Solihull College | Solihull College & University Centre ; Solihull College of Technology ; Solihull Technical College ; Stratford-upon-Avon College |  |
Somerset College | Bridgwater and Taunton College ; Somerset College of Arts and Technology ; SCAT ; Bridgwater & Taunton College ; University Centre Somerset |  |
South-East Scotland School of Anaesthesia | SES School of Anaesthesia ; SESSA |  | NHS Education for Scotland
St Mary's University Twickenham London | St Mary's University College ; St Mary's University, Twickenham ; Strawberry Hill ; St Mary's College, Twickenham ; SMUC ; St Mary's College of Education |  |
Suffolk New College | Suffolk College ; Ipswich Civic College |  |
The Aga Khan University (International) in the United Kingdom | Aga Khan University Institute for the Study of Muslim Civilisations ; AKU-ISMC ; AKU International ; Institute for the Study of Muslim Civilisations |  | Aga Khan University
The Loke Centre for Trophoblast Research | Centre for Trophoblast Research ; CTR ; Loke CTR |  | University of Cambridge
The London College | TLC ; London College UCK ; LCUCK ; The London College UCK |  |
UCL Queen Square Institute of Neurology | Institute of Neurology ; UCL Institute of Neurology ; IoN ; Queen Square Institute of Neurology |  | University College London
Ulster University, Derry-Londonderry Campus | Magee College ; Magee University College ; Magee Campus ; Ulster University Magee ; McCrea Magee College ; Coláiste Mhig Aoidh |  | Ulster University
University College London | Coleg Prifysgol Llundain ; Royal Free Hospital School of Medicine |  |
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
Wakefield College | Wakefield District College ; Heart of Yorkshire Education Group ; Wakefield Technical and Art College |  | Heart of Yorkshire Education Group
Walbrook Institute London | London Institute of Banking & Finance ; LIBF ; Institute of Financial Services ; ifs University College ; Chartered Institute of Bankers ; ifs School of Finance |  |
Walsall College | Walsall College of Arts and Technology ; Walsall College of Technology ; WALCAT |  |
West College Scotland | Clydebank College ; James Watt College ; Reid Kerr College |  |
Wirral Metropolitan College | Wirral Met ; Wirral Met College ; Birkenhead College of Technology ; WMC |  |
Wrexham University | Prifysgol Wrecsam ; Wrexham Glyndŵr University ; NEWI ; Prifysgol Glyndŵr ; Denbighshire Technical Institute ; Athrofa Addysg Uwch Gogledd-ddwyrain Cymru |  |
York St John University | York St John College ; York St John University College ; College of Ripon and York St John ; YSJ ; University College of Ripon and York St John ; York Diocesan Training School |  |
Edinburgh College of Art | ECA |  | University of Edinburgh
Duncan of Jordanstone College of Art and Design | DJCAD ; Duncan of Jordanstone College of Art ; Dundee College of Art |  | University of Dundee
East-West University (Georgia) | East-West University ; Aghmosavlet-Dasavletis Universiteti ; East-West Teaching University ; Aghmosavlet-dasavletis sastsavlo universiteti ; EWU |  |
European University (Georgia) | European University ; Evropis Universiteti ; EU Georgia ; European Teaching University ; European University Georgia |  |
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
Dublin City University | Ollscoil Chathair Bhaile Átha Cliath ; National Institute for Higher Education, Dublin ; NIHE Dublin ; DCU |  |
Griffith College Cork | Skerry's College ; Skerry's College Cork ; Griffith College Cork Campus ; GCC |  | Griffith College
Griffith College Limerick | Mid West Business Institute ; GCL |  | Griffith College
Institute of Public Administration | An Foras Riaracháin ; IPA ; IPA Ireland |  |
Irish College of General Practitioners | Irish College of GPs ; ICGP ; Coláiste Dhochtúirí Teaghlaigh Éireann |  |
National College of Art and Design | Coláiste Náisiúnta Ealaíne is Deartha ; NCAD ; Dublin Metropolitan School of Art ; National College of Art |  | University College Dublin
National University of Ireland | Ollscoil na hÉireann ; NUI ; OÉ |  |
National University of Ireland, Maynooth | Maynooth University ; Ollscoil Mhá Nuad ; NUIM ; NUI Maynooth ; St Patrick's College, Maynooth ; Ollscoil na hÉireann, Má Nuad |  | National University of Ireland
Ollscoil na Gaillimhe – University of Galway | National University of Ireland Galway ; NUI Galway ; NUIG ; University College Galway ; Queen's College, Galway ; OÉ Gaillimh ; Ollscoil na hÉireann Gaillimh |  | National University of Ireland
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
Vytautas Magnus University | University of Lithuania ; Lietuvos universitetas |  |
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
Norwegian University of Life Sciences | Norges miljø- og biovitenskapelige universitet ; Universitetet for miljø- og biovitenskap ; UMB ; NLH |  |
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
National-Louis University (Nowy Sącz) | National-Louis University ; Wyższa Szkoła Biznesu - National-Louis University ; WSB-NLU ; WSB National Louis University ; Wyższa Szkoła Biznesu w Nowym Sączu ; Nowy Sącz School of Business |  |
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
University of Białystok | Uniwersytet w Białymstoku ; UwB ; University of Warsaw Branch in Białystok ; Filia Uniwersytetu Warszawskiego w Białymstoku |  |
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
South Ural State University | Chelyabinsk State Technical University ; YuUrGU ; Yuzhno-Uralskiy gosudarstvennyy universitet ; Chelyabinsk Mechanical and Machine-Building Institute ; ChPI |  |
Sretensky Theological Academy | Sretensky Theological Seminary ; Sretenskaya dukhovnaya akademiya ; Sretenskaya dukhovnaya seminariya ; Moscow Sretensky Theological Seminary ; Sretensky Higher Orthodox Monastery School |  |
St. Petersburg State Technological Institute | Saint Petersburg State Institute of Technology ; Leningrad Technological Institute ; Lensovet Leningrad Institute of Technology ; SPbGTI ; Technolozhka ; SPSIT ; Saint Petersburg Practical Technological Institute ; SPbSTI ; LTI imeni Lensoveta |  |
St.Tikhon's Orthodox University | St. Tikhon's Orthodox University for the Humanities ; PSTGU ; St. Tikhon's Orthodox Theological Institute ; Pravoslavnyy Svyato-Tikhonovskiy gumanitarnyy universitet ; Saint Tikhon's Orthodox University of Humanities ; STOUH ; PSTBI |  |
State Academic University of Humanities | State Academic University for the Humanities ; GAUGN ; Gosudarstvennyy akademicheskiy universitet gumanitarnykh nauk ; GUGN ; State University of Humanities |  |
State Marine Technical University of St. Petersburg | Leningrad Shipbuilding Institute ; Saint Petersburg State Marine Technical University ; SMTU ; SPbGMTU ; Korabelka ; LKI ; SPbSMTU |  |
Tambov State University | Derzhavin Tambov State University ; Tambov State University named after G. R. Derzhavin ; TSU ; TGU ; Tambov State Pedagogical Institute ; Tambov State Institute of Culture ; Derzhavinskiy universitet |  |
The All-Russian State University of Justice | Russian Law Academy ; RPA ; Vserossiyskiy gosudarstvennyy universitet yustitsii ; VGUYu ; Russian Law Academy of the Ministry of Justice ; RLA ; RPA Minyusta Rossii |  |
The Federal State Budget Scientific Institution "Institute of Special Education" | Institute of Correctional Pedagogy ; Institut korrektsionnoy pedagogiki ; Research Institute of Defectology ; NII defektologii ; IKP RAO ; Institute of Special Education of the Russian Academy of Education ; Institute of Defectology ; IKP |  | Russian Academy of Education
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
Pan-European University (Slovakia) | Pan-European University ; Paneurópska vysoká škola ; PEVŠ ; Bratislavská vysoká škola práva ; BVŠP ; Bratislava School of Law ; Bratislava University of Law ; PEU ; Paneurópska univerzita |  |
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
Turkish Naval Academy | Naval Academy ; Deniz Harp Okulu ; DHO ; Bahriye Mektebi ; Mühendishane-i Bahr-i Hümayun |  | National Defense University (Turkey)
Necmettin Erbakan University | Necmettin Erbakan Üniversitesi ; Konya University ; Konya Üniversitesi ; NEÜ ; NEU |  |
Recep Tayyip Erdoğan University | Recep Tayyip Erdoğan Üniversitesi ; Rize University ; Rize Üniversitesi ; RTEÜ ; RTEU |  |
Research Center for Built Environment and Design | Yapılı Çevre ve Tasarım Uygulama ve Araştırma Merkezi ; MATPUM ; METU MATPUM ; ODTÜ MATPUM |  | Middle East Technical University
Sivas Cumhuriyet Üniversitesi | Cumhuriyet University ; Cumhuriyet Üniversitesi ; Sivas Cumhuriyet University ; CÜ ; Republic University Sivas ; SCÜ |  |
Tokat Gaziosmanpaşa Üniversitesi | Gaziosmanpaşa University ; Gaziosmanpaşa Üniversitesi ; Tokat Gaziosmanpasa University ; TOGÜ ; GOÜ |  |
Turkish Air Force Academy | Hava Harp Okulu ; HHO ; Turkish Air War School ; TUAFA |  | National Defense University (Turkey)
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
Professional Association of Kinetotherapists and Manual Therapists "MEDKINETICA" from the Republic of Moldova | MEDKINETICA ; Asociația Profesională a Kinetoterapeuților și Terapeuților Manuali MEDKINETICA |  |
Zespół Szkół w Rzepinie | School Complex in Rzepin ; Zespół Szkół Rzepin |  |
University of Aberdeen | Oilthigh Obar Dheathain ; King's College, Aberdeen ; Marischal College ; UoA ; Aberdeen University |  |
University of Stirling | Oilthigh Shruighlea ; Stirling University |  |
Cardiff University | Prifysgol Caerdydd ; University College of South Wales and Monmouthshire ; UWCC ; University of Wales College of Cardiff |  |
University of Wales College of Medicine | Welsh National School of Medicine ; UWCM ; Coleg Meddygaeth Prifysgol Cymru |  | Cardiff University
University of Wales Institute of Science and Technology | UWIST ; Welsh College of Advanced Technology |  | Cardiff University
Swansea University | Prifysgol Abertawe ; University of Wales Swansea ; UWS |  |
Bangor University | Prifysgol Bangor ; UCNW ; Coleg Normal ; Prifysgol Cymru, Bangor |  |
Cardiff Metropolitan University | Prifysgol Metropolitan Caerdydd ; Cardiff Met ; South Glamorgan Institute of Higher Education ; Cardiff Institute of Higher Education |  |
University of Wales | Prifysgol Cymru |  |
Royal Welsh College of Music & Drama | Coleg Brenhinol Cerdd a Drama Cymru ; Welsh College of Music and Drama ; Cardiff College of Music ; RWCMD |  | University of South Wales
Arts University Bournemouth | Arts Institute at Bournemouth ; Arts University College at Bournemouth ; AUB ; Bournemouth and Poole College of Art and Design |  |
Arts University Plymouth | Plymouth College of Art ; Plymouth College of Art and Design ; AUP |  |
Norwich University of the Arts | Norwich School of Art and Design ; Norwich University College of the Arts ; NUA ; Norwich School of Art |  |
Leeds Arts University | Leeds College of Art ; Leeds College of Art and Design ; Jacob Kramer College |  |
Ravensbourne University London | Ravensbourne College of Design and Communication ; Ravensbourne ; Ravensbourne College of Art and Design |  |
Regent's University London | Regent's College ; Regent's College London |  |
Richmond American University London | Richmond, The American International University in London ; Richmond College ; Richmond University London |  |
BPP University | BPP University College of Professional Studies ; BPP College of Professional Studies ; BPP |  |
University of Law | College of Law of England and Wales ; ULaw ; The College of Law |  |
University of West London | Thames Valley University ; Polytechnic of West London ; Ealing College of Higher Education ; UWL ; TVU |  |
London College of Music | LCM |  | University of West London
Writtle University College | Writtle College ; Writtle Agricultural College ; ARU Writtle |  | Anglia Ruskin University
Hartpury University | Hartpury College ; Gloucestershire College of Agriculture |  |
Royal Agricultural University | Royal Agricultural College ; RAU ; RAC Cirencester |  |
University College Birmingham | Birmingham College of Food, Tourism and Creative Studies ; UCB ; Birmingham College of Food and Domestic Arts |  |
Birmingham Newman University | Newman University, Birmingham ; Newman University College ; Newman College of Higher Education |  |
Lincoln Bishop University | Bishop Grosseteste University ; Bishop Grosseteste University College ; Bishop Grosseteste College ; BGU ; Lincoln Diocesan Training College |  |
City St George's, University of London | City, University of London ; City University London ; Northampton Institute ; Northampton Polytechnic |  | University of London
St George's, University of London | St George's Hospital Medical School ; SGUL ; St George's Medical School |  | City St George's, University of London
Institute of Cancer Research | ICR ; Cancer Hospital Research Institute ; Chester Beatty Research Institute |  | University of London
Royal Veterinary College | RVC ; Veterinary College of London |  | University of London
Courtauld Institute of Art | The Courtauld |  | University of London
Heythrop College | Heythrop College, University of London |  | University of London
School of Advanced Study | SAS London |  | University of London
Warburg Institute | Kulturwissenschaftliche Bibliothek Warburg |  | University of London
Institute of Commonwealth Studies | ICwS |  | University of London
Institute of Historical Research | IHR |  | University of London
Royal Academy of Music | RAM London |  | University of London
Trinity Laban Conservatoire of Music and Dance | Trinity College of Music ; Laban Dance Centre ; Trinity Laban ; Laban |  |
Rose Bruford College | Rose Bruford Training College of Speech and Drama ; Rose Bruford College of Theatre and Performance |  |
Guildhall School of Music and Drama | GSMD ; Guildhall School of Music |  | City of London Corporation
Glasgow School of Art | GSA ; Glasgow Government School of Design ; Sgoil-ealain Ghlaschu |  |
Scotland's Rural College | SRUC ; Scottish Agricultural College ; SAC ; Barony College ; Elmwood College ; Oatridge College |  |
Jordanhill College of Education | Jordanhill College ; Glasgow Provincial Training College |  | University of Strathclyde
Moray House School of Education | Moray House College of Education ; Moray House Institute of Education ; Moray House |  | University of Edinburgh
Bell College | Bell College of Technology ; Bell College Hamilton |  | University of the West of Scotland
Craigie College of Education | Craigie College Ayr |  | University of the West of Scotland
University of the West of Scotland | Paisley Technical College ; UWS ; Oilthigh na h-Alba an Iar |  |
Glasgow Caledonian University | Queen's College, Glasgow ; Glasgow College of Technology ; Oilthigh Chailleannach Ghlaschu |  |
University of Strathclyde | Anderson's University ; Anderson's Institution ; Glasgow and West of Scotland Technical College ; Royal Technical College Glasgow ; Oilthigh Shrath Chluaidh ; Anderson's College |  |
Heriot-Watt University | School of Arts of Edinburgh ; Watt Institution ; HWU ; Watt Institution and School of Arts |  |
Queen's University Belfast | Ollscoil na Banríona, Béal Feirste ; Queen's College, Belfast ; Queen's Belfast |  |
Stranmillis University College | Stranmillis College ; Stranmillis Training College ; Coláiste Ollscoile Stranmillis |  | Queen's University Belfast
St Mary's University College Belfast | St Mary's Training College ; St Joseph's College of Education Belfast ; Coláiste Ollscoile Naomh Muire |  | Queen's University Belfast
Belfast Metropolitan College | Belfast Met ; Belfast Institute of Further and Higher Education ; Castlereagh College ; Belfast Municipal Technical Institute |  |
London Metropolitan University | City of London Polytechnic ; Northern Polytechnic ; LondonMet ; Sir John Cass College |  |
University of Greenwich | Woolwich Polytechnic ; Avery Hill College ; Dartford College ; Garnett College |  |
University of Roehampton | Roehampton University ; University of Surrey Roehampton ; Roehampton Institute London ; Whitelands College ; Southlands College ; Digby Stuart College ; Froebel College |  |
London South Bank University | Borough Polytechnic ; South Bank University ; Polytechnic of the South Bank ; Borough Polytechnic Institute |  |
Middlesex University | Hendon College of Technology ; Hornsey College of Art ; MDX ; Middlesex University London |  |
London College of Communication | London College of Printing ; LCC ; LCP ; London Institute London College of Printing |  | University of the Arts London
London College of Fashion | Cordwainers College ; LCF ; Barrett Street Technical College |  | University of the Arts London
Camberwell College of Arts | Camberwell School of Arts and Crafts |  | University of the Arts London
Chelsea College of Arts | Chelsea School of Art ; Chelsea College of Art and Design |  | University of the Arts London
Wimbledon College of Arts | Wimbledon School of Art ; Wimbledon College of Art |  | University of the Arts London
Slade School of Fine Art | Slade School ; The Slade |  | University College London
Bartlett School of Architecture | The Bartlett ; Bartlett Faculty of the Built Environment |  | University College London
UCL Institute of Education | Institute of Education, University of London ; IOE ; London Day Training College |  | University College London
UCL School of Pharmacy | School of Pharmacy, University of London ; The School of Pharmacy |  | University College London
UCL School of Slavonic and East European Studies | School of Slavonic and East European Studies ; SSEES |  | University College London
Eastman Dental Institute | UCL Eastman Dental Institute ; EDI |  | University College London
UCL Great Ormond Street Institute of Child Health | Institute of Child Health ; UCL Institute of Child Health ; ICH |  | University College London
Institute of Psychiatry, Psychology and Neuroscience | Institute of Psychiatry ; IoPPN ; Maudsley Hospital Medical School |  | King's College London
Guy's Hospital Medical School | United Medical and Dental Schools ; GKT School of Medical Education ; Guy's Medical School |  | King's College London
St Thomas's Hospital Medical School | St Thomas' Medical School ; United Medical and Dental Schools |  | King's College London
Barts and The London School of Medicine and Dentistry | Barts and The London ; London Hospital Medical College ; St Bartholomew's Hospital Medical College ; BLSMD |  | Queen Mary University of London
Westfield College | Queen Mary and Westfield College |  | Queen Mary University of London
Bedford College, London | Ladies College in Bedford Square ; Bedford College for Women |  | Royal Holloway, University of London
Royal School of Mines | RSM ; Government School of Mines |  | Imperial College London
Royal College of Science | Normal School of Science |  | Imperial College London
City and Guilds College | City and Guilds of London Institute Central Technical College ; Central Technical College |  | Imperial College London
Wye College | South Eastern Agricultural College ; Imperial College at Wye |  | Imperial College London
St Mary's Hospital Medical School | St Mary's Medical School London |  | Imperial College London
Charing Cross and Westminster Medical School | Charing Cross Hospital Medical School ; Westminster Hospital Medical School ; CXWMS |  | Imperial College London
National Heart and Lung Institute | NHLI ; Cardiothoracic Institute |  | Imperial College London
Imperial College Business School | Tanaka Business School ; Imperial Business School |  | Imperial College London
Saïd Business School | Oxford University School of Management Studies ; SBS Oxford ; Oxford Saïd |  | University of Oxford
Judge Business School | Cambridge Judge Business School ; Judge Institute of Management Studies ; JBS |  | University of Cambridge
Alliance Manchester Business School | Manchester Business School ; AMBS ; MBS |  | University of Manchester
Warwick Business School | WBS ; School of Industrial and Business Studies Warwick |  | University of Warwick
Henley Business School | Henley Management College ; Administrative Staff College ; Henley Administrative Staff College |  | University of Reading
Cranfield School of Management | Cranfield Management School |  | Cranfield University
Royal Military College of Science | RMCS Shrivenham ; Cranfield Defence and Security ; RMCS |  | Cranfield University
Brighton and Sussex Medical School | BSMS |  | University of Sussex
Hull York Medical School | HYMS |  | University of York
Institute of Development Studies | IDS Sussex |  | University of Sussex
Ruskin College | Ruskin Hall |  | University of West London
Harris Manchester College, Oxford | Manchester College, Oxford ; Manchester Academy ; Warrington Academy |  | University of Oxford
St Edmund Hall, Oxford | Teddy Hall |  | University of Oxford
Christ Church, Oxford | Cardinal College ; Ædes Christi |  | University of Oxford
Wolfson College, Oxford | Iffley College |  | University of Oxford
Green Templeton College, Oxford | Green College, Oxford ; Templeton College, Oxford ; Oxford Centre for Management Studies |  | University of Oxford
Reuben College, Oxford | Parks College |  | University of Oxford
Lady Margaret Hall, Oxford | LMH |  | University of Oxford
Wolfson College, Cambridge | University College, Cambridge |  | University of Cambridge
Hughes Hall, Cambridge | Cambridge Training College for Women Teachers |  | University of Cambridge
Murray Edwards College, Cambridge | New Hall, Cambridge |  | University of Cambridge
Gonville and Caius College, Cambridge | Gonville Hall ; Caius College ; Caius |  | University of Cambridge
St Catharine's College, Cambridge | Catz ; Katharine Hall |  | University of Cambridge
Fitzwilliam College, Cambridge | Fitzwilliam House ; Fitz |  | University of Cambridge
Homerton College, Cambridge | Homerton Academy |  | University of Cambridge
Sidney Sussex College, Cambridge | Lady Frances Sidney Sussex College |  | University of Cambridge
University College, Durham | Castle Durham ; Durham Castle |  | Durham University
Durham University Business School | DUBS |  | Durham University
Liverpool School of Tropical Medicine | LSTM |  |
Liverpool Institute for Performing Arts | LIPA ; Liverpool Institute High School for Boys |  |
National Film and Television School | NFTS ; National Film School |  |
University of Essex | Essex University |  |
University of Kent | University of Kent at Canterbury ; UKC ; Kent University |  |
University of York | York University UK ; UoY |  |
University of Sussex | University College of Brighton ; Sussex University |  |
University of Bath | Bath University ; Merchant Venturers' Technical College |  |
University of Bedfordshire | De Montfort University Bedford ; UoB Luton ; Luton University |  |
Leeds Beckett University | Carnegie College ; City of Leeds and Carnegie College ; LBU ; Leeds Met |  |
Sheffield Hallam University | Sheffield Polytechnic ; SHU ; Totley-Thornbridge College |  |
University of Staffordshire | Staffordshire University ; North Staffordshire Polytechnic ; Staffordshire Polytechnic |  |
Northumbria University | Rutherford College of Technology ; Northumbria ; Northumbria University, Newcastle |  |
University of Derby | Derby Lonsdale College of Higher Education ; Bishop Lonsdale College |  |
Nottingham Trent University | Nottingham Polytechnic ; Nottingham Trent ; Clifton College of Education ; Brackenhurst College |  |
University of Lincoln | University of Humberside ; Hull College of Higher Education ; Lincoln University UK |  |
Teesside University | Constantine College ; Constantine Technical College |  |
University of Hertfordshire | Hatfield College of Technology |  |
University of Portsmouth | Portsmouth Municipal College ; UoP |  |
Coventry University | Lanchester College of Technology ; Coventry (Lanchester) Polytechnic |  |
University of Salford | Royal College of Advanced Technology, Salford ; Salford University ; University College Salford |  |
University of Brighton | Brighton College of Technology ; Brighton College of Art |  |
University of Plymouth | Plymouth University ; Rolle College ; Seale-Hayne College ; Exeter College of Art and Design |  |
University of Winchester | University College Winchester ; King Alfred's College, Winchester ; Winchester Diocesan Training School |  |
University of Chichester | University College Chichester ; Chichester Institute of Higher Education ; West Sussex Institute of Higher Education |  |
University of Worcester | University College Worcester ; Worcester Teacher Training College |  |
University of Chester | University College Chester ; Chester Diocesan Training College ; Padgate College ; Warrington Collegiate Institute |  |
University of Gloucestershire | College of St Paul and St Mary ; Cheltenham & Gloucester CHE |  |
University of Northampton | Nene College of Higher Education |  |
University of Cumbria | Cumbria Institute of the Arts ; St Martin's College |  |
Liverpool Hope University | Liverpool Hope University College ; Christ's and Notre Dame College ; S. Katharine's College |  |
Solent University | Southampton College of Technology ; Southampton College of Higher Education ; SSU |  |
Bath Spa University | Bath Academy of Art ; Bath Spa University College ; Newton Park College ; BSU |  |
Bournemouth University | Bournemouth Polytechnic ; Bournemouth College of Technology ; BU |  |
Buckinghamshire New University | Buckinghamshire College of Higher Education ; High Wycombe College of Art and Technology ; BNU |  |
University of Buckingham | University College at Buckingham |  |
Canterbury Christ Church University | Canterbury Christ Church University College ; CCCU |  |
Edge Hill University | Edge Hill College of Higher Education ; Edge Hill University College |  |
Leeds Trinity University | Leeds Trinity University College ; Trinity and All Saints ; LTU |  |
Queen Margaret University | Queen Margaret University College ; Edinburgh School of Cookery ; QMU ; QMUC |  |
University for the Creative Arts | UCA ; KIAD ; University College for the Creative Arts ; Farnham School of Art |  |
Newcastle University | Armstrong College ; College of Medicine, Newcastle ; College of Physical Science, Newcastle ; University of Durham College of Medicine |  |
University of Bristol | University College, Bristol |  |
University of Sheffield | Sheffield Technical School ; University College of Sheffield |  |
University of Leeds | Yorkshire College of Science |  |
University of Birmingham | Mason Science College ; Westhill College ; Queen's College, Birmingham |  |
University of Southampton | Hartley Institution ; LSU College of Higher Education |  |
University of Exeter | Royal Albert Memorial College ; St Luke's College Exeter |  |
Camborne School of Mines | CSM |  | University of Exeter
Winchester School of Art | WSA |  | University of Southampton
Dartington College of Arts |  |  | Falmouth University
Bretton Hall College | Bretton Hall |  | University of Leeds
Charlotte Mason College | House of Education, Ambleside |  | University of Cumbria
Durrell Institute of Conservation and Ecology | DICE |  | University of Kent
Natural Resources Institute | NRI ; Tropical Products Institute ; Overseas Development Natural Resources Institute |  | University of Greenwich
Oxford Brookes University | Oxford School of Art ; Westminster College, Oxford ; Oxford College of Technology |  |
University of Limerick | Ollscoil Luimnigh ; NIHE Limerick ; Thomond College of Education |  |
Dundalk Institute of Technology | Institiúid Teicneolaíochta Dhún Dealgan ; DkIT ; Dundalk Regional Technical College |  |
Institute of Art, Design and Technology | Dún Laoghaire Institute of Art, Design and Technology ; IADT ; Dún Laoghaire College of Art and Design ; Institiúid Ealaíne, Deartha agus Teicneolaíochta |  |
National College of Ireland | College of Industrial Relations ; Catholic Workers College ; NCI ; Coláiste Náisiúnta na hÉireann ; National College of Industrial Relations |  |
Marino Institute of Education | Coláiste Mhuire, Marino ; MIE |  | Trinity College Dublin
Mary Immaculate College | MIC ; Mary I ; MIC Limerick |  | University of Limerick
St Angela's College, Sligo | St Angela's College of Education ; Coláiste San Aingeal |  | Atlantic Technological University
St Patrick's College, Drumcondra | St Pat's ; Coláiste Phádraig ; St Patrick's College of Education |  | Dublin City University
Mater Dei Institute of Education | Mater Dei Institute ; Institiúid Oideachais Mater Dei |  | Dublin City University
Shannon College of Hotel Management | Shannon International Hotel School |  | University of Galway
Crawford College of Art and Design | Crawford Municipal School of Art ; MTU Crawford |  | Munster Technological University
Cork School of Music | MTU Cork School of Music ; CIT Cork School of Music |  | Munster Technological University
National Maritime College of Ireland | NMCI |  | Munster Technological University
Munster Technological University | Ollscoil Teicneolaíochta na Mumhan ; Cork Regional Technical College ; CIT ; IT Tralee ; Tralee Regional Technical College |  |
Atlantic Technological University | Ollscoil Teicneolaíochta an Atlantaigh ; GMIT ; IT Sligo ; LYIT ; Sligo Regional Technical College ; Galway Regional Technical College |  |
Dublin Institute for Advanced Studies | Institiúid Ard-Léinn Bhaile Átha Cliath ; DIAS |  |
Royal Irish Academy of Music | RIAM ; Acadamh Ríoga Ceoil na hÉireann |  | Trinity College Dublin
UCD Michael Smurfit Graduate Business School | Smurfit Business School ; Michael Smurfit Graduate School of Business ; Smurfit School |  | University College Dublin
St Patrick's Pontifical University | Pontifical University, St Patrick's College, Maynooth ; Royal College of St Patrick ; Maynooth College ; SPPU |  |
Carlow College | St Patrick's, Carlow College ; St Patrick's College, Carlow ; Coláiste Phádraig Cheatharlach |  |
University of Helsinki | Helsingin yliopisto ; Helsingfors universitet ; Imperial Alexander University ; Royal Academy of Turku ; Keisarillinen Aleksanterin-Yliopisto ; HY ; UH |  |
University of Turku | Turun yliopisto ; UTU ; Åbo universitet ; Finnish University of Turku |  |
Turku School of Economics | Turun kauppakorkeakoulu ; TSE ; Turku School of Economics and Business Administration |  | University of Turku
University of Jyväskylä | Jyväskylän yliopisto ; Jyväskylä College of Education ; Jyväskylän kasvatusopillinen korkeakoulu ; JYU |  |
University of Oulu | Oulun yliopisto ; Uleåborgs universitet |  |
University of Lapland | Lapin yliopisto ; Lapin korkeakoulu ; LaY |  |
University of Vaasa | Vaasan yliopisto ; Vaasan kauppakorkeakoulu ; Vaasa School of Economics ; Vasa universitet |  |
Tampere University | Tampereen yliopisto ; Tampereen teknillinen yliopisto ; Yhteiskunnallinen korkeakoulu ; Civic College Helsinki ; TUNI ; TUT |  |
Hanken School of Economics | Svenska handelshögskolan ; Hanken ; Swedish School of Economics and Business Administration ; Svenska handelshögskolan i Helsingfors |  |
Åbo Akademi University | Åbo Akademi ; ÅAU ; ÅA |  |
National Defence University (Finland) | Maanpuolustuskorkeakoulu ; MPKK ; Finnish National Defence University ; National Defence College Finland |  |
Helsinki School of Economics | Helsingin kauppakorkeakoulu ; HSE ; HKKK ; Aalto University School of Business |  | Aalto University
University of Art and Design Helsinki | Taideteollinen korkeakoulu ; TaiK ; UIAH ; University of Industrial Arts Helsinki |  | Aalto University
University of Kuopio | Kuopion yliopisto ; Kuopion korkeakoulu ; UKU |  | University of Eastern Finland
University of Joensuu | Joensuun yliopisto ; Joensuun korkeakoulu ; JoY |  | University of Eastern Finland
Haaga-Helia University of Applied Sciences | Haaga-Helia ammattikorkeakoulu ; Helia ; Haaga Polytechnic ; Helsinki Business Polytechnic ; Haaga-Helia |  |
Laurea University of Applied Sciences | Laurea-ammattikorkeakoulu ; Laurea ; Espoo-Vantaa Polytechnic ; Laurea Polytechnic |  |
Metropolia University of Applied Sciences | Metropolia Ammattikorkeakoulu ; Helsinki Polytechnic Stadia ; Stadia ; EVTEK University of Applied Sciences ; EVTEK |  |
Turku University of Applied Sciences | Turun ammattikorkeakoulu ; Turku AMK ; TUAS ; Turku Polytechnic |  |
Tampere University of Applied Sciences | Tampereen ammattikorkeakoulu ; TAMK ; Pirkanmaan ammattikorkeakoulu ; PIRAMK ; Pirkanmaa University of Applied Sciences |  |
LAB University of Applied Sciences | LAB-ammattikorkeakoulu ; Lahti University of Applied Sciences ; Saimaa University of Applied Sciences ; Lahden ammattikorkeakoulu ; LAMK ; Saimaan ammattikorkeakoulu ; Etelä-Karjalan ammattikorkeakoulu |  |
Karelia University of Applied Sciences | Karelia-ammattikorkeakoulu ; North Karelia University of Applied Sciences ; Pohjois-Karjalan ammattikorkeakoulu |  |
Savonia University of Applied Sciences | Savonia-ammattikorkeakoulu ; Pohjois-Savon ammattikorkeakoulu ; Savonia |  |
Kajaani University of Applied Sciences | Kajaanin ammattikorkeakoulu ; KAMK ; Kajaani Polytechnic |  |
Novia University of Applied Sciences | Yrkeshögskolan Novia ; Yrkeshögskolan Sydväst ; Svenska yrkeshögskolan ; Sydväst Polytechnic ; Novia |  |
Arcada University of Applied Sciences | Yrkeshögskolan Arcada ; Arcada ; Arcada Nylands svenska yrkeshögskola ; Tekniska läroverket i Helsingfors |  |
Humak University of Applied Sciences | Humanistinen ammattikorkeakoulu ; HUMAK ; HUMAK Polytechnic |  |
Police University College (Finland) | Poliisiammattikorkeakoulu ; Polamk ; Police College of Finland |  |
Linköping University | Linköpings universitet ; LiU ; Linköpings högskola ; Linköping Institute of Technology |  |
Lund University Faculty of Engineering | Lunds tekniska högskola ; LTH ; Lund Institute of Technology |  | Lund University
Malmö University | Malmö universitet ; Malmö högskola ; Malmö University College ; MAU ; MAH |  |
Örebro University | Örebro universitet ; Högskolan i Örebro ; ORU ; Örebro University College |  |
Karlstad University | Karlstads universitet ; Högskolan i Karlstad ; KaU ; Karlstad University College |  |
Jönköping University | Högskolan i Jönköping ; JU ; Jönköping University Foundation ; Stiftelsen Högskolan i Jönköping |  |
Jönköping International Business School | Internationella Handelshögskolan ; JIBS |  | Jönköping University
University of Borås | Högskolan i Borås ; HB ; University College of Borås ; Bibliotekshögskolan |  |
Halmstad University | Högskolan i Halmstad ; HH ; Halmstad University College |  |
University of Gävle | Högskolan i Gävle ; HiG ; Högskolan i Gävle/Sandviken ; Gävle University College |  |
University of Skövde | Högskolan i Skövde ; HIS ; University College of Skövde |  |
Kristianstad University | Högskolan Kristianstad ; HKR ; Kristianstad University College |  |
Södertörn University | Södertörns högskola ; SH ; Södertörn University College |  |
Gotland University College | Högskolan på Gotland ; HGO ; Uppsala University Campus Gotland ; Gotland University |  | Uppsala University
Stockholm University of the Arts | Stockholms konstnärliga högskola ; SKH ; Dans- och cirkushögskolan ; Stockholms dramatiska högskola ; Operahögskolan i Stockholm ; Dramatiska Institutet ; DOCH ; Uniarts Stockholm |  |
Konstfack | Tekniska skolan ; Konstfackskolan ; Konstfack University of Arts, Crafts and Design |  |
Sophiahemmet University | Sophiahemmet Högskola ; Sophiahemmet University College ; SHH |  |
Chalmers University of Technology | CTH ; Chalmersska slöjdskolan ; Chalmers tekniska institut |  |
KTH Royal Institute of Technology | Teknologiska institutet ; Kungl. Tekniska högskolan |  |
School of Business, Economics and Law at the University of Gothenburg | Handelshögskolan vid Göteborgs universitet ; Gothenburg School of Economics ; Handels Göteborg ; Handelshögskolan i Göteborg |  | University of Gothenburg
Sahlgrenska Academy | Sahlgrenska akademin ; Sahlgrenska Academy at the University of Gothenburg |  | University of Gothenburg
Linnaeus University | Linnéuniversitetet ; Växjö universitet ; Högskolan i Kalmar ; Högskolan i Växjö |  |
Blekinge Institute of Technology | Blekinge tekniska högskola ; University College of Karlskrona/Ronneby |  |
Beckmans College of Design | Beckmans designhögskola |  |
University of Inland Norway | Inland Norway University of Applied Sciences ; Universitetet i Innlandet ; Høgskolen i Innlandet ; Hedmark University College ; Lillehammer University College ; INN ; HINN ; Høgskolen i Hedmark ; Høgskolen i Lillehammer |  |
Molde University College | Høgskolen i Molde ; HiMolde ; Molde University College - Specialized University in Logistics |  |
Østfold University College | Høgskolen i Østfold ; HiØ ; HiOF |  |
Volda University College | Høgskulen i Volda ; HVO |  |
VID Specialized University | VID vitenskapelige høgskole ; Diakonhjemmet University College ; Misjonshøgskolen ; School of Mission and Theology ; Haraldsplass diakonale høgskole ; Diakonhjemmet høgskole ; Betanien diakonale høgskole |  |
Kristiania University of Applied Sciences | Høyskolen Kristiania ; Kristiania University College ; Westerdals Oslo School of Arts, Communication and Technology ; Markedshøyskolen ; Campus Kristiania ; Norges Helsehøyskole |  |
MF Norwegian School of Theology, Religion and Society | MF vitenskapelig høyskole ; Det teologiske Menighetsfakultet ; MF Norwegian School of Theology ; Menighetsfakultetet |  |
NLA University College | NLA Høgskolen ; Norsk Lærerakademi ; Gimlekollen School of Journalism and Communication ; Mediehøgskolen Gimlekollen |  |
Queen Maud University College | Dronning Mauds Minne Høgskole ; DMMH ; Queen Maud University College of Early Childhood Education |  |
Norwegian Defence University College | Forsvarets høgskole ; FHS ; Norwegian Military Academy ; Krigsskolen ; Forsvarets stabsskole |  |
Norwegian School of Veterinary Science | Norges veterinærhøgskole ; NVH |  | Norwegian University of Life Sciences
Narvik University College | Høgskolen i Narvik ; HiN |  | UiT The Arctic University of Norway
Harstad University College | Høgskolen i Harstad ; HiH |  | UiT The Arctic University of Norway
Finnmark University College | Høgskolen i Finnmark ; HiF |  | UiT The Arctic University of Norway
Tromsø University College | Høgskolen i Tromsø ; HiTø |  | UiT The Arctic University of Norway
UiT The Arctic University of Norway | UiT Norges arktiske universitet ; Universitetet i Tromsø ; Romssa universitehta ; UiT Norgga árktalaš universitehta ; UiTø |  |
Nord University | Nord universitet ; Universitetet i Nordland ; Høgskolen i Nord-Trøndelag ; Nord-Trøndelag University College ; Nesna University College ; Høgskolen i Bodø ; HiNT |  |
Western Norway University of Applied Sciences | Høgskolen i Bergen ; HiB ; Stord/Haugesund University College ; Sogn og Fjordane University College ; Høgskolen Stord/Haugesund ; Høgskulen i Sogn og Fjordane |  |
University of Agder | Universitetet i Agder ; Høgskolen i Agder ; HiA ; Agder Distriktshøgskole |  |
University of Stavanger | Universitetet i Stavanger ; Stavanger University College ; HiS ; Rogaland Distriktshøgskole |  |
University of Oslo | Det Kongelige Frederiks Universitet ; Royal Frederick University ; University of Christiania ; Universitas Osloensis |  |
BI Norwegian Business School | Bedriftsøkonomisk Institutt ; Norwegian School of Management BI |  |
Bergen Academy of Art and Design | Kunsthøgskolen i Bergen ; KHiB |  | University of Bergen
Grieg Academy | Griegakademiet ; Bergen Music Conservatory ; Bergen Musikkonservatorium |  | University of Bergen
VIA University College | Professionshøjskolen VIA ; Jysk Center for Videregående Uddannelse ; Vitus Bering Danmark ; VIA ; CVU Jylland |  |
UCL University College | UCL Erhvervsakademi og Professionshøjskole ; University College Lillebælt ; Erhvervsakademiet Lillebælt ; University College Lillebaelt ; UCL Odense |  |
University College of Northern Denmark | Professionshøjskolen UCN ; UCN ; University College Nordjylland ; Noea |  |
University College Absalon | Professionshøjskolen Absalon ; University College Zealand ; University College Sjælland ; UCSJ ; Absalon |  |
Zealand Institute of Business and Technology | Zealand Sjællands Erhvervsakademi ; Erhvervsakademi Sjælland ; EASJ ; Zealand Academy of Technologies and Business |  |
Business Academy Aarhus | Erhvervsakademi Aarhus ; EAAA ; Aarhus Business Academy |  |
International Business Academy | IBA Erhvervsakademi Kolding ; IBA Kolding |  |
Aarhus School of Business | Handelshøjskolen i Århus ; ASB ; Aarhus BSS ; Handelshøjskolen i Aarhus |  | Aarhus University
Danish School of Education | Danmarks Pædagogiske Universitetsskole ; DPU ; Danmarks Pædagogiske Universitet ; Royal Danish School of Educational Studies ; Danmarks Lærerhøjskole ; Danish University of Education |  | Aarhus University
Aarhus University Herning | AU Herning ; Handels- og Ingeniørhøjskolen i Herning ; Institute of Business and Technology Herning |  | Aarhus University
Engineering College of Aarhus | Ingeniørhøjskolen i Århus ; Aarhus University School of Engineering ; IHA |  | Aarhus University
Royal Veterinary and Agricultural University | Den Kongelige Veterinær- og Landbohøjskole ; KVL ; Landbohøjskolen ; Faculty of Life Sciences Copenhagen |  | University of Copenhagen
Royal Danish School of Pharmacy | Danmarks Farmaceutiske Universitet ; Danmarks Farmaceutiske Højskole ; Danish University of Pharmaceutical Sciences ; DFU |  | University of Copenhagen
Royal School of Library and Information Science | Danmarks Biblioteksskole ; Det Informationsvidenskabelige Akademi ; Royal School of Library and Information Science Denmark ; IVA |  | University of Copenhagen
Copenhagen University College of Engineering | Ingeniørhøjskolen i København ; IHK ; DTU Diplom |  | Technical University of Denmark
Technical University of Denmark | Den Polytekniske Læreanstalt ; Polyteknisk Læreanstalt ; Danmarks Tekniske Højskole ; DTH |  |
University of Southern Denmark | Odense Universitet ; Southern Denmark Business School ; Handelshøjskole Syd ; Syddansk Universitetscenter |  |
Danish Design School | Danmarks Designskole ; DKDS ; Kunsthåndværkerskolen |  | Royal Danish Academy – Architecture, Design, Conservation
Design School Kolding | Designskolen Kolding ; DSKD ; Kunsthåndværkerskolen i Kolding |  |
Aarhus School of Architecture | Arkitektskolen Aarhus ; AAA ; Arkitektskolen i Aarhus |  |
Royal Danish Academy of Music | Det Kongelige Danske Musikkonservatorium ; DKDM ; Copenhagen Conservatory ; Royal Danish Conservatory |  |
Royal Danish Defence College | Forsvarsakademiet ; FAK |  |
University of Iceland | Háskóli Íslands ; HÍ ; HI |  |
Iceland University of Education | Kennaraháskóli Íslands ; KHÍ |  | University of Iceland
Reykjavik University | Háskólinn í Reykjavík ; HR ; Tækniháskóli Íslands ; Technical University of Iceland ; RU |  |
University of Akureyri | Háskólinn á Akureyri ; UNAK ; HA |  |
Hólar University | Háskólinn á Hólum ; Hólar University College ; Hólaskóli |  |
University of Tartu | Tartu Ülikool ; Universität Dorpat ; Academia Gustaviana ; University of Dorpat ; UT Tartu ; TÜ ; Tartu State University ; Yuryev University |  |
Tallinn University | Tallinna Ülikool ; E. Vilde Tallinn Pedagogical Institute ; Tallinna Pedagoogikaülikool ; Tallinn Pedagogical Institute |  |
Estonian Business School | EBS |  |
Estonian Academy of Music and Theatre | Eesti Muusika- ja Teatriakadeemia ; EMTA ; Tallinn Conservatory ; EAMT ; Estonian Academy of Music |  |
Estonian Entrepreneurship University of Applied Sciences | Eesti Ettevõtluskõrgkool Mainor ; EUAS ; EEK Mainor ; Mainor Business School |  |
University of Latvia | Latvijas Universitāte ; LU ; P. Stučka Latvian State University ; Latvian State University |  |
Riga Technical University | Rīgas Tehniskā universitāte ; Riga Polytechnic ; Rīgas Politehniskais institūts ; Polytechnicum zu Riga |  |
Rīga Stradiņš University | Rīgas Stradiņa universitāte ; AML/RSU ; Latvijas Medicīnas akadēmija |  |
Daugavpils University | Daugavpils Universitāte ; DU ; Daugavpils Pedagogical Institute |  |
RTU Liepaja Academy | Liepāja University ; Liepājas Universitāte ; LiepU ; Liepaja Pedagogical Academy |  | Riga Technical University
RTU Rezekne Academy | Rēzekne Academy of Technologies ; Rēzeknes Tehnoloģiju akadēmija ; RTA ; Rēzeknes Augstskola |  | Riga Technical University
Latvian Maritime Academy | Latvijas Jūras akadēmija ; LJA |  | Riga Technical University
Vidzeme University of Applied Sciences | Vidzemes Augstskola ; ViA ; Vidzeme University College |  |
Ventspils University of Applied Sciences | Ventspils Augstskola ; VeA ; VUAS ; Ventspils University College |  |
Jāzeps Vītols Latvian Academy of Music | Jāzepa Vītola Latvijas Mūzikas akadēmija ; JVLMA ; Latvian State Conservatory |  |
EKA University of Applied Sciences | Ekonomikas un kultūras augstskola ; EKA ; University of Economics and Culture |  |
BA School of Business and Finance | Banku augstskola ; BA ; Banking Institution of Higher Education |  |
Transport and Telecommunication Institute | Transporta un sakaru institūts ; TSI ; Riga Civil Aviation Engineers Institute ; TTI ; Riga Aviation University |  |
Vilnius Gediminas Technical University | Vilniaus Gedimino technikos universitetas ; Vilnius Technical University ; Vilniaus inžinerinis statybos institutas ; VISI |  |
Mykolas Romeris University | Mykolo Romerio universitetas ; Law Academy of Lithuania ; Lietuvos teisės universitetas |  |
Lithuanian University of Health Sciences | Lietuvos sveikatos mokslų universitetas ; Kauno medicinos universitetas ; Lithuanian Veterinary Academy ; Kaunas Medical Institute ; Kaunas Medical Academy |  |
Lithuanian University of Educational Sciences | Lietuvos edukologijos universitetas ; Vilnius Pedagogical University ; LEU ; Vilnius Pedagogical Institute ; Vilniaus pedagoginis universitetas ; VPU |  | Vytautas Magnus University
Aleksandras Stulginskis University | Lithuanian University of Agriculture ; Lithuanian Academy of Agriculture ; ASU ; Lietuvos žemės ūkio universitetas ; LŽŪU ; Lietuvos žemės ūkio akademija |  | Vytautas Magnus University
Lithuanian Sports University | Lithuanian Academy of Physical Education ; Lietuvos sporto universitetas ; LSU ; LKKA ; Lietuvos kūno kultūros akademija ; Lithuanian Institute of Physical Culture |  |
Lithuanian Academy of Music and Theatre | Lietuvos muzikos ir teatro akademija ; LMTA ; Lithuanian State Conservatory ; Lithuanian Academy of Music |  |
Klaipėda University | Klaipėdos universitetas ; KU |  |
ISM University of Management and Economics | ISM Vadybos ir ekonomikos universitetas ; ISM ; International School of Management Lithuania |  |
European Humanities University | EHU ; Europos humanitarinis universitetas ; Evropeyskiy gumanitarnyy universitet |  |
General Jonas Žemaitis Military Academy of Lithuania | Generolo Jono Žemaičio Lietuvos karo akademija ; LKA ; Lithuanian Military Academy |  |
Kauno kolegija Higher Education Institution | Kauno kolegija ; Kaunas University of Applied Sciences ; Kaunas College |  |
Vilniaus kolegija Higher Education Institution | Vilniaus kolegija ; VIKO ; Vilnius College ; Vilnius University of Applied Sciences |  |
SMK College of Applied Sciences | SMK Aukštoji mokykla ; SMK University of Applied Social Sciences ; Socialinių mokslų kolegija |  |
University of Gdańsk | Uniwersytet Gdański ; UG ; Wyższa Szkoła Pedagogiczna w Gdańsku ; Wyższa Szkoła Ekonomiczna w Sopocie |  |
Medical University of Gdańsk | Gdański Uniwersytet Medyczny ; GUMed ; Akademia Medyczna w Gdańsku ; Gdańsk Medical Academy ; AMG |  |
Medical University of Warsaw | Warszawski Uniwersytet Medyczny ; WUM ; Akademia Medyczna w Warszawie ; Warsaw Medical Academy |  |
Medical University of Łódź | Uniwersytet Medyczny w Łodzi ; UMED ; Akademia Medyczna w Łodzi ; Military Medical Academy Łódź ; Wojskowa Akademia Medyczna |  |
Medical University of Lublin | Uniwersytet Medyczny w Lublinie ; Akademia Medyczna w Lublinie ; Feliks Skubiszewski Medical University ; UM Lublin |  |
Medical University of Białystok | Uniwersytet Medyczny w Białymstoku ; Akademia Medyczna w Białymstoku ; UMB ; Medical Academy of Białystok |  |
Poznan University of Medical Sciences | Uniwersytet Medyczny im. Karola Marcinkowskiego w Poznaniu ; Akademia Medyczna w Poznaniu ; PUMS ; UMP ; Karol Marcinkowski University of Medical Sciences |  |
Jagiellonian University Medical College | Collegium Medicum Uniwersytetu Jagiellońskiego ; Akademia Medyczna w Krakowie ; UJ CM ; Kraków Medical Academy ; CM UJ |  | Jagiellonian University
Centre of Postgraduate Medical Education | Centrum Medyczne Kształcenia Podyplomowego ; CMKP ; CMPE |  |
Łódź University of Technology | Politechnika Łódzka ; PŁ ; TUL ; Lodz University of Technology ; Technical University of Łódź |  |
University of Łódź | Uniwersytet Łódzki ; UŁ ; UL |  |
Lublin University of Technology | Politechnika Lubelska ; Wyższa Szkoła Inżynierska w Lublinie ; PL Lublin ; LUT |  |
University of Life Sciences in Lublin | Uniwersytet Przyrodniczy w Lublinie ; Akademia Rolnicza w Lublinie ; Agricultural University of Lublin ; UP Lublin ; ULS |  |
University of Agriculture in Kraków | Uniwersytet Rolniczy im. Hugona Kołłątaja w Krakowie ; Akademia Rolnicza w Krakowie ; Hugo Kołłątaj Agricultural University ; URK ; UR Kraków |  |
University of Economics in Katowice | Uniwersytet Ekonomiczny w Katowicach ; Akademia Ekonomiczna w Katowicach ; Karol Adamiecki Academy of Economics ; UE Katowice |  |
Wrocław University of Economics and Business | Uniwersytet Ekonomiczny we Wrocławiu ; Akademia Ekonomiczna im. Oskara Langego we Wrocławiu ; UEW ; Wyższa Szkoła Ekonomiczna we Wrocławiu |  |
Poznań University of Economics and Business | Uniwersytet Ekonomiczny w Poznaniu ; Akademia Ekonomiczna w Poznaniu ; UEP ; PUEB |  |
Poznań University of Life Sciences | Uniwersytet Przyrodniczy w Poznaniu ; Akademia Rolnicza im. Augusta Cieszkowskiego w Poznaniu ; Agricultural University of Poznań ; UPP ; PULS |  |
Wrocław University of Environmental and Life Sciences | UPWr ; Akademia Rolnicza we Wrocławiu ; Wrocław Agricultural Academy |  |
Czestochowa University of Technology | Politechnika Częstochowska ; PCz ; Wyższa Szkoła Inżynierska w Częstochowie ; Technical University of Częstochowa |  |
Opole University of Technology | Politechnika Opolska ; PO ; Wyższa Szkoła Inżynierska w Opolu ; Technical University of Opole |  |
University of Opole | Uniwersytet Opolski ; UO ; Wyższa Szkoła Pedagogiczna w Opolu |  |
Białystok University of Technology | Politechnika Białostocka ; PB ; Wyższa Szkoła Inżynierska w Białymstoku ; BUT |  |
Koszalin University of Technology | Politechnika Koszalińska ; PK ; Wyższa Szkoła Inżynierska w Koszalinie |  |
Casimir Pulaski Radom University | Uniwersytet Radomski im. Kazimierza Pułaskiego ; Uniwersytet Technologiczno-Humanistyczny im. Kazimierza Pułaskiego w Radomiu ; Politechnika Radomska ; Kielecko-Radomska Wyższa Szkoła Inżynierska ; UTH Radom ; Radom University of Technology ; URad |  |
University of Szczecin | Uniwersytet Szczeciński ; US ; USz |  |
Maritime University of Szczecin | Politechnika Morska w Szczecinie ; Akademia Morska w Szczecinie ; Wyższa Szkoła Morska w Szczecinie ; Maritime Academy of Szczecin ; AM Szczecin |  |
Gdynia Maritime University | Uniwersytet Morski w Gdyni ; Akademia Morska w Gdyni ; Wyższa Szkoła Morska w Gdyni ; UMG ; Gdynia Maritime Academy |  |
Academy of Art in Szczecin | Akademia Sztuki w Szczecinie ; Szczecin Academy of Art |  |
University of Rzeszów | Uniwersytet Rzeszowski ; UR ; Wyższa Szkoła Pedagogiczna w Rzeszowie |  |
University of Warmia and Mazury in Olsztyn | Uniwersytet Warmińsko-Mazurski w Olsztynie ; Akademia Rolniczo-Techniczna w Olsztynie ; ART Olsztyn ; Wyższa Szkoła Pedagogiczna w Olsztynie |  |
University of the National Education Commission, Kraków | Uniwersytet Komisji Edukacji Narodowej w Krakowie ; UKEN ; Uniwersytet Pedagogiczny im. Komisji Edukacji Narodowej w Krakowie ; Wyższa Szkoła Pedagogiczna w Krakowie ; Pedagogical University of Cracow ; WSP Kraków ; UP Kraków |  |
John Paul II Catholic University of Lublin | Katolicki Uniwersytet Lubelski Jana Pawła II ; Katolicki Uniwersytet Lubelski ; University of Lublin |  |
Maria Curie-Skłodowska University | Uniwersytet Marii Curie-Skłodowskiej ; UMCS Lublin ; MCSU |  |
Pontifical University of John Paul II | Uniwersytet Papieski Jana Pawła II w Krakowie ; Pontifical Academy of Theology ; Papieska Akademia Teologiczna ; UPJPII ; PAT Kraków |  |
Military University of Technology in Warsaw | Wojskowa Akademia Techniczna im. Jarosława Dąbrowskiego ; MUT ; Military University of Technology ; Military Technical Academy Warsaw |  |
Military University of Land Forces | Akademia Wojsk Lądowych ; AWL ; Wyższa Szkoła Oficerska Wojsk Lądowych ; WSOWL ; General Tadeusz Kościuszko Military Academy of Land Forces |  |
Police Academy in Szczytno | Akademia Policji w Szczytnie ; Wyższa Szkoła Policji w Szczytnie ; WSPol ; Higher Police School in Szczytno |  |
Poznan University of Physical Education | Akademia Wychowania Fizycznego im. Eugeniusza Piaseckiego w Poznaniu ; AWF Poznań ; Eugeniusz Piasecki University School of Physical Education |  |
Jerzy Kukuczka Academy of Physical Education | Akademia Wychowania Fizycznego im. Jerzego Kukuczki w Katowicach ; AWF Katowice ; Academy of Physical Education in Katowice |  |
Academy of Fine Arts in Warsaw | Akademia Sztuk Pięknych w Warszawie ; ASP Warszawa ; Szkoła Sztuk Pięknych w Warszawie |  |
Strzemiński Academy of Fine Arts Łódź | Akademia Sztuk Pięknych im. Władysława Strzemińskiego w Łodzi ; ASP Łódź ; PWSSP Łódź |  |
Chopin University of Music | Uniwersytet Muzyczny Fryderyka Chopina ; Akademia Muzyczna im. Fryderyka Chopina ; UMFC ; Warsaw Conservatory ; Fryderyk Chopin Academy of Music |  |
Krzysztof Penderecki Academy of Music in Kraków | Akademia Muzyczna im. Krzysztofa Pendereckiego w Krakowie ; Academy of Music in Kraków ; AMKP ; Akademia Muzyczna w Krakowie |  |
Aleksander Zelwerowicz National Academy of Dramatic Art | Akademia Teatralna im. Aleksandra Zelwerowicza w Warszawie ; PWST Warszawa ; AT Warszawa ; Theatre Academy in Warsaw |  |
AST National Academy of Theatre Arts in Kraków | Akademia Sztuk Teatralnych im. Stanisława Wyspiańskiego w Krakowie ; PWST Kraków ; AST Kraków ; Ludwik Solski State Drama School |  |
Polish-Japanese Academy of Information Technology | Polsko-Japońska Akademia Technik Komputerowych ; PJATK ; PJAIT ; PJWSTK ; Polish-Japanese Institute of Information Technology |  |
Lazarski University | Uczelnia Łazarskiego ; Wyższa Szkoła Handlu i Prawa im. Ryszarda Łazarskiego ; Ryszard Łazarski University of Commerce and Law ; WSHiP |  |
Vistula University | Akademia Finansów i Biznesu Vistula ; Wyższa Szkoła Ekonomiczno-Informatyczna w Warszawie ; AFiB Vistula ; University of Insurance and Banking |  |
Andrzej Frycz Modrzewski Krakow University | Krakowska Akademia im. Andrzeja Frycza Modrzewskiego ; KAAFM ; Krakowska Szkoła Wyższa ; Uniwersytet Andrzeja Frycza Modrzewskiego |  |
University of Information Technology and Management in Rzeszów | Wyższa Szkoła Informatyki i Zarządzania z siedzibą w Rzeszowie ; WSIiZ ; UITM |  |
University of Humanities and Economics in Lodz | Akademia Humanistyczno-Ekonomiczna w Łodzi ; AHE ; Wyższa Szkoła Humanistyczno-Ekonomiczna w Łodzi ; Academy of Humanities and Economics in Łódź ; WSHE |  |
WSEI University | Akademia WSEI ; Wyższa Szkoła Ekonomii i Innowacji w Lublinie ; University College of Enterprise and Administration in Lublin ; Lubelska Akademia WSEI |  |
The Jacob of Paradies University | Akademia im. Jakuba z Paradyża w Gorzowie Wielkopolskim ; PWSZ Gorzów ; AJP ; Jacob of Paradyż University of Applied Sciences |  |
Angelus Silesius University of Applied Sciences | Akademia Nauk Stosowanych Angelusa Silesiusa ; PWSZ Wałbrzych ; Państwowa Wyższa Szkoła Zawodowa im. Angelusa Silesiusa w Wałbrzychu |  |
Stanisław Staszic University of Applied Sciences in Piła | Państwowa Wyższa Szkoła Zawodowa im. Stanisława Staszica w Pile ; Akademia Nauk Stosowanych im. Stanisława Staszica w Pile ; PWSZ Piła |  |
John Paul II Academy of Applied Sciences Nowy Sącz | Akademia Nauk Stosowanych w Nowym Sączu ; Państwowa Wyższa Szkoła Zawodowa w Nowym Sączu ; PWSZ Nowy Sącz |  |
National Centre for Nuclear Research | Narodowe Centrum Badań Jądrowych ; NCBJ ; Andrzej Sołtan Institute for Nuclear Studies ; NCNR |  |
Maria Sklodowska-Curie National Research Institute of Oncology | Narodowy Instytut Onkologii im. Marii Skłodowskiej-Curie ; Centrum Onkologii ; Maria Skłodowska-Curie Institute of Oncology ; NIO |  |
Charles University | Karl-Ferdinands-Universität ; Charles-Ferdinand University ; CU Prague ; UK |  |
Czech Technical University in Prague | Czech Technical University ; Prague Polytechnic ; CVUT ; Česká vysoká škola technická ; Institute of Engineering Prague |  |
Brno University of Technology | BUT ; VUT v Brně ; Brno Technical University |  |
University of Hradec Králové | Univerzita Hradec Králové ; UHK ; Vysoká škola pedagogická v Hradci Králové |  |
University of Pardubice | Univerzita Pardubice ; UPa ; UPCE ; Vysoká škola chemicko-technologická v Pardubicích ; Institute of Chemical Technology Pardubice |  |
Technical University of Liberec | Technická univerzita v Liberci ; TUL ; Vysoká škola strojní a textilní v Liberci ; VŠST |  |
Jan Evangelista Purkyně University in Ústí nad Labem | Univerzita Jana Evangelisty Purkyně v Ústí nad Labem ; UJEP ; Pedagogická fakulta v Ústí nad Labem |  |
Silesian University in Opava | Slezská univerzita v Opavě ; SU Opava ; SLU |  |
University of Ostrava | Ostravská univerzita ; OU ; OSU ; Ostravská univerzita v Ostravě |  |
Palacký University Olomouc | Univerzita Palackého v Olomouci ; UP Olomouc ; Palacký University |  |
University of Defence | Univerzita obrany ; UNOB ; Vojenská akademie v Brně ; Military Academy in Brno ; Univerzita obrany v Brně |  |
Police Academy of the Czech Republic in Prague | Policejní akademie České republiky v Praze ; PAČR ; PA ČR |  |
Metropolitan University Prague | Metropolitní univerzita Praha ; MUP ; Vysoká škola veřejné správy a mezinárodních vztahů |  |
Academy of Fine Arts, Prague | Akademie výtvarných umění v Praze ; AVU |  |
Film and TV School of the Academy of Performing Arts in Prague | FAMU ; Filmová a televizní fakulta AMU |  | Academy of Performing Arts in Prague
Comenius University | UK Bratislava ; CU Bratislava ; Czechoslovak State University in Bratislava ; Slovak University in Bratislava |  |
University of Žilina | Žilinská univerzita v Žiline ; UNIZA ; Vysoká škola dopravy a spojov v Žiline ; University of Transport and Communications Žilina ; VŠDS |  |
University of Prešov | Prešovská univerzita v Prešove ; UNIPO ; PU Prešov |  |
Trnava University | Trnavská univerzita v Trnave ; TRUNI ; TU Trnava |  |
University of Ss. Cyril and Methodius in Trnava | Univerzita sv. Cyrila a Metoda v Trnave ; UCM |  |
Alexander Dubček University of Trenčín | Trenčianska univerzita Alexandra Dubčeka v Trenčíne ; TnUAD ; Trenčín University |  |
University of Veterinary Medicine and Pharmacy in Košice | Univerzita veterinárskeho lekárstva a farmácie v Košiciach ; UVLF ; Vysoká škola veterinárska v Košiciach ; University of Veterinary Medicine Košice |  |
Slovak University of Technology in Bratislava | Slovenská vysoká škola technická ; SVŠT ; STU Bratislava ; Slovenská technická univerzita v Bratislave |  |
Slovak Medical University | Slovenská zdravotnícka univerzita v Bratislave ; SZU ; Slovak Postgraduate Academy of Medicine |  |
Academy of Fine Arts and Design, Bratislava | Vysoká škola výtvarných umení v Bratislave ; VŠVU ; AFAD |  |
Catholic University in Ružomberok | Katolícka univerzita v Ružomberku ; KU Ružomberok |  |
University of Szeged | Szegedi Tudományegyetem ; József Attila Tudományegyetem ; Albert Szent-Györgyi Medical University ; Juhász Gyula Teacher Training College |  |
University of Debrecen | Debreceni Egyetem ; Kossuth Lajos Tudományegyetem ; Debrecen University of Agriculture ; DE ; Medical University of Debrecen ; DOTE |  |
University of Miskolc | Miskolci Egyetem ; Nehézipari Műszaki Egyetem ; ME Miskolc |  |
University of Pannonia | Pannon Egyetem ; Veszprémi Egyetem ; Veszprémi Vegyipari Egyetem ; Veszprém University of Chemical Engineering |  |
Semmelweis University | Semmelweis Egyetem ; Semmelweis Orvostudományi Egyetem ; Semmelweis University of Medicine ; SE |  |
Széchenyi István University | Széchenyi István Egyetem ; SZE ; Széchenyi István College ; University of Győr ; Közlekedési és Távközlési Műszaki Főiskola |  |
University of Dunaújváros | Dunaújvárosi Egyetem ; Dunaújvárosi Főiskola ; College of Dunaújváros ; DUE |  |
John von Neumann University | Neumann János Egyetem ; Pallasz Athéné Egyetem ; Kecskeméti Főiskola ; Kecskemét College ; Pallas Athena University ; NJE |  |
Eszterházy Károly Catholic University | Eszterházy Károly Katolikus Egyetem ; Eszterházy Károly Főiskola ; Ho Si Minh Tanárképző Főiskola ; Eszterházy Károly University ; EKKE ; EKE |  |
Károli Gáspár University of the Reformed Church in Hungary | Károli Gáspár Református Egyetem ; KRE ; KGRE |  |
Pázmány Péter Catholic University | Pázmány Péter Katolikus Egyetem ; PPKE ; PPCU ; Katolikus Hittudományi Akadémia |  |
University of Veterinary Medicine Budapest | Állatorvostudományi Egyetem ; Állatorvostudományi Egyetem Budapest ; ÁTE ; UVMB |  |
Liszt Ferenc Academy of Music | Liszt Ferenc Zeneművészeti Egyetem ; Franz Liszt Academy of Music ; Zeneakadémia ; Budapest Academy of Music ; LFZE |  |
Hungarian University of Fine Arts | Magyar Képzőművészeti Egyetem ; MKE ; Magyar Képzőművészeti Főiskola ; Hungarian Academy of Fine Arts |  |
Budapest University of Technology and Economics | Budapesti Műszaki Egyetem ; József Nádor Műszaki és Gazdaságtudományi Egyetem ; József Ipartanoda ; Royal Joseph University ; Budapest Polytechnic University |  |
Budapest Metropolitan University | Budapesti Metropolitan Egyetem ; METU ; Budapesti Kommunikációs és Üzleti Főiskola ; BKF University of Applied Sciences ; Metropolitan University Budapest |  |
Kodolányi János University | Kodolányi János Egyetem ; Kodolányi János Főiskola ; KJE ; KJF ; Kodolányi János University of Applied Sciences |  |
Milton Friedman University | Milton Friedman Egyetem ; King Sigismund University ; Zsigmond Király Egyetem ; Zsigmond Király Főiskola |  |
University of Tokaj | Tokaj-Hegyalja Egyetem ; Lorántffy Intézet |  |
Babeș-Bolyai University | Babeș-Bolyai Tudományegyetem ; Victor Babeș University ; Bolyai University ; Franz Joseph University Kolozsvár ; University of Cluj ; King Ferdinand I University |  |
Alexandru Ioan Cuza University | Universitatea Alexandru Ioan Cuza din Iași ; Al. I. Cuza University ; University Alexandru Ioan Cuza |  |
Gheorghe Asachi Technical University of Iași | Universitatea Tehnică Gheorghe Asachi din Iași ; Polytechnic Institute of Iași ; Institutul Politehnic Iași |  |
Politehnica University of Timișoara | Universitatea Politehnica Timișoara ; UPT ; Traian Vuia Polytechnic Institute ; Institutul Politehnic Traian Vuia |  |
Victor Babeș University of Medicine and Pharmacy, Timișoara | Universitatea de Medicină și Farmacie Victor Babeș Timișoara ; UMFT ; UMF Timișoara ; UMFVBT |  |
Grigore T. Popa University of Medicine and Pharmacy | Universitatea de Medicină și Farmacie Grigore T. Popa Iași ; UMF Iași ; Gr. T. Popa University |  |
Dunărea de Jos University of Galați | Universitatea Dunărea de Jos din Galați ; University of Galați ; UDJG ; UGAL |  |
University of Craiova | Universitatea din Craiova ; UCV |  |
University of Oradea | Universitatea din Oradea ; UO |  |
Aurel Vlaicu University of Arad | Universitatea Aurel Vlaicu din Arad ; UAV |  |
Vasile Goldiș Western University of Arad | Universitatea de Vest Vasile Goldiș din Arad ; UVVG |  |
Vasile Alecsandri University of Bacău | Universitatea Vasile Alecsandri din Bacău ; University of Bacău ; UBc |  |
Valahia University of Târgoviște | Universitatea Valahia din Târgoviște ; UVT Târgoviște |  |
Constantin Brâncuși University of Târgu Jiu | Universitatea Constantin Brâncuși din Târgu-Jiu ; UCB |  |
University of Petroșani | Universitatea din Petroșani ; Institute of Mines Petroșani ; Institutul de Mine ; UPET |  |
University of Pitești | Universitatea din Pitești ; UPIT ; Centrul Universitar Pitești |  | National University of Science and Technology Politehnica Bucharest
Eftimie Murgu University of Reșița | Universitatea Eftimie Murgu din Reșița ; UEM Reșița |  | Babeș-Bolyai University
University of Agronomic Sciences and Veterinary Medicine of Bucharest | Universitatea de Științe Agronomice și Medicină Veterinară din București ; USAMV București ; USAMV ; Institutul Agronomic Nicolae Bălcescu ; USAMVB |  |
Ion Mincu University of Architecture and Urbanism | Universitatea de Arhitectură și Urbanism Ion Mincu ; UAUIM ; Institutul de Arhitectură Ion Mincu |  |
National University of Music Bucharest | Universitatea Națională de Muzică din București ; UNMB ; Ciprian Porumbescu Conservatory ; Bucharest Conservatory |  |
National University of Theatre and Film I.L. Caragiale | Universitatea Națională de Artă Teatrală și Cinematografică I.L. Caragiale ; UNATC ; IATC ; Institutul de Artă Teatrală și Cinematografică |  |
Gheorghe Dima National Music Academy | Academia Națională de Muzică Gheorghe Dima ; ANMGD ; Cluj Conservatory |  |
Sapientia Hungarian University of Transylvania | Sapientia Erdélyi Magyar Tudományegyetem ; Universitatea Sapientia ; EMTE ; Sapientia EMTE |  |
Carol I National Defence University | Universitatea Națională de Apărare Carol I ; UNAp ; Academia de Înalte Studii Militare ; Higher War School Bucharest |  |
Ferdinand I Military Technical Academy | Academia Tehnică Militară Ferdinand I ; ATM ; Military Technical Academy Bucharest ; MTA |  |
Titu Maiorescu University | Universitatea Titu Maiorescu ; UTM București |  |
Spiru Haret University | Universitatea Spiru Haret ; USH |  |
Romanian-American University | Universitatea Româno-Americană ; URA ; RAU |  |
Moldova State University | Universitatea de Stat din Moldova ; USM ; V.I. Lenin Kishinev State University ; State University of Moldova ; Kishinev State University |  |
Technical University of Moldova | Universitatea Tehnică a Moldovei ; UTM ; S. Lazo Kishinev Polytechnic Institute ; Kishinev Polytechnic Institute ; TUM |  |
Nicolae Testemițanu State University of Medicine and Pharmacy | Universitatea de Stat de Medicină și Farmacie Nicolae Testemițanu ; USMF ; Kishinev State Medical Institute ; Chișinău Medical University ; SUMPh |  |
Academy of Economic Studies of Moldova | Academia de Studii Economice din Moldova ; ASEM ; AESM |  |
Alecu Russo State University of Bălți | Universitatea de Stat Alecu Russo din Bălți ; USARB ; Bălți State University ; USB |  |
State Agrarian University of Moldova | Universitatea Agrară de Stat din Moldova ; UASM ; Frunze Agricultural Institute |  | Technical University of Moldova
Tiraspol State University | Universitatea de Stat din Tiraspol ; UST |  | Ion Creangă Pedagogical State University
University of Belgrade | Velika škola ; Belgrade University ; UB ; Great School of Belgrade |  |
University of Kragujevac | Univerzitet u Kragujevcu ; Svetozar Marković University ; UNIKG |  |
University of Priština in Kosovska Mitrovica | Univerzitet u Prištini sa privremenim sedištem u Kosovskoj Mitrovici ; University of Pristina in Kosovska Mitrovica |  |
State University of Novi Pazar | Državni univerzitet u Novom Pazaru ; DUNP |  |
Singidunum University | Univerzitet Singidunum |  |
Union University (Serbia) | Union University ; Univerzitet Union ; Union Belgrade |  |
University of Kriminalistics and Police Studies | University of Criminal Investigation and Police Studies ; Kriminalističko-policijski univerzitet ; Academy of Criminalistic and Police Studies ; KPU ; Kriminalističko-policijska akademija |  |
Vinča Institute of Nuclear Sciences | Institut za nuklearne nauke Vinča ; Boris Kidrič Institute of Nuclear Sciences ; INN Vinča ; Institut Boris Kidrič |  | University of Belgrade
Institute of Physics Belgrade | Institut za fiziku ; IPB |  | University of Belgrade
Mihajlo Pupin Institute | Institut Mihajlo Pupin ; IMP |  | University of Belgrade
University of Split | Sveučilište u Splitu ; UNIST |  |
University of Rijeka | Sveučilište u Rijeci ; UNIRI |  |
Juraj Dobrila University of Pula | Sveučilište Jurja Dobrile u Puli ; UNIPU ; Università Juraj Dobrila di Pola |  |
University of Dubrovnik | Sveučilište u Dubrovniku ; UNIDU ; Polytechnic of Dubrovnik |  |
Catholic University of Croatia | Hrvatsko katoličko sveučilište ; HKS |  |
VERN' University | Sveučilište VERN ; VERN' University of Applied Sciences ; Veleučilište VERN |  |
University of Slavonski Brod | Sveučilište u Slavonskom Brodu ; UNISB ; Veleučilište u Slavonskom Brodu |  |
Zagreb School of Economics and Management | Zagrebačka škola ekonomije i managementa ; ZŠEM ; ZSEM |  |
Ruđer Bošković Institute | Institut Ruđer Bošković ; IRB ; RBI |  |
University of Ljubljana | UL ; Edvard Kardelj University of Ljubljana ; King Alexander University Ljubljana ; UNILJ |  |
University of Maribor | Univerza v Mariboru ; UM ; UNIMB |  |
University of Nova Gorica | Univerza v Novi Gorici ; Nova Gorica Polytechnic ; Politehnika Nova Gorica ; UNG |  |
New University | Nova univerza ; NOVA-UNI ; European Faculty of Law |  |
Jožef Stefan Institute | Institut Jožef Stefan ; IJS ; JSI |  |
University of Sarajevo | Univerzitet u Sarajevu ; UNSA |  |
University of Banja Luka | Univerzitet u Banjoj Luci ; Đuro Pucar Stari University ; UNIBL |  |
University of East Sarajevo | Univerzitet u Istočnom Sarajevu ; University of Sarajevo of Republika Srpska ; UES ; UIS |  |
University of Mostar | Sveučilište u Mostaru ; SUM ; SVEMO |  |
Džemal Bijedić University of Mostar | Univerzitet Džemal Bijedić u Mostaru ; UNMO |  |
University of Tuzla | Univerzitet u Tuzli ; UNTZ |  |
University of Zenica | Univerzitet u Zenici ; UNZE |  |
University of Bihać | Univerzitet u Bihaću ; UNBI |  |
International Burch University | Internacionalni Burč univerzitet ; IBU |  |
Goce Delčev University of Štip | Univerzitet Goce Delčev Štip ; UGD |  |
University of Tetova | State University of Tetovo ; Universiteti i Tetovës ; Univerzitet vo Tetovo ; UT Tetovo |  |
Mother Teresa University | Universiteti Nënë Tereza ; Univerzitet Majka Tereza ; UNT ; MTU Skopje |  |
University of Information Science and Technology St. Paul the Apostle | UIST Ohrid ; Univerzitet za informatički nauki i tehnologii Sv. Apostol Pavle |  |
University of Montenegro | Univerzitet Crne Gore ; UCG ; Veljko Vlahović University ; University of Titograd |  |
Polytechnic University of Tirana | Universiteti Politeknik i Tiranës ; UPT ; PUT |  |
University of Medicine, Tirana | Universiteti i Mjekësisë Tiranë ; UMT |  |
Epoka University | Universiteti Epoka |  |
European University of Tirana | Universiteti Europian i Tiranës ; UET |  |
University of Arts, Tirana | Universiteti i Arteve Tiranë ; Academy of Arts Tirana ; Akademia e Arteve |  |
Ismail Qemali University of Vlorë | Universiteti Ismail Qemali Vlorë ; University of Vlora ; UV |  |
Aleksandër Xhuvani University | Universiteti Aleksandër Xhuvani Elbasan ; University of Elbasan ; UNIEL |  |
Eqrem Çabej University | Universiteti Eqrem Çabej Gjirokastër ; University of Gjirokastër |  |
University of Prishtina | Universiteti i Prishtinës ; UP Prishtina ; Hasan Prishtina University |  |
University of Prizren Ukshin Hoti | Universiteti i Prizrenit Ukshin Hoti ; UPZ ; UHP |  |
University of Peja Haxhi Zeka | Universiteti i Pejës Haxhi Zeka ; UHZ ; Haxhi Zeka University |  |
University for Business and Technology | UBT Kosovo ; UBT Prishtina |  |
AAB College | Kolegji AAB ; AAB University ; AAB-Riinvest |  |
Technical University of Sofia | Tehnicheski universitet Sofia ; TU-Sofia ; State Polytechnic Sofia ; TUS |  |
Technical University of Varna | Tehnicheski universitet Varna ; TU Varna ; Higher Institute of Mechanical and Electrical Engineering Varna |  |
Technical University of Gabrovo | Tehnicheski universitet Gabrovo ; Higher Institute of Mechanical and Electrical Engineering Gabrovo ; TUGab |  |
Angel Kanchev University of Ruse | University of Ruse ; Rusenski universitet Angel Kanchev ; Higher Technical School Ruse |  |
University of Chemical Technology and Metallurgy | Himikotehnologichen i metalurgichen universitet ; HTMU ; UCTM ; Higher Institute of Chemical Technology Sofia ; VHTI |  |
University of Architecture, Civil Engineering and Geodesy | Universitet po arhitektura, stroitelstvo i geodeziya ; UACEG ; UASG ; VIAS |  |
University of Mining and Geology St. Ivan Rilski | Minno-geolozhki universitet ; MGU Sofia ; Higher Institute of Mining and Geology |  |
University of Forestry, Sofia | Lesotehnicheski universitet ; LTU ; Higher Institute of Forestry and Forest Technology |  |
Agricultural University of Plovdiv | Agraren universitet Plovdiv ; Vasil Kolarov Higher Institute of Agriculture |  |
University of Food Technologies | Universitet po hranitelni tehnologii ; UHT ; Higher Institute of Food and Flavour Industries ; UFT Plovdiv |  |
University of Economics, Varna | Ikonomicheski universitet Varna ; Dimitar Blagoev Higher Institute of National Economy ; UE-Varna |  |
D. A. Tsenov Academy of Economics | Stopanska akademiya D. A. Tsenov ; Tsenov Academy of Economics ; Higher Institute of Finance and Economics Svishtov |  |
Medical University of Sofia | Medicinski universitet Sofia ; Medical Academy Sofia ; MU-Sofia ; Higher Medical Institute Sofia |  |
Medical University of Plovdiv | Medicinski universitet Plovdiv ; I. P. Pavlov Higher Medical Institute ; MU-Plovdiv |  |
Medical University of Varna | Medicinski universitet Varna Prof. Dr. Paraskev Stoyanov ; MU-Varna |  |
South-West University Neofit Rilski | Yugozapaden universitet Neofit Rilski ; SWU ; Blagoevgrad University |  |
Konstantin Preslavsky University of Shumen | Shumen University ; Shumenski universitet Episkop Konstantin Preslavski ; Higher Pedagogical Institute Shumen |  |
American University in Bulgaria | AUBG ; AUB Blagoevgrad |  |
National Sports Academy Vasil Levski | Nacionalna sportna akademiya Vasil Levski ; NSA ; Georgi Dimitrov Higher Institute of Physical Culture |  |
Bulgarian Academy of Sciences | Balgarska akademiya na naukite ; BAN ; BAS |  |
Nikola Vaptsarov Naval Academy | Vissho voennomorsko uchilishte Nikola Vaptsarov ; VVMU |  |
National and Kapodistrian University of Athens | Ethniko kai Kapodistriako Panepistimio Athinon ; Othonian University ; EKPA ; UoA |  |
Aristotle University of Thessaloniki | Aristoteleio Panepistimio Thessalonikis ; APTH ; University of Thessaloniki ; AUTh |  |
University of Patras | Panepistimio Patron ; UPatras |  |
University of Ioannina | Panepistimio Ioanninon ; UoI ; TEI of Epirus |  |
University of Crete | Panepistimio Kritis ; UoC |  |
Technical University of Crete | Polytechneio Kritis ; TUC |  |
University of Thessaly | Panepistimio Thessalias ; UTH ; TEI of Thessaly ; TEI of Larissa |  |
University of the Peloponnese | Panepistimio Peloponnisou ; UoP ; TEI of Peloponnese |  |
University of Western Macedonia | Panepistimio Dytikis Makedonias ; UOWM ; TEI of Western Macedonia |  |
Ionian University | Ionio Panepistimio ; Ionian Academy |  |
Agricultural University of Athens | Geoponiko Panepistimio Athinon ; AUA ; Anotati Geoponiki Scholi Athinon ; Athens School of Agriculture |  |
Athens University of Economics and Business | Oikonomiko Panepistimio Athinon ; OPA ; Anotati Scholi Oikonomikon kai Emporikon Epistimon |  |
University of Macedonia | Panepistimio Makedonias ; UoM ; Anotati Viomichaniki Scholi Thessalonikis |  |
University of West Attica | Panepistimio Dytikis Attikis ; UNIWA ; PADA ; TEI of Piraeus |  |
International Hellenic University | Diethnes Panepistimio tis Ellados ; DIPAE ; Alexander Technological Educational Institute of Thessaloniki ; TEI of Central Macedonia ; TEI of Eastern Macedonia and Thrace |  |
Hellenic Open University | Elliniko Anoikto Panepistimio |  |
Democritus University of Thrace | Dimokriteio Panepistimio Thrakis ; DPTH |  |
American College of Greece | Deree ; Deree College ; Pierce College ; ACG |  |
National Centre for Scientific Research Demokritos | Demokritos ; NCSR Demokritos ; EKEFE Dimokritos |  |
Tomsk State University | Tomskiy gosudarstvennyy universitet ; National Research Tomsk State University ; TGU ; TSU ; V. V. Kuybyshev Tomsk State University ; Imperial Tomsk University |  |
Tomsk State University of Control Systems and Radioelectronics | TUSUR ; Tomsk Institute of Automated Control Systems and Radioelectronics ; TIASUR |  |
Tomsk State Pedagogical University | TSPU ; TGPU ; Tomsk State Pedagogical Institute ; Lenin Komsomol Tomsk Pedagogical Institute |  |
Tomsk State University of Architecture and Building | TSUAB ; TGASU ; Tomsk Civil Engineering Institute ; TISI |  |
Tomsk Polytechnic University | S. M. Kirov Tomsk Polytechnic Institute ; TPI ; Tomskiy politekhnicheskiy universitet ; National Research Tomsk Polytechnic University |  |
Perm State University | Permskiy gosudarstvennyy universitet ; Perm State National Research University ; PSU ; PGNIU ; A. M. Gorky Perm State University |  |
Perm National Research Polytechnic University | PNRPU ; PNIPU ; Perm State Technical University ; Perm Polytechnic Institute ; PSTU |  |
Saratov State University | Saratovskiy gosudarstvennyy universitet ; N. G. Chernyshevsky Saratov State University ; SSU ; SGU ; Nicholas University Saratov |  |
Yuri Gagarin State Technical University of Saratov | Saratov State Technical University ; SSTU ; SGTU ; Saratov Polytechnic Institute |  |
Saratov State Medical University | V. I. Razumovsky Saratov State Medical University ; SGMU ; Saratov Medical Institute |  |
Vavilov University | Saratov State University of Genetics, Biotechnology and Engineering named after N. I. Vavilov ; Saratov State Agrarian University ; Vavilov Saratov State Agrarian University ; Saratov Agricultural Institute ; SSAU |  |
Kazan National Research Technological University | Kazan State Technological University ; Kirov Kazan Chemical Technology Institute ; KNRTU ; KNITU ; KSTU ; KKhTI |  |
Kazan State Medical University | Kazan Medical Institute ; KSMU ; KGMU ; S. V. Kurashov Kazan State Medical Institute |  |
Kazan Federal University | Kazanskiy federalnyy universitet ; Imperial Kazan University ; V. I. Lenin Kazan State University ; Kazan (Volga Region) Federal University ; KSU |  |
Nizhny Novgorod State Technical University | R. E. Alekseev Nizhny Novgorod State Technical University ; NNSTU ; NGTU ; Gorky Polytechnic Institute ; A. A. Zhdanov Gorky Polytechnic Institute |  |
Privolzhsky Research Medical University | Nizhny Novgorod State Medical Academy ; Gorky Medical Institute ; PRMU ; PIMU ; NizhGMA |  |
Linguistics University of Nizhny Novgorod | Nizhny Novgorod State Linguistic University ; NGLU ; Dobrolyubov State Linguistic University ; Gorky Institute of Foreign Languages ; LUNN |  |
Lobachevsky State University of Nizhny Novgorod | Nizhegorodskiy gosudarstvennyy universitet imeni N. I. Lobachevskogo ; NNGU ; Lobachevsky University ; NNSU ; University of Nizhny Novgorod |  |
Samara State Technical University | Kuibyshev Polytechnic Institute ; SamGTU ; SSTU Samara ; V. V. Kuybyshev Polytechnic Institute |  |
Samara State Medical University | Kuibyshev Medical Institute ; SamSMU ; SamGMU ; D. I. Ulyanov Kuibyshev Medical Institute |  |
Samara State University of Economics | Kuibyshev Planning Institute ; SSEU ; SGEU |  |
Samara State University of Social Sciences and Education | Samara State Pedagogical University ; Kuibyshev Pedagogical Institute ; SGSPU ; PGSGA ; Volga Region State Academy of Social Sciences and Humanities |  |
Togliatti State University | Tolyatti Polytechnic Institute ; TSU Togliatti ; TGU ; Tolyattinskiy gosudarstvennyy universitet |  |
Voronezh State Technical University | Voronezh Polytechnic Institute ; VSTU ; VGTU ; Voronezh State University of Architecture and Civil Engineering |  |
Voronezh State Medical University | N. N. Burdenko Voronezh State Medical University ; VGMU ; Voronezh Medical Institute ; Voronezh State Medical Academy |  |
Voronezh State University of Engineering Technologies | Voronezh State Technological Academy ; VSUET ; VGUIT ; Voronezh Technological Institute |  |
Voronezh State University | Voronezhskiy gosudarstvennyy universitet ; VGU ; Lenin Komsomol Voronezh State University |  |
Belgorod State University | Belgorod State National Research University ; BelSU ; BelGU ; Belgorod State Pedagogical Institute ; NIU BelGU |  |
Belgorod State Technological University named after V. G. Shukhov | BSTU Shukhov ; Belgorod Technological Institute of Building Materials ; BGTU imeni Shukhova ; BelGTASM |  |
Volgograd State Technical University | VSTU ; VolgGTU ; Volgograd Polytechnic Institute ; Stalingrad Mechanical Institute |  |
Volgograd State University | VolSU ; VolGU |  |
Volgograd State Socio-Pedagogical University | Volgograd State Pedagogical University ; VGSPU ; VSPU ; Serafimovich Volgograd Pedagogical Institute |  |
Volgograd State Agrarian University | Volgograd State Agricultural Academy ; VolGAU ; Volgograd Agricultural Institute |  |
Southern Federal University | Yuzhnyy federalnyy universitet ; YuFU ; Rostov State Pedagogical University ; Taganrog State University of Radioengineering ; M. A. Suslov Rostov State University ; RGU ; SFU Rostov |  |
Rostov State University of Economics | RINH ; Rostov Institute of National Economy ; RSUE ; RGEU RINKh |  |
Rostov State Medical University | Rostov Medical Institute ; RostSMU ; RostGMU |  |
Rostov State Transport University | Rostov Institute of Railway Engineers ; RSTU ; RGUPS ; RIIZhT |  |
Don State Technical University | Donskoy gosudarstvennyy tekhnicheskiy universitet ; DGTU ; RISKhM ; Rostov State University of Civil Engineering |  |
Don State Agrarian University | Don Agricultural Institute ; DonGAU ; DonSAU |  |
Kuban State Agrarian University | Kuban Agricultural Institute ; KubSAU ; KubGAU ; I. T. Trubilin Kuban State Agrarian University |  |
Kuban State Medical University | Krasnodar Medical Institute ; KubSMU ; KubGMU ; Red Army Kuban State Medical Institute |  |
Kuban State Technological University | Krasnodar Polytechnic Institute ; KubSTU ; KubGTU |  |
Kuban State University | Krasnodar Pedagogical Institute ; KubGU ; Kubanskiy gosudarstvennyy universitet |  |
Kuban State University of Physical Education, Sport and Tourism | KGUFKST ; Krasnodar State Institute of Physical Culture |  |
North-Caucasus Federal University | Severo-Kavkazskiy federalnyy universitet ; SKFU ; North Caucasus State Technical University ; Stavropol Polytechnic Institute ; Stavropol Pedagogical Institute |  |
Stavropol State Agrarian University | Stavropol Agricultural Institute ; StGAU ; SSAU Stavropol |  |
Stavropol State Medical University | Stavropol Medical Institute ; StGMU ; StSMU ; Stavropol State Medical Academy |  |
Pyatigorsk State University | Pyatigorsk State Linguistic University ; PGLU ; PGU ; Pyatigorsk Institute of Foreign Languages |  |
Kabardino-Balkarian State University | Kh. M. Berbekov Kabardino-Balkarian State University ; KBSU ; KBGU ; Kabardian Pedagogical Institute |  |
North Ossetian State University | K. L. Khetagurov North Ossetian State University ; NOSU ; SOGU ; North Ossetian Pedagogical Institute |  |
Dagestan State University | DGU ; DSU ; V. I. Lenin Dagestan State University ; Women's Pedagogical Institute Dagestan |  |
Chechen State University | Kadyrov Chechen State University ; ChGU ; Chechen-Ingush State University ; L. N. Tolstoy Chechen-Ingush State University |  |
Grozny State Oil Technical University | M. D. Millionshchikov Grozny State Oil Technical University ; GGNTU ; Grozny Oil Institute ; GSTOU |  |
Ingush State University | IngGU ; Ingushskiy gosudarstvennyy universitet |  |
Adyghe State University | Adygeya State University ; AGU ; Adyghe Pedagogical Institute |  |
Kalmyk State University | B. B. Gorodovikov Kalmyk State University ; KalmGU ; KalmSU |  |
Bashkir State Medical University | Bashkir Medical Institute ; BSMU ; BGMU ; 15th Anniversary of VLKSM Bashkir State Medical Institute |  |
Bashkir State Pedagogical University | M. Akmulla Bashkir State Pedagogical University ; BSPU ; BGPU ; Akmulla University |  |
Bashkir State Agrarian University | Bashkir Agricultural Institute ; BSAU ; BGAU |  |
Orenburg State University | Orenburg Polytechnic Institute ; OSU Orenburg ; OGU |  |
Orenburg State Medical University | Orenburg Medical Institute ; OrSMU ; OrGMU ; Chkalov Medical Institute |  |
Chelyabinsk State University | ChelSU ; CSU ; ChelGU |  |
South Ural State Humanitarian Pedagogical University | Chelyabinsk State Pedagogical University ; YuUrGGPU ; SUSHPU ; Chelyabinsk State Pedagogical Institute ; CSPU |  |
South Ural State Medical University | Chelyabinsk State Medical Academy ; Chelyabinsk Medical Institute ; SUSMU ; YuUGMU |  |
South Ural State Agrarian University | Chelyabinsk State Agroengineering Academy ; Ural State Academy of Veterinary Medicine ; YuUrGAU ; Chelyabinsk Institute of Mechanization and Electrification of Agriculture |  |
Nosov Magnitogorsk State Technical University | Magnitogorsk State Technical University ; NMSTU ; MGTU Nosova ; Magnitogorsk Mining and Metallurgical Institute ; MGMI |  |
Ural Federal University | Uralskiy federalnyy universitet ; Gorky Ural State University ; UrGU ; USTU-UPI ; S. M. Kirov Ural Polytechnic Institute ; UPI ; UGTU-UPI ; USU |  |
Ural State University of Economics | Sverdlovsk Institute of National Economy ; USUE ; UrGEU ; SINKh |  |
Ural State Law University | V. F. Yakovlev Ural State Law University ; Sverdlovsk Law Institute ; USLA ; Ural State Law Academy ; UrGYuU ; USLU |  |
Ural State Mining University | Sverdlovsk Mining Institute ; USMU ; UGGU ; Ural State Academy of Mining and Geology |  |
Ural State University of Railway Transport | Ural Electromechanical Institute of Railway Engineers ; USURT ; UrGUPS ; UEMIIT |  |
Ural State Forest Engineering University | Ural Forestry Engineering Institute ; USFEU ; UGLTU ; Ural State Forest Engineering Academy |  |
Ural State Pedagogical University | Sverdlovsk State Pedagogical Institute ; USPU ; UrGPU |  |
Russian State Vocational Pedagogical University | Sverdlovsk Engineering Pedagogical Institute ; RSVPU ; RGPPU ; Ural State Professional Pedagogical University |  |
Tyumen State University | UTMN ; Tyumen State Pedagogical Institute ; TyumGU ; University of Tyumen ; TSU Tyumen |  |
Tyumen Industrial University | Tyumen State Oil and Gas University ; Tyumen Industrial Institute ; TIU ; TSOGU ; TyumGNGU ; Tyumen State University of Architecture and Civil Engineering |  |
Tyumen State Medical University | Tyumen Medical Institute ; Tyumen State Medical Academy ; TSMU |  |
Surgut State University | SurGU ; SurSU |  |
Yugra State University | YuSU ; YuGU ; Ugra State University |  |
Omsk State University | Dostoevsky Omsk State University ; OmSU ; OmGU ; F. M. Dostoevsky Omsk State University |  |
Omsk State Technical University | OmSTU ; OmGTU ; Omsk Polytechnic Institute ; Omsk Machine-Building Institute |  |
Omsk State Medical University | Omsk Medical Institute ; OmSMU ; OmGMU ; Kalinin Omsk State Medical Institute |  |
Omsk State Agrarian University | P. A. Stolypin Omsk State Agrarian University ; OmSAU ; OmGAU ; Kirov Omsk Agricultural Institute |  |
Siberian State Automobile and Highway University | SibADI ; Siberian Automobile and Highway Institute ; Siberian State Automobile and Highway Academy |  |
Altai State University | ASU ; AltSU ; AltGU |  |
Altai State Technical University | Polzunov Altai State Technical University ; AltSTU ; AltGTU ; Altai Polytechnic Institute |  |
Altai State Medical University | Altai Medical Institute ; ASMU ; AGMU |  |
Altai State Pedagogical University | Barnaul State Pedagogical University ; AltSPU ; AltGPU ; Altai State Pedagogical Academy ; Barnaul State Pedagogical Institute |  |
Novosibirsk State Medical University | Novosibirsk Medical Institute ; NSMU ; NGMU ; Novosibirsk State Medical Academy |  |
Novosibirsk State Pedagogical University | NSPU ; NGPU ; Novosibirsk State Pedagogical Institute |  |
Novosibirsk State University of Economics and Management | Novosibirsk Institute of National Economy ; NSUEM ; NGUEU ; NINKh |  |
Novosibirsk State Agrarian University | Novosibirsk Agricultural Institute ; NSAU ; NGAU |  |
Novosibirsk State University of Architecture and Civil Engineering | Sibstrin ; NSUACE ; NGASU ; V. V. Kuybyshev Novosibirsk Civil Engineering Institute |  |
Siberian Transport University | Novosibirsk Institute of Railway Engineers ; STU ; SGUPS ; NIIZhT |  |
Novosibirsk State University | Novosibirskiy gosudarstvennyy universitet ; NSU ; Novosibirsk National Research State University |  |
Kemerovo State University | KemSU ; KemGU ; Kemerovo Pedagogical Institute ; Kemerovo Institute of Food Science and Technology |  |
Kuzbass State Technical University | T. F. Gorbachev Kuzbass State Technical University ; KuzSTU ; KuzGTU ; Kuzbass Polytechnic Institute ; Kemerovo Mining Institute |  |
Siberian State Industrial University | Siberian Metallurgical Institute ; SibSIU ; SibGIU |  |
Reshetnev Siberian State University of Science and Technology | Siberian State Aerospace University ; SibSAU ; SibGU ; Siberian State Technological University ; Krasnoyarsk plant-VTUZ |  |
Siberian Federal University | Sibirskiy federalnyy universitet ; SFU ; SibFU ; Krasnoyarsk State Technical University ; Krasnoyarsk Polytechnic Institute |  |
Krasnoyarsk State Medical University | V. F. Voino-Yasenetsky Krasnoyarsk State Medical University ; KrasSMU ; KrasGMU ; Krasnoyarsk Medical Institute |  |
Krasnoyarsk State Pedagogical University | V. P. Astafiev Krasnoyarsk State Pedagogical University ; KSPU ; KGPU |  |
Irkutsk State University | ISU ; IGU ; A. A. Zhdanov Irkutsk State University |  |
Irkutsk National Research Technical University | Irkutsk State Technical University ; INRTU ; IrNITU ; ISTU ; Irkutsk Polytechnic Institute ; Irkutsk Mining and Metallurgical Institute |  |
Irkutsk State Medical University | Irkutsk Medical Institute ; ISMU ; IGMU |  |
Irkutsk State Transport University | Irkutsk Institute of Railway Engineers ; IrGUPS ; IrIIT |  |
Banzarov Buryat State University | Buryat State University ; BSU Ulan-Ude ; BGU ; Dorzhi Banzarov Buryat State University ; Buryat State Pedagogical Institute |  |
East Siberia State University of Technology and Management | East Siberian Institute of Technology ; ESSUTM ; VSGUTU ; East Siberia State Technological University ; VSTI |  |
Transbaikal State University | Chita State University ; Zabaikalsky State University ; ZabGU ; Chita Polytechnic Institute ; N. G. Chernyshevsky Transbaikal State Humanitarian Pedagogical University ; TransBSU |  |
Chita State Medical Academy | Chita Medical Institute ; ChSMA ; ChGMA |  |
Pacific National University | Khabarovsk State University of Technology ; PNU ; TOGU ; Khabarovsk Polytechnic Institute ; Far Eastern State University of Humanities |  |
Far Eastern State Transport University | Khabarovsk Institute of Railway Engineers ; FESTU ; DVGUPS |  |
Far Eastern State Medical University | Khabarovsk Medical Institute ; FESMU ; DVGMU |  |
Pacific State Medical University | Vladivostok State Medical University ; Vladivostok Medical Institute ; PSMU ; TGMU |  |
Maritime State University named after Admiral G. I. Nevelskoy | MSU Nevelskoy ; Far Eastern State Maritime Academy ; Far Eastern Higher Marine Engineering School ; MGU imeni Nevelskogo |  |
Far Eastern State Technical Fisheries University | Dalrybvtuz ; FESTFU ; Far Eastern Technical Institute of the Fishing Industry |  |
Komsomolsk-na-Amure State University | Komsomolsk-on-Amur State Technical University ; KnASU ; KnAGU ; KnAGTU |  |
Amur State University | AmSU ; AmGU ; Blagoveshchensk Polytechnic Institute ; Blagoveshchensk Technological Institute |  |
Amur State Medical Academy | Blagoveshchensk State Medical Institute ; Amur SMA ; AGMA |  |
Sakhalin State University | SakhGU ; SakhSU ; Yuzhno-Sakhalinsk State Pedagogical Institute |  |
North-Eastern State University | Northern International University ; SVGU ; Magadan State Pedagogical Institute ; NESU |  |
North-Eastern Federal University | M. K. Ammosov North-Eastern Federal University ; SVFU ; YaGU ; Severo-Vostochnyy federalnyy universitet |  |
Northern (Arctic) Federal University | M. V. Lomonosov Northern (Arctic) Federal University ; SAFU ; Pomor State University ; Arkhangelsk Forest Engineering Institute ; Severnyy (Arkticheskiy) federalnyy universitet |  |
Northern State Medical University | Arkhangelsk State Medical Institute ; NSMU ; SGMU ; Arkhangelsk State Medical Academy |  |
Murmansk Arctic University | Murmansk State Technical University ; Murmansk Arctic State University ; MAU ; MAGU ; MSTU ; Murmansk State Humanities University ; Murmansk Higher Marine Engineering School |  |
Petrozavodsk State University | PetrSU ; PetrGU ; O. V. Kuusinen Petrozavodsk State University ; Karelo-Finnish State University |  |
Pitirim Sorokin Syktyvkar State University | Syktyvkar State University ; SyktSU ; SGU im. Pitirima Sorokina |  |
Ukhta State Technical University | Ukhta Industrial Institute ; USTU ; UGTU |  |
Vologda State University | Vologda State Technical University ; Vologda State Pedagogical University ; VoSU ; VoGU ; Vologda Polytechnic Institute |  |
Cherepovets State University | CherSU ; ChGU |  |
Yaroslav-the-Wise Novgorod State University | Novgorod State University ; NovSU ; NovGU |  |
Pskov State University | Pskov State Pedagogical University ; PskovGU ; S. M. Kirov Pskov State Pedagogical Institute ; PskovSU |  |
Tver State University | Kalinin State University ; TvSU ; TvGU ; Kalinin Pedagogical Institute |  |
Tver State Technical University | Kalinin Polytechnic Institute ; TvSTU ; TvGTU |  |
Tver State Medical University | Kalinin State Medical Institute ; TGMU ; Tver State Medical Academy |  |
Smolensk State University | SmolSU ; SmolGU ; Smolensk State Pedagogical University ; Karl Marx Smolensk State Pedagogical Institute |  |
Smolensk State Medical University | Smolensk State Medical Academy ; SSMU ; SGMU ; Smolensk Medical Institute |  |
Kaluga State University | K. E. Tsiolkovsky Kaluga State University ; KSU Kaluga ; Kaluga State Pedagogical University ; KGU imeni Tsiolkovskogo |  |
Tula State University | TulGU ; TSU Tula ; Tula Polytechnic Institute ; Tula State Technical University |  |
Tula State Pedagogical University | L. N. Tolstoy Tula State Pedagogical University ; TSPU ; TGPU |  |
Ryazan State University | S. A. Yesenin Ryazan State University ; RSU ; RGU ; Ryazan State Pedagogical University |  |
Ryazan State Radio Engineering University | RSREU ; RGRTU ; Ryazan Radio Engineering Institute ; V. F. Utkin Ryazan State Radio Engineering University |  |
Ryazan State Medical University | I. P. Pavlov Ryazan State Medical University ; RyazGMU ; RSMU ; Ryazan Medical Institute |  |
Vladimir State University | Alexander and Nikolay Stoletovs Vladimir State University ; VlSU ; VlGU ; Vladimir Polytechnic Institute ; Vladimir State University named after Stoletovs |  |
Ivanovo State University | IvSU ; IvGU ; First Soviet Ivanovo State University |  |
Ivanovo State Power Engineering University | V. I. Lenin Ivanovo State Power Engineering University ; ISPU ; IGEU ; Ivanovo Power Engineering Institute ; IEI |  |
Ivanovo State University of Chemistry and Technology | ISUCT ; IGKhTU ; Ivanovo Institute of Chemical Technology |  |
Ivanovo State Polytechnic University | Ivanovo State Textile Academy ; IVGPU ; Ivanovo Textile Institute ; Ivanovo State University of Architecture and Civil Engineering |  |
Yaroslavl State Pedagogical University | K. D. Ushinsky Yaroslavl State Pedagogical University ; YSPU ; YaGPU |  |
Yaroslavl State Technical University | Yaroslavl Polytechnic Institute ; YSTU ; YaGTU |  |
Yaroslavl State Medical University | Yaroslavl State Medical Academy ; YSMU ; YaGMU ; Yaroslavl Medical Institute |  |
P. A. Solovyov Rybinsk State Aviation Technical University | Rybinsk State Aviation Technological Academy ; RSATU ; RGATU ; Andropov Aviation Technological Institute |  |
Lipetsk State Technical University | Lipetsk Polytechnic Institute ; LSTU ; LGTU |  |
Bunin Yelets State University | Yelets State University ; YelSU ; EGU im. Bunina ; Yelets State Pedagogical Institute |  |
Kursk State University | KSU Kursk ; KGU ; Kursk State Pedagogical University |  |
Southwest State University | Kursk State Technical University ; SWSU ; YuZGU ; Kursk Polytechnic Institute |  |
Kursk State Medical University | Kursk State Medical Institute ; KSMU ; KGMU |  |
Oryol State University | I. S. Turgenev Orel State University ; OSU Oryol ; OGU ; Orel State Pedagogical Institute ; State University - Education-Science-Production Complex |  |
Tambov State Technical University | TSTU ; TGTU ; Tambov Institute of Chemical Engineering |  |
Michurinsk State Agrarian University | MichGAU ; I. V. Michurin Fruit and Vegetable Institute |  |
Bryansk State Technical University | BSTU ; BGTU ; Bryansk Institute of Transport Engineering |  |
Penza State University | PSU Penza ; PGU ; Penza Polytechnic Institute ; Penza State Technical University ; V. G. Belinsky Penza State Pedagogical University |  |
Ulyanovsk State University | UlSU ; UlGU ; Moscow State University Ulyanovsk Branch |  |
Ulyanovsk State Technical University | UlSTU ; UlGTU ; Ulyanovsk Polytechnic Institute |  |
I. N. Ulyanov Chuvash State University | Chuvash State University ; ChuvSU ; ChGU |  |
Mari State University | MarSU ; MarGU |  |
Volga State University of Technology | Mari State Technical University ; Volgatech ; PGTU ; Mari Polytechnic Institute ; M. Gorky Mari Polytechnic Institute |  |
Udmurt State University | UdSU ; UdGU ; Udmurt State Pedagogical Institute |  |
Kalashnikov Izhevsk State Technical University | Izhevsk State Technical University ; ISTU ; IzhGTU ; Izhevsk Mechanical Institute |  |
Izhevsk State Medical University | Izhevsk State Medical Academy ; ISMA ; IGMA ; Izhevsk Medical Institute |  |
Vyatka State University | Vyatka State University of Humanities ; VyatSU ; VyatGU ; Kirov Polytechnic Institute ; Vyatka State Technical University |  |
Kirov State Medical University | Kirov State Medical Academy ; KSMU Kirov |  |
Kostroma State Agricultural Academy | Karavaevo Agricultural Institute ; Kostroma Agricultural Institute |  |
Saint Petersburg State University | Sankt-Peterburgskiy gosudarstvennyy universitet ; A. A. Zhdanov Leningrad State University ; LGU ; Imperial Saint Petersburg University ; Petrograd University |  |
Pavlov First Saint Petersburg State Medical University | First Leningrad Medical Institute ; PSPbGMU ; I. P. Pavlov Saint Petersburg State Medical University ; Women's Medical Institute Saint Petersburg |  |
North-Western State Medical University named after I. I. Mechnikov | Mechnikov University ; SZGMU ; Leningrad Sanitary-Hygienic Medical Institute ; Saint Petersburg Medical Academy of Postgraduate Studies ; NWSMU |  |
Saint Petersburg State Pediatric Medical University | Leningrad Pediatric Medical Institute ; SPbGPMU ; LPMI |  |
S. M. Kirov Military Medical Academy | Military Medical Academy Saint Petersburg ; VMA ; Imperial Medical-Surgical Academy ; Imperial Military Medical Academy ; VMedA |  |
Saint Petersburg State University of Aerospace Instrumentation | SUAI ; GUAP ; Leningrad Institute of Aviation Instrument Making ; LIAP |  |
Saint Petersburg State University of Architecture and Civil Engineering | SPbGASU ; Leningrad Civil Engineering Institute ; LISI ; Institute of Civil Engineers Saint Petersburg ; SPSUACE |  |
Emperor Alexander I St. Petersburg State Transport University | PGUPS ; Leningrad Institute of Railway Engineers ; LIIZhT ; Institute of the Corps of Railway Engineers ; Petersburg State Transport University |  |
Bonch-Bruevich Saint Petersburg State University of Telecommunications | SPbGUT ; SUT ; Leningrad Electrotechnical Institute of Communications ; LEIS ; Bonch |  |
Saint Petersburg State Forest Technical University | Kirov Leningrad Forestry Academy ; SPbFTU ; SPbGLTU ; Imperial Forestry Institute ; Leningrad Forest Technical Academy |  |
Saint Petersburg State Agrarian University | Leningrad Agricultural Institute ; SPbGAU ; SPbSAU |  |
Saint Petersburg Mining University | Empress Catherine II Saint Petersburg Mining University ; Mining Institute Saint Petersburg ; Sankt-Peterburgskiy gornyy universitet ; G. V. Plekhanov Saint Petersburg State Mining Institute ; SPMI |  |
Peter the Great St. Petersburg Polytechnic University | M. I. Kalinin Leningrad Polytechnic Institute ; Sankt-Peterburgskiy politekhnicheskiy universitet Petra Velikogo ; LPI ; Politekh ; Saint Petersburg State Polytechnical University ; SPbGPU |  |
Saint Petersburg Electrotechnical University "LETI" | SPbGETU ; V. I. Ulyanov Leningrad Electrotechnical Institute ; SPbETU ; Electrotechnical Institute of Emperor Alexander III |  |
Saint Petersburg State University of Economics | SPbGEU ; Engecon ; Saint Petersburg State University of Economics and Finance ; N. A. Voznesensky Leningrad Institute of Finance and Economics ; Saint Petersburg State University of Engineering and Economics ; UNECON |  |
Baltic State Technical University | BGTU Voenmekh ; Ustinov Baltic State Technical University ; Leningrad Military Mechanical Institute ; D. F. Ustinov Voenmeh ; BSTU Voenmeh |  |
ITMO University | Leningrad Institute of Fine Mechanics and Optics ; LITMO ; SPb NRU ITMO ; Universitet ITMO |  |
Pushkin Leningrad State University | Leningrad State University named after A. S. Pushkin ; LGU imeni Pushkina ; Leningrad Regional Pedagogical Institute |  |
Russian State Hydrometeorological University | RSHU ; RGGMU ; Leningrad Hydrometeorological Institute ; LGMI |  |
Saint Petersburg State Institute of Culture | Krupskaya Leningrad State Institute of Culture ; SPbGIK ; Saint Petersburg State University of Culture and Arts ; Leningrad Library Institute |  |
Russian State Institute of Performing Arts | RGISI ; Leningrad State Institute of Theatre, Music and Cinematography ; LGITMiK ; Saint Petersburg State Theatre Arts Academy ; SPbGATI |  |
N. A. Rimsky-Korsakov Saint Petersburg Conservatory | Leningrad Conservatory ; Saint Petersburg Conservatory ; Petrograd Conservatory |  |
Ilya Repin St. Petersburg Academy of Arts | Imperial Academy of Arts ; Repin Institute of Arts ; Repin Leningrad Institute for Painting, Sculpture and Architecture ; Saint Petersburg Repin Academy of Fine Arts |  |
Saint Petersburg Stieglitz State Academy of Art and Design | Mukhina Leningrad Higher School of Art and Industry ; Mukha ; Stieglitz Academy ; LVKhPU |  |
European University at Saint Petersburg | EUSP ; EUSPb ; Yevropeyskiy universitet v Sankt-Peterburge |  |
Lesgaft National State University of Physical Education, Sport and Health | Lesgaft University ; Lesgaft Institute of Physical Culture ; GDOIFK ; NGU im. Lesgafta |  |
Moscow State University | Moskovskiy gosudarstvennyy universitet imeni M. V. Lomonosova ; Imperial Moscow University ; First Moscow State University ; MSU Lomonosov |  |
Bauman Moscow State Technical University | Moscow Higher Technical School ; MVTU ; Bauman Moscow Higher Technical School ; Imperial Moscow Technical School ; MGTU im. Baumana |  |
Moscow State University of Civil Engineering | MGSU ; Kuibyshev Moscow Civil Engineering Institute ; MISI ; NRU MGSU ; MISI-MGSU |  |
Moscow Polytechnic University | Moscow State University of Mechanical Engineering ; MAMI ; Moscow State University of Printing Arts ; Moskovskiy Politekh ; Moscow Automotive Mechanical Institute ; Moscow State Industrial University ; Moscow Polytech ; Moscow State Open University |  |
Moscow State Technological University STANKIN | STANKIN ; Moscow Machine-Tool Institute ; MSTU Stankin ; Stankoinstrumentalnyy institut |  |
National Research University of Electronic Technology | MIET ; Moscow Institute of Electronic Technology ; MIEE ; NRU MIET |  |
Kosygin State University of Russia | Moscow State Textile University ; Kosygin Moscow State Textile University ; Moscow State University of Design and Technology ; MGUDT ; RGU imeni Kosygina ; Moscow Textile Institute |  |
Mendeleev University of Chemical Technology | D. Mendeleev University of Chemical Technology of Russia ; RKhTU ; D. I. Mendeleev Moscow Institute of Chemical Technology ; MKhTI |  |
Gubkin Russian State University of Oil and Gas | RGU nefti i gaza imeni Gubkina ; Gubkin Moscow Institute of Petrochemical and Gas Industry ; MINKh i GP ; Gubkin National University of Oil and Gas ; Kerosinka |  |
Russian State Geological Prospecting University | Sergo Ordzhonikidze Russian State Geological Prospecting University ; MGRI ; Moscow Geological Prospecting Institute ; RSGPU ; MGRI-RGGRU |  |
Moscow State University of Geodesy and Cartography | MIIGAiK ; Moscow Institute of Geodesy, Aerial Survey and Cartography ; Konstantinovsky Land-Surveying Institute ; MSUGC |  |
State University of Land Use Planning | GUZ ; Moscow Institute of Land Use Engineers ; State University of Land Management ; MIIZ |  |
Russian State Agrarian University – Moscow Timiryazev Agricultural Academy | RGAU-MSKhA ; K. A. Timiryazev Moscow Agricultural Academy ; TSKhA ; Timiryazevka ; RSAU-MTAA ; Moscow State Agroengineering University |  |
Moscow State Academy of Veterinary Medicine and Biotechnology | Skryabin Moscow State Academy of Veterinary Medicine and Biotechnology ; MGAVMiB ; Moscow Veterinary Academy ; MVA imeni Skryabina |  |
Russian Biotechnological University | ROSBIOTECH ; Moscow State University of Food Production ; MGUPP ; Moscow Technological Institute of Food Industry ; Moscow State University of Applied Biotechnology ; MTIPP |  |
Financial University under the Government of the Russian Federation | Finansovyy universitet ; All-Russian Correspondence Institute of Finance and Economics ; VZFEI ; Financial University ; Finance University ; Financial Academy |  |
Plekhanov Russian University of Economics | Rossiyskiy ekonomicheskiy universitet imeni G. V. Plekhanova ; Plekhanov Moscow Institute of National Economy ; Moscow State University of Economics, Statistics and Informatics ; MESI ; Plekhanovka ; Plekhanov Russian Academy of Economics ; Russian State University of Trade and Economics |  |
State University of Management | GUU ; Ordzhonikidze Moscow Institute of Management ; SUM ; State Academy of Management ; MIU imeni Ordzhonikidze |  |
Russian Presidential Academy of National Economy and Public Administration | Rossiyskaya akademiya narodnogo khozyaystva ; Academy of National Economy ; ANKh ; Presidential Academy ; Russian Academy of Public Administration ; RAGS |  |
Kutafin Moscow State Law University | MSAL ; Moscow State Law Academy ; MGYuA ; All-Union Correspondence Law Institute ; VYuZI ; Moscow State Academy of Law ; Kutafin University |  |
Diplomatic Academy of the Ministry of Foreign Affairs | Diplomatic Academy of the Russian Foreign Ministry ; Diplomaticheskaya akademiya MID Rossii ; Higher Diplomatic School |  |
Moscow City University | MCU ; MGPU ; Moscow City Teacher Training University ; Moscow City Pedagogical University ; MCPU |  |
Russian University of Medicine | Moscow State University of Medicine and Dentistry ; MGMSU ; Evdokimov Moscow State University of Medicine and Dentistry ; MSUMD ; Moscow Medical Stomatological Institute ; MMSI ; ROSUNIMED |  |
Peoples' Friendship University of Russia | Rossiyskiy universitet druzhby narodov ; Peoples' Friendship University ; Lumumba University ; PFUR ; RUDN imeni Patrisa Lumumby |  |
Moscow State Institute of Culture | Moscow State University of Culture and Arts ; MGIK ; MGUKI ; Moscow State Library Institute |  |
Moscow Architectural Institute | MARKhI ; MARCHI ; Moscow Institute of Architecture |  |
Stroganov Moscow State University of Arts and Industry | Stroganovka ; MGKhPA ; Stroganov Academy ; Russian State University of Design and Applied Arts ; Moscow Higher School of Industrial Art ; Rossiyskiy gosudarstvennyy khudozhestvenno-promyshlennyy universitet imeni Stroganova |  |
Surikov Moscow State Academic Art Institute | Surikov Institute ; MGAKhI ; Moscow Art Institute named after V. I. Surikov |  |
Gnessin Russian Academy of Music | Gnesins Musical College ; RAM imeni Gnesinykh ; Gnessin State Musical College ; Gnessin Institute |  |
Russian Institute of Theatre Arts | GITIS ; Russian Academy of Theatre Arts ; RATI ; Lunacharsky State Institute for Theatre Arts |  |
Boris Shchukin Theatre Institute | Shchukin Theatre School ; Shchukin School ; Shchuka |  |
Mikhail Shchepkin Higher Theatre School | Shchepkin Theatre School ; Shchepka |  |
Maxim Gorky Literature Institute | Gorky Literary Institute ; Literaturnyy institut imeni A. M. Gorkogo ; Litinstitut |  |
Moscow State Technical University of Civil Aviation | MSTUCA ; MGTU GA ; Moscow Institute of Civil Aviation Engineers |  |
Military University of the Ministry of Defense | Prince Alexander Nevsky Military University ; Military University of Russia ; Lenin Military-Political Academy ; Military Institute of Foreign Languages |  |
Gagarin Air Force Academy | VUNTs VVS VVA ; Zhukovsky Air Force Engineering Academy ; Zhukovsky – Gagarin Air Force Academy |  |
Skolkovo Institute of Science and Technology | Skoltech ; Skolkovo Tech ; SkTech |  |
Moscow School of Management SKOLKOVO | SKOLKOVO Business School |  |
New Economic School | NES ; Rossiyskaya ekonomicheskaya shkola ; RESh |  |
Moscow School of Social and Economic Sciences | Shaninka ; MSSES ; MVShSEN ; Moscow Higher School of Social and Economic Sciences |  |
Innopolis University | Universitet Innopolis |  |
Russian Academy of Sciences | RAS ; Rossiyskaya akademiya nauk ; RAN ; Academy of Sciences of the USSR ; Saint Petersburg Academy of Sciences ; USSR Academy of Sciences |  |
Sevastopol State University | SevGU ; SevSU ; Sevastopol National Technical University ; Sevastopol Instrument Engineering Institute ; SevNTU |  |
V. I. Vernadsky Crimean Federal University | KFU im. Vernadskogo ; Taurida National V. I. Vernadsky University ; TNU ; M. V. Frunze Simferopol State University ; CFU ; Crimea State Medical University |  |
Kaliningrad State Technical University | KSTU ; KGTU ; Kaliningrad Technical Institute of Fishing Industry and Economy ; KTIRPiKh |  |
Kyiv Polytechnic Institute | Kyivskyi politekhnichnyi instytut ; National Technical University of Ukraine "Igor Sikorsky Kyiv Polytechnic Institute" ; NTUU KPI ; NTUU ; Kiev Polytechnic Institute ; Emperor Alexander II Kiev Polytechnic Institute |  |
V. N. Karazin Kharkiv National University | Kharkivskyi natsionalnyi universytet imeni V. N. Karazina ; Kharkov State University ; A. M. Gorky Kharkov State University ; KhNU ; Imperial Kharkiv University ; Karazin University |  |
Ivan Franko National University of Lviv | Lvivskyi natsionalnyi universytet imeni Ivana Franka ; LNU ; Uniwersytet Jana Kazimierza ; Universität Lemberg ; Ivan Franko Lviv State University ; Franz I University Lemberg ; LNU Franko |  |
Lviv Polytechnic | Natsionalnyi universytet Lvivska politekhnika ; NULP ; LPNU ; Politechnika Lwowska ; Technische Hochschule Lemberg ; State University Lviv Polytechnic |  |
Danylo Halytsky Lviv National Medical University | Lviv State Medical Institute ; LNMU ; Lviv Medical Institute ; Lvivskyi natsionalnyi medychnyi universytet imeni Danyla Halytskoho |  |
Lviv National Environmental University | Lviv National Agrarian University ; LNAU ; Lviv State Agrarian University ; Lvivskyi natsionalnyi universytet pryrodokorystuvannia ; Dubliany Agricultural Institute |  |
Stepan Gzhytskyi National University of Veterinary Medicine and Biotechnologies Lviv | Lviv Zooveterinary Institute ; LNUVMB ; S. Z. Gzhytsky Lviv National Academy of Veterinary Medicine ; Lviv Academy of Veterinary Medicine |  |
Ukrainian National Forestry University | Lviv Forestry Engineering Institute ; NLTU Ukrainy ; UNFU ; Ukrainian State University of Forestry and Wood Technology |  |
Ukrainian Catholic University | UCU ; Ukrainskyi katolytskyi universytet ; Lviv Theological Academy ; UKU ; Greek Catholic Theological Academy |  |
Lviv National Academy of Arts | Lviv State Institute of Applied and Decorative Art ; LNAM |  |
Oles Honchar Dnipro National University | Dniprovskyi natsionalnyi universytet imeni Olesia Honchara ; Dnipropetrovsk State University ; DSU ; 300th Anniversary of the Reunification Dnipropetrovsk State University ; Oles Honchar Dnipropetrovsk National University |  |
Ukrainian State University of Science and Technologies | USUST ; UDUNT ; Ukrainskyi derzhavnyi universytet nauky i tekhnolohii |  |
National Metallurgical Academy of Ukraine | NMetAU ; Dnipropetrovsk Metallurgical Institute ; State Metallurgical Academy of Ukraine |  | Ukrainian State University of Science and Technologies
Dnipro National University of Railway Transport | Dnipropetrovsk Institute of Railway Engineers ; DIIT ; DNURT ; Dnipropetrovsk National University of Railway Transport named after Academician V. Lazaryan |  | Ukrainian State University of Science and Technologies
Ukrainian State University of Chemical Technology | Dnipropetrovsk Institute of Chemical Technology ; UDKhTU ; USUCT ; DKhTI |  | Ukrainian State University of Science and Technologies
Dnipro State Medical University | Dnipropetrovsk Medical Academy ; Dnipropetrovsk State Medical Academy ; DSMU ; DDMU ; Dnipropetrovsk Medical Institute |  |
Dnipro State Agrarian and Economic University | Dnipropetrovsk State Agrarian University ; DSAEU ; DDAEU ; Dnipropetrovsk Agricultural Institute |  |
Prydniprovska State Academy of Civil Engineering and Architecture | Dnipropetrovsk Civil Engineering Institute ; PDABA ; PSACEA |  |
Kryvyi Rih National University | Kryvyi Rih Mining Institute ; KNU Kryvyi Rih ; Kryvyi Rih Technical University ; Krivoy Rog Ore Mining Institute |  |
Kryvyi Rih State Pedagogical University | KSPU ; KDPU ; Kryvyi Rih State Pedagogical Institute |  |
Dniprovsky State Technical University | Dniprodzerzhynsk State Technical University ; Dneprodzerzhinsk Industrial Institute ; DSTU ; DDTU |  |
Vasyl' Stus Donetsk National University | Donetsk National University ; DonNU ; Donetsk State University ; Donetsk Pedagogical Institute ; Donetskyi natsionalnyi universytet imeni Vasylia Stusa |  |
Donetsk National Medical University | Donetsk Medical Institute ; M. Gorky Donetsk National Medical University ; DNMU ; DonNMU ; Stalino Medical Institute |  |
Pryazovskyi State Technical University | Priazovsky State Technical University ; Zhdanov Metallurgical Institute ; PSTU ; PDTU ; Mariupol Metallurgical Institute |  |
Mariupol State University | Mariupol State University of Humanities ; MSU Mariupol ; MDU |  |
Donbas State Engineering Academy | Kramatorsk Industrial Institute ; DSEA ; DDMA |  |
Donbas State Pedagogical University | Sloviansk State Pedagogical University ; DSPU Sloviansk ; Sloviansk State Pedagogical Institute |  |
National University "Odesa Law Academy" | Odesa National Law Academy ; NUOLA ; NU OYuA ; Odesa Law Institute |  |
Odesa National Polytechnic University | Odesa Polytechnic National University ; Odessa Polytechnic Institute ; ONPU ; Natsionalnyi universytet Odeska politekhnika ; OPNU ; Odessa State Polytechnic University |  |
Odesa National Medical University | Odessa Medical Institute ; ONMedU ; Pirogov Odessa Medical Institute ; Odesa State Medical University |  |
Odesa National University of Technology | Odesa National Academy of Food Technologies ; ONAFT ; ONTU ; Lomonosov Odessa Technological Institute of Food Industry ; ONAKhT |  |
Odesa National Economics University | Odessa Institute of National Economy ; ONEU ; Odesa State Economic University ; Odessa Credit and Economics Institute |  |
Odesa National Maritime University | Odessa Institute of Marine Engineers ; ONMU ; OIIMF |  |
National University "Odesa Maritime Academy" | Odessa Higher Engineering Marine School ; NU OMA ; OVIMU ; Odesa National Maritime Academy ; ONMA |  |
Odesa State Environmental University | Odessa Hydrometeorological Institute ; OSENU ; ODEKU |  |
Odesa State Academy of Civil Engineering and Architecture | Odessa Civil Engineering Institute ; OSACEA ; ODABA |  |
A. V. Nezhdanova Odesa National Music Academy | Odessa Conservatory ; ONMA ; Nezhdanova Odessa State Conservatory |  |
Admiral Makarov National University of Shipbuilding | Mykolaiv Shipbuilding Institute ; NUOS ; NUS ; Nikolaev Shipbuilding Institute ; Ukrainian State Maritime Technical University |  |
Petro Mohyla Black Sea National University | Petro Mohyla Black Sea State University ; PMBSNU ; ChNU imeni Petra Mohyly |  |
V. O. Sukhomlynskyi National University of Mykolaiv | Mykolaiv National University ; Mykolaiv State Pedagogical Institute ; MNU |  |
Mykolayiv National Agrarian University | Mykolaiv State Agrarian University ; MNAU |  |
Kherson State University | Kherson Pedagogical Institute ; KSU ; KhDU ; N. K. Krupskaya Kherson Pedagogical Institute |  |
Kherson National Technical University | Kherson Industrial Institute ; KNTU ; KhNTU ; Kherson State Technical University |  |
Kherson State Agrarian and Economic University | Kherson State Agrarian University ; Tsyurupa Kherson Agricultural Institute ; KSAEU ; KhDAEU |  |
Zaporizhzhia State Medical and Pharmaceutical University | Zaporizhzhia State Medical University ; ZSMU ; ZDMFU ; Zaporizhzhia Medical Institute ; Zaporozhye State Medical University |  |
Dmytro Motornyi Tavria State Agrotechnological University | Tavria State Agrotechnological University ; TSATU ; TDATU ; Melitopol Institute of Agricultural Mechanization |  |
Bogdan Khmelnitsky Melitopol State Pedagogical University | Melitopol State Pedagogical University ; MSPU ; MDPU |  |
Berdyansk State Pedagogical University | BSPU ; BDPU ; Berdyansk State Pedagogical Institute |  |
National Technical University "Kharkiv Polytechnic Institute" | NTU KPI Kharkiv ; V. I. Lenin Kharkov Polytechnic Institute ; KhPI ; Kharkiv Practical Technological Institute |  |
Kharkiv National University of Radio Electronics | NURE ; KhNURE ; Kharkiv Institute of Radio Electronics ; KhTURE ; Kharkov Mining Institute ; KNURE |  |
Simon Kuznets Kharkiv National University of Economics | Kharkiv Engineering Economics Institute ; KhNEU ; KNUE ; Kharkiv National University of Economics |  |
Yaroslav Mudryi National Law University | National Law Academy of Ukraine ; F. E. Dzerzhinsky Kharkov Law Institute ; NLU ; Natsionalnyi yurydychnyi universytet imeni Yaroslava Mudroho |  |
State Biotechnological University | Kharkiv State University of Food Technology and Trade ; Kharkiv National Agrarian University ; Kharkiv Petro Vasylenko National Technical University of Agriculture ; Kharkiv State Zooveterinary Academy ; SBTU ; DBTU ; Dokuchaev Kharkiv National Agrarian University |  |
National University of Pharmacy | Kharkiv Pharmaceutical Institute ; NUPh ; NFaU ; Ukrainian Academy of Pharmacy |  |
H. S. Skovoroda Kharkiv National Pedagogical University | Kharkiv State Pedagogical Institute ; KhNPU ; Kharkiv State Pedagogical University |  |
Ukrainian State University of Railway Transport | Ukrainian State Academy of Railway Transport ; UkrDUZT ; Kharkiv Institute of Railway Engineers ; KhIIT |  |
Kharkiv National Automobile and Highway University | KhNADU ; KNAHU ; Kharkiv Automobile and Highway Institute ; KhADI |  |
Kharkiv National University of Internal Affairs | KhNUVS ; KhNUIA ; Kharkiv University of Internal Affairs |  |
Ivan Kozhedub Kharkiv National Air Force University | Kharkiv Air Force University ; KhNUPS ; Govorov Military Academy |  |
Kharkiv State Academy of Design and Arts | KSADA ; KhDADM ; Kharkiv Art and Industry Institute |  |
I. P. Kotlyarevsky Kharkiv National University of Arts | Kharkiv State Institute of Arts ; Kharkiv Conservatory ; KhNUM |  |
Poltava State Medical University | Ukrainian Medical Stomatological Academy ; UMSA ; PSMU ; Poltava Medical Stomatological Institute ; PDMU |  |
Poltava State Agrarian University | Poltava State Agrarian Academy ; PSAU ; PDAU ; Poltava Agricultural Institute |  |
Poltava V. G. Korolenko National Pedagogical University | Poltava State Pedagogical Institute ; PNPU ; Poltava State Pedagogical University |  |
Poltava University of Economics and Trade | Poltava University of Consumer Cooperatives of Ukraine ; PUET ; Poltava Cooperative Institute |  |
Kremenchuk Mykhailo Ostrohradskyi National University | Kremenchuk State Polytechnic University ; KrNU ; Kremenchuk State Polytechnic Institute |  |
Sumy State University | SumDU ; SSU ; Sumy Institute of Physics and Technology ; Sumskyi derzhavnyi universytet |  |
Sumy National Agrarian University | SNAU ; Sumy Agricultural Institute |  |
A. S. Makarenko Sumy State Pedagogical University | Sumy State Pedagogical University ; SSPU ; Makarenko University ; Sumy State Pedagogical Institute |  |
T. H. Shevchenko National University "Chernihiv Colehium" | Chernihiv National Pedagogical University ; Chernihiv State Pedagogical Institute ; NUChK |  |
Nizhyn Mykola Gogol State University | Nizhyn Lyceum of Prince Bezborodko ; Nizhyn Pedagogical Institute ; NDU imeni Hoholia ; Nizhyn Historical-Philological Institute ; Nizhyn Gogol State University |  |
National University of Food Technologies | Kyiv Technological Institute of Food Industry ; NUFT ; NUKhT ; Ukrainian State University of Food Technologies ; KTIPP |  |
Kyiv National University of Construction and Architecture | KNUBA ; KNUCA ; Kyiv Civil Engineering Institute ; KISI ; Kiev Civil Engineering Institute |  |
Kyiv National University of Technologies and Design | KNUTD ; Kyiv Technological Institute of Light Industry ; KTILP ; State Academy of Light Industry of Ukraine |  |
Kyiv National Linguistic University | KNLU ; Kyiv State Pedagogical Institute of Foreign Languages |  |
National Transport University | NTU Kyiv ; Kyiv Automobile and Highway Institute ; KADI ; Ukrainian Transport University |  |
State University of Infrastructure and Technologies | Kyiv State Maritime Academy ; State Economy and Technology University of Transport ; DUIT ; SUIT ; Hetman Petro Konashevych-Sahaidachny Kyiv State Academy of Water Transport |  |
State University of Information and Communication Technologies | State University of Telecommunications ; DUIKT ; DUT ; State University of Telecommunications Kyiv |  |
Borys Grinchenko Kyiv Metropolitan University | Borys Grinchenko Kyiv University ; KUBG ; Kyiv City Pedagogical University ; BGKU |  |
Kyiv National Economic University | Vadym Hetman Kyiv National Economic University ; Kyivskyi natsionalnyi ekonomichnyi universytet imeni Vadyma Hetmana ; D. S. Korotchenko Kyiv Institute of National Economy |  |
Bogomolets National Medical University | Natsionalnyi medychnyi universytet imeni O. O. Bohomoltsia ; NMU ; Kiev Medical Institute ; O. O. Bohomolets National Medical University |  |
Shupyk National Healthcare University of Ukraine | Shupyk National Medical Academy of Postgraduate Education ; NMAPE ; NMAPO ; Kyiv Institute for Advanced Medical Training |  |
National University of Life and Environmental Sciences of Ukraine | Natsionalnyi universytet bioresursiv i pryrodokorystuvannia Ukrainy ; NULES ; NUBIP of Ukraine ; Ukrainian State Agrarian University ; NAUU |  |
National University of Kyiv-Mohyla Academy | Natsionalnyi universytet Kyievo-Mohylianska akademiia ; Kyiv Brotherhood Collegium ; Kyiv Theological Academy ; KMA |  |
National University of Ostroh Academy | NaUOA ; Ostroh Academy ; Natsionalnyi universytet Ostrozka akademiia ; Ostroh Slavic Greek Latin Academy |  |
National University of Ukraine on Physical Education and Sport | NUPESU ; NUFVSU ; Kyiv State Institute of Physical Culture ; KDIFK |  |
National Academy of Visual Arts and Architecture | NAOMA ; Kyiv State Art Institute ; Ukrainian Academy of Arts ; National Academy of Fine Arts and Architecture |  |
Kyiv National I. K. Karpenko-Kary Theatre, Cinema and Television University | Kyiv State Institute of Theatre Arts ; KNUTKiT ; Karpenko-Kary University |  |
Interregional Academy of Personnel Management | MAUP ; Mizhrehionalna akademiia upravlinnia personalom ; IAPM |  |
National Academy of Internal Affairs | Kyiv National University of Internal Affairs ; NAVS ; NAIA ; Kyiv Higher School of the Ministry of Internal Affairs ; Ukrainian Academy of Internal Affairs |  |
Bila Tserkva National Agrarian University | BNAU ; BTNAU ; Bila Tserkva Agricultural Institute |  |
Hryhorii Skovoroda University in Pereiaslav | Pereiaslav-Khmelnytskyi Hryhorii Skovoroda State Pedagogical University ; UHSP ; Pereiaslav-Khmelnytskyi State Pedagogical Institute |  |
Vinnytsia National Technical University | Vinnytsia Polytechnic Institute ; VNTU ; Vinnytsia State Technical University |  |
National Pirogov Memorial Medical University, Vinnytsya | Vinnytsia National Medical University ; VNMU ; Vinnytsia Medical Institute ; N. I. Pirogov Vinnytsia Medical Institute |  |
Vinnytsia National Agrarian University | VNAU ; Vinnytsia State Agricultural Institute ; Vinnytsia State Agrarian University |  |
Vinnytsia Mykhailo Kotsiubynskyi State Pedagogical University | VSPU ; VDPU ; Vinnytsia State Pedagogical Institute |  |
Khmelnytskyi National University | Khmelnytskyi Technological Institute ; KhNU ; KhmNU ; Technological University of Podillia |  |
Kamianets-Podilskyi Ivan Ohiienko National University | Kamianets-Podilskyi State University ; K-PNU ; Kamianets-Podilskyi Pedagogical Institute |  |
Zhytomyr Polytechnic State University | Zhytomyr State Technological University ; ZhSTU ; Zhytomyr Institute of Engineering and Technology ; Derzhavnyi universytet Zhytomyrska politekhnika |  |
Zhytomyr Ivan Franko State University | Zhytomyr State Pedagogical Institute ; ZSU ; ZhDU ; Zhytomyr State Pedagogical University |  |
Lutsk National Technical University | Lutsk State Technical University ; LNTU ; Lutsk Industrial Institute |  |
Lesya Ukrainka Volyn National University | Lesya Ukrainka Eastern European National University ; EENU ; VNU ; Volyn State University ; Lutsk State Pedagogical Institute ; SNU imeni Lesi Ukrainky |  |
Rivne State University of Humanities | RSUH ; RDHU ; Rivne Pedagogical Institute ; Rivne State Humanitarian University |  |
Ivan Horbachevsky Ternopil National Medical University | Ternopil State Medical University ; TNMU ; TDMU ; Ternopil Medical Institute ; Ternopil State Medical Academy |  |
Ternopil Ivan Puluj National Technical University | Ternopil State Technical University ; TNTU ; Ternopil Instrument Making Institute |  |
Ternopil Volodymyr Hnatiuk National Pedagogical University | TNPU ; Ternopil State Pedagogical Institute ; Kremenets Pedagogical Institute |  |
Ivano-Frankivsk National Medical University | Ivano-Frankivsk State Medical Academy ; IFNMU ; Stanislav Medical Institute ; Ivano-Frankivsk Medical Institute |  |
Ivano-Frankivsk National Technical University of Oil and Gas | Ivano-Frankivsk Institute of Oil and Gas ; IFNTUOG ; IFNTUNH |  |
Vasyl Stefanyk Precarpathian National University | Prykarpatskyi natsionalnyi universytet imeni Vasylia Stefanyka ; Vasyl Stefanyk Carpathian National University ; PNU ; Stanislav Teachers Institute ; Precarpathian University |  |
Uzhhorod National University | UzhNU ; Uzhgorod State University ; Ungvári Nemzeti Egyetem |  |
Mukachevo State University | MSU Mukachevo ; Mukachevo Technological Institute |  |
Bukovinian State Medical University | Chernivtsi Medical Institute ; BSMU ; Bukovinian State Medical Academy ; BDMU |  |
Bohdan Khmelnytsky National University of Cherkasy | Cherkasy State University ; ChNU ; Cherkasy Pedagogical Institute ; 300th Anniversary of the Reunification Cherkasy State Pedagogical Institute |  |
Cherkasy State Technological University | ChDTU ; ChSTU ; Cherkasy Engineering and Technological Institute |  |
Uman National University | Uman National University of Horticulture ; Uman Agricultural Institute ; UNUH ; UNUS ; Uman State Agrarian University ; Uman Agricultural Academy |  |
Pavlo Tychyna Uman State Pedagogical University | Uman State Pedagogical University ; USPU ; UDPU |  |
Central Ukrainian National Technical University | Kirovohrad National Technical University ; Kirovohrad Institute of Agricultural Engineering ; CUNTU ; TsNTU ; KNTU |  |
National Academy of Sciences of Ukraine | Natsionalna akademiia nauk Ukrainy ; NASU ; NANU ; NAS of Ukraine ; Academy of Sciences of the Ukrainian SSR ; All-Ukrainian Academy of Sciences |  |
Belarusian State University of Informatics and Radioelectronics | BSUIR ; BGUIR ; Minsk Radio Engineering Institute ; MRTI |  |
Belarusian State Medical University | Minsk State Medical Institute ; BSMU ; BGMU ; Minsk Medical Institute |  |
Maxim Tank Belarusian State Pedagogical University | Minsk State Pedagogical Institute ; BSPU ; BGPU ; A. M. Gorky Minsk State Pedagogical Institute |  |
Minsk State Linguistic University | Minsk State Pedagogical Institute of Foreign Languages ; MSLU ; MGLU |  |
Belarusian State Agrarian Technical University | Belarusian Institute of Agricultural Mechanization ; BSATU ; BGATU |  |
Belarusian State University of Transport | Belarusian Institute of Railway Engineers ; BelSUT ; BelGUT ; BelIIZhT |  |
Francisk Skorina Gomel State University | Gomel State University ; GSU ; GGU ; Gomel Pedagogical Institute ; V. P. Chkalov Gomel State Pedagogical Institute |  |
Sukhoi State Technical University of Gomel | Gomel Polytechnic Institute ; GSTU ; GGTU imeni Sukhogo |  |
Belarusian-Russian University | Mogilev State Technical University ; Mogilev Machine-Building Institute ; BRU |  |
Mogilev State A. Kuleshov University | A. A. Kuleshov Mogilev State University ; Mogilev State Pedagogical Institute ; MSU Mogilev |  |
Belarusian State University of Food and Chemical Technologies | Mogilev State University of Food Technologies ; Mogilev Technological Institute ; BGUT ; MGUP |  |
Belarusian State Agricultural Academy | Gorki Agricultural Academy ; BSAA ; BGSKhA ; Gory-Goretsky Agricultural Institute |  |
Vitebsk State University named after P. M. Masherov | Vitebsk State University ; VSU Masherov ; S. M. Kirov Vitebsk State Pedagogical Institute ; VGU imeni Masherova |  |
Vitebsk State Technological University | Vitebsk Technological Institute of Light Industry ; VSTU ; VGTU |  |
Vitebsk State Medical University | Vitebsk State Medical Institute ; VSMU ; VGMU |  |
Grodno State Medical University | Grodno State Medical Institute ; GrSMU ; GrGMU |  |
Grodno State Agrarian University | Grodno Agricultural Institute ; GGAU |  |
Brest State Technical University | Brest Polytechnic Institute ; Brest Civil Engineering Institute ; BrSTU ; BrGTU |  |
Baranovichi State University | BarSU ; BarGU |  |
Yanka Kupala State University of Grodno | Grodno State University ; GrGU ; Yanka Kupala Grodno State Pedagogical Institute |  |
Belarusian State University | Belaruski dziarzhauny universitet ; V. I. Lenin Belarusian State University ; BGU Minsk ; Byelorussian State University |  |
S. Seifullin Kazakh Agrotechnical Research University | S. Seifullin Kazakh Agro Technical University ; KATU ; Tselinograd Agricultural Institute ; Akmola Agrarian University ; KazATU ; KATRU |  |
Astana Medical University | Tselinograd State Medical Institute ; Kazakh State Medical Academy ; AMU ; Akmola State Medical Academy ; MUA |  |
Astana IT University | AITU |  |
SDU University | Suleyman Demirel University Kazakhstan ; Suleyman Demirel University ; SDU Kazakhstan |  |
Al-Farabi Kazakh National University | Al-Farabi atyndagy Qazaq ulttyq universiteti ; S. M. Kirov Kazakh State University ; KazGU ; Farabi University ; QazUU |  |
Satbayev University | K. I. Satpayev Kazakh National Technical University ; Kazakh National Research Technical University ; KazNRTU ; Kazakh Mining and Metallurgical Institute ; KazPTI |  |
Almaty University of Power Engineering and Telecommunications | Gumarbek Daukeyev Almaty University of Power Engineering and Telecommunications ; AUPET ; AUES ; Alma-Ata Energy Institute ; AIPET ; Almaty Institute of Power Engineering and Telecommunications ; Energo University |  |
Almaty Technological University | ATU Almaty |  |
ALT University named after Mukhamedzhan Tynyshpayev | Kazakh Academy of Transport and Communications ; KazATC ; KazATK ; Almaty Institute of Transport Engineers ; Academy of Logistics and Transport ; M. Tynyshpaev Kazakh Academy of Transport and Communications |  |
Kazakh Ablai Khan University of International Relations and World Languages | KazUIRandWL ; KazUMOiMYa ; Almaty Pedagogical Institute of Foreign Languages ; Ablai Khan University ; Kazakh State University of International Relations and World Languages |  |
Kazakh National Women's Teacher Training University | Kazakh State Women's Pedagogical University ; KazNWTTU ; Kazakh Women's Pedagogical Institute ; Kazakh State Women's Teacher Training University ; Qyzdar University |  |
International Information Technology University | IITU ; MUIT |  |
Kurmangazy Kazakh National Conservatory | Alma-Ata Conservatory ; Kurmangazy Almaty State Conservatory |  |
T. K. Zhurgenov Kazakh National Academy of Arts | Temirbek Zhurgenov Kazakh National Academy of Arts ; KazNAA ; Almaty State Theatre and Art Institute ; Zhurgenov Academy |  |
M. Auezov South Kazakhstan University | South Kazakhstan State University ; Auezov University ; SKSU ; SKU ; Kazakh Chemical-Technological Institute ; M. Auezov South Kazakhstan State University ; YuKGU |  |
South Kazakhstan Medical Academy | South Kazakhstan State Pharmaceutical Academy ; SKMA ; South Kazakhstan State Medical Academy |  |
M. Kh. Dulaty Taraz Regional University | Taraz State University ; M. Kh. Dulaty Taraz State University ; TarSU ; Dzhambul Irrigation and Construction Institute ; Dulaty University |  |
Korkyt Ata Kyzylorda University | Korkyt Ata Kyzylorda State University ; Gogol Kzyl-Orda Pedagogical Institute ; KSU Kyzylorda |  |
Khoja Akhmet Yassawi International Kazakh-Turkish University | Ahmet Yesevi University ; Hoca Ahmet Yesevi Uluslararası Türk-Kazak Üniversitesi ; IKTU ; Yassawi University ; MKTU ; Turkistan State University |  |
K. Zhubanov Aktobe Regional University | Aktobe State University ; K. Zhubanov Aktobe Regional State University ; ARSU ; Aktobe Pedagogical Institute ; Zhubanov University |  |
West Kazakhstan Marat Ospanov Medical University | West Kazakhstan State Medical University ; Aktobe State Medical Institute ; WKMU ; Aktobe State Medical Academy |  |
Makhambet Utemisov West Kazakhstan University | West Kazakhstan State University ; WKSU ; WKU ; Pushkin Uralsk Pedagogical Institute ; ZKGU |  |
Zhangir Khan West Kazakhstan Agrarian-Technical University | West Kazakhstan Agrarian Technical University ; WKATU ; West Kazakhstan Agricultural Institute |  |
Safi Utebayev Atyrau University of Oil and Gas | Atyrau University of Oil and Gas ; Atyrau Institute of Oil and Gas ; AUOG ; AINiG |  |
Sh. Yessenov Caspian University of Technology and Engineering | Yessenov University ; Caspian State University of Technologies and Engineering ; Aktau State University ; CSUTE ; KGUTI |  |
Akhmet Baitursynuly Kostanay Regional University | A. Baitursynov Kostanay State University ; Kostanay State University ; KRU ; Kostanay Pedagogical Institute ; KSU Kostanay |  |
Manash Kozybayev North Kazakhstan University | North Kazakhstan State University ; NKSU ; NKU ; Ushinsky Petropavlovsk Pedagogical Institute ; SKGU |  |
Shokan Ualikhanov Kokshetau University | Kokshetau State University ; Ualikhanov University ; KSU Kokshetau ; Kokchetav Pedagogical Institute |  |
Margulan University | Pavlodar Pedagogical University ; Pavlodar State Pedagogical Institute ; PPU ; Ä. Margulan Pavlodar Pedagogical University |  |
Shakarim University | Shakarim State University of Semey ; Semey State University ; Semipalatinsk State University ; Semipalatinsk Zooveterinary Institute ; Shakarim University of Semey |  |
D. Serikbayev East Kazakhstan Technical University | East Kazakhstan State Technical University ; EKSTU ; EKTU ; Ust-Kamenogorsk Road Construction Institute ; VKGTU |  |
I. Zhansugurov Zhetysu University | Zhetysu State University ; ZhSU ; Taldykorgan Pedagogical Institute |  |
O. A. Baikonurov Zhezkazgan University | Zhezkazgan University ; ZhezU |  |
Karaganda University of Kazpotrebsoyuz | Karaganda Economic University of Kazpotrebsoyuz ; KEUK ; Karaganda Cooperative Institute ; KarUK |  |
Rudny Industrial Institute | Rudny Industrial University ; RII |  |
National University of Uzbekistan | Mirzo Ulugʻbek nomidagi Oʻzbekiston Milliy universiteti ; Mirzo Ulugbek National University of Uzbekistan ; V. I. Lenin Tashkent State University ; OʻzMU ; TashGU ; SAGU |  |
Tashkent State Technical University | Islom Karimov nomidagi Toshkent davlat texnika universiteti ; Islam Karimov Tashkent State Technical University ; TDTU ; TashGTU ; Abu Rayhan Beruni Tashkent State Technical University |  |
Tashkent State University of Economics | Toshkent davlat iqtisodiyot universiteti ; TSUE ; TDIU ; TINKh |  |
Tashkent State Medical University | Tashkent Medical Academy ; Toshkent tibbiyot akademiyasi ; TMA ; First Tashkent State Medical Institute ; TashMI ; TTA |  |
Tashkent State Law University | Tashkent State Institute of Law ; Toshkent davlat yuridik universiteti ; TSUL ; TDYU |  |
Tashkent University of Architecture and Civil Engineering | Tashkent Institute of Architecture and Civil Engineering ; TASI ; TAQI ; Toshkent arxitektura qurilish universiteti ; TAQU |  |
Tashkent Institute of Chemical Technology | Toshkent kimyo-texnologiya instituti ; TKTI ; TICT |  |
Tashkent Institute of Textile and Light Industry | Toshkent toʻqimachilik va yengil sanoat instituti ; TTESI ; TITLP ; TITLI |  |
Tashkent State Agrarian University | Toshkent davlat agrar universiteti ; TDAU ; TSAU ; Tashkent Agricultural Institute |  |
Uzbekistan State World Languages University | Oʻzbekiston davlat jahon tillari universiteti ; UzSWLU ; OʻzDJTU ; Republican Institute of Russian Language and Literature ; Tashkent State Pedagogical Institute of Foreign Languages |  |
Samarkand State Medical University | Samarkand State Medical Institute ; Samarqand davlat tibbiyot universiteti ; SamSMU ; SamMI ; I. P. Pavlov Samarkand State Medical Institute |  |
Samarkand Institute of Economics and Service | Samarqand iqtisodiyot va servis instituti ; SamISI ; SIES ; Samarkand Cooperative Institute |  |
Samarkand State Institute of Foreign Languages | Samarqand davlat chet tillar instituti ; SamSIFL ; SamDChTI |  |
Bukhara State University | Buxoro davlat universiteti ; BSU ; BuxDU ; Bukhara State Pedagogical Institute |  |
Bukhara State Medical Institute | Abu Ali ibn Sino Bukhara State Medical Institute ; BSMI ; Buxoro davlat tibbiyot instituti ; BuxDTI |  |
Bukhara State Technical University | Bukhara Engineering-Technological Institute ; Buxoro muhandislik-texnologiya instituti ; BMTI ; BETI ; Bukhara Technological Institute of Food and Light Industry |  |
Andijan State University | Z. M. Babur Andijan State University ; Andijon davlat universiteti ; ADU ; Andijan State Pedagogical Institute |  |
Andijan State Medical Institute | Andijon davlat tibbiyot instituti ; ADTI ; ASMI |  |
Andijan State Technical Institute | Andijan Machine-Building Institute ; Andijon mashinasozlik instituti ; AndMI |  |
Fergana State University | Fargʻona davlat universiteti ; FSU ; FarDU ; Fergana State Pedagogical Institute |  |
Fergana State Technical University | Fergana Polytechnic Institute ; Fargʻona politexnika instituti ; FerPI ; FarPI |  |
Namangan State University | Namangan davlat universiteti ; NamSU ; NamDU ; Namangan State Pedagogical Institute |  |
Namangan State Technical University | Namangan Institute of Engineering and Technology ; Namangan muhandislik-texnologiya instituti ; NamMTI ; Namangan Engineering-Construction Institute ; NamMQI |  |
Karshi State University | Qarshi davlat universiteti ; QarDU ; KSU ; Karshi State Pedagogical Institute |  |
Termez State University | Termiz davlat universiteti ; TerDU ; TerSU ; Termez State Pedagogical Institute |  |
Urgench State University | Urganch davlat universiteti ; UrDU ; UrSU ; Urgench State University named after Abu Rayhan Biruni ; Khorezm State Pedagogical Institute |  |
Karakalpak State University | Berdakh Karakalpak State University ; Qoraqalpoq davlat universiteti ; KSU Nukus ; QDU ; Nukus State University ; T. G. Shevchenko Nukus State University |  |
Ajiniyaz Nukus State Pedagogical Institute | Nukus State Pedagogical Institute ; NDPI ; Nukus davlat pedagogika instituti |  |
Gulistan State University | Guliston davlat universiteti ; GulDU ; GulSU ; Syrdarya State Pedagogical Institute |  |
Jizzakh State Pedagogical University | Abdulla Qodiriy Jizzakh State Pedagogical Institute ; Jizzax davlat pedagogika universiteti ; JDPI ; JDPU |  |
Jizzakh Polytechnic Institute | Jizzax politexnika instituti ; JizPI |  |
Navoi State University of Mining and Technologies | Navoi State Mining Institute ; Navoiy davlat konchilik va texnologiyalar universiteti ; NSMI ; NDKI ; NSUMT |  |
Navoi State University | Navoi State Pedagogical Institute ; Navoiy davlat pedagogika instituti ; NavDPI ; NDU |  |
Westminster International University in Tashkent | WIUT ; Toshkent xalqaro Vestminster universiteti |  |
Management Development Institute of Singapore in Tashkent | MDIST ; MDIS Tashkent |  |
New Uzbekistan University | Yangi Oʻzbekiston universiteti ; NewUU |  |
State Conservatory of Uzbekistan | Tashkent Conservatory ; Oʻzbekiston davlat konservatoriyasi ; Ashrafi Tashkent State Conservatory |  |
Kyrgyz National University | Zhusup Balasagyn Kyrgyz National University ; KNU ; KyrgGU ; Kirghiz State University ; 50th Anniversary of the USSR Kyrgyz State University |  |
Kyrgyz State Medical Academy | I. K. Akhunbaev Kyrgyz State Medical Academy ; KSMA ; KGMA ; Kyrgyz State Medical Institute ; I.K. Akhunbaev Kyrgyz State Medical University |  |
Kyrgyz-Russian Slavic University | KRSU ; Boris Yeltsin Kyrgyz-Russian Slavic University ; Kyrgyzsko-Rossiyskiy Slavyanskiy universitet |  |
Kyrgyz-Turkish Manas University | KTMU ; Manas University ; Kırgızistan-Türkiye Manas Üniversitesi |  |
I. Arabaev Kyrgyz State University | Arabaev Kyrgyz State University ; KSU Arabaev ; Kyrgyz Women's Pedagogical Institute ; KGU imeni Arabaeva |  |
Bishkek State University | Bishkek Humanities University ; K. Karasaev Bishkek State University ; BHU ; BGU ; Pedagogical Institute of Russian Language and Literature |  |
K. I. Skryabin Kyrgyz National Agrarian University | Kyrgyz Agricultural Institute ; KNAU ; Kyrgyz Agrarian Academy |  |
N. Isanov Kyrgyz State University of Construction, Transport and Architecture | KSUCTA ; KGUSTA |  | Kyrgyz State Technical University
Osh State University | OshSU ; OshGU ; Osh State Pedagogical Institute ; Osh mamlekettik universiteti |  |
Jalal-Abad State University | B. Osmonov Jalal-Abad State University ; JASU ; JAGU |  |
Issyk-Kul State University | K. Tynystanov Issyk-Kul State University ; IKSU ; IGU ; Przhevalsk State Pedagogical Institute |  |
International University of Kyrgyzstan | IUK ; MUK ; Mezhdunarodnyy universitet Kyrgyzstana |  |
Tajik National University | Tajik State National University ; V. I. Lenin Tajik State University ; TNU ; Donishgohi millii Tojikiston ; DMT ; TGNU |  |
Tajik Technical University | M. S. Osimi Tajik Technical University ; TTU ; Donishgohi texnikii Tojikiston ; Tajik Polytechnic Institute |  |
Avicenna Tajik State Medical University | Abuali ibni Sino Tajik State Medical University ; TSMU ; Tajik State Medical Institute ; Donishgohi davlatii tibbii Tojikiston |  |
Sadriddin Ayni Tajik State Pedagogical University | Dushanbe State Pedagogical Institute ; TSPU ; T. G. Shevchenko Dushanbe Pedagogical Institute |  |
Khujand State University | B. Ghafurov Khujand State University ; Leninabad State Pedagogical Institute ; KSU ; Donishgohi davlatii Khujand |  |
Tajik Agrarian University | Shirinsho Shotemur Tajik Agrarian University ; Tajik Agricultural Institute ; TAU |  |
Russian-Tajik Slavonic University | RTSU ; Russian-Tajik (Slavonic) University ; Tajik-Russian Slavic University |  |
Turkmen State Medical University | Myrat Garryýew Turkmen State Medical University ; Turkmen State Medical Institute ; TSMU Ashgabat |  |
Oguz Han Engineering and Technology University of Turkmenistan | Oguz Han University ; Oguzhan University of Engineering Technologies |  |
Yerevan State University | Yerevani petakan hamalsaran ; YSU ; EPH ; V. Molotov Yerevan State University |  |
Yerevan State Medical University | Mkhitar Heratsi Yerevan State Medical University ; YSMU ; Yerevan State Medical Institute |  |
Armenian State Pedagogical University | Khachatur Abovian Armenian State Pedagogical University ; ASPU ; Yerevan Pedagogical Institute ; Abovyan Pedagogical Institute |  |
Armenian National Agrarian University | Armenian State Agrarian University ; Armenian Agricultural Academy ; ANAU ; Armenian Agricultural Institute |  |
Armenian State University of Economics | Yerevan Institute of National Economy ; ASUE ; Yerevan State Institute of Economy |  |
Brusov State University | Yerevan State Linguistic University ; V. Brusov Yerevan State University of Languages and Social Sciences ; YSULS ; Brusov Institute of Foreign Languages |  |
National Polytechnic University of Armenia | NPUA ; SEUA ; Karl Marx Yerevan Polytechnic Institute ; Hayastani azgayin politekhnikakan hamalsaran ; HAPH |  |
Russian-Armenian University | Russian-Armenian (Slavonic) University ; RAU ; RAU Yerevan |  |
Vanadzor State University | Hovhannes Tumanyan Vanadzor State University ; Vanadzor State Pedagogical Institute ; Kirovakan State Pedagogical Institute ; VSU |  |
Komitas State Conservatory of Yerevan | Yerevan Conservatory ; YSC |  |
Ivane Javakhishvili Tbilisi State University | Ivane Javakhishvilis sakhelobis Tbilisis sakhelmtsipo universiteti ; Stalin Tbilisi State University ; TSU Tbilisi ; Tiflis State University |  |
Ilia State University | Ilia Chavchavadze State University ; ISU ; Iliauni ; Sulkhan-Saba Orbeliani Tbilisi State Pedagogical University ; Ilia Chavchavadze Tbilisi State University of Language and Culture ; Tbilisi Institute of Foreign Languages |  |
Tbilisi State Medical University | Tbilisi State Medical Institute ; TSMU ; Tbilisis sakhelmtsipo samedicino universiteti |  |
Akaki Tsereteli State University | Kutaisi State University ; ATSU ; Kutaisi Pedagogical Institute ; N. Muskhelishvili Kutaisi Technical University ; Akaki Tsereteli Kutaisi State University |  |
Batumi Shota Rustaveli State University | Batumi State University ; BSU ; Batumi Pedagogical Institute ; Shota Rustaveli State University |  |
Iakob Gogebashvili Telavi State University | Telavi State University ; TeSaU ; Telavi Pedagogical Institute |  |
Samtskhe-Javakheti State University | SJSU ; Akhaltsikhe State University ; Meskheti State University |  |
Sokhumi State University | SSU ; Abkhazian State University ; Sukhumi Pedagogical Institute |  |
Alte University | Tbilisi Open University ; Tbilisi Open Teaching University |  |
Caucasus University | Caucasus School of Business ; CSB ; CU Georgia ; Kavkasiis universiteti |  |
Free University of Tbilisi | ESM-Tbilisi ; European School of Management Tbilisi ; Tbilisi Institute of Asia and Africa ; Freeuni |  |
Tbilisi State Academy of Arts | Apolon Kutateladze Tbilisi State Academy of Arts ; TSAA |  |
Shota Rustaveli Theatre and Film Georgia State University | Georgian State Institute of Theatre and Film ; TAFU |  |
Azerbaijan State Oil and Industry University | Azərbaycan Dövlət Neft və Sənaye Universiteti ; ADNSU ; ADNA ; M. Azizbekov Azerbaijan Institute of Oil and Chemistry ; AzII |  |
Baku State University | Bakı Dövlət Universiteti ; BDU ; S. M. Kirov Azerbaijan State University ; M. A. Rasulzade Baku State University ; Azərbaycan Dövlət Universiteti |  |
Azerbaijan State University of Economics | Azərbaycan Dövlət İqtisad Universiteti ; ADİU ; D. Bunyatzade Azerbaijan Institute of National Economy ; ASEU |  |
Azerbaijan Technical University | Azərbaycan Texniki Universiteti ; AzTU ; Ch. Ildyrym Azerbaijan Polytechnic Institute ; Azerbaijan Polytechnic Institute |  |
Azerbaijan Medical University | Azərbaycan Tibb Universiteti ; ATU ; AMU ; N. Narimanov Azerbaijan State Medical Institute |  |
Azerbaijan University of Languages | Azərbaycan Dillər Universiteti ; ADU ; M. F. Akhundov Azerbaijan Pedagogical Institute of Languages ; Azerbaijan State Institute of Languages ; AUL |  |
Azerbaijan State Pedagogical University | Azərbaycan Dövlət Pedaqoji Universiteti ; ADPU ; ASPU ; V. I. Lenin Azerbaijan Pedagogical Institute ; Nasreddin Tusi Azerbaijan State Pedagogical University |  |
Azerbaijan University of Architecture and Construction | Azərbaycan Memarlıq və İnşaat Universiteti ; AzMİU ; AUAC ; Azerbaijan Civil Engineering Institute |  |
Azerbaijan State Agrarian University | Azərbaycan Dövlət Aqrar Universiteti ; ADAU ; ASAU ; Azerbaijan Agricultural Academy ; S. Aghamalioghlu Azerbaijan Agricultural Institute |  |
ADA University | Azerbaijan Diplomatic Academy ; ADA |  |
Baku Engineering University | Qafqaz University ; Bakı Mühəndislik Universiteti ; BEU ; BMU ; Caucasus University Baku |  |
Baku Slavic University | Bakı Slavyan Universiteti ; BSU ; BSlU ; M. F. Akhundov Azerbaijan Pedagogical Institute of Russian Language and Literature |  |
Khazar University | Xəzər Universiteti ; English Language Azerbaijan University |  |
Academy of Public Administration (Azerbaijan) | Dövlət İdarəçilik Akademiyası ; DİA ; Baku Higher Party School |  |
Nakhchivan State University | Naxçıvan Dövlət Universiteti ; NDU ; NSU Nakhchivan ; Nakhchivan State Pedagogical Institute |  |
Ganja State University | Gəncə Dövlət Universiteti ; GDU ; H. Zardabi Ganja State Pedagogical Institute ; Kirovabad Pedagogical Institute |  |
Sumqayit State University | Sumqayıt Dövlət Universiteti ; SDU ; SSU |  |
Lankaran State University | Lənkəran Dövlət Universiteti ; LDU ; LSU Lankaran |  |
Mingachevir State University | Mingəçevir Dövlət Universiteti ; MDU ; Mingachevir Polytechnic Institute |  |
Hajibeyov Baku Academy of Music | Üzeyir Hacıbəyli adına Bakı Musiqi Akademiyası ; Azerbaijan State Conservatory ; BMA |  |
Mongolian University of Science and Technology | Shinjlekh Ukhaan Tekhnologiin Ikh Surguuli ; MUST ; ShUTIS ; Mongolian Technical University ; Polytechnic Institute of Mongolia |  |
Mongolian National University of Medical Sciences | Health Sciences University of Mongolia ; MNUMS ; National Medical University of Mongolia ; AShUUIS ; Anagaakhyn Shinjlekh Ukhaany Ündesnii Ikh Surguuli ; HSUM |  |
Mongolian National University of Education | Mongolian State University of Education ; MNUE ; MUBIS ; State Pedagogical University of Mongolia ; MSUE |  |
Mongolian National University of Arts and Culture | Mongolian State University of Arts and Culture ; MSUAC ; SUIS ; MNUAC |  |
University of the Humanities (Mongolia) | Khümüünlegiin Ukhaany Ikh Surguuli ; Institute of Foreign Languages Ulaanbaatar ; UH Mongolia |  |
Ankara Hacı Bayram Veli University | Ankara Hacı Bayram Veli Üniversitesi ; AHBV ; AHBVÜ |  |
Ankara Music and Fine Arts University | Ankara Müzik ve Güzel Sanatlar Üniversitesi ; MGÜ |  |
Ankara Yıldırım Beyazıt University | Yıldırım Beyazıt University ; Ankara Yıldırım Beyazıt Üniversitesi ; AYBÜ ; AYBU ; YBÜ |  |
Social Sciences University of Ankara | Ankara Sosyal Bilimler Üniversitesi ; ASBÜ ; ASBU |  |
Istanbul University-Cerrahpaşa | İstanbul Üniversitesi-Cerrahpaşa ; İÜC ; IUC |  |
Istanbul Medeniyet University | İstanbul Medeniyet Üniversitesi ; İMÜ ; Istanbul Civilization University |  |
University of Health Sciences (Turkey) | Sağlık Bilimleri Üniversitesi ; SBÜ ; Gülhane Military Medical Academy ; GATA ; Gülhane Askeri Tıp Akademisi ; Health Sciences University Istanbul |  |
National Defense University (Turkey) | Milli Savunma Üniversitesi ; MSÜ |  |
Turkish Military Academy | Kara Harp Okulu ; KHO ; Mekteb-i Harbiye |  | National Defense University (Turkey)
Turkish National Police Academy | Polis Akademisi ; Polis Akademisi Başkanlığı ; Police Academy Ankara |  |
Anadolu University | Anadolu Üniversitesi ; Eskişehir Academy of Economic and Commercial Sciences ; AÖF ; Eskişehir İktisadi ve Ticari İlimler Akademisi |  |
Eskişehir Technical University | Eskişehir Teknik Üniversitesi ; ESTÜ |  |
Konya Technical University | Konya Teknik Üniversitesi ; KTÜN |  |
Selçuk University | Selçuk Üniversitesi ; SÜ |  |
Bursa Technical University | Bursa Teknik Üniversitesi ; BTÜ |  |
Bursa Uludağ University | Bursa Uludağ Üniversitesi ; Bursa University ; BUÜ ; Bursa Üniversitesi |  |
Tekirdağ Namık Kemal University | Namık Kemal University ; Tekirdağ Namık Kemal Üniversitesi ; NKÜ ; NKU |  |
Hatay Mustafa Kemal University | Mustafa Kemal University ; Hatay Mustafa Kemal Üniversitesi ; MKÜ ; HMKÜ |  |
Kahramanmaraş Sütçü İmam University | KSÜ ; Kahramanmaraş Sütçü İmam Üniversitesi ; KSU |  |
Niğde Ömer Halisdemir University | Niğde University ; Niğde Üniversitesi ; Niğde Ömer Halisdemir Üniversitesi ; NÖHÜ |  |
Nevşehir Hacı Bektaş Veli University | Nevşehir University ; Nevşehir Üniversitesi ; NEVÜ ; Nevşehir Hacı Bektaş Veli Üniversitesi |  |
Muğla Sıtkı Koçman University | Muğla University ; Muğla Üniversitesi ; MSKÜ ; MSKU ; Muğla Sıtkı Koçman Üniversitesi |  |
Manisa Celâl Bayar University | Celal Bayar University ; Manisa Celal Bayar Üniversitesi ; CBÜ ; MCBÜ |  |
Burdur Mehmet Akif Ersoy University | Mehmet Akif Ersoy University ; MAKÜ ; Burdur Mehmet Akif Ersoy Üniversitesi ; MAE |  |
Bolu Abant İzzet Baysal University | Abant İzzet Baysal University ; AİBÜ ; BAİBÜ ; Bolu Abant İzzet Baysal Üniversitesi |  |
Kırşehir Ahi Evran University | Ahi Evran University ; Ahi Evran Üniversitesi ; AEÜ ; KAEÜ |  |
Erzincan Binali Yıldırım University | Erzincan University ; Erzincan Üniversitesi ; EBYÜ ; Erzincan Binali Yıldırım Üniversitesi |  |
Ağrı İbrahim Çeçen University | Ağrı Dağı University ; AİÇÜ ; Ağrı İbrahim Çeçen Üniversitesi |  |
Van Yüzüncü Yıl University | Yüzüncü Yıl University ; Van Yüzüncü Yıl Üniversitesi ; YYÜ ; 100. Yıl University ; Van YYU |  |
Iğdır University | Iğdır Üniversitesi |  |
Kafkas University | Kafkas Üniversitesi ; KAÜ ; Caucasus University Kars |  |
Tarsus University | Tarsus Üniversitesi |  |
Adana Alparslan Türkeş Science and Technology University | Adana Science and Technology University ; ATÜ ; Adana Bilim ve Teknoloji Üniversitesi ; Adana Alparslan Türkeş Bilim ve Teknoloji Üniversitesi |  |
Isparta University of Applied Sciences | Isparta Uygulamalı Bilimler Üniversitesi ; ISUBÜ |  |
Kütahya Health Sciences University | Kütahya Sağlık Bilimleri Üniversitesi ; KSBÜ |  |
Afyonkarahisar Health Sciences University | Afyonkarahisar Sağlık Bilimleri Üniversitesi ; AFSÜ ; AFSU |  |
Çanakkale Onsekiz Mart University | Çanakkale Onsekiz Mart Üniversitesi ; ÇOMÜ ; COMU ; 18 Mart University |  |
Akdeniz University | Akdeniz Üniversitesi ; Mediterranean University Antalya |  |
Çukurova University | Çukurova Üniversitesi ; ÇÜ ; Adana Faculty of Medicine |  |
Atatürk University | Atatürk Üniversitesi ; Ata University Erzurum ; AÜ Erzurum |  |
Erciyes University | Erciyes Üniversitesi ; ERÜ ; Gevher Nesibe Faculty of Medicine |  |
Abdullah Gül University | Abdullah Gül Üniversitesi ; AGÜ ; AGU Kayseri |  |
İnönü University | İnönü Üniversitesi ; İÜ Malatya |  |
Malatya Turgut Özal University | Malatya Turgut Özal Üniversitesi ; MTÜ |  |
Dicle University | Dicle Üniversitesi ; Diyarbakır University ; DÜ |  |
Harran University | Harran Üniversitesi ; HRÜ |  |
Gaziantep University | Gaziantep Üniversitesi ; GAÜN ; METU Gaziantep Campus ; ODTÜ Gaziantep Kampüsü |  |
Pamukkale University | Pamukkale Üniversitesi ; PAÜ ; PAU |  |
Sakarya University of Applied Sciences | Sakarya Uygulamalı Bilimler Üniversitesi ; SUBÜ |  |
Sakarya University | Sakarya Üniversitesi ; SAÜ ; Sakarya State Architecture and Engineering Academy |  |
Kocaeli University | Kocaeli Üniversitesi ; KOÜ ; Kocaeli State Engineering and Architecture Academy |  |
Trakya University | Trakya Üniversitesi ; TÜ Edirne ; Thrace University Edirne |  |
Balıkesir University | Balıkesir Üniversitesi ; BAÜN ; Necatibey Faculty of Education |  |
Mimar Sinan Fine Arts University | Mimar Sinan Güzel Sanatlar Üniversitesi ; Mimar Sinan University ; Sanayi-i Nefise Mektebi ; İstanbul Devlet Güzel Sanatlar Akademisi ; MSFAU |  |
Yıldız Technical University | Yıldız Teknik Üniversitesi ; YTÜ ; İstanbul Devlet Mühendislik ve Mimarlık Akademisi ; Kondüktör Mekteb-i Âlisi |  |
Istanbul Technical University | Mühendishane-i Bahr-i Hümayun ; Imperial School of Naval Engineering ; Yüksek Mühendis Mektebi ; Hendese-i Mülkiye |  |
Boğaziçi University | BOUN ; BÜ |  |
Gazi University | Gazi Üniversitesi ; Ankara Academy of Economic and Commercial Sciences ; Gazi Eğitim Enstitüsü ; GÜ |  |
Hacettepe University | Hacettepe Üniversitesi ; HÜ |  |
Ege University | Ege Üniversitesi ; Izmir Aegean University |  |
Marmara University | Marmara Üniversitesi ; Hamidiye Ticaret Mekteb-i Âlisi ; İstanbul İktisadi ve Ticari İlimler Akademisi ; MÜ |  |
Izmir Katip Çelebi University | İzmir Kâtip Çelebi Üniversitesi ; İKÇÜ ; IKCU |  |
Izmir Demokrasi University | İzmir Demokrasi Üniversitesi ; İDÜ ; Izmir Democracy University |  |
Izmir University of Economics | İzmir Ekonomi Üniversitesi ; İEÜ ; IUE ; IEU |  |
Haliç University | Haliç Üniversitesi ; Golden Horn University |  |
Istanbul Bilgi University | İstanbul Bilgi Üniversitesi ; Bilgi ; Bilgi University |  |
Istanbul Gelişim University | İstanbul Gelişim Üniversitesi ; İGÜ ; IGU |  |
Istanbul Yeni Yüzyıl University | İstanbul Yeni Yüzyıl Üniversitesi ; Yeni Yüzyıl University ; New Century University |  |
Istanbul Nişantaşı University | Nişantaşı University ; İstanbul Nişantaşı Üniversitesi ; Nişantaşı Üniversitesi |  |
Istanbul Galata University | İstanbul Galata Üniversitesi ; Ataşehir Adıgüzel Meslek Yüksekokulu |  |
Istanbul Kent University | İstanbul Kent Üniversitesi |  |
Demiroğlu Bilim University | Istanbul Bilim University ; Demiroğlu Bilim Üniversitesi ; İstanbul Bilim Üniversitesi ; Istanbul Science University |  |
Acıbadem Mehmet Ali Aydınlar University | Acıbadem University ; Acıbadem Mehmet Ali Aydınlar Üniversitesi ; ACU |  |
Bahçeşehir University | Bahçeşehir Üniversitesi ; BAU ; BAU Global |  |
Biruni University | Biruni Üniversitesi |  |
Bezmiâlem Vakıf University | Bezmialem Foundation University ; Bezmialem Vakıf Üniversitesi ; BVU |  |
Fenerbahçe University | Fenerbahçe Üniversitesi ; FBÜ ; FBU |  |
MEF University | MEF Üniversitesi |  |
Özyeğin University | Özyeğin Üniversitesi ; ÖzÜ ; OzU |  |
Sabancı University | Sabancı Üniversitesi ; SÜ Istanbul ; SU |  |
Türk-Alman University | Turkish-German University ; Türk-Alman Üniversitesi ; Türkisch-Deutsche Universität ; TAÜ ; TDU |  |
TED University | TED Üniversitesi ; TEDÜ ; TEDU |  |
Başkent University | Başkent Üniversitesi ; Capital University Ankara |  |
OSTİM Technical University | OSTİM Teknik Üniversitesi |  |
Lokman Hekim University | Lokman Hekim Üniversitesi ; LHÜ |  |
Ufuk University | Ufuk Üniversitesi |  |
Çağ University | Çağ Üniversitesi ; Cag University |  |
Toros University | Toros Üniversitesi |  |
KTO Karatay University | KTO Karatay Üniversitesi ; Karatay University ; Konya Chamber of Commerce Karatay University |  |
Avrasya University | Avrasya Üniversitesi ; Eurasia University Trabzon |  |
Final International University | Uluslararası Final Üniversitesi ; FIU Cyprus ; UFÜ |  |
Cyprus International University | Uluslararası Kıbrıs Üniversitesi ; CIU ; UKÜ |  |
European University of Lefke | Lefke Avrupa Üniversitesi ; LAÜ ; EUL |  |
Girne American University | Girne Amerikan Üniversitesi ; GAÜ ; GAU ; University College of Northern Cyprus |  |
University of Kyrenia | Girne Üniversitesi ; GÜ Kyrenia |  |
Middle East Technical University Northern Cyprus Campus | ODTÜ Kuzey Kıbrıs Kampusu ; METU NCC |  | Middle East Technical University
Cyprus University of Technology | Technologiko Panepistimio Kyprou ; CUT ; TEPAK |  |
University of Cyprus | Panepistimio Kyprou ; Pedagogical Academy of Cyprus |  |
Open University of Cyprus | Anoikto Panepistimio Kyprou ; OUC ; APKY |  |
European University Cyprus | Cyprus College ; Europaiko Panepistimio Kyprou ; EUC |  |
Frederick University | Frederick Institute of Technology ; Panepistimio Frederick ; FIT Cyprus |  |
Neapolis University Pafos | Neapolis University Cyprus ; NUP ; Panepistimio Neapolis Pafos |  |
Cyprus Institute | CyI ; Institouto Kyprou |  |
Malta College of Arts, Science and Technology | MCAST ; Kulleġġ Malti għall-Arti, Xjenza u Teknoloġija |  |
University of Malta | L-Università ta' Malta ; UM ; Collegium Melitense |  |
`;
