// Common names outside the United States, written by hand from published national rankings as rough shares: bits (log2
// of one bearer in so many people who are named on the web), then the names. A region is scaled by its part of the web,
// so that 7 % of China and 1 % of the United States come out alike. Folded spellings, a hyphen for a space.

/** Region, then lines of bits and family names. */
const ASIAN_FAMILY_NAMES: readonly (readonly [string, string])[] = [
  [
    'China (Latin spelling; 2020 census ranks: Wang, Li, Zhang 7 % each)',
    `6 wang li zhang liu chen
7 yang huang zhao wu zhou
7.5 xu sun ma zhu hu guo he lin gao luo
8.5 zheng liang xie song tang deng han feng cao peng zeng xiao tian dong pan yuan cai jiang yu du ye cheng wei su lu ding ren shen yao lu jiang cui zhong tan wang fan jin shi liao jia xia fu fang bai zou meng xiong qin qiu hou yan yin xue lei hao long duan lai gong shao qian tang wan wu tao mao qiao`,
  ],
  [
    'Hong Kong, Taiwan, Singapore, overseas Chinese spellings',
    `8.5 wong chan lee cheung lau ng leung ho chang chow tsai hsu hsieh kuo
9.5 lam tan lim yeung yip tang fung chu kwok mak tse poon teo goh ong koh chua sim yeo toh cheng kwan tsang lo siu chiu chung tseng yeh liao chiang peng`,
  ],
  [
    'Korea (Kim 21 %, Lee 15 %, Park 8 %)',
    `7 kim lee gim i
8 park pak bak yi
8.5 choi choe jung jeong chung
9.5 gang jo o sin gwon go mun gwak seong ju u gu kang cho yoon yun jang chang lim im han oh seo suh shin kwon hwang ahn an song ryu yoo yu hong jeon jun ko koh moon mun yang son sohn bae paik baek heo hur nam no roh ha noh kwak sung cha joo joo woo koo`,
  ],
  [
    'Vietnam (Nguyen 38 %)',
    `6.5 nguyen
8 tran le
8.5 pham hoang huynh phan vu vo dang bui
9.5 do ho ngo duong ly dinh truong trinh mai luong dao doan vuong lam`,
  ],
  [
    'Japan (Sato 1.5 %)',
    `9 sato suzuki takahashi tanaka
9.5 watanabe ito yamamoto nakamura kobayashi kato
10.5 yoshida yamada sasaki yamaguchi matsumoto inoue kimura hayashi saito shimizu yamazaki mori abe ikeda hashimoto yamashita ishikawa nakajima maeda fujita goto ogawa okada hasegawa murakami kondo ishii sakamoto endo aoki fujii nishimura fukuda ota miura fujiwara okamoto matsuda nakagawa nakano harada ono tamura takeuchi kaneko wada nakayama ishida ueda morita hara shibata sakai kudo yokoyama miyazaki miyamoto uchida takagi ando taniguchi ohno maruyama imai takada fujimoto takeda murata ueno sugiyama masuda sugawara hirano otsuka kojima kubo matsui chiba iwasaki sakurai kinoshita noguchi matsuo nomura kikuchi sano onishi sugimoto arai
11.5 ichikawa furukawa shimada mizuno yoshikawa yamauchi nishida iida nishikawa komatsu kitamura yasuda igarashi kawaguchi hirata seki nakata kubota hattori higashi iwata tsuchiya kawasaki fukushima honda tsuji higuchi akiyama taguchi nagai yamanaka nakanishi yoshimura kawakami ohashi ishihara matsuoka hamada baba morimoto yano asano matsushita hoshino okubo yoshioka koike noda araki kumagai matsuura otani kuroda hori ozaki kawamura mochizuki nagata naito matsumura nishiyama oshima hirai hayakawa iwamoto katayama horiuchi adachi kodama miyata kurihara kataoka`,
  ],
  [
    'India, Pakistan, Bangladesh, Sri Lanka',
    `7 singh kumar khan
8 sharma ali patel ahmed das devi gupta shah hussain
8.5 yadav rahman hossain islam begum ahmad kaur roy verma mishra malik iqbal
9.5 reddy rao nair jain mehta joshi agarwal aggarwal pandey tiwari dubey choudhary chowdhury chaudhary chatterjee mukherjee banerjee ghosh bose sen dutta pal saha mondal biswas sarkar paul thomas naidu menon pillai krishnan subramanian raman iyer iyengar desai patil kulkarni deshmukh pawar jadhav shinde thakur chauhan rathore rajput saxena srivastava sinha prasad jha mehra kapoor khanna malhotra arora bhatia chopra sethi gill sidhu dhillon grewal butt sheikh shaikh siddiqui qureshi ansari mirza raza bhatt pathak trivedi dave vyas perera fernando silva de-silva jayawardena`,
  ],
];

const ALSO_WORDS: ReadonlySet<string> = new Set(
  'sun pan tan fan long song park moon son man das dave paul thomas islam ren tang gong young'.split(' '),
);

/** Given names of Asia are many and family names few: "Wei Ling Wong" is known for a name by its last word. */
export const tellingFamilyNames = (): string[] =>
  ASIAN_FAMILY_NAMES.flatMap(([, ranks]) => ranks.split(/\s+/)).filter(
    (name) => /^\p{L}{3,}$/u.test(name) && !ALSO_WORDS.has(name),
  );

export const WORLD_FAMILY_NAMES: readonly (readonly [string, string])[] = [
  ...ASIAN_FAMILY_NAMES,
  [
    'Arabic-speaking countries and Iran (names of fathers serve as family names)',
    `8 mohamed mohammed muhammad ahmed ali hassan mhmd ahmd ly hsn
9 hussein ibrahim abdullah mahmoud mustafa omar osman khalil saleh salem youssef yousef hamad rahman karim aziz hamid
10 mansour nasser said saeed salah farouk amin haddad khoury khalifa sayed elsayed fathi gamal kamal rashid jaber hamdan awad ismail abbas najjar darwish shaker bakr taha zaki ghanem moussa mousavi hosseini mohammadi ahmadi karimi rezaei moradi jafari ebrahimi rahimi hashemi sadeghi`,
  ],
  [
    'Spanish-speaking countries (García 3 %)',
    `8 garcia rodriguez gonzalez martinez hernandez lopez
8.5 perez sanchez ramirez fernandez gomez diaz flores torres
9.5 rivera ruiz alvarez jimenez moreno munoz romero alonso gutierrez navarro dominguez vazquez vasquez ramos gil serrano blanco molina morales suarez ortega delgado castro ortiz rubio marin sanz iglesias nunez medina garrido cortes castillo santos lozano guerrero cano prieto mendez cruz calvo gallego vidal leon herrera marquez pena flores cabrera campos vega fuentes carrasco diez reyes caballero nieto aguilar pascual herrero santana hidalgo gimenez montero ibanez ferrer duran santiago vicente benitez mora arias vargas carmona crespo roman pastor soto saez velasco moya soler parra esteban bravo gallardo rojas salazar mendoza espinoza contreras silva sepulveda rojas guzman valdez pacheco acosta quispe mamani rios cardenas figueroa castaneda chavez avila maldonado
11.5 herrera aguilar pena cabrera campos vega leon marquez prieto cano calvo cruz gallego vidal lozano fuentes santos guerrero mendez rojas carrasco soto pascual caballero ferrer arias bravo vargas santiago lorenzo hidalgo gimenez ibanez esteban duran santana mora vicente benitez parra rivas salazar guzman contreras mendoza acosta figueroa espinoza valenzuela tapia reyes castillo sepulveda araya zapata restrepo osorio cardenas cortes salas valencia quintero mejia`,
  ],
  [
    'Portuguese-speaking countries (Silva 10 % in Brazil)',
    `8 silva santos oliveira souza sousa
9 pereira ferreira costa rodrigues almeida nascimento lima alves araujo ribeiro carvalho
10 gomes martins rocha barbosa cardoso teixeira correia correa dias fernandes lopes marques moreira mendes nunes soares vieira monteiro freitas barros pinto moura cavalcanti campos castro melo azevedo batista borges ramos reis cunha machado goncalves coelho fonseca neves duarte antunes henriques figueiredo pires tavares macedo guimaraes
11.5 tavares machado coelho duarte antunes reis cunha pires baptista andrade matos miranda henriques figueiredo nogueira fonseca simoes magalhaes brito guimaraes vaz neves macedo amaral leite pinheiro morais moraes farias santana rezende siqueira`,
  ],
  [
    'Russian and Ukrainian (both genders are folded to one)',
    `9 ivanov smirnov kuznetsov popov petrov
10 sokolov lebedev kozlov novikov morozov volkov solovyov vasiliev vasilyev zaytsev pavlov semenov golubev vinogradov bogdanov vorobyov fedorov mikhailov belyaev tarasov belov komarov orlov kiselev makarov andreev kovalev ilyin gusev titov kuzmin kudryavtsev baranov kulikov alekseev stepanov yakovlev sorokin sergeev romanov zakharov borisov korolev gerasimov ponomarev grigoriev lazarev medvedev ershov nikitin sobolev ryabov polyakov tsvetkov danilov zhukov frolov zhuravlev nikolaev krylov maksimov sidorov osipov belousov fedotov dorofeev egorov matveev bobrov dmitriev kalinin anisimov antonov timofeev melnik shevchenko kovalenko bondarenko tkachenko kravchenko boyko kovalchuk oliynyk shevchuk polishchuk lysenko
11.5 gavrilov efimov denisov filippov gorbunov kazakov afanasyev afanasiev vlasov maslov isaev tikhonov aksenov rodionov kotov gorshkov savelyev panov rybakov suvorov abramov voronov mukhin arkhipov trofimov martynov emelyanov gorbachev chernov ovchinnikov seleznev panfilov kopylov mikheev galkin lukin nesterov kolesnikov artemov knyazev prokhorov shcherbakov bykov larionov savchenko rudenko petrenko moroz marchenko ponomarenko vasylenko vasilenko pavlenko kharchenko klymenko klimenko kravchuk koval kovtun hrytsenko gritsenko tkachuk savchuk romanenko ivanenko zhuk mazur yurchenko nazarenko khomenko sydorenko panasenko litvin lytvyn shulga shulha`,
  ],
  [
    'German-speaking countries',
    `9 muller mueller schmidt schneider fischer
9.5 weber meyer wagner becker schulz hoffmann
10.5 schafer koch bauer richter klein wolf schroder neumann schwarz zimmermann braun kruger hofmann hartmann lange schmitt werner schmitz krause meier lehmann schmid schulze maier kohler herrmann konig walter mayer huber kaiser fuchs peters lang scholz moller weiss jung hahn schubert vogel friedrich keller gunther frank berger winkler roth beck lorenz baumann franke albrecht schuster simon ludwig bohm winter kraus martin schumacher vogt stein jager otto sommer gross seidel heinrich brandt haas schreiber graf dietrich ziegler kuhn pohl engel horn busch bergmann thomas voigt sauer arnold wolff pfeiffer steiner gruber moser egger
11.5 lang fuchs scholz moller weiss jung hahn schubert vogel friedrich keller gunther frank berger winkler roth beck lorenz baumann franke albrecht schuster simon ludwig bohm winter kraus martin schumacher kramer vogt stein jager otto sommer gross seidel heinrich brandt haas schreiber graf schulte dietrich ziegler kuhn pohl engel horn busch bergmann thomas voigt sauer arnold wolff pfeiffer gruber steiner moser eder wimmer egger brunner leitner pichler hofer reiter fischbacher meister frei suter gerber burri zurcher baumgartner wyss kunz hofer lanz`,
  ],
  [
    'French-speaking countries',
    `9.5 martin bernard dubois thomas robert
10.5 richard petit durand leroy moreau simon laurent lefebvre michel garcia david bertrand roux vincent fournier morel girard andre lefevre mercier dupont lambert bonnet francois martinez legrand garnier faure rousseau blanc guerin muller henry roussel nicolas perrin morin mathieu clement gauthier dumont lopez fontaine chevalier robin masson sanchez gerard nguyen boyer denis lemaire duval joly gautier roger roche roy noel meyer lucas meunier jean perez marchand dufour blanchard marie barbier brun dumas brunet schmitt leroux colas fernandez arnaud tremblay gagnon bouchard cote gagne pelletier lavoie
11.5 muller lemoine roussel mathieu gautier masson marchand duval denis dumont marie lemaire noel meyer dufour meunier brun blanchard giraud joly riviere lucas brunet gaillard barbier arnaud martinez gerard roche renard schmitt roy leroux colin vidal caron picard roger fabre aubert lemoine renaud dumas lacroix olivier philippe bourgeois pierre benoit rey leclerc payet rolland leclercq guillaume lecomte lopez jean dupuy guillot hubert berger carpentier sanchez dupuis moulin louis deschamps huet vasseur perez boucher fleury royer klein jacquet adam paris poirier marty aubry guyot carre charles renault charpentier menard maillard baron bertin bailly herve schneider fernandez le-gall collet leger bouvier julien prevost millet perrot daniel tremblay gagnon cote bouchard gauthier morin lavoie fortin gagne`,
  ],
  [
    'Italian',
    `9.5 rossi russo ferrari esposito bianchi
10.5 romano colombo ricci marino greco bruno gallo conti deluca mancini costa giordano rizzo lombardi moretti barbieri fontana santoro mariani rinaldi caruso ferrara galli martini leone longo gentile martinelli vitale lombardo serra coppola de-santis dangelo marchetti parisi villa conte ferraro ferri fabbri bianco marini grasso valentini messina sala gatti pellegrini palumbo sanna farina rizzi monti cattaneo morelli amato silvestri mazza testa grassi pellegrino carbone giuliani benedetti barone rossetti caputo montanari guerra palmieri bernardi martino fiore ferretti bellini basile riva donati piras
11.5 sartori neri orlando bellucci ferro damico vitali pagano negri battaglia ruggiero castelli fiorentino bernardini marchi sorrentino milani lombardini rota cirillo donofrio deangelis de-angelis de-luca deluca damiano lazzari vitiello catalano fusco longhi angelini poli brambilla bertolini zanetti`,
  ],
  [
    'Polish, Czech, Slovak, Hungarian, Romanian',
    `10 nowak kowalski novak novakova nagy popa popescu
10.5 kowalska wisniewski wisniewska wojcik kowalczyk kaminski kaminska lewandowski zielinski szymanski wozniak dabrowski kozlowski jankowski mazur wojciechowski kwiatkowski krawczyk kaczmarek piotrowski grabowski svoboda novotny dvorak cerny prochazka kucera vesely horak nemec pokorny horvath kovacs toth szabo varga kiss molnar nemeth farkas balogh papp takacs juhasz ionescu dumitru stan stoica gheorghe matei ciobanu rusu munteanu
11.5 pawlowski michalski zajac krol wieczorek jablonski wrobel nowakowski majewski stepien olszewski jaworski malinowski adamczyk dudek gorski nowicki pawlak witkowski walczak sikora baran rutkowski michalak szewczyk ostrowski tomaszewski pietrzak zalewski wroblewski marciniak jasinski sadowski zawadzki bak jakubowski duda wlodarczyk chmielewski borkowski sokolowski wilk szczepanski sawicki kucharski lis kubiak maciejewski mazurek kalinowski wysocki czarnecki kolodziej urban kazmierczak sobczak konieczny glowacki zakrzewski wasilewski krajewski laskowski sikorski ziolkowski gajewski szulc mroz brzezinski makowski kaczmarczyk baranowski przybylski kania blaszczyk borowski gorecki szymczak chojnacki kozak
11.5 kral jelinek ruzicka benes fiala sedlacek dolezal zeman kolar navratil cermak urbanek vanek blazek kriz kratochvil kopecky bartos vlcek musil capek simek polak konecny maly stastny holub soukup cech kadlec stanek hruska hajek pospisil marek bures ruzickova benesova fialova sedlackova dolezalova kolarova svobodova novotna dvorakova cerna prochazkova kucerova vesela horakova nemcova pokorna hajkova kralova jelinkova balaz kovac lukac hudak gajdos hrusovsky simko sykora tomas bartosova
11.5 lakatos meszaros olah simon racz fekete szilagyi torok feher gal kis szucs kocsis orsos pinter fodor sipos magyar lukacs gulyas biro kiraly katona laszlo jakab bogdan balazs constantin marin dima nistor florea dobre barbu cristea lungu tudor moldovan ilie manole oprea`,
  ],
  [
    'Nordic countries',
    `9.5 andersson johansson hansen jensen nielsen karlsson
10.5 nilsson eriksson larsson olsson persson svensson gustafsson pettersson jonsson jansson hansson bengtsson pedersen andersen christensen larsen sorensen rasmussen jorgensen petersen madsen kristensen olsen johansen kristiansen nilsen karlsen johnsen eriksen berg haugen hagen korhonen virtanen makinen nieminen makela hamalainen laine heikkinen koskinen jarvinen lehtonen lindberg lindstrom lindqvist lundberg
11.5 lindberg lindstrom lindqvist lindgren berg bergstrom sandberg lundberg lundgren lundqvist forsberg sjoberg wallin engstrom eklund danielsson hakansson lundin bjork bergman fredriksson samuelsson holm holmberg nystrom isaksson bergqvist arvidsson poulsen knudsen moller mortensen thomsen christiansen olesen lund holm schmidt frederiksen henriksen clausen jakobsen jacobsen dahl iversen nilsen haugen hagen eriksen lie moen halvorsen berge bakken strand lunde solberg amundsen korhonen virtanen makinen nieminen makela hamalainen laine heikkinen koskinen jarvinen lehtonen lehtinen saarinen`,
  ],
  [
    'Dutch-speaking countries',
    `10.5 jansen devries de-vries vandenberg van-den-berg bakker visser smit dejong de-jong meijer mulder deboer peeters janssens maes jacobs mertens willems claes goossens wouters
11.5 van-dijk vandijk janssen hendriks vandermeer van-der-meer bos vos peters vanleeuwen van-leeuwen dekker brouwer dewit de-wit dijkstra smits degraaf de-graaf vandermolen kok jacobs vanvliet van-vliet hermans vandenheuvel de-groot degroot schouten willemsen hoekstra koster prins huisman postma kuipers veenstra kuijpers bosman dubois lambert dupont martens desmet de-smet declercq de-clercq desmedt wauters`,
  ],
  [
    'Turkey',
    `9.5 yilmaz kaya demir sahin celik
10.5 yildiz yildirim ozturk aydin ozdemir arslan dogan kilic aslan cetin kara koc kurt ozkan simsek polat korkmaz cakir erdogan acar
11.5 ozer erdem gunes yavuz can bulut keskin unal turan gul tekin yuksel avci tas koksal bozkurt ates aksoy aktas coskun ozcan sari kaplan`,
  ],
  [
    'Greek, Jewish, African and other names',
    `10.5 papadopoulos pappas georgiou ioannou cohen levy levi mizrahi peretz friedman goldstein katz shapiro kaplan okafor okeke adeyemi ibrahim musa abubakar mensah owusu boateng osei diallo traore keita diop ndiaye dlamini nkosi naidoo botha santoso setiawan wijaya hidayat rahman ismail abdullah reyes cruz bautista delacruz dela-cruz ocampo garcia mendoza`,
  ],
];

/** Given names of all regions. */
export const WORLD_GIVEN_NAMES = `
6 mhmd ahmd wei jing li min yan mohammed muhammad mohamed maria jose
7 ly hsn hsyn mr fatmt jun ying xin lei hui ping hong yu yang hao jie tao bin peng feng fang juan carlos luis ahmed ali minh
8 chao bo gang ning jian ming hua chun zhi xiao yun guo qiang yong kai rui yi long chen lin qing dan na xiaoming haoran zihan anh thanh hoa linh hung tuan huong duc nam ji hyun young jin seung min-ji sung jae hee kyung soo hye sergey sergei aleksandr alexander elena olga tatiana tatyana ivan dmitry andrey aleksei alexey natalia irina svetlana anna ana hassan hussein omar khalid ibrahim abdul abdullah mahmoud mustafa youssef yusuf fatima sanjay rajesh amit anil sunil vijay ravi suresh ramesh priya deepak manish rahul ashok arun sandeep antonio francisco manuel jesus javier miguel pedro alejandro fernando jorge joao paulo joseph jean michel pierre marie
9 takashi hiroshi kenji yuki akira satoshi taro ichiro yoko keiko kazuo makoto haruka yui minjun jisoo jihye nikolai mikhail vladimir yuri igor oleg pavel maxim anton ekaterina marina yulia mehmet ahmet ayse fatma emre murat zeynep elif marco andrea giuseppe francesco giovanni luca paolo stefano alessandro laura chiara stefan andreas wolfgang klaus hans jurgen thomas michael peter sabine petra monika jan piotr krzysztof andrzej pawel katarzyna malgorzata agnieszka tomas jiri petr jana laszlo istvan zoltan ferenc mihai andrei ion lars erik anders per karin kristina johan bjorn ole francois philippe nicolas christophe sophie isabelle nathalie catherine rafael diego pablo sergio eduardo ricardo roberto alberto marta lucia carmen rosa joao tiago bruno rodrigo gustavo felipe fernanda juliana camila beatriz neha pooja anjali kavita lakshmi krishna ganesh venkat srinivas abhishek nikhil rohit vikram arjun imran usman bilal tariq ayesha sana hamza karim samir rania layla nour reza hossein mehdi zahra sara david daniel yael noa moshe
10 kenta kentaro daisuke takuya naoki kazuya shota yusuke hiroki ryo kenichi koichi shinichi yuichi masahiro hideki tomoko kumiko naoko yumiko mayumi akiko noriko emiko michiko ayumi megumi aiko sakura hana jiwoo seojun minseo jiyoung jiyeong minji sujin eunji hyejin jieun yuna hyunwoo sanghyun sangwoo dongwook junho jihoon jihun seunghyun youngho minsu kyungsoo yejin soyeon taeyang aleksandra joanna magdalena barbara ewa elzbieta dorota marcin tomasz michal jakub grzegorz adam lukasz mateusz wojciech mariusz dariusz zbigniew jerzy janusz jozef marek robert rafal karolina natalia paulina justyna beata iwona renata lucie katerina lenka hana eva martina veronika petra tereza michaela zuzana jaroslav miroslav zdenek vaclav martin jakub ondrej lukas milan josef frantisek karel vojtech gabor attila andras balazs katalin eva ildiko erzsebet gheorghe vasile nicolae elena ioana adrian cristian alexandru florin mariana giulia francesca federica valentina silvia elisa martina alessia simona sara davide matteo simone fabio massimo riccardo claudio maurizio roberto antonio mario luigi salvatore vincenzo domenico angelo enrico giorgio emanuele filippo nicola julien sebastien guillaume romain alexandre antoine thierry laurent olivier stephane frederic celine aurelie emilie camille julie claire helene christine veronique valerie sandrine caroline jens uwe frank jorg ralf bernd dieter gunter helmut manfred heinz karl johannes tobias sebastian florian matthias christian markus alexander anja katrin susanne birgit gabriele ursula renate claudia stefanie julia katharina lena jeroen marieke anneke pieter johannes willem henk kees bart sander maarten sanne lotte mikael magnus fredrik henrik jonas mattias niklas mats stig gunnar ingrid kerstin marianne birgitta eva lena elin emma morten soren jesper mads rasmus kirsten hanne mette pia lone knut arne geir svein tor bjorn astrid randi berit siri kari timo juha matti antti mika pekka liisa oleksandr volodymyr serhii sergii serhiy andrii andriy mykola ivan vasyl yurii yuriy oleh dmytro viktor olena oksana iryna nataliia natalya liudmyla tetiana halyna svitlana yuliia kateryna mariia ludmila lyudmila galina valentina nadezhda lyubov vera nina evgeny evgeniy evgenii viktor konstantin roman artem denis kirill ilya stanislav vladislav valery anastasia daria ksenia polina alina evgenia viktoria larisa alvaro ruben adrian raul enrique rosario dolores pilar cristina elena isabel teresa beatriz raquel monica silvia alejandra claudia patricia gabriela veronica marcelo leonardo vinicius thiago mateus lucas gabriel larissa leticia amanda mariana patricia aline vanessa
`;
