// Words of posts in Chinese, Japanese, Korean, Russian and Ukrainian that stand elsewhere than in English: behind the name, in
// a bracket, or in a heading of studies and posts.
import { UNSPACED } from '../../domain/languages/phrase-finder.ts';
import type { Passage } from './question.ts';

/** "학력 및 경력", "学歴・職歴", "Образование и опыт": a heading of studies and posts. */
export const OF_BOTH =
  /경력|약력|職歴|経歴|略歴|履歴|经历|經歷|工作|опыт|работ|карьер|досвід|робот|кар['’]?єр|experience|career|employment/iu;

/** "（現：東都大学）", "(구 한빛병원)": what the organisation is called now or was called then, and nothing about the post. */
const RENAMED =
  /[（(]\s*(?:現在の|現|现为|现|旧称|旧|元|前身は?|原|舊|現為|현재|현|구|ныне|нині|теперь|бывш\p{L}*|колишн\p{L}*)[\s:：、・.]*[^()（）]{0,40}(?:大学|大學|学校|学院|學院|病院|医院|醫院|センター|会社|公司|研究所|대학교|대학|병원|학교|университет\p{L}*|університет\p{L}*|академи\p{L}*|академі\p{L}*|институт\p{L}*|інститут\p{L}*)[^()（）]{0,12}[)）]/giu;

export const withoutRenames = (text: string): string => text.replace(RENAMED, (bracket) => ' '.repeat(bracket.length));

/** "株式会社みなと 取締役（現任）", "2011年 北海大学教授 至今": scripts without spaces say it behind. */
const PRESENT_BEHIND = /現任|现任|現職|現在|现在|至今|迄今|현재|재직/u;

function lineBehind({ text, mention }: Passage): string {
  return UNSPACED.test(text) ? text.slice(mention.to).split('\n', 1)[0]! : '';
}

export const isSaidToGoOn = (passage: Passage): boolean => PRESENT_BEHIND.test(lineBehind(passage));

/** "创立X", "Xを設立", "X 창업", "основал X": who founded it is its founder, though no title is given. */
const FOUNDED = /创立|创办|创建|創立|創辦|創建|創業|設立|创始|창업|창립|설립|основал[аи]?|заснува(?:в|ла)/u;

export function foundingIn({ text, mention }: Passage): string | null {
  const [before, behind] = [
    text.slice(Math.max(0, mention.from - 24), mention.from),
    text.slice(mention.to, mention.to + 8),
  ];
  const led = new RegExp(`(${FOUNDED.source})(?:了|компанию|компанію|\\s|[«“"])*$`, 'u').exec(before);
  const followed = new RegExp(`^(?:株式会社|を|을|를|\\s|[»”"])*(${FOUNDED.source})`, 'u').exec(behind);
  return led?.[1] ?? followed?.[1] ?? null;
}

/** "主办单位", "主催", "Организаторы": under such a heading stands who holds an event, not where its speakers work. */
export const OF_HOSTS =
  /主办|主辦|协办|協辦|承办|承辦|主催|共催|協賛|後援|주최|주관|후원|организатор|організатор|спонсор|^(?:hosts?|organi[sz]ers?|sponsors?)\b/iu;
