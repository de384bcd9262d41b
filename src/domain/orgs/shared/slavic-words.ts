// Polish and Czech words of organisations as sentences decline them: each plain English word with its class, then the stems of
// the words for it, folded to ASCII. A word is known when a stem of it has one of the endings of a case behind it.

import { once } from '../../text/once.ts';

const STEMS = `
university/type: uczeln
school/type: szkol
academy/type: akademi akademick
council/type: radzie
ministry/type: ministerstw ministerstv
institute/type: instytut ustav
faculty/unit: wydzial fakult
museum/type: muze muzeum
library/type: bibliotek knihovn
city/quality: miast mest
laboratory/type: laboratori laborator
clinic/unit: klinik klinic
hospital/unit: szpital nemocnic
court/proper: sadzie sadem sadowi soud
chamber/proper: izba izby izbie izbe komor komore
bank/type: banku bankiem banke bance banka banky bankou banki
foundation/type: fundacj nadac
association/type: stowarzyszeni sdruzeni svaz svazu zwiazk zwiazek asociac
society/type: towarzystw spolecnost
theatre/subject: teatr divadl
gallery/type: galeri
philharmonic/proper: filharmoni
radio/proper: radio radia radiu radiem rozhlas rozhlase
television/subject: telewizj televiz televizi
publishing/subject: wydawnictw nakladatelstv vydavatelstv
national/quality: narodow narodn krajow
supreme/proper: naczeln nejvyss nejvyssi najwyzsz
constitutional/proper: konstytucyjn ustavn
administrative/proper: administracyjn
regional/quality: wojewodzk krajsk
municipal/quality: miejsk mestsk
central/quality: centraln ustredn
state/quality: panstwow statn
military/subject: wojskow vojensk
bar/proper: adwokack advokatn
czech/proper: cesk
polish/proper: polsk
history/subject: historyczn historick histori dejin
literature/subject: literatur literack literarn
physics/subject: fizyczn fizyk fyzikaln fyzik
chemistry/subject: chemi chemiczn chemick
molecular/subject: molekularn molekulov
experimental/subject: eksperymentaln experimentaln doswiadczaln
applied/quality: stosowan aplikovan uzit
clinical/subject: kliniczn klinick
research/subject: badawcz vyzkumn badan vyzkum
genetics/subject: genetyk genetyczn genetick
mathematics/subject: matematyk matematyczn matematick
philosophy/subject: filozofi filozoficzn filozofick filosofick
sociology/subject: socjologi sociologick sociologi
psychology/subject: psychologi psychologiczn psychologick
geology/subject: geologi geologiczn geologick
geography/subject: geografi geograficzn geografick
statistics/subject: statystyczn statystyk statistick
space/subject: kosmiczn kosmick vesmirn
nuclear/subject: jadrow jadern
animal/subject: zwierzat zwierzec zvirat
plant/subject: roslin rostlin rostlinn
surgery/subject: chirurgi chirurgiczn chirurgick
psychiatry/subject: psychiatri psychiatryczn psychiatrick
neurology/subject: neurologi neurologiczn neurologick
cardiology/subject: kardiologi kardiologiczn kardiologick
oncology/subject: onkologi onkologiczn onkologick
paediatrics/subject: pediatri pediatryczn pediatrick
rehabilitation/subject: rehabilitacj rehabilitac rehabilitacn
hygiene/subject: higien hygien
children/subject: dzieciec dziec dziecka detsk
trade/subject: handlu obchodu
industry/subject: przemyslu przemyslow prumysl
transport/subject: doprav dopravn
agriculture/subject: rolnictw rolnicz zemedelstv zemedelsk
environment/subject: srodowisk
protection/subject: ochron ochran
competition/subject: konkurencj soutez
consumers/subject: konsument spotrebitel
security/subject: bezpieczenstw bezpecnost bezpecnostn
insurance/subject: ubezpieczen pojistovn pojisten
police/subject: policj polici policejn
energy/subject: energetyk energetyczn energetik energetick
telecommunications/subject: telekomunikacj telekomunikac
digital/subject: cyfryzacj cyfrow digitaln
media/subject: mediow medialn
free/quality: svobodn wolneg wolny wolnym
vienna: wiedensk wieden wiedni videnskem videnske videnska videnskou videnskej videnskeho viden vidni
munich: mnichov mnichovsk monachium monachijsk
leipzig: lipsku
dresden: drazdan drazdansk drezdensk
geneva: zeneve zenevsk genewsk genewie genewi
paris: parizsk parize parizi parysk paryz paryzu
bologna: bolonsk bolonii boloni
oxford: oksfordzk oksford oxfordsk
cambridge: cambridzsk cambridgi
london: londynsk londyn
berlin: berlinsk
warsaw: varsavsk varsav warszawsk
jagiellonian: jagellonsk jagiellonsk
krakow: krakowsk krakovsk krakov krakove
prague: pradze prask praze prazsk
brno: brnie brnensk
bratislava: bratyslaw bratyslawsk bratislavsk
budapest: budapest budapesztensk budapeszt budapesti
moscow: moskevsk moskiewsk moskovsk moskv moskw
lviv: lwowsk lwow lvovsk lvov
kyiv: kijowsk kijow kyjevsk kyjev
graz: gradcu
copenhagen: kodansk kodan kodani kopenhask kopenhadz kopenhag
stockholm: sztokholmsk sztokholm stockholmsk
edinburgh: edinbursk edynbursk edynburg
padua: padove padwie padewsk padovsk
milan: mediolan mediolansk milansk
strasbourg: strasburk strasbursk strasburg
regensburg: ratyzbon ratyzbonsk
nuremberg: norimberk norymberdz norymberg norimbersk
zurich: curych curyssk zurych zurysk
bern: bernensk bernsk
brussels: bruselsk brusel bruksel brukselsk
newyork: newyorsk nowojorsk
california: kalifornsk kalifornijsk
columbia: kolumbijsk
pennsylvania: pensylvansk pensylwanii pensylwanijsk
chicago: chicagsk chicagowsk
michigan: michigansk
toronto: torontsk
tokyo: tokijsk
rome: rzymsk rzymie
vilnius: wilensk wilni vilniusk
helsinki: helsinsk helsink
amsterdam: amsterdamsk
manchester: manchestersk
heidelberg: heidelbersk heidelbergu
hamburg: hambursk
bonn: bonnsk
ljubljana: lublansk lublan lublani ljubljansk ljubljani
zagreb: zagrebsk zagrzeb zahreb zahrebsk zagrebu
belgrade: belehrad belehradsk belgradzk beogradu beogradsk
`;

const ENDINGS: ReadonlySet<string> = new Set(
  `a e i o u y ie iu ia ii em iem om ou owi ovi ach ech ich ych ami imi ymi im ym ej iej ego iego emu iemu eho imu ow u
  iach iami iom um`.split(/\s+/),
);
const LONGEST_ENDING = 4;

const tables = once(() => {
  const heads = new Map<string, string>();
  const classes: [head: string, wordClass: string][] = [];
  for (const line of STEMS.trim().split('\n')) {
    const [key = '', list = ''] = line.split(': ');
    const [head = '', wordClass = 'proper'] = key.split('/');
    classes.push([head, wordClass]);
    for (const stem of list.split(' ')) heads.set(stem, head);
  }
  return { heads, classes };
});

/** Plain words with their classes. */
export const slavicClasses = (): readonly (readonly [string, string])[] => tables().classes;

/** The plain English word of a folded word in some case; undefined for any other word. */
export function slavicHead(word: string): string | undefined {
  const { heads } = tables();
  const whole = heads.get(word);
  if (whole !== undefined) return whole;
  for (let length = 1; length <= LONGEST_ENDING && word.length - length >= 3; length += 1) {
    const head = ENDINGS.has(word.slice(-length)) ? heads.get(word.slice(0, -length)) : undefined;
    if (head !== undefined) return head;
  }
  return undefined;
}

/** Phrases that are one office, in the cases that sentences use. */
export const SLAVIC_PHRASES = `
urzad miasta > municipal
urzedu miasta > municipal
urzedzie miasta > municipal
urzedem miasta > municipal
urzad miejski > municipal
urzedu miejskiego > municipal
urzedzie miejskim > municipal
urzad gminy > municipal
urzedu gminy > municipal
urzedzie gminy > municipal
rada miasta > municipal
rady miasta > municipal
radzie miasta > municipal
rada miejska > municipal
rady miejskiej > municipal
radzie miejskiej > municipal
magistrat hlavniho mesta > municipal
magistratu hlavniho mesta > municipal
magistrat mesta > municipal
magistratu mesta > municipal
magistratem mesta > municipal
mestsky urad > municipal
mestskeho uradu > municipal
mestskem uradu > municipal
obecni urad > municipal
krajsky urad > regional office
krajskeho uradu > regional office
krajskem uradu > regional office
urzad marszalkowski > marshal office
urzedu marszalkowskiego > marshal office
urzedzie marszalkowskim > marshal office
urzad wojewodzki > regional office
urzedu wojewodzkiego > regional office
urzedzie wojewodzkim > regional office
szkolnictwa wyzszego > higher education
sadzie okregowym > regional court
sadem okregowym > regional court
krajskeho soudu > regional court
krajskem soudu > regional court
okresniho soudu > district court
okresnim soudu > district court
sadzie rejonowym > district court
sadzie apelacyjnym > court appeal
sadu apelacyjnego > court appeal
mestskeho soudu > municipal court
mestskem soudu > municipal court
vrchnim soudu > high court
`;
