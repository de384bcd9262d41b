// Given names that are one name: short and pet forms with their full form, and spellings of one name across languages.
// Written by hand; every line starts with the full form, the rest are forms a bearer may use.

/** Full form, then short and pet forms. */
export const SHORT_FORMS = `
aaron: ron ronnie
abdelaziz: aziz
abdulaziz: aziz
abdulrahman: rahman
abdelkader: kader
abdullah: abdul
abigail: abby abbie gail
abraham: abe bram abram ibrahim
abram: abe
adalbert: bela
adelaide: addie heidi della
adele: addie
adeline: addie
adolph: dolph
agnes: aggie nessa
agustin: tin
aidan: aide
alan: al
alastair: al alec ali
albert: al bert bertie albie
alberta: bertie
alberto: beto berto
alejandra: ale jandra
alejandro: ale jandro alex
aleksandar: sasa aca aleksa
aleksander: alek olek aleks alex
aleksandr: sasha sanya shura alex aleks
aleksandra: sasha ola alex
alessandro: ale sandro alex
alessandra: ale sandra
alexander: alex al alec lex sandy sasha xander zander sascha ali eck
alexandra: alex alexa xandra sandra sasha lexi sandy ali
alexandre: alex xandre
alexandros: alekos alex
alexandru: alex sandu
alexis: alex lexi
alfonso: poncho fonsi fonso
alfred: al alf alfie fred freddie
alfredo: fredo
alice: allie ali
alicia: allie lisa ali
alison: ali allie
allison: ali allie
aloysius: al alois lou
alphonse: al
alvin: al vin
amanda: mandy manda
amelia: amy millie mia
anastasia: nastya stacy stacey ana nastia asya tasia
anatoly: tolya tolik
anderson: andy
andre: andy
andrea: andie andy drea
andreas: andi andy
andrei: andryusha andy
andrew: andy drew
andrius: andy
andrzej: jedrek andy
angela: angie
angelica: angie
angelina: angie lina
ann: annie nan nancy
anna: annie nan anya asia ania hanna anni
anne: annie nan
annette: annie netta
anneliese: anne lise
anthony: tony ant toby
antonia: toni tonia
antonin: tonda
antonio: tony toni tono toninho nino
antonius: ton toon
archibald: archie
arnold: arnie arno
arthur: art artie
arturo: art turo
augustine: gus augie august
augustus: gus augie august
barbara: barb barbie babs bobbie basia babsi
barnabas: barney
bartholomew: bart
bartholomeus: bart
bartlomiej: bartek
beatrice: bea trixie
beatriz: bea bia
belinda: linda
benedict: ben
benjamin: ben benny benji bibi
bernard: bernie barney
bernardo: beno
bernadette: bernie
bernhard: bernd
bertram: bert bertie
bertrand: bert
bethany: beth
beverly: bev
blagoje: blaza
bogdan: bodya
bradford: brad
bradley: brad
brandon: bran
brenda: bren
brian: bri
bridget: biddy bridie
broderick: brody
brockman: brock
bronislaw: bronek
calvin: cal
cameron: cam
camille: cam
candace: candy
carl: karl
carla: carly
carlos: carlitos
carol: carrie
carole: carrie
caroline: carrie carol lina caro
carolyn: carrie lynn carol
caspar: cas
cassandra: cassie sandra
catherine: cathy cath kate katie kitty cat cate kay
cathleen: cathy
cecilia: cissy celia cece
cecil: cec
charles: charlie chuck chas chip charley chaz carl
charlotte: charlie lottie lotte char
chelsea: chels
chester: chet
christian: chris
christina: chris chrissy tina christy
christine: chris chrissy tina christy
christoph: chris
christophe: chris
christopher: chris kit topher kris
christos: chris
clarence: clare
clarissa: clara
claudia: claudie
clayton: clay
clement: clem
clementine: clem
clifford: cliff
clifton: cliff
clinton: clint
constance: connie
constantin: costin kostas costi dinu
constantine: gus costa kostas
cordelia: delia
cornelia: nell cory corrie
cornelis: cor kees cees
cornelius: con neil corny connie
courtney: court
cristina: cris tina
cristobal: tobal
curtis: curt
cynthia: cindy
cyrus: cy
daniel: dan danny dani danil
daniela: dani
danielle: dani
darrell: darry
barack: barry
david: dave davey davy dawie
dawid: dawidek
dean: dino
deborah: deb debbie debby debra
debra: deb debbie
delores: lola dolly
demetrios: jim dimitris mitsos dimitri
denis: den
dennis: denny den
derek: del
desmond: des
diana: di
diane: di
dieter: dietrich
dietrich: dieter
dimitrios: dimitris mitsos jim
dmitri: dima mitya
dmitry: dima mitya
dmytro: dima
dominic: dom nick
dominick: dom nick
dominique: dom
donald: don donnie
dorothea: dora dorothy
dorothy: dot dottie dolly dora
douglas: doug dougie
duncan: dunc
dwight: ike
ebenezer: eben
edgar: ed eddie
edith: edie
edmund: ed eddie ned ted
eduard: edi ed edik
eduardo: edu lalo ed dudu
edward: ed eddie ted ned teddy
edwin: ed eddie win
eirini: rena
ekaterina: katya kate katia
elaine: lainie
eleanor: ellie nell nora nellie ella lenore
eleni: lena
elena: lena helen
elias: eli
elijah: eli
elisabeth: lisa liz beth elise lisbeth elsbeth betty lies els liesbeth
elizabeth: liz lizzie beth betty eliza bess betsy libby lisa bette elsie liza lise bettie
ellen: ellie nell
eliza: liz
emanuel: manny
emily: em emmy millie
emil: em
emma: em
emmanuel: manny manu
emmanuelle: manu
engelbert: bert
enrique: kike quique
eric: rick
erik: rick
ernest: ernie
ernesto: neto
esther: essie hettie
estella: stella
eugene: gene
eugenia: zhenya genie
evangeline: eva
evangelos: vangelis
evelyn: evie eve
everett: ev
evgeny: zhenya genia gene eugene
ezekiel: zeke
ezra: ez
federico: fede fred
ferdinand: ferdi fred
fernando: nando fer
filip: fil
fiona: fi
florence: flo flossie
fotios: fotis
frances: fran frankie fanny francie
francesca: fran franca chesca
francesco: franco cesco ciccio frank
francis: frank fran frankie
francisco: paco pancho fran frank chico quico kiko cisco curro
franciscus: frans
francois: franz
franklin: frank
franz: franzl
frantisek: franta
frederic: fred
frederick: fred freddie freddy rick fritz
frederik: fred rik freek
fredrik: fred
friederich: fritz
friedrich: fritz friedl
gabriel: gabe gabi
gabriela: gabi gaby
gabriele: gabi
gareth: gary gaz
garrett: gary
gennady: gena
geoffrey: geoff jeff
georg: schorsch jorg
george: georgie geordie
georgia: georgie
georgios: giorgos yorgos george
gerald: gerry jerry
geraldine: gerry jerry
gerard: gerry jerry gerrit
gerardo: gera
gerhard: gerd gert
gerhardus: gerard gert
gertrude: gert trudy
gheorghe: gigi gicu
gilbert: gil bert
giacomo: mino
gianluca: luca
giovanni: gianni nanni vanni gio
giuseppe: beppe peppe pino
gordon: gord
graham: gray
gregor: greg
gregoire: greg
gregory: greg gregg
grzegorz: greg grzes grzesiek
grigori: grisha
guillermo: memo guille willy
gustav: gus
gustavo: gus tavo
gwendolyn: gwen wendy
hamilton: ham
hannah: hanna
hannelore: hanne
harold: hal harry
harriet: hattie harry
harrison: harry
harvey: harv
heather: hettie
hector: tito
heinrich: heinz heiner hein
helen: nell nellie lena
helena: lena hela
helene: lene
hendrik: henk rik hein
henri: riri
henrietta: hettie etta
henry: harry hank hal
herbert: herb bert herbie
herman: herm
hermann: harm
hieronymus: jeroen
hilary: hil
hiram: hi
honora: nora
horace: horry
howard: howie ward
hubert: hugh bert hub
hubertus: huub bert
humphrey: humph
ignacio: nacho
ignatius: iggy
igor: gosha
illia: ilya
immanuel: manny
ingeborg: inge
ioannis: yannis giannis
irene: rena
irina: ira
isaac: ike zak
isaiah: ike
isabel: izzy bella belle isa
isabella: izzy bella
isidore: izzy
israel: izzy
ivan: vanya ivo ivica
iwona: iwonka
jackson: jack
jacob: jake jack cobi jaap
jacobus: jaap koos jaco cobus
jacqueline: jackie jacqui
jakub: kuba
jaime: jimmy
james: jim jimmy jamie jem jimbo
jan: jasiek janek honza
jane: janie jenny
janet: jan
janice: jan
jaroslav: jarda
jason: jay jase
javier: javi
jean: jeannie
jeanette: jean
jedediah: jed
jefferson: jeff
jeffery: jeff
jeffrey: jeff
jelena: lena
jennifer: jen jenny jenn
jeremiah: jerry jem
jeremy: jem jez jerry
jerome: jerry
jessica: jess jessie
jesse: jess
jesus: chuy chus
jillian: jill
jindrich: jindra
joachim: jochen jo achim
joan: joanie
joanna: jo asia joasia
joanne: jo
joao: joca
jocelyn: joss
johann: hans hannes
johanna: hanna jo hanni
johannes: hans jan johan hannes joop jo
john: jack johnny johnnie jock jon
jonathan: jon jonny jonathon nathan
jordan: jordy
jorge: coco
jose: pepe chepe pepito ze
joseba: jose
josef: sepp pepa jupp
josefa: pepa sefa
josefina: fina pepa
joseph: joe joey jo jos
josephine: jo josie fina
josephus: jos jef
joshua: josh
josiah: joe
joyce: joy
juan: juancho juanito
juana: juanita
judith: judy jude
julia: jules julie
julian: jules
julie: jules
juliana: julie
julio: jules
julius: jules
jurgen: jorg
justin: jus
karen: kaz
karl: kalle
karol: karolek
karolina: karola lina
katarina: kata katka nina
katarzyna: kasia
katerina: katka katia
katharina: kathi kati kathe
katharine: kate kathy katie kit kay
katherine: kate kathy katie kat kit kay kitty kath
kathleen: kathy kate kath kay
kathryn: kathy kate katie kat kay
katrina: kat trina
kenneth: ken kenny
kevin: kev
kimberly: kim
kimberley: kim
klaas: klaus
klaudia: klara
konstantin: kostya kosta
konstantinos: kostas dinos costas
kristin: kris
kristina: kris tina kristy
kristine: kris tina
kristoffer: kris
kristopher: kris
krzysztof: krzysiek chris
ladislav: lada
lambertus: bert
laurence: larry laurie
laurentius: laurens lars
lavinia: vinnie
lawrence: larry laurie lawrie
leandro: leo
lebrecht: leb
lee: leroy
leif: leffe
leila: lee
leland: lee
leo: leon
leon: lee leo
leonard: len leo lenny
leonardo: leo nardo
leonid: lyonya leo
leonora: nora
leopold: leo poldi
leroy: roy lee
leslie: les
lester: les
letitia: tish letty
lewis: lew lou
lillian: lil lily
lincoln: linc
linda: lindy
linwood: lin
lioudmila: mila
llewellyn: lew lyn
lorenzo: enzo renzo
loretta: lori etta
lorraine: lori
louis: lou louie
louisa: lou
louise: lou
lucas: luke
lucia: lucy
lucille: lucy
lucinda: cindy lucy
lucius: luke
ludmila: mila luda lida
ludovic: ludo
ludwig: lutz wiggerl
luis: lucho
luiz: lula
luther: lou
lyndon: lyn
lynette: lyn
lyubov: lyuba
madeleine: maddie
madeline: maddie
madison: maddie
magdalena: lena magda
maksim: max maks
malcolm: mal
manuel: manny manolo manu
manuela: manu
marcel: celo
marcellus: marcel
marcia: marcy
marcin: marcinek
marcus: marc mark
margaret: maggie meg peggy marge margie rita greta peg madge megan mags daisy
margareta: greta marga
margarete: grete gretel
margarita: rita marga
margherita: rita ghita
marguerite: margot
maria: mary mia ria mimi maja marie mariechen masha
mariana: mari
mariano: nano
marian: mary
marianne: mari
marie: mia
marija: mara
marilyn: mari lynn
marion: mary
marina: mari
marjorie: marge margie
mark: marky
marlene: lena
marshall: marsh
martha: marty patty mattie
martin: marty
martinus: martin tinus
mary: molly polly mamie mae may minnie
maryann: mary
masashi: masa
mateusz: mati
mathilde: tilda
matthew: matt matty mat
matthaeus: matt
matthias: matt mathis hias
matilda: tilly mattie
matteo: teo
maurice: moe morry
mauricio: mau
max: maxi
maximilian: max maxi
maximiliano: max maxi
maximo: max
maxwell: max
megan: meg
melanie: mel
melchior: mel
melinda: mindy linda mel
melissa: missy mel lissa
melquiades: mel
melvin: mel
meredith: merry
mercedes: merche
michael: mike mick micky mickey mikey micha misha mischa mitch
michaela: micha
michal: misha
michalis: mike
michel: mich
michele: mike shelly
michelle: shelly mich
michiel: giel
miguel: mike
mihai: misu
mihail: misha mike
mikael: micke mike
mikhail: misha mike
miklos: miki
milan: milo
mildred: millie
millicent: millie
minerva: minnie
miriam: mim miri
miroslav: mirek
mitchell: mitch
mohammad: md mo mohd
mohammadreza: reza
moises: moi
monica: mona
montgomery: monty
mordecai: mort
mortimer: mort
morton: mort mo
moses: moe mo
muriel: mu
mykola: kolya
myron: ron
nadezhda: nadia nadya
nancy: nan
natalia: natasha nat tasha natalya
natalie: nat
natalya: natasha
nathan: nate nat
nathaniel: nate nat nathan than
nelson: nels
neville: nev
nicholas: nick nicky nico colin klaus
nicola: nicky nico
nicolas: nico nick
nicole: nikki nicky nic
nicolaas: niek klaas nico
nikita: nik
nikolai: kolya nick nik
nikolaos: nikos nick
nikolaus: klaus niklas
nikolas: nick
norbert: bert norb
norman: norm
octavia: tavi
oliver: ollie olly
olivia: liv livvy ollie
olga: olya
oleksandr: sasha alex
orlando: lando
oscar: ossie
oswald: ozzie oz
otto: ottie
pamela: pam
panagiotis: panos takis
pasquale: pat
patrice: pat
patricia: pat patty tricia trish patsy pati
patricio: pato
patrick: pat paddy rick
patrizia: patti
paul: paulie
paula: pauli
paulina: paula
pauline: polly
paulo: paulinho
pavel: pasha
pawel: pawelek
penelope: penny
percival: percy
perry: per
peter: pete petey
petra: pet
petronella: nel
petros: pete
petrus: piet peter
philip: phil pip flip
philippe: phil
phillip: phil
philippa: pippa pip
phineas: fin
phyllis: phyl
pierre: pierrot
pieter: piet
piotr: piotrek peter
pinchas: pini
premachandran: prem
preston: pres
prescott: scott
priscilla: cilla prissy
prudence: pru
quentin: quinn
quincy: quin
rachel: rae
rafael: rafa rafi ralph
raimund: rai
rainer: rai
ralph: rafe
ramon: moncho
randall: randy
randolph: randy dolph
raphael: rafi raph
raul: rulo
raymond: ray
rebecca: becky becca
reginald: reg reggie rex
reinhard: reini
reinhold: reini
reuben: rube ben
ricardo: ricky rick richie caco
riccardo: ricky
richard: rick dick rich ricky richie dickie
richmond: rich
rigoberto: beto
rita: ri
robert: bob rob bobby robbie bert robin robb
roberta: bobbie robbie
roberto: beto rob bob berto
robin: rob
roderick: rod roddy
rodney: rod
rodolfo: fito rudy
rodolphe: rudy
rodrigo: rod rodri
roger: rodge
roland: rollie rolly
rolf: roffe
roman: roma
romain: rom
ronald: ron ronnie
rosalind: roz rose
rosamund: roz
rosario: charo
rosemarie: rosi
rosemary: rose rosie
roxanne: roxy
ruben: rube
rudolf: rudi rolf
rudolph: rudy dolph
rupert: rupe
russell: russ rusty
ruth: ruthie
sabrina: brina
salomon: sal
salvador: sal chava salva
salvatore: sal tore toto
samantha: sam sammy
samson: sam
samuel: sam sammy
samuil: sam
sandra: sandy
sara: sally sarita
sarah: sally sadie
saul: sol
sebastian: seb basti bastian bas
sebastien: seb
sergei: serge seryozha
sergey: serge seryozha
sergio: checo
serhii: serge
seymour: sy
sharon: shari
shelby: shel
sheldon: shel
shelley: shell
shirley: shirl
sidney: sid
siegfried: sigi
sigmund: sig
silvester: sly
silvia: sil
simeon: sim
simon: si
simone: simi
sofia: sonya sofi
solomon: sol
sophia: sophie
stanislav: stas slava standa
stanislaw: staszek stan
stanley: stan
stavros: steve
stefan: steve stefek
stefania: stefi
stefano: ste
stephan: steve
stephanie: steph stevie steffi
stephen: steve stevie ste steph
steven: steve stevie
stuart: stu stew
susan: sue susie suzy
susana: susi
susanna: sue susie
susannah: sue susie
susanne: susi sanne
suzanne: sue suzy
svetlana: sveta lana
svyatoslav: slava
sylvester: sly
sylvia: syl
tabitha: tabby
tadeusz: tadek
tamara: tammy toma
tatiana: tanya tania
tatyana: tanya
terence: terry
terrance: terry
terrence: terry
teresa: terry tess tere resi
thaddeus: thad tad
theodore: ted teddy theo
theodora: dora thea
theodoros: thodoris theo ted
theodorus: theo dirk
theresa: terry tess tessa tracy
therese: tess resi
thomas: tom tommy thom
thomasina: tommie
timothy: tim timmy
tobias: toby tobi
tomas: tom
tomasz: tomek
tomislav: tomo
torsten: tosse
tyrone: ty
uladzimir: vova
ulrich: uli ulli
ulrike: uli
umasankar: uma
ursula: uschi
valentin: val valya
valentina: val tina valya
valeri: val valera
valerie: val
vanessa: nessa
vasiliki: vaso vicky
vasilios: vasilis bill
vasily: vasya
vasyl: vasya
veronica: ronnie vera vero
viacheslav: slava
victor: vic vik
victoria: vicky tori vicki vika toria
vincent: vince vinny vin
vincenzo: enzo vince
vinayakumar: vinay
viktor: vitya vik
viktoria: vika
violet: vi
virginia: ginny ginger gina
vitaly: vitalik
vivian: viv
vladimir: vlad vova volodya
vladislav: vlad slava
vladyslav: vlad
volodymyr: vova vlad
vyacheslav: slava
wallace: wally
walter: walt wally
warren: ren
wendell: wen dell
wesley: wes
wilbert: bert will wil billy bill
wilbur: will
wilfred: wilf fred will
wilhelm: willi willy helmut will
wilhelmina: mina minnie willa wilma
wilhelmus: wim willem
willard: will
willem: wim pim
william: bill will billy willy willie liam wills wil
winfield: win
winifred: winnie fred
winston: win
winthrop: win
wladyslaw: wladek
wlodzimierz: wlodek
wojciech: wojtek
woodrow: woody
yakov: yasha
yaroslav: slava
yekaterina: katya
yelena: lena
yevgeny: zhenya
yitzhak: itzik
yosef: yossi
yulia: yulya
yuri: yura
zachariah: zach zack
zachary: zach zack zac
zbigniew: zbyszek
zdenek: zdena
zebulon: zeb
zedekiah: zed
zsuzsanna: zsuzsa
juanjose: juanjo
juancarlos: juanca
josemaria: chema josema
joseluis: joselu pepelu
josemanuel: josema
luismiguel: luismi
mariajose: majo
mariateresa: maite
mariacarmen: maricarmen
miguelangel: michelangelo
gianpaolo: gian
hansjurgen: hajo
hansjoachim: hajo
karlheinz: kalle
lukas: luki
lucian: luc
ljubomir: ljuba
elisaveta: liza
elizaveta: liza
aleksei: alyosha lyosha
aleksey: alyosha lyosha
artem: tyoma
georgy: gosha zhora
galina: galya
ivana: iva
larisa: lara
lidia: lida
maxim: max
nina: ninochka
pyotr: petya peter
petro: petya
rostislav: rostik
semyon: senya
tamas: tomi
attila: ati
ferenc: feri
gyorgy: gyuri
ilona: ica
imre: imi
istvan: pista isti
janos: jancsi
jozsef: jozsi
katalin: kati
laszlo: laci
sandor: sanyi
zoltan: zoli
gudmundur: gummi
sigurdur: siggi
jon: nonni
gudrun: gunna
sigridur: sigga
mehmet: memo
mustafa: mustafa
huseyin: huso
suleyman: sulo
ibrahim: ibo
fatima: fati fatma
khadija: khadi
yusuf: yus
gholamreza: reza gholam
alireza: ali reza
mohammadali: ali
hamidreza: hamid
seyedmohammad: mohammad
krishnamurthy: krishna
venkatesh: venky venkat
venkatesan: venkat
venkataraman: venkat
venkateswara: venkat
subramanian: subbu mani subra
ramakrishna: rama
ramachandran: ram
radhakrishnan: radha
santhanakrishnan: santhana
rajendra: raj
rajesh: raj
rajeev: raj
chandrasekhar: chandra sekhar
chandrashekhar: chandra shekhar
balasubramanian: bala
balakrishnan: bala
balakrishna: bala
jayakumar: jay
jayaraman: jay
srinivasan: srini vasan
srinivas: srini vasu
lakshminarayanan: lakshmi
siddharth: sid
siddhartha: sid
aniruddha: ani
abhishek: abhi
abhinav: abhi
sanjeev: sanju
sandeep: sandy
vikram: vik vicky
vijay: vj
krishna: kris
`;

/**
 * One name in several spellings. Between bars stand the spellings of one bearer (transliterations); across bars the name
 * is the same in another language, which people do adopt, but which by itself leaves a doubt.
 */
export const SPELLINGS = `
ahmad ahmed ahmet achmad akhmed ahmat ehmad
mohammad muhammad mohammed mohamed mohamad muhammed mohamud mahamed mohammod muhamad mouhamed mohd md mohamet muhamed muhammet mehmed
mahmoud mahmud mahmood mehmood
hussein husain hussain hossein hosein husayn houssein husein hossain hussien
hassan hasan hassen hasson
ali aly
abdullah abdallah abdulla abdoullah abdella abdollah
abdulrahman abdelrahman abdurrahman abderrahmane abderrahman abdulrehman abdurahman abdorrahman
abdulaziz abdelaziz abdulazeez abdolaziz
abdulkarim abdelkarim abdulkareem abdelkrim
youssef yousef yusuf yousuf yosef yusef yousif youcef joseph jusuf iosif yosuf yussuf
ibrahim ebrahim ibraheem brahim abraham
khaled khalid chaled haled
omar umar omer
osman uthman othman usman ousmane
saeed said saied sayeed saeid
said sayed
seyed sayed syed sayyed sayyid seyyed saiyed
mustafa mostafa moustafa mustapha mostapha
karim kareem kerim
rashid rasheed rachid rasheid
rahim raheem
salim saleem selim
salem salim
samir sameer
tariq tarek tareq tarik
walid waleed oualid
yasser yasir yaser
zaid zayed zeid zayd
fatima fatma fatemeh fatimah fatimata fatme fateme
aisha aicha ayesha aysha aishah ayse
khadija khadijah khadidja hatice
maryam mariam meryem miriam maryem
zainab zeinab zaynab zeynep zineb
noor nour nur
jamal gamal djamal cemal
jamil jameel gamil
hisham hesham hicham
ashraf achraf eshraf
osama usama oussama
tamer tamir
ihab ehab
amin ameen emin
amir ameer emir
nasir nasser naser nacer nasr
qasim kasim qassem kassem gasim
rafiq rafik rafeek
shafiq chafik
mehdi mahdi
reza rida ridha
husam hossam hussam hosam houssam
sharif sherif shareef cherif
nabil nabeel
naeem naim
adil adel
bilal belal
idris idriss edris
ismail ismael esmail ismaeel
isa eissa essa aissa
musa moussa mousa moosa
yahya yehia yahia yehya
yaqub yakub yaqoob yacoub
arkady arkadiy arkadii arkadi
artem artyom artiom
boris borys
alexander aleksandr aleksander alexandr alexsander oleksandr olexandr oleksander aliaksandr | alexandre | alessandro | alejandro | alexandros | alexandru | aleksandar alexandar | aleksandre
alexei aleksei alexey aleksey alexej oleksii oleksiy oleksij | alexis
andrew | andrey andrei andrii andriy andrej andriej | andre | andreas | andres andreu | andrzej | andrea | ondrej | anders | andris
anthony antony | antonio | anton | antoine | antonios | antoni
anna | ann anne | ana | hanna hana hannah ganna
catherine katherine kathryn katharine catharine cathryn kathrine catheryn | katharina catharina | ekaterina yekaterina iekaterina kateryna katerina | catalina | caterina | katarzyna | catarina | katarina | kathrin katrin | ekaterini
charles | carlos | karl carl | carlo | karel | karol
christian kristian christiaan | cristian
christine kristine | christina kristina khristina | cristina | christin kristin | krystyna
christopher kristopher | christoph kristoph | christophe | cristobal | kristoffer christoffer | krzysztof | cristoforo | christoforos
constantine | konstantin constantin | konstantinos constantinos | kostiantyn konstantyn
daniel | daniil danil | danylo | daniele | danilo
david davit | davide | dawid | davyd | daud
denis denys | dennis | dionysios
dmitry dmitri dmitriy dimitri dmitrii dimitry dimitrij dmitrij dmytro | dimitar | dimitrios dimitris demetrios | demetrius | dzmitry
edward eduard edvard | eduardo | edouard | edoardo
elena yelena jelena ielena olena | helena | helen | helene | eleni | alena
elizabeth elisabeth elisabet | elisabetta | isabel | elzbieta | yelizaveta elizaveta ielizaveta
emmanuel emanuel | manuel | emmanouil | immanuel | emanuele
eric erik erick | erich
evgeny evgeniy evgenii yevgeny yevgeniy yevgenii evgeni jevgenij evgenij eugeny yevhen evgen ievgen ievgenii yevgen evhen yevhenii | eugene eugen | eugenio | eugeniusz
eve | eva | ewa
felix feliks
philip phillip | filip | philippe | felipe | filippo | philipp | filippos
francis | francisco | francesco | francois | franciszek | frantisek | frans | franz | franciscus | francesc | ferenc
frederick frederic fredrick | fredrik | friedrich friederich | federico | frederik | frederico | fryderyk
gabriel | gavriil | gabriele
george | georg | georges | jorge | giorgio | georgios | georgy georgiy georgii georgi | heorhii | jerzy | jiri | gyorgy | gheorghe | jordi | juraj
gennady gennadiy gennadii gennadi hennadii | henadz
gregory | grigory grigori grigoriy grigorii hryhorii | gregor | grzegorz | gregorio | gregoire | grigorios grigoris | grigor
henry | henri | heinrich | enrique | enrico | hendrik | henrik | henryk | henrique
igor ihor
ilya ilia ilja iliya illia | elias | elijah
john | johann johan | johannes | juan | jean | giovanni | ioannis yannis giannis yiannis | joao | jan | hans | jon | ivan | janos | ioan | jovan | yohan
irina iryna | irene | irini eirini
jacob jakob | yakov iakov jakov | jakub | james | jaime | jacques | giacomo | iakovos | yaakov | jacobo
jeffrey geoffrey jeffery jefferey
jerome | jeronimo | girolamo
joachim | joaquim | joaquin
jonathan jonathon johnathan | yonatan
joseph | josef jozef | jose | giuseppe | iosif | josep | jozsef | yosef | josip
galina galyna | halyna halina
julia | yulia iuliia yuliya julija yuliia iulia | giulia
julian | julien | giuliano
kirill kiril kyrill kyrylo | cyril cyrill
larisa larysa larissa
laurence lawrence | laurent | lorenzo | lars | laurens
leo | lev lew | leon | leonid
leonard | leonardo | lennart
louis lewis | luis luiz | ludwig | luigi | ludovic | lluis | lajos
lucas lukas | luke | luca | lukasz | luc
ludmila liudmila lyudmila ludmilla lioudmila liudmyla
marcus markus | mark marc | marco | marek | marcos | markos
margaret | margarita | marguerite | margarete | margherita | malgorzata | margareta | margit | margret
mary | maria mariya mariia marija | marie | miriam
martin marten maarten martyn | martinus | marcin
matthew mathew | matteo | mateo | mathieu matthieu | mateusz | matej | matti | mateus | matthias mathias | matias
michael micheal | mikhail michail mikhael mihail mykhailo | michel | miguel | michal | mikael | michele | mihai | mihaly | mikel miquel | michiel
natalia natalya nataliya natalija nataliia | nathalie natalie
nicholas nicolas nikolas | nikolai nikolay nikolaj nicolai mykola | nikolaos nicolaos | niklas nicklas | nicolae | nikola nicola | nicolo | nikolaus | miklos
oleg oleh
olga olha
paul | pavel pavlo | paolo | pablo | pawel | paulo | pal | pau | paulus | pavlos
peter | pyotr petr petro | piotr | pedro | pierre | pietro | pieter | petar | per | petros | petrus | petter | petru
raphael rafael | rafal | raffaele
raymond | raimund | ramon | raimundo
richard | ricardo | riccardo | ryszard | rikard
robert | roberto
rodolfo | rudolf rudolph | rodolphe
sabina | sabine
samuel | samuil | samuele | shmuel
sarah sara sarra
sebastian sebastien sebastiaan | sebastiano
sergei sergey sergej sergii sergiy serhii serhiy serhij siarhei | serge | sergio | sergiu
simon | simone | semyon semen | simeon | shimon | szymon
sophia sofia sofya sofiya | sophie sofie | zofia
stanislav stanislaw stanislau
stephen steven stephan | stefan | stefano | etienne | esteban | stepan | istvan | steffen | stephane | stefanos
susan | susanne suzanne | susanna susana | zuzana zuzanna | zsuzsanna
svetlana svitlana
tatiana tatyana tatjana tatyiana tetiana tetyana | tania
theodore | theodor | fyodor fedor fedir | teodor | theodoros | teodoro
thomas | tomas | tomasz | tommaso | tuomas | tamas
timothy | timofei timofey tymofii | timoteo
vadim vadym
valentin valentine valentyn | valentino
valery valeriy valerii valeri valerij | valerio
vasily vasiliy vasilii vassily wassily vasyl | vasilios vasilis vassilis vassilios | vasile | basil
victor viktor wiktor | vittorio | vitor
vincent | vincenzo | vicente vicent
vitaly vitaliy vitalii vitali vitalij vital
vladimir wladimir volodymyr volodimir uladzimir | wlodzimierz
vladislav wladislaw vladyslav uladzislau | wladyslaw
viacheslav vyacheslav viatcheslav vjaceslav
walter valter | gualtiero
william | wilhelm | guillermo | guillaume | willem | guglielmo | vilhelm | guilherme
xavier | javier | xaver
yaroslav iaroslav jaroslav | jaroslaw
yuri yury yuriy yurii iurii jurij iouri youri iuri yurij | juri
zachary zackary zachery | zacharias | zakhar
adrian | adriano | hadrian | adrien
albert | alberto | albrecht | adalbert
alfred | alfredo
alice | alicia | alisa
anastasia anastasiya anastasiia anastasija anastassia
arthur artur | arturo
barbara | varvara
beatrice beatrix | beatriz
benedict benedikt | benoit | benedetto
benjamin | binyamin
bernard bernhard | bernardo
cecilia | cecile cecily
clara klara | claire clare | chiara
cornelius | kornel | cornelis
dominic dominik dominick | dominique | domingo | domenico
dorothy | dorothea | dorota
edmund edmond | edmundo
eleanor eleanore elinor | eleonora
emil emile | emilio
emily | emilie | emilia
ernest ernst | ernesto
eugenia evgenia evgeniya yevgenia yevheniia
ferdinand | fernando
gerard | gerhard | gerardo
gustav gustave gustaf | gustavo
hugh | hugo | ugo
ignatius | ignacio | ignacy | ignaz | ignazio
isaac isak | yitzhak itzhak
joan | joanna johanna | jeanne | juana | giovanna | jana | ioana
judith judit
louise louisa | luisa
lucy | lucia | lucie
madeleine madeline | magdalena | madalena | magdalene
maurice | mauricio | moritz | maurizio | morris
maximilian | maximiliano | massimiliano | maksymilian
maxim maksim maksym | massimo
miroslav myroslav | miroslaw
monica monika | monique
oscar oskar
patrick | patricio | patrizio
rachel | raquel | rahel
rebecca rebekah rebeca | rivka
roland | rolando
roman | romain | romano
rosa | rose
salvador | salvatore
silvia sylvia | sylvie
teresa theresa | therese | tereza
ulrich ulrik
ursula urszula
veronica veronika | veronique
brian bryan
alan allan allen alun
carl karl
sean shaun shawn
erin eryn
toru tooru tohru
yuko yuuko yuhko
koji kouji kohji
yoichi youichi yohichi
shin'ichi shinichi
jun'ichi junichi
ken'ichi kenichi
satoh sato satou
saitoh saito saitou
itoh ito itou
ohno ono oono
ohta ota oota
endoh endo endou
katoh kato katou
kondoh kondo kondou
satoshi satosi
yoshida yosida
jeff geoff
caitlin katelyn kaitlyn
kelley kelly
kathy cathy
vicki vicky vickie
lynn lynne
anthea anthia
rajesh
ramesh
mahesh
suresh
naresh
dinesh
mukesh
rakesh
ganesh
nilesh
hitesh
ritesh
jignesh
jayesh
kalpesh
mitesh
nitesh
yogesh
lokesh
umesh
rupesh
deepak
dipesh
prakash
akash
vikash
subhash
avinash
harish
girish
satish
manish
nishant
sushant
prashant
vasant
hemant
sumant
krishna
karthik
kartik
haruto
haruki
haruka
hiroki
hiroko
hiroshi
hitoshi
takashi
takeshi
tadashi
masashi
masahiro
masahiko
kazuhiro
kazuhiko
yasuhiro
yasuhiko
akihiro
akihiko
toshihiro
toshihiko
nobuhiro
nobuhiko
yoshihiro
yoshihiko
michiko
machiko
yoshiko
toshiko
kimiko
fumiko
tomoko
tomoki
naoko
naoki
yuichi
yuiko
koichi
keiichi
seiichi
reiko
keiko
`;

/** Bynames that stand in for any given name: bearers of "Happy" or "Chip" have some other name on their papers. */
export const BYNAMES = `
ace babe bo bobo boots bubba buck bucky bud buddy bunny buster butch buzz cap casey champ chick chip chubby cookie corky cotton
cyclone dale_ dixie doc duke dusty dutch flip fuzzy goose happy hap hoss ike jeb jiggs junior kit lefty lucky mac mickey moose mickie
pappy pat_ pee pete pinky pop pops punch ray_ red rocky rusty scoop scooter scotty shorty skeeter skip skipper slim smokey smoky
sonny sparky speedy spike sport spud tex tick tip toby topper trey tripp tuck tubby tug whitey whizzer woody zip bing biff boog
chappie cy dub flash foster_ gus jake_ jay jj jd tj dj aj cj rj pj bj lj mj kj jp jc jt jr_ pug
`;
