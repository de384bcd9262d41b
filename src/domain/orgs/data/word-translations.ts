// Further words of the names of schools and institutes in the languages of the world, each under its plain English word.
// Written by hand; a word that the main table knows keeps its place there. A line is a plain word with its class, then words.

export const WORD_TRANSLATIONS = `
university/type: mahawitthayalai vitthayalay bisvavidyalaya bishwabidyalaya vishwavidyapeeth visvavidyalaya jamiar jamiatu jamaat mahadum unifesiti yunifasiti universidat universitato uniwersitet daehagyo taehakkyo daigakko haskolinn haskola panepistemio sveucilista universitetli davlatuniversiteti yunivarsiti
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
work/subject: prace praci arbeit arbeits trabalho lavoro travaux arbeid arbete praca pracy munka
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
city/quality: lungsod sheher shahar linna stad miasta gradska dinas cathrach cathair cittadina
`;

/** Phrases of several words, replaced before the words; the longer ones first. */
export const PHRASE_TRANSLATIONS = `
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
high school > higherschool
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
`;
