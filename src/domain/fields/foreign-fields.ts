// Fields of study in other languages, beside the English names of field-words.ts. Folded to lower-case ASCII, other
// scripts romanised when read. Regular endings ("-ologie", "-ologia", "-ologi") are turned by rule, not listed.
import { foldWords } from '../text/fold.ts';

/** English name of field-words.ts: names in German, French, Spanish, Italian, Portuguese, Dutch, the Nordic languages and others. */
const FOREIGN: Readonly<Record<string, string>> = {
  'computer science':
    'computerwissenschaft; informatica e computacao; ciencias da computacao; ingenieria informatica; ingenieria en sistemas; scienze dell informazione; datalogi; datavetenskap; datateknik; informatyka; informatika; информатика; 计算机科学; コンピュータ科学; 컴퓨터공학; computerkunde',
  'software engineering': 'ingenieria de software; ingenieria del software; engenharia de software; genie logiciel; softwaretechnik; ingegneria del software; programvaruteknik',
  'electrical engineering': 'elettrotecnica; ingegneria elettrica; ingegneria elettronica; engenharia eletrica; engenharia eletrotecnica; ingenieria electronica; elektroteknik; electrotechniek; elektrotechnika; villamosmernoki; электротехника; 電気工学; 电气工程',
  'mechanical engineering': 'ingegneria meccanica; engenharia mecanica; maskinteknik; werktuigbouwkunde; maskiningenior; strojni inzenyrstvi; gepeszmernoki; 機械工学; 机械工程',
  'civil engineering': 'engenharia civil; ingegneria civile; civiele techniek; bygningsingenior; vag och vattenbyggnad; stavebni inzenyrstvi; 土木工学; 土木工程',
  'chemical engineering': 'engenharia quimica; ingegneria chimica; chemieingenieurwesen; verfahrenstechnik; chemische technologie; kemiteknik; 化学工学; 化学工程',
  'industrial engineering': 'ingenieria industrial; engenharia industrial; genie industriel; ingegneria gestionale; wirtschaftsingenieurwesen; engenharia e gestao industrial',
  'aerospace engineering': 'luft und raumfahrttechnik; ingenieria aeronautica; ingenieria aeroespacial; engenharia aeroespacial; genie aerospatial; ingegneria aerospaziale; luchtvaarttechniek',
  mathematics: 'mathematique; matematik; matematikk; matematyka; matematika; wiskunde; математика; 数学; 수학; toan hoc',
  'applied mathematics': 'matematicas aplicadas; matematica aplicada; mathematiques appliquees; matematica applicata; toegepaste wiskunde; tillampad matematik; прикладная математика; 応用数学',
  statistics: 'statistik; statistique; estadistica; statistica; estatistica; statistiek; statistikk; statystyka; статистика; 統計学; 统计学',
  physics: 'fysik; fysikk; natuurkunde; fizyka; fizika; физика; 物理学; 物理; 물리학',
  chemistry: 'kemi; kjemi; chemia; kemia; scheikunde; химия; 化学; 화학',
  biology: 'biologi; biologija; биология; 生物学; 생물학',
  economics:
    'economie politique; sciences economiques; ciencias economicas; scienze economiche; economia politica; nationalokonomie; nationalekonomi; samfunnsokonomi; ekonomia; ekonomie; kozgazdasagtan; экономика; 経済学; 经济学; 경제학',
  'business administration':
    'gestion d entreprise; gestion des entreprises; administration des affaires; administracao de empresas; administracion y direccion de empresas; economia aziendale; economia e commercio; bedrijfskunde; foretagsekonomi; zarzadzanie; ekonomi; 経営学; 工商管理; 경영학; gestao; gestao de empresas',
  finance: 'finanzas; finanzen; finances; financas; finanza; finanzwirtschaft; finans; финансы; 金融学; 金融',
  accounting: 'comptabilite; contabilidade; contabilita; rechnungswesen; boekhouding; redovisning; rachunkowosc; бухгалтерский учет; 会計学; 会计',
  law: 'sciences juridiques; ciencias juridicas; diritto; rechten; rechtsgeleerdheid; juridik; rettsvitenskap; juss; jura studier; prawo; pravo; jog; юриспруденция; право; 法学; 法律; 법학',
  'political science': 'politologie; politicologia; ciencia politica; politicologie; statsvetenskap; statsvitenskap; statskundskab; politologia; политология; 政治学; 정치학; sciences politiques',
  'international relations': 'internationale beziehungen; relations internationales; relaciones internacionales; relacoes internacionais; relazioni internazionali; internationale betrekkingen; международные отношения; 国際関係',
  philosophy: 'filosofi; filozofia; wijsbegeerte; filosofie; философия; 哲学; 철학',
  history: 'storia; geschiedenis; historie; historia contemporanea; dejiny; tortenelem; история; 歴史学; 历史; 역사학',
  psychology: 'psykologi; psihologija; pszichologia; психология; 心理学; 심리학',
  sociology: 'sosiologi; sociologi; социология; 社会学; 사회학',
  education: 'sciences de l education; ciencias de la educacion; scienze dell educazione; padagogik; pedagogia; pedagogik; pedagogikk; onderwijskunde; педагогика; 教育学',
  linguistics: 'linguistica; lingvistik; taalkunde; sprachwissenschaft; jezykoznawstwo; лингвистика; 言語学; 语言学; 언어학; sprakvetenskap',
  architecture: 'architettura; bouwkunde; arkitektur; architektura; epiteszet; архитектура; 建築学; 建筑学; 건축학',
  medicine: 'humanmedizin; geneeskunde; medicin; medisin; lekarstvi; orvostudomany; медицина; 医学; 의학; medicina e chirurgia; medycyna',
  nursing: 'krankenpflege; pflegewissenschaft; soins infirmiers; enfermeria; enfermagem; infermieristica; verpleegkunde; omvardnad; sykepleie; 看護学; 护理学',
  dentistry: 'odontologia; odontologie; odontoiatria; tandheelkunde; odontologi; стоматология; 歯学',
  'veterinary medicine': 'tiermedizin; veterinarmedizin; medecine veterinaire; veterinaria; medicina veterinaria; diergeneeskunde; veterinarmedicin',
  agriculture: 'agrarwissenschaften; agronomie; agricoltura; landbouwkunde; lantbruksvetenskap; 農学',
  engineering: 'ingegneria; engenharia; ingenieurwesen; teknik; 工学',
  'earth science': 'geowissenschaften; geologi; jardfraedi; 地質学; 地质学',
  communication: 'kommunikationswissenschaft; sciences de la communication; comunicacao; comunicacao social; scienze della comunicazione; communicatiewetenschap; medievetenskap',
  theology: 'teologia; teologi; godgeleerdheid; theologie protestante; теология; 神学',
  'fine arts': 'belas artes; belle arti; bildende kunst; beeldende kunst; kunst; konst; arts plastiques; 美術',
  music: 'musique; muzica; muziek; musikk; muzyka; hudba; musicologie; musikwissenschaft; музыка; 音楽',
  literature: 'literaturwissenschaft; litterature; literatura; letteratura; letterkunde; litteraturvetenskap; литература; 文学',
  pharmacy: 'farmacologia; ciencias farmaceuticas; 薬学; 药学; фармация',
  'environmental science': 'umweltwissenschaft; okosystemwissenschaften',
}; // biome-ignore format: one field a line reads best

export const FOREIGN_FIELDS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(FOREIGN).map(([name, foreign]) => [name, foreign.split('; ').map(foldWords)]),
);

/** Beginnings that languages spell otherwise. */
const BEGINNINGS: readonly (readonly [RegExp, string])[] = [
  [/^mikro/, 'micro'], // Mikrobiologie
  [/^(?:oko|eko)/, 'eco'], // Ökologie, ekologi
  [/^(?:psico|psyko|psiko|pszicho)/, 'psycho'], // psicologia
  [/^(?:sozio|sosio)/, 'socio'], // Soziologie
  [/^antropo/, 'anthropo'], // antropologia
  [/^(?:arqueo|arkeo|archeo)/, 'archaeo'], // arqueología
  [/^farma[ck]o/, 'pharmaco'], // farmacologia
  [/^teo(?=log)/, 'theo'], // teologia
  [/^(?:fisio|fysio)/, 'physio'], // fisiologia
  [/^kardio/, 'cardio'], // Kardiologie
  [/^krimino/, 'crimino'], // Kriminologie
  [/^filo(?=sof|log)/, 'philo'], // filosofia
  [/^karto/, 'carto'], // Kartographie
  [/^(?:foto)(?=gra)/, 'photo'], // fotografia
  [/^etno/, 'ethno'], // etnologia
];

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/log(?:ie|ia|i|ija|iya|ias|ies|ian)$/, 'logy'], // Biologie, biología, biologi
  [/gra(?:phie|fie|fia|fi|fija|fiya)$/, 'graphy'], // Geographie, geografia
  [/nom(?:ie|ia|i|iya)$/, 'nomy'], // Astronomie, agronomia
  [/so(?:phie|fie|fia|fi)$/, 'sophy'], // Philosophie, filosofia
];

/** A folded word of a field as English spells it: "mikrobiologie" is "microbiology"; other words stay. */
export function asEnglishField(word: string): string {
  if (word.length < 6) return word;
  const ending = ENDINGS.find(([pattern]) => pattern.test(word));
  if (ending === undefined) return word;
  const ended = word.replace(ending[0], ending[1]);
  const beginning = BEGINNINGS.find(([pattern]) => pattern.test(ended));
  return beginning === undefined ? ended : ended.replace(beginning[0], beginning[1]);
}
