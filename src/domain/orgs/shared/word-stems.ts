// Beginnings of words that many languages share: `pedagog…` is teaching in Polish, Uzbek and Portuguese alike.
// Written by hand. Plain word: beginnings. Tried only for a word that no other table knows; the longest beginning wins.

export const WORD_STEMS = `
university: universit uniwersyt univerzit unibersi unibertsi yunivers universid
academy: akademi
institute: institut instytut instituc enstitu
faculty: fakult facult
laboratory: laborator
conservatory: konservator conservator
seminary: seminar
college: kolleg kolled kolegi
hospital: hospital
library: bibliot
polytechnic: politech polytech politekn polytekn politekhn politehn politecn
technology: technolog tehnolog tekhnolog texnolog tecnolog teknolog tekhnich tehnicz techniczn technick tehnick teknisk technisch
science: wissenschaf vetenskap vitenska videnskab wetenschap
medicine: medicin medicyn medycyn medyczn mediz meditsin medisin biomed
pharmacy: farmac farmats farmas farmako pharmac pharmaz
veterinary: veterin weteryn
dentistry: stomatolog odontolog
nursing: enfermer infirmi infermier
agriculture: agronom agricol agricult agrarn agroalim agropec agrikult agroteh agrotekh selskokhoz silskohospod
forestry: forest florest
economics: econom ekonom
finance: financ finans
business: biznes komerc kommerc commerc comerc komercij empresari entrepren mercantil
management: administr menedz menedj menadz manaz manajem managem menaxh upravlen
law: juridi yuridi jurisp yurisp
education: pedagog paedagog padagog edukac educac educat edukas
architecture: architekt architect arkhitekt arxitekt arkitekt arquitec arhitekt arhitect arsitek
humanities: humanis humanit gumanit umanist
psychology: psycholog psiholog psikolog psicolog psykolog psixolog
philosophy: filosof filozof philosoph filsaf
philology: filolog philolog
theology: teolog theolog bogoslov
mathematics: matemat mathemat
chemistry: chemic khimic khimik
biology: biolog
biotechnology: biotech biotek biotec
geography: geograf geograph
astronomy: astronom
neuroscience: neurosci neurocienc neurowiss
sociology: sociolog sotsiolog soziolog
computing: informati comput komput kompyut kompjut
information: informatio informatsi informaci informacj informazi informasi informass
electronics: electron elektron
electric: electric elektrich elektrote elektrisc elektricz electrot elektrik
energy: energe energi
transport: transport
industry: industri przemyslow prumysl promyshl promyslov
innovation: innova inovac innowac inovas inovat
tourism: touris turist turis turizm turyst
music: musica musical musik muzik muzyk muzycz muzyka
theatre: teatr theatr
culture: kultur cultur
communication: kommunik komunik comunic communic telecom telekom
journalism: journali jurnali zhurnali giornali
diplomacy: diploma
nuclear: nuklear nuclea nuclee
ocean: oceano okean
military: militar milita wojsk vojensk voienn voyenn
sport: sport deport
environment: environ umwelt ambient
social: sozial sosial sotsial sociaal social
politics: politolog politick politycz politich
national: nationa nacion nazional natsion nasion nasjon
international: internatio internaci internazi internasi internas mezhdunarod mizhnarod mezinarod medzinarod medunarod miedzynarod tarptaut starptaut rahvusvah
european: europe europa europai europej evrop yevrop
american: americ amerik
african: africa afrik
federal: federal
regional: region
municipal: municip
provincial: provinc
state: gosudarst derzhavn drzavn
catholic: catolic cathol katolic katolik katolis kathol cattol
protestant: evangelis evangelic
islamic: islami islams
pontifical: pontific
autonomous: autonom avtonom
metropolitan: metropolit
private: privat prywatn
republic: republi respubli
research: forschung forskn issledovat investigac investigaci
development: entwickl desarroll desenvolv
design: design
statistics: statisti
logistics: logisti
meteorology: meteorolog gidrometeo hydrometeo
museum: museum museo
association: associa asociac associac
foundation: fundac fondaz fundas
observatory: observator
conservation: conservac konserwac
therapy: therap terapi
acoustics: acousti akusti
genetics: geneti
oncology: oncolog onkolog
cardiology: cardiolog kardiolog
optics: optics optik
robotics: roboti
air: aeronaut aviac aviats aerosp lotnic
criminal: kriminal crimin
`;
