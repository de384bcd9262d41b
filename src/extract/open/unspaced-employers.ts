// Employers in Chinese, Japanese and Korean sentences that no word makes one: "ミナトに入社", "加入海图", "바다랩에 입사". The verb of
// joining or founding beside the name tells them.
import type { TextItems } from '../directed/aligned-members.ts';
import type { Lexicon } from '../lexicon/language-words.ts';
import type { OrganisationSpan } from './organisation-span.ts';

const SIGN = '\\p{Script=Katakana}\\p{Script=Han}ーA-Za-z0-9&＆・';
const JAPANESE = new RegExp(
  `(?<![${SIGN}])([${SIGN}][${SIGN}.'-]*(?: [A-Za-z0-9&.'-]+){0,3})(?:(?:に|へ)(?:新卒|中途|転職|第二新卒|正式に|再)?(?:で|し)?(?:入社|入所|入行|転職|就職|参画|勤務|所属|出向|転籍)|(?:で|にて)(?:勤務|就業)|を(?:創業|設立|創設|起業|立ち上げ))`,
  'gu',
);
const KOREAN =
  /(?<![\p{Script=Hangul}A-Za-z0-9])([\p{Script=Hangul}A-Za-z0-9&]{2,20})(?:에|에서|을|를)\s(?:입사|합류|근무|재직|설립|창업|이직)/gu;
const CHINESE =
  /(?:加入|任职于|就职于|任職於|就職於|供职于|供職於|服务于|服務於|入职|入職|创办|創辦|创立|創立|创建)了?([\p{Script=Han}A-Za-z0-9&·.-]{2,20}?)(?=[，。、；,;（(\s]|担任|擔任|出任|任|从事|從事|负责|負責|工作|后|後|$)/gu;
/** What runs into a Japanese name: "2014年", "卒業後". */
const BEFORE = /^.*(?:[\d〇一二三四五六七八九十][年月日]|同年|翌年|後)/u;
/** A kind of employer, a place or a post, and no name. */
const KIND =
  /(?:会社|企業|メーカー|商社|代理店|事務所|業界|業種|現職|同社|当社|弊社|自社|本社|地元|海外|国内|都内|民間|大手|職|業|部|課|室|科|店|校|事業|会|団体|组织|团队|團隊|(?<!集)公司|共产党|プロジェクト|案件|開発|運営|研究|活動|事|项目|項目|회사|기업|스타트업|본사|업계|부서|팀)$/u;

export function unspacedEmployers(text: string, items: TextItems, lexicon: Lexicon): OrganisationSpan[] {
  const found = [JAPANESE, KOREAN, CHINESE].flatMap((pattern) => [...text.matchAll(pattern)]);
  return found.flatMap((match): OrganisationSpan[] => {
    const written = match[1]!;
    const lead = BEFORE.exec(written)?.[0].length ?? 0;
    const name = written.slice(lead);
    const from = match.index + match[0].indexOf(written) + lead;
    const to = from + name.length;
    const overlaps = [...items.titles, ...items.degrees, ...items.dates].some(
      (item) => item.from < to && item.to > from,
    );
    if (name.length < 2 || overlaps || KIND.test(name) || lexicon.organisations.whole(name) !== undefined) return [];
    return [{ from, to, name, school: false, weak: false, placed: true }];
  });
}
