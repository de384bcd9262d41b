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
Ecole Nationale d'Administration (RDC) | Ecole Nationale d'Administration ; ENA RDC ; National School of Administration ; ENA ; ENA Kinshasa ; École Nationale d'Administration de la République Démocratique du Congo |  |
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
Kombolcha Institute of Technology | KIoT |  | Wollo University
Kotebe University of Education | Kotebe Metropolitan University ; Kotebe University College ; Kotebe College of Teacher Education ; KUE ; KMU ; Kotebe Teachers College |  |
Mattu University | Metu University ; MaU ; Mettu University ; Meettuu University |  |
Oromia State University | Oromia Public Service College ; OSU ; Yuunivarsiitii Mootummaa Oromiyaa ; Oromia State University Batu ; Oromia Public Service University |  |
University of Gondar | Gondar College of Medical Sciences ; Gondar University ; UoG ; Gonder University ; Public Health College and Training Centre ; Gondar University College ; Gondar Public Health College |  |
Wollega University | Wallaga University ; WU Nekemte ; Yuunivarsiitii Wallaggaa ; Wellega University ; Nekemte University |  |
University of the Faroe Islands | Fróðskaparsetur Føroya ; Academia Faeroensis ; Setrið ; Setur ; Føroya Læraraskúli |  |
Abetifi Presbyterian College of Education | Abetifi Presbyterian Training College ; Abetifi Presbyterian Teacher Training College ; Abetico ; APCE |  |
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
University of Guam | Unibetsedåt Guåhan ; UOG ; College of Guam ; Territorial College of Guam ; Unibetsidåt Guahan |  |
Braude College of Engineering Karmiel | ORT Braude College ; Braude College ; ORT Braude College of Engineering ; Braude Academic College of Engineering ; HaMikhlala HaAkademit LeHandasa Braude ; BCE ; ORT Braude |  |
Jerusalem College of Technology | Lev Academic Center ; Machon Lev ; JCT ; HaMerkaz HaAkademi Lev ; Machon Tal ; Lev College |  |
Kinneret College on the Sea of Galilee | Kinneret Academic College ; Kinneret College ; Jordan Valley Academic College ; HaMikhlala HaAkademit Kinneret ; Kinneret Academic College on the Sea of Galilee ; Emek HaYarden College |  |
Leonid Nevzlin Research Center for Russian and East European Jewry | Nevzlin Center ; Leonid Nevzlin Center for Russian and East European Jewry ; Centre for Research and Documentation of East European Jewry |  | Hebrew University of Jerusalem
Open University of Israel | OUI ; HaUniversita HaPtuha ; Everyman's University ; Openu |  |
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
Karatina University | KarU ; Moi University Central Kenya Campus ; Karatina University College |  |
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
College of Technical Science, Bani Walid | Higher Institute of Electronics Bani Walid ; College of Electronic Technology Bani Walid ; CET Bani Walid ; College of Technical Sciences Bani Walid |  |
Misurata University | 7th October University ; Seventh of October University ; University of Misurata ; Jamiat Misrata ; Misrata University ; University of 7 October |  |
University Elmergib | Elmergib University ; Al-Mergib University ; Al-Mergheb University ; Nasser University ; Jamiat Al-Marqab ; Al-Marqab University ; Elmergeb University |  |
University of Gharyan | Gharyan University ; Al-Jabal Al-Gharbi University ; Jabal al Gharbi University ; Jamiat Gharyan ; Western Mountain University ; Al-Jabal Al-Gharby University |  |
Wadi Alshatti University | Wadi Al-Shati University ; Jamiat Wadi Al-Shati ; WAU ; Wadi Shati University ; Sebha University Brak |  |
Zintan University | University of Zintan ; Al-Jabal Al-Gharbi University ; Jamiat Al-Zintan ; UOZ ; Al Zintan University |  |
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
Abia State University | ABSU ; Imo State University Uturu ; Abia State University Uturu |  |
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
Kenule Beeson Saro-Wiwa Polytechnic, Bori | Rivers State Polytechnic ; Ken Saro-Wiwa Polytechnic ; Ken Poly ; Rivers State Polytechnic, Bori ; KENPOLY ; RIVPOLY |  |
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
Trinity University (Nigeria) | Trinity University ; Trinity University Yaba ; TU Lagos ; Trinity University Ogun ; Trinity University Lagos |  |
University of Agriculture and Environmental Sciences, Umuagwo | UAES ; Imo State Polytechnic ; Imo State Polytechnic Umuagwo ; IMOPOLY ; UAES Umuagwo ; Michael Okpara College of Agriculture Umuagwo ; MOCA ; Imo Poly |  |
University of Cross River State | Cross River University of Technology ; CRUTECH ; UNICROSS ; Polytechnic Calabar ; The Polytechnic, Calabar ; Cross River State University of Technology |  |
University of Ilesa | Osun State College of Education Ilesa ; UNILESA ; Osun State College of Education ; University of Ilesa Osun State ; Oyo State College of Education Ilesa ; Oyo State College of Education |  |
University of Lagos | Moshood Abiola University ; Unilag ; UoL Akoka ; Yunifásítì ìlú Èkó ; University of Lagos Akoka |  |
University of Uyo | University of Cross River State ; UNIUYO |  |
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
Obeikan Investment Group | Obeikan ; OIG ; Obeikan Group |  |
Prince Sattam Bin Abdulaziz University | Salman bin Abdulaziz University ; Al Kharj University ; PSAU ; University of Al-Kharj ; Jamiat al-Amir Sattam bin Abdulaziz ; Sattam University ; Alkharj University |  |
Prince Sultan University | Prince Sultan Private College ; PSU ; Al-Riyadh College ; Prince Sultan College ; Jamiat al-Amir Sultan |  |
Princess Nourah bint Abdulrahman University | PNU ; Princess Nora bint Abdul Rahman University ; Jamiat al-Amira Noura bint Abdulrahman ; PNBAU ; Princess Nora University ; Riyadh Girls University |  |
Riyadh Elm University | Riyadh Colleges of Dentistry and Pharmacy ; RCsDP ; REU ; Riyadh Colleges of Dentistry and Pharmacy RCsDP ; Jamiat Riyadh al-Elm ; Riyadh Dental College |  |
University of Business and Technology | College of Business Administration Jeddah ; CBA ; UBT ; Jamiat al-Amal wal-Tiknulujia ; UBT Jeddah |  |
University of the South Pacific - Solomon Islands Campus | USP Solomon Islands ; USP Honiara Campus ; USP SI Campus ; USP Solomon Islands Campus ; USP Honiara |  | University of the South Pacific
Al-Neelain University | Cairo University Khartoum Branch ; Neelain University ; El Neelain University ; NU Sudan ; Jamiat al-Nilain ; University of Two Niles ; Alneelain University ; Cairo University at Khartoum |  |
Bayan University | Bayan College for Science and Technology ; Bayan College ; Jamiat Bayan ; Bayan Science and Technology College ; BU Khartoum |  |
National University (Sudan) | National University ; National University - Sudan ; NUSU ; National College for Medical and Technical Studies ; Al-Jamia al-Wataniya ; NU Sudan ; National College Khartoum |  |
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
Institut Supérieur d'Informatique de Mahdia | Higher Institute of Computer Science of Mahdia ; ISIMa ; ISIMA Mahdia |  | University of Monastir
Institut Supérieur d'Informatique et de Mathématiques de Monastir | Higher Institute of Computer Science and Mathematics of Monastir ; ISIMM ; ISIM Monastir |  | University of Monastir
Institut Supérieur d'Informatique et des Technologies de Communication de Hammam Sousse | ISITCom ; Higher Institute of Computer Science and Communication Technologies of Hammam Sousse ; ISITC Hammam Sousse ; Higher Institute of Computer and Communication Technologies |  | University of Sousse
Institut Supérieur de Gestion de Tunis | ISG Tunis ; ISG ; Higher Institute of Management of Tunis ; Tunis Higher Institute of Management ; ISGT |  | University of Tunis
Institut Supérieur des Etudes Technologiques de Tozeur | ISET Tozeur ; Higher Institute of Technological Studies of Tozeur ; ISETT |  | Direction générale des études technologiques
Institut Supérieur des Sciences Appliquées et de Technologies de Gafsa | ISSAT Gafsa ; Higher Institute of Applied Sciences and Technology of Gafsa ; ISSATGF |  | University of Gafsa
National School of Computer Science | École Nationale des Sciences de l'Informatique ; ENSI ; ENSI Tunis ; National School of Computer Sciences |  | University of Manouba
École nationale d'Ingénieurs de Sfax | ENIS ; National Engineering School of Sfax ; National School of Engineers of Sfax ; ENI Sfax |  | University of Sfax
Abdulrahman Al-Sumait University | Abdulrahman Al-Sumait Memorial University ; University College of Education Zanzibar ; UCEZ ; SUMAIT ; College of Education Zanzibar ; SUMAIT University ; University College of Education Chukwani |  |
Catholic University of Health and Allied Sciences | Bugando University College of Health Sciences ; CUHAS ; CUHAS-Bugando ; Weill Bugando University College of Health Sciences ; BUCHS ; Catholic University of Health and Allied Sciences - Bugando |  |
College of African Wildlife Management | CAWM ; Mweka College ; College of African Wildlife Management, Mweka ; Mweka Wildlife College ; CAWM Mweka |  |
Fisheries Education and Training Agency | FETA ; Wakala wa Elimu na Mafunzo ya Uvuvi ; Mbegani Fisheries Development Centre ; Nyegezi Freshwater Fisheries Institute ; Mbegani Fisheries Training Centre |  |
Institute of Adult Education | IAE ; Taasisi ya Elimu ya Watu Wazima ; TEWW ; IAE Tanzania |  |
Institute of Tax Administration | ITA ; Chuo cha Kodi ; Chuo cha Usimamizi wa Kodi ; TRA Institute of Tax Administration |  | Tanzania Revenue Authority
Jordan University College | JUCo ; JUCO Morogoro ; Salvatorian Institute of Philosophy and Theology ; SIPT ; St. Augustine University Morogoro |  | St. Augustine University of Tanzania
Mwenge Catholic University | Mwenge University College of Education ; MWECAU ; MWUCE ; St. Joseph's Teachers Training College |  |
St. Augustine University of Tanzania | SAUT ; Nyegezi Social Training Institute ; Nyegezi Social Training Centre ; Saint Augustine University of Tanzania ; SAUT Mwanza |  |
Tumaini University | Tumaini University Makumira ; TUMA ; Makumira University College ; Lutheran Theological College Makumira ; Makumira University ; Lutheran Theological Seminary Makumira |  |
Water Institute, Tanzania | Chuo cha Maji ; Rwegarulila Water Resources Institute ; WI ; WDMI ; Water Development and Management Institute ; Rwegalulila Water Resources Institute |  |
King Ceasor University | St. Augustine International University ; SAIU ; KCU ; King Caesor University ; Saint Augustine International University Kampala |  |
Mbarara University of Science and Technology | MUST ; Mbarara University ; MUST Mbarara |  |
Victoria University (Uganda) | Victoria University ; Victoria University Uganda ; Victoria University Kampala ; VU Kampala ; VUU |  |
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
North-West University | Noordwes-Universiteit ; PU for CHE ; University of North-West ; Yunibesiti ya Bokone-Bophirima ; Pukke ; PUK ; Potchefstroomse Universiteit vir Christelike Hoër Onderwys |  |
Sefako Makgatho Health Sciences University | SMU ; University of Limpopo Medunsa Campus ; Sefako Makgatho University ; Medunsa ; SMHSU |  |
University of Cape Town | Universiteit van Kaapstad ; iYunivesithi yaseKapa ; Kaapstad Universiteit |  |
University of the Free State | Grey University College ; Yunivesithi ya Freistata ; UV ; UOVS ; Universiteit van die Oranje-Vrystaat ; University College of the Orange Free State |  |
Justo Mwale University | Justo Mwale Theological University College ; Justo Mwale Theological College ; JMU ; JMTUC ; Justo Mwale Theological College Madzimoyo |  |
Kwame Nkrumah University | Nkrumah Teachers' College ; Nkrumah University College ; Nkrumah University ; KNU ; Nkrumah College of Education ; KNUZ |  |
Arrupe Jesuit University | Arrupe College ; AJU ; Arrupe College Jesuit School of Philosophy and Humanities ; Arrupe Jesuit College ; Arrupe College Harare |  |
Higher Colleges of Technology | HCT ; Kulliyat al-Taqniya al-Ulya ; Abu Dhabi Men's College ; Dubai Men's College |  |
Zayed University | Jamiat Zayed ; ZU |  |
University of Dubai | Dubai University College ; UD |  |
University of Wollongong in Dubai | UOWD ; Institute of Australian Studies Dubai |  | University of Wollongong
Heriot-Watt University Dubai | HWU Dubai ; HWUD |  | Heriot-Watt University
American University of Ras Al Khaimah | AURAK ; George Mason University Ras Al Khaimah |  |
RAK Medical and Health Sciences University | RAKMHSU |  |
Gulf Medical University | Gulf Medical College ; GMU Ajman |  |
Mohammed Bin Rashid University of Medicine and Health Sciences | MBRU |  | Dubai Health
Hamdan Bin Mohammed Smart University | Hamdan Bin Mohammed e-University ; e-TQM College ; HBMSU ; HBMeU |  |
Skyline University College | SUC Sharjah ; Skyline College |  |
Sorbonne University Abu Dhabi | Paris-Sorbonne University Abu Dhabi ; PSUAD ; SUAD ; Université Paris-Sorbonne Abou Dabi |  |
New York University Abu Dhabi | NYUAD ; NYU Abu Dhabi |  | New York University
Mohamed bin Zayed University of Artificial Intelligence | MBZUAI |  |
Abu Dhabi Polytechnic | ADPoly ; Institute of Applied Technology |  |
University of Science and Technology of Fujairah | USTF ; Ajman University Fujairah Campus |  |
King Khalid University | KKU ; Jamiat al-Malik Khalid |  |
Qassim University | QU ; Jamiat al-Qassim |  |
Taibah University | TU Madinah ; Jamiat Taibah |  |
Taif University | TU Taif ; Umm al-Qura University Taif Branch |  |
Jazan University | Jizan University ; Jamiat Jazan |  |
University of Hail | Hail University ; UOH |  |
Northern Border University | NBU ; Jamiat al-Hudud al-Shamaliya |  |
Jouf University | Al-Jouf University ; Jamiat al-Jouf ; JU |  |
Majmaah University | MU Saudi ; Jamiat al-Majmaah |  |
Shaqra University | SU Saudi ; Jamiat Shaqra |  |
King Saud bin Abdulaziz University for Health Sciences | KSAU-HS ; KSAUHS |  |
Alfaisal University | Jamiat al-Faisal ; AU Riyadh |  |
Dar Al Uloom University | DAU |  |
Arab Open University | AOU ; Al-Jamia al-Arabiya al-Maftuha |  |
Effat University | Effat College ; EU Jeddah |  |
Dar Al-Hekma University | Dar Al-Hekma College ; DAH |  |
Prince Mohammad bin Fahd University | PMU ; Prince Mohammad University |  |
Saudi Electronic University | SEU |  |
Islamic University of Madinah | Islamic University of Medina ; Al-Jamia al-Islamiya bil-Madina ; IU Madinah |  |
Kuwait University | Jamiat al-Kuwait ; KU Kuwait |  |
Public Authority for Applied Education and Training | PAAET |  |
Gulf University for Science and Technology | GUST |  |
Qatar University | Jamiat Qatar ; QU |  |
Weill Cornell Medicine-Qatar | Weill Cornell Medical College in Qatar ; WCM-Q ; WCMC-Q |  | Cornell University
Northwestern University in Qatar | NU-Q ; NUQ |  | Northwestern University
Texas A&M University at Qatar | TAMUQ |  | Texas A&M University
Carnegie Mellon University in Qatar | CMU-Q ; CMUQ |  | Carnegie Mellon University
Georgetown University in Qatar | GU-Q ; SFS-Qatar ; Georgetown University School of Foreign Service in Qatar |  | Georgetown University
Virginia Commonwealth University School of the Arts in Qatar | VCUarts Qatar ; VCU Qatar ; VCUQ |  | Virginia Commonwealth University
University of Bahrain | Jamiat al-Bahrain ; UOB ; Gulf Polytechnic ; University College of Arts, Science and Education |  |
Arabian Gulf University | AGU ; Jamiat al-Khalij al-Arabi |  |
Bahrain Polytechnic | BP |  |
Sultan Qaboos University | Jamiat al-Sultan Qaboos ; SQU |  |
University of Technology and Applied Sciences | UTAS ; Higher College of Technology Muscat ; Colleges of Applied Sciences Oman ; HCT Muscat ; Rustaq College of Education ; Higher College of Technology |  |
German University of Technology in Oman | GUtech ; Oman University of Technology |  |
University of Nizwa | Jamiat Nizwa ; UoN |  |
Dhofar University | Dhofar College ; DU Salalah |  |
National University of Science and Technology (Oman) | Oman Medical College ; Caledonian College of Engineering ; NU Oman ; OMC |  |
Sanaa University | Sana'a University ; Jamiat Sanaa ; SU Yemen |  |
University of Aden | Aden University ; Jamiat Adan |  |
Taiz University | Jamiat Taiz ; Ta'izz University |  |
University of Science and Technology, Yemen | UST Yemen ; USTY ; Jamiat al-Ulum wal-Tiknulujia |  |
University of Jordan | Al-Jamia al-Urduniya ; UJ ; JU |  |
Mutah University | Jamiat Mu'tah ; Mu'tah University |  |
Hashemite University | Al-Jamia al-Hashimiya ; HU Zarqa |  |
Al-Balqa Applied University | BAU ; Jamiat al-Balqa al-Tatbiqiya ; Amman Polytechnic |  |
Al al-Bayt University | AABU ; Jamiat Al al-Bayt |  |
German Jordanian University | GJU ; Deutsch-Jordanische Hochschule |  |
Princess Sumaya University for Technology | PSUT |  |
University of Petra | Jordan University for Women ; UOP Amman ; Jordan University for Girls |  |
Al-Zaytoonah University of Jordan | ZUJ ; Zaytoonah University |  |
Zarqa University | Zarqa Private University ; ZU Jordan |  |
Philadelphia University (Jordan) | Jamiat Philadelphia ; PU Jordan |  |
World Islamic Sciences and Education University | WISE University ; WISE |  |
Lebanese University | Université Libanaise ; UL Beirut ; Al-Jamia al-Lubnaniya ; LU |  |
Notre Dame University – Louaize | NDU ; Louaize College for Higher Education ; NDU Louaize |  |
Holy Spirit University of Kaslik | Université Saint-Esprit de Kaslik ; USEK |  |
University of Balamand | UOB Lebanon ; Jamiat al-Balamand ; Académie Libanaise des Beaux-Arts |  |
Lebanese Academy of Fine Arts | Académie Libanaise des Beaux-Arts ; ALBA |  | University of Balamand
Beirut Arab University | BAU ; Jamiat Beirut al-Arabiya |  |
Haigazian University | Haigazian College ; Haigazian University College |  |
Lebanese International University | LIU ; Bekaa University |  |
Antonine University | Université Antonine ; UA Baabda |  |
Islamic University of Lebanon | IUL ; Université Islamique du Liban |  |
University of Aleppo | Aleppo University ; Jamiat Halab |  |
Damascus University | Jamiat Dimashq ; Syrian Institute of Medicine |  |
Al-Furat University | Euphrates University ; Al Furat University Deir ez-Zor |  |
Hama University | University of Hama |  |
Higher Institute for Applied Sciences and Technology | HIAST |  |
International University for Science and Technology | IUST Syria |  |
Syrian Private University | SPU |  |
An-Najah National University | Jamiat al-Najah al-Wataniya ; NNU ; An-Najah University ; Najah National School |  |
Al-Quds University | Jamiat al-Quds ; AQU ; Jerusalem University |  |
Al-Quds Open University | QOU |  |
Al-Azhar University – Gaza | AUG ; Jamiat al-Azhar Ghazza |  |
Hebron University | Jamiat al-Khalil ; HU Hebron ; Shari'a College Hebron |  |
Palestine Polytechnic University | PPU ; Hebron Technical Engineering College |  |
Palestine Technical University – Kadoorie | PTUK ; Kadoorie Agricultural School ; Kadoorie Institute ; Khadouri |  |
Bethlehem University | Jamiat Beit Lahm |  |
Arab American University | Arab American University of Jenin ; AAUP ; AAUJ |  |
Al-Aqsa University | Jamiat al-Aqsa |  |
Hebrew University of Jerusalem | HaUniversita HaIvrit ; HaUniversita HaIvrit BiYerushalayim ; Hebrew Univ |  |
Technion | HaTechnion ; Technikum Haifa ; Hebrew Technical Institute Haifa ; Machon Technologi LeYisrael |  |
Bar-Ilan University | Universitat Bar-Ilan |  |
Ben-Gurion University of the Negev | University of the Negev ; Universitat Ben-Gurion BaNegev |  |
University of Haifa | Universitat Haifa ; UoH Haifa |  |
Weizmann Institute of Science | Daniel Sieff Research Institute ; Machon Weizmann ; WIS |  |
Ariel University | Universitat Ariel ; Ariel University Center ; AUC Samaria |  |
Azrieli College of Engineering Jerusalem | Jerusalem College of Engineering ; JCE ; Azrieli College of Engineering |  |
Afeka College of Engineering | Afeka ; Afeka Academic College of Engineering Tel Aviv |  |
Holon Institute of Technology | HIT ; Holon Academic Institute of Technology ; Center for Technological Education Holon |  |
Shenkar College of Engineering, Design and Art | Shenkar ; Shenkar College of Fashion and Textile Technology |  |
Ruppin Academic Center | Ruppin Institute ; HaMerkaz HaAkademi Ruppin ; Midreshet Ruppin |  |
Tel-Hai University of Kiryat Shmona in the Galilee | Tel-Hai Academic College ; Tel-Hai College ; Tel Hai Regional College |  |
Western Galilee College | Akko College ; Western Galilee Academic College |  |
Achva Academic College | Achva College |  |
Ashkelon Academic College | Ashkelon College |  |
College of Management Academic Studies | COMAS ; HaMikhlala LeMinhal ; Colman |  |
Netanya Academic College | Netanya College ; NAC |  |
Ono Academic College | HaKirya HaAkademit Ono ; OAC |  |
Peres Academic Center | Peres Center ; HaMerkaz HaAkademi Peres |  |
Academic College of Tel Aviv-Yaffo | MTA ; Mikhlelet Tel Aviv-Yafo ; Academic College of Tel Aviv–Jaffa |  |
Academic Center for Law and Science | Sha'arei Mishpat College ; Shaarei Mishpat |  |
Levinsky-Wingate Academic College | Levinsky College of Education ; Wingate Institute ; Zinman College of Physical Education |  |
Kibbutzim College of Education | Seminar HaKibbutzim ; Kibbutzim College |  |
David Yellin Academic College of Education | David Yellin College ; David Yellin Teachers College |  |
Kaye Academic College of Education | Kaye College |  |
Gordon Academic College of Education | Gordon College of Education |  |
Herzog College | Herzog Academic College ; Yaacov Herzog College ; Lifshitz College |  |
Michlalah Jerusalem College | Jerusalem College Bayit Vegan ; Michlalah |  |
Jerusalem Academy of Music and Dance | Rubin Academy of Music ; Rubin Academy Jerusalem ; JAMD |  |
Zefat Academic College | Safed College ; Safed Regional College ; ZAC |  |
Hadassah Academic College | Hadassah College of Technology ; Hadassah College Jerusalem |  |
Cairo University | Jamiat al-Qahira ; CU Egypt ; King Fouad I University |  |
Alexandria University | Farouk I University ; King Farouk University ; Jamiat al-Iskandariya |  |
Ain Shams University | Ibrahim University ; Jamiat Ayn Shams ; ASU |  |
Assiut University | Jamiat Asyut ; Asyut University ; AUN |  |
Mansoura University | East Delta University ; Jamiat al-Mansura ; Cairo University Mansoura |  |
Tanta University | University of Middle Delta ; Middle Delta University ; Jamiat Tanta |  |
Zagazig University | Jamiat al-Zaqaziq ; Ain Shams University Zagazig |  |
Menoufia University | Monufia University ; Minufiya University ; Jamiat al-Minufiya ; MU Shebin El Kom |  |
Minia University | El-Minia University ; Jamiat al-Minya |  |
Suez Canal University | SCU ; Jamiat Qanat al-Suways |  |
Port Said University | PSU Egypt ; Suez Canal University Port Said |  |
Suez University | Suez Canal University Suez Branch ; Jamiat al-Suways |  |
Benha University | Banha University ; Zagazig University Benha Branch ; Jamiat Banha |  |
Fayoum University | Cairo University Fayoum Branch ; Jamiat al-Fayyum |  |
Beni-Suef University | Cairo University Beni Suef Branch ; BSU Egypt ; Jamiat Bani Suwayf |  |
Sohag University | South Valley University Sohag Branch ; Jamiat Suhaj |  |
South Valley University | SVU ; Jamiat Janub al-Wadi ; Assiut University Qena Branch |  |
Aswan University | South Valley University Aswan Branch |  |
Kafrelsheikh University | Tanta University Kafr El Sheikh Branch ; Kafr El-Sheikh University ; KFS University |  |
Damietta University | Mansoura University Damietta Branch ; Jamiat Dumyat |  |
Damanhour University | Alexandria University Damanhour Branch ; Jamiat Damanhur |  |
University of Sadat City | Menoufia University Sadat Branch ; USC Egypt ; Sadat City University |  |
Matrouh University | Alexandria University Matrouh Branch ; Marsa Matrouh University |  |
New Valley University | Assiut University New Valley Branch ; Jamiat al-Wadi al-Gadid |  |
Arish University | Suez Canal University Arish Branch ; Al-Arish University |  |
Helwan University | Jamiat Hulwan ; HU Egypt |  |
German University in Cairo | GUC ; Al-Jamia al-Almaniya bil-Qahira |  |
British University in Egypt | BUE |  |
Université française d'Égypte | French University in Egypt ; UFE |  |
Misr International University | MIU |  |
Misr University for Science and Technology | MUST ; MUST University Egypt |  |
October 6 University | O6U ; Sixth of October University |  |
October University for Modern Sciences and Arts | MSA University ; MSA |  |
Zewail City of Science and Technology | University of Science and Technology at Zewail City ; ZC ; UST Zewail City |  |
Nile University | NU Egypt |  |
Egypt-Japan University of Science and Technology | E-JUST |  |
Egyptian Chinese University | ECU |  |
Pharos University in Alexandria | PUA |  |
Delta University for Science and Technology | DUST |  |
Badr University in Cairo | BUC |  |
Future University in Egypt | FUE |  |
Modern University for Technology and Information | MTI University ; MTI |  |
Galala University | GU Egypt |  |
King Salman International University | KSIU |  |
New Mansoura University | NMU |  |
Sadat Academy for Management Sciences | SAMS ; National Institute of Management Development |  |
Military Technical College | MTC Cairo ; Al-Kulliya al-Fanniya al-Askariya |  |
American University in Cairo | Cairo Christian University ; Al-Jamia al-Amrikiya bil-Qahira |  |
Université d'Alger 1 | Université Benyoucef Benkhedda ; University of Algiers 1 ; Université d'Alger ; Université Alger 1 |  |
University of Algiers 2 | Université Abou El Kacem Saâdallah ; Université Alger 2 ; Abou El Kacem Saadallah University ; Université de Bouzaréah |  |
University of Algiers 3 | Université Ibrahim Sultan Cheibout ; Université Alger 3 ; Université de Dely Brahim |  |
University of Science and Technology Houari Boumediene | Université des Sciences et de la Technologie Houari Boumediene ; University of Bab Ezzouar ; Université de Bab Ezzouar |  |
University of Science and Technology of Oran | Université des Sciences et de la Technologie d'Oran Mohamed Boudiaf ; USTO ; USTO-MB ; USTOMB ; Mohamed Boudiaf University of Science and Technology |  |
University of Oran 2 | Université Oran 2 Mohamed Ben Ahmed ; Mohamed Ben Ahmed University ; Université d'Oran 2 |  |
University of Constantine 1 | Université des Frères Mentouri ; Mentouri University ; Université Mentouri de Constantine ; Université Frères Mentouri Constantine 1 ; UMC ; University of Constantine |  |
University of Constantine 2 | Université Abdelhamid Mehri ; Abdelhamid Mehri University ; Université Constantine 2 |  |
University of Constantine 3 | Université Salah Boubnider ; Salah Boubnider University ; Université Constantine 3 |  |
Emir Abdelkader University of Islamic Sciences | Université Émir Abdelkader des Sciences Islamiques ; Université des Sciences Islamiques Émir Abdelkader |  |
University of Annaba | Université Badji Mokhtar ; Badji Mokhtar University ; Université d'Annaba ; UBMA ; Badji Mokhtar Annaba University |  |
University of Sétif 1 | Université Ferhat Abbas ; Ferhat Abbas University ; Université Sétif 1 ; UFAS ; Université de Sétif |  |
University of Sétif 2 | Université Mohamed Lamine Debaghine ; Mohamed Lamine Debaghine University ; Université Sétif 2 |  |
University of Tlemcen | Université Abou Bekr Belkaïd ; Abou Bekr Belkaid University ; Université de Tlemcen ; UABT |  |
University of Tizi Ouzou | Université Mouloud Mammeri ; Mouloud Mammeri University ; UMMTO ; Université de Tizi-Ouzou ; Tasdawit n Tizi Wezzu |  |
University of Boumerdès | Université M'Hamed Bougara ; M'Hamed Bougara University ; UMBB ; Université de Boumerdès ; Institut National des Hydrocarbures |  |
University of Guelma | Université 8 Mai 1945 ; 8 May 1945 University ; Université 8 mai 1945 Guelma ; Université de Guelma |  |
University of Jijel | Université Mohammed Seddik Ben Yahia ; Mohamed Seddik Ben Yahia University ; Université de Jijel |  |
University of Skikda | Université 20 Août 1955 ; 20 August 1955 University ; Université 20 août 1955 Skikda ; Université de Skikda |  |
University of M'Sila | Université Mohamed Boudiaf ; Mohamed Boudiaf University of M'Sila ; Université de M'sila |  |
University of Ouargla | Université Kasdi Merbah ; Kasdi Merbah University ; UKMO ; Université de Ouargla |  |
University of Laghouat | Université Amar Telidji ; Amar Telidji University ; UATL ; Université de Laghouat |  |
University of Djelfa | Université Ziane Achour ; Ziane Achour University ; Université de Djelfa |  |
University of Chlef | Université Hassiba Benbouali ; Hassiba Benbouali University ; UHBC ; Université de Chlef |  |
University of Médéa | Université Yahia Fares ; Yahia Fares University ; Université de Médéa |  |
University of Khemis Miliana | Université Djilali Bounaama ; Djilali Bounaama University ; UDBKM |  |
University of Tiaret | Université Ibn Khaldoun ; Ibn Khaldoun University Tiaret ; Université de Tiaret |  |
University of Mascara | Université Mustapha Stambouli ; Mustapha Stambouli University ; Université de Mascara |  |
University of Saïda | Université Dr Moulay Tahar ; Moulay Tahar University ; Université Tahar Moulay ; Université de Saïda |  |
University of Béchar | Université Tahri Mohammed ; Tahri Mohamed University ; Université de Béchar |  |
University of Ghardaïa | Université de Ghardaïa ; Centre Universitaire de Ghardaïa |  |
University of Tébessa | Université Larbi Tébessi ; Larbi Tebessi University ; Echahid Cheikh Larbi Tebessi University ; Université de Tébessa |  |
University of Oum El Bouaghi | Université Larbi Ben M'hidi ; Larbi Ben M'hidi University ; Université d'Oum El Bouaghi |  |
University of Khenchela | Université Abbès Laghrour ; Abbes Laghrour University ; Université de Khenchela |  |
University of Bordj Bou Arréridj | Université Mohamed El Bachir El Ibrahimi ; Mohamed El Bachir El Ibrahimi University ; Université de Bordj Bou Arreridj |  |
University of Bouira | Université Akli Mohand Oulhadj ; Akli Mohand Oulhadj University ; Université de Bouira |  |
University of El Tarf | Université Chadli Bendjedid ; Chadli Bendjedid University ; Université d'El Tarf |  |
University of Aïn Témouchent | Université Belhadj Bouchaïb ; Belhadj Bouchaib University ; Centre Universitaire d'Aïn Témouchent |  |
University Centre of Mila | Centre Universitaire Abdelhafid Boussouf ; Abdelhafid Boussouf University Centre |  |
École Nationale Polytechnique | ENP ; National Polytechnic School of Algiers ; Polytechnic School of Algiers ; ENP Alger ; École Polytechnique d'Alger ; ENP El Harrach |  |
École Nationale Supérieure d'Informatique | ESI ; Institut National d'Informatique ; INI ; ESI Alger ; Higher National School of Computer Science |  |
École Nationale Supérieure Agronomique | ENSA ; Institut National Agronomique ; INA El Harrach ; ENSA Alger |  |
École Polytechnique d'Architecture et d'Urbanisme | EPAU |  |
École Normale Supérieure de Kouba | ENS Kouba ; École Normale Supérieure Cheikh Mohamed El Bachir El Ibrahimi |  |
Tunis El Manar University | Université de Tunis El Manar ; UTM ; University of Tunis II ; Université Tunis II |  |
University of Tunis | Université de Tunis ; University of Tunis I ; Université Tunis I |  |
University of Carthage | Université de Carthage ; Université du 7 Novembre à Carthage ; 7th of November University at Carthage ; UCAR |  |
University of Manouba | Université de la Manouba ; UMA Tunisia |  |
University of Sfax | Université de Sfax ; University of the South Sfax ; Université de Sfax pour le Sud ; USF |  |
University of Sousse | Université de Sousse ; University of the Centre Sousse ; Université du Centre |  |
University of Monastir | Université de Monastir ; UM Monastir |  |
University of Gabès | Université de Gabès |  |
University of Ez-Zitouna | Université Zitouna ; Ez-Zitouna University ; Al-Zaytuna University Tunis |  |
National Engineering School of Tunis | École Nationale d'Ingénieurs de Tunis ; ENIT |  | Tunis El Manar University
National Engineering School of Monastir | École Nationale d'Ingénieurs de Monastir ; ENIM |  | University of Monastir
National Engineering School of Sousse | École Nationale d'Ingénieurs de Sousse ; ENISo |  | University of Sousse
National Engineering School of Gabès | École Nationale d'Ingénieurs de Gabès ; ENIG |  | University of Gabès
National Engineering School of Carthage | École Nationale d'Ingénieurs de Carthage ; ENICarthage ; École Supérieure de Technologie et d'Informatique ; ESTI |  | University of Carthage
Tunisia Polytechnic School | École Polytechnique de Tunisie ; EPT |  | University of Carthage
Higher School of Communication of Tunis | École Supérieure des Communications de Tunis ; SUP'COM |  | University of Carthage
National Institute of Applied Science and Technology | Institut National des Sciences Appliquées et de Technologie ; INSAT |  | University of Carthage
Institut des Hautes Études Commerciales de Carthage | IHEC Carthage ; Institute of Higher Commercial Studies of Carthage |  | University of Carthage
Tunis Business School | TBS |  | University of Tunis
Institut Pasteur de Tunis | IPT ; Pasteur Institute of Tunis |  |
Mohammed V University | Université Mohammed V de Rabat ; UM5 ; UM5R ; Université Mohammed V-Agdal ; Université Mohammed V Souissi |  |
Hassan II University of Casablanca | Université Hassan II de Casablanca ; Université Hassan II Aïn Chock ; Université Hassan II Mohammedia |  |
Sidi Mohamed Ben Abdellah University | Université Sidi Mohamed Ben Abdellah ; USMBA ; University of Fez |  |
Ibn Tofail University | Université Ibn Tofaïl ; UIT ; University of Kenitra |  |
Ibn Zohr University | Université Ibn Zohr ; UIZ ; University of Agadir |  |
Abdelmalek Essaâdi University | Université Abdelmalek Essaâdi ; UAE ; University of Tetouan |  |
Mohammed First University | Université Mohammed Premier ; UMP ; Mohammed I University ; University of Oujda |  |
Moulay Ismail University | Université Moulay Ismaïl ; UMI ; University of Meknes |  |
Chouaib Doukkali University | Université Chouaïb Doukkali ; UCD ; University of El Jadida |  |
Hassan First University of Settat | Université Hassan 1er ; UH1 ; Hassan I University |  |
Sultan Moulay Slimane University | Université Sultan Moulay Slimane ; USMS ; University of Beni Mellal |  |
Mohammed VI Polytechnic University | Université Mohammed VI Polytechnique ; UM6P |  |
Mohammed VI University of Health Sciences | Université Mohammed VI des Sciences de la Santé ; UM6SS |  |
Al Akhawayn University | AUI ; Université Al Akhawayn d'Ifrane |  |
International University of Rabat | Université Internationale de Rabat ; UIR |  |
Mohammadia School of Engineering | École Mohammadia d'Ingénieurs ; EMI |  | Mohammed V University
École Nationale Supérieure d'Informatique et d'Analyse des Systèmes | ENSIAS |  | Mohammed V University
Hassan II Institute of Agronomy and Veterinary Medicine | Institut Agronomique et Vétérinaire Hassan II ; IAV Hassan II ; IAV |  |
Institut National des Postes et Télécommunications | INPT |  |
ENSMR | École Nationale Supérieure des Mines de Rabat ; École Nationale de l'Industrie Minérale ; ENIM Rabat ; Mines Rabat |  |
ISCAE Group | Institut Supérieur de Commerce et d'Administration des Entreprises ; ISCAE |  |
Institut National de Statistique et d'Économie Appliquée | INSEA |  |
University of Nouakchott | Université de Nouakchott ; Université de Nouakchott Al Aasriya ; UNA ; Université des Sciences, de Technologie et de Médecine ; USTM |  |
Sebha University | Jamiat Sabha ; University of Sebha |  |
Omar Al-Mukhtar University | Jamiat Omar al-Mukhtar ; OMU ; University of Al Bayda |  |
Sirte University | Al-Tahadi University ; Al Tahady University ; University of Sirte |  |
University of Tripoli | Al Fateh University ; University of Tripoli Libya ; Jamiat Tarabulus ; UOT |  |
University of Benghazi | Qar Younis University ; Jamiat Binghazi ; Libyan University |  |
Tobruk University | Omar Al-Mukhtar University Tobruk Branch ; Jamiat Tubruq |  |
University of Kordofan | Jamiat Kurdufan ; Kordofan University |  |
University of Khartoum | Kitchener School of Medicine ; University College of Khartoum ; Jamiat al-Khartum ; UofK |  |
Omdurman Islamic University | OIU ; Omdurman Religious Institute ; Jamiat Umm Durman al-Islamiya |  |
Omdurman Ahlia University | Omdurman Ahlia College ; OAU Sudan |  |
Ahfad University for Women | Ahfad University College for Women ; AUW |  |
International University of Africa | African Islamic Centre ; Jamiat Ifriqiya al-Alamiya ; IUA Khartoum |  |
University of Medical Sciences and Technology | UMST ; Academy of Medical Sciences and Technology ; AMST |  |
National Ribat University | Al-Ribat al-Watani University ; Police College Khartoum |  |
University of Juba | Juba University ; UoJ |  |
University of Ibadan | UI ; University College, Ibadan ; Unibadan ; Yaba Higher College |  |
University of Nigeria, Nsukka | University of Nigeria ; UNN ; Nigerian College of Arts, Science and Technology Enugu |  |
Ahmadu Bello University | University of Northern Nigeria ; ABU Zaria ; Jami'ar Ahmadu Bello ; Nigerian College of Arts, Science and Technology Zaria |  |
University of Benin | Institute of Technology Benin ; Uniben ; University of Benin Nigeria |  |
Imo State University | IMSU ; Imo State University Owerri ; Evan Enwerem University ; EEU |  |
Ebonyi State University | EBSU ; Ebonyi State University College ; Anambra State University of Technology Abakaliki |  |
Akwa Ibom State University | AKSU ; Akwa Ibom State University of Technology ; AKUTECH |  |
Delta State University, Abraka | DELSU ; Bendel State University Abraka ; College of Education Abraka |  |
Niger Delta University | NDU Wilberforce Island |  |
Benue State University | Rev. Fr. Moses Orshio Adasu University ; BSU Makurdi ; MOAUM |  |
Kaduna State University | KASU |  |
Umaru Musa Yar'adua University | Katsina State University ; UMYU ; Umaru Musa Yar'Adua University Katsina |  |
Ibrahim Badamasi Babangida University | IBB University Lapai ; IBBUL ; Niger State University Lapai |  |
Aliko Dangote University of Science and Technology | Kano University of Science and Technology ; KUST Wudil ; ADUSTECH ; Kano University of Science and Technology Wudil |  |
Kebbi State University of Science and Technology | Abdullahi Fodio University of Science and Technology ; KSUSTA ; Kebbi State University of Science and Technology Aliero |  |
Borno State University | Kashim Ibrahim University ; BOSU |  |
Adamawa State University | ADSU Mubi ; Adamawa State University Mubi |  |
Taraba State University | TASU ; TSU Jalingo |  |
Nasarawa State University | NSUK ; Nasarawa State University Keffi ; Nasarawa State Polytechnic Keffi |  |
Plateau State University | PLASU ; Plateau State University Bokkos |  |
Gombe State University | GSU Gombe |  |
Yobe State University | Bukar Abba Ibrahim University ; YSU Damaturu ; BAIU |  |
Sokoto State University | Shehu Shagari University ; SSU Sokoto |  |
Shehu Shagari University of Education | Shehu Shagari College of Education ; SSUOE ; SSCOE Sokoto |  |
Kwara State University | KWASU ; KWASU Malete |  |
Osun State University | UNIOSUN |  |
Lagos State University | LASU |  |
Emmanuel Alayande University of Education | Emmanuel Alayande College of Education ; EAUED ; EACOED |  |
Bamidele Olumilua University of Education, Science and Technology | BOUESTI ; College of Education Ikere-Ekiti ; Ekiti State College of Education |  |
University of Medical Sciences, Ondo | UNIMED ; Ondo State University of Medical Sciences ; UNIMED Ondo |  |
Dennis Osadebay University | Delta State University Anwai Campus ; DOU Asaba |  |
University of Delta | College of Education Agbor ; UNIDEL |  |
Delta State University of Science and Technology | Delta State Polytechnic Ozoro ; DSUST Ozoro |  |
Nnamdi Azikiwe University | UNIZIK ; NAU Awka ; ASUTECH Awka |  |
Alvan Ikoku Federal University of Education | Alvan Ikoku Federal College of Education ; Alvan Ikoku College of Education ; AIFCE ; AIFUE ; Advanced Teachers Training College Owerri |  |
Adeyemi Federal University of Education | Adeyemi College of Education ; AFUED ; ACE Ondo ; Adeyemi Federal University of Education Ondo |  |
Yusuf Maitama Sule Federal University of Education | Federal College of Education Kano ; FCE Kano ; YMSFUE ; Federal University of Education Kano |  |
Alex Ekwueme Federal University Ndufu-Alike | Federal University Ndufu-Alike ; AE-FUNAI ; FUNAI ; Federal University Ndufu-Alike Ikwo |  |
Federal University Oye-Ekiti | FUOYE |  |
Federal University of Petroleum Resources Effurun | FUPRE |  |
Federal University Lokoja | FULOKOJA ; FUL |  |
Federal University Dutsin-Ma | FUDMA |  |
Modibbo Adama University | Modibbo Adama University of Technology ; FUT Yola ; MAU Yola ; Modibbo Adama University Yola |  |
Michael Okpara University of Agriculture | Michael Okpara University of Agriculture, Umudike ; Federal University of Agriculture, Umudike |  |
Usmanu Danfodiyo University | Usmanu Danfodiyo University Sokoto ; University of Sokoto ; Jami'ar Usmanu Danfodiyo |  |
Chukwuemeka Odumegwu Ojukwu University | Anambra State University Uli ; ANSU ; Anambra State University of Science and Technology |  |
Enugu State University of Science and Technology | Anambra State University of Technology ; ASUTECH ; ESUT Enugu |  |
National Open University of Nigeria | NOUN ; National Open University |  |
American University of Nigeria | ABTI American University of Nigeria ; AUN ; ABTI-American University |  |
Pan-Atlantic University | Pan-African University Lagos ; PAU ; Lagos Business School ; Pan African University Nigeria |  |
Lagos Business School | LBS Lagos |  | Pan-Atlantic University
Ajayi Crowther University | ACU Oyo ; St Andrew's College Oyo |  |
Bowen University | Baptist College Iwo |  |
Crawford University | Crawford University Igbesa |  |
Redeemer's University | RUN ; Redeemer's University Nigeria |  |
Veritas University | Catholic University of Nigeria ; Veritas University Abuja ; VUNA |  |
Caritas University | Caritas University Amorji-Nike |  |
Madonna University (Nigeria) | Madonna University ; Madonna University Okija |  |
Coal City University | CCU Enugu |  |
Gregory University Uturu | GUU |  |
Achievers University | Achievers University Owo ; AUO |  |
Chrisland University | Chrisland University Abeokuta |  |
Skyline University Nigeria | SUN Kano |  |
Al-Hikmah University | Al-Hikmah University Ilorin |  |
Thomas Adewumi University | TAU Oko-Irese |  |
Baze University | BU Abuja |  |
Admiralty University of Nigeria | ADUN |  |
Nigerian Army University Biu | NAUB |  |
Nigeria Police Academy | POLAC ; Nigeria Police Academy Wudil ; Police Academy Kano |  |
Nigeria Maritime University | NMU Okerenkoko |  |
Auchi Polytechnic | Midwest Polytechnic Auchi ; AUCHIPOLY |  |
Kaduna Polytechnic | KADPOLY ; Kaduna Technical Institute |  |
The Polytechnic, Ibadan | Ibadan Polytechnic ; PolyIbadan |  |
Institute of Management and Technology, Enugu | IMT Enugu ; IMT |  |
Nuhu Bamalli Polytechnic | Kaduna State Polytechnic ; NUBAPOLY |  |
Abdu Gusau Polytechnic | Zamfara State Polytechnic ; AGP Talata Mafara |  |
Umaru Ali Shinkafi Polytechnic | Sokoto State Polytechnic ; UASPOLY |  |
Abraham Adesanya Polytechnic | AAPOLY ; Ogun State Polytechnic Ijebu-Igbo |  |
Rufus Giwa Polytechnic | Ondo State Polytechnic ; RUGIPO ; Ondo State Polytechnic Owo |  |
Abubakar Tatari Ali Polytechnic | Bauchi State Polytechnic ; ATAPOLY |  |
Ramat Polytechnic | Ramat Technical College ; RAMAT Poly Maiduguri |  |
Hassan Usman Katsina Polytechnic | Katsina Polytechnic ; HUKPOLY ; College of Arts, Science and Technology Katsina |  |
Gateway Polytechnic Saapade | Gateway (ICT) Polytechnic ; GAPOSA |  |
University of Health and Allied Sciences | UHAS ; UHAS Ho |  |
University of Energy and Natural Resources | UENR ; KNUST Faculty of Forest Resources Sunyani |  |
Akenten Appiah-Menka University of Skills Training and Entrepreneurial Development | AAMUSTED ; University of Education Winneba Kumasi Campus ; UEW-K ; USTED ; University of Skills Training and Entrepreneurial Development |  |
Simon Diedong Dombo University of Business and Integrated Development Studies | SDD-UBIDS ; UDS Wa Campus ; University for Development Studies Wa Campus ; University of Business and Integrated Development Studies |  |
University of Environment and Sustainable Development | UESD ; UESD Somanya |  |
University of Media, Arts and Communication | UniMAC |  |
National Film and Television Institute | NAFTI ; UniMAC-NAFTI ; UniMAC Institute of Film and Television |  | University of Media, Arts and Communication
Ghana Institute of Languages | GIL ; UniMAC-GIL |  | University of Media, Arts and Communication
Ghana Communication Technology University | Ghana Technology University College ; GTUC ; GCTU ; Ghana Telecom University College |  |
University of Professional Studies | UPS Accra ; University of Professional Studies, Accra ; IPS |  |
Koforidua Technical University | Koforidua Polytechnic ; KTU ; K-Poly Koforidua |  |
Takoradi Technical University | Takoradi Polytechnic ; TTU ; T-Poly |  |
Cape Coast Technical University | Cape Coast Polytechnic ; CCTU ; C-Poly |  |
Sunyani Technical University | Sunyani Polytechnic ; STU |  |
Tamale Technical University | Tamale Polytechnic ; TaTU |  |
Dr. Hilla Limann Technical University | Wa Polytechnic ; Wa Technical University ; DHLTU |  |
Ho Technical University | HTU |  |
Accra Technical University | ATU ; Accra Technical Institute |  |
Accra Institute of Technology | AIT |  |
Valley View University | Adventist Missionary College Ghana ; VVU |  |
Central University (Ghana) | Central University College ; CUC Ghana |  |
Ashesi University | Ashesi University College |  |
Presbyterian University, Ghana | Presbyterian University College ; PUC Ghana ; PUCG |  |
Methodist University Ghana | Methodist University College Ghana ; MUCG |  |
Ensign Global University | Ensign Global College ; Ensign College of Public Health |  |
Catholic University of Ghana | Catholic University College of Ghana ; CUCG ; Fiapre Catholic University |  |
Wisconsin International University College | WIUC-Ghana ; Wisconsin International University College Ghana |  |
Academic City University | Academic City University College ; ACity |  |
University of Education, Winneba | Specialist Training College Winneba ; Advanced Teacher Training College Winneba ; UCEW |  |
Kwame Nkrumah University of Science and Technology | University of Science and Technology, Kumasi ; UST Kumasi ; Kumasi College of Technology |  |
University of Cape Coast | University College of Science Education ; UCC |  |
Njala University | Njala University College ; NU Sierra Leone |  |
Fourah Bay College | FBC ; Christian Institution Freetown |  | University of Sierra Leone
Ernest Bai Koroma University of Science and Technology | Northern Polytechnic Makeni ; Makeni Teachers College ; EBKUST ; Port Loko Teachers College |  |
Milton Margai Technical University | Milton Margai College of Education and Technology ; MMTU ; MMCET ; Milton Margai Teachers College |  |
University of Liberia | Liberia College ; UL Monrovia |  |
Cuttington University | Cuttington University College ; Cuttington College and Divinity School ; Cuttington Collegiate and Divinity School |  |
African Methodist Episcopal University | AME University ; AMEU |  |
University of the Gambia | UTG ; Gambia College |  |
University of Applied Science, Engineering and Technology | USET ; Gambia Technical Training Institute ; GTTI |  |
Amílcar Cabral University | Universidade Amílcar Cabral ; UAC Bissau |  |
University of Cape Verde | Universidade de Cabo Verde ; Uni-CV |  |
Cheikh Anta Diop University | Université Cheikh Anta Diop de Dakar ; Institut des Hautes Études de Dakar ; UCAD Dakar |  |
Gaston Berger University | Université Gaston Berger de Saint-Louis ; Université de Saint-Louis |  |
Assane Seck University of Ziguinchor | Université Assane Seck de Ziguinchor ; UASZ ; Université de Ziguinchor ; University of Ziguinchor |  |
Iba Der Thiam University of Thiès | Université Iba Der Thiam de Thiès ; Université de Thiès ; UIDT ; UT Thiès |  |
Alioune Diop University of Bambey | Université Alioune Diop de Bambey ; Université de Bambey ; UADB |  |
Amadou Mahtar Mbow University | Université Amadou Mahtar Mbow ; UAM Diamniadio ; Deuxième Université de Dakar |  |
El Hadji Ibrahima Niasse University of Sine Saloum | Université du Sine Saloum El Hadj Ibrahima Niass ; USSEIN |  |
Félix Houphouët-Boigny University | Université Félix Houphouët-Boigny ; UFHB ; Université d'Abidjan ; Université de Cocody-Abidjan |  |
Nangui Abrogoua University | Université Nangui Abrogoua ; UNA ; Université d'Abobo-Adjamé |  |
Alassane Ouattara University | Université Alassane Ouattara ; UAO ; Université de Bouaké |  |
Péléforo Gbon Coulibaly University | Université Péléforo Gon Coulibaly ; UPGC ; University of Korhogo ; Université de Korhogo |  |
Jean Lorougnon Guédé University | Université Jean Lorougnon Guédé ; UJLoG ; University of Daloa ; Université de Daloa |  |
Institut National Polytechnique Félix Houphouët-Boigny | INP-HB ; INPHB ; Félix Houphouët-Boigny National Polytechnic Institute ; INSET Yamoussoukro ; ENSTP Yamoussoukro ; ENSA Yamoussoukro |  |
Virtual University of Côte d'Ivoire | Université Virtuelle de Côte d'Ivoire ; UVCI |  |
University of Bamako | Université de Bamako ; University of Mali ; Université du Mali |  |
University of Sciences, Techniques and Technologies of Bamako | Université des Sciences, des Techniques et des Technologies de Bamako ; USTTB ; University of Bamako |  |
University of Letters and Human Sciences of Bamako | Université des Lettres et des Sciences Humaines de Bamako ; ULSHB ; Université Yambo Ouologuem de Bamako ; UYOB |  |
University of Social Sciences and Management of Bamako | Université des Sciences Sociales et de Gestion de Bamako ; USSGB ; Université Kurukan Fuga de Bamako |  |
Thomas Sankara University | Université Thomas Sankara ; Université Ouaga II ; University of Ouaga II ; UTS |  |
Université Lédéa Bernard Ouédraogo | Université de Ouahigouya ; University of Ouahigouya ; ULBO |  |
Université Daniel Ouezzin Coulibaly | Université de Dédougou ; University of Dédougou ; UDOC |  |
Université Dan Dicko Dankoulodo de Maradi | Université de Maradi ; University of Maradi ; UDDM |  |
Université Djibo Hamani | Université de Tahoua ; University of Tahoua ; UDH |  |
Université Boubakar Bâ | Université de Tillabéri ; University of Tillabéri ; UBBAT |  |
Islamic University in Niger | Université Islamique au Niger ; Islamic University of Say ; Université Islamique de Say |  |
University of Lomé | Université de Lomé ; University of Benin (Togo) ; Université du Bénin (Togo) ; UL Togo |  |
University of Kara | Université de Kara ; UK Togo |  |
University of Parakou | Université de Parakou ; UP Bénin |  |
National University of Sciences, Technologies, Engineering and Mathematics of Abomey | UNSTIM ; Université Nationale des Sciences, Technologies, Ingénierie et Mathématiques |  |
University of Yaoundé I | Université de Yaoundé I ; UY1 ; University of Yaoundé ; UYI |  |
University of Yaoundé II | Université de Yaoundé II ; UY2 ; University of Yaoundé II-Soa |  |
University of Douala | Université de Douala ; Centre Universitaire de Douala |  |
University of Dschang | Université de Dschang ; UDs ; Centre Universitaire de Dschang |  |
University of Ngaoundéré | Université de Ngaoundéré ; Centre Universitaire de Ngaoundéré |  |
University of Buea | UB Cameroon ; Buea University Centre ; Université de Buea |  |
University of Bamenda | UBa ; Université de Bamenda ; ENS Bambili |  |
École Nationale Supérieure Polytechnique de Yaoundé | National Advanced School of Engineering of Yaoundé ; ENSPY ; Polytech Yaoundé ; Polytechnique Yaoundé |  | University of Yaoundé I
Catholic University of Central Africa | Université Catholique d'Afrique Centrale ; UCAC |  |
Université des Montagnes | UdM ; University of the Mountains |  |
University of Bangui | Université de Bangui ; Université Jean-Bedel Bokassa |  |
Marien Ngouabi University | Université Marien Ngouabi ; Université de Brazzaville ; UMNG ; Centre d'Enseignement Supérieur de Brazzaville |  |
Denis Sassou Nguesso University | Université Denis Sassou Nguesso ; UDSN ; Université de Kintélé |  |
Omar Bongo University | Université Omar Bongo ; UOB ; Université nationale du Gabon |  |
Université des Sciences et Techniques de Masuku | Masuku University of Science and Technology ; USTM ; University of Science and Technology of Masuku |  |
Université des Sciences de la Santé | USS Gabon ; University of Health Sciences Gabon |  |
National University of Equatorial Guinea | Universidad Nacional de Guinea Ecuatorial ; UNGE ; Afro-American University of Central Africa |  |
University of Kinshasa | Université de Kinshasa ; Université Lovanium ; Université nationale du Zaïre |  |
University of Kisangani | Université de Kisangani ; Université Libre du Congo ; Université nationale du Zaïre campus de Kisangani |  |
Université Pédagogique Nationale | National Pedagogical University Kinshasa ; UPN ; Institut Pédagogique National ; IPN Kinshasa |  |
Protestant University in Congo | Université Protestante au Congo ; UPC ; Faculté de Théologie Protestante au Zaïre |  |
Catholic University of Congo | Université Catholique du Congo ; UCC ; Facultés Catholiques de Kinshasa ; FCK |  |
Université Officielle de Bukavu | Official University of Bukavu ; UOB ; Centre Universitaire de Bukavu |  |
Université Catholique de Bukavu | Catholic University of Bukavu ; UCB |  |
Université Libre des Pays des Grands Lacs | ULPGL ; Free University of the Great Lakes Countries |  |
Université de Mbujimayi | UM Mbujimayi ; Université Officielle de Mbuji-Mayi ; UOM |  |
University of Burundi | Université du Burundi ; UB ; Université Officielle de Bujumbura |  |
Kigali Independent University | Université Libre de Kigali ; ULK |  |
Adventist University of Central Africa | Université Adventiste d'Afrique Centrale ; AUCA ; UAAC |  |
University of Lay Adventists of Kigali | UNILAK ; Université des Laïcs Adventistes de Kigali |  |
University of Tourism, Technology and Business Studies | Rwanda Tourism University College ; UTB ; RTUC |  |
East African University Rwanda | Mahatma Gandhi University Rwanda ; EAUR |  |
Rwanda Polytechnic | RP |  |
Makerere University | Uganda Technical College ; University of East Africa Makerere ; MAK |  |
Makerere University Business School | MUBS ; National College of Business Studies Nakawa |  | Makerere University
Kyambogo University | Institute of Teacher Education Kyambogo ; ITEK ; KYU ; UPK |  |
Gulu University | GU Uganda |  |
Busitema University | Busitema National College of Agricultural Mechanization |  |
Uganda Christian University | Bishop Tucker Theological College ; UCU ; UCU Mukono |  |
Uganda Martyrs University | UMU ; UMU Nkozi |  |
Islamic University in Uganda | IUIU |  |
Bugema University | Bugema Adventist College ; Bugema Missionary College |  |
Kampala International University | KIU |  |
University of Nairobi | Royal Technical College of East Africa ; Royal College Nairobi ; Chuo Kikuu cha Nairobi ; UON |  |
Kenyatta University | Kenyatta College ; KU Kenya |  |
Jomo Kenyatta University of Agriculture and Technology | Jomo Kenyatta College of Agriculture and Technology ; JKCAT |  |
Meru University of Science and Technology | Meru University College of Science and Technology ; MUST Kenya ; Meru College of Technology |  |
Multimedia University of Kenya | Kenya College of Communications Technology ; KCCT ; MMU Kenya |  |
Laikipia University | Laikipia University College ; LU Kenya ; Egerton University Laikipia Campus |  |
Chuka University | Chuka University College ; Egerton University Eastern Campus |  |
Kisii University | Kisii University College ; Egerton University Kisii Campus ; Kisii Teachers Training College |  |
Pwani University | Pwani University College ; Kilifi Institute of Agriculture |  |
South Eastern Kenya University | SEKU ; South Eastern University College ; SEUCO ; Ukamba Agricultural Institute |  |
Jaramogi Oginga Odinga University of Science and Technology | Bondo University College ; JOOUST |  |
Technical University of Mombasa | Mombasa Polytechnic University College ; TUM ; Mombasa Institute of Muslim Education ; MIOME |  |
Kibabii University | Kibabii University College ; KIBU |  |
Kirinyaga University | Kirinyaga University College ; KyU ; Kirinyaga Technical Institute |  |
Murang'a University of Technology | Murang'a University College ; MUT ; Murang'a College of Technology |  |
Machakos University | Machakos University College ; MksU ; Machakos Technical Training Institute |  |
University of Embu | Embu University College ; UoEm ; Embu Agricultural Staff Training College |  |
Rongo University | Rongo University College ; RU Kenya ; Moi Institute of Technology |  |
Taita Taveta University | Taita Taveta University College ; TTU ; Voi University |  |
Co-operative University of Kenya | Cooperative University College of Kenya ; CUK ; Co-operative College of Kenya |  |
Tom Mboya University | Tom Mboya University College ; TMU Homa Bay |  |
Garissa University | Garissa University College ; Garissa Teachers Training College |  |
Alupe University | Alupe University College |  |
Catholic University of Eastern Africa | CUEA ; Catholic Higher Institute of Eastern Africa ; CHIEA |  |
Strathmore University | Strathmore College ; Kianda College |  |
United States International University Africa | USIU-Africa ; United States International University Nairobi ; USIU |  |
Daystar University | Daystar Communications ; Daystar University College |  |
Africa Nazarene University | ANU Kenya |  |
Africa International University | Nairobi Evangelical Graduate School of Theology ; NEGST ; AIU |  |
University of Eastern Africa, Baraton | UEAB ; Baraton University |  |
Kenya Methodist University | KeMU ; Methodist Training Institute Meru |  |
St. Paul's University (Kenya) | St. Paul's University ; St. Paul's United Theological College ; St. Paul's Theological College Limuru ; SPU |  |
Mount Kenya University | MKU ; Thika Institute of Technology |  |
KCA University | Kenya College of Accountancy ; KCAU ; KCA |  |
University of Dar es Salaam | Chuo Kikuu cha Dar es Salaam ; University College, Dar es Salaam ; UDSM |  |
University of Dodoma | Chuo Kikuu cha Dodoma ; UDOM |  |
Mbeya University of Science and Technology | Mbeya Institute of Science and Technology ; Mbeya Technical College ; MUST ; MIST |  |
Nelson Mandela African Institution of Science and Technology | NM-AIST ; NM-AIST Arusha |  |
Open University of Tanzania | OUT ; Chuo Kikuu Huria cha Tanzania |  |
State University of Zanzibar | SUZA ; Chuo Kikuu cha Taifa cha Zanzibar |  |
Zanzibar University | ZU Zanzibar |  |
Moshi Co-operative University | Moshi University College of Co-operative and Business Studies ; MoCU ; MUCCoBS ; Cooperative College Moshi |  |
Kilimanjaro Christian Medical University College | KCMUCo ; KCMC University ; Kilimanjaro Christian Medical College ; KCM College |  | Tumaini University
University of Iringa | Iringa University College ; Tumaini University Iringa University College ; UoI |  |
Hubert Kairuki Memorial University | Mikocheni International University of Health Sciences ; HKMU ; Kairuki University |  |
Dar es Salaam Institute of Technology | Dar es Salaam Technical College ; DIT |  |
Arusha Technical College | Technical College Arusha ; ATC |  |
Mwalimu Nyerere Memorial Academy | Kivukoni Academy of Social Sciences ; Kivukoni College ; MNMA |  |
Mkwawa University College of Education | MUCE ; Mkwawa High School |  | University of Dar es Salaam
Dar es Salaam University College of Education | DUCE |  | University of Dar es Salaam
Addis Ababa University | Addis Abeba Yunivarsiti ; AAU ; Haile Selassie University |  |
Adigrat University | ADU Ethiopia |  |
Arba Minch University | Arba Minch Water Technology Institute ; AWTI ; AMU |  |
Dilla University | Dilla College of Teacher Education and Health Sciences ; DU Ethiopia |  |
Hawassa University | Awassa University ; HU Ethiopia |  |
Addis Ababa Science and Technology University | AASTU |  |
Addis Ababa Institute of Technology | AAiT ; Faculty of Technology Addis Ababa University |  | Addis Ababa University
Ethiopian Institute of Architecture, Building Construction and City Development | EiABC ; Ethio-Swedish Institute of Building Technology |  | Addis Ababa University
Ethiopian Civil Service University | Ethiopian Civil Service College ; ECSU |  |
Defence University Ethiopia | Ethiopian Defence University ; DEU Bishoftu |  |
Ambo University | Ambo College of Agriculture |  |
Oda Bultum University | OBU |  |
Madda Walabu University | MWU |  |
Salale University | Selale University ; SLU Fitche |  |
Djibouti University | Université de Djibouti ; University of Djibouti ; Pôle Universitaire de Djibouti ; PUD |  |
University of Asmara | Santa Famiglia University ; UoA Asmara |  |
Somali National University | Jaamacadda Ummadda Soomaaliyeed ; SNU ; University Institute of Somalia |  |
University of Hargeisa | Jaamacadda Hargeysa ; UoH |  |
Amoud University | Jaamacadda Camuud |  |
SIMAD University | SIMAD ; Somali Institute of Management and Administration Development |  |
Benadir University | Jaamacadda Banaadir ; BU Somalia |  |
University of Mauritius | UoM ; Université de Maurice |  |
University of Technology, Mauritius | UTM |  |
Open University of Mauritius | OU Mauritius ; Mauritius College of the Air |  |
Université des Mascareignes | UDM ; Swami Dayanand Institute of Management ; Institut Supérieur de Technologie Mauritius |  |
University of La Réunion | Université de la Réunion ; Centre Universitaire de La Réunion |  |
University of Seychelles | UniSey ; Université des Seychelles |  |
University of Comoros | Université des Comores ; UDC |  |
University of Fianarantsoa | Université de Fianarantsoa ; Oniversiten'i Fianarantsoa |  |
University of Mahajanga | Université de Mahajanga |  |
University of Toamasina | Université de Toamasina ; University of Tamatave ; Université Barikadimy |  |
University of Antsiranana | Université d'Antsiranana ; Université Nord Madagascar |  |
University of Toliara | Université de Toliara ; Université de Tuléar |  |
Copperbelt University | Zambia Institute of Technology ; University of Zambia at Ndola ; CBU |  |
Mulungushi University | National College for Management and Development Studies ; MU Zambia |  |
Levy Mwanawasa Medical University | LMMU ; Chainama College of Health Sciences |  |
Chalimbana University | National In-Service Teachers' College ; NISTCOL ; CHAU |  |
Mukuba University | Copperbelt Secondary Teachers' College ; COSETCO |  |
Cavendish University Zambia | CUZ |  |
Evelyn Hone College | Evelyn Hone College of Applied Arts and Commerce ; EHC |  |
Midlands State University | MSU ; Gweru Teachers College ; MSU Zimbabwe |  |
Great Zimbabwe University | Masvingo State University ; GZU ; MASU |  |
Chinhoyi University of Technology | CUT ; Chinhoyi Technical Teachers College ; CUT Zimbabwe |  |
Lupane State University | LSU Zimbabwe |  |
Harare Institute of Technology | HIT |  |
Zimbabwe Open University | ZOU ; University College of Distance Education |  |
Zimbabwe Ezekiel Guti University | ZEGU |  |
Africa University | AU Mutare |  |
Solusi University | Solusi College ; Solusi Missionary College |  |
Women's University in Africa | WUA |  |
Marondera University of Agricultural Sciences and Technology | MUAST |  |
Manicaland State University of Applied Sciences | MSUAS ; Manicaland College of Applied Sciences |  |
University of Malawi | UNIMA ; Chancellor College ; Chanco |  |
Chancellor College | CHANCO ; University of Malawi Zomba |  | University of Malawi
Kamuzu University of Health Sciences | College of Medicine Malawi ; Kamuzu College of Nursing ; KUHeS ; University of Malawi College of Medicine |  |
Mzuzu University | Mzuzu Teachers Training College ; MZUNI |  |
Malawi University of Science and Technology | MUST Malawi |  |
University of Livingstonia | UNILIA ; Overtoun Institution |  |
Botswana International University of Science and Technology | BIUST |  |
University of Botswana | University of Botswana, Lesotho and Swaziland ; University of Botswana and Swaziland ; UB ; UBLS ; University College of Botswana |  |
Botswana University of Agriculture and Natural Resources | Botswana College of Agriculture ; BUAN ; BCA |  |
Botswana Open University | Botswana College of Distance and Open Learning ; BOCODOL ; BOU |  |
University of Eswatini | University of Swaziland ; University College of Swaziland ; UNESWA |  |
Eswatini Medical Christian University | Swaziland Christian University ; SCU ; EMCU |  |
Limkokwing University of Creative Technology | LUCT ; Limkokwing Institute of Creative Technology |  |
National University of Lesotho | University of Basutoland, Bechuanaland Protectorate and Swaziland ; UBBS ; Roma University |  |
Namibia University of Science and Technology | NUST Namibia ; Technikon Namibia ; Polytechnic of Namibia |  |
International University of Management | IUM ; Institute of Higher Education Namibia |  |
Eduardo Mondlane University | Universidade Eduardo Mondlane ; Universidade de Lourenço Marques ; Estudos Gerais Universitários de Moçambique |  |
Pedagogical University of Maputo | Universidade Pedagógica de Maputo ; Universidade Pedagógica ; Instituto Superior Pedagógico ; UP-Maputo |  |
Lúrio University | Universidade Lúrio ; UniLúrio |  |
Zambezi University | Universidade Zambeze ; UniZambeze |  |
Rovuma University | Universidade Rovuma ; UniRovuma ; Universidade Pedagógica Nampula |  |
Licungo University | Universidade Licungo ; UniLicungo ; Universidade Pedagógica Quelimane |  |
Save University | Universidade Save ; UniSave |  |
Joaquim Chissano University | Universidade Joaquim Chissano ; Instituto Superior de Relações Internacionais ; ISRI ; UJC |  |
Catholic University of Mozambique | Universidade Católica de Moçambique ; UCM |  |
Wutivi University | Universidade Wutivi ; UNITIVA |  |
Agostinho Neto University | Universidade Agostinho Neto ; Universidade de Luanda ; Universidade de Angola ; Estudos Gerais Universitários de Angola |  |
Katyavala Bwila University | Universidade Katyavala Bwila ; UKB |  |
José Eduardo dos Santos University | Universidade José Eduardo dos Santos ; UJES |  |
Mandume ya Ndemufayo University | Universidade Mandume ya Ndemufayo ; UMN |  |
Lueji A'Nkonde University | Universidade Lueji A'Nkonde ; ULAN |  |
11th November University | Universidade Onze de Novembro ; UON ; 11 de Novembro University |  |
Kimpa Vita University | Universidade Kimpa Vita ; UNIKIVI |  |
Cuito Cuanavale University | Universidade Cuito Cuanavale ; UCC Angola |  |
University of Namibe | Universidade do Namibe ; Academia de Pescas e Ciências do Mar do Namibe |  |
Catholic University of Angola | Universidade Católica de Angola ; UCAN |  |
University of São Tomé and Príncipe | Universidade de São Tomé e Príncipe ; USTP ; Instituto Superior Politécnico de São Tomé e Príncipe |  |
University of Johannesburg | Technikon Witwatersrand ; Universiteit van Johannesburg ; Rand Afrikaans University ; Randse Afrikaanse Universiteit ; RAU ; TWR |  |
University of KwaZulu-Natal | Natal University College ; UDW ; iNyuvesi yaKwaZulu-Natali |  |
University of the Witwatersrand | South African School of Mines ; Transvaal Technical Institute ; Transvaal University College ; Witwatersrand University |  |
University of Pretoria | Universiteit van Pretoria ; Transvaal University College ; Yunibesithi ya Pretoria ; Tukkies |  |
Stellenbosch University | Victoria College, Stellenbosch ; Maties ; Stellenbosch Gymnasium ; iYunivesithi yaseStellenbosch ; SU |  |
University of the Western Cape | UWC ; Universiteit van Wes-Kaapland ; University College of the Western Cape ; Bush College |  |
University of Fort Hare | South African Native College ; UFH ; Fort Hare Native College ; iYunivesithi yaseFort Hare |  |
Rhodes University | Rhodes University College ; University Currently Known as Rhodes ; RU |  |
Nelson Mandela University | Universiteit van Port Elizabeth ; PE Technikon ; Port Elizabeth Technikon ; NMU |  |
University of South Africa | Universiteit van Suid-Afrika ; Technikon SA ; University of the Cape of Good Hope ; UNISA |  |
University of Limpopo | Universiteit van die Noorde ; University College of the North ; UL Polokwane ; Yunibesithi ya Limpopo |  |
University of Venda | Univen ; University of Venda for Science and Technology ; Yunivesithi ya Venda |  |
University of Zululand | Ngoye ; University College of Zululand ; iNyuvesi yakwaZulu |  |
Walter Sisulu University | Eastern Cape Technikon ; Walter Sisulu University for Technology and Science ; WSU |  |
Tshwane University of Technology | Technikon Northern Gauteng ; Technikon North-West ; Tshwane-Universiteit vir Tegnologie |  |
Cape Peninsula University of Technology | Pentech ; Kaapse Skiereiland Universiteit van Tegnologie ; CapeTech |  |
Durban University of Technology | Durban Institute of Technology ; DIT ; Technikon Natal ; DUT ; Natal Technical College |  |
Vaal University of Technology | VUT ; College for Advanced Technical Education Vanderbijlpark ; Vaal-Driehoek Technikon |  |
Mangosuthu University of Technology | MUT ; Mangosuthu Technikon Umlazi |  |
University of Mpumalanga | UMP ; Lowveld College of Agriculture ; Yunivesithi yaseMpumalanga |  |
Sol Plaatje University | SPU ; Sol Plaatje Universiteit |  |
University of Natal | Universiteit van Natal ; Natal University College |  | University of KwaZulu-Natal
University of Durban-Westville | UDW ; University College for Indians |  | University of KwaZulu-Natal
University of Stellenbosch Business School | Stellenbosch Business School ; USB |  | Stellenbosch University
UCT Graduate School of Business | GSB UCT ; Graduate School of Business, University of Cape Town |  | University of Cape Town
Wits Business School | WBS Johannesburg ; Wits Graduate School of Business Administration |  | University of the Witwatersrand
Gordon Institute of Business Science | GIBS |  | University of Pretoria
Michaelis School of Fine Art | Michaelis |  | University of Cape Town
Nelson R. Mandela School of Medicine | Durban Medical School ; University of Natal Medical School |  | University of KwaZulu-Natal
Varsity College | The IIE's Varsity College ; Emeris |  | Independent Institute of Education
Vega School | Vega ; Vega School of Brand Leadership |  | Independent Institute of Education
Rosebank College | The IIE's Rosebank College |  | Independent Institute of Education
Akademia | Akademia Universiteit |  |
STADIO Higher Education | STADIO ; Southern Business School ; Embury Institute for Higher Education ; LISOF |  |
Milpark Education | Milpark Business School |  |
Management College of Southern Africa | MANCOSA |  | Honoris United Universities
Regent Business School | REGENT |  | Honoris United Universities
Boston City Campus | Boston City Campus and Business College ; Boston Business College |  |
CTU Training Solutions | CTU |  |
AFDA | The School for the Creative Economy ; South African School of Motion Picture Medium and Live Performance |  |
South African College of Applied Psychology | SACAP |  |
Kurdistan University Hewlêr | University of Kurdistan Hewler ; UKH ; Zankoy Kurdistan Hewler |  |
University of Sulaimani | Sulaimani University ; University of Sulaymaniyah ; Zankoy Slemani ; UOS Sulaymaniyah |  |
University of Duhok | Duhok University ; UoD ; Zankoya Duhok ; University of Dohuk |  |
Salahaddin University-Erbil | Salahaddin University ; SUE ; Zankoy Salahaddin ; Salahaddin University Hawler |  |
Hawler Medical University | HMU ; Zankoy Pizishki Hawler ; Salahaddin University College of Medicine |  |
Erbil Polytechnic University | EPU ; Zankoy Politeknki Hawler ; Foundation of Technical Education Erbil ; Hawler Polytechnic University |  |
Koya University | KOU ; Zankoy Koya |  |
University of Zakho | UoZ ; Zankoya Zaxo |  |
Soran University | Zankoy Soran |  |
Komar University of Science and Technology | KUST Sulaimani ; Komar University |  |
Cihan University-Erbil | Cihan University ; Zankoy Cihan |  |
Knowledge University | Zankoy Knowledge ; KNU Erbil |  |
University of Mosul | Jamiat al-Mawsil ; Mosul University |  |
Ninevah University | Jamiat Ninawa ; Nineveh University |  |
University of Basrah | Jamiat al-Basra ; Basrah University ; University of Basra |  |
Tikrit University | Jamiat Tikrit ; University of Tikrit ; TU Iraq |  |
University of Anbar | Jamiat al-Anbar ; Al-Anbar University |  |
University of Kufa | Jamiat al-Kufa ; Kufa University |  |
University of Babylon | Jamiat Babil ; Babylon University ; Babil University |  |
University of Karbala | Jamiat Karbala ; Kerbala University |  |
University of Al-Qadisiyah | Jamiat al-Qadisiya ; Al-Qadisiya University ; QU Iraq |  |
University of Thi-Qar | Jamiat Dhi Qar ; Dhi Qar University |  |
University of Misan | Jamiat Maysan ; Maysan University |  |
Wasit University | Jamiat Wasit ; University of Wasit |  |
University of Diyala | Jamiat Diyala ; Diyala University |  |
Al-Muthanna University | Jamiat al-Muthanna ; MU Iraq |  |
University of Kirkuk | Jamiat Kirkuk ; Kirkuk University |  |
University of Samarra | Jamiat Samarra |  |
University of Fallujah | Jamiat al-Falluja |  |
Al-Iraqia University | Islamic University of Baghdad ; Iraqi University ; Al-Jamia al-Iraqiya ; Saddam University for Islamic Studies |  |
Middle Technical University | MTU Baghdad ; Foundation of Technical Education ; Al-Jamia al-Taqniya al-Wusta |  |
Northern Technical University | NTU Mosul ; Al-Jamia al-Taqniya al-Shamaliya |  |
Southern Technical University | STU Basra ; Al-Jamia al-Taqniya al-Janubiya |  |
Al-Furat Al-Awsat Technical University | ATU Najaf ; Middle Euphrates Technical University |  |
University of Information Technology and Communications | UOITC |  |
Al-Karkh University of Science | KUS Baghdad |  |
Al-Turath University | Al-Turath University College |  |
Al-Mansour University College | MUC Baghdad ; Mansour University College |  |
Al-Rafidain University College | RUC Baghdad ; Al-Rafidain University |  |
Al-Maarif University | Al-Maarif University College ; UOA Ramadi |  |
University of Warith Al-Anbiyaa | Warith Al-Anbiyaa University |  |
Uruk University | Uruk University Baghdad |  |
Al-Farahidi University | Al-Farahidi University College ; UOALFARAHIDI |  |
University of Tehran | Daneshgah-e Tehran ; Dar ul-Funun ; Tehran Univ |  |
Sharif University of Technology | Daneshgah-e Sanati-ye Sharif ; Arya Mehr Industrial University ; Tehran University of Technology |  |
Amirkabir University of Technology | Daneshgah-e Sanati-ye Amirkabir ; Polytechnic of Tehran ; Poli-Teknik Tehran |  |
Shahid Beheshti University | Melli University ; Daneshgah-e Shahid Beheshti ; Daneshgah-e Melli-ye Iran |  |
Shahid Beheshti University of Medical Sciences | SBMU ; Melli University Faculty of Medicine |  |
Iran University of Medical Sciences | IUMS ; Iran Medical Center ; Imperial Medical Center of Iran |  |
Tehran University of Medical Sciences | TUMS |  |
Ferdowsi University of Mashhad | Daneshgah-e Ferdowsi-ye Mashhad ; Mashhad University |  |
Mashhad University of Medical Sciences | MUMS |  |
Shiraz University | Daneshgah-e Shiraz ; University of Shiraz |  |
Shiraz University of Medical Sciences | SUMS ; Pahlavi University School of Medicine |  |
Isfahan University of Technology | Daneshgah-e Sanati-ye Esfahan ; Aryamehr University of Technology Isfahan |  |
University of Isfahan | Daneshgah-e Esfahan ; UI Isfahan ; Isfahan University |  |
University of Tabriz | Daneshgah-e Tabriz ; Tabriz University ; Azarabadegan University |  |
Sahand University of Technology | SUT Tabriz ; Daneshgah-e Sanati-ye Sahand ; Tabriz Industrial University |  |
Azarbaijan Shahid Madani University | Azarbaijan University of Tarbiat Moallem ; ASMU ; Tarbiat Moallem University of Azarbaijan |  |
Urmia University | University of Urmia ; Rezaiyeh University ; Daneshgah-e Orumiyeh |  |
Razi University | Daneshgah-e Razi ; Kermanshah University |  |
Bu-Ali Sina University | Daneshgah-e Bu-Ali Sina ; Avicenna University Hamadan |  |
Shahid Chamran University of Ahvaz | Daneshgah-e Shahid Chamran ; Jondishapour University |  |
Ahvaz Jundishapur University of Medical Sciences | AJUMS ; Ahvaz University of Medical Sciences |  |
Shahid Bahonar University of Kerman | University of Kerman ; SBUK ; Kerman University |  |
Vali-e-Asr University of Rafsanjan | VRU ; Rafsanjan University |  |
University of Guilan | Gilan University ; Daneshgah-e Gilan |  |
Babol Noshirvani University of Technology | NIT Babol ; Noshirvani Institute of Technology ; BUT Babol |  |
Mazandaran University of Science and Technology | MUST Babol |  |
Imam Hossein University | Imam Hussein University ; IHU Tehran ; Imam Hossein Comprehensive University |  |
Malek-Ashtar University of Technology | MUT Iran ; Malek Ashtar University |  |
Imam Sadiq University | Imam Sadegh University ; ISU Tehran ; Iran Center for Management Studies |  |
Tarbiat Modares University | Daneshgah-e Tarbiat Modares |  |
Shahed University | Daneshgah-e Shahed |  |
Alzahra University | Farah Pahlavi University ; Mahbubeh Mottahedin University ; Girls College Tehran ; Daneshgah-e Alzahra |  |
Allameh Tabataba'i University | Daneshgah-e Allameh Tabatabai ; Allameh Tabatabai University |  |
Shahid Rajaee Teacher Training University | SRTTU ; Shahid Rajaee University |  |
Farhangian University | Teacher Education University of Iran ; CFU |  |
University of Art (Iran) | Iran University of Art ; Daneshgah-e Honar ; Tehran University of Art |  |
University of Social Welfare and Rehabilitation Sciences | USWR |  |
K. N. Toosi University of Technology | Daneshgah-e Sanati-ye Khajeh Nasir ; Institute of Surveying Tehran |  |
Petroleum University of Technology | PUT ; Abadan Institute of Technology ; Abadan Technical School |  |
Institute for Advanced Studies in Basic Sciences | IASBS |  |
Institute for Research in Fundamental Sciences | IPM ; Institute for Studies in Theoretical Physics and Mathematics |  |
Imam Khomeini International University | Dehkhoda University ; Daneshgah-e Beynolmelali-ye Emam Khomeini |  |
University of Zanjan | ZNU |  |
Arak University | Daneshgah-e Arak ; University of Arak ; Arak Teacher Training University |  |
Lorestan University | Daneshgah-e Lorestan ; LU Khorramabad |  |
Yasouj University | Yasuj University ; YU Iran |  |
University of Kurdistan | Daneshgah-e Kordestan ; UOK Sanandaj |  |
University of Birjand | Daneshgah-e Birjand ; UoB Iran |  |
Gorgan University of Agricultural Sciences and Natural Resources | GAU ; GUASNR |  |
Hakim Sabzevari University | Sabzevar Tarbiat Moallem University ; HSU Iran ; Sabzevar University |  |
`;
