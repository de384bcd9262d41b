// Schools of Africa, the Middle East and some islands: former names, names at home, short forms, and the bodies they belong to.
// Written by hand from general knowledge. Name | other names ; … | domains | the body it belongs to.

export const INSTITUTIONS_AFRICA_MIDDLE_EAST = `
Ajman University | Ajman University of Science and Technology ; Ajman University College of Science and Technology ; AUST ; AU Ajman ; Jamiat Ajman ; Ajman University College |  |
Al Ain University | Al Ain University of Science and Technology ; AAU ; Jamiat Al Ain ; AAUST |  |
City University Ajman | City University College of Ajman ; CUCA ; CUA ; Jamiat Al Madina Ajman |  |
Dubai Medical College | Dubai Medical College for Girls ; DMCG ; Dubai Medical University ; DMC ; DMU |  |
Fujairah University | University of Fujairah ; Fujairah College ; UOF ; Jamiat Al Fujairah |  |
Islamic Azad University, UAE Branch | Islamic Azad University Dubai ; Islamic Azad University Emirates ; IAU UAE ; Azad University Dubai ; University of Azad in UAE |  | Islamic Azad University
Liwa University | Liwa College ; Liwa College of Technology ; Emirates College of Technology ; ECT ; Khawarizmi International College ; Al Khawarizmi International College ; LCT |  |
Manipal Academy of Higher Education, Dubai | Manipal University Dubai ; MAHE Dubai ; Manipal Dubai ; MAHE Dubai Campus |  | Manipal Academy of Higher Education
Mohammed Bin Rashid School of Government | Dubai School of Government ; MBRSG ; DSG ; Kulliyat Mohammed bin Rashid lil-Idara al-Hukumiya |  |
Synergy University Dubai | Synergy University Dubai Campus ; Synergy Dubai |  | Moscow University «Synergy»
Instituto Politécnico da Lunda Sul | Escola Superior Politécnica da Lunda-Sul ; ESPLS ; IPLS ; Escola Superior Politécnica da Lunda Sul |  | Universidade Lueji A'Nkonde
Åland University of Applied Sciences | Högskolan på Åland ; Åland Polytechnic ; HÅ ; Ålands yrkeshögskola ; ÅUAS |  |
International Institute for Water and Environmental Engineering | Institut International d'Ingénierie de l'Eau et de l'Environnement ; 2iE ; Fondation 2iE ; Groupe EIER-ETSHER ; EIER ; École Inter-États d'Ingénieurs de l'Équipement Rural ; ETSHER |  |
Nazi Boni University | Université Nazi Boni ; UNB ; Université Polytechnique de Bobo-Dioulasso ; UPB ; Centre Universitaire Polytechnique de Bobo-Dioulasso |  |
University of Fada N'gourma | Université Yembila Abdoulaye Toguyeni ; Université de Fada N'Gourma ; UYAT ; UFDG ; Centre Universitaire Polytechnique de Fada N'Gourma ; Yembila Abdoulaye Toguyeni University |  |
University of Koudougou | Université Norbert Zongo ; Université de Koudougou ; UNZ ; UK Koudougou ; École Normale Supérieure de Koudougou ; Norbert Zongo University |  |
Université Joseph Ki-Zerbo | University of Ouagadougou ; Université de Ouagadougou ; UJKZ ; Joseph Ki-Zerbo University ; UO ; Université Ouaga I Professeur Joseph Ki-Zerbo |  |
Université du Faso | UFA ; University of Faso |  |
Hope Africa University | HAU ; Université Espoir d'Afrique ; UEA |  |
Catholic University of West Africa | Université Catholique de l'Afrique de l'Ouest ; UCAO ; UCAO-UUC ; Unité Universitaire à Cotonou ; Institut Catholique de l'Afrique de l'Ouest ; UCAO Bénin |  |
Université d'Abomey-Calavi | University of Abomey-Calavi ; UAC ; Université nationale du Bénin ; UNB ; National University of Benin ; Université du Dahomey |  |
Saba University School of Medicine | SUSOM ; Saba University ; Saba Medical School |  |
Okavango Research Institute | ORI ; Harry Oppenheimer Okavango Research Centre ; HOORC ; Okavango Research Centre |  | University of Botswana
Ecole Nationale d'Administration | ENA RDC ; National School of Administration ; ENA ; ENA Kinshasa ; École Nationale d'Administration de la République Démocratique du Congo |  |
Ecole de santé publique de Kinshasa | Kinshasa School of Public Health ; KSPH ; ESPK ; École de Santé Publique de l'Université de Kinshasa ; University of Kinshasa School of Public Health |  | University of Kinshasa
ISTM Nyankunde | Institut Supérieur des Techniques Médicales de Nyankunde ; ISTM/Nyankunde ; ISTM-Nyankunde |  |
Institut Facultaire des sciences Agronomiques de Yangambi | IFA Yangambi ; IFA ; Faculty of Agronomy Yangambi ; Université Agronomique de Yangambi ; Institut Facultaire des Sciences Agronomiques |  |
Institut Supérieur Pédagogique de Bukavu | ISP Bukavu ; ISP-Bukavu ; Higher Pedagogical Institute of Bukavu ; Higher Institute of Pedagogy of Bukavu ; ISP |  |
University of Kikwit | Université de Kikwit ; UNIKIK ; Centre Universitaire de Kikwit ; CUK |  |
University of Kolwezi | Université de Kolwezi ; UNIKOL ; Centre Universitaire de Kolwezi ; UNIKOLWEZI |  |
University of Lubumbashi | Université de Lubumbashi ; UNILU ; Université Officielle du Congo Belge et du Ruanda-Urundi ; Université nationale du Zaïre, campus de Lubumbashi ; Université Officielle du Congo ; UOC |  |
Université Officielle de Ruwenzori | UOR ; Official University of Ruwenzori ; Official University of Rwenzori ; Université Officielle du Ruwenzori ; Université de Kisangani extension Butembo |  |
Université Président Joseph Kasa-Vubu | UKV ; UJKV ; Université Kasa-Vubu ; President Joseph Kasa-Vubu University ; Joseph Kasa-Vubu University ; UNIKASAVUBU |  |
Atlantic African Oriental Multicultural University International | AAOMUI ; AAOM University ; Atlantic African Oriental Multicultural University ; ATAFOM University International ; ATAFOM |  |
Experiential Higher Institute of Science and Technology (EXHIST) | EXHIST ; EXHIST Yaoundé ; Experiential Higher Institute of Science and Technology |  |
Pan African University Institute for Governance, Humanities and Social Sciences | PAUGHSS ; Institut de la Gouvernance, des Sciences Humaines et Sociales ; PAU-GHSS |  | Pan African University
Centro Nacional de Artesanato | Centro Nacional de Arte, Artesanato e Design ; CNAD ; CNA ; National Centre for Art, Crafts and Design ; Museu de Arte Tradicional |  |
Avalon University School of Medicine | Xavier University School of Medicine Bonaire ; AUSOM ; Avalon University |  |
University of Curaçao | University of the Netherlands Antilles ; Universiteit van de Nederlandse Antillen ; UNA ; University of Curaçao Dr. Moises da Costa Gomez ; UoC ; Universidat di Kòrsou ; UoC Curaçao |  |
Ahmed Draia University | Université Ahmed Draia d'Adrar ; University of Adrar ; African University Ahmed Draia ; Université Africaine Ahmed Draia ; Université d'Adrar ; Institut National d'Enseignement Supérieur des Sciences Islamiques d'Adrar |  |
Ahmed Zabana University - Relizane | Université Ahmed Zabana de Relizane ; Centre Universitaire Ahmed Zabana ; Université de Relizane ; University Center of Relizane ; Centre Universitaire de Relizane ; CUR |  |
Ecole Nationale Supérieure des Sciences de la Mer et de l'Aménagement du Littoral | ENSSMAL ; National Higher School of Marine Sciences and Coastal Management ; Institut des Sciences de la Mer et de l'Aménagement du Littoral ; ISMAL ; National School of Marine Sciences and Coastal Management |  |
Ecole Nationale Supérieure des Travaux Publics | ENSTP ; École Nationale des Travaux Publics ; ENTP ; National School of Public Works ; École Nationale Supérieure des Travaux Publics Francis Jeanson ; École Supérieure de Travaux Publics |  |
Ecole Supérieure en Génie Electrique et Energétique d'Oran | ESGEE ; ESGEE Oran ; Higher School of Electrical and Energetic Engineering of Oran ; École Préparatoire en Sciences et Techniques d'Oran ; EPST Oran ; ESG2E |  |
Evolutionary Engineering & Distributed Information Systems Laboratory | EEDIS Laboratory ; EEDIS ; Laboratoire EEDIS |  | Djillali Liabès University
Higher National School of Forests | École Nationale Supérieure des Forêts ; ENSF ; ENSF Khenchela ; École Nationale des Forêts ; École Supérieure des Forêts |  |
Laboratory of Mechanics Physics of Materials | LMPM ; Laboratoire de Mécanique Physique des Matériaux ; Laboratory of Mechanics and Physics of Materials |  | Djillali Liabès University
Mohamed-Cherif Messaadia University | Université Mohamed-Chérif Messaadia de Souk Ahras ; University of Souk Ahras ; Université de Souk Ahras ; Centre Universitaire de Souk Ahras ; UMCM ; University Center of Souk Ahras |  |
National Higher School of Technology and Engineering Annaba | École Nationale Supérieure de Technologie et d'Ingénierie d'Annaba ; ENSTI ; ENSTI Annaba ; École Supérieure des Technologies Industrielles d'Annaba ; ESTI ; École Nationale Supérieure des Mines et Métallurgie ; ENSMM ; ESTI Annaba |  |
National School of Artificial Intelligence | École Nationale Supérieure d'Intelligence Artificielle ; ENSIA ; National Higher School of Artificial Intelligence ; ENSIA Algiers |  |
Oran Graduate School of Economics | École Supérieure d'Économie d'Oran ; ESEO ; ESE Oran ; Higher School of Economics of Oran ; École Préparatoire en Sciences Économiques, Commerciales et des Sciences de Gestion d'Oran ; EPSECG Oran |  |
Pan African University Institute of Water and Energy Science | PAUWES ; Pan African University Institute of Water and Energy Sciences including Climate Change ; Institut des Sciences de l'Eau et de l'Énergie |  | Pan African University
Tissemsilt University | Université de Tissemsilt ; Université Ahmed Ben Yahia El Wancharissi ; Centre Universitaire de Tissemsilt ; University Center of Tissemsilt ; Centre Universitaire Ahmed Ben Yahia El Wancharissi ; Ahmed Ben Yahia El Wancharissi University |  |
University of Batna 1 | Université Hadj Lakhdar ; Université Batna 1 ; Hadj Lakhdar University ; Université de Batna ; University of Batna ; Université El Hadj Lakhdar Batna ; UHLB |  |
University of Batna 2 | Université Mostefa Ben Boulaïd ; Université Batna 2 ; Mostefa Ben Boulaid University ; Chahid Mostefa Ben Boulaïd University |  |
University of Biskra | Université Mohamed Khider de Biskra ; Mohamed Khider University ; Université de Biskra ; UMKB ; Mohamed Khider University of Biskra ; Université Mohamed Khider |  |
University of Blida | Université Saad Dahlab ; Université Saâd Dahlab de Blida ; Saad Dahlab University ; University of Blida 1 ; Université Blida 1 ; USDB ; Université de Blida |  |
University of Blida 2 | Université Lounici Ali ; Université Blida 2 ; Lounici Ali University ; Université de Blida 2 Lounici Ali ; Ali Lounici University |  |
University of Béjaïa | Université Abderrahmane Mira ; Abderrahmane Mira University ; Université de Béjaïa ; UAMB ; Université A. Mira ; Université Abderrahmane Mira de Béjaïa ; Tasdawit n Bgayet |  |
University of Eloued | Université Echahid Hamma Lakhdar ; Echahid Hamma Lakhdar University ; Université d'El Oued ; University of El Oued ; Université Hamma Lakhdar d'El Oued ; Centre Universitaire d'El Oued ; UHLEO |  |
University of Tamanghasset | Université de Tamanrasset ; University of Tamanrasset ; Université Amine Elokkal El Hadj Moussa Eg Akhamouk ; Centre Universitaire de Tamanrasset ; Centre Universitaire Amine Elokkal El Hadj Moussa Eg Akhamouk ; University Center of Tamanghasset |  |
Université Djilali de Sidi Bel Abbès | Djillali Liabès University ; Université Djillali Liabès ; University of Sidi Bel Abbès ; UDL ; Djilali Liabes University of Sidi Bel Abbès ; Université de Sidi Bel Abbès ; UDL-SBA |  |
Université Oran 1 Ahmed Ben Bella | University of Oran 1 ; University of Oran ; Université d'Oran ; Université d'Oran Es-Sénia ; University of Oran Es Senia ; Ahmed Ben Bella University ; Université Oran 1 |  |
Université de Mostaganem | Université Abdelhamid Ibn Badis ; University of Mostaganem ; Abdelhamid Ibn Badis University ; UMAB ; University Abdelhamid Ibn Badis of Mostaganem ; Université Abdelhamid Ibn Badis de Mostaganem |  |
École Nationale Polytechnique d'Oran | ENPO ; National Polytechnic School of Oran ; École Normale Supérieure d'Enseignement Technique d'Oran ; ENSET d'Oran ; ENSET Oran ; École Nationale Polytechnique d'Oran Maurice Audin ; ENPO-MA |  |
École Nationale Supérieure d'Hydraulique | ENSH ; National Higher School of Hydraulics ; Higher National School of Hydraulics ; ENSH Blida ; École Nationale Supérieure d'Hydraulique Arbaoui Abdellah ; Institut National de Formation en Hydraulique |  |
École Normale Supérieure de Bouzareah Alger | ENS Bouzaréah ; ENSB ; École Normale Supérieure en Lettres et Sciences Humaines de Bouzaréah ; ENSLSH ; École Normale Supérieure Cheikh Moubarek Ben Mohamed Brahimi El Mili ; Higher Normal School of Bouzareah ; ENS de Bouzaréah |  |
Alexandria National University | ANU ; Jamiat Al-Iskandariya Al-Ahliya |  | Alexandria University
ElSewedy University of Technology | El Sewedy University of Technology - Polytechnic of Egypt ; SUT ; SUTech ; Polytechnic of Egypt ; El Sewedy Technology University |  |
Higher Institute of Engineering and Technology - King Marriott | King Mariout Higher Institute of Engineering ; Alexandria Higher Institute of Engineering King Mariout ; King Marriott Academy ; HIET King Mariout ; KMA |  |
Horus University – Egypt | Horus University ; HUE ; Horus University in Egypt ; Jamiat Horus |  |
Adama Science and Technology University | Adama University ; Nazareth Technical College ; ASTU ; Nazareth College of Technical Teacher Education ; Adama Technical College ; NCTTE |  |
Ethiopian Institute of Water Resources | EIWR ; Ethiopian Institute of Water Resources AAU |  | Addis Ababa University
Federal Technical and Vocational Education and Training Institute | FTVETI ; FTVT Institute ; Ethiopian Technical University ; Federal TVET Institute ; Ethiopian TVET University ; EtTU ; FTI |  |
Kebri Dehar University | Qabridahar University ; KDU ; Kebridehar University ; Kabridahar University |  |
Kombolcha Institute of Technology | KIoT ; KIOT |  | Wollo University
Kotebe University of Education | Kotebe Metropolitan University ; Kotebe University College ; Kotebe College of Teacher Education ; KUE ; KMU ; Kotebe Teachers College |  |
Mattu University | Metu University ; MaU ; Mettu University ; Meettuu University |  |
Oromia State University | Oromia Public Service College ; OSU ; Yuunivarsiitii Mootummaa Oromiyaa ; Oromia State University Batu ; Oromia Public Service University |  |
University of Gondar | Gondar College of Medical Sciences ; Gondar University ; UoG ; Gonder University ; Public Health College and Training Centre ; Gondar University College ; Gondar Public Health College |  |
Wollega University | Wallaga University ; WU Nekemte ; Yuunivarsiitii Wallaggaa ; Wellega University ; Nekemte University |  |
University of the Faroe Islands | Fróðskaparsetur Føroya ; Academia Faeroensis ; Setrið ; Setur ; Føroya Læraraskúli |  |
Abetifi Presbyterian College of Education | Abetifi Presbyterian Training College ; Abetifi Presbyterian Teacher Training College ; Abetico ; ABETICO ; APCE |  |
Accra College of Education | ACCE ; Accra Teacher Training College ; Accra Training College ; ATTRACO ; ACCECO |  |
Agogo Presbyterian Women's College of Education | APWCE ; Agogo Presbyterian Training College ; Agogo Presbyterian College of Education ; Agogo Women's Training College ; APRESCO |  |
Akrokerri College of Education | Akrokerri Training College ; Akrokeri College of Education ; AKCE ; Akrokerri Teacher Training College ; AKROCO |  |
BlueCrest University College | BlueCrest College ; NIIT Ghana ; BUC |  | 
Bolgatanga Technical University | Bolgatanga Polytechnic ; BTU ; Bolga Polytechnic ; Bolgatanga Poly ; BOLGAPOLY |  |
Evangelical Presbyterian College of Education, Amedzofe | Amedzofe Training College ; E.P. College of Education, Amedzofe ; AMECO ; Amedzofe College of Education ; EPCOE Amedzofe ; Evangelical Presbyterian Training College Amedzofe |  |
Gbewaa College of Education | Gbewaa Training College ; GBEWACO ; Gbewaa Teacher Training College ; Pusiga Training College ; GCE Pusiga |  |
Institute for Educational Planning and Administration | IEPA ; IEPA UCC |  | University of Cape Coast
Kumasi Technical University | KsTU ; K-Poly ; K'POLY ; Kumasi Technical Institute |  |
Lakeside University College Ghana | Lakeside University College ; LUCG |  |
Peki College of Education | Government Training College, Peki ; GOVCO ; Peki Government Training College ; Peki Training College ; GTC Peki |  |
Presbyterian College of Education | Presbyterian Training College ; Akropong Presbyterian Training College ; PTC Akropong ; PCE Akropong ; Presbyterian Training College Akropong ; Basel Mission Seminary ; Scottish Mission Teacher Training College ; PRESCO |  |
Presbyterian Women's College of Education | Aburi Presbyterian Women's Training College ; PWCE ; Aburi Women's Training College ; Presbyterian Women's Training College ; Aburi Training College |  |
Seventh-day Adventist College of Education | SDA College of Education ; SEDCO ; SDA Training College Asokore-Koforidua ; SDA College of Education Asokore ; S.D.A. Training College ; SEDCOE |  |
St. Teresa's College of Education | St. Teresa's Training College ; TERESCO ; St. Teresa's Training College Hohoe ; St. Teresa's Women's Training College ; St Teresa's College of Education Hohoe |  |
UniMAC-GIJ | Ghana Institute of Journalism ; GIJ ; UniMAC Institute of Journalism ; University of Media, Arts and Communication - Institute of Journalism ; UniMAC-IJ |  | University of Media, Arts and Communication
University of Mines and Technology | Western University College ; Kwame Nkrumah University of Science and Technology School of Mines ; UMAT Tarkwa ; George Grant University of Mines and Technology ; KNUST School of Mines Tarkwa ; UMaT |  |
Ilisimatusarfik | University of Greenland ; Grønlands Universitet ; Inuit Institute ; Inuit Institut ; Kalaallit Nunaanni Ilisimatusarfik |  |
International Open University | Islamic Online University ; IOU ; IOU Gambia |  |
Centre d’excellence africain pour la prévention et le contrôle des maladies transmissibles | CEA-PCMT ; CEAPCMT ; African Centre of Excellence for the Prevention and Control of Communicable Diseases |  | Gamal Abdel Nasser University of Conakry
Université des Antilles | University of the French Antilles ; Université des Antilles et de la Guyane ; UAG ; University of the French West Indies and Guiana ; UA ; University of the Antilles ; Centre Universitaire Antilles-Guyane |  |
Université des Antilles Pôle Guadeloupe | University of the French Antilles Guadeloupe ; UA Pôle Guadeloupe ; Université des Antilles - Campus de Fouillole ; Campus de Fouillole |  | Université des Antilles
Université des Antilles Pôle Martinique | University of the French Antilles Martinique ; UA Pôle Martinique ; Campus de Schœlcher |  | Université des Antilles
University of Guam | Unibetsedåt Guåhan ; UOG ; College of Guam ; Territorial College of Guam ; UoG ; Unibetsidåt Guahan |  |
Braude College of Engineering Karmiel | ORT Braude College ; Braude College ; ORT Braude College of Engineering ; Braude Academic College of Engineering ; HaMikhlala HaAkademit LeHandasa Braude ; BCE ; ORT Braude |  |
Jerusalem College of Technology | Lev Academic Center ; Machon Lev ; JCT ; HaMerkaz HaAkademi Lev ; Machon Tal ; Lev College |  |
Kinneret College on the Sea of Galilee | Kinneret Academic College ; Kinneret College ; Jordan Valley Academic College ; HaMikhlala HaAkademit Kinneret ; Kinneret Academic College on the Sea of Galilee ; Emek HaYarden College |  |
Leonid Nevzlin Research Center for Russian and East European Jewry | Nevzlin Center ; Leonid Nevzlin Center for Russian and East European Jewry ; Centre for Research and Documentation of East European Jewry |  | Hebrew University of Jerusalem
Open University of Israel | OUI ; HaUniversita HaPtuha ; Everyman's University ; Openu ; OPENU |  |
Reichman University | Interdisciplinary Center Herzliya ; HaMerkaz HaBeinthumi ; IDC ; RUNI ; Universitat Reichman |  |
Sami Shamoon College of Engineering | SCE ; Sami Shamoon Academic College of Engineering ; Negev Academic College of Engineering ; SCE Shamoon College of Engineering ; HaMikhlala LeHandasa Sami Shamoon |  |
Sapir College | Sapir Academic College ; HaMikhlala HaAkademit Sapir ; Negev College ; Shaar HaNegev College |  |
The Max Stern Yezreel Valley College | Yezreel Valley College ; Max Stern Academic College of Emek Yezreel ; Emek Yezreel College ; YVC ; HaMikhlala HaAkademit Emek Yizrael al shem Max Stern ; Jezreel Valley College |  |
The Mofet Institute | MOFET ; MOFET Institute ; Machon Mofet ; National Institute for Research and Development in Teacher Education |  |
Ahl Al Bayt University | Ahlulbait University ; University of Ahl Al-Bayt ; Ahl al-Bayt University Karbala ; Jamiat Ahl Al-Bayt ; Ahl Al-Bait University ; UABS |  |
Al Yarmouk University College | Yarmouk University College ; Yarmok University College ; Kulliyat Al-Yarmouk Al-Jamia ; Al-Yarmook University College |  |
Al-Ayen Iraqi University | Al-Ayen University ; AUIQ ; Jamiat Al-Ayn ; Al-Ayen University of Thi-Qar ; Alayen University |  |
Al-Idrisi University College | Al-Idrisi University ; Kulliyat Al-Idrisi Al-Jamia ; Alidrisi University College |  |
Al-Mustaqbal University | Al-Mustaqbal University College ; Jamiat Al-Mustaqbal ; UOMUS ; Future University College ; Kulliyat Al-Mustaqbal Al-Jamia |  |
Alnukhba University College | Al-Nukhba University College ; Elite University College ; Kulliyat Al-Nukhba Al-Jamia ; Al-Nukhba University |  |
Alsharq College of Specialized Technical Sciences | Al-Sharq College ; Kulliyat Al-Sharq ; Al-Sharq University College ; Al-Sharq College for Specialized Technical Sciences |  |
American University of Kurdistan | American University Duhok Kurdistan ; AUK ; AUDK ; Zankoya Amerîkî ya Kurdistanê ; The American University of Kurdistan Duhok |  |
International University of Erbil | IUE ; British Royal University ; BRU Erbil ; International University Erbil |  |
Islamic University Babylon Campus | Islamic University in Babylon ; Islamic University of Najaf Babylon branch ; Al-Jamia Al-Islamiya Babil ; IUNAJAF Babylon |  | Islamic University, Najaf
Nahrain University | Al-Nahrain University ; Saddam University ; Jamiat Al-Nahrain ; Saddam University for Engineering and Science ; University of Two Rivers ; NU Iraq |  |
Sulaimani Polytechnic University | Foundation of Technical Education Sulaimani ; SPU ; Zankoy Politeknki Slemani ; Sulaimani Technical Institute ; Sulaymaniyah Polytechnic University ; Zankoy Polytechniki Slemani |  |
Tishk International University | Ishik University ; TIU ; Zankoy Tishk ; Ishik University Erbil ; Tishik International University |  |
University of Alkafeel | Al-Kafeel University ; Alkafeel University ; Jamiat Al-Kafeel ; Al-Kafeel University College ; Al Kafeel University College |  |
University of Kut | Al-Kut University College ; Kut University College ; Alkut University College ; KUC ; Jamiat Al-Kut ; Kulliyat Al-Kut Al-Jamia ; Al-Kut University |  |
University of Manara | Al-Manara University ; Al-Manara College for Medical Sciences ; Manara University ; Jamiat Al-Manara ; Al Manara College of Medical Sciences |  |
Al-Mustafa International University | Jamiat al-Mustafa al-Alamiyah ; Jami'at al-Mustafa ; MIU ; World Center for Islamic Sciences ; Jameat al-Mustafa al-Alamiah ; International Center for Islamic Studies Qom |  |
Esfarayen University of Technology | Daneshgah-e Sanati-ye Esfarayen ; Esfarayen Faculty of Engineering ; EUT ; University of Technology Esfarayen ; Esfarayen Higher Education Complex |  |
Graduate University of Advanced Technology | Daneshgah-e Tahsilat-e Takmili-ye Sanati va Fanavari-ye Pishrafteh ; GUAT ; Kerman Graduate University of Technology ; KGUT ; International Center for Science, High Technology and Environmental Sciences ; ICST |  |
Imam Ali University | Imam Ali Officers' University ; Imam Ali Military University ; Tehran Military Academy ; Daneshgah-e Afsari-ye Emam Ali ; Officers' Academy of Tehran ; Daneshkadeh-ye Afsari |  |
Iran Broadcasting University | IRIB University ; IRIB Faculty ; Daneshgah-e Seda va Sima ; College of Broadcasting ; Islamic Republic of Iran Broadcasting University ; IRIBU ; School of Television and Cinema |  | Islamic Republic of Iran Broadcasting
Iran University of Science and Technology | Daneshgah-e Elm va Sanat-e Iran ; Advanced Art College ; Narmak College ; Honarsaray-e Aali ; Governmental Technical Institute Tehran ; Institute of Technology Narmak |  |
Islamic Azad University of Majlesi | Islamic Azad University, Majlesi Branch ; Azad University Majlesi ; IAUMajlesi ; IAU Majlesi ; Islamic Azad University Majlesi New Town |  | Islamic Azad University
Islamic Azad University of Tabriz | Islamic Azad University, Tabriz Branch ; IAUT ; Azad University of Tabriz ; Daneshgah-e Azad-e Eslami-ye Tabriz ; Islamic Azad University Tabriz |  | Islamic Azad University
Islamic Azad University, Tehran | Islamic Azad University ; IAU ; Azad University ; Daneshgah-e Azad-e Eslami ; Free Islamic University |  |
Islamic Azad University, West Tehran Branch | Azad University West Tehran ; WTIAU ; Daneshgah-e Azad-e Eslami Vahed-e Tehran Gharb ; Islamic Azad University Tehran West |  | Islamic Azad University
Islamic Azad University Central Tehran Branch | IAUCTB ; Daneshgah-e Azad Tehran Markaz ; Azad University Central Tehran |  | Islamic Azad University
Islamic Azad University, Science and Research Branch | SRBIAU ; Olum va Tahghighat ; Azad University Science and Research Tehran |  | Islamic Azad University
Islamic Azad University South Tehran Branch | Azad University South Tehran ; IAU South Tehran ; STB IAU |  | Islamic Azad University
Islamic Azad University North Tehran Branch | Azad University North Tehran ; IAU-TNB ; Tehran North Branch Azad University |  | Islamic Azad University
Islamic Azad University of Mashhad | Islamic Azad University, Mashhad Branch ; IAUM ; Azad University of Mashhad |  | Islamic Azad University
Islamic Azad University of Najafabad | Islamic Azad University, Najafabad Branch ; IAUN ; Azad University Najafabad |  | Islamic Azad University
Islamic Azad University of Shiraz | Islamic Azad University, Shiraz Branch ; Azad University of Shiraz |  | Islamic Azad University
Islamic Azad University Karaj | Islamic Azad University, Karaj Branch ; KIAU ; Azad University Karaj |  | Islamic Azad University
Islamic Azad University Isfahan | Islamic Azad University, Isfahan (Khorasgan) Branch ; Islamic Azad University of Khorasgan ; Khorasgan Azad University |  | Islamic Azad University
Izeh Islamic Azad University | Islamic Azad University, Izeh Branch ; Azad University of Izeh ; IAU Izeh |  | Islamic Azad University
Kharazmi University | Tarbiat Moallem University of Tehran ; Daneshgah-e Kharazmi ; University of Teacher Education Tehran ; KHU ; Central Teachers' Institute ; Daneshsara-ye Aali ; Teacher Training College Tehran |  |
Pars University of Art and Architecture | Pars University ; Daneshgah-e Pars ; Pars Institute of Higher Education ; Pars Higher Education Institute for Art and Architecture |  |
Persian Gulf University | Daneshgah-e Khalij-e Fars ; PGU ; University of Bushehr ; Khalij Fars University ; Bushehr University |  |
Qazvin Islamic Azad University | Islamic Azad University, Qazvin Branch ; QIAU ; Azad University of Qazvin ; Islamic Azad University of Qazvin |  | Islamic Azad University
Qom Islamic Azad University | Islamic Azad University, Qom Branch ; Azad University of Qom ; IAU Qom |  | Islamic Azad University
Sadjad University of Technology | Sadjad Institute of Higher Education ; Sajjad University of Technology ; Daneshgah-e Sanati-ye Sajjad ; Sadjad University ; SUT ; Sajad University |  |
Semnan University of Medical Sciences | Daneshgah-e Olum Pezeshki-ye Semnan ; SEMUMS ; Semnan University of Medical Sciences and Health Services ; SUMS Semnan ; Semnan Medical School |  |
Sheikh Bahaei University | Sheikhbahaee University ; Shaykh Bahai University ; Daneshgah-e Sheikh Bahaei ; SHBU ; Sheikh Bahaee University |  |
Shomal University | Daneshgah-e Shomal ; North University Amol ; University of Shomal ; Shomal Institute of Higher Education |  |
Technical and Vocational University | Daneshgah-e Fanni va Herfei ; TVU ; National University of Skills ; Daneshgah-e Melli-ye Maharat ; Iran Technical and Vocational University ; NUS Iran |  |
University of Mazandaran | Reza Shah Kabir University ; Mazandaran University ; UMZ ; Daneshgah-e Mazandaran ; University of Reza Shah-e Kabir |  |
University of Religions and Denominations | Daneshgah-e Adyan va Mazaheb ; URD ; University of Religions ; Center for Religious Studies Qom ; Institute of Religions and Denominations |  |
University of Shahrood | Shahrood University of Technology ; Daneshgah-e Sanati-ye Shahrood ; SUT ; Shahrood University ; Shahrud University of Technology ; Shahrood Higher School of Mining |  |
University of Sistan and Baluchestan | Daneshgah-e Sistan va Baluchestan ; USB ; Balouchestan University ; University of Baluchestan ; Sistan and Baluchestan University |  |
Al-Ahliyya Amman University | Amman Private University ; Ahliyya Amman University ; AAU ; Jamiat Amman Al-Ahliyya ; Amman National University ; Amman University |  |
Karatina University | KarU ; Moi University Central Kenya Campus ; Karatina University College ; KARU |  |
Kenya School of TVET | Kenya Technical Trainers College ; KTTC ; Kenya Technical Teachers College ; KSTVET |  |
Koitaleel Samoei University College | KSUC ; Mosoriot Teachers College ; Koitalel Samoei University College ; Koitalel Samoei University |  | University of Nairobi
Maasai Mara University | Narok University College ; MMARAU ; MMU Narok ; Narok Teachers Training College ; Moi University Narok |  |
Masinde Muliro University of Science and Technology | Western College of Arts and Applied Sciences ; WECO ; WUCST ; MMUST |  |
Pan Africa Christian University | PAC University ; PACU ; Pan African Christian College ; Pan Africa Christian College |  |
Scott Christian University | Scott Theological College ; Ukamba Bible School ; Scott Theological College Machakos ; SCU ; Machakos Bible School |  |
Technical University of Kenya | Kenya Polytechnic University College ; TUK ; TU-K ; KPUC ; Kenya National Polytechnic |  |
The Kenya Education Management Institute | Kenya Education Staff Institute ; KESI ; KEMI |  |
The Kericho National Polytechnic | Kericho Teachers College ; KNP ; Kericho Polytechnic |  |
Umma University | Thika College for Sharia and Islamic Studies ; Thika College of Sharia ; Ummah University ; UMMAU |  |
University of Eldoret | Chepkoilel University College ; UoE ; Moi University Chepkoilel Campus ; Chepkoilel Campus ; UOELD |  |
Zetech University | Zetech College ; Zetech ; ZU Kenya |  |
Basic Education College | College of Basic Education ; Kulliyat al-Tarbiya al-Asasiya ; CBE Kuwait ; CBE |  | Public Authority for Applied Education and Training
International University of Science and Technology in Kuwait | IUK ; Algonquin College Kuwait ; International University of Science and Technology ; ACK ; IUST Kuwait ; AC-Kuwait |  |
Middle East University | Middle East College ; MEU ; Adventist College of Beirut ; Middle East College Beirut ; Jamiat al-Sharq al-Awsat |  |
Saint Joseph University | Université Saint-Joseph de Beyrouth ; USJ ; Saint Joseph University of Beirut ; Jamiat al-Qiddis Yusuf ; Université Saint-Joseph ; USJ Beirut |  |
William V. S. Tubman University | Tubman University ; William V.S. Tubman College of Technology ; TU Harper ; Tubman College of Technology ; WVSTU ; WVSTCT |  |
Al Zawiya University | University of Zawia ; Zawia University ; Seventh of April University ; 7th of April University ; Jamiat Al-Zawiya ; Azzawia University ; University of Az-Zawiyah |  |
Azzaytuna University | Al-Zaytouna University ; Nasser University ; Azzaituna University ; Jamiat Al-Zaytuna ; Alzaytona University ; Nasser International University |  |
College of Electrical and Electronics Technology | College of Electrical and Electronics Technology Benghazi ; CEET ; Higher Institute of Electronics Benghazi ; College of Electrical and Electronic Technology |  |
College of Technical Science, Bani Walid | Higher Institute of Electronics Bani Walid ; College of Electronic Technology Bani Walid ; College of Electronic Technology ; CET Bani Walid ; College of Technical Sciences Bani Walid |  |
Misurata University | 7th October University ; Seventh of October University ; University of Misurata ; Jamiat Misrata ; Misrata University ; University of 7 October |  |
University Elmergib | Elmergib University ; Al-Mergib University ; Al-Mergheb University ; Nasser University ; Jamiat Al-Marqab ; Al-Marqab University ; Elmergeb University |  |
University of Gharyan | Gharyan University ; Al-Jabal Al-Gharbi University ; Jabal al Gharbi University ; Jamiat Gharyan ; Western Mountain University ; Al-Jabal Al-Gharby University |  |
Wadi Alshatti University | Wadi Al-Shati University ; Jamiat Wadi Al-Shati ; WAU ; Wadi Shati University ; Sebha University Brak |  |
Zintan University | University of Zintan ; Al-Jabal Al-Gharbi University ; Jamiat Al-Zintan ; UOZ ; Jabal Al-Gharbi University ; Al Zintan University |  |
Cadi Ayyad University | Université Cadi Ayyad ; UCA ; University of Marrakech ; Université Cadi Ayyad de Marrakech ; Jamiat al-Qadi Ayyad ; UCAM |  |
Euro-Mediterranean University of Fes | Université Euromed de Fès ; UEMF ; Université Euro-Méditerranéenne de Fès ; Euromed University of Fes ; EUROMED Fez |  |
Hassania School of Public Works | École Hassania des Travaux Publics ; EHTP ; Ecole Hassania des Travaux Publics |  |
University of al-Qarawiyyin | Université Al Quaraouiyine ; Al-Karaouine University ; University of Karueein ; Jamiat al-Qarawiyyin ; Al Quaraouiyine University ; UAQ ; Université Quaraouiyine |  |
Institute and Observatory of Geophysics of Antananarivo | Institut et Observatoire de Géophysique d'Antananarivo ; IOGA |  | University of Antananarivo
Unité de Recherche en Génie des Procédés et en Génie de l’Environnement | URGPGE ; Research Unit in Process and Environmental Engineering |  | University of Antananarivo
University of Antananarivo | Université d'Antananarivo ; Oniversiten'Antananarivo ; Université de Madagascar ; University of Madagascar ; Université Charles de Gaulle Madagascar ; UA Antananarivo ; Anjerimanontolon'Antananarivo |  |
Malawi University of Business and Applied Sciences | Poly Blantyre ; University of Malawi Polytechnic ; Malawi Polytechnic ; MUBAS |  |
University of Namibia | UNAM ; Universität von Namibia ; Universiteit van Namibië |  |
Université Abdou Moumouni | Abdou Moumouni University ; UAM ; Université de Niamey ; University of Niamey ; Université Abdou Moumouni Dioffo ; Centre d'Enseignement Supérieur de Niamey ; UAM Niamey |  |
Université André Salifou | Université de Zinder ; University of Zinder ; UAS ; UZ ; André Salifou University ; UDZ |  |
Abdulkadir Kure University | Niger State University of Education ; Abdulkadir Kure University Minna ; AKUM ; Niger State College of Education Minna ; Niger State College of Education ; AKU Minna |  |
Abia State University | ABSU ; Imo State University Uturu ; Abia State University Uturu ; Imo State University |  |
Abiola Ajimobi Technical University Ibadan | First Technical University ; Technical University Ibadan ; Tech-U ; First Technical University Ibadan ; AATU ; Tech-U Ibadan |  |
Abubakar Tafawa Balewa University | ATBU ; Federal University of Technology Bauchi ; Abubakar Tafawa Balewa University of Technology ; Federal University of Technology, Bauchi ; Ahmadu Bello University Bauchi Campus |  |
Adekunle Ajasin University | Adekunle Ajasin University, Akungba-Akoko ; Ondo State University ; Obafemi Awolowo University Ado-Ekiti ; AAUA |  |
Air Force Institute of Technology Kaduna | AFIT ; Air Force Institute of Technology Nigeria ; 320 Technical Training Group ; Nigerian Air Force Institute of Technology ; Technical and Supply School ; AFIT Kaduna |  |
Atiba University | Atiba University Oyo |  |
Augustine University, Ilara | Augustine University Ilara-Epe ; AUI ; Augustine University |  |
Babcock University | Adventist College of West Africa ; ACWA ; Adventist Seminary of West Africa ; ASWA ; BU Ilishan-Remo |  |
Baptist College of Theology, Obinze | BCTO ; Baptist Pastors School Obinze ; BCT Obinze ; Baptist College of Theology Owerri |  | Nigerian Baptist Theological Seminary
Bayero University Kano | Abdullahi Bayero University ; Bayero University College ; Ahmadu Bello College Kano ; BUK ; Jami'ar Bayero |  |
Caleb University | Caleb University Imota ; CUL ; Caleb University Lagos |  |
Captain Elechi Amadi Polytechnic, Rumuola | Port Harcourt Polytechnic ; Rivers State College of Arts and Science ; RIVCAS ; Captain Elechi Amadi Polytechnic ; CEAPOLY ; Elechi Amadi Polytechnic |  |
College of Agriculture Science and Technology | College of Agriculture, Lafia ; CAST Lafia ; College of Agriculture Science and Technology Lafia ; COAL ; Nasarawa State College of Agriculture ; Plateau State College of Agriculture |  |
College of Education, Akwanga | COEA ; Nasarawa State College of Education ; College of Education Akwanga ; COE Akwanga ; Advanced Teachers College Akwanga |  | 
Confluence University of Science and Technology, Osara | CUSTECH ; Confluence University of Science and Technology ; CUSTECH Osara |  |
D.S. Adegbenro ICT Polytechnic | Gateway ICT Polytechnic ; Gateway Industrial and Petro-Gas Institute ; DS Adegbenro ICT Polytechnic Itori-Ewekoro ; DSAICTPOLY ; ICT Polytechnic Itori ; Dapo Adegbenro ICT Polytechnic |  |
Edo State University Uzairue | Edo University Iyamho ; Edo University ; EUI ; EDSU ; Edo State University Iyamho ; Edo State University, Uzairue |  |
Ekiti State University | Obafemi Awolowo University Ado-Ekiti ; Ondo State University, Ado-Ekiti ; University of Ado-Ekiti ; EKSU ; Ekiti State University, Ado-Ekiti |  |
Federal College of Education (Technical) Ekiadolor | College of Education Ekiadolor ; FCET Ekiadolor ; Tayo Akpata University of Education ; TAUED ; College of Education, Ekiadolor-Benin ; FCE(T) Ekiadolor |  |
Federal College of Education, Zaria | Federal University of Education, Zaria ; FCE Zaria ; Advanced Teachers College Zaria ; FUEZ ; FCEZ ; Federal Advanced Teachers College Zaria |  |
Federal Polytechnic Kabo | FedPoly Kabo ; FPK ; Federal Polytechnic Kabo Kano ; FEDPOKAB |  |
Federal Polytechnic Oko | Anambra State Polytechnic ; Oko Polytechnic ; OKOPOLY ; College of Arts and Science Oko ; Federal Poly Oko ; FPO ; Oko Poly |  |
Federal Polytechnic, Idah | Idah College of Technology ; FEPODA ; Federal Poly Idah ; FPI ; Federal Polytechnic Idah |  |
Federal University of Agriculture | Federal University of Agriculture, Abeokuta ; FUNAAB ; University of Agriculture, Abeokuta ; UNAAB ; Federal University of Technology Abeokuta ; FUTAB ; University of Lagos Abeokuta Campus |  |
Federal University of Allied Health Sciences, Enugu | Federal School of Dental Technology and Therapy ; Federal College of Dental Technology and Therapy ; FUAHSE ; FCDTTEN ; Federal College of Dental Technology and Therapy, Enugu ; Federal University of Allied Health Sciences |  |
Glorious Vision University | Samuel Adegboyega University ; SAU ; GVU ; Samuel Adegboyega University Ogwa ; Glorious Vision University Ogwa |  |
Hussaini Adamu Federal Polytechnic | Hussaini Adamu Polytechnic ; Jigawa State Polytechnic Kazaure ; HAFEDPOLY ; Hussaini Adamu Polytechnic Kazaure ; HAFEDPOLY Kazaure ; College of Business and Management Studies Kazaure |  |
James Hope University | James Hope College ; JHU Lagos ; James Hope University Lekki ; JHU |  |
Joseph Sarwuan Tarka University Makurdi | JOSTUM ; Federal University of Technology Makurdi ; University of Agriculture Makurdi ; UAM ; Joseph Sarwuan Tarka University ; Federal University of Agriculture Makurdi |  |
Kebbi State Polytechnic | Kebbi State Polytechnic Dakingari ; College of Agriculture Zuru ; KESPODAK ; KESPOLY ; Kebbi State Polytechnic, Dakin Gari |  |
Kenule Beeson Saro-Wiwa Polytechnic, Bori | Rivers State Polytechnic ; Ken Saro-Wiwa Polytechnic ; Ken Poly ; Rivers State Polytechnic, Bori ; KENPOLY ; RIVPOLY ; Kenpoly |  |
Kogi State University | Prince Abubakar Audu University ; PAAU ; KSU ; Kogi State University Anyigba ; Prince Abubakar Audu University Anyigba ; KSU Anyigba |  |
Kogi State University, Kabba | KSUK ; Kabba College of Agriculture ; Kogi State University Kabba ; College of Agriculture Kabba |  | Ahmadu Bello University
Lagos State University of Education | LASUED ; Adeniran Ogunsanya College of Education ; AOCOED ; Michael Otedola College of Primary Education ; MOCPED ; Lagos State College of Education ; Adeniran Ogunsanya College of Education Oto/Ijanikin |  |
Maitama Sule University Kano | Yusuf Maitama Sule University ; Northwest University Kano ; Northwest University ; YUMSUK ; Yusuf Maitama Sule University Kano ; NWU Kano |  |
National Institute for Nigerian Languages | NINLAN ; NINLAN Aba ; National Institute for Nigerian Languages Aba |  |
Nigerian Defence Academy | Royal Military Forces Training College ; Nigerian Military Training College ; NDA ; NMTC ; NDA Kaduna ; Royal Military Forces Training College Kaduna |  |
Nile University of Nigeria | Nigerian Turkish Nile University ; NTNU Abuja ; Nile University ; NUN ; Nigerian-Turkish Nile University ; Nile University Abuja |  | Honoris United Universities
North-Eastern University, Gombe | Pen Resource University ; PRU Gombe ; North-Eastern University ; NEU Gombe ; PEN Resource University Gombe ; PERUGO |  |
Obong University | Obong Christian University ; Obong Bible College ; OU Obong Ntak ; Obong University Obong Ntak |  |
Olabisi Onabanjo University | Ogun State University, Ago-Iwoye ; OSU ; Olabisi Onabanjo University Ago-Iwoye ; OOU Ago-Iwoye |  |
Pan African University Institute of Life and Earth Sciences | PAULESI ; PAU-LESI ; Pan African University Life and Earth Sciences Institute ; Pan African University Life and Earth Sciences Institute (including Health and Agriculture) |  | Pan African University
SS Peter and Paul Major Seminary, Bodija | Saints Peter and Paul Seminary ; SSPP Seminary ; Catholic Major Seminary of Saints Peter and Paul ; Seminary of Saints Peter and Paul Bodija ; SS. Peter and Paul Catholic Major Seminary |  |
Sa'adu Zungur University | Bauchi State University Gadau ; Bauchi State University ; BASUG ; SAZU ; Sa'adu Zungur University Bauchi ; Bauchi State University, Gadau |  |
Sule Lamido University Kafin Hausa | Jigawa State University ; SLU ; Sule Lamido University ; Jigawa State University Kafin Hausa ; JSU ; SLUK |  |
The Nigeria French Language Village | Village Français du Nigeria ; NFLV ; Nigeria French Language Village Badagry ; Inter-University Centre for French Studies ; French Village Badagry ; Nigeria French Village |  |
Trinity University | Trinity University Yaba ; TU Lagos ; Trinity University Ogun ; Trinity University Lagos |  |
University of Agriculture and Environmental Sciences, Umuagwo | UAES ; Imo State Polytechnic ; Imo State Polytechnic Umuagwo ; IMOPOLY ; UAES Umuagwo ; Michael Okpara College of Agriculture Umuagwo ; MOCA ; Imo Poly |  |
University of Cross River State | Cross River University of Technology ; CRUTECH ; UNICROSS ; Polytechnic Calabar ; The Polytechnic, Calabar ; Cross River State University of Technology |  |
University of Ilesa | Osun State College of Education Ilesa ; UNILESA ; Osun State College of Education ; University of Ilesa Osun State ; Oyo State College of Education Ilesa ; Oyo State College of Education |  |
University of Lagos | Moshood Abiola University ; Unilag ; UoL Akoka ; Yunifásítì ìlú Èkó ; University of Lagos Akoka |  |
University of Uyo | University of Cross River State ; UNIUYO ; UniUyo |  |
Waziri Umaru Federal Polytechnic, Birnin Kebbi | WUFPBK ; Federal Polytechnic Birnin Kebbi ; Polytechnic of Sokoto State ; The Polytechnic, Birnin Kebbi ; College of Science and Technology Birnin Kebbi ; WUFEDPOLY |  |
Yaba College of Technology | Yaba Technical Institute ; YabaTech ; Yaba Higher College ; YCT |  |
University of French Polynesia | Université de la Polynésie française ; UPF ; Université française du Pacifique ; French University of the Pacific ; UFP ; Te fare ha'api'ira'a teitei nō Pōrīnetia farāni |  |
Birzeit University | Jamiat Birzeit ; BZU ; Birzeit School ; Birzeit Higher School ; Bir Zeit University |  |
Islamic University of Gaza | Al-Jamia al-Islamiya Ghazza ; IUG ; IUGAZA ; The Islamic University Gaza ; al-Jami'a al-Islamiya bi-Ghazza |  |
Israa University- Palestine | Israa University ; Al-Israa University Gaza ; Jamiat al-Isra ; Isra University Gaza ; ISRAA |  |
Palau Community College | Micronesian Occupational College ; MOC ; PCC ; Micronesian Occupational Center ; College of Micronesia-MOC |  |
University of Doha for Science and Technology | College of the North Atlantic - Qatar ; College of the North Atlantic Qatar ; CNA-Q ; UDST ; CNAQ ; Jamiat al-Doha lil-Ulum wal-Tiknulujia |  |
African Leadership University | ALU ; African Leadership College ; ALU Rwanda ; ALC |  |
College of Science and Technology - University of Rwanda | Kigali Institute of Science and Technology ; KIST ; UR-CST ; CST ; Kigali Institute of Science, Technology and Management ; UR College of Science and Technology |  | University of Rwanda
Mount Kigali University | Mount Kenya University Rwanda ; MKU Rwanda ; MKUR ; Mount Kenya University Kigali Campus |  |
Protestant University of Rwanda | Protestant Institute of Arts and Social Sciences ; PIASS ; PUR ; Faculté de Théologie Protestante de Butare ; Butare Faculty of Protestant Theology ; FTPB |  |
University of Rwanda | UR ; Université du Rwanda ; Université nationale du Rwanda ; UNR ; NUR ; Kaminuza y'u Rwanda ; Kigali Institute of Education ; National University of Rwanda Butare |  |
Almaarefa University | Al Maarefa Colleges ; AlMaarefa Colleges for Science and Technology ; Al-Maarefa University ; MCST ; UM Riyadh ; AlMaarefa College ; Jamiat al-Maarefa |  |
Imam Abdulrahman Bin Faisal University | IAU ; Dammam University ; UOD ; Jamiat al-Imam Abdulrahman bin Faisal ; King Faisal University Dammam ; King Faisal University, Dammam Branch |  |
Obeikan Investment Group | Obeikan ; OIG ; Obeikan Group ; Obeikan Education |  |
Prince Sattam Bin Abdulaziz University | Salman bin Abdulaziz University ; Al Kharj University ; PSAU ; University of Al-Kharj ; Jamiat al-Amir Sattam bin Abdulaziz ; Sattam University ; Alkharj University |  |
Prince Sultan University | Prince Sultan Private College ; PSU ; Al-Riyadh College ; Prince Sultan College ; Jamiat al-Amir Sultan |  |
Princess Nourah bint Abdulrahman University | PNU ; Princess Nora bint Abdul Rahman University ; Jamiat al-Amira Noura bint Abdulrahman ; PNBAU ; Princess Nora University ; Riyadh Girls University |  |
Riyadh Elm University | Riyadh Colleges of Dentistry and Pharmacy ; RCsDP ; REU ; Riyadh Colleges of Dentistry and Pharmacy RCsDP ; Jamiat Riyadh al-Elm ; Riyadh Dental College |  |
University of Business and Technology | College of Business Administration Jeddah ; CBA ; UBT ; College of Business Administration ; Jamiat al-Amal wal-Tiknulujia ; UBT Jeddah |  |
University of the South Pacific - Solomon Islands Campus | USP Solomon Islands ; USP Honiara Campus ; USP SI Campus ; USP Solomon Islands Campus ; USP Honiara |  | University of the South Pacific
Al-Neelain University | Cairo University Khartoum Branch ; Neelain University ; El Neelain University ; NU Sudan ; Jamiat al-Nilain ; University of Two Niles ; Alneelain University ; Cairo University at Khartoum |  |
Bayan University | Bayan College for Science and Technology ; Bayan College ; Jamiat Bayan ; Bayan Science and Technology College ; BU Khartoum |  |
National University | National University - Sudan ; National Ribat ; NUSU ; National College for Medical and Technical Studies ; Al-Jamia al-Wataniya ; NU Sudan ; National College Khartoum |  |
Nile Valley University | Jamiat Wadi al-Nil ; Wadi El Nil University ; NVU ; University of Wadi al-Nil ; Wadi Elneel University |  |
University of Gezira | Jamiat al-Jazira ; Gezira University ; UofG ; Al-Gezira University ; University of El Gezira ; Al Jazirah University |  |
Eastern Technical University of Sierra Leone | Eastern Polytechnic ; ETUSL ; Eastern Polytechnic Kenema ; Bunumbu Teachers College ; Government Technical Institute Kenema ; Eastern Polytechnic Sierra Leone |  |
University of Makeni | Fatima Institute ; UNIMAK ; Catholic University of Makeni ; Fatima Institute Makeni |  |
Université numérique Cheikh Hamidou KANE | Université virtuelle du Sénégal ; UVS ; UN-CHK ; UNCHK ; Virtual University of Senegal ; Cheikh Hamidou Kane Digital University |  |
Mogadishu University | Jaamacadda Muqdisho ; MU Somalia ; Jamiat Muqdishu ; Muqdisho University ; MU |  |
National Library of Somalia | Maktabadda Qaranka Soomaaliyeed ; Maktabadda Qaranka ; Somali National Library |  |
Arab International University | Al-Jamia al-Arabiya al-Duwaliya ; AIU ; Arab European University ; AEU ; AIU Syria |  |
Cordoba Private University | Jamiat Qurtuba ; Cordoba University Aleppo ; Mamoun University for Science and Technology ; Cordoba University for Science and Technology ; Qurtuba Private University ; CPU |  |
Homs University | Al-Baath University ; Albaath University ; Baath University ; University of Homs ; Jamiat Homs ; Jamiat al-Baath |  |
Latakia University | Tishreen University ; Teshreen University ; University of Latakia ; Jamiat Tishreen ; Lattakia University ; Tichrine University ; Jamiat al-Ladhiqiya |  |
King Faisal University of N'Djamena | Université Roi Fayçal ; Université Roi Fayçal de N'Djamena ; King Faisal University in Chad ; King Faisal University Chad ; URFT ; Jamiat al-Malik Faisal |  |
University of N'Djamena | Université de N'Djaména ; University of Chad ; Université du Tchad ; UNDJ ; UNIVNDJ ; UNDT |  |
ENSIT | École Nationale Supérieure d'Ingénieurs de Tunis ; École Supérieure des Sciences et Techniques de Tunis ; ESSTT ; National Higher Engineering School of Tunis ; Higher School of Sciences and Techniques of Tunis ; ENSET Tunis |  | University of Tunis
Faculty of Economics and Management of Sfax | Faculté des Sciences Économiques et de Gestion de Sfax ; FSEGS ; FSEG Sfax ; FSEGS Sfax |  | University of Sfax
Faculty of Medicine of Sfax | Faculté de Médecine de Sfax ; FMS ; FMSF ; FMS Sfax |  | University of Sfax
Faculté de médecine de Tunis | Faculty of Medicine of Tunis ; FMT ; Tunis Medical School |  | Tunis El Manar University
Faculté des Lettres et des Sciences Humaines de Sfax | Faculty of Arts and Humanities of Sfax ; FLSHS ; Faculty of Letters and Humanities of Sfax ; FLSH Sfax |  | University of Sfax
Institut Supérieur d'Informatique de Mahdia | Higher Institute of Computer Science of Mahdia ; ISIMa ; ISIMA Mahdia ; ISIMA |  | University of Monastir
Institut Supérieur d'Informatique et de Mathématiques de Monastir | Higher Institute of Computer Science and Mathematics of Monastir ; ISIMM ; ISIM Monastir |  | University of Monastir
Institut Supérieur d'Informatique et des Technologies de Communication de Hammam Sousse | ISITCom ; ISITCOM ; Higher Institute of Computer Science and Communication Technologies of Hammam Sousse ; ISITC Hammam Sousse ; Higher Institute of Computer and Communication Technologies |  | University of Sousse
Institut Supérieur de Gestion de Tunis | ISG Tunis ; ISG ; Higher Institute of Management of Tunis ; Tunis Higher Institute of Management ; ISGT |  | University of Tunis
Institut Supérieur des Etudes Technologiques de Tozeur | ISET Tozeur ; Higher Institute of Technological Studies of Tozeur ; ISETT |  | Direction générale des études technologiques
Institut Supérieur des Sciences Appliquées et de Technologies de Gafsa | ISSAT Gafsa ; Higher Institute of Applied Sciences and Technology of Gafsa ; ISSATGF |  | University of Gafsa
National School of Computer Science | École Nationale des Sciences de l'Informatique ; ENSI ; ENSI Tunis ; National School of Computer Sciences |  | University of Manouba
École nationale d'Ingénieurs de Sfax | ENIS ; National Engineering School of Sfax ; National School of Engineers of Sfax ; ENI Sfax |  | University of Sfax
Abdulrahman Al-Sumait University | Abdulrahman Al-Sumait Memorial University ; University College of Education Zanzibar ; UCEZ ; SUMAIT ; College of Education Zanzibar ; SUMAIT University ; University College of Education Chukwani |  |
Catholic University of Health and Allied Sciences | Bugando University College of Health Sciences ; CUHAS ; CUHAS-Bugando ; Weill Bugando University College of Health Sciences ; BUCHS ; Catholic University of Health and Allied Sciences - Bugando ; Bugando |  |
College of African Wildlife Management | Mweka ; CAWM ; Mweka College ; College of African Wildlife Management, Mweka ; Mweka Wildlife College ; CAWM Mweka |  |
Fisheries Education and Training Agency | FETA ; Wakala wa Elimu na Mafunzo ya Uvuvi ; Mbegani Fisheries Development Centre ; Nyegezi Freshwater Fisheries Institute ; Mbegani Fisheries Training Centre |  |
Institute of Adult Education | IAE ; Taasisi ya Elimu ya Watu Wazima ; TEWW ; IAE Tanzania |  |
Institute of Tax Administration | ITA ; Chuo cha Kodi ; Chuo cha Usimamizi wa Kodi ; TRA Institute of Tax Administration |  | Tanzania Revenue Authority
Jordan University College | JUCo ; JUCO Morogoro ; Salvatorian Institute of Philosophy and Theology ; SIPT ; St. Augustine University Morogoro |  | St. Augustine University of Tanzania
Mwenge Catholic University | Mwenge University College of Education ; MWECAU ; MWUCE ; Mwenge ; St. Joseph's Teachers Training College |  |
St. Augustine University of Tanzania | SAUT ; Nyegezi Social Training Institute ; Nyegezi Social Training Centre ; Saint Augustine University of Tanzania ; SAUT Mwanza |  |
Tumaini University | Tumaini University Makumira ; TUMA ; Makumira University College ; Lutheran Theological College Makumira ; Makumira University ; Lutheran Theological Seminary Makumira |  |
Water Institute, Tanzania | Chuo cha Maji ; Rwegarulila Water Resources Institute ; Water Resources Institute ; WI ; WDMI ; Water Development and Management Institute ; Rwegalulila Water Resources Institute |  |
King Ceasor University | St. Augustine International University ; SAIU ; KCU ; King Caesor University ; Saint Augustine International University Kampala |  |
Mbarara University of Science and Technology | MUST ; Mbarara University ; MUST Mbarara |  |
Victoria University | Victoria University Uganda ; Victoria University Kampala ; VU Kampala ; VUU |  |
H. Lavity Stoutt Community College | BVI Community College ; HLSCC ; British Virgin Islands Community College ; Hamilton Lavity Stoutt Community College |  |
University of the South Pacific - Emalus Campus | USP Emalus Campus ; USP Vanuatu ; USP Port Vila ; USP School of Law ; Emalus Campus ; USP Law School |  | University of the South Pacific
University of the South Pacific - Samoa Campus | USP Alafua Campus ; USP Samoa ; Alafua Campus ; USP Samoa Campus ; South Pacific Regional College of Tropical Agriculture |  | University of the South Pacific
Al-Nasser University | Alnasser University ; Jamiat al-Nasser ; Al-Naser University ; Nasser University Yemen |  |
Al-Qalam University for Humanities and Applied Sciences | Al-Qalam University ; Jamiat al-Qalam ; QUHAS ; Alqalam University Ibb |  |
Albaydha University | Al-Bayda University ; University of Al-Baydha ; Jamiat al-Bayda ; Al Baydha University ; Al-Baydha University Yemen ; Albaida University |  |
Hadhramout University | Hadhramout University of Science and Technology ; HUST ; Hadramout University ; Hadramaut University ; Jamiat Hadramawt ; Hadramawt University ; HU Yemen |  |
University of Science and Technology – Hodeidah Branch | UST Hodeidah ; University of Science and Technology Yemen Hodeidah ; USTY Hodeidah ; UST Yemen Hodeidah Branch |  | University of Science and Technology, Yemen
Yemen College of Middle Eastern Studies | YCMES ; Yemen Language Center ; YLC ; Yemen Institute for Arabic Language |  |
Université de Mayotte | Centre Universitaire de Formation et de Recherche de Mayotte ; CUFR Mayotte ; CUFR de Mayotte ; University of Mayotte ; CUFR ; Centre Universitaire de Mayotte ; University Center of Mayotte |  |
Alan J Flisher Centre for Public Mental Health | Centre for Public Mental Health ; CPMH ; AJFCPMH |  | University of Cape Town
Central University of Technology | CUT ; Central University of Technology, Free State ; Technikon Oranje-Vrystaat ; CUT Free State ; Technikon OFS ; Sentrale Universiteit vir Tegnologie ; Yunivesithi e Bohareng ya Thekenoloji |  |
IIE MSA | Monash South Africa ; Monash University South Africa ; MSA ; IIE Monash South Africa ; Monash University, South Africa Campus ; Institute of Independent Education MSA |  | Independent Institute of Education
Institute of Infectious Disease and Molecular Medicine | IDM ; IIDMM ; Institute of Infectious Disease and Molecular Medicine UCT ; IDM UCT |  | University of Cape Town
North-West University | Noordwes-Universiteit ; PU for CHE ; University of North-West ; Yunibesiti ya Bokone-Bophirima ; Pukke ; PUK ; Potchefstroomse Universiteit vir Christelike Hoër Onderwys ; Vista University Sebokeng |  |
Sefako Makgatho Health Sciences University | SMU ; University of Limpopo Medunsa Campus ; Sefako Makgatho University ; Medunsa ; SMHSU |  |
University of Cape Town | Universiteit van Kaapstad ; iYunivesithi yaseKapa ; Ikeys ; Ikeys UCT ; Kaapstad Universiteit |  |
University of the Free State | Grey University College ; Yunivesithi ya Freistata ; UV ; UOVS ; Universiteit van die Oranje-Vrystaat ; University College of the Orange Free State |  |
Justo Mwale University | Justo Mwale Theological University College ; Justo Mwale Theological College ; JMU ; JMTUC ; Justo Mwale Theological College Madzimoyo |  |
Kwame Nkrumah University | Nkrumah Teachers' College ; Nkrumah University College ; Nkrumah University ; KNU ; Nkrumah College of Education ; KNUZ |  |
Arrupe Jesuit University | Arrupe College ; AJU ; Arrupe College Jesuit School of Philosophy and Humanities ; Arrupe Jesuit College ; Arrupe College Harare |  |
`;
