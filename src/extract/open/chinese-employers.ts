// Chinese employers that bear no word of an organisation, told by the words around them: "曾任海康设计总监", "先后就职于海康、蓝山等企业".
import type { Piece } from './organisation-span.ts';

const WORKED_AT =
  /(?:就[职職]|任[职職]|供[职職]|服[务務])[于於](?<names>[^，。；：;\n]{2,60}?)(?=等|，|。|；|担任|擔任|出任|[从從]事|$)/gu;
const HAS_BEEN_AT =
  /(?:曾|先[后後]|此前|之前)在(?<names>[^，。；：;\n]{2,50}?)(?=担任|擔任|出任|任[职職]|工作|[从從]事|任)/gu;
const JOINED = /加入(?<names>[^，。；：;\n]{2,16}?)(?=，|。|；|担任|擔任|任[职職]|之?[前后後]|$)/gu;
/** The title behind it is known from the text. */
const WAS = /(?:曾任|[现現]任|[历歷]任|担任|擔任|出任)(?<names>[^，。；：;\n]{2,30})$/u;

const LONGEST = 14;
/** "a number of well-known firms", "the team", "work on": no names. */
const NO_NAME =
  /[多数數几幾某各该該此其我本两兩党黨《》“”（）()]|[国國]内|知名|大型|中小|著名|系[统統]|[团團][队隊]|[项項]目|[负負][责責]|[从從]事|工作|先生|女士|期[间間]|支行|全球|研[发發]|[业業][务務]|\d年|^[了的过過并並为為]|的$/u;
/** What stands between the employer and the title is the rank or the trade: "高级结构工程师", "风控总监". */
const RANK =
  /(?:高[级級]|[资資]深|首席|[总總]|副|助理|[执執]行|[联聯]合|技[术術]|[产產]品|[设設][计計]|[结結][构構]|[风風]控|[财財][务務]|市[场場]|[运運][营營]|[销銷]售|[业業][务務]|[质質]量|管理)+$/u;

export function chineseEmployers(text: string, titles: readonly Piece[]): Piece[] {
  if (!/\p{Script=Han}/u.test(text) || /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text))
    return [];
  const worked = [WORKED_AT, HAS_BEEN_AT, JOINED].flatMap((frame) =>
    [...text.matchAll(frame)].flatMap(({ index, 0: whole, groups }) =>
      piecesOf(groups!.names!, index + whole.length - groups!.names!.length, /[^、和及与與]+/gu),
    ),
  );
  const held = titles.flatMap(({ from }, at) => {
    const names = WAS.exec(text.slice(0, from))?.groups?.names ?? '';
    const start = from - names.length;
    return names === '' || (at > 0 && titles[at - 1]!.to > start)
      ? []
      : piecesOf(names.replace(RANK, ''), start, /[^、]+/gu);
  });
  return [...worked, ...held].filter(({ from, to }) => isName(text.slice(from, to)));
}

const isName = (name: string): boolean => name.length > 1 && name.length <= LONGEST && !NO_NAME.test(name);

/** "海康、蓝山及白云": one piece each. */
const piecesOf = (names: string, start: number, one: RegExp): Piece[] =>
  [...names.matchAll(one)].map(({ index, 0: { length } }) => ({ from: start + index, to: start + index + length }));
