// What a title in another language may be in English, word by word: one word is translated by several, and what stands
// beside an office ("técnica", "судебный") says what it is about.
import { makePhraseFinder, type PhraseMatch, UNSPACED } from '../languages/phrase-finder.ts';
import { foldOnce } from '../text/fold.ts';
import { memoise } from '../text/memoise.ts';
import { once } from '../text/once.ts';

/** English titles that one word of another language is as often translated by: "director ejecutivo", "Leiter", "院長". */
const ALSO_MEANS: Readonly<Record<string, string>> = {
  'chief executive officer':
    'executive director|general manager|managing director|executive president|representative director|president of the management board|chairman of the management board|chief executive|general director|director general',
  'managing director': 'general manager|executive director|manager|sole director|sole administrator|statutory representative|company director',
  'general manager': 'managing director|general director|chief executive officer',
  'executive board member': 'board member|executive director|management board member',
  'management board chair': 'chairman|chairman of the board|chairman of the management board|president of the management board',
  'board member': 'director|adviser|counsellor|councillor|management board member|supervisory board member',
  chair: 'president|chairman|head',
  'executive president': 'executive chairman|executive chair',
  president: 'chairman|chair',
  'vice president': 'deputy ceo|deputy general manager|vice chairman|deputy chair',
  'deputy director': 'vice director|assistant director|deputy head|deputy manager',
  'commercial director': 'sales director|sales manager|head of sales',
  'head physician':
    'head|director|clinic director|clinical director|hospital director|hospital president|medical director|chief physician|chief doctor|head doctor|chief|ward head|head of ward|head of department|chief medical officer',
  'senior physician': 'attending physician|senior assistant|clinical fellow|fellow|consultant|consultant physician|deputy director|chief resident|hospital practitioner|hospital physician|hospital doctor|staff physician|senior registrar',
  'resident physician': 'resident|assistant physician|assistant doctor|junior doctor|intern|medical resident|trainee doctor|trainee physician',
  'junior resident': 'resident|resident physician|intern|medical intern|junior doctor|initial resident|clinical resident|early resident|medical resident',
  'senior resident': 'resident|resident physician|specialty resident|late resident|medical resident|clinical fellow',
  'chief resident': 'resident|resident physician|senior resident|clinical fellow|senior registrar|senior clinical fellow|clinic chief|head of clinic|clinical instructor|assistant chief of clinic',
  'staff physician': 'physician|medical staff|staff doctor|clinical fellow|attending physician|staff member|clinical staff',
  'military doctor': 'army doctor|army physician|military physician|army surgeon|military surgeon|physician|medical officer|military medical officer',
  'public health doctor': 'public health physician|physician',
  'standing director': 'executive director|managing director|board member|director|standing board member|standing council member|executive board member',
  'standing supervisor': 'supervisor|supervisory board member|standing auditor|executive supervisor|managing supervisor',
  'section head': 'section manager|manager|department head|head of section|section director|section chief|section leader|head of section|team leader|group leader|head|chief|director',
  'deputy head of department': 'deputy head|deputy department head|vice chair|vice department chair|associate chair|associate head|vice head|deputy department director|deputy chief|deputy director|deputy section chief|vice chairman of department|deputy head of section|deputy manager|deputy chief of department|vice head of department|deputy head of division',
  'head of faculty': 'dean|dean of school|dean of the school|department head|head of department|department chair|head of division|dean of faculty',
  'laboratory head': 'laboratory director|lab head|lab director|head of laboratory|head of lab|principal investigator|lab leader|head of the laboratory|laboratory leader',
  'principal investigator': 'project leader|project director|head|director|leader|host|moderator',
  'institute director': 'center director|centre director|director|director of the center|head of center|institute head|research center director|director of research center|head of institute',
  'principal attorney': 'managing attorney|lawyer|attorney|managing partner|representative attorney|lead attorney|presiding attorney|principal lawyer|managing lawyer',
  'legal aid lawyer': 'legal aid attorney|lawyer|attorney|panel lawyer',
  'vice dean': 'deputy director|vice director|deputy dean|associate dean|vice superintendent|deputy superintendent|vice president|deputy hospital director|hospital vice president',
  'associate editor': 'deputy editor|deputy editor in chief',
  'assistant secretary': 'deputy secretary|vice secretary',
  advisor: 'advisory committee member|advisory board member|consultant|adviser|advisory member|consulting member',
  'founding partner': 'founder|partner|cofounder',
  'assistant professor': 'lecturer',
  'associate professor': 'senior lecturer|reader',
  'specialist physician': 'board certified specialist|certified specialist|board certified physician|specialist|medical specialist|specialist doctor|consultant doctor|consultant physician',
  dean: 'director|head|superintendent|hospital superintendent|hospital director|hospital president|president|medical director|clinic director|college president|president of the college',
  founder: 'founding partner',
  head: 'director|manager|chief|leader',
  'head of department':
    'head|department head|director|department manager|section chief|section head|section manager|team leader|head of division|division head|head of unit|head of section|manager|chief',
  'head of division': 'department head|head of department|department manager|general manager|director|head|chief|manager|division head|chief of division|division chief|director of division|section chief',
  'team leader': 'tech lead|team lead|head of team|team manager|group leader',
  director: 'head|manager',
  manager: 'head|director|leader',
  lecturer: 'teacher|instructor|academic teacher|university teacher',
  rector: 'principal|school principal|headmaster|vice chancellor|president',
  banker: 'bank clerk|bank employee|bank officer',
  'bank clerk': 'banker|bank officer',
  'insolvency administrator': 'arbitration manager|bankruptcy trustee|liquidator|insolvency practitioner|receiver',
  'pedagogical leader': 'pedagogical coordinator|educational coordinator|education coordinator',
  'chief financial officer': 'financial director|head of finance|finance manager',
  'state deputy': 'state representative|member of parliament|deputy',
  teacher: 'lecturer|instructor',
  'research assistant': 'researcher|junior researcher|junior research fellow',
  'research associate': 'researcher|research fellow|senior researcher|research scientist|scientific associate|assistant lecturer',
  'senior researcher': 'leading researcher|chief researcher|principal researcher|research director|principal investigator|senior scientist|researcher',
  researcher: 'scientist|research fellow|research scientist',
  'general counsel': 'legal director|head of legal|legal adviser|legal manager',
  'legal counsel': 'legal adviser|attorney|lawyer',
  'legal adviser': 'legal counsel|attorney',
  adviser: 'counsellor|consultant',
  consultant: 'adviser',
  translator: 'interpreter|court interpreter|court translator',
  specialist: 'expert|officer',
  secretary: 'clerk',
  employee: 'staff|officer|associate',
  associate: 'lawyer',
  'trainee lawyer': 'judicial trainee|legal apprentice|judicial apprentice|trainee|intern|legal trainee|trainee attorney|assistant attorney|associate attorney|assistant lawyer|associate lawyer|articled clerk|law clerk',
  intern: 'trainee',
  accountant: 'bookkeeper|chartered accountant|certified accountant|tax accountant',
  'authorised signatory': 'authorized officer|procurist|proxy|commercial proxy|authorized signatory|holder of procuration|authorised representative|authorized representative',
  member: 'fellow|committee member',
  'specialist lawyer': 'lawyer|certified specialist|specialist|certified specialist lawyer',
  'deputy minister': 'vice minister|undersecretary|undersecretary of state|under secretary of state|state secretary',
  'state secretary': 'deputy minister|vice minister|undersecretary',
  'deputy mayor': 'alderman|vice mayor|alderwoman',
  councillor: 'municipal commissioner|city councillor|councilor|alderman|council member',
  'member of parliament': 'peoples deputy|deputy|deputy of the state duma|state duma deputy|parliamentarian|representative|congressman',
  headteacher: 'headmaster|headmistress|principal|school principal|school director|director of school|head of school',
  officer: 'head of section|clerk|administrative officer|case officer|official|civil servant',
  auditor: 'chartered accountant|certified public accountant|public accountant|state authorised public accountant|statutory auditor|certified auditor',
  'supervisory board member': 'statutory auditor|supervisor|member of the board of auditors|board of auditors member|audit and supervisory board member|corporate auditor',
  bailiff: 'executor|enforcement officer|court bailiff|judicial officer|judicial executor|enforcement agent',
  'law clerk': 'assistant judge|judicial assistant|judicial clerk|judicial law clerk|court clerk|deputy judge|judges assistant',
  'board secretary': 'secretary of the board|secretary to the board|company secretary|corporate secretary|secretary of the board of directors',
  'court expert': 'expert witness|judicial expert|court appointed expert|forensic expert|expert',
  paralegal: 'legal assistant|legal secretary|attorneys assistant|lawyers assistant|assistant attorney|assistant to attorney|assistant lawyer',
  dietitian: 'nutritionist|dietician|dietary adviser',
  optometrist: 'optician',
  'county magistrate': 'magistrate|county mayor',
  'deputy county magistrate': 'deputy magistrate|deputy county mayor',
  'permanent secretary': 'head of department|secretary general',
  'executive officer': 'corporate officer|executive vice president|corporate executive officer',
  'full professor': 'professor|chair professor',
  'head of the chancellery': 'chief of staff',
  'chief medical officer': 'medical director|health director|clinical director|chief physician|head physician|director of medicine',
  'chief scientific officer': 'scientific director|science director',
  'chief operating officer': 'operations manager|operations director|head of operations',
  'chief technology officer': 'technical director|technology director|head of technology',
  'chief information officer': 'it director|head of it|it manager|information systems director',
  'purchasing manager': 'buyer|purchaser',
  'film director': 'stage director|theatre director',
  'stage director': 'theatre director',
  'company director': 'business owner|executive|entrepreneur|company manager',
  'chair holder': 'chairholder|holder of the chair|chair professor|head of chair',
  'social media manager': 'community manager',
  'business development manager': 'business developer',
  'production manager': 'plant manager|factory manager|factory director',
  'ENT specialist': 'ent surgeon|ent doctor|ent physician|otolaryngologist|otorhinolaryngologist',
  'legal scholar': 'legal counsel|legal officer|lawyer|in-house counsel|legal adviser',
  'head of unit': 'unit head|unit director|unit manager',
  ATER: 'teaching assistant|temporary lecturer|research and teaching assistant|teaching and research assistant',
  'adjunct lecturer': 'adjunct professor|visiting lecturer|part time lecturer|lecturer',
  'general practitioner': 'doctor|family doctor|family physician|primary care physician',
  'legal manager': 'legal director|head of legal|general counsel',
  'head nurse': 'senior nurse|charge nurse|chief nurse|nurse manager|ward sister|matron|nursing director',
  'senior associate': 'senior lawyer|senior attorney|associate',
  'junior associate': 'junior lawyer|junior attorney|associate',
  'chief specialist': 'senior specialist|lead specialist|principal specialist',
  'lead specialist': 'leading specialist|senior specialist|chief specialist',
  'acting head of department': 'acting head|head of department|acting department head',
  'laboratory assistant': 'laboratory technician|lab assistant|lab technician|technician',
  'special correspondent': 'correspondent|reporter|journalist',
  'tv presenter': 'television presenter|tv host|television host|presenter|host|anchor|moderator',
  'radio presenter': 'radio host|presenter|host',
  'software tester': 'tester|qa engineer|quality assurance engineer|test engineer|qa tester|qa specialist',
  'data scientist': 'data specialist|data analyst',
  'ultrasound specialist': 'ultrasound doctor|ultrasound physician|sonographer|ultrasound diagnostics doctor|doctor of ultrasound diagnostics|ultrasound diagnostician|sonologist',
  'functional diagnostics physician': 'functional diagnostics doctor|functional diagnostician',
  'special educator': 'special education teacher|special needs teacher|special pedagogue|defectologist|special needs educator',
  'medical registrar': 'medical receptionist|receptionist|registrar',
  'property valuer': 'property appraiser|real estate appraiser|valuer|appraiser|real estate valuer|property expert',
  'doctoral researcher': 'phd student|postgraduate student|doctoral student|postgraduate|phd candidate|doctoral candidate',
  gynaecologist: 'obstetrician gynaecologist|obstetrician gynecologist|obstetrician|obstetrician and gynaecologist',
  'nursery teacher': 'kindergarten teacher|preschool teacher|educator',
  'class teacher': 'form teacher|homeroom teacher|teacher',
  'press secretary': 'spokesperson|press officer|spokesman|spokeswoman|press spokesperson',
  'medical carer': 'care assistant|caregiver|medical caregiver|healthcare assistant|nursing assistant',
  methodologist: 'methodist|education specialist|curriculum specialist|teaching methods specialist',
  'construction manager': 'site manager|construction site manager|site supervisor',
  'warehouse worker': 'storekeeper|warehouseman|warehouse operative',
  'chief of staff': 'head of the office|head of office|head of the secretariat',
}; // biome-ignore format: one title a line reads best

/** Physicians whose name does not end in that of their field. */
const SPECIALTIES: Readonly<Record<string, string>> = {
  internist: 'internal medicine',
  paediatrician: 'paediatrics',
  gynaecologist: 'gynaecology',
  orthopaedist: 'orthopaedics',
  psychiatrist: 'psychiatry',
  surgeon: 'surgery',
  anaesthetist: 'anaesthesiology',
  dentist: 'dentistry',
  orthodontist: 'orthodontics',
  'general practitioner': 'general medicine',
  physiotherapist: 'physiotherapy',
  geriatrician: 'geriatrics',
  pediatrician: 'paediatrics',
  gynecologist: 'gynaecology',
  anesthesiologist: 'anaesthesiology',
  orthopedist: 'orthopaedics',
  neurosurgeon: 'neurosurgery',
  'plastic surgeon': 'plastic surgery',
  'vascular surgeon': 'vascular surgery',
  'orthopedic surgeon': 'orthopaedics',
  'orthopaedic surgeon': 'orthopaedics',
  nutritionist: 'nutrition',
};

/** The field of a specialist's title: dermatology of a dermatologist. */
export function specialtyOf(concept: string): string | undefined {
  const field = /^(.+olog)ist$/.exec(concept)?.[1];
  return field === undefined ? SPECIALTIES[concept] : `${field}y`;
}

/** "sales manager" of a pack is the head of sales, "cardiologist" a specialist in cardiology. */
function madeOf(concept: string): string[] {
  const work = /^(.+) manager$/.exec(concept)?.[1];
  if (work !== undefined) return [`head of ${work}`, `${work} director`, `${work} lead`, `chief of ${work}`];
  const field = specialtyOf(concept);
  return field === undefined ? [] : [`specialist in ${field}`, `${field} specialist`];
}

/** The English titles that one concept of a pack may be, other than its own name. */
export const otherMeanings: (concept: string) => readonly string[] = memoise((concept) => [
  ...(ALSO_MEANS[concept]?.split('|') ?? []),
  ...madeOf(concept),
]);

/** Every English title that another one is rendered by. */
export const englishMeanings = (): string[] => Object.values(ALSO_MEANS).flatMap((names) => names.split('|'));

/** What stands beside an office: an English word, and how words for it begin. Signs of unspaced scripts are whole words. */
const SUBJECTS = `
of: abteilung oddzial avdeling afdeling avdelning afsnit oddelen отделен відділен katedr кафедр zaklad institut istitut fakult facolt facult факульт dzial departament lehrstuhl departement klinik kliniki kliniek clinic clinique clinica клиник клінік hospital hopital hopitaux ospedal ziekenhui sygehus sjukhus sykehus szpital nemocnic больниц лікарн reparto struttur compless semplic operativ uoc uos uosd area areas bereich group gruppe team equipe praktyk практик practice sektion sektor sector settore ustav ressort referat sezion dzialu pion zespol
of: legitim autoris auktoris autoriz licens diplom dyplom certifi abilitat habilit colegiad titulad oficial kategor категори категорі высше вищо квалиф кваліф niedergelass approbiert angestellt ansatt ansat exclusif libero professionist freelanc selbstandig praktiker specialisera gespecialiseerd eigen registered authorised authorized
intensive_care: intensivstation intensivpfleg intensivvard intensivafsnit intensivafdel intensivavdel rianimaz reanimation reanimacion
gynaecology: frauenklinik frauenheilkund kvinnoklinik kvinneklinik kvinneavdel gynakolog gynecolog gynaecolog ginecolog ginekolog gynekolog gynaekolog polozn porodni poloznictw obstetri
spine: wirbelsaul rachis columna kregoslup rygg ryggrad
logistics: logisti
innovation: innovat innovac innovas innovaz inovac inovaz innovations инновац інновац イノベーション 创新 創新 혁신
foundation: stiftung fondation fundacion fundacao fondazion stichting fundacj nadac stiftels fonden fonds фонд 基金会 基金會 財団 재단
contemporary: contempor zeitgenoss hedendaags samtid nutid wspolczesn soucasn современн сучасн 当代 現代 현대
modern: modern
development: разработ розроб
geography: 地理 지리 geograf aardrijkskund zemepis
of: mesta miasta города міста перво первая перш stadt
payroll: paie nomina nominas paghe lohn gehalt salaris lonn loner
care: zorg omsorg omsorgs pflege
paediatrics: kinderklinik barneavdel barnklinik kinder barn borne padiatr paediatr pediatr infantil детск
cardiology: hjerte hjart hart herz cardiolog kardiolog kardio cardio heart
neurology: nevrolog neurolog nerv
surgery: kirurg cirurg chirurg cirug surgical
psychiatry: psykiatr psichiatr psiquiatr psychiatr
oncology: onkolog oncolog kreft
digestive: digestiv
endoscopy: endoscop endoskop
internal_medicine: wewnetrzn interni internisti intermedici
pulmonology: pneumolog pulmonolog lungen
gastroenterology: gastroenterolog
orthopaedics: ortoped orthopad orthoped
rehabilitation: rehabilit revalid riabilit
infectious_diseases: infektion infectio zakazn
sales: vertrieb verkauf salg salgs salga forsalj forsaljnings commercial
information_technology: informatiqu informatica informatic edv
studies: studien studie studi
history: geschicht dejin dziejow histoir stori historisk
constitutional: verfassung constitucional costituzional konstytuc ustavni
customer: kunden kunde clientel
operations: bedrijfsvoering driftsled drift betrieb
construction: bau bouw bygg byggeri anlegg
media: media mediu
programme: studiengang opleiding bildungsgang
education: opplaer utdannings uddannelses bildungs vzdelavan ksztalceni
political_science: statskundskab statsvitenskap statsvetenskap politologi
museum: muze museum musee museo музе
news: nyhet nyhed nachricht nieuws novost zpravodajst новост новин 新闻 ニュース 뉴스
radio: radio
television: televis fernseh fjernsyn телевид телебач テレビ 电视
sports: sport idrott idraet idrett спорт
accounting: contab comptab contabil buchhalt boekhoud bokforing regnskab regnskap redovis rachunkow ucetn бухгалтерск
store: tienda loja negozi magasin filial winkel butik butikk
warehouse: almacen armazem entrepot magazzin magazijn lager
protocol: protocol protokol
studies: estudios estudos etudes studien studier
trials: ensayos ensaios essais
regulatory: regulatori regulament reglament regolator regulatoris
support: soporte apoyo apoio suporte supporto unterstutz ondersteun
external: extern estern
internal: interno interna interne internen
maintenance: manten manuten mainten wartung instandhalt onderhoud underhall vedligehold vedlikehold
events: evento evenement veranstaltung evenemang arrangement
training: formacion formacao formazion schulung ausbildung opleiding
volunteer: voluntar benevol volontar ehrenamt vrijwillig frivillig
press: prensa imprensa stampa presse
content: contenid conteud contenut inhalt
editorial: redaccion redacao redazion redaktion
service: servicio servico servizi
risk: riesgo risco risque rischi risiko risico
audit: auditoria
investment: inversion investiment investissement investering
credit: credit kredit
real_estate: inmobiliari imobiliari immobili
tourism: turism touris
sports: deport desport esport sport
youth: juventud juventude jeunesse giovan jugend jeugd ungdom
sustainability: sostenibil sustentabil durabil nachhaltig duurza hallbar baeredyg baerekraft
transport: transport trasport verkehr vervoer
institutional: institucional istituzional institutionnel
strategic: estrateg strateg
first: primeir primera primero
second: segund
district: distrikt distrit district bezirks kreis rayonn rejonow okresn районн
business: affars forretnings bedrijfs geschafts
specialist: specialist spesial spezial fach
state: estadual estatal landes statlig statens
labour: lavoro trabajo trabalh travail arbeits arbeids pracy laboral трудов
school: skol schul escolar scolaire scolastic szkoln skolni школьн шкільн
works_council: betriebsrat ondernemingsraad
nursing: pflege verpleeg sygepleje sjukvard
security: sicherheit seguridad seguranca securite sicurezza veiligheid bezpieczenstw bezpecnost sakerhet sikkerhed sikkerhet безопасност безпек 安全 安保 보안
data: daten datos dados donnees gegevens danych данных даних
energy: energie energia energet energi энергетик енергетик
building: obras edil budowlan stavebn bygg bygnings строительн будівельн
insurance: versicherung seguro assurance assicura verzekering ubezpieczen pojist forsakring forsikring страхов
customs: zoll aduan alfandeg douan dogan celn таможен митн
finance: finances finanzas finansow
library: biblioth bibliot bibliotec библиот бібліот
emergency: notfall urgencia urgence urgenza spoed ratunkow akut
family: famil rodzinn rodinn семейн сімейн
university: universit uniwersyt univerzit университет університет
technical: technisch techniq tecnic technick techniczn teknisk техническ технічн 技術 技术 기술
legal: juridi giuridic rechts prawn pravn юридич правов 法務 法务 法律 법무 법률
commercial: comerci commerci kaufmannisch handlow obchodn kommersiel коммерческ комерційн 商务 商務
sales: venta vendas vendit vente verkauf vertrieb verkoop sprzeda prodej forsaljning salg продаж 営業 销售 銷售 영업
marketing: mercad marketing маркетинг マーケティング 市场 行銷 营销 마케팅
purchasing: compras achats acquisti einkauf inkoop zakup nakup inkop indkob innkjop закуп 購買 采购 採購 구매
financial: financ finanz finans финансов фінансов 財務 财务 재무
human_resources: personal personnel personeel kadr кадр персонал 人事 人力资源 인사
communications: comunica communica kommunik komunik коммуникац комунікац 広報 公关 홍보
quality: calidad qualid qualite qualita kwalit jakosc kvalit качеств якост 品質 质量 품질
production: produccion producao produzion produktion productie produkcj vyrob производств виробництв 生産 生产 생산
research: investigacion investigacao pesquisa recherch ricerc forschung onderzoek badawcz badan vyzkum forskning исследоват дослідниц
development: desarroll desenvolv developpement svilupp entwicklung ontwikkeling rozwoj vyvoj utveckling udvikling utvikling развит розвит 開発 开发 開發 개발
operations: operacion operacoe operation operazion betrieb operacyjn provozn операцион операційн 運営 运营 운영
project: proyect projet progett projekt проект プロジェクト 项目 專案 프로젝트
product: product produto produit prodott produkt продукт プロダクト 产品 產品 제품
planning: planific planejament planeament pianific planung planow 企画 规划 기획
administrative: administrativ amministrativ verwaltung administracyjn spravn административ адміністратив 行政 행정
medical: medic medizin medisch lekarsk lekars медицинск медичн 医療 의료
forensic: forens legista giuridic legal
clinical: clinic clinique klinisch kliniczn klinick klinisk клиническ клінічн 臨床 临床 임상
scientific: cientific scientifi wissenschaftlich wetenschappelijk naukow vedeck vetenskaplig videnskabelig vitenskapelig научн науков
academic: academic academiq accademic akademi академическ академічн
court: judicial giudiziari judiciair gericht gerechts sadow soudn судебн судов
criminal: penal criminal strafrecht karn trestn уголовн кримінальн
public: public pubblic oeffentlich offentlig publiczn verejn публич публічн
parliamentary: parlament parlementair парламент
municipal: municip comunal communal kommunal gemeent miejsk mestsk муниципал муніципал
general: general generaln генеральн
executive: ejecutiv executiv esecutiv wykonawcz vykonn исполнительн виконавч
regional: regional regionaln региональн регіональн
international: internacional internazional internationa miedzynarodow mezinarodn международн міжнародн 国際 国际 國際 국제
national: nacional nazional nationa narodow krajow narodn национальн національн
chief: glown hlavn главн головн 首席 수석
leading: ведущ провідн ledande ledende
division: division divisao abteilung oddzial avdelning afdeling avdeling отдел відділ
department: departament dipartiment departement fachbereich wydzial odbor департамент
section: seccion secao seccao sezion sekcj sekc sektion секци
unit: unidad unita unite einheit eenheid jednostk jednotk enhet enhed
office: oficin escritori uffici buro biur kontor офис
programme: programa programm program программ програм
security: segur securite sicurezza sicherheit beveilig bezpiecz bezpec sakerhet sikkerhed sikkerhet безопасн безпек セキュリティ 보안
information: informacion informacao informazion informat informacj информац інформац 情報 信息 資訊 정보
data: datos dados dati daten donnees danych данн даних データ 数据 數據 데이터
center: センター 中心 센터
artificial_intelligence: 人工知能 人工智能 人工智慧 인공지능
cloud: クラウド 云计算 雲端 클라우드
brand: ブランド 品牌 브랜드
quality: 品質 质量 품질 качеств якост
production: 生産 生产 製造 생산 производств виробництв
design: デザイン 设计 設計 디자인
structural: 結構 结构 構造 구조
mechanical: 机械 機械 기계
electrical: 电气 電氣 電気 전기
hardware: 硬件 硬體 ハードウェア 하드웨어
network: 网络 網路 ネットワーク 네트워크
algorithm: 算法 演算法 アルゴリズム 알고리즘
creative: 创意 創意 クリエイティブ 크리에이티브
assistant: assisterende assisterand assistierend
research: nauk 研究 研发 研發 연구 исследован дослідж
ophthalmology: 眼科 안과
dentistry: 歯科 牙科 치과
orthopedics: 整形外科 骨科 정형외과
gastroenterology: 消化器内科 消化器科 消化内科 胃腸科 소화기내과
cardiology: 循環器内科 循環器科 心内科 心臟內科 순환기내과 심장내과
dermatology: 皮膚科 皮肤科 피부과
pediatrics: 小児科 儿科 小兒科 소아과 소아청소년과
urology: 泌尿器科 泌尿科 비뇨기과 비뇨의학과
psychiatry: 精神科 정신과 정신건강의학과
radiology: 放射線科 放射科 영상의학과
anesthesiology: 麻酔科 麻醉科 마취과 마취통증의학과
neurosurgery: 脳神経外科 神经外科 神經外科 신경외과
neurology: 神経内科 脳神経内科 神经内科 神經內科 신경과
plastic_surgery: 形成外科 整形外科科 성형외과
orthodontics: 矯正科 矯正歯科 正畸 교정과
prosthodontics: 補綴科 보철과 치과보철과 보철 補綴 補綴歯科 修复科 贋復
implant: 임플란트 インプラント 植牙 种植 種植
oral_surgery: 口腔外科 구강외과
oral_and_maxillofacial_surgery: 구강악안면외과 口腔颌面外科 口腔顎面外科 顎口腔外科
periodontics: 치주과 歯周病科 牙周科 牙周病科
endodontics: 치과보존과 保存科 牙體復形科 根管治疗 牙髓病科
pediatric_dentistry: 소아치과 小児歯科 儿童口腔科 兒童牙科
thoracic_surgery: 흉부외과 胸部外科 呼吸器外科 胸外科 胸腔外科
cardiovascular_surgery: 심장혈관흉부외과 心臓血管外科 心血管外科 心臟血管外科
gastroenterological_surgery: 消化器外科 胃肠外科 위장관외과
breast_surgery: 유방외과 乳腺外科 乳房外科
colorectal_surgery: 대장항문외과 肛門外科 大腸直腸外科 肛肠外科
transplant_surgery: 移植外科 이식외과
endocrinology: 内分泌内科 内分泌科 내분비내과 新陳代謝科 糖尿病内科 糖尿病・内分泌内科
nephrology: 腎臓内科 肾内科 腎臟內科 신장내과 腎臟科
hematology: 血液内科 血液科 혈액내과 血液腫瘤科 혈액종양내과
oncology: 腫瘍内科 肿瘤科 腫瘤科 종양내과
pulmonology: 呼吸器内科 呼吸内科 胸腔內科 호흡기내과
rheumatology: リウマチ科 膠原病内科 风湿免疫科 風濕免疫科 류마티스내과
infectious_diseases: 感染症内科 感染科 감염내과 传染科
emergency_medicine: 救急科 救命救急 急诊科 急診科 응급의학과
family_medicine: 家庭医療科 総合診療科 家醫科 全科 가정의학과
rehabilitation: リハビリテーション科 康复科 復健科 재활의학과
pathology: 病理科 病理診断科 병리과
otolaryngology: 耳鼻咽喉科 耳鼻喉科 이비인후과
traditional_chinese_medicine: 中医科 中醫科 漢方
software: 軟體 软体
of: 전담 담당 専任 專任 专职
surgery: 外科 외과 хирург хірург chirurg
pediatric: детск дитяч dzieciec detsk
vascular: сосудист судин naczyniow cevn
plastic: пластич plasty
aesthetic: эстетич естетич estety esteti
maxillofacial: челюстно щелепно szczekow celistn
therapy: терапевтич терапевтичн terapeutyczn terapi
cardiology: кардиолог кардіолог kardiolog
neurology: невролог неврологіч neurolog
urology: уролог urolog
oncology: онколог onkolog
gynaecology: гинеколог гінеколог ginekolog gynekolog
traumatology: травматолог traumatolog urazow urazov
orthopaedics: ортопед ortoped
intensive_care: реанимац реанімац интенсивн інтенсивн intensywn resuscit
anaesthesiology: анестезиолог анестезіолог anestezjolog anesteziolog
radiology: рентген радиолог радіолог radiolog rentgen
endoscopy: эндоскоп ендоскоп endoskop
proctology: проктолог колопроктолог proktolog
ophthalmology: офтальмолог okulist okulistyczn ocn oftalmolog
dentistry: стоматолог stomatolog
paediatrics: педиатр педіатр pediatr
psychiatry: психиатр психіатр psychiatr
gastroenterology: гастроэнтеролог гастроентеролог gastroenterolog gastrolog
endocrinology: эндокринолог ендокринолог endokrynolog endokrinolog
dermatology: дерматолог dermatolog
rehabilitation: реабилит реабіліт rehabilit
physiotherapy: физиотерап фізіотерап fizjoterap fyzioterap
infectious_diseases: инфекц інфекц zakaz infekc
laboratory: лаборатор laborator
diagnostics: диагност діагност diagnost
ultrasound: ультразвук ultrazvuk
outpatient: амбулатор поликлинич поліклініч ambulator
rheumatology: ревматолог reumatolog
pulmonology: пульмонолог pulmonolog
nephrology: нефролог nefrolog
haematology: гематолог hematolog
neonatology: неонатолог neonatolog
mathematics: математи matematy matemati
physics: физики физике фізик fizyk fyzik
chemistry: химии химия хімі chemii chemie
biology: биологи біологі biologi
history: истории історі historii dejepis
geography: географи geografi zemepis
informatics: информатик інформатик informatyk informatik
literature: litteratur letteratur letterkund litterair литератур літератур literatur
english: английск англійськ angielsk anglick anglicti
russian: русск російськ rosyjsk rusk
ukrainian: украинск українськ ukrainsk ukrajinsk
polish: польск польськ polsk
czech: чешск чеськ czesk cesk
german: немецк німецьк niemieck nemeck nemcin
french: французск французьк francusk francouzsk
language: языка языков мови мов jezyka jezykow jazyka jazyku
music: музык музичн muzyk muzyc hudb hudebn
drawing: рисунк малюнк rysunk kresb kreslen
painting: живопис malarstw malb
composition: композиц kompozyc kompozic
law: права право prawa prava
economics: экономик економік ekonomii ekonomie
psychology: психологи psychologi
pedagogy: педагогик педагогік pedagogik
philosophy: философи філософі filozofi filosofi
student: студен studenck student
methodological: методич методичн metodyczn metodick
decorative: декоратив dekoratyw dekorativ
applied: прикладн aplikovan stosowan uzit
innovation: innowac
cartography: картограф kartograf
radiocommunications: радиосвяз radiokomunik
telecommunications: телекоммуникац телекомунікац telekomunik
electronics: электроник електронік elektronik
mechanics: механик механік mechanik
management: менеджмент управлен управлін zarzadzan rizen
internal_medicine: 内科 內科 내과
obstetrics_and_gynecology: 産婦人科 妇产科 婦產科 산부인과
digital: digital cyfrow цифров デジタル 数字 數位 디지털
customer: client client kunden klant klient zakazn kund клиент клієнт 顧客 客户 客戶 고객
logistics: logisti логист логіст 物流 물류
education: educa istruzion bildung onderwijs edukac vzdela utbildning uddannelse utdanning образован освіт 教育 교육
health: salud saude sanit sante gesundheit gezondheid zdrow zdrav halso sundhed helse здоров здравоохран 保健 보건
culture: cultur kultur культур 文化 문화
environment: ambient environnement umwelt srodowisk miljo эколог еколог 環境 环境 환경
tax: fiscal tribut steuer belasting podatkow danov skatt skat налогов податков 税務 税务 세무
freelance: independ independient indipendent unabhang freiberuf freier freie independant autonom zelfstandig niezalezn nezavisl frilans внештатн 프리랜서
frontend: フロントエンド 前端 프론트엔드
backend: バックエンド 后端 後端 백엔드
software: softwar oprogramowan ソフトウェア 软件 軟體 軟件 소프트웨어
systems: sistem system систем システム 系统 系統 시스템
senior: 高级 高級 资深 資深 上級 선임 책임
deputy: 副 副手 stellvert plaatsvervang waarnemend zastepc zastep zastup заместител заступни bitradande stallforetrad suplent adjoint adjunt
acting: vertretungs vertretend kommissarisch konstituer tillforordnad fungerend interim povereny исполняющ обязанност ad_interim
trainee: apprentice trainee intern student pupil opleiding ausbildung weiterbildung stagiaire praktikant apprenti stazyst стажер стажёр
assistant: ayudant auxiliar assistant assistent asistent assistente asystent асистент ассистент помощник помічник
emeritus: emerit emerito emerite emeritiert эмерит
junior: mlodsz младш молодш
senior: starsz старш старша
management_board: zarzad vorstand
political: politic politiq politisch polityczn politick politisk политическ політичн
social: social sozial sociaal spoleczn socialn sosial социальн соціальн
foreign: extranjer estrangeir etranger stranier auslandisch buitenlands zagraniczn zahranicn utlandsk udenlandsk utenlandsk иностранн іноземн 外国 外國 외국
export: export экспорт експорт 输出 輸出 수출
art: artistic artistiq kunstlerisch artystyczn umeleck художествен художн`;

interface Subject {
  stem: string;
  english: string;
}

const subjects = once(() => {
  const all = SUBJECTS.trim()
    .split('\n')
    .flatMap((line) => {
      const [english = '', stems = ''] = line.split(': ');
      return stems.split(' ').map((stem) => ({ stem, english: english.replaceAll('_', ' ') }));
    });
  const spaced: Subject[] = all
    .filter(({ stem }) => !UNSPACED.test(stem))
    .map(({ stem, english }) => ({ stem: foldOnce(stem), english }))
    .sort((left, right) => right.stem.length - left.stem.length);
  const unspaced = makePhraseFinder(
    all.filter(({ stem }) => UNSPACED.test(stem)).map(({ stem, english }) => ({ form: stem, value: english })),
  );
  return { spaced, unspaced, names: new Set(all.map(({ english }) => english)) };
});

/** A stem is most of the word, so that "data" is none in "datazione". */
const LONGEST_ENDING = 6;

const subjectOf = (folded: string): string | undefined => {
  const found = subjectsOf(folded);
  return found.length === 0 ? undefined : found.join(' ');
};

/** What a folded word is about: one subject, two in "Produktmarketing", none in a word that is not listed. */
export const subjectsOf: (folded: string) => readonly string[] = memoise((folded) => {
  if (subjects().names.has(folded)) return [folded];
  const begun = subjects().spaced.filter(({ stem }) => folded.startsWith(stem));
  const whole = begun.find(({ stem }) => folded.length - stem.length <= Math.max(LONGEST_ENDING, stem.length));
  if (whole !== undefined) return [whole.english];
  // "Personalentwicklung": two subjects in one word.
  for (const { stem, english } of begun) {
    const rest = folded.slice(stem.length);
    const others = [rest, rest.replace(/^(?:e?s|e?n|e)(?=\p{L}{4})/u, '')]
      .map(subjectsOf)
      .find(({ length }) => length > 0);
    if (others !== undefined) return [english, ...others];
  }
  return [];
});

/** The subjects that are written in a script without spaces. */
export const subjectsIn = (text: string): readonly PhraseMatch<string>[] => subjects().unspaced.find(text);

/** The words beside an office in English, as far as they are known. */
function inEnglishWords(rest: string): string {
  const known = subjects().unspaced.find(rest);
  let text = '';
  let at = 0;
  for (const { from, to, value } of known) {
    text += `${rest.slice(at, from)} ${value} `;
    at = to;
  }
  return (text + rest.slice(at)).replace(/\p{L}{4,}/gu, (word) => subjectOf(foldOnce(word)) ?? word);
}

/** So many renderings of one title, at most. */
const MOST = 24;

/** The title with each of its offices by every name it may have in English, and the words beside them translated. */
export function renderings(title: string, offices: readonly PhraseMatch<readonly string[]>[]): string[] {
  let found = [''];
  let at = 0;
  for (const { from, to, text, value } of offices) {
    if (from < at) continue;
    const between = inEnglishWords(title.slice(at, from));
    // "asesor técnico": behind an office a word that may be one itself says what the first is about.
    const about = title.slice(0, from).trim() !== '' ? [inEnglishWords(text)] : [];
    const names = [...value, ...about, ...value.flatMap(otherMeanings)];
    found = found.flatMap((start) => names.map((name) => `${start}${between} ${name} `)).slice(0, MOST);
    at = to;
  }
  const rest = inEnglishWords(title.slice(at));
  return found.map((start) => start + rest);
}
