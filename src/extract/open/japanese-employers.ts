// Japanese employers that bear no word of an organisation, told by the words behind them: "楽港に入社", "メルタを経て", "2019年 青波入社".
import type { Lexicon } from '../lexicon/language-words.ts';
import type { Piece } from './organisation-span.ts';

/** What no particle and no stop parts; Latin words have spaces. */
const NAME =
  '(?:[A-Z][A-Za-z0-9&.+-]*(?: [A-Z][A-Za-z0-9&.+-]*){0,3}|[\\p{Script=Han}\\p{Script=Katakana}ー・A-Za-z0-9&]{2,24})';
/** "メルタ、青波を経て": every name of the list. */
const LIST = `${NAME}(?:(?:、|及び|および|や|と)${NAME}){0,3}`;
const ENTERED = new RegExp(
  `(${NAME})(?:[\\s　]?(?:新卒|中途)?入[社庁省団]|(?:に|へ)(?:[\\p{Script=Han}\\p{Script=Katakana}ー]{2,8}(?:として|で))?(?:入[社行庁省局団所職]|転[職籍]|ジョイン|就職|移籍))`,
  'gu',
);
const THROUGH = new RegExp(`(${LIST})(?:での[^。、]{2,16}|などの?|等の?|勤務)?(?:を経て|を経験|を退[社職所])`, 'gu');
/** "メルタで営業、人材会社の役員を経て". */
const WORKED = new RegExp(
  `(${NAME})(?:にて|で)(?:[^。、]{0,24}(?:勤務|従事|携わ|担当|手がけ|務め|働)|[^。]{0,30}を経て)`,
  'gu',
);
const EACH = new RegExp(NAME, 'gu');

/** What runs into a name: a date, "after the degree". */
const LEAD =
  /^(?:.*(?:\d{1,4}|[元〇一二三四五六七八九十])[年月日]度?|.*(?:卒業|修了|退[社職]|留学|帰国)後?|.*大学院?(?=[\p{Script=Katakana}A-Z])|同年|翌年|現在|その後|(?:米国?|後)(?=[A-Za-z\p{Script=Katakana}]))/u;
const OFFICE_OF = /^\p{Script=Han}{2,3}事務所$/u;
/** "Marl本社へ転職". */
const OFFICE = /(?<=.{2})(?:本社|日本支社|東京支社|勤務|在籍)$/u;

/** "大手広告代理店", "外資系企業", "同社", "都内の病院": of no one in particular. */
const NO_NAME =
  /^(?:大手|外資|国内|海外|都内|民間|一般|某|複数|数[社年]|各[社種]|上場|中小|地元|地方|現地|新卒|中途|同|当|本|他|日系|人材|自社|別|前職|第)|(?:企業|会社|代理店|メーカー|業界|ベンチャー|スタートアップ|商社|機関|団体|業務|業|職|員|家|者|士|長|年間|以上|現場|分野|経営統合|プロジェクト|フリーランス|営業|海外|[都道府県市区町村国])$/u;
/** What signs of words alone are, too, is a name by its end: "青波堂", "海図新聞". */
const SHOP = /\p{Script=Han}{2}[堂社館屋庁省園]$/u;

export function japaneseEmployers(text: string, titles: readonly Piece[], lexicon: Lexicon): Piece[] {
  if (!/\p{Script=Han}/u.test(text) || /\p{Script=Hangul}/u.test(text)) return [];
  const isName = ({ from, to }: Piece): boolean => {
    const name = text.slice(from, to);
    const isWord = [lexicon.organisations, lexicon.sections, lexicon.present, lexicon.titles].some(
      (words) => words.whole(name) !== undefined,
    );
    const isDone = [lexicon.study, lexicon.work, lexicon.degrees].some((words) => words.find(name).length > 0);
    // "営業部", "大阪支店", "東京事務所": a part of what is named elsewhere.
    const last = lexicon.organisations.find(name).at(-1);
    const isPart = (last?.value === 'department' && last.to === name.length) || OFFICE_OF.test(name);
    const isTitled = titles.some((title) => title.from < to && title.to > from);
    return name.length > 1 && !NO_NAME.test(name) && !isWord && !isDone && !isPart && !isTitled;
  };
  const entered = piecesOf(text, ENTERED).filter(isName);
  const isCalled = (name: string): boolean =>
    !/^\p{Script=Han}+$/u.test(name) ||
    SHOP.test(name) ||
    lexicon.organisations.find(name).some(({ from, to }) => from > 1 && to === name.length);
  const passed = [...piecesOf(text, THROUGH), ...piecesOf(text, WORKED)]
    .filter(isName)
    .filter(({ from, to }) => isCalled(text.slice(from, to)));
  return [...entered, ...passed];
}

const piecesOf = (text: string, frame: RegExp): Piece[] =>
  [...text.matchAll(frame)].flatMap(({ index, 1: names }) =>
    [...names!.matchAll(EACH)].map(({ index: at, 0: name }) => {
      const lead = LEAD.exec(name)?.[0].length ?? 0;
      const office = OFFICE.exec(name)?.[0].length ?? 0;
      return { from: index + at + lead, to: index + at + name.length - office };
    }),
  );
