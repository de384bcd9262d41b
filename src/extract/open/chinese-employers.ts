// Chinese employers that bear no word of an organisation, told by the words around them: "曾任海康设计总监", "先后就职于海康、蓝山等企业".
import { isKnownPlace } from '../../domain/places/compare-places.ts';
import type { Lexicon } from '../lexicon/language-words.ts';
import type { Piece } from './organisation-span.ts';

const WORKED_AT =
  /(?:就[职職]|任[职職]|供[职職]|服[务務])[于於](?<names>[^，。；：;\n]{2,60}?)(?=等|，|。|；|担任|擔任|出任|[从從]事|$)/gu;
const HAS_BEEN_AT =
  /(?:曾|先[后後]|此前|之前|[时時年月后後][，]?)在(?<names>[^，。；：;\n]{2,50}?)(?=等|担任|擔任|出任|任[职職]|工作|[从從]事|任)/gu;
const JOINED = /加入(?<names>[^，。；：;\n]{2,24}?)(?=，|。|；|担任|擔任|任|之?[前后後]|$)/gu;
/** "加入“海康”，出任经理", "创办「海图」": the name in quotes. */
const QUOTED =
  /(?:加入|[任就供][职職][于於]|[创創][办辦立建]|[担擔]任|出任)[“「『](?<names>[^“”「」『』，。]{2,14})(?=[”」』])/gu;
/** "任美国Marl Inc.公司资深总监": Latin letters before the word for a firm. */
const LATIN = /(?<![A-Za-z])(?<names>\p{Lu}[A-Za-z0-9&.-]{1,30}(?: \p{Lu}[A-Za-z0-9&.-]{0,30}){0,3})(?=\s?公司)/gu;
/** The title behind it is known from the text; what was held "at X" names X before. */
const WAS = /(?:曾任|[现現]任|[历歷]任|(?<!在[^，。；]{2,30})(?:担任|擔任|出任))(?<names>[^，。；：;\n]{2,30})$/u;
/** "曾任海康总监，蓝山首席架构师": the next of the list. */
const WAS_TOO = /(?:曾任|[现現]任|[历歷]任)[^。；：;\n]*，\s?(?<names>[^，。；：;、\n]{2,20})$/u;

/** "1988年至1996年，任东湖机械厂技术员": where the name ends in a word of an organisation. */
const WAS_THEN = /(?<=[年月日今起间間]，?\s?)任(?<names>[^，。；：;、\n]{2,20})$/u;
/** "海图加速器创始人，毕业于…", "蓝山合伙人": a clause of nothing but a name and what only somebody of a firm is. */
const LEADS =
  /^(?:[联聯]合)?(?:[创創](?:[始办辦])人|合伙人|合夥人|董事[长長]|[总總]裁|副[总總]裁|[总總][经經]理|副[总總][经經]理|[执執]行[长長]|CEO|CTO|COO|CFO|CMO|首席[执執]行官|首席技[术術]官|首席[运營营]\S官|[执執]行董事)$/u;
/** Where others of the list are told so. */
const LEADS_TOO = /(?:[总總][监監]|首席\S{2,4}|架[构構][师師]|研究[员員]|[负負][责責]人|[经經]理)$/u;
const OPENS = /(?:^|[，。；\n]\s?)(?<names>[^，。；：;、\n]{2,16})$/u;
const END = /^(?:$|[，。；、\n]|兼|暨|[和与與及])/u;
const NO_FIRM =
  /^(?:全[栈棧]|前端|[后後]端|算法|[数數][据據]|[软軟硬]件|系[统統])$|公司|[-–—/]|\d ?年|加入|任(?!天)|企[业業]|[机機][构構]|平[台臺]|品牌|[项項]目|^(?:[对對][话話]|[专專][访訪]|[独獨]家)|[领領]域|[区區省市]$/u;

const LONGEST = 14;
const LONGEST_LATIN = 40;
/** "a number of well-known firms", "the team", "work on": no names. */
const NO_NAME =
  /[多数數几幾某各该該此其我本两兩党黨《》“”（）()]|[国國][内有]|外[资資]|知名|大型|中小|著名|系[统統]|[团團][队隊]|[项項]目|[负負][责責]|[从從]事|工作|先生|女士|期[间間]|支行|全球|研[发發]|[业業][务務]|[专專][栏欄]|\d年|[体體]系|[内內]$|^(?:公司|集[团團]|[学學]校|[医醫]院|海外|[国國]外|[内內]地|[当當]地|基[层層]|家[乡鄉]|部[队隊])$|^[了的过過并並为為]|的$/u;
/** What stands between the employer and the title is the rank or the trade: "高级结构工程师", "风控总监". */
const RANK =
  /(?:(?:高[级級]|[资資]深|首席|[总總]|副|助理|[执執]行|[联聯]合|技[术術]|[产產]品|[设設][计計]|[结結][构構]|[风風]控|[财財][务務]|市[场場]|[运運][营營]|[销銷]售|[业業][务務]|[质質]量|研[发發]|管理|[亚亞]太|大中[华華]|全球|公[关關]|培[训訓]|品牌|[战戰]略|法[务務]|合[规規]|行政|人力[资資]源)[区區部]?)+$/u;

export function chineseEmployers(text: string, titles: readonly Piece[], { organisations }: Lexicon): Piece[] {
  if (!/\p{Script=Han}/u.test(text) || /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text))
    return [];
  const worked = [WORKED_AT, HAS_BEEN_AT, JOINED, QUOTED, LATIN].flatMap((frame) =>
    [...text.matchAll(frame)].flatMap(({ index, 0: whole, groups }) =>
      piecesOf(groups!.names!, index + whole.length - groups!.names!.length, /[^、和及与與]+/gu),
    ),
  );
  const held = titles.flatMap(({ from }, at) => {
    const lead = text.slice(0, from);
    const then = WAS_THEN.exec(lead);
    const isNamed = organisations.find(then?.groups?.names ?? '').some(({ to }) => to === then!.groups!.names!.length);
    const names =
      (WAS.exec(lead) ?? (at > 0 ? WAS_TOO.exec(lead) : null) ?? (isNamed ? then : null))?.groups?.names ?? '';
    const start = from - names.length;
    return names === '' || (at > 0 && titles[at - 1]!.to > start)
      ? []
      : piecesOf(names.replace(RANK, ''), start, /[^、]+/gu);
  });
  const isListed = /[曾历歷]任/u.test(text) || titles.some(({ from, to }) => LEADS.test(text.slice(from, to)));
  const led = titles.flatMap(({ from, to }, at) => {
    const names = OPENS.exec(text.slice(0, from))?.groups?.names ?? '';
    const name = names.replace(RANK, '').replace(/^(?:前|[现現]任?|原)|[现現]任?$/gu, '');
    const start = from - names.length;
    const title = text.slice(from, to);
    const isApart = at === 0 || titles[at - 1]!.to <= start;
    const isOfFirm = LEADS.test(title) || (isListed && LEADS_TOO.test(title));
    return isOfFirm && isApart && END.test(text.slice(to)) && !NO_FIRM.test(name)
      ? [{ from: start + names.indexOf(name), to: start + names.indexOf(name) + name.length }]
      : [];
  });
  // "供职于海图有限公司，先后担任互联网事业部总监，运营中心总经理": parts of the firm that was named before.
  const isPart = ({ from, to }: Piece): boolean =>
    PART.test(text.slice(from, to)) && /(?:[任就供][职職][于於]|加入)[^。；;]*$/u.test(text.slice(0, from));
  return [...worked, ...held.filter((piece) => !isPart(piece)), ...led.filter((piece) => !isPart(piece))]
    .map((piece) => withoutPraise(piece, text))
    .filter(({ from, to }) => isName(text.slice(from, to)));
}

const PART = /(?:部|中心|[处處组組室])$/u;

/** "著名手机游戏开发商 Marl": what it is, before its name in Latin letters. */
function withoutPraise({ from, to }: Piece, text: string): Piece {
  const name = text.slice(from, to);
  const [latin] = NO_NAME.test(name) ? (/(?<=\p{Script=Han}\s?)\p{Lu}[A-Za-z0-9&.-]{2,}$/u.exec(name) ?? []) : [];
  return { from: to - (latin ?? name).length, to };
}

const isName = (name: string): boolean =>
  name.length > 1 &&
  !isKnownPlace(name) &&
  name.length <= (/^\p{Lu}/u.test(name) ? LONGEST_LATIN : LONGEST) &&
  !NO_NAME.test(name);

/** "海康、蓝山及白云": one piece each. */
const piecesOf = (names: string, start: number, one: RegExp): Piece[] =>
  [...names.matchAll(one)].map(({ index, 0: { length } }) => ({ from: start + index, to: start + index + length }));
