// Where names of organisations may begin and end in Chinese, Japanese and Korean, which do not write capitals and, but for
// Korean, no spaces. Every likely piece is given; which one is a name is left to the comparison.

import { lazyPattern } from '../../domain/languages/words.ts';
import { chinese } from '../../domain/languages/zh.ts';
import { lazyWords } from '../../domain/text/word-set.ts';
import type { Lexicon } from '../lexicon/language-words.ts';
import type { Span } from './aligned-members.ts';

const RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々・A-Za-z0-9]+/gu;
/** Behind these a name begins in any of the scripts: a date, a country, a word of studying or working somewhere. */
const BEFORE =
  '(?<=[\\d〇元一二三四五六七八九十])[年月日期]度?|同年|翌年|経て|(?:美国|美國|日本国|澳洲|英国|英國|法国|法國|德国|德國|米国|アメリカ|イギリス|ドイツ|フランス|カナダ)の?・?|毕业|畢業|就读|就讀|攻读|攻讀|留学|留學|公派|赴|卒業|修了|入学|研修|勤務|退職|後|現在|現(?!代)|元(?!町|気)|原(?=[^田因町])(?<=^原)|前(?!橋|田|原|海)|兼';
/** Hiragana also writes names ("ひまわり病院"): a particle stands behind another script, or has two signs. */
const BEFORE_JAPANESE = lazyPattern(
  () =>
    `${BEFORE}|(?<=[^\\p{Script=Hiragana}])[をにではがのへともや](?=[^\\p{Script=Hiragana}]|\\p{Script=Hiragana}{2,}[\\p{Script=Han}\\p{Script=Katakana}])|から|より|にて|として|において|における|まで|および|ならびに|かつ|した|して|する|され|ていた|ている|(?<=\\p{Script=Han}[けえめれべげせ]?)[るう](?=\\p{Script=Han}{2})|(?<=大学院?|学部|[病医]院|ター|究所|会社|ニック)・`,
  'gu',
);
const BEFORE_CHINESE = lazyPattern(
  () =>
    `${BEFORE}|[於于在由從从為为是曾獲获至现被]|任(?:[职職][于於]?)?(?!丘)|入(?!境)|(?:^|(?<=大[学學]|[学學医醫病究]院|[究务務]所|公司|中心|[银銀]行|[学學]位))(?:和(?!歌山)|[及與与並并・])|先后|先後|加入|服务|服務|供职|供職|创办|創辦|创立|創立|创建|創建|成立|就职|就職|任职|任職|拥有|擁有|以及|了(?=[^解])|执业|執業|入职|入職|担任|擔任|博士|硕士|碩士|本科`,
  'gu',
);
const BRANCH = /(?<=\p{Script=Han})[（(]\p{Script=Han}{2,6}[)）]$/u;
const LONGEST_LEAD = 40;
const LONGEST_TAIL = 10;
const LEAST_NAME = 2;

/** The pieces that end with the cue, or with the place that follows it: "大学" in "2010年に東京大学", "クリニック" before "梅田". */
export function unspacedNames(text: string, cue: Span): Span[] {
  if (isInsideKorean(text, cue.to)) return [];
  // "海图（上海）律师事务所": the name goes on behind where the branch is.
  const end = cue.from - (BRANCH.exec(text.slice(Math.max(0, cue.from - LONGEST_LEAD), cue.from))?.[0].length ?? 0);
  const run = runAt(text, end === cue.from ? end : end - 1);
  const from = Math.max(run.from, end - LONGEST_LEAD);
  const lead = text.slice(from, end);
  const begins = new Set([from]);
  const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
  const last = [...lead.matchAll(isJapanese ? BEFORE_JAPANESE() : BEFORE_CHINESE())].findLast(
    (match) => match.index + match[0].length + LEAST_NAME <= lead.length,
  );
  if (last !== undefined) begins.add(from + last.index + last[0].length);
  const before = wordBefore(text, run.from);
  if (before !== null) begins.add(before);
  const ends = new Set([cue.to]);
  const tail = /^[\p{Script=Han}\p{Script=Katakana}ー]+/u.exec(
    text.slice(cue.to, Math.min(runAt(text, cue.from).to, cue.to + LONGEST_TAIL)),
  );
  if (tail !== null) ends.add(cue.to + tail[0].length);
  return [...begins].flatMap((begin) => [...ends].map((end) => ({ from: begin, to: end })));
}

/** "软件学院", "市场部": a school or department that any university or firm may have, called by its subject alone. */
const UNIT = /(?:[学學]院|部)$/u;
const SUBJECTS = lazyWords(() => chinese.functionWords ?? []);

export function isUnspacedUnit(name: string, { work, present }: Lexicon): boolean {
  if (!UNIT.test(name)) return false;
  const bare = name.replace(UNIT, '');
  const lead = work.find(bare)[0] ?? present.find(bare)[0];
  return SUBJECTS.has(bare) || (lead?.from === 0 && SUBJECTS.has(bare.slice(lead.to)));
}

/** Behind a Korean name stand a space, a particle, or a word of leaving or serving it; else the cue is a part of another word. */
const AFTER_KOREAN =
  /^(?:을|를|이|가|은|는|에|의|로|으로|과|와|도|출신|졸업|재학|입학|수료|교수|및|병원|$|[^\p{Script=Hangul}])/u;

export function isInsideKorean(text: string, to: number): boolean {
  return /\p{Script=Hangul}/u.test(text[to - 1] ?? '') && !AFTER_KOREAN.test(text.slice(to, to + 4));
}
const PARTICLE = /(?:에서|까지|부터|으로|[은는을를에와]|\p{L}{3}인)\s$/u;

function runAt(text: string, at: number): Span {
  for (const match of text.matchAll(RUN)) {
    const to = match.index + match[0].length;
    if (match.index <= at && at < to) return { from: match.index, to };
  }
  return { from: at, to: at + 1 };
}

/** Korean writes "서울대학교 치과대학" in two words; "변호사는 한솔대학교": what ends in a particle is no part of the name. */
function wordBefore(text: string, from: number): number | null {
  if (!/\p{Script=Hangul}/u.test(text[from] ?? '')) return null;
  const word = /[\p{Script=Hangul}A-Za-z0-9]+ $/u.exec(text.slice(Math.max(0, from - LONGEST_LEAD), from));
  return word === null || PARTICLE.test(word[0]) ? null : from - word[0].length;
}

/** Of companies, before or behind their names. */
export const LEGAL_FORM =
  '(?:株式会社|有限会社|合同会社|[(（]株[)）]|[(（]有[)）]|㈱|㈲|주식회사|[(（]주[)）]|㈜|[(（]股[)）](?:有限)?公司|股份有限公司|有限责任公司|有限責任公司|有限公司)';
/** Of other bodies, always before the name; in Korean a particle may follow at once. */
export const LEADING_FORM =
  '(?:(?<!\\p{Script=Hangul})(?:법무|특허|회계|세무|사단|재단|의료)법인(?:[(（]유한?[)）])?\\s|(?:(?:公益|一般)(?:財団|社団)|弁護士|税理士|(?:有限責任)?監査|医療|学校|NPO|特定非営利活動)法人\\s?)';
const JOINED_BEFORE =
  /^.*(?:於|于|任|加入|现任|現任|创办|創辦|创立|創立|成立|[亦又曾前现現时時][为為])(?=..)|^[及与與和暨](?=..)/u;
const NAME_PART = '(?![&.-])[\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hangul}ー・A-Za-z0-9&.-]{2,30}';
/** The shortest: "海图有限公司及蓝山有限公司" are two. */
const SHORT_PART = `${NAME_PART}?`;
/** "Blue Harbor Japan株式会社", "海图软件（银川）有限公司", "リノべる株式会社": before the form stand words of Latin letters, a place, an ending in hiragana. */
const LATIN_WORDS = '(?:(?<![A-Za-z&.-])[A-Z][A-Za-z0-9&.-]* ){0,4}';
const BEFORE_FORM = `${LATIN_WORDS}${SHORT_PART}(?:[(（]\\p{Script=Han}{2,4}[)）]|(?<=\\p{Script=Katakana})[べぺるりすらみむき]{1,2})?`;
const COMPANY = new RegExp(
  `\\p{Script=Hangul}{2,8}(?:회계|법무|세무|특허|노무)법인|(?:${LEGAL_FORM}\\s?|${LEADING_FORM})([A-Z][A-Za-z0-9&.-]*(?: [A-Z][A-Za-z0-9&.-]+){1,3}|${NAME_PART})|(${BEFORE_FORM})(?<!\\d[年月日])${LEGAL_FORM}`,
  'gu',
);
/** "(株)アオバ入社": what was done there. */
const DONE_THERE = /等?(?:入社|入職|入所|入局|設立|創業|創立|退社|退職|勤務|就任|在籍|出身|等|입사|재직|근무)後?$/u;

/** "법무법인 한빛강에서": the particle behind a name. */
const BEHIND_KOREAN = /(?<=\p{Script=Hangul}{2})(?:에서|으로|[은는을를의에])$/u;

/** Companies by the legal form before or behind the name: （株）テクノ. */
export function unspacedCompanies(text: string): Span[] {
  const found = [...text.matchAll(COMPANY)].map((match) => {
    const name = match[1] ?? match[2] ?? match[0];
    const from = match.index + match[0].indexOf(name);
    // "曾就職於大海股份有限公司": words before the name run into it.
    const lead = match[1] === undefined ? JOINED_BEFORE.exec(name) : null;
    // "㈜바다와 ㈜하늘": a particle joins it to the next.
    const own = /^\s㈜|^\s[(（]주/u.test(text.slice(from + name.length)) ? name.replace(/[와과]$/u, '') : name;
    const bare = own.replace(DONE_THERE, '').replace(BEHIND_KOREAN, '');
    return { from: from + (lead?.[0].length ?? 0), to: from + bare.length };
  });
  // "青海弁護士法人 入所": the form is behind the name, and no name behind the form.
  return found.filter(({ from, to }) => to - from >= LEAST_NAME);
}
