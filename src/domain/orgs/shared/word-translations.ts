// Further words of the names of schools and institutes in the languages of the world, each under its plain English word.
// A class `proper` only translates: the word stays the body's own. Written by hand; a word that the main table knows keeps its place there. A line is a plain word with its class, then words.

export const WORD_TRANSLATIONS = `
university/type: gesamthochschule mahawitthayalai vitthayalay bisvavidyalaya bishwabidyalaya vishwavidyapeeth visvavidyalaya jamiar jamiatu jamaat mahadum unifesiti yunifasiti universidat universitato uniwersitet daehagyo taehakkyo daigakko haskolinn haskola panepistemio sveucilista universitetli davlatuniversiteti yunivarsiti
college/type: witthayalai vitayalai kulliyat kulliya kulliyyat kollege kolegje kolledzhi dalubhasaan kolehiyo kolese coleggwent mahavidyalya kollejning kollegija koledj koled kolegje
institute/type: sathaban sansthan sanstha samsthan samsthan mahad maahad moassese moaseseh pazhuheshgah pajoheshgah taasisi instituid institiuid institiud instituutti instituutin sholuujaa yanjiusuo yanjiuyuan yeonguwon yeonguso instituutti institutti institusi institutum instituten onderzoekinstituut kenkyusho
school/type: rongrian paaralan vidyalaya vidyalay sola sole shkolle shkolles kouluun kolledzi skool scoile daneshsara madrasah madrasa madrassa medrese gakko skolinn schola ikastola
academy/type: akadeemia akatemia akademiaja akademiyasi akademias farhangestan hakadamia academiae akademio
faculty/unit: daneshkadeh daneshkade fakultaet fakultete tiedekunnan faculdad facultatis
universitycollege/type: hogskolan hogskola hogskole hogskolen hoyskole hoyskolen hojskole hojskolen hogskulen hogskule
appliedschool/type: hogeschool hogescholen ammattikorkeakoulun
graduate/subject: snatkottar pascasarjana posgrados posgraduados postgraduados postgrado posgraduacao poslediplomski podyplomowych lisansustu postgraduados doctorado doctoral
science/subject: vigyan vignan gwahak olum ulum ulumi sayansi kimiyya wetenskap wetenskappe agham tieteen tiede teaduse teaduste vedecka vedecky naukovyi naukova naukowa znanost shkencave shkenca eolaiochta gwyddoniaeth zientzia zientzien moksliniu bilgi ilim ulumiyah khoahoc kagakubu stiintifica stiintelor scientiarum
technology/subject: thekhnoloyi prodyogiki praudyogiki praudyogik proudyogiki gisul sanati fanavari fasaha teknolojia teknolohiya ufundi tegnologie teicneolaiochta technoleg teknillinen tehnikaulikool tehnikos technicznej techniczno tehnicko tehnoloski tehnolosko texnologiyalari teknologia technikon taqniya tiqniya jishu tekniikan tecnolog tehnikas tehnologiju teknikum technicum technopole technologique technologiques teknik kogyo
medicine/subject: tibb tib tibbi tibbiya pezeshki chikitsa ayurvigyan uigwa arstiteaduse laaketieteellinen lekarska lekarske mjekesise mjekesi iatriki yixue yike igaku lekarstva perubatan leighis meddygol medyczno
health/subject: hoken hokenkagaku kesihatan shendetesore zdorovya zdravotni zdravotnych gesondheid iechyd slainte tervise terveys osasun saglig sogliqni egeszseg salute zdravotnictvi sanitario sanitaria sanitarios
hygiene/subject: eisei hygiene higiene
nursing/subject: ganho kejururawatan osetrovatelstvi osetrovatelstva pielegniarstwa sestrinstva omvardnad sykepleie sygeplejeskolen sairaanhoito phayaban hemsirelik bakim
midwifery/subject: midwifery kebidanan obstetricia sagefemme hebammen partaria
rehabilitation/subject: rehabilitation rihabiriteshon rehabilitacion rehabilitacji reabilitacao riabilitazione readaptation
physiotherapy/subject: physiotherapy fisioterapia kinesiology kinesiologia kinesitherapie physiotherapie
agriculture/subject: krishi krishak keshavarzi nongeop nogyo zemedelska zemedelsky polnohospodarska kilimo noma landbou landbouw landbruk landbrugs lantbruks lantbruk tarim qishloq xojaligi poljoprivredne agricolae zemkopibas lauksaimniecibas mezogazdasagi maaulikool maataloustieteellinen amaethyddol talmhaiochta ziraat nong_lam wiejskiego rolniczo
education/subject: shiksha shikshan jiaoyu gyoyuk tarbiat moallem kyoin lehrer lehrerbildung larar lararhogskolan laerer uciteljski uciteljska nauczycielskie nauczycielska tanarkepzo tanitokepzo opettajan kasvatustieteen koyarwa ualimu onderwys onderwijs lerarenopleiding muallim perguruan edukim edukimit oideachais addysg hezkuntza svitlas vzdelavania vzdelavani vyucovani nevelestudomanyi enseignants profesorado maestros magisterio docente docentes formatore ensenanza ensino ensenanzas kyoshi vospitaniya opvoeding ogretmen ogretmenlik
arts/subject: sining kala honar yesul celf ealaine ealain taide taideteollinen taideakatemia kunstide kunsti dailininku dizajnu dailes umeleckych umelecky umeleckoprumyslova artystyczna artystyczny vytvarnych uzitych konstnarlig konstnarliga bellearti iskustava estetika zokei geidai beeldende sztuka kepzomuveszeti iparmuveszeti iskusstvo mystetstv mystetstva mystetstvo arteak san_at
performing/subject: performing szenische actoral escenicas escenica interpretes podium
dance/subject: dance danza tanz wudao ballet balet choreographic danse baile tanec
music/subject: sangeet ongakubu eumak zene zeneakademia muusika muzikologie hudba glasbo cerdd ceol musikens musikkhogskole musikkonservatorium musiqi musiqa muzikes
business/subject: obchod podnikani podnikania poslovna poslovne poslovni poslovno privredna privredni handlowa handlowy handelsakademie handelsakademien kommers liiketalouden arinduse aridus mercantile uzletii uzleti kereskedelem perniagaan perdagangan vyapar vanijya gno busnes entreprise entreprises gescheft afaceri afacerilor ticaret_universitesi kinh_doanh shangxueyuan handel negocio
entrepreneurship/subject: entrepreneurship emprendimiento empreendedorismo entrepreneuriat unternehmertum przedsiebiorczosci podjetnistvo podnikanie kewirausahaan wirausaha
management/subject: prabandh prabandhan guanli gyeongyeong spravni spravy spravne menedzerska menedzmenta manazment manazmentu manazerska usimamizi menaxhim juhtimise johtamisen stjorn gestora gerenciales keiei yonetim boshqaruv verwaltungswissenschaften idarecilik bainistiochta rheoli kudeaketa uprava uprave governance managers
economics/subject: jingji gyeongje keizai ekonomicko ekonomiczno majandus taloustieteen taloudellinen okonomiske kozgazdasagi eacnamaiochta arthashastra iqtisod iqtisodiyoti iqtisad eghtesad economique
finance/subject: caizheng geumyung financni penzugyi rahandus banka bankacilik bankarska bankowa bankowy perbankan banking bancaria bancarias bancos bankovni bankovnictvi bankovskyi
accounting/subject: uhasibu kaikei kuaiji perakaunan ucetnictvi rachunkowosci contabile contables muhasebe
law/subject: sheria zhengfa faxue beopgwa pravnicka pravnych pravosudiya dli dlithe cyfraith prawnicza juridinis oigusteaduse hogakubu qonun hoquq fashuyuan legis jogi jogtudomanyi drejtesise rechten rettens
social/subject: samaj samajik xa_hoi shehui sahoe shakai sosiaalialan sotsiaal socialnej socialinis spoleczno spolecznych ijtimaiy ejtemai tarsadalomtudomanyi tarsadalmi shoqerore sosyal gizarte cymdeithasol sozialpadagogik jamii
work/subject: labour labor trabajo trabalho lavoro travail truda pratsi prace praci arbeit arbeits trabalho lavoro travaux arbeid arbete praca pracy munka
humanities/subject: humanistyczno humanisticka humanisticke nhan_van humanitnych humanitnich jinmun jinbun renwen humaniora bolcseszettudomanyi humanitate humanistiska humanistinen insani umanisticos letras lettres letteras letters literature lettere humanistic
foreign/quality: foreign asing extranjeras estrangeiras etrangeres fremdsprachen fremdsprachige waiguo oeguk zagranicznych inostrannykh yabanci gaikoku
languages/subject: taal talen bahasa bhasha lugha eoneo keelte kielten kalbu jezykow jezykoznawstwa idiomas idioma linguaggi nyelvi xorijiy_tillar tillari tillar dil diller zaban ieithoedd teangacha hizkuntza
politics/subject: zhengzhi jeongchi politologie siyasi siyosiy chinh_tri rajniti staatswetenschappen
military/subject: junsa yukgun riku harbiya harp puolustusvoimien militaries tentera wojskowego forsvarets hadtudomanyi honvedelmi voisko askeri harbi kijeshi jeshi nezami
naval/subject: haishi kaijo kaiyo denizcilik pelayaran pelaut maritiem zeevaart zeevaartschool sjokrigsskolen sjoefart merenkulku mereakadeemia flota flotes morskogo morskoy nautica nautico nautique navigation navegacion morskih pomorstvo hang_hai marins
air/subject: hangkong hangtian hanggong koku kuko havacilik ucak penerbangan dirgantara letecka lotnictwa lotnicza letectvi zrakoplovni vazduhoplovni flyg flyve ilmailu usafiri_wa_anga aero aeronave minhang
police/subject: politi politiet gongan gyeongchal keisatsu kepolisian policejni policajneho policijski politsii politseiki politsiya militsiya polisakademien poliisi polizeihochschule policing politia garda heddlu
transport/subject: jiaotongyunshu tiedao tielu tetsudo cheoldo zheleznodorozhnyy zheleznodorozhnyi zeleznicni dopravni dopravy kommunikaciju putei soobshcheniya transportno perkeretaapian lalu_lintas saobracajne prometni prometnih promet temiryol demiryolu
computing/subject: jisuan keompyuteo dator datorzinatnu tietojenkasittely tietotekniikan racunarski racunarskih racunalniski racunalnistva ricomhaireacht cyfrifiadureg szamitastechnikai ordenagailu
information/subject: jeongbo informatikai teabe khabar suchana
communication/subject: tongxin tongsin tsushin youdian viestinta viestinnan sideulikool svyazi zvjazku iletisim haberlesme aloqa ertebat komunikacije infokommunikatsiy infokommunikaciju posts poczty postes correos
media/subject: chuanmei medya mediji mediju medialni midia maseveol
electronics/subject: jeonja elettronica electronicas
electric/subject: denki dianji elektrotehnicki elektrotehnika villamosmernoki energetyczny elektrik eletrica
mechanical/subject: mechanical mecanica mecanique mechanics masinski masinstvo strojni strojarstva strojnicka maschinenbau mashinostroyeniya mashinobuduvannya jixie kikai gepeszmernoki mecanicas makina meccanica mechatronics mecatronica mechatronik
engineering/subject: gonghak handasa muhandisi mohandesi insinoor insinooriopisto ingenieurschule ingeniorhojskole ingenjorshogskola inzynierska inzinerine mernoki innealtoireacht peirianneg abhiyantriki ingeniaritza ingenierias ingenieurwissenschaften injenerlik injineringu inzhenerii inzenyrska
construction/subject: geonchuk gradevinska gradbenistvo budivnytstva budivelnyi stroitelstva epites epitoipari ehitus jianzhugongcheng tumu obras budowlana
mining/subject: dizhi rudarstvo gornictwa gorniczohutnicza banicka geolosko hornicka dizhidaxue kuangshan geologicznych madan gornyi metallurgy metalurgia metallurgie metalurgija metalurgii metallurgicheskiy metalurski
textile/subject: wlokiennictwa textilii dokuma sen_i seni_kogyo
food/subject: gida ozuqa poteha potravinarska potravinarstva zywnosci zywienia elelmiszer elelmiszertudomanyi gastronomy gastronomia gastronomica culinary culinaria culinaire cuisine pishchevykh kharchovykh oziq_ovqat prehrambeno
animal/subject: peternakan zootecnica zootehnie zooveterinary pashu ghydle hayvancilik chikusan
water/subject: maji shui_li vandbyg hydraulic hydraulics hydraulique hidraulica wody vodnoho vodni irrigation irrigacion thuy_loi vodnogo
ocean/subject: haeyang kelautan marinha
environment/subject: moi_truong okologicheskiy ekologicheskiy ecology ecologia ecologie ecological ekologi ekologija okologia ekologii keskkonna ymparisto zivotniho_prostredi srodowisko amgylchedd comhshaol mazingira
life/subject: przyrodnicze przyrodniczy luonnonvara zivotne elettudomany bioeconomy bioscience biosciences
natural/subject: termeszettudomanyi prirodni prirodno prirodovedecka naturovetenskap luonnontieteellinen shizen ziran
tourism/subject: utalii gwangwang hotelova hotelska hotelierske hotelarstwa hoteliere hotelera turisticke matkailu lvyouxueyuan perhotelan pelancongan ospitalita hospitalidad idegenforgalmi turism turizmi
sport/subject: taiiku cheyuk olahraga keolahragaan idraet liikunta telesne telovychovy telesnej tjelesni testnevelesi fizkulturi spordi sportwissenschaft esportes esporte educazione_fisica chwaraeon
psychology/subject: shinrigaku simri psihologija pszichologiai psykologinen psihologiya
theology/subject: sinhak shingakko sinhakdaehak shenxue teologinen teologiske teologiska usuluddin ilahiyat ushuluddin theologiae teologie biblica biblique biblico bibel bijbel bijbelschool raamattu bogoslovski bogoslovni bogoslovska teoloski teoloska teologikal diniy duchovni
philosophy/subject: zheoxue cheolhak filosofian filozofia filosofiska falsafa
history/subject: lishi yeoksa rekishi itihas tarih ajalugu historiska historisk tortenelmi hanes dejepis
defence/subject: gynybos kaitsevae puolustus forsvar forsvarets honvedelem zashchity mudafaa difaa ulinzi
behaviour/subject: behavior behavioral behavioural verhalten verhaltens comportamento comportamiento comportement behavioralnich comportamentali
experimental/subject: experimental experimentelle experimentale experimentales experimentala
excellence/quality: excellence exzellenz excelencia eccellenza
quality/subject: quality qualitat qualitats calidad qualidade qualite qualita
emergency/subject: emergency notfall urgence urgences emergencia emergencias emergenza
artificial/subject: artificial kunstliche artificielle artificiale buatan
intelligence/subject: intelligence intelligenz inteligencia intelligenza
2/proper: ii
3/proper: iii
4/proper: iv
6/proper: vi
7/proper: vii
8/proper: viii
society/subject: society gesellschaft sociedad sociedade societe societa obshtestvo drustvo spolecnost tarsadalom societies
children/subject: children childhood kinder kindheit enfant enfance enfants infancia infantil bambini early_childhood ninos criancas kodomo gyermek dzieci deti
rights/subject: rights menschenrechte derechos direitos droits_humains diritti
democracy/subject: democracy demokratie democratie democracia democrazia democratisation
interdisciplinary/quality: interdisciplinary interdisziplinares interdisziplinar interdisciplinar interdisciplinaire interdisciplinare interdisciplinario multidisciplinary
resources/subject: resources recursos ressources risorse ressourcen zasobow resursy sumberdaya
nature/subject: nature naturaleza natureza natura
landscape/subject: landscape landscapes paysage paisagem paisagens paisaje landschaft
heritage/subject: heritage patrimoine patrimonio patrimonial kulturerbe
forensic/subject: forensic forensics forense forensik gerichtliche
cell/subject: cell cellular celular cellulaire zellbiologie zelle
molecular/subject: molecular moleculaire moleculaires molekulare molekularna
shipbuilding/subject: shipbuilding schiffbau perkapalan chuanbo sudostroyeniya
merchant/quality: merchant handelsmarine
translation/subject: translation traducao traduccion traduction ubersetzung dolmetscher interpreting interpreters
audit/subject: audit auditing auditoria accountants comptable contadores
market/subject: market mercado markt marche mercato
land/quality: land ladowych landstreitkrafte terestre terrestre suchoputnych
forces/subject: forces fortelor sil fuerzas forcas streitkrafte wojsk
polar/quality: polar polaire arctic arctique arktis
adult/subject: adult adults adultos adultes voksen erwachsenen
protection/subject: protection proteccion protecao schutz varstvo ochrony zashchita
labour/subject: labour labor rabot lavoratori
tax/subject: tax fiscal fiskalna tributaria steuer pajak
gifted/quality: gifted hochbegabte
bank/type: bank pankki banco banque banca bankas
station/unit: station estacion estacao statiunea stazione versuchsstation
forum/type: forum foro
youth/subject: youth juventud juventude jeunesse jugend gioventu pemuda
sea/subject: sea mar mer meer mare morze laut deniz
mountain/subject: mountain montana montanha montagne gebirge montagna
river/subject: river fluvial rechnogo rechnoy fluviale
border/subject: border frontera fronteira frontiere grenze frontier
peoples/quality: indigenous indigena indigenas indigenes autochtones
virtual/quality: virtuelle virtuel
cooperative/quality: cooperative cooperativa duale duales kooperative
light/quality: light
heavy/quality: heavy
statistics/subject: statistics statistik statistika statistical estadistica estatistica statistique statystyki tongji_xueyuan statistichnyy
logistics/subject: logistics logistica logistique logistik logistyki logistika wuliu
meteorology/subject: meteorology meteorological meteorologia meteo qixiang hydrometeorological
insurance/subject: insurance seguros assurance assurances versicherung asuransi ubezpieczen
acupuncture/subject: acupuncture shinkyu zhenjiu acupuntura
library/type: raamatukogu kirjasto leabharlann llyfrgell knjiznica toshokan tushuguan
national/quality: rashtriya rastriya pambansang taifa wataniya watani melli naisiunta cenedlaethol riiklik valtakunnallinen kansallinen guoli gungnip nacionalne nasionaal kitaifa naroden kombetare kombetar nazionalen nemzeti natsionalnoho nationis
international/quality: kimataifa gukje antarabangsa beynelxalq beynalxalq idirnaisiunta rhyngwladol nazioarteko dawliya duwali antarrashtriya nemzetkozi nderkombetar quoc_te internationalt
state/quality: jihar estaduais riigi dovleti memlekettik mamlakati rajya ipinle steeti valstybinis valsts allami staatlich statlig statens dawlati delstats negara
central/quality: kendriya markazi keskne centralen sentral gitnang
open/quality: mukt agored huria payame payam otvoreni otvorena odkryty avatud sorki nyitott agorad abertos aprobert ptukha
private/quality: dan_lap nevladin magan magantulajdonu yksityinen erakool privadesk nepublic
people/quality: people peoples popular populaires populaire renmin rakyat nhan_dan narodnyy narodnogo halk inmin xalq
royal/quality: frenhinol ratcha kralovske kiraly kiralyi kuninkaallinen
women/quality: yeoja kanya zhenskih zhensky perempuan puteri zenska naisten naiste menywod mban emakumeen ayollar kizlar khawateen kobieca
community/quality: komuniti komunitas cymunedol pobail spolocensky
protestant/quality: protestant protestante protestantisch protestantse reformed reformada reformierte reformatoriese gereformeerde reformata presbyterian presbiteriana presbiteriano presbyterienne prezbiterian huguenot
orthodox/quality: orthodox ortodoxa ortodox ortodoxe pravoslavna pravoslavny pravoslavnyy prawoslawna
buddhist/quality: buddhist bukkyo budha buddha budista fojiao bouddhique budis
jewish/quality: jewish judische hebrew hebraica yahudi ebraico
salesian/quality: salesian salesiana salesiano salesianum salesianos salesians
jesuit/quality: jesuit jesuits jesuita jesuitas
franciscan/quality: franciscan franciscana franciscano franciscain
applied/subject: yingyong ungyong rakenduslik rakendus ammattikorkea karbordi alkalmazott zastosowan primenjene taikomoji rakendusteaduste aplikovane aplikovana uporabne uporabnih
professional/subject: zhiye jeonmun shokugyo senmonshoku vocationnelle zawodowe zawodowych kutse ammatti yrkes erhvervs erhvervsakademi erhvervsakademiet kasbhunar kasbiy odborna odborne szakmai szakkepzo profesionnel fagskole fagskolen
industry/subject: sangeop san_eop ipari przemyslowy prumyslova promyslova teollisuuden udyog perusahaan manufacture manufaktur manufacturing
research/subject: anusandhan shodh yanjiu yeongu kenkyu tadqiqot pazhuhesh pajouhesh tutkimus tutkimuslaitos uuringute taighde ymchwil naukowo badawcza utafiti nghien_cuu vyskumu vyzkumu istrazivanje researches investigadores
development/subject: maendeleo taraqqiyot tosee fejlesztes arengu kehittamis datblygu forbairt garapena phat_trien gaebal
training/subject: opleiding opleidingen ausbildungs koulutus koulutuskeskus koolitus utbildning utdanning utdannelse uddannelse szkolen szkolenia latihan diklat capacitacion capacitacao perfectionnement fortbildung weiterbildung kepzo oiliuna hyfforddiant formaciones obuka obuke oqitish
innovation/subject: navachar innovatsion innovatsiyalar innovatsionnyy uuenduse inovacijski
memorial/quality: kumbukumbu smarak smriti emlek memorialas hatira
children/subject: childrens detska detske detskiy detskaya djecja djecju decja deciji otroske otroska infantiles enfants pediatrico pediatrica pediatrique padiatrisches paediatric paediatrics pediatric pediatrics pediatrie pediatria pediatri pediatrii detskogo cocuk lastentaudit barna gyermekgyogyaszati xiaoer
disease/subject: disease diseases krankheiten krankheit maladies maladie enfermedades doencas malattie bolezni bolesti chorob nemoci betegsegek hastaliklari sykdommer sygdomme sjukdomar zabolevaniy
cancer/subject: cancer cancers oncology oncological krebs krebsforschung tumour tumor tumors tumours tumori tumore tumeur cancerologia cancerologie cancro oncologia oncologico oncologica oncologie onkologie onkologicky onkologii onkologiczny onkologji onkologija onkoloski kreft kraeft syopa kanser daganat vezika aizheng zhongliu kanker cancerului
heart/subject: heart cardiac coeur corazon coracao cuore herz hjerte hjarta serca srdce srdca hartcentrum cardiology cardiological cardiologia cardiologie kardiologie kardiologii kardiologi cardiovascular kardiovaskular cardiovasculaire cardiovasculares cardiovascolare sydan
surgery/subject: surgery surgical chirurgie cirugia cirurgia chirurgia chirurgii chirurgischen kirurgi hirurgii hirurgija
tuberculosis/subject: tuberculosis tuberculose tuberkulose tuberkulozu gruzlicy tuberkulozy tuberculozei
eye/subject: eye eyes ophthalmology ophthalmic oftalmologia oftalmologico ophtalmologie augenklinik ogen oczu oftalmologie
bone/subject: orthopaedic orthopedic orthopaedics orthopedics ortopedia ortopedico ortopedica orthopadie orthopadische ortopedii ortopedi
brain/subject: brain cerveau cerebro cervello gehirn hirnforschung hjerne mozgu hersenen
infectious/subject: infectious infeccious infectieuses infecciosas infecciosos infettive zakaznych infekcnich infekcyjnych infektioner
psychiatry/subject: psychiatry psychiatric psychiatrie psiquiatria psiquiatrico psichiatria psichiatrico psychiatrii psykiatri psykiatrisk psychiatrische psychiatrique mental
geriatric/subject: geriatric geriatrics geriatrie geriatria gerontology gerontologia gerontologie
military/subject: militaer
emergency/subject: emergenta urgenta hitna
clinical/subject: clinical clinico klinische klinicky klinicni klinicki klinicko klinisk kliniczny kliniczna
agency/proper: agency agencies agentur agencia agence agenzia agentura agentstvo agencja agencija agentschap ajansi
authority/proper: authority autoridad autoridade autorite autorita behorde myndighet myndigheten autoriteit otoritas urad uradu urzad
management/subject: administratia administracija administracji administratsiya
directorate/proper: directorate direccion direcao direction direzione direktorat direktoratet direktion directie mudurlugu
commission/proper: commission comision comissao commissione kommission komision komisija komisja commissie komisi komissio commissariat
committee/proper: committee comite komite komitee comitato komitet comissio
board/proper: board junta lautakunta styrelse styrelsen
inspectorate/proper: inspectorate inspeccion inspection inspektion inspektorat inspektorate
archive/proper: archive archives archivo archivos arquivo arquivos archivio archivi archiv archief arkiv arkivet arkisto archiwum arhiv arhiva arxiu arsiv
garden/proper: garden gardens jardin jardim giardino garten tuin ogrod hage
botanical/subject: botanical botanic botany botanico botanica botanique botanischer botanisk botaniska botaniczny botanicka botanika botanicki plantentuin
zoological/subject: zoological zoology zoologico zoologica zoologique zoologie zoologischer zoologisk zoologi
geology/subject: geological geologico geologica geologique geologie geologisches geologisk geologiske geologiczny geologicka geologicki geoloski geologian jeoloji
survey/proper: survey levantamiento
geophysics/subject: geophysics geophysical geofisica geofisico geophysique geophysik geofysik geofyzikalni geofizyki geofizika geofiziki
oceanography/subject: oceanographique oceanografico oceanografica
hydrology/subject: hydrology hydrological hidrologia hydrologie hidrologi hydrologisk hidroloski
genetics/subject: genetica genetique genetik genomique
plant/subject: plant plants plantes plantas pflanzen planten piante vaxt rostlin rastlin roslin rasteniy bitki zuchtungsforschung
soil/subject: soil soils suelos suelo solos sols boden bodenkunde
crop/subject: crop crops cultivos culturas colture
wheat/subject: wheat trigo ble weizen pszenicy psenice
rice/subject: rice arroz riz riso reis padi
livestock/subject: livestock ganaderia pecuaria elevage tierzucht
vaccine/subject: vaccine vaccines vacunas vacinas vaccins impfstoffe
blood/subject: blood sangre sangue blut krwi krve krvi transfusion transfusiologii hematology haematology hematologia hematologie hamatologie hematologii
immunology/subject: immunology inmunologia imunologia immunologie immunologia immunologi immunologii imunologie
virology/subject: virology virologia virologie virologi virusologii wirusologii
microbiology/subject: microbiology microbiologia microbiologie mikrobiologie mikrobiologi mikrobiologija mikrobiologii
biochemistry/subject: biochemistry bioquimica biochimie biochemie biochimica biokemi biochemii biohimii biokimya
biophysics/subject: biophysics biofisica biophysique biophysik biofizyki biofiziki
physiology/subject: physiology fisiologia physiologie fysiologi fizjologii fiziologii fiziologija
pharmacology/subject: pharmacology farmacologia pharmacologie pharmakologie farmakologii farmakologi farmakologija
toxicology/subject: toxicology toxicologia toxicologie toxikologie toksykologii toksikologii
epidemiology/subject: epidemiology epidemiologia epidemiologie epidemiologi epidemiologii
parasitology/subject: parasitology parasitologia parasitologie parazitologie parazytologii
anthropology/subject: anthropology antropologia anthropologie antropologi antropologii antropologije
archaeology/subject: archaeology archeology archaeological arqueologia arqueologico archeologie archeologia archeologico archaologie archaologisches arkeologi arheologii arheologiju archeologii arkeoloji
ethnology/subject: ethnology ethnography etnologia etnografia ethnologie etnologi etnologiju etnografii ethnographie
linguistics/subject: sprachforschung jezikoslovje yazykoznaniya
literature/subject: literatura litterature letteratura literatur literatury knizevnost kirjallisuuden
optics/subject: optica optique optyki optiki photonics photonic photonik fotonica photonique fotoniki
laser/subject: laser lasers lasertechnik laseres
plasma/subject: plasma plasmaphysik plazmy plazmi
metals/subject: metal metals metales metais metaux metalle metalli metali metallov
ceramics/subject: ceramics ceramica ceramique keramik keramische ceramicos
polymer/subject: polymer polymers polymere polimeros polymeres polimeri polimerow polimerov polymerforschung
wood/subject: wood timber madera madeira bois holz holzforschung legno drewna dreva drveta
fuel/subject: fuel fuels combustibles combustiveis carburants kraftstoffe paliw toplivo
coal/subject: coal carbon_mineral charbon kohle wegla uhli uglya
transport/subject: rail railroad railroads bahn bahnen eisenbahn eisenbahnen ferrocarril ferrocarriles ferroviaria ferrovias ferrovie ferroviario chemins_de_fer spoorwegen jarnvag jarnvagar jernbane jernbaneverket kolej_zelazna zeleznice zeleznica vasut demiryollari zheleznye_dorogi
airline/subject: airline airlines airways lineas_aereas linhas_aereas linee_aeree lignes_aeriennes fluggesellschaft hava_yollari havayollari luftfahrtgesellschaft
airport/proper: airport aeropuerto aeroporto aeroport flughafen lufthavn lentoasema lotnisko letiste havalimani luchthaven
telecommunications/subject: telekomunikacja telekomunikasi telekommunikation telecomunicaciones telecomunicacoes telecomunicazioni telekomunikacije
motor/subject: motor motors motoren motores moteurs motori jidosha qiche automobile automobiles automobil automobili automoviles automotive otomotiv
steel/subject: steel acero aco acier stahl acciaio stal gangtie seitetsu celik staal
heavyindustries/subject: jukogyo zhonggong junggongeop
pharmacy/subject: seiyaku yakuhin zhiyao yaoye farmatsevticheskaya farmaceutski gyogyszer ilac lakemedel lakemidler laegemiddel
electric/subject: elettrica denryoku elektryczna jeongi
bank/type: banka banku bankasi ginko yinhang eunhaeng spar_kasse
insurance/subject: baoxian boheom assicurazioni versicherungen versicherungs sigorta verzekering verzekeringen forsikring forsakring pojistovna poistovna osiguranje vakuutus biztosito seguradora aseguradora strahovanie
trading/subject: trading shoji maoyi handelsgesellschaft torgovyi torgovaya
works/subject: works werke werk zavod zavody fabrika fabryka fabrik fabbrica usine tovarna tvornica gyar fabrikasi seisakusho
brewery/subject: brewery breweries brauerei brasserie cerveceria cervejaria pivovar browar bryggeri panimo
dairy/subject: dairy molkerei laiterie lacteos laticinios mlekara mlekarna meierei mejeri
newspaper/subject: newspaper zeitung periodico diario jornal giornale dagblad dagbladet noviny novine ujsag shimbun shinbun sinmun ribao
radio/subject: radio rundfunk radiodiffusion radiotelevision rozglas radyo
television/subject: television televisione televisao fernsehen televizia televizija televizyon telewizja televisie
broadcasting/subject: broadcasting broadcast broadcaster radiodifusion radiodifusao hoso_kyokai
federation/proper: federation federacion federacao federazione federatie forbund forbundet federacja federacija federatsiya foderation
league/proper: league liga ligue lega
club/proper: club clube klub klubb kulubu kerho
party/proper: party partido parti partei partito partij partia strana stranka partija partiet puolue
workers/subject: workers trabajadores trabalhadores travailleurs arbeiter lavoratori rabotnikov robotnicza
farmers/subject: farmers agricultores agriculteurs bauern contadini
consumer/subject: consumer consumers consumidor consumidores consommateurs verbraucher verbraucherschutz
security/subject: safety ohutus sikkerhet sikkerhed sakerhet turvallisuus
standards/subject: standards standardization standardisation normalizacion normung normalisation standardy metrology metrologia metrologie metrologii metroloji miar
patent/subject: patent patents patentes brevets patentamt patentny
employment/subject: employment empleo emprego emploi arbeitsmarkt impiego zatrudnienia zamestnanosti
demography/subject: demography demographic demographics demografia demographie demographiques population populations poblacion bevolkerungsforschung
climate/subject: climate clima climat klima klimatu klimaforschung climatica climatico
weather/subject: weather wetterdienst wetter
energy/subject: enerugi energetikai
atomic/subject: atomic atomica atomico atomique atom atomnoy atomowej atomenergi
radiation/subject: radiation radioproteccion radioprotection radioprotezione strahlenschutz radiologica radiological radiologico radiologique stralingsbescherming
particle/subject: particle particles particulas particules teilchenphysik
solid/subject: solid festkorper festkorperforschung solide solido
low/quality: low baja basse niedrige
temperature/subject: temperature temperatures temperaturas temperatur
structure/subject: structure structures structural estructura estrutura
archipelago/subject: archipelago archipielago arquipelago
ecosystem/subject: ecosystem ecosystems ecosistemas ecossistemas ecosystemes okosystem
biodiversity/subject: biodiversity biodiversidad biodiversidade biodiversite biodiversitat biodiversita
conservation/subject: conservation conservacion conservacao conservazione naturschutz conservatie naturvern
fisheries/subject: fiskeri fiskeriforskning rybactwa ribarstvo kalastus pescas peches rybnogo
mountain/subject: montanas montagnes
disaster/subject: disaster disasters desastres catastrophes katastrophen afet
rehabilitation/subject: reeducation rehabilitacyjny rehabilitacije rehabilitacni
primary/quality: primary primaria primaire
maternal/subject: maternal maternity materno maternite maternidade maternidad matki porodnice
mother/subject: mother mothers madre mutter
hospital/unit: klinika klinike klinikos sjukehus sykehuset sjukehuset spitali bolnicki bolnicni bolnice bolnitsy likarnya ligonine slimnica gasthuis lazaret krankenanstalt krankenanstalten rumah_sakit benh_vien yiyuan byeongwon mustashfa bimarestan aspatal hospitalul nosokomeio hastaneleri ospedaliero ospedaliera hospitalario hospitalaria hospitalieres hospitaliers sairaalan spitale spitaly szpitale szpitala nemocnica korhaza
organic/subject: organic organica organico organique organische organicke organicznej organiczna organicheskoy organicheskoi
inorganic/subject: inorganic inorganica inorganico anorganische anorganicke nieorganicznej neorganicheskoy neorganicheskoi inorganique
physical/subject: fizicheskoy
testing/subject: testing tests essais ensayos ensaios materialprufung prufung prove
mother/subject: matki majke matky
child/subject: dziecka dijete
geotechnical/subject: geotechnical geotekniska geoteknisk geotechnik geotecnica geotechnique
atomic/subject: genshiryoku wonjaryeok yuanzineng
development/subject: kaihatsu
organisation/proper: organisation organization organizacion organizacao organizzazione organisasi kiko organizacja organizacija organisaatio organisasjon organisatie
corporation/proper: gongsa gongsi
electric/subject: jeollyeok
general/proper: algemeen algemene general generale generali allgemeines allgemeine allgemeinen ogolny obecny opca zonghe sogo
national/quality: narodne narodnyi narodna narodowego narodowej nacionalnog natsionalnyy narodny nationella nasjonalt nasjonale nationalt
occupational/subject: occupational arbeidsmiljo arbejdsmiljo medycyny_pracy tyoterveys arbeitsmedizin
respiratory/subject: respiratory respiratorias respiratoires respiratorie pulmonary pulmonology lungenkrankheiten chorob_pluc plucnich
cytology/subject: cytology citologia tsitologii cytologie
molecular/subject: molekulyarnoy molekularnej molekularne molekulyarnoi
chemistry/subject: khimicheskoy himii khimiji
road/subject: road roads carreteras strassen vegvesen veg routes drog
vehicle/subject: vehicle vehicles vehiculos fahrzeuge vozidel
aircraft/subject: aircraft aeroplane aeronaves flugzeugwerke flugzeugbau samolotow
shipyard/subject: shipyard shipyards astilleros estaleiros chantiers_navals cantieri_navali werft werften stocznia brodogradiliste varv verft tersanesi
port/proper: port ports puerto hafen havn luka limani
customs/subject: customs aduanas aduana douanes zoll dogane douane
tax/subject: taxes impuestos impostos impots steuern tributos podatkow
treasury/proper: treasury tesoro hacienda tresor fazenda
court/proper: court tribunal corte cour gericht gerichtshof tribunale rechtbank domstol mahkemesi
parliament/proper: parliament parlamento parlement parlament parlamentul meclisi
senate/proper: senate senado senat senato
navy/subject: marineforces
embassy/proper: embassy embajada embaixada ambassade botschaft ambasciata ambasada
statistics/subject: estadisticas statistisches statistisk statistiska statistiske tilastokeskus statisticni statistyczny statisticky
archaeological/subject: archeologiczne
mapping/subject: cartography cartografia cartographie kartographie kartverket mapping
geodesy/subject: geodesy geodesia geodesie geodasie geodezji geodezii geodetic
seismology/subject: seismology seismological sismologia sismologie seismologie sejsmologii
volcanology/subject: volcanology vulcanologia vulcanologie vulkanologie
limnology/subject: limnology limnologie limnologia
ornithology/subject: ornithology ornithological ornitologia ornithologie
entomology/subject: entomology entomologia entomologie
paleontology/subject: paleontology palaeontology paleontologia paleontologie
nanotechnology/subject: nanotechnology nanotechnologies nanotecnologia nanotechnologie nanotehnologii nanociencia nanoscience nanowissenschaften
genomics/subject: genomics genomica genomique genomik
bioinformatics/subject: bioinformatics bioinformatica bioinformatique bioinformatik
catalysis/subject: catalysis catalisis catalise catalyse katalyse katalizy kataliza catalisi
crystallography/subject: crystallography cristalografia cristallographie kristallographie krystallografii
spectroscopy/subject: spectroscopy espectroscopia spectroscopie spektroskopie spektroskopii
hydraulics/subject: hidraulico
irrigation/subject: riego irrigacao
drought/subject: drought sequia
coffee/subject: coffee kaffee kahve kopi
sugar/subject: sugar azucar acucar sucre zucker zucchero seker cukru gula
tobacco/subject: tobacco tabaco tabac tabak tabacco tutun tytoniu
cotton/subject: cotton algodon algodao coton baumwolle cotone pamuk
wine/subject: weinbau viticulture viticultura viticoltura vigne
vegetables/subject: vegetables hortalizas hortalicas gemuse legumes warzyw
fruit/subject: fruit fruits frutas obstbau sadownictwa owoce
seed/subject: seed seeds semillas sementes semences saatgut
fertilizer/subject: fertilizer fertilizers fertilizantes engrais dunger
forestry/subject: lesnictvi sumarstvo gozdarski skogforsk skogs skog metsantutkimus
geography/subject: geografico
refugee/subject: refugee refugees refugiados refugies fluchtlinge
housing/subject: housing vivienda habitacao logement wohnungsbau
urban/quality: urban urbano urbanos urbaine stadtebau
consumer/subject: konsument forbruger forbruker
competition/subject: competition competencia concorrencia concurrence wettbewerb
data/subject: donnees
survey/proper: undersogelse undersokelse undersokning
brothers/proper: bros brothers freres gebruder fratelli hermanos irmaos
television/subject: tv
central/quality: midden
nature/subject: natuur priroda
research/subject: riset onderzoek forskningsinstitut
socialist/quality: socialist socialista socialiste sozialistische szocialista sosialistisk socialistisk socjalistyczna sosialistinen socialisticka
communist/quality: communist comunista communiste kommunistische kommunista komunistyczna kommunistisk komunisticka
democratic/quality: democratic democratica democratico democratique demokratische demokratisch demokratisk demokratyczna demokraticka
liberal/quality: liberal liberale liberales liberalna liberalni
republican/quality: republican republicana republicano republicaine republicain
nationalist/quality: nationalist nacionalista nationaliste nazionalista
conservative/quality: conservative conservador conservadora konservative konservativ
alliance/proper: alliance alianza alianca alleanza
confederation/proper: confederation confederacion confederacao confederazione konfederation
union/proper: unio
army/proper: ejercito exercito esercito armen heer landmacht haren
intelligence/subject: istihbarat renseignement
festival/proper: festspiele festivali festwochen
christian/quality: christlich christlichen
bavaria/proper: bavarian bayerischer bayerische bayerisches bayerischen
reserve/proper: reserva
service/type: servicio servico servizio szolgalat sluzba sluzhba tjanst
national/quality: orszagos
prefectural/quality: kenritsu
archaeology/subject: arkheologii arheologije
rheumatism/subject: rheuma rheumatism rheumatology reumatologia reumatologii rhumatologie
park/proper: parc parco parque
gas/subject: tianranqi
insurers/subject: insurers seguradoras seguradores aseguradoras aseguradores assureurs assicuratori assicuratrici versicherer verzekeraars forsakringsbolag
illustrious/quality: illustrious ilustre ilustres
nickel/proper: nikel nickel niquel
civil/subject: civils civiles civili
city/quality: lungsod sheher shahar linna stad miasta gradska dinas cathrach cathair cittadina
`;

/** Phrases of several words, replaced before the words; the longer ones first. */
export const PHRASE_TRANSLATIONS = `
bildenden kunste > arts
administracion de empresas > business
administracao de empresas > business
administration des entreprises > business
politidistrikt > police district
ricerca sul cancro > cancer research
colegio de la abogacia > bar association
riskkapital > venture capital
onderwijs en vorming > education training
association of banks > bank association
asociacion de bancos > bank association
associacao de bancos > bank association
association des banques > bank association
cong nghe thong tin > technology information
khoa hoc tu nhien > natural science
khoa hoc xa hoi > social science
bao chi va tuyen truyen > journalism communication
buu chinh vien thong > posts communication
san khau dien anh > theatre film
the duc the thao > sport
an ninh nhan dan > people security
canh sat nhan dan > people police
tai nguyen va moi truong > resources environment
khoa hoc > science
xa hoi > social
nhan van > humanities
ngoai ngu > foreign languages
my thuat > arts
am nhac > music
kien truc > architecture
moi truong > environment
tai nguyen > resources
thuy loi > water
hang hai > naval
hang khong > air
cong doan > trade union
ngan hang > banking
ngoai giao > diplomacy
quan su > military
hai quan > naval
chinh tri > politics
hanh chinh > management
giao duc > education
dan lap > private
quoc te > international
dien luc > electric energy
lao dong > work
thuong mai > business
kinh doanh > business
quan ly > management
nghien cuu > research
phat trien > development
dong a > east asia
mien dong > east
viet nam > vietnam
ha noi > hanoi
sai gon > saigon
hai phong > haiphong
da nang > danang
can tho > cantho
nha trang > nhatrang
vung tau > vungtau
maha witthayalai > university
krung thep > bangkok
euskal herriko > basque
baile atha cliath > dublin
university of life sciences > university agriculture
zivotniho prostredi > environment
wychowania fizycznego > sport
telesne vychovy > sport
fizicke kulture > sport
fizicko vaspitanje > sport
fizychnoi kultury > sport
fizicheskoi kultury > sport
fizicheskoy kultury > sport
kultury fizycznej > sport
jismoniy tarbiya > sport
beden egitimi > sport
cultura fisica > sport
gongxueyuan > engineering institute
yixueyuan > medicine institute
shangxueyuan > business institute
shifanxueyuan > normal institute
nongxueyuan > agriculture institute
qinggongye > light industry
akademii nauk stosowanych > appliedschool
educacio fisica > sport
javno zdravlje > public health
nouvelle orleans > neworleans
noko daigaku > agriculture technology university
haute ecole pedagogique > education appliedschool
vysoka skola technicka > higherschool technology
zhongnan > south central
technical and vocational > professional
educacao fisica > sport
educazione fisica > sport
pendidikan jasmani > sport
gospodarstwa wiejskiego > agriculture life
selskogo khozyaystva > agriculture
qishloq xojaligi > agriculture
putei soobshcheniia > transport
putei soobshcheniya > transport
vnutrennikh del > internal affairs
ichki ishlar > internal affairs
prace socialni > social work
socialni prace > social work
socialnej prace > social work
soziale arbeit > social work
trabajo social > social work
servico social > social work
travail social > social work
sosialt arbeid > social work
pracy socjalnej > social work
ilmu sosial > social science
ilmu politik > politics
ilmu komunikasi > communication
ilmu komputer > computing
ilmu pendidikan > education
ilmu keguruan > education
ilmu administrasi > management
ilmu farmasi > pharmacy
ilmu kepolisian > police
ilmu pelayaran > naval
ilmu alquran > quran
bahasa asing > foreign languages
ikip > institute education
stikom > higherschool communication
stisip > higherschool social politics
stiper > higherschool agriculture
stifar > higherschool pharmacy
stipram > higherschool tourism
stikosa > higherschool communication
stmipa > higherschool mathematics
stia lan > higherschool management lan
stak > higherschool christian
stab > higherschool buddhist
stabn > higherschool buddhist state
stahn > higherschool hindu state
iahn > institute hindu state
iakn > institute christian state
stakn > higherschool christian state
poltek > polytechnic
poltekpar > polytechnic tourism
polbangtan > polytechnic development agriculture
itekes > institute technology health
unika > university catholic
unismuh > university muhammadiyah
polman > polytechnic manufacturing
hs > appliedschool
akper > academy nursing
akbid > academy midwifery
akfar > academy pharmacy
dalam negeri > internal affairs
tentera udara > airforce
technical vocational education > professional education
chemicko technologicka > chemistry technology
chemicko technologicky > chemistry technology
khimiko tekhnologicheskiy > chemistry technology
elektrotechnical > electric
electrotechnical > electric
agrotechnical > agriculture technology
polymechanics > mechanical
radioelectronics > electronics radio
high school of > higherschool
hautes etudes > higher studies
altos estudios > higher studies
altos estudos > higher studies
estudios superiores > higher studies
estudos superiores > higher studies
hogere > higher
szkola wyzsza > higherschool
szkola glowna > higherschool
skola vysoka > higherschool
visoka sola > higherschool
shkolla e larte > higherschool
vyssha shkola > higherschool
vysshaya shkola > higherschool
foiskola > college
muszaki foiskola > college technology
kozepiskola > school
hochschule fur angewandte wissenschaften > appliedschool
angewandte wissenschaften > applied science
hogeschool > appliedschool
technische universitaet > university technology
tu > university technology
th > university technology
politechnika > university technology
politechniki > university technology
politechnice > university technology
politechnike > university technology
juridicum > faculty law
political science and law > politics law
politics and law > politics law
ecole polytechnique federale > federal polytechnic
eidgenossische technische hochschule > federal technology institute
pla > people liberation army
a&m > agriculture mechanical
a and m > agriculture mechanical
a & m > agriculture mechanical
a&t > agriculture technology
agricultural and mechanical > agriculture mechanical
agricultural and technical > agriculture technology
sci tech > science technology
telematica > open
telematic > open
arts and crafts > crafts
centre hospitalier universitaire > hospital university
chu > hospital university
teaching hospital > hospital university
university hospital > hospital university
hospital universitario > hospital university
hospital das clinicas > hospital university
universitatsklinik > hospital university
universitetssykehus > hospital university
universitetssjukhuset > hospital university
azienda ospedaliera universitaria > hospital university
uniwersytecki szpital kliniczny > hospital university
facultad latinoamericana de ciencias sociales > flacso
deemed to be university > university
deemed university > university
autonomous college > college
institution deemed > university
higher education complex > institute higher
muzeum historii naturalnej > naturalhistorymuseum
museu d historia natural > naturalhistorymuseum
prirodnjacki muzej > naturalhistorymuseum
prirodoslovni muzej > naturalhistorymuseum
prirodovedne muzeum > naturalhistorymuseum
luonnontieteellinen museo > naturalhistorymuseum
termeszettudomanyi muzeum > naturalhistorymuseum
muzeul de istorie naturala > naturalhistorymuseum
centralsjukhus > central hospital
lanssjukhus > county hospital
lasarett > hospital
gan center > cancer centre
gan kenkyu > cancer research
ras > russian academy of sciences
ran > russian academy of sciences
av cr > czech academy of sciences
sav > slovak academy of sciences
nasu > national academy of sciences of ukraine
nanu > national academy of sciences of ukraine
social democrats > social democratic party
democrats > democratic party
republicans > republican party
conservatives > conservative party
socialists > socialist party
communists > communist party
marines > marine corps
export import bank > exim bank
labor party > labour party
department of labor > department of labour
ministry of labor > ministry of labour
servicio geologico > geological survey
servico geologico > geological survey
service geologique > geological survey
luft und raumfahrt > aerospace
berufsbildung > vocational education
naturforskning > nature research
bosonderzoek > forest research
luftforskning > air research
vannforskning > water research
landbouwonderzoek > agriculture research
zeeonderzoek > marine research
staatsoper > state opera
staatstheater > state theatre
nationaltheater > national theatre
twenty first > 21st
twentieth century > 20th century
great britain > unitedkingdom
universitetssjukehus > hospital university
universitetssjukhus > hospital university
universitetssykehuset > hospital university
universitetshospital > hospital university
universitetshospitalet > hospital university
yliopistollinen sairaala > hospital university
yliopistollinen keskussairaala > hospital university
keskussairaala > central hospital
centralsygehus > central hospital
centralsjukhuset > central hospital
fakultni nemocnice > hospital university
fakultna nemocnica > hospital university
szpital uniwersytecki > hospital university
szpital kliniczny > hospital clinical
klinicki bolnicki centar > hospital university centre
univerzitetni klinicni center > university medicine centre
klinicki centar > clinical centre
egyetemi korhaz > hospital university
spitalul clinic > clinical hospital
spitalul judetean > county hospital
gyogyszeripari > pharmacy
azienda sanitaria > health
universitair ziekenhuis > hospital university
academisch ziekenhuis > hospital university
academic hospital > hospital university
cliniques universitaires > hospital university
hopitaux universitaires > hospital university
hopital universitaire > hospital university
university hospitals > hospital university
university medical center > university medicine centre
algemeen ziekenhuis > general hospital
djecje bolesti > children
rossiyskie zheleznye dorogi > russia transport
zheleznye dorogi > transport
azienda ospedaliero universitaria > hospital university
azienda ospedaliera > hospital
azienda ospedaliero > hospital
azienda sanitaria locale > local health
centre hospitalier > hospital
centre hospitalier regional universitaire > regional hospital university
centro hospitalar > hospital
complejo hospitalario > hospital
centro medico > medicine centre
centrum medyczne > medicine centre
medisch centrum > medicine centre
universitair medisch centrum > university medicine centre
universitatsspital > hospital university
universitaetsklinikum > hospital university
universitatskinderklinik > university children hospital
kinderkrankenhaus > children hospital
kinderklinik > children hospital
kinderspital > children hospital
kinderziekenhuis > children hospital
kantonsspital > cantonal hospital
landeskrankenhaus > state hospital
landeskliniken > state hospital
bezirkskrankenhaus > district hospital
kreiskrankenhaus > district hospital
herzzentrum > heart centre
herzklinik > heart hospital
augenklinik > eye hospital
frauenklinik > women hospital
zahnklinik > dental hospital
tierklinik > animal hospital
krebsforschungszentrum > cancer research centre
krebszentrum > cancer centre
krebsforschung > cancer research
klimaforschung > climate research
umweltforschung > environment research
naturforschung > nature research
hirnforschung > brain research
meeresforschung > marine research
polymerforschung > polymer research
agrarforschung > agriculture research
gesundheitsforschung > health research
bildungsforschung > education research
wirtschaftsforschung > economics research
festkorperelektronik > solid state electronics
festkorperforschung > solid state research
festkorperphysik > solid state physics
kernphysik > nuclear physics
plasmaphysik > plasma physics
bundesanstalt > federal institute
bundesinstitut > federal institute
bundesforschungsanstalt > federal research institute
bundesforschungsinstitut > federal research institute
bundesministerium > federal ministry
bundesamt > federal office
bundesbank > federal bank
landesamt > state office
landesanstalt > state institute
forschungsanstalt > research institute
forschungsgesellschaft > research society
forschungsinstitut > research institute
forschungsgemeinschaft > research society
onderzoeksinstituut > research institute
forskningsinstitutt > research institute
forskningsinstitutet > research institute
forskningscenter > research centre
forskningssenter > research centre
forskningsrad > research council
forskningsradet > research council
tutkimuskeskus > research centre
tutkimuslaitos > research institute
kutatokozpont > research centre
kutatointezet > research institute
kutatointezete > research institute
nemzeti muzeum > national museum
riksmuseet > national museum
nationalmuseet > national museum
nationalmuseum > national museum
staatsbibliothek > state library
landesbibliothek > state library
nationalbibliothek > national library
riksarkivet > national archive
rigsarkivet > national archive
bundesarchiv > federal archive
landesarchiv > state archive
nationaal archief > national archive
public health > public health
salud publica > public health
saude publica > public health
sante publique > public health
sanita pubblica > public health
zdrowia publicznego > public health
verejneho zdravi > public health
folkehelseinstituttet > institute public health
javno zdravje > public health
medio ambiente > environment
meio ambiente > environment
seguridad social > social security
securite sociale > social security
previdencia social > social security
centro de investigacion > research centre
centro de investigaciones > research centre
centro de pesquisas > research centre
centre de recherche > research centre
centre de recherches > research centre
centro ricerche > research centre
instituto de investigacion > research institute
instituto de investigaciones > research institute
instituto de pesquisa > research institute
instituto de pesquisas > research institute
institut de recherche > research institute
institut de recherches > research institute
banco central > central bank
bank centralny > central bank
banque centrale > central bank
zentralbank > central bank
nationalbank > national bank
merkez bankasi > central bank
obras publicas > public works
travaux publics > public works
asuntos exteriores > foreign affairs
relaciones exteriores > foreign affairs
relacoes exteriores > foreign affairs
affaires etrangeres > foreign affairs
affari esteri > foreign affairs
auswartiges amt > foreign office
`;
