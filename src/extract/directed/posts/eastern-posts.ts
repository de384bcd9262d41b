// Words of posts in Chinese, Japanese, Korean, Russian and Ukrainian that stand elsewhere than in English: behind the name, in
// a bracket, or in a heading of studies and posts.
import { UNSPACED } from '../../../domain/languages/phrase-finder.ts';
import type { Lexicon } from '../../lexicon/language-words.ts';
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
  /^[^、，,。．]{0,12}[、，,]?[^、，,。．]{0,16}(?:現在に至|今日に至|在職中|至今|迄今|현재까지|재직\s?중)/u;

export const isSaidToGoOn = (passage: Passage): boolean =>
  (passage.prose ? TO_THIS_DAY : PRESENT_BEHIND).test(lineBehind(passage));

/** "現職", "현직": a heading over the posts of today and no others. */
export const isHeadedToday = (heading: string | null, { present }: Lexicon): boolean =>
  heading !== null && UNSPACED.test(heading) && present.whole(heading.replace(/[\s　:：■●◆▶【】]/gu, '')) !== undefined;

/** "助教、准教授を経て", "조교수를 거쳐", "にて勤務しました": passed through, or told in the past. */
export const PASSED = /^(?:(?!入社|入所|入局|入行)[^。．\n]){0,60}?(?:を経て|を経た|[을를]\s?거쳐|を退職|を退任)/u;
const TOLD_AS_PAST =
  /^[^。．\n]{0,40}(?:(?:従事|勤務|在籍|所属|在職)し(?:た|ました|てい(?:た|ました))|(?:勤め|務め)(?:た|ました|てい(?:た|ました))|働(?:いた|きました|いてい(?:た|ました))|(?:근무|재직|종사)(?:했|하였)|일했)/u;
/** A post without a word about today, where its own words say that it was left. */
export function isLeft({ text, start, mention, prose }: Passage, { page, phrasesIn, lexicon }: Question): boolean {
  if (!UNSPACED.test(text)) return false;
  if (PASSED.test(text.slice(mention.to)) || TOLD_AS_PAST.test(text.slice(mention.to))) return true;
  // "加入京东；三年后离任": given up in a later clause of the sentence that names no other organisation.
  const rest = prose ? page.text.slice(start + text.length).split(/[。\n]/u, 1)[0]! : '';
  return lexicon.leavings.find(rest).length > 0 && phrasesIn(rest).every(({ unit }) => unit);
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
  /^(?:から(?:[^転出]|$)|からの|が|との|と共|と連|と提携|への|向け|様|など|等の|に対|を相手|を担当|を買収|に売却|에게|와의|과의|로부터|으로부터|与.{0,12}合作|向)/u;

export const isOnlyNamed = ({ text, mention }: Passage): boolean =>
  UNSPACED.test(mention.name) && OF_ANOTHER.test(text.slice(mention.to));

/** "主办单位", "主催", "Организаторы": under such a heading stands who holds an event, not where its speakers work. */
export const OF_HOSTS =
  /主办|主辦|协办|協辦|承办|承辦|主催|共催|協賛|後援|주최|주관|후원|организатор|організатор|спонсор|^(?:hosts?|organi[sz]ers?|sponsors?)\b/iu;
