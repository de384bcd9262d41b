// Words of posts in Chinese, Japanese, Korean, Russian and Ukrainian that stand elsewhere than in English: behind the name, in
// a bracket, or in a heading of studies and posts.
import type { DateSpan } from '../../../domain/dates/parse-dates.ts';
import { UNSPACED } from '../../../domain/languages/phrase-finder.ts';
import type { Lexicon } from '../../lexicon/language-words.ts';
import { lineOf } from '../aligned-members.ts';
import { pointOf } from '../passage-parts.ts';
import type { Passage, Question } from '../question.ts';

/** "（現：東都大学）", "(구 한빛병원)": what the organisation is called now or was called then, and nothing about the post. */
const RENAMED =
  /[（(]\s*(?:現在の|現|现为|现|旧称|旧|元|前身は?|原|舊|現為|현재|현|구|ныне|нині|теперь|бывш\p{L}*|колишн\p{L}*)[^()（）]{2,60}[)）]/giu;

export const withoutRenames = (text: string, { organisations }: Lexicon): string =>
  text.replace(RENAMED, (bracket) =>
    organisations.find(bracket).some(({ value }) => value !== 'department') ? ' '.repeat(bracket.length) : bracket,
  );

/** "株式会社みなと 取締役（現任）", "2011年 北海大学教授 至今": scripts without spaces say it behind. */
const PRESENT_BEHIND = /現任|现任|現職|現在|现在|至今|迄今|현재|재직/u;

function lineBehind({ text, mention }: Passage): string {
  return UNSPACED.test(text) ? text.slice(mention.to).split('\n', 1)[0]! : '';
}

/** "院長として現在に至る": in a sentence, said of what stands right before it. */
const TO_THIS_DAY =
  /^[^、，,。．]{0,12}[、，,]?[^、，,。．]{0,16}(?:現在に至|今日に至|在職中|至今|迄今|現職(?=[。．]|$)|현재까지|재직\s?중)/u;

export const isSaidToGoOn = (passage: Passage): boolean =>
  (passage.prose ? TO_THIS_DAY : PRESENT_BEHIND).test(lineBehind(passage));

/** "現職", "현직": a heading over the posts of today and no others. */
export const isHeadedToday = (heading: string | null, { present }: Lexicon): boolean =>
  heading !== null && UNSPACED.test(heading) && present.whole(heading.replace(/[\s　:：■●◆▶【】]/gu, '')) !== undefined;

/** "助教、准教授を経て", "조교수를 거쳐", "にて勤務しました": passed through, or told in the past. */
export const PASSED = /^(?:(?!入[社所局行])[^。．\n]){0,60}?(?:を経[てた]|[을를]\s?거쳐|を退[職任]|勤務(?:した)?後)/u;
const TOLD_AS_PAST =
  /^[^。．\n]{0,40}(?:(?:従事|勤務|在籍|所属|在職)し(?:た|ました|てい(?:た|ました))|(?:勤め|務め)(?:た|ました|てい(?:た|ました))|働(?:いた|きました|いてい(?:た|ました))|(?:근무|재직|종사)(?:했|하였)|일했)/u;
/** Offices that are held beside a post. */
const BESIDE_A_POST =
  /客員|非常勤|兼任|兼職|兼务|委員|委员|理事|顧問|顾问|監事|監査|社外|評議員|アドバイザー|会員|會員|会员|客座|董事|設立|創業|創設|創立|創辦|创办|创立|开设|開設|開院|開業|자문|겸임|위원|외래|이사|초빙|회원|설립|창업|개원/u;
const OPENED = /開院|開業|개원/u;
const MARKED_PRESENT =
  /^[^\p{L}]*(?:現|现|현)(?:在|職|任|재|직)?[)）\]】.:：\s　]|[（(\s](?:現任|現職|現在|现任|至今|현재)[)）]?\s*$|現在に至る/u;

/** "北海大学 教授。", "南方医院主任医师，": a title and no verb say what somebody is. */
export function isPlainlySaid({ text, start, mention }: Passage, { page, itemsIn, lexicon }: Question): boolean {
  const behind = text
    .slice(mention.to)
    .split(/[、，,。．]/u, 1)[0]!
    .trimEnd();
  // "北海研究所研究員、東海大学講師を経て": passed through, as the whole list was.
  if (PASSED.test(page.text.slice(start + mention.to).split(/[。\n]/u, 1)[0]!)) return false;
  const isEnd = itemsIn(behind).titles.some(({ to }) => /^[）)]*$/u.test(behind.slice(to)));
  return isEnd && lexicon.work.find(text.slice(0, mention.to) + behind).length === 0;
}

/** A post without a word about today, where the rest of the person's part says that it was left. */
export function isLeft(passage: Passage, date: DateSpan | undefined, question: Question): boolean {
  const { text, mention, heading } = passage;
  const { scope, itemsIn, lexicon } = question;
  if (!UNSPACED.test(text)) return false;
  if (PASSED.test(text.slice(mention.to)) || TOLD_AS_PAST.test(text.slice(mention.to))) return true;
  // "加入京东；三年后离任": given up in a later clause of the sentence that names no other organisation.
  const rest = passage.prose ? question.page.text.slice(passage.start + text.length).split(/[。\n]/u, 1)[0]! : '';
  if (lexicon.leavings.find(rest).length > 0 && question.phrasesIn(rest).every(({ unit }) => unit)) return true;
  const isOwn = (other: string): boolean => other.includes(mention.name);
  const today = scope.blocks.filter((block) => isHeadedToday(block.heading, lexicon));
  const line = lineOf(text, mention);
  const own = passage.prose ? text : text.slice(line.from, line.to);
  const title = itemsIn(own).titles.at(-1)?.text ?? '';
  if (today.length > 0 && passage.section === 'employment')
    return !today.some((block) => isOwn(block.text) && block.text.includes(title));
  if (BESIDE_A_POST.test(own)) return false;
  const last = scope.blocks.at(-1)!;
  const lines = passage.prose
    ? question.page.text.slice(passage.start + text.length, last.start + last.text.length).split(/[。．\n]/u)
    : scope.blocks.filter((block) => block.heading === heading).map((block) => block.text);
  const isPost = (other: string): boolean =>
    (itemsIn(other).titles.length > 0 || lexicon.work.find(other).length > 0) &&
    (!passage.prose || question.phrasesIn(other).some(({ unit }) => !unit));
  // Who opens a practice has left the one before.
  if (!passage.prose && lines.slice(lines.findIndex(isOwn) + 1).some((line) => OPENED.test(line))) return true;
  const others = lines.filter((line) => !isOwn(line) && !text.includes(line) && isPost(line));
  const began = date === undefined ? Number.POSITIVE_INFINITY : pointOf(date).year;
  const isLater = (line: string): boolean =>
    !BESIDE_A_POST.test(line.replace(FOUNDED, '').replace(OPENED, '')) &&
    itemsIn(line).dates.some((other) => pointOf(other).year > began);
  return others.some((line) => (!passage.prose && MARKED_PRESENT.test(line)) || isLater(line));
}

/** "创立X", "Xを設立", "X 창업", "основал X": who founded it is its founder, though no title is given. */
const FOUNDED = /创立|创办|创建|創立|創辦|創建|創業|設立|创始|창업|창립|설립|основал[аи]?|заснува(?:в|ла)/u;

export function foundingIn({ text, mention }: Passage): string | null {
  const [before, behind] = [
    text.slice(Math.max(0, mention.from - 24), mention.from),
    text.slice(mention.to, mention.to + 8),
  ];
  const led = new RegExp(`(${FOUNDED.source})(?:了|компанию|компанію|\\s|[«“"])*$`, 'u').exec(before);
  const followed = new RegExp(`^(?:株式会社|を|을|를|\\s|[»”"」』])*(${FOUNDED.source})`, 'u').exec(behind);
  // Who opens a practice is its head.
  const opened = /^[」』]?(?:を|을|를)?\s?(?:開院|開業|개원)/u.test(behind) ? '院長' : null;
  return led?.[1] ?? followed?.[1] ?? opened;
}

/** "北海社から出資を受け", "西海社との共同研究", "東海社向け": somebody or something else, to whom, from whom or with whom. */
const OF_ANOTHER =
  /^(?:から(?:[^転出]|$)|からの|が|との|と共|と連|と提携|への|向け|様|など|等の|に対|を相手|を担当|を買収|に売却|에게|와의|과의|로부터|으로부터|与.{0,12}合作|向|\s?(?:임?직원|고객|사용자|이용자)(?:[^\p{L}]|들|의|을|를|이|가))/u;

export const isOnlyNamed = ({ text, mention }: Passage): boolean =>
  UNSPACED.test(mention.name) && OF_ANOTHER.test(text.slice(mention.to));

/** "主办单位", "主催", "Организаторы": under such a heading stands who holds an event, not where its speakers work. */
export const OF_HOSTS =
  /主办|主辦|协办|協辦|承办|承辦|主催|共催|協賛|後援|주최|주관|후원|организатор|організатор|спонсор|^(?:hosts?|organi[sz]ers?|sponsors?)\b/iu;
